// SPDX-License-Identifier: Apache-2.0
#include "sim/memory/main_memory.h"

#include <algorithm>
#include <cstring>
#include <utility>

#include "base/insert_in_order.h"
#include "sim/machine/vector.h"
#include "sim/memory/arena.h"
#include "sim/memory/core_port.h"

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

void read(const tlm::tlm_generic_payload& transaction) {
    std::memcpy(transaction.get_data_ptr(), Arena::pointer(transaction.get_address()),
                transaction.get_data_length());
}

// What has been read goes back, with 1 added.
void write_sum(const tlm::tlm_generic_payload& transaction) {
    uint64_t value = 0;
    std::memcpy(&value, transaction.get_data_ptr(), transaction.get_data_length());
    ++value;
    std::memcpy(Arena::pointer(transaction.get_address()), &value, transaction.get_data_length());
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
    first_free_ = 0;
    at_interface_.clear();
    at_controller_.clear();
    answers_.clear();
    accepted_.clear();
    interface_free_ = 0;
    put_bytes_ = 0;
}

unsigned MainMemory::take_slot(const Access& access) {
    const unsigned slot = first_free_;
    if (slot == slots_.size())
        slots_.push_back({.next_free = slot + 1});
    first_free_ = slots_[slot].next_free;
    slots_[slot] = access;
    return slot;
}

tlm::tlm_sync_enum MainMemory::receive(int group, tlm::tlm_generic_payload& transaction,
                                       tlm::tlm_phase& phase, sc_core::sc_time& delay) {
    if (phase != tlm::BEGIN_REQ)
        return tlm::TLM_ACCEPTED;
    const bool merges = needs_merge(transaction, parameters_.atom_bytes);
    const DramAccess kind = merges                  ? DramAccess::merge
                            : transaction.is_read() ? DramAccess::read
                                                    : DramAccess::write;
    const unsigned slot = take_slot({&transaction, unsigned(group), false, kind});
    const Cycle arrival = now() + delay.value();
    const unsigned rank = request_rank(unsigned(group), parameters_.dma_groups, now());
    insert_in_order<&Event::time>(at_controller_, {arrival, rank, slot});
    if (due() > arrival)
        wake_for(taking_tick(arrival));
    if (merges)
        return tlm::TLM_ACCEPTED;
    phase = tlm::END_REQ;
    return tlm::TLM_UPDATED;
}

tlm::tlm_sync_enum MainMemory::receive_own(int core, tlm::tlm_generic_payload& transaction,
                                           tlm::tlm_phase& phase, sc_core::sc_time& delay) {
    if (phase != tlm::BEGIN_REQ)
        return tlm::TLM_ACCEPTED;
    transaction.acquire();
    const bool loads = transaction.is_read() && !fetches_and_adds(transaction);
    const unsigned slot = take_slot(
        {&transaction, unsigned(core), true, loads ? DramAccess::read : DramAccess::merge});
    const Cycle arrival = now() + delay.value() + parameters_.path_cycles;
    const unsigned rank = request_rank(unsigned(core), parameters_.cores, now());
    insert_in_order<&Event::time>(at_interface_, {arrival, rank, slot});
    wake_at(arrival);
    phase = tlm::END_REQ;
    return tlm::TLM_UPDATED;
}

void MainMemory::act() {
    answer(answers_);
    answer(accepted_);
    pass_interface();
    decide(now());
    wake();
}

void MainMemory::catch_up(Cycle last) {
    pass_interface();
    decide(last);
}

void MainMemory::complete() {
    EventListener* const listener = std::exchange(events_, nullptr);
    catch_up(never);
    events_ = listener;
}

// Own accesses pass the interface one after another. They come to it in the order of their issue,
// so no later one can be before those that are on their way.
void MainMemory::pass_interface() {
    const uint64_t units_per_cycle = parameters_.interface_mb_per_s * 1000;
    for (; !at_interface_.empty(); at_interface_.pop_front()) {
        const Event& event = at_interface_.front();
        const Access& access = slots_[event.slot];
        interface_free_ = std::max(interface_free_, event.cycle * units_per_cycle) +
                          access.transaction->get_data_length() * parameters_.cpe_khz;
        const Cycle through = (interface_free_ + units_per_cycle - 1) / units_per_cycle;
        insert_in_order<&Event::time>(
            at_controller_, {through, parameters_.dma_groups + access.requester, event.slot});
        if (access.transaction->is_write())
            accepted_.push_back(
                {cycle_from(taking_tick(through)), event.slot, tlm::BEGIN_RESP, false});
    }
}

// What the controller does in the ticks of all cycles to the `last` one.
void MainMemory::decide(Cycle last) {
    for (DramTick next = next_tick(); next != DramController::never; next = next_tick()) {
        const Cycle cycle = cycle_from(next);
        if (cycle > last)
            return;
        const DramTick tick = tick_from(cycle);
        for (; !at_controller_.empty() && at_controller_.front().cycle <= cycle;
             at_controller_.pop_front())
            accept(at_controller_.front().slot, tick);
        if (dram_->next() > tick)
            continue;
        if (const auto service = dram_->issue(tick))
            move_data(*service, cycle);
    }
}

// In which the controller has something to do.
DramTick MainMemory::next_tick() const {
    if (at_controller_.empty())
        return dram_->next();
    return std::min(dram_->next(), taking_tick(at_controller_.front().cycle));
}

void MainMemory::accept(unsigned slot, DramTick tick) {
    const Access& access = slots_[slot];
    const uint64_t address = access.transaction->get_address();
    const uint64_t line = address / parameters_.line_bytes * parameters_.line_bytes;
    dram_->accept({access.kind, line, slot}, tick);
}

void MainMemory::move_data(const DramService& service, Cycle cycle) {
    const unsigned slot = service.tag;
    const Access& access = slots_[slot];
    const tlm::tlm_generic_payload& transaction = *access.transaction;
    const Cycle done = cycle_from(service.done);
    if (events_)
        record(access, service.wrote, cycle, done);
    const bool moves = service.wrote == transaction.is_write();
    if (moves && service.wrote)
        write(transaction);
    else if (moves)
        read(transaction);
    // A fetch-and-add is done as a whole when it reads: no other access to the line comes between
    // that and its write.
    if (moves && access.own && fetches_and_adds(transaction))
        write_sum(transaction);
    if (access.own)
        answer_core(slot, service.wrote, done);
    else
        answer_dma(slot, service.wrote, done);
}

void MainMemory::answer_dma(unsigned slot, bool wrote, Cycle done) {
    const tlm::tlm_generic_payload& transaction = *slots_[slot].transaction;
    if (wrote)  // nobody else writes it
        put_bytes_.store(put_bytes() + bytes_moved(transaction), std::memory_order_relaxed);
    const bool last = wrote == transaction.is_write();
    tell(slot, last ? tlm::BEGIN_RESP : tlm::END_REQ, done);
    if (last)
        end(slot);
}

// A store has been answered when it was accepted.
void MainMemory::answer_core(unsigned slot, bool wrote, Cycle done) {
    const bool last = wrote || slots_[slot].kind != DramAccess::merge;
    const bool loaded = !wrote && slots_[slot].transaction->is_read();
    if (!loaded && !last)
        return;
    // The answer leaves one cycle before the core may use it.
    const Cycle leaves = done + parameters_.path_cycles - 1;
    insert_in_order<&Answer::cycle>(
        answers_, {leaves, slot, loaded ? tlm::BEGIN_RESP : tlm::UNINITIALIZED_PHASE, last});
}

void MainMemory::record(const Access& access, bool write, Cycle cycle, Cycle done) const {
    const tlm::tlm_generic_payload& transaction = *access.transaction;
    // What a store of a core leaves out counts, as on the interface; the gap in a line does not.
    const unsigned bytes = access.own ? transaction.get_data_length() : bytes_moved(transaction);
    events_->on(events::MemoryAccess{cycle, done, access.own, write, access.requester,
                                     transaction.get_address(), bytes});
}

void MainMemory::answer(Answers& due) {
    for (; !due.empty() && due.front().cycle <= now(); due.pop_front()) {
        const Answer answer = due.front();
        if (answer.phase != tlm::UNINITIALIZED_PHASE)
            tell(answer.slot, answer.phase, now());
        if (answer.last)
            end(answer.slot);
    }
}

// What is so in `cycle`.
void MainMemory::tell(unsigned slot, tlm::tlm_phase phase, Cycle cycle) {
    const Access& access = slots_[slot];
    if (phase == tlm::BEGIN_RESP)
        access.transaction->set_response_status(tlm::TLM_OK_RESPONSE);
    sc_core::sc_time delay = Clock::time(cycle - now());
    auto& socket = access.own ? cores : dma_groups;
    socket[int(access.requester)]->nb_transport_bw(*access.transaction, phase, delay);
}

// Memory needs it no more.
void MainMemory::end(unsigned slot) {
    if (slots_[slot].own)
        slots_[slot].transaction->release();
    slots_[slot].next_free = std::exchange(first_free_, slot);
}

void MainMemory::wake() {
    for (const Answers* answers : {&answers_, &accepted_})
        if (!answers->empty())
            wake_at(answers->front().cycle);
    const DramTick next = next_tick();
    if (next != DramController::never)
        wake_for(next);
}

// In time for the answer to what is decided in that tick; or, for a listener, in its cycle.
void MainMemory::wake_for(DramTick undecided) {
    wake_at(cycle_from(events_ ? undecided : undecided + dram_->least_done()));
}

}  // namespace swsim
