# SPDX-License-Identifier: Apache-2.0
"""Does the measuring kit measure what the machine file says, and say so when it does not?"""

import json
import tomllib

import pytest

from lab.simulator import Simulator
from micro import expectations
from micro.expectations import Expectation, Verdict, judge
from micro.kit import KIT, Measurement, measure
from support.commands import PROGRAM, ROOT, call, experiment, swsim

SIMULATOR = Simulator(PROGRAM)

# The long series of transfers are left out: what they show, dma.idle and dma.mode show too.
GROUPS = [
    "latency.",
    "interval.",
    "pairing.",
    "selldw.",
    "branch.",
    "icache.",
    "counter_loop.",
    "gld.",
    "gst.",
    "faa.",
    "mesh.",
    "barrier.",
    "spawn.",
    "dma.idle.",
    "dma.in_flight.",
    "dma.one_cpe.",
    "dma.mode.",
]

# None of these is as it was, and few are alike: a program that measured another thing than it
# says would be off here.
OTHER_MACHINE = {
    "cpe.latency.integer": 2,
    "cpe.latency.multiply": 9,
    "cpe.latency.load": 5,
    "cpe.latency.vector_load": 6,
    "cpe.latency.store": 4,
    "cpe.latency.branch": 7,
    "cpe.latency.vector_integer": 3,
    "cpe.latency.shuffle": 2,
    "cpe.latency.float": 8,
    "cpe.latency.divide": 20,
    "cpe.latency.selldw": 10,
    "cpe.latency.csr": 12,
    "cpe.latency.get": 7,
    "cpe.branch.taken_cycles": 1,
    "cpe.branch.direct_cycles": 5,
    "cpe.branch.mispredict_cycles": 14,
    "cpe.branch.indirect_cycles": 15,
    "cpe.icache.miss_cycles": 23,
    "cpe.icache.line_bytes": 64,
    "cpe.selldw.interval_cycles": 3,
    "cpe.selldw.drain_cycles": 11,
    "gld.path_cycles": 200,
    "gld.queue_entries": 2,
    "noc.near_cycles": 13,
    "noc.far_cycles": 17,
    "noc.sync_cycles": 21,
    "dma.request_cycles": 400,
    "dma.return_cycles": 350,
    "dma.line_cycles": 24,
    "dma.command_cycles": 35,
    "dma.groups": 2,
    "dma.queue_entries": 6,
    "launch.spawn_cycles": 7000,
    "launch.join_cycles": 9000,
}
# What these take follows from many parameters at once; there is no formula for it.
OF_THE_REAL_MACHINE_ONLY = ("counter_loop.", "mesh.swgemm")


def judged(settings: dict[str, int], only) -> list:
    options = [f"{name}={value}" for name, value in settings.items()]
    machine = SIMULATOR.machine(options)
    measured = measure(SIMULATOR, options, only)
    return [judge(name, measurement, machine) for name, measurement in measured.items()]


def unexplained(rows: list) -> list[str]:
    return [
        f"{row.name}: {row.measured.value} instead of {row.expected} ({row.of_machine})"
        for row in rows
        if row.verdict is Verdict.UNEXPLAINED
    ]


def test_the_kit_measures_what_the_machine_file_says():
    rows = judged({}, GROUPS)
    assert not unexplained(rows)
    # One for each timing class that has a latency, and of each other group at least one.
    names = {row.name for row in rows}
    for timing_class in ("integer", "store", "selldw", "csr", "divide"):
        assert f"latency.{timing_class}" in names
    assert {name.split(".")[0] for name in names} >= {g.split(".")[0] for g in GROUPS}


def test_the_kit_measures_another_machine_as_well():
    rows = [
        row
        for row in judged(OTHER_MACHINE, GROUPS)
        if not row.name.startswith(OF_THE_REAL_MACHINE_ONLY)
    ]
    assert not unexplained(rows)


@pytest.mark.parametrize(
    ("parameter", "value", "name"),
    [
        ("cpe.latency.load", 5, "latency.load"),
        ("cpe.latency.selldw", 9, "latency.selldw"),
        ("cpe.branch.mispredict_cycles", 8, "branch.forward_taken"),
        ("noc.far_cycles", 12, "mesh.column.put_get.7"),
        ("noc.sync_cycles", 9, "barrier.row"),
        ("gld.path_cycles", 150, "gld.latency"),
    ],
)
def test_a_machine_that_is_not_the_expected_one_is_noticed(parameter, value, name):
    measured = measure(SIMULATOR, [f"{parameter}={value}"], [name])
    unchanged = SIMULATOR.machine()
    assert judge(name, measured[name], unchanged).verdict is Verdict.UNEXPLAINED


def test_a_difference_beyond_what_its_reason_explains_is_not_explained(monkeypatch):
    row = Expectation("x", "100", lambda *_: 100, "known", (0, 0.1))
    monkeypatch.setattr(expectations, "EXPECTATIONS", (row,))
    machine = SIMULATOR.machine()

    def verdict(value: float) -> Verdict:
        return judge("x", Measurement(value), machine).verdict

    assert verdict(100.4) is Verdict.AGREES
    assert verdict(109) is Verdict.EXPLAINED
    assert verdict(111) is Verdict.UNEXPLAINED
    assert verdict(99) is Verdict.UNEXPLAINED
    assert judge("y", Measurement(1), machine).verdict is Verdict.UNEXPLAINED


def test_the_sources_of_the_kit_assemble():
    kit = ROOT / KIT
    description = tomllib.loads((kit / "kernel.toml").read_text())
    swsim("asm", *(kit / source for source in description["sources"])).expect(0)
    listed = {(kit / source).name for source in description["sources"]}
    assert {source.name for source in kit.glob("*.S")} <= listed


def test_the_kit_measures_the_same_when_every_cycle_is_looked_at(tmp_path):
    selection = tmp_path / "selection"
    selection.write_text(
        "mesh. barrier. gld. gst. faa. dma.in_flight. dma.mode.row.get.128 latency."
    )

    def lines(name: str, *options: object) -> str:
        out = tmp_path / name
        swsim("run", KIT, "--in", selection, "--out", out, *options).expect(0)
        return out.read_text()

    assert lines("fast") == lines("ticking", "--quantum", 1)


@pytest.mark.parametrize("source", sorted((ROOT / KIT).glob("*.S")), ids=lambda path: path.stem)
def test_the_kit_uses_what_the_gnu_assembler_knows(source, tmp_path):
    """The chip's assembler is a port of GNU's, and so is Alpha's, whose syntax is the same. The
    instructions are macros here: what is tested is everything else."""
    preprocess = ("cpp", "-P", "-D__ASSEMBLER__", "-x", "assembler-with-cpp", "-I", source.parent)
    preprocessed = call(*preprocess, source).expect(0).stdout
    table = swsim("isa", "--json").json
    mnemonics = {name for row in table["instructions"] for name in row["spellings"]}
    mnemonics |= {alias["mnemonic"] for alias in table["aliases"]}
    macros = "".join(f".macro {name} operands:vararg\n.long 0\n.endm\n" for name in mnemonics)
    text = tmp_path / "kit.s"
    text.write_text(macros + preprocessed)
    assert call("alpha-linux-gnu-as", "-o", tmp_path / "kit.o", text).expect(0).stderr == ""


# ---- The experiment ------------------------------------------------------------------------------
def test_it_prints_and_writes_what_agrees(tmp_path):
    outcome = experiment("micro", "barrier.", "mesh.row.put_get.", "--out", tmp_path).expect(0)
    assert "10 measurements: 10 agree" in outcome.stdout
    rows = {row["name"]: row for row in json.loads((tmp_path / "micro.json").read_text())}
    assert rows["barrier.array"]["measured"] == 20
    assert rows["barrier.array"]["verdict"] == "agrees"
    assert rows["barrier.array"]["expected"] == 20
    assert len(rows["barrier.array"]["per_core"]) == 64


def test_it_fails_when_something_is_not_explained(tmp_path):
    # The counter loop was measured on the real machine, which this is not.
    outcome = experiment(
        "micro", "counter_loop.", "--set", "cpe.latency.load=9", "--out", tmp_path
    ).expect(1)
    assert "counter_loop.cycles" in outcome.stdout
    assert "NOT EXPLAINED" in outcome.stdout


def test_it_judges_what_was_measured_elsewhere(tmp_path):
    results = tmp_path / "results.txt"
    results.write_text("latency.load 0 256 64\nbarrier.row 0 640 64\nbarrier.row 9 704 64\n")
    experiment("micro", "--results", results, "--out", tmp_path).expect(1)
    rows = {row["name"]: row for row in json.loads((tmp_path / "micro.json").read_text())}
    assert rows["latency.load"]["measured"] == 4
    assert rows["latency.load"]["verdict"] == "agrees"
    assert rows["barrier.row"]["measured"] == 11  # the slowest core's
    assert rows["barrier.row"]["verdict"] == "NOT EXPLAINED"


@pytest.mark.parametrize(
    ("options", "status", "fragment"),
    [
        (("nonesuch.",), 2, "no measurement begins with nonesuch."),
        (("barrier.", "--set", "noc.sink_cycles=3"), 1, "noc.sink_cycles"),
    ],
)
def test_wrong_usage_of_the_experiment_is_explained(options, status, fragment, tmp_path):
    experiment("micro", *options, "--out", tmp_path).expect(status, fragment)
