// SPDX-License-Identifier: Apache-2.0
//
// Events as bytes, and back: one pair of classes for each kind of track of the event log. Each
// block starts afresh, so that it can be read on its own. docs/trace.md describes the bytes.
#pragma once

#include <memory>
#include <vector>

#include "asm/address_map.h"
#include "sim/log/byte_coding.h"
#include "sim/log/event_fields.h"

namespace swsim {

// What the events of a core track are told apart by: the first byte of each.
namespace core_code {
// An issue: pipe; whether it is in the next cycle or in the same one; whether the pc jumps;
// whether older ones issue later.
inline constexpr uint8_t pipe_bit = 1;
inline constexpr uint8_t next_cycle_bit = 2;
inline constexpr uint8_t jump_bit = 4;
// Set for an issue after a gap.
inline constexpr uint8_t gap_bit = 8;
inline constexpr uint8_t older_bit = 0x20;
inline constexpr uint8_t end = 0x10;
// A stall of the next instruction from the next cycle on, and any other; plus the account.
inline constexpr uint8_t stall = 0x40;
inline constexpr uint8_t distant_stall = 0x80;
inline constexpr uint8_t accounts = 0x40;
}  // namespace core_code

static_assert(account_count <= core_code::accounts);

// Issue, stall, end of one core.
class CoreEncoder {
  public:
    // Starts a block at the cycle of its first event.
    void start(Cycle first) {
        cursor_ = first - 1;
        next_pc_ = address_map::text_base;
    }

    void issue(const events::Issue& event, ByteWriter& out) {
        const Cycle passed = event.cycle - cursor_;
        uint8_t code = uint8_t(event.pipe) & core_code::pipe_bit;
        const bool jumps = event.pc != next_pc_;
        if (jumps)
            code |= core_code::jump_bit;
        if (event.older != 0)
            code |= core_code::older_bit;
        if (passed <= 1) [[likely]] {
            out.byte(uint8_t(code | (passed ? core_code::next_cycle_bit : 0)));
        } else {
            out.byte(code | core_code::gap_bit);
            out.number(passed);
        }
        if (jumps)
            out.signed_number(instructions_to(event.pc));
        if (event.older != 0)
            out.number(event.older);
        cursor_ = event.cycle;
        next_pc_ = event.pc + address_map::instruction_bytes;
    }

    void stall(const events::Stall& event, ByteWriter& out);
    void end(const events::End& event, ByteWriter& out);

  private:
    int64_t instructions_to(uint64_t pc) const {
        return int64_t(pc - next_pc_) / int64_t(address_map::instruction_bytes);
    }

    Cycle cursor_ = 0;  // the last cycle of the event before
    uint64_t next_pc_ = 0;
};

// Register values of one core.
class ValueEncoder {
  public:
    void start(Cycle first) {
        cycle_ = first;
        pc_ = address_map::text_base;
    }
    void write(const events::Write& event, ByteWriter& out);

  private:
    Cycle cycle_ = 0;
    uint64_t pc_ = 0;
};

// All other events.
class ChipEncoder {
  public:
    void start(Cycle first) { cycle_ = first; }
    void event(const ChipEvent& event, ByteWriter& out);

  private:
    Cycle cycle_ = 0;
};

// Reads a block event by event. All throw BadBytes for what no encoder writes.
class TrackDecoder {
  public:
    virtual ~TrackDecoder() = default;

    virtual void start(std::span<const uint8_t> bytes, Cycle first) = 0;
    // False at the end of the block.
    virtual bool next() = 0;
    // Of the present event: its first cycle, and behind its last one.
    virtual Cycle cycle() const = 0;
    virtual Cycle end() const = 0;
    // Tells of the present event, stalls cut to [from, to).
    virtual void tell(EventListener& listener, Cycle from, Cycle to) const = 0;
    // The core whose event it is, or -1.
    virtual int core() const = 0;
};

// What a decoder checks values against, and how the file numbers the accounts.
struct DecodingContext {
    uint64_t instructions = 0;
    std::vector<Account> accounts;
    // Of the machine: listeners may count on what is below.
    uint64_t cores = 0;
    uint64_t buses = 0;
    uint64_t dma_groups = 0;
};

std::unique_ptr<TrackDecoder> make_core_decoder(unsigned core, const DecodingContext& context);
std::unique_ptr<TrackDecoder> make_value_decoder(unsigned core, const DecodingContext& context);
std::unique_ptr<TrackDecoder> make_chip_decoder(const DecodingContext& context);

}  // namespace swsim
