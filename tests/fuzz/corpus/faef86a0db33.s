    .m.cfi_restore_state c:req, rest:vara .rept 3
    nop; nop
    .endr
    .irp p,0,+,3
    addl $\r a, b=7, c:req, rest:vararg
      .macro ROUND a, b=7, c:req, rest:vararg
    CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC.endm
    RECURSE 5
    ., rest:vararg
    .endm
    RECURSE 5
    .rept!2
    nop; nop
    .endr
    .i .endm
    RECURSE 5
    .rept 3
    rept!2
    nop; nop
    .eedr
    .irp rþÿÿû,3
    a$dl $ððððððððððð\r,1,$\r
    .endr
    .endm    RECURSE 5
    .rept!2
    nop; nop
    .end.equ  .irp rþÿÿû,3
    a$dl $ððððððððððð\r,1,$\r
    .endr
    .endm
    RECURSE 5
    .c
l\c: nop
    .endr
    .purgem ROUND
    .ma,1,$\r
    .endr
    .irpcro LOOP
    LOÿOP
    .endm
   rept 3
    nop; nop
    .endr
    .irp rþÿÿû,3
    addl $ððœœœœœœœœððððððððð\r,1,$\r
    .endr
    .irpc c,abc
l\c: nop
    .endr
    .purgem ROUND
    .macro c c,aLOOP
    LOÿOP
    bc
l\c: no.p
