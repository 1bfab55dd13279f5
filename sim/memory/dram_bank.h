// SPDX-License-Identifier: Apache-2.0
//
// The banks of a DRAM: which row each has open, and from which tick on each command is legal.
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "sim/memory/dram_address.h"
#include "sim/memory/dram_timing.h"

namespace swsim {

class DramBanks {
  public:
    DramBanks(const DramTiming& timing, size_t banks);

    // The next command on the way to a column access.
    DramCommand needed(const DramAddress& where, bool write) const {
        const std::optional<uint64_t>& open = banks_[where.bank].open_row;
        if (!open)
            return DramCommand::activate;
        if (*open != where.row)
            return DramCommand::precharge;
        return write ? DramCommand::write : DramCommand::read;
    }
    bool any_open() const { return std::ranges::any_of(banks_, &Bank::is_open); }
    // The first tick at which all that are open may be closed at once.
    DramTick earliest_close() const;
    void close_all(DramTick tick);

    // The first tick at which the command is legal.
    DramTick earliest(DramCommand command, unsigned bank) const {
        return std::max(banks_[bank].earliest[unsigned(command)], earliest_[unsigned(command)]);
    }
    // No column command of any bank is legal before.
    DramTick earliest_column(bool write) const {
        return earliest_[unsigned(write ? DramCommand::write : DramCommand::read)];
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
        bool is_open() const { return open_row.has_value(); }

        std::optional<uint64_t> open_row;
        std::array<DramTick, dram_commands> earliest{};
    };

    std::array<std::vector<DramConstraint>, dram_commands> after_;
    std::vector<History> histories_;
    std::vector<Bank> banks_;
    std::array<DramTick, dram_commands> earliest_{};
};

}  // namespace swsim
