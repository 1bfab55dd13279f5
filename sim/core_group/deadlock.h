// SPDX-License-Identifier: Apache-2.0
//
// The explanation of a deadlocked run: each waiting core, where it stands, what it waits for and
// from whom.
#pragma once

#include <string>
#include <vector>

#include "asm/program.h"
#include "sim/cpe/core.h"
#include "sim/noc/barrier.h"
#include "sim/noc/mesh.h"

namespace swsim {

std::string explain_deadlock(const std::vector<const Core*>& waiting, const Mesh& mesh,
                             const BarrierNetwork& barriers, const Program& program);

}  // namespace swsim
