// SPDX-License-Identifier: Apache-2.0
//
// The files that a kernel is made of, as they lie to each other: what #include finds stays where it
// is found.
#pragma once

#include <filesystem>
#include <map>
#include <vector>

#include "asm/program.h"
#include "sim/workload/kernel.h"

namespace swsim {

class KernelFiles {
  public:
    // Sources, and what they and the host program include; headers of the system and of the machine
    // (athread.h) are not part of it. Throws Error.
    KernelFiles(const Kernel& kernel, const Program& program);

    // Each file, and its path below the folder that holds all of them; those that the build has
    // made are below generated/ of this folder.
    const std::map<std::filesystem::path, std::filesystem::path>& paths() const { return paths_; }
    // Of a file or folder among them.
    std::filesystem::path relative(const std::filesystem::path& path) const;
    // In it #include finds those that the build has made; empty if there are none.
    std::filesystem::path generated() const;

  private:
    std::filesystem::path root_;
    std::filesystem::path made_;  // by the build: the folder
    std::map<std::filesystem::path, std::filesystem::path> paths_;
};

}  // namespace swsim
