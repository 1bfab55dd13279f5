// SPDX-License-Identifier: Apache-2.0
#include <catch2/catch.hpp>

#include "tests/asm/assembler_support.h"

using namespace swsim;
using namespace swsim::test;

TEST_CASE("does # start a comment anywhere, so that literals are bare?") {
    CHECK(assembled("# whole line\n srl $0,8,$0 # rest of the line\n#srl $0,9,$0") ==
          "srl $0,8,$0\n");
}

TEST_CASE("does ; separate statements and ;; start a comment?") {
    CHECK(assembled("nop; addw $1,2,$3 ;; sub; sub") == "nop\naddw $1,2,$3\n");
    CHECK(assembled("nop;") == "nop\n");
}

TEST_CASE("are # and ; plain characters inside of quotes?") {
    CHECK(ldm_of(".ascii \"a#;b\"\n.byte '#,';'") ==
          std::vector<uint8_t>{'a', '#', ';', 'b', '#', ';'});
}

TEST_CASE("do windows line ends and a missing last line end matter?") {
    CHECK(assembled("nop\r\naddw $1,2,$3") == "nop\naddw $1,2,$3\n");
}

TEST_CASE("are all register names taken?") {
    CHECK(assembled("addw $0,$9,$31") == "addw $0,$9,$31\n");
    CHECK(assembled("addw $sp,$gp,$at; addw $fp,$fp,$fp") ==
          "addw $30,$29,$28\naddw $15,$15,$15\n");
}

TEST_CASE("do blanks and tabs matter?") {
    CHECK(assembled("\taddw\t$1 , 2,\t$3  ") == "addw $1,2,$3\n");
    CHECK(assembled("ldw $1 , 8 ( $2 )") == "ldw $1,8($2)\n");
}

TEST_CASE("which forms of a memory operand are there?") {
    CHECK(assembled("ldw $1,((4*2)+32)($16)") == "ldw $1,40($16)\n");
    CHECK(assembled("ldw $1,($5)") == "ldw $1,0($5)\n");
    CHECK(assembled("ldw $1,-8($5)") == "ldw $1,-8($5)\n");
    CHECK(assembled("ldw $1,72") == "ldw $1,72($31)\n");
    CHECK(assembled(".set sym,16\n ldw $1,sym+8($5)") == "ldw $1,24($5)\n");
    CHECK(assembled("ldw $1,sym+8($5)\n.set sym,16") == "ldw $1,24($5)\n");
    CHECK(assembled("ldw $1,32767($5); ldw $1,-32768($5)") ==
          "ldw $1,32767($5)\nldw $1,-32768($5)\n");
}

TEST_CASE("do two-operand short forms repeat the first register?") {
    CHECK(assembled("and $0,3; addl $1,$2; vaddw $4,$5; sllow $4,8") ==
          "and $0,3,$0\naddl $1,$2,$1\nvaddw $4,$5,$4\nsllow $4,8,$4\n");
}

TEST_CASE("is Rc the destination of a select with three operands?") {
    CHECK(assembled("seleq $1,$2,$3") == "seleq $1,$2,$3,$3\n");
    CHECK(assembled("selgt $1,7,$3,$4") == "selgt $1,7,$3,$4\n");
}

TEST_CASE("what do branches and returns leave out?") {
    CHECK(assembled("l: br l") == "br $31,.+0\n");
    CHECK(assembled("l: br $26,l") == "br $26,.+0\n");
    CHECK(assembled("l: bsr l") == "bsr $26,.+0\n");
    CHECK(assembled("ret; ret $31,($26),1; ret ($23)") ==
          "ret $31,($26)\nret $31,($26)\nret $31,($23)\n");
    CHECK(assembled("call $26,($27),f; call ($27); jmp $31,($1); jmp ($1),0") ==
          "call $26,($27)\ncall $26,($27)\njmp $31,($1)\njmp $31,($1)\n");
}

TEST_CASE("what do the aliases mean?") {
    CHECK(assembled("mov $1,$2; mov 5,$2") == "or $31,$1,$2\nor $31,5,$2\n");
    CHECK(assembled("clr $3") == "or $31,$31,$3\n");
    CHECK(assembled("negw $1,$2; negl $1,$2") == "subw $31,$1,$2\nsubl $31,$1,$2\n");
    CHECK(assembled("sextw $1,$2") == "addw $31,$1,$2\n");
    CHECK(assembled("vcpyw $1,$2") == "vshfw $1,$1,$31,$2\n");
    CHECK(assembled("vcpyf $1,$2") == "vshff $1,$1,$31,$2\n");
    CHECK(assembled("nop") == "nop\n");
}

TEST_CASE("do other spellings give the same instruction?") {
    const auto same = [](const std::string& one, const std::string& other) {
        return assembled(one) == assembled(other);
    };
    CHECK(same("bis $1,$2,$3", "or $1,$2,$3"));
    CHECK(same("log2x8 $1,$2,$3", "and $1,$2,$3"));
    CHECK(same("log2xe $1,$2,$3", "or $1,$2,$3"));
    CHECK(same("log2x6 $1,$2,$3", "xor $1,$2,$3"));
    CHECK(same("log2x4 $1,$2,$3", "andnot $1,$2,$3"));
    CHECK(same("vldw $1,0($2)", "vldd $1,0($2)"));
    CHECK(same("vstw $1,0($2)", "vstd $1,0($2)"));
    CHECK(same("vxor $1,$2,$3", "vxorw $1,$2,$3"));
    CHECK(same("vrotlw $1,3,$3", "vrolw $1,3,$3"));
    CHECK(same("l: beq_hint $1,l", "l: beq $1,l"));
    CHECK_FALSE(same("vand $1,$2,$3", "vbic $1,$2,$3"));
}

TEST_CASE("does the digit of vlog2x and vlog3r become its own field?") {
    const Program program = assemble_text("vlog2xa $1,$2,$3\n vlog3r7 $1,$2,$3,$4");
    CHECK(program.text[0].op == isa::Op::vlog2x);
    CHECK(program.text[0].sub == 10);
    CHECK(program.text[1].op == isa::Op::vlog3r);
    CHECK(program.text[1].sub == 7);
    CHECK_THAT(errors_of("vlog3r8 $1,$2,$3,$4"), Catch::Contains("unknown instruction vlog3r8"));
}

TEST_CASE("which fields do operands go to?") {
    const Program program = assemble_text("vshff $1,$2,200,$4\n stl $7,-8($9)\n selldw $1,$2,5,$3");
    const Instruction& shuffle = program.text[0];
    CHECK(shuffle.a == 1);
    CHECK(shuffle.b == 2);
    CHECK(shuffle.literal);
    CHECK(shuffle.immediate == 200);
    CHECK(shuffle.c == zero_register);
    CHECK(shuffle.d == 4);
    const Instruction& store = program.text[1];
    CHECK(store.a == 7);
    CHECK(store.b == 9);
    CHECK(store.d == zero_register);
    CHECK(store.immediate == -8);
    CHECK_FALSE(store.literal);
    CHECK(program.text[2].sub == 5);
}

TEST_CASE("is every instruction's place known?") {
    const Program program = assemble_text("\n  nop; addw $1,2,$3\n", "here.s");
    CHECK(program.files.at(program.text[1].where.file).path == "here.s");
    CHECK(program.text[1].where.line == 2);
    CHECK(program.text[1].where.column == 8);
    CHECK(program.describe(address_map::text_base + 4) == "here.s:2: addw $1,2,$3");
}

TEST_CASE("may labels contain $ and dots, stand before statements and several in a row?") {
    CHECK(assembled("$ng..f: .L_CC_f: a: nop\n br $ng..f; br .L_CC_f\n br a") ==
          "nop\nbr $31,.-4\nbr $31,.-8\nbr $31,.-12\n");
}

TEST_CASE("do numeric labels mean the nearest before and after?") {
    CHECK(assembled("1: nop\n bne $1,1b\n bne $1,1f\n1: bne $1,1b\n1001: br 1001b") ==
          "nop\nbne $1,.-4\nbne $1,.+4\nbne $1,.+0\nbr $31,.+0\n");
    CHECK(assembled("0: br 0b") == "br $31,.+0\n");
}

TEST_CASE("do expressions have the operators and precedences of gas?") {
    const auto value = [](const std::string& expression) {
        const auto bytes = ldm_of(".quad " + expression);
        uint64_t result = 0;
        for (size_t i = 8; i-- > 0;)
            result = result << 8 | bytes[i];
        return int64_t(result);
    };
    CHECK(value("1+2*3") == 7);
    CHECK(value("(1+2)*3") == 9);
    CHECK(value("-7/2") == -3);
    CHECK(value("7%4") == 3);
    CHECK(value("1<<4|1") == 17);
    CHECK(value("1|2+4") == 7);  // | binds closer than +
    CHECK(value("2+1^3") == 4);
    CHECK(value("8+6&3") == 10);
    CHECK(value("6&3^1") == 3);
    CHECK(value("~0") == -1);
    CHECK(value("!5+!0") == 1);
    CHECK(value("-(-3)") == 3);
    CHECK(value("2<3") == -1);
    CHECK(value("2>=3") == 0);
    CHECK(value("2==2 && 3!=4") == 1);
    CHECK(value("0||0") == 0);
    CHECK(value("256>>4") == 16);
    CHECK(value("'a'") == 'a');
    CHECK(value("'\\n'") == '\n');
    CHECK(value("0x1F+0b101+017") == 31 + 5 + 15);
    CHECK(value("0xffffffffffffffff") == -1);
    CHECK(value("1<<63>>63") == 1);
}

TEST_CASE("can .set, .equ and = define and change symbols?") {
    CHECK(ldm_of(".set a,1\n.byte a\n.set a,a+1\n.byte a\nb=a*2\n.equ c,b+1\n.byte b,c") ==
          std::vector<uint8_t>{1, 2, 4, 5});
    // A use before the definition means the last value.
    CHECK(ldm_of(".byte a\n a=5") == std::vector<uint8_t>{5});
    CHECK_THAT(errors_of(".equiv a,1\n.equiv a,2"), Catch::Contains("a is defined already"));
}

TEST_CASE("can a symbol be another one that comes later?") {
    CHECK(assembled(".set alias,f+4\n br alias\nf: nop\nnop") == "br $31,.+8\nnop\nnop\n");
}

TEST_CASE("is . the place of the statement?") {
    CHECK(assembled("nop\n br .-4\n br .+8\n nop\n nop") ==
          "nop\nbr $31,.-4\nbr $31,.+8\nnop\nnop\n");
}

TEST_CASE("is a branch hint ignored, whatever it says?") {
    CHECK(assembled("jmp $31,($1),undefined_name") == "jmp $31,($1)\n");
}

TEST_CASE("may $31 be a destination?") {
    CHECK(assembled("addw $1,$2,$31; vldd $31,0($2)") == "addw $1,$2,$31\nvldd $31,0($2)\n");
}
