#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Runs every test of a built tree, also when an early one fails, and says at the end what failed.
set -u
cd "$(dirname "$0")/.."

failed=""
ctest --test-dir build --verbose --no-tests=error || failed="$failed C++"
.venv/bin/python -m pytest --quiet --durations=10 --numprocesses auto --dist loadfile || failed="$failed Python"

echo
if [ -n "$failed" ]; then
    echo "tests: FAILED:$failed"
    exit 1
fi
echo "tests: all C++ and Python tests passed"
