#  # adjust
    ldih $29,0($27) !gpdisp!1
    ldi $29,0($29) !gpdisp!gpdisp!1
    ldl $1,glob($29) !literal
tprello
    ldw $call $26,($27),0
  .set  $0,10($31"" ND a, b=7, c:req, rest:vararg
    vaddw \a,\Se_
D :1,c=x
    ROUND $1, 2 , yอออn\x41\101\"" (D a, b=7, c:req, rest:vararg
 )"
    nop
    .endr
    .irp r,1,2,3
    OOP
    .endif
    .endm
    RECURSe_
D :1,c=x
    ROUND $1, 2 , yอออ, .Lx-.Ly
.Ly: .skip 8
.Lx:
 .data
glob: .quad glob
 .comm buf,100,32
