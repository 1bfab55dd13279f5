# SPDX-License-Identifier: Apache-2.0
"""Does a second set-up leave everything as it is?"""

import subprocess
import time

from conftest import ROOT


def test_a_second_set_up_installs_nothing_and_takes_no_time():
    stamp = ROOT / ".venv" / "installed-requirements.txt"
    before, started = stamp.stat(), time.monotonic()
    result = subprocess.run([ROOT / "tools" / "setup.sh"], capture_output=True, text=True)
    assert (result.returncode, result.stdout, result.stderr) == (0, "", "")
    assert time.monotonic() - started < 1
    assert stamp.stat().st_mtime_ns == before.st_mtime_ns


def test_every_python_package_is_pinned():
    lines = (ROOT / "requirements.txt").read_text().splitlines()
    packages = [line for line in lines if line and not line.startswith("#")]
    assert packages
    assert all("==" in package for package in packages)
