# SPDX-License-Identifier: Apache-2.0
"""Do the calibration's programs repeat the measurements? Does its table say what is wrong?"""

import json
import os
import re
import signal
import subprocess
import sys
import time
import tomllib
from dataclasses import dataclass
from pathlib import Path

import pytest
from rich.console import Console

import external as clone_repositories
from calibrate import measurements, parameters, programs, recorded, repositories
from calibrate.evaluation import Evaluated, Evaluator
from calibrate.fit import fit, neighbours
from calibrate.measurements import Measurement, TableError, Used
from calibrate.parameters import Movable
from calibrate.programs import Bench
from calibrate.ranges import determine
from calibrate.repositories import Clones, ExternalError, Repository
from calibrate.residuals import Residual, objective
from lab.cache import ResultCache
from lab.published_rows import errors_of
from lab.simulator import Simulator, SimulatorError
from lab.sweep import Sweep
from support.commands import PROGRAM, ROOT, call, experiment, swsim

SIMULATOR = Simulator(PROGRAM)
KIT = ROOT / programs.KIT

ROW = """
[[measurement]]
id = "one"
quantity = "one"
program = "transfers"
arguments = { get = 1, bytes = 8, count = 4, threads = 1 }
value = 650
unit = "cycles"
mechanism = "latency"
used = "fit"
target_percent = 10
source = "nobody"
"""
SERIES = """
[[series]]
id = "many"
quantity = "of {at} B"
program = "transfers"
arguments = { get = 1, count = [4, 8] }
vary = ["bytes", "region"]
at = [64, 128]
value = [9.0, [17, 18]]
unit = "GB/s"
mechanism = "DMA"
used = "check"
target_percent = 10
source = "nobody"
"""


@pytest.fixture
def table(tmp_path):
    def write(text: str):
        path = tmp_path / "measurements.toml"
        path.write_text(text)
        return path

    return write


def row(**changes) -> Measurement:
    fields = {"id": "x", "quantity": "", "program": "transfers", "arguments": {}, "value": 100}
    fields |= {"unit": "cycles", "mechanism": "m", "used": Used.FIT, "source": ""}
    return Measurement(**{**fields, "target_percent": 10.0, **changes})


def measured(measurement: Measurement, cache: ResultCache, *settings: str) -> float:
    return Bench(SIMULATOR, cache).residual(measurement, settings).simulated


def test_the_sources_of_the_kit_assemble():
    sources = tomllib.loads((KIT / "kernel.toml").read_text())["sources"]
    swsim("asm", *(KIT / source for source in sources)).expect(0)
    assert {source.name for source in KIT.glob("*.S")} <= {(KIT / s).name for s in sources}


def test_a_series_has_a_row_for_each_number(table):
    first, second = measurements.load(table(SERIES))
    assert (first.id, second.id) == ("many-64", "many-128")
    assert second.arguments == {"get": 1, "count": 8, "bytes": 128, "region": 128}
    assert (first.value, second.value) == (9.0, (17, 18))
    assert second.quantity == "of 128 B"


@pytest.mark.parametrize(
    ("text", "fragments"),
    [
        (ROW.replace("value", "valeu"), ["one", "there is no field 'valeu'"]),
        (ROW.replace("= 650", "= 0"), ["one", "'value' must be a number from 1e-09", "not 0"]),
        (ROW.replace("= 650", '= "a lot"'), ["one", "'value'", "not 'a lot'"]),
        (ROW.replace("= 650", "= true"), ["one", "'value'", "not True"]),
        (ROW.replace("= 650", "= inf"), ["one", "'value'", "not inf"]),
        (ROW.replace("= 650", "= 1e308"), ["one", "'value'", "to 1e+15", "not 1e+308"]),
        (ROW.replace("= 650", "= [1, 2, 3]"), ["one", "'value'", "[low, high]"]),
        (ROW.replace('"transfers"', "3"), ["one", "'program' must be a name", "not 3"]),
        (ROW.replace('"transfers"', '"kernel simd"'), ["one", "'program'", "without blanks"]),
        (ROW.replace("{ get = 1, bytes = 8, count = 4, threads = 1 }", "3"), ["'arguments'"]),
        (ROW.replace("bytes = 8", "bytes = true"), ["one", "'arguments' must be whole numbers"]),
        (ROW.replace("_percent = 10", "_percent = 1e-300"), ["'target_percent'", "from 0.001"]),
        (ROW + 'fixes = "gld.path_cycles"\n', ["'fixes' must be a list of names"]),
        (ROW.replace('unit = "cycles"', 'unit = "miles"'), ["one", "cycles, instructions, us"]),
        (ROW.replace('"fit"', '"maybe"'), ["one", "maybe"]),
        (ROW.replace("bytes = 8", "bytes = 8.5"), ["one", "whole numbers"]),
        (ROW.replace('source = "nobody"', ""), ["one", "'source' is missing"]),
        (ROW + ROW, ["two rows are named 'one'"]),
        (ROW.replace("[[measurement]]", "[measurement]"), ["[[measurement]]"]),
        (ROW.replace("650", "650 cycles"), ["line 7"]),
        (SERIES.replace("[64, 128]", "[64]"), ["many", "2 values for 1"]),
        (SERIES.replace("at =", "on ="), ["many", "'at' is missing"]),
        (SERIES + 'fixes = { 65 = ["x"] }\n', ["many", "'fixes'", "65", "not in 'at'"]),
        (SERIES.replace("{ get = 1, count = [4, 8] }", "3"), ["many", "'arguments'", "table"]),
        (SERIES.replace('["bytes", "region"]', '"bytes"'), ["many", "'vary'", "list of names"]),
        (SERIES.replace("at = [64, 128]", "at = 64"), ["many", "'at'", "list of whole numbers"]),
        (SERIES.replace("[9.0, [17, 18]]", "[9.0, [18, 17]]"), ["many, 128", "'value'"]),
        (SERIES + 'fixes = ["x", "y"]\n', ["many", "'fixes' must be a table"]),
        ("measurement = [3]", ["[[measurement]]"]),
        ("x = " + "[" * 5000, ["not TOML"]),
        ("", ["add a [[measurement]]"]),
    ],
)
def test_a_table_that_cannot_be_used_says_where_and_why(table, text, fragments):
    path = table(text)
    with pytest.raises(TableError) as error:
        measurements.load(path)
    for fragment in [str(path), *fragments]:
        assert fragment in str(error.value)


def test_the_command_says_what_is_wrong_with_a_table(table):
    path = table(ROW.replace("= 650", "= 0"))
    experiment("calibrate", "--residuals", "--measurements", path).expect(2, "one", "from 1e-09")
    path = table(ROW.replace('"cycles"', '"GFLOPS"'))
    experiment("calibrate", "--measurements", path).expect(2, "one: 'unit' must be", "not 'GFLOPS'")
    path = path.with_name("nowhere")
    experiment("calibrate", "--list", "--measurements", path).expect(2, "nowhere: cannot be read")
    experiment("calibrate", "--list", "--only", "nothing").expect(2, "no row begins with nothing")


def test_a_rate_needs_the_bytes_that_are_moved():
    programs.check_unit(row(unit="GB/s", arguments={"bytes": 8}))
    with pytest.raises(ValueError, match="'arguments' must have 'bytes' for a value in GB/s"):
        programs.check_unit(row(unit="GB/s"))


def test_a_row_is_off_relative_to_the_nearer_end_of_its_range():
    assert row().error_percent(110) == pytest.approx(10)
    ranged = row(value=(10, 12))
    assert ranged.error_percent(11) == 0
    assert ranged.error_percent(15) == pytest.approx(25)
    assert ranged.error_percent(9) == pytest.approx(-10)


def test_mechanisms_count_alike_and_only_rows_that_are_fitted_count():
    twice_the_target = [Residual(row(id=str(i)), 120) for i in range(9)]
    on_target = [Residual(row(mechanism="other"), 100)]
    checked = [Residual(row(mechanism="third", used=Used.CHECK), 1000)]
    failed = [Residual(row(mechanism="other"), None, "failed")]
    assert objective(twice_the_target + on_target + checked + failed) == pytest.approx(2)
    errors = errors_of(twice_the_target + on_target)
    assert (errors.count, errors.mean_percent) == (10, pytest.approx(18))
    assert errors.rms_percent == pytest.approx((9 * 400 / 10) ** 0.5)


# Of each program a row, a parameter that it must feel, and which way the simulated value goes.
FELT = [
    ("dma-idle-get", "dma.request_cycles=400", 1),
    ("dma-one-cpe", "dma.line_cycles=30", -1),
    ("A-get-128", "dma.command_cycles=60", -1),
    ("B-copy-64", "dma.request_cycles=4000", -1),
    ("broadcast-8", "launch.spawn_cycles=30000", 1),
    ("shared-region-2048", "launch.join_cycles=30000", -1),
    ("gld-alone", "gld.path_cycles=200", 1),
    ("gld-sequential", "gld.path_cycles=200", 1),
    ("pair-stride", "gld.path_cycles=200", 1),
    ("gload-stream", "gld.interface_mb_per_s=800", -1),
    ("spawn-join-20-waits", "dma.return_cycles=400", 1),
    ("B-add-64", "dma.request_cycles=4000", -1),
    ("broadcast-add-2048", "dma.return_cycles=400", 1),
]


@pytest.mark.parametrize(("name", "setting", "direction"), FELT)
def test_each_program_measures_what_it_says(name, setting, direction, tmp_path):
    [measurement] = [r for r in measurements.load() if r.id == name]
    cache = ResultCache(tmp_path)
    moved = measured(measurement, cache, setting) / measured(measurement, cache)
    assert (moved - 1) * direction > 0.02


def test_misalignment_costs_and_gaps_cost(tmp_path):
    """The copies go where the real program's went."""
    rows = {r.id: r for r in measurements.load()}
    cache = ResultCache(tmp_path)

    def value(name: str, **changes: int) -> float:
        arguments = {**rows[name].arguments, "count": 4, **changes}
        return measured(row(**{**vars(rows[name]), "arguments": arguments}), cache)

    assert value("B-copy-1024") < 0.97 * value("B-copy-1024", offset=0)
    assert value("strided-copy-512") < 0.97 * value("strided-copy-512", gap=0)
    assert value("shared-region-2048") > 1.1 * value("shared-region-2048", offset=16)


def test_a_sum_of_two_arrays_gets_them_at_once(tmp_path):
    """One after the other, Add would move no more than Scale in the same time."""
    [scale] = [r for r in measurements.load() if r.id == "strided-scale-64"]
    cache = ResultCache(tmp_path)

    def value(second: int) -> float:
        changes = {"second": second, "threads": 1, "count": 8, "bytes": 64, "block": 0, "gap": 0}
        return measured(row(**{**vars(scale), "arguments": {**scale.arguments, **changes}}), cache)

    assert value(second=0) > 1.25 * value(second=scale.arguments["from"])


def test_a_result_is_reused_only_for_the_same_program_and_machine(tmp_path):
    cache = ResultCache(tmp_path)
    first = measured(row(arguments={"bytes": 8, "get": 1, "count": 4, "threads": 1}), cache)
    assert len(list(tmp_path.iterdir())) == 1
    assert first == measured(
        row(arguments={"bytes": 8, "get": 1, "count": 4, "threads": 1}, value=5), cache
    )
    assert len(list(tmp_path.iterdir())) == 1
    other = row(arguments={"bytes": 8, "get": 1, "count": 4, "threads": 1})
    assert measured(other, cache, "dma.return_cycles=300") > first
    assert len(list(tmp_path.iterdir())) == 2


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"program": "unheard_of"}, "there is no such program: 'unheard_of'"),
        ({"arguments": {"bytse": 8}}, "it has no argument of this name: 'bytse'"),
        ({"arguments": {"threads": 65}}, "there are not so many CPEs"),
        ({"arguments": {"bytes": 8}}, "repeats nothing"),
        ({"arguments": {"bytes": 8, "count": 8, "step": 1 << 30}}, "more memory than there is"),
    ],
)
def test_the_host_program_says_what_is_wrong_with_a_request(changes, said, tmp_path):
    with pytest.raises(SimulatorError, match="calibration: x") as error:
        measured(row(**changes), ResultCache(tmp_path))
    assert said in str(error.value)


# ---- Fits ----------------------------------------------------------------------------------------
SECRET = {"dma.request_cycles": 291, "dma.return_cycles": 291, "gld.path_cycles": 151}
SECRETLY_MEASURED = ("dma-idle-get", "gld-alone")  # of each parameter's mechanism the shortest


def secret_measurements(folder: Path) -> Path:
    """A table in which the chip is a machine that nobody is told about."""
    settings = [f"{name}={value}" for name, value in SECRET.items()]
    bench = Bench(SIMULATOR, ResultCache(folder / "cache"))
    text = ""
    for r in measurements.load():
        if r.id in SECRETLY_MEASURED:
            value = bench.residual(r, settings).simulated
            text += f"""
[[measurement]]
id = "{r.id}"
quantity = ""
program = "{r.program}"
arguments = {{ {", ".join(f"{name} = {given}" for name, given in r.arguments.items())} }}
value = {value}
unit = "{r.unit}"
mechanism = "{r.mechanism}"
used = "fit"
scatter_percent = 0.5
target_percent = 10
source = "a secret machine"
"""
    path = folder / "measurements.toml"
    path.write_text(text)
    return path


def test_a_fit_finds_a_secret_change_and_writes_the_machine(tmp_path):
    table = secret_measurements(tmp_path)
    output = tmp_path / "found.toml"
    options = ["--parameters", "dma.request", "gld.path", "--evaluations", "60"]
    options += ["--measurements", table, "--out", tmp_path]
    said = experiment("calibrate", *options, "--output", output).expect(0).stdout
    found = tomllib.loads(output.read_text())
    for name, value in SECRET.items():
        part, parameter = name.split(".")
        assert found[part][parameter]["value"] == pytest.approx(value, abs=1)
    result = json.loads((tmp_path / "calibration.json").read_text())
    assert result["objective"]["fitted"] < 0.001 < result["objective"]["start"]
    [dma, gld] = result["parameters"]
    assert (dma["held_by"], gld["held_by"]) != ("", "")
    assert gld["held_by"] == "gld and gst"
    for parameter in (dma, gld):
        low, high = parameter["within_the_scatter"]
        assert low <= parameter["fitted"] <= high
        assert high - low < 60
    assert "2 free parameters" in said
    # What was written is what was found: the machine agrees with the table.
    looked = experiment(
        "calibrate", "--residuals", "--measurements", table, "--machine", output
    ).expect(0)
    assert " NO " not in looked.stdout


def test_rows_that_fail_are_no_success_and_are_not_fitted_to(tmp_path, table):
    path = table(ROW + ROW.replace('"one"', '"other"').replace("transfers", "unheard_of"))
    looked = experiment("calibrate", "--residuals", "--measurements", path)
    looked.expect(2, str(path), "1 of 2 rows failed", "'other' failed:", "no such program")
    assert "650" in looked.stdout
    fitted = experiment("calibrate", "--measurements", path, "--out", tmp_path / "out")
    fitted.expect(2, "1 of 2 rows failed", "--only")
    assert not (tmp_path / "out").exists()


def test_rows_that_do_not_feel_the_parameters_make_no_machine(tmp_path):
    machine = tmp_path / "machine.toml"
    options = ["--only", "gld-alone", "--parameters", "cpe.branch.taken", "--out", tmp_path]
    fitted = experiment("calibrate", *options, "--output", machine).expect(2, "bound none")
    assert "<0 to 2>" in fitted.stdout
    assert json.loads((tmp_path / "calibration.json").read_text())["evaluations"] == 3
    assert not machine.exists()


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_an_experiment_that_is_ended_leaves_no_temporary_folders(tmp_path, number):
    folder = tmp_path / "temporary"
    folder.mkdir()
    options = ["--only", "DMA", "--fresh", "--cache", tmp_path / "cache", "--out", tmp_path]
    process = subprocess.Popen(
        [sys.executable, ROOT / "experiments" / "calibrate.py", *options],
        env=os.environ | {"TMPDIR": str(folder)},
        stderr=subprocess.PIPE,
        text=True,
        # A shell's background job ignores SIGINT, one of nohup SIGHUP, and these tests may be one.
        preexec_fn=lambda: signal.signal(number, signal.SIG_DFL),
    )
    while not list(folder.iterdir()):
        assert process.poll() is None
        time.sleep(0.01)
    process.send_signal(number)
    assert "interrupted" in process.communicate(timeout=60)[1]
    assert process.returncode == 128 + number
    assert not list(folder.iterdir())


def test_a_parameter_that_no_fit_moves_otherwise_may_be_named_in_full():
    machine = SIMULATOR.machine()
    movables = parameters.load(machine)
    name = "cpe.latency.divide"
    assert name not in {each for movable in movables for each in movable.names}
    [chosen] = parameters.selected(movables, [name], machine)
    assert (chosen.names, [chosen.values[0], chosen.values[-1]]) == (
        (name,),
        list(machine.parameters[name].range),
    )
    with pytest.raises(TableError):
        parameters.selected(movables, ["cpe.latency.div"], machine)


def test_a_fit_that_is_started_again_runs_nothing_twice(tmp_path):
    rows = [r for r in measurements.load() if r.id in ("dma-idle-get", "gld-alone")]
    machine = SIMULATOR.machine()
    movables = parameters.selected(parameters.load(machine), ["dma.request", "gld.path"], machine)

    def fitted() -> tuple:
        console = Console(quiet=True)
        sweep = Sweep(SIMULATOR, ResultCache(tmp_path), 2, console)
        evaluator = Evaluator(sweep, Bench(SIMULATOR, sweep.cache), rows, movables)
        best = fit(evaluator, (62, 26), 20, lambda _: None)
        return best.point, {e.point for e in evaluator.evaluated}

    first = fitted()
    runs = {path: path.stat().st_mtime_ns for path in tmp_path.iterdir()}
    assert fitted() == first
    assert {path: path.stat().st_mtime_ns for path in tmp_path.iterdir()} == runs


def test_steps_stay_within_a_parameters_values():
    movables = [Movable(("a",), range=(1, 3)), Movable(("b",), values=(8, 16))]
    evaluator = Evaluator(None, None, [], movables)
    assert neighbours(evaluator, (0, 1), 1) == [(1, 1), (0, 0)]
    assert evaluator.settings((2, 1)) == ("a=3", "b=16")


def test_a_fit_follows_a_valley_that_single_steps_cannot():
    """Two parameters must be moved together: each by itself makes it worse."""

    @dataclass(frozen=True)
    class Height(Evaluated):
        @property
        def objective(self) -> float:
            a, b = self.point
            return 100 * (a - b) ** 2 + (a + b - 60) ** 2

    class Valley(Evaluator):
        def evaluate(self, points):
            self._known |= {point: Height(point, ()) for point in points}
            return [self._known[point] for point in points]

    valley = Valley(None, None, [], [Movable((name,), range=(0, 50)) for name in "ab"])
    best = fit(valley, (5, 5), 400, lambda _: None)
    assert best.point == (30, 30)


def in_fit(**simulated: float) -> Evaluated:
    """A point whose rows are of one mechanism each."""
    rows = [Residual(row(mechanism=name, scatter_percent=1.0), v) for name, v in simulated.items()]
    return Evaluated((), tuple(rows))


def test_a_range_ends_where_the_scatter_does_not_explain_the_rise_of_the_objective():
    """The row of one mechanism follows the parameter, that of the other does not feel it."""

    class Line(Evaluator):
        def evaluate(self, points):
            return [
                Evaluated(point, in_fit(felt=100 + point[0] - 5, other=110).residuals)
                for point in points
            ]

    line = Line(None, None, [], [Movable(("a",), range=(0, 10))])
    [determined] = determine(line, line.evaluate([(5,)])[0])
    assert (determined.value, determined.by) == (5, "felt")
    # Scatter of 1 % in each row: of the two, only one moves, so it may move by sqrt(2) %.
    assert (determined.range.low, determined.range.high) == (4, 6)
    assert str(determined.without["felt"]) == "<0 to 10>"


def test_without_the_only_mechanism_nothing_bounds_a_parameter():
    class Line(Evaluator):
        def evaluate(self, points):
            return [Evaluated(p, in_fit(felt=100 + 0.7 * (p[0] - 5)).residuals) for p in points]

    line = Line(None, None, [], [Movable(("a",), range=(0, 10))])
    [determined] = determine(line, line.evaluate([(5,)])[0])
    assert (str(determined.range), determined.by) == ("4 to 6", "felt")
    assert str(determined.without["felt"]) == "<0 to 10>"


@pytest.mark.parametrize(
    ("text", "fragment"),
    [
        ('[[parameter]]\nnames = ["dma.speed"]\nrange = [1, 2]', "the machine has no 'dma.speed'"),
        ('[[parameter]]\nnames = ["cpe.queue_entries"]\nrange = [0, 99]', "may be 0 to 8 only"),
        ('[[parameter]]\nnames = ["cpe.queue_entries"]', "either range"),
        ('[[parameter]]\nnames = ["cpe.queue_entries"]\nvalues = [3, 1]', "ascending"),
        ("", "no parameter"),
    ],
)
def test_a_list_of_parameters_that_cannot_be_used_says_why(tmp_path, text, fragment):
    path = tmp_path / "parameters.toml"
    path.write_text(text)
    with pytest.raises(TableError, match=r"parameters\.toml") as error:
        parameters.load(SIMULATOR.machine(), path)
    assert fragment in str(error.value)


def test_the_default_machine_and_a_fit_without_the_clones_are_not_written(tmp_path):
    default = ROOT / "sim" / "machine" / "sw26010.toml"
    experiment("calibrate", "--output", default).expect(2, "not overwritten")
    needs = ("calibrate", "--only", "listing", "--output", tmp_path / "machine.toml")
    experiment(*needs).expect(2, "need clones", "--external DIR")
    assert not (tmp_path / "machine.toml").exists()


# ---- Programs of others --------------------------------------------------------------------------
LISTING = """\
\t.loc 1 1
.before:
\tnop
.loop:\t# a comment
#<loop> body
\tsubl $1,1,$1   # [0]
\t.loc 1 2
\tbne $1,.loop
.after:
\tnop
"""


@pytest.fixture
def repository(tmp_path) -> Repository:
    """Somebody's, with a commit that was measured and one after it; its clone is in tmp_path."""
    folder = tmp_path / "owner+name"
    git = ["git", "-C", folder, "-c", "user.name=n", "-c", "user.email=e"]
    call("git", "init", "--quiet", folder).expect(0)
    for text in (LISTING, "changed since"):
        (folder / "listing.s").write_text(text)
        call(*git, "add", ".").expect(0)
        call(*git, "commit", "--quiet", "-m", "x").expect(0)
    commit = call(*git, "rev-parse", "HEAD~1").expect(0).stdout.strip()
    return Repository("owner/name", commit)


def test_a_file_is_read_as_it_was_measured(repository, tmp_path):
    assert Clones(tmp_path).read(repository, "listing.s") == LISTING
    (tmp_path / "owner+name").rename(tmp_path / "name")
    assert Clones(tmp_path).read(repository, "listing.s") == LISTING


def test_a_clone_that_does_not_do_says_what_to_do(repository, tmp_path):
    with pytest.raises(ExternalError, match=r"no clone of owner/name; experiments/external\.py"):
        Clones(tmp_path / "elsewhere").read(repository, "listing.s")
    other = Repository("owner/name", "0" * 40)
    with pytest.raises(ExternalError, match="fetch that commit"):
        Clones(tmp_path).read(other, "listing.s")
    with pytest.raises(ExternalError, match=r"no other\.s of commit"):
        Clones(tmp_path).read(repository, "other.s")
    said = experiment("calibrate", "--residuals", "--only", "gemm", "--external", tmp_path)
    said.expect(2, "no clone of feifeibear/swGEMM")


def test_a_loop_is_cut_out_of_a_listing():
    code = repositories.cut(LISTING, ".loop", ".after")
    assert [line.split("#")[0].split() for line in code.splitlines()] == [
        [".loop:"],
        ["subl", "$1,1,$1"],
        ["bne", "$1,.loop"],
    ]
    with pytest.raises(ExternalError, match="no label"):
        repositories.cut(LISTING, ".loop", ".nowhere")


@pytest.mark.parametrize(
    ("disassembled", "source"),
    [
        ("ldw\tv0,36(sp)", "ldw $0,36($30)"),
        ("subw\tt2,t3,t12", "subw $3,$4,$27"),
        ("bne\tt9,4ff04101b0 <.L_0_7426>", "bne $23,at_4ff04101b0"),
        ("log2xe\tzero,0x40,s5", "mov 0x40,$14"),
        ("ret\tzero,(ra),0x1", "ret $31,($26),0x1"),
    ],
)
def test_a_disassembled_instruction_becomes_source(disassembled, source):
    assert repositories.source_of(disassembled) == source


def test_what_was_recorded_is_stale_on_another_machine_or_for_another_program(tmp_path):
    routing = row(program="routing", arguments={"hits": 10, "levels": 1})
    bench = Bench(
        SIMULATOR,
        ResultCache(tmp_path),
        recorded={"x": recorded.recorded(routing, 98.0, SIMULATOR.machine().hash)},
    )
    found = bench.residual(routing)
    assert (found.simulated, found.note) == (98.0, "not repeated here")
    moved = bench.residual(routing, ("cpe.queue_entries=3",))
    assert moved.simulated is None
    assert moved.note.startswith("stale: recorded on machine")
    other = row(program="routing", arguments={"hits": 9, "levels": 1})
    assert bench.residual(other).note.startswith("stale: recorded with another")
    unknown = bench.residual(row(id="y", program="routing"))
    assert unknown.note.startswith("not repeated here: needs a clone of jameslinsjtu/swCandle")


def test_repositories_are_cloned_at_the_commit_that_was_measured(repository, tmp_path, monkeypatch):
    monkeypatch.setattr(Repository, "url", f"file://{tmp_path / 'owner+name'}")
    clone_repositories.clone(repository, tmp_path / "clones")
    assert Clones(tmp_path / "clones").read(repository, "listing.s") == LISTING
    assert [path.name for path in (tmp_path / "clones").iterdir()] == ["owner+name"]
    monkeypatch.setattr(Repository, "url", f"file://{tmp_path / 'nowhere'}")
    with pytest.raises(ExternalError, match="nowhere"):
        clone_repositories.clone(repository, tmp_path / "others")
    assert not (tmp_path / "others" / "owner+name").exists()


# ---- What is said --------------------------------------------------------------------------------
def test_results_of_a_real_machine_become_a_table(tmp_path, table):
    path = table(ROW + SERIES.replace('"check"', '"fit"'))
    asked = experiment("calibrate", "--requests", "--measurements", path).expect(0).stdout
    assert "one transfers get=1 bytes=8 count=4 threads=1\n" in asked
    assert "many-128 transfers get=1 count=8 bytes=128 region=128\n" in asked
    results = tmp_path / "results"
    # 64 cores move 64 B each in 100 cycles: the slowest counts.
    cores = "".join(f"many-64 {core} {300 + core} 4\n" for core in range(64))
    results.write_text("one 0 2000 4\n" + cores)
    said = experiment("calibrate", "--results", results, "--measurements", path).expect(0).stdout
    (tmp_path / "mine.toml").write_text(said)
    one, many = measurements.load(tmp_path / "mine.toml")
    assert (one.value, one.unit, one.arguments["bytes"]) == (500, "cycles", 8)
    assert many.value == pytest.approx(64 * 64 * 1.45 / (363 / 4), rel=1e-5)
    results.write_text("one two three\n")
    wrong = experiment("calibrate", "--results", results, "--measurements", path)
    wrong.expect(2, "NAME CORE CYCLES REPETITIONS")
    results.write_text("other 0 1 1\n")
    wrong = experiment("calibrate", "--results", results, "--measurements", path)
    wrong.expect(2, "no row of the table")


def test_the_page_names_every_program_and_argument():
    page = (ROOT / "docs" / "calibration.md").read_text()
    host = (KIT / "calibration.c").read_text()
    named = set(re.findall(r'argument(?:_or)?\(request, "(\w+)"', host))
    named |= set(re.findall(r'\{"(\w+)", spawn_', host))
    assert len(named) > 20
    for name in named:
        assert f"`{name}`" in page, name


def test_residuals_are_shown_by_row_and_by_mechanism(table):
    path = table(ROW + SERIES)
    said = experiment("calibrate", "--residuals", "--measurements", path).expect(0).stdout
    for fragment in ("one", "many-64", "17 to 18", "latency", "DMA", "objective"):
        assert fragment in said
    slower = experiment(
        "calibrate", "--residuals", "--measurements", path, "--set", "dma.return_cycles=600"
    )
    assert slower.expect(0).stdout != said
