// SPDX-License-Identifier: Apache-2.0
//
// Export of bus, DMA and memory activity as a VCD file (IEEE 1364-2005, clause 18), for waveform
// viewers. One time unit is one cycle. docs/trace-viewers.md lists the signals.
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

#include <map>
#include <string>
#include <vector>

#include "sim/export/exporter.h"

namespace swsim {

class VcdExport : public Exporter {
  public:
    explicit VcdExport(const ExportTask& task);

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
    struct Described {
        std::string name;  // "bus.row_0.busy": dots make scopes
        unsigned width;
    };
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

    Signal add(const std::string& name, unsigned width, uint64_t initial = 0);
    void add_signals();
    void write_comment(std::string_view text);
    void write_declarations();
    void write_initial_values();
    void write_value(Signal signal);
    bool detailed() const { return task_.detail == ExportDetail::instructions; }
    Core* core(unsigned id);
    void go_to(Cycle cycle);
    void settle(Cycle cycle);
    void set(Cycle cycle, Signal signal, uint64_t value);
    void write_changes(Cycle cycle, const std::vector<Signal>& touched);
    void count(Cycle cycle, Signal signal, int difference);
    void occupy(const Core& core, Cycle from, Cycle to, Account account, uint64_t pc);

    const ExportTask task_;
    std::vector<Described> signals_;
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
    std::vector<uint64_t> told_;  // what the file says
    bool begun_ = false;          // the values at the beginning are written
    Cycle written_ = 0;           // the last time
};

}  // namespace swsim
