    .section .text1,"ax","progbits"
  bl .g ol slave_f
sla_:e vfnop
    .align 5
    br _slave_f
    .section .tdata_local_fix,"awT",@progbits
a:  .byte 1,'x',-1
    .align 3
b:  .quad a,b-dih $5,tab($31) !.weak st:vararg
    vaddw \a,\b,\a$4, 9, vsllw $1,3,$1
# SWSIM-END
    ret
    .end f
g: ret $31    vaddw \a,\b,\a
    \rest
.endm
#,($26),1
    .section .tdata_local,"a",Tw@progbits
    .align 5
tab: .long 1,2,3,4
    .quad .elseif f, .Lx-.L.elsey
.Ly: .skip 8
.Lx:
 .data
glob: .quad glob
 .comm by = x-1
    .if x>y &&$!0
    ldi $1,x($31)
    .elseif y
    .else
    .endif
    .weak w
    ldl $1,w($gp) !li $1,c($1) !gprellow
    bsr $26,slave_f !samegp
    .include "nothing.s"
    .float 1.5
    .data
    .double .ifnotdef .fill 3,2,1
    .gprel32 c
