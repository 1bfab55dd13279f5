# SPDX-License-Identifier: Apache-2.0
#
# Made by generate.py: two blocks, 10 rounds.
# 948 instructions in 475 cycles; no order of them takes fewer than 474.
# A line is a cycle: what goes to pipe 0, and what goes to pipe 1.

# What the loop has of a pass before the pass before is over, for the first pass.
    .macro FIRST_STEPS
    subl LEFT,1,LEFT
    ldl $26,ttable_counter+0($31) !tprello
    xor COUNTER,LAST_KEY_BYTE,$8
    ldl $9,ttable_counter+8($31) !tprello
    ldi $0,32(COUNTER)
    ldl $23,ttable_counter+16($31) !tprello
    xor $0,LAST_KEY_BYTE,$14
    ldl $22,ttable_counter+24($31) !tprello
    ldi COUNTER,64(COUNTER)
    ldl $0,ttable_counter+32($31) !tprello
    and $8,MASK,$8
    ldl $1,ttable_keys+96($31) !tprello
    and $14,MASK,$14
    ldl $8,ttable_rounds+24($8) !tprello
    ldl $14,ttable_rounds+24($14) !tprello
    xor $26,$8,$8
    ldl $2,ttable_keys+104($31) !tprello
    zapnot $8,3,$25
    ldl $3,ttable_keys+112($31) !tprello
    srl $8,48,$11
    ldl $25,ttable_rounds+0($25) !tprello
    srl $8,32,$7
    ldl $11,ttable_rounds+24($11) !tprello
    xor $9,$25,$4
    ldl $5,ttable_keys+120($31) !tprello
    xor $23,$11,$6
    stl $4,ttable_scratch+0($31) !tprello
    zapnot $7,3,$7
    stl $6,ttable_scratch+8($31) !tprello
    srl $8,16,$8
    ldl $7,ttable_rounds+8($7) !tprello
    zapnot $8,3,$8
    ldhu $27,ttable_scratch+8+2($31) !tprello
    xor $26,$14,$14
    ldl $8,ttable_rounds+16($8) !tprello
    zapnot $14,3,$26
    stl $14,ttable_scratch+24($31) !tprello
    xor $22,$7,$7
    ldl $26,ttable_rounds+0($26) !tprello
    srl $14,48,$14
    ldhu $10,ttable_scratch+24+4($31) !tprello
    xor $0,$8,$8
    ldl $14,ttable_rounds+24($14) !tprello
    zapnot $4,3,$12
    stl $8,ttable_scratch+16($31) !tprello
    xor $9,$26,$9
    ldhu $26,ttable_scratch+24+2($31) !tprello
    srl $7,32,$11
    ldl $25,ttable_rounds+8($10) !tprello
    xor $23,$14,$10
    ldl $23,ttable_rounds+0($12) !tprello
    zapnot $11,3,$11
    stl $10,ttable_scratch+32($31) !tprello
    srl $8,48,$12
    ldl $13,ttable_rounds+16($26) !tprello
    xor $22,$25,$14
    ldl $15,ttable_rounds+16($27) !tprello
    xor $1,$23,$22
    .endm

    .macro NEXT_PAIR next
    zapnot $6,3,$23;            stl $14,ttable_scratch+40($31) !tprello
    xor $0,$13,$0;              ldl $11,ttable_rounds+8($11) !tprello
    xor $22,$15,$15;            stl $0,ttable_scratch+48($31) !tprello
    srl $7,16,$22;              ldl $12,ttable_rounds+24($12) !tprello
    zapnot $22,3,$22;           ldl $23,ttable_rounds+0($23) !tprello
    xor $15,$11,$11;            ldl $22,ttable_rounds+16($22) !tprello
    srl $4,48,$4;               ldhu $15,ttable_scratch+16+4($31) !tprello
    xor $11,$12,$11;            ldl $4,ttable_rounds+24($4) !tprello
    xor $2,$23,$23;             ldhu $12,ttable_scratch+16+2($31) !tprello
    xor $23,$22,$22;            ldhu $23,ttable_scratch+0+4($31) !tprello
    zapnot $7,3,$13;            ldl $15,ttable_rounds+8($15) !tprello
    srl $6,48,$6;               ldl $13,ttable_rounds+0($13) !tprello
    zapnot $8,3,$8;             ldl $12,ttable_rounds+16($12) !tprello
    srl $7,48,$7;               ldl $23,ttable_rounds+8($23) !tprello
    xor $22,$15,$15;            ldl $6,ttable_rounds+24($6) !tprello
    xor $15,$4,$4;              ldl $8,ttable_rounds+0($8) !tprello
    xor $3,$13,$13;             ldhu $15,ttable_scratch+0+2($31) !tprello
    xor $13,$12,$12;            ldhu $13,ttable_scratch+8+4($31) !tprello
    xor $12,$23,$12;            ldl $7,ttable_rounds+24($7) !tprello
    xor $12,$6,$6;              stl $11,ttable_scratch+56($31) !tprello
    xor $5,$8,$8;               ldl $15,ttable_rounds+16($15) !tprello
    zapnot $9,3,$12;            ldl $13,ttable_rounds+8($13) !tprello
    srl $0,48,$23;              stl $6,ttable_scratch+64($31) !tprello
    zapnot $10,3,$22;           ldl $12,ttable_rounds+0($12) !tprello
    xor $8,$15,$8;              ldhu $15,ttable_scratch+32+2($31) !tprello
    xor $8,$13,$8;              ldhu $13,ttable_scratch+40+4($31) !tprello
    xor $8,$7,$7;               ldl $23,ttable_rounds+24($23) !tprello
    xor $1,$12,$1;              stl $7,ttable_scratch+72($31) !tprello
    srl $9,48,$12;              ldl $15,ttable_rounds+16($15) !tprello
    zapnot $14,3,$8;            ldl $13,ttable_rounds+8($13) !tprello
    srl $9,32,$24;              ldl $22,ttable_rounds+0($22) !tprello
    zapnot $24,3,$24;           ldhu $25,ttable_scratch+40+2($31) !tprello
    xor $1,$15,$1;              ldhu $15,ttable_scratch+48+4($31) !tprello
    xor $1,$13,$1;              ldl $12,ttable_rounds+24($12) !tprello
    xor $1,$23,$1;              ldl $8,ttable_rounds+0($8) !tprello
    xor $2,$22,$2;              ldl $25,ttable_rounds+16($25) !tprello
    srl $10,48,$10;             ldl $15,ttable_rounds+8($15) !tprello
    zapnot $0,3,$0;             ldhu $22,ttable_scratch+48+2($31) !tprello
    xor $3,$8,$3;               ldl $24,ttable_rounds+8($24) !tprello
    xor $2,$25,$2;              ldl $10,ttable_rounds+24($10) !tprello
    xor $2,$15,$2;              ldl $0,ttable_rounds+0($0) !tprello
    xor $2,$12,$2;              ldl $22,ttable_rounds+16($22) !tprello
    srl $9,16,$9;               ldhu $12,ttable_scratch+32+4($31) !tprello
    zapnot $9,3,$9;             stl $1,ttable_scratch+80($31) !tprello
    srl $14,48,$14;             ldl $9,ttable_rounds+16($9) !tprello
    xor $3,$22,$3;              ldl $14,ttable_rounds+24($14) !tprello
    xor $3,$24,$3;              ldl $12,ttable_rounds+8($12) !tprello
    xor $3,$10,$3;              stl $2,ttable_scratch+88($31) !tprello
    xor $5,$0,$0;               ldl $5,ttable_keys+128($31) !tprello
    xor $0,$9,$0;               ldl $9,ttable_keys+136($31) !tprello
    xor $0,$12,$0;              ldl $12,ttable_keys+144($31) !tprello
    xor $0,$14,$0;              ldl $14,ttable_keys+152($31) !tprello
    zapnot $11,3,$10;           stl $0,ttable_scratch+96($31) !tprello
    srl $4,16,$24;              ldl $10,ttable_rounds+0($10) !tprello
    zapnot $24,3,$24;           ldhu $22,ttable_scratch+64+4($31) !tprello
    srl $7,48,$15;              ldl $24,ttable_rounds+16($24) !tprello
    zapnot $4,3,$25;            ldl $15,ttable_rounds+24($15) !tprello
    xor $5,$10,$10;             ldl $25,ttable_rounds+0($25) !tprello
    srl $11,48,$11;             ldl $22,ttable_rounds+8($22) !tprello
    xor $10,$24,$10;            ldhu $24,ttable_scratch+64+2($31) !tprello
    zapnot $6,3,$8;             ldhu $23,ttable_scratch+72+4($31) !tprello
    xor $9,$25,$25;             ldl $11,ttable_rounds+24($11) !tprello
    xor $10,$22,$10;            ldl $8,ttable_rounds+0($8) !tprello
    xor $10,$15,$10;            ldl $24,ttable_rounds+16($24) !tprello
    srl $4,48,$15;              ldl $23,ttable_rounds+8($23) !tprello
    zapnot $7,3,$7;             ldhu $22,ttable_scratch+72+2($31) !tprello
    xor $12,$8,$8;              ldhu $13,ttable_scratch+56+4($31) !tprello
    xor $25,$24,$24;            ldl $15,ttable_rounds+24($15) !tprello
    xor $24,$23,$23;            ldl $7,ttable_rounds+0($7) !tprello
    xor $23,$11,$11;            ldl $22,ttable_rounds+16($22) !tprello
    srl $4,32,$4;               ldl $13,ttable_rounds+8($13) !tprello
    zapnot $4,3,$4;             ldhu $23,ttable_scratch+56+2($31) !tprello
    srl $6,48,$6;               ldl $4,ttable_rounds+8($4) !tprello
    xor $8,$22,$8;              ldl $6,ttable_rounds+24($6) !tprello
    xor $8,$13,$8;              stl $10,ttable_scratch+104($31) !tprello
    xor $8,$15,$8;              ldl $23,ttable_rounds+16($23) !tprello
    xor $14,$7,$7;              stl $11,ttable_scratch+112($31) !tprello
    zapnot $1,3,$15;            stl $8,ttable_scratch+120($31) !tprello
    srl $3,32,$13;              ldl $15,ttable_rounds+0($15) !tprello
    xor $7,$23,$7;              ldhu $23,ttable_scratch+88+2($31) !tprello
    xor $7,$4,$4;               ldhu $7,ttable_scratch+96+4($31) !tprello
    xor $4,$6,$4;               ldhu $6,ttable_scratch+96+2($31) !tprello
    zapnot $13,3,$13;           ldhu $22,ttable_scratch+80+4($31) !tprello
    srl $0,48,$24;              ldl $23,ttable_rounds+16($23) !tprello
    xor $5,$15,$5;              ldl $13,ttable_rounds+8($13) !tprello
    zapnot $2,3,$15;            ldl $24,ttable_rounds+24($24) !tprello
    srl $3,16,$25;              ldl $15,ttable_rounds+0($15) !tprello
    xor $5,$23,$5;              ldl $7,ttable_rounds+8($7) !tprello
    xor $5,$13,$5;              ldl $6,ttable_rounds+16($6) !tprello
    xor $5,$24,$5;              ldl $22,ttable_rounds+8($22) !tprello
    zapnot $25,3,$25;           ldhu $24,ttable_scratch+80+2($31) !tprello
    srl $1,48,$1;               ldl $25,ttable_rounds+16($25) !tprello
    xor $9,$15,$9;              ldl $1,ttable_rounds+24($1) !tprello
    zapnot $3,3,$15;            ldhu $13,ttable_scratch+88+4($31) !tprello
    srl $2,48,$2;               ldl $15,ttable_rounds+0($15) !tprello
    xor $9,$25,$9;              ldl $2,ttable_rounds+24($2) !tprello
    xor $9,$7,$7;               ldl $24,ttable_rounds+16($24) !tprello
    xor $7,$1,$1;               ldl $13,ttable_rounds+8($13) !tprello
    xor $12,$15,$12;            stl $5,ttable_scratch+128($31) !tprello
    xor $12,$6,$6;              stl $1,ttable_scratch+136($31) !tprello
    xor $6,$22,$6;              ldl $22,ttable_keys+160($31) !tprello
    xor $6,$2,$2;               ldl $6,ttable_keys+168($31) !tprello
    zapnot $0,3,$0;             stl $2,ttable_scratch+144($31) !tprello
    srl $3,48,$3;               ldl $0,ttable_rounds+0($0) !tprello
    zapnot $10,3,$12;           ldl $3,ttable_rounds+24($3) !tprello
    srl $4,48,$15;              ldl $7,ttable_keys+176($31) !tprello
    zapnot $11,3,$9;            ldl $25,ttable_keys+184($31) !tprello
    xor $14,$0,$0;              ldl $12,ttable_rounds+0($12) !tprello
    xor $0,$24,$0;              ldhu $24,ttable_scratch+112+2($31) !tprello
    xor $0,$13,$0;              ldhu $13,ttable_scratch+120+4($31) !tprello
    xor $0,$3,$0;               ldl $15,ttable_rounds+24($15) !tprello
    xor $22,$12,$12;            ldl $9,ttable_rounds+0($9) !tprello
    srl $4,32,$3;               ldl $24,ttable_rounds+16($24) !tprello
    zapnot $3,3,$3;             ldl $13,ttable_rounds+8($13) !tprello
    srl $10,48,$10;             ldhu $14,ttable_scratch+120+2($31) !tprello
    xor $6,$9,$9;               ldl $3,ttable_rounds+8($3) !tprello
    xor $12,$24,$12;            ldl $10,ttable_rounds+24($10) !tprello
    xor $12,$13,$12;            ldhu $13,ttable_scratch+104+4($31) !tprello
    xor $12,$15,$12;            ldl $14,ttable_rounds+16($14) !tprello
    zapnot $8,3,$15;            ldhu $24,ttable_scratch+104+2($31) !tprello
    srl $4,16,$23;              ldl $15,ttable_rounds+0($15) !tprello
    zapnot $23,3,$23;           ldl $13,ttable_rounds+8($13) !tprello
    xor $9,$14,$9;              ldl $23,ttable_rounds+16($23) !tprello
    xor $9,$3,$3;               ldl $24,ttable_rounds+16($24) !tprello
    xor $3,$10,$3;              ldhu $10,ttable_scratch+112+4($31) !tprello
    srl $11,48,$11;             stl $12,ttable_scratch+152($31) !tprello
    xor $7,$15,$15;             ldl $11,ttable_rounds+24($11) !tprello
    xor $15,$23,$15;            stl $3,ttable_scratch+160($31) !tprello
    xor $15,$13,$13;            ldl $10,ttable_rounds+8($10) !tprello
    zapnot $4,3,$4;             ldhu $15,ttable_scratch+136+2($31) !tprello
    xor $13,$11,$11;            ldl $4,ttable_rounds+0($4) !tprello
    srl $8,48,$8;               stl $11,ttable_scratch+168($31) !tprello
    zapnot $5,3,$13;            ldl $8,ttable_rounds+24($8) !tprello
    srl $0,48,$23;              ldl $13,ttable_rounds+0($13) !tprello
    xor $25,$4,$4;              ldl $15,ttable_rounds+16($15) !tprello
    xor $4,$24,$4;              ldhu $24,ttable_scratch+144+4($31) !tprello
    xor $4,$10,$4;              ldl $23,ttable_rounds+24($23) !tprello
    xor $4,$8,$4;               ldhu $8,ttable_scratch+144+2($31) !tprello
    xor $22,$13,$13;            stl $4,ttable_scratch+176($31) !tprello
    xor $13,$15,$13;            ldl $24,ttable_rounds+8($24) !tprello
    zapnot $1,3,$15;            ldhu $22,ttable_scratch+128+4($31) !tprello
    srl $0,32,$10;              ldl $15,ttable_rounds+0($15) !tprello
    zapnot $10,3,$10;           ldl $8,ttable_rounds+16($8) !tprello
    xor $13,$24,$13;            ldl $10,ttable_rounds+8($10) !tprello
    xor $13,$23,$13;            ldl $22,ttable_rounds+8($22) !tprello
    srl $5,48,$5;               ldhu $23,ttable_scratch+128+2($31) !tprello
    xor $6,$15,$6;              ldl $5,ttable_rounds+24($5) !tprello
    xor $6,$8,$6;               ldhu $8,ttable_scratch+136+4($31) !tprello
    xor $6,$10,$6;              ldl $10,ttable_keys+192($31) !tprello
    zapnot $2,3,$15;            ldl $23,ttable_rounds+16($23) !tprello
    xor $6,$5,$5;               ldl $15,ttable_rounds+0($15) !tprello
    srl $0,16,$6;               ldl $8,ttable_rounds+8($8) !tprello
    zapnot $6,3,$6;             stl $5,ttable_scratch+184($31) !tprello
    srl $1,48,$1;               ldl $6,ttable_rounds+16($6) !tprello
    xor $7,$15,$7;              ldl $1,ttable_rounds+24($1) !tprello
    zapnot $0,3,$0;             ldl $15,ttable_keys+200($31) !tprello
    srl $2,48,$2;               ldl $0,ttable_rounds+0($0) !tprello
    xor $7,$6,$6;               ldl $2,ttable_rounds+24($2) !tprello
    xor $6,$22,$6;              ldl $22,ttable_keys+208($31) !tprello
    xor $6,$1,$1;               ldl $6,ttable_keys+216($31) !tprello
    xor $25,$0,$0;              stl $1,ttable_scratch+192($31) !tprello
    xor $0,$23,$0;              ldhu $23,ttable_scratch+160+2($31) !tprello
    xor $0,$8,$0;               ldhu $8,ttable_scratch+168+4($31) !tprello
    xor $0,$2,$0;               ldhu $2,ttable_scratch+168+2($31) !tprello
    zapnot $12,3,$25;           stl $0,ttable_scratch+200($31) !tprello
    srl $4,48,$7;               ldl $25,ttable_rounds+0($25) !tprello
    zapnot $3,3,$24;            ldl $23,ttable_rounds+16($23) !tprello
    srl $12,48,$12;             ldl $8,ttable_rounds+8($8) !tprello
    zapnot $11,3,$9;            ldl $7,ttable_rounds+24($7) !tprello
    xor $10,$25,$25;            ldl $24,ttable_rounds+0($24) !tprello
    xor $25,$23,$23;            ldl $2,ttable_rounds+16($2) !tprello
    xor $23,$8,$8;              ldhu $23,ttable_scratch+176+4($31) !tprello
    xor $8,$7,$7;               ldl $12,ttable_rounds+24($12) !tprello
    xor $15,$24,$24;            ldl $9,ttable_rounds+0($9) !tprello
    xor $24,$2,$2;              ldhu $24,ttable_scratch+176+2($31) !tprello
    srl $3,48,$3;               ldl $23,ttable_rounds+8($23) !tprello
    zapnot $4,3,$4;             ldhu $8,ttable_scratch+152+4($31) !tprello
    xor $22,$9,$9;              ldl $3,ttable_rounds+24($3) !tprello
    srl $11,48,$11;             ldl $24,ttable_rounds+16($24) !tprello
    xor $2,$23,$2;              ldl $4,ttable_rounds+0($4) !tprello
    xor $2,$12,$2;              ldl $8,ttable_rounds+8($8) !tprello
    zapnot $13,3,$12;           ldhu $23,ttable_scratch+152+2($31) !tprello
    xor $9,$24,$9;              ldhu $24,ttable_scratch+160+4($31) !tprello
    xor $6,$4,$4;               ldl $11,ttable_rounds+24($11) !tprello
    xor $9,$8,$8;               stl $7,ttable_scratch+208($31) !tprello
    xor $8,$3,$3;               ldl $23,ttable_rounds+16($23) !tprello
    srl $0,48,$8;               ldl $24,ttable_rounds+8($24) !tprello
    zapnot $5,3,$9;             stl $3,ttable_scratch+216($31) !tprello
    srl $13,48,$25;             ldl $12,ttable_rounds+0($12) !tprello
    xor $4,$23,$4;              ldhu $23,ttable_scratch+184+2($31) !tprello
    xor $4,$24,$4;              ldhu $24,ttable_scratch+192+4($31) !tprello
    xor $4,$11,$4;              ldl $8,ttable_rounds+24($8) !tprello
    xor $10,$12,$10;            stl $4,ttable_scratch+224($31) !tprello
    zapnot $1,3,$12;            ldl $23,ttable_rounds+16($23) !tprello
    srl $13,32,$11;             ldl $24,ttable_rounds+8($24) !tprello
    zapnot $11,3,$11;           ldl $9,ttable_rounds+0($9) !tprello
    srl $5,48,$5;               ldhu $14,ttable_scratch+192+2($31) !tprello
    xor $10,$23,$10;            ldhu $23,ttable_scratch+200+4($31) !tprello
    xor $10,$24,$10;            ldl $25,ttable_rounds+24($25) !tprello
    xor $10,$8,$8;              ldl $12,ttable_rounds+0($12) !tprello
    xor $15,$9,$9;              ldl $14,ttable_rounds+16($14) !tprello
    zapnot $0,3,$0;             ldl $23,ttable_rounds+8($23) !tprello
    srl $13,16,$13;             ldhu $15,ttable_scratch+200+2($31) !tprello
    xor $22,$12,$12;            ldl $11,ttable_rounds+8($11) !tprello
    xor $9,$14,$9;              ldl $5,ttable_rounds+24($5) !tprello
    xor $9,$23,$9;              ldl $0,ttable_rounds+0($0) !tprello
    xor $9,$25,$9;              ldl $15,ttable_rounds+16($15) !tprello
    zapnot $13,3,$13;           ldhu $25,ttable_scratch+184+4($31) !tprello
    srl $1,48,$1;               ldl $13,ttable_rounds+16($13) !tprello
    xor $6,$0,$0;               ldl $1,ttable_rounds+24($1) !tprello
    xor $12,$15,$12;            stl $8,ttable_scratch+232($31) !tprello
    xor $12,$11,$11;            ldl $25,ttable_rounds+8($25) !tprello
    xor $11,$5,$5;              stl $9,ttable_scratch+240($31) !tprello
    xor $0,$13,$0;              ldl $13,ttable_keys+224($31) !tprello
    zapnot $7,3,$11;            ldl $12,ttable_keys+232($31) !tprello
    xor $0,$25,$0;              ldl $25,ttable_keys+240($31) !tprello
    xor $0,$1,$0;               ldl $1,ttable_keys+248($31) !tprello
    srl $2,16,$15;              stl $0,ttable_scratch+248($31) !tprello
    zapnot $15,3,$15;           ldl $11,ttable_rounds+0($11) !tprello
    srl $4,48,$6;               ldl $15,ttable_rounds+16($15) !tprello
    zapnot $2,3,$23;            ldhu $14,ttable_scratch+216+4($31) !tprello
    srl $7,48,$7;               ldl $6,ttable_rounds+24($6) !tprello
    xor $13,$11,$11;            ldl $23,ttable_rounds+0($23) !tprello
    xor $11,$15,$11;            ldhu $15,ttable_scratch+216+2($31) !tprello
    zapnot $3,3,$22;            ldl $14,ttable_rounds+8($14) !tprello
    srl $2,48,$10;              ldhu $24,ttable_scratch+224+4($31) !tprello
    xor $12,$23,$23;            ldl $7,ttable_rounds+24($7) !tprello
    zapnot $4,3,$4;             ldl $15,ttable_rounds+16($15) !tprello
    xor $11,$14,$11;            ldl $22,ttable_rounds+0($22) !tprello
    xor $11,$6,$6;              ldl $24,ttable_rounds+8($24) !tprello
    srl $2,32,$2;               ldhu $11,ttable_scratch+224+2($31) !tprello
    xor $23,$15,$15;            ldhu $23,ttable_scratch+208+4($31) !tprello
    xor $25,$22,$22;            ldl $10,ttable_rounds+24($10) !tprello
    xor $15,$24,$15;            ldl $4,ttable_rounds+0($4) !tprello
    xor $15,$7,$7;              ldl $11,ttable_rounds+16($11) !tprello
    zapnot $2,3,$2;             ldl $23,ttable_rounds+8($23) !tprello
    srl $3,48,$3;               ldhu $15,ttable_scratch+208+2($31) !tprello
    xor $1,$4,$4;               ldl $2,ttable_rounds+8($2) !tprello
    xor $22,$11,$11;            ldl $3,ttable_rounds+24($3) !tprello
    xor $11,$23,$11;            stl $6,ttable_scratch+256($31) !tprello
    xor $11,$10,$10;            ldl $15,ttable_rounds+16($15) !tprello
    zapnot $8,3,$11;            stl $7,ttable_scratch+264($31) !tprello
    srl $5,32,$23;              ldl $11,ttable_rounds+0($11) !tprello
    zapnot $23,3,$23;           ldhu $22,ttable_scratch+240+2($31) !tprello
    xor $4,$15,$4;              ldl $23,ttable_rounds+8($23) !tprello
    xor $4,$2,$2;               ldhu $4,ttable_scratch+248+4($31) !tprello
    xor $2,$3,$2;               ldhu $3,ttable_scratch+248+2($31) !tprello
    srl $0,48,$15;              stl $2,ttable_scratch+272($31) !tprello
    xor $13,$11,$11;            ldl $22,ttable_rounds+16($22) !tprello
    zapnot $9,3,$13;            ldl $15,ttable_rounds+24($15) !tprello
    srl $5,16,$24;              ldl $13,ttable_rounds+0($13) !tprello
    zapnot $24,3,$24;           ldl $4,ttable_rounds+8($4) !tprello
    xor $11,$22,$11;            ldl $24,ttable_rounds+16($24) !tprello
    xor $11,$23,$11;            ldl $3,ttable_rounds+16($3) !tprello
    xor $11,$15,$11;            ldhu $15,ttable_scratch+232+4($31) !tprello
    srl $8,48,$8;               ldhu $23,ttable_scratch+232+2($31) !tprello
    xor $12,$13,$12;            ldl $8,ttable_rounds+24($8) !tprello
    xor $12,$24,$12;            ldhu $24,ttable_scratch+240+4($31) !tprello
    xor $12,$4,$4;              ldl $15,ttable_rounds+8($15) !tprello
    zapnot $5,3,$12;            ldl $23,ttable_rounds+16($23) !tprello
    xor $4,$8,$4;               ldl $12,ttable_rounds+0($12) !tprello
    srl $9,48,$9;               ldl $24,ttable_rounds+8($24) !tprello
    zapnot $0,3,$0;             ldl $9,ttable_rounds+24($9) !tprello
    srl $5,48,$5;               ldl $0,ttable_rounds+0($0) !tprello
    xor $25,$12,$12;            ldl $5,ttable_rounds+24($5) !tprello
    xor $12,$3,$3;              stl $11,ttable_scratch+280($31) !tprello
    xor $3,$15,$3;              stl $4,ttable_scratch+288($31) !tprello
    xor $3,$9,$3;               ldl $9,ttable_keys+256($31) !tprello
    xor $1,$0,$0;               stl $3,ttable_scratch+296($31) !tprello
    xor $0,$23,$0;              ldl $23,ttable_keys+264($31) !tprello
    xor $0,$24,$0;              ldl $24,ttable_keys+272($31) !tprello
    xor $0,$5,$0;               ldl $5,ttable_keys+280($31) !tprello
    zapnot $6,3,$1;             ldhu $15,ttable_scratch+264+2($31) !tprello
    srl $10,32,$12;             ldl $1,ttable_rounds+0($1) !tprello
    zapnot $12,3,$12;           ldhu $25,ttable_scratch+272+4($31) !tprello
    srl $2,48,$8;               ldl $12,ttable_rounds+8($12) !tprello
    zapnot $7,3,$13;            ldl $15,ttable_rounds+16($15) !tprello
    xor $9,$1,$1;               ldl $8,ttable_rounds+24($8) !tprello
    srl $10,16,$22;             ldl $13,ttable_rounds+0($13) !tprello
    zapnot $22,3,$22;           ldl $25,ttable_rounds+8($25) !tprello
    xor $1,$15,$1;              ldl $22,ttable_rounds+16($22) !tprello
    xor $1,$12,$1;              ldhu $12,ttable_scratch+272+2($31) !tprello
    xor $1,$8,$1;               ldhu $8,ttable_scratch+256+4($31) !tprello
    srl $6,48,$6;               ldhu $15,ttable_scratch+256+2($31) !tprello
    xor $23,$13,$13;            ldl $6,ttable_rounds+24($6) !tprello
    xor $13,$22,$13;            ldl $12,ttable_rounds+16($12) !tprello
    xor $13,$25,$13;            ldl $8,ttable_rounds+8($8) !tprello
    zapnot $10,3,$25;           ldl $15,ttable_rounds+16($15) !tprello
    xor $13,$6,$6;              ldl $25,ttable_rounds+0($25) !tprello
    srl $7,48,$7;               ldhu $13,ttable_scratch+264+4($31) !tprello
    zapnot $2,3,$2;             ldl $7,ttable_rounds+24($7) !tprello
    srl $10,48,$10;             ldl $2,ttable_rounds+0($2) !tprello
    xor $24,$25,$25;            ldl $10,ttable_rounds+24($10) !tprello
    xor $25,$12,$12;            ldl $13,ttable_rounds+8($13) !tprello
    xor $12,$8,$8;              stl $1,ttable_scratch+304($31) !tprello
    xor $8,$7,$7;               stl $6,ttable_scratch+312($31) !tprello
    xor $5,$2,$2;               stl $7,ttable_scratch+320($31) !tprello
    xor $2,$15,$2;              ldhu $15,ttable_scratch+288+2($31) !tprello
    xor $2,$13,$2;              ldhu $13,ttable_scratch+296+4($31) !tprello
    xor $2,$10,$2;              ldhu $10,ttable_scratch+296+2($31) !tprello
    zapnot $11,3,$8;            stl $2,ttable_scratch+328($31) !tprello
    srl $0,48,$12;              ldl $8,ttable_rounds+0($8) !tprello
    zapnot $4,3,$25;            ldl $15,ttable_rounds+16($15) !tprello
    srl $0,32,$22;              ldl $13,ttable_rounds+8($13) !tprello
    zapnot $22,3,$22;           ldl $12,ttable_rounds+24($12) !tprello
    xor $9,$8,$8;               ldl $25,ttable_rounds+0($25) !tprello
    xor $8,$15,$8;              ldl $10,ttable_rounds+16($10) !tprello
    xor $8,$13,$8;              ldl $22,ttable_rounds+8($22) !tprello
    xor $8,$12,$8;              ldhu $12,ttable_scratch+280+4($31) !tprello
    srl $11,48,$11;             ldhu $13,ttable_scratch+280+2($31) !tprello
    xor $23,$25,$23;            ldl $11,ttable_rounds+24($11) !tprello
    xor $23,$10,$10;            ldhu $23,ttable_scratch+288+4($31) !tprello
    xor $10,$22,$10;            ldl $12,ttable_rounds+8($12) !tprello
    zapnot $3,3,$22;            ldl $13,ttable_rounds+16($13) !tprello
    xor $10,$11,$10;            ldl $22,ttable_rounds+0($22) !tprello
    srl $0,16,$11;              ldl $23,ttable_rounds+8($23) !tprello
    zapnot $11,3,$11;           stl $10,ttable_scratch+336($31) !tprello
    srl $4,48,$4;               ldl $11,ttable_rounds+16($11) !tprello
    xor $24,$22,$22;            ldl $4,ttable_rounds+24($4) !tprello
    zapnot $0,3,$0;             ldl $24,ttable_keys+288($31) !tprello
    srl $3,48,$3;               ldl $0,ttable_rounds+0($0) !tprello
    xor $22,$11,$11;            ldl $3,ttable_rounds+24($3) !tprello
    xor $11,$12,$11;            ldl $12,ttable_keys+296($31) !tprello
    xor $11,$4,$4;              ldl $11,ttable_keys+304($31) !tprello
    xor $5,$0,$0;               stl $4,ttable_scratch+344($31) !tprello
    xor $0,$13,$0;              ldl $13,ttable_keys+312($31) !tprello
    xor $0,$23,$0;              ldhu $23,ttable_scratch+312+2($31) !tprello
    xor $0,$3,$0;               ldhu $3,ttable_scratch+320+4($31) !tprello
    zapnot $1,3,$5;             stl $0,ttable_scratch+352($31) !tprello
    srl $2,48,$22;              ldl $5,ttable_rounds+0($5) !tprello
    zapnot $6,3,$25;            ldl $23,ttable_rounds+16($23) !tprello
    srl $1,48,$1;               ldl $3,ttable_rounds+8($3) !tprello
    zapnot $7,3,$15;            ldl $22,ttable_rounds+24($22) !tprello
    xor $24,$5,$5;              ldl $25,ttable_rounds+0($25) !tprello
    xor $5,$23,$5;              ldhu $23,ttable_scratch+320+2($31) !tprello
    xor $5,$3,$3;               ldhu $5,ttable_scratch+328+4($31) !tprello
    xor $3,$22,$3;              ldl $1,ttable_rounds+24($1) !tprello
    xor $12,$25,$25;            ldl $15,ttable_rounds+0($15) !tprello
    srl $6,48,$6;               ldl $23,ttable_rounds+16($23) !tprello
    zapnot $2,3,$2;             ldl $5,ttable_rounds+8($5) !tprello
    srl $7,48,$7;               ldhu $22,ttable_scratch+328+2($31) !tprello
    xor $11,$15,$15;            ldhu $9,ttable_scratch+304+4($31) !tprello
    xor $25,$23,$23;            ldl $6,ttable_rounds+24($6) !tprello
    xor $23,$5,$5;              ldl $2,ttable_rounds+0($2) !tprello
    xor $5,$1,$1;               ldl $22,ttable_rounds+16($22) !tprello
    zapnot $8,3,$5;             ldl $9,ttable_rounds+8($9) !tprello
    srl $0,48,$23;              ldhu $25,ttable_scratch+304+2($31) !tprello
    xor $13,$2,$2;              ldhu $14,ttable_scratch+312+4($31) !tprello
    xor $15,$22,$15;            ldl $7,ttable_rounds+24($7) !tprello
    xor $15,$9,$9;              stl $1,ttable_scratch+360($31) !tprello
    xor $9,$6,$6;               ldl $25,ttable_rounds+16($25) !tprello
    zapnot $10,3,$9;            ldl $14,ttable_rounds+8($14) !tprello
    srl $8,48,$15;              stl $6,ttable_scratch+368($31) !tprello
    zapnot $4,3,$22;            ldl $5,ttable_rounds+0($5) !tprello
    xor $2,$25,$2;              ldhu $25,ttable_scratch+336+2($31) !tprello
    xor $2,$14,$2;              ldhu $14,ttable_scratch+344+4($31) !tprello
    xor $2,$7,$2;               ldl $23,ttable_rounds+24($23) !tprello
    xor $24,$5,$5;              stl $2,ttable_scratch+376($31) !tprello
    srl $8,32,$24;              ldl $25,ttable_rounds+16($25) !tprello
    zapnot $24,3,$24;           ldl $14,ttable_rounds+8($14) !tprello
    srl $10,48,$10;             ldl $9,ttable_rounds+0($9) !tprello
    zapnot $0,3,$0;             ldhu $7,ttable_scratch+344+2($31) !tprello
    xor $5,$25,$5;              ldhu $25,ttable_scratch+352+4($31) !tprello
    xor $5,$14,$5;              ldl $15,ttable_rounds+24($15) !tprello
    xor $5,$23,$5;              ldl $22,ttable_rounds+0($22) !tprello
    xor $12,$9,$9;              ldl $7,ttable_rounds+16($7) !tprello
    srl $8,16,$8;               ldl $25,ttable_rounds+8($25) !tprello
    zapnot $8,3,$8;             ldhu $12,ttable_scratch+352+2($31) !tprello
    xor $11,$22,$11;            ldl $24,ttable_rounds+8($24) !tprello
    xor $9,$7,$7;               ldl $10,ttable_rounds+24($10) !tprello
    xor $7,$25,$7;              ldl $0,ttable_rounds+0($0) !tprello
    xor $7,$15,$7;              ldl $12,ttable_rounds+16($12) !tprello
    srl $4,48,$4;               ldl $8,ttable_rounds+16($8) !tprello
    zapnot $3,3,$15;            ldhu $25,ttable_scratch+336+4($31) !tprello
    xor $13,$0,$0;              ldl $4,ttable_rounds+24($4) !tprello
    xor $11,$12,$11;            stl $7,ttable_scratch+384($31) !tprello
    xor $11,$24,$11;            ldw $24,aes_round_keys+16*AES_ROUNDS+COLUMN0($31) !tprello
    xor $11,$10,$10;            ldl $25,ttable_rounds+8($25) !tprello
    xor $0,$8,$0;               stl $10,ttable_scratch+392($31) !tprello
    srl $2,48,$8;               ldw $11,aes_round_keys+16*AES_ROUNDS+COLUMN1($31) !tprello
    zapnot $1,3,$12;            ldw $13,aes_round_keys+16*AES_ROUNDS+COLUMN2($31) !tprello
    xor $0,$25,$0;              ldw $25,aes_round_keys+16*AES_ROUNDS+COLUMN3($31) !tprello
    xor $0,$4,$0;               ldw $15,ttable_last+0($15) !tprello
    srl $3,48,$4;               stl $0,ttable_scratch+400($31) !tprello
    zapnot $6,3,$9;             ldhu $22,ttable_scratch+360+2($31) !tprello
    srl $3,32,$23;              ldhu $14,ttable_scratch+368+4($31) !tprello
    xor $24,$15,$15;            ldw $8,ttable_last+20($8) !tprello
    zapnot $23,3,$23;           ldw $26,0+COLUMN0(IN)
    srl $1,48,$1;               ldw $22,ttable_last+4($22) !tprello
    zapnot $2,3,$2;             ldw $14,ttable_last+16($14) !tprello
    srl $3,16,$3;               ldw $12,ttable_last+0($12) !tprello
    zapnot $3,3,$3;             ldhu $27,ttable_scratch+368+2($31) !tprello
    xor $15,$22,$15;            ldhu $22,ttable_scratch+376+4($31) !tprello
    xor $15,$14,$14;            ldw $4,ttable_last+20($4) !tprello
    xor $14,$8,$8;              ldw $14,0+COLUMN1(IN)
    xor $8,$26,$8;              ldw $27,ttable_last+4($27) !tprello
    xor $11,$12,$12;            stw $8,0+COLUMN0(OUT)
    srl $6,48,$6;               ldw $22,ttable_last+16($22) !tprello
    zapnot $5,3,$8;             ldw $9,ttable_last+0($9) !tprello
    xor $12,$27,$12;            ldhu $27,ttable_scratch+376+2($31) !tprello
    srl $0,48,$26;              ldw $23,ttable_last+16($23) !tprello
    xor $12,$22,$12;            ldw $1,ttable_last+20($1) !tprello
    xor $12,$4,$4;              ldw $12,0+COLUMN2(IN)
    xor $4,$14,$4;              ldw $27,ttable_last+4($27) !tprello
    xor $13,$9,$9;              stw $4,0+COLUMN1(OUT)
    zapnot $7,3,$4;             ldw $2,ttable_last+0($2) !tprello
    srl $5,48,$14;              ldw $3,ttable_last+4($3) !tprello
    xor $9,$27,$9;              ldhu $27,ttable_scratch+360+4($31) !tprello
    xor $9,$23,$9;              ldw $6,ttable_last+20($6) !tprello
    xor $9,$1,$1;               ldw $9,0+COLUMN3(IN)
    xor $1,$12,$1;              ldw $8,ttable_last+0($8) !tprello
    xor $25,$2,$2;              stw $1,0+COLUMN2(OUT)
    xor $2,$3,$2;               ldw $27,ttable_last+16($27) !tprello
    zapnot $10,3,$3;            ldhu $1,ttable_scratch+384+2($31) !tprello
    xor $24,$8,$8;              ldhu $24,ttable_scratch+392+4($31) !tprello
    srl $5,32,$12;              ldw $26,ttable_last+20($26) !tprello
    xor $2,$27,$2;              ldw $27,16+COLUMN0(IN)
    xor $2,$6,$2;               ldw $1,ttable_last+4($1) !tprello
    xor $2,$9,$2;               ldw $24,ttable_last+16($24) !tprello
    zapnot $12,3,$12;           stw $2,0+COLUMN3(OUT)
    srl $7,48,$7;               ldw $4,ttable_last+0($4) !tprello
    xor $8,$1,$1;               ldhu $8,ttable_scratch+392+2($31) !tprello
    xor $1,$24,$1;              ldhu $24,ttable_scratch+400+4($31) !tprello
    xor $1,$26,$1;              ldw $14,ttable_last+20($14) !tprello
    xor $1,$27,$1;              ldw $27,16+COLUMN1(IN)
    xor $11,$4,$4;              stw $1,16+COLUMN0(OUT)
    zapnot $0,3,$11;            ldw $8,ttable_last+4($8) !tprello
    srl $5,16,$5;               ldw $24,ttable_last+16($24) !tprello
    zapnot $5,3,$5;             ldw $3,ttable_last+0($3) !tprello
    srl $10,48,$10;             ldhu $0,ttable_scratch+400+2($31) !tprello
    subl LEFT,1,LEFT;           ldl $26,ttable_counter+0($31) !tprello
    xor $4,$8,$4;               ldw $12,ttable_last+16($12) !tprello
    xor COUNTER,LAST_KEY_BYTE,$8;ldl $9,ttable_counter+8($31) !tprello
    xor $4,$24,$4;              ldw $24,ttable_last+4($0) !tprello
    ldi $0,32(COUNTER);         ldl $23,ttable_counter+16($31) !tprello
    xor $4,$14,$4;              ldw $7,ttable_last+20($7) !tprello
    xor $0,LAST_KEY_BYTE,$14;   ldl $22,ttable_counter+24($31) !tprello
    xor $4,$27,$4;              ldw $27,16+COLUMN2(IN)
    ldi COUNTER,64(COUNTER);    ldl $0,ttable_counter+32($31) !tprello
    xor $13,$3,$3;              stw $4,16+COLUMN1(OUT)
    and $8,MASK,$8;             ldl $1,ttable_keys+96($31) !tprello
    xor $3,$24,$3;              ldw $11,ttable_last+0($11) !tprello
    and $14,MASK,$14;           ldl $8,ttable_rounds+24($8) !tprello
    xor $3,$12,$3;              ldw $5,ttable_last+4($5) !tprello
    xor $3,$7,$3;               ldl $14,ttable_rounds+24($14) !tprello
    xor $3,$27,$3;              ldhu $27,ttable_scratch+384+4($31) !tprello
    xor $26,$8,$8;              ldl $2,ttable_keys+104($31) !tprello
    xor $25,$11,$11;            stw $3,16+COLUMN2(OUT)
    zapnot $8,3,$25;            ldl $3,ttable_keys+112($31) !tprello
    xor $11,$5,$5;              ldw $27,ttable_last+16($27) !tprello
    srl $8,48,$11;              ldl $25,ttable_rounds+0($25) !tprello
    ldi OUT,32(OUT);            ldw $10,ttable_last+20($10) !tprello
    srl $8,32,$7;               ldl $11,ttable_rounds+24($11) !tprello
    xor $5,$27,$27;             ldw $12,16+COLUMN3(IN)
    xor $9,$25,$4;              ldl $5,ttable_keys+120($31) !tprello
    xor $27,$10,$10;            ldi IN,32(IN)
    xor $23,$11,$6;             stl $4,ttable_scratch+0($31) !tprello
    xor $10,$12,$10;            nop
    zapnot $7,3,$7;             stl $6,ttable_scratch+8($31) !tprello
    clr $31;                    stw $10,16+COLUMN3-32(OUT)
    srl $8,16,$8;               ldl $7,ttable_rounds+8($7) !tprello
    zapnot $8,3,$8;             ldhu $27,ttable_scratch+8+2($31) !tprello
    xor $26,$14,$14;            ldl $8,ttable_rounds+16($8) !tprello
    zapnot $14,3,$26;           stl $14,ttable_scratch+24($31) !tprello
    xor $22,$7,$7;              ldl $26,ttable_rounds+0($26) !tprello
    srl $14,48,$14;             ldhu $10,ttable_scratch+24+4($31) !tprello
    xor $0,$8,$8;               ldl $14,ttable_rounds+24($14) !tprello
    zapnot $4,3,$12;            stl $8,ttable_scratch+16($31) !tprello
    xor $9,$26,$9;              ldhu $26,ttable_scratch+24+2($31) !tprello
    srl $7,32,$11;              ldl $25,ttable_rounds+8($10) !tprello
    xor $23,$14,$10;            ldl $23,ttable_rounds+0($12) !tprello
    zapnot $11,3,$11;           stl $10,ttable_scratch+32($31) !tprello
    srl $8,48,$12;              ldl $13,ttable_rounds+16($26) !tprello
    xor $22,$25,$14;            ldl $15,ttable_rounds+16($27) !tprello
    xor $1,$23,$22;             bne LEFT,\next
    .endm
