// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <cerrno>
#include <cstring>
#include <functional>
#include <map>
#include <optional>
#include <tuple>
#include <utility>

#include <fmt/format.h>
#include <unistd.h>

#include "sim/observe/event_coding.h"
#include "sim/observe/event_log.h"
#include "sim/observe/event_log_file.h"
#include "sim/observe/event_log_json.h"

namespace swsim {

namespace {

namespace fs = std::filesystem;
namespace track = log_file::track;

// A file that gets its name when it is complete. That it cannot be written is told at its end: not
// in the middle of a simulation, to which events belong.
class PendingFile {
  public:
    explicit PendingFile(fs::path path)
        : path_(std::move(path)), temporary_(path_.string() + fmt::format(".{}.tmp", getpid())) {
        std::error_code error;
        const fs::file_status status = fs::status(path_, error);
        if (fs::exists(status) && !fs::is_regular_file(status))
            throw EventLogError(fmt::format(
                "cannot write the event log {}: it is not a regular file", path_.string()));
        file_ = std::fopen(temporary_.c_str(), "wb");
        if (!file_)
            fail(errno);
    }

    ~PendingFile() {
        if (!file_)
            return;
        std::fclose(file_);
        unlink(temporary_.c_str());
    }
    PendingFile(const PendingFile&) = delete;
    PendingFile& operator=(const PendingFile&) = delete;

    void write(std::span<const uint8_t> bytes) {
        if (error_ == 0 && std::fwrite(bytes.data(), 1, bytes.size(), file_) != bytes.size())
            error_ = errno;
        bytes_ += bytes.size();
    }

    void finish() {
        if (std::fclose(std::exchange(file_, nullptr)) != 0 && error_ == 0)
            error_ = errno;
        if (error_ == 0 && std::rename(temporary_.c_str(), path_.c_str()) != 0)
            error_ = errno;
        if (error_ == 0)
            return;
        unlink(temporary_.c_str());
        fail(error_);
    }

    uint64_t bytes() const { return bytes_; }

  private:
    [[noreturn]] void fail(int error) const {
        throw EventLogError(
            fmt::format("cannot write {}: {}", path_.string(), std::strerror(error)));
    }

    const fs::path path_;
    const fs::path temporary_;
    std::FILE* file_ = nullptr;
    int error_ = 0;  // the first one
    uint64_t bytes_ = 0;
};

// A block under way: the events of one track since its last one.
struct OpenBlock {
    ByteWriter bytes;
    uint64_t events = 0;
    Cycle first = 0;
    Cycle end = 0;
};

// Blocks of all tracks on their way to the file. There they are ordered by the cycle of their last
// event, whoever runs ahead: the file does not depend on the way of running.
class BlockFile {
  public:
    // `close_before` closes the blocks under way that end before a cycle.
    BlockFile(const fs::path& path, const std::string& description, uint64_t max_bytes,
              std::function<void(Cycle)> close_before)
        : file_(path), max_bytes_(max_bytes), close_before_(std::move(close_before)) {
        const std::vector<uint8_t> packed = packer_.pack(
            {reinterpret_cast<const uint8_t*>(description.data()), description.size()});
        if (description.size() > log_file::json_limit)
            throw EventLogError("the program is too large for an event log");
        log_file::JsonHeader header;
        header.raw_bytes = uint32_t(description.size());
        header.packed_bytes = uint32_t(packed.size());
        header.checksum = header.sum();
        file_.write(log_file::bytes_of(header));
        file_.write(packed);
    }

    // `last`: the cycle that orders it.
    void add(unsigned track, OpenBlock& block, Cycle last) {
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

    // Some track has come to this cycle. Writes what nothing can come before any more.
    void pass(Cycle cycle) {
        if (cycle < next_)
            return;
        next_ = cycle + log_file::block_cycles;
        const Cycle settled = cycle > patience_cycles ? cycle - patience_cycles : 0;
        close_before_(settled);
        while (!held_.empty() && held_.begin()->first.first < settled)
            write_first();
    }

    void finish() {
        while (!held_.empty())
            write_first();
        log_file::Trailer trailer;
        trailer.index_offset = file_.bytes();
        trailer.blocks = index_.size();
        trailer.complete_to = complete_to_;
        const std::span<const uint8_t> index(reinterpret_cast<const uint8_t*>(index_.data()),
                                             index_.size() * sizeof(log_file::IndexEntry));
        trailer.checksum = log_file::checksum(
            log_file::bytes_of(trailer).first(offsetof(log_file::Trailer, checksum)),
            log_file::checksum(index));
        file_.write(index);
        file_.write(log_file::bytes_of(trailer));
        file_.finish();
    }

    uint64_t bytes() const { return file_.bytes(); }
    Cycle complete_to() const { return complete_to_; }

  private:
    struct Held {
        log_file::BlockHeader header;
        std::vector<uint8_t> packed;
    };

    // Cores run ahead of each other, and of the rest of the chip, by less than this: no machine
    // has such long ways (dma.request_cycles).
    static constexpr Cycle patience_cycles = 1 << 18;

    void write_first() {
        const auto first = held_.begin();
        const Held& held = first->second;
        const uint64_t after = file_.bytes() + sizeof held.header + held.packed.size() +
                               (index_.size() + 1) * sizeof(log_file::IndexEntry) +
                               sizeof(log_file::Trailer);
        full_ = full_ || after > max_bytes_;
        if (full_) {
            complete_to_ = std::min(complete_to_, held.header.first);
        } else {
            index_.push_back({file_.bytes(), held.header});
            file_.write(log_file::bytes_of(held.header));
            file_.write(held.packed);
        }
        held_.erase(first);
    }

    PendingFile file_;
    const uint64_t max_bytes_;
    const std::function<void(Cycle)> close_before_;
    log_file::Packer packer_;
    std::multimap<std::pair<Cycle, unsigned>, Held> held_;
    Cycle next_ = 0;  // when to look for settled blocks again
    std::vector<log_file::IndexEntry> index_;
    bool full_ = false;
    Cycle complete_to_ = never;
};

// One track: its coding and its block under way.
template <typename Encoder> class Track {
  public:
    void open(BlockFile& file, unsigned number) {
        file_ = &file;
        number_ = number;
        block_.bytes.reserve(log_file::block_bytes + largest_event_bytes);
    }

    // Codes an event by `encode(encoder, bytes)`. `last` orders its block in the file.
    template <typename Encode>
    [[gnu::always_inline]] void add(Cycle first, Cycle end, Cycle last, Encode encode) {
        if (last >= limit_) [[unlikely]]
            begin_span(last);
        if (block_.events == 0) [[unlikely]] {
            block_.first = first;
            encoder_.start(first);
        }
        encode(encoder_, block_.bytes);
        ++block_.events;
        block_.end = std::max(block_.end, end);
        last_ = last;
        if (block_.bytes.size() >= log_file::block_bytes) [[unlikely]]
            flush();
    }

    void flush() {
        if (block_.events != 0)
            file_->add(number_, block_, last_);
    }

    // Nothing more comes to blocks that end before this.
    void close_before(Cycle cycle) {
        if (limit_ <= cycle)
            flush();
    }

  private:
    void begin_span(Cycle cycle) {
        flush();
        limit_ = cycle - cycle % log_file::block_cycles + log_file::block_cycles;
        file_->pass(cycle);
    }

    static constexpr size_t largest_event_bytes = 256;

    BlockFile* file_ = nullptr;
    unsigned number_ = 0;
    Encoder encoder_;
    OpenBlock block_;
    Cycle last_ = 0;
    Cycle limit_ = 0;  // a later event begins another block
};

// A core's issues and stalls. A stall waits for those that continue it.
class CoreTrack {
  public:
    void open(BlockFile& file, unsigned core) { track_.open(file, track::core + core); }

    void issue(const events::Issue& event) {
        if (stalled_) [[unlikely]]
            end_stall();
        track_.add(event.cycle, event.cycle + 1, event.cycle + 1,
                   [&](CoreEncoder& encoder, ByteWriter& out) { encoder.issue(event, out); });
    }

    void stall(const events::Stall& event) {
        if (stalled_) {
            if (event.from == stall_.to && event.pc == stall_.pc &&
                event.account == stall_.account && event.producer_pc == stall_.producer_pc) {
                stall_.to = event.to;
                return;
            }
            end_stall();
        }
        stalled_ = true;
        stall_ = event;
    }

    void end(const events::End& event) {
        end_stall();
        track_.add(event.cycle, event.cycle + 1, event.cycle,
                   [&](CoreEncoder& encoder, ByteWriter& out) { encoder.end(event, out); });
    }

    void close_before(Cycle cycle) { track_.close_before(cycle); }

    void flush() {
        end_stall();
        track_.flush();
    }

  private:
    void end_stall() {
        if (!stalled_)
            return;
        stalled_ = false;
        track_.add(stall_.from, stall_.to, stall_.to,
                   [&](CoreEncoder& encoder, ByteWriter& out) { encoder.stall(stall_, out); });
    }

    Track<CoreEncoder> track_;
    bool stalled_ = false;
    events::Stall stall_{};
};

// A core's register values. Answers from main memory come while the core runs ahead of them: they
// are put in order.
class ValueTrack {
  public:
    void open(BlockFile& file, unsigned core, Cycle lead) {
        track_.open(file, track::values + core);
        lead_ = lead;
    }

    void write(const events::Write& event) {
        held_.push_back({event.cycle, event.ready, event.pc, event.index, event.value});
        latest_ = std::max(latest_, event.cycle);
        if (held_.size() >= enough_)
            release(latest_ > lead_ ? latest_ - lead_ : 0);
    }

    void close_before(Cycle cycle) {
        release(cycle);
        track_.close_before(cycle);
    }

    void flush() {
        release(never);
        track_.flush();
    }

  private:
    struct Held {
        Cycle cycle;
        Cycle ready;
        uint64_t pc;
        unsigned index;
        Vector value;
        auto key() const { return std::tuple(cycle, pc, index); }
    };

    // Codes all before `until`.
    void release(Cycle until) {
        std::ranges::stable_sort(held_, {}, &Held::key);
        const auto rest =
            std::ranges::find_if(held_, [&](const Held& each) { return each.cycle >= until; });
        for (auto each = held_.begin(); each != rest; ++each) {
            const events::Write event{0,        each->cycle, each->ready,
                                      each->pc, each->index, each->value};
            track_.add(event.cycle, event.cycle + 1, event.cycle,
                       [&](ValueEncoder& encoder, ByteWriter& out) { encoder.write(event, out); });
        }
        held_.erase(held_.begin(), rest);
        enough_ = 2 * held_.size() + 256;
    }

    Track<ValueEncoder> track_;
    std::vector<Held> held_;
    size_t enough_ = 256;
    Cycle latest_ = 0;
    Cycle lead_ = 0;
};

// The order of events of one cycle, whatever the order of the simulation.
auto chip_key(const ChipEvent& event) {
    using Key = std::tuple<Cycle, size_t, uint64_t, uint64_t, uint64_t>;
    struct {
        Key operator()(const DmaIssued& each) const {
            return {each.command.ldm.issued, 0, each.command.core, 0, 0};
        }
        Key operator()(const events::BarrierArrival& each) const {
            return {each.cycle, 1, each.core, uint64_t(each.direction), 0};
        }
        Key operator()(const events::BarrierRelease& each) const {
            return {each.cycle, 2, each.core, 0, 0};
        }
        Key operator()(const events::Message& each) const {
            return {each.cycle, 3, each.bus, each.core, each.targets};
        }
        Key operator()(const events::MemoryAccess& each) const {
            return {each.cycle, 4, each.address, each.requester, each.write};
        }
        // Told when it ends.
        Key operator()(const events::DmaService& each) const {
            return {each.to, 5, each.group, each.from, 0};
        }
        Key operator()(const events::DmaDone& each) const {
            return {each.cycle, 6, each.number, 0, 0};
        }
        Key operator()(const events::Join& each) const { return {each.cycle, 7, 0, 0, 0}; }
        Key operator()(const events::Spawn& each) const { return {each.cycle, 8, 0, 0, 0}; }
    } visitor;
    return std::visit(visitor, event);
}

}  // namespace

class EventLogWriter::Impl {
  public:
    Impl(const fs::path& path, const ProgramText& program, const RunMeta& meta,
         const LogFilter& filter, uint64_t max_bytes)
        : filter_(filter), file_(path, describe_log(program, meta), max_bytes,
                                 [this](Cycle cycle) { close_before(cycle); }) {
        const auto lead = meta.machine.find("dma.request_cycles");
        for (unsigned i = 0; i < track::max_cores; ++i) {
            if (!filter_.has_core(i))
                continue;
            cores_[i].open(file_, i);
            if (filter_.values)
                values_[i].open(file_, i, lead == meta.machine.end() ? 0 : Cycle(lead->second) + 1);
        }
        chip_.open(file_, track::chip);
        for (unsigned i = 0; i < track::max_groups; ++i)
            services_[i].open(file_, track::service + i);
    }

    void finish() {
        release(never);
        for (unsigned i = 0; i < track::max_cores; ++i) {
            cores_[i].flush();
            values_[i].flush();
        }
        for (auto& service : services_)
            service.flush();
        chip_.flush();
        file_.finish();
    }

    // Something on the chip happens at `event`'s cycle, which is now.
    void happens(ChipEvent event, Cycle now) {
        if (now > now_) {
            release(now);
            now_ = now;
        }
        if (auto* const done = std::get_if<events::DmaDone>(&event))
            done->number = canonical(done->number);
        waiting_.push_back(event);
    }
    // It is known only when it will be.
    void foreseen(const ChipEvent& event) { waiting_.push_back(event); }

    const LogFilter filter_;
    BlockFile file_;
    std::array<CoreTrack, track::max_cores> cores_;
    std::array<ValueTrack, track::max_cores> values_;
    uint64_t events_ = 0;

  private:
    void close_before(Cycle cycle) {
        release(cycle);
        for (unsigned i = 0; i < track::max_cores; ++i) {
            cores_[i].close_before(cycle);
            values_[i].close_before(cycle);
        }
        for (auto& service : services_)
            service.close_before(cycle);
        chip_.close_before(cycle);
    }

    // Codes all that comes before `until`, in order.
    void release(Cycle until) {
        std::ranges::sort(waiting_, {}, chip_key);
        const auto rest = std::ranges::find_if(
            waiting_, [&](const ChipEvent& each) { return std::get<0>(chip_key(each)) >= until; });
        for (auto each = waiting_.begin(); each != rest; ++each)
            code(*each);
        waiting_.erase(waiting_.begin(), rest);
    }

    void code(ChipEvent& event) {
        renumber(event);
        const Cycle cycle = cycle_of(event);
        const Cycle end = end_of(event);
        if (!filter_.overlaps(cycle, end))
            return;
        ++events_;
        const auto encode = [&](ChipEncoder& encoder, ByteWriter& out) {
            encoder.event(event, out);
        };
        if (const auto* const service = std::get_if<events::DmaService>(&event))
            services_[service->group].add(cycle, end, end, encode);
        else
            chip_.add(cycle, end, cycle, encode);
    }

    // Commands of one cycle have their numbers in the order of the simulation; here it is that of
    // the cores.
    void renumber(ChipEvent& event) {
        if (auto* const issued = std::get_if<DmaIssued>(&event)) {
            uint64_t& number = issued->command.ldm.number;
            numbers_.resize(std::max<size_t>(numbers_.size(), number + 1));
            number = numbers_[number] = ++commands_;
        } else if (auto* const service = std::get_if<events::DmaService>(&event)) {
            service->number = canonical(service->number);
        }
    }

    uint64_t canonical(uint64_t number) const {
        return number < numbers_.size() ? numbers_[number] : 0;
    }

    Track<ChipEncoder> chip_;
    std::array<Track<ChipEncoder>, track::max_groups> services_;
    std::vector<ChipEvent> waiting_;
    Cycle now_ = 0;
    std::vector<uint64_t> numbers_;
    uint64_t commands_ = 0;
};

EventLogWriter::EventLogWriter(const fs::path& path, const ProgramText& program,
                               const RunMeta& meta, const LogFilter& filter, uint64_t max_bytes)
    : impl_(std::make_unique<Impl>(path, program, meta, filter, max_bytes)) {}

EventLogWriter::~EventLogWriter() = default;

void EventLogWriter::finish() {
    impl_->finish();
}

uint64_t EventLogWriter::bytes() const {
    return impl_->file_.bytes();
}

uint64_t EventLogWriter::events() const {
    return impl_->events_;
}

Cycle EventLogWriter::complete_to() const {
    return impl_->file_.complete_to();
}

bool EventLogWriter::wants_values() const {
    return impl_->filter_.values;
}

void EventLogWriter::on(const events::Issue& event) {
    Impl& impl = *impl_;
    if (!impl.filter_.has_core(event.core) || !impl.filter_.has_cycle(event.cycle))
        return;
    ++impl.events_;
    impl.cores_[event.core].issue(event);
}

void EventLogWriter::on(const events::Stall& event) {
    Impl& impl = *impl_;
    if (!impl.filter_.has_core(event.core) || !impl.filter_.overlaps(event.from, event.to))
        return;
    ++impl.events_;
    events::Stall inside = event;
    inside.from = std::max(inside.from, impl.filter_.from);
    inside.to = std::min(inside.to, impl.filter_.to);
    impl.cores_[event.core].stall(inside);
}

void EventLogWriter::on(const events::Write& event) {
    Impl& impl = *impl_;
    if (!impl.filter_.has_core(event.core) || !impl.filter_.has_cycle(event.cycle))
        return;
    ++impl.events_;
    impl.values_[event.core].write(event);
}

void EventLogWriter::on(const events::End& event) {
    Impl& impl = *impl_;
    if (!impl.filter_.has_core(event.core) || !impl.filter_.has_cycle(event.cycle))
        return;
    ++impl.events_;
    impl.cores_[event.core].end(event);
}

void EventLogWriter::on(const events::Spawn& event) {
    impl_->foreseen(event);
}

void EventLogWriter::on(const events::Join& event) {
    impl_->foreseen(event);
}

void EventLogWriter::on(const events::DmaIssue& event) {
    impl_->happens(DmaIssued{event.command}, event.command.ldm.issued);
}

void EventLogWriter::on(const events::DmaService& event) {
    impl_->foreseen(event);
}

void EventLogWriter::on(const events::DmaDone& event) {
    impl_->happens(event, event.cycle);
}

void EventLogWriter::on(const events::MemoryAccess& event) {
    impl_->happens(event, event.cycle);
}

void EventLogWriter::on(const events::Message& event) {
    impl_->happens(event, event.cycle);
}

void EventLogWriter::on(const events::BarrierArrival& event) {
    if (impl_->filter_.has_core(event.core))
        impl_->happens(event, event.cycle);
}

void EventLogWriter::on(const events::BarrierRelease& event) {
    if (impl_->filter_.has_core(event.core))
        impl_->foreseen(event);
}

}  // namespace swsim
