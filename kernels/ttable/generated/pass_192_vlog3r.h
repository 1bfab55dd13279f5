# SPDX-License-Identifier: Apache-2.0
#
# Made by generate.py: two blocks, 12 rounds.
# 1185 instructions in 595 cycles; no order of them takes fewer than 593.
# A line is a cycle: what goes to pipe 0, and what goes to pipe 1.

# What the loop has of a pass before the pass before is over, for the first pass.
    .macro FIRST_STEPS
    subl LEFT,1,LEFT
    vldd $26,ttable_keys($31) !tprello
    ldi $2,32(IN)
    ldl $5,ttable_keys+32($31) !tprello
    selgt LEFT,$2,IN,IN
    ldl $21,ttable_keys+40($31) !tprello
    vldd $22,0(IN)
    ldl $10,ttable_keys+48($31) !tprello
    vxorw $22,$26,$22
    ldl $26,ttable_keys+56($31) !tprello
    vsllw $22,5,$4
    vandw $4,FIELD0,$4
    vsllw $22,13,$12
    vandw $12,FIELD1,$12
    vbisw $4,$12,$4
    vsrlw $22,11,$11
    vstd $4,ttable_first+0($31) !tprello
    vandw $11,FIELD0,$11
    vsrlw $22,3,$22
    ldw $4,ttable_first+0+COLUMN0($31) !tprello
    vandw $22,FIELD1,$22
    ldw $6,ttable_first+0+COLUMN1($31) !tprello
    vbisw $11,$22,$11
    ldw $22,ttable_first+0+COLUMN2($31) !tprello
    zapnot $4,3,$3
    vstd $11,ttable_first+32($31) !tprello
    srl $6,16,$11
    ldl $3,ttable_rounds+0($3) !tprello
    zapnot $6,3,$6
    ldl $11,ttable_rounds+16($11) !tprello
    srl $22,16,$2
    ldw $7,ttable_first+32+COLUMN2($31) !tprello
    vlog3r0 $5,$3,$11,$3
    ldw $11,ttable_first+32+COLUMN3($31) !tprello
    zapnot $7,3,$1
    ldl $6,ttable_rounds+0($6) !tprello
    zapnot $22,3,$22
    ldl $1,ttable_rounds+8($1) !tprello
    srl $11,16,$8
    ldl $2,ttable_rounds+16($2) !tprello
    zapnot $11,3,$11
    ldl $8,ttable_rounds+24($8) !tprello
    srl $4,16,$4
    ldl $11,ttable_rounds+8($11) !tprello
    vlog3r0 $21,$6,$2,$2
    ldw $6,ttable_first+32+COLUMN0($31) !tprello
    vlog3r0 $3,$1,$8,$0
    ldl $22,ttable_rounds+0($22) !tprello
    srl $7,16,$7
    ldw $3,ttable_first+0+COLUMN3($31) !tprello
    srl $6,16,$1
    ldw $8,ttable_first+32+COLUMN1($31) !tprello
    zapnot $6,3,$6
    ldl $1,ttable_rounds+24($1) !tprello
    srl $3,16,$24
    ldl $6,ttable_rounds+8($6) !tprello
    srl $8,16,$9
    ldl $24,ttable_rounds+16($24) !tprello
    vlog3r0 $2,$11,$1,$1
    ldl $9,ttable_rounds+24($9) !tprello
    zapnot $3,3,$3
    ldl $4,ttable_rounds+16($4) !tprello
    vlog3r0 $10,$22,$24,$22
    ldl $3,ttable_rounds+0($3) !tprello
    zapnot $8,3,$8
    ldl $7,ttable_rounds+24($7) !tprello
    vlog3r0 $22,$6,$9,$2
    ldl $8,ttable_rounds+8($8) !tprello
    vlog3r0 $26,$3,$4,$3
    ldw $4,ttable_first+16+COLUMN0($31) !tprello
    stl $2,ttable_scratch+0($31) !tprello
    vlog3r0 $3,$8,$7,$3
    ldw $7,ttable_first+16+COLUMN1($31) !tprello
    zapnot $4,3,$8
    ldw $6,ttable_first+48+COLUMN2($31) !tprello
    srl $4,16,$9
    ldl $8,ttable_rounds+0($8) !tprello
    srl $7,16,$4
    ldw $22,ttable_first+48+COLUMN3($31) !tprello
    zapnot $6,3,$24
    ldl $4,ttable_rounds+16($4) !tprello
    zapnot $7,3,$7
    ldl $24,ttable_rounds+8($24) !tprello
    srl $22,16,$11
    ldl $7,ttable_rounds+0($7) !tprello
    vlog3r0 $5,$8,$4,$4
    ldl $11,ttable_rounds+24($11) !tprello
    zapnot $22,3,$22
    ldw $5,ttable_first+16+COLUMN2($31) !tprello
    srl $6,16,$6
    ldl $22,ttable_rounds+8($22) !tprello
    vlog3r0 $4,$24,$11,$4
    ldw $11,ttable_first+48+COLUMN0($31) !tprello
    srl $5,16,$24
    ldw $8,ttable_first+16+COLUMN3($31) !tprello
    zapnot $5,3,$5
    ldl $24,ttable_rounds+16($24) !tprello
    srl $11,16,$14
    ldl $12,ttable_rounds+0($5) !tprello
    srl $8,16,$5
    ldl $14,ttable_rounds+24($14) !tprello
    vlog3r0 $21,$7,$24,$7
    ldl $21,ttable_rounds+16($5) !tprello
    zapnot $11,3,$11
    ldw $24,ttable_first+48+COLUMN1($31) !tprello
    vlog3r0 $7,$22,$14,$5
    ldl $11,ttable_rounds+8($11) !tprello
    vlog3r0 $10,$12,$21,$10
    ldl $9,ttable_rounds+16($9) !tprello
    srl $24,16,$12
    ldl $21,ttable_rounds+24($6) !tprello
    zapnot $8,3,$8
    ldl $12,ttable_rounds+24($12) !tprello
    zapnot $24,3,$24
    ldl $8,ttable_rounds+0($8) !tprello
    zapnot $0,3,$6
    ldl $24,ttable_rounds+8($24) !tprello
    vlog3r0 $10,$11,$12,$7
    stl $4,ttable_scratch+8($31) !tprello
    vlog3r0 $26,$8,$9,$9
    ldl $8,ttable_keys+64($31) !tprello
    srl $1,16,$26
    stl $7,ttable_scratch+16($31) !tprello
    vlog3r0 $9,$24,$21,$9
    ldl $10,ttable_keys+72($31) !tprello
    zapnot $26,3,$11
    ldl $12,ttable_keys+80($31) !tprello
    srl $3,48,$13
    ldl $14,ttable_keys+88($31) !tprello
    zapnot $1,3,$15
    .endm

    .macro NEXT_PAIR next
    srl $3,32,$21;              ldl $6,ttable_rounds+0($6) !tprello
    zapnot $21,3,$21;           ldl $11,ttable_rounds+16($11) !tprello
    srl $0,48,$22;              ldhu $23,ttable_scratch+0+4($31) !tprello
    zapnot $2,3,$24;            ldl $13,ttable_rounds+24($13) !tprello
    vlog3r0 $8,$6,$11,$6;       ldl $15,ttable_rounds+0($15) !tprello
    srl $3,16,$11;              ldl $23,ttable_rounds+8($23) !tprello
    zapnot $11,3,$11;           ldhu $25,ttable_scratch+0+2($31) !tprello
    srl $0,32,$26;              ldl $21,ttable_rounds+8($21) !tprello
    vlog3r0 $6,$23,$13,$6;      ldl $22,ttable_rounds+24($22) !tprello
    zapnot $26,3,$26;           ldl $25,ttable_rounds+16($25) !tprello
    srl $1,48,$13;              ldl $24,ttable_rounds+0($24) !tprello
    zapnot $3,3,$3;             ldl $11,ttable_rounds+16($11) !tprello
    vlog3r0 $10,$15,$25,$15;    ldl $26,ttable_rounds+8($26) !tprello
    srl $0,16,$0;               ldl $13,ttable_rounds+24($13) !tprello
    vlog3r0 $15,$21,$22,$15;    ldl $3,ttable_rounds+0($3) !tprello
    vlog3r0 $12,$24,$11,$11;    stl $6,ttable_scratch+24($31) !tprello
    zapnot $0,3,$0;             ldhu $24,ttable_scratch+16+4($31) !tprello
    vlog3r0 $11,$26,$13,$11;    ldl $0,ttable_rounds+16($0) !tprello
    srl $1,32,$1;               ldhu $13,ttable_scratch+16+2($31) !tprello
    zapnot $1,3,$1;             stl $11,ttable_scratch+32($31) !tprello
    vlog3r0 $14,$3,$0,$0;       ldl $1,ttable_rounds+8($1) !tprello
    srl $2,48,$2;               ldl $24,ttable_rounds+8($24) !tprello
    zapnot $4,3,$3;             ldl $2,ttable_rounds+24($2) !tprello
    srl $5,16,$26;              ldl $3,ttable_rounds+0($3) !tprello
    zapnot $26,3,$26;           ldl $13,ttable_rounds+16($13) !tprello
    vlog3r0 $0,$1,$2,$0;        ldl $26,ttable_rounds+16($26) !tprello
    srl $9,48,$1;               ldhu $2,ttable_scratch+8+4($31) !tprello
    zapnot $5,3,$21;            ldl $1,ttable_rounds+24($1) !tprello
    vlog3r0 $8,$3,$26,$3;       ldl $21,ttable_rounds+0($21) !tprello
    srl $9,32,$8;               ldl $2,ttable_rounds+8($2) !tprello
    vlog3r0 $3,$24,$1,$1;       ldhu $3,ttable_scratch+8+2($31) !tprello
    vlog3r0 $10,$21,$13,$10;    ldl $13,ttable_keys+96($31) !tprello
    zapnot $8,3,$8;             stl $1,ttable_scratch+40($31) !tprello
    srl $4,48,$4;               ldl $8,ttable_rounds+8($8) !tprello
    zapnot $7,3,$21;            ldl $4,ttable_rounds+24($4) !tprello
    srl $9,16,$24;              ldl $21,ttable_rounds+0($21) !tprello
    zapnot $24,3,$24;           ldl $3,ttable_rounds+16($3) !tprello
    vlog3r0 $10,$8,$4,$4;       ldl $24,ttable_rounds+16($24) !tprello
    srl $5,48,$8;               ldl $10,ttable_keys+104($31) !tprello
    zapnot $9,3,$9;             ldl $8,ttable_rounds+24($8) !tprello
    vlog3r0 $12,$21,$24,$12;    ldl $9,ttable_rounds+0($9) !tprello
    srl $5,32,$5;               ldl $21,ttable_keys+112($31) !tprello
    vlog3r0 $12,$2,$8,$2;       ldl $8,ttable_keys+120($31) !tprello
    vlog3r0 $14,$9,$3,$3;       ldhu $9,ttable_scratch+32+4($31) !tprello
    zapnot $5,3,$5;             stl $2,ttable_scratch+48($31) !tprello
    srl $7,48,$7;               ldl $5,ttable_rounds+8($5) !tprello
    zapnot $6,3,$14;            ldl $7,ttable_rounds+24($7) !tprello
    srl $15,16,$12;             ldl $14,ttable_rounds+0($14) !tprello
    zapnot $12,3,$12;           ldl $9,ttable_rounds+8($9) !tprello
    vlog3r0 $3,$5,$7,$3;        ldl $12,ttable_rounds+16($12) !tprello
    srl $0,48,$5;               ldhu $7,ttable_scratch+32+2($31) !tprello
    zapnot $15,3,$24;           ldl $5,ttable_rounds+24($5) !tprello
    vlog3r0 $13,$14,$12,$12;    ldl $24,ttable_rounds+0($24) !tprello
    srl $0,32,$14;              ldl $7,ttable_rounds+16($7) !tprello
    vlog3r0 $12,$9,$5,$5;       ldhu $9,ttable_scratch+24+4($31) !tprello
    zapnot $14,3,$14;           ldhu $12,ttable_scratch+24+2($31) !tprello
    vlog3r0 $10,$24,$7,$7;      ldl $14,ttable_rounds+8($14) !tprello
    srl $6,48,$6;               ldl $9,ttable_rounds+8($9) !tprello
    zapnot $11,3,$24;           ldl $6,ttable_rounds+24($6) !tprello
    srl $0,16,$26;              ldl $24,ttable_rounds+0($24) !tprello
    zapnot $26,3,$26;           ldl $12,ttable_rounds+16($12) !tprello
    vlog3r0 $7,$14,$6,$6;       ldl $26,ttable_rounds+16($26) !tprello
    srl $15,48,$7;              stl $5,ttable_scratch+56($31) !tprello
    zapnot $0,3,$0;             ldl $7,ttable_rounds+24($7) !tprello
    vlog3r0 $21,$24,$26,$24;    ldl $0,ttable_rounds+0($0) !tprello
    srl $15,32,$15;             ldhu $26,ttable_scratch+48+4($31) !tprello
    vlog3r0 $24,$9,$7,$7;       ldhu $9,ttable_scratch+48+2($31) !tprello
    vlog3r0 $8,$0,$12,$0;       ldhu $12,ttable_scratch+40+4($31) !tprello
    zapnot $15,3,$15;           stl $7,ttable_scratch+64($31) !tprello
    srl $11,48,$11;             ldl $15,ttable_rounds+8($15) !tprello
    zapnot $1,3,$24;            ldl $11,ttable_rounds+24($11) !tprello
    srl $4,16,$14;              ldl $24,ttable_rounds+0($24) !tprello
    zapnot $14,3,$14;           ldl $26,ttable_rounds+8($26) !tprello
    vlog3r0 $0,$15,$11,$0;      ldl $14,ttable_rounds+16($14) !tprello
    srl $3,48,$11;              ldl $9,ttable_rounds+16($9) !tprello
    zapnot $4,3,$15;            ldl $11,ttable_rounds+24($11) !tprello
    vlog3r0 $13,$24,$14,$13;    ldl $15,ttable_rounds+0($15) !tprello
    srl $3,32,$14;              ldl $12,ttable_rounds+8($12) !tprello
    vlog3r0 $13,$26,$11,$11;    ldhu $13,ttable_scratch+40+2($31) !tprello
    vlog3r0 $10,$15,$9,$9;      ldl $10,ttable_keys+128($31) !tprello
    zapnot $14,3,$14;           stl $11,ttable_scratch+72($31) !tprello
    srl $1,48,$1;               ldl $14,ttable_rounds+8($14) !tprello
    zapnot $2,3,$15;            ldl $1,ttable_rounds+24($1) !tprello
    srl $3,16,$26;              ldl $15,ttable_rounds+0($15) !tprello
    zapnot $26,3,$26;           ldl $13,ttable_rounds+16($13) !tprello
    vlog3r0 $9,$14,$1,$1;       ldl $26,ttable_rounds+16($26) !tprello
    srl $4,48,$9;               ldl $14,ttable_keys+136($31) !tprello
    zapnot $3,3,$3;             ldl $9,ttable_rounds+24($9) !tprello
    vlog3r0 $21,$15,$26,$15;    ldl $3,ttable_rounds+0($3) !tprello
    srl $4,32,$4;               ldl $21,ttable_keys+144($31) !tprello
    vlog3r0 $15,$12,$9,$9;      ldl $12,ttable_keys+152($31) !tprello
    vlog3r0 $8,$3,$13,$3;       ldhu $8,ttable_scratch+64+4($31) !tprello
    zapnot $4,3,$4;             stl $9,ttable_scratch+80($31) !tprello
    srl $2,48,$2;               ldl $4,ttable_rounds+8($4) !tprello
    zapnot $5,3,$13;            ldl $2,ttable_rounds+24($2) !tprello
    srl $6,16,$15;              ldl $13,ttable_rounds+0($13) !tprello
    zapnot $15,3,$15;           ldl $8,ttable_rounds+8($8) !tprello
    vlog3r0 $3,$4,$2,$2;        ldl $15,ttable_rounds+16($15) !tprello
    srl $0,48,$3;               ldhu $4,ttable_scratch+64+2($31) !tprello
    zapnot $6,3,$26;            ldl $3,ttable_rounds+24($3) !tprello
    vlog3r0 $10,$13,$15,$13;    ldl $26,ttable_rounds+0($26) !tprello
    srl $0,32,$15;              ldl $4,ttable_rounds+16($4) !tprello
    vlog3r0 $13,$8,$3,$3;       ldhu $8,ttable_scratch+56+4($31) !tprello
    zapnot $15,3,$15;           ldhu $13,ttable_scratch+56+2($31) !tprello
    vlog3r0 $14,$26,$4,$4;      ldl $15,ttable_rounds+8($15) !tprello
    srl $5,48,$5;               ldl $8,ttable_rounds+8($8) !tprello
    zapnot $7,3,$26;            ldl $5,ttable_rounds+24($5) !tprello
    srl $0,16,$24;              ldl $26,ttable_rounds+0($26) !tprello
    zapnot $24,3,$24;           ldl $13,ttable_rounds+16($13) !tprello
    vlog3r0 $4,$15,$5,$4;       ldl $24,ttable_rounds+16($24) !tprello
    srl $6,48,$5;               stl $3,ttable_scratch+88($31) !tprello
    zapnot $0,3,$0;             ldl $5,ttable_rounds+24($5) !tprello
    vlog3r0 $21,$26,$24,$24;    ldl $0,ttable_rounds+0($0) !tprello
    srl $6,32,$6;               ldhu $26,ttable_scratch+80+4($31) !tprello
    vlog3r0 $24,$8,$5,$5;       ldhu $8,ttable_scratch+80+2($31) !tprello
    vlog3r0 $12,$0,$13,$0;      ldhu $13,ttable_scratch+72+4($31) !tprello
    zapnot $6,3,$6;             stl $5,ttable_scratch+96($31) !tprello
    srl $7,48,$7;               ldl $6,ttable_rounds+8($6) !tprello
    zapnot $11,3,$24;           ldl $7,ttable_rounds+24($7) !tprello
    srl $1,16,$15;              ldl $24,ttable_rounds+0($24) !tprello
    zapnot $15,3,$15;           ldl $26,ttable_rounds+8($26) !tprello
    vlog3r0 $0,$6,$7,$0;        ldl $15,ttable_rounds+16($15) !tprello
    srl $2,48,$6;               ldl $8,ttable_rounds+16($8) !tprello
    zapnot $1,3,$7;             ldl $6,ttable_rounds+24($6) !tprello
    vlog3r0 $10,$24,$15,$10;    ldl $7,ttable_rounds+0($7) !tprello
    srl $2,32,$15;              ldl $13,ttable_rounds+8($13) !tprello
    vlog3r0 $10,$26,$6,$6;      ldhu $10,ttable_scratch+72+2($31) !tprello
    vlog3r0 $14,$7,$8,$7;       ldl $8,ttable_keys+160($31) !tprello
    zapnot $15,3,$15;           stl $6,ttable_scratch+104($31) !tprello
    srl $11,48,$11;             ldl $15,ttable_rounds+8($15) !tprello
    zapnot $9,3,$14;            ldl $11,ttable_rounds+24($11) !tprello
    srl $2,16,$26;              ldl $14,ttable_rounds+0($14) !tprello
    zapnot $26,3,$26;           ldl $10,ttable_rounds+16($10) !tprello
    vlog3r0 $7,$15,$11,$7;      ldl $26,ttable_rounds+16($26) !tprello
    srl $1,48,$11;              ldl $15,ttable_keys+168($31) !tprello
    zapnot $2,3,$2;             ldl $11,ttable_rounds+24($11) !tprello
    vlog3r0 $21,$14,$26,$14;    ldl $2,ttable_rounds+0($2) !tprello
    srl $1,32,$1;               ldl $21,ttable_keys+176($31) !tprello
    vlog3r0 $14,$13,$11,$11;    ldl $13,ttable_keys+184($31) !tprello
    vlog3r0 $12,$2,$10,$2;      ldhu $10,ttable_scratch+96+4($31) !tprello
    zapnot $1,3,$1;             stl $11,ttable_scratch+112($31) !tprello
    srl $9,48,$9;               ldl $1,ttable_rounds+8($1) !tprello
    zapnot $3,3,$12;            ldl $9,ttable_rounds+24($9) !tprello
    srl $4,16,$14;              ldl $12,ttable_rounds+0($12) !tprello
    zapnot $14,3,$14;           ldl $10,ttable_rounds+8($10) !tprello
    vlog3r0 $2,$1,$9,$1;        ldl $14,ttable_rounds+16($14) !tprello
    srl $0,48,$2;               ldhu $9,ttable_scratch+96+2($31) !tprello
    zapnot $4,3,$26;            ldl $2,ttable_rounds+24($2) !tprello
    vlog3r0 $8,$12,$14,$12;     ldl $26,ttable_rounds+0($26) !tprello
    srl $0,32,$14;              ldl $9,ttable_rounds+16($9) !tprello
    vlog3r0 $12,$10,$2,$2;      ldhu $10,ttable_scratch+88+4($31) !tprello
    zapnot $14,3,$14;           ldhu $12,ttable_scratch+88+2($31) !tprello
    vlog3r0 $15,$26,$9,$9;      ldl $14,ttable_rounds+8($14) !tprello
    srl $3,48,$3;               ldl $10,ttable_rounds+8($10) !tprello
    zapnot $5,3,$26;            ldl $3,ttable_rounds+24($3) !tprello
    srl $0,16,$24;              ldl $26,ttable_rounds+0($26) !tprello
    zapnot $24,3,$24;           ldl $12,ttable_rounds+16($12) !tprello
    vlog3r0 $9,$14,$3,$3;       ldl $24,ttable_rounds+16($24) !tprello
    srl $4,48,$9;               stl $2,ttable_scratch+120($31) !tprello
    zapnot $0,3,$0;             ldl $9,ttable_rounds+24($9) !tprello
    vlog3r0 $21,$26,$24,$24;    ldl $0,ttable_rounds+0($0) !tprello
    srl $4,32,$4;               ldhu $26,ttable_scratch+112+4($31) !tprello
    vlog3r0 $24,$10,$9,$9;      ldhu $10,ttable_scratch+112+2($31) !tprello
    vlog3r0 $13,$0,$12,$0;      ldhu $12,ttable_scratch+104+4($31) !tprello
    zapnot $4,3,$4;             stl $9,ttable_scratch+128($31) !tprello
    srl $5,48,$5;               ldl $4,ttable_rounds+8($4) !tprello
    zapnot $6,3,$24;            ldl $5,ttable_rounds+24($5) !tprello
    srl $7,16,$14;              ldl $24,ttable_rounds+0($24) !tprello
    zapnot $14,3,$14;           ldl $26,ttable_rounds+8($26) !tprello
    vlog3r0 $0,$4,$5,$0;        ldl $14,ttable_rounds+16($14) !tprello
    srl $1,48,$4;               ldl $10,ttable_rounds+16($10) !tprello
    zapnot $7,3,$5;             ldl $4,ttable_rounds+24($4) !tprello
    vlog3r0 $8,$24,$14,$8;      ldl $5,ttable_rounds+0($5) !tprello
    srl $1,32,$14;              ldl $12,ttable_rounds+8($12) !tprello
    vlog3r0 $8,$26,$4,$4;       ldhu $8,ttable_scratch+104+2($31) !tprello
    vlog3r0 $15,$5,$10,$5;      ldl $10,ttable_keys+192($31) !tprello
    zapnot $14,3,$14;           stl $4,ttable_scratch+136($31) !tprello
    srl $6,48,$6;               ldl $14,ttable_rounds+8($14) !tprello
    zapnot $11,3,$15;           ldl $6,ttable_rounds+24($6) !tprello
    srl $1,16,$26;              ldl $15,ttable_rounds+0($15) !tprello
    zapnot $26,3,$26;           ldl $8,ttable_rounds+16($8) !tprello
    vlog3r0 $5,$14,$6,$5;       ldl $26,ttable_rounds+16($26) !tprello
    srl $7,48,$6;               ldl $14,ttable_keys+200($31) !tprello
    zapnot $1,3,$1;             ldl $6,ttable_rounds+24($6) !tprello
    vlog3r0 $21,$15,$26,$15;    ldl $1,ttable_rounds+0($1) !tprello
    srl $7,32,$7;               ldl $21,ttable_keys+208($31) !tprello
    vlog3r0 $15,$12,$6,$6;      ldl $12,ttable_keys+216($31) !tprello
    vlog3r0 $13,$1,$8,$1;       ldhu $8,ttable_scratch+128+4($31) !tprello
    zapnot $7,3,$7;             stl $6,ttable_scratch+144($31) !tprello
    srl $11,48,$11;             ldl $7,ttable_rounds+8($7) !tprello
    zapnot $2,3,$13;            ldl $11,ttable_rounds+24($11) !tprello
    srl $3,16,$15;              ldl $13,ttable_rounds+0($13) !tprello
    zapnot $15,3,$15;           ldl $8,ttable_rounds+8($8) !tprello
    vlog3r0 $1,$7,$11,$1;       ldl $15,ttable_rounds+16($15) !tprello
    srl $0,48,$7;               ldhu $11,ttable_scratch+128+2($31) !tprello
    zapnot $3,3,$26;            ldl $7,ttable_rounds+24($7) !tprello
    vlog3r0 $10,$13,$15,$13;    ldl $26,ttable_rounds+0($26) !tprello
    srl $0,32,$15;              ldl $11,ttable_rounds+16($11) !tprello
    vlog3r0 $13,$8,$7,$7;       ldhu $8,ttable_scratch+120+4($31) !tprello
    zapnot $15,3,$15;           ldhu $13,ttable_scratch+120+2($31) !tprello
    vlog3r0 $14,$26,$11,$11;    ldl $15,ttable_rounds+8($15) !tprello
    srl $2,48,$2;               ldl $8,ttable_rounds+8($8) !tprello
    zapnot $9,3,$26;            ldl $2,ttable_rounds+24($2) !tprello
    srl $0,16,$24;              ldl $26,ttable_rounds+0($26) !tprello
    zapnot $24,3,$24;           ldl $13,ttable_rounds+16($13) !tprello
    vlog3r0 $11,$15,$2,$2;      ldl $24,ttable_rounds+16($24) !tprello
    srl $3,48,$11;              stl $7,ttable_scratch+152($31) !tprello
    zapnot $0,3,$0;             ldl $11,ttable_rounds+24($11) !tprello
    vlog3r0 $21,$26,$24,$24;    ldl $0,ttable_rounds+0($0) !tprello
    srl $3,32,$3;               ldhu $26,ttable_scratch+144+4($31) !tprello
    vlog3r0 $24,$8,$11,$8;      ldhu $11,ttable_scratch+144+2($31) !tprello
    vlog3r0 $12,$0,$13,$0;      ldhu $13,ttable_scratch+136+4($31) !tprello
    zapnot $3,3,$3;             stl $8,ttable_scratch+160($31) !tprello
    srl $9,48,$9;               ldl $3,ttable_rounds+8($3) !tprello
    zapnot $4,3,$24;            ldl $9,ttable_rounds+24($9) !tprello
    srl $5,16,$15;              ldl $24,ttable_rounds+0($24) !tprello
    zapnot $15,3,$15;           ldl $26,ttable_rounds+8($26) !tprello
    vlog3r0 $0,$3,$9,$0;        ldl $15,ttable_rounds+16($15) !tprello
    srl $1,48,$3;               ldl $11,ttable_rounds+16($11) !tprello
    zapnot $5,3,$9;             ldl $3,ttable_rounds+24($3) !tprello
    vlog3r0 $10,$24,$15,$10;    ldl $9,ttable_rounds+0($9) !tprello
    srl $1,32,$15;              ldl $13,ttable_rounds+8($13) !tprello
    vlog3r0 $10,$26,$3,$3;      ldhu $10,ttable_scratch+136+2($31) !tprello
    vlog3r0 $14,$9,$11,$9;      ldl $11,ttable_keys+224($31) !tprello
    zapnot $15,3,$15;           stl $3,ttable_scratch+168($31) !tprello
    srl $4,48,$4;               ldl $15,ttable_rounds+8($15) !tprello
    zapnot $6,3,$14;            ldl $4,ttable_rounds+24($4) !tprello
    srl $1,16,$26;              ldl $14,ttable_rounds+0($14) !tprello
    zapnot $26,3,$26;           ldl $10,ttable_rounds+16($10) !tprello
    vlog3r0 $9,$15,$4,$4;       ldl $26,ttable_rounds+16($26) !tprello
    srl $5,48,$9;               ldl $15,ttable_keys+232($31) !tprello
    zapnot $1,3,$1;             ldl $9,ttable_rounds+24($9) !tprello
    vlog3r0 $21,$14,$26,$14;    ldl $1,ttable_rounds+0($1) !tprello
    srl $5,32,$5;               ldl $21,ttable_keys+240($31) !tprello
    vlog3r0 $14,$13,$9,$9;      ldl $13,ttable_keys+248($31) !tprello
    vlog3r0 $12,$1,$10,$1;      ldhu $10,ttable_scratch+160+4($31) !tprello
    zapnot $5,3,$5;             stl $9,ttable_scratch+176($31) !tprello
    srl $6,48,$6;               ldl $5,ttable_rounds+8($5) !tprello
    zapnot $7,3,$12;            ldl $6,ttable_rounds+24($6) !tprello
    srl $2,16,$14;              ldl $12,ttable_rounds+0($12) !tprello
    zapnot $14,3,$14;           ldl $10,ttable_rounds+8($10) !tprello
    vlog3r0 $1,$5,$6,$1;        ldl $14,ttable_rounds+16($14) !tprello
    srl $0,48,$5;               ldhu $6,ttable_scratch+160+2($31) !tprello
    zapnot $2,3,$26;            ldl $5,ttable_rounds+24($5) !tprello
    vlog3r0 $11,$12,$14,$12;    ldl $26,ttable_rounds+0($26) !tprello
    srl $0,32,$14;              ldl $6,ttable_rounds+16($6) !tprello
    vlog3r0 $12,$10,$5,$5;      ldhu $10,ttable_scratch+152+4($31) !tprello
    zapnot $14,3,$14;           ldhu $12,ttable_scratch+152+2($31) !tprello
    vlog3r0 $15,$26,$6,$6;      ldl $14,ttable_rounds+8($14) !tprello
    srl $7,48,$7;               ldl $10,ttable_rounds+8($10) !tprello
    zapnot $8,3,$26;            ldl $7,ttable_rounds+24($7) !tprello
    srl $0,16,$24;              ldl $26,ttable_rounds+0($26) !tprello
    zapnot $24,3,$24;           ldl $12,ttable_rounds+16($12) !tprello
    vlog3r0 $6,$14,$7,$6;       ldl $24,ttable_rounds+16($24) !tprello
    srl $2,48,$7;               stl $5,ttable_scratch+184($31) !tprello
    zapnot $0,3,$0;             ldl $7,ttable_rounds+24($7) !tprello
    vlog3r0 $21,$26,$24,$24;    ldl $0,ttable_rounds+0($0) !tprello
    srl $2,32,$2;               ldhu $26,ttable_scratch+176+4($31) !tprello
    vlog3r0 $24,$10,$7,$7;      ldhu $10,ttable_scratch+176+2($31) !tprello
    vlog3r0 $13,$0,$12,$0;      ldhu $12,ttable_scratch+168+4($31) !tprello
    zapnot $2,3,$2;             ldl $26,ttable_rounds+8($26) !tprello
    srl $8,48,$8;               ldl $2,ttable_rounds+8($2) !tprello
    zapnot $3,3,$24;            ldl $8,ttable_rounds+24($8) !tprello
    srl $4,16,$14;              ldl $24,ttable_rounds+0($24) !tprello
    zapnot $14,3,$14;           ldl $10,ttable_rounds+16($10) !tprello
    vlog3r0 $0,$2,$8,$0;        ldl $14,ttable_rounds+16($14) !tprello
    srl $1,48,$2;               ldl $12,ttable_rounds+8($12) !tprello
    zapnot $4,3,$8;             stl $0,ttable_scratch+192($31) !tprello
    vlog3r0 $11,$24,$14,$11;    ldl $2,ttable_rounds+24($2) !tprello
    srl $1,32,$14;              ldl $8,ttable_rounds+0($8) !tprello
    zapnot $14,3,$14;           ldhu $24,ttable_scratch+168+2($31) !tprello
    vlog3r0 $11,$26,$2,$2;      ldl $14,ttable_rounds+8($14) !tprello
    vlog3r0 $15,$8,$10,$8;      ldl $10,ttable_keys+256($31) !tprello
    srl $3,48,$3;               ldl $24,ttable_rounds+16($24) !tprello
    zapnot $9,3,$15;            ldl $3,ttable_rounds+24($3) !tprello
    srl $1,16,$11;              ldl $15,ttable_rounds+0($15) !tprello
    zapnot $11,3,$11;           ldl $26,ttable_keys+264($31) !tprello
    vlog3r0 $8,$14,$3,$3;       ldl $11,ttable_rounds+16($11) !tprello
    srl $4,48,$8;               ldl $14,ttable_keys+272($31) !tprello
    zapnot $1,3,$1;             ldl $8,ttable_rounds+24($8) !tprello
    vlog3r0 $21,$15,$11,$11;    ldl $1,ttable_rounds+0($1) !tprello
    srl $4,32,$4;               stl $3,ttable_scratch+200($31) !tprello
    vlog3r0 $11,$12,$8,$8;      ldl $11,ttable_keys+280($31) !tprello
    vlog3r0 $13,$1,$24,$1;      ldhu $13,ttable_scratch+192+4($31) !tprello
    zapnot $4,3,$4;             ldhu $24,ttable_scratch+192+2($31) !tprello
    srl $9,48,$9;               ldl $4,ttable_rounds+8($4) !tprello
    zapnot $5,3,$12;            ldl $9,ttable_rounds+24($9) !tprello
    srl $6,16,$15;              ldl $12,ttable_rounds+0($12) !tprello
    zapnot $15,3,$15;           ldl $13,ttable_rounds+8($13) !tprello
    vlog3r0 $1,$4,$9,$1;        ldl $15,ttable_rounds+16($15) !tprello
    srl $7,32,$4;               ldl $24,ttable_rounds+16($24) !tprello
    zapnot $4,3,$4;             stl $1,ttable_scratch+208($31) !tprello
    vlog3r0 $10,$12,$15,$12;    ldl $4,ttable_rounds+8($4) !tprello
    srl $0,48,$15;              ldhu $9,ttable_scratch+184+4($31) !tprello
    zapnot $6,3,$21;            ldl $15,ttable_rounds+24($15) !tprello
    srl $7,16,$22;              ldl $21,ttable_rounds+0($21) !tprello
    zapnot $22,3,$22;           ldl $9,ttable_rounds+8($9) !tprello
    vlog3r0 $12,$4,$15,$4;      ldl $22,ttable_rounds+16($22) !tprello
    srl $5,48,$5;               ldhu $12,ttable_scratch+184+2($31) !tprello
    zapnot $7,3,$15;            ldl $5,ttable_rounds+24($5) !tprello
    vlog3r0 $26,$21,$22,$21;    ldl $15,ttable_rounds+0($15) !tprello
    srl $6,48,$22;              ldl $12,ttable_rounds+16($12) !tprello
    vlog3r0 $21,$13,$5,$5;      ldl $22,ttable_rounds+24($22) !tprello
    vlog3r0 $14,$15,$24,$15;    ldhu $24,ttable_scratch+200+2($31) !tprello
    zapnot $0,3,$0;             stl $5,ttable_scratch+216($31) !tprello
    vlog3r0 $15,$9,$22,$9;      ldl $0,ttable_rounds+0($0) !tprello
    srl $6,32,$6;               ldl $24,ttable_rounds+16($24) !tprello
    zapnot $6,3,$6;             ldhu $15,ttable_scratch+208+4($31) !tprello
    vlog3r0 $11,$0,$12,$0;      ldl $6,ttable_rounds+8($6) !tprello
    srl $7,48,$7;               ldhu $12,ttable_scratch+208+2($31) !tprello
    zapnot $2,3,$22;            ldl $7,ttable_rounds+24($7) !tprello
    srl $8,32,$13;              ldl $22,ttable_rounds+0($22) !tprello
    zapnot $13,3,$13;           ldl $15,ttable_rounds+8($15) !tprello
    vlog3r0 $0,$6,$7,$0;        ldl $13,ttable_rounds+8($13) !tprello
    vlog3r0 $10,$22,$24,$10;    ldl $12,ttable_rounds+16($12) !tprello
    srl $1,48,$22;              stl $0,ttable_scratch+224($31) !tprello
    zapnot $3,3,$24;            ldl $22,ttable_rounds+24($22) !tprello
    srl $8,16,$6;               ldl $24,ttable_rounds+0($24) !tprello
    zapnot $6,3,$6;             ldhu $7,ttable_scratch+200+4($31) !tprello
    vlog3r0 $10,$13,$22,$10;    ldl $6,ttable_rounds+16($6) !tprello
    srl $2,48,$13;              ldl $22,ttable_keys+288($31) !tprello
    zapnot $8,3,$21;            ldl $13,ttable_rounds+24($13) !tprello
    vlog3r0 $26,$24,$6,$6;      ldl $21,ttable_rounds+0($21) !tprello
    srl $2,32,$24;              ldl $7,ttable_rounds+8($7) !tprello
    vlog3r0 $6,$15,$13,$6;      ldl $13,ttable_keys+296($31) !tprello
    vlog3r0 $14,$21,$12,$12;    ldl $14,ttable_keys+304($31) !tprello
    zapnot $24,3,$24;           stl $6,ttable_scratch+232($31) !tprello
    srl $3,48,$3;               ldl $24,ttable_rounds+8($24) !tprello
    zapnot $1,3,$1;             ldl $3,ttable_rounds+24($3) !tprello
    srl $2,16,$2;               ldl $1,ttable_rounds+0($1) !tprello
    zapnot $2,3,$2;             ldl $21,ttable_keys+312($31) !tprello
    vlog3r0 $12,$24,$3,$3;      ldl $2,ttable_rounds+16($2) !tprello
    srl $8,48,$8;               ldhu $12,ttable_scratch+216+2($31) !tprello
    zapnot $4,3,$24;            ldl $8,ttable_rounds+24($8) !tprello
    vlog3r0 $11,$1,$2,$1;       ldl $24,ttable_rounds+0($24) !tprello
    srl $9,32,$2;               ldl $12,ttable_rounds+16($12) !tprello
    vlog3r0 $1,$7,$8,$1;        ldhu $7,ttable_scratch+224+4($31) !tprello
    zapnot $2,3,$2;             ldhu $8,ttable_scratch+224+2($31) !tprello
    vlog3r0 $22,$24,$12,$12;    stl $1,ttable_scratch+240($31) !tprello
    srl $0,48,$24;              ldl $2,ttable_rounds+8($2) !tprello
    zapnot $5,3,$11;            ldl $24,ttable_rounds+24($24) !tprello
    srl $9,16,$15;              ldl $11,ttable_rounds+0($11) !tprello
    zapnot $15,3,$15;           ldl $7,ttable_rounds+8($7) !tprello
    vlog3r0 $12,$2,$24,$2;      ldl $15,ttable_rounds+16($15) !tprello
    srl $4,48,$12;              ldl $8,ttable_rounds+16($8) !tprello
    zapnot $9,3,$24;            ldl $12,ttable_rounds+24($12) !tprello
    vlog3r0 $13,$11,$15,$11;    ldl $24,ttable_rounds+0($24) !tprello
    srl $4,32,$15;              ldhu $26,ttable_scratch+216+4($31) !tprello
    vlog3r0 $11,$7,$12,$7;      ldhu $11,ttable_scratch+232+2($31) !tprello
    vlog3r0 $14,$24,$8,$8;      ldhu $24,ttable_scratch+240+4($31) !tprello
    zapnot $15,3,$15;           ldl $26,ttable_rounds+8($26) !tprello
    srl $5,48,$5;               ldl $15,ttable_rounds+8($15) !tprello
    zapnot $0,3,$0;             ldl $5,ttable_rounds+24($5) !tprello
    srl $4,16,$4;               ldl $0,ttable_rounds+0($0) !tprello
    zapnot $4,3,$4;             stl $7,ttable_scratch+248($31) !tprello
    vlog3r0 $8,$15,$5,$5;       ldl $4,ttable_rounds+16($4) !tprello
    srl $9,48,$9;               ldl $11,ttable_rounds+16($11) !tprello
    zapnot $10,3,$8;            ldl $9,ttable_rounds+24($9) !tprello
    vlog3r0 $21,$0,$4,$0;       ldl $8,ttable_rounds+0($8) !tprello
    srl $3,32,$4;               ldl $24,ttable_rounds+8($24) !tprello
    vlog3r0 $0,$26,$9,$0;       ldhu $9,ttable_scratch+240+2($31) !tprello
    vlog3r0 $22,$8,$11,$8;      ldhu $11,ttable_scratch+232+4($31) !tprello
    zapnot $4,3,$4;             stl $0,ttable_scratch+256($31) !tprello
    srl $1,48,$22;              ldl $4,ttable_rounds+8($4) !tprello
    zapnot $6,3,$26;            ldl $22,ttable_rounds+24($22) !tprello
    srl $3,16,$15;              ldl $26,ttable_rounds+0($26) !tprello
    zapnot $15,3,$15;           ldl $9,ttable_rounds+16($9) !tprello
    vlog3r0 $8,$4,$22,$4;       ldl $15,ttable_rounds+16($15) !tprello
    srl $10,48,$8;              ldl $11,ttable_rounds+8($11) !tprello
    zapnot $3,3,$22;            ldl $8,ttable_rounds+24($8) !tprello
    vlog3r0 $13,$26,$15,$13;    ldl $22,ttable_rounds+0($22) !tprello
    srl $10,32,$15;             ldl $26,ttable_keys+320($31) !tprello
    vlog3r0 $13,$24,$8,$8;      ldl $13,ttable_keys+328($31) !tprello
    vlog3r0 $14,$22,$9,$9;      ldl $14,ttable_keys+336($31) !tprello
    zapnot $15,3,$15;           stl $8,ttable_scratch+264($31) !tprello
    srl $6,48,$6;               ldl $15,ttable_rounds+8($15) !tprello
    zapnot $1,3,$1;             ldl $6,ttable_rounds+24($6) !tprello
    srl $10,16,$10;             ldl $1,ttable_rounds+0($1) !tprello
    zapnot $10,3,$10;           ldl $22,ttable_keys+344($31) !tprello
    vlog3r0 $9,$15,$6,$6;       ldl $10,ttable_rounds+16($10) !tprello
    srl $3,48,$3;               ldhu $9,ttable_scratch+248+2($31) !tprello
    zapnot $2,3,$15;            ldl $3,ttable_rounds+24($3) !tprello
    vlog3r0 $21,$1,$10,$1;      ldl $15,ttable_rounds+0($15) !tprello
    srl $5,32,$10;              ldl $9,ttable_rounds+16($9) !tprello
    vlog3r0 $1,$11,$3,$1;       ldhu $3,ttable_scratch+256+4($31) !tprello
    zapnot $10,3,$10;           ldhu $11,ttable_scratch+256+2($31) !tprello
    vlog3r0 $26,$15,$9,$9;      stl $1,ttable_scratch+272($31) !tprello
    srl $0,48,$15;              ldl $10,ttable_rounds+8($10) !tprello
    zapnot $7,3,$21;            ldl $15,ttable_rounds+24($15) !tprello
    srl $5,16,$24;              ldl $21,ttable_rounds+0($21) !tprello
    zapnot $24,3,$24;           ldl $3,ttable_rounds+8($3) !tprello
    vlog3r0 $9,$10,$15,$9;      ldl $24,ttable_rounds+16($24) !tprello
    srl $2,48,$10;              ldl $11,ttable_rounds+16($11) !tprello
    zapnot $5,3,$15;            ldl $10,ttable_rounds+24($10) !tprello
    vlog3r0 $13,$21,$24,$21;    ldl $15,ttable_rounds+0($15) !tprello
    srl $2,32,$24;              ldhu $12,ttable_scratch+248+4($31) !tprello
    vlog3r0 $21,$3,$10,$3;      ldhu $10,ttable_scratch+264+2($31) !tprello
    vlog3r0 $14,$15,$11,$11;    ldhu $15,ttable_scratch+272+4($31) !tprello
    zapnot $24,3,$24;           ldl $12,ttable_rounds+8($12) !tprello
    srl $7,48,$7;               ldl $24,ttable_rounds+8($24) !tprello
    zapnot $0,3,$0;             ldl $7,ttable_rounds+24($7) !tprello
    srl $2,16,$2;               ldl $0,ttable_rounds+0($0) !tprello
    zapnot $2,3,$2;             stl $3,ttable_scratch+280($31) !tprello
    vlog3r0 $11,$24,$7,$7;      ldl $2,ttable_rounds+16($2) !tprello
    srl $5,48,$5;               ldl $10,ttable_rounds+16($10) !tprello
    zapnot $4,3,$11;            ldl $5,ttable_rounds+24($5) !tprello
    vlog3r0 $22,$0,$2,$0;       ldl $11,ttable_rounds+0($11) !tprello
    srl $6,32,$2;               ldl $15,ttable_rounds+8($15) !tprello
    vlog3r0 $0,$12,$5,$0;       ldhu $5,ttable_scratch+272+2($31) !tprello
    vlog3r0 $26,$11,$10,$10;    ldhu $11,ttable_scratch+264+4($31) !tprello
    zapnot $2,3,$2;             stl $0,ttable_scratch+288($31) !tprello
    srl $1,48,$26;              ldl $2,ttable_rounds+8($2) !tprello
    zapnot $8,3,$12;            ldl $26,ttable_rounds+24($26) !tprello
    srl $6,16,$24;              ldl $12,ttable_rounds+0($12) !tprello
    zapnot $24,3,$24;           ldl $5,ttable_rounds+16($5) !tprello
    vlog3r0 $10,$2,$26,$2;      ldl $24,ttable_rounds+16($24) !tprello
    srl $4,48,$10;              ldl $11,ttable_rounds+8($11) !tprello
    zapnot $6,3,$26;            ldl $10,ttable_rounds+24($10) !tprello
    vlog3r0 $13,$12,$24,$12;    ldl $26,ttable_rounds+0($26) !tprello
    srl $4,32,$13;              ldl $24,ttable_keys+352($31) !tprello
    vlog3r0 $12,$15,$10,$10;    ldl $12,ttable_keys+360($31) !tprello
    vlog3r0 $14,$26,$5,$5;      ldl $14,ttable_keys+368($31) !tprello
    zapnot $13,3,$13;           stl $10,ttable_scratch+296($31) !tprello
    srl $8,48,$8;               ldl $13,ttable_rounds+8($13) !tprello
    zapnot $1,3,$1;             ldl $8,ttable_rounds+24($8) !tprello
    srl $4,16,$4;               ldl $1,ttable_rounds+0($1) !tprello
    zapnot $4,3,$4;             ldl $26,ttable_keys+376($31) !tprello
    vlog3r0 $5,$13,$8,$5;       ldl $4,ttable_rounds+16($4) !tprello
    srl $6,48,$6;               ldhu $8,ttable_scratch+280+2($31) !tprello
    zapnot $9,3,$13;            ldl $6,ttable_rounds+24($6) !tprello
    vlog3r0 $22,$1,$4,$1;       ldl $13,ttable_rounds+0($13) !tprello
    srl $7,32,$4;               ldl $8,ttable_rounds+16($8) !tprello
    vlog3r0 $1,$11,$6,$1;       ldhu $6,ttable_scratch+288+4($31) !tprello
    zapnot $4,3,$4;             ldhu $11,ttable_scratch+288+2($31) !tprello
    vlog3r0 $24,$13,$8,$8;      stl $1,ttable_scratch+304($31) !tprello
    srl $0,48,$13;              ldl $4,ttable_rounds+8($4) !tprello
    zapnot $3,3,$22;            ldl $13,ttable_rounds+24($13) !tprello
    srl $7,16,$15;              ldl $22,ttable_rounds+0($22) !tprello
    zapnot $15,3,$15;           ldl $6,ttable_rounds+8($6) !tprello
    vlog3r0 $8,$4,$13,$4;       ldl $15,ttable_rounds+16($15) !tprello
    srl $9,48,$8;               ldl $11,ttable_rounds+16($11) !tprello
    zapnot $7,3,$13;            ldl $8,ttable_rounds+24($8) !tprello
    vlog3r0 $12,$22,$15,$15;    ldl $13,ttable_rounds+0($13) !tprello
    srl $9,32,$22;              ldhu $21,ttable_scratch+280+4($31) !tprello
    vlog3r0 $15,$6,$8,$6;       ldhu $8,ttable_scratch+296+2($31) !tprello
    vlog3r0 $14,$13,$11,$11;    ldhu $13,ttable_scratch+304+4($31) !tprello
    zapnot $22,3,$22;           ldl $21,ttable_rounds+8($21) !tprello
    srl $3,48,$3;               ldl $22,ttable_rounds+8($22) !tprello
    zapnot $0,3,$0;             ldl $3,ttable_rounds+24($3) !tprello
    srl $9,16,$9;               ldl $0,ttable_rounds+0($0) !tprello
    zapnot $9,3,$9;             stl $6,ttable_scratch+312($31) !tprello
    vlog3r0 $11,$22,$3,$3;      ldl $9,ttable_rounds+16($9) !tprello
    srl $7,48,$7;               ldl $8,ttable_rounds+16($8) !tprello
    zapnot $2,3,$11;            ldl $7,ttable_rounds+24($7) !tprello
    vlog3r0 $26,$0,$9,$0;       ldl $11,ttable_rounds+0($11) !tprello
    srl $5,32,$9;               ldl $13,ttable_rounds+8($13) !tprello
    vlog3r0 $0,$21,$7,$0;       ldhu $7,ttable_scratch+304+2($31) !tprello
    vlog3r0 $24,$11,$8,$8;      ldhu $11,ttable_scratch+296+4($31) !tprello
    zapnot $9,3,$9;             stl $0,ttable_scratch+320($31) !tprello
    srl $1,48,$24;              ldl $9,ttable_rounds+8($9) !tprello
    zapnot $10,3,$21;           ldl $24,ttable_rounds+24($24) !tprello
    srl $5,16,$22;              ldl $21,ttable_rounds+0($21) !tprello
    zapnot $22,3,$22;           ldl $7,ttable_rounds+16($7) !tprello
    vlog3r0 $8,$9,$24,$8;       ldl $22,ttable_rounds+16($22) !tprello
    srl $2,48,$9;               ldl $11,ttable_rounds+8($11) !tprello
    zapnot $5,3,$24;            ldl $9,ttable_rounds+24($9) !tprello
    vlog3r0 $12,$21,$22,$12;    ldl $24,ttable_rounds+0($24) !tprello
    srl $2,32,$21;              ldw $22,aes_round_keys+16*AES_ROUNDS+COLUMN0($31) !tprello
    vlog3r0 $12,$13,$9,$9;      ldw $12,aes_round_keys+16*AES_ROUNDS+COLUMN1($31) !tprello
    vlog3r0 $14,$24,$7,$7;      ldw $14,aes_round_keys+16*AES_ROUNDS+COLUMN2($31) !tprello
    zapnot $21,3,$21;           stl $9,ttable_scratch+328($31) !tprello
    srl $10,48,$10;             ldl $21,ttable_rounds+8($21) !tprello
    zapnot $1,3,$1;             ldl $10,ttable_rounds+24($10) !tprello
    srl $2,16,$2;               ldl $1,ttable_rounds+0($1) !tprello
    zapnot $2,3,$2;             ldw $24,aes_round_keys+16*AES_ROUNDS+COLUMN3($31) !tprello
    vlog3r0 $7,$21,$10,$7;      ldl $2,ttable_rounds+16($2) !tprello
    srl $5,48,$5;               ldhu $10,ttable_scratch+312+2($31) !tprello
    zapnot $4,3,$21;            ldl $5,ttable_rounds+24($5) !tprello
    vlog3r0 $26,$1,$2,$1;       ldw $21,ttable_last+0($21) !tprello
    srl $3,32,$2;               ldw $10,ttable_last+4($10) !tprello
    vlog3r0 $1,$11,$5,$1;       ldhu $5,ttable_scratch+320+4($31) !tprello
    zapnot $2,3,$2;             ldhu $11,ttable_scratch+320+2($31) !tprello
    vlog3r0 $22,$21,$10,$10;    stl $1,ttable_scratch+336($31) !tprello
    srl $0,48,$21;              ldw $2,ttable_last+16($2) !tprello
    zapnot $6,3,$26;            ldw $21,ttable_last+20($21) !tprello
    srl $3,16,$13;              ldw $26,ttable_last+0($26) !tprello
    zapnot $13,3,$13;           ldw $5,ttable_last+16($5) !tprello
    vlog3r0 $10,$2,$21,$2;      ldw $13,ttable_last+4($13) !tprello
    srl $4,48,$10;              ldw $11,ttable_last+4($11) !tprello
    zapnot $3,3,$21;            stw $2,0+COLUMN0(OUT)
    vlog3r0 $12,$26,$13,$13;    ldw $10,ttable_last+20($10) !tprello
    srl $4,32,$26;              ldw $21,ttable_last+0($21) !tprello
    zapnot $26,3,$26;           ldhu $2,ttable_scratch+312+4($31) !tprello
    vlog3r0 $13,$5,$10,$5;      ldw $26,ttable_last+16($26) !tprello
    vlog3r0 $14,$21,$11,$11;    ldhu $21,ttable_scratch+328+2($31) !tprello
    srl $6,48,$6;               stw $5,0+COLUMN1(OUT)
    zapnot $0,3,$0;             ldw $6,ttable_last+20($6) !tprello
    srl $4,16,$4;               ldw $0,ttable_last+0($0) !tprello
    zapnot $4,3,$4;             ldw $2,ttable_last+16($2) !tprello
    vlog3r0 $11,$26,$6,$6;      ldw $4,ttable_last+4($4) !tprello
    srl $3,48,$3;               ldw $21,ttable_last+4($21) !tprello
    zapnot $8,3,$11;            stw $6,0+COLUMN2(OUT)
    vlog3r0 $24,$0,$4,$0;       ldw $3,ttable_last+20($3) !tprello
    srl $7,32,$4;               ldw $11,ttable_last+0($11) !tprello
    zapnot $4,3,$4;             ldhu $6,ttable_scratch+336+4($31) !tprello
    subl LEFT,1,LEFT;           vldd $26,ttable_keys($31) !tprello
    vlog3r0 $0,$2,$3,$0;        ldw $4,ttable_last+16($4) !tprello
    ldi $2,32(IN);              ldl $5,ttable_keys+32($31) !tprello
    vlog3r0 $22,$11,$21,$11;    stw $0,0+COLUMN3(OUT)
    selgt LEFT,$2,IN,IN;        ldl $21,ttable_keys+40($31) !tprello
    srl $1,48,$2;               ldw $6,ttable_last+16($6) !tprello
    zapnot $9,3,$0;             vldd $22,0(IN)
    srl $7,16,$3;               ldw $2,ttable_last+20($2) !tprello
    zapnot $3,3,$3;             ldl $10,ttable_keys+48($31) !tprello
    srl $8,48,$13;              ldw $0,ttable_last+0($0) !tprello
    vxorw $22,$26,$22;          ldl $26,ttable_keys+56($31) !tprello
    vlog3r0 $11,$4,$2,$2;       ldw $3,ttable_last+4($3) !tprello
    vsllw $22,5,$4;             ldw $13,ttable_last+20($13) !tprello
    zapnot $7,3,$11;            stw $2,16+COLUMN0(OUT)
    vandw $4,FIELD0,$4;         ldw $11,ttable_last+0($11) !tprello
    vlog3r0 $12,$0,$3,$0;       ldhu $3,ttable_scratch+336+2($31) !tprello
    vsllw $22,13,$12;           ldhu $2,ttable_scratch+328+4($31) !tprello
    vlog3r0 $0,$6,$13,$0;       srl $8,32,$6
    vandw $12,FIELD1,$12;       ldw $3,ttable_last+4($3) !tprello
    zapnot $6,3,$6;             stw $0,16+COLUMN1(OUT)
    vbisw $4,$12,$4;            ldw $6,ttable_last+16($6) !tprello
    vlog3r0 $14,$11,$3,$3;      ldw $2,ttable_last+16($2) !tprello
    vsrlw $22,11,$11;           vstd $4,ttable_first+0($31) !tprello
    srl $9,48,$9;               zapnot $1,3,$1
    vandw $11,FIELD0,$11;       ldw $9,ttable_last+20($9) !tprello
    srl $8,16,$8;               ldw $1,ttable_last+0($1) !tprello
    vsrlw $22,3,$22;            ldw $4,ttable_first+0+COLUMN0($31) !tprello
    vlog3r0 $3,$6,$9,$3;        zapnot $8,3,$8
    vandw $22,FIELD1,$22;       ldw $6,ttable_first+0+COLUMN1($31) !tprello
    srl $7,48,$7;               stw $3,16+COLUMN2(OUT)
    vbisw $11,$22,$11;          ldw $22,ttable_first+0+COLUMN2($31) !tprello
    ldi OUT,32(OUT);            ldw $8,ttable_last+4($8) !tprello
    zapnot $4,3,$3;             vstd $11,ttable_first+32($31) !tprello
    clr $31;                    ldw $7,ttable_last+20($7) !tprello
    srl $6,16,$11;              ldl $3,ttable_rounds+0($3) !tprello
    vlog3r0 $24,$1,$8,$1;       nop
    zapnot $6,3,$6;             ldl $11,ttable_rounds+16($11) !tprello
    vlog3r0 $1,$2,$7,$1;        nop
    srl $22,16,$2;              ldw $7,ttable_first+32+COLUMN2($31) !tprello
    clr $31;                    stw $1,16+COLUMN3-32(OUT)
    vlog3r0 $5,$3,$11,$3;       ldw $11,ttable_first+32+COLUMN3($31) !tprello
    zapnot $7,3,$1;             ldl $6,ttable_rounds+0($6) !tprello
    zapnot $22,3,$22;           ldl $1,ttable_rounds+8($1) !tprello
    srl $11,16,$8;              ldl $2,ttable_rounds+16($2) !tprello
    zapnot $11,3,$11;           ldl $8,ttable_rounds+24($8) !tprello
    srl $4,16,$4;               ldl $11,ttable_rounds+8($11) !tprello
    vlog3r0 $21,$6,$2,$2;       ldw $6,ttable_first+32+COLUMN0($31) !tprello
    vlog3r0 $3,$1,$8,$0;        ldl $22,ttable_rounds+0($22) !tprello
    srl $7,16,$7;               ldw $3,ttable_first+0+COLUMN3($31) !tprello
    srl $6,16,$1;               ldw $8,ttable_first+32+COLUMN1($31) !tprello
    zapnot $6,3,$6;             ldl $1,ttable_rounds+24($1) !tprello
    srl $3,16,$24;              ldl $6,ttable_rounds+8($6) !tprello
    srl $8,16,$9;               ldl $24,ttable_rounds+16($24) !tprello
    vlog3r0 $2,$11,$1,$1;       ldl $9,ttable_rounds+24($9) !tprello
    zapnot $3,3,$3;             ldl $4,ttable_rounds+16($4) !tprello
    vlog3r0 $10,$22,$24,$22;    ldl $3,ttable_rounds+0($3) !tprello
    zapnot $8,3,$8;             ldl $7,ttable_rounds+24($7) !tprello
    vlog3r0 $22,$6,$9,$2;       ldl $8,ttable_rounds+8($8) !tprello
    vlog3r0 $26,$3,$4,$3;       ldw $4,ttable_first+16+COLUMN0($31) !tprello
    clr $31;                    stl $2,ttable_scratch+0($31) !tprello
    vlog3r0 $3,$8,$7,$3;        ldw $7,ttable_first+16+COLUMN1($31) !tprello
    zapnot $4,3,$8;             ldw $6,ttable_first+48+COLUMN2($31) !tprello
    srl $4,16,$9;               ldl $8,ttable_rounds+0($8) !tprello
    srl $7,16,$4;               ldw $22,ttable_first+48+COLUMN3($31) !tprello
    zapnot $6,3,$24;            ldl $4,ttable_rounds+16($4) !tprello
    zapnot $7,3,$7;             ldl $24,ttable_rounds+8($24) !tprello
    srl $22,16,$11;             ldl $7,ttable_rounds+0($7) !tprello
    vlog3r0 $5,$8,$4,$4;        ldl $11,ttable_rounds+24($11) !tprello
    zapnot $22,3,$22;           ldw $5,ttable_first+16+COLUMN2($31) !tprello
    srl $6,16,$6;               ldl $22,ttable_rounds+8($22) !tprello
    vlog3r0 $4,$24,$11,$4;      ldw $11,ttable_first+48+COLUMN0($31) !tprello
    srl $5,16,$24;              ldw $8,ttable_first+16+COLUMN3($31) !tprello
    zapnot $5,3,$5;             ldl $24,ttable_rounds+16($24) !tprello
    srl $11,16,$14;             ldl $12,ttable_rounds+0($5) !tprello
    srl $8,16,$5;               ldl $14,ttable_rounds+24($14) !tprello
    vlog3r0 $21,$7,$24,$7;      ldl $21,ttable_rounds+16($5) !tprello
    zapnot $11,3,$11;           ldw $24,ttable_first+48+COLUMN1($31) !tprello
    vlog3r0 $7,$22,$14,$5;      ldl $11,ttable_rounds+8($11) !tprello
    vlog3r0 $10,$12,$21,$10;    ldl $9,ttable_rounds+16($9) !tprello
    srl $24,16,$12;             ldl $21,ttable_rounds+24($6) !tprello
    zapnot $8,3,$8;             ldl $12,ttable_rounds+24($12) !tprello
    zapnot $24,3,$24;           ldl $8,ttable_rounds+0($8) !tprello
    zapnot $0,3,$6;             ldl $24,ttable_rounds+8($24) !tprello
    vlog3r0 $10,$11,$12,$7;     stl $4,ttable_scratch+8($31) !tprello
    vlog3r0 $26,$8,$9,$9;       ldl $8,ttable_keys+64($31) !tprello
    srl $1,16,$26;              stl $7,ttable_scratch+16($31) !tprello
    vlog3r0 $9,$24,$21,$9;      ldl $10,ttable_keys+72($31) !tprello
    zapnot $26,3,$11;           ldl $12,ttable_keys+80($31) !tprello
    srl $3,48,$13;              ldl $14,ttable_keys+88($31) !tprello
    zapnot $1,3,$15;            bne LEFT,\next
    .endm
