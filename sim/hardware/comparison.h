// SPDX-License-Identifier: Apache-2.0
//
// Records of the real machine beside the simulation of the same runs.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "sim/hardware/hardware_record.h"
#include "sim/hardware/probe_table.h"

namespace swsim {

// An account that is large enough for the difference, if that were all in it.
struct Suspect {
    std::string account;
    double cycles = 0;  // that a core spent in it, on average, in the simulation
    double factor = 0;  // by which it would have to be larger there
};

struct ComparedRun {
    HardwareRecord first;          // of the records that tell of this run
    std::vector<uint64_t> cycles;  // there, in each of them
    uint64_t simulated = 0;
    std::vector<Suspect> suspects;  // the largest account first

    uint64_t hardware() const;  // the best
    double difference() const;  // relative to the hardware
    double scatter() const;     // of the records, relative to the best
};

struct ComparedProbe {
    std::string name;
    double hardware = 0;  // cycles of a repetition, the slowest core's; the best of the records
    double simulated = 0;
    ProbeRow about;

    double difference() const { return simulated / hardware - 1; }
    // To half a per cent, or to what the place of its data makes of it.
    bool agrees() const;
};

// A parameter that would explain probes that differ: no probe that measures it agrees.
struct ParameterSuspect {
    std::string name;
    int64_t value = 0;
    unsigned measured = 0;  // by so many probes that differ
    unsigned touched = 0;   // by so many others
};

struct Comparison {
    std::vector<ComparedRun> runs;
    std::vector<ComparedProbe> probes;
    std::vector<ParameterSuspect> parameters;  // those first that explain most
};

// What the records tell, without a simulation. Throws Error for a kernel that is not here or is
// another one.
Comparison collect(const std::vector<HardwareRecord>& records, const MachineOptions& machine);

// The same beside the simulation: repeats each run on the machine of these options, `jobs` side by
// side. Throws Error also for a run that fails here.
Comparison compare(const std::vector<HardwareRecord>& records, const MachineOptions& machine,
                   unsigned jobs);

}  // namespace swsim
