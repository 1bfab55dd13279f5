#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# make_libm_slave.sh NEWLIB.tar.xz OUTPUT.a AR COMPILER...: the C library's mathematical functions for
# CPEs, from newlib's sources (Debian's newlib-source), which are unpacked and compiled here and are
# no part of this project. COMPILER... takes -D, -I, -c and -o, like sw5cc -slave. The files are those
# of runtime/slave/libm.list.
set -eu

archive=$1
output=$2
ar=$3
shift 3
list=$(dirname "$0")/../runtime/slave/libm.list
# Objects name their sources: in a folder with another name, each build would be another one.
folder=$output.parts
rm -rf "$folder"
mkdir "$folder"
trap 'rm -rf "$folder"' EXIT

tar -xf "$archive" -C "$folder" --strip-components=1 --wildcards \
    '*/newlib/libm/math' '*/newlib/libm/common' '*/newlib/libc/include'
newlib=$folder/newlib
# What newlib's configuration would write: nothing of it matters to these files.
: >"$folder/newlib.h"
: >"$folder/_newlib_version.h"

# Errors are told by results, not by errno; what takes a square root takes the CPE's.
# A line of the list is FILE [OPTION] [: NAMES].
sed -n 's/^\([a-z]*\/[^ :]*\.c\)\( -O[01]\)\{0,1\}.*/\1\2/p' "$list" |
    sed 's/\.c$/.c -O2/' | xargs -P "$(nproc)" -L 1 sh -c '
    compiler=$1 newlib=$2 file=$3 level=$4
    $compiler "$level" -D__OBSOLETE_MATH=0 -D_IEEE_LIBM -DWANT_ERRNO=0 -D__IEEE_LITTLE_ENDIAN \
        -D__ieee754_sqrt=sqrt -D__ieee754_sqrtf=sqrtf \
        -I"$newlib/.." -I"$newlib/libc/include" -I"$newlib/libm/common" \
        -c "$newlib/libm/$file" -o "$newlib/../$(basename "$file" .c).o"
    ' sh "$*" "$newlib"

rm -f "$folder/libm_slave.a"
"$ar" rcs "$folder/libm_slave.a" "$folder"/*.o
mv "$folder/libm_slave.a" "$output"
