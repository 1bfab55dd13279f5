# SPDX-License-Identifier: Apache-2.0
"""An order of a netlist's gates that needs few registers and never reads the result just made.

A beam search over sets of evaluated gates. What may follow a set is every gate whose operands are
known; one that reads the result of the gate just before costs a bubble, as all vector logic is on
one pipe and takes more than a cycle. The sets with the fewest bubbles and values alive survive.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from netlist import Netlist


@dataclass(frozen=True)
class _State:
    done: int  # bit i: gate i is evaluated
    live: frozenset[str]
    last: int  # the gate just evaluated
    peak: int
    bubbles: int
    previous: _State | None


def order(netlist: Netlist, width: int = 400) -> Netlist:
    """The same gates in the best order found: fewest bubbles, then fewest values alive."""
    gates = netlist.gates
    makers = {gate.output: index for index, gate in enumerate(gates)}
    users: dict[str, int] = dict.fromkeys((*netlist.inputs, *makers), 0)
    for index, gate in enumerate(gates):
        for name in gate.inputs:
            users[name] |= 1 << index
    needs = [sum(1 << makers[name] for name in set(g.inputs) if name in makers) for g in gates]
    kept = set(netlist.outputs)

    def follow(state: _State, index: int) -> _State:
        done = state.done | 1 << index
        dying = {n for n in gates[index].inputs if n not in kept and not users[n] & ~done}
        live = (state.live - dying) | {gates[index].output}
        waits = state.last >= 0 and gates[state.last].output in gates[index].inputs
        return _State(done, live, index, max(state.peak, len(live)), state.bubbles + waits, state)

    beam = [_State(0, frozenset(netlist.inputs), -1, len(netlist.inputs), 0, None)]
    for _ in gates:
        best: dict[tuple[int, int], _State] = {}
        for state in beam:
            for index, need in enumerate(needs):
                if state.done >> index & 1 or need & ~state.done:
                    continue
                new = follow(state, index)
                key = (new.done, new.last)
                if key not in best or _rank(new) < _rank(best[key]):
                    best[key] = new
        beam = sorted(best.values(), key=_rank)[:width]
    chosen: list[int] = []
    state: _State | None = min(beam, key=_rank)
    while state is not None and state.last >= 0:
        chosen.append(state.last)
        state = state.previous
    return replace(netlist, gates=[gates[index] for index in reversed(chosen)])


def _rank(state: _State) -> tuple[int, int, int]:
    return (state.bubbles, state.peak, len(state.live))
