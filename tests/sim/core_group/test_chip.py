# SPDX-License-Identifier: Apache-2.0
"""Are several core groups what as many single ones are, side by side?"""

import os
import shutil
from dataclasses import replace

import pytest
from rich.console import Console

from lab.cache import ResultCache
from lab.simulator import Identity, Simulator
from lab.sweep import Point, Sweep
from support.commands import MADE_UP_RUN, machine, make_kernel, run, simulated, swsim

KERNEL = "simd_selldw_pipeline"
KEY = "2b7e151628aed2a6abf7158809cf4f3c"
BLOCK_BYTES = 16
PTHREAD_FACTOR = 60  # launch.shared_factor


@pytest.fixture(scope="module")
def plaintext():
    return bytes(i * i % 251 for i in range(1003 * BLOCK_BYTES))


def run_file(folder, data: bytes, *options) -> tuple[dict, bytes]:
    """The record and the output of a run over `data`."""
    (folder / "in").write_bytes(data)
    outcome = swsim(
        "run", KERNEL, "--key", KEY, "--in", folder / "in", "--out", folder / "out", *options,
        "--json",
    )  # fmt: skip
    return outcome.json, (folder / "out").read_bytes()


def slices(data: bytes, groups: int) -> list[bytes]:
    """Consecutive whole blocks, the first slices longer by one if it does not come out even."""
    count, longer = divmod(len(data) // BLOCK_BYTES, groups)
    parts = []
    for group in range(groups):
        size = (count + (group < longer)) * BLOCK_BYTES
        parts.append(data[:size])
        data = data[size:]
    return parts


@pytest.mark.parametrize("groups", (2, 3, 4))
def test_a_chip_is_its_groups_side_by_side(tmp_path, plaintext, groups):
    chip, output = run_file(tmp_path, plaintext, "--cgs", groups)
    singles = [run_file(tmp_path, part) for part in slices(plaintext, groups)]
    records = [record for record, _ in singles]
    whole, whole_output = run_file(tmp_path, plaintext)

    assert output == b"".join(part for _, part in singles) == whole_output
    assert chip["verified"] and chip["bytes"] == whole["bytes"] == len(plaintext)
    assert (chip["cgs"], chip["mode"], chip["cpes"]) == (groups, "private", 64)
    assert chip["unit"] == records[0]["unit"]
    assert chip["groups"] == [
        {name: record[name] for name in ("bytes", "unit", "cycles", "kernel_cycles")}
        for record in records
    ]
    for name in ("cycles", "kernel_cycles"):
        assert chip[name] == max(record[name] for record in records)
    assert chip["instructions"] == sum(record["instructions"] for record in records)
    for account, cycles in chip["accounts"].items():
        assert cycles == sum(record["accounts"][account] for record in records)
    assert chip["cycles_per_byte"] == pytest.approx(
        chip["kernel_cycles"] * 64 * groups / len(plaintext)
    )
    assert chip["throughput_gb_per_s"] == pytest.approx(len(plaintext) / chip["seconds"] / 1e9)
    assert chip["machine_hash"] == whole["machine_hash"]


def test_one_group_in_private_mode_is_the_default():
    plain = run(KERNEL, 4096)
    assert simulated(run(KERNEL, 4096, "--cgs", 1, "--mode", "private")) == simulated(plain)
    assert not {"cgs", "mode", "groups"} & plain.keys()


def test_groups_without_data_do_not_run(tmp_path, plaintext):
    two_blocks = plaintext[: 2 * BLOCK_BYTES]
    chip, output = run_file(tmp_path, two_blocks, "--cgs", 4)
    record, _ = run_file(tmp_path, two_blocks[:BLOCK_BYTES])
    idle = {"bytes": 0, "unit": 0, "cycles": 0, "kernel_cycles": 0}
    assert chip["groups"][2:] == [idle, idle]
    assert [group["bytes"] for group in chip["groups"][:2]] == [BLOCK_BYTES] * 2
    assert chip["cycles"] == record["cycles"]
    assert chip["instructions"] == 2 * record["instructions"]
    assert output == run_file(tmp_path, two_blocks)[1]


def test_parts_are_whole_pieces_of_the_kernels_data():
    # template takes pieces of 2048 bytes: 5 of them on 4 groups.
    chip = run("template", 5 * 2048, "--cgs", 4)
    assert [group["bytes"] for group in chip["groups"]] == [4096, 2048, 2048, 2048]
    assert chip["verified"]


def test_the_oracle_agrees_on_every_group():
    for mode in ("private", "shared"):
        options = ("--cgs", 2, "--mode", mode, "--cpes", 3)
        assert simulated(run(KERNEL, 4096, *options)) == simulated(
            run(KERNEL, 4096, *options, "--quantum", 1)
        )


@pytest.mark.skipif(shutil.which("taskset") is None, reason="taskset is not here")
def test_the_number_of_processors_does_not_matter():
    """As many groups run at a time as there are processors."""
    options = (KERNEL, 16384, "--cgs", 4, "--mode", "shared")
    one = run(*options, prefix=("taskset", "--cpu-list", str(min(os.sched_getaffinity(0)))))
    assert simulated(one) == simulated(run(*options))


# ---- Full-chip sharing mode ------------------------------------------------------------------


@pytest.mark.parametrize("groups", (1, 4))
def test_shared_mode_is_slower_for_little_data(groups):
    private = run(KERNEL, 16384, "--cgs", groups)
    shared = run(KERNEL, 16384, "--cgs", groups, "--mode", "shared")
    assert shared["mode"] == "shared" and shared["verified"]
    # The start of threads instead of athread's, and the way over the network.
    start = private["cycles"] - private["kernel_cycles"]
    launch = machine()["launch.spawn_cycles"] + machine()["launch.join_cycles"]
    assert start >= launch
    assert shared["cycles"] - shared["kernel_cycles"] == start + launch * (PTHREAD_FACTOR - 1)
    assert shared["kernel_cycles"] > private["kernel_cycles"]


def test_groups_that_share_have_less_of_the_network():
    """Each group has the same part of the data: only its share of a slow network differs."""
    slow = ("--mode", "shared", "--set", "chip.noc_mb_per_s=8000")
    kernel_cycles = [
        run(KERNEL, 16384 * groups, "--cgs", groups, *slow)["kernel_cycles"] for groups in (1, 2, 4)
    ]
    assert kernel_cycles[0] < kernel_cycles[1] < kernel_cycles[2]


def test_the_network_is_none_of_private_modes_business():
    slow = run(KERNEL, 16384, "--cgs", 2, "--set", "chip.noc_mb_per_s=100", "--set",
               "chip.noc_cycles=10000", "--set", "launch.shared_factor=10000")  # fmt: skip
    plain = run(KERNEL, 16384, "--cgs", 2)
    assert simulated(slow) | {"machine_hash": plain["machine_hash"]} == simulated(plain)


# ---- What goes wrong -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (("--mode", "common"), "must be private or shared"),
        (("--cgs", "0"), "must be from 1 to 4"),
        (("--cgs", "5"), "must be from 1 to 4"),
    ],
)
def test_unknown_modes_and_groups_are_refused(options, message):
    swsim("run", KERNEL, *options).expect(2, message)


def test_limits_and_expectations_hold_for_the_slowest_group():
    cycles = run(KERNEL, 3 * BLOCK_BYTES, "--cgs", 2)["cycles"]
    options = ("run", KERNEL, "--bytes", 3 * BLOCK_BYTES, "--cgs", 2)
    assert swsim(*options, "--expect-cycles", cycles).status == 0
    assert swsim(*options, "--expect-cycles", cycles + 1).status == 5
    swsim(*options, "--max-cycles", 20000).expect(6, "core group 0: LIMIT")


# Core k of group g stores g, and what rcsr 0 says, to words of its own. If a byte of the data is
# the group's number plus 1, core 5 loads from where nothing is.
GROUP_SOURCE = """
    .section .text1,"ax","progbits"
    .globl tell
tell:
    rcsr $1,0
    rcsr $2,3
    ldbu $3,75($31)
    and $1,63,$4
    sll $4,4,$5
    addl $5,$16,$5
    stl $1,0($5)
    subl $2,$3,$3       # _CGN is the same number
    addl $2,$3,$2
    stl $2,8($5)
    ldl $6,1024($16)
    addl $2,1,$2
    cmpeq $6,$2,$6
    beq $6,1f
    cmpeq $4,5,$6
    beq $6,1f
    ldih $6,0x7000($31)
    ldl $6,0($6)
1:  ret
"""

GROUP_HOST = """
#include <athread.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
extern void SLAVE_FUN(tell)(void);

int main(int argc, char **argv) {
    const char *in = 0, *out = 0;
    for (int i = 1; i < argc; i++) {
        if (strncmp(argv[i], "in=", 3) == 0) in = argv[i] + 3;
        if (strncmp(argv[i], "out=", 4) == 0) out = argv[i] + 4;
    }
    uint64_t *task = malloc(1024 + 8); /* what 64 cores tell, and the byte of the data */
    FILE *file = fopen(in, "rb");
    task[128] = (uint64_t)fgetc(file);
    fclose(file);
    athread_init();
    athread_spawn(tell, task);
    athread_join();
    if (task[128] == 0xf0 + task[1]) raise(SIGKILL);
    if (task[128] == 0xe0 + task[1]) _exit(0);
    if (task[128] == 0xd0 + task[1]) return 3;
    if (task[128] == 0xc0 + task[1]) abort();
    file = fopen(out, "wb");
    fwrite(task, 1, 1024, file);
    fclose(file);
    return 0;
}
"""


@pytest.fixture(scope="module")
def group_kernel(tmp_path_factory):
    folder = tmp_path_factory.mktemp("kernel") / "tell"
    return make_kernel(folder, "tell", GROUP_SOURCE, GROUP_HOST, "[parameters]\nbytes = 4\n")


def run_groups(kernel, folder, data: bytes, *options):
    """One byte of data for each of 4 groups."""
    (folder / "in").write_bytes(data)
    return swsim(
        "run",
        kernel,
        "--in",
        folder / "in",
        "--out",
        folder / "out",
        "--cgs",
        4,
        *options,
        "--json",
    )


def test_a_core_knows_its_group(group_kernel, tmp_path):
    assert run_groups(group_kernel, tmp_path, bytes(4)).json["verified"]
    told = (tmp_path / "out").read_bytes()
    words = [int.from_bytes(told[i : i + 8], "little") for i in range(0, len(told), 8)]
    assert words == [
        word for group in range(4) for core in range(64) for word in (group << 6 | core, group)
    ]


def test_a_fault_in_one_group_ends_the_run_with_its_message(group_kernel, tmp_path):
    outcome = run_groups(group_kernel, tmp_path, bytes((0, 0, 3, 0)))
    assert outcome.status == 3
    assert outcome.stdout == ""
    for part in ("core group 2: IOE on core 5 (row 0, column 5)", "tell.S:", "is neither LDM"):
        assert part in outcome.stderr
    assert not (tmp_path / "out").exists()


def test_of_several_faults_the_first_groups_is_told(group_kernel, tmp_path):
    outcome = run_groups(group_kernel, tmp_path, bytes((0, 2, 0xF2, 4)))
    assert outcome.status == 3
    assert "core group 1: IOE" in outcome.stderr
    assert "core group 3" not in outcome.stderr


@pytest.mark.parametrize(
    ("byte", "status", "message"),
    [
        (0xF1, 1, "core group 1: its process was ended by signal KILL"),
        (0xE1, 4, "core group 1: its process was ended by the host program (exit status 0)"),
        (0xD1, 4, "the host program of core group 1 returned 3"),
        (0xC1, 1, "core group 1: its process has ended because the host program crashed"),
    ],
    ids=["killed", "_exit", "returns 3", "abort"],
)
def test_a_host_program_that_dies_never_hangs_the_run(
    group_kernel, tmp_path, byte, status, message
):
    outcome = run_groups(group_kernel, tmp_path, bytes((0, byte, 0, 0)))
    assert outcome.status == status
    assert message in outcome.stderr


# ---- The Python side -------------------------------------------------------------------------


def test_python_callers_choose_groups_mode_and_parameters():
    settings = ("cpe.latency.vector_integer=4",)
    shared, private = (
        Simulator().run(KERNEL, 4096, cgs=2, mode=mode, settings=settings)
        for mode in ("shared", "private")
    )
    assert shared.launch_cycles > 10 * private.launch_cycles
    assert shared.machine_hash == Simulator().identify(KERNEL, settings).machine_hash
    assert shared.machine_hash != Simulator().identify(KERNEL).machine_hash


class FakeSimulator:
    """Counts its runs."""

    def __init__(self):
        self.runs = 0

    def identify(self, kernel, settings, _cipher):
        return Identity(machine_hash="-".join(settings), program_hash=kernel, build="b")

    def run(self, *arguments):
        self.runs += 1
        *plain, _cipher, _cpes = arguments
        return replace(MADE_UP_RUN, kernel=str(plain))


def test_results_are_reused_only_for_the_same_groups_mode_and_parameters(tmp_path):
    points = [
        Point("k", 16, 1.0),
        Point("k", 16, 1.0, cgs=2),
        Point("k", 16, 1.0, cgs=2, mode="shared"),
        Point("k", 16, 1.0, settings=("a=1",)),
    ]
    simulator = FakeSimulator()
    sweep = Sweep(simulator, ResultCache(tmp_path), 1, Console(quiet=True))
    first, reused = sweep.run(points)
    assert (len(first), reused, simulator.runs) == (4, 0, 4)
    again, reused = sweep.run(points)
    assert (reused, simulator.runs) == (4, 4)
    assert {point: run.kernel for point, run in again.items()} == {
        point: str(["k", 16, point.cgs, point.mode, point.settings, point.double_buffer])
        for point in points
    }
