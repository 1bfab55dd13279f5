# SPDX-License-Identifier: Apache-2.0
"""Do shards and the workers of a cluster give the results of one machine, and nothing else?"""

import json
import os
import pickle
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import distributed
import pytest
from rich.console import Console

from asap.measurement import Look
from calibrate.programs import Repetition
from dma_limit.copying import Copying
from kernels.catalogue import all_kernels, programs_of
from kernels.counts import Counting
from lab.cache import ResultCache
from lab.dask_workers import DaskError, DaskWorkers
from lab.shard import NoResultsError, Shard
from lab.simulator import Cipher, Identity, SimulatorError
from lab.sweep import Point, Sweep
from micro.kit import Measuring
from protect.message import Message, Sent
from support.commands import PROGRAM, ROOT, Outcome, call, experiment
from validate.evidence import MEASUREMENTS
from validate.probes import Probe

#: A sweep of seconds: 7 programs at 4 sizes.
SMALL = ("--min-bytes", "1K", "--max-bytes", "8K")
RUNS = 28
RESULTS = ("ablation.csv", "ablation.json", "ablation.png")


def ablation(folder: Path, *options: object) -> Outcome:
    """Results in the folder's `out`, finished runs in its `cache`."""
    return experiment("ablation", *options_of(folder), *options)


def options_of(folder: Path) -> tuple:
    return (*SMALL, "--out", folder / "out", "--cache", folder / "cache")


def results_in(folder: Path) -> dict[str, bytes]:
    """By file."""
    return {file.name: file.read_bytes() for file in (folder / "out").glob("*")}


@pytest.fixture(scope="module")
def of_one_machine(tmp_path_factory) -> dict[str, bytes]:
    folder = tmp_path_factory.mktemp("one_machine")
    ablation(folder, "--jobs", 1).expect(0)
    results = results_in(folder)
    assert sorted(results) == sorted(RESULTS)
    return results


# ---- Shards --------------------------------------------------------------------------------------
def test_shards_and_a_run_that_simulates_nothing_give_the_same_files(tmp_path, of_one_machine):
    said = [ablation(tmp_path, "--shard", f"{number}/3").expect(0) for number in (1, 2, 3)]
    assert f"10 simulated here, 10 of {RUNS} are there now" in said[0].stdout
    assert f"9 simulated here, 19 of {RUNS} are there now" in said[1].stdout
    assert "9 simulated here; all are there now" in said[2].stdout
    assert all("run without --shard writes the results" in each.stdout for each in said)
    assert not (tmp_path / "out").exists()
    assert f"({RUNS} reused" in ablation(tmp_path, "--jobs", 1).expect(0).stdout
    assert results_in(tmp_path) == of_one_machine


@pytest.mark.parametrize(
    "text", ("0/3", "4/3", "a/b", "2", "1/0", "-1/3", "1/3/5", "", "/", "1.5/3")
)
def test_a_shard_that_does_not_exist_is_none(text):
    with pytest.raises(ValueError, match="not a shard; write i/n"):
        Shard.parse(text)


@pytest.mark.parametrize(
    ("options", "fragment"),
    [
        (("--shard", "4/3"), "'4/3' is not a shard"),
        # Who reuses nothing never gets through.
        (("--shard", "1/3", "--fresh"), "not allowed with"),
    ],
)
def test_wrong_usage_of_shards_is_refused(tmp_path, options, fragment):
    ablation(tmp_path, *options).expect(2, fragment)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("count", (1, 2, 3, 8, 50))
def test_each_element_is_in_one_shard(count):
    elements = list(range(20))
    parts = [Shard(number, count).part(elements) for number in range(1, count + 1)]
    assert sorted(element for part in parts for element in part) == elements
    assert max(map(len, parts)) - min(map(len, parts)) <= 1


class Task:
    """Of a made-up simulator; one that fails if it is so named."""

    weight = 1.0
    needed = ("value",)

    def __init__(self, name: str):
        self.arguments = {"name": name}
        self.program = ""

    def __str__(self) -> str:
        return self.arguments["name"]

    def identify(self, _) -> Identity:
        return Identity("m", "p", "b")

    def perform(self, _) -> dict:
        if str(self) == "fails":
            raise SimulatorError(["swsim"], 3, "it cannot")
        return {"value": str(self)}


def sweep_in(folder: Path, shard: str | None, **options: bool) -> Sweep:
    part = None if shard is None else Shard.parse(shard)
    return Sweep(None, ResultCache(folder), 1, Console(quiet=True), part, **options)


def test_what_follows_from_other_results_comes_when_all_of_these_are_there(tmp_path):
    first, second = [Task("a"), Task("b")], [Task("c")]

    def run(shard: str) -> str:
        with (
            pytest.raises(NoResultsError) as end,
            sweep_in(tmp_path, shard, in_phases=True) as sweep,
        ):
            sweep.results("first", first)
            sweep.results("second", second)
        return str(end.value)

    assert "first: 1 simulated here, 1 of 2 are there now. When all are, run the shards" in run(
        "1/2"
    )
    assert "second: 0 simulated here, 0 of 1 are there now" in run("2/2")  # the first shard's
    assert "1 simulated here; all are there now" in run("1/2")


def test_work_of_other_programs_is_done_once_by_the_run_that_writes_results(tmp_path):
    keys = [3, 1, 2]
    assert sweep_in(tmp_path, None).each("", str, keys) == {3: "3", 1: "1", 2: "2"}
    with pytest.raises(NoResultsError, match="all are there now"):
        sweep_in(tmp_path, "1/2").each("", str, keys)


def test_a_run_that_fails_is_not_counted_as_there(tmp_path):
    tasks = [Task("fails"), Task("a"), Task("b")]
    with pytest.raises(NoResultsError, match=r"1 of 3 are there now\. 1 failed") as end:
        sweep_in(tmp_path, "1/2").results("running", tasks, keep_going=True)
    assert "it cannot" in str(end.value)
    with pytest.raises(SimulatorError, match="it cannot"):
        sweep_in(tmp_path, "1/1").results("running", tasks)


# ---- Tasks ---------------------------------------------------------------------------------------
TASKS = [
    Point("simd", 1024, 1.0, settings=("dma.groups=2",), cipher=Cipher(key="00")),
    Look("profile", "simd", 1024, ("--core", "0")),
    Copying(1 << 20, 256, 2, 1, ("dma.groups=2",)),
    Measuring(("dma.groups=2",), ("latency.load",)),
    Counting(programs_of(all_kernels())[0], ("dma.groups=2",)),
    Message("chen", 64, 1, 1000),
    Sent("chen", 64, 1, 1000, "paper"),
    Repetition("dma-idle-get", (), next(iter(MEASUREMENTS.values())), {"part.s": "nop"}),
    Probe("digest"),
]


@pytest.mark.parametrize("task", TASKS, ids=lambda task: type(task).__name__)
def test_each_kind_of_task_travels_and_its_record_is_reused(tmp_path, task):
    there = pickle.loads(pickle.dumps(task))
    assert there == task
    assert hash(there) == hash(task)
    assert (there.arguments, there.program) == (task.arguments, task.program)
    record = dict.fromkeys(task.needed, 1) | {"verified": True}
    identity = Identity("m", "p", "b")
    ResultCache(tmp_path).store(identity, task.arguments, record)
    assert ResultCache(tmp_path).load(identity, there.arguments, there.needed) == record


# ---- A cluster -----------------------------------------------------------------------------------
class DaskProcesses:
    """A scheduler and its workers, as docs/sweeps.md starts them."""

    def __init__(self, folder: Path):
        self._folder = folder
        self._file = folder / "scheduler.json"
        self._processes: list[subprocess.Popen] = []
        self._start("scheduler", "--host", "tcp://127.0.0.1", "--port", "0", experiments=None)

    def _start(self, *words: str, experiments: Path | None) -> None:
        environment = {n: value for n, value in os.environ.items() if n != "PYTHONPATH"}
        if experiments:
            environment["PYTHONPATH"] = str(experiments)
        command = [sys.executable, "-m", "dask", *words, "--no-dashboard"]
        command += ["--scheduler-file", str(self._file)]
        with (self._folder / "log").open("a") as log:
            self._processes.append(
                subprocess.Popen(
                    command,
                    cwd=self._folder,
                    env=environment,
                    stdout=log,
                    stderr=log,
                    start_new_session=True,  # a group, with the workers' own processes
                )
            )

    def add_workers(self, count: int, checkout: Path = ROOT) -> None:
        options = ("--nworkers", str(count), "--nthreads", "1", "--local-directory")
        folder = str(self._folder / "workers")
        self._start("worker", *options, folder, experiments=checkout / "experiments")

    @property
    def address(self) -> str:
        deadline = time.monotonic() + 30
        while time.monotonic() < deadline:
            try:
                return json.loads(self._file.read_text())["address"]
            except (OSError, ValueError, KeyError):
                time.sleep(0.05)
        raise TimeoutError((self._folder / "log").read_text())

    def kill_scheduler(self) -> None:
        os.killpg(self._processes[0].pid, signal.SIGKILL)

    def stop(self) -> None:
        """At once: to take leave takes seconds."""
        for process in self._processes:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()


@pytest.fixture
def dask(tmp_path) -> Iterator[DaskProcesses]:
    processes = DaskProcesses(tmp_path)
    try:
        yield processes
    finally:
        processes.stop()


@contextmanager
def client_of(dask: DaskProcesses) -> Iterator[distributed.Client]:
    with distributed.Client(dask.address, set_as_default=False, timeout=30) as client:
        yield client


def running_ablation(folder: Path, dask: DaskProcesses) -> subprocess.Popen:
    program = ROOT / "experiments" / "ablation.py"
    command = [sys.executable, program, *options_of(folder), "--scheduler", dask.address]
    pipe = subprocess.PIPE
    return subprocess.Popen([*map(str, command)], stdout=pipe, stderr=pipe, text=True)


def kill_one_that_works(client: distributed.Client, finished: Path) -> str:
    """As soon as two runs are kept and a worker has another."""
    pids = client.run(os.getpid)
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        at_work = [worker for worker, keys in client.processing().items() if keys]
        if at_work and len(list(finished.glob("*.json"))) >= 2:
            os.kill(pids[at_work[0]], signal.SIGKILL)
            return at_work[0]
        time.sleep(0.02)
    raise TimeoutError("nothing ran")


def test_a_worker_that_is_killed_is_replaced_and_its_runs_are_repeated(
    tmp_path, dask, of_one_machine
):
    dask.add_workers(4)
    with client_of(dask) as client:
        client.wait_for_workers(4, timeout=60)
        with running_ablation(tmp_path, dask) as running:
            killed = kill_one_that_works(client, tmp_path / "cache")
            there = len(list((tmp_path / "cache").glob("*.json")))
            said, told = running.communicate(timeout=120)
        assert (running.returncode, told) == (0, "")
        assert there < RUNS
        assert "(0 reused" in said
        assert results_in(tmp_path) == of_one_machine
        client.wait_for_workers(4, timeout=60)
        assert killed not in client.nthreads()


def test_a_scheduler_that_goes_is_said_and_what_was_run_is_kept(tmp_path, dask, of_one_machine):
    dask.add_workers(1)
    with client_of(dask) as client:
        client.wait_for_workers(1, timeout=60)
    with running_ablation(tmp_path, dask) as running:
        deadline = time.monotonic() + 60
        while not list((tmp_path / "cache").glob("*.json")) and time.monotonic() < deadline:
            time.sleep(0.02)
        dask.kill_scheduler()
        said, told = running.communicate(timeout=60)
    assert (running.returncode, said) == (1, "")
    assert told.splitlines() == [
        f"ablation: the scheduler at {dask.address} is gone; what has been kept will not run again"
    ]
    assert not (tmp_path / "out").exists()
    kept = len(list((tmp_path / "cache").glob("*.json")))
    assert f"({kept} reused" in ablation(tmp_path).expect(0).stdout
    assert results_in(tmp_path) == of_one_machine


def copy_of_experiments(folder: Path) -> Path:
    unwanted = shutil.ignore_patterns("out", "__pycache__")
    return shutil.copytree(ROOT / "experiments", folder / "experiments", ignore=unwanted)


def test_the_library_is_every_package_but_no_command(tmp_path):
    folder = copy_of_experiments(tmp_path)

    def library() -> str:
        program = "from lab.dask_workers import library_hash; print(library_hash())"
        environment = os.environ | {"PYTHONPATH": str(folder)}
        return call(sys.executable, "-c", program, environment=environment).stdout

    before = library()
    (folder / "ablation.py").unlink()
    assert library() == before
    (folder / "kernels" / "counts.py").open("a").write("\n")
    assert library() != before


def checkout_with_another_build(folder: Path) -> Path:
    """This one, whose simulator says another build."""
    copy_of_experiments(folder)
    program = folder / "build" / "swsim"
    program.parent.mkdir()
    program.write_text(
        f'#!/bin/sh\n"{PROGRAM}" "$@" | sed \'s/"build": "[^"]*"/"build": "of another"/\'\n'
    )
    program.chmod(0o755)
    return folder


def test_a_worker_with_another_build_is_refused(tmp_path, dask, of_one_machine):
    dask.add_workers(1, checkout_with_another_build(tmp_path / "other"))
    with client_of(dask) as client:
        client.wait_for_workers(1, timeout=60)
        [other] = client.nthreads()
        refusal = f"worker {other} on "
        reason = "is refused: its build is of another, here it is "
        refused = ablation(tmp_path, "--scheduler", dask.address)
        refused.expect(1, refusal, reason, "no worker", "left")
        assert refused.stdout == ""
        assert not (tmp_path / "out").exists()
        assert not (tmp_path / "cache").exists()
        dask.add_workers(1)
        client.wait_for_workers(2, timeout=60)
        told = ablation(tmp_path, "--scheduler", dask.address).expect(0, refusal, reason).stderr
        assert len(told.splitlines()) == 1
        assert results_in(tmp_path) == of_one_machine


def test_a_scheduler_that_is_not_there_is_said_at_once(tmp_path):
    begun = time.monotonic()
    outcome = ablation(tmp_path, "--scheduler", "tcp://127.0.0.1:1")
    outcome.expect(1, "no Dask scheduler answers at tcp://127.0.0.1:1; start one by")
    assert time.monotonic() - begun < 10
    assert (outcome.stdout, len(outcome.stderr.splitlines())) == ("", 1)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    "address", ("nonsense", "127.0.0.1", "tcp://h:x", "tls://h:1", "x://y:1", "")
)
def test_an_address_of_no_scheduler_is_said(address):
    with pytest.raises(DaskError, match="is not the address of a Dask scheduler"):
        DaskWorkers(address)


def test_without_the_package_it_is_said_how_to_get_it(tmp_path):
    (tmp_path / "distributed.py").write_text("raise ImportError\n")
    environment = os.environ | {"PYTHONPATH": str(tmp_path)}
    program = ROOT / "experiments" / "ablation.py"
    outcome = call(sys.executable, program, "--scheduler", "tcp://h:1", environment=environment)
    outcome.expect(1, "--scheduler needs the Python package distributed; tools/setup.sh dask")
    assert len(outcome.stderr.splitlines()) == 1
