// SPDX-License-Identifier: Apache-2.0
#include "asm/alpha/floating_point.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <set>
#include <sstream>
#include <utility>

#include <fmt/format.h>

#include "asm/alpha/register_use.h"
#include "asm/alpha/translate.h"
#include "base/text.h"

namespace swsim {

namespace {

// Alpha's floating-point registers and the CPE's that hold them. $f2..$f4 belong to the caller, as
// $12..$14 do in integer code, with which this code is linked.
struct Home {
    unsigned floating;
    unsigned cpe;
    bool shared;  // with the integer register of that number
};
constexpr Home homes[] = {
    {0, 0, true},   {1, 8, false},  {2, 12, false}, {3, 13, false},  {4, 14, false}, {10, 4, false},
    {11, 5, false}, {12, 6, false}, {13, 7, false}, {14, 22, false}, {16, 16, true}, {17, 17, true},
    {18, 18, true}, {19, 19, true}, {20, 20, true}, {21, 21, true},  {31, 31, true},
};
constexpr unsigned registers_of_a_file = 32;
// Of the CPE's registers, those that a call may change and that no routine of runtime/ takes.
constexpr unsigned temporary[] = {22, 8, 7, 6, 5, 4, 3, 2, 1};

std::vector<std::string> make_flags() {
    std::vector<std::string> flags{
        "-mcpu=ev6",    // moves between the files are one instruction, and so is sqrt
        "-mtune=ev56",  // as for integers
        "-mno-max",
        "-mfp-trap-mode=n",  // otherwise each result needs a register that is no source
        "-mlong-double-64",
        "-fno-math-errno",  // sqrt need not call a function
    };
    for (const std::string_view flag : alpha_compiler_flags())
        if (!flag.starts_with("-mcpu="))
            flags.emplace_back(flag);
    // sqrt, fabs and their like inline; but no function that the program did not name.
    for (const char* flag : {"-fbuiltin", "-fno-builtin-printf", "-fno-builtin-fprintf",
                             "-fno-builtin-sin", "-fno-builtin-cos"})
        flags.emplace_back(flag);
    std::array<bool, registers_of_a_file> has_home{};
    for (const Home& home : homes) {
        has_home[home.floating] = true;
        const bool is_result = home.floating == 0;  // $0 must stay: GCC wants it for __thread
        if (home.floating != 31 && !is_result)
            flags.push_back(fmt::format("-ffixed-${}", home.cpe));
        if (home.floating != 31 && home.shared)
            flags.push_back(fmt::format("-ffixed-$f{}", home.floating));
    }
    for (unsigned i = 0; i < registers_of_a_file; ++i)
        if (!has_home[i])
            flags.push_back(fmt::format("-ffixed-$f{}", i));
    return flags;
}

const Home* home_of(const std::string& name) {
    if (!name.starts_with("$f"))
        return nullptr;
    for (const Home& home : homes)
        if (name == fmt::format("$f{}", home.floating))
            return &home;
    return nullptr;
}

// ---- What the shared registers hold ------------------------------------------------------------

enum Kind : size_t { integer, floating };

// A register that both files share: the result's and the arguments'.
constexpr unsigned shared_registers[] = {0, 16, 17, 18, 19, 20, 21};
constexpr size_t shared_count = std::size(shared_registers);

struct SharedUse {
    size_t slot;  // index into shared_registers
    Kind kind;
};

std::optional<SharedUse> shared_use(const std::string& name) {
    const Kind kind = name.starts_with("$f") ? floating : integer;
    const std::optional<unsigned> number =
        parse_number<unsigned>(name.substr(kind == floating ? 2 : 1));
    const auto* found = std::find(std::begin(shared_registers), std::end(shared_registers),
                                  number.value_or(registers_of_a_file));
    if (found == std::end(shared_registers))
        return std::nullopt;
    return SharedUse{size_t(found - std::begin(shared_registers)), kind};
}

std::string name_of(size_t slot, Kind kind) {
    return fmt::format("{}{}", kind == floating ? "$f" : "$", shared_registers[slot]);
}

// Who may have written a register last.
enum Writer : uint8_t {
    nobody = 0,
    outside = 1,  // the caller, or a function that was called
    integer_code = 2,
    floating_code = 4,
};

struct Contents {
    uint8_t real = nobody;              // of the CPE's register
    std::array<uint8_t, 2> believed{};  // by GCC, of its two registers
    bool operator==(const Contents&) const = default;
};

using State = std::array<Contents, shared_count>;

void merge(State& into, const State& from) {
    for (size_t slot = 0; slot < shared_count; ++slot) {
        into[slot].real |= from[slot].real;
        for (const Kind kind : {integer, floating})
            into[slot].believed[kind] |= from[slot].believed[kind];
    }
}

State from_outside() {
    State state;
    state.fill({outside, {outside, outside}});
    return state;
}

Writer other_than(Kind kind) {
    return kind == integer ? floating_code : integer_code;
}

// One function's shared registers before each of its lines.
class SharedRegisters {
  public:
    explicit SharedRegisters(const std::vector<AlphaLine>& function)
        : function_(function), before_(function.size()), flow_(function) {
        if (function.empty())
            return;
        before_[0] = from_outside();
        std::vector<size_t> pending{0};
        std::vector<bool> seen(function.size());
        while (!pending.empty()) {
            const size_t line = pending.back();
            pending.pop_back();
            seen[line] = true;
            const State after = behind(line);
            for (const size_t next : flow_.successors(line)) {
                State merged = before_[next];
                merge(merged, after);
                if (seen[next] && merged == before_[next])
                    continue;
                before_[next] = merged;
                pending.push_back(next);
            }
        }
    }

    const Contents& before(size_t line, size_t slot) const { return before_[line][slot]; }

  private:
    State behind(size_t index) const {
        const AlphaLine& line = function_[index];
        if (is_call(line))
            return from_outside();
        State state = before_[index];
        for (const RegisterUse& use : register_uses(line)) {
            const std::optional<SharedUse> shared = shared_use(use.name);
            if (!shared || !use.written)
                continue;
            const Writer writer = shared->kind == integer ? integer_code : floating_code;
            state[shared->slot].real = writer;
            state[shared->slot].believed[shared->kind] = writer;
        }
        return state;
    }

    const std::vector<AlphaLine>& function_;
    std::vector<State> before_;
    ControlFlow flow_;
};

// ---- One function ------------------------------------------------------------------------------

AlphaLine statement(const AlphaLine& origin, const std::string& mnemonic,
                    std::vector<std::string> operands) {
    AlphaLine line;
    line.number = origin.number;
    line.source_file = origin.source_file;
    line.source_line = origin.source_line;
    line.mnemonic = mnemonic;
    line.operands = std::move(operands);
    line.text = mnemonic + '\t' + line.operand_text();
    return line;
}

AlphaLine label_line(const AlphaLine& origin, const std::string& label) {
    AlphaLine line = statement(origin, "", {});
    line.label = label;
    line.text = label + ':';
    return line;
}

void change(AlphaLine& line, const std::string& mnemonic, std::vector<std::string> operands) {
    line.mnemonic = mnemonic;
    line.operands = std::move(operands);
}

class FunctionMerger {
  public:
    FunctionMerger(std::vector<AlphaLine> lines, bool returns_floating_point, unsigned& labels,
                   const ReportProblem& report)
        : lines_(std::move(lines)), returns_floating_point_(returns_floating_point),
          labels_(labels), report_(report) {}

    std::vector<AlphaLine> run() {
        drop_padding();
        name_thread_pointer();
        take_integers_out_of_floating_point();
        expand_conversions();
        keep_shared_values();
        for (AlphaLine& line : lines_)
            rename(line);
        return std::move(lines_);
    }

  private:
    // What GCC puts before branch targets because of how Alpha fetches.
    void drop_padding() {
        std::erase_if(lines_, [](const AlphaLine& line) {
            return line.text == "bis $31,$31,$31" || line.text == "cpys $f31,$f31,$f31";
        });
    }

    // LDM begins at 0, so the thread pointer is 0; written out, the check below sees the result.
    void name_thread_pointer() {
        for (AlphaLine& line : lines_)
            if (line.mnemonic == "call_pal" && line.operand_text() == "0x9e")
                change(line, "mov", {"$31", "$0"});
    }

    // Alpha keeps 32-bit integers in floating-point registers in a format of their own, between lds
    // and cvtlq, and between cvtql and sts. The CPE's flds and fsts convert floating point, so
    // these become integer instructions; a register can hold either.
    void take_integers_out_of_floating_point() {
        const ControlFlow flow(lines_);
        for (size_t i = 0; i < lines_.size(); ++i) {
            AlphaLine& line = lines_[i];
            if (line.operands.size() != 2)
                continue;
            if (line.mnemonic == "cvtql")
                for (const size_t use : uses_of_result(flow, i, line.operands[1]))
                    take_integer(lines_[use]);
            if ((line.mnemonic == "lds" || line.mnemonic == "itofs") && feeds_integer(flow, i))
                load_integer(line);
        }
        for (AlphaLine& line : lines_)
            if (line.mnemonic == "cvtql" || line.mnemonic == "cvtlq")
                line.mnemonic = "mov";
    }

    // The lines that may read the register `name` as line `definition` leaves it.
    std::vector<size_t> uses_of_result(const ControlFlow& flow, size_t definition,
                                       const std::string& name) const {
        std::vector<size_t> uses;
        std::vector<bool> seen(lines_.size());
        std::vector<size_t> pending = flow.successors(definition);
        while (!pending.empty()) {
            const size_t i = pending.back();
            pending.pop_back();
            if (seen[i])
                continue;
            seen[i] = true;
            bool rewritten = is_call(lines_[i]);
            for (const RegisterUse& use : register_uses(lines_[i])) {
                if (use.name == name && use.read)
                    uses.push_back(i);
                rewritten |= use.name == name && use.written;
            }
            if (!rewritten)
                for (const size_t next : flow.successors(i))
                    pending.push_back(next);
        }
        return uses;
    }

    void take_integer(AlphaLine& line) {
        if (line.mnemonic == "sts")
            line.mnemonic = "stl";
        else if (line.mnemonic == "ftois")
            change(line, "addl", {"$31", line.operands[0], line.operands[1]});
        else if (line.mnemonic != "stl" && line.mnemonic != "cvtlq")
            report_(line, "a 32-bit integer in a floating-point register goes an unknown way",
                    "please report this, with the C source");
    }

    bool feeds_integer(const ControlFlow& flow, size_t load) const {
        const size_t result = lines_[load].mnemonic == "lds" ? 0 : 1;
        for (const size_t use : uses_of_result(flow, load, lines_[load].operands[result]))
            if (lines_[use].mnemonic == "cvtlq")
                return true;
        return false;
    }

    static void load_integer(AlphaLine& line) {
        if (line.mnemonic == "lds")
            line.mnemonic = "ldl";
        else
            change(line, "addl", {"$31", line.operands[0], line.operands[1]});
    }

    // GCC converts to unsigned long as to long and counts on cvttq to give the low 64 bits of what
    // lies beyond; the CPE's conversion saturates. From 2^63 (exponent 1086) to 2^64, the result is
    // the fraction, 11 bits to the left, below a one: out of line, as it is rare.
    void expand_conversions() {
        std::vector<AlphaLine> result, rare;
        for (const AlphaLine& line : lines_) {
            if (line.mnemonic == ".end")
                result.insert(result.end(), rare.begin(), rare.end());
            if (line.mnemonic != "cvttq/c" || line.operands.size() != 2) {
                result.push_back(line);
                continue;
            }
            const std::string& from = line.operands[0];
            const std::string& to = line.operands[1];
            const unsigned number = labels_++;
            const std::string large = fmt::format("$Llarge{}", number);
            const std::string done = fmt::format("$Lconverted{}", number);
            result.push_back(statement(line, "sra", {from, "52", "$28"}));
            result.push_back(statement(line, "lda", {"$28", "-1086($28)"}));
            result.push_back(statement(line, "bge", {"$28", large}));
            result.push_back(line);
            result.push_back(label_line(line, done));
            rare.push_back(label_line(line, large));
            rare.push_back(statement(line, "sll", {from, "11", to}));
            rare.push_back(statement(line, "lda", {"$28", "1($31)"}));
            rare.push_back(statement(line, "sll", {"$28", "63", "$28"}));
            rare.push_back(statement(line, "bis", {to, "$28", to}));
            rare.push_back(statement(line, "br", {"$31", done}));
        }
        lines_ = std::move(result);
    }

    // ---- Values in shared registers ----

    // A name of a shared register whose value another name's would destroy.
    struct Conflict {
        size_t slot;
        Kind kind;
        bool operator<(const Conflict& other) const {
            return std::pair(slot, kind) < std::pair(other.slot, other.kind);
        }
    };

    void keep_shared_values() {
        for (const Conflict& conflict : find_conflicts(SharedRegisters(lines_))) {
            const std::optional<std::string> keeper = unused_register();
            if (!keeper)
                return report_(lines_.front(), "this function needs more registers than there are",
                               "split it, or compile it with -O1");
            if (conflict.slot == 0)
                keep_result(conflict.kind, *keeper);
            else
                keep_argument(conflict, *keeper);
        }
        if (!find_conflicts(SharedRegisters(lines_)).empty())
            report_(lines_.front(), "integers and floating point cannot be kept apart here",
                    "please report this, with the C source");
    }

    std::set<Conflict> find_conflicts(const SharedRegisters& shared) const {
        std::set<Conflict> conflicts;
        for (size_t i = 0; i < lines_.size(); ++i) {
            for (const RegisterUse& use : register_uses(lines_[i])) {
                const std::optional<SharedUse> which = shared_use(use.name);
                if (which && use.read &&
                    (shared.before(i, which->slot).real & other_than(which->kind)))
                    conflicts.insert(conflict_at(which->slot, which->kind));
            }
            if (lines_[i].mnemonic == "ret" && returns_floating_point_ &&
                (shared.before(i, 0).real & integer_code))
                conflicts.insert(conflict_at(0, integer));
        }
        return conflicts;
    }

    // The result's register serves the kind that the function returns; the other kind moves away.
    Conflict conflict_at(size_t slot, Kind kind) const {
        if (slot == 0)
            kind = returns_floating_point_ ? integer : floating;
        return {slot, kind};
    }

    std::optional<std::string> unused_register() const {
        std::set<std::string> used;
        for (const AlphaLine& line : lines_)
            for (const RegisterUse& use : register_uses(line)) {
                const Home* home = home_of(use.name);
                used.insert(home ? fmt::format("${}", home->cpe) : use.name);
            }
        for (const unsigned number : temporary)
            if (std::string name = fmt::format("${}", number); !used.contains(name))
                return name;
        return std::nullopt;
    }

    // All that the function does with this name of $0, it does with `keeper`.
    void keep_result(Kind kind, const std::string& keeper) {
        const std::string name = name_of(0, kind);
        const bool copy = reads_from_outside(name, 0, kind);
        for (AlphaLine& line : lines_)
            for (const RegisterUse& use : register_uses(line))
                if (use.name == name)
                    replace(line, use, keeper);
        if (copy)
            copy_results(keeper);
    }

    bool reads_from_outside(const std::string& name, size_t slot, Kind kind) const {
        const SharedRegisters shared(lines_);
        for (size_t i = 0; i < lines_.size(); ++i)
            for (const RegisterUse& use : register_uses(lines_[i]))
                if (use.name == name && use.read &&
                    (shared.before(i, slot).believed[kind] & outside))
                    return true;
        return false;
    }

    // Behind a call, GCC computes $29 from the return address, which is that of its next line.
    void copy_results(const std::string& keeper) {
        for (size_t i = 0; i + 1 < lines_.size(); ++i) {
            if (!is_call(lines_[i]))
                continue;
            i += lines_[i + 1].relocation == "gpdisp" ? 2 : 1;
            lines_.insert(lines_.begin() + long(i),
                          statement(lines_[i - 1], "mov", {"$0", keeper}));
        }
    }

    // An argument as it came is kept from the function's beginning, up to the first call (which may
    // change the argument's register, too, so nobody reads it behind).
    void keep_argument(const Conflict& conflict, const std::string& keeper) {
        const std::string name = name_of(conflict.slot, conflict.kind);
        const SharedRegisters shared(lines_);
        for (size_t i = 0; i < lines_.size(); ++i)
            for (const RegisterUse& use : register_uses(lines_[i]))
                if (use.name == name && use.read &&
                    shared.before(i, conflict.slot).believed[conflict.kind] == outside)
                    replace(lines_[i], use, keeper, false);
        const size_t entry = first_instruction();
        lines_.insert(lines_.begin() + long(entry),
                      statement(lines_[entry], "mov", {name_of(conflict.slot, integer), keeper}));
    }

    // Behind the labels by which the function is called.
    size_t first_instruction() const {
        const std::string& name = lines_.front().operands.empty() ? "" : lines_.front().operands[0];
        size_t entry = 0;
        for (size_t i = 0; i < lines_.size(); ++i)
            if (lines_[i].label == name || lines_[i].label == fmt::format("${}..ng", name))
                entry = i;
        do
            ++entry;
        while (entry + 1 < lines_.size() && lines_[entry].is_directive());
        return entry;
    }

    static void replace(AlphaLine& line, const RegisterUse& use, const std::string& name,
                        bool written = true) {
        if (line.verbatim) {
            line.text = replace_register(line.text, use.name, name);
            return;
        }
        if (use.written && !written)
            return;
        std::string& operand = line.operands[use.operand];
        operand = use.base ? operand.substr(0, operand.find('(')) + '(' + name + ')' : name;
    }

    // ---- Names ----

    void rename(AlphaLine& line) {
        for (const RegisterUse& use : register_uses(line)) {
            if (!use.name.starts_with("$f"))
                continue;
            const Home* home = home_of(use.name);
            if (!home) {
                report_(line, fmt::format("Alpha's register {} has no counterpart", use.name),
                        "in an asm statement, let the compiler choose: write %0 for an operand of "
                        "constraint \"f\" or \"r\"");
                continue;
            }
            replace(line, use, fmt::format("${}", home->cpe));
        }
        // Moves between the files, and within the one of floating point, are moves.
        const std::vector<std::string>& operands = line.operands;
        if (line.mnemonic == "cpys" && operands.size() == 3 && operands[0] == operands[1])
            change(line, "mov", {operands[0], operands[2]});
        else if (line.mnemonic == "fmov" && operands.size() == 2)
            change(line, "mov", operands);
    }

    std::vector<AlphaLine> lines_;
    bool returns_floating_point_;
    unsigned& labels_;
    const ReportProblem& report_;
};

}  // namespace

std::span<const std::string> floating_point_flags() {
    static const std::vector<std::string> flags = make_flags();
    return flags;
}

std::set<std::string> functions_that_return_floating_point(const std::string& expand_dump) {
    std::set<std::string> names;
    std::string function;
    std::istringstream stream(expand_dump);
    for (std::string line; std::getline(stream, line);) {
        if (line.starts_with(";; Function ")) {  // ;; Function name (name_in_assembly, ...
            const size_t begin = line.find('(') + 1;
            function = line.substr(begin, line.find_first_of(",)", begin) - begin);
        } else if (line.find("(use (reg") != std::string::npos &&
                   line.find(" $f0)") != std::string::npos) {
            names.insert(function);
        }
    }
    return names;
}

std::vector<AlphaLine> merge_register_files(std::vector<AlphaLine> lines,
                                            const std::set<std::string>& return_floating_point,
                                            const ReportProblem& report) {
    std::vector<AlphaLine> result, function;
    unsigned labels = 0;
    for (AlphaLine& line : lines) {
        if (line.mnemonic == ".ent" || !function.empty()) {
            function.push_back(std::move(line));
            if (function.back().mnemonic != ".end")
                continue;
            const std::string name = function.front().operand_text();
            function = FunctionMerger(std::move(function), return_floating_point.contains(name),
                                      labels, report)
                           .run();
            std::move(function.begin(), function.end(), std::back_inserter(result));
            function.clear();
        } else {
            result.push_back(std::move(line));
        }
    }
    std::move(function.begin(), function.end(), std::back_inserter(result));
    return result;
}

}  // namespace swsim
