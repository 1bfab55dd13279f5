# SPDX-License-Identifier: Apache-2.0
#
# STREAM Copy by DMA as in the suite swCandle: each core copies its own part of one array to
# another, transfer by transfer: get, copy in LDM, put, each after the other.
#include "../micro/frame.h"

#define BYTES    $16            /* of a transfer */
#define COUNT    $17            /* of transfers, each way */
#define FROM     $18            /* arrays: first transfer of core 0 */
#define TO       $19
#define REGION   $20            /* from one core's part to the next one's */
#define STEP     $21            /* from one transfer to the next */
/* Further arguments: 6 bytes of a block, 7 of the gap behind it (0, 0: contiguous), 8 whether the
 * data are copied in LDM on the way (1) or sent from where they came to (0). */
#define COPIES   $7
#define REPLY    $8
#define GET      $22            /* descriptors */
#define PUT      $23
#define SOURCE   $24            /* LDM */
#define TARGET   $25
#define LEFT     $26
#define REST_OF_PASS 8          /* loops of 2 cycles */

# ---- copy ---------------------------------------------------------------------------------------
    ENTER calibration_copy
    CORE $1
    mull $1,REGION,$1
    addl FROM,$1,FROM
    addl TO,$1,TO
    LDM_ADDRESS micro_reply, REPLY
    LOAD_ARGUMENT 6, $1                  # bits 51:32, above size, bits 23:0
    sll $1,32,$1
    or $1,BYTES,$1
    LOAD_ARGUMENT 7, $2                  # bits 127:96, above the reply word, bits 79:64
    sll $2,32,$2
    or $2,REPLY,$2
    vinsf $2,$31,1,PUT                   # operation, bits 59:56: 0 put
    vinsf $1,PUT,0,PUT
    ldi $3,1($31)                        # 1 get
    sll $3,56,$3
    or $1,$3,$1
    vinsf $1,PUT,0,GET
    LOAD_ARGUMENT 8, COPIES
    BARRIER $1
    rcsr START,4

next_transfer:
    LDM_ADDRESS micro_buffer, SOURCE
    mov SOURCE,TARGET
    stw $31,0(REPLY)
    dma GET,FROM,SOURCE
    WAIT REPLY, 1, $1
    beq COPIES,copied

    LDM_ADDRESS micro_buffer+BUFFER_BYTES/2, TARGET
    mov BYTES,LEFT
    cmplt LEFT,32,$1
    bne $1,less_than_32
copy_32:
    ldl $1,0(SOURCE)
    ldl $2,8(SOURCE)
    ldl $3,16(SOURCE)
    ldl $4,24(SOURCE)
    stl $1,0(TARGET)
    subl LEFT,32,LEFT
    stl $2,8(TARGET)
    addl SOURCE,32,SOURCE
    stl $3,16(TARGET)
    cmplt LEFT,32,$1
    stl $4,24(TARGET)
    addl TARGET,32,TARGET
    beq $1,copy_32
    beq LEFT,end_of_copy
less_than_32:
    ldl $1,0(SOURCE)
    stl $1,0(TARGET)
    addl SOURCE,8,SOURCE
    addl TARGET,8,TARGET
    subl LEFT,8,LEFT
    bne LEFT,less_than_32
end_of_copy:
    LDM_ADDRESS micro_buffer+BUFFER_BYTES/2, TARGET

copied:                                  # and the rest of a pass of the benchmark as it is compiled:
    ldi LEFT,REST_OF_PASS($31)           # about 60 cycles in all, besides waiting and copying
1:  subl LEFT,1,LEFT
    bne LEFT,1b
    stw $31,0(REPLY)
    dma PUT,TO,TARGET
    WAIT REPLY, 1, $1
    addl FROM,STEP,FROM
    addl TO,STEP,TO
    subl COUNT,1,COUNT
    bne COUNT,next_transfer
    rcsr END,4
    subl END,START,END
    STORE_RESULT END
    LEAVE calibration_copy
