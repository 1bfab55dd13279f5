# SPDX-License-Identifier: Apache-2.0
"""docs/validation.md, from a report."""

from collections.abc import Callable, Iterable

from lab.comparison import VERDICT, Role
from lab.markdown import table
from lab.published_rows import OTHER_EDGE, Kind, Measured, Row, by_mechanism, errors_of
from validate.report import Report
from validate.sensitivity import (
    CONTIGUOUS,
    HEADLINES,
    KERNELS,
    MESH,
    SHARING,
    SMALL_REGION,
    STRIDED,
    Headline,
    Moved,
)

GENERATED = "<!-- Made by experiments/validate.py: make validate. {} -->\n"

# Xu et al., IPDPS 2018: "under 5 %" on average.
XU_MEAN_PERCENT = 5


def page(report: Report) -> str:
    """In Markdown."""
    parts = [
        GENERATED.format(stamp(report.identity)) + "# How far the model can be trusted\n",
        opening(report),
        READING,
        *_trust(report),
        *_predicted(report),
        *_seen(report),
        *_findings(report),
        *_band(report),
        *_calibrated(report),
        *_assumed(report),
        *_parameters(report),
        *_sensitivity(report),
        *_figures(report),
        *_contradictions(report),
        *_left_out(report),
    ]
    return "\n".join(parts)


def stamp(identity: dict[str, str]) -> str:
    """What the page belongs to, as its first line has it."""
    return ", ".join(f"{name} {value}" for name, value in identity.items())


# ---- Numbers -------------------------------------------------------------------------------------
def number(value: float | None) -> str:
    """Four digits or so; whole numbers as such."""
    if value is None:
        return ""
    if float(value).is_integer() or abs(value) >= 1000:
        return f"{value:.0f}"
    return f"{value:.1f}" if abs(value) >= 100 else f"{value:.2f}"


def signed(value: float | None) -> str:
    """In percent."""
    return "" if value is None else f"{value:+.1f} %"


def published(row: Row) -> str:
    """The number, range or bound of a row."""
    if row.kind is Kind.RANGE:
        return "..".join(number(end) for end in row.published)
    if row.kind is Kind.INEQUALITY:
        return f"{row.relation} {number(row.published)}"
    if row.kind is Kind.WORDS:
        return f'"{row.published}", read as {row.taken_as}'
    return str(row.published)


def simulated(measured: Measured) -> str:
    """The value, or that there is none."""
    if measured.simulated is None:
        return f"not measured: {measured.reason}"
    return number(measured.simulated)


def counted(count: int, noun: str) -> str:
    """With the noun in the number that belongs to it."""
    return f"{count} {noun}{'' if count == 1 else 's'}"


# ---- The opening ---------------------------------------------------------------------------------
READING = """\
*Predicted*: nothing was fitted to it. *Calibrated*: a parameter was chosen to meet it, or it
follows from such a row; an input of the model, never evidence. *Assumed*: the number is a parameter
as it stands; the row shows that programs measure what was put in. *Seen*: nothing was fitted to it,
but it was known when the model was made. *Finding*: no target, because it hangs on something that
is not published or because another published number excludes it. What programs took on the chip
stands in `experiments/calibrate/measurements.toml` ([calibration](calibration.md)), the other
rows in `experiments/lab/published_rows.toml`, committed before the first run of this validation;
the ablation's results were known by then, so how S1 to S9 are read was not fixed blind, and S4 to
S6 became calibrated later, when Original's level of optimisation was chosen. The programs that
measure are in `experiments/calibrate/`, `experiments/micro/`, `experiments/validate/` and
`kernels/`; some are others' and stay in their repositories. GB is 1e9 bytes. "Comes out" is asked
of ranges, inequalities and words, and of points that had a target.
"""

DMA_FITS = (SMALL_REGION, CONTIGUOUS, STRIDED)


def opening(report: Report) -> str:
    """How far off predictions are, first of all; five sentences."""
    measured = [m for m in report.measured if not m.row.is_other_edge]
    of_role = {role: [m for m in measured if m.row.role is role] for role in Role}
    predicted = [m for m in of_role[Role.PREDICTED] if not m.row.apart]
    others = [m for m in predicted if m.row.kind is not Kind.POINT]
    come_out = sum(m.holds is True for m in others)
    sentences = [
        _prediction_sentence(report, len(others), come_out),
        f"swsim does what its machine model says, to the cycle; how near that is to the chip is "
        f"shown here by {len(measured)} published numbers, of which "
        f"{len(of_role[Role.CALIBRATED])} fixed one of the model's "
        f"{len(report.machine.calibrated)} free parameters (calibrated) or Original's level of "
        f"optimisation, or follow from such a number, "
        f"{len(of_role[Role.ASSUMED])} are parameters as they stand, {len(of_role[Role.FINDING])} "
        f"are findings without a target, {len(of_role[Role.SEEN])} were seen before the model was "
        f"made but not fitted, and {len(of_role[Role.PREDICTED])} are predictions.",
        f"The best published model of this chip (Xu et al., IPDPS 2018) claims under "
        f"{XU_MEAN_PERCENT} % on average over its own programs: that is the figure to compare "
        "with, although the predictions here are of single mechanisms, not of programs.",
        "So trust most what one core's pipelines and its own memory do, and comparisons of kernels "
        "that are bound by them; trust less what hangs on the calibrated cadence of `selldw`, on "
        "start-up, or on Original, whose code nobody has published; and take the DMA pictures, "
        f"{_dma_errors(report)}, as fits, not as evidence.",
    ]
    return " ".join(sentences) + "\n"


def _prediction_sentence(report: Report, others: int, come_out: int) -> str:
    summary = report.summary
    if summary is None:
        return "No predicted number was measured."
    worst = summary.worst
    compared = (m for m in report.measured if m.row.counts and m.simulated is not None)
    mechanisms = len(by_mechanism(compared))
    return (
        f"Predicted numbers ({summary.count} from {counted(mechanisms, 'mechanism')}) are off by "
        f"{summary.mean_percent:.1f} % on average and by {abs(worst.error_percent):.1f} % at worst "
        f"({worst.row.quantity}: {number(worst.simulated)} {worst.row.unit} against "
        f"{published(worst.row)}); of the {others} predictions in words or ranges "
        f"{come_out} come out."
    )


def _bar(report: Report, headline: Headline) -> str:
    """From the least to the largest movement of a headline, leaving out what S1 excludes."""
    movements = [
        m.movements[headline.name]
        for m in report.sensitivity.moved
        if headline.name in m.movements and not m.uncertain.excluded
    ]
    if not movements:
        return ""
    low, high = min([0.0, *movements]), max([0.0, *movements])
    return f"{low:+.1f} to {high:+.1f} {headline.movement_unit}"


def _dma_errors(report: Report) -> str:
    """Of the fitted pictures of DMA."""
    groups = by_mechanism(_of_role(report, Role.CALIBRATED))
    named = {name.removeprefix("DMA, "): errors_of(groups.get(name, ())) for name in DMA_FITS}
    clauses = [
        f"{summary.mean_percent:.1f} % ({name})" for name, summary in named.items() if summary
    ]
    return f"off by {', '.join(clauses)} on average" if clauses else "not measured"


# ---- Tables --------------------------------------------------------------------------------------
def _rows(measured: Iterable[Measured], last: str, last_of: Callable[[Row], str]) -> str:
    return table(
        ("row", "quantity", "published", "simulated", "unit", "error", "comes out", last),
        (
            (
                f"`{m.row.id}`",
                m.row.quantity,
                published(m.row),
                simulated(m),
                m.row.unit,
                signed(m.error_percent),
                VERDICT[m.holds],
                last_of(m.row),
            )
            for m in measured
        ),
    )


def _source(row: Row) -> str:
    return row.source


def _of_role(report: Report, role: Role) -> list[Measured]:
    return [m for m in report.measured if m.row.role is role]


def _mechanisms(measured: Iterable[Measured]) -> str:
    """How far each mechanism's rows are off: cells of one table are not independent."""
    return table(
        ("mechanism", "rows", "mean", "rms", "worst", "of"),
        (
            (
                mechanism,
                summary.count,
                f"{summary.mean_percent:.1f} %",
                f"{summary.rms_percent:.1f} %",
                signed(summary.worst.error_percent),
                f"`{summary.worst.row.id}`",
            )
            for mechanism, rows in by_mechanism(measured).items()
            if (summary := errors_of(rows))
        ),
    )


def _predicted(report: Report) -> list[str]:
    rows = _of_role(report, Role.PREDICTED)
    points = [m for m in rows if m.row.kind is Kind.POINT]
    others = [m for m in rows if m.row.kind is not Kind.POINT]
    return [
        "## Predicted\n",
        *(["### By mechanism\n", _mechanisms(rows)] if by_mechanism(rows) else []),
        "### Numbers\n",
        _rows(points, "source", _source),
        "### Ranges and words\n",
        _rows(others, "source", _source),
    ]


def _seen(report: Report) -> list[str]:
    rows = _of_role(report, Role.SEEN)
    if not rows:
        return []
    return [
        "## Seen\n",
        "Nothing was fitted to these, but findings about them were known when the model was made: "
        "no blind predictions.\n",
        _mechanisms(rows),
        _rows(rows, "source", _source),
    ]


def _findings(report: Report) -> list[str]:
    rows = _of_role(report, Role.FINDING)
    return ["## Findings\n", _rows([m for m in rows if not m.row.band], "source", _source)]


def _band(report: Report) -> list[str]:
    """What hangs on Original, against both of its builds."""
    measured = {m.row.id: m for m in report.measured if m.row.band}
    columns = ("row", "quantity", "published", "-O3", "error", "-O2", "error", "unit")
    lines = []
    for name, o3 in measured.items():
        if not o3.row.is_other_edge:
            o2 = measured[name + OTHER_EDGE]
            edges = [cell for m in (o3, o2) for cell in (simulated(m), signed(m.error_percent))]
            lines.append((f"`{name}`", o3.row.quantity, published(o3.row), *edges, o3.row.unit))
    return [
        "## Apart: the ablation's band\n",
        "Original is compiled C whose source, compiler and options nobody has published. Here it "
        "is the same straightforward C at two levels "
        "([kernels/original](../kernels/original/README.md)). -O3 is the baseline, chosen after "
        "`original-cycles` was known: everything against it is calibrated, an input and never "
        "agreement. Against -O2, the other edge, nothing was chosen: findings. SIMD alone stands "
        "in two readings, assembly (`S4`) and C (`S4-C`), as nobody has published that code "
        "either. The published `S6-smallest` is excluded by the cost of a launch "
        "([below](#what-the-papers-say-that-cannot-be)): shown, not chased.\n",
        table(columns, lines),
        _slower_readings(measured.values()),
    ]


def _slower_readings(measured: Iterable[Measured]) -> str:
    """Which readings of SIMD do what the paper says of it."""
    readings = [m for m in measured if m.row.kind is Kind.WORDS and m.simulated is not None]
    if not readings:
        return "Not measured.\n"
    slower = [f"`{m.row.id}`" for m in readings if m.simulated < 1]
    return f"Slower than Original: {', '.join(slower) or 'no reading of SIMD'}.\n"


def _calibrated(report: Report) -> list[str]:
    rows = _of_role(report, Role.CALIBRATED)

    def fixed(row: Row) -> str:
        names = [f"`{name}`" if "." in name else name for name in row.fixes]
        return ", ".join(names) or f"follows from {', '.join(row.follows_from)}"

    single = [m for m in rows if not m.row.mechanism and not m.row.band]
    parts = [
        "## Calibrated\n",
        _rows(single, "what it fixed", fixed),
        "### Fitted together\n",
        "What programs took on the chip: the model's free parameters are fitted to all of it at "
        "once. Rows that stand apart are in no sum.\n",
        _mechanisms(rows),
    ]
    for mechanism, group in by_mechanism(rows).items():
        parts += [f"#### {mechanism}\n", _rows(group, "source", _source_or_apart)]
    return parts


def _source_or_apart(row: Row) -> str:
    return f"{row.source}; apart: {row.apart}" if row.apart else row.source


def _assumed(report: Report) -> list[str]:
    return ["## Assumed\n", _rows(_of_role(report, Role.ASSUMED), "source", _source)]


def _parameters(report: Report) -> list[str]:
    parameters = report.machine.calibrated
    return [
        "## Free parameters\n",
        f"{len(parameters)} of the model's {len(report.machine.parameters)} parameters were "
        "chosen so that a published number comes out; the others are given or assumed "
        "([machine model](machine-model.md)). One more choice stands outside of the machine: the "
        "level at which Original is compiled, fixed by `original-cycles`.\n",
        table(
            ("parameter", "value", "unit", "fixed by"),
            ((f"`{p.name}`", p.value, p.unit, p.source) for p in parameters),
        ),
    ]


# ---- Sensitivity ---------------------------------------------------------------------------------
def _trust(report: Report) -> list[str]:
    """The headlines with their bars, before anything else."""
    base = report.sensitivity.base
    return [
        "## What can be trusted to what percent\n",
        "How far each headline moves when one of the numbers that nobody has published goes to the "
        "ends of its plausible range; number by number [below](#sensitivity-the-error-bar).\n",
        table(
            ("headline", "at the defaults", "unit", "moves by"),
            (
                (h.name, number(base[h.name]), h.unit, _bar(report, h))
                for h in HEADLINES
                if h.name in base
            ),
        ),
    ]


def _sensitivity(report: Report) -> list[str]:
    parts = [
        "## Sensitivity: the error bar\n",
        "Each uncertain number of the model at the ends of what is plausible, alone, everything "
        "else at its default: how far each headline result moves, in percent (errors and shares: "
        "in points). `.` is less than 0.05. The rows without a bar, marked *excluded*, show what a "
        "published result rules out. Sizes are small, so the defaults differ a little from the "
        "tables above.\n",
    ]
    groups = [
        ("Kernels", [h for h in HEADLINES if h.group == KERNELS]),
        ("Main memory", [h for h in HEADLINES if h.group not in (KERNELS, MESH, SHARING)]),
        ("Register communication and chip", [h for h in HEADLINES if h.group in (MESH, SHARING)]),
    ]
    for title, headlines in groups:
        parts += [f"### {title}\n", _sensitivity_table(report, headlines)]
    parts.insert(4, _noise(report))
    if report.absent:
        names = ", ".join(number.name for number in report.absent)
        parts.append(f"Not in this model: {names}.\n")
    return parts


def _noise(report: Report) -> str:
    """What a change moves that a core cannot see: its cycles per byte do not contain start-up."""
    movements = [
        abs(moved.movements[headline.name])
        for moved in report.sensitivity.moved
        if all(name.startswith("launch.") for name in moved.uncertain.parameters)
        for headline in HEADLINES
        if headline.unit == "c/B" and headline.name in moved.movements
    ]
    if not movements:
        return ""
    return (
        "Start-up is no part of cycles per byte. That it moves them here, by up to "
        f"{max(movements):.1f} %, shows how much hangs on the order in which 64 cores happen to "
        "meet the memory: smaller movements mean nothing.\n"
    )


def _sensitivity_table(report: Report, headlines: list[Headline]) -> str:
    base = report.sensitivity.base
    lines = [
        ("**default**", "", *(number(base.get(h.name)) for h in headlines)),
        *(_movements(m, headlines) for m in report.sensitivity.moved if _concerns(m, headlines)),
        ("**bar**", "", *(_bar(report, h).removesuffix(f" {h.movement_unit}") for h in headlines)),
    ]
    headings = ("uncertain number", "at", *(f"{h.name}, {h.unit}" for h in headlines))
    return table(headings, lines).replace("\\*\\*", "**")


def _concerns(moved: Moved, headlines: list[Headline]) -> bool:
    return any(h.group in moved.uncertain.moves for h in headlines)


def _movements(moved: Moved, headlines: list[Headline]) -> tuple[str, ...]:
    def cell(headline: Headline) -> str:
        movement = moved.movements.get(headline.name)
        if movement is None:
            return moved.reason if headline.group in moved.uncertain.moves else ""
        return "." if abs(movement) < 0.05 else f"{movement:+.1f}"

    name = moved.uncertain.name + (", *excluded*" if moved.uncertain.excluded else "")
    settings = ", ".join(f"`{setting}`" for setting in moved.settings)
    return (name.replace("*", "_"), settings, *(cell(h) for h in headlines))


# ---- The rest ------------------------------------------------------------------------------------
DMA, THROUGHPUT, SHARES, ABLATION = (
    "dma_bandwidth.png",
    "throughput.png",
    "time_shares.png",
    "ablation.png",
)
FIGURES = (
    (
        DMA,
        "Figures 3 and 4: DMA by block size and number of CPEs",
        "Each CPE moves blocks of the given size, one after another, from or to one sequential "
        "region that all share.",
    ),
    (
        THROUGHPUT,
        "Figure 13: throughput by size and memory mode",
        "Above 64 MB, private mode is one core group with a quarter of the data, four times: the "
        "groups share nothing.",
    ),
    (
        SHARES,
        "Figure 14: where the time goes",
        "Parts of all cycles of all 64 cores, from their accounts. Overlap is what the cores wait "
        "for without double buffering and do not wait for with it.",
    ),
    (
        ABLATION,
        "Figure 15: the ablation",
        "The four variants of SW-AES on one core group; Original and SIMD in C at two levels.",
    ),
)


def _figures(report: Report) -> list[str]:
    parts = ["## Figures\n"]
    for name, title, text in FIGURES:
        missing = report.missing_figures.get(name)
        picture = f"Not drawn: {missing}." if missing else f"![{title}](images/{name})"
        parts.append(f"### {title}\n\n{text}\n\n{picture}\n")
    return parts


def _contradictions(report: Report) -> list[str]:
    items = [f"- **{c.title}.** {c.arithmetic}" for c in report.contradictions]
    return ["## What the papers say that cannot be\n", "\n".join(items) + "\n"]


def _left_out(report: Report) -> list[str]:
    rows = ((f"`{e.id}`", e.quantity, e.reason) for e in report.table.left_out)
    return ["## Left out\n", table(("row", "quantity", "why"), rows)]
