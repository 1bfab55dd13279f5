// SPDX-License-Identifier: Apache-2.0
#include "asm/link.h"

#include <algorithm>
#include <functional>
#include <map>
#include <set>

#include <fmt/format.h>

#include "asm/resolver.h"
#include "base/text.h"

namespace swsim {

namespace {

using address_map::instruction_bytes;
using address_map::ldm_data_start;

constexpr uint64_t memory_alignment_bytes = 128;  // of a DMA transfer at full speed
// What is left of LDM for the stack, at least.
constexpr uint64_t min_stack_bytes = 4096;
constexpr size_t max_objects_named = 5;  // when they do not fit
constexpr int64_t gp_offset = 0x8000;    // $gp points into the middle of what 16 bits reach
constexpr uint8_t procedure_value = 27;  // $27
constexpr int64_t max_branch_bytes = 4 << 20;

uint64_t align_up(uint64_t value, uint64_t alignment) {
    return (value + alignment - 1) / alignment * alignment;
}

// The difference modulo 2^64: users may write any number.
int64_t distance(int64_t from, int64_t to) {
    return *apply_operation('-', to, from);
}

// The parts of an address for an ldih and the sign-extending displacement that follows it.
int64_t high_part(int64_t value) {
    return *apply_operation('+', value, 0x8000) >> 16;
}

int64_t low_part(int64_t value) {
    return int16_t(value);
}

class Linker {
  public:
    Linker(Object& object, Program& program, Reporter& reporter, const AssemblerOptions& options)
        : object_(object), program_(program), reporter_(reporter), options_(options),
          symbols_(object, reporter, options) {}

    void link() {
        symbols_.check();
        place_text();
        place_ldm();
        count_got_entries();
        place_memory();
        fill_got();
        for (const InstructionFixup& fixup : object_.instruction_fixups)
            guarded(fixup.place, [&] { apply(fixup); });
        for (const DataFixup& fixup : object_.data_fixups)
            guarded(fixup.place, [&] { apply(fixup); });
        skip_gp_loads();
        flatten_text();
        copy_data();
        add_symbols();
        add_regions();
    }

  private:
    template <typename Action> void guarded(const Place& place, Action action) {
        try {
            action();
        } catch (const LinkError& error) {
            reporter_.error(place, error.message, error.hint);
        }
    }

    // ---- Layout ----

    template <typename Visit> void for_each_section(SectionKind kind, Visit visit) {
        for (Section& section : object_.sections)
            if (section.kind == kind)
                visit(section);
    }

    uint64_t place_sections(SectionKind kind, uint64_t address) {
        for_each_section(kind, [&](Section& section) {
            section.address = align_up(address, section.alignment_bytes);
            address = section.address + section.size();
        });
        return address;
    }

    void place_text() { text_end_ = place_sections(SectionKind::text, address_map::text_base); }

    void place_ldm() {
        // Every core's stack starts at the top.
        constexpr uint64_t limit = address_map::ldm_bytes - min_stack_bytes;
        // .tdata_local_fix is the part that short displacements reach.
        ldm_end_ = place_sections(SectionKind::ldm_low, ldm_data_start);
        ldm_end_ = place_sections(SectionKind::ldm, ldm_end_);
        symbols_.set_ldm_end(ldm_end_);
        if (ldm_end_ <= limit)
            return;
        Diagnostic diagnostic;
        diagnostic.file = program_.files.empty() ? "" : program_.files.front().path;
        diagnostic.message = fmt::format("LDM data need {} bytes, {} more than there are",
                                         ldm_end_ - ldm_data_start, ldm_end_ - limit);
        diagnostic.hint =
            fmt::format("of {} bytes LDM the run-time has the first {} and the stack at least {}",
                        address_map::ldm_bytes, ldm_data_start, min_stack_bytes);
        diagnostic.notes = {"the largest: " + largest_ldm_objects()};
        reporter_.add(std::move(diagnostic));
    }

    // "table (40960 bytes), buffer (16384 bytes)"
    std::string largest_ldm_objects() const {
        std::multimap<std::pair<const Section*, uint64_t>, std::string_view> by_place;
        for (const AsmSymbol& symbol : object_.symbols)
            if (const Node* const value = symbol.value;
                value && value->kind == Node::Kind::label && !symbol.temporary &&
                (value->section->kind == SectionKind::ldm ||
                 value->section->kind == SectionKind::ldm_low))
                by_place.emplace(std::pair(value->section, uint64_t(value->value)), symbol.name);
        std::multimap<uint64_t, std::string_view, std::greater<>> by_size;
        for (auto at = by_place.begin(); at != by_place.end(); ++at) {
            const auto& [section, offset] = at->first;
            const auto next = by_place.upper_bound(at->first);
            const bool ends_there = next != by_place.end() && next->first.first == section;
            by_size.emplace((ends_there ? next->first.second : section->size()) - offset,
                            at->second);
        }
        std::vector<std::string> texts;
        for (const auto& [bytes, name] : by_size)
            if (texts.size() < max_objects_named)
                texts.push_back(fmt::format("{} ({} bytes)", name, bytes));
        return join(texts, ", ");
    }

    void place_memory() {
        const auto next = [&](SectionKind kind, uint64_t address) {
            return place_sections(kind, align_up(address, memory_alignment_bytes));
        };
        uint64_t end = next(SectionKind::rodata, address_map::arena_base);
        end = next(SectionKind::data, end);
        got_address_ = align_up(end, memory_alignment_bytes);
        program_.global_pointer = got_address_ + uint64_t(gp_offset);
        end = next(SectionKind::bss, got_address_ + 8 * got_.size());
        end = align_up(end, memory_alignment_bytes);
        for (AsmSymbol& symbol : object_.symbols) {
            if (symbol.value || symbol.common_bytes == 0 || symbols_.definition(symbol) != &symbol)
                continue;
            symbol.address = int64_t(align_up(end, symbol.common_alignment_bytes));
            symbol.kind = SymbolKind::memory;
            symbol.state = AsmSymbol::State::done;
            end = uint64_t(symbol.address) + symbol.common_bytes;
        }
        memory_end_ = end;
    }

    // ---- Global offset table ----

    // symbol + number, or section + offset: what a table entry can hold.
    struct GotKey {
        const void* base;
        int64_t offset;
        bool operator<(const GotKey& other) const {
            return std::pair(base, offset) < std::pair(other.base, other.offset);
        }
    };

    static GotKey got_key(const Node* node) {
        if (node->kind == Node::Kind::constant || node->kind == Node::Kind::label)
            return {node->section, node->value};
        if (node->kind == Node::Kind::symbol)
            return {node->symbol, 0};
        return {node, 0};
    }

    void count_got_entries() {
        for (const InstructionFixup& fixup : object_.instruction_fixups)
            if (fixup.relocation == Relocation::literal &&
                got_.emplace(got_key(fixup.node), got_nodes_.size()).second)
                got_nodes_.push_back(&fixup);
    }

    void fill_got() {
        for (const InstructionFixup* fixup : got_nodes_)
            guarded(fixup->place, [&] {
                const auto value = uint64_t(symbols_.evaluate(fixup->node).value);
                for (int i = 0; i < 8; ++i)
                    got_bytes_.push_back(uint8_t(value >> (8 * i)));
            });
    }

    // ---- Values into instructions and data ----

    static size_t text_index(const InstructionFixup& fixup) {
        return address_map::instruction_index(fixup.section->address) + fixup.index;
    }

    // Whether the value cannot be known; that is reported, here or already.
    static bool lacks_symbol(const Value& value) {
        if (!value.undefined || value.undefined->weak)
            return false;
        if (!value.undefined->used)  // but only by way of .set
            throw LinkError{fmt::format("undefined symbol {}", value.undefined->name), ""};
        return true;
    }

    void apply(const InstructionFixup& fixup) {
        Instruction& instruction = fixup.section->instructions[fixup.index];
        const Value value = symbols_.evaluate(fixup.node);
        if (lacks_symbol(value)) {
            program_.undefined[text_index(fixup)] = value.undefined->name;
            return;
        }
        if (fixup.kind == FixupKind::target) {
            instruction.immediate = branch_target(fixup, value);
            return;
        }
        const int64_t number = relocated(fixup, instruction, value);
        if (number < fixup.minimum || number > fixup.maximum) {
            RangeError error = out_of_range(fixup.kind, number, fixup.minimum, fixup.maximum);
            if (value.kind == SymbolKind::memory || value.kind == SymbolKind::text)
                error.hint = "an address of main memory comes from the global offset table: "
                             "ldl Ra,symbol($gp) !literal";
            throw LinkError{error.message, error.hint};
        }
        set_value(instruction, fixup.kind, int32_t(number));
    }

    int32_t branch_target(const InstructionFixup& fixup, const Value& value) const {
        const auto target = uint64_t(value.value);
        if (value.undefined)
            throw LinkError{
                fmt::format("branch to {}, which is weak and undefined", value.undefined->name),
                ""};
        if (target < address_map::text_base || target >= text_end_) {
            const std::string where = value.kind == SymbolKind::text ? "beyond the end of the text"
                                      : value.kind == SymbolKind::absolute ? "to a plain number"
                                                                           : "to data";
            throw LinkError{
                fmt::format("branch {} ({:#x})", where, target),
                fmt::format("text is {:#x}..{:#x}", address_map::text_base, text_end_ - 1)};
        }
        if (target % instruction_bytes != 0)
            throw LinkError{fmt::format("branch to {:#x}, which is not a multiple of 4", target),
                            "instructions are 4 bytes"};
        const uint64_t next = fixup.section->address + (fixup.index + 1) * instruction_bytes;
        const auto bytes = int64_t(target - next);
        if (bytes < -max_branch_bytes || bytes >= max_branch_bytes)
            throw LinkError{fmt::format("branch over {} bytes; 21 bits of instructions reach {}",
                                        bytes, max_branch_bytes),
                            "load the address and use jmp"};
        return int32_t(target - address_map::text_base);
    }

    int64_t relocated(const InstructionFixup& fixup, const Instruction& instruction,
                      const Value& value) {
        const int64_t address = value.value;
        const auto gp = int64_t(program_.global_pointer);
        switch (fixup.relocation) {
        case Relocation::none:
            return address;
        case Relocation::literal:
            return int64_t(got_address_) + 8 * int64_t(got_.at(got_key(fixup.node))) - gp;
        case Relocation::gpdisp:
            return gp_displacement(fixup, instruction);
        case Relocation::tprelhi:
            check_ldm(value);
            return high_part(address);
        case Relocation::tprello:
            check_ldm(value);
            if (instruction.b == zero_register && low_part(address) != address)
                throw LinkError{
                    fmt::format("LDM address {:#x} is too large for one displacement", address),
                    "first ldih Rt,symbol($31) !tprelhi, then symbol(Rt) !tprello"};
            return low_part(address);
        case Relocation::gprelhigh:
            check_memory(value);
            return high_part(distance(gp, address));
        case Relocation::gprellow:
            check_memory(value);
            return low_part(distance(gp, address));
        }
        return address;
    }

    // The base register of the pair's ldih holds that ldih's address, less what the pair's own
    // displacements add up to.
    int64_t gp_displacement(const InstructionFixup& fixup, const Instruction& instruction) {
        const bool high = instruction.op == isa::Op::ldih;
        const InstructionFixup& partner = object_.instruction_fixups[fixup.partner];
        if (!high && instruction.op != isa::Op::ldi)
            throw LinkError{"!gpdisp belongs to ldih and ldi", ""};
        if (&partner == &fixup)
            return 0;  // said already
        const InstructionFixup& first = high ? fixup : partner;
        const InstructionFixup& second = high ? partner : fixup;
        if (first.index > second.index)
            throw LinkError{"of a !gpdisp pair the ldih comes first", ""};
        const uint64_t base = first.section->address + first.index * instruction_bytes;
        const int64_t own = *apply_operation('+', symbols_.evaluate(first.node).value << 16,
                                             symbols_.evaluate(second.node).value);
        const int64_t total =
            distance(int64_t(base), *apply_operation('+', int64_t(program_.global_pointer), own));
        return high ? high_part(total) : low_part(total);
    }

    // A direct call need not set $27, from which a function computes its $gp. As all text shares
    // one $gp, such a call enters behind that pair; GNU ld does so for !samegp.
    void skip_gp_loads() {
        std::set<int32_t> gp_loads;  // offsets in the text
        for (const InstructionFixup& fixup : object_.instruction_fixups) {
            const Instruction& high = fixup.section->instructions[fixup.index];
            if (fixup.relocation != Relocation::gpdisp || high.op != isa::Op::ldih ||
                high.b != procedure_value)
                continue;
            const InstructionFixup& low = object_.instruction_fixups[fixup.partner];
            if (low.section == fixup.section && low.index == fixup.index + 1)
                gp_loads.insert(int32_t(fixup.section->address - address_map::text_base +
                                        fixup.index * instruction_bytes));
        }
        for (const InstructionFixup& fixup : object_.instruction_fixups) {
            Instruction& call = fixup.section->instructions[fixup.index];
            if (call.op == isa::Op::bsr && gp_loads.contains(call.immediate))
                call.immediate += int32_t(2 * instruction_bytes);
        }
    }

    static void check_ldm(const Value& value) {
        if (value.kind == SymbolKind::text || value.kind == SymbolKind::memory)
            throw LinkError{"this address is in main memory, not in LDM",
                            "put the data into .section .tdata_local, or use !literal"};
    }

    static void check_memory(const Value& value) {
        if (value.kind == SymbolKind::ldm)
            throw LinkError{"this address is in LDM, not in main memory",
                            "use !tprelhi and !tprello"};
    }

    void apply(const DataFixup& fixup) {
        Value value = symbols_.evaluate(fixup.node);
        if (lacks_symbol(value))
            return;
        if (fixup.gp_relative)
            value.value = distance(int64_t(program_.global_pointer), value.value);
        const int bits = 8 * fixup.bytes;
        const bool fits = bits == 64 || (value.value >> (bits - 1)) == 0 ||
                          (value.value >> (bits - 1)) == -1 || (value.value >> bits) == 0;
        if (!fits)
            throw LinkError{
                fmt::format("{:#x} does not fit in {} bytes", value.value, fixup.bytes),
                value.kind == SymbolKind::absolute ? "" : "addresses of main memory need .quad"};
        for (int i = 0; i < fixup.bytes; ++i)
            fixup.section->bytes[fixup.offset + uint64_t(i)] = uint8_t(value.value >> (8 * i));
    }

    // ---- The program ----

    void flatten_text() {
        program_.text.reserve(address_map::instruction_index(text_end_));
        for_each_section(SectionKind::text, [&](Section& section) {
            const uint64_t start = address_map::instruction_index(section.address);
            program_.text.resize(start);  // pads with nops
            program_.text.insert(program_.text.end(), section.instructions.begin(),
                                 section.instructions.end());
            if (options_.keep_statements) {
                program_.statements.resize(start);
                program_.statements.insert(program_.statements.end(), section.statements.begin(),
                                           section.statements.end());
                program_.statements.resize(program_.text.size());
            }
            if (!section.compiled_from.empty()) {
                program_.compiled_from.resize(start);
                program_.compiled_from.insert(program_.compiled_from.end(),
                                              section.compiled_from.begin(),
                                              section.compiled_from.end());
            }
        });
        if (!program_.compiled_from.empty())
            program_.compiled_from.resize(program_.text.size());
    }

    static void copy(const Section& section, uint64_t base, std::vector<uint8_t>& image) {
        std::ranges::copy(section.bytes, image.begin() + int64_t(section.address - base));
    }

    void copy_data() {
        program_.ldm.resize(ldm_end_ - ldm_data_start);
        for (const SectionKind kind : {SectionKind::ldm_low, SectionKind::ldm})
            for_each_section(kind, [&](Section& s) { copy(s, ldm_data_start, program_.ldm); });
        program_.memory.bytes.resize(memory_end_ - address_map::arena_base);
        for (const SectionKind kind : {SectionKind::rodata, SectionKind::data})
            for_each_section(
                kind, [&](Section& s) { copy(s, address_map::arena_base, program_.memory.bytes); });
        std::ranges::copy(got_bytes_, program_.memory.bytes.begin() +
                                          int64_t(got_address_ - address_map::arena_base));
    }

    void add_symbols() {
        for (const bool global : {true, false})
            for (AsmSymbol& symbol : object_.symbols) {
                const bool private_name =
                    symbol.name.starts_with(".L") || symbol.name.starts_with("$L");
                if (symbol.temporary || private_name || !SymbolResolver::is_defined(symbol) ||
                    symbol.global != global || symbols_.definition(symbol) != &symbol)
                    continue;
                guarded(symbol.place, [&] { add_symbol(symbol); });
            }
    }

    void add_symbol(AsmSymbol& symbol) {
        const Value value = symbols_.value_of(symbol);
        std::string name(symbol.name);
        // Two files may have local symbols of one name.
        if (program_.symbols.contains(name))
            name += "@" + program_.files[symbol.file].path;
        program_.symbols.emplace(std::move(name), Symbol{uint64_t(value.value), value.kind,
                                                         symbol.global, symbol.place.where});
    }

    void add_regions() {
        for (const RegionMark& mark : object_.regions) {
            const auto offset = [](const Section* section, uint64_t position) {
                return uint32_t(section->address + position - address_map::text_base);
            };
            program_.regions.push_back(
                {std::string(mark.name), offset(mark.begin_section, mark.begin),
                 offset(mark.end_section, mark.end), mark.place.where, mark.end_place.where});
        }
    }

    Object& object_;
    Program& program_;
    Reporter& reporter_;
    const AssemblerOptions& options_;
    SymbolResolver symbols_;
    std::map<GotKey, size_t> got_;
    std::vector<const InstructionFixup*> got_nodes_;
    std::vector<uint8_t> got_bytes_;
    uint64_t got_address_ = 0;
    uint64_t text_end_ = address_map::text_base;
    uint64_t ldm_end_ = ldm_data_start;
    uint64_t memory_end_ = address_map::arena_base;
};

}  // namespace

void link(Object& object, Program& program, Reporter& reporter, const AssemblerOptions& options) {
    Linker(object, program, reporter, options).link();
}

RangeError out_of_range(FixupKind kind, int64_t value, int minimum, int maximum) {
    const std::string_view what = kind == FixupKind::displacement ? "displacement" : "literal";
    std::string hint;
    if (kind == FixupKind::displacement)
        hint = "add the upper part to the base with ldih first";
    else if (kind == FixupKind::literal)
        hint = "load it into a register with ldi";
    return {fmt::format("{} {} is out of range {}..{}", what, value, minimum, maximum), hint};
}

void set_value(Instruction& instruction, FixupKind kind, int32_t value) {
    if (kind == FixupKind::number)
        instruction.sub = uint8_t(value);
    else
        instruction.immediate = value;
}

}  // namespace swsim
