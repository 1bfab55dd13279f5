// SPDX-License-Identifier: Apache-2.0
#include "sim/log/log_block_file.h"

#include <algorithm>
#include <cstring>
#include <utility>

#include <fmt/format.h>

#include "sim/log/event_log.h"

namespace swsim {

namespace fs = std::filesystem;

namespace {

[[noreturn]] void fail(const fs::path& path, int error) {
    throw EventLogError(fmt::format("cannot write {}: {}", path.string(), std::strerror(error)));
}

// A log must be read again.
const fs::path& regular(const fs::path& path) {
    if (PendingFile::is_special(path))
        throw EventLogError(
            fmt::format("cannot write the event log {}: it is not a regular file", path.string()));
    return path;
}

}  // namespace

LogBlockFile::LogBlockFile(const fs::path& path, const std::string& description, uint64_t max_bytes,
                           std::function<void(Cycle)> close_before)
    : path_(path), file_(regular(path)), max_bytes_(max_bytes),
      close_before_(std::move(close_before)) {
    if (file_.error())
        fail(path_, file_.error());
    const std::vector<uint8_t> packed =
        packer_.pack({reinterpret_cast<const uint8_t*>(description.data()), description.size()});
    if (description.size() > log_file::json_limit)
        throw EventLogError("the program is too large for an event log");
    log_file::JsonHeader header;
    header.raw_bytes = uint32_t(description.size());
    header.packed_bytes = uint32_t(packed.size());
    header.checksum = header.sum();
    write(log_file::bytes_of(header));
    write(packed);
}

void LogBlockFile::add(unsigned track, OpenBlock& block, Cycle last) {
    log_file::BlockHeader header;
    header.track = track;
    header.raw_bytes = uint32_t(block.bytes.size());
    header.events = block.events;
    header.first = block.first;
    header.end = block.end;
    if (full_) {
        complete_to_ = std::min(complete_to_, block.first);
    } else {
        std::vector<uint8_t> packed = packer_.pack(block.bytes.data());
        header.packed_bytes = uint32_t(packed.size());
        header.checksum = header.sum();
        held_.emplace(std::pair(last, track), Held{header, std::move(packed)});
    }
    block.bytes.clear();
    block.events = 0;
    block.end = 0;
}

void LogBlockFile::pass(Cycle cycle) {
    if (cycle < next_)
        return;
    next_ = cycle + log_file::block_cycles;
    const Cycle settled = cycle > patience_cycles ? cycle - patience_cycles : 0;
    close_before_(settled);
    while (!held_.empty() && held_.begin()->first.first < settled)
        write_first();
}

void LogBlockFile::finish() {
    while (!held_.empty())
        write_first();
    log_file::Trailer trailer;
    trailer.index_offset = bytes_;
    trailer.blocks = index_.size();
    trailer.complete_to = complete_to_;
    const std::span<const uint8_t> index(reinterpret_cast<const uint8_t*>(index_.data()),
                                         index_.size() * sizeof(log_file::IndexEntry));
    trailer.checksum =
        log_file::checksum(log_file::bytes_of(trailer).first(offsetof(log_file::Trailer, checksum)),
                           log_file::checksum(index));
    write(index);
    write(log_file::bytes_of(trailer));
    file_.finish();
    if (file_.error())
        fail(path_, file_.error());
}

void LogBlockFile::write(std::span<const uint8_t> bytes) {
    file_.write({reinterpret_cast<const char*>(bytes.data()), bytes.size()});
    bytes_ += bytes.size();
}

void LogBlockFile::write_first() {
    const auto first = held_.begin();
    const Held& held = first->second;
    const uint64_t after = bytes_ + sizeof held.header + held.packed.size() +
                           (index_.size() + 1) * sizeof(log_file::IndexEntry) +
                           sizeof(log_file::Trailer);
    full_ = full_ || after > max_bytes_;
    if (full_) {
        complete_to_ = std::min(complete_to_, held.header.first);
    } else {
        index_.push_back({bytes_, held.header});
        write(log_file::bytes_of(held.header));
        write(held.packed);
    }
    held_.erase(first);
}

}  // namespace swsim
