// SPDX-License-Identifier: Apache-2.0
#include "sim/memory/main_memory.h"

#include <algorithm>
#include <cstring>

#include "sim/memory/arena.h"
#include "sim/memory/core_port.h"
#include "sim/vector.h"

namespace swsim {

namespace {

bool fetches_and_adds(const tlm::tlm_generic_payload& transaction) {
    return transaction.get_extension<FetchAndAdd>() != nullptr;
}

unsigned bytes_moved(const tlm::tlm_generic_payload& transaction) {
    const unsigned char* const enabled = transaction.get_byte_enable_ptr();
    const unsigned bytes = transaction.get_data_length();
    return enabled ? unsigned(std::count(enabled, enabled + bytes, TLM_BYTE_ENABLED)) : bytes;
}

void write(const tlm::tlm_generic_payload& transaction) {
    uint8_t* const memory = Arena::pointer(transaction.get_address());
    const unsigned char* const data = transaction.get_data_ptr();
    const unsigned char* const enabled = transaction.get_byte_enable_ptr();
    const unsigned bytes = transaction.get_data_length();
    if (!enabled)
        std::memcpy(memory, data, bytes);
    for (unsigned i = 0; enabled && i < bytes; ++i)
        if (enabled[i] == TLM_BYTE_ENABLED)
            memory[i] = data[i];
}

// A fetch-and-add is done as a whole when it reads: no other access to the line comes between that
// and its write.
void read(const tlm::tlm_generic_payload& transaction) {
    uint8_t* const memory = Arena::pointer(transaction.get_address());
    const unsigned bytes = transaction.get_data_length();
    std::memcpy(transaction.get_data_ptr(), memory, bytes);
    if (!fetches_and_adds(transaction))
        return;
    uint64_t value = 0;
    std::memcpy(&value, memory, bytes);
    ++value;
    std::memcpy(memory, &value, bytes);
}

}  // namespace

MainMemoryParameters::MainMemoryParameters(const Machine& machine, Cycle way_cycles)
    : cores(machine.cores()), dma_groups(unsigned(machine.value("dma.groups"))),
      cpe_khz(uint64_t(machine.value("chip.clock_khz"))),
      dram_khz(uint64_t(machine.value("memory.clock_khz"))),
      line_bytes(uint64_t(machine.value("memory.line_bytes"))),
      atom_bytes(uint64_t(machine.value("memory.atom_bytes"))),
      path_cycles(Cycle(machine.value("gld.path_cycles")) + way_cycles),
      interface_mb_per_s(uint64_t(machine.value("gld.interface_mb_per_s"))) {}

MainMemory::MainMemory(sc_core::sc_module_name name, Clock& clock)
    : sc_module(name), Actor(clock, Stage::memory), dma_groups("dma_groups"), cores("cores") {
    dma_groups.register_nb_transport_fw(this, &MainMemory::receive);
    cores.register_nb_transport_fw(this, &MainMemory::receive_own);
}

void MainMemory::reset(const Machine& machine, Cycle way_cycles) {
    cancel();
    parameters_ = MainMemoryParameters(machine, way_cycles);
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

unsigned MainMemory::take_slot(const Access& access) {
    if (free_slots_.empty()) {
        free_slots_.push_back(unsigned(slots_.size()));
        slots_.emplace_back();
    }
    const unsigned slot = free_slots_.back();
    free_slots_.pop_back();
    slots_[slot] = access;
    return slot;
}

void MainMemory::insert(Events& events, const Event& event) {
    const auto after = [](const Event& a, const Event& b) {
        return std::pair(a.cycle, a.rank) > std::pair(b.cycle, b.rank);
    };
    auto place = events.end();
    while (place != events.begin() && after(*std::prev(place), event))
        --place;
    events.insert(place, event);
}

tlm::tlm_sync_enum MainMemory::receive(int group, tlm::tlm_generic_payload& transaction,
                                       tlm::tlm_phase& phase, sc_core::sc_time& delay) {
    if (phase != tlm::BEGIN_REQ)
        return tlm::TLM_ACCEPTED;
    const unsigned slot = take_slot({&transaction, unsigned(group), false});
    const Cycle arrival = now() + delay.value();
    const unsigned rank = request_rank(unsigned(group), parameters_.dma_groups, now());
    insert(at_controller_, {arrival, rank, slot});
    wake_at(arrival);
    if (needs_merge(transaction, parameters_.atom_bytes))
        return tlm::TLM_ACCEPTED;
    phase = tlm::END_REQ;
    return tlm::TLM_UPDATED;
}

tlm::tlm_sync_enum MainMemory::receive_own(int core, tlm::tlm_generic_payload& transaction,
                                           tlm::tlm_phase& phase, sc_core::sc_time& delay) {
    if (phase != tlm::BEGIN_REQ)
        return tlm::TLM_ACCEPTED;
    transaction.acquire();
    const unsigned slot = take_slot({&transaction, unsigned(core), true});
    const Cycle arrival = now() + delay.value() + parameters_.path_cycles;
    const unsigned rank = request_rank(unsigned(core), parameters_.cores, now());
    insert(at_interface_, {arrival, rank, slot});
    wake_at(arrival);
    phase = tlm::END_REQ;
    return tlm::TLM_UPDATED;
}

void MainMemory::act() {
    answer();
    serve_interface();
    serve_dram();
    wake();
}

// Own accesses pass the interface one after another.
void MainMemory::serve_interface() {
    const uint64_t units_per_cycle = parameters_.interface_mb_per_s * 1000;
    while (!at_interface_.empty() && at_interface_.front().cycle <= now()) {
        const unsigned slot = at_interface_.front().slot;
        at_interface_.pop_front();
        const Access& access = slots_[slot];
        interface_free_ = std::max(interface_free_, now() * units_per_cycle) +
                          access.transaction->get_data_length() * parameters_.cpe_khz;
        const Cycle through = (interface_free_ + units_per_cycle - 1) / units_per_cycle;
        insert(at_controller_, {through, parameters_.dma_groups + access.requester, slot});
    }
}

void MainMemory::serve_dram() {
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

DramAccess MainMemory::dram_access(const Access& access) const {
    const tlm::tlm_generic_payload& transaction = *access.transaction;
    const bool merges = access.own ? transaction.is_write() || fetches_and_adds(transaction)
                                   : needs_merge(transaction, parameters_.atom_bytes);
    if (merges)
        return DramAccess::merge;
    return transaction.is_read() ? DramAccess::read : DramAccess::write;
}

void MainMemory::accept(const Access& access, unsigned slot, DramTick tick) {
    const uint64_t address = access.transaction->get_address();
    const uint64_t line = address / parameters_.line_bytes * parameters_.line_bytes;
    dram_->accept({dram_access(access), line, slot}, tick);
    if (access.own && access.transaction->is_write())
        tell(access, tlm::BEGIN_RESP);
}

void MainMemory::move_data(const DramService& service) {
    const unsigned slot = service.request.tag;
    const Access& access = slots_[slot];
    const tlm::tlm_generic_payload& transaction = *access.transaction;
    const bool last = service.wrote || service.request.access != DramAccess::merge;
    Cycle done = cycle_from(service.done);
    if (events_)
        record(access, service.wrote, done);
    const bool moves = service.wrote == transaction.is_write();
    if (moves && service.wrote)
        write(transaction);
    else if (moves)
        read(transaction);
    if (service.wrote && !access.own)
        put_bytes_.fetch_add(bytes_moved(transaction), std::memory_order_relaxed);
    tlm::tlm_phase_enum phase = last ? tlm::BEGIN_RESP : tlm::END_REQ;
    if (access.own) {
        phase = moves && !service.wrote ? tlm::BEGIN_RESP : tlm::UNINITIALIZED_PHASE;
        // The answer leaves one cycle before the core may use it.
        done += parameters_.path_cycles - 1;
    }
    insert(service.wrote ? written_ : read_, {done, 0, slot, phase, last});
}

void MainMemory::record(const Access& access, bool write, Cycle done) const {
    const tlm::tlm_generic_payload& transaction = *access.transaction;
    // What a store of a core leaves out counts, as on the interface; the gap in a line does not.
    const unsigned bytes = access.own ? transaction.get_data_length() : bytes_moved(transaction);
    events_->on(events::MemoryAccess{now(), done, access.own, write, access.requester,
                                     transaction.get_address(), bytes});
}

void MainMemory::answer() {
    for (Events* events : {&read_, &written_})
        while (!events->empty() && events->front().cycle <= now()) {
            const Event event = events->front();
            events->pop_front();
            answer(event);
        }
}

void MainMemory::answer(const Event& event) {
    const Access access = slots_[event.slot];
    if (event.phase != tlm::UNINITIALIZED_PHASE)
        tell(access, event.phase);
    if (!event.last)
        return;
    free_slots_.push_back(event.slot);
    if (access.own)
        access.transaction->release();
}

void MainMemory::tell(const Access& access, tlm::tlm_phase phase) {
    if (phase == tlm::BEGIN_RESP)
        access.transaction->set_response_status(tlm::TLM_OK_RESPONSE);
    sc_core::sc_time delay = sc_core::SC_ZERO_TIME;
    auto& socket = access.own ? cores : dma_groups;
    socket[int(access.requester)]->nb_transport_bw(*access.transaction, phase, delay);
}

void MainMemory::wake() {
    for (const Events* events : {&at_interface_, &at_controller_, &read_, &written_})
        if (!events->empty())
            wake_at(std::max(events->front().cycle, now() + 1));
    if (dram_->next() != DramController::never)
        wake_at(std::max(cycle_from(dram_->next()), now() + 1));
}

}  // namespace swsim
