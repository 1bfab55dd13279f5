# SPDX-License-Identifier: Apache-2.0
"""Do the schedulers of generated kernels know the machine, and keep to what waits for what?"""

import pytest

from scheduling.instructions import Frontier, kind_of, parse, waits_of
from scheduling.registers import Registers
from scheduling.slots import fill


@pytest.mark.parametrize(
    ("text", "pipe", "latency"),
    [
        ("mull", "either", 7),
        ("ldw     W0,\\table+1024(W0) !tprello", "P1", 4),
        ("vlog3r7 $1,$2,$3,$4", "P0", 2),
        ("vlog2xe", "P0", 2),
    ],
)
def test_pipes_and_latencies_are_those_of_the_instruction_table(text, pipe, latency):
    assert (kind_of(text).pipe, kind_of(text).latency) == (pipe, latency)


@pytest.mark.parametrize(
    ("text", "result", "sources"),
    [
        ("vxorw   A,255,B", "B", ("A", "255")),
        ("ldw     W0,\\table+1024(W1) !tprello", "W0", ("W1",)),
        ("stw     W0,state+4($31) !tprello", None, ("W0", "$31")),
        ("selne   W5,KEY,IN,OUT", "OUT", ("W5", "KEY", "IN")),
    ],
)
def test_operands_have_the_roles_of_the_instruction_table(text, result, sources):
    assert (parse(text).result, parse(text).sources) == (result, sources)


def test_an_instruction_waits_to_read_a_result_and_to_write_a_register():
    load, add, load_again = listing = [parse(t) for t in ("ldw A,0(P)", "addl A,P,B", "ldw A,4(P)")]
    assert waits_of(listing) == {load: {}, add: {load: 4}, load_again: {load: 1, add: 0}}
    frontier = Frontier(listing)
    frontier.issue(load, 5)
    assert (frontier.ready, frontier.at(8), frontier.at(9)) == ([add], [], [add])


def test_what_is_too_late_for_its_given_cycle_is_refused():
    def look_up(cycle: int) -> list:
        return [parse("vandw A,255,B"), parse("selldw B,TABLE,0,C", cycle)]

    assert fill(look_up(1), 0, 0) is None
    assert [len(pair) for pair in fill(look_up(2), 0, 0)] == [1, 0, 1]


def test_a_register_is_taken_where_it_is_free():
    registers = Registers("ab")
    assert [registers.take([span], len) for span in ((0, 2), (1, 3), (2, 4), (1, 2))] == [
        *("a", "b", "a"),
        None,
    ]
