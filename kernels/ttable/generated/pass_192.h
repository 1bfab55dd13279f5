# SPDX-License-Identifier: Apache-2.0
#
# Made by generate.py: two blocks, 12 rounds.
# 1353 instructions in 677 cycles; no order of them takes fewer than 677.
# A line is a cycle: what goes to pipe 0, and what goes to pipe 1.

# What the loop has of a pass before the pass before is over, for the first pass.
    .macro FIRST_STEPS
    subl LEFT,1,LEFT
    vldd $8,ttable_keys($31) !tprello
    ldi $3,32(IN)
    ldl $0,ttable_keys+32($31) !tprello
    selgt LEFT,$3,IN,IN
    ldl $1,ttable_keys+40($31) !tprello
    vldd $10,0(IN)
    ldl $2,ttable_keys+48($31) !tprello
    vxorw $10,$8,$8
    ldl $3,ttable_keys+56($31) !tprello
    vsllw $8,5,$10
    vandw $10,FIELD0,$10
    vsllw $8,13,$22
    vandw $22,FIELD1,$22
    vbisw $10,$22,$10
    vsrlw $8,11,$22
    vstd $10,ttable_first+0($31) !tprello
    vandw $22,FIELD0,$22
    vsrlw $8,3,$8
    ldw $15,ttable_first+0+COLUMN0($31) !tprello
    vandw $8,FIELD1,$8
    ldw $14,ttable_first+0+COLUMN1($31) !tprello
    vbisw $22,$8,$8
    ldw $22,ttable_first+0+COLUMN2($31) !tprello
    zapnot $15,3,$11
    vstd $8,ttable_first+32($31) !tprello
    srl $14,16,$9
    ldl $11,ttable_rounds+0($11) !tprello
    zapnot $14,3,$14
    ldl $9,ttable_rounds+16($9) !tprello
    xor $0,$11,$11
    ldw $4,ttable_first+32+COLUMN2($31) !tprello
    xor $11,$9,$9
    ldw $11,ttable_first+32+COLUMN3($31) !tprello
    zapnot $4,3,$6
    ldl $14,ttable_rounds+0($14) !tprello
    srl $22,16,$5
    ldl $6,ttable_rounds+8($6) !tprello
    srl $11,16,$24
    ldl $7,ttable_rounds+16($5) !tprello
    zapnot $11,3,$11
    ldl $24,ttable_rounds+24($24) !tprello
    xor $9,$6,$6
    ldl $11,ttable_rounds+8($11) !tprello
    xor $1,$14,$14
    ldw $9,ttable_first+32+COLUMN0($31) !tprello
    xor $6,$24,$5
    ldw $24,ttable_first+0+COLUMN3($31) !tprello
    xor $14,$7,$7
    ldw $6,ttable_first+32+COLUMN1($31) !tprello
    srl $9,16,$14
    xor $7,$11,$7
    zapnot $22,3,$22
    ldl $14,ttable_rounds+24($14) !tprello
    srl $24,16,$11
    ldl $22,ttable_rounds+0($22) !tprello
    zapnot $9,3,$9
    ldl $11,ttable_rounds+16($11) !tprello
    xor $7,$14,$7
    ldl $9,ttable_rounds+8($9) !tprello
    srl $6,16,$14
    stl $7,ttable_scratch+0($31) !tprello
    xor $2,$22,$22
    ldl $14,ttable_rounds+24($14) !tprello
    xor $22,$11,$11
    ldw $8,ttable_first+16+COLUMN0($31) !tprello
    xor $11,$9,$11
    ldw $9,ttable_first+16+COLUMN1($31) !tprello
    xor $11,$14,$10
    ldw $11,ttable_first+48+COLUMN2($31) !tprello
    zapnot $24,3,$12
    .endm

    .macro NEXT_PAIR next
    srl $15,16,$13;             ldl $12,ttable_rounds+0($12) !tprello
    zapnot $6,3,$6;             ldl $13,ttable_rounds+16($13) !tprello
    srl $4,16,$4;               ldl $6,ttable_rounds+8($6) !tprello
    xor $3,$12,$12;             ldl $4,ttable_rounds+24($4) !tprello
    xor $12,$13,$12;            stl $10,ttable_scratch+8($31) !tprello
    xor $12,$6,$6;              ldw $12,ttable_first+48+COLUMN3($31) !tprello
    xor $6,$4,$4;               ldw $6,ttable_first+16+COLUMN2($31) !tprello
    zapnot $8,3,$13;            stl $4,ttable_scratch+16($31) !tprello
    srl $9,16,$14;              ldl $13,ttable_rounds+0($13) !tprello
    zapnot $11,3,$15;           ldl $14,ttable_rounds+16($14) !tprello
    srl $12,16,$21;             ldl $15,ttable_rounds+8($15) !tprello
    xor $0,$13,$0;              ldl $21,ttable_rounds+24($21) !tprello
    xor $0,$14,$0;              ldw $14,ttable_first+48+COLUMN0($31) !tprello
    xor $0,$15,$0;              ldw $15,ttable_first+16+COLUMN3($31) !tprello
    xor $0,$21,$0;              ldw $21,ttable_first+48+COLUMN1($31) !tprello
    zapnot $9,3,$9;             srl $6,16,$13
    zapnot $12,3,$12;           ldl $9,ttable_rounds+0($9) !tprello
    srl $14,16,$22;             ldl $13,ttable_rounds+16($13) !tprello
    zapnot $6,3,$6;             ldl $12,ttable_rounds+8($12) !tprello
    xor $1,$9,$1;               ldl $22,ttable_rounds+24($22) !tprello
    xor $1,$13,$1;              ldl $6,ttable_rounds+0($6) !tprello
    xor $1,$12,$1;              srl $15,16,$12
    xor $1,$22,$1;              ldl $12,ttable_rounds+16($12) !tprello
    zapnot $14,3,$14;           stl $1,ttable_scratch+24($31) !tprello
    srl $21,16,$22;             ldl $14,ttable_rounds+8($14) !tprello
    xor $2,$6,$2;               ldl $22,ttable_rounds+24($22) !tprello
    xor $2,$12,$2;              ldl $12,ttable_keys+64($31) !tprello
    xor $2,$14,$2;              ldl $14,ttable_keys+72($31) !tprello
    xor $2,$22,$2;              ldl $22,ttable_keys+80($31) !tprello
    zapnot $15,3,$15;           stl $2,ttable_scratch+32($31) !tprello
    srl $8,16,$8;               ldl $15,ttable_rounds+0($15) !tprello
    zapnot $21,3,$21;           ldl $8,ttable_rounds+16($8) !tprello
    srl $11,16,$11;             ldl $21,ttable_rounds+8($21) !tprello
    xor $3,$15,$3;              ldl $11,ttable_rounds+24($11) !tprello
    xor $3,$8,$3;               ldl $8,ttable_keys+88($31) !tprello
    xor $3,$21,$3;              ldhu $21,ttable_scratch+0+2($31) !tprello
    xor $3,$11,$3;              ldhu $11,ttable_scratch+8+4($31) !tprello
    zapnot $5,3,$15;            stl $3,ttable_scratch+40($31) !tprello
    srl $4,48,$6;               ldl $15,ttable_rounds+0($15) !tprello
    zapnot $7,3,$13;            ldl $21,ttable_rounds+16($21) !tprello
    srl $5,48,$9;               ldl $11,ttable_rounds+8($11) !tprello
    xor $12,$15,$15;            ldl $6,ttable_rounds+24($6) !tprello
    xor $15,$21,$15;            ldl $13,ttable_rounds+0($13) !tprello
    xor $15,$11,$11;            ldhu $15,ttable_scratch+8+2($31) !tprello
    xor $11,$6,$6;              ldhu $11,ttable_scratch+16+4($31) !tprello
    xor $14,$13,$13;            ldl $9,ttable_rounds+24($9) !tprello
    zapnot $10,3,$21;           ldl $15,ttable_rounds+16($15) !tprello
    srl $5,32,$23;              ldl $11,ttable_rounds+8($11) !tprello
    zapnot $23,3,$23;           ldl $21,ttable_rounds+0($21) !tprello
    xor $13,$15,$13;            ldhu $15,ttable_scratch+16+2($31) !tprello
    xor $13,$11,$11;            ldl $23,ttable_rounds+8($23) !tprello
    xor $11,$9,$9;              ldhu $11,ttable_scratch+0+4($31) !tprello
    srl $7,48,$7;               ldl $15,ttable_rounds+16($15) !tprello
    xor $22,$21,$21;            ldl $7,ttable_rounds+24($7) !tprello
    zapnot $4,3,$4;             ldl $11,ttable_rounds+8($11) !tprello
    xor $21,$15,$15;            ldl $4,ttable_rounds+0($4) !tprello
    xor $15,$23,$15;            stl $9,ttable_scratch+48($31) !tprello
    xor $15,$7,$7;              ldhu $15,ttable_scratch+24+2($31) !tprello
    srl $5,16,$5;               stl $7,ttable_scratch+56($31) !tprello
    zapnot $5,3,$5;             ldhu $23,ttable_scratch+32+4($31) !tprello
    srl $10,48,$10;             ldl $5,ttable_rounds+16($5) !tprello
    xor $8,$4,$4;               ldl $10,ttable_rounds+24($10) !tprello
    zapnot $0,3,$21;            ldl $15,ttable_rounds+16($15) !tprello
    xor $4,$5,$4;               ldl $21,ttable_rounds+0($21) !tprello
    xor $4,$11,$4;              ldl $23,ttable_rounds+8($23) !tprello
    xor $4,$10,$4;              ldhu $10,ttable_scratch+32+2($31) !tprello
    srl $3,48,$11;              stl $4,ttable_scratch+64($31) !tprello
    xor $12,$21,$12;            ldl $11,ttable_rounds+24($11) !tprello
    xor $12,$15,$12;            ldl $10,ttable_rounds+16($10) !tprello
    xor $12,$23,$12;            ldhu $23,ttable_scratch+40+4($31) !tprello
    xor $12,$11,$11;            ldhu $12,ttable_scratch+40+2($31) !tprello
    zapnot $1,3,$15;            ldhu $21,ttable_scratch+24+4($31) !tprello
    srl $0,48,$5;               ldl $15,ttable_rounds+0($15) !tprello
    zapnot $2,3,$13;            ldl $23,ttable_rounds+8($23) !tprello
    srl $0,32,$24;              ldl $5,ttable_rounds+24($5) !tprello
    xor $14,$15,$14;            ldl $13,ttable_rounds+0($13) !tprello
    xor $14,$10,$10;            ldl $12,ttable_rounds+16($12) !tprello
    xor $10,$23,$10;            ldl $21,ttable_rounds+8($21) !tprello
    xor $10,$5,$5;              stl $11,ttable_scratch+72($31) !tprello
    zapnot $24,3,$24;           ldl $10,ttable_keys+96($31) !tprello
    srl $1,48,$1;               ldl $24,ttable_rounds+8($24) !tprello
    xor $22,$13,$13;            ldl $1,ttable_rounds+24($1) !tprello
    xor $13,$12,$12;            ldl $13,ttable_keys+104($31) !tprello
    xor $12,$24,$12;            ldl $24,ttable_keys+112($31) !tprello
    xor $12,$1,$1;              ldl $12,ttable_keys+120($31) !tprello
    zapnot $3,3,$3;             stl $1,ttable_scratch+80($31) !tprello
    srl $0,16,$0;               ldl $3,ttable_rounds+0($3) !tprello
    zapnot $0,3,$0;             ldhu $22,ttable_scratch+48+2($31) !tprello
    srl $2,48,$2;               ldl $0,ttable_rounds+16($0) !tprello
    xor $8,$3,$3;               ldl $2,ttable_rounds+24($2) !tprello
    zapnot $6,3,$8;             ldl $22,ttable_rounds+16($22) !tprello
    xor $3,$0,$0;               ldl $8,ttable_rounds+0($8) !tprello
    xor $0,$21,$0;              ldhu $21,ttable_scratch+56+4($31) !tprello
    xor $0,$2,$0;               ldhu $2,ttable_scratch+56+2($31) !tprello
    srl $4,48,$3;               stl $0,ttable_scratch+88($31) !tprello
    xor $10,$8,$8;              ldl $21,ttable_rounds+8($21) !tprello
    xor $8,$22,$8;              ldl $3,ttable_rounds+24($3) !tprello
    zapnot $9,3,$22;            ldl $2,ttable_rounds+16($2) !tprello
    xor $8,$21,$8;              ldl $22,ttable_rounds+0($22) !tprello
    xor $8,$3,$3;               ldhu $8,ttable_scratch+64+4($31) !tprello
    srl $6,48,$21;              ldhu $23,ttable_scratch+64+2($31) !tprello
    xor $13,$22,$22;            ldl $21,ttable_rounds+24($21) !tprello
    xor $22,$2,$2;              ldl $8,ttable_rounds+8($8) !tprello
    zapnot $7,3,$22;            ldl $23,ttable_rounds+16($23) !tprello
    srl $6,32,$14;              ldl $22,ttable_rounds+0($22) !tprello
    xor $2,$8,$2;               ldhu $8,ttable_scratch+48+4($31) !tprello
    xor $2,$21,$2;              stl $3,ttable_scratch+96($31) !tprello
    zapnot $14,3,$14;           ldhu $21,ttable_scratch+80+4($31) !tprello
    srl $9,48,$9;               ldl $14,ttable_rounds+8($14) !tprello
    xor $24,$22,$22;            ldl $9,ttable_rounds+24($9) !tprello
    xor $22,$23,$22;            ldl $8,ttable_rounds+8($8) !tprello
    xor $22,$14,$14;            ldl $21,ttable_rounds+8($21) !tprello
    xor $14,$9,$9;              zapnot $4,3,$4
    srl $6,16,$6;               ldl $4,ttable_rounds+0($4) !tprello
    zapnot $6,3,$6;             stl $9,ttable_scratch+104($31) !tprello
    srl $7,48,$7;               ldl $6,ttable_rounds+16($6) !tprello
    xor $12,$4,$4;              ldl $7,ttable_rounds+24($7) !tprello
    zapnot $11,3,$14;           ldhu $22,ttable_scratch+80+2($31) !tprello
    xor $4,$6,$4;               ldl $14,ttable_rounds+0($14) !tprello
    xor $4,$8,$4;               ldhu $8,ttable_scratch+88+4($31) !tprello
    xor $4,$7,$4;               ldl $22,ttable_rounds+16($22) !tprello
    srl $5,16,$7;               stl $4,ttable_scratch+112($31) !tprello
    zapnot $7,3,$7;             ldl $8,ttable_rounds+8($8) !tprello
    srl $0,48,$6;               ldl $7,ttable_rounds+16($7) !tprello
    xor $10,$14,$10;            ldl $6,ttable_rounds+24($6) !tprello
    zapnot $5,3,$14;            ldhu $23,ttable_scratch+88+2($31) !tprello
    xor $10,$7,$7;              ldl $14,ttable_rounds+0($14) !tprello
    xor $7,$21,$7;              ldhu $21,ttable_scratch+72+4($31) !tprello
    xor $7,$6,$6;               ldl $23,ttable_rounds+16($23) !tprello
    srl $11,48,$11;             ldhu $7,ttable_scratch+72+2($31) !tprello
    xor $13,$14,$13;            ldl $11,ttable_rounds+24($11) !tprello
    xor $13,$22,$13;            ldl $21,ttable_rounds+8($21) !tprello
    xor $13,$8,$8;              ldl $7,ttable_rounds+16($7) !tprello
    xor $8,$11,$8;              stl $6,ttable_scratch+120($31) !tprello
    zapnot $1,3,$11;            ldl $13,ttable_keys+128($31) !tprello
    srl $5,48,$22;              ldl $11,ttable_rounds+0($11) !tprello
    zapnot $0,3,$0;             ldl $22,ttable_rounds+24($22) !tprello
    srl $5,32,$5;               ldl $0,ttable_rounds+0($0) !tprello
    xor $24,$11,$11;            ldl $24,ttable_keys+136($31) !tprello
    xor $11,$23,$11;            ldl $23,ttable_keys+144($31) !tprello
    xor $11,$21,$11;            ldl $21,ttable_keys+152($31) !tprello
    xor $11,$22,$11;            ldhu $22,ttable_scratch+104+4($31) !tprello
    zapnot $5,3,$5;             stl $11,ttable_scratch+128($31) !tprello
    srl $1,48,$1;               ldl $5,ttable_rounds+8($5) !tprello
    xor $12,$0,$0;              ldl $1,ttable_rounds+24($1) !tprello
    xor $0,$7,$0;               ldl $22,ttable_rounds+8($22) !tprello
    xor $0,$5,$0;               ldhu $5,ttable_scratch+104+2($31) !tprello
    xor $0,$1,$0;               ldhu $1,ttable_scratch+112+4($31) !tprello
    zapnot $3,3,$7;             stl $0,ttable_scratch+136($31) !tprello
    srl $2,16,$12;              ldl $7,ttable_rounds+0($7) !tprello
    zapnot $12,3,$12;           ldl $5,ttable_rounds+16($5) !tprello
    srl $4,48,$14;              ldl $12,ttable_rounds+16($12) !tprello
    xor $13,$7,$7;              ldl $14,ttable_rounds+24($14) !tprello
    zapnot $2,3,$10;            ldl $1,ttable_rounds+8($1) !tprello
    xor $7,$12,$7;              ldl $10,ttable_rounds+0($10) !tprello
    xor $7,$22,$7;              ldhu $22,ttable_scratch+112+2($31) !tprello
    xor $7,$14,$7;              ldhu $14,ttable_scratch+96+4($31) !tprello
    srl $3,48,$3;               ldhu $12,ttable_scratch+96+2($31) !tprello
    xor $24,$10,$10;            ldl $3,ttable_rounds+24($3) !tprello
    xor $10,$5,$5;              ldl $22,ttable_rounds+16($22) !tprello
    xor $5,$1,$1;               ldl $14,ttable_rounds+8($14) !tprello
    xor $1,$3,$1;               ldl $12,ttable_rounds+16($12) !tprello
    zapnot $9,3,$3;             stl $7,ttable_scratch+144($31) !tprello
    srl $2,48,$5;               ldl $3,ttable_rounds+0($3) !tprello
    zapnot $4,3,$4;             ldl $5,ttable_rounds+24($5) !tprello
    srl $2,32,$2;               ldl $4,ttable_rounds+0($4) !tprello
    xor $23,$3,$3;              stl $1,ttable_scratch+152($31) !tprello
    xor $3,$22,$3;              ldhu $22,ttable_scratch+128+4($31) !tprello
    xor $3,$14,$3;              zapnot $2,3,$2
    xor $3,$5,$3;               ldl $2,ttable_rounds+8($2) !tprello
    srl $9,48,$9;               ldl $22,ttable_rounds+8($22) !tprello
    xor $21,$4,$4;              ldl $9,ttable_rounds+24($9) !tprello
    xor $4,$12,$4;              ldhu $12,ttable_scratch+128+2($31) !tprello
    xor $4,$2,$2;               ldhu $4,ttable_scratch+136+4($31) !tprello
    xor $2,$9,$2;               zapnot $6,3,$9
    srl $8,16,$5;               stl $2,ttable_scratch+160($31) !tprello
    zapnot $5,3,$5;             ldl $9,ttable_rounds+0($9) !tprello
    srl $0,48,$14;              ldl $5,ttable_rounds+16($5) !tprello
    zapnot $8,3,$10;            ldl $14,ttable_rounds+24($14) !tprello
    xor $13,$9,$9;              ldl $10,ttable_rounds+0($10) !tprello
    xor $9,$5,$5;               ldl $12,ttable_rounds+16($12) !tprello
    xor $5,$22,$5;              ldl $4,ttable_rounds+8($4) !tprello
    xor $5,$14,$5;              ldhu $14,ttable_scratch+136+2($31) !tprello
    srl $6,48,$6;               ldhu $22,ttable_scratch+120+4($31) !tprello
    xor $24,$10,$10;            ldl $6,ttable_rounds+24($6) !tprello
    xor $10,$12,$10;            ldl $14,ttable_rounds+16($14) !tprello
    xor $10,$4,$4;              ldl $22,ttable_rounds+8($22) !tprello
    xor $4,$6,$4;               ldhu $6,ttable_scratch+120+2($31) !tprello
    zapnot $11,3,$10;           stl $5,ttable_scratch+168($31) !tprello
    srl $8,48,$12;              ldl $10,ttable_rounds+0($10) !tprello
    zapnot $0,3,$0;             ldl $12,ttable_rounds+24($12) !tprello
    srl $8,32,$8;               ldl $0,ttable_rounds+0($0) !tprello
    xor $23,$10,$10;            ldl $6,ttable_rounds+16($6) !tprello
    xor $10,$14,$10;            stl $4,ttable_scratch+176($31) !tprello
    xor $10,$22,$10;            ldl $22,ttable_keys+160($31) !tprello
    xor $10,$12,$10;            ldl $12,ttable_keys+168($31) !tprello
    zapnot $8,3,$8;             ldl $14,ttable_keys+176($31) !tprello
    srl $11,48,$11;             ldl $8,ttable_rounds+8($8) !tprello
    xor $21,$0,$0;              ldl $11,ttable_rounds+24($11) !tprello
    xor $0,$6,$0;               ldl $6,ttable_keys+184($31) !tprello
    xor $0,$8,$0;               ldhu $8,ttable_scratch+152+2($31) !tprello
    xor $0,$11,$0;              ldhu $11,ttable_scratch+160+4($31) !tprello
    zapnot $7,3,$21;            stl $0,ttable_scratch+184($31) !tprello
    srl $3,32,$23;              ldl $21,ttable_rounds+0($21) !tprello
    zapnot $23,3,$23;           ldl $8,ttable_rounds+16($8) !tprello
    srl $2,48,$24;              ldl $23,ttable_rounds+8($23) !tprello
    xor $22,$21,$21;            ldl $24,ttable_rounds+24($24) !tprello
    xor $21,$8,$8;              ldl $11,ttable_rounds+8($11) !tprello
    xor $8,$23,$8;              ldhu $23,ttable_scratch+160+2($31) !tprello
    xor $8,$24,$8;              ldhu $24,ttable_scratch+144+4($31) !tprello
    zapnot $1,3,$21;            ldhu $9,ttable_scratch+144+2($31) !tprello
    srl $3,16,$13;              ldl $21,ttable_rounds+0($21) !tprello
    zapnot $13,3,$13;           ldl $23,ttable_rounds+16($23) !tprello
    srl $7,48,$7;               ldl $13,ttable_rounds+16($13) !tprello
    xor $12,$21,$21;            ldl $7,ttable_rounds+24($7) !tprello
    zapnot $3,3,$15;            ldl $24,ttable_rounds+8($24) !tprello
    xor $21,$13,$13;            ldl $15,ttable_rounds+0($15) !tprello
    xor $13,$11,$11;            ldl $9,ttable_rounds+16($9) !tprello
    xor $11,$7,$7;              ldhu $11,ttable_scratch+152+4($31) !tprello
    srl $1,48,$1;               stl $8,ttable_scratch+192($31) !tprello
    xor $14,$15,$15;            ldl $1,ttable_rounds+24($1) !tprello
    xor $15,$23,$15;            ldl $11,ttable_rounds+8($11) !tprello
    xor $15,$24,$15;            stl $7,ttable_scratch+200($31) !tprello
    xor $15,$1,$1;              ldhu $15,ttable_scratch+176+2($31) !tprello
    zapnot $2,3,$2;             srl $3,48,$3
    zapnot $5,3,$24;            ldl $2,ttable_rounds+0($2) !tprello
    srl $10,32,$23;             ldl $3,ttable_rounds+24($3) !tprello
    zapnot $23,3,$23;           ldl $24,ttable_rounds+0($24) !tprello
    xor $6,$2,$2;               ldl $15,ttable_rounds+16($15) !tprello
    xor $2,$9,$2;               ldl $23,ttable_rounds+8($23) !tprello
    xor $2,$11,$2;              ldhu $11,ttable_scratch+184+4($31) !tprello
    xor $2,$3,$2;               srl $0,48,$3
    xor $22,$24,$22;            stl $2,ttable_scratch+208($31) !tprello
    xor $22,$15,$15;            ldl $3,ttable_rounds+24($3) !tprello
    xor $15,$23,$15;            ldl $11,ttable_rounds+8($11) !tprello
    zapnot $4,3,$23;            ldhu $22,ttable_scratch+184+2($31) !tprello
    xor $15,$3,$3;              ldl $23,ttable_rounds+0($23) !tprello
    srl $10,16,$15;             ldhu $24,ttable_scratch+168+4($31) !tprello
    zapnot $15,3,$15;           ldl $22,ttable_rounds+16($22) !tprello
    srl $5,48,$5;               ldl $15,ttable_rounds+16($15) !tprello
    xor $12,$23,$12;            ldl $5,ttable_rounds+24($5) !tprello
    zapnot $10,3,$23;           ldl $24,ttable_rounds+8($24) !tprello
    xor $12,$15,$12;            ldl $23,ttable_rounds+0($23) !tprello
    xor $12,$11,$11;            ldhu $12,ttable_scratch+168+2($31) !tprello
    xor $11,$5,$5;              ldhu $11,ttable_scratch+176+4($31) !tprello
    srl $4,48,$4;               stl $3,ttable_scratch+216($31) !tprello
    xor $14,$23,$14;            ldl $4,ttable_rounds+24($4) !tprello
    xor $14,$22,$14;            ldl $12,ttable_rounds+16($12) !tprello
    xor $14,$24,$14;            ldl $11,ttable_rounds+8($11) !tprello
    xor $14,$4,$4;              stl $5,ttable_scratch+224($31) !tprello
    zapnot $0,3,$0;             stl $4,ttable_scratch+232($31) !tprello
    srl $10,48,$10;             ldl $0,ttable_rounds+0($0) !tprello
    zapnot $8,3,$14;            ldl $10,ttable_rounds+24($10) !tprello
    srl $1,32,$24;              ldl $22,ttable_keys+192($31) !tprello
    xor $6,$0,$0;               ldl $6,ttable_keys+200($31) !tprello
    xor $0,$12,$0;              ldl $12,ttable_keys+208($31) !tprello
    xor $0,$11,$0;              ldl $11,ttable_keys+216($31) !tprello
    xor $0,$10,$0;              ldl $14,ttable_rounds+0($14) !tprello
    zapnot $24,3,$24;           ldhu $10,ttable_scratch+200+2($31) !tprello
    srl $2,48,$23;              ldl $24,ttable_rounds+8($24) !tprello
    xor $22,$14,$14;            ldl $23,ttable_rounds+24($23) !tprello
    zapnot $7,3,$15;            ldl $10,ttable_rounds+16($10) !tprello
    srl $1,16,$9;               ldl $15,ttable_rounds+0($15) !tprello
    zapnot $9,3,$9;             ldhu $13,ttable_scratch+208+4($31) !tprello
    xor $14,$10,$10;            ldl $9,ttable_rounds+16($9) !tprello
    xor $10,$24,$10;            ldhu $24,ttable_scratch+208+2($31) !tprello
    xor $10,$23,$10;            ldl $13,ttable_rounds+8($13) !tprello
    srl $8,48,$8;               ldhu $23,ttable_scratch+192+4($31) !tprello
    xor $6,$15,$15;             ldl $8,ttable_rounds+24($8) !tprello
    xor $15,$9,$9;              ldl $24,ttable_rounds+16($24) !tprello
    xor $9,$13,$9;              ldl $23,ttable_rounds+8($23) !tprello
    xor $9,$8,$8;               ldhu $9,ttable_scratch+192+2($31) !tprello
    zapnot $1,3,$13;            ldhu $15,ttable_scratch+200+4($31) !tprello
    srl $7,48,$7;               ldl $13,ttable_rounds+0($13) !tprello
    zapnot $2,3,$2;             ldl $7,ttable_rounds+24($7) !tprello
    srl $1,48,$1;               ldl $2,ttable_rounds+0($2) !tprello
    xor $12,$13,$13;            ldl $9,ttable_rounds+16($9) !tprello
    xor $13,$24,$13;            ldl $15,ttable_rounds+8($15) !tprello
    xor $13,$23,$13;            ldl $1,ttable_rounds+24($1) !tprello
    xor $13,$7,$7;              stl $10,ttable_scratch+240($31) !tprello
    xor $11,$2,$2;              stl $8,ttable_scratch+248($31) !tprello
    xor $2,$9,$2;               stl $7,ttable_scratch+256($31) !tprello
    xor $2,$15,$2;              ldhu $15,ttable_scratch+224+2($31) !tprello
    xor $2,$1,$1;               ldhu $2,ttable_scratch+232+4($31) !tprello
    zapnot $3,3,$9;             ldhu $13,ttable_scratch+232+2($31) !tprello
    srl $0,48,$23;              ldl $9,ttable_rounds+0($9) !tprello
    zapnot $5,3,$24;            ldl $15,ttable_rounds+16($15) !tprello
    srl $0,32,$14;              ldl $2,ttable_rounds+8($2) !tprello
    xor $22,$9,$9;              ldl $23,ttable_rounds+24($23) !tprello
    xor $9,$15,$9;              ldl $24,ttable_rounds+0($24) !tprello
    xor $9,$2,$2;               ldl $13,ttable_rounds+16($13) !tprello
    xor $2,$23,$2;              ldhu $23,ttable_scratch+216+4($31) !tprello
    zapnot $14,3,$14;           ldhu $9,ttable_scratch+216+2($31) !tprello
    srl $3,48,$3;               ldl $14,ttable_rounds+8($14) !tprello
    xor $6,$24,$6;              ldl $3,ttable_rounds+24($3) !tprello
    xor $6,$13,$6;              ldl $23,ttable_rounds+8($23) !tprello
    xor $6,$14,$6;              ldl $9,ttable_rounds+16($9) !tprello
    xor $6,$3,$3;               ldhu $6,ttable_scratch+224+4($31) !tprello
    zapnot $4,3,$14;            stl $2,ttable_scratch+264($31) !tprello
    srl $0,16,$13;              ldl $14,ttable_rounds+0($14) !tprello
    zapnot $13,3,$13;           ldl $6,ttable_rounds+8($6) !tprello
    srl $5,48,$5;               ldl $13,ttable_rounds+16($13) !tprello
    xor $12,$14,$12;            ldl $5,ttable_rounds+24($5) !tprello
    zapnot $0,3,$0;             stl $3,ttable_scratch+272($31) !tprello
    xor $12,$13,$12;            ldl $0,ttable_rounds+0($0) !tprello
    xor $12,$23,$12;            ldl $23,ttable_keys+224($31) !tprello
    xor $12,$5,$5;              ldl $12,ttable_keys+232($31) !tprello
    srl $4,48,$4;               stl $5,ttable_scratch+280($31) !tprello
    xor $11,$0,$0;              ldl $4,ttable_rounds+24($4) !tprello
    xor $0,$9,$0;               ldl $9,ttable_keys+240($31) !tprello
    xor $0,$6,$0;               ldl $6,ttable_keys+248($31) !tprello
    xor $0,$4,$0;               ldhu $4,ttable_scratch+248+2($31) !tprello
    zapnot $10,3,$11;           ldhu $13,ttable_scratch+256+4($31) !tprello
    srl $1,48,$14;              ldl $11,ttable_rounds+0($11) !tprello
    zapnot $8,3,$24;            ldl $4,ttable_rounds+16($4) !tprello
    srl $1,32,$15;              ldl $13,ttable_rounds+8($13) !tprello
    xor $23,$11,$11;            ldl $14,ttable_rounds+24($14) !tprello
    xor $11,$4,$4;              ldl $24,ttable_rounds+0($24) !tprello
    xor $4,$13,$4;              ldhu $13,ttable_scratch+256+2($31) !tprello
    xor $4,$14,$4;              ldhu $14,ttable_scratch+240+4($31) !tprello
    zapnot $15,3,$15;           ldhu $11,ttable_scratch+240+2($31) !tprello
    srl $10,48,$10;             ldl $13,ttable_rounds+16($13) !tprello
    xor $12,$24,$24;            ldl $15,ttable_rounds+8($15) !tprello
    zapnot $7,3,$22;            ldl $10,ttable_rounds+24($10) !tprello
    xor $24,$13,$13;            ldl $22,ttable_rounds+0($22) !tprello
    xor $13,$15,$13;            ldl $14,ttable_rounds+8($14) !tprello
    xor $13,$10,$10;            ldl $11,ttable_rounds+16($11) !tprello
    srl $1,16,$13;              ldhu $15,ttable_scratch+248+4($31) !tprello
    zapnot $13,3,$13;           stl $4,ttable_scratch+288($31) !tprello
    srl $8,48,$8;               ldl $13,ttable_rounds+16($13) !tprello
    xor $9,$22,$22;             ldl $8,ttable_rounds+24($8) !tprello
    zapnot $1,3,$1;             ldl $15,ttable_rounds+8($15) !tprello
    xor $22,$13,$13;            ldl $1,ttable_rounds+0($1) !tprello
    xor $13,$14,$13;            stl $10,ttable_scratch+296($31) !tprello
    xor $13,$8,$8;              ldhu $13,ttable_scratch+272+2($31) !tprello
    srl $7,48,$7;               stl $8,ttable_scratch+304($31) !tprello
    xor $6,$1,$1;               ldl $7,ttable_rounds+24($7) !tprello
    xor $1,$11,$1;              ldl $13,ttable_rounds+16($13) !tprello
    xor $1,$15,$1;              ldhu $15,ttable_scratch+280+4($31) !tprello
    xor $1,$7,$1;               ldhu $7,ttable_scratch+280+2($31) !tprello
    zapnot $2,3,$11;            stl $1,ttable_scratch+312($31) !tprello
    srl $0,48,$14;              ldl $11,ttable_rounds+0($11) !tprello
    zapnot $3,3,$22;            ldl $15,ttable_rounds+8($15) !tprello
    srl $0,32,$24;              ldl $14,ttable_rounds+24($14) !tprello
    xor $23,$11,$11;            ldl $22,ttable_rounds+0($22) !tprello
    xor $11,$13,$11;            ldl $7,ttable_rounds+16($7) !tprello
    xor $11,$15,$11;            ldhu $15,ttable_scratch+264+4($31) !tprello
    xor $11,$14,$11;            ldhu $14,ttable_scratch+264+2($31) !tprello
    zapnot $24,3,$24;           ldhu $13,ttable_scratch+272+4($31) !tprello
    srl $2,48,$2;               ldl $24,ttable_rounds+8($24) !tprello
    xor $12,$22,$12;            ldl $2,ttable_rounds+24($2) !tprello
    xor $12,$7,$7;              ldl $15,ttable_rounds+8($15) !tprello
    xor $7,$24,$7;              ldl $14,ttable_rounds+16($14) !tprello
    xor $7,$2,$2;               ldl $13,ttable_rounds+8($13) !tprello
    zapnot $5,3,$7;             stl $2,ttable_scratch+320($31) !tprello
    srl $0,16,$24;              ldl $7,ttable_rounds+0($7) !tprello
    zapnot $24,3,$24;           ldl $12,ttable_keys+256($31) !tprello
    srl $3,48,$3;               ldl $24,ttable_rounds+16($24) !tprello
    xor $9,$7,$7;               ldl $3,ttable_rounds+24($3) !tprello
    zapnot $0,3,$0;             ldl $9,ttable_keys+264($31) !tprello
    xor $7,$24,$7;              ldl $0,ttable_rounds+0($0) !tprello
    xor $7,$15,$7;              ldl $15,ttable_keys+272($31) !tprello
    xor $7,$3,$3;               ldl $7,ttable_keys+280($31) !tprello
    srl $5,48,$5;               stl $3,ttable_scratch+328($31) !tprello
    xor $6,$0,$0;               ldl $5,ttable_rounds+24($5) !tprello
    xor $0,$14,$0;              ldhu $14,ttable_scratch+296+2($31) !tprello
    xor $0,$13,$0;              ldhu $13,ttable_scratch+304+4($31) !tprello
    xor $0,$5,$0;               ldhu $5,ttable_scratch+304+2($31) !tprello
    zapnot $4,3,$6;             stl $0,ttable_scratch+336($31) !tprello
    srl $1,48,$24;              ldl $6,ttable_rounds+0($6) !tprello
    zapnot $10,3,$22;           ldl $14,ttable_rounds+16($14) !tprello
    srl $4,48,$4;               ldl $13,ttable_rounds+8($13) !tprello
    xor $12,$6,$6;              ldl $24,ttable_rounds+24($24) !tprello
    xor $6,$14,$6;              ldl $22,ttable_rounds+0($22) !tprello
    xor $6,$13,$6;              ldl $5,ttable_rounds+16($5) !tprello
    xor $6,$24,$6;              ldhu $24,ttable_scratch+312+4($31) !tprello
    xor $9,$22,$22;             ldl $4,ttable_rounds+24($4) !tprello
    xor $22,$5,$5;              ldhu $22,ttable_scratch+312+2($31) !tprello
    zapnot $8,3,$13;            ldl $24,ttable_rounds+8($24) !tprello
    srl $10,48,$10;             ldl $13,ttable_rounds+0($13) !tprello
    zapnot $1,3,$1;             ldl $22,ttable_rounds+16($22) !tprello
    xor $5,$24,$5;              ldhu $24,ttable_scratch+288+4($31) !tprello
    xor $5,$4,$4;               ldl $10,ttable_rounds+24($10) !tprello
    xor $15,$13,$13;            ldl $1,ttable_rounds+0($1) !tprello
    xor $13,$22,$13;            ldl $24,ttable_rounds+8($24) !tprello
    srl $8,48,$8;               ldhu $22,ttable_scratch+288+2($31) !tprello
    xor $7,$1,$1;               ldhu $5,ttable_scratch+296+4($31) !tprello
    xor $13,$24,$13;            ldl $8,ttable_rounds+24($8) !tprello
    xor $13,$10,$10;            ldl $22,ttable_rounds+16($22) !tprello
    zapnot $11,3,$13;           ldl $5,ttable_rounds+8($5) !tprello
    srl $0,48,$24;              stl $4,ttable_scratch+344($31) !tprello
    xor $1,$22,$1;              stl $10,ttable_scratch+352($31) !tprello
    xor $1,$5,$1;               ldl $13,ttable_rounds+0($13) !tprello
    xor $1,$8,$1;               ldhu $8,ttable_scratch+320+2($31) !tprello
    zapnot $2,3,$5;             stl $1,ttable_scratch+360($31) !tprello
    xor $12,$13,$12;            ldhu $13,ttable_scratch+328+4($31) !tprello
    srl $11,48,$22;             ldl $8,ttable_rounds+16($8) !tprello
    zapnot $3,3,$14;            ldl $24,ttable_rounds+24($24) !tprello
    srl $11,32,$23;             ldl $13,ttable_rounds+8($13) !tprello
    xor $12,$8,$8;              ldl $5,ttable_rounds+0($5) !tprello
    zapnot $23,3,$23;           ldhu $12,ttable_scratch+328+2($31) !tprello
    xor $8,$13,$8;              ldhu $13,ttable_scratch+336+4($31) !tprello
    xor $8,$24,$8;              ldl $22,ttable_rounds+24($22) !tprello
    xor $9,$5,$5;               ldl $12,ttable_rounds+16($12) !tprello
    srl $2,48,$2;               ldl $13,ttable_rounds+8($13) !tprello
    zapnot $0,3,$0;             ldl $14,ttable_rounds+0($14) !tprello
    xor $5,$12,$5;              ldhu $12,ttable_scratch+336+2($31) !tprello
    xor $5,$13,$5;              ldl $23,ttable_rounds+8($23) !tprello
    xor $5,$22,$5;              ldl $2,ttable_rounds+24($2) !tprello
    xor $15,$14,$14;            ldl $12,ttable_rounds+16($12) !tprello
    srl $11,16,$11;             ldl $0,ttable_rounds+0($0) !tprello
    zapnot $11,3,$11;           ldhu $15,ttable_scratch+320+4($31) !tprello
    xor $14,$12,$12;            ldl $11,ttable_rounds+16($11) !tprello
    xor $12,$23,$12;            stl $5,ttable_scratch+368($31) !tprello
    xor $12,$2,$2;              ldl $15,ttable_rounds+8($15) !tprello
    srl $3,48,$3;               stl $2,ttable_scratch+376($31) !tprello
    xor $7,$0,$0;               ldl $3,ttable_rounds+24($3) !tprello
    xor $0,$11,$0;              ldl $11,ttable_keys+288($31) !tprello
    xor $0,$15,$0;              ldl $15,ttable_keys+296($31) !tprello
    xor $0,$3,$0;               ldl $3,ttable_keys+304($31) !tprello
    zapnot $6,3,$7;             stl $0,ttable_scratch+384($31) !tprello
    srl $1,48,$12;              ldl $23,ttable_keys+312($31) !tprello
    zapnot $4,3,$14;            ldl $7,ttable_rounds+0($7) !tprello
    srl $6,48,$22;              ldhu $13,ttable_scratch+344+2($31) !tprello
    zapnot $10,3,$9;            ldhu $24,ttable_scratch+352+4($31) !tprello
    xor $11,$7,$7;              ldl $12,ttable_rounds+24($12) !tprello
    srl $6,32,$21;              ldl $13,ttable_rounds+16($13) !tprello
    zapnot $21,3,$21;           ldl $24,ttable_rounds+8($24) !tprello
    srl $4,48,$4;               ldl $14,ttable_rounds+0($14) !tprello
    xor $7,$13,$7;              ldhu $13,ttable_scratch+352+2($31) !tprello
    xor $7,$24,$7;              ldhu $24,ttable_scratch+360+4($31) !tprello
    xor $7,$12,$7;              ldl $22,ttable_rounds+24($22) !tprello
    xor $15,$14,$14;            ldl $13,ttable_rounds+16($13) !tprello
    zapnot $1,3,$1;             ldl $24,ttable_rounds+8($24) !tprello
    srl $6,16,$6;               ldl $9,ttable_rounds+0($9) !tprello
    xor $14,$13,$13;            ldhu $14,ttable_scratch+360+2($31) !tprello
    xor $13,$24,$13;            ldl $21,ttable_rounds+8($21) !tprello
    xor $13,$22,$13;            ldl $4,ttable_rounds+24($4) !tprello
    xor $3,$9,$9;               ldl $14,ttable_rounds+16($14) !tprello
    zapnot $6,3,$6;             ldl $1,ttable_rounds+0($1) !tprello
    srl $10,48,$10;             ldl $6,ttable_rounds+16($6) !tprello
    xor $9,$14,$9;              ldhu $14,ttable_scratch+344+4($31) !tprello
    xor $9,$21,$9;              ldl $10,ttable_rounds+24($10) !tprello
    xor $9,$4,$4;               stl $7,ttable_scratch+392($31) !tprello
    xor $23,$1,$1;              ldl $14,ttable_rounds+8($14) !tprello
    xor $1,$6,$1;               stl $4,ttable_scratch+400($31) !tprello
    zapnot $8,3,$6;             ldhu $9,ttable_scratch+368+2($31) !tprello
    xor $1,$14,$1;              ldl $6,ttable_rounds+0($6) !tprello
    xor $1,$10,$1;              ldhu $10,ttable_scratch+376+4($31) !tprello
    srl $0,48,$14;              stl $1,ttable_scratch+408($31) !tprello
    xor $11,$6,$6;              ldl $9,ttable_rounds+16($9) !tprello
    zapnot $5,3,$11;            ldl $10,ttable_rounds+8($10) !tprello
    srl $8,48,$21;              ldl $14,ttable_rounds+24($14) !tprello
    xor $6,$9,$6;               ldl $11,ttable_rounds+0($11) !tprello
    xor $6,$10,$6;              ldhu $10,ttable_scratch+376+2($31) !tprello
    xor $6,$14,$6;              ldhu $14,ttable_scratch+384+4($31) !tprello
    xor $15,$11,$11;            ldl $21,ttable_rounds+24($21) !tprello
    zapnot $2,3,$15;            ldl $10,ttable_rounds+16($10) !tprello
    srl $8,32,$9;               ldl $14,ttable_rounds+8($14) !tprello
    zapnot $9,3,$9;             ldl $15,ttable_rounds+0($15) !tprello
    xor $11,$10,$10;            ldhu $11,ttable_scratch+384+2($31) !tprello
    xor $10,$14,$10;            ldl $9,ttable_rounds+8($9) !tprello
    xor $10,$21,$10;            ldhu $21,ttable_scratch+368+4($31) !tprello
    srl $5,48,$5;               ldl $11,ttable_rounds+16($11) !tprello
    xor $3,$15,$3;              ldl $5,ttable_rounds+24($5) !tprello
    zapnot $0,3,$0;             ldl $21,ttable_rounds+8($21) !tprello
    xor $3,$11,$3;              ldl $0,ttable_rounds+0($0) !tprello
    xor $3,$9,$3;               stl $6,ttable_scratch+416($31) !tprello
    xor $3,$5,$3;               ldl $5,ttable_keys+320($31) !tprello
    srl $8,16,$8;               stl $3,ttable_scratch+424($31) !tprello
    zapnot $8,3,$8;             ldl $9,ttable_keys+328($31) !tprello
    srl $2,48,$2;               ldl $8,ttable_rounds+16($8) !tprello
    xor $23,$0,$0;              ldl $2,ttable_rounds+24($2) !tprello
    zapnot $7,3,$23;            ldl $11,ttable_keys+336($31) !tprello
    xor $0,$8,$0;               ldl $8,ttable_keys+344($31) !tprello
    xor $0,$21,$0;              ldl $23,ttable_rounds+0($23) !tprello
    xor $0,$2,$0;               ldhu $2,ttable_scratch+400+4($31) !tprello
    srl $13,16,$21;             stl $0,ttable_scratch+432($31) !tprello
    zapnot $21,3,$21;           ldhu $15,ttable_scratch+400+2($31) !tprello
    srl $1,48,$14;              ldl $21,ttable_rounds+16($21) !tprello
    xor $5,$23,$23;             ldl $2,ttable_rounds+8($2) !tprello
    zapnot $13,3,$22;           ldl $14,ttable_rounds+24($14) !tprello
    xor $23,$21,$21;            ldl $22,ttable_rounds+0($22) !tprello
    xor $21,$2,$2;              ldl $15,ttable_rounds+16($15) !tprello
    xor $2,$14,$2;              ldhu $14,ttable_scratch+408+4($31) !tprello
    srl $7,48,$7;               ldhu $21,ttable_scratch+408+2($31) !tprello
    xor $9,$22,$22;             ldl $7,ttable_rounds+24($7) !tprello
    xor $22,$15,$15;            ldl $14,ttable_rounds+8($14) !tprello
    zapnot $4,3,$22;            ldl $21,ttable_rounds+16($21) !tprello
    srl $13,48,$23;             ldl $22,ttable_rounds+0($22) !tprello
    xor $15,$14,$14;            ldhu $15,ttable_scratch+392+4($31) !tprello
    xor $14,$7,$7;              ldl $23,ttable_rounds+24($23) !tprello
    xor $11,$22,$22;            ldhu $14,ttable_scratch+392+2($31) !tprello
    xor $22,$21,$21;            ldl $15,ttable_rounds+8($15) !tprello
    zapnot $1,3,$1;             stl $2,ttable_scratch+440($31) !tprello
    srl $13,32,$13;             ldl $1,ttable_rounds+0($1) !tprello
    xor $21,$15,$15;            ldl $14,ttable_rounds+16($14) !tprello
    xor $15,$23,$15;            ldhu $23,ttable_scratch+424+4($31) !tprello
    zapnot $13,3,$13;           stl $15,ttable_scratch+448($31) !tprello
    srl $4,48,$4;               ldl $13,ttable_rounds+8($13) !tprello
    xor $8,$1,$1;               ldl $4,ttable_rounds+24($4) !tprello
    xor $1,$14,$1;              ldl $23,ttable_rounds+8($23) !tprello
    xor $1,$13,$1;              ldhu $13,ttable_scratch+424+2($31) !tprello
    xor $1,$4,$1;               ldhu $4,ttable_scratch+432+4($31) !tprello
    zapnot $6,3,$14;            stl $1,ttable_scratch+456($31) !tprello
    srl $10,16,$21;             ldl $14,ttable_rounds+0($14) !tprello
    zapnot $21,3,$21;           ldl $13,ttable_rounds+16($13) !tprello
    srl $0,48,$22;              ldl $21,ttable_rounds+16($21) !tprello
    xor $5,$14,$5;              ldl $22,ttable_rounds+24($22) !tprello
    zapnot $10,3,$14;           ldl $4,ttable_rounds+8($4) !tprello
    xor $5,$21,$5;              ldl $14,ttable_rounds+0($14) !tprello
    xor $5,$23,$5;              ldhu $23,ttable_scratch+432+2($31) !tprello
    xor $5,$22,$5;              ldhu $22,ttable_scratch+416+4($31) !tprello
    srl $6,48,$6;               ldhu $21,ttable_scratch+416+2($31) !tprello
    xor $9,$14,$9;              ldl $6,ttable_rounds+24($6) !tprello
    xor $9,$13,$9;              ldl $23,ttable_rounds+16($23) !tprello
    xor $9,$4,$4;               ldl $22,ttable_rounds+8($22) !tprello
    xor $4,$6,$4;               ldl $21,ttable_rounds+16($21) !tprello
    zapnot $3,3,$6;             stl $5,ttable_scratch+464($31) !tprello
    srl $10,48,$9;              ldl $6,ttable_rounds+0($6) !tprello
    zapnot $0,3,$0;             ldl $9,ttable_rounds+24($9) !tprello
    srl $10,32,$10;             ldl $0,ttable_rounds+0($0) !tprello
    xor $11,$6,$6;              stl $4,ttable_scratch+472($31) !tprello
    xor $6,$23,$6;              ldl $23,ttable_keys+352($31) !tprello
    xor $6,$22,$6;              ldl $22,ttable_keys+360($31) !tprello
    xor $6,$9,$6;               ldl $9,ttable_keys+368($31) !tprello
    zapnot $10,3,$10;           ldl $11,ttable_keys+376($31) !tprello
    srl $3,48,$3;               ldl $10,ttable_rounds+8($10) !tprello
    xor $8,$0,$0;               ldl $3,ttable_rounds+24($3) !tprello
    xor $0,$21,$0;              ldhu $21,ttable_scratch+448+4($31) !tprello
    xor $0,$10,$0;              ldhu $10,ttable_scratch+448+2($31) !tprello
    xor $0,$3,$0;               ldhu $3,ttable_scratch+456+4($31) !tprello
    zapnot $2,3,$8;             stl $0,ttable_scratch+480($31) !tprello
    srl $7,16,$13;              ldl $8,ttable_rounds+0($8) !tprello
    zapnot $13,3,$13;           ldl $21,ttable_rounds+8($21) !tprello
    srl $1,48,$14;              ldl $13,ttable_rounds+16($13) !tprello
    xor $23,$8,$8;              ldl $14,ttable_rounds+24($14) !tprello
    zapnot $7,3,$24;            ldl $10,ttable_rounds+16($10) !tprello
    xor $8,$13,$8;              ldl $24,ttable_rounds+0($24) !tprello
    xor $8,$21,$8;              ldl $3,ttable_rounds+8($3) !tprello
    xor $8,$14,$8;              ldhu $14,ttable_scratch+456+2($31) !tprello
    srl $2,48,$2;               ldhu $21,ttable_scratch+440+4($31) !tprello
    xor $22,$24,$24;            ldl $2,ttable_rounds+24($2) !tprello
    xor $24,$10,$10;            ldl $14,ttable_rounds+16($14) !tprello
    xor $10,$3,$3;              ldl $21,ttable_rounds+8($21) !tprello
    xor $3,$2,$2;               ldhu $3,ttable_scratch+440+2($31) !tprello
    zapnot $15,3,$10;           stl $8,ttable_scratch+488($31) !tprello
    srl $7,48,$24;              ldl $10,ttable_rounds+0($10) !tprello
    zapnot $1,3,$1;             ldl $24,ttable_rounds+24($24) !tprello
    srl $7,32,$7;               ldl $1,ttable_rounds+0($1) !tprello
    xor $9,$10,$10;             ldl $3,ttable_rounds+16($3) !tprello
    xor $10,$14,$10;            stl $2,ttable_scratch+496($31) !tprello
    xor $10,$21,$10;            ldhu $21,ttable_scratch+472+2($31) !tprello
    xor $10,$24,$10;            zapnot $7,3,$7
    srl $15,48,$15;             ldl $7,ttable_rounds+8($7) !tprello
    xor $11,$1,$1;              ldl $15,ttable_rounds+24($15) !tprello
    xor $1,$3,$1;               ldl $21,ttable_rounds+16($21) !tprello
    xor $1,$7,$1;               ldhu $7,ttable_scratch+480+4($31) !tprello
    xor $1,$15,$1;              zapnot $5,3,$15
    srl $6,32,$3;               stl $1,ttable_scratch+504($31) !tprello
    zapnot $3,3,$3;             ldl $15,ttable_rounds+0($15) !tprello
    srl $0,48,$24;              ldl $3,ttable_rounds+8($3) !tprello
    zapnot $4,3,$14;            ldl $24,ttable_rounds+24($24) !tprello
    xor $23,$15,$15;            ldl $14,ttable_rounds+0($14) !tprello
    xor $15,$21,$15;            ldl $7,ttable_rounds+8($7) !tprello
    xor $15,$3,$3;              ldhu $15,ttable_scratch+480+2($31) !tprello
    xor $3,$24,$24;             ldhu $3,ttable_scratch+464+4($31) !tprello
    srl $6,16,$21;              ldhu $23,ttable_scratch+464+2($31) !tprello
    zapnot $21,3,$21;           ldl $15,ttable_rounds+16($15) !tprello
    srl $5,48,$5;               ldl $21,ttable_rounds+16($21) !tprello
    xor $22,$14,$14;            ldl $5,ttable_rounds+24($5) !tprello
    zapnot $6,3,$22;            ldl $3,ttable_rounds+8($3) !tprello
    xor $14,$21,$14;            ldl $22,ttable_rounds+0($22) !tprello
    xor $14,$7,$7;              ldl $23,ttable_rounds+16($23) !tprello
    xor $7,$5,$5;               ldhu $7,ttable_scratch+472+4($31) !tprello
    srl $4,48,$4;               stl $24,ttable_scratch+512($31) !tprello
    xor $9,$22,$9;              ldl $4,ttable_rounds+24($4) !tprello
    xor $9,$15,$9;              ldl $7,ttable_rounds+8($7) !tprello
    xor $9,$3,$3;               stl $5,ttable_scratch+520($31) !tprello
    xor $3,$4,$4;               ldw $3,aes_round_keys+16*AES_ROUNDS+COLUMN0($31) !tprello
    zapnot $0,3,$0;             ldw $9,aes_round_keys+16*AES_ROUNDS+COLUMN1($31) !tprello
    srl $6,48,$6;               ldl $0,ttable_rounds+0($0) !tprello
    zapnot $8,3,$15;            ldl $6,ttable_rounds+24($6) !tprello
    srl $10,32,$22;             ldw $14,aes_round_keys+16*AES_ROUNDS+COLUMN2($31) !tprello
    xor $11,$0,$0;              ldw $11,aes_round_keys+16*AES_ROUNDS+COLUMN3($31) !tprello
    xor $0,$23,$0;              ldw $15,ttable_last+0($15) !tprello
    xor $0,$7,$0;               ldhu $7,ttable_scratch+496+2($31) !tprello
    xor $0,$6,$6;               ldhu $0,ttable_scratch+504+4($31) !tprello
    zapnot $22,3,$22;           stl $6,ttable_scratch+528($31) !tprello
    srl $1,48,$23;              ldw $7,ttable_last+4($7) !tprello
    xor $3,$15,$15;             ldw $22,ttable_last+16($22) !tprello
    zapnot $2,3,$21;            ldw $23,ttable_last+20($23) !tprello
    xor $15,$7,$7;              ldw $21,ttable_last+0($21) !tprello
    xor $7,$22,$7;              ldw $0,ttable_last+16($0) !tprello
    xor $7,$23,$7;              ldhu $23,ttable_scratch+504+2($31) !tprello
    srl $10,16,$22;             stw $7,0+COLUMN0(OUT)
    zapnot $22,3,$22;           ldhu $7,ttable_scratch+488+4($31) !tprello
    srl $8,48,$8;               ldw $22,ttable_last+4($22) !tprello
    xor $9,$21,$21;             ldw $8,ttable_last+20($8) !tprello
    zapnot $10,3,$15;           ldw $23,ttable_last+4($23) !tprello
    xor $21,$22,$21;            ldw $15,ttable_last+0($15) !tprello
    xor $21,$0,$0;              ldw $7,ttable_last+16($7) !tprello
    xor $0,$8,$0;               ldhu $8,ttable_scratch+488+2($31) !tprello
    srl $2,48,$2;               stw $0,0+COLUMN1(OUT)
    xor $14,$15,$15;            ldw $2,ttable_last+20($2) !tprello
    xor $15,$23,$15;            ldw $8,ttable_last+4($8) !tprello
    xor $15,$7,$7;              ldhu $15,ttable_scratch+496+4($31) !tprello
    xor $7,$2,$2;               ldhu $7,ttable_scratch+520+2($31) !tprello
    zapnot $1,3,$1;             stw $2,0+COLUMN2(OUT)
    srl $10,48,$10;             ldw $1,ttable_last+0($1) !tprello
    zapnot $24,3,$2;            ldw $15,ttable_last+16($15) !tprello
    srl $4,32,$23;              ldw $10,ttable_last+20($10) !tprello
    xor $11,$1,$1;              ldw $2,ttable_last+0($2) !tprello
    xor $1,$8,$1;               ldw $7,ttable_last+4($7) !tprello
    xor $1,$15,$1;              ldhu $15,ttable_scratch+528+4($31) !tprello
    xor $1,$10,$1;              zapnot $23,3,$23
    srl $6,48,$10;              stw $1,0+COLUMN3(OUT)
    subl LEFT,1,LEFT;           vldd $8,ttable_keys($31) !tprello
    xor $3,$2,$2;               ldw $23,ttable_last+16($23) !tprello
    ldi $3,32(IN);              ldl $0,ttable_keys+32($31) !tprello
    xor $2,$7,$2;               ldw $10,ttable_last+20($10) !tprello
    selgt LEFT,$3,IN,IN;        ldl $1,ttable_keys+40($31) !tprello
    xor $2,$23,$2;              ldw $15,ttable_last+16($15) !tprello
    xor $2,$10,$2;              vldd $10,0(IN)
    zapnot $5,3,$23;            stw $2,16+COLUMN0(OUT)
    srl $4,16,$3;               ldl $2,ttable_keys+48($31) !tprello
    zapnot $3,3,$7;             ldw $23,ttable_last+0($23) !tprello
    vxorw $10,$8,$8;            ldl $3,ttable_keys+56($31) !tprello
    srl $24,48,$24;             ldw $7,ttable_last+4($7) !tprello
    vsllw $8,5,$10;             ldw $24,ttable_last+20($24) !tprello
    xor $9,$23,$9;              ldhu $23,ttable_scratch+528+2($31) !tprello
    vandw $10,FIELD0,$10;       ldhu $21,ttable_scratch+512+4($31) !tprello
    xor $9,$7,$7;               ldhu $9,ttable_scratch+512+2($31) !tprello
    vsllw $8,13,$22;            ldw $23,ttable_last+4($23) !tprello
    xor $7,$15,$7;              ldw $21,ttable_last+16($21) !tprello
    vandw $22,FIELD1,$22;       ldw $9,ttable_last+4($9) !tprello
    xor $7,$24,$7;              ldhu $24,ttable_scratch+520+4($31) !tprello
    vbisw $10,$22,$10;          stw $7,16+COLUMN1(OUT)
    zapnot $4,3,$7;             srl $5,48,$5
    vsrlw $8,11,$22;            vstd $10,ttable_first+0($31) !tprello
    zapnot $6,3,$6;             ldw $7,ttable_last+0($7) !tprello
    vandw $22,FIELD0,$22;       ldw $5,ttable_last+20($5) !tprello
    srl $4,48,$4;               ldw $6,ttable_last+0($6) !tprello
    vsrlw $8,3,$8;              ldw $15,ttable_first+0+COLUMN0($31) !tprello
    xor $14,$7,$7;              ldw $24,ttable_last+16($24) !tprello
    vandw $8,FIELD1,$8;         ldw $14,ttable_first+0+COLUMN1($31) !tprello
    xor $7,$23,$7;              ldw $4,ttable_last+20($4) !tprello
    vbisw $22,$8,$8;            ldw $22,ttable_first+0+COLUMN2($31) !tprello
    xor $7,$21,$7;              xor $11,$6,$6
    zapnot $15,3,$11;           vstd $8,ttable_first+32($31) !tprello
    xor $7,$5,$5;               xor $6,$9,$6
    srl $14,16,$9;              ldl $11,ttable_rounds+0($11) !tprello
    xor $6,$24,$6;              stw $5,16+COLUMN2(OUT)
    zapnot $14,3,$14;           ldl $9,ttable_rounds+16($9) !tprello
    xor $6,$4,$6;               ldi OUT,32(OUT)
    xor $0,$11,$11;             ldw $4,ttable_first+32+COLUMN2($31) !tprello
    clr $31;                    stw $6,16+COLUMN3-32(OUT)
    xor $11,$9,$9;              ldw $11,ttable_first+32+COLUMN3($31) !tprello
    zapnot $4,3,$6;             ldl $14,ttable_rounds+0($14) !tprello
    srl $22,16,$5;              ldl $6,ttable_rounds+8($6) !tprello
    srl $11,16,$24;             ldl $7,ttable_rounds+16($5) !tprello
    zapnot $11,3,$11;           ldl $24,ttable_rounds+24($24) !tprello
    xor $9,$6,$6;               ldl $11,ttable_rounds+8($11) !tprello
    xor $1,$14,$14;             ldw $9,ttable_first+32+COLUMN0($31) !tprello
    xor $6,$24,$5;              ldw $24,ttable_first+0+COLUMN3($31) !tprello
    xor $14,$7,$7;              ldw $6,ttable_first+32+COLUMN1($31) !tprello
    srl $9,16,$14;              xor $7,$11,$7
    zapnot $22,3,$22;           ldl $14,ttable_rounds+24($14) !tprello
    srl $24,16,$11;             ldl $22,ttable_rounds+0($22) !tprello
    zapnot $9,3,$9;             ldl $11,ttable_rounds+16($11) !tprello
    xor $7,$14,$7;              ldl $9,ttable_rounds+8($9) !tprello
    srl $6,16,$14;              stl $7,ttable_scratch+0($31) !tprello
    xor $2,$22,$22;             ldl $14,ttable_rounds+24($14) !tprello
    xor $22,$11,$11;            ldw $8,ttable_first+16+COLUMN0($31) !tprello
    xor $11,$9,$11;             ldw $9,ttable_first+16+COLUMN1($31) !tprello
    xor $11,$14,$10;            ldw $11,ttable_first+48+COLUMN2($31) !tprello
    zapnot $24,3,$12;           bne LEFT,\next
    .endm
