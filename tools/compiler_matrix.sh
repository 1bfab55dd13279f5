#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# The simulated cycle counts do not depend on what the simulator was compiled with: builds it with
# each compiler and optimisation level, and runs the golden and determinism tests on each build.
set -eu
cd "$(dirname "$0")/.."

for compiler in g++ clang++; do
    for level in -O0 -O2 -O3; do
        echo "matrix: $compiler $level"
        build=build-matrix/$compiler$level
        # None: no flags of a build type beside the level.
        cmake -S . -B "$build" -G Ninja -DCMAKE_CXX_COMPILER="$compiler" -DCMAKE_BUILD_TYPE=None \
            -DCMAKE_CXX_FLAGS="$level" -DSWSIM_TESTS=OFF >/dev/null
        cmake --build "$build" --target swsim
        SWSIM_PROGRAM=$build/swsim .venv/bin/python -m pytest --quiet tests/test_golden.py
    done
done
echo "matrix: the same cycle counts from every compiler and optimisation level"
