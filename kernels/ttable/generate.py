#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Writes the scheduled passes of the T-table kernels: one line of assembly is one cycle.

    python3 kernels/ttable/generate.py            # rewrites kernels/ttable/generated/
    python3 kernels/ttable/generate.py --check    # are the committed ones what this makes?
    python3 kernels/ttable/generate.py --search 60  # looks for better tunings, 60 s each

A pass encrypts (or decrypts) two blocks, A and B, half a round apart. `Pass` lists what it
computes, in the order of the formulas; `schedule` gives each instruction a cycle and a pipe in a
loop of `period` cycles, in which the end of a pass overlaps the beginning of the next one (modulo
scheduling); `allocate` gives each value a register. docs/kernels/ttable.md tells the idea.
"""

import argparse
import random
import sys
import time
from dataclasses import dataclass, field, replace
from pathlib import Path

FOLDER = Path(__file__).resolve().parent

# Latencies of the machine for which the order is made; other ones cost cycles, not correctness.
INTEGER, LOAD, VECTOR_LOAD, STORE_TO_LOAD, VECTOR = 1, 3, 4, 3, 2

# Where in an entry of 32 bytes the words of the four rows are: see tables.h.
ROUND_ENTRY = (0, 16, 8, 24)
LAST_ENTRY = (0, 4, 16, 20)
BLOCK_BYTES = 16

EITHER, P0, P1 = "either", "P0", "P1"
BRANCH = "branch"

# $16..$20, in CTR $16..$21, have names in ecb.h and ctr.h; $30 is the stack.
NAMED_ECB, NAMED_CTR = range(16, 21), range(16, 22)


@dataclass(frozen=True)
class Tuning:
    """What the search decides; none of it changes what is computed."""

    period: int  # cycles of a pass
    overlap: int  # cycles of a pass that may run beside the end of the one before
    window: int  # how many instructions one may be taken before its turn
    favour: int  # how far before its turn P1's own instruction goes before one of either pipe
    slow_start: int  # cycles of which only the even ones are used: room for the pass before
    stored: int  # percent of the columns whose middle bytes are cut out by memory,
    stored_first: int  # those of the first round
    stored_last: int  # and of the last but one


# (CTR, three-input logic, rounds) -> what the search found
TUNINGS = {
    (False, False, 10): Tuning(566, 45, 50, 1000, 40, 80, 100, 75),
    (False, False, 12): Tuning(677, 60, 30, 30, 40, 77, 77, 75),
    (False, False, 14): Tuning(786, 60, 80, 1000, 30, 82, 82, 50),
    (False, True, 10): Tuning(499, 90, 60, 20, 40, 47, 50, 50),
    (False, True, 12): Tuning(595, 90, 40, 1000, 40, 49, 49, 49),
    (False, True, 14): Tuning(691, 90, 60, 20, 40, 47, 50, 50),
    (True, False, 10): Tuning(476, 60, 30, 30, 10, 75, 0, 75),
    (True, False, 12): Tuning(586, 60, 30, 30, 10, 75, 0, 75),
    (True, False, 14): Tuning(696, 60, 30, 30, 10, 75, 0, 75),
    (True, True, 10): Tuning(420, 45, 30, 1000, 0, 47, 100, 47),
    (True, True, 12): Tuning(516, 45, 30, 1000, 0, 47, 100, 47),
    (True, True, 14): Tuning(613, 45, 30, 1000, 0, 47, 100, 47),
}


# ---- What is computed ---------------------------------------------------------------------------


@dataclass(eq=False)
class Instruction:
    """One instruction; in `text`, {0}, {1}, .. stand for its sources and {d} for its result."""

    text: str
    sources: list = field(default_factory=list)  # instructions whose results are read
    pipe: str = EITHER
    latency: int = INTEGER
    after: list = field(default_factory=list)  # (instruction, cycles) that must lie between
    result: bool = True
    order: int = 0
    cycle: int = -1
    users: list = field(default_factory=list)


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
        states = self.begin()
        for number in range(1, self.rounds):
            states = self.round(number, states)
        self.end(states)

    def add(self, text: str, *sources, **keywords) -> Instruction:
        instruction = Instruction(text, list(sources), **keywords)
        instruction.order = len(self.instructions)
        for source in sources:
            source.users.append(instruction)
        self.instructions.append(instruction)
        return instruction

    def load(self, text: str, *sources, latency=LOAD, **keywords) -> Instruction:
        return self.add(text, *sources, pipe=P1, latency=latency, **keywords)

    def store(self, text: str, *sources) -> Instruction:
        return self.add(text, *sources, pipe=P1, result=False)

    def vector(self, text: str, *sources) -> Instruction:
        return self.add(text, *sources, pipe=P0, latency=VECTOR)

    def begin(self) -> list:
        """Both blocks come in, a column in each word of a vector, and their bytes are spread.
        After the last pair IN stays where it is: nothing is read behind the data."""
        left = self.add("subl LEFT,1,LEFT", result=False)
        next_in = self.add("ldi {d},32(IN)")
        move = self.add("selgt LEFT,{0},IN,IN", next_in, result=False, after=[(left, INTEGER)])
        key = self.load("vldd {d},ttable_keys($31) !tprello", latency=VECTOR_LOAD)
        blocks = self.load("vldd {d},0(IN)", latency=VECTOR_LOAD, after=[(move, INTEGER)])
        state = self.vector("vxorw {0},{1},{d}", blocks, key)
        halves = (
            ("vsllw {0},5,{d}", "vsllw {0},13,{d}"),  # bytes 0 and 1 of each column
            ("vsrlw {0},11,{d}", "vsrlw {0},3,{d}"),  # bytes 2 and 3
        )
        stores = []
        for half, shifts in enumerate(halves):
            fields = [
                self.vector(f"vandw {{0}},FIELD{number},{{d}}", self.vector(shift, state))
                for number, shift in enumerate(shifts)
            ]
            both = self.vector("vbisw {0},{1},{d}", *fields)
            stores.append(self.store(f"vstd {{0}},ttable_first+{32 * half}($31) !tprello", both))
        return [FirstState(self, block, stores) for block in range(2)]

    def round(self, number: int, states: list) -> list:
        keys = [
            self.load(f"ldl {{d}},ttable_keys+{32 * number + 8 * column}($31) !tprello")
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
        keys = [
            self.load(f"ldw {{d}},aes_round_keys+16*AES_ROUNDS+COLUMN{column}($31) !tprello")
            for column in range(4)
        ]
        for block, state in enumerate(states):
            for column in range(4):
                word = self.look_up("ldw", "ttable_last", LAST_ENTRY, state, column, keys[column])
                place = f"{BLOCK_BYTES * block}+COLUMN{column}"
                if self.adds_input:
                    word = self.add("xor {0},{1},{d}", word, self.load(f"ldw {{d}},{place}(IN)"))
                self.store(f"stw {{0}},{place}(OUT)", word)
        self.add("ldi OUT,32(OUT)", result=False)

    def look_up(self, load, table, entry, state, column, key) -> Instruction:
        """A new column: what four bytes of the state find, and the key."""
        found = [
            self.load(
                f"{load} {{d}},{table}+{entry[row]}({{0}}) !tprello",
                state.index((column + row) % 4, row),
            )
            for row in range(4)
        ]
        if self.three_input_logic:
            first = self.vector("vlog3r0 {0},{1},{2},{d}", key, *found[:2])
            return self.vector("vlog3r0 {0},{1},{2},{d}", first, *found[2:])
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
        states = self.begin()
        for number in range(3, self.rounds):
            states = self.round(number, states)
        self.end(states)
        self.add("ldi IN,32(IN)", result=False)

    def begin(self) -> list:
        self.add("subl LEFT,1,LEFT", result=False)
        first = self.add("xor COUNTER,LAST_KEY_BYTE,{d}")
        next_counter = self.add("ldi {d},32(COUNTER)")
        second = self.add("xor {0},LAST_KEY_BYTE,{d}", next_counter)
        readers = [(first, INTEGER), (next_counter, INTEGER)]
        self.add("ldi COUNTER,64(COUNTER)", result=False, after=readers)
        # Behind the last counter of a run the byte overflows: what is looked up then is not used.
        indices = [self.add("and {0},MASK,{d}", each) for each in (first, second)]
        same = [self.load(f"ldl {{d}},ttable_counter+{8 * i}($31) !tprello") for i in range(5)]
        result = []
        for index in indices:
            found = self.load(f"ldl {{d}},ttable_rounds+{ROUND_ENTRY[3]}({{0}}) !tprello", index)
            column_0 = State(self, [self.add("xor {0},{1},{d}", same[0], found)], 1)
            columns = []
            for column in range(4):
                row = -column % 4
                text = f"ldl {{d}},ttable_rounds+{ROUND_ENTRY[row]}({{0}}) !tprello"
                found = self.load(text, column_0.index(0, row))
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

    def index(self, column: int, row: int) -> Instruction:
        half, place_in_half = divmod(row, 2)
        if (column, half) not in self.words:
            place = f"ttable_first+{32 * half + BLOCK_BYTES * self.block}+COLUMN{column}"
            self.words[column, half] = self.owner.load(
                f"ldw {{d}},{place}($31) !tprello", after=[(self.stores[half], STORE_TO_LOAD)]
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
                self.stores[column] = (place, owner.store(f"stl {{0}},{place}($31) !tprello", word))

    def index(self, column: int, row: int) -> Instruction:
        add = self.owner.add
        word = self.columns[column]
        if row == 0:
            return add("zapnot {0},3,{d}", word)
        if row == 3:
            return add("srl {0},48,{d}", word)
        if column in self.stores:
            place, store = self.stores[column]
            text = f"ldhu {{d}},{place}+{2 * row}($31) !tprello"
            return self.owner.load(text, after=[(store, STORE_TO_LOAD)])
        return add("zapnot {0},3,{d}", add(f"srl {{0}},{16 * row},{{d}}", word))


# ---- Order --------------------------------------------------------------------------------------


def bound(instructions: list) -> int:
    """No loop over these instructions and its branch takes fewer cycles."""
    own = {pipe: sum(i.pipe == pipe for i in instructions) for pipe in (P0, P1)}
    return max(own[P0], own[P1] + 1, (len(instructions) + 2) // 2)


def earliest(instruction: Instruction) -> int | None:
    """The cycle in which its operands are there; None while one of them has no cycle yet."""
    waits = [(source, source.latency) for source in instruction.sources] + instruction.after
    if any(before.cycle < 0 for before, _ in waits):
        return None
    return max((before.cycle + cycles for before, cycles in waits), default=0)


def ready_at(cycle: int, waiting: list, window: int) -> list:
    """Those that can issue, in the order of the formulas."""
    ready = []
    for instruction in waiting:
        if instruction.order > waiting[0].order + window:
            break
        at = earliest(instruction)
        if at is not None and at <= cycle:
            ready.append(instruction)
    return ready


def choose(pipe: str, ready: list, other_is_free: bool, favour: int) -> Instruction | None:
    own = [i for i in ready if i.pipe == pipe]
    either = [i for i in ready if i.pipe == EITHER]
    if pipe == P1 and other_is_free and not any(i.pipe == P0 for i in ready):
        either = either[1:]  # the first is left for P0
    if own and not (either and either[0].order + favour < own[0].order):
        return own[0]
    return either[0] if either else None


def schedule(instructions: list, tuning: Tuning) -> list | None:
    """The slots of the loop: for each cycle a dictionary from pipes to instructions. Instructions
    get their cycles, 0 .. period + overlap - 1. None if they do not fit.

    Goes from cycle to cycle as if passes had no end; cycle c takes what is left of slot c - period.
    The loop begins at cycle `overlap`, so the branch is in the slot before it."""
    slots = [{} for _ in range(tuning.period)]
    slots[(tuning.overlap - 1) % tuning.period][P1] = BRANCH
    waiting = list(instructions)
    for instruction in instructions:
        instruction.cycle = -1
    for cycle in range(tuning.period + tuning.overlap):
        if cycle < tuning.slow_start and cycle % 2:
            continue
        slot = slots[cycle % tuning.period]
        ready = ready_at(cycle, waiting, tuning.window) if waiting else []
        for pipe, other in ((P1, P0), (P0, P1)):
            if pipe in slot:
                continue
            chosen = choose(pipe, ready, other not in slot, tuning.favour)
            if chosen is not None:
                chosen.cycle = cycle
                slot[pipe] = chosen
                ready.remove(chosen)
                waiting.remove(chosen)
    return None if waiting else slots


def moments_of(slots: list) -> dict:
    """Place of each instruction in the order of the program: P0's comes first in a line."""
    return {
        instruction: 2 * instruction.cycle + (pipe == P1)
        for slot in slots
        for pipe, instruction in slot.items()
        if instruction != BRANCH
    }


# ---- Registers ----------------------------------------------------------------------------------


def allocate(instructions: list, moments: dict, tuning: Tuning, named: range) -> dict | None:
    """A register for each result; None if there are not enough. Time is a circle here, the loop;
    values that live across its beginning are given theirs first."""
    circle = 2 * tuning.period
    # What each register is busy with: (begin, end) on the circle, cut at its beginning.
    busy = {f"${number}": [] for number in range(30) if number not in named}
    values = []
    for instruction in instructions:
        if instruction.result:
            begin = moments[instruction]
            length = max(moments[user] for user in instruction.users) - begin
            values.append(((begin - 2 * tuning.overlap) % circle, length, instruction))
    values.sort(key=lambda value: (value[0] + value[1] <= circle, value[0]))

    registers = {}
    for begin, length, instruction in values:
        end = begin + length
        pieces = [(begin, end)] if end <= circle else [(begin, circle), (0, end - circle)]

        def is_free(register, pieces=pieces):
            return all(
                end <= other_begin or other_end <= begin
                for begin, end in pieces
                for other_begin, other_end in busy[register]
            )

        def idle(register, begin=begin):
            return begin - max((end for _, end in busy[register] if end <= begin), default=-1)

        free = [register for register in busy if is_free(register)]
        if not free:
            return None
        registers[instruction] = min(free, key=idle)
        busy[registers[instruction]] += pieces
    return registers


# ---- Text ---------------------------------------------------------------------------------------


def write(rounds: int, instructions: list, slots: list, registers: dict, tuning: Tuning) -> str:
    moments = moments_of(slots)
    advances = {
        f"({pointer})": moments[instruction]
        for pointer in ("IN", "OUT")
        for instruction in instructions
        if instruction.text == f"ldi {pointer},32({pointer})"
    }

    def text(instruction) -> str:
        sources = (registers[source] for source in instruction.sources)
        result = instruction.text.format(*sources, d=registers.get(instruction))
        for pointer, advance in advances.items():
            if moments[instruction] > advance:
                result = result.replace(pointer, "-32" + pointer)
        return result

    def line(slot: dict) -> str:
        left = text(slot[P0]) if P0 in slot else "clr $31"
        right = "nop"
        if P1 in slot:
            right = "bne LEFT,\\next" if slot[P1] == BRANCH else text(slot[P1])
        return f"    {left + ';':28}{right}"

    first = sorted((i for i in instructions if i.cycle < tuning.overlap), key=moments.get)
    loop = slots[tuning.overlap :] + slots[: tuning.overlap]
    return "\n".join(
        [
            "# SPDX-License-Identifier: Apache-2.0",
            "#",
            f"# Made by generate.py: two blocks, {rounds} rounds.",
            f"# {len(instructions) + 1} instructions in {tuning.period} cycles;"
            f" no order of them takes fewer than {bound(instructions)}.",
            "# A line is a cycle: what goes to pipe 0, and what goes to pipe 1.",
            "",
            "# What the loop has of a pass before the pass before is over, for the first pass.",
            "    .macro FIRST_STEPS",
            *(f"    {text(instruction)}" for instruction in first),
            "    .endm",
            "",
            "    .macro NEXT_PAIR next",
            *(line(slot) for slot in loop),
            "    .endm",
            "",
        ]
    )


def instructions_of(variant: tuple, tuning: Tuning) -> list:
    counter, three_input_logic, rounds = variant
    return (CounterPass if counter else Pass)(rounds, three_input_logic, tuning).instructions


def make(variant: tuple, tuning: Tuning) -> str | None:
    instructions = instructions_of(variant, tuning)
    slots = schedule(instructions, tuning)
    named = NAMED_CTR if variant[0] else NAMED_ECB
    registers = slots and allocate(instructions, moments_of(slots), tuning, named)
    return registers and write(variant[2], instructions, slots, registers, tuning)


def file_of(variant: tuple) -> Path:
    counter, three_input_logic, rounds = variant
    name = f"pass_{32 * (rounds - 6)}{'_vlog3r' * three_input_logic}{'_ctr' * counter}.h"
    return FOLDER / "generated" / name


# ---- Search -------------------------------------------------------------------------------------


def random_tuning(three_input_logic: bool) -> Tuning:
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
    """The shortest pass that was found in that time, beginning with the one that is known."""
    best = TUNINGS[variant]
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        tuning = random_tuning(three_input_logic=variant[1])
        period = bound(instructions_of(variant, tuning))
        while period < best.period:
            tuning = replace(tuning, period=period)
            if make(variant, tuning):
                best = tuning
            period += max(1, (best.period - period) // 3)
    return best


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true", help="compare, write nothing")
    parser.add_argument("--search", type=float, metavar="SECONDS", help="print better tunings")
    options = parser.parse_args()
    status = 0
    for variant, tuning in TUNINGS.items():
        if options.search:
            print(f"    {variant}: {search(variant, options.search)},", flush=True)
            continue
        text = make(variant, tuning)
        file = file_of(variant)
        if not options.check:
            file.write_text(text, encoding="utf-8")
        elif not file.exists() or file.read_text(encoding="utf-8") != text:
            print(f"{file} is not what generate.py makes", file=sys.stderr)
            status = 1
    return status


if __name__ == "__main__":
    sys.exit(main())
