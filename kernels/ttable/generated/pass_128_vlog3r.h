# SPDX-License-Identifier: Apache-2.0
#
# Made by generate.py: two blocks, 10 rounds.
# 994 instructions in 499 cycles; no order of them takes fewer than 497.
# A line is a cycle: what goes to pipe 0, and what goes to pipe 1.

# What the loop has of a pass before the pass before is over, for the first pass.
    .macro FIRST_STEPS
    subl LEFT,1,LEFT
    vldd $3,ttable_keys($31) !tprello
    ldi $0,32(IN)
    ldl $15,ttable_keys+32($31) !tprello
    selgt LEFT,$0,IN,IN
    ldl $23,ttable_keys+40($31) !tprello
    vldd $9,0(IN)
    ldl $25,ttable_keys+48($31) !tprello
    vxorw $9,$3,$3
    ldl $9,ttable_keys+56($31) !tprello
    vsllw $3,5,$8
    vandw $8,FIELD0,$8
    vsllw $3,13,$11
    vandw $11,FIELD1,$11
    vbisw $8,$11,$8
    vsrlw $3,11,$11
    vstd $8,ttable_first+0($31) !tprello
    vandw $11,FIELD0,$11
    vsrlw $3,3,$3
    ldw $13,ttable_first+0+COLUMN0($31) !tprello
    vandw $3,FIELD1,$3
    ldw $7,ttable_first+0+COLUMN1($31) !tprello
    vbisw $11,$3,$3
    ldw $11,ttable_first+0+COLUMN2($31) !tprello
    zapnot $13,3,$2
    vstd $3,ttable_first+32($31) !tprello
    srl $7,16,$3
    ldl $2,ttable_rounds+0($2) !tprello
    zapnot $7,3,$7
    ldl $3,ttable_rounds+16($3) !tprello
    srl $11,16,$6
    ldw $10,ttable_first+32+COLUMN2($31) !tprello
    vlog3r0 $15,$2,$3,$2
    ldw $3,ttable_first+32+COLUMN3($31) !tprello
    zapnot $10,3,$1
    ldl $7,ttable_rounds+0($7) !tprello
    zapnot $11,3,$11
    ldl $1,ttable_rounds+8($1) !tprello
    srl $3,16,$5
    ldl $6,ttable_rounds+16($6) !tprello
    zapnot $3,3,$3
    ldl $5,ttable_rounds+24($5) !tprello
    srl $13,16,$13
    ldl $3,ttable_rounds+8($3) !tprello
    vlog3r0 $23,$7,$6,$6
    ldw $7,ttable_first+32+COLUMN0($31) !tprello
    vlog3r0 $2,$1,$5,$0
    ldl $11,ttable_rounds+0($11) !tprello
    srl $10,16,$10
    ldw $2,ttable_first+0+COLUMN3($31) !tprello
    srl $7,16,$1
    ldw $5,ttable_first+32+COLUMN1($31) !tprello
    zapnot $7,3,$7
    ldl $1,ttable_rounds+24($1) !tprello
    srl $2,16,$12
    ldl $7,ttable_rounds+8($7) !tprello
    srl $5,16,$14
    ldl $12,ttable_rounds+16($12) !tprello
    vlog3r0 $6,$3,$1,$1
    ldl $14,ttable_rounds+24($14) !tprello
    zapnot $2,3,$2
    ldl $13,ttable_rounds+16($13) !tprello
    vlog3r0 $25,$11,$12,$11
    ldl $12,ttable_rounds+0($2) !tprello
    zapnot $5,3,$5
    ldl $10,ttable_rounds+24($10) !tprello
    vlog3r0 $11,$7,$14,$2
    ldl $5,ttable_rounds+8($5) !tprello
    vlog3r0 $9,$12,$13,$12
    stl $1,ttable_scratch+0($31) !tprello
    zapnot $0,3,$3
    ldw $13,ttable_first+16+COLUMN0($31) !tprello
    vlog3r0 $12,$5,$10,$4
    ldw $5,ttable_first+16+COLUMN1($31) !tprello
    srl $2,32,$10
    ldw $12,ttable_first+48+COLUMN2($31) !tprello
    zapnot $13,3,$7
    stl $4,ttable_scratch+8($31) !tprello
    srl $5,16,$11
    ldl $7,ttable_rounds+0($7) !tprello
    zapnot $12,3,$14
    ldl $11,ttable_rounds+16($11) !tprello
    zapnot $5,3,$5
    ldl $14,ttable_rounds+8($14) !tprello
    srl $13,16,$13
    ldw $6,ttable_first+48+COLUMN3($31) !tprello
    vlog3r0 $15,$7,$11,$7
    ldl $11,ttable_rounds+0($5) !tprello
    srl $12,16,$12
    ldw $15,ttable_first+16+COLUMN2($31) !tprello
    srl $6,16,$5
    ldw $21,ttable_first+48+COLUMN0($31) !tprello
    zapnot $6,3,$6
    ldl $5,ttable_rounds+24($5) !tprello
    srl $15,16,$8
    ldl $6,ttable_rounds+8($6) !tprello
    srl $21,16,$22
    ldl $8,ttable_rounds+16($8) !tprello
    vlog3r0 $7,$14,$5,$5
    ldl $22,ttable_rounds+24($22) !tprello
    zapnot $15,3,$15
    ldw $7,ttable_first+16+COLUMN3($31) !tprello
    vlog3r0 $23,$11,$8,$8
    ldl $15,ttable_rounds+0($15) !tprello
    zapnot $21,3,$21
    ldw $11,ttable_first+48+COLUMN1($31) !tprello
    vlog3r0 $8,$6,$22,$6
    ldl $21,ttable_rounds+8($21) !tprello
    srl $7,16,$8
    ldl $13,ttable_rounds+16($13) !tprello
    srl $11,16,$22
    ldl $8,ttable_rounds+16($8) !tprello
    zapnot $7,3,$7
    ldl $22,ttable_rounds+24($22) !tprello
    zapnot $11,3,$11
    ldl $23,ttable_rounds+0($7) !tprello
    vlog3r0 $25,$15,$8,$8
    ldl $15,ttable_rounds+8($11) !tprello
    zapnot $10,3,$7
    ldl $12,ttable_rounds+24($12) !tprello
    vlog3r0 $8,$21,$22,$8
    stl $6,ttable_scratch+16($31) !tprello
    vlog3r0 $9,$23,$13,$13
    ldl $9,ttable_keys+64($31) !tprello
    srl $4,48,$10
    ldl $11,ttable_keys+72($31) !tprello
    vlog3r0 $13,$15,$12,$12
    ldl $13,ttable_keys+80($31) !tprello
    zapnot $1,3,$14
    ldl $15,ttable_keys+88($31) !tprello
    srl $2,16,$23
    .endm

    .macro NEXT_PAIR next
    zapnot $23,3,$21;           stl $12,ttable_scratch+24($31) !tprello
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
    vlog3r0 $10,$2,$14,$2;      ldw $10,aes_round_keys+16*AES_ROUNDS+COLUMN0($31) !tprello
    vlog3r0 $13,$15,$7,$7;      ldw $13,aes_round_keys+16*AES_ROUNDS+COLUMN1($31) !tprello
    zapnot $11,3,$11;           ldl $22,ttable_rounds+8($22) !tprello
    srl $6,48,$6;               ldl $11,ttable_rounds+8($11) !tprello
    zapnot $1,3,$1;             ldl $6,ttable_rounds+24($6) !tprello
    srl $5,16,$5;               ldl $1,ttable_rounds+0($1) !tprello
    zapnot $5,3,$5;             stl $2,ttable_scratch+256($31) !tprello
    vlog3r0 $7,$11,$6,$6;       ldl $5,ttable_rounds+16($5) !tprello
    srl $9,48,$9;               ldw $7,aes_round_keys+16*AES_ROUNDS+COLUMN2($31) !tprello
    zapnot $3,3,$11;            ldl $9,ttable_rounds+24($9) !tprello
    vlog3r0 $25,$1,$5,$1;       ldw $5,aes_round_keys+16*AES_ROUNDS+COLUMN3($31) !tprello
    srl $8,32,$25;              ldw $11,ttable_last+0($11) !tprello
    vlog3r0 $1,$22,$9,$1;       ldhu $9,ttable_scratch+240+2($31) !tprello
    zapnot $25,3,$25;           ldhu $22,ttable_scratch+248+4($31) !tprello
    srl $0,48,$15;              stl $1,ttable_scratch+264($31) !tprello
    zapnot $4,3,$14;            ldw $9,ttable_last+4($9) !tprello
    srl $8,16,$23;              ldw $25,ttable_last+16($25) !tprello
    zapnot $23,3,$23;           ldw $15,ttable_last+20($15) !tprello
    vlog3r0 $10,$11,$9,$9;      ldw $14,ttable_last+0($14) !tprello
    srl $3,48,$11;              ldw $23,ttable_last+4($23) !tprello
    vlog3r0 $9,$25,$15,$9;      ldw $22,ttable_last+16($22) !tprello
    zapnot $8,3,$15;            ldw $11,ttable_last+20($11) !tprello
    vlog3r0 $13,$14,$23,$14;    stw $9,0+COLUMN0(OUT)
    srl $3,32,$9;               ldw $15,ttable_last+0($15) !tprello
    vlog3r0 $14,$22,$11,$11;    ldhu $14,ttable_scratch+248+2($31) !tprello
    zapnot $9,3,$9;             ldhu $22,ttable_scratch+240+4($31) !tprello
    srl $4,48,$4;               stw $11,0+COLUMN1(OUT)
    zapnot $0,3,$0;             ldw $14,ttable_last+4($14) !tprello
    srl $3,16,$3;               ldw $9,ttable_last+16($9) !tprello
    zapnot $3,3,$3;             ldw $4,ttable_last+20($4) !tprello
    vlog3r0 $7,$15,$14,$14;     ldw $0,ttable_last+0($0) !tprello
    srl $8,48,$8;               ldw $3,ttable_last+4($3) !tprello
    vlog3r0 $14,$9,$4,$4;       ldw $22,ttable_last+16($22) !tprello
    zapnot $12,3,$9;            ldw $8,ttable_last+20($8) !tprello
    vlog3r0 $5,$0,$3,$0;        stw $4,0+COLUMN2(OUT)
    srl $6,32,$4;               ldw $9,ttable_last+0($9) !tprello
    vlog3r0 $0,$22,$8,$0;       ldhu $8,ttable_scratch+256+2($31) !tprello
    zapnot $4,3,$4;             ldhu $22,ttable_scratch+264+4($31) !tprello
    subl LEFT,1,LEFT;           vldd $3,ttable_keys($31) !tprello
    srl $1,48,$14;              stw $0,0+COLUMN3(OUT)
    ldi $0,32(IN);              ldl $15,ttable_keys+32($31) !tprello
    zapnot $2,3,$11;            ldw $8,ttable_last+4($8) !tprello
    selgt LEFT,$0,IN,IN;        ldl $23,ttable_keys+40($31) !tprello
    srl $6,16,$0;               ldw $4,ttable_last+16($4) !tprello
    vlog3r0 $10,$9,$8,$8;       vldd $9,0(IN)
    zapnot $0,3,$0;             ldw $14,ttable_last+20($14) !tprello
    srl $12,48,$10;             ldl $25,ttable_keys+48($31) !tprello
    zapnot $6,3,$21;            ldw $11,ttable_last+0($11) !tprello
    vxorw $9,$3,$3;             ldl $9,ttable_keys+56($31) !tprello
    vlog3r0 $8,$4,$14,$4;       ldw $0,ttable_last+4($0) !tprello
    vsllw $3,5,$8;              ldw $22,ttable_last+16($22) !tprello
    srl $12,32,$14;             stw $4,16+COLUMN0(OUT)
    vandw $8,FIELD0,$8;         ldw $10,ttable_last+20($10) !tprello
    vlog3r0 $13,$11,$0,$0;      ldw $21,ttable_last+0($21) !tprello
    vsllw $3,13,$11;            ldhu $13,ttable_scratch+264+2($31) !tprello
    vlog3r0 $0,$22,$10,$0;      ldhu $10,ttable_scratch+256+4($31) !tprello
    vandw $11,FIELD1,$11;       zapnot $14,3,$14
    srl $2,48,$2;               stw $0,16+COLUMN1(OUT)
    vbisw $8,$11,$8;            ldw $13,ttable_last+4($13) !tprello
    zapnot $1,3,$1;             ldw $14,ttable_last+16($14) !tprello
    vsrlw $3,11,$11;            vstd $8,ttable_first+0($31) !tprello
    vlog3r0 $7,$21,$13,$7;      ldw $2,ttable_last+20($2) !tprello
    vandw $11,FIELD0,$11;       ldw $1,ttable_last+0($1) !tprello
    srl $12,16,$12;             ldw $10,ttable_last+16($10) !tprello
    vsrlw $3,3,$3;              ldw $13,ttable_first+0+COLUMN0($31) !tprello
    vlog3r0 $7,$14,$2,$2;       zapnot $12,3,$12
    vandw $3,FIELD1,$3;         ldw $7,ttable_first+0+COLUMN1($31) !tprello
    srl $6,48,$6;               stw $2,16+COLUMN2(OUT)
    vbisw $11,$3,$3;            ldw $11,ttable_first+0+COLUMN2($31) !tprello
    ldi OUT,32(OUT);            ldw $12,ttable_last+4($12) !tprello
    zapnot $13,3,$2;            vstd $3,ttable_first+32($31) !tprello
    clr $31;                    ldw $6,ttable_last+20($6) !tprello
    srl $7,16,$3;               ldl $2,ttable_rounds+0($2) !tprello
    vlog3r0 $5,$1,$12,$1;       nop
    zapnot $7,3,$7;             ldl $3,ttable_rounds+16($3) !tprello
    vlog3r0 $1,$10,$6,$1;       nop
    srl $11,16,$6;              ldw $10,ttable_first+32+COLUMN2($31) !tprello
    clr $31;                    stw $1,16+COLUMN3-32(OUT)
    vlog3r0 $15,$2,$3,$2;       ldw $3,ttable_first+32+COLUMN3($31) !tprello
    zapnot $10,3,$1;            ldl $7,ttable_rounds+0($7) !tprello
    zapnot $11,3,$11;           ldl $1,ttable_rounds+8($1) !tprello
    srl $3,16,$5;               ldl $6,ttable_rounds+16($6) !tprello
    zapnot $3,3,$3;             ldl $5,ttable_rounds+24($5) !tprello
    srl $13,16,$13;             ldl $3,ttable_rounds+8($3) !tprello
    vlog3r0 $23,$7,$6,$6;       ldw $7,ttable_first+32+COLUMN0($31) !tprello
    vlog3r0 $2,$1,$5,$0;        ldl $11,ttable_rounds+0($11) !tprello
    srl $10,16,$10;             ldw $2,ttable_first+0+COLUMN3($31) !tprello
    srl $7,16,$1;               ldw $5,ttable_first+32+COLUMN1($31) !tprello
    zapnot $7,3,$7;             ldl $1,ttable_rounds+24($1) !tprello
    srl $2,16,$12;              ldl $7,ttable_rounds+8($7) !tprello
    srl $5,16,$14;              ldl $12,ttable_rounds+16($12) !tprello
    vlog3r0 $6,$3,$1,$1;        ldl $14,ttable_rounds+24($14) !tprello
    zapnot $2,3,$2;             ldl $13,ttable_rounds+16($13) !tprello
    vlog3r0 $25,$11,$12,$11;    ldl $12,ttable_rounds+0($2) !tprello
    zapnot $5,3,$5;             ldl $10,ttable_rounds+24($10) !tprello
    vlog3r0 $11,$7,$14,$2;      ldl $5,ttable_rounds+8($5) !tprello
    vlog3r0 $9,$12,$13,$12;     stl $1,ttable_scratch+0($31) !tprello
    zapnot $0,3,$3;             ldw $13,ttable_first+16+COLUMN0($31) !tprello
    vlog3r0 $12,$5,$10,$4;      ldw $5,ttable_first+16+COLUMN1($31) !tprello
    srl $2,32,$10;              ldw $12,ttable_first+48+COLUMN2($31) !tprello
    zapnot $13,3,$7;            stl $4,ttable_scratch+8($31) !tprello
    srl $5,16,$11;              ldl $7,ttable_rounds+0($7) !tprello
    zapnot $12,3,$14;           ldl $11,ttable_rounds+16($11) !tprello
    zapnot $5,3,$5;             ldl $14,ttable_rounds+8($14) !tprello
    srl $13,16,$13;             ldw $6,ttable_first+48+COLUMN3($31) !tprello
    vlog3r0 $15,$7,$11,$7;      ldl $11,ttable_rounds+0($5) !tprello
    srl $12,16,$12;             ldw $15,ttable_first+16+COLUMN2($31) !tprello
    srl $6,16,$5;               ldw $21,ttable_first+48+COLUMN0($31) !tprello
    zapnot $6,3,$6;             ldl $5,ttable_rounds+24($5) !tprello
    srl $15,16,$8;              ldl $6,ttable_rounds+8($6) !tprello
    srl $21,16,$22;             ldl $8,ttable_rounds+16($8) !tprello
    vlog3r0 $7,$14,$5,$5;       ldl $22,ttable_rounds+24($22) !tprello
    zapnot $15,3,$15;           ldw $7,ttable_first+16+COLUMN3($31) !tprello
    vlog3r0 $23,$11,$8,$8;      ldl $15,ttable_rounds+0($15) !tprello
    zapnot $21,3,$21;           ldw $11,ttable_first+48+COLUMN1($31) !tprello
    vlog3r0 $8,$6,$22,$6;       ldl $21,ttable_rounds+8($21) !tprello
    srl $7,16,$8;               ldl $13,ttable_rounds+16($13) !tprello
    srl $11,16,$22;             ldl $8,ttable_rounds+16($8) !tprello
    zapnot $7,3,$7;             ldl $22,ttable_rounds+24($22) !tprello
    zapnot $11,3,$11;           ldl $23,ttable_rounds+0($7) !tprello
    vlog3r0 $25,$15,$8,$8;      ldl $15,ttable_rounds+8($11) !tprello
    zapnot $10,3,$7;            ldl $12,ttable_rounds+24($12) !tprello
    vlog3r0 $8,$21,$22,$8;      stl $6,ttable_scratch+16($31) !tprello
    vlog3r0 $9,$23,$13,$13;     ldl $9,ttable_keys+64($31) !tprello
    srl $4,48,$10;              ldl $11,ttable_keys+72($31) !tprello
    vlog3r0 $13,$15,$12,$12;    ldl $13,ttable_keys+80($31) !tprello
    zapnot $1,3,$14;            ldl $15,ttable_keys+88($31) !tprello
    srl $2,16,$23;              bne LEFT,\next
    .endm
