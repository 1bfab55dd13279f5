// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <span>
#include <stdexcept>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "sim/workload/files.h"

namespace swsim {

// A file in memory, which host programs open by name, in this process and those forked from it.
class MemoryFile {
  public:
    explicit MemoryFile(const char* name) : descriptor_(memfd_create(name, 0)) {
        if (descriptor_ < 0)
            fail("memfd_create");
    }
    ~MemoryFile() { close(descriptor_); }
    MemoryFile(const MemoryFile&) = delete;
    MemoryFile& operator=(const MemoryFile&) = delete;

    std::string path() const { return fmt::format("/proc/self/fd/{}", descriptor_); }
    void write(const void* data, size_t bytes) { write_file(path(), data, bytes); }

    uint64_t bytes() const {
        struct stat status {};
        if (fstat(descriptor_, &status) != 0)
            fail("fstat");
        return uint64_t(status.st_size);
    }
    // Those from `at` on, which must be there.
    void read(uint64_t at, std::span<uint8_t> bytes) const {
        while (!bytes.empty()) {
            const ssize_t count = pread(descriptor_, bytes.data(), bytes.size(), off_t(at));
            if (count <= 0)
                fail("pread");
            at += uint64_t(count);
            bytes = bytes.subspan(size_t(count));
        }
    }

  private:
    [[noreturn]] static void fail(const char* call) {
        throw std::runtime_error(fmt::format("{}: {}", call, std::strerror(errno)));
    }

    const int descriptor_;
};

// Files one behind the other, which stay with the caller.
class MemoryFiles {
  public:
    explicit MemoryFiles(std::vector<const MemoryFile*> files) : files_(std::move(files)) {}

    uint64_t bytes() const {
        uint64_t sum = 0;
        for (const MemoryFile* file : files_)
            sum += file->bytes();
        return sum;
    }
    // Calls take(at, piece), which says whether it wants more, for one piece behind the other: of
    // whole blocks of a cipher, but for the last.
    template <typename Take> void each_piece(const Take& take) const {
        constexpr uint64_t most = 1 << 20;
        const uint64_t end = bytes();
        std::vector<uint8_t> piece;
        for (uint64_t at = 0; at < end; at += piece.size()) {
            piece.resize(std::min(most, end - at));
            read(at, piece);
            if (!take(at, std::span<const uint8_t>(piece)))
                return;
        }
    }

  private:
    void read(uint64_t at, std::span<uint8_t> bytes) const {
        for (const MemoryFile* file : files_) {
            const uint64_t in_file = file->bytes();
            if (at >= in_file) {
                at -= in_file;
                continue;
            }
            const auto count = size_t(std::min<uint64_t>(in_file - at, bytes.size()));
            file->read(at, bytes.first(count));
            bytes = bytes.subspan(count);
            at = 0;
        }
    }

    const std::vector<const MemoryFile*> files_;
};

}  // namespace swsim
