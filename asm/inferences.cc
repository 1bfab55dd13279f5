// SPDX-License-Identifier: Apache-2.0
#include "asm/inferences.h"

#include <algorithm>
#include <map>
#include <set>

#include <fmt/format.h>

#include "asm/assembler.h"
#include "asm/diagnostic.h"

namespace swsim {

namespace {

struct Assumption {
    isa::Confidence confidence;
    std::string_view source;
};

struct AssumedNumber {
    isa::Op op;
    uint8_t low;
    uint8_t high;
    Assumption assumption;
};

constexpr AssumedNumber assumed_numbers[] = {
#define EVIDENCE(...)
#define ASSUMED_NUMBER(op, low, high, confidence, source)                                          \
    {isa::Op::op, low, high, {isa::Confidence::confidence, source}},
#define ASSUMED_SPELLING(...)
#define VENDOR_ROUTINE(...)
#include "asm/isa/evidence.def"
};

struct AssumedSpelling {
    std::string_view mnemonic;
    Assumption assumption;
};

constexpr AssumedSpelling assumed_spellings[] = {
#define EVIDENCE(...)
#define ASSUMED_NUMBER(...)
#define ASSUMED_SPELLING(mnemonic, confidence, source)                                             \
    {mnemonic, {isa::Confidence::confidence, source}},
#define VENDOR_ROUTINE(...)
#include "asm/isa/evidence.def"
};

constexpr std::string_view vendor_routines[] = {
#define EVIDENCE(...)
#define ASSUMED_NUMBER(...)
#define ASSUMED_SPELLING(...)
#define VENDOR_ROUTINE(name) name,
#include "asm/isa/evidence.def"
};

std::string first_word(const std::string& statement) {
    return statement.substr(0, statement.find_first_of(" \t"));
}

// Collects the uses by what they are uses of.
class Collector {
  public:
    explicit Collector(const Program& program) : program_(program) {
        for (const auto& [name, symbol] : program.symbols)
            if (symbol.kind == SymbolKind::text && is_ours(symbol.where) &&
                std::ranges::find(vendor_routines, name) == std::end(vendor_routines))
                own_routines_.emplace(symbol.value, name);
    }

    std::vector<Inference> take() {
        for (size_t i = 0; i < program_.text.size(); ++i)
            if (!is_ours(program_.text[i].where))
                look_at(program_.text[i], first_word(program_.statements[i]));
        return std::move(found_);
    }

  private:
    // The routines that the assembler appends are not part of what goes to the machine.
    bool is_ours(const SourceLocation& where) const {
        return program_.files[where.file].path == runtime_routines_file;
    }

    void look_at(const Instruction& instruction, const std::string& word) {
        look_at_row(instruction, word);
        for (const AssumedNumber& each : assumed_numbers)
            if (each.op == instruction.op && each.low <= instruction.sub &&
                instruction.sub <= each.high)
                note(with_number(instruction, word), each.assumption, instruction.where);
        for (const AssumedSpelling& each : assumed_spellings)
            if (each.mnemonic == word)
                note(word, each.assumption, instruction.where);
        look_at_routine(instruction);
    }

    void look_at_row(const Instruction& instruction, const std::string& word) {
        const isa::Row& row = isa::row(instruction.op);
        if (row.confidence != isa::Confidence::A)
            note(word, {row.confidence, evidence_of(row.op).value_or("nothing")},
                 instruction.where);
        if (instruction.where.expansion == 0)
            return;
        // What is written like an instruction and calls a routine is expanded like a macro.
        const std::string& macro = program_.expansions[instruction.where.expansion].macro;
        for (const isa::RoutineCall& call : isa::routine_calls())
            if (call.mnemonic == macro && call.confidence != isa::Confidence::A &&
                isa::is_call(instruction.op))
                note(macro, {call.confidence, "by analogy with divw"},
                     program_.expansions[instruction.where.expansion].call);
    }

    void look_at_routine(const Instruction& instruction) {
        const isa::Action action = isa::action(instruction.op);
        if (action != isa::Action::direct && action != isa::Action::branch)
            return;
        const auto routine =
            own_routines_.find(address_map::text_base + uint64_t(int64_t(instruction.immediate)));
        if (routine != own_routines_.end())
            note("call of " + routine->second,
                 {isa::Confidence::unknown,
                  "swsim has this routine of GCC's library; whether the vendor's have it is not "
                  "known"},
                 instruction.where);
    }

    // "rcsr 0x84", "vlog3r5": a family has its number in the word.
    static std::string with_number(const Instruction& instruction, const std::string& word) {
        if (isa::family_maximum(instruction.op) >= 0)
            return word;
        return fmt::format("{} {:#x}", word, instruction.sub);
    }

    void note(const std::string& what, const Assumption& assumption, const SourceLocation& where) {
        const auto [index, is_new] = indices_.emplace(what, found_.size());
        if (is_new)
            found_.push_back({what, assumption.confidence, assumption.source, {}});
        found_[index->second].uses.push_back(where);
    }

    const Program& program_;
    std::map<uint64_t, std::string> own_routines_;  // by address
    std::map<std::string, size_t> indices_;
    std::vector<Inference> found_;
};

std::string ranges_of(const std::set<uint32_t>& lines) {
    std::string text;
    for (auto line = lines.begin(); line != lines.end();) {
        const uint32_t first = *line;
        uint32_t last = first;
        while (++line != lines.end() && *line == last + 1)
            last = *line;
        text += fmt::format("{}{}", text.empty() ? "" : ", ", first);
        if (last > first)
            text += fmt::format("-{}", last);
    }
    return text;
}

// Where the mnemonic stands in its line as it is written; a line that a macro of the C preprocessor
// made may not show it.
unsigned column_of(const std::string& line, const std::string& what) {
    const std::string word = what.substr(0, what.find(' '));
    const size_t found = std::min(line.find(word), line.find_first_not_of(" \t"));
    return unsigned(line.find(word) == std::string::npos ? found : line.find(word)) + 1;
}

Diagnostic diagnostic_of(const Program& program, const Inference& inference) {
    const SourceLocation& first = inference.uses.front();
    const SourceFile& file = program.files[first.file];
    Diagnostic diagnostic;
    diagnostic.file = file.path;
    diagnostic.line = first.line;
    diagnostic.message = fmt::format("no output of the vendor's tools shows {}: confidence {}",
                                     inference.what, isa::name(inference.confidence));
    if (first.line > 0 && first.line <= file.lines.size()) {
        diagnostic.source_line = file.lines[first.line - 1];
        diagnostic.column = column_of(diagnostic.source_line, inference.what);
    }
    diagnostic.notes.push_back(fmt::format("known from: {}", inference.source));
    diagnostic.notes.push_back(fmt::format("{} instruction{} at {}", inference.uses.size(),
                                           inference.uses.size() == 1 ? "" : "s",
                                           lines_of(program, inference.uses)));
    return diagnostic;
}

}  // namespace

std::optional<std::string_view> evidence_of(isa::Op op) {
    switch (op) {
#define EVIDENCE(op, source)                                                                       \
    case isa::Op::op:                                                                              \
        return source;
#define ASSUMED_NUMBER(...)
#define ASSUMED_SPELLING(...)
#define VENDOR_ROUTINE(...)
#include "asm/isa/evidence.def"
    default:
        return std::nullopt;
    }
}

std::vector<Inference> inferences_of(const Program& program) {
    return Collector(program).take();
}

std::string lines_of(const Program& program, const std::vector<SourceLocation>& uses) {
    std::map<uint32_t, std::set<uint32_t>> lines;
    for (const SourceLocation& use : uses)
        lines[use.file].insert(use.line);
    std::string text;
    for (const auto& [file, numbers] : lines)
        text += fmt::format("{}{}:{}", text.empty() ? "" : "; ", program.files[file].path,
                            ranges_of(numbers));
    return text;
}

void refuse_inferences(const Program& program) {
    std::vector<Diagnostic> diagnostics;
    for (const Inference& inference : inferences_of(program))
        diagnostics.push_back(diagnostic_of(program, inference));
    if (!diagnostics.empty())
        throw SourceError(std::move(diagnostics));
}

}  // namespace swsim
