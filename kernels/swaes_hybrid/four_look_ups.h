# SPDX-License-Identifier: Apache-2.0
#
# Made by order.py, which lists these instructions in the order of their formulas. One line pair
# without a blank line between its instructions is an aligned pair; cycles are counted from the first
# selldw.
#
# Looks up the four bytes of column \old of 8 blocks, bytes F3, F2, F1, F0, and adds the results to
# the columns \n3, \n2, \n1, \n0 of the next round, the last one as `pending` in the next pass.
# Meanwhile does the round of two other blocks, whose indices are in F0..F3, \pair = their place in
# the state, and prepares the next two from \from and the round key at \key.
    .macro FOUR_LOOK_UPS old, next, pending, n3, n2, n1, n0, table, pair, from, key, k3, k2, k1, k0
    selldw  X0,TABLE3,7,Y
    vxorw   \pending,Y,\pending
    vsrlw   \old,BYTE_2,X1
    \k3
    selldw  X0,TABLE3,6,Y
    vextw   F0,0,W1
    vandw   X1,255,X1
    \k2
    selldw  X0,TABLE3,5,Y
    vextw   F1,1,W2
    vextw   F2,2,W3
    ldw     W1,\table+0(W1) !tprello
    selldw  X0,TABLE3,4,Y
    vextw   F3,3,W4
    ldw     W2,\table+1024(W2) !tprello
    vextw   F0,1,W5
    selldw  X0,TABLE3,3,Y
    vextw   F1,2,W6
    ldw     W3,\table+2048(W3) !tprello
    vextw   F2,3,W0
    selldw  X0,TABLE3,2,Y
    xor     W1,W2,W1
    ldw     W4,\table+3072(W4) !tprello
    vextw   F0,2,W2
    selldw  X0,TABLE3,1,Y
    clr     $31
    ldw     W5,\table+0(W5) !tprello
    clr     $31
    selldw  X0,TABLE3,0,Y
    xor     W3,W4,W3
    xor     W1,W3,W1
    vsrlw   \old,BYTE_1,X0
    stw     W1,state+\pair+0($31) !tprello
    vextw   F3,0,W1
    ldw     W6,\table+1024(W6) !tprello
    vandw   X0,255,X0
    ldw     W0,\table+2048(W0) !tprello
    vextw   F1,3,W3
    ldw     W1,\table+3072(W1) !tprello
    vextw   F2,0,W4
    vxorw   \n3,Y,\n3
    xor     W5,W6,W5
    ldw     W2,\table+0(W2) !tprello
    vextw   F0,3,W6
    selldw  X1,TABLE2,7,Y
    xor     W0,W1,W0
    xor     W5,W0,W5
    ldw     W3,\table+1024(W3) !tprello
    selldw  X1,TABLE2,6,Y
    vextw   F1,0,W0
    stw     W5,state+\pair+4($31) !tprello
    vextw   F3,1,W5
    selldw  X1,TABLE2,5,Y
    xor     W2,W3,W2
    ldw     W4,\table+2048(W4) !tprello
    vextw   F2,1,W1
    selldw  X1,TABLE2,4,Y
    vextw   F0,4,W3
    ldw     W5,\table+3072(W5) !tprello
    clr     $31
    selldw  X1,TABLE2,3,Y
    clr     $31
    ldw     W6,\table+0(W6) !tprello
    clr     $31
    selldw  X1,TABLE2,2,Y
    xor     W4,W5,W4
    xor     W2,W4,W2
    ldw     W0,\table+1024(W0) !tprello
    selldw  X1,TABLE2,1,Y
    vextw   F1,5,W4
    stw     W2,state+\pair+8($31) !tprello
    vextw   F3,2,W2
    selldw  X1,TABLE2,0,Y
    xor     W6,W0,W6
    ldw     W1,\table+2048(W1) !tprello
    vextw   F2,6,W5
    ldw     W2,\table+3072(W2) !tprello
    vandw   \old,255,X1
    ldw     W3,\table+0(W3) !tprello
    vextw   F0,5,W0
    ldw     W4,\table+1024(W4) !tprello
    clr     $31
    xor     W1,W2,W1
    ldw     W5,\table+2048(W5) !tprello
    vxorw   \n2,Y,\n2
    xor     W6,W1,W6
    stw     W6,state+\pair+12($31) !tprello
    vextw   F3,7,W6
    selldw  X0,TABLE1,7,Y
    xor     W3,W4,W3
    ldw     W6,\table+3072(W6) !tprello
    vextw   F1,6,W1
    selldw  X0,TABLE1,6,Y
    vextw   F2,7,W2
    ldw     W0,\table+0(W0) !tprello
    vextw   F0,6,W4
    selldw  X0,TABLE1,5,Y
    xor     W5,W6,W5
    xor     W3,W5,W3
    ldw     W1,\table+1024(W1) !tprello
    selldw  X0,TABLE1,4,Y
    vextw   F1,7,W5
    stw     W3,state+\pair+16($31) !tprello
    vextw   F3,4,W3
    selldw  X0,TABLE1,3,Y
    xor     W0,W1,W0
    ldw     W2,\table+2048(W2) !tprello
    vextw   F2,4,W6
    selldw  X0,TABLE1,2,Y
    vextw   F0,7,W1
    ldw     W3,\table+3072(W3) !tprello
    clr     $31
    selldw  X0,TABLE1,1,Y
    clr     $31
    \k1
    clr     $31
    selldw  X0,TABLE1,0,Y
    xor     W2,W3,W2
    xor     W0,W2,W0
    ldw     W4,\table+0(W4) !tprello
    stw     W0,state+\pair+20($31) !tprello
    vextw   F3,5,W0
    ldw     W5,\table+1024(W5) !tprello
    vextw   F1,4,W2
    ldw     W6,\table+2048(W6) !tprello
    vextw   F2,5,W3
    ldw     W0,\table+3072(W0) !tprello
    vsrlw   \next,BYTE_3,X0
    xor     W4,W5,W4
    vxorw   \n1,Y,\n1
    vldd    V,\from
    vandw   X0,255,X0
    selldw  X1,TABLE0,7,Y
    xor     W6,W0,W6
    vldd    W5,\key(KEY)
    xor     W4,W6,W4
    selldw  X1,TABLE0,6,Y
    clr     $31
    stw     W4,state+\pair+24($31) !tprello
    vextw   F3,6,W4
    selldw  X1,TABLE0,5,Y
    clr     $31
    ldw     W1,\table+0(W1) !tprello
    vxorw   V,W5,V
    selldw  X1,TABLE0,4,Y
    clr     $31
    ldw     W2,\table+1024(W2) !tprello
    vsllw   V,2,F0
    selldw  X1,TABLE0,3,Y
    vsrlw   V,INDEX_1,F1
    ldw     W3,\table+2048(W3) !tprello
    vsrlw   V,INDEX_2,F2
    selldw  X1,TABLE0,2,Y
    vsrlw   V,INDEX_3,F3
    ldw     W4,\table+3072(W4) !tprello
    xor     W1,W2,W1
    selldw  X1,TABLE0,1,Y
    vandw   F0,MASK,F0
    \k0
    vandw   F1,MASK,F1
    selldw  X1,TABLE0,0,Y
    xor     W3,W4,W3
    xor     W1,W3,W1
    vandw   F2,MASK,F2
    stw     W1,state+\pair+28($31) !tprello
    vandw   F3,MASK,F3
    .endm
