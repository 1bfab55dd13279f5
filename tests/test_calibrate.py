# SPDX-License-Identifier: Apache-2.0
"""Do the calibration's programs repeat the measurements? Does its table say what is wrong?"""

import tomllib

import pytest

from conftest import PROGRAM, ROOT, experiment, swsim
from swsim_lab.cache import ResultCache
from swsim_lab.calibration import measurements, programs
from swsim_lab.calibration.measurements import Measurement, TableError, Used
from swsim_lab.calibration.programs import Bench
from swsim_lab.calibration.residuals import Residual, objective, spread
from swsim_lab.simulator import Simulator, SimulatorError

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
        (ROW.replace("= 650", "= 0"), ["one", "value must be a number above 0"]),
        (ROW.replace("= 650", '= "a lot"'), ["one"]),
        (ROW.replace('unit = "cycles"', 'unit = "miles"'), ["one", "cycles, instructions, us"]),
        (ROW.replace('"fit"', '"maybe"'), ["one", "maybe"]),
        (ROW.replace("bytes = 8", "bytes = 8.5"), ["one", "whole numbers"]),
        (ROW.replace('source = "nobody"', ""), ["one", "source"]),
        (ROW + ROW, ["two rows are named 'one'"]),
        (ROW.replace("[[measurement]]", "[measurement]"), ["[[measurement]]"]),
        (ROW.replace("650", "650 cycles"), ["line 7"]),
        (SERIES.replace("[64, 128]", "[64]"), ["many", "2 values for 1"]),
        (SERIES.replace("at =", "on ="), ["many", "'at' is missing"]),
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
    experiment("calibrate", "--residuals", "--measurements", path).expect(2, "one", "above 0")
    path = path.with_name("nowhere")
    experiment("calibrate", "--list", "--measurements", path).expect(2, "nowhere: cannot be read")
    experiment("calibrate", "--list", "--only", "nothing").expect(2, "no row begins with nothing")


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
    errors = spread(twice_the_target + on_target)
    assert (errors.count, errors.mean) == (10, pytest.approx(18))
    assert errors.rms == pytest.approx((9 * 400 / 10) ** 0.5)


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
    ],
)
def test_the_host_program_says_what_is_wrong_with_a_request(changes, said, tmp_path):
    with pytest.raises(SimulatorError, match="calibration: x") as error:
        measured(row(**changes), ResultCache(tmp_path))
    assert said in str(error.value)


def test_residuals_are_shown_by_row_and_by_mechanism(table):
    path = table(ROW + SERIES)
    said = experiment("calibrate", "--residuals", "--measurements", path).expect(0).stdout
    for fragment in ("one", "many-64", "17 to 18", "latency", "DMA", "objective"):
        assert fragment in said
    slower = experiment(
        "calibrate", "--residuals", "--measurements", path, "--set", "dma.return_cycles=600"
    )
    assert slower.expect(0).stdout != said
