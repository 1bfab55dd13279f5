# SPDX-License-Identifier: Apache-2.0
"""Data directives against GNU as for Alpha, of which the chip's assembler is a port."""

import random
import re
import shutil
from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from support.commands import call, swsim

TOOLS = "alpha-linux-gnu"
CASES = 80  # in a source
DATA_START = 0x5000000000

INTEGER_BYTES = {
    ".byte": 1,
    **dict.fromkeys([".short", ".hword", ".2byte"], 2),
    **dict.fromkeys([".long", ".int", ".4byte"], 4),
    **dict.fromkeys([".quad", ".8byte"], 8),
}


@dataclass
class Case:
    """Random statements, most of them in a section of their own, a few in another or in .bss."""

    number: int
    random: random.Random
    text: list[str] = field(default_factory=list)
    labels: dict[str, str] = field(default_factory=dict)  # and the section of each
    commons: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.here = f".data.{self.number}"
        self.other = f".data.{self.number}.other"
        for section in (self.other, self.here):
            # The string keeps the label from moving along with what aligns itself.
            self.text += [f'.section {section},"aw"', f'begin{section}: .ascii ""']
        for _ in range(12):
            self.text.append(self.statement())
        for section in (self.other, self.here):
            self.text += [f'.section {section},"aw"', f"end{section}:"]
            self.labels[f"end{section}"] = section

    def statement(self) -> str:
        [statement] = self.random.choices(
            [
                self.integers,
                self.label,
                self.floats,
                self.string,
                self.space,
                self.fill,
                self.align,
                self.limited_align,
                self.origin,
                self.common,
                self.elsewhere,
            ],
            [8, 4, 1, 2, 2, 2, 3, 3, 1, 1, 1],
        )
        return statement()

    def integers(self) -> str:
        directive = self.random.choice(list(INTEGER_BYTES))
        bits = 8 * INTEGER_BYTES[directive]
        values = [
            str(self.random.choice([-1, 1]) * self.random.getrandbits(bits - 1))
            for _ in range(self.random.randint(1, 3))
        ]
        if bits > 8 and self.random.random() < 0.2:
            values[-1] = f". - begin{self.here}"
        return f"{directive} {','.join(values)}"

    def label(self, section: str = "") -> str:
        name = f"label{self.number}.{len(self.labels)}"
        self.labels[name] = section or self.here
        return f"{name}:" + self.random.choice(["", f"\n.globl {name}"])

    def floats(self) -> str:
        value = self.random.randint(-9999, 9999) / 8
        return f"{self.random.choice(['.float', '.single', '.double'])} {value}"

    def string(self) -> str:
        pieces = ["", "a", "bc", "\\n", "\\101", "\\\\", '\\"', "#;"]
        text = "".join(self.random.choices(pieces, k=self.random.randint(0, 5)))
        return f'{self.random.choice([".ascii", ".asciz", ".string"])} "{text}"'

    def space(self) -> str:
        directive = self.random.choice([".skip", ".space", ".zero"])
        return f"{directive} {self.random.randint(0, 9)}" + self.random.choice(["", ",7", ",-1"])

    def fill(self) -> str:
        value = self.random.choice([-1, -2, 5, 0x12345678, 0x123456789ABC])
        operands = [self.random.randint(0, 3), self.random.randint(0, 8), value]
        return f".fill {','.join(map(str, operands[: self.random.randint(1, 3)]))}"

    def align(self) -> str:
        return f".align {self.random.randint(0, 5)}" + self.random.choice(["", "", ",0xee"])

    def limited_align(self) -> str:
        power = self.random.randint(0, 5)
        alignment = self.random.choice([f".p2align {power}", f".balign {1 << power}"])
        most = self.random.randint(0, 12)
        return alignment + self.random.choice(["", ",0xdd", f",,{most}", f",0xdd,{most}"])

    def origin(self) -> str:
        return f".org .+{self.random.randint(0, 9)}"

    def common(self) -> str:
        name = f"common{self.number}.{len(self.commons)}"
        self.commons.append(name)
        alignment = self.random.choice(["", "", f",{1 << self.random.randint(0, 7)}"])
        return f".comm {name},{self.random.randint(1, 40)}{alignment}"

    def elsewhere(self) -> str:
        """A visit to another section. The ways to go there and back differ in what they do to data
        that align themselves."""
        section = self.random.choice([self.other, ".bss"])
        go, back = self.random.choice(
            [
                (f'.pushsection {section},"aw"', ".popsection"),
                (f'.section {section},"aw"', ".previous"),
                (f'.section {section},"aw"', f'.section {self.here},"aw"'),
            ]
        )
        if section == ".bss":
            go = go.replace(',"aw"', "")
            go = self.random.choice([go, ".bss"]) if "push" not in go else go
        inside = [self.label(section)]
        for _ in range(2):
            inside.append(f"{self.random.choice(list(INTEGER_BYTES))} 0")
        self.random.shuffle(inside)
        return "\n".join([go, *inside, back])


def by_gnu_as(source: Path) -> tuple[dict[str, int], dict[str, bytes]]:
    """Symbols' values, of common ones the alignment, and sections' contents."""
    made = source.with_suffix(".o")
    call(f"{TOOLS}-as", "-o", made, source).expect(0)
    symbols = call(f"{TOOLS}-readelf", "-sW", made).expect(0).stdout
    dump = call(f"{TOOLS}-objdump", "-s", made).expect(0).stdout
    contents: dict[str, bytes] = defaultdict(bytes)
    for part in dump.split("Contents of section ")[1:]:
        name, *lines = part.splitlines()
        digits = (line[1:].split(" ", 1)[1][:35] for line in lines if line)
        contents[name.rstrip(":")] = bytes.fromhex("".join(digits))
    return {
        fields[7]: int(fields[1], 16)
        for line in symbols.splitlines()[4:]
        if len(fields := line.split()) == 8
    }, contents


def by_swsim(source: Path) -> tuple[dict[str, int], bytes]:
    """Symbols' addresses, and the bytes from DATA_START."""
    listing = swsim("asm", source, "--listing").expect(0).stdout
    symbols = {
        fields[3]: int(fields[0], 16)
        for line in listing.split("\nSymbols\n")[1].splitlines()
        if len(fields := line.split()) == 4
    }
    command = f"memory {DATA_START:#x} {max(symbols.values()) - DATA_START} bytes"
    shown = swsim("step", source, "--entry", "main", stdin=command).expect(0).stdout
    rows = re.findall(r"^0x5\w+: (.*)", shown, re.MULTILINE)
    return symbols, bytes.fromhex("".join(rows))


@pytest.mark.skipif(shutil.which(f"{TOOLS}-as") is None, reason="GNU as for Alpha is not installed")
@pytest.mark.parametrize("seed", range(4))
def test_data_lie_where_gnu_as_puts_them(tmp_path, seed):
    cases = [Case(number, random.Random(f"{seed} {number}")) for number in range(CASES)]
    data = "\n".join([".bss", "begin.bss: .skip 1", *("\n".join(case.text) for case in cases)])
    theirs = tmp_path / "theirs.s"
    theirs.write_text(data + "\n")
    ours = tmp_path / "ours.s"
    ours.write_text(data + '\n.section .text1,"ax"\n.globl main\nmain: halt\n')
    expected_symbols, expected_contents = by_gnu_as(theirs)
    symbols, memory = by_swsim(ours)

    for case in cases:
        text = "\n".join(case.text)
        places = {
            label: symbols[label] - symbols[f"begin{section}"]
            for label, section in case.labels.items()
        }
        assert places == {label: expected_symbols[label] for label in case.labels}, text
        for section in (case.here, case.other):
            start = symbols[f"begin{section}"] - DATA_START
            expected = expected_contents[section]
            assert memory[start : start + len(expected)] == expected, text
        for name in case.commons:
            assert symbols[name] % expected_symbols[name] == 0, text
