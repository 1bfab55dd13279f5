// SPDX-License-Identifier: Apache-2.0
#include "sim/dma/memory.h"

#include <algorithm>

#include "sim/arena.h"

namespace swsim {

namespace {

constexpr unsigned deltas_after_dma_groups = 2;

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

MemoryController::MemoryController(sc_core::sc_module_name name, const Clock& clock,
                                   LoadListener& listener)
    : AfterCores(name, clock, deltas_after_dma_groups), socket("socket"), listener_(listener) {
    socket.register_nb_transport_fw(this, &MemoryController::receive);
}

void MemoryController::reset(const Machine& machine, Cycle way_cycles) {
    cancel();
    arrivals_.clear();
    in_service_.clear();
    direct_.clear();
    free_ps_ = 0;
    put_bytes_ = 0;
    machine_ = &machine;
    line_ps_ = uint64_t(machine.value("memory.line_ps"));
    get_block_ps_ = uint64_t(machine.value("memory.get_block_ps"));
    put_block_ps_ = uint64_t(machine.value("memory.put_block_ps"));
    refresh_interval_ps_ = uint64_t(machine.value("memory.refresh_interval_ps"));
    refresh_ps_ = uint64_t(machine.value("memory.refresh_ps"));
    load_cycles_ = Cycle(machine.value("gld.latency_cycles")) + 2 * way_cycles;
    store_cycles_ = Cycle(machine.value("gst.latency_cycles")) + way_cycles;
}

void MemoryController::access(unsigned core, const MainMemoryAccess& access) {
    // The answer leaves one cycle before the core may use it.
    const Cycle when =
        now() + (access.kind == AccessKind::store ? store_cycles_ : load_cycles_ - 1);
    direct_.emplace(DirectKey{when, request_rank(core, machine_->cores(), now())},
                    Direct{core, access});
    wake_at(when);
}

tlm::tlm_sync_enum MemoryController::receive(int initiator, tlm::tlm_generic_payload& transaction,
                                             tlm::tlm_phase& phase, sc_core::sc_time& delay) {
    if (phase == tlm::BEGIN_REQ) {
        const Cycle arrival = now() + delay.value();
        const unsigned rank = request_rank(unsigned(initiator), unsigned(socket.size()), now());
        arrivals_.emplace(std::pair(arrival, rank), Service{&transaction, initiator});
        wake_at(arrival);
    }
    return tlm::TLM_ACCEPTED;
}

uint64_t MemoryController::service_ps(const tlm::tlm_generic_payload& transaction) const {
    if (!transaction.get_extension<BlockStart>()->starts)
        return line_ps_;
    return line_ps_ + (transaction.is_read() ? get_block_ps_ : put_block_ps_);
}

// The first moment from `ps` on that is outside a refresh. The first refresh ends the first
// interval.
uint64_t MemoryController::after_refresh(uint64_t ps) const {
    const uint64_t phase = ps % refresh_interval_ps_;
    const uint64_t refresh_start =
        refresh_interval_ps_ - std::min(refresh_ps_, refresh_interval_ps_);
    return phase < refresh_start ? ps : ps - phase + refresh_interval_ps_;
}

void MemoryController::act() {
    accept_arrivals();
    finish_services();
    finish_direct();
    if (!arrivals_.empty())
        wake_at(arrivals_.begin()->first.first);
    if (!in_service_.empty())
        wake_at(in_service_.front().first);
    if (!direct_.empty())
        wake_at(direct_.begin()->first.first);
}

void MemoryController::accept_arrivals() {
    while (!arrivals_.empty() && arrivals_.begin()->first.first <= now()) {
        const Service service = arrivals_.begin()->second;
        arrivals_.erase(arrivals_.begin());
        const uint64_t start = after_refresh(std::max(free_ps_, machine_->ps_from_cycles(now())));
        free_ps_ = start + service_ps(*service.transaction);
        in_service_.emplace_back(std::max(machine_->cycles_from_ps(free_ps_), now() + 1), service);
    }
}

void MemoryController::finish_services() {
    while (!in_service_.empty() && in_service_.front().first <= now()) {
        const Service service = in_service_.front().second;
        in_service_.pop_front();
        tlm::tlm_generic_payload& transaction = *service.transaction;
        if (transaction.is_read())
            std::memcpy(transaction.get_data_ptr(), Arena::pointer(transaction.get_address()),
                        transaction.get_data_length());
        else
            put(transaction);
        transaction.set_response_status(tlm::TLM_OK_RESPONSE);
        tlm::tlm_phase phase = tlm::BEGIN_RESP;
        sc_core::sc_time delay = sc_core::SC_ZERO_TIME;
        socket[service.initiator]->nb_transport_bw(transaction, phase, delay);
    }
}

void MemoryController::put(const tlm::tlm_generic_payload& transaction) {
    std::memcpy(Arena::pointer(transaction.get_address()), transaction.get_data_ptr(),
                transaction.get_data_length());
    put_bytes_.fetch_add(transaction.get_data_length(), std::memory_order_relaxed);
}

void MemoryController::finish_direct() {
    while (!direct_.empty() && direct_.begin()->first.first <= now()) {
        Direct direct = direct_.begin()->second;
        direct_.erase(direct_.begin());
        perform(direct.access);
        if (direct.access.kind == AccessKind::store)
            listener_.store_done(direct.core);
        else
            listener_.load_done(direct.core, direct.access);
    }
}

}  // namespace swsim
