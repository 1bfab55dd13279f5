// SPDX-License-Identifier: Apache-2.0
//
// Which DMA group serves a core. SW-AES 5.1.1 says that there are four groups; their shape is not
// published, so it is a parameter.
#pragma once

#include "sim/machine/machine.h"

namespace swsim {

enum class DmaGroupShape : uint8_t {
    rows = 0,         // consecutive ids: whole rows
    columns = 1,      // whole columns
    blocks = 2,       // square blocks; with four groups the quadrants
    interleaved = 3,  // neighbours in different groups
};

class DmaGrouping {
  public:
    DmaGrouping() = default;
    explicit DmaGrouping(const Machine& machine)
        : shape_(DmaGroupShape(machine.value("dma.group_shape"))),
          groups_(unsigned(machine.value("dma.groups"))), cores_(machine.cores()),
          columns_(unsigned(machine.value("core_group.columns"))) {}

    unsigned operator()(unsigned core) const {
        const unsigned row = core / columns_;
        const unsigned column = core % columns_;
        switch (shape_) {
        case DmaGroupShape::rows:
            break;
        case DmaGroupShape::columns:
            return share(column * (cores_ / columns_) + row);
        case DmaGroupShape::blocks:
            return share(interleave_bits(row, column));
        case DmaGroupShape::interleaved:
            return core % groups_;
        }
        return share(core);
    }

  private:
    unsigned share(unsigned position) const { return position * groups_ / cores_; }

    // Consecutive numbers fill squares.
    static unsigned interleave_bits(unsigned row, unsigned column) {
        unsigned result = 0;
        for (unsigned bit = 0; row >> bit || column >> bit; ++bit)
            result |= (column >> bit & 1) << 2 * bit | (row >> bit & 1) << (2 * bit + 1);
        return result;
    }

    DmaGroupShape shape_ = DmaGroupShape::rows;
    unsigned groups_ = 1;
    unsigned cores_ = 1;
    unsigned columns_ = 1;
};

}  // namespace swsim
