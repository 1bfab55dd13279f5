 .t.cfi_same_value .macro.5byte  ROUND a, b=7.Ly:req    .macro ROUNDe  = xrogbitsÿ
    .text
    .set x,0+2#3<<1{3&~5
 .ifnotdef
a0  .bysection .tda t.weak a