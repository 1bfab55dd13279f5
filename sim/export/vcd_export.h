// SPDX-License-Identifier: Apache-2.0
//
// Export of bus, DMA and memory activity as a VCD file, for waveform viewers. SystemC writes it
// (vcd_process.h); one time unit is one cycle. docs/trace-viewers.md lists the signals.
//
//     run                       1 from spawn to join
//     bus.row_0.busy            a message leaves over it in this cycle
//     bus.row_0.sender, .targets
//     dma.group_0.busy          sends a command's lines to memory
//     dma.group_0.command, .core, .operation
//     memory.reads, .writes     accesses whose data are on their way
//     memory.address            of the one that began last
//     core_0.account            what it waits for; or with --detail instructions, of each cycle
//     core_0.pc                 with --detail instructions
#pragma once

#include <cstdio>
#include <map>
#include <memory>
#include <vector>

#include "sim/export/exporter.h"
#include "sim/export/vcd_process.h"

namespace swsim {

class VcdExport : public Exporter {
  public:
    explicit VcdExport(const ExportTask& task);

    // To be called before anything is simulated in this process; enough for one export.
    static void prepare();

    using EventListener::on;
    void on(const events::Spawn& event) override;
    void on(const events::Join& event) override;
    void on(const events::Issue& event) override;
    void on(const events::Stall& event) override;
    void on(const events::End& event) override;
    void on(const events::DmaIssue& event) override;
    void on(const events::DmaService& event) override;
    void on(const events::MemoryAccess& event) override;
    void on(const events::Message& event) override;
    void finish(const std::string& missing) override;

  private:
    using Signal = size_t;
    struct Bus {
        Signal busy, sender, targets;
    };
    struct Group {
        Signal busy, command, core, operation;
    };
    struct Core {
        Signal account = 0;
        Signal pc = 0;
        Cycle last_issue = never;
    };
    struct Issuer {
        unsigned core;
        DmaOperation operation;
    };
    struct Close {
        void operator()(std::FILE* file) const { std::fclose(file); }
    };

    Signal add(const std::string& name, unsigned width, uint64_t initial = 0);
    void add_signals();
    bool detailed() const { return task_.detail == ExportDetail::instructions; }
    Core* core(unsigned id);
    void go_to(Cycle cycle);
    void settle(Cycle cycle);
    void set(Cycle cycle, Signal signal, uint64_t value);
    void tell(Cycle cycle, Signal signal);
    void count(Cycle cycle, Signal signal, int difference);
    void occupy(const Core& core, Cycle from, Cycle to, Account account, uint64_t pc);
    void copy_to_sink(const std::filesystem::path& file);

    const ExportTask task_;
    std::vector<VcdSignal> signals_;
    Signal run_ = 0;
    std::vector<Bus> buses_;
    std::vector<Group> groups_;
    std::map<unsigned, Core> cores_;
    Signal reads_ = 0;
    Signal writes_ = 0;
    Signal address_ = 0;

    std::map<uint64_t, Issuer> issuers_;  // of commands, by number
    // What is not final yet: something earlier may still come.
    struct Pending {
        Signal signal;
        uint64_t value;
        int difference;  // instead of a value, if not 0
    };
    std::multimap<Cycle, Pending> pending_;
    std::vector<uint64_t> values_;
    std::vector<uint64_t> told_;
    std::vector<Signal> touched_;  // in the cycle that is settled
    Cycle written_ = never;
    uint64_t expected_bytes_ = 0;
    std::unique_ptr<std::FILE, Close> changes_;  // kept until the end
};

}  // namespace swsim
