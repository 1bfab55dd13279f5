// SPDX-License-Identifier: Apache-2.0
#include "sim/time/agenda.h"

#include <algorithm>
#include <utility>

#include "base/bits.h"

namespace swsim {

void Agenda::clear() {
    due_.fill(never);
    window_from_ = 0;
    window_.fill(Set());
    occupied_ = 0;
    later_.fill(0);
}

Cycle Agenda::next_later() const {
    Cycle next = never;
    for (unsigned word = 0; word < later_.size(); ++word)
        for_each_bit(later_[word],
                     [&](unsigned bit) { next = std::min(next, due_[word * word_bits + bit]); });
    return next;
}

void Agenda::open_window(Cycle from) {
    window_from_ = from;
    for (unsigned word = 0; word < later_.size(); ++word)
        for_each_bit(std::exchange(later_[word], 0),
                     [&](unsigned bit) { insert(word * word_bits + bit); });
}

}  // namespace swsim
