# SPDX-License-Identifier: Apache-2.0
#
# Copies main memory through LDM as fast as the DMA can: block u of the data goes in and out by CPE
# u mod n, through a ring of buffers that serve both directions. Two ways to do it:
#
#   together   all cores fill all their buffers, meet, empty them, meet: the memory of the core group
#              either reads or writes
#   alone      each core goes on as soon as it can: the get of a block starts when the put that last
#              used its buffer is complete, `ahead` blocks before the block's own put
#
# $16  task in main memory, 64 bits each: input, output, bytes, block, cpes, buffers, ahead, together
#      (0 or 1), rounds: blocks of the core that has most of them
#
# $1..$5, $21 temporary        $6  REPLY_GET, $7 REPLY_PUT: the arrays of reply words
# $8  INPUT   $9  OUTPUT       $10 BYTES     $11 BLOCK   $12 STRIDE  from one block of this core to
# $13 RING    buffers          $14 AHEAD                 the next
# $15 GET     offset in the data of the block to get next, $17 its buffer
# $18 PUT     offset of the block to put next, $19 its buffer
# $20 ROUNDS  blocks left, the same on every core
#define REPLY_GET $6
#define REPLY_PUT $7
#define INPUT   $8
#define OUTPUT  $9
#define BYTES   $10
#define BLOCK   $11
#define STRIDE  $12
#define RING    $13
#define AHEAD   $14
#define GET     $15
#define GET_BUFFER $17
#define PUT     $18
#define PUT_BUFFER $19
#define ROUNDS  $20

#define MAX_BUFFERS 16
#define POOL_BYTES 57344

    .set noreorder
    .set noat

    .section .tdata_local,"awT","progbits"
    .align 7
pool:
    .skip POOL_BYTES
get_reply:                              # 1: the buffer's block has come
    .rept MAX_BUFFERS
    .long 1
    .endr
put_reply:                              # 1: the buffer is free
    .rept MAX_BUFFERS
    .long 1
    .endr

    .section .text1,"ax","progbits"

# Starts a transfer between \memory + \offset and buffer number \buffer; \operation: 0 put, 1 get.
    .macro START_DMA operation, memory, offset, buffer, replies
    mull    \buffer,BLOCK,$1
    ldi     $2,pool($31) !tprello
    addl    $2,$1,$2                    # in LDM
    addl    \memory,\offset,$3          # in main memory
    sll     \buffer,2,$1
    addl    \replies,$1,$1
    stw     $31,0($1)
    vinsw   $1,$31,2,$4
    ldi     $5,\operation($31)
    sll     $5,56,$5
    or      $5,BLOCK,$5
    vinsf   $5,$4,0,$4
    dma     $4,$3,$2
    addl    \buffer,1,\buffer           # the ring's next
    subl    \buffer,RING,$1
    seleq   $1,$31,\buffer,\buffer
    .endm

# Waits until the transfer of buffer number \buffer is complete.
    .macro WAIT_DMA buffer, replies
    sll     \buffer,2,$1
    addl    \replies,$1,$1
1001:
    ldw     $2,0($1)
    beq     $2,1001b
    memb
    .endm

# All cores meet.
    .macro MEET
    ldi     $1,0xff($31)
    synr    $1
    sync    $1
    .endm

    .globl dma_copy
    .ent dma_copy
    .align 5
dma_copy:
    ldl     INPUT,0($16)
    ldl     OUTPUT,8($16)
    ldl     BYTES,16($16)
    ldl     BLOCK,24($16)
    ldl     STRIDE,32($16)
    ldl     RING,40($16)
    ldl     AHEAD,48($16)
    ldl     $21,56($16)
    ldl     ROUNDS,64($16)
    ldih    REPLY_GET,get_reply($31) !tprelhi
    ldi     REPLY_GET,get_reply(REPLY_GET) !tprello
    ldih    REPLY_PUT,put_reply($31) !tprelhi
    ldi     REPLY_PUT,put_reply(REPLY_PUT) !tprello
    rcsr    GET,0
    and     GET,63,GET
    mull    GET,BLOCK,GET
    mull    STRIDE,BLOCK,STRIDE
    mov     GET,PUT
    clr     GET_BUFFER
    clr     PUT_BUFFER
    beq     $21,first_gets

    # ---- Together ----
next_phases:
    mov     RING,$21
fill:
    bsr     $26,get_next
    subl    $21,1,$21
    bne     $21,fill
    bsr     $26,wait_for_gets
    MEET
    mov     RING,$21
empty:
    bsr     $26,put_next
    subl    $21,1,$21
    bne     $21,empty
    bsr     $26,wait_for_puts
    MEET
    subl    ROUNDS,RING,ROUNDS
    bgt     ROUNDS,next_phases
    halt

    # ---- Alone ----
first_gets:
    bsr     $26,get_next
    subl    AHEAD,1,AHEAD
    bne     AHEAD,first_gets
next_round:
    bsr     $26,put_next
    bsr     $26,get_next
    subl    ROUNDS,1,ROUNDS
    bne     ROUNDS,next_round
    bsr     $26,wait_for_puts
    halt
    .end dma_copy

# Starts the get of this core's next block, if there is one, once its buffer is free.
    .ent get_next
    .align 4
get_next:
    cmplt   GET,BYTES,$1
    beq     $1,nothing_to_get
    WAIT_DMA GET_BUFFER, REPLY_PUT
    START_DMA 1, INPUT, GET, GET_BUFFER, REPLY_GET
    addl    GET,STRIDE,GET
nothing_to_get:
    ret     $31,($26),1
    .end get_next

# Starts the put of this core's next block, if there is one, once it has come.
    .ent put_next
    .align 4
put_next:
    cmplt   PUT,BYTES,$1
    beq     $1,nothing_to_put
    WAIT_DMA PUT_BUFFER, REPLY_GET
    START_DMA 0, OUTPUT, PUT, PUT_BUFFER, REPLY_PUT
    addl    PUT,STRIDE,PUT
nothing_to_put:
    ret     $31,($26),1
    .end put_next

    .ent wait_for_gets
    .align 4
wait_for_gets:
    mov     REPLY_GET,$3
    br      $31,wait_for_all
wait_for_puts:
    mov     REPLY_PUT,$3
wait_for_all:
    clr     $4
1:  WAIT_DMA $4, $3
    addl    $4,1,$4
    subl    RING,$4,$1
    bne     $1,1b
    ret     $31,($26),1
    .end wait_for_gets
