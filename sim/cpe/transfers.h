// SPDX-License-Identifier: Apache-2.0
//
// The parts of a core's LDM that transfers in flight read or write, and their reply words. A core
// that touches one of them interacts: it must not run ahead of the rest of the chip there.
#pragma once

#include <array>
#include <vector>

#include "asm/program.h"

namespace swsim {

// The LDM side of one DMA command: `bytes` from `address`, and the 32-bit reply word.
struct LdmTransfer {
    uint64_t address = 0;
    uint64_t bytes = 0;
    uint64_t reply_address = 0;
};

class Transfers {
  public:
    void begin(const LdmTransfer& transfer) {
        in_flight_.push_back(transfer);
        mark(transfer, +1);
    }

    void end(const LdmTransfer& transfer) {
        for (auto each = in_flight_.begin(); each != in_flight_.end(); ++each) {
            if (each->address == transfer.address && each->bytes == transfer.bytes &&
                each->reply_address == transfer.reply_address) {
                in_flight_.erase(each);
                break;
            }
        }
        mark(transfer, -1);
    }

    // Cheap and sometimes wrongly true.
    bool may_touch(uint64_t address) const { return granules_[address / granule_bytes] != 0; }

    bool touches(uint64_t address, uint64_t bytes) const {
        for (const LdmTransfer& each : in_flight_)
            if (overlap(address, bytes, each.address, each.bytes) ||
                overlap(address, bytes, each.reply_address, reply_bytes))
                return true;
        return false;
    }

    bool touches_reply(uint64_t address, uint64_t bytes) const {
        for (const LdmTransfer& each : in_flight_)
            if (overlap(address, bytes, each.reply_address, reply_bytes))
                return true;
        return false;
    }

    void reset() {
        in_flight_.clear();
        granules_.fill(0);
    }

    static constexpr uint64_t reply_bytes = 4;

  private:
    // A register access is aligned and no larger, so it lies in one granule.
    static constexpr uint64_t granule_bytes = 128;

    static bool overlap(uint64_t a, uint64_t a_bytes, uint64_t b, uint64_t b_bytes) {
        return a < b + b_bytes && b < a + a_bytes;
    }

    void mark(const LdmTransfer& transfer, int change) {
        for (uint64_t granule = transfer.address / granule_bytes;
             granule * granule_bytes < transfer.address + transfer.bytes; ++granule)
            granules_[granule] = uint16_t(granules_[granule] + change);
        const uint64_t granule = transfer.reply_address / granule_bytes;
        granules_[granule] = uint16_t(granules_[granule] + change);
    }

    std::vector<LdmTransfer> in_flight_;
    std::array<uint16_t, address_map::ldm_bytes / granule_bytes> granules_{};
};

}  // namespace swsim
