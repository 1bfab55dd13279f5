// SPDX-License-Identifier: Apache-2.0
//
// What a program rests on that no output of the vendor's tools shows: instructions whose confidence
// is below A (asm/isa/evidence.def), and run-time routines that are ours alone. Directives and
// expressions are GNU as's, of which the vendor's assembler is a port.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "asm/program.h"

namespace swsim {

struct Inference {
    std::string what;  // as the source writes it: "selldw", "vlog3r5"
    isa::Confidence confidence;
    std::string_view source;           // of what is known of it
    std::vector<SourceLocation> uses;  // by instruction; a line of a macro as often as it is used
};

// What is known of a row below A; nothing for another.
std::optional<std::string_view> evidence_of(isa::Op op);

// In the order of their first uses. Of a program that was assembled with keep_statements.
std::vector<Inference> inferences_of(const Program& program);

// The lines of the uses, each once: "simd.S:41, 50-57; driver.S:3".
std::string lines_of(const Program& program, const std::vector<SourceLocation>& uses);

// Throws SourceError with an error for each.
void refuse_inferences(const Program& program);

}  // namespace swsim
