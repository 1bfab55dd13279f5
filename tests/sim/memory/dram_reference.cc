// SPDX-License-Identifier: Apache-2.0
#include "tests/sim/memory/dram_reference.h"

#include <algorithm>
#include <set>
#include <string>

namespace swsim::test {

namespace {

uint64_t number(const Machine& machine, const char* name) {
    return uint64_t(machine.value(std::string("memory.") + name));
}

}  // namespace

DramByTick::DramByTick(const Machine& machine)
    : window_(number(machine, "window")), overtaking_limit_(number(machine, "overtaking_limit")),
      merge_entries_(number(machine, "merge_entries")), drain_from_(number(machine, "drain_from")),
      drain_to_(number(machine, "drain_to")), banks_(number(machine, "banks")),
      row_bytes_(number(machine, "row_bytes")), mixes_banks_(number(machine, "bank_mix") != 0),
      refresh_ticks_(number(machine, "trefi")),
      read_ticks_(number(machine, "cl") + number(machine, "burst")),
      write_ticks_(number(machine, "cwl") + number(machine, "burst")), open_rows_(banks_),
      refresh_due_(refresh_ticks_) {
    using enum Command;
    const auto parameter = [&](const char* name) { return number(machine, name); };
    rules_ = {
        {activate, read, false, parameter("trcd")},
        {activate, write, false, parameter("trcd")},
        {activate, precharge, false, parameter("tras")},
        {activate, activate, false, parameter("tras") + parameter("trp")},
        {activate, activate, true, parameter("trrd")},
        {activate, activate, true, parameter("tfaw"), 4},
        {precharge, activate, false, parameter("trp")},
        {precharge, refresh, true, parameter("trp")},
        {read, precharge, false, parameter("trtp")},
        {read, read, true, parameter("burst")},
        {read, write, true, parameter("read_to_write")},
        {write, precharge, false, write_ticks_ + parameter("twr")},
        {write, write, true, parameter("burst")},
        {write, read, true, write_ticks_ + parameter("twtr")},
        {refresh, activate, true, parameter("trfc")},
        {refresh, refresh, true, parameter("trfc")},
    };
}

std::optional<DramByTick::Column> DramByTick::tick(Tick now, const std::vector<Request>& come) {
    if (!refreshing_ && now >= refresh_due_) {
        refreshing_ = true;
        by_itself_ = idle();
    }
    for (const Request& request : come)
        take(request);
    let_merges_write(now);
    const bool holds_all = refreshing_ && !by_itself_;
    if (refreshing_)
        refresh(now);
    if (idle() || holds_all)
        return std::nullopt;
    give_places();
    choose_direction();
    // While memory refreshes by itself nothing else goes either: banks are closed and stay so.
    if (refreshing_)
        return std::nullopt;
    Held* const chosen = choose(now);
    return chosen ? serve(*chosen, now) : std::nullopt;
}

void DramByTick::take(const Request& request) {
    const uint64_t block = request.line / row_bytes_;
    const uint64_t row = block / banks_;
    uint64_t bank = block % banks_;
    if (mixes_banks_ && banks_ > 1) {
        for (uint64_t digits = row; digits != 0; digits /= banks_)
            bank ^= digits % banks_;
        bank %= banks_;
    }
    requests_.push_back({request, Stage::to_read, unsigned(bank), row});
    if (request.kind == Kind::write) {
        requests_.back().stage = Stage::to_write;
        requests_.back().write_rank = ++joined_writes_;
    }
}

// Before all that are there.
void DramByTick::let_merges_write(Tick now) {
    for (Held& held : requests_)
        if (held.stage == Stage::reading && held.data_come == now) {
            held.stage = Stage::to_write;
            held.write_rank = -++joined_writes_;
        }
}

void DramByTick::refresh(Tick now) {
    bool any_open = false;
    bool may_close = true;
    for (unsigned bank = 0; bank < open_rows_.size(); ++bank)
        if (open_rows_[bank]) {
            any_open = true;
            may_close = may_close && legal(Command::precharge, bank, now);
        }
    if (any_open && may_close) {
        for (unsigned bank = 0; bank < open_rows_.size(); ++bank)
            if (open_rows_[bank])
                issue(Command::precharge, bank, now);
    } else if (!any_open && legal(Command::refresh, 0, now)) {
        issue(Command::refresh, 0, now);
        refresh_due_ += refresh_ticks_;
        refreshing_ = false;
    }
}

void DramByTick::give_places() {
    uint64_t taken = 0;
    for (const Held& held : requests_)
        taken += held.has_place;
    for (Held& held : requests_) {
        const bool wants = held.request.kind == Kind::merge && held.stage == Stage::to_read;
        if (wants && !held.has_place && taken < merge_entries_) {
            held.has_place = true;
            ++taken;
        }
    }
}

bool DramByTick::conflict(const Held& a, const Held& b) {
    const bool both_read = a.request.kind == Kind::read && b.request.kind == Kind::read;
    return a.request.line == b.request.line && !both_read;
}

// By an older one.
bool DramByTick::blocked(const Held& held) const {
    for (const Held& older : requests_) {
        if (&older == &held)
            return false;
        if (conflict(older, held))
            return true;
    }
    return false;
}

// A younger one.
bool DramByTick::blocks(const Held& held) const {
    bool younger = false;
    for (const Held& other : requests_) {
        if (younger && conflict(held, other))
            return true;
        younger = younger || &other == &held;
    }
    return false;
}

// Some merge has read, and not yet written.
bool DramByTick::merge_between() const {
    return std::ranges::any_of(requests_, [](const Held& held) {
        return held.request.kind == Kind::merge && held.stage != Stage::to_read;
    });
}

bool DramByTick::ready(const Held& held) const {
    if (blocked(held))
        return false;
    if (held.request.kind == Kind::write)
        return !merge_between();
    return held.request.kind != Kind::merge || held.stage != Stage::to_read || held.has_place;
}

DramByTick::Queue DramByTick::queue(bool writes) {
    Queue result;
    for (Held& held : requests_)
        if (held.stage == (writes ? Stage::to_write : Stage::to_read))
            result.push_back(&held);
    if (writes)
        std::ranges::sort(result, {}, [](const Held* held) { return held->write_rank; });
    return result;
}

bool DramByTick::any_ready(bool writes) {
    for (const Held* held : queue(writes))
        if (ready(*held))
            return true;
    return false;
}

void DramByTick::choose_direction() {
    if (!any_ready(false) || !any_ready(true)) {
        writing_ = any_ready(true);
        return;
    }
    bool must_write = merge_between();
    for (const Held* held : queue(true))
        must_write = must_write || (ready(*held) && blocks(*held));
    const size_t writes = queue(true).size();
    if (writing_)
        writing_ = must_write || writes > drain_to_;
    else
        writing_ = must_write || writes >= drain_from_;
}

DramByTick::Queue DramByTick::window() {
    Queue all = queue(writing_);
    size_t size = window_;
    for (size_t i = 0; writing_ && i < all.size(); ++i)
        if (ready(*all[i])) {
            size = std::max(size, i + 1);
            break;
        }
    all.resize(std::min(size, all.size()));
    return all;
}

DramByTick::Command DramByTick::needed(const Held& held) const {
    const auto& open = open_rows_[held.bank];
    if (!open)
        return Command::activate;
    if (*open != held.row)
        return Command::precharge;
    return held.stage == Stage::to_write ? Command::write : Command::read;
}

// The request that gets the command that it needs.
DramByTick::Held* DramByTick::choose(Tick now) {
    const Queue all = window();
    if (all.empty())
        return nullptr;
    std::optional<unsigned> freed;  // the bank in which overtaking has come to its end
    if (all[0]->overtaken >= overtaking_limit_ && ready(*all[0]) &&
        needed(*all[0]) == Command::precharge)
        freed = all[0]->bank;
    std::set<unsigned> wanted;  // banks whose open row is
    for (const Held* held : all)
        if (ready(*held) && is_column(needed(*held)) && held->bank != freed)
            wanted.insert(held->bank);
    for (Held* held : all)
        if (ready(*held) && wanted.contains(held->bank) && is_column(needed(*held)) &&
            legal(needed(*held), held->bank, now))
            return held;
    std::set<unsigned> claimed;  // banks of which an older one needs a row, or the open one soon
    for (Held* held : all) {
        const bool column = is_column(needed(*held));
        if (blocked(*held) || (column && ready(*held)))
            continue;
        const bool first = claimed.insert(held->bank).second;
        if (!column && first && !wanted.contains(held->bank) &&
            legal(needed(*held), held->bank, now))
            return held;
    }
    return nullptr;
}

std::optional<DramByTick::Column> DramByTick::serve(Held& chosen, Tick now) {
    const Command command = needed(chosen);
    issue(command, chosen.bank, now);
    if (command == Command::activate)
        open_rows_[chosen.bank] = chosen.row;
    if (!is_column(command))
        return std::nullopt;
    for (Held* held : queue(writing_)) {
        if (held == &chosen)
            break;
        ++held->overtaken;
    }
    const bool wrote = command == Command::write;
    const Column column{chosen.request.tag, wrote, now + (wrote ? write_ticks_ : read_ticks_)};
    if (chosen.request.kind == Kind::merge && !wrote) {
        chosen.stage = Stage::reading;
        chosen.data_come = column.done;
    } else {
        requests_.remove_if([&](const Held& held) { return &held == &chosen; });
    }
    return column;
}

void DramByTick::issue(Command command, unsigned bank, Tick now) {
    if (command == Command::precharge)
        open_rows_[bank].reset();
    history_.push_back({command, bank, now});
}

bool DramByTick::legal(Command command, unsigned bank, Tick now) const {
    return std::ranges::all_of(
        rules_, [&](const Rule& rule) { return rule.before != command || obeys(rule, bank, now); });
}

bool DramByTick::obeys(const Rule& rule, unsigned bank, Tick now) const {
    unsigned met = 0;
    for (size_t i = history_.size(); i-- > 0 && history_[i].tick + rule.ticks > now;) {
        const Issued& earlier = history_[i];
        if (earlier.command == rule.after && (rule.all_banks || earlier.bank == bank) &&
            ++met == rule.count)
            return false;
    }
    return true;
}

}  // namespace swsim::test
