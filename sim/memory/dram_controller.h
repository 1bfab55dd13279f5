// SPDX-License-Identifier: Apache-2.0
//
// A DDR3 controller without data: takes accesses to 128-byte lines, and decides which command goes
// to the DRAM in which tick. Among the oldest few reads, or writes, it takes the first that is
// ready (FR-FCFS). Reads go before writes, until there are many of these or no read can go (write
// drain). Accesses to the same line keep their order unless both are reads. A row stays open until
// its bank needs another one.
//
// A write of a part of a line is a merge: read, then written, one merge at a time. No other write
// comes between the two, reads do. A merge that waits for its turn has its row opened meanwhile.
//
// It has no clock: its owner asks for the next tick in which something is legal, and calls again
// then. What an idle memory should have refreshed meanwhile is made up for at the next access.
#pragma once

#include <limits>
#include <memory>
#include <optional>
#include <vector>

#include "sim/memory/dram_bank.h"

namespace swsim {

enum class DramAccess : uint8_t {
    read,
    write,
    merge,  // a write of a part: the line is read first, then written
};

struct DramRequest {
    DramAccess access = DramAccess::read;
    uint64_t line = 0;  // address of its first byte
    unsigned tag = 0;   // the owner's name for it
};

// A column access that has been issued: its data pass until `done`. A merge is served twice.
struct DramService {
    DramTick done = 0;
    unsigned tag = 0;  // of the request
    bool wrote = false;
};

class DramController {
  public:
    static constexpr DramTick never = std::numeric_limits<DramTick>::max();

    // Throws MachineError for parameters that make no memory.
    explicit DramController(const Machine& machine);

    // A request arrives; ticks never go back from call to call.
    void accept(const DramRequest& request, DramTick now);
    // Issues the command that is to go at `now`, if any; tells when it was a column access.
    std::optional<DramService> issue(DramTick now);
    // The first tick after the last issue() in which it should be called again, unless a request
    // comes.
    DramTick next() const { return next_; }
    // No data pass sooner after their command than this.
    DramTick least_done() const { return std::min(timing_.read_done, timing_.write_done); }

  private:
    struct Entry {
        DramRequest request;
        DramAddress where;
        uint64_t order = 0;      // of acceptance
        unsigned waits_for = 0;  // older accesses to the same line
        unsigned overtaken = 0;  // by younger ones of its queue
        bool waits_to_merge = false;
        bool waited_for = false;  // by a younger access to the same line
        DramTick data_come = 0;   // of a merge that has read
    };
    // From queue to queue an entry moves without being copied.
    using Queue = std::vector<Entry*>;

    bool idle() const { return reads_.empty() && writes_.empty() && merging_.empty(); }
    Queue& queue() { return writing_ ? writes_ : reads_; }
    // Its column command may go, as far as other requests are concerned.
    bool may_go(const Entry& entry) const;
    bool any_may_go(const Queue& queue) const;
    Entry& new_entry(const DramRequest& request);
    void order_after_older(Entry& entry, Queue& queue);
    void release_younger(const Entry& done, Queue& queue);
    void end_merges(DramTick now);
    void make_up_refreshes(DramTick now);
    void refresh_when_legal(DramTick now);
    void admit_merges();
    void choose_direction();
    bool must_drain() const;
    void pass_ticks_without_command();
    bool wants_row(const Entry& entry) const;
    bool any_wants_row(const Queue& queue) const;
    template <typename Visit> void for_each_in_window(Visit visit);
    uint64_t bank_closed_to_columns();
    // The banks whose open row one of the requests wants, and whether one wants another row.
    struct Rows {
        uint64_t banks_with_hits = 0;
        bool any_other = false;
    };
    Entry* choose_column(DramTick now, uint64_t closed_to_columns, Rows& rows);
    Entry* choose_row_command(DramTick now, uint64_t closed);
    bool legal(DramCommand command, const Entry& entry, DramTick now);
    DramService serve(Entry& entry, DramTick now);

    DramMapping mapping_;
    DramTiming timing_;
    DramBanks banks_;
    size_t window_;
    unsigned overtaking_limit_;
    size_t merge_entries_;
    size_t drain_from_;
    size_t drain_to_;

    Queue reads_;  // and merges that still have to read
    Queue writes_;
    Queue merging_;  // have read, in order of their data's arrival
    Queue free_;     // entries to be used again
    std::vector<std::unique_ptr<Entry>> entries_;
    size_t merges_to_read_ = 0;    // among the reads
    size_t merges_under_way_ = 0;  // from their reads to their writes
    bool writing_ = false;
    // An access may want a row that is not open. If not, there are only column commands to issue.
    bool rows_wanted_ = false;
    // The direction is to be chosen for that tick, in which nothing else is done; `never` for none.
    DramTick direction_due_ = never;
    uint64_t accepted_ = 0;
    DramTick refresh_due_ = 0;
    DramTick next_ = never;
};

}  // namespace swsim
