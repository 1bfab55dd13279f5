// SPDX-License-Identifier: Apache-2.0
#include "sim/memory/dram_controller.h"

#include <algorithm>

#include <fmt/format.h>

namespace swsim {

DramController::DramController(const Machine& machine)
    : mapping_(machine), timing_(machine), banks_(timing_, size_t(machine.value("memory.banks"))),
      window_(size_t(machine.value("memory.window"))),
      overtaking_limit_(unsigned(machine.value("memory.overtaking_limit"))),
      merge_entries_(size_t(machine.value("memory.merge_entries"))),
      drain_from_(size_t(machine.value("memory.drain_from"))),
      drain_to_(size_t(machine.value("memory.drain_to"))), refresh_due_(timing_.refresh_interval) {
    if (drain_to_ >= drain_from_)
        throw MachineError(fmt::format("memory.drain_to = {} must be less than memory.drain_from = "
                                       "{}: else the controller could turn round forever",
                                       drain_to_, drain_from_));
}

void DramController::accept(const DramRequest& request, DramTick now) {
    if (idle())
        make_up_refreshes(now);
    Entry entry{request, mapping_(request.line), accepted_++};
    order_after_older(entry, reads_);
    order_after_older(entry, writes_);
    for (auto& [tick, merge] : merging_)
        if (merge.request.line == request.line) {
            ++entry.waits_for;
            merge.waited_for = true;
        }
    (request.access == DramAccess::write ? writes_ : reads_).push_back(entry);
    next_ = now;
}

void DramController::order_after_older(Entry& entry, Queue& queue) {
    for (Entry& older : queue) {
        const bool both_read =
            entry.request.access == DramAccess::read && older.request.access == DramAccess::read;
        if (older.request.line != entry.request.line || both_read)
            continue;
        ++entry.waits_for;
        older.waited_for = true;
    }
}

void DramController::release_younger(const Entry& done, Queue& queue) {
    for (Entry& younger : queue) {
        const bool both_read =
            done.request.access == DramAccess::read && younger.request.access == DramAccess::read;
        if (younger.request.line == done.request.line && younger.order > done.order && !both_read)
            --younger.waits_for;
    }
}

std::optional<DramService> DramController::issue(DramTick now) {
    next_ = never;
    end_merges(now);
    if (idle())
        return std::nullopt;
    if (now >= refresh_due_) {
        refresh_when_legal(now);
        return std::nullopt;
    }
    next_ = std::min(next_, refresh_due_);
    admit_merges();
    choose_direction();
    Queue& queue = writing_ ? writes_ : reads_;
    const Choice choice = choose(queue, now);
    if (choice.command == DramCommand::refresh)
        return std::nullopt;
    next_ = now + 1;
    const Entry& entry = queue[choice.index];
    banks_.issue(choice.command, entry.where, now);
    if (choice.command == DramCommand::read || choice.command == DramCommand::write)
        return serve(queue, choice.index, now);
    return std::nullopt;
}

// What was read for a merge has come: now it can be written, before all others.
void DramController::end_merges(DramTick now) {
    while (!merging_.empty() && merging_.front().first <= now) {
        writes_.insert(writes_.begin(), merging_.front().second);
        merging_.pop_front();
    }
    if (!merging_.empty())
        next_ = merging_.front().first;
}

void DramController::make_up_refreshes(DramTick now) {
    while (refresh_due_ <= now) {
        // All but the last one that is due find the banks closed and leave nothing behind.
        banks_.close_all(std::max(refresh_due_, banks_.earliest_close()));
        banks_.issue(DramCommand::refresh, {}, std::max(refresh_due_, banks_.earliest_refresh()));
        refresh_due_ += timing_.refresh_interval;
        if (refresh_due_ <= now)
            refresh_due_ +=
                (now - refresh_due_) / timing_.refresh_interval * timing_.refresh_interval;
    }
}

// Closes all banks at once, then refreshes; other commands wait. Merges join the writes meanwhile,
// in their ticks.
void DramController::refresh_when_legal(DramTick now) {
    const DramTick merge_ends = next_;
    if (banks_.any_open()) {
        next_ = banks_.earliest_close();
        if (next_ <= now) {
            banks_.close_all(now);
            next_ = banks_.earliest_refresh();
        }
    } else if (banks_.earliest_refresh() <= now) {
        banks_.issue(DramCommand::refresh, {}, now);
        refresh_due_ += timing_.refresh_interval;
        next_ = now + 1;
    } else {
        next_ = banks_.earliest_refresh();
    }
    next_ = std::min(next_, merge_ends);
}

bool DramController::may_go(const Entry& entry) const {
    const bool merge = entry.request.access == DramAccess::merge;
    const bool between_merge = entry.request.access == DramAccess::write && merges_under_way_ > 0;
    return entry.waits_for == 0 && !between_merge && !(merge && entry.waits_to_merge);
}

bool DramController::any_may_go(const Queue& queue) const {
    return std::ranges::any_of(queue, [&](const Entry& entry) { return may_go(entry); });
}

// The controller has room for a few merges; the others wait before they read.
void DramController::admit_merges() {
    size_t busy = merges_under_way_;
    for (Entry& entry : reads_)
        if (entry.request.access == DramAccess::merge)
            entry.waits_to_merge = ++busy > merge_entries_;
}

// A younger access to the same line waits for one of the writes.
bool DramController::must_drain() const {
    return std::ranges::any_of(
        writes_, [&](const Entry& entry) { return entry.waited_for && may_go(entry); });
}

void DramController::choose_direction() {
    const bool can_read = any_may_go(reads_);
    const bool can_write = any_may_go(writes_);
    if (!can_read || !can_write)
        writing_ = can_write;
    else if (merges_under_way_ > 0)
        writing_ = true;  // what can be written is the merge
    else if (writing_)
        writing_ = writes_.size() > drain_to_ || must_drain();
    else
        writing_ = writes_.size() >= drain_from_ || must_drain();
}

// Banks whose open row one of the first requests wants.
uint64_t DramController::banks_with_hits(const Queue& queue, size_t window) const {
    uint64_t banks = 0;
    for (size_t i = 0; i < window; ++i) {
        const DramCommand command = banks_.needed(queue[i].where, writing_);
        if (may_go(queue[i]) && (command == DramCommand::read || command == DramCommand::write))
            banks |= uint64_t(1) << queue[i].where.bank;
    }
    return banks;
}

// How many of the oldest requests are looked at. Of the writes as many as reach the first that is
// ready: the oldest may all wait for a merge behind them, which joins the writes only when it has
// been read. A read never waits for one behind it.
size_t DramController::window_of(const Queue& queue) const {
    size_t window = window_;
    if (writing_) {
        const auto first =
            std::ranges::find_if(queue, [&](const Entry& entry) { return may_go(entry); });
        window = std::max(window, size_t(first - queue.begin()) + 1);
    }
    return std::min(window, queue.size());
}

DramController::Choice DramController::choose(const Queue& queue, DramTick now) {
    const size_t window = window_of(queue);
    uint64_t closed_to_row_commands = banks_with_hits(queue, window);
    uint64_t closed_to_columns = 0;
    if (window > 0 && queue.front().overtaken >= overtaking_limit_ && may_go(queue.front()) &&
        banks_.needed(queue.front().where, writing_) == DramCommand::precharge) {
        closed_to_columns = uint64_t(1) << queue.front().where.bank;
        closed_to_row_commands &= ~closed_to_columns;
    }
    Choice choice;
    bool column_chosen = false;
    for (size_t i = 0; i < window && !column_chosen; ++i) {
        if (queue[i].waits_for > 0)
            continue;
        const DramAddress& where = queue[i].where;
        const uint64_t bank = uint64_t(1) << where.bank;
        const DramCommand command = banks_.needed(where, writing_);
        const bool column = command == DramCommand::read || command == DramCommand::write;
        if ((column ? closed_to_columns : closed_to_row_commands) & bank)
            continue;
        if (column && !may_go(queue[i])) {
            closed_to_row_commands |= bank;  // its row shall still be open when it may
            continue;
        }
        if (!column)
            closed_to_row_commands |= bank;  // the oldest one has the bank
        const DramTick earliest = banks_.earliest(command, where.bank);
        if (earliest > now)
            next_ = std::min(next_, earliest);
        else if (column || choice.command == DramCommand::refresh)
            choice = {i, command};
        column_chosen = column && earliest <= now;
    }
    return choice;
}

DramService DramController::serve(Queue& queue, size_t index, DramTick now) {
    const Entry entry = queue[index];
    queue.erase(queue.begin() + ptrdiff_t(index));
    for (size_t i = 0; i < index; ++i)
        ++queue[i].overtaken;
    const DramTick done = now + (writing_ ? timing_.write_done : timing_.read_done);
    const bool merge = entry.request.access == DramAccess::merge;
    if (merge && !writing_) {
        ++merges_under_way_;
        merging_.emplace_back(done, entry);
    } else {
        merges_under_way_ -= merge;
        if (entry.waited_for) {
            release_younger(entry, reads_);
            release_younger(entry, writes_);
        }
    }
    return {entry.request, writing_, done};
}

}  // namespace swsim
