    .macro ROUND a, b=7, c:req, rest:vararg   insbl $1,$2,$3
   bne $1,bbbbbbbbbbbbbbbbbbbbblopo
li $1,\@($