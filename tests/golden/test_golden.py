# SPDX-License-Identifier: Apache-2.0
"""Does any kernel take another number of cycles than it did? (make golden accepts the new ones.)"""

import json
from collections.abc import Sequence

import pytest

from support.commands import (
    AES_KERNELS,
    AES_VARIANTS,
    CHECKED,
    KERNELS,
    ROOT,
    Variant,
    allowed_length,
    run_each,
)

GOLDEN = ROOT / "tests" / "golden" / "cycles.json"

# For the AES kernels: one block, one batch for each of a few cores, all cores once, several units
# for some cores with a last one that is not full.
SIZES_BYTES = (16, 1024, 16384, 100016)


def golden_name(variant: Variant) -> str:
    """As the file names it: the kernel alone for what it does by default."""
    kernel = KERNELS[variant.kernel]
    default = Variant(variant.kernel, kernel["operations"][0], kernel["key_bits"][0])
    return variant.kernel if variant == default else str(variant)


# By the name in the file: a kernel, and the options that choose what it does.
PROGRAMS = {name: (name, ()) for name in KERNELS if name not in AES_KERNELS} | {
    golden_name(v): (v.kernel, v.program) for v in AES_VARIANTS
}

# One for each kernel and operation: other key sizes only repeat more or fewer rounds.
UNCHECKED = {
    (kernel, options[:2] if kernel in AES_KERNELS else ()): name
    for name, (kernel, options) in PROGRAMS.items()
}.values()


def cycles_of(kernel: str, *program: object, options: Sequence[object] = CHECKED) -> dict[str, int]:
    sizes = dict.fromkeys(allowed_length(kernel, size) for size in SIZES_BYTES)
    records = run_each(kernel, program, [("--bytes", size, *options) for size in sizes])
    return {str(record["bytes"]): record["cycles"] for record in records}


@pytest.fixture(scope="module")
def golden(request):
    """Cycles by program and size. With --rewrite-golden there are none yet: what the tests put in
    is then written, if it is all."""
    if not request.config.getoption("--rewrite-golden"):
        yield json.loads(GOLDEN.read_text())
        return
    cycles: dict[str, dict[str, int]] = {}
    yield cycles
    if cycles.keys() == PROGRAMS.keys():
        GOLDEN.write_text(json.dumps(dict(sorted(cycles.items())), indent=2) + "\n")


@pytest.mark.parametrize("program", PROGRAMS)
def test_every_program_takes_its_golden_number_of_cycles(program, golden, request):
    kernel, options = PROGRAMS[program]
    now = cycles_of(kernel, *options)
    if request.config.getoption("--rewrite-golden"):
        golden[program] = now
    differences = describe_differences({program: golden.get(program, {})}, {program: now})
    assert not differences, (
        "simulated cycles changed; if they should, accept them with make golden:\n"
        + "\n".join(differences)
    )


@pytest.mark.parametrize("program", UNCHECKED)
def test_a_run_without_a_check_takes_its_golden_number_of_cycles(program, golden):
    """A check looks at each access itself: only without one is timing remembered."""
    kernel, options = PROGRAMS[program]
    assert cycles_of(kernel, *options, options=("--check", "off")) == golden[program]


def test_every_program_has_golden_cycles_and_no_other(golden):
    assert golden.keys() == PROGRAMS.keys(), "run make golden"


def describe_differences(golden: dict, now: dict) -> list[str]:
    """One line for each (kernel, size) whose cycles differ or that only one side has."""
    lines = []
    for kernel in sorted(golden.keys() | now.keys()):
        before, after = golden.get(kernel, {}), now.get(kernel, {})
        for size in sorted(before.keys() | after.keys(), key=int):
            old, new = before.get(size), after.get(size)
            if old == new:
                continue
            change = f" ({new - old:+d}, {100 * (new / old - 1):+.2f} %)" if old and new else ""
            lines.append(f"  {kernel:24} {size:>8} bytes: {old} -> {new}{change}")
    return lines


def test_a_difference_names_kernel_size_and_both_counts():
    lines = describe_differences({"a": {"16": 100}, "b": {"16": 5}}, {"a": {"16": 110}})
    assert lines == [
        "  a                              16 bytes: 100 -> 110 (+10, +10.00 %)",
        "  b                              16 bytes: 5 -> None",
    ]
