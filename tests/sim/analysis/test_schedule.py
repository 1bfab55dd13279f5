# SPDX-License-Identifier: Apache-2.0
"""swsim schedule: does a rescheduled program do the same, faster?"""

import random

import pytest

from support.commands import run, swsim

SELLDW = ["--region", "round", "--region", "batch_end", "--region", "batch_begin"]
PAIRS = ["--region", "pair_round", "--region", "pair_end", "--region", "pair_begin"]
TWO_BATCHES = "experiments/schedule/two_batches"


def cycles_per_byte(kernel: object, size: int) -> float:
    record = run(str(kernel), size)
    return record["kernel_cycles"] * record["cpes"] / record["bytes"]


def test_how_much_faster_is_simd_selldw(tmp_path):
    folder = tmp_path / "faster"
    regions = swsim("schedule", "simd_selldw", *SELLDW, "-o", folder, "--json").json["regions"]
    for region in regions:
        assert region["bound"] <= region["cycles_after"] < region["cycles_before"]
    # Odd lengths, several keys: swsim run checks the output.
    for size in (16, 1008, 65536):
        run(str(folder), size)
    size = 262144
    before, after = cycles_per_byte("simd_selldw", size), cycles_per_byte(folder, size)
    assert after < 0.8 * before
    # What is predicted of the loop is what it takes.
    loop = swsim(
        "analyze", folder, "--loop", "next_round", "--measure", "--bytes", 16384, "--json"
    ).json["analyses"][0]
    assert loop["simulated"]["most_frequent"] == loop["cycles"] == regions[0]["cycles_after"]


def test_how_close_do_two_batches_come_to_the_pipeline(tmp_path):
    folder = tmp_path / "pairs"
    swsim("schedule", TWO_BATCHES, *PAIRS, "--constant-tables", "-o", folder)
    for size in (16, 1008):
        run(str(folder), size)
    size = 262144
    assert cycles_per_byte(folder, size) < 1.03 * cycles_per_byte("simd_selldw_pipeline", size)
    # Not more, because the pipes' queues already find some of it in the source as it stands.
    assert cycles_per_byte(TWO_BATCHES, size) > 1.25 * cycles_per_byte(folder, size)


def test_is_the_result_the_same_every_time(tmp_path):
    texts = []
    for name in ("a", "b"):
        folder = tmp_path / name
        swsim("schedule", "simd_selldw", *SELLDW, "--iterations", 300, "-o", folder)
        texts.append((folder / "simd_selldw.S").read_text())
    assert texts[0] == texts[1]
    other = tmp_path / "c"
    options = ["--iterations", 300, "--seed", 7, "-o", other]
    swsim("schedule", "simd_selldw", *SELLDW, *options)
    assert (other / "simd_selldw.S").read_text() != texts[0]


# ---- Bare programs -----------------------------------------------------------------------------

FOLD = "".join(f"    vsllw $0,1,$0\n    vxorw $0,${i},$0\n" for i in range(1, 14))


def source(region: str) -> str:
    setup = "    ldi $15,0x1000($31)\n    ldi $14,0x2000($31)\n    ldi $0,1($31)\n"
    for i in range(1, 14):
        setup += f"    s8addl $0,{i},$0\n    vinsw $0,${i - 1},{i % 8},${i}\n"
    return (
        "#define RESULT $0  // the preprocessor's\n"
        '    .section .text1,"ax","progbits"\n    .globl main\n    .ent main\nmain:\n'
        f"{setup}"
        "    # SWSIM-BEGIN r\n"
        f"{region}"
        "    # SWSIM-END\n"
        f"{FOLD}"
        "    vldd $1,0($15)\n    vxorw RESULT,$1,RESULT\n    vldd $1,32($15)\n"
        "    vxorw $0,$1,$0\n    halt\n    .end main\n"
    )


def random_region(seed: int) -> str:
    generator = random.Random(seed)
    register = lambda: f"${generator.randrange(0, 14)}"  # noqa: E731
    lines = []
    for _ in range(generator.randrange(3, 30)):
        kind = generator.randrange(6)
        if kind < 3:
            name = generator.choice(["vaddw", "vxorw", "vbisw", "vsubw"])
            lines.append(f"{name} {register()},{register()},{register()}")
        elif kind == 3:
            name = generator.choice(["addl", "mull", "xor", "subl"])
            lines.append(f"{name} {register()},{register()},{register()}")
        elif kind == 4:
            name = generator.choice(["vldd", "vstd"])
            lines.append(f"{name} {register()},{32 * generator.randrange(3)}($15)")
        else:
            offsets, target = register(), register()
            lines.append(f"vandw {offsets},255,{offsets}")
            lines += [f"selldw {offsets},$14,{word},{target}" for word in range(7, -1, -1)]
    return "".join(f"    {line}\n" for line in lines)


def executed(path) -> dict:
    return swsim(
        "exec", path, "--entry", "main", "--set", "cpe.icache.miss_cycles=0", "--json"
    ).json["cores"][0]


@pytest.mark.parametrize("seed", range(12))
def test_do_random_regions_mean_the_same(tmp_path, seed):
    before, after = tmp_path / "before.S", tmp_path / "after.S"
    before.write_text(source(random_region(seed)))
    options = ["--region", "r", "-o", after, "--iterations", 400]
    assert swsim("schedule", before, *options).status == 0
    first, second = executed(before), executed(after)
    assert second["result"] == first["result"]
    assert second["instructions"] == first["instructions"]
    assert second["cycles"] <= first["cycles"]


def test_is_the_rest_of_the_file_untouched(tmp_path):
    before, after = tmp_path / "before.S", tmp_path / "after.S"
    before.write_text(source(random_region(3)))
    original = before.read_text()
    assert swsim("schedule", before, "--region", "r", "-o", after).status == 0
    assert before.read_text() == original
    split = lambda text: (  # noqa: E731
        text.partition("    # SWSIM-BEGIN r\n")[0],
        text.partition("    # SWSIM-END\n")[2],
    )
    assert split(after.read_text()) == split(original)
    inside = after.read_text().partition("BEGIN r\n")[2].partition("    # SWSIM-END")[0]
    # Each instruction says where it was.
    assert all("# before.S:" in line for line in inside.splitlines())
    assert list(tmp_path.glob("*tmp*")) == []


def test_do_addresses_stay_names(tmp_path):
    folder = tmp_path / "faster"
    swsim("schedule", "simd_selldw", "--region", "round", "-o", folder, "--iterations", 100)
    text = (folder / "simd_selldw.S").read_text()
    region = text.partition("# SWSIM-BEGIN round")[2].partition("# SWSIM-END")[0]
    assert "aes_sbox_words($31) !tprello" in region


def test_a_branch_at_the_end_of_a_region_keeps_its_label(tmp_path):
    before, after = tmp_path / "before.S", tmp_path / "after.S"
    loop = "    vaddw $1,$2,$1\n    vxorw $1,$3,$2\n    subl $13,1,$13\n    bne $13,again\n"
    text = source(loop).replace(
        "    # SWSIM-BEGIN", "    ldi $13,9($31)\nagain:\n    # SWSIM-BEGIN"
    )
    before.write_text(text)
    assert swsim("schedule", before, "--region", "r", "-o", after).status == 0
    assert ",again" in after.read_text().partition("BEGIN")[2]
    assert executed(before)["result"] == executed(after)["result"]


def test_one_file_of_several(tmp_path):
    out = tmp_path / "out.S"
    file = "kernels/simd_selldw/simd_selldw.S"
    assert swsim("schedule", file, "--region", "round", "-o", out, "--iterations", 100).status == 0
    assert (
        swsim(
            "asm", out, *(f"kernels/common/{name}.S" for name in ("simd_preparation", "driver"))
        ).status
        == 0
    )


def test_files_of_the_user_are_not_overwritten(tmp_path):
    before = tmp_path / "before.S"
    before.write_text(source(random_region(1)))
    swsim("schedule", before, "--region", "r", "-o", before).expect(2, "source itself")
    taken = tmp_path / "taken"
    taken.mkdir()
    swsim("schedule", "simd_selldw", "--region", "round", "-o", taken).expect(1, "exists already")
    assert list(taken.iterdir()) == []


# ---- With and without -o -------------------------------------------------------------------------


def without_and_with_output(tmp_path, subject, *options):
    """Both must say the same."""
    for name in ("some", "none"):
        (tmp_path / name).mkdir()
    out = tmp_path / "some" / ("out.S" if str(subject).endswith(".S") else "out")
    without = swsim("schedule", subject, *options)
    with_output = swsim("schedule", subject, *options, "-o", out)
    assert without.status == with_output.status
    # With -o it also says what it made.
    assert with_output.stdout.startswith(without.stdout)
    assert with_output.stderr.startswith(without.stderr)
    assert out.exists() == (with_output.status == 0)
    assert len(list(out.parent.iterdir())) == out.exists()
    return without, out


LABEL_BEHIND = "    vaddw $1,$1,$1\nx:  # at the end\n"
MACRO_WITH_REGION = (
    "    .macro m\n    # SWSIM-BEGIN r\n    vaddw $1,$1,$2\n    nop\n"
    "    # SWSIM-END\n    .endm\n"
    "    .text\n    .globl main\nmain: m\n    halt\n"
)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (source("    beq $1,main\n    vaddw $1,$1,$1\n"), "name a loop"),
        (source("    vaddw $1,$1,$1\nx:  vaddw $1,$1,$2\n"), "name the loop that begins there"),
        (source(LABEL_BEHIND), "end before it"),
        (source("    .align 4\n    vaddw $1,$1,$1\n"), "leave it outside"),
        (source(""), "no instructions"),
        (MACRO_WITH_REGION, "around the use of the macro"),
    ],
)
def test_is_the_refusal_the_same_and_does_it_say_what_to_do(tmp_path, text, said):
    before = tmp_path / "before.S"
    before.write_text(text)
    outcome, _ = without_and_with_output(tmp_path, before, "--region", "r")
    assert outcome.status == 1
    assert said in outcome.stderr


def test_are_regions_inside_of_each_other_refused(tmp_path):
    options = ["--region", "round", "--region", "sub_bytes"]
    outcome, _ = without_and_with_output(tmp_path, "simd_selldw", *options)
    assert outcome.status == 1
    assert "inside of another" in outcome.stderr


def test_can_the_examples_be_scheduled(tmp_path):
    for number, (subject, choice) in enumerate(
        [
            ("docs/examples/polynomial", ["--region", "polynomial"]),
            ("docs/examples/polynomial_4", ["--region", "polynomial"]),
            ("docs/examples/polynomial_4", ["--loop", "next"]),
            ("template", ["--loop", "words"]),
        ]
    ):
        folder = tmp_path / str(number)
        folder.mkdir()
        options = ["--iterations", 100]
        outcome, out = without_and_with_output(folder, subject, *choice, *options)
        assert outcome.status == 0, outcome.stderr
        run(str(out), 16384)  # which verifies


def test_does_a_region_with_a_loop_say_how_to_name_it(tmp_path):
    outcome, _ = without_and_with_output(tmp_path, "template", "--region", "add")
    assert outcome.status == 1
    assert "--loop" in outcome.stderr


def test_something_must_be_named():
    swsim("schedule", "template").expect(2, "--region or --loop")


# ---- Loops ---------------------------------------------------------------------------------------

LOOP = "again: vaddw $1,$2,$1\n    vxorw $1,$3,$2\n    vaddw $4,$5,$4\n    subl $13,1,$13\n"


@pytest.mark.parametrize("by_label", [True, False])
def test_does_a_loop_mean_the_same(tmp_path, by_label):
    before, after = tmp_path / "before.S", tmp_path / "after.S"
    text = source(LOOP + "    bne $13,again\n").replace("    # SWSIM-END\n", "")
    before.write_text(text.replace("    # SWSIM-BEGIN r\n", "    ldi $13,9($31)\n"))
    lines = before.read_text().splitlines()
    line = next(i for i, text in enumerate(lines, start=1) if text.startswith("again:"))
    name = "again" if by_label else f"before.S:{line}"
    swsim("schedule", before, "--loop", name, "-o", after).expect(0)
    # The label and the branch stay.
    assert "again:\n" in after.read_text() and "    bne $13,again\n" in after.read_text()
    first, second = executed(before), executed(after)
    assert second["result"] == first["result"]
    assert second["instructions"] == first["instructions"]
    assert second["cycles"] <= first["cycles"]


@pytest.mark.parametrize(
    ("loop", "said"),
    [
        ("again: vaddw $1,$2,$1; subl $13,1,$13; bne $13,again\n", "makes other instructions"),
        ("    WORK\n", "makes other instructions"),
        ("again: bne $13,again\n", "but its branch"),
    ],
)
def test_are_loops_refused_whose_lines_are_not_only_theirs(tmp_path, loop, said):
    before = tmp_path / "before.S"
    body = "again: vaddw $1,$2,$1\n    subl $13,1,$13\n    bne $13,again\n"
    before.write_text(f"    .macro WORK\n{body}    .endm\n" + source(loop))
    outcome, _ = without_and_with_output(tmp_path, before, "--loop", "again")
    assert outcome.status == 1
    assert said in outcome.stderr
