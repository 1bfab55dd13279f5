// SPDX-License-Identifier: Apache-2.0
//
// The stretches of a program that can be analysed: one way through a region or through an
// innermost loop, instruction by instruction.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "asm/program.h"
#include "sim/cpe/decode.h"

namespace swsim::analysis {

// Instructions [begin, end) of a program's text.
struct Span {
    size_t begin = 0;
    size_t end = 0;
    bool contains(size_t index) const { return index >= begin && index < end; }
    bool operator==(const Span&) const = default;
};

// An instruction on the way; `taken` says that control then goes elsewhere than to the next one.
struct PathItem {
    size_t index = 0;  // in the program's text
    Decoded decoded;
    bool taken = false;
};

struct Path {
    Span span;
    bool loops = false;  // after the last instruction comes the first one again
    std::vector<PathItem> items;
    std::vector<std::string> notes;  // what was assumed
};

// A backward branch inside of which there is no other one, and its target.
std::vector<Span> innermost_loops(const Program& program);

// The functions of a program: each from a global label or the end of another one to its `ret`,
// `halt` or the next global label, without what pads it.
std::vector<Span> functions(const Program& program);

// Where the branch at `index` goes, as an index; nothing if that is unknown, or it is not a branch.
std::optional<size_t> branch_target(const Program& program, size_t index);

// Conditional branches forward are not taken, `br` forward is followed, calls are stepped over.
Path path_of(const Program& program, const std::vector<Decoded>& code, Span span, bool loops);

}  // namespace swsim::analysis
