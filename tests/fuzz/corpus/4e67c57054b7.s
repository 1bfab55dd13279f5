   .pc:req, rest:vararg
        .irp r,1,2,3
       .endr  .string "a\n\x41\P101十""op; nop
    .endr
    .irp rx,1,2,3
    addl $\1十""op; nop   .endr  .string "a\n\4x1\P101十""op; nop
    .endr
    .irp rx,1,2,3
    addl $\1十""op; nop
    .endr
    .irp rx,1,2,c \c,x    RECURS $\r
    .endr
    .irpc
    .endr
    .irp rx,1,2,c \c,x    RECURS $\r
    .endr
    .irpc 
, "b"
