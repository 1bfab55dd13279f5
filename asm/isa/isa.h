// SPDX-License-Identifier: Apache-2.0
//
// The instruction set of the CPE as data, made from instructions.def and shapes.def.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace swsim::isa {

// One value per row of instructions.def.
enum class Op : uint16_t {
#define INSTRUCTION(id, ...) id,
#define ALIAS(...)
#define CALL(...)
#define UNSUPPORTED(...)
#include "asm/isa/instructions.def"
};

inline constexpr size_t op_count = 0
#define INSTRUCTION(...) +1  // NOLINT(bugprone-macro-parentheses)
#define ALIAS(...)
#define CALL(...)
#define UNSUPPORTED(...)
#include "asm/isa/instructions.def"
    ;

enum class Shape : uint8_t {
#define SHAPE(name, ...) name,
#include "asm/isa/shapes.def"
};

enum class Action : uint8_t {
#define ACTION(name, ...) name,
#include "asm/isa/actions.def"
};

enum class Memory : uint8_t { nothing, reads, writes, reads_and_writes };
enum class Order : uint8_t { movable, fixed, control };

// Which of the two pipelines an instruction may issue to: P0 (floating point and vectors), P1
// (memory, branches, communication), or either (scalar integer).
enum class Pipe : uint8_t { p0, p1, either };

// Instructions of one timing class share a latency: the machine parameter cpe.latency.<name>.
enum class TimingClass : uint8_t {
    integer,
    multiply,
    load,
    vector_load,
    store,
    branch,
    vector_integer,
    shuffle,
    float_,
    divide,
    selldw,
    put,
    get,
    sync,
    csr,
    dma,
};
inline constexpr size_t timing_class_count = 16;

// How sure we are that the real chip has the instruction in this form.
enum class Confidence : uint8_t { A, B, C, unknown };

// Where a decoded operand goes (Instruction's members).
enum class Field : uint8_t { a, b, c, d, sub, immediate, none };

enum class OperandKind : uint8_t {
    source,
    source_or_literal,
    destination,
    memory,
    target,
    indirect,
    number,
    hint,
};

struct Operand {
    OperandKind kind;
    Field field;
    int minimum = 0;  // of a literal or number
    int maximum = 0;
    bool optional = false;
    bool wide = false;  // all 256 bits of its register

    bool reads_register() const {
        return kind == OperandKind::source || kind == OperandKind::source_or_literal ||
               kind == OperandKind::memory || kind == OperandKind::indirect;
    }
    bool writes_register() const { return kind == OperandKind::destination; }
};

// A row of the instruction table.
struct Row {
    Op op;
    std::string_view id;
    std::string_view mnemonics;  // separated by '|', the preferred one first
    Shape shape;
    Pipe pipe;
    TimingClass timing;
    uint8_t bytes;  // accessed in memory, and the alignment; 0 for none
    Confidence confidence;
    std::string_view meaning;
    std::string_view semantics;  // the C++ statements, as text
};

struct Alias {
    std::string_view mnemonic;
    int operands;
    std::string_view expansion;  // %1.. stand for the operands
};

// A call of a run-time routine that is written like an instruction: Ra,Rb,Rc.
struct RoutineCall {
    std::string_view mnemonic;
    std::string_view routine;
    Confidence confidence;
    std::string_view meaning;
};

struct Unsupported {
    std::string_view pattern;  // '*' matches any run of characters
    std::string_view advice;
};

std::span<const Row> rows();
const Row& row(Op op);
std::span<const Operand> operands(Shape shape);
// Whether the operand in `field` uses all 256 bits of its register.
bool is_wide(Shape shape, Field field);
Action action(Op op);
Memory memory(Op op);
Order order(Op op);
bool reads_memory(Op op);
bool writes_memory(Op op);
// A call, which comes back to the next instruction.
bool is_call(Op op);
std::span<const Alias> aliases();
std::span<const RoutineCall> routine_calls();
std::span<const Unsupported> unsupported();

// The row that `mnemonic` names, and the suffix digit of a family (vlog2x6 -> vlog2x, 6).
struct Match {
    const Row* row;
    uint8_t suffix;
};
std::optional<Match> find(std::string_view mnemonic);

// Largest suffix digit of a family such as vlog2x (15) or vlog3r (7); -1 if `op` is not a family.
int family_maximum(Op op);

// What to say of a mnemonic that does not exist: the nearest one, or where all are listed.
std::string mnemonic_suggestion(std::string_view mnemonic);

// All spellings, the preferred one first, without a family's suffix.
std::vector<std::string_view> spellings(const Row& row);
// The preferred spelling, without a family's suffix.
std::string_view mnemonic(const Row& row);
// The operands in assembly notation, e.g. "Ra,Rb|#255,Rd".
std::string syntax(const Row& row);

std::string_view name(Pipe pipe);
std::string_view name(TimingClass timing);
std::string_view name(Confidence confidence);
std::string_view name(Shape shape);
std::string_view name(Memory memory);
std::string_view name(Order order);
std::string_view name(OperandKind kind);
std::string_view name(Field field);

}  // namespace swsim::isa
