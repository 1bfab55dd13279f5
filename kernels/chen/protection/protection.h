// SPDX-License-Identifier: Apache-2.0
//
// The data protecting model of Chen et al. Each core group has a part of the message. Its MPE
// computes the digest of the part, at a cost for each byte; its CPEs encrypt part and digest, which
// is simulated. One waits for the other.
#pragma once

#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "kernels/chen/protection/protected_file.h"
#include "sim/workload/kernel_run.h"

namespace swsim {

// A core group's share of the time.
struct PartCost {
    ProtectedPart part;
    Cycle digest = 0;    // on the MPE
    Cycle padding = 0;   // as much of it as is due to the padding
    Cycle start_up = 0;  // spawn and join
    Cycle aes = 0;       // on the CPEs, first issue to last halt

    Cycle total() const { return digest + start_up + aes; }
};

struct Protection {
    std::string command;
    std::string format;
    unsigned key_bits = 0;
    uint64_t message_bytes = 0;
    uint64_t file_bytes = 0;
    std::vector<PartCost> parts{};
    PartCost slowest{};
    double seconds = 0;
    RunResult run{};                // of the kernel
    std::vector<uint8_t> result{};  // the file, or the message

    double throughput_gb_per_s() const {
        return seconds > 0 ? double(message_bytes) / seconds / 1e9 : 0;
    }
};

// Throws Error for a key of AES that is none.
unsigned key_bits_of(const RunRequest& request);

// What the request's `in` becomes, by its kernel and key on its core groups, in this format; `out`
// is not written. Both throw Error if the kernel does not do what AES does; unprotect also for a
// file that is damaged or has another key.
Protection protect(const RunRequest& request, const ProtectedFormat& format, const Machine& machine,
                   const ShowProgress& show);
Protection unprotect(const RunRequest& request, const ProtectedFormat& format,
                     const Machine& machine, const ShowProgress& show);

// All but the result.
nlohmann::ordered_json json_of(const Protection& protection);

}  // namespace swsim
