// SPDX-License-Identifier: Apache-2.0
//
// The rows of a timeline, in which passes of a loop that are like those before are counted instead
// of shown: waiting loops would fill it otherwise.
#pragma once

#include <vector>

#include "sim/events/events.h"

namespace swsim {

// An instruction from when it was the oldest unissued one.
struct TimelineRow {
    uint64_t pc = 0;
    Cycle begin = 0;
    Cycle issued = never;
    unsigned pipe = 0;
    char dual = ' ';
    bool early = false;  // it issued before an older one
    std::vector<events::Stall> stalls;

    // The last cycle that shows something of it.
    Cycle last() const { return issued != never ? issued : stalls.back().to - 1; }
};

// Passes that are like the two before them.
struct FoldedPasses {
    uint64_t passes = 0;
    Cycle begin = 0;  // the first issue of the first one
    Cycle end = 0;    // the last issue of the last one
};

class PassFolder {
  public:
    // What comes out, in order: a row, or, if `folded.passes` is not 0, such passes.
    struct Item {
        TimelineRow row;
        FoldedPasses folded;
    };

    explicit PassFolder(bool folds = true) : folds_(folds) {}

    // The last row that may still be changed; nullptr if there is none.
    TimelineRow* last() { return pass_.empty() ? nullptr : &pass_.back(); }
    void add(TimelineRow row);
    // No more rows come.
    void end();
    // What came out since the last call.
    std::vector<Item> take();

  private:
    void end_pass();
    void end_folding();
    void release();
    bool is_like_the_last() const;

    // Nobody wants a loop with more rows folded.
    static constexpr size_t longest_pass = 256;
    // A pass shows itself once more, to be seen as one.
    static constexpr uint64_t shown_repeats = 1;

    const bool folds_;
    std::vector<TimelineRow> pass_;  // under way
    std::vector<TimelineRow> before_;
    Cycle previous_issue_ = 0;  // before pass_
    Cycle previous_issue_before_ = 0;
    uint64_t repeats_ = 0;
    FoldedPasses folded_;
    std::vector<Item> out_;
};

}  // namespace swsim
