// SPDX-License-Identifier: Apache-2.0
//
// The findings of a checked run: accesses whose outcome on the chip depends on timing. Each is
// reported once for the places in the program that take part, with both accesses.
#pragma once

#include <map>
#include <string>
#include <tuple>
#include <vector>

#include "asm/program.h"
#include "sim/cpe/core.h"

namespace swsim {

class Hazards : public HazardListener {
  public:
    explicit Hazards(const Program& program) : program_(program) {}

    void race(unsigned core, Cycle cycle, uint64_t pc, uint64_t address, unsigned bytes,
              const LdmTransfer& transfer) override;
    void overlap(unsigned core, Cycle cycle, const LdmTransfer& first,
                 const LdmTransfer& second) override;
    void interleaved(unsigned core, Cycle cycle, uint64_t pc, uint64_t first_pc) override;

    // Complete messages, in the order of the places in the program.
    std::vector<std::string> messages() const;

  private:
    enum class Kind : uint8_t { race, overlap, interleaved };
    using Places = std::tuple<Kind, uint64_t, uint64_t>;  // of the two accesses

    // The first time, on the lowest core, and how often.
    struct Finding {
        Cycle cycle = 0;
        unsigned core = 0;
        std::string text;
        uint64_t count = 0;
    };

    void add(const Places& places, Cycle cycle, unsigned core, const std::string& text);
    std::string describe(const LdmTransfer& transfer) const;

    const Program& program_;
    std::map<Places, Finding> findings_;
};

}  // namespace swsim
