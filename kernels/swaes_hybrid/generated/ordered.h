# SPDX-License-Identifier: Apache-2.0
#
# Made by order.py, which has these instructions in the order of their formulas and tells what they
# do. Two lines are an aligned pair; `clr $31` does nothing.

# A round: from the columns a to the columns b, and of the pairs in the state, whose next ones come
# from \s1..\s4 and, for the next round, from the state. Y is then still to be added to b3.
    .macro ROUND a0, a1, a2, a3, b0, b1, b2, b3, table, s1, s2, s3, s4
    selldw  X0,TABLE3,7,Y
    vxorw   \a3,Y,\a3
    vsrlw   \a0,BYTE_2,X1
    vldd    \b1,32(KEY)
    selldw  X0,TABLE3,6,Y
    vextw   F2,2,W2
    vandw   X1,255,X1
    vldd    \b2,64(KEY)
    selldw  X0,TABLE3,5,Y
    vextw   F3,3,W3
    ldw     W2,\table+2048(W2) !tprello
    vextw   F0,0,W0
    selldw  X0,TABLE3,4,Y
    vextw   F1,1,W1
    ldw     W0,\table+0(W0) !tprello
    vextw   F0,1,W4
    selldw  X0,TABLE3,3,Y
    vextw   F1,2,W5
    ldw     W1,\table+1024(W1) !tprello
    vextw   F2,3,W6
    selldw  X0,TABLE3,2,Y
    clr     $31
    ldw     W3,\table+3072(W3) !tprello
    clr     $31
    selldw  X0,TABLE3,1,Y
    clr     $31
    xor     W0,W1,W0
    ldw     W4,\table+0(W4) !tprello
    selldw  X0,TABLE3,0,Y
    vsrlw   \a0,BYTE_1,X0
    xor     W2,W3,W2
    ldw     W6,\table+2048(W6) !tprello
    vandw   X0,255,X0
    xor     W0,W2,W0
    stw     W0,state+0($31) !tprello
    vextw   F3,0,W0
    ldw     W5,\table+1024(W5) !tprello
    vextw   F2,0,W3
    ldw     W0,\table+3072(W0) !tprello
    vextw   F0,2,W1
    vxorw   \b1,Y,\b1
    ldw     W3,\table+2048(W3) !tprello
    vextw   F1,3,W2
    ldw     W1,\table+0(W1) !tprello
    selldw  X1,TABLE2,7,Y
    xor     W4,W5,W4
    xor     W6,W0,W6
    ldw     W2,\table+1024(W2) !tprello
    selldw  X1,TABLE2,6,Y
    xor     W4,W6,W4
    stw     W4,state+4($31) !tprello
    vextw   F3,1,W4
    selldw  X1,TABLE2,5,Y
    vextw   F0,3,W5
    ldw     W4,\table+3072(W4) !tprello
    vextw   F2,1,W0
    selldw  X1,TABLE2,4,Y
    xor     W1,W2,W1
    vextw   F1,0,W6
    ldw     W0,\table+2048(W0) !tprello
    selldw  X1,TABLE2,3,Y
    vextw   F0,4,W2
    xor     W3,W4,W3
    ldw     W6,\table+1024(W6) !tprello
    selldw  X1,TABLE2,2,Y
    xor     W1,W3,W1
    stw     W1,state+8($31) !tprello
    vextw   F3,2,W1
    selldw  X1,TABLE2,1,Y
    vextw   F1,5,W3
    ldw     W5,\table+0(W5) !tprello
    vextw   F2,6,W4
    selldw  X1,TABLE2,0,Y
    vandw   \a0,255,X1
    ldw     W1,\table+3072(W1) !tprello
    clr     $31
    ldw     W2,\table+0(W2) !tprello
    clr     $31
    xor     W5,W6,W5
    ldw     W3,\table+1024(W3) !tprello
    ldw     W4,\table+2048(W4) !tprello
    vextw   F0,5,W6
    xor     W0,W1,W0
    vldd    \b3,96(KEY)
    vxorw   \b2,Y,\b2
    xor     W5,W0,W5
    stw     W5,state+12($31) !tprello
    vextw   F3,7,W5
    selldw  X0,TABLE1,7,Y
    xor     W2,W3,W2
    ldw     W5,\table+3072(W5) !tprello
    vextw   F2,7,W1
    selldw  X0,TABLE1,6,Y
    vextw   F1,6,W0
    ldw     W1,\table+2048(W1) !tprello
    vextw   F0,6,W3
    selldw  X0,TABLE1,5,Y
    clr     $31
    xor     W4,W5,W4
    ldw     W0,\table+1024(W0) !tprello
    selldw  X0,TABLE1,4,Y
    xor     W2,W4,W2
    stw     W2,state+16($31) !tprello
    vextw   F3,4,W2
    selldw  X0,TABLE1,3,Y
    vextw   F1,7,W4
    ldw     W2,\table+3072(W2) !tprello
    vextw   F2,4,W5
    selldw  X0,TABLE1,2,Y
    clr     $31
    ldw     W6,\table+0(W6) !tprello
    clr     $31
    selldw  X0,TABLE1,1,Y
    clr     $31
    xor     W1,W2,W1
    ldw     W3,\table+0(W3) !tprello
    selldw  X0,TABLE1,0,Y
    vsrlw   \a1,BYTE_3,X0
    xor     W6,W0,W6
    ldw     W4,\table+1024(W4) !tprello
    xor     W6,W1,W6
    vandw   X0,255,X0
    stw     W6,state+20($31) !tprello
    vextw   F3,5,W6
    ldw     W5,\table+2048(W5) !tprello
    vextw   F2,5,W2
    ldw     W6,\table+3072(W6) !tprello
    xor     W3,W4,W3
    vxorw   \b3,Y,\b3
    vldd    V,\s1
    vextw   F0,7,W0
    ldw     W2,\table+2048(W2) !tprello
    vextw   F1,4,W1
    vldd    \b0,0(KEY)
    selldw  X1,TABLE0,7,Y
    xor     W5,W6,W5
    vxorw   V,K,V
    ldw     W1,\table+1024(W1) !tprello
    selldw  X1,TABLE0,6,Y
    xor     W3,W5,W3
    stw     W3,state+24($31) !tprello
    vextw   F3,6,W3
    selldw  X1,TABLE0,5,Y
    vsrlw   V,INDEX_1,F1
    ldw     W3,\table+3072(W3) !tprello
    vsllw   V,2,F0
    selldw  X1,TABLE0,4,Y
    vsrlw   V,INDEX_2,F2
    ldw     W0,\table+0(W0) !tprello
    vsrlw   V,INDEX_3,F3
    selldw  X1,TABLE0,3,Y
    vandw   F2,MASK,F2
    vandw   F3,MASK,F3
    xor     W2,W3,W2
    selldw  X1,TABLE0,2,Y
    vextw   F2,2,W6
    xor     W0,W1,W0
    vandw   F1,MASK,F1
    selldw  X1,TABLE0,1,Y
    xor     W0,W2,W0
    vandw   F0,MASK,F0
    ldw     W6,\table+2048(W6) !tprello
    selldw  X1,TABLE0,0,Y
    vextw   F1,1,W5
    stw     W0,state+28($31) !tprello
    vextw   F3,3,W0
    ldw     W5,\table+1024(W5) !tprello
    vextw   F0,0,W4
    ldw     W0,\table+3072(W0) !tprello
    vsrlw   \a1,BYTE_2,X1
    ldw     W4,\table+0(W4) !tprello
    vextw   F0,1,W1
    vextw   F1,2,W2
    vldd    V,\s2
    vxorw   \b0,Y,\b0
    ldw     W1,\table+0(W1) !tprello
    xor     W6,W0,W6
    ldw     W2,\table+1024(W2) !tprello
    selldw  X0,TABLE3,7,Y
    xor     W4,W5,W4
    xor     W4,W6,W4
    vextw   F2,3,W3
    selldw  X0,TABLE3,6,Y
    vandw   X1,255,X1
    ldw     W3,\table+2048(W3) !tprello
    vextw   F1,3,W6
    selldw  X0,TABLE3,5,Y
    xor     W1,W2,W1
    stw     W4,state+32($31) !tprello
    vextw   F3,0,W4
    selldw  X0,TABLE3,4,Y
    vextw   F2,0,W0
    ldw     W4,\table+3072(W4) !tprello
    vextw   F0,2,W5
    selldw  X0,TABLE3,3,Y
    vextw   F0,3,W2
    ldw     W0,\table+2048(W0) !tprello
    vxorw   V,K,V
    selldw  X0,TABLE3,2,Y
    clr     $31
    xor     W3,W4,W3
    ldw     W5,\table+0(W5) !tprello
    selldw  X0,TABLE3,1,Y
    xor     W1,W3,W1
    stw     W1,state+36($31) !tprello
    vextw   F3,1,W1
    selldw  X0,TABLE3,0,Y
    vextw   F2,1,W4
    ldw     W1,\table+3072(W1) !tprello
    vextw   F1,0,W3
    ldw     W6,\table+1024(W6) !tprello
    vsrlw   \a1,BYTE_1,X0
    ldw     W4,\table+2048(W4) !tprello
    vsllw   V,2,\a0
    ldw     W2,\table+0(W2) !tprello
    vandw   X0,255,X0
    xor     W0,W1,W0
    ldw     W3,\table+1024(W3) !tprello
    vxorw   \b2,Y,\b2
    xor     W5,W6,W5
    xor     W5,W0,W5
    vextw   F0,4,W6
    stw     W5,state+40($31) !tprello
    vextw   F3,2,W5
    selldw  X1,TABLE2,7,Y
    xor     W2,W3,W2
    ldw     W5,\table+3072(W5) !tprello
    vextw   F1,5,W0
    selldw  X1,TABLE2,6,Y
    vextw   F2,6,W1
    ldw     W0,\table+1024(W0) !tprello
    vextw   F0,5,W3
    selldw  X1,TABLE2,5,Y
    vandw   \a0,MASK,\a0
    xor     W4,W5,W4
    ldw     W6,\table+0(W6) !tprello
    selldw  X1,TABLE2,4,Y
    xor     W2,W4,W2
    stw     W2,state+44($31) !tprello
    vextw   F3,7,W2
    selldw  X1,TABLE2,3,Y
    vextw   F2,7,W5
    ldw     W2,\table+3072(W2) !tprello
    xor     W6,W0,W6
    selldw  X1,TABLE2,2,Y
    vextw   F1,6,W4
    ldw     W1,\table+2048(W1) !tprello
    vextw   F0,6,W0
    selldw  X1,TABLE2,1,Y
    clr     $31
    ldw     W4,\table+1024(W4) !tprello
    clr     $31
    selldw  X1,TABLE2,0,Y
    vandw   \a1,255,X1
    xor     W1,W2,W1
    ldw     W5,\table+2048(W5) !tprello
    xor     W6,W1,W6
    ldw     W3,\table+0(W3) !tprello
    stw     W6,state+48($31) !tprello
    vextw   F3,4,W6
    vextw   F1,7,W1
    ldw     W0,\table+0(W0) !tprello
    ldw     W6,\table+3072(W6) !tprello
    vextw   F2,4,W2
    xor     W3,W4,W3
    vxorw   \b3,Y,\b3
    ldw     W1,\table+1024(W1) !tprello
    vextw   F0,7,W4
    selldw  X0,TABLE1,7,Y
    clr     $31
    xor     W5,W6,W5
    ldw     W2,\table+2048(W2) !tprello
    selldw  X0,TABLE1,6,Y
    xor     W3,W5,W3
    stw     W3,state+52($31) !tprello
    vextw   F3,5,W3
    selldw  X0,TABLE1,5,Y
    vextw   F1,4,W5
    ldw     W3,\table+3072(W3) !tprello
    vextw   F2,5,W6
    selldw  X0,TABLE1,4,Y
    xor     W0,W1,W0
    ldw     W4,\table+0(W4) !tprello
    vsrlw   V,INDEX_1,F1
    selldw  X0,TABLE1,3,Y
    vsrlw   V,INDEX_2,F2
    xor     W2,W3,W2
    ldw     W5,\table+1024(W5) !tprello
    selldw  X0,TABLE1,2,Y
    xor     W0,W2,W0
    stw     W0,state+56($31) !tprello
    vextw   F3,6,W0
    selldw  X0,TABLE1,1,Y
    vandw   F2,MASK,F2
    ldw     W0,\table+3072(W0) !tprello
    vandw   F1,MASK,F1
    selldw  X0,TABLE1,0,Y
    vsrlw   V,INDEX_3,F3
    ldw     W6,\table+2048(W6) !tprello
    vextw   F1,1,W2
    vandw   F3,MASK,F3
    xor     W4,W5,W4
    vextw   \a0,0,W1
    ldw     W2,\table+1024(W2) !tprello
    vextw   F2,2,W3
    vldd    V,\s3
    xor     W6,W0,W6
    ldw     W1,\table+0(W1) !tprello
    xor     W4,W6,W4
    ldw     W3,\table+2048(W3) !tprello
    stw     W4,state+60($31) !tprello
    vextw   F3,3,W4
    vxorw   \b0,Y,\b0
    clr     $31
    selldw  X1,TABLE0,7,Y
    xor     W1,W2,W1
    ldw     W4,\table+3072(W4) !tprello
    vextw   F2,3,W0
    selldw  X1,TABLE0,6,Y
    vextw   \a0,1,W5
    ldw     W0,\table+2048(W0) !tprello
    vsrlw   \a2,BYTE_3,X0
    selldw  X1,TABLE0,5,Y
    vextw   F1,2,W6
    xor     W3,W4,W3
    vandw   X0,255,X0
    selldw  X1,TABLE0,4,Y
    xor     W1,W3,W1
    stw     W1,state+64($31) !tprello
    vextw   F3,0,W1
    selldw  X1,TABLE0,3,Y
    vextw   F1,3,W3
    ldw     W1,\table+3072(W1) !tprello
    vextw   \a0,2,W2
    selldw  X1,TABLE0,2,Y
    vextw   F2,0,W4
    ldw     W5,\table+0(W5) !tprello
    vxorw   V,K,V
    selldw  X1,TABLE0,1,Y
    clr     $31
    ldw     W6,\table+1024(W6) !tprello
    xor     W0,W1,W0
    selldw  X1,TABLE0,0,Y
    vextw   F2,1,W1
    ldw     W4,\table+2048(W4) !tprello
    vsrlw   \a2,BYTE_2,X1
    ldw     W3,\table+1024(W3) !tprello
    vsrlw   V,INDEX_1,\a1
    xor     W5,W6,W5
    ldw     W2,\table+0(W2) !tprello
    xor     W5,W0,W5
    vextw   F1,0,W0
    stw     W5,state+68($31) !tprello
    vextw   F3,1,W5
    vextw   \a0,3,W6
    ldw     W0,\table+1024(W0) !tprello
    ldw     W5,\table+3072(W5) !tprello
    xor     W2,W3,W2
    selldw  X0,TABLE3,7,Y
    vxorw   \b1,Y,\b1
    ldw     W1,\table+2048(W1) !tprello
    vextw   \a0,4,W3
    selldw  X0,TABLE3,6,Y
    vandw   X1,255,X1
    xor     W4,W5,W4
    ldw     W6,\table+0(W6) !tprello
    selldw  X0,TABLE3,5,Y
    xor     W2,W4,W2
    stw     W2,state+72($31) !tprello
    vextw   F3,2,W2
    selldw  X0,TABLE3,4,Y
    vextw   F2,6,W5
    ldw     W2,\table+3072(W2) !tprello
    xor     W6,W0,W6
    selldw  X0,TABLE3,3,Y
    vextw   F1,5,W4
    ldw     W3,\table+0(W3) !tprello
    vextw   \a0,5,W0
    selldw  X0,TABLE3,2,Y
    vsllw   V,2,F0
    xor     W1,W2,W1
    ldw     W5,\table+2048(W5) !tprello
    selldw  X0,TABLE3,1,Y
    xor     W6,W1,W6
    stw     W6,state+76($31) !tprello
    vextw   F3,7,W6
    selldw  X0,TABLE3,0,Y
    vextw   F1,6,W1
    ldw     W4,\table+1024(W4) !tprello
    vextw   F2,7,W2
    ldw     W6,\table+3072(W6) !tprello
    vsrlw   \a2,BYTE_1,X0
    ldw     W0,\table+0(W0) !tprello
    vandw   F0,MASK,F0
    ldw     W2,\table+2048(W2) !tprello
    vandw   X0,255,X0
    xor     W3,W4,W3
    ldw     W1,\table+1024(W1) !tprello
    xor     W5,W6,W5
    vextw   \a0,6,W4
    xor     W3,W5,W3
    vextw   F1,7,W5
    stw     W3,state+80($31) !tprello
    vextw   F3,4,W3
    selldw  X1,TABLE2,7,Y
    xor     W0,W1,W0
    ldw     W3,\table+3072(W3) !tprello
    vextw   F2,4,W6
    selldw  X1,TABLE2,6,Y
    vxorw   \b3,Y,\b3
    ldw     W4,\table+0(W4) !tprello
    vextw   \a0,7,W1
    selldw  X1,TABLE2,5,Y
    vandw   \a1,MASK,\a1
    xor     W2,W3,W2
    ldw     W5,\table+1024(W5) !tprello
    selldw  X1,TABLE2,4,Y
    xor     W0,W2,W0
    stw     W0,state+84($31) !tprello
    vextw   F3,5,W0
    selldw  X1,TABLE2,3,Y
    vextw   F1,4,W2
    ldw     W6,\table+2048(W6) !tprello
    xor     W4,W5,W4
    selldw  X1,TABLE2,2,Y
    vextw   F2,5,W3
    ldw     W0,\table+3072(W0) !tprello
    vsrlw   V,INDEX_2,F2
    selldw  X1,TABLE2,1,Y
    vextw   F0,0,W5
    ldw     W1,\table+0(W1) !tprello
    vandw   F2,MASK,F2
    selldw  X1,TABLE2,0,Y
    vandw   \a2,255,X1
    xor     W6,W0,W6
    ldw     W3,\table+2048(W3) !tprello
    xor     W4,W6,W4
    ldw     W2,\table+1024(W2) !tprello
    stw     W4,state+88($31) !tprello
    vextw   F3,6,W4
    vsrlw   V,INDEX_3,F3
    ldw     W5,\table+0(W5) !tprello
    ldw     W4,\table+3072(W4) !tprello
    vextw   F2,2,W0
    xor     W1,W2,W1
    vandw   F3,MASK,F3
    vextw   \a1,1,W6
    ldw     W0,\table+2048(W0) !tprello
    selldw  X0,TABLE1,7,Y
    vxorw   \b0,Y,\b0
    xor     W3,W4,W3
    ldw     W6,\table+1024(W6) !tprello
    selldw  X0,TABLE1,6,Y
    xor     W1,W3,W1
    stw     W1,state+92($31) !tprello
    vextw   F3,3,W1
    selldw  X0,TABLE1,5,Y
    vextw   F2,3,W4
    ldw     W1,\table+3072(W1) !tprello
    xor     W5,W6,W5
    selldw  X0,TABLE1,4,Y
    vextw   F0,1,W2
    vextw   \a1,2,W3
    ldw     W4,\table+2048(W4) !tprello
    selldw  X0,TABLE1,3,Y
    vextw   F0,2,W6
    xor     W0,W1,W0
    ldw     W2,\table+0(W2) !tprello
    selldw  X0,TABLE1,2,Y
    xor     W5,W0,W5
    stw     W5,state+96($31) !tprello
    vextw   F3,0,W5
    selldw  X0,TABLE1,1,Y
    vextw   F2,0,W1
    ldw     W5,\table+3072(W5) !tprello
    vextw   \a1,3,W0
    selldw  X0,TABLE1,0,Y
    vsrlw   \a3,BYTE_3,X0
    ldw     W3,\table+1024(W3) !tprello
    clr     $31
    ldw     W0,\table+1024(W0) !tprello
    vandw   X0,255,X0
    xor     W4,W5,W4
    ldw     W1,\table+2048(W1) !tprello
    ldw     W6,\table+0(W6) !tprello
    vextw   F2,1,W5
    xor     W2,W3,W2
    vextw   F0,3,W3
    xor     W2,W4,W2
    vextw   \a1,0,W4
    stw     W2,state+100($31) !tprello
    vextw   F3,1,W2
    selldw  X1,TABLE0,7,Y
    xor     W6,W0,W6
    ldw     W2,\table+3072(W2) !tprello
    vxorw   \b1,Y,\b1
    selldw  X1,TABLE0,6,Y
    vextw   F0,4,W0
    ldw     W4,\table+1024(W4) !tprello
    clr     $31
    selldw  X1,TABLE0,5,Y
    clr     $31
    xor     W1,W2,W1
    ldw     W5,\table+2048(W5) !tprello
    selldw  X1,TABLE0,4,Y
    xor     W6,W1,W6
    stw     W6,state+104($31) !tprello
    vextw   F3,2,W6
    selldw  X1,TABLE0,3,Y
    vextw   \a1,5,W1
    ldw     W6,\table+3072(W6) !tprello
    vextw   F2,6,W2
    selldw  X1,TABLE0,2,Y
    clr     $31
    ldw     W3,\table+0(W3) !tprello
    clr     $31
    selldw  X1,TABLE0,1,Y
    clr     $31
    xor     W5,W6,W5
    ldw     W1,\table+1024(W1) !tprello
    selldw  X1,TABLE0,0,Y
    vextw   F2,7,W6
    xor     W3,W4,W3
    ldw     W2,\table+2048(W2) !tprello
    xor     W3,W5,W3
    ldw     W0,\table+0(W0) !tprello
    stw     W3,state+108($31) !tprello
    vextw   F3,7,W3
    vextw   F0,5,W4
    ldw     W6,\table+2048(W6) !tprello
    ldw     W3,\table+3072(W3) !tprello
    vextw   \a1,6,W5
    xor     W0,W1,W0
    ldw     W4,\table+0(W4) !tprello
    ldw     W5,\table+1024(W5) !tprello
    vextw   F0,6,W1
    vldd    V,\s4
    vxorw   \b2,Y,\b2
    selldw  X0,TABLE3,7,Y
    xor     W2,W3,W2
    xor     W0,W2,W0
    vextw   \a1,7,W2
    selldw  X0,TABLE3,6,Y
    vextw   F2,4,W3
    stw     W0,state+112($31) !tprello
    vextw   F3,4,W0
    selldw  X0,TABLE3,5,Y
    xor     W4,W5,W4
    ldw     W0,\table+3072(W0) !tprello
    vextw   F0,7,W5
    selldw  X0,TABLE3,4,Y
    vsrlw   \a3,BYTE_2,X1
    ldw     W1,\table+0(W1) !tprello
    vxorw   V,K,V
    selldw  X0,TABLE3,3,Y
    vandw   X1,255,X1
    xor     W6,W0,W6
    ldw     W3,\table+2048(W3) !tprello
    selldw  X0,TABLE3,2,Y
    xor     W4,W6,W4
    stw     W4,state+116($31) !tprello
    vextw   F3,5,W4
    selldw  X0,TABLE3,1,Y
    vextw   F2,5,W0
    ldw     W4,\table+3072(W4) !tprello
    vextw   \a1,4,W6
    selldw  X0,TABLE3,0,Y
    vsllw   V,2,\a0
    ldw     W2,\table+1024(W2) !tprello
    vsrlw   V,INDEX_2,\a2
    ldw     W5,\table+0(W5) !tprello
    vsrlw   V,INDEX_1,F1
    xor     W3,W4,W3
    ldw     W0,\table+2048(W0) !tprello
    ldw     W6,\table+1024(W6) !tprello
    vandw   F1,MASK,F1
    xor     W1,W2,W1
    vandw   \a0,MASK,\a0
    xor     W1,W3,W1
    vextw   F1,1,W3
    stw     W1,state+120($31) !tprello
    vextw   F3,6,W1
    selldw  X1,TABLE2,7,Y
    vsrlw   V,INDEX_3,F3
    ldw     W1,\table+3072(W1) !tprello
    xor     W5,W6,W5
    selldw  X1,TABLE2,6,Y
    vextw   \a0,0,W2
    vandw   F3,MASK,F3
    ldw     W3,\table+1024(W3) !tprello
    selldw  X1,TABLE2,5,Y
    vandw   \a2,MASK,\a2
    xor     W0,W1,W0
    ldw     W2,\table+0(W2) !tprello
    selldw  X1,TABLE2,4,Y
    xor     W5,W0,W5
    vextw   \a2,2,W4
    stw     W5,state+124($31) !tprello
    selldw  X1,TABLE2,3,Y
    vextw   F3,3,W5
    ldw     W4,\table+2048(W4) !tprello
    vextw   \a2,3,W1
    selldw  X1,TABLE2,2,Y
    xor     W2,W3,W2
    ldw     W5,\table+3072(W5) !tprello
    vextw   F1,2,W0
    selldw  X1,TABLE2,1,Y
    vextw   \a0,1,W6
    ldw     W1,\table+2048(W1) !tprello
    vxorw   \b0,Y,\b0
    selldw  X1,TABLE2,0,Y
    vsrlw   \a3,BYTE_1,X0
    ldw     W6,\table+0(W6) !tprello
    xor     W4,W5,W4
    xor     W2,W4,W2
    ldw     W0,\table+1024(W0) !tprello
    stw     W2,state+128($31) !tprello
    vextw   F3,0,W2
    vextw   \a2,0,W5
    vldd    K,128(KEY)
    ldw     W2,\table+3072(W2) !tprello
    vandw   X0,255,X0
    xor     W6,W0,W6
    vextw   F1,3,W4
    vextw   \a0,2,W3
    ldw     W5,\table+2048(W5) !tprello
    ldw     W4,\table+1024(W4) !tprello
    vextw   \a0,3,W0
    selldw  X0,TABLE1,7,Y
    xor     W1,W2,W1
    xor     W6,W1,W6
    ldw     W3,\table+0(W3) !tprello
    selldw  X0,TABLE1,6,Y
    vextw   F1,0,W1
    stw     W6,state+132($31) !tprello
    vextw   F3,1,W6
    selldw  X0,TABLE1,5,Y
    vextw   \a2,1,W2
    ldw     W6,\table+3072(W6) !tprello
    xor     W3,W4,W3
    selldw  X0,TABLE1,4,Y
    vextw   \a0,4,W4
    ldw     W1,\table+1024(W1) !tprello
    vxorw   \b1,Y,\b1
    selldw  X0,TABLE1,3,Y
    vandw   \a3,255,X1
    xor     W5,W6,W5
    ldw     W0,\table+0(W0) !tprello
    selldw  X0,TABLE1,2,Y
    xor     W3,W5,W3
    stw     W3,state+136($31) !tprello
    vextw   F3,2,W3
    selldw  X0,TABLE1,1,Y
    vextw   \a2,6,W6
    ldw     W2,\table+2048(W2) !tprello
    xor     W0,W1,W0
    selldw  X0,TABLE1,0,Y
    vextw   F1,5,W5
    ldw     W3,\table+3072(W3) !tprello
    vextw   \a0,5,W1
    ldw     W6,\table+2048(W6) !tprello
    vsrlw   \b0,BYTE_3,X0
    ldw     W5,\table+1024(W5) !tprello
    clr     $31
    ldw     W4,\table+0(W4) !tprello
    vandw   X0,255,X0
    xor     W2,W3,W2
    vextw   \a2,7,W3
    xor     W0,W2,W0
    vextw   F1,6,W2
    stw     W0,state+140($31) !tprello
    vextw   F3,7,W0
    selldw  X1,TABLE0,7,Y
    xor     W4,W5,W4
    ldw     W0,\table+3072(W0) !tprello
    vextw   \a0,6,W5
    selldw  X1,TABLE0,6,Y
    vxorw   \b2,Y,\b2
    ldw     W3,\table+2048(W3) !tprello
    clr     $31
    selldw  X1,TABLE0,5,Y
    clr     $31
    xor     W6,W0,W6
    ldw     W1,\table+0(W1) !tprello
    selldw  X1,TABLE0,4,Y
    xor     W4,W6,W4
    stw     W4,state+144($31) !tprello
    vextw   F3,4,W4
    selldw  X1,TABLE0,3,Y
    vextw   \a2,4,W0
    ldw     W4,\table+3072(W4) !tprello
    vextw   F1,7,W6
    selldw  X1,TABLE0,2,Y
    clr     $31
    ldw     W2,\table+1024(W2) !tprello
    clr     $31
    selldw  X1,TABLE0,1,Y
    clr     $31
    xor     W3,W4,W3
    ldw     W5,\table+0(W5) !tprello
    selldw  X1,TABLE0,0,Y
    vextw   \a2,5,W4
    xor     W1,W2,W1
    ldw     W0,\table+2048(W0) !tprello
    xor     W1,W3,W1
    ldw     W6,\table+1024(W6) !tprello
    stw     W1,state+148($31) !tprello
    vextw   F3,5,W1
    vextw   \a0,7,W2
    ldw     W4,\table+2048(W4) !tprello
    ldw     W1,\table+3072(W1) !tprello
    vextw   F1,4,W3
    xor     W5,W6,W5
    vldd    V,state($31) !tprello
    ldw     W2,\table+0(W2) !tprello
    clr     $31
    ldw     W3,\table+1024(W3) !tprello
    clr     $31
    xor     W0,W1,W0
    clr     $31
    xor     W5,W0,W5
    vxorw   V,K,V
    stw     W5,state+152($31) !tprello
    vextw   F3,6,W5
    xor     W2,W3,W2
    vsrlw   V,INDEX_2,F2
    ldw     W5,\table+3072(W5) !tprello
    vsrlw   V,INDEX_3,F3
    vsrlw   V,INDEX_1,F1
    clr     $31
    vsllw   V,2,F0
    clr     $31
    vandw   F1,MASK,F1
    clr     $31
    vandw   F3,MASK,F3
    xor     W4,W5,W4
    xor     W2,W4,W2
    vandw   F0,MASK,F0
    vandw   F2,MASK,F2
    stw     W2,state+156($31) !tprello
    .endm

# A batch comes in from IN.
    .macro FIRST_BATCH
    ldw     W0,even_words($31) !tprello
    vxorw   Y,Y,Y
    ldw     W1,odd_words($31) !tprello
    ldi     TABLE0,tables+0($31) !tprello
    vldd    B0,0(IN)
    ldi     TABLE1,tables+1024($31) !tprello
    vldd    B1,32(IN)
    ldi     TABLE2,tables+2048($31) !tprello
    vldd    B2,64(IN)
    ldi     TABLE3,tables+3072($31) !tprello
    vldd    B3,96(IN)
    ldi     KEY,keys+KEY_BYTES($31) !tprello
    vldd    V,128(IN)
    clr     $31
    vshfw   B1,B0,W0,W2
    vldd    K,keys+128($31) !tprello
    vshfw   B1,B0,W1,B0
    vldd    W3,keys+32($31) !tprello
    vshfw   B3,B2,W0,B1
    vldd    W4,keys+64($31) !tprello
    vshfw   B1,W2,W0,A0
    vldd    W5,keys+96($31) !tprello
    vshfw   B1,W2,W1,A2
    vldd    W2,keys+0($31) !tprello
    vxorw   V,K,V
    clr     $31
    vshfw   B3,B2,W1,B3
    clr     $31
    vsllw   V,2,F0
    clr     $31
    vxorw   A0,W2,A0
    clr     $31
    vsrlw   V,INDEX_1,F1
    clr     $31
    vsrlw   V,INDEX_2,F2
    clr     $31
    vsrlw   V,INDEX_3,F3
    clr     $31
    vsrlw   A0,BYTE_3,X0
    clr     $31
    vshfw   B3,B0,W0,A1
    clr     $31
    vshfw   B3,B0,W1,A3
    clr     $31
    vxorw   A2,W4,A2
    clr     $31
    vandw   F0,MASK,F0
    clr     $31
    vandw   F1,MASK,F1
    clr     $31
    vandw   F2,MASK,F2
    clr     $31
    vandw   F3,MASK,F3
    clr     $31
    vandw   X0,255,X0
    clr     $31
    vxorw   A1,W3,A1
    clr     $31
    vxorw   A3,W5,A3
    clr     $31
    .endm

# A batch goes out, the next one comes in. W6 = 0 if there is none: then it is one of before.
    .macro NEXT_BATCH
    ldw     W0,even_words($31) !tprello
    vxorw   A3,Y,A3
    ldw     W1,odd_words($31) !tprello
    ldi     TABLE1,tables+1024($31) !tprello
    ldl     KEY,progress+16($31) !tprello
    ldi     TABLE2,tables+2048($31) !tprello
    ldl     IN,progress($31) !tprello
    vxorw   Y,Y,Y
    ldl     TABLE3,progress+8($31) !tprello
    vshfw   A1,A0,W0,X0
    vldd    V,state+128($31) !tprello
    vshfw   A1,A0,W1,A0
    vshfw   A3,A2,W0,A1
    vldd    F3,state+96($31) !tprello
    vshfw   A3,A2,W1,A2
    vldd    F1,state+32($31) !tprello
    vshfw   A1,X0,W0,A3
    addl    IN,TABLE3,TABLE3
    subl    IN,KEY,W6
    ldi     IN,BATCH_BYTES(IN)
    cmpult  KEY,IN,W5
    vshfw   A1,X0,W1,A1
    selne   W5,KEY,IN,IN
    vshfw   A2,A0,W0,X0
    vldd    B2,64(IN)
    vshfw   A2,A0,W1,A0
    vldd    B1,32(IN)
    vshfw   X0,A3,W0,A2
    vshfw   X0,A3,W1,A3
    vldd    B3,96(IN)
    vshfw   A0,A1,W0,X0
    vldd    B0,0(IN)
    ldw     W0,even_words($31) !tprello
    vshfw   A0,A1,W1,A1
    ldw     W1,odd_words($31) !tprello
    vxorw   F1,K,F1
    vldd    F2,state+64($31) !tprello
    vxorw   V,K,V
    vldd    F0,state+0($31) !tprello
    vxorw   F3,K,F3
    vstd    A2,0(TABLE3)
    vshfw   B1,B0,W0,W2
    vstd    V,256(TABLE3)
    vshfw   B1,B0,W1,B0
    vxorw   F2,K,F2
    vldd    V,128(IN)
    vxorw   F0,K,F0
    vldd    K,keys+128($31) !tprello
    vldd    W3,keys+32($31) !tprello
    vshfw   B3,B2,W0,B1
    vshfw   B1,W2,W0,A0
    vldd    W4,keys+64($31) !tprello
    vshfw   B1,W2,W1,A2
    vldd    W2,keys+0($31) !tprello
    vstd    F3,224(TABLE3)
    vxorw   V,K,V
    vstd    X0,32(TABLE3)
    vshfw   B3,B2,W1,B3
    vsrlw   V,INDEX_3,F3
    vstd    A3,64(TABLE3)
    vxorw   A0,W2,A0
    vldd    W5,keys+96($31) !tprello
    vstd    F0,128(TABLE3)
    vsllw   V,2,F0
    vsrlw   A0,BYTE_3,X0
    vstd    F1,160(TABLE3)
    vandw   F0,MASK,F0
    vstd    A1,96(TABLE3)
    vxorw   A2,W4,A2
    vstd    F2,192(TABLE3)
    vsrlw   V,INDEX_2,F2
    ldi     TABLE3,tables+3072($31) !tprello
    vshfw   B3,B0,W1,A3
    ldi     KEY,keys+KEY_BYTES($31) !tprello
    vxorw   A3,W5,A3
    stl     IN,progress($31) !tprello
    vandw   F2,MASK,F2
    ldi     TABLE0,tables+0($31) !tprello
    vandw   F3,MASK,F3
    clr     $31
    vsrlw   V,INDEX_1,F1
    clr     $31
    vshfw   B3,B0,W0,A1
    clr     $31
    vxorw   A1,W3,A1
    clr     $31
    vandw   X0,255,X0
    clr     $31
    vandw   F1,MASK,F1
    clr     $31
    .endm
