 32($sp)   # ádjust
    .ifnc 29,0($27) .text
f: vxrow $1,$2,$3
   ad# it's a cobl f
    .entÛ™
f:  l.ifeqs -32($sp)   # adjust
    .ifnc 29,0ÿÿÿÿÿÿÿÿ($.if !dw $1,300,$2
   addw $1,$32,$2
   adgpdispdw! 