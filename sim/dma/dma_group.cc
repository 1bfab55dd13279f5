// SPDX-License-Identifier: Apache-2.0
#include "sim/dma/dma_group.h"

#include <algorithm>

namespace swsim {

namespace {

constexpr unsigned deltas_after_cores = 1;

}  // namespace

DmaGroup::DmaGroup(sc_core::sc_module_name name, const Clock& clock, LdmPort& ldm)
    : AfterCores(name, clock, deltas_after_cores), socket("socket"), ldm_(ldm) {
    socket.register_nb_transport_bw(this, &DmaGroup::receive);
}

DmaGroup::~DmaGroup() {
    for (const auto& line : lines_)
        line->payload.clear_extension(&line->block_start);
}

void DmaGroup::reset(const Machine& machine) {
    cancel();
    cores_ = machine.cores();
    columns_ = unsigned(machine.value("core_group.columns"));
    line_bytes_ = uint64_t(machine.value("memory.line_bytes"));
    request_cycles_ = Cycle(machine.value("dma.request_cycles"));
    return_cycles_ = Cycle(machine.value("dma.return_cycles"));
    line_cycles_ = Cycle(machine.value("dma.line_cycles"));
    arrivals_.clear();
    active_.reset();
    next_send_ = 0;
    returns_.clear();
    free_lines_.clear();
    for (const auto& line : lines_) {
        line->command.reset();
        free_lines_.push_back(line.get());
    }
}

void DmaGroup::submit(const DmaCommand& command) {
    const Cycle arrival = now() + request_cycles_;
    arrivals_.emplace(ArrivalKey{arrival, request_rank(command.core, cores_, now())},
                      std::make_shared<const DmaCommand>(command));
    wake_at(arrival);
}

void DmaGroup::act() {
    take_returns();
    send();
    if (!returns_.empty())
        wake_at(returns_.front().first);
    if (active_)
        wake_at(next_send_);
    else if (!arrivals_.empty())
        wake_at(std::max(arrivals_.begin()->first.first, next_send_));
}

void DmaGroup::take_returns() {
    while (!returns_.empty() && returns_.front().first <= now()) {
        Line& line = *returns_.front().second;
        returns_.pop_front();
        const DmaCommand& command = *line.command;
        if (command.operation == DmaOperation::get)
            scatter(command, columns_, line.position, line.data.data(),
                    line.payload.get_data_length(), ldm_);
        if (line.last)
            ldm_.transfer_done(command);
        line.command.reset();
        free_lines_.push_back(&line);
    }
}

void DmaGroup::send() {
    if (now() < next_send_)
        return;
    if (!active_ && !arrivals_.empty() && arrivals_.begin()->first.first <= now()) {
        active_ = arrivals_.begin()->second;
        arrivals_.erase(arrivals_.begin());
        sent_bytes_ = 0;
    }
    if (!active_)
        return;
    send_line();
    next_send_ = now() + line_cycles_;
    if (sent_bytes_ == active_->memory_bytes)
        active_.reset();
}

// The next part of the active command that lies in one line of memory and one block.
void DmaGroup::send_line() {
    const DmaCommand& command = *active_;
    const uint64_t in_block = sent_bytes_ % command.block_bytes;
    const uint64_t address = command.address_of(sent_bytes_);
    const uint64_t bytes =
        std::min(command.block_bytes - in_block, line_bytes_ - address % line_bytes_);
    Line& line = free_line();
    line.command = active_;
    line.position = sent_bytes_;
    line.block_start.starts = in_block == 0;
    sent_bytes_ += bytes;
    line.last = sent_bytes_ == command.memory_bytes;
    const bool get = command.operation == DmaOperation::get;
    if (!get)
        gather(command, columns_, line.position, line.data.data(), bytes, ldm_);
    line.payload.set_command(get ? tlm::TLM_READ_COMMAND : tlm::TLM_WRITE_COMMAND);
    line.payload.set_address(address);
    line.payload.set_data_ptr(line.data.data());
    line.payload.set_data_length(unsigned(bytes));
    line.payload.set_streaming_width(unsigned(bytes));
    line.payload.set_response_status(tlm::TLM_INCOMPLETE_RESPONSE);
    tlm::tlm_phase phase = tlm::BEGIN_REQ;
    sc_core::sc_time delay = sc_core::SC_ZERO_TIME;
    socket->nb_transport_fw(line.payload, phase, delay);
}

DmaGroup::Line& DmaGroup::free_line() {
    if (free_lines_.empty()) {
        lines_.push_back(std::make_unique<Line>());
        Line& line = *lines_.back();
        line.payload.set_extension(&line.block_start);
        line_of_[&line.payload] = &line;
        free_lines_.push_back(&line);
    }
    Line& line = *free_lines_.back();
    free_lines_.pop_back();
    line.data.resize(line_bytes_);
    return line;
}

tlm::tlm_sync_enum DmaGroup::receive(tlm::tlm_generic_payload& payload, tlm::tlm_phase&,
                                     sc_core::sc_time&) {
    returns_.emplace_back(now() + return_cycles_, line_of_.at(&payload));
    wake_at(returns_.front().first);
    return tlm::TLM_COMPLETED;
}

}  // namespace swsim
