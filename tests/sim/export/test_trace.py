# SPDX-License-Identifier: Apache-2.0
"""Does swsim trace show what happened, and nothing else?"""

import os
import re
import subprocess
from collections import Counter

import pytest

from support.commands import AES_KERNELS, DMA_STREAM, PROGRAM, issues_of, swsim
from support.event_log_format import EventLog
from support.kanata_format import Kanata


def trace(*arguments, **keywords) -> str:
    return swsim("trace", *arguments, **keywords).expect(0).stdout


@pytest.fixture(scope="module")
def executed(tmp_path_factory):
    """What swsim exec says: (cycle, core, pipe, address) of each issue, and the record."""
    issues = issues_of(tmp_path_factory.mktemp("exec"), *DMA_STREAM)
    record = swsim("exec", *DMA_STREAM, "--json").json
    return sorted((each.cycle, each.core, each.pipe, each.pc) for each in issues), record


@pytest.fixture(scope="module")
def log(tmp_path_factory):
    path = tmp_path_factory.mktemp("log") / "run.swlog"
    trace(*DMA_STREAM, "--log", path)
    return path


@pytest.fixture(scope="module")
def kanata(log):
    return Kanata(trace(log, "--format", "kanata", "-o", "-"))


def issues_drawn(kanata: Kanata) -> list:
    """As swsim exec lists them."""
    result = []
    for each in kanata.instructions:
        address = int(each.labels[0].split(":")[0], 16)
        for stage in each.stages:
            if stage.lane == 0 and stage.name in ("P0", "P1"):
                result.append((stage.begin, each.thread, int(stage.name[1]), address))
    return sorted(result)


def test_kanata_has_the_issues_of_the_run(kanata, executed):
    assert issues_drawn(kanata) == executed[0]
    assert not any(each.flushed for each in kanata.instructions)


def test_lane_1_has_the_stalls_of_the_run(kanata, executed):
    for core in executed[1]["cores"]:
        cycles = Counter()
        for each in kanata.instructions:
            for stage in each.stages:
                if each.thread == core["core"] and stage.lane == 1:
                    cycles[stage.name] += stage.end - stage.begin
        expected = {
            name: count
            for name, count in core["accounts"].items()
            if count and name not in ("dual", "single")
        }
        assert cycles == expected


def test_arrows_come_from_instructions_that_issued_before(kanata):
    arrows = 0
    for each in kanata.instructions:
        for producer, cycle in each.producers:
            arrows += 1
            made = kanata.instructions[producer]
            assert made.thread == each.thread
            assert any(stage.lane == 0 and stage.begin < cycle for stage in made.stages)
            assert any(stage.lane == 1 and stage.end == cycle for stage in each.stages)
    assert arrows > 100


def test_the_log_can_be_read_from_its_description(log, executed):
    read = EventLog(log.read_bytes())
    assert sorted(read.issues) == executed[0]
    for core in executed[1]["cores"]:
        cycles = Counter()
        for number, start, end, _, account, _ in read.stalls:
            if number == core["core"]:
                cycles[account] += end - start
        assert all(
            cycles[name] == count
            for name, count in core["accounts"].items()
            if name not in ("dual", "single")
        )
    assert read.description["subject"].endswith("dma_stream.s")
    assert read.description["cpes"] == 4
    assert read.complete_to == 2**64 - 1


def test_the_command_in_a_log_repeats_its_run(tmp_path):
    given = "ttable --bytes 2048 --operation ctr --key-bits 256"
    given += (
        f" --counter {'f' * 32} --seed 7 --mode shared --unit 64 --cpes 4 --set dma.line_cycles=9"
    )
    logs = [tmp_path / "first.swlog", tmp_path / "second.swlog"]
    swsim("trace", *given.split(), "--log", logs[0]).expect(0)
    program, verb, *arguments = EventLog(logs[0].read_bytes()).description["command"].split()
    assert (program, verb) == ("swsim", "run")
    swsim("trace", *arguments, "--log", logs[1]).expect(0)
    assert sorted(arguments) == sorted(given.split())
    assert logs[0].read_bytes() == logs[1].read_bytes()


@pytest.mark.parametrize("kernel", AES_KERNELS[:2])
def test_a_kernel_gives_the_same_log_cycle_by_cycle(kernel, tmp_path):
    logs = []
    for quantum in (0, 1):
        path = tmp_path / f"{quantum}.swlog"
        trace(kernel, "--bytes=64K", f"--quantum={quantum}", "--log", path)
        logs.append(path.read_bytes())
    assert logs[0] == logs[1]


def test_a_kept_log_gives_the_same_export(log):
    assert trace(log, "--cores=2") == trace(*DMA_STREAM, "--cores=2")


def cycles_drawn(text: str, core: int) -> int:
    return int(re.search(rf"^core {core}, (\d+) cycles drawn", text, re.M)[1])


def test_the_timeline_counts_every_cycle_of_the_run(log, executed):
    text = trace(log, "--cores=0-3")
    for core in executed[1]["cores"]:
        assert cycles_drawn(text, core["core"]) == core["cycles"]
        for name, count in core["accounts"].items():
            if count:
                assert re.search(rf"^  \S  {name} +{count}$", text, re.M)


def test_each_issue_is_drawn_in_its_column(log, executed):
    text = trace(log, "--cores=3", "--columns=100", "--fold=off")
    begin, drawn = None, []
    for line in text.splitlines():
        if heading := re.fullmatch(r"core 3, cycles (\d+) to (\d+)( \(.*)?", line):
            begin = int(heading[1])
        elif (row := re.match(r"([01])[dD ][< ][/\\] +(\d+)  ", line)) and begin is not None:
            columns = line[row.end() : row.end() + 100]
            cycle = begin + columns.index(row[1])
            assert cycle == int(row[2])
            drawn.append((cycle, 3, int(row[1])))
    assert sorted(drawn) == [each[:3] for each in executed[0] if each[1] == 3]


def test_filters_leave_what_they_say(log, executed):
    first, last = executed[0][0][0], executed[0][-1][0]
    middle = (first + last) // 2
    text = trace(
        log, "--format=kanata", "-o", "-", f"--cycles={middle}:{middle + 50}", "--cores=1,3"
    )
    assert issues_drawn(Kanata(text)) == [
        each for each in executed[0] if middle <= each[0] < middle + 50 and each[1] in (1, 3)
    ]


REGION = """
    ldi $9,3($31)
1:
    # SWSIM-BEGIN inner
    addw $1,$1,$2
    mulw $2,$2,$3
    addw $3,$3,$4
    # SWSIM-END
    subw $9,1,$9
    bne $9,1b
    ret
"""


def test_a_region_shows_its_instructions_only(bare_program):
    program = bare_program(REGION)
    text = trace(program, "--entry=main", "--region=inner", "--format=kanata", "-o", "-")
    names = [each.labels[0].split()[1] for each in Kanata(text).instructions]
    assert names == ["addw", "mulw", "addw"] * 3
    swsim("trace", program, "--entry=main", "--region=outer").expect(
        1, "no region 'outer' (it has inner)"
    )


def test_a_size_limit_cuts_and_says_so(tmp_path):
    path = tmp_path / "out.kanata"
    outcome = swsim(
        "trace", "simd_selldw", "--bytes=256K", "--format=kanata", "-o", path, "--max-size=200K"
    ).expect(0)
    assert re.search(r"takes [\d.]+ bytes per event: about \d+ MB are expected", outcome.stderr)
    assert re.search(r"ends at cycle \d+, where it reached its --max-size", outcome.stderr)
    cut = Kanata(path.read_text()).instructions[-1]
    assert "CUT: the output ends at cycle" in cut.labels[0]
    assert 200_000 < path.stat().st_size < 250_000

    outcome = swsim("trace", "simd_selldw", "--bytes=4K", "--max-size=20K")
    assert outcome.stdout.splitlines()[-1].startswith("CUT: the output ends at cycle")
    assert len(outcome.stdout) < 40_000


def test_a_limited_log_says_so(tmp_path):
    path = tmp_path / "run.swlog"
    swsim(
        "trace",
        "simd_selldw",
        "--bytes=1M",
        "--log",
        path,
        "--max-size=100K",
        "--cycles=14000:20000",
        "--format=kanata",
        "-o",
        tmp_path / "k",
    ).expect(0)
    assert path.stat().st_size <= 100 * 1024


def test_a_faulty_program_is_shown_up_to_its_fault(bare_program):
    outcome = swsim(
        "trace", bare_program("addw $1,1,$1\nldw $1,1($31)\nret"), "--entry=main"
    ).expect(3, "UNALIGN")
    assert "ldw $1,1($31)" in outcome.stdout


def test_a_program_that_ran_past_its_end_is_shown(tmp_path):
    program = tmp_path / "p.S"
    program.write_text(".text\n.globl main\nmain: addw $1,1,$1\n")
    for format_ in ("ascii", "kanata"):
        outcome = swsim("trace", program, "--entry=main", "--format", format_, "-o", "-").expect(3)
        assert "addw $1,1,$1" in outcome.stdout


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--format=gtkwave"], "--format"),
        (["--format=kanata"], "add -o FILE"),
        (["--cycles=7"], "A:B"),
        (["--cycles=9:3"], "no cycle is in it"),
        (["--cycles=a:3"], "is not a range A:B of cycles"),
        (["--cores=64"], "none of the cores 0 to 63"),
        (["--cores=3-1"], "none of the cores"),
        (["--cores=x"], "'x' is none of the cores"),
        (["--log=other.swlog"], "is the log of a run that is over"),
    ],
)
def test_bad_options_are_refused(log, options, message):
    swsim("trace", log, *options).expect(2, message)


def test_a_bad_file_is_refused_and_leaves_the_output_alone(log, tmp_path):
    output = tmp_path / "out.txt"
    output.write_text("precious")
    bad = tmp_path / "bad.swlog"
    bad.write_bytes(log.read_bytes()[:40])
    swsim("trace", bad, "-o", output).expect(1, "cut off in its head")
    swsim("trace", tmp_path / "none.swlog", "-o", output).expect(1, "none.swlog: No such file")
    damaged = bytearray(log.read_bytes())
    damaged[len(damaged) // 2] ^= 1
    bad.write_bytes(damaged)
    swsim("trace", bad, "-o", output).expect(1, "is damaged")
    assert output.read_text() == "precious"
    assert sorted(tmp_path.iterdir()) == [bad, output], "no temporary file stays"


def test_a_cut_log_is_shown_as_far_as_it_goes(log, tmp_path):
    cut = tmp_path / "cut.swlog"
    cut.write_bytes(log.read_bytes()[:-20])
    assert "\nCUT: " in swsim("trace", cut).expect(0, "is cut off").stdout


def test_output_that_cannot_be_written_is_said_before_the_run(tmp_path):
    swsim("trace", *DMA_STREAM, "-o", tmp_path / "no" / "such" / "file").expect(1, "cannot write")
    swsim("trace", *DMA_STREAM, "-o", "/dev/full").expect(1, "No space left")


def test_a_reader_that_goes_leaves_nothing_behind(tmp_path):
    environment = {**os.environ, "TMPDIR": str(tmp_path)}
    command = [PROGRAM, "trace", "simd_selldw", "--bytes=64K", "--fold=off"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment) as process:
        process.stdout.readline()
        process.stdout.close()
        assert process.wait(timeout=60) != 0
    assert list(tmp_path.iterdir()) == []


def test_equal_passes_are_counted_with_their_cycles(log):
    folded, shown = trace(log), trace(log, "--fold=off")
    assert len(folded) < len(shown) / 2
    assert cycles_drawn(folded, 0) == cycles_drawn(shown, 0)
    issues = [int(row[1]) for row in re.finditer(r"^[01][dD ] [/\\] +(\d+)  ", shown, re.M)]
    drawn = [int(row[1]) for row in re.finditer(r"^[01][dD ] [/\\] +(\d+)  ", folded, re.M)]
    counted = re.findall(r"\.\.\.  (\d+) more pass(?:es)? like this, cycles (\d+) to (\d+)", folded)
    assert counted
    left_out = [
        issue
        for issue in issues
        if any(int(first) <= issue <= int(last) for _, first, last in counted)
    ]
    assert sorted(drawn + left_out) == issues


def test_a_log_that_cannot_be_written_is_an_error_and_no_file(tmp_path):
    limited = ["bash", "-c", 'trap "" XFSZ; ulimit -f 2; exec "$@"', "bash"]
    swsim("trace", *DMA_STREAM, "--log", tmp_path / "run.swlog", prefix=limited).expect(
        1, "cannot write", "File too large"
    )
    assert list(tmp_path.iterdir()) == []
