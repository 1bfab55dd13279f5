    .macro ROUND a, b="   .7,dw \ama    .purg` . b=7, c: .ndm
  \a 