# SPDX-License-Identifier: Apache-2.0
#
# Made by generate.py: two blocks, 14 rounds.
# 1387 instructions in 694 cycles; no order of them takes fewer than 694.
# A line is a cycle: what goes to pipe 0, and what goes to pipe 1.

# What the loop has of a pass before the pass before is over, for the first pass.
    .macro FIRST_STEPS
    subl LEFT,1,LEFT
    ldl $15,ttable_counter+0($31) !tprello
    xor COUNTER,LAST_KEY_BYTE,$8
    ldl $24,ttable_counter+8($31) !tprello
    ldi $0,32(COUNTER)
    ldl $22,ttable_counter+16($31) !tprello
    xor $0,LAST_KEY_BYTE,$10
    ldl $27,ttable_counter+24($31) !tprello
    ldi COUNTER,64(COUNTER)
    ldl $0,ttable_counter+32($31) !tprello
    and $8,MASK,$8
    ldl $1,ttable_keys+96($31) !tprello
    and $10,MASK,$10
    ldl $8,ttable_rounds+24($8) !tprello
    ldl $10,ttable_rounds+24($10) !tprello
    xor $15,$8,$8
    ldl $2,ttable_keys+104($31) !tprello
    zapnot $8,3,$11
    ldl $3,ttable_keys+112($31) !tprello
    srl $8,48,$13
    ldl $11,ttable_rounds+0($11) !tprello
    srl $8,32,$12
    ldl $13,ttable_rounds+24($13) !tprello
    xor $24,$11,$4
    ldl $5,ttable_keys+120($31) !tprello
    xor $22,$13,$6
    stl $4,ttable_scratch+0($31) !tprello
    zapnot $12,3,$12
    stl $6,ttable_scratch+8($31) !tprello
    srl $8,16,$8
    ldl $12,ttable_rounds+8($12) !tprello
    zapnot $8,3,$8
    ldhu $7,ttable_scratch+8+2($31) !tprello
    xor $15,$10,$10
    ldl $15,ttable_rounds+16($8) !tprello
    zapnot $10,3,$28
    stl $10,ttable_scratch+24($31) !tprello
    xor $27,$12,$8
    ldl $28,ttable_rounds+0($28) !tprello
    srl $10,48,$10
    stl $8,ttable_scratch+16($31) !tprello
    xor $0,$15,$9
    ldl $15,ttable_rounds+24($10) !tprello
    zapnot $4,3,$13
    ldhu $23,ttable_scratch+24+4($31) !tprello
    xor $24,$28,$10
    ldhu $24,ttable_scratch+24+2($31) !tprello
    srl $9,48,$11
    stl $10,ttable_scratch+32($31) !tprello
    xor $22,$15,$12
    ldl $22,ttable_rounds+0($13) !tprello
    zapnot $6,3,$13
    ldl $23,ttable_rounds+8($23) !tprello
    srl $9,32,$15
    ldl $14,ttable_rounds+16($24) !tprello
    zapnot $15,3,$15
    stl $12,ttable_scratch+40($31) !tprello
    xor $1,$22,$22
    .endm

    .macro NEXT_PAIR next
    xor $27,$23,$23;            ldl $7,ttable_rounds+16($7) !tprello
    xor $0,$14,$0;              stl $23,ttable_scratch+48($31) !tprello
    srl $4,48,$4;               ldhu $14,ttable_scratch+16+4($31) !tprello
    zapnot $8,3,$24;            ldl $11,ttable_rounds+24($11) !tprello
    xor $22,$7,$7;              ldl $13,ttable_rounds+0($13) !tprello
    srl $9,16,$22;              ldhu $25,ttable_scratch+16+2($31) !tprello
    zapnot $22,3,$22;           ldl $14,ttable_rounds+8($14) !tprello
    srl $6,48,$6;               ldl $15,ttable_rounds+8($15) !tprello
    xor $2,$13,$13;             ldl $4,ttable_rounds+24($4) !tprello
    zapnot $9,3,$9;             ldl $25,ttable_rounds+16($25) !tprello
    xor $7,$14,$7;              ldl $24,ttable_rounds+0($24) !tprello
    xor $7,$11,$7;              ldl $22,ttable_rounds+16($22) !tprello
    srl $8,48,$8;               ldhu $11,ttable_scratch+0+4($31) !tprello
    xor $13,$25,$13;            ldl $6,ttable_rounds+24($6) !tprello
    xor $13,$15,$13;            ldl $9,ttable_rounds+0($9) !tprello
    xor $13,$4,$4;              ldhu $13,ttable_scratch+0+2($31) !tprello
    xor $3,$24,$24;             ldl $11,ttable_rounds+8($11) !tprello
    xor $24,$22,$22;            ldhu $24,ttable_scratch+8+4($31) !tprello
    xor $5,$9,$9;               ldl $8,ttable_rounds+24($8) !tprello
    zapnot $10,3,$15;           ldl $13,ttable_rounds+16($13) !tprello
    xor $22,$11,$11;            stl $7,ttable_scratch+56($31) !tprello
    xor $11,$6,$6;              ldl $24,ttable_rounds+8($24) !tprello
    srl $0,48,$11;              stl $4,ttable_scratch+64($31) !tprello
    xor $9,$13,$9;              stl $6,ttable_scratch+72($31) !tprello
    zapnot $12,3,$13;           ldl $15,ttable_rounds+0($15) !tprello
    xor $9,$24,$9;              ldhu $24,ttable_scratch+40+2($31) !tprello
    xor $9,$8,$8;               ldhu $9,ttable_scratch+48+4($31) !tprello
    srl $0,32,$22;              ldl $11,ttable_rounds+24($11) !tprello
    xor $1,$15,$1;              ldl $13,ttable_rounds+0($13) !tprello
    zapnot $22,3,$22;           ldl $24,ttable_rounds+16($24) !tprello
    srl $10,48,$10;             ldl $9,ttable_rounds+8($9) !tprello
    zapnot $23,3,$15;           ldhu $25,ttable_scratch+48+2($31) !tprello
    xor $2,$13,$2;              ldl $22,ttable_rounds+8($22) !tprello
    xor $1,$24,$1;              ldl $10,ttable_rounds+24($10) !tprello
    xor $1,$9,$1;               ldl $15,ttable_rounds+0($15) !tprello
    xor $1,$11,$1;              ldl $25,ttable_rounds+16($25) !tprello
    srl $0,16,$11;              ldhu $9,ttable_scratch+32+4($31) !tprello
    zapnot $11,3,$11;           ldhu $24,ttable_scratch+32+2($31) !tprello
    srl $12,48,$12;             ldl $11,ttable_rounds+16($11) !tprello
    xor $2,$25,$2;              ldl $12,ttable_rounds+24($12) !tprello
    xor $2,$22,$2;              ldl $9,ttable_rounds+8($9) !tprello
    xor $2,$10,$2;              ldl $24,ttable_rounds+16($24) !tprello
    xor $3,$15,$3;              ldhu $15,ttable_scratch+40+4($31) !tprello
    xor $3,$11,$3;              stl $1,ttable_scratch+80($31) !tprello
    xor $3,$9,$3;               stl $2,ttable_scratch+88($31) !tprello
    xor $3,$12,$3;              ldl $12,ttable_keys+128($31) !tprello
    zapnot $0,3,$0;             ldl $15,ttable_rounds+8($15) !tprello
    srl $23,48,$23;             ldl $0,ttable_rounds+0($0) !tprello
    zapnot $7,3,$9;             ldl $23,ttable_rounds+24($23) !tprello
    srl $8,48,$11;              stl $3,ttable_scratch+96($31) !tprello
    zapnot $4,3,$10;            ldl $22,ttable_keys+136($31) !tprello
    xor $5,$0,$0;               ldl $5,ttable_keys+144($31) !tprello
    xor $0,$24,$0;              ldl $24,ttable_keys+152($31) !tprello
    xor $0,$15,$0;              ldl $9,ttable_rounds+0($9) !tprello
    xor $0,$23,$0;              ldhu $23,ttable_scratch+64+2($31) !tprello
    srl $8,32,$15;              stl $0,ttable_scratch+104($31) !tprello
    zapnot $15,3,$15;           ldhu $25,ttable_scratch+72+4($31) !tprello
    xor $12,$9,$9;              ldl $11,ttable_rounds+24($11) !tprello
    srl $7,48,$7;               ldl $23,ttable_rounds+16($23) !tprello
    zapnot $6,3,$13;            ldl $10,ttable_rounds+0($10) !tprello
    srl $8,16,$14;              ldl $25,ttable_rounds+8($25) !tprello
    zapnot $14,3,$14;           ldhu $26,ttable_scratch+72+2($31) !tprello
    xor $9,$23,$9;              ldl $15,ttable_rounds+8($15) !tprello
    xor $22,$10,$10;            ldl $7,ttable_rounds+24($7) !tprello
    xor $9,$25,$9;              ldl $13,ttable_rounds+0($13) !tprello
    xor $9,$11,$9;              ldl $26,ttable_rounds+16($26) !tprello
    srl $4,48,$4;               ldl $14,ttable_rounds+16($14) !tprello
    zapnot $8,3,$8;             ldhu $11,ttable_scratch+56+4($31) !tprello
    xor $5,$13,$13;             ldl $4,ttable_rounds+24($4) !tprello
    xor $10,$26,$10;            ldl $8,ttable_rounds+0($8) !tprello
    xor $10,$15,$10;            ldhu $15,ttable_scratch+56+2($31) !tprello
    xor $10,$7,$7;              ldl $11,ttable_rounds+8($11) !tprello
    xor $13,$14,$13;            ldhu $14,ttable_scratch+64+4($31) !tprello
    srl $6,48,$6;               stl $7,ttable_scratch+112($31) !tprello
    xor $24,$8,$8;              ldl $15,ttable_rounds+16($15) !tprello
    xor $13,$11,$11;            ldl $6,ttable_rounds+24($6) !tprello
    xor $11,$4,$4;              ldl $14,ttable_rounds+8($14) !tprello
    zapnot $1,3,$11;            stl $4,ttable_scratch+120($31) !tprello
    xor $8,$15,$8;              ldl $11,ttable_rounds+0($11) !tprello
    srl $0,48,$15;              ldhu $13,ttable_scratch+88+2($31) !tprello
    xor $8,$14,$8;              ldhu $14,ttable_scratch+96+4($31) !tprello
    xor $8,$6,$6;               ldl $15,ttable_rounds+24($15) !tprello
    xor $12,$11,$11;            stl $6,ttable_scratch+128($31) !tprello
    zapnot $2,3,$12;            ldl $13,ttable_rounds+16($13) !tprello
    srl $1,48,$1;               ldl $14,ttable_rounds+8($14) !tprello
    zapnot $3,3,$8;             ldl $12,ttable_rounds+0($12) !tprello
    srl $2,48,$2;               ldhu $10,ttable_scratch+96+2($31) !tprello
    xor $11,$13,$11;            ldhu $13,ttable_scratch+104+4($31) !tprello
    xor $11,$14,$11;            ldl $1,ttable_rounds+24($1) !tprello
    xor $11,$15,$11;            ldl $8,ttable_rounds+0($8) !tprello
    xor $22,$12,$12;            ldl $10,ttable_rounds+16($10) !tprello
    zapnot $0,3,$0;             ldl $13,ttable_rounds+8($13) !tprello
    srl $3,48,$3;               ldhu $22,ttable_scratch+104+2($31) !tprello
    xor $5,$8,$5;               ldhu $8,ttable_scratch+80+4($31) !tprello
    xor $12,$10,$10;            ldl $2,ttable_rounds+24($2) !tprello
    xor $10,$13,$10;            ldl $0,ttable_rounds+0($0) !tprello
    xor $10,$1,$1;              ldl $22,ttable_rounds+16($22) !tprello
    zapnot $9,3,$10;            ldl $8,ttable_rounds+8($8) !tprello
    srl $6,48,$13;              ldhu $12,ttable_scratch+80+2($31) !tprello
    xor $24,$0,$0;              ldhu $24,ttable_scratch+88+4($31) !tprello
    xor $5,$22,$5;              ldl $3,ttable_rounds+24($3) !tprello
    xor $5,$8,$5;               stl $1,ttable_scratch+136($31) !tprello
    xor $5,$2,$2;               ldl $12,ttable_rounds+16($12) !tprello
    zapnot $7,3,$5;             ldl $24,ttable_rounds+8($24) !tprello
    srl $9,48,$8;               stl $2,ttable_scratch+144($31) !tprello
    zapnot $4,3,$22;            ldl $15,ttable_keys+160($31) !tprello
    xor $0,$12,$0;              ldl $12,ttable_keys+168($31) !tprello
    xor $0,$24,$0;              ldl $24,ttable_keys+176($31) !tprello
    xor $0,$3,$0;               ldl $3,ttable_keys+184($31) !tprello
    srl $9,32,$14;              stl $0,ttable_scratch+152($31) !tprello
    zapnot $14,3,$14;           ldl $10,ttable_rounds+0($10) !tprello
    srl $7,48,$7;               ldhu $26,ttable_scratch+112+2($31) !tprello
    zapnot $6,3,$6;             ldhu $25,ttable_scratch+120+4($31) !tprello
    srl $9,16,$9;               ldl $13,ttable_rounds+24($13) !tprello
    xor $15,$10,$10;            ldl $5,ttable_rounds+0($5) !tprello
    zapnot $9,3,$9;             ldl $26,ttable_rounds+16($26) !tprello
    srl $4,48,$4;               ldl $25,ttable_rounds+8($25) !tprello
    zapnot $11,3,$23;           ldhu $27,ttable_scratch+120+2($31) !tprello
    xor $12,$5,$5;              ldhu $28,ttable_scratch+128+4($31) !tprello
    xor $10,$26,$10;            ldl $8,ttable_rounds+24($8) !tprello
    xor $10,$25,$10;            ldl $22,ttable_rounds+0($22) !tprello
    xor $10,$13,$10;            ldl $27,ttable_rounds+16($27) !tprello
    srl $0,48,$13;              ldl $28,ttable_rounds+8($28) !tprello
    zapnot $1,3,$25;            ldhu $26,ttable_scratch+128+2($31) !tprello
    xor $24,$22,$22;            ldl $14,ttable_rounds+8($14) !tprello
    xor $5,$27,$5;              ldl $7,ttable_rounds+24($7) !tprello
    xor $5,$28,$5;              ldl $6,ttable_rounds+0($6) !tprello
    xor $5,$8,$5;               ldl $26,ttable_rounds+16($26) !tprello
    srl $11,48,$8;              ldl $9,ttable_rounds+16($9) !tprello
    zapnot $2,3,$28;            ldhu $27,ttable_scratch+112+4($31) !tprello
    xor $3,$6,$6;               ldl $4,ttable_rounds+24($4) !tprello
    xor $22,$26,$22;            stl $10,ttable_scratch+160($31) !tprello
    xor $22,$14,$14;            ldl $23,ttable_rounds+0($23) !tprello
    xor $14,$7,$7;              ldl $27,ttable_rounds+8($27) !tprello
    xor $6,$9,$6;               stl $7,ttable_scratch+168($31) !tprello
    srl $11,32,$9;              ldhu $14,ttable_scratch+136+2($31) !tprello
    xor $15,$23,$15;            ldhu $23,ttable_scratch+144+4($31) !tprello
    xor $6,$27,$6;              ldl $13,ttable_rounds+24($13) !tprello
    xor $6,$4,$4;               ldl $25,ttable_rounds+0($25) !tprello
    zapnot $9,3,$9;             stl $4,ttable_scratch+176($31) !tprello
    srl $1,48,$1;               ldl $14,ttable_rounds+16($14) !tprello
    zapnot $0,3,$0;             ldl $23,ttable_rounds+8($23) !tprello
    xor $12,$25,$12;            ldhu $25,ttable_scratch+144+2($31) !tprello
    srl $11,16,$11;             ldhu $6,ttable_scratch+152+4($31) !tprello
    xor $15,$14,$14;            ldl $8,ttable_rounds+24($8) !tprello
    xor $14,$23,$14;            ldl $28,ttable_rounds+0($28) !tprello
    xor $14,$13,$13;            ldl $25,ttable_rounds+16($25) !tprello
    zapnot $11,3,$11;           ldl $6,ttable_rounds+8($6) !tprello
    srl $2,48,$2;               ldhu $14,ttable_scratch+152+2($31) !tprello
    xor $24,$28,$24;            ldl $9,ttable_rounds+8($9) !tprello
    xor $12,$25,$12;            ldl $1,ttable_rounds+24($1) !tprello
    xor $12,$6,$6;              ldl $0,ttable_rounds+0($0) !tprello
    xor $6,$8,$6;               ldl $14,ttable_rounds+16($14) !tprello
    zapnot $10,3,$8;            ldl $11,ttable_rounds+16($11) !tprello
    srl $5,16,$12;              ldhu $25,ttable_scratch+136+4($31) !tprello
    xor $3,$0,$0;               ldl $2,ttable_rounds+24($2) !tprello
    xor $24,$14,$14;            stl $13,ttable_scratch+184($31) !tprello
    xor $14,$9,$9;              ldl $14,ttable_keys+192($31) !tprello
    xor $9,$1,$1;               ldl $25,ttable_rounds+8($25) !tprello
    xor $0,$11,$0;              stl $1,ttable_scratch+192($31) !tprello
    zapnot $12,3,$12;           ldl $11,ttable_keys+200($31) !tprello
    srl $4,48,$9;               ldl $24,ttable_keys+208($31) !tprello
    xor $0,$25,$0;              ldl $25,ttable_keys+216($31) !tprello
    xor $0,$2,$0;               ldl $8,ttable_rounds+0($8) !tprello
    zapnot $5,3,$2;             stl $0,ttable_scratch+200($31) !tprello
    srl $10,48,$10;             ldl $12,ttable_rounds+16($12) !tprello
    zapnot $7,3,$3;             ldhu $28,ttable_scratch+168+4($31) !tprello
    xor $14,$8,$8;              ldl $9,ttable_rounds+24($9) !tprello
    srl $5,48,$23;              ldl $2,ttable_rounds+0($2) !tprello
    xor $8,$12,$8;              ldhu $12,ttable_scratch+168+2($31) !tprello
    zapnot $4,3,$4;             ldl $28,ttable_rounds+8($28) !tprello
    srl $5,32,$5;               ldhu $15,ttable_scratch+176+4($31) !tprello
    xor $11,$2,$2;              ldl $10,ttable_rounds+24($10) !tprello
    zapnot $5,3,$5;             ldl $12,ttable_rounds+16($12) !tprello
    xor $8,$28,$8;              ldl $3,ttable_rounds+0($3) !tprello
    xor $8,$9,$8;               ldl $15,ttable_rounds+8($15) !tprello
    srl $7,48,$7;               ldhu $9,ttable_scratch+176+2($31) !tprello
    xor $2,$12,$2;              ldhu $12,ttable_scratch+160+4($31) !tprello
    xor $24,$3,$3;              ldl $23,ttable_rounds+24($23) !tprello
    xor $2,$15,$2;              ldl $4,ttable_rounds+0($4) !tprello
    xor $2,$10,$2;              ldl $9,ttable_rounds+16($9) !tprello
    zapnot $13,3,$10;           ldl $12,ttable_rounds+8($12) !tprello
    srl $6,16,$15;              ldhu $28,ttable_scratch+160+2($31) !tprello
    xor $25,$4,$4;              ldl $5,ttable_rounds+8($5) !tprello
    xor $3,$9,$3;               ldl $7,ttable_rounds+24($7) !tprello
    xor $3,$12,$3;              stl $8,ttable_scratch+208($31) !tprello
    xor $3,$23,$3;              ldl $28,ttable_rounds+16($28) !tprello
    zapnot $15,3,$15;           stl $2,ttable_scratch+216($31) !tprello
    srl $0,48,$23;              ldl $10,ttable_rounds+0($10) !tprello
    zapnot $6,3,$12;            ldl $15,ttable_rounds+16($15) !tprello
    xor $4,$28,$4;              ldhu $28,ttable_scratch+192+4($31) !tprello
    xor $4,$5,$4;               ldl $23,ttable_rounds+24($23) !tprello
    xor $4,$7,$4;               ldl $12,ttable_rounds+0($12) !tprello
    xor $14,$10,$10;            stl $4,ttable_scratch+224($31) !tprello
    xor $10,$15,$10;            ldl $28,ttable_rounds+8($28) !tprello
    srl $13,48,$13;             ldhu $15,ttable_scratch+192+2($31) !tprello
    xor $11,$12,$11;            ldhu $12,ttable_scratch+200+4($31) !tprello
    zapnot $1,3,$14;            ldl $13,ttable_rounds+24($13) !tprello
    xor $10,$28,$10;            ldl $14,ttable_rounds+0($14) !tprello
    xor $10,$23,$10;            ldl $15,ttable_rounds+16($15) !tprello
    srl $6,48,$23;              ldl $12,ttable_rounds+8($12) !tprello
    zapnot $0,3,$0;             ldhu $28,ttable_scratch+200+2($31) !tprello
    xor $24,$14,$14;            ldhu $24,ttable_scratch+184+4($31) !tprello
    xor $11,$15,$11;            ldl $23,ttable_rounds+24($23) !tprello
    xor $11,$12,$11;            ldl $0,ttable_rounds+0($0) !tprello
    xor $11,$13,$11;            ldl $28,ttable_rounds+16($28) !tprello
    srl $6,32,$6;               ldl $24,ttable_rounds+8($24) !tprello
    zapnot $6,3,$6;             ldhu $13,ttable_scratch+184+2($31) !tprello
    srl $1,48,$1;               ldl $6,ttable_rounds+8($6) !tprello
    xor $14,$28,$14;            ldl $1,ttable_rounds+24($1) !tprello
    xor $14,$24,$14;            stl $10,ttable_scratch+232($31) !tprello
    xor $14,$23,$14;            ldl $13,ttable_rounds+16($13) !tprello
    xor $25,$0,$0;              stl $11,ttable_scratch+240($31) !tprello
    zapnot $8,3,$25;            ldl $23,ttable_keys+224($31) !tprello
    srl $3,32,$24;              ldl $28,ttable_keys+232($31) !tprello
    xor $0,$13,$0;              ldl $13,ttable_keys+240($31) !tprello
    xor $0,$6,$0;               ldl $6,ttable_keys+248($31) !tprello
    xor $0,$1,$0;               ldl $25,ttable_rounds+0($25) !tprello
    zapnot $24,3,$24;           stl $0,ttable_scratch+248($31) !tprello
    srl $4,48,$1;               ldhu $12,ttable_scratch+216+2($31) !tprello
    zapnot $2,3,$15;            ldl $24,ttable_rounds+8($24) !tprello
    xor $23,$25,$25;            ldl $1,ttable_rounds+24($1) !tprello
    srl $3,16,$7;               ldl $15,ttable_rounds+0($15) !tprello
    zapnot $7,3,$7;             ldl $12,ttable_rounds+16($12) !tprello
    srl $8,48,$8;               ldl $7,ttable_rounds+16($7) !tprello
    zapnot $3,3,$5;             ldhu $9,ttable_scratch+224+4($31) !tprello
    xor $28,$15,$15;            ldl $8,ttable_rounds+24($8) !tprello
    xor $25,$12,$12;            ldl $5,ttable_rounds+0($5) !tprello
    xor $12,$24,$12;            ldhu $24,ttable_scratch+224+2($31) !tprello
    xor $12,$1,$1;              ldl $9,ttable_rounds+8($9) !tprello
    xor $15,$7,$7;              ldhu $15,ttable_scratch+208+4($31) !tprello
    srl $2,48,$2;               ldhu $12,ttable_scratch+208+2($31) !tprello
    xor $13,$5,$5;              ldl $24,ttable_rounds+16($24) !tprello
    xor $7,$9,$7;               ldl $2,ttable_rounds+24($2) !tprello
    xor $7,$8,$7;               ldl $15,ttable_rounds+8($15) !tprello
    zapnot $4,3,$4;             ldl $12,ttable_rounds+16($12) !tprello
    xor $5,$24,$5;              ldl $4,ttable_rounds+0($4) !tprello
    srl $3,48,$3;               ldhu $24,ttable_scratch+216+4($31) !tprello
    xor $5,$15,$5;              ldl $3,ttable_rounds+24($3) !tprello
    xor $5,$2,$2;               stl $1,ttable_scratch+256($31) !tprello
    xor $6,$4,$4;               stl $7,ttable_scratch+264($31) !tprello
    xor $4,$12,$4;              ldl $24,ttable_rounds+8($24) !tprello
    zapnot $10,3,$12;           stl $2,ttable_scratch+272($31) !tprello
    srl $14,32,$5;              ldl $12,ttable_rounds+0($12) !tprello
    zapnot $5,3,$5;             ldhu $15,ttable_scratch+240+2($31) !tprello
    xor $4,$24,$4;              ldl $5,ttable_rounds+8($5) !tprello
    xor $4,$3,$3;               ldhu $4,ttable_scratch+248+4($31) !tprello
    srl $0,48,$24;              ldhu $8,ttable_scratch+248+2($31) !tprello
    xor $23,$12,$12;            ldl $15,ttable_rounds+16($15) !tprello
    zapnot $11,3,$23;           ldl $24,ttable_rounds+24($24) !tprello
    srl $14,16,$9;              ldl $23,ttable_rounds+0($23) !tprello
    zapnot $9,3,$9;             ldl $4,ttable_rounds+8($4) !tprello
    xor $12,$15,$12;            ldl $9,ttable_rounds+16($9) !tprello
    xor $12,$5,$5;              ldl $8,ttable_rounds+16($8) !tprello
    xor $5,$24,$5;              ldhu $24,ttable_scratch+232+4($31) !tprello
    srl $10,48,$10;             ldhu $12,ttable_scratch+232+2($31) !tprello
    xor $28,$23,$23;            ldl $10,ttable_rounds+24($10) !tprello
    xor $23,$9,$9;              ldhu $23,ttable_scratch+240+4($31) !tprello
    xor $9,$4,$4;               ldl $24,ttable_rounds+8($24) !tprello
    zapnot $14,3,$9;            ldl $12,ttable_rounds+16($12) !tprello
    xor $4,$10,$4;              ldl $9,ttable_rounds+0($9) !tprello
    srl $11,48,$11;             ldl $23,ttable_rounds+8($23) !tprello
    zapnot $0,3,$0;             ldl $11,ttable_rounds+24($11) !tprello
    srl $14,48,$14;             ldl $0,ttable_rounds+0($0) !tprello
    xor $13,$9,$9;              ldl $14,ttable_rounds+24($14) !tprello
    xor $9,$8,$8;               stl $5,ttable_scratch+280($31) !tprello
    xor $8,$24,$8;              stl $4,ttable_scratch+288($31) !tprello
    xor $8,$11,$8;              ldl $11,ttable_keys+256($31) !tprello
    xor $6,$0,$0;               stl $8,ttable_scratch+296($31) !tprello
    xor $0,$12,$0;              ldl $12,ttable_keys+264($31) !tprello
    xor $0,$23,$0;              ldl $23,ttable_keys+272($31) !tprello
    xor $0,$14,$0;              ldl $14,ttable_keys+280($31) !tprello
    zapnot $1,3,$6;             stl $0,ttable_scratch+304($31) !tprello
    srl $3,48,$24;              ldl $6,ttable_rounds+0($6) !tprello
    zapnot $7,3,$9;             ldhu $13,ttable_scratch+264+2($31) !tprello
    srl $3,32,$10;              ldhu $28,ttable_scratch+272+4($31) !tprello
    zapnot $10,3,$10;           ldl $24,ttable_rounds+24($24) !tprello
    xor $11,$6,$6;              ldl $9,ttable_rounds+0($9) !tprello
    srl $1,48,$1;               ldl $13,ttable_rounds+16($13) !tprello
    zapnot $2,3,$15;            ldl $28,ttable_rounds+8($28) !tprello
    srl $3,16,$25;              ldhu $27,ttable_scratch+272+2($31) !tprello
    xor $12,$9,$9;              ldl $10,ttable_rounds+8($10) !tprello
    xor $6,$13,$6;              ldl $1,ttable_rounds+24($1) !tprello
    xor $6,$28,$6;              ldl $15,ttable_rounds+0($15) !tprello
    xor $6,$24,$6;              ldl $27,ttable_rounds+16($27) !tprello
    zapnot $25,3,$25;           ldhu $24,ttable_scratch+256+4($31) !tprello
    srl $7,48,$7;               ldl $25,ttable_rounds+16($25) !tprello
    xor $23,$15,$15;            ldl $7,ttable_rounds+24($7) !tprello
    xor $9,$27,$9;              ldhu $27,ttable_scratch+256+2($31) !tprello
    xor $9,$10,$9;              ldl $24,ttable_rounds+8($24) !tprello
    xor $9,$1,$1;               ldhu $9,ttable_scratch+264+4($31) !tprello
    xor $15,$25,$15;            stl $1,ttable_scratch+312($31) !tprello
    zapnot $3,3,$3;             ldl $27,ttable_rounds+16($27) !tprello
    xor $15,$24,$15;            ldl $3,ttable_rounds+0($3) !tprello
    xor $15,$7,$7;              ldl $9,ttable_rounds+8($9) !tprello
    srl $2,48,$2;               stl $7,ttable_scratch+320($31) !tprello
    zapnot $5,3,$15;            ldl $2,ttable_rounds+24($2) !tprello
    xor $14,$3,$3;              ldl $15,ttable_rounds+0($15) !tprello
    xor $3,$27,$3;              ldhu $27,ttable_scratch+288+2($31) !tprello
    xor $3,$9,$3;               ldhu $9,ttable_scratch+296+4($31) !tprello
    xor $3,$2,$2;               ldhu $3,ttable_scratch+296+2($31) !tprello
    srl $0,48,$24;              stl $2,ttable_scratch+328($31) !tprello
    xor $11,$15,$11;            ldl $27,ttable_rounds+16($27) !tprello
    zapnot $4,3,$15;            ldl $9,ttable_rounds+8($9) !tprello
    srl $5,48,$5;               ldl $24,ttable_rounds+24($24) !tprello
    zapnot $8,3,$25;            ldl $15,ttable_rounds+0($15) !tprello
    xor $11,$27,$11;            ldl $3,ttable_rounds+16($3) !tprello
    xor $11,$9,$9;              ldhu $11,ttable_scratch+304+4($31) !tprello
    xor $9,$24,$9;              ldl $5,ttable_rounds+24($5) !tprello
    xor $12,$15,$12;            ldl $25,ttable_rounds+0($25) !tprello
    xor $12,$3,$3;              ldhu $12,ttable_scratch+304+2($31) !tprello
    srl $4,48,$4;               ldl $11,ttable_rounds+8($11) !tprello
    zapnot $0,3,$0;             ldhu $15,ttable_scratch+280+4($31) !tprello
    xor $23,$25,$23;            ldl $4,ttable_rounds+24($4) !tprello
    srl $8,48,$8;               ldl $12,ttable_rounds+16($12) !tprello
    xor $3,$11,$3;              ldl $0,ttable_rounds+0($0) !tprello
    xor $3,$5,$3;               ldl $15,ttable_rounds+8($15) !tprello
    zapnot $6,3,$5;             ldhu $11,ttable_scratch+280+2($31) !tprello
    xor $23,$12,$12;            ldhu $23,ttable_scratch+288+4($31) !tprello
    xor $14,$0,$0;              ldl $8,ttable_rounds+24($8) !tprello
    xor $12,$15,$12;            stl $3,ttable_scratch+336($31) !tprello
    xor $12,$4,$4;              ldl $11,ttable_rounds+16($11) !tprello
    srl $2,48,$12;              ldl $23,ttable_rounds+8($23) !tprello
    zapnot $1,3,$15;            stl $4,ttable_scratch+344($31) !tprello
    srl $6,48,$14;              ldl $25,ttable_keys+288($31) !tprello
    xor $0,$11,$0;              ldl $11,ttable_keys+296($31) !tprello
    xor $0,$23,$0;              ldl $23,ttable_keys+304($31) !tprello
    xor $0,$8,$0;               ldl $8,ttable_keys+312($31) !tprello
    zapnot $7,3,$24;            stl $0,ttable_scratch+352($31) !tprello
    srl $6,32,$27;              ldl $5,ttable_rounds+0($5) !tprello
    zapnot $27,3,$27;           ldhu $10,ttable_scratch+312+2($31) !tprello
    srl $1,48,$1;               ldhu $28,ttable_scratch+320+4($31) !tprello
    zapnot $2,3,$2;             ldl $12,ttable_rounds+24($12) !tprello
    xor $25,$5,$5;              ldl $15,ttable_rounds+0($15) !tprello
    srl $6,16,$6;               ldl $10,ttable_rounds+16($10) !tprello
    zapnot $6,3,$6;             ldl $28,ttable_rounds+8($28) !tprello
    srl $7,48,$7;               ldhu $13,ttable_scratch+320+2($31) !tprello
    xor $11,$15,$15;            ldhu $22,ttable_scratch+328+4($31) !tprello
    xor $5,$10,$5;              ldl $14,ttable_rounds+24($14) !tprello
    xor $5,$28,$5;              ldl $24,ttable_rounds+0($24) !tprello
    xor $5,$12,$5;              ldl $13,ttable_rounds+16($13) !tprello
    zapnot $9,3,$12;            ldl $22,ttable_rounds+8($22) !tprello
    srl $0,48,$28;              ldhu $10,ttable_scratch+328+2($31) !tprello
    xor $23,$24,$24;            ldl $27,ttable_rounds+8($27) !tprello
    xor $15,$13,$13;            ldl $1,ttable_rounds+24($1) !tprello
    xor $13,$22,$13;            ldl $2,ttable_rounds+0($2) !tprello
    xor $13,$14,$13;            ldl $10,ttable_rounds+16($10) !tprello
    zapnot $3,3,$14;            ldl $6,ttable_rounds+16($6) !tprello
    srl $9,48,$22;              ldhu $15,ttable_scratch+312+4($31) !tprello
    xor $8,$2,$2;               ldl $7,ttable_rounds+24($7) !tprello
    xor $24,$10,$10;            stl $5,ttable_scratch+360($31) !tprello
    xor $10,$27,$10;            ldl $12,ttable_rounds+0($12) !tprello
    xor $10,$1,$1;              ldl $15,ttable_rounds+8($15) !tprello
    xor $2,$6,$2;               stl $1,ttable_scratch+368($31) !tprello
    zapnot $4,3,$6;             ldhu $10,ttable_scratch+336+2($31) !tprello
    xor $25,$12,$12;            ldhu $25,ttable_scratch+344+4($31) !tprello
    xor $2,$15,$2;              ldl $28,ttable_rounds+24($28) !tprello
    xor $2,$7,$2;               ldl $14,ttable_rounds+0($14) !tprello
    srl $9,32,$7;               stl $2,ttable_scratch+376($31) !tprello
    zapnot $7,3,$7;             ldl $10,ttable_rounds+16($10) !tprello
    srl $3,48,$3;               ldl $25,ttable_rounds+8($25) !tprello
    xor $11,$14,$11;            ldhu $14,ttable_scratch+344+2($31) !tprello
    zapnot $0,3,$0;             ldhu $15,ttable_scratch+352+4($31) !tprello
    xor $12,$10,$10;            ldl $22,ttable_rounds+24($22) !tprello
    xor $10,$25,$10;            ldl $6,ttable_rounds+0($6) !tprello
    xor $10,$28,$10;            ldl $14,ttable_rounds+16($14) !tprello
    srl $9,16,$9;               ldl $15,ttable_rounds+8($15) !tprello
    zapnot $9,3,$9;             ldhu $28,ttable_scratch+352+2($31) !tprello
    xor $23,$6,$6;              ldl $7,ttable_rounds+8($7) !tprello
    xor $11,$14,$11;            ldl $3,ttable_rounds+24($3) !tprello
    xor $11,$15,$11;            ldl $0,ttable_rounds+0($0) !tprello
    xor $11,$22,$11;            ldl $28,ttable_rounds+16($28) !tprello
    srl $4,48,$4;               ldl $9,ttable_rounds+16($9) !tprello
    zapnot $5,3,$22;            ldhu $15,ttable_scratch+336+4($31) !tprello
    xor $8,$0,$0;               ldl $4,ttable_rounds+24($4) !tprello
    xor $6,$28,$6;              stl $10,ttable_scratch+384($31) !tprello
    xor $6,$7,$6;               ldl $7,ttable_keys+320($31) !tprello
    xor $6,$3,$3;               ldl $15,ttable_rounds+8($15) !tprello
    xor $0,$9,$0;               stl $3,ttable_scratch+392($31) !tprello
    srl $13,16,$9;              ldl $6,ttable_keys+328($31) !tprello
    zapnot $9,3,$9;             ldl $28,ttable_keys+336($31) !tprello
    xor $0,$15,$0;              ldl $15,ttable_keys+344($31) !tprello
    xor $0,$4,$0;               ldl $22,ttable_rounds+0($22) !tprello
    srl $2,48,$4;               stl $0,ttable_scratch+400($31) !tprello
    zapnot $13,3,$8;            ldl $9,ttable_rounds+16($9) !tprello
    srl $5,48,$5;               ldhu $14,ttable_scratch+368+4($31) !tprello
    xor $7,$22,$22;             ldl $4,ttable_rounds+24($4) !tprello
    zapnot $1,3,$23;            ldl $8,ttable_rounds+0($8) !tprello
    xor $22,$9,$9;              ldhu $22,ttable_scratch+368+2($31) !tprello
    srl $13,48,$25;             ldl $14,ttable_rounds+8($14) !tprello
    zapnot $2,3,$2;             ldhu $12,ttable_scratch+376+4($31) !tprello
    xor $6,$8,$8;               ldl $5,ttable_rounds+24($5) !tprello
    srl $13,32,$13;             ldl $22,ttable_rounds+16($22) !tprello
    xor $9,$14,$9;              ldl $23,ttable_rounds+0($23) !tprello
    xor $9,$4,$4;               ldl $12,ttable_rounds+8($12) !tprello
    zapnot $13,3,$13;           ldhu $9,ttable_scratch+376+2($31) !tprello
    xor $8,$22,$8;              ldhu $22,ttable_scratch+360+4($31) !tprello
    xor $28,$23,$23;            ldl $25,ttable_rounds+24($25) !tprello
    xor $8,$12,$8;              ldl $2,ttable_rounds+0($2) !tprello
    xor $8,$5,$5;               ldl $9,ttable_rounds+16($9) !tprello
    srl $1,48,$1;               ldl $22,ttable_rounds+8($22) !tprello
    zapnot $10,3,$8;            ldhu $12,ttable_scratch+360+2($31) !tprello
    xor $15,$2,$2;              ldl $13,ttable_rounds+8($13) !tprello
    xor $23,$9,$9;              ldl $1,ttable_rounds+24($1) !tprello
    xor $9,$22,$9;              stl $4,ttable_scratch+408($31) !tprello
    xor $9,$25,$9;              ldl $12,ttable_rounds+16($12) !tprello
    srl $11,16,$25;             stl $5,ttable_scratch+416($31) !tprello
    zapnot $25,3,$25;           ldl $8,ttable_rounds+0($8) !tprello
    srl $0,48,$22;              ldl $25,ttable_rounds+16($25) !tprello
    xor $2,$12,$2;              ldhu $12,ttable_scratch+392+4($31) !tprello
    xor $2,$13,$2;              ldl $22,ttable_rounds+24($22) !tprello
    xor $2,$1,$1;               ldhu $2,ttable_scratch+392+2($31) !tprello
    xor $7,$8,$7;               stl $1,ttable_scratch+424($31) !tprello
    xor $7,$25,$7;              ldl $12,ttable_rounds+8($12) !tprello
    zapnot $11,3,$25;           ldhu $8,ttable_scratch+400+4($31) !tprello
    srl $10,48,$10;             ldl $25,ttable_rounds+0($25) !tprello
    zapnot $3,3,$13;            ldl $2,ttable_rounds+16($2) !tprello
    xor $7,$12,$7;              ldl $10,ttable_rounds+24($10) !tprello
    xor $7,$22,$7;              ldl $8,ttable_rounds+8($8) !tprello
    xor $6,$25,$6;              ldl $13,ttable_rounds+0($13) !tprello
    xor $6,$2,$2;               ldhu $6,ttable_scratch+400+2($31) !tprello
    srl $11,48,$25;             ldhu $22,ttable_scratch+384+4($31) !tprello
    xor $2,$8,$2;               ldl $25,ttable_rounds+24($25) !tprello
    xor $2,$10,$2;              ldhu $10,ttable_scratch+384+2($31) !tprello
    xor $28,$13,$13;            ldl $6,ttable_rounds+16($6) !tprello
    zapnot $0,3,$0;             ldl $22,ttable_rounds+8($22) !tprello
    srl $11,32,$11;             ldl $0,ttable_rounds+0($0) !tprello
    zapnot $11,3,$11;           ldl $10,ttable_rounds+16($10) !tprello
    xor $13,$6,$6;              ldl $11,ttable_rounds+8($11) !tprello
    xor $6,$22,$6;              stl $7,ttable_scratch+432($31) !tprello
    xor $6,$25,$6;              stl $2,ttable_scratch+440($31) !tprello
    srl $3,48,$3;               ldl $25,ttable_keys+352($31) !tprello
    xor $15,$0,$0;              ldl $3,ttable_rounds+24($3) !tprello
    xor $0,$10,$0;              ldl $10,ttable_keys+360($31) !tprello
    xor $0,$11,$0;              ldl $11,ttable_keys+368($31) !tprello
    zapnot $4,3,$15;            ldl $22,ttable_keys+376($31) !tprello
    xor $0,$3,$0;               ldl $15,ttable_rounds+0($15) !tprello
    srl $9,32,$3;               stl $0,ttable_scratch+448($31) !tprello
    zapnot $3,3,$3;             ldhu $13,ttable_scratch+416+2($31) !tprello
    srl $1,48,$28;              ldl $3,ttable_rounds+8($3) !tprello
    xor $25,$15,$15;            ldl $28,ttable_rounds+24($28) !tprello
    zapnot $5,3,$8;             ldhu $12,ttable_scratch+424+4($31) !tprello
    srl $9,16,$23;              ldl $13,ttable_rounds+16($13) !tprello
    zapnot $23,3,$23;           ldl $8,ttable_rounds+0($8) !tprello
    srl $4,48,$4;               ldl $23,ttable_rounds+16($23) !tprello
    zapnot $9,3,$14;            ldl $12,ttable_rounds+8($12) !tprello
    xor $15,$13,$13;            ldl $4,ttable_rounds+24($4) !tprello
    xor $13,$3,$3;              ldl $14,ttable_rounds+0($14) !tprello
    xor $3,$28,$3;              ldhu $28,ttable_scratch+424+2($31) !tprello
    xor $10,$8,$8;              ldhu $13,ttable_scratch+408+4($31) !tprello
    xor $8,$23,$8;              ldhu $23,ttable_scratch+408+2($31) !tprello
    xor $8,$12,$8;              ldhu $12,ttable_scratch+416+4($31) !tprello
    xor $8,$4,$4;               ldl $28,ttable_rounds+16($28) !tprello
    srl $5,48,$5;               ldl $13,ttable_rounds+8($13) !tprello
    xor $11,$14,$14;            ldl $5,ttable_rounds+24($5) !tprello
    zapnot $1,3,$1;             ldl $23,ttable_rounds+16($23) !tprello
    xor $14,$28,$14;            ldl $1,ttable_rounds+0($1) !tprello
    xor $14,$13,$13;            ldl $12,ttable_rounds+8($12) !tprello
    xor $13,$5,$5;              stl $3,ttable_scratch+456($31) !tprello
    srl $9,48,$9;               stl $4,ttable_scratch+464($31) !tprello
    xor $22,$1,$1;              ldl $9,ttable_rounds+24($9) !tprello
    xor $1,$23,$1;              stl $5,ttable_scratch+472($31) !tprello
    xor $1,$12,$1;              ldhu $12,ttable_scratch+440+2($31) !tprello
    zapnot $7,3,$23;            ldhu $13,ttable_scratch+448+4($31) !tprello
    xor $1,$9,$1;               ldl $23,ttable_rounds+0($23) !tprello
    srl $6,32,$9;               ldhu $14,ttable_scratch+448+2($31) !tprello
    zapnot $9,3,$9;             ldl $12,ttable_rounds+16($12) !tprello
    srl $0,48,$28;              ldl $9,ttable_rounds+8($9) !tprello
    xor $25,$23,$23;            ldl $28,ttable_rounds+24($28) !tprello
    zapnot $2,3,$25;            ldl $13,ttable_rounds+8($13) !tprello
    xor $23,$12,$12;            ldl $25,ttable_rounds+0($25) !tprello
    xor $12,$9,$9;              ldl $14,ttable_rounds+16($14) !tprello
    xor $9,$28,$9;              ldhu $28,ttable_scratch+432+4($31) !tprello
    srl $6,16,$12;              ldhu $23,ttable_scratch+432+2($31) !tprello
    zapnot $12,3,$12;           ldhu $8,ttable_scratch+440+4($31) !tprello
    srl $7,48,$7;               ldl $12,ttable_rounds+16($12) !tprello
    xor $10,$25,$10;            ldl $7,ttable_rounds+24($7) !tprello
    zapnot $6,3,$25;            ldl $28,ttable_rounds+8($28) !tprello
    srl $2,48,$2;               ldl $25,ttable_rounds+0($25) !tprello
    xor $10,$12,$10;            ldl $2,ttable_rounds+24($2) !tprello
    xor $10,$13,$10;            ldl $23,ttable_rounds+16($23) !tprello
    xor $10,$7,$7;              ldl $8,ttable_rounds+8($8) !tprello
    xor $11,$25,$11;            stl $9,ttable_scratch+480($31) !tprello
    xor $11,$14,$11;            stl $7,ttable_scratch+488($31) !tprello
    xor $11,$28,$11;            ldl $28,ttable_keys+384($31) !tprello
    xor $11,$2,$2;              ldl $11,ttable_keys+392($31) !tprello
    zapnot $0,3,$0;             stl $2,ttable_scratch+496($31) !tprello
    srl $6,48,$6;               ldl $0,ttable_rounds+0($0) !tprello
    zapnot $3,3,$14;            ldl $6,ttable_rounds+24($6) !tprello
    srl $1,48,$25;              ldl $10,ttable_keys+400($31) !tprello
    zapnot $4,3,$13;            ldl $12,ttable_keys+408($31) !tprello
    xor $22,$0,$0;              ldl $14,ttable_rounds+0($14) !tprello
    xor $0,$23,$0;              ldhu $23,ttable_scratch+464+2($31) !tprello
    xor $0,$8,$0;               ldhu $8,ttable_scratch+472+4($31) !tprello
    xor $0,$6,$0;               ldl $25,ttable_rounds+24($25) !tprello
    xor $28,$14,$14;            ldl $13,ttable_rounds+0($13) !tprello
    srl $1,32,$6;               ldl $23,ttable_rounds+16($23) !tprello
    zapnot $6,3,$6;             ldl $8,ttable_rounds+8($8) !tprello
    srl $3,48,$3;               ldhu $22,ttable_scratch+472+2($31) !tprello
    xor $11,$13,$13;            ldl $6,ttable_rounds+8($6) !tprello
    xor $14,$23,$14;            ldl $3,ttable_rounds+24($3) !tprello
    xor $14,$8,$8;              ldhu $14,ttable_scratch+456+4($31) !tprello
    xor $8,$25,$8;              ldl $22,ttable_rounds+16($22) !tprello
    zapnot $5,3,$25;            ldhu $23,ttable_scratch+456+2($31) !tprello
    srl $1,16,$15;              ldl $25,ttable_rounds+0($25) !tprello
    zapnot $15,3,$15;           ldl $14,ttable_rounds+8($14) !tprello
    xor $13,$22,$13;            ldl $15,ttable_rounds+16($15) !tprello
    xor $13,$6,$6;              ldl $23,ttable_rounds+16($23) !tprello
    xor $6,$3,$3;               ldhu $6,ttable_scratch+464+4($31) !tprello
    srl $4,48,$4;               stl $8,ttable_scratch+504($31) !tprello
    xor $10,$25,$25;            ldl $4,ttable_rounds+24($4) !tprello
    xor $25,$15,$15;            stl $3,ttable_scratch+512($31) !tprello
    xor $15,$14,$14;            ldl $6,ttable_rounds+8($6) !tprello
    zapnot $1,3,$1;             ldhu $15,ttable_scratch+488+2($31) !tprello
    xor $14,$4,$4;              ldl $1,ttable_rounds+0($1) !tprello
    srl $5,48,$5;               stl $4,ttable_scratch+520($31) !tprello
    zapnot $9,3,$14;            ldl $5,ttable_rounds+24($5) !tprello
    srl $0,48,$25;              ldl $14,ttable_rounds+0($14) !tprello
    xor $12,$1,$1;              ldl $15,ttable_rounds+16($15) !tprello
    xor $1,$23,$1;              ldhu $23,ttable_scratch+496+4($31) !tprello
    xor $1,$6,$1;               ldl $25,ttable_rounds+24($25) !tprello
    xor $1,$5,$1;               ldhu $5,ttable_scratch+496+2($31) !tprello
    xor $28,$14,$14;            stl $1,ttable_scratch+528($31) !tprello
    xor $14,$15,$14;            ldl $23,ttable_rounds+8($23) !tprello
    zapnot $7,3,$15;            ldhu $28,ttable_scratch+480+4($31) !tprello
    srl $0,32,$6;               ldl $15,ttable_rounds+0($15) !tprello
    zapnot $6,3,$6;             ldl $5,ttable_rounds+16($5) !tprello
    xor $14,$23,$14;            ldl $6,ttable_rounds+8($6) !tprello
    xor $14,$25,$14;            ldl $28,ttable_rounds+8($28) !tprello
    srl $9,48,$9;               ldhu $25,ttable_scratch+480+2($31) !tprello
    xor $11,$15,$11;            ldl $9,ttable_rounds+24($9) !tprello
    xor $11,$5,$5;              ldhu $11,ttable_scratch+488+4($31) !tprello
    xor $5,$6,$5;               ldl $6,ttable_keys+416($31) !tprello
    zapnot $2,3,$15;            ldl $25,ttable_rounds+16($25) !tprello
    xor $5,$9,$5;               ldl $15,ttable_rounds+0($15) !tprello
    srl $0,16,$9;               ldl $11,ttable_rounds+8($11) !tprello
    zapnot $9,3,$9;             stl $5,ttable_scratch+536($31) !tprello
    srl $7,48,$7;               ldl $9,ttable_rounds+16($9) !tprello
    xor $10,$15,$10;            ldl $7,ttable_rounds+24($7) !tprello
    zapnot $0,3,$0;             ldl $15,ttable_keys+424($31) !tprello
    srl $2,48,$2;               ldl $0,ttable_rounds+0($0) !tprello
    xor $10,$9,$9;              ldl $2,ttable_rounds+24($2) !tprello
    xor $9,$28,$9;              ldl $28,ttable_keys+432($31) !tprello
    xor $9,$7,$7;               ldl $9,ttable_keys+440($31) !tprello
    xor $12,$0,$0;              stl $7,ttable_scratch+544($31) !tprello
    xor $0,$25,$0;              ldhu $25,ttable_scratch+512+2($31) !tprello
    xor $0,$11,$0;              ldhu $11,ttable_scratch+520+4($31) !tprello
    xor $0,$2,$0;               ldhu $2,ttable_scratch+520+2($31) !tprello
    zapnot $8,3,$12;            stl $0,ttable_scratch+552($31) !tprello
    srl $1,48,$10;              ldl $12,ttable_rounds+0($12) !tprello
    zapnot $3,3,$23;            ldl $25,ttable_rounds+16($25) !tprello
    srl $8,48,$8;               ldl $11,ttable_rounds+8($11) !tprello
    zapnot $4,3,$13;            ldl $10,ttable_rounds+24($10) !tprello
    xor $6,$12,$12;             ldl $23,ttable_rounds+0($23) !tprello
    xor $12,$25,$12;            ldl $2,ttable_rounds+16($2) !tprello
    xor $12,$11,$11;            ldhu $12,ttable_scratch+528+4($31) !tprello
    xor $11,$10,$10;            ldl $8,ttable_rounds+24($8) !tprello
    xor $15,$23,$23;            ldl $13,ttable_rounds+0($13) !tprello
    xor $23,$2,$2;              ldhu $23,ttable_scratch+528+2($31) !tprello
    srl $3,48,$3;               ldl $12,ttable_rounds+8($12) !tprello
    zapnot $1,3,$1;             ldhu $11,ttable_scratch+504+4($31) !tprello
    xor $28,$13,$13;            ldl $3,ttable_rounds+24($3) !tprello
    srl $4,48,$4;               ldl $23,ttable_rounds+16($23) !tprello
    xor $2,$12,$2;              ldl $1,ttable_rounds+0($1) !tprello
    xor $2,$8,$2;               ldl $11,ttable_rounds+8($11) !tprello
    zapnot $14,3,$8;            ldhu $12,ttable_scratch+504+2($31) !tprello
    xor $13,$23,$13;            ldhu $23,ttable_scratch+512+4($31) !tprello
    xor $9,$1,$1;               ldl $4,ttable_rounds+24($4) !tprello
    xor $13,$11,$11;            stl $2,ttable_scratch+560($31) !tprello
    xor $11,$3,$3;              ldl $12,ttable_rounds+16($12) !tprello
    srl $0,48,$11;              ldl $23,ttable_rounds+8($23) !tprello
    zapnot $5,3,$13;            stl $3,ttable_scratch+568($31) !tprello
    srl $14,48,$25;             ldl $8,ttable_rounds+0($8) !tprello
    xor $1,$12,$1;              ldhu $12,ttable_scratch+536+2($31) !tprello
    xor $1,$23,$1;              ldhu $23,ttable_scratch+544+4($31) !tprello
    xor $1,$4,$1;               ldl $11,ttable_rounds+24($11) !tprello
    xor $6,$8,$6;               stl $1,ttable_scratch+576($31) !tprello
    zapnot $7,3,$8;             ldl $12,ttable_rounds+16($12) !tprello
    srl $14,32,$4;              ldl $23,ttable_rounds+8($23) !tprello
    zapnot $4,3,$4;             ldl $13,ttable_rounds+0($13) !tprello
    srl $5,48,$5;               ldhu $22,ttable_scratch+544+2($31) !tprello
    xor $6,$12,$6;              ldhu $12,ttable_scratch+552+4($31) !tprello
    xor $6,$23,$6;              ldl $25,ttable_rounds+24($25) !tprello
    xor $6,$11,$6;              ldl $8,ttable_rounds+0($8) !tprello
    xor $15,$13,$13;            ldl $22,ttable_rounds+16($22) !tprello
    zapnot $0,3,$0;             ldl $12,ttable_rounds+8($12) !tprello
    srl $14,16,$14;             ldhu $15,ttable_scratch+552+2($31) !tprello
    xor $28,$8,$8;              ldl $4,ttable_rounds+8($4) !tprello
    xor $13,$22,$13;            ldl $5,ttable_rounds+24($5) !tprello
    xor $13,$12,$12;            ldl $0,ttable_rounds+0($0) !tprello
    xor $12,$25,$12;            ldl $15,ttable_rounds+16($15) !tprello
    zapnot $14,3,$14;           ldhu $25,ttable_scratch+536+4($31) !tprello
    srl $7,48,$7;               ldl $14,ttable_rounds+16($14) !tprello
    xor $9,$0,$0;               ldl $7,ttable_rounds+24($7) !tprello
    xor $8,$15,$8;              stl $12,ttable_scratch+584($31) !tprello
    xor $8,$4,$4;               ldl $25,ttable_rounds+8($25) !tprello
    xor $4,$5,$4;               ldw $5,aes_round_keys+16*AES_ROUNDS+COLUMN0($31) !tprello
    xor $0,$14,$0;              stl $4,ttable_scratch+592($31) !tprello
    zapnot $10,3,$14;           ldw $8,aes_round_keys+16*AES_ROUNDS+COLUMN1($31) !tprello
    xor $0,$25,$0;              ldw $25,aes_round_keys+16*AES_ROUNDS+COLUMN2($31) !tprello
    xor $0,$7,$0;               ldw $7,aes_round_keys+16*AES_ROUNDS+COLUMN3($31) !tprello
    srl $1,48,$15;              stl $0,ttable_scratch+600($31) !tprello
    zapnot $2,3,$9;             ldw $14,ttable_last+0($14) !tprello
    srl $10,48,$13;             ldhu $22,ttable_scratch+560+2($31) !tprello
    zapnot $3,3,$28;            ldhu $11,ttable_scratch+568+4($31) !tprello
    srl $10,32,$23;             ldw $15,ttable_last+20($15) !tprello
    xor $5,$14,$14;             ldw $27,0+COLUMN0(IN)
    zapnot $23,3,$23;           ldw $22,ttable_last+4($22) !tprello
    srl $2,48,$2;               ldw $11,ttable_last+16($11) !tprello
    zapnot $1,3,$1;             ldw $9,ttable_last+0($9) !tprello
    srl $10,16,$10;             ldhu $24,ttable_scratch+568+2($31) !tprello
    xor $14,$22,$14;            ldhu $22,ttable_scratch+576+4($31) !tprello
    xor $14,$11,$11;            ldw $13,ttable_last+20($13) !tprello
    xor $11,$15,$11;            ldw $15,0+COLUMN1(IN)
    xor $11,$27,$11;            ldw $24,ttable_last+4($24) !tprello
    xor $8,$9,$9;               stw $11,0+COLUMN0(OUT)
    zapnot $10,3,$10;           ldw $22,ttable_last+16($22) !tprello
    srl $3,48,$3;               ldw $28,ttable_last+0($28) !tprello
    xor $9,$24,$9;              ldhu $24,ttable_scratch+576+2($31) !tprello
    zapnot $6,3,$11;            ldw $23,ttable_last+16($23) !tprello
    xor $9,$22,$9;              ldw $2,ttable_last+20($2) !tprello
    xor $9,$13,$9;              ldw $13,0+COLUMN2(IN)
    xor $9,$15,$9;              ldw $24,ttable_last+4($24) !tprello
    xor $25,$28,$28;            stw $9,0+COLUMN1(OUT)
    srl $0,48,$9;               ldw $1,ttable_last+0($1) !tprello
    zapnot $12,3,$15;           ldw $10,ttable_last+4($10) !tprello
    xor $28,$24,$24;            ldhu $28,ttable_scratch+560+4($31) !tprello
    xor $24,$23,$23;            ldw $3,ttable_last+20($3) !tprello
    xor $23,$2,$2;              ldw $23,0+COLUMN3(IN)
    xor $2,$13,$2;              ldw $11,ttable_last+0($11) !tprello
    xor $7,$1,$1;               stw $2,0+COLUMN2(OUT)
    xor $1,$10,$1;              ldw $28,ttable_last+16($28) !tprello
    srl $6,48,$10;              ldhu $2,ttable_scratch+584+2($31) !tprello
    xor $5,$11,$5;              ldhu $11,ttable_scratch+592+4($31) !tprello
    zapnot $4,3,$13;            ldw $9,ttable_last+20($9) !tprello
    xor $1,$28,$1;              ldw $28,16+COLUMN0(IN)
    xor $1,$3,$1;               ldw $2,ttable_last+4($2) !tprello
    xor $1,$23,$1;              ldw $11,ttable_last+16($11) !tprello
    srl $6,32,$23;              stw $1,0+COLUMN3(OUT)
    zapnot $23,3,$23;           ldw $15,ttable_last+0($15) !tprello
    xor $5,$2,$2;               ldhu $5,ttable_scratch+592+2($31) !tprello
    xor $2,$11,$2;              ldhu $11,ttable_scratch+600+4($31) !tprello
    xor $2,$9,$2;               ldw $10,ttable_last+20($10) !tprello
    xor $2,$28,$2;              ldw $28,16+COLUMN1(IN)
    xor $8,$15,$8;              stw $2,16+COLUMN0(OUT)
    srl $12,48,$12;             ldw $5,ttable_last+4($5) !tprello
    zapnot $0,3,$2;             ldw $11,ttable_last+16($11) !tprello
    srl $6,16,$6;               ldw $13,ttable_last+0($13) !tprello
    zapnot $6,3,$6;             ldhu $0,ttable_scratch+600+2($31) !tprello
    subl LEFT,1,LEFT;           ldl $15,ttable_counter+0($31) !tprello
    xor $8,$5,$5;               ldw $23,ttable_last+16($23) !tprello
    xor COUNTER,LAST_KEY_BYTE,$8;ldl $24,ttable_counter+8($31) !tprello
    xor $5,$11,$5;              ldw $11,ttable_last+4($0) !tprello
    ldi $0,32(COUNTER);         ldl $22,ttable_counter+16($31) !tprello
    xor $5,$10,$5;              ldw $12,ttable_last+20($12) !tprello
    xor $0,LAST_KEY_BYTE,$10;   ldl $27,ttable_counter+24($31) !tprello
    xor $5,$28,$5;              ldw $28,16+COLUMN2(IN)
    ldi COUNTER,64(COUNTER);    ldl $0,ttable_counter+32($31) !tprello
    xor $25,$13,$13;            stw $5,16+COLUMN1(OUT)
    and $8,MASK,$8;             ldl $1,ttable_keys+96($31) !tprello
    xor $13,$11,$11;            ldw $13,ttable_last+0($2) !tprello
    and $10,MASK,$10;           ldl $8,ttable_rounds+24($8) !tprello
    xor $11,$23,$11;            ldw $6,ttable_last+4($6) !tprello
    xor $11,$12,$11;            ldl $10,ttable_rounds+24($10) !tprello
    xor $11,$28,$11;            ldhu $28,ttable_scratch+584+4($31) !tprello
    xor $15,$8,$8;              ldl $2,ttable_keys+104($31) !tprello
    srl $4,48,$4;               stw $11,16+COLUMN2(OUT)
    zapnot $8,3,$11;            ldl $3,ttable_keys+112($31) !tprello
    xor $7,$13,$7;              ldw $28,ttable_last+16($28) !tprello
    srl $8,48,$13;              ldl $11,ttable_rounds+0($11) !tprello
    xor $7,$6,$6;               ldw $7,ttable_last+20($4) !tprello
    srl $8,32,$12;              ldl $13,ttable_rounds+24($13) !tprello
    xor $6,$28,$6;              ldw $28,16+COLUMN3(IN)
    xor $24,$11,$4;             ldl $5,ttable_keys+120($31) !tprello
    xor $6,$7,$7;               ldi OUT,32(OUT)
    xor $22,$13,$6;             stl $4,ttable_scratch+0($31) !tprello
    xor $7,$28,$7;              ldi IN,32(IN)
    zapnot $12,3,$12;           stl $6,ttable_scratch+8($31) !tprello
    clr $31;                    stw $7,16+COLUMN3-32(OUT)
    srl $8,16,$8;               ldl $12,ttable_rounds+8($12) !tprello
    zapnot $8,3,$8;             ldhu $7,ttable_scratch+8+2($31) !tprello
    xor $15,$10,$10;            ldl $15,ttable_rounds+16($8) !tprello
    zapnot $10,3,$28;           stl $10,ttable_scratch+24($31) !tprello
    xor $27,$12,$8;             ldl $28,ttable_rounds+0($28) !tprello
    srl $10,48,$10;             stl $8,ttable_scratch+16($31) !tprello
    xor $0,$15,$9;              ldl $15,ttable_rounds+24($10) !tprello
    zapnot $4,3,$13;            ldhu $23,ttable_scratch+24+4($31) !tprello
    xor $24,$28,$10;            ldhu $24,ttable_scratch+24+2($31) !tprello
    srl $9,48,$11;              stl $10,ttable_scratch+32($31) !tprello
    xor $22,$15,$12;            ldl $22,ttable_rounds+0($13) !tprello
    zapnot $6,3,$13;            ldl $23,ttable_rounds+8($23) !tprello
    srl $9,32,$15;              ldl $14,ttable_rounds+16($24) !tprello
    zapnot $15,3,$15;           stl $12,ttable_scratch+40($31) !tprello
    xor $1,$22,$22;             bne LEFT,\next
    .endm
