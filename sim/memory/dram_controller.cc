// SPDX-License-Identifier: Apache-2.0
#include "sim/memory/dram_controller.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

namespace swsim {

namespace {

bool is_column(DramCommand command) {
    return command == DramCommand::read || command == DramCommand::write;
}

uint64_t bit_of_bank(const DramAddress& where) {
    return uint64_t(1) << where.bank;
}

}  // namespace

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
    else if (direction_due_ < now)
        choose_direction();
    direction_due_ = never;
    Entry& entry = new_entry(request);
    // A read waits for merges only, among the reads.
    if (request.access != DramAccess::read || merges_to_read_ > 0)
        order_after_older(entry, reads_);
    order_after_older(entry, writes_);
    order_after_older(entry, merging_);
    merges_to_read_ += request.access == DramAccess::merge;
    rows_wanted_ = rows_wanted_ || wants_row(entry);
    (request.access == DramAccess::write ? writes_ : reads_).push_back(&entry);
    next_ = now;
    pass_ticks_without_command();
}

DramController::Entry& DramController::new_entry(const DramRequest& request) {
    if (free_.empty()) {
        entries_.push_back(std::make_unique<Entry>());
        free_.push_back(entries_.back().get());
    }
    Entry& entry = *free_.back();
    free_.pop_back();
    entry = {request, mapping_(request.line), accepted_++};
    return entry;
}

void DramController::order_after_older(Entry& entry, Queue& queue) {
    for (Entry* const older : queue) {
        if (older->request.line != entry.request.line)
            continue;
        if (entry.request.access == DramAccess::read && older->request.access == DramAccess::read)
            continue;
        ++entry.waits_for;
        older->waited_for = true;
    }
}

void DramController::release_younger(const Entry& done, Queue& queue) {
    for (Entry* const younger : queue) {
        const bool both_read =
            done.request.access == DramAccess::read && younger->request.access == DramAccess::read;
        if (younger->request.line == done.request.line && younger->order > done.order && !both_read)
            --younger->waits_for;
    }
}

std::optional<DramService> DramController::issue(DramTick now) {
    next_ = never;
    const DramTick direction_due = std::exchange(direction_due_, never);
    end_merges(now);
    if (idle())
        return std::nullopt;
    if (now >= refresh_due_) {
        if (direction_due < now)
            choose_direction();
        refresh_when_legal(now);
        return std::nullopt;
    }
    next_ = std::min(next_, refresh_due_);
    admit_merges();
    choose_direction();
    rows_wanted_ = rows_wanted_ && (any_wants_row(reads_) || any_wants_row(writes_));
    if (const DramTick earliest = banks_.earliest_column(writing_);
        !rows_wanted_ && earliest > now) {
        next_ = std::min(next_, earliest);
        return std::nullopt;
    }
    const uint64_t closed_to_columns = bank_closed_to_columns();
    Rows rows;
    Entry* chosen = choose_column(now, closed_to_columns, rows);
    if (!chosen && rows.any_other)
        chosen = choose_row_command(now, rows.banks_with_hits & ~closed_to_columns);
    if (!chosen)
        return std::nullopt;
    const DramCommand command = banks_.needed(chosen->where, writing_);
    banks_.issue(command, chosen->where, now);
    next_ = now + 1;
    if (!is_column(command)) {
        rows_wanted_ = true;
        return std::nullopt;
    }
    const DramService service = serve(*chosen, now);
    pass_ticks_without_command();
    return service;
}

// Often there is nothing but columns to issue, and for some ticks none is legal. All that would be
// done in them is to choose the direction, in the first one. That is made up for when it can
// matter: before another request comes, or a refresh.
void DramController::pass_ticks_without_command() {
    const bool merges = merges_to_read_ > 0 || !merging_.empty();
    if (rows_wanted_ || merges || (reads_.empty() && writes_.empty()) || next_ >= refresh_due_)
        return;
    direction_due_ = next_;
    const DramTick column = std::min(banks_.earliest_column(false), banks_.earliest_column(true));
    next_ = std::clamp(column, next_, refresh_due_);
}

// It cannot go with the row that its bank has open.
bool DramController::wants_row(const Entry& entry) const {
    return !is_column(banks_.needed(entry.where, writing_));
}

bool DramController::any_wants_row(const Queue& queue) const {
    return std::ranges::any_of(queue, [&](const Entry* entry) { return wants_row(*entry); });
}

// What was read for a merge has come: now it can be written, before all others.
void DramController::end_merges(DramTick now) {
    while (!merging_.empty() && merging_.front()->data_come <= now) {
        writes_.insert(writes_.begin(), merging_.front());
        merging_.erase(merging_.begin());
        rows_wanted_ = true;
    }
    if (!merging_.empty())
        next_ = merging_.front()->data_come;
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
    rows_wanted_ = true;
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
    return std::ranges::any_of(queue, [&](const Entry* entry) { return may_go(*entry); });
}

// The controller has room for a few merges; the others wait before they read.
void DramController::admit_merges() {
    if (merges_to_read_ == 0)
        return;
    size_t busy = merges_under_way_;
    for (Entry* const entry : reads_)
        if (entry->request.access == DramAccess::merge)
            entry->waits_to_merge = ++busy > merge_entries_;
}

// A younger access to the same line waits for one of the writes.
bool DramController::must_drain() const {
    return std::ranges::any_of(
        writes_, [&](const Entry* entry) { return entry->waited_for && may_go(*entry); });
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

// Calls `visit(place)` for the oldest requests that are looked at, until it returns false. Of the
// writes as many as reach the first that is ready: the oldest may all wait for a merge behind them,
// which joins the writes only when it has been read. A read never waits for one behind it.
template <typename Visit> void DramController::for_each_in_window(Visit visit) {
    bool any_ready = !writing_;
    size_t seen = 0;
    for (Entry* const entry : queue()) {
        if (seen++ >= window_ && any_ready)
            return;
        any_ready = any_ready || may_go(*entry);
        if (!visit(*entry))
            return;
    }
}

// The one whose row the oldest request needs closed, if it has been overtaken often enough.
uint64_t DramController::bank_closed_to_columns() {
    if (queue().empty())
        return 0;
    const Entry& oldest = *queue().front();
    const bool closes = oldest.overtaken >= overtaking_limit_ && may_go(oldest) &&
                        banks_.needed(oldest.where, writing_) == DramCommand::precharge;
    return closes ? bit_of_bank(oldest.where) : 0;
}

bool DramController::legal(DramCommand command, const Entry& entry, DramTick now) {
    const DramTick earliest = banks_.earliest(command, entry.where.bank);
    if (earliest > now)
        next_ = std::min(next_, earliest);
    return earliest <= now;
}

// The oldest that is legal; if there is none, `rows` is complete.
DramController::Entry* DramController::choose_column(DramTick now, uint64_t closed_to_columns,
                                                     Rows& rows) {
    Entry* chosen = nullptr;
    for_each_in_window([&](Entry& entry) {
        const DramCommand command = banks_.needed(entry.where, writing_);
        rows.any_other = rows.any_other || !is_column(command);
        if (!is_column(command) || !may_go(entry))
            return true;
        const uint64_t bank = bit_of_bank(entry.where);
        rows.banks_with_hits |= bank;
        if (closed_to_columns & bank || !legal(command, entry, now))
            return true;
        chosen = &entry;
        return false;
    });
    return chosen;
}

// The oldest that is legal, for a bank that is not `closed`.
DramController::Entry* DramController::choose_row_command(DramTick now, uint64_t closed) {
    Entry* chosen = nullptr;
    for_each_in_window([&](Entry& entry) {
        const uint64_t bank = bit_of_bank(entry.where);
        if (entry.waits_for > 0 || closed & bank)
            return true;
        const DramCommand command = banks_.needed(entry.where, writing_);
        // A row shall still be open when its request may go.
        if (!is_column(command) || !may_go(entry))
            closed |= bank;
        if (is_column(command) || !legal(command, entry, now))
            return true;
        chosen = &entry;
        return false;
    });
    return chosen;
}

DramService DramController::serve(Entry& entry, DramTick now) {
    auto place = queue().begin();
    for (; *place != &entry; ++place)
        ++(*place)->overtaken;
    queue().erase(place);
    const DramTick done = now + (writing_ ? timing_.write_done : timing_.read_done);
    const bool merge = entry.request.access == DramAccess::merge;
    if (merge && !writing_) {
        --merges_to_read_;
        ++merges_under_way_;
        entry.data_come = done;
        merging_.push_back(&entry);
    } else {
        merges_under_way_ -= merge;
        free_.push_back(&entry);
        if (entry.waited_for) {
            release_younger(entry, reads_);
            release_younger(entry, writes_);
        }
    }
    return {done, entry.request.tag, writing_};
}

}  // namespace swsim
