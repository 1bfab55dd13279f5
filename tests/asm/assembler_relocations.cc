// SPDX-License-Identifier: Apache-2.0
#include <catch2/catch.hpp>

#include "tests/asm/assembler_support.h"

using namespace swsim;
using namespace swsim::test;

namespace {

uint64_t quad(const Program& program, uint64_t address) {
    uint64_t value = 0;
    for (size_t i = 8; i-- > 0;)
        value = value << 8 | program.memory.bytes.at(address - address_map::arena_base + i);
    return value;
}

// What ldih and then a displacement make of a base.
uint64_t sum(uint64_t base, const Instruction& high, const Instruction& low) {
    return base + (uint64_t(int64_t(high.immediate)) << 16) + uint64_t(int64_t(low.immediate));
}

}  // namespace

TEST_CASE("do !tprelhi and !tprello add up to the LDM address, below and above 32 KB?") {
    const int offset = GENERATE(0, 8, 32500, 32640, 40000, 61000);
    const Program program = assemble_text("ldih $5,tab($31) !tprelhi\n vldd $0,tab($5) !tprello\n"
                                          ".section .tdata_local,\"awT\",@progbits\n.skip " +
                                          std::to_string(offset) + "\ntab: .long 1");
    CHECK(program.symbols.at("tab").value == 128u + unsigned(offset));
    CHECK(sum(0, program.text[0], program.text[1]) == program.symbols.at("tab").value);
}

TEST_CASE("does the short form of !tprello take the whole address, and say when it cannot?") {
    const std::string data = "\n.section .tdata_local,\"awT\",@progbits\n";
    CHECK(assembled("ldi $0,tab($31) !tprello" + data + ".skip 72\ntab: .long 1") ==
          "ldi $0,200($31)\n");
    CHECK(assembled("ldi $0,tab+4($31)!tprello" + data + "tab: .long 1") == "ldi $0,132($31)\n");
    CHECK_THAT(errors_of("ldi $0,tab($31) !tprello" + data + ".skip 32640\ntab: .long 1"),
               Catch::Contains("too large for one displacement") && Catch::Contains("!tprelhi"));
}

TEST_CASE("does !literal load the address from the global offset table?") {
    const Program program = assemble_text(R"(
        ldl $1,d($29) !literal
        ldl $2,e($gp) !literal!3
        ldl $3,d($gp) !literal
        ldl $27,f($29) !literal
    f:  nop
        .data
    d:  .long 1
    e:  .long 2
    )");
    const auto loaded = [&](size_t i) {
        return quad(program, program.global_pointer + uint64_t(int64_t(program.text[i].immediate)));
    };
    CHECK(loaded(0) == program.symbols.at("d").value);
    CHECK(loaded(1) == program.symbols.at("e").value);
    CHECK(loaded(3) == program.symbols.at("f").value);
    CHECK(program.text[0].immediate == program.text[2].immediate);
    CHECK(program.text[0].immediate != program.text[1].immediate);
}

TEST_CASE("does a !gpdisp pair make the global pointer from the address of its ldih?") {
    const Program program = assemble_text(R"(
        nop
    f:  ldih $29,0($27) !gpdisp!1
        nop
        ldi $29,0($29) !gpdisp!1
        nop
        ldih $29,0($26) !gpdisp!2
        ldi $29,0($29) !gpdisp!2
    )");
    const uint64_t base = address_map::text_base;
    CHECK(sum(base + 4, program.text[1], program.text[3]) == program.global_pointer);
    CHECK(sum(base + 20, program.text[5], program.text[6]) == program.global_pointer);
}

TEST_CASE("does a direct call enter a function behind the pair that needs $27?") {
    const Program program = assemble_text(R"(
            bsr $26,f
            br  f
            bsr $26,g
        f:  ldih $29,0($27) !gpdisp!1
            ldi $29,0($29) !gpdisp!1
        g:  ret
    )");
    CHECK(program.text[0].immediate == 5 * 4);
    CHECK(program.text[1].immediate == 3 * 4);  // no call: as written
    CHECK(program.text[2].immediate == 5 * 4);
}

TEST_CASE("does a !gpdisp pair add the distance from the base register's address to its ldih?") {
    // As compilers write it after a call, when the return address is not that of the ldih.
    const Program program = assemble_text(R"(
        bsr $26,f
        nop
        ldih $gp,0($26)   !gpdisp!3
        nop
        ldi $gp,0+4($gp)  !gpdisp!3
    f:  nop
    )");
    CHECK(sum(address_map::text_base + 4, program.text[2], program.text[4]) ==
          program.global_pointer);
}

TEST_CASE("do !gprelhigh and !gprellow reach main memory from the global pointer?") {
    const Program program = assemble_text(R"(
        ldih $1,d($29) !gprelhigh
        ldi $1,d+100000($1) !gprellow
        ldih $1,d+100000($29) !gprelhigh
        .data
        .skip 40
    d:  .skip 100004
    )");
    CHECK(sum(program.global_pointer, program.text[2], program.text[1]) ==
          program.symbols.at("d").value + 100000);
}

TEST_CASE("is !samegp on a direct call accepted?") {
    CHECK(assembled("bsr $26,f !samegp\nf: nop") == "bsr $26,.+4\nnop\n");
}

TEST_CASE("are the run-time's LDM words known, unless the program has its own?") {
    CHECK(assembled("ldbu $1,_PEN($31) !tprello; ldbu $1,_ROW($31) !tprello\n"
                    "ldbu $1,_COL($31) !tprello; ldbu $1,_CGN($31) !tprello\n"
                    "ldw $1,_MYID($31) !tprello") ==
          "ldbu $1,72($31)\nldbu $1,73($31)\nldbu $1,74($31)\nldbu $1,75($31)\nldw $1,76($31)\n");
    CHECK(assembled("ldw $1,_MYID($31) !tprello\n.section .tdata_local\n_MYID: .long 1") ==
          "ldw $1,128($31)\n");
}

TEST_CASE("does __ldm_end say where the LDM data of all sections end?") {
    CHECK(assembled("ldi $1,__ldm_end($31) !tprello") == "ldi $1,128($31)\n");
    CHECK(assembled("ldi $1,__ldm_end($31) !tprello\n.section .tdata_local\n.long 1\n"
                    ".section .tdata_local_fix\n.quad 2") == "ldi $1,164($31)\n");
}

TEST_CASE("is an LDM symbol a displacement even without a suffix?") {
    CHECK(assembled("ldw $1,tab($5)\n.section .tdata_local\ntab: .long 1") == "ldw $1,128($5)\n");
}

TEST_CASE("is a weak undefined symbol zero?") {
    const Program program = assemble_text(".weak w\n ldl $1,w($gp) !literal\n .data\nd: .quad w");
    CHECK(quad(program, address_map::arena_base) == 0);
    CHECK(quad(program, program.global_pointer + uint64_t(int64_t(program.text[0].immediate))) ==
          0);
}

TEST_CASE("do files see each other's global symbols, and local ones of one name stay apart?") {
    const ScratchFolder folder;
    const auto one = folder.write("one.s", ".globl f\nf: bsr $26,g\nl: br l\n");
    const auto two = folder.write("two.s", ".globl g\ng: bsr $26,f\nl: br l\n");
    const Program program = assemble({one, two});
    CHECK(program.symbols.at("g").value == address_map::text_base + 32);
    CHECK(program.text[0].immediate == 32);
    CHECK(program.text[1].immediate == 4);
    CHECK(program.text[8].immediate == 0);
    CHECK(program.text[9].immediate == 36);
    CHECK(program.symbols.contains("l"));
    CHECK(program.symbols.contains("l@" + two.string()));
}

TEST_CASE("is a strong definition taken before a weak one of another file?") {
    const ScratchFolder folder;
    const auto weak = folder.write("weak.s", ".weak f\nf: halt\n br f\n");
    const auto strong = folder.write("strong.s", ".globl f\nf: nop\n");
    const Program program = assemble({weak, strong});
    CHECK(program.symbols.at("f").value == address_map::text_base + 32);
    CHECK(program.text[1].immediate == 32);
}

TEST_CASE("are .comm symbols of several files one, as large as the largest?") {
    const ScratchFolder folder;
    const auto one = folder.write("one.s", ".comm c,8,8\n.data\n.quad c\n");
    const auto two = folder.write("two.s", ".comm c,64,8\n.data\n.quad c\n");
    const Program program = assemble({one, two});
    CHECK(quad(program, address_map::arena_base) == program.symbols.at("c").value);
    CHECK(quad(program, address_map::arena_base + 32) == program.symbols.at("c").value);
    CHECK(program.memory.bytes.size() >=
          program.symbols.at("c").value + 64 - address_map::arena_base);
}

TEST_CASE("does slave_f mean f and f mean slave_f?") {
    const ScratchFolder folder;
    const auto one = folder.write("one.s", "bsr $26,slave_f\n bsr $26,g\n");
    const auto two = folder.write("two.s", ".globl f\nf: nop\n.globl slave_g\nslave_g: nop\n");
    const Program program = assemble({one, two});
    CHECK(program.text[0].immediate == 32);
    CHECK(program.text[1].immediate == 36);
    CHECK(program.entry("f") == program.entry("slave_f"));
    CHECK(program.entry("slave_f") == address_map::text_base + 32);
    CHECK(program.entry("g") == address_map::text_base + 36);
}
