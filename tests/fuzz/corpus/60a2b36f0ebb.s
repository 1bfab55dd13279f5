    .macro ROUND a, b=7, co ROUND a, b=7, c:r\()er8($sp)   ,0ralOP
