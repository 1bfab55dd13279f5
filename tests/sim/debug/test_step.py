# SPDX-License-Identifier: Apache-2.0
"""Does the debugger show what the machine does, forward and back, and stop where it should?"""

import itertools
import os
import pty
import random
import re
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from support.commands import PROGRAM, ROOT, Outcome, call, function, make_kernel, swsim

BAD_INPUT, USAGE, NOT_VERIFIED = 1, 2, 4

# Each core gets 128 bytes of main memory, works on them, and puts them back.
TRANSFERS = """
    .section .tdata_local,"awT","progbits"
    .align 5
reply:  .skip 32
buffer: .skip 256

    .macro BUMP register
    addl \\register,1,\\register
    .endm

    .macro DMA operation            # 0 put, 1 get
    stw $31,0($2)
    vinsw $2,$31,2,$3
    ldi $3,\\operation($31)
    sll $3,56,$3
    ldi $4,128($31)
    vinsw $4,$3,0,$3
    dma $3,$6,$5
1:  ldw $7,0($2)
    beq $7,1b
    .endm

    .section .text1,"ax","progbits"
    .globl main
    .ent main
main:
    ldi $2,reply($31) !tprello
    ldi $5,buffer($31) !tprello
    ldi $6,0x50($31)
    sll $6,32,$6
    rcsr $8,0
    sll $8,7,$9
    addl $6,$9,$6
    DMA 1
    ldi $10,5($31)
    # SWSIM-BEGIN loop
loop:
    BUMP $11
    addl $11,$8,$12
    stl $12,0($5)
    ldl $13,0($5)
    subl $10,1,$10
    bne $10,loop
    # SWSIM-END
    DMA 0
    stl $11,1024($6)
    ldl $14,1024($6)
    addl $14,1,$14
    ret
    .end main
"""
LOOP_PASSES = 5


def line_of(text: str) -> int:
    """Of the statement in TRANSFERS."""
    return 1 + [line.strip() for line in TRANSFERS.splitlines()].index(text)


# Everything that can be shown.
DUMP = """
where
why
pipes 64
scoreboard
registers
vector $0-$31 longs
ldm 0 4096
memory 0x5000000000 8192
cores
accounts
dma
mesh
"""


def session(commands: str, *arguments: object, status: int = 0) -> Outcome:
    """Runs the commands as a file on standard input."""
    return swsim("step", *arguments, stdin=commands).expect(status)


def bare(commands: str, path: Path, *arguments: object, status: int = 0):
    return session(commands, path, "--entry", "main", *arguments, status=status)


def answers(output: str) -> list[tuple[str, str]]:
    """Each command of a session with what it printed."""
    parts = re.split(r"^> (.*)\n", output, flags=re.MULTILINE)[1:]
    return list(zip(parts[::2], parts[1::2], strict=True))


def cycle_of(text: str) -> int:
    return int(re.findall(r"^cycle (\d+), ", text, re.MULTILINE)[-1])


# ---- Forward and back ----------------------------------------------------------------------------
def states(output: str) -> list[tuple[int, str]]:
    """The dumps of a session, by cycle."""
    dumps = output.split("> echo dump\n")[1:]
    texts = [dump.split("> echo end\n")[0] for dump in dumps]
    return [(cycle_of(text), text) for text in texts]


def dump_after(commands) -> str:
    return "".join(f"{command}\necho dump\n{DUMP}echo end\n" for command in commands)


def random_walk(seed: int) -> list[str]:
    choose = random.Random(seed)
    walk = [f"go {choose.randrange(600, 1500)}"]
    for _ in range(30):
        kind = choose.choice(
            ["cycle", "step", "reverse-cycle", "reverse-step", "reverse-cycle", "go", "core"]
        )
        if kind == "go":
            walk.append(f"go {choose.randrange(0, 1700)}")
        elif kind == "core":
            walk.append("core 0")
        else:
            walk.append(f"{kind} {choose.choice([1, 1, 2, 7, 60, 300])}")
    return walk


@pytest.mark.parametrize("seed", range(4))
def test_a_walk_forward_and_back_shows_each_cycle_as_a_straight_run_does(source, seed):
    # It ends beyond what the walk reaches: forward from there is an error.
    long_tail = "    ldi $15,5000($31)\n1:  subl $15,1,$15\n    bne $15,1b\n    ret"
    program = source(TRANSFERS.replace("    ret", long_tail))
    walk = random_walk(seed)
    script = f"checkpoints {[1000000, 11, 150, 40][seed]}\n" + dump_after(walk)
    walked = states(bare(script, program, "--cpes", 4).stdout)
    assert len(walked) == len(walk)
    cycles = sorted({cycle for cycle, _ in walked})
    assert len(cycles) > 10
    assert max(b - a for (a, _), (b, _) in itertools.pairwise(walked)) > 0
    straight = dict(
        states(bare(dump_after(f"go {c}" for c in cycles), program, "--cpes", 4).stdout)
    )
    for cycle, text in walked:
        assert text == straight[cycle], f"cycle {cycle}"


def test_a_kernel_stepped_back_and_forth_is_still_verified():
    script = "break aes_crypt_buffer\ncontinue\nreverse-step 20\nreverse-cycle 500\n"
    script += "delete\ncontinue\ncontinue\n"
    for kernel in ("simd_selldw", "template"):
        commands = script
        if kernel == "template":
            commands = script.replace("aes_crypt_buffer", "template")
        result = session(commands, kernel, "--bytes", 4096, "--cpes", 4)
        assert "nothing is wrong" in result.stdout
        expected = swsim("run", kernel, "--bytes", 4096, "--cpes", 4, "--json").json["cycles"]
        assert f"the run is over: {expected} cycles from spawn to join" in result.stdout


def test_going_back_ends_at_the_spawn(source):
    result = bare(
        "cycle 20\nreverse-cycle 1000\nassert cycle == 1\nreverse-step\n", source(TRANSFERS)
    )
    assert result.stdout.count("this is the beginning of the spawn") == 2


def test_after_the_end_one_can_go_back(source):
    script = "continue\ncontinue\nreverse-step\nassert $11 == 5\nprint cycle\ncontinue\n"
    last = "continue\n"
    result = bare(script, source(TRANSFERS))
    assert "the run is over" in result.stdout
    assert "all cores have ended" in answers(result.stdout)[-1][1]
    refused = bare(script + last, source(TRANSFERS), status=BAD_INPUT)
    assert "the run is over; go back, or quit" in refused.stderr


TWO_SPAWNS = """
#include <athread.h>
#include <stdlib.h>
extern SLAVE_FUN(work)(void*);
int main(void) {
    long* data = malloc(1024);
    data[0] = 7;
    athread_init();
    athread_spawn(work, data);
    athread_join();
    if (data[0] != 8)
        return 1;
    data[0] = 20;
    athread_spawn(work, data);
    athread_join();
    athread_halt();
    return data[0] != 21;
}
"""


def test_each_spawn_is_a_stop_and_bounds_going_back(tmp_path):
    work = "    ldl $1,0($16)\n    addl $1,1,$1\n    stl $1,0($16)\n    memb\n    ret"
    folder = make_kernel(tmp_path / "twice", "work", function(work, name="work"), TWO_SPAWNS)
    script = (
        "assert mem[$16] == 7\ncontinue\nassert mem[$16] == 8\nreverse-step\ncontinue\ncontinue\n"
        "assert mem[$16] == 20\nreverse-cycle 100000\nassert mem[$16] == 20\ncontinue\n"
        "assert mem[$16] == 21\ncontinue\n"
    )
    result = session(script, folder, "--cpes", 1)
    assert "spawn 2 begins on 1 core" in result.stdout
    assert "nothing is wrong" in result.stdout


# ---- Where it stops ------------------------------------------------------------------------------
def test_a_watch_tells_of_a_change_by_dma(source):
    script = (
        "watch mem 0x5000000080 8\ncontinue\n"
        "assert mem[0x5000000080] == 6\ngo cycle-1\nassert mem[0x5000000080] == 0\n"
    )
    result = bare(script, source(TRANSFERS), "--cpes", 4)
    [hit] = re.findall(r"^watch 1: .*", result.stdout, re.MULTILINE)
    cycle = cycle_of(dict(answers(result.stdout))["continue"])
    assert (
        f"main memory 0x5000000080: 0x0 becomes 0x6 in cycle {cycle - 1}, by DMA put of core 1"
        in hit
    )
    assert f"dma $3,$6,$5 (DMA at program.S:{line_of('DMA 0')})" in hit


def test_a_watch_tells_of_ldm_filled_by_dma(source):
    """Main memory is made nonzero first: 0x99 is put there, cleared in LDM, and fetched again."""
    body = TRANSFERS.replace(
        "    DMA 1\n",
        "    ldi $1,0x99($31)\n    stl $1,0($5)\n    DMA 0\n    stl $31,0($5)\nagain:\n    DMA 1\n",
    )
    script = "until again\nwatch ldm buffer\ncontinue\nassert ldm[buffer] == 0x99\n"
    result = bare(script, source(body))
    assert "0x0 becomes 0x99" in result.stdout
    assert "by DMA get of core 0" in result.stdout


def test_a_watch_tells_of_the_instruction_that_changed_a_register(source):
    result = bare("watch $11 on core 2\ncontinue\ncontinue\n", source(TRANSFERS), "--cpes", 3)
    first, second = re.findall(r"^watch 1: \$11 on core 2: (.*)", result.stdout, re.MULTILINE)
    assert first.startswith("0x0 becomes 0x1") and second.startswith("0x1 becomes 0x2")
    assert f"addl $11,1,$11 (BUMP at program.S:{line_of('BUMP $11')})" in first


def test_a_watch_tells_of_a_store_to_main_memory(source):
    result = bare(
        "watch mem 0x5000000400\ncontinue\nassert mem[0x5000000400] == 5\n", source(TRANSFERS)
    )
    assert "by core 0, " in result.stdout and "stl $11,1024($6)" in result.stdout


@pytest.mark.parametrize(
    ("place", "count"),
    [
        ("loop", LOOP_PASSES),
        (f"program.S:{line_of('stl $12,0($5)')}", LOOP_PASSES),
        (f"{line_of('stl $12,0($5)')}", LOOP_PASSES),
        (f"program.S:{line_of('loop:')}", LOOP_PASSES),  # of the next instruction
        (f"program.S:{line_of('BUMP $11')}", LOOP_PASSES),
        (f"program.S:{line_of('.macro BUMP register') + 1}", LOOP_PASSES),  # in the macro
        ("0x4fff000044", LOOP_PASSES),
        ("region loop", 1),
        ("loop if $11 == 3", 1),
        # P0 has counted down already, while the load waits for the store.
        (f"{line_of('ldl $13,0($5)')} if $10 < 4", 4),
        ("if $10 == 2", 1),
        ("if $11 == 2 || $11 == 4", 2),
        ("if account == gld", 1),
    ],
)
def test_breakpoints_stop_as_often_as_they_should(source, place, count):
    script = f"break {place} on core 1\n" + "continue\n" * (count + 1)
    result = bare(script, source(TRANSFERS), "--cpes", 2)
    stops = [text for command, text in answers(result.stdout) if command == "continue"]
    assert [("breakpoint 1: " in text) for text in stops] == [True] * count + [False]
    assert "all cores have ended" in stops[-1]
    # And back over the same cycles.
    cycles = [cycle_of(text) for text in stops[:-1]]
    back = bare(script + "reverse-continue\n" * count, source(TRANSFERS), "--cpes", 2)
    seen = [
        cycle_of(text) for command, text in answers(back.stdout) if command == "reverse-continue"
    ]
    assert seen == cycles[::-1]


def test_a_breakpoint_in_each_slot_of_a_pair_stops_before_the_pair(source):
    """Vector and scalar instructions at 8n and 8n + 4 issue together."""
    program = source(
        function(
            "    vaddw $16,$17,$1\n    addl $2,1,$2\n    vaddw $16,$17,$3\n"
            "    addl $2,1,$4\n    ret"
        )
    )
    for pc in ("0x4fff000008", "0x4fff00000c"):
        script = f"break {pc}\ncontinue\nassert $2 == 1\ncycle\nassert $4 == 2\ncontinue\n"
        result = bare(script, program, "--arg", "1", "--arg", "2")
        assert "P0: vaddw $16,$17,$3              P1: addl $2,1,$4" in result.stdout
        assert result.stdout.count("breakpoint 1: ") == 1


def test_any_core_may_hit(source):
    result = bare("break loop on any core\n" + "continue\n" * 15, source(TRANSFERS), "--cpes", 3)
    cores = re.findall(r"^breakpoint 1: core (\d)", result.stdout, re.MULTILINE)
    assert sorted(cores) == ["0"] * LOOP_PASSES + ["1"] * LOOP_PASSES + ["2"] * LOOP_PASSES


def test_passes_of_a_region_go_forth_and_back(source):
    passes = "".join(f"pass\nassert $11 == {i}\n" for i in range(1, LOOP_PASSES))
    script = f"break region loop\ncontinue\n{passes}reverse-pass\nassert $11 == 3\n"
    script += "reverse-pass 2\nassert $11 == 1\npass 3 loop\nassert $11 == 4\n"
    bare(script, source(TRANSFERS), "--cpes", 2)


def test_steps_are_instructions(source):
    program = source(function("    addl $1,1,$1\n" * 6 + "    ret"))
    bare("step 4\nassert $1 == 4\nreverse-step 3\nassert $1 == 1\nstep\nassert $1 == 2\n", program)


# ---- What it shows -------------------------------------------------------------------------------
# FIPS-197, appendix B: the input and the state that it is.
FIPS_INPUT = bytes.fromhex("3243f6a8885a308d313198a2e0370734")
FIPS_STATE = ["32 88 31 e0", "43 5a 31 37", "f6 30 98 07", "a8 8d a2 34"]


def test_memory_is_shown_as_aes_states(source):
    data = ", ".join(f"{byte:#x}" for byte in FIPS_INPUT)
    program = source(
        function(
            "    ret",
            '    .section .tdata_local,"awT","progbits"\n    .align 5\n'
            f"block: .byte {data}\n       .byte {', '.join(map(str, range(16)))}",
        )
    )
    [(_, text)] = answers(bare("ldm block 32 states\n", program).stdout)
    second = ["00 04 08 0c", "01 05 09 0d", "02 06 0a 0e", "03 07 0b 0f"]
    assert text.splitlines()[0].split() == ["0x80", "0x90"]
    assert text.splitlines()[1:] == [f"  {a}  {b}" for a, b in zip(FIPS_STATE, second, strict=True)]


def test_registers_are_shown_as_rows_of_aes_states(source):
    """Word j of register $r is row r of block j: here all 8 blocks are the standard's."""
    words = [
        sum(int(byte, 16) << 8 * c for c, byte in enumerate(row.split())) for row in FIPS_STATE
    ]
    rows = "".join(f"    .long {', '.join([hex(word)] * 8)}\n" for word in words)
    program = source(
        function(
            "    ldi $9,rows($31) !tprello\n    vldd $0,0($9)\n    vldd $1,32($9)\n"
            "    vldd $2,64($9)\n    vldd $3,96($9)\n    nop\n    nop\n    ret",
            f'    .section .tdata_local,"awT","progbits"\n    .align 5\nrows:\n{rows}',
        )
    )
    script = "step 7\nvector $0-$3 states\nvector $2 states\nvector $0 bytes\nvector $0\n"
    shown = [text for command, text in answers(bare(script, program).stdout) if "vector" in command]
    lines = shown[0].splitlines()
    assert lines[0].split("  ")[-1] == "block 7" and lines[0].count("block") == 8
    for index, row in enumerate(FIPS_STATE):
        assert lines[1 + index] == f"${index}     " + "  ".join([row] * 8)
    assert shown[1].splitlines()[1] == "$2     " + "  ".join([FIPS_STATE[2]] * 8)
    assert shown[2] == "$0     " + "  ".join([FIPS_STATE[0]] * 8) + "\n"
    assert shown[3] == "$0     " + "  ".join([f"{words[0]:08x}"] * 8) + "\n"


def test_a_stall_names_its_cause_and_producer(source):
    program = source(function("    ldl $1,0($31)\n    addl $1,1,$2\n    ret"))
    result = bare("step\ncycle\nwhere\nwhy\nscoreboard\npipes\n", program)
    text = dict(answers(result.stdout))
    assert "waits: operand_load, for 0x4fff000000 program.S:6: ldl $1,0($31)" in text["where"]
    assert "program.S:7: addl $1,1,$2 does not issue: operand_load" in text["why"]
    ready = int(re.search(r"\$1   ready at cycle (\d+)", text["scoreboard"]).group(1))
    assert "by 0x4fff000000 program.S:6: ldl $1,0($31)" in text["scoreboard"]
    # It is ready then, and not a cycle earlier.
    bare(f"go {ready}\nassert $2 == 0\ncycle\nassert $2 == 1\n", program)


def test_transfers_in_flight_and_cores_are_shown(source):
    result = bare("go 200\ndma\ncores\nwhy\n", source(TRANSFERS), "--cpes", 3)
    text = dict(answers(result.stdout))
    assert [line.split(":")[0] for line in text["dma"].splitlines()[::2]] == ["1", "2", "3"]
    assert "DMA get of core 2, 128 bytes, main memory 0x5000000100" in text["dma"]
    rows = text["cores"].splitlines()[1:]
    assert len(rows) == 3 and rows[0].startswith("=>")
    assert all("dma_wait" in row for row in rows)
    assert "in flight: DMA get of core 0" in text["why"]


def test_messages_are_shown(source):
    program = source(
        function(
            "    rcsr $1,0\n    xor $1,1,$2\n    putr $3,$2\n"
            + "    nop\n" * 40
            + "    getr $4\n    ret"
        )
    )
    text = dict(answers(bare("cycle 60\nmesh\n", program, "--cpes", 2).stdout))
    assert "core 0: 1 to read from its row" in text["mesh"]


def test_a_listing_marks_pairs_pc_and_breakpoints(source):
    text = dict(answers(bare("break loop\nlist loop\nlist\n", source(TRANSFERS)).stdout))
    assert "        loop:\n  *1    0x4fff000044 \\ addl $11,1,$11" in text["list loop"]
    assert "     => 0x4fff000000 / ldi $2,128($31)" in text["list"]


# ---- When it goes wrong --------------------------------------------------------------------------
def test_a_deadlock_can_be_looked_at(source):
    program = source(function("    ldi $1,7($31)\n    nop\n    getr $2\n    ret"))
    result = bare("continue\nassert $1 == 7\nwhy\nreverse-step\nlist\n", program)
    stop = dict(answers(result.stdout))["continue"]
    assert "DEADLOCK on core 0" in stop and "getr waits for a message" in stop
    refused = bare("continue\ncontinue\n", program, status=BAD_INPUT)
    assert "cannot go on" in refused.stderr


def test_a_fault_stops_where_it_happened(source):
    program = source(function("    ldi $1,3($31)\n    nop\n    ldl $2,0($1)\n    ret"))
    result = bare("continue\nassert $1 == 3\nreverse-cycle\ncycle\n", program)
    stops = [text for command, text in answers(result.stdout) if command in ("continue", "cycle")]
    for stop in stops:
        assert "UNALIGN on core 0" in stop and "program.S:8: ldl $2,0($1)" in stop


def test_the_cycle_limit_ends_a_run(source):
    program = source(function("1:  addl $1,1,$1\n    br 1b"))
    result = bare("continue\nassert cycle > 2000\n", program, "--max-cycles", 2000)
    assert "LIMIT" in result.stdout


@pytest.mark.parametrize(
    ("command", "fragment"),
    [
        ("frobnicate", "unknown command 'frobnicate'"),
        ("stepp", "nearest: step"),
        ("re", "'re' may be reverse-step, reverse-cycle"),
        ("step x", "'x' is not a count; write step [N]"),
        ("step 0", "'0' is not a count"),
        ("where now", "where takes no arguments"),
        ("break", "break wants"),
        ("break on core 0", "write a place"),
        ("break lop", "nearest: loop"),
        ("break program.S:999", "no instruction at line 999"),
        ("break prgram.S:9", "nearest: program.S"),
        ("break 0x5", "is not an instruction of the program"),
        ("break region lop", "nearest: loop"),
        ("break loop if $3 = 4", "comparison is '=='\n    $3 = 4\n       ^"),
        ("break loop if $32 == 4", "they are $0 to $31"),
        ("break loop if $3.w8", "not a part of a register"),
        ("break loop if buffr", "nearest: buffer"),
        ("break loop if (1", "')' is missing"),
        ("break loop if", "a value is missing here"),
        ("break loop if 1 2", "an operator is missing"),
        ("break loop on core 7", "there is no core 7"),
        ("break loop on fire", "on core N"),
        ("watch", "watch wants"),
        ("watch $40", "'$40' is not a register"),
        ("watch ldm 0x10000", "are not in LDM"),
        ("watch mem 0", "are not in main memory"),
        ("watch ldm 0 100000", "1 to 4096 bytes"),
        ("watch nothing", "write watch $REGISTER"),
        ("delete 4", "there is no breakpoint 4"),
        ("core 9", "there is no core 9"),
        ("core x", "'x' is not a core's number"),
        ("ldm 0xfff0 64", "are not in LDM"),
        ("ldm 0 64 wrods", "write ldm ADDRESS"),
        ("memory 16", "are not in main memory"),
        ("memory 0x5000000000 99999999", "can be shown at a time"),
        ("vector $3-$1", "the range is empty"),
        ("vector $99", "'$99' is not a register"),
        ("print", "print wants"),
        ("print 1 +", "a value is missing here"),
        ("print 0x", "no 64-bit number"),
        ("print " + "(" * 1000, "nested too deeply"),
        ("print ldm[0x10000]", "are not in LDM"),
        ("print ldm.x[0]", "the sizes are"),
        ("pass 1 2 3", "write pass"),
        ("pass nowhere", "there is no region 'nowhere'; there "),
        ("pipes many", "is not a number of cycles"),
        ("help frobnicate", "unknown command"),
        ("checkpoints x", "'x' is not a count"),
    ],
)
def test_a_bad_command_ends_a_script_with_its_line(source, command, fragment):
    result = bare(f"# a comment\n\n{command}\n", source(TRANSFERS), "--cpes", 2, status=BAD_INPUT)
    assert "standard input:3: " in result.stderr
    assert fragment in result.stderr


def test_a_failed_assertion_has_a_status_of_its_own(source, tmp_path):
    script = tmp_path / "session.txt"
    script.write_text("step 3\nassert $1 == 0\nassert $31 == 1\n")
    swsim("step", source(TRANSFERS), "--entry", "main", "--commands", script).expect(
        NOT_VERIFIED, f"{script}:3: it is not so that $31 == 1"
    )


def test_bad_options(source, tmp_path):
    program = source(TRANSFERS)
    missing = swsim("step", program, "--entry", "main", "--commands", tmp_path / "none")
    assert (missing.status, "cannot read" in missing.stderr) == (BAD_INPUT, True)
    assert swsim("step").status == USAGE
    assert swsim("step", program, "--entry", "mian").status == BAD_INPUT


def test_the_same_session_prints_the_same(source):
    script = "break loop on any core\n" + "continue\ncores\nreverse-cycle 3\npipes\ncontinue\n" * 3
    program = source(TRANSFERS)
    assert bare(script, program, "--cpes", 4).stdout == bare(script, program, "--cpes", 4).stdout


# ---- Processes and terminals ---------------------------------------------------------------------
def processes_with(mark: str) -> list[int]:
    found = []
    for entry in Path("/proc").iterdir():
        if not entry.name.isdigit():
            continue
        try:
            if mark.encode() in (entry / "cmdline").read_bytes():
                found.append(int(entry.name))
        except OSError:
            continue
    return found


def wait_until(condition, seconds: float = 20):
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.02)


def front_end(commands: str, *arguments: object) -> subprocess.Popen:
    """A debugger that has got the commands and waits for more."""
    pipes = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.PIPE)
    front = subprocess.Popen([PROGRAM, "step", *arguments], text=True, **pipes)
    front.stdin.write(commands)
    front.stdin.flush()
    return front


ENDLESS = function("1:  addl $1,1,$1\n    rcsr $2,4\n    br 1b")
FOR_EVER = ("--entry", "main", "--max-cycles", str(10**12))


@pytest.mark.parametrize("commands", ["", "quit\n", "continue\ncycle 5", "go 300\nreverse-cycle\n"])
def test_no_process_is_left_when_input_ends(source, commands):
    program = source(TRANSFERS, f"{os.getpid()}_input_ends.S")
    bare(commands.replace("\ncycle 5", ""), program, "--cpes", 2)
    assert processes_with(program.name) == []


@pytest.mark.parametrize("running", [False, True])
def test_no_process_outlives_a_killed_front_end(source, running):
    program = source(ENDLESS, f"{os.getpid()}_killed_{running}.S")
    commands = "checkpoints 1000\ngo 20000\ngo 10000\n" + ("continue\n" if running else "")
    front = front_end(commands, program, *FOR_EVER)
    while "cycle 10000" not in front.stdout.readline():
        pass
    assert len(processes_with(program.name)) > 4
    front.kill()
    front.wait()
    wait_until(lambda: processes_with(program.name) == [])


def test_no_process_outlives_a_front_end_killed_while_the_host_program_runs(tmp_path):
    host = TWO_SPAWNS.replace("    if (data[0] != 8)\n        return 1;\n", "    for (;;) {}\n")
    work = function("    ret", name="work")
    folder = make_kernel(tmp_path / f"loops{os.getpid()}", "work", work, host)
    commands = "cycle 5\nreverse-cycle 2\ncontinue\necho ended\ncontinue\n"
    front = front_end(commands, folder, "--cpes", "1")
    while front.stdout.readline() != "> continue\n":
        pass
    while front.stdout.readline() != "> continue\n":
        pass
    time.sleep(0.2)
    front.kill()
    front.wait()
    wait_until(lambda: processes_with(folder.name) == [])


class Terminal:
    """The debugger on a terminal of its own."""

    def __init__(self, *arguments, environment):
        self.process, self.terminal = pty.fork()
        if self.process == 0:
            os.execve(PROGRAM, [str(PROGRAM), "step", *map(str, arguments)], environment)
        self.seen = ""

    def wait_for(self, text: str, seconds: float = 20) -> str:
        end = time.monotonic() + seconds
        while text not in self.seen:
            assert time.monotonic() < end, self.seen
            if select.select([self.terminal], [], [], 0.1)[0]:
                self.seen += os.read(self.terminal, 65536).decode()
        before, _, self.seen = self.seen.partition(text)
        return before

    def type(self, text: str):
        os.write(self.terminal, text.encode())

    def end(self) -> int:
        self.type("quit\n")
        _, status = os.waitpid(self.process, 0)
        os.close(self.terminal)
        return os.waitstatus_to_exitcode(status)


@pytest.fixture
def terminal_environment(tmp_path):
    return {**os.environ, "XDG_STATE_HOME": str(tmp_path / "state"), "TERM": "dumb"}


def test_a_terminal_has_completion_and_history(source, terminal_environment, tmp_path):
    arguments = (source(TRANSFERS), "--entry", "main")
    first = Terminal(*arguments, environment=terminal_environment)
    first.wait_for("[core 0, cycle 1] ")
    first.type("break lo\t\n")
    first.wait_for("1: break loop on core 0")
    first.type("contin\t\n")
    first.wait_for("breakpoint 1: core 0 comes to ")
    first.type("nonsense\n")
    first.wait_for("unknown command 'nonsense'")
    assert first.end() == 0
    assert "break loop" in (tmp_path / "state/swsim/step_history").read_text()
    second = Terminal(*arguments, environment=terminal_environment)
    second.wait_for("[core 0, cycle 1] ")
    second.type("\x10\x10\x10\x10\n")  # quit, nonsense, continue, break loop
    second.wait_for("1: break loop on core 0")
    second.type("\n")  # once more
    second.wait_for("2: break loop on core 0")
    assert second.end() == 0


@pytest.mark.parametrize("environment", [{"XDG_STATE_HOME": "/dev/null"}, {"HOME": ""}])
def test_history_is_never_required(source, environment):
    terminal = Terminal(
        source(TRANSFERS), "--entry", "main", environment={"PATH": "/bin", **environment}
    )
    terminal.wait_for("[core 0, cycle 1] ")
    assert terminal.end() == 0


def test_ctrl_c_stops_the_machine_where_it_is(source, terminal_environment):
    terminal = Terminal(source(ENDLESS), *FOR_EVER, environment=terminal_environment)
    terminal.wait_for("[core 0, cycle 1] ")
    terminal.type("continue\n")
    terminal.wait_for("continue")
    time.sleep(0.5)
    terminal.type("\x03")
    terminal.wait_for("interrupted")
    terminal.wait_for("cycle ")
    terminal.wait_for("] ")
    terminal.type("half a line\x03")
    terminal.wait_for("] ")
    terminal.type("reverse-cycle\n")
    terminal.wait_for("program.S")
    terminal.type("step\n")
    terminal.wait_for("program.S")
    assert terminal.end() == 0


def test_a_killed_machine_is_told(source):
    program = source(ENDLESS, f"{os.getpid()}_lost.S")
    front = front_end("continue\n", program, *FOR_EVER)
    while front.stdout.readline() != "> continue\n":
        pass
    # The first two are the one that was started and, supervised by it, the front end.
    for process in sorted(processes_with(program.name))[2:]:
        os.kill(process, signal.SIGKILL)
    _, errors = front.communicate(timeout=20)
    assert front.returncode == BAD_INPUT
    assert "was ended by signal KILL" in errors


# ---- Documentation -------------------------------------------------------------------------------
def test_the_documentation_has_every_command(source):
    everything = answers(bare("help all\n", source(TRANSFERS)).stdout)[0][1]
    assert everything in (ROOT / "docs/step.md").read_text()


def test_the_documentation_shows_what_a_session_prints(tmp_path):
    text = (ROOT / "docs/step.md").read_text()
    script, output = re.search(
        r"```sh\n(printf.*?)```\n\n```text\n(.*?)```", text, re.DOTALL
    ).groups()
    script = script.replace("/tmp/", f"{tmp_path}/").replace("build/swsim", str(PROGRAM))
    assert call("bash", "-c", script) == Outcome(0, output, "")


# ---- Odd numbers ---------------------------------------------------------------------------------
ENDS_LATE = function(
    "    ldi $10,20000($31)\n"
    "loop:\n    addl $11,1,$11\n    subl $10,1,$10\n    bne $10,loop\n"
    "    ret"
)
SIGNED_LIMIT = 2**63
UNSIGNED_LIMIT = 2**64


@pytest.mark.parametrize("target", ["-1", "cycle-20000", "~0", str(UNSIGNED_LIMIT - 1), "0-1"])
def test_a_cycle_before_the_run_is_refused(source, target):
    result = bare(f"go {target}\n", source(ENDS_LATE), status=BAD_INPUT)
    assert "before the run" in result.stderr and "go 0" in result.stderr


@pytest.mark.parametrize("target", [SIGNED_LIMIT - 1, 2**62, 10**15])
def test_a_cycle_far_behind_the_run_is_its_end(source, target):
    result = bare(f"go {target}\nassert $11 == 20000\ngo 0\n", source(ENDS_LATE))
    assert "all cores have ended" in result.stdout
    assert cycle_of(result.stdout) == 1


COUNTED = ["step", "cycle", "pass", "reverse-step", "reverse-cycle", "reverse-pass"]


@pytest.mark.parametrize("count", ["0", "-1", "+1", "1.5", str(UNSIGNED_LIMIT), "9" * 20])
def test_what_is_no_count_is_refused(source, count):
    text = ENDS_LATE.replace("    addl", "    # SWSIM-BEGIN r\n    addl").replace(
        "    bne", "    # SWSIM-END\n    bne"
    )
    program = source(text)
    for command in [*COUNTED, "checkpoints", "pipes", "core"]:
        if command == "core" and count == "0":
            continue
        result = bare(f"go 500\n{command} {count}\n", program, status=BAD_INPUT)
        assert f"'{count}' is not a" in result.stderr, command
        assert f"write {command}" in result.stderr, command


def test_the_largest_count_goes_to_the_end_and_back(source):
    for forward, back in [("step", "reverse-step"), ("cycle", "reverse-cycle")]:
        script = f"{forward} {UNSIGNED_LIMIT - 1}\nassert $11 == 20000\n"
        script += f"{back} {UNSIGNED_LIMIT - 1}\nassert $11 == 0\n"
        result = bare(script, source(ENDS_LATE))
        assert "this is the beginning of the spawn" in result.stdout


def test_copies_after_more_cycles_than_there_are_are_not_made(source):
    script = f"checkpoints {UNSIGNED_LIMIT - 1}\ngo 30000\ncontinue\ncheckpoints\n"
    # Each `go` puts its own behind it.
    few = int(re.findall(r"^(\d+) cop", bare(script, source(ENDS_LATE)).stdout, re.MULTILINE)[-1])
    assert few <= 10


def test_going_far_back_by_steps_needs_no_memory_for_each(source):
    """More steps than are kept at a time; each of them used to be."""
    steps = 400_000
    text = ENDS_LATE.replace("ldi $10,20000($31)", "ldi $10,10000($31)\n    sll $10,5,$10")
    there_and_back = f"reverse-step {steps}\nprint $11\nstep {steps}\nprint $11\n"
    script = f"go 600000\nstep\nprint $11\n{there_and_back}"
    # What a process starts with is that of its parent: a small one in between.
    measure = (
        "import resource, subprocess, sys\n"
        "status = subprocess.run(sys.argv[1:]).returncode\n"
        "sys.exit(status or f'{resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss} KB')"
    )
    measured = (sys.executable, "-c", measure)
    outcome = swsim("step", source(text), "--entry", "main", prefix=measured, stdin=script)
    most = re.fullmatch(r"(\d+) KB", outcome.stderr.strip())
    assert most, outcome.stderr
    before, back, again = map(int, re.findall(r"^(\d+) = ", outcome.stdout, re.MULTILINE))
    assert again == before > back > 0
    assert int(most[1]) < 100 * 1024


def test_an_expression_without_end_is_refused(source):
    long_sum = "1" + "+1" * 200_000
    result = bare(f"print {long_sum}\n", source(ENDS_LATE), status=BAD_INPUT)
    assert "operators are too many" in result.stderr
    bare(f"break if {long_sum}\n", source(ENDS_LATE), status=BAD_INPUT)
