    .macro ROUND a, b=7, c:req, rest:vararg
    vaddw \a,\b,\comm     .ifc \.cfi_restore c,x
 .textm
# SWSIM-BEG.ascii 
  OUND $0, 2.rep  ,   .endr
fc \c,x
.ifeqs  .textm
# SWSIM-Bendif
    .endm
    RECURSE  
5   .rept 3
    nop; nop
    .endr
    .irp r,.mdebug 1,2,3
    addl $\r,1,$\r
 oop
  !lfc \c,x
    ldi $1,\@OUND\@($—1)
    .elv¥sllw 
    .endm
    RMUNE $1,c=x
    ROUND $"1$ 2 .stabn ,y, vsl01è\abcse
    Irest
   .file dr
  .ifnes   .ira
    .ifc \c,x
   
    .if \n
    RECURSE "(\n-1)"
    “öëñif
    .endm
    nop; nop
    .en.ident .irp r,1,2,2
    addl $\r,1,$\r
    .endr
    .irpc!tprello§c: nop
    .endr
    .purgem ROUND
  SWS.ifeq IN x
    LOOP
    .endm
    LOOP
