# SPDX-License-Identifier: Apache-2.0
"""Does a run of much data take little memory of the host?"""

import contextlib
import resource
import subprocess
import time
from pathlib import Path

import pytest

from support.commands import PROGRAM, ROOT

MIB = 1024 * 1024


def simulators_below(pid: int) -> list[int]:
    """A process of the simulator and those below it; not the compiler that it may start."""
    if Path(f"/proc/{pid}/comm").read_text().strip() != PROGRAM.name:
        return []
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [pid, *(each for child in children for each in simulators_below(int(child)))]


def memory_files(pid: int) -> dict[int, int]:
    """By number, the bytes of the files in memory that a process has open."""
    found = {}
    for file in Path(f"/proc/{pid}/fd").iterdir():
        with contextlib.suppress(OSError):
            if "memfd:" in str(file.readlink()):
                found[file.stat().st_ino] = file.stat().st_blocks * 512
    return found


def memory_now(pid: int) -> int:
    """Of the largest of the simulator's processes, and its files in memory, in bytes."""
    largest, files = 0, {}
    with contextlib.suppress(OSError):  # what ends meanwhile
        for each in simulators_below(pid):
            pages = int(Path(f"/proc/{each}/statm").read_text().split()[1])
            largest = max(largest, pages * resource.getpagesize())
            files |= memory_files(each)
    return largest + sum(files.values())


def most_memory(kernel: str, size_bytes: int) -> int:
    """The most that is seen while it runs."""
    command = [str(PROGRAM), "run", kernel, "--bytes", str(size_bytes), "--json"]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL) as process:
        most = 0
        while process.poll() is None:
            most = max(most, memory_now(process.pid))
            time.sleep(0.001)
    assert process.returncode == 0
    return most


# Main memory holds the input and the output: of 256 MB, 512 of the 700 MB that a run may take.
def test_is_nothing_kept_but_main_memory_itself():
    small, large = 4 * MIB, 12 * MIB
    extra = most_memory("bitsliced_vlog3r", large) - most_memory("bitsliced_vlog3r", small)
    assert 1.7 < extra / (large - small) < 2.3


@pytest.mark.parametrize("command", ["run", "batch"])
def test_is_a_lack_of_memory_a_plain_error(command, tmp_path):
    limit = 1024 * MIB
    file = tmp_path / "data"
    with file.open("wb") as data:
        data.truncate(limit)
    if command == "run":
        arguments, requests = ["run", "simd", "--in", str(file)], ""
    else:
        arguments, requests = ["batch"], f'{{"kernel": "simd", "in": "{file}"}}\n'
    outcome = subprocess.run(
        [str(PROGRAM), *arguments],
        cwd=ROOT,
        input=requests,
        capture_output=True,
        text=True,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (limit, limit)),
    )
    assert outcome.returncode == 1
    assert "there is not enough memory" in outcome.stdout + outcome.stderr
