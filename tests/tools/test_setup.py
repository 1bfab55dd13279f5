# SPDX-License-Identifier: Apache-2.0
"""Does a second set-up leave everything as it is?"""

import shutil
import time

import pytest

from support.commands import ROOT, Outcome, call

LISTS = ("requirements.txt", "requirements-dask.txt", "requirements-lint.txt")


def installed() -> dict[str, int]:
    """When each list of Python packages was installed; those of lint may be missing."""
    stamps = (ROOT / ".venv").glob("installed-*")
    return {stamp.name: stamp.stat().st_mtime_ns for stamp in stamps}


@pytest.mark.parametrize("extras", ((), ("dask",), ("test",)))
def test_a_second_set_up_installs_nothing_and_takes_no_time(extras):
    before, started = installed(), time.monotonic()
    assert before
    assert call(ROOT / "tools" / "setup.sh", *extras) == Outcome(0, "", "")
    assert time.monotonic() - started < 1
    assert installed() == before


def test_what_nobody_can_install_is_refused():
    refused = call(ROOT / "tools" / "setup.sh", "tests")
    assert refused.expect(2, "'tests'", "test, lint, cluster and dask").stdout == ""


@pytest.mark.parametrize("name", LISTS)
def test_every_python_package_is_pinned(name):
    lines = (ROOT / name).read_text().splitlines()
    packages = [line for line in lines if line and not line.startswith("#")]
    assert packages
    assert all("==" in package for package in packages)


@pytest.mark.parametrize("may_not_sudo", (False, True))
def test_without_root_the_missing_packages_are_named(tmp_path, may_not_sudo):
    tools, bin_ = tmp_path / "tools", tmp_path / "bin"
    shutil.copytree(ROOT / "tools", tools)
    bin_.mkdir()
    for name in ("sed", "dpkg-query", "awk", "dirname"):
        (bin_ / name).symlink_to(shutil.which(name))
    programs = {"id": "echo 1000"} | ({"sudo": "exit 1"} if may_not_sudo else {})
    for name, script in programs.items():
        (bin_ / name).write_text(f"#!/bin/sh\n{script}\n")
        (bin_ / name).chmod(0o755)
    with (tools / "debian-packages.txt").open("a") as packages:
        packages.write("no-such-package\n")
    outcome = call(tools / "setup.sh", environment={"PATH": str(bin_)})
    assert outcome.expect(1, "\nno-such-package\n", "root").stdout == ""
    assert not (tmp_path / ".venv").exists()


def test_another_checkouts_packages_are_left_alone(tmp_path):
    other = tmp_path / "other"
    (other / "bin").mkdir(parents=True)
    checkout = tmp_path / "checkout"
    shutil.copytree(ROOT / "tools", checkout / "tools")
    (checkout / "requirements.txt").write_text("another==1\n")
    (checkout / ".venv").symlink_to(other)
    assert call(checkout / "tools" / "setup.sh").expect(1, ".venv is a link").stdout == ""
    assert (other / "bin").is_dir()
