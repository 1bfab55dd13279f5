#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Runs every test of a built tree, also when an early one fails, and names at the end what failed.
set -uo pipefail
cd "$(dirname "$0")/.."

processors=$(nproc)
log=build/tests.log
failed=""
ctest --test-dir build --parallel "$processors" --output-on-failure --no-tests=error |
    tee "$log" || failed="$failed C++"
# One worker more than processors: some tests wait for limits and other processes.
.venv/bin/python -m pytest --quiet --durations=10 --numprocesses "$((processors + 1))" --dist worksteal |
    tee --append "$log" || failed="$failed Python"

echo
if [ -n "$failed" ]; then
    # As tests/support/main.cc and pytest say it; ctest names a program that ended without a word.
    grep -E '^(FAILED|ERROR) |^\s+[0-9]+ - ' "$log"
    echo "tests: FAILED:$failed"
    exit 1
fi
echo "tests: all C++ and Python tests passed"
