# SPDX-License-Identifier: Apache-2.0
#
# Made by generate.py: two blocks, 14 rounds.
# 1222 instructions in 640 cycles; no order of them takes fewer than 611.
# A line is a cycle: what goes to pipe 0, and what goes to pipe 1.

# What the loop has of a pass before the pass before is over, for the first pass.
    .macro FIRST_STEPS
    subl LEFT,1,LEFT
    ldl $2,ttable_counter+0($31) !tprello
    xor COUNTER,LAST_KEY_BYTE,$0
    ldl $3,ttable_counter+8($31) !tprello
    ldi $8,32(COUNTER)
    ldl $4,ttable_counter+16($31) !tprello
    xor $8,LAST_KEY_BYTE,$8
    ldl $6,ttable_counter+24($31) !tprello
    ldi COUNTER,64(COUNTER)
    ldl $26,ttable_counter+32($31) !tprello
    and $0,MASK,$0
    and $8,MASK,$8
    ldl $0,ttable_rounds+24($0) !tprello
    ldl $8,ttable_rounds+24($8) !tprello
    xor $2,$0,$5
    ldl $0,ttable_keys+96($31) !tprello
    zapnot $5,3,$11
    srl $5,48,$24
    srl $5,32,$23
    ldl $11,ttable_rounds+0($11) !tprello
    zapnot $23,3,$23
    ldl $24,ttable_rounds+24($24) !tprello
    xor $3,$11,$11
    ldl $23,ttable_rounds+8($23) !tprello
    xor $4,$24,$24
    stl $11,ttable_scratch+0($31) !tprello
    xor $6,$23,$1
    srl $5,16,$5
    zapnot $5,3,$5
    stl $1,ttable_scratch+8($31) !tprello
    xor $2,$8,$2
    ldl $5,ttable_rounds+16($5) !tprello
    zapnot $2,3,$8
    stl $2,ttable_scratch+16($31) !tprello
    xor $26,$5,$23
    ldl $8,ttable_rounds+0($8) !tprello
    srl $2,48,$5
    ldhu $9,ttable_scratch+16+4($31) !tprello
    xor $3,$8,$2
    ldl $5,ttable_rounds+24($5) !tprello
    zapnot $11,3,$27
    ldl $9,ttable_rounds+8($9) !tprello
    srl $24,16,$8
    ldhu $7,ttable_scratch+16+2($31) !tprello
    xor $4,$5,$3
    ldl $4,ttable_keys+104($31) !tprello
    xor $6,$9,$5
    stl $3,ttable_scratch+24($31) !tprello
    zapnot $8,3,$9
    ldl $8,ttable_rounds+16($7) !tprello
    srl $23,48,$12
    ldl $6,ttable_keys+112($31) !tprello
    zapnot $24,3,$13
    ldl $7,ttable_keys+120($31) !tprello
    xor $26,$8,$8
    ldl $27,ttable_rounds+0($27) !tprello
    srl $23,32,$26
    stl $8,ttable_scratch+32($31) !tprello
    zapnot $26,3,$26
    ldl $15,ttable_rounds+16($9) !tprello
    srl $11,48,$22
    ldhu $11,ttable_scratch+8+4($31) !tprello
    zapnot $1,3,$9
    ldl $14,ttable_rounds+24($12) !tprello
    vlog3r0 $0,$27,$15,$15
    ldl $10,ttable_rounds+0($13) !tprello
    srl $23,16,$13
    ldl $27,ttable_rounds+8($11) !tprello
    zapnot $13,3,$11
    ldhu $25,ttable_scratch+8+2($31) !tprello
    srl $24,48,$12
    ldl $13,ttable_rounds+8($26) !tprello
    vlog3r0 $15,$27,$14,$14
    ldl $15,ttable_rounds+24($22) !tprello
    zapnot $23,3,$22
    ldl $23,ttable_rounds+16($25) !tprello
    srl $24,32,$24
    .endm

    .macro NEXT_PAIR next
    zapnot $24,3,$24;           ldl $9,ttable_rounds+0($9) !tprello
    vlog3r0 $4,$10,$23,$10;     ldl $11,ttable_rounds+16($11) !tprello
    srl $1,48,$1;               ldhu $23,ttable_scratch+0+4($31) !tprello
    vlog3r0 $10,$13,$15,$10;    ldl $12,ttable_rounds+24($12) !tprello
    vlog3r0 $6,$9,$11,$9;       ldl $22,ttable_rounds+0($22) !tprello
    zapnot $2,3,$11;            ldl $23,ttable_rounds+8($23) !tprello
    srl $5,32,$13;              ldhu $15,ttable_scratch+0+2($31) !tprello
    zapnot $13,3,$13;           ldl $24,ttable_rounds+8($24) !tprello
    vlog3r0 $9,$23,$12,$9;      ldl $1,ttable_rounds+24($1) !tprello
    srl $8,48,$12;              ldl $15,ttable_rounds+16($15) !tprello
    zapnot $3,3,$23;            stl $10,ttable_scratch+40($31) !tprello
    srl $5,16,$25;              ldl $11,ttable_rounds+0($11) !tprello
    vlog3r0 $7,$22,$15,$15;     ldhu $22,ttable_scratch+24+2($31) !tprello
    zapnot $25,3,$25;           ldl $13,ttable_rounds+8($13) !tprello
    vlog3r0 $15,$24,$1,$1;      ldl $12,ttable_rounds+24($12) !tprello
    srl $2,48,$15;              ldl $22,ttable_rounds+16($22) !tprello
    zapnot $5,3,$24;            stl $1,ttable_scratch+48($31) !tprello
    srl $2,32,$26;              ldl $23,ttable_rounds+0($23) !tprello
    vlog3r0 $0,$11,$22,$0;      ldl $25,ttable_rounds+16($25) !tprello
    zapnot $26,3,$26;           ldhu $11,ttable_scratch+32+4($31) !tprello
    vlog3r0 $0,$13,$12,$0;      ldl $15,ttable_rounds+24($15) !tprello
    vlog3r0 $4,$23,$25,$4;      ldl $24,ttable_rounds+0($24) !tprello
    srl $3,48,$3;               ldl $11,ttable_rounds+8($11) !tprello
    zapnot $8,3,$8;             ldhu $23,ttable_scratch+32+2($31) !tprello
    srl $2,16,$2;               ldl $26,ttable_rounds+8($26) !tprello
    vlog3r0 $4,$11,$15,$4;      ldl $3,ttable_rounds+24($3) !tprello
    zapnot $2,3,$2;             ldl $23,ttable_rounds+16($23) !tprello
    srl $5,48,$5;               ldl $8,ttable_rounds+0($8) !tprello
    zapnot $14,3,$11;           ldl $2,ttable_rounds+16($2) !tprello
    vlog3r0 $6,$24,$23,$6;      ldhu $23,ttable_scratch+24+4($31) !tprello
    srl $9,32,$24;              ldl $5,ttable_rounds+24($5) !tprello
    vlog3r0 $6,$26,$3,$3;       stl $4,ttable_scratch+56($31) !tprello
    vlog3r0 $7,$8,$2,$2;        ldl $23,ttable_rounds+8($23) !tprello
    zapnot $24,3,$24;           ldl $7,ttable_keys+128($31) !tprello
    srl $1,48,$8;               ldl $6,ttable_keys+136($31) !tprello
    vlog3r0 $2,$23,$5,$2;       ldl $5,ttable_keys+144($31) !tprello
    zapnot $10,3,$23;           ldl $26,ttable_keys+152($31) !tprello
    srl $9,16,$15;              stl $2,ttable_scratch+64($31) !tprello
    zapnot $15,3,$15;           ldl $11,ttable_rounds+0($11) !tprello
    srl $14,48,$25;             ldhu $12,ttable_scratch+40+2($31) !tprello
    zapnot $9,3,$13;            ldl $24,ttable_rounds+8($24) !tprello
    srl $14,32,$22;             ldl $8,ttable_rounds+24($8) !tprello
    zapnot $22,3,$22;           ldl $12,ttable_rounds+16($12) !tprello
    srl $10,48,$10;             ldl $23,ttable_rounds+0($23) !tprello
    zapnot $1,3,$1;             ldl $15,ttable_rounds+16($15) !tprello
    vlog3r0 $7,$11,$12,$11;     ldhu $12,ttable_scratch+48+4($31) !tprello
    srl $14,16,$14;             ldl $25,ttable_rounds+24($25) !tprello
    vlog3r0 $11,$24,$8,$8;      ldl $13,ttable_rounds+0($13) !tprello
    vlog3r0 $6,$23,$15,$15;     ldl $12,ttable_rounds+8($12) !tprello
    zapnot $14,3,$14;           ldhu $23,ttable_scratch+48+2($31) !tprello
    srl $9,48,$9;               ldl $22,ttable_rounds+8($22) !tprello
    vlog3r0 $15,$12,$25,$12;    ldl $10,ttable_rounds+24($10) !tprello
    zapnot $0,3,$15;            ldl $23,ttable_rounds+16($23) !tprello
    srl $3,32,$25;              ldl $1,ttable_rounds+0($1) !tprello
    zapnot $25,3,$25;           ldl $14,ttable_rounds+16($14) !tprello
    vlog3r0 $5,$13,$23,$13;     ldhu $23,ttable_scratch+40+4($31) !tprello
    srl $2,48,$11;              ldl $9,ttable_rounds+24($9) !tprello
    vlog3r0 $13,$22,$10,$10;    stl $12,ttable_scratch+72($31) !tprello
    vlog3r0 $26,$1,$14,$1;      ldl $23,ttable_rounds+8($23) !tprello
    zapnot $4,3,$14;            ldl $15,ttable_rounds+0($15) !tprello
    srl $3,16,$13;              ldhu $22,ttable_scratch+56+2($31) !tprello
    vlog3r0 $1,$23,$9,$1;       ldl $25,ttable_rounds+8($25) !tprello
    zapnot $13,3,$13;           ldl $11,ttable_rounds+24($11) !tprello
    srl $0,48,$9;               stl $1,ttable_scratch+80($31) !tprello
    zapnot $3,3,$23;            ldl $22,ttable_rounds+16($22) !tprello
    srl $0,32,$24;              ldl $14,ttable_rounds+0($14) !tprello
    zapnot $24,3,$24;           ldl $13,ttable_rounds+16($13) !tprello
    vlog3r0 $7,$15,$22,$7;      ldhu $15,ttable_scratch+64+4($31) !tprello
    srl $4,48,$4;               ldl $9,ttable_rounds+24($9) !tprello
    vlog3r0 $7,$25,$11,$7;      ldl $23,ttable_rounds+0($23) !tprello
    vlog3r0 $6,$14,$13,$6;      ldl $15,ttable_rounds+8($15) !tprello
    zapnot $2,3,$2;             ldhu $13,ttable_scratch+64+2($31) !tprello
    srl $0,16,$0;               ldl $24,ttable_rounds+8($24) !tprello
    vlog3r0 $6,$15,$9,$6;       ldl $4,ttable_rounds+24($4) !tprello
    zapnot $0,3,$0;             ldl $13,ttable_rounds+16($13) !tprello
    srl $3,48,$3;               ldl $2,ttable_rounds+0($2) !tprello
    zapnot $8,3,$9;             ldl $0,ttable_rounds+16($0) !tprello
    vlog3r0 $5,$23,$13,$5;      ldhu $13,ttable_scratch+56+4($31) !tprello
    srl $10,32,$23;             ldl $3,ttable_rounds+24($3) !tprello
    vlog3r0 $5,$24,$4,$4;       stl $6,ttable_scratch+88($31) !tprello
    vlog3r0 $26,$2,$0,$0;       ldl $13,ttable_rounds+8($13) !tprello
    zapnot $23,3,$23;           ldl $2,ttable_keys+160($31) !tprello
    srl $1,48,$26;              ldl $5,ttable_keys+168($31) !tprello
    vlog3r0 $0,$13,$3,$0;       ldl $3,ttable_keys+176($31) !tprello
    zapnot $12,3,$13;           ldl $24,ttable_keys+184($31) !tprello
    srl $10,16,$15;             stl $0,ttable_scratch+96($31) !tprello
    zapnot $15,3,$15;           ldl $9,ttable_rounds+0($9) !tprello
    srl $8,48,$14;              ldhu $11,ttable_scratch+72+2($31) !tprello
    zapnot $10,3,$25;           ldl $23,ttable_rounds+8($23) !tprello
    srl $8,32,$22;              ldl $26,ttable_rounds+24($26) !tprello
    zapnot $22,3,$22;           ldl $11,ttable_rounds+16($11) !tprello
    srl $12,48,$12;             ldl $13,ttable_rounds+0($13) !tprello
    zapnot $1,3,$1;             ldl $15,ttable_rounds+16($15) !tprello
    vlog3r0 $2,$9,$11,$9;       ldhu $11,ttable_scratch+80+4($31) !tprello
    srl $8,16,$8;               ldl $14,ttable_rounds+24($14) !tprello
    vlog3r0 $9,$23,$26,$9;      ldl $25,ttable_rounds+0($25) !tprello
    vlog3r0 $5,$13,$15,$13;     ldl $11,ttable_rounds+8($11) !tprello
    zapnot $8,3,$8;             ldhu $15,ttable_scratch+80+2($31) !tprello
    srl $10,48,$10;             ldl $22,ttable_rounds+8($22) !tprello
    vlog3r0 $13,$11,$14,$11;    ldl $12,ttable_rounds+24($12) !tprello
    zapnot $7,3,$13;            ldl $15,ttable_rounds+16($15) !tprello
    srl $4,32,$14;              ldl $1,ttable_rounds+0($1) !tprello
    zapnot $14,3,$14;           ldl $8,ttable_rounds+16($8) !tprello
    vlog3r0 $3,$25,$15,$15;     ldhu $25,ttable_scratch+72+4($31) !tprello
    srl $0,48,$23;              ldl $10,ttable_rounds+24($10) !tprello
    vlog3r0 $15,$22,$12,$12;    stl $11,ttable_scratch+104($31) !tprello
    vlog3r0 $24,$1,$8,$1;       ldl $25,ttable_rounds+8($25) !tprello
    zapnot $6,3,$8;             ldl $13,ttable_rounds+0($13) !tprello
    srl $4,16,$15;              ldhu $22,ttable_scratch+88+2($31) !tprello
    vlog3r0 $1,$25,$10,$1;      ldl $14,ttable_rounds+8($14) !tprello
    zapnot $15,3,$15;           ldl $23,ttable_rounds+24($23) !tprello
    srl $7,48,$10;              stl $1,ttable_scratch+112($31) !tprello
    zapnot $4,3,$25;            ldl $22,ttable_rounds+16($22) !tprello
    srl $7,32,$26;              ldl $8,ttable_rounds+0($8) !tprello
    zapnot $26,3,$26;           ldl $15,ttable_rounds+16($15) !tprello
    vlog3r0 $2,$13,$22,$2;      ldhu $13,ttable_scratch+96+4($31) !tprello
    srl $6,48,$6;               ldl $10,ttable_rounds+24($10) !tprello
    vlog3r0 $2,$14,$23,$2;      ldl $25,ttable_rounds+0($25) !tprello
    vlog3r0 $5,$8,$15,$5;       ldl $13,ttable_rounds+8($13) !tprello
    zapnot $0,3,$0;             ldhu $8,ttable_scratch+96+2($31) !tprello
    srl $7,16,$7;               ldl $26,ttable_rounds+8($26) !tprello
    vlog3r0 $5,$13,$10,$5;      ldl $6,ttable_rounds+24($6) !tprello
    zapnot $7,3,$7;             ldl $8,ttable_rounds+16($8) !tprello
    srl $4,48,$4;               ldl $0,ttable_rounds+0($0) !tprello
    zapnot $9,3,$10;            ldl $7,ttable_rounds+16($7) !tprello
    vlog3r0 $3,$25,$8,$3;       ldhu $8,ttable_scratch+88+4($31) !tprello
    srl $12,32,$25;             ldl $4,ttable_rounds+24($4) !tprello
    vlog3r0 $3,$26,$6,$3;       stl $5,ttable_scratch+120($31) !tprello
    vlog3r0 $24,$0,$7,$0;       ldl $8,ttable_rounds+8($8) !tprello
    zapnot $25,3,$25;           ldl $7,ttable_keys+192($31) !tprello
    srl $1,48,$24;              ldl $6,ttable_keys+200($31) !tprello
    vlog3r0 $0,$8,$4,$0;        ldl $4,ttable_keys+208($31) !tprello
    zapnot $11,3,$8;            ldl $26,ttable_keys+216($31) !tprello
    srl $12,16,$13;             stl $0,ttable_scratch+128($31) !tprello
    zapnot $13,3,$13;           ldl $10,ttable_rounds+0($10) !tprello
    srl $9,48,$15;              ldhu $14,ttable_scratch+104+2($31) !tprello
    zapnot $12,3,$23;           ldl $25,ttable_rounds+8($25) !tprello
    srl $9,32,$22;              ldl $24,ttable_rounds+24($24) !tprello
    zapnot $22,3,$22;           ldl $14,ttable_rounds+16($14) !tprello
    srl $11,48,$11;             ldl $8,ttable_rounds+0($8) !tprello
    zapnot $1,3,$1;             ldl $13,ttable_rounds+16($13) !tprello
    vlog3r0 $7,$10,$14,$10;     ldhu $14,ttable_scratch+112+4($31) !tprello
    srl $9,16,$9;               ldl $15,ttable_rounds+24($15) !tprello
    vlog3r0 $10,$25,$24,$10;    ldl $23,ttable_rounds+0($23) !tprello
    vlog3r0 $6,$8,$13,$8;       ldl $14,ttable_rounds+8($14) !tprello
    zapnot $9,3,$9;             ldhu $13,ttable_scratch+112+2($31) !tprello
    srl $12,48,$12;             ldl $22,ttable_rounds+8($22) !tprello
    vlog3r0 $8,$14,$15,$8;      ldl $11,ttable_rounds+24($11) !tprello
    zapnot $2,3,$14;            ldl $13,ttable_rounds+16($13) !tprello
    srl $3,32,$15;              ldl $1,ttable_rounds+0($1) !tprello
    zapnot $15,3,$15;           ldl $9,ttable_rounds+16($9) !tprello
    vlog3r0 $4,$23,$13,$13;     ldhu $23,ttable_scratch+104+4($31) !tprello
    srl $0,48,$24;              ldl $12,ttable_rounds+24($12) !tprello
    vlog3r0 $13,$22,$11,$11;    stl $8,ttable_scratch+136($31) !tprello
    vlog3r0 $26,$1,$9,$1;       ldl $23,ttable_rounds+8($23) !tprello
    zapnot $5,3,$9;             ldl $14,ttable_rounds+0($14) !tprello
    srl $3,16,$13;              ldhu $22,ttable_scratch+120+2($31) !tprello
    vlog3r0 $1,$23,$12,$1;      ldl $15,ttable_rounds+8($15) !tprello
    zapnot $13,3,$13;           ldl $24,ttable_rounds+24($24) !tprello
    srl $2,48,$12;              stl $1,ttable_scratch+144($31) !tprello
    zapnot $3,3,$23;            ldl $22,ttable_rounds+16($22) !tprello
    srl $2,32,$25;              ldl $9,ttable_rounds+0($9) !tprello
    zapnot $25,3,$25;           ldl $13,ttable_rounds+16($13) !tprello
    vlog3r0 $7,$14,$22,$7;      ldhu $14,ttable_scratch+128+4($31) !tprello
    srl $5,48,$5;               ldl $12,ttable_rounds+24($12) !tprello
    vlog3r0 $7,$15,$24,$7;      ldl $23,ttable_rounds+0($23) !tprello
    vlog3r0 $6,$9,$13,$6;       ldl $14,ttable_rounds+8($14) !tprello
    zapnot $0,3,$0;             ldhu $9,ttable_scratch+128+2($31) !tprello
    srl $2,16,$2;               ldl $25,ttable_rounds+8($25) !tprello
    vlog3r0 $6,$14,$12,$6;      ldl $5,ttable_rounds+24($5) !tprello
    zapnot $2,3,$2;             ldl $9,ttable_rounds+16($9) !tprello
    srl $3,48,$3;               ldl $0,ttable_rounds+0($0) !tprello
    zapnot $10,3,$12;           ldl $2,ttable_rounds+16($2) !tprello
    vlog3r0 $4,$23,$9,$4;       ldhu $9,ttable_scratch+120+4($31) !tprello
    srl $11,32,$23;             ldl $3,ttable_rounds+24($3) !tprello
    vlog3r0 $4,$25,$5,$4;       stl $6,ttable_scratch+152($31) !tprello
    vlog3r0 $26,$0,$2,$0;       ldl $9,ttable_rounds+8($9) !tprello
    zapnot $23,3,$23;           ldl $2,ttable_keys+224($31) !tprello
    srl $1,48,$26;              ldl $5,ttable_keys+232($31) !tprello
    vlog3r0 $0,$9,$3,$0;        ldl $3,ttable_keys+240($31) !tprello
    zapnot $8,3,$9;             ldl $25,ttable_keys+248($31) !tprello
    srl $11,16,$14;             stl $0,ttable_scratch+160($31) !tprello
    zapnot $14,3,$14;           ldl $12,ttable_rounds+0($12) !tprello
    srl $10,48,$13;             ldhu $15,ttable_scratch+136+2($31) !tprello
    zapnot $11,3,$24;           ldl $23,ttable_rounds+8($23) !tprello
    srl $10,32,$22;             ldl $26,ttable_rounds+24($26) !tprello
    zapnot $22,3,$22;           ldl $15,ttable_rounds+16($15) !tprello
    srl $8,48,$8;               ldl $9,ttable_rounds+0($9) !tprello
    zapnot $1,3,$1;             ldl $14,ttable_rounds+16($14) !tprello
    vlog3r0 $2,$12,$15,$12;     ldhu $15,ttable_scratch+144+4($31) !tprello
    srl $10,16,$10;             ldl $13,ttable_rounds+24($13) !tprello
    vlog3r0 $12,$23,$26,$12;    ldl $24,ttable_rounds+0($24) !tprello
    vlog3r0 $5,$9,$14,$9;       ldl $15,ttable_rounds+8($15) !tprello
    zapnot $10,3,$10;           ldhu $14,ttable_scratch+144+2($31) !tprello
    srl $11,48,$11;             ldl $22,ttable_rounds+8($22) !tprello
    vlog3r0 $9,$15,$13,$9;      ldl $8,ttable_rounds+24($8) !tprello
    zapnot $7,3,$13;            ldl $14,ttable_rounds+16($14) !tprello
    srl $4,32,$15;              ldl $1,ttable_rounds+0($1) !tprello
    zapnot $15,3,$15;           ldl $10,ttable_rounds+16($10) !tprello
    vlog3r0 $3,$24,$14,$14;     ldhu $24,ttable_scratch+136+4($31) !tprello
    srl $0,48,$23;              ldl $11,ttable_rounds+24($11) !tprello
    vlog3r0 $14,$22,$8,$8;      stl $9,ttable_scratch+168($31) !tprello
    vlog3r0 $25,$1,$10,$1;      ldl $24,ttable_rounds+8($24) !tprello
    zapnot $6,3,$10;            ldl $13,ttable_rounds+0($13) !tprello
    srl $4,16,$14;              ldhu $22,ttable_scratch+152+2($31) !tprello
    vlog3r0 $1,$24,$11,$1;      ldl $15,ttable_rounds+8($15) !tprello
    zapnot $14,3,$14;           ldl $23,ttable_rounds+24($23) !tprello
    srl $7,48,$11;              stl $1,ttable_scratch+176($31) !tprello
    zapnot $4,3,$24;            ldl $22,ttable_rounds+16($22) !tprello
    srl $7,32,$26;              ldl $10,ttable_rounds+0($10) !tprello
    zapnot $26,3,$26;           ldl $14,ttable_rounds+16($14) !tprello
    vlog3r0 $2,$13,$22,$2;      ldhu $13,ttable_scratch+160+4($31) !tprello
    srl $6,48,$6;               ldl $11,ttable_rounds+24($11) !tprello
    vlog3r0 $2,$15,$23,$2;      ldl $24,ttable_rounds+0($24) !tprello
    vlog3r0 $5,$10,$14,$5;      ldl $13,ttable_rounds+8($13) !tprello
    zapnot $0,3,$0;             ldhu $10,ttable_scratch+160+2($31) !tprello
    srl $7,16,$7;               ldl $26,ttable_rounds+8($26) !tprello
    vlog3r0 $5,$13,$11,$5;      ldl $6,ttable_rounds+24($6) !tprello
    zapnot $7,3,$7;             ldl $10,ttable_rounds+16($10) !tprello
    srl $4,48,$4;               ldl $0,ttable_rounds+0($0) !tprello
    zapnot $12,3,$11;           ldl $7,ttable_rounds+16($7) !tprello
    vlog3r0 $3,$24,$10,$3;      ldhu $10,ttable_scratch+152+4($31) !tprello
    srl $8,32,$24;              ldl $4,ttable_rounds+24($4) !tprello
    vlog3r0 $3,$26,$6,$3;       stl $5,ttable_scratch+184($31) !tprello
    vlog3r0 $25,$0,$7,$0;       ldl $10,ttable_rounds+8($10) !tprello
    zapnot $24,3,$24;           ldl $7,ttable_keys+256($31) !tprello
    srl $1,48,$25;              ldl $6,ttable_keys+264($31) !tprello
    vlog3r0 $0,$10,$4,$0;       ldl $4,ttable_keys+272($31) !tprello
    zapnot $9,3,$10;            ldl $26,ttable_keys+280($31) !tprello
    srl $8,16,$13;              stl $0,ttable_scratch+192($31) !tprello
    zapnot $13,3,$13;           ldl $11,ttable_rounds+0($11) !tprello
    srl $12,48,$14;             ldhu $15,ttable_scratch+168+2($31) !tprello
    zapnot $8,3,$23;            ldl $24,ttable_rounds+8($24) !tprello
    srl $12,32,$22;             ldl $25,ttable_rounds+24($25) !tprello
    zapnot $22,3,$22;           ldl $15,ttable_rounds+16($15) !tprello
    srl $9,48,$9;               ldl $10,ttable_rounds+0($10) !tprello
    zapnot $1,3,$1;             ldl $13,ttable_rounds+16($13) !tprello
    vlog3r0 $7,$11,$15,$11;     ldhu $15,ttable_scratch+176+4($31) !tprello
    srl $12,16,$12;             ldl $14,ttable_rounds+24($14) !tprello
    vlog3r0 $11,$24,$25,$11;    ldl $23,ttable_rounds+0($23) !tprello
    vlog3r0 $6,$10,$13,$10;     ldl $15,ttable_rounds+8($15) !tprello
    zapnot $12,3,$12;           ldhu $13,ttable_scratch+176+2($31) !tprello
    srl $8,48,$8;               ldl $22,ttable_rounds+8($22) !tprello
    vlog3r0 $10,$15,$14,$10;    ldl $9,ttable_rounds+24($9) !tprello
    zapnot $2,3,$14;            ldl $13,ttable_rounds+16($13) !tprello
    srl $3,32,$15;              ldl $1,ttable_rounds+0($1) !tprello
    zapnot $15,3,$15;           ldl $12,ttable_rounds+16($12) !tprello
    vlog3r0 $4,$23,$13,$13;     ldhu $23,ttable_scratch+168+4($31) !tprello
    srl $0,48,$24;              ldl $8,ttable_rounds+24($8) !tprello
    vlog3r0 $13,$22,$9,$9;      stl $10,ttable_scratch+200($31) !tprello
    vlog3r0 $26,$1,$12,$1;      ldl $23,ttable_rounds+8($23) !tprello
    zapnot $5,3,$12;            ldl $14,ttable_rounds+0($14) !tprello
    srl $3,16,$13;              ldhu $22,ttable_scratch+184+2($31) !tprello
    vlog3r0 $1,$23,$8,$1;       ldl $15,ttable_rounds+8($15) !tprello
    zapnot $13,3,$13;           ldl $24,ttable_rounds+24($24) !tprello
    srl $2,48,$8;               stl $1,ttable_scratch+208($31) !tprello
    zapnot $3,3,$23;            ldl $22,ttable_rounds+16($22) !tprello
    srl $2,32,$25;              ldl $12,ttable_rounds+0($12) !tprello
    zapnot $25,3,$25;           ldl $13,ttable_rounds+16($13) !tprello
    vlog3r0 $7,$14,$22,$7;      ldhu $14,ttable_scratch+192+4($31) !tprello
    srl $5,48,$5;               ldl $8,ttable_rounds+24($8) !tprello
    vlog3r0 $7,$15,$24,$7;      ldl $23,ttable_rounds+0($23) !tprello
    vlog3r0 $6,$12,$13,$6;      ldl $14,ttable_rounds+8($14) !tprello
    zapnot $0,3,$0;             ldhu $12,ttable_scratch+192+2($31) !tprello
    srl $2,16,$2;               ldl $25,ttable_rounds+8($25) !tprello
    vlog3r0 $6,$14,$8,$6;       ldl $5,ttable_rounds+24($5) !tprello
    zapnot $2,3,$2;             ldl $12,ttable_rounds+16($12) !tprello
    srl $3,48,$3;               ldl $0,ttable_rounds+0($0) !tprello
    zapnot $11,3,$8;            ldl $2,ttable_rounds+16($2) !tprello
    vlog3r0 $4,$23,$12,$4;      ldhu $12,ttable_scratch+184+4($31) !tprello
    srl $9,32,$23;              ldl $3,ttable_rounds+24($3) !tprello
    vlog3r0 $4,$25,$5,$4;       stl $6,ttable_scratch+216($31) !tprello
    vlog3r0 $26,$0,$2,$0;       ldl $12,ttable_rounds+8($12) !tprello
    zapnot $23,3,$23;           ldl $2,ttable_keys+288($31) !tprello
    srl $1,48,$26;              ldl $5,ttable_keys+296($31) !tprello
    vlog3r0 $0,$12,$3,$0;       ldl $3,ttable_keys+304($31) !tprello
    zapnot $10,3,$12;           ldl $25,ttable_keys+312($31) !tprello
    srl $9,16,$14;              stl $0,ttable_scratch+224($31) !tprello
    zapnot $14,3,$14;           ldl $8,ttable_rounds+0($8) !tprello
    srl $11,48,$13;             ldhu $15,ttable_scratch+200+2($31) !tprello
    zapnot $9,3,$24;            ldl $23,ttable_rounds+8($23) !tprello
    srl $11,32,$22;             ldl $26,ttable_rounds+24($26) !tprello
    zapnot $22,3,$22;           ldl $15,ttable_rounds+16($15) !tprello
    srl $10,48,$10;             ldl $12,ttable_rounds+0($12) !tprello
    zapnot $1,3,$1;             ldl $14,ttable_rounds+16($14) !tprello
    vlog3r0 $2,$8,$15,$8;       ldhu $15,ttable_scratch+208+4($31) !tprello
    srl $11,16,$11;             ldl $13,ttable_rounds+24($13) !tprello
    vlog3r0 $8,$23,$26,$8;      ldl $24,ttable_rounds+0($24) !tprello
    vlog3r0 $5,$12,$14,$12;     ldl $15,ttable_rounds+8($15) !tprello
    zapnot $11,3,$11;           ldhu $14,ttable_scratch+208+2($31) !tprello
    srl $9,48,$9;               ldl $22,ttable_rounds+8($22) !tprello
    vlog3r0 $12,$15,$13,$12;    ldl $10,ttable_rounds+24($10) !tprello
    zapnot $7,3,$13;            ldl $14,ttable_rounds+16($14) !tprello
    srl $4,32,$15;              ldl $1,ttable_rounds+0($1) !tprello
    zapnot $15,3,$15;           ldl $11,ttable_rounds+16($11) !tprello
    vlog3r0 $3,$24,$14,$14;     ldhu $24,ttable_scratch+200+4($31) !tprello
    srl $0,48,$23;              ldl $9,ttable_rounds+24($9) !tprello
    vlog3r0 $14,$22,$10,$10;    stl $12,ttable_scratch+232($31) !tprello
    vlog3r0 $25,$1,$11,$1;      ldl $24,ttable_rounds+8($24) !tprello
    zapnot $6,3,$11;            ldl $13,ttable_rounds+0($13) !tprello
    srl $4,16,$14;              ldhu $22,ttable_scratch+216+2($31) !tprello
    vlog3r0 $1,$24,$9,$1;       ldl $15,ttable_rounds+8($15) !tprello
    zapnot $14,3,$14;           ldl $23,ttable_rounds+24($23) !tprello
    srl $7,48,$9;               stl $1,ttable_scratch+240($31) !tprello
    zapnot $4,3,$24;            ldl $22,ttable_rounds+16($22) !tprello
    srl $7,32,$26;              ldl $11,ttable_rounds+0($11) !tprello
    zapnot $26,3,$26;           ldl $14,ttable_rounds+16($14) !tprello
    vlog3r0 $2,$13,$22,$2;      ldhu $13,ttable_scratch+224+4($31) !tprello
    srl $6,48,$6;               ldl $9,ttable_rounds+24($9) !tprello
    vlog3r0 $2,$15,$23,$2;      ldl $24,ttable_rounds+0($24) !tprello
    vlog3r0 $5,$11,$14,$5;      ldl $13,ttable_rounds+8($13) !tprello
    zapnot $0,3,$0;             ldhu $11,ttable_scratch+224+2($31) !tprello
    srl $7,16,$7;               ldl $26,ttable_rounds+8($26) !tprello
    vlog3r0 $5,$13,$9,$5;       ldl $6,ttable_rounds+24($6) !tprello
    zapnot $7,3,$7;             ldl $11,ttable_rounds+16($11) !tprello
    srl $4,48,$4;               ldl $0,ttable_rounds+0($0) !tprello
    zapnot $8,3,$9;             ldl $7,ttable_rounds+16($7) !tprello
    vlog3r0 $3,$24,$11,$3;      ldhu $11,ttable_scratch+216+4($31) !tprello
    srl $10,32,$24;             ldl $4,ttable_rounds+24($4) !tprello
    vlog3r0 $3,$26,$6,$3;       stl $5,ttable_scratch+248($31) !tprello
    vlog3r0 $25,$0,$7,$0;       ldl $11,ttable_rounds+8($11) !tprello
    zapnot $24,3,$24;           ldl $7,ttable_keys+320($31) !tprello
    srl $1,48,$25;              ldl $6,ttable_keys+328($31) !tprello
    vlog3r0 $0,$11,$4,$0;       ldl $4,ttable_keys+336($31) !tprello
    zapnot $12,3,$11;           ldl $26,ttable_keys+344($31) !tprello
    srl $10,16,$13;             stl $0,ttable_scratch+256($31) !tprello
    zapnot $13,3,$13;           ldl $9,ttable_rounds+0($9) !tprello
    srl $8,48,$14;              ldhu $15,ttable_scratch+232+2($31) !tprello
    zapnot $10,3,$23;           ldl $24,ttable_rounds+8($24) !tprello
    srl $8,32,$22;              ldl $25,ttable_rounds+24($25) !tprello
    zapnot $22,3,$22;           ldl $15,ttable_rounds+16($15) !tprello
    srl $12,48,$12;             ldl $11,ttable_rounds+0($11) !tprello
    zapnot $1,3,$1;             ldl $13,ttable_rounds+16($13) !tprello
    vlog3r0 $7,$9,$15,$9;       ldhu $15,ttable_scratch+240+4($31) !tprello
    srl $8,16,$8;               ldl $14,ttable_rounds+24($14) !tprello
    vlog3r0 $9,$24,$25,$9;      ldl $23,ttable_rounds+0($23) !tprello
    vlog3r0 $6,$11,$13,$11;     ldl $15,ttable_rounds+8($15) !tprello
    zapnot $8,3,$8;             ldhu $13,ttable_scratch+240+2($31) !tprello
    srl $10,48,$10;             ldl $22,ttable_rounds+8($22) !tprello
    vlog3r0 $11,$15,$14,$11;    ldl $12,ttable_rounds+24($12) !tprello
    zapnot $2,3,$14;            ldl $13,ttable_rounds+16($13) !tprello
    srl $3,32,$15;              ldl $1,ttable_rounds+0($1) !tprello
    zapnot $15,3,$15;           ldl $8,ttable_rounds+16($8) !tprello
    vlog3r0 $4,$23,$13,$13;     ldhu $23,ttable_scratch+232+4($31) !tprello
    srl $0,48,$24;              ldl $10,ttable_rounds+24($10) !tprello
    vlog3r0 $13,$22,$12,$12;    stl $11,ttable_scratch+264($31) !tprello
    vlog3r0 $26,$1,$8,$1;       ldl $23,ttable_rounds+8($23) !tprello
    zapnot $5,3,$8;             ldl $14,ttable_rounds+0($14) !tprello
    srl $3,16,$13;              ldhu $22,ttable_scratch+248+2($31) !tprello
    vlog3r0 $1,$23,$10,$1;      ldl $15,ttable_rounds+8($15) !tprello
    zapnot $13,3,$13;           ldl $24,ttable_rounds+24($24) !tprello
    srl $2,48,$10;              stl $1,ttable_scratch+272($31) !tprello
    zapnot $3,3,$23;            ldl $22,ttable_rounds+16($22) !tprello
    srl $2,32,$25;              ldl $8,ttable_rounds+0($8) !tprello
    zapnot $25,3,$25;           ldl $13,ttable_rounds+16($13) !tprello
    vlog3r0 $7,$14,$22,$7;      ldhu $14,ttable_scratch+256+4($31) !tprello
    srl $5,48,$5;               ldl $10,ttable_rounds+24($10) !tprello
    vlog3r0 $7,$15,$24,$7;      ldl $23,ttable_rounds+0($23) !tprello
    vlog3r0 $6,$8,$13,$6;       ldl $14,ttable_rounds+8($14) !tprello
    zapnot $0,3,$0;             ldhu $8,ttable_scratch+256+2($31) !tprello
    srl $2,16,$2;               ldl $25,ttable_rounds+8($25) !tprello
    vlog3r0 $6,$14,$10,$6;      ldl $5,ttable_rounds+24($5) !tprello
    zapnot $2,3,$2;             ldl $8,ttable_rounds+16($8) !tprello
    srl $3,48,$3;               ldl $0,ttable_rounds+0($0) !tprello
    zapnot $9,3,$10;            ldl $2,ttable_rounds+16($2) !tprello
    vlog3r0 $4,$23,$8,$4;       ldhu $8,ttable_scratch+248+4($31) !tprello
    srl $12,32,$23;             ldl $3,ttable_rounds+24($3) !tprello
    vlog3r0 $4,$25,$5,$4;       stl $6,ttable_scratch+280($31) !tprello
    vlog3r0 $26,$0,$2,$0;       ldl $8,ttable_rounds+8($8) !tprello
    zapnot $23,3,$23;           ldl $2,ttable_keys+352($31) !tprello
    srl $1,48,$26;              ldl $5,ttable_keys+360($31) !tprello
    vlog3r0 $0,$8,$3,$0;        ldl $3,ttable_keys+368($31) !tprello
    zapnot $11,3,$8;            ldl $25,ttable_keys+376($31) !tprello
    srl $12,16,$14;             stl $0,ttable_scratch+288($31) !tprello
    zapnot $14,3,$14;           ldl $10,ttable_rounds+0($10) !tprello
    srl $9,48,$13;              ldhu $15,ttable_scratch+264+2($31) !tprello
    zapnot $12,3,$24;           ldl $23,ttable_rounds+8($23) !tprello
    srl $9,32,$22;              ldl $26,ttable_rounds+24($26) !tprello
    zapnot $22,3,$22;           ldl $15,ttable_rounds+16($15) !tprello
    srl $11,48,$11;             ldl $8,ttable_rounds+0($8) !tprello
    zapnot $1,3,$1;             ldl $14,ttable_rounds+16($14) !tprello
    vlog3r0 $2,$10,$15,$10;     ldhu $15,ttable_scratch+272+4($31) !tprello
    srl $9,16,$9;               ldl $13,ttable_rounds+24($13) !tprello
    vlog3r0 $10,$23,$26,$10;    ldl $24,ttable_rounds+0($24) !tprello
    vlog3r0 $5,$8,$14,$8;       ldl $15,ttable_rounds+8($15) !tprello
    zapnot $9,3,$9;             ldhu $14,ttable_scratch+272+2($31) !tprello
    srl $12,48,$12;             ldl $22,ttable_rounds+8($22) !tprello
    vlog3r0 $8,$15,$13,$8;      ldl $11,ttable_rounds+24($11) !tprello
    zapnot $7,3,$13;            ldl $14,ttable_rounds+16($14) !tprello
    srl $4,32,$15;              ldl $1,ttable_rounds+0($1) !tprello
    zapnot $15,3,$15;           ldl $9,ttable_rounds+16($9) !tprello
    vlog3r0 $3,$24,$14,$14;     ldhu $24,ttable_scratch+264+4($31) !tprello
    srl $0,48,$23;              ldl $12,ttable_rounds+24($12) !tprello
    vlog3r0 $14,$22,$11,$11;    stl $8,ttable_scratch+296($31) !tprello
    vlog3r0 $25,$1,$9,$1;       ldl $24,ttable_rounds+8($24) !tprello
    zapnot $6,3,$9;             ldl $13,ttable_rounds+0($13) !tprello
    srl $4,16,$14;              ldhu $22,ttable_scratch+280+2($31) !tprello
    vlog3r0 $1,$24,$12,$1;      ldl $15,ttable_rounds+8($15) !tprello
    zapnot $14,3,$14;           ldl $23,ttable_rounds+24($23) !tprello
    srl $7,48,$12;              stl $1,ttable_scratch+304($31) !tprello
    zapnot $4,3,$24;            ldl $22,ttable_rounds+16($22) !tprello
    srl $7,32,$26;              ldl $9,ttable_rounds+0($9) !tprello
    zapnot $26,3,$26;           ldl $14,ttable_rounds+16($14) !tprello
    vlog3r0 $2,$13,$22,$2;      ldhu $13,ttable_scratch+288+4($31) !tprello
    srl $6,48,$6;               ldl $12,ttable_rounds+24($12) !tprello
    vlog3r0 $2,$15,$23,$2;      ldl $24,ttable_rounds+0($24) !tprello
    vlog3r0 $5,$9,$14,$5;       ldl $13,ttable_rounds+8($13) !tprello
    zapnot $0,3,$0;             ldhu $9,ttable_scratch+288+2($31) !tprello
    srl $7,16,$7;               ldl $26,ttable_rounds+8($26) !tprello
    vlog3r0 $5,$13,$12,$5;      ldl $6,ttable_rounds+24($6) !tprello
    zapnot $7,3,$7;             ldl $9,ttable_rounds+16($9) !tprello
    srl $4,48,$4;               ldl $0,ttable_rounds+0($0) !tprello
    zapnot $10,3,$12;           ldl $7,ttable_rounds+16($7) !tprello
    vlog3r0 $3,$24,$9,$3;       ldhu $9,ttable_scratch+280+4($31) !tprello
    srl $11,32,$24;             ldl $4,ttable_rounds+24($4) !tprello
    vlog3r0 $3,$26,$6,$3;       stl $5,ttable_scratch+312($31) !tprello
    vlog3r0 $25,$0,$7,$0;       ldl $9,ttable_rounds+8($9) !tprello
    zapnot $24,3,$24;           ldl $7,ttable_keys+384($31) !tprello
    srl $1,48,$25;              ldl $6,ttable_keys+392($31) !tprello
    vlog3r0 $0,$9,$4,$0;        ldl $4,ttable_keys+400($31) !tprello
    zapnot $8,3,$9;             ldl $26,ttable_keys+408($31) !tprello
    srl $11,16,$13;             stl $0,ttable_scratch+320($31) !tprello
    zapnot $13,3,$13;           ldl $12,ttable_rounds+0($12) !tprello
    srl $10,48,$14;             ldhu $15,ttable_scratch+296+2($31) !tprello
    zapnot $11,3,$23;           ldl $24,ttable_rounds+8($24) !tprello
    srl $10,32,$22;             ldl $25,ttable_rounds+24($25) !tprello
    zapnot $22,3,$22;           ldl $15,ttable_rounds+16($15) !tprello
    srl $8,48,$8;               ldl $9,ttable_rounds+0($9) !tprello
    zapnot $1,3,$1;             ldl $13,ttable_rounds+16($13) !tprello
    vlog3r0 $7,$12,$15,$12;     ldhu $15,ttable_scratch+304+4($31) !tprello
    srl $10,16,$10;             ldl $14,ttable_rounds+24($14) !tprello
    vlog3r0 $12,$24,$25,$12;    ldl $23,ttable_rounds+0($23) !tprello
    vlog3r0 $6,$9,$13,$9;       ldl $15,ttable_rounds+8($15) !tprello
    zapnot $10,3,$10;           ldhu $13,ttable_scratch+304+2($31) !tprello
    srl $11,48,$11;             ldl $22,ttable_rounds+8($22) !tprello
    vlog3r0 $9,$15,$14,$9;      ldl $8,ttable_rounds+24($8) !tprello
    zapnot $2,3,$14;            ldl $13,ttable_rounds+16($13) !tprello
    srl $3,32,$15;              ldl $1,ttable_rounds+0($1) !tprello
    zapnot $15,3,$15;           ldl $10,ttable_rounds+16($10) !tprello
    vlog3r0 $4,$23,$13,$13;     ldhu $23,ttable_scratch+296+4($31) !tprello
    srl $0,48,$24;              ldl $11,ttable_rounds+24($11) !tprello
    vlog3r0 $13,$22,$8,$8;      stl $9,ttable_scratch+328($31) !tprello
    vlog3r0 $26,$1,$10,$1;      ldl $23,ttable_rounds+8($23) !tprello
    zapnot $5,3,$10;            ldl $14,ttable_rounds+0($14) !tprello
    srl $3,16,$13;              ldhu $22,ttable_scratch+312+2($31) !tprello
    vlog3r0 $1,$23,$11,$1;      ldl $15,ttable_rounds+8($15) !tprello
    zapnot $13,3,$13;           ldl $24,ttable_rounds+24($24) !tprello
    srl $2,48,$11;              stl $1,ttable_scratch+336($31) !tprello
    zapnot $3,3,$23;            ldl $22,ttable_rounds+16($22) !tprello
    srl $2,32,$25;              ldl $10,ttable_rounds+0($10) !tprello
    zapnot $25,3,$25;           ldl $13,ttable_rounds+16($13) !tprello
    vlog3r0 $7,$14,$22,$7;      ldhu $14,ttable_scratch+320+4($31) !tprello
    srl $5,48,$5;               ldl $11,ttable_rounds+24($11) !tprello
    vlog3r0 $7,$15,$24,$7;      ldl $23,ttable_rounds+0($23) !tprello
    vlog3r0 $6,$10,$13,$6;      ldl $14,ttable_rounds+8($14) !tprello
    zapnot $0,3,$0;             ldhu $10,ttable_scratch+320+2($31) !tprello
    srl $2,16,$2;               ldl $25,ttable_rounds+8($25) !tprello
    vlog3r0 $6,$14,$11,$6;      ldl $5,ttable_rounds+24($5) !tprello
    zapnot $2,3,$2;             ldl $10,ttable_rounds+16($10) !tprello
    srl $3,48,$3;               ldl $0,ttable_rounds+0($0) !tprello
    zapnot $12,3,$11;           ldl $2,ttable_rounds+16($2) !tprello
    vlog3r0 $4,$23,$10,$4;      ldhu $10,ttable_scratch+312+4($31) !tprello
    srl $8,32,$23;              ldl $3,ttable_rounds+24($3) !tprello
    vlog3r0 $4,$25,$5,$4;       stl $6,ttable_scratch+344($31) !tprello
    vlog3r0 $26,$0,$2,$0;       ldl $10,ttable_rounds+8($10) !tprello
    zapnot $23,3,$23;           ldl $2,ttable_keys+416($31) !tprello
    srl $1,48,$26;              ldl $5,ttable_keys+424($31) !tprello
    vlog3r0 $0,$10,$3,$0;       ldl $3,ttable_keys+432($31) !tprello
    zapnot $9,3,$10;            ldl $25,ttable_keys+440($31) !tprello
    srl $8,16,$14;              stl $0,ttable_scratch+352($31) !tprello
    zapnot $14,3,$14;           ldl $11,ttable_rounds+0($11) !tprello
    srl $12,48,$13;             ldhu $15,ttable_scratch+328+2($31) !tprello
    zapnot $8,3,$24;            ldl $23,ttable_rounds+8($23) !tprello
    srl $12,32,$22;             ldl $26,ttable_rounds+24($26) !tprello
    zapnot $22,3,$22;           ldl $15,ttable_rounds+16($15) !tprello
    srl $9,48,$9;               ldl $10,ttable_rounds+0($10) !tprello
    zapnot $1,3,$1;             ldl $14,ttable_rounds+16($14) !tprello
    vlog3r0 $2,$11,$15,$11;     ldhu $15,ttable_scratch+336+4($31) !tprello
    srl $12,16,$12;             ldl $13,ttable_rounds+24($13) !tprello
    vlog3r0 $11,$23,$26,$11;    ldl $24,ttable_rounds+0($24) !tprello
    vlog3r0 $5,$10,$14,$10;     ldl $15,ttable_rounds+8($15) !tprello
    zapnot $12,3,$12;           ldhu $14,ttable_scratch+336+2($31) !tprello
    srl $8,48,$8;               ldl $22,ttable_rounds+8($22) !tprello
    vlog3r0 $10,$15,$13,$10;    ldl $9,ttable_rounds+24($9) !tprello
    zapnot $7,3,$13;            ldl $14,ttable_rounds+16($14) !tprello
    srl $4,32,$15;              ldl $1,ttable_rounds+0($1) !tprello
    zapnot $15,3,$15;           ldl $12,ttable_rounds+16($12) !tprello
    vlog3r0 $3,$24,$14,$14;     ldhu $24,ttable_scratch+328+4($31) !tprello
    srl $0,48,$23;              ldl $8,ttable_rounds+24($8) !tprello
    vlog3r0 $14,$22,$9,$9;      stl $10,ttable_scratch+360($31) !tprello
    vlog3r0 $25,$1,$12,$1;      ldl $24,ttable_rounds+8($24) !tprello
    zapnot $6,3,$12;            ldl $13,ttable_rounds+0($13) !tprello
    srl $4,16,$14;              ldhu $22,ttable_scratch+344+2($31) !tprello
    vlog3r0 $1,$24,$8,$1;       ldl $15,ttable_rounds+8($15) !tprello
    zapnot $14,3,$14;           ldl $23,ttable_rounds+24($23) !tprello
    srl $7,48,$8;               stl $1,ttable_scratch+368($31) !tprello
    zapnot $4,3,$24;            ldl $22,ttable_rounds+16($22) !tprello
    srl $7,32,$26;              ldl $12,ttable_rounds+0($12) !tprello
    zapnot $26,3,$26;           ldl $14,ttable_rounds+16($14) !tprello
    vlog3r0 $2,$13,$22,$2;      ldhu $13,ttable_scratch+352+4($31) !tprello
    srl $6,48,$6;               ldl $8,ttable_rounds+24($8) !tprello
    vlog3r0 $2,$15,$23,$2;      ldl $24,ttable_rounds+0($24) !tprello
    vlog3r0 $5,$12,$14,$5;      ldl $13,ttable_rounds+8($13) !tprello
    zapnot $0,3,$0;             ldhu $12,ttable_scratch+352+2($31) !tprello
    srl $7,16,$7;               ldl $26,ttable_rounds+8($26) !tprello
    vlog3r0 $5,$13,$8,$5;       ldl $6,ttable_rounds+24($6) !tprello
    zapnot $7,3,$7;             ldl $12,ttable_rounds+16($12) !tprello
    srl $4,48,$4;               ldl $0,ttable_rounds+0($0) !tprello
    zapnot $11,3,$8;            ldl $7,ttable_rounds+16($7) !tprello
    vlog3r0 $3,$24,$12,$3;      ldhu $12,ttable_scratch+344+4($31) !tprello
    srl $9,32,$24;              ldl $4,ttable_rounds+24($4) !tprello
    vlog3r0 $3,$26,$6,$3;       stl $5,ttable_scratch+376($31) !tprello
    vlog3r0 $25,$0,$7,$0;       ldl $12,ttable_rounds+8($12) !tprello
    zapnot $24,3,$24;           ldw $7,aes_round_keys+16*AES_ROUNDS+COLUMN0($31) !tprello
    srl $1,48,$25;              ldw $6,aes_round_keys+16*AES_ROUNDS+COLUMN1($31) !tprello
    vlog3r0 $0,$12,$4,$0;       ldw $4,aes_round_keys+16*AES_ROUNDS+COLUMN2($31) !tprello
    zapnot $10,3,$12;           ldw $26,aes_round_keys+16*AES_ROUNDS+COLUMN3($31) !tprello
    srl $9,16,$13;              stl $0,ttable_scratch+384($31) !tprello
    zapnot $13,3,$13;           ldw $8,ttable_last+0($8) !tprello
    srl $11,48,$14;             ldhu $15,ttable_scratch+360+2($31) !tprello
    zapnot $9,3,$23;            ldw $24,ttable_last+16($24) !tprello
    srl $11,32,$22;             ldw $25,ttable_last+20($25) !tprello
    zapnot $22,3,$22;           ldw $15,ttable_last+4($15) !tprello
    srl $10,48,$10;             ldw $27,0+COLUMN0(IN)
    zapnot $1,3,$1;             ldw $12,ttable_last+0($12) !tprello
    vlog3r0 $7,$8,$15,$8;       ldw $13,ttable_last+4($13) !tprello
    srl $11,16,$11;             ldhu $15,ttable_scratch+368+4($31) !tprello
    vlog3r0 $8,$24,$25,$8;      ldw $14,ttable_last+20($14) !tprello
    vlog3r0 $6,$12,$13,$12;     ldw $13,0+COLUMN1(IN)
    xor $8,$27,$8;              ldw $15,ttable_last+16($15) !tprello
    zapnot $11,3,$11;           stw $8,0+COLUMN0(OUT)
    srl $9,48,$9;               ldw $23,ttable_last+0($23) !tprello
    vlog3r0 $12,$15,$14,$12;    ldhu $14,ttable_scratch+368+2($31) !tprello
    zapnot $2,3,$15;            ldw $22,ttable_last+16($22) !tprello
    xor $12,$13,$12;            ldw $10,ttable_last+20($10) !tprello
    srl $3,32,$13;              stw $12,0+COLUMN1(OUT)
    zapnot $13,3,$13;           ldw $14,ttable_last+4($14) !tprello
    srl $0,48,$12;              ldw $8,0+COLUMN2(IN)
    zapnot $5,3,$27;            ldw $1,ttable_last+0($1) !tprello
    vlog3r0 $4,$23,$14,$14;     ldw $11,ttable_last+4($11) !tprello
    srl $3,16,$23;              ldhu $24,ttable_scratch+360+4($31) !tprello
    vlog3r0 $14,$22,$10,$10;    ldw $9,ttable_last+20($9) !tprello
    vlog3r0 $26,$1,$11,$1;      ldw $11,0+COLUMN3(IN)
    xor $10,$8,$8;              ldw $24,ttable_last+16($24) !tprello
    zapnot $23,3,$23;           stw $8,0+COLUMN2(OUT)
    srl $2,48,$8;               ldw $15,ttable_last+0($15) !tprello
    vlog3r0 $1,$24,$9,$1;       ldhu $9,ttable_scratch+376+2($31) !tprello
    zapnot $3,3,$24;            ldw $13,ttable_last+16($13) !tprello
    xor $1,$11,$1;              ldw $12,ttable_last+20($12) !tprello
    srl $2,32,$11;              stw $1,0+COLUMN3(OUT)
    zapnot $11,3,$11;           ldw $9,ttable_last+4($9) !tprello
    srl $5,48,$5;               ldw $1,16+COLUMN0(IN)
    zapnot $0,3,$0;             ldw $27,ttable_last+0($27) !tprello
    vlog3r0 $7,$15,$9,$7;       ldw $23,ttable_last+4($23) !tprello
    srl $2,16,$2;               ldhu $9,ttable_scratch+384+4($31) !tprello
    vlog3r0 $7,$13,$12,$7;      ldw $8,ttable_last+20($8) !tprello
    vlog3r0 $6,$27,$23,$6;      ldw $23,16+COLUMN1(IN)
    xor $7,$1,$1;               ldw $9,ttable_last+16($9) !tprello
    zapnot $2,3,$2;             stw $1,16+COLUMN0(OUT)
    srl $3,48,$3;               ldw $24,ttable_last+0($24) !tprello
    vlog3r0 $6,$9,$8,$6;        ldhu $8,ttable_scratch+384+2($31) !tprello
    ldi OUT,32(OUT);            ldw $11,ttable_last+16($11) !tprello
    xor $6,$23,$6;              ldw $5,ttable_last+20($5) !tprello
    ldi IN,32(IN);              stw $6,16+COLUMN1-32(OUT)
    clr $31;                    ldw $8,ttable_last+4($8) !tprello
    clr $31;                    ldw $6,16+COLUMN2-32(IN)
    clr $31;                    ldw $0,ttable_last+0($0) !tprello
    vlog3r0 $4,$24,$8,$4;       ldw $2,ttable_last+4($2) !tprello
    clr $31;                    ldhu $8,ttable_scratch+376+4($31) !tprello
    vlog3r0 $4,$11,$5,$4;       ldw $3,ttable_last+20($3) !tprello
    vlog3r0 $26,$0,$2,$0;       ldw $2,16+COLUMN3-32(IN)
    xor $4,$6,$4;               ldw $8,ttable_last+16($8) !tprello
    clr $31;                    stw $4,16+COLUMN2-32(OUT)
    clr $31;                    nop
    vlog3r0 $0,$8,$3,$0;        nop
    clr $31;                    nop
    xor $0,$2,$0;               nop
    clr $31;                    stw $0,16+COLUMN3-32(OUT)
    clr $31;                    nop
    clr $31;                    nop
    subl LEFT,1,LEFT;           ldl $2,ttable_counter+0($31) !tprello
    clr $31;                    nop
    xor COUNTER,LAST_KEY_BYTE,$0;ldl $3,ttable_counter+8($31) !tprello
    clr $31;                    nop
    ldi $8,32(COUNTER);         ldl $4,ttable_counter+16($31) !tprello
    clr $31;                    nop
    xor $8,LAST_KEY_BYTE,$8;    ldl $6,ttable_counter+24($31) !tprello
    clr $31;                    nop
    ldi COUNTER,64(COUNTER);    ldl $26,ttable_counter+32($31) !tprello
    clr $31;                    nop
    and $0,MASK,$0;             and $8,MASK,$8
    clr $31;                    nop
    clr $31;                    ldl $0,ttable_rounds+24($0) !tprello
    clr $31;                    nop
    clr $31;                    ldl $8,ttable_rounds+24($8) !tprello
    clr $31;                    nop
    xor $2,$0,$5;               ldl $0,ttable_keys+96($31) !tprello
    clr $31;                    nop
    zapnot $5,3,$11;            srl $5,48,$24
    clr $31;                    nop
    srl $5,32,$23;              ldl $11,ttable_rounds+0($11) !tprello
    clr $31;                    nop
    zapnot $23,3,$23;           ldl $24,ttable_rounds+24($24) !tprello
    clr $31;                    nop
    xor $3,$11,$11;             ldl $23,ttable_rounds+8($23) !tprello
    clr $31;                    nop
    xor $4,$24,$24;             stl $11,ttable_scratch+0($31) !tprello
    clr $31;                    nop
    xor $6,$23,$1;              srl $5,16,$5
    clr $31;                    nop
    zapnot $5,3,$5;             stl $1,ttable_scratch+8($31) !tprello
    clr $31;                    nop
    xor $2,$8,$2;               ldl $5,ttable_rounds+16($5) !tprello
    clr $31;                    nop
    zapnot $2,3,$8;             stl $2,ttable_scratch+16($31) !tprello
    clr $31;                    nop
    xor $26,$5,$23;             ldl $8,ttable_rounds+0($8) !tprello
    clr $31;                    nop
    srl $2,48,$5;               ldhu $9,ttable_scratch+16+4($31) !tprello
    clr $31;                    nop
    xor $3,$8,$2;               ldl $5,ttable_rounds+24($5) !tprello
    zapnot $11,3,$27;           ldl $9,ttable_rounds+8($9) !tprello
    srl $24,16,$8;              ldhu $7,ttable_scratch+16+2($31) !tprello
    xor $4,$5,$3;               ldl $4,ttable_keys+104($31) !tprello
    xor $6,$9,$5;               stl $3,ttable_scratch+24($31) !tprello
    zapnot $8,3,$9;             ldl $8,ttable_rounds+16($7) !tprello
    srl $23,48,$12;             ldl $6,ttable_keys+112($31) !tprello
    zapnot $24,3,$13;           ldl $7,ttable_keys+120($31) !tprello
    xor $26,$8,$8;              ldl $27,ttable_rounds+0($27) !tprello
    srl $23,32,$26;             stl $8,ttable_scratch+32($31) !tprello
    zapnot $26,3,$26;           ldl $15,ttable_rounds+16($9) !tprello
    srl $11,48,$22;             ldhu $11,ttable_scratch+8+4($31) !tprello
    zapnot $1,3,$9;             ldl $14,ttable_rounds+24($12) !tprello
    vlog3r0 $0,$27,$15,$15;     ldl $10,ttable_rounds+0($13) !tprello
    srl $23,16,$13;             ldl $27,ttable_rounds+8($11) !tprello
    zapnot $13,3,$11;           ldhu $25,ttable_scratch+8+2($31) !tprello
    srl $24,48,$12;             ldl $13,ttable_rounds+8($26) !tprello
    vlog3r0 $15,$27,$14,$14;    ldl $15,ttable_rounds+24($22) !tprello
    zapnot $23,3,$22;           ldl $23,ttable_rounds+16($25) !tprello
    srl $24,32,$24;             bne LEFT,\next
    .endm
