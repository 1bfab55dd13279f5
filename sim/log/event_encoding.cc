// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "sim/log/event_coding.h"

namespace swsim {

namespace {

int64_t instructions_between(uint64_t from, uint64_t to) {
    return int64_t(to - from) / int64_t(address_map::instruction_bytes);
}

}  // namespace

void CoreEncoder::stall(const events::Stall& event, ByteWriter& out) {
    const auto account = uint8_t(event.account);
    if (event.from == cursor_ + 1 && event.pc == next_pc_) {
        out.byte(core_code::stall + account);
    } else {
        out.byte(core_code::distant_stall + account);
        out.number(event.from - cursor_);
        out.signed_number(instructions_to(event.pc));
    }
    out.number(event.to - event.from - 1);
    out.number(
        event.producer_pc == 0 ? 0 : zigzag(instructions_between(event.pc, event.producer_pc)) + 1);
    cursor_ = event.to - 1;
    next_pc_ = event.pc;
}

void CoreEncoder::end(const events::End& event, ByteWriter& out) {
    out.byte(core_code::end);
    out.number(event.cycle - cursor_);
    cursor_ = event.cycle;
}

void ValueEncoder::write(const events::Write& event, ByteWriter& out) {
    out.number(event.cycle - cycle_);
    out.number(event.ready - event.cycle);
    out.signed_number(instructions_between(pc_, event.pc));
    out.byte(uint8_t(event.index));
    uint8_t present = 0;
    for (unsigned i = 0; i < 4; ++i)
        present |= uint8_t((event.value.u64[i] != 0) << i);
    out.byte(present);
    for (unsigned i = 0; i < 4; ++i)
        if (event.value.u64[i] != 0)
            out.fixed(uint64_t(event.value.u64[i]));
    cycle_ = event.cycle;
    pc_ = event.pc;
}

namespace {

struct First {
    Cycle operator()(const DmaIssued& each) const { return each.command.ldm.issued; }
    Cycle operator()(const events::DmaService& each) const { return each.from; }
    Cycle operator()(const auto& each) const { return each.cycle; }
};

struct End {
    Cycle operator()(const DmaIssued& each) const { return each.command.ldm.issued + 1; }
    Cycle operator()(const events::DmaService& each) const { return each.to; }
    Cycle operator()(const events::MemoryAccess& each) const {
        return std::max(each.done, each.cycle + 1);
    }
    Cycle operator()(const events::Message& each) const {
        return std::max(each.readable, each.cycle + 1);
    }
    Cycle operator()(const auto& each) const { return each.cycle + 1; }
};

}  // namespace

Cycle cycle_of(const ChipEvent& event) {
    return std::visit(First(), event);
}

Cycle end_of(const ChipEvent& event) {
    return std::visit(End(), event);
}

namespace {

// What stands behind the kind and the cycles since the event before.
class ChipFields {
  public:
    explicit ChipFields(ByteWriter& out) : out_(out) {}

    void operator()(const DmaIssued& event) {
        const DmaCommand& command = event.command;
        for (const uint64_t value :
             {uint64_t(command.core), uint64_t(command.operation), uint64_t(command.mode),
              command.cores, command.ldm.address, command.ldm.bytes, command.ldm.reply_address,
              command.ldm.number, uint64_t(command.ldm.writes_ldm),
              (command.ldm.pc - address_map::text_base) / address_map::instruction_bytes,
              command.memory_address, command.memory_bytes, command.block_bytes,
              command.stride_bytes, command.share_bytes})
            out_.number(value);
    }
    void operator()(const events::BarrierArrival& event) {
        put({event.core, uint64_t(event.direction), event.members});
    }
    void operator()(const events::BarrierRelease& event) { put({event.core}); }
    void operator()(const events::Message& event) {
        put({event.core, uint64_t(event.direction), event.bus, event.targets,
             event.readable - event.cycle});
    }
    void operator()(const events::MemoryAccess& event) {
        put({event.done - event.cycle, uint64_t(event.own), uint64_t(event.write), event.requester,
             event.address, event.bytes});
    }
    void operator()(const events::DmaService& event) {
        put({event.number, event.group, event.to - event.from});
    }
    void operator()(const events::DmaDone& event) { put({event.number}); }
    void operator()(const events::Join& event) { put({event.cycle - event.end}); }
    void operator()(const events::Spawn& event) { put({event.start - event.cycle, event.cpes}); }

  private:
    void put(std::initializer_list<uint64_t> values) {
        for (const uint64_t value : values)
            out_.number(value);
    }

    ByteWriter& out_;
};

}  // namespace

void ChipEncoder::event(const ChipEvent& event, ByteWriter& out) {
    const Cycle cycle = cycle_of(event);
    out.byte(uint8_t(event.index()));
    out.number(cycle - cycle_);
    std::visit(ChipFields(out), event);
    cycle_ = cycle;
}

}  // namespace swsim
