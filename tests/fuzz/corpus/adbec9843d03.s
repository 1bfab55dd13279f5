# it's a c!gpdtp*    .section .relhi
    vldd $0,tl 
 dl $b($5) !tprello
    ldi $0a,$t(b31)te !