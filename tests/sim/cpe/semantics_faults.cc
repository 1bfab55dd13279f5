// SPDX-License-Identifier: Apache-2.0
//
// What stops a core: exceptions by the hardware's names, with core, program counter and cycle.
#include <catch2/catch.hpp>
#include <fmt/format.h>

#include "tests/sim/cpe/semantics_support.h"

using namespace swsim;
using namespace swsim::test;

namespace {

constexpr uint64_t text = 0x4fff000000;
constexpr uint64_t scratch_end = 0x5000000000 + (uint64_t(1) << 20);

struct Wrong {
    std::string code;
    uint64_t argument;  // $16
    std::string name;
    std::string message;  // a part of it
};

SpawnResult run_with(const std::string& body, Setup setup = {}) {
    // The cycles below are counted by hand with these.
    setup.settings = {"cpe.icache.miss_cycles=0", "cpe.branch.mispredict_cycles=8",
                      "cpe.latency.vector_load=4", "cpe.latency.multiply=7", "cpe.latency.csr=1"};
    return run_at_all_quanta(body, setup).result;
}

void check_fault(const SpawnResult& result, const Wrong& wrong, uint64_t pc, Cycle cycle) {
    REQUIRE(result.outcome == Outcome::faulted);
    CHECK(result.fault.name == wrong.name);
    CHECK_THAT(result.fault.message, Catch::Contains(wrong.message));
    CHECK(result.fault.core == 0);
    CHECK(result.fault.pc == pc);
    CHECK(result.fault.cycle == cycle);
}

// Three nops in cycles 1, 2 and 3, then the instruction.
void check_all(const std::vector<Wrong>& cases) {
    for (const Wrong& wrong : cases) {
        INFO(wrong.code << " with " << wrong.argument);
        check_fault(
            run_with("nop\nnop\nnop\n" + wrong.code + "\nhalt", {.arguments = {wrong.argument}}),
            wrong, text + 12, 4);
    }
}

// A DMA descriptor in $1: loaded in cycle 1, there in cycle 5, after three nops.
struct WrongTransfer {
    uint64_t low, high;
    uint64_t memory;  // $16
    uint64_t ldm;     // $17
    std::string name;
    std::string message;
};

constexpr uint64_t get_256 = uint64_t(1) << 56 | 256;
constexpr uint64_t arena = main_memory_data;

}  // namespace

TEST_CASE("is every misaligned access refused?") {
    std::vector<Wrong> cases;
    const auto add = [&](const char* mnemonic, unsigned bytes) {
        for (const uint64_t base : {ldm_data, main_memory_data})
            for (const unsigned offset : {1u, bytes / 2, bytes - 1})
                cases.push_back({fmt::format("{} $1,{}($16)", mnemonic, offset), base, "UNALIGN",
                                 fmt::format("{:#x}", base + offset)});
    };
    for (const char* mnemonic : {"ldhu", "sth"})
        add(mnemonic, 2);
    for (const char* mnemonic : {"ldw", "stw", "flds", "fsts", "ldwe", "ldse"})
        add(mnemonic, 4);
    for (const char* mnemonic : {"ldl", "stl", "fldd", "fstd", "ldde"})
        add(mnemonic, 8);
    for (const char* mnemonic : {"vlds", "vsts"})
        add(mnemonic, 16);
    for (const char* mnemonic : {"vldd", "vstd", "vldw", "vstw"})
        add(mnemonic, 32);
    for (const unsigned offset : {1u, 2u, 3u})
        cases.push_back({fmt::format("faaw $1,{}($16)", offset), arena, "UNALIGN",
                         fmt::format("{:#x}", arena + offset)});
    cases.push_back({"faal $1,4($16)", arena, "UNALIGN", "0x5000000004"});
    check_all(cases);
}

TEST_CASE("is every address that is neither LDM nor main memory refused?") {
    std::vector<Wrong> cases;
    for (const uint64_t address : {uint64_t(0x10000), uint64_t(0x4fff000000), arena - 32,
                                   scratch_end, uint64_t(0) - 32, uint64_t(1) << 63})
        for (const char* code :
             {"ldbu $1,0($16)", "ldl $1,0($16)", "vldd $1,0($16)", "stb $1,0($16)",
              "vstd $1,0($16)", "vldd_ul $1,1($16)", "vstd_uh $1,1($16)", "faal $1,0($16)"})
            cases.push_back({code, address, "IOE", fmt::format("{:#x}", address)});
    check_all(cases);
}

TEST_CASE("is fetch-and-add on LDM refused?") {
    check_all({{"faaw $1,0($16)", ldm_data, "LDME", "0x1000"},
               {"faal $1,8($16)", ldm_data, "LDME", "0x1008"},
               {"faal $1,0($31)", 0, "LDME", "main memory"}});
}

TEST_CASE("is a table look-up outside LDM or off a word refused?") {
    check_all({{"selldw $31,$16,0,$2", ldm_data + 1, "SELLDWE", "0x1001"},
               {"selldw $31,$16,7,$2", ldm_data + 2, "SELLDWE", "0x1002"},
               {"selldw $31,$16,3,$2", 0x10000, "SELLDWE", "0x10000"},
               {"selldw $31,$16,0,$2", main_memory_data, "SELLDWE", "0x5000000000"},
               // The element is the offset: 4 * 0x4000 is one past the end.
               {"selldw $16,$31,0,$2", 0x4000, "SELLDWE", "0x10000"},
               {"selldw $16,$31,1,$2", uint64_t(0xffffffff) << 32, "SELLDWE", "0x3fffffffc"}});
}

TEST_CASE("are control registers that do not exist or cannot be written refused?") {
    std::vector<Wrong> cases;
    for (const unsigned number : {9u, 0x7fu, 0x88u, 0xffu})
        for (const char* mnemonic : {"rcsr", "wcsr"})
            cases.push_back({fmt::format("{} $1,{:#x}", mnemonic, number), 0, "ILLEGAL",
                             fmt::format("{:#x}", number)});
    for (unsigned number = 0; number <= 4; ++number)
        cases.push_back({fmt::format("wcsr $1,{}", number), 0, "ILLEGAL", "control register"});
    check_all(cases);
}

TEST_CASE("is leaving the program refused?") {
    check_all({{"jmp $31,($16)", 0x1000, "ILLEGAL", "0x1000"},
               {"call $26,($16)", arena, "ILLEGAL", "0x5000000000"},
               {"ret $31,($16),1", text + 4 * 5, "ILLEGAL", "$16"},
               {"jmp $31,($16)", text - 4, "ILLEGAL", "not in the program"}});
    // With the third nop, which is the last that is older.
    check_fault(run_with("nop\nnop\nnop"), {"", 0, "ILLEGAL", "past its last"}, text + 12, 3);
}

TEST_CASE("is every bad DMA command refused by the name of its part?") {
    const uint64_t stride = uint64_t(128) << 32;
    for (const WrongTransfer& wrong : std::vector<WrongTransfer>{
             {get_256 - 256, 0, arena, 0x2000, "DMAE1", "0 bytes"},
             {get_256 + 2, 0, arena, 0x2000, "DMAE1", "258"},
             {uint64_t(2) << 56 | 256, 0, arena, 0x2000, "DMAE1", "PUT_P"},
             {uint64_t(4) << 56 | 256, 0, arena, 0x2000, "DMAE1", "operation 4"},
             {uint64_t(1) << 60 | 256, 1 << 24, arena, 0x2000, "DMAE1", "BCAST"},
             {uint64_t(1) << 60 | get_256, 0, arena, 0x2000, "DMAE1", "row mask"},
             {uint64_t(3) << 60 | get_256, 0, arena, 0x2000, "DMAE1", "row mask"},
             {uint64_t(4) << 60 | get_256, 0, arena, 0x2000, "DMAE1", "bsize 0"},
             {uint64_t(4) << 60 | uint64_t(96) << 32 | get_256, 0, arena, 0x2000, "DMAE1", "96"},
             {uint64_t(2) << 60 | (get_256 - 8), 0, arena, 0x2000, "DMAE1", "ROW"},
             {uint64_t(15) << 60 | get_256, 0, arena, 0x2000, "DMAE1", "15"},
             // Blocks of 96 do not fill 256 bytes; blocks of 2 are no words.
             {uint64_t(96) << 32 | get_256, stride, arena, 0x2000, "DMAE1", "96"},
             {uint64_t(2) << 32 | get_256, stride, arena, 0x2000, "DMAE1", "2"},
             {get_256, 0, arena + 2, 0x2000, "DMAE2", "0x5000000002"},
             {get_256, 0, arena - 256, 0x2000, "DMAE2", "0x4fffffff00"},
             {get_256, 0, scratch_end - 128, 0x2000, "DMAE2", "256 bytes"},
             {get_256, 0, 0x2000, 0x2000, "DMAE2", "0x2000"},
             // With the 128 bytes that are skipped the last block is outside.
             {uint64_t(128) << 32 | get_256, stride, scratch_end - 256, 0x2000, "DMAE2", "384"},
             {get_256, 0, arena, 0x2002, "DMAE3", "0x2002"},
             {get_256, 0, arena, 0xff80, "DMAE3", "0xff80"},
             {get_256, 0, arena, 0x10000, "DMAE3", "0x10000"},
             {get_256, 0, arena, uint64_t(0) - 4, "DMAE3", "0xfffffffffffffffc"},
             {get_256, 2, arena, 0x2000, "DMAE4", "0x2"},
             {get_256, 0xffff, arena, 0x2000, "DMAE4", "0xffff"}}) {
        INFO(wrong.name << ": " << wrong.message);
        const SpawnResult result =
            run_with(fmt::format("vldd $1,128($31)\nnop\nnop\nnop\ndma $1,$16,$17\nhalt\n"
                                 ".section .tdata_local,\"aw\",\"progbits\"\n.align 5\n"
                                 ".quad {:#x},{:#x},0,0\n",
                                 wrong.low, wrong.high),
                     {.arguments = {wrong.memory, wrong.ldm}});
        check_fault(result, {"", 0, wrong.name, wrong.message}, text + 16, 5);
    }
}

TEST_CASE("is it the core that went wrong first that is named?") {
    Setup setup;
    setup.cpes = 64;
    // Core 42 alone loads from nowhere; the others loop forever after.
    //   1 rcsr, 2 cmpeq, 3 bne (taken on core 42, not predicted: target at 4 + 8 = 12)
    const SpawnResult one = run_with("rcsr $1,0\ncmpeq $1,42,$2\nbne $2,1f\nnop\nhalt\n"
                                     "1: ldl $1,1($31)\nhalt",
                                     setup);
    REQUIRE(one.outcome == Outcome::faulted);
    CHECK(one.fault.name == "UNALIGN");
    CHECK(one.fault.core == 42);
    CHECK(one.fault.pc == text + 20);
    CHECK(one.fault.cycle == 12);
    // Cores with bit 5 of their id are wrong at once, the others (lower ids) later.
    const SpawnResult many = run_with("rcsr $1,0\nand $1,32,$2\nbne $2,1f\n"
                                      "nop\nnop\nnop\nnop\nnop\nnop\nnop\nnop\nnop\nnop\n"
                                      "ldl $1,1($31)\nhalt\n1: ldl $1,2($31)\nhalt",
                                      setup);
    REQUIRE(many.outcome == Outcome::faulted);
    CHECK(many.fault.core == 32);
    CHECK(many.fault.pc == text + 60);
    CHECK(many.fault.cycle == 12);
}

TEST_CASE("is a fault at the cycle in which the instruction issues?") {
    // Behind the nops, in cycle 3; its partner issues in 2.
    check_fault(run_with("nop\nnop\naddl $31,1,$1\nldw $2,2($31)\nhalt"), {"", 0, "UNALIGN", "0x2"},
                text + 12, 3);
    // When its address is there: mull is decoded and issues in 2, and takes 7.
    check_fault(run_with("nop\nnop\nmull $30,$30,$1\nldw $2,2($1)\nhalt"),
                {"", 0, "UNALIGN", "0x100000002"}, text + 12, 9);
    // Nothing that comes after it has happened: $3 stays zero.
    const Run result = run_at_all_quanta("ldi $2,1($31)\nldw $1,2($31)\nldi $3,1($31)\nhalt");
    CHECK(result.scalar(2) == 1);
    CHECK(result.scalar(3) == 0);
    CHECK(result.core().instructions == 2);
}
