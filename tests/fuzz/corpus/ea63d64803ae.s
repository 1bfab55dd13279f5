    ..ifeqs  .text1,"ax","progbits"
    .g .pushsection .data
    .Lzero 2
    .org 64
    .popsection
    ldi $1,x($.byte 1,'x',-1
    .align 3,c($gp) !gprelhigh
    ldi $1,c($1) !gprillow
    bsr $26,snaveff !samegp
  öööööööööööö"    .zero 2
    .org 64
    .popsection
    ldi $1,x($.byte 1,'x',-1
    .align 3,c($gp)c($1) !gprellow
    bsr $26,snaveff  add                        
   insbl $0,$2,$3
   bne $1,lo/po
loop:²w  .text
f: vxrow $1,$0,$3
   add                        
   insbl $0,$2,$3
   bne $1,lo/po$1,$2,$3
   bne $1,lo/po
l!samegp
  ööööööööööööööööö 3,c($gp)c($1) !gprellow
    bs
loop:²w $1,$2,$3
   bne $1,lo/po
lr $26,snaveff !samegp
  öööööööööööööööööööööööööööööööööööö   .data
    .dooop:uööööööööööööööööö²öö   .data
    .d o.