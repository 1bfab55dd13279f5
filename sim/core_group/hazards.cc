// SPDX-License-Identifier: Apache-2.0
#include "sim/core_group/hazards.h"

#include <algorithm>
#include <cstring>

#include <fmt/format.h>

namespace swsim {

Hazards::Hazards(const Program& program)
    : program_(program), data_end_(address_map::ldm_data_start + program.ldm.size()) {
    // A variable of runtime/slave/ldm_heap.c; 0 on cores that have not used the heap.
    if (const auto found = program.symbols.find("__ldm_heap_end");
        found != program.symbols.end() && found->second.kind == SymbolKind::ldm)
        heap_end_address_ = found->second.value;
}

// Cores report as they run, some ahead of others, and transfers of one cycle are not in any order:
// what is kept must not depend on that.
template <typename Describe>
void Hazards::add(const Places& places, unsigned core, Cycle cycle, const Issues& transfers,
                  Describe describe) {
    const auto [found, is_new] = findings_[places].try_emplace(core);
    Finding& finding = found->second;
    if (is_new || std::tie(cycle, transfers) < std::tie(finding.cycle, finding.transfers))
        finding = {cycle, transfers, describe()};
}

void Hazards::race(unsigned core, Cycle cycle, uint64_t pc, uint64_t address, unsigned bytes,
                   const LdmTransfer& transfer) {
    add({Kind::race, pc, transfer.pc}, core, cycle, {issue_of(transfer), {}}, [&] {
        return fmt::format(
            "race: core {} accesses {} bytes at LDM {:#x} in cycle {}\n    {}\n  while {}", core,
            bytes, address, cycle, program_.describe(pc), describe(transfer));
    });
}

void Hazards::overlap(unsigned core, const LdmTransfer& one, const LdmTransfer& other) {
    const bool in_order = issue_of(one) <= issue_of(other);
    const LdmTransfer& first = in_order ? one : other;
    const LdmTransfer& second = in_order ? other : one;
    add({Kind::overlap, first.pc, second.pc}, core, second.issued,
        {issue_of(first), issue_of(second)}, [&] {
            return fmt::format("race: two transfers overlap in the LDM of core {}\n  {}\n  {}",
                               core, describe(first), describe(second));
        });
}

void Hazards::interleaved(unsigned core, Cycle cycle, uint64_t pc, uint64_t first_pc) {
    add({Kind::interleaved, pc, first_pc}, core, cycle, Issues(), [&] {
        return fmt::format("interleaved look-ups: core {} begins another selldw look-up in cycle "
                           "{}\n    {}\n  before the one begun here had its selldw with c = 0: "
                           "both use the one hidden buffer\n    {}",
                           core, cycle, program_.describe(pc), program_.describe(first_pc));
    });
}

// One finding, whichever functions go on from there. Kernels may use $30 for something else: what
// begins in the data is not the stack.
void Hazards::stack_moved(unsigned core, Cycle cycle, uint64_t pc, uint64_t from, uint64_t to,
                          std::span<const uint8_t> ldm) {
    uint64_t end = 0;
    if (heap_end_address_)
        std::memcpy(&end, &ldm[*heap_end_address_], sizeof end);
    end = std::max(end, data_end_);
    if (from < end || to >= end)
        return;
    add({Kind::stack, 0, 0}, core, cycle, Issues(), [&] {
        return fmt::format("stack: core {} moves its stack pointer to LDM {:#x} in cycle {}: the "
                           "stack has grown into LDM data{}, which end at {:#x}\n    {}",
                           core, to, cycle, end > data_end_ ? " and the heap" : "", end,
                           program_.describe(pc));
    });
}

std::string Hazards::describe(const LdmTransfer& transfer) const {
    return fmt::format("a {} of LDM {:#x}..{:#x} with its reply word at {:#x}, started by core {} "
                       "in cycle {}, is in flight\n    {}",
                       transfer.writes_ldm ? "get" : "put", transfer.address,
                       transfer.address + transfer.bytes - 1, transfer.reply_address,
                       transfer.issuer, transfer.issued, program_.describe(transfer.pc));
}

std::vector<std::string> Hazards::messages(Cycle last) const {
    std::vector<std::string> result;
    for (const auto& [places, cores] : findings_) {
        const Finding* first = nullptr;
        size_t on_cores = 0;
        for (const auto& [core, finding] : cores) {
            if (finding.cycle > last)
                continue;
            ++on_cores;
            if (!first || finding.cycle < first->cycle)
                first = &finding;
        }
        if (on_cores == 1)
            result.push_back(first->text);
        else if (on_cores > 1)
            result.push_back(
                fmt::format("{}\n  (on {} cores; this is the first time)", first->text, on_cores));
    }
    return result;
}

}  // namespace swsim
