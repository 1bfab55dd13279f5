# SPDX-License-Identifier: Apache-2.0
"""Orders of instructions for the two pipes of a CPE, for the scripts that generate kernels.

`instructions` is the model that all share; its pipes, latencies and operands are those of
`swsim isa` (`machine`). Three schedulers stand on it: `sections` (straight-line vector code on
values, with spills), `loops` (modulo scheduling) and `slots` (around instructions whose cycles are
given).
"""
