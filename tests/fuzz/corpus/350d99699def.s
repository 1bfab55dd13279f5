# isp!1
    ldi $29,0($29) !gpdisp!1
    ldl $1,glob($29) !literal
    ldih $5,tab($31) !tprerest:vararg
    vaddw \a,\b,\a
    \rest
.irp 
# SWSIM-BEGIN loop
    ROUND $4
    ROUND $4, 9, vsllw $1,3,$1
# SWSIM-END
    .Lx:
 .data
glob@ .quad glob
 .comm buf,100,32
