# SPDX-License-Identifier: Apache-2.0
"""Do the profile, the debugger, the report and messages show the lines of C that a program was
compiled from, wherever it is run?"""

import re
from pathlib import Path

import pytest

from support.commands import C_PROGRAMS, compile_c, needs_compiler, swsim, with_tools

pytestmark = needs_compiler

MASTER = """
#include <athread.h>
extern SLAVE_FUN(work)();
long sum, fault;
int main(int argc, char **argv) {
    athread_init();
    fault = argc > 1;
    athread_spawn(work, 0);
    athread_join();
    return sum == 190 ? 0 : 1;
}
"""

HEADER = """\
static inline long square(long x) {
    return x * x + 1; /* HEADER */
}
"""

SLAVE = """\
#include <slave.h>
#include "square.h"
extern long sum, fault;
__thread_local long numbers[10];

void work(void) {
    long i, total = 0;
    if (_MYID != 0)
        return;
    for (i = 0; i < 10; i++)
        numbers[i] = i; /* STORE */
    for (i = 0; i < 10; i++)
        total += square(numbers[i]) / (i + 1 > 0); /* ADD */
    if (fault)
        *(volatile long *)12345678 = 1; /* FAULT */
    sum = total - 105; /* RESULT */
}
"""


def line_of(mark: str, text: str = SLAVE) -> int:
    """Of the line with this comment."""
    return next(n for n, line in enumerate(text.splitlines(), 1) if f"/* {mark} */" in line)


def build(folder: Path, slave: Path, master_object: Path) -> None:
    """Makes the program in the folder."""
    with_tools(folder, "sw5cc", "-slave", "-O1", "-c", slave)
    with_tools(folder, "sw5cc", "-hybrid", master_object, "slave.o", "-o", "program")


@pytest.fixture(scope="module")
def folder(tmp_path_factory) -> Path:
    """With the sources and the linked program, which is then run from elsewhere."""
    folder = tmp_path_factory.mktemp("lines")
    for name, text in (("master.c", MASTER), ("slave.c", SLAVE), ("square.h", HEADER)):
        (folder / name).write_text(text)
    with_tools(folder, "sw5cc", "-host", "-c", "master.c")
    build(folder, Path("slave.c"), folder / "master.o")
    return folder


def profiled(folder: Path, *options: str) -> dict[str, dict]:
    """The profile's lines by their places."""
    result = swsim("profile", folder / "program", "--core", 0, "--json", *options).expect(0)
    return {line["place"]: line for line in result.json["lines"]}


def test_the_profile_has_the_lines_of_c_and_their_text(folder):
    lines = profiled(folder)
    store = lines[f"slave.c:{line_of('STORE')}"]
    assert store["source"] == "numbers[i] = i; /* STORE */"
    assert store["issues"] >= 10
    assert len(store["instructions"]) >= 1
    header = lines[f"square.h:{line_of('HEADER', HEADER)}"]
    assert header["issues"] >= 10


def test_the_profile_of_the_assembly_has_the_same_cycles(folder):
    shown = profiled(folder)
    assembly = profiled(folder, "--assembly")
    assert not any(".c:" in place or ".h:" in place for place in assembly)
    assert any(place.startswith("slave.s:") for place in assembly)

    def total(lines):
        return sum(line["cycles"] for line in lines.values())

    assert total(shown) == total(assembly)


def test_a_line_of_c_has_the_sum_of_its_instructions(folder):
    store = profiled(folder)[f"slave.c:{line_of('STORE')}"]
    pcs = {each["pc"] for each in store["instructions"]}
    own = [
        line
        for line in profiled(folder, "--assembly").values()
        if {each["pc"] for each in line["instructions"]} <= pcs
    ]
    assert len(own) == len(pcs) > 0
    assert store["cycles"] == sum(line["cycles"] for line in own)


def test_a_fault_names_the_line_of_c_and_the_assembly(folder):
    result = swsim("run", folder / "program", "--", "fault")
    assert result.status != 0
    place = re.escape(f"{folder / 'slave.c'}:{line_of('FAULT')}")
    assert re.search(place + r": \w+ \S+ \(assembly slave\.s:\d+\)", result.stderr), result.stderr


def stepped(folder: Path, commands: str, *options: str) -> str:
    script = folder / "session"
    script.write_text(commands)
    return swsim("step", folder / "program", "--commands", script, *options).expect(0).stdout


def test_the_debugger_stops_at_a_line_of_c_and_lists_it(folder):
    line = line_of("ADD")
    output = stepped(folder, f"break slave.c:{line}\ncontinue\nlist\n")
    assert re.search(rf"breakpoint 1: core 0 comes to 0x\w+ slave\.c:{line}: ldl ", output)
    assert re.search(rf"\*1 .*ldl .* # slave\.c:{line} +total \+= square", output)


def test_the_debugger_shows_and_takes_the_assembly(folder):
    place = next(
        iter(each for each in profiled(folder, "--assembly") if each.startswith("slave.s:"))
    )
    assert "breakpoint 1" in stepped(folder, f"break {place}\ncontinue\n")
    output = stepped(folder, f"break {place}\ncontinue\nlist\n", "--assembly")
    assert re.search(rf"core 0: 0x\w+ {re.escape(place)}: ", output)


def test_the_report_has_the_text_of_the_c(folder):
    page = folder / "page.html"
    swsim("report", folder / "program", "-o", page).expect(0)
    assert "numbers[i] = i; /* STORE */" in page.read_text(encoding="utf-8")
    swsim("report", folder / "program", "--assembly", "-o", page).expect(0)
    assert "numbers[i] = i; /* STORE */" not in page.read_text(encoding="utf-8")


def test_without_the_c_the_assembly_is_shown(folder, tmp_path):
    source = tmp_path / "slave.c"
    source.write_text(SLAVE)
    (tmp_path / "square.h").write_text(HEADER)
    build(tmp_path, source, folder / "master.o")
    cycles = swsim("run", tmp_path / "program", "--json").expect(0).json["cycles"]
    assert cycles == swsim("run", folder / "program", "--json").expect(0).json["cycles"]
    source.unlink()
    lines = profiled(tmp_path)
    assert any(place.startswith("slave.s:") for place in lines)
    assert not any(place.startswith("slave.c:") for place in lines)


def without_lines(assembly: str) -> str:
    """What makes instructions and data; also without the compiler's name, comments, and sections in
    which nothing stands."""
    told = re.sub(r"^(\t\.(file|loc|ident)\b.*|#.*|\s*)\n", "", assembly, flags=re.MULTILINE)
    return re.sub(r"^\s*\.section .*\n(?=\s*\.section |\Z)", "", told, flags=re.MULTILINE)


@pytest.mark.parametrize("source", C_PROGRAMS, ids=lambda path: path.stem)
def test_the_lines_of_c_change_no_instruction(source, tmp_path):
    for level in "2s":
        plain, lined = tmp_path / "plain.s", tmp_path / "lined.s"
        compile_c(source, plain, "-O", level)
        compile_c(source, lined, "-O", level, "--lines")
        assert "\t.loc " not in plain.read_text()
        assert "\t.loc " in lined.read_text()
        assert without_lines(lined.read_text()) == without_lines(plain.read_text())
