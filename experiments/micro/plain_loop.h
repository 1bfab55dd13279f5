/* SPDX-License-Identifier: Apache-2.0
 *
 * Parts of a loop over the elements of an array, as a compiler at -O0 plainly makes them: everything
 * is on the stack, each computed value is also kept in a temporary. Who uses them says with .equ
 * where on the stack i, n, element, step and temporary are.
 */
/* i < n, or on to \end */
    .macro TEST_LOOP end
    ldw $1,i($30)
    ldw $2,n($30)
    cmplt $1,$2,$3
    stl $3,temporary($30)
    beq $3,\end
    .endm

/* element += step; i++ */
    .macro ADVANCE_LOOP
    ldw $1,element($30)
    ldw $2,step($30)
    addw $1,$2,$3
    stl $3,temporary($30)
    stw $3,element($30)
    ldw $1,i($30)
    ldi $2,1($31)
    addw $1,$2,$3
    stl $3,temporary($30)
    stw $3,i($30)
    .endm

/* \register = address of the element in the array at \array, of 64 bits each */
    .macro ADDRESS array, register
    ldl $1,\array($30)
    ldw $2,element($30)
    s8addl $2,$1,\register
    stl \register,temporary($30)
    .endm
