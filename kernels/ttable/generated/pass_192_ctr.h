# SPDX-License-Identifier: Apache-2.0
#
# Made by generate.py: two blocks, 12 rounds.
# 1171 instructions in 586 cycles; no order of them takes fewer than 586.
# A line is a cycle: what goes to pipe 0, and what goes to pipe 1.

# What the loop has of a pass before the pass before is over, for the first pass.
    .macro FIRST_STEPS
    subl LEFT,1,LEFT
    ldl $25,ttable_counter+0($31) !tprello
    xor COUNTER,LAST_KEY_BYTE,$3
    ldl $9,ttable_counter+8($31) !tprello
    ldi $24,32(COUNTER)
    ldl $15,ttable_counter+16($31) !tprello
    xor $24,LAST_KEY_BYTE,$24
    ldl $22,ttable_counter+24($31) !tprello
    ldi COUNTER,64(COUNTER)
    ldl $7,ttable_counter+32($31) !tprello
    and $3,MASK,$3
    and $24,MASK,$24
    ldl $3,ttable_rounds+24($3) !tprello
    ldl $24,ttable_rounds+24($24) !tprello
    xor $25,$3,$3
    zapnot $3,3,$0
    srl $3,48,$10
    srl $3,32,$5
    ldl $0,ttable_rounds+0($0) !tprello
    zapnot $5,3,$5
    ldl $10,ttable_rounds+24($10) !tprello
    srl $3,16,$3
    ldl $5,ttable_rounds+8($5) !tprello
    xor $9,$0,$12
    zapnot $3,3,$3
    xor $15,$10,$10
    ldl $3,ttable_rounds+16($3) !tprello
    xor $22,$5,$13
    stl $10,ttable_scratch+0($31) !tprello
    xor $25,$24,$24
    stl $13,ttable_scratch+8($31) !tprello
    xor $7,$3,$25
    ldl $0,ttable_keys+96($31) !tprello
    zapnot $24,3,$3
    stl $25,ttable_scratch+16($31) !tprello
    srl $24,48,$5
    ldl $3,ttable_rounds+0($3) !tprello
    srl $24,32,$6
    ldl $5,ttable_rounds+24($5) !tprello
    zapnot $6,3,$6
    ldl $1,ttable_keys+104($31) !tprello
    xor $9,$3,$2
    ldl $6,ttable_rounds+8($6) !tprello
    xor $15,$5,$3
    ldl $4,ttable_keys+112($31) !tprello
    srl $24,16,$24
    stl $3,ttable_scratch+24($31) !tprello
    xor $22,$6,$5
    ldl $6,ttable_keys+120($31) !tprello
    zapnot $24,3,$24
    stl $5,ttable_scratch+32($31) !tprello
    zapnot $12,3,$22
    ldl $24,ttable_rounds+16($24) !tprello
    srl $25,48,$15
    ldl $22,ttable_rounds+0($22) !tprello
    zapnot $10,3,$9
    ldhu $8,ttable_scratch+0+2($31) !tprello
    xor $7,$24,$7
    ldhu $24,ttable_scratch+8+4($31) !tprello
    xor $0,$22,$22
    stl $7,ttable_scratch+40($31) !tprello
    srl $12,48,$11
    ldl $8,ttable_rounds+16($8) !tprello
    zapnot $13,3,$14
    ldl $24,ttable_rounds+8($24) !tprello
    srl $12,32,$23
    ldl $15,ttable_rounds+24($15) !tprello
    xor $22,$8,$8
    ldl $9,ttable_rounds+0($9) !tprello
    xor $8,$24,$8
    ldhu $24,ttable_scratch+8+2($31) !tprello
    xor $8,$15,$8
    ldhu $15,ttable_scratch+16+4($31) !tprello
    xor $1,$9,$9
    ldl $11,ttable_rounds+24($11) !tprello
    zapnot $23,3,$23
    ldl $24,ttable_rounds+16($24) !tprello
    srl $10,48,$10
    ldl $15,ttable_rounds+8($15) !tprello
    zapnot $25,3,$25
    ldl $14,ttable_rounds+0($14) !tprello
    xor $9,$24,$9
    ldhu $24,ttable_scratch+16+2($31) !tprello
    xor $9,$15,$9
    ldl $23,ttable_rounds+8($23) !tprello
    xor $9,$11,$9
    ldl $10,ttable_rounds+24($10) !tprello
    xor $4,$14,$14
    ldl $24,ttable_rounds+16($24) !tprello
    srl $12,16,$12
    ldl $25,ttable_rounds+0($25) !tprello
    zapnot $12,3,$12
    ldhu $11,ttable_scratch+0+4($31) !tprello
    xor $14,$24,$14
    ldl $12,ttable_rounds+16($12) !tprello
    xor $14,$23,$14
    stl $9,ttable_scratch+48($31) !tprello
    xor $14,$10,$10
    ldl $14,ttable_rounds+8($11) !tprello
    srl $13,48,$13
    stl $10,ttable_scratch+56($31) !tprello
    xor $6,$25,$25
    ldl $11,ttable_rounds+24($13) !tprello
    xor $25,$12,$12
    .endm

    .macro NEXT_PAIR next
    xor $12,$14,$12;            ldhu $13,ttable_scratch+24+2($31) !tprello
    xor $12,$11,$11;            ldhu $12,ttable_scratch+32+4($31) !tprello
    zapnot $2,3,$14;            stl $11,ttable_scratch+64($31) !tprello
    srl $7,48,$15;              ldl $14,ttable_rounds+0($14) !tprello
    zapnot $3,3,$22;            ldl $13,ttable_rounds+16($13) !tprello
    srl $2,48,$23;              ldl $12,ttable_rounds+8($12) !tprello
    xor $0,$14,$0;              ldl $15,ttable_rounds+24($15) !tprello
    xor $0,$13,$0;              ldl $22,ttable_rounds+0($22) !tprello
    xor $0,$12,$0;              ldhu $12,ttable_scratch+32+2($31) !tprello
    xor $0,$15,$0;              ldhu $15,ttable_scratch+40+4($31) !tprello
    xor $1,$22,$1;              ldl $23,ttable_rounds+24($23) !tprello
    zapnot $5,3,$22;            ldl $12,ttable_rounds+16($12) !tprello
    srl $2,32,$13;              ldl $15,ttable_rounds+8($15) !tprello
    zapnot $13,3,$13;           ldl $22,ttable_rounds+0($22) !tprello
    xor $1,$12,$1;              ldhu $12,ttable_scratch+40+2($31) !tprello
    xor $1,$15,$1;              ldl $13,ttable_rounds+8($13) !tprello
    xor $1,$23,$1;              ldhu $23,ttable_scratch+24+4($31) !tprello
    srl $3,48,$3;               ldl $12,ttable_rounds+16($12) !tprello
    xor $4,$22,$4;              ldl $3,ttable_rounds+24($3) !tprello
    zapnot $7,3,$7;             ldl $23,ttable_rounds+8($23) !tprello
    xor $4,$12,$4;              ldl $7,ttable_rounds+0($7) !tprello
    xor $4,$13,$4;              stl $1,ttable_scratch+72($31) !tprello
    xor $4,$3,$3;               ldl $4,ttable_keys+128($31) !tprello
    srl $2,16,$2;               stl $3,ttable_scratch+80($31) !tprello
    zapnot $2,3,$2;             ldl $13,ttable_keys+136($31) !tprello
    srl $5,48,$5;               ldl $2,ttable_rounds+16($2) !tprello
    xor $6,$7,$6;               ldl $5,ttable_rounds+24($5) !tprello
    zapnot $8,3,$7;             ldl $12,ttable_keys+144($31) !tprello
    xor $6,$2,$2;               ldl $6,ttable_keys+152($31) !tprello
    xor $2,$23,$2;              ldl $7,ttable_rounds+0($7) !tprello
    xor $2,$5,$2;               ldhu $5,ttable_scratch+48+2($31) !tprello
    srl $11,48,$23;             stl $2,ttable_scratch+88($31) !tprello
    xor $4,$7,$7;               ldhu $22,ttable_scratch+56+4($31) !tprello
    zapnot $9,3,$15;            ldl $5,ttable_rounds+16($5) !tprello
    srl $8,48,$14;              ldl $23,ttable_rounds+24($23) !tprello
    zapnot $10,3,$24;           ldl $22,ttable_rounds+8($22) !tprello
    xor $7,$5,$5;               ldl $15,ttable_rounds+0($15) !tprello
    srl $8,32,$7;               ldhu $25,ttable_scratch+56+2($31) !tprello
    xor $5,$22,$5;              ldhu $22,ttable_scratch+64+4($31) !tprello
    xor $5,$23,$5;              ldl $14,ttable_rounds+24($14) !tprello
    xor $13,$15,$15;            ldl $25,ttable_rounds+16($25) !tprello
    zapnot $7,3,$7;             ldl $22,ttable_rounds+8($22) !tprello
    srl $9,48,$9;               ldl $24,ttable_rounds+0($24) !tprello
    xor $15,$25,$15;            ldhu $25,ttable_scratch+64+2($31) !tprello
    xor $15,$22,$15;            ldl $7,ttable_rounds+8($7) !tprello
    xor $15,$14,$14;            ldl $9,ttable_rounds+24($9) !tprello
    xor $12,$24,$24;            ldl $25,ttable_rounds+16($25) !tprello
    zapnot $11,3,$11;           ldhu $15,ttable_scratch+48+4($31) !tprello
    srl $8,16,$8;               ldl $11,ttable_rounds+0($11) !tprello
    xor $24,$25,$24;            stl $14,ttable_scratch+96($31) !tprello
    xor $24,$7,$7;              ldl $15,ttable_rounds+8($15) !tprello
    xor $7,$9,$7;               ldhu $9,ttable_scratch+72+2($31) !tprello
    zapnot $8,3,$8;             stl $7,ttable_scratch+104($31) !tprello
    srl $10,48,$10;             ldl $8,ttable_rounds+16($8) !tprello
    xor $6,$11,$11;             ldl $10,ttable_rounds+24($10) !tprello
    zapnot $0,3,$24;            ldl $9,ttable_rounds+16($9) !tprello
    xor $11,$8,$8;              ldl $24,ttable_rounds+0($24) !tprello
    xor $8,$15,$8;              ldhu $15,ttable_scratch+80+4($31) !tprello
    xor $8,$10,$8;              ldhu $10,ttable_scratch+80+2($31) !tprello
    srl $2,48,$11;              stl $8,ttable_scratch+112($31) !tprello
    xor $4,$24,$4;              ldl $15,ttable_rounds+8($15) !tprello
    xor $4,$9,$4;               ldl $11,ttable_rounds+24($11) !tprello
    zapnot $1,3,$9;             ldl $10,ttable_rounds+16($10) !tprello
    xor $4,$15,$4;              ldl $9,ttable_rounds+0($9) !tprello
    xor $4,$11,$4;              ldhu $11,ttable_scratch+88+4($31) !tprello
    srl $0,48,$15;              ldhu $24,ttable_scratch+88+2($31) !tprello
    xor $13,$9,$9;              ldl $15,ttable_rounds+24($15) !tprello
    xor $9,$10,$9;              ldl $11,ttable_rounds+8($11) !tprello
    zapnot $3,3,$10;            ldl $24,ttable_rounds+16($24) !tprello
    srl $0,32,$13;              ldl $10,ttable_rounds+0($10) !tprello
    xor $9,$11,$9;              ldhu $11,ttable_scratch+72+4($31) !tprello
    xor $9,$15,$9;              ldl $15,ttable_keys+160($31) !tprello
    zapnot $13,3,$13;           stl $9,ttable_scratch+120($31) !tprello
    srl $1,48,$1;               ldl $13,ttable_rounds+8($13) !tprello
    xor $12,$10,$10;            ldl $1,ttable_rounds+24($1) !tprello
    xor $10,$24,$10;            ldl $11,ttable_rounds+8($11) !tprello
    xor $10,$13,$10;            ldl $13,ttable_keys+168($31) !tprello
    xor $10,$1,$1;              ldl $10,ttable_keys+176($31) !tprello
    zapnot $2,3,$2;             stl $1,ttable_scratch+128($31) !tprello
    srl $0,16,$0;               ldl $2,ttable_rounds+0($2) !tprello
    zapnot $0,3,$0;             ldl $24,ttable_keys+184($31) !tprello
    srl $3,48,$3;               ldl $0,ttable_rounds+16($0) !tprello
    xor $6,$2,$2;               ldl $3,ttable_rounds+24($3) !tprello
    zapnot $5,3,$6;             ldhu $12,ttable_scratch+96+2($31) !tprello
    xor $2,$0,$0;               ldl $6,ttable_rounds+0($6) !tprello
    xor $0,$11,$0;              ldhu $11,ttable_scratch+104+4($31) !tprello
    xor $0,$3,$0;               ldl $12,ttable_rounds+16($12) !tprello
    srl $8,48,$3;               stl $0,ttable_scratch+136($31) !tprello
    xor $15,$6,$6;              ldl $11,ttable_rounds+8($11) !tprello
    xor $6,$12,$6;              ldl $3,ttable_rounds+24($3) !tprello
    zapnot $14,3,$12;           ldhu $2,ttable_scratch+104+2($31) !tprello
    xor $6,$11,$6;              ldl $12,ttable_rounds+0($12) !tprello
    xor $6,$3,$3;               ldhu $6,ttable_scratch+112+4($31) !tprello
    srl $5,48,$11;              ldl $2,ttable_rounds+16($2) !tprello
    xor $13,$12,$12;            ldl $11,ttable_rounds+24($11) !tprello
    zapnot $7,3,$25;            ldl $6,ttable_rounds+8($6) !tprello
    xor $12,$2,$2;              ldl $25,ttable_rounds+0($25) !tprello
    srl $5,32,$12;              ldhu $22,ttable_scratch+112+2($31) !tprello
    xor $2,$6,$2;               ldhu $6,ttable_scratch+96+4($31) !tprello
    xor $2,$11,$2;              zapnot $12,3,$12
    srl $14,48,$14;             ldl $22,ttable_rounds+16($22) !tprello
    xor $10,$25,$25;            ldl $12,ttable_rounds+8($12) !tprello
    zapnot $8,3,$8;             ldl $14,ttable_rounds+24($14) !tprello
    xor $25,$22,$22;            ldl $8,ttable_rounds+0($8) !tprello
    xor $22,$12,$12;            ldl $6,ttable_rounds+8($6) !tprello
    xor $12,$14,$12;            stl $2,ttable_scratch+144($31) !tprello
    srl $5,16,$5;               stl $12,ttable_scratch+152($31) !tprello
    zapnot $5,3,$5;             ldhu $14,ttable_scratch+120+2($31) !tprello
    srl $7,48,$7;               ldl $5,ttable_rounds+16($5) !tprello
    xor $24,$8,$8;              ldl $7,ttable_rounds+24($7) !tprello
    zapnot $4,3,$22;            ldl $14,ttable_rounds+16($14) !tprello
    xor $8,$5,$5;               ldl $22,ttable_rounds+0($22) !tprello
    xor $5,$6,$5;               ldhu $6,ttable_scratch+128+4($31) !tprello
    xor $5,$7,$5;               ldhu $7,ttable_scratch+128+2($31) !tprello
    srl $0,48,$8;               stl $5,ttable_scratch+160($31) !tprello
    xor $15,$22,$15;            ldl $6,ttable_rounds+8($6) !tprello
    xor $15,$14,$14;            ldl $8,ttable_rounds+24($8) !tprello
    zapnot $9,3,$15;            ldl $7,ttable_rounds+16($7) !tprello
    xor $14,$6,$6;              ldl $15,ttable_rounds+0($15) !tprello
    xor $6,$8,$6;               ldhu $8,ttable_scratch+136+4($31) !tprello
    srl $4,48,$14;              ldhu $22,ttable_scratch+136+2($31) !tprello
    xor $13,$15,$13;            ldl $14,ttable_rounds+24($14) !tprello
    xor $13,$7,$7;              ldl $8,ttable_rounds+8($8) !tprello
    zapnot $1,3,$13;            ldl $22,ttable_rounds+16($22) !tprello
    srl $4,32,$15;              ldl $13,ttable_rounds+0($13) !tprello
    xor $7,$8,$7;               ldhu $8,ttable_scratch+120+4($31) !tprello
    xor $7,$14,$7;              ldl $14,ttable_keys+192($31) !tprello
    zapnot $15,3,$15;           stl $7,ttable_scratch+168($31) !tprello
    srl $9,48,$9;               ldl $15,ttable_rounds+8($15) !tprello
    xor $10,$13,$10;            ldl $9,ttable_rounds+24($9) !tprello
    xor $10,$22,$10;            ldl $8,ttable_rounds+8($8) !tprello
    xor $10,$15,$10;            ldl $15,ttable_keys+200($31) !tprello
    xor $10,$9,$9;              ldl $10,ttable_keys+208($31) !tprello
    zapnot $0,3,$0;             stl $9,ttable_scratch+176($31) !tprello
    srl $4,16,$4;               ldl $0,ttable_rounds+0($0) !tprello
    zapnot $4,3,$4;             ldl $22,ttable_keys+216($31) !tprello
    srl $1,48,$1;               ldl $4,ttable_rounds+16($4) !tprello
    xor $24,$0,$0;              ldl $1,ttable_rounds+24($1) !tprello
    zapnot $3,3,$24;            ldhu $13,ttable_scratch+144+2($31) !tprello
    xor $0,$4,$0;               ldl $24,ttable_rounds+0($24) !tprello
    xor $0,$8,$0;               ldhu $8,ttable_scratch+152+4($31) !tprello
    xor $0,$1,$0;               ldl $13,ttable_rounds+16($13) !tprello
    srl $5,48,$1;               stl $0,ttable_scratch+184($31) !tprello
    xor $14,$24,$24;            ldl $8,ttable_rounds+8($8) !tprello
    xor $24,$13,$13;            ldl $1,ttable_rounds+24($1) !tprello
    zapnot $2,3,$24;            ldhu $4,ttable_scratch+152+2($31) !tprello
    xor $13,$8,$8;              ldl $24,ttable_rounds+0($24) !tprello
    xor $8,$1,$1;               ldhu $8,ttable_scratch+160+4($31) !tprello
    srl $3,48,$13;              ldl $4,ttable_rounds+16($4) !tprello
    xor $15,$24,$24;            ldl $13,ttable_rounds+24($13) !tprello
    zapnot $12,3,$25;           ldl $8,ttable_rounds+8($8) !tprello
    xor $24,$4,$4;              ldl $25,ttable_rounds+0($25) !tprello
    srl $3,32,$24;              ldhu $11,ttable_scratch+160+2($31) !tprello
    xor $4,$8,$4;               ldhu $8,ttable_scratch+144+4($31) !tprello
    xor $4,$13,$4;              zapnot $24,3,$24
    srl $2,48,$2;               ldl $11,ttable_rounds+16($11) !tprello
    xor $10,$25,$25;            ldl $24,ttable_rounds+8($24) !tprello
    zapnot $5,3,$5;             ldl $2,ttable_rounds+24($2) !tprello
    xor $25,$11,$11;            ldl $5,ttable_rounds+0($5) !tprello
    xor $11,$24,$11;            ldl $8,ttable_rounds+8($8) !tprello
    xor $11,$2,$2;              stl $4,ttable_scratch+192($31) !tprello
    srl $3,16,$3;               stl $2,ttable_scratch+200($31) !tprello
    zapnot $3,3,$3;             ldhu $11,ttable_scratch+168+2($31) !tprello
    srl $12,48,$12;             ldl $3,ttable_rounds+16($3) !tprello
    xor $22,$5,$5;              ldl $12,ttable_rounds+24($12) !tprello
    zapnot $6,3,$24;            ldl $11,ttable_rounds+16($11) !tprello
    xor $5,$3,$3;               ldl $24,ttable_rounds+0($24) !tprello
    xor $3,$8,$3;               ldhu $8,ttable_scratch+176+4($31) !tprello
    xor $3,$12,$3;              ldhu $12,ttable_scratch+176+2($31) !tprello
    srl $0,48,$5;               stl $3,ttable_scratch+208($31) !tprello
    xor $14,$24,$14;            ldl $8,ttable_rounds+8($8) !tprello
    xor $14,$11,$11;            ldl $5,ttable_rounds+24($5) !tprello
    zapnot $7,3,$14;            ldl $12,ttable_rounds+16($12) !tprello
    xor $11,$8,$8;              ldl $14,ttable_rounds+0($14) !tprello
    xor $8,$5,$5;               ldhu $8,ttable_scratch+184+4($31) !tprello
    srl $6,48,$11;              ldhu $24,ttable_scratch+184+2($31) !tprello
    xor $15,$14,$14;            ldl $11,ttable_rounds+24($11) !tprello
    xor $14,$12,$12;            ldl $8,ttable_rounds+8($8) !tprello
    zapnot $9,3,$14;            ldl $24,ttable_rounds+16($24) !tprello
    srl $6,32,$15;              ldl $14,ttable_rounds+0($14) !tprello
    xor $12,$8,$8;              ldhu $12,ttable_scratch+168+4($31) !tprello
    xor $8,$11,$8;              ldl $11,ttable_keys+224($31) !tprello
    zapnot $15,3,$15;           stl $8,ttable_scratch+216($31) !tprello
    srl $7,48,$7;               ldl $15,ttable_rounds+8($15) !tprello
    xor $10,$14,$10;            ldl $7,ttable_rounds+24($7) !tprello
    xor $10,$24,$10;            ldl $12,ttable_rounds+8($12) !tprello
    xor $10,$15,$10;            ldl $15,ttable_keys+232($31) !tprello
    xor $10,$7,$7;              ldl $10,ttable_keys+240($31) !tprello
    zapnot $0,3,$0;             stl $7,ttable_scratch+224($31) !tprello
    srl $6,16,$6;               ldl $0,ttable_rounds+0($0) !tprello
    zapnot $6,3,$6;             ldl $24,ttable_keys+248($31) !tprello
    srl $9,48,$9;               ldl $6,ttable_rounds+16($6) !tprello
    xor $22,$0,$0;              ldl $9,ttable_rounds+24($9) !tprello
    zapnot $1,3,$22;            ldhu $14,ttable_scratch+192+2($31) !tprello
    xor $0,$6,$0;               ldl $22,ttable_rounds+0($22) !tprello
    xor $0,$12,$0;              ldhu $12,ttable_scratch+200+4($31) !tprello
    xor $0,$9,$0;               ldl $14,ttable_rounds+16($14) !tprello
    srl $3,48,$9;               stl $0,ttable_scratch+232($31) !tprello
    xor $11,$22,$22;            ldl $12,ttable_rounds+8($12) !tprello
    xor $22,$14,$14;            ldl $9,ttable_rounds+24($9) !tprello
    zapnot $4,3,$22;            ldhu $6,ttable_scratch+200+2($31) !tprello
    xor $14,$12,$12;            ldl $22,ttable_rounds+0($22) !tprello
    xor $12,$9,$9;              ldhu $12,ttable_scratch+208+4($31) !tprello
    srl $1,48,$14;              ldl $6,ttable_rounds+16($6) !tprello
    xor $15,$22,$22;            ldl $14,ttable_rounds+24($14) !tprello
    zapnot $2,3,$25;            ldl $12,ttable_rounds+8($12) !tprello
    xor $22,$6,$6;              ldl $25,ttable_rounds+0($25) !tprello
    srl $1,32,$22;              ldhu $13,ttable_scratch+208+2($31) !tprello
    xor $6,$12,$6;              ldhu $12,ttable_scratch+192+4($31) !tprello
    xor $6,$14,$6;              zapnot $22,3,$22
    srl $4,48,$4;               ldl $13,ttable_rounds+16($13) !tprello
    xor $10,$25,$25;            ldl $22,ttable_rounds+8($22) !tprello
    zapnot $3,3,$3;             ldl $4,ttable_rounds+24($4) !tprello
    xor $25,$13,$13;            ldl $3,ttable_rounds+0($3) !tprello
    xor $13,$22,$13;            ldl $12,ttable_rounds+8($12) !tprello
    xor $13,$4,$4;              stl $6,ttable_scratch+240($31) !tprello
    srl $1,16,$1;               stl $4,ttable_scratch+248($31) !tprello
    zapnot $1,3,$1;             ldhu $13,ttable_scratch+216+2($31) !tprello
    srl $2,48,$2;               ldl $1,ttable_rounds+16($1) !tprello
    xor $24,$3,$3;              ldl $2,ttable_rounds+24($2) !tprello
    zapnot $5,3,$22;            ldl $13,ttable_rounds+16($13) !tprello
    xor $3,$1,$1;               ldl $22,ttable_rounds+0($22) !tprello
    xor $1,$12,$1;              ldhu $12,ttable_scratch+224+4($31) !tprello
    xor $1,$2,$1;               ldhu $2,ttable_scratch+224+2($31) !tprello
    srl $0,48,$3;               stl $1,ttable_scratch+256($31) !tprello
    xor $11,$22,$11;            ldl $12,ttable_rounds+8($12) !tprello
    xor $11,$13,$11;            ldl $3,ttable_rounds+24($3) !tprello
    zapnot $8,3,$13;            ldl $2,ttable_rounds+16($2) !tprello
    xor $11,$12,$11;            ldl $13,ttable_rounds+0($13) !tprello
    xor $11,$3,$3;              ldhu $11,ttable_scratch+232+4($31) !tprello
    srl $5,48,$12;              ldhu $22,ttable_scratch+232+2($31) !tprello
    xor $15,$13,$13;            ldl $12,ttable_rounds+24($12) !tprello
    xor $13,$2,$2;              ldl $11,ttable_rounds+8($11) !tprello
    zapnot $7,3,$13;            ldl $22,ttable_rounds+16($22) !tprello
    srl $5,32,$15;              ldl $13,ttable_rounds+0($13) !tprello
    xor $2,$11,$2;              ldhu $11,ttable_scratch+216+4($31) !tprello
    xor $2,$12,$2;              ldl $12,ttable_keys+256($31) !tprello
    zapnot $15,3,$15;           stl $2,ttable_scratch+264($31) !tprello
    srl $8,48,$8;               ldl $15,ttable_rounds+8($15) !tprello
    xor $10,$13,$10;            ldl $8,ttable_rounds+24($8) !tprello
    xor $10,$22,$10;            ldl $11,ttable_rounds+8($11) !tprello
    xor $10,$15,$10;            ldl $15,ttable_keys+264($31) !tprello
    xor $10,$8,$8;              ldl $10,ttable_keys+272($31) !tprello
    zapnot $0,3,$0;             stl $8,ttable_scratch+272($31) !tprello
    srl $5,16,$5;               ldl $0,ttable_rounds+0($0) !tprello
    zapnot $5,3,$5;             ldl $22,ttable_keys+280($31) !tprello
    srl $7,48,$7;               ldl $5,ttable_rounds+16($5) !tprello
    xor $24,$0,$0;              ldl $7,ttable_rounds+24($7) !tprello
    zapnot $9,3,$24;            ldhu $13,ttable_scratch+240+2($31) !tprello
    xor $0,$5,$0;               ldl $24,ttable_rounds+0($24) !tprello
    xor $0,$11,$0;              ldhu $11,ttable_scratch+248+4($31) !tprello
    xor $0,$7,$0;               ldl $13,ttable_rounds+16($13) !tprello
    srl $1,48,$7;               stl $0,ttable_scratch+280($31) !tprello
    xor $12,$24,$24;            ldl $11,ttable_rounds+8($11) !tprello
    xor $24,$13,$13;            ldl $7,ttable_rounds+24($7) !tprello
    zapnot $6,3,$24;            ldhu $5,ttable_scratch+248+2($31) !tprello
    xor $13,$11,$11;            ldl $24,ttable_rounds+0($24) !tprello
    xor $11,$7,$7;              ldhu $11,ttable_scratch+256+4($31) !tprello
    srl $9,48,$13;              ldl $5,ttable_rounds+16($5) !tprello
    xor $15,$24,$24;            ldl $13,ttable_rounds+24($13) !tprello
    zapnot $4,3,$25;            ldl $11,ttable_rounds+8($11) !tprello
    xor $24,$5,$5;              ldl $25,ttable_rounds+0($25) !tprello
    srl $9,32,$24;              ldhu $14,ttable_scratch+256+2($31) !tprello
    xor $5,$11,$5;              ldhu $11,ttable_scratch+240+4($31) !tprello
    xor $5,$13,$5;              zapnot $24,3,$24
    srl $6,48,$6;               ldl $14,ttable_rounds+16($14) !tprello
    xor $10,$25,$25;            ldl $24,ttable_rounds+8($24) !tprello
    zapnot $1,3,$1;             ldl $6,ttable_rounds+24($6) !tprello
    xor $25,$14,$14;            ldl $1,ttable_rounds+0($1) !tprello
    xor $14,$24,$14;            ldl $11,ttable_rounds+8($11) !tprello
    xor $14,$6,$6;              stl $5,ttable_scratch+288($31) !tprello
    srl $9,16,$9;               stl $6,ttable_scratch+296($31) !tprello
    zapnot $9,3,$9;             ldhu $14,ttable_scratch+264+2($31) !tprello
    srl $4,48,$4;               ldl $9,ttable_rounds+16($9) !tprello
    xor $22,$1,$1;              ldl $4,ttable_rounds+24($4) !tprello
    zapnot $3,3,$24;            ldl $14,ttable_rounds+16($14) !tprello
    xor $1,$9,$1;               ldl $24,ttable_rounds+0($24) !tprello
    xor $1,$11,$1;              ldhu $11,ttable_scratch+272+4($31) !tprello
    xor $1,$4,$1;               ldhu $4,ttable_scratch+272+2($31) !tprello
    srl $0,48,$9;               stl $1,ttable_scratch+304($31) !tprello
    xor $12,$24,$12;            ldl $11,ttable_rounds+8($11) !tprello
    xor $12,$14,$12;            ldl $9,ttable_rounds+24($9) !tprello
    zapnot $2,3,$14;            ldl $4,ttable_rounds+16($4) !tprello
    xor $12,$11,$11;            ldl $14,ttable_rounds+0($14) !tprello
    xor $11,$9,$9;              ldhu $11,ttable_scratch+280+4($31) !tprello
    srl $3,48,$12;              ldhu $24,ttable_scratch+280+2($31) !tprello
    xor $15,$14,$14;            ldl $12,ttable_rounds+24($12) !tprello
    xor $14,$4,$4;              ldl $11,ttable_rounds+8($11) !tprello
    zapnot $8,3,$14;            ldl $24,ttable_rounds+16($24) !tprello
    srl $3,32,$15;              ldl $14,ttable_rounds+0($14) !tprello
    xor $4,$11,$4;              ldhu $11,ttable_scratch+264+4($31) !tprello
    xor $4,$12,$4;              ldl $12,ttable_keys+288($31) !tprello
    zapnot $15,3,$15;           stl $4,ttable_scratch+312($31) !tprello
    srl $2,48,$2;               ldl $15,ttable_rounds+8($15) !tprello
    xor $10,$14,$10;            ldl $2,ttable_rounds+24($2) !tprello
    xor $10,$24,$10;            ldl $11,ttable_rounds+8($11) !tprello
    xor $10,$15,$10;            ldl $15,ttable_keys+296($31) !tprello
    xor $10,$2,$2;              ldl $10,ttable_keys+304($31) !tprello
    zapnot $0,3,$0;             stl $2,ttable_scratch+320($31) !tprello
    srl $3,16,$3;               ldl $0,ttable_rounds+0($0) !tprello
    zapnot $3,3,$3;             ldl $24,ttable_keys+312($31) !tprello
    srl $8,48,$8;               ldl $3,ttable_rounds+16($3) !tprello
    xor $22,$0,$0;              ldl $8,ttable_rounds+24($8) !tprello
    zapnot $7,3,$22;            ldhu $14,ttable_scratch+288+2($31) !tprello
    xor $0,$3,$0;               ldl $22,ttable_rounds+0($22) !tprello
    xor $0,$11,$0;              ldhu $11,ttable_scratch+296+4($31) !tprello
    xor $0,$8,$0;               ldl $14,ttable_rounds+16($14) !tprello
    srl $1,48,$8;               stl $0,ttable_scratch+328($31) !tprello
    xor $12,$22,$22;            ldl $11,ttable_rounds+8($11) !tprello
    xor $22,$14,$14;            ldl $8,ttable_rounds+24($8) !tprello
    zapnot $5,3,$22;            ldhu $3,ttable_scratch+296+2($31) !tprello
    xor $14,$11,$11;            ldl $22,ttable_rounds+0($22) !tprello
    xor $11,$8,$8;              ldhu $11,ttable_scratch+304+4($31) !tprello
    srl $7,48,$14;              ldl $3,ttable_rounds+16($3) !tprello
    xor $15,$22,$22;            ldl $14,ttable_rounds+24($14) !tprello
    zapnot $6,3,$25;            ldl $11,ttable_rounds+8($11) !tprello
    xor $22,$3,$3;              ldl $25,ttable_rounds+0($25) !tprello
    srl $7,32,$22;              ldhu $13,ttable_scratch+304+2($31) !tprello
    xor $3,$11,$3;              ldhu $11,ttable_scratch+288+4($31) !tprello
    xor $3,$14,$3;              zapnot $22,3,$22
    srl $5,48,$5;               ldl $13,ttable_rounds+16($13) !tprello
    xor $10,$25,$25;            ldl $22,ttable_rounds+8($22) !tprello
    zapnot $1,3,$1;             ldl $5,ttable_rounds+24($5) !tprello
    xor $25,$13,$13;            ldl $1,ttable_rounds+0($1) !tprello
    xor $13,$22,$13;            ldl $11,ttable_rounds+8($11) !tprello
    xor $13,$5,$5;              stl $3,ttable_scratch+336($31) !tprello
    srl $7,16,$7;               stl $5,ttable_scratch+344($31) !tprello
    zapnot $7,3,$7;             ldhu $13,ttable_scratch+312+2($31) !tprello
    srl $6,48,$6;               ldl $7,ttable_rounds+16($7) !tprello
    xor $24,$1,$1;              ldl $6,ttable_rounds+24($6) !tprello
    zapnot $9,3,$22;            ldl $13,ttable_rounds+16($13) !tprello
    xor $1,$7,$1;               ldl $22,ttable_rounds+0($22) !tprello
    xor $1,$11,$1;              ldhu $11,ttable_scratch+320+4($31) !tprello
    xor $1,$6,$1;               ldhu $6,ttable_scratch+320+2($31) !tprello
    srl $0,48,$7;               stl $1,ttable_scratch+352($31) !tprello
    xor $12,$22,$12;            ldl $11,ttable_rounds+8($11) !tprello
    xor $12,$13,$12;            ldl $7,ttable_rounds+24($7) !tprello
    zapnot $4,3,$13;            ldl $6,ttable_rounds+16($6) !tprello
    xor $12,$11,$11;            ldl $13,ttable_rounds+0($13) !tprello
    xor $11,$7,$7;              ldhu $11,ttable_scratch+328+4($31) !tprello
    srl $9,48,$12;              ldhu $22,ttable_scratch+328+2($31) !tprello
    xor $15,$13,$13;            ldl $12,ttable_rounds+24($12) !tprello
    xor $13,$6,$6;              ldl $11,ttable_rounds+8($11) !tprello
    zapnot $2,3,$13;            ldl $22,ttable_rounds+16($22) !tprello
    srl $9,32,$15;              ldl $13,ttable_rounds+0($13) !tprello
    xor $6,$11,$6;              ldhu $11,ttable_scratch+312+4($31) !tprello
    xor $6,$12,$6;              ldl $12,ttable_keys+320($31) !tprello
    zapnot $15,3,$15;           stl $6,ttable_scratch+360($31) !tprello
    srl $4,48,$4;               ldl $15,ttable_rounds+8($15) !tprello
    xor $10,$13,$10;            ldl $4,ttable_rounds+24($4) !tprello
    xor $10,$22,$10;            ldl $11,ttable_rounds+8($11) !tprello
    xor $10,$15,$10;            ldl $15,ttable_keys+328($31) !tprello
    xor $10,$4,$4;              ldl $10,ttable_keys+336($31) !tprello
    zapnot $0,3,$0;             stl $4,ttable_scratch+368($31) !tprello
    srl $9,16,$9;               ldl $0,ttable_rounds+0($0) !tprello
    zapnot $9,3,$9;             ldl $22,ttable_keys+344($31) !tprello
    srl $2,48,$2;               ldl $9,ttable_rounds+16($9) !tprello
    xor $24,$0,$0;              ldl $2,ttable_rounds+24($2) !tprello
    zapnot $8,3,$24;            ldhu $13,ttable_scratch+336+2($31) !tprello
    xor $0,$9,$0;               ldl $24,ttable_rounds+0($24) !tprello
    xor $0,$11,$0;              ldhu $11,ttable_scratch+344+4($31) !tprello
    xor $0,$2,$0;               ldl $13,ttable_rounds+16($13) !tprello
    srl $1,48,$2;               stl $0,ttable_scratch+376($31) !tprello
    xor $12,$24,$24;            ldl $11,ttable_rounds+8($11) !tprello
    xor $24,$13,$13;            ldl $2,ttable_rounds+24($2) !tprello
    zapnot $3,3,$24;            ldhu $9,ttable_scratch+344+2($31) !tprello
    xor $13,$11,$11;            ldl $24,ttable_rounds+0($24) !tprello
    xor $11,$2,$2;              ldhu $11,ttable_scratch+352+4($31) !tprello
    srl $8,48,$13;              ldl $9,ttable_rounds+16($9) !tprello
    xor $15,$24,$24;            ldl $13,ttable_rounds+24($13) !tprello
    zapnot $5,3,$25;            ldl $11,ttable_rounds+8($11) !tprello
    xor $24,$9,$9;              ldl $25,ttable_rounds+0($25) !tprello
    srl $8,32,$24;              ldhu $14,ttable_scratch+352+2($31) !tprello
    xor $9,$11,$9;              ldhu $11,ttable_scratch+336+4($31) !tprello
    xor $9,$13,$9;              zapnot $24,3,$24
    srl $3,48,$3;               ldl $14,ttable_rounds+16($14) !tprello
    xor $10,$25,$25;            ldl $24,ttable_rounds+8($24) !tprello
    zapnot $1,3,$1;             ldl $3,ttable_rounds+24($3) !tprello
    xor $25,$14,$14;            ldl $1,ttable_rounds+0($1) !tprello
    xor $14,$24,$14;            ldl $11,ttable_rounds+8($11) !tprello
    xor $14,$3,$3;              stl $9,ttable_scratch+384($31) !tprello
    srl $8,16,$8;               stl $3,ttable_scratch+392($31) !tprello
    zapnot $8,3,$8;             ldhu $14,ttable_scratch+360+2($31) !tprello
    srl $5,48,$5;               ldl $8,ttable_rounds+16($8) !tprello
    xor $22,$1,$1;              ldl $5,ttable_rounds+24($5) !tprello
    zapnot $7,3,$24;            ldl $14,ttable_rounds+16($14) !tprello
    xor $1,$8,$1;               ldl $24,ttable_rounds+0($24) !tprello
    xor $1,$11,$1;              ldhu $11,ttable_scratch+368+4($31) !tprello
    xor $1,$5,$1;               ldhu $5,ttable_scratch+368+2($31) !tprello
    srl $0,48,$8;               stl $1,ttable_scratch+400($31) !tprello
    xor $12,$24,$12;            ldl $11,ttable_rounds+8($11) !tprello
    xor $12,$14,$12;            ldl $8,ttable_rounds+24($8) !tprello
    zapnot $6,3,$14;            ldl $5,ttable_rounds+16($5) !tprello
    xor $12,$11,$11;            ldl $14,ttable_rounds+0($14) !tprello
    xor $11,$8,$8;              ldhu $11,ttable_scratch+376+4($31) !tprello
    srl $7,48,$12;              ldhu $24,ttable_scratch+376+2($31) !tprello
    xor $15,$14,$14;            ldl $12,ttable_rounds+24($12) !tprello
    xor $14,$5,$5;              ldl $11,ttable_rounds+8($11) !tprello
    zapnot $4,3,$14;            ldl $24,ttable_rounds+16($24) !tprello
    srl $7,32,$15;              ldl $14,ttable_rounds+0($14) !tprello
    xor $5,$11,$5;              ldhu $11,ttable_scratch+360+4($31) !tprello
    xor $5,$12,$5;              ldl $12,ttable_keys+352($31) !tprello
    zapnot $15,3,$15;           stl $5,ttable_scratch+408($31) !tprello
    srl $6,48,$6;               ldl $15,ttable_rounds+8($15) !tprello
    xor $10,$14,$10;            ldl $6,ttable_rounds+24($6) !tprello
    xor $10,$24,$10;            ldl $11,ttable_rounds+8($11) !tprello
    xor $10,$15,$10;            ldl $15,ttable_keys+360($31) !tprello
    xor $10,$6,$6;              ldl $10,ttable_keys+368($31) !tprello
    zapnot $0,3,$0;             stl $6,ttable_scratch+416($31) !tprello
    srl $7,16,$7;               ldl $0,ttable_rounds+0($0) !tprello
    zapnot $7,3,$7;             ldl $24,ttable_keys+376($31) !tprello
    srl $4,48,$4;               ldl $7,ttable_rounds+16($7) !tprello
    xor $22,$0,$0;              ldl $4,ttable_rounds+24($4) !tprello
    zapnot $2,3,$22;            ldhu $14,ttable_scratch+384+2($31) !tprello
    xor $0,$7,$0;               ldl $22,ttable_rounds+0($22) !tprello
    xor $0,$11,$0;              ldhu $11,ttable_scratch+392+4($31) !tprello
    xor $0,$4,$0;               ldl $14,ttable_rounds+16($14) !tprello
    srl $1,48,$4;               stl $0,ttable_scratch+424($31) !tprello
    xor $12,$22,$22;            ldl $11,ttable_rounds+8($11) !tprello
    xor $22,$14,$14;            ldl $4,ttable_rounds+24($4) !tprello
    zapnot $9,3,$22;            ldhu $7,ttable_scratch+392+2($31) !tprello
    xor $14,$11,$11;            ldl $22,ttable_rounds+0($22) !tprello
    xor $11,$4,$4;              ldhu $11,ttable_scratch+400+4($31) !tprello
    srl $2,48,$14;              ldl $7,ttable_rounds+16($7) !tprello
    xor $15,$22,$22;            ldl $14,ttable_rounds+24($14) !tprello
    zapnot $3,3,$25;            ldl $11,ttable_rounds+8($11) !tprello
    xor $22,$7,$7;              ldl $25,ttable_rounds+0($25) !tprello
    srl $2,32,$22;              ldhu $13,ttable_scratch+400+2($31) !tprello
    xor $7,$11,$7;              ldhu $11,ttable_scratch+384+4($31) !tprello
    xor $7,$14,$7;              zapnot $22,3,$22
    srl $9,48,$9;               ldl $13,ttable_rounds+16($13) !tprello
    xor $10,$25,$25;            ldl $22,ttable_rounds+8($22) !tprello
    zapnot $1,3,$1;             ldl $9,ttable_rounds+24($9) !tprello
    xor $25,$13,$13;            ldl $1,ttable_rounds+0($1) !tprello
    xor $13,$22,$13;            ldl $11,ttable_rounds+8($11) !tprello
    xor $13,$9,$9;              stl $7,ttable_scratch+432($31) !tprello
    srl $2,16,$2;               stl $9,ttable_scratch+440($31) !tprello
    zapnot $2,3,$2;             ldhu $13,ttable_scratch+408+2($31) !tprello
    srl $3,48,$3;               ldl $2,ttable_rounds+16($2) !tprello
    xor $24,$1,$1;              ldl $3,ttable_rounds+24($3) !tprello
    zapnot $8,3,$22;            ldl $13,ttable_rounds+16($13) !tprello
    xor $1,$2,$1;               ldl $22,ttable_rounds+0($22) !tprello
    xor $1,$11,$1;              ldhu $11,ttable_scratch+416+4($31) !tprello
    xor $1,$3,$1;               ldhu $3,ttable_scratch+416+2($31) !tprello
    srl $0,48,$2;               stl $1,ttable_scratch+448($31) !tprello
    xor $12,$22,$12;            ldl $11,ttable_rounds+8($11) !tprello
    xor $12,$13,$12;            ldl $2,ttable_rounds+24($2) !tprello
    zapnot $5,3,$13;            ldl $3,ttable_rounds+16($3) !tprello
    xor $12,$11,$11;            ldl $13,ttable_rounds+0($13) !tprello
    xor $11,$2,$2;              ldhu $11,ttable_scratch+424+4($31) !tprello
    srl $8,48,$12;              ldhu $22,ttable_scratch+424+2($31) !tprello
    xor $15,$13,$13;            ldl $12,ttable_rounds+24($12) !tprello
    xor $13,$3,$3;              ldl $11,ttable_rounds+8($11) !tprello
    zapnot $6,3,$13;            ldl $22,ttable_rounds+16($22) !tprello
    srl $8,32,$15;              ldl $13,ttable_rounds+0($13) !tprello
    xor $3,$11,$3;              ldhu $11,ttable_scratch+408+4($31) !tprello
    xor $3,$12,$3;              ldw $12,aes_round_keys+16*AES_ROUNDS+COLUMN0($31) !tprello
    zapnot $15,3,$15;           stl $3,ttable_scratch+456($31) !tprello
    srl $5,48,$5;               ldl $15,ttable_rounds+8($15) !tprello
    xor $10,$13,$10;            ldl $5,ttable_rounds+24($5) !tprello
    xor $10,$22,$10;            ldl $11,ttable_rounds+8($11) !tprello
    xor $10,$15,$10;            ldw $15,aes_round_keys+16*AES_ROUNDS+COLUMN1($31) !tprello
    xor $10,$5,$5;              ldw $10,aes_round_keys+16*AES_ROUNDS+COLUMN2($31) !tprello
    zapnot $0,3,$0;             stl $5,ttable_scratch+464($31) !tprello
    srl $8,16,$8;               ldl $0,ttable_rounds+0($0) !tprello
    zapnot $8,3,$8;             ldw $22,aes_round_keys+16*AES_ROUNDS+COLUMN3($31) !tprello
    srl $6,48,$6;               ldl $8,ttable_rounds+16($8) !tprello
    xor $24,$0,$0;              ldl $6,ttable_rounds+24($6) !tprello
    zapnot $4,3,$24;            ldhu $13,ttable_scratch+432+2($31) !tprello
    xor $0,$8,$0;               ldw $24,ttable_last+0($24) !tprello
    xor $0,$11,$0;              ldhu $11,ttable_scratch+440+4($31) !tprello
    xor $0,$6,$0;               ldw $13,ttable_last+4($13) !tprello
    srl $1,48,$6;               stl $0,ttable_scratch+472($31) !tprello
    xor $12,$24,$24;            ldw $11,ttable_last+16($11) !tprello
    xor $24,$13,$13;            ldw $6,ttable_last+20($6) !tprello
    zapnot $7,3,$24;            ldw $8,0+COLUMN0(IN)
    xor $13,$11,$11;            ldw $24,ttable_last+0($24) !tprello
    xor $11,$6,$6;              ldhu $11,ttable_scratch+440+2($31) !tprello
    xor $6,$8,$6;               ldhu $8,ttable_scratch+448+4($31) !tprello
    srl $4,48,$13;              stw $6,0+COLUMN0(OUT)
    xor $15,$24,$24;            ldw $11,ttable_last+4($11) !tprello
    zapnot $9,3,$6;             ldw $8,ttable_last+16($8) !tprello
    srl $4,32,$25;              ldw $13,ttable_last+20($13) !tprello
    xor $24,$11,$11;            ldw $24,0+COLUMN1(IN)
    xor $11,$8,$8;              ldw $6,ttable_last+0($6) !tprello
    xor $8,$13,$8;              ldhu $13,ttable_scratch+448+2($31) !tprello
    xor $8,$24,$8;              ldw $24,0+COLUMN2(IN)
    zapnot $25,3,$25;           stw $8,0+COLUMN1(OUT)
    srl $7,48,$7;               ldw $13,ttable_last+4($13) !tprello
    xor $10,$6,$6;              ldw $25,ttable_last+16($25) !tprello
    zapnot $1,3,$1;             ldw $7,ttable_last+20($7) !tprello
    xor $6,$13,$6;              ldw $1,ttable_last+0($1) !tprello
    xor $6,$25,$6;              ldhu $25,ttable_scratch+432+4($31) !tprello
    xor $6,$7,$6;               ldw $7,0+COLUMN3(IN)
    xor $6,$24,$6;              ldhu $24,ttable_scratch+456+2($31) !tprello
    srl $4,16,$4;               stw $6,0+COLUMN2(OUT)
    zapnot $4,3,$4;             ldw $25,ttable_last+16($25) !tprello
    srl $9,48,$9;               ldw $4,ttable_last+4($4) !tprello
    xor $22,$1,$1;              ldw $9,ttable_last+20($9) !tprello
    zapnot $2,3,$6;             ldw $24,ttable_last+4($24) !tprello
    xor $1,$4,$1;               ldw $6,ttable_last+0($6) !tprello
    xor $1,$25,$1;              ldhu $25,ttable_scratch+464+4($31) !tprello
    xor $1,$9,$1;               ldw $9,16+COLUMN0(IN)
    xor $1,$7,$1;               ldhu $7,ttable_scratch+464+2($31) !tprello
    srl $0,48,$4;               stw $1,0+COLUMN3(OUT)
    xor $12,$6,$6;              ldw $25,ttable_last+16($25) !tprello
    xor $6,$24,$6;              ldw $4,ttable_last+20($4) !tprello
    zapnot $3,3,$24;            ldw $7,ttable_last+4($7) !tprello
    xor $6,$25,$6;              ldw $24,ttable_last+0($24) !tprello
    xor $6,$4,$4;               ldhu $6,ttable_scratch+472+4($31) !tprello
    xor $4,$9,$4;               ldw $9,16+COLUMN1(IN)
    srl $2,48,$25;              stw $4,16+COLUMN0(OUT)
    xor $15,$24,$15;            ldw $6,ttable_last+16($6) !tprello
    xor $15,$7,$7;              ldw $25,ttable_last+20($25) !tprello
    zapnot $5,3,$15;            ldhu $24,ttable_scratch+472+2($31) !tprello
    xor $7,$6,$6;               ldw $15,ttable_last+0($15) !tprello
    xor $6,$25,$6;              ldw $25,16+COLUMN2(IN)
    xor $6,$9,$6;               ldw $24,ttable_last+4($24) !tprello
    srl $2,32,$9;               stw $6,16+COLUMN1(OUT)
    zapnot $9,3,$9;             ldhu $6,ttable_scratch+456+4($31) !tprello
    srl $3,48,$3;               ldw $9,ttable_last+16($9) !tprello
    xor $10,$15,$10;            ldw $3,ttable_last+20($3) !tprello
    xor $10,$24,$10;            ldw $6,ttable_last+16($6) !tprello
    xor $10,$9,$9;              ldw $10,16+COLUMN3(IN)
    xor $9,$3,$3;               zapnot $0,3,$0
    xor $3,$25,$3;              ldw $0,ttable_last+0($0) !tprello
    subl LEFT,1,LEFT;           ldl $25,ttable_counter+0($31) !tprello
    srl $2,16,$2;               stw $3,16+COLUMN2(OUT)
    xor COUNTER,LAST_KEY_BYTE,$3;ldl $9,ttable_counter+8($31) !tprello
    zapnot $2,3,$2;             srl $5,48,$5
    ldi $24,32(COUNTER);        ldl $15,ttable_counter+16($31) !tprello
    xor $22,$0,$0;              ldw $2,ttable_last+4($2) !tprello
    xor $24,LAST_KEY_BYTE,$24;  ldl $22,ttable_counter+24($31) !tprello
    ldi OUT,32(OUT);            ldw $5,ttable_last+20($5) !tprello
    ldi COUNTER,64(COUNTER);    ldl $7,ttable_counter+32($31) !tprello
    xor $0,$2,$0;               ldi IN,32(IN)
    and $3,MASK,$3;             and $24,MASK,$24
    xor $0,$6,$0;               ldl $3,ttable_rounds+24($3) !tprello
    xor $0,$5,$0;               ldl $24,ttable_rounds+24($24) !tprello
    xor $0,$10,$0;              nop
    xor $25,$3,$3;              stw $0,16+COLUMN3-32(OUT)
    zapnot $3,3,$0;             srl $3,48,$10
    srl $3,32,$5;               ldl $0,ttable_rounds+0($0) !tprello
    zapnot $5,3,$5;             ldl $10,ttable_rounds+24($10) !tprello
    srl $3,16,$3;               ldl $5,ttable_rounds+8($5) !tprello
    xor $9,$0,$12;              zapnot $3,3,$3
    xor $15,$10,$10;            ldl $3,ttable_rounds+16($3) !tprello
    xor $22,$5,$13;             stl $10,ttable_scratch+0($31) !tprello
    xor $25,$24,$24;            stl $13,ttable_scratch+8($31) !tprello
    xor $7,$3,$25;              ldl $0,ttable_keys+96($31) !tprello
    zapnot $24,3,$3;            stl $25,ttable_scratch+16($31) !tprello
    srl $24,48,$5;              ldl $3,ttable_rounds+0($3) !tprello
    srl $24,32,$6;              ldl $5,ttable_rounds+24($5) !tprello
    zapnot $6,3,$6;             ldl $1,ttable_keys+104($31) !tprello
    xor $9,$3,$2;               ldl $6,ttable_rounds+8($6) !tprello
    xor $15,$5,$3;              ldl $4,ttable_keys+112($31) !tprello
    srl $24,16,$24;             stl $3,ttable_scratch+24($31) !tprello
    xor $22,$6,$5;              ldl $6,ttable_keys+120($31) !tprello
    zapnot $24,3,$24;           stl $5,ttable_scratch+32($31) !tprello
    zapnot $12,3,$22;           ldl $24,ttable_rounds+16($24) !tprello
    srl $25,48,$15;             ldl $22,ttable_rounds+0($22) !tprello
    zapnot $10,3,$9;            ldhu $8,ttable_scratch+0+2($31) !tprello
    xor $7,$24,$7;              ldhu $24,ttable_scratch+8+4($31) !tprello
    xor $0,$22,$22;             stl $7,ttable_scratch+40($31) !tprello
    srl $12,48,$11;             ldl $8,ttable_rounds+16($8) !tprello
    zapnot $13,3,$14;           ldl $24,ttable_rounds+8($24) !tprello
    srl $12,32,$23;             ldl $15,ttable_rounds+24($15) !tprello
    xor $22,$8,$8;              ldl $9,ttable_rounds+0($9) !tprello
    xor $8,$24,$8;              ldhu $24,ttable_scratch+8+2($31) !tprello
    xor $8,$15,$8;              ldhu $15,ttable_scratch+16+4($31) !tprello
    xor $1,$9,$9;               ldl $11,ttable_rounds+24($11) !tprello
    zapnot $23,3,$23;           ldl $24,ttable_rounds+16($24) !tprello
    srl $10,48,$10;             ldl $15,ttable_rounds+8($15) !tprello
    zapnot $25,3,$25;           ldl $14,ttable_rounds+0($14) !tprello
    xor $9,$24,$9;              ldhu $24,ttable_scratch+16+2($31) !tprello
    xor $9,$15,$9;              ldl $23,ttable_rounds+8($23) !tprello
    xor $9,$11,$9;              ldl $10,ttable_rounds+24($10) !tprello
    xor $4,$14,$14;             ldl $24,ttable_rounds+16($24) !tprello
    srl $12,16,$12;             ldl $25,ttable_rounds+0($25) !tprello
    zapnot $12,3,$12;           ldhu $11,ttable_scratch+0+4($31) !tprello
    xor $14,$24,$14;            ldl $12,ttable_rounds+16($12) !tprello
    xor $14,$23,$14;            stl $9,ttable_scratch+48($31) !tprello
    xor $14,$10,$10;            ldl $14,ttable_rounds+8($11) !tprello
    srl $13,48,$13;             stl $10,ttable_scratch+56($31) !tprello
    xor $6,$25,$25;             ldl $11,ttable_rounds+24($13) !tprello
    xor $25,$12,$12;            bne LEFT,\next
    .endm
