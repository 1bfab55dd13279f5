// SPDX-License-Identifier: Apache-2.0
//
// What exported programs print on the real machine (runtime/exported/record.c), read back.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "sim/workload/request.h"

namespace swsim {

struct HardwareRecord {
    std::string place;      // "file.json, record 2"
    std::string sources;    // hash of the CPE's program
    RunRequest request;     // what repeats the run here
    uint64_t cycles = 0;    // all spawns, from spawn to join
    bool own_data = false;  // from a file that is not here: repeated with data of the seed
    // Of the measuring kit: cycles of a repetition, of the slowest core, by measurement.
    std::map<std::string, double> probes;
};

// Each file holds one record or several: lines that begin with '{', among others of a job's log, or
// a JSON array. Throws Error for what is no record, or one of a run that was not verified.
std::vector<HardwareRecord> read_hardware_records(const std::vector<std::string>& files);

// The lines NAME CORE CYCLES REPETITIONS that the measuring kit writes. Throws Error, which names
// `place`.
std::map<std::string, double> probes_of(const std::vector<std::string>& lines,
                                        const std::string& place);

}  // namespace swsim
