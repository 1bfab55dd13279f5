// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "sim/machine/machine.h"

namespace swsim {

// From `begin` to before `end`.
struct CycleRange {
    Cycle begin = 0;
    Cycle end = never;
};

}  // namespace swsim
