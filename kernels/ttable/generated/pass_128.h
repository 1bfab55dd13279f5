# SPDX-License-Identifier: Apache-2.0
#
# Made by generate.py: two blocks, 10 rounds.
# 1130 instructions in 566 cycles; no order of them takes fewer than 565.
# A line is a cycle: what goes to pipe 0, and what goes to pipe 1.

# What the loop has of a pass before the pass before is over, for the first pass.
    .macro FIRST_STEPS
    subl LEFT,1,LEFT
    vldd $21,ttable_keys($31) !tprello
    ldi $23,32(IN)
    ldl $14,ttable_keys+32($31) !tprello
    selgt LEFT,$23,IN,IN
    ldl $26,ttable_keys+40($31) !tprello
    vldd $15,0(IN)
    ldl $0,ttable_keys+48($31) !tprello
    vxorw $15,$21,$15
    ldl $1,ttable_keys+56($31) !tprello
    vsllw $15,5,$11
    vandw $11,FIELD0,$11
    vsllw $15,13,$12
    vandw $12,FIELD1,$12
    vbisw $11,$12,$11
    vsrlw $15,11,$12
    vstd $11,ttable_first+0($31) !tprello
    vandw $12,FIELD0,$12
    ldw $23,ttable_first+0+COLUMN0($31) !tprello
    vsrlw $15,3,$15
    ldw $6,ttable_first+0+COLUMN1($31) !tprello
    vandw $15,FIELD1,$15
    ldw $22,ttable_first+0+COLUMN2($31) !tprello
    vbisw $12,$15,$12
    ldw $15,ttable_first+0+COLUMN3($31) !tprello
    zapnot $23,3,$4
    vstd $12,ttable_first+32($31) !tprello
    srl $6,16,$12
    ldl $4,ttable_rounds+0($4) !tprello
    zapnot $6,3,$6
    ldl $12,ttable_rounds+16($12) !tprello
    xor $14,$4,$4
    ldw $25,ttable_first+32+COLUMN2($31) !tprello
    xor $4,$12,$4
    ldw $12,ttable_first+32+COLUMN3($31) !tprello
    zapnot $25,3,$10
    ldl $6,ttable_rounds+0($6) !tprello
    srl $12,16,$11
    ldl $10,ttable_rounds+8($10) !tprello
    srl $22,16,$7
    ldl $11,ttable_rounds+24($11) !tprello
    xor $4,$10,$4
    ldl $7,ttable_rounds+16($7) !tprello
    xor $4,$11,$2
    ldw $11,ttable_first+32+COLUMN0($31) !tprello
    zapnot $12,3,$12
    ldw $24,ttable_first+32+COLUMN1($31) !tprello
    srl $11,16,$13
    ldl $12,ttable_rounds+8($12) !tprello
    xor $26,$6,$6
    ldl $13,ttable_rounds+24($13) !tprello
    xor $6,$7,$6
    stl $2,ttable_scratch+0($31) !tprello
    xor $6,$12,$6
    ldw $3,ttable_first+16+COLUMN0($31) !tprello
    xor $6,$13,$4
    ldw $13,ttable_first+16+COLUMN1($31) !tprello
    zapnot $22,3,$22
    stl $4,ttable_scratch+8($31) !tprello
    srl $15,16,$6
    ldl $22,ttable_rounds+0($22) !tprello
    zapnot $11,3,$11
    ldl $6,ttable_rounds+16($6) !tprello
    srl $24,16,$12
    ldl $11,ttable_rounds+8($11) !tprello
    zapnot $15,3,$15
    ldl $12,ttable_rounds+24($12) !tprello
    xor $0,$22,$22
    ldl $15,ttable_rounds+0($15) !tprello
    xor $22,$6,$6
    ldw $5,ttable_first+48+COLUMN2($31) !tprello
    xor $6,$11,$6
    ldw $22,ttable_first+48+COLUMN3($31) !tprello
    xor $6,$12,$6
    ldw $7,ttable_first+16+COLUMN2($31) !tprello
    srl $23,16,$23
    stl $6,ttable_scratch+16($31) !tprello
    zapnot $24,3,$24
    ldl $23,ttable_rounds+16($23) !tprello
    srl $25,16,$25
    ldl $24,ttable_rounds+8($24) !tprello
    xor $1,$15,$15
    ldl $25,ttable_rounds+24($25) !tprello
    zapnot $3,3,$12
    ldw $8,ttable_first+48+COLUMN0($31) !tprello
    xor $15,$23,$15
    ldl $12,ttable_rounds+0($12) !tprello
    xor $15,$24,$15
    ldw $9,ttable_first+16+COLUMN3($31) !tprello
    xor $15,$25,$10
    ldw $11,ttable_first+48+COLUMN1($31) !tprello
    srl $13,16,$15
    stl $10,ttable_scratch+24($31) !tprello
    zapnot $5,3,$25
    ldl $15,ttable_rounds+16($15) !tprello
    srl $22,16,$24
    ldl $25,ttable_rounds+8($25) !tprello
    xor $14,$12,$14
    ldl $24,ttable_rounds+24($24) !tprello
    zapnot $13,3,$13
    ldl $12,ttable_keys+64($31) !tprello
    xor $14,$15,$14
    ldl $27,ttable_rounds+0($13) !tprello
    xor $14,$25,$14
    ldl $13,ttable_keys+72($31) !tprello
    xor $14,$24,$14
    ldl $15,ttable_keys+80($31) !tprello
    srl $7,16,$24
    stl $14,ttable_scratch+32($31) !tprello
    zapnot $22,3,$21
    ldl $22,ttable_rounds+16($24) !tprello
    srl $8,16,$23
    .endm

    .macro NEXT_PAIR next
    xor $26,$27,$24;            ldl $21,ttable_rounds+8($21) !tprello
    zapnot $7,3,$7;             ldl $23,ttable_rounds+24($23) !tprello
    xor $24,$22,$22;            ldl $7,ttable_rounds+0($7) !tprello
    srl $9,16,$24;              ldl $25,ttable_keys+88($31) !tprello
    xor $22,$21,$21;            ldl $24,ttable_rounds+16($24) !tprello
    xor $21,$23,$21;            ldhu $23,ttable_scratch+8+2($31) !tprello
    zapnot $8,3,$8;             stl $21,ttable_scratch+40($31) !tprello
    srl $11,16,$22;             ldl $8,ttable_rounds+8($8) !tprello
    xor $0,$7,$0;               ldl $22,ttable_rounds+24($22) !tprello
    xor $0,$24,$0;              ldl $23,ttable_rounds+16($23) !tprello
    zapnot $9,3,$9;             ldhu $24,ttable_scratch+16+4($31) !tprello
    xor $0,$8,$0;               ldl $9,ttable_rounds+0($9) !tprello
    xor $0,$22,$0;              ldhu $22,ttable_scratch+16+2($31) !tprello
    srl $3,16,$3;               stl $0,ttable_scratch+48($31) !tprello
    zapnot $11,3,$11;           ldl $3,ttable_rounds+16($3) !tprello
    srl $5,16,$5;               ldl $11,ttable_rounds+8($11) !tprello
    xor $1,$9,$1;               ldl $5,ttable_rounds+24($5) !tprello
    zapnot $2,3,$9;             ldl $24,ttable_rounds+8($24) !tprello
    xor $1,$3,$1;               ldl $9,ttable_rounds+0($9) !tprello
    xor $1,$11,$1;              ldl $22,ttable_rounds+16($22) !tprello
    xor $1,$5,$1;               ldhu $5,ttable_scratch+24+4($31) !tprello
    srl $10,48,$11;             stl $1,ttable_scratch+56($31) !tprello
    xor $12,$9,$9;              ldl $11,ttable_rounds+24($11) !tprello
    xor $9,$23,$9;              ldhu $23,ttable_scratch+24+2($31) !tprello
    xor $9,$24,$9;              ldl $5,ttable_rounds+8($5) !tprello
    zapnot $4,3,$24;            ldhu $3,ttable_scratch+0+4($31) !tprello
    xor $9,$11,$9;              ldl $24,ttable_rounds+0($24) !tprello
    srl $2,48,$2;               ldl $23,ttable_rounds+16($23) !tprello
    zapnot $6,3,$11;            ldl $2,ttable_rounds+24($2) !tprello
    srl $4,48,$4;               ldl $11,ttable_rounds+0($11) !tprello
    xor $13,$24,$24;            ldl $3,ttable_rounds+8($3) !tprello
    xor $24,$22,$22;            ldl $4,ttable_rounds+24($4) !tprello
    xor $22,$5,$5;              ldhu $22,ttable_scratch+0+2($31) !tprello
    xor $5,$2,$2;               ldhu $5,ttable_scratch+8+4($31) !tprello
    xor $15,$11,$11;            stl $2,ttable_scratch+64($31) !tprello
    xor $11,$23,$11;            ldhu $23,ttable_scratch+40+2($31) !tprello
    xor $11,$3,$3;              ldl $22,ttable_rounds+16($22) !tprello
    xor $3,$4,$3;               ldl $5,ttable_rounds+8($5) !tprello
    zapnot $10,3,$10;           stl $3,ttable_scratch+72($31) !tprello
    srl $6,48,$6;               ldl $10,ttable_rounds+0($10) !tprello
    zapnot $14,3,$4;            ldl $6,ttable_rounds+24($6) !tprello
    srl $1,48,$11;              ldl $4,ttable_rounds+0($4) !tprello
    zapnot $21,3,$24;           ldl $23,ttable_rounds+16($23) !tprello
    xor $25,$10,$10;            ldhu $8,ttable_scratch+48+4($31) !tprello
    xor $10,$22,$10;            ldl $11,ttable_rounds+24($11) !tprello
    xor $10,$5,$5;              ldl $24,ttable_rounds+0($24) !tprello
    xor $5,$6,$5;               ldhu $6,ttable_scratch+48+2($31) !tprello
    xor $12,$4,$4;              stl $5,ttable_scratch+80($31) !tprello
    xor $4,$23,$4;              ldl $8,ttable_rounds+8($8) !tprello
    srl $14,48,$14;             ldhu $23,ttable_scratch+56+4($31) !tprello
    xor $13,$24,$13;            ldl $6,ttable_rounds+16($6) !tprello
    zapnot $0,3,$24;            ldl $14,ttable_rounds+24($14) !tprello
    xor $4,$8,$4;               ldl $24,ttable_rounds+0($24) !tprello
    xor $4,$11,$4;              ldl $23,ttable_rounds+8($23) !tprello
    xor $13,$6,$6;              ldhu $13,ttable_scratch+56+2($31) !tprello
    srl $21,48,$21;             ldhu $11,ttable_scratch+32+4($31) !tprello
    xor $15,$24,$15;            ldl $21,ttable_rounds+24($21) !tprello
    xor $6,$23,$6;              ldhu $23,ttable_scratch+32+2($31) !tprello
    xor $6,$14,$6;              ldl $13,ttable_rounds+16($13) !tprello
    zapnot $1,3,$1;             ldl $11,ttable_rounds+8($11) !tprello
    srl $0,48,$0;               ldl $1,ttable_rounds+0($1) !tprello
    zapnot $9,3,$14;            ldl $23,ttable_rounds+16($23) !tprello
    xor $15,$13,$13;            ldhu $15,ttable_scratch+40+4($31) !tprello
    xor $13,$11,$11;            ldl $0,ttable_rounds+24($0) !tprello
    xor $11,$21,$11;            stl $6,ttable_scratch+88($31) !tprello
    xor $25,$1,$1;              stl $11,ttable_scratch+96($31) !tprello
    xor $1,$23,$1;              ldl $15,ttable_rounds+8($15) !tprello
    srl $5,48,$23;              ldl $25,ttable_keys+96($31) !tprello
    zapnot $2,3,$21;            ldl $13,ttable_keys+104($31) !tprello
    srl $9,48,$24;              ldl $8,ttable_keys+112($31) !tprello
    xor $1,$15,$1;              ldl $15,ttable_keys+120($31) !tprello
    xor $1,$0,$0;               ldl $14,ttable_rounds+0($14) !tprello
    zapnot $3,3,$1;             stl $0,ttable_scratch+104($31) !tprello
    srl $9,32,$12;              ldhu $10,ttable_scratch+64+2($31) !tprello
    zapnot $12,3,$12;           ldhu $22,ttable_scratch+72+4($31) !tprello
    xor $25,$14,$14;            ldl $23,ttable_rounds+24($23) !tprello
    srl $2,48,$2;               ldl $21,ttable_rounds+0($21) !tprello
    zapnot $5,3,$5;             ldl $10,ttable_rounds+16($10) !tprello
    srl $9,16,$9;               ldl $22,ttable_rounds+8($22) !tprello
    zapnot $9,3,$9;             ldhu $7,ttable_scratch+72+2($31) !tprello
    xor $13,$21,$21;            ldhu $26,ttable_scratch+80+4($31) !tprello
    xor $14,$10,$10;            ldl $24,ttable_rounds+24($24) !tprello
    xor $10,$22,$10;            ldl $1,ttable_rounds+0($1) !tprello
    xor $10,$23,$10;            ldl $7,ttable_rounds+16($7) !tprello
    srl $3,48,$3;               ldl $26,ttable_rounds+8($26) !tprello
    zapnot $4,3,$23;            ldhu $22,ttable_scratch+80+2($31) !tprello
    xor $8,$1,$1;               ldl $12,ttable_rounds+8($12) !tprello
    xor $21,$7,$7;              ldl $2,ttable_rounds+24($2) !tprello
    xor $7,$26,$7;              ldl $5,ttable_rounds+0($5) !tprello
    xor $7,$24,$7;              ldl $22,ttable_rounds+16($22) !tprello
    srl $0,48,$24;              ldl $9,ttable_rounds+16($9) !tprello
    zapnot $6,3,$26;            ldhu $21,ttable_scratch+64+4($31) !tprello
    xor $15,$5,$5;              ldl $3,ttable_rounds+24($3) !tprello
    xor $1,$22,$1;              stl $10,ttable_scratch+112($31) !tprello
    xor $1,$12,$1;              ldl $23,ttable_rounds+0($23) !tprello
    xor $1,$2,$1;               ldl $21,ttable_rounds+8($21) !tprello
    xor $5,$9,$5;               stl $1,ttable_scratch+120($31) !tprello
    srl $4,48,$9;               ldhu $2,ttable_scratch+88+2($31) !tprello
    xor $25,$23,$23;            ldhu $25,ttable_scratch+96+4($31) !tprello
    xor $5,$21,$5;              ldl $24,ttable_rounds+24($24) !tprello
    xor $5,$3,$3;               ldl $26,ttable_rounds+0($26) !tprello
    zapnot $11,3,$5;            stl $3,ttable_scratch+128($31) !tprello
    srl $4,32,$21;              ldl $2,ttable_rounds+16($2) !tprello
    zapnot $21,3,$21;           ldl $25,ttable_rounds+8($25) !tprello
    xor $13,$26,$13;            ldhu $26,ttable_scratch+96+2($31) !tprello
    srl $6,48,$6;               ldhu $12,ttable_scratch+104+4($31) !tprello
    xor $23,$2,$2;              ldl $9,ttable_rounds+24($9) !tprello
    xor $2,$25,$2;              ldl $5,ttable_rounds+0($5) !tprello
    xor $2,$24,$2;              ldl $26,ttable_rounds+16($26) !tprello
    zapnot $0,3,$0;             ldl $12,ttable_rounds+8($12) !tprello
    srl $4,16,$4;               ldhu $24,ttable_scratch+104+2($31) !tprello
    xor $8,$5,$5;               ldl $21,ttable_rounds+8($21) !tprello
    xor $13,$26,$13;            ldl $6,ttable_rounds+24($6) !tprello
    xor $13,$12,$12;            ldl $0,ttable_rounds+0($0) !tprello
    xor $12,$9,$9;              ldl $24,ttable_rounds+16($24) !tprello
    zapnot $4,3,$4;             ldhu $12,ttable_scratch+88+4($31) !tprello
    srl $11,48,$11;             ldl $4,ttable_rounds+16($4) !tprello
    xor $15,$0,$0;              ldl $11,ttable_rounds+24($11) !tprello
    xor $5,$24,$5;              stl $2,ttable_scratch+136($31) !tprello
    xor $5,$21,$5;              ldl $12,ttable_rounds+8($12) !tprello
    xor $5,$6,$5;               stl $9,ttable_scratch+144($31) !tprello
    xor $0,$4,$0;               ldl $4,ttable_keys+128($31) !tprello
    zapnot $10,3,$6;            ldl $21,ttable_keys+136($31) !tprello
    xor $0,$12,$0;              ldl $12,ttable_keys+144($31) !tprello
    xor $0,$11,$0;              ldl $11,ttable_keys+152($31) !tprello
    srl $7,16,$24;              stl $0,ttable_scratch+152($31) !tprello
    zapnot $24,3,$24;           ldl $6,ttable_rounds+0($6) !tprello
    srl $3,48,$15;              ldl $24,ttable_rounds+16($24) !tprello
    zapnot $7,3,$13;            ldhu $26,ttable_scratch+120+4($31) !tprello
    srl $10,48,$10;             ldl $15,ttable_rounds+24($15) !tprello
    xor $4,$6,$6;               ldl $13,ttable_rounds+0($13) !tprello
    xor $6,$24,$6;              ldhu $24,ttable_scratch+120+2($31) !tprello
    zapnot $1,3,$8;             ldl $26,ttable_rounds+8($26) !tprello
    srl $7,48,$25;              ldhu $23,ttable_scratch+128+4($31) !tprello
    xor $21,$13,$13;            ldl $10,ttable_rounds+24($10) !tprello
    zapnot $3,3,$3;             ldl $24,ttable_rounds+16($24) !tprello
    xor $6,$26,$6;              ldl $8,ttable_rounds+0($8) !tprello
    xor $6,$15,$6;              ldl $23,ttable_rounds+8($23) !tprello
    srl $7,32,$7;               ldhu $15,ttable_scratch+128+2($31) !tprello
    xor $13,$24,$13;            ldhu $24,ttable_scratch+112+4($31) !tprello
    xor $12,$8,$8;              ldl $25,ttable_rounds+24($25) !tprello
    xor $13,$23,$13;            ldl $3,ttable_rounds+0($3) !tprello
    xor $13,$10,$10;            ldl $15,ttable_rounds+16($15) !tprello
    zapnot $7,3,$7;             ldl $24,ttable_rounds+8($24) !tprello
    srl $1,48,$1;               ldhu $13,ttable_scratch+112+2($31) !tprello
    xor $11,$3,$3;              ldl $7,ttable_rounds+8($7) !tprello
    xor $8,$15,$8;              ldl $1,ttable_rounds+24($1) !tprello
    xor $8,$24,$8;              stl $6,ttable_scratch+160($31) !tprello
    xor $8,$25,$8;              ldl $13,ttable_rounds+16($13) !tprello
    zapnot $2,3,$25;            stl $10,ttable_scratch+168($31) !tprello
    srl $5,32,$24;              stl $8,ttable_scratch+176($31) !tprello
    zapnot $24,3,$24;           ldl $25,ttable_rounds+0($25) !tprello
    xor $3,$13,$3;              ldhu $13,ttable_scratch+144+2($31) !tprello
    xor $3,$7,$3;               ldl $24,ttable_rounds+8($24) !tprello
    xor $3,$1,$1;               ldhu $3,ttable_scratch+152+4($31) !tprello
    srl $0,48,$7;               ldhu $15,ttable_scratch+152+2($31) !tprello
    xor $4,$25,$4;              ldl $13,ttable_rounds+16($13) !tprello
    zapnot $9,3,$25;            ldl $7,ttable_rounds+24($7) !tprello
    srl $5,16,$23;              ldl $25,ttable_rounds+0($25) !tprello
    zapnot $23,3,$23;           ldl $3,ttable_rounds+8($3) !tprello
    xor $4,$13,$4;              ldl $23,ttable_rounds+16($23) !tprello
    xor $4,$24,$4;              ldl $15,ttable_rounds+16($15) !tprello
    xor $4,$7,$4;               ldhu $7,ttable_scratch+136+4($31) !tprello
    srl $2,48,$2;               ldhu $24,ttable_scratch+136+2($31) !tprello
    xor $21,$25,$21;            ldl $2,ttable_rounds+24($2) !tprello
    xor $21,$23,$21;            ldhu $23,ttable_scratch+144+4($31) !tprello
    xor $21,$3,$3;              ldl $7,ttable_rounds+8($7) !tprello
    zapnot $5,3,$21;            ldl $24,ttable_rounds+16($24) !tprello
    xor $3,$2,$2;               ldl $21,ttable_rounds+0($21) !tprello
    srl $9,48,$9;               ldl $23,ttable_rounds+8($23) !tprello
    zapnot $0,3,$0;             ldl $9,ttable_rounds+24($9) !tprello
    srl $5,48,$5;               ldl $0,ttable_rounds+0($0) !tprello
    xor $12,$21,$12;            ldl $5,ttable_rounds+24($5) !tprello
    xor $12,$15,$12;            stl $4,ttable_scratch+184($31) !tprello
    xor $12,$7,$7;              stl $2,ttable_scratch+192($31) !tprello
    xor $7,$9,$7;               ldl $9,ttable_keys+160($31) !tprello
    xor $11,$0,$0;              stl $7,ttable_scratch+200($31) !tprello
    xor $0,$24,$0;              ldl $24,ttable_keys+168($31) !tprello
    xor $0,$23,$0;              ldl $23,ttable_keys+176($31) !tprello
    xor $0,$5,$0;               ldl $5,ttable_keys+184($31) !tprello
    zapnot $6,3,$11;            ldhu $12,ttable_scratch+168+2($31) !tprello
    srl $1,48,$15;              ldl $11,ttable_rounds+0($11) !tprello
    zapnot $10,3,$21;           ldhu $3,ttable_scratch+176+4($31) !tprello
    srl $1,32,$25;              ldl $15,ttable_rounds+24($15) !tprello
    zapnot $25,3,$25;           ldl $12,ttable_rounds+16($12) !tprello
    xor $9,$11,$11;             ldl $21,ttable_rounds+0($21) !tprello
    srl $6,48,$6;               ldl $3,ttable_rounds+8($3) !tprello
    zapnot $8,3,$13;            ldhu $26,ttable_scratch+176+2($31) !tprello
    xor $11,$12,$11;            ldl $25,ttable_rounds+8($25) !tprello
    xor $24,$21,$21;            ldl $6,ttable_rounds+24($6) !tprello
    xor $11,$3,$3;              ldl $13,ttable_rounds+0($13) !tprello
    xor $3,$15,$3;              ldl $26,ttable_rounds+16($26) !tprello
    srl $1,16,$15;              ldhu $11,ttable_scratch+160+4($31) !tprello
    zapnot $15,3,$15;           ldhu $12,ttable_scratch+160+2($31) !tprello
    srl $10,48,$10;             ldl $15,ttable_rounds+16($15) !tprello
    xor $21,$26,$21;            ldl $10,ttable_rounds+24($10) !tprello
    xor $21,$25,$21;            ldl $11,ttable_rounds+8($11) !tprello
    xor $21,$6,$6;              ldl $12,ttable_rounds+16($12) !tprello
    xor $23,$13,$13;            ldhu $21,ttable_scratch+168+4($31) !tprello
    xor $13,$15,$13;            stl $3,ttable_scratch+208($31) !tprello
    xor $13,$11,$11;            stl $6,ttable_scratch+216($31) !tprello
    xor $11,$10,$10;            ldhu $11,ttable_scratch+192+2($31) !tprello
    zapnot $1,3,$1;             ldl $21,ttable_rounds+8($21) !tprello
    srl $8,48,$8;               ldl $1,ttable_rounds+0($1) !tprello
    zapnot $4,3,$13;            ldl $8,ttable_rounds+24($8) !tprello
    srl $0,48,$15;              stl $10,ttable_scratch+224($31) !tprello
    zapnot $2,3,$25;            ldl $13,ttable_rounds+0($13) !tprello
    xor $5,$1,$1;               ldl $11,ttable_rounds+16($11) !tprello
    xor $1,$12,$1;              ldhu $12,ttable_scratch+200+4($31) !tprello
    xor $1,$21,$1;              ldl $15,ttable_rounds+24($15) !tprello
    xor $1,$8,$1;               ldl $25,ttable_rounds+0($25) !tprello
    xor $9,$13,$9;              stl $1,ttable_scratch+232($31) !tprello
    xor $9,$11,$9;              ldl $12,ttable_rounds+8($12) !tprello
    srl $0,32,$11;              ldhu $13,ttable_scratch+200+2($31) !tprello
    zapnot $11,3,$11;           ldhu $8,ttable_scratch+184+4($31) !tprello
    srl $4,48,$4;               ldl $11,ttable_rounds+8($11) !tprello
    xor $9,$12,$9;              ldl $4,ttable_rounds+24($4) !tprello
    xor $9,$15,$9;              ldl $13,ttable_rounds+16($13) !tprello
    xor $24,$25,$24;            ldl $8,ttable_rounds+8($8) !tprello
    zapnot $7,3,$25;            ldhu $15,ttable_scratch+184+2($31) !tprello
    srl $0,16,$12;              ldl $25,ttable_rounds+0($25) !tprello
    xor $24,$13,$13;            ldhu $24,ttable_scratch+192+4($31) !tprello
    xor $13,$11,$11;            ldl $13,ttable_keys+192($31) !tprello
    xor $11,$4,$4;              ldl $15,ttable_rounds+16($15) !tprello
    zapnot $12,3,$12;           stl $4,ttable_scratch+240($31) !tprello
    srl $2,48,$2;               ldl $12,ttable_rounds+16($12) !tprello
    xor $23,$25,$23;            ldl $2,ttable_rounds+24($2) !tprello
    zapnot $0,3,$0;             ldl $24,ttable_rounds+8($24) !tprello
    srl $7,48,$7;               ldl $0,ttable_rounds+0($0) !tprello
    xor $23,$12,$12;            ldl $7,ttable_rounds+24($7) !tprello
    xor $12,$8,$8;              ldl $12,ttable_keys+200($31) !tprello
    xor $8,$2,$2;               ldl $8,ttable_keys+208($31) !tprello
    xor $5,$0,$0;               stl $2,ttable_scratch+248($31) !tprello
    xor $0,$15,$0;              ldl $15,ttable_keys+216($31) !tprello
    xor $0,$24,$0;              ldhu $24,ttable_scratch+216+2($31) !tprello
    xor $0,$7,$0;               ldhu $7,ttable_scratch+224+4($31) !tprello
    zapnot $3,3,$5;             stl $0,ttable_scratch+256($31) !tprello
    srl $1,48,$23;              ldl $5,ttable_rounds+0($5) !tprello
    zapnot $6,3,$25;            ldl $24,ttable_rounds+16($24) !tprello
    srl $3,48,$3;               ldl $7,ttable_rounds+8($7) !tprello
    zapnot $10,3,$11;           ldl $23,ttable_rounds+24($23) !tprello
    xor $13,$5,$5;              ldl $25,ttable_rounds+0($25) !tprello
    xor $5,$24,$5;              ldhu $24,ttable_scratch+224+2($31) !tprello
    xor $5,$7,$5;               ldhu $7,ttable_scratch+232+4($31) !tprello
    xor $5,$23,$5;              ldl $3,ttable_rounds+24($3) !tprello
    xor $12,$25,$25;            ldl $11,ttable_rounds+0($11) !tprello
    srl $6,48,$6;               ldl $24,ttable_rounds+16($24) !tprello
    zapnot $1,3,$1;             ldl $7,ttable_rounds+8($7) !tprello
    srl $10,48,$10;             ldhu $23,ttable_scratch+232+2($31) !tprello
    xor $8,$11,$11;             ldhu $21,ttable_scratch+208+4($31) !tprello
    xor $25,$24,$24;            ldl $6,ttable_rounds+24($6) !tprello
    xor $24,$7,$7;              ldl $1,ttable_rounds+0($1) !tprello
    xor $7,$3,$3;               ldl $23,ttable_rounds+16($23) !tprello
    zapnot $9,3,$7;             ldl $21,ttable_rounds+8($21) !tprello
    srl $0,48,$24;              ldhu $25,ttable_scratch+208+2($31) !tprello
    xor $15,$1,$1;              ldhu $26,ttable_scratch+216+4($31) !tprello
    xor $11,$23,$11;            ldl $10,ttable_rounds+24($10) !tprello
    xor $11,$21,$11;            stl $5,ttable_scratch+264($31) !tprello
    xor $11,$6,$6;              ldl $25,ttable_rounds+16($25) !tprello
    zapnot $4,3,$11;            ldl $26,ttable_rounds+8($26) !tprello
    srl $9,48,$21;              stl $6,ttable_scratch+272($31) !tprello
    zapnot $2,3,$23;            ldl $7,ttable_rounds+0($7) !tprello
    xor $1,$25,$1;              ldhu $25,ttable_scratch+240+2($31) !tprello
    xor $1,$26,$1;              ldhu $26,ttable_scratch+248+4($31) !tprello
    xor $1,$10,$1;              ldl $24,ttable_rounds+24($24) !tprello
    xor $13,$7,$7;              stl $1,ttable_scratch+280($31) !tprello
    srl $9,32,$13;              ldl $25,ttable_rounds+16($25) !tprello
    zapnot $13,3,$13;           ldl $26,ttable_rounds+8($26) !tprello
    srl $4,48,$4;               ldl $11,ttable_rounds+0($11) !tprello
    zapnot $0,3,$0;             ldhu $10,ttable_scratch+248+2($31) !tprello
    xor $7,$25,$7;              ldhu $25,ttable_scratch+256+4($31) !tprello
    xor $7,$26,$7;              ldl $21,ttable_rounds+24($21) !tprello
    xor $7,$24,$7;              ldl $23,ttable_rounds+0($23) !tprello
    xor $12,$11,$11;            ldl $10,ttable_rounds+16($10) !tprello
    srl $9,16,$9;               ldl $25,ttable_rounds+8($25) !tprello
    zapnot $9,3,$9;             ldhu $12,ttable_scratch+256+2($31) !tprello
    xor $8,$23,$8;              ldl $13,ttable_rounds+8($13) !tprello
    xor $11,$10,$10;            ldl $4,ttable_rounds+24($4) !tprello
    xor $10,$25,$10;            ldl $0,ttable_rounds+0($0) !tprello
    xor $10,$21,$10;            ldl $12,ttable_rounds+16($12) !tprello
    srl $2,48,$2;               ldl $9,ttable_rounds+16($9) !tprello
    zapnot $5,3,$21;            ldhu $25,ttable_scratch+240+4($31) !tprello
    xor $15,$0,$0;              ldl $2,ttable_rounds+24($2) !tprello
    xor $8,$12,$8;              stl $7,ttable_scratch+288($31) !tprello
    xor $8,$13,$8;              stl $10,ttable_scratch+296($31) !tprello
    xor $8,$4,$4;               ldl $25,ttable_rounds+8($25) !tprello
    xor $0,$9,$0;               ldl $9,ttable_keys+224($31) !tprello
    srl $3,16,$8;               ldl $13,ttable_keys+232($31) !tprello
    zapnot $8,3,$8;             ldl $12,ttable_keys+240($31) !tprello
    xor $0,$25,$0;              ldl $25,ttable_keys+248($31) !tprello
    xor $0,$2,$0;               ldl $21,ttable_rounds+0($21) !tprello
    srl $1,48,$2;               stl $0,ttable_scratch+304($31) !tprello
    zapnot $3,3,$15;            ldl $8,ttable_rounds+16($8) !tprello
    srl $5,48,$5;               ldhu $11,ttable_scratch+272+4($31) !tprello
    xor $9,$21,$21;             ldl $2,ttable_rounds+24($2) !tprello
    zapnot $6,3,$23;            ldl $15,ttable_rounds+0($15) !tprello
    xor $21,$8,$8;              ldhu $21,ttable_scratch+272+2($31) !tprello
    srl $3,48,$24;              ldl $11,ttable_rounds+8($11) !tprello
    zapnot $1,3,$1;             ldhu $26,ttable_scratch+280+4($31) !tprello
    xor $13,$15,$15;            ldl $5,ttable_rounds+24($5) !tprello
    srl $3,32,$3;               ldl $21,ttable_rounds+16($21) !tprello
    xor $8,$11,$8;              ldl $23,ttable_rounds+0($23) !tprello
    xor $8,$2,$2;               ldl $26,ttable_rounds+8($26) !tprello
    zapnot $3,3,$3;             ldhu $8,ttable_scratch+280+2($31) !tprello
    xor $15,$21,$15;            ldhu $21,ttable_scratch+264+4($31) !tprello
    xor $12,$23,$23;            ldl $24,ttable_rounds+24($24) !tprello
    xor $15,$26,$15;            ldl $1,ttable_rounds+0($1) !tprello
    xor $15,$5,$5;              ldl $8,ttable_rounds+16($8) !tprello
    srl $6,48,$6;               ldl $21,ttable_rounds+8($21) !tprello
    zapnot $7,3,$15;            ldhu $26,ttable_scratch+264+2($31) !tprello
    xor $25,$1,$1;              ldl $3,ttable_rounds+8($3) !tprello
    xor $23,$8,$8;              ldl $6,ttable_rounds+24($6) !tprello
    xor $8,$21,$8;              stl $2,ttable_scratch+312($31) !tprello
    xor $8,$24,$8;              ldl $26,ttable_rounds+16($26) !tprello
    srl $4,32,$24;              stl $5,ttable_scratch+320($31) !tprello
    zapnot $24,3,$24;           ldl $15,ttable_rounds+0($15) !tprello
    srl $0,48,$21;              ldhu $23,ttable_scratch+296+2($31) !tprello
    xor $1,$26,$1;              ldl $24,ttable_rounds+8($24) !tprello
    xor $1,$3,$1;               ldl $21,ttable_rounds+24($21) !tprello
    xor $1,$6,$1;               ldhu $6,ttable_scratch+304+4($31) !tprello
    xor $9,$15,$9;              stl $1,ttable_scratch+328($31) !tprello
    zapnot $10,3,$15;           ldl $23,ttable_rounds+16($23) !tprello
    srl $4,16,$3;               ldl $15,ttable_rounds+0($15) !tprello
    zapnot $3,3,$3;             ldl $6,ttable_rounds+8($6) !tprello
    srl $7,48,$7;               ldl $3,ttable_rounds+16($3) !tprello
    xor $9,$23,$9;              ldl $7,ttable_rounds+24($7) !tprello
    xor $9,$24,$9;              ldhu $24,ttable_scratch+304+2($31) !tprello
    xor $9,$21,$9;              ldhu $21,ttable_scratch+288+4($31) !tprello
    xor $13,$15,$13;            ldhu $15,ttable_scratch+288+2($31) !tprello
    xor $13,$3,$3;              ldhu $13,ttable_scratch+296+4($31) !tprello
    xor $3,$6,$3;               ldl $24,ttable_rounds+16($24) !tprello
    xor $3,$7,$3;               ldl $21,ttable_rounds+8($21) !tprello
    zapnot $4,3,$7;             ldl $15,ttable_rounds+16($15) !tprello
    srl $10,48,$10;             ldl $7,ttable_rounds+0($7) !tprello
    zapnot $0,3,$0;             ldl $10,ttable_rounds+24($10) !tprello
    srl $4,48,$4;               ldl $0,ttable_rounds+0($0) !tprello
    zapnot $2,3,$6;             ldl $13,ttable_rounds+8($13) !tprello
    xor $12,$7,$7;              ldl $4,ttable_rounds+24($4) !tprello
    xor $7,$24,$7;              stl $9,ttable_scratch+336($31) !tprello
    xor $7,$21,$7;              stl $3,ttable_scratch+344($31) !tprello
    xor $7,$10,$7;              ldl $10,ttable_keys+256($31) !tprello
    xor $25,$0,$0;              stl $7,ttable_scratch+352($31) !tprello
    xor $0,$15,$0;              ldl $15,ttable_keys+264($31) !tprello
    xor $0,$13,$0;              ldl $13,ttable_keys+272($31) !tprello
    xor $0,$4,$0;               ldl $4,ttable_keys+280($31) !tprello
    srl $8,32,$25;              ldl $6,ttable_rounds+0($6) !tprello
    zapnot $25,3,$25;           ldhu $21,ttable_scratch+320+2($31) !tprello
    srl $1,48,$24;              ldl $25,ttable_rounds+8($25) !tprello
    zapnot $5,3,$12;            ldl $24,ttable_rounds+24($24) !tprello
    xor $10,$6,$6;              ldl $12,ttable_rounds+0($12) !tprello
    srl $8,16,$23;              ldl $21,ttable_rounds+16($21) !tprello
    zapnot $23,3,$23;           ldhu $26,ttable_scratch+328+4($31) !tprello
    srl $2,48,$2;               ldl $23,ttable_rounds+16($23) !tprello
    xor $15,$12,$12;            ldl $2,ttable_rounds+24($2) !tprello
    xor $6,$21,$6;              ldhu $21,ttable_scratch+328+2($31) !tprello
    xor $6,$25,$6;              ldl $26,ttable_rounds+8($26) !tprello
    xor $6,$24,$6;              ldhu $24,ttable_scratch+312+4($31) !tprello
    xor $12,$23,$12;            ldhu $23,ttable_scratch+312+2($31) !tprello
    zapnot $8,3,$25;            ldl $21,ttable_rounds+16($21) !tprello
    xor $12,$26,$12;            ldl $25,ttable_rounds+0($25) !tprello
    xor $12,$2,$2;              ldl $24,ttable_rounds+8($24) !tprello
    srl $5,48,$5;               ldl $23,ttable_rounds+16($23) !tprello
    zapnot $1,3,$1;             ldl $5,ttable_rounds+24($5) !tprello
    xor $13,$25,$25;            ldl $1,ttable_rounds+0($1) !tprello
    xor $25,$21,$21;            ldhu $25,ttable_scratch+320+4($31) !tprello
    xor $21,$24,$21;            stl $6,ttable_scratch+360($31) !tprello
    xor $21,$5,$5;              stl $2,ttable_scratch+368($31) !tprello
    srl $8,48,$8;               stl $5,ttable_scratch+376($31) !tprello
    xor $4,$1,$1;               ldl $25,ttable_rounds+8($25) !tprello
    xor $1,$23,$1;              ldl $8,ttable_rounds+24($8) !tprello
    zapnot $9,3,$23;            ldhu $21,ttable_scratch+344+2($31) !tprello
    srl $0,48,$24;              ldl $23,ttable_rounds+0($23) !tprello
    xor $1,$25,$1;              ldhu $25,ttable_scratch+352+4($31) !tprello
    xor $1,$8,$1;               ldl $24,ttable_rounds+24($24) !tprello
    zapnot $3,3,$8;             stl $1,ttable_scratch+384($31) !tprello
    xor $10,$23,$10;            ldl $21,ttable_rounds+16($21) !tprello
    srl $0,32,$23;              ldl $25,ttable_rounds+8($25) !tprello
    zapnot $23,3,$23;           ldl $8,ttable_rounds+0($8) !tprello
    srl $9,48,$9;               ldhu $12,ttable_scratch+352+2($31) !tprello
    xor $10,$21,$10;            ldl $23,ttable_rounds+8($23) !tprello
    xor $10,$25,$10;            ldl $9,ttable_rounds+24($9) !tprello
    xor $10,$24,$10;            ldhu $24,ttable_scratch+336+4($31) !tprello
    xor $15,$8,$8;              ldl $12,ttable_rounds+16($12) !tprello
    zapnot $7,3,$15;            ldhu $25,ttable_scratch+336+2($31) !tprello
    srl $0,16,$21;              ldl $15,ttable_rounds+0($15) !tprello
    zapnot $21,3,$21;           ldl $24,ttable_rounds+8($24) !tprello
    xor $8,$12,$8;              ldl $21,ttable_rounds+16($21) !tprello
    xor $8,$23,$8;              ldl $25,ttable_rounds+16($25) !tprello
    xor $8,$9,$8;               ldhu $9,ttable_scratch+344+4($31) !tprello
    srl $3,48,$3;               stl $8,ttable_scratch+392($31) !tprello
    xor $13,$15,$13;            ldl $3,ttable_rounds+24($3) !tprello
    xor $13,$21,$13;            ldl $21,ttable_keys+288($31) !tprello
    xor $13,$24,$13;            ldl $9,ttable_rounds+8($9) !tprello
    zapnot $0,3,$0;             ldl $24,ttable_keys+296($31) !tprello
    xor $13,$3,$3;              ldl $0,ttable_rounds+0($0) !tprello
    srl $7,48,$7;               stl $3,ttable_scratch+400($31) !tprello
    zapnot $6,3,$13;            ldl $7,ttable_rounds+24($7) !tprello
    srl $1,48,$15;              ldl $23,ttable_keys+304($31) !tprello
    xor $4,$0,$0;               ldl $4,ttable_keys+312($31) !tprello
    xor $0,$25,$0;              ldl $13,ttable_rounds+0($13) !tprello
    xor $0,$9,$0;               ldhu $9,ttable_scratch+368+2($31) !tprello
    xor $0,$7,$0;               ldhu $7,ttable_scratch+376+4($31) !tprello
    zapnot $2,3,$25;            stl $0,ttable_scratch+408($31) !tprello
    xor $21,$13,$13;            ldl $15,ttable_rounds+24($15) !tprello
    srl $6,48,$6;               ldl $9,ttable_rounds+16($9) !tprello
    zapnot $5,3,$12;            ldl $7,ttable_rounds+8($7) !tprello
    srl $2,48,$2;               ldl $25,ttable_rounds+0($25) !tprello
    zapnot $1,3,$1;             ldhu $26,ttable_scratch+376+2($31) !tprello
    xor $13,$9,$9;              ldhu $13,ttable_scratch+384+4($31) !tprello
    xor $9,$7,$7;               ldl $6,ttable_rounds+24($6) !tprello
    xor $7,$15,$7;              ldl $12,ttable_rounds+0($12) !tprello
    xor $24,$25,$25;            ldl $26,ttable_rounds+16($26) !tprello
    srl $5,48,$5;               ldl $13,ttable_rounds+8($13) !tprello
    zapnot $10,3,$15;           ldhu $9,ttable_scratch+384+2($31) !tprello
    xor $23,$12,$12;            ldhu $11,ttable_scratch+360+4($31) !tprello
    xor $25,$26,$25;            ldl $2,ttable_rounds+24($2) !tprello
    xor $25,$13,$13;            ldl $1,ttable_rounds+0($1) !tprello
    xor $13,$6,$6;              ldl $9,ttable_rounds+16($9) !tprello
    srl $0,48,$13;              ldl $11,ttable_rounds+8($11) !tprello
    zapnot $8,3,$25;            ldhu $26,ttable_scratch+360+2($31) !tprello
    xor $4,$1,$1;               ldhu $22,ttable_scratch+368+4($31) !tprello
    xor $12,$9,$9;              ldl $5,ttable_rounds+24($5) !tprello
    xor $9,$11,$9;              stl $7,ttable_scratch+416($31) !tprello
    xor $9,$2,$2;               ldl $26,ttable_rounds+16($26) !tprello
    srl $10,48,$9;              ldl $22,ttable_rounds+8($22) !tprello
    zapnot $3,3,$11;            stl $2,ttable_scratch+424($31) !tprello
    srl $10,32,$12;             ldl $15,ttable_rounds+0($15) !tprello
    xor $1,$26,$1;              ldhu $26,ttable_scratch+392+2($31) !tprello
    xor $1,$22,$1;              ldhu $22,ttable_scratch+400+4($31) !tprello
    xor $1,$5,$1;               ldl $13,ttable_rounds+24($13) !tprello
    xor $21,$15,$15;            stl $1,ttable_scratch+432($31) !tprello
    zapnot $12,3,$12;           ldl $26,ttable_rounds+16($26) !tprello
    srl $8,48,$8;               ldl $22,ttable_rounds+8($22) !tprello
    zapnot $0,3,$0;             ldl $25,ttable_rounds+0($25) !tprello
    srl $10,16,$10;             ldhu $21,ttable_scratch+400+2($31) !tprello
    xor $15,$26,$15;            ldhu $26,ttable_scratch+408+4($31) !tprello
    xor $15,$22,$15;            ldl $9,ttable_rounds+24($9) !tprello
    xor $15,$13,$13;            ldl $11,ttable_rounds+0($11) !tprello
    xor $24,$25,$24;            ldl $21,ttable_rounds+16($21) !tprello
    zapnot $10,3,$10;           ldl $26,ttable_rounds+8($26) !tprello
    srl $3,48,$3;               ldhu $25,ttable_scratch+408+2($31) !tprello
    xor $23,$11,$11;            ldl $12,ttable_rounds+8($12) !tprello
    xor $24,$21,$21;            ldl $8,ttable_rounds+24($8) !tprello
    xor $21,$26,$21;            ldl $0,ttable_rounds+0($0) !tprello
    xor $21,$9,$9;              ldl $25,ttable_rounds+16($25) !tprello
    zapnot $7,3,$21;            ldl $10,ttable_rounds+16($10) !tprello
    srl $6,16,$26;              ldhu $24,ttable_scratch+392+4($31) !tprello
    xor $4,$0,$0;               ldl $3,ttable_rounds+24($3) !tprello
    xor $11,$25,$11;            stl $13,ttable_scratch+440($31) !tprello
    xor $11,$12,$11;            ldw $12,aes_round_keys+16*AES_ROUNDS+COLUMN0($31) !tprello
    xor $11,$8,$8;              ldl $24,ttable_rounds+8($24) !tprello
    xor $0,$10,$0;              stl $8,ttable_scratch+448($31) !tprello
    zapnot $26,3,$26;           ldw $10,aes_round_keys+16*AES_ROUNDS+COLUMN1($31) !tprello
    srl $1,48,$11;              ldw $25,aes_round_keys+16*AES_ROUNDS+COLUMN2($31) !tprello
    xor $0,$24,$0;              ldw $24,aes_round_keys+16*AES_ROUNDS+COLUMN3($31) !tprello
    xor $0,$3,$3;               ldw $21,ttable_last+0($21) !tprello
    zapnot $6,3,$0;             stl $3,ttable_scratch+456($31) !tprello
    srl $7,48,$7;               ldw $26,ttable_last+4($26) !tprello
    zapnot $2,3,$4;             ldhu $23,ttable_scratch+424+4($31) !tprello
    xor $12,$21,$21;            ldw $11,ttable_last+20($11) !tprello
    srl $6,48,$15;              ldw $0,ttable_last+0($0) !tprello
    xor $21,$26,$21;            ldhu $26,ttable_scratch+424+2($31) !tprello
    zapnot $1,3,$1;             ldw $23,ttable_last+16($23) !tprello
    srl $6,32,$6;               ldhu $22,ttable_scratch+432+4($31) !tprello
    xor $10,$0,$0;              ldw $7,ttable_last+20($7) !tprello
    zapnot $6,3,$6;             ldw $26,ttable_last+4($26) !tprello
    xor $21,$23,$21;            ldw $4,ttable_last+0($4) !tprello
    xor $21,$11,$11;            ldw $22,ttable_last+16($22) !tprello
    srl $2,48,$2;               stw $11,0+COLUMN0(OUT)
    xor $0,$26,$0;              ldhu $26,ttable_scratch+432+2($31) !tprello
    xor $25,$4,$4;              ldhu $11,ttable_scratch+416+4($31) !tprello
    xor $0,$22,$0;              ldw $15,ttable_last+20($15) !tprello
    xor $0,$7,$0;               ldw $1,ttable_last+0($1) !tprello
    zapnot $13,3,$7;            stw $0,0+COLUMN1(OUT)
    srl $9,16,$0;               ldw $26,ttable_last+4($26) !tprello
    zapnot $0,3,$22;            ldw $11,ttable_last+16($11) !tprello
    subl LEFT,1,LEFT;           vldd $21,ttable_keys($31) !tprello
    xor $24,$1,$1;              ldhu $0,ttable_scratch+416+2($31) !tprello
    ldi $23,32(IN);             ldl $14,ttable_keys+32($31) !tprello
    xor $4,$26,$4;              ldw $6,ttable_last+16($6) !tprello
    selgt LEFT,$23,IN,IN;       ldl $26,ttable_keys+40($31) !tprello
    xor $4,$11,$4;              ldw $11,ttable_last+4($0) !tprello
    xor $4,$15,$4;              vldd $15,0(IN)
    srl $3,48,$23;              stw $4,0+COLUMN2(OUT)
    zapnot $9,3,$4;             ldl $0,ttable_keys+48($31) !tprello
    xor $1,$11,$11;             ldw $2,ttable_last+20($2) !tprello
    vxorw $15,$21,$15;          ldl $1,ttable_keys+56($31) !tprello
    xor $11,$6,$6;              ldw $7,ttable_last+0($7) !tprello
    vsllw $15,5,$11;            ldw $22,ttable_last+4($22) !tprello
    xor $6,$2,$2;               ldhu $6,ttable_scratch+448+4($31) !tprello
    vandw $11,FIELD0,$11;       stw $2,0+COLUMN3(OUT)
    xor $12,$7,$7;              ldw $23,ttable_last+20($23) !tprello
    vsllw $15,13,$12;           ldw $4,ttable_last+0($4) !tprello
    xor $7,$22,$7;              ldw $6,ttable_last+16($6) !tprello
    vandw $12,FIELD1,$12;       ldhu $22,ttable_scratch+448+2($31) !tprello
    srl $13,48,$13;             ldhu $2,ttable_scratch+456+4($31) !tprello
    vbisw $11,$12,$11;          ldw $13,ttable_last+20($13) !tprello
    xor $7,$6,$6;               ldhu $7,ttable_scratch+456+2($31) !tprello
    vsrlw $15,11,$12;           vstd $11,ttable_first+0($31) !tprello
    xor $6,$23,$6;              ldw $22,ttable_last+4($22) !tprello
    vandw $12,FIELD0,$12;       ldw $23,ttable_first+0+COLUMN0($31) !tprello
    xor $10,$4,$4;              stw $6,16+COLUMN0(OUT)
    vsrlw $15,3,$15;            ldw $6,ttable_first+0+COLUMN1($31) !tprello
    xor $4,$22,$4;              ldw $2,ttable_last+16($2) !tprello
    vandw $15,FIELD1,$15;       ldw $22,ttable_first+0+COLUMN2($31) !tprello
    zapnot $8,3,$10;            ldw $7,ttable_last+4($7) !tprello
    vbisw $12,$15,$12;          ldw $15,ttable_first+0+COLUMN3($31) !tprello
    xor $4,$2,$2;               ldw $10,ttable_last+0($10) !tprello
    zapnot $23,3,$4;            vstd $12,ttable_first+32($31) !tprello
    xor $2,$13,$2;              ldhu $13,ttable_scratch+440+4($31) !tprello
    srl $6,16,$12;              ldl $4,ttable_rounds+0($4) !tprello
    srl $9,48,$11;              stw $2,16+COLUMN1(OUT)
    zapnot $6,3,$6;             ldl $12,ttable_rounds+16($12) !tprello
    xor $25,$10,$10;            ldw $13,ttable_last+16($13) !tprello
    xor $14,$4,$4;              ldw $25,ttable_first+32+COLUMN2($31) !tprello
    xor $10,$7,$7;              ldw $11,ttable_last+20($11) !tprello
    xor $4,$12,$4;              ldw $12,ttable_first+32+COLUMN3($31) !tprello
    xor $7,$13,$7;              ldhu $13,ttable_scratch+440+2($31) !tprello
    zapnot $25,3,$10;           ldl $6,ttable_rounds+0($6) !tprello
    xor $7,$11,$7;              zapnot $3,3,$3
    srl $12,16,$11;             ldl $10,ttable_rounds+8($10) !tprello
    srl $9,32,$9;               stw $7,16+COLUMN2(OUT)
    srl $22,16,$7;              ldl $11,ttable_rounds+24($11) !tprello
    zapnot $9,3,$9;             ldw $3,ttable_last+0($3) !tprello
    xor $4,$10,$4;              ldl $7,ttable_rounds+16($7) !tprello
    srl $8,48,$8;               ldw $13,ttable_last+4($13) !tprello
    xor $4,$11,$2;              ldw $11,ttable_first+32+COLUMN0($31) !tprello
    xor $24,$3,$3;              ldw $9,ttable_last+16($9) !tprello
    zapnot $12,3,$12;           ldw $24,ttable_first+32+COLUMN1($31) !tprello
    xor $3,$13,$3;              ldw $8,ttable_last+20($8) !tprello
    srl $11,16,$13;             ldl $12,ttable_rounds+8($12) !tprello
    xor $3,$9,$3;               ldi OUT,32(OUT)
    xor $26,$6,$6;              ldl $13,ttable_rounds+24($13) !tprello
    xor $3,$8,$3;               nop
    xor $6,$7,$6;               stl $2,ttable_scratch+0($31) !tprello
    clr $31;                    stw $3,16+COLUMN3-32(OUT)
    xor $6,$12,$6;              ldw $3,ttable_first+16+COLUMN0($31) !tprello
    xor $6,$13,$4;              ldw $13,ttable_first+16+COLUMN1($31) !tprello
    zapnot $22,3,$22;           stl $4,ttable_scratch+8($31) !tprello
    srl $15,16,$6;              ldl $22,ttable_rounds+0($22) !tprello
    zapnot $11,3,$11;           ldl $6,ttable_rounds+16($6) !tprello
    srl $24,16,$12;             ldl $11,ttable_rounds+8($11) !tprello
    zapnot $15,3,$15;           ldl $12,ttable_rounds+24($12) !tprello
    xor $0,$22,$22;             ldl $15,ttable_rounds+0($15) !tprello
    xor $22,$6,$6;              ldw $5,ttable_first+48+COLUMN2($31) !tprello
    xor $6,$11,$6;              ldw $22,ttable_first+48+COLUMN3($31) !tprello
    xor $6,$12,$6;              ldw $7,ttable_first+16+COLUMN2($31) !tprello
    srl $23,16,$23;             stl $6,ttable_scratch+16($31) !tprello
    zapnot $24,3,$24;           ldl $23,ttable_rounds+16($23) !tprello
    srl $25,16,$25;             ldl $24,ttable_rounds+8($24) !tprello
    xor $1,$15,$15;             ldl $25,ttable_rounds+24($25) !tprello
    zapnot $3,3,$12;            ldw $8,ttable_first+48+COLUMN0($31) !tprello
    xor $15,$23,$15;            ldl $12,ttable_rounds+0($12) !tprello
    xor $15,$24,$15;            ldw $9,ttable_first+16+COLUMN3($31) !tprello
    xor $15,$25,$10;            ldw $11,ttable_first+48+COLUMN1($31) !tprello
    srl $13,16,$15;             stl $10,ttable_scratch+24($31) !tprello
    zapnot $5,3,$25;            ldl $15,ttable_rounds+16($15) !tprello
    srl $22,16,$24;             ldl $25,ttable_rounds+8($25) !tprello
    xor $14,$12,$14;            ldl $24,ttable_rounds+24($24) !tprello
    zapnot $13,3,$13;           ldl $12,ttable_keys+64($31) !tprello
    xor $14,$15,$14;            ldl $27,ttable_rounds+0($13) !tprello
    xor $14,$25,$14;            ldl $13,ttable_keys+72($31) !tprello
    xor $14,$24,$14;            ldl $15,ttable_keys+80($31) !tprello
    srl $7,16,$24;              stl $14,ttable_scratch+32($31) !tprello
    zapnot $22,3,$21;           ldl $22,ttable_rounds+16($24) !tprello
    srl $8,16,$23;              bne LEFT,\next
    .endm
