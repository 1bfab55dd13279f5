# SPDX-License-Identifier: Apache-2.0
#
# Made by generate.py: two blocks, 12 rounds.
# 1031 instructions in 516 cycles; no order of them takes fewer than 516.
# A line is a cycle: what goes to pipe 0, and what goes to pipe 1.

# What the loop has of a pass before the pass before is over, for the first pass.
    .macro FIRST_STEPS
    subl LEFT,1,LEFT
    ldl $5,ttable_counter+0($31) !tprello
    xor COUNTER,LAST_KEY_BYTE,$10
    ldl $28,ttable_counter+8($31) !tprello
    ldi $25,32(COUNTER)
    ldl $27,ttable_counter+16($31) !tprello
    xor $25,LAST_KEY_BYTE,$25
    ldl $24,ttable_counter+24($31) !tprello
    ldi COUNTER,64(COUNTER)
    ldl $29,ttable_counter+32($31) !tprello
    and $10,MASK,$10
    ldl $0,ttable_keys+96($31) !tprello
    and $25,MASK,$25
    ldl $10,ttable_rounds+24($10) !tprello
    ldl $25,ttable_rounds+24($25) !tprello
    xor $5,$10,$10
    ldl $1,ttable_keys+104($31) !tprello
    zapnot $10,3,$9
    stl $10,ttable_scratch+0($31) !tprello
    srl $10,48,$10
    ldl $9,ttable_rounds+0($9) !tprello
    xor $5,$25,$5
    ldl $10,ttable_rounds+24($10) !tprello
    xor $28,$9,$2
    ldhu $9,ttable_scratch+0+4($31) !tprello
    xor $27,$10,$3
    ldhu $10,ttable_scratch+0+2($31) !tprello
    zapnot $5,3,$11
    ldl $9,ttable_rounds+8($9) !tprello
    srl $5,48,$6
    ldl $10,ttable_rounds+16($10) !tprello
    zapnot $2,3,$22
    stl $5,ttable_scratch+16($31) !tprello
    xor $24,$9,$4
    ldl $11,ttable_rounds+0($11) !tprello
    srl $3,16,$9
    stl $4,ttable_scratch+8($31) !tprello
    xor $29,$10,$5
    ldl $10,ttable_rounds+24($6) !tprello
    zapnot $9,3,$23
    ldhu $25,ttable_scratch+16+4($31) !tprello
    xor $28,$11,$6
    ldhu $11,ttable_scratch+16+2($31) !tprello
    srl $5,48,$7
    stl $6,ttable_scratch+24($31) !tprello
    xor $27,$10,$8
    ldl $9,ttable_keys+112($31) !tprello
    zapnot $3,3,$10
    ldl $25,ttable_rounds+8($25) !tprello
    srl $5,32,$27
    ldl $28,ttable_rounds+16($11) !tprello
    zapnot $27,3,$11
    ldl $12,ttable_keys+120($31) !tprello
    srl $2,48,$13
    ldl $14,ttable_rounds+0($22) !tprello
    xor $24,$25,$15
    ldl $22,ttable_rounds+16($23) !tprello
    xor $29,$28,$23
    .endm

    .macro NEXT_PAIR next
    zapnot $4,3,$24;            stl $15,ttable_scratch+32($31) !tprello
    srl $5,16,$25;              ldhu $26,ttable_scratch+8+4($31) !tprello
    vlog3r0 $0,$14,$22,$14;     ldl $7,ttable_rounds+24($7) !tprello
    zapnot $25,3,$25;           ldl $10,ttable_rounds+0($10) !tprello
    srl $2,32,$22;              ldhu $27,ttable_scratch+8+2($31) !tprello
    zapnot $22,3,$22;           ldl $26,ttable_rounds+8($26) !tprello
    srl $3,48,$28;              ldl $11,ttable_rounds+8($11) !tprello
    zapnot $5,3,$5;             ldl $13,ttable_rounds+24($13) !tprello
    srl $2,16,$2;               ldl $27,ttable_rounds+16($27) !tprello
    vlog3r0 $14,$26,$7,$7;      ldl $24,ttable_rounds+0($24) !tprello
    zapnot $2,3,$2;             ldl $25,ttable_rounds+16($25) !tprello
    srl $3,32,$3;               ldl $22,ttable_rounds+8($22) !tprello
    vlog3r0 $1,$10,$27,$10;     ldl $28,ttable_rounds+24($28) !tprello
    zapnot $3,3,$3;             ldl $5,ttable_rounds+0($5) !tprello
    vlog3r0 $10,$11,$13,$10;    ldl $2,ttable_rounds+16($2) !tprello
    vlog3r0 $9,$24,$25,$24;     ldl $3,ttable_rounds+8($3) !tprello
    srl $4,48,$4;               stl $7,ttable_scratch+40($31) !tprello
    vlog3r0 $24,$22,$28,$22;    ldl $4,ttable_rounds+24($4) !tprello
    vlog3r0 $12,$5,$2,$2;       ldhu $5,ttable_scratch+32+4($31) !tprello
    zapnot $6,3,$24;            stl $22,ttable_scratch+48($31) !tprello
    srl $8,16,$28;              ldl $24,ttable_rounds+0($24) !tprello
    vlog3r0 $2,$3,$4,$2;        ldhu $3,ttable_scratch+32+2($31) !tprello
    zapnot $28,3,$28;           ldl $5,ttable_rounds+8($5) !tprello
    srl $23,48,$4;              ldl $28,ttable_rounds+16($28) !tprello
    zapnot $8,3,$25;            ldl $4,ttable_rounds+24($4) !tprello
    srl $23,32,$11;             ldl $25,ttable_rounds+0($25) !tprello
    zapnot $11,3,$11;           ldl $3,ttable_rounds+16($3) !tprello
    vlog3r0 $0,$24,$28,$0;      ldl $11,ttable_rounds+8($11) !tprello
    srl $6,48,$6;               ldhu $24,ttable_scratch+24+4($31) !tprello
    vlog3r0 $0,$5,$4,$0;        ldl $6,ttable_rounds+24($6) !tprello
    vlog3r0 $1,$25,$3,$1;       ldhu $3,ttable_scratch+24+2($31) !tprello
    zapnot $15,3,$25;           stl $0,ttable_scratch+56($31) !tprello
    srl $23,16,$4;              ldl $25,ttable_rounds+0($25) !tprello
    vlog3r0 $1,$11,$6,$1;       ldl $24,ttable_rounds+8($24) !tprello
    zapnot $4,3,$4;             ldl $3,ttable_rounds+16($3) !tprello
    srl $8,48,$6;               ldl $4,ttable_rounds+16($4) !tprello
    zapnot $23,3,$23;           ldl $6,ttable_rounds+24($6) !tprello
    srl $8,32,$8;               ldl $23,ttable_rounds+0($23) !tprello
    zapnot $8,3,$8;             ldl $11,ttable_keys+128($31) !tprello
    vlog3r0 $9,$25,$4,$4;       ldl $8,ttable_rounds+8($8) !tprello
    srl $15,48,$15;             ldl $9,ttable_keys+136($31) !tprello
    vlog3r0 $4,$24,$6,$4;       ldl $15,ttable_rounds+24($15) !tprello
    vlog3r0 $12,$23,$3,$3;      ldl $12,ttable_keys+144($31) !tprello
    zapnot $7,3,$23;            stl $4,ttable_scratch+64($31) !tprello
    srl $10,16,$6;              ldl $24,ttable_keys+152($31) !tprello
    vlog3r0 $3,$8,$15,$3;       ldl $23,ttable_rounds+0($23) !tprello
    zapnot $6,3,$6;             ldhu $8,ttable_scratch+48+4($31) !tprello
    srl $2,48,$15;              ldl $6,ttable_rounds+16($6) !tprello
    zapnot $10,3,$25;           ldl $15,ttable_rounds+24($15) !tprello
    srl $2,32,$5;               ldl $25,ttable_rounds+0($25) !tprello
    zapnot $5,3,$5;             ldl $8,ttable_rounds+8($8) !tprello
    vlog3r0 $11,$23,$6,$6;      ldhu $23,ttable_scratch+48+2($31) !tprello
    srl $7,48,$7;               ldl $5,ttable_rounds+8($5) !tprello
    zapnot $22,3,$28;           ldl $7,ttable_rounds+24($7) !tprello
    vlog3r0 $6,$8,$15,$6;       ldl $28,ttable_rounds+0($28) !tprello
    srl $2,16,$8;               ldl $23,ttable_rounds+16($23) !tprello
    zapnot $8,3,$8;             ldhu $15,ttable_scratch+40+4($31) !tprello
    srl $10,48,$13;             ldl $8,ttable_rounds+16($8) !tprello
    zapnot $2,3,$2;             ldl $13,ttable_rounds+24($13) !tprello
    vlog3r0 $9,$25,$23,$23;     ldl $2,ttable_rounds+0($2) !tprello
    srl $10,32,$10;             ldl $15,ttable_rounds+8($15) !tprello
    vlog3r0 $23,$5,$7,$5;       ldhu $7,ttable_scratch+40+2($31) !tprello
    vlog3r0 $12,$28,$8,$8;      stl $6,ttable_scratch+72($31) !tprello
    zapnot $10,3,$10;           ldhu $28,ttable_scratch+64+4($31) !tprello
    vlog3r0 $8,$15,$13,$8;      ldl $10,ttable_rounds+8($10) !tprello
    srl $22,48,$22;             ldl $7,ttable_rounds+16($7) !tprello
    zapnot $0,3,$13;            ldl $22,ttable_rounds+24($22) !tprello
    srl $1,16,$15;              stl $8,ttable_scratch+80($31) !tprello
    zapnot $15,3,$15;           ldl $13,ttable_rounds+0($13) !tprello
    vlog3r0 $24,$2,$7,$2;       ldl $15,ttable_rounds+16($15) !tprello
    srl $3,48,$7;               ldl $28,ttable_rounds+8($28) !tprello
    vlog3r0 $2,$10,$22,$2;      ldl $7,ttable_rounds+24($7) !tprello
    zapnot $1,3,$10;            ldhu $22,ttable_scratch+64+2($31) !tprello
    vlog3r0 $11,$13,$15,$11;    ldl $10,ttable_rounds+0($10) !tprello
    srl $3,32,$13;              ldhu $15,ttable_scratch+56+4($31) !tprello
    vlog3r0 $11,$28,$7,$7;      ldhu $11,ttable_scratch+56+2($31) !tprello
    zapnot $13,3,$13;           ldl $22,ttable_rounds+16($22) !tprello
    srl $0,48,$0;               ldl $13,ttable_rounds+8($13) !tprello
    zapnot $4,3,$28;            ldl $0,ttable_rounds+24($0) !tprello
    srl $3,16,$23;              ldl $28,ttable_rounds+0($28) !tprello
    vlog3r0 $9,$10,$22,$9;      ldl $15,ttable_rounds+8($15) !tprello
    zapnot $23,3,$23;           ldl $11,ttable_rounds+16($11) !tprello
    vlog3r0 $9,$13,$0,$0;       ldl $23,ttable_rounds+16($23) !tprello
    srl $1,48,$9;               stl $7,ttable_scratch+88($31) !tprello
    zapnot $3,3,$3;             ldl $9,ttable_rounds+24($9) !tprello
    srl $1,32,$1;               ldl $3,ttable_rounds+0($3) !tprello
    vlog3r0 $12,$28,$23,$12;    ldl $23,ttable_keys+160($31) !tprello
    zapnot $1,3,$1;             ldl $28,ttable_keys+168($31) !tprello
    vlog3r0 $12,$15,$9,$9;      ldl $1,ttable_rounds+8($1) !tprello
    vlog3r0 $24,$3,$11,$3;      ldl $11,ttable_keys+176($31) !tprello
    srl $4,48,$4;               stl $9,ttable_scratch+96($31) !tprello
    zapnot $6,3,$24;            ldl $4,ttable_rounds+24($4) !tprello
    srl $5,16,$12;              ldl $15,ttable_keys+184($31) !tprello
    zapnot $12,3,$12;           ldl $24,ttable_rounds+0($24) !tprello
    srl $2,48,$13;              ldl $12,ttable_rounds+16($12) !tprello
    vlog3r0 $3,$1,$4,$1;        ldhu $3,ttable_scratch+80+4($31) !tprello
    zapnot $5,3,$4;             ldl $13,ttable_rounds+24($13) !tprello
    srl $2,32,$10;              ldl $4,ttable_rounds+0($4) !tprello
    vlog3r0 $23,$24,$12,$12;    ldhu $24,ttable_scratch+80+2($31) !tprello
    zapnot $10,3,$10;           ldl $3,ttable_rounds+8($3) !tprello
    srl $6,48,$6;               ldl $10,ttable_rounds+8($10) !tprello
    zapnot $8,3,$22;            ldl $6,ttable_rounds+24($6) !tprello
    srl $2,16,$25;              ldl $24,ttable_rounds+16($24) !tprello
    vlog3r0 $12,$3,$13,$3;      ldl $22,ttable_rounds+0($22) !tprello
    zapnot $25,3,$25;           ldhu $12,ttable_scratch+72+4($31) !tprello
    srl $5,48,$13;              ldl $25,ttable_rounds+16($25) !tprello
    vlog3r0 $28,$4,$24,$4;      ldl $13,ttable_rounds+24($13) !tprello
    zapnot $2,3,$2;             ldhu $24,ttable_scratch+72+2($31) !tprello
    vlog3r0 $4,$10,$6,$4;       ldl $12,ttable_rounds+8($12) !tprello
    vlog3r0 $11,$22,$25,$22;    ldl $2,ttable_rounds+0($2) !tprello
    srl $5,32,$5;               stl $3,ttable_scratch+104($31) !tprello
    zapnot $5,3,$5;             ldl $24,ttable_rounds+16($24) !tprello
    vlog3r0 $22,$12,$13,$12;    ldl $5,ttable_rounds+8($5) !tprello
    srl $8,48,$8;               ldhu $13,ttable_scratch+96+4($31) !tprello
    zapnot $7,3,$22;            ldl $8,ttable_rounds+24($8) !tprello
    vlog3r0 $15,$2,$24,$2;      ldl $22,ttable_rounds+0($22) !tprello
    srl $0,16,$24;              ldhu $25,ttable_scratch+96+2($31) !tprello
    zapnot $24,3,$24;           ldl $13,ttable_rounds+8($13) !tprello
    vlog3r0 $2,$5,$8,$2;        ldl $24,ttable_rounds+16($24) !tprello
    srl $1,48,$5;               ldhu $8,ttable_scratch+88+4($31) !tprello
    zapnot $0,3,$6;             stl $2,ttable_scratch+112($31) !tprello
    srl $1,32,$10;              ldl $5,ttable_rounds+24($5) !tprello
    vlog3r0 $23,$22,$24,$22;    ldl $6,ttable_rounds+0($6) !tprello
    zapnot $10,3,$10;           ldl $25,ttable_rounds+16($25) !tprello
    srl $7,48,$7;               ldl $10,ttable_rounds+8($10) !tprello
    vlog3r0 $22,$13,$5,$5;      ldl $7,ttable_rounds+24($7) !tprello
    zapnot $9,3,$13;            ldl $8,ttable_rounds+8($8) !tprello
    vlog3r0 $28,$6,$25,$6;      ldl $13,ttable_rounds+0($13) !tprello
    srl $1,16,$25;              ldhu $28,ttable_scratch+88+2($31) !tprello
    vlog3r0 $6,$10,$7,$6;       ldl $7,ttable_keys+192($31) !tprello
    zapnot $25,3,$25;           ldl $10,ttable_keys+200($31) !tprello
    srl $0,48,$22;              ldl $25,ttable_rounds+16($25) !tprello
    zapnot $1,3,$1;             ldl $22,ttable_rounds+24($22) !tprello
    srl $0,32,$0;               ldl $1,ttable_rounds+0($1) !tprello
    zapnot $0,3,$0;             ldl $28,ttable_rounds+16($28) !tprello
    vlog3r0 $11,$13,$25,$11;    ldl $0,ttable_rounds+8($0) !tprello
    srl $9,48,$9;               stl $6,ttable_scratch+120($31) !tprello
    vlog3r0 $11,$8,$22,$8;      ldl $9,ttable_rounds+24($9) !tprello
    vlog3r0 $15,$1,$28,$1;      ldl $15,ttable_keys+208($31) !tprello
    zapnot $3,3,$28;            ldl $11,ttable_keys+216($31) !tprello
    srl $4,16,$22;              ldl $28,ttable_rounds+0($28) !tprello
    vlog3r0 $1,$0,$9,$0;        ldhu $1,ttable_scratch+112+4($31) !tprello
    zapnot $22,3,$22;           ldhu $9,ttable_scratch+112+2($31) !tprello
    srl $12,32,$13;             stl $0,ttable_scratch+128($31) !tprello
    zapnot $13,3,$13;           ldl $22,ttable_rounds+16($22) !tprello
    srl $2,48,$25;              ldl $13,ttable_rounds+8($13) !tprello
    zapnot $4,3,$23;            ldl $25,ttable_rounds+24($25) !tprello
    srl $12,16,$24;             ldl $23,ttable_rounds+0($23) !tprello
    vlog3r0 $7,$28,$22,$22;     ldl $1,ttable_rounds+8($1) !tprello
    zapnot $24,3,$24;           ldl $9,ttable_rounds+16($9) !tprello
    vlog3r0 $22,$13,$25,$13;    ldl $24,ttable_rounds+16($24) !tprello
    srl $3,48,$3;               ldhu $22,ttable_scratch+104+4($31) !tprello
    zapnot $12,3,$25;           ldl $3,ttable_rounds+24($3) !tprello
    srl $4,48,$28;              ldl $25,ttable_rounds+0($25) !tprello
    vlog3r0 $10,$23,$24,$23;    ldl $28,ttable_rounds+24($28) !tprello
    zapnot $2,3,$2;             ldl $22,ttable_rounds+8($22) !tprello
    vlog3r0 $23,$1,$3,$1;       ldl $2,ttable_rounds+0($2) !tprello
    vlog3r0 $15,$25,$9,$9;      ldhu $25,ttable_scratch+104+2($31) !tprello
    srl $4,32,$4;               stl $1,ttable_scratch+136($31) !tprello
    vlog3r0 $9,$22,$28,$9;      ldhu $22,ttable_scratch+120+2($31) !tprello
    zapnot $4,3,$4;             ldhu $28,ttable_scratch+128+4($31) !tprello
    srl $12,48,$12;             ldl $25,ttable_rounds+16($25) !tprello
    zapnot $5,3,$3;             ldl $4,ttable_rounds+8($4) !tprello
    srl $8,32,$23;              ldl $12,ttable_rounds+24($12) !tprello
    zapnot $23,3,$23;           ldl $3,ttable_rounds+0($3) !tprello
    vlog3r0 $11,$2,$25,$2;      ldl $22,ttable_rounds+16($22) !tprello
    srl $0,48,$25;              ldl $23,ttable_rounds+8($23) !tprello
    vlog3r0 $2,$4,$12,$2;       ldl $25,ttable_rounds+24($25) !tprello
    zapnot $6,3,$4;             ldl $28,ttable_rounds+8($28) !tprello
    vlog3r0 $7,$3,$22,$3;       stl $2,ttable_scratch+144($31) !tprello
    srl $8,16,$7;               ldl $4,ttable_rounds+0($4) !tprello
    vlog3r0 $3,$23,$25,$3;      ldhu $23,ttable_scratch+128+2($31) !tprello
    zapnot $7,3,$7;             ldhu $25,ttable_scratch+120+4($31) !tprello
    srl $5,48,$22;              ldl $7,ttable_rounds+16($7) !tprello
    zapnot $8,3,$12;            ldl $22,ttable_rounds+24($22) !tprello
    srl $5,32,$24;              ldl $12,ttable_rounds+0($12) !tprello
    zapnot $24,3,$24;           ldl $23,ttable_rounds+16($23) !tprello
    vlog3r0 $10,$4,$7,$4;       ldl $24,ttable_rounds+8($24) !tprello
    srl $6,48,$6;               ldl $25,ttable_rounds+8($25) !tprello
    vlog3r0 $4,$28,$22,$4;      ldl $6,ttable_rounds+24($6) !tprello
    vlog3r0 $15,$12,$23,$12;    ldl $15,ttable_keys+224($31) !tprello
    zapnot $0,3,$0;             stl $4,ttable_scratch+152($31) !tprello
    srl $5,16,$5;               ldl $0,ttable_rounds+0($0) !tprello
    vlog3r0 $12,$24,$6,$6;      ldl $12,ttable_keys+232($31) !tprello
    zapnot $5,3,$5;             ldl $24,ttable_keys+240($31) !tprello
    srl $8,48,$8;               ldl $5,ttable_rounds+16($5) !tprello
    zapnot $13,3,$23;           ldl $8,ttable_rounds+24($8) !tprello
    srl $9,32,$22;              ldl $28,ttable_keys+248($31) !tprello
    zapnot $22,3,$22;           ldl $23,ttable_rounds+0($23) !tprello
    vlog3r0 $11,$0,$5,$0;       ldhu $5,ttable_scratch+136+2($31) !tprello
    srl $2,48,$11;              ldl $22,ttable_rounds+8($22) !tprello
    vlog3r0 $0,$25,$8,$0;       ldl $11,ttable_rounds+24($11) !tprello
    zapnot $1,3,$8;             ldhu $25,ttable_scratch+144+4($31) !tprello
    srl $9,16,$7;               stl $0,ttable_scratch+160($31) !tprello
    zapnot $7,3,$7;             ldl $5,ttable_rounds+16($5) !tprello
    srl $13,48,$10;             ldl $8,ttable_rounds+0($8) !tprello
    zapnot $9,3,$27;            ldl $7,ttable_rounds+16($7) !tprello
    srl $13,32,$14;             ldl $25,ttable_rounds+8($25) !tprello
    vlog3r0 $15,$23,$5,$5;      ldl $10,ttable_rounds+24($10) !tprello
    zapnot $14,3,$14;           ldl $27,ttable_rounds+0($27) !tprello
    vlog3r0 $5,$22,$11,$5;      ldhu $11,ttable_scratch+144+2($31) !tprello
    vlog3r0 $12,$8,$7,$7;       ldl $14,ttable_rounds+8($14) !tprello
    srl $1,48,$1;               ldhu $8,ttable_scratch+136+4($31) !tprello
    vlog3r0 $7,$25,$10,$7;      ldl $1,ttable_rounds+24($1) !tprello
    zapnot $2,3,$2;             ldl $11,ttable_rounds+16($11) !tprello
    srl $13,16,$13;             ldl $2,ttable_rounds+0($2) !tprello
    zapnot $13,3,$13;           ldl $8,ttable_rounds+8($8) !tprello
    srl $9,48,$9;               ldl $13,ttable_rounds+16($13) !tprello
    vlog3r0 $24,$27,$11,$11;    ldl $9,ttable_rounds+24($9) !tprello
    zapnot $3,3,$27;            stl $7,ttable_scratch+168($31) !tprello
    vlog3r0 $11,$14,$1,$1;      ldl $27,ttable_rounds+0($27) !tprello
    vlog3r0 $28,$2,$13,$2;      ldhu $13,ttable_scratch+152+2($31) !tprello
    srl $6,32,$11;              ldhu $14,ttable_scratch+160+4($31) !tprello
    vlog3r0 $2,$8,$9,$2;        ldhu $8,ttable_scratch+160+2($31) !tprello
    zapnot $11,3,$11;           ldhu $9,ttable_scratch+152+4($31) !tprello
    srl $0,48,$10;              stl $2,ttable_scratch+176($31) !tprello
    zapnot $4,3,$25;            ldl $13,ttable_rounds+16($13) !tprello
    srl $6,16,$22;              ldl $11,ttable_rounds+8($11) !tprello
    zapnot $22,3,$22;           ldl $10,ttable_rounds+24($10) !tprello
    srl $3,48,$23;              ldl $25,ttable_rounds+0($25) !tprello
    vlog3r0 $15,$27,$13,$13;    ldl $22,ttable_rounds+16($22) !tprello
    zapnot $6,3,$15;            ldl $14,ttable_rounds+8($14) !tprello
    vlog3r0 $13,$11,$10,$10;    ldl $23,ttable_rounds+24($23) !tprello
    srl $3,32,$11;              ldl $15,ttable_rounds+0($15) !tprello
    vlog3r0 $12,$25,$22,$12;    ldl $8,ttable_rounds+16($8) !tprello
    zapnot $11,3,$11;           ldl $9,ttable_rounds+8($9) !tprello
    vlog3r0 $12,$14,$23,$12;    ldl $11,ttable_rounds+8($11) !tprello
    srl $4,48,$4;               ldl $14,ttable_keys+256($31) !tprello
    vlog3r0 $24,$15,$8,$8;      ldl $4,ttable_rounds+24($4) !tprello
    zapnot $0,3,$0;             stl $12,ttable_scratch+184($31) !tprello
    srl $3,16,$3;               ldl $0,ttable_rounds+0($0) !tprello
    zapnot $3,3,$3;             ldl $15,ttable_keys+264($31) !tprello
    vlog3r0 $8,$11,$4,$4;       ldl $3,ttable_rounds+16($3) !tprello
    srl $6,48,$6;               ldl $8,ttable_keys+272($31) !tprello
    zapnot $5,3,$11;            ldl $6,ttable_rounds+24($6) !tprello
    srl $1,32,$24;              ldl $23,ttable_keys+280($31) !tprello
    vlog3r0 $28,$0,$3,$0;       ldl $11,ttable_rounds+0($11) !tprello
    zapnot $24,3,$24;           ldhu $3,ttable_scratch+168+2($31) !tprello
    vlog3r0 $0,$9,$6,$0;        ldl $24,ttable_rounds+8($24) !tprello
    srl $2,48,$6;               ldhu $9,ttable_scratch+176+4($31) !tprello
    zapnot $7,3,$28;            stl $0,ttable_scratch+192($31) !tprello
    srl $1,16,$22;              ldl $3,ttable_rounds+16($3) !tprello
    zapnot $22,3,$22;           ldl $6,ttable_rounds+24($6) !tprello
    srl $5,48,$25;              ldl $28,ttable_rounds+0($28) !tprello
    zapnot $1,3,$13;            ldl $22,ttable_rounds+16($22) !tprello
    vlog3r0 $14,$11,$3,$3;      ldl $9,ttable_rounds+8($9) !tprello
    srl $5,32,$11;              ldl $25,ttable_rounds+24($25) !tprello
    vlog3r0 $3,$24,$6,$3;       ldl $13,ttable_rounds+0($13) !tprello
    vlog3r0 $15,$28,$22,$22;    ldhu $28,ttable_scratch+176+2($31) !tprello
    zapnot $11,3,$11;           ldhu $6,ttable_scratch+168+4($31) !tprello
    vlog3r0 $22,$9,$25,$9;      ldl $11,ttable_rounds+8($11) !tprello
    srl $7,48,$7;               ldhu $22,ttable_scratch+184+2($31) !tprello
    zapnot $2,3,$2;             ldl $28,ttable_rounds+16($28) !tprello
    srl $5,16,$5;               ldl $7,ttable_rounds+24($7) !tprello
    zapnot $5,3,$5;             ldl $2,ttable_rounds+0($2) !tprello
    srl $1,48,$1;               ldl $5,ttable_rounds+16($5) !tprello
    vlog3r0 $8,$13,$28,$13;     ldl $6,ttable_rounds+8($6) !tprello
    zapnot $10,3,$28;           ldl $1,ttable_rounds+24($1) !tprello
    vlog3r0 $13,$11,$7,$7;      stl $9,ttable_scratch+200($31) !tprello
    vlog3r0 $23,$2,$5,$2;       ldl $28,ttable_rounds+0($28) !tprello
    srl $4,32,$5;               ldl $22,ttable_rounds+16($22) !tprello
    vlog3r0 $2,$6,$1,$1;        ldhu $2,ttable_scratch+192+4($31) !tprello
    zapnot $5,3,$5;             ldhu $6,ttable_scratch+192+2($31) !tprello
    srl $0,48,$11;              ldl $5,ttable_rounds+8($5) !tprello
    vlog3r0 $14,$28,$22,$14;    ldl $11,ttable_rounds+24($11) !tprello
    zapnot $12,3,$22;           ldl $2,ttable_rounds+8($2) !tprello
    srl $4,16,$28;              ldl $22,ttable_rounds+0($22) !tprello
    zapnot $28,3,$28;           ldl $6,ttable_rounds+16($6) !tprello
    vlog3r0 $14,$5,$11,$5;      ldl $28,ttable_rounds+16($28) !tprello
    srl $10,48,$11;             ldhu $14,ttable_scratch+184+4($31) !tprello
    zapnot $4,3,$13;            ldl $11,ttable_rounds+24($11) !tprello
    srl $10,32,$25;             ldl $13,ttable_rounds+0($13) !tprello
    vlog3r0 $15,$22,$28,$15;    stl $5,ttable_scratch+208($31) !tprello
    zapnot $25,3,$25;           ldl $14,ttable_rounds+8($14) !tprello
    vlog3r0 $15,$2,$11,$2;      ldl $25,ttable_rounds+8($25) !tprello
    vlog3r0 $8,$13,$6,$6;       ldl $8,ttable_keys+288($31) !tprello
    srl $12,48,$12;             ldl $13,ttable_keys+296($31) !tprello
    zapnot $0,3,$0;             ldl $12,ttable_rounds+24($12) !tprello
    srl $10,16,$10;             ldl $0,ttable_rounds+0($0) !tprello
    zapnot $10,3,$10;           ldl $11,ttable_keys+304($31) !tprello
    srl $4,48,$4;               ldl $10,ttable_rounds+16($10) !tprello
    vlog3r0 $6,$25,$12,$6;      ldl $4,ttable_rounds+24($4) !tprello
    zapnot $3,3,$12;            ldl $25,ttable_keys+312($31) !tprello
    srl $7,32,$15;              stl $6,ttable_scratch+216($31) !tprello
    vlog3r0 $23,$0,$10,$0;      ldl $12,ttable_rounds+0($12) !tprello
    zapnot $15,3,$15;           ldhu $10,ttable_scratch+200+2($31) !tprello
    vlog3r0 $0,$14,$4,$0;       ldl $15,ttable_rounds+8($15) !tprello
    srl $1,48,$4;               ldhu $14,ttable_scratch+200+4($31) !tprello
    zapnot $9,3,$23;            ldl $4,ttable_rounds+24($4) !tprello
    srl $7,16,$22;              ldl $10,ttable_rounds+16($10) !tprello
    zapnot $22,3,$22;           ldl $23,ttable_rounds+0($23) !tprello
    srl $1,32,$28;              ldl $22,ttable_rounds+16($22) !tprello
    zapnot $28,3,$28;           ldl $14,ttable_rounds+8($14) !tprello
    vlog3r0 $8,$12,$10,$10;     ldl $28,ttable_rounds+8($28) !tprello
    srl $3,48,$12;              ldhu $24,ttable_scratch+216+4($31) !tprello
    vlog3r0 $10,$15,$4,$4;      ldl $12,ttable_rounds+24($12) !tprello
    vlog3r0 $13,$23,$22,$22;    ldhu $23,ttable_scratch+216+2($31) !tprello
    zapnot $7,3,$10;            stl $4,ttable_scratch+224($31) !tprello
    srl $1,16,$15;              ldl $10,ttable_rounds+0($10) !tprello
    vlog3r0 $22,$28,$12,$12;    ldl $24,ttable_rounds+8($24) !tprello
    zapnot $15,3,$15;           ldl $23,ttable_rounds+16($23) !tprello
    srl $3,32,$22;              ldl $15,ttable_rounds+16($15) !tprello
    zapnot $22,3,$22;           ldhu $28,ttable_scratch+208+4($31) !tprello
    srl $9,48,$9;               ldl $22,ttable_rounds+8($22) !tprello
    zapnot $1,3,$1;             ldl $9,ttable_rounds+24($9) !tprello
    vlog3r0 $11,$10,$15,$10;    ldl $1,ttable_rounds+0($1) !tprello
    srl $3,16,$3;               ldl $28,ttable_rounds+8($28) !tprello
    zapnot $3,3,$3;             ldhu $15,ttable_scratch+208+2($31) !tprello
    vlog3r0 $10,$22,$9,$9;      ldl $3,ttable_rounds+16($3) !tprello
    srl $7,48,$7;               zapnot $5,3,$10
    srl $2,16,$22;              ldl $7,ttable_rounds+24($7) !tprello
    zapnot $22,3,$22;           stl $9,ttable_scratch+232($31) !tprello
    vlog3r0 $25,$1,$3,$1;       ldl $10,ttable_rounds+0($10) !tprello
    srl $0,48,$3;               ldl $22,ttable_rounds+16($22) !tprello
    vlog3r0 $1,$14,$7,$1;       ldl $3,ttable_rounds+24($3) !tprello
    zapnot $2,3,$7;             ldl $15,ttable_rounds+16($15) !tprello
    srl $0,32,$14;              ldl $7,ttable_rounds+0($7) !tprello
    vlog3r0 $8,$10,$22,$8;      ldl $10,ttable_keys+320($31) !tprello
    zapnot $14,3,$14;           ldl $22,ttable_keys+328($31) !tprello
    vlog3r0 $8,$24,$3,$3;       ldl $14,ttable_rounds+8($14) !tprello
    vlog3r0 $13,$7,$23,$7;      ldl $13,ttable_keys+336($31) !tprello
    srl $5,48,$5;               stl $3,ttable_scratch+240($31) !tprello
    zapnot $6,3,$23;            ldl $5,ttable_rounds+24($5) !tprello
    srl $0,16,$8;               ldl $23,ttable_rounds+0($23) !tprello
    zapnot $8,3,$8;             ldl $24,ttable_keys+344($31) !tprello
    srl $2,48,$27;              ldl $8,ttable_rounds+16($8) !tprello
    vlog3r0 $7,$14,$5,$5;       ldl $27,ttable_rounds+24($27) !tprello
    zapnot $0,3,$0;             ldhu $7,ttable_scratch+232+4($31) !tprello
    srl $2,32,$2;               ldl $0,ttable_rounds+0($0) !tprello
    vlog3r0 $11,$23,$8,$8;      ldhu $11,ttable_scratch+232+2($31) !tprello
    zapnot $2,3,$2;             ldhu $23,ttable_scratch+224+4($31) !tprello
    vlog3r0 $8,$28,$27,$8;      ldl $2,ttable_rounds+8($2) !tprello
    vlog3r0 $25,$0,$15,$0;      ldl $7,ttable_rounds+8($7) !tprello
    srl $6,48,$6;               stl $8,ttable_scratch+248($31) !tprello
    zapnot $4,3,$15;            ldl $6,ttable_rounds+24($6) !tprello
    srl $12,16,$25;             ldl $15,ttable_rounds+0($15) !tprello
    zapnot $25,3,$25;           ldl $11,ttable_rounds+16($11) !tprello
    srl $1,48,$27;              ldl $25,ttable_rounds+16($25) !tprello
    vlog3r0 $0,$2,$6,$0;        ldl $27,ttable_rounds+24($27) !tprello
    zapnot $12,3,$2;            ldl $23,ttable_rounds+8($23) !tprello
    srl $1,32,$6;               ldl $2,ttable_rounds+0($2) !tprello
    vlog3r0 $10,$15,$25,$15;    ldhu $25,ttable_scratch+224+2($31) !tprello
    zapnot $6,3,$6;             ldhu $28,ttable_scratch+248+4($31) !tprello
    vlog3r0 $15,$7,$27,$7;      ldl $6,ttable_rounds+8($6) !tprello
    vlog3r0 $22,$2,$11,$2;      ldhu $11,ttable_scratch+248+2($31) !tprello
    srl $4,48,$4;               ldl $25,ttable_rounds+16($25) !tprello
    zapnot $9,3,$15;            ldl $4,ttable_rounds+24($4) !tprello
    srl $1,16,$27;              ldl $15,ttable_rounds+0($15) !tprello
    zapnot $27,3,$27;           stl $7,ttable_scratch+256($31) !tprello
    srl $12,48,$14;             ldl $27,ttable_rounds+16($27) !tprello
    vlog3r0 $2,$6,$4,$2;        ldl $14,ttable_rounds+24($14) !tprello
    zapnot $1,3,$1;             ldl $28,ttable_rounds+8($28) !tprello
    srl $12,32,$12;             ldl $1,ttable_rounds+0($1) !tprello
    vlog3r0 $13,$15,$27,$15;    ldl $11,ttable_rounds+16($11) !tprello
    zapnot $12,3,$12;           ldhu $27,ttable_scratch+240+4($31) !tprello
    vlog3r0 $15,$23,$14,$14;    ldl $12,ttable_rounds+8($12) !tprello
    vlog3r0 $24,$1,$25,$1;      ldhu $25,ttable_scratch+240+2($31) !tprello
    srl $9,48,$9;               stl $14,ttable_scratch+264($31) !tprello
    zapnot $3,3,$15;            ldl $9,ttable_rounds+24($9) !tprello
    srl $5,16,$23;              ldl $15,ttable_rounds+0($15) !tprello
    zapnot $23,3,$23;           ldl $27,ttable_rounds+8($27) !tprello
    srl $0,48,$4;               ldl $23,ttable_rounds+16($23) !tprello
    vlog3r0 $1,$12,$9,$1;       ldl $4,ttable_rounds+24($4) !tprello
    zapnot $5,3,$9;             ldl $25,ttable_rounds+16($25) !tprello
    srl $0,32,$12;              ldl $9,ttable_rounds+0($9) !tprello
    vlog3r0 $10,$15,$23,$10;    ldl $15,ttable_keys+352($31) !tprello
    zapnot $12,3,$12;           ldl $23,ttable_keys+360($31) !tprello
    vlog3r0 $10,$28,$4,$4;      ldl $12,ttable_rounds+8($12) !tprello
    vlog3r0 $22,$9,$11,$9;      ldl $11,ttable_keys+368($31) !tprello
    srl $3,48,$3;               stl $4,ttable_scratch+272($31) !tprello
    zapnot $8,3,$22;            ldl $3,ttable_rounds+24($3) !tprello
    srl $0,16,$10;              ldl $22,ttable_rounds+0($22) !tprello
    zapnot $10,3,$10;           ldl $28,ttable_keys+376($31) !tprello
    srl $5,48,$6;               ldl $10,ttable_rounds+16($10) !tprello
    vlog3r0 $9,$12,$3,$3;       ldl $6,ttable_rounds+24($6) !tprello
    zapnot $0,3,$0;             ldhu $9,ttable_scratch+264+4($31) !tprello
    srl $5,32,$5;               ldl $0,ttable_rounds+0($0) !tprello
    vlog3r0 $13,$22,$10,$10;    ldhu $13,ttable_scratch+264+2($31) !tprello
    zapnot $5,3,$5;             ldhu $22,ttable_scratch+256+4($31) !tprello
    vlog3r0 $10,$27,$6,$6;      ldl $5,ttable_rounds+8($5) !tprello
    vlog3r0 $24,$0,$25,$0;      ldl $9,ttable_rounds+8($9) !tprello
    srl $8,48,$8;               stl $6,ttable_scratch+280($31) !tprello
    zapnot $7,3,$24;            ldl $8,ttable_rounds+24($8) !tprello
    srl $2,16,$25;              ldl $24,ttable_rounds+0($24) !tprello
    zapnot $25,3,$25;           ldl $13,ttable_rounds+16($13) !tprello
    srl $1,48,$10;              ldl $25,ttable_rounds+16($25) !tprello
    vlog3r0 $0,$5,$8,$0;        ldl $10,ttable_rounds+24($10) !tprello
    zapnot $2,3,$5;             ldl $22,ttable_rounds+8($22) !tprello
    srl $1,32,$8;               ldl $5,ttable_rounds+0($5) !tprello
    vlog3r0 $15,$24,$25,$24;    ldhu $25,ttable_scratch+256+2($31) !tprello
    zapnot $8,3,$8;             ldhu $27,ttable_scratch+280+4($31) !tprello
    vlog3r0 $24,$9,$10,$9;      ldl $8,ttable_rounds+8($8) !tprello
    vlog3r0 $23,$5,$13,$5;      ldhu $13,ttable_scratch+280+2($31) !tprello
    srl $7,48,$7;               ldl $25,ttable_rounds+16($25) !tprello
    zapnot $14,3,$10;           ldl $7,ttable_rounds+24($7) !tprello
    srl $1,16,$24;              ldl $10,ttable_rounds+0($10) !tprello
    zapnot $24,3,$24;           stl $9,ttable_scratch+288($31) !tprello
    srl $2,48,$12;              ldl $24,ttable_rounds+16($24) !tprello
    vlog3r0 $5,$8,$7,$5;        ldl $12,ttable_rounds+24($12) !tprello
    zapnot $1,3,$1;             ldl $27,ttable_rounds+8($27) !tprello
    srl $2,32,$2;               ldl $1,ttable_rounds+0($1) !tprello
    vlog3r0 $11,$10,$24,$10;    ldl $13,ttable_rounds+16($13) !tprello
    zapnot $2,3,$2;             ldhu $24,ttable_scratch+272+4($31) !tprello
    vlog3r0 $10,$22,$12,$10;    ldl $2,ttable_rounds+8($2) !tprello
    vlog3r0 $28,$1,$25,$1;      ldhu $25,ttable_scratch+272+2($31) !tprello
    srl $14,48,$14;             stl $10,ttable_scratch+296($31) !tprello
    zapnot $4,3,$12;            ldl $14,ttable_rounds+24($14) !tprello
    srl $3,16,$22;              ldl $12,ttable_rounds+0($12) !tprello
    zapnot $22,3,$22;           ldl $24,ttable_rounds+8($24) !tprello
    srl $0,48,$7;               ldl $22,ttable_rounds+16($22) !tprello
    vlog3r0 $1,$2,$14,$1;       ldl $7,ttable_rounds+24($7) !tprello
    zapnot $3,3,$2;             ldl $25,ttable_rounds+16($25) !tprello
    srl $0,32,$14;              ldl $2,ttable_rounds+0($2) !tprello
    vlog3r0 $15,$12,$22,$12;    ldw $15,aes_round_keys+16*AES_ROUNDS+COLUMN0($31) !tprello
    zapnot $14,3,$14;           ldw $22,aes_round_keys+16*AES_ROUNDS+COLUMN1($31) !tprello
    vlog3r0 $12,$27,$7,$7;      ldl $14,ttable_rounds+8($14) !tprello
    vlog3r0 $23,$2,$13,$2;      ldw $13,aes_round_keys+16*AES_ROUNDS+COLUMN2($31) !tprello
    srl $4,48,$4;               ldw $23,aes_round_keys+16*AES_ROUNDS+COLUMN3($31) !tprello
    zapnot $6,3,$12;            ldl $4,ttable_rounds+24($4) !tprello
    srl $0,16,$27;              ldl $12,ttable_rounds+0($12) !tprello
    zapnot $27,3,$27;           ldhu $8,ttable_scratch+296+4($31) !tprello
    srl $3,48,$26;              ldl $27,ttable_rounds+16($27) !tprello
    vlog3r0 $2,$14,$4,$2;       ldl $26,ttable_rounds+24($26) !tprello
    zapnot $0,3,$0;             ldw $4,0+COLUMN0(IN)
    srl $3,32,$3;               ldl $0,ttable_rounds+0($0) !tprello
    vlog3r0 $11,$12,$27,$11;    stl $2,ttable_scratch+304($31) !tprello
    zapnot $3,3,$3;             ldw $8,ttable_last+16($8) !tprello
    vlog3r0 $11,$24,$26,$11;    ldl $3,ttable_rounds+8($3) !tprello
    vlog3r0 $28,$0,$25,$0;      ldhu $25,ttable_scratch+296+2($31) !tprello
    srl $6,48,$6;               ldw $28,0+COLUMN1(IN)
    zapnot $9,3,$24;            ldl $6,ttable_rounds+24($6) !tprello
    srl $5,16,$26;              ldw $24,ttable_last+0($24) !tprello
    zapnot $26,3,$26;           ldw $25,ttable_last+4($25) !tprello
    srl $1,48,$12;              ldw $26,ttable_last+4($26) !tprello
    vlog3r0 $0,$3,$6,$3;        ldw $12,ttable_last+20($12) !tprello
    zapnot $5,3,$0;             ldhu $6,ttable_scratch+288+4($31) !tprello
    srl $1,32,$27;              stl $3,ttable_scratch+312($31) !tprello
    vlog3r0 $15,$24,$26,$24;    ldw $0,ttable_last+0($0) !tprello
    zapnot $27,3,$27;           ldw $26,0+COLUMN2(IN)
    vlog3r0 $24,$8,$12,$8;      ldw $27,ttable_last+16($27) !tprello
    srl $9,48,$9;               ldw $6,ttable_last+16($6) !tprello
    vlog3r0 $22,$0,$25,$0;      ldw $9,ttable_last+20($9) !tprello
    xor $8,$4,$4;               ldhu $8,ttable_scratch+288+2($31) !tprello
    zapnot $10,3,$25;           stw $4,0+COLUMN0(OUT)
    srl $1,16,$4;               ldw $25,ttable_last+0($25) !tprello
    vlog3r0 $0,$27,$9,$0;       ldw $9,0+COLUMN3(IN)
    zapnot $4,3,$4;             ldw $8,ttable_last+4($8) !tprello
    xor $0,$28,$0;              ldw $4,ttable_last+4($4) !tprello
    srl $5,48,$28;              stw $0,0+COLUMN1(OUT)
    zapnot $1,3,$1;             ldw $28,ttable_last+20($28) !tprello
    srl $5,32,$5;               ldw $1,ttable_last+0($1) !tprello
    vlog3r0 $13,$25,$4,$4;      ldhu $25,ttable_scratch+304+2($31) !tprello
    zapnot $5,3,$5;             ldw $0,16+COLUMN0(IN)
    vlog3r0 $4,$6,$28,$4;       ldw $5,ttable_last+16($5) !tprello
    vlog3r0 $23,$1,$8,$1;       ldhu $8,ttable_scratch+312+4($31) !tprello
    xor $4,$26,$4;              ldw $25,ttable_last+4($25) !tprello
    srl $10,48,$10;             stw $4,0+COLUMN2(OUT)
    zapnot $7,3,$4;             ldw $10,ttable_last+20($10) !tprello
    srl $11,32,$26;             ldw $4,ttable_last+0($4) !tprello
    zapnot $26,3,$26;           ldw $8,ttable_last+16($8) !tprello
    srl $3,48,$6;               ldw $26,ttable_last+16($26) !tprello
    vlog3r0 $1,$5,$10,$1;       ldw $6,ttable_last+20($6) !tprello
    vlog3r0 $15,$4,$25,$4;      ldw $15,16+COLUMN1(IN)
    xor $1,$9,$1;               ldhu $9,ttable_scratch+312+2($31) !tprello
    zapnot $2,3,$25;            stw $1,0+COLUMN3(OUT)
    vlog3r0 $4,$26,$6,$4;       ldw $25,ttable_last+0($25) !tprello
    srl $11,16,$6;              ldw $26,16+COLUMN2(IN)
    xor $4,$0,$0;               ldw $9,ttable_last+4($9) !tprello
    zapnot $6,3,$6;             stw $0,16+COLUMN0(OUT)
    srl $7,48,$0;               ldw $6,ttable_last+4($6) !tprello
    zapnot $11,3,$4;            ldw $0,ttable_last+20($0) !tprello
    subl LEFT,1,LEFT;           ldl $5,ttable_counter+0($31) !tprello
    srl $7,32,$1;               ldw $4,ttable_last+0($4) !tprello
    xor COUNTER,LAST_KEY_BYTE,$10;ldl $28,ttable_counter+8($31) !tprello
    vlog3r0 $22,$25,$6,$6;      ldhu $22,ttable_scratch+304+4($31) !tprello
    ldi $25,32(COUNTER);        ldl $27,ttable_counter+16($31) !tprello
    vlog3r0 $6,$8,$0,$0;        ldw $6,16+COLUMN3(IN)
    xor $25,LAST_KEY_BYTE,$25;  ldl $24,ttable_counter+24($31) !tprello
    vlog3r0 $13,$4,$9,$4;       ldw $22,ttable_last+16($22) !tprello
    ldi COUNTER,64(COUNTER);    ldl $29,ttable_counter+32($31) !tprello
    xor $0,$15,$15;             zapnot $1,3,$1
    and $10,MASK,$10;           ldl $0,ttable_keys+96($31) !tprello
    srl $2,48,$2;               stw $15,16+COLUMN1(OUT)
    and $25,MASK,$25;           ldl $10,ttable_rounds+24($10) !tprello
    zapnot $3,3,$3;             ldw $15,ttable_last+16($1) !tprello
    srl $7,16,$7;               ldl $25,ttable_rounds+24($25) !tprello
    zapnot $7,3,$7;             ldw $2,ttable_last+20($2) !tprello
    xor $5,$10,$10;             ldl $1,ttable_keys+104($31) !tprello
    srl $11,48,$11;             ldw $3,ttable_last+0($3) !tprello
    zapnot $10,3,$9;            stl $10,ttable_scratch+0($31) !tprello
    vlog3r0 $4,$15,$2,$2;       ldw $7,ttable_last+4($7) !tprello
    srl $10,48,$10;             ldl $9,ttable_rounds+0($9) !tprello
    xor $2,$26,$2;              ldw $11,ttable_last+20($11) !tprello
    xor $5,$25,$5;              ldl $10,ttable_rounds+24($10) !tprello
    vlog3r0 $23,$3,$7,$3;       stw $2,16+COLUMN2(OUT)
    xor $28,$9,$2;              ldhu $9,ttable_scratch+0+4($31) !tprello
    vlog3r0 $3,$22,$11,$11;     ldi OUT,32(OUT)
    xor $27,$10,$3;             ldhu $10,ttable_scratch+0+2($31) !tprello
    xor $11,$6,$6;              ldi IN,32(IN)
    zapnot $5,3,$11;            ldl $9,ttable_rounds+8($9) !tprello
    clr $31;                    stw $6,16+COLUMN3-32(OUT)
    srl $5,48,$6;               ldl $10,ttable_rounds+16($10) !tprello
    zapnot $2,3,$22;            stl $5,ttable_scratch+16($31) !tprello
    xor $24,$9,$4;              ldl $11,ttable_rounds+0($11) !tprello
    srl $3,16,$9;               stl $4,ttable_scratch+8($31) !tprello
    xor $29,$10,$5;             ldl $10,ttable_rounds+24($6) !tprello
    zapnot $9,3,$23;            ldhu $25,ttable_scratch+16+4($31) !tprello
    xor $28,$11,$6;             ldhu $11,ttable_scratch+16+2($31) !tprello
    srl $5,48,$7;               stl $6,ttable_scratch+24($31) !tprello
    xor $27,$10,$8;             ldl $9,ttable_keys+112($31) !tprello
    zapnot $3,3,$10;            ldl $25,ttable_rounds+8($25) !tprello
    srl $5,32,$27;              ldl $28,ttable_rounds+16($11) !tprello
    zapnot $27,3,$11;           ldl $12,ttable_keys+120($31) !tprello
    srl $2,48,$13;              ldl $14,ttable_rounds+0($22) !tprello
    xor $24,$25,$15;            ldl $22,ttable_rounds+16($23) !tprello
    xor $29,$28,$23;            bne LEFT,\next
    .endm
