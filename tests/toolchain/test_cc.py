# SPDX-License-Identifier: Apache-2.0
"""Does C, compiled by `swsim cc`, compute on a CPE what it computes on the host?"""

import subprocess
from pathlib import Path

import pytest

from support.commands import C_PROGRAMS, compile_c, needs_compiler, swsim

LEVELS = "0123s"


def result_on_cpe(program: Path, entry: str = "check", *options: object) -> int:
    outcome = swsim("exec", program, "--entry", entry, "--json", *options)
    [core] = outcome.json["cores"]
    return int(core["result"], 16) & (2**64 - 1)


@pytest.fixture(scope="session")
def host_results(tmp_path_factory) -> dict[Path, int]:
    """What the host's own compiler makes of each program."""
    folder = tmp_path_factory.mktemp("host")
    main = folder / "main.c"
    main.write_text(
        "#include <stdio.h>\n"
        "unsigned long check(void);\n"
        'int main(void) { printf("%lu", check()); return 0; }\n'
    )
    results = {}
    for source in C_PROGRAMS:
        program = folder / source.stem
        command = ["cc", "-w", "-O1", "-o", program, main, source, "-lm"]
        subprocess.run(command, check=True)
        output = subprocess.run([program], check=True, capture_output=True).stdout
        results[source] = int(output)
    return results


@needs_compiler
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("source", C_PROGRAMS, ids=lambda path: path.stem)
def test_a_program_computes_the_same_as_on_the_host(source, level, host_results, tmp_path):
    output = tmp_path / "program.S"
    compile_c(source, output, "-O", level)
    assert result_on_cpe(output) == host_results[source]


@needs_compiler
def test_files_that_each_bring_library_routines_link_together(tmp_path):
    """The routines are private, so two copies do not clash; functions and data are shared."""
    first, second = tmp_path / "first.c", tmp_path / "second.c"
    first.write_text(
        "long total; long quotient(long a, long b) { total += a % b; return a / b; }\n"
    )
    second.write_text(
        "extern long total; long quotient(long, long);\n"
        "long check(long a, long b) { return quotient(a, b) * 1000 + a / (b + 1) + total; }\n"
    )
    for source in (first, second):
        compile_c(source, source.with_suffix(".S"))
    swsim("asm", first.with_suffix(".S"), second.with_suffix(".S")).expect(0)


@needs_compiler
def test_an_asm_statement_holds_cpe_assembly(tmp_path):
    source, output = tmp_path / "core.c", tmp_path / "core.S"
    source.write_text(
        "int check(int a) {\n"
        "    int core;\n"
        '    asm volatile("rcsr %0,0" : "=r"(core));\n'
        '    asm("addw %1,%1,%0" : "=r"(a) : "r"(a));\n'  # addw: not an Alpha instruction
        "    return core + a;\n"
        "}\n"
    )
    compile_c(source, output)
    assert result_on_cpe(output, "check", "--arg", 21) == 42


@needs_compiler
def test_an_asm_statement_takes_floating_point_in_any_register(tmp_path):
    """Constraint "f" and "r" alike: a CPE has one file of registers."""
    source, output = tmp_path / "sum.c", tmp_path / "sum.S"
    source.write_text(
        "long check(int a) {\n"
        "    double x = a, y = 0.5, sum;\n"
        '    asm("faddd %1,%2,%0" : "=f"(sum) : "f"(x), "r"(y));\n'
        '    asm("fmuld %1,%2,%0" : "=r"(sum) : "r"(sum), "f"(y * 8));\n'
        "    return (long)sum;\n"
        "}\n"
    )
    for level in LEVELS:
        compile_c(source, output, "-O", level)
        assert result_on_cpe(output, "check", "--arg", 21) == 86


@needs_compiler
def test_a_file_that_only_passes_floating_point_on_keeps_it(tmp_path):
    """Neither file's assembly names a floating-point register for the value on its way."""
    first, second = tmp_path / "first.c", tmp_path / "second.c"
    first.write_text(
        "extern long count; double half(long *p, double x);\n"
        "double relay(long *p, double x) {\n"
        "    double result = half(p, x);\n"
        "    count += p[0] * p[1] + (p[2] ^ p[3] * p[0]) - (p[1] << (p[2] & 7));\n"
        "    return result;\n"
        "}\n"
    )
    second.write_text(
        "long count; double relay(long *p, double x);\n"
        "double half(long *p, double x) { return x / *p; }\n"
        "long check(int a) { long p[4] = {2, 3, 5, 7};\n"
        "                    return (long)relay(p, a) * 1000 + count; }\n"
    )
    program = tmp_path / "program.S"
    for source in (first, second):
        compile_c(source, source.with_suffix(".S"))
        with program.open("a") as whole:
            whole.write(source.with_suffix(".S").read_text())
    assert result_on_cpe(program, "check", "--arg", 42) == 21 * 1000 + 6 + (5 ^ 14) - (3 << 5)


@needs_compiler
def test_long_double_is_double(tmp_path):
    source, output = tmp_path / "long.c", tmp_path / "long.S"
    source.write_text(
        "long check(int a) { long double x = a; return (long)(x * 2.5L) + sizeof x; }\n"
    )
    compile_c(source, output)
    assert result_on_cpe(output, "check", "--arg", 4) == 18


VECTORS = (
    "typedef double doublev4 __attribute__((vector_size(32)));\n"
    "typedef int intv8 __attribute__((__vector_size__(32)));\n"
)
VECTOR_PROGRAM = (
    '#include "simd.h"\n'
    "static doublev4 sum(const doublev4 *p, int n) {\n"
    "    doublev4 total = {0, 0, 0, 0};\n"
    "    while (n--) total += *p++ * (doublev4){1, 2, 3, 4};\n"
    "    return total;\n"
    "}\n"
    "int check(int a) {\n"
    "    doublev4 values[2] = {{a, 1, 2, 3}, {4, 5, 6, 7}};\n"
    "    intv8 ints = {a, a + 1, 0, 0, 0, 0, 0, a << 2};\n"
    "    doublev4 total = sum(values, 2);\n"
    "    ints ^= ints >> 1;\n"
    "    return total[0] + total[1] + total[2] + total[3] + ints[7];\n"
    "}\n"
)


@needs_compiler
def test_vector_types_are_refused_where_they_are_used(tmp_path):
    (tmp_path / "simd.h").write_text(VECTORS)
    source, output = tmp_path / "vectors.c", tmp_path / "vectors.S"
    source.write_text(VECTOR_PROGRAM)
    outcome = swsim("cc", source, "-o", output).expect(
        1, "vectors.c:2:", "'doublev4'", "sw5cc -S", "--vectors-as-scalars"
    )
    assert "simd.h:" not in outcome.stderr
    assert not output.exists()
    source.write_text('#include "simd.h"\nint check(int a) { return a; }\n')
    compile_c(source, output)


@needs_compiler
@pytest.mark.parametrize("level", LEVELS)
def test_vector_types_as_scalars_give_right_results_and_mark_the_output(level, tmp_path):
    (tmp_path / "simd.h").write_text(VECTORS)
    source, output = tmp_path / "vectors.c", tmp_path / "vectors.S"
    source.write_text(VECTOR_PROGRAM)
    compile_c(source, output, "-O", level, "--vectors-as-scalars")
    assert output.read_text().startswith("# SWSIM-CYCLES-MEAN-NOTHING: ")
    total = (9 + 4) + 2 * (1 + 5) + 3 * (2 + 6) + 4 * (3 + 7)
    assert result_on_cpe(output, "check", "--arg", 9) == total + (36 ^ 18)
    swsim("exec", output, "--entry", "check").expect(0, "cycles mean nothing: vector types")


@needs_compiler
def test_a_function_may_be_called_vector_size(tmp_path):
    source, output = tmp_path / "size.c", tmp_path / "size.S"
    source.write_text("int vector_size(int n) { return 2 * n; }\n")
    compile_c(source, output)
    assert result_on_cpe(output, "vector_size", "--arg", 4) == 8


@needs_compiler
def test_macros_standard_and_warnings_reach_the_compiler(tmp_path):
    source, output = tmp_path / "file.c", tmp_path / "file.S"
    header = tmp_path / "first.h"
    header.write_text("#define FACTOR 3\n")
    source.write_text(
        "int common;\n"
        "#ifdef __alpha__\n#error defined\n#endif\n"
        "int check(int a) { int unused; return a * FACTOR + NUMBER + __STDC_VERSION__ / 100; }\n"
    )
    options = ["-D", "NUMBER=5", "--gcc=-U__alpha__", "--gcc=-include", f"--gcc={header}"]
    more = ["--gcc=-std=gnu99", "--gcc=-Wunused-variable", "--gcc=-fcommon"]
    outcome = compile_c(source, output, *options, *more)
    assert "unused" in outcome.stderr
    assert ".comm common" in output.read_text()
    assert result_on_cpe(output, "check", "--arg", 7) == 21 + 5 + 1999
    assert "unused" not in compile_c(source, output, *options).stderr


@needs_compiler
def test_the_output_names_compiler_and_flags_but_no_folder(tmp_path):
    source, output = tmp_path / "file.c", tmp_path / "file.S"
    source.write_text("const char *where(void) { return __FILE__; }\n")
    compile_c(source, output)
    text = output.read_text()
    assert "file.c" in text
    assert "GCC" in text
    assert "-mcpu=ev56" in text
    assert str(tmp_path) not in text


@needs_compiler
def test_gcc_gets_the_options_that_are_for_it(tmp_path):
    source, output = tmp_path / "file.c", tmp_path / "file.S"
    source.write_text("inline int check(void) { return VALUE; }\n")
    compile_c(source, output, "--gcc=-std=gnu89", "--gcc=-DVALUE=42")  # gnu89: it is a function
    assert result_on_cpe(output) == 42
    assert "-std=gnu89" in output.read_text()
    outcome = swsim("cc", source, "--gcc=-fno-such-thing").expect(1)
    assert "-fno-such-thing" in outcome.stderr


@needs_compiler
def test_warnings_of_the_compiler_reach_the_user(tmp_path):
    source, output = tmp_path / "file.c", tmp_path / "file.S"
    source.write_text("int f(int x) { return x / 0; }\n")
    assert "division by zero" in compile_c(source, output).stderr


@needs_compiler
def test_division_by_zero_stops_the_core(tmp_path):
    source, output = tmp_path / "divide.c", tmp_path / "divide.S"
    source.write_text("int check(int a, int b) { return a / b; }\n")
    compile_c(source, output)
    swsim("exec", output, "--entry", "check", "--arg", 1, "--arg", 0).expect(3, "UNALIGN")


@needs_compiler
@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        (
            'double f(double x) {\n    asm("fmov $f25,%0" : "=f"(x));\n    return x;\n}\n',
            2,
            ["$f25", "%0"],
        ),
        (
            "int f(int *p) {\n    return __sync_fetch_and_add(p, 1);\n}\n",
            2,
            ["atomic", "faaw"],
        ),
        (
            "unsigned __int128 f(unsigned __int128 a,\n"
            "                    unsigned __int128 b) {\n"
            "    return a / b;\n}\n",
            3,
            ["128-bit division"],
        ),
        (
            "int apply(int (*)(int));\n"
            "int f(int x) {\n"  # GCC makes the code at the start of the function
            "    int inner(int y) { return x + y; }\n"
            "    return apply(inner);\n}\n",
            2,
            ["nested function"],
        ),
        ("int f(void) {\n    return 1 +;\n}\n", 2, ["expected expression"]),
        ("#include <nowhere.h>\n", 1, ["nowhere.h"]),
    ],
)
def test_c_without_counterpart_names_line_and_reason(text, line, words, tmp_path):
    source, output = tmp_path / "bad.c", tmp_path / "bad.S"
    source.write_text(text)
    swsim("cc", source, "-o", output).expect(
        1, *[f"bad.c:{line}", "error:", text.splitlines()[line - 1].strip(), *words]
    )
    assert not output.exists()


@needs_compiler
def test_constructors_are_refused(tmp_path):
    source = tmp_path / "bad.c"
    source.write_text("int x; __attribute__((constructor)) void f(void) { x = 1; }\n")
    outcome = swsim("cc", source).expect(1)
    assert ".init_array" in outcome.stderr or ".ctors" in outcome.stderr


def test_a_missing_compiler_names_the_package(tmp_path):
    source = tmp_path / "file.c"
    source.write_text("int f(void) { return 1; }\n")
    swsim("cc", source, environment={"PATH": str(tmp_path)}).expect(1, "gcc-12-alpha-linux-gnu")


def test_a_missing_source_is_an_error(tmp_path):
    swsim("cc", tmp_path / "missing.c").expect(1, "missing.c")


@needs_compiler
@pytest.mark.parametrize("out", ["x.c", "link.c"])
def test_the_source_is_not_overwritten(out, tmp_path):
    source = tmp_path / "x.c"
    source.write_text("int x;\n")
    (tmp_path / "link.c").symlink_to("x.c")
    swsim("cc", source, "-o", tmp_path / out).expect(1, "is the same as output file")
    assert source.read_text() == "int x;\n"


@pytest.mark.parametrize("options", [(), ("--lines",), ("-D", "A=1\n2"), ("-D", "A=1\r")])
@pytest.mark.parametrize("name", ["new\nline.c", "carriage\rreturn.c", 'back\\slash"quote.c'])
def test_any_name_and_option_may_stand_in_the_output(name, options, tmp_path):
    source = tmp_path / name
    source.write_text("int f(int a) { return a + 1; }\n")
    swsim("cc", source, *options, "-o", tmp_path / "out.S").expect(0)
    swsim("asm", tmp_path / "out.S").expect(0)


def test_a_binary_source_gives_a_few_errors(tmp_path):
    source = tmp_path / "binary.c"
    source.write_bytes(bytes(range(256)) * 20)
    assert 1 <= swsim("cc", source).expect(1).stderr.count("error:") <= 20
