# SPDX-License-Identifier: Apache-2.0
#
# Made by generate.py: two blocks, 14 rounds.
# 1379 instructions in 691 cycles; no order of them takes fewer than 690.
# A line is a cycle: what goes to pipe 0, and what goes to pipe 1.

# What the loop has of a pass before the pass before is over, for the first pass.
    .macro FIRST_STEPS
    subl LEFT,1,LEFT
    vldd $23,ttable_keys($31) !tprello
    ldi $6,32(IN)
    ldl $15,ttable_keys+32($31) !tprello
    selgt LEFT,$6,IN,IN
    ldl $6,ttable_keys+40($31) !tprello
    vldd $22,0(IN)
    ldl $11,ttable_keys+48($31) !tprello
    vxorw $22,$23,$22
    ldl $23,ttable_keys+56($31) !tprello
    vsllw $22,5,$3
    vandw $3,FIELD0,$3
    vsllw $22,13,$8
    vandw $8,FIELD1,$8
    vbisw $3,$8,$3
    vsrlw $22,11,$0
    vstd $3,ttable_first+0($31) !tprello
    vandw $0,FIELD0,$0
    vsrlw $22,3,$22
    ldw $14,ttable_first+0+COLUMN0($31) !tprello
    vandw $22,FIELD1,$22
    ldw $9,ttable_first+0+COLUMN1($31) !tprello
    vbisw $0,$22,$0
    ldw $22,ttable_first+0+COLUMN2($31) !tprello
    zapnot $14,3,$7
    vstd $0,ttable_first+32($31) !tprello
    srl $9,16,$0
    ldl $7,ttable_rounds+0($7) !tprello
    zapnot $9,3,$9
    ldl $0,ttable_rounds+16($0) !tprello
    srl $22,16,$4
    ldw $10,ttable_first+32+COLUMN2($31) !tprello
    vlog3r0 $15,$7,$0,$0
    ldw $7,ttable_first+32+COLUMN3($31) !tprello
    zapnot $10,3,$1
    ldl $9,ttable_rounds+0($9) !tprello
    zapnot $22,3,$22
    ldl $1,ttable_rounds+8($1) !tprello
    srl $7,16,$5
    ldl $4,ttable_rounds+16($4) !tprello
    zapnot $7,3,$7
    ldl $5,ttable_rounds+24($5) !tprello
    srl $14,16,$14
    ldl $7,ttable_rounds+8($7) !tprello
    vlog3r0 $6,$9,$4,$4
    ldw $9,ttable_first+32+COLUMN0($31) !tprello
    vlog3r0 $0,$1,$5,$0
    ldl $22,ttable_rounds+0($22) !tprello
    srl $10,16,$10
    ldw $5,ttable_first+0+COLUMN3($31) !tprello
    srl $9,16,$1
    ldw $13,ttable_first+32+COLUMN1($31) !tprello
    zapnot $9,3,$9
    ldl $1,ttable_rounds+24($1) !tprello
    srl $5,16,$25
    ldl $9,ttable_rounds+8($9) !tprello
    srl $13,16,$21
    ldl $25,ttable_rounds+16($25) !tprello
    vlog3r0 $4,$7,$1,$1
    ldl $21,ttable_rounds+24($21) !tprello
    zapnot $5,3,$5
    ldl $14,ttable_rounds+16($14) !tprello
    vlog3r0 $11,$22,$25,$22
    ldl $5,ttable_rounds+0($5) !tprello
    zapnot $13,3,$13
    ldl $10,ttable_rounds+24($10) !tprello
    vlog3r0 $22,$9,$21,$2
    ldl $13,ttable_rounds+8($13) !tprello
    vlog3r0 $23,$5,$14,$5
    stl $1,ttable_scratch+0($31) !tprello
    zapnot $0,3,$3
    ldw $14,ttable_first+16+COLUMN0($31) !tprello
    vlog3r0 $5,$13,$10,$4
    ldw $5,ttable_first+16+COLUMN1($31) !tprello
    srl $2,32,$10
    ldw $13,ttable_first+48+COLUMN2($31) !tprello
    zapnot $14,3,$9
    stl $4,ttable_scratch+8($31) !tprello
    srl $5,16,$21
    ldl $9,ttable_rounds+0($9) !tprello
    zapnot $13,3,$22
    ldl $21,ttable_rounds+16($21) !tprello
    zapnot $5,3,$5
    ldl $22,ttable_rounds+8($22) !tprello
    srl $14,16,$14
    ldw $25,ttable_first+48+COLUMN3($31) !tprello
    vlog3r0 $15,$9,$21,$9
    ldl $15,ttable_rounds+0($5) !tprello
    srl $13,16,$13
    ldw $21,ttable_first+16+COLUMN2($31) !tprello
    srl $25,16,$5
    ldw $7,ttable_first+48+COLUMN0($31) !tprello
    zapnot $25,3,$25
    ldl $5,ttable_rounds+24($5) !tprello
    srl $21,16,$8
    ldl $25,ttable_rounds+8($25) !tprello
    srl $7,16,$12
    ldl $8,ttable_rounds+16($8) !tprello
    vlog3r0 $9,$22,$5,$5
    ldl $12,ttable_rounds+24($12) !tprello
    zapnot $21,3,$21
    ldw $9,ttable_first+16+COLUMN3($31) !tprello
    vlog3r0 $6,$15,$8,$6
    ldl $21,ttable_rounds+0($21) !tprello
    zapnot $7,3,$7
    ldw $8,ttable_first+48+COLUMN1($31) !tprello
    vlog3r0 $6,$25,$12,$6
    ldl $12,ttable_rounds+8($7) !tprello
    srl $9,16,$7
    ldl $14,ttable_rounds+16($14) !tprello
    srl $8,16,$25
    ldl $7,ttable_rounds+16($7) !tprello
    zapnot $9,3,$9
    ldl $25,ttable_rounds+24($25) !tprello
    zapnot $8,3,$8
    ldl $9,ttable_rounds+0($9) !tprello
    vlog3r0 $11,$21,$7,$11
    ldl $21,ttable_rounds+8($8) !tprello
    zapnot $10,3,$7
    ldl $13,ttable_rounds+24($13) !tprello
    vlog3r0 $11,$12,$25,$8
    stl $6,ttable_scratch+16($31) !tprello
    vlog3r0 $23,$9,$14,$14
    ldl $9,ttable_keys+64($31) !tprello
    srl $4,48,$10
    ldl $11,ttable_keys+72($31) !tprello
    vlog3r0 $14,$21,$13,$12
    ldl $13,ttable_keys+80($31) !tprello
    zapnot $1,3,$14
    ldl $15,ttable_keys+88($31) !tprello
    srl $2,16,$21
    .endm

    .macro NEXT_PAIR next
    zapnot $21,3,$21;           stl $12,ttable_scratch+24($31) !tprello
    srl $0,48,$22;              ldl $3,ttable_rounds+0($3) !tprello
    zapnot $2,3,$23;            ldhu $24,ttable_scratch+0+2($31) !tprello
    srl $0,32,$25;              ldl $7,ttable_rounds+8($7) !tprello
    zapnot $25,3,$25;           ldl $10,ttable_rounds+24($10) !tprello
    srl $1,48,$1;               ldl $24,ttable_rounds+16($24) !tprello
    zapnot $4,3,$4;             ldl $14,ttable_rounds+0($14) !tprello
    srl $0,16,$0;               ldl $21,ttable_rounds+16($21) !tprello
    vlog3r0 $9,$3,$24,$3;       ldhu $24,ttable_scratch+8+4($31) !tprello
    zapnot $0,3,$0;             ldl $22,ttable_rounds+24($22) !tprello
    vlog3r0 $3,$7,$10,$3;       ldl $23,ttable_rounds+0($23) !tprello
    vlog3r0 $11,$14,$21,$14;    ldl $24,ttable_rounds+8($24) !tprello
    srl $2,48,$2;               ldhu $21,ttable_scratch+8+2($31) !tprello
    zapnot $5,3,$7;             ldl $25,ttable_rounds+8($25) !tprello
    vlog3r0 $14,$24,$22,$14;    ldl $1,ttable_rounds+24($1) !tprello
    srl $8,32,$22;              ldl $21,ttable_rounds+16($21) !tprello
    zapnot $22,3,$22;           ldl $4,ttable_rounds+0($4) !tprello
    srl $12,48,$24;             ldl $0,ttable_rounds+16($0) !tprello
    vlog3r0 $13,$23,$21,$21;    ldhu $23,ttable_scratch+0+4($31) !tprello
    zapnot $6,3,$10;            ldl $2,ttable_rounds+24($2) !tprello
    vlog3r0 $21,$25,$1,$1;      ldl $7,ttable_rounds+0($7) !tprello
    vlog3r0 $15,$4,$0,$0;       ldl $23,ttable_rounds+8($23) !tprello
    srl $8,16,$4;               stl $1,ttable_scratch+32($31) !tprello
    zapnot $4,3,$4;             ldhu $21,ttable_scratch+16+2($31) !tprello
    vlog3r0 $0,$23,$2,$0;       ldl $22,ttable_rounds+8($22) !tprello
    srl $5,48,$2;               ldl $24,ttable_rounds+24($24) !tprello
    zapnot $8,3,$23;            ldl $21,ttable_rounds+16($21) !tprello
    srl $5,32,$25;              ldl $10,ttable_rounds+0($10) !tprello
    zapnot $25,3,$25;           ldl $4,ttable_rounds+16($4) !tprello
    vlog3r0 $9,$7,$21,$7;       ldhu $9,ttable_scratch+24+4($31) !tprello
    srl $6,48,$6;               ldl $2,ttable_rounds+24($2) !tprello
    vlog3r0 $7,$22,$24,$7;      ldl $23,ttable_rounds+0($23) !tprello
    vlog3r0 $11,$10,$4,$4;      ldl $9,ttable_rounds+8($9) !tprello
    zapnot $12,3,$12;           ldhu $10,ttable_scratch+24+2($31) !tprello
    srl $5,16,$5;               ldl $25,ttable_rounds+8($25) !tprello
    vlog3r0 $4,$9,$2,$2;        ldl $6,ttable_rounds+24($6) !tprello
    zapnot $5,3,$5;             ldl $10,ttable_rounds+16($10) !tprello
    srl $8,48,$8;               ldl $12,ttable_rounds+0($12) !tprello
    zapnot $3,3,$4;             ldl $5,ttable_rounds+16($5) !tprello
    vlog3r0 $13,$23,$10,$10;    ldhu $13,ttable_scratch+16+4($31) !tprello
    srl $14,16,$23;             ldl $8,ttable_rounds+24($8) !tprello
    vlog3r0 $10,$25,$6,$6;      stl $7,ttable_scratch+40($31) !tprello
    vlog3r0 $15,$12,$5,$5;      ldl $13,ttable_rounds+8($13) !tprello
    zapnot $23,3,$23;           stl $6,ttable_scratch+48($31) !tprello
    srl $0,48,$12;              ldl $15,ttable_keys+96($31) !tprello
    vlog3r0 $5,$13,$8,$5;       ldl $8,ttable_keys+104($31) !tprello
    zapnot $14,3,$13;           ldl $10,ttable_keys+112($31) !tprello
    srl $0,32,$25;              ldl $9,ttable_keys+120($31) !tprello
    zapnot $25,3,$25;           ldl $4,ttable_rounds+0($4) !tprello
    srl $3,48,$11;              ldl $23,ttable_rounds+16($23) !tprello
    zapnot $1,3,$22;            ldhu $24,ttable_scratch+32+4($31) !tprello
    srl $0,16,$21;              ldl $12,ttable_rounds+24($12) !tprello
    vlog3r0 $15,$4,$23,$4;      ldl $13,ttable_rounds+0($13) !tprello
    zapnot $21,3,$21;           ldl $24,ttable_rounds+8($24) !tprello
    srl $3,32,$23;              ldhu $26,ttable_scratch+32+2($31) !tprello
    zapnot $23,3,$23;           ldl $25,ttable_rounds+8($25) !tprello
    vlog3r0 $4,$24,$12,$4;      ldl $11,ttable_rounds+24($11) !tprello
    srl $14,48,$12;             ldl $26,ttable_rounds+16($26) !tprello
    zapnot $0,3,$0;             ldl $22,ttable_rounds+0($22) !tprello
    srl $3,16,$3;               ldl $21,ttable_rounds+16($21) !tprello
    vlog3r0 $8,$13,$26,$13;     ldl $23,ttable_rounds+8($23) !tprello
    zapnot $3,3,$3;             ldl $12,ttable_rounds+24($12) !tprello
    vlog3r0 $13,$25,$11,$11;    ldl $0,ttable_rounds+0($0) !tprello
    vlog3r0 $10,$22,$21,$21;    ldl $3,ttable_rounds+16($3) !tprello
    srl $14,32,$14;             stl $4,ttable_scratch+56($31) !tprello
    vlog3r0 $21,$23,$12,$12;    ldhu $21,ttable_scratch+48+4($31) !tprello
    vlog3r0 $9,$0,$3,$0;        zapnot $14,3,$14
    srl $1,48,$1;               ldl $14,ttable_rounds+8($14) !tprello
    zapnot $7,3,$3;             ldl $1,ttable_rounds+24($1) !tprello
    srl $2,16,$23;              stl $12,ttable_scratch+64($31) !tprello
    zapnot $23,3,$23;           ldl $3,ttable_rounds+0($3) !tprello
    vlog3r0 $0,$14,$1,$0;       ldl $23,ttable_rounds+16($23) !tprello
    srl $5,48,$1;               ldl $21,ttable_rounds+8($21) !tprello
    zapnot $2,3,$14;            ldl $1,ttable_rounds+24($1) !tprello
    vlog3r0 $15,$3,$23,$3;      ldl $14,ttable_rounds+0($14) !tprello
    srl $5,32,$15;              ldhu $23,ttable_scratch+48+2($31) !tprello
    vlog3r0 $3,$21,$1,$1;       ldhu $3,ttable_scratch+40+4($31) !tprello
    zapnot $15,3,$15;           ldhu $21,ttable_scratch+40+2($31) !tprello
    srl $7,48,$7;               ldl $23,ttable_rounds+16($23) !tprello
    zapnot $6,3,$22;            ldl $15,ttable_rounds+8($15) !tprello
    srl $5,16,$13;              ldl $7,ttable_rounds+24($7) !tprello
    vlog3r0 $8,$14,$23,$8;      ldl $22,ttable_rounds+0($22) !tprello
    zapnot $13,3,$13;           ldl $3,ttable_rounds+8($3) !tprello
    vlog3r0 $8,$15,$7,$7;       ldl $13,ttable_rounds+16($13) !tprello
    srl $2,48,$8;               ldl $21,ttable_rounds+16($21) !tprello
    zapnot $5,3,$5;             ldl $8,ttable_rounds+24($8) !tprello
    vlog3r0 $10,$22,$13,$10;    ldl $5,ttable_rounds+0($5) !tprello
    srl $2,32,$2;               stl $1,ttable_scratch+72($31) !tprello
    vlog3r0 $10,$3,$8,$3;       ldl $8,ttable_keys+128($31) !tprello
    vlog3r0 $9,$5,$21,$5;       ldl $9,ttable_keys+136($31) !tprello
    zapnot $2,3,$2;             stl $3,ttable_scratch+80($31) !tprello
    srl $6,48,$6;               ldl $2,ttable_rounds+8($2) !tprello
    zapnot $4,3,$21;            ldl $6,ttable_rounds+24($6) !tprello
    srl $11,16,$10;             ldl $13,ttable_keys+144($31) !tprello
    zapnot $10,3,$10;           ldl $22,ttable_keys+152($31) !tprello
    vlog3r0 $5,$2,$6,$2;        ldl $21,ttable_rounds+0($21) !tprello
    srl $0,48,$5;               ldl $10,ttable_rounds+16($10) !tprello
    zapnot $11,3,$6;            ldhu $15,ttable_scratch+64+4($31) !tprello
    srl $0,32,$14;              ldl $5,ttable_rounds+24($5) !tprello
    vlog3r0 $8,$21,$10,$10;     ldl $6,ttable_rounds+0($6) !tprello
    zapnot $14,3,$14;           ldl $15,ttable_rounds+8($15) !tprello
    srl $4,48,$4;               ldhu $21,ttable_scratch+64+2($31) !tprello
    zapnot $12,3,$23;           ldl $14,ttable_rounds+8($14) !tprello
    vlog3r0 $10,$15,$5,$5;      ldl $4,ttable_rounds+24($4) !tprello
    srl $0,16,$10;              ldl $21,ttable_rounds+16($21) !tprello
    zapnot $10,3,$10;           ldl $23,ttable_rounds+0($23) !tprello
    srl $11,48,$15;             ldl $10,ttable_rounds+16($10) !tprello
    vlog3r0 $9,$6,$21,$6;       ldhu $21,ttable_scratch+56+4($31) !tprello
    zapnot $0,3,$0;             ldl $15,ttable_rounds+24($15) !tprello
    vlog3r0 $6,$14,$4,$4;       ldl $0,ttable_rounds+0($0) !tprello
    vlog3r0 $13,$23,$10,$10;    ldl $21,ttable_rounds+8($21) !tprello
    srl $11,32,$11;             ldhu $23,ttable_scratch+56+2($31) !tprello
    zapnot $11,3,$11;           stl $4,ttable_scratch+88($31) !tprello
    vlog3r0 $10,$21,$15,$10;    ldl $11,ttable_rounds+8($11) !tprello
    srl $12,48,$12;             ldl $23,ttable_rounds+16($23) !tprello
    zapnot $1,3,$15;            ldl $12,ttable_rounds+24($12) !tprello
    srl $7,16,$21;              ldl $15,ttable_rounds+0($15) !tprello
    vlog3r0 $22,$0,$23,$0;      ldhu $23,ttable_scratch+80+4($31) !tprello
    zapnot $21,3,$21;           ldhu $6,ttable_scratch+80+2($31) !tprello
    vlog3r0 $0,$11,$12,$0;      ldl $21,ttable_rounds+16($21) !tprello
    srl $2,48,$11;              ldl $23,ttable_rounds+8($23) !tprello
    zapnot $7,3,$12;            stl $0,ttable_scratch+96($31) !tprello
    vlog3r0 $8,$15,$21,$8;      ldl $11,ttable_rounds+24($11) !tprello
    srl $2,32,$15;              ldl $12,ttable_rounds+0($12) !tprello
    zapnot $15,3,$15;           ldl $6,ttable_rounds+16($6) !tprello
    vlog3r0 $8,$23,$11,$8;      ldl $15,ttable_rounds+8($15) !tprello
    srl $1,48,$1;               ldhu $11,ttable_scratch+72+4($31) !tprello
    vlog3r0 $9,$12,$6,$6;       ldl $1,ttable_rounds+24($1) !tprello
    zapnot $3,3,$9;             ldhu $12,ttable_scratch+72+2($31) !tprello
    srl $2,16,$23;              ldl $9,ttable_rounds+0($9) !tprello
    vlog3r0 $6,$15,$1,$1;       ldl $11,ttable_rounds+8($11) !tprello
    zapnot $23,3,$23;           ldl $12,ttable_rounds+16($12) !tprello
    srl $7,48,$6;               ldl $23,ttable_rounds+16($23) !tprello
    zapnot $2,3,$2;             ldl $6,ttable_rounds+24($6) !tprello
    srl $7,32,$7;               ldl $2,ttable_rounds+0($2) !tprello
    vlog3r0 $13,$9,$23,$9;      stl $1,ttable_scratch+104($31) !tprello
    zapnot $7,3,$7;             ldl $13,ttable_keys+160($31) !tprello
    vlog3r0 $9,$11,$6,$6;       ldl $7,ttable_rounds+8($7) !tprello
    vlog3r0 $22,$2,$12,$2;      ldl $12,ttable_keys+168($31) !tprello
    srl $3,48,$3;               ldl $22,ttable_keys+176($31) !tprello
    zapnot $5,3,$9;             ldl $3,ttable_rounds+24($3) !tprello
    srl $10,32,$11;             ldl $23,ttable_keys+184($31) !tprello
    zapnot $11,3,$11;           ldl $9,ttable_rounds+0($9) !tprello
    vlog3r0 $2,$7,$3,$2;        ldhu $3,ttable_scratch+88+2($31) !tprello
    srl $0,48,$7;               ldl $11,ttable_rounds+8($11) !tprello
    zapnot $4,3,$15;            stl $2,ttable_scratch+112($31) !tprello
    srl $10,16,$21;             ldl $3,ttable_rounds+16($3) !tprello
    zapnot $21,3,$21;           ldl $7,ttable_rounds+24($7) !tprello
    srl $5,48,$14;              ldl $15,ttable_rounds+0($15) !tprello
    vlog3r0 $13,$9,$3,$3;       ldl $21,ttable_rounds+16($21) !tprello
    zapnot $10,3,$9;            ldhu $25,ttable_scratch+96+4($31) !tprello
    vlog3r0 $3,$11,$7,$3;       ldl $14,ttable_rounds+24($14) !tprello
    vlog3r0 $12,$15,$21,$15;    ldl $9,ttable_rounds+0($9) !tprello
    srl $5,32,$21;              ldl $25,ttable_rounds+8($25) !tprello
    zapnot $21,3,$21;           ldhu $7,ttable_scratch+96+2($31) !tprello
    srl $4,48,$4;               ldl $21,ttable_rounds+8($21) !tprello
    vlog3r0 $15,$25,$14,$14;    ldl $4,ttable_rounds+24($4) !tprello
    zapnot $0,3,$0;             ldl $7,ttable_rounds+16($7) !tprello
    srl $5,16,$5;               ldl $0,ttable_rounds+0($0) !tprello
    zapnot $5,3,$5;             ldhu $15,ttable_scratch+88+4($31) !tprello
    vlog3r0 $22,$9,$7,$7;       ldl $5,ttable_rounds+16($5) !tprello
    srl $10,48,$10;             stl $14,ttable_scratch+120($31) !tprello
    vlog3r0 $7,$21,$4,$4;       ldl $15,ttable_rounds+8($15) !tprello
    vlog3r0 $23,$0,$5,$0;       ldl $10,ttable_rounds+24($10) !tprello
    zapnot $8,3,$5;             ldhu $7,ttable_scratch+104+2($31) !tprello
    srl $6,32,$21;              ldl $5,ttable_rounds+0($5) !tprello
    vlog3r0 $0,$15,$10,$0;      ldhu $10,ttable_scratch+112+4($31) !tprello
    zapnot $21,3,$21;           ldl $7,ttable_rounds+16($7) !tprello
    srl $2,48,$15;              stl $0,ttable_scratch+128($31) !tprello
    zapnot $1,3,$9;             ldl $21,ttable_rounds+8($21) !tprello
    vlog3r0 $13,$5,$7,$5;       ldl $15,ttable_rounds+24($15) !tprello
    srl $6,16,$7;               ldl $9,ttable_rounds+0($9) !tprello
    zapnot $7,3,$7;             ldl $10,ttable_rounds+8($10) !tprello
    vlog3r0 $5,$21,$15,$5;      ldl $7,ttable_rounds+16($7) !tprello
    srl $8,48,$15;              ldhu $21,ttable_scratch+112+2($31) !tprello
    zapnot $6,3,$13;            ldl $15,ttable_rounds+24($15) !tprello
    vlog3r0 $12,$9,$7,$7;       ldl $13,ttable_rounds+0($13) !tprello
    srl $8,32,$9;               ldl $21,ttable_rounds+16($21) !tprello
    vlog3r0 $7,$10,$15,$7;      ldhu $10,ttable_scratch+104+4($31) !tprello
    zapnot $9,3,$9;             ldl $15,ttable_keys+192($31) !tprello
    vlog3r0 $22,$13,$21,$13;    ldl $9,ttable_rounds+8($9) !tprello
    srl $1,48,$1;               ldl $10,ttable_rounds+8($10) !tprello
    zapnot $2,3,$2;             ldl $1,ttable_rounds+24($1) !tprello
    srl $8,16,$8;               ldl $2,ttable_rounds+0($2) !tprello
    zapnot $8,3,$8;             stl $7,ttable_scratch+136($31) !tprello
    vlog3r0 $13,$9,$1,$1;       ldl $8,ttable_rounds+16($8) !tprello
    srl $6,48,$6;               ldl $9,ttable_keys+200($31) !tprello
    zapnot $3,3,$13;            ldl $6,ttable_rounds+24($6) !tprello
    vlog3r0 $23,$2,$8,$2;       ldl $8,ttable_keys+208($31) !tprello
    srl $4,32,$23;              ldl $21,ttable_keys+216($31) !tprello
    vlog3r0 $2,$10,$6,$2;       ldl $13,ttable_rounds+0($13) !tprello
    zapnot $23,3,$23;           ldhu $6,ttable_scratch+120+2($31) !tprello
    srl $0,48,$10;              stl $2,ttable_scratch+144($31) !tprello
    zapnot $14,3,$22;           ldl $23,ttable_rounds+8($23) !tprello
    srl $4,16,$12;              ldl $6,ttable_rounds+16($6) !tprello
    zapnot $12,3,$12;           ldl $10,ttable_rounds+24($10) !tprello
    srl $3,48,$25;              ldl $22,ttable_rounds+0($22) !tprello
    vlog3r0 $15,$13,$6,$6;      ldl $12,ttable_rounds+16($12) !tprello
    zapnot $4,3,$13;            ldhu $11,ttable_scratch+128+4($31) !tprello
    vlog3r0 $6,$23,$10,$6;      ldl $25,ttable_rounds+24($25) !tprello
    vlog3r0 $9,$22,$12,$12;     ldl $13,ttable_rounds+0($13) !tprello
    srl $3,32,$22;              ldl $11,ttable_rounds+8($11) !tprello
    zapnot $22,3,$22;           ldhu $10,ttable_scratch+128+2($31) !tprello
    srl $14,48,$14;             ldl $22,ttable_rounds+8($22) !tprello
    vlog3r0 $12,$11,$25,$11;    ldl $14,ttable_rounds+24($14) !tprello
    zapnot $0,3,$0;             ldl $10,ttable_rounds+16($10) !tprello
    srl $3,16,$3;               ldl $0,ttable_rounds+0($0) !tprello
    zapnot $3,3,$3;             ldhu $12,ttable_scratch+120+4($31) !tprello
    vlog3r0 $8,$13,$10,$10;     ldl $3,ttable_rounds+16($3) !tprello
    srl $4,48,$4;               ldhu $13,ttable_scratch+136+2($31) !tprello
    vlog3r0 $10,$22,$14,$10;    ldl $12,ttable_rounds+8($12) !tprello
    vlog3r0 $21,$0,$3,$0;       ldl $4,ttable_rounds+24($4) !tprello
    zapnot $5,3,$3;             stl $10,ttable_scratch+152($31) !tprello
    srl $1,32,$14;              ldl $3,ttable_rounds+0($3) !tprello
    vlog3r0 $0,$12,$4,$0;       ldl $13,ttable_rounds+16($13) !tprello
    zapnot $14,3,$14;           ldhu $4,ttable_scratch+144+4($31) !tprello
    srl $2,48,$12;              ldl $14,ttable_rounds+8($14) !tprello
    vlog3r0 $15,$3,$13,$3;      ldl $12,ttable_rounds+24($12) !tprello
    zapnot $7,3,$13;            ldl $4,ttable_rounds+8($4) !tprello
    srl $1,16,$15;              ldl $13,ttable_rounds+0($13) !tprello
    vlog3r0 $3,$14,$12,$3;      ldhu $12,ttable_scratch+144+2($31) !tprello
    zapnot $15,3,$15;           ldhu $14,ttable_scratch+136+4($31) !tprello
    srl $5,48,$22;              ldl $15,ttable_rounds+16($15) !tprello
    zapnot $1,3,$25;            ldl $22,ttable_rounds+24($22) !tprello
    srl $5,32,$23;              ldl $25,ttable_rounds+0($25) !tprello
    vlog3r0 $9,$13,$15,$9;      ldl $12,ttable_rounds+16($12) !tprello
    zapnot $23,3,$23;           ldl $14,ttable_rounds+8($14) !tprello
    vlog3r0 $9,$4,$22,$4;       ldl $23,ttable_rounds+8($23) !tprello
    vlog3r0 $8,$25,$12,$8;      stl $3,ttable_scratch+160($31) !tprello
    srl $7,48,$7;               ldl $12,ttable_keys+224($31) !tprello
    zapnot $2,3,$2;             ldl $7,ttable_rounds+24($7) !tprello
    srl $5,16,$5;               ldl $2,ttable_rounds+0($2) !tprello
    zapnot $5,3,$5;             ldl $25,ttable_keys+232($31) !tprello
    vlog3r0 $8,$23,$7,$7;       ldl $5,ttable_rounds+16($5) !tprello
    srl $1,48,$1;               ldl $8,ttable_keys+240($31) !tprello
    zapnot $6,3,$23;            ldl $1,ttable_rounds+24($1) !tprello
    vlog3r0 $21,$2,$5,$2;       stl $7,ttable_scratch+168($31) !tprello
    srl $11,16,$5;              ldl $21,ttable_keys+248($31) !tprello
    vlog3r0 $2,$14,$1,$1;       ldl $23,ttable_rounds+0($23) !tprello
    zapnot $5,3,$5;             ldhu $2,ttable_scratch+152+4($31) !tprello
    srl $0,48,$14;              ldl $5,ttable_rounds+16($5) !tprello
    zapnot $11,3,$9;            ldl $14,ttable_rounds+24($14) !tprello
    srl $0,32,$22;              ldl $2,ttable_rounds+8($2) !tprello
    vlog3r0 $12,$23,$5,$5;      ldl $9,ttable_rounds+0($9) !tprello
    zapnot $22,3,$22;           ldhu $23,ttable_scratch+152+2($31) !tprello
    vlog3r0 $5,$2,$14,$2;       ldl $22,ttable_rounds+8($22) !tprello
    srl $6,48,$5;               zapnot $10,3,$14
    srl $0,16,$13;              ldl $23,ttable_rounds+16($23) !tprello
    zapnot $13,3,$13;           ldl $5,ttable_rounds+24($5) !tprello
    srl $6,32,$15;              ldl $14,ttable_rounds+0($14) !tprello
    vlog3r0 $25,$9,$23,$9;      ldl $13,ttable_rounds+16($13) !tprello
    zapnot $15,3,$15;           stl $2,ttable_scratch+176($31) !tprello
    vlog3r0 $9,$22,$5,$5;       ldl $15,ttable_rounds+8($15) !tprello
    vlog3r0 $8,$14,$13,$13;     srl $11,48,$14
    zapnot $0,3,$0;             ldl $14,ttable_rounds+24($14) !tprello
    srl $6,16,$6;               ldl $0,ttable_rounds+0($0) !tprello
    zapnot $6,3,$6;             ldhu $9,ttable_scratch+168+4($31) !tprello
    vlog3r0 $13,$15,$14,$13;    ldl $6,ttable_rounds+16($6) !tprello
    srl $11,32,$11;             ldhu $14,ttable_scratch+168+2($31) !tprello
    zapnot $11,3,$11;           stl $13,ttable_scratch+184($31) !tprello
    vlog3r0 $21,$0,$6,$0;       ldl $11,ttable_rounds+8($11) !tprello
    srl $10,48,$10;             ldl $9,ttable_rounds+8($9) !tprello
    zapnot $3,3,$6;             ldl $10,ttable_rounds+24($10) !tprello
    srl $4,16,$15;              ldl $6,ttable_rounds+0($6) !tprello
    zapnot $15,3,$15;           ldl $14,ttable_rounds+16($14) !tprello
    vlog3r0 $0,$11,$10,$0;      ldl $15,ttable_rounds+16($15) !tprello
    srl $1,48,$10;              ldhu $11,ttable_scratch+160+4($31) !tprello
    zapnot $4,3,$22;            ldl $10,ttable_rounds+24($10) !tprello
    vlog3r0 $12,$6,$15,$6;      ldl $22,ttable_rounds+0($22) !tprello
    srl $1,32,$12;              ldl $11,ttable_rounds+8($11) !tprello
    vlog3r0 $6,$9,$10,$6;       ldhu $9,ttable_scratch+160+2($31) !tprello
    vlog3r0 $25,$22,$14,$14;    zapnot $12,3,$12
    srl $3,48,$3;               ldl $12,ttable_rounds+8($12) !tprello
    zapnot $7,3,$22;            ldl $3,ttable_rounds+24($3) !tprello
    srl $1,16,$25;              ldl $22,ttable_rounds+0($22) !tprello
    zapnot $25,3,$25;           ldl $9,ttable_rounds+16($9) !tprello
    vlog3r0 $14,$12,$3,$3;      ldl $25,ttable_rounds+16($25) !tprello
    srl $4,48,$12;              stl $6,ttable_scratch+192($31) !tprello
    zapnot $1,3,$1;             ldl $12,ttable_rounds+24($12) !tprello
    vlog3r0 $8,$22,$25,$8;      ldl $1,ttable_rounds+0($1) !tprello
    srl $4,32,$4;               ldl $22,ttable_keys+256($31) !tprello
    vlog3r0 $8,$11,$12,$8;      ldl $11,ttable_keys+264($31) !tprello
    vlog3r0 $21,$1,$9,$1;       ldl $9,ttable_keys+272($31) !tprello
    zapnot $4,3,$4;             stl $8,ttable_scratch+200($31) !tprello
    srl $7,48,$7;               ldl $4,ttable_rounds+8($4) !tprello
    zapnot $2,3,$21;            ldl $7,ttable_rounds+24($7) !tprello
    srl $5,16,$12;              ldl $25,ttable_keys+280($31) !tprello
    zapnot $12,3,$12;           ldl $21,ttable_rounds+0($21) !tprello
    vlog3r0 $1,$4,$7,$1;        ldl $12,ttable_rounds+16($12) !tprello
    srl $0,48,$4;               ldhu $7,ttable_scratch+184+4($31) !tprello
    zapnot $5,3,$14;            ldl $4,ttable_rounds+24($4) !tprello
    vlog3r0 $22,$21,$12,$12;    ldl $14,ttable_rounds+0($14) !tprello
    srl $0,32,$21;              ldl $7,ttable_rounds+8($7) !tprello
    zapnot $21,3,$21;           ldhu $10,ttable_scratch+184+2($31) !tprello
    srl $2,48,$2;               ldl $21,ttable_rounds+8($21) !tprello
    vlog3r0 $12,$7,$4,$4;       ldl $2,ttable_rounds+24($2) !tprello
    zapnot $13,3,$7;            ldl $10,ttable_rounds+16($10) !tprello
    srl $0,16,$12;              ldl $7,ttable_rounds+0($7) !tprello
    zapnot $12,3,$12;           ldhu $15,ttable_scratch+176+4($31) !tprello
    vlog3r0 $11,$14,$10,$10;    ldl $12,ttable_rounds+16($12) !tprello
    srl $5,48,$14;              ldhu $23,ttable_scratch+176+2($31) !tprello
    vlog3r0 $10,$21,$2,$2;      ldl $15,ttable_rounds+8($15) !tprello
    vlog3r0 $9,$7,$12,$7;       ldl $14,ttable_rounds+24($14) !tprello
    zapnot $0,3,$0;             ldl $23,ttable_rounds+16($23) !tprello
    srl $5,32,$5;               ldl $0,ttable_rounds+0($0) !tprello
    vlog3r0 $7,$15,$14,$7;      stl $4,ttable_scratch+208($31) !tprello
    zapnot $5,3,$5;             ldhu $14,ttable_scratch+200+4($31) !tprello
    vlog3r0 $25,$0,$23,$0;      ldl $5,ttable_rounds+8($5) !tprello
    srl $13,48,$13;             ldhu $23,ttable_scratch+200+2($31) !tprello
    zapnot $6,3,$15;            ldl $13,ttable_rounds+24($13) !tprello
    srl $3,16,$12;              ldl $15,ttable_rounds+0($15) !tprello
    zapnot $12,3,$12;           ldl $14,ttable_rounds+8($14) !tprello
    vlog3r0 $0,$5,$13,$0;       ldl $12,ttable_rounds+16($12) !tprello
    srl $1,48,$5;               ldl $23,ttable_rounds+16($23) !tprello
    zapnot $3,3,$13;            stl $0,ttable_scratch+216($31) !tprello
    vlog3r0 $22,$15,$12,$12;    ldl $5,ttable_rounds+24($5) !tprello
    srl $1,32,$15;              ldl $13,ttable_rounds+0($13) !tprello
    zapnot $15,3,$15;           ldhu $22,ttable_scratch+192+4($31) !tprello
    vlog3r0 $12,$14,$5,$5;      ldl $15,ttable_rounds+8($15) !tprello
    vlog3r0 $11,$13,$23,$11;    ldhu $13,ttable_scratch+192+2($31) !tprello
    srl $6,48,$6;               ldl $22,ttable_rounds+8($22) !tprello
    zapnot $8,3,$23;            ldl $6,ttable_rounds+24($6) !tprello
    srl $1,16,$12;              ldl $23,ttable_rounds+0($23) !tprello
    zapnot $12,3,$12;           ldl $13,ttable_rounds+16($13) !tprello
    vlog3r0 $11,$15,$6,$6;      ldl $12,ttable_rounds+16($12) !tprello
    srl $3,48,$11;              ldl $15,ttable_keys+288($31) !tprello
    zapnot $1,3,$1;             ldl $11,ttable_rounds+24($11) !tprello
    vlog3r0 $9,$23,$12,$9;      ldl $1,ttable_rounds+0($1) !tprello
    srl $3,32,$3;               stl $6,ttable_scratch+224($31) !tprello
    vlog3r0 $9,$22,$11,$9;      ldl $11,ttable_keys+296($31) !tprello
    vlog3r0 $25,$1,$13,$1;      ldl $13,ttable_keys+304($31) !tprello
    zapnot $3,3,$3;             ldl $25,ttable_keys+312($31) !tprello
    srl $8,48,$8;               ldl $3,ttable_rounds+8($3) !tprello
    zapnot $4,3,$22;            ldl $8,ttable_rounds+24($8) !tprello
    srl $2,16,$12;              ldl $22,ttable_rounds+0($22) !tprello
    zapnot $12,3,$12;           ldhu $23,ttable_scratch+216+4($31) !tprello
    vlog3r0 $1,$3,$8,$1;        ldl $12,ttable_rounds+16($12) !tprello
    srl $7,32,$3;               ldhu $8,ttable_scratch+216+2($31) !tprello
    zapnot $3,3,$3;             stl $1,ttable_scratch+232($31) !tprello
    vlog3r0 $15,$22,$12,$12;    ldl $3,ttable_rounds+8($3) !tprello
    srl $0,48,$22;              ldl $23,ttable_rounds+8($23) !tprello
    zapnot $2,3,$14;            ldl $22,ttable_rounds+24($22) !tprello
    srl $7,16,$10;              ldl $14,ttable_rounds+0($14) !tprello
    zapnot $10,3,$10;           ldl $8,ttable_rounds+16($8) !tprello
    vlog3r0 $12,$3,$22,$3;      ldl $10,ttable_rounds+16($10) !tprello
    srl $4,48,$4;               ldhu $12,ttable_scratch+208+4($31) !tprello
    zapnot $7,3,$22;            ldl $4,ttable_rounds+24($4) !tprello
    vlog3r0 $11,$14,$10,$10;    ldl $22,ttable_rounds+0($22) !tprello
    srl $2,48,$14;              ldl $12,ttable_rounds+8($12) !tprello
    vlog3r0 $10,$23,$4,$4;      ldl $14,ttable_rounds+24($14) !tprello
    vlog3r0 $13,$22,$8,$8;      ldhu $22,ttable_scratch+208+2($31) !tprello
    zapnot $0,3,$0;             stl $4,ttable_scratch+240($31) !tprello
    vlog3r0 $8,$12,$14,$8;      ldl $0,ttable_rounds+0($0) !tprello
    srl $2,32,$2;               ldl $22,ttable_rounds+16($22) !tprello
    zapnot $2,3,$2;             ldhu $12,ttable_scratch+224+2($31) !tprello
    srl $7,48,$7;               ldl $2,ttable_rounds+8($2) !tprello
    vlog3r0 $25,$0,$22,$0;      ldl $7,ttable_rounds+24($7) !tprello
    zapnot $5,3,$22;            ldl $12,ttable_rounds+16($12) !tprello
    srl $9,32,$14;              ldl $22,ttable_rounds+0($22) !tprello
    vlog3r0 $0,$2,$7,$0;        ldhu $2,ttable_scratch+232+4($31) !tprello
    zapnot $14,3,$14;           ldhu $7,ttable_scratch+232+2($31) !tprello
    vlog3r0 $15,$22,$12,$12;    stl $0,ttable_scratch+248($31) !tprello
    srl $1,48,$15;              ldl $14,ttable_rounds+8($14) !tprello
    zapnot $6,3,$22;            ldl $15,ttable_rounds+24($15) !tprello
    srl $9,16,$10;              ldl $22,ttable_rounds+0($22) !tprello
    zapnot $10,3,$10;           ldl $2,ttable_rounds+8($2) !tprello
    vlog3r0 $12,$14,$15,$12;    ldl $10,ttable_rounds+16($10) !tprello
    srl $5,48,$14;              ldl $7,ttable_rounds+16($7) !tprello
    zapnot $9,3,$15;            ldl $14,ttable_rounds+24($14) !tprello
    vlog3r0 $11,$22,$10,$10;    ldl $15,ttable_rounds+0($15) !tprello
    srl $5,32,$11;              ldhu $22,ttable_scratch+224+4($31) !tprello
    vlog3r0 $10,$2,$14,$2;      ldl $10,ttable_keys+320($31) !tprello
    vlog3r0 $13,$15,$7,$7;      ldl $13,ttable_keys+328($31) !tprello
    zapnot $11,3,$11;           ldl $22,ttable_rounds+8($22) !tprello
    srl $6,48,$6;               ldl $11,ttable_rounds+8($11) !tprello
    zapnot $1,3,$1;             ldl $6,ttable_rounds+24($6) !tprello
    srl $5,16,$5;               ldl $1,ttable_rounds+0($1) !tprello
    zapnot $5,3,$5;             stl $2,ttable_scratch+256($31) !tprello
    vlog3r0 $7,$11,$6,$6;       ldl $5,ttable_rounds+16($5) !tprello
    srl $9,48,$9;               ldl $7,ttable_keys+336($31) !tprello
    zapnot $3,3,$11;            ldl $9,ttable_rounds+24($9) !tprello
    vlog3r0 $25,$1,$5,$1;       ldl $5,ttable_keys+344($31) !tprello
    srl $8,32,$25;              ldl $11,ttable_rounds+0($11) !tprello
    vlog3r0 $1,$22,$9,$1;       ldhu $9,ttable_scratch+240+2($31) !tprello
    zapnot $25,3,$25;           ldhu $22,ttable_scratch+248+4($31) !tprello
    srl $0,48,$15;              stl $1,ttable_scratch+264($31) !tprello
    zapnot $4,3,$14;            ldl $9,ttable_rounds+16($9) !tprello
    srl $8,16,$23;              ldl $25,ttable_rounds+8($25) !tprello
    zapnot $23,3,$23;           ldl $15,ttable_rounds+24($15) !tprello
    vlog3r0 $10,$11,$9,$9;      ldl $14,ttable_rounds+0($14) !tprello
    srl $3,48,$11;              ldl $23,ttable_rounds+16($23) !tprello
    vlog3r0 $9,$25,$15,$9;      ldl $22,ttable_rounds+8($22) !tprello
    zapnot $8,3,$15;            ldl $11,ttable_rounds+24($11) !tprello
    vlog3r0 $13,$14,$23,$14;    ldl $15,ttable_rounds+0($15) !tprello
    srl $3,32,$23;              ldhu $25,ttable_scratch+248+2($31) !tprello
    vlog3r0 $14,$22,$11,$11;    ldhu $14,ttable_scratch+240+4($31) !tprello
    zapnot $23,3,$23;           ldhu $22,ttable_scratch+256+2($31) !tprello
    srl $4,48,$4;               ldl $25,ttable_rounds+16($25) !tprello
    zapnot $0,3,$0;             ldl $23,ttable_rounds+8($23) !tprello
    srl $3,16,$3;               ldl $4,ttable_rounds+24($4) !tprello
    vlog3r0 $7,$15,$25,$15;     ldl $0,ttable_rounds+0($0) !tprello
    zapnot $3,3,$3;             ldl $14,ttable_rounds+8($14) !tprello
    vlog3r0 $15,$23,$4,$4;      ldl $3,ttable_rounds+16($3) !tprello
    srl $8,48,$8;               stl $11,ttable_scratch+272($31) !tprello
    zapnot $12,3,$15;           ldl $8,ttable_rounds+24($8) !tprello
    vlog3r0 $5,$0,$3,$0;        ldl $15,ttable_rounds+0($15) !tprello
    srl $6,32,$3;               ldl $22,ttable_rounds+16($22) !tprello
    vlog3r0 $0,$14,$8,$0;       ldhu $8,ttable_scratch+264+4($31) !tprello
    zapnot $3,3,$3;             ldhu $14,ttable_scratch+264+2($31) !tprello
    vlog3r0 $10,$15,$22,$10;    ldl $3,ttable_rounds+8($3) !tprello
    srl $1,48,$15;              ldl $8,ttable_rounds+8($8) !tprello
    zapnot $2,3,$22;            ldl $15,ttable_rounds+24($15) !tprello
    srl $6,16,$23;              ldl $22,ttable_rounds+0($22) !tprello
    zapnot $23,3,$23;           ldl $14,ttable_rounds+16($14) !tprello
    vlog3r0 $10,$3,$15,$3;      ldl $23,ttable_rounds+16($23) !tprello
    srl $12,48,$10;             ldhu $15,ttable_scratch+256+4($31) !tprello
    zapnot $6,3,$25;            ldl $10,ttable_rounds+24($10) !tprello
    vlog3r0 $13,$22,$23,$13;    ldl $25,ttable_rounds+0($25) !tprello
    srl $12,32,$22;             ldl $15,ttable_rounds+8($15) !tprello
    vlog3r0 $13,$8,$10,$8;      stl $3,ttable_scratch+280($31) !tprello
    vlog3r0 $7,$25,$14,$7;      ldl $14,ttable_keys+352($31) !tprello
    zapnot $22,3,$22;           ldl $25,ttable_keys+360($31) !tprello
    srl $2,48,$2;               ldl $22,ttable_rounds+8($22) !tprello
    zapnot $1,3,$1;             ldl $2,ttable_rounds+24($2) !tprello
    srl $12,16,$12;             ldl $1,ttable_rounds+0($1) !tprello
    zapnot $12,3,$12;           ldl $10,ttable_keys+368($31) !tprello
    vlog3r0 $7,$22,$2,$2;       ldl $12,ttable_rounds+16($12) !tprello
    srl $6,48,$6;               ldl $7,ttable_keys+376($31) !tprello
    zapnot $9,3,$22;            ldl $6,ttable_rounds+24($6) !tprello
    vlog3r0 $5,$1,$12,$1;       stl $2,ttable_scratch+288($31) !tprello
    srl $4,32,$5;               ldl $22,ttable_rounds+0($22) !tprello
    vlog3r0 $1,$15,$6,$1;       ldhu $6,ttable_scratch+272+2($31) !tprello
    zapnot $5,3,$5;             srl $0,48,$15
    zapnot $11,3,$12;           ldl $5,ttable_rounds+8($5) !tprello
    srl $4,16,$13;              ldl $6,ttable_rounds+16($6) !tprello
    zapnot $13,3,$13;           ldl $15,ttable_rounds+24($15) !tprello
    srl $0,32,$23;              ldl $12,ttable_rounds+0($12) !tprello
    vlog3r0 $14,$22,$6,$6;      ldl $13,ttable_rounds+16($13) !tprello
    zapnot $23,3,$23;           srl $9,48,$22
    vlog3r0 $6,$5,$15,$5;       ldl $23,ttable_rounds+8($23) !tprello
    vlog3r0 $25,$12,$13,$12;    ldl $22,ttable_rounds+24($22) !tprello
    zapnot $4,3,$13;            ldhu $6,ttable_scratch+272+4($31) !tprello
    srl $0,16,$15;              ldl $13,ttable_rounds+0($13) !tprello
    vlog3r0 $12,$23,$22,$12;    stl $5,ttable_scratch+296($31) !tprello
    zapnot $15,3,$15;           ldl $6,ttable_rounds+8($6) !tprello
    srl $9,32,$22;              ldl $15,ttable_rounds+16($15) !tprello
    zapnot $22,3,$22;           srl $11,48,$11
    zapnot $0,3,$0;             ldl $22,ttable_rounds+8($22) !tprello
    vlog3r0 $10,$13,$15,$13;    ldl $11,ttable_rounds+24($11) !tprello
    srl $9,16,$9;               ldl $0,ttable_rounds+0($0) !tprello
    zapnot $9,3,$9;             ldhu $15,ttable_scratch+288+4($31) !tprello
    vlog3r0 $13,$22,$11,$11;    ldl $9,ttable_rounds+16($9) !tprello
    srl $4,48,$4;               ldhu $13,ttable_scratch+288+2($31) !tprello
    zapnot $3,3,$22;            ldl $4,ttable_rounds+24($4) !tprello
    vlog3r0 $7,$0,$9,$0;        stl $11,ttable_scratch+304($31) !tprello
    srl $8,16,$9;               ldl $22,ttable_rounds+0($22) !tprello
    vlog3r0 $0,$6,$4,$0;        ldl $15,ttable_rounds+8($15) !tprello
    zapnot $9,3,$9;             ldl $13,ttable_rounds+16($13) !tprello
    srl $1,48,$4;               ldl $9,ttable_rounds+16($9) !tprello
    zapnot $8,3,$6;             ldl $4,ttable_rounds+24($4) !tprello
    srl $1,32,$23;              ldl $6,ttable_rounds+0($6) !tprello
    vlog3r0 $14,$22,$9,$9;      ldhu $14,ttable_scratch+280+4($31) !tprello
    zapnot $23,3,$23;           ldhu $22,ttable_scratch+280+2($31) !tprello
    vlog3r0 $9,$15,$4,$4;       ldl $23,ttable_rounds+8($23) !tprello
    vlog3r0 $25,$6,$13,$6;      ldl $14,ttable_rounds+8($14) !tprello
    srl $3,48,$3;               ldl $22,ttable_rounds+16($22) !tprello
    zapnot $2,3,$13;            ldl $3,ttable_rounds+24($3) !tprello
    srl $1,16,$25;              ldl $13,ttable_rounds+0($13) !tprello
    zapnot $25,3,$25;           stl $4,ttable_scratch+312($31) !tprello
    vlog3r0 $6,$23,$3,$3;       ldl $25,ttable_rounds+16($25) !tprello
    srl $8,48,$6;               ldl $23,ttable_keys+384($31) !tprello
    zapnot $1,3,$1;             ldl $6,ttable_rounds+24($6) !tprello
    vlog3r0 $10,$13,$25,$10;    ldl $1,ttable_rounds+0($1) !tprello
    srl $8,32,$8;               ldl $13,ttable_keys+392($31) !tprello
    vlog3r0 $10,$14,$6,$6;      ldl $10,ttable_keys+400($31) !tprello
    vlog3r0 $7,$1,$22,$1;       ldl $7,ttable_keys+408($31) !tprello
    zapnot $8,3,$8;             stl $6,ttable_scratch+320($31) !tprello
    srl $2,48,$2;               ldl $8,ttable_rounds+8($8) !tprello
    zapnot $5,3,$22;            ldl $2,ttable_rounds+24($2) !tprello
    srl $12,16,$14;             ldl $22,ttable_rounds+0($22) !tprello
    zapnot $14,3,$14;           ldhu $25,ttable_scratch+304+4($31) !tprello
    vlog3r0 $1,$8,$2,$1;        ldl $14,ttable_rounds+16($14) !tprello
    srl $0,48,$2;               ldhu $8,ttable_scratch+304+2($31) !tprello
    zapnot $12,3,$9;            ldl $25,ttable_rounds+8($25) !tprello
    vlog3r0 $23,$22,$14,$14;    ldl $2,ttable_rounds+24($2) !tprello
    srl $0,32,$22;              ldl $9,ttable_rounds+0($9) !tprello
    zapnot $22,3,$22;           ldl $8,ttable_rounds+16($8) !tprello
    vlog3r0 $14,$25,$2,$2;      ldl $22,ttable_rounds+8($22) !tprello
    srl $5,48,$5;               ldhu $14,ttable_scratch+296+4($31) !tprello
    vlog3r0 $13,$9,$8,$8;       ldl $5,ttable_rounds+24($5) !tprello
    zapnot $11,3,$9;            ldhu $25,ttable_scratch+296+2($31) !tprello
    srl $0,16,$15;              ldl $9,ttable_rounds+0($9) !tprello
    vlog3r0 $8,$22,$5,$5;       ldl $14,ttable_rounds+8($14) !tprello
    zapnot $15,3,$15;           ldl $25,ttable_rounds+16($25) !tprello
    srl $12,48,$8;              ldl $15,ttable_rounds+16($15) !tprello
    zapnot $0,3,$0;             ldl $8,ttable_rounds+24($8) !tprello
    srl $12,32,$12;             ldl $0,ttable_rounds+0($0) !tprello
    vlog3r0 $10,$9,$15,$9;      stl $2,ttable_scratch+328($31) !tprello
    zapnot $12,3,$12;           ldhu $15,ttable_scratch+320+4($31) !tprello
    vlog3r0 $9,$14,$8,$8;       ldl $12,ttable_rounds+8($12) !tprello
    vlog3r0 $7,$0,$25,$0;       ldhu $25,ttable_scratch+320+2($31) !tprello
    srl $11,48,$11;             stl $8,ttable_scratch+336($31) !tprello
    zapnot $4,3,$9;             ldl $11,ttable_rounds+24($11) !tprello
    srl $3,16,$14;              ldl $9,ttable_rounds+0($9) !tprello
    zapnot $14,3,$14;           ldl $15,ttable_rounds+8($15) !tprello
    vlog3r0 $0,$12,$11,$0;      ldl $14,ttable_rounds+16($14) !tprello
    srl $1,48,$11;              ldl $25,ttable_rounds+16($25) !tprello
    zapnot $3,3,$12;            ldl $11,ttable_rounds+24($11) !tprello
    vlog3r0 $23,$9,$14,$9;      ldl $12,ttable_rounds+0($12) !tprello
    srl $1,32,$14;              ldhu $23,ttable_scratch+312+4($31) !tprello
    vlog3r0 $9,$15,$11,$9;      ldhu $11,ttable_scratch+312+2($31) !tprello
    vlog3r0 $13,$12,$25,$12;    zapnot $14,3,$14
    srl $4,48,$4;               ldl $14,ttable_rounds+8($14) !tprello
    zapnot $6,3,$13;            ldl $4,ttable_rounds+24($4) !tprello
    srl $1,16,$25;              ldl $13,ttable_rounds+0($13) !tprello
    zapnot $25,3,$25;           ldl $23,ttable_rounds+8($23) !tprello
    vlog3r0 $12,$14,$4,$4;      ldl $25,ttable_rounds+16($25) !tprello
    srl $3,48,$12;              ldl $11,ttable_rounds+16($11) !tprello
    zapnot $1,3,$1;             ldl $12,ttable_rounds+24($12) !tprello
    vlog3r0 $10,$13,$25,$10;    ldl $1,ttable_rounds+0($1) !tprello
    srl $3,32,$3;               stl $4,ttable_scratch+344($31) !tprello
    vlog3r0 $10,$23,$12,$10;    ldl $12,ttable_keys+416($31) !tprello
    vlog3r0 $7,$1,$11,$1;       ldl $7,ttable_keys+424($31) !tprello
    zapnot $3,3,$3;             ldl $11,ttable_keys+432($31) !tprello
    srl $6,48,$6;               ldl $3,ttable_rounds+8($3) !tprello
    zapnot $2,3,$23;            ldl $6,ttable_rounds+24($6) !tprello
    srl $5,16,$13;              ldl $25,ttable_keys+440($31) !tprello
    zapnot $13,3,$13;           ldl $23,ttable_rounds+0($23) !tprello
    vlog3r0 $1,$3,$6,$1;        ldl $13,ttable_rounds+16($13) !tprello
    srl $0,48,$3;               ldhu $6,ttable_scratch+336+4($31) !tprello
    zapnot $5,3,$14;            stl $1,ttable_scratch+352($31) !tprello
    vlog3r0 $12,$23,$13,$13;    ldl $3,ttable_rounds+24($3) !tprello
    srl $0,32,$23;              ldl $6,ttable_rounds+8($6) !tprello
    zapnot $23,3,$23;           ldl $14,ttable_rounds+0($14) !tprello
    srl $2,48,$2;               ldhu $15,ttable_scratch+336+2($31) !tprello
    vlog3r0 $13,$6,$3,$3;       ldl $23,ttable_rounds+8($23) !tprello
    zapnot $8,3,$6;             ldl $2,ttable_rounds+24($2) !tprello
    srl $0,16,$13;              ldl $15,ttable_rounds+16($15) !tprello
    zapnot $13,3,$13;           ldl $6,ttable_rounds+0($6) !tprello
    srl $5,48,$22;              ldl $13,ttable_rounds+16($13) !tprello
    vlog3r0 $7,$14,$15,$14;     ldhu $15,ttable_scratch+328+4($31) !tprello
    zapnot $0,3,$0;             ldl $22,ttable_rounds+24($22) !tprello
    vlog3r0 $14,$23,$2,$2;      ldl $0,ttable_rounds+0($0) !tprello
    vlog3r0 $11,$6,$13,$6;      ldl $15,ttable_rounds+8($15) !tprello
    srl $5,32,$5;               ldhu $13,ttable_scratch+328+2($31) !tprello
    zapnot $5,3,$5;             stl $2,ttable_scratch+360($31) !tprello
    vlog3r0 $6,$15,$22,$6;      ldl $5,ttable_rounds+8($5) !tprello
    srl $8,48,$8;               ldl $13,ttable_rounds+16($13) !tprello
    zapnot $9,3,$15;            ldl $8,ttable_rounds+24($8) !tprello
    srl $10,32,$22;             ldl $15,ttable_rounds+0($15) !tprello
    vlog3r0 $25,$0,$13,$0;      ldhu $13,ttable_scratch+344+2($31) !tprello
    zapnot $22,3,$22;           ldhu $14,ttable_scratch+352+4($31) !tprello
    vlog3r0 $0,$5,$8,$0;        ldl $22,ttable_rounds+8($22) !tprello
    srl $1,48,$5;               ldl $13,ttable_rounds+16($13) !tprello
    zapnot $4,3,$8;             stl $0,ttable_scratch+368($31) !tprello
    srl $10,16,$23;             ldl $5,ttable_rounds+24($5) !tprello
    vlog3r0 $12,$15,$13,$12;    ldl $8,ttable_rounds+0($8) !tprello
    zapnot $23,3,$23;           ldl $14,ttable_rounds+8($14) !tprello
    vlog3r0 $12,$22,$5,$5;      ldl $23,ttable_rounds+16($23) !tprello
    srl $9,48,$12;              ldhu $22,ttable_scratch+352+2($31) !tprello
    zapnot $10,3,$13;           ldl $12,ttable_rounds+24($12) !tprello
    vlog3r0 $7,$8,$23,$7;       ldl $13,ttable_rounds+0($13) !tprello
    srl $9,32,$8;               ldl $22,ttable_rounds+16($22) !tprello
    vlog3r0 $7,$14,$12,$7;      ldhu $12,ttable_scratch+344+4($31) !tprello
    zapnot $8,3,$8;             ldw $14,aes_round_keys+16*AES_ROUNDS+COLUMN0($31) !tprello
    vlog3r0 $11,$13,$22,$11;    ldl $8,ttable_rounds+8($8) !tprello
    srl $4,48,$4;               ldl $12,ttable_rounds+8($12) !tprello
    zapnot $1,3,$1;             ldl $4,ttable_rounds+24($4) !tprello
    srl $9,16,$9;               ldl $1,ttable_rounds+0($1) !tprello
    zapnot $9,3,$9;             stl $7,ttable_scratch+376($31) !tprello
    vlog3r0 $11,$8,$4,$4;       ldl $9,ttable_rounds+16($9) !tprello
    srl $10,48,$10;             ldw $8,aes_round_keys+16*AES_ROUNDS+COLUMN1($31) !tprello
    zapnot $3,3,$11;            ldl $10,ttable_rounds+24($10) !tprello
    vlog3r0 $25,$1,$9,$1;       ldw $9,aes_round_keys+16*AES_ROUNDS+COLUMN2($31) !tprello
    srl $6,32,$25;              ldw $13,aes_round_keys+16*AES_ROUNDS+COLUMN3($31) !tprello
    vlog3r0 $1,$12,$10,$1;      ldw $11,ttable_last+0($11) !tprello
    zapnot $25,3,$25;           ldhu $10,ttable_scratch+360+2($31) !tprello
    srl $0,48,$12;              stl $1,ttable_scratch+384($31) !tprello
    zapnot $2,3,$22;            ldw $25,ttable_last+16($25) !tprello
    srl $6,16,$23;              ldw $10,ttable_last+4($10) !tprello
    zapnot $23,3,$23;           ldw $12,ttable_last+20($12) !tprello
    srl $3,48,$15;              ldw $22,ttable_last+0($22) !tprello
    vlog3r0 $14,$11,$10,$10;    ldw $23,ttable_last+4($23) !tprello
    zapnot $6,3,$11;            ldhu $21,ttable_scratch+368+4($31) !tprello
    vlog3r0 $10,$25,$12,$10;    ldw $15,ttable_last+20($15) !tprello
    vlog3r0 $8,$22,$23,$22;     ldw $11,ttable_last+0($11) !tprello
    srl $3,32,$23;              stw $10,0+COLUMN0(OUT)
    zapnot $23,3,$23;           ldw $21,ttable_last+16($21) !tprello
    srl $2,48,$2;               ldhu $10,ttable_scratch+368+2($31) !tprello
    zapnot $0,3,$0;             ldw $23,ttable_last+16($23) !tprello
    vlog3r0 $22,$21,$15,$15;    ldw $2,ttable_last+20($2) !tprello
    srl $3,16,$3;               ldw $10,ttable_last+4($10) !tprello
    zapnot $3,3,$3;             stw $15,0+COLUMN1(OUT)
    srl $6,48,$6;               ldw $0,ttable_last+0($0) !tprello
    vlog3r0 $9,$11,$10,$10;     ldw $3,ttable_last+4($3) !tprello
    zapnot $5,3,$11;            ldhu $15,ttable_scratch+360+4($31) !tprello
    vlog3r0 $10,$23,$2,$2;      ldw $6,ttable_last+20($6) !tprello
    vlog3r0 $13,$0,$3,$0;       ldw $11,ttable_last+0($11) !tprello
    srl $4,32,$3;               stw $2,0+COLUMN2(OUT)
    zapnot $3,3,$3;             ldw $15,ttable_last+16($15) !tprello
    srl $1,48,$2;               ldhu $10,ttable_scratch+376+2($31) !tprello
    subl LEFT,1,LEFT;           vldd $23,ttable_keys($31) !tprello
    vlog3r0 $0,$15,$6,$0;       ldw $3,ttable_last+16($3) !tprello
    ldi $6,32(IN);              ldl $15,ttable_keys+32($31) !tprello
    zapnot $7,3,$21;            stw $0,0+COLUMN3(OUT)
    selgt LEFT,$6,IN,IN;        ldl $6,ttable_keys+40($31) !tprello
    srl $4,16,$0;               ldw $10,ttable_last+4($10) !tprello
    zapnot $0,3,$0;             vldd $22,0(IN)
    srl $5,48,$12;              ldw $2,ttable_last+20($2) !tprello
    vlog3r0 $14,$11,$10,$10;    ldl $11,ttable_keys+48($31) !tprello
    zapnot $4,3,$14;            ldw $21,ttable_last+0($21) !tprello
    vxorw $22,$23,$22;          ldl $23,ttable_keys+56($31) !tprello
    vlog3r0 $10,$3,$2,$2;       ldw $0,ttable_last+4($0) !tprello
    vsllw $22,5,$3;             ldhu $10,ttable_scratch+384+4($31) !tprello
    srl $5,32,$25;              stw $2,16+COLUMN0(OUT)
    vandw $3,FIELD0,$3;         ldw $12,ttable_last+20($12) !tprello
    vlog3r0 $8,$21,$0,$0;       ldw $10,ttable_last+16($10) !tprello
    vsllw $22,13,$8;            ldw $14,ttable_last+0($14) !tprello
    zapnot $25,3,$25;           ldhu $21,ttable_scratch+384+2($31) !tprello
    vandw $8,FIELD1,$8;         ldw $25,ttable_last+16($25) !tprello
    vlog3r0 $0,$10,$12,$0;      ldhu $10,ttable_scratch+376+4($31) !tprello
    vbisw $3,$8,$3;             ldw $21,ttable_last+4($21) !tprello
    srl $7,48,$7;               stw $0,16+COLUMN1(OUT)
    vsrlw $22,11,$0;            vstd $3,ttable_first+0($31) !tprello
    vlog3r0 $9,$14,$21,$9;      ldw $7,ttable_last+20($7) !tprello
    vandw $0,FIELD0,$0;         ldw $10,ttable_last+16($10) !tprello
    zapnot $1,3,$1;             srl $5,16,$5
    vsrlw $22,3,$22;            ldw $14,ttable_first+0+COLUMN0($31) !tprello
    vlog3r0 $9,$25,$7,$7;       ldw $1,ttable_last+0($1) !tprello
    vandw $22,FIELD1,$22;       ldw $9,ttable_first+0+COLUMN1($31) !tprello
    zapnot $5,3,$5;             stw $7,16+COLUMN2(OUT)
    vbisw $0,$22,$0;            ldw $22,ttable_first+0+COLUMN2($31) !tprello
    srl $4,48,$4;               ldw $5,ttable_last+4($5) !tprello
    zapnot $14,3,$7;            vstd $0,ttable_first+32($31) !tprello
    ldi OUT,32(OUT);            ldw $4,ttable_last+20($4) !tprello
    srl $9,16,$0;               ldl $7,ttable_rounds+0($7) !tprello
    vlog3r0 $13,$1,$5,$1;       nop
    zapnot $9,3,$9;             ldl $0,ttable_rounds+16($0) !tprello
    vlog3r0 $1,$10,$4,$1;       nop
    srl $22,16,$4;              ldw $10,ttable_first+32+COLUMN2($31) !tprello
    clr $31;                    stw $1,16+COLUMN3-32(OUT)
    vlog3r0 $15,$7,$0,$0;       ldw $7,ttable_first+32+COLUMN3($31) !tprello
    zapnot $10,3,$1;            ldl $9,ttable_rounds+0($9) !tprello
    zapnot $22,3,$22;           ldl $1,ttable_rounds+8($1) !tprello
    srl $7,16,$5;               ldl $4,ttable_rounds+16($4) !tprello
    zapnot $7,3,$7;             ldl $5,ttable_rounds+24($5) !tprello
    srl $14,16,$14;             ldl $7,ttable_rounds+8($7) !tprello
    vlog3r0 $6,$9,$4,$4;        ldw $9,ttable_first+32+COLUMN0($31) !tprello
    vlog3r0 $0,$1,$5,$0;        ldl $22,ttable_rounds+0($22) !tprello
    srl $10,16,$10;             ldw $5,ttable_first+0+COLUMN3($31) !tprello
    srl $9,16,$1;               ldw $13,ttable_first+32+COLUMN1($31) !tprello
    zapnot $9,3,$9;             ldl $1,ttable_rounds+24($1) !tprello
    srl $5,16,$25;              ldl $9,ttable_rounds+8($9) !tprello
    srl $13,16,$21;             ldl $25,ttable_rounds+16($25) !tprello
    vlog3r0 $4,$7,$1,$1;        ldl $21,ttable_rounds+24($21) !tprello
    zapnot $5,3,$5;             ldl $14,ttable_rounds+16($14) !tprello
    vlog3r0 $11,$22,$25,$22;    ldl $5,ttable_rounds+0($5) !tprello
    zapnot $13,3,$13;           ldl $10,ttable_rounds+24($10) !tprello
    vlog3r0 $22,$9,$21,$2;      ldl $13,ttable_rounds+8($13) !tprello
    vlog3r0 $23,$5,$14,$5;      stl $1,ttable_scratch+0($31) !tprello
    zapnot $0,3,$3;             ldw $14,ttable_first+16+COLUMN0($31) !tprello
    vlog3r0 $5,$13,$10,$4;      ldw $5,ttable_first+16+COLUMN1($31) !tprello
    srl $2,32,$10;              ldw $13,ttable_first+48+COLUMN2($31) !tprello
    zapnot $14,3,$9;            stl $4,ttable_scratch+8($31) !tprello
    srl $5,16,$21;              ldl $9,ttable_rounds+0($9) !tprello
    zapnot $13,3,$22;           ldl $21,ttable_rounds+16($21) !tprello
    zapnot $5,3,$5;             ldl $22,ttable_rounds+8($22) !tprello
    srl $14,16,$14;             ldw $25,ttable_first+48+COLUMN3($31) !tprello
    vlog3r0 $15,$9,$21,$9;      ldl $15,ttable_rounds+0($5) !tprello
    srl $13,16,$13;             ldw $21,ttable_first+16+COLUMN2($31) !tprello
    srl $25,16,$5;              ldw $7,ttable_first+48+COLUMN0($31) !tprello
    zapnot $25,3,$25;           ldl $5,ttable_rounds+24($5) !tprello
    srl $21,16,$8;              ldl $25,ttable_rounds+8($25) !tprello
    srl $7,16,$12;              ldl $8,ttable_rounds+16($8) !tprello
    vlog3r0 $9,$22,$5,$5;       ldl $12,ttable_rounds+24($12) !tprello
    zapnot $21,3,$21;           ldw $9,ttable_first+16+COLUMN3($31) !tprello
    vlog3r0 $6,$15,$8,$6;       ldl $21,ttable_rounds+0($21) !tprello
    zapnot $7,3,$7;             ldw $8,ttable_first+48+COLUMN1($31) !tprello
    vlog3r0 $6,$25,$12,$6;      ldl $12,ttable_rounds+8($7) !tprello
    srl $9,16,$7;               ldl $14,ttable_rounds+16($14) !tprello
    srl $8,16,$25;              ldl $7,ttable_rounds+16($7) !tprello
    zapnot $9,3,$9;             ldl $25,ttable_rounds+24($25) !tprello
    zapnot $8,3,$8;             ldl $9,ttable_rounds+0($9) !tprello
    vlog3r0 $11,$21,$7,$11;     ldl $21,ttable_rounds+8($8) !tprello
    zapnot $10,3,$7;            ldl $13,ttable_rounds+24($13) !tprello
    vlog3r0 $11,$12,$25,$8;     stl $6,ttable_scratch+16($31) !tprello
    vlog3r0 $23,$9,$14,$14;     ldl $9,ttable_keys+64($31) !tprello
    srl $4,48,$10;              ldl $11,ttable_keys+72($31) !tprello
    vlog3r0 $14,$21,$13,$12;    ldl $13,ttable_keys+80($31) !tprello
    zapnot $1,3,$14;            ldl $15,ttable_keys+88($31) !tprello
    srl $2,16,$21;              bne LEFT,\next
    .endm
