# SPDX-License-Identifier: Apache-2.0
#
# Around the routing loop of swCandle (RLC/row/test_rlc_dynamic_routing/slave.s), whose sender and
# router are cut out of the listing when it is at hand: sender.s and router.s. Core 0 sends messages
# along its row to core 7, which sends each on along its column: to row 6 if it is 0, to row 7 if it
# is 1, to row 5 if it is 2, to row 4 if it is 3, as its tests find out one after another.
#
# $16 = passes of 10 messages, $17 = how many of them are 0, $18 = what the others are
    .set noreorder
    .set noat

    .section .tdata_local,"awT","progbits"
    .align 5
routing_data:
    .skip 64

# Where the listing has its variables, from $15.
#define PASSES -1092
#define PASS -284
#define DATA -280

    .section .text1,"ax","progbits"
    .globl routing
    .ent routing
    .align 5
routing:
    mov $30,$15
    ldi $30,-2048($30)
    rcsr $8,0
    and $8,63,$8
    stw $16,PASSES($15)
    stw $31,PASS($15)
    beq $8,send
    cmpeq $8,7,$1
    bne $1,route
    and $8,7,$1
    cmpeq $1,7,$1
    beq $1,done
    cmple $8,31,$1                      # cores 39, 47, 55, 63
    bne $1,done
    br receive

send:
    ldih $1,routing_data($31) !tprelhi
    ldi $1,routing_data($1) !tprello
    stl $1,DATA($15)
    ldi $2,10($31)
    mov $18,$3
    mov $17,$4
1:  mov $18,$3                          # first those that are 0
    selgt $4,$31,$3,$3
    stw $3,0($1)
    addl $1,4,$1
    subl $4,1,$4
    subl $2,1,$2
    bne $2,1b
    ldi $7,7($31)
#include "sender.s"
done:
    mov $15,$30
    ret $31,($26),1

route:
#include "router.s"
    ldi $0,9($31)                       # no more
    ldi $1,4($31)
1:  putc $0,$1
    addl $1,1,$1
    cmple $1,7,$2
    bne $2,1b
    br done

receive:
1:  getc $0
    cmpeq $0,9,$1
    beq $1,1b
    br done
    .end routing
