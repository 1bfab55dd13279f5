// SPDX-License-Identifier: Apache-2.0
//
// The event log as a file: sections of bytes, without knowledge of events (event_coding.h).
//
//     header   "SWSIMLOG", version, the section of JSON that describes program and run
//     blocks   of one track each: track, cycles, number of events, and a zstd frame
//     index    where each block is; its end is the end of the file
//
// All numbers are little-endian.
#pragma once

#include <array>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "sim/machine/chip.h"
#include "sim/machine/machine.h"

struct ZSTD_CCtx_s;
struct ZSTD_DCtx_s;

namespace swsim::log_file {

inline constexpr std::array<char, 8> magic = {'S', 'W', 'S', 'I', 'M', 'L', 'O', 'G'};
inline constexpr std::array<char, 8> end_magic = {'S', 'W', 'L', 'O', 'G', 'E', 'N', 'D'};
inline constexpr uint32_t version = 2;
// No block is larger when it is not compressed, nor is the header's JSON: what a reader allocates.
inline constexpr uint32_t block_limit = 1 << 20;
inline constexpr uint32_t json_limit = 1 << 28;

// No cycle of a log is later: that leaves room for what viewers add to cycles.
inline constexpr Cycle last_cycle = Cycle(1) << 62;

// Blocks are closed when they have this many bytes, and at multiples of this many cycles, so that
// no track is far behind the others.
inline constexpr uint32_t block_bytes = 1 << 16;
inline constexpr Cycle block_cycles = 1 << 16;

// Which part of the chip a block is about.
namespace track {
inline constexpr unsigned max_cores = cores_per_group;
inline constexpr unsigned max_groups = 64;
inline constexpr unsigned core = 0;                      // + core: issue, stall, end
inline constexpr unsigned values = max_cores;            // + core: register values
inline constexpr unsigned service = values + max_cores;  // + DMA group
inline constexpr unsigned chip = service + max_groups;   // all else
inline constexpr unsigned count = chip + 1;
}  // namespace track

struct BlockHeader {
    uint32_t magic = block_magic;
    uint32_t track = 0;
    uint32_t raw_bytes = 0;
    uint32_t packed_bytes = 0;
    uint64_t events = 0;
    Cycle first = 0;        // of the first event
    Cycle end = 0;          // behind the last cycle of all events
    uint64_t checksum = 0;  // of the fields above; the zstd frame has its own

    static constexpr uint32_t block_magic = 0x4b4c4253;  // "SBLK"
    uint64_t sum() const;
};
static_assert(sizeof(BlockHeader) == 48);

// One for each block, in the order of the file.
struct IndexEntry {
    uint64_t offset = 0;  // of the block's header
    BlockHeader header;
};
static_assert(sizeof(IndexEntry) == 56);

struct JsonHeader {
    std::array<char, 8> magic = log_file::magic;
    uint32_t version = log_file::version;
    uint32_t raw_bytes = 0;
    uint32_t packed_bytes = 0;
    uint32_t reserved = 0;
    uint64_t checksum = 0;  // of the fields above

    uint64_t sum() const;
};
static_assert(sizeof(JsonHeader) == 32);

// The last bytes of a whole file.
struct Trailer {
    uint64_t index_offset = 0;
    uint64_t blocks = 0;
    Cycle complete_to = never;  // events from this cycle on were left out for want of room
    uint64_t checksum = 0;      // of the index and the fields above
    std::array<char, 8> magic = end_magic;
};
static_assert(sizeof(Trailer) == 40);

// FNV-1a.
uint64_t checksum(std::span<const uint8_t> bytes, uint64_t start = 0xcbf29ce484222325);

template <typename Struct> std::span<const uint8_t> bytes_of(const Struct& value) {
    return {reinterpret_cast<const uint8_t*>(&value), sizeof value};
}

// zstd frames with a checksum.
class Packer {
  public:
    Packer();
    ~Packer();
    Packer(const Packer&) = delete;
    Packer& operator=(const Packer&) = delete;

    std::vector<uint8_t> pack(std::span<const uint8_t> raw);

  private:
    ZSTD_CCtx_s* context_;
};

class Unpacker {
  public:
    Unpacker();
    ~Unpacker();
    Unpacker(const Unpacker&) = delete;
    Unpacker& operator=(const Unpacker&) = delete;

    // Throws BadBytes if `packed` is not a frame of `raw_bytes` bytes.
    std::vector<uint8_t> unpack(std::span<const uint8_t> packed, uint32_t raw_bytes);

  private:
    ZSTD_DCtx_s* context_;
};

}  // namespace swsim::log_file
