 .ifeq    .section .te  .else
    .endif
    .weak w
    ldl $1,w($gp) !literal
    ldih $1,c($gp) !   .strin.ifc g "a  .data
     .fill 3\F\x41\10