#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Fuzzes the assembler with libFuzzer. Starts from tests/fuzz/corpus and leaves what it finds in
# build-fuzz: new inputs in corpus/, an input that crashes or hangs as crash-* or timeout-*.
set -eu
cd "$(dirname "$0")/.."

seconds=${FUZZ_SECONDS:-900}
cmake --preset fuzz >/dev/null
cmake --build --preset fuzz
mkdir -p build-fuzz/corpus
build-fuzz/fuzz_assembler -max_total_time="$seconds" -timeout=10 -rss_limit_mb=2048 \
    -max_len=4096 -print_final_stats=1 -dict=tests/fuzz/assembler.dict -artifact_prefix=build-fuzz/ \
    build-fuzz/corpus tests/fuzz/corpus
echo "fuzz: $seconds s without a crash or a hang"
