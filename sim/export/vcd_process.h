// SPDX-License-Identifier: Apache-2.0
//
// Value changes to a VCD file, by SystemC's own tracing. SystemC has one model in a process, whose
// time never goes back, and the process that simulated has used it up. So this one is forked
// before, waits for changes, and traces them in a SystemC of its own: one time unit is one cycle.
#pragma once

#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include <sys/types.h>

#include "process/temporary_path.h"

namespace swsim {

struct VcdSignal {
    std::string name;  // "bus.row_0.busy": dots make scopes
    unsigned width = 1;
    uint64_t initial = 0;
};

// Lies in a pipe as it is.
struct VcdChange {
    uint64_t cycle;
    uint64_t value;
    uint64_t signal;  // index
};

class VcdProcess {
  public:
    // Call it while this process has one thread and has not simulated. Throws EventLogError,
    // as do the others.
    VcdProcess();
    // It does not outlive this object, nor this process.
    ~VcdProcess();
    VcdProcess(const VcdProcess&) = delete;
    VcdProcess& operator=(const VcdProcess&) = delete;

    // Once, before the changes. The comments go into the file.
    void start(const std::vector<VcdSignal>& signals, const std::vector<std::string>& comments);
    // In the order of time.
    void write(const VcdChange* changes, size_t count);
    // Waits for the file, which goes with this object.
    const std::filesystem::path& finish();

  private:
    [[noreturn]] void fail() const;

    std::filesystem::path folder_;
    std::optional<TemporaryPath> temporary_;
    std::filesystem::path file_;
    pid_t process_ = -1;
    std::FILE* pipe_ = nullptr;
};

}  // namespace swsim
