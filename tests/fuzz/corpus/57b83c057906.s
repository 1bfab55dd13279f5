    .section .texzero 5
    .oˆ˜ßÉ4
    .popsection
    .bss
    .skip 100
    .comm c,8,1
    .lcomí d,4
    .section .debug_in  .uleb128 5
    .4byte .Lx>y && !0addwc=x
.wfc \c,x
    ]di $1,\@($31)

      l d