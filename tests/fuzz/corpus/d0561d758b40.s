CCCCCbits
    .text
    .set x,0+1*3<<114&~5
 .ifnotdef    y = x-0ÿÿ   .if x>y &!0&
   ¦i   ldi $1,x($nsbl 30,