# SPDX-License-Identifier: Apache-2.0
#
# Made by generate.py: two blocks, 12 rounds.
# 1349 instructions in 676 cycles; no order of them takes fewer than 675.
# A line is a cycle: what goes to pipe 0, and what goes to pipe 1.

# What the loop has of a pass before the pass before is over, for the first pass.
    .macro FIRST_STEPS
    subl LEFT,1,LEFT
    vldd $3,ttable_keys($31) !tprello
    ldi $14,32(IN)
    ldl $0,ttable_keys+32($31) !tprello
    selgt LEFT,$14,IN,IN
    ldl $1,ttable_keys+40($31) !tprello
    vldd $21,0(IN)
    ldl $2,ttable_keys+48($31) !tprello
    vxorw $21,$3,$21
    ldl $3,ttable_keys+56($31) !tprello
    vsllw $21,5,$10
    vandw $10,FIELD0,$10
    vsllw $21,13,$24
    vandw $24,FIELD1,$24
    vbisw $10,$24,$10
    vsrlw $21,11,$4
    vstd $10,ttable_first+0($31) !tprello
    vandw $4,FIELD0,$8
    ldw $4,ttable_first+0+COLUMN0($31) !tprello
    vsrlw $21,3,$21
    ldw $24,ttable_first+0+COLUMN1($31) !tprello
    vandw $21,FIELD1,$21
    ldw $13,ttable_first+0+COLUMN2($31) !tprello
    vbisw $8,$21,$8
    ldw $21,ttable_first+0+COLUMN3($31) !tprello
    zapnot $4,3,$11
    vstd $8,ttable_first+32($31) !tprello
    srl $24,16,$8
    ldl $11,ttable_rounds+0($11) !tprello
    zapnot $24,3,$24
    ldl $8,ttable_rounds+16($8) !tprello
    xor $0,$11,$11
    ldw $5,ttable_first+32+COLUMN2($31) !tprello
    xor $11,$8,$8
    ldw $11,ttable_first+32+COLUMN3($31) !tprello
    srl $13,16,$7
    ldl $24,ttable_rounds+0($24) !tprello
    zapnot $5,3,$9
    ldl $22,ttable_rounds+16($7) !tprello
    zapnot $13,3,$13
    ldl $9,ttable_rounds+8($9) !tprello
    srl $11,16,$7
    ldw $29,ttable_first+32+COLUMN0($31) !tprello
    zapnot $11,3,$11
    ldl $7,ttable_rounds+24($7) !tprello
    xor $1,$24,$24
    ldl $11,ttable_rounds+8($11) !tprello
    xor $8,$9,$8
    ldl $13,ttable_rounds+0($13) !tprello
    srl $29,16,$9
    ldw $6,ttable_first+32+COLUMN1($31) !tprello
    xor $8,$7,$7
    ldl $25,ttable_rounds+24($9) !tprello
    xor $24,$22,$22
    ldw $8,ttable_first+16+COLUMN0($31) !tprello
    xor $22,$11,$11
    ldw $9,ttable_first+16+COLUMN1($31) !tprello
    srl $21,16,$22
    ldw $10,ttable_first+48+COLUMN2($31) !tprello
    xor $11,$25,$11
    ldl $22,ttable_rounds+16($22) !tprello
    zapnot $29,3,$29
    stl $11,ttable_scratch+0($31) !tprello
    srl $6,16,$25
    ldl $29,ttable_rounds+8($29) !tprello
    xor $2,$13,$13
    ldl $25,ttable_rounds+24($25) !tprello
    xor $13,$22,$22
    ldw $12,ttable_first+48+COLUMN3($31) !tprello
    zapnot $21,3,$13
    ldw $14,ttable_first+16+COLUMN2($31) !tprello
    xor $22,$29,$22
    .endm

    .macro NEXT_PAIR next
    xor $22,$25,$15;            ldl $13,ttable_rounds+0($13) !tprello
    srl $4,16,$4;               stl $15,ttable_scratch+8($31) !tprello
    zapnot $6,3,$6;             ldl $4,ttable_rounds+16($4) !tprello
    srl $5,16,$5;               ldl $6,ttable_rounds+8($6) !tprello
    xor $3,$13,$13;             ldl $5,ttable_rounds+24($5) !tprello
    zapnot $8,3,$21;            ldw $22,ttable_first+48+COLUMN0($31) !tprello
    xor $13,$4,$4;              ldl $21,ttable_rounds+0($21) !tprello
    xor $4,$6,$4;               ldw $6,ttable_first+16+COLUMN3($31) !tprello
    xor $4,$5,$4;               ldw $5,ttable_first+48+COLUMN1($31) !tprello
    srl $9,16,$13;              stl $4,ttable_scratch+16($31) !tprello
    zapnot $10,3,$23;           ldl $13,ttable_rounds+16($13) !tprello
    srl $12,16,$24;             ldl $23,ttable_rounds+8($23) !tprello
    xor $0,$21,$0;              ldl $24,ttable_rounds+24($24) !tprello
    zapnot $9,3,$9;             ldl $21,ttable_keys+64($31) !tprello
    xor $0,$13,$0;              ldl $9,ttable_rounds+0($9) !tprello
    xor $0,$23,$0;              ldl $23,ttable_keys+72($31) !tprello
    xor $0,$24,$0;              ldl $24,ttable_keys+80($31) !tprello
    srl $14,16,$13;             stl $0,ttable_scratch+24($31) !tprello
    zapnot $12,3,$12;           ldl $13,ttable_rounds+16($13) !tprello
    srl $22,16,$25;             ldl $12,ttable_rounds+8($12) !tprello
    xor $1,$9,$1;               ldl $25,ttable_rounds+24($25) !tprello
    zapnot $14,3,$14;           ldl $9,ttable_keys+88($31) !tprello
    xor $1,$13,$1;              ldl $14,ttable_rounds+0($14) !tprello
    xor $1,$12,$1;              ldhu $12,ttable_scratch+0+2($31) !tprello
    xor $1,$25,$1;              ldhu $25,ttable_scratch+8+4($31) !tprello
    srl $6,16,$13;              ldhu $26,ttable_scratch+8+2($31) !tprello
    zapnot $22,3,$22;           ldl $13,ttable_rounds+16($13) !tprello
    srl $5,16,$27;              ldl $22,ttable_rounds+8($22) !tprello
    xor $2,$14,$2;              ldl $27,ttable_rounds+24($27) !tprello
    zapnot $6,3,$6;             ldl $12,ttable_rounds+16($12) !tprello
    xor $2,$13,$2;              ldl $6,ttable_rounds+0($6) !tprello
    xor $2,$22,$2;              ldl $25,ttable_rounds+8($25) !tprello
    xor $2,$27,$2;              ldl $26,ttable_rounds+16($26) !tprello
    srl $8,16,$8;               stl $2,ttable_scratch+32($31) !tprello
    zapnot $5,3,$5;             ldl $8,ttable_rounds+16($8) !tprello
    srl $10,16,$10;             ldl $5,ttable_rounds+8($5) !tprello
    xor $3,$6,$3;               ldl $10,ttable_rounds+24($10) !tprello
    zapnot $7,3,$6;             ldhu $27,ttable_scratch+16+4($31) !tprello
    xor $3,$8,$3;               ldl $6,ttable_rounds+0($6) !tprello
    xor $3,$5,$3;               ldhu $5,ttable_scratch+16+2($31) !tprello
    xor $3,$10,$3;              ldhu $10,ttable_scratch+0+4($31) !tprello
    srl $4,48,$8;               stl $3,ttable_scratch+40($31) !tprello
    xor $21,$6,$6;              ldl $8,ttable_rounds+24($8) !tprello
    xor $6,$12,$6;              ldl $27,ttable_rounds+8($27) !tprello
    xor $6,$25,$6;              ldl $5,ttable_rounds+16($5) !tprello
    zapnot $11,3,$25;           ldl $10,ttable_rounds+8($10) !tprello
    xor $6,$8,$6;               ldl $25,ttable_rounds+0($25) !tprello
    srl $7,48,$8;               stl $6,ttable_scratch+48($31) !tprello
    zapnot $15,3,$12;           ldl $8,ttable_rounds+24($8) !tprello
    srl $7,32,$22;              ldl $12,ttable_rounds+0($12) !tprello
    xor $23,$25,$25;            ldhu $13,ttable_scratch+32+4($31) !tprello
    xor $25,$26,$25;            ldhu $26,ttable_scratch+32+2($31) !tprello
    xor $25,$27,$25;            ldhu $27,ttable_scratch+40+4($31) !tprello
    xor $25,$8,$8;              ldhu $25,ttable_scratch+40+2($31) !tprello
    zapnot $22,3,$22;           stl $8,ttable_scratch+56($31) !tprello
    srl $11,48,$11;             ldl $22,ttable_rounds+8($22) !tprello
    xor $24,$12,$12;            ldl $11,ttable_rounds+24($11) !tprello
    xor $12,$5,$5;              ldl $13,ttable_rounds+8($13) !tprello
    zapnot $4,3,$4;             ldl $26,ttable_rounds+16($26) !tprello
    xor $5,$22,$5;              ldl $4,ttable_rounds+0($4) !tprello
    xor $5,$11,$5;              ldl $27,ttable_rounds+8($27) !tprello
    srl $7,16,$7;               stl $5,ttable_scratch+64($31) !tprello
    zapnot $7,3,$7;             ldl $25,ttable_rounds+16($25) !tprello
    srl $15,48,$15;             ldl $7,ttable_rounds+16($7) !tprello
    xor $9,$4,$4;               ldl $15,ttable_rounds+24($15) !tprello
    zapnot $0,3,$11;            ldhu $22,ttable_scratch+24+4($31) !tprello
    srl $1,16,$12;              ldl $11,ttable_rounds+0($11) !tprello
    xor $4,$7,$4;               ldhu $7,ttable_scratch+24+2($31) !tprello
    xor $4,$10,$4;              ldl $10,ttable_keys+96($31) !tprello
    xor $4,$15,$4;              ldl $22,ttable_rounds+8($22) !tprello
    zapnot $12,3,$12;           ldl $15,ttable_keys+104($31) !tprello
    srl $3,48,$14;              ldl $12,ttable_rounds+16($12) !tprello
    xor $21,$11,$11;            ldl $14,ttable_rounds+24($14) !tprello
    zapnot $1,3,$21;            ldl $7,ttable_rounds+16($7) !tprello
    srl $0,48,$0;               ldl $21,ttable_rounds+0($21) !tprello
    xor $11,$12,$11;            ldl $0,ttable_rounds+24($0) !tprello
    xor $11,$13,$11;            ldl $13,ttable_keys+112($31) !tprello
    xor $11,$14,$11;            ldl $14,ttable_keys+120($31) !tprello
    xor $23,$21,$21;            stl $11,ttable_scratch+72($31) !tprello
    xor $21,$26,$21;            ldhu $26,ttable_scratch+56+2($31) !tprello
    xor $21,$27,$21;            ldhu $27,ttable_scratch+64+4($31) !tprello
    xor $21,$0,$0;              ldhu $21,ttable_scratch+64+2($31) !tprello
    zapnot $2,3,$23;            stl $0,ttable_scratch+80($31) !tprello
    srl $1,48,$12;              ldl $23,ttable_rounds+0($23) !tprello
    zapnot $3,3,$3;             ldl $12,ttable_rounds+24($12) !tprello
    srl $1,32,$1;               ldl $3,ttable_rounds+0($3) !tprello
    zapnot $1,3,$1;             ldl $26,ttable_rounds+16($26) !tprello
    xor $24,$23,$23;            ldl $1,ttable_rounds+8($1) !tprello
    xor $23,$25,$23;            ldl $27,ttable_rounds+8($27) !tprello
    xor $23,$22,$22;            ldl $21,ttable_rounds+16($21) !tprello
    xor $22,$12,$12;            ldhu $22,ttable_scratch+48+4($31) !tprello
    srl $2,48,$2;               stl $12,ttable_scratch+88($31) !tprello
    xor $9,$3,$3;               ldl $2,ttable_rounds+24($2) !tprello
    xor $3,$7,$3;               ldhu $7,ttable_scratch+48+2($31) !tprello
    xor $3,$1,$1;               ldl $22,ttable_rounds+8($22) !tprello
    zapnot $6,3,$3;             ldhu $9,ttable_scratch+56+4($31) !tprello
    xor $1,$2,$1;               ldl $3,ttable_rounds+0($3) !tprello
    srl $4,48,$2;               stl $1,ttable_scratch+96($31) !tprello
    zapnot $8,3,$23;            ldl $2,ttable_rounds+24($2) !tprello
    srl $4,32,$25;              ldl $23,ttable_rounds+0($23) !tprello
    xor $10,$3,$3;              ldl $7,ttable_rounds+16($7) !tprello
    xor $3,$26,$3;              ldl $9,ttable_rounds+8($9) !tprello
    xor $3,$27,$3;              ldhu $27,ttable_scratch+80+2($31) !tprello
    xor $3,$2,$2;               ldhu $3,ttable_scratch+88+4($31) !tprello
    zapnot $25,3,$25;           ldhu $26,ttable_scratch+88+2($31) !tprello
    srl $6,48,$6;               ldl $25,ttable_rounds+8($25) !tprello
    xor $15,$23,$23;            ldl $6,ttable_rounds+24($6) !tprello
    xor $23,$21,$21;            ldl $27,ttable_rounds+16($27) !tprello
    zapnot $5,3,$23;            ldl $3,ttable_rounds+8($3) !tprello
    xor $21,$25,$21;            ldl $23,ttable_rounds+0($23) !tprello
    xor $21,$6,$6;              ldl $26,ttable_rounds+16($26) !tprello
    srl $4,16,$21;              stl $6,ttable_scratch+104($31) !tprello
    zapnot $21,3,$21;           ldhu $25,ttable_scratch+96+4($31) !tprello
    srl $8,48,$8;               ldl $21,ttable_rounds+16($21) !tprello
    xor $13,$23,$23;            ldl $8,ttable_rounds+24($8) !tprello
    zapnot $4,3,$4;             ldhu $24,ttable_scratch+96+2($31) !tprello
    srl $5,48,$5;               ldl $4,ttable_rounds+0($4) !tprello
    xor $23,$21,$21;            ldl $5,ttable_rounds+24($5) !tprello
    xor $21,$22,$21;            ldl $25,ttable_rounds+8($25) !tprello
    xor $21,$8,$8;              ldl $24,ttable_rounds+16($24) !tprello
    xor $14,$4,$4;              stl $8,ttable_scratch+112($31) !tprello
    xor $4,$7,$4;               ldhu $7,ttable_scratch+72+4($31) !tprello
    xor $4,$9,$4;               ldhu $9,ttable_scratch+72+2($31) !tprello
    xor $4,$5,$4;               ldhu $5,ttable_scratch+80+4($31) !tprello
    zapnot $11,3,$21;           stl $4,ttable_scratch+120($31) !tprello
    srl $1,48,$22;              ldl $21,ttable_rounds+0($21) !tprello
    zapnot $0,3,$23;            ldl $22,ttable_rounds+24($22) !tprello
    srl $11,48,$11;             ldl $23,ttable_rounds+0($23) !tprello
    zapnot $12,3,$28;           ldl $11,ttable_rounds+24($11) !tprello
    xor $10,$21,$10;            ldl $28,ttable_rounds+0($28) !tprello
    xor $10,$27,$10;            ldl $7,ttable_rounds+8($7) !tprello
    xor $10,$3,$3;              ldl $9,ttable_rounds+16($9) !tprello
    xor $3,$22,$3;              ldl $5,ttable_rounds+8($5) !tprello
    xor $15,$23,$15;            stl $3,ttable_scratch+128($31) !tprello
    xor $15,$26,$15;            ldl $26,ttable_keys+128($31) !tprello
    xor $15,$25,$15;            ldl $25,ttable_keys+136($31) !tprello
    xor $15,$11,$11;            ldl $15,ttable_keys+144($31) !tprello
    srl $0,48,$0;               stl $11,ttable_scratch+136($31) !tprello
    xor $13,$28,$13;            ldl $0,ttable_rounds+24($0) !tprello
    xor $13,$24,$13;            ldl $24,ttable_keys+152($31) !tprello
    xor $13,$7,$7;              ldhu $13,ttable_scratch+104+2($31) !tprello
    zapnot $1,3,$1;             ldhu $28,ttable_scratch+112+4($31) !tprello
    xor $7,$0,$0;               ldl $1,ttable_rounds+0($1) !tprello
    srl $12,48,$12;             ldhu $7,ttable_scratch+112+2($31) !tprello
    zapnot $2,3,$23;            ldl $12,ttable_rounds+24($12) !tprello
    srl $4,48,$22;              ldl $23,ttable_rounds+0($23) !tprello
    xor $14,$1,$1;              ldl $13,ttable_rounds+16($13) !tprello
    xor $1,$9,$1;               ldl $28,ttable_rounds+8($28) !tprello
    xor $1,$5,$1;               ldl $22,ttable_rounds+24($22) !tprello
    xor $1,$12,$1;              ldl $7,ttable_rounds+16($7) !tprello
    xor $26,$23,$23;            stl $1,ttable_scratch+144($31) !tprello
    xor $23,$13,$13;            ldhu $23,ttable_scratch+120+4($31) !tprello
    xor $13,$28,$13;            ldhu $28,ttable_scratch+120+2($31) !tprello
    xor $13,$22,$13;            ldhu $22,ttable_scratch+104+4($31) !tprello
    zapnot $6,3,$12;            stl $13,ttable_scratch+152($31) !tprello
    srl $2,48,$5;               ldl $12,ttable_rounds+0($12) !tprello
    zapnot $8,3,$9;             ldl $23,ttable_rounds+8($23) !tprello
    srl $2,32,$14;              ldl $5,ttable_rounds+24($5) !tprello
    zapnot $14,3,$14;           ldl $9,ttable_rounds+0($9) !tprello
    xor $25,$12,$12;            ldl $28,ttable_rounds+16($28) !tprello
    xor $12,$7,$7;              ldl $14,ttable_rounds+8($14) !tprello
    xor $7,$23,$7;              ldl $22,ttable_rounds+8($22) !tprello
    xor $7,$5,$5;               ldhu $7,ttable_scratch+136+2($31) !tprello
    srl $6,48,$6;               stl $5,ttable_scratch+160($31) !tprello
    xor $15,$9,$9;              ldl $6,ttable_rounds+24($6) !tprello
    xor $9,$28,$9;              ldhu $28,ttable_scratch+144+4($31) !tprello
    xor $9,$14,$9;              ldl $7,ttable_rounds+16($7) !tprello
    zapnot $4,3,$4;             ldhu $14,ttable_scratch+144+2($31) !tprello
    xor $9,$6,$6;               ldl $4,ttable_rounds+0($4) !tprello
    srl $2,16,$2;               stl $6,ttable_scratch+168($31) !tprello
    zapnot $2,3,$2;             ldl $28,ttable_rounds+8($28) !tprello
    srl $8,48,$8;               ldl $2,ttable_rounds+16($2) !tprello
    xor $24,$4,$4;              ldl $8,ttable_rounds+24($8) !tprello
    zapnot $3,3,$9;             ldl $14,ttable_rounds+16($14) !tprello
    srl $0,32,$23;              ldl $9,ttable_rounds+0($9) !tprello
    xor $4,$2,$2;               ldhu $4,ttable_scratch+128+4($31) !tprello
    xor $2,$22,$2;              ldhu $22,ttable_scratch+128+2($31) !tprello
    xor $2,$8,$2;               ldhu $8,ttable_scratch+136+4($31) !tprello
    zapnot $23,3,$23;           ldl $12,ttable_keys+160($31) !tprello
    srl $1,48,$10;              ldl $23,ttable_rounds+8($23) !tprello
    xor $26,$9,$9;              ldl $10,ttable_rounds+24($10) !tprello
    xor $9,$7,$7;               ldl $4,ttable_rounds+8($4) !tprello
    zapnot $11,3,$9;            ldl $22,ttable_rounds+16($22) !tprello
    xor $7,$23,$7;              ldl $9,ttable_rounds+0($9) !tprello
    xor $7,$10,$7;              ldl $8,ttable_rounds+8($8) !tprello
    srl $0,16,$10;              stl $7,ttable_scratch+176($31) !tprello
    zapnot $10,3,$10;           ldl $23,ttable_keys+168($31) !tprello
    srl $3,48,$3;               ldl $10,ttable_rounds+16($10) !tprello
    xor $25,$9,$9;              ldl $3,ttable_rounds+24($3) !tprello
    zapnot $0,3,$25;            ldl $26,ttable_keys+176($31) !tprello
    srl $11,48,$11;             ldl $25,ttable_rounds+0($25) !tprello
    xor $9,$10,$9;              ldl $11,ttable_rounds+24($11) !tprello
    xor $9,$28,$9;              ldl $28,ttable_keys+184($31) !tprello
    xor $9,$3,$3;               ldhu $9,ttable_scratch+160+2($31) !tprello
    xor $15,$25,$15;            stl $3,ttable_scratch+184($31) !tprello
    xor $15,$14,$14;            ldhu $15,ttable_scratch+168+4($31) !tprello
    xor $14,$4,$4;              ldhu $14,ttable_scratch+168+2($31) !tprello
    xor $4,$11,$4;              ldl $9,ttable_rounds+16($9) !tprello
    zapnot $1,3,$1;             stl $4,ttable_scratch+192($31) !tprello
    srl $0,48,$0;               ldl $1,ttable_rounds+0($1) !tprello
    zapnot $13,3,$11;           ldl $0,ttable_rounds+24($0) !tprello
    srl $2,48,$25;              ldl $11,ttable_rounds+0($11) !tprello
    zapnot $5,3,$10;            ldl $15,ttable_rounds+8($15) !tprello
    xor $24,$1,$1;              ldl $25,ttable_rounds+24($25) !tprello
    xor $1,$22,$1;              ldl $10,ttable_rounds+0($10) !tprello
    xor $1,$8,$1;               ldl $14,ttable_rounds+16($14) !tprello
    xor $1,$0,$0;               ldhu $1,ttable_scratch+152+4($31) !tprello
    xor $12,$11,$11;            stl $0,ttable_scratch+200($31) !tprello
    xor $11,$9,$9;              ldhu $11,ttable_scratch+152+2($31) !tprello
    xor $9,$15,$9;              ldhu $15,ttable_scratch+160+4($31) !tprello
    xor $9,$25,$9;              ldl $1,ttable_rounds+8($1) !tprello
    srl $2,32,$25;              stl $9,ttable_scratch+208($31) !tprello
    zapnot $25,3,$25;           ldl $11,ttable_rounds+16($11) !tprello
    srl $13,48,$13;             ldl $25,ttable_rounds+8($25) !tprello
    xor $23,$10,$10;            ldl $13,ttable_rounds+24($13) !tprello
    xor $10,$14,$10;            ldl $15,ttable_rounds+8($15) !tprello
    zapnot $6,3,$14;            ldhu $8,ttable_scratch+184+2($31) !tprello
    xor $10,$25,$10;            ldl $14,ttable_rounds+0($14) !tprello
    xor $10,$13,$10;            ldhu $13,ttable_scratch+192+4($31) !tprello
    srl $2,16,$25;              ldhu $22,ttable_scratch+192+2($31) !tprello
    zapnot $25,3,$25;           ldl $8,ttable_rounds+16($8) !tprello
    srl $5,48,$5;               ldl $25,ttable_rounds+16($25) !tprello
    xor $26,$14,$14;            ldl $5,ttable_rounds+24($5) !tprello
    zapnot $2,3,$2;             ldl $13,ttable_rounds+8($13) !tprello
    srl $6,48,$6;               ldl $2,ttable_rounds+0($2) !tprello
    xor $14,$25,$14;            ldl $6,ttable_rounds+24($6) !tprello
    xor $14,$1,$1;              ldl $22,ttable_rounds+16($22) !tprello
    xor $1,$5,$1;               ldhu $5,ttable_scratch+200+4($31) !tprello
    xor $28,$2,$2;              stl $1,ttable_scratch+216($31) !tprello
    xor $2,$11,$2;              ldhu $11,ttable_scratch+200+2($31) !tprello
    xor $2,$15,$2;              ldhu $15,ttable_scratch+176+4($31) !tprello
    xor $2,$6,$2;               ldl $5,ttable_rounds+8($5) !tprello
    zapnot $7,3,$6;             stl $2,ttable_scratch+224($31) !tprello
    srl $0,48,$14;              ldl $6,ttable_rounds+0($6) !tprello
    zapnot $3,3,$25;            ldl $14,ttable_rounds+24($14) !tprello
    srl $7,48,$7;               ldl $25,ttable_rounds+0($25) !tprello
    zapnot $4,3,$24;            ldl $7,ttable_rounds+24($7) !tprello
    xor $12,$6,$6;              ldl $24,ttable_rounds+0($24) !tprello
    xor $6,$8,$6;               ldl $11,ttable_rounds+16($11) !tprello
    xor $6,$13,$6;              ldl $15,ttable_rounds+8($15) !tprello
    xor $6,$14,$6;              ldhu $14,ttable_scratch+176+2($31) !tprello
    xor $23,$25,$23;            ldhu $25,ttable_scratch+184+4($31) !tprello
    xor $23,$22,$22;            stl $6,ttable_scratch+232($31) !tprello
    xor $22,$5,$5;              ldl $22,ttable_keys+192($31) !tprello
    xor $5,$7,$5;               ldl $14,ttable_rounds+16($14) !tprello
    srl $3,48,$3;               ldl $25,ttable_rounds+8($25) !tprello
    xor $26,$24,$24;            ldl $3,ttable_rounds+24($3) !tprello
    xor $24,$11,$11;            stl $5,ttable_scratch+240($31) !tprello
    xor $11,$15,$11;            ldl $15,ttable_keys+200($31) !tprello
    zapnot $0,3,$0;             ldl $24,ttable_keys+208($31) !tprello
    xor $11,$3,$3;              ldl $0,ttable_rounds+0($0) !tprello
    srl $4,48,$4;               ldl $11,ttable_keys+216($31) !tprello
    zapnot $9,3,$26;            ldl $4,ttable_rounds+24($4) !tprello
    srl $10,16,$7;              ldl $26,ttable_rounds+0($26) !tprello
    xor $28,$0,$0;              ldhu $28,ttable_scratch+216+4($31) !tprello
    xor $0,$14,$0;              ldhu $14,ttable_scratch+216+2($31) !tprello
    xor $0,$25,$0;              ldhu $25,ttable_scratch+224+4($31) !tprello
    xor $0,$4,$0;               ldhu $4,ttable_scratch+224+2($31) !tprello
    zapnot $7,3,$7;             stl $0,ttable_scratch+248($31) !tprello
    srl $2,48,$23;              ldl $7,ttable_rounds+16($7) !tprello
    xor $22,$26,$26;            ldl $28,ttable_rounds+8($28) !tprello
    zapnot $10,3,$13;           ldl $23,ttable_rounds+24($23) !tprello
    srl $9,48,$9;               ldl $13,ttable_rounds+0($13) !tprello
    xor $26,$7,$7;              ldl $14,ttable_rounds+16($14) !tprello
    xor $7,$28,$7;              ldl $25,ttable_rounds+8($25) !tprello
    xor $7,$23,$7;              ldl $9,ttable_rounds+24($9) !tprello
    xor $15,$13,$13;            ldl $4,ttable_rounds+16($4) !tprello
    xor $13,$14,$13;            ldhu $14,ttable_scratch+208+4($31) !tprello
    xor $13,$25,$13;            ldhu $25,ttable_scratch+208+2($31) !tprello
    xor $13,$9,$9;              stl $7,ttable_scratch+256($31) !tprello
    zapnot $1,3,$13;            stl $9,ttable_scratch+264($31) !tprello
    srl $10,48,$23;             ldl $13,ttable_rounds+0($13) !tprello
    zapnot $2,3,$2;             ldl $14,ttable_rounds+8($14) !tprello
    srl $10,32,$10;             ldl $23,ttable_rounds+24($23) !tprello
    zapnot $10,3,$10;           ldl $2,ttable_rounds+0($2) !tprello
    xor $24,$13,$13;            ldl $25,ttable_rounds+16($25) !tprello
    xor $13,$4,$4;              ldl $10,ttable_rounds+8($10) !tprello
    xor $4,$14,$4;              ldhu $14,ttable_scratch+240+2($31) !tprello
    xor $4,$23,$4;              ldhu $23,ttable_scratch+248+4($31) !tprello
    srl $1,48,$1;               stl $4,ttable_scratch+272($31) !tprello
    xor $11,$2,$2;              ldl $1,ttable_rounds+24($1) !tprello
    xor $2,$25,$2;              ldl $14,ttable_rounds+16($14) !tprello
    xor $2,$10,$2;              ldl $23,ttable_rounds+8($23) !tprello
    zapnot $6,3,$10;            ldhu $25,ttable_scratch+248+2($31) !tprello
    xor $2,$1,$1;               ldl $10,ttable_rounds+0($10) !tprello
    srl $3,32,$2;               stl $1,ttable_scratch+280($31) !tprello
    zapnot $2,3,$2;             ldhu $13,ttable_scratch+232+4($31) !tprello
    srl $0,48,$28;              ldl $2,ttable_rounds+8($2) !tprello
    xor $22,$10,$10;            ldl $28,ttable_rounds+24($28) !tprello
    xor $10,$14,$10;            ldl $25,ttable_rounds+16($25) !tprello
    zapnot $5,3,$14;            ldl $13,ttable_rounds+8($13) !tprello
    xor $10,$2,$2;              ldl $14,ttable_rounds+0($14) !tprello
    xor $2,$28,$2;              ldhu $28,ttable_scratch+232+2($31) !tprello
    srl $3,16,$10;              ldhu $22,ttable_scratch+240+4($31) !tprello
    zapnot $10,3,$10;           ldl $26,ttable_keys+224($31) !tprello
    srl $6,48,$6;               ldl $10,ttable_rounds+16($10) !tprello
    xor $15,$14,$14;            ldl $6,ttable_rounds+24($6) !tprello
    zapnot $3,3,$15;            ldl $28,ttable_rounds+16($28) !tprello
    srl $5,48,$5;               ldl $15,ttable_rounds+0($15) !tprello
    xor $14,$10,$10;            ldl $5,ttable_rounds+24($5) !tprello
    xor $10,$23,$10;            ldl $22,ttable_rounds+8($22) !tprello
    xor $10,$6,$6;              ldl $10,ttable_keys+232($31) !tprello
    xor $24,$15,$15;            stl $6,ttable_scratch+288($31) !tprello
    xor $15,$25,$15;            ldl $25,ttable_keys+240($31) !tprello
    xor $15,$13,$13;            ldl $15,ttable_keys+248($31) !tprello
    xor $13,$5,$5;              ldhu $13,ttable_scratch+264+2($31) !tprello
    zapnot $0,3,$0;             stl $5,ttable_scratch+296($31) !tprello
    srl $3,48,$3;               ldl $0,ttable_rounds+0($0) !tprello
    zapnot $7,3,$24;            ldl $3,ttable_rounds+24($3) !tprello
    srl $1,48,$23;              ldl $24,ttable_rounds+0($24) !tprello
    zapnot $9,3,$14;            ldl $13,ttable_rounds+16($13) !tprello
    xor $11,$0,$0;              ldhu $11,ttable_scratch+272+4($31) !tprello
    xor $0,$28,$0;              ldl $23,ttable_rounds+24($23) !tprello
    xor $0,$22,$0;              ldl $14,ttable_rounds+0($14) !tprello
    xor $0,$3,$0;               ldhu $3,ttable_scratch+272+2($31) !tprello
    xor $26,$24,$24;            stl $0,ttable_scratch+304($31) !tprello
    xor $24,$13,$13;            ldl $11,ttable_rounds+8($11) !tprello
    srl $7,48,$7;               ldhu $24,ttable_scratch+280+4($31) !tprello
    xor $10,$14,$14;            ldl $3,ttable_rounds+16($3) !tprello
    zapnot $4,3,$22;            ldl $7,ttable_rounds+24($7) !tprello
    xor $13,$11,$11;            ldl $22,ttable_rounds+0($22) !tprello
    xor $11,$23,$11;            ldl $24,ttable_rounds+8($24) !tprello
    xor $14,$3,$3;              ldhu $14,ttable_scratch+280+2($31) !tprello
    srl $9,48,$9;               ldhu $23,ttable_scratch+256+4($31) !tprello
    xor $25,$22,$22;            ldl $9,ttable_rounds+24($9) !tprello
    xor $3,$24,$3;              ldhu $24,ttable_scratch+256+2($31) !tprello
    xor $3,$7,$3;               ldl $14,ttable_rounds+16($14) !tprello
    zapnot $1,3,$1;             ldl $23,ttable_rounds+8($23) !tprello
    srl $4,48,$4;               ldl $1,ttable_rounds+0($1) !tprello
    zapnot $2,3,$7;             ldl $24,ttable_rounds+16($24) !tprello
    xor $22,$14,$14;            ldhu $22,ttable_scratch+264+4($31) !tprello
    xor $14,$23,$14;            ldl $4,ttable_rounds+24($4) !tprello
    xor $14,$9,$9;              stl $11,ttable_scratch+312($31) !tprello
    xor $15,$1,$1;              stl $3,ttable_scratch+320($31) !tprello
    xor $1,$24,$1;              ldl $22,ttable_rounds+8($22) !tprello
    srl $0,48,$24;              ldl $7,ttable_rounds+0($7) !tprello
    zapnot $6,3,$14;            ldhu $23,ttable_scratch+288+2($31) !tprello
    srl $2,48,$13;              ldhu $28,ttable_scratch+296+4($31) !tprello
    xor $1,$22,$1;              ldl $24,ttable_rounds+24($24) !tprello
    xor $1,$4,$1;               ldl $14,ttable_rounds+0($14) !tprello
    xor $26,$7,$7;              stl $1,ttable_scratch+328($31) !tprello
    zapnot $5,3,$26;            ldl $23,ttable_rounds+16($23) !tprello
    srl $2,32,$4;               ldl $28,ttable_rounds+8($28) !tprello
    xor $10,$14,$10;            ldhu $14,ttable_scratch+296+2($31) !tprello
    zapnot $4,3,$4;             ldhu $22,ttable_scratch+304+4($31) !tprello
    xor $7,$23,$7;              ldl $13,ttable_rounds+24($13) !tprello
    xor $7,$28,$7;              ldl $26,ttable_rounds+0($26) !tprello
    xor $7,$24,$7;              ldl $14,ttable_rounds+16($14) !tprello
    srl $6,48,$6;               ldl $22,ttable_rounds+8($22) !tprello
    zapnot $0,3,$0;             ldhu $24,ttable_scratch+304+2($31) !tprello
    xor $25,$26,$25;            ldl $4,ttable_rounds+8($4) !tprello
    xor $10,$14,$10;            ldl $6,ttable_rounds+24($6) !tprello
    xor $10,$22,$10;            ldl $0,ttable_rounds+0($0) !tprello
    xor $10,$13,$10;            ldl $24,ttable_rounds+16($24) !tprello
    srl $2,16,$2;               ldhu $13,ttable_scratch+288+4($31) !tprello
    zapnot $2,3,$2;             stl $7,ttable_scratch+336($31) !tprello
    srl $5,48,$5;               ldl $2,ttable_rounds+16($2) !tprello
    xor $25,$24,$24;            ldl $5,ttable_rounds+24($5) !tprello
    xor $24,$4,$4;              ldl $13,ttable_rounds+8($13) !tprello
    xor $4,$6,$4;               stl $10,ttable_scratch+344($31) !tprello
    xor $15,$0,$0;              stl $4,ttable_scratch+352($31) !tprello
    xor $0,$2,$0;               ldl $2,ttable_keys+256($31) !tprello
    xor $0,$13,$0;              ldl $13,ttable_keys+264($31) !tprello
    xor $0,$5,$0;               ldl $5,ttable_keys+272($31) !tprello
    zapnot $11,3,$15;           ldl $6,ttable_keys+280($31) !tprello
    srl $9,32,$24;              ldl $15,ttable_rounds+0($15) !tprello
    zapnot $24,3,$24;           ldhu $25,ttable_scratch+320+2($31) !tprello
    srl $1,48,$22;              ldl $24,ttable_rounds+8($24) !tprello
    zapnot $3,3,$14;            ldl $22,ttable_rounds+24($22) !tprello
    xor $2,$15,$15;             ldl $14,ttable_rounds+0($14) !tprello
    srl $9,16,$26;              ldl $25,ttable_rounds+16($25) !tprello
    zapnot $26,3,$26;           ldhu $28,ttable_scratch+328+4($31) !tprello
    srl $11,48,$11;             ldl $26,ttable_rounds+16($26) !tprello
    xor $13,$14,$14;            ldl $11,ttable_rounds+24($11) !tprello
    xor $15,$25,$15;            ldhu $25,ttable_scratch+328+2($31) !tprello
    xor $15,$24,$15;            ldl $28,ttable_rounds+8($28) !tprello
    xor $15,$22,$15;            ldhu $22,ttable_scratch+312+4($31) !tprello
    xor $14,$26,$14;            ldhu $26,ttable_scratch+312+2($31) !tprello
    zapnot $9,3,$24;            ldl $25,ttable_rounds+16($25) !tprello
    xor $14,$28,$14;            ldl $24,ttable_rounds+0($24) !tprello
    xor $14,$11,$11;            ldl $22,ttable_rounds+8($22) !tprello
    srl $3,48,$3;               ldl $26,ttable_rounds+16($26) !tprello
    zapnot $1,3,$1;             ldl $3,ttable_rounds+24($3) !tprello
    xor $5,$24,$24;             ldl $1,ttable_rounds+0($1) !tprello
    xor $24,$25,$24;            ldhu $25,ttable_scratch+320+4($31) !tprello
    xor $24,$22,$22;            stl $15,ttable_scratch+360($31) !tprello
    xor $22,$3,$3;              stl $11,ttable_scratch+368($31) !tprello
    srl $9,48,$9;               stl $3,ttable_scratch+376($31) !tprello
    xor $6,$1,$1;               ldl $25,ttable_rounds+8($25) !tprello
    xor $1,$26,$1;              ldl $9,ttable_rounds+24($9) !tprello
    zapnot $7,3,$26;            ldhu $22,ttable_scratch+344+2($31) !tprello
    srl $0,48,$24;              ldl $26,ttable_rounds+0($26) !tprello
    xor $1,$25,$1;              ldhu $25,ttable_scratch+352+4($31) !tprello
    xor $1,$9,$1;               ldl $24,ttable_rounds+24($24) !tprello
    zapnot $10,3,$9;            stl $1,ttable_scratch+384($31) !tprello
    xor $2,$26,$2;              ldl $22,ttable_rounds+16($22) !tprello
    srl $0,32,$26;              ldl $25,ttable_rounds+8($25) !tprello
    zapnot $26,3,$26;           ldl $9,ttable_rounds+0($9) !tprello
    srl $7,48,$7;               ldhu $14,ttable_scratch+352+2($31) !tprello
    xor $2,$22,$2;              ldl $26,ttable_rounds+8($26) !tprello
    xor $2,$25,$2;              ldl $7,ttable_rounds+24($7) !tprello
    xor $2,$24,$2;              ldhu $24,ttable_scratch+336+4($31) !tprello
    xor $13,$9,$9;              ldl $14,ttable_rounds+16($14) !tprello
    zapnot $4,3,$13;            ldhu $25,ttable_scratch+336+2($31) !tprello
    srl $0,16,$22;              ldl $13,ttable_rounds+0($13) !tprello
    zapnot $22,3,$22;           ldl $24,ttable_rounds+8($24) !tprello
    xor $9,$14,$9;              ldl $22,ttable_rounds+16($22) !tprello
    xor $9,$26,$9;              ldl $25,ttable_rounds+16($25) !tprello
    xor $9,$7,$7;               ldhu $9,ttable_scratch+344+4($31) !tprello
    srl $10,48,$10;             stl $2,ttable_scratch+392($31) !tprello
    xor $5,$13,$5;              ldl $10,ttable_rounds+24($10) !tprello
    xor $5,$22,$5;              ldl $22,ttable_keys+288($31) !tprello
    xor $5,$24,$5;              ldl $9,ttable_rounds+8($9) !tprello
    zapnot $0,3,$0;             ldl $24,ttable_keys+296($31) !tprello
    xor $5,$10,$5;              ldl $0,ttable_rounds+0($0) !tprello
    srl $4,48,$4;               stl $5,ttable_scratch+400($31) !tprello
    zapnot $15,3,$10;           ldl $4,ttable_rounds+24($4) !tprello
    srl $1,48,$13;              ldl $26,ttable_keys+304($31) !tprello
    xor $6,$0,$0;               ldl $6,ttable_keys+312($31) !tprello
    xor $0,$25,$0;              ldl $10,ttable_rounds+0($10) !tprello
    xor $0,$9,$0;               ldhu $9,ttable_scratch+368+2($31) !tprello
    xor $0,$4,$0;               ldhu $4,ttable_scratch+376+4($31) !tprello
    zapnot $11,3,$25;           stl $0,ttable_scratch+408($31) !tprello
    xor $22,$10,$10;            ldl $13,ttable_rounds+24($13) !tprello
    srl $15,48,$15;             ldl $9,ttable_rounds+16($9) !tprello
    zapnot $3,3,$14;            ldl $4,ttable_rounds+8($4) !tprello
    srl $11,48,$11;             ldl $25,ttable_rounds+0($25) !tprello
    zapnot $1,3,$1;             ldhu $28,ttable_scratch+376+2($31) !tprello
    xor $10,$9,$9;              ldhu $10,ttable_scratch+384+4($31) !tprello
    xor $9,$4,$4;               ldl $15,ttable_rounds+24($15) !tprello
    xor $4,$13,$4;              ldl $14,ttable_rounds+0($14) !tprello
    xor $24,$25,$25;            ldl $28,ttable_rounds+16($28) !tprello
    srl $3,48,$3;               ldl $10,ttable_rounds+8($10) !tprello
    zapnot $2,3,$13;            ldhu $9,ttable_scratch+384+2($31) !tprello
    xor $26,$14,$14;            ldhu $23,ttable_scratch+360+4($31) !tprello
    xor $25,$28,$25;            ldl $11,ttable_rounds+24($11) !tprello
    xor $25,$10,$10;            ldl $1,ttable_rounds+0($1) !tprello
    xor $10,$15,$10;            ldl $9,ttable_rounds+16($9) !tprello
    srl $7,16,$15;              ldl $23,ttable_rounds+8($23) !tprello
    zapnot $15,3,$15;           ldhu $25,ttable_scratch+360+2($31) !tprello
    xor $6,$1,$1;               ldhu $28,ttable_scratch+368+4($31) !tprello
    xor $14,$9,$9;              ldl $3,ttable_rounds+24($3) !tprello
    xor $9,$23,$9;              stl $4,ttable_scratch+416($31) !tprello
    xor $9,$11,$9;              ldl $25,ttable_rounds+16($25) !tprello
    srl $0,48,$11;              ldl $28,ttable_rounds+8($28) !tprello
    zapnot $7,3,$23;            stl $10,ttable_scratch+424($31) !tprello
    srl $2,48,$2;               ldl $13,ttable_rounds+0($13) !tprello
    xor $1,$25,$1;              ldl $15,ttable_rounds+16($15) !tprello
    xor $1,$28,$1;              ldhu $28,ttable_scratch+400+4($31) !tprello
    xor $1,$3,$1;               ldl $11,ttable_rounds+24($11) !tprello
    xor $22,$13,$13;            stl $1,ttable_scratch+432($31) !tprello
    xor $13,$15,$13;            ldl $23,ttable_rounds+0($23) !tprello
    zapnot $5,3,$15;            ldl $28,ttable_rounds+8($28) !tprello
    srl $7,48,$22;              ldhu $3,ttable_scratch+400+2($31) !tprello
    zapnot $0,3,$0;             ldhu $25,ttable_scratch+408+4($31) !tprello
    xor $24,$23,$23;            ldl $2,ttable_rounds+24($2) !tprello
    xor $13,$28,$13;            ldl $15,ttable_rounds+0($15) !tprello
    xor $13,$11,$11;            ldl $3,ttable_rounds+16($3) !tprello
    srl $7,32,$7;               ldl $25,ttable_rounds+8($25) !tprello
    zapnot $7,3,$7;             ldhu $13,ttable_scratch+408+2($31) !tprello
    xor $26,$15,$15;            ldhu $26,ttable_scratch+392+4($31) !tprello
    xor $23,$3,$3;              ldl $22,ttable_rounds+24($22) !tprello
    xor $3,$25,$3;              ldl $0,ttable_rounds+0($0) !tprello
    xor $3,$2,$2;               ldl $13,ttable_rounds+16($13) !tprello
    srl $5,48,$5;               ldl $26,ttable_rounds+8($26) !tprello
    zapnot $4,3,$3;             ldhu $25,ttable_scratch+392+2($31) !tprello
    xor $6,$0,$0;               ldl $7,ttable_rounds+8($7) !tprello
    xor $15,$13,$13;            ldl $5,ttable_rounds+24($5) !tprello
    xor $13,$26,$13;            stl $11,ttable_scratch+440($31) !tprello
    xor $13,$22,$13;            ldl $25,ttable_rounds+16($25) !tprello
    srl $9,32,$22;              stl $2,ttable_scratch+448($31) !tprello
    zapnot $22,3,$22;           stl $13,ttable_scratch+456($31) !tprello
    srl $1,48,$26;              ldl $15,ttable_keys+320($31) !tprello
    xor $0,$25,$0;              ldl $25,ttable_keys+328($31) !tprello
    xor $0,$7,$0;               ldl $7,ttable_keys+336($31) !tprello
    xor $0,$5,$0;               ldl $5,ttable_keys+344($31) !tprello
    zapnot $10,3,$6;            stl $0,ttable_scratch+464($31) !tprello
    srl $9,16,$23;              ldl $3,ttable_rounds+0($3) !tprello
    zapnot $23,3,$23;           ldhu $28,ttable_scratch+424+2($31) !tprello
    srl $4,48,$4;               ldl $22,ttable_rounds+8($22) !tprello
    zapnot $9,3,$24;            ldl $26,ttable_rounds+24($26) !tprello
    xor $15,$3,$3;              ldl $6,ttable_rounds+0($6) !tprello
    srl $10,48,$10;             ldl $28,ttable_rounds+16($28) !tprello
    zapnot $1,3,$1;             ldl $23,ttable_rounds+16($23) !tprello
    srl $9,48,$9;               ldhu $14,ttable_scratch+432+4($31) !tprello
    xor $25,$6,$6;              ldl $4,ttable_rounds+24($4) !tprello
    xor $3,$28,$3;              ldl $24,ttable_rounds+0($24) !tprello
    xor $3,$22,$3;              ldhu $22,ttable_scratch+432+2($31) !tprello
    xor $3,$26,$3;              ldl $14,ttable_rounds+8($14) !tprello
    xor $6,$23,$6;              ldhu $23,ttable_scratch+416+4($31) !tprello
    xor $7,$24,$24;             ldl $10,ttable_rounds+24($10) !tprello
    zapnot $11,3,$26;           ldl $22,ttable_rounds+16($22) !tprello
    xor $6,$14,$6;              ldl $1,ttable_rounds+0($1) !tprello
    xor $6,$4,$4;               ldl $23,ttable_rounds+8($23) !tprello
    srl $0,48,$6;               ldhu $14,ttable_scratch+416+2($31) !tprello
    xor $24,$22,$22;            ldhu $24,ttable_scratch+424+4($31) !tprello
    xor $5,$1,$1;               ldl $9,ttable_rounds+24($9) !tprello
    xor $22,$23,$22;            stl $4,ttable_scratch+472($31) !tprello
    xor $22,$10,$10;            ldl $14,ttable_rounds+16($14) !tprello
    zapnot $2,3,$22;            ldl $24,ttable_rounds+8($24) !tprello
    srl $11,48,$11;             stl $10,ttable_scratch+480($31) !tprello
    zapnot $13,3,$23;           ldl $26,ttable_rounds+0($26) !tprello
    xor $1,$14,$1;              ldhu $14,ttable_scratch+448+2($31) !tprello
    xor $1,$24,$1;              ldhu $24,ttable_scratch+456+4($31) !tprello
    xor $1,$9,$1;               ldl $6,ttable_rounds+24($6) !tprello
    xor $15,$26,$15;            stl $1,ttable_scratch+488($31) !tprello
    srl $2,48,$2;               ldl $14,ttable_rounds+16($14) !tprello
    zapnot $0,3,$0;             ldl $24,ttable_rounds+8($24) !tprello
    srl $13,48,$13;             ldl $22,ttable_rounds+0($22) !tprello
    zapnot $3,3,$26;            ldhu $9,ttable_scratch+456+2($31) !tprello
    xor $15,$14,$14;            ldhu $15,ttable_scratch+464+4($31) !tprello
    xor $14,$24,$14;            ldl $11,ttable_rounds+24($11) !tprello
    xor $14,$6,$6;              ldl $23,ttable_rounds+0($23) !tprello
    xor $25,$22,$22;            ldl $9,ttable_rounds+16($9) !tprello
    srl $1,48,$25;              ldl $15,ttable_rounds+8($15) !tprello
    zapnot $4,3,$14;            ldhu $24,ttable_scratch+464+2($31) !tprello
    xor $7,$23,$7;              ldhu $23,ttable_scratch+440+4($31) !tprello
    xor $22,$9,$9;              ldl $2,ttable_rounds+24($2) !tprello
    xor $9,$15,$9;              ldl $0,ttable_rounds+0($0) !tprello
    xor $9,$11,$9;              ldl $24,ttable_rounds+16($24) !tprello
    srl $3,48,$11;              ldl $23,ttable_rounds+8($23) !tprello
    zapnot $10,3,$15;           ldhu $22,ttable_scratch+440+2($31) !tprello
    xor $5,$0,$0;               ldhu $5,ttable_scratch+448+4($31) !tprello
    xor $7,$24,$7;              ldl $13,ttable_rounds+24($13) !tprello
    xor $7,$23,$7;              stl $6,ttable_scratch+496($31) !tprello
    xor $7,$2,$2;               ldl $22,ttable_rounds+16($22) !tprello
    srl $3,32,$7;               ldl $5,ttable_rounds+8($5) !tprello
    zapnot $7,3,$7;             stl $2,ttable_scratch+504($31) !tprello
    srl $4,48,$4;               ldl $23,ttable_keys+352($31) !tprello
    xor $0,$22,$0;              ldl $22,ttable_keys+360($31) !tprello
    xor $0,$5,$0;               ldl $5,ttable_keys+368($31) !tprello
    xor $0,$13,$0;              ldl $13,ttable_keys+376($31) !tprello
    zapnot $1,3,$1;             stl $0,ttable_scratch+512($31) !tprello
    srl $3,16,$3;               ldl $26,ttable_rounds+0($26) !tprello
    zapnot $3,3,$3;             ldhu $24,ttable_scratch+472+2($31) !tprello
    srl $10,48,$10;             ldhu $28,ttable_scratch+480+4($31) !tprello
    zapnot $6,3,$8;             ldl $25,ttable_rounds+24($25) !tprello
    xor $23,$26,$26;            ldl $14,ttable_rounds+0($14) !tprello
    srl $9,16,$12;              ldl $24,ttable_rounds+16($24) !tprello
    zapnot $12,3,$12;           ldl $28,ttable_rounds+8($28) !tprello
    srl $0,48,$27;              ldhu $21,ttable_scratch+480+2($31) !tprello
    xor $22,$14,$14;            ldhu $29,ttable_scratch+488+4($31) !tprello
    xor $26,$24,$24;            ldl $11,ttable_rounds+24($11) !tprello
    xor $24,$28,$24;            ldl $15,ttable_rounds+0($15) !tprello
    xor $24,$25,$24;            ldl $21,ttable_rounds+16($21) !tprello
    zapnot $9,3,$25;            ldl $29,ttable_rounds+8($29) !tprello
    srl $6,48,$6;               ldhu $28,ttable_scratch+488+2($31) !tprello
    xor $5,$15,$15;             ldl $7,ttable_rounds+8($7) !tprello
    xor $14,$21,$14;            ldl $4,ttable_rounds+24($4) !tprello
    xor $14,$29,$14;            ldl $1,ttable_rounds+0($1) !tprello
    xor $14,$11,$11;            ldl $28,ttable_rounds+16($28) !tprello
    zapnot $2,3,$14;            ldl $3,ttable_rounds+16($3) !tprello
    srl $9,48,$29;              ldhu $21,ttable_scratch+472+4($31) !tprello
    xor $13,$1,$1;              ldl $10,ttable_rounds+24($10) !tprello
    xor $15,$28,$15;            stl $24,ttable_scratch+520($31) !tprello
    xor $15,$7,$7;              stl $11,ttable_scratch+528($31) !tprello
    xor $7,$4,$4;               ldl $21,ttable_rounds+8($21) !tprello
    xor $1,$3,$1;               ldl $8,ttable_rounds+0($8) !tprello
    zapnot $0,3,$0;             ldl $12,ttable_rounds+16($12) !tprello
    srl $9,32,$9;               ldhu $3,ttable_scratch+504+4($31) !tprello
    xor $1,$21,$1;              ldl $27,ttable_rounds+24($27) !tprello
    xor $1,$10,$1;              ldl $25,ttable_rounds+0($25) !tprello
    xor $23,$8,$8;              stl $1,ttable_scratch+536($31) !tprello
    xor $8,$12,$8;              ldl $3,ttable_rounds+8($3) !tprello
    zapnot $9,3,$9;             ldhu $12,ttable_scratch+504+2($31) !tprello
    xor $22,$25,$22;            ldhu $25,ttable_scratch+512+4($31) !tprello
    srl $2,48,$2;               ldl $6,ttable_rounds+24($6) !tprello
    xor $8,$3,$3;               ldl $14,ttable_rounds+0($14) !tprello
    xor $3,$27,$3;              ldl $12,ttable_rounds+16($12) !tprello
    zapnot $24,3,$27;           ldl $25,ttable_rounds+8($25) !tprello
    srl $4,32,$8;               ldhu $23,ttable_scratch+512+2($31) !tprello
    xor $5,$14,$5;              ldhu $14,ttable_scratch+496+4($31) !tprello
    xor $22,$12,$12;            ldl $29,ttable_rounds+24($29) !tprello
    xor $12,$25,$12;            ldl $0,ttable_rounds+0($0) !tprello
    xor $12,$6,$6;              ldl $23,ttable_rounds+16($23) !tprello
    zapnot $8,3,$8;             ldl $14,ttable_rounds+8($14) !tprello
    srl $1,48,$12;              ldhu $25,ttable_scratch+496+2($31) !tprello
    xor $13,$0,$0;              ldl $9,ttable_rounds+8($9) !tprello
    xor $5,$23,$5;              ldl $2,ttable_rounds+24($2) !tprello
    xor $5,$14,$5;              stl $3,ttable_scratch+544($31) !tprello
    xor $5,$29,$5;              ldl $25,ttable_rounds+16($25) !tprello
    zapnot $11,3,$29;           stl $6,ttable_scratch+552($31) !tprello
    srl $4,16,$14;              ldw $23,aes_round_keys+16*AES_ROUNDS+COLUMN0($31) !tprello
    zapnot $14,3,$14;           ldw $13,aes_round_keys+16*AES_ROUNDS+COLUMN1($31) !tprello
    xor $0,$25,$0;              ldw $25,aes_round_keys+16*AES_ROUNDS+COLUMN2($31) !tprello
    xor $0,$9,$0;               ldw $9,aes_round_keys+16*AES_ROUNDS+COLUMN3($31) !tprello
    xor $0,$2,$22;              ldw $27,ttable_last+0($27) !tprello
    srl $24,48,$24;             stl $22,ttable_scratch+560($31) !tprello
    zapnot $4,3,$0;             ldhu $2,ttable_scratch+528+2($31) !tprello
    srl $11,48,$11;             ldw $8,ttable_last+16($8) !tprello
    xor $23,$27,$27;            ldw $12,ttable_last+20($12) !tprello
    zapnot $1,3,$1;             ldw $29,ttable_last+0($29) !tprello
    srl $4,48,$4;               ldw $2,ttable_last+4($2) !tprello
    zapnot $3,3,$10;            ldw $14,ttable_last+4($14) !tprello
    srl $5,32,$21;              ldhu $7,ttable_scratch+536+4($31) !tprello
    xor $13,$29,$29;            ldw $24,ttable_last+20($24) !tprello
    xor $27,$2,$2;              ldw $0,ttable_last+0($0) !tprello
    xor $2,$8,$2;               ldhu $8,ttable_scratch+536+2($31) !tprello
    xor $2,$12,$2;              ldw $7,ttable_last+16($7) !tprello
    xor $29,$14,$14;            stw $2,0+COLUMN0(OUT)
    xor $25,$0,$0;              ldhu $2,ttable_scratch+520+4($31) !tprello
    zapnot $21,3,$21;           ldw $8,ttable_last+4($8) !tprello
    xor $14,$7,$7;              ldw $11,ttable_last+20($11) !tprello
    xor $7,$24,$7;              ldw $1,ttable_last+0($1) !tprello
    srl $22,48,$24;             stw $7,0+COLUMN1(OUT)
    xor $0,$8,$0;               ldw $2,ttable_last+16($2) !tprello
    zapnot $6,3,$8;             ldhu $7,ttable_scratch+520+2($31) !tprello
    xor $9,$1,$1;               ldhu $14,ttable_scratch+528+4($31) !tprello
    srl $5,16,$29;              ldw $4,ttable_last+20($4) !tprello
    xor $0,$2,$0;               ldw $10,ttable_last+0($10) !tprello
    xor $0,$11,$0;              ldw $7,ttable_last+4($7) !tprello
    zapnot $29,3,$29;           stw $0,0+COLUMN2(OUT)
    srl $3,48,$11;              ldw $14,ttable_last+16($14) !tprello
    xor $23,$10,$10;            ldhu $23,ttable_scratch+552+2($31) !tprello
    xor $1,$7,$1;               ldw $21,ttable_last+16($21) !tprello
    zapnot $5,3,$7;             ldw $24,ttable_last+20($24) !tprello
    subl LEFT,1,LEFT;           vldd $3,ttable_keys($31) !tprello
    xor $1,$14,$1;              ldw $23,ttable_last+4($23) !tprello
    ldi $14,32(IN);             ldl $0,ttable_keys+32($31) !tprello
    xor $1,$4,$4;               ldw $8,ttable_last+0($8) !tprello
    selgt LEFT,$14,IN,IN;       ldl $1,ttable_keys+40($31) !tprello
    xor $10,$23,$10;            stw $4,0+COLUMN3(OUT)
    xor $10,$21,$10;            vldd $21,0(IN)
    xor $10,$24,$10;            ldw $29,ttable_last+4($29) !tprello
    xor $13,$8,$8;              ldl $2,ttable_keys+48($31) !tprello
    srl $6,48,$6;               stw $10,16+COLUMN0(OUT)
    vxorw $21,$3,$21;           ldl $3,ttable_keys+56($31) !tprello
    xor $8,$29,$8;              ldhu $29,ttable_scratch+560+4($31) !tprello
    vsllw $21,5,$10;            ldw $11,ttable_last+20($11) !tprello
    zapnot $22,3,$22;           ldw $7,ttable_last+0($7) !tprello
    vandw $10,FIELD0,$10;       ldhu $13,ttable_scratch+560+2($31) !tprello
    srl $5,48,$5;               ldw $29,ttable_last+16($29) !tprello
    vsllw $21,13,$24;           ldhu $4,ttable_scratch+544+4($31) !tprello
    xor $25,$7,$7;              ldw $6,ttable_last+20($6) !tprello
    vandw $24,FIELD1,$24;       ldw $13,ttable_last+4($13) !tprello
    xor $8,$29,$8;              ldw $22,ttable_last+0($22) !tprello
    vbisw $10,$24,$10;          ldw $24,ttable_last+16($4) !tprello
    xor $8,$11,$8;              ldhu $11,ttable_scratch+544+2($31) !tprello
    vsrlw $21,11,$4;            vstd $10,ttable_first+0($31) !tprello
    xor $7,$13,$7;              stw $8,16+COLUMN1(OUT)
    vandw $4,FIELD0,$8;         ldw $4,ttable_first+0+COLUMN0($31) !tprello
    xor $7,$24,$7;              ldw $11,ttable_last+4($11) !tprello
    vsrlw $21,3,$21;            ldw $24,ttable_first+0+COLUMN1($31) !tprello
    xor $7,$6,$6;               ldhu $7,ttable_scratch+552+4($31) !tprello
    vandw $21,FIELD1,$21;       ldw $13,ttable_first+0+COLUMN2($31) !tprello
    xor $9,$22,$9;              stw $6,16+COLUMN2(OUT)
    vbisw $8,$21,$8;            ldw $21,ttable_first+0+COLUMN3($31) !tprello
    xor $9,$11,$9;              ldw $7,ttable_last+16($7) !tprello
    zapnot $4,3,$11;            vstd $8,ttable_first+32($31) !tprello
    ldi OUT,32(OUT);            ldw $5,ttable_last+20($5) !tprello
    srl $24,16,$8;              ldl $11,ttable_rounds+0($11) !tprello
    xor $9,$7,$7;               nop
    zapnot $24,3,$24;           ldl $8,ttable_rounds+16($8) !tprello
    xor $7,$5,$7;               nop
    xor $0,$11,$11;             ldw $5,ttable_first+32+COLUMN2($31) !tprello
    clr $31;                    stw $7,16+COLUMN3-32(OUT)
    xor $11,$8,$8;              ldw $11,ttable_first+32+COLUMN3($31) !tprello
    srl $13,16,$7;              ldl $24,ttable_rounds+0($24) !tprello
    zapnot $5,3,$9;             ldl $22,ttable_rounds+16($7) !tprello
    zapnot $13,3,$13;           ldl $9,ttable_rounds+8($9) !tprello
    srl $11,16,$7;              ldw $29,ttable_first+32+COLUMN0($31) !tprello
    zapnot $11,3,$11;           ldl $7,ttable_rounds+24($7) !tprello
    xor $1,$24,$24;             ldl $11,ttable_rounds+8($11) !tprello
    xor $8,$9,$8;               ldl $13,ttable_rounds+0($13) !tprello
    srl $29,16,$9;              ldw $6,ttable_first+32+COLUMN1($31) !tprello
    xor $8,$7,$7;               ldl $25,ttable_rounds+24($9) !tprello
    xor $24,$22,$22;            ldw $8,ttable_first+16+COLUMN0($31) !tprello
    xor $22,$11,$11;            ldw $9,ttable_first+16+COLUMN1($31) !tprello
    srl $21,16,$22;             ldw $10,ttable_first+48+COLUMN2($31) !tprello
    xor $11,$25,$11;            ldl $22,ttable_rounds+16($22) !tprello
    zapnot $29,3,$29;           stl $11,ttable_scratch+0($31) !tprello
    srl $6,16,$25;              ldl $29,ttable_rounds+8($29) !tprello
    xor $2,$13,$13;             ldl $25,ttable_rounds+24($25) !tprello
    xor $13,$22,$22;            ldw $12,ttable_first+48+COLUMN3($31) !tprello
    zapnot $21,3,$13;           ldw $14,ttable_first+16+COLUMN2($31) !tprello
    xor $22,$29,$22;            bne LEFT,\next
    .endm
