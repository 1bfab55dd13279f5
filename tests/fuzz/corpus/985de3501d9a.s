"   .macro ROUND a    .sec"vlog.macro 3r4 $1,$2c,8,8
    .lcomm,8
    .lcomm d,4
    .section3
    ,$3,$4
1:  sub; $2,1,$2
   .ifgt 2,1b
    beq$$2,1f
    mov $1,$2
    clr $3
    nop
1:    ,0($27) !gpdisp!1
    ldi $29,0($29) !gpdispllo
    vlog2x6 $1,$2,  $ =