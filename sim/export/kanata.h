// SPDX-License-Identifier: Apache-2.0
//
// Export for the Konata viewer: the Kanata log format, version 4 (docs/kanata-log-format.md of
// https://github.com/shioyadan/Konata). A core is a thread. An instruction appears when it is the
// oldest unissued one of its core and ends when its result is ready.
//
//     Kanata  0004
//     C=      14500
//     I       0       0       0                   instruction 0, the first of core 0
//     L       0       0       4fff000000: vaddw $1,$2,$3
//     S       0       0       Is                  lane 0: waits for its issue
//     S       0       1       operand_selldw      lane 1: for what
//     C       3
//     E       0       1       operand_selldw
//     W       0       7       0                   instruction 7 made what it waited for
//     S       0       0       P0                  lane 0: issued to pipe 0
#pragma once

#include <map>
#include <queue>
#include <string>
#include <vector>

#include "sim/export/exporter.h"

namespace swsim {

class Kanata : public Exporter {
  public:
    explicit Kanata(const ExportTask& task);

    using EventListener::on;
    void on(const events::Issue& event) override;
    void on(const events::Stall& event) override;
    void finish(const std::string& missing) override;

  private:
    using Id = uint64_t;  // of an instruction in the file

    struct Waiting {
        uint64_t pc;
        Id id;
    };
    struct Core {
        uint64_t instructions = 0;
        std::vector<Waiting> waiting;   // not issued yet
        std::map<uint64_t, Id> latest;  // by pc: the last one that issued
    };
    // What is written when its cycle comes: the end of a stall, or of an instruction.
    struct Later {
        Cycle cycle;
        uint64_t order;
        std::string text;  // empty: the instruction `id` ends
        Id id;
        bool operator<(const Later& other) const {  // the earliest is on top
            return std::pair(cycle, order) > std::pair(other.cycle, other.order);
        }
    };

    void go_to(Cycle cycle);
    void pass(Cycle cycle);
    Id take(unsigned core, uint64_t pc);
    Id begin(unsigned core, uint64_t pc);
    void later(Cycle cycle, Id id, std::string text = "");

    const ExportTask task_;
    std::vector<Core> cores_;
    std::priority_queue<Later> later_;
    uint64_t order_ = 0;
    bool begun_ = false;
    Cycle now_ = 0;
    Id next_id_ = 0;
    uint64_t retired_ = 0;
};

}  // namespace swsim
