#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The parallel AES of Chen et al.: its figures, equations and algorithms, simulated.

Runs it with its tables in LDM and in main memory, with one buffer and with two, every byte
verified, on 1 to 64 CPEs; goes on to 1024 core groups by the closed formula of experiments/cluster.
Writes a JSON and a picture for each item of the paper to experiments/out/papers, prints what comes
out beside what the paper says, and, if no less than usual was simulated, puts it into
docs/kernels/chen.md. Finished runs are kept and reused as long as machine, program and simulator
stay the same.
"""

import argparse
import sys
import time

from chen import claims, core_groups, encryption
from chen.variants import IN_LDM, SBOX, TABLES
from cluster import durations, platform
from lab import command_line, paper_results
from lab.markdown import rewrite_parts
from lab.simulator import MIB, ROOT, parse_size

MAX_BYTES, MAX_MAIN_MEMORY_BYTES = "64M", "4M"
# What docs/kernels/chen.md shows.
ON_PAGE = ("figure 13", "figure 11", "algorithm 3", "algorithm 4", "equation 1", "equation 3")


def parse_arguments() -> argparse.Namespace:
    """Of the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    command_line.add_size_option(parser, "--max-bytes", MAX_BYTES, "tables in LDM")
    command_line.add_size_option(
        parser,
        "--max-main-memory-bytes",
        MAX_MAIN_MEMORY_BYTES,
        "tables in main memory: 10 seconds for each MB",
    )
    command_line.add_run_options(parser)
    arguments = parser.parse_args()
    if min(arguments.max_bytes, arguments.max_main_memory_bytes) < 4 * MIB:
        parser.error("at least 4M: two sizes of 1M, 4M, 16M...")
    return arguments


def not_less(arguments: argparse.Namespace) -> bool:
    """Whether all was simulated that the page tells of."""
    sizes = (arguments.max_bytes, arguments.max_main_memory_bytes)
    return sizes == (parse_size(MAX_BYTES), parse_size(MAX_MAIN_MEMORY_BYTES))


def main() -> int:
    """Gives the exit status."""
    arguments = parse_arguments()
    console = command_line.plain_console(140)
    in_memory = arguments.max_main_memory_bytes
    plan = encryption.Plan({IN_LDM: arguments.max_bytes, TABLES: in_memory, SBOX: in_memory})
    started = time.monotonic()
    with command_line.sweep_of(arguments, console, in_phases=True) as sweep:
        runs, reused = sweep.run(plan.points)
        taken = durations.up_to_date(sweep, core_groups.AES)
    minutes = (time.monotonic() - started) / 60
    machine = runs[plan.points[0]].machine_hash
    make = claims.maker("make chen", machine, minutes)
    on = core_groups.CoreGroups(platform.load(), taken)
    found = [*encryption.results(plan, runs, make), *core_groups.results(on, make)]
    if not_less(arguments):
        text = claims.as_table(found, ON_PAGE)
        rewrite_parts(ROOT / "docs" / "kernels" / "chen.md", {"claims": text})
    folder = arguments.out / paper_results.FOLDER.name
    paper_results.deliver(console, found, folder)
    console.print(
        f"\n{len(runs)} runs, every byte verified, in {minutes:.1f} minutes ({reused} reused from "
        f"earlier calls). {len(found)} results: {folder}",
        soft_wrap=True,
    )
    return 0


if __name__ == "__main__":
    sys.exit(command_line.exit_status(main))
