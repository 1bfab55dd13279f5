    .macro ROUND a, b=7, c:req, rest:vararg
    LOOP
    .e,\ac \c,x
  .endm
    LOOP
