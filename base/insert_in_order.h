// SPDX-License-Identifier: Apache-2.0
//
// Queues in the order of time, to which what comes is nearly always the latest.
#pragma once

#include <functional>
#include <iterator>

namespace swsim {

// Puts `one` behind all whose key is not greater.
template <typename Queue, typename Key>
void insert_in_order(Queue& queue, typename Queue::value_type one, Key key) {
    auto place = queue.end();
    while (place != queue.begin() && std::invoke(key, one) < std::invoke(key, *std::prev(place)))
        --place;
    queue.insert(place, std::move(one));
}

}  // namespace swsim
