# SPDX-License-Identifier: Apache-2.0
"""Is AES on the mesh the pipeline that docs/kernels/asap.md describes, and is it always right?"""

import json
import random
import re
import shutil
import tomllib
from collections import Counter
from pathlib import Path

import pytest
from rich.console import Console

from asap import activity, memory, page, paper, platforms, processors, times
from asap.findings import Findings
from asap.items import ITEMS
from asap.mapping import SIDE, read_mapping
from asap.measurement import (
    BLOCKS,
    LONG_BYTES,
    SHORT_BYTES,
    STALLED_ON_INPUT,
    STALLED_ON_OUTPUT,
    Laboratory,
)
from lab.cache import ResultCache
from lab.command_line import CACHE
from lab.markdown import part
from lab.paper_results import read
from lab.records import OUTSIDE
from lab.simulator import Simulator
from lab.sweep import Sweep
from support.commands import PROGRAM, ROOT, experiment, swsim

PIPELINES = ("asap_one_task", "asap_balanced")
BLOCK_BYTES = 16
PAGE = ROOT / "docs" / "kernels" / "asap.md"
CATALOGUE = tomllib.loads((ROOT / "experiments/papers/asap.toml").read_text(encoding="utf-8"))
WITH_SBOX = ("SubBytes", "SubShift", "KeySubWord")


@pytest.fixture(scope="module", params=PIPELINES)
def kernel(request):
    return request.param


@pytest.fixture(scope="module")
def mapping(kernel):
    return read_mapping(kernel)


# ---- The mapping ---------------------------------------------------------------------------------
def test_every_message_goes_along_a_row_or_column_and_is_expected_there(mapping):
    for cell in mapping.cells.values():
        for direction, target in cell.sends:
            same = cell.core // SIDE == target // SIDE, cell.core % SIDE == target % SIDE
            assert same == ((True, False) if direction == "row" else (False, True)), cell
            assert direction in mapping.cells[target].receives, (cell, target)


def test_each_receive_buffer_has_one_sender_because_messages_name_none(mapping):
    senders = Counter(s[::-1] for cell in mapping.cells.values() for s in cell.sends)
    expected = Counter((c.core, d) for c in mapping.cells.values() for d in c.receives)
    assert senders == expected
    assert set(senders.values()) == {1}


def test_both_paths_hold_all_steps_of_fips_197_in_order(kernel, mapping):
    split = kernel == "asap_balanced"
    substitution = ["sub_bytes_and_shift_rows"] if split else ["sub_bytes", "shift_rows"]
    mixing = ["mix_columns"] * (2 if split else 1)
    middle = [*substitution, *mixing, "add_round_key"]
    stages = ["entry", "add_round_key", *9 * middle, *substitution, "add_round_key", "exit"]
    assert [cell.stage for cell in mapping.data_path] == stages
    keys = [task for cell in mapping.key_path for task in cell.kind.tasks]
    assert keys == 10 * ["KeySubWord", "KeyRotWord", "KeyXOR"]
    assert len(mapping.in_order) == len(mapping.cells)


def test_the_first_mapping_has_the_tasks_that_equation_3_counts():
    first = read_mapping("asap_one_task")
    of_a_round = first.tasks - Counter(AddRoundKey=1)  # the one before the first round
    last = {"MixColumns": 9}
    assert of_a_round == {task: last.get(task, 10) for task in paper.FIRST_TASKS}
    assert first.tasks.total() == paper.processors() == paper.FIRST_PROCESSORS


def test_every_core_of_the_mesh_has_a_task_and_only_rotating_shares_one():
    first = read_mapping("asap_one_task")
    assert len(first.cells) == SIDE * SIDE
    shared = [cell.kind.tasks for cell in first.in_order if len(cell.kind.tasks) > 1]
    assert shared == 9 * [("KeyRotWord", "KeyXOR")]


def test_the_final_mapping_has_the_papers_processors():
    final = read_mapping("asap_balanced")
    names = Counter(cell.kind.name for cell in final.in_order if cell.kind.tasks)
    assert names == {
        "AddRoundKey": 11,
        "SubShift": 10,
        "MixCol-8": 18,
        "KeySubWord": 10,
        "KeyScheduling": 10,
    }
    assert names.total() == paper.FINAL_PROCESSORS
    assert names["KeySubWord"] + names["KeyScheduling"] == paper.KEY_PROCESSORS


def test_each_round_key_goes_to_the_addition_of_its_round(mapping):
    additions = {c.core: c.round for c in mapping.data_path if c.stage == "add_round_key"}
    for cell in mapping.key_path:
        if cell.stage in ("key_entry", "round_key", "last_round_key"):
            assert additions.pop(cell.sends[0][1]) == cell.round
    assert not additions


# ---- What comes out ------------------------------------------------------------------------------
@pytest.mark.parametrize("blocks", [1, 2, 3, 4, 5, 17, 63, 64, 65, 1000])
def test_any_number_of_blocks_comes_through(kernel, blocks):
    """swsim verifies the ciphertext; a deadlock would be status 6, a message left over status 7."""
    outcome = swsim("run", kernel, "--bytes", BLOCK_BYTES * blocks, "--check", "on", "--json")
    assert outcome.json["verified"]
    assert "findings" not in outcome.json or not outcome.json["findings"]


def test_units_and_buffering_do_not_matter(kernel):
    generator = random.Random(kernel)
    for _ in range(6):
        options = (
            *("--bytes", BLOCK_BYTES * generator.randint(1, 300)),
            *("--unit", BLOCK_BYTES * generator.randint(1, 512)),
            *("--double-buffer", generator.choice(("on", "off"))),
        )
        assert swsim("run", kernel, *options, "--check", "on", "--json").json["verified"], options


@pytest.mark.parametrize("settings", [(1, 1), (1, 6), (2, 1), (16, 16)])
def test_no_depth_of_buffers_makes_it_stand_still(kernel, settings):
    receive, send = settings
    outcome = swsim(
        *("run", kernel, "--bytes", 800, "--json"),
        *("--set", f"noc.receive_entries={receive}", "--set", f"noc.send_entries={send}"),
    )
    assert outcome.json["verified"]


def test_messages_are_slower_but_still_in_order_when_ways_are_long(kernel):
    options = ("--set", "noc.near_cycles=40", "--set", "noc.far_cycles=90")
    assert swsim("run", kernel, "--bytes", 800, *options, "--json").json["verified"]


@pytest.mark.parametrize("cpes", [1, 63])
def test_fewer_cores_are_refused_with_the_reason(kernel, cpes):
    swsim("run", kernel, "--bytes", 160, "--cpes", cpes, "--json").expect(
        1, f"runs on 64 CPEs of a core group, not on {cpes}"
    )


@pytest.mark.parametrize("options", [("--operation", "ctr"), ("--key-bits", 256)])
def test_other_operations_and_keys_are_refused(kernel, options):
    assert swsim("run", kernel, "--bytes", 160, *map(str, options)).status != 0


# ---- Rounds in space, on vectors -----------------------------------------------------------------
@pytest.mark.parametrize("blocks", [1, 7, 8, 9, 64, 65, 383, 384, 385, 3000])
def test_any_number_of_blocks_comes_through_the_rounds(blocks):
    outcome = swsim(
        "run", "spatial_rounds", "--bytes", BLOCK_BYTES * blocks, "--check=on", "--json"
    )
    assert outcome.json["verified"]
    assert not outcome.json["findings"]


@pytest.mark.parametrize("unit", [16, 48, 128, 144, 4096, 8192])
@pytest.mark.parametrize("buffering", ["on", "off"])
def test_rounds_take_any_unit(unit, buffering):
    options = ("--bytes", 26 * 1024 + 16, "--unit", unit, "--double-buffer", buffering)
    outcome = swsim("run", "spatial_rounds", *options, "--check", "on", "--json")
    assert outcome.json["verified"]


def test_rounds_do_not_stand_still_with_the_least_buffers():
    settings = ("--set", "noc.receive_entries=1", "--set", "noc.send_entries=1")
    assert swsim("run", "spatial_rounds", "--bytes", "20K", *settings, "--json").json["verified"]


def test_the_schedule_has_the_instructions_of_the_rounds():
    """Only their order and registers differ, so there are as many of each."""
    kernels = ROOT / "kernels"
    others = (kernels / "compiled/spatial_rounds.S", kernels / "common/simd_preparation.S")

    def mnemonics(name: str) -> Counter:
        listing = swsim("asm", kernels / name, *others, "--listing").stdout
        return Counter(re.findall(r"^[0-9a-f]{10} [/\\] (\w+)", listing, re.MULTILINE))

    counts = mnemonics("spatial_rounds/rounds.S")
    assert counts["selldw"] > 1000
    assert counts == mnemonics("compiled/spatial_rounds_scheduled.S")


# ---- Where the time goes -------------------------------------------------------------------------
@pytest.fixture(scope="module")
def laboratory():
    cache = ResultCache(CACHE)  # shared with the experiment
    sweep = Sweep(Simulator(PROGRAM), cache, 1, Console(quiet=True))
    return Laboratory(sweep, PIPELINES, ["asap_alone"])


@pytest.fixture(scope="module")
def pipelines(laboratory):
    return {kernel: laboratory.pipeline(kernel) for kernel in PIPELINES}


@pytest.fixture(scope="module")
def tasks(laboratory):
    return laboratory.tasks_alone()


@pytest.fixture(scope="module")
def found(laboratory, pipelines, tasks):
    alone = laboratory.alone("asap_alone")
    return Findings(*pipelines.values(), tasks, alone, clock_mhz=1450, machine="", minutes=0)


def test_each_cores_activities_sum_to_the_cycles_of_a_block(pipelines, kernel):
    pipeline = pipelines[kernel]
    for of_core in pipeline.activity.values():
        parts = of_core.executing, of_core.stalled_on_input, of_core.stalled_on_output
        # What starts and ends is not quite the same in both runs: DMA meets other refreshes.
        assert sum(parts) == pytest.approx(pipeline.cycles_per_block, abs=0.2)


def test_no_account_is_missing_from_the_activities():
    [line] = [
        line
        for line in swsim("profile", "asap_balanced", "--bytes", 160, "--json").json["cores"]
        if line["core"] == 0
    ]
    assert {*STALLED_ON_INPUT, *STALLED_ON_OUTPUT, *OUTSIDE} <= set(line["accounts"])
    assert sum(line["accounts"].values()) == line["cycles"]


def test_the_busiest_core_never_waits_and_sets_the_pace(pipelines, kernel):
    pipeline = pipelines[kernel]
    busiest = pipeline.activity[pipeline.bottleneck.core]
    assert busiest.executing == pytest.approx(pipeline.cycles_per_block, abs=0.2)


def test_mix_columns_is_the_bottleneck_until_it_is_split(pipelines):
    one_task, balanced = (pipelines[kernel] for kernel in PIPELINES)
    assert one_task.bottleneck.kind.name == paper.FIRST_BOTTLENECK
    assert balanced.bottleneck.kind.name == "SubShift" != paper.FINAL_BOTTLENECK
    assert one_task.cycles_per_block > 1.5 * balanced.cycles_per_block


def test_the_pages_reason_for_the_other_bottleneck_is_what_the_cores_do(tasks):
    """In instructions MixCol-8 is longer; in cycles SubShift, mostly loads and stores."""
    mixing, substituting = (tasks[name].activity for name in ("MixCol-8", "SubShift"))
    assert mixing.instructions > substituting.instructions
    assert mixing.executing < substituting.executing
    assert mixing.on_pipe_1 < substituting.on_pipe_1 > 0.8 * substituting.executing


def test_memory_is_that_of_the_task(pipelines, kernel):
    pipeline = pipelines[kernel]
    by_kind = {c.kind.name: pipeline.memory[c.core] for c in pipeline.mapping.cells.values()}
    for name, used in by_kind.items():
        assert (used.data >= 256) == (name in (*WITH_SBOX, "in", "out")), name
        assert 0 < used.instructions < 1024


# ---- Each task alone -----------------------------------------------------------------------------
def test_a_task_alone_never_waits(tasks):
    assert tasks.keys() == paper.ALONE_CYCLES.keys()
    for name, task in tasks.items():
        waits = task.activity.stalled_on_input, task.activity.stalled_on_output
        assert waits == pytest.approx((0, 0), abs=0.1), name


def test_a_task_takes_as_long_alone_as_in_the_pipelines(tasks, pipelines, kernel):
    pipeline = pipelines[kernel]
    for cell in pipeline.mapping.in_order:
        if cell.kind.name in tasks and cell.stage != "last_round_key":
            alone = tasks[cell.kind.name]
            executing = pipeline.activity[cell.core].executing
            assert alone.activity.executing == pytest.approx(executing, abs=0.1), cell


def test_tasks_that_share_a_core_take_less_than_both_alone(tasks, pipelines):
    first = pipelines["asap_one_task"]
    [shared] = {
        round(first.activity[cell.core].executing)
        for cell in first.mapping.in_order
        if len(cell.kind.tasks) > 1 and cell.stage == "round_key"
    }
    alone = [tasks[name].activity.executing for name in ("KeyRotWord", "KeyXOR")]
    assert max(alone) < shared < sum(alone)


# ---- Beside the paper ----------------------------------------------------------------------------
def rows_of(result) -> dict:
    return {row.quantity: row for row in result.comparisons}


def test_the_papers_own_numbers_agree_with_each_other():
    """Or are known not to: one processor less for splitting, two areas of table II."""
    assert (
        max(
            paper.ALONE_CYCLES[name]
            for name in ("AddRoundKey", "SubShift", "MixCol-8", "KeySubWord", "KeyScheduling")
        )
        == paper.FINAL_CYCLES
    )
    saved = 1 - paper.FINAL_CYCLES / paper.FIRST_CYCLES
    assert round(100 * saved) == paper.TIME_SAVED_PERCENT
    counted = paper.FINAL_PROCESSORS - paper.KEY_PROCESSORS
    assert counted * paper.PROCESSOR_MM2 == pytest.approx(platforms.ASAP.area)
    for platform in platforms.TABLE_2:
        if platform.scaled_mbps_per_mm2:
            quotient = platform.scaled_mbps / platform.scaled_area
            assert quotient == pytest.approx(platform.scaled_mbps_per_mm2, rel=0.002)


def test_what_does_not_come_out_is_known(found):
    """A change here is a finding: docs/kernels/asap.md says why each does not."""
    disagreeing = {
        (item.item, row.quantity)
        for item in (make(found) for make in ITEMS)
        for row in item.comparisons
        if row.comes_out is False
    }
    assert disagreeing == {
        ("equation 3", "section III.C: each MixColumns on two"),
        ("figure 8", "slowest task"),
        ("table 1", "MixColumns over the next slowest task"),
        ("figure 7", "SubBytes BF: stalled on output"),
        ("figure 9", "SubShift BF: stalled on output"),
        ("figure 9", "SubShift: stalled on input"),
        ("table 2", "Core i7 920, one core: Mbps/mm2, recomputed"),
        ("table 2", "the Q6600 by a quarter of its area"),
    }


def test_the_kept_results_are_those_of_the_runs(found):
    for make in ITEMS:
        made = make(found)
        kept = read(ROOT / "docs" / "papers" / f"{made.name}.json")
        assert (kept.comparisons, kept.lines) == (made.comparisons, made.lines), made.name


def test_the_step_between_is_as_slow_as_its_slowest_task(found, tasks):
    row = rows_of(times.table_1(found))["section III.C, only split: cycles/block from these times"]
    assert float(row.simulated) == tasks["SubBytes"].activity.executing


def test_the_pages_tables_are_those_of_the_runs(found):
    for name, content in page.parts(found).items():
        assert part(PAGE, name) == content.strip(), "run make asap"


def test_the_pages_numbers_are_those_of_the_runs(found):
    text = " ".join(PAGE.read_text(encoding="utf-8").split())
    time = {name: task.activity for name, task in found.tasks.items()}
    mixing, substituting = time["MixCol-8"], time["SubShift"]
    words, used = (rows_of(make(found)) for make in (memory.figure_5, memory.figure_6))
    [share] = [row for name, row in words.items() if "%" in name]
    [ldm_share] = [row for name, row in used.items() if "%" in name]
    by_core = rows_of(platforms.table_2(found))
    before = rows_of(activity.figure_7(found))["SubBytes BF: stalled on output"].simulated
    counts = rows_of(processors.equation_3(found))
    published = paper.ALONE_CYCLES
    saved = published["SubBytes"] + published["ShiftRows"] - published["SubShift"]
    [i7] = [each for each in platforms.TABLE_2 if "i7" in each.name]
    i7_area = i7.area * (platforms.SCALED_TO_NM / i7.technology_nm) ** 2
    core_cycles = found.alone.core_cycles_per_block
    ratio = found.final.cycles_per_block / found.alone.cycles_per_block
    for fragment in (
        f"{mixing.instructions:.0f} a block against {substituting.instructions:.0f}",
        f"{substituting.on_pipe_1:.0f} of SubShift's",
        f"only {mixing.on_pipe_1:.0f} of MixCol-8's",
        f"saves {saved} cycles on AsAP",
        f"{counts['section III.C: each MixColumns on two'].simulated} - {paper.KEY_PROCESSORS} are",
        f"45 nm are {i7_area:.0f} of 65 nm, not {i7.scaled_area}",
        f"would give {time['SubBytes'].executing:.0f} cycles",
        f"{float(words['average, words of 32 bits'].simulated):.0f} words",
        f"{float(used['average, bytes'].simulated):.0f} bytes",
        f"{share.simulated} % of the instruction cache",
        f"{ldm_share.simulated} % of LDM",
        f"stalled for {before} of the time",
        f"{by_core['the same by core'].published} Mbps on AsAP",
        f"and {by_core['the same by core'].simulated} on CPEs",
        f"{by_core['cycles of a core for each byte'].published} cycles of cores there",
        f"and {by_core['cycles of a core for each byte'].simulated} here",
        f"{2 * platforms.Q6600.mbps_per_mm2:.1f} instead of {platforms.Q6600.scaled_mbps_per_mm2}",
        f"takes {core_cycles:.0f} cycles for a block",
        f"every {found.alone.cycles_per_block:.0f} cycles, {ratio:.2f} times",
        f"there {100 * (1 - found.final.busy_share):.0f} % of the array's",
        f"some {2 * mixing.executing - time['MixColumns'].executing:.0f} cycles",
    ):
        assert fragment in text, fragment
    least = min(p.mbps_per_mm2 for p in platforms.TABLE_2_WITH_AREA if p is not platforms.Q6600)
    assert f"is {platforms.ASAP.mbps_per_mm2 / least:.1f} times" in text


SLOW_LOADS = "cpe.latency.load=6"


@pytest.mark.parametrize(
    "setting",
    [
        "noc.receive_entries=1",
        "noc.receive_entries=6",
        "noc.near_cycles=40",
        "cpe.latency.vector_integer=1",
        SLOW_LOADS,
    ],
)
def test_only_what_the_slowest_task_consists_of_changes_the_pace(pipelines, setting):
    paces = [steady_cycles(kernel, setting) for kernel in PIPELINES]
    if setting == SLOW_LOADS:
        text = PAGE.read_text(encoding="utf-8")
        assert f"make it {paces[0]:.0f} and {paces[1]:.0f}." in text
    else:
        usual = [pipelines[kernel].cycles_per_block for kernel in PIPELINES]
        assert paces == pytest.approx(usual, abs=0.1)


def steady_cycles(kernel: str, setting: str) -> float:
    """Per block."""
    short, long = (
        swsim("run", kernel, "--bytes", size, "--set", setting, "--json").json["kernel_cycles"]
        for size in (SHORT_BYTES, LONG_BYTES)
    )
    return (long - short) / BLOCKS


# ---- Sources and experiment ----------------------------------------------------------------------
def test_alone_does_the_same_on_any_number_of_cores():
    for cpes in (1, 7, 64):
        assert swsim("run", "asap_alone", "--bytes", 4016, "--cpes", cpes, "--json").json[
            "verified"
        ]


def test_the_experiment_writes_table_data_and_picture(tmp_path):
    docs = tmp_path / "docs"
    (docs / "kernels").mkdir(parents=True)
    shutil.copy(PAGE, docs / "kernels")
    outcome = experiment("asap", "--out", tmp_path, "--docs", docs).expect(0)
    for text in ("throughput over the first mapping's", "1.75", "slowest task", "each core alone"):
        assert text in outcome.stdout
    data = json.loads(Path(tmp_path, "asap.json").read_text())
    assert [p["kernel"] for p in data["pipelines"]] == list(PIPELINES)
    for pipeline in data["pipelines"]:
        assert len(pipeline["cores"]) == len(read_mapping(pipeline["kernel"]).cells)
    assert (tmp_path / "asap.png").read_bytes().startswith(b"\x89PNG")
    items = {read(path).item for path in (tmp_path / "papers").glob("asap-*.json")}
    assert items == {item["name"] for item in CATALOGUE["item"] if "instead" not in item}


def test_the_catalogue_has_every_item_of_the_paper():
    numbers = {"figure": 9, "table": 2, "equation": 3}
    names = [f"{kind} {n}" for kind, most in numbers.items() for n in range(1, most + 1)]
    assert sorted(item["name"] for item in CATALOGUE["item"]) == sorted(names)
    for item in CATALOGUE["item"]:
        assert all((ROOT / path).exists() for path in item["code"]), item["name"]
