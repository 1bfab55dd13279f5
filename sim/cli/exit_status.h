// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/error.h"

namespace swsim {

// What `swsim` returns to its caller: part of the contract with scripts.
enum class ExitStatus : int {
    ok = 0,
    bad_input = 1,  // source, file, length, key
    usage = 2,      // command line, machine parameter
    fault = 3,      // the simulated program made an exception
    not_verified = 4,
    cycles_differ = 5,  // --expect-cycles
    no_end = 6,         // cycle limit or deadlock
    findings = 7,       // of --check
};

ExitStatus status_of(ErrorKind kind);

}  // namespace swsim
