ÿÿÿÿÿÿÿÿtion .teממממממממממממממממממממממממממממממממ  .weak w
    ldl $1,w($gp
.int     .include "nothio
   											est
    .																				ממממממממממe?