// SPDX-License-Identifier: Apache-2.0
//
// A listener that keeps all events of a run, and what must hold between them whatever the program.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "sim/core_group/core_group.h"

namespace swsim::test {

class EventRecord : public EventListener {
  public:
    // What a core did: an issue, or a stall of one or several cycles. Stalls that follow each other
    // and say the same are one.
    struct Step {
        bool issue = false;
        Cycle from = 0;
        Cycle to = 0;
        uint64_t pc = 0;
        unsigned pipe = 0;
        Account account = Account::single;
        uint64_t producer_pc = 0;
        unsigned older = 0;
        bool operator==(const Step&) const = default;
    };
    struct RegisterWrite {
        Cycle cycle = 0;
        Cycle ready = 0;
        uint64_t pc = 0;
        unsigned index = 0;
        Vector value;
    };
    struct Dma {
        DmaCommand command;
        std::vector<events::DmaService> services;
        std::vector<Cycle> done;
    };

    using EventListener::on;
    void on(const events::Spawn& spawn) override { spawns.push_back(spawn); }
    void on(const events::Join& join) override { joins.push_back(join); }
    void on(const events::Issue& issue) override;
    void on(const events::Stall& stall) override;
    void on(const events::Write& write) override;
    void on(const events::End& end) override { ends[end.core].push_back(end.cycle); }
    void on(const events::DmaIssue& issue) override;
    void on(const events::DmaService& service) override;
    void on(const events::DmaDone& done) override;
    void on(const events::MemoryAccess& access) override { accesses.push_back(access); }
    void on(const events::Message& message) override { messages.push_back(message); }
    void on(const events::BarrierArrival& arrival) override { arrivals.push_back(arrival); }
    void on(const events::BarrierRelease& release) override { releases.push_back(release); }
    bool wants_values() const override { return true; }

    std::vector<events::Spawn> spawns;
    std::vector<events::Join> joins;
    std::map<unsigned, std::vector<Step>> steps;  // by core
    std::map<unsigned, std::vector<RegisterWrite>> writes;
    std::map<unsigned, std::vector<Cycle>> ends;
    std::map<uint64_t, Dma> dma;  // by number
    std::vector<events::MemoryAccess> accesses;
    std::vector<events::Message> messages;
    std::vector<events::BarrierArrival> arrivals;
    std::vector<events::BarrierRelease> releases;
    // Events that cannot be: of a command that was not issued, for example.
    std::vector<std::string> absurd;

    // "12+3 0x4fff000010 fetch" for each step of a core.
    std::vector<std::string> text(unsigned core) const;
};

// Two lists of what happened, in an order that does not depend on how the run was looked at; what
// is at `until` or later is left out, of stalls all if there is an `until`. Their first difference,
// or nothing.
std::string difference(const EventRecord& a, const EventRecord& b, Cycle until);

// What is wrong with the events of a run that came to its end, or nothing.
std::string contradiction(const EventRecord& record, const SpawnResult& result,
                          const Program& program);

}  // namespace swsim::test
