// SPDX-License-Identifier: Apache-2.0
#include "sim/dma/noc_share.h"

#include <algorithm>

#include "base/insert_in_order.h"
#include "sim/memory/main_memory.h"

namespace swsim {

namespace {

constexpr uint64_t bytes_per_mb = 1'000'000;
constexpr uint64_t ps_per_s = 1'000'000'000'000;

}  // namespace

NocShareParameters::NocShareParameters(const Machine& machine, const ChipPlace& place)
    : shared(place.shared()), clock(machine), dma_groups(unsigned(machine.value("dma.groups"))),
      atom_bytes(uint64_t(machine.value("memory.atom_bytes"))),
      way_cycles(shared ? Cycle(machine.value("chip.noc_cycles")) : 0),
      bytes_per_s(uint64_t(machine.value("chip.noc_mb_per_s")) * bytes_per_mb /
                  std::max(1u, place.sharing_groups)) {}

NocShare::NocShare(sc_core::sc_module_name name, Clock& clock)
    : sc_module(name), Actor(clock, Stage::memory), target("target"), initiator("initiator") {
    target.register_nb_transport_fw(this, &NocShare::take_request);
    initiator.register_nb_transport_bw(this, &NocShare::take_answer);
}

void NocShare::reset(const Machine& machine, const ChipPlace& place) {
    cancel();
    parameters_ = NocShareParameters(machine, place);
    requests_.clear();
    answers_.clear();
    free_ps_ = 0;
}

tlm::tlm_sync_enum NocShare::take_request(int index, tlm::tlm_generic_payload& transaction,
                                          tlm::tlm_phase& phase, sc_core::sc_time& delay) {
    if (!parameters_.shared)
        return initiator[index]->nb_transport_fw(transaction, phase, delay);
    if (phase != tlm::BEGIN_REQ)
        return tlm::TLM_ACCEPTED;
    requests_.push_back({&transaction, unsigned(index), delay});
    wake_at(now());
    if (needs_merge(transaction, parameters_.atom_bytes))
        return tlm::TLM_ACCEPTED;
    phase = tlm::END_REQ;
    return tlm::TLM_UPDATED;
}

tlm::tlm_sync_enum NocShare::take_answer(int index, tlm::tlm_generic_payload& transaction,
                                         tlm::tlm_phase& phase, sc_core::sc_time& delay) {
    if (!parameters_.shared)
        return target[index]->nb_transport_bw(transaction, phase, delay);
    const bool done = phase == tlm::BEGIN_RESP;
    const Cycle there = now() + delay.value() + parameters_.way_cycles;
    insert_in_order<&Answer::cycle>(answers_, {there, &transaction, unsigned(index), phase});
    wake_at(answers_.front().cycle);
    return done ? tlm::TLM_COMPLETED : tlm::TLM_ACCEPTED;
}

void NocShare::act() {
    while (!answers_.empty() && answers_.front().cycle <= now()) {
        const Answer answer = answers_.front();
        answers_.pop_front();
        deliver(answer);
    }
    std::ranges::stable_sort(requests_, {}, [&](const Request& request) {
        return request_rank(request.index, parameters_.dma_groups, now());
    });
    for (const Request& request : requests_)
        send(request);
    requests_.clear();
    if (!answers_.empty())
        wake_at(answers_.front().cycle);
}

void NocShare::send(const Request& request) {
    const uint64_t start_ps = std::max(free_ps_, parameters_.clock.ps_from_cycles(now()));
    const uint64_t bytes = request.transaction->get_data_length();
    free_ps_ =
        start_ps + (bytes * ps_per_s + parameters_.bytes_per_s - 1) / parameters_.bytes_per_s;
    const Cycle start = parameters_.clock.cycles_from_ps(start_ps);
    sc_core::sc_time delay = request.delay + Clock::time(start - now() + parameters_.way_cycles);
    tlm::tlm_phase phase = tlm::BEGIN_REQ;
    initiator[int(request.index)]->nb_transport_fw(*request.transaction, phase, delay);
}

void NocShare::deliver(const Answer& answer) {
    tlm::tlm_phase phase = answer.phase;
    sc_core::sc_time delay = sc_core::SC_ZERO_TIME;
    target[int(answer.index)]->nb_transport_bw(*answer.transaction, phase, delay);
}

}  // namespace swsim
