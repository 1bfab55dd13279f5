#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The data protecting model of Chen et al. against the number of CPEs and of core groups.

Protects a message and gets it back on 1 to 64 CPEs of one core group, and on 1 to 4 core groups
with a message of that size each. Writes protect.json (the records) and protect.png under
experiments/out, prints throughput with the shares of digest, padding, start-up and AES, and, if
nothing was left out, puts it into docs/kernels/data-protecting-model.md.

Then the paper's own figures of the model, in its format: a JSON and a picture for each in
experiments/out/papers. Finished runs are kept and reused as long as machine, program and simulator
stay the same.
"""

import argparse
import shutil
import sys
import time
from dataclasses import asdict
from pathlib import Path

from rich.console import Console

from chen import claims, core_groups, protecting
from chen.variants import BOTH, CPES, GROUPS, IN_LDM, TABLES
from cluster import durations, platform
from kernels.catalogue import all_descriptions, folder_of
from lab import command_line, paper_results, published
from lab.comparison import Comparison, Role, compare_numbers, print_comparisons
from lab.files import write_json
from lab.markdown import rewrite_parts, table
from lab.records import Protection
from lab.simulator import MIB, ROOT, format_size, parse_size
from lab.sweep import Sweep
from protect.message import Message

# The paper's kernel with its tables in LDM and in main memory, and the kernels that are faster.
KERNELS = ("chen_main_memory", "chen", "simd_selldw_pipeline", "bitsliced_vlog3r")
# 64 KB with padding and digest: 1 KB for each of 64 CPEs, as in the paper.
MESSAGE_BYTES = "65490"
# Of figure 10.
MAX_BYTES, MAX_MAIN_MEMORY_BYTES = "64M", "4M"
# What the page shows.
ON_PAGE = ("figure 9", "figure 15")
SHARES = {
    "digest": "digest_cycles",  # the padding's part taken out
    "padding": "padding_cycles",
    "start-up": "start_up_cycles",
    "AES": "aes_cycles",
}


def parse_arguments() -> argparse.Namespace:
    """Of the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    command_line.add_size_option(parser, "--bytes", MESSAGE_BYTES, "for each core group")
    parser.add_argument("--kernels", nargs="+", default=KERNELS, metavar="NAME")
    command_line.add_size_option(parser, "--max-bytes", MAX_BYTES, "figure 10, tables in LDM")
    command_line.add_size_option(
        parser, "--max-main-memory-bytes", MAX_MAIN_MEMORY_BYTES, "figure 10, tables in main memory"
    )
    command_line.add_run_options(parser)
    arguments = parser.parse_args()
    if min(arguments.max_bytes, arguments.max_main_memory_bytes) < 4 * MIB:
        parser.error("figure 10 takes at least 4M: two sizes of 1M, 4M, 16M...")
    return arguments


def not_less(arguments: argparse.Namespace) -> bool:
    """Whether all was simulated that the page tells of."""
    sizes = (arguments.bytes, arguments.max_bytes, arguments.max_main_memory_bytes)
    usual = (MESSAGE_BYTES, MAX_BYTES, MAX_MAIN_MEMORY_BYTES)
    return tuple(arguments.kernels) == KERNELS and sizes == tuple(map(parse_size, usual))


def points_of(kernels: list[str], message_bytes: int) -> list[Message]:
    """All numbers of CPEs on one core group, and all CPEs on several."""
    by_cpes = [(k, cpes, 1) for k in kernels for cpes in CPES]
    by_groups = [(k, max(CPES), groups) for k in kernels for groups in GROUPS if groups > 1]
    return [Message(*place, message_bytes) for place in by_cpes + by_groups]


def run_all(points: list[Message], sweep: Sweep) -> list[Protection]:
    """The records of protect and unprotect of each point, in their order."""
    found = sweep.results("simulating", points)
    return [record for point in points for record in point.records(found[point])]


def shares(record: Protection) -> dict[str, float]:
    """Parts of the slowest group's time; they sum to 1."""
    cycles = {name: getattr(record, field) for name, field in SHARES.items()}
    cycles["digest"] -= cycles["padding"]
    return {name: part / record.cycles for name, part in cycles.items()}


def print_table(console: Console, records: list[Protection], message_bytes: int) -> None:
    """MB/s there and back, and the shares of the time, of each point."""
    size = format_size(message_bytes)
    numbers = ("groups", "CPEs", "MB/s", "unprotect", *(f"{name} %" for name in SHARES))
    shown = command_line.ruled_table(
        console,
        {"kernel": False} | dict.fromkeys(numbers, True),
        f"Data protecting model, {size} for each core group; shares of protect's time",
    )
    for there, back in zip(records[::2], records[1::2], strict=True):
        shown.add_row(
            there.kernel,
            str(there.cgs),
            str(there.cpes),
            *(f"{record.mb_per_s:.2f}" for record in (there, back)),
            *(f"{100 * part:.2f}" for part in shares(there).values()),
        )
    console.print(shown)


def comparisons(records: list[Protection], digest_mb_per_s: float) -> list[Comparison]:
    """Beside the paper. Its throughput on one core group is an input of the digest's cost."""
    aes = published.CHEN_GROUP_MB_PER_S
    rows = [
        compare_numbers(
            f"C3, MB/s: the digest's cost after the paper's own {aes} MB/s of AES",
            1 / (1 / aes + 1 / digest_mb_per_s),
            published.CHEN_MODEL_MB_PER_S,
            Role.CALIBRATED,
        )
    ]
    for record in records:
        if (record.command, record.cgs, record.cpes) != ("protect", 1, max(CPES)):
            continue
        mb_per_s = record.mb_per_s
        quantity = f"C3, MB/s: the same cost after the simulated AES of {record.kernel}"
        rows.append(compare_numbers(quantity, mb_per_s, published.CHEN_MODEL_MB_PER_S))
        if record.kernel in [variant.kernel for variant in BOTH]:
            groups = published.CHEN_MODEL_GROUPS
            quantity = f"C4, Gbit/s: {record.kernel}, one group times {groups} (extrapolated)"
            gbit_per_s = mb_per_s * 8e-3 * groups
            rows.append(compare_numbers(quantity, gbit_per_s, published.CHEN_MODEL_GBIT_PER_S))
    return rows


def docs_table(records: list[Protection], digest_mb_per_s: float) -> str:
    """For the page of the model."""
    protected = [record for record in records if record.command == "protect"]
    by_place = {(r.kernel, r.cgs, r.cpes): r for r in protected}
    few, some, most = CPES[0], CPES[len(CPES) // 2], CPES[-1]
    groups = GROUPS[-1]

    def mb_per_s(*place) -> str:
        return f"{by_place[place].mb_per_s:.2f}"

    known = all_descriptions()
    rows = []
    for kernel in dict.fromkeys(record.kernel for record in protected):
        rates = (mb_per_s(kernel, 1, cpes) for cpes in (few, some, most))
        parts = shares(by_place[kernel, 1, most]).values()
        link = f"[`{kernel}`](../../kernels/{folder_of(known[kernel][0]).name})"
        percents = (f"{100 * part:.2f} %" for part in parts)
        rows.append((link, *rates, *percents, mb_per_s(kernel, groups, most)))
    alone, in_groups = (f"{n * digest_mb_per_s:.2f}" for n in (1, groups))
    rows.append(("digest alone", *[alone] * 3, *[""] * 4, in_groups))
    rows.append(("published", "", "", f"about {published.CHEN_MODEL_MB_PER_S}", *[""] * 5))
    headings = ("1 CPE", f"{some} CPEs", f"{most} CPEs", *SHARES, f"{groups} groups")
    return table(("kernel", *headings), rows)


def write_results(folder: Path, records: list[Protection], digest_mb_per_s: float) -> None:
    """Records as JSON, and the picture."""
    from protect import figure  # late: it loads Matplotlib

    write_json(folder / "protect.json", [asdict(record) for record in records])
    figure.draw(records, shares, digest_mb_per_s, folder / "protect.png")


def write_docs(docs: Path, picture: Path, parts: dict[str, str]) -> None:
    """The page's tables and picture."""
    rewrite_parts(docs / "kernels" / "data-protecting-model.md", parts)
    shutil.copy(picture, docs / "images" / picture.name)


def main() -> int:
    """Gives the exit status."""
    arguments = parse_arguments()
    console = command_line.plain_console()
    points = points_of(arguments.kernels, arguments.bytes)
    started = time.monotonic()
    plan = protecting.Plan({IN_LDM: arguments.max_bytes, TABLES: arguments.max_main_memory_bytes})
    sweep = command_line.sweep_of(arguments, console, in_phases=True)
    with sweep:
        records = run_all(points, sweep)
        sent = sweep.results("simulating", plan.messages)
        taken = durations.up_to_date(sweep, core_groups.MODEL)
    machine = sweep.simulator.machine()
    minutes = (time.monotonic() - started) / 60
    make = claims.maker("make protect", machine.hash, minutes)
    of_paper = {message: message.records(record) for message, record in sent.items()}
    on = core_groups.CoreGroups(platform.load(), taken)
    found = [*protecting.results(plan, of_paper, make), *core_groups.model_results(on, make)]
    digest_mb_per_s = machine.clock_hz / machine["mpe.sha3_cycles_per_byte"] / 1e6
    write_results(arguments.out, records, digest_mb_per_s)
    if not_less(arguments):
        parts = {
            "throughput": docs_table(records, digest_mb_per_s),
            "claims": claims.as_table(found, ON_PAGE),
        }
        write_docs(ROOT / "docs", arguments.out / "protect.png", parts)
    console.print()
    print_table(console, records, arguments.bytes)
    console.print()
    print_comparisons(console, "Beside Chen et al.", comparisons(records, digest_mb_per_s))
    folder = arguments.out / paper_results.FOLDER.name
    paper_results.deliver(console, found, folder)
    console.print(
        f"\n{len(records) + len(sent)} runs in {minutes:.1f} minutes. Results, and "
        f"{len(found)} in {folder}:",
        soft_wrap=True,
    )
    command_line.print_results(console, arguments.out, "protect", "png", "json")
    return 0


if __name__ == "__main__":
    sys.exit(command_line.exit_status(main))
