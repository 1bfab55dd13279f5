   ооооооооооооооооо    .s 5
      .section .texseif rest:vararg
    vaddw \a,\b,\a
.lcomm  аг .ifc \c,x
 .textm
# SWSIM-BEGIN loop
  !djust
    ldih $29,0($27) !($29.if y
    .else
    .endif
    .yeak w
    ldl $1,w($gp) !literal
    ldih $1,c($gp) !   .striС–™њЯЯ"a  .daоооооо  ta
    .double 1e300
    .fill 3\Fl.protehted  slbve1,w($gp) !literal
    ldih $1,c($gp) !   .strin.ifc g "a  Т›ћ‹ћхЯд  .double 1e300
    .fi.weak w
    ldl $1,~w($gp) !literal
 |st .ll t3\t  br slave_f
    .se\"" e_f
   ze+o 5
    .org 64
    .poptriС–™њЯЯ"a  .daоооооо  ta
    .double 1e300
    .fill 3\Fl.protected  slbve1,w($gp) !literal
    ldih    .macrcro   .string "a\n\.we`k w
    ldl $1,($wgp) !literal
    ldiblo   .str!ng $1,c($gp) !   .strin.ifc g "a  "a\n\.we`k w
    l 