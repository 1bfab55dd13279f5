// SPDX-License-Identifier: Apache-2.0
#include "sim/memory/dram_bank.h"

namespace swsim {

DramBanks::DramBanks(const DramTiming& timing, size_t banks) : banks_(banks) {
    for (const DramConstraint& constraint : timing.constraints) {
        if (constraint.count == 1)
            after_[unsigned(constraint.preceding)].push_back(constraint);
        else
            histories_.push_back({constraint, std::vector<DramTick>(constraint.count)});
    }
}

DramTick DramBanks::earliest_close() const {
    DramTick tick = 0;
    for (unsigned bank = 0; bank < banks_.size(); ++bank)
        if (banks_[bank].is_open())
            tick = std::max(tick, earliest(DramCommand::precharge, bank));
    return tick;
}

void DramBanks::close_all(DramTick tick) {
    for (unsigned bank = 0; bank < banks_.size(); ++bank)
        if (banks_[bank].is_open())
            issue(DramCommand::precharge, {bank, 0}, tick);
}

void DramBanks::issue(DramCommand command, const DramAddress& where, DramTick tick) {
    Bank& bank = banks_[where.bank];
    if (command == DramCommand::activate)
        bank.open_row = where.row;
    else if (command == DramCommand::precharge)
        bank.open_row.reset();
    for (const DramConstraint& constraint : after_[unsigned(command)]) {
        auto& earliest = constraint.scope == DramScope::same_bank ? bank.earliest : earliest_;
        DramTick& following = earliest[unsigned(constraint.following)];
        following = std::max(following, tick + constraint.ticks);
    }
    for (History& history : histories_) {
        if (history.constraint.preceding != command)
            continue;
        history.next_allowed[history.oldest] = tick + history.constraint.ticks;
        history.oldest = (history.oldest + 1) % history.next_allowed.size();
        DramTick& following = earliest_[unsigned(history.constraint.following)];
        following = std::max(following, history.next_allowed[history.oldest]);
    }
}

}  // namespace swsim
