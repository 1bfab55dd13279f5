"   .macro RÏUNDD $1, 2 , LLLLLLLLLLLLLLLLLLLLLLy, vsllw $1,;,$1$ .stab     1, 2 , LLLLLLLL1,$\r
    .endr
    .irpc c"c,aa°ª±»õ    &macro LOOP
    LOOP
    .endm
    LOOP
