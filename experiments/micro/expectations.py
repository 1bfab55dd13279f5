# SPDX-License-Identifier: Apache-2.0
"""What each measurement of the kit should be by the machine file, and why it may be otherwise.

An expectation is a formula over the parameters of the machine (`swsim machine`) and the rules of
the pipeline (docs/timing.md). A measurement agrees when it is what the formula says, to half a per
cent. Where other parts of the machine have a share in it that a formula does not state, the
expectation carries the reason and how far the difference may go; beyond, it is not explained.
"""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from fnmatch import fnmatchcase

from lab.published import CPES_PER_GROUP as CPES
from lab.records import Machine
from lab.simulator import GIGABYTE
from micro.kit import Measurement, bytes_of

AGREEMENT = 0.005  # relative

BUSES = 16
SMALL_TRANSFERS = 20


class Verdict(StrEnum):
    """On a measurement beside its expectation."""

    AGREES = "agrees"
    EXPLAINED = "explained"
    UNEXPLAINED = "NOT EXPLAINED"


@dataclass(frozen=True)
class Expectation:
    """For the measurements whose name matches `pattern`. formula(machine, name) is in the unit of
    the measurement; `explained` bounds the relative difference that `reason` accounts for."""

    pattern: str
    of_machine: str  # the formula, for the reader
    formula: Callable[[Machine, str], float]
    reason: str = ""
    explained: tuple[float, float] = (0.0, 0.0)


@dataclass(frozen=True)
class Judged:
    """A measurement with its expectation; reason says what makes the difference."""

    name: str
    measured: Measurement
    expected: float | None
    of_machine: str
    verdict: Verdict
    reason: str = ""

    @property
    def difference(self) -> float | None:
        """Relative to what is expected."""
        if not self.expected:
            return None
        return self.measured.value / self.expected - 1


def judge(name: str, measured: Measurement, machine: Machine) -> Judged:
    """By the first expectation that the name matches; not explained without one."""
    for row in EXPECTATIONS:
        if fnmatchcase(name, row.pattern):
            break
    else:
        return Judged(name, measured, None, "nothing is expected", Verdict.UNEXPLAINED)
    expected = row.formula(machine, name)
    difference = measured.value - expected
    low, high = row.explained
    verdict = Verdict.UNEXPLAINED
    if abs(difference) <= AGREEMENT * expected:
        verdict = Verdict.AGREES
    elif low * expected <= difference <= high * expected:
        verdict = Verdict.EXPLAINED
    reason = "" if verdict is Verdict.AGREES else row.reason
    return Judged(name, measured, expected, row.of_machine, verdict, reason)


# ---- Formulas ------------------------------------------------------------------------------------
def _parameter(pattern: str, name: str) -> Expectation:
    return Expectation(pattern, name, lambda machine, _: machine[name])


def _last(name: str) -> int:
    return int(name.split(".")[-1])


def _latency(timing_class: str) -> Expectation:
    return _parameter(f"latency.{timing_class}", f"cpe.latency.{timing_class}")


def _interval(timing_class: str, cycles: float) -> Expectation:
    """Independent instructions; a register is written again after 16 of them."""
    return Expectation(
        f"interval.{timing_class}",
        f"{cycles} by the issue rule, or a 16th of the latency",
        lambda machine, _: max(cycles, machine.latency(timing_class) / 16),
    )


def _pairing(name: str, cycles: int, *classes: str) -> Expectation:
    """Independent instructions; a register is written again after 4 pairs."""
    return Expectation(
        f"pairing.{name}",
        f"{cycles} by the issue rule",
        lambda machine, _: max([cycles, *(machine.latency(each) / 4 for each in classes)]),
    )


def _pairs_of_dependent_integers(machine: Machine, _: str) -> float:
    """The second of a pair keeps its place until the first one's result is there."""
    if not machine["cpe.queue_entries"]:
        return 1 + machine.latency("integer")
    return max(1, (1 + machine.latency("integer")) / machine["cpe.queue_entries"])


def _selldw_chain(machine: Machine, _: str) -> float:
    """The next look-up waits for the buffer too, if the shuffles between are fast."""
    shuffles = 9 * machine.latency("shuffle")
    return max(machine.latency("selldw"), machine["cpe.selldw.drain_cycles"] - shuffles)


def _call(machine: Machine, bubble: int) -> int:
    """The return waits for the return address; a nop follows it."""
    return (
        max(1 + bubble, machine.latency("branch")) + 1 + machine["cpe.branch.indirect_cycles"] + 1
    )


# ---- Transfers -----------------------------------------------------------------------------------
def _memory_cycles(machine: Machine, clocks: int) -> float:
    """From clocks of the memory to cycles of the cores."""
    return clocks * machine["chip.clock_khz"] / machine["memory.clock_khz"]


def _read_cycles(machine: Machine) -> float:
    """A read of a row that is open."""
    return _memory_cycles(machine, machine["memory.cl"] + machine["memory.burst"])


def _way_cycles(machine: Machine) -> int:
    return (
        machine["dma.request_cycles"]
        + machine["dma.return_cycles"]
        + 2 * machine["dma.memory_cycles"]
    )


def _sending_cycles(machine: Machine, lines: int) -> int:
    return machine["dma.command_cycles"] + lines * machine["dma.line_cycles"]


def _cycles_of_transfers(
    machine: Machine, cpes: int, in_group: int, lines: int, merges: int = 0
) -> float:
    """The least time of a blocking transfer of `lines` transactions on each of `cpes` cores, of
    which `in_group` share a DMA group: its own ways and transactions, those of its group, or those
    of all in the memory, where `merges` of the lines of each transfer are read before."""
    return max(
        _way_cycles(machine) + _sending_cycles(machine, lines),
        in_group * _sending_cycles(machine, lines),
        cpes * lines * _memory_cycles(machine, machine["memory.burst"]),
        cpes * merges * _read_cycles(machine) / machine["memory.merge_entries"],
    )


def _bandwidth(machine: Machine, cpes: int, size_bytes: int, lines: int, merges: int = 0) -> float:
    in_group = min(cpes, CPES // machine["dma.groups"])
    cycles = _cycles_of_transfers(machine, cpes, in_group, lines, merges)
    return cpes * size_bytes * machine.clock_hz / GIGABYTE / cycles


def _merges(machine: Machine, name: str, size_bytes: int, offset: int = 0) -> int:
    """Lines of a put that hold a part of memory.atom_bytes; a get has none."""
    if ".put." not in name:
        return 0
    ends = {edge - at_end for edge, at_end in ((offset, 0), (offset + size_bytes, 1))
            if edge % machine["memory.atom_bytes"]}  # fmt: skip
    return len({edge // machine["memory.line_bytes"] for edge in ends})


def _lines(machine: Machine, size_bytes: int, offset: int = 0) -> int:
    line_bytes = machine["memory.line_bytes"]
    return -(-(offset % line_bytes + size_bytes) // line_bytes)


def _figure(machine: Machine, name: str) -> float:
    return _bandwidth(machine, int(name.split(".")[-2]), _last(name), _lines(machine, _last(name)))


def _one_cpe(machine: Machine, name: str) -> float:
    return _bandwidth(machine, 1, bytes_of(name), _lines(machine, bytes_of(name)))


def _stride(machine: Machine, name: str) -> float:
    blocks = bytes_of(name) // _last(name)
    merges = blocks * _merges(machine, name, _last(name))
    return _bandwidth(machine, CPES, bytes_of(name), blocks * _lines(machine, _last(name)), merges)


def _offset(machine: Machine, name: str) -> float:
    size_bytes, offset = bytes_of(name), _last(name)
    merges = _merges(machine, name, size_bytes, offset)
    return _bandwidth(machine, CPES, size_bytes, _lines(machine, size_bytes, offset), merges)


def _in_flight(machine: Machine, name: str) -> float:
    in_flight = min(_last(name), machine["dma.queue_entries"])
    return max(_way_cycles(machine) / in_flight, _sending_cycles(machine, lines=1))


def _mode(machine: Machine, name: str) -> float:
    """Who issues the transfers is said in micro.c: all, core 0, or the first core of each row."""
    mode, size_bytes = name.split(".")[2], _last(name)
    rows, columns = machine["core_group.rows"], machine["core_group.columns"]
    issuers, in_group, lines = {
        "pe": (CPES, CPES // machine["dma.groups"], _lines(machine, size_bytes)),
        "bcast": (1, 1, _lines(machine, size_bytes)),
        "brow": (1, 1, _lines(machine, columns * size_bytes)),
        "row": (rows, -(-rows // machine["dma.groups"]), _lines(machine, columns * size_bytes)),
        "rank": (rows, -(-rows // machine["dma.groups"]), _lines(machine, columns * size_bytes)),
    }[mode]
    return _cycles_of_transfers(machine, issuers, in_group, lines)


def _gld_cycles(machine: Machine) -> float:
    return 2 * machine["gld.path_cycles"] + _read_cycles(machine)


def _turnarounds(machine: Machine) -> int:
    """In clocks of the memory: from a read to a write, and from that to the next read."""
    return (
        machine["memory.read_to_write"]
        + machine["memory.cwl"]
        + machine["memory.burst"]
        + machine["memory.twtr"]
    )


def _launch(machine: Machine) -> int:
    return machine["launch.spawn_cycles"] + machine["launch.join_cycles"]


def _launch_and_waits(machine: Machine, _: str) -> float:
    in_group = CPES // machine["dma.groups"]
    return _launch(machine) + SMALL_TRANSFERS * _cycles_of_transfers(machine, CPES, in_group, 1)


ALONE = (
    "the ways of the command and of the data; besides, the time in the DMA group and in the "
    "memory, and the loop that polls the reply word"
)
AT_BEST = (
    "the least time by ways, groups and the peak of the memory; besides, the memory's own delays "
    "(rows, turn-around, partial lines, refresh), queues, and the loop that polls"
)

PARTIAL = AT_BEST + "; a put of a part of memory.atom_bytes is read, merged and written"
OWN_ACCESS = (
    "the way through the interface and the memory's queues, refresh, rows that are not open"
)


EXPECTATIONS = (
    # ---- Pipelines
    _latency("integer"),
    _latency("multiply"),
    _latency("load"),
    _latency("vector_load"),
    _latency("store"),
    _latency("vector_integer"),
    _latency("shuffle"),
    _latency("float"),
    _latency("divide"),
    _latency("csr"),
    _latency("get"),
    Expectation(
        "latency.branch",
        "cpe.latency.branch, and at least the branch itself",
        lambda m, _: max(m.latency("branch"), 1 + m["cpe.branch.direct_cycles"]),
    ),
    Expectation("latency.selldw", "cpe.latency.selldw, and at least the drain", _selldw_chain),
    _interval("integer", 0.5),
    _interval("multiply", 0.5),
    _interval("load", 1),
    _interval("vector_load", 1),
    Expectation("interval.store", "1 by the issue rule", lambda *_: 1),
    _interval("vector_integer", 1),
    _interval("shuffle", 1),
    _interval("float", 1),
    Expectation(
        "interval.divide", "cpe.latency.divide: not pipelined", lambda m, _: m.latency("divide")
    ),
    _interval("csr", 1),
    _pairing("integer_integer", 1, "integer"),
    Expectation(
        "pairing.integer_then_its_use",
        "1 by the issue rule, or 1 + cpe.latency.integer in one of cpe.queue_entries places",
        _pairs_of_dependent_integers,
        "a second that finds no place is decoded later, and has less to wait for",
        (-0.15, 0),
    ),
    _pairing("vector_integer", 1, "vector_integer", "integer"),
    _pairing("integer_vector", 1, "vector_integer", "integer"),
    _pairing("integer_load", 1, "integer", "load"),
    _pairing("vector_load", 1, "vector_integer", "load"),
    _pairing("load_vector", 1, "vector_integer", "load"),
    _pairing("vector_vector", 2, "vector_integer"),
    _pairing("load_load", 2, "load"),
    _pairing("vector_vector_load_load", 1, "vector_integer", "load"),
    _pairing("vector_load_load_vector", 1, "vector_integer", "load"),
    _parameter("selldw.interval", "cpe.selldw.interval_cycles"),
    Expectation(
        "selldw.drain",
        "cpe.selldw.drain_cycles, or the latency",
        lambda m, _: max(m["cpe.selldw.drain_cycles"], m.latency("selldw")),
    ),
    Expectation(
        "selldw.lookup",
        "7 cpe.selldw.interval_cycles + cpe.selldw.drain_cycles",
        lambda m, _: 7 * m["cpe.selldw.interval_cycles"] + m["cpe.selldw.drain_cycles"],
    ),
    # ---- Branches: each measurement has the instructions that branch.S says.
    Expectation(
        "branch.taken",
        "2 + cpe.branch.direct_cycles",
        lambda m, _: 2 + m["cpe.branch.direct_cycles"],
    ),
    Expectation("branch.forward_not_taken", "2: branch and nop", lambda *_: 2),
    Expectation(
        "branch.*ward_*taken",
        "1 + cpe.branch.mispredict_cycles",
        lambda m, _: 1 + m["cpe.branch.mispredict_cycles"],
    ),
    Expectation(
        "branch.loop_pass",
        "cpe.latency.integer + 1 + cpe.branch.taken_cycles",
        lambda m, _: m.latency("integer") + 1 + m["cpe.branch.taken_cycles"],
    ),
    Expectation(
        "branch.direct_call",
        "call and return, cpe.branch.direct_cycles and .indirect_cycles, and 1",
        lambda m, _: _call(m, m["cpe.branch.direct_cycles"]),
    ),
    Expectation(
        "branch.indirect_call",
        "call and return, cpe.branch.indirect_cycles each, and 1",
        lambda m, _: _call(m, m["cpe.branch.indirect_cycles"]),
    ),
    Expectation(
        "icache.miss",
        "cpe.icache.miss_cycles - 1 for each line of 128 bytes: the last nop decoded issues then",
        lambda m, _: (m["cpe.icache.miss_cycles"] - 1) * 128 / m["cpe.icache.line_bytes"],
    ),
    Expectation(
        "counter_loop.cycles",
        "1120.5, measured on the chip (swpfui)",
        lambda *_: 1120.5,
        "the code around the inner loops is not the chip's, but written from its description",
        (-0.013, 0),
    ),
    Expectation(
        "counter_loop.p0",
        "271.98 on core 63, measured on the chip (swpfui)",
        lambda *_: 271.98,
    ),
    Expectation(
        "counter_loop.p1",
        "614 + 63 on core 63, measured on the chip (swpfui)",
        lambda *_: 677,
    ),
    # ---- Main memory word by word
    Expectation(
        "gld.latency",
        "2 gld.path_cycles and a read of an open row",
        lambda m, _: _gld_cycles(m),
        OWN_ACCESS,
        (0, 0.05),
    ),
    Expectation(
        "gld.interval",
        "gld.latency / gld.queue_entries",
        lambda m, _: _gld_cycles(m) / m["gld.queue_entries"],
        OWN_ACCESS,
        (0, 0.05),
    ),
    Expectation(
        "gst.interval",
        "gld.path_cycles / gst.queue_entries",
        lambda m, _: m["gld.path_cycles"] / m["gst.queue_entries"],
        OWN_ACCESS,
        (0, 0.1),
    ),
    Expectation(
        "faa.latency",
        "gld.latency + 2 cpe.latency.integer",
        lambda m, _: _gld_cycles(m) + 2 * m.latency("integer"),
        OWN_ACCESS,
        (0, 0.1),
    ),
    Expectation(
        "gld.bandwidth",
        "8 bytes for each burst of the memory, and gld.interface_mb_per_s",
        lambda m, _: min(
            8 * m.clock_hz / GIGABYTE / _memory_cycles(m, m["memory.burst"]),
            m["gld.interface_mb_per_s"] / 1000,
        ),
        OWN_ACCESS,
        (-0.2, 0),
    ),
    Expectation(
        "faa.contended",
        "64 times a read, then a write, of the same row",
        lambda m, _: CPES * _memory_cycles(m, _turnarounds(m)),
        OWN_ACCESS,
        (-0.05, 0.5),
    ),
    Expectation(
        "gld.loop_*",
        "gld.latency",
        lambda m, _: _gld_cycles(m),
        "the other 24 instructions of the loop, and rows that are not open",
        (0.05, 0.4),
    ),
    # ---- Transfers
    Expectation(
        "dma.idle.*",
        "dma.request_cycles, dma.return_cycles, 2 dma.memory_cycles",
        lambda m, _: _way_cycles(m),
        ALONE,
        (0, 0.25),
    ),
    Expectation(
        "dma.in_flight.*",
        "ways / transfers in flight, up to dma.queue_entries",
        _in_flight,
        ALONE,
        (-0.05, 0.25),
    ),
    Expectation(
        "dma.one_cpe.*", "ways, dma.command_cycles, dma.line_cycles", _one_cpe, AT_BEST, (-0.25, 0)
    ),
    Expectation("dma.figure_4.put.*.32", "at best", _figure, PARTIAL, (-0.85, 0.01)),
    Expectation("dma.figure_*", "at best", _figure, AT_BEST, (-0.5, 0.01)),
    Expectation("dma.stride.put.32", "at best", _stride, PARTIAL, (-0.9, 0.01)),
    Expectation("dma.stride.*", "at best", _stride, AT_BEST, (-0.5, 0.01)),
    Expectation("dma.offset.put.*", "at best", _offset, PARTIAL, (-0.7, 0.01)),
    Expectation("dma.offset.*", "at best", _offset, AT_BEST, (-0.4, 0.01)),
    Expectation("dma.mode.*", "at best", _mode, AT_BEST, (-0.01, 1.5)),
    # ---- Mesh
    _parameter("mesh.*.put_get.[123]", "noc.near_cycles"),
    _parameter("mesh.*.put_get.[4567]", "noc.far_cycles"),
    _parameter("mesh.*.broadcast", "noc.far_cycles"),
    Expectation(
        "mesh.*.round_trip",
        "2 noc.far_cycles + 1 to answer",
        lambda m, _: 2 * m["noc.far_cycles"] + 1,
    ),
    Expectation(
        "mesh.aggregate",
        "a message on each of 16 buses in each cycle",
        lambda m, _: BUSES * 32 * m.clock_hz / GIGABYTE,
        "what is at the ends of the measured loop, and what its branch costs",
        (-0.03, 0.0),
    ),
    Expectation(
        "mesh.swgemm",
        "16 vmad on one pipe",
        lambda *_: 16,
        "the wait for the first messages and the branch out of the loop, over 2000 passes",
        (0, 0.02),
    ),
    _parameter("barrier.row", "noc.sync_cycles"),
    _parameter("barrier.column", "noc.sync_cycles"),
    Expectation("barrier.array", "2 noc.sync_cycles", lambda m, _: 2 * m["noc.sync_cycles"]),
    # ---- Launch
    Expectation(
        "spawn.empty",
        "launch.spawn_cycles + launch.join_cycles",
        lambda m, _: _launch(m),
        "the first fetch of the function and its return",
        (0, 0.01),
    ),
    Expectation(
        "spawn.dma_waits",
        "launch, and 20 small transfers at best",
        _launch_and_waits,
        "two larger transfers of the frame, first fetches, and the memory's own delays",
        (0, 0.25),
    ),
)
