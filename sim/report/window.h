// SPDX-License-Identifier: Apache-2.0
//
// Which cycles of which cores a report shows from close by.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "asm/program_text.h"
#include "sim/core_group/core_group.h"
#include "sim/profile/profile.h"
#include "sim/report/overview.h"
#include "sim/time/cycle_range.h"

namespace swsim {

struct WindowWishes {
    uint64_t cores = 0;  // as bits; 0: not chosen
    std::optional<CycleRange> cycles;
    std::string region;
    Cycle length = 10'000;
};

struct WindowChoice {
    std::vector<unsigned> cores;
    Cycle begin = 0;
    Cycle end = 0;
    std::string why;  // "core 63, cycles 30000..40000: from the first pass of region mix_columns"
};

// Without a wish: the core that ended last, from its first pass through the region in which it
// spent most cycles, or, without regions, through such a line; before a fault, what led to it.
// Throws Error for a wish that cannot be met.
WindowChoice choose_window(const WindowWishes& wishes, const ProgramText& program,
                           const Profile& profile, const Overview& overview,
                           const std::vector<SpawnResult>& spawns);

}  // namespace swsim
