# SPDX-License-Identifier: Apache-2.0
"""The steps of the bitsliced AES as sections of operations, which scheduling orders.

The layout is told in docs/kernels/bitsliced.md: value `a{h}{b}` holds bit b (0: least) of rows 2h
and 2h+1 of 32 blocks; words 0..3 are the columns of row 2h, words 4..7 those of row 2h+1.
Between sections the values of half 0 are in registers, those of half 1 in LDM.
"""

from __future__ import annotations

import itertools

from circuits import basis, netlist

from scheduling.sections import Section

BITS = range(8)
MASKS = {8: 0x00FF00FF, 16: 0x0000FFFF, 4: 0x0F0F0F0F, 2: 0x33333333, 1: 0x55555555}
MASK_ORDER = (8, 16, 4, 2, 1)
SELECTORS = ("low_halves", "high_halves", "turn", "out00", "out01", "out10", "out11")
TWO_INPUT = {0x8: "vandw", 0x4: "vbicw", 0x6: "vxorw", 0xE: "vbisw", 0xD: "vornotw", 0x9: "veqvw"}

#: A round's block: 16 key masks and the word with its selector.
ROUND_BLOCK = 544
IN, OUT, LEFT, KEY, TABLE, CONSTANT = 16, 17, 18, 19, 20, 21


#: A batch's pointers and what is left go on.
GO_ON = [f"ldi     ${IN},512(${IN})", f"ldi     ${OUT},512(${OUT})"]
LESS_LEFT = f"ldi     ${LEFT},-512(${LEFT})"


#: Registers of half 0 between the sections.
STATE = (0, 1, 2, 3, 4, 5, 6, 7)
RESERVED = {IN, OUT, LEFT, KEY, TABLE, CONSTANT, 31}
REGISTERS = tuple(register for register in range(32) if register not in RESERVED)


class Builder:
    """Adds operations to a section in two- or three-input logic."""

    def __init__(self, tables: tuple[int, ...] | None, last: int):
        """last: the bit of half 0 that a section makes in its last cycle; it is ready one later."""
        self.section = Section(registers=REGISTERS)
        self.tables = tables
        self.count = 0
        self.last = last

    @property
    def three(self) -> bool:
        """Whether there is logic of three inputs."""
        return self.tables is not None

    def age(self, value: str) -> int:
        """Values that have been made before this one."""
        made = [operation.result for operation in self.section.operations]
        return made.index(value)

    def name(self, stem: str = "v") -> str:
        """One that no value has yet."""
        self.count += 1
        return f"{stem}_{self.count}"

    def two(self, table: int, first: str, second: str, result: str | None = None) -> str:
        """The value with this truth table of two."""
        mnemonic = TWO_INPUT.get(table, f"vlog2x{table:x}")
        text = f"{mnemonic:7} {{0}},{{1}},{{d}}"
        return self.section.add(result or self.name(), text, first, second)

    def lut(self, table: int, a: str, b: str, c: str, result: str | None = None) -> str:
        """The value with this truth table of three."""
        text = f"vlog3r{self.tables.index(table)} {{0}},{{1}},{{2}},{{d}}"
        return self.section.add(result or self.name(), text, a, b, c)

    def xor(self, *terms: str, result: str | None = None) -> str:
        """The sum of the terms; the last ones enter last."""
        left = list(terms)
        while len(left) > 1:
            last = len(left) <= (3 if self.three else 2)
            name = result if last else None
            if self.three and len(left) >= 3:
                # An even number of terms needs one operation of two inputs: the first one.
                if len(left) % 2:
                    left[:3] = [self.lut(0x96, *left[:3], result=name)]
                else:
                    left[:2] = [self.two(0x6, *left[:2])]
            else:
                left[:2] = [self.two(0x6, *left[:2], result=name)]
        return left[0]

    def shift(self, mnemonic: str, source: str, count: int) -> str:
        """The value with the words shifted."""
        return self.section.add(self.name(), f"{mnemonic:7} {{0}},{count},{{d}}", source)

    def shuffle(self, high: str, low: str, selector: str, result: str | None = None) -> str:
        """Words of two values, as the selector says."""
        text = "vshfw   {0},{1},{2},{d}"
        return self.section.add(result or self.name(), text, high, low, selector)

    # ---- what memory holds ----

    def home(self, name: str, mnemonic: str, address: str) -> str:
        """The name of a value that memory holds there."""
        self.section.homes[name] = (mnemonic, address)
        return name

    def mask(self, shift: int) -> str:
        """Of the exchange by that many bits."""
        place = 32 * MASK_ORDER.index(shift)
        return self.home(f"mask{shift}", "vldd", f"bitsliced_masks+{place}($31) !tprello")

    def selector(self, name: str) -> str:
        """Of a shuffle."""
        place = 4 * SELECTORS.index(name)
        return self.home(name, "ldw", f"bitsliced_selectors+{place}($31) !tprello")

    def byte_key(self, which: str, parity: int) -> str:
        """The first or last round key as bytes, for even or odd registers."""
        return self.home(
            f"{which}{parity}", "vldd", f"bitsliced_{which}_key+{32 * parity}($31) !tprello"
        )

    # ---- the interface of sections ----

    def state_in(self) -> list[list[str]]:
        """The names of the state's values at the beginning, by half and bit."""
        for bit in BITS:
            self.section.inputs[f"a0{bit}"] = STATE[bit]
            self.home(f"a1{bit}", "vldd", f"bitsliced_state+{32 * bit}($31) !tprello")
        self.section.late[f"a0{self.last}"] = 1
        return [[f"a{half}{bit}" for bit in BITS] for half in (0, 1)]

    def state_out(self) -> list[list[str]]:
        """The names that the results must get, by half and bit."""
        for bit in BITS:
            self.section.outputs[f"n0{bit}"] = STATE[bit]
            self.section.stores[f"n1{bit}"] = f"bitsliced_state+{32 * bit}($31) !tprello"
        self.section.late[f"n0{self.last}"] = 1
        return [[f"n{half}{bit}" for bit in BITS] for half in (0, 1)]

    # ---- steps ----

    def circuit(self, circuit: netlist.Netlist, state: list[str], prefix: str) -> list[str]:
        """SubBytes of one half."""
        names = {f"x{7 - bit}": state[bit] for bit in BITS}
        for gate in circuit.gates:
            sources = [names[source] for source in gate.inputs]
            result = f"{prefix}{gate.output}"
            if len(sources) == 3:
                self.lut(gate.table, *sources, result=result)
            else:
                self.two(gate.table, *sources, result=result)
            names[gate.output] = result
        return [names[f"s{7 - bit}"] for bit in BITS]

    def swap(self, a: str, b: str, shift: int, keys: tuple | None = None) -> tuple[str, str]:
        """Exchanges the bits of a above the mask with the bits of b in it.

        keys, where given, are added to the results: a tuple of terms for each.
        """
        mask = self.mask(shift)
        if self.three and keys is None:
            up, down = self.shift("vsllw", b, shift), self.shift("vsrlw", a, shift)
            return self.lut(0xAC, mask, up, a), self.lut(0xAC, mask, b, down)
        keys = keys or ((), ())
        down = self.shift("vsrlw", a, shift)
        if self.three:
            moved = self.lut(0x28, down, b, mask)
        else:
            moved = self.two(0x8, self.two(0x6, down, b), mask)
        other = self.xor(b, *keys[1], moved)
        return self.xor(a, *keys[0], self.shift("vsllw", moved, shift)), other

    def swap_all(self, values: list[str], index_bit: int, shift: int, numbers=None, keys=None):
        """Exchanges bit `index_bit` of the values' numbers with the bit of `shift` in the words."""
        for number in numbers or range(16):
            other = number | 1 << index_bit
            if other == number:
                continue
            added = (keys(number), keys(other)) if keys else None
            values[number], values[other] = self.swap(values[number], values[other], shift, added)

    def shuffle_pairs(self, values: list[str], numbers, selectors) -> None:
        """Shuffles each value of an even number with the next one, in place."""
        for number in numbers:
            if number & 1:
                continue
            low, high = values[number], values[number + 1]
            for position, selector in enumerate(selectors(number)):
                values[number + position] = self.shuffle(high, low, self.selector(selector))


#: Values that the exchanges by 8 and 16 bits and the shuffles between mix: four at a time.
GROUPS = [(n, n + 1, n + 8, n + 9) for n in range(0, 8, 2)]


def doubling_of(circuit: netlist.Netlist) -> list[tuple[int, ...]]:
    """For each bit (0: least) of 2t in the circuit's basis, the bits of t that make it."""
    text = circuit.fields.get("doubling")
    rows = basis.parse(text) if text else basis.doubling(basis.IDENTITY)
    return [tuple(b for b in BITS if rows[7 - bit] >> b & 1) for bit in BITS]


def order_of_sums(circuit: netlist.Netlist) -> list[tuple[int, list[int]]]:
    """Bits of t in the order in which to make them, with the results that each makes possible.

    Results that come together stand in the order in which the circuit reads them next.
    """
    doubling = doubling_of(circuit)
    reads = [name for gate in circuit.gates for name in gate.inputs]
    missing = [{bit, *doubling[bit]} for bit in BITS]
    order = []
    done: set[int] = set()
    while len(done) < len(BITS):
        # Those that the next possible result waits for.
        waiting = [bit for bit in BITS if missing[bit] - done]
        target = min(waiting, key=lambda bit: len(missing[bit] - done))
        for bit in sorted(missing[target] - done, key=lambda bit: bit == target):
            before = {other for other in BITS if missing[other] <= done}
            done.add(bit)
            possible = [other for other in BITS if missing[other] <= done and other not in before]
            order.append((bit, sorted(possible, key=lambda other: reads.index(f"x{7 - other}"))))
    return order


def last_bit(circuit: netlist.Netlist) -> int:
    """The result of MixColumns that is made last."""
    return order_of_sums(circuit)[-1][1][-1]


def mix_columns(build: Builder, a0: list[str], a1: list[str], middle, block: str) -> None:
    """MixColumns and AddRoundKey; the halves stand in the same columns.

    With q = the rows turned by one and t = a + q + c, where c carries the key (see the docs):
    new = 2 t + q + (t of the other half). `block` is where the round's masks are.
    """
    selector = build.home("turn_round", "ldw", block.format(512))
    halves = (a0, a1)
    turned: list[dict[int, str]] = [{}, {}]
    sums: list[dict[int, str]] = [{}, {}]
    result = build.state_out()
    doubling = doubling_of(middle)
    for bit, possible in order_of_sums(middle):
        for half in (0, 1):
            turned[half][bit] = build.shuffle(halves[1 - half][bit], halves[half][bit], selector)
        for half in (0, 1):
            place = 32 * (8 * half + bit)
            key = build.home(f"k{half}{bit}", "vldd", block.format(place))
            sums[half][bit] = build.xor(key, halves[half][bit], turned[half][bit])
        for half in (1, 0):
            for number in possible:
                twice = sorted(doubling[number], key=list(sums[half]).index)
                terms = [sums[half][other] for other in twice]
                terms += [turned[half][number], sums[1 - half][number]]
                terms.sort(key=lambda term: build.age(term))
                build.xor(*terms, result=result[half][number])


def turn_half(build: Builder, values: list[str]) -> list[str]:
    """Rows 2 and 3 by two columns."""
    return [build.shuffle(value, value, build.selector("turn")) for value in values]


def pre_mix(
    build: Builder, a0: list[str], a1: list[str], doubling: list[tuple[int, ...]]
) -> tuple[list[str], list[str]]:
    """Makes MixColumns the inverse one: to every byte, 4 times its sum with that two rows on."""
    sums = [build.xor(a0[bit], a1[bit]) for bit in BITS]
    most = 2 if build.three else 1
    shared: dict[frozenset, str] = {}

    def together(bits: frozenset) -> list[str]:
        """At most `most` values with the sum of these bits, made once for both halves."""
        names = {frozenset((bit,)): sums[bit] for bit in bits}
        while len(names) > most:
            pairs = list(itertools.combinations(sorted(names, key=sorted), 2))
            pair = next((p for p in pairs if p[0] | p[1] in shared), pairs[-1])
            union = pair[0] | pair[1]
            if union not in shared:
                shared[union] = build.xor(names[pair[0]], names[pair[1]])
            for part in pair:
                del names[part]
            names[union] = shared[union]
        return list(names.values())

    fourfold = []
    for bit in BITS:
        bits: frozenset = frozenset()
        for once in doubling[bit]:
            bits ^= frozenset(doubling[once])
        fourfold.append(bits)
    added = {bit: together(fourfold[bit]) for bit in sorted(BITS, key=lambda b: len(fourfold[b]))}
    return tuple([build.xor(*added[bit], half[bit]) for bit in BITS] for half in (a0, a1))


# ---- sections -----------------------------------------------------------------------------------


def add_round(build: Builder, state, circuit, middle, decrypt: bool, block: str) -> None:
    """A round with MixColumns; `middle` is the circuit whose basis its result is in."""
    a0 = build.circuit(circuit, state[0], "p")
    a1 = build.circuit(circuit, state[1], "q")
    a1 = turn_half(build, a1)
    if decrypt:
        a0, a1 = pre_mix(build, a0, a1, doubling_of(middle))
    mix_columns(build, a0, a1, middle, block)


def round_section(tables, circuit: netlist.Netlist, decrypt: bool) -> Section:
    """A middle round."""
    build = Builder(tables, last_bit(circuit))
    block = f"bitsliced_keys_end+{{}}(${KEY}) !tprello"
    add_round(build, build.state_in(), circuit, circuit, decrypt, block)
    build.section.ending = [f"ldi     ${KEY},{ROUND_BLOCK}(${KEY})", f"bne     ${KEY},next_round"]
    return build.section


def input_section(
    tables, middle: netlist.Netlist, first: netlist.Netlist | None, decrypt: bool
) -> Section:
    """Transposition of the input with the first round key, and the first round if it is special."""
    build = Builder(tables, last_bit(middle))
    values = transposed(build, lambda number: (build.byte_key("first", number & 1),))
    rounds_begun = 1
    if first:
        block = f"bitsliced_keys_end-{ROUND_BLOCK}*(AES_ROUNDS-1)+{{}}($31) !tprello"
        add_round(build, (values[:8], values[8:]), first, middle, decrypt, block)
        rounds_begun = 2
    else:
        finish(build, values)
    build.section.floating = [
        *GO_ON,
        LESS_LEFT,
        f"ldi     ${KEY},-{ROUND_BLOCK}*(AES_ROUNDS-{rounds_begun})($31)",
    ]
    return build.section


def transposition_section(tables, middle: netlist.Netlist) -> Section:
    """Transposition alone."""
    build = Builder(tables, last_bit(middle))
    finish(build, transposed(build, None))
    return build.section


def transposed(build: Builder, keys) -> list[str]:
    """The input's values by number, 8 half + bit, with the keys added."""
    values = [build.home(f"i{n}", "vldd", f"{32 * n}(${IN})") for n in range(16)]
    for group in GROUPS:
        build.swap_all(values, 0, 8, group, keys)
        build.shuffle_pairs(values, group, lambda _: ("low_halves", "high_halves"))
        build.swap_all(values, 3, 16, group)
    build.swap_all(values, 2, 4)
    build.swap_all(values, 1, 2)
    build.swap_all(values, 0, 1)
    return values


def add_counter(build: Builder, places: list[int]) -> None:
    """The state after the first round, for counter mode; half 1, which is stored, first.

    places: where the 16 operations go among those that are there already.
    """
    names = build.state_out()
    operations = list(build.section.operations)
    for count, n in enumerate((*range(8, 16), *range(8))):
        constant = build.home(f"c{n}", "vldd", f"{32 * n}(${CONSTANT})")
        table = build.home(f"t{n}", "vldd", f"{32 * n}(${TABLE})")
        build.xor(constant, table, result=names[n // 8][n % 8])
        operation = build.section.operations[-1]
        operation.not_before = places[count]
        operations.insert(places[count], operation)
    build.section.operations = operations
    build.section.floating += [
        f"ldi     ${TABLE},512(${TABLE})",
        f"ldi     ${KEY},-{ROUND_BLOCK}*(AES_ROUNDS-2)($31)",
    ]


def counter_section(tables, middle: netlist.Netlist) -> Section:
    """A unit's first batch."""
    build = Builder(tables, last_bit(middle))
    add_counter(build, list(range(16)))
    return build.section


def finish(build: Builder, values: list[str]) -> None:
    """Gives the values, numbered 8 half + bit, the names of the interface."""
    names = build.state_out()
    rename = {value: names[n // 8][n % 8] for n, value in enumerate(values)}
    for operation in build.section.operations:
        operation.result = rename.get(operation.result, operation.result)
        operation.sources = tuple(rename.get(source, source) for source in operation.sources)


def output_section(tables, middle, circuit: netlist.Netlist, counter: bool) -> Section:
    """The last round and the transposition of the output."""
    build = Builder(tables, last_bit(middle))
    state = build.state_in()
    values = build.circuit(circuit, state[0], "p") + build.circuit(circuit, state[1], "q")
    build.swap_all(values, 0, 1)
    build.swap_all(values, 1, 2)
    build.swap_all(values, 2, 4)

    def selectors(number: int) -> tuple[str, str]:
        return f"out{number >> 3}0", f"out{number >> 3}1"

    def key(number: int) -> tuple[str]:
        return (build.byte_key("last", number & 1),)

    def data(number: int) -> tuple[str]:
        return (build.home(f"i{number}", "vldd", f"{32 * number - 512}(${IN})"),)

    for group in GROUPS:
        build.shuffle_pairs(values, group, selectors)
        build.swap_all(values, 3, 16, group, key)
        build.swap_all(values, 0, 8, group, data if counter else None)
    for number, value in enumerate(values):
        build.section.stores[value] = f"{32 * number - 512}(${OUT})"
    if counter:
        # The next batch begins meanwhile, half 1 as soon as this one's has been read.
        begin, end = 2 * len(circuit.gates) + 30, len(build.section.operations)
        add_counter(build, [begin + 9 * n for n in range(8)] + [end - 16 + 3 * n for n in range(8)])
        build.section.leading = GO_ON
        build.section.floating.append(LESS_LEFT)
    return build.section
