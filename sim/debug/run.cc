// SPDX-License-Identifier: Apache-2.0
#include "sim/debug/run.h"

#include <algorithm>

namespace swsim::debug {

Run::Run(const RunOrder& order, const Machinery& start) : order_(order), start_(start.cycle) {
    for (const StopOrder& stop : order.stops) {
        stops_.push_back(make_stop(stop, start.places));
        stops_.back()->begin(start);
    }
}

Run::End Run::look(const Machinery& machinery) {
    found_.clear();
    for (const auto& stop : stops_)
        stop->look(machinery, found_);
    std::erase_if(found_, [&](const Hit& hit) {
        return hit.cycle <= start_ || (order_.collect && hit.cycle >= order_.until);
    });
    for (const Hit& hit : found_)
        hits_[hit.cycle].push_back(hit);
    if (order_.collect)
        while (hits_.size() > order_.steps)
            hits_.erase(hits_.begin());
    else if (decides())
        return End::hit;
    return machinery.cycle >= order_.until ? End::until : End::not_yet;
}

std::vector<Hit> Run::hits() const {
    std::vector<Hit> all;
    for (const auto& [cycle, hits] : hits_)
        all.insert(all.end(), hits.begin(), hits.end());
    return all;
}

// Hits of the steps are counted, and forgotten but for the last.
bool Run::decides() {
    if (found_.empty())
        return false;
    const auto is_step = [&](const Hit& hit) { return hit.id == order_.step_id; };
    if (!std::ranges::all_of(found_, is_step) || ++steps_ == order_.steps)
        return true;
    hits_.clear();
    return false;
}

}  // namespace swsim::debug
