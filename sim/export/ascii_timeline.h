// SPDX-License-Identifier: Apache-2.0
//
// The timeline as text, in the manner of IBM's spu_timing: a line for each issued instruction, a
// column for each cycle.
//
//     core 0, cycles 14500 to 14571
//     pipe    issued  14500     14510     14520
//     0D /     14500  0===      .         .           kernel.S:12   vaddw $1,$2,$3
//     1D \     14500  1         .         .           kernel.S:13   vldd $4,0($5)
//     0  /     14504   www0===  .         .           kernel.S:14   vaddw $1,$2,$1    w 3: vaddw
//
// The pipe number stands in the cycle of the issue, `=` where the result is not ready yet, and a
// letter of accounts.def in each cycle in which the instruction was the oldest unissued one. Lines
// are in program order; `<` marks an instruction that issues before an older one.
#pragma once

#include <array>
#include <map>
#include <string>
#include <vector>

#include "sim/events/program_order.h"
#include "sim/export/exporter.h"
#include "sim/export/pass_folder.h"

namespace swsim {

class AsciiTimeline : public Exporter {
  public:
    explicit AsciiTimeline(const ExportTask& task);

    using EventListener::on;
    void on(const events::Issue& event) override;
    void on(const events::Stall& event) override;
    void finish(const std::string& missing) override;

  private:
    using Row = TimelineRow;

    // The cycles [begin, end) of one core, as far as they are drawn.
    struct Page {
        bool open = false;
        Cycle begin = 0;
        Cycle end = 0;
        std::vector<PassFolder::Item> items;
    };
    struct Core {
        explicit Core(bool folds) : passes(folds) {}

        std::vector<Row> waiting;  // not issued yet
        ProgramOrder<Row> order;
        PassFolder passes;
        Page page;
        Cycle drawn = 0;  // up to where
        Accounts accounts;
        Cycle last_issue = never;
    };

    Row take(Core& core, const events::Issue& event);
    Core& core(unsigned number);
    static void add(Core& core, Row row);
    static void mark_pair(TimelineRow* first, Row& row);
    void draw(unsigned number);
    void begin();
    void place(unsigned number, Row row);
    void open_page(Core& core, const Row& row) const;
    void print_page(unsigned number);
    std::string heading() const;
    std::string page_heading(unsigned number, const Page& page) const;
    std::string line(const Row& row, const Page& page) const;
    std::string item(const PassFolder::Item& item, const Page& page) const;
    std::string timeline(const Row& row, const Page& page) const;
    std::string notes(const Row& row) const;
    static std::string summary(unsigned number, const Core& core);

    const ExportTask task_;
    const Cycle columns_;
    size_t place_width_ = 0;
    size_t text_width_ = 0;
    std::map<unsigned, Core> cores_;
    bool begun_ = false;
};

}  // namespace swsim
