// SPDX-License-Identifier: Apache-2.0
//
// What the debugger shows of all cores, of the transfers and of the mesh.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "sim/core_group/core_group.h"
#include "sim/debug/views.h"

namespace swsim::debug {

namespace {

// What the core's present cycle goes to.
Account present_account(const ViewContext& context, unsigned core) {
    const Recorder& recorder = context.machinery.recorder;
    if (recorder.ended(core))
        return Account::halted;
    if (context.this_cycle && context.this_cycle->cores[core].cycle == context.cycle())
        return context.this_cycle->cores[core].account;
    const CoreCycle* const last = recorder.last(core, context.cycle());
    return context.over && last ? last->account : Account::not_started;
}

}  // namespace

std::string show_cores(const ViewContext& context, const std::string&) {
    std::string text = fmt::format("{:>6} {:>3} {:>6}  {:>12}  {:<18} {}\n", "core", "row",
                                   "column", "instructions", "this cycle", "at");
    for (unsigned core = 0; core < context.machinery.recorder.cpes(); ++core) {
        const Core& each = context.machinery.group.core(core);
        const Account account = present_account(context, core);
        text += fmt::format(
            "{:>2}{:>4} {:>3} {:>6}  {:>12}  {:<18} {}\n", core == context.core ? "=>" : "", core,
            each.state().row(), each.state().column(), each.result().instructions, name_of(account),
            account == Account::halted ? "-" : context.places().describe(each.pc()));
    }
    return text;
}

std::string show_accounts(const ViewContext& context, const std::string&) {
    const CoreResult result = context.the_core().result();
    const Cycle total = result.accounts.total();
    std::string text = fmt::format("core {}: {} instructions, {} cycles since the first issue\n",
                                   context.core, result.instructions, total);
    for (size_t i = 0; i < account_count; ++i)
        if (const Cycle cycles = result.accounts[Account(i)])
            text += fmt::format("    {:<24} {:>10} {:>6.1f} %\n", account_names[i], cycles,
                                100.0 * double(cycles) / double(total));
    return text;
}

std::string show_dma(const ViewContext& context, const std::string&) {
    std::string text;
    for (const auto& [number, command] : context.machinery.recorder.transfers()) {
        std::vector<unsigned> cores;
        for (unsigned core = 0; core < CoreGroup::cpes; ++core)
            if (command.cores >> core & 1)
                cores.push_back(core);
        text +=
            fmt::format("{}: {}, {} bytes, main memory {:#x}, LDM {:#x} of core{} {}, reply word "
                        "at {:#x}, since cycle {}\n    {}\n",
                        number, Recorder::describe(command), command.memory_bytes,
                        command.memory_address, command.ldm.address, cores.size() == 1 ? "" : "s",
                        fmt::join(cores, ", "), command.ldm.reply_address, command.ldm.issued,
                        context.places().describe(command.ldm.pc));
    }
    return text.empty() ? "no DMA transfer is in flight\n" : text;
}

std::string show_mesh(const ViewContext& context, const std::string&) {
    std::string text;
    for (unsigned core = 0; core < CoreGroup::cpes; ++core) {
        const MeshBacklog backlog = context.machinery.group.mesh_backlog(core);
        if (!backlog.empty())
            text += fmt::format(
                "core {}: {} to read from its row, {} from its column, {} to send\n", core,
                backlog.unread_from_row, backlog.unread_from_column, backlog.unsent);
    }
    return text.empty() ? "all send and receive buffers are empty\n" : text;
}

}  // namespace swsim::debug
