# SPDX-License-Identifier: Apache-2.0
#
# STREAM Copy by DMA, from one array to another.
#include "stream.h"

#define COPIES   $7             /* whether the data are copied in LDM on the way (1) or sent from
                                 * where they came to (0) */

# ---- copy ---------------------------------------------------------------------------------------
    ENTER calibration_copy
    DESCRIBE_TRANSFERS
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

copied:
    PUT_AND_END_PASS next_transfer
    STORE_RESULT END
    LEAVE calibration_copy
