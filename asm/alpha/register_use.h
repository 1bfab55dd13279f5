// SPDX-License-Identifier: Apache-2.0
//
// Which registers an Alpha instruction reads and writes, and where control goes after it.
#pragma once

#include <string>
#include <vector>

#include "asm/alpha/alpha_line.h"

namespace swsim {

struct RegisterUse {
    std::string name;  // "$16", "$f16"
    bool read = false;
    bool written = false;
    size_t operand = 0;  // where it stands; `base`: in the parentheses of a memory operand
    bool base = false;
};

// A line of an asm statement may do either with each register that its text names.
std::vector<RegisterUse> register_uses(const AlphaLine& line);

// "$29" of "sym($29)"; empty if there is none.
std::string base_of(const std::string& operand);

// Replaces whole register names in the text of an asm statement.
std::string replace_register(const std::string& text, const std::string& name,
                             const std::string& replacement);

bool is_call(const AlphaLine& line);  // of a function; division routines keep all registers
bool is_conditional_branch(const AlphaLine& line);

// The lines of one function, from .ent to .end, as a graph.
class ControlFlow {
  public:
    explicit ControlFlow(const std::vector<AlphaLine>& function);
    // Indexes of the lines that may come next; none where the function ends.
    const std::vector<size_t>& successors(size_t line) const { return successors_[line]; }

  private:
    std::vector<std::vector<size_t>> successors_;
};

}  // namespace swsim
