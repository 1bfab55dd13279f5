// SPDX-License-Identifier: Apache-2.0
//
// A queue, first in, first out, that keeps its memory: what std::deque does, in a ring.
#pragma once

#include <cstddef>
#include <vector>

namespace swsim {

template <typename One> class Fifo {
  public:
    using value_type = One;

    bool empty() const { return begin_ == end_; }
    size_t size() const { return end_ - begin_; }
    // Counted from the front.
    One& operator[](size_t place) { return slots_[(begin_ + place) & mask_]; }
    const One& operator[](size_t place) const { return slots_[(begin_ + place) & mask_]; }
    One& front() { return (*this)[0]; }
    const One& front() const { return (*this)[0]; }

    void push_back(const One& one) {
        if (size() > mask_)
            grow();
        slots_[end_++ & mask_] = one;
    }
    void pop_front() { ++begin_; }
    void clear() { begin_ = end_ = 0; }

  private:
    [[gnu::noinline]] void grow() {
        const size_t count = size();
        std::vector<One> larger(2 * slots_.size());
        for (size_t place = 0; place < count; ++place)
            larger[place] = (*this)[place];
        slots_ = std::move(larger);
        mask_ = slots_.size() - 1;
        begin_ = 0;
        end_ = count;
    }

    static constexpr size_t first_size = 8;  // a power of two

    std::vector<One> slots_ = std::vector<One>(first_size);
    size_t mask_ = first_size - 1;
    size_t begin_ = 0;  // these two count on, and wrap around in the slots
    size_t end_ = 0;
};

}  // namespace swsim
