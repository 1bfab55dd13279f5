// SPDX-License-Identifier: Apache-2.0
//
// A core's effects: what both ways of running share.
#include "sim/cpe/core.h"

#include <fmt/format.h>

#include "base/overlap.h"
#include "sim/cpe/execute.h"

namespace swsim {

PipelineTiming::PipelineTiming(const Machine& machine)
    : taken(Cycle(machine.value("cpe.branch.taken_cycles"))),
      direct(Cycle(machine.value("cpe.branch.direct_cycles"))),
      mispredict(Cycle(machine.value("cpe.branch.mispredict_cycles"))),
      indirect(Cycle(machine.value("cpe.branch.indirect_cycles"))),
      icache_miss(Cycle(machine.value("cpe.icache.miss_cycles"))),
      selldw_interval(Cycle(machine.value("cpe.selldw.interval_cycles"))),
      selldw_drain(Cycle(machine.value("cpe.selldw.drain_cycles"))),
      store_to_load(Cycle(machine.value("cpe.latency.store"))),
      load_before_put(Cycle(std::max<int64_t>(0, machine.value("cpe.latency.load") -
                                                     machine.value("cpe.latency.load_to_put")))),
      load_queue(size_t(machine.value("gld.queue_entries"))),
      store_queue(size_t(machine.value("gst.queue_entries"))),
      queue_entries(size_t(machine.value("cpe.queue_entries"))), strict(queue_entries == 0) {
    if (strict)
        queue_entries = IssueHistory::kept;
}

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
    icache_.reset(address_map::text_base, code.size() * address_map::instruction_bytes);
    transfers_.reset();
    stores_under_way_ = 0;
}

void Core::start(uint64_t entry, Cycle start, std::span<const uint64_t> arguments,
                 uint64_t global_pointer) {
    state_.registers.fill(Vector{});
    for (size_t i = 0; i < arguments.size(); ++i)
        state_.set_scalar(unsigned(16 + i), arguments[i]);
    state_.set_scalar(return_address_register, address_map::exit_address);
    state_.set_scalar(27, entry);
    state_.set_scalar(29, global_pointer);
    state_.set_scalar(stack_pointer_register, address_map::ldm_bytes);
    node_ = nullptr;
    front_ = Front::at(*text_index(entry), start);
    tick_ = TickState::at(front_.index, start);
    started_ = false;
    open_stalls_ = OpenStalls();
    notes_.clear();
    told_pass_ = {};
    stores_ = RecentStores();
    spin_.forget();
    spinning_ = false;
    waiting_ = Waiting::nothing;
    kept_.reset();
    looping_ = false;
    lookup_ = {};
    loads_.clear();
    loop_.reset(start);
    counts_ = CoreResult();
}

CoreResult Core::result() const {
    CoreResult result = counts_;
    Cycle& dual = result.accounts[Account::dual];
    result.accounts[Account::single] = result.instructions - 2 * dual;
    return result;
}

bool Core::begin_transfer(const LdmTransfer& transfer) {
    ++effects_;
    loop_.reset(transfer.from);
    looping_ = false;
    if (hazards_ && transfer.bytes)
        transfers_.for_each_overlap(transfer, [&](const LdmTransfer& earlier) {
            hazards_->overlap(id(), earlier, transfer);
        });
    transfers_.begin(transfer);
    return spinning_;
}

bool Core::end_transfer(const LdmTransfer& transfer, Cycle now) {
    ++effects_;
    loop_.reset(now);
    looping_ = false;
    transfers_.end(transfer.number);
    return spinning_;
}

bool Core::write_ldm(uint64_t address, const uint8_t* data, uint64_t bytes) {
    std::memcpy(&state_.ldm[address], data, bytes);
    looping_ = false;
    // A spinning core has seen that nothing else of its LDM that is in flight matters to it.
    const bool polled = overlap(address, bytes, polled_address_, polled_bytes_);
    if (!spinning_ || polled)
        ++effects_;
    return spinning_ && polled;
}

void Core::wake(Cycle now, bool changed) {
    if (!spinning_)  // it has been woken when the run was over
        return;
    // A loop that polls nothing has seen no change: what wakes it only announces one.
    const Cycle past = front_.past();
    const Cycle slept = fold_.catch_up(front_, counts_, now, changed && polled_bytes_ != 0);
    open_stalls_.delay(past, slept);
    if (listener_ && slept != 0)
        tell_slept(slept);
    spinning_ = false;
    polled_bytes_ = 0;
    spin_.forget();
}

// A loop may be found again, when the core looks at every cycle or was woken for nothing; where it
// was found first stays.
void Core::found_looping(Cycle now) {
    fold_ = loop_.fold();
    if (looping_)
        return;
    looping_ = true;
    loop_head_ = front_.index;
    loop_found_ = now;
}

void Core::respond(const MainMemoryAccess& access, Cycle ready) {
    ++effects_;
    loop_.reset(ready);
    if (waiting_ == Waiting::main_memory)
        waiting_ = Waiting::nothing;
    const auto load = std::ranges::find(loads_, access.number, &Load::number);
    const Decoded& instruction = *load->instruction;
    if (instruction.kind == Kind::atomic) {
        const uint64_t value = semantics::get<uint64_t>(access.data);
        state_.set_scalar(instruction.d, instruction.bytes == 4 ? semantics::sext32(value) : value);
    } else {
        uint8_t data[sizeof access.data];
        std::memcpy(data, access.data, sizeof data);
        execute(instruction, state_, data, load->access.address, ready);
    }
    front_.answer(instruction, ready);
    if (tells_values_)
        tell_write(instruction, notes_.producers.registers[instruction.d], ready);
    if (listener_ && counts_.end != 0)
        notes_.events.tell(never, id(), *listener_);
    loads_.erase(load);
}

// A load from main memory has no value yet when it issues.
void Core::tell_write(const Decoded& instruction, uint64_t pc, Cycle now) {
    const Cycle ready = front_.scoreboard.ready(instruction.d);
    if (instruction.d != sink_register && ready != never)
        notes_.events.write({id(), now, ready, pc, instruction.d, state_.registers[instruction.d]});
}

std::optional<size_t> Core::text_index(uint64_t address) const {
    const size_t index = address_map::instruction_index(address);
    if (address % address_map::instruction_bytes || index + 1 >= code_.size())
        return std::nullopt;
    return index;
}

// Not in issue.h: inlined, the search of the cache's ways costs a run 4 % more host instructions.
void Core::fetch_line(uint64_t line) {
    front_.fetch(line, icache_.access(line) ? 0 : timing_.icache_miss);
}

void Core::count_first_issue(unsigned pipe, Cycle now) {
    started_ = true;
    counts_.first_issue = now;
    counts_.instructions = 1;
    counts_.p1_instructions = pipe;
}

// What the rest of the chip must bring before an instruction that interacts can issue.
Waiting Core::held(const Decoded& instruction, const Access& access) const {
    switch (instruction.kind) {
    case Kind::load:
    case Kind::atomic:
        return !access.in_ldm && loads_.size() >= timing_.load_queue ? Waiting::load_queue
                                                                     : Waiting::nothing;
    case Kind::store:
        return !access.in_ldm && stores_under_way_ >= timing_.store_queue ? Waiting::store_queue
                                                                          : Waiting::nothing;
    case Kind::fence:
        return quiet() ? Waiting::nothing : Waiting::fence;
    case Kind::dma:
        return environment_.dma_queue_full(id()) ? may_wait_for(instruction) : Waiting::nothing;
    case Kind::put:
    case Kind::load_send:
        return environment_.can_send(id()) ? Waiting::nothing : may_wait_for(instruction);
    case Kind::get:
        return environment_.has_message(id(), Direction(instruction.sub))
                   ? Waiting::nothing
                   : may_wait_for(instruction);
    default:
        return Waiting::nothing;
    }
}

// Effects of an instruction that issues at `now` beyond the core itself and its timing state.
void Core::interact(const Decoded& instruction, const Access& access, Cycle now) {
    loop_.reset(now);
    ++effects_;
    waiting_ = Waiting::nothing;
    switch (instruction.kind) {
    case Kind::fence:
        break;
    case Kind::dma:
        environment_.start_dma(id(), state_.registers[instruction.a], state_.scalar(instruction.b),
                               state_.scalar(instruction.c), pc());
        break;
    case Kind::load:
    case Kind::store:
    case Kind::lookup:
    case Kind::atomic:
        access_main_memory(instruction, access, now);
        break;
    case Kind::put:
    case Kind::get:
    case Kind::load_send:
    case Kind::barrier:
        communicate(instruction, access, now);
        break;
    case Kind::mesh_state:
        state_.set_scalar(instruction.d, would_wait(instruction.sub));
        break;
    default:
        refuse(instruction);
    }
}

bool Core::would_wait(unsigned csr) const {
    if (csr == csr_send_buffer_full)
        return !environment_.can_send(id());
    return !environment_.has_message(id(), csr == csr_no_row_message ? Direction::row
                                                                     : Direction::column);
}

void Core::communicate(const Decoded& instruction, const Access& access, Cycle now) {
    const auto direction = Direction(instruction.sub);
    if (instruction.kind == Kind::barrier) {
        front_.barrier(never);
        environment_.synchronize(id(), direction, uint8_t(state_.scalar(instruction.a)));
        return;
    }
    if (instruction.kind == Kind::get)
        state_.registers[instruction.d] = environment_.receive(id(), direction);
    Message message;
    message.direction = direction;
    if (instruction.kind == Kind::put) {
        const bool literal = instruction.code & 1;
        const uint64_t to =
            literal ? uint64_t(instruction.immediate) : state_.scalar(instruction.b);
        constexpr uint64_t broadcast_bit = 8;
        message.broadcast = (to & broadcast_bit) != 0;
        message.target = unsigned(to & (broadcast_bit - 1));
        message.data = state_.registers[instruction.a];
        environment_.send(id(), message);
    }
    if (instruction.kind == Kind::load_send) {
        if (!access.in_ldm)
            refuse_access(instruction, access);
        execute(instruction, state_, &state_.ldm[access.block], access.address, now);
        message.broadcast = true;
        message.data = state_.registers[instruction.d];
        environment_.send(id(), message);
    }
}

void Core::access_main_memory(const Decoded& instruction, const Access& access, Cycle now) {
    const bool atomic = instruction.kind == Kind::atomic;
    if (instruction.kind == Kind::lookup || (access.block & (instruction.bytes - 1u)) != 0 ||
        (atomic && access.block < address_map::ldm_bytes))
        refuse_access(instruction, access);
    if (instruction.kind == Kind::store) {
        environment_.access_main_memory(id(), store_access(instruction, access, now));
        ++stores_under_way_;
        return;
    }
    MainMemoryAccess request;
    request.number = ++accesses_;
    request.kind = atomic ? AccessKind::fetch_and_add : AccessKind::load;
    request.address = access.block;
    request.bytes = instruction.bytes;
    environment_.access_main_memory(id(), request);
    loads_.push_back({request.number, &instruction, access});
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

void Core::check_hazards(const Decoded& instruction, const Access& access, bool touches,
                         Cycle now) {
    if (touches) {
        const bool stores = instruction.kind == Kind::store;
        transfers_.for_each_touched(
            access.block, instruction.bytes, now, [&](const LdmTransfer& transfer, bool reply) {
                if (stores || (transfer.writes_ldm && !reply))
                    hazards_->race(id(), now, pc(), access.block, instruction.bytes, transfer);
            });
    }
    if (instruction.d == stack_pointer_register && instruction.b == stack_pointer_register &&
        isa::Op(instruction.code / 2) == isa::Op::ldi) {
        const uint64_t before = state_.scalar(stack_pointer_register);
        hazards_->stack_moved(id(), now, pc(), before, before + uint64_t(instruction.immediate),
                              state_.ldm);
    }
    if (instruction.kind != Kind::lookup)
        return;
    ++effects_;  // lookup_ is not a part of what makes two passes of a polling loop equal
    const bool same = lookup_.offsets == instruction.a && lookup_.base == instruction.b;
    if (lookup_.open && !same)
        hazards_->interleaved(id(), now, pc(), lookup_.pc);
    if (!lookup_.open || !same)
        lookup_ = {true, instruction.a, instruction.b, pc()};
    lookup_.open = !ends_lookup(instruction.sub);
}

void Core::refuse(const Decoded& instruction) const {
    if (instruction.kind == Kind::end_of_text)
        throw Fault("ILLEGAL",
                    "the program ran past its last instruction; end it with halt or ret");
    if (instruction.kind == Kind::indirect)
        throw Fault("ILLEGAL",
                    fmt::format("jump to {:#x}, which is not in the program (register ${})",
                                state_.scalar(instruction.b), instruction.b));
    const isa::Row& row = row_of(instruction);
    if (row.timing == isa::TimingClass::csr)
        throw Fault("ILLEGAL",
                    fmt::format("{} of control register {:#x}; known are 0..8, {:#x}..{:#x} and "
                                "{:#x}..{:#x}, writable are 5..8 and the latter",
                                isa::mnemonic(row), instruction.sub, unsigned(csr_no_row_message),
                                unsigned(csr_send_buffer_full), unsigned(csr_logic_table),
                                csr_logic_table + csr_logic_table_count - 1));
    throw Fault("ILLEGAL", fmt::format("{} is not simulated", isa::mnemonic(row)));
}

// Where runtime/divide.S and __builtin_trap store on purpose, for there is no instruction that
// stops a core with an exception.
constexpr uint64_t trap_address = 4;

void Core::refuse_access(const Decoded& instruction, const Access& access) const {
    const std::string_view mnemonic = isa::mnemonic(row_of(instruction));
    if (instruction.kind == Kind::lookup)
        throw Fault("SELLDWE",
                    fmt::format("{} at {:#x}: table base ${} = {:#x} plus 4 times word {} of ${} "
                                "must be 4-byte aligned and inside LDM (0..{:#x})",
                                mnemonic, access.address, instruction.b,
                                state_.scalar(instruction.b), instruction.sub, instruction.a,
                                address_map::ldm_bytes - 1));
    if ((access.block & (instruction.bytes - 1u)) != 0)
        throw Fault("UNALIGN",
                    fmt::format("{} of {} bytes at {:#x}, which is not a multiple of {}{}",
                                mnemonic, instruction.bytes, access.address, instruction.bytes,
                                access.address == trap_address
                                    ? ": what code does to stop a core, after a division by zero, "
                                      "abort, a failed assertion or __builtin_trap"
                                    : ""));
    const bool atomic = instruction.kind == Kind::atomic;
    throw Fault("LDME", fmt::format("{} at {:#x}: it works on {}", mnemonic, access.address,
                                    atomic ? "main memory, not on LDM" : "LDM only"));
}

}  // namespace swsim
