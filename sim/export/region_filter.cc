// SPDX-License-Identifier: Apache-2.0
#include "sim/export/region_filter.h"

#include <algorithm>

#include "sim/log/event_log.h"

namespace swsim {

RegionFilter::RegionFilter(EventListener& to, const ProgramText& program, const std::string& name)
    : to_(to), all_(name.empty()) {
    for (const Region& region : program.regions)
        if (region.name == name)
            regions_.push_back(region);
    if (!all_ && regions_.empty())
        throw EventLogError(program.no_region(name));
}

bool RegionFilter::contains(uint64_t pc) const {
    return all_ ||
           std::ranges::any_of(regions_, [&](const Region& region) { return region.contains(pc); });
}

bool RegionFilter::enter(unsigned core, uint64_t pc) {
    const uint64_t bit = uint64_t(1) << core;
    const bool inside = contains(pc);
    inside_ = inside ? inside_ | bit : inside_ & ~bit;
    return inside;
}

}  // namespace swsim
