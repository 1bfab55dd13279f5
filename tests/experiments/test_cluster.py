# SPDX-License-Identifier: Apache-2.0
"""Do the MPI programs encrypt all that they should, in the time of chip and network?"""

import json
import os
import random
import re
import subprocess
import threading
from contextlib import contextmanager
from dataclasses import replace
from itertools import product
from pathlib import Path
from types import SimpleNamespace

import pytest

from cluster import durations, platform, smpi
from cluster.durations import NODE, WORKERS, Durations, Units, Worker
from cluster.scenarios import GIB, Offline, Online, Uneven
from lab import published
from lab.published import CPES_PER_GROUP
from lab.simulator import KIB, MIB, Simulator
from protect.message import Message
from support.commands import PROGRAM, ROOT

KEY = bytes.fromhex(smpi.KEY)
ROUND_NUMBERS = Durations(((0, 20e-6), (GIB, 20e-6 + GIB / 12e9)))


@pytest.fixture(scope="module")
def network():
    return platform.load()


@pytest.fixture(scope="module")
def small_supernodes(network):
    """Their links show with few nodes, too."""
    return network.with_value("nodes_per_supernode", 64)


@pytest.fixture(scope="module")
def programs(tmp_path_factory):
    folder = tmp_path_factory.mktemp("smpi")
    return {name: smpi.build(name, folder) for name in ("swaes", "chen")}


def run(scenario, network, programs, taken=ROUND_NUMBERS):
    return smpi.run(
        programs[scenario.program],
        network,
        taken,
        scenario.ranks,
        scenario.arguments(network, taken),
        scenario.ranks_per_node,
        scenario.shares_memory,
    )


# ---- What is handed out ----

# In place of the CPEs: AES by OpenSSL, block for block.
WORK = r"""
#include <openssl/evp.h>
#include <stdint.h>
void work_of_cpes(const void* task) {
    static const unsigned char key[16] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
    const uint64_t* words = task;
    EVP_CIPHER_CTX* context = EVP_CIPHER_CTX_new();
    int done;
    EVP_EncryptInit_ex(context, EVP_aes_128_ecb(), 0, key, 0);
    EVP_EncryptUpdate(context, (unsigned char*)words[1], &done, (const unsigned char*)words[0],
                      (int)words[2]);
    EVP_CIPHER_CTX_free(context);
}
"""


@pytest.fixture(scope="module")
def working_program(tmp_path_factory):
    folder = tmp_path_factory.mktemp("working")
    work = folder / "work.c"
    work.write_text(WORK)
    return smpi.build("swaes", folder, [work, "-lcrypto"])


def encrypted(data: bytes) -> bytes:
    return subprocess.run(
        ["openssl", "enc", "-aes-128-ecb", "-nopad", "-K", KEY.hex()],
        input=data,
        capture_output=True,
        check=True,
    ).stdout


@pytest.mark.parametrize("ranks", [1, 2, 3, 7])
@pytest.mark.parametrize("blocks, piece", [(1, 16), (5, 16), (1000, 1600), (4097, 4096)])
def test_does_the_source_get_back_what_one_rank_makes(
    ranks, blocks, piece, working_program, network, tmp_path
):
    data = random.Random(blocks).randbytes(16 * blocks)
    (tmp_path / "in").write_bytes(data)
    expected = encrypted(data)
    for kept in ((), (f"kept={16 * (blocks // 3)}",)):
        arguments = [
            "place=source",
            f"bytes={len(data)}",
            f"piece={piece}",
            f"in={tmp_path / 'in'}",
            f"out={tmp_path / 'out'}",
            *kept,
        ]
        smpi.run(working_program, network, ROUND_NUMBERS, ranks, arguments)
        assert (tmp_path / "out").read_bytes() == expected


@pytest.mark.parametrize(
    "arguments, said",
    [
        (["bytes=15"], "whole blocks"),
        (["bytes=0"], "bytes"),
        (["bytes=16", "place=moon"], "place"),
        (["bytes=16", "place=source", "piece=8"], "piece"),
        (["bytes=16", "place=source", "kept=32"], "kept"),
        (["bytes=x"], "not a number"),
        (["bytes=16", "operation=ctr"], "operation"),
    ],
)
def test_what_is_wrong_with_an_argument_is_said(arguments, said, programs, network):
    with pytest.raises(smpi.SmpiError, match=said):
        smpi.run(programs["swaes"], network, ROUND_NUMBERS, 2, arguments)


# ---- What the time is ----


def test_a_rank_alone_takes_what_was_injected(programs, network):
    seconds = run(Offline("", 1, 3 * MIB), network, programs).seconds
    assert seconds == pytest.approx(ROUND_NUMBERS.seconds(3 * MIB), rel=1e-3)


@pytest.mark.parametrize(
    "ranks, each", [*product((1, 2, 3, 64, 300, 1024), (16 * KIB, GIB)), (4096, 16 * KIB)]
)
def test_the_closed_formula_agrees_offline(ranks, each, programs, network):
    scenario = Offline("", ranks, each)
    simulated = run(scenario, network, programs).seconds
    assert scenario.seconds(network, ROUND_NUMBERS) == pytest.approx(simulated, rel=0.01)


@pytest.mark.parametrize("ranks, keeps_best", [*product((1, 2, 5, 64), (False, True)), (300, True)])
def test_the_closed_formula_agrees_online(ranks, keeps_best, programs, network):
    scenario = Online("", ranks, 4 * GIB, keeps_best)
    simulated = run(scenario, network, programs).seconds
    assert scenario.seconds(network, ROUND_NUMBERS) == pytest.approx(simulated, rel=0.01)


@pytest.mark.parametrize("name", [n for n, x in platform.load().numbers.items() if x.ends])
def test_the_closed_formula_agrees_at_both_ends_of_every_uncertain_number(
    name, programs, small_supernodes
):
    # So much data that a microsecond does not count: a broadcast shares a link unevenly.
    scenarios = (Offline("", 150, 256 * KIB), Online("", 75, GIB, keeps_best=True))
    for end in small_supernodes.numbers[name].ends:
        moved = small_supernodes.with_value(name, end)
        for scenario in scenarios:
            simulated = run(scenario, moved, programs).seconds
            assert scenario.seconds(moved, ROUND_NUMBERS) == pytest.approx(simulated, rel=0.01)


@pytest.mark.parametrize("ranks", [2, 5, 16])
@pytest.mark.parametrize("spread", [25, 50])
def test_a_load_balancer_takes_most_of_the_difference_away(ranks, spread, programs, network):
    even, alone, balanced = (
        run(Uneven("", ranks, GIB, percent, balance), network, programs).seconds
        for percent, balance in ((0, True), (spread, False), (spread, True))
    )
    assert alone == pytest.approx((1 + spread / 100) * even, rel=0.01)
    assert even <= balanced < even + 0.3 * (alone - even)


@pytest.mark.parametrize("spread, keeps", [(0, 0), (40, 0), (100, 0), (100, 60), (100, 100)])
@pytest.mark.parametrize("ranks", [1, 2, 7])
def test_uneven_data_are_all_encrypted_and_come_back(
    ranks, spread, keeps, working_program, network, tmp_path
):
    """Rank 0, which has most, gives some away; its output is of all that it had."""
    own = 1600 * (100 + (spread if ranks > 1 else 0)) // 100 // 16 * 16
    data = random.Random(ranks).randbytes(own)
    (tmp_path / "in").write_bytes(data)
    files = (f"in={tmp_path / 'in'}", f"out={tmp_path / 'out'}")
    uneven = ("place=uneven", "bytes=1600", "piece=48", f"spread={spread}", f"keeps={keeps}")
    smpi.run(working_program, network, ROUND_NUMBERS, ranks, [*uneven, *files])
    assert (tmp_path / "out").read_bytes() == encrypted(data)


def test_a_supernode_has_a_way_out_that_its_nodes_share(programs, network):
    # Half of the data go to the other supernode; 1 GB/s is what all of a supernode can send it.
    narrow = network.with_value("oversubscription", 256.0 * 12)
    scenario = Online("", 512, GIB, keeps_best=False)
    wide, held = (run(scenario, n, programs).seconds for n in (network, narrow))
    assert held == pytest.approx(GIB / 2 / 1e9, rel=0.1)
    assert wide < held / 3


def test_1024_nodes_of_1_gb_take_little_memory(programs, network):
    with least_available_memory() as least:
        run(Offline("", 1024, GIB), network, programs)
        run(Online("", 1024, 4 * GIB, keeps_best=False), network, programs)
    assert least.before - least.now < 8 * MIB  # kB


@contextmanager
def least_available_memory():
    """What the host had, in kB, before and at the least moment. (The size of a process counts
    shared pages each time that it maps them.)"""
    least = SimpleNamespace(before=available_kilobytes(), now=available_kilobytes())
    done = threading.Event()

    def watch():
        while not done.wait(0.02):
            least.now = min(least.now, available_kilobytes())

    watcher = threading.Thread(target=watch)
    watcher.start()
    try:
        yield least
    finally:
        done.set()
        watcher.join()


def available_kilobytes() -> int:
    return int(re.search(r"MemAvailable: +(\d+)", Path("/proc/meminfo").read_text())[1])


# ---- Durations ----


def test_the_table_is_of_this_machine_and_these_kernels():
    table = durations.load()
    assert table.keys() == WORKERS.keys()
    assert durations.stale(Simulator(), table, WORKERS) == [], "run make cluster"


@pytest.mark.parametrize("size", [100_016, 3 * MIB, 5_000_000])
@pytest.mark.parametrize("name", ["swaes", "fastest"])
def test_between_the_points_the_line_is_near_a_full_run(name, size):
    worker = WORKERS[name]
    run = Simulator().run(worker.kernel, size, cgs=worker.core_groups, mode=worker.mode)
    line = durations.load()[name].durations(worker.units)
    assert line.seconds(size) == pytest.approx(run.seconds, rel=0.05)


@pytest.mark.parametrize("size", [90_000, 3 * MIB])
def test_between_the_points_of_the_data_protecting_model_too(size):
    worker = WORKERS["protect"]
    protected, _ = Message(worker.kernel, CPES_PER_GROUP, worker.core_groups, size).run(Simulator())
    line = durations.load()["protect"].durations(worker.units)
    seconds = protected.cycles / Simulator().machine().clock_hz
    assert line.seconds(size) == pytest.approx(seconds, rel=0.05)


@pytest.mark.parametrize("name", [name for name in WORKERS if "protect" not in name])
def test_the_table_is_of_this_simulator(name):
    """The hashes of machine and kernel do not show a change of the simulator."""
    worker, points = WORKERS[name], dict(durations.load()[name].points)
    for size in worker.sizes[0], worker.sizes[4]:
        run = Simulator().run(worker.kernel, size, cgs=worker.core_groups, mode=worker.mode)
        assert run.cycles == points[size]


UNITS = {worker.kernel: Units.of(worker) for worker in WORKERS.values()}


@pytest.mark.parametrize("kernel", UNITS)
def test_units_are_those_of_the_simulator(kernel):
    units = UNITS[kernel]
    largest = CPES_PER_GROUP * units.max_unit
    longer = 4 * (CPES_PER_GROUP - 1) * units.batch_bytes + 16  # from here on, by a batch
    for size in (16, 1024, longer - 16, longer, largest // 2 + 16, largest + 16):
        said = Simulator().call("run", kernel, "--bytes", str(size), "--check", "off")
        assert said["unit"] == units.unit(size), size


@pytest.mark.skipif("SWSIM_LARGE_RUNS" not in os.environ, reason="takes minutes: .ci/run full")
@pytest.mark.parametrize(
    "name, group_bytes", [("swaes", 256 * MIB), ("fastest", 64 * MIB), ("chen", 64 * MIB)]
)
def test_far_above_the_points_the_slope_is_near_a_full_run(name, group_bytes):
    worker = WORKERS[name]
    size = worker.core_groups * group_bytes
    run = Simulator().run(worker.kernel, size, cgs=worker.core_groups, mode=worker.mode)
    line = durations.load()[name].durations(worker.units)
    assert line.seconds(size) == pytest.approx(run.seconds, rel=0.01)


@pytest.mark.parametrize("size", [64 * KIB, 3 * MIB])
def test_the_program_takes_the_injected_time_cycle_by_cycle(size, programs, network):
    said = subprocess.run(
        [PROGRAM, "run", "kernels/mpi/swaes", "--cgs", "4", "--bytes", str(size), "--json"],
        cwd=ROOT, capture_output=True, text=True, check=True,
    )  # fmt: skip
    record = json.loads(said.stdout)
    assert record["verified"]
    line = durations.load()["swaes"].durations(WORKERS["swaes"].units)
    injected = run(Offline("", 1, size), network, programs, line).seconds
    assert record["seconds"] == pytest.approx(injected, rel=0.005)
    # And the program's own clock says so: it prints a line for each core group, on standard error.
    own = [json.loads(line)["seconds"] for line in re.findall(r"\{.*\}", said.stderr)]
    assert len(own) == NODE
    assert max(own) == pytest.approx(record["seconds"], rel=0.005)


def test_a_changed_kernel_or_machine_is_noticed():
    table = durations.load()
    for change in ({"machine_hash": "0"}, {"program_hash": "0"}, {"points": [(16, 1)]}):
        changed = table | {"swaes": replace(table["swaes"], **change)}
        assert durations.stale(Simulator(), changed, WORKERS) == ["swaes"]
    assert durations.stale(Simulator(), {}, ["chen"]) == ["chen"]


@pytest.mark.parametrize("text", ["", "[]", "{", '{"swaes": 1}', '{"swaes": {"points": []}}'])
def test_a_damaged_table_is_refused(text, tmp_path):
    path = tmp_path / "durations.json"
    path.write_text(text)
    with pytest.raises(durations.DurationsError, match=str(path)):
        durations.load(path)


def test_a_line_goes_on_by_the_last_slope():
    line = Durations(((10, 2.0), (20, 3.0), (40, 7.0)))
    assert [line.seconds(x) for x in (0, 10, 15, 30, 40, 60)] == [2, 2, 2.5, 5, 7, 11]


def test_sizes_are_powers_of_two_of_four_core_groups():
    assert Worker("", NODE, 16 * KIB).sizes == [4 * KIB, 8 * KIB, 16 * KIB]


# ---- Bad input ----


def cluster(*arguments: object, **options):
    return subprocess.run(
        [ROOT / ".venv/bin/python", ROOT / "experiments/cluster.py", *map(str, arguments)],
        capture_output=True,
        text=True,
        **options,
    )


@pytest.mark.parametrize(
    "old, new, said",
    [
        ("[latency_us]\nvalue = 1.0\n", "[latency_us]\n", "[latency_us]: value is missing"),
        ("[latency_us]", "[latency]", "[latency] is not a number of a platform"),
        ("value = 40960", "value = 4.5", "[nodes]: 4.5 is not a whole number"),
        ("value = 12.0", "value = 0.0", "[injection_gb_per_s]: 0.0 is too small"),
        ("value = 12.0", "value = nan", "[injection_gb_per_s]: nan is too small"),
        ("value = 12.0", 'value = "12"', "[injection_gb_per_s]: '12' is not a number"),
        ("value = 40960", "value = 1000", "4096 nodes: the platform has 1000"),
        ("[nodes]", "[nodes", "platform.toml"),
        ("value = 256", "value = 50000", "[nodes_per_supernode] is larger than [nodes]"),
        ("[nodes]", "[nodes]\nunit = 1", "[nodes]: unknown key unit"),
        ("[nodes]", "[nodes]\nends = 3", "[nodes]: ends must be a list"),
    ],
)
def test_what_is_wrong_with_a_platform_is_said(old, new, said, tmp_path):
    text = platform.PATH.read_text()
    assert old in text
    path = tmp_path / "platform.toml"
    path.write_text(text.replace(old, new, 1))
    outcome = cluster("--platform", path, "--out", tmp_path / "out")
    assert outcome.returncode == 1
    assert said in outcome.stderr
    assert outcome.stderr.count("\n") == 1
    assert not (tmp_path / "out").exists()


def test_a_missing_platform_is_said(tmp_path):
    outcome = cluster("--platform", tmp_path / "none.toml")
    assert outcome.returncode == 1
    assert "none.toml: No such file" in outcome.stderr


def test_a_missing_simgrid_is_said(tmp_path):
    outcome = cluster("--out", tmp_path / "out", env={"PATH": str(tmp_path)})
    assert (outcome.returncode, outcome.stderr.count("\n")) == (1, 1)
    assert "make setup-cluster" in outcome.stderr
    assert not (tmp_path / "out").exists()


def test_more_ranks_on_a_node_than_core_groups_are_refused(programs, network):
    with pytest.raises(platform.PlatformError, match="4 core groups"):
        smpi.run(programs["chen"], network, ROUND_NUMBERS, 8, ["bytes=16"], ranks_per_node=5)


def test_more_nodes_than_the_platform_has_are_refused_in_closed_form_too(network):
    few = network.with_value("nodes", 1000)
    for scenario in (Offline("", 1024, GIB), Online("", 1024, GIB, keeps_best=True)):
        with pytest.raises(platform.PlatformError, match="1024 nodes: the platform has 1000"):
            scenario.seconds(few, ROUND_NUMBERS)


def test_a_folder_that_cannot_be_is_said_before_anything_runs(tmp_path):
    (tmp_path / "file").write_text("")
    for option in ("--out", "--cache"):
        outcome = cluster(option, tmp_path / "file")
        assert (outcome.returncode, outcome.stderr.count("\n")) == (1, 1)
        assert f"{tmp_path / 'file'}: Not a directory" in outcome.stderr


def test_ranks_that_start_one_after_the_other_show_in_weak_scaling(programs, network):
    late = network.with_value("mpi_start_up_us", 1000.0)
    one, many = (run(Offline("", n, 64 * MIB), late, programs).seconds for n in (1, 64))
    assert many - one == pytest.approx(1e-3, rel=0.05)


def test_chen_counts_gbit_by_the_same_gb():
    assert pytest.approx(8 * published.CHEN_GB_PER_S[1024], abs=0.005) == 511.28


def test_every_number_of_the_platform_has_a_source():
    for number in platform.load().numbers.values():
        assert number.source
        assert number.confidence in platform.CONFIDENCES
        # What is not sure is shown at both ends.
        assert number.ends or number.confidence == "published"
