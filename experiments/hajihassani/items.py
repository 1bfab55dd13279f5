# SPDX-License-Identifier: Apache-2.0
"""The paper's items that can be computed here: operations are counted, published numbers set side
by side, and GPUs shown as far as there are records of them."""

from hajihassani import lfsr, table_sbox
from hajihassani.operations import Operations
from kernels.gpu_speeds import BITSLICED, ETCHED, NOT_RUN, GpuRecord
from lab import published
from lab.comparison import Comparison, compare_numbers
from lab.paper_results import Axis, Line, PaperResult

COMMAND = ".venv/bin/python experiments/hajihassani.py"
LFSR_BITS, LFSR_THREADS = 1024, 16
BLOCKS = 32  # of a thread
PUBLISHED_GATES = 253
# Section 6.3: 8192 groups of 64 threads, and the seconds of sections 6.3 and 6.4.
GRID_BITS = 8192 * 64 * BLOCKS * 128
V100_SECONDS = {"ECB": 0.00144, "CTR": 0.001352}
# Table 1: works before, Gbit/s.
EARLIER_ECB = {
    "[35]\nC2050": 60,
    "[34]\nHD 7970": 205,
    "[31]\nGTX 480": 78.6,
    "[30]\nP100": 605.9,
    "[27]\nK40m": 79,
    "[28]\nGTX 1080": 280,
}
EARLIER_CTR = {"[32]\nC2050": 72, "[33]\nGTX 980": 149.5}
THROUGHPUT = Axis("Gbit/s")


def result(item: str, title: str, comparisons: list[Comparison], **drawn: object) -> PaperResult:
    """Nothing of it is simulated, and it takes no time."""
    return PaperResult("bitsliced", item, title, COMMAND, "", 0.0, comparisons, **drawn)


# ---- The LFSR -----------------------------------------------------------------------------------
def figure_4() -> PaperResult:
    """One register."""
    operations = Operations()
    lfsr.naive(1, LFSR_BITS, operations)
    return result(
        "figure 4",
        f"An LFSR of 16 bits: {LFSR_BITS} bits of one register",
        [
            _count("shifts", operations.shifts, LFSR_BITS),
            Comparison("all operations", str(operations)),
            Comparison("steps until the state comes again", str(lfsr.period())),
        ],
    )


def figure_5() -> PaperResult:
    """A register for each thread."""
    operations = Operations()
    steps = LFSR_BITS // LFSR_THREADS
    lfsr.parallel(lfsr.states_of(1, LFSR_THREADS), steps, operations)
    return result(
        "figure 5",
        f"The LFSR in {LFSR_THREADS} threads: {LFSR_BITS} bits",
        [
            _count("shifts of each thread", operations.shifts // LFSR_THREADS, 64),
            _count("shifts of all threads", operations.shifts, LFSR_BITS),
            Comparison("all operations", str(operations)),
        ],
    )


def figure_6() -> PaperResult:
    """16 states in the bits of 16 registers, and 16 such threads."""
    one_thread = Operations()
    steps = LFSR_BITS // lfsr.WIDTH
    lfsr.bitsliced(lfsr.states_of(1, lfsr.WIDTH), steps, one_thread)
    steps_of_threads = LFSR_BITS // (LFSR_THREADS * lfsr.WIDTH)
    return result(
        "figure 6",
        f"The LFSR bitsliced: {LFSR_BITS} bits",
        [
            Comparison("shifts", str(one_thread.shifts), "0"),
            Comparison(f"one thread, {steps} steps", str(one_thread)),
            _count(f"steps of {LFSR_THREADS} threads", steps_of_threads, 4),
            Comparison(
                "states that run at a time",
                f"{LFSR_THREADS * lfsr.WIDTH}, figure 5 has {LFSR_THREADS}",
            ),
        ],
        note="the 4 steps give 4 bits of each of 256 states; figure 5 gives 64 bits of each of 16",
    )


def _count(quantity: str, counted: int, stated: int) -> Comparison:
    return compare_numbers(quantity, counted, stated, digits=0)


# ---- SubBytes, both directions ------------------------------------------------------------------
def figure_8() -> PaperResult:
    """By a table; the counts do not depend on its values."""
    operations = Operations()
    table_sbox.substitute([0] * 128, list(range(256)), BLOCKS, operations)
    return result(
        "figure 8",
        f"SubBytes by a table on planes: {BLOCKS} blocks",
        [Comparison("operations", str(operations), "many, growing with the blocks; no number")],
    )


def figure_9(two_inputs: dict[str, int], three_inputs: dict[str, int]) -> PaperResult:
    """By a circuit."""
    rows = [
        compare_numbers(f"gates of the S-box, of {inputs} inputs", counts["s-box"], gates, digits=0)
        for inputs, counts in (("two", two_inputs), ("three", three_inputs))
        for gates in (PUBLISHED_GATES,)
    ]
    rows += [
        Comparison(
            f"SubBytes of {BLOCKS} blocks, gates of {inputs} inputs", str(16 * counts["s-box"])
        )
        for inputs, counts in (("two", two_inputs), ("three", three_inputs))
    ]
    return result("figure 9", "SubBytes by a circuit on planes", rows)


def figure_14(three_inputs: dict[str, int], records: list[GpuRecord]) -> PaperResult:
    """Decryption beside encryption: operations, and GPUs."""
    more = three_inputs["decryption"] / three_inputs["encryption"] - 1
    names = ("encryption", "decryption")
    lines = [
        Line(
            f"{record.device}, {implementation}",
            list(names),
            [
                8 * _at_two_gigabits(record, implementation, operation)
                for operation in ("ecb-encrypt", "ecb-decrypt")
            ],
        )
        for record in records
        for implementation in (BITSLICED, ETCHED)
    ]
    rows = [
        Comparison(
            f"{name}: operations of a thread, without transposition", str(three_inputs[name])
        )
        for name in names
    ]
    rows.append(
        Comparison("decryption against encryption", f"{100 * more:+.1f} % operations", "slower")
    )
    if not records:
        rows.append(Comparison("throughput", NOT_RUN, "no number in the text"))
    return result(
        "figure 14",
        "ECB encryption and decryption",
        rows,
        x=Axis("operation"),
        y=THROUGHPUT,
        lines=lines,
    )


# ---- Throughput ---------------------------------------------------------------------------------
def table_3(records: list[GpuRecord]) -> PaperResult:
    """ECB."""
    return _table("table 3", "ECB", "ecb-encrypt", published.BITSLICED_ECB, records, [])


def table_4(counts: dict[str, int], records: list[GpuRecord]) -> PaperResult:
    """CTR, and what it should gain over ECB by its operations."""
    ecb = counts["encryption"] + 2 * counts["transposition"]
    ctr = counts["encryption"] + counts["counters"] + counts["transposition"]
    ratios = [
        published.BITSLICED_CTR[gpu][0] / published.BITSLICED_ECB[gpu][0]
        for gpu in published.BITSLICED_CTR
    ]
    gain = Comparison(
        "CTR against ECB",
        f"{100 * (ecb / ctr - 1):+.1f} % by the number of operations",
        f"{100 * (min(ratios) - 1):+.1f} to {100 * (max(ratios) - 1):+.1f} % throughput",
    )
    return _table("table 4", "CTR", "ctr", published.BITSLICED_CTR, records, [gain])


def _table(
    item: str,
    mode: str,
    operation: str,
    rows: dict[str, tuple[float, float]],
    records: list[GpuRecord],
    more: list[Comparison],
) -> PaperResult:
    comparisons = [
        Comparison(gpu, "", f"{gbit_per_s} Gbit/s, {per_dollar} for each $")
        for gpu, (gbit_per_s, per_dollar) in rows.items()
    ]
    bits = V100_SECONDS[mode] * 1e9 * rows["Tesla V100"][0]
    comparisons.append(
        Comparison(
            "V100: bits in the stated time, at the stated throughput",
            f"{bits:.2e}; the stated grid has {GRID_BITS:.2e}",
            "2 Gbit",
        )
    )
    comparisons += _measured(operation, records) + more
    lines = [Line("published", list(rows), [row[0] for row in rows.values()], published=True)]
    return result(
        item,
        f"Bitsliced AES, {mode}",
        comparisons,
        x=Axis("GPU"),
        y=THROUGHPUT,
        lines=lines + _lines(operation, records),
    )


def figure_12(records: list[GpuRecord]) -> PaperResult:
    """ECB beside earlier works."""
    own = published.BITSLICED_ECB
    ratios = [
        compare_numbers(
            "P100 against [30]", own["Tesla P100"][0] / EARLIER_ECB["[30]\nP100"], 1.37
        ),
        compare_numbers(
            "GTX 1050 Ti against [34]", own["GTX 1050 Ti"][0] / EARLIER_ECB["[34]\nHD 7970"], 1.44
        ),
    ]
    chosen = ("GTX 1080 Ti", "Tesla V100")
    return _beside("figure 12", "ECB", "ecb-encrypt", EARLIER_ECB, own, chosen, records, ratios)


def figure_13(records: list[GpuRecord]) -> PaperResult:
    """CTR beside earlier works."""
    chosen = ("GTX 980", "GTX 1080 Ti", "Tesla V100")
    own = published.BITSLICED_CTR
    return _beside("figure 13", "CTR", "ctr", EARLIER_CTR, own, chosen, records, [])


def _beside(
    item: str,
    mode: str,
    operation: str,
    earlier: dict[str, float],
    own: dict[str, tuple[float, float]],
    chosen: tuple[str, ...],
    records: list[GpuRecord],
    rows: list[Comparison],
) -> PaperResult:
    lines = [
        Line("earlier works, table 1", list(earlier), list(earlier.values()), published=True),
        Line("the paper's", list(chosen), [own[gpu][0] for gpu in chosen], published=True),
    ]
    return result(
        item,
        f"AES-{mode} of earlier works and of the paper",
        rows + _measured(operation, records),
        x=Axis("GPU"),
        y=THROUGHPUT,
        lines=lines + _lines(operation, records),
    )


def _measured(operation: str, records: list[GpuRecord]) -> list[Comparison]:
    rows = [Comparison(line.name, f"{line.y[0]:.2f} Gbit/s") for line in _lines(operation, records)]
    return rows or [Comparison("these kernels", NOT_RUN)]


def _lines(operation: str, records: list[GpuRecord]) -> list[Line]:
    return [
        Line(
            f"{record.device}, {implementation}, measured",
            [record.device],
            [8 * _at_two_gigabits(record, implementation, operation)],
        )
        for record in records
        for implementation in (BITSLICED, ETCHED)
    ]


def _at_two_gigabits(record: GpuRecord, implementation: str, operation: str) -> float:
    """GB/s, as the paper has its data: in the GPU's memory."""
    [speed] = [
        each
        for each in record.of(implementation, operation, with_transfers=False)
        if 8 * each.bytes == GRID_BITS
    ]
    return speed.gb_per_s


def all_results(
    two_inputs: dict[str, int], three_inputs: dict[str, int], records: list[GpuRecord]
) -> list[PaperResult]:
    """Every item."""
    return [
        figure_4(),
        figure_5(),
        figure_6(),
        figure_8(),
        figure_9(two_inputs, three_inputs),
        figure_12(records),
        figure_13(records),
        figure_14(three_inputs, records),
        table_3(records),
        table_4(three_inputs, records),
    ]
