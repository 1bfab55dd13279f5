// SPDX-License-Identifier: Apache-2.0
//
// Text in the manner of the vendor's compiler: every kind of line that its output has.
#include <catch2/catch.hpp>

#include "tests/asm/assembler_support.h"

using namespace swsim;
using namespace swsim::test;

namespace {

constexpr const char* compiler_output = R"source(
	.set noreorder
	.set noat
	.arch sw3
	#  /opt/vendor/be::version
	#-----------------------------------------------------------
	# Compiling sum.c (/tmp/ccI#.abcdef)
	#-----------------------------------------------------------
	.file	1	"/home/user/sum.c"
	.comm	shared_counters, 96, 32

	.section .tdata, "waT", "progbits"
	.align	0
	.section .tdata_local_fix, "waT", "progbits"
	.align	5
	.section .text1, "ax", "progbits"
	.align	4
	.section .sbss, "wa", "nobits"
	.align	3
	.section .sbss
	.org 0x0
	.align	0
	.type	time_1, @object
	.size	time_1, 8
time_1:	# 0x0
	.skip 8
	.org 0x8
	.align	0
time_2:	# 0x8
	.skip 8
	.section .text1

	# Program Unit: sum
	.align 4
	.ent	sum#
	.globl	sum
sum:	# 0x0
	# return_address = 0
	.loc	1	16	0
#  15  long sum(long *values, int count)
#  16  {
.BB1_sum:
	.prologue
	ldih	$gp,0($27)               	!gpdisp!1	# [0] 0
	ldi	$gp,0($gp)                	!gpdisp!1	# [1] 0
	
$ng..sum:
	ldi	$sp,-64($sp)              	# [3] 
.LCFI_sum_adjustsp:
	.frame $15,64,$26,0
	.mask 0x4008000,-64
	stl	$26,0($sp)                	# [4] return_address
	.globl	_MYID
	ldih	$17,_MYID($31)           	!tprelhi	# [3] _MYID
	ldw	$17,_MYID($17)            	!tprello	# [4] _MYID
	ldl	$7,shared_counters($gp)	!literal	# [11] shared_counters
	ldl	$6,.sbss($gp)             	!literal	# [21] .sbss
	rcsr $0, 4
	wcsr $8, 5
	vshff $1, $1, 0x24, $1
	sextw	$0,$7                   	# [1] 
	mov	96,$19                    	# [1] 
	bsr	$26,helper                	# [3] helper
.BB2_sum:
	ldw	$0,56($sp)                	# [0] 
	ldih	$gp,0($26)               	!gpdisp!2	# [0] 0
	ldi	$gp,0+4($gp)              	!gpdisp!2	# [1] 0
	.align	4
.Lt_1_2562:
#<loop> Loop body line 54, nesting depth: 1, estimated iterations: 100
	cmpeq	$0,7,$1                	# [1] 
	beq	$1,.Lt_1_2562             	# [2] 
	ldl	$26,0($sp)                	# [0] return_address
	ret	$31,($26),1               	# [3] 
.L_CC_sum:
# PU cycle count: 0.000000
	.end	sum

	.section .rodata, "a", "progbits"
	.org 0x0
	.align	0
	# offset 0
	.byte	0x25, 0x70, 0xa, 0x0	# %p\n\000
	.org 0x20
	.ascii	"\x00\x00\x00\x00\x00\x00\xf0\x3f"	# double 1.00000
	.weak	_tdata_local_start
	.weak	_tdata_local_end
#	.gpvalue 0

	.section .debug_info, "", "progbits"
	.align	0
	.byte	0x85, 0x00, 0x00, 0x00, 0x02, 0x00
	.long	.debug_abbrev
	.long	.debug_line
	.quad	.L_CC_sum - .BB1_sum
	.section .eh_frame, "a", "progbits"
.LEHCIE:
	.long	.LEHCIE_end - .LEHCIE_begin
.LEHCIE_begin:
	.long 0x0
	.align 3
.LEHCIE_end:
	.section	.note.GNU-stack,"",@progbits
	.ident	"#Compiler Version : sum.c compiled with : -O2 -msimd "
	.section .text1
helper:
	ret
)source";

}  // namespace

TEST_CASE("does the vendor compiler's kind of text assemble, as .s and as .S?") {
    const Program program = assemble_text(compiler_output);
    CHECK(program.entry("sum") == program.entry("slave_sum"));
    CHECK(program.symbols.at("time_2").value == program.symbols.at("time_1").value + 8);
    CHECK(program.ldm.empty());
    const ScratchFolder folder;
    CHECK(assemble({folder.write("sum.S", compiler_output)}).hash == program.hash);
}

TEST_CASE("can it be linked twice under other names?") {
    const ScratchFolder folder;
    std::string other = compiler_output;
    for (size_t at = 0; (at = other.find("sum", at)) != std::string::npos; at += 3)
        other.replace(at, 3, "dot");
    const Program program =
        assemble({folder.write("sum.s", compiler_output), folder.write("dot.s", other)});
    CHECK(program.entry("sum"));
    CHECK(program.entry("dot"));
    CHECK(program.symbols.at("time_1").value % 8 == 0);
}
