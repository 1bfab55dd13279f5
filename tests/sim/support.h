// SPDX-License-Identifier: Apache-2.0
//
// Running small programs on the one model of the process.
#pragma once

#include <string>
#include <vector>

#include "sim/core_group/core_group.h"

namespace swsim::test {

struct Run {
    SpawnResult result;
    // State of the cores afterwards.
    std::vector<CoreState> states;

    const CoreResult& core(unsigned id = 0) const { return result.cores.at(id); }
    const CoreState& state(unsigned id = 0) const { return states.at(id); }
    Vector reg(unsigned index, unsigned core = 0) const { return states.at(core).registers[index]; }
    uint64_t scalar(unsigned index, unsigned core = 0) const {
        return states.at(core).scalar(index);
    }
    Cycle account(Account account, unsigned id = 0) const { return core(id).accounts[account]; }
    // First issue to the end.
    Cycle cycles(unsigned id = 0) const { return core(id).end - core(id).first_issue; }
};

struct Setup {
    unsigned cpes = 1;
    std::vector<uint64_t> arguments = {};
    Cycle quantum = 0;
    Cycle max_cycles = 10'000'000;
    std::vector<std::string> settings = {};  // of the machine, NAME=VALUE
    Remembering remembering = {};
    EventListener* listener = nullptr;
    ChipPlace place = {};
    uint64_t scratch_bytes = uint64_t(1) << 20;  // main memory that programs may touch
    std::vector<uint8_t> scratch = {};           // what is in it at first, if anything
    // Looks for races and interleaved look-ups, none of which may be found; they are in the result
    // if they are what the test is about.
    enum class Check : uint8_t { off, clean, findings } check = Check::clean;
};

// The machine that timing tests reason about: as by default, but no instruction cache misses, which
// would hide what is tested.
inline const std::vector<std::string> no_fetch_stalls = {"cpe.icache.miss_cycles=0"};

// For counting by hand: the DRAM's clock is the core's, each of its steps takes one cycle, and the
// interface of the cores' own accesses takes one. A load is answered 2 * path_cycles + 4 cycles
// after its issue: path, interface, activate, read, burst, path; one less from an open row.
std::vector<std::string> countable_memory(unsigned path_cycles);

// Makes a descriptor in $3: get of `bytes` bytes, with the reply word at 0x400, which $2 points to.
// Uses $4.
std::string makes_get(unsigned bytes);

// Makes a descriptor in $3: get, broadcast, 128 bytes, row 0, with the reply word at 0x400. Uses $5
// and $6.
extern const std::string makes_broadcast;

// For two cores, the first argument an address of main memory: core 1 polls a word of its LDM until
// core 0's broadcast changes it, after half a million cycles: longer than it takes to see that a
// loop repeats itself. $9 is then the cycle.
extern const std::string polls_until_broadcast;

// Assembles `body` as the function "main" (it must end with halt or ret) and runs it.
Run run(const std::string& body, const Setup& setup = {});

// The same ahead, cycle by cycle, 7 cycles at a time, and with remembered timing; fails unless all
// agree in what can be seen afterwards.
Run run_at_all_quanta(const std::string& body, Setup setup = {});

// Fails unless the two show the same.
void check_same(const Run& one, const Run& other);

// The same for a source, by its path in the repository, and its global function `entry`.
Run run_file(const std::string& file, const std::string& entry, const Setup& setup = {});

// The issue cycle of every instruction, relative to the first, in program order of one pass.
std::vector<Cycle> issue_cycles(const std::string& body, Setup setup = {});

}  // namespace swsim::test
