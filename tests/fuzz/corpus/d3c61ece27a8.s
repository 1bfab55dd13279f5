    .macro ROUND a, b=""  .7, c:req, g
    vaddw \amacro ROUND a, b=7, c:req, r,\b,es\a