// SPDX-License-Identifier: Apache-2.0
#include "sim/analysis/path.h"

#include <algorithm>
#include <set>

#include <fmt/format.h>

namespace swsim::analysis {

namespace {

constexpr size_t instruction_bytes = address_map::instruction_bytes;

void note_once(Path& path, std::string note) {
    if (std::ranges::find(path.notes, note) == path.notes.end())
        path.notes.push_back(std::move(note));
}

}  // namespace

std::optional<size_t> branch_target(const Program& program, size_t index) {
    const isa::Action action = isa::action(program.text[index].op);
    if ((action != isa::Action::branch && action != isa::Action::direct) ||
        program.undefined.contains(index))
        return std::nullopt;
    return size_t(program.text[index].immediate) / instruction_bytes;
}

std::vector<Span> innermost_loops(const Program& program) {
    std::vector<Span> loops;
    for (size_t i = 0; i < program.text.size(); ++i)
        if (const auto target = branch_target(program, i);
            target && *target <= i && !isa::is_call(program.text[i].op))
            loops.push_back({*target, i + 1});
    std::vector<Span> innermost;
    for (const Span& loop : loops) {
        const bool has_inner = std::ranges::any_of(loops, [&](const Span& other) {
            return other.begin >= loop.begin && other.end <= loop.end && !(other == loop);
        });
        if (!has_inner)
            innermost.push_back(loop);
    }
    return innermost;
}

std::vector<Span> functions(const Program& program) {
    std::set<size_t> begins = {program.text.size()};
    for (const auto& [name, symbol] : program.symbols)
        if (symbol.kind == SymbolKind::text && symbol.global)
            begins.insert(address_map::instruction_index(symbol.value));
    for (size_t i = 0; i < program.text.size(); ++i)
        if (const isa::Op op = program.text[i].op; op == isa::Op::ret || op == isa::Op::halt)
            begins.insert(i + 1);
    std::vector<Span> found;
    size_t begin = 0;
    for (const size_t next : begins) {
        size_t end = next;
        while (end > begin && program.text[end - 1].op == isa::Op::nop)
            --end;
        if (begin < end)
            found.push_back({begin, end});
        begin = next;
    }
    return found;
}

Path path_of(const Program& program, const std::vector<Decoded>& code, Span span, bool loops) {
    Path path;
    path.span = span;
    path.loops = loops;
    for (size_t i = span.begin; i < span.end;) {
        PathItem item{i, code[i], false};
        const auto target = branch_target(program, i);
        size_t next = i + 1;
        if (loops && i + 1 == span.end) {
            item.taken = true;
        } else if (isa::is_call(program.text[i].op)) {
            item.taken = true;
            note_once(path, "calls are stepped over: the cycles of what is called are not counted");
        } else if (item.decoded.kind == Kind::direct && target && *target > i &&
                   *target <= span.end) {
            item.taken = true;
            next = *target;
            note_once(path, "br is followed");
        } else if (item.decoded.kind == Kind::branch && target && *target > i) {
            note_once(path, "conditional branches forward are not taken");
        } else if (item.decoded.kind == Kind::branch) {
            note_once(path, "a branch backward is gone through once, as at the end of its loop");
        } else if (item.decoded.kind == Kind::indirect || item.decoded.kind == Kind::direct) {
            item.taken = true;
            note_once(path, "what jumps away is taken to go on behind itself");
        }
        path.items.push_back(item);
        i = next;
    }
    return path;
}

}  // namespace swsim::analysis
