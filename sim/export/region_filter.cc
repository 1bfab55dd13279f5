// SPDX-License-Identifier: Apache-2.0
#include "sim/export/region_filter.h"

#include <algorithm>

#include <fmt/format.h>

#include "sim/log/event_log.h"

namespace swsim {

RegionFilter::RegionFilter(EventListener& to, const ProgramText& program, const std::string& name)
    : to_(to), all_(name.empty()) {
    std::string known;
    for (const Region& region : program.regions) {
        if (region.name == name)
            regions_.push_back(region);
        known += (known.empty() ? "" : ", ") + region.name;
    }
    if (!all_ && regions_.empty())
        throw EventLogError(
            fmt::format("the program has no region '{}' ({}); a region is what stands between "
                        "the comments # SWSIM-BEGIN {} and # SWSIM-END",
                        name, known.empty() ? "it has none" : "it has " + known, name));
}

bool RegionFilter::contains(uint64_t pc) const {
    const uint64_t offset = pc - address_map::text_base;
    return all_ || std::ranges::any_of(regions_, [&](const Region& region) {
               return region.begin <= offset && offset < region.end;
           });
}

bool RegionFilter::enter(unsigned core, uint64_t pc) {
    const uint64_t bit = uint64_t(1) << core;
    const bool inside = contains(pc);
    inside_ = inside ? inside_ | bit : inside_ & ~bit;
    return inside;
}

}  // namespace swsim
