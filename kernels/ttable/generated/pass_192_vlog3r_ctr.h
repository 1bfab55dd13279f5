# SPDX-License-Identifier: Apache-2.0
#
# Made by generate.py: two blocks, 12 rounds.
# 1032 instructions in 516 cycles; no order of them takes fewer than 516.
# A line is a cycle: what goes to pipe 0, and what goes to pipe 1.

# What the loop has of a pass before the pass before is over, for the first pass.
    .macro FIRST_STEPS
    subl LEFT,1,LEFT
    ldl $1,ttable_counter+0($31) !tprello
    xor COUNTER,LAST_KEY_BYTE,$5
    ldl $3,ttable_counter+8($31) !tprello
    ldi $13,32(COUNTER)
    ldl $12,ttable_counter+16($31) !tprello
    xor $13,LAST_KEY_BYTE,$13
    ldl $22,ttable_counter+24($31) !tprello
    ldi COUNTER,64(COUNTER)
    ldl $24,ttable_counter+32($31) !tprello
    and $5,MASK,$5
    and $13,MASK,$13
    ldl $5,ttable_rounds+24($5) !tprello
    ldl $13,ttable_rounds+24($13) !tprello
    xor $1,$5,$5
    zapnot $5,3,$0
    stl $5,ttable_scratch+0($31) !tprello
    srl $5,48,$5
    ldl $0,ttable_rounds+0($0) !tprello
    xor $1,$13,$1
    ldl $5,ttable_rounds+24($5) !tprello
    zapnot $1,3,$13
    ldhu $6,ttable_scratch+0+4($31) !tprello
    xor $3,$0,$26
    ldhu $0,ttable_scratch+0+2($31) !tprello
    xor $12,$5,$15
    stl $1,ttable_scratch+16($31) !tprello
    srl $1,48,$1
    ldl $6,ttable_rounds+8($6) !tprello
    zapnot $26,3,$9
    ldl $5,ttable_rounds+16($0) !tprello
    srl $15,16,$4
    ldl $13,ttable_rounds+0($13) !tprello
    xor $22,$6,$0
    ldl $6,ttable_rounds+24($1) !tprello
    xor $24,$5,$11
    stl $0,ttable_scratch+8($31) !tprello
    xor $3,$13,$1
    ldhu $3,ttable_scratch+16+4($31) !tprello
    xor $12,$6,$2
    ldhu $6,ttable_scratch+16+2($31) !tprello
    zapnot $4,3,$12
    stl $1,ttable_scratch+24($31) !tprello
    srl $11,48,$13
    ldl $4,ttable_rounds+8($3) !tprello
    zapnot $15,3,$25
    ldl $6,ttable_rounds+16($6) !tprello
    srl $11,32,$7
    ldl $3,ttable_keys+96($31) !tprello
    xor $22,$4,$4
    ldl $5,ttable_keys+104($31) !tprello
    xor $24,$6,$6
    stl $4,ttable_scratch+32($31) !tprello
    zapnot $7,3,$24
    ldl $7,ttable_keys+112($31) !tprello
    srl $26,48,$22
    ldl $8,ttable_keys+120($31) !tprello
    zapnot $0,3,$23
    ldl $9,ttable_rounds+0($9) !tprello
    srl $11,16,$10
    ldl $12,ttable_rounds+16($12) !tprello
    zapnot $10,3,$14
    ldhu $10,ttable_scratch+8+4($31) !tprello
    srl $26,32,$27
    ldl $13,ttable_rounds+24($13) !tprello
    vlog3r0 $3,$9,$12,$12
    ldl $25,ttable_rounds+0($25) !tprello
    zapnot $27,3,$27
    ldl $28,ttable_rounds+8($10) !tprello
    srl $15,48,$9
    ldhu $29,ttable_scratch+8+2($31) !tprello
    zapnot $11,3,$10
    ldl $24,ttable_rounds+8($24) !tprello
    vlog3r0 $12,$28,$13,$11
    ldl $28,ttable_rounds+24($22) !tprello
    srl $26,16,$26
    ldl $29,ttable_rounds+16($29) !tprello
    zapnot $26,3,$12
    ldl $13,ttable_rounds+0($23) !tprello
    srl $15,32,$23
    ldl $14,ttable_rounds+16($14) !tprello
    vlog3r0 $5,$25,$29,$25
    ldl $15,ttable_rounds+8($27) !tprello
    zapnot $23,3,$22
    .endm

    .macro NEXT_PAIR next
    vlog3r0 $25,$24,$28,$23;    ldl $9,ttable_rounds+24($9) !tprello
    vlog3r0 $7,$13,$14,$13;     ldl $10,ttable_rounds+0($10) !tprello
    srl $0,48,$0;               ldl $12,ttable_rounds+16($12) !tprello
    vlog3r0 $13,$15,$9,$9;      ldl $22,ttable_rounds+8($22) !tprello
    zapnot $1,3,$13;            ldl $0,ttable_rounds+24($0) !tprello
    vlog3r0 $8,$10,$12,$10;     stl $11,ttable_scratch+40($31) !tprello
    srl $2,16,$12;              stl $9,ttable_scratch+48($31) !tprello
    vlog3r0 $10,$22,$0,$0;      ldl $13,ttable_rounds+0($13) !tprello
    zapnot $12,3,$12;           ldhu $10,ttable_scratch+32+4($31) !tprello
    srl $6,48,$22;              ldl $12,ttable_rounds+16($12) !tprello
    zapnot $2,3,$15;            ldl $22,ttable_rounds+24($22) !tprello
    srl $6,32,$14;              ldl $10,ttable_rounds+8($10) !tprello
    vlog3r0 $3,$13,$12,$3;      ldl $15,ttable_rounds+0($15) !tprello
    zapnot $14,3,$14;           ldhu $12,ttable_scratch+32+2($31) !tprello
    vlog3r0 $3,$10,$22,$3;      ldl $14,ttable_rounds+8($14) !tprello
    srl $1,48,$1;               ldhu $10,ttable_scratch+24+4($31) !tprello
    zapnot $4,3,$22;            ldl $12,ttable_rounds+16($12) !tprello
    srl $6,16,$13;              ldl $1,ttable_rounds+24($1) !tprello
    zapnot $13,3,$13;           ldl $22,ttable_rounds+0($22) !tprello
    vlog3r0 $5,$15,$12,$5;      ldl $13,ttable_rounds+16($13) !tprello
    srl $2,48,$12;              ldl $10,ttable_rounds+8($10) !tprello
    vlog3r0 $5,$14,$1,$1;       ldl $12,ttable_rounds+24($12) !tprello
    vlog3r0 $7,$22,$13,$7;      ldhu $13,ttable_scratch+24+2($31) !tprello
    zapnot $6,3,$6;             stl $3,ttable_scratch+56($31) !tprello
    vlog3r0 $7,$10,$12,$7;      ldl $6,ttable_rounds+0($6) !tprello
    srl $2,32,$2;               ldl $13,ttable_rounds+16($13) !tprello
    zapnot $2,3,$2;             stl $7,ttable_scratch+64($31) !tprello
    srl $4,48,$4;               ldl $2,ttable_rounds+8($2) !tprello
    vlog3r0 $8,$6,$13,$6;       ldl $4,ttable_rounds+24($4) !tprello
    zapnot $11,3,$8;            ldl $13,ttable_keys+128($31) !tprello
    srl $23,16,$10;             ldl $12,ttable_keys+136($31) !tprello
    vlog3r0 $6,$2,$4,$2;        ldl $4,ttable_keys+144($31) !tprello
    zapnot $10,3,$10;           ldl $6,ttable_keys+152($31) !tprello
    srl $0,48,$22;              ldl $8,ttable_rounds+0($8) !tprello
    zapnot $23,3,$5;            ldl $10,ttable_rounds+16($10) !tprello
    srl $0,32,$14;              ldhu $15,ttable_scratch+48+4($31) !tprello
    zapnot $14,3,$14;           ldl $22,ttable_rounds+24($22) !tprello
    vlog3r0 $13,$8,$10,$8;      ldl $5,ttable_rounds+0($5) !tprello
    srl $11,48,$11;             ldl $15,ttable_rounds+8($15) !tprello
    zapnot $9,3,$10;            ldhu $24,ttable_scratch+48+2($31) !tprello
    srl $0,16,$25;              ldl $14,ttable_rounds+8($14) !tprello
    vlog3r0 $8,$15,$22,$8;      ldl $11,ttable_rounds+24($11) !tprello
    zapnot $25,3,$25;           ldl $24,ttable_rounds+16($24) !tprello
    srl $23,48,$15;             ldl $10,ttable_rounds+0($10) !tprello
    zapnot $0,3,$0;             ldl $25,ttable_rounds+16($25) !tprello
    vlog3r0 $12,$5,$24,$5;      ldhu $24,ttable_scratch+40+4($31) !tprello
    srl $23,32,$23;             ldl $15,ttable_rounds+24($15) !tprello
    vlog3r0 $5,$14,$11,$5;      ldl $0,ttable_rounds+0($0) !tprello
    vlog3r0 $4,$10,$25,$10;     ldl $24,ttable_rounds+8($24) !tprello
    zapnot $23,3,$23;           ldhu $25,ttable_scratch+40+2($31) !tprello
    srl $9,48,$9;               ldl $23,ttable_rounds+8($23) !tprello
    vlog3r0 $10,$24,$15,$10;    ldl $9,ttable_rounds+24($9) !tprello
    zapnot $3,3,$15;            ldl $25,ttable_rounds+16($25) !tprello
    srl $1,16,$24;              stl $5,ttable_scratch+72($31) !tprello
    zapnot $24,3,$24;           ldl $15,ttable_rounds+0($15) !tprello
    vlog3r0 $6,$0,$25,$0;       ldl $24,ttable_rounds+16($24) !tprello
    srl $2,48,$25;              ldhu $11,ttable_scratch+64+4($31) !tprello
    vlog3r0 $0,$23,$9,$0;       ldl $25,ttable_rounds+24($25) !tprello
    vlog3r0 $13,$15,$24,$13;    ldhu $15,ttable_scratch+64+2($31) !tprello
    zapnot $1,3,$24;            stl $0,ttable_scratch+80($31) !tprello
    srl $2,32,$9;               ldl $11,ttable_rounds+8($11) !tprello
    zapnot $9,3,$9;             ldl $24,ttable_rounds+0($24) !tprello
    srl $3,48,$3;               ldl $15,ttable_rounds+16($15) !tprello
    vlog3r0 $13,$11,$25,$11;    ldl $9,ttable_rounds+8($9) !tprello
    zapnot $7,3,$13;            ldl $3,ttable_rounds+24($3) !tprello
    vlog3r0 $12,$24,$15,$12;    ldl $13,ttable_rounds+0($13) !tprello
    srl $2,16,$15;              ldhu $24,ttable_scratch+56+4($31) !tprello
    vlog3r0 $12,$9,$3,$3;       ldhu $9,ttable_scratch+56+2($31) !tprello
    zapnot $15,3,$15;           ldl $12,ttable_keys+160($31) !tprello
    srl $1,48,$25;              ldl $15,ttable_rounds+16($15) !tprello
    zapnot $2,3,$2;             ldl $24,ttable_rounds+8($24) !tprello
    srl $1,32,$1;               ldl $25,ttable_rounds+24($25) !tprello
    vlog3r0 $4,$13,$15,$4;      ldl $2,ttable_rounds+0($2) !tprello
    zapnot $1,3,$1;             ldl $9,ttable_rounds+16($9) !tprello
    vlog3r0 $4,$24,$25,$4;      ldl $1,ttable_rounds+8($1) !tprello
    srl $7,48,$7;               stl $3,ttable_scratch+88($31) !tprello
    vlog3r0 $6,$2,$9,$2;        ldl $7,ttable_rounds+24($7) !tprello
    zapnot $8,3,$6;             ldl $9,ttable_keys+168($31) !tprello
    srl $10,32,$24;             ldl $25,ttable_keys+176($31) !tprello
    vlog3r0 $2,$1,$7,$1;        ldl $2,ttable_keys+184($31) !tprello
    zapnot $24,3,$24;           ldl $6,ttable_rounds+0($6) !tprello
    srl $0,48,$7;               stl $1,ttable_scratch+96($31) !tprello
    zapnot $5,3,$13;            ldhu $15,ttable_scratch+72+2($31) !tprello
    srl $10,16,$23;             ldl $24,ttable_rounds+8($24) !tprello
    zapnot $23,3,$23;           ldl $7,ttable_rounds+24($7) !tprello
    srl $8,48,$14;              ldl $15,ttable_rounds+16($15) !tprello
    zapnot $10,3,$22;           ldl $13,ttable_rounds+0($13) !tprello
    srl $8,32,$26;              ldl $23,ttable_rounds+16($23) !tprello
    vlog3r0 $12,$6,$15,$6;      ldhu $15,ttable_scratch+80+4($31) !tprello
    zapnot $26,3,$26;           ldl $14,ttable_rounds+24($14) !tprello
    vlog3r0 $6,$24,$7,$6;       ldl $22,ttable_rounds+0($22) !tprello
    vlog3r0 $9,$13,$23,$13;     ldl $15,ttable_rounds+8($15) !tprello
    srl $5,48,$5;               ldhu $23,ttable_scratch+80+2($31) !tprello
    zapnot $0,3,$0;             ldl $26,ttable_rounds+8($26) !tprello
    vlog3r0 $13,$15,$14,$13;    ldl $5,ttable_rounds+24($5) !tprello
    srl $8,16,$8;               ldl $23,ttable_rounds+16($23) !tprello
    zapnot $8,3,$8;             ldl $0,ttable_rounds+0($0) !tprello
    srl $10,48,$10;             ldl $8,ttable_rounds+16($8) !tprello
    vlog3r0 $25,$22,$23,$22;    ldhu $23,ttable_scratch+72+4($31) !tprello
    zapnot $11,3,$14;           ldl $10,ttable_rounds+24($10) !tprello
    vlog3r0 $22,$26,$5,$5;      stl $13,ttable_scratch+104($31) !tprello
    vlog3r0 $2,$0,$8,$0;        ldl $23,ttable_rounds+8($23) !tprello
    srl $4,32,$8;               ldl $14,ttable_rounds+0($14) !tprello
    zapnot $8,3,$8;             ldhu $22,ttable_scratch+88+2($31) !tprello
    vlog3r0 $0,$23,$10,$0;      ldl $8,ttable_rounds+8($8) !tprello
    srl $1,48,$10;              ldhu $23,ttable_scratch+96+4($31) !tprello
    zapnot $3,3,$26;            stl $0,ttable_scratch+112($31) !tprello
    srl $4,16,$15;              ldl $22,ttable_rounds+16($22) !tprello
    zapnot $15,3,$15;           ldl $10,ttable_rounds+24($10) !tprello
    srl $11,48,$7;              ldl $26,ttable_rounds+0($26) !tprello
    vlog3r0 $12,$14,$22,$12;    ldl $15,ttable_rounds+16($15) !tprello
    zapnot $4,3,$14;            ldl $23,ttable_rounds+8($23) !tprello
    vlog3r0 $12,$8,$10,$8;      ldl $7,ttable_rounds+24($7) !tprello
    vlog3r0 $9,$26,$15,$9;      ldl $14,ttable_rounds+0($14) !tprello
    srl $11,32,$15;             ldhu $26,ttable_scratch+96+2($31) !tprello
    vlog3r0 $9,$23,$7,$7;       ldhu $9,ttable_scratch+88+4($31) !tprello
    zapnot $15,3,$15;           ldl $23,ttable_keys+192($31) !tprello
    srl $3,48,$3;               ldl $26,ttable_rounds+16($26) !tprello
    zapnot $1,3,$1;             ldl $15,ttable_rounds+8($15) !tprello
    srl $11,16,$11;             ldl $3,ttable_rounds+24($3) !tprello
    vlog3r0 $25,$14,$26,$14;    ldl $1,ttable_rounds+0($1) !tprello
    zapnot $11,3,$11;           ldl $9,ttable_rounds+8($9) !tprello
    vlog3r0 $14,$15,$3,$3;      ldl $11,ttable_rounds+16($11) !tprello
    srl $4,48,$4;               stl $7,ttable_scratch+120($31) !tprello
    zapnot $6,3,$14;            ldl $4,ttable_rounds+24($4) !tprello
    vlog3r0 $2,$1,$11,$1;       ldl $2,ttable_keys+200($31) !tprello
    srl $5,32,$11;              ldl $15,ttable_keys+208($31) !tprello
    vlog3r0 $1,$9,$4,$1;        ldl $4,ttable_keys+216($31) !tprello
    zapnot $11,3,$11;           ldl $14,ttable_rounds+0($14) !tprello
    srl $0,48,$9;               stl $1,ttable_scratch+128($31) !tprello
    zapnot $13,3,$25;           ldhu $26,ttable_scratch+104+2($31) !tprello
    srl $5,16,$10;              ldl $11,ttable_rounds+8($11) !tprello
    zapnot $10,3,$10;           ldl $9,ttable_rounds+24($9) !tprello
    srl $6,48,$12;              ldl $26,ttable_rounds+16($26) !tprello
    zapnot $5,3,$22;            ldl $25,ttable_rounds+0($25) !tprello
    srl $6,32,$24;              ldl $10,ttable_rounds+16($10) !tprello
    vlog3r0 $23,$14,$26,$14;    ldhu $26,ttable_scratch+112+4($31) !tprello
    zapnot $24,3,$24;           ldl $12,ttable_rounds+24($12) !tprello
    vlog3r0 $14,$11,$9,$9;      ldl $22,ttable_rounds+0($22) !tprello
    vlog3r0 $2,$25,$10,$10;     ldl $26,ttable_rounds+8($26) !tprello
    srl $13,48,$13;             ldhu $25,ttable_scratch+112+2($31) !tprello
    zapnot $0,3,$0;             ldl $24,ttable_rounds+8($24) !tprello
    vlog3r0 $10,$26,$12,$10;    ldl $13,ttable_rounds+24($13) !tprello
    srl $6,16,$6;               ldl $25,ttable_rounds+16($25) !tprello
    zapnot $6,3,$6;             ldl $0,ttable_rounds+0($0) !tprello
    srl $5,48,$5;               ldl $6,ttable_rounds+16($6) !tprello
    vlog3r0 $15,$22,$25,$22;    ldhu $25,ttable_scratch+104+4($31) !tprello
    zapnot $8,3,$12;            ldl $5,ttable_rounds+24($5) !tprello
    vlog3r0 $22,$24,$13,$13;    ldl $12,ttable_rounds+0($12) !tprello
    vlog3r0 $4,$0,$6,$0;        ldl $25,ttable_rounds+8($25) !tprello
    srl $3,32,$6;               stl $13,ttable_scratch+136($31) !tprello
    zapnot $6,3,$6;             ldhu $22,ttable_scratch+120+2($31) !tprello
    vlog3r0 $0,$25,$5,$0;       ldl $6,ttable_rounds+8($6) !tprello
    srl $1,48,$5;               ldhu $25,ttable_scratch+128+4($31) !tprello
    zapnot $7,3,$24;            ldl $22,ttable_rounds+16($22) !tprello
    srl $3,16,$26;              ldl $5,ttable_rounds+24($5) !tprello
    zapnot $26,3,$26;           ldl $24,ttable_rounds+0($24) !tprello
    vlog3r0 $23,$12,$22,$12;    ldl $26,ttable_rounds+16($26) !tprello
    srl $8,48,$22;              ldl $25,ttable_rounds+8($25) !tprello
    vlog3r0 $12,$6,$5,$5;       ldl $22,ttable_rounds+24($22) !tprello
    vlog3r0 $2,$24,$26,$2;      ldhu $24,ttable_scratch+128+2($31) !tprello
    zapnot $3,3,$26;            ldhu $6,ttable_scratch+120+4($31) !tprello
    vlog3r0 $2,$25,$22,$2;      ldl $26,ttable_rounds+0($26) !tprello
    srl $8,32,$22;              ldl $24,ttable_rounds+16($24) !tprello
    zapnot $22,3,$22;           ldl $6,ttable_rounds+8($6) !tprello
    srl $7,48,$7;               ldl $22,ttable_rounds+8($22) !tprello
    vlog3r0 $15,$26,$24,$15;    ldl $7,ttable_rounds+24($7) !tprello
    zapnot $1,3,$1;             stl $5,ttable_scratch+144($31) !tprello
    srl $8,16,$8;               ldl $1,ttable_rounds+0($1) !tprello
    vlog3r0 $15,$22,$7,$7;      ldl $15,ttable_keys+224($31) !tprello
    zapnot $8,3,$8;             ldl $22,ttable_keys+232($31) !tprello
    srl $3,48,$3;               ldl $8,ttable_rounds+16($8) !tprello
    zapnot $9,3,$24;            ldl $3,ttable_rounds+24($3) !tprello
    srl $10,16,$26;             stl $7,ttable_scratch+152($31) !tprello
    vlog3r0 $4,$1,$8,$1;        ldl $4,ttable_keys+240($31) !tprello
    zapnot $26,3,$26;           ldl $8,ttable_keys+248($31) !tprello
    vlog3r0 $1,$6,$3,$1;        ldl $24,ttable_rounds+0($24) !tprello
    srl $0,48,$3;               ldl $26,ttable_rounds+16($26) !tprello
    zapnot $10,3,$6;            ldhu $25,ttable_scratch+136+4($31) !tprello
    srl $0,32,$12;              ldl $3,ttable_rounds+24($3) !tprello
    vlog3r0 $15,$24,$26,$24;    ldl $6,ttable_rounds+0($6) !tprello
    zapnot $12,3,$12;           ldl $25,ttable_rounds+8($25) !tprello
    srl $9,48,$26;              ldhu $23,ttable_scratch+136+2($31) !tprello
    zapnot $13,3,$11;           ldl $12,ttable_rounds+8($12) !tprello
    vlog3r0 $24,$25,$3,$3;      ldl $26,ttable_rounds+24($26) !tprello
    srl $0,16,$24;              ldl $23,ttable_rounds+16($23) !tprello
    zapnot $24,3,$24;           ldl $11,ttable_rounds+0($11) !tprello
    srl $9,32,$25;              ldl $24,ttable_rounds+16($24) !tprello
    vlog3r0 $22,$6,$23,$6;      stl $3,ttable_scratch+160($31) !tprello
    zapnot $25,3,$25;           srl $10,48,$23
    vlog3r0 $6,$12,$26,$6;      ldl $25,ttable_rounds+8($25) !tprello
    vlog3r0 $4,$11,$24,$11;     ldl $23,ttable_rounds+24($23) !tprello
    zapnot $0,3,$0;             ldhu $24,ttable_scratch+152+4($31) !tprello
    srl $9,16,$9;               ldl $0,ttable_rounds+0($0) !tprello
    vlog3r0 $11,$25,$23,$11;    ldhu $23,ttable_scratch+152+2($31) !tprello
    zapnot $9,3,$9;             ldl $24,ttable_rounds+8($24) !tprello
    srl $10,32,$10;             ldl $9,ttable_rounds+16($9) !tprello
    zapnot $10,3,$10;           stl $11,ttable_scratch+168($31) !tprello
    srl $13,48,$13;             ldl $10,ttable_rounds+8($10) !tprello
    vlog3r0 $8,$0,$9,$0;        ldl $13,ttable_rounds+24($13) !tprello
    zapnot $5,3,$9;             ldl $23,ttable_rounds+16($23) !tprello
    srl $2,16,$25;              ldl $9,ttable_rounds+0($9) !tprello
    vlog3r0 $0,$10,$13,$0;      ldhu $10,ttable_scratch+144+4($31) !tprello
    zapnot $25,3,$25;           srl $1,48,$13
    zapnot $2,3,$12;            ldl $25,ttable_rounds+16($25) !tprello
    srl $1,32,$26;              ldl $13,ttable_rounds+24($13) !tprello
    zapnot $26,3,$26;           ldl $12,ttable_rounds+0($12) !tprello
    vlog3r0 $15,$9,$25,$9;      ldl $26,ttable_rounds+8($26) !tprello
    srl $5,48,$5;               ldl $10,ttable_rounds+8($10) !tprello
    vlog3r0 $9,$24,$13,$9;      ldl $5,ttable_rounds+24($5) !tprello
    vlog3r0 $22,$12,$23,$12;    ldhu $22,ttable_scratch+144+2($31) !tprello
    zapnot $7,3,$23;            stl $9,ttable_scratch+176($31) !tprello
    vlog3r0 $12,$26,$5,$5;      ldl $23,ttable_rounds+0($23) !tprello
    srl $1,16,$12;              ldl $22,ttable_rounds+16($22) !tprello
    zapnot $12,3,$12;           ldl $26,ttable_keys+256($31) !tprello
    srl $2,48,$13;              ldl $12,ttable_rounds+16($12) !tprello
    zapnot $1,3,$1;             ldl $13,ttable_rounds+24($13) !tprello
    srl $2,32,$2;               ldl $1,ttable_rounds+0($1) !tprello
    vlog3r0 $4,$23,$12,$4;      ldl $12,ttable_keys+264($31) !tprello
    zapnot $2,3,$2;             ldl $23,ttable_keys+272($31) !tprello
    vlog3r0 $4,$10,$13,$4;      ldl $2,ttable_rounds+8($2) !tprello
    vlog3r0 $8,$1,$22,$1;       ldl $8,ttable_keys+280($31) !tprello
    srl $7,48,$7;               stl $4,ttable_scratch+184($31) !tprello
    zapnot $3,3,$22;            ldl $7,ttable_rounds+24($7) !tprello
    srl $6,16,$10;              ldl $22,ttable_rounds+0($22) !tprello
    zapnot $10,3,$10;           ldhu $13,ttable_scratch+168+4($31) !tprello
    vlog3r0 $1,$2,$7,$1;        ldl $10,ttable_rounds+16($10) !tprello
    srl $0,48,$2;               ldhu $7,ttable_scratch+168+2($31) !tprello
    zapnot $6,3,$24;            ldl $13,ttable_rounds+8($13) !tprello
    vlog3r0 $26,$22,$10,$10;    ldl $2,ttable_rounds+24($2) !tprello
    srl $0,32,$22;              ldl $24,ttable_rounds+0($24) !tprello
    zapnot $22,3,$22;           ldl $7,ttable_rounds+16($7) !tprello
    vlog3r0 $10,$13,$2,$2;      ldl $22,ttable_rounds+8($22) !tprello
    srl $3,48,$3;               ldhu $10,ttable_scratch+160+4($31) !tprello
    vlog3r0 $12,$24,$7,$7;      ldl $3,ttable_rounds+24($3) !tprello
    zapnot $11,3,$24;           ldhu $13,ttable_scratch+160+2($31) !tprello
    srl $0,16,$15;              ldl $24,ttable_rounds+0($24) !tprello
    vlog3r0 $7,$22,$3,$3;       ldl $10,ttable_rounds+8($10) !tprello
    zapnot $15,3,$15;           ldl $13,ttable_rounds+16($13) !tprello
    srl $6,48,$7;               ldl $15,ttable_rounds+16($15) !tprello
    zapnot $0,3,$0;             ldl $7,ttable_rounds+24($7) !tprello
    srl $6,32,$6;               ldl $0,ttable_rounds+0($0) !tprello
    vlog3r0 $23,$24,$15,$15;    stl $2,ttable_scratch+192($31) !tprello
    zapnot $6,3,$6;             ldhu $24,ttable_scratch+184+4($31) !tprello
    vlog3r0 $15,$10,$7,$7;      ldl $6,ttable_rounds+8($6) !tprello
    vlog3r0 $8,$0,$13,$0;       ldhu $13,ttable_scratch+184+2($31) !tprello
    srl $11,48,$11;             ldl $24,ttable_rounds+8($24) !tprello
    zapnot $9,3,$10;            ldl $11,ttable_rounds+24($11) !tprello
    srl $5,16,$15;              ldl $10,ttable_rounds+0($10) !tprello
    zapnot $15,3,$15;           ldl $13,ttable_rounds+16($13) !tprello
    vlog3r0 $0,$6,$11,$0;       ldl $15,ttable_rounds+16($15) !tprello
    srl $1,48,$6;               ldhu $11,ttable_scratch+176+4($31) !tprello
    zapnot $5,3,$22;            stl $0,ttable_scratch+200($31) !tprello
    vlog3r0 $26,$10,$15,$10;    ldl $6,ttable_rounds+24($6) !tprello
    srl $1,32,$15;              ldl $22,ttable_rounds+0($22) !tprello
    zapnot $15,3,$15;           ldl $11,ttable_rounds+8($11) !tprello
    vlog3r0 $10,$24,$6,$6;      ldl $15,ttable_rounds+8($15) !tprello
    vlog3r0 $12,$22,$13,$12;    ldhu $13,ttable_scratch+176+2($31) !tprello
    srl $9,48,$9;               ldl $22,ttable_keys+288($31) !tprello
    zapnot $4,3,$10;            ldl $9,ttable_rounds+24($9) !tprello
    srl $1,16,$24;              ldl $10,ttable_rounds+0($10) !tprello
    zapnot $24,3,$24;           ldl $13,ttable_rounds+16($13) !tprello
    vlog3r0 $12,$15,$9,$9;      ldl $24,ttable_rounds+16($24) !tprello
    srl $5,48,$12;              ldl $15,ttable_keys+296($31) !tprello
    zapnot $1,3,$1;             ldl $12,ttable_rounds+24($12) !tprello
    vlog3r0 $23,$10,$24,$10;    ldl $1,ttable_rounds+0($1) !tprello
    srl $5,32,$5;               stl $9,ttable_scratch+208($31) !tprello
    vlog3r0 $10,$11,$12,$10;    ldl $11,ttable_keys+304($31) !tprello
    vlog3r0 $8,$1,$13,$1;       ldl $8,ttable_keys+312($31) !tprello
    zapnot $5,3,$5;             ldhu $13,ttable_scratch+200+4($31) !tprello
    srl $4,48,$4;               ldl $5,ttable_rounds+8($5) !tprello
    zapnot $2,3,$12;            ldl $4,ttable_rounds+24($4) !tprello
    srl $3,16,$23;              ldl $12,ttable_rounds+0($12) !tprello
    zapnot $23,3,$23;           ldl $13,ttable_rounds+8($13) !tprello
    vlog3r0 $1,$5,$4,$1;        ldl $23,ttable_rounds+16($23) !tprello
    srl $7,32,$4;               ldhu $5,ttable_scratch+200+2($31) !tprello
    zapnot $4,3,$4;             stl $1,ttable_scratch+216($31) !tprello
    vlog3r0 $22,$12,$23,$12;    ldl $4,ttable_rounds+8($4) !tprello
    srl $0,48,$23;              ldl $5,ttable_rounds+16($5) !tprello
    zapnot $3,3,$24;            ldl $23,ttable_rounds+24($23) !tprello
    srl $7,16,$26;              ldl $24,ttable_rounds+0($24) !tprello
    zapnot $26,3,$26;           ldhu $25,ttable_scratch+192+4($31) !tprello
    vlog3r0 $12,$4,$23,$4;      ldl $26,ttable_rounds+16($26) !tprello
    srl $2,48,$2;               ldhu $12,ttable_scratch+192+2($31) !tprello
    zapnot $7,3,$23;            ldl $2,ttable_rounds+24($2) !tprello
    vlog3r0 $15,$24,$26,$24;    ldl $23,ttable_rounds+0($23) !tprello
    srl $3,48,$26;              ldl $25,ttable_rounds+8($25) !tprello
    vlog3r0 $24,$13,$2,$2;      ldl $26,ttable_rounds+24($26) !tprello
    vlog3r0 $11,$23,$5,$5;      ldl $12,ttable_rounds+16($12) !tprello
    zapnot $0,3,$0;             stl $2,ttable_scratch+224($31) !tprello
    vlog3r0 $5,$25,$26,$5;      ldl $0,ttable_rounds+0($0) !tprello
    srl $3,32,$3;               ldhu $25,ttable_scratch+208+2($31) !tprello
    zapnot $3,3,$3;             ldhu $26,ttable_scratch+216+4($31) !tprello
    vlog3r0 $8,$0,$12,$0;       ldl $3,ttable_rounds+8($3) !tprello
    srl $7,48,$7;               ldl $25,ttable_rounds+16($25) !tprello
    zapnot $6,3,$12;            ldl $7,ttable_rounds+24($7) !tprello
    srl $10,32,$23;             ldl $12,ttable_rounds+0($12) !tprello
    zapnot $23,3,$23;           ldl $26,ttable_rounds+8($26) !tprello
    vlog3r0 $0,$3,$7,$0;        ldl $23,ttable_rounds+8($23) !tprello
    vlog3r0 $22,$12,$25,$12;    ldhu $22,ttable_scratch+216+2($31) !tprello
    srl $1,48,$25;              stl $0,ttable_scratch+232($31) !tprello
    zapnot $9,3,$3;             ldl $25,ttable_rounds+24($25) !tprello
    srl $10,16,$7;              ldl $3,ttable_rounds+0($3) !tprello
    zapnot $7,3,$7;             ldl $22,ttable_rounds+16($22) !tprello
    vlog3r0 $12,$23,$25,$12;    ldl $7,ttable_rounds+16($7) !tprello
    srl $6,48,$23;              ldhu $25,ttable_scratch+208+4($31) !tprello
    zapnot $10,3,$13;           ldl $23,ttable_rounds+24($23) !tprello
    vlog3r0 $15,$3,$7,$3;       ldl $13,ttable_rounds+0($13) !tprello
    srl $6,32,$7;               ldl $25,ttable_rounds+8($25) !tprello
    vlog3r0 $3,$26,$23,$3;      ldl $23,ttable_keys+320($31) !tprello
    vlog3r0 $11,$13,$22,$11;    ldl $13,ttable_keys+328($31) !tprello
    zapnot $7,3,$7;             stl $3,ttable_scratch+240($31) !tprello
    srl $9,48,$9;               ldl $7,ttable_rounds+8($7) !tprello
    zapnot $1,3,$1;             ldl $9,ttable_rounds+24($9) !tprello
    srl $6,16,$6;               ldl $1,ttable_rounds+0($1) !tprello
    zapnot $6,3,$6;             ldl $22,ttable_keys+336($31) !tprello
    vlog3r0 $11,$7,$9,$7;       ldl $6,ttable_rounds+16($6) !tprello
    srl $10,48,$10;             ldl $9,ttable_keys+344($31) !tprello
    zapnot $4,3,$11;            ldl $10,ttable_rounds+24($10) !tprello
    vlog3r0 $8,$1,$6,$1;        ldl $11,ttable_rounds+0($11) !tprello
    srl $5,32,$6;               ldhu $8,ttable_scratch+224+2($31) !tprello
    vlog3r0 $1,$25,$10,$1;      ldhu $10,ttable_scratch+232+4($31) !tprello
    zapnot $6,3,$6;             ldhu $25,ttable_scratch+232+2($31) !tprello
    srl $0,48,$26;              stl $1,ttable_scratch+248($31) !tprello
    zapnot $2,3,$15;            ldl $8,ttable_rounds+16($8) !tprello
    srl $5,16,$24;              ldl $6,ttable_rounds+8($6) !tprello
    zapnot $24,3,$24;           ldl $26,ttable_rounds+24($26) !tprello
    vlog3r0 $23,$11,$8,$8;      ldl $15,ttable_rounds+0($15) !tprello
    srl $4,48,$11;              ldl $24,ttable_rounds+16($24) !tprello
    vlog3r0 $8,$6,$26,$6;       ldl $10,ttable_rounds+8($10) !tprello
    zapnot $5,3,$8;             ldl $11,ttable_rounds+24($11) !tprello
    vlog3r0 $13,$15,$24,$15;    ldl $8,ttable_rounds+0($8) !tprello
    srl $4,32,$24;              ldl $25,ttable_rounds+16($25) !tprello
    vlog3r0 $15,$10,$11,$10;    ldhu $11,ttable_scratch+224+4($31) !tprello
    zapnot $24,3,$24;           ldhu $15,ttable_scratch+240+2($31) !tprello
    vlog3r0 $22,$8,$25,$8;      ldl $24,ttable_rounds+8($24) !tprello
    srl $2,48,$2;               ldl $11,ttable_rounds+8($11) !tprello
    zapnot $0,3,$0;             ldl $2,ttable_rounds+24($2) !tprello
    srl $4,16,$4;               ldl $0,ttable_rounds+0($0) !tprello
    zapnot $4,3,$4;             stl $10,ttable_scratch+256($31) !tprello
    vlog3r0 $8,$24,$2,$2;       ldl $4,ttable_rounds+16($4) !tprello
    srl $5,48,$5;               ldl $15,ttable_rounds+16($15) !tprello
    zapnot $12,3,$8;            ldl $5,ttable_rounds+24($5) !tprello
    vlog3r0 $9,$0,$4,$0;        ldl $8,ttable_rounds+0($8) !tprello
    srl $7,32,$4;               ldhu $24,ttable_scratch+248+4($31) !tprello
    vlog3r0 $0,$11,$5,$0;       ldhu $5,ttable_scratch+248+2($31) !tprello
    vlog3r0 $23,$8,$15,$8;      zapnot $4,3,$4
    srl $1,48,$15;              ldl $4,ttable_rounds+8($4) !tprello
    zapnot $3,3,$23;            ldl $15,ttable_rounds+24($15) !tprello
    srl $7,16,$11;              ldl $23,ttable_rounds+0($23) !tprello
    zapnot $11,3,$11;           ldl $24,ttable_rounds+8($24) !tprello
    vlog3r0 $8,$4,$15,$4;       ldl $11,ttable_rounds+16($11) !tprello
    srl $12,48,$8;              ldl $5,ttable_rounds+16($5) !tprello
    zapnot $7,3,$15;            ldl $8,ttable_rounds+24($8) !tprello
    vlog3r0 $13,$23,$11,$11;    ldl $15,ttable_rounds+0($15) !tprello
    srl $12,32,$13;             ldhu $23,ttable_scratch+240+4($31) !tprello
    vlog3r0 $11,$24,$8,$8;      stl $4,ttable_scratch+264($31) !tprello
    vlog3r0 $22,$15,$5,$5;      ldl $15,ttable_keys+352($31) !tprello
    zapnot $13,3,$13;           ldl $23,ttable_rounds+8($23) !tprello
    srl $3,48,$3;               ldl $13,ttable_rounds+8($13) !tprello
    zapnot $1,3,$1;             ldl $3,ttable_rounds+24($3) !tprello
    srl $12,16,$12;             ldl $1,ttable_rounds+0($1) !tprello
    zapnot $12,3,$12;           ldl $22,ttable_keys+360($31) !tprello
    vlog3r0 $5,$13,$3,$3;       ldl $12,ttable_rounds+16($12) !tprello
    srl $7,48,$7;               ldl $5,ttable_keys+368($31) !tprello
    zapnot $6,3,$13;            ldl $7,ttable_rounds+24($7) !tprello
    vlog3r0 $9,$1,$12,$1;       stl $3,ttable_scratch+272($31) !tprello
    srl $2,32,$9;               ldl $12,ttable_keys+376($31) !tprello
    vlog3r0 $1,$23,$7,$1;       ldl $13,ttable_rounds+0($13) !tprello
    zapnot $9,3,$9;             ldhu $7,ttable_scratch+256+2($31) !tprello
    srl $0,48,$23;              ldl $9,ttable_rounds+8($9) !tprello
    zapnot $10,3,$11;           ldl $23,ttable_rounds+24($23) !tprello
    srl $2,16,$24;              ldl $7,ttable_rounds+16($7) !tprello
    zapnot $24,3,$24;           ldl $11,ttable_rounds+0($11) !tprello
    srl $0,32,$25;              ldl $24,ttable_rounds+16($24) !tprello
    vlog3r0 $15,$13,$7,$7;      zapnot $25,3,$25
    srl $6,48,$13;              ldl $25,ttable_rounds+8($25) !tprello
    vlog3r0 $7,$9,$23,$7;       ldl $13,ttable_rounds+24($13) !tprello
    vlog3r0 $22,$11,$24,$11;    ldhu $24,ttable_scratch+256+4($31) !tprello
    zapnot $2,3,$9;             stl $7,ttable_scratch+280($31) !tprello
    vlog3r0 $11,$25,$13,$11;    ldl $9,ttable_rounds+0($9) !tprello
    srl $0,16,$13;              ldl $24,ttable_rounds+8($24) !tprello
    zapnot $13,3,$13;           ldhu $25,ttable_scratch+272+4($31) !tprello
    srl $6,32,$23;              ldl $13,ttable_rounds+16($13) !tprello
    zapnot $23,3,$23;           srl $10,48,$10
    zapnot $0,3,$0;             ldl $23,ttable_rounds+8($23) !tprello
    vlog3r0 $5,$9,$13,$9;       ldl $10,ttable_rounds+24($10) !tprello
    srl $6,16,$6;               ldl $0,ttable_rounds+0($0) !tprello
    zapnot $6,3,$6;             ldl $25,ttable_rounds+8($25) !tprello
    vlog3r0 $9,$23,$10,$9;      ldl $6,ttable_rounds+16($6) !tprello
    srl $2,48,$2;               ldhu $10,ttable_scratch+272+2($31) !tprello
    zapnot $4,3,$23;            ldl $2,ttable_rounds+24($2) !tprello
    vlog3r0 $12,$0,$6,$0;       stl $9,ttable_scratch+288($31) !tprello
    srl $8,16,$6;               ldl $23,ttable_rounds+0($23) !tprello
    vlog3r0 $0,$24,$2,$0;       ldl $10,ttable_rounds+16($10) !tprello
    zapnot $6,3,$6;             ldhu $2,ttable_scratch+264+4($31) !tprello
    srl $1,48,$24;              ldl $6,ttable_rounds+16($6) !tprello
    zapnot $8,3,$13;            ldl $24,ttable_rounds+24($24) !tprello
    srl $1,32,$26;              ldl $13,ttable_rounds+0($13) !tprello
    vlog3r0 $15,$23,$6,$6;      ldl $2,ttable_rounds+8($2) !tprello
    zapnot $26,3,$26;           ldhu $15,ttable_scratch+264+2($31) !tprello
    vlog3r0 $6,$25,$24,$6;      ldl $26,ttable_rounds+8($26) !tprello
    vlog3r0 $22,$13,$10,$10;    ldw $13,aes_round_keys+16*AES_ROUNDS+COLUMN0($31) !tprello
    srl $4,48,$4;               ldl $15,ttable_rounds+16($15) !tprello
    zapnot $3,3,$22;            ldl $4,ttable_rounds+24($4) !tprello
    srl $1,16,$24;              ldl $22,ttable_rounds+0($22) !tprello
    zapnot $24,3,$24;           stl $6,ttable_scratch+296($31) !tprello
    vlog3r0 $10,$26,$4,$4;      ldl $24,ttable_rounds+16($24) !tprello
    srl $8,48,$10;              ldw $26,aes_round_keys+16*AES_ROUNDS+COLUMN1($31) !tprello
    zapnot $1,3,$1;             ldl $10,ttable_rounds+24($10) !tprello
    vlog3r0 $5,$22,$24,$5;      ldl $1,ttable_rounds+0($1) !tprello
    srl $8,32,$8;               ldw $22,aes_round_keys+16*AES_ROUNDS+COLUMN2($31) !tprello
    vlog3r0 $5,$2,$10,$2;       ldw $5,aes_round_keys+16*AES_ROUNDS+COLUMN3($31) !tprello
    vlog3r0 $12,$1,$15,$1;      ldhu $12,ttable_scratch+288+4($31) !tprello
    zapnot $8,3,$8;             stl $2,ttable_scratch+304($31) !tprello
    srl $3,48,$3;               ldl $8,ttable_rounds+8($8) !tprello
    zapnot $7,3,$15;            ldl $3,ttable_rounds+24($3) !tprello
    srl $11,16,$10;             ldw $15,ttable_last+0($15) !tprello
    zapnot $10,3,$10;           ldw $12,ttable_last+16($12) !tprello
    vlog3r0 $1,$8,$3,$1;        ldw $10,ttable_last+4($10) !tprello
    srl $0,48,$3;               ldw $8,0+COLUMN0(IN)
    zapnot $11,3,$24;           ldw $3,ttable_last+20($3) !tprello
    vlog3r0 $13,$15,$10,$10;    ldw $24,ttable_last+0($24) !tprello
    srl $0,32,$15;              ldhu $25,ttable_scratch+288+2($31) !tprello
    vlog3r0 $10,$12,$3,$3;      ldw $10,0+COLUMN1(IN)
    zapnot $15,3,$15;           ldhu $12,ttable_scratch+280+4($31) !tprello
    xor $3,$8,$3;               ldw $25,ttable_last+4($25) !tprello
    srl $7,48,$7;               stw $3,0+COLUMN0(OUT)
    zapnot $9,3,$3;             ldw $15,ttable_last+16($15) !tprello
    vlog3r0 $26,$24,$25,$24;    ldw $7,ttable_last+20($7) !tprello
    srl $0,16,$25;              ldw $3,ttable_last+0($3) !tprello
    zapnot $25,3,$25;           ldw $12,ttable_last+16($12) !tprello
    vlog3r0 $24,$15,$7,$7;      ldw $25,ttable_last+4($25) !tprello
    srl $11,48,$15;             ldw $24,0+COLUMN2(IN)
    xor $7,$10,$7;              ldw $15,ttable_last+20($15) !tprello
    vlog3r0 $22,$3,$25,$3;      stw $7,0+COLUMN1(OUT)
    zapnot $0,3,$0;             ldhu $7,ttable_scratch+280+2($31) !tprello
    vlog3r0 $3,$12,$15,$3;      ldw $0,ttable_last+0($0) !tprello
    srl $11,32,$11;             ldw $12,0+COLUMN3(IN)
    xor $3,$24,$3;              ldw $7,ttable_last+4($7) !tprello
    zapnot $11,3,$11;           stw $3,0+COLUMN2(OUT)
    srl $9,48,$9;               ldw $11,ttable_last+16($11) !tprello
    vlog3r0 $5,$0,$7,$0;        ldw $9,ttable_last+20($9) !tprello
    zapnot $6,3,$7;             ldhu $3,ttable_scratch+304+4($31) !tprello
    srl $4,16,$24;              ldw $7,ttable_last+0($7) !tprello
    vlog3r0 $0,$11,$9,$0;       ldw $9,16+COLUMN0(IN)
    zapnot $24,3,$24;           ldw $3,ttable_last+16($3) !tprello
    xor $0,$12,$0;              ldw $24,ttable_last+4($24) !tprello
    srl $1,48,$12;              stw $0,0+COLUMN3(OUT)
    zapnot $4,3,$0;             ldw $12,ttable_last+20($12) !tprello
    vlog3r0 $13,$7,$24,$7;      ldw $0,ttable_last+0($0) !tprello
    srl $1,32,$13;              ldhu $24,ttable_scratch+304+2($31) !tprello
    vlog3r0 $7,$3,$12,$3;       ldw $7,16+COLUMN1(IN)
    zapnot $13,3,$13;           ldhu $12,ttable_scratch+296+4($31) !tprello
    xor $3,$9,$3;               ldw $24,ttable_last+4($24) !tprello
    srl $6,48,$6;               stw $3,16+COLUMN0(OUT)
    zapnot $2,3,$3;             ldw $13,ttable_last+16($13) !tprello
    vlog3r0 $26,$0,$24,$0;      ldw $6,ttable_last+20($6) !tprello
    srl $1,16,$24;              ldw $3,ttable_last+0($3) !tprello
    zapnot $24,3,$24;           ldw $12,ttable_last+16($12) !tprello
    vlog3r0 $0,$13,$6,$0;       ldw $24,ttable_last+4($24) !tprello
    srl $4,48,$6;               ldw $13,16+COLUMN2(IN)
    xor $0,$7,$0;               ldw $6,ttable_last+20($6) !tprello
    vlog3r0 $22,$3,$24,$3;      stw $0,16+COLUMN1(OUT)
    zapnot $1,3,$1;             ldhu $0,ttable_scratch+296+2($31) !tprello
    vlog3r0 $3,$12,$6,$3;       ldw $1,ttable_last+0($1) !tprello
    srl $4,32,$4;               ldw $6,16+COLUMN3(IN)
    xor $3,$13,$3;              ldw $0,ttable_last+4($0) !tprello
    zapnot $4,3,$4;             stw $3,16+COLUMN2(OUT)
    srl $2,48,$2;               ldw $4,ttable_last+16($4) !tprello
    vlog3r0 $5,$1,$0,$0;        ldw $2,ttable_last+20($2) !tprello
    subl LEFT,1,LEFT;           ldl $1,ttable_counter+0($31) !tprello
    xor COUNTER,LAST_KEY_BYTE,$5;ldl $3,ttable_counter+8($31) !tprello
    ldi $13,32(COUNTER);        ldl $12,ttable_counter+16($31) !tprello
    xor $13,LAST_KEY_BYTE,$13;  ldl $22,ttable_counter+24($31) !tprello
    ldi COUNTER,64(COUNTER);    ldl $24,ttable_counter+32($31) !tprello
    and $5,MASK,$5;             and $13,MASK,$13
    vlog3r0 $0,$4,$2,$0;        ldl $5,ttable_rounds+24($5) !tprello
    ldi OUT,32(OUT);            ldl $13,ttable_rounds+24($13) !tprello
    xor $0,$6,$0;               ldi IN,32(IN)
    xor $1,$5,$5;               stw $0,16+COLUMN3-32(OUT)
    zapnot $5,3,$0;             stl $5,ttable_scratch+0($31) !tprello
    srl $5,48,$5;               ldl $0,ttable_rounds+0($0) !tprello
    xor $1,$13,$1;              ldl $5,ttable_rounds+24($5) !tprello
    zapnot $1,3,$13;            ldhu $6,ttable_scratch+0+4($31) !tprello
    xor $3,$0,$26;              ldhu $0,ttable_scratch+0+2($31) !tprello
    xor $12,$5,$15;             stl $1,ttable_scratch+16($31) !tprello
    srl $1,48,$1;               ldl $6,ttable_rounds+8($6) !tprello
    zapnot $26,3,$9;            ldl $5,ttable_rounds+16($0) !tprello
    srl $15,16,$4;              ldl $13,ttable_rounds+0($13) !tprello
    xor $22,$6,$0;              ldl $6,ttable_rounds+24($1) !tprello
    xor $24,$5,$11;             stl $0,ttable_scratch+8($31) !tprello
    xor $3,$13,$1;              ldhu $3,ttable_scratch+16+4($31) !tprello
    xor $12,$6,$2;              ldhu $6,ttable_scratch+16+2($31) !tprello
    zapnot $4,3,$12;            stl $1,ttable_scratch+24($31) !tprello
    srl $11,48,$13;             ldl $4,ttable_rounds+8($3) !tprello
    zapnot $15,3,$25;           ldl $6,ttable_rounds+16($6) !tprello
    srl $11,32,$7;              ldl $3,ttable_keys+96($31) !tprello
    xor $22,$4,$4;              ldl $5,ttable_keys+104($31) !tprello
    xor $24,$6,$6;              stl $4,ttable_scratch+32($31) !tprello
    zapnot $7,3,$24;            ldl $7,ttable_keys+112($31) !tprello
    srl $26,48,$22;             ldl $8,ttable_keys+120($31) !tprello
    zapnot $0,3,$23;            ldl $9,ttable_rounds+0($9) !tprello
    srl $11,16,$10;             ldl $12,ttable_rounds+16($12) !tprello
    zapnot $10,3,$14;           ldhu $10,ttable_scratch+8+4($31) !tprello
    srl $26,32,$27;             ldl $13,ttable_rounds+24($13) !tprello
    vlog3r0 $3,$9,$12,$12;      ldl $25,ttable_rounds+0($25) !tprello
    zapnot $27,3,$27;           ldl $28,ttable_rounds+8($10) !tprello
    srl $15,48,$9;              ldhu $29,ttable_scratch+8+2($31) !tprello
    zapnot $11,3,$10;           ldl $24,ttable_rounds+8($24) !tprello
    vlog3r0 $12,$28,$13,$11;    ldl $28,ttable_rounds+24($22) !tprello
    srl $26,16,$26;             ldl $29,ttable_rounds+16($29) !tprello
    zapnot $26,3,$12;           ldl $13,ttable_rounds+0($23) !tprello
    srl $15,32,$23;             ldl $14,ttable_rounds+16($14) !tprello
    vlog3r0 $5,$25,$29,$25;     ldl $15,ttable_rounds+8($27) !tprello
    zapnot $23,3,$22;           bne LEFT,\next
    .endm
