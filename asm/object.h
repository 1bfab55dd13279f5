// SPDX-License-Identifier: Apache-2.0
//
// What the parser has gathered and the linker places: sections, symbols, and the expressions whose
// values are known only when everything has its address.
#pragma once

#include <cstdint>
#include <deque>
#include <map>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "asm/source.h"

namespace swsim {

enum class SectionKind : uint8_t { text, rodata, data, bss, ldm_low, ldm, dropped };

// The default alignment is that of a vector and of a line of instructions.
inline constexpr uint64_t default_alignment_bytes = 32;

struct Section {
    std::string name;
    SectionKind kind = SectionKind::text;
    uint64_t alignment_bytes = default_alignment_bytes;
    std::vector<Instruction> instructions;     // of text
    std::vector<std::string_view> statements;  // of the instructions, if they are kept
    // As in Program; may be shorter than `instructions`.
    std::vector<SourceLocation> compiled_from;
    std::vector<uint8_t> bytes;  // of other sections with contents
    uint64_t bss_bytes = 0;
    uint64_t address = 0;  // set by the linker

    uint64_t size() const {
        return instructions.size() * address_map::instruction_bytes + bytes.size() + bss_bytes;
    }
};

struct AsmSymbol;

// A node of an expression. What is known is folded while parsing, so most expressions are one node.
struct Node {
    enum class Kind : uint8_t { constant, label, symbol, unary, binary };
    Kind kind = Kind::constant;
    char operation = 0;
    uint32_t size = 1;  // nodes in this expression
    int64_t value = 0;  // of a constant; offset of a label in its section
    const Section* section = nullptr;
    AsmSymbol* symbol = nullptr;
    const Node* left = nullptr;
    const Node* right = nullptr;
};

struct AsmSymbol {
    std::string_view name;
    uint32_t file = 0;            // the translation unit that it belongs to
    const Node* value = nullptr;  // null while undefined
    bool global = false;
    bool weak = false;
    bool assigned = false;   // by .set or =, which may change it
    bool used = false;       // an instruction or datum needs it
    bool temporary = false;  // numeric labels and sections
    uint64_t common_bytes = 0;
    uint64_t common_alignment_bytes = 1;
    Place place;  // of the definition, or of the first use

    // Set by the linker.
    enum class State : uint8_t { open, busy, done } state = State::open;
    int64_t address = 0;
    SymbolKind kind = SymbolKind::absolute;
    const AsmSymbol* undefined = nullptr;  // that its value needs
};

enum class Relocation : uint8_t {
    none,
    literal,
    gpdisp,
    tprelhi,
    tprello,
    gprelhigh,
    gprellow,
};

// What an expression's value becomes in an instruction.
enum class FixupKind : uint8_t { literal, number, displacement, target };

struct InstructionFixup {
    Section* section = nullptr;
    uint32_t index = 0;
    FixupKind kind = FixupKind::literal;
    Relocation relocation = Relocation::none;
    int minimum = 0;
    int maximum = 0;
    size_t partner = 0;  // gpdisp: index of the pair's other fixup
    const Node* node = nullptr;
    Place place;
};

struct DataFixup {
    Section* section = nullptr;
    uint64_t offset = 0;
    uint8_t bytes = 0;
    bool gp_relative = false;
    const Node* node = nullptr;
    Place place;
};

struct RegionMark {
    std::string_view name;
    const Section* begin_section = nullptr;
    uint64_t begin = 0;
    const Section* end_section = nullptr;
    uint64_t end = 0;
    Place place;
    Place end_place = {};
};

class Object {
  public:
    // The section of that name, which is added when it is new.
    Section& section(std::string_view name, SectionKind kind);
    Section* find_section(std::string_view name);
    AsmSymbol& symbol(std::string_view name, uint32_t file);
    // A symbol that no name leads to.
    AsmSymbol& temporary_symbol(std::string_view name, uint32_t file);

    const Node* constant(int64_t value);
    const Node* label(const Section* section, uint64_t offset);
    const Node* reference(AsmSymbol& symbol);
    // Null when the expression gets too large; '/' and '%' by a known zero give null, too.
    const Node* unary(char operation, const Node* operand);
    const Node* binary(char operation, const Node* left, const Node* right);

    std::deque<Section> sections;
    std::deque<AsmSymbol> symbols;
    std::vector<InstructionFixup> instruction_fixups;
    std::vector<DataFixup> data_fixups;
    std::vector<RegionMark> regions;

  private:
    const Node* add(Node node) { return &nodes_.emplace_back(node); }

    std::map<std::string, Section*, std::less<>> section_names_;
    std::vector<std::unordered_map<std::string_view, AsmSymbol*>> symbol_names_;  // by file
    std::deque<Node> nodes_;
};

// The value of an operation on numbers; nothing for a division by zero. Operators of two characters
// have these letters: << l, >> r, <= L, >= G, == e, != n, && a, || o.
std::optional<int64_t> apply_operation(char operation, int64_t left, int64_t right);
int64_t apply_operation(char operation, int64_t operand);

}  // namespace swsim
