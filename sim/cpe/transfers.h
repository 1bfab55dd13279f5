// SPDX-License-Identifier: Apache-2.0
//
// The DMA transfers in flight on a core's LDM: which accesses of the core could notice them, or be
// noticed.
#pragma once

#include <algorithm>
#include <array>
#include <vector>

#include "asm/address_map.h"
#include "base/overlap.h"
#include "sim/events/dma_command.h"

namespace swsim {

class Transfers {
  public:
    void begin(const LdmTransfer& transfer) {
        in_flight_.push_back(transfer);
        latest_from_ = std::max(latest_from_, transfer.from);
        mark(transfer, +1);
    }

    void end(uint64_t number) {
        const auto found = std::ranges::find(in_flight_, number, &LdmTransfer::number);
        mark(*found, -1);
        in_flight_.erase(found);
    }

    bool none() const { return in_flight_.empty(); }
    // All that are known count already.
    bool all_count(Cycle now) const { return latest_from_ <= now; }

    // Cheap and sometimes wrongly true.
    bool may_touch(uint64_t address) const { return granules_[address / granule_bytes] != 0; }

    bool touches(uint64_t address, uint64_t bytes, Cycle now) const {
        bool found = false;
        for_each_touched(address, bytes, now, [&](const LdmTransfer&, bool) { found = true; });
        return found;
    }

    bool touches_reply(uint64_t address, uint64_t bytes, Cycle now) const {
        bool found = false;
        for_each_touched(address, bytes, now,
                         [&](const LdmTransfer&, bool reply) { found |= reply; });
        return found;
    }

    // Calls visit(transfer, reply) for each transfer whose bytes or (reply) whose reply word these
    // bytes overlap.
    template <typename Visit>
    void for_each_touched(uint64_t address, uint64_t bytes, Cycle now, Visit visit) const {
        for (const LdmTransfer& each : in_flight_) {
            if (each.from > now)
                continue;
            if (overlap(address, bytes, each.address, each.bytes))
                visit(each, false);
            if (overlap(address, bytes, each.reply_address, reply_bytes))
                visit(each, true);
        }
    }

    // Calls visit(earlier) for each transfer in flight that shares bytes with `transfer`, if one of
    // the two writes them.
    template <typename Visit>
    void for_each_overlap(const LdmTransfer& transfer, Visit visit) const {
        for (const LdmTransfer& each : in_flight_)
            if ((each.writes_ldm || transfer.writes_ldm) &&
                overlap(transfer.address, transfer.bytes, each.address, each.bytes))
                visit(each);
    }

    void reset() {
        in_flight_.clear();
        latest_from_ = 0;
        granules_.fill(0);
    }

  private:
    // A register access is aligned and no larger, so it lies in one granule.
    static constexpr uint64_t granule_bytes = 128;

    void mark(const LdmTransfer& transfer, int change) {
        for (uint64_t granule = transfer.address / granule_bytes;
             granule * granule_bytes < transfer.address + transfer.bytes; ++granule)
            granules_[granule] = uint16_t(granules_[granule] + change);
        const uint64_t granule = transfer.reply_address / granule_bytes;
        granules_[granule] = uint16_t(granules_[granule] + change);
    }

    std::vector<LdmTransfer> in_flight_;
    Cycle latest_from_ = 0;
    std::array<uint16_t, address_map::ldm_bytes / granule_bytes> granules_{};
};

}  // namespace swsim
