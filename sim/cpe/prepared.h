// SPDX-License-Identifier: Apache-2.0
//
// Instructions prepared for being run again and again where their timing is known: each is a
// function and its operands, and calls the next one. What they do comes from instructions.def, as
// everywhere (execute.h); nothing here knows an instruction.
//
// An instruction that more has a part in than the core and its LDM does nothing: the run stops
// before it.
#pragma once

#include "sim/cpe/scoreboard.h"
#include "sim/cpe/state.h"
#include "sim/cpe/transfers.h"

namespace swsim {

// Bytes that an instruction stores.
struct StoredBytes {
    uint32_t address;
    uint32_t bytes;
};

// What the instructions of one run share.
struct PreparedRun {
    static constexpr size_t most_instructions = 32;

    PreparedRun(const Transfers& in_flight, const RecentStores& before, Cycle now)
        : transfers(in_flight), stores(before), present(now) {}

    const Transfers& transfers;
    const RecentStores& stores;                         // before the run
    Cycle present;                                      // that their times count from
    bool waits_for_store = false;                       // the one that the run stopped at
    bool taken = false;                                 // by the branch that the run ends with
    std::array<StoredBytes, most_instructions> stored;  // by its own stores, as far as it has come
};

// An instruction: what it does, then the next one, and its operands.
struct Prepared {
    using Function = const Prepared* (*)(const Prepared* own, CoreState& state, PreparedRun& run);
    Function run;
    RegisterOffset a, b, c, d;
    int32_t immediate = 0;
    uint32_t decode = 0;  // from the present: earlier stores may make it wait from then on
    uint8_t sub = 0;
    uint8_t own_store = 0;  // of a store: its place in PreparedRun::stored; of others the next one
    uint8_t first_store = 0;  // in PreparedRun::stored, of those that may still make it wait
};
static_assert(sizeof(Prepared) == 32);

// The host's 256-bit operations, if it has them.
enum class HostVectors : uint8_t { portable, avx2 };
HostVectors best_host_vectors();

// `instruction`, a branch or what only the core and its LDM have a part in. `checked`: stores
// before it may make it wait; if they do, the run stops there.
Prepared prepare(const Decoded& instruction, bool checked,
                 HostVectors vectors = best_host_vectors());
// Behind the last one.
Prepared end_of_prepared();

// Runs from `first`. Returns the one before which the run stopped.
inline const Prepared* run_prepared(const Prepared* first, CoreState& state, PreparedRun& run) {
    return first->run(first, state, run);
}

}  // namespace swsim
