// SPDX-License-Identifier: Apache-2.0
//
// The DRAM controller once more, plainly: looked at in every tick, and written from the words of
// docs/main-memory.md. It keeps what has happened, and looks back at it for every decision.
#pragma once

#include <cstdint>
#include <list>
#include <optional>
#include <vector>

#include "sim/machine/machine.h"

namespace swsim::test {

class DramByTick {
  public:
    using Tick = uint64_t;

    enum class Kind : uint8_t { read, write, merge };
    struct Request {
        Kind kind = Kind::read;
        uint64_t line = 0;  // where it begins, from the beginning of main memory
        unsigned tag = 0;   // the caller's name for it
    };
    // A read or write command: its data have passed at `done`.
    struct Column {
        unsigned tag = 0;
        bool wrote = false;
        Tick done = 0;
    };

    explicit DramByTick(const Machine& machine);

    // What happens in a tick; call it for each. Takes the requests that have come, in this order.
    std::optional<Column> tick(Tick now, const std::vector<Request>& come);
    bool idle() const { return requests_.empty(); }

  private:
    enum class Command : uint8_t { activate, precharge, read, write, refresh };
    struct Issued {
        Command command;
        unsigned bank;
        Tick tick;
    };
    // How many ticks must have passed since the last of the one commands (or, with a count, since
    // the count-th last) before one of the others.
    struct Rule {
        Command after;
        Command before;
        bool all_banks;
        Tick ticks;
        unsigned count = 1;
    };
    // One that is done is forgotten.
    enum class Stage : uint8_t { to_read, reading, to_write };
    struct Held {
        Request request;
        Stage stage;
        unsigned bank;
        uint64_t row;
        bool has_place = false;  // of a merge
        Tick data_come = 0;      // of a merge that has read
        int64_t write_rank = 0;  // among those to write
        unsigned overtaken = 0;
    };
    using Queue = std::vector<Held*>;

    void take(const Request& request);
    void let_merges_write(Tick now);
    void refresh(Tick now);
    void give_places();
    void choose_direction();
    Held* choose(Tick now);
    std::optional<Column> serve(Held& chosen, Tick now);

    static bool conflict(const Held& a, const Held& b);
    bool blocked(const Held& held) const;
    bool blocks(const Held& held) const;
    bool merge_between() const;
    bool ready(const Held& held) const;
    bool any_ready(bool writes);
    Queue queue(bool writes);
    Queue window();
    static bool is_column(Command command) {
        return command == Command::read || command == Command::write;
    }
    Command needed(const Held& held) const;
    bool legal(Command command, unsigned bank, Tick now) const;
    bool obeys(const Rule& rule, unsigned bank, Tick now) const;
    void issue(Command command, unsigned bank, Tick now);

    const uint64_t window_;
    const uint64_t overtaking_limit_;
    const uint64_t merge_entries_;
    const uint64_t drain_from_;
    const uint64_t drain_to_;
    const uint64_t banks_;
    const uint64_t row_bytes_;
    const bool mixes_banks_;
    const Tick refresh_ticks_;
    const Tick read_ticks_;  // from the command until the data have passed
    const Tick write_ticks_;
    std::vector<Rule> rules_;
    std::list<Held> requests_;  // in the order in which they were taken
    int64_t joined_writes_ = 0;
    std::vector<Issued> history_;
    std::vector<std::optional<uint64_t>> open_rows_;
    bool writing_ = false;
    Tick refresh_due_;
    bool refreshing_ = false;
    bool by_itself_ = false;  // the refresh: it fell due when there was no request
};

}  // namespace swsim::test
