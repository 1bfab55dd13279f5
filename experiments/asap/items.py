# SPDX-License-Identifier: Apache-2.0
"""The items of the paper that have a result, in its order: each is made of Findings."""

from asap import activity, memory, platforms, processors, times

ITEMS = (
    processors.equation_3,
    processors.figure_4,
    memory.figure_5,
    memory.figure_6,
    times.table_1,
    activity.figure_7,
    processors.figure_8,
    activity.figure_9,
    platforms.table_2,
)
