#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# The simulated cycle counts depend neither on where the tree lies nor on how many processes run at
# a time: builds a copy of the tree in another folder, by g++ -O2, and runs the golden, determinism
# and chip tests there on one processor, and a sweep with one job and with two. (Every other test runs
# on all processors; other compilers and optimisation levels: compiler_matrix.sh.)
set -eu
cd "$(dirname "$0")/.."
tree=$PWD

elsewhere=$(mktemp -d)
trap 'rm -rf "$elsewhere"' EXIT
copy=$elsewhere/copy/of/the/tree
mkdir -p "$copy"
git ls-files -z | xargs -0 cp --parents --target-directory="$copy"
ln -s "$tree/.venv" "$copy/.venv"
cd "$copy"
# None: no flags of a build type beside the level.
cmake --preset release -DCMAKE_BUILD_TYPE=None -DCMAKE_CXX_FLAGS=-O2 -DSWSIM_TESTS=OFF >/dev/null
cmake --build --preset release --target swsim

processor=$(.venv/bin/python -c 'import os; print(min(os.sched_getaffinity(0)))')
taskset --cpu-list "$processor" .venv/bin/python -m pytest --quiet \
    tests/golden/test_golden.py tests/sim/test_determinism.py tests/sim/core_group/test_chip.py

for jobs in 1 2; do
    echo "determinism: a sweep with $jobs jobs"
    .venv/bin/python experiments/ablation.py --fresh --max-bytes 16K --jobs $jobs \
        --out "$elsewhere/$jobs" >/dev/null
    # But for how long it took on the host.
    grep -v -e '"host_seconds"' -e '"mips"' "$elsewhere/$jobs/ablation.json" >"$elsewhere/$jobs.json"
done
cmp "$elsewhere/1.json" "$elsewhere/2.json"
echo "determinism: the same cycle counts from another folder and with any number of processes"
