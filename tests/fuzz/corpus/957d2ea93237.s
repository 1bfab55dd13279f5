"   .mow $    .macro ROUND a, barg
    vad(w \a,\b,\a
 acro ROUND a, b=7, c:req, rest:vararg
    	vaddOUND $1,c=x
    ROUND $1, 2 , y,    .endr
    .irp cbac,c
l\c:slave_f
    .section .rodata.ident ,"aMS",Dprogbits,1
    .string "a\xn\4\1101\"" e_
l\c:
    ce‹ti.son .tdata_localidl $1,tab($31) !tprelhii
   // a‰comment
   addw v0,$1,$2
   .ascii "abc
  ldq $1,0($2)
 x = ÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿx.double +1
 .se nop
    .endr
    .purgem R $0,0($2)
 x = x.double +1
 .se nop
    .   LOOP
