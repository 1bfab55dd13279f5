// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "asm/program.h"
#include "sim/log/event_coding.h"
#include "sim/log/event_log_file.h"

namespace swsim {

namespace {

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
    const uint64_t index = address_map::instruction_index(base) + uint64_t(instructions);
    if (index > context.instructions)
        throw BadBytes("an address is outside of the program");
    return address_map::instruction_address(index);
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
        if (is_issue())
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
        if (is_issue()) {
            listener.on(
                events::Issue{core_, cycle_, pc_, code_ & unsigned(core_code::pipe_bit), older_});
        } else if (code_ == core_code::end) {
            listener.on(events::End{core_, cycle_});
        } else {
            listener.on(cut(stall_, from, to));
        }
    }

  private:
    bool is_issue() const { return (code_ & ~core_code::older_bit) < core_code::end; }

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
        older_ = code_ & core_code::older_bit
                     ? unsigned(in_.below(context_.instructions + 1, "too many older instructions"))
                     : 0;
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
            producer == 0 ? 0
                          : pc_from(stall_.pc, protozero::decode_zigzag64(producer - 1), context_);
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
    unsigned older_ = 0;
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

// Refuses what no encoder writes.
struct FieldReader {
    const DecodingContext& context;
    Cycle cycle;
    ByteReader& in;

    void operator()(coding::cycle, Cycle& value) const { value = cycle; }
    void operator()(coding::until, Cycle& value) const { value = later(cycle, in.number()); }
    void operator()(coding::later, Cycle& value) const { value = later(cycle, in.number()); }
    void operator()(coding::earlier, Cycle& value) const {
        value = cycle - in.below(cycle + 1, "an event ends before time");
    }
    void operator()(coding::owner, unsigned& value) const { (*this)(coding::core(), value); }
    void operator()(coding::core, unsigned& value) const {
        value = unsigned(in.below(context.cores, "an unknown core"));
    }
    void operator()(coding::bus, unsigned& value) const {
        value = unsigned(in.below(context.buses, "an unknown bus"));
    }
    void operator()(coding::group, unsigned& value) const {
        value = unsigned(in.below(context.dma_groups, "an unknown DMA group"));
    }
    void operator()(coding::instruction, uint64_t& pc) const {
        pc = pc_from(address_map::text_base, int64_t(in.number()), context);
    }
    void operator()(coding::operation, DmaOperation& value) const {
        value = DmaOperation(in.below(256, "an unknown DMA operation"));
        if (value != DmaOperation::put && value != DmaOperation::get &&
            value != DmaOperation::barrier)
            throw BadBytes("an unknown DMA operation");
    }
    template <uint64_t limit> void operator()(coding::below<limit>, auto& value) const {
        value = std::remove_reference_t<decltype(value)>(in.below(limit, "a number is too large"));
    }
    void operator()(coding::number, uint64_t& value) const { value = in.number(); }
};

// What must hold between fields, and what is not in the log because it follows from them.
void complete(events::DmaIssue& event) {
    event.command.ldm.issuer = event.command.core;
    if (event.command.block_bytes == 0 && event.command.memory_bytes != 0)
        throw BadBytes("a transfer of blocks without bytes");
}
void complete(auto&) {}

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
        set_kind(in_.byte());
        cycle_ = later(cycle_, in_.number());
        std::visit(
            [&](auto& event) {
                each_field(event, FieldReader{context_, cycle_, in_});
                complete(event);
            },
            event_);
        return true;
    }

    Cycle cycle() const override { return cycle_; }
    Cycle end() const override { return end_of(event_); }
    int core() const override { return owner_of(event_); }
    void tell(EventListener& listener, Cycle, Cycle) const override {
        std::visit([&](const auto& event) { listener.on(event); }, event_);
    }

  private:
    template <size_t kind = 0> void set_kind(uint8_t wanted) {
        if constexpr (kind == std::variant_size_v<ChipEvent>)
            throw BadBytes("an unknown kind of event");
        else if (kind == wanted)
            event_.emplace<kind>();
        else
            set_kind<kind + 1>(wanted);
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
