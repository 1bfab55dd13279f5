// SPDX-License-Identifier: Apache-2.0
//
// A core's effects: what both ways of running share.
#include "sim/cpe/core.h"

#include <fmt/format.h>

#include "sim/cpe/execute.h"

namespace swsim {

Core::Timing::Timing(const Machine& machine)
    : taken(Cycle(machine.value("cpe.branch.taken_cycles"))),
      mispredict(Cycle(machine.value("cpe.branch.mispredict_cycles"))),
      indirect(Cycle(machine.value("cpe.branch.indirect_cycles"))),
      icache_miss(Cycle(machine.value("cpe.icache.miss_cycles"))),
      selldw_interval(Cycle(machine.value("cpe.selldw.interval_cycles"))),
      selldw_drain(Cycle(machine.value("cpe.selldw.drain_cycles"))),
      store_to_load(Cycle(machine.value("cpe.latency.store"))) {}

Core::Core(unsigned id, const Machine& machine, Environment& environment)
    : environment_(environment), timing_(machine), icache_(machine) {
    state_.core = id;
    state_.columns = unsigned(machine.value("core_group.columns"));
}

void Core::load(std::span<const Decoded> code, const std::vector<uint8_t>& ldm_image,
                unsigned core_group) {
    CoreState fresh;
    fresh.core = state_.core;
    fresh.columns = state_.columns;
    fresh.core_group = core_group;
    state_ = fresh;
    std::ranges::copy(ldm_image, state_.ldm.begin() + address_map::ldm_data_start);
    // The run-time's words: bytes _PEN, _ROW, _COL, _CGN and the int _MYID.
    constexpr size_t pen = 72;
    state_.ldm[pen] = uint8_t(state_.core);
    state_.ldm[pen + 1] = uint8_t(state_.row());
    state_.ldm[pen + 2] = uint8_t(state_.column());
    state_.ldm[pen + 3] = uint8_t(state_.read_csr(csr_core_group, 0));
    semantics::put<uint32_t>(&state_.ldm[pen + 4], state_.core);
    code_ = code;
    icache_.reset();
    transfers_.reset();
}

void Core::start(uint64_t entry, Cycle start, std::span<const uint64_t> arguments,
                 uint64_t global_pointer) {
    state_.registers.fill(Vector{});
    for (size_t i = 0; i < arguments.size(); ++i)
        state_.set_scalar(unsigned(16 + i), arguments[i]);
    state_.set_scalar(26, address_map::exit_address);
    state_.set_scalar(27, entry);
    state_.set_scalar(29, global_pointer);
    state_.set_scalar(30, address_map::ldm_bytes);
    front_ = Front();
    front_.index = *text_index(entry);
    front_.last = start - 1;
    front_.branch_ready = front_.fetch_ready = start;
    started_ = false;
    stores_ = RecentStores();
    spin_.forget();
    spinning_ = false;
    waiting_ = nullptr;
    response_.reset();
    loop_.reset();
    counts_ = CoreResult();
}

CoreResult Core::result() const {
    CoreResult result = counts_;
    Cycle& dual = result.accounts[Account::dual];
    result.accounts[Account::single] = result.instructions - 2 * dual;
    return result;
}

void Core::begin_transfer(const LdmTransfer& transfer) {
    ++effects_;
    transfers_.begin(transfer);
}

bool Core::end_transfer(const LdmTransfer& transfer) {
    ++effects_;
    transfers_.end(transfer);
    return spinning_;
}

bool Core::write_ldm(uint64_t address, const uint8_t* data, uint64_t bytes) {
    std::memcpy(&state_.ldm[address], data, bytes);
    // A spinning core has seen that nothing else of its LDM that is in flight matters to it.
    const bool polled =
        address < polled_address_ + polled_bytes_ && polled_address_ < address + bytes;
    if (!spinning_ || polled)
        ++effects_;
    return spinning_ && polled;
}

void Core::wake(Cycle now, bool changed) {
    spinning_ = false;
    spin_.catch_up(front_, counts_, now, changed);
}

void Core::respond(const MainMemoryAccess& access) {
    response_ = access;
}

std::optional<size_t> Core::text_index(uint64_t address) const {
    const uint64_t offset = address - address_map::text_base;
    if (offset % address_map::instruction_bytes || offset / 4 + 1 >= code_.size())
        return std::nullopt;
    return offset / address_map::instruction_bytes;
}

std::optional<Pause> Core::interact(const Decoded& instruction, const Access& access, Cycle now) {
    loop_.reset();
    ++effects_;
    switch (instruction.kind) {
    case Kind::dma:
        environment_.start_dma(id(), state_.registers[instruction.a], state_.scalar(instruction.b),
                               state_.scalar(instruction.c), now);
        break;
    case Kind::load:
    case Kind::store:
    case Kind::lookup:
    case Kind::atomic:
        access_main_memory(instruction, access, now);
        break;
    default:
        refuse(instruction);
    }
    ++front_.index;
    front_.lone = false;
    if (waiting_)
        return Pause{Pause::Kind::blocked, now};
    return std::nullopt;
}

void Core::access_main_memory(const Decoded& instruction, const Access& access, Cycle now) {
    const bool atomic = instruction.kind == Kind::atomic;
    if (instruction.kind == Kind::lookup || (access.block & (instruction.bytes - 1u)) != 0 ||
        (atomic && access.block < address_map::ldm_bytes))
        refuse_access(instruction, access);
    if (instruction.kind == Kind::store) {
        environment_.access_main_memory(id(), store_access(instruction, access, now), now);
        return;
    }
    MainMemoryAccess request;
    request.kind = atomic ? AccessKind::fetch_and_add : AccessKind::load;
    request.address = access.block;
    request.bytes = instruction.bytes;
    environment_.access_main_memory(id(), request, now);
    waiting_ = &instruction;
    waiting_access_ = access;
    front_.scoreboard.write(instruction.d, never, Account::gld);
}

// A store's bytes, by executing it on two backgrounds: what differs is not written.
MainMemoryAccess Core::store_access(const Decoded& instruction, const Access& access, Cycle now) {
    MainMemoryAccess result;
    result.kind = AccessKind::store;
    result.address = access.block;
    result.bytes = instruction.bytes;
    uint8_t ones[sizeof result.data];
    std::memset(ones, 0xff, sizeof ones);
    execute(instruction, state_, ones, access.address, now);
    execute(instruction, state_, result.data, access.address, now);
    result.byte_mask = 0;
    for (unsigned i = 0; i < instruction.bytes; ++i)
        if (result.data[i] == ones[i])
            result.byte_mask |= 1u << i;
    return result;
}

// The answer has come: the load's effect, and everything may go on.
void Core::finish_waiting(Cycle now) {
    const Decoded& instruction = *waiting_;
    if (instruction.kind == Kind::atomic) {
        const uint64_t value = semantics::get<uint64_t>(response_->data);
        state_.set_scalar(instruction.d, instruction.bytes == 4 ? semantics::sext32(value) : value);
    } else {
        execute(instruction, state_, response_->data, waiting_access_.address, now);
    }
    front_.scoreboard.write(instruction.d, now, Account::gld);
    front_.response_ready = now;
    waiting_ = nullptr;
    response_.reset();
}

void Core::refuse(const Decoded& instruction) const {
    if (instruction.kind == Kind::end_of_text)
        throw Fault("ILLEGAL",
                    "the program ran past its last instruction; end it with halt or ret");
    if (instruction.kind == Kind::indirect)
        throw Fault("ILLEGAL",
                    fmt::format("jump to {:#x}, which is not in the program (register ${})",
                                state_.scalar(instruction.b), instruction.b));
    const isa::Row& row = isa::row(isa::Op(instruction.code / 2));
    if (row.timing == isa::TimingClass::csr)
        throw Fault("ILLEGAL",
                    fmt::format("{} of control register {:#x}; known are 0..8 and {:#x}..{:#x}, "
                                "writable are 5..8 and the latter",
                                isa::mnemonic(row), instruction.sub, unsigned(csr_logic_table),
                                csr_logic_table + csr_logic_table_count - 1));
    throw Fault("ILLEGAL",
                fmt::format("{} is not simulated yet: register communication and barriers are "
                            "accepted by the assembler only",
                            isa::mnemonic(row)));
}

void Core::refuse_access(const Decoded& instruction, const Access& access) const {
    const std::string_view mnemonic = isa::mnemonic(isa::row(isa::Op(instruction.code / 2)));
    if (instruction.kind == Kind::lookup)
        throw Fault("SELLDWE",
                    fmt::format("{} at {:#x}: table base ${} = {:#x} plus 4 times word {} of ${} "
                                "must be 4-byte aligned and inside LDM (0..{:#x})",
                                mnemonic, access.address, instruction.b,
                                state_.scalar(instruction.b), instruction.sub, instruction.a,
                                address_map::ldm_bytes - 1));
    if ((access.block & (instruction.bytes - 1u)) != 0)
        throw Fault("UNALIGN",
                    fmt::format("{} of {} bytes at {:#x}, which is not a multiple of {}", mnemonic,
                                instruction.bytes, access.address, instruction.bytes));
    throw Fault("LDME", fmt::format("{} at {:#x}: it works on main memory, not on LDM", mnemonic,
                                    access.address));
}

}  // namespace swsim
