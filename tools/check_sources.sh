#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Formats or checks the sources that belong to the project (tracked, or new and not ignored).
#
# usage: tools/check_sources.sh format | lint
set -eu
cd "$(dirname "$0")/.."

sources() {
    git ls-files --cached --others --exclude-standard -- "$@" | while read -r file; do
        [ -e "$file" ] && echo "$file"
    done
}

# The C++ sources. Headers of kernels/ are C or assembly, but for those of commands of swsim.
cpp_sources() {
    sources 'kernels/chen/protection/*.cc' 'kernels/chen/protection/prot*' \
        'kernels/chen/protection/*_file.h'
    sources '*.cc' '*.h' ':!kernels' ':!experiments' ':!docs' ':!runtime/athread*' ':!runtime/exported'
}

format() {
    cpp_sources | xargs clang-format -i
    .venv/bin/ruff check --quiet --fix .
    .venv/bin/ruff format --quiet .
}

# clang-tidy reads the flags of each file, which are GCC's, from compile_commands.json of a build of
# its own, without precompiled headers: it cannot read GCC's, and so finds a missing #include. It calls
# std::stable_sort's own use of <memory> deprecated.
lint() {
    failed=""
    cpp_sources | xargs clang-format --dry-run -Werror || failed="$failed clang-format"
    .venv/bin/ruff check --quiet . || failed="$failed ruff-check"
    .venv/bin/ruff format --quiet --check . || failed="$failed ruff-format"
    cmake --preset release -B build-lint -DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON >/dev/null
    sources '*.cc' ':!tests' | xargs -n 1 -P "$(nproc)" .venv/bin/clang-tidy -p build-lint \
        --quiet --extra-arg=-Wno-unknown-warning-option --extra-arg=-Wno-deprecated-declarations \
        2>/dev/null || failed="$failed clang-tidy"
    if [ -n "$failed" ]; then
        echo "lint: FAILED:$failed" >&2
        exit 1
    fi
    echo "lint: format and lint checks passed"
}

case "${1:-}" in
format) format ;;
lint) lint ;;
*)
    echo "usage: tools/check_sources.sh format | lint" >&2
    exit 2
    ;;
esac
