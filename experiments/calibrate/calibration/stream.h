/* SPDX-License-Identifier: Apache-2.0
 *
 * Of the programs that do as STREAM does in the suite swCandle: each core goes through its own part
 * of the arrays, transfer by transfer: get, work in LDM, put, each after the other.
 */
#include "../../micro/frame.h"

#define BYTES    $16            /* of a transfer */
#define COUNT    $17            /* of transfers, each way */
#define FROM     $18            /* arrays: first transfer of core 0 */
#define TO       $19
#define REGION   $20            /* from one core's part to the next one's */
#define STEP     $21            /* from one transfer to the next */
/* Further arguments: 6 bytes of a block, 7 of the gap behind it (0, 0: contiguous), 8 is the
 * program's own. */
#define REPLY    $8
#define GET      $22            /* descriptors */
#define PUT      $23
#define SOURCE   $24            /* LDM */
#define TARGET   $25
#define LEFT     $26
#define REST_OF_PASS 8          /* loops of 2 cycles */

/* FROM and TO of this core, and its descriptors. */
    .macro DESCRIBE_TRANSFERS
    CORE $1
    mull $1,REGION,$1
    addl FROM,$1,FROM
    addl TO,$1,TO
    LDM_ADDRESS micro_reply, REPLY
    LOAD_ARGUMENT 6, $1                  /* bits 51:32, above size, bits 23:0 */
    sll $1,32,$1
    or $1,BYTES,$1
    LOAD_ARGUMENT 7, $2                  /* bits 127:96, above the reply word, bits 79:64 */
    sll $2,32,$2
    or $2,REPLY,$2
    vinsf $2,$31,1,PUT                   /* operation, bits 59:56: 0 put */
    vinsf $1,PUT,0,PUT
    ldi $3,1($31)                        /* 1 get */
    sll $3,56,$3
    or $1,$3,$1
    vinsf $1,PUT,0,GET
    .endm

/* The data are at TARGET: on to \next, or END = cycles since START. */
    .macro PUT_AND_END_PASS next         /* and the rest of a pass of the benchmark as it is */
    ldi LEFT,REST_OF_PASS($31)           /* compiled: about 60 cycles in all, besides waiting */
1003:                                    /* and what is done in LDM */
    subl LEFT,1,LEFT
    bne LEFT,1003b
    stw $31,0(REPLY)
    dma PUT,TO,TARGET
    WAIT REPLY, 1, $1
    addl FROM,STEP,FROM
    addl TO,STEP,TO
    subl COUNT,1,COUNT
    bne COUNT,\next
    rcsr END,4
    subl END,START,END
    .endm
