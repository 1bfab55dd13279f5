// SPDX-License-Identifier: Apache-2.0
//
// Static analysis against the simulator, which knows nothing of it.
#include <catch2/catch.hpp>

#include <functional>
#include <numeric>

#include <fmt/format.h>

#include "asm/assembler.h"
#include "sim/analysis/analysis.h"
#include "sim/analysis/equivalence.h"
#include "sim/analysis/scheduler.h"
#include "sim/cpe/execute.h"
#include "tests/sim/cpe/random_program.h"
#include "tests/sim/support.h"

namespace swsim::test {
namespace {

using namespace analysis;

const std::string head = ".text\n.globl main\nmain:\n";

Machine machine_with(const std::vector<std::string>& settings) {
    Machine machine;
    for (const std::string& setting : settings)
        machine.set(setting);
    return machine;
}

struct Loop {
    Program program;
    Machine machine;
    Path path;
};

Loop only_loop(const std::string& body, const std::vector<std::string>& settings = {}) {
    Loop loop{assemble_text(head + body), machine_with(settings), {}};
    const std::vector<Span> spans = innermost_loops(loop.program);
    REQUIRE(spans.size() == 1);
    loop.path = path_of(loop.program, decode(loop.program, loop.machine), spans[0], true);
    return loop;
}

Rational bound_named(const std::vector<Bound>& bounds, const std::string& name) {
    for (const Bound& bound : bounds)
        if (bound.name == name)
            return bound.cycles;
    return Rational(-1);
}

// ---- Random loops ------------------------------------------------------------------------------

// Registers: $16 LDM window, $18 table behind it, $17 counter; any of $0..$15.
class RandomCode {
  public:
    explicit RandomCode(uint64_t seed) : random_(seed) {}

    std::string code(unsigned length) {
        std::string text;
        for (unsigned i = 0; i < length;)
            i += segment(text);
        return text;
    }
    std::vector<std::string> settings() {
        std::vector<std::string> result = no_fetch_stalls;
        const auto sometimes = [&](const char* name, unsigned low, unsigned high) {
            if (random_.one_in(3))
                result.push_back(fmt::format("{}={}", name, random_.between(low, high)));
        };
        sometimes("cpe.latency.vector_integer", 1, 5);
        sometimes("cpe.latency.integer", 1, 3);
        sometimes("cpe.latency.load", 1, 9);
        sometimes("cpe.latency.store", 1, 12);
        sometimes("cpe.latency.divide", 2, 20);
        sometimes("cpe.branch.taken_cycles", 0, 3);
        sometimes("cpe.selldw.interval_cycles", 1, 4);
        sometimes("cpe.selldw.drain_cycles", 1, 15);
        return result;
    }
    RandomProgram& random() { return random_; }

  private:
    std::string reg() { return fmt::format("${}", random_.between(0, 15)); }

    unsigned segment(std::string& text) {
        constexpr std::array vectors{"vaddw", "vxorw", "vbisw", "vandw"};
        constexpr std::array scalars{"addl", "xor", "and", "subw", "mull", "cmplt"};
        switch (random_.between(0, 11)) {
        case 0:
        case 1:
        case 2:
        case 3:
            text +=
                fmt::format("{} {},{},{}\n", vectors[random_.between(0, 3)], reg(), reg(), reg());
            return 1;
        case 4:
            text += fmt::format("vsllw {},{},{}\n", reg(), random_.between(0, 31), reg());
            return 1;
        case 5:
        case 6:
            text +=
                fmt::format("{} {},{},{}\n", scalars[random_.between(0, 5)], reg(), reg(), reg());
            return 1;
        case 7:
            text += fmt::format("vldd {},{}($16)\n", reg(), 32 * random_.between(0, 3));
            return 1;
        case 8:
            text += fmt::format("vstd {},{}($16)\n", reg(), 32 * random_.between(0, 3));
            return 1;
        case 9:
            text += fmt::format("{} {},{}($16)\n", random_.one_in(2) ? "ldl" : "stl", reg(),
                                8 * random_.between(0, 15));
            return 1;
        case 10:
            if (random_.one_in(3)) {
                text += fmt::format("fdivd {},{},{}\n", reg(), reg(), reg());
                return 1;
            }
            text += fmt::format("vinsw {},{},{},{}\n", reg(), reg(), random_.between(0, 7), reg());
            return 1;
        default:
            return lookup(text);
        }
    }

    unsigned lookup(std::string& text) {
        const std::string offsets = reg();
        const std::string target = reg();
        text += fmt::format("vandw {0},255,{0}\n", offsets);
        // Sometimes not all words: then it matters what the look-up before it has left.
        const int first = random_.one_in(8) ? int(random_.between(0, 7)) : 7;
        for (int word = first; word >= 0; --word)
            text += fmt::format("selldw {},$18,{},{}\n", offsets, word, target);
        return unsigned(first) + 2;
    }

    RandomProgram random_;
};

std::string loop_text(const std::string& body, unsigned passes, bool shifted) {
    return fmt::format(
        "ldi $16,4096($31)\nldi $18,8192($31)\nldih $17,{}($31)\nldi $17,{}($17)\n{}again:\n{}"
        "subl $17,1,$17\nbgt $17,again\nhalt\n",
        passes >> 15, passes & 0x7fff, shifted ? "nop\n" : "", body);
}

}  // namespace

TEST_CASE("is the steady state of a random loop what the simulator takes?", "[analysis]") {
    for (unsigned seed = 1; seed <= 400; ++seed) {
        RandomCode generator(seed);
        const std::vector<std::string> settings = generator.settings();
        const std::string body = generator.code(generator.random().between(1, 30));
        const bool shifted = generator.random().one_in(2);
        const Loop loop = only_loop(loop_text(body, 1, shifted), settings);
        const Trace predicted = trace(loop.program, loop.path, loop.machine);
        const unsigned passes = 64 * predicted.passes;
        const auto cycles = [&](unsigned count) {
            return run(loop_text(body, count, shifted), {.settings = settings}).cycles();
        };
        INFO("seed " << seed << "\n" << body);
        const auto taken = int64_t(cycles(2 * passes) - cycles(passes));
        CHECK(Rational(taken, passes) == predicted.cycles);
        const std::vector<Bound> bounds = bounds_of(loop.program, loop.path, loop.machine);
        for (const Bound& bound : bounds) {
            INFO(bound.name << " " << bound.cycles.text());
            CHECK(bound.cycles <= predicted.cycles);
        }
        // What is said of the other alignment is what a nop before the loop does.
        const Trace other = trace(loop.program, loop.path, loop.machine, {.shift = 1});
        const Loop moved = only_loop(loop_text(body, 1, !shifted), settings);
        CHECK(other.cycles == trace(moved.program, moved.path, moved.machine).cycles);
    }
}

TEST_CASE("what bounds a loop that is counted by hand?", "[analysis]") {
    SECTION("pipe 0") {
        const Loop loop = only_loop("again: vaddw $1,$2,$3\nvaddw $1,$2,$4\nvaddw $1,$2,$5\n"
                                    "subl $17,1,$17\nbgt $17,again\nhalt\n");
        const std::vector<Bound> bounds = bounds_of(loop.program, loop.path, loop.machine);
        CHECK(bound_named(bounds, "p0") == Rational(3));
        CHECK(bound_named(bounds, "p1") == Rational(1));
        CHECK(bound_named(bounds, "both_pipes") == Rational(3));
        CHECK(bound_named(bounds, "dependences") == Rational(1));  // the counter
        // vaddw | vaddw, subl | vaddw, bgt: P1 goes on while P0 has a queue.
        const Trace taken = trace(loop.program, loop.path, loop.machine);
        CHECK(taken.cycles == Rational(3));
        CHECK(taken.dual == 2 * taken.passes);
        Machine strict;
        strict.set("cpe.queue_entries=0");
        // vaddw | vaddw | vaddw, subl | bgt
        CHECK(trace(loop.program, loop.path, strict).cycles == Rational(4));
    }
    SECTION("a dependence over two registers and two passes") {
        // $1 = f($2), $2 = g(old $1): 2 + 2 cycles in one pass, as $1 is read before it is written.
        const Loop loop = only_loop("again: vaddw $2,$2,$3\nvaddw $1,$1,$2\nvaddw $3,$3,$1\n"
                                    "subl $17,1,$17\nbgt $17,again\nhalt\n");
        const std::vector<Bound> bounds = bounds_of(loop.program, loop.path, loop.machine);
        // $3 <- $2 of the pass before <- $1 of the pass before that <- $3: 6 cycles in 2 passes.
        CHECK(bound_named(bounds, "dependences") == Rational(3));
    }
    SECTION("memory: a load of what the pass before has stored") {
        const Loop loop = only_loop("again: ldl $1,0($16)\naddl $1,1,$1\nstl $1,0($16)\n"
                                    "subl $17,1,$17\nbgt $17,again\nhalt\n");
        const std::vector<Bound> bounds = bounds_of(loop.program, loop.path, loop.machine);
        const Machine machine;
        const auto expected = int64_t(machine.latency(isa::TimingClass::load) +
                                      machine.latency(isa::TimingClass::integer) +
                                      machine.latency(isa::TimingClass::store));
        CHECK(bound_named(bounds, "dependences") == Rational(expected));
        CHECK(trace(loop.program, loop.path, loop.machine).cycles >= Rational(expected));
    }
    SECTION("memory: the pointer moves on, so nothing is loaded that was stored") {
        const Loop loop = only_loop("again: ldl $1,0($16)\naddl $1,1,$1\nstl $1,0($16)\n"
                                    "ldi $16,8($16)\nsubl $17,1,$17\nbgt $17,again\nhalt\n");
        CHECK(bound_named(bounds_of(loop.program, loop.path, loop.machine), "dependences") ==
              Rational(1));
    }
    SECTION("selldw's buffer") {
        std::string body = "again:\n";
        for (int word = 7; word >= 0; --word)
            body += fmt::format("selldw $1,$16,{},$2\n", word);
        const Loop loop = only_loop(body + "subl $17,1,$17\nbgt $17,again\nhalt\n");
        CHECK(bound_named(bounds_of(loop.program, loop.path, loop.machine), "selldw_buffer") ==
              Rational(22));
        CHECK(trace(loop.program, loop.path, loop.machine).cycles == Rational(22));
    }
}

namespace {

// What the last instruction of straight code waited for: first its issue, then its decode.
std::pair<Binding, Binding> why_last(const std::string& body) {
    const Program program = assemble_text(head + body);
    const Machine machine;
    const Path path = path_of(program, decode(program, machine), {0, program.text.size()}, false);
    const Step last = trace(program, path, machine).steps.back();
    return {last.issued.binding, last.decoded.binding};
}

}  // namespace

TEST_CASE("is it known what an instruction waited for?", "[analysis]") {
    using enum Binding;
    using Why = std::pair<Binding, Binding>;
    // On P1 the multiplications' results; fdivd takes P0's first place, faddd its second.
    const std::string full = "fdivd $1,$2,$3\nnop\nfaddd $3,$1,$4\nnop\nfaddd $3,$2,$5\nnop\n";
    CHECK(why_last("vaddw $1,$2,$3\nldl $4,0($5)\n") == Why(at_once, pair));
    CHECK(why_last("vaddw $1,$2,$3\nnop\nvaddw $1,$2,$4\n") == Why(order, decode));
    CHECK(why_last("vaddw $1,$2,$3\nvaddw $1,$2,$4\n") == Why(order, pair));
    CHECK(why_last("ldl $1,0($2)\nnop\nvaddw $1,$3,$4\n") == Why(operand, decode));
    CHECK(why_last("stl $1,0($2)\nvaddw $3,$4,$5\nldl $6,0($2)\n") == Why(store, decode));
    CHECK(why_last("fdivd $1,$2,$3\nnop\nfdivd $1,$2,$4\n") == Why(unit, decode));
    // The load writes what P0 has still to read.
    CHECK(why_last("fdivd $1,$2,$3\nnop\nfaddd $3,$4,$5\nldl $4,0($6)\n") == Why(overwrite, pair));
    CHECK(why_last("fdivd $1,$2,$3\nnop\nfaddd $3,$4,$5\nhalt\n") == Why(drain, pair));
    // P0 holds two that wait for the division: what follows is not even decoded.
    CHECK(why_last(full + "faddd $3,$6,$7\nldl $8,0($9)\n") == Why(at_once, pair));
    CHECK(why_last(full + "faddd $3,$6,$7\n").second == queue);
    CHECK(why_last("br next\nnop\nnext: vaddw $1,$2,$3\n") == Why(at_once, branch));
}

TEST_CASE("is the longest cycle ratio that of all cycles?", "[analysis]") {
    for (unsigned seed = 1; seed <= 300; ++seed) {
        RandomProgram random(seed);
        const size_t size = random.between(1, 6);
        std::vector<Dependence> edges;
        for (unsigned i = random.between(1, 12); i > 0; --i) {
            const size_t from = random.between(0, unsigned(size) - 1);
            const size_t to = random.between(0, unsigned(size) - 1);
            // Within a pass, only forward.
            const unsigned passes = from < to ? random.between(0, 2) : random.between(1, 3);
            edges.push_back({from, to, random.between(1, 9), passes, false});
        }
        // By going along all simple ways.
        Rational longest(0);
        std::vector<bool> visited(size, false);
        const std::function<void(size_t, size_t, int64_t, int64_t)> walk =
            [&](size_t start, size_t at, int64_t latency, int64_t passes) {
                for (const Dependence& edge : edges) {
                    if (edge.from != at)
                        continue;
                    const int64_t more = latency + int64_t(edge.latency);
                    const int64_t further = passes + edge.passes;
                    if (edge.to == start)
                        longest = std::max(longest, Rational(more, further));
                    else if (edge.to > start && !visited[edge.to]) {
                        visited[edge.to] = true;
                        walk(start, edge.to, more, further);
                        visited[edge.to] = false;
                    }
                }
            };
        for (size_t start = 0; start < size; ++start)
            walk(start, start, 0, 0);
        const DependenceCycle found = longest_cycle(size, edges);
        INFO("seed " << seed);
        CHECK(found.cycles == longest);
    }
}

// ---- What instructions read and write ----------------------------------------------------------

TEST_CASE("do instructions use the upper register halves that are listed?", "[analysis]") {
    RandomProgram random(1);
    Machine machine;
    for (const isa::Row& row : isa::rows()) {
        Instruction instruction;
        instruction.op = row.op;
        if (effects_of(instruction).fixed)
            continue;
        const bool family = isa::family_maximum(row.op) >= 0;
        bool has_a = false;
        bool has_b = false;
        bool has_c = false;
        bool has_d = false;
        for (const isa::Operand& operand : isa::operands(row.shape)) {
            has_a |= operand.field == isa::Field::a;
            has_b |= operand.field == isa::Field::b;
            has_c |= operand.field == isa::Field::c;
            has_d |= operand.field == isa::Field::d;
        }
        instruction.a = has_a ? 1 : zero_register;
        instruction.b = has_b ? 2 : zero_register;
        instruction.c = has_c ? 3 : zero_register;
        instruction.d = has_d ? 4 : zero_register;
        instruction.sub = family ? 6 : 0;
        const Effects effects = effects_of(instruction);
        const Decoded decoded = decode_one(instruction, machine);
        Halves reads = 0;
        Halves writes = 0;
        for (unsigned repeat = 0; repeat < 200; ++repeat) {
            auto before = std::make_unique<CoreState>();
            for (unsigned r = 0; r < zero_register; ++r)
                for (int lane = 0; lane < 4; ++lane)
                    before->registers[r].u64[lane] = random.one_in(2)
                                                         ? random.between(0, 40)
                                                         : uint64_t(random.between(0, ~1u)) << 20;
            before->registers[2].u64[0] = 4096 + 32 * random.between(0, 9);
            before->logic_table[6] = 0x6a;
            const auto result = [&](CoreState state) {
                execute(decoded, state, &state.ldm[4096], state.scalar(2), 0);
                return state;
            };
            const CoreState after = result(*before);
            for (unsigned r = 0; r < zero_register; ++r) {
                if (after.registers[r].u64[0] != before->registers[r].u64[0])
                    writes |= low_half(r);
                for (int lane = 1; lane < 4; ++lane)
                    if (after.registers[r].u64[lane] != before->registers[r].u64[lane])
                        writes |= high_half(r);
            }
            for (const unsigned r : {1u, 2u, 3u}) {
                auto changed = std::make_unique<CoreState>(*before);
                for (int lane = 1; lane < 4; ++lane)
                    changed->registers[r].u64[lane] ^= uint64_t(random.between(0, ~1u)) << 13;
                const CoreState other = result(*changed);
                if (!(other.registers[4] == after.registers[4]) || other.ldm != after.ldm)
                    reads |= high_half(r);
            }
        }
        INFO(row.id);
        // Nothing that happens is missing in the list.
        CHECK((reads & ~effects.reads) == 0);
        CHECK((writes & ~effects.writes) == 0);
    }
}

// ---- Scheduling --------------------------------------------------------------------------------

namespace {

struct Rescheduled {
    Program before;
    Program after;
    Schedule schedule;
};

Rescheduled reschedule(const std::string& body, const Machine& machine,
                       ScheduleOptions options = {}) {
    Rescheduled result{assemble_text(head + body), {}, {}};
    const Region& region = result.before.regions.at(0);
    const Liveness liveness(result.before);
    result.schedule = schedule_region(result.before, machine, liveness,
                                      {region.begin / 4, region.end / 4}, options);
    result.after = apply(result.before, result.schedule);
    return result;
}

std::string text_of(const Program& program) {
    std::string text;
    for (size_t i = 0; i < program.text.size(); ++i)
        text += program.text_at(address_map::text_base + i * 4) + "\n";
    return text;
}

std::string straight_text(const std::string& body) {
    return "ldi $16,4096($31)\nldi $18,8192($31)\n"
           "# SWSIM-BEGIN r\n" +
           body +
           "# SWSIM-END\n"
           "halt\n";
}

}  // namespace

TEST_CASE("does a random region mean the same when it is rescheduled, and take the time that is "
          "said?",
          "[analysis]") {
    unsigned faster = 0;
    for (unsigned seed = 1; seed <= 150; ++seed) {
        RandomCode generator(seed);
        const std::vector<std::string> settings = generator.settings();
        const Machine machine = machine_with(settings);
        // Something in the registers; then the region.
        std::string setup = "ldi $16,4096($31)\nldi $18,77($31)\n";
        for (unsigned i = 0; i < 16; ++i)
            setup += fmt::format("mull $18,{0},$18\nvinsw $18,$18,{1},${2}\n", 3 + i, i % 8, i);
        const std::string body = generator.code(generator.random().between(1, 40));
        setup += "ldi $18,8192($31)\n";
        const std::string text = setup + "# SWSIM-BEGIN r\n" + body + "# SWSIM-END\nhalt\n";
        ScheduleOptions options;
        options.iterations = 300;
        // At the end of the program all registers count: nothing could be renamed. So some do not.
        if (seed % 2 == 0)
            for (unsigned i = 8; i < 16; ++i)
                options.region.clobber |= whole(i);
        const Rescheduled result = reschedule(text, machine, options);
        INFO("seed " << seed << "\n" << text << "\nbecomes\n" << text_of(result.after));
        CHECK(result.schedule.after <= result.schedule.before);
        CHECK(result.schedule.bound <= result.schedule.after);
        CHECK(difference(result.before, result.after, machine, result.schedule, false) == "");
        // By the simulator.
        const Setup plain{.settings = settings};
        const Run first = run(text, plain);
        const Run second = run(text_of(result.after), plain);
        for (unsigned r = 0; r < zero_register; ++r)
            if (!(options.region.clobber & whole(r)))
                CHECK(first.reg(r) == second.reg(r));
        CHECK(first.result.outcome == Outcome::ended);
        CHECK(first.state().ldm == second.state().ldm);
        faster += second.cycles() < first.cycles();
    }
    CHECK(faster > 75);
}

TEST_CASE("are the cycles of a rescheduled loop those of the simulator?", "[analysis]") {
    for (unsigned seed = 1; seed <= 60; ++seed) {
        RandomCode generator(seed);
        const std::vector<std::string> settings = generator.settings();
        const std::string body = generator.code(generator.random().between(2, 25));
        const auto loop = [&](unsigned passes) {
            return loop_text("# SWSIM-BEGIN r\n" + body + "# SWSIM-END\n", passes, seed % 2 == 0);
        };
        ScheduleOptions options;
        options.iterations = 200;
        const Rescheduled result = reschedule(loop(1), machine_with(settings), options);
        INFO("seed " << seed << "\n" << text_of(result.before) << text_of(result.after));
        REQUIRE(result.schedule.in_loop);
        CHECK(result.schedule.after <= result.schedule.before);
        const auto cycles = [&](unsigned passes) {
            // The number of passes is in the third instruction.
            Rescheduled other = reschedule(loop(passes), machine_with(settings), options);
            return run(text_of(other.after), {.settings = settings}).cycles();
        };
        const int64_t passes = 64 * result.schedule.after.denominator;
        CHECK(Rational(int64_t(cycles(unsigned(2 * passes)) - cycles(unsigned(passes))), passes) ==
              result.schedule.after);
    }
}

namespace {

// Whether a register gets a vector and then a scalar result. The order of all that leave the same
// state may then be one that the scheduler does not see: a vector result may have a wrong lower
// half, if a scalar one replaces it.
bool mixes_results(const Rescheduled& result) {
    Halves vectors = 0;
    Halves scalars = 0;
    for (size_t i = result.schedule.span.begin; i < result.schedule.span.end; ++i) {
        const Halves writes = effects_of(result.before.text[i]).writes;
        ((writes >> 32) != 0 ? vectors : scalars) |= writes;
    }
    return (registers_of(vectors) & registers_of(scalars)) != 0;
}

}  // namespace

TEST_CASE("is the order of a small region the best there is?", "[analysis]") {
    const Machine machine = machine_with(no_fetch_stalls);
    unsigned optimal = 0;
    unsigned regions = 0;
    for (unsigned seed = 1; regions < 25; ++seed) {
        RandomCode generator(seed + 1000);
        std::vector<std::string> lines;
        while (lines.size() < 6) {
            const std::string text = generator.code(1);
            if (std::ranges::count(text, '\n') == 1)
                lines.push_back(text);
        }
        std::string body;
        for (const std::string& line : lines)
            body += line;
        ScheduleOptions options;
        options.rename = false;
        const Rescheduled found = reschedule(straight_text(body), machine, options);
        if (mixes_results(found))
            continue;
        ++regions;
        // All orders, kept if they leave the same state behind from several random states.
        std::vector<size_t> order(lines.size());
        std::iota(order.begin(), order.end(), size_t{0});
        Rational best = found.schedule.before;
        do {
            Schedule candidate = found.schedule;
            for (size_t i = 0; i < order.size(); ++i) {
                candidate.origin[i] = candidate.span.begin + order[i];
                candidate.text[i] = found.before.text[candidate.origin[i]];
            }
            const Program program = apply(found.before, candidate);
            const Path path = path_of(program, decode(program, machine), candidate.context, false);
            const Rational cycles = trace(program, path, machine).cycles;
            constexpr unsigned states = 12;
            if (cycles < best &&
                difference(found.before, program, machine, candidate, false, states).empty())
                best = cycles;
        } while (std::ranges::next_permutation(order).found);
        INFO("seed " << seed << "\n" << body << text_of(found.after));
        CHECK(found.schedule.after >= best);
        optimal += found.schedule.after == best;
    }
    CHECK(optimal == regions);
}

TEST_CASE("what does scheduling do that is counted by hand?", "[analysis]") {
    const Machine machine = machine_with(no_fetch_stalls);
    SECTION("two chains side by side") {
        // In source order each second one waits: issues at 0, 2, 3, 5, with the last one halt. Side
        // by side they issue at 0, 1, 2, 3.
        const Rescheduled result = reschedule(
            straight_text("vaddw $1,$1,$2\nvaddw $2,$2,$3\nvaddw $4,$4,$5\nvaddw $5,$5,$6\n"),
            machine);
        CHECK(result.schedule.before == Rational(6));
        CHECK(result.schedule.after == Rational(4));
    }
    SECTION("a register in between, if there is a free one") {
        // The second product waits for the first one's register, unless it gets another.
        const std::string text = "ldi $16,4096($31)\n# SWSIM-BEGIN r\n"
                                 "vldd $1,0($16)\nvxorw $1,$2,$3\nvldd $1,32($16)\n"
                                 "vxorw $1,$2,$4\n# SWSIM-END\nhalt\n";
        ScheduleOptions kept;
        kept.rename = false;
        ScheduleOptions free;
        free.region.clobber = whole(1) | whole(5);
        // vldd 0, vxorw and vldd 4, vxorw and halt 8.
        CHECK(reschedule(text, machine, kept).schedule.after == Rational(9));
        const Rescheduled renamed = reschedule(text, machine, free);
        // vldd, vldd at 0 and 1, results at 4 and 5: vxorw at 4 and 5, halt.
        CHECK(renamed.schedule.after <= Rational(7));
        CHECK(renamed.schedule.renamed > 0);
    }
    SECTION("look-ups are never interleaved") {
        std::string body = "vandw $1,255,$1\nvandw $2,255,$2\n";
        for (const char* const x : {"$1", "$2"})
            for (int word = 7; word >= 0; --word)
                body += fmt::format("selldw {0},$16,{1},{0}\n", x, word);
        const Rescheduled result = reschedule(straight_text(body), machine);
        int expected = 7;
        for (const Instruction& each : result.schedule.text)
            if (each.op == isa::Op::selldw) {
                CHECK(each.sub == expected);
                expected = expected == 0 ? 7 : expected - 1;
            }
    }
    SECTION("what has a place keeps it") {
        const Rescheduled result = reschedule(
            straight_text("vaddw $1,$1,$2\nvaddw $2,$2,$3\nwcsr $4,128\nvlog3r0 $1,$2,$3,$5\n"
                          "rcsr $6,4\naddl $7,1,$7\n"),
            machine);
        std::vector<isa::Op> ops;
        for (const Instruction& each : result.schedule.text)
            ops.push_back(each.op);
        CHECK(std::ranges::find(ops, isa::Op::wcsr) < std::ranges::find(ops, isa::Op::vlog3r));
        CHECK(ops[2] == isa::Op::wcsr);
        CHECK(ops[4] == isa::Op::rcsr);
    }
}

TEST_CASE("is a wrong order noticed?", "[analysis]") {
    const Machine machine;
    const Rescheduled right = reschedule(
        straight_text("vaddw $1,$1,$2\nvaddw $2,$2,$3\nstl $2,0($16)\nldl $4,0($16)\n"), machine);
    CHECK(difference(right.before, right.after, machine, right.schedule, false) == "");
    for (const size_t first : {size_t{0}, size_t{2}}) {
        Schedule wrong = right.schedule;
        for (size_t i = 0; i < wrong.text.size(); ++i) {
            wrong.origin[i] = wrong.span.begin + i;
            wrong.text[i] = right.before.text[wrong.origin[i]];
        }
        std::swap(wrong.text[first], wrong.text[first + 1]);
        const Program program = apply(right.before, wrong);
        CHECK(difference(right.before, program, machine, wrong, false) != "");
    }
}

TEST_CASE("where do the functions of straight code begin and end?", "[analysis]") {
    // A local label is inside of its function, what pads one is not, and code behind `ret` is
    // another one.
    const Program program = assemble_text(
        ".text\n.globl main\nmain:\n addl $1,$2,$3\nlocal: ret\n nop\n.align 5\n"
        ".globl next\nnext: addl $1,$2,$3\n.globl last\nlast: halt\n addl $1,$2,$3\n nop\n");
    CHECK(functions(program) == std::vector<Span>{{0, 2}, {8, 9}, {9, 10}, {10, 11}});
    CHECK(functions(assemble_text("")).empty());
}

TEST_CASE("what is refused, with a reason?", "[analysis]") {
    const Machine machine;
    CHECK_THROWS_WITH(reschedule("# SWSIM-BEGIN r\nbeq $1,x\nx: nop\n# SWSIM-END\nhalt\n", machine),
                      Catch::Contains("branch"));
    CHECK_THROWS_WITH(
        reschedule("# SWSIM-BEGIN r\nnop\nx: nop\n# SWSIM-END\nbeq $1,x\nhalt\n", machine),
        Catch::Contains("middle"));
    CHECK_THROWS_WITH(reschedule("# SWSIM-BEGIN r\n# SWSIM-END\nhalt\n", machine),
                      Catch::Contains("no instructions"));
}

}  // namespace swsim::test
