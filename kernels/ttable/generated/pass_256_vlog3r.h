# SPDX-License-Identifier: Apache-2.0
#
# Made by generate.py: two blocks, 14 rounds.
# 1376 instructions in 691 cycles; no order of them takes fewer than 689.
# A line is a cycle: what goes to pipe 0, and what goes to pipe 1.

# What the loop has of a pass before the pass before is over, for the first pass.
    .macro FIRST_STEPS
    subl LEFT,1,LEFT
    vldd $14,ttable_keys($31) !tprello
    ldi $1,32(IN)
    ldl $0,ttable_keys+32($31) !tprello
    selgt LEFT,$1,IN,IN
    ldl $1,ttable_keys+40($31) !tprello
    vldd $23,0(IN)
    ldl $2,ttable_keys+48($31) !tprello
    vxorw $23,$14,$14
    ldl $3,ttable_keys+56($31) !tprello
    vsllw $14,5,$23
    vandw $23,FIELD0,$23
    vsllw $14,13,$5
    vandw $5,FIELD1,$5
    vbisw $23,$5,$5
    vsrlw $14,11,$13
    vstd $5,ttable_first+0($31) !tprello
    vandw $13,FIELD0,$13
    ldw $4,ttable_first+0+COLUMN0($31) !tprello
    vsrlw $14,3,$14
    ldw $7,ttable_first+0+COLUMN1($31) !tprello
    vandw $14,FIELD1,$14
    ldw $9,ttable_first+0+COLUMN2($31) !tprello
    vbisw $13,$14,$13
    ldw $14,ttable_first+0+COLUMN3($31) !tprello
    zapnot $4,3,$8
    ldw $5,ttable_first+16+COLUMN0($31) !tprello
    srl $7,16,$23
    vstd $13,ttable_first+32($31) !tprello
    zapnot $7,3,$13
    ldl $15,ttable_rounds+0($8) !tprello
    srl $9,16,$22
    ldl $23,ttable_rounds+16($23) !tprello
    zapnot $9,3,$12
    ldw $6,ttable_first+32+COLUMN2($31) !tprello
    srl $14,16,$7
    ldw $9,ttable_first+32+COLUMN3($31) !tprello
    zapnot $14,3,$8
    ldl $13,ttable_rounds+0($13) !tprello
    vlog3r0 $0,$15,$23,$15
    ldl $22,ttable_rounds+16($22) !tprello
    zapnot $6,3,$23
    ldw $14,ttable_first+32+COLUMN0($31) !tprello
    srl $9,16,$26
    ldl $23,ttable_rounds+8($23) !tprello
    zapnot $9,3,$25
    ldl $26,ttable_rounds+24($26) !tprello
    vlog3r0 $1,$13,$22,$9
    ldl $10,ttable_rounds+8($25) !tprello
    srl $14,16,$11
    ldl $12,ttable_rounds+0($12) !tprello
    zapnot $14,3,$13
    .endm

    .macro NEXT_PAIR next
    vlog3r0 $15,$23,$26,$14;    ldl $11,ttable_rounds+24($11) !tprello
    srl $4,16,$4;               ldl $7,ttable_rounds+16($7) !tprello
    srl $6,16,$6;               ldl $13,ttable_rounds+8($13) !tprello
    zapnot $5,3,$15;            ldw $21,ttable_first+32+COLUMN1($31) !tprello
    vlog3r0 $9,$10,$11,$9;      ldl $8,ttable_rounds+0($8) !tprello
    vlog3r0 $2,$12,$7,$7;       ldl $4,ttable_rounds+16($4) !tprello
    srl $5,16,$5;               ldl $6,ttable_rounds+24($6) !tprello
    srl $21,16,$12;             stl $9,ttable_scratch+0($31) !tprello
    zapnot $21,3,$21;           ldl $12,ttable_rounds+24($12) !tprello
    vlog3r0 $3,$8,$4,$4;        ldl $21,ttable_rounds+8($21) !tprello
    zapnot $14,3,$8;            ldl $15,ttable_rounds+0($15) !tprello
    zapnot $9,3,$10;            ldw $11,ttable_first+16+COLUMN1($31) !tprello
    vlog3r0 $7,$13,$12,$7;      ldw $12,ttable_first+48+COLUMN2($31) !tprello
    vlog3r0 $4,$21,$6,$4;       ldw $6,ttable_first+48+COLUMN3($31) !tprello
    srl $7,32,$21;              ldw $13,ttable_first+16+COLUMN2($31) !tprello
    srl $11,16,$22;             stl $4,ttable_scratch+8($31) !tprello
    zapnot $12,3,$23;           ldl $22,ttable_rounds+16($22) !tprello
    srl $6,16,$24;              ldl $23,ttable_rounds+8($23) !tprello
    zapnot $11,3,$11;           ldl $24,ttable_rounds+24($24) !tprello
    srl $13,16,$25;             ldl $11,ttable_rounds+0($11) !tprello
    vlog3r0 $0,$15,$22,$0;      ldl $25,ttable_rounds+16($25) !tprello
    zapnot $6,3,$6;             ldw $15,ttable_first+48+COLUMN0($31) !tprello
    vlog3r0 $0,$23,$24,$0;      ldl $6,ttable_rounds+8($6) !tprello
    zapnot $13,3,$13;           ldw $23,ttable_first+16+COLUMN3($31) !tprello
    vlog3r0 $1,$11,$25,$1;      ldl $13,ttable_rounds+0($13) !tprello
    srl $15,16,$11;             ldw $25,ttable_first+48+COLUMN1($31) !tprello
    zapnot $15,3,$15;           ldl $11,ttable_rounds+24($11) !tprello
    srl $23,16,$24;             ldl $15,ttable_rounds+8($15) !tprello
    zapnot $23,3,$23;           ldl $24,ttable_rounds+16($24) !tprello
    srl $25,16,$22;             ldl $23,ttable_rounds+0($23) !tprello
    vlog3r0 $1,$6,$11,$1;       ldl $22,ttable_rounds+24($22) !tprello
    zapnot $25,3,$25;           ldl $5,ttable_rounds+16($5) !tprello
    vlog3r0 $2,$13,$24,$2;      ldl $25,ttable_rounds+8($25) !tprello
    srl $12,16,$12;             stl $1,ttable_scratch+16($31) !tprello
    vlog3r0 $2,$15,$22,$2;      ldl $12,ttable_rounds+24($12) !tprello
    vlog3r0 $3,$23,$5,$3;       ldl $5,ttable_keys+64($31) !tprello
    zapnot $21,3,$21;           ldl $23,ttable_keys+72($31) !tprello
    srl $4,48,$15;              ldl $22,ttable_keys+80($31) !tprello
    vlog3r0 $3,$25,$12,$3;      ldl $12,ttable_keys+88($31) !tprello
    srl $7,16,$25;              ldl $8,ttable_rounds+0($8) !tprello
    zapnot $25,3,$25;           stl $3,ttable_scratch+24($31) !tprello
    srl $14,48,$13;             ldhu $24,ttable_scratch+0+2($31) !tprello
    zapnot $7,3,$6;             ldl $21,ttable_rounds+8($21) !tprello
    srl $14,32,$11;             ldl $15,ttable_rounds+24($15) !tprello
    zapnot $11,3,$11;           ldl $10,ttable_rounds+0($10) !tprello
    srl $9,48,$9;               ldl $24,ttable_rounds+16($24) !tprello
    zapnot $4,3,$4;             ldl $25,ttable_rounds+16($25) !tprello
    srl $14,16,$14;             ldhu $26,ttable_scratch+8+4($31) !tprello
    zapnot $14,3,$14;           ldl $13,ttable_rounds+24($13) !tprello
    vlog3r0 $5,$8,$24,$8;       ldl $6,ttable_rounds+0($6) !tprello
    vlog3r0 $23,$10,$25,$10;    ldhu $25,ttable_scratch+8+2($31) !tprello
    vlog3r0 $8,$21,$15,$8;      ldl $26,ttable_rounds+8($26) !tprello
    srl $7,48,$7;               ldl $11,ttable_rounds+8($11) !tprello
    zapnot $0,3,$15;            ldl $9,ttable_rounds+24($9) !tprello
    srl $2,32,$21;              ldl $25,ttable_rounds+16($25) !tprello
    vlog3r0 $10,$26,$13,$10;    ldl $4,ttable_rounds+0($4) !tprello
    zapnot $21,3,$21;           ldl $14,ttable_rounds+16($14) !tprello
    srl $3,48,$13;              ldhu $26,ttable_scratch+0+4($31) !tprello
    vlog3r0 $22,$6,$25,$6;      ldl $7,ttable_rounds+24($7) !tprello
    zapnot $1,3,$25;            stl $10,ttable_scratch+32($31) !tprello
    vlog3r0 $6,$11,$9,$6;       ldl $15,ttable_rounds+0($15) !tprello
    vlog3r0 $12,$4,$14,$4;      ldl $26,ttable_rounds+8($26) !tprello
    srl $2,16,$14;              ldhu $9,ttable_scratch+16+2($31) !tprello
    zapnot $14,3,$14;           ldl $21,ttable_rounds+8($21) !tprello
    srl $0,48,$11;              ldl $13,ttable_rounds+24($13) !tprello
    vlog3r0 $4,$26,$7,$4;       ldl $25,ttable_rounds+0($25) !tprello
    zapnot $2,3,$7;             ldl $9,ttable_rounds+16($9) !tprello
    srl $0,32,$26;              stl $4,ttable_scratch+40($31) !tprello
    zapnot $26,3,$26;           ldl $14,ttable_rounds+16($14) !tprello
    srl $1,48,$1;               ldhu $24,ttable_scratch+24+4($31) !tprello
    vlog3r0 $5,$15,$9,$5;       ldl $11,ttable_rounds+24($11) !tprello
    zapnot $3,3,$3;             ldl $7,ttable_rounds+0($7) !tprello
    vlog3r0 $5,$21,$13,$5;      ldhu $13,ttable_scratch+24+2($31) !tprello
    vlog3r0 $23,$25,$14,$14;    ldl $24,ttable_rounds+8($24) !tprello
    srl $0,16,$0;               ldl $26,ttable_rounds+8($26) !tprello
    zapnot $0,3,$0;             ldl $1,ttable_rounds+24($1) !tprello
    srl $2,48,$2;               ldl $13,ttable_rounds+16($13) !tprello
    vlog3r0 $14,$24,$11,$11;    ldl $3,ttable_rounds+0($3) !tprello
    zapnot $8,3,$14;            ldl $0,ttable_rounds+16($0) !tprello
    srl $6,32,$24;              ldhu $23,ttable_scratch+16+4($31) !tprello
    vlog3r0 $22,$7,$13,$7;      ldl $2,ttable_rounds+24($2) !tprello
    zapnot $24,3,$24;           stl $11,ttable_scratch+48($31) !tprello
    vlog3r0 $7,$26,$1,$1;       ldl $7,ttable_keys+96($31) !tprello
    vlog3r0 $12,$3,$0,$0;       ldl $23,ttable_rounds+8($23) !tprello
    srl $4,48,$3;               ldl $12,ttable_keys+104($31) !tprello
    zapnot $10,3,$26;           ldl $13,ttable_keys+112($31) !tprello
    srl $6,16,$22;              ldl $25,ttable_keys+120($31) !tprello
    vlog3r0 $0,$23,$2,$0;       ldl $14,ttable_rounds+0($14) !tprello
    zapnot $22,3,$22;           ldhu $2,ttable_scratch+32+2($31) !tprello
    srl $8,48,$23;              stl $0,ttable_scratch+56($31) !tprello
    zapnot $6,3,$21;            ldl $24,ttable_rounds+8($24) !tprello
    srl $8,32,$9;               ldl $3,ttable_rounds+24($3) !tprello
    zapnot $9,3,$9;             ldl $2,ttable_rounds+16($2) !tprello
    srl $10,48,$10;             ldl $26,ttable_rounds+0($26) !tprello
    zapnot $4,3,$4;             ldl $22,ttable_rounds+16($22) !tprello
    srl $8,16,$8;               ldhu $15,ttable_scratch+40+4($31) !tprello
    vlog3r0 $7,$14,$2,$2;       ldl $23,ttable_rounds+24($23) !tprello
    zapnot $8,3,$8;             ldl $21,ttable_rounds+0($21) !tprello
    vlog3r0 $2,$24,$3,$2;       ldhu $3,ttable_scratch+40+2($31) !tprello
    vlog3r0 $12,$26,$22,$22;    ldl $15,ttable_rounds+8($15) !tprello
    srl $6,48,$6;               ldl $9,ttable_rounds+8($9) !tprello
    zapnot $5,3,$26;            ldl $10,ttable_rounds+24($10) !tprello
    srl $1,32,$24;              ldl $3,ttable_rounds+16($3) !tprello
    vlog3r0 $22,$15,$23,$15;    ldl $4,ttable_rounds+0($4) !tprello
    zapnot $24,3,$24;           ldl $8,ttable_rounds+16($8) !tprello
    srl $0,48,$22;              ldhu $23,ttable_scratch+32+4($31) !tprello
    vlog3r0 $13,$21,$3,$3;      ldl $6,ttable_rounds+24($6) !tprello
    zapnot $11,3,$21;           stl $15,ttable_scratch+64($31) !tprello
    vlog3r0 $3,$9,$10,$3;       ldl $26,ttable_rounds+0($26) !tprello
    vlog3r0 $25,$4,$8,$4;       ldl $23,ttable_rounds+8($23) !tprello
    srl $1,16,$8;               ldhu $9,ttable_scratch+48+2($31) !tprello
    zapnot $8,3,$8;             ldl $24,ttable_rounds+8($24) !tprello
    srl $5,48,$10;              ldl $22,ttable_rounds+24($22) !tprello
    vlog3r0 $4,$23,$6,$4;       ldl $21,ttable_rounds+0($21) !tprello
    zapnot $1,3,$6;             ldl $9,ttable_rounds+16($9) !tprello
    srl $5,32,$23;              stl $4,ttable_scratch+72($31) !tprello
    zapnot $23,3,$23;           ldl $8,ttable_rounds+16($8) !tprello
    srl $11,48,$11;             ldhu $14,ttable_scratch+56+4($31) !tprello
    vlog3r0 $7,$26,$9,$7;       ldl $10,ttable_rounds+24($10) !tprello
    zapnot $0,3,$0;             ldl $6,ttable_rounds+0($6) !tprello
    vlog3r0 $7,$24,$22,$7;      ldhu $22,ttable_scratch+56+2($31) !tprello
    vlog3r0 $12,$21,$8,$8;      ldl $14,ttable_rounds+8($14) !tprello
    srl $5,16,$5;               ldl $23,ttable_rounds+8($23) !tprello
    zapnot $5,3,$5;             ldl $11,ttable_rounds+24($11) !tprello
    srl $1,48,$1;               ldl $22,ttable_rounds+16($22) !tprello
    vlog3r0 $8,$14,$10,$8;      ldl $0,ttable_rounds+0($0) !tprello
    zapnot $2,3,$10;            ldl $5,ttable_rounds+16($5) !tprello
    srl $3,32,$14;              ldhu $12,ttable_scratch+48+4($31) !tprello
    vlog3r0 $13,$6,$22,$6;      ldl $1,ttable_rounds+24($1) !tprello
    zapnot $14,3,$14;           stl $8,ttable_scratch+80($31) !tprello
    vlog3r0 $6,$23,$11,$6;      ldl $11,ttable_keys+128($31) !tprello
    vlog3r0 $25,$0,$5,$0;       ldl $12,ttable_rounds+8($12) !tprello
    srl $4,48,$5;               ldl $25,ttable_keys+136($31) !tprello
    zapnot $15,3,$23;           ldl $13,ttable_keys+144($31) !tprello
    srl $3,16,$22;              ldl $21,ttable_keys+152($31) !tprello
    vlog3r0 $0,$12,$1,$0;       ldl $10,ttable_rounds+0($10) !tprello
    zapnot $22,3,$22;           ldhu $1,ttable_scratch+64+2($31) !tprello
    srl $2,48,$12;              stl $0,ttable_scratch+88($31) !tprello
    zapnot $3,3,$24;            ldl $14,ttable_rounds+8($14) !tprello
    srl $2,32,$9;               ldl $5,ttable_rounds+24($5) !tprello
    zapnot $9,3,$9;             ldl $1,ttable_rounds+16($1) !tprello
    srl $15,48,$15;             ldl $23,ttable_rounds+0($23) !tprello
    zapnot $4,3,$4;             ldl $22,ttable_rounds+16($22) !tprello
    srl $2,16,$2;               ldhu $26,ttable_scratch+72+4($31) !tprello
    vlog3r0 $11,$10,$1,$1;      ldl $12,ttable_rounds+24($12) !tprello
    zapnot $2,3,$2;             ldl $24,ttable_rounds+0($24) !tprello
    vlog3r0 $1,$14,$5,$1;       ldhu $5,ttable_scratch+72+2($31) !tprello
    vlog3r0 $25,$23,$22,$22;    ldl $26,ttable_rounds+8($26) !tprello
    srl $3,48,$3;               ldl $9,ttable_rounds+8($9) !tprello
    zapnot $7,3,$23;            ldl $15,ttable_rounds+24($15) !tprello
    srl $6,32,$14;              ldl $5,ttable_rounds+16($5) !tprello
    vlog3r0 $22,$26,$12,$12;    ldl $4,ttable_rounds+0($4) !tprello
    zapnot $14,3,$14;           ldl $2,ttable_rounds+16($2) !tprello
    srl $0,48,$22;              ldhu $26,ttable_scratch+64+4($31) !tprello
    vlog3r0 $13,$24,$5,$5;      ldl $3,ttable_rounds+24($3) !tprello
    zapnot $8,3,$24;            stl $12,ttable_scratch+96($31) !tprello
    vlog3r0 $5,$9,$15,$5;       ldl $23,ttable_rounds+0($23) !tprello
    vlog3r0 $21,$4,$2,$2;       ldl $26,ttable_rounds+8($26) !tprello
    srl $6,16,$4;               ldhu $9,ttable_scratch+80+2($31) !tprello
    zapnot $4,3,$4;             ldl $14,ttable_rounds+8($14) !tprello
    srl $7,48,$15;              ldl $22,ttable_rounds+24($22) !tprello
    vlog3r0 $2,$26,$3,$2;       ldl $24,ttable_rounds+0($24) !tprello
    zapnot $6,3,$3;             ldl $9,ttable_rounds+16($9) !tprello
    srl $7,32,$26;              stl $2,ttable_scratch+104($31) !tprello
    zapnot $26,3,$26;           ldl $4,ttable_rounds+16($4) !tprello
    srl $8,48,$8;               ldhu $10,ttable_scratch+88+4($31) !tprello
    vlog3r0 $11,$23,$9,$9;      ldl $15,ttable_rounds+24($15) !tprello
    zapnot $0,3,$0;             ldl $3,ttable_rounds+0($3) !tprello
    vlog3r0 $9,$14,$22,$9;      ldhu $14,ttable_scratch+88+2($31) !tprello
    vlog3r0 $25,$24,$4,$4;      ldl $10,ttable_rounds+8($10) !tprello
    srl $7,16,$7;               ldl $26,ttable_rounds+8($26) !tprello
    zapnot $7,3,$7;             ldl $8,ttable_rounds+24($8) !tprello
    srl $6,48,$6;               ldl $14,ttable_rounds+16($14) !tprello
    vlog3r0 $4,$10,$15,$4;      ldl $0,ttable_rounds+0($0) !tprello
    zapnot $1,3,$10;            ldl $7,ttable_rounds+16($7) !tprello
    srl $5,32,$15;              ldhu $24,ttable_scratch+80+4($31) !tprello
    vlog3r0 $13,$3,$14,$3;      ldl $6,ttable_rounds+24($6) !tprello
    zapnot $15,3,$15;           stl $4,ttable_scratch+112($31) !tprello
    vlog3r0 $3,$26,$8,$3;       ldl $8,ttable_keys+160($31) !tprello
    vlog3r0 $21,$0,$7,$0;       ldl $24,ttable_rounds+8($24) !tprello
    srl $2,48,$7;               ldl $21,ttable_keys+168($31) !tprello
    zapnot $12,3,$26;           ldl $13,ttable_keys+176($31) !tprello
    srl $5,16,$14;              ldl $25,ttable_keys+184($31) !tprello
    vlog3r0 $0,$24,$6,$0;       ldl $10,ttable_rounds+0($10) !tprello
    zapnot $14,3,$14;           ldhu $6,ttable_scratch+96+2($31) !tprello
    srl $1,48,$24;              stl $0,ttable_scratch+120($31) !tprello
    zapnot $5,3,$22;            ldl $15,ttable_rounds+8($15) !tprello
    srl $1,32,$11;              ldl $7,ttable_rounds+24($7) !tprello
    zapnot $11,3,$11;           ldl $6,ttable_rounds+16($6) !tprello
    srl $12,48,$12;             ldl $26,ttable_rounds+0($26) !tprello
    zapnot $2,3,$2;             ldl $14,ttable_rounds+16($14) !tprello
    srl $1,16,$1;               ldhu $23,ttable_scratch+104+4($31) !tprello
    vlog3r0 $8,$10,$6,$6;       ldl $24,ttable_rounds+24($24) !tprello
    zapnot $1,3,$1;             ldl $22,ttable_rounds+0($22) !tprello
    vlog3r0 $6,$15,$7,$6;       ldhu $7,ttable_scratch+104+2($31) !tprello
    vlog3r0 $21,$26,$14,$14;    ldl $23,ttable_rounds+8($23) !tprello
    srl $5,48,$5;               ldl $11,ttable_rounds+8($11) !tprello
    zapnot $9,3,$26;            ldl $12,ttable_rounds+24($12) !tprello
    srl $3,32,$15;              ldl $7,ttable_rounds+16($7) !tprello
    vlog3r0 $14,$23,$24,$14;    ldl $2,ttable_rounds+0($2) !tprello
    zapnot $15,3,$15;           ldl $1,ttable_rounds+16($1) !tprello
    srl $0,48,$23;              ldhu $24,ttable_scratch+96+4($31) !tprello
    vlog3r0 $13,$22,$7,$7;      ldl $5,ttable_rounds+24($5) !tprello
    zapnot $4,3,$22;            stl $14,ttable_scratch+128($31) !tprello
    vlog3r0 $7,$11,$12,$7;      ldl $26,ttable_rounds+0($26) !tprello
    vlog3r0 $25,$2,$1,$1;       ldl $24,ttable_rounds+8($24) !tprello
    srl $3,16,$2;               ldhu $11,ttable_scratch+112+2($31) !tprello
    zapnot $2,3,$2;             ldl $15,ttable_rounds+8($15) !tprello
    srl $9,48,$12;              ldl $23,ttable_rounds+24($23) !tprello
    vlog3r0 $1,$24,$5,$1;       ldl $22,ttable_rounds+0($22) !tprello
    zapnot $3,3,$5;             ldl $11,ttable_rounds+16($11) !tprello
    srl $9,32,$24;              stl $1,ttable_scratch+136($31) !tprello
    zapnot $24,3,$24;           ldl $2,ttable_rounds+16($2) !tprello
    srl $4,48,$4;               ldhu $10,ttable_scratch+120+4($31) !tprello
    vlog3r0 $8,$26,$11,$8;      ldl $12,ttable_rounds+24($12) !tprello
    zapnot $0,3,$0;             ldl $5,ttable_rounds+0($5) !tprello
    vlog3r0 $8,$15,$23,$8;      ldhu $15,ttable_scratch+120+2($31) !tprello
    vlog3r0 $21,$22,$2,$2;      ldl $10,ttable_rounds+8($10) !tprello
    srl $9,16,$9;               ldl $24,ttable_rounds+8($24) !tprello
    zapnot $9,3,$9;             ldl $4,ttable_rounds+24($4) !tprello
    srl $3,48,$3;               ldl $15,ttable_rounds+16($15) !tprello
    vlog3r0 $2,$10,$12,$2;      ldl $0,ttable_rounds+0($0) !tprello
    zapnot $6,3,$10;            ldl $9,ttable_rounds+16($9) !tprello
    srl $7,32,$12;              ldhu $21,ttable_scratch+112+4($31) !tprello
    vlog3r0 $13,$5,$15,$5;      ldl $3,ttable_rounds+24($3) !tprello
    zapnot $12,3,$12;           stl $2,ttable_scratch+144($31) !tprello
    vlog3r0 $5,$24,$4,$4;       ldl $5,ttable_keys+192($31) !tprello
    vlog3r0 $25,$0,$9,$0;       ldl $21,ttable_rounds+8($21) !tprello
    srl $1,48,$9;               ldl $25,ttable_keys+200($31) !tprello
    zapnot $14,3,$24;           ldl $13,ttable_keys+208($31) !tprello
    srl $7,16,$15;              ldl $22,ttable_keys+216($31) !tprello
    vlog3r0 $0,$21,$3,$0;       ldl $10,ttable_rounds+0($10) !tprello
    zapnot $15,3,$15;           ldhu $3,ttable_scratch+128+2($31) !tprello
    srl $6,48,$21;              stl $0,ttable_scratch+152($31) !tprello
    zapnot $7,3,$23;            ldl $12,ttable_rounds+8($12) !tprello
    srl $6,32,$11;              ldl $9,ttable_rounds+24($9) !tprello
    zapnot $11,3,$11;           ldl $3,ttable_rounds+16($3) !tprello
    srl $14,48,$14;             ldl $24,ttable_rounds+0($24) !tprello
    zapnot $1,3,$1;             ldl $15,ttable_rounds+16($15) !tprello
    srl $6,16,$6;               ldhu $26,ttable_scratch+136+4($31) !tprello
    vlog3r0 $5,$10,$3,$3;       ldl $21,ttable_rounds+24($21) !tprello
    zapnot $6,3,$6;             ldl $23,ttable_rounds+0($23) !tprello
    vlog3r0 $3,$12,$9,$3;       ldhu $9,ttable_scratch+136+2($31) !tprello
    vlog3r0 $25,$24,$15,$15;    ldl $26,ttable_rounds+8($26) !tprello
    srl $7,48,$7;               ldl $11,ttable_rounds+8($11) !tprello
    zapnot $8,3,$24;            ldl $14,ttable_rounds+24($14) !tprello
    srl $4,32,$12;              ldl $9,ttable_rounds+16($9) !tprello
    vlog3r0 $15,$26,$21,$15;    ldl $1,ttable_rounds+0($1) !tprello
    zapnot $12,3,$12;           ldl $6,ttable_rounds+16($6) !tprello
    srl $0,48,$21;              ldhu $26,ttable_scratch+128+4($31) !tprello
    vlog3r0 $13,$23,$9,$9;      ldl $7,ttable_rounds+24($7) !tprello
    zapnot $2,3,$23;            stl $15,ttable_scratch+160($31) !tprello
    vlog3r0 $9,$11,$14,$9;      ldl $24,ttable_rounds+0($24) !tprello
    vlog3r0 $22,$1,$6,$1;       ldl $26,ttable_rounds+8($26) !tprello
    srl $4,16,$6;               ldhu $11,ttable_scratch+144+2($31) !tprello
    zapnot $6,3,$6;             ldl $12,ttable_rounds+8($12) !tprello
    srl $8,48,$14;              ldl $21,ttable_rounds+24($21) !tprello
    vlog3r0 $1,$26,$7,$1;       ldl $23,ttable_rounds+0($23) !tprello
    zapnot $4,3,$7;             ldl $11,ttable_rounds+16($11) !tprello
    srl $8,32,$26;              stl $1,ttable_scratch+168($31) !tprello
    zapnot $26,3,$26;           ldl $6,ttable_rounds+16($6) !tprello
    srl $2,48,$2;               ldhu $10,ttable_scratch+152+4($31) !tprello
    vlog3r0 $5,$24,$11,$5;      ldl $14,ttable_rounds+24($14) !tprello
    zapnot $0,3,$0;             ldl $7,ttable_rounds+0($7) !tprello
    vlog3r0 $5,$12,$21,$5;      ldhu $12,ttable_scratch+152+2($31) !tprello
    vlog3r0 $25,$23,$6,$6;      ldl $10,ttable_rounds+8($10) !tprello
    srl $8,16,$8;               ldl $26,ttable_rounds+8($26) !tprello
    zapnot $8,3,$8;             ldl $2,ttable_rounds+24($2) !tprello
    srl $4,48,$4;               ldl $12,ttable_rounds+16($12) !tprello
    vlog3r0 $6,$10,$14,$6;      ldl $0,ttable_rounds+0($0) !tprello
    zapnot $3,3,$10;            ldl $8,ttable_rounds+16($8) !tprello
    srl $9,32,$14;              ldhu $23,ttable_scratch+144+4($31) !tprello
    vlog3r0 $13,$7,$12,$7;      ldl $4,ttable_rounds+24($4) !tprello
    zapnot $14,3,$14;           stl $6,ttable_scratch+176($31) !tprello
    vlog3r0 $7,$26,$2,$2;       ldl $7,ttable_keys+224($31) !tprello
    vlog3r0 $22,$0,$8,$0;       ldl $23,ttable_rounds+8($23) !tprello
    srl $1,48,$8;               ldl $22,ttable_keys+232($31) !tprello
    zapnot $15,3,$26;           ldl $12,ttable_keys+240($31) !tprello
    srl $9,16,$13;              ldl $25,ttable_keys+248($31) !tprello
    vlog3r0 $0,$23,$4,$0;       ldl $10,ttable_rounds+0($10) !tprello
    zapnot $13,3,$13;           ldhu $4,ttable_scratch+160+2($31) !tprello
    srl $3,48,$23;              stl $0,ttable_scratch+184($31) !tprello
    zapnot $9,3,$21;            ldl $14,ttable_rounds+8($14) !tprello
    srl $3,32,$11;              ldl $8,ttable_rounds+24($8) !tprello
    zapnot $11,3,$11;           ldl $4,ttable_rounds+16($4) !tprello
    srl $15,48,$15;             ldl $26,ttable_rounds+0($26) !tprello
    zapnot $1,3,$1;             ldl $13,ttable_rounds+16($13) !tprello
    srl $3,16,$3;               ldhu $24,ttable_scratch+168+4($31) !tprello
    vlog3r0 $7,$10,$4,$4;       ldl $23,ttable_rounds+24($23) !tprello
    zapnot $3,3,$3;             ldl $21,ttable_rounds+0($21) !tprello
    vlog3r0 $4,$14,$8,$4;       ldhu $8,ttable_scratch+168+2($31) !tprello
    vlog3r0 $22,$26,$13,$13;    ldl $24,ttable_rounds+8($24) !tprello
    srl $9,48,$9;               ldl $11,ttable_rounds+8($11) !tprello
    zapnot $5,3,$26;            ldl $15,ttable_rounds+24($15) !tprello
    srl $2,32,$14;              ldl $8,ttable_rounds+16($8) !tprello
    vlog3r0 $13,$24,$23,$13;    ldl $1,ttable_rounds+0($1) !tprello
    zapnot $14,3,$14;           ldl $3,ttable_rounds+16($3) !tprello
    srl $0,48,$23;              ldhu $24,ttable_scratch+160+4($31) !tprello
    vlog3r0 $12,$21,$8,$8;      ldl $9,ttable_rounds+24($9) !tprello
    zapnot $6,3,$21;            stl $13,ttable_scratch+192($31) !tprello
    vlog3r0 $8,$11,$15,$8;      ldl $26,ttable_rounds+0($26) !tprello
    vlog3r0 $25,$1,$3,$1;       ldl $24,ttable_rounds+8($24) !tprello
    srl $2,16,$3;               ldhu $11,ttable_scratch+176+2($31) !tprello
    zapnot $3,3,$3;             ldl $14,ttable_rounds+8($14) !tprello
    srl $5,48,$15;              ldl $23,ttable_rounds+24($23) !tprello
    vlog3r0 $1,$24,$9,$1;       ldl $21,ttable_rounds+0($21) !tprello
    zapnot $2,3,$9;             ldl $11,ttable_rounds+16($11) !tprello
    srl $5,32,$24;              stl $1,ttable_scratch+200($31) !tprello
    zapnot $24,3,$24;           ldl $3,ttable_rounds+16($3) !tprello
    srl $6,48,$6;               ldhu $10,ttable_scratch+184+4($31) !tprello
    vlog3r0 $7,$26,$11,$7;      ldl $15,ttable_rounds+24($15) !tprello
    zapnot $0,3,$0;             ldl $9,ttable_rounds+0($9) !tprello
    vlog3r0 $7,$14,$23,$7;      ldhu $14,ttable_scratch+184+2($31) !tprello
    vlog3r0 $22,$21,$3,$3;      ldl $10,ttable_rounds+8($10) !tprello
    srl $5,16,$5;               ldl $24,ttable_rounds+8($24) !tprello
    zapnot $5,3,$5;             ldl $6,ttable_rounds+24($6) !tprello
    srl $2,48,$2;               ldl $14,ttable_rounds+16($14) !tprello
    vlog3r0 $3,$10,$15,$3;      ldl $0,ttable_rounds+0($0) !tprello
    zapnot $4,3,$10;            ldl $5,ttable_rounds+16($5) !tprello
    srl $8,32,$15;              ldhu $21,ttable_scratch+176+4($31) !tprello
    vlog3r0 $12,$9,$14,$9;      ldl $2,ttable_rounds+24($2) !tprello
    zapnot $15,3,$15;           stl $3,ttable_scratch+208($31) !tprello
    vlog3r0 $9,$24,$6,$6;       ldl $9,ttable_keys+256($31) !tprello
    vlog3r0 $25,$0,$5,$0;       ldl $21,ttable_rounds+8($21) !tprello
    srl $1,48,$5;               ldl $25,ttable_keys+264($31) !tprello
    zapnot $13,3,$24;           ldl $12,ttable_keys+272($31) !tprello
    srl $8,16,$14;              ldl $22,ttable_keys+280($31) !tprello
    vlog3r0 $0,$21,$2,$0;       ldl $10,ttable_rounds+0($10) !tprello
    zapnot $14,3,$14;           ldhu $2,ttable_scratch+192+2($31) !tprello
    srl $4,48,$21;              stl $0,ttable_scratch+216($31) !tprello
    zapnot $8,3,$23;            ldl $15,ttable_rounds+8($15) !tprello
    srl $4,32,$11;              ldl $5,ttable_rounds+24($5) !tprello
    zapnot $11,3,$11;           ldl $2,ttable_rounds+16($2) !tprello
    srl $13,48,$13;             ldl $24,ttable_rounds+0($24) !tprello
    zapnot $1,3,$1;             ldl $14,ttable_rounds+16($14) !tprello
    srl $4,16,$4;               ldhu $26,ttable_scratch+200+4($31) !tprello
    vlog3r0 $9,$10,$2,$2;       ldl $21,ttable_rounds+24($21) !tprello
    zapnot $4,3,$4;             ldl $23,ttable_rounds+0($23) !tprello
    vlog3r0 $2,$15,$5,$2;       ldhu $5,ttable_scratch+200+2($31) !tprello
    vlog3r0 $25,$24,$14,$14;    ldl $26,ttable_rounds+8($26) !tprello
    srl $8,48,$8;               ldl $11,ttable_rounds+8($11) !tprello
    zapnot $7,3,$24;            ldl $13,ttable_rounds+24($13) !tprello
    srl $6,32,$15;              ldl $5,ttable_rounds+16($5) !tprello
    vlog3r0 $14,$26,$21,$14;    ldl $1,ttable_rounds+0($1) !tprello
    zapnot $15,3,$15;           ldl $4,ttable_rounds+16($4) !tprello
    srl $0,48,$21;              ldhu $26,ttable_scratch+192+4($31) !tprello
    vlog3r0 $12,$23,$5,$5;      ldl $8,ttable_rounds+24($8) !tprello
    zapnot $3,3,$23;            stl $14,ttable_scratch+224($31) !tprello
    vlog3r0 $5,$11,$13,$5;      ldl $24,ttable_rounds+0($24) !tprello
    vlog3r0 $22,$1,$4,$1;       ldl $26,ttable_rounds+8($26) !tprello
    srl $6,16,$4;               ldhu $11,ttable_scratch+208+2($31) !tprello
    zapnot $4,3,$4;             ldl $15,ttable_rounds+8($15) !tprello
    srl $7,48,$13;              ldl $21,ttable_rounds+24($21) !tprello
    vlog3r0 $1,$26,$8,$1;       ldl $23,ttable_rounds+0($23) !tprello
    zapnot $6,3,$8;             ldl $11,ttable_rounds+16($11) !tprello
    srl $7,32,$26;              stl $1,ttable_scratch+232($31) !tprello
    zapnot $26,3,$26;           ldl $4,ttable_rounds+16($4) !tprello
    srl $3,48,$3;               ldhu $10,ttable_scratch+216+4($31) !tprello
    vlog3r0 $9,$24,$11,$9;      ldl $13,ttable_rounds+24($13) !tprello
    zapnot $0,3,$0;             ldl $8,ttable_rounds+0($8) !tprello
    vlog3r0 $9,$15,$21,$9;      ldhu $15,ttable_scratch+216+2($31) !tprello
    vlog3r0 $25,$23,$4,$4;      ldl $10,ttable_rounds+8($10) !tprello
    srl $7,16,$7;               ldl $26,ttable_rounds+8($26) !tprello
    zapnot $7,3,$7;             ldl $3,ttable_rounds+24($3) !tprello
    srl $6,48,$6;               ldl $15,ttable_rounds+16($15) !tprello
    vlog3r0 $4,$10,$13,$4;      ldl $0,ttable_rounds+0($0) !tprello
    zapnot $2,3,$10;            ldl $7,ttable_rounds+16($7) !tprello
    srl $5,32,$13;              ldhu $23,ttable_scratch+208+4($31) !tprello
    vlog3r0 $12,$8,$15,$8;      ldl $6,ttable_rounds+24($6) !tprello
    zapnot $13,3,$13;           stl $4,ttable_scratch+240($31) !tprello
    vlog3r0 $8,$26,$3,$3;       ldl $8,ttable_keys+288($31) !tprello
    vlog3r0 $22,$0,$7,$0;       ldl $23,ttable_rounds+8($23) !tprello
    srl $1,48,$7;               ldl $22,ttable_keys+296($31) !tprello
    zapnot $14,3,$26;           ldl $12,ttable_keys+304($31) !tprello
    srl $5,16,$15;              ldl $25,ttable_keys+312($31) !tprello
    vlog3r0 $0,$23,$6,$0;       ldl $10,ttable_rounds+0($10) !tprello
    zapnot $15,3,$15;           ldhu $6,ttable_scratch+224+2($31) !tprello
    srl $2,48,$23;              stl $0,ttable_scratch+248($31) !tprello
    zapnot $5,3,$21;            ldl $13,ttable_rounds+8($13) !tprello
    srl $2,32,$11;              ldl $7,ttable_rounds+24($7) !tprello
    zapnot $11,3,$11;           ldl $6,ttable_rounds+16($6) !tprello
    srl $14,48,$14;             ldl $26,ttable_rounds+0($26) !tprello
    zapnot $1,3,$1;             ldl $15,ttable_rounds+16($15) !tprello
    srl $2,16,$2;               ldhu $24,ttable_scratch+232+4($31) !tprello
    vlog3r0 $8,$10,$6,$6;       ldl $23,ttable_rounds+24($23) !tprello
    zapnot $2,3,$2;             ldl $21,ttable_rounds+0($21) !tprello
    vlog3r0 $6,$13,$7,$6;       ldhu $7,ttable_scratch+232+2($31) !tprello
    vlog3r0 $22,$26,$15,$15;    ldl $24,ttable_rounds+8($24) !tprello
    srl $5,48,$5;               ldl $11,ttable_rounds+8($11) !tprello
    zapnot $9,3,$26;            ldl $14,ttable_rounds+24($14) !tprello
    srl $3,32,$13;              ldl $7,ttable_rounds+16($7) !tprello
    vlog3r0 $15,$24,$23,$15;    ldl $1,ttable_rounds+0($1) !tprello
    zapnot $13,3,$13;           ldl $2,ttable_rounds+16($2) !tprello
    srl $0,48,$23;              ldhu $24,ttable_scratch+224+4($31) !tprello
    vlog3r0 $12,$21,$7,$7;      ldl $5,ttable_rounds+24($5) !tprello
    zapnot $4,3,$21;            stl $15,ttable_scratch+256($31) !tprello
    vlog3r0 $7,$11,$14,$7;      ldl $26,ttable_rounds+0($26) !tprello
    vlog3r0 $25,$1,$2,$1;       ldl $24,ttable_rounds+8($24) !tprello
    srl $3,16,$2;               ldhu $11,ttable_scratch+240+2($31) !tprello
    zapnot $2,3,$2;             ldl $13,ttable_rounds+8($13) !tprello
    srl $9,48,$14;              ldl $23,ttable_rounds+24($23) !tprello
    vlog3r0 $1,$24,$5,$1;       ldl $21,ttable_rounds+0($21) !tprello
    zapnot $3,3,$5;             ldl $11,ttable_rounds+16($11) !tprello
    srl $9,32,$24;              stl $1,ttable_scratch+264($31) !tprello
    zapnot $24,3,$24;           ldl $2,ttable_rounds+16($2) !tprello
    srl $4,48,$4;               ldhu $10,ttable_scratch+248+4($31) !tprello
    vlog3r0 $8,$26,$11,$8;      ldl $14,ttable_rounds+24($14) !tprello
    zapnot $0,3,$0;             ldl $5,ttable_rounds+0($5) !tprello
    vlog3r0 $8,$13,$23,$8;      ldhu $13,ttable_scratch+248+2($31) !tprello
    vlog3r0 $22,$21,$2,$2;      ldl $10,ttable_rounds+8($10) !tprello
    srl $9,16,$9;               ldl $24,ttable_rounds+8($24) !tprello
    zapnot $9,3,$9;             ldl $4,ttable_rounds+24($4) !tprello
    srl $3,48,$3;               ldl $13,ttable_rounds+16($13) !tprello
    vlog3r0 $2,$10,$14,$2;      ldl $0,ttable_rounds+0($0) !tprello
    zapnot $6,3,$10;            ldl $9,ttable_rounds+16($9) !tprello
    srl $7,32,$14;              ldhu $21,ttable_scratch+240+4($31) !tprello
    vlog3r0 $12,$5,$13,$5;      ldl $3,ttable_rounds+24($3) !tprello
    zapnot $14,3,$14;           stl $2,ttable_scratch+272($31) !tprello
    vlog3r0 $5,$24,$4,$4;       ldl $5,ttable_keys+320($31) !tprello
    vlog3r0 $25,$0,$9,$0;       ldl $21,ttable_rounds+8($21) !tprello
    srl $1,48,$9;               ldl $25,ttable_keys+328($31) !tprello
    zapnot $15,3,$24;           ldl $12,ttable_keys+336($31) !tprello
    srl $7,16,$13;              ldl $22,ttable_keys+344($31) !tprello
    vlog3r0 $0,$21,$3,$0;       ldl $10,ttable_rounds+0($10) !tprello
    zapnot $13,3,$13;           ldhu $3,ttable_scratch+256+2($31) !tprello
    srl $6,48,$21;              stl $0,ttable_scratch+280($31) !tprello
    zapnot $7,3,$23;            ldl $14,ttable_rounds+8($14) !tprello
    srl $6,32,$11;              ldl $9,ttable_rounds+24($9) !tprello
    zapnot $11,3,$11;           ldl $3,ttable_rounds+16($3) !tprello
    srl $15,48,$15;             ldl $24,ttable_rounds+0($24) !tprello
    zapnot $1,3,$1;             ldl $13,ttable_rounds+16($13) !tprello
    srl $6,16,$6;               ldhu $26,ttable_scratch+264+4($31) !tprello
    vlog3r0 $5,$10,$3,$3;       ldl $21,ttable_rounds+24($21) !tprello
    zapnot $6,3,$6;             ldl $23,ttable_rounds+0($23) !tprello
    vlog3r0 $3,$14,$9,$3;       ldhu $9,ttable_scratch+264+2($31) !tprello
    vlog3r0 $25,$24,$13,$13;    ldl $26,ttable_rounds+8($26) !tprello
    srl $7,48,$7;               ldl $11,ttable_rounds+8($11) !tprello
    zapnot $8,3,$24;            ldl $15,ttable_rounds+24($15) !tprello
    srl $4,32,$14;              ldl $9,ttable_rounds+16($9) !tprello
    vlog3r0 $13,$26,$21,$13;    ldl $1,ttable_rounds+0($1) !tprello
    zapnot $14,3,$14;           ldl $6,ttable_rounds+16($6) !tprello
    srl $0,48,$21;              ldhu $26,ttable_scratch+256+4($31) !tprello
    vlog3r0 $12,$23,$9,$9;      ldl $7,ttable_rounds+24($7) !tprello
    zapnot $2,3,$23;            stl $13,ttable_scratch+288($31) !tprello
    vlog3r0 $9,$11,$15,$9;      ldl $24,ttable_rounds+0($24) !tprello
    vlog3r0 $22,$1,$6,$1;       ldl $26,ttable_rounds+8($26) !tprello
    srl $4,16,$6;               ldhu $11,ttable_scratch+272+2($31) !tprello
    zapnot $6,3,$6;             ldl $14,ttable_rounds+8($14) !tprello
    srl $8,48,$15;              ldl $21,ttable_rounds+24($21) !tprello
    vlog3r0 $1,$26,$7,$1;       ldl $23,ttable_rounds+0($23) !tprello
    zapnot $4,3,$7;             ldl $11,ttable_rounds+16($11) !tprello
    srl $8,32,$26;              stl $1,ttable_scratch+296($31) !tprello
    zapnot $26,3,$26;           ldl $6,ttable_rounds+16($6) !tprello
    srl $2,48,$2;               ldhu $10,ttable_scratch+280+4($31) !tprello
    vlog3r0 $5,$24,$11,$5;      ldl $15,ttable_rounds+24($15) !tprello
    zapnot $0,3,$0;             ldl $7,ttable_rounds+0($7) !tprello
    vlog3r0 $5,$14,$21,$5;      ldhu $14,ttable_scratch+280+2($31) !tprello
    vlog3r0 $25,$23,$6,$6;      ldl $10,ttable_rounds+8($10) !tprello
    srl $8,16,$8;               ldl $26,ttable_rounds+8($26) !tprello
    zapnot $8,3,$8;             ldl $2,ttable_rounds+24($2) !tprello
    srl $4,48,$4;               ldl $14,ttable_rounds+16($14) !tprello
    vlog3r0 $6,$10,$15,$6;      ldl $0,ttable_rounds+0($0) !tprello
    zapnot $3,3,$10;            ldl $8,ttable_rounds+16($8) !tprello
    srl $9,32,$15;              ldhu $23,ttable_scratch+272+4($31) !tprello
    vlog3r0 $12,$7,$14,$7;      ldl $4,ttable_rounds+24($4) !tprello
    zapnot $15,3,$15;           stl $6,ttable_scratch+304($31) !tprello
    vlog3r0 $7,$26,$2,$2;       ldl $7,ttable_keys+352($31) !tprello
    vlog3r0 $22,$0,$8,$0;       ldl $23,ttable_rounds+8($23) !tprello
    srl $1,48,$8;               ldl $22,ttable_keys+360($31) !tprello
    zapnot $13,3,$26;           ldl $12,ttable_keys+368($31) !tprello
    srl $9,16,$14;              ldl $25,ttable_keys+376($31) !tprello
    vlog3r0 $0,$23,$4,$0;       ldl $10,ttable_rounds+0($10) !tprello
    zapnot $14,3,$14;           ldhu $4,ttable_scratch+288+2($31) !tprello
    srl $3,48,$23;              stl $0,ttable_scratch+312($31) !tprello
    zapnot $9,3,$21;            ldl $15,ttable_rounds+8($15) !tprello
    srl $3,32,$11;              ldl $8,ttable_rounds+24($8) !tprello
    zapnot $11,3,$11;           ldl $4,ttable_rounds+16($4) !tprello
    srl $13,48,$13;             ldl $26,ttable_rounds+0($26) !tprello
    zapnot $1,3,$1;             ldl $14,ttable_rounds+16($14) !tprello
    srl $3,16,$3;               ldhu $24,ttable_scratch+296+4($31) !tprello
    vlog3r0 $7,$10,$4,$4;       ldl $23,ttable_rounds+24($23) !tprello
    zapnot $3,3,$3;             ldl $21,ttable_rounds+0($21) !tprello
    vlog3r0 $4,$15,$8,$4;       ldhu $8,ttable_scratch+296+2($31) !tprello
    vlog3r0 $22,$26,$14,$14;    ldl $24,ttable_rounds+8($24) !tprello
    srl $9,48,$9;               ldl $11,ttable_rounds+8($11) !tprello
    zapnot $5,3,$26;            ldl $13,ttable_rounds+24($13) !tprello
    srl $2,32,$15;              ldl $8,ttable_rounds+16($8) !tprello
    vlog3r0 $14,$24,$23,$14;    ldl $1,ttable_rounds+0($1) !tprello
    zapnot $15,3,$15;           ldl $3,ttable_rounds+16($3) !tprello
    srl $0,48,$23;              ldhu $24,ttable_scratch+288+4($31) !tprello
    vlog3r0 $12,$21,$8,$8;      ldl $9,ttable_rounds+24($9) !tprello
    zapnot $6,3,$21;            stl $14,ttable_scratch+320($31) !tprello
    vlog3r0 $8,$11,$13,$8;      ldl $26,ttable_rounds+0($26) !tprello
    vlog3r0 $25,$1,$3,$1;       ldl $24,ttable_rounds+8($24) !tprello
    srl $2,16,$3;               ldhu $11,ttable_scratch+304+2($31) !tprello
    zapnot $3,3,$3;             ldl $15,ttable_rounds+8($15) !tprello
    srl $5,48,$13;              ldl $23,ttable_rounds+24($23) !tprello
    vlog3r0 $1,$24,$9,$1;       ldl $21,ttable_rounds+0($21) !tprello
    zapnot $2,3,$9;             ldl $11,ttable_rounds+16($11) !tprello
    srl $5,32,$24;              stl $1,ttable_scratch+328($31) !tprello
    zapnot $24,3,$24;           ldl $3,ttable_rounds+16($3) !tprello
    srl $6,48,$6;               ldhu $10,ttable_scratch+312+4($31) !tprello
    vlog3r0 $7,$26,$11,$7;      ldl $13,ttable_rounds+24($13) !tprello
    zapnot $0,3,$0;             ldl $9,ttable_rounds+0($9) !tprello
    vlog3r0 $7,$15,$23,$7;      ldhu $15,ttable_scratch+312+2($31) !tprello
    vlog3r0 $22,$21,$3,$3;      ldl $10,ttable_rounds+8($10) !tprello
    srl $5,16,$5;               ldl $24,ttable_rounds+8($24) !tprello
    zapnot $5,3,$5;             ldl $6,ttable_rounds+24($6) !tprello
    srl $2,48,$2;               ldl $15,ttable_rounds+16($15) !tprello
    vlog3r0 $3,$10,$13,$3;      ldl $0,ttable_rounds+0($0) !tprello
    zapnot $4,3,$10;            ldl $5,ttable_rounds+16($5) !tprello
    srl $8,32,$13;              ldhu $21,ttable_scratch+304+4($31) !tprello
    vlog3r0 $12,$9,$15,$9;      ldl $2,ttable_rounds+24($2) !tprello
    zapnot $13,3,$13;           stl $3,ttable_scratch+336($31) !tprello
    vlog3r0 $9,$24,$6,$6;       ldl $9,ttable_keys+384($31) !tprello
    vlog3r0 $25,$0,$5,$0;       ldl $21,ttable_rounds+8($21) !tprello
    srl $1,48,$5;               ldl $25,ttable_keys+392($31) !tprello
    zapnot $14,3,$24;           ldl $12,ttable_keys+400($31) !tprello
    srl $8,16,$15;              ldl $22,ttable_keys+408($31) !tprello
    vlog3r0 $0,$21,$2,$0;       ldl $10,ttable_rounds+0($10) !tprello
    zapnot $15,3,$15;           ldhu $2,ttable_scratch+320+2($31) !tprello
    srl $4,48,$21;              stl $0,ttable_scratch+344($31) !tprello
    zapnot $8,3,$23;            ldl $13,ttable_rounds+8($13) !tprello
    srl $4,32,$11;              ldl $5,ttable_rounds+24($5) !tprello
    zapnot $11,3,$11;           ldl $2,ttable_rounds+16($2) !tprello
    srl $14,48,$14;             ldl $24,ttable_rounds+0($24) !tprello
    zapnot $1,3,$1;             ldl $15,ttable_rounds+16($15) !tprello
    srl $4,16,$4;               ldhu $26,ttable_scratch+328+4($31) !tprello
    vlog3r0 $9,$10,$2,$2;       ldl $21,ttable_rounds+24($21) !tprello
    zapnot $4,3,$4;             ldl $23,ttable_rounds+0($23) !tprello
    vlog3r0 $2,$13,$5,$2;       ldhu $5,ttable_scratch+328+2($31) !tprello
    vlog3r0 $25,$24,$15,$15;    ldl $26,ttable_rounds+8($26) !tprello
    srl $8,48,$8;               ldl $11,ttable_rounds+8($11) !tprello
    zapnot $7,3,$24;            ldl $14,ttable_rounds+24($14) !tprello
    srl $6,32,$13;              ldl $5,ttable_rounds+16($5) !tprello
    vlog3r0 $15,$26,$21,$15;    ldl $1,ttable_rounds+0($1) !tprello
    zapnot $13,3,$13;           ldl $4,ttable_rounds+16($4) !tprello
    srl $0,48,$21;              ldhu $26,ttable_scratch+320+4($31) !tprello
    vlog3r0 $12,$23,$5,$5;      ldl $8,ttable_rounds+24($8) !tprello
    zapnot $3,3,$23;            stl $15,ttable_scratch+352($31) !tprello
    vlog3r0 $5,$11,$14,$5;      ldl $24,ttable_rounds+0($24) !tprello
    vlog3r0 $22,$1,$4,$1;       ldl $26,ttable_rounds+8($26) !tprello
    srl $6,16,$4;               ldhu $11,ttable_scratch+336+2($31) !tprello
    zapnot $4,3,$4;             ldl $13,ttable_rounds+8($13) !tprello
    srl $7,48,$14;              ldl $21,ttable_rounds+24($21) !tprello
    vlog3r0 $1,$26,$8,$1;       ldl $23,ttable_rounds+0($23) !tprello
    zapnot $6,3,$8;             ldl $11,ttable_rounds+16($11) !tprello
    srl $7,32,$26;              stl $1,ttable_scratch+360($31) !tprello
    zapnot $26,3,$26;           ldl $4,ttable_rounds+16($4) !tprello
    srl $3,48,$3;               ldhu $10,ttable_scratch+344+4($31) !tprello
    vlog3r0 $9,$24,$11,$9;      ldl $14,ttable_rounds+24($14) !tprello
    zapnot $0,3,$0;             ldl $8,ttable_rounds+0($8) !tprello
    vlog3r0 $9,$13,$21,$9;      ldhu $13,ttable_scratch+344+2($31) !tprello
    vlog3r0 $25,$23,$4,$4;      ldl $10,ttable_rounds+8($10) !tprello
    srl $7,16,$7;               ldl $26,ttable_rounds+8($26) !tprello
    zapnot $7,3,$7;             ldl $3,ttable_rounds+24($3) !tprello
    srl $6,48,$6;               ldl $13,ttable_rounds+16($13) !tprello
    vlog3r0 $4,$10,$14,$4;      ldl $0,ttable_rounds+0($0) !tprello
    zapnot $2,3,$10;            ldl $7,ttable_rounds+16($7) !tprello
    srl $5,32,$14;              ldhu $23,ttable_scratch+336+4($31) !tprello
    vlog3r0 $12,$8,$13,$8;      ldl $6,ttable_rounds+24($6) !tprello
    zapnot $14,3,$14;           stl $4,ttable_scratch+368($31) !tprello
    vlog3r0 $8,$26,$3,$3;       ldl $8,ttable_keys+416($31) !tprello
    vlog3r0 $22,$0,$7,$0;       ldl $23,ttable_rounds+8($23) !tprello
    srl $1,48,$7;               ldl $22,ttable_keys+424($31) !tprello
    zapnot $15,3,$26;           ldl $12,ttable_keys+432($31) !tprello
    srl $5,16,$13;              ldl $25,ttable_keys+440($31) !tprello
    vlog3r0 $0,$23,$6,$0;       ldl $10,ttable_rounds+0($10) !tprello
    zapnot $13,3,$13;           ldhu $6,ttable_scratch+352+2($31) !tprello
    srl $2,48,$23;              stl $0,ttable_scratch+376($31) !tprello
    zapnot $5,3,$21;            ldl $14,ttable_rounds+8($14) !tprello
    srl $2,32,$11;              ldl $7,ttable_rounds+24($7) !tprello
    zapnot $11,3,$11;           ldl $6,ttable_rounds+16($6) !tprello
    srl $15,48,$15;             ldl $26,ttable_rounds+0($26) !tprello
    zapnot $1,3,$1;             ldl $13,ttable_rounds+16($13) !tprello
    srl $2,16,$2;               ldhu $24,ttable_scratch+360+4($31) !tprello
    vlog3r0 $8,$10,$6,$6;       ldl $23,ttable_rounds+24($23) !tprello
    zapnot $2,3,$2;             ldl $21,ttable_rounds+0($21) !tprello
    vlog3r0 $6,$14,$7,$6;       ldhu $7,ttable_scratch+360+2($31) !tprello
    vlog3r0 $22,$26,$13,$13;    ldl $24,ttable_rounds+8($24) !tprello
    srl $5,48,$5;               ldl $11,ttable_rounds+8($11) !tprello
    zapnot $9,3,$26;            ldl $15,ttable_rounds+24($15) !tprello
    srl $3,32,$14;              ldl $7,ttable_rounds+16($7) !tprello
    vlog3r0 $13,$24,$23,$13;    ldl $1,ttable_rounds+0($1) !tprello
    zapnot $14,3,$14;           ldl $2,ttable_rounds+16($2) !tprello
    srl $0,48,$23;              ldhu $24,ttable_scratch+352+4($31) !tprello
    vlog3r0 $12,$21,$7,$7;      ldl $5,ttable_rounds+24($5) !tprello
    zapnot $4,3,$21;            stl $13,ttable_scratch+384($31) !tprello
    vlog3r0 $7,$11,$15,$7;      ldl $26,ttable_rounds+0($26) !tprello
    vlog3r0 $25,$1,$2,$1;       ldl $24,ttable_rounds+8($24) !tprello
    srl $3,16,$2;               ldhu $11,ttable_scratch+368+2($31) !tprello
    zapnot $2,3,$2;             ldl $14,ttable_rounds+8($14) !tprello
    srl $9,48,$15;              ldl $23,ttable_rounds+24($23) !tprello
    vlog3r0 $1,$24,$5,$1;       ldl $21,ttable_rounds+0($21) !tprello
    zapnot $3,3,$5;             ldl $11,ttable_rounds+16($11) !tprello
    srl $9,32,$24;              stl $1,ttable_scratch+392($31) !tprello
    zapnot $24,3,$24;           ldl $2,ttable_rounds+16($2) !tprello
    srl $4,48,$4;               ldhu $10,ttable_scratch+376+4($31) !tprello
    vlog3r0 $8,$26,$11,$8;      ldl $15,ttable_rounds+24($15) !tprello
    zapnot $0,3,$0;             ldl $5,ttable_rounds+0($5) !tprello
    vlog3r0 $8,$14,$23,$8;      ldhu $14,ttable_scratch+376+2($31) !tprello
    vlog3r0 $22,$21,$2,$2;      ldl $10,ttable_rounds+8($10) !tprello
    srl $9,16,$9;               ldl $24,ttable_rounds+8($24) !tprello
    zapnot $9,3,$9;             ldl $4,ttable_rounds+24($4) !tprello
    srl $3,48,$3;               ldl $14,ttable_rounds+16($14) !tprello
    vlog3r0 $2,$10,$15,$2;      ldl $0,ttable_rounds+0($0) !tprello
    zapnot $6,3,$10;            ldl $9,ttable_rounds+16($9) !tprello
    srl $7,32,$15;              ldhu $21,ttable_scratch+368+4($31) !tprello
    vlog3r0 $12,$5,$14,$5;      ldl $3,ttable_rounds+24($3) !tprello
    zapnot $15,3,$15;           stl $2,ttable_scratch+400($31) !tprello
    vlog3r0 $5,$24,$4,$4;       ldw $5,aes_round_keys+16*AES_ROUNDS+COLUMN0($31) !tprello
    vlog3r0 $25,$0,$9,$0;       ldl $21,ttable_rounds+8($21) !tprello
    srl $1,48,$9;               ldw $25,aes_round_keys+16*AES_ROUNDS+COLUMN1($31) !tprello
    zapnot $13,3,$24;           ldw $12,aes_round_keys+16*AES_ROUNDS+COLUMN2($31) !tprello
    srl $7,16,$14;              ldw $22,aes_round_keys+16*AES_ROUNDS+COLUMN3($31) !tprello
    vlog3r0 $0,$21,$3,$0;       ldw $10,ttable_last+0($10) !tprello
    zapnot $14,3,$14;           ldhu $3,ttable_scratch+384+2($31) !tprello
    srl $6,48,$21;              stl $0,ttable_scratch+408($31) !tprello
    zapnot $7,3,$23;            ldw $15,ttable_last+16($15) !tprello
    srl $6,32,$11;              ldw $9,ttable_last+20($9) !tprello
    zapnot $11,3,$11;           ldw $3,ttable_last+4($3) !tprello
    srl $13,48,$13;             ldw $24,ttable_last+0($24) !tprello
    zapnot $1,3,$1;             ldw $14,ttable_last+4($14) !tprello
    srl $6,16,$6;               ldhu $26,ttable_scratch+392+4($31) !tprello
    vlog3r0 $5,$10,$3,$3;       ldw $21,ttable_last+20($21) !tprello
    zapnot $6,3,$6;             ldw $23,ttable_last+0($23) !tprello
    vlog3r0 $3,$15,$9,$3;       ldhu $9,ttable_scratch+392+2($31) !tprello
    vlog3r0 $25,$24,$14,$14;    ldw $26,ttable_last+16($26) !tprello
    srl $7,48,$7;               stw $3,0+COLUMN0(OUT)
    zapnot $8,3,$3;             ldw $11,ttable_last+16($11) !tprello
    srl $4,32,$24;              ldw $9,ttable_last+4($9) !tprello
    vlog3r0 $14,$26,$21,$14;    ldw $13,ttable_last+20($13) !tprello
    zapnot $24,3,$24;           ldw $1,ttable_last+0($1) !tprello
    srl $0,48,$21;              stw $14,0+COLUMN1(OUT)
    vlog3r0 $12,$23,$9,$9;      ldw $6,ttable_last+4($6) !tprello
    zapnot $2,3,$23;            ldhu $14,ttable_scratch+384+4($31) !tprello
    vlog3r0 $9,$11,$13,$9;      ldw $7,ttable_last+20($7) !tprello
    srl $4,16,$11;              ldw $3,ttable_last+0($3) !tprello
    vlog3r0 $22,$1,$6,$1;       stw $9,0+COLUMN2(OUT)
    zapnot $11,3,$11;           ldw $14,ttable_last+16($14) !tprello
    srl $8,48,$9;               ldhu $6,ttable_scratch+400+2($31) !tprello
    zapnot $4,3,$13;            ldw $24,ttable_last+16($24) !tprello
    srl $8,32,$26;              ldw $21,ttable_last+20($21) !tprello
    vlog3r0 $1,$14,$7,$1;       ldw $23,ttable_last+0($23) !tprello
    zapnot $26,3,$26;           ldw $6,ttable_last+4($6) !tprello
    srl $2,48,$7;               stw $1,0+COLUMN3(OUT)
    subl LEFT,1,LEFT;           vldd $14,ttable_keys($31) !tprello
    zapnot $0,3,$15;            ldw $11,ttable_last+4($11) !tprello
    ldi $1,32(IN);              ldl $0,ttable_keys+32($31) !tprello
    vlog3r0 $5,$3,$6,$3;        ldhu $5,ttable_scratch+408+4($31) !tprello
    selgt LEFT,$1,IN,IN;        ldl $1,ttable_keys+40($31) !tprello
    vlog3r0 $3,$24,$21,$3;      ldw $9,ttable_last+20($9) !tprello
    vlog3r0 $25,$23,$11,$11;    vldd $23,0(IN)
    srl $8,16,$8;               stw $3,16+COLUMN0(OUT)
    zapnot $8,3,$8;             ldl $2,ttable_keys+48($31) !tprello
    srl $4,48,$4;               ldw $5,ttable_last+16($5) !tprello
    vxorw $23,$14,$14;          ldl $3,ttable_keys+56($31) !tprello
    ldi OUT,32(OUT);            ldw $13,ttable_last+0($13) !tprello
    vsllw $14,5,$23;            ldhu $25,ttable_scratch+408+2($31) !tprello
    vlog3r0 $11,$5,$9,$5;       ldw $26,ttable_last+16($26) !tprello
    vandw $23,FIELD0,$23;       ldw $7,ttable_last+20($7) !tprello
    clr $31;                    stw $5,16+COLUMN1-32(OUT)
    vsllw $14,13,$5;            ldw $25,ttable_last+4($25) !tprello
    clr $31;                    ldw $15,ttable_last+0($15) !tprello
    vandw $5,FIELD1,$5;         ldw $8,ttable_last+4($8) !tprello
    clr $31;                    ldhu $9,ttable_scratch+400+4($31) !tprello
    vbisw $23,$5,$5;            ldw $23,ttable_last+20($4) !tprello
    vlog3r0 $12,$13,$25,$12;    nop
    vsrlw $14,11,$13;           vstd $5,ttable_first+0($31) !tprello
    vlog3r0 $12,$26,$7,$7;      ldw $9,ttable_last+16($9) !tprello
    vandw $13,FIELD0,$13;       ldw $4,ttable_first+0+COLUMN0($31) !tprello
    vlog3r0 $22,$15,$8,$8;      stw $7,16+COLUMN2-32(OUT)
    vsrlw $14,3,$14;            ldw $7,ttable_first+0+COLUMN1($31) !tprello
    vlog3r0 $8,$9,$23,$8;       nop
    vandw $14,FIELD1,$14;       ldw $9,ttable_first+0+COLUMN2($31) !tprello
    clr $31;                    stw $8,16+COLUMN3-32(OUT)
    vbisw $13,$14,$13;          ldw $14,ttable_first+0+COLUMN3($31) !tprello
    zapnot $4,3,$8;             ldw $5,ttable_first+16+COLUMN0($31) !tprello
    srl $7,16,$23;              vstd $13,ttable_first+32($31) !tprello
    zapnot $7,3,$13;            ldl $15,ttable_rounds+0($8) !tprello
    srl $9,16,$22;              ldl $23,ttable_rounds+16($23) !tprello
    zapnot $9,3,$12;            ldw $6,ttable_first+32+COLUMN2($31) !tprello
    srl $14,16,$7;              ldw $9,ttable_first+32+COLUMN3($31) !tprello
    zapnot $14,3,$8;            ldl $13,ttable_rounds+0($13) !tprello
    vlog3r0 $0,$15,$23,$15;     ldl $22,ttable_rounds+16($22) !tprello
    zapnot $6,3,$23;            ldw $14,ttable_first+32+COLUMN0($31) !tprello
    srl $9,16,$26;              ldl $23,ttable_rounds+8($23) !tprello
    zapnot $9,3,$25;            ldl $26,ttable_rounds+24($26) !tprello
    vlog3r0 $1,$13,$22,$9;      ldl $10,ttable_rounds+8($25) !tprello
    srl $14,16,$11;             ldl $12,ttable_rounds+0($12) !tprello
    zapnot $14,3,$13;           bne LEFT,\next
    .endm
