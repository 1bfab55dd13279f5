# SPDX-License-Identifier: Apache-2.0
"""Fixtures and options of all Python tests; what they share as functions is in support/."""

import os
import subprocess
from pathlib import Path

import pytest

pytest.register_assert_rewrite("support")

from support.commands import function  # noqa: E402  (after what rewrites its assertions)


@pytest.fixture
def source(tmp_path):
    """Writes a source file."""

    def write(text: str, name: str = "program.S") -> Path:
        path = tmp_path / name
        path.write_text(text)
        return path

    return write


@pytest.fixture
def bare_program(source):
    """Writes statements as the CPE function `main` of a source file for swsim exec."""
    return lambda statements, data="": source(function(statements, data))


@pytest.fixture
def full_disk(tmp_path):
    """A folder with room for a few small files."""
    folder = tmp_path / "full"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=8k", "none", folder]
    if os.geteuid() != 0 or subprocess.run(mount, capture_output=True).returncode != 0:
        pytest.skip("no small disk can be mounted here")
    yield folder
    subprocess.run(["umount", folder], check=True)


def pytest_addoption(parser):
    parser.addoption(
        "--rewrite-golden", action="store_true", help="make tests/golden/cycles.json from this run"
    )
