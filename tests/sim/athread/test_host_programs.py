# SPDX-License-Identifier: Apache-2.0
"""Do host programs find what athread promises, and do broken ones end with a message?"""

import contextlib
import json
import os
import signal
import subprocess
import time
from pathlib import Path

import pytest

from support.commands import PROGRAM, make_kernel, swsim

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
        host = (
            f"{HOST_HEAD}\n{declarations}\nint main(int argc, char **argv) {{\n"
            f"(void)argc; (void)argv;\n{body}\n}}\n"
        )
        return make_kernel(tmp_path / "poke", "poke", CPE_SOURCE, host)

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
        "athread_init(); if (athread_get_max_threads() != 64) return 1; exit(0);",
        "return ((uintptr_t)malloc(1) & 127) == 0 ? 0 : 1;",
    ],
    ids=["join first", "no init", "no CPE function", "exit", "alignment"],
)
def test_calls_out_of_order_are_refused_and_exit_works(kernel, body):
    assert swsim("run", kernel(body), "--json").json["verified"]


def test_output_of_a_host_program_stays_out_of_the_json(kernel):
    outcome = swsim("run", kernel('printf("hello\\n"); return 0;'), "--json")
    assert outcome.json["verified"]
    assert "hello" in outcome.stderr


def test_a_failing_host_program_is_not_verified(kernel):
    swsim("run", kernel("return 3;"), "--json").expect(4, "returned 3")


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
    assert swsim("run", kernel(body), "--json").expect(1, message).stdout == ""


@pytest.mark.parametrize(
    ("declarations", "body"),
    [
        # Writes to every frame, so that it takes all memory if nothing stops it.
        (
            "int down(int n) { volatile char a[1024]; a[n % 1024] = 1;"
            " return down(n + 1) + a[n % 1024]; }",
            "return down(0);",
        ),
        ("", "volatile char a[32 << 20]; a[0] = 1; return a[0] - 1;"),
    ],
    ids=["recursion", "large variable"],
)
def test_a_stack_overflow_is_named_at_once(kernel, declarations, body):
    swsim("run", kernel(body, declarations), timeout_s=10).expect(
        1, "the host program's stack overflowed: it has 8 MB"
    )


@pytest.mark.parametrize("argument", ["0x7fff00000000", "0x20000", "-8"])
def test_a_wild_pointer_is_a_fault_with_its_place(kernel, argument):
    body = f"athread_init(); athread_spawn(poke, {argument}ull); athread_join(); return 0;"
    swsim("run", kernel(body), "--json").expect(
        3, "IOE", "core 0", "poke.S:9: ldl $3,0($2)", "cycle", "is neither LDM"
    )


# ---- The host program's end is always judged ---------------------------------------------------


@pytest.mark.parametrize(
    ("body", "status", "message"),
    [
        ("_exit(0);", 4, "was ended by the host program (exit status 0)"),
        ("_exit(5);", 4, "was ended by the host program (exit status 5)"),
        ('execl("/bin/true", "true", NULL);', 4, "was ended by the host program"),
        ("pthread_exit(NULL);", 4, "was ended by the host program"),
        ("for (int i = 0; i < 1000; i++) close(i);", 4, "was ended by the host program"),
        ("raise(SIGKILL);", 1, "was ended by signal KILL"),
        ("raise(SIGTERM);", 1, "was ended by signal TERM"),
        ("raise(SIGPIPE);", 1, "the host program crashed (PIPE)"),
    ],
    ids=["_exit", "_exit 5", "exec", "pthread_exit", "closes all", "KILL", "TERM", "PIPE"],
)
@pytest.mark.parametrize("command", ["run", "profile"])
def test_an_end_without_a_verified_result_is_told(kernel, command, body, status, message):
    declarations = "#include <pthread.h>\n#include <signal.h>\n#include <unistd.h>"
    outcome = swsim(command, kernel(body + " return 0;", declarations), "--json").expect(
        status, message
    )
    assert outcome.stdout == ""


@pytest.mark.parametrize(
    ("end", "status", "message"),
    [
        ("_exit(5);", 4, "was ended by the host program (exit status 5)"),
        ("raise(SIGKILL);", 1, "was ended by signal KILL"),
        ("*(volatile int *)8 = 0;", 1, "the host program crashed (SEGV)"),
        ("for (;;) {}", 6, "the host program ran for 1 s"),
    ],
    ids=["_exit", "KILL", "crash", "endless"],
)
def test_the_debugger_judges_the_end_of_the_host_program(kernel, end, status, message):
    body = f"athread_init(); athread_spawn(poke, calloc(128, 8)); athread_join(); {end} return 0;"
    folder = kernel(body, "#include <signal.h>\n#include <unistd.h>")
    swsim("step", folder, "--host-seconds", 1, stdin="continue\n" * 2).expect(status, message)
    if message.startswith("was ended"):
        return
    back = "step 3\nreverse-step\n"  # a copy goes on
    swsim("step", folder, "--host-seconds", 1, stdin=back + "continue\n" * 2).expect(
        status, message
    )


BLOCK_SIGNALS = "sigset_t all; sigfillset(&all); sigprocmask(SIG_BLOCK, &all, 0); "


@pytest.mark.parametrize("groups", [1, 2])
@pytest.mark.parametrize("before", ["", BLOCK_SIGNALS], ids=["plain", "all signals blocked"])
def test_an_endless_host_program_ends_at_its_limit(kernel, groups, before):
    folder = kernel(before + "for (;;) {}", "#include <signal.h>")
    swsim("run", folder, "--host-seconds", 1, "--cgs", groups).expect(
        6, "the host program ran for 1 s without a call of the simulator", "--host-seconds"
    )


def test_time_before_a_spawn_and_after_a_join_counts_apart(kernel):
    body = """
        athread_init();
        for (int i = 0; i < 3; i++) {
            struct timespec wait = {0, 600000000};
            while (nanosleep(&wait, &wait)) {}
            athread_spawn(poke, calloc(128, 8));
            athread_join();
        }
        return 0;
    """
    outcome = swsim("run", kernel(body, "#include <time.h>"), "--host-seconds", 1, "--json")
    assert outcome.json["verified"]


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ("void *volatile p = malloc(9); free(p); free(p);", "it has been freed before"),
        ("free((char *)malloc(999) + 128);", "free("),
        ("int local = 0; void *volatile p = &local; free(p);", "not a block from malloc"),
        ("static int global; void *volatile p = &global; free(p);", "not a block from malloc"),
        ("void *p = malloc(9); free(p); p = realloc(p, 10);", "realloc("),
        (
            "athread_init(); void *p = calloc(9, 999); athread_spawn(poke, p);"
            "athread_spawn(poke, p);",
            "athread_spawn before the spawn before has been joined",
        ),
    ],
    ids=["double free", "inside", "stack", "global", "realloc", "spawn twice"],
)
def test_a_wrong_call_is_an_error_of_the_host_program(kernel, body, message):
    folder = kernel(
        body + " return 0;",
        '#pragma GCC diagnostic ignored "-Wall"',
    )
    swsim("run", folder).expect(4, "the host program called", message)


def test_a_spawn_that_is_never_joined_is_not_verified(kernel):
    folder = kernel("athread_init(); athread_spawn(poke, 0); return 0;")
    swsim("run", folder).expect(4, "not athread_join")


def test_what_the_c_library_allocated_may_grow_and_go(kernel):
    body = """
        char *text = strdup("abc");
        text = realloc(text, 100);
        free(strdup("def"));
        return strcmp(text, "abc");
    """
    assert swsim("run", kernel(body), "--json").json["verified"]


def test_a_process_that_the_host_program_forks_has_no_part_in_the_run(kernel):
    folder = kernel("fork(); return 0;", "#include <unistd.h>")
    outcome = swsim("run", folder, "--json")
    assert outcome.json["verified"]
    lines = "".join(json.dumps({"kernel": str(each)}) + "\n" for each in (folder, "template"))
    outcome = swsim("batch", stdin=lines)
    assert [json.loads(line)["status"] for line in outcome.stdout.splitlines()] == [0, 0]


@pytest.mark.parametrize("when", ["constructor", "destructor"])
def test_an_endless_loop_outside_main_is_ended(kernel, when):
    folder = kernel("return 0;", f"__attribute__(({when})) static void loop(void) {{ for (;;) ; }}")
    swsim("run", folder, "--host-seconds", 1).expect(6, "--host-seconds")


@pytest.mark.usefixtures("cache")
def test_a_host_program_that_fills_the_cache_alone_runs(kernel):
    folder = kernel("return big[0] != 1;", "char big[70u << 20] = {1};")
    for _ in range(2):
        assert swsim("run", folder, "--json").json["verified"]


def test_memory_is_aligned_as_asked(kernel):
    body = """
        char *blocks[3];
        for (int i = 0; i < 3; i++) {
            blocks[i] = aligned_alloc(4096, 100000);
            if (!blocks[i] || (uintptr_t)blocks[i] % 4096) return 1;
            memset(blocks[i], i + 1, 100000);
        }
        free(blocks[1]);
        blocks[0] = realloc(blocks[0], 200000);
        for (int i = 0; i < 100000; i++) if (blocks[0][i] != 1 || blocks[2][i] != 3) return 2;
        memset(blocks[0], 9, 200000);
        for (int i = 0; i < 100000; i++) if (blocks[2][i] != 3) return 3;
        free(blocks[2]);
        free(blocks[0]);
        uint64_t *words = aligned_alloc(512, 1024);
        memset(words, 0, 1024);
        athread_init();
        athread_spawn(poke, words);
        athread_join();
        volatile size_t most = SIZE_MAX;
        return words[63] != 64 || aligned_alloc(4096, most) || aligned_alloc(384, 10);
    """
    assert swsim("run", kernel(body), "--json").json["verified"]


def test_memory_that_is_not_there_is_not_given(kernel):
    body = """
        volatile size_t most = SIZE_MAX;
        char *kept = malloc(10);
        return malloc(most) || malloc(most - 127) || malloc((size_t)9 << 30) || calloc(most, 2)
            || calloc(2, most / 2 + 1) || realloc(kept, most) || !malloc((size_t)7 << 30);
    """
    assert swsim("run", kernel(body), "--json").json["verified"]


# ---- Ctrl-C ------------------------------------------------------------------------------------


ENDING = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


@pytest.mark.parametrize("number", [*ENDING, signal.SIGKILL])
@pytest.mark.parametrize("to_group", [False, True], ids=["one process", "terminal"])
def test_nothing_stays_behind_when_a_command_is_ended(tmp_path, number, to_group):
    output = tmp_path / "out"
    output.mkdir()
    process = subprocess.Popen(
        [PROGRAM, "trace", "simd_selldw", "--bytes", "4M", "--log", output / "run.swlog",
         "--format", "kanata", "-o", output / "trace"],
        start_new_session=True,
        stderr=subprocess.DEVNULL,
        # A shell's background job ignores SIGINT, one of nohup SIGHUP, and these tests may be one.
        preexec_fn=lambda: [signal.signal(each, signal.SIG_DFL) for each in ENDING],
    )  # fmt: skip
    end = time.monotonic() + 60
    while time.monotonic() < end and not has_temporary_file(output):
        time.sleep(0.01)
    assert list(output.iterdir()), "there is a file to be left"
    (os.killpg if to_group else os.kill)(process.pid, number)
    assert process.wait(20) == -number
    if number != signal.SIGKILL:  # nobody can clean up after that
        assert list(output.iterdir()) == []
    deadline = time.monotonic() + 10
    while any_process_of_session(process.pid) and time.monotonic() < deadline:
        time.sleep(0.01)
    assert not any_process_of_session(process.pid)


def test_one_term_ends_a_host_program_that_blocks_signals(kernel):
    folder = kernel(BLOCK_SIGNALS + 'fputs("here\\n", stderr); for (;;) pause();',
                    "#include <signal.h>\n#include <stdio.h>\n#include <unistd.h>")  # fmt: skip
    process = subprocess.Popen([PROGRAM, "run", folder], stderr=subprocess.PIPE, text=True)
    assert process.stderr.readline() == "here\n"
    process.terminate()
    assert process.wait(20) == -signal.SIGTERM


def has_temporary_file(folder: Path) -> bool:
    """One that is being written: the check before a run makes one, too, for a moment."""
    try:
        return any(file.stat().st_size > 0 for file in folder.glob("*.tmp"))
    except FileNotFoundError:
        return False


def any_process_of_session(session: int) -> bool:
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):  # it has ended meanwhile
            state, _parent, _group, of_session = stat.read_text().rpartition(")")[2].split()[:4]
            if int(of_session) == session and state != "Z":
                return True
    return False


# ---- The build cache ---------------------------------------------------------------------------


@pytest.fixture
def cache(tmp_path, monkeypatch):
    folder = tmp_path / "cache"
    monkeypatch.setenv("XDG_CACHE_HOME", str(folder))
    return folder / "swsim"


@pytest.fixture
def calls_of_cc(tmp_path, monkeypatch):
    """How often the compiler ran, by a program cc in front of it."""
    log = tmp_path / "calls"
    log.write_text("")
    folder = tmp_path / "bin"
    folder.mkdir()
    real = subprocess.run(["which", "cc"], capture_output=True, text=True).stdout.strip()
    (folder / "cc").write_text(f'#!/bin/sh\necho call >>{log}\nexec {real} "$@"\n')
    (folder / "cc").chmod(0o755)
    monkeypatch.setenv("PATH", f"{folder}:{os.environ['PATH']}")

    def count() -> int:
        calls = len(log.read_text().split())
        log.write_text("")
        return calls

    return count


@pytest.mark.usefixtures("cache")
def test_a_second_run_starts_no_compiler(kernel, calls_of_cc):
    folder = kernel("return 0;")
    assert swsim("run", folder).status == 0
    assert calls_of_cc() > 0
    assert swsim("run", folder).status == 0
    assert calls_of_cc() == 0


@pytest.mark.parametrize("damage", ["truncated", "emptied", "garbled", "extended"])
def test_a_damaged_cache_is_made_anew(kernel, cache, calls_of_cc, damage):
    folder = kernel("return 0;")
    assert swsim("run", folder).status == 0
    files = list(cache.iterdir())
    assert {file.suffix for file in files} == {".i", ".so"}
    for file in files:
        contents = file.read_bytes()
        file.write_bytes(
            {
                "truncated": contents[: len(contents) // 2],
                "emptied": b"",
                "garbled": contents[:999] + b"garbled" + contents[1006:],
                "extended": contents + b"more",
            }[damage]
        )
    calls_of_cc()
    assert swsim("run", folder).status == 0
    assert calls_of_cc() > 0
    assert swsim("run", folder).status == 0
    assert calls_of_cc() == 0


@pytest.mark.usefixtures("cache")
def test_a_changed_or_new_header_is_noticed(kernel):
    folder = kernel("return STATUS;", '#include "status.h"\n#include "athread.h"')
    header = folder / "status.h"
    header.write_text("#define STATUS 0\n")
    assert swsim("run", folder).status == 0
    header.write_text("#define STATUS 3\n")
    assert "returned 3" in swsim("run", folder).stderr
    header.write_text("#define STATUS 0\n")
    assert swsim("run", folder).status == 0
    # It hides the one of the include path.
    (folder / "athread.h").write_text("#error hidden\n")
    swsim("run", folder).expect(1, "hidden")


def test_a_cache_that_cannot_be_written_fails_nothing(kernel, tmp_path, monkeypatch):
    (tmp_path / "file").write_text("")
    (tmp_path / "temporary").mkdir()
    instead = tmp_path / "temporary" / f"swsim-{os.geteuid()}"
    instead.write_text("")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    monkeypatch.setenv("TMPDIR", str(tmp_path / "temporary"))
    assert swsim("run", kernel("return 0;"), "--json").json["verified"]
    assert list((tmp_path / "temporary").iterdir()) == [instead]


# ---- Whose cache it is -------------------------------------------------------------------------


@pytest.fixture
def homeless(tmp_path, monkeypatch):
    """The folder for temporary files of a user without a home."""
    for name in ("XDG_CACHE_HOME", "HOME"):
        monkeypatch.delenv(name, raising=False)
    folder = tmp_path / "temporary"
    folder.mkdir()
    monkeypatch.setenv("TMPDIR", str(folder))
    return folder


def of_another_user(folder: Path):
    if os.geteuid() != 0:
        pytest.skip("only root makes folders of others")
    folder.mkdir(mode=0o700)
    os.chown(folder, 65534, 65534)


def a_link_to_a_folder(folder: Path):
    (folder.parent / "other").mkdir(mode=0o700)
    folder.symlink_to("other")


def with_mode(mode: int):
    def make(folder: Path):
        folder.mkdir()
        folder.chmod(mode)

    return make


def test_without_a_home_the_cache_is_private(kernel, homeless, calls_of_cc):
    folder = kernel("return 0;")
    assert swsim("run", folder).status == 0
    [cache] = homeless.iterdir()
    assert cache.name == f"swsim-{os.geteuid()}"
    assert cache.stat().st_mode & 0o777 == 0o700
    calls_of_cc()
    assert swsim("run", folder).status == 0
    assert calls_of_cc() == 0


@pytest.mark.parametrize(
    "make", [of_another_user, a_link_to_a_folder, with_mode(0o777), with_mode(0o755)]
)
def test_a_temporary_cache_that_others_may_see_is_not_used(kernel, homeless, make):
    cache = homeless / f"swsim-{os.geteuid()}"
    make(cache)
    assert swsim("run", kernel("return 0;")).status == 0
    assert list(cache.iterdir()) == []


@pytest.mark.parametrize("make", [of_another_user, a_link_to_a_folder, with_mode(0o777)])
def test_a_cache_that_others_may_write_is_not_used(kernel, cache, homeless, make, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(cache.parent))
    cache.parent.mkdir()
    make(cache)
    assert swsim("run", kernel("return 0;")).status == 0
    assert list(cache.iterdir()) == []
    assert list(homeless.glob("swsim-*/*.so"))


@pytest.mark.parametrize("make", [of_another_user, with_mode(0o777)])
def test_nothing_is_made_in_a_home_that_is_not_ours(kernel, homeless, make, monkeypatch):
    home = homeless.parent / "home"
    make(home)
    monkeypatch.setenv("HOME", str(home))
    assert swsim("run", kernel("return 0;")).status == 0
    assert list(home.iterdir()) == []


def test_a_user_may_let_others_read_the_cache(kernel, cache, calls_of_cc):
    cache.mkdir(parents=True)
    cache.chmod(0o755)
    folder = kernel("return 0;")
    for calls_expected in (True, False):
        assert swsim("run", folder).status == 0
        assert (calls_of_cc() > 0) == calls_expected


def test_a_file_of_the_cache_under_another_name_is_made_anew(kernel, cache):
    folder = kernel("return 0;")
    assert swsim("run", folder).status == 0
    [good] = cache.glob("*.so")
    host = folder / "host.c"
    host.write_text(host.read_text().replace("return 0;", "return 3;"))
    assert "returned 3" in swsim("run", folder).stderr
    [other] = set(cache.glob("*.so")) - {good}
    other.write_bytes(good.read_bytes())
    assert "returned 3" in swsim("run", folder).stderr


def test_a_home_that_does_not_exist_is_not_made(kernel, homeless, monkeypatch):
    monkeypatch.setenv("HOME", str(homeless.parent / "home"))
    assert swsim("run", kernel("return 0;")).status == 0
    assert not (homeless.parent / "home").exists()


def test_a_relative_cache_folder_is_ignored(kernel, homeless, tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", "here")
    assert swsim("run", kernel("return 0;"), cwd=tmp_path).status == 0
    assert not (tmp_path / "here").exists()
    assert list(homeless.glob("swsim-*/*.so"))
