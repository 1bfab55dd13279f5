# SPDX-License-Identifier: Apache-2.0
"""Are the figures of the AES-OMP paper made of what was measured, with what is missing named?"""

import sys

import pytest

from aes_omp.items import figure_5, figure_6
from aes_omp.measurement import FLAGS, OmpTimes, measure
from kernels.gpu_speeds import AES_CUDA, SIZES, GpuRecord, GpuSpeed
from kernels.host_programs import PROGRAMS, QUICK, Workshop
from lab.paper_results import read
from lab.run_times import RunTimes
from lab.simulator import MIB
from support.commands import ROOT, call

PAPERS = ROOT / "docs" / "papers"
OF_GPU = GpuRecord(
    "some gpu",
    [
        GpuSpeed(size, [seconds], AES_CUDA, "ecb-encrypt", transfers)
        for size in (16 * MIB, 32 * MIB)
        for transfers, seconds in ((False, 1e-3), (True, 4e-3))
    ],
)
TIMES = [
    OmpTimes(16 * MIB, [0.04, 0.04], 1),
    OmpTimes(32 * MIB, [0.08, 0.08], 1),
    OmpTimes(16 * MIB, [0.02, 0.02], 2),
    OmpTimes(32 * MIB, [0.03, 0.05], 2),
]


def test_every_size_is_measured_with_every_number_of_threads(tmp_path):
    times = measure(Workshop(tmp_path, QUICK), [1, 3], [4096, 8192], 2)
    assert [(each.threads, each.bytes) for each in times] == [
        (threads, size) for threads in (1, 3) for size in (4096, 8192)
    ]
    assert all(len(each.seconds) == 2 and min(each.seconds) > 0 for each in times)


@pytest.mark.parametrize(
    "words", ((), ("1", "1"), ("0", "1", "4096"), ("1", "0", "4096"), ("1", "1", "4097"))
)
def test_wrong_usage_of_the_program_is_explained(words, tmp_path):
    program = Workshop(tmp_path, QUICK).build("cc", *FLAGS, source=PROGRAMS / "aes_omp.c")
    call(program, *words).expect(2, "usage: aes_omp RUNS THREADS BYTES...")


def test_a_number_of_runs_that_is_none_is_refused():
    command = ROOT / "experiments" / "aes_omp.py"
    call(sys.executable, command, "--runs", "0").expect(2, "0 is not a number of runs")


def test_mean_and_spread():
    times = RunTimes(2_000_000_000, [1.0, 2.0, 3.0])
    assert (times.mean_seconds, times.spread, times.gb_per_s) == (2.0, 0.5, 1.0)
    assert str(times) == "2 s ± 50.0 %"


def test_speed_ups_are_over_one_thread():
    result = figure_6(TIMES, [OF_GPU], "a host", 1.0)
    assert {line.name: line.y for line in result.lines} == {
        "AES-OMP, threads: 1": [1, 1],
        "AES-OMP, threads: 2": [2, 2],
        "AES-CUDA, some gpu": pytest.approx([10, 20]),
    }
    assert "this host, not the paper's: a host; mean of 2 runs" in result.note


def test_without_a_gpu_that_is_said_and_with_one_its_parts_are_shown():
    assert [row.simulated for row in figure_5([], 0).comparisons] == ["not run on a GPU"]
    assert figure_5([OF_GPU], 0).lines[0].y == [0.25, 0.25]


def test_the_committed_figure_has_all_sizes_and_names_its_host():
    result = read(PAPERS / "aes-omp-figure-6.json")
    assert all(line.x == list(SIZES) for line in result.lines)
    assert result.note.startswith("this host, not the paper's: ")
    for line in result.lines[1:]:
        threads = int(line.name.rpartition(" ")[2])
        assert all(0.8 * threads < ratio < 1.2 * threads for ratio in line.y), "the page says so"
    assert read(PAPERS / "aes-omp-figure-5.json").name == "aes-omp-figure-5"
