# SPDX-License-Identifier: Apache-2.0
"""What the experiments' command lines share: where results go, where and how many at a time runs
are done."""

import argparse
import errno
import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from lab.cache import ResultCache
from lab.dask_workers import DaskError, DaskWorkers
from lab.shard import NoResultsError, Shard
from lab.simulator import ROOT, Simulator, SimulatorError, parse_size
from lab.sweep import Sweep

OUT = ROOT / "experiments" / "out"
CACHE = OUT / "cache"
ENDING = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


def add_run_options(parser: argparse.ArgumentParser) -> None:
    """Where runs are done, and --fresh, --cache and --out."""
    add_sweep_options(parser)
    parser.add_argument(
        "--out", type=Path, default=OUT, metavar="FOLDER", help="for the results as data"
    )


def add_jobs_option(parser: argparse.ArgumentParser) -> None:
    """--jobs, how many processes run at a time."""
    parser.add_argument(
        "--jobs",
        type=_job_count,
        default=os.cpu_count(),
        metavar="N",
        help="processes at a time on this machine; default: one for each processor",
    )


def add_sweep_options(parser: argparse.ArgumentParser) -> None:
    """Of an experiment that only prints."""
    add_jobs_option(parser)
    part = parser.add_mutually_exclusive_group()  # what a shard does is for others to reuse
    part.add_argument(
        "--shard",
        type=_shard,
        metavar="I/N",
        help="of a job array: simulate only part I of N, keep it in the cache, write no results; a "
        "run without --shard does that when all parts are there",
    )
    parser.add_argument(
        "--scheduler",
        metavar="ADDRESS",
        help="of a Dask scheduler, such as tcp://HOST:8786, on whose workers to simulate; "
        "docs/sweeps.md says how to start one",
    )
    part.add_argument("--fresh", action="store_true", help="reuse no earlier result")
    parser.add_argument(
        "--cache", type=Path, default=CACHE, metavar="FOLDER", help="for what is reused"
    )


def add_settings_option(parser: argparse.ArgumentParser) -> None:
    """--set, as `settings`."""
    parser.add_argument(
        "--set",
        action="append",
        default=[],
        dest="settings",
        metavar="NAME=VALUE",
        help="of a machine parameter; repeatable",
    )


def add_runs_option(parser: argparse.ArgumentParser, default: int) -> None:
    """--runs, how often each amount of data is timed."""
    parser.add_argument(
        "--runs",
        type=_run_count,
        default=default,
        metavar="N",
        help=f"of each size; default: {default}",
    )


def add_size_option(
    parser: argparse.ArgumentParser, name: str, default: str, explanation: str | None = None
) -> None:
    """An amount of data, 64K for example."""
    parser.add_argument(name, type=_size, default=default, metavar="SIZE", help=explanation)


def sweep_of(arguments: argparse.Namespace, console: Console, in_phases: bool = False) -> Sweep:
    """Where the options say, reusing earlier results if not --fresh. DaskError if the scheduler is
    not there, OSError if there cannot be a folder for what comes out."""
    _require_folder(arguments.cache)
    if not arguments.shard and "out" in arguments:
        _require_folder(arguments.out)
    cache = ResultCache(arguments.cache, reuse=not arguments.fresh)
    workers = None if arguments.scheduler is None else DaskWorkers(arguments.scheduler)
    return Sweep(
        Simulator(), cache, arguments.jobs, console, arguments.shard, workers, in_phases=in_phases
    )


def _require_folder(path: Path) -> None:
    """OSError if files could not be written there; the folder is made when the first one is."""
    path = path.absolute()
    there = next(each for each in (path, *path.parents) if each.exists())
    code = 0
    if not there.is_dir():
        code = errno.ENOTDIR
    elif not os.access(there, os.W_OK):
        code = errno.EACCES
    if code:
        raise OSError(code, os.strerror(code), str(there))


def plain_console(width: int = 120, **options: bool) -> Console:
    """Without colours that nobody chose; of that many columns where it is no terminal."""
    console = Console(highlight=False, **options)
    return console if console.is_terminal else Console(width=width, highlight=False, **options)


def ruled_table(console: Console, columns: dict[str, bool], title: str | None = None) -> Table:
    """Ruled on a terminal, aligned plain text elsewhere; of each heading, whether it is above
    numbers."""
    table = Table(
        title=title,
        title_justify="left",
        box=SIMPLE_HEAD if console.is_terminal else None,
        pad_edge=False,
    )
    for heading, is_number in columns.items():
        table.add_column(heading, justify="right" if is_number else "left")
    return table


def print_results(console: Console, out: Path, name: str, *suffixes: str) -> None:
    """The files that an experiment wrote."""
    for suffix in suffixes:
        console.print(f"  {out / f'{name}.{suffix}'}", soft_wrap=True)


def exit_status(experiment: Callable[[], int]) -> int:
    """Of an experiment: what it gives, or after a word to standard error 1 if the simulator or Dask
    failed and 128 + N if signal N ended it, as a shell says it. A shard that has done its part says
    so."""
    name = Path(sys.argv[0]).stem
    for number in ENDING:
        if signal.getsignal(number) is not signal.SIG_IGN:  # as nohup has it
            signal.signal(number, _interrupt)
    try:
        return experiment()
    except NoResultsError as end:
        print(f"{name}: {end}")
        return 0
    except (SimulatorError, DaskError) as error:
        print(f"{name}: {error}", file=sys.stderr)
        return 1
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        print(f"{name}: {where}{error.strerror or error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt as interrupt:
        print(f"{name}: interrupted; what has been kept will not run again", file=sys.stderr)
        return 128 + (interrupt.args[0] if interrupt.args else signal.SIGINT)


def _interrupt(number: int, _: object) -> None:
    """Runs end as they do after Ctrl-C: their temporary files go."""
    raise KeyboardInterrupt(number)


def _size(text: str) -> int:
    try:
        return parse_size(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from error


def _shard(text: str) -> Shard:
    try:
        return Shard.parse(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from error


def _job_count(text: str) -> int:
    return _one_or_more(text, f"'{text}' is not a number of processes")


def _run_count(text: str) -> int:
    return _one_or_more(text, f"{text} is not a number of runs")


def _one_or_more(text: str, refusal: str) -> int:
    if not text.isdecimal() or int(text) == 0:
        raise argparse.ArgumentTypeError(f"{refusal}; give 1 or more")
    return int(text)
