#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Installs what is missing on a Debian 12 machine: Debian packages, and the Python packages of
# requirements.txt in .venv. A call that finds everything in place changes nothing.
#
# usage: tools/setup.sh [test] [lint] [cluster]
#     test     also what only the tests need
#     lint     also what the format, lint and fuzz checks need
#     cluster  also what simulating many nodes needs
set -eu
cd "$(dirname "$0")/.."

run_as_root() {
    if [ "$(id -u)" -eq 0 ]; then
        "$@"
    else
        sudo "$@"
    fi
}

can_become_root() {
    [ "$(id -u)" -eq 0 ] || command -v sudo >/dev/null
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
    if ! can_become_root; then
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

install_python_packages() {
    stamp=.venv/installed-requirements.txt
    cmp -s requirements.txt "$stamp" && return 0
    echo "setup: installing the Python packages of requirements.txt in .venv" >&2
    /usr/bin/python3 -m venv --clear .venv
    .venv/bin/pip install --quiet --disable-pip-version-check -r requirements.txt >&2
    cp requirements.txt "$stamp"
}

lists=tools/debian-packages.txt
for extra in "$@"; do
    lists="$lists tools/debian-packages-$extra.txt"
done
# shellcheck disable=SC2086
install_debian_packages $lists
install_python_packages
