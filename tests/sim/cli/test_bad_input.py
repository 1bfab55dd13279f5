# SPDX-License-Identifier: Apache-2.0
"""Does every kind of bad input get a clear message and its exit status, and never a crash?"""

import shutil

import pytest

from support.commands import ROOT, swsim

BAD_INPUT, USAGE, FAULT, NOT_VERIFIED, _, LIMIT = range(1, 7)


def check(outcome, status: int, *fragments: str):
    assert outcome.expect(status, *fragments).stdout == ""


def check_exec(program, status: int, *fragments: str, options=()):
    check(swsim("exec", program, "--entry", "main", *options, "--json"), status, *fragments)


# ---- Command line --------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("arguments", "fragment"),
    [
        ("", "a command is missing"),
        ("run simd --set nothing", "nothing"),
        ("run simd --set cpe.latency.vector_integr=2", "cpe.latency.vector_integer"),
        ("run simd --set cpe.latency.vector_integer=-1", "1..8"),
        ("run simd --set cpe.latency.vector_integer=x", "NAME=VALUE"),
        ("run simd --cpes 0", "--cpes"),
        ("run simd --cpes many", "many"),
        ("run simd --set zzz=1", "`swsim machine` lists all"),
        ("run simd --operation cbc", "--operation"),
        ("run simd --key-bits 129", "--key-bits"),
        ("run simd --quantum x", "x"),
    ],
)
def test_wrong_usage(arguments, fragment):
    check(swsim(*arguments.split()), USAGE, fragment)


def test_an_argument_that_is_no_number(bare_program):
    check_exec(bare_program("    ret"), USAGE, "1x", options=("--arg", "1x"))


def test_help_shows_an_example_for_each_command():
    for command in ("run", "exec", "asm", "isa", "machine", "cc", "new", "profile", "diff"):
        assert f"swsim {command}" in swsim(command, "--help").expect(0).stdout


@pytest.mark.parametrize(
    ("arguments", "fragments"),
    [
        ("run simdd --bytes 1K", ("simdd", "simd")),  # with the nearest known name
        ("run simd --bytes 17", ("17", "16")),
        ("run simd --bytes 0", ("no data",)),
        ("run simd --unit 0", ("--unit 0",)),
        ("run simd --unit 24", ("--unit 24", "16")),
        ("run simd --unit 64M", ("--unit 67108864", "65536")),
        ("run simd --key 00112233445566778899aabbccddeef", ("31", "32")),
        ("run simd --key 00112233445566778899aabbccddeeff0", ("33", "32")),
        ("run simd --key 00112233445566778899aabbccddeefg", ("not hexadecimal",)),
        ("run original --operation ctr", ("original", "ctr", "ecb-encrypt")),
        ("run original --key-bits 256", ("256", "128")),
        (f"run original --key {'00' * 32}", ("256", "128")),
        ("run simd --operation ecb-encrypt --counter 00", ("--counter", "ctr")),
        ("run template --key-bits 128", ("template", "not a cipher")),
        ("run simd --in /nowhere/plaintext", ("/nowhere/plaintext",)),
        ("run simd --bytes 1K --out /nowhere/ciphertext", ("/nowhere/ciphertext",)),
        ("run simd --bytes 1K --out /", ("/",)),
        ("exec /nowhere/program.S --entry main", ("/nowhere/program.S",)),
        ("asm /nowhere/program.S", ("/nowhere/program.S",)),
        ("cc /nowhere/program.c", ("/nowhere/program.c",)),
        (
            "exec tests/toolchain/cc/division.c --entry main",
            ("C source", "swsim cc tests/toolchain/cc/division.c -o"),
        ),
        ("asm README.md", ("README.md", ".s, or .S")),
        ("isa zzz*", ("'zzz*'", "swsim isa lists all instructions")),
        ("isa vxrow", ("did you mean vxorw?",)),
        ("run experiments/micro --bytes 99999999999999999", ("too many",)),
        ("run nothing_like_a_kernel", ("swsim kernels lists all",)),
    ],
)
def test_bad_values(arguments, fragments):
    check(swsim(*arguments.split()), BAD_INPUT, *fragments)


def test_input_whose_length_is_no_multiple_of_a_block(tmp_path):
    file = tmp_path / "plaintext"
    file.write_bytes(bytes(100))
    check(swsim("run", "simd", "--in", file), BAD_INPUT, "100", "16")


@pytest.mark.parametrize("text", ["value = ", "[cpe.latency.load]\nvalue = 'x'\n", "\0\1\2"])
def test_bad_machine_file(tmp_path, text):
    file = tmp_path / "machine.toml"
    file.write_text(text)
    check(swsim("run", "simd", "--machine", file), USAGE, "machine.toml")


# ---- Kernels -------------------------------------------------------------------------------------
@pytest.fixture
def kernel(tmp_path):
    """A copy of a working kernel, to be broken."""
    shutil.copytree(ROOT / "kernels", tmp_path / "kernels")
    return tmp_path / "kernels" / "simd_selldw"


def test_a_kernel_that_does_not_encrypt_is_not_verified(kernel):
    for source in kernel.glob("*.S"):
        source.write_text(
            '    .section .text1,"ax","progbits"\n'
            "    .globl aes_crypt_buffer\naes_crypt_buffer:\n    ret\n"
        )
    swsim("run", kernel, "--bytes", "1K", "--json").expect(
        NOT_VERIFIED, "byte 0 is 0x00 instead of"
    )


@pytest.mark.parametrize(
    ("old", "new", "fragment"),
    [
        ("entry", "entyr", "entry"),
        ("entry", "cpus = 3\nentry", "unknown key 'cpus'; nearest: cpes"),
        ("[parameters]", "[parameters]\nmaxunit = 3", "'maxunit': did you mean 'max_unit'?"),
        ('reference = "aes"', 'reference = "sea"', "'sea'"),
        ("operations", "operatoins", "nearest: operations"),
        ("operations = ", "# operations = ", "'operations'"),
        ("ecb-encrypt", "ecb-encode", "ecb-encode"),
        ("key_bits", "keybits", "nearest: key_bits"),
        ("key_bits = ", "# key_bits = ", "'key_bits'"),
        (".S", ".nothing", ".nothing"),
        ('entry = "', 'entry = "x', "x"),
        ("title = ", "title == ", "kernel.toml"),
        ('reference = "aes"', 'reference = ["aes"]', "'reference'"),
        ("entry", 'cpes = "16"\nentry', "'cpes'"),
        ("128", '"128"', "'key_bits' has an entry of the wrong type"),
        ("[parameters]", "parameters = 3\n[other]", "kernel.toml"),
    ],
)
def test_bad_kernel_description(kernel, old, new, fragment):
    description = kernel / "kernel.toml"
    text = description.read_text()
    assert old in text
    description.write_text(text.replace(old, new, 1))
    check(swsim("run", kernel, "--bytes", "1K"), BAD_INPUT, fragment)


def test_a_folder_that_is_no_kernel(tmp_path):
    check(swsim("run", tmp_path, "--bytes", "1K"), BAD_INPUT, "kernel.toml")


# ---- Sources -------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("statements", "fragments"),
    [
        ("    vadw $1,$2,$3\n    ret", ("program.S:6:5", "vadw", "vaddw", "^")),
        ("    extbl $1,$2,$3\n    ret", ("program.S:6:5", "extbl")),
        ("    addl $1,$32,$3\n    ret", ("program.S:6:13", "$32")),
        ("    addl $1,256,$3\n    ret", ("program.S:6:13", "256", "255")),
        ("    br $31,nowhere\n    ret", ("program.S:6", "nowhere")),
        ("    .macro unfinished\n    ret", ("macro",)),
        ("    addl $1,$2,$3 $4\n    ret", ("program.S:6",)),
    ],
)
def test_bad_source(bare_program, statements, fragments):
    check_exec(bare_program(statements), BAD_INPUT, *fragments)


def test_all_errors_of_a_file_are_told_in_one_run(bare_program):
    program = bare_program("    bad1 $1\n    bad2 $1\n    addl $1,999,$2\n    ret")
    check_exec(program, BAD_INPUT, ":6:", ":7:", ":8:")


def test_a_binary_file(bare_program):
    program = bare_program("")
    program.write_bytes(bytes(range(256)) * 16)
    check_exec(program, BAD_INPUT, "program.S")


def test_a_source_cut_off_anywhere(bare_program):
    text = (ROOT / "kernels" / "simd_selldw" / "simd_selldw.S").read_text()
    program = bare_program("")
    for length in range(0, len(text), max(1, len(text) // 40)):
        program.write_text(text[:length])
        assert swsim("asm", program).status in (0, BAD_INPUT)


def test_an_unknown_entry(bare_program):
    outcome = swsim("exec", bare_program("    ret"), "--entry", "mian")
    check(outcome, BAD_INPUT, "mian", "main")


def test_more_data_than_the_ldm_holds(bare_program):
    data = "    .section .tdata_local\nbig: .skip 70000"
    check_exec(bare_program("    ret", data), BAD_INPUT, "LDM")


# ---- Simulated faults: name, core, pc, source line, cycle, address -------------------------------
def dma(memory: str, ldm: int, size: int = 128, reply: int = 64) -> str:
    """Statements that get `size` bytes from an address to LDM."""
    return (
        f"    ldi $1,1($31)\n    sll $1,56,$1\n    ldi $1,{size}($1)\n"
        f"    ldi $2,{reply}($31)\n    vinsf $2,$31,1,$3\n    vinsf $1,$3,0,$3\n"
        f"    ldi $5,{ldm}($31)\n    {memory}\n    dma $3,$4,$5\n    ret"
    )


WILD = "ldi $4,1($31)\n    sll $4,40,$4"


@pytest.mark.parametrize(
    ("statements", "fragments"),
    [
        ("    ldl $0,1($31)\n    ret", ("program.S:6", "0x1")),
        ("    stw $0,130($31)\n    ret", ("program.S:6", "0x82")),
        ("    vldd $0,136($31)\n    ret", ("program.S:6", "0x88")),
        (f"    {WILD}\n    ldl $0,0($4)\n    ret", ("program.S:8", "0x10000000000")),
        (f"    {WILD}\n    stl $0,0($4)\n    ret", ("program.S:8", "0x10000000000")),
        ("    ldi $4,-8($31)\n    ldl $0,0($4)\n    ret", ("program.S:7", "0xfffffffffffffff8")),
        (dma(WILD, 1024), ("program.S:15", "0x10000000000")),
        (dma("ldi $4,1024($31)", 1024), ("program.S",)),
        ("    ldi $1,0x7000($31)\n    jmp $31,($1)", ("program.S", "0x7000")),
        ("    ldi $1,64($26)\n    ret $31,($1),1", ("program.S:7", "not in the program")),
        ("    addl $1,$2,$3", ("past its last instruction",)),
    ],
)
def test_simulated_fault(bare_program, statements, fragments):
    check_exec(bare_program(statements), FAULT, "core 0", "cycle", *fragments)


# ---- Programs that do not end --------------------------------------------------------------------
def test_a_loop_that_changes_nothing_is_noticed_at_once(bare_program):
    check_exec(bare_program("1:  br $31,1b"), LIMIT, "core 0", "program.S:6")


def test_waiting_for_a_reply_that_cannot_come_is_noticed(bare_program):
    check_exec(bare_program("1:  ldw $1,64($31)\n    beq $1,1b\n    ret"), LIMIT, "program.S")


def test_a_loop_that_counts_ends_at_the_cycle_limit(bare_program):
    program = bare_program("1:  addl $1,1,$1\n    br $31,1b")
    check_exec(program, LIMIT, "100000", options=("--max-cycles", 100_000))


def test_a_kernel_ends_at_the_cycle_limit():
    check(swsim("run", "simd", "--bytes", "1K", "--max-cycles", 20_000), LIMIT, "20000")
