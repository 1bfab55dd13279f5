// SPDX-License-Identifier: Apache-2.0
//
// What a profile says: the value behind its text and its JSON, and what is saved and compared.
#pragma once

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "asm/program_text.h"
#include "sim/profile/profile.h"

namespace swsim {

// What was run.
struct ProfileOrigin {
    std::string kernel;
    uint64_t bytes = 0;  // 0 for a bare program
    unsigned cgs = 1;
    unsigned group = 0;  // the core group that was looked at
    std::string mode;
    std::string machine_hash;
    Cycle kernel_cycles = 0;  // first issue to the last core's end, all spawns
    std::string problem;      // why the run is not what it should be; empty if it is
};

// A part of the cycles of all cores that were looked at.
struct Share {
    struct Wait {
        Account account{};
        Cycle cycles = 0;
        // The source line whose instruction was waited for; empty if that was none of this core.
        std::string place;
        std::string source;
    };

    uint64_t issues = 0;
    Accounts accounts;
    std::vector<Wait> waits;  // longest first

    Cycle cycles() const { return accounts.total(); }
};

// A source line, with all that its expansions did if it is of a macro's body.
struct LineReport {
    struct Instruction {
        uint64_t pc = 0;
        std::string text;
    };
    struct Use {
        std::vector<std::string> macros;  // as in ProgramText
        uint64_t issues = 0;
        Cycle cycles = 0;
    };

    std::string place;   // "kernel.S:12"
    std::string source;  // the line as it stands, without leading blanks
    std::string region;  // the innermost one; empty if it is in none, or in several
    Share share;
    std::vector<Instruction> instructions;  // those that were seen
    std::vector<Use> uses;                  // of a macro's line, most cycles first
};

struct RegionReport {
    std::string name;
    std::vector<std::string> spans;  // places of the first and the last instruction
    uint64_t passes = 0;             // issues of a span's first instruction
    Share inclusive;                 // all that lies between its comments
    Share exclusive;                 // without the regions inside
};

struct PipeReport {
    uint64_t used = 0;  // cycles in which an instruction issued to it
    uint64_t idle = 0;  // the other ones, from a core's first issue to its end
};

struct MixRow {
    std::string timing_class;
    std::array<uint64_t, 2> issues{};  // on P0 and P1
    uint64_t total() const { return issues[0] + issues[1]; }
};

struct CoreReport {
    unsigned core = 0;
    std::array<uint64_t, 2> issues{};  // on P0 and P1
    Accounts accounts;
    // First issue to end.
    Cycle active() const {
        return accounts.total() - accounts[Account::not_started] - accounts[Account::halted];
    }
    // From spawn to its end.
    Cycle ended() const { return accounts.total() - accounts[Account::halted]; }
};

struct ProfileReport {
    ProfileOrigin origin;
    unsigned cpes = 0;
    unsigned spawns = 0;
    Cycle cycles = 0;              // spawn to join, all spawns
    std::optional<unsigned> core;  // if only one was looked at

    // Of all cores, or of that one.
    Accounts accounts;
    std::array<PipeReport, 2> pipes{};
    std::vector<MixRow> mix;            // most issues first
    std::vector<RegionReport> regions;  // in the order of the text
    std::vector<LineReport> lines;      // most cycles first

    // Of all cores.
    std::vector<CoreReport> cores;

    uint64_t issues() const { return pipes[0].used + pipes[1].used; }
    // What the accounts sum to: the cycles of the cores that were looked at.
    Cycle looked_at() const { return cycles * (core ? 1 : cpes); }
    // Per CPE, as in the record of a run; 0 for a bare program.
    double cycles_per_byte() const;
};

// How a value spreads over the cores. Of equal ones, the core with the smallest number.
struct Spread {
    Cycle minimum = 0;
    unsigned minimum_core = 0;
    Cycle median = 0;  // of an even number, the lower one of the two in the middle
    Cycle maximum = 0;
    unsigned maximum_core = 0;
};

Spread spread_of(const std::vector<CoreReport>& cores,
                 const std::function<Cycle(const CoreReport&)>& value);
// The one that ends last: it decides when the group is ready.
unsigned critical_core(const std::vector<CoreReport>& cores);

// `core`: only this one, or all.
ProfileReport make_report(const Profile& profile, const ProgramText& program,
                          const ProfileOrigin& origin, std::optional<unsigned> core = {});

}  // namespace swsim
