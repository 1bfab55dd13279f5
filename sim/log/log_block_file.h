// SPDX-License-Identifier: Apache-2.0
//
// The event log's file as its writer sees it: blocks of all tracks come as they fill up, and go to
// the file in an order that does not depend on the way of running.
#pragma once

#include <filesystem>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "files/pending_file.h"
#include "sim/log/byte_coding.h"
#include "sim/log/event_log_file.h"

namespace swsim {

// A block under way: the events of one track since its last one.
struct OpenBlock {
    ByteWriter bytes;
    uint64_t events = 0;
    Cycle first = 0;
    Cycle end = 0;
};

// Blocks of all tracks on their way to the file. There they are ordered by the cycle of their last
// event, whoever runs ahead.
class LogBlockFile {
  public:
    // `close_before` closes the blocks under way that end before a cycle. That the file cannot be
    // written is told at its end: not in the middle of a simulation, to which events belong. Throws
    // EventLogError.
    LogBlockFile(const std::filesystem::path& path, const std::string& description,
                 uint64_t max_bytes, std::function<void(Cycle)> close_before);

    // Takes the block's events. `last`: the cycle that orders it.
    void add(unsigned track, OpenBlock& block, Cycle last);
    // Some track has come to this cycle. Writes what nothing can come before any more.
    void pass(Cycle cycle);
    void finish();

    uint64_t bytes() const { return bytes_; }
    Cycle complete_to() const { return complete_to_; }

  private:
    struct Held {
        log_file::BlockHeader header;
        std::vector<uint8_t> packed;
    };

    // Cores run ahead of each other, and of the rest of the chip, by less than this: no machine
    // has such long ways (dma.request_cycles).
    static constexpr Cycle patience_cycles = 1 << 18;

    void write(std::span<const uint8_t> bytes);
    void write_first();

    const std::filesystem::path path_;
    PendingFile file_;
    uint64_t bytes_ = 0;
    const uint64_t max_bytes_;
    const std::function<void(Cycle)> close_before_;
    log_file::Packer packer_;
    std::multimap<std::pair<Cycle, unsigned>, Held> held_;
    Cycle next_ = 0;  // when to look for settled blocks again
    std::vector<log_file::IndexEntry> index_;
    bool full_ = false;
    Cycle complete_to_ = never;
};

}  // namespace swsim
