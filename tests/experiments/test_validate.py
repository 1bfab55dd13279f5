# SPDX-License-Identifier: Apache-2.0
"""Is the arithmetic of the validation right, and does its page belong to what is committed?"""

import json
from dataclasses import replace

import pytest

from calibrate import measurements
from calibrate.measurements import Used
from lab import published, published_rows
from lab.comparison import Role
from lab.published_rows import Kind, Measured, Row, summarise
from lab.simulator import Simulator, SimulatorError
from support.commands import MADE_UP_RUN, PROGRAM, ROOT
from validate import figures, plan, rows, sensitivity
from validate.contradictions import contradictions
from validate.evidence import Evidence, measure_rows, value_of
from validate.figures import time_shares
from validate.page import page, stamp
from validate.probes import share_of_middle_batch
from validate.report import Report, as_json, identity

TABLE = rows.load()
PREDICTED = [Measured(each, None) for each in TABLE.rows if each.counts]


def row(kind=Kind.POINT, published=100.0, role=Role.PREDICTED, **more) -> Row:
    return Row("r", "quantity", published, "unit", kind, role, "source", **more)


# ---- Errors --------------------------------------------------------------------------------------
@pytest.mark.parametrize(("simulated", "error"), [(110.0, 10.0), (75.0, -25.0), (100.0, 0.0)])
def test_the_error_of_a_point_is_relative_to_what_was_published(simulated, error):
    assert row().error_percent(simulated) == pytest.approx(error)


@pytest.mark.parametrize(
    ("simulated", "error", "holds"),
    [(2.0, 0, True), (2.5, 0, True), (4.0, 0, True), (1.0, -50, False), (5.0, 25, False)],
)
def test_a_range_has_no_error_inside_and_counts_from_its_nearer_end(simulated, error, holds):
    tested = row(Kind.RANGE, [2, 4])
    assert tested.error_percent(simulated) == pytest.approx(error)
    assert tested.holds(simulated) is holds


@pytest.mark.parametrize(
    ("relation", "simulated", "error", "holds"),
    [
        ("over", 101.0, 0, True),
        ("over", 100.0, 0, False),
        ("over", 90.0, -10, False),
        ("at most", 90.0, 0, True),
        ("at most", 100.0, 0, True),
        ("at most", 110.0, 10, False),
    ],
)
def test_an_inequality_has_an_error_only_on_the_wrong_side(relation, simulated, error, holds):
    tested = row(Kind.INEQUALITY, relation=relation)
    assert tested.error_percent(simulated) == pytest.approx(error)
    assert tested.holds(simulated) is holds


@pytest.mark.parametrize(
    ("bounds", "simulated", "holds"),
    [
        ({"at_least": 0.8, "at_most": 1.0}, 0.9, True),
        ({"at_least": 0.8, "at_most": 1.0}, 1.1, False),
        ({"at_least": 0.8}, 5.0, True),
        ({"at_least": 0.8}, 0.7, False),
        ({"at_most": 0.8}, 0.7, True),
    ],
)
def test_words_hold_or_do_not_and_have_no_error(bounds, simulated, holds):
    tested = row(Kind.WORDS, "slightly slower", **bounds)
    assert tested.error_percent(simulated) is None
    assert tested.holds(simulated) is holds


@pytest.mark.parametrize(("simulated", "holds"), [(109.9, True), (110.1, False), (89.0, False)])
def test_a_point_comes_out_only_within_a_target_that_was_set(simulated, holds):
    assert row(target_percent=10).holds(simulated) is holds
    assert row().holds(simulated) is None


def test_what_was_not_measured_has_neither_error_nor_verdict():
    missing = Measured(row(), None, "no program")
    assert missing.error_percent is None
    assert missing.holds is None


# ---- The sum -------------------------------------------------------------------------------------
def test_only_predicted_points_count_and_signs_do_not_cancel():
    measured = [
        Measured(row(), 110.0),
        Measured(row(), 70.0),
        Measured(row(role=Role.CALIBRATED), 500.0),
        Measured(row(role=Role.FINDING), 500.0),
        Measured(row(role=Role.ASSUMED), 500.0),
        Measured(row(apart="for a reason"), 500.0),
        Measured(row(Kind.RANGE, [2, 3]), 500.0),
        Measured(row(), None, "no program"),
    ]
    summary = summarise(measured)
    assert summary.count == 2
    assert summary.mean_percent == pytest.approx(20)
    assert summary.worst.simulated == 70.0


def test_nothing_predicted_has_no_mean():
    assert summarise([Measured(row(role=Role.CALIBRATED), 1.0)]) is None


# ---- The committed rows --------------------------------------------------------------------------
def test_every_row_has_a_name_of_its_own():
    names = [row.id for row in TABLE.rows] + [row.id for row in TABLE.left_out]
    assert len(names) == len(set(names))


def test_a_row_that_was_fitted_or_follows_from_one_is_never_predicted():
    fitted = {row.id for row in TABLE.rows if row.role is Role.CALIBRATED}
    for tested in TABLE.rows:
        if tested.role is Role.CALIBRATED and not tested.mechanism:
            assert tested.fixes or tested.follows_from, tested.id
        if tested.role is Role.PREDICTED:
            assert not tested.fixes, tested.id
            assert not fitted & set(tested.follows_from), tested.id


def test_what_hangs_on_original_is_an_input_against_o3_and_a_finding_against_o2():
    edges = [row for row in TABLE.rows if row.band]
    assert {row.id for row in edges if row.is_other_edge} == {
        row.id + published_rows.OTHER_EDGE for row in edges if not row.is_other_edge
    }
    for tested in edges:
        expected = Role.FINDING if tested.is_other_edge else Role.CALIBRATED
        assert tested.role is expected, tested.id
    for tested in TABLE.rows:
        assert tested.band or "Original" not in tested.quantity, tested.id


def test_the_level_of_original_was_fixed_by_what_two_results_imply():
    [fixing] = [row for row in TABLE.rows if "the level of Original: -O3" in row.fixes]
    assert fixing.published == pytest.approx(published.ORIGINAL_CYCLES_PER_BYTE, rel=0.002)


def test_words_are_read_in_numbers_before_anything_runs():
    for tested in TABLE.rows:
        if tested.kind is Kind.WORDS:
            assert tested.taken_as, tested.id
            assert (tested.at_least, tested.at_most) != (None, None), tested.id


@pytest.mark.parametrize(
    "wrong",
    [
        {"kind": Kind.POINT, "published": "fast"},
        {"kind": Kind.RANGE, "published": 3.0},
        {"kind": Kind.WORDS, "published": 3.0},
        {"kind": Kind.INEQUALITY, "relation": "about"},
    ],
)
def test_a_row_whose_number_does_not_fit_its_kind_is_refused(wrong):
    with pytest.raises(ValueError, match="row r"):
        row(**wrong)


# ---- The sensitivity table -----------------------------------------------------------------------
MACHINE = Simulator(PROGRAM).machine()


def test_every_calibrated_parameter_was_fixed_by_a_row_and_no_other():
    fixed = {name for row in TABLE.rows for name in row.fixes if " " not in name}
    assert fixed == {parameter.name for parameter in MACHINE.calibrated}


@pytest.mark.parametrize("number", sensitivity.load(), ids=lambda number: number.name)
def test_an_uncertain_number_is_moved_within_what_the_machine_takes(number):
    assert number.ends
    assert set(number.moves) <= set(sensitivity.POINTS)
    for _, settings in number.ends:
        for setting in settings:
            name, _, value = setting.partition("=")
            low, high = MACHINE.parameters[name].range
            assert low <= int(value) <= high, setting
            assert int(value) != MACHINE[name], f"{setting} is the default"


def evidence_at(cycles_per_byte: float, settings=()) -> dict:
    """Runs of ideal kernels: a launch of 1000 cycles, then every byte at its cost."""
    return {
        point: replace(
            MADE_UP_RUN,
            bytes=point.size_bytes,
            cycles_per_byte=cycles_per_byte,
            cycles=1000 + cycles_per_byte * point.size_bytes / 64,
            kernel_cycles=cycles_per_byte * point.size_bytes / 64,
        )
        for point in plan.kernel_points(settings) + plan.memory_points(settings)
    }


def test_a_headline_moves_relative_to_the_default():
    settings = ("cpe.latency.shuffle=2",)
    number = sensitivity.Uncertain("shuffle", "why", ["kernels"], high=settings)
    base = Evidence(MACHINE, runs=evidence_at(20.0))
    moved = Evidence(MACHINE, runs=evidence_at(25.0, settings))
    table = sensitivity.tabulate([number], base, {settings: moved})
    assert table.base["Pipeline"] == 20.0
    [end] = table.moved
    assert (end.end, end.values["Pipeline"]) == ("high", 25.0)
    assert end.movements["Pipeline"] == pytest.approx(25)
    assert "5 c/B on the chip" not in end.movements, "it was not said to move memory"
    [pipeline] = [h for h in sensitivity.HEADLINES if h.name == "Pipeline"]
    assert table.range_of(pipeline) == (20.0, 25.0)


def test_what_a_published_result_excludes_is_no_part_of_the_bar():
    settings = ("cpe.latency.shuffle=2",)
    number = sensitivity.Uncertain("shuffle", "why", ["kernels"], high=settings, excluded=True)
    evidence = {settings: Evidence(MACHINE, runs=evidence_at(25.0, settings))}
    table = sensitivity.tabulate([number], Evidence(MACHINE, runs=evidence_at(20.0)), evidence)
    [pipeline] = [h for h in sensitivity.HEADLINES if h.name == "Pipeline"]
    assert table.range_of(pipeline) == (20.0, 20.0)


def test_memory_holds_a_kernel_at_the_rate_of_its_second_half():
    [five] = [h for h in sensitivity.HEADLINES if h.name == "5 c/B on the chip"]
    evidence = Evidence(MACHINE, runs=evidence_at(10.0))
    # 4 groups of 64 cores at 1.45 GHz, 10 cycles for each byte.
    assert five.value(evidence, ()) == pytest.approx(4 * 64 * 1.45 / 10)


# ---- From runs to rows ---------------------------------------------------------------------------
def test_every_row_says_how_it_is_measured():
    for tested in TABLE.rows:
        assert callable(value_of(tested.id))


def test_a_row_without_its_run_says_so():
    measured = measure_rows(TABLE, Evidence(MACHINE))
    assert len(measured) == len(TABLE.rows)
    assert all(m.simulated is None and m.reason for m in measured)


def test_a_failed_run_gives_its_own_words_as_the_reason():
    error = SimulatorError(["swsim"], 2, "unknown parameter")
    [missing] = [
        m
        for m in measure_rows(TABLE, Evidence(MACHINE, probes={"layout_share": error}))
        if m.row.id == "S7"
    ]
    assert missing.reason == "unknown parameter"


def test_private_mode_above_64_mb_is_four_times_one_group():
    seconds = (64 << 20) / 3.375e9
    group = {plan.point("simd_selldw_pipeline", 64 << 20): replace(MADE_UP_RUN, seconds=seconds)}
    evidence = Evidence(MACHINE, runs=group)
    assert evidence.chip_gb_per_s(256 << 20, plan.PRIVATE) == pytest.approx(13.5)


def test_growth_is_that_of_each_doubling():
    runs = {
        plan.chip_point(size, plan.PRIVATE): replace(MADE_UP_RUN, seconds=seconds)
        for size, seconds in ((1024, 1.0), (2048, 1.0), (4096, 2.0))
    }
    assert Evidence(MACHINE, runs=runs).chip_growths(1024, 4096) == pytest.approx([2.0, 1.0])


def test_the_layout_share_is_that_of_the_middle_batch():
    inside = "x.h:1: vldd (macro LAYOUT_IN, used at y.h:2)"
    lines = [" 0 0 1 0x0 x.S:1: ldi"]
    for start in (1, 1001, 2001):
        lines += [
            f" {start} 0 1 0x0 {inside}",
            f" {start + 39} 0 1 0x4 {inside}",
            f" {start + 50} 0 0 0x8 x.S:9: vxorw",
            f" {start + 940} 0 0 0xc z.h:1: vsrlw (macro SWAP_BITS, used at y.h:2)",
            f" {start + 960} 0 0 0x10 x.S:10: subl",
        ]
    # From a batch's end, 60 cycles before the next one's start, to 40 behind that.
    assert share_of_middle_batch(lines) == pytest.approx(100 * (60 + 40) / 1000)


def test_the_parts_of_the_time_make_the_whole():
    accounts = {"not_started": 64 * 10 + 6, "halted": 64 * 10 + 8, "dma_wait": 20, "dual": 1000}
    run = replace(MADE_UP_RUN, accounts=accounts, cycles=100, kernel_cycles=80)
    without = replace(run, accounts=accounts | {"dma_wait": 50})
    runs = {
        plan.point("simd_selldw_pipeline", 1024): run,
        plan.point("simd_selldw_pipeline", 1024, double_buffer=False): without,
    }
    shares = time_shares(Evidence(MACHINE, runs=runs), 1024)
    total = sum(accounts.values())
    assert shares["start-up"] == pytest.approx(64 * 20 / total)
    assert shares["core without data"] == pytest.approx(14 / total)
    assert shares["waiting for a transfer"] == pytest.approx(20 / total)
    assert shares["overlap: computing, a transfer under way"] == pytest.approx(30 / total)
    assert sum(shares.values()) == pytest.approx(1)


# ---- What the papers say that cannot be ----------------------------------------------------------
@pytest.mark.parametrize(
    "arithmetic",
    [
        "2.3 / 1.4 = 1.64",
        "1 kB (one batch of 128 B on a core) gives 1.55 and 1.64",
        "12.7 GB/s at 4 MB",
        "7.4 % higher",
        "13819.25 / 63.91 = 216",
        "13.50 / 0.254 = 53",
        "1.75 times",
        "43 % is the time saved",
        "5.5 % above",
        "22.88 (A-get-384)",
        "19 % of the time for 64 MB and 6 % for 256 MB",
        "every 162 cycles",
        "every 10.8",
    ],
)
def test_a_contradiction_is_stated_with_its_arithmetic(arithmetic):
    text = " ".join(c.arithmetic for c in contradictions(TABLE, Evidence(MACHINE)))
    assert arithmetic in text


# ---- The page ------------------------------------------------------------------------------------
def report(values: dict[str, float], table: published_rows.Table = TABLE) -> Report:
    measured = [Measured(r, values.get(r.id), "no program") for r in table.rows]
    moved = sensitivity.tabulate([], Evidence(MACHINE), {})
    return Report(TABLE, measured, MACHINE, moved, [], contradictions(TABLE, Evidence(MACHINE)), {})


def test_the_page_gives_mean_and_worst_of_the_predictions():
    text = page(report({"regcomm-aggregate": 637 * 1.3}))
    text = text[text.index("# How far") :].partition("\n\n")[2]
    assert text.startswith(
        "Predicted numbers (1 from 1 mechanism) are off by 30.0 % on average and by 30.0 % at worst"
    )
    assert "not measured: no program" in text


@pytest.mark.parametrize(
    ("ratios", "said"),
    [
        ({"S4": 3.0, "S4-C-O2": 1.2}, "Slower than Original: no reading of SIMD."),
        ({"S4": 3.0, "S4-C": 0.9}, "Slower than Original: `S4-C`."),
    ],
)
def test_the_page_says_which_reading_of_simd_is_slower_than_original(ratios, said):
    assert said in page(report(ratios))


def test_the_page_has_both_edges_of_the_band_in_a_row():
    text = page(report({"S6-largest": 6.0, "S6-largest-O2": 16.5}))
    [line] = [line for line in text.splitlines() if line.startswith("| `S6-largest` |")]
    assert "| 6.9 | 6 | -13.0 % | 16.50 | +139.1 % | x |" in line


MEASURED = """
[[series]]
id = "{name}"
quantity = "{name} {{at}}"
program = "transfers"
vary = ["bytes"]
at = [1, 2]
value = [100, 200]
unit = "cycles"
mechanism = "{mechanism}"
used = "{used}"
target_percent = 10
source = "somebody"
"""


@pytest.fixture
def with_measurements(tmp_path):
    """A table with a series of each use."""
    path = tmp_path / "measurements.toml"
    uses = [("f", "fit", "one"), ("c", "check", "one"), ("d", "check", "two"), ("s", "seen", "two")]
    path.write_text("".join(MEASURED.format(name=n, used=used, mechanism=m) for n, used, m in uses))
    return rows.load(path)


def test_a_measurement_is_calibrated_predicted_or_seen_by_its_use(with_measurements):
    published = {r.id for r in published_rows.load().rows}
    measured = [r for r in with_measurements.rows if r.id not in published]
    roles = {r.id: (r.role, r.mechanism) for r in measured}
    assert roles["f-1"] == (Role.CALIBRATED, "one")
    assert roles["c-2"] == (Role.PREDICTED, "one")
    assert roles["s-1"] == (Role.SEEN, "two")
    assert [r.id for r in measured if r.counts] == ["c-1", "c-2", "d-1", "d-2"]


def test_the_page_gives_mean_and_worst_of_each_mechanism_and_what_was_seen_apart(
    with_measurements,
):
    values = {"c-1": 110.0, "c-2": 260.0, "d-1": 100.0, "d-2": 200.0, "s-1": 190.0, "f-1": 50.0}
    shown = page(replace(report(values, with_measurements), table=with_measurements))
    assert "Predicted numbers (4 from 2 mechanisms) are off by 10.0 % on average" in shown
    predicted = shown[shown.index("## Predicted") : shown.index("## Seen")]
    assert "| one | 2 | 20.0 % | 22.4 % | +30.0 % | `c-2` |" in predicted
    assert "| two | 2 | 0.0 % | 0.0 % | 0.0 % | `d-1` |" in predicted.replace("+0.0", "0.0")
    assert "f-1" not in predicted
    seen = shown[shown.index("## Seen") : shown.index("## Findings")]
    assert "| two | 1 | 90.0 % | 90.0 % | +90.0 % | `s-1` |" in seen
    assert shown.index("## What can be trusted") < shown.index("## Predicted")


def test_at_most_six_rows_of_one_table_are_predictions():
    """Cells of one table are not independent."""
    predicted = [r for r in measurements.load() if r.used is Used.CHECK]
    for series in {r.id.rpartition("-")[0] for r in predicted}:
        assert sum(r.id.rpartition("-")[0] == series for r in predicted) <= 6, series
    for mechanism, compared in published_rows.by_mechanism(PREDICTED).items():
        assert len(compared) <= 6, mechanism


def test_at_least_twenty_points_of_five_mechanisms_are_predictions():
    assert len(PREDICTED) >= 20
    assert len(published_rows.by_mechanism(PREDICTED)) >= 5
    assert all(each.row.mechanism for each in PREDICTED)


def test_the_page_shows_every_row():
    text = page(report({}))
    for tested in TABLE.rows:
        if not tested.id.startswith(("A-", "B-")) and not tested.is_other_edge:
            assert f"| `{tested.id}` |" in text
    for left_out in TABLE.left_out:
        assert f"| `{left_out.id}` |" in text


def test_the_json_has_a_line_for_every_row():
    written = json.loads(json.dumps(as_json(report({"regcomm-aggregate": 637.0}))))
    assert [r["id"] for r in written["rows"]] == [r.id for r in TABLE.rows]
    [row_] = [r for r in written["rows"] if r["id"] == "regcomm-aggregate"]
    assert (row_["published"], row_["simulated"], row_["error_percent"]) == (637, 637.0, 0.0)
    assert (row_["kind"], row_["role"]) == ("point", "predicted")
    assert written["predicted_points"]["count"] == 1


def test_the_committed_page_belongs_to_the_committed_tables_and_machine():
    first_line = (ROOT / "docs" / "validation.md").read_text().splitlines()[0]
    assert stamp(identity(MACHINE.hash)) in first_line, "run make validate"


def test_every_picture_of_the_page_is_there():
    for name in (figures.DMA, figures.THROUGHPUT, figures.SHARES, figures.ABLATION):
        assert (ROOT / "docs" / "images" / name).exists(), "run make validate"
