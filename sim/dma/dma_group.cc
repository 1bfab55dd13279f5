// SPDX-License-Identifier: Apache-2.0
#include "sim/dma/dma_group.h"

#include <algorithm>

namespace swsim {

DmaGroup::DmaGroup(sc_core::sc_module_name name, Clock& clock, LdmPort& ldm)
    : AfterCores(name, clock, deltas_after_cores), socket("socket"), ldm_(ldm) {
    socket.register_nb_transport_bw(this, &DmaGroup::receive);
}

void DmaGroup::reset(const DmaParameters& parameters, unsigned number) {
    cancel();
    parameters_ = parameters;
    number_ = number;
    arrivals_.clear();
    active_.reset();
    held_ = false;
    next_send_ = 0;
    outstanding_ = 0;
    credits_.clear();
    returns_.clear();
    free_lines_.clear();
    for (const auto& line : lines_) {
        line->transfer.reset();
        free_lines_.push_back(line.get());
    }
}

void DmaGroup::submit(const DmaCommand& command) {
    const Cycle arrival = now() + parameters_.request_cycles;
    arrivals_.emplace(ArrivalKey{arrival, request_rank(command.core, parameters_.cores, now())},
                      std::make_shared<Transfer>(Transfer{command}));
    wake_at(arrival);
}

void DmaGroup::act() {
    take_returns();
    take_credits();
    send();
    wake();
}

void DmaGroup::take_returns() {
    while (!returns_.empty() && returns_.front().first <= now()) {
        Line& line = *returns_.front().second;
        returns_.pop_front();
        Transfer& transfer = *line.transfer;
        const unsigned bytes = line.get_data_length();
        if (transfer.command.operation == DmaOperation::get)
            scatter(transfer.command, parameters_.columns, line.position, line.data.data(), bytes,
                    ldm_);
        transfer.done_bytes += bytes;
        if (transfer.done_bytes == transfer.command.memory_bytes)
            ldm_.transfer_done(transfer.command);
        line.transfer.reset();
        free_lines_.push_back(&line);
    }
}

void DmaGroup::take_credits() {
    while (!credits_.empty() && credits_.front() <= now()) {
        credits_.pop_front();
        --outstanding_;
    }
}

void DmaGroup::send() {
    if (held_ || now() < next_send_)
        return;
    if (!active_) {
        if (arrivals_.empty() || arrivals_.begin()->first.first > now())
            return;
        active_ = arrivals_.begin()->second;
        arrivals_.erase(arrivals_.begin());
        active_since_ = now();
        next_send_ = now() + parameters_.command_cycles;
    }
    if (now() < next_send_ || outstanding_ == parameters_.outstanding_lines)
        return;
    next_send_ = now() + parameters_.line_cycles;
    send_line();
    if (active_->sent_bytes == active_->command.memory_bytes)
        finish_sending();
}

void DmaGroup::finish_sending() {
    if (listener_)
        listener_->on(
            events::DmaService{active_->command.ldm.number, number_, active_since_, next_send_});
    active_.reset();
}

// The next part of the active command that lies in one line of memory and one block.
void DmaGroup::send_line() {
    const DmaCommand& command = active_->command;
    const uint64_t position = active_->sent_bytes;
    const uint64_t address = command.address_of(position);
    const uint64_t bytes = std::min(command.block_bytes - position % command.block_bytes,
                                    parameters_.line_bytes - address % parameters_.line_bytes);
    Line& line = free_line();
    line.transfer = active_;
    line.position = position;
    active_->sent_bytes += bytes;
    ++outstanding_;
    const bool get = command.operation == DmaOperation::get;
    if (!get)
        gather(command, parameters_.columns, position, line.data.data(), bytes, ldm_);
    line.set_command(get ? tlm::TLM_READ_COMMAND : tlm::TLM_WRITE_COMMAND);
    line.set_address(address);
    line.set_data_ptr(line.data.data());
    line.set_data_length(unsigned(bytes));
    line.set_streaming_width(unsigned(bytes));
    line.set_response_status(tlm::TLM_INCOMPLETE_RESPONSE);
    tlm::tlm_phase phase = tlm::BEGIN_REQ;
    sc_core::sc_time delay = Clock::time(parameters_.memory_cycles);
    held_ = socket->nb_transport_fw(line, phase, delay) == tlm::TLM_ACCEPTED;
}

DmaGroup::Line& DmaGroup::free_line() {
    if (free_lines_.empty()) {
        lines_.push_back(std::make_unique<Line>());
        lines_.back()->data.resize(parameters_.line_bytes);
        free_lines_.push_back(lines_.back().get());
    }
    Line& line = *free_lines_.back();
    free_lines_.pop_back();
    return line;
}

void DmaGroup::wake() {
    if (!returns_.empty())
        wake_at(returns_.front().first);
    if (held_)
        return;
    if (active_ && outstanding_ < parameters_.outstanding_lines)
        wake_at(next_send_);
    else if (active_ && !credits_.empty())
        wake_at(std::max(next_send_, credits_.front()));
    else if (!active_ && !arrivals_.empty())
        wake_at(std::max(next_send_, arrivals_.begin()->first.first));
}

// Memory acts after the groups: what it tells in one cycle counts here in the next one at the
// earliest.
tlm::tlm_sync_enum DmaGroup::receive(tlm::tlm_generic_payload& payload, tlm::tlm_phase& phase,
                                     sc_core::sc_time&) {
    const Cycle known = now() + std::max<Cycle>(parameters_.memory_cycles, 1);
    if (phase == tlm::END_REQ) {
        held_ = false;
        next_send_ = std::max(next_send_, known);
        wake();
        return tlm::TLM_ACCEPTED;
    }
    credits_.push_back(known);
    returns_.emplace_back(known + parameters_.return_cycles, &static_cast<Line&>(payload));
    wake();
    return tlm::TLM_COMPLETED;
}

}  // namespace swsim
