// SPDX-License-Identifier: Apache-2.0
//
// Profiles of programs that were counted with pencil and paper, and what must hold for every
// profile: all cycles are somewhere, once, however the simulation looks at them.
#include <map>

#include <catch2/catch.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "sim/diff/diff_output.h"
#include "sim/profile/percent.h"
#include "sim/profile/profile_json.h"
#include "sim/profile/profile_text.h"
#include "sim/profile/source_text.h"
#include "tests/sim/cpe/random_program.h"
#include "tests/sim/support.h"
#include "tests/support/shard.h"

using namespace swsim;
using namespace swsim::test;

namespace {

// What the tables below count with, whatever the machine file says.
const std::vector<std::string> counted_machine = {"cpe.latency.integer=1",
                                                  "cpe.latency.load=3",
                                                  "cpe.latency.vector_load=4",
                                                  "cpe.latency.store=3",
                                                  "cpe.latency.vector_integer=2",
                                                  "cpe.latency.float=7",
                                                  "cpe.latency.selldw=6",
                                                  "cpe.branch.taken_cycles=0",
                                                  "cpe.branch.mispredict_cycles=8",
                                                  "cpe.selldw.interval_cycles=2",
                                                  "cpe.selldw.drain_cycles=8",
                                                  "cpe.icache.miss_cycles=0",
                                                  "cpe.queue_entries=2"};

struct Profiled {
    Run run;
    ProfileReport report;
};

Profiled profile(const std::string& body, Setup setup = {.settings = counted_machine},
                 std::optional<unsigned> core = {}) {
    // As many tallies as the program has instructions, which is known when it is assembled.
    constexpr size_t plenty = 10'000;
    Profile listener(plenty, setup.cpes);
    setup.listener = &listener;
    Profiled result{run(body, setup), {}};
    const ProgramText program(CoreGroup::instance().program());
    ProfileOrigin origin;
    origin.kernel = "test";
    origin.kernel_cycles = result.run.result.kernel_cycles;
    result.report = make_report(listener, program, origin, core);
    return result;
}

// Lines of the test programs count from that of the body's first line.
constexpr unsigned lines_before = 3;

const LineReport& line(const ProfileReport& report, unsigned number) {
    const std::string end = fmt::format(":{}", number + lines_before);
    for (const LineReport& each : report.lines)
        if (each.place.ends_with(end))
            return each;
    FAIL("line " << number << " is not in the profile");
    std::abort();
}

struct Wait {
    Account account;
    unsigned producer;  // line; 0 for none
    Cycle cycles;
};

struct Line {
    uint64_t issues;
    Cycle dual;
    Cycle single;
    std::vector<Wait> waits;
};

void check_share(const Share& share, const Line& expected) {
    Accounts accounts;
    accounts[Account::dual] = expected.dual;
    accounts[Account::single] = expected.single;
    REQUIRE(share.waits.size() == expected.waits.size());
    for (size_t i = 0; i < expected.waits.size(); ++i) {
        const Wait& wait = expected.waits[i];
        INFO("wait " << i);
        CHECK(share.waits[i].account == wait.account);
        CHECK(share.waits[i].cycles == wait.cycles);
        if (wait.producer == 0)
            CHECK(share.waits[i].place.empty());
        else
            CHECK(share.waits[i].place.ends_with(fmt::format(":{}", wait.producer + lines_before)));
        accounts[wait.account] += wait.cycles;
    }
    CHECK(share.issues == expected.issues);
    CHECK(share.accounts == accounts);
    CHECK(share.cycles() == accounts.total());
}

// In whatever way the simulation looks at the program.
void check(const std::string& body, const std::map<unsigned, Line>& expected) {
    for (const Cycle quantum : {0, 1, 5}) {
        INFO("quantum " << quantum);
        const Profiled got = profile(body, {.quantum = quantum, .settings = counted_machine});
        REQUIRE(got.run.result.outcome == Outcome::ended);
        Cycle sum = 0;
        for (const auto& [number, counts] : expected) {
            INFO("line " << number);
            check_share(line(got.report, number).share, counts);
            sum += line(got.report, number).share.cycles();
        }
        CHECK(got.report.lines.size() == expected.size());
        CHECK(sum == got.run.cycles());
    }
}

// All cycles of all cores are in the lines, or before the start, or after the end.
std::string missing_cycles(const ProfileReport& report, const SpawnResult& result) {
    Cycle sum = report.accounts[Account::not_started] + report.accounts[Account::halted];
    for (const LineReport& each : report.lines)
        sum += each.share.cycles();
    if (report.cycles != result.cycles || sum != report.looked_at())
        return fmt::format("{} of {} cycles", sum, result.cycles * result.cores.size());
    for (size_t i = 0; i < result.cores.size(); ++i)
        if (report.cores[i].accounts != result.cores[i].accounts)
            return fmt::format("core {}'s accounts differ", i);
    return "";
}

// A multiply-add chain over four passes, counted in tests/sim/cpe/hand_counted.cc.
const std::string chain = "ldi $1,4($31)\nnop\n"
                          "1: vldd $2,0($31)\nnop\n"
                          "vmad $2,$2,$3,$3\nsubl $1,1,$1\n"
                          "bne $1,1b\nnop\n"
                          "halt";

}  // namespace

TEST_CASE("does each line of a chain get its cycles, and its waits their producers?", "[profile]") {
    check(chain, {{1, {1, 1, 0, {}}},
                  {2, {1, 0, 0, {}}},  // always the second of its cycle
                  {3, {4, 0, 1, {}}},  // three of them with the vmad of the pass before
                  {4, {4, 0, 4, {}}},
                  {5, {4, 3, 1, {{Account::operand_float, 5, 3 * 3}}}},
                  {6, {4, 0, 4, {}}},  // past vmad
                  {7, {4, 0, 4, {}}},
                  {8, {1, 0, 1, {{Account::branch, 7, 4}}}},  // the other 4 are vmad's
                  {9, {1, 0, 1, {}}}});
}

TEST_CASE("does a look-up that waits for the buffer name the look-up before it?", "[profile]") {
    //          P0     P1
    //  0              selldw 7
    //  1              selldw 6 waits for the buffer (0 + 2)
    //  2              selldw 6
    //  3, 4           selldw 5, after one cycle
    //  ...            down to selldw 0 in cycle 14
    //  15             nop            past vaddw, which waits for $3 (14 + 6)
    //  16 .. 19       vaddw waits
    //  20      vaddw
    //  21             selldw 7 waits for the buffer (14 + 8 = 22)
    //  22             selldw 7
    //  23             halt
    std::string body;
    for (int i = 7; i >= 0; --i)
        body += fmt::format("selldw $1,$2,{},$3\n", i);
    body += "vaddw $3,$31,$4\nnop\nselldw $1,$2,7,$3\nhalt";
    std::map<unsigned, Line> expected = {{1, {1, 0, 1, {}}}};
    for (unsigned number = 2; number <= 8; ++number)
        expected[number] = {1, 0, 1, {{Account::selldw_buffer, number - 1, 1}}};
    expected[9] = {1, 0, 1, {{Account::operand_selldw, 8, 4}}};
    expected[10] = {1, 0, 1, {}};
    expected[11] = {1, 0, 1, {{Account::selldw_buffer, 8, 1}}};
    expected[12] = {1, 0, 1, {}};
    check(body, expected);
}

TEST_CASE("does a load that waits for a store name the store?", "[profile]") {
    //  0 d  addl   stl
    //  1, 2        ldl waits for the bytes (0 + 3)
    //  3           ldl
    //  4           nop
    //  5           addl waits for $1 (3 + 3)
    //  6 d  addl   halt
    check("addl $31,7,$2\nstl $3,8($31)\nldl $1,8($31)\nnop\naddl $1,1,$1\nhalt",
          {{1, {1, 1, 0, {}}},
           {2, {1, 0, 0, {}}},
           {3, {1, 0, 1, {{Account::operand_store, 2, 2}}}},
           {4, {1, 0, 1, {}}},
           {5, {1, 1, 0, {{Account::operand_load, 3, 1}}}},
           {6, {1, 0, 0, {}}}});
}

TEST_CASE("do nested regions get their cycles, with and without those inside?", "[profile]") {
    const Profiled got = profile("ldi $1,4($31)\nnop\n"
                                 "# SWSIM-BEGIN loop\n"
                                 "1: vldd $2,0($31)\nnop\n"
                                 "# SWSIM-BEGIN sum\n"
                                 "vmad $2,$2,$3,$3\nsubl $1,1,$1\n"
                                 "# SWSIM-END\n"
                                 "bne $1,1b\n"
                                 "# SWSIM-END\n"
                                 "nop\nhalt");
    REQUIRE(got.report.regions.size() == 2);
    const RegionReport& loop = got.report.regions[0];
    const RegionReport& sum = got.report.regions[1];
    CHECK(loop.name == "loop");
    CHECK(loop.passes == 4);
    CHECK(loop.spans.size() == 1);
    // The chain above, by lines: vldd has 1 cycle, nop, subl and bne 4 each, vmad 3 as the first of
    // two, 1 alone, and 9 of waiting for its sum.
    const std::vector<Wait> waits = {{Account::operand_float, 7, 9}};
    check_share(loop.inclusive, {20, 3, 14, waits});
    check_share(loop.exclusive, {12, 0, 9, {}});
    CHECK(sum.name == "sum");
    CHECK(sum.passes == 4);
    check_share(sum.inclusive, {8, 3, 5, waits});
    check_share(sum.exclusive, {8, 3, 5, waits});
    CHECK(line(got.report, 7).region == "sum");
    CHECK(line(got.report, 4).region == "loop");
    CHECK(line(got.report, 1).region.empty());
}

TEST_CASE("do spans of one name add up, and count once where they lie in each other?",
          "[profile]") {
    const Profiled got = profile("# SWSIM-BEGIN work\n"
                                 "# SWSIM-BEGIN work\nnop\n# SWSIM-END\n"
                                 "vaddw $1,$1,$1\n# SWSIM-END\n"
                                 "vaddw $1,$1,$1\nnop\n"
                                 "# SWSIM-BEGIN work\nvaddw $1,$1,$1\nhalt\n# SWSIM-END");
    //        P0             P1
    //  0 d   vaddw (work)   nop (work)
    //  1                    nop           past the second vaddw, which waits for $1 (0 + 2)
    //  2     vaddw                        halt waits until all that is older has issued
    //  3     vaddw (work) waits for $1 (2 + 2)
    //  4 d   vaddw (work)   halt (work)
    REQUIRE(got.report.regions.size() == 1);
    const RegionReport& work = got.report.regions[0];
    CHECK(work.spans.size() == 3);
    CHECK(work.passes == 3);
    const Line expected = {4, 2, 0, {{Account::operand_vector_integer, 7, 1}}};
    check_share(work.inclusive, expected);
    check_share(work.exclusive, expected);
    CHECK(got.run.cycles() == 5);
}

TEST_CASE("does a macro's line show the sum of its uses, and each use?", "[profile]") {
    const Profiled got = profile(".macro TWICE value\nvaddw \\value,$31,\\value\n"
                                 "vaddw \\value,$31,\\value\n.endm\n"
                                 "TWICE $1\nTWICE $2\nhalt");
    //  0 vaddw $1    1 wait, 2 vaddw $1    3 vaddw $2    4 wait, 5 vaddw $2    6 halt
    const LineReport& second = line(got.report, 3);
    CHECK(second.share.issues == 2);
    CHECK(second.share.cycles() == 4);
    REQUIRE(second.uses.size() == 2);
    for (const LineReport::Use& use : second.uses) {
        CHECK(use.cycles == 2);
        CHECK(use.issues == 1);
        REQUIRE(use.macros.size() == 1);
        CHECK(use.macros[0].starts_with("TWICE at "));
    }
    REQUIRE(second.share.waits.size() == 1);
    CHECK(second.share.waits[0].cycles == 2);
    CHECK(line(got.report, 7).uses.empty());
}

TEST_CASE("do pipes and mix count what issued where?", "[profile]") {
    const Profiled got = profile(chain);
    const Cycle cycles = got.run.cycles();
    CHECK(got.report.pipes[0].used == 5);
    CHECK(got.report.pipes[0].idle == cycles - 5);
    CHECK(got.report.pipes[1].used == 19);
    CHECK(got.report.pipes[1].idle == cycles - 19);
    std::map<std::string, std::array<uint64_t, 2>> mix;
    for (const MixRow& row : got.report.mix)
        mix[row.timing_class] = row.issues;
    CHECK(mix["float"] == std::array<uint64_t, 2>{4, 0});
    CHECK(mix["vector_load"] == std::array<uint64_t, 2>{0, 4});
    uint64_t all = 0;
    for (const auto& [name, issues] : mix)
        all += issues[0] + issues[1];
    CHECK(all == 24);
}

TEST_CASE("is the core that ends last the critical one?", "[profile]") {
    // Core n goes round n + 1 times; the last branch is not predicted.
    const Profiled got = profile("rcsr $1,0\n1: subl $1,1,$1\nbge $1,1b\nhalt",
                                 {.cpes = 5, .settings = counted_machine});
    const auto active = [](const CoreReport& core) { return core.active(); };
    const Spread spread = spread_of(got.report.cores, active);
    CHECK(spread.minimum == active(got.report.cores[0]));
    CHECK(spread.minimum_core == 0);
    CHECK(spread.median == active(got.report.cores[2]));
    CHECK(spread.maximum == active(got.report.cores[4]));
    CHECK(spread.maximum_core == 4);
    CHECK(critical_core(got.report.cores) == 4);
    CHECK(missing_cycles(got.report, got.run.result).empty());
    // One core's lines are its own alone.
    const Profiled one = profile("rcsr $1,0\n1: subl $1,1,$1\nbge $1,1b\nhalt",
                                 {.cpes = 5, .settings = counted_machine}, 3);
    CHECK(line(one.report, 2).share.issues == 4);
    CHECK(one.report.accounts == one.run.core(3).accounts);
    CHECK(one.report.cores.size() == 5);
}

TEST_CASE("do several spawns add up?", "[profile]") {
    Profile listener(100, 1);
    const Setup setup{.settings = counted_machine, .listener = &listener};
    const Run first = run(chain, setup);
    run(chain, setup);
    CHECK(listener.spawns() == 2);
    CHECK(listener.cycles() == 2 * first.result.cycles);
    Accounts twice = first.core().accounts;
    twice += first.core().accounts;
    CHECK(listener.core(0).accounts() == twice);
}

TEST_CASE("is what was seen before a fault profiled?", "[profile]") {
    //  0   ldl     1, 2   addl waits for $1 (0 + 3)     3   addl
    //  4   the other ldl, whose address is misaligned, and waits for the sum
    const Profiled got = profile("ldl $1,0($31)\naddl $1,3,$2\nldl $3,0($2)\nhalt");
    CHECK(got.run.result.outcome == Outcome::faulted);
    CHECK(line(got.report, 1).share.cycles() == 1);
    CHECK(line(got.report, 2).share.cycles() == 3);
    CHECK(got.report.accounts.total() == got.report.looked_at());
}

// With every timing state remembered at its first visit, with few, and with none.
const std::vector<Remembering> ways_to_remember = {Remembering{.visits = 1},
                                                   Remembering{.most_states = 4, .visits = 1},
                                                   Remembering{.most_states = 0}};

TEST_CASE("is the profile of random programs the same cycle by cycle and remembered, and complete?",
          "[profile][random][sharded]") {
    unsigned ended = 0;
    const Part part = own_part(random_programs(400));
    for (unsigned seed = part.begin + 1; seed <= part.end; ++seed) {
        RandomProgram random(seed);
        Setup setup{.cpes = random_cpes(random),
                    .arguments = {address_map::arena_base + 0x8000},
                    .max_cycles = 200'000,
                    .settings = random_machine(random),
                    .check = Setup::Check::off};
        const std::string text = random.text(setup.cpes);
        const Profiled ahead = profile(text, setup);
        if (ahead.run.result.outcome != Outcome::ended)
            continue;
        ++ended;
        std::string wrong = missing_cycles(ahead.report, ahead.run.result);
        const nlohmann::ordered_json expected = json_of(ahead.report);
        for (const Remembering& remembering : ways_to_remember) {
            setup.remembering = remembering;
            if (json_of(profile(text, setup).report) != expected)
                wrong += fmt::format("; {} states from visit {} differ", remembering.most_states,
                                     remembering.visits);
        }
        setup.quantum = 1;
        if (json_of(profile(text, setup).report) != expected)
            wrong += "; cycle by cycle differs";
        setup.max_cycles = random.between(1, unsigned(ahead.run.result.cycles) - 1);
        const nlohmann::ordered_json cut = json_of(profile(text, setup).report);
        setup.quantum = 0;
        for (const Remembering& remembering : ways_to_remember) {
            setup.remembering = remembering;
            if (json_of(profile(text, setup).report) != cut)
                wrong += fmt::format("; cut off at {}, {} states from visit {} differ",
                                     setup.max_cycles, remembering.most_states, remembering.visits);
        }
        if (!wrong.empty())
            FAIL("seed " << seed << wrong << "\n" << text);
    }
    CHECK(ended > part.size() * 9 / 10);
}

TEST_CASE("does an instruction that issues behind later branches keep its line?", "[profile]") {
    // Two ways into the same place, in the same timing state: which addition has still to issue
    // there, only its line says. Nothing waits for it.
    const std::string way = "faddd $2,$3,$1\nfaddd $1,$4,$31\nbr 4f\n.align 3\n";
    const std::string body =
        "ldi $10,40($31)\n1: and $10,1,$11\nbne $11,2f\nbr 3f\n.align 3\n2: " + way + "3: " + way +
        "4: nop\nnop\nbr 5f\n5: nop\nnop\nsubl $10,1,$10\nbgt $10,1b\nhalt";
    for (unsigned latency = 2; latency < 16; ++latency) {
        INFO("latency " << latency);
        Setup setup{.settings = {"cpe.icache.miss_cycles=0", "cpe.branch.direct_cycles=0",
                                 fmt::format("cpe.latency.float={}", latency)},
                    .remembering = {.visits = 1},
                    .check = Setup::Check::off};
        const Profiled remembered = profile(body, setup);
        setup.quantum = 1;
        CHECK(json_of(profile(body, setup).report) == json_of(remembered.report));
    }
}

TEST_CASE("is a polling loop profiled as it runs, though the core sleeps in it?", "[profile]") {
    // A get of 2 KB, which counts the word at 0x400.
    const std::string get = R"(
        ldi     $2,0x400($31)
        vinsw   $2,$31,2,$3
        ldi     $4,1($31)
        sll     $4,56,$4
        vinsf   $4,$3,0,$3
        ldi     $4,2048($31)
        vinsw   $4,$3,0,$3
        ldi     $5,0x1000($31)
        dma     $3,$16,$5
        )";
    // The timing of a part of the loop is remembered.
    const std::string branches = R"(
    1:  ldw     $7,0($2)
        bne     $7,3f
        br      $8,2f
    2:  addl    $9,$7,$10
        beq     $7,1b
    3:  halt
        )";
    // All passes take as long: they begin with both pipes in step, and come from another line of
    // the cache. But the first one waits for another instruction than the others.
    const std::string other_producer = R"(
        ldi     $11,20($31)
    4:  subl    $11,1,$11
        bgt     $11,4b
        .rept   12
        nop
        .endr
        .align  3
        vaddd   $31,$31,$20
        br      $31,1f
        .align  7
    1:  ldw     $7,0($2)
        vaddw   $20,$31,$21
        bne     $7,3f
        .rept   45
        nop
        .endr
        .align  3
        vaddd   $31,$31,$20
        br      $31,1b
    3:  halt
        )";
    for (const std::string& polls : {get + branches, get + other_producer}) {
        Setup setup{.arguments = {address_map::arena_base},
                    .settings = counted_machine,
                    .remembering = {.visits = 1},
                    .check = Setup::Check::off};
        const Profiled slept = profile(polls, setup);
        const Accounts& accounts = slept.report.accounts;
        CHECK(accounts[Account::dma_wait] + accounts[Account::operand_float] > 20);
        setup.quantum = 1;
        CHECK(json_of(profile(polls, setup).report) == json_of(slept.report));
    }
}

TEST_CASE("does the profile of a core begin with its first instruction, if that is a branch?",
          "[profile]") {
    Setup setup{
        .settings = counted_machine, .remembering = {.visits = 1}, .check = Setup::Check::off};
    setup.settings.push_back("cpe.branch.direct_cycles=0");
    const std::string branches = "br $1,1f\n1: br $1,2f\n2: halt";
    const Profiled remembered = profile(branches, setup);
    CHECK(remembered.report.issues() == 3);
    setup.quantum = 1;
    CHECK(json_of(profile(branches, setup).report) == json_of(remembered.report));
}

TEST_CASE("do percentages sum to exactly 100.0?", "[profile]") {
    using Tenths = std::vector<unsigned>;
    const auto tenths = [](std::vector<uint64_t> values) { return tenths_of(values); };
    CHECK(tenths({1, 1, 1}) == Tenths{334, 333, 333});
    CHECK(tenths({2, 1}) == Tenths{667, 333});
    CHECK(tenths({0, 5, 0}) == Tenths{0, 1000, 0});
    CHECK(tenths({0, 0}) == Tenths{0, 0});
    CHECK(tenths({}).empty());
    // The missing tenth goes to the largest remainder, not to the largest value.
    CHECK(tenths({99951, 49}) == Tenths{1000, 0});
    CHECK(tenths({99949, 51}) == Tenths{999, 1});
    CHECK(tenths({uint64_t(1) << 62, uint64_t(1) << 61}) == Tenths{667, 333});
    RandomProgram random(1);
    for (unsigned i = 0; i < 1000; ++i) {
        std::vector<uint64_t> values;
        for (unsigned n = random.between(1, 30); n > 0; --n)
            values.push_back(random.between(0, random.one_in(2) ? 10 : 1'000'000));
        unsigned sum = 0;
        for (const unsigned each : tenths_of(values))
            sum += each;
        CHECK((sum == 1000 || std::ranges::all_of(values, [](uint64_t v) { return v == 0; })));
    }
    CHECK(tenths_of(1, 2) == 500);
    CHECK(tenths_of(1, 2000) == 1);
    CHECK(tenths_of(1, 2001) == 0);
    CHECK(tenths_of(0, 0) == 0);
}

TEST_CASE("does a saved profile come back as it was?", "[profile]") {
    const ProfileReport report = profile(chain, {.cpes = 3, .settings = counted_machine}).report;
    const nlohmann::ordered_json json = json_of(report);
    CHECK(json_of(parse_profile(json.dump())) == json);
}

TEST_CASE("is a spoilt profile refused with a reason?", "[profile]") {
    const nlohmann::ordered_json good = json_of(profile(chain).report);
    const auto refuses = [](const std::string& text) {
        CHECK_THROWS_AS(parse_profile(text), ProfileError);
    };
    refuses("");
    refuses("[]");
    refuses("{}");
    refuses("not JSON");
    const std::string text = good.dump();
    for (size_t length = 0; length < text.size(); length += 97)
        refuses(text.substr(0, length));
    for (const char* name : {"format", "version", "kernel", "bytes", "cpes", "cycles", "accounts",
                             "pipes", "mix", "regions", "lines", "cores", "machine_hash"}) {
        INFO(name);
        nlohmann::ordered_json bad = good;
        bad.erase(name);
        refuses(bad.dump());
        bad[name] = nlohmann::ordered_json::array({"x"});
        refuses(bad.dump());
    }
    nlohmann::ordered_json bad = good;
    bad["accounts"]["single"] = good["accounts"]["single"].get<Cycle>() + 1;
    refuses(bad.dump());
    bad = good;
    bad["lines"][0]["accounts"]["no_such_account"] = 1;
    refuses(bad.dump());
    bad = good;
    bad["cycles"] = -1;
    refuses(bad.dump());
    bad = good;
    bad["version"] = 2;
    refuses(bad.dump());
}

TEST_CASE("does any change of a byte end in a profile or a reason?", "[profile]") {
    const std::string good = json_of(profile("nop\nhalt").report).dump();
    RandomProgram random(7);
    for (unsigned i = 0; i < 3000; ++i) {
        std::string text = good;
        text[random.between(0, unsigned(text.size() - 1))] = char(random.between(1, 255));
        try {
            const ProfileReport report = parse_profile(text);
            text_of(report, {});
            text_of(compare(report, report), {});
        } catch (const ProfileError&) {
        } catch (const DiffError&) {
        }
    }
}

TEST_CASE("are comments and labels left out where lines are compared?", "[profile]") {
    CHECK(without_comment("vaddw\t$1, $2,  $3   # a sum") == "vaddw $1, $2, $3");
    CHECK(without_comment("# nothing") == "");
    CHECK(without_comment("a#b") == "a#b");
    CHECK(without_comment("nop // two") == "nop");
    CHECK(without_labels("next: loop:  nop # x") == "nop");
    CHECK(without_labels("1: bne $1,1b") == "bne $1,1b");
    CHECK(without_labels("only:") == "");
    CHECK(shortened("abcdefgh", 6) == "abc...");
    CHECK(shortened("abcdef", 6) == "abcdef");
}
