// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cerrno>
#include <cstring>
#include <stdexcept>
#include <string>

#include <fmt/format.h>
#include <sys/mman.h>
#include <unistd.h>

#include "sim/workload/files.h"

namespace swsim {

// A file in memory, which host programs open by name, in this process and those forked from it.
class MemoryFile {
  public:
    explicit MemoryFile(const char* name) : descriptor_(memfd_create(name, 0)) {
        if (descriptor_ < 0)
            throw std::runtime_error(fmt::format("memfd_create: {}", std::strerror(errno)));
    }
    ~MemoryFile() { close(descriptor_); }
    MemoryFile(const MemoryFile&) = delete;
    MemoryFile& operator=(const MemoryFile&) = delete;

    std::string path() const { return fmt::format("/proc/self/fd/{}", descriptor_); }
    void write(const void* data, size_t bytes) { write_file(path(), data, bytes); }
    std::vector<uint8_t> read() const { return read_file(path()); }

  private:
    const int descriptor_;
};

}  // namespace swsim
