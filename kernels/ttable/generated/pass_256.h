# SPDX-License-Identifier: Apache-2.0
#
# Made by generate.py: two blocks, 14 rounds.
# 1570 instructions in 786 cycles; no order of them takes fewer than 785.
# A line is a cycle: what goes to pipe 0, and what goes to pipe 1.

# What the loop has of a pass before the pass before is over, for the first pass.
    .macro FIRST_STEPS
    subl LEFT,1,LEFT
    vldd $3,ttable_keys($31) !tprello
    ldi $25,32(IN)
    ldl $0,ttable_keys+32($31) !tprello
    selgt LEFT,$25,IN,IN
    ldl $1,ttable_keys+40($31) !tprello
    vldd $14,0(IN)
    ldl $2,ttable_keys+48($31) !tprello
    vxorw $14,$3,$14
    ldl $3,ttable_keys+56($31) !tprello
    vsllw $14,5,$4
    vandw $4,FIELD0,$4
    vsllw $14,13,$12
    vandw $12,FIELD1,$12
    vbisw $4,$12,$4
    vsrlw $14,11,$21
    vstd $4,ttable_first+0($31) !tprello
    vandw $21,FIELD0,$21
    ldw $4,ttable_first+0+COLUMN0($31) !tprello
    vsrlw $14,3,$14
    ldw $7,ttable_first+0+COLUMN1($31) !tprello
    vandw $14,FIELD1,$14
    ldw $15,ttable_first+0+COLUMN2($31) !tprello
    vbisw $21,$14,$14
    ldw $21,ttable_first+0+COLUMN3($31) !tprello
    zapnot $4,3,$22
    vstd $14,ttable_first+32($31) !tprello
    srl $7,16,$5
    ldl $22,ttable_rounds+0($22) !tprello
    zapnot $7,3,$7
    ldl $25,ttable_rounds+16($5) !tprello
    xor $0,$22,$22
    ldw $5,ttable_first+32+COLUMN2($31) !tprello
    xor $22,$25,$22
    ldw $25,ttable_first+32+COLUMN3($31) !tprello
    srl $15,16,$6
    ldl $7,ttable_rounds+0($7) !tprello
    zapnot $5,3,$13
    ldl $9,ttable_rounds+16($6) !tprello
    zapnot $15,3,$15
    ldl $13,ttable_rounds+8($13) !tprello
    srl $25,16,$6
    ldw $14,ttable_first+32+COLUMN0($31) !tprello
    zapnot $25,3,$25
    ldl $10,ttable_rounds+24($6) !tprello
    xor $1,$7,$8
    ldl $25,ttable_rounds+8($25) !tprello
    xor $22,$13,$13
    ldl $15,ttable_rounds+0($15) !tprello
    srl $14,16,$22
    ldw $6,ttable_first+32+COLUMN1($31) !tprello
    xor $13,$10,$7
    ldl $22,ttable_rounds+24($22) !tprello
    xor $8,$9,$8
    stl $7,ttable_scratch+0($31) !tprello
    xor $8,$25,$25
    ldw $8,ttable_first+16+COLUMN0($31) !tprello
    srl $21,16,$13
    ldw $9,ttable_first+16+COLUMN1($31) !tprello
    xor $25,$22,$10
    ldl $13,ttable_rounds+16($13) !tprello
    zapnot $14,3,$14
    stl $10,ttable_scratch+8($31) !tprello
    srl $6,16,$22
    ldl $14,ttable_rounds+8($14) !tprello
    xor $2,$15,$15
    ldl $22,ttable_rounds+24($22) !tprello
    xor $15,$13,$15
    ldw $11,ttable_first+48+COLUMN2($31) !tprello
    zapnot $21,3,$12
    ldw $13,ttable_first+48+COLUMN3($31) !tprello
    xor $15,$14,$14
    .endm

    .macro NEXT_PAIR next
    xor $14,$22,$14;            ldl $12,ttable_rounds+0($12) !tprello
    srl $4,16,$4;               stl $14,ttable_scratch+16($31) !tprello
    zapnot $6,3,$6;             ldl $4,ttable_rounds+16($4) !tprello
    srl $5,16,$5;               ldl $6,ttable_rounds+8($6) !tprello
    xor $3,$12,$12;             ldl $5,ttable_rounds+24($5) !tprello
    zapnot $8,3,$15;            ldw $21,ttable_first+16+COLUMN2($31) !tprello
    xor $12,$4,$4;              ldl $15,ttable_rounds+0($15) !tprello
    xor $4,$6,$4;               ldw $6,ttable_first+48+COLUMN0($31) !tprello
    xor $4,$5,$4;               ldw $5,ttable_first+16+COLUMN3($31) !tprello
    srl $9,16,$12;              stl $4,ttable_scratch+24($31) !tprello
    zapnot $11,3,$22;           ldl $12,ttable_rounds+16($12) !tprello
    srl $13,16,$23;             ldl $22,ttable_rounds+8($22) !tprello
    xor $0,$15,$0;              ldl $23,ttable_rounds+24($23) !tprello
    zapnot $9,3,$9;             ldw $15,ttable_first+48+COLUMN1($31) !tprello
    xor $0,$12,$0;              ldl $9,ttable_rounds+0($9) !tprello
    xor $0,$22,$0;              ldl $22,ttable_keys+64($31) !tprello
    xor $0,$23,$0;              ldl $23,ttable_keys+72($31) !tprello
    srl $21,16,$12;             stl $0,ttable_scratch+32($31) !tprello
    zapnot $13,3,$13;           ldl $12,ttable_rounds+16($12) !tprello
    srl $6,16,$24;              ldl $13,ttable_rounds+8($13) !tprello
    xor $1,$9,$1;               ldl $24,ttable_rounds+24($24) !tprello
    zapnot $21,3,$21;           ldl $9,ttable_keys+80($31) !tprello
    xor $1,$12,$1;              ldl $21,ttable_rounds+0($21) !tprello
    xor $1,$13,$1;              ldl $13,ttable_keys+88($31) !tprello
    xor $1,$24,$1;              ldhu $24,ttable_scratch+8+2($31) !tprello
    srl $5,16,$12;              stl $1,ttable_scratch+40($31) !tprello
    zapnot $6,3,$6;             ldl $12,ttable_rounds+16($12) !tprello
    srl $15,16,$25;             ldl $6,ttable_rounds+8($6) !tprello
    xor $2,$21,$2;              ldl $25,ttable_rounds+24($25) !tprello
    zapnot $5,3,$5;             ldl $24,ttable_rounds+16($24) !tprello
    xor $2,$12,$2;              ldl $5,ttable_rounds+0($5) !tprello
    xor $2,$6,$2;               ldhu $6,ttable_scratch+16+4($31) !tprello
    xor $2,$25,$2;              ldhu $25,ttable_scratch+16+2($31) !tprello
    srl $8,16,$8;               stl $2,ttable_scratch+48($31) !tprello
    zapnot $15,3,$15;           ldl $8,ttable_rounds+16($8) !tprello
    srl $11,16,$11;             ldl $15,ttable_rounds+8($15) !tprello
    xor $3,$5,$3;               ldl $11,ttable_rounds+24($11) !tprello
    zapnot $7,3,$5;             ldl $6,ttable_rounds+8($6) !tprello
    xor $3,$8,$3;               ldl $5,ttable_rounds+0($5) !tprello
    xor $3,$15,$3;              ldl $25,ttable_rounds+16($25) !tprello
    xor $3,$11,$3;              ldhu $11,ttable_scratch+24+4($31) !tprello
    srl $4,48,$15;              stl $3,ttable_scratch+56($31) !tprello
    xor $22,$5,$5;              ldl $15,ttable_rounds+24($15) !tprello
    xor $5,$24,$5;              ldhu $24,ttable_scratch+24+2($31) !tprello
    xor $5,$6,$5;               ldl $11,ttable_rounds+8($11) !tprello
    zapnot $10,3,$6;            ldhu $8,ttable_scratch+0+4($31) !tprello
    xor $5,$15,$5;              ldl $6,ttable_rounds+0($6) !tprello
    srl $7,48,$7;               ldl $24,ttable_rounds+16($24) !tprello
    zapnot $14,3,$15;           ldl $7,ttable_rounds+24($7) !tprello
    srl $10,48,$10;             ldl $15,ttable_rounds+0($15) !tprello
    xor $23,$6,$6;              ldl $8,ttable_rounds+8($8) !tprello
    xor $6,$25,$6;              ldl $10,ttable_rounds+24($10) !tprello
    xor $6,$11,$6;              ldhu $11,ttable_scratch+0+2($31) !tprello
    xor $6,$7,$6;               ldhu $7,ttable_scratch+8+4($31) !tprello
    xor $9,$15,$15;             stl $6,ttable_scratch+64($31) !tprello
    xor $15,$24,$15;            ldhu $24,ttable_scratch+40+2($31) !tprello
    xor $15,$8,$8;              ldl $11,ttable_rounds+16($11) !tprello
    xor $8,$10,$8;              ldl $7,ttable_rounds+8($7) !tprello
    zapnot $4,3,$4;             stl $8,ttable_scratch+72($31) !tprello
    srl $14,48,$14;             ldl $4,ttable_rounds+0($4) !tprello
    zapnot $0,3,$10;            ldl $14,ttable_rounds+24($14) !tprello
    srl $3,48,$15;              ldl $10,ttable_rounds+0($10) !tprello
    zapnot $1,3,$25;            ldl $24,ttable_rounds+16($24) !tprello
    xor $13,$4,$4;              ldhu $12,ttable_scratch+48+4($31) !tprello
    xor $4,$11,$4;              ldl $15,ttable_rounds+24($15) !tprello
    xor $4,$7,$4;               ldl $25,ttable_rounds+0($25) !tprello
    xor $4,$14,$4;              ldhu $14,ttable_scratch+48+2($31) !tprello
    xor $22,$10,$10;            stl $4,ttable_scratch+80($31) !tprello
    xor $10,$24,$10;            ldl $12,ttable_rounds+8($12) !tprello
    srl $0,48,$0;               ldhu $24,ttable_scratch+56+4($31) !tprello
    xor $23,$25,$23;            ldl $14,ttable_rounds+16($14) !tprello
    zapnot $2,3,$25;            ldl $0,ttable_rounds+24($0) !tprello
    xor $10,$12,$10;            ldl $25,ttable_rounds+0($25) !tprello
    xor $10,$15,$10;            ldl $24,ttable_rounds+8($24) !tprello
    xor $23,$14,$14;            ldhu $23,ttable_scratch+56+2($31) !tprello
    srl $1,48,$1;               ldhu $15,ttable_scratch+32+4($31) !tprello
    xor $9,$25,$9;              ldl $1,ttable_rounds+24($1) !tprello
    xor $14,$24,$14;            ldhu $24,ttable_scratch+32+2($31) !tprello
    xor $14,$0,$0;              ldl $23,ttable_rounds+16($23) !tprello
    zapnot $3,3,$3;             ldl $15,ttable_rounds+8($15) !tprello
    srl $2,48,$2;               ldl $3,ttable_rounds+0($3) !tprello
    zapnot $5,3,$14;            ldl $24,ttable_rounds+16($24) !tprello
    xor $9,$23,$9;              ldhu $23,ttable_scratch+40+4($31) !tprello
    xor $9,$15,$9;              ldl $2,ttable_rounds+24($2) !tprello
    xor $9,$1,$1;               stl $0,ttable_scratch+88($31) !tprello
    xor $13,$3,$3;              stl $1,ttable_scratch+96($31) !tprello
    xor $3,$24,$3;              ldl $23,ttable_rounds+8($23) !tprello
    srl $4,48,$24;              ldl $13,ttable_keys+96($31) !tprello
    zapnot $6,3,$9;             ldl $15,ttable_keys+104($31) !tprello
    srl $5,48,$25;              ldl $12,ttable_keys+112($31) !tprello
    xor $3,$23,$3;              ldl $23,ttable_keys+120($31) !tprello
    xor $3,$2,$2;               ldl $14,ttable_rounds+0($14) !tprello
    zapnot $8,3,$3;             stl $2,ttable_scratch+104($31) !tprello
    srl $5,32,$22;              ldhu $7,ttable_scratch+64+2($31) !tprello
    zapnot $22,3,$22;           ldhu $11,ttable_scratch+72+4($31) !tprello
    xor $13,$14,$14;            ldl $24,ttable_rounds+24($24) !tprello
    srl $6,48,$6;               ldl $9,ttable_rounds+0($9) !tprello
    zapnot $4,3,$4;             ldl $7,ttable_rounds+16($7) !tprello
    srl $5,16,$5;               ldl $11,ttable_rounds+8($11) !tprello
    zapnot $5,3,$5;             ldhu $21,ttable_scratch+72+2($31) !tprello
    xor $15,$9,$9;              ldhu $26,ttable_scratch+80+4($31) !tprello
    xor $14,$7,$7;              ldl $25,ttable_rounds+24($25) !tprello
    xor $7,$11,$7;              ldl $3,ttable_rounds+0($3) !tprello
    xor $7,$24,$7;              ldl $21,ttable_rounds+16($21) !tprello
    srl $8,48,$8;               ldl $26,ttable_rounds+8($26) !tprello
    zapnot $10,3,$24;           ldhu $11,ttable_scratch+80+2($31) !tprello
    xor $12,$3,$3;              ldl $22,ttable_rounds+8($22) !tprello
    xor $9,$21,$9;              ldl $6,ttable_rounds+24($6) !tprello
    xor $9,$26,$9;              ldl $4,ttable_rounds+0($4) !tprello
    xor $9,$25,$9;              ldl $11,ttable_rounds+16($11) !tprello
    srl $2,48,$25;              ldl $5,ttable_rounds+16($5) !tprello
    zapnot $0,3,$26;            ldhu $21,ttable_scratch+64+4($31) !tprello
    xor $23,$4,$4;              ldl $8,ttable_rounds+24($8) !tprello
    xor $3,$11,$3;              stl $7,ttable_scratch+112($31) !tprello
    xor $3,$22,$3;              ldl $24,ttable_rounds+0($24) !tprello
    xor $3,$6,$3;               ldl $21,ttable_rounds+8($21) !tprello
    xor $4,$5,$4;               stl $3,ttable_scratch+120($31) !tprello
    srl $10,48,$5;              ldhu $6,ttable_scratch+88+2($31) !tprello
    xor $13,$24,$13;            ldhu $24,ttable_scratch+96+4($31) !tprello
    xor $4,$21,$4;              ldl $25,ttable_rounds+24($25) !tprello
    xor $4,$8,$4;               ldl $26,ttable_rounds+0($26) !tprello
    zapnot $1,3,$8;             stl $4,ttable_scratch+128($31) !tprello
    srl $10,32,$21;             ldl $6,ttable_rounds+16($6) !tprello
    zapnot $21,3,$21;           ldl $24,ttable_rounds+8($24) !tprello
    xor $15,$26,$15;            ldhu $26,ttable_scratch+96+2($31) !tprello
    srl $0,48,$0;               ldhu $22,ttable_scratch+104+4($31) !tprello
    xor $13,$6,$6;              ldl $5,ttable_rounds+24($5) !tprello
    xor $6,$24,$6;              ldl $8,ttable_rounds+0($8) !tprello
    xor $6,$25,$6;              ldl $26,ttable_rounds+16($26) !tprello
    zapnot $2,3,$2;             ldl $22,ttable_rounds+8($22) !tprello
    srl $10,16,$10;             ldhu $25,ttable_scratch+104+2($31) !tprello
    xor $12,$8,$8;              ldl $21,ttable_rounds+8($21) !tprello
    xor $15,$26,$15;            ldl $0,ttable_rounds+24($0) !tprello
    xor $15,$22,$15;            ldl $2,ttable_rounds+0($2) !tprello
    xor $15,$5,$5;              ldl $25,ttable_rounds+16($25) !tprello
    zapnot $10,3,$10;           ldhu $15,ttable_scratch+88+4($31) !tprello
    srl $1,48,$1;               ldl $10,ttable_rounds+16($10) !tprello
    xor $23,$2,$2;              ldl $1,ttable_rounds+24($1) !tprello
    xor $8,$25,$8;              stl $6,ttable_scratch+136($31) !tprello
    xor $8,$21,$8;              ldl $15,ttable_rounds+8($15) !tprello
    xor $8,$0,$0;               ldl $8,ttable_keys+128($31) !tprello
    xor $2,$10,$2;              stl $0,ttable_scratch+144($31) !tprello
    zapnot $7,3,$10;            ldl $21,ttable_keys+136($31) !tprello
    xor $2,$15,$2;              ldl $15,ttable_keys+144($31) !tprello
    xor $2,$1,$1;               ldl $2,ttable_keys+152($31) !tprello
    srl $9,16,$25;              stl $1,ttable_scratch+152($31) !tprello
    zapnot $25,3,$25;           ldl $10,ttable_rounds+0($10) !tprello
    srl $4,48,$23;              ldl $25,ttable_rounds+16($25) !tprello
    zapnot $9,3,$22;            ldhu $26,ttable_scratch+120+4($31) !tprello
    srl $7,48,$7;               ldl $23,ttable_rounds+24($23) !tprello
    xor $8,$10,$10;             ldl $22,ttable_rounds+0($22) !tprello
    xor $10,$25,$10;            ldhu $25,ttable_scratch+120+2($31) !tprello
    zapnot $3,3,$12;            ldl $26,ttable_rounds+8($26) !tprello
    srl $9,48,$24;              ldhu $13,ttable_scratch+128+4($31) !tprello
    xor $21,$22,$22;            ldl $7,ttable_rounds+24($7) !tprello
    zapnot $4,3,$4;             ldl $25,ttable_rounds+16($25) !tprello
    xor $10,$26,$10;            ldl $12,ttable_rounds+0($12) !tprello
    xor $10,$23,$10;            ldl $13,ttable_rounds+8($13) !tprello
    srl $9,32,$9;               ldhu $23,ttable_scratch+128+2($31) !tprello
    xor $22,$25,$22;            ldhu $25,ttable_scratch+112+4($31) !tprello
    xor $15,$12,$12;            ldl $24,ttable_rounds+24($24) !tprello
    xor $22,$13,$13;            ldl $4,ttable_rounds+0($4) !tprello
    xor $13,$7,$7;              ldl $23,ttable_rounds+16($23) !tprello
    zapnot $9,3,$9;             ldl $25,ttable_rounds+8($25) !tprello
    srl $3,48,$3;               ldhu $13,ttable_scratch+112+2($31) !tprello
    xor $2,$4,$4;               ldl $9,ttable_rounds+8($9) !tprello
    xor $12,$23,$12;            ldl $3,ttable_rounds+24($3) !tprello
    xor $12,$25,$12;            stl $10,ttable_scratch+160($31) !tprello
    xor $12,$24,$12;            ldl $13,ttable_rounds+16($13) !tprello
    zapnot $6,3,$24;            stl $7,ttable_scratch+168($31) !tprello
    srl $5,16,$25;              ldl $24,ttable_rounds+0($24) !tprello
    zapnot $25,3,$25;           ldhu $23,ttable_scratch+144+4($31) !tprello
    xor $4,$13,$4;              ldl $25,ttable_rounds+16($25) !tprello
    xor $4,$9,$4;               ldhu $9,ttable_scratch+144+2($31) !tprello
    xor $4,$3,$3;               ldhu $4,ttable_scratch+152+4($31) !tprello
    srl $1,48,$13;              stl $3,ttable_scratch+176($31) !tprello
    xor $8,$24,$8;              ldl $23,ttable_rounds+8($23) !tprello
    xor $8,$25,$8;              ldl $13,ttable_rounds+24($13) !tprello
    zapnot $5,3,$25;            ldl $9,ttable_rounds+16($9) !tprello
    srl $6,48,$6;               ldl $25,ttable_rounds+0($25) !tprello
    xor $8,$23,$8;              ldl $4,ttable_rounds+8($4) !tprello
    xor $8,$13,$8;              ldl $6,ttable_rounds+24($6) !tprello
    zapnot $0,3,$13;            ldhu $23,ttable_scratch+152+2($31) !tprello
    xor $21,$25,$21;            ldl $13,ttable_rounds+0($13) !tprello
    xor $21,$9,$9;              ldhu $21,ttable_scratch+136+4($31) !tprello
    xor $9,$4,$4;               ldhu $9,ttable_scratch+136+2($31) !tprello
    xor $4,$6,$4;               ldl $23,ttable_rounds+16($23) !tprello
    srl $5,48,$6;               stl $8,ttable_scratch+184($31) !tprello
    xor $15,$13,$13;            ldl $21,ttable_rounds+8($21) !tprello
    zapnot $1,3,$1;             ldl $6,ttable_rounds+24($6) !tprello
    xor $13,$23,$13;            ldl $1,ttable_rounds+0($1) !tprello
    srl $5,32,$5;               ldl $9,ttable_rounds+16($9) !tprello
    xor $13,$21,$13;            stl $4,ttable_scratch+192($31) !tprello
    xor $13,$6,$6;              ldl $13,ttable_keys+160($31) !tprello
    zapnot $5,3,$5;             ldl $21,ttable_keys+168($31) !tprello
    srl $0,48,$0;               ldl $5,ttable_rounds+8($5) !tprello
    xor $2,$1,$1;               ldl $0,ttable_rounds+24($0) !tprello
    xor $1,$9,$1;               ldl $9,ttable_keys+176($31) !tprello
    zapnot $10,3,$2;            ldl $23,ttable_keys+184($31) !tprello
    xor $1,$5,$1;               ldl $2,ttable_rounds+0($2) !tprello
    xor $1,$0,$0;               ldhu $1,ttable_scratch+168+2($31) !tprello
    srl $12,32,$5;              stl $0,ttable_scratch+200($31) !tprello
    zapnot $5,3,$5;             ldhu $15,ttable_scratch+176+4($31) !tprello
    srl $3,48,$25;              ldl $5,ttable_rounds+8($5) !tprello
    xor $13,$2,$2;              ldl $1,ttable_rounds+16($1) !tprello
    zapnot $7,3,$24;            ldl $25,ttable_rounds+24($25) !tprello
    srl $12,16,$22;             ldl $24,ttable_rounds+0($24) !tprello
    zapnot $22,3,$22;           ldl $15,ttable_rounds+8($15) !tprello
    xor $2,$1,$1;               ldl $22,ttable_rounds+16($22) !tprello
    xor $1,$5,$1;               ldhu $5,ttable_scratch+176+2($31) !tprello
    xor $1,$25,$1;              ldhu $25,ttable_scratch+160+4($31) !tprello
    srl $10,48,$10;             ldhu $2,ttable_scratch+160+2($31) !tprello
    xor $21,$24,$24;            ldl $10,ttable_rounds+24($10) !tprello
    xor $24,$22,$22;            ldl $5,ttable_rounds+16($5) !tprello
    xor $22,$15,$15;            ldl $25,ttable_rounds+8($25) !tprello
    zapnot $12,3,$22;           ldl $2,ttable_rounds+16($2) !tprello
    xor $15,$10,$10;            ldl $22,ttable_rounds+0($22) !tprello
    srl $7,48,$7;               ldhu $15,ttable_scratch+168+4($31) !tprello
    zapnot $3,3,$3;             ldl $7,ttable_rounds+24($7) !tprello
    srl $12,48,$12;             ldl $3,ttable_rounds+0($3) !tprello
    xor $9,$22,$22;             ldl $12,ttable_rounds+24($12) !tprello
    xor $22,$5,$5;              ldl $15,ttable_rounds+8($15) !tprello
    xor $5,$25,$5;              stl $1,ttable_scratch+208($31) !tprello
    xor $5,$7,$5;               stl $10,ttable_scratch+216($31) !tprello
    xor $23,$3,$3;              stl $5,ttable_scratch+224($31) !tprello
    xor $3,$2,$2;               ldhu $3,ttable_scratch+192+2($31) !tprello
    xor $2,$15,$2;              ldhu $15,ttable_scratch+200+4($31) !tprello
    xor $2,$12,$2;              ldhu $12,ttable_scratch+200+2($31) !tprello
    zapnot $8,3,$7;             ldhu $25,ttable_scratch+184+4($31) !tprello
    srl $6,32,$22;              ldl $7,ttable_rounds+0($7) !tprello
    zapnot $22,3,$22;           ldl $3,ttable_rounds+16($3) !tprello
    srl $0,48,$24;              ldl $22,ttable_rounds+8($22) !tprello
    zapnot $4,3,$26;            ldl $24,ttable_rounds+24($24) !tprello
    xor $13,$7,$7;              ldl $26,ttable_rounds+0($26) !tprello
    xor $7,$3,$3;               ldl $15,ttable_rounds+8($15) !tprello
    xor $3,$22,$3;              ldl $12,ttable_rounds+16($12) !tprello
    xor $3,$24,$3;              ldl $25,ttable_rounds+8($25) !tprello
    srl $6,16,$24;              ldhu $22,ttable_scratch+184+2($31) !tprello
    zapnot $24,3,$24;           ldhu $7,ttable_scratch+192+4($31) !tprello
    srl $8,48,$8;               ldl $24,ttable_rounds+16($24) !tprello
    xor $21,$26,$21;            ldl $8,ttable_rounds+24($8) !tprello
    zapnot $6,3,$26;            ldl $22,ttable_rounds+16($22) !tprello
    srl $4,48,$4;               ldl $26,ttable_rounds+0($26) !tprello
    xor $21,$24,$21;            ldl $4,ttable_rounds+24($4) !tprello
    xor $21,$15,$15;            ldl $7,ttable_rounds+8($7) !tprello
    xor $15,$8,$8;              stl $3,ttable_scratch+232($31) !tprello
    xor $9,$26,$9;              stl $8,ttable_scratch+240($31) !tprello
    xor $9,$12,$9;              ldl $12,ttable_keys+192($31) !tprello
    xor $9,$25,$9;              ldl $25,ttable_keys+200($31) !tprello
    xor $9,$4,$4;               ldl $9,ttable_keys+208($31) !tprello
    zapnot $0,3,$0;             stl $4,ttable_scratch+248($31) !tprello
    srl $6,48,$6;               ldl $0,ttable_rounds+0($0) !tprello
    zapnot $1,3,$26;            ldl $6,ttable_rounds+24($6) !tprello
    srl $2,48,$15;              ldl $21,ttable_keys+216($31) !tprello
    zapnot $10,3,$24;           ldl $26,ttable_rounds+0($26) !tprello
    xor $23,$0,$0;              ldhu $23,ttable_scratch+216+2($31) !tprello
    xor $0,$22,$0;              ldhu $22,ttable_scratch+224+4($31) !tprello
    xor $0,$7,$0;               ldl $15,ttable_rounds+24($15) !tprello
    xor $0,$6,$0;               ldl $24,ttable_rounds+0($24) !tprello
    xor $12,$26,$26;            ldl $23,ttable_rounds+16($23) !tprello
    srl $2,32,$6;               ldl $22,ttable_rounds+8($22) !tprello
    zapnot $6,3,$6;             ldhu $7,ttable_scratch+224+2($31) !tprello
    srl $1,48,$1;               ldl $6,ttable_rounds+8($6) !tprello
    xor $26,$23,$23;            ldl $1,ttable_rounds+24($1) !tprello
    xor $23,$22,$22;            ldhu $23,ttable_scratch+208+4($31) !tprello
    xor $22,$15,$15;            ldl $7,ttable_rounds+16($7) !tprello
    xor $25,$24,$24;            ldhu $22,ttable_scratch+208+2($31) !tprello
    zapnot $5,3,$26;            ldhu $13,ttable_scratch+216+4($31) !tprello
    srl $2,16,$11;              ldl $26,ttable_rounds+0($26) !tprello
    xor $24,$7,$7;              ldl $23,ttable_rounds+8($23) !tprello
    xor $7,$6,$6;               ldl $22,ttable_rounds+16($22) !tprello
    xor $6,$1,$1;               ldl $13,ttable_rounds+8($13) !tprello
    zapnot $11,3,$11;           stl $15,ttable_scratch+256($31) !tprello
    srl $10,48,$10;             ldl $11,ttable_rounds+16($11) !tprello
    xor $9,$26,$26;             ldl $10,ttable_rounds+24($10) !tprello
    zapnot $2,3,$2;             stl $1,ttable_scratch+264($31) !tprello
    srl $5,48,$5;               ldl $2,ttable_rounds+0($2) !tprello
    xor $26,$11,$11;            ldl $5,ttable_rounds+24($5) !tprello
    xor $11,$23,$11;            ldhu $23,ttable_scratch+240+2($31) !tprello
    xor $11,$10,$10;            ldhu $11,ttable_scratch+248+4($31) !tprello
    xor $21,$2,$2;              stl $10,ttable_scratch+272($31) !tprello
    xor $2,$22,$2;              ldhu $22,ttable_scratch+248+2($31) !tprello
    xor $2,$13,$2;              ldl $23,ttable_rounds+16($23) !tprello
    xor $2,$5,$2;               ldl $11,ttable_rounds+8($11) !tprello
    zapnot $3,3,$5;             stl $2,ttable_scratch+280($31) !tprello
    srl $0,48,$13;              ldl $5,ttable_rounds+0($5) !tprello
    zapnot $8,3,$26;            ldl $13,ttable_rounds+24($13) !tprello
    srl $0,32,$6;               ldl $26,ttable_rounds+0($26) !tprello
    zapnot $6,3,$6;             ldl $22,ttable_rounds+16($22) !tprello
    xor $12,$5,$5;              ldl $6,ttable_rounds+8($6) !tprello
    xor $5,$23,$5;              ldhu $23,ttable_scratch+232+4($31) !tprello
    xor $5,$11,$5;              ldhu $11,ttable_scratch+232+2($31) !tprello
    xor $5,$13,$5;              ldhu $13,ttable_scratch+240+4($31) !tprello
    srl $3,48,$3;               ldl $12,ttable_keys+224($31) !tprello
    xor $25,$26,$25;            ldl $3,ttable_rounds+24($3) !tprello
    xor $25,$22,$22;            ldl $23,ttable_rounds+8($23) !tprello
    xor $22,$6,$6;              ldl $11,ttable_rounds+16($11) !tprello
    zapnot $4,3,$22;            ldl $13,ttable_rounds+8($13) !tprello
    xor $6,$3,$3;               ldl $22,ttable_rounds+0($22) !tprello
    srl $0,16,$6;               stl $3,ttable_scratch+288($31) !tprello
    zapnot $6,3,$6;             ldl $25,ttable_keys+232($31) !tprello
    srl $8,48,$8;               ldl $6,ttable_rounds+16($6) !tprello
    xor $9,$22,$9;              ldl $8,ttable_rounds+24($8) !tprello
    zapnot $0,3,$0;             ldl $22,ttable_keys+240($31) !tprello
    srl $4,48,$4;               ldl $0,ttable_rounds+0($0) !tprello
    xor $9,$6,$6;               ldl $4,ttable_rounds+24($4) !tprello
    xor $6,$23,$6;              ldl $23,ttable_keys+248($31) !tprello
    xor $6,$8,$6;               ldhu $8,ttable_scratch+264+2($31) !tprello
    xor $21,$0,$0;              stl $6,ttable_scratch+296($31) !tprello
    xor $0,$11,$0;              ldhu $11,ttable_scratch+272+4($31) !tprello
    xor $0,$13,$0;              ldhu $13,ttable_scratch+272+2($31) !tprello
    xor $0,$4,$0;               ldl $8,ttable_rounds+16($8) !tprello
    zapnot $15,3,$4;            stl $0,ttable_scratch+304($31) !tprello
    srl $2,48,$21;              ldl $4,ttable_rounds+0($4) !tprello
    zapnot $1,3,$9;             ldl $11,ttable_rounds+8($11) !tprello
    srl $15,48,$15;             ldl $21,ttable_rounds+24($21) !tprello
    zapnot $10,3,$26;           ldl $9,ttable_rounds+0($9) !tprello
    xor $12,$4,$4;              ldl $13,ttable_rounds+16($13) !tprello
    xor $4,$8,$4;               ldhu $8,ttable_scratch+280+4($31) !tprello
    xor $4,$11,$4;              ldl $15,ttable_rounds+24($15) !tprello
    xor $4,$21,$4;              ldl $26,ttable_rounds+0($26) !tprello
    xor $25,$9,$9;              ldhu $21,ttable_scratch+280+2($31) !tprello
    xor $9,$13,$9;              ldl $8,ttable_rounds+8($8) !tprello
    srl $1,48,$1;               ldhu $13,ttable_scratch+256+4($31) !tprello
    xor $22,$26,$26;            ldl $1,ttable_rounds+24($1) !tprello
    zapnot $2,3,$2;             ldl $21,ttable_rounds+16($21) !tprello
    xor $9,$8,$8;               ldl $2,ttable_rounds+0($2) !tprello
    xor $8,$15,$8;              ldl $13,ttable_rounds+8($13) !tprello
    srl $10,48,$10;             ldhu $15,ttable_scratch+256+2($31) !tprello
    xor $26,$21,$21;            ldhu $26,ttable_scratch+264+4($31) !tprello
    xor $23,$2,$2;              ldl $10,ttable_rounds+24($10) !tprello
    xor $21,$13,$13;            stl $8,ttable_scratch+312($31) !tprello
    xor $13,$1,$1;              ldl $15,ttable_rounds+16($15) !tprello
    zapnot $5,3,$13;            ldl $26,ttable_rounds+8($26) !tprello
    srl $0,48,$21;              stl $1,ttable_scratch+320($31) !tprello
    zapnot $3,3,$9;             ldl $13,ttable_rounds+0($13) !tprello
    xor $2,$15,$2;              ldhu $15,ttable_scratch+288+2($31) !tprello
    xor $2,$26,$2;              ldhu $26,ttable_scratch+296+4($31) !tprello
    xor $2,$10,$2;              ldl $21,ttable_rounds+24($21) !tprello
    xor $12,$13,$12;            stl $2,ttable_scratch+328($31) !tprello
    srl $5,48,$13;              ldl $15,ttable_rounds+16($15) !tprello
    zapnot $6,3,$10;            ldl $26,ttable_rounds+8($26) !tprello
    srl $5,32,$11;              ldl $9,ttable_rounds+0($9) !tprello
    zapnot $11,3,$11;           ldhu $7,ttable_scratch+296+2($31) !tprello
    xor $12,$15,$12;            ldhu $15,ttable_scratch+304+4($31) !tprello
    xor $12,$26,$12;            ldl $13,ttable_rounds+24($13) !tprello
    xor $12,$21,$12;            ldl $10,ttable_rounds+0($10) !tprello
    xor $25,$9,$9;              ldl $7,ttable_rounds+16($7) !tprello
    srl $3,48,$3;               ldl $15,ttable_rounds+8($15) !tprello
    zapnot $0,3,$0;             ldhu $25,ttable_scratch+304+2($31) !tprello
    xor $22,$10,$10;            ldl $11,ttable_rounds+8($11) !tprello
    xor $9,$7,$7;               ldl $3,ttable_rounds+24($3) !tprello
    xor $7,$15,$7;              ldl $0,ttable_rounds+0($0) !tprello
    xor $7,$13,$7;              ldl $25,ttable_rounds+16($25) !tprello
    srl $5,16,$5;               ldhu $13,ttable_scratch+288+4($31) !tprello
    zapnot $5,3,$5;             stl $12,ttable_scratch+336($31) !tprello
    srl $6,48,$6;               ldl $5,ttable_rounds+16($5) !tprello
    xor $10,$25,$10;            ldl $6,ttable_rounds+24($6) !tprello
    xor $10,$11,$10;            ldl $13,ttable_rounds+8($13) !tprello
    xor $10,$3,$3;              ldl $10,ttable_keys+256($31) !tprello
    xor $23,$0,$0;              stl $3,ttable_scratch+344($31) !tprello
    xor $0,$5,$0;               ldl $5,ttable_keys+264($31) !tprello
    xor $0,$13,$0;              ldl $13,ttable_keys+272($31) !tprello
    xor $0,$6,$0;               ldl $6,ttable_keys+280($31) !tprello
    zapnot $4,3,$23;            stl $0,ttable_scratch+352($31) !tprello
    srl $2,48,$11;              ldl $23,ttable_rounds+0($23) !tprello
    zapnot $8,3,$25;            ldhu $15,ttable_scratch+312+2($31) !tprello
    srl $4,48,$9;               ldhu $22,ttable_scratch+320+4($31) !tprello
    zapnot $1,3,$21;            ldl $11,ttable_rounds+24($11) !tprello
    xor $10,$23,$23;            ldl $25,ttable_rounds+0($25) !tprello
    srl $4,32,$26;              ldl $15,ttable_rounds+16($15) !tprello
    zapnot $26,3,$26;           ldl $22,ttable_rounds+8($22) !tprello
    srl $8,48,$8;               ldhu $24,ttable_scratch+320+2($31) !tprello
    xor $5,$25,$25;             ldhu $14,ttable_scratch+328+4($31) !tprello
    xor $23,$15,$15;            ldl $9,ttable_rounds+24($9) !tprello
    xor $15,$22,$15;            ldl $21,ttable_rounds+0($21) !tprello
    xor $15,$11,$11;            ldl $24,ttable_rounds+16($24) !tprello
    zapnot $2,3,$2;             ldl $14,ttable_rounds+8($14) !tprello
    srl $4,16,$4;               ldhu $15,ttable_scratch+328+2($31) !tprello
    xor $13,$21,$21;            ldl $26,ttable_rounds+8($26) !tprello
    xor $25,$24,$24;            ldl $8,ttable_rounds+24($8) !tprello
    xor $24,$14,$14;            ldl $2,ttable_rounds+0($2) !tprello
    xor $14,$9,$9;              ldl $15,ttable_rounds+16($15) !tprello
    zapnot $4,3,$4;             ldhu $14,ttable_scratch+312+4($31) !tprello
    srl $1,48,$1;               ldl $4,ttable_rounds+16($4) !tprello
    xor $6,$2,$2;               ldl $1,ttable_rounds+24($1) !tprello
    xor $21,$15,$15;            stl $11,ttable_scratch+360($31) !tprello
    xor $15,$26,$15;            ldl $14,ttable_rounds+8($14) !tprello
    xor $15,$8,$8;              stl $9,ttable_scratch+368($31) !tprello
    xor $2,$4,$2;               ldhu $4,ttable_scratch+344+4($31) !tprello
    zapnot $12,3,$15;           ldhu $26,ttable_scratch+344+2($31) !tprello
    xor $2,$14,$2;              ldl $15,ttable_rounds+0($15) !tprello
    xor $2,$1,$1;               ldhu $2,ttable_scratch+352+4($31) !tprello
    srl $7,16,$14;              stl $1,ttable_scratch+376($31) !tprello
    zapnot $14,3,$14;           ldl $4,ttable_rounds+8($4) !tprello
    srl $0,48,$21;              ldl $14,ttable_rounds+16($14) !tprello
    xor $10,$15,$10;            ldl $21,ttable_rounds+24($21) !tprello
    zapnot $7,3,$15;            ldl $26,ttable_rounds+16($26) !tprello
    srl $12,48,$12;             ldl $15,ttable_rounds+0($15) !tprello
    xor $10,$14,$10;            ldl $2,ttable_rounds+8($2) !tprello
    xor $10,$4,$4;              ldl $12,ttable_rounds+24($12) !tprello
    xor $4,$21,$4;              ldhu $21,ttable_scratch+352+2($31) !tprello
    xor $5,$15,$5;              ldhu $15,ttable_scratch+336+4($31) !tprello
    xor $5,$26,$5;              ldhu $26,ttable_scratch+336+2($31) !tprello
    xor $5,$2,$2;               stl $4,ttable_scratch+384($31) !tprello
    xor $2,$12,$2;              ldl $21,ttable_rounds+16($21) !tprello
    zapnot $3,3,$12;            ldl $15,ttable_rounds+8($15) !tprello
    srl $7,48,$5;               ldl $12,ttable_rounds+0($12) !tprello
    zapnot $0,3,$0;             ldl $5,ttable_rounds+24($5) !tprello
    srl $7,32,$7;               ldl $0,ttable_rounds+0($0) !tprello
    zapnot $7,3,$7;             ldl $26,ttable_rounds+16($26) !tprello
    xor $13,$12,$12;            ldl $7,ttable_rounds+8($7) !tprello
    xor $12,$21,$12;            stl $2,ttable_scratch+392($31) !tprello
    xor $12,$15,$12;            ldl $15,ttable_keys+288($31) !tprello
    xor $12,$5,$5;              ldl $12,ttable_keys+296($31) !tprello
    srl $3,48,$3;               ldl $21,ttable_keys+304($31) !tprello
    xor $6,$0,$0;               ldl $3,ttable_rounds+24($3) !tprello
    xor $0,$26,$0;              ldl $26,ttable_keys+312($31) !tprello
    xor $0,$7,$0;               ldhu $7,ttable_scratch+368+2($31) !tprello
    zapnot $11,3,$6;            ldhu $13,ttable_scratch+376+4($31) !tprello
    xor $0,$3,$0;               ldl $6,ttable_rounds+0($6) !tprello
    srl $8,32,$3;               stl $0,ttable_scratch+400($31) !tprello
    zapnot $3,3,$3;             ldl $7,ttable_rounds+16($7) !tprello
    srl $1,48,$10;              ldl $3,ttable_rounds+8($3) !tprello
    xor $15,$6,$6;              ldl $10,ttable_rounds+24($10) !tprello
    zapnot $9,3,$14;            ldl $13,ttable_rounds+8($13) !tprello
    xor $6,$7,$6;               ldl $14,ttable_rounds+0($14) !tprello
    xor $6,$3,$3;               ldhu $6,ttable_scratch+376+2($31) !tprello
    xor $3,$10,$3;              ldhu $10,ttable_scratch+360+4($31) !tprello
    srl $8,16,$7;               ldhu $24,ttable_scratch+360+2($31) !tprello
    zapnot $7,3,$7;             ldhu $25,ttable_scratch+368+4($31) !tprello
    srl $11,48,$11;             ldl $7,ttable_rounds+16($7) !tprello
    xor $12,$14,$14;            ldl $11,ttable_rounds+24($11) !tprello
    zapnot $8,3,$22;            ldl $6,ttable_rounds+16($6) !tprello
    srl $9,48,$9;               ldl $22,ttable_rounds+0($22) !tprello
    xor $14,$7,$7;              ldl $10,ttable_rounds+8($10) !tprello
    xor $7,$13,$7;              ldl $9,ttable_rounds+24($9) !tprello
    xor $7,$11,$7;              ldl $24,ttable_rounds+16($24) !tprello
    xor $21,$22,$22;            ldl $25,ttable_rounds+8($25) !tprello
    xor $22,$6,$6;              stl $3,ttable_scratch+408($31) !tprello
    xor $6,$10,$6;              stl $7,ttable_scratch+416($31) !tprello
    xor $6,$9,$6;               ldhu $9,ttable_scratch+392+2($31) !tprello
    zapnot $1,3,$1;             stl $6,ttable_scratch+424($31) !tprello
    srl $8,48,$8;               ldl $1,ttable_rounds+0($1) !tprello
    zapnot $4,3,$10;            ldl $8,ttable_rounds+24($8) !tprello
    srl $5,32,$22;              ldl $10,ttable_rounds+0($10) !tprello
    zapnot $22,3,$22;           ldl $9,ttable_rounds+16($9) !tprello
    xor $26,$1,$1;              ldl $22,ttable_rounds+8($22) !tprello
    xor $1,$24,$1;              ldhu $24,ttable_scratch+400+4($31) !tprello
    xor $1,$25,$1;              ldhu $25,ttable_scratch+400+2($31) !tprello
    xor $1,$8,$1;               ldhu $8,ttable_scratch+384+4($31) !tprello
    srl $0,48,$11;              ldhu $13,ttable_scratch+384+2($31) !tprello
    xor $15,$10,$10;            ldl $11,ttable_rounds+24($11) !tprello
    xor $10,$9,$9;              ldl $24,ttable_rounds+8($24) !tprello
    xor $9,$22,$9;              ldl $25,ttable_rounds+16($25) !tprello
    zapnot $2,3,$22;            ldl $8,ttable_rounds+8($8) !tprello
    xor $9,$11,$9;              ldl $22,ttable_rounds+0($22) !tprello
    srl $5,16,$11;              ldl $13,ttable_rounds+16($13) !tprello
    zapnot $11,3,$11;           ldhu $10,ttable_scratch+392+4($31) !tprello
    srl $4,48,$4;               ldl $11,ttable_rounds+16($11) !tprello
    xor $12,$22,$12;            ldl $4,ttable_rounds+24($4) !tprello
    zapnot $5,3,$22;            stl $9,ttable_scratch+432($31) !tprello
    srl $2,48,$2;               ldl $22,ttable_rounds+0($22) !tprello
    xor $12,$11,$11;            ldl $2,ttable_rounds+24($2) !tprello
    xor $11,$24,$11;            ldl $10,ttable_rounds+8($10) !tprello
    xor $11,$4,$4;              ldl $11,ttable_keys+320($31) !tprello
    xor $21,$22,$21;            stl $4,ttable_scratch+440($31) !tprello
    xor $21,$25,$21;            ldl $25,ttable_keys+328($31) !tprello
    xor $21,$8,$8;              ldl $21,ttable_keys+336($31) !tprello
    xor $8,$2,$2;               ldl $8,ttable_keys+344($31) !tprello
    zapnot $0,3,$0;             stl $2,ttable_scratch+448($31) !tprello
    srl $5,48,$5;               ldl $0,ttable_rounds+0($0) !tprello
    zapnot $3,3,$22;            ldl $5,ttable_rounds+24($5) !tprello
    srl $1,48,$24;              ldl $22,ttable_rounds+0($22) !tprello
    zapnot $7,3,$12;            ldhu $15,ttable_scratch+416+2($31) !tprello
    xor $26,$0,$0;              ldhu $26,ttable_scratch+424+4($31) !tprello
    xor $0,$13,$0;              ldl $24,ttable_rounds+24($24) !tprello
    xor $0,$10,$0;              ldl $12,ttable_rounds+0($12) !tprello
    xor $0,$5,$0;               ldl $15,ttable_rounds+16($15) !tprello
    xor $11,$22,$22;            ldl $26,ttable_rounds+8($26) !tprello
    srl $1,32,$5;               ldhu $10,ttable_scratch+424+2($31) !tprello
    zapnot $5,3,$5;             ldhu $13,ttable_scratch+408+4($31) !tprello
    xor $22,$15,$15;            ldl $5,ttable_rounds+8($5) !tprello
    xor $15,$26,$15;            ldhu $26,ttable_scratch+408+2($31) !tprello
    xor $15,$24,$15;            ldl $10,ttable_rounds+16($10) !tprello
    srl $3,48,$3;               ldl $13,ttable_rounds+8($13) !tprello
    xor $25,$12,$12;            ldl $3,ttable_rounds+24($3) !tprello
    zapnot $6,3,$24;            ldl $26,ttable_rounds+16($26) !tprello
    xor $12,$10,$10;            ldl $24,ttable_rounds+0($24) !tprello
    xor $10,$5,$5;              ldhu $10,ttable_scratch+416+4($31) !tprello
    xor $5,$3,$3;               stl $15,ttable_scratch+456($31) !tprello
    srl $1,16,$5;               stl $3,ttable_scratch+464($31) !tprello
    zapnot $5,3,$5;             ldhu $12,ttable_scratch+440+2($31) !tprello
    srl $7,48,$7;               ldl $5,ttable_rounds+16($5) !tprello
    xor $21,$24,$24;            ldl $7,ttable_rounds+24($7) !tprello
    zapnot $1,3,$1;             ldl $10,ttable_rounds+8($10) !tprello
    srl $6,48,$6;               ldl $1,ttable_rounds+0($1) !tprello
    xor $24,$5,$5;              ldl $6,ttable_rounds+24($6) !tprello
    xor $5,$13,$5;              ldl $12,ttable_rounds+16($12) !tprello
    xor $5,$7,$5;               ldhu $7,ttable_scratch+448+4($31) !tprello
    xor $8,$1,$1;               stl $5,ttable_scratch+472($31) !tprello
    xor $1,$26,$1;              ldhu $26,ttable_scratch+448+2($31) !tprello
    xor $1,$10,$1;              ldhu $10,ttable_scratch+432+4($31) !tprello
    xor $1,$6,$1;               ldl $7,ttable_rounds+8($7) !tprello
    zapnot $9,3,$6;             stl $1,ttable_scratch+480($31) !tprello
    srl $0,48,$13;              ldl $6,ttable_rounds+0($6) !tprello
    zapnot $4,3,$24;            ldl $13,ttable_rounds+24($13) !tprello
    srl $0,32,$22;              ldl $24,ttable_rounds+0($24) !tprello
    zapnot $22,3,$22;           ldl $26,ttable_rounds+16($26) !tprello
    xor $11,$6,$6;              ldl $22,ttable_rounds+8($22) !tprello
    xor $6,$12,$6;              ldl $10,ttable_rounds+8($10) !tprello
    xor $6,$7,$6;               ldhu $7,ttable_scratch+432+2($31) !tprello
    xor $6,$13,$6;              ldhu $13,ttable_scratch+440+4($31) !tprello
    srl $9,48,$9;               ldl $12,ttable_keys+352($31) !tprello
    xor $25,$24,$24;            ldl $9,ttable_rounds+24($9) !tprello
    xor $24,$26,$24;            ldl $7,ttable_rounds+16($7) !tprello
    xor $24,$22,$22;            ldl $13,ttable_rounds+8($13) !tprello
    zapnot $2,3,$24;            ldl $26,ttable_keys+360($31) !tprello
    xor $22,$9,$9;              ldl $24,ttable_rounds+0($24) !tprello
    srl $0,16,$22;              stl $9,ttable_scratch+488($31) !tprello
    zapnot $22,3,$22;           ldl $25,ttable_keys+368($31) !tprello
    srl $4,48,$4;               ldl $22,ttable_rounds+16($22) !tprello
    xor $21,$24,$21;            ldl $4,ttable_rounds+24($4) !tprello
    zapnot $0,3,$0;             ldl $24,ttable_keys+376($31) !tprello
    srl $2,48,$2;               ldl $0,ttable_rounds+0($0) !tprello
    xor $21,$22,$21;            ldl $2,ttable_rounds+24($2) !tprello
    xor $21,$10,$10;            ldhu $21,ttable_scratch+464+2($31) !tprello
    xor $10,$4,$4;              ldhu $10,ttable_scratch+472+4($31) !tprello
    xor $8,$0,$0;               stl $4,ttable_scratch+496($31) !tprello
    xor $0,$7,$0;               ldhu $7,ttable_scratch+472+2($31) !tprello
    xor $0,$13,$0;              ldl $21,ttable_rounds+16($21) !tprello
    xor $0,$2,$0;               ldl $10,ttable_rounds+8($10) !tprello
    zapnot $15,3,$2;            stl $0,ttable_scratch+504($31) !tprello
    srl $1,48,$13;              ldl $2,ttable_rounds+0($2) !tprello
    zapnot $3,3,$8;             ldl $13,ttable_rounds+24($13) !tprello
    srl $15,48,$15;             ldl $8,ttable_rounds+0($8) !tprello
    zapnot $5,3,$22;            ldl $7,ttable_rounds+16($7) !tprello
    xor $12,$2,$2;              ldhu $11,ttable_scratch+480+4($31) !tprello
    xor $2,$21,$2;              ldl $15,ttable_rounds+24($15) !tprello
    xor $2,$10,$2;              ldl $22,ttable_rounds+0($22) !tprello
    xor $2,$13,$2;              ldhu $13,ttable_scratch+480+2($31) !tprello
    xor $26,$8,$8;              ldl $11,ttable_rounds+8($11) !tprello
    xor $8,$7,$7;               ldhu $8,ttable_scratch+456+4($31) !tprello
    srl $3,48,$3;               ldhu $10,ttable_scratch+456+2($31) !tprello
    xor $25,$22,$22;            ldl $13,ttable_rounds+16($13) !tprello
    xor $7,$11,$7;              ldl $3,ttable_rounds+24($3) !tprello
    xor $7,$15,$7;              ldl $8,ttable_rounds+8($8) !tprello
    zapnot $1,3,$1;             ldl $10,ttable_rounds+16($10) !tprello
    xor $22,$13,$13;            ldl $1,ttable_rounds+0($1) !tprello
    srl $5,48,$5;               ldhu $22,ttable_scratch+464+4($31) !tprello
    xor $13,$8,$8;              ldl $5,ttable_rounds+24($5) !tprello
    xor $8,$3,$3;               stl $7,ttable_scratch+512($31) !tprello
    xor $24,$1,$1;              stl $3,ttable_scratch+520($31) !tprello
    xor $1,$10,$1;              ldl $22,ttable_rounds+8($22) !tprello
    zapnot $6,3,$10;            ldhu $8,ttable_scratch+488+2($31) !tprello
    srl $0,48,$13;              ldl $10,ttable_rounds+0($10) !tprello
    zapnot $9,3,$15;            ldhu $11,ttable_scratch+496+4($31) !tprello
    xor $1,$22,$1;              ldl $13,ttable_rounds+24($13) !tprello
    xor $1,$5,$1;               ldl $8,ttable_rounds+16($8) !tprello
    xor $12,$10,$10;            stl $1,ttable_scratch+528($31) !tprello
    srl $6,48,$12;              ldl $11,ttable_rounds+8($11) !tprello
    zapnot $4,3,$5;             ldl $15,ttable_rounds+0($15) !tprello
    xor $10,$8,$8;              ldhu $10,ttable_scratch+496+2($31) !tprello
    srl $6,32,$22;              ldhu $21,ttable_scratch+504+4($31) !tprello
    xor $8,$11,$8;              ldl $12,ttable_rounds+24($12) !tprello
    xor $8,$13,$8;              ldl $5,ttable_rounds+0($5) !tprello
    xor $26,$15,$15;            ldl $10,ttable_rounds+16($10) !tprello
    zapnot $22,3,$22;           ldl $21,ttable_rounds+8($21) !tprello
    srl $9,48,$9;               ldhu $26,ttable_scratch+504+2($31) !tprello
    xor $25,$5,$5;              ldl $22,ttable_rounds+8($22) !tprello
    xor $15,$10,$10;            ldl $9,ttable_rounds+24($9) !tprello
    xor $10,$21,$10;            ldhu $21,ttable_scratch+488+4($31) !tprello
    xor $10,$12,$10;            ldl $26,ttable_rounds+16($26) !tprello
    zapnot $0,3,$0;             stl $8,ttable_scratch+536($31) !tprello
    srl $6,16,$6;               ldl $0,ttable_rounds+0($0) !tprello
    zapnot $6,3,$6;             ldl $21,ttable_rounds+8($21) !tprello
    xor $5,$26,$5;              ldl $6,ttable_rounds+16($6) !tprello
    xor $5,$22,$5;              ldl $22,ttable_keys+384($31) !tprello
    xor $5,$9,$5;               ldl $9,ttable_keys+392($31) !tprello
    srl $4,48,$4;               stl $5,ttable_scratch+544($31) !tprello
    xor $24,$0,$0;              ldl $4,ttable_rounds+24($4) !tprello
    xor $0,$6,$0;               ldl $6,ttable_keys+400($31) !tprello
    xor $0,$21,$0;              ldl $21,ttable_keys+408($31) !tprello
    zapnot $2,3,$24;            ldhu $26,ttable_scratch+512+2($31) !tprello
    xor $0,$4,$0;               ldl $24,ttable_rounds+0($24) !tprello
    srl $1,48,$4;               stl $0,ttable_scratch+552($31) !tprello
    zapnot $7,3,$12;            ldhu $15,ttable_scratch+520+4($31) !tprello
    srl $2,48,$25;              ldl $26,ttable_rounds+16($26) !tprello
    xor $22,$24,$24;            ldl $4,ttable_rounds+24($4) !tprello
    zapnot $3,3,$13;            ldl $12,ttable_rounds+0($12) !tprello
    srl $2,32,$11;              ldl $15,ttable_rounds+8($15) !tprello
    xor $24,$26,$24;            ldhu $26,ttable_scratch+520+2($31) !tprello
    zapnot $11,3,$11;           ldhu $14,ttable_scratch+528+4($31) !tprello
    xor $9,$12,$12;             ldl $25,ttable_rounds+24($25) !tprello
    xor $24,$15,$15;            ldl $13,ttable_rounds+0($13) !tprello
    xor $15,$4,$4;              ldl $26,ttable_rounds+16($26) !tprello
    srl $7,48,$7;               ldl $14,ttable_rounds+8($14) !tprello
    zapnot $1,3,$1;             ldhu $15,ttable_scratch+528+2($31) !tprello
    xor $6,$13,$13;             ldl $11,ttable_rounds+8($11) !tprello
    xor $12,$26,$12;            ldl $7,ttable_rounds+24($7) !tprello
    xor $12,$14,$12;            ldl $1,ttable_rounds+0($1) !tprello
    xor $12,$25,$12;            ldl $15,ttable_rounds+16($15) !tprello
    srl $2,16,$2;               ldhu $25,ttable_scratch+512+4($31) !tprello
    zapnot $2,3,$2;             stl $4,ttable_scratch+560($31) !tprello
    srl $3,48,$3;               ldl $2,ttable_rounds+16($2) !tprello
    xor $13,$15,$13;            ldl $3,ttable_rounds+24($3) !tprello
    xor $13,$11,$11;            ldl $25,ttable_rounds+8($25) !tprello
    xor $11,$7,$7;              ldhu $11,ttable_scratch+544+4($31) !tprello
    xor $21,$1,$1;              stl $7,ttable_scratch+568($31) !tprello
    xor $1,$2,$1;               ldhu $2,ttable_scratch+544+2($31) !tprello
    xor $1,$25,$1;              ldhu $25,ttable_scratch+552+4($31) !tprello
    xor $1,$3,$1;               ldl $11,ttable_rounds+8($11) !tprello
    zapnot $8,3,$3;             stl $1,ttable_scratch+576($31) !tprello
    srl $10,16,$13;             ldl $3,ttable_rounds+0($3) !tprello
    zapnot $13,3,$13;           ldl $2,ttable_rounds+16($2) !tprello
    srl $0,48,$15;              ldl $13,ttable_rounds+16($13) !tprello
    zapnot $10,3,$14;           ldl $15,ttable_rounds+24($15) !tprello
    xor $22,$3,$3;              ldl $14,ttable_rounds+0($14) !tprello
    srl $8,48,$8;               ldl $25,ttable_rounds+8($25) !tprello
    xor $3,$13,$3;              ldl $8,ttable_rounds+24($8) !tprello
    xor $3,$11,$3;              ldhu $11,ttable_scratch+552+2($31) !tprello
    xor $3,$15,$3;              ldhu $15,ttable_scratch+536+4($31) !tprello
    xor $9,$14,$9;              ldhu $14,ttable_scratch+536+2($31) !tprello
    xor $9,$2,$2;               stl $3,ttable_scratch+584($31) !tprello
    xor $2,$25,$2;              ldl $11,ttable_rounds+16($11) !tprello
    xor $2,$8,$2;               ldl $15,ttable_rounds+8($15) !tprello
    zapnot $5,3,$8;             ldl $14,ttable_rounds+16($14) !tprello
    srl $10,48,$25;             ldl $8,ttable_rounds+0($8) !tprello
    zapnot $0,3,$0;             ldl $25,ttable_rounds+24($25) !tprello
    srl $10,32,$10;             ldl $0,ttable_rounds+0($0) !tprello
    zapnot $10,3,$10;           stl $2,ttable_scratch+592($31) !tprello
    xor $6,$8,$6;               ldl $10,ttable_rounds+8($10) !tprello
    xor $6,$11,$6;              ldl $11,ttable_keys+416($31) !tprello
    xor $6,$15,$6;              ldl $15,ttable_keys+424($31) !tprello
    xor $6,$25,$6;              ldl $25,ttable_keys+432($31) !tprello
    srl $5,48,$5;               ldl $8,ttable_keys+440($31) !tprello
    xor $21,$0,$0;              ldl $5,ttable_rounds+24($5) !tprello
    xor $0,$14,$0;              ldhu $14,ttable_scratch+568+4($31) !tprello
    xor $0,$10,$0;              ldhu $10,ttable_scratch+568+2($31) !tprello
    zapnot $4,3,$21;            ldhu $9,ttable_scratch+576+4($31) !tprello
    xor $0,$5,$0;               ldl $21,ttable_rounds+0($21) !tprello
    srl $12,16,$5;              stl $0,ttable_scratch+600($31) !tprello
    zapnot $5,3,$5;             ldl $14,ttable_rounds+8($14) !tprello
    srl $1,48,$13;              ldl $5,ttable_rounds+16($5) !tprello
    xor $11,$21,$21;            ldl $13,ttable_rounds+24($13) !tprello
    zapnot $12,3,$22;           ldl $10,ttable_rounds+16($10) !tprello
    srl $4,48,$4;               ldl $22,ttable_rounds+0($22) !tprello
    xor $21,$5,$5;              ldl $9,ttable_rounds+8($9) !tprello
    xor $5,$14,$5;              ldl $4,ttable_rounds+24($4) !tprello
    xor $5,$13,$5;              ldhu $13,ttable_scratch+576+2($31) !tprello
    xor $15,$22,$22;            ldhu $14,ttable_scratch+560+4($31) !tprello
    xor $22,$10,$10;            ldhu $22,ttable_scratch+560+2($31) !tprello
    xor $10,$9,$9;              stl $5,ttable_scratch+608($31) !tprello
    xor $9,$4,$4;               ldl $13,ttable_rounds+16($13) !tprello
    zapnot $7,3,$9;             ldl $14,ttable_rounds+8($14) !tprello
    srl $12,48,$10;             ldl $9,ttable_rounds+0($9) !tprello
    zapnot $1,3,$1;             ldl $10,ttable_rounds+24($10) !tprello
    srl $12,32,$12;             ldl $1,ttable_rounds+0($1) !tprello
    zapnot $12,3,$12;           ldl $22,ttable_rounds+16($22) !tprello
    xor $25,$9,$9;              ldl $12,ttable_rounds+8($12) !tprello
    xor $9,$13,$9;              stl $4,ttable_scratch+616($31) !tprello
    xor $9,$14,$9;              ldhu $14,ttable_scratch+592+2($31) !tprello
    xor $9,$10,$9;              ldhu $10,ttable_scratch+600+4($31) !tprello
    srl $7,48,$7;               ldhu $13,ttable_scratch+600+2($31) !tprello
    xor $8,$1,$1;               ldl $7,ttable_rounds+24($7) !tprello
    xor $1,$22,$1;              ldl $14,ttable_rounds+16($14) !tprello
    xor $1,$12,$1;              ldl $10,ttable_rounds+8($10) !tprello
    zapnot $3,3,$12;            ldl $13,ttable_rounds+16($13) !tprello
    xor $1,$7,$1;               ldl $12,ttable_rounds+0($12) !tprello
    srl $6,32,$7;               stl $1,ttable_scratch+624($31) !tprello
    zapnot $7,3,$7;             ldhu $22,ttable_scratch+584+4($31) !tprello
    srl $0,48,$21;              ldl $7,ttable_rounds+8($7) !tprello
    xor $11,$12,$11;            ldl $21,ttable_rounds+24($21) !tprello
    xor $11,$14,$11;            ldhu $14,ttable_scratch+584+2($31) !tprello
    zapnot $2,3,$12;            ldl $22,ttable_rounds+8($22) !tprello
    xor $11,$7,$7;              ldl $12,ttable_rounds+0($12) !tprello
    xor $7,$21,$7;              ldhu $21,ttable_scratch+592+4($31) !tprello
    srl $6,16,$11;              ldl $14,ttable_rounds+16($14) !tprello
    zapnot $11,3,$11;           stl $7,ttable_scratch+632($31) !tprello
    srl $3,48,$3;               ldl $11,ttable_rounds+16($11) !tprello
    xor $15,$12,$12;            ldl $3,ttable_rounds+24($3) !tprello
    zapnot $6,3,$15;            ldl $21,ttable_rounds+8($21) !tprello
    srl $2,48,$2;               ldl $15,ttable_rounds+0($15) !tprello
    xor $12,$11,$11;            ldl $2,ttable_rounds+24($2) !tprello
    xor $11,$10,$10;            ldw $11,aes_round_keys+16*AES_ROUNDS+COLUMN0($31) !tprello
    xor $10,$3,$10;             ldw $12,aes_round_keys+16*AES_ROUNDS+COLUMN1($31) !tprello
    xor $25,$15,$15;            stl $10,ttable_scratch+640($31) !tprello
    xor $15,$13,$13;            ldw $15,aes_round_keys+16*AES_ROUNDS+COLUMN2($31) !tprello
    xor $13,$22,$13;            ldw $22,aes_round_keys+16*AES_ROUNDS+COLUMN3($31) !tprello
    xor $13,$2,$13;             ldhu $2,ttable_scratch+616+2($31) !tprello
    zapnot $0,3,$0;             ldhu $25,ttable_scratch+624+4($31) !tprello
    srl $6,48,$6;               ldl $0,ttable_rounds+0($0) !tprello
    zapnot $5,3,$3;             ldl $6,ttable_rounds+24($6) !tprello
    srl $9,32,$26;              ldw $3,ttable_last+0($3) !tprello
    zapnot $26,3,$26;           ldw $2,ttable_last+4($2) !tprello
    xor $8,$0,$0;               ldw $26,ttable_last+16($26) !tprello
    xor $0,$14,$0;              ldw $25,ttable_last+16($25) !tprello
    xor $0,$21,$0;              ldhu $21,ttable_scratch+624+2($31) !tprello
    xor $0,$6,$6;               ldhu $0,ttable_scratch+608+4($31) !tprello
    srl $1,48,$14;              stl $6,ttable_scratch+648($31) !tprello
    xor $11,$3,$3;              ldw $14,ttable_last+20($14) !tprello
    xor $3,$2,$2;               ldw $21,ttable_last+4($21) !tprello
    xor $2,$26,$2;              ldw $0,ttable_last+16($0) !tprello
    zapnot $4,3,$26;            ldhu $3,ttable_scratch+608+2($31) !tprello
    xor $2,$14,$2;              ldw $26,ttable_last+0($26) !tprello
    srl $9,16,$14;              stw $2,0+COLUMN0(OUT)
    zapnot $14,3,$14;           ldhu $2,ttable_scratch+616+4($31) !tprello
    srl $5,48,$5;               ldw $14,ttable_last+4($14) !tprello
    xor $12,$26,$26;            ldw $5,ttable_last+20($5) !tprello
    zapnot $9,3,$8;             ldw $3,ttable_last+4($3) !tprello
    srl $4,48,$4;               ldw $8,ttable_last+0($8) !tprello
    xor $26,$14,$14;            ldw $4,ttable_last+20($4) !tprello
    xor $14,$25,$14;            ldw $2,ttable_last+16($2) !tprello
    xor $14,$5,$5;              ldhu $14,ttable_scratch+640+2($31) !tprello
    xor $15,$8,$8;              stw $5,0+COLUMN1(OUT)
    xor $8,$21,$8;              ldhu $21,ttable_scratch+648+4($31) !tprello
    xor $8,$0,$0;               ldhu $8,ttable_scratch+648+2($31) !tprello
    xor $0,$4,$0;               ldw $14,ttable_last+4($14) !tprello
    zapnot $1,3,$1;             stw $0,0+COLUMN2(OUT)
    srl $9,48,$9;               ldw $1,ttable_last+0($1) !tprello
    zapnot $7,3,$0;             ldw $9,ttable_last+20($9) !tprello
    srl $13,32,$4;              ldw $5,ttable_last+0($0) !tprello
    zapnot $4,3,$4;             ldw $21,ttable_last+16($21) !tprello
    xor $22,$1,$1;              ldw $4,ttable_last+16($4) !tprello
    xor $1,$3,$1;               ldw $8,ttable_last+4($8) !tprello
    xor $1,$2,$1;               ldhu $2,ttable_scratch+632+4($31) !tprello
    subl LEFT,1,LEFT;           vldd $3,ttable_keys($31) !tprello
    xor $1,$9,$1;               ldhu $9,ttable_scratch+632+2($31) !tprello
    ldi $25,32(IN);             ldl $0,ttable_keys+32($31) !tprello
    srl $6,48,$26;              stw $1,0+COLUMN3(OUT)
    selgt LEFT,$25,IN,IN;       ldl $1,ttable_keys+40($31) !tprello
    xor $11,$5,$5;              ldw $26,ttable_last+20($26) !tprello
    xor $5,$14,$5;              vldd $14,0(IN)
    xor $5,$4,$4;               ldw $5,ttable_last+16($2) !tprello
    zapnot $10,3,$11;           ldl $2,ttable_keys+48($31) !tprello
    xor $4,$26,$4;              ldw $11,ttable_last+0($11) !tprello
    vxorw $14,$3,$14;           ldl $3,ttable_keys+56($31) !tprello
    srl $13,16,$26;             stw $4,16+COLUMN0(OUT)
    vsllw $14,5,$4;             ldw $9,ttable_last+4($9) !tprello
    zapnot $26,3,$26;           ldhu $25,ttable_scratch+640+4($31) !tprello
    vandw $4,FIELD0,$4;         ldw $26,ttable_last+4($26) !tprello
    srl $7,48,$7;               xor $12,$11,$11
    vsllw $14,13,$12;           ldw $7,ttable_last+20($7) !tprello
    zapnot $13,3,$24;           ldw $25,ttable_last+16($25) !tprello
    vandw $12,FIELD1,$12;       ldw $24,ttable_last+0($24) !tprello
    xor $11,$26,$11;            srl $10,48,$10
    vbisw $4,$12,$4;            ldw $10,ttable_last+20($10) !tprello
    xor $11,$21,$11;            zapnot $6,3,$6
    vsrlw $14,11,$21;           vstd $4,ttable_first+0($31) !tprello
    xor $11,$7,$7;              ldw $6,ttable_last+0($6) !tprello
    vandw $21,FIELD0,$21;       ldw $4,ttable_first+0+COLUMN0($31) !tprello
    xor $15,$24,$15;            stw $7,16+COLUMN1(OUT)
    vsrlw $14,3,$14;            ldw $7,ttable_first+0+COLUMN1($31) !tprello
    xor $15,$8,$8;              srl $13,48,$13
    vandw $14,FIELD1,$14;       ldw $15,ttable_first+0+COLUMN2($31) !tprello
    xor $8,$5,$5;               ldw $13,ttable_last+20($13) !tprello
    vbisw $21,$14,$14;          ldw $21,ttable_first+0+COLUMN3($31) !tprello
    xor $5,$10,$5;              xor $22,$6,$6
    zapnot $4,3,$22;            vstd $14,ttable_first+32($31) !tprello
    xor $6,$9,$6;               stw $5,16+COLUMN2(OUT)
    srl $7,16,$5;               ldl $22,ttable_rounds+0($22) !tprello
    xor $6,$25,$6;              ldi OUT,32(OUT)
    zapnot $7,3,$7;             ldl $25,ttable_rounds+16($5) !tprello
    xor $6,$13,$6;              nop
    xor $0,$22,$22;             ldw $5,ttable_first+32+COLUMN2($31) !tprello
    clr $31;                    stw $6,16+COLUMN3-32(OUT)
    xor $22,$25,$22;            ldw $25,ttable_first+32+COLUMN3($31) !tprello
    srl $15,16,$6;              ldl $7,ttable_rounds+0($7) !tprello
    zapnot $5,3,$13;            ldl $9,ttable_rounds+16($6) !tprello
    zapnot $15,3,$15;           ldl $13,ttable_rounds+8($13) !tprello
    srl $25,16,$6;              ldw $14,ttable_first+32+COLUMN0($31) !tprello
    zapnot $25,3,$25;           ldl $10,ttable_rounds+24($6) !tprello
    xor $1,$7,$8;               ldl $25,ttable_rounds+8($25) !tprello
    xor $22,$13,$13;            ldl $15,ttable_rounds+0($15) !tprello
    srl $14,16,$22;             ldw $6,ttable_first+32+COLUMN1($31) !tprello
    xor $13,$10,$7;             ldl $22,ttable_rounds+24($22) !tprello
    xor $8,$9,$8;               stl $7,ttable_scratch+0($31) !tprello
    xor $8,$25,$25;             ldw $8,ttable_first+16+COLUMN0($31) !tprello
    srl $21,16,$13;             ldw $9,ttable_first+16+COLUMN1($31) !tprello
    xor $25,$22,$10;            ldl $13,ttable_rounds+16($13) !tprello
    zapnot $14,3,$14;           stl $10,ttable_scratch+8($31) !tprello
    srl $6,16,$22;              ldl $14,ttable_rounds+8($14) !tprello
    xor $2,$15,$15;             ldl $22,ttable_rounds+24($22) !tprello
    xor $15,$13,$15;            ldw $11,ttable_first+48+COLUMN2($31) !tprello
    zapnot $21,3,$12;           ldw $13,ttable_first+48+COLUMN3($31) !tprello
    xor $15,$14,$14;            bne LEFT,\next
    .endm
