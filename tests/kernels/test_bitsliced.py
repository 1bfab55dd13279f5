# SPDX-License-Identifier: Apache-2.0
"""Are the bitsliced kernels what their generator makes, right, and as fast as promised?"""

import itertools
import random
import re
import sys

import pytest

from support.commands import CHECKED, GENERATED, ROOT, Variant, run, run_each

FOLDER = ROOT / "kernels" / "bitsliced"
sys.path.insert(0, str(FOLDER))

import generate  # noqa: E402

from scheduling import sections as scheduling  # noqa: E402
from scheduling.instructions import latency_of  # noqa: E402

KERNELS = ("bitsliced", "bitsliced_vlog3r")
OPERATIONS = ("ecb-encrypt", "ecb-decrypt", "ctr")


# ---- the generator ------------------------------------------------------------------------------


def test_the_page_has_the_counts():
    page = (ROOT / "docs" / "kernels" / "bitsliced.md").read_text()
    for row in generate.counts(generate.load_plans()):
        assert row in page


def all_plans():
    known = generate.load_plans()
    for logic in generate.CIRCUITS:
        for name, (_, section) in generate.sections(logic).items():
            moves = generate.moves_of(known, logic, name)
            yield pytest.param(section, scheduling.make_plan(section, moves), id=f"{logic} {name}")


PLANS = list(all_plans())


@pytest.mark.parametrize(("section", "plan"), PLANS)
def test_no_result_is_used_before_it_is_ready(section, plan):
    ready = dict(section.late)
    for operation, cycle in zip(section.operations, plan.cycles, strict=True):
        ready[operation.result] = cycle + operation.kind.latency
    for segments in plan.segments.values():
        for segment in segments:
            if segment.loaded:
                latency = section.load_latency(segment.value)
                assert segment.uses[0] >= segment.start + latency, segment
            elif segment.uses and segment.value in ready:
                assert segment.uses[0] >= ready[segment.value], segment
            if segment.store is not None:
                assert segment.store >= ready[segment.value], segment
    for name in section.outputs:
        assert ready[name] - section.late.get(name, 0) <= plan.length


@pytest.mark.parametrize(("section", "plan"), PLANS)
def test_no_register_holds_two_values_at_a_time(section, plan):
    lives: dict[int, list] = {}
    for segments in plan.segments.values():
        for segment in segments:
            assert segment.register in section.registers or not segment.uses
            lives.setdefault(segment.register, []).append((segment.start, segment.end))
    for ranges in lives.values():
        ranges.sort()
        for (_, end), (start, _) in itertools.pairwise(ranges):
            assert end <= start


@pytest.mark.parametrize(("section", "plan"), PLANS)
def test_a_spilled_value_is_stored_before_it_is_loaded(section, plan):
    assert not plan.spilled & set(section.homes)
    for name in plan.spilled:
        first, *rest = plan.segments[name]
        assert min(s.start for s in rest) >= first.store + latency_of("vstd")


def test_a_section_that_does_not_fit_is_refused():
    section = scheduling.Section(registers=(0, 1))
    for name in "abc":
        section.homes[name] = ("vldd", "0($16)")
    section.add("d", "vlog3r0 {0},{1},{2},{d}", "a", "b", "c")
    with pytest.raises(scheduling.InfeasibleError):
        scheduling.Plan(section, [0.0], 2)


def test_the_two_input_kernel_uses_nothing_that_is_unproven():
    text = (GENERATED / "bitsliced" / "two_input.h").read_text()
    mnemonics = set(re.findall(r"^    ([a-z]\w+) ", text, re.MULTILINE))
    assert not [name for name in mnemonics if name.startswith(("vlog3r", "selldw", "vrol"))]


# ---- right --------------------------------------------------------------------------------------


@pytest.mark.parametrize("key_bits", (128, 192, 256))
@pytest.mark.parametrize("operation", OPERATIONS)
@pytest.mark.parametrize("kernel", KERNELS)
def test_lengths_that_are_no_multiple_of_a_batch(kernel, operation, key_bits):
    generator = random.Random(f"{kernel} {operation} {key_bits}")
    data = [
        ("--bytes", 16 * blocks, "--cpes", generator.randint(1, 8), "--seed", blocks, *CHECKED)
        for blocks in (1, 31, 33, 513, generator.randint(1, 4000))
    ]
    run_each(kernel, Variant(kernel, operation, key_bits).program, data)


# In the first batch, in every batch of a unit, out of the last byte, of the low half, of all.
@pytest.mark.parametrize(
    "counter",
    (
        "000000000000000000000000000000ff",
        "0123456789abcdef0123456789abcde1",
        "00000000000000000000000000fffff0",
        "0000000000000000ffffffffffffff20",
        "ffffffffffffffffffffffffffffffff",
    ),
)
@pytest.mark.parametrize("kernel", KERNELS)
def test_counters_that_carry(kernel, counter):
    data = ("--counter", counter, "--bytes", 20000, *CHECKED)
    # Units that are no multiple of a batch: the carry is in another lane in each.
    others = ("--cpes", 3, "--unit", 16 * 61)
    run_each(kernel, ("--operation", "ctr"), [(*data, "--cpes", 2), (*data, *others)])


# ---- fast ---------------------------------------------------------------------------------------


def cycles_per_byte(kernel, operation, latency):
    """Computing alone: one core, whose transfers are all hidden, with the driver's work."""
    size = 256 * 1024
    setting = f"cpe.latency.vector_integer={latency}"
    record = run(kernel, size, "--operation", operation, "--cpes", 1, "--set", setting)
    return record["kernel_cycles"] / size


# What the issue asks for is 8 and 5.6 at latency 1.
LIMITS = {
    ("bitsliced", "ecb-encrypt"): 7.3,
    ("bitsliced", "ecb-decrypt"): 7.9,
    ("bitsliced", "ctr"): 6.5,
    ("bitsliced_vlog3r", "ecb-encrypt"): 4.6,
    ("bitsliced_vlog3r", "ecb-decrypt"): 5.2,
    ("bitsliced_vlog3r", "ctr"): 4.2,
}


@pytest.mark.parametrize("latency", (1, 2))
@pytest.mark.parametrize("kernel", KERNELS)
def test_cycles_per_byte(kernel, latency):
    measured = {name: cycles_per_byte(kernel, name, latency) for name in OPERATIONS}
    for name, cycles in measured.items():
        assert cycles < LIMITS[kernel, name]
    assert measured["ctr"] < measured["ecb-encrypt"]


@pytest.mark.parametrize("operation", OPERATIONS)
@pytest.mark.parametrize("kernel", KERNELS)
def test_time_depends_neither_on_key_nor_on_data(kernel, operation):
    counter = ("--counter", "00" * 15 + "07") if operation == "ctr" else ()
    data = ("--bytes", 8192, "--cpes", 2, *counter, *CHECKED)
    seeds = [(*data, "--seed", seed) for seed in (1, 2, 3)]
    records = run_each(kernel, ("--operation", operation), seeds)
    assert len({record["kernel_cycles"] for record in records}) == 1
