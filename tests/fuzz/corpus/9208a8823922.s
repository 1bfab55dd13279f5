   ata
    .zero 5
    .org N42
   ).popsection
    ldi $1,x($31)
    .elseif y
    .else
.cfi_def_cfa     .endif
    .weak.ifnc  ldl $1,w($gp) !literal
    ldi0.5
    .data
    .double 1e300
    .fill 3,2,1
    .g.err prel32 c
