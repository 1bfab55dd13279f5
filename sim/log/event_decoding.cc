// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "sim/log/event_coding.h"
#include "sim/log/event_log_file.h"

namespace swsim {

namespace {

constexpr uint64_t max_cores = 64;

// `number` cycles after `cycle`.
Cycle later(Cycle cycle, uint64_t number) {
    const Cycle result = cycle + number;
    if (result < cycle || result > log_file::last_cycle)
        throw BadBytes("a cycle is too large");
    return result;
}

// An address of the program; the one behind its last instruction is allowed: a program may run
// there.
uint64_t pc_from(uint64_t base, int64_t instructions, const DecodingContext& context) {
    const uint64_t index =
        (base - address_map::text_base) / address_map::instruction_bytes + uint64_t(instructions);
    if (index > context.instructions)
        throw BadBytes("an address is outside of the program");
    return address_map::text_base + index * address_map::instruction_bytes;
}

class CoreDecoder : public TrackDecoder {
  public:
    CoreDecoder(unsigned core, const DecodingContext& context) : context_(context), core_(core) {
        stall_.core = core;
    }

    void start(std::span<const uint8_t> bytes, Cycle first) override {
        in_ = ByteReader(bytes);
        cursor_ = first - 1;
        next_pc_ = address_map::text_base;
    }

    bool next() override {
        if (in_.at_end())
            return false;
        code_ = in_.byte();
        if (code_ < core_code::end)
            read_issue();
        else if (code_ == core_code::end)
            read_end();
        else if (code_ >= core_code::stall && code_ < core_code::stall + 2 * core_code::accounts)
            read_stall();
        else
            throw BadBytes("an unknown kind of event");
        return true;
    }

    Cycle cycle() const override { return cycle_; }
    Cycle end() const override { return end_; }
    int core() const override { return int(core_); }

    void tell(EventListener& listener, Cycle from, Cycle to) const override {
        if (code_ < core_code::end) {
            listener.on(events::Issue{core_, cycle_, pc_, code_ & unsigned(core_code::pipe_bit)});
        } else if (code_ == core_code::end) {
            listener.on(events::End{core_, cycle_});
        } else {
            events::Stall stall = stall_;
            stall.from = std::max(stall.from, from);
            stall.to = std::min(stall.to, to);
            listener.on(stall);
        }
    }

  private:
    // The first event of a block may be at cycle 0: its cursor is the one before.
    Cycle advance(uint64_t number) const {
        return cursor_ + 1 == 0 && number != 0 ? later(0, number - 1) : later(cursor_, number);
    }

    void read_issue() {
        uint64_t passed = (code_ & core_code::next_cycle_bit) != 0;
        if (code_ & core_code::gap_bit)
            passed = in_.number();
        cycle_ = cursor_ = advance(passed);
        end_ = cycle_ + 1;
        pc_ = code_ & core_code::jump_bit ? pc_from(next_pc_, in_.signed_number(), context_)
                                          : pc_from(next_pc_, 0, context_);
        next_pc_ = pc_ + address_map::instruction_bytes;
    }

    void read_end() {
        cycle_ = cursor_ = advance(in_.number());
        end_ = cycle_ + 1;
    }

    void read_stall() {
        const bool distant = code_ >= core_code::distant_stall;
        const size_t account = code_ % core_code::accounts;
        if (account >= context_.accounts.size())
            throw BadBytes("an unknown account");
        stall_.account = context_.accounts[account];
        stall_.from = advance(distant ? in_.number() : 1);
        stall_.pc = pc_from(next_pc_, distant ? in_.signed_number() : 0, context_);
        stall_.to = later(later(stall_.from, in_.number()), 1);
        const uint64_t producer = in_.number();
        stall_.producer_pc =
            producer == 0 ? 0 : pc_from(stall_.pc, unzigzag(producer - 1), context_);
        cycle_ = stall_.from;
        end_ = stall_.to;
        cursor_ = stall_.to - 1;
        next_pc_ = stall_.pc;
    }

    const DecodingContext& context_;
    ByteReader in_;
    Cycle cursor_ = 0;
    uint64_t next_pc_ = 0;
    uint8_t code_ = 0;
    Cycle cycle_ = 0;
    Cycle end_ = 0;
    uint64_t pc_ = 0;
    events::Stall stall_{};
    const unsigned core_;
};

class ValueDecoder : public TrackDecoder {
  public:
    ValueDecoder(unsigned core, const DecodingContext& context) : context_(context), core_(core) {}

    void start(std::span<const uint8_t> bytes, Cycle first) override {
        in_ = ByteReader(bytes);
        cycle_ = first;
        pc_ = address_map::text_base;
    }

    bool next() override {
        if (in_.at_end())
            return false;
        cycle_ = later(cycle_, in_.number());
        ready_ = later(cycle_, in_.number());
        pc_ = pc_from(pc_, in_.signed_number(), context_);
        index_ = in_.byte();
        const uint8_t present = in_.byte();
        if (index_ >= zero_register || present >= 16)
            throw BadBytes("an unknown register");
        for (unsigned i = 0; i < 4; ++i)
            value_.u64[i] = present >> i & 1 ? in_.fixed<uint64_t>() : 0;
        return true;
    }

    Cycle cycle() const override { return cycle_; }
    Cycle end() const override { return cycle_ + 1; }
    int core() const override { return int(core_); }

    void tell(EventListener& listener, Cycle, Cycle) const override {
        listener.on(events::Write{core_, cycle_, ready_, pc_, index_, value_});
    }

  private:
    const DecodingContext& context_;
    const unsigned core_;
    ByteReader in_;
    Cycle cycle_ = 0;
    Cycle ready_ = 0;
    uint64_t pc_ = 0;
    unsigned index_ = 0;
    Vector value_{};
};

struct Teller {
    EventListener& to;
    void operator()(const DmaIssued& each) const { to.on(events::DmaIssue{each.command}); }
    void operator()(const auto& each) const { to.on(each); }
};

class ChipDecoder : public TrackDecoder {
  public:
    explicit ChipDecoder(const DecodingContext& context) : context_(context) {}

    void start(std::span<const uint8_t> bytes, Cycle first) override {
        in_ = ByteReader(bytes);
        cycle_ = first;
    }

    bool next() override {
        if (in_.at_end())
            return false;
        const uint8_t kind = in_.byte();
        cycle_ = later(cycle_, in_.number());
        read(kind);
        return true;
    }

    Cycle cycle() const override { return cycle_; }
    Cycle end() const override { return end_of(event_); }

    int core() const override {
        if (const auto* const arrival = std::get_if<events::BarrierArrival>(&event_))
            return int(arrival->core);
        if (const auto* const release = std::get_if<events::BarrierRelease>(&event_))
            return int(release->core);
        return -1;
    }

    void tell(EventListener& listener, Cycle, Cycle) const override {
        std::visit(Teller{listener}, event_);
    }

  private:
    unsigned core_number() { return unsigned(in_.below(context_.cores, "an unknown core")); }
    Direction direction() { return Direction(in_.below(2, "an unknown direction")); }
    unsigned small(uint64_t limit = uint64_t(1) << 32) {
        return unsigned(in_.below(limit, "a number is too large"));
    }
    bool flag() { return in_.below(2, "a flag is neither 0 nor 1") != 0; }

    void read(uint8_t kind) {
        switch (kind) {
        case 0:
            event_ = DmaIssued{read_command()};
            break;
        case 1: {
            const unsigned core = core_number();
            const Direction along = direction();
            event_ = events::BarrierArrival{core, along, small(256), cycle_};
            break;
        }
        case 2:
            event_ = events::BarrierRelease{core_number(), cycle_};
            break;
        case 3:
            read_message();
            break;
        case 4:
            read_access();
            break;
        case 5: {
            const uint64_t number = in_.number();
            const auto group = unsigned(in_.below(context_.dma_groups, "an unknown DMA group"));
            event_ = events::DmaService{number, group, cycle_, later(cycle_, in_.number())};
            break;
        }
        case 6:
            event_ = events::DmaDone{in_.number(), cycle_};
            break;
        case 7:
            event_ =
                events::Join{cycle_, cycle_ - in_.below(cycle_ + 1, "a join ends before time")};
            break;
        case 8: {
            const Cycle start = later(cycle_, in_.number());
            event_ = events::Spawn{cycle_, start, small(max_cores + 1)};
            break;
        }
        default:
            throw BadBytes("an unknown kind of event");
        }
    }

    void read_message() {
        events::Message message{};
        message.core = core_number();
        message.direction = direction();
        message.bus = unsigned(in_.below(context_.buses, "an unknown bus"));
        message.targets = in_.number();
        message.cycle = cycle_;
        message.readable = later(cycle_, in_.number());
        event_ = message;
    }

    void read_access() {
        events::MemoryAccess access{};
        access.cycle = cycle_;
        access.done = later(cycle_, in_.number());
        access.own = flag();
        access.write = flag();
        access.requester = small(max_cores);
        access.address = in_.number();
        access.bytes = small();
        event_ = access;
    }

    DmaOperation operation() {
        const auto value = DmaOperation(small(256));
        if (value != DmaOperation::put && value != DmaOperation::get &&
            value != DmaOperation::barrier)
            throw BadBytes("an unknown DMA operation");
        return value;
    }

    DmaCommand read_command() {
        DmaCommand command;
        command.core = command.ldm.issuer = core_number();
        command.operation = operation();
        command.mode = DmaMode(in_.below(uint64_t(DmaMode::rank) + 1, "an unknown DMA mode"));
        command.cores = in_.number();
        command.ldm.address = in_.number();
        command.ldm.bytes = in_.number();
        command.ldm.reply_address = in_.number();
        command.ldm.number = in_.number();
        command.ldm.writes_ldm = flag();
        command.ldm.pc = pc_from(address_map::text_base, int64_t(in_.number()), context_);
        command.ldm.issued = cycle_;
        command.memory_address = in_.number();
        command.memory_bytes = in_.number();
        command.block_bytes = in_.number();
        command.stride_bytes = in_.number();
        command.share_bytes = in_.number();
        if (command.block_bytes == 0 && command.memory_bytes != 0)
            throw BadBytes("a transfer of blocks without bytes");
        return command;
    }

    const DecodingContext& context_;
    ByteReader in_;
    Cycle cycle_ = 0;
    ChipEvent event_;
};

}  // namespace

std::unique_ptr<TrackDecoder> make_core_decoder(unsigned core, const DecodingContext& context) {
    return std::make_unique<CoreDecoder>(core, context);
}

std::unique_ptr<TrackDecoder> make_value_decoder(unsigned core, const DecodingContext& context) {
    return std::make_unique<ValueDecoder>(core, context);
}

std::unique_ptr<TrackDecoder> make_chip_decoder(const DecodingContext& context) {
    return std::make_unique<ChipDecoder>(context);
}

}  // namespace swsim
