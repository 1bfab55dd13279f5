// SPDX-License-Identifier: Apache-2.0
//
// Who has something to do in which cycle. Everybody has a number and is due once at most; whoever
// is due in the same cycle has its turn in the order of the numbers.
//
// Most are due soon. So the cycles of a short window have a set each of those that are due, as
// bits; all that are due later are in one set, which is looked through when the window has passed.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>

#include "sim/machine/machine.h"

namespace swsim {

class Agenda {
  public:
    static constexpr unsigned size = 256;  // of numbers

    Agenda() { clear(); }
    void clear();

    // Makes `number` due in cycle `when`, unless it is due earlier. Not before what go_to was told.
    void add(unsigned number, Cycle when) {
        if (when >= due_[number])
            return;
        remove(number);
        due_[number] = when;
        insert(number);
    }
    void remove(unsigned number) {
        if (due_[number] == never)
            return;
        erase(number);
        due_[number] = never;
    }
    // `never` if it is not due.
    Cycle due(unsigned number) const { return due_[number]; }

    // The first cycle in which somebody is due; `never` for none.
    Cycle next() const {
        return occupied_ ? window_from_ + unsigned(std::countr_zero(occupied_)) : next_later();
    }
    // The time is `now`; nobody is due before.
    void go_to(Cycle now) {
        if (!occupied_)
            open_window(now);
    }
    // The first of those due in the cycle that go_to was told, which is due no more; `size` if none
    // below `limit`, a multiple of 64, is due.
    unsigned take_first(Cycle now, unsigned limit = size) {
        const auto slot = unsigned(now - window_from_);
        assert(slot < window_cycles);
        if (!(occupied_ >> slot & 1))
            return size;
        Set& due = window_[slot];
        for (unsigned word = 0; word < limit / word_bits; ++word) {
            const uint64_t here = due[word];
            if (!here)
                continue;
            const unsigned number = word * word_bits + unsigned(std::countr_zero(here));
            due[word] = here & (here - 1);
            due_[number] = never;
            if (!due[word])
                note_if_empty(slot, word + 1);
            return number;
        }
        return size;
    }

  private:
    static constexpr unsigned word_bits = 64;
    static constexpr unsigned window_cycles = word_bits;
    using Set = std::array<uint64_t, size / word_bits>;

    void insert(unsigned number) {
        const uint64_t bit = uint64_t(1) << number % word_bits;
        const Cycle slot = due_[number] - window_from_;
        if (slot < window_cycles) {
            window_[slot][number / word_bits] |= bit;
            occupied_ |= uint64_t(1) << slot;
        } else {
            later_[number / word_bits] |= bit;
        }
    }
    void erase(unsigned number) {
        const uint64_t bit = uint64_t(1) << number % word_bits;
        const Cycle slot = due_[number] - window_from_;
        if (slot < window_cycles) {
            window_[slot][number / word_bits] &= ~bit;
            note_if_empty(unsigned(slot), 0);
        } else {
            later_[number / word_bits] &= ~bit;
        }
    }
    // The words before `word` are empty.
    void note_if_empty(unsigned slot, unsigned word) {
        for (; word < window_[slot].size(); ++word)
            if (window_[slot][word])
                return;
        occupied_ &= ~(uint64_t(1) << slot);
    }
    Cycle next_later() const;
    void open_window(Cycle from);

    std::array<Cycle, size> due_;
    Cycle window_from_ = 0;
    std::array<Set, window_cycles> window_;  // due in each of its cycles
    uint64_t occupied_ = 0;                  // the cycles of the window with somebody
    Set later_;                              // due behind the window
};

}  // namespace swsim
