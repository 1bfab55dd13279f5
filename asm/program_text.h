// SPDX-License-Identifier: Apache-2.0
//
// What outputs say about a program: each instruction as text, where its source is, what it reads
// and writes. It goes into the event log, so that a log can be shown without the sources.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "asm/program.h"

namespace swsim {

// Of code that a compiler made: where the programmer wrote it, or what the compiler wrote.
enum class ShownLines : bool { source, assembly };

struct ProgramText {
    struct Line {
        std::string text;   // "vaddw $1,$2,$3"
        uint32_t file = 0;  // index into `files`
        uint32_t line = 0;  // counted from 1; of the macro's body for its instructions
        std::vector<std::string> macros;  // "EXTEND at kernel.S:120", the innermost first
        std::vector<uint8_t> reads;       // registers; $31 is left out
        int writes = -1;                  // register, or none
        std::string timing;               // class: its latency is cpe.latency.<timing>
    };

    ProgramText() = default;
    explicit ProgramText(const Program& program, ShownLines lines = ShownLines::source);

    std::vector<Line> instructions;  // from address_map::text_base
    std::vector<SourceFile> files;
    std::map<uint64_t, std::vector<std::string>> labels;  // by address
    std::vector<Region> regions;

    // nullptr if there is no instruction at `pc`.
    const Line* at(uint64_t pc) const {
        const size_t index = address_map::instruction_index(pc);
        return index < instructions.size() ? &instructions[index] : nullptr;
    }
    // The source line as it stands in its file, without leading blanks.
    std::string source(const Line& line) const;
    // "file.S:12"
    std::string place(const Line& line) const;
    // What to say of a name that none of the regions has.
    std::string no_region(const std::string& name) const;
};

}  // namespace swsim
