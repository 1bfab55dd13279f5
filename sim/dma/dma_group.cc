// SPDX-License-Identifier: Apache-2.0
#include "sim/dma/dma_group.h"

#include <algorithm>

#include "base/insert_in_order.h"

namespace swsim {

DmaGroup::DmaGroup(sc_core::sc_module_name name, Clock& clock, LdmPort& ldm)
    : sc_module(name), Actor(clock, Stage::dma_groups), socket("socket"), ldm_(ldm) {
    socket.register_nb_transport_bw(this, &DmaGroup::receive);
}

void DmaGroup::reset(const DmaParameters& parameters, unsigned number) {
    cancel();
    parameters_ = parameters;
    way_to_memory_ = Clock::time(parameters.memory_cycles);
    number_ = number;
    arrivals_.clear();
    under_way_.clear();
    active_ = nullptr;
    held_ = false;
    next_send_ = 0;
    outstanding_ = 0;
    credits_.clear();
    returns_.clear();
    free_lines_.clear();
    for (const auto& line : lines_)
        free_lines_.push_back(line.get());
}

void DmaGroup::submit(const DmaCommand& command) {
    if (free_transfers_.empty())
        free_transfers_.emplace_back();
    const auto transfer = free_transfers_.begin();
    *transfer = {command, now() + parameters_.request_cycles,
                 request_rank(command.core, parameters_.cores, now())};
    auto place = arrivals_.end();
    while (place != arrivals_.begin() && transfer->arrival() < std::prev(place)->arrival())
        --place;
    arrivals_.splice(place, free_transfers_, transfer);
    wake_at(transfer->arrives);
}

void DmaGroup::act() {
    take_returns();
    take_credits();
    send();
    wake();
}

void DmaGroup::take_returns() {
    while (!returns_.empty() && returns_.front().cycle <= now()) {
        Line& line = *returns_.front().line;
        returns_.pop_front();
        free_lines_.push_back(&line);
        Transfer& transfer = *line.transfer;
        if (line.is_read()) {
            scatter(transfer.command, parameters_.columns, line.position, line.data.data(),
                    line.bytes, ldm_);
            transfer.done_bytes += line.bytes;
        }
        if (transfer.done_bytes != transfer.command.memory_bytes)
            continue;
        ldm_.transfer_done(transfer.command);
        free_transfers_.splice(free_transfers_.begin(), under_way_, line.transfer);
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
        if (arrivals_.empty() || arrivals_.front().arrives > now())
            return;
        under_way_.splice(under_way_.end(), arrivals_, arrivals_.begin());
        active_ = &under_way_.back();
        active_since_ = now();
        next_send_ = now() + parameters_.command_cycles;
    }
    if (now() < next_send_ || outstanding_ == parameters_.outstanding_lines)
        return;
    send_line();
    if (active_->sent_bytes == active_->command.memory_bytes)
        finish_sending();
}

void DmaGroup::finish_sending() {
    if (listener_)
        listener_->on(
            events::DmaService{active_->command.ldm.number, number_, active_since_, next_send_});
    active_ = nullptr;
}

// The next part of the active command that lies in one line of memory.
void DmaGroup::send_line() {
    const DmaCommand& command = active_->command;
    Line& line = free_line();
    line.transfer = std::prev(under_way_.end());
    line.position = active_->sent_bytes;
    line.bytes = bytes_of_next_line();
    fill(line);
    active_->sent_bytes += line.bytes;
    ++outstanding_;
    next_send_ = now() + parameters_.line_cycles;
    const bool in_next_block =
        line.position / command.block_bytes != active_->sent_bytes / command.block_bytes;
    if (in_next_block && active_->sent_bytes < command.memory_bytes)
        next_send_ += parameters_.block_cycles;
    tlm::tlm_phase phase = tlm::BEGIN_REQ;
    sc_core::sc_time delay = way_to_memory_;
    held_ = socket->nb_transport_fw(line, phase, delay) == tlm::TLM_ACCEPTED;
}

uint64_t DmaGroup::bytes_in_line_and_block(uint64_t position) const {
    const DmaCommand& command = active_->command;
    return std::min(command.block_bytes - position % command.block_bytes,
                    parameters_.line_bytes - command.address_of(position) % parameters_.line_bytes);
}

// What lies in one line and one block. The end of a block that is put, unless the block began in
// the same line, takes with it what the next block has in that line.
uint64_t DmaGroup::bytes_of_next_line() const {
    const DmaCommand& command = active_->command;
    const uint64_t position = active_->sent_bytes;
    const uint64_t bytes = bytes_in_line_and_block(position);
    const uint64_t next = position + bytes;
    const auto line_of = [&](uint64_t at) {
        return command.address_of(at) / parameters_.line_bytes;
    };
    if (command.operation == DmaOperation::get || position % command.block_bytes == 0 ||
        next % command.block_bytes != 0 || next == command.memory_bytes ||
        line_of(next) != line_of(position))
        return bytes;
    return bytes + bytes_in_line_and_block(next);
}

// The transaction from the line's first byte in memory to its last one.
void DmaGroup::fill(Line& line) {
    const DmaCommand& command = line.transfer->command;
    const bool get = command.operation == DmaOperation::get;
    const uint64_t first = command.address_of(line.position);
    const auto span = unsigned(command.address_of(line.position + line.bytes - 1) + 1 - first);
    const bool has_gap = span != line.bytes;
    line.set_command(get ? tlm::TLM_READ_COMMAND : tlm::TLM_WRITE_COMMAND);
    line.set_address(first);
    line.set_data_ptr(line.data.data());
    line.set_data_length(span);
    line.set_streaming_width(span);
    line.set_byte_enable_ptr(has_gap ? line.enabled.data() : nullptr);
    line.set_byte_enable_length(has_gap ? span : 0);
    line.set_response_status(tlm::TLM_INCOMPLETE_RESPONSE);
    if (has_gap)
        std::ranges::fill(line.enabled, uint8_t(TLM_BYTE_DISABLED));
    if (get && !has_gap)
        return;
    for_each_run(command, line.position, line.bytes, [&](uint64_t position, uint64_t bytes) {
        const auto offset = ptrdiff_t(command.address_of(position) - first);
        if (has_gap)
            std::fill_n(line.enabled.begin() + offset, bytes, uint8_t(TLM_BYTE_ENABLED));
        if (!get)
            gather(command, parameters_.columns, position, line.data.data() + offset, bytes, ldm_);
    });
}

DmaGroup::Line& DmaGroup::free_line() {
    if (free_lines_.empty()) {
        lines_.push_back(std::make_unique<Line>());
        lines_.back()->data.resize(parameters_.line_bytes);
        lines_.back()->enabled.resize(parameters_.line_bytes);
        free_lines_.push_back(lines_.back().get());
    }
    Line& line = *free_lines_.back();
    free_lines_.pop_back();
    return line;
}

// When the first line comes back, or when the next one can be sent.
void DmaGroup::wake() {
    Cycle next = returns_.empty() ? never : returns_.front().cycle;
    if (!held_)
        next = std::min(next, can_send_from());
    if (next != never)
        wake_at(next);
}

// As far as is known.
Cycle DmaGroup::can_send_from() const {
    if (!active_)
        return arrivals_.empty() ? never : std::max(next_send_, arrivals_.front().arrives);
    if (outstanding_ < parameters_.outstanding_lines)
        return next_send_;
    return credits_.empty() ? never : std::max(next_send_, credits_.front());
}

// Memory acts after the groups: what it tells for one cycle counts here in the next one at the
// earliest. It tells ahead, so that of what is known in one cycle it may have told what was read
// after what was written.
tlm::tlm_sync_enum DmaGroup::receive(tlm::tlm_generic_payload& payload, tlm::tlm_phase& phase,
                                     sc_core::sc_time& delay) {
    const Cycle known = now() + delay.value() + std::max<Cycle>(parameters_.memory_cycles, 1);
    if (phase == tlm::END_REQ) {
        held_ = false;
        next_send_ = std::max(next_send_, known);
        wake();
        return tlm::TLM_ACCEPTED;
    }
    insert_in_order<std::identity{}>(credits_, known);
    auto& line = static_cast<Line&>(payload);
    if (comes_back(line))
        insert_in_order<&Return::time>(returns_, {known + parameters_.return_cycles, &line});
    else
        free_lines_.push_back(&line);
    if (due() > known)  // else act() asks for what comes next
        wake();
    return tlm::TLM_COMPLETED;
}

// Of a put nobody notices anything before all of it is written; memory tells of what it writes in
// the order of time.
bool DmaGroup::comes_back(const Line& line) {
    if (line.is_read())
        return true;
    Transfer& transfer = *line.transfer;
    transfer.done_bytes += line.bytes;
    return transfer.done_bytes == transfer.command.memory_bytes;
}

}  // namespace swsim
