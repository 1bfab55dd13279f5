# SPDX-License-Identifier: Apache-2.0
"""Do programs of the chip build with the tools by the vendor's names, and run as they do there?"""

import json
import re
from pathlib import Path

import pytest

from support.commands import COMPILER, TOOLS_ON_PATH, call, swsim, with_tools

MASTER = """
#include <stdio.h>
#include <stdlib.h>
#include <sys/time.h>
#include <time.h>
#include <athread.h>
#include <mpi.h>
#include <swperf.h>

extern SLAVE_FUN(work)();

static inline unsigned long rpcc(void) {
    unsigned long time;
    asm("rtc %0" : "=r"(time) :);
    return time;
}

int numbers[64];
int announced;         /* on both sides */
extern int from_cpe;   /* defined on the CPEs' side */
int table[4] = {10, 20, 30, 40};

int main(int argc, char **argv) {
    int rank, ranks, i;
    struct timeval begin, end;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &ranks);
    athread_init();
    gettimeofday(&begin, NULL);
    penv_slave0_cycle_init();
    unsigned long first = rpcc(), counted;
    penv_host0_cycle_init();
    athread_spawn(work, 7);
    athread_join();
    unsigned long last = rpcc();
    penv_host0_cycle_count(&counted);
    if (counted != last - first)
        return 2;
    gettimeofday(&end, NULL);
    for (i = 0; i < athread_get_max_threads(); i++)
        if (numbers[i] != i + 7 + table[i % 4])
            return 1;
    printf("rank %d of %d, %d arguments, %s\\n", rank, ranks, argc - 1, argc > 1 ? argv[1] : "-");
    printf("cycles %lu, us %ld\\n", last - first,
           (end.tv_sec - begin.tv_sec) * 1000000 + end.tv_usec - begin.tv_usec);
    printf("announced %d, from the CPEs %d\\n", announced, from_cpe);
    athread_halt();
    MPI_Finalize();
    return argc > 2 ? atoi(argv[2]) : 0;
}
"""

SLAVE = """
#include <slave.h>

extern int numbers[64], table[4];
int announced;
int from_cpe = 41;
__thread_local int mine;

void work(long argument) {
    mine = argument;
    numbers[_MYID] = _MYID + mine + table[_MYID % 4];
    if (_MYID == 5) {
        announced = 99;
        from_cpe++;
    }
}
"""


def write(folder: Path, **texts: str) -> None:
    """Files of C: master_c="..." is master.c."""
    for name, text in texts.items():
        (folder / re.sub(r"_(?=[^_]*$)", ".", name)).write_text(text, encoding="utf-8")


@pytest.fixture
def program(tmp_path) -> Path:
    """Compiled and linked, with its sources in its folder."""
    write(tmp_path, master_c=MASTER, slave_c=SLAVE)
    with_tools(tmp_path, "sw5cc", "-host", "-c", "master.c")
    with_tools(tmp_path, "sw5cc", "-slave", "-O2", "-c", "slave.c")
    with_tools(tmp_path, "mpicc", "-hybrid", "master.o", "slave.o", "-o", "program")
    return tmp_path / "program"


# ---- A linked program ---------------------------------------------------------------------------
def test_a_program_runs_by_itself_with_its_arguments_output_and_status(program):
    result = with_tools(program.parent, program, "hello", "5", status=5)
    lines = result.stdout.splitlines()
    assert lines[0] == "rank 0 of 1, 2 arguments, hello"
    assert lines[2] == "announced 99, from the CPEs 42"
    assert result.stderr == ""


def test_its_clocks_show_the_cycles_of_what_it_spawned(program):
    cycles = json.loads(swsim("run", program, "--json").stdout)["cycles"]
    seen, microseconds = re.search(
        r"cycles (\d+), us (\d+)", with_tools(program.parent, program).stdout
    ).groups()
    assert int(seen) == cycles
    assert abs(int(microseconds) - cycles / 1450) <= 1


def test_a_job_has_as_many_cores_as_it_asks_for(program):
    job = ["bsub", "-b", "-I", "-q", "q_sw_expr", "-n", "1", "-cgsp", "8", "-share_size", "4096"]
    assert "rank 0 of 1" in with_tools(program.parent, *job, "./program").stdout


def test_a_job_appends_its_output_to_a_file(program):
    for _ in range(2):
        assert with_tools(program.parent, "bsub", "-o", "log", "./program").stdout == ""
    assert (program.parent / "log").read_text().count("rank 0 of 1") == 2


@pytest.mark.parametrize("command", ["run", "profile", "trace", "report", "identify"])
def test_the_commands_take_a_program_in_place_of_a_kernel(program, command):
    extra = ["-o", program.parent / "page.html"] if command == "report" else []
    arguments = [] if command == "identify" else ["--", "x", "0"]
    result = swsim(command, program, *extra, *arguments)
    assert result.status == 0, result.stderr


def test_the_debugger_knows_the_data_of_the_host_program(program):
    commands = "break slave.c:9\ncontinue\nprint mem.w[table + 4]\n"
    assert "20 = 0x14" in swsim("step", program, stdin=commands).expect(0).stdout


def test_the_code_of_a_program_is_listed_and_judged(program):
    listing = swsim("asm", program, "--listing", "--strict").expect(0).stdout
    assert "text     global work" in listing
    slave = SLAVE.replace("mine = argument;", 'mine = argument; asm volatile("ldwe $28,0($31)");')
    write(program.parent, slave_c=slave)
    with_tools(program.parent, "sw5cc", "-slave", "-c", "slave.c")
    with_tools(program.parent, "mpicc", "-hybrid", "master.o", "slave.o", "-o", "program")
    swsim("asm", program, "--strict").expect(1, "no output of the vendor's tools shows ldwe")


def test_the_exit_status_of_a_program_is_its_verdict(program):
    result = swsim("run", program, "--json", "--", "x", "3")
    assert result.status == 4
    assert "program: the host program returned 3" in result.stderr
    assert json.loads(result.stdout)["exit_status"] == 3


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--bytes", "64"], "are for kernels"),
        (["--cgs", "2"], "runs on one core group"),
        (["--key-bits", "128"], "neither --operation nor a key"),
    ],
)
def test_what_a_program_cannot_take_is_refused(program, options, message):
    result = swsim("run", program, *options)
    assert result.status in (1, 2)
    assert message in result.stderr


def test_a_kernel_takes_no_arguments_behind_dashes():
    result = swsim("run", "original", "--", "5")
    assert result.status == 2
    assert "arguments are for linked programs" in result.stderr


def test_a_program_without_a_spawn_has_nothing_to_count(tmp_path):
    write(tmp_path, main_c="int main(void) { return 0; }")
    with_tools(tmp_path, "sw5cc", "main.c", "-o", "program")
    with_tools(tmp_path, "./program")
    result = swsim("run", tmp_path / "program")
    assert result.status == 4
    assert "never spawned its CPEs: nothing was simulated" in result.stderr


def test_slave_functions_come_from_archives(tmp_path):
    write(tmp_path, master_c=MASTER, slave_c=SLAVE.replace("= argument", "= same(argument)"))
    write(tmp_path, same_c="long same(long x) { return x; }", other_c="nowhere_to_be_found(){}")
    for name in ("slave", "same", "other"):
        with_tools(tmp_path, "sw5cc", "-slave", "-c", f"{name}.c")
    with_tools(tmp_path, "sw5ar", "rc", "libparts.a", "same.o", "other.o")
    with_tools(tmp_path, "sw5cc", "-host", "-c", "master.c")
    with_tools(
        tmp_path, "sw5cc", "-hybrid", "master.o", "slave.o", "-L.", "-lparts", "-o", "program"
    )
    assert "announced 99" in with_tools(tmp_path, "./program").stdout


def test_several_host_files_in_two_languages(tmp_path):
    master = MASTER.replace("return argc >", "return other() && argc >")
    write(tmp_path, slave_c=SLAVE, master_c=master)
    cxx = '#include <vector>\\nextern "C" int other() { std::vector<int> v(3, 1); return v[2]; }'
    write(tmp_path, other_cpp=cxx.replace("\\n", "\n"))
    with_tools(tmp_path, "sw5cc", "-slave", "-c", "slave.c")
    with_tools(tmp_path, "sw5CC", "-host", "-c", "other.cpp")
    with_tools(tmp_path, "mpicc", "-c", "master.c")
    with_tools(tmp_path, "mpiCC", "master.o", "other.o", "slave.o", "-lstdc++", "-o", "program")
    with_tools(tmp_path, "./program")


def test_streams_of_cxx_read_and_write_numbers(tmp_path):
    write(
        tmp_path,
        master_cpp="""
            #include <iostream>
            #include <sstream>
            int main() {
                std::istringstream input("12 3.5 x");
                int number = 0;
                double real = 0;
                std::string text;
                input >> number >> real >> text;
                std::cout << number << ' ' << real << ' ' << text << std::endl;
            }
        """,
    )
    with_tools(tmp_path, "sw5CC", "master.cpp", "-o", "program")
    assert with_tools(tmp_path, "./program").stdout == "12 3.5 x\n"


@pytest.mark.parametrize("language", ["c", "cpp"])
def test_spawn64_takes_the_function_as_it_is(tmp_path, language):
    (tmp_path / f"master.{language}").write_text("""
        #include <athread.h>
        #ifdef __cplusplus
        extern "C"
        #endif
        void SLAVE_FUN(fill)(long *);
        long numbers[64];
        int main(void) {
            athread_init();
            athread_enter64();
            athread_spawn64(SLAVE_FUN(fill), numbers);
            athread_join64();
            athread_leave64();
            return numbers[63] != 63;
        }
    """)
    write(tmp_path, slave_c="#include <slave.h>\nvoid fill(long *to) { to[_MYID] = _MYID; }\n")
    with_tools(tmp_path, "sw5cc", "-slave", "-c", "slave.c")
    tool = {"c": "mpicc", "cpp": "mpiCC"}[language]
    with_tools(tmp_path, tool, f"master.{language}", "slave.o", "-o", "program")
    with_tools(tmp_path, "./program")


def test_memory_of_cxx_is_main_memory(tmp_path):
    write(
        tmp_path,
        master_cpp="""
            #include <vector>
            extern "C" {
            #include <athread.h>
            void slave_fill(long *);
            }
            int main() {
                std::vector<long> numbers(64);
                athread_init();
                __real_athread_spawn((void *)slave_fill, numbers.data());
                athread_join();
                return numbers[63] != 63;
            }
        """,
        slave_c="#include <slave.h>\nvoid fill(long *to) { to[_MYID] = _MYID; }\n",
    )
    with_tools(tmp_path, "sw5CC", "-host", "-c", "master.cpp")
    with_tools(tmp_path, "sw5cc", "-slave", "-c", "slave.c")
    with_tools(tmp_path, "mpiCC", "master.o", "slave.o", "-o", "program")
    with_tools(tmp_path, "./program")


def test_files_of_one_name_in_two_folders_keep_their_names_apart(tmp_path):
    master = """
        #include <athread.h>
        extern void SLAVE_FUN(first)(void), SLAVE_FUN(second)(void);
        long sums[2];
        int main(void) {
            athread_init();
            athread_spawn(first, 0);
            athread_join();
            athread_spawn(second, 0);
            athread_join();
            return !(sums[0] == 64 * 5 && sums[1] == 64 * 7);
        }
    """
    slave = """
        #include <slave.h>
        extern long sums[2];
        static __thread_local long own = STEP;
        static long *place(void) { return &sums[STEP == 7]; }
        void NAME(void) { for (int i = 0; i < own; i++) atomic_inc1_l(place()); }
    """
    write(tmp_path, master_c=master)
    with_tools(tmp_path, "sw5cc", "-host", "-c", "master.c")
    for name, step in (("first", 5), ("second", 7)):
        (tmp_path / name).mkdir()
        write(tmp_path / name, slave_c=slave)
        with_tools(
            tmp_path / name, "sw5cc", "-slave", f"-DNAME={name}", f"-DSTEP={step}", "-c", "slave.c"
        )
    objects = ["master.o", "first/slave.o", "second/slave.o"]
    with_tools(tmp_path, "sw5cc", "-hybrid", *objects, "-o", "program")
    with_tools(tmp_path, "./program")
    (tmp_path / "program").unlink()
    message = link_error(tmp_path, *objects, "second/slave.o")
    assert "second is defined in two files" in message
    assert "$L" not in message


@pytest.mark.parametrize("side", ["-host", "-slave"])
def test_dependencies_are_written_as_makefiles_expect_them(tmp_path, side):
    write(tmp_path, x_c='#include "y.h"\nint x = Y;\n', y_h="#define Y 1\n")
    (tmp_path / "objects").mkdir()
    with_tools(tmp_path, "sw5cc", side, "-MMD", "-MP", "-c", "x.c", "-o", "objects/x.o")
    text = (tmp_path / "objects" / "x.d").read_text()
    assert re.match(r"objects/x\.o: x\.c", text)
    assert "\ny.h:\n" in text
    with_tools(tmp_path, "sw5cc", side, "-MD", "-c", "x.c")
    assert (tmp_path / "x.d").read_text().startswith("x.o: x.c")
    with_tools(tmp_path, "sw5cc", side, "-MMD", "-MF", "my.deps", "-MT", "target", "-c", "x.c")
    assert (tmp_path / "my.deps").read_text().startswith("target: x.c")
    assert "y.h" in with_tools(tmp_path, "sw5cc", side, "-MM", "x.c").stdout
    names = {each.name for each in tmp_path.iterdir()}
    assert names == {"x.c", "y.h", "x.o", "x.d", "my.deps", "objects"}


@pytest.mark.parametrize(
    ("statement", "told"),
    [("abort()", "abort()"), ("assert(_MYID < 5)", "Assertion `_MYID < 5' failed.")],
)
def test_a_core_that_gives_up_says_why(tmp_path, statement, told):
    slave = f"#include <assert.h>\n#include <slave.h>\n#include <stdlib.h>\n{SLAVE}"
    write(tmp_path, master_c=MASTER)
    write(tmp_path, slave_c=slave.replace("announced = 99;", f"{statement};"))
    with_tools(tmp_path, "sw5cc", "-host", "-c", "master.c")
    with_tools(tmp_path, "sw5cc", "-slave", "-c", "slave.c")
    with_tools(tmp_path, "sw5cc", "-hybrid", "master.o", "slave.o", "-o", "program")
    assert told in with_tools(tmp_path, "./program", status=3).stderr


def test_a_fault_in_the_runtime_names_the_line_that_called_it(tmp_path):
    call = "athread_get(PE_MODE, table, (char *)&mine + 1, 16, &mine, 0, 0, 0);"
    write(tmp_path, master_c=MASTER, slave_c=SLAVE.replace("from_cpe++;", call))
    with_tools(tmp_path, "sw5cc", "-host", "-c", "master.c")
    with_tools(tmp_path, "sw5cc", "-slave", "-c", "slave.c")
    with_tools(tmp_path, "sw5cc", "-hybrid", "master.o", "slave.o", "-o", "program")
    message = with_tools(tmp_path, "./program", status=3).stderr
    line = SLAVE[: SLAVE.index("from_cpe++;")].count("\n") + 1
    assert "DMAE3" in message
    assert re.search(rf"called from .*slave.c:{line}: ", message)


# ---- What goes wrong ----------------------------------------------------------------------------
def link_error(folder: Path, *words: str) -> str:
    """What the linker says, which leaves nothing behind."""
    message = with_tools(folder, "sw5cc", "-hybrid", *words, "-o", "program", status=1).stderr
    assert not (folder / "program").exists()
    return message


def test_all_that_is_missing_is_one_list(tmp_path):
    slave = """
        int unknown(int);
        int main(int, char **);
        extern int nowhere;
        void work(int x) { nowhere = unknown(x) + (long)malloc(4); main(0, 0); }
    """
    master = "int from_cpe; void lost(void);" + MASTER.replace("athread_halt()", "lost()")
    write(tmp_path, master_c=master, slave_c=slave)
    with_tools(tmp_path, "sw5cc", "-host", "-c", "master.c")
    with_tools(tmp_path, "sw5cc", "-slave", "-c", "slave.c")
    message = link_error(tmp_path, "master.o", "slave.o")
    assert "main: a function of the host program" in message
    assert "malloc: CPEs have ldm_malloc" in message
    assert re.search(r"nowhere\n *unknown\n", message)
    assert "the host program uses what nobody provides:\n    lost" in message


def test_a_function_that_is_spawned_and_does_not_exist_is_named(tmp_path):
    write(tmp_path, master_c=MASTER.replace("extern int from_cpe;", "int from_cpe;"))
    with_tools(tmp_path, "sw5cc", "-host", "-c", "master.c")
    assert "no CPE source defines the function work" in link_error(tmp_path, "master.o")


def test_a_function_that_is_there_by_both_of_its_names_is_named(tmp_path):
    head = '.section .text1,"ax","progbits"\n.globl slave_work\n'
    write(tmp_path, master_c=MASTER, slave_c=SLAVE, other_s=head + "slave_work: ret\n")
    with_tools(tmp_path, "sw5cc", "-host", "-c", "master.c")
    with_tools(tmp_path, "sw5cc", "-slave", "-c", "slave.c", "other.s")
    message = link_error(tmp_path, "master.o", "slave.o", "other.o")
    assert "defines both work and slave_work" in message


def test_a_program_without_a_host_program_is_refused(tmp_path):
    write(tmp_path, slave_c="void work(void) {}")
    with_tools(tmp_path, "sw5cc", "-slave", "-c", "slave.c")
    assert "the host program's function main" in link_error(tmp_path, "slave.o")


def test_local_variables_that_ldm_cannot_hold_are_named_when_they_are_compiled(tmp_path):
    write(tmp_path, slave_c="void f(char *); void work(void) { char big[70000]; f(big); }")
    message = with_tools(tmp_path, "sw5cc", "-slave", "-c", "slave.c").stderr
    assert re.search(r"slave.c:1:.*frame size of 700\d\d bytes is larger than 65536 bytes", message)


def test_pages_of_vectors_as_scalars_say_that_their_cycles_mean_nothing(tmp_path):
    write(tmp_path, master_c=MASTER)
    vectors = "void more(void) { doublev4 x, y; simd_load(x, v); y = x + x; simd_store(y, v); }"
    head = "#include <simd.h>\n__thread_local double v[4] __attribute__((aligned(32)));\n"
    write(tmp_path, slave_c=head + SLAVE + vectors)
    with_tools(tmp_path, "sw5cc", "-host", "-c", "master.c")
    with_tools(tmp_path, "sw5cc", "--vectors-as-scalars", "-slave", "-c", "slave.c")
    with_tools(tmp_path, "sw5cc", "-hybrid", "master.o", "slave.o", "-o", "program")
    page = tmp_path / "page.html"
    swsim("report", tmp_path / "program", "-o", page).expect(0, "the cycles mean nothing")
    assert "program (the cycles mean nothing" in page.read_text(encoding="utf-8")
    trace = swsim("trace", tmp_path / "program", "--cores", "0").expect(0)
    assert "program (the cycles mean nothing" in trace.stdout


def test_data_that_do_not_fit_in_ldm_are_named_with_their_sizes(tmp_path):
    slave = "#include <slave.h>\n__thread_local char small[100], large[50000], more[20000];\n"
    write(tmp_path, slave_c=slave + "void work(void) { small[0] = large[0] = more[0]; }")
    message = with_tools(tmp_path, "sw5cc", "-slave", "-c", "slave.c", status=1).stderr
    assert "more than there are" in message
    assert "the largest: large (50000 bytes), more (20000 bytes)" in message
    assert not (tmp_path / "slave.o").exists()


def test_an_object_of_another_toolchain_is_refused(tmp_path):
    write(tmp_path, other_c="int x;", master_c=MASTER)
    with_tools(tmp_path, COMPILER, "-c", "other.c")
    with_tools(tmp_path, "sw5cc", "-host", "-c", "master.c")
    message = link_error(tmp_path, "master.o", "other.o")
    assert "other.o is an object file of another toolchain (ELF machine 0x9026)" in message
    with_tools(tmp_path, "sw5ar", "rc", "libother.a", "other.o")
    assert "libother.a(other.o) is an object" in link_error(tmp_path, "master.o", "libother.a")


@pytest.mark.parametrize(
    ("words", "status", "message"),
    [
        (["sw5cc", "-slav", "x.c"], 2, "the option -slav is not known; nearest: -slave"),
        (["sw5cc", "-slave", "-c", "absent.c"], 1, "absent.c: no such file"),
        (["sw5cc", "-slave", "-c", "-"], 1, "-: no such file"),
        (["sw5cc", "-hybrid", "program"], 1, "program: the name does not say what this is"),
        (["sw5cc", "-slave", "-c", "."], 1, ".: not a file of source text"),
        (["sw5cc", "-c", "x.f90"], 1, "x.f90 is Fortran"),
        (["sw5f90", "x.f90"], 2, "Fortran is not supported"),
        (["sw5cc"], 2, "no input file"),
        (["sw5cc", "-o"], 2, "-o needs a value"),
        (["sw5cc", "-O7", "x.c"], 2, "-O7 is not a level"),
        (["sw5cc", "-host", "-c", "x.s"], 1, "x.s is assembly of the MPE"),
        (["bsub", "-n", "4", "./x"], 2, "one MPI rank is simulated"),
        (["bsub", "-cgsp", "65", "./x"], 2, "1 to 64 CPEs"),
        (["bsub", "-b"], 2, "no program"),
        (["bsub", "./absent"], 1, "cannot run ./absent"),
    ],
)
def test_bad_calls_say_what_is_wrong(tmp_path, words, status, message):
    write(tmp_path, x_c="int x;", x_s="nop")
    (tmp_path / "program").write_bytes(b"\x7fELF")
    assert message in with_tools(tmp_path, *words, status=status).stderr


@pytest.mark.parametrize("name", ["x.c", "./x.c", "hard.c", "soft.c"])
@pytest.mark.parametrize("tool", ["sw5cc -c", "sw5cc -S", "sw5cc -E", "sw5cc -slave -S", "sw5cc"])
def test_a_source_is_not_overwritten(tmp_path, tool, name):
    write(tmp_path, x_c="int main(void) { return 0; }\n")
    (tmp_path / "hard.c").hardlink_to(tmp_path / "x.c")
    (tmp_path / "soft.c").symlink_to("x.c")
    told = with_tools(tmp_path, *tool.split(), "x.c", "-o", name, status=1).stderr
    assert told == "sw5cc: input file 'x.c' is the same as output file\n"
    assert (tmp_path / "x.c").read_text() == "int main(void) { return 0; }\n"


CALL_F = """
#include <athread.h>
extern SLAVE_FUN(f)();
int word;
int main(void) {
    athread_init();
    athread_spawn(f, &word);
    athread_join();
    return word != 7;
}
"""


def test_the_name_of_a_source_may_have_lines(tmp_path):
    write(tmp_path, host_c=CALL_F)
    (tmp_path / "new\nline.c").write_text("void f(int *word) { *word = 7; }\n")
    with_tools(tmp_path, "sw5cc", "-slave", "-c", "new\nline.c", "-o", "f.o")
    with_tools(tmp_path, "sw5cc", "host.c", "f.o", "-o", "program")
    with_tools(tmp_path, "./program")


def test_an_object_is_not_overwritten_by_the_program_of_it(tmp_path):
    write(tmp_path, x_c="int main(void) { return 0; }\n")
    with_tools(tmp_path, "sw5cc", "-c", "x.c")
    contents = (tmp_path / "x.o").read_bytes()
    told = with_tools(tmp_path, "sw5cc", "-hybrid", "x.o", "-o", "./x.o", status=1).stderr
    assert "input file 'x.o' is the same as output file" in told
    assert (tmp_path / "x.o").read_bytes() == contents


def test_a_source_behind_the_name_of_the_object_is_not_overwritten(tmp_path):
    write(tmp_path, x_c="int x;\n", y_c="int y;\n")
    (tmp_path / "x.o").symlink_to("y.c")
    told = with_tools(tmp_path, "sw5cc", "-c", "x.c", "y.c", status=1).stderr
    assert "input file 'y.c' is the same as output file" in told
    assert (tmp_path / "y.c").read_text() == "int y;\n"


def test_a_message_to_another_rank_ends_the_program(tmp_path):
    call = "int x; MPI_Send(&x, 1, MPI_INT, 1, 0, MPI_COMM_WORLD);"
    write(tmp_path, main_c=f"#include <mpi.h>\nint main(void) {{ {call} }}")
    with_tools(tmp_path, "mpicc", "main.c", "-o", "program")
    assert (
        "MPI_Send with rank 1: one MPI rank" in with_tools(tmp_path, "./program", status=1).stderr
    )


def test_compiler_errors_name_the_line(tmp_path):
    write(tmp_path, x_c="int f(void) {\n    return undeclared;\n}\n")
    for side in ("-host", "-slave"):
        assert "x.c:2" in with_tools(tmp_path, "sw5cc", side, "-c", "x.c", status=1).stderr
        assert not (tmp_path / "x.o").exists()


def test_a_moved_simulator_is_named(program):
    environment = {**TOOLS_ON_PATH, "SWSIM": "/nowhere/swsim"}
    result = call(program, environment=environment).expect(127)
    assert "/nowhere/swsim: cannot run the simulator" in result.stderr
