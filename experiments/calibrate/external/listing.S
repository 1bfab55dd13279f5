# SPDX-License-Identifier: Apache-2.0
#
# Around the compiled counter loop of swpfui, which is made from the listing in postprocessed.json
# when it is at hand: listing.s. The compiler reads the core's number from where the run-time of the
# real machine keeps it.
#
# $16 = outer passes
    .set noreorder
    .set noat

#define CORE_NUMBER 76                  /* LDM */

    .section .text1,"ax","progbits"
    .globl run_listing
    .ent run_listing
    .align 5
run_listing:
    rcsr $1,0
    and $1,63,$1
    stw $1,CORE_NUMBER($31)
    br listing
    .end run_listing

#include "listing.s"
