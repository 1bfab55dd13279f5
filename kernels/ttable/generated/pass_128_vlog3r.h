# SPDX-License-Identifier: Apache-2.0
#
# Made by generate.py: two blocks, 10 rounds.
# 993 instructions in 498 cycles; no order of them takes fewer than 497.
# A line is a cycle: what goes to pipe 0, and what goes to pipe 1.

# What the loop has of a pass before the pass before is over, for the first pass.
    .macro FIRST_STEPS
    subl LEFT,1,LEFT
    vldd $23,ttable_keys($31) !tprello
    ldi $2,32(IN)
    ldl $0,ttable_keys+32($31) !tprello
    selgt LEFT,$2,IN,IN
    ldl $1,ttable_keys+40($31) !tprello
    vldd $13,0(IN)
    ldl $2,ttable_keys+48($31) !tprello
    vxorw $13,$23,$13
    ldl $3,ttable_keys+56($31) !tprello
    vsllw $13,5,$12
    vandw $12,FIELD0,$12
    vsllw $13,13,$25
    vandw $25,FIELD1,$25
    vbisw $12,$25,$12
    vsrlw $13,11,$10
    vstd $12,ttable_first+0($31) !tprello
    vandw $10,FIELD0,$10
    ldw $9,ttable_first+0+COLUMN0($31) !tprello
    vsrlw $13,3,$13
    ldw $11,ttable_first+0+COLUMN1($31) !tprello
    vandw $13,FIELD1,$13
    ldw $6,ttable_first+0+COLUMN2($31) !tprello
    vbisw $10,$13,$10
    ldw $13,ttable_first+0+COLUMN3($31) !tprello
    zapnot $9,3,$26
    vstd $10,ttable_first+32($31) !tprello
    srl $11,16,$10
    ldl $26,ttable_rounds+0($26) !tprello
    zapnot $11,3,$11
    ldl $10,ttable_rounds+16($10) !tprello
    srl $6,16,$5
    ldw $7,ttable_first+32+COLUMN2($31) !tprello
    vlog3r0 $0,$26,$10,$10
    ldw $26,ttable_first+32+COLUMN3($31) !tprello
    zapnot $6,3,$6
    ldl $11,ttable_rounds+0($11) !tprello
    zapnot $7,3,$4
    ldl $5,ttable_rounds+16($5) !tprello
    srl $13,16,$8
    ldl $4,ttable_rounds+8($4) !tprello
    srl $26,16,$27
    ldw $23,ttable_first+32+COLUMN0($31) !tprello
    zapnot $26,3,$26
    ldl $27,ttable_rounds+24($27) !tprello
    vlog3r0 $1,$11,$5,$5
    ldl $26,ttable_rounds+8($26) !tprello
    zapnot $13,3,$13
    ldl $6,ttable_rounds+0($6) !tprello
    srl $23,16,$11
    ldl $8,ttable_rounds+16($8) !tprello
    vlog3r0 $10,$4,$27,$4
    ldl $11,ttable_rounds+24($11) !tprello
    zapnot $23,3,$23
    ldw $10,ttable_first+32+COLUMN1($31) !tprello
    srl $9,16,$9
    ldl $23,ttable_rounds+8($23) !tprello
    vlog3r0 $2,$6,$8,$27
    ldl $13,ttable_rounds+0($13) !tprello
    vlog3r0 $5,$26,$11,$5
    ldl $9,ttable_rounds+16($9) !tprello
    srl $10,16,$11
    ldw $26,ttable_first+16+COLUMN0($31) !tprello
    zapnot $10,3,$10
    ldl $11,ttable_rounds+24($11) !tprello
    srl $7,16,$8
    ldl $6,ttable_rounds+8($10) !tprello
    vlog3r0 $3,$13,$9,$7
    ldl $8,ttable_rounds+24($8) !tprello
    zapnot $26,3,$9
    stl $5,ttable_scratch+0($31) !tprello
    vlog3r0 $27,$23,$11,$10
    .endm

    .macro NEXT_PAIR next
    srl $26,16,$11;             ldl $9,ttable_rounds+0($9) !tprello
    vlog3r0 $7,$6,$8,$6;        ldw $7,ttable_first+16+COLUMN1($31) !tprello
    zapnot $4,3,$8;             ldw $12,ttable_first+48+COLUMN2($31) !tprello
    srl $10,32,$13;             stl $6,ttable_scratch+8($31) !tprello
    zapnot $13,3,$13;           ldw $14,ttable_first+48+COLUMN3($31) !tprello
    srl $7,16,$15;              ldw $21,ttable_first+16+COLUMN2($31) !tprello
    zapnot $12,3,$22;           ldl $15,ttable_rounds+16($15) !tprello
    zapnot $7,3,$7;             ldl $22,ttable_rounds+8($22) !tprello
    srl $14,16,$23;             ldl $7,ttable_rounds+0($7) !tprello
    srl $21,16,$24;             ldl $23,ttable_rounds+24($23) !tprello
    vlog3r0 $0,$9,$15,$0;       ldl $24,ttable_rounds+16($24) !tprello
    zapnot $14,3,$14;           ldw $9,ttable_first+48+COLUMN0($31) !tprello
    zapnot $21,3,$21;           ldl $14,ttable_rounds+8($14) !tprello
    vlog3r0 $0,$22,$23,$0;      ldl $21,ttable_rounds+0($21) !tprello
    vlog3r0 $1,$7,$24,$1;       ldw $7,ttable_first+16+COLUMN3($31) !tprello
    srl $9,16,$24;              ldw $22,ttable_first+48+COLUMN1($31) !tprello
    zapnot $9,3,$9;             ldl $24,ttable_rounds+24($24) !tprello
    srl $12,16,$12;             ldl $9,ttable_rounds+8($9) !tprello
    srl $7,16,$23;              ldl $11,ttable_rounds+16($11) !tprello
    srl $22,16,$15;             ldl $23,ttable_rounds+16($23) !tprello
    vlog3r0 $1,$14,$24,$1;      ldl $15,ttable_rounds+24($15) !tprello
    zapnot $7,3,$7;             ldl $12,ttable_rounds+24($12) !tprello
    zapnot $22,3,$22;           ldl $7,ttable_rounds+0($7) !tprello
    vlog3r0 $2,$21,$23,$2;      ldl $22,ttable_rounds+8($22) !tprello
    srl $6,48,$21;              stl $1,ttable_scratch+16($31) !tprello
    vlog3r0 $2,$9,$15,$2;       ldl $9,ttable_keys+64($31) !tprello
    vlog3r0 $3,$7,$11,$3;       ldl $7,ttable_keys+72($31) !tprello
    zapnot $5,3,$11;            ldl $15,ttable_keys+80($31) !tprello
    vlog3r0 $3,$22,$12,$3;      ldl $12,ttable_keys+88($31) !tprello
    srl $10,16,$22;             ldl $8,ttable_rounds+0($8) !tprello
    zapnot $22,3,$22;           stl $3,ttable_scratch+24($31) !tprello
    srl $4,48,$23;              ldhu $14,ttable_scratch+0+2($31) !tprello
    zapnot $10,3,$24;           ldl $13,ttable_rounds+8($13) !tprello
    srl $4,32,$25;              ldl $21,ttable_rounds+24($21) !tprello
    zapnot $25,3,$25;           ldl $11,ttable_rounds+0($11) !tprello
    srl $5,48,$5;               ldl $14,ttable_rounds+16($14) !tprello
    zapnot $6,3,$6;             ldl $22,ttable_rounds+16($22) !tprello
    srl $4,16,$4;               ldhu $26,ttable_scratch+8+4($31) !tprello
    zapnot $4,3,$4;             ldl $23,ttable_rounds+24($23) !tprello
    vlog3r0 $9,$8,$14,$8;       ldl $24,ttable_rounds+0($24) !tprello
    vlog3r0 $7,$11,$22,$11;     ldhu $22,ttable_scratch+8+2($31) !tprello
    vlog3r0 $8,$13,$21,$8;      ldl $26,ttable_rounds+8($26) !tprello
    srl $10,48,$10;             ldl $25,ttable_rounds+8($25) !tprello
    zapnot $0,3,$13;            ldl $5,ttable_rounds+24($5) !tprello
    srl $2,32,$21;              ldl $22,ttable_rounds+16($22) !tprello
    vlog3r0 $11,$26,$23,$11;    ldl $6,ttable_rounds+0($6) !tprello
    zapnot $21,3,$21;           ldl $4,ttable_rounds+16($4) !tprello
    srl $3,48,$23;              ldhu $26,ttable_scratch+0+4($31) !tprello
    vlog3r0 $15,$24,$22,$22;    ldl $10,ttable_rounds+24($10) !tprello
    zapnot $1,3,$24;            ldl $13,ttable_rounds+0($13) !tprello
    vlog3r0 $22,$25,$5,$5;      ldhu $22,ttable_scratch+16+2($31) !tprello
    vlog3r0 $12,$6,$4,$4;       ldl $26,ttable_rounds+8($26) !tprello
    srl $2,16,$6;               stl $5,ttable_scratch+32($31) !tprello
    zapnot $6,3,$6;             ldl $21,ttable_rounds+8($21) !tprello
    srl $0,48,$25;              ldl $22,ttable_rounds+16($22) !tprello
    vlog3r0 $4,$26,$10,$4;      ldl $23,ttable_rounds+24($23) !tprello
    zapnot $2,3,$10;            ldl $24,ttable_rounds+0($24) !tprello
    srl $0,32,$26;              ldl $6,ttable_rounds+16($6) !tprello
    vlog3r0 $9,$13,$22,$9;      ldhu $13,ttable_scratch+24+4($31) !tprello
    zapnot $26,3,$26;           ldl $25,ttable_rounds+24($25) !tprello
    vlog3r0 $9,$21,$23,$9;      ldl $10,ttable_rounds+0($10) !tprello
    vlog3r0 $7,$24,$6,$6;       ldhu $7,ttable_scratch+24+2($31) !tprello
    srl $1,48,$1;               ldl $13,ttable_rounds+8($13) !tprello
    zapnot $3,3,$3;             ldl $26,ttable_rounds+8($26) !tprello
    srl $0,16,$0;               ldl $1,ttable_rounds+24($1) !tprello
    zapnot $0,3,$0;             ldl $7,ttable_rounds+16($7) !tprello
    vlog3r0 $6,$13,$25,$6;      ldl $3,ttable_rounds+0($3) !tprello
    srl $2,48,$2;               ldl $0,ttable_rounds+16($0) !tprello
    zapnot $8,3,$13;            ldhu $25,ttable_scratch+16+4($31) !tprello
    vlog3r0 $15,$10,$7,$7;      ldl $2,ttable_rounds+24($2) !tprello
    srl $11,16,$10;             stl $9,ttable_scratch+40($31) !tprello
    vlog3r0 $7,$26,$1,$1;       ldl $7,ttable_keys+96($31) !tprello
    vlog3r0 $12,$3,$0,$0;       ldl $25,ttable_rounds+8($25) !tprello
    zapnot $10,3,$10;           stl $1,ttable_scratch+48($31) !tprello
    srl $4,48,$3;               ldl $12,ttable_keys+104($31) !tprello
    zapnot $11,3,$26;           ldl $15,ttable_keys+112($31) !tprello
    vlog3r0 $0,$25,$2,$0;       ldl $2,ttable_keys+120($31) !tprello
    srl $4,32,$25;              ldl $13,ttable_rounds+0($13) !tprello
    zapnot $25,3,$25;           ldl $10,ttable_rounds+16($10) !tprello
    srl $8,48,$24;              ldhu $21,ttable_scratch+32+4($31) !tprello
    zapnot $5,3,$23;            ldl $3,ttable_rounds+24($3) !tprello
    srl $4,16,$22;              ldl $26,ttable_rounds+0($26) !tprello
    vlog3r0 $7,$13,$10,$10;     ldhu $13,ttable_scratch+32+2($31) !tprello
    zapnot $22,3,$22;           ldl $21,ttable_rounds+8($21) !tprello
    srl $8,32,$14;              ldl $25,ttable_rounds+8($25) !tprello
    zapnot $14,3,$14;           ldl $24,ttable_rounds+24($24) !tprello
    srl $11,48,$27;             ldl $13,ttable_rounds+16($13) !tprello
    vlog3r0 $10,$21,$3,$3;      ldl $23,ttable_rounds+0($23) !tprello
    zapnot $4,3,$4;             ldl $22,ttable_rounds+16($22) !tprello
    srl $8,16,$8;               ldl $14,ttable_rounds+8($14) !tprello
    vlog3r0 $12,$26,$13,$13;    ldl $27,ttable_rounds+24($27) !tprello
    zapnot $8,3,$8;             ldl $4,ttable_rounds+0($4) !tprello
    vlog3r0 $13,$25,$24,$13;    ldl $8,ttable_rounds+16($8) !tprello
    vlog3r0 $15,$23,$22,$22;    stl $3,ttable_scratch+56($31) !tprello
    srl $11,32,$11;             ldhu $23,ttable_scratch+48+4($31) !tprello
    vlog3r0 $22,$14,$27,$14;    ldhu $22,ttable_scratch+48+2($31) !tprello
    vlog3r0 $2,$4,$8,$4;        zapnot $11,3,$11
    srl $5,48,$5;               ldl $11,ttable_rounds+8($11) !tprello
    zapnot $9,3,$8;             ldl $5,ttable_rounds+24($5) !tprello
    srl $6,16,$27;              stl $14,ttable_scratch+64($31) !tprello
    zapnot $27,3,$27;           ldl $8,ttable_rounds+0($8) !tprello
    srl $0,48,$24;              ldl $27,ttable_rounds+16($27) !tprello
    vlog3r0 $4,$11,$5,$4;       ldl $23,ttable_rounds+8($23) !tprello
    zapnot $6,3,$5;             ldl $24,ttable_rounds+24($24) !tprello
    srl $0,32,$11;              ldl $5,ttable_rounds+0($5) !tprello
    vlog3r0 $7,$8,$27,$7;       ldl $22,ttable_rounds+16($22) !tprello
    zapnot $11,3,$11;           ldhu $8,ttable_scratch+40+4($31) !tprello
    vlog3r0 $7,$23,$24,$7;      ldl $11,ttable_rounds+8($11) !tprello
    srl $9,48,$9;               ldhu $23,ttable_scratch+40+2($31) !tprello
    vlog3r0 $12,$5,$22,$5;      ldl $9,ttable_rounds+24($9) !tprello
    zapnot $1,3,$12;            ldl $8,ttable_rounds+8($8) !tprello
    srl $0,16,$22;              ldl $12,ttable_rounds+0($12) !tprello
    zapnot $22,3,$22;           ldl $23,ttable_rounds+16($23) !tprello
    vlog3r0 $5,$11,$9,$5;       ldl $22,ttable_rounds+16($22) !tprello
    srl $6,48,$9;               stl $7,ttable_scratch+72($31) !tprello
    zapnot $0,3,$0;             ldl $9,ttable_rounds+24($9) !tprello
    srl $6,32,$6;               ldl $0,ttable_rounds+0($0) !tprello
    vlog3r0 $15,$12,$22,$12;    ldl $15,ttable_keys+128($31) !tprello
    zapnot $6,3,$6;             ldl $22,ttable_keys+136($31) !tprello
    vlog3r0 $12,$8,$9,$8;       ldl $6,ttable_rounds+8($6) !tprello
    vlog3r0 $2,$0,$23,$0;       ldl $2,ttable_keys+144($31) !tprello
    srl $1,48,$1;               stl $8,ttable_scratch+80($31) !tprello
    zapnot $3,3,$23;            ldl $1,ttable_rounds+24($1) !tprello
    srl $13,16,$9;              ldl $12,ttable_keys+152($31) !tprello
    zapnot $9,3,$9;             ldl $23,ttable_rounds+0($23) !tprello
    srl $4,48,$11;              ldl $9,ttable_rounds+16($9) !tprello
    vlog3r0 $0,$6,$1,$0;        ldhu $1,ttable_scratch+64+4($31) !tprello
    zapnot $13,3,$6;            ldl $11,ttable_rounds+24($11) !tprello
    srl $4,32,$24;              ldl $6,ttable_rounds+0($6) !tprello
    vlog3r0 $15,$23,$9,$9;      ldhu $23,ttable_scratch+64+2($31) !tprello
    zapnot $24,3,$24;           ldl $1,ttable_rounds+8($1) !tprello
    srl $3,48,$3;               ldl $24,ttable_rounds+8($24) !tprello
    zapnot $14,3,$27;           ldl $3,ttable_rounds+24($3) !tprello
    srl $4,16,$25;              ldl $23,ttable_rounds+16($23) !tprello
    vlog3r0 $9,$1,$11,$1;       ldl $27,ttable_rounds+0($27) !tprello
    zapnot $25,3,$25;           ldhu $9,ttable_scratch+56+4($31) !tprello
    srl $13,48,$11;             ldl $25,ttable_rounds+16($25) !tprello
    vlog3r0 $22,$6,$23,$6;      ldl $11,ttable_rounds+24($11) !tprello
    zapnot $4,3,$4;             ldhu $23,ttable_scratch+56+2($31) !tprello
    vlog3r0 $6,$24,$3,$3;       ldl $9,ttable_rounds+8($9) !tprello
    vlog3r0 $2,$27,$25,$25;     ldl $4,ttable_rounds+0($4) !tprello
    srl $13,32,$13;             stl $1,ttable_scratch+88($31) !tprello
    zapnot $13,3,$13;           ldl $23,ttable_rounds+16($23) !tprello
    vlog3r0 $25,$9,$11,$9;      ldl $13,ttable_rounds+8($13) !tprello
    srl $14,48,$14;             ldhu $11,ttable_scratch+80+4($31) !tprello
    zapnot $7,3,$25;            ldl $14,ttable_rounds+24($14) !tprello
    vlog3r0 $12,$4,$23,$4;      stl $9,ttable_scratch+96($31) !tprello
    srl $5,16,$23;              ldl $25,ttable_rounds+0($25) !tprello
    zapnot $23,3,$23;           ldl $11,ttable_rounds+8($11) !tprello
    vlog3r0 $4,$13,$14,$4;      ldl $23,ttable_rounds+16($23) !tprello
    srl $0,48,$13;              ldhu $14,ttable_scratch+80+2($31) !tprello
    zapnot $5,3,$27;            ldl $13,ttable_rounds+24($13) !tprello
    srl $0,32,$6;               ldl $27,ttable_rounds+0($27) !tprello
    vlog3r0 $15,$25,$23,$15;    ldhu $23,ttable_scratch+72+4($31) !tprello
    zapnot $6,3,$6;             ldl $14,ttable_rounds+16($14) !tprello
    vlog3r0 $15,$11,$13,$11;    ldl $6,ttable_rounds+8($6) !tprello
    srl $7,48,$7;               ldhu $13,ttable_scratch+72+2($31) !tprello
    zapnot $8,3,$15;            ldl $7,ttable_rounds+24($7) !tprello
    vlog3r0 $22,$27,$14,$14;    ldl $15,ttable_rounds+0($15) !tprello
    srl $0,16,$22;              ldl $23,ttable_rounds+8($23) !tprello
    zapnot $22,3,$22;           ldl $13,ttable_rounds+16($13) !tprello
    vlog3r0 $14,$6,$7,$6;       ldl $22,ttable_rounds+16($22) !tprello
    srl $5,48,$7;               stl $11,ttable_scratch+104($31) !tprello
    zapnot $0,3,$0;             ldl $7,ttable_rounds+24($7) !tprello
    srl $5,32,$5;               ldl $0,ttable_rounds+0($0) !tprello
    vlog3r0 $2,$15,$22,$2;      ldl $15,ttable_keys+160($31) !tprello
    zapnot $5,3,$5;             ldl $22,ttable_keys+168($31) !tprello
    vlog3r0 $2,$23,$7,$2;       ldl $5,ttable_rounds+8($5) !tprello
    vlog3r0 $12,$0,$13,$0;      ldl $12,ttable_keys+176($31) !tprello
    srl $8,48,$8;               stl $2,ttable_scratch+112($31) !tprello
    zapnot $1,3,$13;            ldl $8,ttable_rounds+24($8) !tprello
    srl $3,16,$7;               ldl $23,ttable_keys+184($31) !tprello
    zapnot $7,3,$7;             ldl $13,ttable_rounds+0($13) !tprello
    srl $4,48,$14;              ldl $7,ttable_rounds+16($7) !tprello
    vlog3r0 $0,$5,$8,$0;        ldhu $5,ttable_scratch+96+4($31) !tprello
    zapnot $3,3,$8;             ldl $14,ttable_rounds+24($14) !tprello
    srl $4,32,$27;              ldl $8,ttable_rounds+0($8) !tprello
    vlog3r0 $15,$13,$7,$7;      ldhu $13,ttable_scratch+96+2($31) !tprello
    zapnot $27,3,$27;           ldl $5,ttable_rounds+8($5) !tprello
    srl $1,48,$1;               ldl $27,ttable_rounds+8($27) !tprello
    zapnot $9,3,$25;            ldl $1,ttable_rounds+24($1) !tprello
    srl $4,16,$24;              ldl $13,ttable_rounds+16($13) !tprello
    vlog3r0 $7,$5,$14,$5;       ldl $25,ttable_rounds+0($25) !tprello
    zapnot $24,3,$24;           ldhu $7,ttable_scratch+88+4($31) !tprello
    srl $3,48,$14;              ldl $24,ttable_rounds+16($24) !tprello
    vlog3r0 $22,$8,$13,$8;      ldl $14,ttable_rounds+24($14) !tprello
    zapnot $4,3,$4;             ldhu $13,ttable_scratch+88+2($31) !tprello
    vlog3r0 $8,$27,$1,$1;       ldl $7,ttable_rounds+8($7) !tprello
    vlog3r0 $12,$25,$24,$24;    ldl $4,ttable_rounds+0($4) !tprello
    srl $3,32,$3;               stl $5,ttable_scratch+120($31) !tprello
    zapnot $3,3,$3;             ldl $13,ttable_rounds+16($13) !tprello
    vlog3r0 $24,$7,$14,$7;      ldl $3,ttable_rounds+8($3) !tprello
    srl $9,48,$9;               ldhu $14,ttable_scratch+112+4($31) !tprello
    zapnot $11,3,$24;           ldl $9,ttable_rounds+24($9) !tprello
    vlog3r0 $23,$4,$13,$4;      stl $7,ttable_scratch+128($31) !tprello
    srl $6,16,$13;              ldl $24,ttable_rounds+0($24) !tprello
    zapnot $13,3,$13;           ldl $14,ttable_rounds+8($14) !tprello
    vlog3r0 $4,$3,$9,$3;        ldl $13,ttable_rounds+16($13) !tprello
    srl $0,48,$4;               ldhu $9,ttable_scratch+112+2($31) !tprello
    zapnot $6,3,$25;            ldl $4,ttable_rounds+24($4) !tprello
    srl $0,32,$8;               ldl $25,ttable_rounds+0($25) !tprello
    vlog3r0 $15,$24,$13,$13;    ldhu $15,ttable_scratch+104+4($31) !tprello
    zapnot $8,3,$8;             ldl $9,ttable_rounds+16($9) !tprello
    vlog3r0 $13,$14,$4,$4;      ldl $8,ttable_rounds+8($8) !tprello
    srl $11,48,$11;             ldhu $13,ttable_scratch+104+2($31) !tprello
    zapnot $2,3,$14;            ldl $11,ttable_rounds+24($11) !tprello
    vlog3r0 $22,$25,$9,$9;      ldl $14,ttable_rounds+0($14) !tprello
    srl $0,16,$22;              ldl $15,ttable_rounds+8($15) !tprello
    zapnot $22,3,$22;           ldl $13,ttable_rounds+16($13) !tprello
    vlog3r0 $9,$8,$11,$8;       ldl $22,ttable_rounds+16($22) !tprello
    srl $6,48,$9;               stl $4,ttable_scratch+136($31) !tprello
    zapnot $0,3,$0;             ldl $9,ttable_rounds+24($9) !tprello
    srl $6,32,$6;               ldl $0,ttable_rounds+0($0) !tprello
    vlog3r0 $12,$14,$22,$12;    ldl $14,ttable_keys+192($31) !tprello
    zapnot $6,3,$6;             ldl $22,ttable_keys+200($31) !tprello
    vlog3r0 $12,$15,$9,$9;      ldl $6,ttable_rounds+8($6) !tprello
    vlog3r0 $23,$0,$13,$0;      ldl $13,ttable_keys+208($31) !tprello
    srl $2,48,$2;               stl $9,ttable_scratch+144($31) !tprello
    zapnot $5,3,$23;            ldl $2,ttable_rounds+24($2) !tprello
    srl $1,16,$12;              ldl $15,ttable_keys+216($31) !tprello
    zapnot $12,3,$12;           ldl $23,ttable_rounds+0($23) !tprello
    srl $3,48,$11;              ldl $12,ttable_rounds+16($12) !tprello
    vlog3r0 $0,$6,$2,$0;        ldhu $2,ttable_scratch+128+4($31) !tprello
    zapnot $1,3,$6;             ldl $11,ttable_rounds+24($11) !tprello
    srl $3,32,$25;              ldl $6,ttable_rounds+0($6) !tprello
    vlog3r0 $14,$23,$12,$12;    ldhu $23,ttable_scratch+128+2($31) !tprello
    zapnot $25,3,$25;           ldl $2,ttable_rounds+8($2) !tprello
    srl $5,48,$5;               ldl $25,ttable_rounds+8($25) !tprello
    zapnot $7,3,$24;            ldl $5,ttable_rounds+24($5) !tprello
    srl $3,16,$27;              ldl $23,ttable_rounds+16($23) !tprello
    vlog3r0 $12,$2,$11,$2;      ldl $24,ttable_rounds+0($24) !tprello
    zapnot $27,3,$27;           ldhu $11,ttable_scratch+120+4($31) !tprello
    srl $1,48,$12;              ldl $27,ttable_rounds+16($27) !tprello
    vlog3r0 $22,$6,$23,$6;      ldl $12,ttable_rounds+24($12) !tprello
    zapnot $3,3,$3;             ldhu $23,ttable_scratch+120+2($31) !tprello
    vlog3r0 $6,$25,$5,$5;       ldl $11,ttable_rounds+8($11) !tprello
    vlog3r0 $13,$24,$27,$24;    ldl $3,ttable_rounds+0($3) !tprello
    srl $1,32,$1;               stl $2,ttable_scratch+152($31) !tprello
    zapnot $1,3,$1;             ldl $23,ttable_rounds+16($23) !tprello
    vlog3r0 $24,$11,$12,$11;    ldl $1,ttable_rounds+8($1) !tprello
    srl $7,48,$7;               ldhu $12,ttable_scratch+144+4($31) !tprello
    zapnot $4,3,$24;            ldl $7,ttable_rounds+24($7) !tprello
    vlog3r0 $15,$3,$23,$3;      stl $11,ttable_scratch+160($31) !tprello
    srl $8,16,$23;              ldl $24,ttable_rounds+0($24) !tprello
    zapnot $23,3,$23;           ldl $12,ttable_rounds+8($12) !tprello
    vlog3r0 $3,$1,$7,$1;        ldl $23,ttable_rounds+16($23) !tprello
    srl $0,48,$3;               ldhu $7,ttable_scratch+144+2($31) !tprello
    zapnot $8,3,$27;            ldl $3,ttable_rounds+24($3) !tprello
    srl $0,32,$6;               ldl $27,ttable_rounds+0($27) !tprello
    vlog3r0 $14,$24,$23,$14;    ldhu $23,ttable_scratch+136+4($31) !tprello
    zapnot $6,3,$6;             ldl $7,ttable_rounds+16($7) !tprello
    vlog3r0 $14,$12,$3,$3;      ldl $6,ttable_rounds+8($6) !tprello
    srl $4,48,$4;               ldhu $12,ttable_scratch+136+2($31) !tprello
    zapnot $9,3,$14;            ldl $4,ttable_rounds+24($4) !tprello
    vlog3r0 $22,$27,$7,$7;      ldl $14,ttable_rounds+0($14) !tprello
    srl $0,16,$22;              ldl $23,ttable_rounds+8($23) !tprello
    zapnot $22,3,$22;           ldl $12,ttable_rounds+16($12) !tprello
    vlog3r0 $7,$6,$4,$4;        ldl $22,ttable_rounds+16($22) !tprello
    srl $8,48,$6;               stl $3,ttable_scratch+168($31) !tprello
    zapnot $0,3,$0;             ldl $6,ttable_rounds+24($6) !tprello
    srl $8,32,$8;               ldl $0,ttable_rounds+0($0) !tprello
    vlog3r0 $13,$14,$22,$13;    ldl $14,ttable_keys+224($31) !tprello
    zapnot $8,3,$8;             ldl $22,ttable_keys+232($31) !tprello
    vlog3r0 $13,$23,$6,$6;      ldl $8,ttable_rounds+8($8) !tprello
    vlog3r0 $15,$0,$12,$0;      ldl $12,ttable_keys+240($31) !tprello
    srl $9,48,$9;               stl $6,ttable_scratch+176($31) !tprello
    zapnot $2,3,$15;            ldl $9,ttable_rounds+24($9) !tprello
    srl $5,16,$13;              ldl $23,ttable_keys+248($31) !tprello
    zapnot $13,3,$13;           ldl $15,ttable_rounds+0($15) !tprello
    srl $1,48,$7;               ldl $13,ttable_rounds+16($13) !tprello
    vlog3r0 $0,$8,$9,$0;        ldhu $8,ttable_scratch+160+4($31) !tprello
    zapnot $5,3,$9;             ldl $7,ttable_rounds+24($7) !tprello
    srl $1,32,$27;              ldl $9,ttable_rounds+0($9) !tprello
    vlog3r0 $14,$15,$13,$13;    ldhu $15,ttable_scratch+160+2($31) !tprello
    zapnot $27,3,$27;           ldl $8,ttable_rounds+8($8) !tprello
    srl $2,48,$2;               ldl $27,ttable_rounds+8($27) !tprello
    zapnot $11,3,$24;           ldl $2,ttable_rounds+24($2) !tprello
    srl $1,16,$25;              ldl $15,ttable_rounds+16($15) !tprello
    vlog3r0 $13,$8,$7,$7;       ldl $24,ttable_rounds+0($24) !tprello
    zapnot $25,3,$25;           ldhu $8,ttable_scratch+152+4($31) !tprello
    srl $5,48,$13;              ldl $25,ttable_rounds+16($25) !tprello
    vlog3r0 $22,$9,$15,$9;      ldl $13,ttable_rounds+24($13) !tprello
    zapnot $1,3,$1;             ldhu $15,ttable_scratch+152+2($31) !tprello
    vlog3r0 $9,$27,$2,$2;       ldl $8,ttable_rounds+8($8) !tprello
    vlog3r0 $12,$24,$25,$24;    ldl $1,ttable_rounds+0($1) !tprello
    srl $5,32,$5;               stl $7,ttable_scratch+184($31) !tprello
    zapnot $5,3,$5;             ldl $15,ttable_rounds+16($15) !tprello
    vlog3r0 $24,$8,$13,$8;      ldl $5,ttable_rounds+8($5) !tprello
    srl $11,48,$11;             ldhu $13,ttable_scratch+176+4($31) !tprello
    zapnot $3,3,$24;            ldl $11,ttable_rounds+24($11) !tprello
    vlog3r0 $23,$1,$15,$1;      stl $8,ttable_scratch+192($31) !tprello
    srl $4,16,$15;              ldl $24,ttable_rounds+0($24) !tprello
    zapnot $15,3,$15;           ldl $13,ttable_rounds+8($13) !tprello
    vlog3r0 $1,$5,$11,$1;       ldl $15,ttable_rounds+16($15) !tprello
    srl $0,48,$5;               ldhu $11,ttable_scratch+176+2($31) !tprello
    zapnot $4,3,$25;            ldl $5,ttable_rounds+24($5) !tprello
    srl $0,32,$9;               ldl $25,ttable_rounds+0($25) !tprello
    vlog3r0 $14,$24,$15,$14;    ldhu $15,ttable_scratch+168+4($31) !tprello
    zapnot $9,3,$9;             ldl $11,ttable_rounds+16($11) !tprello
    vlog3r0 $14,$13,$5,$5;      ldl $9,ttable_rounds+8($9) !tprello
    srl $3,48,$3;               ldhu $13,ttable_scratch+168+2($31) !tprello
    zapnot $6,3,$14;            ldl $3,ttable_rounds+24($3) !tprello
    vlog3r0 $22,$25,$11,$11;    ldl $14,ttable_rounds+0($14) !tprello
    srl $0,16,$22;              ldl $15,ttable_rounds+8($15) !tprello
    zapnot $22,3,$22;           ldl $13,ttable_rounds+16($13) !tprello
    vlog3r0 $11,$9,$3,$3;       ldl $22,ttable_rounds+16($22) !tprello
    srl $4,48,$9;               stl $5,ttable_scratch+200($31) !tprello
    zapnot $0,3,$0;             ldl $9,ttable_rounds+24($9) !tprello
    srl $4,32,$4;               ldl $0,ttable_rounds+0($0) !tprello
    vlog3r0 $12,$14,$22,$12;    ldl $14,ttable_keys+256($31) !tprello
    zapnot $4,3,$4;             ldl $22,ttable_keys+264($31) !tprello
    vlog3r0 $12,$15,$9,$9;      ldl $4,ttable_rounds+8($4) !tprello
    vlog3r0 $23,$0,$13,$0;      ldl $13,ttable_keys+272($31) !tprello
    srl $6,48,$6;               stl $9,ttable_scratch+208($31) !tprello
    zapnot $7,3,$23;            ldl $6,ttable_rounds+24($6) !tprello
    srl $2,16,$12;              ldl $15,ttable_keys+280($31) !tprello
    zapnot $12,3,$12;           ldl $23,ttable_rounds+0($23) !tprello
    srl $1,48,$11;              ldl $12,ttable_rounds+16($12) !tprello
    vlog3r0 $0,$4,$6,$0;        ldhu $4,ttable_scratch+192+4($31) !tprello
    zapnot $2,3,$6;             ldl $11,ttable_rounds+24($11) !tprello
    srl $1,32,$25;              ldl $6,ttable_rounds+0($6) !tprello
    vlog3r0 $14,$23,$12,$12;    ldhu $23,ttable_scratch+192+2($31) !tprello
    zapnot $25,3,$25;           ldl $4,ttable_rounds+8($4) !tprello
    srl $7,48,$7;               ldl $25,ttable_rounds+8($25) !tprello
    zapnot $8,3,$24;            ldl $7,ttable_rounds+24($7) !tprello
    srl $1,16,$27;              ldl $23,ttable_rounds+16($23) !tprello
    vlog3r0 $12,$4,$11,$4;      ldl $24,ttable_rounds+0($24) !tprello
    zapnot $27,3,$27;           ldhu $11,ttable_scratch+184+4($31) !tprello
    srl $2,48,$12;              ldl $27,ttable_rounds+16($27) !tprello
    vlog3r0 $22,$6,$23,$6;      ldl $12,ttable_rounds+24($12) !tprello
    zapnot $1,3,$1;             ldhu $23,ttable_scratch+184+2($31) !tprello
    vlog3r0 $6,$25,$7,$6;       ldl $11,ttable_rounds+8($11) !tprello
    vlog3r0 $13,$24,$27,$24;    ldl $1,ttable_rounds+0($1) !tprello
    srl $2,32,$2;               stl $4,ttable_scratch+216($31) !tprello
    zapnot $2,3,$2;             ldl $23,ttable_rounds+16($23) !tprello
    vlog3r0 $24,$11,$12,$11;    ldl $2,ttable_rounds+8($2) !tprello
    srl $8,48,$8;               ldhu $12,ttable_scratch+208+4($31) !tprello
    zapnot $5,3,$24;            ldl $8,ttable_rounds+24($8) !tprello
    vlog3r0 $15,$1,$23,$1;      ldl $24,ttable_rounds+0($24) !tprello
    srl $3,16,$23;              ldhu $27,ttable_scratch+208+2($31) !tprello
    zapnot $23,3,$23;           ldl $12,ttable_rounds+8($12) !tprello
    vlog3r0 $1,$2,$8,$1;        ldl $23,ttable_rounds+16($23) !tprello
    srl $0,48,$2;               ldhu $8,ttable_scratch+200+4($31) !tprello
    zapnot $3,3,$7;             stl $1,ttable_scratch+224($31) !tprello
    srl $0,32,$25;              ldl $2,ttable_rounds+24($2) !tprello
    vlog3r0 $14,$24,$23,$14;    ldl $7,ttable_rounds+0($7) !tprello
    zapnot $25,3,$25;           ldl $27,ttable_rounds+16($27) !tprello
    srl $5,48,$5;               ldl $25,ttable_rounds+8($25) !tprello
    vlog3r0 $14,$12,$2,$2;      ldl $5,ttable_rounds+24($5) !tprello
    zapnot $9,3,$12;            ldl $8,ttable_rounds+8($8) !tprello
    vlog3r0 $22,$7,$27,$7;      ldl $12,ttable_rounds+0($12) !tprello
    srl $0,16,$22;              ldhu $27,ttable_scratch+200+2($31) !tprello
    vlog3r0 $7,$25,$5,$5;       ldl $7,ttable_keys+288($31) !tprello
    zapnot $22,3,$22;           ldl $25,ttable_keys+296($31) !tprello
    srl $3,48,$14;              ldl $22,ttable_rounds+16($22) !tprello
    zapnot $0,3,$0;             ldl $14,ttable_rounds+24($14) !tprello
    srl $3,32,$3;               ldl $0,ttable_rounds+0($0) !tprello
    zapnot $3,3,$3;             ldl $27,ttable_rounds+16($27) !tprello
    vlog3r0 $13,$12,$22,$12;    ldl $3,ttable_rounds+8($3) !tprello
    srl $9,48,$9;               stl $5,ttable_scratch+232($31) !tprello
    vlog3r0 $12,$8,$14,$8;      ldl $9,ttable_rounds+24($9) !tprello
    vlog3r0 $15,$0,$27,$0;      ldl $15,ttable_keys+304($31) !tprello
    zapnot $4,3,$27;            ldl $12,ttable_keys+312($31) !tprello
    srl $6,16,$14;              ldl $27,ttable_rounds+0($27) !tprello
    vlog3r0 $0,$3,$9,$0;        ldhu $3,ttable_scratch+224+4($31) !tprello
    zapnot $14,3,$14;           ldhu $9,ttable_scratch+224+2($31) !tprello
    srl $11,32,$13;             stl $0,ttable_scratch+240($31) !tprello
    zapnot $13,3,$13;           ldl $14,ttable_rounds+16($14) !tprello
    srl $1,48,$22;              ldl $13,ttable_rounds+8($13) !tprello
    zapnot $6,3,$23;            ldl $22,ttable_rounds+24($22) !tprello
    srl $11,16,$24;             ldl $23,ttable_rounds+0($23) !tprello
    vlog3r0 $7,$27,$14,$14;     ldl $3,ttable_rounds+8($3) !tprello
    zapnot $24,3,$24;           ldl $9,ttable_rounds+16($9) !tprello
    vlog3r0 $14,$13,$22,$13;    ldl $24,ttable_rounds+16($24) !tprello
    srl $4,48,$4;               ldhu $14,ttable_scratch+216+4($31) !tprello
    zapnot $11,3,$22;           ldl $4,ttable_rounds+24($4) !tprello
    srl $6,48,$27;              ldl $22,ttable_rounds+0($22) !tprello
    vlog3r0 $25,$23,$24,$23;    ldl $27,ttable_rounds+24($27) !tprello
    zapnot $1,3,$1;             ldl $14,ttable_rounds+8($14) !tprello
    vlog3r0 $23,$3,$4,$3;       ldl $1,ttable_rounds+0($1) !tprello
    vlog3r0 $15,$22,$9,$9;      ldhu $22,ttable_scratch+216+2($31) !tprello
    srl $6,32,$6;               stl $3,ttable_scratch+248($31) !tprello
    vlog3r0 $9,$14,$27,$9;      ldhu $14,ttable_scratch+232+2($31) !tprello
    zapnot $6,3,$6;             ldhu $27,ttable_scratch+240+4($31) !tprello
    srl $11,48,$11;             ldl $22,ttable_rounds+16($22) !tprello
    zapnot $2,3,$4;             ldl $6,ttable_rounds+8($6) !tprello
    srl $8,32,$23;              ldl $11,ttable_rounds+24($11) !tprello
    zapnot $23,3,$23;           ldl $4,ttable_rounds+0($4) !tprello
    vlog3r0 $12,$1,$22,$1;      ldl $14,ttable_rounds+16($14) !tprello
    srl $0,48,$22;              ldl $23,ttable_rounds+8($23) !tprello
    vlog3r0 $1,$6,$11,$1;       ldl $22,ttable_rounds+24($22) !tprello
    zapnot $5,3,$6;             ldl $27,ttable_rounds+8($27) !tprello
    vlog3r0 $7,$4,$14,$4;       stl $1,ttable_scratch+256($31) !tprello
    srl $8,16,$7;               ldl $6,ttable_rounds+0($6) !tprello
    vlog3r0 $4,$23,$22,$4;      ldhu $22,ttable_scratch+240+2($31) !tprello
    zapnot $7,3,$7;             ldhu $23,ttable_scratch+232+4($31) !tprello
    srl $2,48,$14;              ldl $7,ttable_rounds+16($7) !tprello
    zapnot $8,3,$11;            ldl $14,ttable_rounds+24($14) !tprello
    srl $2,32,$24;              ldl $11,ttable_rounds+0($11) !tprello
    zapnot $24,3,$24;           ldl $22,ttable_rounds+16($22) !tprello
    vlog3r0 $25,$6,$7,$6;       ldl $24,ttable_rounds+8($24) !tprello
    srl $5,48,$5;               ldl $23,ttable_rounds+8($23) !tprello
    vlog3r0 $6,$27,$14,$6;      ldl $5,ttable_rounds+24($5) !tprello
    vlog3r0 $15,$11,$22,$11;    ldw $15,aes_round_keys+16*AES_ROUNDS+COLUMN0($31) !tprello
    zapnot $0,3,$0;             stl $6,ttable_scratch+264($31) !tprello
    srl $2,16,$2;               ldl $0,ttable_rounds+0($0) !tprello
    vlog3r0 $11,$24,$5,$5;      ldw $11,aes_round_keys+16*AES_ROUNDS+COLUMN1($31) !tprello
    zapnot $2,3,$2;             ldw $24,aes_round_keys+16*AES_ROUNDS+COLUMN2($31) !tprello
    srl $8,48,$8;               ldl $2,ttable_rounds+16($2) !tprello
    zapnot $13,3,$22;           ldl $8,ttable_rounds+24($8) !tprello
    srl $9,32,$14;              ldw $27,aes_round_keys+16*AES_ROUNDS+COLUMN3($31) !tprello
    zapnot $14,3,$14;           ldw $22,ttable_last+0($22) !tprello
    vlog3r0 $12,$0,$2,$0;       ldhu $2,ttable_scratch+248+2($31) !tprello
    srl $1,48,$12;              ldw $14,ttable_last+16($14) !tprello
    vlog3r0 $0,$23,$8,$8;       ldw $12,ttable_last+20($12) !tprello
    zapnot $3,3,$0;             ldhu $23,ttable_scratch+256+4($31) !tprello
    srl $9,16,$7;               stl $8,ttable_scratch+272($31) !tprello
    zapnot $7,3,$7;             ldw $2,ttable_last+4($2) !tprello
    srl $13,48,$25;             ldw $0,ttable_last+0($0) !tprello
    zapnot $9,3,$26;            ldw $7,ttable_last+4($7) !tprello
    srl $13,32,$10;             ldw $23,ttable_last+16($23) !tprello
    vlog3r0 $15,$22,$2,$2;      ldw $25,ttable_last+20($25) !tprello
    zapnot $10,3,$10;           ldw $26,ttable_last+0($26) !tprello
    vlog3r0 $2,$14,$12,$2;      ldhu $12,ttable_scratch+256+2($31) !tprello
    vlog3r0 $11,$0,$7,$0;       ldw $10,ttable_last+16($10) !tprello
    srl $3,48,$3;               stw $2,0+COLUMN0(OUT)
    vlog3r0 $0,$23,$25,$0;      ldw $3,ttable_last+20($3) !tprello
    zapnot $1,3,$1;             ldw $12,ttable_last+4($12) !tprello
    srl $13,16,$13;             stw $0,0+COLUMN1(OUT)
    zapnot $13,3,$13;           ldw $1,ttable_last+0($1) !tprello
    srl $9,48,$9;               ldw $13,ttable_last+4($13) !tprello
    vlog3r0 $24,$26,$12,$12;    ldhu $26,ttable_scratch+248+4($31) !tprello
    zapnot $4,3,$0;             ldw $9,ttable_last+20($9) !tprello
    vlog3r0 $12,$10,$3,$3;      ldw $10,ttable_last+0($0) !tprello
    vlog3r0 $27,$1,$13,$1;      ldhu $13,ttable_scratch+264+2($31) !tprello
    srl $5,32,$0;               stw $3,0+COLUMN2(OUT)
    zapnot $0,3,$0;             ldw $26,ttable_last+16($26) !tprello
    srl $8,48,$3;               ldw $12,ttable_last+16($0) !tprello
    subl LEFT,1,LEFT;           vldd $23,ttable_keys($31) !tprello
    zapnot $6,3,$25;            ldw $13,ttable_last+4($13) !tprello
    ldi $2,32(IN);              ldl $0,ttable_keys+32($31) !tprello
    vlog3r0 $1,$26,$9,$9;       ldw $3,ttable_last+20($3) !tprello
    selgt LEFT,$2,IN,IN;        ldl $1,ttable_keys+40($31) !tprello
    vlog3r0 $15,$10,$13,$10;    stw $9,0+COLUMN3(OUT)
    srl $5,16,$9;               vldd $13,0(IN)
    vlog3r0 $10,$12,$3,$3;      ldw $25,ttable_last+0($25) !tprello
    zapnot $9,3,$9;             ldl $2,ttable_keys+48($31) !tprello
    srl $4,48,$10;              stw $3,16+COLUMN0(OUT)
    vxorw $13,$23,$13;          ldl $3,ttable_keys+56($31) !tprello
    zapnot $5,3,$23;            ldw $9,ttable_last+4($9) !tprello
    vsllw $13,5,$12;            ldhu $15,ttable_scratch+272+4($31) !tprello
    srl $4,32,$26;              ldw $10,ttable_last+20($10) !tprello
    vandw $12,FIELD0,$12;       ldw $23,ttable_last+0($23) !tprello
    vlog3r0 $11,$25,$9,$9;      ldhu $11,ttable_scratch+272+2($31) !tprello
    vsllw $13,13,$25;           ldw $15,ttable_last+16($15) !tprello
    zapnot $26,3,$26;           ldhu $7,ttable_scratch+264+4($31) !tprello
    vandw $25,FIELD1,$25;       ldw $26,ttable_last+16($26) !tprello
    srl $6,48,$6;               ldw $11,ttable_last+4($11) !tprello
    vbisw $12,$25,$12;          ldw $6,ttable_last+20($6) !tprello
    vlog3r0 $9,$15,$10,$9;      ldw $7,ttable_last+16($7) !tprello
    vsrlw $13,11,$10;           vstd $12,ttable_first+0($31) !tprello
    vlog3r0 $24,$23,$11,$11;    stw $9,16+COLUMN1(OUT)
    vandw $10,FIELD0,$10;       ldw $9,ttable_first+0+COLUMN0($31) !tprello
    vlog3r0 $11,$26,$6,$6;      zapnot $8,3,$8
    vsrlw $13,3,$13;            ldw $11,ttable_first+0+COLUMN1($31) !tprello
    srl $4,16,$4;               stw $6,16+COLUMN2(OUT)
    vandw $13,FIELD1,$13;       ldw $6,ttable_first+0+COLUMN2($31) !tprello
    zapnot $4,3,$4;             ldw $8,ttable_last+0($8) !tprello
    vbisw $10,$13,$10;          ldw $13,ttable_first+0+COLUMN3($31) !tprello
    srl $5,48,$5;               ldw $4,ttable_last+4($4) !tprello
    zapnot $9,3,$26;            vstd $10,ttable_first+32($31) !tprello
    ldi OUT,32(OUT);            ldw $5,ttable_last+20($5) !tprello
    srl $11,16,$10;             ldl $26,ttable_rounds+0($26) !tprello
    vlog3r0 $27,$8,$4,$4;       nop
    zapnot $11,3,$11;           ldl $10,ttable_rounds+16($10) !tprello
    vlog3r0 $4,$7,$5,$4;        nop
    srl $6,16,$5;               ldw $7,ttable_first+32+COLUMN2($31) !tprello
    clr $31;                    stw $4,16+COLUMN3-32(OUT)
    vlog3r0 $0,$26,$10,$10;     ldw $26,ttable_first+32+COLUMN3($31) !tprello
    zapnot $6,3,$6;             ldl $11,ttable_rounds+0($11) !tprello
    zapnot $7,3,$4;             ldl $5,ttable_rounds+16($5) !tprello
    srl $13,16,$8;              ldl $4,ttable_rounds+8($4) !tprello
    srl $26,16,$27;             ldw $23,ttable_first+32+COLUMN0($31) !tprello
    zapnot $26,3,$26;           ldl $27,ttable_rounds+24($27) !tprello
    vlog3r0 $1,$11,$5,$5;       ldl $26,ttable_rounds+8($26) !tprello
    zapnot $13,3,$13;           ldl $6,ttable_rounds+0($6) !tprello
    srl $23,16,$11;             ldl $8,ttable_rounds+16($8) !tprello
    vlog3r0 $10,$4,$27,$4;      ldl $11,ttable_rounds+24($11) !tprello
    zapnot $23,3,$23;           ldw $10,ttable_first+32+COLUMN1($31) !tprello
    srl $9,16,$9;               ldl $23,ttable_rounds+8($23) !tprello
    vlog3r0 $2,$6,$8,$27;       ldl $13,ttable_rounds+0($13) !tprello
    vlog3r0 $5,$26,$11,$5;      ldl $9,ttable_rounds+16($9) !tprello
    srl $10,16,$11;             ldw $26,ttable_first+16+COLUMN0($31) !tprello
    zapnot $10,3,$10;           ldl $11,ttable_rounds+24($11) !tprello
    srl $7,16,$8;               ldl $6,ttable_rounds+8($10) !tprello
    vlog3r0 $3,$13,$9,$7;       ldl $8,ttable_rounds+24($8) !tprello
    zapnot $26,3,$9;            stl $5,ttable_scratch+0($31) !tprello
    vlog3r0 $27,$23,$11,$10;    bne LEFT,\next
    .endm
