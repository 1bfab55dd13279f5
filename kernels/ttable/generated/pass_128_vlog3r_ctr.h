# SPDX-License-Identifier: Apache-2.0
#
# Made by generate.py: two blocks, 10 rounds.
# 838 instructions in 420 cycles; no order of them takes fewer than 419.
# A line is a cycle: what goes to pipe 0, and what goes to pipe 1.

# What the loop has of a pass before the pass before is over, for the first pass.
    .macro FIRST_STEPS
    subl LEFT,1,LEFT
    ldl $9,ttable_counter+0($31) !tprello
    xor COUNTER,LAST_KEY_BYTE,$2
    ldl $24,ttable_counter+8($31) !tprello
    ldi $12,32(COUNTER)
    ldl $27,ttable_counter+16($31) !tprello
    xor $12,LAST_KEY_BYTE,$12
    ldl $0,ttable_counter+24($31) !tprello
    ldi COUNTER,64(COUNTER)
    ldl $1,ttable_counter+32($31) !tprello
    and $2,MASK,$5
    ldl $2,ttable_keys+96($31) !tprello
    and $12,MASK,$12
    ldl $5,ttable_rounds+24($5) !tprello
    ldl $12,ttable_rounds+24($12) !tprello
    ldl $3,ttable_keys+104($31) !tprello
    ldl $4,ttable_keys+112($31) !tprello
    xor $9,$5,$7
    ldl $5,ttable_keys+120($31) !tprello
    zapnot $7,3,$15
    stl $7,ttable_scratch+0($31) !tprello
    srl $7,48,$7
    ldl $15,ttable_rounds+0($15) !tprello
    xor $9,$12,$9
    ldl $7,ttable_rounds+24($7) !tprello
    zapnot $9,3,$12
    ldhu $14,ttable_scratch+0+4($31) !tprello
    srl $9,48,$13
    ldhu $26,ttable_scratch+0+2($31) !tprello
    xor $24,$15,$6
    stl $9,ttable_scratch+16($31) !tprello
    xor $27,$7,$7
    ldl $12,ttable_rounds+0($12) !tprello
    zapnot $6,3,$8
    ldl $14,ttable_rounds+8($14) !tprello
    srl $7,16,$9
    ldl $26,ttable_rounds+16($26) !tprello
    zapnot $9,3,$9
    ldl $15,ttable_rounds+24($13) !tprello
    xor $24,$12,$10
    ldhu $11,ttable_scratch+16+4($31) !tprello
    xor $0,$14,$12
    ldhu $13,ttable_scratch+16+2($31) !tprello
    xor $1,$26,$14
    stl $12,ttable_scratch+8($31) !tprello
    xor $27,$15,$15
    .endm

    .macro NEXT_PAIR next
    srl $14,48,$22;             ldl $11,ttable_rounds+8($11) !tprello
    zapnot $7,3,$23;            ldl $13,ttable_rounds+16($13) !tprello
    srl $14,32,$24;             stl $10,ttable_scratch+24($31) !tprello
    zapnot $24,3,$24;           ldl $8,ttable_rounds+0($8) !tprello
    xor $0,$11,$0;              ldl $9,ttable_rounds+16($9) !tprello
    xor $1,$13,$1;              stl $0,ttable_scratch+32($31) !tprello
    srl $6,48,$13;              ldhu $11,ttable_scratch+8+4($31) !tprello
    zapnot $12,3,$25;           ldl $22,ttable_rounds+24($22) !tprello
    vlog3r0 $2,$8,$9,$8;        ldl $23,ttable_rounds+0($23) !tprello
    srl $14,16,$9;              ldhu $26,ttable_scratch+8+2($31) !tprello
    zapnot $9,3,$9;             ldl $11,ttable_rounds+8($11) !tprello
    srl $6,32,$27;              ldl $24,ttable_rounds+8($24) !tprello
    zapnot $27,3,$27;           ldl $13,ttable_rounds+24($13) !tprello
    srl $7,48,$28;              ldl $26,ttable_rounds+16($26) !tprello
    vlog3r0 $8,$11,$22,$8;      ldl $25,ttable_rounds+0($25) !tprello
    zapnot $14,3,$14;           ldl $9,ttable_rounds+16($9) !tprello
    srl $6,16,$6;               ldl $27,ttable_rounds+8($27) !tprello
    vlog3r0 $3,$23,$26,$23;     ldl $28,ttable_rounds+24($28) !tprello
    zapnot $6,3,$6;             ldl $14,ttable_rounds+0($14) !tprello
    vlog3r0 $23,$24,$13,$13;    ldl $6,ttable_rounds+16($6) !tprello
    vlog3r0 $4,$25,$9,$9;       stl $8,ttable_scratch+40($31) !tprello
    srl $7,32,$7;               ldhu $25,ttable_scratch+32+4($31) !tprello
    vlog3r0 $9,$27,$28,$9;      ldhu $27,ttable_scratch+32+2($31) !tprello
    vlog3r0 $5,$14,$6,$6;       ldhu $14,ttable_scratch+24+4($31) !tprello
    zapnot $7,3,$7;             stl $9,ttable_scratch+48($31) !tprello
    srl $12,48,$12;             ldl $7,ttable_rounds+8($7) !tprello
    zapnot $10,3,$28;           ldl $12,ttable_rounds+24($12) !tprello
    srl $15,16,$23;             ldl $28,ttable_rounds+0($28) !tprello
    zapnot $23,3,$23;           ldl $25,ttable_rounds+8($25) !tprello
    srl $1,48,$24;              ldl $23,ttable_rounds+16($23) !tprello
    vlog3r0 $6,$7,$12,$6;       ldl $24,ttable_rounds+24($24) !tprello
    zapnot $15,3,$7;            ldl $27,ttable_rounds+16($27) !tprello
    srl $1,32,$12;              ldl $7,ttable_rounds+0($7) !tprello
    vlog3r0 $2,$28,$23,$2;      ldl $14,ttable_rounds+8($14) !tprello
    zapnot $12,3,$12;           ldhu $23,ttable_scratch+24+2($31) !tprello
    vlog3r0 $2,$25,$24,$2;      ldl $12,ttable_rounds+8($12) !tprello
    vlog3r0 $3,$7,$27,$3;       ldl $7,ttable_keys+128($31) !tprello
    srl $10,48,$10;             stl $2,ttable_scratch+56($31) !tprello
    zapnot $0,3,$27;            ldl $10,ttable_rounds+24($10) !tprello
    srl $1,16,$24;              ldl $27,ttable_rounds+0($27) !tprello
    zapnot $24,3,$24;           ldl $23,ttable_rounds+16($23) !tprello
    srl $15,48,$25;             ldl $24,ttable_rounds+16($24) !tprello
    vlog3r0 $3,$12,$10,$3;      ldl $25,ttable_rounds+24($25) !tprello
    zapnot $1,3,$1;             ldl $10,ttable_keys+136($31) !tprello
    srl $15,32,$15;             ldl $1,ttable_rounds+0($1) !tprello
    vlog3r0 $4,$27,$24,$4;      ldl $24,ttable_keys+144($31) !tprello
    zapnot $15,3,$15;           ldl $27,ttable_keys+152($31) !tprello
    vlog3r0 $4,$14,$25,$4;      ldl $15,ttable_rounds+8($15) !tprello
    vlog3r0 $5,$1,$23,$1;       ldhu $5,ttable_scratch+48+4($31) !tprello
    srl $0,48,$0;               stl $4,ttable_scratch+64($31) !tprello
    zapnot $8,3,$23;            ldl $0,ttable_rounds+24($0) !tprello
    srl $13,16,$14;             ldl $23,ttable_rounds+0($23) !tprello
    zapnot $14,3,$14;           ldl $5,ttable_rounds+8($5) !tprello
    srl $6,48,$25;              ldl $14,ttable_rounds+16($14) !tprello
    vlog3r0 $1,$15,$0,$0;       ldl $25,ttable_rounds+24($25) !tprello
    zapnot $13,3,$1;            ldhu $15,ttable_scratch+48+2($31) !tprello
    srl $6,32,$12;              ldl $1,ttable_rounds+0($1) !tprello
    vlog3r0 $7,$23,$14,$14;     ldhu $23,ttable_scratch+40+4($31) !tprello
    zapnot $12,3,$12;           ldhu $28,ttable_scratch+40+2($31) !tprello
    vlog3r0 $14,$5,$25,$5;      ldl $15,ttable_rounds+16($15) !tprello
    srl $8,48,$8;               ldl $12,ttable_rounds+8($12) !tprello
    zapnot $9,3,$14;            ldl $8,ttable_rounds+24($8) !tprello
    srl $6,16,$25;              ldl $14,ttable_rounds+0($14) !tprello
    vlog3r0 $10,$1,$15,$1;      ldl $23,ttable_rounds+8($23) !tprello
    zapnot $25,3,$25;           ldl $28,ttable_rounds+16($28) !tprello
    vlog3r0 $1,$12,$8,$1;       ldl $25,ttable_rounds+16($25) !tprello
    srl $13,48,$8;              stl $5,ttable_scratch+72($31) !tprello
    zapnot $6,3,$6;             ldl $8,ttable_rounds+24($8) !tprello
    srl $13,32,$13;             ldl $6,ttable_rounds+0($6) !tprello
    vlog3r0 $24,$14,$25,$14;    ldhu $25,ttable_scratch+64+4($31) !tprello
    zapnot $13,3,$13;           ldhu $12,ttable_scratch+64+2($31) !tprello
    vlog3r0 $14,$23,$8,$8;      ldl $13,ttable_rounds+8($13) !tprello
    vlog3r0 $27,$6,$28,$6;      ldhu $28,ttable_scratch+56+4($31) !tprello
    srl $9,48,$9;               stl $8,ttable_scratch+80($31) !tprello
    zapnot $2,3,$14;            ldl $9,ttable_rounds+24($9) !tprello
    srl $3,16,$23;              ldl $14,ttable_rounds+0($14) !tprello
    zapnot $23,3,$23;           ldl $25,ttable_rounds+8($25) !tprello
    srl $0,48,$15;              ldl $23,ttable_rounds+16($23) !tprello
    vlog3r0 $6,$13,$9,$6;       ldl $15,ttable_rounds+24($15) !tprello
    zapnot $3,3,$9;             ldl $12,ttable_rounds+16($12) !tprello
    srl $0,32,$13;              ldl $9,ttable_rounds+0($9) !tprello
    vlog3r0 $7,$14,$23,$7;      ldl $28,ttable_rounds+8($28) !tprello
    zapnot $13,3,$13;           ldhu $14,ttable_scratch+56+2($31) !tprello
    vlog3r0 $7,$25,$15,$7;      ldl $13,ttable_rounds+8($13) !tprello
    vlog3r0 $10,$9,$12,$9;      ldl $10,ttable_keys+160($31) !tprello
    srl $2,48,$2;               stl $7,ttable_scratch+88($31) !tprello
    zapnot $4,3,$12;            ldl $2,ttable_rounds+24($2) !tprello
    srl $0,16,$15;              ldl $12,ttable_rounds+0($12) !tprello
    zapnot $15,3,$15;           ldl $14,ttable_rounds+16($14) !tprello
    srl $3,48,$25;              ldl $15,ttable_rounds+16($15) !tprello
    vlog3r0 $9,$13,$2,$2;       ldl $25,ttable_rounds+24($25) !tprello
    zapnot $0,3,$0;             ldl $9,ttable_keys+168($31) !tprello
    srl $3,32,$3;               ldl $0,ttable_rounds+0($0) !tprello
    vlog3r0 $24,$12,$15,$12;    ldl $15,ttable_keys+176($31) !tprello
    zapnot $3,3,$3;             ldl $24,ttable_keys+184($31) !tprello
    vlog3r0 $12,$28,$25,$12;    ldl $3,ttable_rounds+8($3) !tprello
    vlog3r0 $27,$0,$14,$0;      ldhu $14,ttable_scratch+80+4($31) !tprello
    srl $4,48,$4;               stl $12,ttable_scratch+96($31) !tprello
    zapnot $5,3,$27;            ldl $4,ttable_rounds+24($4) !tprello
    srl $1,16,$25;              ldl $27,ttable_rounds+0($27) !tprello
    zapnot $25,3,$25;           ldl $14,ttable_rounds+8($14) !tprello
    srl $6,48,$28;              ldl $25,ttable_rounds+16($25) !tprello
    vlog3r0 $0,$3,$4,$0;        ldl $28,ttable_rounds+24($28) !tprello
    zapnot $1,3,$3;             ldhu $4,ttable_scratch+80+2($31) !tprello
    srl $6,32,$13;              ldl $3,ttable_rounds+0($3) !tprello
    vlog3r0 $10,$27,$25,$25;    ldhu $27,ttable_scratch+72+4($31) !tprello
    zapnot $13,3,$13;           ldhu $23,ttable_scratch+72+2($31) !tprello
    vlog3r0 $25,$14,$28,$14;    ldl $4,ttable_rounds+16($4) !tprello
    srl $5,48,$5;               ldl $13,ttable_rounds+8($13) !tprello
    zapnot $8,3,$25;            ldl $5,ttable_rounds+24($5) !tprello
    srl $6,16,$28;              ldl $25,ttable_rounds+0($25) !tprello
    vlog3r0 $9,$3,$4,$3;        ldl $27,ttable_rounds+8($27) !tprello
    zapnot $28,3,$28;           ldl $23,ttable_rounds+16($23) !tprello
    vlog3r0 $3,$13,$5,$3;       ldl $28,ttable_rounds+16($28) !tprello
    srl $1,48,$5;               stl $14,ttable_scratch+104($31) !tprello
    zapnot $6,3,$6;             ldl $5,ttable_rounds+24($5) !tprello
    srl $1,32,$1;               ldl $6,ttable_rounds+0($6) !tprello
    vlog3r0 $15,$25,$28,$25;    ldhu $28,ttable_scratch+96+4($31) !tprello
    zapnot $1,3,$1;             ldhu $13,ttable_scratch+96+2($31) !tprello
    vlog3r0 $25,$27,$5,$5;      ldl $1,ttable_rounds+8($1) !tprello
    vlog3r0 $24,$6,$23,$6;      ldhu $23,ttable_scratch+88+4($31) !tprello
    srl $8,48,$8;               stl $5,ttable_scratch+112($31) !tprello
    zapnot $7,3,$25;            ldl $8,ttable_rounds+24($8) !tprello
    srl $2,16,$27;              ldl $25,ttable_rounds+0($25) !tprello
    zapnot $27,3,$27;           ldl $28,ttable_rounds+8($28) !tprello
    srl $0,48,$4;               ldl $27,ttable_rounds+16($27) !tprello
    vlog3r0 $6,$1,$8,$1;        ldl $4,ttable_rounds+24($4) !tprello
    zapnot $2,3,$6;             ldl $13,ttable_rounds+16($13) !tprello
    srl $0,32,$8;               ldl $6,ttable_rounds+0($6) !tprello
    vlog3r0 $10,$25,$27,$10;    ldl $23,ttable_rounds+8($23) !tprello
    zapnot $8,3,$8;             ldhu $25,ttable_scratch+88+2($31) !tprello
    vlog3r0 $10,$28,$4,$4;      ldl $8,ttable_rounds+8($8) !tprello
    vlog3r0 $9,$6,$13,$6;       ldl $9,ttable_keys+192($31) !tprello
    srl $7,48,$7;               stl $4,ttable_scratch+120($31) !tprello
    zapnot $12,3,$13;           ldl $7,ttable_rounds+24($7) !tprello
    srl $0,16,$10;              ldl $13,ttable_rounds+0($13) !tprello
    zapnot $10,3,$10;           ldl $25,ttable_rounds+16($25) !tprello
    srl $2,48,$28;              ldl $10,ttable_rounds+16($10) !tprello
    vlog3r0 $6,$8,$7,$6;        ldl $28,ttable_rounds+24($28) !tprello
    zapnot $0,3,$0;             ldl $7,ttable_keys+200($31) !tprello
    srl $2,32,$2;               ldl $0,ttable_rounds+0($0) !tprello
    vlog3r0 $15,$13,$10,$10;    ldl $13,ttable_keys+208($31) !tprello
    zapnot $2,3,$2;             ldl $15,ttable_keys+216($31) !tprello
    vlog3r0 $10,$23,$28,$10;    ldl $2,ttable_rounds+8($2) !tprello
    vlog3r0 $24,$0,$25,$0;      ldhu $24,ttable_scratch+112+4($31) !tprello
    srl $12,48,$12;             stl $10,ttable_scratch+128($31) !tprello
    zapnot $14,3,$25;           ldl $12,ttable_rounds+24($12) !tprello
    srl $3,16,$23;              ldl $25,ttable_rounds+0($25) !tprello
    zapnot $23,3,$23;           ldl $24,ttable_rounds+8($24) !tprello
    srl $1,48,$28;              ldl $23,ttable_rounds+16($23) !tprello
    vlog3r0 $0,$2,$12,$0;       ldl $28,ttable_rounds+24($28) !tprello
    zapnot $3,3,$2;             ldhu $12,ttable_scratch+112+2($31) !tprello
    srl $1,32,$8;               ldl $2,ttable_rounds+0($2) !tprello
    vlog3r0 $9,$25,$23,$23;     ldhu $25,ttable_scratch+104+4($31) !tprello
    zapnot $8,3,$8;             ldhu $27,ttable_scratch+104+2($31) !tprello
    vlog3r0 $23,$24,$28,$23;    ldl $12,ttable_rounds+16($12) !tprello
    srl $14,48,$14;             ldl $8,ttable_rounds+8($8) !tprello
    zapnot $5,3,$24;            ldl $14,ttable_rounds+24($14) !tprello
    srl $1,16,$28;              ldl $24,ttable_rounds+0($24) !tprello
    vlog3r0 $7,$2,$12,$2;       ldl $25,ttable_rounds+8($25) !tprello
    zapnot $28,3,$28;           ldl $27,ttable_rounds+16($27) !tprello
    vlog3r0 $2,$8,$14,$2;       ldl $28,ttable_rounds+16($28) !tprello
    srl $3,48,$8;               stl $23,ttable_scratch+136($31) !tprello
    zapnot $1,3,$1;             ldl $8,ttable_rounds+24($8) !tprello
    srl $3,32,$3;               ldl $1,ttable_rounds+0($1) !tprello
    vlog3r0 $13,$24,$28,$24;    ldhu $28,ttable_scratch+128+4($31) !tprello
    zapnot $3,3,$3;             ldhu $14,ttable_scratch+128+2($31) !tprello
    vlog3r0 $24,$25,$8,$8;      ldl $3,ttable_rounds+8($3) !tprello
    vlog3r0 $15,$1,$27,$1;      ldhu $27,ttable_scratch+120+4($31) !tprello
    srl $5,48,$5;               stl $8,ttable_scratch+144($31) !tprello
    zapnot $4,3,$24;            ldl $5,ttable_rounds+24($5) !tprello
    srl $6,16,$25;              ldl $24,ttable_rounds+0($24) !tprello
    zapnot $25,3,$25;           ldl $28,ttable_rounds+8($28) !tprello
    srl $0,48,$12;              ldl $25,ttable_rounds+16($25) !tprello
    vlog3r0 $1,$3,$5,$1;        ldl $12,ttable_rounds+24($12) !tprello
    zapnot $6,3,$3;             ldl $14,ttable_rounds+16($14) !tprello
    srl $0,32,$5;               ldl $3,ttable_rounds+0($3) !tprello
    vlog3r0 $9,$24,$25,$9;      ldl $27,ttable_rounds+8($27) !tprello
    zapnot $5,3,$5;             ldhu $24,ttable_scratch+120+2($31) !tprello
    vlog3r0 $9,$28,$12,$9;      ldl $5,ttable_rounds+8($5) !tprello
    vlog3r0 $7,$3,$14,$3;       ldl $7,ttable_keys+224($31) !tprello
    srl $4,48,$4;               stl $9,ttable_scratch+152($31) !tprello
    zapnot $10,3,$14;           ldl $4,ttable_rounds+24($4) !tprello
    srl $0,16,$12;              ldl $14,ttable_rounds+0($14) !tprello
    zapnot $12,3,$12;           ldl $24,ttable_rounds+16($24) !tprello
    srl $6,48,$28;              ldl $12,ttable_rounds+16($12) !tprello
    vlog3r0 $3,$5,$4,$3;        ldl $28,ttable_rounds+24($28) !tprello
    zapnot $0,3,$0;             ldl $4,ttable_keys+232($31) !tprello
    srl $6,32,$6;               ldl $0,ttable_rounds+0($0) !tprello
    vlog3r0 $13,$14,$12,$12;    ldl $13,ttable_keys+240($31) !tprello
    zapnot $6,3,$6;             ldl $14,ttable_keys+248($31) !tprello
    vlog3r0 $12,$27,$28,$12;    ldl $6,ttable_rounds+8($6) !tprello
    vlog3r0 $15,$0,$24,$0;      ldhu $15,ttable_scratch+144+4($31) !tprello
    srl $10,48,$10;             stl $12,ttable_scratch+160($31) !tprello
    zapnot $23,3,$24;           ldl $10,ttable_rounds+24($10) !tprello
    srl $2,16,$27;              ldl $24,ttable_rounds+0($24) !tprello
    zapnot $27,3,$27;           ldl $15,ttable_rounds+8($15) !tprello
    srl $1,48,$28;              ldl $27,ttable_rounds+16($27) !tprello
    vlog3r0 $0,$6,$10,$0;       ldl $28,ttable_rounds+24($28) !tprello
    zapnot $2,3,$6;             ldhu $10,ttable_scratch+144+2($31) !tprello
    srl $1,32,$5;               ldl $6,ttable_rounds+0($6) !tprello
    vlog3r0 $7,$24,$27,$24;     ldhu $27,ttable_scratch+136+4($31) !tprello
    zapnot $5,3,$5;             ldhu $25,ttable_scratch+136+2($31) !tprello
    vlog3r0 $24,$15,$28,$15;    ldl $10,ttable_rounds+16($10) !tprello
    srl $23,48,$23;             ldl $5,ttable_rounds+8($5) !tprello
    zapnot $8,3,$24;            ldl $23,ttable_rounds+24($23) !tprello
    srl $1,16,$28;              ldl $24,ttable_rounds+0($24) !tprello
    vlog3r0 $4,$6,$10,$6;       ldl $27,ttable_rounds+8($27) !tprello
    zapnot $28,3,$28;           ldl $25,ttable_rounds+16($25) !tprello
    vlog3r0 $6,$5,$23,$5;       ldl $28,ttable_rounds+16($28) !tprello
    srl $2,48,$6;               stl $15,ttable_scratch+168($31) !tprello
    zapnot $1,3,$1;             ldl $6,ttable_rounds+24($6) !tprello
    srl $2,32,$2;               ldl $1,ttable_rounds+0($1) !tprello
    vlog3r0 $13,$24,$28,$24;    ldhu $28,ttable_scratch+160+4($31) !tprello
    zapnot $2,3,$2;             ldhu $23,ttable_scratch+160+2($31) !tprello
    vlog3r0 $24,$27,$6,$6;      ldl $2,ttable_rounds+8($2) !tprello
    vlog3r0 $14,$1,$25,$1;      ldhu $25,ttable_scratch+152+4($31) !tprello
    srl $8,48,$8;               stl $6,ttable_scratch+176($31) !tprello
    zapnot $9,3,$24;            ldl $8,ttable_rounds+24($8) !tprello
    srl $3,16,$27;              ldl $24,ttable_rounds+0($24) !tprello
    zapnot $27,3,$27;           ldl $28,ttable_rounds+8($28) !tprello
    srl $0,48,$10;              ldl $27,ttable_rounds+16($27) !tprello
    vlog3r0 $1,$2,$8,$1;        ldl $10,ttable_rounds+24($10) !tprello
    zapnot $3,3,$2;             ldl $23,ttable_rounds+16($23) !tprello
    srl $0,32,$8;               ldl $2,ttable_rounds+0($2) !tprello
    vlog3r0 $7,$24,$27,$7;      ldl $25,ttable_rounds+8($25) !tprello
    zapnot $8,3,$8;             ldhu $24,ttable_scratch+152+2($31) !tprello
    vlog3r0 $7,$28,$10,$7;      ldl $8,ttable_rounds+8($8) !tprello
    vlog3r0 $4,$2,$23,$2;       ldl $4,ttable_keys+256($31) !tprello
    srl $9,48,$9;               stl $7,ttable_scratch+184($31) !tprello
    zapnot $12,3,$23;           ldl $9,ttable_rounds+24($9) !tprello
    srl $0,16,$10;              ldl $23,ttable_rounds+0($23) !tprello
    zapnot $10,3,$10;           ldl $24,ttable_rounds+16($24) !tprello
    srl $3,48,$28;              ldl $10,ttable_rounds+16($10) !tprello
    vlog3r0 $2,$8,$9,$2;        ldl $28,ttable_rounds+24($28) !tprello
    zapnot $0,3,$0;             ldl $8,ttable_keys+264($31) !tprello
    srl $3,32,$3;               ldl $0,ttable_rounds+0($0) !tprello
    vlog3r0 $13,$23,$10,$10;    ldl $13,ttable_keys+272($31) !tprello
    zapnot $3,3,$3;             ldl $23,ttable_keys+280($31) !tprello
    vlog3r0 $10,$25,$28,$10;    ldl $3,ttable_rounds+8($3) !tprello
    vlog3r0 $14,$0,$24,$0;      ldhu $14,ttable_scratch+176+4($31) !tprello
    srl $12,48,$12;             stl $10,ttable_scratch+192($31) !tprello
    zapnot $15,3,$24;           ldl $12,ttable_rounds+24($12) !tprello
    srl $5,16,$25;              ldl $24,ttable_rounds+0($24) !tprello
    zapnot $25,3,$25;           ldl $14,ttable_rounds+8($14) !tprello
    srl $1,48,$28;              ldl $25,ttable_rounds+16($25) !tprello
    vlog3r0 $0,$3,$12,$0;       ldl $28,ttable_rounds+24($28) !tprello
    zapnot $5,3,$3;             ldhu $12,ttable_scratch+176+2($31) !tprello
    srl $1,32,$9;               ldl $3,ttable_rounds+0($3) !tprello
    vlog3r0 $4,$24,$25,$24;     ldhu $25,ttable_scratch+168+4($31) !tprello
    zapnot $9,3,$9;             ldhu $27,ttable_scratch+168+2($31) !tprello
    vlog3r0 $24,$14,$28,$14;    ldl $12,ttable_rounds+16($12) !tprello
    srl $15,48,$15;             ldl $9,ttable_rounds+8($9) !tprello
    zapnot $6,3,$24;            ldl $15,ttable_rounds+24($15) !tprello
    srl $1,16,$28;              ldl $24,ttable_rounds+0($24) !tprello
    vlog3r0 $8,$3,$12,$3;       ldl $25,ttable_rounds+8($25) !tprello
    zapnot $28,3,$28;           ldl $27,ttable_rounds+16($27) !tprello
    vlog3r0 $3,$9,$15,$3;       ldl $28,ttable_rounds+16($28) !tprello
    srl $5,48,$9;               stl $14,ttable_scratch+200($31) !tprello
    zapnot $1,3,$1;             ldl $9,ttable_rounds+24($9) !tprello
    srl $5,32,$5;               ldl $1,ttable_rounds+0($1) !tprello
    vlog3r0 $13,$24,$28,$24;    ldhu $28,ttable_scratch+192+4($31) !tprello
    zapnot $5,3,$5;             ldhu $15,ttable_scratch+192+2($31) !tprello
    vlog3r0 $24,$25,$9,$9;      ldl $5,ttable_rounds+8($5) !tprello
    vlog3r0 $23,$1,$27,$1;      ldhu $27,ttable_scratch+184+4($31) !tprello
    srl $6,48,$6;               ldl $28,ttable_rounds+8($28) !tprello
    zapnot $7,3,$24;            ldl $6,ttable_rounds+24($6) !tprello
    srl $2,16,$25;              ldl $24,ttable_rounds+0($24) !tprello
    zapnot $25,3,$25;           ldl $15,ttable_rounds+16($15) !tprello
    srl $0,48,$12;              ldl $25,ttable_rounds+16($25) !tprello
    vlog3r0 $1,$5,$6,$1;        ldl $12,ttable_rounds+24($12) !tprello
    zapnot $2,3,$5;             ldl $27,ttable_rounds+8($27) !tprello
    srl $0,32,$6;               stl $1,ttable_scratch+208($31) !tprello
    vlog3r0 $4,$24,$25,$4;      ldl $5,ttable_rounds+0($5) !tprello
    zapnot $6,3,$6;             ldhu $24,ttable_scratch+184+2($31) !tprello
    vlog3r0 $4,$28,$12,$4;      ldl $6,ttable_rounds+8($6) !tprello
    srl $7,48,$7;               ldl $12,ttable_keys+288($31) !tprello
    vlog3r0 $8,$5,$15,$5;       ldl $7,ttable_rounds+24($7) !tprello
    zapnot $10,3,$8;            ldl $24,ttable_rounds+16($24) !tprello
    srl $0,16,$15;              ldl $8,ttable_rounds+0($8) !tprello
    zapnot $15,3,$15;           ldl $28,ttable_keys+296($31) !tprello
    vlog3r0 $5,$6,$7,$5;        ldl $15,ttable_rounds+16($15) !tprello
    srl $2,48,$6;               ldl $7,ttable_keys+304($31) !tprello
    zapnot $0,3,$0;             ldl $6,ttable_rounds+24($6) !tprello
    srl $2,32,$2;               ldl $0,ttable_rounds+0($0) !tprello
    vlog3r0 $13,$8,$15,$8;      stl $5,ttable_scratch+216($31) !tprello
    zapnot $2,3,$2;             ldl $13,ttable_keys+312($31) !tprello
    vlog3r0 $8,$27,$6,$6;       ldl $2,ttable_rounds+8($2) !tprello
    vlog3r0 $23,$0,$24,$0;      ldhu $23,ttable_scratch+208+4($31) !tprello
    srl $10,48,$10;             ldhu $24,ttable_scratch+208+2($31) !tprello
    zapnot $14,3,$8;            ldl $10,ttable_rounds+24($10) !tprello
    srl $3,16,$27;              ldl $8,ttable_rounds+0($8) !tprello
    zapnot $27,3,$27;           ldl $23,ttable_rounds+8($23) !tprello
    srl $9,32,$15;              ldl $27,ttable_rounds+16($27) !tprello
    vlog3r0 $0,$2,$10,$0;       ldl $24,ttable_rounds+16($24) !tprello
    zapnot $15,3,$15;           ldhu $2,ttable_scratch+200+4($31) !tprello
    srl $1,48,$10;              stl $0,ttable_scratch+224($31) !tprello
    vlog3r0 $12,$8,$27,$8;      ldl $15,ttable_rounds+8($15) !tprello
    zapnot $3,3,$27;            ldl $10,ttable_rounds+24($10) !tprello
    srl $9,16,$25;              ldl $27,ttable_rounds+0($27) !tprello
    zapnot $25,3,$25;           ldl $2,ttable_rounds+8($2) !tprello
    srl $14,48,$14;             ldl $25,ttable_rounds+16($25) !tprello
    vlog3r0 $8,$15,$10,$8;      ldl $14,ttable_rounds+24($14) !tprello
    zapnot $9,3,$10;            ldhu $15,ttable_scratch+200+2($31) !tprello
    srl $3,48,$26;              ldl $10,ttable_rounds+0($10) !tprello
    vlog3r0 $28,$27,$25,$25;    ldl $26,ttable_rounds+24($26) !tprello
    zapnot $1,3,$1;             ldhu $27,ttable_scratch+216+2($31) !tprello
    vlog3r0 $25,$23,$14,$14;    ldl $1,ttable_rounds+0($1) !tprello
    vlog3r0 $7,$10,$24,$10;     ldl $15,ttable_rounds+16($15) !tprello
    srl $3,32,$3;               stl $14,ttable_scratch+232($31) !tprello
    vlog3r0 $10,$2,$26,$2;      ldl $27,ttable_rounds+16($27) !tprello
    zapnot $3,3,$3;             ldhu $10,ttable_scratch+224+4($31) !tprello
    vlog3r0 $13,$1,$15,$1;      ldl $3,ttable_rounds+8($3) !tprello
    srl $9,48,$9;               ldhu $15,ttable_scratch+224+2($31) !tprello
    zapnot $4,3,$26;            ldl $9,ttable_rounds+24($9) !tprello
    srl $6,32,$24;              ldl $26,ttable_rounds+0($26) !tprello
    zapnot $24,3,$24;           ldl $10,ttable_rounds+8($10) !tprello
    srl $0,48,$23;              ldl $24,ttable_rounds+8($24) !tprello
    vlog3r0 $1,$3,$9,$1;        ldl $23,ttable_rounds+24($23) !tprello
    vlog3r0 $12,$26,$27,$12;    ldl $15,ttable_rounds+16($15) !tprello
    zapnot $5,3,$26;            stl $1,ttable_scratch+240($31) !tprello
    srl $6,16,$27;              ldl $26,ttable_rounds+0($26) !tprello
    vlog3r0 $12,$24,$23,$12;    ldhu $23,ttable_scratch+216+4($31) !tprello
    zapnot $27,3,$27;           ldw $24,aes_round_keys+16*AES_ROUNDS+COLUMN0($31) !tprello
    srl $4,48,$3;               ldl $27,ttable_rounds+16($27) !tprello
    zapnot $6,3,$9;             ldl $3,ttable_rounds+24($3) !tprello
    srl $4,32,$25;              ldl $9,ttable_rounds+0($9) !tprello
    zapnot $25,3,$25;           ldl $23,ttable_rounds+8($23) !tprello
    vlog3r0 $28,$26,$27,$26;    ldl $25,ttable_rounds+8($25) !tprello
    srl $5,48,$5;               ldw $27,aes_round_keys+16*AES_ROUNDS+COLUMN1($31) !tprello
    vlog3r0 $26,$10,$3,$3;      ldl $5,ttable_rounds+24($5) !tprello
    vlog3r0 $7,$9,$15,$7;       ldw $9,aes_round_keys+16*AES_ROUNDS+COLUMN2($31) !tprello
    zapnot $0,3,$0;             stl $3,ttable_scratch+248($31) !tprello
    srl $4,16,$4;               ldl $0,ttable_rounds+0($0) !tprello
    vlog3r0 $7,$25,$5,$5;       ldw $7,aes_round_keys+16*AES_ROUNDS+COLUMN3($31) !tprello
    zapnot $4,3,$4;             ldhu $25,ttable_scratch+232+2($31) !tprello
    srl $6,48,$6;               ldl $4,ttable_rounds+16($4) !tprello
    zapnot $8,3,$15;            ldl $6,ttable_rounds+24($6) !tprello
    srl $2,32,$10;              ldw $15,ttable_last+0($15) !tprello
    zapnot $10,3,$10;           ldw $25,ttable_last+4($25) !tprello
    vlog3r0 $13,$0,$4,$0;       ldw $10,ttable_last+16($10) !tprello
    srl $1,48,$4;               ldw $13,0+COLUMN0(IN)
    vlog3r0 $0,$23,$6,$0;       ldw $4,ttable_last+20($4) !tprello
    vlog3r0 $24,$15,$25,$15;    ldhu $25,ttable_scratch+240+4($31) !tprello
    zapnot $14,3,$6;            stl $0,ttable_scratch+256($31) !tprello
    srl $2,16,$23;              ldw $6,ttable_last+0($6) !tprello
    vlog3r0 $15,$10,$4,$4;      ldw $10,0+COLUMN1(IN)
    zapnot $23,3,$23;           ldw $25,ttable_last+16($25) !tprello
    xor $4,$13,$4;              ldw $23,ttable_last+4($23) !tprello
    srl $8,48,$13;              stw $4,0+COLUMN0(OUT)
    zapnot $2,3,$4;             ldw $13,ttable_last+20($13) !tprello
    srl $8,32,$15;              ldw $4,ttable_last+0($4) !tprello
    vlog3r0 $27,$6,$23,$6;      ldhu $23,ttable_scratch+240+2($31) !tprello
    zapnot $15,3,$15;           ldw $26,0+COLUMN2(IN)
    vlog3r0 $6,$25,$13,$6;      ldw $15,ttable_last+16($15) !tprello
    srl $14,48,$14;             ldhu $13,ttable_scratch+232+4($31) !tprello
    xor $6,$10,$6;              ldw $23,ttable_last+4($23) !tprello
    zapnot $1,3,$1;             stw $6,0+COLUMN1(OUT)
    srl $8,16,$8;               ldw $14,ttable_last+20($14) !tprello
    zapnot $8,3,$8;             ldw $1,ttable_last+0($1) !tprello
    vlog3r0 $9,$4,$23,$4;       ldw $8,ttable_last+4($8) !tprello
    srl $2,48,$2;               ldw $13,ttable_last+16($13) !tprello
    vlog3r0 $4,$15,$14,$4;      ldw $2,ttable_last+20($2) !tprello
    zapnot $12,3,$14;           ldw $15,0+COLUMN3(IN)
    vlog3r0 $7,$1,$8,$1;        ldw $14,ttable_last+0($14) !tprello
    xor $4,$26,$4;              ldhu $26,ttable_scratch+248+2($31) !tprello
    vlog3r0 $1,$13,$2,$1;       stw $4,0+COLUMN2(OUT)
    srl $5,32,$4;               ldw $2,16+COLUMN0(IN)
    xor $1,$15,$1;              ldhu $15,ttable_scratch+256+4($31) !tprello
    zapnot $4,3,$4;             stw $1,0+COLUMN3(OUT)
    srl $0,48,$1;               ldw $26,ttable_last+4($26) !tprello
    zapnot $3,3,$13;            ldw $4,ttable_last+16($4) !tprello
    srl $5,16,$8;               ldw $1,ttable_last+20($1) !tprello
    zapnot $8,3,$8;             ldw $13,ttable_last+0($13) !tprello
    vlog3r0 $24,$14,$26,$14;    ldw $8,ttable_last+4($8) !tprello
    srl $12,48,$24;             ldw $15,ttable_last+16($15) !tprello
    vlog3r0 $14,$4,$1,$1;       ldw $24,ttable_last+20($24) !tprello
    zapnot $5,3,$4;             ldw $14,16+COLUMN1(IN)
    vlog3r0 $27,$13,$8,$8;      ldw $4,ttable_last+0($4) !tprello
    xor $1,$2,$1;               ldhu $2,ttable_scratch+256+2($31) !tprello
    vlog3r0 $8,$15,$24,$8;      stw $1,16+COLUMN0(OUT)
    srl $12,32,$1;              ldw $15,16+COLUMN2(IN)
    xor $8,$14,$8;              ldhu $14,ttable_scratch+248+4($31) !tprello
    zapnot $1,3,$1;             stw $8,16+COLUMN1(OUT)
    srl $3,48,$3;               ldw $2,ttable_last+4($2) !tprello
    zapnot $0,3,$0;             ldw $1,ttable_last+16($1) !tprello
    srl $12,16,$12;             ldw $3,ttable_last+20($3) !tprello
    zapnot $12,3,$12;           ldw $0,ttable_last+0($0) !tprello
    vlog3r0 $9,$4,$2,$2;        ldw $12,ttable_last+4($12) !tprello
    srl $5,48,$5;               ldw $14,ttable_last+16($14) !tprello
    subl LEFT,1,LEFT;           ldl $9,ttable_counter+0($31) !tprello
    vlog3r0 $2,$1,$3,$1;        ldw $5,ttable_last+20($5) !tprello
    xor COUNTER,LAST_KEY_BYTE,$2;ldl $24,ttable_counter+8($31) !tprello
    vlog3r0 $7,$0,$12,$0;       ldw $7,16+COLUMN3(IN)
    ldi $12,32(COUNTER);        ldl $27,ttable_counter+16($31) !tprello
    vlog3r0 $0,$14,$5,$5;       xor $1,$15,$1
    xor $12,LAST_KEY_BYTE,$12;  ldl $0,ttable_counter+24($31) !tprello
    xor $5,$7,$5;               stw $1,16+COLUMN2(OUT)
    ldi COUNTER,64(COUNTER);    ldl $1,ttable_counter+32($31) !tprello
    ldi OUT,32(OUT);            stw $5,16+COLUMN3-32(OUT)
    and $2,MASK,$5;             ldl $2,ttable_keys+96($31) !tprello
    and $12,MASK,$12;           ldl $5,ttable_rounds+24($5) !tprello
    ldi IN,32(IN);              ldl $12,ttable_rounds+24($12) !tprello
    clr $31;                    ldl $3,ttable_keys+104($31) !tprello
    clr $31;                    ldl $4,ttable_keys+112($31) !tprello
    xor $9,$5,$7;               ldl $5,ttable_keys+120($31) !tprello
    zapnot $7,3,$15;            stl $7,ttable_scratch+0($31) !tprello
    srl $7,48,$7;               ldl $15,ttable_rounds+0($15) !tprello
    xor $9,$12,$9;              ldl $7,ttable_rounds+24($7) !tprello
    zapnot $9,3,$12;            ldhu $14,ttable_scratch+0+4($31) !tprello
    srl $9,48,$13;              ldhu $26,ttable_scratch+0+2($31) !tprello
    xor $24,$15,$6;             stl $9,ttable_scratch+16($31) !tprello
    xor $27,$7,$7;              ldl $12,ttable_rounds+0($12) !tprello
    zapnot $6,3,$8;             ldl $14,ttable_rounds+8($14) !tprello
    srl $7,16,$9;               ldl $26,ttable_rounds+16($26) !tprello
    zapnot $9,3,$9;             ldl $15,ttable_rounds+24($13) !tprello
    xor $24,$12,$10;            ldhu $11,ttable_scratch+16+4($31) !tprello
    xor $0,$14,$12;             ldhu $13,ttable_scratch+16+2($31) !tprello
    xor $1,$26,$14;             stl $12,ttable_scratch+8($31) !tprello
    xor $27,$15,$15;            bne LEFT,\next
    .endm
