// SPDX-License-Identifier: Apache-2.0
//
// The banks of a DRAM: which row each has open, and from which tick on each command is legal.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "sim/dma/dram_address.h"
#include "sim/dma/dram_timing.h"

namespace swsim {

class DramBanks {
  public:
    explicit DramBanks(const Machine& machine);

    // The next command on the way to a column access.
    DramCommand needed(const DramAddress& where, bool write) const {
        const std::optional<uint64_t>& open = banks_[where.bank].open_row;
        if (!open)
            return DramCommand::activate;
        if (*open != where.row)
            return DramCommand::precharge;
        return write ? DramCommand::write : DramCommand::read;
    }
    bool is_open(unsigned bank) const { return banks_[bank].open_row.has_value(); }
    unsigned size() const { return unsigned(banks_.size()); }

    // The first tick at which the command is legal.
    DramTick earliest(DramCommand command, unsigned bank) const {
        return std::max(banks_[bank].earliest[unsigned(command)], earliest_[unsigned(command)]);
    }
    DramTick earliest_refresh() const { return earliest_[unsigned(DramCommand::refresh)]; }

    // It is legal at `tick`. Refresh: all banks are closed.
    void issue(DramCommand command, const DramAddress& where, DramTick tick);

  private:
    // Issue ticks of the last few commands of a kind that a constraint with a count looks back to.
    struct History {
        DramConstraint constraint;
        std::vector<DramTick> next_allowed;  // a ring
        size_t oldest = 0;
    };
    struct Bank {
        std::optional<uint64_t> open_row;
        std::array<DramTick, dram_commands> earliest{};
    };

    std::array<std::vector<DramConstraint>, dram_commands> after_;
    std::vector<History> histories_;
    std::vector<Bank> banks_;
    std::array<DramTick, dram_commands> earliest_{};
};

}  // namespace swsim
