# SPDX-License-Identifier: Apache-2.0
"""Does the run-time for C on CPEs (runtime/slave) do what the names of public programs promise?"""

import re
import subprocess
from pathlib import Path

import pytest

from support.commands import COMPILER, ROOT, needs_compiler, swsim

RUNTIME = ROOT / "runtime"
HEADERS = RUNTIME / "slave" / "include"

pytestmark = needs_compiler

# The cores' output buffers, which the host image will have, and a way to tell the host where.
BUFFERS = """
    .section .bss,"wa","nobits"
    .align 7
    .globl swsim_cpe_output
swsim_cpe_output: .skip 64*(16+8*8192)
    .section .text1,"ax","progbits"
    .globl tell_buffers
tell_buffers:
    ldl $1,swsim_cpe_output($29) !literal
    stl $1,0($16)
    ret
"""

HOST_HEAD = f"""
#include <athread.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "{RUNTIME}/cpe_output.c"

extern void SLAVE_FUN(work)(void);
extern void SLAVE_FUN(tell_buffers)(void);
static struct cpe_output_buffer *buffers;

static void begin(int cores) {{
    athread_init();
    athread_set_num_threads(1);
    athread_spawn(tell_buffers, &buffers);
    athread_join();
    athread_set_num_threads(cores);
}}

static void work(void *argument) {{
    athread_spawn(work, argument);
    athread_join();
    swsim_cpe_output_flush_buffers(buffers);
}}

"""

SLAVE_HEAD = """
#include <slave.h>
#include <dma.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <assert.h>
"""


def compile_c(source: Path, output: Path, *options: object):
    return swsim("cc", source, "-I", HEADERS, "-o", output, *options)


@pytest.fixture(scope="session")
def library(tmp_path_factory) -> list[Path]:
    """The sources of runtime/slave, translated."""
    folder = tmp_path_factory.mktemp("slave")
    translated = [folder / "buffers.S"]
    translated[0].write_text(BUFFERS)
    for source in sorted((RUNTIME / "slave").glob("*.c")):
        translated.append(folder / f"{source.stem}.S")
        compile_c(source, translated[-1]).expect(0)
    return translated


@pytest.fixture
def run(library, tmp_path):
    """Runs `work` of a CPE source; the host program, with its own checks, is `main`'s body."""

    def run(slave: str, host: str, *options: object, level: str = "2"):
        (tmp_path / "slave.c").write_text(SLAVE_HEAD + slave)
        vectors = ["--vectors-as-scalars"] if "intv8" in slave else []
        compile_c(tmp_path / "slave.c", tmp_path / "slave.S", "-O", level, *vectors).expect(0)
        (tmp_path / "host.c").write_text(f"{HOST_HEAD}\nint main(void) {{\n{host}\n}}\n")
        sources = ", ".join(f'"{path}"' for path in [*library, tmp_path / "slave.S"])
        (tmp_path / "kernel.toml").write_text(
            f'title = "test"\nsources = [{sources}]\nentry = "work"\nhost = "host.c"\n'
            'reference = "none"\n[parameters]\nbytes = 64\nlength_multiple = 1\n'
        )
        return swsim("run", tmp_path, *options)

    return run


# ---- Transfers -----------------------------------------------------------------------------

GET_AND_PUT = """
    typedef struct { long *in, *out; } task;
    static __thread_local volatile int reply;
    static __thread_local long buffer[64] __attribute__((aligned(128)));
    void work(task *t) {
        int i;
        reply = 0;
        GET;
        while (reply != 1);
        for (i = 0; i < 64; ++i) buffer[i] += _MYID;
        reply = 0;
        PUT;
        while (reply != 1);
    }
"""

CHECKED = """
    static long in[64 * 64 * 2], out[64 * 64 * 2];
    struct { long *in, *out; } task = {in, out};
    for (int i = 0; i < 64 * 64 * 2; ++i) in[i] = 1000 * i;
    begin(CORES);
    work(&task);
    for (int core = 0; core < CORES; ++core)
        for (int i = 0; i < 64; ++i)
            if (out[PUT_PLACE] != 1000 * (GET_PLACE) + core) {
                printf("core %d word %d: %ld\\n", core, i, out[PUT_PLACE]);
                return 1;
            }
    return 0;
"""

PLAIN_PUT = "athread_put(PE_MODE, buffer, t->out + 64 * _MYID, 512, &reply, 0, 0)"
PLAIN_PUT_PLACE = "64 * core + i"
#: name: (CPE's get, CPE's put, cores, place read, place written)
MODES = {
    "PE": (
        "athread_get(PE_MODE, t->in + 64 * _MYID, buffer, 512, &reply, 0, 0, 0)",
        PLAIN_PUT,
        64,
        "64 * core + i",
        PLAIN_PUT_PLACE,
    ),
    "PE strided": (
        "athread_get(PE_MODE, t->in + 128 * _MYID, buffer, 512, &reply, 0, 128, 128)",
        "athread_put(PE_MODE, buffer, t->out + 128 * _MYID, 512, &reply, 64, 64)",
        64,
        "128 * core + i / 16 * 32 + i % 16",
        "128 * core + i / 8 * 16 + i % 8",
    ),
    "BCAST": (
        "if (_MYID == 0) athread_get(BCAST_MODE, t->in + 5, buffer, 512, &reply, 0xff, 0, 0)",
        PLAIN_PUT,
        64,
        "5 + i",
        PLAIN_PUT_PLACE,
    ),
    "BROW": (
        "if (_COL == 0 && _ROW == 0)"
        " athread_get(BROW_MODE, t->in, buffer, 512, &reply, 0xff, 0, 0)",
        PLAIN_PUT,
        64,
        "core % 8 * 2 + i % 2 + i / 2 * 16",  # 16 of every 128 bytes to each core of a row
        PLAIN_PUT_PLACE,
    ),
    "ROW": (
        "if (_COL == 0) athread_get(ROW_MODE, t->in + 512 * _ROW, buffer, 512, &reply, 0, 0, 0)",
        PLAIN_PUT,
        64,
        "512 * (core / 8) + core % 8 * 2 + i % 2 + i / 2 * 16",
        PLAIN_PUT_PLACE,
    ),
    "RANK": (
        "if (_COL == 0) athread_get(RANK_MODE, t->in + 512 * _ROW, buffer, 512, &reply, 0, 0, 128)",
        PLAIN_PUT,
        64,
        "512 * (core / 8) + i / 16 * 128 + core % 8 * 16 + i % 16",
        PLAIN_PUT_PLACE,
    ),
}


def test_transfers_that_count_themselves(run):
    slave = """
        #include <dma_macros.h>
        void work(int **task) {
            int whole[64], blocks[16], *const in = task[0], *const out = task[1];
            dma_init();
            pe_get(in + 64 * _MYID, whole, 256);
            dma_set_stride(pe_get, 48, 16);
            pe_get(in + 64 * _MYID, blocks, 64);
            dma_reset_stride(pe_get);
            dma_syn();
            for (int i = 0; i < 64; i++) whole[i] += blocks[i / 4];
            pe_put(out + 64 * _MYID, whole, 256);
            dma_syn();
        }
    """
    host = """
        static int in[4096], out[4096];
        int *task[] = {in, out};
        for (int i = 0; i < 4096; ++i) in[i] = i;
        begin(64);
        work(task);
        for (int i = 0; i < 4096; ++i) {
            const int own = i % 64;
            if (out[i] != i + (i - own) + own / 16 * 16 + own / 4 % 4) return 1;
        }
        return 0;
    """
    run(slave, host).expect(0)


@pytest.mark.parametrize("mode", MODES)
def test_athread_get_and_put_move_what_the_mode_says(mode, run):
    get, put, cores, get_place, put_place = MODES[mode]
    host = CHECKED.replace("CORES", str(cores))
    host = host.replace("GET_PLACE", get_place).replace("PUT_PLACE", put_place)
    # Of a row's transfer, all cores' reply words count up.
    run(GET_AND_PUT.replace("GET", get, 1).replace("PUT", put, 1), host).expect(0)


# ---- DMA by hand ---------------------------------------------------------------------------

BY_HAND = """
    typedef struct { long *in, *out; } task;
    #define as_others_write_it(desc, mem, ldm, reply) \\
        asm("dma %0, %1, %2\\n\\t" : : "r"(desc), "r"(mem), "r"(ldm), "r"(&reply) : "memory")
    void work(task *t) {
        volatile int got = 0, put = 0;
        long buffer[64];
        dma_desc get_desc = 0, put_desc;
        int i;
        dma_set_op(&get_desc, DMA_GET);
        dma_set_mode(&get_desc, PE_MODE);
        dma_set_size(&get_desc, 512);
        dma_set_reply(&get_desc, &got);
        dma_set_bsize(&get_desc, 128);
        dma_set_stepsize(&get_desc, 128);
        TRANSFER_GET;
        dma_wait(&got, 1);
        for (i = 0; i < 64; ++i) buffer[i] += _MYID;
        dma_descriptor_init(&put_desc, &put);
        dma_set_op(&put_desc, DMA_PUT);
        TRANSFER_PUT;
        dma_wait(&put, 2);
    }
"""


@pytest.mark.parametrize("level", ["0", "2", "s"])
@pytest.mark.parametrize(
    ("get", "put"),
    [
        (
            "dma(get_desc, t->in + 128 * _MYID, buffer)",
            "dma(put_desc, (long)(t->out + 64 * _MYID), (long)buffer);"
            " dma_barrier(); dma(put_desc, t->out + 64 * _MYID + 32, &buffer[32])",
        ),
        (
            "as_others_write_it(get_desc, t->in + 128 * _MYID, buffer, got)",
            "as_others_write_it(put_desc, t->out + 64 * _MYID, buffer, put);"
            " as_others_write_it(put_desc, t->out + 64 * _MYID + 32, buffer + 32, put)",
        ),
    ],
    ids=["by dma()", "by asm"],
)
def test_a_descriptor_made_by_hand_moves_what_it_says(get, put, level, run):
    host = CHECKED.replace("CORES", "64").replace("GET_PLACE", "128 * core + i / 16 * 32 + i % 16")
    host = host.replace("PUT_PLACE", "64 * core + i")
    slave = BY_HAND.replace("TRANSFER_GET", get).replace("TRANSFER_PUT", put)
    run(slave, host, level=level).expect(0)


# ---- Barriers and numbers ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("scope", "mask", "cores", "neighbour"),
    [
        ("ROW_SCOPE", "0xff", 64, "_MYID / 8 * 8 + (_MYID + 1) % 8"),
        ("COL_SCOPE", "0xff", 64, "(_MYID + 8) % 64"),
        ("ARRAY_SCOPE", "0xffff", 64, "63 - _MYID"),
        ("ROW_SCOPE", "0x03", 2, "1 - _MYID"),
        ("ARRAY_SCOPE", "0x010f", 4, "3 - _MYID"),
    ],
)
def test_after_athread_syn_a_core_sees_what_the_others_did_before(
    scope, mask, cores, neighbour, run
):
    """The later a core comes, the more its neighbour must have waited."""
    slave = f"""
        void work(volatile long *flags) {{
            const int partner = {neighbour};
            volatile int i;
            for (i = 0; i < 40 * _MYID; ++i);
            flags[athread_get_id(-1)] = 1;
            asm volatile("memb" ::: "memory");
            athread_syn({scope}, {mask});
            flags[64 + athread_get_core(-1)] = flags[partner];
        }}
    """
    host = f"""
        static long flags[128];
        begin({cores});
        work(flags);
        for (int core = 0; core < {cores}; ++core)
            if (!flags[64 + core]) return 1;
        return 0;
    """
    run(slave, host).expect(0)


def test_a_core_knows_where_it_is(run):
    slave = """
        void work(int *words) {
            int *mine = words + 4 * _MYID;
            mine[0] = _ROW; mine[1] = _COL; mine[2] = athread_get_id(-1); mine[3] = _PEN;
        }
    """
    host = """
        static int words[256];
        begin(64);
        work(words);
        for (int i = 0; i < 64; ++i) {
            const int *core = words + 4 * i;
            if (core[0] != i / 8 || core[1] != i % 8 || core[2] != i || core[3] != i) return 1;
        }
        return 0;
    """
    run(slave, host).expect(0)


def test_the_counters_count_cycles(run):
    slave = """
        unsigned long rpcc(void);
        void work(unsigned long *out) {
            unsigned long begin = RTC(), counted, end;
            penv_slave0_cycle_init();
            out[0] = rpcc() - begin;
            RPCC(end);
            penv_slave0_cycle_count(&counted);
            out[1] = end - begin; out[2] = counted;
            out[3] = atomic_inc1_l(&out[4]); atomic_inc1_w(&out[4]);
        }
    """
    host = """
        static unsigned long out[5] = {0, 0, 0, 9, 40};
        begin(1);
        work(out);
        return !(out[0] > 0 && out[0] < out[1] && out[1] < out[2] + 200 && out[2] < 2000 &&
                 out[3] == 40 && out[4] == 42);
    """
    run(slave, host).expect(0)


# ---- The heap in LDM -----------------------------------------------------------------------


def test_ldm_malloc_gives_all_there_is_and_then_nothing(run):
    """Blocks do not overlap, are aligned, and come back."""
    slave = """
        static __thread_local char data[5000];
        void work(long *out) {
            char *blocks[64];
            int count = 0, i;
            const size_t before = get_allocatable_size();
            data[0] = 1;
            while (count < 64 && (blocks[count] = ldm_malloc(1000))) {
                memset(blocks[count], count, 1000);
                if ((unsigned long)blocks[count] & 31) out[3] = 1;
                ++count;
            }
            out[0] = before;
            out[1] = count;
            for (i = 0; i < count; ++i)
                if (blocks[i][0] != i || blocks[i][999] != i) out[3] = 2;
            if (data[1] || data[4999]) out[3] = 3;
            for (i = 0; i < count; i += 2) ldm_free(blocks[i], 1000);
            if (ldm_malloc(1025)) out[3] = 4;
            for (i = 1; i < count; i += 2) ldm_free(blocks[i], 1000);
            out[2] = get_allocatable_size();
            if (!ldm_malloc(out[2]) || ldm_malloc(4000)) out[3] = 5;
            if (ldm_malloc(1ul << 40)) out[3] = 6;
        }
    """
    host = """
        static long out[4];
        begin(1);
        work(out);
        printf("%ld bytes, %ld blocks, %ld bytes again, %ld\\n", out[0], out[1], out[2], out[3]);
        return !(out[0] > 50000 && out[0] < 60000 && out[1] == out[0] / 1024 && out[2] == out[0] &&
                 out[3] == 0);
    """
    run(slave, host).expect(0)


def test_the_heap_outlives_a_spawn(run):
    slave = """
        static __thread_local long *kept;
        void work(long *out) {
            if (!kept) { kept = ldm_malloc(64); *kept = 40 + _MYID; }
            else out[_MYID] = *kept;
        }
    """
    host = """
        static long out[64];
        begin(64);
        work(out);
        work(out);
        for (int i = 0; i < 64; ++i) if (out[i] != 40 + i) return 1;
        return 0;
    """
    run(slave, host).expect(0)


# ---- Printing ------------------------------------------------------------------------------

#: Formats and arguments that C prints the same on the host.
FORMATS = [
    (r'"plain\n"', ""),
    (r'"%d %i %u|\n"', "-5, 12, 3000000000u"),
    (r'"%5d|%-5d|%05d|%+d|% d\n"', "42, 42, 42, 42, 42"),
    (r'"%ld %lu %lx %lX %lo\n"', "-5l, ~0ul, 255ul, 255ul, 8ul"),
    (r'"%lld %llu %zu %jd %td\n"', "-5ll, 5ull, (size_t)7, (intmax_t)-8, (ptrdiff_t)9"),
    (r'"%hd %hhd %hu %hhu\n"', "70000, 300, 70000, 300"),
    (r'"%#x %#o %x\n"', "255, 8, -1"),
    (r'"%c%c%c|%3c|\n"', "'a', 'b', 99, 'd'"),
    (r'"%s|%10s|%-10s|%.2s|\n"', '"one", "two", "three", "four"'),
    (r'"%*d|%-*d|%.*s|%.*s|\n"', '5, 42, 5, 42, 3, "abcdef", -1, "abcdef"'),
    (r'"%*d|\n"', "-6, 42"),
    (r'"%p %p\n"', "(void *)0x1234, (void *)0"),
    (r'"%s|%.3s|\n"', "(char *)0, (char *)0"),
    (r'"100%%, %%d %d%%\n"', "5"),
    (r'"%d %d %d %d %d %d %d %d %d\n"', "1, 2, 3, 4, 5, 6, 7, 8, 9"),
    (r'"%s %d %s %d %s %d %s %d\n"', '"a", 1, "bcdefghi", 2, "", 3, "1234567", 4'),
]


def test_every_format_prints_as_on_the_host(run, tmp_path):
    calls = "\n".join(
        f"printf({text}{', ' + arguments if arguments else ''});" for text, arguments in FORMATS
    )
    headers = "#include <stdint.h>\n#include <stddef.h>\n#include <stdio.h>\n"
    (tmp_path / "expected.c").write_text(f"{headers}int main(void) {{\n{calls}\nreturn 0; }}\n")
    program = tmp_path / "expected"
    subprocess.run(["cc", "-w", "-o", program, tmp_path / "expected.c"], check=True)
    expected = subprocess.run([program], check=True, capture_output=True, text=True).stdout
    outcome = run(f"{headers}void work(void *p) {{ (void)p;\n{calls}\n}}", "begin(1); work(0);")
    outcome.expect(0)
    assert outcome.stderr == expected


def test_the_other_functions_print_too(run):
    slave = r"""
        void work(void *p) {
            char text[8] = "in LDM";
            (void)p;
            puts(text);
            text[0] = 'X';
            putchar('a'); putc('b', stdout); fputc('c', stdout); fputs("d\n", stdout);
            fprintf(stdout, "to %s\n", "stdout");
            fflush(stdout);
        }
    """
    outcome = run(slave, "begin(1); work(0); return 0;").expect(0)
    assert outcome.stderr == "in LDM\nabcd\nto stdout\n"


def test_doubles_print_as_on_the_host(run):
    """Bits that were passed as integers: what C does with doubles is another matter."""
    slave = r"""
        int printf_bits(const char *, ...) __asm__("printf");
        void work(void *p) {
            (void)p;
            printf_bits("%f %.3e %g %10.2f|%-8.1f|%a %d\n", 0x3ff8000000000000, 0xc000000000000000,
                        0x7ff0000000000000, 0x40091eb851eb851f, 0x40091eb851eb851f,
                        0x3ff0000000000000, 7);
        }
    """
    outcome = run(slave, "begin(1); work(0); return 0;").expect(0)
    assert outcome.stderr == "1.500000 -2.000e+00 inf       3.14|3.1     |0x1p+0 7\n"


def test_what_cannot_be_printed_is_shown_as_it_stands(run):
    slave = r"""
        int unchecked(const char *, ...) __asm__("printf");
        void work(void *p) { (void)p; unchecked("%Lf %d|%ls|%1$d %d %", 1l, 2, 3l, 4, 5); }
    """
    outcome = run(slave, "begin(1); work(0); return 0;").expect(0)
    assert outcome.stderr == "%Lf 2|%ls|%1$d %d %"


def test_lines_come_whole_and_in_the_order_of_time(run):
    """Later numbers come earlier; pieces of lines that other cores print meanwhile stay apart."""
    slave = r"""
        void work(void *p) {
            volatile int i;
            (void)p;
            printf("core ");
            for (i = 0; i < 4000 * (4 - _MYID); ++i);
            printf("%d", _MYID);
            printf(" done\n");
        }
    """
    host = 'begin(4); work(0); printf("joined\\n"); work(0); return 0;'
    outcome = run(slave, host).expect(0)
    lines = [f"core {core} done" for core in (3, 2, 1, 0)]
    assert outcome.stderr.splitlines() == [*lines, "joined", *lines]


def test_cores_are_named_on_request(run):
    slave = 'void work(void *p) { (void)p; if (_MYID % 2) printf("one\\ntwo\\n"); }'
    host = 'setenv("SWSIM_CPE_NUMBERS", "1", 1); begin(4); work(0); return 0;'
    outcome = run(slave, host).expect(0)
    assert sorted(outcome.stderr.splitlines()) == [
        "CPE 1: one", "CPE 1: two", "CPE 3: one", "CPE 3: two",
    ]  # fmt: skip


def test_lines_without_end_come_last_and_apart(run):
    slave = 'void work(void *p) { (void)p; printf("core %d", _MYID); if (_MYID == 1) puts("!"); }'
    outcome = run(slave, 'begin(3); work(0); printf(" host\\n"); return 0;').expect(0)
    assert outcome.stderr == "core 1!\ncore 0\ncore 2 host\n"


def test_what_is_too_much_is_counted(run):
    slave = r"""
        void work(void *p) {
            int i;
            (void)p;
            for (i = 0; i < 2000; ++i) printf("line %d of a text that is not short\n", i);
        }
    """
    outcome = run(slave, "begin(1); work(0); work(0); return 0;").expect(0)
    lines = [line for line in outcome.stderr.splitlines() if line.startswith("line")]
    kept = len(lines) // 2
    assert lines == [f"line {i} of a text that is not short" for i in range(kept)] * 2
    assert "CPE 0 printed more than its buffer of 65536 bytes" in outcome.stderr
    assert f"{2000 - kept} calls are lost" in outcome.stderr


# ---- Ends ----------------------------------------------------------------------------------


def test_exit_ends_this_core_only(run):
    slave = r"""
        static void inner(long *out) { out[_MYID] = 1; exit(_MYID == 3 ? 5 : 0); }
        void work(long *out) { if (_MYID) inner(out); out[_MYID] = 2; }
    """
    host = """
        static long out[4];
        begin(4); work(out);
        return !(out[0] == 2 && out[1] == 1 && out[2] == 1 && out[3] == 1);
    """
    outcome = run(slave, host).expect(0)
    assert outcome.stderr == "exit(5)\n"


@pytest.mark.parametrize("statement", ["abort()", "assert(_MYID == 1)"])
def test_a_core_that_gives_up_stops_the_run(statement, run):
    outcome = run(f"void work(void *p) {{ (void)p; {statement}; }}", "begin(1); work(0); return 0;")
    outcome.expect(3, "UNALIGN", "to stop a core")


DEEP = """
    static long deep(long n) {
        volatile long here[99];
        here[n % 99] = n;
        return n ? deep(n - 1) + here[n % 99] : 0;
    }
"""


def test_a_stack_that_outgrows_ldm_is_named(run):
    slave = DEEP + "void work(long *out) { *out = deep(100000); }"
    outcome = run(slave, "static long out; begin(1); work(&out); return 0;")
    outcome.expect(3, "IOE", "below LDM: a stack")


def test_a_stack_that_grows_into_the_heap_is_found(run):
    work = "void work(long *out) { char *kept = ldm_malloc(50000); *out = deep(kept ? DEPTH : 0); }"
    host = "static long out; begin(1); work(&out); return out == 0;"
    run(DEEP + work.replace("DEPTH", "8"), host, "--check", "on").expect(0)
    outcome = run(DEEP + work.replace("DEPTH", "20"), host, "--check", "on")
    outcome.expect(7, "stack: core 0", "LDM data and the heap")


# ---- Strings and integers ------------------------------------------------------------------

STRINGS = r"""
    static unsigned long digest(void) {
        char text[64], other[64];
        unsigned long sum = 17;
        int i;
        #define TAKE(x) sum = sum * 31 + (unsigned long)(x)
        #define SIGN(x) TAKE((x) < 0 ? 1 : (x) > 0 ? 2 : 3)
        memset(text, '#', sizeof text); memset(other, '#', sizeof other);
        strcpy(text, "abc"); strcat(text, "defabc"); strncat(text, "xyz123", 3);
        TAKE(strlen(text)); TAKE(strnlen(text, 5)); TAKE(strnlen(text, 50));
        TAKE(strchr(text, 'a') - text); TAKE(strrchr(text, 'a') - text);
        TAKE(strchr(text, 'Q') == NULL); TAKE(strrchr(text, 'Q') == NULL);
        TAKE(strchr(text, 0) - text); TAKE((char *)memchr(text, 'f', 9) - text);
        TAKE(memchr(text, 'f', 5) == NULL);
        strncpy(other, text, 5); strncpy(other + 10, "ab", 6);
        SIGN(strcmp("abc", "abd")); SIGN(strcmp("abc", "abc")); SIGN(strcmp("abc", "ab"));
        SIGN(strcmp("ÿ", "a")); SIGN(strncmp("abcd", "abce", 3)); SIGN(strncmp("a", "b", 0));
        SIGN(memcmp("abc", "abd", 3)); memmove(text + 2, text, 10); memcpy(other + 40, text, 9);
        for (i = 0; i < 64; ++i) { TAKE(text[i]); TAKE(other[i]); }
        TAKE(abs(-5)); TAKE(labs(-6000000000l)); TAKE(llabs(7));
        return sum;
    }
"""


def test_strings_are_treated_as_on_the_host(run):
    slave = STRINGS + "void work(unsigned long *sum) { *sum = digest(); }"
    host = f"unsigned long sum = 0; begin(1); work(&sum); return sum != {host_digest()}ul;"
    run(slave, host).expect(0)


def host_digest() -> int:
    source = f"""
        #include <stdio.h>
        #include <stdlib.h>
        #include <string.h>
        {STRINGS}
        int main(void) {{ printf("%lu", digest()); return 0; }}
    """
    output = subprocess.run(
        ["sh", "-c", "t=$(mktemp -d) && cc -w -x c - -o $t/a && $t/a; rm -r $t"],
        input=source, capture_output=True, check=True, text=True,
    )  # fmt: skip
    return int(output.stdout)


def test_each_core_has_its_own_random_numbers(run):
    slave = """
        void work(int *out) {
            srand(_MYID / 2);
            out[2 * _MYID] = rand();
            out[2 * _MYID + 1] = rand();
        }
    """
    host = """
        static int out[8];
        begin(4); work(out);
        for (int i = 0; i < 8; ++i) if (out[i] < 0) return 1;
        return !(out[0] == out[2] && out[1] == out[3] && out[0] != out[4] && out[4] != out[5]);
    """
    run(slave, host).expect(0)


# ---- Vectors -------------------------------------------------------------------------------


def test_simd_h_without_its_types_compiles(run):
    slave = "#include <simd.h>\nvoid work(long *p) { *p = 1; }"
    run(slave, "long x; begin(1); work(&x); return x != 1;").expect(0)


def test_a_vector_is_refused_with_what_to_do(tmp_path):
    source = tmp_path / "vector.c"
    source.write_text("#include <simd.h>\ndoublev4 sum;\n")
    outcome = compile_c(source, tmp_path / "vector.S")
    outcome.expect(1, "vector.c:2", "'doublev4' is unavailable", "sw5cc -S", "--vectors-as-scalars")


@pytest.mark.parametrize("level", ["0", "2"])
def test_vectors_as_scalars_compute_what_the_instructions_say(level, run):
    slave = """
        #include <simd.h>
        static __thread_local intv8 local;
        typedef struct {
            int in[8], sum[8], left[8], right[8], turned[8], mixed[8];
            long shuffled[4], received[4];
        } task;
        void work(task *t) {
            intv8 a, b, c = simd_set_intv8(1, 2, 3, 4, 5, 6, 7, 8);
            int256 d = simd_set_int256(10, 11, 12, 13), e = simd_set_int256(20, 21, 22, 23), f;
            simd_loadu(a, t->in);
            simd_loade(b, &t->in[1]);
            if (_MYID == 0) {
                simd_storeu(simd_vaddw(a, b), t->sum);
                simd_store(c, &local);
                simd_load(c, &local);
                simd_storeu(simd_vsllw(c, 4), t->left);
                simd_storeu(simd_vsraw(a, t->in[7]), t->right);
                simd_storeu(simd_vrolw(c, 31), t->turned);
                simd_storeu(simd_vshff(d, e, 0xb1), t->shuffled);
                simd_storeu(simd_vxorw(a, c) + simd_vbicw(a, c), t->mixed);
                simd_putr(e, 1);
            } else {
                simd_getr(f);
                simd_storeu(f, t->received);
            }
        }
    """
    host = """
        static struct {
            int in[8], sum[8], left[8], right[8], turned[8], mixed[8];
            long shuffled[4], received[4];
        } t = {{-7, 100, -300, 4, 5, -6, 77, 2}};
        static const long shuffled[4] = {21, 20, 13, 12}, received[4] = {20, 21, 22, 23};
        begin(2); work(&t);
        for (int i = 0; i < 8; ++i) {
            const unsigned c = i + 1;
            if (t.sum[i] != t.in[i] + 100 || t.left[i] != c << 4 || t.right[i] != t.in[i] >> 2 ||
                t.turned[i] != (int)(c >> 1 | c << 31) ||
                t.mixed[i] != (int)((t.in[i] ^ c) + (t.in[i] & ~c)))
                return 1;
        }
        for (int i = 0; i < 4; ++i)
            if (t.shuffled[i] != SHUFFLED[i] || t.received[i] != received[i]) return 2;
        return 0;
    """
    # Fields of 0xb1 from the top: 2, 3 of the first; 0, 1 of the second.
    run(slave, host.replace("SHUFFLED[i]", "shuffled[i]"), level=level).expect(0)


# ---- The page of names ---------------------------------------------------------------------


def names_of_headers() -> set[str]:
    """What slave.h, dma.h, dma_macros.h and simd.h define for programs."""
    headers = ("simd.h", "dma.h", "dma_macros.h")
    source = "#define SWSIM_VECTORS_AS_SCALARS\n" + "".join(f"#include <{h}>\n" for h in headers)
    command = [COMPILER, "-E", "-P", "-I", HEADERS, "-x", "c", "-"]

    def preprocessed(*options: str) -> str:
        return subprocess.run(
            [*command, *options], input=source, capture_output=True, check=True, text=True
        ).stdout

    own = r"\b((?:simd|dma|athread|ldm|penv)_\w+|get_allocatable_size)\("
    functions = set(re.findall(own, preprocessed()))
    macros = set(re.findall(r"#define (\w+)", preprocessed("-dM")))
    shown = {
        name
        for name in macros
        if re.match(
            r"simd_|dma|athread|atomic_|RTC|RPCC|__thread_local|(pe|row|rank|bcast|brow)_", name
        )
    }
    return functions | shown


def test_the_page_of_names_is_complete_and_true(library):
    page = (ROOT / "docs" / "slave-runtime.md").read_text()
    documented = set(re.findall(r"`(\w+)`", page.split("## Not provided")[0]))
    functions = set()
    for source in library[1:]:
        functions |= set(re.findall(r"\.globl (\w+)", source.read_text()))
    libm = (RUNTIME / "slave" / "libm.list").read_text()
    mathematical = set(re.findall(r"\w+", " ".join(re.findall(r"\.c: (.*)", libm))))
    provided = names_of_headers() | functions | mathematical
    assert provided - documented == set()
    other = set(re.findall(r"<!-- other names: (.*) -->", page)[0].split())
    assert documented - provided - other == set()


# ---- Programs built by the tools for PATH --------------------------------------------------

SW5CC = ROOT / "build" / "sunway" / "bin" / "sw5cc"
LIBM = ROOT / "build" / "sunway" / "lib" / "libm_slave.a"

#: Of x, which is between -450 and 900.
FUNCTIONS = re.findall(
    r"\S+",
    """sin(x) cos(x) tan(x) exp(x/10) exp2(x/7) expm1(x/30) log(fabs(x)+1e-3) log2(fabs(x)+2)
    log10(fabs(x)+1) log1p(fabs(x)) pow(fabs(x),1.7) atan(x) atan2(x,2.5) asin(x/1000)
    acos(x/1000) sinh(x/20) cosh(x/20) tanh(x/9) cbrt(x) hypot(x,3.25) fmod(x,1.75) erf(x/40)
    sin(x*1e15) round(x) floor(x/7) ceil(x/7) fmax(x,3) sqrt(fabs(x)) rint(x/3)
    sinf(x) cosf(x) tanf(x) expf(x/20) logf(fabsf(x)+1) powf(fabsf(x),1.5f) atan2f(x,2)
    tanhf(x/50) cbrtf(x) hypotf(x,2) fmodf(x,1.75f)""",
)


@pytest.mark.skipif(
    not LIBM.exists() or LIBM.stat().st_size < 1000, reason="newlib-source is not installed"
)
def test_mathematics_agree_with_the_host_within_two_units_of_the_last_place(tmp_path):
    assignments = "".join(f"out[{i}] = {call};" for i, call in enumerate(FUNCTIONS))
    count = len(FUNCTIONS)
    (tmp_path / "slave.c").write_text(
        "#include <math.h>\n#include <stdio.h>\n#include <slave.h>\n"
        f"extern double in[64], results[64][{count}];\n"
        f"void func(void) {{ double x = in[_MYID], *out = results[_MYID]; {assignments}"
        ' if (_MYID == 9) printf("%.3f %5.1f%%\\n", x, 12.5); }\n'
    )
    (tmp_path / "master.c").write_text(
        "#include <athread.h>\n#include <float.h>\n#include <math.h>\n#include <stdio.h>\n"
        "extern void SLAVE_FUN(func)(void);\n"
        f"double in[64], results[64][{count}];\n"
        "int main(void) {\n"
        "    for (int i = 0; i < 64; ++i) in[i] = (i - 32) * 13.37 + 0.123 * i * i;\n"
        "    athread_init(); athread_spawn(func, 0); athread_join();\n"
        "    for (int i = 0; i < 64; ++i) {\n"
        f"        double x = in[i], out[{count}]; {assignments}\n"
        f"        for (int k = 0; k < {count}; ++k) {{\n"
        f"            const double unit = k < {FUNCTIONS.index('sinf(x)')} ? DBL_EPSILON :"
        " FLT_EPSILON;\n"
        "            if (!(fabs(results[i][k] - out[k]) <= 2 * unit * fabs(out[k])))\n"
        '                printf("function %d of %.17g: %.17g, not %.17g\\n", k, x, results[i][k],'
        " out[k]);\n"
        "        }\n"
        "    }\n"
        "    return 0;\n"
        "}\n"
    )
    for arguments in (
        ["-host", "-O2", "-c", "master.c", "-o", "master.o"],
        ["-slave", "-O2", "-c", "slave.c", "-o", "slave.o"],
        ["-hybrid", "master.o", "slave.o", "-lm_slave", "-lm", "-o", "program"],
    ):
        subprocess.run([SW5CC, *arguments], check=True, cwd=tmp_path)
    output = subprocess.run([tmp_path / "program"], check=True, capture_output=True, text=True)
    assert output.stdout == "-297.547  12.5%\n"
