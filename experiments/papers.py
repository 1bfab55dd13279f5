#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The five papers, item by item, beside what was simulated: one page, one HTML and one PDF.

Takes new results from experiments/out/papers into docs/papers, writes docs/papers.md, and
papers.html and papers.pdf under experiments/out; nothing is simulated. Says which results are
missing or of another machine, which command makes them, and how long that takes.
"""

import argparse
import shutil
import subprocess
import sys

from rich.console import Console

from lab.command_line import OUT, exit_status, plain_console
from lab.files import replaced_atomically, write_text
from lab.paper_results import FOLDER, read
from lab.simulator import PROGRAM, Simulator
from papers import catalogue, page, print_form


def version() -> str:
    """Of the simulator."""
    command = [PROGRAM, "--version"]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


def gather(machine: str) -> int:
    """Copies results of this machine into docs/papers; returns how many."""
    taken = 0
    catalogue.RESULTS.mkdir(exist_ok=True)
    for path in sorted(FOLDER.glob("*.json")):
        if read(path).machine in ("", machine):
            for file in (path, path.with_suffix(".png")):
                if file.exists():
                    with replaced_atomically(catalogue.RESULTS / file.name) as temporary:
                        shutil.copy(file, temporary)
            taken += 1
    return taken


def report(console: Console, papers: list[catalogue.Paper], machine: str) -> None:
    """What there is and what is missing."""
    minutes = page.minutes(papers)
    for command, items in page.missing(papers).items():
        time = f" (about {minutes[command]:.0f} minutes)" if command in minutes else ""
        console.print(f"missing: {'; '.join(items)}: {command}{time}", style="yellow")
    for result in page.stale(papers, machine):
        console.print(
            f"of another machine: {result.name}: {result.command} "
            f"(about {result.minutes:.0f} minutes)",
            style="yellow",
        )


def main() -> int:
    """Gives the exit status."""
    argparse.ArgumentParser(description=__doc__.splitlines()[0]).parse_args()
    console = plain_console(140)
    machine = Simulator().machine().hash
    taken = gather(machine)
    papers = catalogue.load()
    write_text(page.PAGE, page.page(papers))
    html = OUT / "papers.html"
    write_text(html, print_form.html(papers, machine, version()))
    report(console, papers, machine)
    pdf = print_form.write_pdf(html, OUT / "papers.pdf")
    console.print(f"{taken} results taken from {FOLDER}. Results:\n  {page.PAGE}\n  {html}")
    console.print(f"  {pdf}" if pdf else "no PDF: it needs Chromium (make setup-test)")
    return 0


if __name__ == "__main__":
    sys.exit(exit_status(main))
