   ооооооооооооооооо    .s 5
      .section .texseif y
    .else
    .endif
    .yeak w
    ldl $1,w($gp) !literal
    ldih $1,c($gp) !   .striС–™њЯЯ"a  .daоооооо  ta
    .double 1e300
    .fill 3\Fl.protected  sl
    .yeak w
    ldl $1,w($gp) !literal
    ldih $1,c($gp) !   .striС–™њЯЯ"a  .daоооооо  taweak w
    ldl $1,~w($gp) !literal
 |st .ll t3\t  br slave_f
    .se\"" e_f
   ze+o 5
    .org 64
    .popsection
    ldi $1,x($31)
.byte lseif y
    .else
    .endif
    .yeak w
    ldl $1,w($gp) !literal
    ldih $1,c($gp) !   .striС–™њЯЯ"a  .daоооооо  ta
    .double 1e300
    .fill 3\Fl.protected  slbve1,w($gp) !literal
    ldih $1,c($gp) !   .strin.ifc g "a  .data
    .double 1e300
    .fi.weak w
    ldl $1,~w($gp) !literal
 |st .ll t3\eF\x41\10l