# SPDX-License-Identifier: Apache-2.0
"""Are Chen's equations as printed, and do the results say what was simulated?"""

import tomllib
from dataclasses import replace

import pytest

from chen import claims, core_groups, encryption, protecting
from chen.model import Costs, Place, computing_cycles, transfer_cycles
from chen.variants import BOTH, IN_LDM, SBOX, SIZES, TABLES, Curve
from cluster import durations, platform
from lab import paper_results
from lab.comparison import Role
from lab.simulator import KIB, MIB
from support.commands import MADE_UP_RUN, ROOT

LARGEST = {IN_LDM: 16 * MIB, TABLES: 4 * MIB, SBOX: 4 * MIB}
MAKE = claims.maker("make chen", "machine", 1.0)
ITEMS = tomllib.loads((ROOT / "experiments" / "papers" / "chen.toml").read_text())["item"]


# ---- Equations -----------------------------------------------------------------------------------


def test_the_equations_are_as_printed():
    costs, place = Costs(computing=6400, transfer=10), Place(groups=2, cpes=32)
    assert costs.single_buffered(place, 5) == 6400 / (100 + 50)
    assert costs.double_buffered(place, 5) == 6400 / (100 + 10)
    # Where transfers bound, equation 3 has N of them, and no computing.
    slow = Costs(computing=6400, transfer=1000)
    assert slow.double_buffered(place, 5) == 6400 / (4000 + 1000)
    assert slow.speedup(True, place, 5) == slow.double_buffered(place, 5)
    assert slow.speedup(False, place, 5) == slow.single_buffered(place, 5)


def test_a_round_is_1_kb_of_each_cpe_of_all_groups():
    assert Place(4, 64).rounds(MIB) == 4
    assert Place(1, 1).rounds(3 * KIB + 1) == 4


def test_t_is_what_one_core_works_and_p_the_difference_of_two_runs():
    accounts = {"single": 700, "dma_wait": 5, "halted": 3, "not_started": 1}
    assert computing_cycles(replace(MADE_UP_RUN, accounts=accounts)) == 700
    one, two = (
        replace(MADE_UP_RUN, bytes=rounds * 8 * KIB, kernel_cycles=50 + 100 * rounds)
        for rounds in (2, 6)
    )
    assert transfer_cycles(one, two, cpes=8) == 100


# ---- Claims --------------------------------------------------------------------------------------


def test_a_claim_comes_out_only_if_it_does():
    assert claims.flat("x", [100, 104, 102], "flat").comes_out is True
    assert claims.flat("x", [100, 106], "flat").comes_out is False
    assert claims.rises("x", [1, 2, 3], "rises").comes_out is True
    assert claims.rises("x", [1, 2, 2.05], "rises").comes_out is False
    assert claims.meets("x", 10.9, 10).comes_out is True
    assert claims.meets("x", 11.1, 10).comes_out is False


def test_beyond_what_was_simulated_the_last_slope_goes_on():
    curve = Curve(((MIB, 2.0), (2 * MIB, 3.0), (4 * MIB, 5.0)))
    assert curve.seconds(2 * MIB) == 3.0
    assert curve.seconds(8 * MIB) == pytest.approx(9.0)
    assert curve.continued(SIZES) == len([size for size in SIZES if size > 4 * MIB])


# ---- Results -------------------------------------------------------------------------------------


def made_up_runs(points) -> dict:
    """As if each took a cycle for each byte, shared by the CPEs, and some to begin."""
    accounts = {"single": 64 * MIB, "dma_wait": 5, "halted": 3, "not_started": 1}
    runs = {}
    for point in points:
        cycles = 1000 + point.size_bytes // (point.cpes or 64)
        seconds = cycles / 1e9
        runs[point] = replace(
            MADE_UP_RUN,
            bytes=point.size_bytes,
            cycles=cycles,
            kernel_cycles=cycles,
            seconds=seconds,
            throughput_gb_per_s=point.size_bytes / seconds / 1e9,
            accounts=accounts,
        )
    return runs


@pytest.fixture(scope="module")
def found():
    """The results of make chen but for the runs, which are made up."""
    plan = encryption.Plan(LARGEST)
    taken = {
        name: measured.durations(durations.WORKERS[name].units)
        for name, measured in durations.load().items()
        if name in core_groups.WORKERS
    }
    on = core_groups.CoreGroups(platform.load(), taken)
    return {
        result.item: result
        for result in (
            *encryption.results(plan, made_up_runs(plan.points), MAKE),
            *core_groups.results(on, MAKE),
            *core_groups.model_results(on, MAKE),
        )
    }


def test_every_item_with_a_command_has_a_result(found):
    of_protect = {"figure 9", "figure 10", "algorithm 1", "algorithm 2"}
    assert {item["name"] for item in ITEMS if "command" in item} == found.keys() | of_protect
    names = [f"figure {n}" for n in range(1, 19)] + ["table 1", "table 2"]
    names += [f"equation {n}" for n in (1, 2, 3)] + [f"algorithm {n}" for n in (1, 2, 3, 4)]
    assert [item["name"] for item in ITEMS] == names
    for item in ITEMS:
        assert ("command" in item) != ("instead" in item)
        assert all((ROOT / name).exists() for name in item.get("code", ()))


def test_what_was_not_simulated_is_marked(found):
    in_ldm, in_memory = found["figure 13"].lines[:2]
    assert [size for size in in_ldm.x if size <= LARGEST[IN_LDM]] == in_ldm.x[: -in_ldm.extended]
    assert in_memory.extended == len([size for size in SIZES if size > LARGEST[TABLES]])
    for item in ("figure 11", "figure 16", "figure 17", "table 2"):
        simulated = [line for line in found[item].lines if not line.published]
        assert all(line.extended == len(line.x) for line in simulated), item


def test_table_2_has_the_papers_points_beside_the_same_of_ours(found):
    table = found["table 2"]
    assert [line.published for line in table.lines] == [False, False, True]
    assert table.lines[-1].y == [0.064, 0.254, 1.015, 4.056, 16.180, 63.910]
    assert len([row for row in table.comparisons if row.role == Role.SEEN]) == 6 * len(BOTH)


def test_an_output_that_meets_the_calibrated_number_is_called_so(found):
    rows = [row for row in found["figure 15"].comparisons if "Gbit/s" in row.quantity]
    assert [row.role for row in rows] == [Role.CALIBRATED] * len(BOTH)


def test_results_are_written_and_read_again(found, tmp_path):
    for result in found.values():
        path, *picture = paper_results.write(result, tmp_path)
        assert paper_results.read(path) == result
        assert bool(picture) == bool(result.lines)


def test_the_models_messages_are_in_the_papers_format():
    plan = protecting.Plan(LARGEST)
    assert {message.format for message in plan.messages} == {"paper"}


def test_the_committed_results_of_chen_are_whole():
    folder = ROOT / "docs" / "papers"
    for item in ITEMS:
        if "command" in item:
            result = paper_results.read(folder / f"chen-{item['name'].replace(' ', '-')}.json")
            assert (result.item, result.command) == (item["name"], item["command"])
            assert (folder / f"{result.name}.png").exists() == bool(result.lines)
