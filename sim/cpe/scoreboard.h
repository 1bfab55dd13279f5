// SPDX-License-Identifier: Apache-2.0
//
// When results are ready, and what makes them wait.
#pragma once

#include <array>

#include "base/overlap.h"
#include "sim/cpe/decode.h"

namespace swsim {

class Scoreboard {
  public:
    Scoreboard() { producer_.fill(Account::operand_integer); }

    Cycle ready(unsigned index) const { return ready_[index]; }
    Account producer(unsigned index) const { return producer_[index]; }

    // $31, and with it every unused operand, is always ready.
    void write(unsigned index, Cycle when, Account producer) {
        ready_[index] = when;
        producer_[index] = producer;
    }

    bool operator==(const Scoreboard&) const = default;
    // Who produced what is ready by `past` does not matter.
    void forget_before(Cycle past) {
        for (unsigned i = 0; i < register_slots; ++i)
            if (ready_[i] <= past)
                producer_[i] = Account::operand_integer;
    }
    // Calls `visit` with each cycle that is kept.
    template <typename Visit> void for_each(Visit&& visit) {
        for (Cycle& ready : ready_)
            visit(ready);
    }

  private:
    std::array<Cycle, register_slots> ready_{};
    std::array<Account, register_slots> producer_;
};

// Stores whose bytes a load must wait for. At most one store issues per cycle, so that the ring
// never overwrites one that still counts.
class RecentStores {
  public:
    // `index` is that of the store in the program.
    void add(uint64_t address, unsigned bytes, Cycle ready, uint32_t index) {
        ring_[next_ % ring_.size()] = {address, bytes, index, ready};
        ++next_;
        latest_ = ready;
    }

    // From here on no store counts any more.
    Cycle all_ready() const { return latest_; }

    // When the last overlapping store lets a load of these bytes issue; 0 if none does.
    Cycle ready(uint64_t address, unsigned bytes, Cycle from) const {
        const Entry* const entry = find(address, bytes, from);
        return entry ? entry->ready : 0;
    }
    // Its place in the program; there is one.
    uint32_t index(uint64_t address, unsigned bytes, Cycle from) const {
        return find(address, bytes, from)->index;
    }

  private:
    struct Entry {
        uint64_t address = 0;
        unsigned bytes = 0;
        uint32_t index = 0;
        Cycle ready = 0;
    };

    // The last overlapping store that counts after `from`.
    const Entry* find(uint64_t address, unsigned bytes, Cycle from) const {
        if (latest_ <= from)
            return nullptr;
        for (size_t i = 1; i <= ring_.size() && i <= next_; ++i) {
            const Entry& entry = ring_[(next_ - i) % ring_.size()];
            if (entry.ready <= from)
                break;
            if (overlap(address, bytes, entry.address, entry.bytes))
                return &entry;
        }
        return nullptr;
    }

    std::array<Entry, 64> ring_{};  // as many as cpe.latency.store may be cycles
    size_t next_ = 0;
    Cycle latest_ = 0;
};

}  // namespace swsim
