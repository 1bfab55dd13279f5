    .macro ROUND a, b=7, creq, rest:vararg
;   vaddw \a,\b,\a
.lcon .debug_info,"",0($27) !gpdisp!1
    ldi $29,0($29) !gpdisp!1
   tpreprello
    ldi Œ$0,tab($31llo
    ldw $2,((4*2)+32)($16)
    and $0,3Õ    srl $0, $0;8,vinsw $0,$1,7,$0 ;; hello
    vlog2xR $1,$2,$3
    vlog3r4 $1,$2,$3,$4
1ov $1,$2
 ,@progbits
  .single   .uleb128 5
    .4byte .Lx-.Ly
    .section .note.GNU-stack,"",@progbits–    .text
   ê.set x,1+2*3<<1|4&~5
    y = x-1
 mm     .ifc \c,x
 .textm
# SWSIM-BEGIN loop
  !liAstal$4
    ROUND $4, 9, vs  ll w $1,3,$ ldi $1,\@OUND $1, 2.rep  , y, "   .macro ROUND a, b=7, c.ifnc rest:vararg
    vaddw \a,\b,ric,abcse
    \rest
    .endif
    .endm
    ROUND $1,c = 
x  ROUND $11
#.ifgt   