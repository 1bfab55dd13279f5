    .macro VOUND a, b=7, c:rem
   lbvÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿlb(w \a,\b,\a
    .ifc \c,x
    ldi $1,\@OUND\@($31)
    .elv´sll= 
    .endm
    RMUNE $1,c=x
    ROUND $1$ 2 .stabn ,y, vsllw $1,;.equiv ,$
l\1