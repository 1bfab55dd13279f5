// SPDX-License-Identifier: Apache-2.0
//
// What the assembler makes: a program at its final addresses. Instructions stay decoded, because
// the CPE's binary encoding is not public; each one still occupies 4 bytes of the text section.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "asm/address_map.h"
#include "asm/isa/isa.h"

namespace swsim {

inline constexpr uint8_t zero_register = 31;

// A place in a source file. Lines and columns count from 1; 0 means unknown.
struct SourceLocation {
    uint32_t file = 0;  // index into Program::files
    uint32_t line = 0;
    uint32_t column = 0;
    uint32_t expansion = 0;  // index into Program::expansions; 0 for text outside of macros
};

// One use of a macro: where its body's lines come from.
struct Expansion {
    std::string macro;
    SourceLocation call;
};

struct SourceFile {
    std::string path;
    std::vector<std::string> lines;
};

// The eight selldw of a look-up, one for each word, all name one result; the last one, of word 0,
// writes it.
constexpr bool ends_lookup(unsigned word) {
    return word == 0;
}

// One instruction. Unused registers are $31. `literal` says that the operand which may be a literal
// is one; its value is then `immediate`.
struct Instruction {
    isa::Op op = isa::Op::nop;
    uint8_t a = zero_register;
    uint8_t b = zero_register;
    uint8_t c = zero_register;
    uint8_t d = zero_register;
    uint8_t sub = 0;
    bool literal = false;
    int32_t immediate = 0;  // literal, displacement, or branch target as offset from text_base
    SourceLocation where;

    // The register that it writes, $31 for none.
    uint8_t result() const {
        return isa::action(op) == isa::Action::lookup && !ends_lookup(sub) ? zero_register : d;
    }
};

enum class SymbolKind : uint8_t { text, memory, ldm, absolute };

struct Symbol {
    uint64_t value = 0;
    SymbolKind kind = SymbolKind::text;
    bool global = false;
    SourceLocation where;
};

// Bytes with a fixed address in main memory: .data, .rodata, .bss, the global offset table.
struct MemoryImage {
    uint64_t address = address_map::arena_base;
    std::vector<uint8_t> bytes;
};

// A span of comments "# SWSIM-BEGIN name" .. "# SWSIM-END": [begin, end) in bytes of text.
struct Region {
    std::string name;
    uint32_t begin = 0;
    uint32_t end = 0;
    // Where the two comments are.
    SourceLocation begin_where = {};
    SourceLocation end_where = {};

    bool contains(uint64_t pc) const {
        const uint64_t offset = pc - address_map::text_base;
        return begin <= offset && offset < end;
    }
};

// Data that a source only announces (.comm): the host program's linker gives it a place.
struct TentativeDefinition {
    std::string name;
    uint64_t bytes = 0;
    uint64_t alignment_bytes = 1;
};

struct Program {
    std::vector<Instruction> text;  // at address_map::text_base
    MemoryImage memory;
    // LDM's initial contents from ldm_data_start: what every core has when it starts.
    std::vector<uint8_t> ldm;
    std::map<std::string, Symbol> symbols;
    std::vector<Region> regions;
    std::vector<SourceFile> files;
    std::vector<Expansion> expansions;  // the first is unused
    uint64_t global_pointer = 0;
    // Which line of a compiler's source each instruction comes from, as .file and .loc say, if that
    // file is here; the line is 0 if that is not known. Empty if it is of none.
    std::vector<SourceLocation> compiled_from;
    // With AssemblerOptions::keep_statements: each instruction's text after the C preprocessor and
    // macro substitution, which may name symbols; empty for padding.
    std::vector<std::string> statements;
    // With AssemblerOptions::leave_undefined: the missing symbol of instructions, by their index.
    // Their immediate value is then unknown.
    std::map<size_t, std::string> undefined;
    // With AssemblerOptions::host_address.
    std::vector<TentativeDefinition> tentative;
    // Of a source with the comment "# SWSIM-CYCLES-MEAN-NOTHING: reason"; otherwise empty.
    std::string why_cycles_mean_nothing;
    std::string hash;  // of the assembled contents, paths left out: same program, same hash

    // The text address of a global function, by its name in the source (f) or in the linked image
    // (slave_f).
    std::optional<uint64_t> entry(std::string_view name) const;
    const Instruction* at(uint64_t address) const;
    // Where the programmer wrote an instruction: in C if that is known, else in assembly.
    const SourceLocation& written_at(size_t index) const;
    bool is_compiled(size_t index) const;  // that place is in C
    // "file.S:12"; of an address outside of the program, nothing.
    std::string place_of(const SourceLocation& where) const;
    std::string place_of(uint64_t address) const;
    // "file.S:12: vxorw $1,$2,$3", for messages; with the macro it comes from, if any. Of compiled
    // code: "file.c:5: addl $1,$2,$3 (assembly file.s:12)".
    std::string describe(uint64_t address) const;
    // The instruction at `address` as assembly text, which the assembler takes again.
    std::string text_at(uint64_t address) const;
};

}  // namespace swsim
