// SPDX-License-Identifier: Apache-2.0
#include "sim/cli/exit_status.h"

namespace swsim {

ExitStatus status_of(ErrorKind kind) {
    switch (kind) {
    case ErrorKind::bad_input:
        return ExitStatus::bad_input;
    case ErrorKind::usage:
        return ExitStatus::usage;
    case ErrorKind::fault:
        return ExitStatus::fault;
    case ErrorKind::not_verified:
        return ExitStatus::not_verified;
    case ErrorKind::cycles_differ:
        return ExitStatus::cycles_differ;
    case ErrorKind::no_end:
        return ExitStatus::no_end;
    case ErrorKind::findings:
        return ExitStatus::findings;
    }
    return ExitStatus::bad_input;
}

}  // namespace swsim
