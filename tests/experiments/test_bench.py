# SPDX-License-Identifier: Apache-2.0
"""Does make bench measure pairs, say what it could not measure, and find other commits?"""

import json
import subprocess
from pathlib import Path

import pytest

from bench import builds, cases, others, page, pairs, parts
from bench.builds import Build
from bench.cases import ARRAY_CYCLES, Case, Sample
from lab.simulator import SimulatorError
from support.commands import PROGRAM, ROOT, experiment

NOW, THEN = Build(PROGRAM.parents[1], "now"), Build(Path("/nowhere"), "then")
CASE = Case("original", size_bytes=1024)


def samples(*seconds: float, host: int | None = 2000) -> list[Sample]:
    """Of a thousand instructions each."""
    return [Sample(1000, 1000, each, host) for each in seconds]


def test_is_the_ratio_that_of_pairs_and_the_speed_the_best():
    row = pairs.row_of(CASE, samples(1.0, 2.0, 4.0), samples(2.0, 8.0, 12.0))
    assert (row.now, row.then) == (0.001, 0.0005)
    assert (row.ratio_low, row.ratio, row.ratio_high) == (2, 3, 4)
    assert row.host_now == 2


def test_is_what_was_not_measured_left_out():
    row = pairs.row_of(CASE, samples(1.0, host=None), [])
    assert (row.then, row.ratio, row.host_now, row.host_then) == (None,) * 4
    assert page.cells(row) == ("original", "1 kB", "instructions", "0.00", "", "", "", "")


def test_do_two_builds_take_turns():
    order = []

    def measure(build: Build, _: Case) -> Sample:
        order.append(build.commit)
        return samples(1.0)[0]

    row = pairs.measure_pairs(measure, CASE, NOW, THEN, 3)
    assert order == ["now", "then", "then", "now", "now", "then"]
    assert row.ratio == 1


def test_is_a_build_left_out_that_cannot_run_random_programs(tmp_path):
    measured = []
    now = Build(tmp_path, "now")
    now.random_programs.parent.mkdir(parents=True)
    now.random_programs.touch()

    def measure(build: Build, _: Case) -> Sample:
        measured.append(build.commit)
        return samples(1.0)[0]

    row = pairs.measure_pairs(measure, Case("random programs", programs=1), now, THEN, 2)
    assert measured == ["now", "now"]
    assert row.then is None


@pytest.mark.parametrize("counts", [cases.INSTRUCTIONS, ARRAY_CYCLES])
def test_does_a_measurement_count_what_the_simulator_says(counts):
    sample = cases.measure(NOW, Case("asap_balanced", counts, 1024))
    record = json.loads(
        subprocess.run(
            [PROGRAM, "run", "asap_balanced", "--bytes", "1K", "--json"], capture_output=True
        ).stdout
    )
    counted = "kernel_cycles" if counts is ARRAY_CYCLES else "instructions"
    assert sample.work == record[counted]
    assert sample.instructions == record["instructions"]
    assert sample.rate > 0
    assert sample.host_instructions is None or sample.host_per_instruction > 1


def test_do_the_random_programs_build_and_run(tmp_path):
    release = PROGRAM.parent == ROOT / "build" and (ROOT / "build/libswsim_sim.a").exists()
    if not release:
        pytest.skip("tests another build than build/")
    folder = tmp_path / "build" / "bench"
    subprocess.run(["cmake", "-S", builds.BENCH, "-B", folder, "-G", "Ninja"], check=True)
    subprocess.run(["cmake", "--build", folder], check=True)
    sample = cases.measure(Build(tmp_path, "now"), Case("random programs", programs=20))
    assert sample.instructions > 20
    assert sample.rate > 0


def test_does_a_run_that_fails_end_the_measuring():
    with pytest.raises(SimulatorError, match="nonesuch"):
        cases.measure(NOW, Case("nonesuch", size_bytes=1024))


@pytest.mark.parametrize(
    ("said", "count"),
    [
        ("# started\n\n123456,,instructions:u,99,100.00,,\n", 123456),
        ("<not supported>,,instructions:u,0,100.00,,\n", None),
        ("", None),
    ],
)
def test_are_perfs_words_understood(said, count):
    assert cases.host_instructions(said) == count


@pytest.mark.parametrize(
    ("function", "part"),
    [
        ("swsim::(anonymous namespace)::Avx2::run<(unsigned short)92, false>", 0),
        ("swsim::Core::run_remembered", 1),
        ("swsim::RememberedTiming::learn", 1),
        ("swsim::Core::run_ahead_as<false>", 2),
        ("swsim::DramController::issue", 3),
        ("swsim::Mesh::send", 4),
        ("sc_core::sc_ppq_base::heapify", 5),
        ("swsim::CoreGroup::Cpe::act", 5),
        ("__memmove_avx512_unaligned_erms", 6),
    ],
)
def test_does_a_function_count_for_its_part(function, part):
    assert parts.part_of(function) == (*parts.PARTS, parts.OTHERS)[part]


def test_do_parts_sum_to_the_host_instructions():
    said = " 75.0%  \t 9 \t 300 \t[.] swsim::Mesh::send\n 25.0%  \t 3 \t 100 \t[k] do_page\n"
    found = parts.by_part(said, 10)
    assert found["mesh, barriers"] == 30
    assert found[parts.OTHERS] == 10
    assert sum(found.values()) == 40


def test_are_the_parts_of_a_run_all_that_it_takes():
    if not cases.perf_counts():
        pytest.skip("perf cannot count here")
    case = Case("original", size_bytes=16384)
    sums = parts.sampled(NOW, case)
    counted = cases.measure(NOW, case).host_per_instruction
    assert sum(sums.values()) == pytest.approx(counted, rel=0.3)


def test_is_an_unknown_commit_a_plain_error():
    with pytest.raises(builds.BuildError, match="not a commit"):
        builds.build_of("no-such-commit")


def test_are_tools_that_are_missing_said_to_be_missing(monkeypatch):
    monkeypatch.setattr(others.shutil, "which", lambda _: None)
    monkeypatch.setattr(others, "find_spec", lambda _: None)
    found = others.measure_others(others.Effort(), 1)
    assert [(other.million_per_s, "not installed" in other.problem) for other in found] == [
        (None, True)
    ] * 2


def test_are_other_simulators_measured_where_they_are_installed():
    for other in others.measure_others(others.Effort(emulator_passes=3, simulator_passes=1), 1):
        if "not installed" not in other.problem:
            assert other.million_per_s > 0, other.problem


def test_is_the_table_written_between_its_comments(tmp_path):
    copy = tmp_path / "speed.md"
    copy.write_text((ROOT / "docs" / "speed.md").read_text())
    row = pairs.row_of(CASE, samples(1.0), samples(2.0))
    beside = [others.Other("emulator", "functional", 5.0), others.Other("x", "y", None, "none")]
    shares = dict.fromkeys((*parts.PARTS, parts.OTHERS), 1.0)
    of_parts = [parts.Parts("original", shares, None), parts.Parts("simd", shares, shares)]
    page.rewrite(copy, [row], of_parts, beside, "Commit 1 and 2.")
    text = copy.read_text()
    assert "| mesh, barriers | 1.0 | 1.0 (1.0) |" in text
    assert (
        "| original | 1 kB | instructions | 0.00 | 0.00 | 2.00 (2.00 to 2.00) | 2.0 | 2.0 |" in text
    )
    assert "| x | y | none |" in text
    assert text.endswith((ROOT / "docs" / "speed.md").read_text().partition("end of measured")[2])


@pytest.mark.parametrize(
    ("options", "fragment"),
    [
        (("--runs", "0"), "1 or more"),
        (("--bytes", "12Q"), "12Q"),
        (("nonesuch",), "'nonesuch' is not measured"),
    ],
)
def test_is_wrong_usage_explained(options, fragment):
    experiment("bench", *options).expect(2, fragment)


def test_is_what_cannot_be_measured_said_before_measuring(tmp_path):
    in_the_way = tmp_path / "file"
    in_the_way.touch()
    experiment("bench", "--out", in_the_way).expect(1, "File exists")
    unknown = experiment("bench", "--against", "nonesuch", "--out", tmp_path)
    unknown.expect(1, "'nonesuch' is not a commit of this repository; git log lists them")
