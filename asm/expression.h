// SPDX-License-Identifier: Apache-2.0
//
// Parses expressions, with the operators and precedences of the GNU assembler.
#pragma once

#include <string>
#include <unordered_map>

#include "asm/lexer.h"
#include "asm/object.h"

namespace swsim {

// "1:" and its uses "1b" (the nearest before) and "1f" (the nearest after) of one file.
class NumericLabels {
  public:
    NumericLabels(Object& object, SourceStore& sources) : object_(object), sources_(sources) {}
    AsmSymbol& define(uint64_t number, uint32_t file);
    AsmSymbol* before(uint64_t number) const;
    AsmSymbol& after(uint64_t number, uint32_t file);

  private:
    struct Uses {
        AsmSymbol* before = nullptr;
        AsmSymbol* after = nullptr;
    };
    Object& object_;
    SourceStore& sources_;
    std::unordered_map<uint64_t, Uses> uses_;
};

// Where an expression stands.
struct ExpressionScope {
    Object& object;
    NumericLabels& numeric_labels;
    uint32_t file = 0;
    Section* section = nullptr;
    Place place;       // of the statement, for symbols seen first here
    bool uses = true;  // symbols met here must be defined in the end
};

const Node* parse_expression(Cursor& cursor, ExpressionScope& scope);

}  // namespace swsim
