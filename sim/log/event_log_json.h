// SPDX-License-Identifier: Apache-2.0
//
// The description of program and run in the head of an event log.
//
//     {"subject": "simd", "command": "swsim trace simd", "cpes": 64, "machine_hash": "...",
//      "machine": {"chip.clock_khz": 1450000, ...}, "accounts": ["dual", ...],
//      "instructions": [{"text": "vaddw $1,$2,$3", "file": 0, "line": 12, "macros": [...],
//                        "reads": [1, 2], "writes": 3, "timing": "vector_integer"}, ...],
//      "files": [{"path": "simd.S", "lines": [...]}], "labels": {"slave_simd": [0]},
//      "regions": [{"name": "rounds", "begin": 16, "end": 80}]}
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "sim/log/event_log.h"

namespace swsim {

struct LogDescription {
    ProgramText program;
    RunMeta meta;
    std::vector<Account> accounts;  // by their numbers in the file
};

// Bytes of sources that are not UTF-8 are replaced.
std::string describe_log(const ProgramText& program, const RunMeta& meta);
// Throws BadBytes.
LogDescription read_description(std::string_view text);

}  // namespace swsim
