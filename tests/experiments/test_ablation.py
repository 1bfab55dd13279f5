# SPDX-License-Identifier: Apache-2.0
"""Does the ablation experiment reuse, compare and write results as it says?"""

import csv
import json
from dataclasses import replace
from pathlib import Path

import pytest
from rich.console import Console

from ablation import figure
from ablation.claims import PIPELINE, SELLDW, VARIANTS, Ablation, claims, remarks
from lab import published
from lab.cache import ResultCache
from lab.comparison import Role, compare_numbers
from lab.files import replaced_atomically
from lab.records import Run
from lab.simulator import Identity, Simulator, SimulatorError, format_size, parse_size
from lab.sweep import Point, Sweep
from support.commands import MADE_UP_RUN, PROGRAM, ROOT, command_module, experiment

COMMAND = command_module("ablation")

IDENTITY = Identity(machine_hash="m", program_hash="p", build="b")
ARGUMENTS = {"kernel": "simd", "bytes": 1024}


# ---- Reuse of results ----------------------------------------------------------------------------
def test_a_stored_record_comes_back(tmp_path):
    ResultCache(tmp_path).store(IDENTITY, ARGUMENTS, {"cycles": 5})
    assert ResultCache(tmp_path).load(IDENTITY, ARGUMENTS) == {"cycles": 5}


@pytest.mark.parametrize(
    ("identity", "arguments"),
    [
        (Identity("other", "p", "b"), ARGUMENTS),
        (Identity("m", "other", "b"), ARGUMENTS),
        (Identity("m", "p", "other"), ARGUMENTS),
        (IDENTITY, {"kernel": "simd", "bytes": 2048}),
        (IDENTITY, {"kernel": "original", "bytes": 1024}),
    ],
)
def test_a_record_is_not_reused_when_anything_differs(tmp_path, identity, arguments):
    cache = ResultCache(tmp_path)
    cache.store(IDENTITY, ARGUMENTS, {"cycles": 5})
    assert cache.load(identity, arguments) is None


RECORD = {"cycles": 5, "accounts": {"dual": 3}, "verified": True}


def stored_file(folder) -> Path:
    ResultCache(folder).store(IDENTITY, ARGUMENTS, RECORD)
    [file] = folder.glob("*.json")
    return file


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b"7",
        b'{"key": {}}',
        b'{"record": []}',
        b"\xff\xfe",
        b"[" * 100_000,
        b'{"record":' + b"[" * 900 + b"]" * 900 + b"}",
        b"9" * 5000,
    ],
    ids=lambda content: content[:12].decode(errors="replace"),
)
def test_is_a_damaged_cache_file_a_miss(tmp_path, content):
    stored_file(tmp_path).write_bytes(content)
    assert ResultCache(tmp_path).load(IDENTITY, ARGUMENTS) is None


@pytest.mark.parametrize(
    "change",
    [
        lambda content: content["record"].update(cycles=6),
        lambda content: content["record"].update(cycles=5.0),
        lambda content: content["record"].update(verified=1),
        lambda content: content["record"].update(more=1),
        lambda content: content["record"]["accounts"].clear(),
        lambda content: content["record"].pop("verified"),
        lambda content: content["key"].update(build="other"),
        lambda content: content.update(version=content["version"] + 1),
        lambda content: content.update(checksum=""),
        lambda content: content.pop("checksum"),
    ],
)
def test_is_a_record_used_that_somebody_changed(tmp_path, change):
    file = stored_file(tmp_path)
    content = json.loads(file.read_text())
    change(content)
    file.write_text(json.dumps(content))
    assert ResultCache(tmp_path).load(IDENTITY, ARGUMENTS) is None


@pytest.mark.parametrize("record", [RECORD | {"verified": False}, {"verified": None}, [1], None, 5])
def test_is_a_record_used_that_is_not_one_of_a_verified_run(tmp_path, record):
    cache = ResultCache(tmp_path)
    cache.store(IDENTITY, ARGUMENTS, record)
    assert cache.load(IDENTITY, ARGUMENTS) is None


def test_is_a_record_used_that_lacks_what_its_reader_needs(tmp_path):
    cache = ResultCache(tmp_path)
    cache.store(IDENTITY, ARGUMENTS, RECORD)
    assert cache.load(IDENTITY, ARGUMENTS, ("cycles", "verified")) == RECORD
    assert cache.load(IDENTITY, ARGUMENTS, ("cycles", "instructions")) is None


def test_does_a_file_of_the_version_before_checksums_count(tmp_path):
    file = stored_file(tmp_path)
    content = json.loads(file.read_text())
    file.write_text(json.dumps({"key": content["key"], "record": content["record"]}))
    assert ResultCache(tmp_path).load(IDENTITY, ARGUMENTS) is None


class CountingSimulator(Simulator):
    """Every run is the same."""

    def __init__(self):
        super().__init__()
        self.runs = 0

    def identify(self, *_) -> Identity:
        return IDENTITY

    def run(self, *_) -> Run:
        self.runs += 1
        return MADE_UP_RUN


@pytest.mark.parametrize(("name", "value"), [("cycles", 2), ("verified", False)])
def test_does_a_sweep_run_again_what_somebody_changed(tmp_path, name, value):
    simulator = CountingSimulator()
    sweep = Sweep(simulator, ResultCache(tmp_path), 1, Console(quiet=True))
    point = Point("simd", 1024, 1.0)
    first = sweep.run([point])
    [file] = tmp_path.glob("*.json")
    content = json.loads(file.read_text())
    content["record"][name] = value
    file.write_text(json.dumps(content))
    assert sweep.run([point]) == first == ({point: simulator.run()}, 0)
    assert sweep.run([point]) == (first[0], 1)
    assert simulator.runs == 3


def test_an_interrupted_write_leaves_the_old_file(tmp_path):
    file = tmp_path / "result"
    file.write_text("old")
    with pytest.raises(KeyboardInterrupt), replaced_atomically(file) as temporary:
        temporary.write_text("half of the n")
        raise KeyboardInterrupt
    assert file.read_text() == "old"
    assert list(tmp_path.iterdir()) == [file]


# ---- Comparison with the paper -------------------------------------------------------------------
def runs(cycles_per_byte: dict[str, float], launch: int, sizes: list[int]) -> list[Run]:
    """Runs of an ideal machine: a launch, then every byte at its cost."""
    result = []
    for variant in VARIANTS:
        for size in sizes:
            kernel = round(size * cycles_per_byte[variant] / published.CPES_PER_GROUP)
            cycles = kernel + launch
            result.append(
                replace(
                    MADE_UP_RUN,
                    kernel=variant,
                    bytes=size,
                    cycles=cycles,
                    kernel_cycles=kernel,
                    cycles_per_byte=cycles_per_byte[variant],
                    throughput_gb_per_s=size * published.CLOCK_HZ / cycles / 1e9,
                    seconds=cycles / published.CLOCK_HZ,
                )
            )
    return result


def ablation(simd=200.0, launch=29_000) -> Ablation:
    """Of the paper's own cycles per byte; at -O2 twice as many."""
    costs = dict(zip(VARIANTS, (190.0, 380.0, simd, 100.0, 200.0, 41.25, 27.5), strict=True))
    return Ablation(runs(costs, launch, [1024 << n for n in range(13)]))


def row(rows, start: str):
    return next(row for row in rows if row.quantity.startswith(start))


def test_the_papers_own_numbers_come_out_where_they_can():
    rows = claims(ablation())
    slower = "simd: speed-up over original at"
    for start in (f"{PIPELINE}: cycles", f"{SELLDW}: cycles", "original: cycles", slower):
        assert row(rows, start).comes_out is True
    assert row(rows, f"{PIPELINE}: cycles").role is Role.CALIBRATED
    assert row(rows, f"{SELLDW}: largest speed-up over original").comes_out is True
    assert row(rows, f"{PIPELINE}: largest speed-up over original").comes_out is True


def test_ratios_to_the_chosen_baseline_are_inputs_and_to_the_other_edge_findings():
    rows = claims(ablation())
    for start in (f"{PIPELINE}: largest", f"{SELLDW}: smallest", "simd: speed-up", "simd_c: speed"):
        o3, o2 = (r for r in rows if r.quantity.startswith(start))
        assert "over original_o2" in o2.quantity
        assert (o3.role, o2.role) == (Role.CALIBRATED, Role.FINDING)
        assert float(o2.simulated.rstrip("x")) > float(o3.simulated.rstrip("x"))


def test_claims_that_exclude_each_other_are_said_not_to_come_out():
    rows = claims(ablation())
    assert row(rows, f"{PIPELINE}: smallest speed-up over original").comes_out is False
    assert row(rows, "growth").comes_out is False
    text = " ".join(remarks(ablation()))
    assert "2.3/1.4 = 1.64" in text
    assert "29000 cycles" in text


def test_simd_faster_than_original_is_said_not_to_come_out():
    rows = claims(ablation(simd=100))
    assert row(rows, "simd: speed-up over original at").comes_out is False


def test_sizes_that_were_not_run_are_said_to_be_missing():
    assert row(claims(ablation()), "chip of 4 groups: GB/s above").simulated == "not run"


@pytest.mark.parametrize(("simulated", "comes_out"), [(104.9, True), (105.1, False), (94.9, False)])
def test_a_tolerance_is_relative_to_the_published_number(simulated, comes_out):
    comparison = compare_numbers("x", simulated, 100.0, Role.PREDICTED, 0.05)
    assert comparison.comes_out is comes_out


# ---- Sizes ---------------------------------------------------------------------------------------
@pytest.mark.parametrize(("text", "size"), [("16", 16), ("1K", 1024), ("4m", 4 << 20)])
def test_sizes_are_read_as_the_simulator_reads_them(text, size):
    assert parse_size(text) == size


@pytest.mark.parametrize("text", ["", "K", "1.5K", "-1", "0", "12Q", "1KB"])
def test_other_sizes_are_refused(text):
    with pytest.raises(ValueError, match="is not a size"):
        parse_size(text)


def test_sizes_are_written_in_the_largest_whole_unit():
    assert [format_size(n) for n in (100, 1024, 1536, 4 << 20)] == [
        "100 B",
        "1 kB",
        "1536 B",
        "4 MB",
    ]


# ---- The whole experiment ------------------------------------------------------------------------
def test_it_writes_records_table_and_figure_and_reuses_them(tmp_path):
    options = ("--min-bytes", "1K", "--max-bytes", "2K", "--out", tmp_path)
    first = experiment("ablation", *options, "--fresh").expect(0)
    assert "(0 reused" in first.stdout
    written = json.loads((tmp_path / "ablation.json").read_text())
    assert [(r["kernel"], r["bytes"]) for r in written] == [
        (variant, size) for variant in VARIANTS for size in (1024, 2048)
    ]
    with (tmp_path / "ablation.csv").open() as file:
        rows = list(csv.DictReader(file))
    assert [int(row["cycles"]) for row in rows] == [record["cycles"] for record in written]
    assert (tmp_path / "ablation.png").read_bytes().startswith(b"\x89PNG")

    second = experiment("ablation", *options)
    assert f"({2 * len(VARIANTS)} reused" in second.stdout
    assert json.loads((tmp_path / "ablation.json").read_text()) == written


@pytest.mark.parametrize(("whole", "drawn"), [([1024], True), ([1024, 2048], False)])
def test_is_the_readmes_picture_drawn_only_of_the_whole_range(tmp_path, monkeypatch, whole, drawn):
    folders = ("--out", str(tmp_path / "out"), "--docs", str(tmp_path / "docs"))
    monkeypatch.setattr(COMMAND, "WHOLE_RANGE", whole)
    monkeypatch.setattr("sys.argv", ["ablation", "--max-bytes", "1K", *folders])
    assert COMMAND.main() == 0
    picture = tmp_path / "docs" / "images" / "figure-15.png"
    assert picture.exists() == drawn
    if drawn:
        assert figure.identity_in(picture) == figure.identity(Simulator(PROGRAM))


def test_does_the_whole_range_go_to_what_the_paper_measured():
    assert COMMAND.WHOLE_RANGE[0] == 1024
    assert COMMAND.WHOLE_RANGE[-1] == published.CHIP_GB_PER_S_BYTES
    assert len(COMMAND.WHOLE_RANGE) == 19


def test_the_readmes_picture_belongs_to_the_machine_the_programs_and_their_cycles(tmp_path):
    identity = figure.identity(Simulator(PROGRAM))
    assert figure.identity_in(ROOT / "docs/images/figure-15.png") == identity, "run make figure-15"
    drawn = tmp_path / "drawn.png"
    figure.draw(ablation(), drawn, "", belongs_to="another")
    assert figure.identity_in(drawn) == "another"


def test_does_the_identity_of_the_picture_change_with_any_cycle(tmp_path, monkeypatch):
    before = figure.identity(Simulator(PROGRAM))
    golden = json.loads(figure.GOLDEN.read_text())
    golden[PIPELINE]["1024"] += 1
    changed = tmp_path / "cycles.json"
    changed.write_text(json.dumps(golden))
    monkeypatch.setattr(figure, "GOLDEN", changed)
    assert figure.identity(Simulator(PROGRAM)) != before


@pytest.mark.parametrize(
    ("options", "fragment"),
    [
        (("--max-bytes", "12Q"), "12Q"),
        (("--min-bytes", "24"), "multiple of the 16 bytes"),
        (("--min-bytes", "2K", "--max-bytes", "1K"), "larger"),
        (("--jobs", "0"), "'0'"),
    ],
)
def test_wrong_usage_is_explained(options, fragment):
    experiment("ablation", *options).expect(2, fragment)


def test_a_failed_run_carries_the_simulators_own_words():
    with pytest.raises(SimulatorError, match="nonesuch") as caught:
        Simulator(PROGRAM).run("nonesuch", 1024)
    assert caught.value.status == 1


def test_an_unbuilt_simulator_is_explained(tmp_path):
    with pytest.raises(SimulatorError, match="make build"):
        Simulator(tmp_path / "swsim").run("simd", 1024)
