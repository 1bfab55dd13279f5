// SPDX-License-Identifier: Apache-2.0
//
// Main memory: one range of the host process at a fixed virtual address, so that host programs and
// CPEs see the same bytes at the same address and no result depends on address randomisation.
#pragma once

#include <cstdint>
#include <map>
#include <unordered_map>
#include <vector>

#include "asm/program.h"

namespace swsim {

class Arena {
  public:
    // Maps the memory once per process.
    static Arena& instance();

    // Empties it and puts a program's data at its start.
    void load(const MemoryImage& image);

    // 128-byte aligned; nullptr when memory is full.
    void* allocate(uint64_t bytes);
    // A block that is allocated. The host gets its pages back.
    void release(void* pointer);
    // 0 for what is not a block, or has been released.
    uint64_t allocated_bytes(const void* pointer) const;
    // The host program's memory, which is not the C library's: this memory and the admitted ranges.
    bool is_main_memory(const void* pointer) const;

    // Lets CPEs touch a range of the process outside the allocated part, such as a host program's
    // globals.
    void admit(uint64_t address, uint64_t bytes);
    // The stack that a host program runs on; part of main memory.
    struct Range {
        uint64_t address;
        uint64_t bytes;
    };
    Range host_stack() const;
    // Below it: who touches that has no stack left.
    Range stack_guard() const;

    // True if CPEs may touch all of these bytes.
    bool contains(uint64_t address, uint64_t bytes) const;
    static uint8_t* pointer(uint64_t address) { return reinterpret_cast<uint8_t*>(address); }

    static constexpr uint64_t size_bytes = uint64_t(8) << 30;  // 8 GB per core group
    static constexpr uint64_t alignment = 128;

  private:
    Arena();

    void map_memory() const;

    uint64_t end_;  // of the allocated part
    std::vector<Range> admitted_;
    std::unordered_map<uint64_t, uint64_t> blocks_;  // address -> bytes
    std::multimap<uint64_t, uint64_t> free_;         // bytes -> address, reused for the same size
};

}  // namespace swsim
