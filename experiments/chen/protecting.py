# SPDX-License-Identifier: Apache-2.0
"""The data protecting model on one core group: figures 9 and 10 of Chen et al., algorithms 1 and 2.
In the paper's format."""

from collections.abc import Iterable, Mapping

from chen import figures
from chen.claims import Make
from chen.encryption import BY_CPES
from chen.figures import Sized, Stated
from chen.variants import BOTH, CPES, MOST, Curve, Variant
from lab import published
from lab.comparison import Comparison, Role
from lab.paper_results import PaperResult
from lab.records import Protection
from lab.simulator import MIB, sizes_between
from protect.message import Message, Sent

BLOCK_BYTES, DIGEST_BYTES = 16, 32
FEW_CPES = (1, 8, MOST)
# The published number is an input of the digest's cost, so meeting it would be none.
STATED = Stated(float(published.CHEN_MODEL_MB_PER_S), "about 34 MB/s", Role.CALIBRATED)
# One that is whole blocks, one that is not; on one core group and on four.
CHECKED = [
    Message("chen", MOST, groups, size, "paper") for groups in (1, 4) for size in (4096, 5000)
]

Records = Mapping[Message, list[Protection]]


class Plan:
    """The messages, by what they are for."""

    def __init__(self, largest: Mapping[Variant, int]):
        """`largest`: up to where each variant is simulated."""

        def sent(variant: Variant, cpes: int, sizes: Iterable[int]) -> list[Sent]:
            return [Sent(variant.kernel, cpes, 1, size, "paper") for size in sizes]

        self.cpes = {
            (variant, cpes): sent(variant, cpes, BY_CPES[variant])
            for variant in BOTH
            for cpes in CPES
        }
        self.sizes = {
            (variant, cpes): sent(variant, cpes, sizes_between(MIB, largest[variant], 4))
            for variant in BOTH
            for cpes in FEW_CPES
        }

    @property
    def messages(self) -> list[Message]:
        """All of them."""
        lists = (*self.cpes.values(), *self.sizes.values())
        return [*CHECKED, *(message for messages in lists for message in messages)]


def results(plan: Plan, records: Records, make: Make) -> list[PaperResult]:
    """All items."""
    return [
        by_cpes(plan, records, make),
        by_size(plan, records, make),
        encryption(records, make),
        decryption(records, make),
    ]


def _curve(messages: Iterable[Message], records: Records) -> Curve:
    return Curve.of(records[message][0] for message in messages)


def by_cpes(plan: Plan, records: Records, make: Make) -> PaperResult:
    """Figure 9."""
    digests = {records[plan.cpes[BOTH[0], cpes][0]][0].digest_cycles for cpes in CPES}
    return figures.by_cpes(
        make,
        "figure 9",
        "Data protecting model, 1 GB on one core group, by CPEs",
        {v: [_curve(plan.cpes[v, cpes], records) for cpes in CPES] for v in BOTH},
        STATED,
        "rises to all CPEs",
        [
            Comparison(
                "different times of SHA3 over the numbers of CPEs",
                f"{len(digests)}",
                "unchanged: 1",
                Role.ASSUMED,
                comes_out=len(digests) == 1,
            )
        ],
    )


def by_size(plan: Plan, records: Records, make: Make) -> PaperResult:
    """Figure 10."""
    return figures.by_size(
        make,
        "figure 10",
        "Data protecting model on one core group, by size",
        [
            Sized(
                variant,
                f"{variant.label}, {cpes} CPE{'s' if cpes > 1 else ''}",
                _curve(messages, records),
                cpes == MOST,
            )
            for (variant, cpes), messages in plan.sizes.items()
        ],
        STATED,
        "constant",
    )


def encryption(records: Records, make: Make) -> PaperResult:
    """Algorithm 1: S' = S / Ng + l + 32."""
    rows = []
    for message in CHECKED:
        there = records[message][0]
        part = message.message_bytes
        length = message.groups * (part + BLOCK_BYTES - part % BLOCK_BYTES + DIGEST_BYTES)
        rows.append(
            Comparison(
                f"bytes of the file: {there.bytes} B on {there.cgs} core groups",
                f"{there.file_bytes}",
                f"{length}",
                comes_out=there.file_bytes == length,
            )
        )
    return make(
        "algorithm 1",
        "Padding, digest and AES of each core group",
        rows,
        note="tests/kernels/chen/test_protect.py compares whole files with hashlib's and OpenSSL's",
    )


def decryption(records: Records, make: Make) -> PaperResult:
    """Algorithm 2. A message that does not come back is an error of the run."""
    rows = []
    for message in CHECKED:
        back = records[message][1]
        rows.append(
            Comparison(
                f"bytes that come back from {back.file_bytes} B on {back.cgs} core groups",
                f"{back.bytes}",
                f"{message.groups * message.message_bytes}",
                comes_out=back.bytes == message.groups * message.message_bytes,
            )
        )
    return make("algorithm 2", "AES, digest and message of each core group", rows)
