// SPDX-License-Identifier: Apache-2.0
#include "sim/debug/run.h"

#include <algorithm>

#include "sim/debug/message.h"

namespace swsim::debug {

Json RunOrder::json() const {
    Json list = Json::array();
    for (const StopOrder& stop : stops)
        list.push_back(stop.json());
    return {{"ask", "run"},
            {"stops", list},
            {"step_id", step_id},
            {"steps", steps},
            {"until", until},
            {"collect", collect},
            {"checkpoint_cycles", checkpoint_cycles},
            {"checkpoints", checkpoints}};
}

RunOrder RunOrder::from(const Json& json) {
    RunOrder order;
    for (const Json& stop : json["stops"])
        order.stops.push_back(StopOrder::from(stop));
    order.step_id = json["step_id"];
    order.steps = json["steps"];
    order.until = json["until"];
    order.collect = json["collect"];
    order.checkpoint_cycles = json["checkpoint_cycles"];
    order.checkpoints = json["checkpoints"].get<std::vector<Cycle>>();
    return order;
}

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
