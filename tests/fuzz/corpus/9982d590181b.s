       .endm
    .purgem ROUND
    .macro LOOP
 0  LOOP
1   .en.quad
    LOOP
    .endm
    LOOP
