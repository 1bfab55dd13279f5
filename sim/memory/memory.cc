// SPDX-License-Identifier: Apache-2.0
#include "sim/memory/memory.h"

#include <algorithm>
#include <cstring>

#include "sim/memory/arena.h"

namespace swsim {

namespace {

void perform(MainMemoryAccess& access) {
    uint8_t* const memory = Arena::pointer(access.address);
    switch (access.kind) {
    case AccessKind::load:
        std::memcpy(access.data, memory, access.bytes);
        break;
    case AccessKind::store:
        for (unsigned i = 0; i < access.bytes; ++i)
            if (access.byte_mask >> i & 1)
                memory[i] = access.data[i];
        break;
    case AccessKind::fetch_and_add: {
        std::memcpy(access.data, memory, access.bytes);
        uint64_t value = semantics::get<uint64_t>(access.data) + 1;
        std::memcpy(memory, &value, access.bytes);
        break;
    }
    }
}

}  // namespace

MemoryController::MemoryController(sc_core::sc_module_name name, Clock& clock,
                                   LoadListener& listener)
    : AfterCores(name, clock, deltas_after_dma_groups), socket("socket"), listener_(listener) {
    socket.register_nb_transport_fw(this, &MemoryController::receive);
}

void MemoryController::reset(const Machine& machine, Cycle way_cycles) {
    cancel();
    cores_ = machine.cores();
    groups_ = unsigned(machine.value("dma.groups"));
    cpe_khz_ = uint64_t(machine.value("chip.clock_khz"));
    dram_khz_ = uint64_t(machine.value("memory.clock_khz"));
    line_bytes_ = uint64_t(machine.value("memory.line_bytes"));
    atom_bytes_ = uint64_t(machine.value("memory.atom_bytes"));
    path_cycles_ = Cycle(machine.value("gld.path_cycles")) + way_cycles;
    interface_mb_per_s_ = uint64_t(machine.value("gld.interface_mb_per_s"));
    dram_.emplace(machine);
    slots_.clear();
    free_slots_.clear();
    at_interface_.clear();
    at_controller_.clear();
    read_.clear();
    written_.clear();
    interface_free_ = 0;
    put_bytes_ = 0;
}

unsigned MemoryController::take_slot(const Access& access) {
    if (free_slots_.empty()) {
        free_slots_.push_back(unsigned(slots_.size()));
        slots_.emplace_back();
    }
    const unsigned slot = free_slots_.back();
    free_slots_.pop_back();
    slots_[slot] = access;
    return slot;
}

void MemoryController::insert(Events& events, const Event& event) {
    const auto after = [](const Event& a, const Event& b) {
        return std::pair(a.cycle, a.rank) > std::pair(b.cycle, b.rank);
    };
    auto place = events.end();
    while (place != events.begin() && after(*std::prev(place), event))
        --place;
    events.insert(place, event);
}

void MemoryController::access(unsigned core, const MainMemoryAccess& access) {
    const unsigned slot = take_slot({nullptr, core, access});
    const Cycle arrival = now() + path_cycles_;
    insert(at_interface_, {arrival, request_rank(core, cores_, now()), slot});
    wake_at(arrival);
}

tlm::tlm_sync_enum MemoryController::receive(int group, tlm::tlm_generic_payload& transaction,
                                             tlm::tlm_phase& phase, sc_core::sc_time& delay) {
    if (phase != tlm::BEGIN_REQ)
        return tlm::TLM_ACCEPTED;
    const unsigned slot = take_slot({&transaction, unsigned(group), {}});
    const Cycle arrival = now() + delay.value();
    insert(at_controller_, {arrival, request_rank(unsigned(group), groups_, now()), slot});
    wake_at(arrival);
    if (needs_merge(transaction, atom_bytes_))
        return tlm::TLM_ACCEPTED;
    phase = tlm::END_REQ;
    return tlm::TLM_UPDATED;
}

void MemoryController::act() {
    answer();
    serve_interface();
    serve_dram();
    wake();
}

// Own accesses pass the interface one after another.
void MemoryController::serve_interface() {
    const uint64_t units_per_cycle = interface_mb_per_s_ * 1000;
    while (!at_interface_.empty() && at_interface_.front().cycle <= now()) {
        const unsigned slot = at_interface_.front().slot;
        at_interface_.pop_front();
        const Access& access = slots_[slot];
        interface_free_ =
            std::max(interface_free_, now() * units_per_cycle) + access.own.bytes * cpe_khz_;
        const Cycle through = (interface_free_ + units_per_cycle - 1) / units_per_cycle;
        insert(at_controller_, {through, groups_ + access.requester, slot});
    }
}

void MemoryController::serve_dram() {
    const DramTick tick = tick_from(now());
    if (cycle_from(tick) != now())
        return;
    while (!at_controller_.empty() && at_controller_.front().cycle <= now()) {
        const unsigned slot = at_controller_.front().slot;
        at_controller_.pop_front();
        accept(slots_[slot], slot, tick);
    }
    if (dram_->next() > tick)
        return;
    if (const auto service = dram_->issue(tick))
        move_data(*service);
}

void MemoryController::accept(const Access& access, unsigned slot, DramTick tick) {
    DramRequest request;
    request.tag = slot;
    if (access.transaction) {
        const tlm::tlm_generic_payload& transaction = *access.transaction;
        request.line = transaction.get_address() / line_bytes_ * line_bytes_;
        request.access = transaction.is_read()                   ? DramAccess::read
                         : needs_merge(transaction, atom_bytes_) ? DramAccess::merge
                                                                 : DramAccess::write;
    } else {
        request.line = access.own.address / line_bytes_ * line_bytes_;
        request.access = access.own.kind == AccessKind::load ? DramAccess::read : DramAccess::merge;
        if (access.own.kind == AccessKind::store)
            listener_.store_done(access.requester);
    }
    dram_->accept(request, tick);
}

void MemoryController::move_data(const DramService& service) {
    const unsigned slot = service.request.tag;
    Access& access = slots_[slot];
    const bool first_half = service.request.access == DramAccess::merge && !service.wrote;
    Cycle done = cycle_from(service.done);
    if (events_)
        tell_access(access, service.wrote, done);
    if (access.transaction) {
        tlm::tlm_generic_payload& transaction = *access.transaction;
        if (service.wrote)
            put(transaction);
        else if (!first_half)
            std::memcpy(transaction.get_data_ptr(), Arena::pointer(transaction.get_address()),
                        transaction.get_data_length());
    } else {
        move_own(access.own, service.wrote);
        // The answer leaves one cycle before the core may use it.
        done += path_cycles_ - 1;
    }
    insert(service.wrote ? written_ : read_, {done, 0, slot, first_half});
}

void MemoryController::tell_access(const Access& access, bool write, Cycle done) const {
    const bool own = !access.transaction;
    events_->on(
        events::MemoryAccess{now(), done, own, write, access.requester,
                             own ? access.own.address : access.transaction->get_address(),
                             own ? access.own.bytes : access.transaction->get_data_length()});
}

// A fetch-and-add is done as a whole when it reads: no other access to the line comes between that
// and its write.
void MemoryController::move_own(MainMemoryAccess& access, bool wrote) {
    if (wrote == (access.kind == AccessKind::store))
        perform(access);
}

void MemoryController::put(const tlm::tlm_generic_payload& transaction) {
    std::memcpy(Arena::pointer(transaction.get_address()), transaction.get_data_ptr(),
                transaction.get_data_length());
    put_bytes_.fetch_add(transaction.get_data_length(), std::memory_order_relaxed);
}

void MemoryController::answer() {
    for (Events* events : {&read_, &written_})
        while (!events->empty() && events->front().cycle <= now()) {
            const Event event = events->front();
            events->pop_front();
            answer(event);
        }
}

void MemoryController::answer(const Event& event) {
    Access& access = slots_[event.slot];
    if (!event.accepted)
        free_slots_.push_back(event.slot);
    if (!access.transaction) {
        // A fetch-and-add answers when it has read.
        const AccessKind kind = access.own.kind;
        if (kind == AccessKind::load || (kind == AccessKind::fetch_and_add && event.accepted))
            listener_.load_done(access.requester, access.own);
        return;
    }
    tlm::tlm_generic_payload& transaction = *access.transaction;
    tlm::tlm_phase phase = event.accepted ? tlm::END_REQ : tlm::BEGIN_RESP;
    sc_core::sc_time delay = sc_core::SC_ZERO_TIME;
    if (!event.accepted)
        transaction.set_response_status(tlm::TLM_OK_RESPONSE);
    socket[int(access.requester)]->nb_transport_bw(transaction, phase, delay);
}

void MemoryController::wake() {
    for (const Events* events : {&at_interface_, &at_controller_, &read_, &written_})
        if (!events->empty())
            wake_at(std::max(events->front().cycle, now() + 1));
    if (dram_->next() != DramController::never)
        wake_at(std::max(cycle_from(dram_->next()), now() + 1));
}

}  // namespace swsim
