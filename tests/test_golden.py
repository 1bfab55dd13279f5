# SPDX-License-Identifier: Apache-2.0
"""Does any kernel take another number of cycles than it did? (make golden accepts the new ones.)"""

import json

from conftest import AES_KERNELS, AES_VARIANTS, KERNELS, ROOT, Variant, allowed_length, run

GOLDEN = ROOT / "tests" / "golden" / "cycles.json"

# For the AES kernels: one block, one batch for each of a few cores, all cores once, several units
# for some cores with a last one that is not full.
SIZES_BYTES = (16, 1024, 16384, 100016)


def golden_name(variant: Variant) -> str:
    """As the file names it: the kernel alone for what it does by default."""
    kernel = KERNELS[variant.kernel]
    default = Variant(variant.kernel, kernel["operations"][0], kernel["key_bits"][0])
    return variant.kernel if variant == default else str(variant)


def cycles_of(kernel: str, *options: object) -> dict[str, int]:
    sizes = dict.fromkeys(allowed_length(kernel, size) for size in SIZES_BYTES)
    return {str(size): run(kernel, size, *options)["cycles"] for size in sizes}


def all_cycles() -> dict[str, dict[str, int]]:
    now = {kernel: cycles_of(kernel) for kernel in KERNELS if kernel not in AES_KERNELS}
    for variant in AES_VARIANTS:
        options = ("--operation", variant.operation, "--key-bits", variant.key_bits)
        now[golden_name(variant)] = cycles_of(variant.kernel, *options)
    return dict(sorted(now.items()))


def test_every_kernel_takes_its_golden_number_of_cycles(request):
    now = all_cycles()
    if request.config.getoption("--rewrite-golden"):
        GOLDEN.write_text(json.dumps(now, indent=2) + "\n")
    differences = describe_differences(json.loads(GOLDEN.read_text()), now)
    assert not differences, (
        "simulated cycles changed; if they should, accept them with make golden:\n"
        + "\n".join(differences)
    )


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
