    .ma26,slave_f sllw $[,3,$1
 1,$\r
    .endr
    .irpc c,abc
l\c: nop
    .section .te"
    .ascii "c"
    .pushsegbits
    .text
    .set x, nop
    .section .text1,"ax","progbicro ROUND a, b=$!0
    ldi $1,x($31)
    .elseif y
    .else
    .endif
    .weak w
    ldl $0,w($gp) !literal
    ldih $1,c($gp) !gprelhigh
    ldi $1,c($1) !gprellow
    bsr $26,=slave_f sllwndif
    .weak w
    ldl $0,+w($gp) !literal
=$!0
    ldi $1,x($31)
    .elseif y
    .else
    .endif
    .weak w
    ldl $0,w($gp) !literal
    ldih $1,c($gp) !gprelhigh
    ldi $1,c($1) !gprellow
    bsr $26,=slave_f sllwndif
    .weak w
    ldl $0,w($g    ldih $1,c($g6p) !gprelhigh
    ldi $1,c($1) !gprellow
    bsr $26,slave_f sllw $[,3,$1
 1,;$\r
    .endr
    .irpc c,abc
l\c: nop
    .section .text1,"ax","progbit