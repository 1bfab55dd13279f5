// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <systemc>
#include <tlm>

namespace swsim {

// Says of a memory transaction whether it starts a contiguous block of its DMA command.
struct BlockStart : tlm::tlm_extension<BlockStart> {
    bool starts = false;

    tlm_extension_base* clone() const override { return new BlockStart(*this); }
    void copy_from(const tlm_extension_base& other) override {
        starts = static_cast<const BlockStart&>(other).starts;
    }
};

}  // namespace swsim
