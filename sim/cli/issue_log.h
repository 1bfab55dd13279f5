// SPDX-License-Identifier: Apache-2.0
//
// A listener that writes one line per issued instruction: cycle, core, pipe, address, source line.
//
//     cycle core pipe pc          source
//        51    0    1 0x4fff000000 kernel.S:12: ldl $1,0($16)
#pragma once

#include <tuple>
#include <vector>

#include "asm/program.h"
#include "sim/events/events.h"

namespace swsim {

class IssueLog : public EventListener {
  public:
    explicit IssueLog(const Program& program) : program_(program) {}

    void on(const events::Issue& issue) override;
    using EventListener::on;

    // In order of time, then core: not in that of the simulation, in which cores run ahead.
    std::string text() const;

  private:
    struct Issue {
        Cycle cycle;
        unsigned core;
        uint64_t address;
        unsigned pipe;
        auto operator<=>(const Issue&) const = default;
    };

    const Program& program_;
    std::vector<Issue> issues_;
};

}  // namespace swsim
