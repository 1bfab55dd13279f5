# SPDX-License-Identifier: Apache-2.0
"""Does the VCD export say what happened? Read back by vcdvcd, compared with other outputs."""

import re
from collections import Counter
from itertools import pairwise

from vcdvcd import VCDVCD

from support.commands import issues_of, swsim
from support.perfetto_format import EXCHANGE, Reader

RUN = ("simd_selldw_pipeline", "--bytes", "64K")
GET = """
    .globl main
    .text
main:
    ldi $5,1($31)
    sll $5,56,$5
    ldi $5,256($5)          # a get of 256 bytes
    vinsf $5,$31,0,$3
    ldi $6,0x400($31)       # reply word
    vinsf $6,$3,1,$3
    ldi $8,0x1000($31)
    dma $3,$16,$8
1:  ldw $2,0x400($31)
    beq $2,1b
    halt
"""


class Wave:
    """Values over time, by signal name."""

    def __init__(self, path):
        self.text = path.read_text()
        self.vcd = VCDVCD(str(path))
        self.names = {}
        for name in self.vcd.signals:
            self.names[name.removeprefix("core_group.").split("[")[0]] = name

    def changes(self, name: str) -> list[tuple[int, int]]:
        return [(time, int(value, 2)) for time, value in self.vcd[self.names[name]].tv]

    def at(self, name: str, cycle: int) -> int:
        return int(self.vcd[self.names[name]][cycle], 2)

    def spans(self, name: str):
        """(from, to, value), up to the end of the run."""
        changes = self.changes(name)
        return [
            (since, until, value)
            for (since, value), (until, _) in pairwise([*changes, (self.vcd.endtime, 0)])
        ]

    def busy(self, name: str) -> list[tuple[int, int]]:
        return [(since, until) for since, until, value in self.spans(name) if value]

    def accounts(self) -> dict[int, str]:
        found = re.findall(r"^\$comment account (\d+) is (.+) \$end$", self.text, re.MULTILINE)
        return {int(number): name for number, name in found}


def trace(path, *arguments) -> Wave:
    swsim("trace", *arguments, "--format", "vcd", "-o", path).expect(0)
    return Wave(path)


def test_does_a_bus_work_in_the_cycle_behind_the_put(tmp_path, source):
    program = source(EXCHANGE)
    wave = trace(tmp_path / "w.vcd", program, "--entry", "main", "--cpes", 8)
    issued = issues_of(tmp_path, program, "--entry", "main", "--cpes", 8)
    (put,) = [issue.cycle for issue in issued if ": putr" in issue.text]
    assert wave.busy("bus.row_0.busy") == [(put + 1, put + 2)]
    assert wave.at("bus.row_0.sender", put + 1) == 0
    assert wave.at("bus.row_0.targets", put + 1) == 0b1111_1110
    assert all(not wave.busy(f"bus.column_{column}.busy") for column in range(8))
    (run,) = wave.busy("run")
    assert run == (0, max(issue.cycle for issue in issued) + 1)


def test_is_a_get_seen_at_its_group_and_in_memory(tmp_path, source):
    program = source(GET)
    settings = {
        "dma.request_cycles": 20,
        "dma.command_cycles": 24,
        "dma.line_cycles": 18,
        "dma.memory_cycles": 3,
    }
    options = [word for name, value in settings.items() for word in ("--set", f"{name}={value}")]
    options += ["--arg", 0x5000000000]
    wave = trace(tmp_path / "w.vcd", program, "--entry", "main", *options)
    issued = issues_of(tmp_path, program, "--entry", "main", *options)
    (dma,) = [issue.cycle for issue in issued if ": dma" in issue.text]
    # 20 cycles to the group, 24 for the command, 18 for each of two lines
    assert wave.busy("dma.group_0.busy") == [(dma + 20, dma + 20 + 24 + 2 * 18)]
    assert wave.at("dma.group_0.command", dma + 20) == 1
    assert wave.at("dma.group_0.core", dma + 20) == 0
    assert wave.at("dma.group_0.operation", dma + 20) == 1
    # 3 cycles on the way; activate to read takes 14 ticks of 1.36 cycles. The second line finds its
    # row open, and goes behind the 4 ticks of the first one's data.
    reads = [span for span in wave.spans("memory.reads") if span[2]]
    assert [count for _, _, count in reads] == [1, 2, 1]
    first, second = reads[0][0], reads[1][0]
    assert first - (dma + 20 + 24 + 3) in (19, 20, 21)
    assert second - first in (5, 6)
    assert wave.at("memory.address", first) == 0x5000000000
    assert wave.at("memory.address", second) == 0x5000000080
    assert not wave.busy("memory.writes")
    assert reads[-1][1] < issued[-1].cycle


def test_is_the_account_of_each_cycle_there_with_detail(tmp_path, source):
    program = source(GET)
    options = ["--entry", "main", "--arg", 0x5000000000]
    wave = trace(tmp_path / "w.vcd", program, *options, "--detail", "instructions")
    expected = swsim("exec", program, *options, "--json").json["cores"][0]["accounts"]
    names = wave.accounts()
    cycles = Counter()
    for since, until, value in wave.spans("core_0.account"):
        cycles[names[value]] += until - since
    for name, count in expected.items():
        if name not in ("not_started", "halted"):
            assert cycles[name] == count, name
    # Within a long stall, its account; where an instruction issues, its pc.
    issued = issues_of(tmp_path, program, *options)
    for issue in issued:
        assert names[wave.at("core_0.account", issue.cycle)] in ("single", "dual")


def test_are_groups_as_busy_as_another_export_says(tmp_path):
    log = tmp_path / "run.swlog"
    wave = trace(tmp_path / "w.vcd", *RUN, "--log", log)
    other = tmp_path / "trace"
    assert swsim("trace", log, "--format", "perfetto", "-o", other).status == 0
    reader = Reader(other.read_bytes())
    for group in range(4):
        services = reader.at(f"DMA groups/group {group}")
        assert services
        busy = wave.busy(f"dma.group_{group}.busy")
        assert sum(until - since for since, until in busy) == sum(s.duration for s in services)
        for service in services:
            name = f"dma.group_{group}"
            assert wave.at(f"{name}.command", service.begin) == service.arguments["command"]
            assert wave.at(f"{name}.core", service.begin) == service.arguments["core"]
    (spawn,) = reader.at("run")
    assert wave.busy("run") == [(spawn.begin, spawn.end)]


def test_is_it_the_same_file_from_a_log_that_was_kept_and_again(tmp_path, source):
    program = source(EXCHANGE)
    log = tmp_path / "run.swlog"
    options = ["--entry", "main", "--cpes", 8]
    first = trace(tmp_path / "a.vcd", program, *options, "--log", log)
    again = trace(tmp_path / "b.vcd", log)
    slowly = trace(tmp_path / "c.vcd", program, *options, "--quantum", 1)
    assert first.text == again.text == slowly.text
    assert "$timescale" in first.text
    assert "$date" not in first.text


def test_does_a_file_that_is_cut_off_say_so(tmp_path):
    path = tmp_path / "cut.vcd"
    outcome = swsim(
        "trace", *RUN, "--format", "vcd", "--detail", "instructions", "-o", path,
        "--max-size", "300K",
    )  # fmt: skip
    assert outcome.status == 0, outcome.stderr
    wave = Wave(path)
    assert "max-size" in wave.text or "limit" in wave.text
    assert path.stat().st_size < 400_000
    assert wave.vcd.endtime > 0


def test_is_what_is_outside_of_a_window_not_taken_for_known(tmp_path):
    wave = trace(tmp_path / "w.vcd", *RUN, "--cores", "3", "--cycles", "15000:15100")
    names = wave.accounts()
    assert [name for name in wave.names if name.startswith("core_")] == ["core_3.account"]
    spans = wave.spans("core_3.account")
    unknown = [(since, until) for since, until, value in spans if "not" in names[value]]
    assert unknown[0] == (0, 15000)
    assert unknown[-1][0] == 15100 or spans[-1][1] == 15100
