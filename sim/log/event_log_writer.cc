// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "sim/log/event_log.h"
#include "sim/log/event_log_json.h"
#include "sim/log/log_tracks.h"

namespace swsim {

namespace {

namespace fs = std::filesystem;
namespace track = log_file::track;

// In the file, events of one cycle have an order, whatever that of the simulation.
bool comes_before(const ChipEvent& a, const ChipEvent& b) {
    const Cycle of_a = cycle_of(a);
    const Cycle of_b = cycle_of(b);
    return of_a != of_b ? of_a < of_b : a < b;
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

    void add(ChipEvent event) {
        if (const Cycle now = cycle_of(event); moment_of(event) == Moment::happens && now > now_) {
            release(now);
            now_ = now;
        }
        if (auto* const done = std::get_if<events::DmaDone>(&event))
            done->number = canonical(done->number);
        waiting_.push_back(event);
    }

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
        std::ranges::sort(waiting_, comes_before);
        const auto rest = std::ranges::find_if(
            waiting_, [&](const ChipEvent& each) { return cycle_of(each) >= until; });
        std::vector<ChipEvent> due(waiting_.begin(), rest);
        waiting_.erase(waiting_.begin(), rest);
        for (ChipEvent& each : due)  // which may lead to close_before
            code(each);
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
        if (auto* const issued = std::get_if<events::DmaIssue>(&event)) {
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

void EventLogWriter::tell(const events::Issue& event) {
    Impl& impl = *impl_;
    if (!impl.filter_.has_core(event.core) || !impl.filter_.has_cycle(event.cycle))
        return;
    ++impl.events_;
    impl.cores_[event.core].issue(event);
}

void EventLogWriter::tell(const events::Stall& event) {
    Impl& impl = *impl_;
    if (!impl.filter_.has_core(event.core) || !impl.filter_.overlaps(event.from, event.to))
        return;
    ++impl.events_;
    impl.cores_[event.core].stall(cut(event, impl.filter_.from, impl.filter_.to));
}

void EventLogWriter::tell(const events::Write& event) {
    Impl& impl = *impl_;
    if (!impl.filter_.has_core(event.core) || !impl.filter_.has_cycle(event.cycle))
        return;
    ++impl.events_;
    impl.values_[event.core].write(event);
}

void EventLogWriter::tell(const events::End& event) {
    Impl& impl = *impl_;
    if (!impl.filter_.has_core(event.core) || !impl.filter_.has_cycle(event.cycle))
        return;
    ++impl.events_;
    impl.cores_[event.core].end(event);
}

void EventLogWriter::tell(const ChipEvent& event) {
    const int owner = owner_of(event);
    if (owner < 0 || impl_->filter_.has_core(unsigned(owner)))
        impl_->add(event);
}

}  // namespace swsim
