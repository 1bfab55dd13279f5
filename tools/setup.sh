#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Installs what is missing on a Debian 12 machine: Debian packages, and the Python packages of
# requirements.txt in .venv. A call that finds everything in place changes nothing.
#
# usage: tools/setup.sh [test] [lint] [cluster] [dask]
#     test     also what only the tests need
#     lint     also what the format, lint and fuzz checks need
#     cluster  also what simulating many nodes needs
#     dask     also what --scheduler of the experiments needs
set -eu
cd "$(dirname "$0")/.."

run_as_root() {
    if [ "$(id -u)" -eq 0 ]; then
        "$@"
    else
        sudo "$@"
    fi
}

install_debian_packages() {
    wanted=$(sed '/^#/d' "$@")
    # shellcheck disable=SC2086  # one word per package
    missing=$(dpkg-query -W -f '${db:Status-Status} ${Package}\n' $wanted 2>/dev/null |
        awk -v wanted="$wanted" '
            $1 == "installed" { have[$2] = 1 }
            END {
                count = split(wanted, name)
                for (i = 1; i <= count; i++) if (!(name[i] in have)) print name[i]
            }')
    [ -n "$missing" ] || return 0
    if ! run_as_root true; then
        echo "setup: these Debian packages are missing, and installing them needs root or sudo:" >&2
        echo $missing >&2
        echo "setup: ask for them; when they are installed, nothing else here needs root" >&2
        exit 1
    fi
    echo "setup: installing Debian packages:" $missing >&2
    run_as_root apt-get -q update >&2
    # shellcheck disable=SC2086
    run_as_root env DEBIAN_FRONTEND=noninteractive \
        apt-get -q install -y --no-install-recommends $missing >&2
}

make_python_environment() {
    cmp -s requirements.txt .venv/installed-requirements.txt && return 0
    if [ -L .venv ]; then
        echo "setup: .venv is a link, and what it leads to would be emptied: remove the link" >&2
        exit 1
    fi
    /usr/bin/python3 -m venv --clear .venv
}

install_python_packages() {
    stamp=.venv/installed-$1
    cmp -s "$1" "$stamp" && return 0
    echo "setup: installing the Python packages of $1 in .venv" >&2
    .venv/bin/pip install --quiet --disable-pip-version-check -r "$1" >&2
    cp "$1" "$stamp"
}

debian=tools/debian-packages.txt
python=requirements.txt
for extra in "$@"; do
    case $extra in
    test)
        debian="$debian tools/debian-packages-test.txt"
        python="$python requirements-dask.txt"
        ;;
    lint)
        debian="$debian tools/debian-packages-lint.txt"
        python="$python requirements-lint.txt"
        ;;
    cluster) debian="$debian tools/debian-packages-cluster.txt" ;;
    dask) python="$python requirements-dask.txt" ;;
    *)
        echo "setup: '$extra' is not something to install; there are test, lint, cluster and dask" >&2
        exit 2
        ;;
    esac
done
# shellcheck disable=SC2086
install_debian_packages $debian
make_python_environment
for list in $python; do
    install_python_packages "$list"
done
