# SPDX-License-Identifier: Apache-2.0
"""The data protecting model on one core group: figures 9 and 10 of Chen et al., algorithms 1 and 2.
In the paper's format."""

from collections.abc import Iterable, Mapping

from chen import claims
from chen.claims import Make
from chen.encryption import BY_CPES, MOST
from chen.variants import BOTH, CPES, GIB, SIZES, Curve, Variant, said_of
from lab import published
from lab.comparison import Comparison, Role
from lab.paper_results import Axis, Line, PaperResult
from lab.records import Protection
from lab.simulator import MIB, format_size, sizes_between
from protect.message import Message, Sent

BLOCK_BYTES, DIGEST_BYTES = 16, 32
FEW_CPES = (1, 8, MOST)
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


def _published_rate(variant: Variant, mb_per_s: float) -> Comparison:
    """The published number is an input of the digest's cost, so meeting it would be none."""
    quantity = f"{variant.label}: MB/s at 1 GB, {MOST} CPEs"
    return claims.meets(quantity, mb_per_s, published.CHEN_MODEL_MB_PER_S, Role.CALIBRATED)


def _published_at(places: list[int]) -> Line:
    rates = [float(published.CHEN_MODEL_MB_PER_S)] * len(places)
    return Line("published: about 34 MB/s", places, rates, published=True)


def by_cpes(plan: Plan, records: Records, make: Make) -> PaperResult:
    """Figure 9."""
    lines, rows = [], []
    for variant in BOTH:
        curves = [_curve(plan.cpes[variant, cpes], records) for cpes in CPES]
        rates = [curve.mb_per_s(GIB) for curve in curves]
        lines.append(Line(variant.label, list(CPES), rates, extended=len(CPES)))
        quantity = f"{variant.label}: MB/s from 1 to {MOST} CPEs"
        rows.append(claims.rises(quantity, rates, "rises to all CPEs"))
        rows.append(_published_rate(variant, rates[-1]))
    digests = {records[plan.cpes[BOTH[0], cpes][0]][0].digest_cycles for cpes in CPES}
    rows.append(
        Comparison(
            "different times of SHA3 over the numbers of CPEs",
            f"{len(digests)}",
            "unchanged: 1",
            Role.ASSUMED,
            comes_out=len(digests) == 1,
        )
    )
    return make(
        "figure 9",
        "Data protecting model, 1 GB on one core group, by CPEs",
        rows,
        x=Axis("CPEs", logarithmic=True),
        y=Axis("throughput, MB/s", logarithmic=True),
        lines=[*lines, _published_at([MOST])],
        note=said_of({variant: sizes[-1] for variant, sizes in BY_CPES.items()}),
    )


def by_size(plan: Plan, records: Records, make: Make) -> PaperResult:
    """Figure 10."""
    lines, rows = [], []
    for (variant, cpes), messages in plan.sizes.items():
        curve = _curve(messages, records)
        rates = [curve.mb_per_s(size) for size in SIZES]
        label = f"{variant.label}, {cpes} CPE{'s' if cpes > 1 else ''}"
        lines.append(Line(label, list(SIZES), rates, extended=curve.continued(SIZES)))
        simulated = [records[message][0].mb_per_s for message in messages]
        if len(simulated) > 1:
            quantity = f"{label}: MB/s from 1 MB to {format_size(messages[-1].message_bytes)}"
            rows.append(claims.flat(quantity, simulated, "constant"))
        if cpes == MOST:
            rows.append(_published_rate(variant, rates[-1]))
    return make(
        "figure 10",
        "Data protecting model on one core group, by size",
        rows,
        x=Axis("data", bytes=True),
        y=Axis("throughput, MB/s", logarithmic=True),
        lines=[*lines, _published_at(list(SIZES))],
        note=said_of({v: m[-1].message_bytes for (v, _), m in plan.sizes.items()}),
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
