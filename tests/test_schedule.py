# SPDX-License-Identifier: Apache-2.0
"""swsim schedule: does a rescheduled program do the same, faster?"""

import random

import pytest

from conftest import run, swsim

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
    for size in (16, 128, 1008, 100000):
        run(str(folder), size)
    size = 262144
    assert cycles_per_byte(folder, size) < 1.03 * cycles_per_byte("simd_selldw_pipeline", size)
    assert cycles_per_byte(TWO_BATCHES, size) > 1.3 * cycles_per_byte(folder, size)


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


@pytest.mark.parametrize(
    ("region", "text"),
    [
        ("    beq $1,1f\n    vaddw $1,$1,$1\n1:\n", "branch"),
        ("    vaddw $1,$1,$1\nx:  vaddw $1,$1,$2\n", "middle"),
        ("    .align 4\n    vaddw $1,$1,$1\n", "directive"),
        ("", "no instructions"),
    ],
)
def test_what_is_refused(tmp_path, region, text):
    before, after = tmp_path / "before.S", tmp_path / "after.S"
    before.write_text(source(region))
    outcome = swsim("schedule", before, "--region", "r", "-o", after)
    assert outcome.status == 1
    assert text in outcome.stderr
    assert not after.exists()


def test_a_region_inside_of_a_macro_is_refused(tmp_path):
    before = tmp_path / "before.S"
    before.write_text(
        "    .macro m\n    # SWSIM-BEGIN r\n    vaddw $1,$1,$2\n    nop\n"
        "    # SWSIM-END\n    .endm\n"
        "    .text\n    .globl main\nmain: m\n    halt\n"
    )
    outcome = swsim("schedule", before, "--region", "r", "-o", tmp_path / "after.S")
    assert outcome.status == 1
    assert "macro" in outcome.stderr


def test_files_of_the_user_are_not_overwritten(tmp_path):
    before = tmp_path / "before.S"
    before.write_text(source(random_region(1)))
    outcome = swsim("schedule", before, "--region", "r", "-o", before)
    assert outcome.status == 2
    assert "source itself" in outcome.stderr
    taken = tmp_path / "taken"
    taken.mkdir()
    outcome = swsim("schedule", "simd_selldw", "--region", "round", "-o", taken)
    assert outcome.status == 1
    assert "exists already" in outcome.stderr
    outcome = swsim("schedule", "simd_selldw", "--region", "round", "--region", "sub_bytes")
    assert outcome.status == 0  # nothing to write
    options = ["--region", "round", "--region", "sub_bytes", "-o", tmp_path / "new"]
    outcome = swsim("schedule", "simd_selldw", *options)
    assert outcome.status == 1
    assert "inside of another" in outcome.stderr
    assert not (tmp_path / "new").exists()
