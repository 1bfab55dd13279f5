# SPDX-License-Identifier: Apache-2.0
"""Do host programs find what athread promises, and do broken ones end with a message?"""

import pytest

from conftest import swsim

# Adds the core's number plus 1 to a word of its own, in main memory, by plain loads and stores, and
# counts in its own LDM how often it was spawned.
CPE_SOURCE = """
    .section .tdata_local,"awT","progbits"
spawned: .long 0
    .section .text1,"ax","progbits"
    .globl poke
poke:
    rcsr $1,0
    s8addl $1,$16,$2
    ldl $3,0($2)
    addl $3,$1,$3
    addl $3,1,$3
    stl $3,0($2)
    ldw $4,spawned($31) !tprello
    addw $4,1,$4
    stw $4,spawned($31) !tprello
    stl $4,512($2)
    ret
"""

HOST_HEAD = """
#include <athread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
extern void SLAVE_FUN(poke)(void);
"""


@pytest.fixture
def kernel(tmp_path):
    def make(body: str, declarations: str = ""):
        folder = tmp_path / "poke"
        folder.mkdir()
        (folder / "poke.S").write_text(CPE_SOURCE)
        (folder / "host.c").write_text(
            f"{HOST_HEAD}\n{declarations}\nint main(int argc, char **argv) {{\n"
            f"(void)argc; (void)argv;\n{body}\n}}\n"
        )
        (folder / "kernel.toml").write_text(
            'sources = ["poke.S"]\nentry = "poke"\nhost = "host.c"\n'
        )
        return folder

    return make


SPAWN_AND_CHECK = """
    athread_init();
    for (int spawn = 1; spawn <= 2; spawn++) {
        athread_spawn(poke, words);
        athread_join();
        for (int i = 0; i < 64; i++)
            if (words[i] != (uint64_t)spawn * (i + 1) || words[64 + i] != (uint64_t)spawn)
                return 1;
    }
    athread_halt();
    return 0;
"""


@pytest.mark.parametrize(
    ("declarations", "words"),
    [
        ("static uint64_t words[128];", ""),
        ("", "uint64_t words[128] = {0};"),
        ("", "uint64_t *words = calloc(128, sizeof *words);"),
        ("", "uint64_t *words = realloc(memset(malloc(64), 0, 64), 1024); memset(words, 0, 1024);"),
    ],
    ids=["a global", "the stack", "calloc", "realloc"],
)
def test_cpes_reach_the_host_programs_memory(kernel, declarations, words):
    record = swsim("run", kernel(words + SPAWN_AND_CHECK, declarations), "--json").json
    assert record["verified"]
    # Two spawns: each cycle of each core in one account, and LDM was kept in between.
    assert sum(record["accounts"].values()) == record["cycles"] * record["cpes"]


def test_fewer_threads_leave_the_other_cores_out(kernel):
    body = """
        uint64_t *words = calloc(128, sizeof *words);
        athread_init();
        if (athread_set_num_threads(65) == 0 || athread_set_num_threads(0) == 0) return 2;
        athread_set_num_threads(3);
        athread_spawn(poke, words);
        athread_join();
        return words[2] == 3 && words[3] == 0 ? 0 : 1;
    """
    record = swsim("run", kernel(body), "--json").json
    assert record["accounts"]["not_started"] > 61 * record["cycles"]
    assert sum(record["accounts"].values()) == record["cycles"] * 64


@pytest.mark.parametrize(
    "body",
    [
        "return athread_join() < 0 ? 0 : 1;",
        "return athread_spawn(poke, 0) < 0 ? 0 : 1;",
        "athread_init(); return __real_athread_spawn((void *)main, 0) < 0 ? 0 : 1;",
        "athread_init(); athread_spawn(poke, calloc(9, 99)); return athread_spawn(poke, 0) >= 0;",
        "athread_init(); if (athread_get_max_threads() != 64) return 1; exit(0);",
        "return aligned_alloc(4096, 10) == NULL && ((uintptr_t)malloc(1) & 127) == 0 ? 0 : 1;",
    ],
    ids=["join first", "no init", "no CPE function", "spawn twice", "exit", "alignment"],
)
def test_calls_out_of_order_are_refused_and_exit_works(kernel, body):
    assert swsim("run", kernel(body), "--json").json["verified"]


def test_output_of_a_host_program_stays_out_of_the_json(kernel):
    outcome = swsim("run", kernel('printf("hello\\n"); return 0;'), "--json")
    assert outcome.json["verified"]
    assert "hello" in outcome.stderr


def test_a_failing_host_program_is_not_verified(kernel):
    outcome = swsim("run", kernel("return 3;"), "--json")
    assert outcome.status == 4
    assert "returned 3" in outcome.stderr


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ("return *(volatile int *)8;", "the host program crashed (SEGV)"),
        ("abort();", "the host program crashed (ABRT)"),
        ("return undeclared;", "undeclared"),
        ("athread_spawn(nosuch, 0); return 0;", "slave_nosuch"),
    ],
    ids=["null pointer", "abort", "compile error", "unknown CPE function"],
)
def test_broken_host_programs_end_with_a_message(kernel, body, message):
    outcome = swsim("run", kernel(body), "--json")
    assert outcome.status == 1
    assert message in outcome.stderr
    assert outcome.stdout == ""


@pytest.mark.parametrize("argument", ["0x7fff00000000", "0x20000", "-8"])
def test_a_wild_pointer_is_a_fault_with_its_place(kernel, argument):
    body = f"athread_init(); athread_spawn(poke, {argument}ull); athread_join(); return 0;"
    outcome = swsim("run", kernel(body), "--json")
    assert outcome.status == 3
    for part in ("IOE", "core 0", "poke.S:9: ldl $3,0($2)", "cycle", "is neither LDM"):
        assert part in outcome.stderr
