# SPDX-License-Identifier: Apache-2.0
#
# Made by kernels/ttable/generate.py: 10 rounds of two blocks. A line is a cycle:
# what goes to P0, and what goes to P1.

    .macro FIRST_STEPS              # of the first pair, 116 instructions
    subl LEFT,1,LEFT
    ldl $0,aes_round_keys+0($31) !tprello
    ldi $5,32(IN)
    ldl $23,aes_round_keys+8($31) !tprello
    selgt LEFT,$5,IN,IN
    ldl $7,ttable_keys+32($31) !tprello
    ldl $5,0(IN)
    ldl $3,8(IN)
    ldl $2,16(IN)
    xor $5,$0,$5
    ldl $6,24(IN)
    xor $3,$23,$9
    ldl $10,ttable_keys+40($31) !tprello
    xor $2,$0,$0
    ldl $13,ttable_keys+48($31) !tprello
    xor $6,$23,$1
    ldl $2,ttable_keys+56($31) !tprello
    sll $5,5,$6
    srl HALF_OF_COLUMN1($5,$9),35,$23
    and $6,MASK,$6
    and $23,MASK,$23
    srl $9,11,$3
    ldl $6,ttable_rounds+0($6) !tprello
    and $3,MASK,$3
    ldl $23,ttable_rounds+16($23) !tprello
    srl HALF_OF_COLUMN3($5,$9),51,$4
    ldl $3,ttable_rounds+8($3) !tprello
    and $4,MASK,$4
    srl HALF_OF_COLUMN1($5,$9),27,$15
    vlog3r0 $7,$6,$23,$6
    ldl $4,ttable_rounds+24($4) !tprello
    and $15,MASK,$15
    srl $9,3,$23
    and $23,MASK,$23
    ldl $15,ttable_rounds+0($15) !tprello
    vlog3r0 $6,$3,$4,$3
    ldl $23,ttable_rounds+16($23) !tprello
    srl HALF_OF_COLUMN3($5,$9),43,$4
    srl $5,19,$6
    and $4,MASK,$4
    and $6,MASK,$6
    vlog3r0 $10,$15,$23,$15
    ldl $4,ttable_rounds+8($4) !tprello
    sll $9,5,$23
    ldl $6,ttable_rounds+24($6) !tprello
    and $23,MASK,$23
    srl HALF_OF_COLUMN3($5,$9),35,$8
    and $8,MASK,$8
    ldl $23,ttable_rounds+0($23) !tprello
    vlog3r0 $15,$4,$6,$4
    ldl $8,ttable_rounds+16($8) !tprello
    srl $5,11,$6
    srl HALF_OF_COLUMN1($5,$9),51,$15
    and $6,MASK,$6
    stl $4,ttable_scratch+0($31) !tprello
    vlog3r0 $13,$23,$8,$8
    ldl $6,ttable_rounds+8($6) !tprello
    and $15,MASK,$15
    srl HALF_OF_COLUMN3($5,$9),27,$23
    and $23,MASK,$23
    ldl $15,ttable_rounds+24($15) !tprello
    srl $5,3,$11
    ldl $23,ttable_rounds+0($23) !tprello
    and $11,MASK,$11
    srl HALF_OF_COLUMN1($5,$9),43,$22
    vlog3r0 $8,$6,$15,$5
    ldl $11,ttable_rounds+16($11) !tprello
    and $22,MASK,$22
    srl $9,19,$9
    and $9,MASK,$9
    ldl $22,ttable_rounds+8($22) !tprello
    vlog3r0 $2,$23,$11,$11
    ldl $9,ttable_rounds+24($9) !tprello
    sll $0,5,$23
    srl HALF_OF_COLUMN1($0,$1),35,$6
    and $23,MASK,$23
    and $6,MASK,$8
    vlog3r0 $11,$22,$9,$6
    ldl $23,ttable_rounds+0($23) !tprello
    srl $1,11,$9
    ldl $8,ttable_rounds+16($8) !tprello
    and $9,MASK,$9
    stl $6,ttable_scratch+8($31) !tprello
    srl HALF_OF_COLUMN3($0,$1),51,$11
    ldl $9,ttable_rounds+8($9) !tprello
    vlog3r0 $7,$23,$8,$7
    and $11,MASK,$11
    srl HALF_OF_COLUMN1($0,$1),27,$8
    ldl $11,ttable_rounds+24($11) !tprello
    and $8,MASK,$8
    srl $1,3,$23
    and $23,MASK,$23
    ldl $8,ttable_rounds+0($8) !tprello
    vlog3r0 $7,$9,$11,$7
    ldl $23,ttable_rounds+16($23) !tprello
    srl HALF_OF_COLUMN3($0,$1),43,$9
    srl $0,19,$11
    and $9,MASK,$9
    and $11,MASK,$11
    vlog3r0 $10,$8,$23,$8
    ldl $9,ttable_rounds+8($9) !tprello
    sll $1,5,$10
    ldl $11,ttable_rounds+24($11) !tprello
    and $10,MASK,$10
    srl HALF_OF_COLUMN3($0,$1),35,$23
    and $23,MASK,$23
    ldl $10,ttable_rounds+0($10) !tprello
    vlog3r0 $8,$9,$11,$8
    ldl $23,ttable_rounds+16($23) !tprello
    srl $0,11,$9
    srl HALF_OF_COLUMN1($0,$1),51,$11
    and $9,MASK,$22
    stl $8,ttable_scratch+16($31) !tprello
    vlog3r0 $13,$10,$23,$9
    ldl $10,ttable_rounds+8($22) !tprello
    and $11,MASK,$11
    .endm

    .macro NEXT_PAIR next           # 506 cycles, 1003 instructions
    srl HALF_OF_COLUMN3($0,$1),27,$12;      ldl $11,ttable_rounds+24($11) !tprello
    and $12,MASK,$12;                       ldl $13,ttable_keys+64($31) !tprello
    srl $0,3,$14;                           ldl $12,ttable_rounds+0($12) !tprello
    vlog3r0 $9,$10,$11,$9;                  ldl $10,ttable_keys+72($31) !tprello
    and $14,MASK,$14;                       ldl $11,ttable_keys+80($31) !tprello
    srl HALF_OF_COLUMN1($0,$1),43,$0;       ldl $14,ttable_rounds+16($14) !tprello
    and $0,MASK,$0;                         ldl $15,ttable_keys+88($31) !tprello
    srl $1,19,$1;                           ldl $0,ttable_rounds+8($0) !tprello
    vlog3r0 $2,$12,$14,$2;                  ldhu $12,ttable_scratch+0+2($31) !tprello
    and $1,MASK,$1;                         ldhu $14,ttable_scratch+8+4($31) !tprello
    zapnot $3,3,$20;                        ldl $1,ttable_rounds+24($1) !tprello
    srl $5,32,$21;                          ldl $20,ttable_rounds+0($20) !tprello
    zapnot $21,3,$21;                       ldl $12,ttable_rounds+16($12) !tprello
    vlog3r0 $2,$0,$1,$0;                    ldl $21,ttable_rounds+8($21) !tprello
    srl $6,48,$1;                           ldl $14,ttable_rounds+8($14) !tprello
    vlog3r0 $13,$20,$12,$12;                stl $0,ttable_scratch+24($31) !tprello
    zapnot $4,3,$20;                        ldl $1,ttable_rounds+24($1) !tprello
    srl $5,16,$2;                           ldl $20,ttable_rounds+0($20) !tprello
    zapnot $2,3,$2;                         ldhu $22,ttable_scratch+8+2($31) !tprello
    vlog3r0 $12,$21,$1,$1;                  ldl $2,ttable_rounds+16($2) !tprello
    srl $3,48,$12;                          ldhu $21,ttable_scratch+0+4($31) !tprello
    zapnot $5,3,$23;                        ldl $12,ttable_rounds+24($12) !tprello
    vlog3r0 $10,$20,$2,$2;                  ldl $23,ttable_rounds+0($23) !tprello
    srl $3,32,$20;                          ldl $22,ttable_rounds+16($22) !tprello
    vlog3r0 $2,$14,$12,$2;                  ldl $21,ttable_rounds+8($21) !tprello
    zapnot $20,3,$20;                       ldhu $12,ttable_scratch+16+2($31) !tprello
    vlog3r0 $11,$23,$22,$22;                ldl $20,ttable_rounds+8($20) !tprello
    srl $4,48,$4;                           stl $2,ttable_scratch+32($31) !tprello
    zapnot $6,3,$6;                         ldl $4,ttable_rounds+24($4) !tprello
    srl $3,16,$3;                           ldl $6,ttable_rounds+0($6) !tprello
    zapnot $3,3,$3;                         ldl $12,ttable_rounds+16($12) !tprello
    vlog3r0 $22,$20,$4,$4;                  ldl $3,ttable_rounds+16($3) !tprello
    srl $5,48,$5;                           ldhu $20,ttable_scratch+24+4($31) !tprello
    zapnot $7,3,$22;                        ldl $5,ttable_rounds+24($5) !tprello
    vlog3r0 $15,$6,$3,$3;                   ldl $22,ttable_rounds+0($22) !tprello
    srl $9,32,$6;                           ldl $20,ttable_rounds+8($20) !tprello
    vlog3r0 $3,$21,$5,$3;                   ldhu $5,ttable_scratch+24+2($31) !tprello
    vlog3r0 $13,$22,$12,$12;                zapnot $6,3,$6
    srl $0,48,$13;                          stl $3,ttable_scratch+40($31) !tprello
    zapnot $8,3,$22;                        ldl $6,ttable_rounds+8($6) !tprello
    srl $9,16,$21;                          ldl $13,ttable_rounds+24($13) !tprello
    zapnot $21,3,$21;                       ldl $22,ttable_rounds+0($22) !tprello
    srl $7,48,$23;                          ldl $21,ttable_rounds+16($21) !tprello
    vlog3r0 $12,$6,$13,$6;                  ldl $23,ttable_rounds+24($23) !tprello
    zapnot $9,3,$12;                        ldl $5,ttable_rounds+16($5) !tprello
    vlog3r0 $10,$22,$21,$10;                ldl $12,ttable_rounds+0($12) !tprello
    srl $7,32,$21;                          ldhu $22,ttable_scratch+16+4($31) !tprello
    vlog3r0 $10,$20,$23,$10;                ldl $20,ttable_keys+96($31) !tprello
    vlog3r0 $11,$12,$5,$5;                  ldl $11,ttable_keys+104($31) !tprello
    zapnot $21,3,$21;                       ldl $22,ttable_rounds+8($22) !tprello
    srl $8,48,$8;                           ldl $21,ttable_rounds+8($21) !tprello
    zapnot $0,3,$0;                         ldl $8,ttable_rounds+24($8) !tprello
    srl $7,16,$7;                           ldl $0,ttable_rounds+0($0) !tprello
    zapnot $7,3,$7;                         stl $10,ttable_scratch+48($31) !tprello
    vlog3r0 $5,$21,$8,$5;                   ldl $7,ttable_rounds+16($7) !tprello
    srl $9,48,$9;                           ldl $8,ttable_keys+112($31) !tprello
    zapnot $1,3,$21;                        ldl $9,ttable_rounds+24($9) !tprello
    vlog3r0 $15,$0,$7,$0;                   ldl $7,ttable_keys+120($31) !tprello
    srl $4,32,$15;                          ldl $21,ttable_rounds+0($21) !tprello
    vlog3r0 $0,$22,$9,$0;                   ldhu $9,ttable_scratch+32+2($31) !tprello
    zapnot $15,3,$15;                       ldhu $22,ttable_scratch+40+4($31) !tprello
    srl $3,48,$12;                          stl $0,ttable_scratch+56($31) !tprello
    zapnot $2,3,$23;                        ldl $9,ttable_rounds+16($9) !tprello
    srl $4,16,$13;                          ldl $15,ttable_rounds+8($15) !tprello
    zapnot $13,3,$13;                       ldl $12,ttable_rounds+24($12) !tprello
    vlog3r0 $20,$21,$9,$9;                  ldl $23,ttable_rounds+0($23) !tprello
    srl $1,48,$21;                          ldl $13,ttable_rounds+16($13) !tprello
    vlog3r0 $9,$15,$12,$9;                  ldl $22,ttable_rounds+8($22) !tprello
    zapnot $4,3,$12;                        ldl $21,ttable_rounds+24($21) !tprello
    vlog3r0 $11,$23,$13,$13;                ldl $12,ttable_rounds+0($12) !tprello
    srl $1,32,$23;                          ldhu $15,ttable_scratch+40+2($31) !tprello
    vlog3r0 $13,$22,$21,$13;                ldhu $21,ttable_scratch+32+4($31) !tprello
    zapnot $23,3,$23;                       ldhu $22,ttable_scratch+48+2($31) !tprello
    srl $2,48,$2;                           ldl $15,ttable_rounds+16($15) !tprello
    zapnot $3,3,$3;                         ldl $23,ttable_rounds+8($23) !tprello
    srl $1,16,$1;                           ldl $2,ttable_rounds+24($2) !tprello
    vlog3r0 $8,$12,$15,$12;                 ldl $3,ttable_rounds+0($3) !tprello
    zapnot $1,3,$1;                         ldl $21,ttable_rounds+8($21) !tprello
    vlog3r0 $12,$23,$2,$2;                  ldl $1,ttable_rounds+16($1) !tprello
    srl $4,48,$4;                           stl $13,ttable_scratch+64($31) !tprello
    zapnot $6,3,$12;                        ldl $4,ttable_rounds+24($4) !tprello
    vlog3r0 $7,$3,$1,$1;                    ldl $12,ttable_rounds+0($12) !tprello
    srl $5,32,$3;                           ldl $22,ttable_rounds+16($22) !tprello
    vlog3r0 $1,$21,$4,$1;                   ldhu $4,ttable_scratch+56+4($31) !tprello
    zapnot $3,3,$3;                         ldhu $21,ttable_scratch+56+2($31) !tprello
    vlog3r0 $20,$12,$22,$12;                stl $1,ttable_scratch+72($31) !tprello
    srl $0,48,$20;                          ldl $3,ttable_rounds+8($3) !tprello
    zapnot $10,3,$22;                       ldl $20,ttable_rounds+24($20) !tprello
    srl $5,16,$23;                          ldl $22,ttable_rounds+0($22) !tprello
    zapnot $23,3,$23;                       ldl $4,ttable_rounds+8($4) !tprello
    vlog3r0 $12,$3,$20,$3;                  ldl $23,ttable_rounds+16($23) !tprello
    srl $6,48,$12;                          ldl $21,ttable_rounds+16($21) !tprello
    zapnot $5,3,$20;                        ldl $12,ttable_rounds+24($12) !tprello
    vlog3r0 $11,$22,$23,$11;                ldl $20,ttable_rounds+0($20) !tprello
    srl $6,32,$22;                          ldhu $23,ttable_scratch+48+4($31) !tprello
    vlog3r0 $11,$4,$12,$4;                  ldl $11,ttable_keys+128($31) !tprello
    vlog3r0 $8,$20,$21,$8;                  ldl $20,ttable_keys+136($31) !tprello
    zapnot $22,3,$22;                       ldl $23,ttable_rounds+8($23) !tprello
    srl $10,48,$10;                         ldl $22,ttable_rounds+8($22) !tprello
    zapnot $0,3,$0;                         ldl $10,ttable_rounds+24($10) !tprello
    srl $6,16,$6;                           ldl $0,ttable_rounds+0($0) !tprello
    zapnot $6,3,$6;                         stl $4,ttable_scratch+80($31) !tprello
    vlog3r0 $8,$22,$10,$8;                  ldl $6,ttable_rounds+16($6) !tprello
    srl $5,48,$5;                           ldl $10,ttable_keys+144($31) !tprello
    zapnot $9,3,$22;                        ldl $5,ttable_rounds+24($5) !tprello
    vlog3r0 $7,$0,$6,$0;                    ldl $6,ttable_keys+152($31) !tprello
    srl $2,32,$7;                           ldl $22,ttable_rounds+0($22) !tprello
    vlog3r0 $0,$23,$5,$0;                   ldhu $5,ttable_scratch+64+2($31) !tprello
    zapnot $7,3,$7;                         ldhu $23,ttable_scratch+72+4($31) !tprello
    srl $1,48,$21;                          stl $0,ttable_scratch+88($31) !tprello
    zapnot $13,3,$12;                       ldl $5,ttable_rounds+16($5) !tprello
    srl $2,16,$15;                          ldl $7,ttable_rounds+8($7) !tprello
    zapnot $15,3,$15;                       ldl $21,ttable_rounds+24($21) !tprello
    vlog3r0 $11,$22,$5,$5;                  ldl $12,ttable_rounds+0($12) !tprello
    srl $9,48,$22;                          ldl $15,ttable_rounds+16($15) !tprello
    vlog3r0 $5,$7,$21,$5;                   ldl $23,ttable_rounds+8($23) !tprello
    zapnot $2,3,$7;                         ldl $22,ttable_rounds+24($22) !tprello
    vlog3r0 $20,$12,$15,$12;                ldl $7,ttable_rounds+0($7) !tprello
    srl $9,32,$15;                          ldhu $21,ttable_scratch+72+2($31) !tprello
    vlog3r0 $12,$23,$22,$12;                ldhu $22,ttable_scratch+64+4($31) !tprello
    zapnot $15,3,$15;                       ldhu $23,ttable_scratch+80+2($31) !tprello
    srl $13,48,$13;                         ldl $21,ttable_rounds+16($21) !tprello
    zapnot $1,3,$1;                         ldl $15,ttable_rounds+8($15) !tprello
    srl $9,16,$9;                           ldl $13,ttable_rounds+24($13) !tprello
    vlog3r0 $10,$7,$21,$7;                  ldl $1,ttable_rounds+0($1) !tprello
    zapnot $9,3,$9;                         ldl $22,ttable_rounds+8($22) !tprello
    vlog3r0 $7,$15,$13,$7;                  ldl $9,ttable_rounds+16($9) !tprello
    srl $2,48,$2;                           stl $12,ttable_scratch+96($31) !tprello
    zapnot $3,3,$13;                        ldl $2,ttable_rounds+24($2) !tprello
    vlog3r0 $6,$1,$9,$1;                    ldl $13,ttable_rounds+0($13) !tprello
    srl $8,32,$9;                           ldl $23,ttable_rounds+16($23) !tprello
    vlog3r0 $1,$22,$2,$1;                   ldhu $2,ttable_scratch+88+4($31) !tprello
    zapnot $9,3,$9;                         ldhu $22,ttable_scratch+88+2($31) !tprello
    vlog3r0 $11,$13,$23,$11;                stl $1,ttable_scratch+104($31) !tprello
    srl $0,48,$13;                          ldl $9,ttable_rounds+8($9) !tprello
    zapnot $4,3,$23;                        ldl $13,ttable_rounds+24($13) !tprello
    srl $8,16,$15;                          ldl $23,ttable_rounds+0($23) !tprello
    zapnot $15,3,$15;                       ldl $2,ttable_rounds+8($2) !tprello
    vlog3r0 $11,$9,$13,$9;                  ldl $15,ttable_rounds+16($15) !tprello
    srl $3,48,$11;                          ldl $22,ttable_rounds+16($22) !tprello
    zapnot $8,3,$13;                        ldl $11,ttable_rounds+24($11) !tprello
    vlog3r0 $20,$23,$15,$15;                ldl $13,ttable_rounds+0($13) !tprello
    srl $3,32,$20;                          ldhu $23,ttable_scratch+80+4($31) !tprello
    vlog3r0 $15,$2,$11,$2;                  ldl $11,ttable_keys+160($31) !tprello
    vlog3r0 $10,$13,$22,$10;                ldl $13,ttable_keys+168($31) !tprello
    zapnot $20,3,$20;                       ldl $23,ttable_rounds+8($23) !tprello
    srl $4,48,$4;                           ldl $20,ttable_rounds+8($20) !tprello
    zapnot $0,3,$0;                         ldl $4,ttable_rounds+24($4) !tprello
    srl $3,16,$3;                           ldl $0,ttable_rounds+0($0) !tprello
    zapnot $3,3,$3;                         stl $2,ttable_scratch+112($31) !tprello
    vlog3r0 $10,$20,$4,$4;                  ldl $3,ttable_rounds+16($3) !tprello
    srl $8,48,$8;                           ldl $10,ttable_keys+176($31) !tprello
    zapnot $5,3,$20;                        ldl $8,ttable_rounds+24($8) !tprello
    vlog3r0 $6,$0,$3,$0;                    ldl $3,ttable_keys+184($31) !tprello
    srl $7,32,$6;                           ldl $20,ttable_rounds+0($20) !tprello
    vlog3r0 $0,$23,$8,$0;                   ldhu $8,ttable_scratch+96+2($31) !tprello
    zapnot $6,3,$6;                         ldhu $23,ttable_scratch+104+4($31) !tprello
    srl $1,48,$22;                          stl $0,ttable_scratch+120($31) !tprello
    zapnot $12,3,$15;                       ldl $8,ttable_rounds+16($8) !tprello
    srl $7,16,$21;                          ldl $6,ttable_rounds+8($6) !tprello
    zapnot $21,3,$21;                       ldl $22,ttable_rounds+24($22) !tprello
    vlog3r0 $11,$20,$8,$8;                  ldl $15,ttable_rounds+0($15) !tprello
    srl $5,48,$20;                          ldl $21,ttable_rounds+16($21) !tprello
    vlog3r0 $8,$6,$22,$6;                   ldl $23,ttable_rounds+8($23) !tprello
    zapnot $7,3,$8;                         ldl $20,ttable_rounds+24($20) !tprello
    vlog3r0 $13,$15,$21,$15;                ldl $8,ttable_rounds+0($8) !tprello
    srl $5,32,$21;                          ldhu $22,ttable_scratch+104+2($31) !tprello
    vlog3r0 $15,$23,$20,$15;                ldhu $20,ttable_scratch+96+4($31) !tprello
    zapnot $21,3,$21;                       ldhu $23,ttable_scratch+112+2($31) !tprello
    srl $12,48,$12;                         ldl $22,ttable_rounds+16($22) !tprello
    zapnot $1,3,$1;                         ldl $21,ttable_rounds+8($21) !tprello
    srl $5,16,$5;                           ldl $12,ttable_rounds+24($12) !tprello
    vlog3r0 $10,$8,$22,$8;                  ldl $1,ttable_rounds+0($1) !tprello
    zapnot $5,3,$5;                         ldl $20,ttable_rounds+8($20) !tprello
    vlog3r0 $8,$21,$12,$8;                  ldl $5,ttable_rounds+16($5) !tprello
    srl $7,48,$7;                           stl $15,ttable_scratch+128($31) !tprello
    zapnot $9,3,$12;                        ldl $7,ttable_rounds+24($7) !tprello
    vlog3r0 $3,$1,$5,$1;                    ldl $12,ttable_rounds+0($12) !tprello
    srl $4,32,$5;                           ldl $23,ttable_rounds+16($23) !tprello
    vlog3r0 $1,$20,$7,$1;                   ldhu $7,ttable_scratch+120+4($31) !tprello
    zapnot $5,3,$5;                         ldhu $20,ttable_scratch+120+2($31) !tprello
    vlog3r0 $11,$12,$23,$11;                stl $1,ttable_scratch+136($31) !tprello
    srl $0,48,$12;                          ldl $5,ttable_rounds+8($5) !tprello
    zapnot $2,3,$23;                        ldl $12,ttable_rounds+24($12) !tprello
    srl $4,16,$21;                          ldl $23,ttable_rounds+0($23) !tprello
    zapnot $21,3,$21;                       ldl $7,ttable_rounds+8($7) !tprello
    vlog3r0 $11,$5,$12,$5;                  ldl $21,ttable_rounds+16($21) !tprello
    srl $9,48,$11;                          ldl $20,ttable_rounds+16($20) !tprello
    zapnot $4,3,$12;                        ldl $11,ttable_rounds+24($11) !tprello
    vlog3r0 $13,$23,$21,$13;                ldl $12,ttable_rounds+0($12) !tprello
    srl $9,32,$21;                          ldhu $23,ttable_scratch+112+4($31) !tprello
    vlog3r0 $13,$7,$11,$7;                  ldl $11,ttable_keys+192($31) !tprello
    vlog3r0 $10,$12,$20,$10;                ldl $12,ttable_keys+200($31) !tprello
    zapnot $21,3,$21;                       ldl $23,ttable_rounds+8($23) !tprello
    srl $2,48,$2;                           ldl $21,ttable_rounds+8($21) !tprello
    zapnot $0,3,$0;                         ldl $2,ttable_rounds+24($2) !tprello
    srl $9,16,$9;                           ldl $0,ttable_rounds+0($0) !tprello
    zapnot $9,3,$9;                         stl $7,ttable_scratch+144($31) !tprello
    vlog3r0 $10,$21,$2,$2;                  ldl $9,ttable_rounds+16($9) !tprello
    srl $4,48,$4;                           ldl $10,ttable_keys+208($31) !tprello
    zapnot $6,3,$21;                        ldl $4,ttable_rounds+24($4) !tprello
    vlog3r0 $3,$0,$9,$0;                    ldl $3,ttable_keys+216($31) !tprello
    srl $8,32,$9;                           ldl $21,ttable_rounds+0($21) !tprello
    vlog3r0 $0,$23,$4,$0;                   ldhu $4,ttable_scratch+128+2($31) !tprello
    zapnot $9,3,$9;                         ldhu $23,ttable_scratch+136+4($31) !tprello
    srl $1,48,$20;                          stl $0,ttable_scratch+152($31) !tprello
    zapnot $15,3,$13;                       ldl $4,ttable_rounds+16($4) !tprello
    srl $8,16,$22;                          ldl $9,ttable_rounds+8($9) !tprello
    zapnot $22,3,$22;                       ldl $20,ttable_rounds+24($20) !tprello
    vlog3r0 $11,$21,$4,$4;                  ldl $13,ttable_rounds+0($13) !tprello
    srl $6,48,$21;                          ldl $22,ttable_rounds+16($22) !tprello
    vlog3r0 $4,$9,$20,$4;                   ldl $23,ttable_rounds+8($23) !tprello
    zapnot $8,3,$9;                         ldl $21,ttable_rounds+24($21) !tprello
    vlog3r0 $12,$13,$22,$13;                ldl $9,ttable_rounds+0($9) !tprello
    srl $6,32,$22;                          ldhu $20,ttable_scratch+136+2($31) !tprello
    vlog3r0 $13,$23,$21,$13;                ldhu $21,ttable_scratch+128+4($31) !tprello
    zapnot $22,3,$22;                       ldhu $23,ttable_scratch+144+2($31) !tprello
    srl $15,48,$15;                         ldl $20,ttable_rounds+16($20) !tprello
    zapnot $1,3,$1;                         ldl $22,ttable_rounds+8($22) !tprello
    srl $6,16,$6;                           ldl $15,ttable_rounds+24($15) !tprello
    vlog3r0 $10,$9,$20,$9;                  ldl $1,ttable_rounds+0($1) !tprello
    zapnot $6,3,$6;                         ldl $21,ttable_rounds+8($21) !tprello
    vlog3r0 $9,$22,$15,$9;                  ldl $6,ttable_rounds+16($6) !tprello
    srl $8,48,$8;                           stl $13,ttable_scratch+160($31) !tprello
    zapnot $5,3,$15;                        ldl $8,ttable_rounds+24($8) !tprello
    vlog3r0 $3,$1,$6,$1;                    ldl $15,ttable_rounds+0($15) !tprello
    srl $2,32,$6;                           ldl $23,ttable_rounds+16($23) !tprello
    vlog3r0 $1,$21,$8,$1;                   ldhu $8,ttable_scratch+152+4($31) !tprello
    zapnot $6,3,$6;                         ldhu $21,ttable_scratch+152+2($31) !tprello
    vlog3r0 $11,$15,$23,$11;                stl $1,ttable_scratch+168($31) !tprello
    srl $0,48,$15;                          ldl $6,ttable_rounds+8($6) !tprello
    zapnot $7,3,$23;                        ldl $15,ttable_rounds+24($15) !tprello
    srl $2,16,$22;                          ldl $23,ttable_rounds+0($23) !tprello
    zapnot $22,3,$22;                       ldl $8,ttable_rounds+8($8) !tprello
    vlog3r0 $11,$6,$15,$6;                  ldl $22,ttable_rounds+16($22) !tprello
    srl $5,48,$11;                          ldl $21,ttable_rounds+16($21) !tprello
    zapnot $2,3,$15;                        ldl $11,ttable_rounds+24($11) !tprello
    vlog3r0 $12,$23,$22,$12;                ldl $15,ttable_rounds+0($15) !tprello
    srl $5,32,$22;                          ldhu $23,ttable_scratch+144+4($31) !tprello
    vlog3r0 $12,$8,$11,$8;                  ldl $11,ttable_keys+224($31) !tprello
    vlog3r0 $10,$15,$21,$10;                ldl $15,ttable_keys+232($31) !tprello
    zapnot $22,3,$22;                       ldl $23,ttable_rounds+8($23) !tprello
    srl $7,48,$7;                           ldl $22,ttable_rounds+8($22) !tprello
    zapnot $0,3,$0;                         ldl $7,ttable_rounds+24($7) !tprello
    srl $5,16,$5;                           ldl $0,ttable_rounds+0($0) !tprello
    zapnot $5,3,$5;                         stl $8,ttable_scratch+176($31) !tprello
    vlog3r0 $10,$22,$7,$7;                  ldl $5,ttable_rounds+16($5) !tprello
    srl $2,48,$2;                           ldl $10,ttable_keys+240($31) !tprello
    zapnot $4,3,$22;                        ldl $2,ttable_rounds+24($2) !tprello
    vlog3r0 $3,$0,$5,$0;                    ldl $3,ttable_keys+248($31) !tprello
    srl $9,32,$5;                           ldl $22,ttable_rounds+0($22) !tprello
    vlog3r0 $0,$23,$2,$0;                   ldhu $2,ttable_scratch+160+2($31) !tprello
    zapnot $5,3,$5;                         ldhu $23,ttable_scratch+168+4($31) !tprello
    srl $1,48,$21;                          stl $0,ttable_scratch+184($31) !tprello
    zapnot $13,3,$12;                       ldl $2,ttable_rounds+16($2) !tprello
    srl $9,16,$20;                          ldl $5,ttable_rounds+8($5) !tprello
    zapnot $20,3,$20;                       ldl $21,ttable_rounds+24($21) !tprello
    vlog3r0 $11,$22,$2,$2;                  ldl $12,ttable_rounds+0($12) !tprello
    srl $4,48,$22;                          ldl $20,ttable_rounds+16($20) !tprello
    vlog3r0 $2,$5,$21,$2;                   ldl $23,ttable_rounds+8($23) !tprello
    zapnot $9,3,$5;                         ldl $22,ttable_rounds+24($22) !tprello
    vlog3r0 $15,$12,$20,$12;                ldl $5,ttable_rounds+0($5) !tprello
    srl $4,32,$20;                          ldhu $21,ttable_scratch+168+2($31) !tprello
    vlog3r0 $12,$23,$22,$12;                ldhu $22,ttable_scratch+160+4($31) !tprello
    zapnot $20,3,$20;                       ldhu $23,ttable_scratch+176+2($31) !tprello
    srl $13,48,$13;                         ldl $21,ttable_rounds+16($21) !tprello
    zapnot $1,3,$1;                         ldl $20,ttable_rounds+8($20) !tprello
    srl $4,16,$4;                           ldl $13,ttable_rounds+24($13) !tprello
    vlog3r0 $10,$5,$21,$5;                  ldl $1,ttable_rounds+0($1) !tprello
    zapnot $4,3,$4;                         ldl $22,ttable_rounds+8($22) !tprello
    vlog3r0 $5,$20,$13,$5;                  ldl $4,ttable_rounds+16($4) !tprello
    srl $9,48,$9;                           stl $12,ttable_scratch+192($31) !tprello
    zapnot $6,3,$13;                        ldl $9,ttable_rounds+24($9) !tprello
    vlog3r0 $3,$1,$4,$1;                    ldl $13,ttable_rounds+0($13) !tprello
    srl $7,32,$4;                           ldl $23,ttable_rounds+16($23) !tprello
    vlog3r0 $1,$22,$9,$1;                   ldhu $9,ttable_scratch+184+4($31) !tprello
    zapnot $4,3,$4;                         ldhu $22,ttable_scratch+184+2($31) !tprello
    vlog3r0 $11,$13,$23,$11;                stl $1,ttable_scratch+200($31) !tprello
    srl $0,48,$13;                          ldl $4,ttable_rounds+8($4) !tprello
    zapnot $8,3,$23;                        ldl $13,ttable_rounds+24($13) !tprello
    srl $7,16,$20;                          ldl $23,ttable_rounds+0($23) !tprello
    zapnot $20,3,$20;                       ldl $9,ttable_rounds+8($9) !tprello
    vlog3r0 $11,$4,$13,$4;                  ldl $20,ttable_rounds+16($20) !tprello
    srl $6,48,$11;                          ldl $22,ttable_rounds+16($22) !tprello
    zapnot $7,3,$13;                        ldl $11,ttable_rounds+24($11) !tprello
    vlog3r0 $15,$23,$20,$15;                ldl $13,ttable_rounds+0($13) !tprello
    srl $6,32,$20;                          ldhu $23,ttable_scratch+176+4($31) !tprello
    vlog3r0 $15,$9,$11,$9;                  ldl $11,ttable_keys+256($31) !tprello
    vlog3r0 $10,$13,$22,$10;                ldl $13,ttable_keys+264($31) !tprello
    zapnot $20,3,$20;                       ldl $23,ttable_rounds+8($23) !tprello
    srl $8,48,$8;                           ldl $20,ttable_rounds+8($20) !tprello
    zapnot $0,3,$0;                         ldl $8,ttable_rounds+24($8) !tprello
    srl $6,16,$6;                           ldl $0,ttable_rounds+0($0) !tprello
    zapnot $6,3,$6;                         stl $9,ttable_scratch+208($31) !tprello
    vlog3r0 $10,$20,$8,$8;                  ldl $6,ttable_rounds+16($6) !tprello
    srl $7,48,$7;                           ldl $10,ttable_keys+272($31) !tprello
    zapnot $2,3,$20;                        ldl $7,ttable_rounds+24($7) !tprello
    vlog3r0 $3,$0,$6,$0;                    ldl $3,ttable_keys+280($31) !tprello
    srl $5,32,$6;                           ldl $20,ttable_rounds+0($20) !tprello
    vlog3r0 $0,$23,$7,$0;                   ldhu $7,ttable_scratch+192+2($31) !tprello
    zapnot $6,3,$6;                         ldhu $23,ttable_scratch+200+4($31) !tprello
    srl $1,48,$22;                          stl $0,ttable_scratch+216($31) !tprello
    zapnot $12,3,$15;                       ldl $7,ttable_rounds+16($7) !tprello
    srl $5,16,$21;                          ldl $6,ttable_rounds+8($6) !tprello
    zapnot $21,3,$21;                       ldl $22,ttable_rounds+24($22) !tprello
    vlog3r0 $11,$20,$7,$7;                  ldl $15,ttable_rounds+0($15) !tprello
    srl $2,48,$20;                          ldl $21,ttable_rounds+16($21) !tprello
    vlog3r0 $7,$6,$22,$6;                   ldl $23,ttable_rounds+8($23) !tprello
    zapnot $5,3,$7;                         ldl $20,ttable_rounds+24($20) !tprello
    vlog3r0 $13,$15,$21,$15;                ldl $7,ttable_rounds+0($7) !tprello
    srl $2,32,$21;                          ldhu $22,ttable_scratch+200+2($31) !tprello
    vlog3r0 $15,$23,$20,$15;                ldhu $20,ttable_scratch+192+4($31) !tprello
    zapnot $21,3,$21;                       ldhu $23,ttable_scratch+208+2($31) !tprello
    srl $12,48,$12;                         ldl $22,ttable_rounds+16($22) !tprello
    zapnot $1,3,$1;                         ldl $21,ttable_rounds+8($21) !tprello
    srl $2,16,$2;                           ldl $12,ttable_rounds+24($12) !tprello
    vlog3r0 $10,$7,$22,$7;                  ldl $1,ttable_rounds+0($1) !tprello
    zapnot $2,3,$2;                         ldl $20,ttable_rounds+8($20) !tprello
    vlog3r0 $7,$21,$12,$7;                  ldl $2,ttable_rounds+16($2) !tprello
    srl $5,48,$5;                           stl $15,ttable_scratch+224($31) !tprello
    zapnot $4,3,$12;                        ldl $5,ttable_rounds+24($5) !tprello
    vlog3r0 $3,$1,$2,$1;                    ldl $12,ttable_rounds+0($12) !tprello
    srl $8,32,$2;                           ldl $23,ttable_rounds+16($23) !tprello
    vlog3r0 $1,$20,$5,$1;                   ldhu $5,ttable_scratch+216+4($31) !tprello
    zapnot $2,3,$2;                         ldhu $20,ttable_scratch+216+2($31) !tprello
    vlog3r0 $11,$12,$23,$11;                stl $1,ttable_scratch+232($31) !tprello
    srl $0,48,$12;                          ldl $2,ttable_rounds+8($2) !tprello
    zapnot $9,3,$23;                        ldl $12,ttable_rounds+24($12) !tprello
    srl $8,16,$21;                          ldl $23,ttable_rounds+0($23) !tprello
    zapnot $21,3,$21;                       ldl $5,ttable_rounds+8($5) !tprello
    vlog3r0 $11,$2,$12,$2;                  ldl $21,ttable_rounds+16($21) !tprello
    srl $4,48,$11;                          ldl $20,ttable_rounds+16($20) !tprello
    zapnot $8,3,$12;                        ldl $11,ttable_rounds+24($11) !tprello
    vlog3r0 $13,$23,$21,$13;                ldl $12,ttable_rounds+0($12) !tprello
    srl $4,32,$21;                          ldhu $23,ttable_scratch+208+4($31) !tprello
    vlog3r0 $13,$5,$11,$5;                  ldl $11,ttable_keys+288($31) !tprello
    vlog3r0 $10,$12,$20,$10;                ldl $12,ttable_keys+296($31) !tprello
    zapnot $21,3,$21;                       ldl $23,ttable_rounds+8($23) !tprello
    srl $9,48,$9;                           ldl $21,ttable_rounds+8($21) !tprello
    zapnot $0,3,$0;                         ldl $9,ttable_rounds+24($9) !tprello
    srl $4,16,$4;                           ldl $0,ttable_rounds+0($0) !tprello
    zapnot $4,3,$4;                         stl $5,ttable_scratch+240($31) !tprello
    vlog3r0 $10,$21,$9,$9;                  ldl $4,ttable_rounds+16($4) !tprello
    srl $8,48,$8;                           ldl $10,ttable_keys+304($31) !tprello
    zapnot $6,3,$21;                        ldl $8,ttable_rounds+24($8) !tprello
    vlog3r0 $3,$0,$4,$0;                    ldl $3,ttable_keys+312($31) !tprello
    srl $7,32,$4;                           ldl $21,ttable_rounds+0($21) !tprello
    vlog3r0 $0,$23,$8,$0;                   ldhu $8,ttable_scratch+224+2($31) !tprello
    zapnot $4,3,$4;                         ldhu $23,ttable_scratch+232+4($31) !tprello
    srl $1,48,$20;                          stl $0,ttable_scratch+248($31) !tprello
    zapnot $15,3,$13;                       ldl $8,ttable_rounds+16($8) !tprello
    srl $7,16,$22;                          ldl $4,ttable_rounds+8($4) !tprello
    zapnot $22,3,$22;                       ldl $20,ttable_rounds+24($20) !tprello
    vlog3r0 $11,$21,$8,$8;                  ldl $13,ttable_rounds+0($13) !tprello
    srl $6,48,$21;                          ldl $22,ttable_rounds+16($22) !tprello
    vlog3r0 $8,$4,$20,$4;                   ldl $23,ttable_rounds+8($23) !tprello
    zapnot $7,3,$8;                         ldl $21,ttable_rounds+24($21) !tprello
    vlog3r0 $12,$13,$22,$13;                ldl $8,ttable_rounds+0($8) !tprello
    srl $6,32,$22;                          ldhu $20,ttable_scratch+232+2($31) !tprello
    vlog3r0 $13,$23,$21,$13;                ldhu $21,ttable_scratch+224+4($31) !tprello
    zapnot $22,3,$22;                       ldhu $23,ttable_scratch+240+2($31) !tprello
    srl $15,48,$15;                         ldl $20,ttable_rounds+16($20) !tprello
    zapnot $1,3,$1;                         ldl $22,ttable_rounds+8($22) !tprello
    srl $6,16,$6;                           ldl $15,ttable_rounds+24($15) !tprello
    vlog3r0 $10,$8,$20,$8;                  ldl $1,ttable_rounds+0($1) !tprello
    zapnot $6,3,$6;                         ldl $21,ttable_rounds+8($21) !tprello
    vlog3r0 $8,$22,$15,$8;                  ldl $6,ttable_rounds+16($6) !tprello
    srl $7,48,$7;                           stl $13,ttable_scratch+256($31) !tprello
    zapnot $2,3,$15;                        ldl $7,ttable_rounds+24($7) !tprello
    vlog3r0 $3,$1,$6,$1;                    ldl $15,ttable_rounds+0($15) !tprello
    srl $9,32,$6;                           ldl $23,ttable_rounds+16($23) !tprello
    vlog3r0 $1,$21,$7,$1;                   ldhu $7,ttable_scratch+248+4($31) !tprello
    zapnot $6,3,$6;                         ldhu $21,ttable_scratch+248+2($31) !tprello
    vlog3r0 $11,$15,$23,$11;                stl $1,ttable_scratch+264($31) !tprello
    srl $0,48,$15;                          ldl $6,ttable_rounds+8($6) !tprello
    zapnot $5,3,$23;                        ldl $15,ttable_rounds+24($15) !tprello
    srl $9,16,$22;                          ldl $23,ttable_rounds+0($23) !tprello
    zapnot $22,3,$22;                       ldl $7,ttable_rounds+8($7) !tprello
    vlog3r0 $11,$6,$15,$6;                  ldl $22,ttable_rounds+16($22) !tprello
    srl $2,48,$11;                          ldl $21,ttable_rounds+16($21) !tprello
    zapnot $9,3,$15;                        ldl $11,ttable_rounds+24($11) !tprello
    vlog3r0 $12,$23,$22,$12;                ldl $15,ttable_rounds+0($15) !tprello
    srl $2,32,$22;                          ldhu $23,ttable_scratch+240+4($31) !tprello
    vlog3r0 $12,$7,$11,$7;                  ldw $11,aes_round_keys+16*AES_ROUNDS+COLUMN0($31) !tprello
    vlog3r0 $10,$15,$21,$10;                ldw $15,aes_round_keys+16*AES_ROUNDS+COLUMN1($31) !tprello
    zapnot $22,3,$22;                       ldl $23,ttable_rounds+8($23) !tprello
    srl $5,48,$5;                           ldl $22,ttable_rounds+8($22) !tprello
    zapnot $0,3,$0;                         ldl $5,ttable_rounds+24($5) !tprello
    srl $2,16,$2;                           ldl $0,ttable_rounds+0($0) !tprello
    zapnot $2,3,$2;                         stl $7,ttable_scratch+272($31) !tprello
    vlog3r0 $10,$22,$5,$5;                  ldl $2,ttable_rounds+16($2) !tprello
    srl $9,48,$9;                           ldw $10,aes_round_keys+16*AES_ROUNDS+COLUMN2($31) !tprello
    zapnot $4,3,$22;                        ldl $9,ttable_rounds+24($9) !tprello
    vlog3r0 $3,$0,$2,$0;                    ldw $2,aes_round_keys+16*AES_ROUNDS+COLUMN3($31) !tprello
    srl $8,32,$3;                           ldw $22,ttable_last+0($22) !tprello
    vlog3r0 $0,$23,$9,$0;                   ldhu $9,ttable_scratch+256+2($31) !tprello
    zapnot $3,3,$3;                         ldhu $23,ttable_scratch+264+4($31) !tprello
    srl $1,48,$21;                          stl $0,ttable_scratch+280($31) !tprello
    zapnot $13,3,$12;                       ldw $9,ttable_last+4($9) !tprello
    srl $8,16,$20;                          ldw $3,ttable_last+16($3) !tprello
    zapnot $20,3,$20;                       ldw $21,ttable_last+20($21) !tprello
    vlog3r0 $11,$22,$9,$9;                  ldw $12,ttable_last+0($12) !tprello
    srl $4,48,$22;                          ldw $20,ttable_last+4($20) !tprello
    vlog3r0 $9,$3,$21,$3;                   ldw $23,ttable_last+16($23) !tprello
    zapnot $8,3,$9;                         ldw $22,ttable_last+20($22) !tprello
    vlog3r0 $15,$12,$20,$12;                stw $3,0+COLUMN0(OUT)
    srl $4,32,$3;                           ldw $9,ttable_last+0($9) !tprello
    vlog3r0 $12,$23,$22,$12;                ldhu $22,ttable_scratch+264+2($31) !tprello
    zapnot $3,3,$3;                         ldhu $23,ttable_scratch+256+4($31) !tprello
    srl $13,48,$13;                         stw $12,0+COLUMN1(OUT)
    zapnot $1,3,$1;                         ldw $22,ttable_last+4($22) !tprello
    srl $4,16,$4;                           ldw $3,ttable_last+16($3) !tprello
    zapnot $4,3,$4;                         ldw $13,ttable_last+20($13) !tprello
    vlog3r0 $10,$9,$22,$9;                  ldw $1,ttable_last+0($1) !tprello
    srl $8,48,$8;                           ldw $4,ttable_last+4($4) !tprello
    vlog3r0 $9,$3,$13,$3;                   ldw $23,ttable_last+16($23) !tprello
    zapnot $6,3,$9;                         ldw $8,ttable_last+20($8) !tprello
    vlog3r0 $2,$1,$4,$1;                    stw $3,0+COLUMN2(OUT)
    srl $5,32,$3;                           ldw $9,ttable_last+0($9) !tprello
    vlog3r0 $1,$23,$8,$1;                   ldhu $8,ttable_scratch+272+2($31) !tprello
    zapnot $3,3,$3;                         ldhu $23,ttable_scratch+280+4($31) !tprello
    srl $0,48,$4;                           stw $1,0+COLUMN3(OUT)
    zapnot $7,3,$1;                         ldw $8,ttable_last+4($8) !tprello
    srl $5,16,$13;                          ldw $3,ttable_last+16($3) !tprello
    zapnot $13,3,$13;                       ldw $4,ttable_last+20($4) !tprello
    vlog3r0 $11,$9,$8,$8;                   ldw $1,ttable_last+0($1) !tprello
    srl $6,48,$9;                           ldw $13,ttable_last+4($13) !tprello
    vlog3r0 $8,$3,$4,$3;                    ldw $23,ttable_last+16($23) !tprello
    zapnot $5,3,$4;                         ldw $9,ttable_last+20($9) !tprello
    vlog3r0 $15,$1,$13,$1;                  stw $3,16+COLUMN0(OUT)
    srl $6,32,$3;                           ldw $4,ttable_last+0($4) !tprello
    vlog3r0 $1,$23,$9,$1;                   ldhu $9,ttable_scratch+280+2($31) !tprello
    zapnot $3,3,$3;                         ldhu $23,ttable_scratch+272+4($31) !tprello
    srl $7,48,$7;                           stw $1,16+COLUMN1(OUT)
    zapnot $0,3,$0;                         ldw $9,ttable_last+4($9) !tprello
    srl $6,16,$6;                           ldw $3,ttable_last+16($3) !tprello
    zapnot $6,3,$6;                         ldw $7,ttable_last+20($7) !tprello
    vlog3r0 $10,$4,$9,$4;                   ldw $0,ttable_last+0($0) !tprello
    srl $5,48,$5;                           ldw $6,ttable_last+4($6) !tprello
    vlog3r0 $4,$3,$7,$3;                    ldw $23,ttable_last+16($23) !tprello
    ldi OUT,32(OUT);                        ldw $5,ttable_last+20($5) !tprello
    vlog3r0 $2,$0,$6,$0;                    stw $3,16+COLUMN2-32(OUT)
    clr $31;                                nop
    vlog3r0 $0,$23,$5,$0;                   nop
    clr $31;                                nop
    clr $31;                                stw $0,16+COLUMN3-32(OUT)
    subl LEFT,1,LEFT;                       ldl $0,aes_round_keys+0($31) !tprello
    ldi $5,32(IN);                          ldl $23,aes_round_keys+8($31) !tprello
    selgt LEFT,$5,IN,IN;                    ldl $7,ttable_keys+32($31) !tprello
    clr $31;                                ldl $5,0(IN)
    clr $31;                                ldl $3,8(IN)
    clr $31;                                ldl $2,16(IN)
    xor $5,$0,$5;                           ldl $6,24(IN)
    xor $3,$23,$9;                          ldl $10,ttable_keys+40($31) !tprello
    xor $2,$0,$0;                           ldl $13,ttable_keys+48($31) !tprello
    xor $6,$23,$1;                          ldl $2,ttable_keys+56($31) !tprello
    sll $5,5,$6;                            srl HALF_OF_COLUMN1($5,$9),35,$23
    and $6,MASK,$6;                         and $23,MASK,$23
    srl $9,11,$3;                           ldl $6,ttable_rounds+0($6) !tprello
    and $3,MASK,$3;                         ldl $23,ttable_rounds+16($23) !tprello
    srl HALF_OF_COLUMN3($5,$9),51,$4;       ldl $3,ttable_rounds+8($3) !tprello
    and $4,MASK,$4;                         srl HALF_OF_COLUMN1($5,$9),27,$15
    vlog3r0 $7,$6,$23,$6;                   ldl $4,ttable_rounds+24($4) !tprello
    and $15,MASK,$15;                       srl $9,3,$23
    and $23,MASK,$23;                       ldl $15,ttable_rounds+0($15) !tprello
    vlog3r0 $6,$3,$4,$3;                    ldl $23,ttable_rounds+16($23) !tprello
    srl HALF_OF_COLUMN3($5,$9),43,$4;       srl $5,19,$6
    and $4,MASK,$4;                         and $6,MASK,$6
    vlog3r0 $10,$15,$23,$15;                ldl $4,ttable_rounds+8($4) !tprello
    sll $9,5,$23;                           ldl $6,ttable_rounds+24($6) !tprello
    and $23,MASK,$23;                       srl HALF_OF_COLUMN3($5,$9),35,$8
    and $8,MASK,$8;                         ldl $23,ttable_rounds+0($23) !tprello
    vlog3r0 $15,$4,$6,$4;                   ldl $8,ttable_rounds+16($8) !tprello
    srl $5,11,$6;                           srl HALF_OF_COLUMN1($5,$9),51,$15
    and $6,MASK,$6;                         stl $4,ttable_scratch+0($31) !tprello
    vlog3r0 $13,$23,$8,$8;                  ldl $6,ttable_rounds+8($6) !tprello
    and $15,MASK,$15;                       srl HALF_OF_COLUMN3($5,$9),27,$23
    and $23,MASK,$23;                       ldl $15,ttable_rounds+24($15) !tprello
    srl $5,3,$11;                           ldl $23,ttable_rounds+0($23) !tprello
    and $11,MASK,$11;                       srl HALF_OF_COLUMN1($5,$9),43,$22
    vlog3r0 $8,$6,$15,$5;                   ldl $11,ttable_rounds+16($11) !tprello
    and $22,MASK,$22;                       srl $9,19,$9
    and $9,MASK,$9;                         ldl $22,ttable_rounds+8($22) !tprello
    vlog3r0 $2,$23,$11,$11;                 ldl $9,ttable_rounds+24($9) !tprello
    sll $0,5,$23;                           srl HALF_OF_COLUMN1($0,$1),35,$6
    and $23,MASK,$23;                       and $6,MASK,$8
    vlog3r0 $11,$22,$9,$6;                  ldl $23,ttable_rounds+0($23) !tprello
    srl $1,11,$9;                           ldl $8,ttable_rounds+16($8) !tprello
    and $9,MASK,$9;                         stl $6,ttable_scratch+8($31) !tprello
    srl HALF_OF_COLUMN3($0,$1),51,$11;      ldl $9,ttable_rounds+8($9) !tprello
    vlog3r0 $7,$23,$8,$7;                   and $11,MASK,$11
    srl HALF_OF_COLUMN1($0,$1),27,$8;       ldl $11,ttable_rounds+24($11) !tprello
    and $8,MASK,$8;                         srl $1,3,$23
    and $23,MASK,$23;                       ldl $8,ttable_rounds+0($8) !tprello
    vlog3r0 $7,$9,$11,$7;                   ldl $23,ttable_rounds+16($23) !tprello
    srl HALF_OF_COLUMN3($0,$1),43,$9;       srl $0,19,$11
    and $9,MASK,$9;                         and $11,MASK,$11
    vlog3r0 $10,$8,$23,$8;                  ldl $9,ttable_rounds+8($9) !tprello
    sll $1,5,$10;                           ldl $11,ttable_rounds+24($11) !tprello
    and $10,MASK,$10;                       srl HALF_OF_COLUMN3($0,$1),35,$23
    and $23,MASK,$23;                       ldl $10,ttable_rounds+0($10) !tprello
    vlog3r0 $8,$9,$11,$8;                   ldl $23,ttable_rounds+16($23) !tprello
    srl $0,11,$9;                           srl HALF_OF_COLUMN1($0,$1),51,$11
    and $9,MASK,$22;                        stl $8,ttable_scratch+16($31) !tprello
    vlog3r0 $13,$10,$23,$9;                 ldl $10,ttable_rounds+8($22) !tprello
    and $11,MASK,$11;                       bne LEFT,\next
    .endm
