// SPDX-License-Identifier: Apache-2.0
//
// What a run works on: given, or random by a seed; and how it is cut up among core groups.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "sim/workload/input.h"
#include "sim/workload/kernel.h"
#include "sim/workload/memory_file.h"
#include "sim/workload/reference.h"
#include "sim/workload/request.h"

namespace swsim {

struct KernelData {
    CipherTask cipher;  // of a kernel with a reference
    Input input;
};

// Throws Error for data that the kernel does not take.
KernelData make_data(const Kernel& kernel, const RunRequest& request);

// Where the output is wrong; empty if it is right.
std::string wrong_output(const KernelData& data, const MemoryFiles& output);

// One core group's part of the data.
struct DataPart {
    unsigned group = 0;
    uint64_t begin = 0;
    uint64_t bytes = 0;
    uint64_t unit = 0;             // that a CPE takes at a time
    std::vector<uint8_t> counter;  // of ctr: the first counter block of the part
};

// Of the groups that have one; of all if the kernel takes no data.
std::vector<DataPart> split_data(const Kernel& kernel, const RunRequest& request,
                                 const KernelData& data);

std::string hex(std::span<const uint8_t> bytes);

}  // namespace swsim
