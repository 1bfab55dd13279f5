# SPDX-License-Identifier: Apache-2.0
#
# Made by generate.py: two blocks, 14 rounds.
# 1224 instructions in 613 cycles; no order of them takes fewer than 612.
# A line is a cycle: what goes to pipe 0, and what goes to pipe 1.

# What the loop has of a pass before the pass before is over, for the first pass.
    .macro FIRST_STEPS
    subl LEFT,1,LEFT
    ldl $7,ttable_counter+0($31) !tprello
    xor COUNTER,LAST_KEY_BYTE,$12
    ldl $23,ttable_counter+8($31) !tprello
    ldi $11,32(COUNTER)
    ldl $24,ttable_counter+16($31) !tprello
    xor $11,LAST_KEY_BYTE,$11
    ldl $15,ttable_counter+24($31) !tprello
    ldi COUNTER,64(COUNTER)
    ldl $22,ttable_counter+32($31) !tprello
    and $12,MASK,$12
    and $11,MASK,$11
    ldl $12,ttable_rounds+24($12) !tprello
    ldl $11,ttable_rounds+24($11) !tprello
    xor $7,$12,$12
    zapnot $12,3,$0
    stl $12,ttable_scratch+0($31) !tprello
    srl $12,48,$12
    ldl $0,ttable_rounds+0($0) !tprello
    xor $7,$11,$7
    ldl $12,ttable_rounds+24($12) !tprello
    zapnot $7,3,$11
    ldhu $6,ttable_scratch+0+4($31) !tprello
    srl $7,48,$10
    ldhu $2,ttable_scratch+0+2($31) !tprello
    xor $23,$0,$8
    stl $7,ttable_scratch+16($31) !tprello
    xor $24,$12,$12
    ldl $11,ttable_rounds+0($11) !tprello
    zapnot $8,3,$7
    ldl $6,ttable_rounds+8($6) !tprello
    srl $12,16,$0
    ldl $2,ttable_rounds+16($2) !tprello
    zapnot $0,3,$25
    ldl $10,ttable_rounds+24($10) !tprello
    xor $23,$11,$23
    ldhu $11,ttable_scratch+16+4($31) !tprello
    xor $15,$6,$27
    ldhu $6,ttable_scratch+16+2($31) !tprello
    xor $22,$2,$13
    stl $27,ttable_scratch+8($31) !tprello
    xor $24,$10,$0
    stl $23,ttable_scratch+24($31) !tprello
    srl $13,48,$10
    ldl $11,ttable_rounds+8($11) !tprello
    zapnot $12,3,$24
    ldl $6,ttable_rounds+16($6) !tprello
    srl $13,32,$2
    ldl $26,ttable_keys+96($31) !tprello
    zapnot $2,3,$14
    ldl $1,ttable_keys+104($31) !tprello
    xor $15,$11,$2
    ldl $3,ttable_keys+112($31) !tprello
    xor $22,$6,$4
    stl $2,ttable_scratch+32($31) !tprello
    srl $8,48,$6
    ldl $5,ttable_keys+120($31) !tprello
    zapnot $27,3,$22
    ldl $7,ttable_rounds+0($7) !tprello
    srl $13,16,$11
    ldl $25,ttable_rounds+16($25) !tprello
    zapnot $11,3,$11
    ldhu $15,ttable_scratch+8+4($31) !tprello
    srl $8,32,$9
    ldl $10,ttable_rounds+24($10) !tprello
    zapnot $9,3,$9
    ldl $24,ttable_rounds+0($24) !tprello
    vlog3r0 $26,$7,$25,$7
    ldhu $25,ttable_scratch+8+2($31) !tprello
    srl $12,48,$28
    ldl $15,ttable_rounds+8($15) !tprello
    zapnot $13,3,$13
    ldl $14,ttable_rounds+8($14) !tprello
    srl $8,16,$8
    ldl $29,ttable_rounds+24($6) !tprello
    zapnot $8,3,$8
    ldl $25,ttable_rounds+16($25) !tprello
    vlog3r0 $7,$15,$10,$6
    ldl $22,ttable_rounds+0($22) !tprello
    srl $12,32,$12
    ldl $11,ttable_rounds+16($11) !tprello
    zapnot $12,3,$12
    ldl $9,ttable_rounds+8($9) !tprello
    vlog3r0 $1,$24,$25,$24
    ldl $28,ttable_rounds+24($28) !tprello
    srl $27,48,$27
    ldl $13,ttable_rounds+0($13) !tprello
    vlog3r0 $24,$14,$29,$7
    ldl $14,ttable_rounds+16($8) !tprello
    vlog3r0 $3,$22,$11,$11
    ldl $12,ttable_rounds+8($12) !tprello
    zapnot $23,3,$22
    ldl $27,ttable_rounds+24($27) !tprello
    vlog3r0 $11,$9,$28,$8
    stl $6,ttable_scratch+40($31) !tprello
    vlog3r0 $5,$13,$14,$13
    ldl $22,ttable_rounds+0($22) !tprello
    srl $0,16,$14
    stl $8,ttable_scratch+48($31) !tprello
    vlog3r0 $13,$12,$27,$9
    ldhu $12,ttable_scratch+32+4($31) !tprello
    zapnot $14,3,$14
    ldhu $10,ttable_scratch+32+2($31) !tprello
    srl $4,48,$13
    ldl $27,ttable_rounds+16($14) !tprello
    zapnot $0,3,$14
    ldl $11,ttable_rounds+24($13) !tprello
    srl $4,32,$13
    ldl $12,ttable_rounds+8($12) !tprello
    zapnot $13,3,$13
    ldl $14,ttable_rounds+0($14) !tprello
    vlog3r0 $26,$22,$27,$15
    .endm

    .macro NEXT_PAIR next
    srl $23,48,$22;             ldl $10,ttable_rounds+16($10) !tprello
    vlog3r0 $15,$12,$11,$11;    ldl $13,ttable_rounds+8($13) !tprello
    zapnot $2,3,$12;            ldl $22,ttable_rounds+24($22) !tprello
    srl $4,16,$15;              ldl $12,ttable_rounds+0($12) !tprello
    vlog3r0 $1,$14,$10,$1;      ldhu $10,ttable_scratch+24+4($31) !tprello
    zapnot $15,3,$15;           ldhu $14,ttable_scratch+24+2($31) !tprello
    vlog3r0 $1,$13,$22,$1;      ldl $15,ttable_rounds+16($15) !tprello
    srl $0,48,$13;              stl $11,ttable_scratch+56($31) !tprello
    zapnot $4,3,$4;             ldl $10,ttable_rounds+8($10) !tprello
    srl $0,32,$0;               ldl $13,ttable_rounds+24($13) !tprello
    vlog3r0 $3,$12,$15,$3;      ldl $4,ttable_rounds+0($4) !tprello
    zapnot $0,3,$0;             ldl $14,ttable_rounds+16($14) !tprello
    srl $2,48,$2;               ldl $0,ttable_rounds+8($0) !tprello
    vlog3r0 $3,$10,$13,$3;      ldl $2,ttable_rounds+24($2) !tprello
    zapnot $6,3,$10;            ldl $13,ttable_keys+128($31) !tprello
    vlog3r0 $5,$4,$14,$4;       stl $3,ttable_scratch+64($31) !tprello
    srl $7,16,$5;               ldl $14,ttable_keys+136($31) !tprello
    vlog3r0 $4,$0,$2,$0;        ldl $2,ttable_keys+144($31) !tprello
    zapnot $5,3,$5;             ldl $4,ttable_keys+152($31) !tprello
    srl $9,48,$12;              ldl $10,ttable_rounds+0($10) !tprello
    zapnot $7,3,$15;            ldl $5,ttable_rounds+16($5) !tprello
    srl $9,32,$22;              ldhu $23,ttable_scratch+48+4($31) !tprello
    zapnot $22,3,$22;           ldl $12,ttable_rounds+24($12) !tprello
    srl $6,48,$6;               ldl $15,ttable_rounds+0($15) !tprello
    vlog3r0 $13,$10,$5,$5;      ldhu $10,ttable_scratch+48+2($31) !tprello
    zapnot $8,3,$24;            ldl $23,ttable_rounds+8($23) !tprello
    srl $9,16,$25;              ldl $22,ttable_rounds+8($22) !tprello
    zapnot $25,3,$25;           ldl $6,ttable_rounds+24($6) !tprello
    srl $7,48,$26;              ldl $10,ttable_rounds+16($10) !tprello
    vlog3r0 $5,$23,$12,$5;      ldl $24,ttable_rounds+0($24) !tprello
    zapnot $9,3,$9;             ldl $25,ttable_rounds+16($25) !tprello
    srl $7,32,$7;               ldhu $12,ttable_scratch+40+4($31) !tprello
    vlog3r0 $14,$15,$10,$10;    ldl $26,ttable_rounds+24($26) !tprello
    zapnot $7,3,$7;             ldl $9,ttable_rounds+0($9) !tprello
    vlog3r0 $10,$22,$6,$6;      ldhu $10,ttable_scratch+40+2($31) !tprello
    vlog3r0 $2,$24,$25,$24;     ldl $12,ttable_rounds+8($12) !tprello
    srl $8,48,$8;               ldl $7,ttable_rounds+8($7) !tprello
    zapnot $11,3,$25;           ldl $8,ttable_rounds+24($8) !tprello
    srl $1,16,$22;              ldl $10,ttable_rounds+16($10) !tprello
    vlog3r0 $24,$12,$26,$12;    stl $5,ttable_scratch+72($31) !tprello
    zapnot $22,3,$22;           ldl $25,ttable_rounds+0($25) !tprello
    srl $0,48,$24;              stl $12,ttable_scratch+80($31) !tprello
    vlog3r0 $4,$9,$10,$9;       ldl $22,ttable_rounds+16($22) !tprello
    zapnot $1,3,$10;            ldhu $26,ttable_scratch+64+4($31) !tprello
    vlog3r0 $9,$7,$8,$7;        ldl $24,ttable_rounds+24($24) !tprello
    srl $0,32,$8;               ldl $10,ttable_rounds+0($10) !tprello
    vlog3r0 $13,$25,$22,$13;    ldhu $22,ttable_scratch+64+2($31) !tprello
    zapnot $8,3,$8;             ldl $26,ttable_rounds+8($26) !tprello
    srl $11,48,$11;             ldl $8,ttable_rounds+8($8) !tprello
    zapnot $3,3,$25;            ldl $11,ttable_rounds+24($11) !tprello
    srl $0,16,$9;               ldl $22,ttable_rounds+16($22) !tprello
    vlog3r0 $13,$26,$24,$13;    ldl $25,ttable_rounds+0($25) !tprello
    zapnot $9,3,$9;             ldhu $24,ttable_scratch+56+4($31) !tprello
    srl $1,48,$26;              ldl $9,ttable_rounds+16($9) !tprello
    vlog3r0 $14,$10,$22,$10;    ldl $26,ttable_rounds+24($26) !tprello
    zapnot $0,3,$0;             ldhu $14,ttable_scratch+56+2($31) !tprello
    vlog3r0 $10,$8,$11,$8;      ldl $24,ttable_rounds+8($24) !tprello
    vlog3r0 $2,$25,$9,$2;       ldl $0,ttable_rounds+0($0) !tprello
    srl $1,32,$1;               stl $13,ttable_scratch+88($31) !tprello
    zapnot $1,3,$1;             ldl $14,ttable_rounds+16($14) !tprello
    vlog3r0 $2,$24,$26,$2;      ldl $1,ttable_rounds+8($1) !tprello
    srl $3,48,$3;               ldl $24,ttable_keys+160($31) !tprello
    zapnot $5,3,$26;            ldl $3,ttable_rounds+24($3) !tprello
    vlog3r0 $4,$0,$14,$0;       stl $2,ttable_scratch+96($31) !tprello
    srl $6,16,$4;               ldl $14,ttable_keys+168($31) !tprello
    zapnot $4,3,$4;             ldl $9,ttable_keys+176($31) !tprello
    vlog3r0 $0,$1,$3,$0;        ldl $1,ttable_keys+184($31) !tprello
    srl $7,48,$3;               ldl $26,ttable_rounds+0($26) !tprello
    zapnot $6,3,$25;            ldl $4,ttable_rounds+16($4) !tprello
    srl $7,32,$10;              ldhu $11,ttable_scratch+80+4($31) !tprello
    zapnot $10,3,$10;           ldl $3,ttable_rounds+24($3) !tprello
    srl $5,48,$5;               ldl $25,ttable_rounds+0($25) !tprello
    vlog3r0 $24,$26,$4,$4;      ldhu $26,ttable_scratch+80+2($31) !tprello
    zapnot $12,3,$22;           ldl $11,ttable_rounds+8($11) !tprello
    srl $7,16,$15;              ldl $10,ttable_rounds+8($10) !tprello
    zapnot $15,3,$15;           ldl $5,ttable_rounds+24($5) !tprello
    srl $6,48,$23;              ldl $26,ttable_rounds+16($26) !tprello
    vlog3r0 $4,$11,$3,$3;       ldl $22,ttable_rounds+0($22) !tprello
    zapnot $7,3,$7;             ldl $15,ttable_rounds+16($15) !tprello
    srl $6,32,$6;               ldhu $4,ttable_scratch+72+4($31) !tprello
    vlog3r0 $14,$25,$26,$25;    ldl $23,ttable_rounds+24($23) !tprello
    zapnot $6,3,$6;             ldl $7,ttable_rounds+0($7) !tprello
    vlog3r0 $25,$10,$5,$5;      ldhu $10,ttable_scratch+72+2($31) !tprello
    vlog3r0 $9,$22,$15,$15;     ldl $4,ttable_rounds+8($4) !tprello
    srl $12,48,$12;             ldl $6,ttable_rounds+8($6) !tprello
    zapnot $13,3,$22;           ldl $12,ttable_rounds+24($12) !tprello
    srl $8,16,$25;              ldl $10,ttable_rounds+16($10) !tprello
    vlog3r0 $15,$4,$23,$4;      stl $3,ttable_scratch+104($31) !tprello
    zapnot $25,3,$25;           ldl $22,ttable_rounds+0($22) !tprello
    srl $0,48,$15;              stl $4,ttable_scratch+112($31) !tprello
    vlog3r0 $1,$7,$10,$7;       ldl $25,ttable_rounds+16($25) !tprello
    zapnot $8,3,$10;            ldhu $23,ttable_scratch+96+4($31) !tprello
    vlog3r0 $7,$6,$12,$6;       ldl $15,ttable_rounds+24($15) !tprello
    srl $0,32,$7;               ldl $10,ttable_rounds+0($10) !tprello
    vlog3r0 $24,$22,$25,$22;    ldhu $24,ttable_scratch+96+2($31) !tprello
    zapnot $7,3,$7;             ldl $23,ttable_rounds+8($23) !tprello
    srl $13,48,$13;             ldl $7,ttable_rounds+8($7) !tprello
    zapnot $2,3,$25;            ldl $13,ttable_rounds+24($13) !tprello
    srl $0,16,$12;              ldl $24,ttable_rounds+16($24) !tprello
    vlog3r0 $22,$23,$15,$15;    ldl $25,ttable_rounds+0($25) !tprello
    zapnot $12,3,$12;           ldhu $22,ttable_scratch+88+4($31) !tprello
    srl $8,48,$23;              ldl $12,ttable_rounds+16($12) !tprello
    vlog3r0 $14,$10,$24,$10;    ldl $23,ttable_rounds+24($23) !tprello
    zapnot $0,3,$0;             ldhu $14,ttable_scratch+88+2($31) !tprello
    vlog3r0 $10,$7,$13,$7;      ldl $22,ttable_rounds+8($22) !tprello
    vlog3r0 $9,$25,$12,$9;      ldl $0,ttable_rounds+0($0) !tprello
    srl $8,32,$8;               stl $15,ttable_scratch+120($31) !tprello
    zapnot $8,3,$8;             ldl $14,ttable_rounds+16($14) !tprello
    vlog3r0 $9,$22,$23,$9;      ldl $8,ttable_rounds+8($8) !tprello
    srl $2,48,$2;               ldl $22,ttable_keys+192($31) !tprello
    zapnot $3,3,$23;            ldl $2,ttable_rounds+24($2) !tprello
    vlog3r0 $1,$0,$14,$0;       stl $9,ttable_scratch+128($31) !tprello
    srl $5,16,$1;               ldl $14,ttable_keys+200($31) !tprello
    zapnot $1,3,$1;             ldl $12,ttable_keys+208($31) !tprello
    vlog3r0 $0,$8,$2,$0;        ldl $2,ttable_keys+216($31) !tprello
    srl $6,48,$8;               ldl $23,ttable_rounds+0($23) !tprello
    zapnot $5,3,$25;            ldl $1,ttable_rounds+16($1) !tprello
    srl $6,32,$10;              ldhu $13,ttable_scratch+112+4($31) !tprello
    zapnot $10,3,$10;           ldl $8,ttable_rounds+24($8) !tprello
    srl $3,48,$3;               ldl $25,ttable_rounds+0($25) !tprello
    vlog3r0 $22,$23,$1,$1;      ldhu $23,ttable_scratch+112+2($31) !tprello
    zapnot $4,3,$24;            ldl $13,ttable_rounds+8($13) !tprello
    srl $6,16,$26;              ldl $10,ttable_rounds+8($10) !tprello
    zapnot $26,3,$26;           ldl $3,ttable_rounds+24($3) !tprello
    srl $5,48,$11;              ldl $23,ttable_rounds+16($23) !tprello
    vlog3r0 $1,$13,$8,$1;       ldl $24,ttable_rounds+0($24) !tprello
    zapnot $6,3,$6;             ldl $26,ttable_rounds+16($26) !tprello
    srl $5,32,$5;               ldhu $8,ttable_scratch+104+4($31) !tprello
    vlog3r0 $14,$25,$23,$23;    ldl $11,ttable_rounds+24($11) !tprello
    zapnot $5,3,$5;             ldl $6,ttable_rounds+0($6) !tprello
    vlog3r0 $23,$10,$3,$3;      ldhu $10,ttable_scratch+104+2($31) !tprello
    vlog3r0 $12,$24,$26,$24;    ldl $8,ttable_rounds+8($8) !tprello
    srl $4,48,$4;               ldl $5,ttable_rounds+8($5) !tprello
    zapnot $15,3,$26;           ldl $4,ttable_rounds+24($4) !tprello
    srl $7,16,$23;              ldl $10,ttable_rounds+16($10) !tprello
    vlog3r0 $24,$8,$11,$8;      stl $1,ttable_scratch+136($31) !tprello
    zapnot $23,3,$23;           ldl $26,ttable_rounds+0($26) !tprello
    srl $0,48,$11;              stl $8,ttable_scratch+144($31) !tprello
    vlog3r0 $2,$6,$10,$6;       ldl $23,ttable_rounds+16($23) !tprello
    zapnot $7,3,$10;            ldhu $24,ttable_scratch+128+4($31) !tprello
    vlog3r0 $6,$5,$4,$4;        ldl $11,ttable_rounds+24($11) !tprello
    srl $0,32,$5;               ldl $10,ttable_rounds+0($10) !tprello
    vlog3r0 $22,$26,$23,$22;    ldhu $23,ttable_scratch+128+2($31) !tprello
    zapnot $5,3,$5;             ldl $24,ttable_rounds+8($24) !tprello
    srl $15,48,$15;             ldl $5,ttable_rounds+8($5) !tprello
    zapnot $9,3,$26;            ldl $15,ttable_rounds+24($15) !tprello
    srl $0,16,$6;               ldl $23,ttable_rounds+16($23) !tprello
    vlog3r0 $22,$24,$11,$11;    ldl $26,ttable_rounds+0($26) !tprello
    zapnot $6,3,$6;             ldhu $22,ttable_scratch+120+4($31) !tprello
    srl $7,48,$24;              ldl $6,ttable_rounds+16($6) !tprello
    vlog3r0 $14,$10,$23,$10;    ldl $24,ttable_rounds+24($24) !tprello
    zapnot $0,3,$0;             ldhu $14,ttable_scratch+120+2($31) !tprello
    vlog3r0 $10,$5,$15,$5;      ldl $22,ttable_rounds+8($22) !tprello
    vlog3r0 $12,$26,$6,$6;      ldl $0,ttable_rounds+0($0) !tprello
    srl $7,32,$7;               stl $11,ttable_scratch+152($31) !tprello
    zapnot $7,3,$7;             ldl $14,ttable_rounds+16($14) !tprello
    vlog3r0 $6,$22,$24,$6;      ldl $7,ttable_rounds+8($7) !tprello
    srl $9,48,$9;               ldl $22,ttable_keys+224($31) !tprello
    zapnot $1,3,$24;            ldl $9,ttable_rounds+24($9) !tprello
    vlog3r0 $2,$0,$14,$0;       stl $6,ttable_scratch+160($31) !tprello
    srl $3,16,$2;               ldl $14,ttable_keys+232($31) !tprello
    zapnot $2,3,$2;             ldl $12,ttable_keys+240($31) !tprello
    vlog3r0 $0,$7,$9,$0;        ldl $7,ttable_keys+248($31) !tprello
    srl $4,48,$9;               ldl $24,ttable_rounds+0($24) !tprello
    zapnot $3,3,$26;            ldl $2,ttable_rounds+16($2) !tprello
    srl $4,32,$10;              ldhu $15,ttable_scratch+144+4($31) !tprello
    zapnot $10,3,$10;           ldl $9,ttable_rounds+24($9) !tprello
    srl $1,48,$1;               ldl $26,ttable_rounds+0($26) !tprello
    vlog3r0 $22,$24,$2,$2;      ldhu $24,ttable_scratch+144+2($31) !tprello
    zapnot $8,3,$23;            ldl $15,ttable_rounds+8($15) !tprello
    srl $4,16,$25;              ldl $10,ttable_rounds+8($10) !tprello
    zapnot $25,3,$25;           ldl $1,ttable_rounds+24($1) !tprello
    srl $3,48,$13;              ldl $24,ttable_rounds+16($24) !tprello
    vlog3r0 $2,$15,$9,$2;       ldl $23,ttable_rounds+0($23) !tprello
    zapnot $4,3,$4;             ldl $25,ttable_rounds+16($25) !tprello
    srl $3,32,$3;               ldhu $9,ttable_scratch+136+4($31) !tprello
    vlog3r0 $14,$26,$24,$24;    ldl $13,ttable_rounds+24($13) !tprello
    zapnot $3,3,$3;             ldl $4,ttable_rounds+0($4) !tprello
    vlog3r0 $24,$10,$1,$1;      ldhu $10,ttable_scratch+136+2($31) !tprello
    vlog3r0 $12,$23,$25,$23;    ldl $9,ttable_rounds+8($9) !tprello
    srl $8,48,$8;               ldl $3,ttable_rounds+8($3) !tprello
    zapnot $11,3,$25;           ldl $8,ttable_rounds+24($8) !tprello
    srl $5,16,$24;              ldl $10,ttable_rounds+16($10) !tprello
    vlog3r0 $23,$9,$13,$9;      stl $2,ttable_scratch+168($31) !tprello
    zapnot $24,3,$24;           ldl $25,ttable_rounds+0($25) !tprello
    srl $0,48,$13;              stl $9,ttable_scratch+176($31) !tprello
    vlog3r0 $7,$4,$10,$4;       ldl $24,ttable_rounds+16($24) !tprello
    zapnot $5,3,$10;            ldhu $23,ttable_scratch+160+4($31) !tprello
    vlog3r0 $4,$3,$8,$3;        ldl $13,ttable_rounds+24($13) !tprello
    srl $0,32,$4;               ldl $10,ttable_rounds+0($10) !tprello
    vlog3r0 $22,$25,$24,$22;    ldhu $24,ttable_scratch+160+2($31) !tprello
    zapnot $4,3,$4;             ldl $23,ttable_rounds+8($23) !tprello
    srl $11,48,$11;             ldl $4,ttable_rounds+8($4) !tprello
    zapnot $6,3,$25;            ldl $11,ttable_rounds+24($11) !tprello
    srl $0,16,$8;               ldl $24,ttable_rounds+16($24) !tprello
    vlog3r0 $22,$23,$13,$13;    ldl $25,ttable_rounds+0($25) !tprello
    zapnot $8,3,$8;             ldhu $22,ttable_scratch+152+4($31) !tprello
    srl $5,48,$23;              ldl $8,ttable_rounds+16($8) !tprello
    vlog3r0 $14,$10,$24,$10;    ldl $23,ttable_rounds+24($23) !tprello
    zapnot $0,3,$0;             ldhu $14,ttable_scratch+152+2($31) !tprello
    vlog3r0 $10,$4,$11,$4;      ldl $22,ttable_rounds+8($22) !tprello
    vlog3r0 $12,$25,$8,$8;      ldl $0,ttable_rounds+0($0) !tprello
    srl $5,32,$5;               stl $13,ttable_scratch+184($31) !tprello
    zapnot $5,3,$5;             ldl $14,ttable_rounds+16($14) !tprello
    vlog3r0 $8,$22,$23,$8;      ldl $5,ttable_rounds+8($5) !tprello
    srl $6,48,$6;               ldl $22,ttable_keys+256($31) !tprello
    zapnot $2,3,$23;            ldl $6,ttable_rounds+24($6) !tprello
    vlog3r0 $7,$0,$14,$0;       stl $8,ttable_scratch+192($31) !tprello
    srl $1,16,$7;               ldl $14,ttable_keys+264($31) !tprello
    zapnot $7,3,$7;             ldl $12,ttable_keys+272($31) !tprello
    vlog3r0 $0,$5,$6,$0;        ldl $5,ttable_keys+280($31) !tprello
    srl $3,48,$6;               ldl $23,ttable_rounds+0($23) !tprello
    zapnot $1,3,$25;            ldl $7,ttable_rounds+16($7) !tprello
    srl $3,32,$10;              ldhu $11,ttable_scratch+176+4($31) !tprello
    zapnot $10,3,$10;           ldl $6,ttable_rounds+24($6) !tprello
    srl $2,48,$2;               ldl $25,ttable_rounds+0($25) !tprello
    vlog3r0 $22,$23,$7,$7;      ldhu $23,ttable_scratch+176+2($31) !tprello
    zapnot $9,3,$24;            ldl $11,ttable_rounds+8($11) !tprello
    srl $3,16,$26;              ldl $10,ttable_rounds+8($10) !tprello
    zapnot $26,3,$26;           ldl $2,ttable_rounds+24($2) !tprello
    srl $1,48,$15;              ldl $23,ttable_rounds+16($23) !tprello
    vlog3r0 $7,$11,$6,$6;       ldl $24,ttable_rounds+0($24) !tprello
    zapnot $3,3,$3;             ldl $26,ttable_rounds+16($26) !tprello
    srl $1,32,$1;               ldhu $7,ttable_scratch+168+4($31) !tprello
    vlog3r0 $14,$25,$23,$23;    ldl $15,ttable_rounds+24($15) !tprello
    zapnot $1,3,$1;             ldl $3,ttable_rounds+0($3) !tprello
    vlog3r0 $23,$10,$2,$2;      ldhu $10,ttable_scratch+168+2($31) !tprello
    vlog3r0 $12,$24,$26,$24;    ldl $7,ttable_rounds+8($7) !tprello
    srl $9,48,$9;               ldl $1,ttable_rounds+8($1) !tprello
    zapnot $13,3,$26;           ldl $9,ttable_rounds+24($9) !tprello
    srl $4,16,$23;              ldl $10,ttable_rounds+16($10) !tprello
    vlog3r0 $24,$7,$15,$7;      stl $6,ttable_scratch+200($31) !tprello
    zapnot $23,3,$23;           ldl $26,ttable_rounds+0($26) !tprello
    srl $0,48,$15;              ldl $23,ttable_rounds+16($23) !tprello
    vlog3r0 $5,$3,$10,$3;       ldhu $10,ttable_scratch+192+4($31) !tprello
    zapnot $4,3,$24;            ldl $15,ttable_rounds+24($15) !tprello
    vlog3r0 $3,$1,$9,$1;        ldl $24,ttable_rounds+0($24) !tprello
    vlog3r0 $22,$26,$23,$22;    ldhu $23,ttable_scratch+192+2($31) !tprello
    srl $0,32,$26;              stl $1,ttable_scratch+208($31) !tprello
    zapnot $26,3,$26;           ldl $10,ttable_rounds+8($10) !tprello
    srl $13,48,$13;             ldl $26,ttable_rounds+8($26) !tprello
    zapnot $8,3,$3;             ldl $23,ttable_rounds+16($23) !tprello
    srl $0,16,$9;               ldl $13,ttable_rounds+24($13) !tprello
    vlog3r0 $22,$10,$15,$10;    ldl $3,ttable_rounds+0($3) !tprello
    zapnot $9,3,$9;             ldhu $15,ttable_scratch+184+4($31) !tprello
    vlog3r0 $14,$24,$23,$14;    ldl $9,ttable_rounds+16($9) !tprello
    srl $4,48,$23;              ldhu $24,ttable_scratch+184+2($31) !tprello
    vlog3r0 $14,$26,$13,$13;    ldl $23,ttable_rounds+24($23) !tprello
    zapnot $0,3,$0;             ldl $15,ttable_rounds+8($15) !tprello
    vlog3r0 $12,$3,$9,$3;       ldl $0,ttable_rounds+0($0) !tprello
    srl $4,32,$4;               ldl $24,ttable_rounds+16($24) !tprello
    zapnot $4,3,$4;             stl $13,ttable_scratch+216($31) !tprello
    vlog3r0 $3,$15,$23,$3;      ldl $4,ttable_rounds+8($4) !tprello
    srl $8,48,$8;               ldl $15,ttable_keys+288($31) !tprello
    vlog3r0 $5,$0,$24,$0;       ldl $8,ttable_rounds+24($8) !tprello
    zapnot $6,3,$5;             ldl $24,ttable_keys+296($31) !tprello
    srl $2,16,$23;              ldl $9,ttable_keys+304($31) !tprello
    zapnot $23,3,$23;           ldl $12,ttable_keys+312($31) !tprello
    vlog3r0 $0,$4,$8,$0;        ldl $5,ttable_rounds+0($5) !tprello
    srl $7,32,$4;               ldl $23,ttable_rounds+16($23) !tprello
    zapnot $4,3,$4;             stl $0,ttable_scratch+224($31) !tprello
    srl $1,48,$8;               ldl $4,ttable_rounds+8($4) !tprello
    zapnot $2,3,$14;            ldl $8,ttable_rounds+24($8) !tprello
    vlog3r0 $15,$5,$23,$5;      ldl $14,ttable_rounds+0($14) !tprello
    srl $7,16,$23;              ldhu $26,ttable_scratch+208+4($31) !tprello
    zapnot $23,3,$23;           ldhu $22,ttable_scratch+208+2($31) !tprello
    vlog3r0 $5,$4,$8,$4;        ldl $23,ttable_rounds+16($23) !tprello
    srl $6,48,$6;               ldhu $5,ttable_scratch+200+4($31) !tprello
    zapnot $7,3,$8;             ldl $26,ttable_rounds+8($26) !tprello
    srl $2,48,$25;              ldl $6,ttable_rounds+24($6) !tprello
    vlog3r0 $24,$14,$23,$14;    ldl $8,ttable_rounds+0($8) !tprello
    zapnot $1,3,$1;             ldl $22,ttable_rounds+16($22) !tprello
    srl $2,32,$2;               ldl $5,ttable_rounds+8($5) !tprello
    vlog3r0 $14,$26,$6,$6;      ldl $25,ttable_rounds+24($25) !tprello
    zapnot $2,3,$2;             ldl $1,ttable_rounds+0($1) !tprello
    vlog3r0 $9,$8,$22,$8;       ldhu $22,ttable_scratch+200+2($31) !tprello
    srl $7,48,$7;               ldl $2,ttable_rounds+8($2) !tprello
    vlog3r0 $8,$5,$25,$5;       ldl $7,ttable_rounds+24($7) !tprello
    zapnot $10,3,$8;            stl $6,ttable_scratch+232($31) !tprello
    srl $3,32,$25;              ldl $22,ttable_rounds+16($22) !tprello
    zapnot $25,3,$25;           ldl $8,ttable_rounds+0($8) !tprello
    srl $0,48,$14;              ldhu $26,ttable_scratch+216+2($31) !tprello
    zapnot $13,3,$23;           ldl $25,ttable_rounds+8($25) !tprello
    vlog3r0 $12,$1,$22,$1;      ldl $14,ttable_rounds+24($14) !tprello
    srl $3,16,$22;              ldl $23,ttable_rounds+0($23) !tprello
    vlog3r0 $1,$2,$7,$1;        ldl $26,ttable_rounds+16($26) !tprello
    zapnot $22,3,$22;           ldhu $2,ttable_scratch+224+4($31) !tprello
    srl $10,48,$7;              stl $1,ttable_scratch+240($31) !tprello
    zapnot $3,3,$11;            ldl $22,ttable_rounds+16($22) !tprello
    vlog3r0 $15,$8,$26,$8;      ldl $7,ttable_rounds+24($7) !tprello
    srl $10,32,$15;             ldl $2,ttable_rounds+8($2) !tprello
    vlog3r0 $8,$25,$14,$8;      ldl $11,ttable_rounds+0($11) !tprello
    vlog3r0 $24,$23,$22,$22;    ldhu $23,ttable_scratch+224+2($31) !tprello
    zapnot $15,3,$15;           ldhu $24,ttable_scratch+216+4($31) !tprello
    vlog3r0 $22,$2,$7,$2;       ldl $15,ttable_rounds+8($15) !tprello
    srl $13,48,$13;             ldl $7,ttable_keys+320($31) !tprello
    zapnot $0,3,$0;             ldl $23,ttable_rounds+16($23) !tprello
    srl $10,16,$10;             ldl $13,ttable_rounds+24($13) !tprello
    zapnot $10,3,$10;           ldl $0,ttable_rounds+0($0) !tprello
    srl $3,48,$3;               ldl $10,ttable_rounds+16($10) !tprello
    vlog3r0 $9,$11,$23,$9;      ldl $24,ttable_rounds+8($24) !tprello
    zapnot $4,3,$11;            ldl $3,ttable_rounds+24($3) !tprello
    vlog3r0 $9,$15,$13,$9;      stl $2,ttable_scratch+248($31) !tprello
    vlog3r0 $12,$0,$10,$0;      ldl $10,ttable_keys+328($31) !tprello
    srl $5,32,$12;              ldl $13,ttable_keys+336($31) !tprello
    vlog3r0 $0,$24,$3,$0;       ldl $3,ttable_keys+344($31) !tprello
    zapnot $12,3,$12;           ldl $11,ttable_rounds+0($11) !tprello
    srl $1,48,$24;              stl $0,ttable_scratch+256($31) !tprello
    zapnot $6,3,$15;            ldhu $23,ttable_scratch+232+2($31) !tprello
    srl $5,16,$22;              ldl $12,ttable_rounds+8($12) !tprello
    zapnot $22,3,$22;           ldl $24,ttable_rounds+24($24) !tprello
    srl $4,48,$14;              ldl $15,ttable_rounds+0($15) !tprello
    zapnot $5,3,$25;            ldl $23,ttable_rounds+16($23) !tprello
    srl $4,32,$26;              ldl $22,ttable_rounds+16($22) !tprello
    zapnot $26,3,$26;           ldhu $27,ttable_scratch+240+4($31) !tprello
    srl $6,48,$6;               ldl $14,ttable_rounds+24($14) !tprello
    vlog3r0 $7,$11,$23,$11;     ldl $25,ttable_rounds+0($25) !tprello
    vlog3r0 $10,$15,$22,$15;    ldhu $22,ttable_scratch+240+2($31) !tprello
    vlog3r0 $11,$12,$24,$11;    ldl $27,ttable_rounds+8($27) !tprello
    zapnot $1,3,$1;             ldl $26,ttable_rounds+8($26) !tprello
    srl $4,16,$4;               ldl $6,ttable_rounds+24($6) !tprello
    zapnot $4,3,$4;             ldl $22,ttable_rounds+16($22) !tprello
    vlog3r0 $15,$27,$14,$14;    ldl $1,ttable_rounds+0($1) !tprello
    srl $5,48,$5;               ldl $4,ttable_rounds+16($4) !tprello
    zapnot $8,3,$15;            ldhu $27,ttable_scratch+232+4($31) !tprello
    vlog3r0 $13,$25,$22,$22;    ldl $5,ttable_rounds+24($5) !tprello
    srl $9,32,$25;              stl $14,ttable_scratch+264($31) !tprello
    vlog3r0 $22,$26,$6,$6;      ldl $15,ttable_rounds+0($15) !tprello
    vlog3r0 $3,$1,$4,$1;        ldl $27,ttable_rounds+8($27) !tprello
    zapnot $25,3,$25;           ldhu $4,ttable_scratch+248+2($31) !tprello
    srl $0,48,$22;              ldl $25,ttable_rounds+8($25) !tprello
    zapnot $2,3,$26;            ldl $22,ttable_rounds+24($22) !tprello
    vlog3r0 $1,$27,$5,$1;       ldl $26,ttable_rounds+0($26) !tprello
    srl $9,16,$5;               ldl $4,ttable_rounds+16($4) !tprello
    zapnot $5,3,$5;             stl $1,ttable_scratch+272($31) !tprello
    srl $8,48,$27;              ldl $5,ttable_rounds+16($5) !tprello
    zapnot $9,3,$12;            ldhu $24,ttable_scratch+256+4($31) !tprello
    vlog3r0 $7,$15,$4,$4;       ldl $27,ttable_rounds+24($27) !tprello
    srl $8,32,$7;               ldl $12,ttable_rounds+0($12) !tprello
    vlog3r0 $4,$25,$22,$4;      ldhu $22,ttable_scratch+256+2($31) !tprello
    vlog3r0 $10,$26,$5,$5;      ldl $24,ttable_rounds+8($24) !tprello
    zapnot $7,3,$7;             ldhu $10,ttable_scratch+248+4($31) !tprello
    srl $2,48,$2;               ldl $7,ttable_rounds+8($7) !tprello
    zapnot $0,3,$0;             ldl $22,ttable_rounds+16($22) !tprello
    vlog3r0 $5,$24,$27,$5;      ldl $2,ttable_rounds+24($2) !tprello
    srl $8,16,$8;               ldl $0,ttable_rounds+0($0) !tprello
    zapnot $8,3,$8;             ldl $10,ttable_rounds+8($10) !tprello
    vlog3r0 $13,$12,$22,$12;    ldl $8,ttable_rounds+16($8) !tprello
    srl $9,48,$9;               stl $5,ttable_scratch+280($31) !tprello
    vlog3r0 $12,$7,$2,$2;       ldl $9,ttable_rounds+24($9) !tprello
    zapnot $11,3,$7;            ldl $12,ttable_keys+352($31) !tprello
    vlog3r0 $3,$0,$8,$0;        ldl $3,ttable_keys+360($31) !tprello
    srl $6,32,$8;               ldl $13,ttable_keys+368($31) !tprello
    vlog3r0 $0,$10,$9,$0;       ldl $9,ttable_keys+376($31) !tprello
    zapnot $8,3,$8;             ldl $7,ttable_rounds+0($7) !tprello
    srl $1,48,$10;              stl $0,ttable_scratch+288($31) !tprello
    zapnot $14,3,$22;           ldhu $24,ttable_scratch+264+2($31) !tprello
    srl $6,16,$27;              ldl $8,ttable_rounds+8($8) !tprello
    zapnot $27,3,$27;           ldl $10,ttable_rounds+24($10) !tprello
    srl $11,48,$26;             ldl $22,ttable_rounds+0($22) !tprello
    zapnot $6,3,$25;            ldl $24,ttable_rounds+16($24) !tprello
    srl $11,32,$15;             ldl $27,ttable_rounds+16($27) !tprello
    zapnot $15,3,$15;           ldhu $23,ttable_scratch+272+4($31) !tprello
    srl $14,48,$14;             ldl $26,ttable_rounds+24($26) !tprello
    vlog3r0 $12,$7,$24,$7;      ldl $25,ttable_rounds+0($25) !tprello
    vlog3r0 $3,$22,$27,$22;     ldhu $27,ttable_scratch+272+2($31) !tprello
    vlog3r0 $7,$8,$10,$7;       ldl $23,ttable_rounds+8($23) !tprello
    zapnot $1,3,$1;             ldl $15,ttable_rounds+8($15) !tprello
    srl $11,16,$11;             ldl $14,ttable_rounds+24($14) !tprello
    zapnot $11,3,$11;           ldl $27,ttable_rounds+16($27) !tprello
    vlog3r0 $22,$23,$26,$22;    ldl $1,ttable_rounds+0($1) !tprello
    srl $6,48,$6;               ldl $11,ttable_rounds+16($11) !tprello
    zapnot $4,3,$23;            ldhu $26,ttable_scratch+264+4($31) !tprello
    vlog3r0 $13,$25,$27,$25;    ldl $6,ttable_rounds+24($6) !tprello
    srl $2,32,$27;              stl $22,ttable_scratch+296($31) !tprello
    vlog3r0 $25,$15,$14,$14;    ldl $23,ttable_rounds+0($23) !tprello
    vlog3r0 $9,$1,$11,$1;       ldl $26,ttable_rounds+8($26) !tprello
    zapnot $27,3,$27;           ldhu $11,ttable_scratch+280+2($31) !tprello
    srl $0,48,$15;              ldl $27,ttable_rounds+8($27) !tprello
    zapnot $5,3,$25;            ldl $15,ttable_rounds+24($15) !tprello
    vlog3r0 $1,$26,$6,$1;       ldl $25,ttable_rounds+0($25) !tprello
    srl $2,16,$6;               ldl $11,ttable_rounds+16($11) !tprello
    zapnot $6,3,$6;             stl $1,ttable_scratch+304($31) !tprello
    srl $4,48,$26;              ldl $6,ttable_rounds+16($6) !tprello
    zapnot $2,3,$8;             ldhu $10,ttable_scratch+288+4($31) !tprello
    vlog3r0 $12,$23,$11,$11;    ldl $26,ttable_rounds+24($26) !tprello
    srl $4,32,$12;              ldl $8,ttable_rounds+0($8) !tprello
    vlog3r0 $11,$27,$15,$11;    ldhu $15,ttable_scratch+288+2($31) !tprello
    vlog3r0 $3,$25,$6,$3;       ldl $10,ttable_rounds+8($10) !tprello
    zapnot $12,3,$12;           ldhu $6,ttable_scratch+280+4($31) !tprello
    srl $5,48,$5;               ldl $12,ttable_rounds+8($12) !tprello
    zapnot $0,3,$0;             ldl $15,ttable_rounds+16($15) !tprello
    vlog3r0 $3,$10,$26,$3;      ldl $5,ttable_rounds+24($5) !tprello
    srl $4,16,$4;               ldl $0,ttable_rounds+0($0) !tprello
    zapnot $4,3,$4;             ldl $6,ttable_rounds+8($6) !tprello
    vlog3r0 $13,$8,$15,$8;      ldl $4,ttable_rounds+16($4) !tprello
    srl $2,48,$2;               stl $3,ttable_scratch+312($31) !tprello
    vlog3r0 $8,$12,$5,$5;       ldl $2,ttable_rounds+24($2) !tprello
    zapnot $7,3,$8;             ldl $12,ttable_keys+384($31) !tprello
    vlog3r0 $9,$0,$4,$0;        ldl $4,ttable_keys+392($31) !tprello
    srl $14,32,$9;              ldl $13,ttable_keys+400($31) !tprello
    vlog3r0 $0,$6,$2,$0;        ldl $2,ttable_keys+408($31) !tprello
    zapnot $9,3,$9;             ldl $8,ttable_rounds+0($8) !tprello
    srl $1,48,$6;               stl $0,ttable_scratch+320($31) !tprello
    zapnot $22,3,$15;           ldhu $10,ttable_scratch+296+2($31) !tprello
    srl $14,16,$26;             ldl $9,ttable_rounds+8($9) !tprello
    zapnot $26,3,$26;           ldl $6,ttable_rounds+24($6) !tprello
    srl $7,48,$25;              ldl $15,ttable_rounds+0($15) !tprello
    zapnot $14,3,$27;           ldl $10,ttable_rounds+16($10) !tprello
    srl $7,32,$23;              ldl $26,ttable_rounds+16($26) !tprello
    zapnot $23,3,$23;           ldhu $24,ttable_scratch+304+4($31) !tprello
    srl $22,48,$22;             ldl $25,ttable_rounds+24($25) !tprello
    vlog3r0 $12,$8,$10,$8;      ldl $27,ttable_rounds+0($27) !tprello
    vlog3r0 $4,$15,$26,$15;     ldhu $26,ttable_scratch+304+2($31) !tprello
    vlog3r0 $8,$9,$6,$6;        ldl $24,ttable_rounds+8($24) !tprello
    zapnot $1,3,$1;             ldl $23,ttable_rounds+8($23) !tprello
    srl $7,16,$7;               ldl $22,ttable_rounds+24($22) !tprello
    zapnot $7,3,$7;             ldl $26,ttable_rounds+16($26) !tprello
    vlog3r0 $15,$24,$25,$15;    ldl $1,ttable_rounds+0($1) !tprello
    srl $14,48,$14;             ldl $7,ttable_rounds+16($7) !tprello
    zapnot $11,3,$24;           ldhu $25,ttable_scratch+296+4($31) !tprello
    vlog3r0 $13,$27,$26,$26;    ldl $14,ttable_rounds+24($14) !tprello
    srl $5,32,$27;              stl $15,ttable_scratch+328($31) !tprello
    vlog3r0 $26,$23,$22,$22;    ldl $24,ttable_rounds+0($24) !tprello
    vlog3r0 $2,$1,$7,$1;        ldl $25,ttable_rounds+8($25) !tprello
    zapnot $27,3,$27;           ldhu $7,ttable_scratch+312+2($31) !tprello
    srl $0,48,$23;              ldl $27,ttable_rounds+8($27) !tprello
    zapnot $3,3,$26;            ldl $23,ttable_rounds+24($23) !tprello
    vlog3r0 $1,$25,$14,$1;      ldl $26,ttable_rounds+0($26) !tprello
    srl $5,16,$14;              ldl $7,ttable_rounds+16($7) !tprello
    zapnot $14,3,$14;           stl $1,ttable_scratch+336($31) !tprello
    srl $11,48,$25;             ldl $14,ttable_rounds+16($14) !tprello
    zapnot $5,3,$8;             ldhu $9,ttable_scratch+320+4($31) !tprello
    vlog3r0 $12,$24,$7,$7;      ldl $25,ttable_rounds+24($25) !tprello
    srl $11,32,$12;             ldl $8,ttable_rounds+0($8) !tprello
    vlog3r0 $7,$27,$23,$7;      ldhu $23,ttable_scratch+320+2($31) !tprello
    vlog3r0 $4,$26,$14,$4;      ldl $9,ttable_rounds+8($9) !tprello
    zapnot $12,3,$12;           ldhu $14,ttable_scratch+312+4($31) !tprello
    srl $3,48,$3;               ldl $12,ttable_rounds+8($12) !tprello
    zapnot $0,3,$0;             ldl $23,ttable_rounds+16($23) !tprello
    vlog3r0 $4,$9,$25,$4;       ldl $3,ttable_rounds+24($3) !tprello
    srl $11,16,$11;             ldl $0,ttable_rounds+0($0) !tprello
    zapnot $11,3,$11;           ldl $14,ttable_rounds+8($14) !tprello
    vlog3r0 $13,$8,$23,$8;      ldl $11,ttable_rounds+16($11) !tprello
    srl $5,48,$5;               stl $4,ttable_scratch+344($31) !tprello
    vlog3r0 $8,$12,$3,$3;       ldl $5,ttable_rounds+24($5) !tprello
    zapnot $6,3,$8;             ldl $12,ttable_keys+416($31) !tprello
    vlog3r0 $2,$0,$11,$0;       ldl $2,ttable_keys+424($31) !tprello
    srl $22,32,$11;             ldl $13,ttable_keys+432($31) !tprello
    vlog3r0 $0,$14,$5,$0;       ldl $5,ttable_keys+440($31) !tprello
    zapnot $11,3,$11;           ldl $8,ttable_rounds+0($8) !tprello
    srl $1,48,$14;              stl $0,ttable_scratch+352($31) !tprello
    zapnot $15,3,$23;           ldhu $9,ttable_scratch+328+2($31) !tprello
    srl $22,16,$25;             ldl $11,ttable_rounds+8($11) !tprello
    zapnot $25,3,$25;           ldl $14,ttable_rounds+24($14) !tprello
    srl $6,48,$26;              ldl $23,ttable_rounds+0($23) !tprello
    zapnot $22,3,$27;           ldl $9,ttable_rounds+16($9) !tprello
    srl $6,32,$24;              ldl $25,ttable_rounds+16($25) !tprello
    zapnot $24,3,$24;           ldhu $10,ttable_scratch+336+4($31) !tprello
    srl $15,48,$15;             ldl $26,ttable_rounds+24($26) !tprello
    vlog3r0 $12,$8,$9,$8;       ldl $27,ttable_rounds+0($27) !tprello
    vlog3r0 $2,$23,$25,$23;     ldhu $25,ttable_scratch+336+2($31) !tprello
    vlog3r0 $8,$11,$14,$8;      ldl $10,ttable_rounds+8($10) !tprello
    zapnot $1,3,$1;             ldl $24,ttable_rounds+8($24) !tprello
    srl $6,16,$6;               ldl $15,ttable_rounds+24($15) !tprello
    zapnot $6,3,$6;             ldl $25,ttable_rounds+16($25) !tprello
    vlog3r0 $23,$10,$26,$10;    ldl $1,ttable_rounds+0($1) !tprello
    srl $22,48,$22;             ldl $6,ttable_rounds+16($6) !tprello
    zapnot $7,3,$23;            ldhu $26,ttable_scratch+328+4($31) !tprello
    vlog3r0 $13,$27,$25,$25;    ldl $22,ttable_rounds+24($22) !tprello
    srl $3,32,$27;              ldl $23,ttable_rounds+0($23) !tprello
    vlog3r0 $25,$24,$15,$15;    ldhu $24,ttable_scratch+344+2($31) !tprello
    vlog3r0 $5,$1,$6,$1;        ldl $26,ttable_rounds+8($26) !tprello
    zapnot $27,3,$27;           ldhu $6,ttable_scratch+352+4($31) !tprello
    srl $0,48,$25;              ldl $27,ttable_rounds+8($27) !tprello
    zapnot $4,3,$11;            ldl $24,ttable_rounds+16($24) !tprello
    vlog3r0 $1,$26,$22,$1;      ldl $25,ttable_rounds+24($25) !tprello
    srl $3,16,$22;              ldl $11,ttable_rounds+0($11) !tprello
    zapnot $22,3,$22;           stl $1,ttable_scratch+360($31) !tprello
    vlog3r0 $12,$23,$24,$12;    ldl $22,ttable_rounds+16($22) !tprello
    srl $7,48,$23;              ldl $6,ttable_rounds+8($6) !tprello
    vlog3r0 $12,$27,$25,$12;    ldl $23,ttable_rounds+24($23) !tprello
    zapnot $3,3,$25;            ldhu $27,ttable_scratch+352+2($31) !tprello
    vlog3r0 $2,$11,$22,$2;      ldl $25,ttable_rounds+0($25) !tprello
    srl $7,32,$11;              ldhu $22,ttable_scratch+344+4($31) !tprello
    vlog3r0 $2,$6,$23,$2;       ldw $6,aes_round_keys+16*AES_ROUNDS+COLUMN0($31) !tprello
    zapnot $11,3,$11;           ldl $27,ttable_rounds+16($27) !tprello
    srl $4,48,$4;               ldl $11,ttable_rounds+8($11) !tprello
    zapnot $0,3,$0;             ldl $4,ttable_rounds+24($4) !tprello
    srl $7,16,$7;               ldl $0,ttable_rounds+0($0) !tprello
    vlog3r0 $13,$25,$27,$13;    ldl $22,ttable_rounds+8($22) !tprello
    zapnot $7,3,$7;             ldw $25,aes_round_keys+16*AES_ROUNDS+COLUMN1($31) !tprello
    vlog3r0 $13,$11,$4,$4;      ldl $7,ttable_rounds+16($7) !tprello
    srl $3,48,$3;               ldw $11,aes_round_keys+16*AES_ROUNDS+COLUMN2($31) !tprello
    zapnot $8,3,$13;            ldl $3,ttable_rounds+24($3) !tprello
    srl $10,16,$27;             ldw $23,aes_round_keys+16*AES_ROUNDS+COLUMN3($31) !tprello
    vlog3r0 $5,$0,$7,$0;        ldw $13,ttable_last+0($13) !tprello
    zapnot $27,3,$27;           ldw $5,0+COLUMN0(IN)
    vlog3r0 $0,$22,$3,$0;       ldw $27,ttable_last+4($27) !tprello
    srl $15,32,$3;              ldhu $22,ttable_scratch+360+4($31) !tprello
    zapnot $3,3,$3;             stl $0,ttable_scratch+368($31) !tprello
    srl $1,48,$7;               ldw $3,ttable_last+16($3) !tprello
    vlog3r0 $6,$13,$27,$13;     ldw $7,ttable_last+20($7) !tprello
    zapnot $10,3,$27;           ldw $22,ttable_last+16($22) !tprello
    srl $15,16,$24;             ldw $27,ttable_last+0($27) !tprello
    zapnot $24,3,$24;           ldw $26,0+COLUMN1(IN)
    vlog3r0 $13,$3,$7,$3;       ldw $24,ttable_last+4($24) !tprello
    srl $8,48,$7;               ldhu $13,ttable_scratch+360+2($31) !tprello
    xor $3,$5,$3;               ldw $7,ttable_last+20($7) !tprello
    zapnot $15,3,$5;            stw $3,0+COLUMN0(OUT)
    vlog3r0 $25,$27,$24,$24;    ldw $5,ttable_last+0($5) !tprello
    srl $8,32,$27;              ldw $13,ttable_last+4($13) !tprello
    vlog3r0 $24,$22,$7,$7;      ldw $22,0+COLUMN2(IN)
    zapnot $27,3,$27;           ldw $24,0+COLUMN3(IN)
    xor $7,$26,$7;              ldw $27,ttable_last+16($27) !tprello
    vlog3r0 $11,$5,$13,$5;      stw $7,0+COLUMN1(OUT)
    srl $10,48,$7;              zapnot $1,3,$1
    srl $8,16,$8;               ldw $7,ttable_last+20($7) !tprello
    zapnot $8,3,$8;             ldw $1,ttable_last+0($1) !tprello
    srl $10,32,$10;             ldw $8,ttable_last+4($8) !tprello
    zapnot $10,3,$10;           srl $15,48,$15
    vlog3r0 $5,$27,$7,$5;       ldw $10,ttable_last+16($10) !tprello
    zapnot $12,3,$7;            ldw $15,ttable_last+20($15) !tprello
    vlog3r0 $23,$1,$8,$1;       ldw $7,ttable_last+0($7) !tprello
    xor $5,$22,$5;              ldw $22,16+COLUMN0(IN)
    srl $2,16,$8;               stw $5,0+COLUMN2(OUT)
    vlog3r0 $1,$10,$15,$1;      ldhu $10,ttable_scratch+368+4($31) !tprello
    zapnot $8,3,$8;             srl $4,32,$15
    xor $1,$24,$1;              ldw $8,ttable_last+4($8) !tprello
    zapnot $15,3,$15;           stw $1,0+COLUMN3(OUT)
    srl $0,48,$1;               ldw $15,ttable_last+16($15) !tprello
    zapnot $2,3,$24;            ldw $1,ttable_last+20($1) !tprello
    vlog3r0 $6,$7,$8,$6;        ldw $24,ttable_last+0($24) !tprello
    srl $4,16,$7;               ldw $10,ttable_last+16($10) !tprello
    zapnot $7,3,$7;             ldw $8,16+COLUMN1(IN)
    vlog3r0 $6,$15,$1,$1;       ldw $7,ttable_last+4($7) !tprello
    srl $12,48,$6;              ldhu $15,ttable_scratch+368+2($31) !tprello
    xor $1,$22,$1;              ldw $6,ttable_last+20($6) !tprello
    zapnot $4,3,$22;            stw $1,16+COLUMN0(OUT)
    vlog3r0 $25,$24,$7,$7;      ldw $22,ttable_last+0($22) !tprello
    srl $12,32,$24;             ldw $15,ttable_last+4($15) !tprello
    vlog3r0 $7,$10,$6,$6;       ldw $7,16+COLUMN2(IN)
    zapnot $24,3,$24;           ldw $10,16+COLUMN3(IN)
    xor $6,$8,$6;               ldw $24,ttable_last+16($24) !tprello
    vlog3r0 $11,$22,$15,$11;    stw $6,16+COLUMN1(OUT)
    srl $2,48,$6;               zapnot $0,3,$0
    srl $12,16,$12;             ldw $6,ttable_last+20($6) !tprello
    zapnot $12,3,$12;           ldw $0,ttable_last+0($0) !tprello
    srl $2,32,$2;               ldw $12,ttable_last+4($12) !tprello
    zapnot $2,3,$2;             srl $4,48,$4
    vlog3r0 $11,$24,$6,$6;      ldw $2,ttable_last+16($2) !tprello
    ldi OUT,32(OUT);            ldw $4,ttable_last+20($4) !tprello
    vlog3r0 $23,$0,$12,$0;      xor $6,$7,$6
    subl LEFT,1,LEFT;           ldl $7,ttable_counter+0($31) !tprello
    xor COUNTER,LAST_KEY_BYTE,$12;ldl $23,ttable_counter+8($31) !tprello
    ldi $11,32(COUNTER);        ldl $24,ttable_counter+16($31) !tprello
    xor $11,LAST_KEY_BYTE,$11;  ldl $15,ttable_counter+24($31) !tprello
    ldi COUNTER,64(COUNTER);    ldl $22,ttable_counter+32($31) !tprello
    and $12,MASK,$12;           and $11,MASK,$11
    vlog3r0 $0,$2,$4,$0;        ldl $12,ttable_rounds+24($12) !tprello
    ldi IN,32(IN);              ldl $11,ttable_rounds+24($11) !tprello
    xor $0,$10,$0;              stw $6,16+COLUMN2-32(OUT)
    clr $31;                    stw $0,16+COLUMN3-32(OUT)
    xor $7,$12,$12;             nop
    zapnot $12,3,$0;            stl $12,ttable_scratch+0($31) !tprello
    srl $12,48,$12;             ldl $0,ttable_rounds+0($0) !tprello
    xor $7,$11,$7;              ldl $12,ttable_rounds+24($12) !tprello
    zapnot $7,3,$11;            ldhu $6,ttable_scratch+0+4($31) !tprello
    srl $7,48,$10;              ldhu $2,ttable_scratch+0+2($31) !tprello
    xor $23,$0,$8;              stl $7,ttable_scratch+16($31) !tprello
    xor $24,$12,$12;            ldl $11,ttable_rounds+0($11) !tprello
    zapnot $8,3,$7;             ldl $6,ttable_rounds+8($6) !tprello
    srl $12,16,$0;              ldl $2,ttable_rounds+16($2) !tprello
    zapnot $0,3,$25;            ldl $10,ttable_rounds+24($10) !tprello
    xor $23,$11,$23;            ldhu $11,ttable_scratch+16+4($31) !tprello
    xor $15,$6,$27;             ldhu $6,ttable_scratch+16+2($31) !tprello
    xor $22,$2,$13;             stl $27,ttable_scratch+8($31) !tprello
    xor $24,$10,$0;             stl $23,ttable_scratch+24($31) !tprello
    srl $13,48,$10;             ldl $11,ttable_rounds+8($11) !tprello
    zapnot $12,3,$24;           ldl $6,ttable_rounds+16($6) !tprello
    srl $13,32,$2;              ldl $26,ttable_keys+96($31) !tprello
    zapnot $2,3,$14;            ldl $1,ttable_keys+104($31) !tprello
    xor $15,$11,$2;             ldl $3,ttable_keys+112($31) !tprello
    xor $22,$6,$4;              stl $2,ttable_scratch+32($31) !tprello
    srl $8,48,$6;               ldl $5,ttable_keys+120($31) !tprello
    zapnot $27,3,$22;           ldl $7,ttable_rounds+0($7) !tprello
    srl $13,16,$11;             ldl $25,ttable_rounds+16($25) !tprello
    zapnot $11,3,$11;           ldhu $15,ttable_scratch+8+4($31) !tprello
    srl $8,32,$9;               ldl $10,ttable_rounds+24($10) !tprello
    zapnot $9,3,$9;             ldl $24,ttable_rounds+0($24) !tprello
    vlog3r0 $26,$7,$25,$7;      ldhu $25,ttable_scratch+8+2($31) !tprello
    srl $12,48,$28;             ldl $15,ttable_rounds+8($15) !tprello
    zapnot $13,3,$13;           ldl $14,ttable_rounds+8($14) !tprello
    srl $8,16,$8;               ldl $29,ttable_rounds+24($6) !tprello
    zapnot $8,3,$8;             ldl $25,ttable_rounds+16($25) !tprello
    vlog3r0 $7,$15,$10,$6;      ldl $22,ttable_rounds+0($22) !tprello
    srl $12,32,$12;             ldl $11,ttable_rounds+16($11) !tprello
    zapnot $12,3,$12;           ldl $9,ttable_rounds+8($9) !tprello
    vlog3r0 $1,$24,$25,$24;     ldl $28,ttable_rounds+24($28) !tprello
    srl $27,48,$27;             ldl $13,ttable_rounds+0($13) !tprello
    vlog3r0 $24,$14,$29,$7;     ldl $14,ttable_rounds+16($8) !tprello
    vlog3r0 $3,$22,$11,$11;     ldl $12,ttable_rounds+8($12) !tprello
    zapnot $23,3,$22;           ldl $27,ttable_rounds+24($27) !tprello
    vlog3r0 $11,$9,$28,$8;      stl $6,ttable_scratch+40($31) !tprello
    vlog3r0 $5,$13,$14,$13;     ldl $22,ttable_rounds+0($22) !tprello
    srl $0,16,$14;              stl $8,ttable_scratch+48($31) !tprello
    vlog3r0 $13,$12,$27,$9;     ldhu $12,ttable_scratch+32+4($31) !tprello
    zapnot $14,3,$14;           ldhu $10,ttable_scratch+32+2($31) !tprello
    srl $4,48,$13;              ldl $27,ttable_rounds+16($14) !tprello
    zapnot $0,3,$14;            ldl $11,ttable_rounds+24($13) !tprello
    srl $4,32,$13;              ldl $12,ttable_rounds+8($12) !tprello
    zapnot $13,3,$13;           ldl $14,ttable_rounds+0($14) !tprello
    vlog3r0 $26,$22,$27,$15;    bne LEFT,\next
    .endm
