# SPDX-License-Identifier: Apache-2.0
#
# Made by generate.py: two blocks, 10 rounds.
# 839 instructions in 420 cycles; no order of them takes fewer than 420.
# A line is a cycle: what goes to pipe 0, and what goes to pipe 1.

# What the loop has of a pass before the pass before is over, for the first pass.
    .macro FIRST_STEPS
    subl LEFT,1,LEFT
    ldl $6,ttable_counter+0($31) !tprello
    xor COUNTER,LAST_KEY_BYTE,$14
    ldl $23,ttable_counter+8($31) !tprello
    ldi $12,32(COUNTER)
    ldl $11,ttable_counter+16($31) !tprello
    xor $12,LAST_KEY_BYTE,$12
    ldl $29,ttable_counter+24($31) !tprello
    ldi COUNTER,64(COUNTER)
    ldl $9,ttable_counter+32($31) !tprello
    and $14,MASK,$14
    ldl $0,ttable_keys+96($31) !tprello
    and $12,MASK,$12
    ldl $14,ttable_rounds+24($14) !tprello
    ldl $12,ttable_rounds+24($12) !tprello
    xor $6,$14,$14
    ldl $1,ttable_keys+104($31) !tprello
    zapnot $14,3,$27
    stl $14,ttable_scratch+0($31) !tprello
    srl $14,48,$14
    ldl $27,ttable_rounds+0($27) !tprello
    xor $6,$12,$6
    ldl $14,ttable_rounds+24($14) !tprello
    xor $23,$27,$27
    ldhu $15,ttable_scratch+0+4($31) !tprello
    xor $11,$14,$14
    ldhu $10,ttable_scratch+0+2($31) !tprello
    zapnot $6,3,$13
    ldl $15,ttable_rounds+8($15) !tprello
    srl $6,48,$3
    ldl $10,ttable_rounds+16($10) !tprello
    zapnot $27,3,$8
    stl $6,ttable_scratch+16($31) !tprello
    xor $29,$15,$2
    ldl $13,ttable_rounds+0($13) !tprello
    srl $14,16,$15
    stl $2,ttable_scratch+8($31) !tprello
    xor $9,$10,$10
    ldl $6,ttable_rounds+24($3) !tprello
    zapnot $15,3,$15
    ldhu $12,ttable_scratch+16+4($31) !tprello
    xor $23,$13,$3
    ldhu $13,ttable_scratch+16+2($31) !tprello
    srl $10,48,$23
    stl $3,ttable_scratch+24($31) !tprello
    xor $11,$6,$4
    ldl $5,ttable_keys+112($31) !tprello
    zapnot $14,3,$11
    ldl $12,ttable_rounds+8($12) !tprello
    srl $10,32,$6
    ldl $13,ttable_rounds+16($13) !tprello
    zapnot $6,3,$22
    ldl $6,ttable_keys+120($31) !tprello
    srl $27,48,$26
    ldl $24,ttable_rounds+0($8) !tprello
    xor $29,$12,$7
    ldl $15,ttable_rounds+16($15) !tprello
    xor $9,$13,$8
    stl $7,ttable_scratch+32($31) !tprello
    zapnot $2,3,$13
    ldhu $9,ttable_scratch+8+4($31) !tprello
    srl $10,16,$12
    ldl $23,ttable_rounds+24($23) !tprello
    vlog3r0 $0,$24,$15,$15
    ldl $11,ttable_rounds+0($11) !tprello
    zapnot $12,3,$12
    ldhu $24,ttable_scratch+8+2($31) !tprello
    srl $27,32,$29
    ldl $9,ttable_rounds+8($9) !tprello
    zapnot $29,3,$29
    ldl $22,ttable_rounds+8($22) !tprello
    srl $14,48,$25
    ldl $26,ttable_rounds+24($26) !tprello
    zapnot $10,3,$28
    ldl $24,ttable_rounds+16($24) !tprello
    vlog3r0 $15,$9,$23,$9
    ldl $15,ttable_rounds+0($13) !tprello
    srl $27,16,$27
    ldl $23,ttable_rounds+16($12) !tprello
    zapnot $27,3,$27
    ldl $10,ttable_rounds+8($29) !tprello
    vlog3r0 $1,$11,$24,$24
    ldl $11,ttable_rounds+24($25) !tprello
    srl $14,32,$25
    ldl $12,ttable_rounds+0($28) !tprello
    vlog3r0 $24,$22,$26,$13
    ldl $14,ttable_rounds+16($27) !tprello
    vlog3r0 $5,$15,$23,$15
    .endm

    .macro NEXT_PAIR next
    zapnot $25,3,$22;           stl $9,ttable_scratch+40($31) !tprello
    vlog3r0 $15,$10,$11,$10;    ldl $22,ttable_rounds+8($22) !tprello
    vlog3r0 $6,$12,$14,$12;     ldhu $14,ttable_scratch+32+4($31) !tprello
    srl $2,48,$2;               stl $10,ttable_scratch+48($31) !tprello
    zapnot $3,3,$11;            ldl $2,ttable_rounds+24($2) !tprello
    srl $4,16,$15;              ldl $11,ttable_rounds+0($11) !tprello
    zapnot $15,3,$15;           ldl $14,ttable_rounds+8($14) !tprello
    srl $8,48,$23;              ldl $15,ttable_rounds+16($15) !tprello
    vlog3r0 $12,$22,$2,$2;      ldl $23,ttable_rounds+24($23) !tprello
    zapnot $4,3,$12;            ldhu $22,ttable_scratch+32+2($31) !tprello
    srl $8,32,$24;              ldl $12,ttable_rounds+0($12) !tprello
    vlog3r0 $0,$11,$15,$0;      ldhu $11,ttable_scratch+24+4($31) !tprello
    zapnot $24,3,$24;           ldhu $15,ttable_scratch+24+2($31) !tprello
    vlog3r0 $0,$14,$23,$0;      ldl $22,ttable_rounds+16($22) !tprello
    srl $3,48,$3;               ldl $24,ttable_rounds+8($24) !tprello
    zapnot $7,3,$14;            ldl $3,ttable_rounds+24($3) !tprello
    srl $8,16,$23;              ldl $14,ttable_rounds+0($14) !tprello
    vlog3r0 $1,$12,$22,$1;      ldl $11,ttable_rounds+8($11) !tprello
    zapnot $23,3,$23;           ldl $15,ttable_rounds+16($15) !tprello
    vlog3r0 $1,$24,$3,$1;       ldl $23,ttable_rounds+16($23) !tprello
    srl $4,48,$3;               stl $0,ttable_scratch+56($31) !tprello
    zapnot $8,3,$8;             ldl $3,ttable_rounds+24($3) !tprello
    srl $4,32,$4;               ldl $8,ttable_rounds+0($8) !tprello
    vlog3r0 $5,$14,$23,$5;      ldl $14,ttable_keys+128($31) !tprello
    zapnot $4,3,$4;             ldl $23,ttable_keys+136($31) !tprello
    vlog3r0 $5,$11,$3,$3;       ldl $4,ttable_rounds+8($4) !tprello
    vlog3r0 $6,$8,$15,$6;       ldl $8,ttable_keys+144($31) !tprello
    srl $7,48,$7;               stl $3,ttable_scratch+64($31) !tprello
    zapnot $9,3,$15;            ldl $7,ttable_rounds+24($7) !tprello
    srl $13,16,$5;              ldl $11,ttable_keys+152($31) !tprello
    zapnot $5,3,$5;             ldl $15,ttable_rounds+0($15) !tprello
    srl $2,48,$24;              ldl $5,ttable_rounds+16($5) !tprello
    vlog3r0 $6,$4,$7,$4;        ldhu $6,ttable_scratch+48+4($31) !tprello
    zapnot $13,3,$7;            ldl $24,ttable_rounds+24($24) !tprello
    srl $2,32,$12;              ldl $7,ttable_rounds+0($7) !tprello
    vlog3r0 $14,$15,$5,$5;      ldhu $15,ttable_scratch+48+2($31) !tprello
    zapnot $12,3,$12;           ldl $6,ttable_rounds+8($6) !tprello
    srl $9,48,$9;               ldl $12,ttable_rounds+8($12) !tprello
    zapnot $10,3,$22;           ldl $9,ttable_rounds+24($9) !tprello
    srl $2,16,$25;              ldl $15,ttable_rounds+16($15) !tprello
    vlog3r0 $5,$6,$24,$5;       ldl $22,ttable_rounds+0($22) !tprello
    zapnot $25,3,$25;           ldhu $6,ttable_scratch+40+4($31) !tprello
    srl $13,48,$24;             ldl $25,ttable_rounds+16($25) !tprello
    vlog3r0 $23,$7,$15,$7;      ldl $24,ttable_rounds+24($24) !tprello
    zapnot $2,3,$2;             ldhu $15,ttable_scratch+40+2($31) !tprello
    vlog3r0 $7,$12,$9,$7;       ldl $6,ttable_rounds+8($6) !tprello
    vlog3r0 $8,$22,$25,$22;     ldl $2,ttable_rounds+0($2) !tprello
    srl $13,32,$13;             stl $5,ttable_scratch+72($31) !tprello
    zapnot $13,3,$13;           ldl $15,ttable_rounds+16($15) !tprello
    vlog3r0 $22,$6,$24,$6;      ldl $13,ttable_rounds+8($13) !tprello
    srl $10,48,$10;             ldhu $22,ttable_scratch+64+4($31) !tprello
    zapnot $0,3,$24;            ldl $10,ttable_rounds+24($10) !tprello
    vlog3r0 $11,$2,$15,$2;      stl $6,ttable_scratch+80($31) !tprello
    srl $1,16,$15;              ldl $24,ttable_rounds+0($24) !tprello
    zapnot $15,3,$15;           ldl $22,ttable_rounds+8($22) !tprello
    vlog3r0 $2,$13,$10,$2;      ldl $15,ttable_rounds+16($15) !tprello
    srl $4,48,$10;              ldhu $13,ttable_scratch+64+2($31) !tprello
    zapnot $1,3,$25;            ldl $10,ttable_rounds+24($10) !tprello
    srl $4,32,$9;               ldl $25,ttable_rounds+0($25) !tprello
    vlog3r0 $14,$24,$15,$14;    ldhu $15,ttable_scratch+56+4($31) !tprello
    zapnot $9,3,$9;             ldl $13,ttable_rounds+16($13) !tprello
    vlog3r0 $14,$22,$10,$10;    ldl $9,ttable_rounds+8($9) !tprello
    srl $0,48,$0;               ldhu $14,ttable_scratch+56+2($31) !tprello
    zapnot $3,3,$22;            ldl $0,ttable_rounds+24($0) !tprello
    vlog3r0 $23,$25,$13,$13;    ldl $22,ttable_rounds+0($22) !tprello
    srl $4,16,$23;              ldl $15,ttable_rounds+8($15) !tprello
    zapnot $23,3,$23;           ldl $14,ttable_rounds+16($14) !tprello
    vlog3r0 $13,$9,$0,$0;       ldl $23,ttable_rounds+16($23) !tprello
    srl $1,48,$9;               stl $10,ttable_scratch+88($31) !tprello
    zapnot $4,3,$4;             ldl $9,ttable_rounds+24($9) !tprello
    srl $1,32,$1;               ldl $4,ttable_rounds+0($4) !tprello
    vlog3r0 $8,$22,$23,$8;      ldl $22,ttable_keys+160($31) !tprello
    zapnot $1,3,$1;             ldl $23,ttable_keys+168($31) !tprello
    vlog3r0 $8,$15,$9,$8;       ldl $1,ttable_rounds+8($1) !tprello
    vlog3r0 $11,$4,$14,$4;      ldl $11,ttable_keys+176($31) !tprello
    srl $3,48,$3;               stl $8,ttable_scratch+96($31) !tprello
    zapnot $5,3,$14;            ldl $3,ttable_rounds+24($3) !tprello
    srl $7,16,$9;               ldl $15,ttable_keys+184($31) !tprello
    zapnot $9,3,$9;             ldl $14,ttable_rounds+0($14) !tprello
    srl $2,48,$13;              ldl $9,ttable_rounds+16($9) !tprello
    vlog3r0 $4,$1,$3,$1;        ldhu $3,ttable_scratch+80+4($31) !tprello
    zapnot $7,3,$4;             ldl $13,ttable_rounds+24($13) !tprello
    srl $2,32,$25;              ldl $4,ttable_rounds+0($4) !tprello
    vlog3r0 $22,$14,$9,$9;      ldhu $14,ttable_scratch+80+2($31) !tprello
    zapnot $25,3,$25;           ldl $3,ttable_rounds+8($3) !tprello
    srl $5,48,$5;               ldl $25,ttable_rounds+8($25) !tprello
    zapnot $6,3,$24;            ldl $5,ttable_rounds+24($5) !tprello
    srl $2,16,$12;              ldl $14,ttable_rounds+16($14) !tprello
    vlog3r0 $9,$3,$13,$3;       ldl $24,ttable_rounds+0($24) !tprello
    zapnot $12,3,$12;           ldhu $9,ttable_scratch+72+4($31) !tprello
    srl $7,48,$13;              ldl $12,ttable_rounds+16($12) !tprello
    vlog3r0 $23,$4,$14,$4;      ldl $13,ttable_rounds+24($13) !tprello
    zapnot $2,3,$2;             ldhu $14,ttable_scratch+72+2($31) !tprello
    vlog3r0 $4,$25,$5,$4;       ldl $9,ttable_rounds+8($9) !tprello
    vlog3r0 $11,$24,$12,$12;    ldl $2,ttable_rounds+0($2) !tprello
    srl $7,32,$7;               stl $3,ttable_scratch+104($31) !tprello
    zapnot $7,3,$7;             ldl $14,ttable_rounds+16($14) !tprello
    vlog3r0 $12,$9,$13,$9;      ldl $7,ttable_rounds+8($7) !tprello
    srl $6,48,$6;               ldhu $12,ttable_scratch+96+4($31) !tprello
    zapnot $10,3,$13;           ldl $6,ttable_rounds+24($6) !tprello
    vlog3r0 $15,$2,$14,$2;      ldl $13,ttable_rounds+0($13) !tprello
    srl $0,16,$14;              ldhu $24,ttable_scratch+96+2($31) !tprello
    zapnot $14,3,$14;           ldl $12,ttable_rounds+8($12) !tprello
    vlog3r0 $2,$7,$6,$2;        ldl $14,ttable_rounds+16($14) !tprello
    srl $1,48,$6;               ldhu $7,ttable_scratch+88+4($31) !tprello
    zapnot $0,3,$5;             stl $2,ttable_scratch+112($31) !tprello
    srl $1,32,$25;              ldl $6,ttable_rounds+24($6) !tprello
    vlog3r0 $22,$13,$14,$13;    ldl $5,ttable_rounds+0($5) !tprello
    zapnot $25,3,$25;           ldl $24,ttable_rounds+16($24) !tprello
    srl $10,48,$10;             ldl $25,ttable_rounds+8($25) !tprello
    vlog3r0 $13,$12,$6,$6;      ldl $10,ttable_rounds+24($10) !tprello
    zapnot $8,3,$12;            ldl $7,ttable_rounds+8($7) !tprello
    vlog3r0 $23,$5,$24,$5;      ldl $12,ttable_rounds+0($12) !tprello
    srl $1,16,$23;              ldhu $24,ttable_scratch+88+2($31) !tprello
    vlog3r0 $5,$25,$10,$5;      ldl $10,ttable_keys+192($31) !tprello
    zapnot $23,3,$23;           ldl $25,ttable_keys+200($31) !tprello
    srl $0,48,$13;              ldl $23,ttable_rounds+16($23) !tprello
    zapnot $1,3,$1;             ldl $13,ttable_rounds+24($13) !tprello
    srl $0,32,$0;               ldl $1,ttable_rounds+0($1) !tprello
    zapnot $0,3,$0;             ldl $24,ttable_rounds+16($24) !tprello
    vlog3r0 $11,$12,$23,$11;    ldl $0,ttable_rounds+8($0) !tprello
    srl $8,48,$8;               stl $5,ttable_scratch+120($31) !tprello
    vlog3r0 $11,$7,$13,$7;      ldl $8,ttable_rounds+24($8) !tprello
    vlog3r0 $15,$1,$24,$1;      ldl $15,ttable_keys+208($31) !tprello
    zapnot $3,3,$24;            ldl $11,ttable_keys+216($31) !tprello
    srl $4,16,$13;              ldl $24,ttable_rounds+0($24) !tprello
    vlog3r0 $1,$0,$8,$0;        ldhu $1,ttable_scratch+112+4($31) !tprello
    zapnot $13,3,$13;           ldhu $8,ttable_scratch+112+2($31) !tprello
    srl $9,32,$12;              stl $0,ttable_scratch+128($31) !tprello
    zapnot $12,3,$12;           ldl $13,ttable_rounds+16($13) !tprello
    srl $2,48,$23;              ldl $12,ttable_rounds+8($12) !tprello
    zapnot $4,3,$14;            ldl $23,ttable_rounds+24($23) !tprello
    srl $9,16,$22;              ldl $14,ttable_rounds+0($14) !tprello
    vlog3r0 $10,$24,$13,$13;    ldl $1,ttable_rounds+8($1) !tprello
    zapnot $22,3,$22;           ldl $8,ttable_rounds+16($8) !tprello
    vlog3r0 $13,$12,$23,$12;    ldl $22,ttable_rounds+16($22) !tprello
    srl $3,48,$3;               ldhu $13,ttable_scratch+104+4($31) !tprello
    zapnot $9,3,$23;            ldl $3,ttable_rounds+24($3) !tprello
    srl $4,48,$24;              ldl $23,ttable_rounds+0($23) !tprello
    vlog3r0 $25,$14,$22,$14;    ldl $24,ttable_rounds+24($24) !tprello
    zapnot $2,3,$2;             ldl $13,ttable_rounds+8($13) !tprello
    vlog3r0 $14,$1,$3,$1;       ldl $2,ttable_rounds+0($2) !tprello
    vlog3r0 $15,$23,$8,$8;      ldhu $23,ttable_scratch+104+2($31) !tprello
    srl $4,32,$4;               stl $1,ttable_scratch+136($31) !tprello
    vlog3r0 $8,$13,$24,$8;      ldhu $13,ttable_scratch+120+2($31) !tprello
    zapnot $4,3,$4;             ldhu $24,ttable_scratch+128+4($31) !tprello
    srl $9,48,$9;               ldl $23,ttable_rounds+16($23) !tprello
    zapnot $6,3,$3;             ldl $4,ttable_rounds+8($4) !tprello
    srl $7,32,$14;              ldl $9,ttable_rounds+24($9) !tprello
    zapnot $14,3,$14;           ldl $3,ttable_rounds+0($3) !tprello
    vlog3r0 $11,$2,$23,$2;      ldl $13,ttable_rounds+16($13) !tprello
    srl $0,48,$23;              ldl $14,ttable_rounds+8($14) !tprello
    vlog3r0 $2,$4,$9,$2;        ldl $23,ttable_rounds+24($23) !tprello
    zapnot $5,3,$4;             ldl $24,ttable_rounds+8($24) !tprello
    vlog3r0 $10,$3,$13,$3;      stl $2,ttable_scratch+144($31) !tprello
    srl $7,16,$10;              ldl $4,ttable_rounds+0($4) !tprello
    vlog3r0 $3,$14,$23,$3;      ldhu $14,ttable_scratch+128+2($31) !tprello
    zapnot $10,3,$10;           ldhu $23,ttable_scratch+120+4($31) !tprello
    srl $6,48,$13;              ldl $10,ttable_rounds+16($10) !tprello
    zapnot $7,3,$9;             ldl $13,ttable_rounds+24($13) !tprello
    srl $6,32,$22;              ldl $9,ttable_rounds+0($9) !tprello
    zapnot $22,3,$22;           ldl $14,ttable_rounds+16($14) !tprello
    vlog3r0 $25,$4,$10,$4;      ldl $22,ttable_rounds+8($22) !tprello
    srl $5,48,$5;               ldl $23,ttable_rounds+8($23) !tprello
    vlog3r0 $4,$24,$13,$4;      ldl $5,ttable_rounds+24($5) !tprello
    vlog3r0 $15,$9,$14,$9;      ldl $14,ttable_keys+224($31) !tprello
    zapnot $0,3,$0;             stl $4,ttable_scratch+152($31) !tprello
    srl $6,16,$6;               ldl $0,ttable_rounds+0($0) !tprello
    vlog3r0 $9,$22,$5,$5;       ldl $9,ttable_keys+232($31) !tprello
    zapnot $6,3,$6;             ldl $22,ttable_keys+240($31) !tprello
    srl $7,48,$7;               ldl $6,ttable_rounds+16($6) !tprello
    zapnot $12,3,$15;           ldl $7,ttable_rounds+24($7) !tprello
    srl $8,32,$13;              ldl $24,ttable_keys+248($31) !tprello
    zapnot $13,3,$13;           ldl $15,ttable_rounds+0($15) !tprello
    vlog3r0 $11,$0,$6,$0;       ldhu $6,ttable_scratch+136+2($31) !tprello
    srl $2,48,$11;              ldl $13,ttable_rounds+8($13) !tprello
    vlog3r0 $0,$23,$7,$0;       ldl $11,ttable_rounds+24($11) !tprello
    zapnot $1,3,$7;             ldhu $23,ttable_scratch+144+4($31) !tprello
    srl $8,16,$10;              stl $0,ttable_scratch+160($31) !tprello
    zapnot $10,3,$10;           ldl $6,ttable_rounds+16($6) !tprello
    srl $12,48,$25;             ldl $7,ttable_rounds+0($7) !tprello
    zapnot $8,3,$26;            ldl $10,ttable_rounds+16($10) !tprello
    srl $12,32,$27;             ldl $23,ttable_rounds+8($23) !tprello
    vlog3r0 $14,$15,$6,$6;      ldl $25,ttable_rounds+24($25) !tprello
    zapnot $27,3,$27;           ldl $26,ttable_rounds+0($26) !tprello
    vlog3r0 $6,$13,$11,$6;      ldhu $11,ttable_scratch+144+2($31) !tprello
    vlog3r0 $9,$7,$10,$7;       ldl $27,ttable_rounds+8($27) !tprello
    srl $1,48,$1;               ldhu $10,ttable_scratch+136+4($31) !tprello
    vlog3r0 $7,$23,$25,$7;      ldl $1,ttable_rounds+24($1) !tprello
    zapnot $2,3,$2;             ldl $11,ttable_rounds+16($11) !tprello
    srl $12,16,$12;             ldl $2,ttable_rounds+0($2) !tprello
    zapnot $12,3,$12;           ldl $10,ttable_rounds+8($10) !tprello
    srl $8,48,$8;               ldl $12,ttable_rounds+16($12) !tprello
    vlog3r0 $22,$26,$11,$11;    ldl $8,ttable_rounds+24($8) !tprello
    zapnot $3,3,$26;            stl $7,ttable_scratch+168($31) !tprello
    vlog3r0 $11,$27,$1,$1;      ldl $26,ttable_rounds+0($26) !tprello
    vlog3r0 $24,$2,$12,$2;      ldhu $12,ttable_scratch+152+2($31) !tprello
    srl $5,32,$11;              ldhu $27,ttable_scratch+160+4($31) !tprello
    vlog3r0 $2,$10,$8,$2;       ldhu $8,ttable_scratch+160+2($31) !tprello
    zapnot $11,3,$11;           ldhu $10,ttable_scratch+152+4($31) !tprello
    srl $0,48,$23;              stl $2,ttable_scratch+176($31) !tprello
    zapnot $4,3,$25;            ldl $12,ttable_rounds+16($12) !tprello
    srl $5,16,$13;              ldl $11,ttable_rounds+8($11) !tprello
    zapnot $13,3,$13;           ldl $23,ttable_rounds+24($23) !tprello
    srl $3,48,$15;              ldl $25,ttable_rounds+0($25) !tprello
    vlog3r0 $14,$26,$12,$12;    ldl $13,ttable_rounds+16($13) !tprello
    zapnot $5,3,$14;            ldl $27,ttable_rounds+8($27) !tprello
    vlog3r0 $12,$11,$23,$11;    ldl $15,ttable_rounds+24($15) !tprello
    srl $3,32,$12;              ldl $14,ttable_rounds+0($14) !tprello
    vlog3r0 $9,$25,$13,$9;      ldl $8,ttable_rounds+16($8) !tprello
    zapnot $12,3,$12;           ldl $10,ttable_rounds+8($10) !tprello
    vlog3r0 $9,$27,$15,$9;      ldl $12,ttable_rounds+8($12) !tprello
    srl $4,48,$4;               ldl $15,ttable_keys+256($31) !tprello
    vlog3r0 $22,$14,$8,$8;      ldl $4,ttable_rounds+24($4) !tprello
    zapnot $0,3,$0;             stl $9,ttable_scratch+184($31) !tprello
    srl $3,16,$3;               ldl $0,ttable_rounds+0($0) !tprello
    zapnot $3,3,$3;             ldl $14,ttable_keys+264($31) !tprello
    vlog3r0 $8,$12,$4,$4;       ldl $3,ttable_rounds+16($3) !tprello
    srl $5,48,$5;               ldl $8,ttable_keys+272($31) !tprello
    zapnot $6,3,$12;            ldl $5,ttable_rounds+24($5) !tprello
    srl $1,32,$22;              ldl $27,ttable_keys+280($31) !tprello
    vlog3r0 $24,$0,$3,$0;       ldl $12,ttable_rounds+0($12) !tprello
    zapnot $22,3,$22;           ldhu $3,ttable_scratch+168+2($31) !tprello
    vlog3r0 $0,$10,$5,$0;       ldl $22,ttable_rounds+8($22) !tprello
    srl $2,48,$5;               ldhu $10,ttable_scratch+176+4($31) !tprello
    zapnot $7,3,$24;            stl $0,ttable_scratch+192($31) !tprello
    srl $1,16,$13;              ldl $3,ttable_rounds+16($3) !tprello
    zapnot $13,3,$13;           ldl $5,ttable_rounds+24($5) !tprello
    srl $6,48,$25;              ldl $24,ttable_rounds+0($24) !tprello
    zapnot $1,3,$23;            ldl $13,ttable_rounds+16($13) !tprello
    vlog3r0 $15,$12,$3,$3;      ldl $10,ttable_rounds+8($10) !tprello
    srl $6,32,$12;              ldl $25,ttable_rounds+24($25) !tprello
    vlog3r0 $3,$22,$5,$3;       ldl $23,ttable_rounds+0($23) !tprello
    vlog3r0 $14,$24,$13,$13;    ldhu $24,ttable_scratch+176+2($31) !tprello
    zapnot $12,3,$12;           ldhu $5,ttable_scratch+168+4($31) !tprello
    vlog3r0 $13,$10,$25,$10;    ldl $12,ttable_rounds+8($12) !tprello
    srl $7,48,$7;               ldhu $13,ttable_scratch+184+2($31) !tprello
    zapnot $2,3,$2;             ldl $24,ttable_rounds+16($24) !tprello
    srl $6,16,$6;               ldl $7,ttable_rounds+24($7) !tprello
    zapnot $6,3,$6;             ldl $2,ttable_rounds+0($2) !tprello
    srl $1,48,$1;               ldl $6,ttable_rounds+16($6) !tprello
    vlog3r0 $8,$23,$24,$23;     ldl $5,ttable_rounds+8($5) !tprello
    zapnot $11,3,$24;           ldl $1,ttable_rounds+24($1) !tprello
    vlog3r0 $23,$12,$7,$7;      stl $10,ttable_scratch+200($31) !tprello
    vlog3r0 $27,$2,$6,$2;       ldl $24,ttable_rounds+0($24) !tprello
    srl $4,32,$6;               ldl $13,ttable_rounds+16($13) !tprello
    vlog3r0 $2,$5,$1,$1;        ldhu $2,ttable_scratch+192+4($31) !tprello
    zapnot $6,3,$6;             ldhu $5,ttable_scratch+192+2($31) !tprello
    srl $0,48,$12;              ldl $6,ttable_rounds+8($6) !tprello
    vlog3r0 $15,$24,$13,$13;    ldl $12,ttable_rounds+24($12) !tprello
    zapnot $9,3,$15;            ldl $2,ttable_rounds+8($2) !tprello
    srl $4,16,$24;              ldl $15,ttable_rounds+0($15) !tprello
    zapnot $24,3,$24;           ldl $5,ttable_rounds+16($5) !tprello
    vlog3r0 $13,$6,$12,$6;      ldl $24,ttable_rounds+16($24) !tprello
    srl $11,48,$12;             ldhu $13,ttable_scratch+184+4($31) !tprello
    zapnot $4,3,$23;            ldl $12,ttable_rounds+24($12) !tprello
    srl $11,32,$25;             ldl $23,ttable_rounds+0($23) !tprello
    vlog3r0 $14,$15,$24,$14;    stl $6,ttable_scratch+208($31) !tprello
    zapnot $25,3,$25;           ldl $13,ttable_rounds+8($13) !tprello
    vlog3r0 $14,$2,$12,$2;      ldl $25,ttable_rounds+8($25) !tprello
    vlog3r0 $8,$23,$5,$5;       ldl $8,ttable_keys+288($31) !tprello
    srl $9,48,$9;               ldl $23,ttable_keys+296($31) !tprello
    zapnot $0,3,$0;             ldl $9,ttable_rounds+24($9) !tprello
    srl $11,16,$11;             ldl $0,ttable_rounds+0($0) !tprello
    zapnot $11,3,$11;           ldl $12,ttable_keys+304($31) !tprello
    srl $4,48,$4;               ldl $11,ttable_rounds+16($11) !tprello
    vlog3r0 $5,$25,$9,$5;       ldl $4,ttable_rounds+24($4) !tprello
    zapnot $3,3,$9;             ldl $25,ttable_keys+312($31) !tprello
    srl $7,32,$14;              stl $5,ttable_scratch+216($31) !tprello
    vlog3r0 $27,$0,$11,$0;      ldl $9,ttable_rounds+0($9) !tprello
    zapnot $14,3,$14;           ldhu $11,ttable_scratch+200+2($31) !tprello
    vlog3r0 $0,$13,$4,$0;       ldl $14,ttable_rounds+8($14) !tprello
    srl $1,48,$4;               ldhu $13,ttable_scratch+200+4($31) !tprello
    zapnot $10,3,$27;           ldl $4,ttable_rounds+24($4) !tprello
    srl $7,16,$15;              ldl $11,ttable_rounds+16($11) !tprello
    zapnot $15,3,$15;           ldl $27,ttable_rounds+0($27) !tprello
    srl $1,32,$24;              ldl $15,ttable_rounds+16($15) !tprello
    zapnot $24,3,$24;           ldl $13,ttable_rounds+8($13) !tprello
    vlog3r0 $8,$9,$11,$9;       ldl $24,ttable_rounds+8($24) !tprello
    srl $3,48,$11;              ldhu $22,ttable_scratch+216+4($31) !tprello
    vlog3r0 $9,$14,$4,$4;       ldl $11,ttable_rounds+24($11) !tprello
    vlog3r0 $23,$27,$15,$15;    ldhu $27,ttable_scratch+216+2($31) !tprello
    zapnot $7,3,$9;             stl $4,ttable_scratch+224($31) !tprello
    srl $1,16,$14;              ldl $9,ttable_rounds+0($9) !tprello
    vlog3r0 $15,$24,$11,$11;    ldl $22,ttable_rounds+8($22) !tprello
    zapnot $14,3,$14;           ldl $27,ttable_rounds+16($27) !tprello
    srl $3,32,$15;              ldl $14,ttable_rounds+16($14) !tprello
    zapnot $15,3,$15;           ldhu $24,ttable_scratch+208+4($31) !tprello
    srl $10,48,$10;             ldl $15,ttable_rounds+8($15) !tprello
    zapnot $1,3,$1;             ldl $10,ttable_rounds+24($10) !tprello
    vlog3r0 $12,$9,$14,$9;      ldl $1,ttable_rounds+0($1) !tprello
    srl $3,16,$3;               ldl $24,ttable_rounds+8($24) !tprello
    zapnot $3,3,$3;             ldhu $14,ttable_scratch+208+2($31) !tprello
    vlog3r0 $9,$15,$10,$9;      ldl $3,ttable_rounds+16($3) !tprello
    srl $7,48,$7;               ldw $10,aes_round_keys+16*AES_ROUNDS+COLUMN0($31) !tprello
    zapnot $6,3,$15;            ldl $7,ttable_rounds+24($7) !tprello
    srl $2,16,$26;              stl $9,ttable_scratch+232($31) !tprello
    vlog3r0 $25,$1,$3,$1;       ldl $15,ttable_rounds+0($15) !tprello
    zapnot $26,3,$26;           ldl $14,ttable_rounds+16($14) !tprello
    vlog3r0 $1,$13,$7,$1;       ldl $26,ttable_rounds+16($26) !tprello
    srl $0,48,$7;               ldw $13,aes_round_keys+16*AES_ROUNDS+COLUMN1($31) !tprello
    zapnot $2,3,$3;             ldl $7,ttable_rounds+24($7) !tprello
    srl $0,32,$28;              ldl $3,ttable_rounds+0($3) !tprello
    vlog3r0 $8,$15,$26,$8;      ldw $15,aes_round_keys+16*AES_ROUNDS+COLUMN2($31) !tprello
    zapnot $28,3,$28;           ldw $26,aes_round_keys+16*AES_ROUNDS+COLUMN3($31) !tprello
    vlog3r0 $8,$22,$7,$7;       ldl $28,ttable_rounds+8($28) !tprello
    vlog3r0 $23,$3,$27,$3;      ldhu $23,ttable_scratch+232+4($31) !tprello
    srl $6,48,$6;               stl $7,ttable_scratch+240($31) !tprello
    zapnot $5,3,$27;            ldl $6,ttable_rounds+24($6) !tprello
    srl $0,16,$8;               ldl $27,ttable_rounds+0($27) !tprello
    zapnot $8,3,$8;             ldw $23,ttable_last+16($23) !tprello
    srl $2,48,$22;              ldl $8,ttable_rounds+16($8) !tprello
    vlog3r0 $3,$28,$6,$3;       ldl $22,ttable_rounds+24($22) !tprello
    zapnot $0,3,$0;             ldw $6,0+COLUMN0(IN)
    srl $2,32,$2;               ldl $0,ttable_rounds+0($0) !tprello
    vlog3r0 $12,$27,$8,$8;      ldhu $12,ttable_scratch+232+2($31) !tprello
    zapnot $2,3,$2;             ldw $27,0+COLUMN1(IN)
    vlog3r0 $8,$24,$22,$8;      ldl $2,ttable_rounds+8($2) !tprello
    vlog3r0 $25,$0,$14,$0;      ldhu $14,ttable_scratch+224+4($31) !tprello
    srl $5,48,$5;               stl $8,ttable_scratch+248($31) !tprello
    zapnot $4,3,$25;            ldl $5,ttable_rounds+24($5) !tprello
    srl $11,16,$22;             ldw $25,ttable_last+0($25) !tprello
    zapnot $22,3,$22;           ldw $12,ttable_last+4($12) !tprello
    srl $1,48,$24;              ldw $22,ttable_last+4($22) !tprello
    vlog3r0 $0,$2,$5,$2;        ldw $24,ttable_last+20($24) !tprello
    zapnot $11,3,$0;            ldw $14,ttable_last+16($14) !tprello
    srl $1,32,$5;               ldw $0,ttable_last+0($0) !tprello
    vlog3r0 $10,$25,$22,$22;    ldw $25,0+COLUMN2(IN)
    zapnot $5,3,$5;             ldhu $28,ttable_scratch+224+2($31) !tprello
    vlog3r0 $22,$23,$24,$22;    ldw $5,ttable_last+16($5) !tprello
    vlog3r0 $13,$0,$12,$0;      ldw $12,0+COLUMN3(IN)
    xor $22,$6,$6;              ldhu $22,ttable_scratch+248+4($31) !tprello
    srl $4,48,$4;               stw $6,0+COLUMN0(OUT)
    zapnot $9,3,$6;             ldw $4,ttable_last+20($4) !tprello
    srl $1,16,$23;              ldw $6,ttable_last+0($6) !tprello
    zapnot $23,3,$23;           ldw $28,ttable_last+4($28) !tprello
    srl $11,48,$24;             ldw $23,ttable_last+4($23) !tprello
    vlog3r0 $0,$5,$4,$0;        ldw $24,ttable_last+20($24) !tprello
    zapnot $1,3,$1;             ldw $22,ttable_last+16($22) !tprello
    xor $0,$27,$0;              ldw $1,ttable_last+0($1) !tprello
    vlog3r0 $15,$6,$23,$6;      stw $0,0+COLUMN1(OUT)
    srl $11,32,$11;             ldw $0,16+COLUMN0(IN)
    vlog3r0 $6,$14,$24,$6;      ldhu $14,ttable_scratch+248+2($31) !tprello
    vlog3r0 $26,$1,$28,$1;      ldw $28,16+COLUMN1(IN)
    xor $6,$25,$6;              ldhu $25,ttable_scratch+240+4($31) !tprello
    zapnot $11,3,$11;           stw $6,0+COLUMN2(OUT)
    srl $9,48,$9;               ldw $11,ttable_last+16($11) !tprello
    zapnot $7,3,$6;             ldw $9,ttable_last+20($9) !tprello
    srl $3,16,$24;              ldw $6,ttable_last+0($6) !tprello
    zapnot $24,3,$24;           ldw $14,ttable_last+4($14) !tprello
    srl $2,48,$23;              ldw $24,ttable_last+4($24) !tprello
    vlog3r0 $1,$11,$9,$1;       ldw $23,ttable_last+20($23) !tprello
    zapnot $3,3,$9;             ldw $25,ttable_last+16($25) !tprello
    xor $1,$12,$1;              ldw $9,ttable_last+0($9) !tprello
    vlog3r0 $10,$6,$24,$6;      stw $1,0+COLUMN3(OUT)
    srl $2,32,$1;               ldw $10,16+COLUMN2(IN)
    vlog3r0 $6,$22,$23,$6;      ldhu $22,ttable_scratch+240+2($31) !tprello
    vlog3r0 $13,$9,$14,$9;      ldw $13,16+COLUMN3(IN)
    xor $6,$0,$0;               zapnot $1,3,$1
    srl $7,48,$7;               stw $0,16+COLUMN0(OUT)
    subl LEFT,1,LEFT;           ldl $6,ttable_counter+0($31) !tprello
    zapnot $8,3,$0;             ldw $1,ttable_last+16($1) !tprello
    xor COUNTER,LAST_KEY_BYTE,$14;ldl $23,ttable_counter+8($31) !tprello
    srl $2,16,$24;              ldw $7,ttable_last+20($7) !tprello
    ldi $12,32(COUNTER);        ldl $11,ttable_counter+16($31) !tprello
    zapnot $24,3,$24;           ldw $27,ttable_last+0($0) !tprello
    xor $12,LAST_KEY_BYTE,$12;  ldl $29,ttable_counter+24($31) !tprello
    vlog3r0 $9,$1,$7,$1;        ldw $24,ttable_last+4($24) !tprello
    ldi COUNTER,64(COUNTER);    ldl $9,ttable_counter+32($31) !tprello
    xor $1,$28,$1;              ldw $22,ttable_last+4($22) !tprello
    and $14,MASK,$14;           ldl $0,ttable_keys+96($31) !tprello
    vlog3r0 $15,$27,$24,$15;    stw $1,16+COLUMN1(OUT)
    and $12,MASK,$12;           ldl $14,ttable_rounds+24($14) !tprello
    srl $3,48,$1;               zapnot $2,3,$2
    srl $3,32,$3;               ldl $12,ttable_rounds+24($12) !tprello
    zapnot $3,3,$3;             ldw $24,ttable_last+20($1) !tprello
    xor $6,$14,$14;             ldl $1,ttable_keys+104($31) !tprello
    srl $8,48,$8;               ldw $2,ttable_last+0($2) !tprello
    zapnot $14,3,$27;           stl $14,ttable_scratch+0($31) !tprello
    vlog3r0 $15,$25,$24,$15;    ldw $3,ttable_last+16($3) !tprello
    srl $14,48,$14;             ldl $27,ttable_rounds+0($27) !tprello
    vlog3r0 $26,$2,$22,$2;      ldw $8,ttable_last+20($8) !tprello
    xor $6,$12,$6;              ldl $14,ttable_rounds+24($14) !tprello
    xor $15,$10,$10;            ldi OUT,32(OUT)
    xor $23,$27,$27;            ldhu $15,ttable_scratch+0+4($31) !tprello
    vlog3r0 $2,$3,$8,$2;        stw $10,16+COLUMN2-32(OUT)
    xor $11,$14,$14;            ldhu $10,ttable_scratch+0+2($31) !tprello
    xor $2,$13,$2;              ldi IN,32(IN)
    zapnot $6,3,$13;            ldl $15,ttable_rounds+8($15) !tprello
    clr $31;                    stw $2,16+COLUMN3-32(OUT)
    srl $6,48,$3;               ldl $10,ttable_rounds+16($10) !tprello
    zapnot $27,3,$8;            stl $6,ttable_scratch+16($31) !tprello
    xor $29,$15,$2;             ldl $13,ttable_rounds+0($13) !tprello
    srl $14,16,$15;             stl $2,ttable_scratch+8($31) !tprello
    xor $9,$10,$10;             ldl $6,ttable_rounds+24($3) !tprello
    zapnot $15,3,$15;           ldhu $12,ttable_scratch+16+4($31) !tprello
    xor $23,$13,$3;             ldhu $13,ttable_scratch+16+2($31) !tprello
    srl $10,48,$23;             stl $3,ttable_scratch+24($31) !tprello
    xor $11,$6,$4;              ldl $5,ttable_keys+112($31) !tprello
    zapnot $14,3,$11;           ldl $12,ttable_rounds+8($12) !tprello
    srl $10,32,$6;              ldl $13,ttable_rounds+16($13) !tprello
    zapnot $6,3,$22;            ldl $6,ttable_keys+120($31) !tprello
    srl $27,48,$26;             ldl $24,ttable_rounds+0($8) !tprello
    xor $29,$12,$7;             ldl $15,ttable_rounds+16($15) !tprello
    xor $9,$13,$8;              stl $7,ttable_scratch+32($31) !tprello
    zapnot $2,3,$13;            ldhu $9,ttable_scratch+8+4($31) !tprello
    srl $10,16,$12;             ldl $23,ttable_rounds+24($23) !tprello
    vlog3r0 $0,$24,$15,$15;     ldl $11,ttable_rounds+0($11) !tprello
    zapnot $12,3,$12;           ldhu $24,ttable_scratch+8+2($31) !tprello
    srl $27,32,$29;             ldl $9,ttable_rounds+8($9) !tprello
    zapnot $29,3,$29;           ldl $22,ttable_rounds+8($22) !tprello
    srl $14,48,$25;             ldl $26,ttable_rounds+24($26) !tprello
    zapnot $10,3,$28;           ldl $24,ttable_rounds+16($24) !tprello
    vlog3r0 $15,$9,$23,$9;      ldl $15,ttable_rounds+0($13) !tprello
    srl $27,16,$27;             ldl $23,ttable_rounds+16($12) !tprello
    zapnot $27,3,$27;           ldl $10,ttable_rounds+8($29) !tprello
    vlog3r0 $1,$11,$24,$24;     ldl $11,ttable_rounds+24($25) !tprello
    srl $14,32,$25;             ldl $12,ttable_rounds+0($28) !tprello
    vlog3r0 $24,$22,$26,$13;    ldl $14,ttable_rounds+16($27) !tprello
    vlog3r0 $5,$15,$23,$15;     bne LEFT,\next
    .endm
