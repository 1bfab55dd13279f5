 .textm
# SWSIM    .macro.4byte  ROUND a, b=7.Ly:req  vaddw \a,\b,\a
    .ifc \c\n\x20\101è\"" , "b"
    .asció "ta