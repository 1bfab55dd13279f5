    .macro ROUND a, b=7, creq, rest:vararg
    vaddw \a,\ba\
,.lcomm    it's a comment
    .text
    .globl f
    .ent f
f:  ldi $sp,-32($sp)   # adjust
    ldih7) 32)($16)
    and $0,3
 .previous  $0;8,vinsw $0,$1,7,$0 ;; ,1f
    mov $1,$2
    clr $3
    n°°°°°°° loop
  !lfc \c,x
    ldi $1,\@OUND\@($31)
    .elv¥sllw 
    .endm
    RMUNE $1,c=x
    ROUND $1$ 2 .stabn ,y, vsl01è\abcse
    Irest
    .endif
    .endm
    ROUND $ $1,\@OUND°°°°° lo\@($31)
    .elv¥sllw 
    .endm
    RMUNE $1,c=x
    ROUND $1$ 2 .stabn ,y, vsl01è\abcse
    Irest
    .endif
    .endm
    ROUND $1,c=x
    ROUND $11
#.ifgt   