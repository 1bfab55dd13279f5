# SPDX-License-Identifier: Apache-2.0
#
# Made by generate.py: two blocks, 10 rounds.
# 947 instructions in 490 cycles; no order of them takes fewer than 476.
# A line is a cycle: what goes to pipe 0, and what goes to pipe 1.

# What the loop has of a pass before the pass before is over, for the first pass.
    .macro FIRST_STEPS
    subl LEFT,1,LEFT
    ldl $9,ttable_counter+0($31) !tprello
    xor COUNTER,LAST_KEY_BYTE,$0
    ldl $8,ttable_counter+8($31) !tprello
    ldi $2,32(COUNTER)
    ldl $3,ttable_counter+16($31) !tprello
    xor $2,LAST_KEY_BYTE,$2
    ldl $5,ttable_counter+24($31) !tprello
    ldi COUNTER,64(COUNTER)
    ldl $26,ttable_counter+32($31) !tprello
    and $0,MASK,$0
    ldl $14,ttable_keys+96($31) !tprello
    and $2,MASK,$2
    ldl $1,ttable_rounds+24($0) !tprello
    ldl $13,ttable_rounds+24($2) !tprello
    ldl $0,ttable_keys+104($31) !tprello
    xor $9,$1,$25
    ldl $1,ttable_keys+112($31) !tprello
    zapnot $25,3,$11
    ldl $2,ttable_keys+120($31) !tprello
    srl $25,48,$27
    ldl $11,ttable_rounds+0($11) !tprello
    srl $25,32,$15
    ldl $27,ttable_rounds+24($27) !tprello
    zapnot $15,3,$15
    srl $25,16,$25
    xor $8,$11,$11
    ldl $15,ttable_rounds+8($15) !tprello
    xor $3,$27,$27
    stl $11,ttable_scratch+0($31) !tprello
    zapnot $25,3,$25
    stl $27,ttable_scratch+8($31) !tprello
    xor $5,$15,$15
    ldl $25,ttable_rounds+16($25) !tprello
    xor $9,$13,$9
    stl $15,ttable_scratch+16($31) !tprello
    zapnot $9,3,$13
    ldhu $12,ttable_scratch+8+2($31) !tprello
    xor $26,$25,$25
    ldl $13,ttable_rounds+0($13) !tprello
    srl $9,48,$4
    stl $25,ttable_scratch+24($31) !tprello
    srl $9,32,$24
    ldl $4,ttable_rounds+24($4) !tprello
    xor $8,$13,$13
    ldl $12,ttable_rounds+16($12) !tprello
    zapnot $24,3,$24
    stl $13,ttable_scratch+32($31) !tprello
    xor $3,$4,$23
    ldl $24,ttable_rounds+8($24) !tprello
    srl $9,16,$9
    stl $23,ttable_scratch+40($31) !tprello
    zapnot $9,3,$9
    ldhu $8,ttable_scratch+16+4($31) !tprello
    xor $5,$24,$3
    ldl $9,ttable_rounds+16($9) !tprello
    zapnot $11,3,$5
    stl $3,ttable_scratch+48($31) !tprello
    srl $25,48,$24
    ldl $5,ttable_rounds+0($5) !tprello
    xor $26,$9,$4
    ldl $8,ttable_rounds+8($8) !tprello
    zapnot $27,3,$9
    stl $4,ttable_scratch+56($31) !tprello
    xor $14,$5,$5
    ldl $24,ttable_rounds+24($24) !tprello
    xor $5,$12,$5
    ldl $9,ttable_rounds+0($9) !tprello
    xor $5,$8,$5
    ldhu $8,ttable_scratch+16+2($31) !tprello
    xor $5,$24,$5
    ldhu $24,ttable_scratch+24+4($31) !tprello
    srl $11,48,$11
    ldhu $12,ttable_scratch+24+2($31) !tprello
    xor $0,$9,$9
    ldl $8,ttable_rounds+16($8) !tprello
    zapnot $15,3,$26
    ldl $24,ttable_rounds+8($24) !tprello
    srl $27,48,$27
    ldl $11,ttable_rounds+24($11) !tprello
    xor $9,$8,$8
    ldl $26,ttable_rounds+0($26) !tprello
    xor $8,$24,$8
    ldl $12,ttable_rounds+16($12) !tprello
    xor $8,$11,$6
    ldhu $8,ttable_scratch+0+4($31) !tprello
    xor $1,$26,$26
    ldl $27,ttable_rounds+24($27) !tprello
    xor $26,$12,$12
    ldhu $26,ttable_scratch+0+2($31) !tprello
    zapnot $25,3,$25
    ldl $8,ttable_rounds+8($8) !tprello
    srl $15,48,$15
    ldl $25,ttable_rounds+0($25) !tprello
    zapnot $13,3,$11
    ldl $26,ttable_rounds+16($26) !tprello
    xor $12,$8,$8
    ldhu $12,ttable_scratch+8+4($31) !tprello
    xor $8,$27,$7
    ldl $15,ttable_rounds+24($15) !tprello
    xor $2,$25,$25
    stl $6,ttable_scratch+64($31) !tprello
    xor $25,$26,$25
    ldl $12,ttable_rounds+8($12) !tprello
    srl $4,48,$8
    stl $7,ttable_scratch+72($31) !tprello
    zapnot $23,3,$9
    ldl $26,ttable_rounds+0($11) !tprello
    xor $25,$12,$12
    ldhu $25,ttable_scratch+40+2($31) !tprello
    xor $12,$15,$10
    ldhu $11,ttable_scratch+48+4($31) !tprello
    xor $14,$26,$12
    stl $10,ttable_scratch+80($31) !tprello
    srl $13,48,$13
    ldl $14,ttable_rounds+16($25) !tprello
    zapnot $3,3,$15
    .endm

    .macro NEXT_PAIR next
    srl $23,48,$22;             ldl $11,ttable_rounds+8($11) !tprello
    xor $12,$14,$12;            ldl $8,ttable_rounds+24($8) !tprello
    zapnot $4,3,$4;             ldl $9,ttable_rounds+0($9) !tprello
    xor $12,$11,$11;            ldhu $12,ttable_scratch+48+2($31) !tprello
    xor $11,$8,$8;              ldhu $11,ttable_scratch+56+4($31) !tprello
    xor $0,$9,$0;               ldl $13,ttable_rounds+24($13) !tprello
    srl $3,48,$3;               ldl $12,ttable_rounds+16($12) !tprello
    zapnot $5,3,$9;             ldl $11,ttable_rounds+8($11) !tprello
    srl $10,48,$14;             ldl $15,ttable_rounds+0($15) !tprello
    xor $0,$12,$0;              ldhu $12,ttable_scratch+56+2($31) !tprello
    xor $0,$11,$0;              ldhu $11,ttable_scratch+32+4($31) !tprello
    xor $0,$13,$0;              ldl $22,ttable_rounds+24($22) !tprello
    xor $1,$15,$1;              ldl $12,ttable_rounds+16($12) !tprello
    zapnot $6,3,$15;            ldl $11,ttable_rounds+8($11) !tprello
    srl $5,48,$13;              ldl $4,ttable_rounds+0($4) !tprello
    xor $1,$12,$1;              ldhu $12,ttable_scratch+32+2($31) !tprello
    xor $1,$11,$1;              ldhu $11,ttable_scratch+40+4($31) !tprello
    xor $1,$22,$1;              ldl $3,ttable_rounds+24($3) !tprello
    xor $2,$4,$2;               ldl $12,ttable_rounds+16($12) !tprello
    zapnot $7,3,$4;             ldl $11,ttable_rounds+8($11) !tprello
    srl $5,32,$22;              stl $8,ttable_scratch+88($31) !tprello
    xor $2,$12,$2;              stl $1,ttable_scratch+96($31) !tprello
    xor $2,$11,$2;              ldl $11,ttable_keys+128($31) !tprello
    xor $2,$3,$2;               ldl $3,ttable_keys+136($31) !tprello
    zapnot $22,3,$22;           stl $2,ttable_scratch+104($31) !tprello
    srl $6,48,$6;               ldl $12,ttable_keys+144($31) !tprello
    zapnot $10,3,$10;           ldl $23,ttable_keys+152($31) !tprello
    srl $5,16,$5;               ldl $9,ttable_rounds+0($9) !tprello
    zapnot $5,3,$5;             ldhu $24,ttable_scratch+64+2($31) !tprello
    srl $7,48,$7;               ldhu $25,ttable_scratch+72+4($31) !tprello
    xor $11,$9,$9;              ldl $14,ttable_rounds+24($14) !tprello
    zapnot $8,3,$26;            ldl $24,ttable_rounds+16($24) !tprello
    srl $0,16,$27;              ldl $25,ttable_rounds+8($25) !tprello
    zapnot $27,3,$27;           ldl $15,ttable_rounds+0($15) !tprello
    xor $9,$24,$9;              ldhu $24,ttable_scratch+72+2($31) !tprello
    xor $9,$25,$9;              ldhu $25,ttable_scratch+80+4($31) !tprello
    xor $9,$14,$9;              ldl $13,ttable_rounds+24($13) !tprello
    xor $3,$15,$15;             ldl $24,ttable_rounds+16($24) !tprello
    srl $2,48,$14;              ldl $25,ttable_rounds+8($25) !tprello
    zapnot $0,3,$28;            ldl $4,ttable_rounds+0($4) !tprello
    xor $15,$24,$15;            ldhu $24,ttable_scratch+80+2($31) !tprello
    xor $15,$25,$15;            ldl $22,ttable_rounds+8($22) !tprello
    xor $15,$13,$13;            ldl $6,ttable_rounds+24($6) !tprello
    xor $12,$4,$4;              ldl $24,ttable_rounds+16($24) !tprello
    srl $8,48,$8;               ldl $10,ttable_rounds+0($10) !tprello
    zapnot $1,3,$15;            ldl $5,ttable_rounds+16($5) !tprello
    xor $4,$24,$4;              ldhu $24,ttable_scratch+64+4($31) !tprello
    xor $4,$22,$4;              ldl $7,ttable_rounds+24($7) !tprello
    xor $4,$6,$4;               stl $9,ttable_scratch+112($31) !tprello
    xor $23,$10,$10;            ldl $24,ttable_rounds+8($24) !tprello
    xor $10,$5,$5;              stl $13,ttable_scratch+120($31) !tprello
    srl $0,48,$10;              ldl $26,ttable_rounds+0($26) !tprello
    xor $5,$24,$5;              ldl $27,ttable_rounds+16($27) !tprello
    xor $5,$7,$5;               ldhu $7,ttable_scratch+96+4($31) !tprello
    xor $11,$26,$11;            stl $5,ttable_scratch+128($31) !tprello
    xor $11,$27,$11;            ldl $14,ttable_rounds+24($14) !tprello
    zapnot $2,3,$2;             ldl $7,ttable_rounds+8($7) !tprello
    srl $0,32,$0;               ldl $28,ttable_rounds+0($28) !tprello
    zapnot $0,3,$0;             ldhu $27,ttable_scratch+96+2($31) !tprello
    xor $11,$7,$7;              ldhu $11,ttable_scratch+104+4($31) !tprello
    xor $7,$14,$7;              ldl $8,ttable_rounds+24($8) !tprello
    xor $3,$28,$3;              ldl $27,ttable_rounds+16($27) !tprello
    srl $1,48,$1;               ldl $11,ttable_rounds+8($11) !tprello
    zapnot $9,3,$28;            ldl $15,ttable_rounds+0($15) !tprello
    xor $3,$27,$3;              ldhu $27,ttable_scratch+104+2($31) !tprello
    xor $3,$11,$3;              ldhu $11,ttable_scratch+88+4($31) !tprello
    xor $3,$8,$3;               ldl $10,ttable_rounds+24($10) !tprello
    xor $12,$15,$12;            ldl $27,ttable_rounds+16($27) !tprello
    srl $4,32,$15;              ldl $11,ttable_rounds+8($11) !tprello
    zapnot $15,3,$15;           ldl $2,ttable_rounds+0($2) !tprello
    xor $12,$27,$12;            ldhu $27,ttable_scratch+88+2($31) !tprello
    xor $12,$11,$11;            ldl $0,ttable_rounds+8($0) !tprello
    xor $11,$10,$10;            ldl $1,ttable_rounds+24($1) !tprello
    xor $23,$2,$2;              ldl $27,ttable_rounds+16($27) !tprello
    srl $5,48,$23;              stl $7,ttable_scratch+136($31) !tprello
    zapnot $13,3,$11;           stl $3,ttable_scratch+144($31) !tprello
    xor $2,$27,$2;              stl $10,ttable_scratch+152($31) !tprello
    xor $2,$0,$0;               ldl $2,ttable_keys+160($31) !tprello
    xor $0,$1,$0;               ldl $1,ttable_keys+168($31) !tprello
    srl $4,16,$27;              ldl $12,ttable_keys+176($31) !tprello
    zapnot $27,3,$27;           ldl $8,ttable_keys+184($31) !tprello
    srl $9,48,$9;               ldl $28,ttable_rounds+0($28) !tprello
    zapnot $4,3,$14;            ldhu $26,ttable_scratch+120+2($31) !tprello
    srl $13,48,$13;             ldl $15,ttable_rounds+8($15) !tprello
    xor $2,$28,$28;             ldl $23,ttable_rounds+24($23) !tprello
    zapnot $5,3,$5;             ldl $26,ttable_rounds+16($26) !tprello
    srl $4,48,$4;               ldl $11,ttable_rounds+0($11) !tprello
    zapnot $7,3,$24;            ldl $27,ttable_rounds+16($27) !tprello
    xor $28,$26,$26;            ldhu $28,ttable_scratch+128+4($31) !tprello
    xor $26,$15,$15;            ldl $9,ttable_rounds+24($9) !tprello
    xor $15,$23,$15;            ldl $14,ttable_rounds+0($14) !tprello
    xor $1,$11,$11;             ldl $28,ttable_rounds+8($28) !tprello
    xor $11,$27,$11;            ldhu $27,ttable_scratch+128+2($31) !tprello
    xor $12,$14,$14;            ldhu $23,ttable_scratch+112+4($31) !tprello
    xor $11,$28,$11;            ldl $13,ttable_rounds+24($13) !tprello
    xor $11,$9,$9;              ldl $27,ttable_rounds+16($27) !tprello
    srl $0,48,$11;              ldl $23,ttable_rounds+8($23) !tprello
    zapnot $3,3,$28;            ldl $5,ttable_rounds+0($5) !tprello
    xor $14,$27,$14;            ldhu $27,ttable_scratch+112+2($31) !tprello
    xor $14,$23,$14;            ldhu $23,ttable_scratch+120+4($31) !tprello
    xor $14,$13,$13;            ldl $4,ttable_rounds+24($4) !tprello
    xor $8,$5,$5;               ldl $27,ttable_rounds+16($27) !tprello
    srl $0,32,$14;              ldl $23,ttable_rounds+8($23) !tprello
    zapnot $14,3,$14;           stl $15,ttable_scratch+160($31) !tprello
    xor $5,$27,$5;              stl $9,ttable_scratch+168($31) !tprello
    xor $5,$23,$5;              stl $13,ttable_scratch+176($31) !tprello
    xor $5,$4,$4;               ldl $24,ttable_rounds+0($24) !tprello
    srl $7,48,$7;               stl $4,ttable_scratch+184($31) !tprello
    zapnot $10,3,$5;            ldhu $23,ttable_scratch+144+2($31) !tprello
    xor $2,$24,$2;              ldhu $24,ttable_scratch+152+4($31) !tprello
    srl $0,16,$27;              ldl $11,ttable_rounds+24($11) !tprello
    zapnot $27,3,$27;           ldl $23,ttable_rounds+16($23) !tprello
    srl $3,48,$3;               ldl $24,ttable_rounds+8($24) !tprello
    zapnot $0,3,$0;             ldl $28,ttable_rounds+0($28) !tprello
    xor $2,$23,$2;              ldhu $23,ttable_scratch+152+2($31) !tprello
    xor $2,$24,$2;              ldl $14,ttable_rounds+8($14) !tprello
    xor $2,$11,$2;              ldl $7,ttable_rounds+24($7) !tprello
    xor $1,$28,$1;              ldl $23,ttable_rounds+16($23) !tprello
    srl $10,48,$10;             ldl $5,ttable_rounds+0($5) !tprello
    zapnot $15,3,$28;           ldl $27,ttable_rounds+16($27) !tprello
    xor $1,$23,$1;              ldhu $23,ttable_scratch+136+4($31) !tprello
    xor $1,$14,$1;              ldl $3,ttable_rounds+24($3) !tprello
    xor $1,$7,$1;               ldl $0,ttable_rounds+0($0) !tprello
    xor $12,$5,$5;              ldl $23,ttable_rounds+8($23) !tprello
    xor $5,$27,$5;              ldhu $27,ttable_scratch+136+2($31) !tprello
    xor $8,$0,$0;               ldhu $8,ttable_scratch+144+4($31) !tprello
    xor $5,$23,$5;              ldl $10,ttable_rounds+24($10) !tprello
    xor $5,$3,$3;               ldl $27,ttable_rounds+16($27) !tprello
    srl $4,48,$5;               ldl $8,ttable_rounds+8($8) !tprello
    zapnot $9,3,$23;            stl $1,ttable_scratch+192($31) !tprello
    xor $0,$27,$0;              stl $3,ttable_scratch+200($31) !tprello
    xor $0,$8,$0;               ldl $8,ttable_keys+192($31) !tprello
    xor $0,$10,$0;              ldl $10,ttable_keys+200($31) !tprello
    srl $15,48,$15;             stl $0,ttable_scratch+208($31) !tprello
    zapnot $13,3,$27;           ldl $12,ttable_keys+208($31) !tprello
    srl $9,48,$9;               ldl $7,ttable_keys+216($31) !tprello
    zapnot $4,3,$4;             ldl $28,ttable_rounds+0($28) !tprello
    srl $13,48,$13;             ldhu $14,ttable_scratch+168+2($31) !tprello
    zapnot $2,3,$11;            ldhu $24,ttable_scratch+176+4($31) !tprello
    xor $8,$28,$28;             ldl $5,ttable_rounds+24($5) !tprello
    clr $31;                    ldl $14,ttable_rounds+16($14) !tprello
    clr $31;                    ldl $24,ttable_rounds+8($24) !tprello
    srl $0,48,$26;              ldl $23,ttable_rounds+0($23) !tprello
    xor $28,$14,$14;            ldhu $28,ttable_scratch+176+2($31) !tprello
    xor $14,$24,$14;            ldhu $24,ttable_scratch+184+4($31) !tprello
    xor $14,$5,$5;              ldl $15,ttable_rounds+24($15) !tprello
    xor $10,$23,$23;            ldl $28,ttable_rounds+16($28) !tprello
    zapnot $1,3,$14;            ldl $24,ttable_rounds+8($24) !tprello
    srl $2,48,$6;               ldl $27,ttable_rounds+0($27) !tprello
    xor $23,$28,$23;            ldhu $28,ttable_scratch+184+2($31) !tprello
    xor $23,$24,$23;            ldhu $24,ttable_scratch+160+4($31) !tprello
    xor $23,$15,$15;            ldl $9,ttable_rounds+24($9) !tprello
    xor $12,$27,$27;            ldl $28,ttable_rounds+16($28) !tprello
    zapnot $3,3,$23;            ldl $24,ttable_rounds+8($24) !tprello
    srl $2,32,$22;              ldl $4,ttable_rounds+0($4) !tprello
    xor $27,$28,$27;            ldhu $28,ttable_scratch+160+2($31) !tprello
    xor $27,$24,$24;            ldhu $27,ttable_scratch+168+4($31) !tprello
    xor $24,$9,$9;              ldl $13,ttable_rounds+24($13) !tprello
    xor $7,$4,$4;               ldl $28,ttable_rounds+16($28) !tprello
    zapnot $22,3,$22;           ldl $27,ttable_rounds+8($27) !tprello
    srl $1,48,$1;               stl $5,ttable_scratch+216($31) !tprello
    xor $4,$28,$4;              stl $9,ttable_scratch+224($31) !tprello
    xor $4,$27,$4;              ldl $11,ttable_rounds+0($11) !tprello
    xor $4,$13,$4;              ldhu $13,ttable_scratch+192+2($31) !tprello
    zapnot $0,3,$0;             stl $4,ttable_scratch+232($31) !tprello
    xor $8,$11,$8;              ldhu $11,ttable_scratch+200+4($31) !tprello
    srl $2,16,$2;               ldl $13,ttable_rounds+16($13) !tprello
    zapnot $2,3,$2;             ldl $26,ttable_rounds+24($26) !tprello
    srl $3,48,$3;               ldl $11,ttable_rounds+8($11) !tprello
    xor $8,$13,$8;              ldl $14,ttable_rounds+0($14) !tprello
    zapnot $5,3,$13;            ldhu $27,ttable_scratch+200+2($31) !tprello
    xor $8,$11,$8;              ldhu $11,ttable_scratch+208+4($31) !tprello
    xor $8,$26,$8;              ldl $6,ttable_rounds+24($6) !tprello
    xor $10,$14,$10;            ldl $27,ttable_rounds+16($27) !tprello
    srl $15,16,$14;             ldl $11,ttable_rounds+8($11) !tprello
    zapnot $14,3,$14;           ldl $23,ttable_rounds+0($23) !tprello
    xor $10,$27,$10;            ldhu $27,ttable_scratch+208+2($31) !tprello
    xor $10,$11,$10;            ldl $22,ttable_rounds+8($22) !tprello
    xor $10,$6,$6;              ldl $1,ttable_rounds+24($1) !tprello
    xor $12,$23,$12;            ldl $27,ttable_rounds+16($27) !tprello
    srl $4,48,$23;              ldl $0,ttable_rounds+0($0) !tprello
    zapnot $15,3,$10;           ldl $2,ttable_rounds+16($2) !tprello
    xor $12,$27,$12;            ldhu $27,ttable_scratch+192+4($31) !tprello
    xor $12,$22,$12;            ldl $3,ttable_rounds+24($3) !tprello
    xor $12,$1,$1;              stl $8,ttable_scratch+240($31) !tprello
    xor $7,$0,$0;               ldl $27,ttable_rounds+8($27) !tprello
    xor $0,$2,$0;               stl $6,ttable_scratch+248($31) !tprello
    srl $5,48,$5;               ldl $2,ttable_keys+224($31) !tprello
    xor $0,$27,$0;              ldl $27,ttable_keys+232($31) !tprello
    xor $0,$3,$0;               ldl $3,ttable_keys+240($31) !tprello
    zapnot $9,3,$7;             stl $0,ttable_scratch+256($31) !tprello
    srl $15,48,$12;             ldl $22,ttable_keys+248($31) !tprello
    zapnot $4,3,$4;             ldl $13,ttable_rounds+0($13) !tprello
    srl $15,32,$15;             ldl $14,ttable_rounds+16($14) !tprello
    zapnot $15,3,$15;           ldhu $11,ttable_scratch+224+4($31) !tprello
    xor $2,$13,$13;             ldl $23,ttable_rounds+24($23) !tprello
    xor $13,$14,$13;            ldl $10,ttable_rounds+0($10) !tprello
    srl $9,48,$9;               ldl $11,ttable_rounds+8($11) !tprello
    zapnot $8,3,$14;            ldhu $26,ttable_scratch+224+2($31) !tprello
    xor $27,$10,$10;            ldhu $28,ttable_scratch+232+4($31) !tprello
    xor $13,$11,$11;            ldl $5,ttable_rounds+24($5) !tprello
    xor $11,$23,$11;            ldl $26,ttable_rounds+16($26) !tprello
    srl $1,32,$23;              ldl $28,ttable_rounds+8($28) !tprello
    zapnot $23,3,$23;           ldl $7,ttable_rounds+0($7) !tprello
    xor $10,$26,$10;            ldhu $26,ttable_scratch+232+2($31) !tprello
    xor $10,$28,$10;            ldhu $28,ttable_scratch+216+4($31) !tprello
    xor $10,$5,$5;              ldl $12,ttable_rounds+24($12) !tprello
    xor $3,$7,$7;               ldl $26,ttable_rounds+16($26) !tprello
    srl $0,48,$10;              ldl $28,ttable_rounds+8($28) !tprello
    zapnot $6,3,$13;            ldl $4,ttable_rounds+0($4) !tprello
    xor $7,$26,$7;              ldhu $26,ttable_scratch+216+2($31) !tprello
    xor $7,$28,$7;              ldl $15,ttable_rounds+8($15) !tprello
    xor $7,$12,$7;              ldl $9,ttable_rounds+24($9) !tprello
    xor $22,$4,$4;              ldl $26,ttable_rounds+16($26) !tprello
    srl $1,16,$12;              stl $11,ttable_scratch+264($31) !tprello
    zapnot $12,3,$12;           stl $5,ttable_scratch+272($31) !tprello
    xor $4,$26,$4;              stl $7,ttable_scratch+280($31) !tprello
    xor $4,$15,$4;              ldl $14,ttable_rounds+0($14) !tprello
    xor $4,$9,$4;               ldhu $9,ttable_scratch+248+2($31) !tprello
    srl $8,48,$8;               ldl $23,ttable_rounds+8($23) !tprello
    xor $2,$14,$2;              ldl $10,ttable_rounds+24($10) !tprello
    zapnot $1,3,$14;            ldl $9,ttable_rounds+16($9) !tprello
    srl $6,48,$6;               ldl $13,ttable_rounds+0($13) !tprello
    zapnot $0,3,$0;             ldl $12,ttable_rounds+16($12) !tprello
    xor $2,$9,$2;               ldhu $9,ttable_scratch+256+4($31) !tprello
    xor $2,$23,$2;              ldl $8,ttable_rounds+24($8) !tprello
    xor $2,$10,$2;              ldl $14,ttable_rounds+0($14) !tprello
    xor $27,$13,$13;            ldl $9,ttable_rounds+8($9) !tprello
    xor $13,$12,$12;            ldhu $13,ttable_scratch+256+2($31) !tprello
    xor $3,$14,$3;              ldhu $14,ttable_scratch+240+4($31) !tprello
    xor $12,$9,$9;              ldl $6,ttable_rounds+24($6) !tprello
    xor $9,$8,$8;               ldl $13,ttable_rounds+16($13) !tprello
    srl $1,48,$1;               ldl $14,ttable_rounds+8($14) !tprello
    zapnot $11,3,$9;            ldl $0,ttable_rounds+0($0) !tprello
    xor $3,$13,$3;              ldhu $13,ttable_scratch+240+2($31) !tprello
    xor $3,$14,$3;              ldhu $14,ttable_scratch+248+4($31) !tprello
    xor $3,$6,$3;               ldl $1,ttable_rounds+24($1) !tprello
    xor $22,$0,$0;              ldl $13,ttable_rounds+16($13) !tprello
    srl $4,48,$22;              ldl $14,ttable_rounds+8($14) !tprello
    zapnot $5,3,$6;             stl $2,ttable_scratch+288($31) !tprello
    xor $0,$13,$0;              stl $8,ttable_scratch+296($31) !tprello
    xor $0,$14,$0;              stl $3,ttable_scratch+304($31) !tprello
    xor $0,$1,$0;               ldl $1,ttable_keys+256($31) !tprello
    srl $4,32,$14;              stl $0,ttable_scratch+312($31) !tprello
    zapnot $14,3,$14;           ldl $13,ttable_keys+264($31) !tprello
    srl $11,48,$11;             ldl $12,ttable_keys+272($31) !tprello
    zapnot $7,3,$27;            ldl $10,ttable_keys+280($31) !tprello
    srl $4,16,$23;              ldl $9,ttable_rounds+0($9) !tprello
    zapnot $23,3,$23;           ldhu $15,ttable_scratch+272+2($31) !tprello
    srl $5,48,$5;               ldhu $26,ttable_scratch+280+4($31) !tprello
    xor $1,$9,$9;               ldl $22,ttable_rounds+24($22) !tprello
    zapnot $4,3,$4;             ldl $15,ttable_rounds+16($15) !tprello
    srl $7,48,$7;               ldl $26,ttable_rounds+8($26) !tprello
    zapnot $2,3,$28;            ldl $6,ttable_rounds+0($6) !tprello
    xor $9,$15,$9;              ldhu $15,ttable_scratch+280+2($31) !tprello
    xor $9,$26,$9;              ldl $14,ttable_rounds+8($14) !tprello
    xor $9,$22,$9;              ldl $11,ttable_rounds+24($11) !tprello
    xor $13,$6,$6;              ldl $15,ttable_rounds+16($15) !tprello
    srl $0,48,$22;              ldl $27,ttable_rounds+0($27) !tprello
    zapnot $8,3,$26;            ldl $23,ttable_rounds+16($23) !tprello
    xor $6,$15,$6;              ldhu $15,ttable_scratch+264+4($31) !tprello
    xor $6,$14,$6;              ldl $5,ttable_rounds+24($5) !tprello
    xor $6,$11,$6;              ldl $4,ttable_rounds+0($4) !tprello
    xor $12,$27,$27;            ldl $15,ttable_rounds+8($15) !tprello
    xor $27,$23,$23;            ldhu $27,ttable_scratch+264+2($31) !tprello
    xor $10,$4,$4;              ldhu $11,ttable_scratch+272+4($31) !tprello
    xor $23,$15,$15;            ldl $7,ttable_rounds+24($7) !tprello
    xor $15,$5,$5;              ldl $27,ttable_rounds+16($27) !tprello
    srl $2,48,$2;               ldl $11,ttable_rounds+8($11) !tprello
    zapnot $3,3,$15;            stl $6,ttable_scratch+320($31) !tprello
    xor $4,$27,$4;              stl $5,ttable_scratch+328($31) !tprello
    xor $4,$11,$4;              ldl $28,ttable_rounds+0($28) !tprello
    xor $4,$7,$4;               ldhu $7,ttable_scratch+296+2($31) !tprello
    srl $8,48,$8;               stl $4,ttable_scratch+336($31) !tprello
    xor $1,$28,$1;              ldhu $28,ttable_scratch+304+4($31) !tprello
    zapnot $0,3,$0;             ldl $7,ttable_rounds+16($7) !tprello
    srl $3,48,$3;               ldl $22,ttable_rounds+24($22) !tprello
    zapnot $9,3,$11;            ldl $28,ttable_rounds+8($28) !tprello
    xor $1,$7,$1;               ldl $26,ttable_rounds+0($26) !tprello
    clr $31;                    ldhu $7,ttable_scratch+304+2($31) !tprello
    xor $1,$28,$1;              ldhu $28,ttable_scratch+312+4($31) !tprello
    xor $1,$22,$1;              ldl $2,ttable_rounds+24($2) !tprello
    xor $13,$26,$13;            ldl $7,ttable_rounds+16($7) !tprello
    srl $4,48,$26;              ldl $28,ttable_rounds+8($28) !tprello
    zapnot $6,3,$22;            ldl $15,ttable_rounds+0($15) !tprello
    xor $13,$7,$7;              ldhu $13,ttable_scratch+312+2($31) !tprello
    xor $7,$28,$7;              ldhu $28,ttable_scratch+288+4($31) !tprello
    xor $7,$2,$2;               ldl $8,ttable_rounds+24($8) !tprello
    xor $12,$15,$12;            ldl $13,ttable_rounds+16($13) !tprello
    srl $9,48,$15;              ldl $28,ttable_rounds+8($28) !tprello
    zapnot $5,3,$7;             ldl $0,ttable_rounds+0($0) !tprello
    xor $12,$13,$12;            ldhu $13,ttable_scratch+288+2($31) !tprello
    xor $12,$28,$12;            ldhu $28,ttable_scratch+296+4($31) !tprello
    xor $12,$8,$8;              ldl $3,ttable_rounds+24($3) !tprello
    xor $10,$0,$0;              ldl $13,ttable_rounds+16($13) !tprello
    srl $9,32,$10;              ldl $28,ttable_rounds+8($28) !tprello
    zapnot $10,3,$10;           stl $1,ttable_scratch+344($31) !tprello
    xor $0,$13,$0;              stl $8,ttable_scratch+352($31) !tprello
    xor $0,$28,$0;              ldl $28,ttable_keys+288($31) !tprello
    xor $0,$3,$0;               ldl $3,ttable_keys+296($31) !tprello
    srl $6,48,$6;               stl $0,ttable_scratch+360($31) !tprello
    zapnot $4,3,$4;             ldl $13,ttable_keys+304($31) !tprello
    srl $9,16,$9;               ldl $12,ttable_keys+312($31) !tprello
    zapnot $9,3,$9;             ldl $11,ttable_rounds+0($11) !tprello
    srl $5,48,$5;               ldhu $27,ttable_scratch+320+2($31) !tprello
    zapnot $1,3,$23;            ldhu $14,ttable_scratch+328+4($31) !tprello
    xor $28,$11,$11;            ldl $26,ttable_rounds+24($26) !tprello
    clr $31;                    ldl $27,ttable_rounds+16($27) !tprello
    srl $2,16,$24;              ldl $14,ttable_rounds+8($14) !tprello
    zapnot $24,3,$24;           ldl $22,ttable_rounds+0($22) !tprello
    xor $11,$27,$11;            ldhu $27,ttable_scratch+328+2($31) !tprello
    xor $11,$14,$11;            ldhu $14,ttable_scratch+336+4($31) !tprello
    xor $11,$26,$11;            ldl $15,ttable_rounds+24($15) !tprello
    xor $3,$22,$22;             ldl $27,ttable_rounds+16($27) !tprello
    srl $0,48,$26;              ldl $14,ttable_rounds+8($14) !tprello
    zapnot $2,3,$25;            ldl $7,ttable_rounds+0($7) !tprello
    xor $22,$27,$22;            ldhu $27,ttable_scratch+336+2($31) !tprello
    xor $22,$14,$14;            ldl $10,ttable_rounds+8($10) !tprello
    xor $14,$15,$14;            ldl $6,ttable_rounds+24($6) !tprello
    xor $13,$7,$7;              ldl $27,ttable_rounds+16($27) !tprello
    srl $1,48,$1;               ldl $4,ttable_rounds+0($4) !tprello
    zapnot $8,3,$15;            ldl $9,ttable_rounds+16($9) !tprello
    xor $7,$27,$7;              ldhu $27,ttable_scratch+320+4($31) !tprello
    xor $7,$10,$7;              ldl $5,ttable_rounds+24($5) !tprello
    xor $7,$6,$6;               stl $11,ttable_scratch+368($31) !tprello
    xor $12,$4,$4;              ldl $27,ttable_rounds+8($27) !tprello
    xor $4,$9,$4;               stl $6,ttable_scratch+376($31) !tprello
    srl $2,48,$9;               ldl $23,ttable_rounds+0($23) !tprello
    xor $4,$27,$4;              ldl $24,ttable_rounds+16($24) !tprello
    xor $4,$5,$4;               ldhu $5,ttable_scratch+352+4($31) !tprello
    xor $28,$23,$23;            stl $4,ttable_scratch+384($31) !tprello
    xor $23,$24,$23;            ldl $26,ttable_rounds+24($26) !tprello
    zapnot $0,3,$0;             ldl $5,ttable_rounds+8($5) !tprello
    srl $2,32,$2;               ldl $25,ttable_rounds+0($25) !tprello
    zapnot $2,3,$2;             ldhu $24,ttable_scratch+352+2($31) !tprello
    xor $23,$5,$5;              ldhu $23,ttable_scratch+360+4($31) !tprello
    xor $5,$26,$5;              ldl $1,ttable_rounds+24($1) !tprello
    xor $3,$25,$3;              ldl $24,ttable_rounds+16($24) !tprello
    srl $8,48,$8;               ldl $23,ttable_rounds+8($23) !tprello
    zapnot $11,3,$25;           ldl $15,ttable_rounds+0($15) !tprello
    xor $3,$24,$3;              ldhu $24,ttable_scratch+360+2($31) !tprello
    xor $3,$23,$3;              ldhu $23,ttable_scratch+344+4($31) !tprello
    xor $3,$1,$1;               ldl $9,ttable_rounds+24($9) !tprello
    xor $13,$15,$13;            ldl $24,ttable_rounds+16($24) !tprello
    srl $14,16,$15;             ldl $23,ttable_rounds+8($23) !tprello
    zapnot $15,3,$15;           ldl $0,ttable_rounds+0($0) !tprello
    xor $13,$24,$13;            ldhu $24,ttable_scratch+344+2($31) !tprello
    xor $13,$23,$13;            ldl $2,ttable_rounds+8($2) !tprello
    xor $13,$9,$9;              ldl $8,ttable_rounds+24($8) !tprello
    xor $12,$0,$0;              ldl $24,ttable_rounds+16($24) !tprello
    srl $4,48,$12;              stl $5,ttable_scratch+392($31) !tprello
    zapnot $14,3,$13;           stl $9,ttable_scratch+400($31) !tprello
    xor $0,$24,$0;              ldw $24,aes_round_keys+16*AES_ROUNDS+COLUMN0($31) !tprello
    xor $0,$2,$0;               ldw $2,aes_round_keys+16*AES_ROUNDS+COLUMN1($31) !tprello
    xor $0,$8,$0;               ldw $8,aes_round_keys+16*AES_ROUNDS+COLUMN2($31) !tprello
    srl $11,48,$11;             stl $0,ttable_scratch+408($31) !tprello
    zapnot $6,3,$23;            ldw $3,aes_round_keys+16*AES_ROUNDS+COLUMN3($31) !tprello
    srl $14,48,$26;             ldw $25,ttable_last+0($25) !tprello
    zapnot $4,3,$4;             ldw $15,ttable_last+4($15) !tprello
    srl $14,32,$14;             ldhu $28,ttable_scratch+376+4($31) !tprello
    xor $24,$25,$25;            ldw $12,ttable_last+20($12) !tprello
    xor $25,$15,$15;            ldw $25,0+COLUMN0(IN)
    zapnot $14,3,$14;           ldw $28,ttable_last+16($28) !tprello
    srl $6,48,$6;               ldw $13,ttable_last+0($13) !tprello
    clr $31;                    ldhu $27,ttable_scratch+376+2($31) !tprello
    xor $15,$28,$15;            ldhu $28,ttable_scratch+384+4($31) !tprello
    xor $15,$12,$12;            ldw $11,ttable_last+20($11) !tprello
    xor $12,$25,$12;            ldw $27,ttable_last+4($27) !tprello
    xor $2,$13,$13;             stw $12,0+COLUMN0(OUT)
    zapnot $5,3,$12;            ldw $28,ttable_last+16($28) !tprello
    xor $13,$27,$13;            ldw $27,0+COLUMN1(IN)
    srl $1,16,$25;              ldw $23,ttable_last+0($23) !tprello
    xor $13,$28,$13;            ldhu $28,ttable_scratch+384+2($31) !tprello
    xor $13,$11,$11;            ldhu $13,ttable_scratch+368+4($31) !tprello
    xor $11,$27,$11;            ldw $26,ttable_last+20($26) !tprello
    xor $8,$23,$23;             stw $11,0+COLUMN1(OUT)
    zapnot $25,3,$25;           ldw $28,ttable_last+4($28) !tprello
    srl $0,48,$11;              ldw $13,ttable_last+16($13) !tprello
    zapnot $1,3,$27;            ldw $15,0+COLUMN2(IN)
    xor $23,$28,$23;            ldw $4,ttable_last+0($4) !tprello
    xor $23,$13,$13;            ldhu $23,ttable_scratch+368+2($31) !tprello
    xor $13,$26,$13;            ldw $14,ttable_last+16($14) !tprello
    xor $13,$15,$13;            ldw $6,ttable_last+20($6) !tprello
    xor $3,$4,$4;               stw $13,0+COLUMN2(OUT)
    srl $5,48,$5;               ldw $23,ttable_last+4($23) !tprello
    zapnot $9,3,$13;            ldw $15,0+COLUMN3(IN)
    srl $1,48,$26;              ldw $12,ttable_last+0($12) !tprello
    xor $4,$23,$4;              ldw $25,ttable_last+4($25) !tprello
    xor $4,$14,$4;              ldhu $14,ttable_scratch+400+4($31) !tprello
    xor $4,$6,$4;               ldw $11,ttable_last+20($11) !tprello
    xor $4,$15,$4;              ldw $15,16+COLUMN0(IN)
    xor $24,$12,$12;            stw $4,0+COLUMN3(OUT)
    xor $12,$25,$12;            ldw $14,ttable_last+16($14) !tprello
    zapnot $0,3,$0;             ldw $27,ttable_last+0($27) !tprello
    srl $1,32,$1;               ldhu $25,ttable_scratch+400+2($31) !tprello
    xor $12,$14,$12;            ldhu $14,ttable_scratch+408+4($31) !tprello
    xor $12,$11,$11;            ldw $5,ttable_last+20($5) !tprello
    xor $11,$15,$11;            ldw $25,ttable_last+4($25) !tprello
    xor $2,$27,$2;              stw $11,16+COLUMN0(OUT)
    zapnot $1,3,$1;             ldw $14,ttable_last+16($14) !tprello
    xor $2,$25,$2;              ldw $25,16+COLUMN1(IN)
    srl $9,48,$9;               ldw $13,ttable_last+0($13) !tprello
    xor $2,$14,$2;              ldhu $14,ttable_scratch+408+2($31) !tprello
    xor $2,$5,$2;               ldhu $5,ttable_scratch+392+4($31) !tprello
    xor $2,$25,$2;              ldw $26,ttable_last+20($26) !tprello
    xor $8,$13,$8;              stw $2,16+COLUMN1(OUT)
    ldi OUT,32(OUT);            ldw $14,ttable_last+4($14) !tprello
    ldi IN,32(IN);              ldw $5,ttable_last+16($5) !tprello
    clr $31;                    ldw $2,16+COLUMN2-32(IN)
    xor $8,$14,$8;              ldw $0,ttable_last+0($0) !tprello
    xor $8,$5,$5;               ldhu $8,ttable_scratch+392+2($31) !tprello
    xor $5,$26,$5;              ldw $1,ttable_last+16($1) !tprello
    xor $5,$2,$2;               ldw $9,ttable_last+20($9) !tprello
    xor $3,$0,$0;               stw $2,16+COLUMN2-32(OUT)
    clr $31;                    ldw $8,ttable_last+4($8) !tprello
    clr $31;                    ldw $2,16+COLUMN3-32(IN)
    clr $31;                    nop
    xor $0,$8,$0;               nop
    xor $0,$1,$0;               nop
    xor $0,$9,$0;               nop
    xor $0,$2,$0;               nop
    clr $31;                    stw $0,16+COLUMN3-32(OUT)
    clr $31;                    nop
    clr $31;                    nop
    clr $31;                    nop
    clr $31;                    nop
    clr $31;                    nop
    clr $31;                    nop
    clr $31;                    nop
    clr $31;                    nop
    subl LEFT,1,LEFT;           ldl $9,ttable_counter+0($31) !tprello
    xor COUNTER,LAST_KEY_BYTE,$0;ldl $8,ttable_counter+8($31) !tprello
    ldi $2,32(COUNTER);         ldl $3,ttable_counter+16($31) !tprello
    xor $2,LAST_KEY_BYTE,$2;    ldl $5,ttable_counter+24($31) !tprello
    ldi COUNTER,64(COUNTER);    ldl $26,ttable_counter+32($31) !tprello
    and $0,MASK,$0;             ldl $14,ttable_keys+96($31) !tprello
    and $2,MASK,$2;             ldl $1,ttable_rounds+24($0) !tprello
    clr $31;                    ldl $13,ttable_rounds+24($2) !tprello
    clr $31;                    ldl $0,ttable_keys+104($31) !tprello
    xor $9,$1,$25;              ldl $1,ttable_keys+112($31) !tprello
    zapnot $25,3,$11;           ldl $2,ttable_keys+120($31) !tprello
    srl $25,48,$27;             ldl $11,ttable_rounds+0($11) !tprello
    srl $25,32,$15;             ldl $27,ttable_rounds+24($27) !tprello
    zapnot $15,3,$15;           srl $25,16,$25
    xor $8,$11,$11;             ldl $15,ttable_rounds+8($15) !tprello
    xor $3,$27,$27;             stl $11,ttable_scratch+0($31) !tprello
    zapnot $25,3,$25;           stl $27,ttable_scratch+8($31) !tprello
    xor $5,$15,$15;             ldl $25,ttable_rounds+16($25) !tprello
    xor $9,$13,$9;              stl $15,ttable_scratch+16($31) !tprello
    zapnot $9,3,$13;            ldhu $12,ttable_scratch+8+2($31) !tprello
    xor $26,$25,$25;            ldl $13,ttable_rounds+0($13) !tprello
    srl $9,48,$4;               stl $25,ttable_scratch+24($31) !tprello
    srl $9,32,$24;              ldl $4,ttable_rounds+24($4) !tprello
    xor $8,$13,$13;             ldl $12,ttable_rounds+16($12) !tprello
    zapnot $24,3,$24;           stl $13,ttable_scratch+32($31) !tprello
    xor $3,$4,$23;              ldl $24,ttable_rounds+8($24) !tprello
    srl $9,16,$9;               stl $23,ttable_scratch+40($31) !tprello
    zapnot $9,3,$9;             ldhu $8,ttable_scratch+16+4($31) !tprello
    xor $5,$24,$3;              ldl $9,ttable_rounds+16($9) !tprello
    zapnot $11,3,$5;            stl $3,ttable_scratch+48($31) !tprello
    srl $25,48,$24;             ldl $5,ttable_rounds+0($5) !tprello
    xor $26,$9,$4;              ldl $8,ttable_rounds+8($8) !tprello
    zapnot $27,3,$9;            stl $4,ttable_scratch+56($31) !tprello
    xor $14,$5,$5;              ldl $24,ttable_rounds+24($24) !tprello
    xor $5,$12,$5;              ldl $9,ttable_rounds+0($9) !tprello
    xor $5,$8,$5;               ldhu $8,ttable_scratch+16+2($31) !tprello
    xor $5,$24,$5;              ldhu $24,ttable_scratch+24+4($31) !tprello
    srl $11,48,$11;             ldhu $12,ttable_scratch+24+2($31) !tprello
    xor $0,$9,$9;               ldl $8,ttable_rounds+16($8) !tprello
    zapnot $15,3,$26;           ldl $24,ttable_rounds+8($24) !tprello
    srl $27,48,$27;             ldl $11,ttable_rounds+24($11) !tprello
    xor $9,$8,$8;               ldl $26,ttable_rounds+0($26) !tprello
    xor $8,$24,$8;              ldl $12,ttable_rounds+16($12) !tprello
    xor $8,$11,$6;              ldhu $8,ttable_scratch+0+4($31) !tprello
    xor $1,$26,$26;             ldl $27,ttable_rounds+24($27) !tprello
    xor $26,$12,$12;            ldhu $26,ttable_scratch+0+2($31) !tprello
    zapnot $25,3,$25;           ldl $8,ttable_rounds+8($8) !tprello
    srl $15,48,$15;             ldl $25,ttable_rounds+0($25) !tprello
    zapnot $13,3,$11;           ldl $26,ttable_rounds+16($26) !tprello
    xor $12,$8,$8;              ldhu $12,ttable_scratch+8+4($31) !tprello
    xor $8,$27,$7;              ldl $15,ttable_rounds+24($15) !tprello
    xor $2,$25,$25;             stl $6,ttable_scratch+64($31) !tprello
    xor $25,$26,$25;            ldl $12,ttable_rounds+8($12) !tprello
    srl $4,48,$8;               stl $7,ttable_scratch+72($31) !tprello
    zapnot $23,3,$9;            ldl $26,ttable_rounds+0($11) !tprello
    xor $25,$12,$12;            ldhu $25,ttable_scratch+40+2($31) !tprello
    xor $12,$15,$10;            ldhu $11,ttable_scratch+48+4($31) !tprello
    xor $14,$26,$12;            stl $10,ttable_scratch+80($31) !tprello
    srl $13,48,$13;             ldl $14,ttable_rounds+16($25) !tprello
    zapnot $3,3,$15;            bne LEFT,\next
    .endm
