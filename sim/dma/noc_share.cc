// SPDX-License-Identifier: Apache-2.0
#include "sim/dma/noc_share.h"

#include <algorithm>

namespace swsim {

namespace {

// As the DMA groups: what leaves in a cycle came in an earlier one, so their order does not matter.
constexpr unsigned deltas_after_cores = 1;
constexpr uint64_t bytes_per_mb = 1'000'000;
constexpr uint64_t ps_per_s = 1'000'000'000'000;

}  // namespace

NocShare::NocShare(sc_core::sc_module_name name, const Clock& clock)
    : AfterCores(name, clock, deltas_after_cores), target("target"), initiator("initiator") {
    target.register_nb_transport_fw(this, &NocShare::take_request);
    initiator.register_nb_transport_bw(this, &NocShare::take_response);
}

void NocShare::reset(const Machine& machine, const ChipPlace& place) {
    cancel();
    machine_ = &machine;
    shared_ = place.shared();
    way_cycles_ = Cycle(machine.value("chip.noc_cycles"));
    bytes_per_s_ = uint64_t(machine.value("chip.noc_mb_per_s")) * bytes_per_mb /
                   std::max(1u, place.sharing_groups);
    requests_.clear();
    responses_.clear();
    serial_ = 0;
    free_ps_ = 0;
}

tlm::tlm_sync_enum NocShare::take_request(int index, tlm::tlm_generic_payload& transaction,
                                          tlm::tlm_phase& phase, sc_core::sc_time& delay) {
    if (!shared_)
        return initiator[index]->nb_transport_fw(transaction, phase, delay);
    if (phase != tlm::BEGIN_REQ)
        return tlm::TLM_ACCEPTED;
    const auto group = unsigned(index);
    requests_.emplace(
        Key{now() + way_cycles_, request_rank(group, unsigned(target.size()), now()), serial_++},
        Transfer{&transaction, group});
    wake_at(departure());
    return tlm::TLM_ACCEPTED;
}

tlm::tlm_sync_enum NocShare::take_response(int index, tlm::tlm_generic_payload& transaction,
                                           tlm::tlm_phase& phase, sc_core::sc_time& delay) {
    if (!shared_)
        return target[index]->nb_transport_bw(transaction, phase, delay);
    responses_.emplace_back(now() + way_cycles_, Transfer{&transaction, unsigned(index)});
    wake_at(responses_.front().first);
    return tlm::TLM_ACCEPTED;
}

// Of the next request.
Cycle NocShare::departure() const {
    return std::max(requests_.begin()->first.cycle, machine_->cycles_from_ps(free_ps_));
}

void NocShare::act() {
    send_responses();
    send_requests();
    if (!responses_.empty())
        wake_at(responses_.front().first);
    if (!requests_.empty())
        wake_at(departure());
}

void NocShare::send_requests() {
    while (!requests_.empty() && departure() <= now()) {
        const auto [key, transfer] = *requests_.begin();
        requests_.erase(requests_.begin());
        const uint64_t bytes = transfer.transaction->get_data_length();
        free_ps_ = std::max(free_ps_, machine_->ps_from_cycles(key.cycle)) +
                   (bytes * ps_per_s + bytes_per_s_ - 1) / bytes_per_s_;
        tlm::tlm_phase phase = tlm::BEGIN_REQ;
        sc_core::sc_time delay = sc_core::SC_ZERO_TIME;
        initiator[int(transfer.index)]->nb_transport_fw(*transfer.transaction, phase, delay);
    }
}

void NocShare::send_responses() {
    while (!responses_.empty() && responses_.front().first <= now()) {
        const Transfer transfer = responses_.front().second;
        responses_.pop_front();
        tlm::tlm_phase phase = tlm::BEGIN_RESP;
        sc_core::sc_time delay = sc_core::SC_ZERO_TIME;
        target[int(transfer.index)]->nb_transport_bw(*transfer.transaction, phase, delay);
    }
}

}  // namespace swsim
