// SPDX-License-Identifier: Apache-2.0
//
// Turns the statements of one translation unit into an Object's sections and symbols.
#pragma once

#include <deque>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <unordered_map>
#include <vector>

#include "asm/assembler.h"
#include "asm/expression.h"
#include "asm/macros.h"
#include "asm/object.h"
#include "asm/reporter.h"

namespace swsim {

// What the parsers of all translation units share.
struct Assembly {
    Program& program;
    SourceStore& sources;
    Reporter& reporter;
    Object& object;
    const AssemblerOptions& options;
    uint64_t statements = 0;  // all so far, bounded
    uint64_t expanded_bytes = 0;
    uint64_t data_bytes = 0;
    uint64_t macro_uses = 0;
};

class Parser {
  public:
    // `file` names the translation unit.
    Parser(Assembly& assembly, uint32_t file);
    void parse(std::vector<Statement> statements);

  private:
    static constexpr int max_alignment_power = 16;

    using Directive = void (*)(Parser&, Cursor&);
    using Condition = bool (*)(Parser&, Cursor&);

    // Statements that are being read: a file, a macro's body, or a repeated block.
    struct Frame {
        std::vector<Statement> statements;
        size_t next = 0;
        uint64_t repeats = 1;
        enum class Kind : uint8_t { file, macro, repeat } kind = Kind::file;
        size_t conditionals = 0;  // that were open at its start
    };

    // Data align themselves to their size, and the label before them moves along, as in GNU as for
    // Alpha, where this is one state of all sections: only some directives begin it anew.
    struct AutoAlignment {
        bool on = true;       // .align 0 ends it
        int known_power = 0;  // what the place is taken to be aligned to
        AsmSymbol* label = nullptr;
    };

    struct Conditional {
        bool active = false;      // statements count
        bool was_active = false;  // some branch did
        bool outer = false;       // the enclosing block is active
        bool has_else = false;
        Place place;
    };

    // parser.cc
    const Statement* next_statement();
    void push(Frame frame, const char* at);
    void pop();
    void parse_statement(const Statement& statement);
    void parse_command(std::string_view name, const char* at, Cursor& cursor);
    bool parse_label(Cursor& cursor);
    bool parse_assignment(std::string_view name, const char* at, Cursor& cursor);
    void define(AsmSymbol& symbol, const Node* value, const char* at);
    void define_label(AsmSymbol& symbol, const char* at);
    void assign(std::string_view name, const char* at, Cursor& cursor);
    void parse_region(const Statement& statement);
    void expand(const Macro& macro, Cursor& cursor);
    void push_substituted(const std::vector<Statement>& body,
                          std::span<const MacroParameter> parameters,
                          const std::vector<std::vector<std::string>>& values, uint32_t expansion,
                          Frame::Kind kind, const char* at);
    std::vector<Statement> collect_block(std::string_view opening, const char* at);
    Place place_at(const char* at) const;
    bool skipping() const { return !conditionals_.empty() && !conditionals_.back().active; }

    // operands.cc
    void parse_instruction(std::string_view mnemonic, const char* at, Cursor& cursor);
    void expand_routine_call(const isa::RoutineCall& call, const char* at, Cursor& cursor);
    void pair_gpdisp(uint64_t number);

    // block_directives.cc
    static const std::unordered_map<std::string_view, Condition>& conditions();
    bool is_defined(Cursor& cursor);
    bool parse_conditional(std::string_view name, const char* at, Cursor& cursor);
    void begin_conditional(Condition condition, const char* at, Cursor& cursor);
    void next_branch(std::string_view name, const char* at, Cursor& cursor);
    void end_conditional(const char* at);
    Conditional& open_conditional(std::string_view name, const char* at);
    void macro(Cursor& cursor);
    void end_macro(Cursor& cursor);
    [[noreturn]] void unopened_end() const;
    void exit_macro(Cursor& cursor);
    void purge_macro(Cursor& cursor);
    void repeat(Cursor& cursor);
    void repeat_for_values(Cursor& cursor);
    void repeat_for_characters(Cursor& cursor);

    // directives.cc
    static const std::unordered_map<std::string_view, Directive>& directives();
    template <void (Parser::*directive)(Cursor&)> static void call(Parser& parser, Cursor& cursor);
    [[noreturn]] void unknown_directive(std::string_view name, const char* at) const;
    const Node* expression(Cursor& cursor);
    // An expression whose value is known here.
    int64_t known(Cursor& cursor, std::string_view what);
    int64_t known_in(Cursor& cursor, std::string_view what, int64_t minimum, int64_t maximum);
    void include(Cursor& cursor);
    void set(Cursor& cursor);
    void equate_once(Cursor& cursor);
    void globl(Cursor& cursor);
    void weak(Cursor& cursor);
    void symbol_names(Cursor& cursor, void (*apply)(AsmSymbol&));
    void common(Cursor& cursor);
    void compiled_file(Cursor& cursor);
    void compiled_line(Cursor& cursor);
    void end_of_function(Cursor& cursor);
    void no_effect(Cursor& cursor);
    void debug_only(Cursor& cursor);
    void error_directive(Cursor& cursor);
    void section(Cursor& cursor);
    void plain_section(Cursor& cursor, std::string_view name);
    void push_section(Cursor& cursor);
    void pop_section(Cursor& cursor);
    void previous_section(Cursor& cursor);
    void switch_to(Section& section);
    Section& parse_section(Cursor& cursor);

    // data_directives.cc
    void integers(Cursor& cursor, int bytes);
    void unaligned_integers(Cursor& cursor, int bytes);
    void floats(Cursor& cursor, int bytes);
    void gp_relative(Cursor& cursor);
    void strings(Cursor& cursor, bool terminated);
    void skip(Cursor& cursor);
    void fill(Cursor& cursor);
    void origin(Cursor& cursor);
    void align_power(Cursor& cursor);
    void p2align(Cursor& cursor);
    void balign(Cursor& cursor);
    uint8_t optional_filler(Cursor& cursor);
    void align_within_limit(uint64_t bytes, Cursor& cursor);
    void align(uint64_t bytes, uint8_t filler = 0, uint64_t most = UINT64_MAX);
    void align_itself(int bytes);
    void begin_datum(int bytes);
    void pad(uint64_t bytes, uint8_t filler, const char* at);
    void emit(uint64_t value, int bytes);
    void emit_later(const Node* node, int bytes, bool gp_relative_value, const char* at);
    void count_data(uint64_t bytes, const char* at);
    void data_section(std::string_view what) const;

    Assembly& assembly_;
    Object& object_;
    uint32_t file_;
    NumericLabels numeric_labels_;
    Section* section_ = nullptr;
    Section* previous_section_ = nullptr;
    std::vector<std::pair<Section*, Section*>> section_stack_;
    std::unordered_map<const Section*, uint64_t> section_starts_;  // of this file's parts
    std::vector<Frame> frames_;
    std::vector<Conditional> conditionals_;
    std::unordered_map<std::string_view, std::shared_ptr<const Macro>> macros_;
    AutoAlignment auto_alignment_;
    std::map<uint64_t, size_t> open_gpdisp_;  // number -> fixup of the ldih that waits for its ldi
    std::vector<size_t> open_regions_;
    std::unordered_map<uint64_t, uint32_t> compiled_files_;  // number in .loc -> Program::files
    SourceLocation compiled_from_;                           // as the last .loc says
    const Statement* statement_ = nullptr;
    std::string_view directive_;  // the name of the one that is being parsed
};

}  // namespace swsim
