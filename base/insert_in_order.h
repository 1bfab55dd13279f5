// SPDX-License-Identifier: Apache-2.0
//
// Queues in the order of time, to which what comes is nearly always the latest.
#pragma once

#include <cstddef>
#include <functional>
#include <utility>

namespace swsim {

// Puts `one` behind all whose key, a member or a function of it, is not greater.
template <auto key, typename Queue>
void insert_in_order(Queue& queue, const typename Queue::value_type& one) {
    queue.push_back(one);
    const auto& own = std::invoke(key, one);
    for (size_t place = queue.size() - 1; place > 0 && own < std::invoke(key, queue[place - 1]);
         --place)
        std::swap(queue[place], queue[place - 1]);
}

}  // namespace swsim
