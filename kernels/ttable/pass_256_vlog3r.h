# SPDX-License-Identifier: Apache-2.0
#
# Made by kernels/ttable/generate.py: 14 rounds of two blocks. A line is a cycle:
# what goes to P0, and what goes to P1.

    .macro FIRST_STEPS              # of the first pair, 97 instructions
    subl LEFT,1,LEFT
    vldd $14,ttable_keys($31) !tprello
    ldi $0,32(IN)
    ldl $22,ttable_keys+32($31) !tprello
    selgt LEFT,$0,IN,IN
    ldl $0,ttable_keys+40($31) !tprello
    vldd $8,0(IN)
    ldl $1,ttable_keys+48($31) !tprello
    ldl $2,ttable_keys+56($31) !tprello
    vxorw $8,$14,$8
    vsllw $8,5,$7
    vsllw $8,13,$14
    vandw $7,FIELD0,$7
    vandw $14,FIELD1,$14
    vsrlw $8,11,$3
    vbisw $7,$14,$7
    vandw $3,FIELD0,$3
    vsrlw $8,3,$8
    vstd $7,ttable_first+0($31) !tprello
    vandw $8,FIELD1,$8
    ldw $7,ttable_first+0+COLUMN0($31) !tprello
    vbisw $3,$8,$3
    ldw $8,ttable_first+0+COLUMN1($31) !tprello
    ldw $14,ttable_first+0+COLUMN2($31) !tprello
    zapnot $7,3,$4
    vstd $3,ttable_first+32($31) !tprello
    srl $8,16,$3
    ldl $4,ttable_rounds+0($4) !tprello
    zapnot $8,3,$8
    ldl $3,ttable_rounds+16($3) !tprello
    srl $14,16,$5
    ldw $13,ttable_first+32+COLUMN2($31) !tprello
    zapnot $14,3,$14
    ldw $15,ttable_first+32+COLUMN3($31) !tprello
    vlog3r0 $22,$4,$3,$3
    ldl $8,ttable_rounds+0($8) !tprello
    zapnot $13,3,$4
    ldl $5,ttable_rounds+16($5) !tprello
    srl $15,16,$6
    ldl $4,ttable_rounds+8($4) !tprello
    zapnot $15,3,$15
    ldl $6,ttable_rounds+24($6) !tprello
    vlog3r0 $0,$8,$5,$5
    ldl $15,ttable_rounds+8($15) !tprello
    srl $7,16,$7
    ldw $8,ttable_first+32+COLUMN0($31) !tprello
    vlog3r0 $3,$4,$6,$3
    ldl $14,ttable_rounds+0($14) !tprello
    srl $13,16,$13
    ldw $6,ttable_first+0+COLUMN3($31) !tprello
    srl $8,16,$4
    ldw $24,ttable_first+32+COLUMN1($31) !tprello
    zapnot $8,3,$8
    ldl $4,ttable_rounds+24($4) !tprello
    srl $6,16,$10
    ldl $8,ttable_rounds+8($8) !tprello
    srl $24,16,$23
    ldl $10,ttable_rounds+16($10) !tprello
    vlog3r0 $5,$15,$4,$4
    ldl $23,ttable_rounds+24($23) !tprello
    zapnot $6,3,$6
    ldl $7,ttable_rounds+16($7) !tprello
    vlog3r0 $1,$14,$10,$10
    ldl $6,ttable_rounds+0($6) !tprello
    zapnot $24,3,$24
    ldl $13,ttable_rounds+24($13) !tprello
    vlog3r0 $10,$8,$23,$5
    ldl $24,ttable_rounds+8($24) !tprello
    vlog3r0 $2,$6,$7,$6
    stl $4,ttable_scratch+0($31) !tprello
    ldw $7,ttable_first+16+COLUMN0($31) !tprello
    vlog3r0 $6,$24,$13,$6
    ldw $13,ttable_first+16+COLUMN1($31) !tprello
    ldw $24,ttable_first+48+COLUMN2($31) !tprello
    zapnot $7,3,$8
    stl $6,ttable_scratch+8($31) !tprello
    srl $13,16,$10
    ldl $8,ttable_rounds+0($8) !tprello
    zapnot $24,3,$23
    ldl $10,ttable_rounds+16($10) !tprello
    zapnot $13,3,$13
    ldl $23,ttable_rounds+8($23) !tprello
    srl $7,16,$7
    ldw $14,ttable_first+48+COLUMN3($31) !tprello
    vlog3r0 $22,$8,$10,$22
    ldl $8,ttable_rounds+0($13) !tprello
    srl $24,16,$9
    ldw $24,ttable_first+16+COLUMN2($31) !tprello
    srl $14,16,$13
    ldw $10,ttable_first+48+COLUMN0($31) !tprello
    zapnot $14,3,$14
    ldl $15,ttable_rounds+24($13) !tprello
    srl $24,16,$13
    ldl $11,ttable_rounds+8($14) !tprello
    srl $10,16,$12
    ldl $13,ttable_rounds+16($13) !tprello
    vlog3r0 $22,$23,$15,$14
    .endm

    .macro NEXT_PAIR next           # 700 cycles, 1376 instructions
    zapnot $24,3,$15;                       ldl $12,ttable_rounds+24($12) !tprello
    vlog3r0 $0,$8,$13,$0;                   ldl $15,ttable_rounds+0($15) !tprello
    zapnot $10,3,$10;                       ldw $8,ttable_first+16+COLUMN3($31) !tprello
    vlog3r0 $0,$11,$12,$0;                  ldl $10,ttable_rounds+8($10) !tprello
    zapnot $3,3,$11;                        ldw $12,ttable_first+48+COLUMN1($31) !tprello
    srl $8,16,$13;                          ldl $7,ttable_rounds+16($7) !tprello
    zapnot $8,3,$8;                         ldl $13,ttable_rounds+16($13) !tprello
    srl $12,16,$21;                         ldl $8,ttable_rounds+0($8) !tprello
    zapnot $12,3,$12;                       ldl $21,ttable_rounds+24($21) !tprello
    vlog3r0 $1,$15,$13,$1;                  ldl $12,ttable_rounds+8($12) !tprello
    vlog3r0 $2,$8,$7,$2;                    ldl $9,ttable_rounds+24($9) !tprello
    vlog3r0 $1,$10,$21,$1;                  stl $0,ttable_scratch+16($31) !tprello
    srl $5,32,$10;                          ldl $21,ttable_keys+64($31) !tprello
    vlog3r0 $2,$12,$9,$2;                   ldl $9,ttable_keys+72($31) !tprello
    zapnot $10,3,$10;                       ldl $12,ttable_keys+80($31) !tprello
    srl $6,48,$7;                           stl $2,ttable_scratch+24($31) !tprello
    zapnot $4,3,$8;                         ldl $13,ttable_keys+88($31) !tprello
    srl $5,16,$15;                          ldl $11,ttable_rounds+0($11) !tprello
    zapnot $15,3,$15;                       ldhu $22,ttable_scratch+0+2($31) !tprello
    srl $3,48,$23;                          ldl $10,ttable_rounds+8($10) !tprello
    zapnot $5,3,$24;                        ldl $7,ttable_rounds+24($7) !tprello
    srl $3,32,$25;                          ldl $22,ttable_rounds+16($22) !tprello
    zapnot $25,3,$25;                       ldl $8,ttable_rounds+0($8) !tprello
    srl $4,48,$4;                           ldl $15,ttable_rounds+16($15) !tprello
    vlog3r0 $21,$11,$22,$11;                ldhu $22,ttable_scratch+8+4($31) !tprello
    zapnot $6,3,$6;                         ldl $23,ttable_rounds+24($23) !tprello
    vlog3r0 $11,$10,$7,$7;                  ldl $24,ttable_rounds+0($24) !tprello
    vlog3r0 $9,$8,$15,$8;                   ldl $22,ttable_rounds+8($22) !tprello
    srl $3,16,$3;                           ldhu $15,ttable_scratch+8+2($31) !tprello
    zapnot $3,3,$3;                         ldl $25,ttable_rounds+8($25) !tprello
    vlog3r0 $8,$22,$23,$8;                  ldl $4,ttable_rounds+24($4) !tprello
    srl $5,48,$5;                           ldl $15,ttable_rounds+16($15) !tprello
    zapnot $14,3,$22;                       ldl $6,ttable_rounds+0($6) !tprello
    srl $1,32,$23;                          ldl $3,ttable_rounds+16($3) !tprello
    vlog3r0 $12,$24,$15,$15;                ldhu $24,ttable_scratch+0+4($31) !tprello
    zapnot $23,3,$23;                       ldl $5,ttable_rounds+24($5) !tprello
    vlog3r0 $15,$25,$4,$4;                  stl $8,ttable_scratch+32($31) !tprello
    vlog3r0 $13,$6,$3,$3;                   ldl $24,ttable_rounds+8($24) !tprello
    srl $2,48,$6;                           ldl $22,ttable_rounds+0($22) !tprello
    zapnot $0,3,$15;                        ldhu $25,ttable_scratch+16+2($31) !tprello
    vlog3r0 $3,$24,$5,$3;                   ldl $23,ttable_rounds+8($23) !tprello
    srl $1,16,$5;                           ldl $6,ttable_rounds+24($6) !tprello
    zapnot $5,3,$5;                         stl $3,ttable_scratch+40($31) !tprello
    srl $14,48,$24;                         ldl $25,ttable_rounds+16($25) !tprello
    zapnot $1,3,$10;                        ldl $15,ttable_rounds+0($15) !tprello
    srl $14,32,$11;                         ldl $5,ttable_rounds+16($5) !tprello
    vlog3r0 $21,$22,$25,$21;                ldhu $22,ttable_scratch+24+4($31) !tprello
    zapnot $11,3,$11;                       ldl $24,ttable_rounds+24($24) !tprello
    vlog3r0 $21,$23,$6,$6;                  ldl $10,ttable_rounds+0($10) !tprello
    vlog3r0 $9,$15,$5,$5;                   ldl $22,ttable_rounds+8($22) !tprello
    srl $0,48,$0;                           ldhu $9,ttable_scratch+24+2($31) !tprello
    zapnot $2,3,$2;                         ldl $11,ttable_rounds+8($11) !tprello
    vlog3r0 $5,$22,$24,$5;                  ldl $0,ttable_rounds+24($0) !tprello
    srl $14,16,$14;                         ldl $9,ttable_rounds+16($9) !tprello
    zapnot $14,3,$14;                       ldl $2,ttable_rounds+0($2) !tprello
    srl $1,48,$1;                           ldl $14,ttable_rounds+16($14) !tprello
    vlog3r0 $12,$10,$9,$9;                  ldhu $10,ttable_scratch+16+4($31) !tprello
    zapnot $7,3,$12;                        ldl $1,ttable_rounds+24($1) !tprello
    vlog3r0 $9,$11,$0,$0;                   stl $5,ttable_scratch+48($31) !tprello
    vlog3r0 $13,$2,$14,$2;                  ldl $10,ttable_rounds+8($10) !tprello
    srl $4,32,$13;                          ldl $14,ttable_keys+96($31) !tprello
    zapnot $13,3,$13;                       ldl $9,ttable_keys+104($31) !tprello
    vlog3r0 $2,$10,$1,$1;                   ldl $2,ttable_keys+112($31) !tprello
    srl $3,48,$10;                          ldl $11,ttable_keys+120($31) !tprello
    zapnot $8,3,$22;                        stl $1,ttable_scratch+56($31) !tprello
    srl $4,16,$24;                          ldl $12,ttable_rounds+0($12) !tprello
    zapnot $24,3,$24;                       ldhu $15,ttable_scratch+32+2($31) !tprello
    srl $7,48,$21;                          ldl $13,ttable_rounds+8($13) !tprello
    zapnot $4,3,$23;                        ldl $10,ttable_rounds+24($10) !tprello
    srl $7,32,$25;                          ldl $15,ttable_rounds+16($15) !tprello
    zapnot $25,3,$25;                       ldl $22,ttable_rounds+0($22) !tprello
    srl $8,48,$8;                           ldl $24,ttable_rounds+16($24) !tprello
    vlog3r0 $14,$12,$15,$12;                ldhu $15,ttable_scratch+40+4($31) !tprello
    zapnot $3,3,$3;                         ldl $21,ttable_rounds+24($21) !tprello
    vlog3r0 $12,$13,$10,$10;                ldl $23,ttable_rounds+0($23) !tprello
    vlog3r0 $9,$22,$24,$22;                 ldl $15,ttable_rounds+8($15) !tprello
    srl $7,16,$7;                           ldhu $24,ttable_scratch+40+2($31) !tprello
    zapnot $7,3,$7;                         ldl $25,ttable_rounds+8($25) !tprello
    vlog3r0 $22,$15,$21,$15;                ldl $8,ttable_rounds+24($8) !tprello
    srl $4,48,$4;                           ldl $24,ttable_rounds+16($24) !tprello
    zapnot $6,3,$21;                        ldl $3,ttable_rounds+0($3) !tprello
    srl $0,32,$22;                          ldl $7,ttable_rounds+16($7) !tprello
    vlog3r0 $2,$23,$24,$23;                 ldhu $24,ttable_scratch+32+4($31) !tprello
    zapnot $22,3,$22;                       ldl $4,ttable_rounds+24($4) !tprello
    vlog3r0 $23,$25,$8,$8;                  stl $15,ttable_scratch+64($31) !tprello
    vlog3r0 $11,$3,$7,$3;                   ldl $24,ttable_rounds+8($24) !tprello
    srl $1,48,$7;                           ldl $21,ttable_rounds+0($21) !tprello
    zapnot $5,3,$23;                        ldhu $25,ttable_scratch+48+2($31) !tprello
    vlog3r0 $3,$24,$4,$3;                   ldl $22,ttable_rounds+8($22) !tprello
    srl $0,16,$4;                           ldl $7,ttable_rounds+24($7) !tprello
    zapnot $4,3,$4;                         stl $3,ttable_scratch+72($31) !tprello
    srl $6,48,$24;                          ldl $25,ttable_rounds+16($25) !tprello
    zapnot $0,3,$12;                        ldl $23,ttable_rounds+0($23) !tprello
    srl $6,32,$13;                          ldl $4,ttable_rounds+16($4) !tprello
    vlog3r0 $14,$21,$25,$14;                ldhu $21,ttable_scratch+56+4($31) !tprello
    zapnot $13,3,$13;                       ldl $24,ttable_rounds+24($24) !tprello
    vlog3r0 $14,$22,$7,$7;                  ldl $12,ttable_rounds+0($12) !tprello
    vlog3r0 $9,$23,$4,$4;                   ldl $21,ttable_rounds+8($21) !tprello
    srl $5,48,$5;                           ldhu $9,ttable_scratch+56+2($31) !tprello
    zapnot $1,3,$1;                         ldl $13,ttable_rounds+8($13) !tprello
    vlog3r0 $4,$21,$24,$4;                  ldl $5,ttable_rounds+24($5) !tprello
    srl $6,16,$6;                           ldl $9,ttable_rounds+16($9) !tprello
    zapnot $6,3,$6;                         ldl $1,ttable_rounds+0($1) !tprello
    srl $0,48,$0;                           ldl $6,ttable_rounds+16($6) !tprello
    vlog3r0 $2,$12,$9,$2;                   ldhu $9,ttable_scratch+48+4($31) !tprello
    zapnot $10,3,$12;                       ldl $0,ttable_rounds+24($0) !tprello
    vlog3r0 $2,$13,$5,$2;                   stl $4,ttable_scratch+80($31) !tprello
    vlog3r0 $11,$1,$6,$1;                   ldl $9,ttable_rounds+8($9) !tprello
    srl $8,32,$6;                           ldl $11,ttable_keys+128($31) !tprello
    zapnot $6,3,$6;                         ldl $5,ttable_keys+136($31) !tprello
    vlog3r0 $1,$9,$0,$0;                    ldl $1,ttable_keys+144($31) !tprello
    srl $3,48,$9;                           ldl $13,ttable_keys+152($31) !tprello
    zapnot $15,3,$21;                       stl $0,ttable_scratch+88($31) !tprello
    srl $8,16,$24;                          ldl $12,ttable_rounds+0($12) !tprello
    zapnot $24,3,$24;                       ldhu $23,ttable_scratch+64+2($31) !tprello
    srl $10,48,$14;                         ldl $6,ttable_rounds+8($6) !tprello
    zapnot $8,3,$22;                        ldl $9,ttable_rounds+24($9) !tprello
    srl $10,32,$25;                         ldl $23,ttable_rounds+16($23) !tprello
    zapnot $25,3,$25;                       ldl $21,ttable_rounds+0($21) !tprello
    srl $15,48,$15;                         ldl $24,ttable_rounds+16($24) !tprello
    vlog3r0 $11,$12,$23,$12;                ldhu $23,ttable_scratch+72+4($31) !tprello
    zapnot $3,3,$3;                         ldl $14,ttable_rounds+24($14) !tprello
    vlog3r0 $12,$6,$9,$6;                   ldl $22,ttable_rounds+0($22) !tprello
    vlog3r0 $5,$21,$24,$21;                 ldl $23,ttable_rounds+8($23) !tprello
    srl $10,16,$10;                         ldhu $24,ttable_scratch+72+2($31) !tprello
    zapnot $10,3,$10;                       ldl $25,ttable_rounds+8($25) !tprello
    vlog3r0 $21,$23,$14,$14;                ldl $15,ttable_rounds+24($15) !tprello
    srl $8,48,$8;                           ldl $24,ttable_rounds+16($24) !tprello
    zapnot $7,3,$21;                        ldl $3,ttable_rounds+0($3) !tprello
    srl $2,32,$23;                          ldl $10,ttable_rounds+16($10) !tprello
    vlog3r0 $1,$22,$24,$22;                 ldhu $24,ttable_scratch+64+4($31) !tprello
    zapnot $23,3,$23;                       ldl $8,ttable_rounds+24($8) !tprello
    vlog3r0 $22,$25,$15,$15;                stl $14,ttable_scratch+96($31) !tprello
    vlog3r0 $13,$3,$10,$3;                  ldl $24,ttable_rounds+8($24) !tprello
    srl $0,48,$10;                          ldl $21,ttable_rounds+0($21) !tprello
    zapnot $4,3,$22;                        ldhu $25,ttable_scratch+80+2($31) !tprello
    vlog3r0 $3,$24,$8,$3;                   ldl $23,ttable_rounds+8($23) !tprello
    srl $2,16,$8;                           ldl $10,ttable_rounds+24($10) !tprello
    zapnot $8,3,$8;                         stl $3,ttable_scratch+104($31) !tprello
    srl $7,48,$24;                          ldl $25,ttable_rounds+16($25) !tprello
    zapnot $2,3,$9;                         ldl $22,ttable_rounds+0($22) !tprello
    srl $7,32,$12;                          ldl $8,ttable_rounds+16($8) !tprello
    vlog3r0 $11,$21,$25,$11;                ldhu $21,ttable_scratch+88+4($31) !tprello
    zapnot $12,3,$12;                       ldl $24,ttable_rounds+24($24) !tprello
    vlog3r0 $11,$23,$10,$10;                ldl $9,ttable_rounds+0($9) !tprello
    vlog3r0 $5,$22,$8,$5;                   ldl $21,ttable_rounds+8($21) !tprello
    srl $4,48,$4;                           ldhu $8,ttable_scratch+88+2($31) !tprello
    zapnot $0,3,$0;                         ldl $12,ttable_rounds+8($12) !tprello
    vlog3r0 $5,$21,$24,$5;                  ldl $4,ttable_rounds+24($4) !tprello
    srl $7,16,$7;                           ldl $8,ttable_rounds+16($8) !tprello
    zapnot $7,3,$7;                         ldl $0,ttable_rounds+0($0) !tprello
    srl $2,48,$2;                           ldl $7,ttable_rounds+16($7) !tprello
    vlog3r0 $1,$9,$8,$1;                    ldhu $8,ttable_scratch+80+4($31) !tprello
    zapnot $6,3,$9;                         ldl $2,ttable_rounds+24($2) !tprello
    vlog3r0 $1,$12,$4,$1;                   stl $5,ttable_scratch+112($31) !tprello
    vlog3r0 $13,$0,$7,$0;                   ldl $8,ttable_rounds+8($8) !tprello
    srl $15,32,$7;                          ldl $13,ttable_keys+160($31) !tprello
    zapnot $7,3,$7;                         ldl $4,ttable_keys+168($31) !tprello
    vlog3r0 $0,$8,$2,$0;                    ldl $2,ttable_keys+176($31) !tprello
    srl $3,48,$8;                           ldl $12,ttable_keys+184($31) !tprello
    zapnot $14,3,$21;                       stl $0,ttable_scratch+120($31) !tprello
    srl $15,16,$24;                         ldl $9,ttable_rounds+0($9) !tprello
    zapnot $24,3,$24;                       ldhu $22,ttable_scratch+96+2($31) !tprello
    srl $6,48,$11;                          ldl $7,ttable_rounds+8($7) !tprello
    zapnot $15,3,$23;                       ldl $8,ttable_rounds+24($8) !tprello
    srl $6,32,$25;                          ldl $22,ttable_rounds+16($22) !tprello
    zapnot $25,3,$25;                       ldl $21,ttable_rounds+0($21) !tprello
    srl $14,48,$14;                         ldl $24,ttable_rounds+16($24) !tprello
    vlog3r0 $13,$9,$22,$9;                  ldhu $22,ttable_scratch+104+4($31) !tprello
    zapnot $3,3,$3;                         ldl $11,ttable_rounds+24($11) !tprello
    vlog3r0 $9,$7,$8,$7;                    ldl $23,ttable_rounds+0($23) !tprello
    vlog3r0 $4,$21,$24,$21;                 ldl $22,ttable_rounds+8($22) !tprello
    srl $6,16,$6;                           ldhu $24,ttable_scratch+104+2($31) !tprello
    zapnot $6,3,$6;                         ldl $25,ttable_rounds+8($25) !tprello
    vlog3r0 $21,$22,$11,$11;                ldl $14,ttable_rounds+24($14) !tprello
    srl $15,48,$15;                         ldl $24,ttable_rounds+16($24) !tprello
    zapnot $10,3,$21;                       ldl $3,ttable_rounds+0($3) !tprello
    srl $1,32,$22;                          ldl $6,ttable_rounds+16($6) !tprello
    vlog3r0 $2,$23,$24,$23;                 ldhu $24,ttable_scratch+96+4($31) !tprello
    zapnot $22,3,$22;                       ldl $15,ttable_rounds+24($15) !tprello
    vlog3r0 $23,$25,$14,$14;                stl $11,ttable_scratch+128($31) !tprello
    vlog3r0 $12,$3,$6,$3;                   ldl $24,ttable_rounds+8($24) !tprello
    srl $0,48,$6;                           ldl $21,ttable_rounds+0($21) !tprello
    zapnot $5,3,$23;                        ldhu $25,ttable_scratch+112+2($31) !tprello
    vlog3r0 $3,$24,$15,$3;                  ldl $22,ttable_rounds+8($22) !tprello
    srl $1,16,$15;                          ldl $6,ttable_rounds+24($6) !tprello
    zapnot $15,3,$15;                       stl $3,ttable_scratch+136($31) !tprello
    srl $10,48,$24;                         ldl $25,ttable_rounds+16($25) !tprello
    zapnot $1,3,$8;                         ldl $23,ttable_rounds+0($23) !tprello
    srl $10,32,$9;                          ldl $15,ttable_rounds+16($15) !tprello
    vlog3r0 $13,$21,$25,$13;                ldhu $21,ttable_scratch+120+4($31) !tprello
    zapnot $9,3,$9;                         ldl $24,ttable_rounds+24($24) !tprello
    vlog3r0 $13,$22,$6,$6;                  ldl $8,ttable_rounds+0($8) !tprello
    vlog3r0 $4,$23,$15,$4;                  ldl $21,ttable_rounds+8($21) !tprello
    srl $5,48,$5;                           ldhu $15,ttable_scratch+120+2($31) !tprello
    zapnot $0,3,$0;                         ldl $9,ttable_rounds+8($9) !tprello
    vlog3r0 $4,$21,$24,$4;                  ldl $5,ttable_rounds+24($5) !tprello
    srl $10,16,$10;                         ldl $15,ttable_rounds+16($15) !tprello
    zapnot $10,3,$10;                       ldl $0,ttable_rounds+0($0) !tprello
    srl $1,48,$1;                           ldl $10,ttable_rounds+16($10) !tprello
    vlog3r0 $2,$8,$15,$2;                   ldhu $8,ttable_scratch+112+4($31) !tprello
    zapnot $7,3,$15;                        ldl $1,ttable_rounds+24($1) !tprello
    vlog3r0 $2,$9,$5,$2;                    stl $4,ttable_scratch+144($31) !tprello
    vlog3r0 $12,$0,$10,$0;                  ldl $8,ttable_rounds+8($8) !tprello
    srl $14,32,$10;                         ldl $12,ttable_keys+192($31) !tprello
    zapnot $10,3,$10;                       ldl $5,ttable_keys+200($31) !tprello
    vlog3r0 $0,$8,$1,$0;                    ldl $1,ttable_keys+208($31) !tprello
    srl $3,48,$8;                           ldl $9,ttable_keys+216($31) !tprello
    zapnot $11,3,$21;                       stl $0,ttable_scratch+152($31) !tprello
    srl $14,16,$24;                         ldl $15,ttable_rounds+0($15) !tprello
    zapnot $24,3,$24;                       ldhu $23,ttable_scratch+128+2($31) !tprello
    srl $7,48,$13;                          ldl $10,ttable_rounds+8($10) !tprello
    zapnot $14,3,$22;                       ldl $8,ttable_rounds+24($8) !tprello
    srl $7,32,$25;                          ldl $23,ttable_rounds+16($23) !tprello
    zapnot $25,3,$25;                       ldl $21,ttable_rounds+0($21) !tprello
    srl $11,48,$11;                         ldl $24,ttable_rounds+16($24) !tprello
    vlog3r0 $12,$15,$23,$15;                ldhu $23,ttable_scratch+136+4($31) !tprello
    zapnot $3,3,$3;                         ldl $13,ttable_rounds+24($13) !tprello
    vlog3r0 $15,$10,$8,$8;                  ldl $22,ttable_rounds+0($22) !tprello
    vlog3r0 $5,$21,$24,$21;                 ldl $23,ttable_rounds+8($23) !tprello
    srl $7,16,$7;                           ldhu $24,ttable_scratch+136+2($31) !tprello
    zapnot $7,3,$7;                         ldl $25,ttable_rounds+8($25) !tprello
    vlog3r0 $21,$23,$13,$13;                ldl $11,ttable_rounds+24($11) !tprello
    srl $14,48,$14;                         ldl $24,ttable_rounds+16($24) !tprello
    zapnot $6,3,$21;                        ldl $3,ttable_rounds+0($3) !tprello
    srl $2,32,$23;                          ldl $7,ttable_rounds+16($7) !tprello
    vlog3r0 $1,$22,$24,$22;                 ldhu $24,ttable_scratch+128+4($31) !tprello
    zapnot $23,3,$23;                       ldl $14,ttable_rounds+24($14) !tprello
    vlog3r0 $22,$25,$11,$11;                stl $13,ttable_scratch+160($31) !tprello
    vlog3r0 $9,$3,$7,$3;                    ldl $24,ttable_rounds+8($24) !tprello
    srl $0,48,$7;                           ldl $21,ttable_rounds+0($21) !tprello
    zapnot $4,3,$22;                        ldhu $25,ttable_scratch+144+2($31) !tprello
    vlog3r0 $3,$24,$14,$3;                  ldl $23,ttable_rounds+8($23) !tprello
    srl $2,16,$14;                          ldl $7,ttable_rounds+24($7) !tprello
    zapnot $14,3,$14;                       stl $3,ttable_scratch+168($31) !tprello
    srl $6,48,$24;                          ldl $25,ttable_rounds+16($25) !tprello
    zapnot $2,3,$10;                        ldl $22,ttable_rounds+0($22) !tprello
    srl $6,32,$15;                          ldl $14,ttable_rounds+16($14) !tprello
    vlog3r0 $12,$21,$25,$12;                ldhu $21,ttable_scratch+152+4($31) !tprello
    zapnot $15,3,$15;                       ldl $24,ttable_rounds+24($24) !tprello
    vlog3r0 $12,$23,$7,$7;                  ldl $10,ttable_rounds+0($10) !tprello
    vlog3r0 $5,$22,$14,$5;                  ldl $21,ttable_rounds+8($21) !tprello
    srl $4,48,$4;                           ldhu $14,ttable_scratch+152+2($31) !tprello
    zapnot $0,3,$0;                         ldl $15,ttable_rounds+8($15) !tprello
    vlog3r0 $5,$21,$24,$5;                  ldl $4,ttable_rounds+24($4) !tprello
    srl $6,16,$6;                           ldl $14,ttable_rounds+16($14) !tprello
    zapnot $6,3,$6;                         ldl $0,ttable_rounds+0($0) !tprello
    srl $2,48,$2;                           ldl $6,ttable_rounds+16($6) !tprello
    vlog3r0 $1,$10,$14,$1;                  ldhu $10,ttable_scratch+144+4($31) !tprello
    zapnot $8,3,$14;                        ldl $2,ttable_rounds+24($2) !tprello
    vlog3r0 $1,$15,$4,$1;                   stl $5,ttable_scratch+176($31) !tprello
    vlog3r0 $9,$0,$6,$0;                    ldl $10,ttable_rounds+8($10) !tprello
    srl $11,32,$6;                          ldl $9,ttable_keys+224($31) !tprello
    zapnot $6,3,$6;                         ldl $4,ttable_keys+232($31) !tprello
    vlog3r0 $0,$10,$2,$0;                   ldl $2,ttable_keys+240($31) !tprello
    srl $3,48,$10;                          ldl $15,ttable_keys+248($31) !tprello
    zapnot $13,3,$21;                       stl $0,ttable_scratch+184($31) !tprello
    srl $11,16,$24;                         ldl $14,ttable_rounds+0($14) !tprello
    zapnot $24,3,$24;                       ldhu $22,ttable_scratch+160+2($31) !tprello
    srl $8,48,$12;                          ldl $6,ttable_rounds+8($6) !tprello
    zapnot $11,3,$23;                       ldl $10,ttable_rounds+24($10) !tprello
    srl $8,32,$25;                          ldl $22,ttable_rounds+16($22) !tprello
    zapnot $25,3,$25;                       ldl $21,ttable_rounds+0($21) !tprello
    srl $13,48,$13;                         ldl $24,ttable_rounds+16($24) !tprello
    vlog3r0 $9,$14,$22,$14;                 ldhu $22,ttable_scratch+168+4($31) !tprello
    zapnot $3,3,$3;                         ldl $12,ttable_rounds+24($12) !tprello
    vlog3r0 $14,$6,$10,$6;                  ldl $23,ttable_rounds+0($23) !tprello
    vlog3r0 $4,$21,$24,$21;                 ldl $22,ttable_rounds+8($22) !tprello
    srl $8,16,$8;                           ldhu $24,ttable_scratch+168+2($31) !tprello
    zapnot $8,3,$8;                         ldl $25,ttable_rounds+8($25) !tprello
    vlog3r0 $21,$22,$12,$12;                ldl $13,ttable_rounds+24($13) !tprello
    srl $11,48,$11;                         ldl $24,ttable_rounds+16($24) !tprello
    zapnot $7,3,$21;                        ldl $3,ttable_rounds+0($3) !tprello
    srl $1,32,$22;                          ldl $8,ttable_rounds+16($8) !tprello
    vlog3r0 $2,$23,$24,$23;                 ldhu $24,ttable_scratch+160+4($31) !tprello
    zapnot $22,3,$22;                       ldl $11,ttable_rounds+24($11) !tprello
    vlog3r0 $23,$25,$13,$13;                stl $12,ttable_scratch+192($31) !tprello
    vlog3r0 $15,$3,$8,$3;                   ldl $24,ttable_rounds+8($24) !tprello
    srl $0,48,$8;                           ldl $21,ttable_rounds+0($21) !tprello
    zapnot $5,3,$23;                        ldhu $25,ttable_scratch+176+2($31) !tprello
    vlog3r0 $3,$24,$11,$3;                  ldl $22,ttable_rounds+8($22) !tprello
    srl $1,16,$11;                          ldl $8,ttable_rounds+24($8) !tprello
    zapnot $11,3,$11;                       stl $3,ttable_scratch+200($31) !tprello
    srl $7,48,$24;                          ldl $25,ttable_rounds+16($25) !tprello
    zapnot $1,3,$10;                        ldl $23,ttable_rounds+0($23) !tprello
    srl $7,32,$14;                          ldl $11,ttable_rounds+16($11) !tprello
    vlog3r0 $9,$21,$25,$9;                  ldhu $21,ttable_scratch+184+4($31) !tprello
    zapnot $14,3,$14;                       ldl $24,ttable_rounds+24($24) !tprello
    vlog3r0 $9,$22,$8,$8;                   ldl $10,ttable_rounds+0($10) !tprello
    vlog3r0 $4,$23,$11,$4;                  ldl $21,ttable_rounds+8($21) !tprello
    srl $5,48,$5;                           ldhu $11,ttable_scratch+184+2($31) !tprello
    zapnot $0,3,$0;                         ldl $14,ttable_rounds+8($14) !tprello
    vlog3r0 $4,$21,$24,$4;                  ldl $5,ttable_rounds+24($5) !tprello
    srl $7,16,$7;                           ldl $11,ttable_rounds+16($11) !tprello
    zapnot $7,3,$7;                         ldl $0,ttable_rounds+0($0) !tprello
    srl $1,48,$1;                           ldl $7,ttable_rounds+16($7) !tprello
    vlog3r0 $2,$10,$11,$2;                  ldhu $10,ttable_scratch+176+4($31) !tprello
    zapnot $6,3,$11;                        ldl $1,ttable_rounds+24($1) !tprello
    vlog3r0 $2,$14,$5,$2;                   stl $4,ttable_scratch+208($31) !tprello
    vlog3r0 $15,$0,$7,$0;                   ldl $10,ttable_rounds+8($10) !tprello
    srl $13,32,$7;                          ldl $15,ttable_keys+256($31) !tprello
    zapnot $7,3,$7;                         ldl $5,ttable_keys+264($31) !tprello
    vlog3r0 $0,$10,$1,$0;                   ldl $1,ttable_keys+272($31) !tprello
    srl $3,48,$10;                          ldl $14,ttable_keys+280($31) !tprello
    zapnot $12,3,$21;                       stl $0,ttable_scratch+216($31) !tprello
    srl $13,16,$24;                         ldl $11,ttable_rounds+0($11) !tprello
    zapnot $24,3,$24;                       ldhu $23,ttable_scratch+192+2($31) !tprello
    srl $6,48,$9;                           ldl $7,ttable_rounds+8($7) !tprello
    zapnot $13,3,$22;                       ldl $10,ttable_rounds+24($10) !tprello
    srl $6,32,$25;                          ldl $23,ttable_rounds+16($23) !tprello
    zapnot $25,3,$25;                       ldl $21,ttable_rounds+0($21) !tprello
    srl $12,48,$12;                         ldl $24,ttable_rounds+16($24) !tprello
    vlog3r0 $15,$11,$23,$11;                ldhu $23,ttable_scratch+200+4($31) !tprello
    zapnot $3,3,$3;                         ldl $9,ttable_rounds+24($9) !tprello
    vlog3r0 $11,$7,$10,$7;                  ldl $22,ttable_rounds+0($22) !tprello
    vlog3r0 $5,$21,$24,$21;                 ldl $23,ttable_rounds+8($23) !tprello
    srl $6,16,$6;                           ldhu $24,ttable_scratch+200+2($31) !tprello
    zapnot $6,3,$6;                         ldl $25,ttable_rounds+8($25) !tprello
    vlog3r0 $21,$23,$9,$9;                  ldl $12,ttable_rounds+24($12) !tprello
    srl $13,48,$13;                         ldl $24,ttable_rounds+16($24) !tprello
    zapnot $8,3,$21;                        ldl $3,ttable_rounds+0($3) !tprello
    srl $2,32,$23;                          ldl $6,ttable_rounds+16($6) !tprello
    vlog3r0 $1,$22,$24,$22;                 ldhu $24,ttable_scratch+192+4($31) !tprello
    zapnot $23,3,$23;                       ldl $13,ttable_rounds+24($13) !tprello
    vlog3r0 $22,$25,$12,$12;                stl $9,ttable_scratch+224($31) !tprello
    vlog3r0 $14,$3,$6,$3;                   ldl $24,ttable_rounds+8($24) !tprello
    srl $0,48,$6;                           ldl $21,ttable_rounds+0($21) !tprello
    zapnot $4,3,$22;                        ldhu $25,ttable_scratch+208+2($31) !tprello
    vlog3r0 $3,$24,$13,$3;                  ldl $23,ttable_rounds+8($23) !tprello
    srl $2,16,$13;                          ldl $6,ttable_rounds+24($6) !tprello
    zapnot $13,3,$13;                       stl $3,ttable_scratch+232($31) !tprello
    srl $8,48,$24;                          ldl $25,ttable_rounds+16($25) !tprello
    zapnot $2,3,$10;                        ldl $22,ttable_rounds+0($22) !tprello
    srl $8,32,$11;                          ldl $13,ttable_rounds+16($13) !tprello
    vlog3r0 $15,$21,$25,$15;                ldhu $21,ttable_scratch+216+4($31) !tprello
    zapnot $11,3,$11;                       ldl $24,ttable_rounds+24($24) !tprello
    vlog3r0 $15,$23,$6,$6;                  ldl $10,ttable_rounds+0($10) !tprello
    vlog3r0 $5,$22,$13,$5;                  ldl $21,ttable_rounds+8($21) !tprello
    srl $4,48,$4;                           ldhu $13,ttable_scratch+216+2($31) !tprello
    zapnot $0,3,$0;                         ldl $11,ttable_rounds+8($11) !tprello
    vlog3r0 $5,$21,$24,$5;                  ldl $4,ttable_rounds+24($4) !tprello
    srl $8,16,$8;                           ldl $13,ttable_rounds+16($13) !tprello
    zapnot $8,3,$8;                         ldl $0,ttable_rounds+0($0) !tprello
    srl $2,48,$2;                           ldl $8,ttable_rounds+16($8) !tprello
    vlog3r0 $1,$10,$13,$1;                  ldhu $10,ttable_scratch+208+4($31) !tprello
    zapnot $7,3,$13;                        ldl $2,ttable_rounds+24($2) !tprello
    vlog3r0 $1,$11,$4,$1;                   stl $5,ttable_scratch+240($31) !tprello
    vlog3r0 $14,$0,$8,$0;                   ldl $10,ttable_rounds+8($10) !tprello
    srl $12,32,$8;                          ldl $14,ttable_keys+288($31) !tprello
    zapnot $8,3,$8;                         ldl $4,ttable_keys+296($31) !tprello
    vlog3r0 $0,$10,$2,$0;                   ldl $2,ttable_keys+304($31) !tprello
    srl $3,48,$10;                          ldl $11,ttable_keys+312($31) !tprello
    zapnot $9,3,$21;                        stl $0,ttable_scratch+248($31) !tprello
    srl $12,16,$24;                         ldl $13,ttable_rounds+0($13) !tprello
    zapnot $24,3,$24;                       ldhu $22,ttable_scratch+224+2($31) !tprello
    srl $7,48,$15;                          ldl $8,ttable_rounds+8($8) !tprello
    zapnot $12,3,$23;                       ldl $10,ttable_rounds+24($10) !tprello
    srl $7,32,$25;                          ldl $22,ttable_rounds+16($22) !tprello
    zapnot $25,3,$25;                       ldl $21,ttable_rounds+0($21) !tprello
    srl $9,48,$9;                           ldl $24,ttable_rounds+16($24) !tprello
    vlog3r0 $14,$13,$22,$13;                ldhu $22,ttable_scratch+232+4($31) !tprello
    zapnot $3,3,$3;                         ldl $15,ttable_rounds+24($15) !tprello
    vlog3r0 $13,$8,$10,$8;                  ldl $23,ttable_rounds+0($23) !tprello
    vlog3r0 $4,$21,$24,$21;                 ldl $22,ttable_rounds+8($22) !tprello
    srl $7,16,$7;                           ldhu $24,ttable_scratch+232+2($31) !tprello
    zapnot $7,3,$7;                         ldl $25,ttable_rounds+8($25) !tprello
    vlog3r0 $21,$22,$15,$15;                ldl $9,ttable_rounds+24($9) !tprello
    srl $12,48,$12;                         ldl $24,ttable_rounds+16($24) !tprello
    zapnot $6,3,$21;                        ldl $3,ttable_rounds+0($3) !tprello
    srl $1,32,$22;                          ldl $7,ttable_rounds+16($7) !tprello
    vlog3r0 $2,$23,$24,$23;                 ldhu $24,ttable_scratch+224+4($31) !tprello
    zapnot $22,3,$22;                       ldl $12,ttable_rounds+24($12) !tprello
    vlog3r0 $23,$25,$9,$9;                  stl $15,ttable_scratch+256($31) !tprello
    vlog3r0 $11,$3,$7,$3;                   ldl $24,ttable_rounds+8($24) !tprello
    srl $0,48,$7;                           ldl $21,ttable_rounds+0($21) !tprello
    zapnot $5,3,$23;                        ldhu $25,ttable_scratch+240+2($31) !tprello
    vlog3r0 $3,$24,$12,$3;                  ldl $22,ttable_rounds+8($22) !tprello
    srl $1,16,$12;                          ldl $7,ttable_rounds+24($7) !tprello
    zapnot $12,3,$12;                       stl $3,ttable_scratch+264($31) !tprello
    srl $6,48,$24;                          ldl $25,ttable_rounds+16($25) !tprello
    zapnot $1,3,$10;                        ldl $23,ttable_rounds+0($23) !tprello
    srl $6,32,$13;                          ldl $12,ttable_rounds+16($12) !tprello
    vlog3r0 $14,$21,$25,$14;                ldhu $21,ttable_scratch+248+4($31) !tprello
    zapnot $13,3,$13;                       ldl $24,ttable_rounds+24($24) !tprello
    vlog3r0 $14,$22,$7,$7;                  ldl $10,ttable_rounds+0($10) !tprello
    vlog3r0 $4,$23,$12,$4;                  ldl $21,ttable_rounds+8($21) !tprello
    srl $5,48,$5;                           ldhu $12,ttable_scratch+248+2($31) !tprello
    zapnot $0,3,$0;                         ldl $13,ttable_rounds+8($13) !tprello
    vlog3r0 $4,$21,$24,$4;                  ldl $5,ttable_rounds+24($5) !tprello
    srl $6,16,$6;                           ldl $12,ttable_rounds+16($12) !tprello
    zapnot $6,3,$6;                         ldl $0,ttable_rounds+0($0) !tprello
    srl $1,48,$1;                           ldl $6,ttable_rounds+16($6) !tprello
    vlog3r0 $2,$10,$12,$2;                  ldhu $10,ttable_scratch+240+4($31) !tprello
    zapnot $8,3,$12;                        ldl $1,ttable_rounds+24($1) !tprello
    vlog3r0 $2,$13,$5,$2;                   stl $4,ttable_scratch+272($31) !tprello
    vlog3r0 $11,$0,$6,$0;                   ldl $10,ttable_rounds+8($10) !tprello
    srl $9,32,$6;                           ldl $11,ttable_keys+320($31) !tprello
    zapnot $6,3,$6;                         ldl $5,ttable_keys+328($31) !tprello
    vlog3r0 $0,$10,$1,$0;                   ldl $1,ttable_keys+336($31) !tprello
    srl $3,48,$10;                          ldl $13,ttable_keys+344($31) !tprello
    zapnot $15,3,$21;                       stl $0,ttable_scratch+280($31) !tprello
    srl $9,16,$24;                          ldl $12,ttable_rounds+0($12) !tprello
    zapnot $24,3,$24;                       ldhu $23,ttable_scratch+256+2($31) !tprello
    srl $8,48,$14;                          ldl $6,ttable_rounds+8($6) !tprello
    zapnot $9,3,$22;                        ldl $10,ttable_rounds+24($10) !tprello
    srl $8,32,$25;                          ldl $23,ttable_rounds+16($23) !tprello
    zapnot $25,3,$25;                       ldl $21,ttable_rounds+0($21) !tprello
    srl $15,48,$15;                         ldl $24,ttable_rounds+16($24) !tprello
    vlog3r0 $11,$12,$23,$12;                ldhu $23,ttable_scratch+264+4($31) !tprello
    zapnot $3,3,$3;                         ldl $14,ttable_rounds+24($14) !tprello
    vlog3r0 $12,$6,$10,$6;                  ldl $22,ttable_rounds+0($22) !tprello
    vlog3r0 $5,$21,$24,$21;                 ldl $23,ttable_rounds+8($23) !tprello
    srl $8,16,$8;                           ldhu $24,ttable_scratch+264+2($31) !tprello
    zapnot $8,3,$8;                         ldl $25,ttable_rounds+8($25) !tprello
    vlog3r0 $21,$23,$14,$14;                ldl $15,ttable_rounds+24($15) !tprello
    srl $9,48,$9;                           ldl $24,ttable_rounds+16($24) !tprello
    zapnot $7,3,$21;                        ldl $3,ttable_rounds+0($3) !tprello
    srl $2,32,$23;                          ldl $8,ttable_rounds+16($8) !tprello
    vlog3r0 $1,$22,$24,$22;                 ldhu $24,ttable_scratch+256+4($31) !tprello
    zapnot $23,3,$23;                       ldl $9,ttable_rounds+24($9) !tprello
    vlog3r0 $22,$25,$15,$15;                stl $14,ttable_scratch+288($31) !tprello
    vlog3r0 $13,$3,$8,$3;                   ldl $24,ttable_rounds+8($24) !tprello
    srl $0,48,$8;                           ldl $21,ttable_rounds+0($21) !tprello
    zapnot $4,3,$22;                        ldhu $25,ttable_scratch+272+2($31) !tprello
    vlog3r0 $3,$24,$9,$3;                   ldl $23,ttable_rounds+8($23) !tprello
    srl $2,16,$9;                           ldl $8,ttable_rounds+24($8) !tprello
    zapnot $9,3,$9;                         stl $3,ttable_scratch+296($31) !tprello
    srl $7,48,$24;                          ldl $25,ttable_rounds+16($25) !tprello
    zapnot $2,3,$10;                        ldl $22,ttable_rounds+0($22) !tprello
    srl $7,32,$12;                          ldl $9,ttable_rounds+16($9) !tprello
    vlog3r0 $11,$21,$25,$11;                ldhu $21,ttable_scratch+280+4($31) !tprello
    zapnot $12,3,$12;                       ldl $24,ttable_rounds+24($24) !tprello
    vlog3r0 $11,$23,$8,$8;                  ldl $10,ttable_rounds+0($10) !tprello
    vlog3r0 $5,$22,$9,$5;                   ldl $21,ttable_rounds+8($21) !tprello
    srl $4,48,$4;                           ldhu $9,ttable_scratch+280+2($31) !tprello
    zapnot $0,3,$0;                         ldl $12,ttable_rounds+8($12) !tprello
    vlog3r0 $5,$21,$24,$5;                  ldl $4,ttable_rounds+24($4) !tprello
    srl $7,16,$7;                           ldl $9,ttable_rounds+16($9) !tprello
    zapnot $7,3,$7;                         ldl $0,ttable_rounds+0($0) !tprello
    srl $2,48,$2;                           ldl $7,ttable_rounds+16($7) !tprello
    vlog3r0 $1,$10,$9,$1;                   ldhu $9,ttable_scratch+272+4($31) !tprello
    zapnot $6,3,$10;                        ldl $2,ttable_rounds+24($2) !tprello
    vlog3r0 $1,$12,$4,$1;                   stl $5,ttable_scratch+304($31) !tprello
    vlog3r0 $13,$0,$7,$0;                   ldl $9,ttable_rounds+8($9) !tprello
    srl $15,32,$7;                          ldl $13,ttable_keys+352($31) !tprello
    zapnot $7,3,$7;                         ldl $4,ttable_keys+360($31) !tprello
    vlog3r0 $0,$9,$2,$0;                    ldl $2,ttable_keys+368($31) !tprello
    srl $3,48,$9;                           ldl $12,ttable_keys+376($31) !tprello
    zapnot $14,3,$21;                       stl $0,ttable_scratch+312($31) !tprello
    srl $15,16,$24;                         ldl $10,ttable_rounds+0($10) !tprello
    zapnot $24,3,$24;                       ldhu $22,ttable_scratch+288+2($31) !tprello
    srl $6,48,$11;                          ldl $7,ttable_rounds+8($7) !tprello
    zapnot $15,3,$23;                       ldl $9,ttable_rounds+24($9) !tprello
    srl $6,32,$25;                          ldl $22,ttable_rounds+16($22) !tprello
    zapnot $25,3,$25;                       ldl $21,ttable_rounds+0($21) !tprello
    srl $14,48,$14;                         ldl $24,ttable_rounds+16($24) !tprello
    vlog3r0 $13,$10,$22,$10;                ldhu $22,ttable_scratch+296+4($31) !tprello
    zapnot $3,3,$3;                         ldl $11,ttable_rounds+24($11) !tprello
    vlog3r0 $10,$7,$9,$7;                   ldl $23,ttable_rounds+0($23) !tprello
    vlog3r0 $4,$21,$24,$21;                 ldl $22,ttable_rounds+8($22) !tprello
    srl $6,16,$6;                           ldhu $24,ttable_scratch+296+2($31) !tprello
    zapnot $6,3,$6;                         ldl $25,ttable_rounds+8($25) !tprello
    vlog3r0 $21,$22,$11,$11;                ldl $14,ttable_rounds+24($14) !tprello
    srl $15,48,$15;                         ldl $24,ttable_rounds+16($24) !tprello
    zapnot $8,3,$21;                        ldl $3,ttable_rounds+0($3) !tprello
    srl $1,32,$22;                          ldl $6,ttable_rounds+16($6) !tprello
    vlog3r0 $2,$23,$24,$23;                 ldhu $24,ttable_scratch+288+4($31) !tprello
    zapnot $22,3,$22;                       ldl $15,ttable_rounds+24($15) !tprello
    vlog3r0 $23,$25,$14,$14;                stl $11,ttable_scratch+320($31) !tprello
    vlog3r0 $12,$3,$6,$3;                   ldl $24,ttable_rounds+8($24) !tprello
    srl $0,48,$6;                           ldl $21,ttable_rounds+0($21) !tprello
    zapnot $5,3,$23;                        ldhu $25,ttable_scratch+304+2($31) !tprello
    vlog3r0 $3,$24,$15,$3;                  ldl $22,ttable_rounds+8($22) !tprello
    srl $1,16,$15;                          ldl $6,ttable_rounds+24($6) !tprello
    zapnot $15,3,$15;                       stl $3,ttable_scratch+328($31) !tprello
    srl $8,48,$24;                          ldl $25,ttable_rounds+16($25) !tprello
    zapnot $1,3,$9;                         ldl $23,ttable_rounds+0($23) !tprello
    srl $8,32,$10;                          ldl $15,ttable_rounds+16($15) !tprello
    vlog3r0 $13,$21,$25,$13;                ldhu $21,ttable_scratch+312+4($31) !tprello
    zapnot $10,3,$10;                       ldl $24,ttable_rounds+24($24) !tprello
    vlog3r0 $13,$22,$6,$6;                  ldl $9,ttable_rounds+0($9) !tprello
    vlog3r0 $4,$23,$15,$4;                  ldl $21,ttable_rounds+8($21) !tprello
    srl $5,48,$5;                           ldhu $15,ttable_scratch+312+2($31) !tprello
    zapnot $0,3,$0;                         ldl $10,ttable_rounds+8($10) !tprello
    vlog3r0 $4,$21,$24,$4;                  ldl $5,ttable_rounds+24($5) !tprello
    srl $8,16,$8;                           ldl $15,ttable_rounds+16($15) !tprello
    zapnot $8,3,$8;                         ldl $0,ttable_rounds+0($0) !tprello
    srl $1,48,$1;                           ldl $8,ttable_rounds+16($8) !tprello
    vlog3r0 $2,$9,$15,$2;                   ldhu $9,ttable_scratch+304+4($31) !tprello
    zapnot $7,3,$15;                        ldl $1,ttable_rounds+24($1) !tprello
    vlog3r0 $2,$10,$5,$2;                   stl $4,ttable_scratch+336($31) !tprello
    vlog3r0 $12,$0,$8,$0;                   ldl $9,ttable_rounds+8($9) !tprello
    srl $14,32,$8;                          ldl $12,ttable_keys+384($31) !tprello
    zapnot $8,3,$8;                         ldl $5,ttable_keys+392($31) !tprello
    vlog3r0 $0,$9,$1,$0;                    ldl $1,ttable_keys+400($31) !tprello
    srl $3,48,$9;                           ldl $10,ttable_keys+408($31) !tprello
    zapnot $11,3,$21;                       stl $0,ttable_scratch+344($31) !tprello
    srl $14,16,$24;                         ldl $15,ttable_rounds+0($15) !tprello
    zapnot $24,3,$24;                       ldhu $23,ttable_scratch+320+2($31) !tprello
    srl $7,48,$13;                          ldl $8,ttable_rounds+8($8) !tprello
    zapnot $14,3,$22;                       ldl $9,ttable_rounds+24($9) !tprello
    srl $7,32,$25;                          ldl $23,ttable_rounds+16($23) !tprello
    zapnot $25,3,$25;                       ldl $21,ttable_rounds+0($21) !tprello
    srl $11,48,$11;                         ldl $24,ttable_rounds+16($24) !tprello
    vlog3r0 $12,$15,$23,$15;                ldhu $23,ttable_scratch+328+4($31) !tprello
    zapnot $3,3,$3;                         ldl $13,ttable_rounds+24($13) !tprello
    vlog3r0 $15,$8,$9,$8;                   ldl $22,ttable_rounds+0($22) !tprello
    vlog3r0 $5,$21,$24,$21;                 ldl $23,ttable_rounds+8($23) !tprello
    srl $7,16,$7;                           ldhu $24,ttable_scratch+328+2($31) !tprello
    zapnot $7,3,$7;                         ldl $25,ttable_rounds+8($25) !tprello
    vlog3r0 $21,$23,$13,$13;                ldl $11,ttable_rounds+24($11) !tprello
    srl $14,48,$14;                         ldl $24,ttable_rounds+16($24) !tprello
    zapnot $6,3,$21;                        ldl $3,ttable_rounds+0($3) !tprello
    srl $2,32,$23;                          ldl $7,ttable_rounds+16($7) !tprello
    vlog3r0 $1,$22,$24,$22;                 ldhu $24,ttable_scratch+320+4($31) !tprello
    zapnot $23,3,$23;                       ldl $14,ttable_rounds+24($14) !tprello
    vlog3r0 $22,$25,$11,$11;                stl $13,ttable_scratch+352($31) !tprello
    vlog3r0 $10,$3,$7,$3;                   ldl $24,ttable_rounds+8($24) !tprello
    srl $0,48,$7;                           ldl $21,ttable_rounds+0($21) !tprello
    zapnot $4,3,$22;                        ldhu $25,ttable_scratch+336+2($31) !tprello
    vlog3r0 $3,$24,$14,$3;                  ldl $23,ttable_rounds+8($23) !tprello
    srl $2,16,$14;                          ldl $7,ttable_rounds+24($7) !tprello
    zapnot $14,3,$14;                       stl $3,ttable_scratch+360($31) !tprello
    srl $6,48,$24;                          ldl $25,ttable_rounds+16($25) !tprello
    zapnot $2,3,$9;                         ldl $22,ttable_rounds+0($22) !tprello
    srl $6,32,$15;                          ldl $14,ttable_rounds+16($14) !tprello
    vlog3r0 $12,$21,$25,$12;                ldhu $21,ttable_scratch+344+4($31) !tprello
    zapnot $15,3,$15;                       ldl $24,ttable_rounds+24($24) !tprello
    vlog3r0 $12,$23,$7,$7;                  ldl $9,ttable_rounds+0($9) !tprello
    vlog3r0 $5,$22,$14,$5;                  ldl $21,ttable_rounds+8($21) !tprello
    srl $4,48,$4;                           ldhu $14,ttable_scratch+344+2($31) !tprello
    zapnot $0,3,$0;                         ldl $15,ttable_rounds+8($15) !tprello
    vlog3r0 $5,$21,$24,$5;                  ldl $4,ttable_rounds+24($4) !tprello
    srl $6,16,$6;                           ldl $14,ttable_rounds+16($14) !tprello
    zapnot $6,3,$6;                         ldl $0,ttable_rounds+0($0) !tprello
    srl $2,48,$2;                           ldl $6,ttable_rounds+16($6) !tprello
    vlog3r0 $1,$9,$14,$1;                   ldhu $9,ttable_scratch+336+4($31) !tprello
    zapnot $8,3,$14;                        ldl $2,ttable_rounds+24($2) !tprello
    vlog3r0 $1,$15,$4,$1;                   stl $5,ttable_scratch+368($31) !tprello
    vlog3r0 $10,$0,$6,$0;                   ldl $9,ttable_rounds+8($9) !tprello
    srl $11,32,$6;                          ldl $10,ttable_keys+416($31) !tprello
    zapnot $6,3,$6;                         ldl $4,ttable_keys+424($31) !tprello
    vlog3r0 $0,$9,$2,$0;                    ldl $2,ttable_keys+432($31) !tprello
    srl $3,48,$9;                           ldl $15,ttable_keys+440($31) !tprello
    zapnot $13,3,$21;                       stl $0,ttable_scratch+376($31) !tprello
    srl $11,16,$24;                         ldl $14,ttable_rounds+0($14) !tprello
    zapnot $24,3,$24;                       ldhu $22,ttable_scratch+352+2($31) !tprello
    srl $8,48,$12;                          ldl $6,ttable_rounds+8($6) !tprello
    zapnot $11,3,$23;                       ldl $9,ttable_rounds+24($9) !tprello
    srl $8,32,$25;                          ldl $22,ttable_rounds+16($22) !tprello
    zapnot $25,3,$25;                       ldl $21,ttable_rounds+0($21) !tprello
    srl $13,48,$13;                         ldl $24,ttable_rounds+16($24) !tprello
    vlog3r0 $10,$14,$22,$14;                ldhu $22,ttable_scratch+360+4($31) !tprello
    zapnot $3,3,$3;                         ldl $12,ttable_rounds+24($12) !tprello
    vlog3r0 $14,$6,$9,$6;                   ldl $23,ttable_rounds+0($23) !tprello
    vlog3r0 $4,$21,$24,$21;                 ldl $22,ttable_rounds+8($22) !tprello
    srl $8,16,$8;                           ldhu $24,ttable_scratch+360+2($31) !tprello
    zapnot $8,3,$8;                         ldl $25,ttable_rounds+8($25) !tprello
    vlog3r0 $21,$22,$12,$12;                ldl $13,ttable_rounds+24($13) !tprello
    srl $11,48,$11;                         ldl $24,ttable_rounds+16($24) !tprello
    zapnot $7,3,$21;                        ldl $3,ttable_rounds+0($3) !tprello
    srl $1,32,$22;                          ldl $8,ttable_rounds+16($8) !tprello
    vlog3r0 $2,$23,$24,$23;                 ldhu $24,ttable_scratch+352+4($31) !tprello
    zapnot $22,3,$22;                       ldl $11,ttable_rounds+24($11) !tprello
    vlog3r0 $23,$25,$13,$13;                stl $12,ttable_scratch+384($31) !tprello
    vlog3r0 $15,$3,$8,$3;                   ldl $24,ttable_rounds+8($24) !tprello
    srl $0,48,$8;                           ldl $21,ttable_rounds+0($21) !tprello
    zapnot $5,3,$23;                        ldhu $25,ttable_scratch+368+2($31) !tprello
    vlog3r0 $3,$24,$11,$3;                  ldl $22,ttable_rounds+8($22) !tprello
    srl $1,16,$11;                          ldl $8,ttable_rounds+24($8) !tprello
    zapnot $11,3,$11;                       stl $3,ttable_scratch+392($31) !tprello
    srl $7,48,$24;                          ldl $25,ttable_rounds+16($25) !tprello
    zapnot $1,3,$9;                         ldl $23,ttable_rounds+0($23) !tprello
    srl $7,32,$14;                          ldl $11,ttable_rounds+16($11) !tprello
    vlog3r0 $10,$21,$25,$10;                ldhu $21,ttable_scratch+376+4($31) !tprello
    zapnot $14,3,$14;                       ldl $24,ttable_rounds+24($24) !tprello
    vlog3r0 $10,$22,$8,$8;                  ldl $9,ttable_rounds+0($9) !tprello
    vlog3r0 $4,$23,$11,$4;                  ldl $21,ttable_rounds+8($21) !tprello
    srl $5,48,$5;                           ldhu $11,ttable_scratch+376+2($31) !tprello
    zapnot $0,3,$0;                         ldl $14,ttable_rounds+8($14) !tprello
    vlog3r0 $4,$21,$24,$4;                  ldl $5,ttable_rounds+24($5) !tprello
    srl $7,16,$7;                           ldl $11,ttable_rounds+16($11) !tprello
    zapnot $7,3,$7;                         ldl $0,ttable_rounds+0($0) !tprello
    srl $1,48,$1;                           ldl $7,ttable_rounds+16($7) !tprello
    vlog3r0 $2,$9,$11,$2;                   ldhu $9,ttable_scratch+368+4($31) !tprello
    zapnot $6,3,$11;                        ldl $1,ttable_rounds+24($1) !tprello
    vlog3r0 $2,$14,$5,$2;                   stl $4,ttable_scratch+400($31) !tprello
    vlog3r0 $15,$0,$7,$0;                   ldl $9,ttable_rounds+8($9) !tprello
    srl $13,32,$7;                          ldw $15,aes_round_keys+16*AES_ROUNDS+COLUMN0($31) !tprello
    zapnot $7,3,$7;                         ldw $5,aes_round_keys+16*AES_ROUNDS+COLUMN1($31) !tprello
    vlog3r0 $0,$9,$1,$0;                    ldw $1,aes_round_keys+16*AES_ROUNDS+COLUMN2($31) !tprello
    srl $3,48,$9;                           ldw $14,aes_round_keys+16*AES_ROUNDS+COLUMN3($31) !tprello
    zapnot $12,3,$21;                       stl $0,ttable_scratch+408($31) !tprello
    srl $13,16,$24;                         ldw $11,ttable_last+0($11) !tprello
    zapnot $24,3,$24;                       ldhu $23,ttable_scratch+384+2($31) !tprello
    srl $6,48,$10;                          ldw $7,ttable_last+16($7) !tprello
    zapnot $13,3,$22;                       ldw $9,ttable_last+20($9) !tprello
    srl $6,32,$25;                          ldw $23,ttable_last+4($23) !tprello
    zapnot $25,3,$25;                       ldw $21,ttable_last+0($21) !tprello
    srl $12,48,$12;                         ldw $24,ttable_last+4($24) !tprello
    vlog3r0 $15,$11,$23,$11;                ldhu $23,ttable_scratch+392+4($31) !tprello
    zapnot $3,3,$3;                         ldw $10,ttable_last+20($10) !tprello
    vlog3r0 $11,$7,$9,$7;                   ldw $22,ttable_last+0($22) !tprello
    vlog3r0 $5,$21,$24,$21;                 ldw $23,ttable_last+16($23) !tprello
    srl $6,16,$6;                           stw $7,0+COLUMN0(OUT)
    zapnot $6,3,$6;                         ldhu $7,ttable_scratch+392+2($31) !tprello
    vlog3r0 $21,$23,$10,$10;                ldw $25,ttable_last+16($25) !tprello
    srl $13,48,$13;                         ldw $12,ttable_last+20($12) !tprello
    zapnot $8,3,$21;                        stw $10,0+COLUMN1(OUT)
    srl $2,32,$10;                          ldw $7,ttable_last+4($7) !tprello
    zapnot $10,3,$10;                       ldw $3,ttable_last+0($3) !tprello
    srl $0,48,$23;                          ldw $6,ttable_last+4($6) !tprello
    vlog3r0 $1,$22,$7,$7;                   ldhu $22,ttable_scratch+384+4($31) !tprello
    zapnot $4,3,$24;                        ldw $13,ttable_last+20($13) !tprello
    vlog3r0 $7,$25,$12,$7;                  ldw $21,ttable_last+0($21) !tprello
    vlog3r0 $14,$3,$6,$3;                   ldw $22,ttable_last+16($22) !tprello
    srl $2,16,$6;                           stw $7,0+COLUMN2(OUT)
    zapnot $6,3,$6;                         ldhu $7,ttable_scratch+400+2($31) !tprello
    vlog3r0 $3,$22,$13,$3;                  ldw $10,ttable_last+16($10) !tprello
    srl $8,48,$13;                          ldw $23,ttable_last+20($23) !tprello
    zapnot $2,3,$22;                        stw $3,0+COLUMN3(OUT)
    srl $8,32,$3;                           ldw $7,ttable_last+4($7) !tprello
    zapnot $3,3,$3;                         ldw $24,ttable_last+0($24) !tprello
    srl $4,48,$4;                           ldw $6,ttable_last+4($6) !tprello
    vlog3r0 $15,$21,$7,$7;                  ldhu $15,ttable_scratch+408+4($31) !tprello
    zapnot $0,3,$0;                         ldw $13,ttable_last+20($13) !tprello
    vlog3r0 $7,$10,$23,$7;                  ldw $22,ttable_last+0($22) !tprello
    vlog3r0 $5,$24,$6,$5;                   ldw $15,ttable_last+16($15) !tprello
    srl $8,16,$8;                           stw $7,16+COLUMN0(OUT)
    zapnot $8,3,$8;                         ldhu $7,ttable_scratch+408+2($31) !tprello
    vlog3r0 $5,$15,$13,$5;                  ldw $3,ttable_last+16($3) !tprello
    srl $2,48,$2;                           ldw $4,ttable_last+20($4) !tprello
    ldi OUT,32(OUT);                        stw $5,16+COLUMN1-32(OUT)
    clr $31;                                ldw $7,ttable_last+4($7) !tprello
    clr $31;                                ldw $0,ttable_last+0($0) !tprello
    clr $31;                                ldw $8,ttable_last+4($8) !tprello
    vlog3r0 $1,$22,$7,$1;                   ldhu $7,ttable_scratch+400+4($31) !tprello
    clr $31;                                ldw $2,ttable_last+20($2) !tprello
    vlog3r0 $1,$3,$4,$3;                    nop
    vlog3r0 $14,$0,$8,$8;                   ldw $7,ttable_last+16($7) !tprello
    subl LEFT,1,LEFT;                       vldd $14,ttable_keys($31) !tprello
    ldi $0,32(IN);                          ldl $22,ttable_keys+32($31) !tprello
    selgt LEFT,$0,IN,IN;                    ldl $0,ttable_keys+40($31) !tprello
    vlog3r0 $8,$7,$2,$7;                    vldd $8,0(IN)
    clr $31;                                ldl $1,ttable_keys+48($31) !tprello
    clr $31;                                ldl $2,ttable_keys+56($31) !tprello
    clr $31;                                stw $3,16+COLUMN2-32(OUT)
    vxorw $8,$14,$8;                        stw $7,16+COLUMN3-32(OUT)
    clr $31;                                nop
    vsllw $8,5,$7;                          nop
    vsllw $8,13,$14;                        nop
    vandw $7,FIELD0,$7;                     nop
    vandw $14,FIELD1,$14;                   nop
    vsrlw $8,11,$3;                         nop
    vbisw $7,$14,$7;                        nop
    vandw $3,FIELD0,$3;                     nop
    vsrlw $8,3,$8;                          vstd $7,ttable_first+0($31) !tprello
    clr $31;                                nop
    vandw $8,FIELD1,$8;                     nop
    clr $31;                                ldw $7,ttable_first+0+COLUMN0($31) !tprello
    vbisw $3,$8,$3;                         ldw $8,ttable_first+0+COLUMN1($31) !tprello
    clr $31;                                ldw $14,ttable_first+0+COLUMN2($31) !tprello
    zapnot $7,3,$4;                         vstd $3,ttable_first+32($31) !tprello
    srl $8,16,$3;                           ldl $4,ttable_rounds+0($4) !tprello
    zapnot $8,3,$8;                         ldl $3,ttable_rounds+16($3) !tprello
    srl $14,16,$5;                          ldw $13,ttable_first+32+COLUMN2($31) !tprello
    zapnot $14,3,$14;                       ldw $15,ttable_first+32+COLUMN3($31) !tprello
    vlog3r0 $22,$4,$3,$3;                   ldl $8,ttable_rounds+0($8) !tprello
    zapnot $13,3,$4;                        ldl $5,ttable_rounds+16($5) !tprello
    srl $15,16,$6;                          ldl $4,ttable_rounds+8($4) !tprello
    zapnot $15,3,$15;                       ldl $6,ttable_rounds+24($6) !tprello
    vlog3r0 $0,$8,$5,$5;                    ldl $15,ttable_rounds+8($15) !tprello
    srl $7,16,$7;                           ldw $8,ttable_first+32+COLUMN0($31) !tprello
    vlog3r0 $3,$4,$6,$3;                    ldl $14,ttable_rounds+0($14) !tprello
    srl $13,16,$13;                         ldw $6,ttable_first+0+COLUMN3($31) !tprello
    srl $8,16,$4;                           ldw $24,ttable_first+32+COLUMN1($31) !tprello
    zapnot $8,3,$8;                         ldl $4,ttable_rounds+24($4) !tprello
    srl $6,16,$10;                          ldl $8,ttable_rounds+8($8) !tprello
    srl $24,16,$23;                         ldl $10,ttable_rounds+16($10) !tprello
    vlog3r0 $5,$15,$4,$4;                   ldl $23,ttable_rounds+24($23) !tprello
    zapnot $6,3,$6;                         ldl $7,ttable_rounds+16($7) !tprello
    vlog3r0 $1,$14,$10,$10;                 ldl $6,ttable_rounds+0($6) !tprello
    zapnot $24,3,$24;                       ldl $13,ttable_rounds+24($13) !tprello
    vlog3r0 $10,$8,$23,$5;                  ldl $24,ttable_rounds+8($24) !tprello
    vlog3r0 $2,$6,$7,$6;                    stl $4,ttable_scratch+0($31) !tprello
    clr $31;                                ldw $7,ttable_first+16+COLUMN0($31) !tprello
    vlog3r0 $6,$24,$13,$6;                  ldw $13,ttable_first+16+COLUMN1($31) !tprello
    clr $31;                                ldw $24,ttable_first+48+COLUMN2($31) !tprello
    zapnot $7,3,$8;                         stl $6,ttable_scratch+8($31) !tprello
    srl $13,16,$10;                         ldl $8,ttable_rounds+0($8) !tprello
    zapnot $24,3,$23;                       ldl $10,ttable_rounds+16($10) !tprello
    zapnot $13,3,$13;                       ldl $23,ttable_rounds+8($23) !tprello
    srl $7,16,$7;                           ldw $14,ttable_first+48+COLUMN3($31) !tprello
    vlog3r0 $22,$8,$10,$22;                 ldl $8,ttable_rounds+0($13) !tprello
    srl $24,16,$9;                          ldw $24,ttable_first+16+COLUMN2($31) !tprello
    srl $14,16,$13;                         ldw $10,ttable_first+48+COLUMN0($31) !tprello
    zapnot $14,3,$14;                       ldl $15,ttable_rounds+24($13) !tprello
    srl $24,16,$13;                         ldl $11,ttable_rounds+8($14) !tprello
    srl $10,16,$12;                         ldl $13,ttable_rounds+16($13) !tprello
    vlog3r0 $22,$23,$15,$14;                bne LEFT,\next
    .endm
