#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# The simulated cycle counts do not depend on what the simulator was compiled with: builds it with
# each compiler and optimisation level, and runs the golden tests on each build. (g++ -O3 is what
# every other test runs, g++ -O2 what check_determinism.sh does.)
set -eu
cd "$(dirname "$0")/.."

for build in "g++ -O0" "clang++ -O1" "clang++ -O2" "clang++ -O3"; do
    compiler=${build% *} level=${build#* }
    echo "matrix: $build"
    folder=build-matrix/$compiler$level
    # None: no flags of a build type beside the level.
    cmake -S . -B "$folder" -G Ninja -DCMAKE_CXX_COMPILER="$compiler" -DCMAKE_BUILD_TYPE=None \
        -DCMAKE_CXX_FLAGS="$level" -DSWSIM_TESTS=OFF >/dev/null
    cmake --build "$folder" --target swsim
    SWSIM_PROGRAM=$folder/swsim .venv/bin/python -m pytest --quiet --numprocesses "$(nproc)" \
        tests/golden/test_golden.py
done
echo "matrix: the same cycle counts from every compiler and optimisation level"
