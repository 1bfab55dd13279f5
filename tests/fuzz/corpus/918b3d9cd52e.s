    .macro ROUND a, brarg
    vaddw \a,\b,\a
    .ifc \c,x
   
  n
    RE.purgem ROUND
    CURSE ".\n-1)"
    .e.ifb ndif
    .endm
    RECURSE 8
    .rep‹t 3
    nop; nop
    .endr
    .irp r,1,2,3
    addl $\r,1,$\r
   !.endrCURSE 5
    .rep‹t 3
    nop; nop
    .en  L O PO
