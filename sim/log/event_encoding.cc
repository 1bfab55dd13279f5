// SPDX-License-Identifier: Apache-2.0
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
    out.number(event.producer_pc == 0
                   ? 0
                   : protozero::encode_zigzag64(instructions_between(event.pc, event.producer_pc)) +
                         1);
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

// What stands behind the kind and the cycles since the event before.
struct FieldWriter {
    Cycle cycle;
    ByteWriter& out;

    void operator()(coding::cycle, Cycle) const {}
    void operator()(coding::until, Cycle value) const { out.number(value - cycle); }
    void operator()(coding::later, Cycle value) const { out.number(value - cycle); }
    void operator()(coding::earlier, Cycle value) const { out.number(cycle - value); }
    void operator()(coding::instruction, uint64_t pc) const {
        out.number(uint64_t(instructions_between(address_map::text_base, pc)));
    }
    void operator()(auto, const auto& value) const { out.number(uint64_t(value)); }
};

}  // namespace

void ChipEncoder::event(const ChipEvent& event, ByteWriter& out) {
    const Cycle cycle = cycle_of(event);
    out.byte(uint8_t(event.index()));
    out.number(cycle - cycle_);
    std::visit([&](const auto& each) { each_field(each, FieldWriter{cycle, out}); }, event);
    cycle_ = cycle;
}

}  // namespace swsim
