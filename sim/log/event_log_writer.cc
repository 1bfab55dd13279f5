// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <tuple>

#include "sim/log/event_log.h"
#include "sim/log/event_log_json.h"
#include "sim/log/log_tracks.h"

namespace swsim {

namespace {

namespace fs = std::filesystem;
namespace track = log_file::track;

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
    LogBlockFile file_;
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
