# SPDX-License-Identifier: Apache-2.0
#
# Made by generate.py: two blocks, 12 rounds.
# 1186 instructions in 594 cycles; no order of them takes fewer than 593.
# A line is a cycle: what goes to pipe 0, and what goes to pipe 1.

# What the loop has of a pass before the pass before is over, for the first pass.
    .macro FIRST_STEPS
    subl LEFT,1,LEFT
    vldd $8,ttable_keys($31) !tprello
    ldi $22,32(IN)
    ldl $0,ttable_keys+32($31) !tprello
    selgt LEFT,$22,IN,IN
    ldl $1,ttable_keys+40($31) !tprello
    vldd $25,0(IN)
    ldl $2,ttable_keys+48($31) !tprello
    vxorw $25,$8,$8
    ldl $3,ttable_keys+56($31) !tprello
    vsllw $8,5,$25
    vandw $25,FIELD0,$25
    vsllw $8,13,$11
    vandw $11,FIELD1,$11
    vbisw $25,$11,$11
    vsrlw $8,11,$21
    vstd $11,ttable_first+0($31) !tprello
    vandw $21,FIELD0,$21
    ldw $5,ttable_first+0+COLUMN0($31) !tprello
    vsrlw $8,3,$8
    ldw $4,ttable_first+0+COLUMN1($31) !tprello
    vandw $8,FIELD1,$8
    ldw $7,ttable_first+0+COLUMN2($31) !tprello
    vbisw $21,$8,$8
    zapnot $5,3,$21
    srl $4,16,$6
    ldl $21,ttable_rounds+0($21) !tprello
    zapnot $4,3,$4
    vstd $8,ttable_first+32($31) !tprello
    srl $7,16,$8
    ldl $6,ttable_rounds+16($6) !tprello
    zapnot $7,3,$7
    ldw $14,ttable_first+32+COLUMN2($31) !tprello
    srl $5,16,$9
    ldw $5,ttable_first+32+COLUMN3($31) !tprello
    ldl $4,ttable_rounds+0($4) !tprello
    vlog3r0 $0,$21,$6,$6
    ldl $8,ttable_rounds+16($8) !tprello
    zapnot $14,3,$21
    ldw $10,ttable_first+32+COLUMN0($31) !tprello
    srl $5,16,$12
    ldl $21,ttable_rounds+8($21) !tprello
    zapnot $5,3,$5
    ldl $12,ttable_rounds+24($12) !tprello
    vlog3r0 $1,$4,$8,$8
    ldl $11,ttable_rounds+8($5) !tprello
    srl $10,16,$5
    ldl $27,ttable_rounds+0($7) !tprello
    zapnot $10,3,$10
    ldl $7,ttable_rounds+24($5) !tprello
    vlog3r0 $6,$21,$12,$4
    ldw $12,ttable_first+0+COLUMN3($31) !tprello
    srl $14,16,$14
    ldl $10,ttable_rounds+8($10) !tprello
    zapnot $4,3,$5
    ldw $21,ttable_first+32+COLUMN1($31) !tprello
    vlog3r0 $8,$11,$7,$6
    ldl $9,ttable_rounds+16($9) !tprello
    srl $12,16,$7
    ldl $14,ttable_rounds+24($14) !tprello
    zapnot $12,3,$12
    ldl $8,ttable_rounds+16($7) !tprello
    srl $21,16,$7
    ldl $12,ttable_rounds+0($12) !tprello
    zapnot $21,3,$21
    ldl $11,ttable_rounds+24($7) !tprello
    srl $6,16,$7
    ldl $21,ttable_rounds+8($21) !tprello
    vlog3r0 $2,$27,$8,$27
    ldw $8,ttable_first+16+COLUMN0($31) !tprello
    vlog3r0 $3,$12,$9,$12
    ldw $9,ttable_first+16+COLUMN1($31) !tprello
    vlog3r0 $27,$10,$11,$10
    ldw $11,ttable_first+48+COLUMN2($31) !tprello
    vlog3r0 $12,$21,$14,$12
    ldw $13,ttable_first+48+COLUMN3($31) !tprello
    zapnot $8,3,$21
    stl $10,ttable_scratch+0($31) !tprello
    srl $9,16,$14
    ldl $15,ttable_rounds+0($21) !tprello
    zapnot $11,3,$21
    .endm

    .macro NEXT_PAIR next
    srl $13,16,$22;             ldl $14,ttable_rounds+16($14) !tprello
    zapnot $9,3,$9;             ldl $21,ttable_rounds+8($21) !tprello
    zapnot $13,3,$13;           ldl $22,ttable_rounds+24($22) !tprello
    srl $8,16,$8;               ldl $9,ttable_rounds+0($9) !tprello
    vlog3r0 $0,$15,$14,$0;      ldw $14,ttable_first+16+COLUMN2($31) !tprello
    srl $11,16,$11;             ldl $13,ttable_rounds+8($13) !tprello
    vlog3r0 $0,$21,$22,$0;      ldw $21,ttable_first+48+COLUMN0($31) !tprello
    zapnot $7,3,$7;             ldw $22,ttable_first+16+COLUMN3($31) !tprello
    srl $14,16,$15;             ldw $23,ttable_first+48+COLUMN1($31) !tprello
    zapnot $14,3,$14;           ldl $15,ttable_rounds+16($15) !tprello
    srl $21,16,$24;             ldl $14,ttable_rounds+0($14) !tprello
    srl $22,16,$25;             ldl $24,ttable_rounds+24($24) !tprello
    zapnot $21,3,$21;           ldl $25,ttable_rounds+16($25) !tprello
    vlog3r0 $1,$9,$15,$1;       ldl $21,ttable_rounds+8($21) !tprello
    srl $23,16,$9;              ldl $8,ttable_rounds+16($8) !tprello
    vlog3r0 $1,$13,$24,$1;      ldl $9,ttable_rounds+24($9) !tprello
    vlog3r0 $2,$14,$25,$2;      ldl $11,ttable_rounds+24($11) !tprello
    zapnot $22,3,$22;           stl $0,ttable_scratch+8($31) !tprello
    zapnot $23,3,$23;           ldl $22,ttable_rounds+0($22) !tprello
    vlog3r0 $2,$21,$9,$2;       ldl $23,ttable_rounds+8($23) !tprello
    srl $12,48,$9;              ldl $21,ttable_keys+64($31) !tprello
    zapnot $6,3,$14;            stl $2,ttable_scratch+16($31) !tprello
    vlog3r0 $3,$22,$8,$3;       ldl $8,ttable_keys+72($31) !tprello
    srl $12,32,$22;             ldl $25,ttable_keys+80($31) !tprello
    vlog3r0 $3,$23,$11,$3;      ldl $11,ttable_keys+88($31) !tprello
    zapnot $22,3,$22;           ldl $5,ttable_rounds+0($5) !tprello
    srl $4,48,$23;              ldl $7,ttable_rounds+16($7) !tprello
    zapnot $10,3,$13;           ldhu $24,ttable_scratch+0+4($31) !tprello
    srl $12,16,$15;             ldl $9,ttable_rounds+24($9) !tprello
    zapnot $15,3,$15;           ldl $14,ttable_rounds+0($14) !tprello
    vlog3r0 $21,$5,$7,$5;       ldhu $7,ttable_scratch+0+2($31) !tprello
    srl $4,32,$26;              ldl $24,ttable_rounds+8($24) !tprello
    zapnot $26,3,$26;           ldl $22,ttable_rounds+8($22) !tprello
    srl $6,48,$27;              ldl $23,ttable_rounds+24($23) !tprello
    zapnot $12,3,$12;           ldl $7,ttable_rounds+16($7) !tprello
    vlog3r0 $5,$24,$9,$5;       ldl $13,ttable_rounds+0($13) !tprello
    srl $4,16,$4;               ldl $15,ttable_rounds+16($15) !tprello
    zapnot $4,3,$4;             ldl $26,ttable_rounds+8($26) !tprello
    vlog3r0 $8,$14,$7,$7;       ldl $27,ttable_rounds+24($27) !tprello
    srl $6,32,$6;               ldl $12,ttable_rounds+0($12) !tprello
    vlog3r0 $7,$22,$23,$7;      ldl $4,ttable_rounds+16($4) !tprello
    vlog3r0 $25,$13,$15,$13;    stl $5,ttable_scratch+24($31) !tprello
    zapnot $6,3,$6;             ldhu $15,ttable_scratch+16+4($31) !tprello
    vlog3r0 $13,$26,$27,$13;    ldl $6,ttable_rounds+8($6) !tprello
    vlog3r0 $11,$12,$4,$4;      ldhu $12,ttable_scratch+16+2($31) !tprello
    srl $10,48,$10;             stl $13,ttable_scratch+32($31) !tprello
    zapnot $0,3,$26;            ldl $10,ttable_rounds+24($10) !tprello
    srl $1,16,$27;              ldl $26,ttable_rounds+0($26) !tprello
    zapnot $27,3,$27;           ldl $15,ttable_rounds+8($15) !tprello
    srl $3,48,$22;              ldl $27,ttable_rounds+16($27) !tprello
    vlog3r0 $4,$6,$10,$4;       ldl $22,ttable_rounds+24($22) !tprello
    zapnot $1,3,$6;             ldl $12,ttable_rounds+16($12) !tprello
    srl $3,32,$10;              ldl $6,ttable_rounds+0($6) !tprello
    vlog3r0 $21,$26,$27,$21;    ldhu $26,ttable_scratch+8+4($31) !tprello
    zapnot $10,3,$10;           ldhu $27,ttable_scratch+8+2($31) !tprello
    vlog3r0 $21,$15,$22,$15;    ldl $10,ttable_rounds+8($10) !tprello
    vlog3r0 $8,$6,$12,$6;       srl $0,48,$0
    zapnot $2,3,$8;             ldl $0,ttable_rounds+24($0) !tprello
    srl $3,16,$12;              ldl $8,ttable_rounds+0($8) !tprello
    zapnot $12,3,$12;           ldl $26,ttable_rounds+8($26) !tprello
    srl $1,48,$21;              ldl $12,ttable_rounds+16($12) !tprello
    vlog3r0 $6,$10,$0,$0;       ldl $21,ttable_rounds+24($21) !tprello
    zapnot $3,3,$3;             ldl $27,ttable_rounds+16($27) !tprello
    srl $1,32,$1;               ldl $3,ttable_rounds+0($3) !tprello
    vlog3r0 $25,$8,$12,$8;      stl $15,ttable_scratch+40($31) !tprello
    zapnot $1,3,$1;             ldl $12,ttable_keys+96($31) !tprello
    vlog3r0 $8,$26,$21,$8;      ldl $1,ttable_rounds+8($1) !tprello
    vlog3r0 $11,$3,$27,$3;      ldl $11,ttable_keys+104($31) !tprello
    srl $2,48,$2;               stl $8,ttable_scratch+48($31) !tprello
    zapnot $5,3,$27;            ldl $2,ttable_rounds+24($2) !tprello
    srl $7,16,$21;              ldl $26,ttable_keys+112($31) !tprello
    zapnot $21,3,$21;           ldl $25,ttable_keys+120($31) !tprello
    srl $4,48,$6;               ldl $27,ttable_rounds+0($27) !tprello
    vlog3r0 $3,$1,$2,$1;        ldl $21,ttable_rounds+16($21) !tprello
    zapnot $7,3,$2;             ldhu $3,ttable_scratch+32+4($31) !tprello
    srl $4,32,$10;              ldl $6,ttable_rounds+24($6) !tprello
    zapnot $10,3,$10;           ldl $2,ttable_rounds+0($2) !tprello
    vlog3r0 $12,$27,$21,$21;    ldhu $27,ttable_scratch+32+2($31) !tprello
    srl $5,48,$5;               ldl $3,ttable_rounds+8($3) !tprello
    zapnot $13,3,$22;           ldl $10,ttable_rounds+8($10) !tprello
    srl $4,16,$23;              ldl $5,ttable_rounds+24($5) !tprello
    zapnot $23,3,$23;           ldl $27,ttable_rounds+16($27) !tprello
    vlog3r0 $21,$3,$6,$3;       ldl $22,ttable_rounds+0($22) !tprello
    srl $7,48,$6;               ldl $23,ttable_rounds+16($23) !tprello
    zapnot $4,3,$4;             ldhu $21,ttable_scratch+24+4($31) !tprello
    vlog3r0 $11,$2,$27,$2;      ldl $6,ttable_rounds+24($6) !tprello
    srl $7,32,$7;               ldl $4,ttable_rounds+0($4) !tprello
    vlog3r0 $2,$10,$5,$2;       ldhu $5,ttable_scratch+24+2($31) !tprello
    vlog3r0 $26,$22,$23,$22;    ldl $21,ttable_rounds+8($21) !tprello
    zapnot $7,3,$7;             stl $3,ttable_scratch+56($31) !tprello
    srl $13,48,$13;             ldl $7,ttable_rounds+8($7) !tprello
    zapnot $15,3,$23;           ldl $5,ttable_rounds+16($5) !tprello
    vlog3r0 $22,$21,$6,$6;      ldl $13,ttable_rounds+24($13) !tprello
    srl $0,16,$21;              ldl $23,ttable_rounds+0($23) !tprello
    zapnot $21,3,$21;           stl $6,ttable_scratch+64($31) !tprello
    vlog3r0 $25,$4,$5,$4;       ldl $21,ttable_rounds+16($21) !tprello
    srl $1,48,$5;               ldhu $22,ttable_scratch+48+4($31) !tprello
    vlog3r0 $4,$7,$13,$4;       ldl $5,ttable_rounds+24($5) !tprello
    zapnot $0,3,$7;             ldhu $13,ttable_scratch+48+2($31) !tprello
    vlog3r0 $12,$23,$21,$12;    ldl $7,ttable_rounds+0($7) !tprello
    srl $1,32,$21;              ldl $22,ttable_rounds+8($22) !tprello
    zapnot $21,3,$21;           ldhu $23,ttable_scratch+40+4($31) !tprello
    srl $15,48,$15;             ldl $13,ttable_rounds+16($13) !tprello
    zapnot $8,3,$10;            ldl $21,ttable_rounds+8($21) !tprello
    vlog3r0 $12,$22,$5,$5;      ldl $15,ttable_rounds+24($15) !tprello
    srl $1,16,$12;              ldl $10,ttable_rounds+0($10) !tprello
    vlog3r0 $11,$7,$13,$7;      ldl $23,ttable_rounds+8($23) !tprello
    zapnot $12,3,$12;           ldhu $11,ttable_scratch+40+2($31) !tprello
    vlog3r0 $7,$21,$15,$7;      ldl $12,ttable_rounds+16($12) !tprello
    srl $0,48,$15;              stl $5,ttable_scratch+72($31) !tprello
    zapnot $1,3,$1;             ldl $15,ttable_rounds+24($15) !tprello
    srl $0,32,$0;               ldl $1,ttable_rounds+0($1) !tprello
    vlog3r0 $26,$10,$12,$10;    ldl $11,ttable_rounds+16($11) !tprello
    zapnot $0,3,$0;             ldl $12,ttable_keys+128($31) !tprello
    vlog3r0 $10,$23,$15,$10;    ldl $0,ttable_rounds+8($0) !tprello
    srl $8,48,$8;               ldl $15,ttable_keys+136($31) !tprello
    vlog3r0 $25,$1,$11,$1;      ldl $8,ttable_rounds+24($8) !tprello
    zapnot $3,3,$11;            stl $10,ttable_scratch+80($31) !tprello
    srl $2,16,$25;              ldl $23,ttable_keys+144($31) !tprello
    zapnot $25,3,$25;           ldl $26,ttable_keys+152($31) !tprello
    vlog3r0 $1,$0,$8,$0;        ldl $11,ttable_rounds+0($11) !tprello
    srl $4,48,$1;               ldl $25,ttable_rounds+16($25) !tprello
    zapnot $2,3,$8;             ldhu $21,ttable_scratch+64+4($31) !tprello
    srl $4,32,$13;              ldl $1,ttable_rounds+24($1) !tprello
    zapnot $13,3,$13;           ldl $8,ttable_rounds+0($8) !tprello
    vlog3r0 $12,$11,$25,$11;    ldhu $25,ttable_scratch+64+2($31) !tprello
    srl $3,48,$3;               ldl $21,ttable_rounds+8($21) !tprello
    zapnot $6,3,$22;            ldl $13,ttable_rounds+8($13) !tprello
    srl $4,16,$27;              ldl $3,ttable_rounds+24($3) !tprello
    zapnot $27,3,$27;           ldl $25,ttable_rounds+16($25) !tprello
    vlog3r0 $11,$21,$1,$1;      ldl $22,ttable_rounds+0($22) !tprello
    srl $2,48,$11;              ldl $27,ttable_rounds+16($27) !tprello
    zapnot $4,3,$4;             ldhu $21,ttable_scratch+56+4($31) !tprello
    vlog3r0 $15,$8,$25,$8;      ldl $11,ttable_rounds+24($11) !tprello
    srl $2,32,$2;               ldl $4,ttable_rounds+0($4) !tprello
    vlog3r0 $8,$13,$3,$3;       ldhu $8,ttable_scratch+56+2($31) !tprello
    vlog3r0 $23,$22,$27,$22;    ldl $21,ttable_rounds+8($21) !tprello
    zapnot $2,3,$2;             stl $1,ttable_scratch+88($31) !tprello
    srl $6,48,$6;               ldl $2,ttable_rounds+8($2) !tprello
    zapnot $5,3,$27;            ldl $8,ttable_rounds+16($8) !tprello
    vlog3r0 $22,$21,$11,$11;    ldl $6,ttable_rounds+24($6) !tprello
    srl $7,16,$21;              ldl $27,ttable_rounds+0($27) !tprello
    zapnot $21,3,$21;           ldhu $22,ttable_scratch+80+4($31) !tprello
    vlog3r0 $26,$4,$8,$4;       ldl $21,ttable_rounds+16($21) !tprello
    srl $0,48,$8;               ldhu $13,ttable_scratch+80+2($31) !tprello
    vlog3r0 $4,$2,$6,$2;        ldl $8,ttable_rounds+24($8) !tprello
    zapnot $7,3,$4;             ldl $22,ttable_rounds+8($22) !tprello
    vlog3r0 $12,$27,$21,$12;    stl $2,ttable_scratch+96($31) !tprello
    srl $0,32,$21;              ldl $4,ttable_rounds+0($4) !tprello
    zapnot $21,3,$21;           ldl $13,ttable_rounds+16($13) !tprello
    vlog3r0 $12,$22,$8,$8;      ldl $21,ttable_rounds+8($21) !tprello
    srl $5,48,$5;               ldhu $12,ttable_scratch+72+4($31) !tprello
    zapnot $10,3,$22;           ldl $5,ttable_rounds+24($5) !tprello
    vlog3r0 $15,$4,$13,$4;      ldl $22,ttable_rounds+0($22) !tprello
    srl $0,16,$13;              ldhu $15,ttable_scratch+72+2($31) !tprello
    zapnot $13,3,$13;           ldl $12,ttable_rounds+8($12) !tprello
    vlog3r0 $4,$21,$5,$4;       ldl $13,ttable_rounds+16($13) !tprello
    srl $7,48,$5;               ldl $21,ttable_keys+160($31) !tprello
    zapnot $0,3,$0;             ldl $5,ttable_rounds+24($5) !tprello
    srl $7,32,$7;               ldl $0,ttable_rounds+0($0) !tprello
    vlog3r0 $23,$22,$13,$13;    ldl $15,ttable_rounds+16($15) !tprello
    zapnot $7,3,$7;             stl $4,ttable_scratch+104($31) !tprello
    vlog3r0 $13,$12,$5,$5;      ldl $7,ttable_rounds+8($7) !tprello
    srl $10,48,$10;             ldl $12,ttable_keys+168($31) !tprello
    vlog3r0 $26,$0,$15,$0;      ldl $10,ttable_rounds+24($10) !tprello
    zapnot $1,3,$15;            ldl $26,ttable_keys+176($31) !tprello
    srl $3,16,$13;              ldl $22,ttable_keys+184($31) !tprello
    zapnot $13,3,$13;           ldl $15,ttable_rounds+0($15) !tprello
    vlog3r0 $0,$7,$10,$0;       ldl $13,ttable_rounds+16($13) !tprello
    srl $11,32,$7;              ldhu $10,ttable_scratch+96+4($31) !tprello
    zapnot $7,3,$7;             stl $0,ttable_scratch+112($31) !tprello
    srl $2,48,$23;              ldl $7,ttable_rounds+8($7) !tprello
    vlog3r0 $21,$15,$13,$13;    ldl $23,ttable_rounds+24($23) !tprello
    zapnot $3,3,$15;            ldl $10,ttable_rounds+8($10) !tprello
    srl $11,16,$27;             ldl $15,ttable_rounds+0($15) !tprello
    zapnot $27,3,$27;           ldhu $6,ttable_scratch+96+2($31) !tprello
    vlog3r0 $13,$7,$23,$7;      ldl $27,ttable_rounds+16($27) !tprello
    srl $1,48,$1;               ldhu $13,ttable_scratch+88+4($31) !tprello
    zapnot $11,3,$23;           ldl $1,ttable_rounds+24($1) !tprello
    srl $3,48,$25;              ldl $23,ttable_rounds+0($23) !tprello
    vlog3r0 $12,$15,$27,$15;    ldl $6,ttable_rounds+16($6) !tprello
    zapnot $2,3,$2;             ldl $13,ttable_rounds+8($13) !tprello
    vlog3r0 $15,$10,$1,$1;      ldl $25,ttable_rounds+24($25) !tprello
    srl $3,32,$3;               ldl $2,ttable_rounds+0($2) !tprello
    vlog3r0 $26,$23,$6,$6;      ldhu $23,ttable_scratch+88+2($31) !tprello
    zapnot $3,3,$3;             stl $1,ttable_scratch+120($31) !tprello
    vlog3r0 $6,$13,$25,$6;      ldl $3,ttable_rounds+8($3) !tprello
    srl $11,48,$11;             ldhu $13,ttable_scratch+104+2($31) !tprello
    zapnot $8,3,$25;            ldl $23,ttable_rounds+16($23) !tprello
    srl $5,32,$10;              ldl $11,ttable_rounds+24($11) !tprello
    zapnot $10,3,$10;           ldl $25,ttable_rounds+0($25) !tprello
    srl $0,48,$15;              ldl $13,ttable_rounds+16($13) !tprello
    vlog3r0 $22,$2,$23,$2;      ldl $10,ttable_rounds+8($10) !tprello
    zapnot $4,3,$23;            ldl $15,ttable_rounds+24($15) !tprello
    vlog3r0 $2,$3,$11,$2;       ldl $23,ttable_rounds+0($23) !tprello
    vlog3r0 $21,$25,$13,$13;    ldhu $21,ttable_scratch+112+4($31) !tprello
    srl $5,16,$25;              stl $2,ttable_scratch+128($31) !tprello
    vlog3r0 $13,$10,$15,$10;    ldhu $13,ttable_scratch+112+2($31) !tprello
    zapnot $25,3,$25;           ldhu $15,ttable_scratch+104+4($31) !tprello
    srl $8,48,$3;               ldl $25,ttable_rounds+16($25) !tprello
    zapnot $5,3,$11;            ldl $21,ttable_rounds+8($21) !tprello
    srl $8,32,$27;              ldl $3,ttable_rounds+24($3) !tprello
    zapnot $27,3,$27;           ldl $11,ttable_rounds+0($11) !tprello
    vlog3r0 $12,$23,$25,$12;    ldl $13,ttable_rounds+16($13) !tprello
    srl $4,48,$4;               ldl $27,ttable_rounds+8($27) !tprello
    vlog3r0 $12,$21,$3,$3;      ldl $4,ttable_rounds+24($4) !tprello
    zapnot $0,3,$0;             ldl $15,ttable_rounds+8($15) !tprello
    vlog3r0 $26,$11,$13,$11;    ldl $0,ttable_rounds+0($0) !tprello
    srl $8,16,$8;               stl $3,ttable_scratch+136($31) !tprello
    vlog3r0 $11,$27,$4,$4;      ldl $11,ttable_keys+192($31) !tprello
    zapnot $8,3,$8;             ldl $27,ttable_keys+200($31) !tprello
    srl $5,48,$5;               ldl $8,ttable_rounds+16($8) !tprello
    zapnot $7,3,$13;            ldl $5,ttable_rounds+24($5) !tprello
    srl $6,32,$26;              ldl $12,ttable_keys+208($31) !tprello
    zapnot $26,3,$26;           ldl $21,ttable_keys+216($31) !tprello
    vlog3r0 $22,$0,$8,$0;       ldl $13,ttable_rounds+0($13) !tprello
    srl $2,48,$8;               ldhu $22,ttable_scratch+120+2($31) !tprello
    vlog3r0 $0,$15,$5,$0;       ldl $26,ttable_rounds+8($26) !tprello
    zapnot $1,3,$5;             ldl $8,ttable_rounds+24($8) !tprello
    srl $6,16,$15;              stl $0,ttable_scratch+144($31) !tprello
    zapnot $15,3,$15;           ldl $22,ttable_rounds+16($22) !tprello
    srl $7,48,$23;              ldl $5,ttable_rounds+0($5) !tprello
    zapnot $6,3,$25;            ldl $15,ttable_rounds+16($15) !tprello
    srl $7,32,$14;              ldhu $9,ttable_scratch+128+4($31) !tprello
    vlog3r0 $11,$13,$22,$13;    ldl $23,ttable_rounds+24($23) !tprello
    zapnot $14,3,$14;           ldl $25,ttable_rounds+0($25) !tprello
    vlog3r0 $13,$26,$8,$8;      ldhu $13,ttable_scratch+128+2($31) !tprello
    vlog3r0 $27,$5,$15,$5;      ldl $9,ttable_rounds+8($9) !tprello
    srl $1,48,$1;               ldl $14,ttable_rounds+8($14) !tprello
    zapnot $2,3,$2;             ldl $1,ttable_rounds+24($1) !tprello
    srl $7,16,$7;               ldl $13,ttable_rounds+16($13) !tprello
    vlog3r0 $5,$9,$23,$5;       ldl $2,ttable_rounds+0($2) !tprello
    zapnot $7,3,$7;             ldhu $9,ttable_scratch+120+4($31) !tprello
    srl $6,48,$6;               ldl $7,ttable_rounds+16($7) !tprello
    vlog3r0 $12,$25,$13,$13;    ldl $6,ttable_rounds+24($6) !tprello
    zapnot $10,3,$25;           stl $5,ttable_scratch+152($31) !tprello
    vlog3r0 $13,$14,$1,$1;      ldl $9,ttable_rounds+8($9) !tprello
    vlog3r0 $21,$2,$7,$2;       ldl $25,ttable_rounds+0($25) !tprello
    srl $4,32,$7;               ldhu $13,ttable_scratch+136+2($31) !tprello
    zapnot $7,3,$7;             ldhu $14,ttable_scratch+144+4($31) !tprello
    vlog3r0 $2,$9,$6,$2;        ldl $7,ttable_rounds+8($7) !tprello
    srl $0,48,$6;               ldhu $9,ttable_scratch+144+2($31) !tprello
    zapnot $3,3,$23;            stl $2,ttable_scratch+160($31) !tprello
    srl $4,16,$15;              ldl $13,ttable_rounds+16($13) !tprello
    zapnot $15,3,$15;           ldl $6,ttable_rounds+24($6) !tprello
    srl $10,48,$26;             ldl $23,ttable_rounds+0($23) !tprello
    zapnot $4,3,$22;            ldl $15,ttable_rounds+16($15) !tprello
    vlog3r0 $11,$25,$13,$11;    ldl $14,ttable_rounds+8($14) !tprello
    srl $10,32,$13;             ldl $26,ttable_rounds+24($26) !tprello
    vlog3r0 $11,$7,$6,$6;       ldl $22,ttable_rounds+0($22) !tprello
    vlog3r0 $27,$23,$15,$15;    ldl $9,ttable_rounds+16($9) !tprello
    zapnot $13,3,$13;           ldhu $23,ttable_scratch+136+4($31) !tprello
    vlog3r0 $15,$14,$26,$14;    ldl $13,ttable_rounds+8($13) !tprello
    srl $3,48,$3;               ldl $15,ttable_keys+224($31) !tprello
    vlog3r0 $12,$22,$9,$9;      ldl $3,ttable_rounds+24($3) !tprello
    zapnot $0,3,$0;             ldl $23,ttable_rounds+8($23) !tprello
    srl $10,16,$10;             ldl $0,ttable_rounds+0($0) !tprello
    zapnot $10,3,$10;           stl $14,ttable_scratch+168($31) !tprello
    vlog3r0 $9,$13,$3,$3;       ldl $10,ttable_rounds+16($10) !tprello
    srl $4,48,$4;               ldl $9,ttable_keys+232($31) !tprello
    zapnot $8,3,$13;            ldl $4,ttable_rounds+24($4) !tprello
    srl $1,32,$12;              ldl $22,ttable_keys+240($31) !tprello
    vlog3r0 $21,$0,$10,$0;      ldl $10,ttable_keys+248($31) !tprello
    zapnot $12,3,$12;           ldl $13,ttable_rounds+0($13) !tprello
    vlog3r0 $0,$23,$4,$0;       ldhu $4,ttable_scratch+152+2($31) !tprello
    srl $2,48,$23;              ldl $12,ttable_rounds+8($12) !tprello
    zapnot $5,3,$21;            stl $0,ttable_scratch+176($31) !tprello
    srl $1,16,$26;              ldl $23,ttable_rounds+24($23) !tprello
    zapnot $26,3,$26;           ldl $4,ttable_rounds+16($4) !tprello
    srl $8,48,$27;              ldl $21,ttable_rounds+0($21) !tprello
    zapnot $1,3,$7;             ldl $26,ttable_rounds+16($26) !tprello
    srl $8,32,$11;              ldhu $25,ttable_scratch+160+4($31) !tprello
    vlog3r0 $15,$13,$4,$4;      ldl $27,ttable_rounds+24($27) !tprello
    zapnot $11,3,$11;           ldl $7,ttable_rounds+0($7) !tprello
    vlog3r0 $4,$12,$23,$4;      ldhu $12,ttable_scratch+160+2($31) !tprello
    vlog3r0 $9,$21,$26,$21;     ldl $25,ttable_rounds+8($25) !tprello
    srl $5,48,$5;               ldl $11,ttable_rounds+8($11) !tprello
    zapnot $2,3,$2;             ldl $5,ttable_rounds+24($5) !tprello
    srl $8,16,$8;               ldl $12,ttable_rounds+16($12) !tprello
    vlog3r0 $21,$25,$27,$21;    ldl $2,ttable_rounds+0($2) !tprello
    zapnot $8,3,$8;             ldhu $25,ttable_scratch+152+4($31) !tprello
    srl $1,48,$1;               ldl $8,ttable_rounds+16($8) !tprello
    vlog3r0 $22,$7,$12,$7;      ldl $1,ttable_rounds+24($1) !tprello
    zapnot $6,3,$12;            stl $21,ttable_scratch+184($31) !tprello
    vlog3r0 $7,$11,$5,$5;       ldl $25,ttable_rounds+8($25) !tprello
    vlog3r0 $10,$2,$8,$2;       ldl $12,ttable_rounds+0($12) !tprello
    srl $3,32,$8;               ldhu $7,ttable_scratch+168+2($31) !tprello
    zapnot $8,3,$8;             ldhu $11,ttable_scratch+176+4($31) !tprello
    vlog3r0 $2,$25,$1,$1;       ldl $8,ttable_rounds+8($8) !tprello
    srl $0,48,$2;               ldhu $25,ttable_scratch+176+2($31) !tprello
    zapnot $14,3,$27;           ldl $7,ttable_rounds+16($7) !tprello
    srl $3,16,$26;              ldl $2,ttable_rounds+24($2) !tprello
    zapnot $26,3,$26;           ldl $27,ttable_rounds+0($27) !tprello
    srl $6,48,$23;              ldl $26,ttable_rounds+16($26) !tprello
    vlog3r0 $15,$12,$7,$7;      ldl $11,ttable_rounds+8($11) !tprello
    zapnot $3,3,$12;            ldl $23,ttable_rounds+24($23) !tprello
    vlog3r0 $7,$8,$2,$2;        ldl $12,ttable_rounds+0($12) !tprello
    vlog3r0 $9,$27,$26,$9;      ldl $25,ttable_rounds+16($25) !tprello
    srl $6,32,$26;              ldhu $27,ttable_scratch+168+4($31) !tprello
    vlog3r0 $9,$11,$23,$9;      stl $2,ttable_scratch+192($31) !tprello
    zapnot $26,3,$26;           ldl $11,ttable_keys+256($31) !tprello
    vlog3r0 $22,$12,$25,$12;    ldl $26,ttable_rounds+8($26) !tprello
    srl $14,48,$14;             ldl $27,ttable_rounds+8($27) !tprello
    zapnot $0,3,$0;             ldl $14,ttable_rounds+24($14) !tprello
    srl $6,16,$6;               ldl $0,ttable_rounds+0($0) !tprello
    zapnot $6,3,$6;             ldl $22,ttable_keys+264($31) !tprello
    srl $3,48,$3;               ldl $6,ttable_rounds+16($6) !tprello
    vlog3r0 $12,$26,$14,$12;    ldl $3,ttable_rounds+24($3) !tprello
    zapnot $4,3,$14;            ldl $26,ttable_keys+272($31) !tprello
    srl $5,32,$25;              stl $12,ttable_scratch+200($31) !tprello
    vlog3r0 $10,$0,$6,$0;       ldl $6,ttable_keys+280($31) !tprello
    zapnot $25,3,$25;           ldl $14,ttable_rounds+0($14) !tprello
    vlog3r0 $0,$27,$3,$0;       ldhu $3,ttable_scratch+184+2($31) !tprello
    srl $1,48,$27;              ldl $25,ttable_rounds+8($25) !tprello
    zapnot $21,3,$10;           ldl $27,ttable_rounds+24($27) !tprello
    srl $5,16,$23;              ldl $10,ttable_rounds+0($10) !tprello
    zapnot $23,3,$23;           ldl $3,ttable_rounds+16($3) !tprello
    srl $1,32,$7;               ldl $23,ttable_rounds+16($23) !tprello
    zapnot $7,3,$7;             srl $4,48,$8
    zapnot $5,3,$15;            ldl $7,ttable_rounds+8($7) !tprello
    vlog3r0 $11,$14,$3,$3;      ldl $8,ttable_rounds+24($8) !tprello
    vlog3r0 $22,$10,$23,$10;    ldl $15,ttable_rounds+0($15) !tprello
    vlog3r0 $3,$25,$27,$3;      ldhu $25,ttable_scratch+184+4($31) !tprello
    srl $1,16,$27;              srl $4,32,$23
    vlog3r0 $10,$7,$8,$7;       stl $3,ttable_scratch+208($31) !tprello
    zapnot $27,3,$27;           zapnot $23,3,$23
    srl $21,48,$21;             ldl $27,ttable_rounds+16($27) !tprello
    zapnot $1,3,$1;             ldl $23,ttable_rounds+8($23) !tprello
    srl $4,16,$4;               ldl $21,ttable_rounds+24($21) !tprello
    zapnot $4,3,$4;             ldl $1,ttable_rounds+0($1) !tprello
    vlog3r0 $26,$15,$27,$15;    ldl $4,ttable_rounds+16($4) !tprello
    srl $5,48,$5;               ldl $25,ttable_rounds+8($25) !tprello
    vlog3r0 $15,$23,$21,$15;    ldl $5,ttable_rounds+24($5) !tprello
    zapnot $2,3,$21;            ldhu $23,ttable_scratch+200+4($31) !tprello
    vlog3r0 $6,$1,$4,$1;        stl $15,ttable_scratch+216($31) !tprello
    srl $9,16,$4;               ldl $21,ttable_rounds+0($21) !tprello
    vlog3r0 $1,$25,$5,$1;       ldhu $5,ttable_scratch+200+2($31) !tprello
    zapnot $4,3,$4;             ldl $23,ttable_rounds+8($23) !tprello
    srl $0,48,$25;              ldl $4,ttable_rounds+16($4) !tprello
    zapnot $9,3,$27;            ldl $25,ttable_rounds+24($25) !tprello
    srl $0,32,$8;               ldl $27,ttable_rounds+0($27) !tprello
    zapnot $8,3,$8;             ldl $5,ttable_rounds+16($5) !tprello
    vlog3r0 $11,$21,$4,$4;      ldl $8,ttable_rounds+8($8) !tprello
    srl $2,48,$2;               ldhu $11,ttable_scratch+192+4($31) !tprello
    vlog3r0 $4,$23,$25,$4;      ldl $2,ttable_rounds+24($2) !tprello
    vlog3r0 $22,$27,$5,$5;      ldhu $22,ttable_scratch+192+2($31) !tprello
    zapnot $12,3,$27;           stl $4,ttable_scratch+224($31) !tprello
    srl $0,16,$23;              ldl $27,ttable_rounds+0($27) !tprello
    vlog3r0 $5,$8,$2,$2;        ldl $11,ttable_rounds+8($11) !tprello
    zapnot $23,3,$23;           ldl $22,ttable_rounds+16($22) !tprello
    srl $9,48,$5;               ldl $23,ttable_rounds+16($23) !tprello
    zapnot $0,3,$0;             ldl $5,ttable_rounds+24($5) !tprello
    srl $9,32,$9;               ldl $0,ttable_rounds+0($0) !tprello
    zapnot $9,3,$9;             ldl $8,ttable_keys+288($31) !tprello
    vlog3r0 $26,$27,$23,$23;    ldl $9,ttable_rounds+8($9) !tprello
    srl $12,48,$12;             ldl $26,ttable_keys+296($31) !tprello
    vlog3r0 $23,$11,$5,$5;      ldl $12,ttable_rounds+24($12) !tprello
    vlog3r0 $6,$0,$22,$0;       ldl $6,ttable_keys+304($31) !tprello
    zapnot $3,3,$22;            stl $5,ttable_scratch+232($31) !tprello
    srl $7,16,$11;              ldl $23,ttable_keys+312($31) !tprello
    vlog3r0 $0,$9,$12,$0;       ldl $22,ttable_rounds+0($22) !tprello
    zapnot $11,3,$11;           ldhu $9,ttable_scratch+216+4($31) !tprello
    srl $1,48,$12;              ldl $11,ttable_rounds+16($11) !tprello
    zapnot $7,3,$27;            ldl $12,ttable_rounds+24($12) !tprello
    srl $1,32,$25;              ldl $27,ttable_rounds+0($27) !tprello
    zapnot $25,3,$25;           ldl $9,ttable_rounds+8($9) !tprello
    vlog3r0 $8,$22,$11,$11;     ldhu $22,ttable_scratch+216+2($31) !tprello
    srl $3,48,$3;               ldl $25,ttable_rounds+8($25) !tprello
    zapnot $15,3,$21;           ldl $3,ttable_rounds+24($3) !tprello
    vlog3r0 $11,$9,$12,$9;      ldl $21,ttable_rounds+0($21) !tprello
    srl $1,16,$11;              ldl $22,ttable_rounds+16($22) !tprello
    zapnot $11,3,$11;           ldhu $12,ttable_scratch+208+4($31) !tprello
    srl $7,48,$10;              ldl $11,ttable_rounds+16($11) !tprello
    zapnot $1,3,$1;             ldl $10,ttable_rounds+24($10) !tprello
    vlog3r0 $26,$27,$22,$22;    ldl $1,ttable_rounds+0($1) !tprello
    srl $7,32,$7;               ldl $12,ttable_rounds+8($12) !tprello
    vlog3r0 $22,$25,$3,$3;      ldhu $22,ttable_scratch+208+2($31) !tprello
    vlog3r0 $6,$21,$11,$11;     stl $9,ttable_scratch+240($31) !tprello
    zapnot $7,3,$7;             ldhu $21,ttable_scratch+232+4($31) !tprello
    vlog3r0 $11,$12,$10,$10;    ldl $7,ttable_rounds+8($7) !tprello
    srl $15,48,$15;             ldl $22,ttable_rounds+16($22) !tprello
    zapnot $4,3,$11;            ldl $15,ttable_rounds+24($15) !tprello
    srl $2,16,$12;              stl $10,ttable_scratch+248($31) !tprello
    zapnot $12,3,$12;           ldl $11,ttable_rounds+0($11) !tprello
    vlog3r0 $23,$1,$22,$1;      ldl $12,ttable_rounds+16($12) !tprello
    srl $0,48,$22;              ldl $21,ttable_rounds+8($21) !tprello
    vlog3r0 $1,$7,$15,$1;       ldl $22,ttable_rounds+24($22) !tprello
    zapnot $2,3,$7;             ldhu $15,ttable_scratch+232+2($31) !tprello
    vlog3r0 $8,$11,$12,$8;      ldl $7,ttable_rounds+0($7) !tprello
    srl $0,32,$11;              ldhu $12,ttable_scratch+224+4($31) !tprello
    vlog3r0 $8,$21,$22,$8;      ldhu $21,ttable_scratch+224+2($31) !tprello
    zapnot $11,3,$11;           ldl $15,ttable_rounds+16($15) !tprello
    srl $4,48,$4;               ldl $11,ttable_rounds+8($11) !tprello
    zapnot $5,3,$22;            ldl $4,ttable_rounds+24($4) !tprello
    srl $0,16,$25;              ldl $22,ttable_rounds+0($22) !tprello
    vlog3r0 $26,$7,$15,$7;      ldl $12,ttable_rounds+8($12) !tprello
    zapnot $25,3,$25;           ldl $21,ttable_rounds+16($21) !tprello
    vlog3r0 $7,$11,$4,$4;       ldl $25,ttable_rounds+16($25) !tprello
    srl $2,48,$7;               stl $8,ttable_scratch+256($31) !tprello
    zapnot $0,3,$0;             ldl $7,ttable_rounds+24($7) !tprello
    srl $2,32,$2;               ldl $0,ttable_rounds+0($0) !tprello
    vlog3r0 $6,$22,$25,$6;      ldl $22,ttable_keys+320($31) !tprello
    zapnot $2,3,$2;             ldl $25,ttable_keys+328($31) !tprello
    vlog3r0 $6,$12,$7,$6;       ldl $2,ttable_rounds+8($2) !tprello
    vlog3r0 $23,$0,$21,$0;      ldl $21,ttable_keys+336($31) !tprello
    srl $5,48,$5;               stl $6,ttable_scratch+264($31) !tprello
    zapnot $9,3,$23;            ldl $5,ttable_rounds+24($5) !tprello
    srl $3,16,$7;               ldl $12,ttable_keys+344($31) !tprello
    zapnot $7,3,$7;             ldl $23,ttable_rounds+0($23) !tprello
    srl $1,48,$11;              ldl $7,ttable_rounds+16($7) !tprello
    vlog3r0 $0,$2,$5,$0;        ldhu $2,ttable_scratch+248+4($31) !tprello
    zapnot $3,3,$5;             ldl $11,ttable_rounds+24($11) !tprello
    srl $1,32,$15;              ldl $5,ttable_rounds+0($5) !tprello
    vlog3r0 $22,$23,$7,$7;      ldhu $23,ttable_scratch+248+2($31) !tprello
    zapnot $15,3,$15;           ldl $2,ttable_rounds+8($2) !tprello
    srl $9,48,$9;               ldl $15,ttable_rounds+8($15) !tprello
    zapnot $10,3,$26;           ldl $9,ttable_rounds+24($9) !tprello
    srl $1,16,$27;              ldl $23,ttable_rounds+16($23) !tprello
    vlog3r0 $7,$2,$11,$2;       ldl $26,ttable_rounds+0($26) !tprello
    zapnot $27,3,$27;           ldhu $7,ttable_scratch+240+4($31) !tprello
    srl $3,48,$11;              ldl $27,ttable_rounds+16($27) !tprello
    vlog3r0 $25,$5,$23,$5;      ldl $11,ttable_rounds+24($11) !tprello
    zapnot $1,3,$1;             ldhu $23,ttable_scratch+240+2($31) !tprello
    vlog3r0 $5,$15,$9,$5;       ldl $7,ttable_rounds+8($7) !tprello
    vlog3r0 $21,$26,$27,$26;    ldl $1,ttable_rounds+0($1) !tprello
    srl $3,32,$3;               stl $2,ttable_scratch+272($31) !tprello
    zapnot $3,3,$3;             ldl $23,ttable_rounds+16($23) !tprello
    vlog3r0 $26,$7,$11,$7;      ldl $3,ttable_rounds+8($3) !tprello
    srl $10,48,$10;             ldhu $11,ttable_scratch+264+4($31) !tprello
    zapnot $8,3,$26;            ldl $10,ttable_rounds+24($10) !tprello
    vlog3r0 $12,$1,$23,$1;      stl $7,ttable_scratch+280($31) !tprello
    srl $4,16,$23;              ldl $26,ttable_rounds+0($26) !tprello
    zapnot $23,3,$23;           ldl $11,ttable_rounds+8($11) !tprello
    vlog3r0 $1,$3,$10,$1;       ldl $23,ttable_rounds+16($23) !tprello
    srl $0,48,$3;               ldhu $10,ttable_scratch+264+2($31) !tprello
    zapnot $4,3,$27;            ldl $3,ttable_rounds+24($3) !tprello
    srl $0,32,$9;               ldl $27,ttable_rounds+0($27) !tprello
    vlog3r0 $22,$26,$23,$22;    ldhu $23,ttable_scratch+256+4($31) !tprello
    zapnot $9,3,$9;             ldl $10,ttable_rounds+16($10) !tprello
    vlog3r0 $22,$11,$3,$3;      ldl $9,ttable_rounds+8($9) !tprello
    srl $8,48,$8;               ldhu $11,ttable_scratch+256+2($31) !tprello
    zapnot $6,3,$22;            ldl $8,ttable_rounds+24($8) !tprello
    vlog3r0 $25,$27,$10,$10;    ldl $22,ttable_rounds+0($22) !tprello
    srl $0,16,$25;              ldl $23,ttable_rounds+8($23) !tprello
    zapnot $25,3,$25;           ldl $11,ttable_rounds+16($11) !tprello
    vlog3r0 $10,$9,$8,$8;       ldl $25,ttable_rounds+16($25) !tprello
    srl $4,48,$9;               ldl $10,ttable_keys+352($31) !tprello
    zapnot $0,3,$0;             ldl $9,ttable_rounds+24($9) !tprello
    srl $4,32,$4;               ldl $0,ttable_rounds+0($0) !tprello
    vlog3r0 $21,$22,$25,$21;    stl $8,ttable_scratch+288($31) !tprello
    zapnot $4,3,$4;             ldl $22,ttable_keys+360($31) !tprello
    vlog3r0 $21,$23,$9,$9;      ldl $4,ttable_rounds+8($4) !tprello
    vlog3r0 $12,$0,$11,$0;      ldl $11,ttable_keys+368($31) !tprello
    srl $6,48,$6;               ldl $12,ttable_keys+376($31) !tprello
    zapnot $2,3,$21;            ldl $6,ttable_rounds+24($6) !tprello
    srl $5,16,$23;              ldl $21,ttable_rounds+0($21) !tprello
    zapnot $23,3,$23;           ldhu $25,ttable_scratch+280+4($31) !tprello
    srl $1,48,$27;              ldl $23,ttable_rounds+16($23) !tprello
    vlog3r0 $0,$4,$6,$0;        ldl $27,ttable_rounds+24($27) !tprello
    zapnot $5,3,$4;             ldhu $6,ttable_scratch+280+2($31) !tprello
    srl $1,32,$26;              stl $0,ttable_scratch+296($31) !tprello
    vlog3r0 $10,$21,$23,$21;    ldl $25,ttable_rounds+8($25) !tprello
    zapnot $26,3,$26;           ldl $4,ttable_rounds+0($4) !tprello
    srl $2,48,$2;               ldl $6,ttable_rounds+16($6) !tprello
    zapnot $7,3,$23;            ldl $26,ttable_rounds+8($26) !tprello
    vlog3r0 $21,$25,$27,$21;    ldl $2,ttable_rounds+24($2) !tprello
    srl $1,16,$25;              ldl $23,ttable_rounds+0($23) !tprello
    vlog3r0 $22,$4,$6,$4;       ldhu $6,ttable_scratch+272+4($31) !tprello
    zapnot $25,3,$25;           ldhu $27,ttable_scratch+272+2($31) !tprello
    vlog3r0 $4,$26,$2,$2;       ldl $25,ttable_rounds+16($25) !tprello
    srl $5,48,$4;               ldhu $26,ttable_scratch+288+2($31) !tprello
    zapnot $1,3,$1;             ldl $6,ttable_rounds+8($6) !tprello
    srl $5,32,$5;               ldl $4,ttable_rounds+24($4) !tprello
    vlog3r0 $11,$23,$25,$23;    ldl $1,ttable_rounds+0($1) !tprello
    zapnot $5,3,$5;             ldl $27,ttable_rounds+16($27) !tprello
    srl $7,48,$7;               ldl $5,ttable_rounds+8($5) !tprello
    vlog3r0 $23,$6,$4,$4;       ldl $7,ttable_rounds+24($7) !tprello
    zapnot $3,3,$6;             stl $2,ttable_scratch+304($31) !tprello
    vlog3r0 $12,$1,$27,$1;      ldl $6,ttable_rounds+0($6) !tprello
    srl $9,32,$27;              ldl $26,ttable_rounds+16($26) !tprello
    vlog3r0 $1,$5,$7,$1;        ldhu $5,ttable_scratch+296+4($31) !tprello
    zapnot $27,3,$27;           ldhu $7,ttable_scratch+296+2($31) !tprello
    srl $0,48,$23;              stl $1,ttable_scratch+312($31) !tprello
    vlog3r0 $10,$6,$26,$6;      ldl $27,ttable_rounds+8($27) !tprello
    zapnot $8,3,$10;            ldl $23,ttable_rounds+24($23) !tprello
    srl $9,16,$26;              ldl $10,ttable_rounds+0($10) !tprello
    zapnot $26,3,$26;           ldl $5,ttable_rounds+8($5) !tprello
    srl $3,48,$25;              ldl $26,ttable_rounds+16($26) !tprello
    vlog3r0 $6,$27,$23,$6;      ldl $25,ttable_rounds+24($25) !tprello
    zapnot $9,3,$23;            ldl $7,ttable_rounds+16($7) !tprello
    srl $3,32,$27;              ldl $23,ttable_rounds+0($23) !tprello
    vlog3r0 $22,$10,$26,$10;    ldhu $22,ttable_scratch+288+4($31) !tprello
    zapnot $27,3,$27;           ldw $26,aes_round_keys+16*AES_ROUNDS+COLUMN0($31) !tprello
    vlog3r0 $10,$5,$25,$5;      ldl $27,ttable_rounds+8($27) !tprello
    vlog3r0 $11,$23,$7,$7;      ldw $11,aes_round_keys+16*AES_ROUNDS+COLUMN1($31) !tprello
    srl $8,48,$8;               ldl $22,ttable_rounds+8($22) !tprello
    zapnot $0,3,$0;             ldl $8,ttable_rounds+24($8) !tprello
    srl $3,16,$3;               ldl $0,ttable_rounds+0($0) !tprello
    zapnot $3,3,$3;             stl $5,ttable_scratch+320($31) !tprello
    srl $9,48,$9;               ldl $3,ttable_rounds+16($3) !tprello
    vlog3r0 $7,$27,$8,$7;       ldl $9,ttable_rounds+24($9) !tprello
    zapnot $21,3,$8;            ldw $27,aes_round_keys+16*AES_ROUNDS+COLUMN2($31) !tprello
    srl $4,32,$23;              ldw $10,aes_round_keys+16*AES_ROUNDS+COLUMN3($31) !tprello
    vlog3r0 $12,$0,$3,$0;       ldw $8,ttable_last+0($8) !tprello
    zapnot $23,3,$23;           ldhu $3,ttable_scratch+304+2($31) !tprello
    vlog3r0 $0,$22,$9,$9;       ldw $23,ttable_last+16($23) !tprello
    srl $1,48,$0;               ldhu $22,ttable_scratch+312+4($31) !tprello
    zapnot $2,3,$12;            stl $9,ttable_scratch+328($31) !tprello
    srl $4,16,$25;              ldw $3,ttable_last+4($3) !tprello
    zapnot $25,3,$25;           ldw $0,ttable_last+20($0) !tprello
    srl $21,48,$15;             ldw $12,ttable_last+0($12) !tprello
    zapnot $4,3,$14;            ldw $25,ttable_last+4($25) !tprello
    vlog3r0 $26,$8,$3,$3;       ldw $22,ttable_last+16($22) !tprello
    srl $21,32,$8;              ldw $15,ttable_last+20($15) !tprello
    vlog3r0 $3,$23,$0,$0;       ldw $14,ttable_last+0($14) !tprello
    vlog3r0 $11,$12,$25,$12;    ldhu $25,ttable_scratch+312+2($31) !tprello
    zapnot $8,3,$8;             stw $0,0+COLUMN0(OUT)
    vlog3r0 $12,$22,$15,$12;    ldw $8,ttable_last+16($8) !tprello
    srl $2,48,$2;               ldhu $15,ttable_scratch+304+4($31) !tprello
    zapnot $1,3,$1;             stw $12,0+COLUMN1(OUT)
    srl $21,16,$21;             ldw $25,ttable_last+4($25) !tprello
    zapnot $21,3,$21;           ldw $2,ttable_last+20($2) !tprello
    srl $4,48,$4;               ldw $1,ttable_last+0($1) !tprello
    zapnot $6,3,$12;            ldw $21,ttable_last+4($21) !tprello
    vlog3r0 $27,$14,$25,$14;    ldw $15,ttable_last+16($15) !tprello
    srl $7,32,$25;              ldw $4,ttable_last+20($4) !tprello
    vlog3r0 $14,$8,$2,$2;       ldw $12,ttable_last+0($12) !tprello
    vlog3r0 $10,$1,$21,$1;      ldhu $21,ttable_scratch+320+2($31) !tprello
    zapnot $25,3,$25;           stw $2,0+COLUMN2(OUT)
    vlog3r0 $1,$15,$4,$1;       ldw $25,ttable_last+16($25) !tprello
    srl $9,48,$4;               ldhu $15,ttable_scratch+328+4($31) !tprello
    zapnot $5,3,$2;             stw $1,0+COLUMN3(OUT)
    srl $7,16,$1;               ldw $21,ttable_last+4($21) !tprello
    zapnot $1,3,$1;             ldw $4,ttable_last+20($4) !tprello
    subl LEFT,1,LEFT;           vldd $8,ttable_keys($31) !tprello
    srl $6,48,$14;              ldw $2,ttable_last+0($2) !tprello
    ldi $22,32(IN);             ldl $0,ttable_keys+32($31) !tprello
    vlog3r0 $26,$12,$21,$12;    ldw $21,ttable_last+4($1) !tprello
    selgt LEFT,$22,IN,IN;       ldl $1,ttable_keys+40($31) !tprello
    vlog3r0 $12,$25,$4,$4;      ldw $15,ttable_last+16($15) !tprello
    zapnot $7,3,$12;            vldd $25,0(IN)
    vlog3r0 $11,$2,$21,$11;     stw $4,16+COLUMN0(OUT)
    srl $6,32,$4;               ldl $2,ttable_keys+48($31) !tprello
    zapnot $4,3,$4;             ldw $14,ttable_last+20($14) !tprello
    vxorw $25,$8,$8;            ldl $3,ttable_keys+56($31) !tprello
    srl $5,48,$5;               ldw $12,ttable_last+0($12) !tprello
    vsllw $8,5,$25;             ldhu $21,ttable_scratch+328+2($31) !tprello
    vlog3r0 $11,$15,$14,$11;    ldw $4,ttable_last+16($4) !tprello
    vandw $25,FIELD0,$25;       ldw $5,ttable_last+20($5) !tprello
    zapnot $9,3,$9;             stw $11,16+COLUMN1(OUT)
    vsllw $8,13,$11;            ldw $21,ttable_last+4($21) !tprello
    srl $6,16,$6;               ldw $9,ttable_last+0($9) !tprello
    vandw $11,FIELD1,$11;       ldhu $14,ttable_scratch+320+4($31) !tprello
    zapnot $6,3,$6;             srl $7,48,$7
    vbisw $25,$11,$11;          ldw $6,ttable_last+4($6) !tprello
    vlog3r0 $27,$12,$21,$12;    ldw $7,ttable_last+20($7) !tprello
    vsrlw $8,11,$21;            vstd $11,ttable_first+0($31) !tprello
    vlog3r0 $12,$4,$5,$4;       ldw $14,ttable_last+16($14) !tprello
    vandw $21,FIELD0,$21;       ldw $5,ttable_first+0+COLUMN0($31) !tprello
    vlog3r0 $10,$9,$6,$6;       stw $4,16+COLUMN2(OUT)
    vsrlw $8,3,$8;              ldw $4,ttable_first+0+COLUMN1($31) !tprello
    vlog3r0 $6,$14,$7,$6;       ldi OUT,32(OUT)
    vandw $8,FIELD1,$8;         ldw $7,ttable_first+0+COLUMN2($31) !tprello
    clr $31;                    stw $6,16+COLUMN3-32(OUT)
    vbisw $21,$8,$8;            zapnot $5,3,$21
    srl $4,16,$6;               ldl $21,ttable_rounds+0($21) !tprello
    zapnot $4,3,$4;             vstd $8,ttable_first+32($31) !tprello
    srl $7,16,$8;               ldl $6,ttable_rounds+16($6) !tprello
    zapnot $7,3,$7;             ldw $14,ttable_first+32+COLUMN2($31) !tprello
    srl $5,16,$9;               ldw $5,ttable_first+32+COLUMN3($31) !tprello
    clr $31;                    ldl $4,ttable_rounds+0($4) !tprello
    vlog3r0 $0,$21,$6,$6;       ldl $8,ttable_rounds+16($8) !tprello
    zapnot $14,3,$21;           ldw $10,ttable_first+32+COLUMN0($31) !tprello
    srl $5,16,$12;              ldl $21,ttable_rounds+8($21) !tprello
    zapnot $5,3,$5;             ldl $12,ttable_rounds+24($12) !tprello
    vlog3r0 $1,$4,$8,$8;        ldl $11,ttable_rounds+8($5) !tprello
    srl $10,16,$5;              ldl $27,ttable_rounds+0($7) !tprello
    zapnot $10,3,$10;           ldl $7,ttable_rounds+24($5) !tprello
    vlog3r0 $6,$21,$12,$4;      ldw $12,ttable_first+0+COLUMN3($31) !tprello
    srl $14,16,$14;             ldl $10,ttable_rounds+8($10) !tprello
    zapnot $4,3,$5;             ldw $21,ttable_first+32+COLUMN1($31) !tprello
    vlog3r0 $8,$11,$7,$6;       ldl $9,ttable_rounds+16($9) !tprello
    srl $12,16,$7;              ldl $14,ttable_rounds+24($14) !tprello
    zapnot $12,3,$12;           ldl $8,ttable_rounds+16($7) !tprello
    srl $21,16,$7;              ldl $12,ttable_rounds+0($12) !tprello
    zapnot $21,3,$21;           ldl $11,ttable_rounds+24($7) !tprello
    srl $6,16,$7;               ldl $21,ttable_rounds+8($21) !tprello
    vlog3r0 $2,$27,$8,$27;      ldw $8,ttable_first+16+COLUMN0($31) !tprello
    vlog3r0 $3,$12,$9,$12;      ldw $9,ttable_first+16+COLUMN1($31) !tprello
    vlog3r0 $27,$10,$11,$10;    ldw $11,ttable_first+48+COLUMN2($31) !tprello
    vlog3r0 $12,$21,$14,$12;    ldw $13,ttable_first+48+COLUMN3($31) !tprello
    zapnot $8,3,$21;            stl $10,ttable_scratch+0($31) !tprello
    srl $9,16,$14;              ldl $15,ttable_rounds+0($21) !tprello
    zapnot $11,3,$21;           bne LEFT,\next
    .endm
