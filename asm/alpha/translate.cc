// SPDX-License-Identifier: Apache-2.0
#include "asm/alpha/translate.h"

#include <algorithm>
#include <filesystem>
#include <map>
#include <optional>
#include <set>

#include <fmt/format.h>

#include "asm/alpha/alpha_line.h"
#include "asm/alpha/floating_point.h"
#include "asm/alpha/register_use.h"
#include "asm/diagnostic.h"
#include "asm/routines.h"
#include "base/text.h"

namespace swsim {

namespace {

enum class Action : uint8_t {
    rename,
    load,
    jump,
    expand,
    drop,
    reject,
    place,
    divide,
    reject_symbol,
};

// A row of translation.def; `first` and `second` are its columns after the Alpha name.
struct Rule {
    Action action;
    std::string_view alpha;
    std::string_view first;
    std::string_view second;
    unsigned byte_mask = 0;
};

#define RENAME(alpha, cpe) {Action::rename, alpha, cpe, ""},
#define LOAD(alpha, cpe) {Action::load, alpha, cpe, ""},
#define JUMP(alpha, cpe, direct) {Action::jump, alpha, cpe, direct},
#define EXPAND(alpha, bytes, register_form, literal_form)                                          \
    {Action::expand, alpha, register_form, literal_form, bytes},
#define DROP(alpha) {Action::drop, alpha, "", ""},
#define REJECT(alpha, reason, advice) {Action::reject, alpha, reason, advice},
#define PLACE(alpha, cpe, attributes) {Action::place, alpha, cpe, attributes},
#define DIVIDE(alpha, cpe) {Action::divide, alpha, cpe, ""},
#define REJECT_SYMBOL(alpha, reason, advice) {Action::reject_symbol, alpha, reason, advice},
constexpr Rule rules[] = {
#include "asm/alpha/translation.def"
};

constexpr std::string_view floating_point_reason = "floating point does not come to the CPE this "
                                                   "way";
constexpr std::string_view floating_point_advice =
    "use integers or fixed point, or write this function in assembly (faddd, fmuld, vmad, ...)";

// The first row for `name`; `wanted` says which kinds of rows are meant.
template <typename Wanted> const Rule* find_rule(const std::string& name, Wanted wanted) {
    for (const Rule& rule : rules)
        if (wanted(rule.action) && matches_glob(rule.alpha, name))
            return &rule;
    return nullptr;
}

const Rule* find_rule(Action action, const std::string& name) {
    return find_rule(name, [action](Action candidate) { return candidate == action; });
}

const Rule* find_statement_rule(const std::string& name) {
    return find_rule(name, [](Action action) { return action < Action::place; });
}

// "sym" of "sym+8($3)".
std::string symbol_of(const std::string& operand) {
    return operand.substr(0, operand.find_first_of("+-("));
}

// $f0..$f31, but not the label $f1..ng of a function f1.
bool is_floating_point_register(const std::string& operand) {
    if (!operand.starts_with("$f") || operand.size() < 3 || operand.size() > 4)
        return false;
    return std::all_of(operand.begin() + 2, operand.end(),
                       [](char c) { return c >= '0' && c <= '9'; });
}

// A load whose result vanishes: Alpha's prefetch, and one of its no-operations.
bool is_prefetch(const AlphaLine& line) {
    return line.mnemonic.starts_with("ld") && !line.mnemonic.starts_with("lda") &&
           !line.operands.empty() && line.operands[0] == "$31";
}

bool uses_floating_point(const AlphaLine& line) {
    return std::any_of(line.operands.begin(), line.operands.end(), is_floating_point_register);
}

// A store to the frame or a load from it of $f2..$f9, which belong to the caller: in a function
// that another one may jump back to (__builtin_setjmp, goto out of a nested function). Those of
// them that exist on a CPE are among the registers $9..$14 (floating_point.cc), which the function
// keeps, too.
bool is_kept_across_calls(const AlphaLine& line) {
    return (line.mnemonic == "stt" || line.mnemonic == "ldt") && line.operands.size() == 2 &&
           line.operands[0].size() == 3 && line.operands[0] >= "$f2" && line.operands[0] <= "$f9" &&
           base_of(line.operands[1]) == "$30";
}

bool reads_or_writes(const AlphaLine& line, const std::string& register_name) {
    return std::any_of(line.operands.begin(), line.operands.end(), [&](const std::string& operand) {
        return operand == register_name || base_of(operand) == register_name;
    });
}

// What the whole text says about its symbols.
struct Symbols {
    std::set<std::string> defined;
    std::set<std::string> weak;
    std::set<std::string> used;
    // Loads from the global offset table that only serve calls: sequence number -> function.
    std::map<std::string, std::string> called;
};

Symbols collect_symbols(const std::vector<AlphaLine>& lines) {
    Symbols symbols;
    std::set<std::string> used_as_data;
    for (const AlphaLine& line : lines) {
        if (!line.label.empty())
            symbols.defined.insert(line.label);
        if (line.mnemonic == ".weak" && !line.operands.empty())
            symbols.weak.insert(line.operands[0]);
        if (line.mnemonic == ".comm" && !line.operands.empty())
            symbols.defined.insert(line.operands[0]);
        if (line.relocation == "literal" && line.operands.size() > 1)
            symbols.called[line.sequence] = symbol_of(line.operands[1]);
        if (line.relocation.starts_with("lituse") && !line.relocation.starts_with("lituse_jsr"))
            used_as_data.insert(line.sequence);
        for (const std::string& operand : line.operands)
            symbols.used.insert(symbol_of(operand));
    }
    used_as_data.insert("");  // a load without sequence number may serve anything
    for (const std::string& sequence : used_as_data)
        symbols.called.erase(sequence);
    return symbols;
}

// Where a variadic function saves the arguments that might have come in floating-point registers:
// $f16+i lies 48 bytes below $16+i. No code loads them, or its load is an error.
std::set<const AlphaLine*> collect_variadic_saves(const std::vector<AlphaLine>& lines) {
    std::set<std::string> saved;  // "$17 at 120 from $15" of the current function
    std::set<const AlphaLine*> result;
    const auto place = [](const AlphaLine& line, long distance, const std::string& name) {
        const std::string& operand = line.operands[1];
        const std::optional<long> offset = parse_number<long>(operand.substr(0, operand.find('(')));
        return fmt::format("{} at {} from {}", name, offset.value_or(0) + distance,
                           base_of(operand));
    };
    for (const AlphaLine& line : lines) {
        if (line.mnemonic == ".ent")
            saved.clear();
        if (line.operands.size() != 2 || !line.relocation.empty())
            continue;
        const std::string& stored = line.operands[0];
        if (line.mnemonic == "stq")
            saved.insert(place(line, 0, stored));
        if (line.mnemonic == "stt" && is_floating_point_register(stored) &&
            saved.contains(place(line, 48, "$" + stored.substr(2))))
            result.insert(&line);
    }
    return result;
}

class Translator {
  public:
    Translator(std::vector<AlphaLine> lines, const std::string& name, SourceLines source_lines)
        : name_(name), lines_(std::move(lines)), source_lines_(source_lines) {}

    std::string run() {
        symbols_ = collect_symbols(lines_);
        variadic_saves_ = collect_variadic_saves(lines_);
        for (const AlphaLine& line : lines_)
            translate(line);
        reject_symbols();
        if (!errors_.empty())
            throw SourceError(errors_);
        return output_ + private_runtime_source(needed_routines());
    }

    // Before run(): floating point is there to be computed with.
    void accept_floating_point(const std::set<std::string>& return_floating_point) {
        lines_ =
            merge_register_files(std::move(lines_), return_floating_point,
                                 [this](const AlphaLine& line, std::string_view reason,
                                        std::string_view advice) { reject(line, reason, advice); });
    }

  private:
    void translate(const AlphaLine& line) {
        if (line.mnemonic == ".section" || line.mnemonic == ".text" || line.mnemonic == ".data")
            enter_section(line);
        else if (in_dropped_section_)
            return;
        else if (line.verbatim)
            emit_verbatim(line);
        else if (!line.label.empty())
            translate_label(line);
        else if (line.is_directive())
            translate_directive(line);
        else if (line.operands.size() == 1 && line.operands[0].starts_with('='))
            emit(fmt::format(".set {},{}", line.mnemonic, line.operands[0].substr(1)));
        else
            translate_instruction(line);
    }

    void enter_section(const AlphaLine& line) {
        const std::string section = line.mnemonic == ".section" && !line.operands.empty()
                                        ? line.operands[0]
                                        : line.mnemonic;
        const Rule* rule = find_rule(Action::place, section);
        in_dropped_section_ = rule && rule->first.empty();
        if (!rule)
            return reject(line, fmt::format("section {} has no meaning on a CPE", section),
                          "known are .text, .data, .rodata, .bss and __thread variables (LDM)");
        if (!in_dropped_section_)
            emit(fmt::format(".section {}, {}", rule->first, rule->second));
    }

    void translate_label(const AlphaLine& line) {
        // Only unwind and debug information, which is left out, refers to these.
        if (!matches_glob("$LF[BE][0-9]*", line.label))
            output_ += line.label + ":\n";
    }

    void translate_directive(const AlphaLine& line) {
        const std::string& name = line.mnemonic;
        if (name == ".end")
            said_ = {};  // which ends what a .loc says, too
        if (name == ".arch")
            return emit(".arch sw3");
        if (name == ".globl" && is_appended(line.operand_text()))
            return;
        if (name == ".string" || name == ".asciz")
            return emit(fmt::format(".ascii {}\\000\"", strip_last_quote(line.operand_text())));
        if (name == ".word" || name == ".2byte")
            return translate_integers(line, 2);
        if (name == ".4byte")
            return translate_integers(line, 4);
        if (name == ".8byte")
            return translate_integers(line, 8);
        const Rule* rule = find_statement_rule(name);
        if (!rule)
            return reject(line, fmt::format("the directive {} has no counterpart", name),
                          "leave out the C construct that it stands for");
        apply(*rule, line);
    }

    static std::string strip_last_quote(std::string text) {
        if (text.ends_with('"'))
            text.pop_back();
        return text;
    }

    // Integers of 16 bits, for which sw5as is not known to have a directive, and misaligned ones,
    // before which it would align.
    void translate_integers(const AlphaLine& line, int bytes) {
        for (const std::string& operand : line.operands) {
            const std::optional<long> value = parse_number<long>(operand);
            if (value) {
                emit(fmt::format(".byte {}", join(little_endian(*value, bytes), ",")));
            } else if (bytes == 8) {
                emit(".align 0");
                emit(fmt::format(".quad {}", operand));
            } else {
                reject(line, "an address in less than 64 bits", "store it in a pointer or a long");
            }
        }
    }

    static std::vector<std::string> little_endian(long value, int bytes) {
        std::vector<std::string> result(static_cast<size_t>(bytes));
        for (std::string& byte : result) {
            byte = std::to_string(value & 255);
            value >>= 8;
        }
        return result;
    }

    void emit_verbatim(const AlphaLine& line) {
        say_source_line(line);
        emit(line.text);
    }

    void translate_instruction(const AlphaLine& line) {
        say_source_line(line);
        if (uses_floating_point(line)) {
            if (!variadic_saves_.contains(&line) && !is_kept_across_calls(line))
                reject(line, floating_point_reason, floating_point_advice);
            return;
        }
        if (is_prefetch(line))
            return;
        const Rule* rule = nullptr;
        if (line.mnemonic == "call_pal")
            rule = find_statement_rule("call_pal " + line.operand_text());
        else
            rule = find_statement_rule(line.mnemonic);
        if (!rule)
            return reject(line, fmt::format("Alpha's {} has no translation", line.mnemonic),
                          "please report this, with the C source");
        apply(*rule, line);
    }

    void apply(const Rule& rule, const AlphaLine& line) {
        switch (rule.action) {
        case Action::rename:
            return emit(rename(rule.first, line));
        case Action::load:
            return translate_load(rule, line);
        case Action::jump:
            return translate_jump(rule, line);
        case Action::expand:
            return expand(rule, line);
        case Action::reject:
            return reject(line, rule.first, rule.second);
        default:
            return;
        }
    }

    static std::string rename(std::string_view mnemonic, const AlphaLine& line) {
        std::string text(mnemonic);
        if (!line.operands.empty())
            text += ' ' + line.operand_text();
        return text + relocation(line);
    }

    // lituse_* only helps a linker to relax; sequence numbers other than gpdisp's are its business.
    static std::string relocation(const AlphaLine& line) {
        if (line.relocation.empty() || line.relocation.starts_with("lituse"))
            return "";
        if (line.relocation == "gpdisp")
            return fmt::format("\t!{}!{}", line.relocation, line.sequence);
        return fmt::format("\t!{}", line.relocation);
    }

    void translate_load(const Rule& rule, const AlphaLine& line) {
        const std::optional<DirectCall> call = direct_call(line);
        if (line.relocation != "literal" || !call)
            return emit(rename(rule.first, line));
        if (!call->needs_procedure_value)
            return;
        const std::string& target = line.operands[0];
        emit(fmt::format("ldih {},{}($29)\t!gprelhigh", target, call->label));
        emit(fmt::format("ldi {0},{1}({0})\t!gprellow", target, call->label));
    }

    void translate_jump(const Rule& rule, const AlphaLine& line) {
        if (line.operands.size() < 2)
            return reject(line, "a jump without a target", "please report this");
        const std::optional<DirectCall> call = direct_call(line);
        if (!call)
            return emit(fmt::format("{} {},{}", rule.first, line.operands[0], line.operands[1]));
        emit(fmt::format("{} {},{}{}", rule.second, line.operands[0], call->label,
                         call->relocation));
    }

    // The target of a call whose function is known by name.
    struct DirectCall {
        std::string label;
        std::string_view relocation;
        bool needs_procedure_value;  // the function computes $29 from $27
    };

    std::optional<DirectCall> direct_call(const AlphaLine& line) const {
        const auto called = symbols_.called.find(line.sequence);
        if (called == symbols_.called.end() || symbols_.weak.contains(called->second))
            return std::nullopt;
        const std::string& function = called->second;
        if (const Rule* division = find_rule(Action::divide, function))
            return DirectCall{std::string(division->first), "", false};
        if (is_appended(function))
            return DirectCall{function, "", false};
        // GCC's label behind the two instructions that compute $29.
        if (const std::string inner = fmt::format("${}..ng", function);
            symbols_.defined.contains(inner))
            return DirectCall{inner, "\t!samegp", false};
        return DirectCall{function, "", true};
    }

    void expand(const Rule& rule, const AlphaLine& line) {
        const std::optional<long> literal =
            line.operands.size() > 1 ? parse_number<long>(line.operands[1]) : std::nullopt;
        const bool use_literal = literal && !rule.second.empty();
        const std::string text =
            substitute(use_literal ? rule.second : rule.first, rule, line, literal.value_or(0) & 7);
        if (text.find("$28") != std::string::npos && is_scratch_live_after(line))
            return reject(line, "the compiler keeps a value in the scratch register $28",
                          "compile the Alpha assembly with -ffixed-$28");
        size_t begin = 0;
        for (size_t end = 0; end != std::string::npos; begin = end + 2) {
            end = text.find("; ", begin);
            emit(text.substr(begin, end - begin) + (begin == 0 ? comment(line) : ""));
        }
    }

    static std::string comment(const AlphaLine& line) {
        return fmt::format("\t# {} {}", line.mnemonic, line.operand_text());
    }

    static std::string substitute(std::string_view form, const Rule& rule, const AlphaLine& line,
                                  unsigned long byte) {
        std::string text;
        for (size_t i = 0; i < form.size(); ++i) {
            if (form[i] == '%')
                text += placeholder(form[++i], rule.byte_mask, line, unsigned(byte));
            else
                text += form[i];
        }
        return text;
    }

    // See translation.def.
    static std::string placeholder(char key, unsigned mask, const AlphaLine& line, unsigned byte) {
        const auto operand = [&](size_t i) {
            return i < line.operands.size() ? line.operands[i] : std::string();
        };
        switch (key) {
        case 'a':
            return operand(0);
        case 'b':
            return operand(1);
        case 'c':
            return operand(2);
        case 'r':
            return relocation(line);
        case 'w':
            return std::to_string(mask);
        case 's':
            return std::to_string(8 * byte);
        case 't':
            return std::to_string((64 - 8 * byte) & 63);
        case 'l':
            return std::to_string(mask << byte & 255);
        case 'h':
            return std::to_string(mask << byte >> 8);
        default:  // 'o'
            return std::to_string((mask << byte >> 8) << (8 - byte) & 255);
        }
    }

    // Whether the compiler's own code still reads $28, by a look ahead that stops at the function's
    // end and where $28 is written.
    bool is_scratch_live_after(const AlphaLine& line) const {
        for (const AlphaLine* next = &line + 1; next != lines_.data() + lines_.size(); ++next) {
            if (next->mnemonic == ".end")
                return false;
            if (next->verbatim || !reads_or_writes(*next, "$28"))
                continue;
            const bool destination_first = next->operands.size() == 2;  // ld*, lda, not st*
            const size_t destination = destination_first ? 0 : next->operands.size() - 1;
            AlphaLine sources = *next;
            sources.operands.erase(sources.operands.begin() + long(destination));
            const bool is_written = next->operands[destination] == "$28" &&
                                    !next->mnemonic.starts_with("st") &&
                                    !next->mnemonic.starts_with("cmov");
            return !is_written || reads_or_writes(sources, "$28");
        }
        return false;
    }

    bool is_appended(const std::string& symbol) const {
        return is_compiler_routine(symbol) && !symbols_.defined.contains(symbol);
    }

    std::set<std::string> needed_routines() const {
        std::set<std::string> routines;
        for (const std::string& symbol : symbols_.used) {
            const Rule* division = find_rule(Action::divide, symbol);
            const std::string routine(division ? division->first : std::string_view(symbol));
            if (is_appended(routine))
                routines.insert(routine);
        }
        return routines;
    }

    void reject_symbols() {
        for (const AlphaLine& line : lines_) {
            if (line.relocation != "literal" || line.operands.size() < 2)
                continue;
            const std::string symbol = symbol_of(line.operands[1]);
            if (const Rule* rule = find_rule(Action::reject_symbol, symbol);
                rule && !symbols_.defined.contains(symbol))
                reject(line, rule->first, rule->second);
        }
    }

    // Before an instruction that another line of C made than the one before.
    void say_source_line(const AlphaLine& line) {
        if (source_lines_ == SourceLines::left_out || line.source_line == 0)
            return;
        const std::pair where{source_file_number(line.source_file), line.source_line};
        if (where == said_)
            return;
        said_ = where;
        emit(fmt::format(".loc {} {} 0", where.first, where.second));
    }

    unsigned source_file_number(const std::string& path) {
        const auto [found, is_new] =
            source_files_.emplace(path, unsigned(source_files_.size()) + 1);
        if (is_new)
            emit(fmt::format(".file {} \"{}\"", found->second,
                             std::filesystem::absolute(path).lexically_normal().string()));
        return found->second;
    }

    void emit(const std::string& statement) { output_ += '\t' + statement + '\n'; }

    void reject(const AlphaLine& line, std::string_view reason, std::string_view advice) {
        Diagnostic error;
        error.message = reason;
        error.hint = advice;
        if (line.source_line > 0) {
            error.file = line.source_file;
            error.line = line.source_line;
            error.notes = {"the compiler made: " + line.text};
        } else {
            error.file = name_;
            error.line = line.number;
            error.source_line = line.text;
        }
        const bool is_known = std::any_of(errors_.begin(), errors_.end(), [&](const auto& known) {
            return known.file == error.file && known.line == error.line &&
                   known.message == error.message;
        });
        if (!is_known)
            errors_.push_back(error);
    }

    std::string name_;
    std::vector<AlphaLine> lines_;
    Symbols symbols_;
    std::set<const AlphaLine*> variadic_saves_;
    const SourceLines source_lines_;
    std::map<std::string, unsigned> source_files_;  // with their numbers in .loc
    std::pair<unsigned, unsigned> said_;            // file and line of the last .loc
    bool in_dropped_section_ = false;
    std::string output_;
    std::vector<Diagnostic> errors_;
};

constexpr std::string_view compiler_flags[] = {
    "-mcpu=ev56",  // the Alpha that is nearest to the CPE: byte and word loads, no other extensions
    "-mbwx",
    "-ffreestanding",
    "-fno-pic",
    "-fno-jump-tables",
    "-fno-tree-vectorize",
    "-fno-tree-slp-vectorize",
    "-ftls-model=local-exec",
    "-ffixed-$28",  // the translation's scratch register: GCC would use it under pressure
};

}  // namespace

std::span<const std::string_view> alpha_compiler_flags() {
    return compiler_flags;
}

std::string translate_alpha(const std::string& alpha_assembly, const std::string& name,
                            SourceLines lines) {
    return Translator(parse_alpha(alpha_assembly), name, lines).run();
}

std::string translate_alpha(const std::string& alpha_assembly, const std::string& name,
                            const std::set<std::string>& return_floating_point, SourceLines lines) {
    Translator translator(parse_alpha(alpha_assembly), name, lines);
    translator.accept_floating_point(return_floating_point);
    return translator.run();
}

bool computes_with_floating_point(const std::string& alpha_assembly) {
    const std::vector<AlphaLine> lines = parse_alpha(alpha_assembly);
    const std::set<const AlphaLine*> variadic_saves = collect_variadic_saves(lines);
    return std::any_of(lines.begin(), lines.end(), [&](const AlphaLine& line) {
        const bool is_routine = line.relocation == "literal" && line.operands.size() > 1 &&
                                line.operands[1].starts_with("_Ots");
        return is_routine || (uses_floating_point(line) && !is_kept_across_calls(line) &&
                              !variadic_saves.contains(&line));
    });
}

std::multiset<std::string> statements_of_integer_code(const std::string& alpha_assembly) {
    const std::vector<AlphaLine> lines = parse_alpha(alpha_assembly);
    const std::set<const AlphaLine*> variadic_saves = collect_variadic_saves(lines);
    std::multiset<std::string> statements;
    for (const AlphaLine& line : lines) {
        const bool is_save = variadic_saves.contains(&line);
        statements.insert(
            is_save ? fmt::format("stq ${},{}", line.operands[0].substr(2), line.operands[1])
                    : line.text);
    }
    return statements;
}

}  // namespace swsim
