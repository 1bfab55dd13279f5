// SPDX-License-Identifier: Apache-2.0
#include "sim/analysis/addresses.h"

#include <algorithm>
#include <set>
#include <tuple>

namespace swsim::analysis {

Overlap overlap(const SymbolicAccess& first, const SymbolicAccess& second) {
    if (first.unknown || second.unknown || first.address.symbol != second.address.symbol)
        return Overlap::unknown;
    const auto below = [](const SymbolicAccess& access) {
        return access.rounded ? int64_t(access.bytes) - 1 : 0;
    };
    const int64_t a = first.address.offset;
    const int64_t b = second.address.offset;
    if (a + int64_t(first.bytes) <= b - below(second) ||
        b + int64_t(second.bytes) <= a - below(first))
        return Overlap::never;
    return first.rounded || second.rounded ? Overlap::unknown : Overlap::always;
}

SymbolicRegisters::SymbolicRegisters(const Program& program) : program_(program) {
    for (SymbolicValue& value : values_)
        value = fresh();
    values_[zero_register] = {0, 0};
}

SymbolicValue SymbolicRegisters::displaced(size_t index, SymbolicValue base, int64_t displacement) {
    const auto missing = program_.undefined.find(index);
    if (missing == program_.undefined.end())
        return {base.symbol, base.offset + displacement};
    // The text tells symbol + 4 from symbol + 8, but not how far apart they are.
    const std::string text =
        index < program_.statements.size() ? program_.statements[index] : missing->second;
    const size_t from = std::min(text.find(','), text.size());
    const auto [entry, added] = missing_.try_emplace(
        {text.substr(from, text.rfind('(') - from), base.symbol}, next_symbol_);
    next_symbol_ += added;
    return {entry->second, base.offset};
}

SymbolicAccess SymbolicRegisters::access(size_t index, const Decoded& decoded) {
    SymbolicAccess access;
    access.bytes = decoded.bytes;
    access.rounded = decoded.block_mask != 0;
    access.unknown = decoded.kind == Kind::lookup;
    access.address = displaced(index, values_[decoded.b], decoded.immediate);
    return access;
}

SymbolicValue SymbolicRegisters::result_of(size_t index) {
    const Instruction& instruction = program_.text[index];
    const SymbolicValue a = values_[instruction.a];
    const SymbolicValue b = values_[instruction.b];
    const int64_t literal = instruction.immediate;
    switch (instruction.op) {
    case isa::Op::ldi:
        return displaced(index, b, literal);
    case isa::Op::ldih:
        return program_.undefined.contains(index)
                   ? displaced(index, b, 0)
                   : SymbolicValue{b.symbol, b.offset + (literal << 16)};
    case isa::Op::addl:
        if (instruction.literal)
            return {a.symbol, a.offset + literal};
        if (a.symbol == 0)
            return {b.symbol, a.offset + b.offset};
        if (b.symbol == 0)
            return {a.symbol, a.offset + b.offset};
        return fresh();
    case isa::Op::subl:
        if (instruction.literal)
            return {a.symbol, a.offset - literal};
        return b.symbol == 0 ? SymbolicValue{a.symbol, a.offset - b.offset} : fresh();
    case isa::Op::or_:
        if (instruction.a == zero_register && !instruction.literal)
            return b;
        if (instruction.b == zero_register && !instruction.literal)
            return a;
        return fresh();
    default:
        return fresh();
    }
}

void SymbolicRegisters::execute(size_t index) {
    const Instruction& instruction = program_.text[index];
    if (instruction.result() != zero_register)
        values_[instruction.result()] = result_of(index);
    if (isa::action(instruction.op) == isa::Action::indirect || isa::is_call(instruction.op))
        for (unsigned i = 0; i < zero_register; ++i)  // what is called may change anything
            values_[i] = fresh();
}

namespace {

// More passes apart, two accesses cannot be near in time.
constexpr size_t max_steps = 100'000;

struct PastStore {
    size_t position;
    unsigned pass;
    SymbolicAccess access;
};

}  // namespace

std::vector<StoreToLoad> store_to_loads(const Program& program, const Path& path,
                                        Cycle store_to_load, bool& may_alias) {
    SymbolicRegisters registers(program);
    const size_t length = std::max<size_t>(1, path.items.size());
    const auto passes =
        path.loops ? unsigned(std::min<size_t>(store_to_load + 2, 2 + max_steps / length)) : 1u;
    std::vector<PastStore> stores;
    std::set<std::tuple<size_t, size_t, unsigned>> found;
    for (unsigned pass = 0; pass < passes; ++pass)
        for (size_t position = 0; position < path.items.size(); ++position) {
            const PathItem& item = path.items[position];
            if (reads_ldm(item.decoded.kind) && pass + 1 == passes) {
                const SymbolicAccess access = registers.access(item.index, item.decoded);
                for (const PastStore& store : stores) {
                    const Overlap how = overlap(store.access, access);
                    if (how == Overlap::always)
                        found.insert({store.position, position, pass - store.pass});
                    may_alias |= how == Overlap::unknown;
                }
            }
            if (item.decoded.kind == Kind::store)
                stores.push_back({position, pass, registers.access(item.index, item.decoded)});
            registers.execute(item.index);
        }
    std::vector<StoreToLoad> result;
    for (const auto& [store, load, apart] : found)
        result.push_back({store, load, apart});
    return result;
}

}  // namespace swsim::analysis
