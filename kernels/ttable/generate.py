#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Makes the scheduled passes of the T-table kernels: one line of assembly is one cycle.

    python3 kernels/ttable/generate.py              # as the build does
    python3 kernels/ttable/generate.py --search 60  # looks for better tunings, 60 s each

A pass encrypts (or decrypts) two blocks, A and B, half a round apart. `Pass` lists what it
computes, in the order of the formulas; scheduling.loops gives each instruction a cycle
and a pipe in a loop, and each value a register. docs/kernels/ttable.md tells the idea.
"""

import argparse
import random
import sys
import time
from dataclasses import dataclass, replace
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
sys.path.append(str(FOLDER.parent))

from scheduling import loops  # noqa: E402
from scheduling.generated import add_output_option, macro, write_files  # noqa: E402
from scheduling.instructions import P0, P1, Instruction  # noqa: E402
from scheduling.registers import Registers  # noqa: E402

# Where in an entry of 32 bytes the words of the four rows are: see tables.h.
ROUND_ENTRY = (0, 16, 8, 24)
LAST_ENTRY = (0, 4, 16, 20)
BLOCK_BYTES = 16

# $16..$20, in CTR $16..$21, have names in ecb.h and ctr.h; $30 is the stack.
NAMED_ECB, NAMED_CTR = range(16, 21), range(16, 22)


@dataclass(frozen=True)
class Tuning(loops.Loop):
    """What the search decides; none of it changes what is computed."""

    stored: int  # percent of the columns whose middle bytes are cut out by memory,
    stored_first: int  # those of the first round
    stored_last: int  # and of the last but one


# (CTR, three-input logic, rounds) -> what the search found
TUNINGS = {
    (False, False, 10): Tuning(566, 90, 60, 1000, 60, 79, 100, 79),
    (False, False, 12): Tuning(676, 60, 80, 1000, 40, 82, 82, 75),
    (False, False, 14): Tuning(786, 60, 50, 1000, 40, 78, 100, 75),
    (False, True, 10): Tuning(498, 60, 60, 30, 40, 49, 50, 49),
    (False, True, 12): Tuning(594, 60, 80, 20, 30, 48, 48, 50),
    (False, True, 14): Tuning(691, 45, 80, 1000, 30, 50, 50, 50),
    (True, False, 10): Tuning(475, 45, 50, 1000, 30, 79, 50, 75),
    (True, False, 12): Tuning(585, 90, 80, 1000, 30, 79, 0, 75),
    (True, False, 14): Tuning(694, 45, 50, 1000, 30, 78, 78, 75),
    (True, True, 10): Tuning(420, 60, 80, 1000, 30, 48, 100, 50),
    (True, True, 12): Tuning(516, 45, 50, 1000, 30, 48, 100, 48),
    (True, True, 14): Tuning(613, 60, 30, 20, 0, 49, 100, 25),
}


# ---- What is computed ---------------------------------------------------------------------------


class Pass:
    """The instructions for a pair of blocks, in the order of the formulas."""

    adds_input = False

    def __init__(self, rounds: int, three_input_logic: bool, tuning: Tuning):
        self.rounds = rounds
        self.three_input_logic = three_input_logic
        self.tuning = tuning
        self.stored_debt = 0
        self.scratch = 0
        self.instructions: list[Instruction] = []
        self.compute()

    def compute(self):
        """All of it."""
        states = self.begin()
        for number in range(1, self.rounds):
            states = self.round(number, states)
        self.end(states)

    def step(self, text: str, *sources: str, after: tuple[Instruction, ...] = ()) -> Instruction:
        """An instruction whose result, if it has one, is no value but in a register with a name."""
        instruction = Instruction(text, None, sources, after)
        self.instructions.append(instruction)
        return instruction

    def add(self, text: str, *sources: str, after: tuple[Instruction, ...] = ()) -> str:
        """The value that the instruction computes."""
        instruction = self.step(text, *sources, after=after)
        instruction.result = f"value {len(self.instructions)}"
        return instruction.result

    def begin(self) -> list:
        """Both blocks come in, a column in each word of a vector, and their bytes are spread.
        After the last pair IN stays where it is: nothing is read behind the data."""
        left = self.step("subl LEFT,1,LEFT")
        next_in = self.add("ldi {d},32(IN)")
        move = self.step("selgt LEFT,{0},IN,IN", next_in, after=(left,))
        key = self.add("vldd {d},ttable_keys($31) !tprello")
        blocks = self.add("vldd {d},0(IN)", after=(move,))
        state = self.add("vxorw {0},{1},{d}", blocks, key)
        halves = (
            ("vsllw {0},5,{d}", "vsllw {0},13,{d}"),  # bytes 0 and 1 of each column
            ("vsrlw {0},11,{d}", "vsrlw {0},3,{d}"),  # bytes 2 and 3
        )
        stores = []
        for half, shifts in enumerate(halves):
            fields = [
                self.add(f"vandw {{0}},FIELD{number},{{d}}", self.add(shift, state))
                for number, shift in enumerate(shifts)
            ]
            both = self.add("vbisw {0},{1},{d}", *fields)
            stores.append(self.step(f"vstd {{0}},ttable_first+{32 * half}($31) !tprello", both))
        return [FirstState(self, block, stores) for block in range(2)]

    def round(self, number: int, states: list) -> list:
        """The states after another round."""
        keys = [
            self.add(f"ldl {{d}},ttable_keys+{32 * number + 8 * column}($31) !tprello")
            for column in range(4)
        ]
        result = []
        for state in states:
            columns = [
                self.look_up("ldl", "ttable_rounds", ROUND_ENTRY, state, column, keys[column])
                for column in range(4)
            ]
            result.append(State(self, columns, number))
        return result

    def end(self, states: list):
        """The last round; the blocks go out."""
        keys = [
            self.add(f"ldw {{d}},aes_round_keys+16*AES_ROUNDS+COLUMN{column}($31) !tprello")
            for column in range(4)
        ]
        for block, state in enumerate(states):
            for column in range(4):
                word = self.look_up("ldw", "ttable_last", LAST_ENTRY, state, column, keys[column])
                place = f"{BLOCK_BYTES * block}+COLUMN{column}"
                if self.adds_input:
                    word = self.add("xor {0},{1},{d}", word, self.add(f"ldw {{d}},{place}(IN)"))
                self.step(f"stw {{0}},{place}(OUT)", word)
        self.step("ldi OUT,32(OUT)")

    def look_up(self, load, table, entry, state, column, key) -> str:
        """A new column: what four bytes of the state find, and the key."""
        found = [
            self.add(
                f"{load} {{d}},{table}+{entry[row]}({{0}}) !tprello",
                state.index((column + row) % 4, row),
            )
            for row in range(4)
        ]
        if self.three_input_logic:
            first = self.add("vlog3r0 {0},{1},{2},{d}", key, *found[:2])
            return self.add("vlog3r0 {0},{1},{2},{d}", first, *found[2:])
        result = key
        for value in found:
            result = self.add("xor {0},{1},{d}", result, value)
        return result

    def is_stored(self, number: int) -> bool:
        """Is the next column of round `number` one of its share that goes through memory?"""
        tuning = self.tuning
        special = {1: tuning.stored_first, self.rounds - 1: tuning.stored_last}
        self.stored_debt += special.get(number, tuning.stored)
        if self.stored_debt < 100:
            return False
        self.stored_debt -= 100
        return True


class CounterPass(Pass):
    """CTR. Of 256 counters that differ in their last byte only, all of the first round is the same
    but for one byte of column 0, and of the second round but for one byte of each column. What is
    the same is in ttable_counter (crypt.h): of column 0 after the first round, then of the four
    columns after the second one."""

    adds_input = True

    def compute(self):
        """All of it, from the third round on as in the other modes."""
        states = self.begin()
        for number in range(3, self.rounds):
            states = self.round(number, states)
        self.end(states)
        self.step("ldi IN,32(IN)")

    def begin(self) -> list:
        """The states after the second round."""
        self.step("subl LEFT,1,LEFT")
        first = self.add("xor COUNTER,LAST_KEY_BYTE,{d}")
        next_counter = self.add("ldi {d},32(COUNTER)")
        second = self.add("xor {0},LAST_KEY_BYTE,{d}", next_counter)
        readers = tuple(self.instructions[-2:])
        self.step("ldi COUNTER,64(COUNTER)", after=readers)
        # Behind the last counter of a run the byte overflows: what is looked up then is not used.
        indices = [self.add("and {0},MASK,{d}", each) for each in (first, second)]
        same = [self.add(f"ldl {{d}},ttable_counter+{8 * i}($31) !tprello") for i in range(5)]
        result = []
        for index in indices:
            found = self.add(f"ldl {{d}},ttable_rounds+{ROUND_ENTRY[3]}({{0}}) !tprello", index)
            column_0 = State(self, [self.add("xor {0},{1},{d}", same[0], found)], 1)
            columns = []
            for column in range(4):
                row = -column % 4
                text = f"ldl {{d}},ttable_rounds+{ROUND_ENTRY[row]}({{0}}) !tprello"
                found = self.add(text, column_0.index(0, row))
                columns.append(self.add("xor {0},{1},{d}", same[1 + column], found))
            result.append(State(self, columns, 2))
        return result


class FirstState:
    """A block as it came in: in memory, words of rows 0 and 1 and words of rows 2 and 3."""

    def __init__(self, owner: Pass, block: int, stores: list):
        self.owner = owner
        self.block = block
        self.stores = stores
        self.words = {}

    def index(self, column: int, row: int) -> str:
        """The offset of a byte's table entry."""
        half, place_in_half = divmod(row, 2)
        if (column, half) not in self.words:
            place = f"ttable_first+{32 * half + BLOCK_BYTES * self.block}+COLUMN{column}"
            self.words[column, half] = self.owner.add(
                f"ldw {{d}},{place}($31) !tprello", after=(self.stores[half],)
            )
        cut = ("zapnot {0},3,{d}", "srl {0},16,{d}")[place_in_half]
        return self.owner.add(cut, self.words[column, half])


class State:
    """Four columns in registers, row r in bits 16r+5 .. 16r+12; some are in memory, too."""

    def __init__(self, owner: Pass, columns: list, number: int):
        self.owner = owner
        self.columns = columns
        self.stores = {}
        for column, word in enumerate(columns):
            if owner.is_stored(number):
                place = f"ttable_scratch+{8 * owner.scratch}"
                owner.scratch += 1
                self.stores[column] = (place, owner.step(f"stl {{0}},{place}($31) !tprello", word))

    def index(self, column: int, row: int) -> str:
        """The offset of a byte's table entry."""
        add = self.owner.add
        word = self.columns[column]
        if row == 0:
            return add("zapnot {0},3,{d}", word)
        if row == 3:
            return add("srl {0},48,{d}", word)
        if column in self.stores:
            place, store = self.stores[column]
            text = f"ldhu {{d}},{place}+{2 * row}($31) !tprello"
            return self.owner.add(text, after=(store,))
        return add("zapnot {0},3,{d}", add(f"srl {{0}},{16 * row},{{d}}", word))


# ---- Text ---------------------------------------------------------------------------------------


def write(rounds: int, instructions: list, slots: loops.Slots, registers: dict, tuning) -> str:
    """The file, from what scheduling and allocation found."""
    moments = loops.moments_of(slots)
    advances = {
        f"({pointer})": moments[instruction]
        for pointer in ("IN", "OUT")
        for instruction in instructions
        if instruction.text == f"ldi {pointer},32({pointer})"
    }

    def text(instruction: Instruction) -> str:
        sources = (registers[source] for source in instruction.sources)
        result = instruction.text.format(*sources, d=registers.get(instruction.result))
        for pointer, advance in advances.items():
            if moments[instruction] > advance:
                result = result.replace(pointer, "-32" + pointer)
        return result

    def line(slot: dict) -> str:
        left = text(slot[P0]) if P0 in slot else "clr $31"
        right = "nop"
        if P1 in slot:
            right = "bne LEFT,\\next" if slot[P1] == loops.BRANCH else text(slot[P1])
        return f"{left + ';':28}{right}"

    first = sorted((i for i in instructions if i.cycle < tuning.overlap), key=moments.get)
    loop = slots[tuning.overlap :] + slots[: tuning.overlap]
    return "\n".join(
        [
            "# SPDX-License-Identifier: Apache-2.0",
            "#",
            f"# Made by kernels/ttable/generate.py: two blocks, {rounds} rounds.",
            f"# {len(instructions) + 1} instructions in {tuning.period} cycles;"
            f" no order of them takes fewer than {loops.bound(instructions)}.",
            "# A line is a cycle: what goes to pipe 0, and what goes to pipe 1.",
            "",
            "# What the loop has of a pass before the pass before is over, for the first pass.",
            *macro("FIRST_STEPS", [text(instruction) for instruction in first]),
            "",
            *macro("NEXT_PAIR next", [line(slot) for slot in loop]),
            "",
        ]
    )


def instructions_of(variant: tuple, tuning: Tuning) -> list:
    """What a pass computes."""
    counter, three_input_logic, rounds = variant
    return (CounterPass if counter else Pass)(rounds, three_input_logic, tuning).instructions


def make(variant: tuple, tuning: Tuning) -> str | None:
    """The text of a file; None if the tuning does not fit."""
    instructions = instructions_of(variant, tuning)
    slots = loops.schedule(instructions, tuning)
    named = NAMED_CTR if variant[0] else NAMED_ECB
    free = Registers(f"${number}" for number in range(30) if number not in named)
    registers = slots and loops.allocate(slots, tuning, free)
    return registers and write(variant[2], instructions, slots, registers, tuning)


def file_of(variant: tuple) -> str:
    """Its name."""
    counter, three_input_logic, rounds = variant
    return f"pass_{32 * (rounds - 6)}{'_vlog3r' * three_input_logic}{'_ctr' * counter}.h"


# ---- Search -------------------------------------------------------------------------------------


def random_tuning(three_input_logic: bool) -> Tuning:
    """All but the period."""
    stored = random.randint(40, 60) if three_input_logic else random.randint(68, 92)
    return Tuning(
        period=0,
        overlap=random.choice([30, 45, 60, 90]),
        window=random.choice([30, 40, 50, 60, 80]),
        favour=random.choice([10, 20, 30, 1000]),
        slow_start=random.choice([0, 0, 10, 20, 30, 40, 60, 80]),
        stored=stored,
        stored_first=random.choice([stored, 100, 0, 50]),
        stored_last=random.choice([stored, 0, 25, 50, 75]),
    )


def search(variant: tuple, seconds: float) -> Tuning:
    """The shortest pass that was found in that time, beginning with the one that is known, which
    may not fit any more after a change of the machine."""
    best = TUNINGS[variant]
    if make(variant, best) is None:
        best = replace(best, period=2 * best.period)
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        tuning = random_tuning(three_input_logic=variant[1])
        period = loops.bound(instructions_of(variant, tuning))
        while period < best.period:
            tuning = replace(tuning, period=period)
            if make(variant, tuning):
                best = tuning
            period += max(1, (best.period - period) // 3)
    return best


def main() -> int:
    """Gives the exit status."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    add_output_option(parser, FOLDER.name)
    parser.add_argument("--search", type=float, metavar="SECONDS", help="print better tunings")
    options = parser.parse_args()
    if options.search:
        for variant in TUNINGS:
            print(f"    {variant}: {search(variant, options.search)},", flush=True)
        return 0
    files = {file_of(variant): make(variant, tuning) for variant, tuning in TUNINGS.items()}
    write_files(files, options.output)
    return 0


if __name__ == "__main__":
    sys.exit(main())
