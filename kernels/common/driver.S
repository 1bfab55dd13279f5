# SPDX-License-Identifier: Apache-2.0
#
# The driver of the AES kernels with plain double buffering; what it wants of them: driver.h.
#
# Unit u of the data goes to CPE u mod n. With double buffering the next unit comes in and the
# previous one goes out while the current one is computed: two buffers for each direction, at
# offset 0 and AES_MAX_UNIT. Without it, only the ones at offset 0 are used, one step after another.
#
# Registers that live across the calls
#   $9  OFFSET   of the current unit in the data
#   $10 BUFFER   offset of the current unit's LDM buffers
#   $11 TOGGLE   BUFFER ^ TOGGLE is the next unit's: 0 without double buffering
#   $12 NEXT     offset of the next unit in the data
#   $13 BYTES    length of the data
#   $14 UNIT     bytes per unit
#   $15 STRIDE   from one unit of this core to the next
#include "driver.h"

#define OFFSET  $9
#define BUFFER  $10
#define TOGGLE  $11
#define NEXT    $12
#define BYTES   $13
#define UNIT    $14
#define STRIDE  $15

# An offset of buffers (0 or AES_MAX_UNIT) shifted right by this is that of their reply words.
#define REPLY_SHIFT 11

# ---- LDM -------------------------------------------------------------------------------------
    .section .tdata_local,"awT","progbits"
# Reply words, one for each buffer: 1 when its latest transfer is complete.
get_reply:
    .long 0, 0
put_reply:
    .long 1, 1

    .align 7
input:
    .skip 2 * AES_MAX_UNIT
output:
    .skip 2 * AES_MAX_UNIT

# ---- Steps -----------------------------------------------------------------------------------
    .section .text1,"ax","progbits"

# Starts the transfer of \size bytes between \memory and \ldm; \operation is 0 = put, 1 = get.
# Fields of the descriptor: size 23:0, operation 59:56, LDM address of the reply word 79:64.
# All operands are registers; changes \descriptor, clears the reply word.
    .macro START_DMA operation, size, memory, ldm, reply, descriptor
    stw     $31,0(\reply)
    vinsw   \reply,$31,2,\descriptor
    ldi     \descriptor,\operation($31)
    sll     \descriptor,56,\descriptor
    vinsw   \size,\descriptor,0,\descriptor
    dma     \descriptor,\memory,\ldm
    .endm

# \size = length of the unit at \offset: the last one may be shorter.
    .macro UNIT_SIZE offset, size, temporary
    subl    BYTES,\offset,\size
    cmplt   UNIT,\size,\temporary
    selne   \temporary,UNIT,\size,\size
    .endm

# ---- Entry: $16 = main-memory address of the task -----------------------------------------------
    .globl aes_crypt
    .ent aes_crypt
    .align 4
aes_crypt:
    ldi     $30,-32($30)
    stl     $26,0($30)

    # Bring the task with its tables.
    ldi     $1,AES_TASK_SIZE($31)
    ldi     $2,task($31) !tprello
    ldi     $3,get_reply($31) !tprello
    START_DMA 1, $1, $16, $2, $3, $4
    WAIT_DMA $3, $4

    # This core's first unit, if it has one.
    ldl     UNIT,task+AES_TASK_UNIT($31) !tprello
    ldl     BYTES,task+AES_TASK_BYTES($31) !tprello
    ldl     STRIDE,task+AES_TASK_CPES($31) !tprello
    ldl     TOGGLE,task+AES_TASK_DOUBLE_BUFFER($31) !tprello
    rcsr    OFFSET,0
    and     OFFSET,63,OFFSET
    mull    OFFSET,UNIT,OFFSET
    mull    STRIDE,UNIT,STRIDE
    ldi     $1,AES_MAX_UNIT($31)
    mull    TOGGLE,$1,TOGGLE
    cmplt   OFFSET,BYTES,$1
    beq     $1,return
    mov     OFFSET,NEXT
    mov     TOGGLE,BUFFER
    bsr     $26,get_next_unit       # to BUFFER ^ TOGGLE, which is 0
    clr     BUFFER

    bsr     $26,aes_prepare

    # ---- Unit by unit ----
next_unit:
    srl     BUFFER,REPLY_SHIFT,$1
    ldi     $1,get_reply($1) !tprello
    WAIT_DMA $1, $2
    addl    OFFSET,STRIDE,NEXT
    beq     TOGGLE,compute
    bsr     $26,get_next_unit

compute:
    srl     BUFFER,REPLY_SHIFT,$1
    ldi     $1,put_reply($1) !tprello
    WAIT_DMA $1, $2
    ldi     $16,input(BUFFER) !tprello
    ldi     $17,output(BUFFER) !tprello
    UNIT_SIZE OFFSET, $18, $1
    mov     OFFSET,$19
    bsr     $26,aes_crypt_buffer

    UNIT_SIZE OFFSET, $1, $2
    ldl     $2,task+AES_TASK_OUTPUT($31) !tprello
    addl    $2,OFFSET,$2
    ldi     $3,output(BUFFER) !tprello
    srl     BUFFER,REPLY_SHIFT,$4
    ldi     $4,put_reply($4) !tprello
    START_DMA 0, $1, $2, $3, $4, $5
    bne     TOGGLE,unit_done
    WAIT_DMA $4, $5
    bsr     $26,get_next_unit

unit_done:
    mov     NEXT,OFFSET
    xor     BUFFER,TOGGLE,BUFFER
    cmplt   OFFSET,BYTES,$1
    bne     $1,next_unit

    ldi     $1,put_reply($31) !tprello
    WAIT_DMA $1, $2
    ldi     $1,put_reply+4($31) !tprello
    WAIT_DMA $1, $2
return:
    ldl     $26,0($30)
    ldi     $30,32($30)
    ret     $31,($26),1
    .end aes_crypt

# Starts bringing the unit at NEXT, if there is one, into the next unit's input buffer.
    .ent get_next_unit
    .align 4
get_next_unit:
    cmplt   NEXT,BYTES,$1
    beq     $1,no_next_unit
    UNIT_SIZE NEXT, $1, $2
    xor     BUFFER,TOGGLE,$3
    ldl     $2,task+AES_TASK_INPUT($31) !tprello
    addl    $2,NEXT,$2
    srl     $3,REPLY_SHIFT,$4
    ldi     $4,get_reply($4) !tprello
    ldi     $3,input($3) !tprello
    START_DMA 1, $1, $2, $3, $4, $5
no_next_unit:
    ret     $31,($26),1
    .end get_next_unit
