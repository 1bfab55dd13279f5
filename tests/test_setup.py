# SPDX-License-Identifier: Apache-2.0
"""Does a second set-up leave everything as it is?"""

import shutil
import time

import pytest

from conftest import ROOT, Outcome, call

LISTS = ("requirements.txt", "requirements-dask.txt")


@pytest.mark.parametrize("extras", ((), ("dask",), ("test",)))
def test_a_second_set_up_installs_nothing_and_takes_no_time(extras):
    stamps = [ROOT / ".venv" / f"installed-{name}" for name in LISTS]
    before, started = [stamp.stat().st_mtime_ns for stamp in stamps], time.monotonic()
    assert call(ROOT / "tools" / "setup.sh", *extras) == Outcome(0, "", "")
    assert time.monotonic() - started < 1
    assert [stamp.stat().st_mtime_ns for stamp in stamps] == before


def test_what_nobody_can_install_is_refused():
    refused = call(ROOT / "tools" / "setup.sh", "tests")
    assert refused.expect(2, "'tests'", "test, lint and dask").stdout == ""


@pytest.mark.parametrize("name", LISTS)
def test_every_python_package_is_pinned(name):
    lines = (ROOT / name).read_text().splitlines()
    packages = [line for line in lines if line and not line.startswith("#")]
    assert packages
    assert all("==" in package for package in packages)


def test_without_root_the_missing_packages_are_named(tmp_path):
    tools, bin_ = tmp_path / "tools", tmp_path / "bin"
    shutil.copytree(ROOT / "tools", tools)
    bin_.mkdir()
    for name in ("sed", "dpkg-query", "awk", "dirname"):
        (bin_ / name).symlink_to(shutil.which(name))
    (bin_ / "id").write_text("#!/bin/sh\necho 1000\n")
    (bin_ / "id").chmod(0o755)
    with (tools / "debian-packages.txt").open("a") as packages:
        packages.write("no-such-package\n")
    outcome = call(tools / "setup.sh", environment={"PATH": str(bin_)})
    assert outcome.expect(1, "\nno-such-package\n", "root").stdout == ""
    assert not (tmp_path / ".venv").exists()
