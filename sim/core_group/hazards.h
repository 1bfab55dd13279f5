// SPDX-License-Identifier: Apache-2.0
//
// The findings of a checked run: accesses whose outcome on the chip depends on timing, and a stack
// that has grown into LDM data. Each is reported once for the places in the program that take part,
// with both accesses as they were the first time, on the lowest core, and says how many cores it
// was on. How often is not told: a core may sleep through passes of a polling loop that are all
// alike.
#pragma once

#include <map>
#include <optional>
#include <span>
#include <string>
#include <tuple>
#include <vector>

#include "asm/program.h"
#include "sim/cpe/core.h"

namespace swsim {

class Hazards : public HazardListener {
  public:
    explicit Hazards(const Program& program);

    void race(unsigned core, Cycle cycle, uint64_t pc, uint64_t address, unsigned bytes,
              const LdmTransfer& transfer) override;
    void overlap(unsigned core, const LdmTransfer& one, const LdmTransfer& other) override;
    void interleaved(unsigned core, Cycle cycle, uint64_t pc, uint64_t first_pc) override;
    void stack_moved(unsigned core, Cycle cycle, uint64_t pc, uint64_t from, uint64_t to,
                     std::span<const uint8_t> ldm) override;

    // Complete messages, in the order of the places in the program. What happened after `last` does
    // not count: cores may have run ahead of the end of the run.
    std::vector<std::string> messages(Cycle last) const;

  private:
    enum class Kind : uint8_t { race, overlap, interleaved, stack };
    using Places = std::tuple<Kind, uint64_t, uint64_t>;  // of the two accesses
    // Tells transfers apart by what does not depend on the way of running: cycle, core.
    using Issue = std::pair<Cycle, unsigned>;
    using Issues = std::pair<Issue, Issue>;

    // The first time on one core; of several transfers at once, those that were issued first.
    struct Finding {
        Cycle cycle = 0;
        Issues transfers;
        std::string text;
    };

    static Issue issue_of(const LdmTransfer& transfer) {
        return {transfer.issued, transfer.issuer};
    }
    template <typename Describe>
    void add(const Places& places, unsigned core, Cycle cycle, const Issues& transfers,
             Describe describe);
    std::string describe(const LdmTransfer& transfer) const;

    const Program& program_;
    uint64_t data_end_;
    std::optional<uint64_t> heap_end_address_;
    std::map<Places, std::map<unsigned, Finding>> findings_;  // for each core
};

}  // namespace swsim
