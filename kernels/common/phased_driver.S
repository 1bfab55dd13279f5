# SPDX-License-Identifier: Apache-2.0
#
# The driver of AES kernels that are faster than main memory: the cores read it together and write it
# together. What it wants of the kernels: driver.h.
#
# Unit u of the data goes to CPE u mod n. With double buffering a CPE takes UNITS of them a round,
# in three areas of LDM: one is read, one is written, and the third one, which holds the results of
# the round before, is emptied into main memory and filled again for the round after. Then they
# change places:
#
#             first half of the units        second half of the units
#    FROM     read, unit by unit             read                            becomes TO
#    TO       written                        written                         becomes OTHER
#    OTHER    put: the round before          get: the round after            becomes FROM
#
# All cores meet between the halves and between the rounds, so that the core group either reads
# main memory or writes it. Left alone the cores drift apart, and a memory that turns between reading
# and writing every few lines has a third less throughput (docs/kernels/dma-limit.md).
#
# Without double buffering a unit is brought, computed and put, and then the next one.
#
# Registers that live across the calls
#   $9  ROUND    offset in the data of this core's first unit of the round
#   $10 FROM     $11 TO     $12 OTHER    the areas, as offsets from `areas`
#   $13 SLOT     place of the current unit in its area
#   $14 OFFSET   of the current unit in the data
#   $15 STRIDE   from one unit of this core to its next
#include "driver.h"

#define ROUND   $9
#define FROM    $10
#define TO      $11
#define OTHER   $12
#define SLOT    $13
#define OFFSET  $14
#define STRIDE  $15

/* Of the data that a core takes at a time (max_unit in kernel.toml). Small units in turn spread the
 * cores' transfers over the banks of main memory (docs/kernels/dma-limit.md). */
#define PHASED_MAX_UNIT 2048
#define UNITS 4                     /* a core's in a round */
#define AREA (UNITS * PHASED_MAX_UNIT)
/* The offset of a unit's place in `areas` shifted right by this is that of its reply word. */
#define REPLY_SHIFT 9

#define PUT 0
#define GET 1

# ---- LDM -------------------------------------------------------------------------------------
    .section .tdata_local,"awT","progbits"
next_round:                         # where the next round begins in the data, for core 0
    .quad 0
replies:                            # for each place of a unit: 0 while it is brought or put, else 1
    .rept 3 * UNITS
    .long 1
    .endr

    .align 7
areas:
    .skip 3 * AREA

# ---- Steps -----------------------------------------------------------------------------------
    .section .text1,"ax","progbits"

# Starts the transfer of \size bytes between \memory and \ldm; \operation is PUT or GET. All are
# registers; changes \operation and \descriptor, clears the reply word.
# Fields of the descriptor: size 23:0, operation 59:56, LDM address of the reply word 79:64.
    .macro START_DMA operation, size, memory, ldm, reply, descriptor
    stw     $31,0(\reply)
    vinsw   \reply,$31,2,\descriptor
    sll     \operation,56,\operation
    or      \operation,\size,\operation
    vinsf   \operation,\descriptor,0,\descriptor
    dma     \descriptor,\memory,\ldm
    .endm

# The same for the unit in \place, an offset in the areas; changes $1 and $2.
    .macro WAIT_FOR_UNIT place
    srl     \place,REPLY_SHIFT,$1
    ldi     $1,replies($1) !tprello
    WAIT_DMA $1, $2
    .endm

# \place, an offset in the areas, becomes its LDM address. Kernels may have so much data of their own
# that no displacement reaches the areas.
    .macro AREA_ADDRESS place
    ldih    \place,areas(\place) !tprelhi
    ldi     \place,areas(\place) !tprello
    .endm

# \size = length of the unit at \offset: the last one is shorter, beyond it the length is negative
# or 0. Changes $28.
    .macro UNIT_SIZE offset, size, unit
    ldl     \size,task+AES_TASK_BYTES($31) !tprello
    ldl     \unit,task+AES_TASK_UNIT($31) !tprello
    subl    \size,\offset,\size
    subl    \unit,\size,$28
    sellt   $28,\unit,\size,\size
    .endm

# \flag = whether there is no round after this one, the same on all cores.
    .macro IS_LAST_ROUND flag, bytes
    ldl     \flag,next_round($31) !tprello
    ldl     \bytes,task+AES_TASK_BYTES($31) !tprello
    cmple   \bytes,\flag,\flag
    .endm

# The unit at FROM + SLOT is encrypted or decrypted to TO + SLOT.
    .macro CRYPT_UNIT
    UNIT_SIZE OFFSET, $18, $1
    addl    FROM,SLOT,$16
    addl    TO,SLOT,$17
    AREA_ADDRESS $16
    AREA_ADDRESS $17
    mov     OFFSET,$19
    bsr     $26,aes_crypt_buffer
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
    ldi     $3,replies($31) !tprello
    ldi     $5,GET($31)
    START_DMA $5, $1, $16, $2, $3, $4
    WAIT_DMA $3, $4

    # This core's first unit, if it has one.
    ldl     $1,task+AES_TASK_UNIT($31) !tprello
    ldl     $2,task+AES_TASK_BYTES($31) !tprello
    ldl     STRIDE,task+AES_TASK_CPES($31) !tprello
    rcsr    ROUND,0
    and     ROUND,63,ROUND
    mull    ROUND,$1,ROUND
    mull    STRIDE,$1,STRIDE
    cmplt   ROUND,$2,$2
    beq     $2,return
    clr     FROM
    ldi     TO,AREA($31)
    ldi     OTHER,2*AREA($31)
    mov     ROUND,OFFSET
    ldl     $1,task+AES_TASK_DOUBLE_BUFFER($31) !tprello
    beq     $1,without_overlap

    mull    STRIDE,UNITS,$1
    stl     $1,next_round($31) !tprello
    IS_LAST_ROUND $1, $2
    bne     $1,begin                # not all cores are here
    bsr     $26,finish_transfers    # every core's first unit comes before any core's second
begin:
    ldi     $16,GET($31)
    mov     ROUND,$17
    mov     FROM,$18
    bsr     $26,transfer_area
    bsr     $26,aes_prepare

    # ---- Round by round ----
begin_round:
    clr     SLOT
    mull    STRIDE,UNITS,$1
    subl    ROUND,$1,$17
    blt     $17,next_unit           # there is no round before
    ldi     $16,PUT($31)
    mov     OTHER,$18
    bsr     $26,transfer_area

next_unit:
    IS_LAST_ROUND $1, $2
    bne     $1,unit_of_last_round
    ldi     $1,-AREA/2(SLOT)
    bne     $1,compute
    bsr     $26,finish_transfers    # half way
    mull    STRIDE,UNITS,$1
    addl    ROUND,$1,$17
    ldi     $16,GET($31)
    mov     OTHER,$18
    bsr     $26,transfer_area
    br      $31,compute

unit_of_last_round:
    cmplt   OFFSET,$2,$1
    beq     $1,end                  # there is no such unit
compute:
    addl    FROM,SLOT,$1
    WAIT_FOR_UNIT $1
    CRYPT_UNIT
    mov     OFFSET,$17
    addl    TO,SLOT,$18
    addl    OFFSET,STRIDE,OFFSET
    ldi     SLOT,PHASED_MAX_UNIT(SLOT)
    IS_LAST_ROUND $1, $2
    bne     $1,end_unit_of_last_round
    ldi     $1,-AREA(SLOT)
    bne     $1,next_unit

    bsr     $26,finish_transfers
    mov     OTHER,$1
    mov     TO,OTHER
    mov     FROM,TO
    mov     $1,FROM
    mov     OFFSET,ROUND
    ldl     $1,next_round($31) !tprello
    mull    STRIDE,UNITS,$2
    addl    $1,$2,$1
    stl     $1,next_round($31) !tprello
    br      $31,begin_round

end_unit_of_last_round:
    ldi     $16,PUT($31)            # at once: nothing else is to come
    bsr     $27,transfer_unit
    ldi     $1,-AREA(SLOT)
    bne     $1,next_unit
end:
    mov     TO,$1
    bsr     $27,wait_for_area
    mov     OTHER,$1
    bsr     $27,wait_for_area
return:
    ldl     $26,0($30)
    ldi     $30,32($30)
    ret     $31,($26),1

    # ---- The same without overlap ----
without_overlap:
    bsr     $26,aes_prepare
    clr     SLOT
one_unit:
    ldi     $16,GET($31)
    mov     OFFSET,$17
    mov     FROM,$18
    bsr     $27,transfer_unit
    WAIT_FOR_UNIT FROM
    CRYPT_UNIT
    ldi     $16,PUT($31)
    mov     OFFSET,$17
    mov     TO,$18
    bsr     $27,transfer_unit
    WAIT_FOR_UNIT TO
    addl    OFFSET,STRIDE,OFFSET
    ldl     $1,task+AES_TASK_BYTES($31) !tprello
    cmplt   OFFSET,$1,$1
    bne     $1,one_unit
    br      $31,return
    .end aes_crypt

# Starts transfers ($16: PUT or GET) between the area $18 and this core's units, as far as there are
# any, from the one at offset $17 of the data on.
    .ent transfer_area
    .align 4
transfer_area:
    ldi     $20,UNITS($31)
1:  bsr     $27,transfer_unit
    addl    $17,STRIDE,$17
    ldi     $18,PHASED_MAX_UNIT($18)
    subl    $20,1,$20
    bne     $20,1b
    ret     $31,($26),1
    .end transfer_area

# The same for the unit at offset $17 of the data, if there is one, and its place $18 in the areas.
# Returns to $27; changes $1..$6 and $28.
    .ent transfer_unit
    .align 4
transfer_unit:
    UNIT_SIZE $17, $1, $2
    ble     $1,no_unit
    ldl     $2,task+AES_TASK_INPUT($31) !tprello
    ldl     $3,task+AES_TASK_OUTPUT($31) !tprello
    selne   $16,$2,$3,$2
    addl    $2,$17,$2
    mov     $18,$3
    AREA_ADDRESS $3
    srl     $18,REPLY_SHIFT,$4
    ldi     $4,replies($4) !tprello
    mov     $16,$5
    START_DMA $5, $1, $2, $3, $4, $6
no_unit:
    ret     $31,($27),1
    .end transfer_unit

# Waits until all transfers of the area OTHER are complete on all cores.
    .ent finish_transfers
    .align 4
finish_transfers:
    mov     OTHER,$1
    bsr     $27,wait_for_area
    ldl     $1,task+AES_TASK_CPES($31) !tprello
    subl    $1,64,$1
    bne     $1,not_all_cores        # the barrier wants whole rows and columns
    ldi     $1,0xff($31)
    synr    $1
    sync    $1
not_all_cores:
    ret     $31,($26),1
    .end finish_transfers

# Waits until all transfers of the area $1 are complete. Returns to $27.
    .ent wait_for_area
    .align 4
wait_for_area:
    srl     $1,REPLY_SHIFT,$1
    ldi     $1,replies($1) !tprello
2:  ldw     $2,0($1)
    ldw     $3,4($1)
    ldw     $4,8($1)
    ldw     $5,12($1)
    and     $2,$3,$2
    and     $4,$5,$4
    and     $2,$4,$2
    beq     $2,2b
    memb
    ret     $31,($27),1
    .end wait_for_area
