// SPDX-License-Identifier: Apache-2.0
#include "sim/hazards.h"

#include <fmt/format.h>

namespace swsim {

void Hazards::race(unsigned core, Cycle cycle, uint64_t pc, uint64_t address, unsigned bytes,
                   const LdmTransfer& transfer) {
    add({Kind::race, pc, transfer.pc}, cycle, core,
        fmt::format("race: core {} accesses {} bytes at LDM {:#x} in cycle {}\n    {}\n  while {}",
                    core, bytes, address, cycle, program_.describe(pc), describe(transfer)));
}

void Hazards::overlap(unsigned core, Cycle cycle, const LdmTransfer& first,
                      const LdmTransfer& second) {
    add({Kind::overlap, first.pc, second.pc}, cycle, core,
        fmt::format("race: two transfers overlap in the LDM of core {}\n  {}\n  {}", core,
                    describe(first), describe(second)));
}

void Hazards::interleaved(unsigned core, Cycle cycle, uint64_t pc, uint64_t first_pc) {
    add({Kind::interleaved, pc, first_pc}, cycle, core,
        fmt::format("interleaved look-ups: core {} begins another selldw look-up in cycle {}\n    "
                    "{}\n  before the one begun here had its selldw with c = 0: both use the one "
                    "hidden buffer\n    {}",
                    core, cycle, program_.describe(pc), program_.describe(first_pc)));
}

std::string Hazards::describe(const LdmTransfer& transfer) const {
    return fmt::format("a {} of LDM {:#x}..{:#x} with its reply word at {:#x}, started by core {} "
                       "in cycle {}, is in flight\n    {}",
                       transfer.writes_ldm ? "get" : "put", transfer.address,
                       transfer.address + transfer.bytes - 1, transfer.reply_address,
                       transfer.issuer, transfer.issued, program_.describe(transfer.pc));
}

// Cores report as they run, some ahead of others: what is kept must not depend on that.
void Hazards::add(const Places& places, Cycle cycle, unsigned core, const std::string& text) {
    Finding& finding = findings_[places];
    if (finding.count++ == 0 || std::tie(cycle, core) < std::tie(finding.cycle, finding.core)) {
        finding.cycle = cycle;
        finding.core = core;
        finding.text = text;
    }
}

std::vector<std::string> Hazards::messages() const {
    std::vector<std::string> result;
    for (const auto& [places, finding] : findings_)
        result.push_back(finding.count == 1 ? finding.text
                                            : fmt::format("{}\n  ({} times in all)", finding.text,
                                                          finding.count));
    return result;
}

}  // namespace swsim
