# SPDX-License-Identifier: Apache-2.0
"""Is AES on the mesh the pipeline that docs/kernels/asap.md describes, and is it always right?"""

import json
import random
import re
from collections import Counter
from pathlib import Path

import pytest
from rich.console import Console

from asap.mapping import SIDE, read_mapping
from asap.measurement import STALLED_ON_INPUT, STALLED_ON_OUTPUT, Laboratory
from lab.cache import ResultCache
from lab.command_line import CACHE
from lab.records import OUTSIDE
from lab.simulator import Simulator
from lab.sweep import Sweep
from support.commands import PROGRAM, ROOT, experiment, swsim

PIPELINES = ("asap_one_task", "asap_balanced")
BLOCK_BYTES = 16
SUBSTITUTING = ("sub_bytes", "sub_bytes_and_shift_rows", "key_word")  # tasks with an S-box


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
    keys = ["key_entry", *9 * ["key_word", "key_xor"], "key_word", "last_key_xor"]
    assert [cell.stage for cell in mapping.key_path] == keys
    assert len(mapping.in_order) == len(mapping.cells)


def test_each_round_key_goes_to_the_addition_of_its_round(mapping):
    additions = {c.core: c.round for c in mapping.data_path if c.stage == "add_round_key"}
    for cell in mapping.key_path:
        if cell.stage != "key_word":
            assert additions.pop(cell.sends[0][1]) == cell.round
    assert not additions


def test_the_documents_show_the_mapping(mapping):
    page = (ROOT / "docs" / "kernels" / "asap.md").read_text(encoding="utf-8")
    assert f"```\n{mapping.grid()}\n```" in page


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
def pipelines():
    cache = ResultCache(CACHE)  # shared with the experiment
    laboratory = Laboratory(Sweep(Simulator(PROGRAM), cache, 1, Console(quiet=True)), PIPELINES)
    return {kernel: laboratory.pipeline(kernel) for kernel in PIPELINES}


def test_each_cores_activities_sum_to_the_cycles_of_a_block(pipelines, kernel):
    pipeline = pipelines[kernel]
    for activity in pipeline.activity.values():
        parts = activity.executing, activity.stalled_on_input, activity.stalled_on_output
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
    assert one_task.bottleneck.stage == "mix_columns"
    assert balanced.bottleneck.stage != "mix_columns"
    assert one_task.cycles_per_block > 1.5 * balanced.cycles_per_block


def test_memory_is_that_of_the_task(pipelines, kernel):
    pipeline = pipelines[kernel]
    by_stage = {c.stage: pipeline.memory[c.core] for c in pipeline.mapping.cells.values()}
    for stage, memory in by_stage.items():
        assert (memory.data >= 256) == (stage in (*SUBSTITUTING, "entry", "exit")), stage
        assert 0 < memory.instructions < 1024


# ---- Sources and experiment ----------------------------------------------------------------------
def test_alone_does_the_same_on_any_number_of_cores():
    for cpes in (1, 7, 64):
        assert swsim("run", "asap_alone", "--bytes", 4016, "--cpes", cpes, "--json").json[
            "verified"
        ]


def test_the_experiment_writes_table_data_and_picture(tmp_path):
    outcome = experiment("asap", "--out", tmp_path).expect(0)
    for text in ("speed-up by balancing", "1.75", "bottleneck", "each core alone"):
        assert text in outcome.stdout
    data = json.loads(Path(tmp_path, "asap.json").read_text())
    assert [p["kernel"] for p in data["pipelines"]] == list(PIPELINES)
    for pipeline in data["pipelines"]:
        assert len(pipeline["cores"]) == len(read_mapping(pipeline["kernel"]).cells)
    assert (tmp_path / "asap.png").read_bytes().startswith(b"\x89PNG")
