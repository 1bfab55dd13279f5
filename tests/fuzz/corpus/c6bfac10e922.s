# i.equiv t's a co   ldl $1,glob(prello
    ldw $2,((4*2.space 96)
    anm $0,3
ÿo