# SPDX-License-Identifier: Apache-2.0
"""Does `swsim exec` run a bare program and tell what it did?"""

from support.commands import function, swsim


def execute(path, *options) -> list[dict]:
    return swsim("exec", path, "--entry", "main", *options, "--json").json["cores"]


def test_the_result_is_register_0_as_64_hex_digits(bare_program):
    program = bare_program("    addl $16,$17,$0\n    ret")
    [core] = execute(program, "--arg", 40, "--arg", "0x2")
    assert core["result"] == f"{42:064x}"


def test_a_result_may_fill_the_whole_register(bare_program):
    program = bare_program("    vshff $16,$16,0,$0\n    halt")  # splat of the lowest element
    [core] = execute(program, "--arg", "0x0123456789abcdef")
    assert core["result"] == "0123456789abcdef" * 4


def test_it_counts_issues_and_accounts_for_every_cycle(bare_program):
    program = bare_program(
        "\n".join(["    vaddw $1,$2,$3", "    ldl $4,128($31)"] * 8) + "\n    ret"
    )
    [core] = execute(program)
    assert set(core) == {
        "core", "cycles", "result", "instructions", "p0", "p1", "dual", "accounts",
    }  # fmt: skip
    assert core["instructions"] == core["p0"] + core["p1"] == 17
    assert core["p0"] == 8
    assert core["dual"] == core["accounts"]["dual"]
    assert sum(core["accounts"].values()) == core["cycles"]


def test_every_core_runs_and_knows_its_number(bare_program):
    cores = execute(bare_program("    rcsr $0,0\n    ret"), "--cpes", 64)
    assert [core["core"] for core in cores] == list(range(64))
    assert [int(core["result"], 16) for core in cores] == list(range(64))


def test_several_sources_are_linked(bare_program, source):
    program = bare_program("    ldi $30,-16($30)\n    stl $26,0($30)\n    bsr $26,seven\n"
                           "    ldl $26,0($30)\n    ldi $30,16($30)\n    ret")  # fmt: skip
    other = source(function("    ldi $0,7($31)\n    ret", name="seven"), "other.S")
    [core] = execute(program, other)
    assert int(core["result"], 16) == 7
    swsim("exec", program, "--entry", "main").expect(1, "undefined symbol seven")


def test_the_function_may_carry_the_slave_prefix(bare_program):
    program = bare_program("    ldi $0,7($31)\n    ret")
    swsim("exec", program, "--entry", "slave_main", "--json").expect(0)
