# SPDX-License-Identifier: Apache-2.0
#
# memcpy, memmove, memset, memcmp and strlen, which a C compiler may call by itself, for instance
# to copy a structure. Arguments $16, $17, $18, result $0, as in C.
# Eight bytes at a time where both addresses and the length allow it, else byte by byte.

    .section .text1, "ax", "progbits"
    .align 4
    .globl memmove
memmove:
    subl    $16,$17,$1
    cmpult  $1,$18,$1                   # does the target begin inside the source?
    bne     $1,memory_copy_backward

    .globl memcpy
memcpy:
    mov     $16,$0
    beq     $18,memory_return
    or      $16,$17,$1
    or      $1,$18,$1
    and     $1,7,$1
    bne     $1,memory_copy_bytes
memory_copy_longs:
    ldl     $1,0($17)
    ldi     $17,8($17)
    subl    $18,8,$18
    stl     $1,0($16)
    ldi     $16,8($16)
    bne     $18,memory_copy_longs
    ret     $31,($26),1
memory_copy_bytes:
    ldbu    $1,0($17)
    ldi     $17,1($17)
    subl    $18,1,$18
    stb     $1,0($16)
    ldi     $16,1($16)
    bne     $18,memory_copy_bytes
memory_return:
    ret     $31,($26),1

memory_copy_backward:
    mov     $16,$0
    addl    $16,$18,$16
    addl    $17,$18,$17
memory_copy_last:
    ldbu    $1,-1($17)
    subl    $17,1,$17
    subl    $18,1,$18
    stb     $1,-1($16)
    subl    $16,1,$16
    bne     $18,memory_copy_last
    ret     $31,($26),1

    .align 4
    .globl memset
memset:
    mov     $16,$0
    beq     $18,memory_return
    or      $16,$18,$1
    and     $1,7,$1
    bne     $1,memory_set_bytes
    and     $17,255,$17
    sll     $17,8,$1
    or      $17,$1,$17
    sll     $17,16,$1
    or      $17,$1,$17
    sll     $17,32,$1
    or      $17,$1,$17
memory_set_longs:
    stl     $17,0($16)
    ldi     $16,8($16)
    subl    $18,8,$18
    bne     $18,memory_set_longs
    ret     $31,($26),1
memory_set_bytes:
    stb     $17,0($16)
    ldi     $16,1($16)
    subl    $18,1,$18
    bne     $18,memory_set_bytes
    ret     $31,($26),1

    .align 4
    .globl memcmp
memcmp:
    mov     $31,$0
memory_compare:
    beq     $18,memory_return
    ldbu    $1,0($16)
    ldbu    $2,0($17)
    ldi     $16,1($16)
    ldi     $17,1($17)
    subl    $18,1,$18
    subl    $1,$2,$0
    beq     $0,memory_compare
    ret     $31,($26),1

    .align 4
    .globl strlen
strlen:
    mov     $16,$0
memory_find_end:
    ldbu    $1,0($0)
    ldi     $0,1($0)
    bne     $1,memory_find_end
    subl    $0,$16,$0
    subl    $0,1,$0
    ret     $31,($26),1
