// SPDX-License-Identifier: Apache-2.0
//
// A window of a run from close by: every issue, stall and register value of some cores, so that
// everything about any cycle of the window is known; and these cores' transfers.
#pragma once

#include <array>
#include <functional>
#include <map>
#include <vector>

#include "sim/cpe/state.h"
#include "sim/events/events.h"
#include "sim/machine/chip.h"

namespace swsim {

class CloseUp : public EventListener {
  public:
    struct Issue {
        Cycle cycle;
        uint64_t pc;
        unsigned pipe;
        bool early;  // before an older one
    };
    // A register's value, and its place in the scoreboard.
    struct Write {
        Cycle cycle;
        Cycle ready;
        uint64_t pc;  // 0: from the launch
        unsigned index;
        Vector value;
    };
    struct Transfer {
        uint64_t number = 0;
        uint64_t pc = 0;
        DmaOperation operation = DmaOperation::get;
        unsigned group = 0;
        Cycle issued = 0;
        Cycle from = never;  // service; `never` if there was none
        Cycle to = never;
        Cycle done = never;
        uint64_t bytes = 0;
        uint64_t ldm_address = 0;
        uint64_t memory_address = 0;
    };
    struct CoreView {
        std::vector<Issue> issues;
        std::vector<events::Stall> stalls;  // cut to the window
        std::vector<Write> writes;
        // When the window begins: by register. Then what a spawn in the window sets.
        std::array<Write, zero_register> initial{};
        std::vector<Transfer> transfers;  // that touch the window, in order of issue
        std::vector<Cycle> starts;        // first issues of spawns in the window
        std::vector<Cycle> ends;
    };

    // The values that a core's registers have when it is started come from `state_of`.
    using StateOf = std::function<const CoreState&(unsigned core)>;
    CloseUp(Cycle begin, Cycle end, const std::vector<unsigned>& cores, StateOf state_of);

    using EventListener::on;
    void on(const events::Spawn& spawn) override;
    void on(const events::Issue& issue) override;
    void on(const events::Stall& stall) override;
    void on(const events::Write& write) override;
    void on(const events::End& end) override;
    void on(const events::DmaIssue& dma) override;
    void on(const events::DmaService& service) override;
    void on(const events::DmaDone& done) override;
    bool wants_values() const override { return true; }

    Cycle begin() const { return begin_; }
    Cycle end() const { return end_; }
    const std::map<unsigned, CoreView>& cores() const { return views_; }

  private:
    bool in_window(Cycle cycle) const { return begin_ <= cycle && cycle < end_; }
    CoreView* view(unsigned core);
    void write(CoreView& view, const Write& write) const;
    Transfer* transfer(uint64_t number);

    const Cycle begin_;
    const Cycle end_;
    const StateOf state_of_;
    std::map<unsigned, CoreView> views_;
    std::array<bool, cores_per_group> shown_{};
    std::array<bool, cores_per_group> started_{};
    std::map<uint64_t, unsigned> core_of_;  // by number of the transfers under way
};

}  // namespace swsim
