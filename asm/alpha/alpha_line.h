// SPDX-License-Identifier: Apache-2.0
//
// One line of the Alpha assembly that GCC writes, taken apart.
#pragma once

#include <string>
#include <vector>

namespace swsim {

struct AlphaLine {
    unsigned number = 0;                // in the Alpha text, from 1
    std::string text;                   // as GCC wrote it, without comment and outer blanks; of
                                        // an asm statement with descriptors joined
                                        // (descriptor_pair.h)
    std::string label;                  // "name" of "name:"
    std::string mnemonic;               // of an instruction, or a directive with its dot
    std::vector<std::string> operands;  // split at commas
    std::string relocation;             // "gpdisp" of "!gpdisp!7"
    std::string sequence;               // "7" of "!gpdisp!7"
    bool verbatim = false;              // from a C asm statement: CPE assembly already
    std::string source_file;            // of the C source, if .loc directives tell
    unsigned source_line = 0;

    bool is_directive() const { return !mnemonic.empty() && mnemonic.front() == '.'; }
    // The operands from the `first` on, as they would be written.
    std::string operand_text(size_t first = 0) const;
};

// All lines that say something; asm statements, .file and .loc are resolved into the lines'
// members, and labels stand on lines of their own. Labels for debug information are left out.
std::vector<AlphaLine> parse_alpha(const std::string& text);

}  // namespace swsim
