// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <atomic>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <optional>
#include <queue>

#include <fmt/format.h>

#include "sim/log/event_coding.h"
#include "sim/log/event_log.h"
#include "sim/log/event_log_file.h"
#include "sim/log/event_log_json.h"

namespace swsim {

namespace {

namespace fs = std::filesystem;
namespace track = log_file::track;
using log_file::BlockHeader;
using log_file::IndexEntry;

class InputFile {
  public:
    explicit InputFile(const fs::path& path)
        : path_(path), file_(std::fopen(path.c_str(), "rb"), &std::fclose) {
        std::error_code error;
        if (!file_ || fs::is_directory(path, error))
            throw EventLogError(fmt::format("cannot read {}: {}", path.string(),
                                            std::strerror(file_ ? EISDIR : errno)));
        size_ = fs::file_size(path, error);
        if (error)
            throw EventLogError(fmt::format("{} is not a regular file", path.string()));
    }

    uint64_t size() const { return size_; }
    const fs::path& path() const { return path_; }

    // Only what lies in the file may be asked for.
    void read(uint64_t offset, void* data, size_t bytes) const {
        if (std::fseek(file_.get(), long(offset), SEEK_SET) != 0 ||
            std::fread(data, 1, bytes, file_.get()) != bytes)
            throw EventLogError(fmt::format("cannot read {}", path_.string()));
    }

    template <typename Struct> std::optional<Struct> at(uint64_t offset) const {
        Struct value;
        if (offset > size_ || size_ - offset < sizeof value)
            return std::nullopt;
        read(offset, &value, sizeof value);
        return value;
    }

    std::vector<uint8_t> bytes(uint64_t offset, size_t count) const {
        std::vector<uint8_t> result(count);
        read(offset, result.data(), count);
        return result;
    }

  private:
    const fs::path path_;
    const std::unique_ptr<std::FILE, int (*)(std::FILE*)> file_;
    uint64_t size_ = 0;
};

// Nothing in a header makes a reader allocate more than this allows.
bool is_sound(const BlockHeader& header, uint64_t offset, uint64_t file_size) {
    return header.magic == BlockHeader::block_magic && header.checksum == header.sum() &&
           header.track < track::count && header.raw_bytes <= log_file::block_limit &&
           header.packed_bytes <= file_size && offset <= file_size - header.packed_bytes &&
           sizeof header <= file_size - header.packed_bytes - offset && header.first < header.end &&
           header.events != 0;
}

// In one cycle: each core, its values, the DMA groups, the rest.
unsigned rank_of(unsigned number) {
    if (number < track::values)
        return 2 * number;
    if (number < track::service)
        return 2 * (number - track::values) + 1;
    return number;
}

std::unique_ptr<TrackDecoder> decoder_of(unsigned number, const DecodingContext& context) {
    if (number < track::values)
        return make_core_decoder(number - track::core, context);
    if (number < track::service)
        return make_value_decoder(number - track::values, context);
    return make_chip_decoder(context);
}

// The blocks of a track, read one after another.
class TrackReader {
  public:
    TrackReader(unsigned number, std::vector<IndexEntry> blocks, const LogFilter& filter,
                const DecodingContext& context)
        : blocks_(std::move(blocks)), filter_(filter), rank_(rank_of(number)),
          decoder_(decoder_of(number, context)) {}

    unsigned rank() const { return rank_; }
    // Of the present event; before the first one, of the first block.
    Cycle cycle() const { return loaded_ ? decoder_->cycle() : blocks_.front().header.first; }
    bool loaded() const { return loaded_; }
    void tell(EventListener& listener) const { decoder_->tell(listener, filter_.from, filter_.to); }

    // Goes to the next event that the filter lets through. False at the end. `unpack` is given
    // each block.
    template <typename Unpack> bool next(Unpack unpack) {
        for (;;) {
            if (!loaded_ || !decoder_->next()) {
                check_count();
                if (next_ == blocks_.size())
                    return false;
                open(blocks_[next_++], unpack);
                continue;
            }
            ++events_;
            check();
            if (decoder_->cycle() >= filter_.to)
                return false;
            const int core = decoder_->core();
            if (filter_.overlaps(decoder_->cycle(), decoder_->end()) &&
                (core < 0 || filter_.has_core(unsigned(core))))
                return true;
        }
    }

  private:
    template <typename Unpack> void open(const IndexEntry& entry, Unpack unpack) {
        header_ = entry.header;
        bytes_ = unpack(entry);
        decoder_->start(bytes_, header_.first);
        loaded_ = true;
        events_ = 0;
    }

    void check_count() const {
        if (loaded_ && events_ != header_.events)
            throw BadBytes("a block has another number of events than it says");
    }

    void check() {
        const Cycle cycle = decoder_->cycle();
        if (cycle < last_ || cycle < header_.first || decoder_->end() > header_.end)
            throw BadBytes("events are out of order");
        last_ = cycle;
    }

    std::vector<IndexEntry> blocks_;
    LogFilter filter_;
    unsigned rank_;
    std::unique_ptr<TrackDecoder> decoder_;
    BlockHeader header_;
    std::vector<uint8_t> bytes_;
    size_t next_ = 0;
    uint64_t events_ = 0;
    Cycle last_ = 0;
    bool loaded_ = false;
};

}  // namespace

class EventLog::Impl {
  public:
    explicit Impl(const fs::path& path) : file_(path) {
        try {
            read_head();
            if (!read_index())
                scan();
        } catch (const BadBytes& problem) {
            damaged(problem.what());
        }
        sum_up();
    }

    void replay(EventListener& listener, LogFilter filter) const {
        filter.to = std::min(filter.to, complete_to_);
        filter.values = filter.values && listener.wants_values();
        try {
            merge(listener, readers(filter));
        } catch (const BadBytes& problem) {
            damaged(problem.what());
        }
    }

    double estimated_events(const LogFilter& filter) const {
        double events = 0;
        for (const IndexEntry& entry : blocks_) {
            const BlockHeader& header = entry.header;
            if (!wanted(header, filter))
                continue;
            const Cycle inside =
                std::min(header.end, filter.to) - std::max(header.first, filter.from);
            events += double(header.events) * double(inside) / double(header.end - header.first);
        }
        return events;
    }

    const InputFile file_;
    LogDescription description_;
    DecodingContext context_;
    std::vector<IndexEntry> blocks_;
    std::string missing_;
    Cycle complete_to_ = never;
    uint64_t events_ = 0;
    Cycle first_ = 0;
    Cycle last_ = 0;
    mutable std::atomic<uint64_t> done_bytes_ = 0;
    mutable std::atomic<uint64_t> all_bytes_ = 0;

  private:
    [[noreturn]] void damaged(const std::string& problem) const {
        throw EventLogError(
            fmt::format("the event log {} is damaged: {}", file_.path().string(), problem));
    }

    // How many there are of a part of the machine that has tracks.
    uint64_t machine_part(const char* name) const {
        const int64_t count = description_.meta.parameter(name);
        if (count < 1 || count > track::max_groups)
            throw BadBytes(fmt::format("its machine: {} is {}", name, count));
        return uint64_t(count);
    }

    void read_head() {
        const std::string path = file_.path().string();
        const auto magic = file_.at<std::array<char, log_file::magic.size()>>(0);
        if (!magic || *magic != log_file::magic)
            throw EventLogError(fmt::format("{} is not an event log of swsim trace --log", path));
        const auto header = file_.at<log_file::JsonHeader>(0);
        if (header && header->version != log_file::version)
            throw EventLogError(
                fmt::format("the event log {} has version {}; this swsim reads version {}: make "
                            "it anew",
                            path, header->version, log_file::version));
        if (header && header->checksum != header->sum())
            throw BadBytes("its head");
        if (!header || header->packed_bytes > file_.size() - sizeof *header)
            throw EventLogError(fmt::format("the event log {} is cut off in its head", path));
        if (header->raw_bytes > log_file::json_limit)
            throw BadBytes("its head is too large");
        const std::vector<uint8_t> text = log_file::Unpacker().unpack(
            file_.bytes(sizeof *header, header->packed_bytes), header->raw_bytes);
        description_ = read_description({reinterpret_cast<const char*>(text.data()), text.size()});
        const uint64_t rows = machine_part("core_group.rows");
        const uint64_t columns = machine_part("core_group.columns");
        context_ = {description_.program.instructions.size(), description_.accounts, rows * columns,
                    rows + columns, machine_part("dma.groups")};
        if (context_.cores > track::max_cores)
            throw BadBytes("its machine has too many cores");
        blocks_begin_ = sizeof *header + header->packed_bytes;
    }

    // False if there is none: the file was cut off.
    bool read_index() {
        if (file_.size() < blocks_begin_ + sizeof(log_file::Trailer))
            return false;
        const uint64_t trailer_offset = file_.size() - sizeof(log_file::Trailer);
        const auto trailer = file_.at<log_file::Trailer>(trailer_offset);
        if (trailer->magic != log_file::end_magic)
            return false;
        const uint64_t space = trailer_offset - blocks_begin_;
        if (trailer->blocks > space / sizeof(IndexEntry) ||
            trailer->index_offset != trailer_offset - trailer->blocks * sizeof(IndexEntry))
            throw BadBytes("its index");
        blocks_.resize(trailer->blocks);
        const size_t bytes = blocks_.size() * sizeof(IndexEntry);
        file_.read(trailer->index_offset, blocks_.data(), bytes);
        const std::span<const uint8_t> index(reinterpret_cast<const uint8_t*>(blocks_.data()),
                                             bytes);
        const auto fields =
            log_file::bytes_of(*trailer).first(offsetof(log_file::Trailer, checksum));
        if (trailer->checksum != log_file::checksum(fields, log_file::checksum(index)))
            throw BadBytes("its index");
        for (const IndexEntry& entry : blocks_)
            if (!is_sound(entry.header, entry.offset, trailer->index_offset))
                throw BadBytes("its index");
        complete_to_ = trailer->complete_to;
        if (complete_to_ != never)
            missing_ = fmt::format("the log reached its size limit: it is complete up to cycle {}",
                                   complete_to_);
        return true;
    }

    // The whole blocks of a file without index.
    void scan() {
        uint64_t offset = blocks_begin_;
        for (;;) {
            const auto header = file_.at<BlockHeader>(offset);
            if (!header || !is_sound(*header, offset, file_.size()))
                break;
            blocks_.push_back({offset, *header});
            offset += sizeof *header + header->packed_bytes;
        }
        missing_ = fmt::format("the log {} is cut off: what follows its {} whole blocks ({} of {} "
                               "bytes) is missing",
                               file_.path().string(), blocks_.size(), offset, file_.size());
    }

    void sum_up() {
        first_ = blocks_.empty() ? 0 : never;
        for (const IndexEntry& entry : blocks_) {
            events_ += entry.header.events;
            first_ = std::min(first_, entry.header.first);
            last_ = std::max(last_, entry.header.end - 1);
        }
    }

    static bool wanted(const BlockHeader& header, const LogFilter& filter) {
        if (!filter.overlaps(header.first, header.end))
            return false;
        if (header.track < track::values)
            return filter.has_core(header.track - track::core);
        if (header.track < track::service)
            return filter.values && filter.has_core(header.track - track::values);
        return true;
    }

    std::vector<TrackReader> readers(const LogFilter& filter) const {
        std::array<std::vector<IndexEntry>, track::count> tracks;
        uint64_t bytes = 0;
        for (const IndexEntry& entry : blocks_) {
            if (!wanted(entry.header, filter))
                continue;
            tracks[entry.header.track].push_back(entry);
            bytes += entry.header.packed_bytes;
        }
        done_bytes_ = 0;
        all_bytes_ = bytes;
        std::vector<TrackReader> result;
        for (unsigned i = 0; i < track::count; ++i)
            if (!tracks[i].empty())
                result.emplace_back(i, std::move(tracks[i]), filter, context_);
        return result;
    }

    std::vector<uint8_t> unpack(const IndexEntry& entry, log_file::Unpacker& unpacker) const {
        const auto header = file_.at<BlockHeader>(entry.offset);
        if (!header || header->checksum != entry.header.checksum ||
            header->checksum != header->sum())
            throw BadBytes("a block is not where the index has it");
        done_bytes_ += header->packed_bytes;
        return unpacker.unpack(file_.bytes(entry.offset + sizeof *header, header->packed_bytes),
                               header->raw_bytes);
    }

    void merge(EventListener& listener, std::vector<TrackReader> tracks) const {
        log_file::Unpacker unpacker;
        const auto unpacked = [&](const IndexEntry& entry) { return unpack(entry, unpacker); };
        using Key = std::tuple<Cycle, unsigned, TrackReader*>;
        std::priority_queue<Key, std::vector<Key>, std::greater<>> queue;
        const auto push = [&](TrackReader& each) {
            queue.emplace(each.cycle(), each.rank(), &each);
        };
        for (TrackReader& each : tracks)
            push(each);
        while (!queue.empty()) {
            TrackReader& first = *std::get<TrackReader*>(queue.top());
            queue.pop();
            if (!first.loaded()) {
                if (first.next(unpacked))
                    push(first);
                continue;
            }
            // As long as it stays the first.
            bool more = true;
            do {
                first.tell(listener);
                more = first.next(unpacked);
            } while (more && (queue.empty() ||
                              std::pair(first.cycle(), first.rank()) <
                                  std::pair(std::get<0>(queue.top()), std::get<1>(queue.top()))));
            if (more)
                push(first);
        }
    }

    uint64_t blocks_begin_ = 0;
};

EventLog::EventLog(const fs::path& path) : impl_(std::make_unique<Impl>(path)) {}
EventLog::~EventLog() = default;
EventLog::EventLog(EventLog&&) noexcept = default;
EventLog& EventLog::operator=(EventLog&&) noexcept = default;

const ProgramText& EventLog::program() const {
    return impl_->description_.program;
}

const RunMeta& EventLog::meta() const {
    return impl_->description_.meta;
}

uint64_t EventLog::events() const {
    return impl_->events_;
}

uint64_t EventLog::bytes() const {
    return impl_->file_.size();
}

double EventLog::estimated_events(const LogFilter& filter) const {
    return impl_->estimated_events(filter);
}

Cycle EventLog::first_cycle() const {
    return impl_->first_;
}

Cycle EventLog::last_cycle() const {
    return impl_->last_;
}

const std::string& EventLog::missing() const {
    return impl_->missing_;
}

Cycle EventLog::complete_to() const {
    return impl_->complete_to_;
}

void EventLog::replay(EventListener& listener, const LogFilter& filter) const {
    impl_->replay(listener, filter);
}

double EventLog::progress() const {
    const uint64_t all = impl_->all_bytes_;
    return all == 0 ? 0 : double(impl_->done_bytes_) / double(all);
}

bool is_event_log(const std::filesystem::path& path) {
    std::error_code error;
    std::array<char, log_file::magic.size()> start{};
    if (std::filesystem::is_regular_file(path, error))
        std::ifstream(path, std::ios::binary).read(start.data(), start.size());
    return path.extension() == ".swlog" || start == log_file::magic;
}

}  // namespace swsim
