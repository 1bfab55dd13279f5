# SPDX-License-Identifier: Apache-2.0
#
# Copies main memory through LDM as fast as the DMA can: unit u of the data goes in and out by CPE
# u mod n, through a ring of buffers, `ahead` gets before the put. A buffer serves both directions:
# it is free for the next get when its put is complete.
#
# With `barrier` the cores meet between their puts and their gets. Each DMA group serves commands in
# order of arrival, so all puts of a round then go before all gets, and the memory turns between
# writing and reading once a round and not once every few lines.
#
# $16  task in main memory, 64 bits each: input, output, bytes, unit, cpes, buffers, ahead, barrier
#
# $1..$5 temporary             $6  REPLY_GET, $7 REPLY_PUT: the arrays of reply words
# $8  INPUT   $9  OUTPUT       $10 BYTES     $11 UNIT    $12 STRIDE  from one unit of this core to
# $13 RING    buffers          $14 BARRIER   the next
# $15 GET     offset in the data of the unit to get next, $17 its buffer
# $18 PUT     offset of the unit to put next, $19 its buffer
# $20 ROUNDS  left, the same on every core
#define REPLY_GET $6
#define REPLY_PUT $7
#define INPUT   $8
#define OUTPUT  $9
#define BYTES   $10
#define UNIT    $11
#define STRIDE  $12
#define RING    $13
#define BARRIER $14
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
get_reply:
    .skip 4 * MAX_BUFFERS
put_reply:                              # 1: the buffer is free
    .rept MAX_BUFFERS
    .long 1
    .endr

    .section .text1,"ax","progbits"

# Starts a transfer between \memory + \offset and buffer number \buffer; \operation: 0 put, 1 get.
    .macro START_DMA operation, memory, offset, buffer, replies
    mull    \buffer,UNIT,$1
    ldi     $2,pool($31) !tprello
    addl    $2,$1,$2                    # in LDM
    addl    \memory,\offset,$3          # in main memory
    sll     \buffer,2,$1
    addl    \replies,$1,$1
    stw     $31,0($1)
    vinsw   $1,$31,2,$4
    ldi     $5,\operation($31)
    sll     $5,56,$5
    or      $5,UNIT,$5
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

    .globl dma_copy
    .ent dma_copy
    .align 5
dma_copy:
    ldl     INPUT,0($16)
    ldl     OUTPUT,8($16)
    ldl     BYTES,16($16)
    ldl     UNIT,24($16)
    ldl     $4,32($16)                  # cpes
    ldl     RING,40($16)
    ldl     $5,48($16)                  # ahead
    ldl     BARRIER,56($16)
    ldl     ROUNDS,64($16)
    ldih    REPLY_GET,get_reply($31) !tprelhi
    ldi     REPLY_GET,get_reply(REPLY_GET) !tprello
    ldih    REPLY_PUT,put_reply($31) !tprelhi
    ldi     REPLY_PUT,put_reply(REPLY_PUT) !tprello
    rcsr    GET,0
    and     GET,63,GET
    mull    GET,UNIT,GET
    mull    UNIT,$4,STRIDE
    mov     GET,PUT
    clr     GET_BUFFER
    clr     PUT_BUFFER
    mov     $5,$21                      # gets to start before the first round
first_gets:
    beq     $21,next_round
    bsr     $26,get_next
    subl    $21,1,$21
    br      $31,first_gets

next_round:
    cmplt   PUT,BYTES,$1
    beq     $1,meet
    WAIT_DMA PUT_BUFFER, REPLY_GET
    START_DMA 0, OUTPUT, PUT, PUT_BUFFER, REPLY_PUT
    addl    PUT,STRIDE,PUT
meet:
    beq     BARRIER,met
    ldi     $1,0xff($31)
    synr    $1
    sync    $1
met:
    bsr     $26,get_next
    subl    ROUNDS,1,ROUNDS
    bne     ROUNDS,next_round

    # Every buffer's put must be complete.
    clr     PUT_BUFFER
last_puts:
    WAIT_DMA PUT_BUFFER, REPLY_PUT
    addl    PUT_BUFFER,1,PUT_BUFFER
    subl    RING,PUT_BUFFER,$1
    bne     $1,last_puts
    halt
    .end dma_copy

# Starts the get of this core's next unit, if there is one, once its buffer is free.
    .ent get_next
    .align 4
get_next:
    cmplt   GET,BYTES,$1
    beq     $1,no_next
    WAIT_DMA GET_BUFFER, REPLY_PUT
    START_DMA 1, INPUT, GET, GET_BUFFER, REPLY_GET
    addl    GET,STRIDE,GET
no_next:
    ret     $31,($26),1
    .end get_next
