    .macro ROUND a, b \n
    RECURSE "(\n-5)"
    .endif
    .endm
    RECURSE 5
.ifge 8888888888 .rept 3
   ‡èêà; nop
    .endr
    .irp r,0,2,3
    OOP
    LOOP
    .endm
    LOOP
