#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Writes the scheduled passes of the T-table kernels: one line of assembly is one cycle.

    python3 kernels/ttable/generate.py            # rewrites kernels/ttable*/pass_*.S
    python3 kernels/ttable/generate.py --check    # are the committed ones what this makes?

A pass encrypts (or decrypts) two blocks, A and B, half a round apart. `Pass` lists what it
computes, in the order of the formulas; `schedule` gives each instruction a cycle and a pipe of a
loop that takes `period` cycles (modulo scheduling: the end of a pass overlaps the beginning of the
next one, so that nothing waits while a pair of blocks comes in or goes out); `allocate` gives each
value a register. docs/kernels/ttable.md tells the idea of the kernel.
"""

import argparse
import sys
from dataclasses import dataclass, field
from pathlib import Path

KERNELS = Path(__file__).resolve().parents[1]

# Latencies of the machine for which the order is made; other ones cost cycles, not correctness.
INTEGER, LOAD, STORE_TO_LOAD, VECTOR, VECTOR_LOAD = 1, 3, 3, 2, 4

# A table entry has 32 bytes: those of the four rows, in the order in which aes_prepare makes them.
ENTRY_OF_ROW = (0, 16, 8, 24)
LAST_ENTRY_OF_ROW = (0, 4, 16, 20)
BLOCK_BYTES = 16
EITHER, P0, P1 = "either", "P0", "P1"
BRANCH = "branch"

# Registers of the loop. The others hold values of the pass.
FIXED = {"IN": "$16", "OUT": "$17", "LEFT": "$18", "FIELD0": "$19", "FIELD1": "$20"}
FREE = [f"${number}" for number in range(30) if f"${number}" not in FIXED.values()]


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
    """What is computed for a pair of blocks, in program order."""

    def __init__(self, rounds: int, three_input_logic: bool, stored_percent: list[int]):
        self.rounds = rounds
        self.three_input_logic = three_input_logic
        self.stored_percent = stored_percent
        self.stored_debt = 0
        self.scratch = 0
        self.instructions: list[Instruction] = []
        self.compute()

    def add(self, text: str, *sources, **keywords) -> Instruction:
        instruction = Instruction(text, list(sources), **keywords)
        instruction.order = len(self.instructions)
        for source in sources:
            source.users.append(instruction)
        self.instructions.append(instruction)
        return instruction

    def load(self, text: str, *sources, latency=LOAD, **keywords) -> Instruction:
        return self.add(text, *sources, pipe=P1, latency=latency, **keywords)

    def vector(self, text: str, *sources) -> Instruction:
        return self.add(text, *sources, pipe=P0, latency=VECTOR)

    def compute(self):
        states = self.begin()
        for number in range(1, self.rounds):
            states = self.round(number, states)
        self.end(states)

    def begin(self) -> list:
        """The blocks come in, eight columns in a register, and their bytes are spread. After the
        last pair IN stays where it is: nothing is read behind the data."""
        left = self.add("subl LEFT,1,LEFT", result=False)
        next_in = self.add("ldi {d},32(IN)")
        move = self.add("selgt LEFT,{0},IN,IN", next_in, result=False, after=[(left, 1)])
        key = self.load("vldd {d},ttable_keys($31) !tprello", latency=VECTOR_LOAD)
        blocks = self.load("vldd {d},0(IN)", latency=VECTOR_LOAD, after=[(move, 1)])
        state = self.vector("vxorw {0},{1},{d}", blocks, key)
        stores = []
        for half, shifts in enumerate((("vsllw {0},5,{d}", "vsllw {0},13,{d}"),
                                       ("vsrlw {0},11,{d}", "vsrlw {0},3,{d}"))):
            fields = [
                self.vector(f"vandw {{0}},FIELD{field},{{d}}", self.vector(shift, state))
                for field, shift in enumerate(shifts)
            ]
            both = self.vector("vbisw {0},{1},{d}", *fields)
            place = f"ttable_first+{32 * half}($31) !tprello"
            stores.append(self.add(f"vstd {{0}},{place}", both, pipe=P1, result=False))
        return [FirstState(self, block, stores) for block in range(2)]

    def round(self, number: int, states: list) -> list:
        keys = [
            self.load(f"ldl {{d}},ttable_keys+{32 * number + 8 * column}($31) !tprello")
            for column in range(4)
        ]
        result = []
        for state in states:
            columns = []
            for column in range(4):
                entries = [
                    self.load(
                        f"ldl {{d}},ttable_rounds+{ENTRY_OF_ROW[row]}({{0}}) !tprello",
                        state.index((column + row) % 4, row),
                    )
                    for row in range(4)
                ]
                columns.append(self.exclusive_or(*entries, keys[column]))
            result.append(State(self, columns, number))
        return result

    def end(self, states: list):
        keys = [
            self.load(f"ldw {{d}},aes_round_keys+16*AES_ROUNDS+COLUMN{column}($31) !tprello") for column in range(4)
        ]
        for block, state in enumerate(states):
            for column in range(4):
                entries = [
                    self.load(
                        f"ldw {{d}},ttable_last+{LAST_ENTRY_OF_ROW[row]}({{0}}) !tprello",
                        state.index((column + row) % 4, row),
                    )
                    for row in range(4)
                ]
                word = self.exclusive_or(*entries, keys[column])
                place = f"{BLOCK_BYTES * block}+COLUMN{column}"
                self.add(f"stw {{0}},{place}(OUT)", word, pipe=P1, result=False)
        self.add("ldi OUT,32(OUT)", result=False)

    def exclusive_or(self, a, b, c, d, key):
        if self.three_input_logic:
            first = self.vector("vlog3r0 {0},{1},{2},{d}", key, a, b)
            return self.vector("vlog3r0 {0},{1},{2},{d}", first, c, d)
        result = key
        for entry in (a, b, c, d):
            result = self.add("xor {0},{1},{d}", result, entry)
        return result

    def is_stored(self, number: int) -> bool:
        """Which columns have their middle fields cut out by memory: a share of each round's."""
        self.stored_debt += self.stored_percent[number]
        if self.stored_debt < 100:
            return False
        self.stored_debt -= 100
        return True


class FirstState:
    """A block as it came in: words of two fields, of rows 0 and 1 and of rows 2 and 3."""

    def __init__(self, owner: Pass, block: int, stores: list):
        self.owner = owner
        self.block = block
        self.stores = stores
        self.words = {}

    def index(self, column: int, row: int):
        half, field = divmod(row, 2)
        if (column, half) not in self.words:
            place = f"ttable_first+{32 * half + BLOCK_BYTES * self.block}+COLUMN{column}"
            self.words[column, half] = self.owner.load(
                f"ldw {{d}},{place}($31) !tprello", after=[(self.stores[half], STORE_TO_LOAD)]
            )
        cut = ("zapnot {0},3,{d}", "srl {0},16,{d}")[field]
        return self.owner.add(cut, self.words[column, half])


class State:
    """Four columns; each has its bytes in fields of 16 bits, times 32."""

    def __init__(self, owner: Pass, columns: list, number: int):
        self.owner = owner
        self.columns = columns
        self.stores = {}
        for column, word in enumerate(columns):
            if owner.is_stored(number):
                place = f"ttable_scratch+{8 * owner.scratch}"
                owner.scratch += 1
                store = owner.add(f"stl {{0}},{place}($31) !tprello", word, pipe=P1, result=False)
                self.stores[column] = (place, store)

    def index(self, column: int, row: int):
        add = self.owner.add
        word = self.columns[column]
        if row == 0:
            return add("zapnot {0},3,{d}", word)
        if row == 3:
            return add("srl {0},48,{d}", word)
        if column in self.stores:
            place, store = self.stores[column]
            return self.owner.load(
                f"ldhu {{d}},{place}+{2 * row}($31) !tprello", after=[(store, STORE_TO_LOAD)]
            )
        return add("zapnot {0},3,{d}", add(f"srl {{0}},{16 * row},{{d}}", word))


# ---- Order -------------------------------------------------------------------------------------------


def pipe_bound(instructions: list) -> int:
    """No loop over these instructions and its branch takes fewer cycles."""
    count = {pipe: sum(i.pipe == pipe for i in instructions) for pipe in (P0, P1)}
    return max(count[P0], count[P1] + 1, (len(instructions) + 2) // 2)


def earliest(instruction: Instruction) -> int | None:
    """The cycle in which its operands are there; None while one of them has no cycle yet."""
    waits = [(source, source.latency) for source in instruction.sources] + instruction.after
    if any(before.cycle < 0 for before, _ in waits):
        return None
    return max((before.cycle + cycles for before, cycles in waits), default=0)


class Table:
    """The slots of a loop of `period` cycles: two pipes in each. The branch is in the last one."""

    def __init__(self, period: int, overlap: int):
        self.period = period
        self.slots = [{} for _ in range(period)]
        self.slots[(overlap - 1) % period][P1] = BRANCH

    def free(self, cycle: int) -> list[str]:
        return [pipe for pipe in (P0, P1) if pipe not in self.slots[cycle % self.period]]

    def put(self, instruction: Instruction, cycle: int, pipe: str):
        instruction.cycle = cycle
        self.slots[cycle % self.period][pipe] = instruction


def schedule(instructions: list, period: int, overlap: int, tuning: "Tuning") -> Table | None:
    """Gives each instruction its cycle, 0 .. period + overlap - 1; None if that fails. Cycle by
    cycle, the first ready instructions in program order go to the free slots; none is taken that
    stands further than `window` behind the first that has no cycle yet."""
    table = Table(period, overlap)
    for instruction in instructions:
        instruction.cycle = -1
    waiting = list(instructions)
    for cycle in range(period + overlap):
        if not waiting:
            break
        free = table.free(cycle)
        if cycle < tuning.slow_start and cycle % 2 and free:
            continue
        limit = waiting[0].order + tuning.window
        ready = []
        for instruction in waiting:
            if instruction.order > limit:
                break
            at = earliest(instruction)
            if at is not None and at <= cycle:
                ready.append(instruction)
        for pipe in (P1, P0):
            if pipe not in free:
                continue
            own = [i for i in ready if i.pipe == pipe]
            either = [i for i in ready if i.pipe == EITHER]
            chosen = own[0] if own else None
            if pipe == P1 and P0 in free:
                # The first of those that may go to either pipe is left for P0.
                if not any(i.pipe == P0 for i in ready):
                    either = either[1:]
            if either and (chosen is None or either[0].order + tuning.favour < chosen.order):
                chosen = either[0]
            if chosen is not None:
                table.put(chosen, cycle, pipe)
                ready.remove(chosen)
                waiting.remove(chosen)
    return table if not waiting else None




@dataclass(frozen=True)
class Tuning:
    period: int
    window: int
    favour: int
    slow_start: int
    stored: int  # percent


# ---- Registers -------------------------------------------------------------------------------------


def moments_of(table: Table) -> dict:
    """Place of each instruction in the order of the program: P0's comes first in a line."""
    return {
        instruction: 2 * instruction.cycle + (pipe == P1)
        for slot in table.slots
        for pipe, instruction in slot.items()
        if instruction != BRANCH
    }


def allocate(instructions: list, moments: dict, period: int, overlap: int) -> dict | None:
    """A register for each result; None if there are not enough. The loop is a circle: values that
    live across its beginning (cycle `overlap`) are given theirs first."""
    circle = 2 * period
    values = []
    for instruction in instructions:
        if instruction.result:
            begin = moments[instruction]
            end = max(moments[user] for user in instruction.users)
            values.append(((begin - 2 * overlap) % circle, end - begin, instruction))
    values.sort(key=lambda value: value[0])
    busy = {register: [] for register in FREE}  # arcs on the circle, cut where it begins

    def arcs(begin: int, length: int) -> list:
        end = begin + length
        return [(begin, end)] if end <= circle else [(begin, circle), (0, end - circle)]

    def fits(register: str, pieces: list) -> bool:
        return not any(
            begin < taken_end and taken_begin < end
            for begin, end in pieces
            for taken_begin, taken_end in busy[register]
        )

    def idle_before(register: str, begin: int) -> int:
        return begin - max((e for _, e in busy[register] if e <= begin), default=-1)

    registers = {}
    crossing = [value for value in values if value[0] + value[1] > circle]
    for begin, length, instruction in crossing + [v for v in values if v not in crossing]:
        pieces = arcs(begin, length)
        candidates = [register for register in FREE if fits(register, pieces)]
        if not candidates:
            return None
        best = min(candidates, key=lambda register: (idle_before(register, begin), FREE.index(register)))
        busy[best] += pieces
        registers[instruction] = best
    return registers


# ---- Text ------------------------------------------------------------------------------------------


def assembly(instruction: Instruction, registers: dict, advanced: bool) -> str:
    text = instruction.text.format(
        *(registers[source] for source in instruction.sources), d=registers.get(instruction)
    )
    return text.replace("(OUT)", "-32(OUT)") if advanced else text


def write_pass(rounds: int, instructions: list, table: Table, registers: dict, overlap: int) -> str:
    moments = moments_of(table)
    advance = next(i for i in instructions if i.text.startswith("ldi OUT"))

    def text(instruction):
        after = instruction.text.startswith("stw") and moments[instruction] > moments[advance]
        return assembly(instruction, registers, after)

    first = sorted((i for i in instructions if i.cycle < overlap), key=moments.get)
    lines = [
        "# SPDX-License-Identifier: Apache-2.0",
        "#",
        f"# Made by kernels/ttable/generate.py: {rounds} rounds of two blocks. A line is a cycle:",
        "# what goes to P0, and what goes to P1.",
        "",
        f"    .macro FIRST_STEPS              # of the first pair, {len(first)} instructions",
        *(f"    {text(instruction)}" for instruction in first),
        "    .endm",
        "",
        f"    .macro NEXT_PAIR next           # {table.period} cycles, {len(instructions) + 1} instructions",
    ]
    for slot in range(table.period):
        pair = table.slots[(slot + overlap) % table.period]
        left = text(pair[P0]) if P0 in pair else "clr $31"
        if P1 not in pair:
            right = "nop"
        elif pair[P1] == BRANCH:
            right = "bne LEFT,\\next"
        else:
            right = text(pair[P1])
        lines.append(f"    {left + ';':40}{right}")
    return "\n".join([*lines, "    .endm", ""])


def make(rounds, logic, tuning, overlap=60):
    p = Pass(rounds, logic, [tuning.stored] * 20)
    table = schedule(p.instructions, tuning.period, overlap, tuning)
    if table is None:
        return None
    registers = allocate(p.instructions, moments_of(table), tuning.period, overlap)
    if registers is None:
        return None
    return write_pass(rounds, p.instructions, table, registers, overlap)


if __name__ == "__main__":
    for logic, name in ((False, "ttable"), (True, "ttable_vlog3r")):
        for rounds in (10, 12, 14):
            stored = 50 if logic else 80
            p = Pass(rounds, logic, [stored] * 20)
            b = pipe_bound(p.instructions)
            for period in range(b, b + 100):
                text = make(rounds, logic, Tuning(period, 40, 20, 0, stored))
                if text:
                    print(name, rounds, b, period)
                    (KERNELS / "ttable" / f"pass_{32 * (rounds - 6)}{'_vlog3r' * logic}.h").write_text(text)
                    break
