// SPDX-License-Identifier: Apache-2.0
//
// A whole run from afar: what each core, each DMA group and main memory did in each bin of time;
// and when each core first came to each instruction.
#pragma once

#include <optional>
#include <unordered_map>
#include <vector>

#include "asm/program_text.h"
#include "sim/events/events.h"
#include "sim/report/time_bins.h"

namespace swsim {

class Overview : public EventListener {
  public:
    enum DmaKind : uint8_t { get, put, waiting, dma_kinds };
    enum MemoryKind : uint8_t { dma_read, dma_write, own_read, own_write, memory_kinds };

    // For the cores 0 .. cpes - 1 and a program of so many instructions.
    Overview(unsigned cpes, unsigned dma_groups, size_t instructions);

    using EventListener::on;
    void on(const events::Spawn& spawn) override;
    void on(const events::Issue& issue) override;
    void on(const events::Stall& stall) override;
    void on(const events::End& end) override;
    void on(const events::Join& join) override;
    void on(const events::DmaIssue& dma) override;
    void on(const events::DmaService& service) override;
    void on(const events::DmaDone& done) override;
    void on(const events::MemoryAccess& access) override;

    struct Span {
        Cycle from = 0;
        Cycle to = 0;
    };

    // Cycles of each core by account. They sum to the cycles of a core that has ended.
    const TimeBins& cores() const { return cores_; }
    // Cycles in which each group sent lines of gets or puts; `waiting` sums up the commands that
    // waited for it.
    const TimeBins& dma() const { return dma_; }
    const TimeBins& memory() const { return memory_; }           // bytes, in one row
    const std::vector<Span>& spawns() const { return spawns_; }  // to: end of the join
    // When `core` first issued the instruction with this index; `never` if it did not.
    Cycle first_issue(unsigned core, size_t index) const {
        return first_issues_[core * instructions_ + index];
    }
    // The core that ended last; of several, the first.
    unsigned last_core() const;

  private:
    struct Running {
        bool started = false;
        Cycle last = 0;  // issue
        std::optional<Cycle> end;
    };
    struct Command {
        DmaOperation operation;
        Cycle issued;
    };

    const size_t instructions_;
    TimeBins cores_;
    TimeBins dma_;
    TimeBins memory_;
    std::vector<Span> spawns_;
    std::vector<Running> running_;
    std::vector<Cycle> ends_;  // of each core in all spawns
    std::vector<Cycle> first_issues_;
    std::unordered_map<uint64_t, Command> commands_;  // that are not done
};

}  // namespace swsim
