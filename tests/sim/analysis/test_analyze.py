# SPDX-License-Identifier: Apache-2.0
"""swsim analyze: is what it says of a kernel what the simulator does?"""

import pytest

from support.commands import KERNELS, ROOT, allowed_length, swsim

THROUGH_MEMORY = "simd_c_through_memory_o2"

# Cycles that a pass takes more than predicted, exactly, with the reason.
MORE = {
    # It begins while the look-up before it still has the buffer, which its own code cannot tell.
    ("ttable_selldw", "two_rounds"): 5,
    # P1 begins it while P0 still waits for the look-up before it.
    ("spatial_rounds", "first", "kernels/compiled/spatial_rounds_scheduled.S:444..739"): 2,
    # A vector is loaded behind a store of one of its bytes, by another register: that they overlap
    # the analysis does not know.
    **{
        (THROUGH_MEMORY, "loop", f"kernels/compiled/{THROUGH_MEMORY}.S:{31 + at}..{44 + at}"): 1
        for at in range(0, 8 * 17, 17)
    },
}
# All of its loops look up tables in main memory, so that no pass is undisturbed.
DISTURBED_KERNELS = ("chen_main_memory",)


def analyses(subject: object, *options: object) -> list[dict]:
    return swsim("analyze", subject, *options, "--json").json["analyses"]


@pytest.mark.parametrize("kernel", KERNELS)
def test_do_passes_take_the_predicted_cycles(kernel):
    metered = 0
    size = allowed_length(kernel, 16384)
    for each in analyses(kernel, "--measure", "--bytes", size):
        where = f"{each['name']} at {each['place']}"
        passes = each["simulated"]["passes"]
        if not passes:
            continue
        metered += 1
        predicted = each["cycles"] + MORE.get((kernel, each["name"]), 0)
        predicted += MORE.get((kernel, each["name"], each["place"]), 0)
        assert each["simulated"]["most_frequent"] == predicted, where
        # A region's bound holds each time; a loop's in the long run.
        least = min(p["cycles"] for p in passes) if each["kind"] == "region" else each["cycles"]
        for bound in each["bounds"]:
            assert bound["cycles"] <= least, f"{where}: {bound['name']}"
    assert (metered > 0) == (kernel not in DISTURBED_KERNELS)


def test_can_one_file_of_several_be_analysed():
    whole = {each["name"]: each for each in analyses("simd_selldw")}
    alone = {each["name"]: each for each in analyses("kernels/simd_selldw/simd_selldw.S")}
    # The S-box's address is in another file.
    assert alone["next_round"]["cycles"] == whole["next_round"]["cycles"]
    assert alone["next_round"]["bound"] == whole["next_round"]["bound"]


def test_what_bounds_the_kernels():
    by_name = {each["name"]: each for each in analyses("simd_selldw_pipeline")}
    loop = by_name["next_round"]
    assert loop["cycles"] == loop["bound"] == 2 * 16 * 22
    assert loop["bottleneck"].startswith("selldw_buffer")
    slow = analyses("simd_selldw", "--loop", "next_round")[0]
    assert slow["cycles"] > slow["bound"] > 16 * 22
    assert slow["bottleneck"].startswith("order")
    alternatives = {each["name"]: each["cycles"] for each in slow["what_if"]}
    assert slow["bound"] <= alternatives["renamed"] <= alternatives["reordered"] < slow["cycles"]
    assert alternatives["free_buffer"] < slow["cycles"]
    assert sum(link["cycles"] for link in slow["critical_path"]) == slow["cycles"]
    assert 20 < slow["registers"]["live"] <= 31


def test_does_the_text_say_the_same_as_json():
    outcome = swsim("analyze", "simd_selldw", "--loop", "next_round")
    json = analyses("simd_selldw", "--loop", "next_round")[0]
    assert outcome.status == 0
    assert len(outcome.stdout.splitlines()) < 90  # about a page
    assert f"{json['cycles']}  cycles a pass" in outcome.stdout
    for bound in json["bounds"]:
        assert bound["name"] in outcome.stdout
    for each in json["what_if"]:
        assert each["meaning"] in outcome.stdout
    assert json["bottleneck"] in outcome.stdout


def test_other_machines():
    default = analyses("simd_selldw", "--loop", "next_round")[0]
    fast = analyses("simd_selldw", "--loop", "next_round", "--set", "cpe.latency.vector_integer=1")[
        0
    ]
    assert fast["cycles"] < default["cycles"]


def test_symbols_that_are_missing_are_no_proof(tmp_path):
    # Both addresses are unknown: they may not be taken for the same one.
    program = tmp_path / "p.S"
    program.write_text(
        ".text\n.globl main\nmain:\n"
        "again: ldl $1,here($31) !tprello\naddl $1,1,$1\nstl $1,there($31) !tprello\n"
        "subl $17,1,$17\nbgt $17,again\nbsr $26,elsewhere\nbr elsewhere\nhalt\n"
    )
    loops = analyses(program)
    assert [each["name"] for each in loops] == ["again"]
    bounds = {each["name"]: each["cycles"] for each in loops[0]["bounds"]}
    assert bounds["dependences"] == 1
    program.write_text(program.read_text().replace("there", "here"))
    bounds = {each["name"]: each["cycles"] for each in analyses(program)[0]["bounds"]}
    assert bounds["dependences"] > 1


@pytest.mark.parametrize(
    ("arguments", "status", "text"),
    [
        (["no_such_kernel"], 1, "swsim kernels lists all"),
        (["no_such_file.S"], 1, "no_such_file.S"),
        (["simd_selldw", "--region", "sub_byte"], 1, "sub_bytes"),
        (["original", "--region", "x"], 1, "SWSIM-BEGIN"),
        (["simd_selldw", "--loop", "x"], 1, "innermost loop"),
        (["simd_selldw", "--loop", "x", "--region", "y"], 2, "exclude"),
        (["runtime/memory.S", "--region", "x"], 1, "SWSIM-BEGIN"),
        ([], 2, "kernel"),
    ],
)
def test_wrong_use_is_explained(arguments, status, text):
    swsim("analyze", *arguments).expect(status, text)


def test_nothing_to_analyse(tmp_path):
    program = tmp_path / "p.S"
    program.write_text("")
    swsim("analyze", program).expect(1, "no instructions")


STRAIGHT = """
    .section .text1,"ax","progbits"
    .globl main
main:
    vaddw $16,$17,$1        # a chain of dependent vector additions
    vaddw $1,$17,$1
    vaddw $1,$17,$0
    ret
    .align 6
    .globl other
other:
    addl $16,$17,$0
    halt
"""


def test_is_straight_code_without_marks_analysed_by_function(tmp_path):
    program = tmp_path / "p.S"
    program.write_text(STRAIGHT)
    outcome = swsim("analyze", program).expect(0)
    assert "main, straight code of 4 instructions" in outcome.stdout
    assert "other, straight code of 2 instructions" in outcome.stdout
    chain, other = analyses(program)
    assert (chain["name"], chain["kind"], chain["instructions"]) == ("main", "straight code", 4)
    assert (other["name"], other["instructions"]) == ("other", 2)
    assert chain["bounds"][0]["name"] == "dependences"
    # A mark says that only this is of interest.
    marked = STRAIGHT.replace(
        "    vaddw $1,$17,$1", "    # SWSIM-BEGIN r\n    nop\n    # SWSIM-END"
    )
    program.write_text(marked)
    assert [each["name"] for each in analyses(program)] == ["r"]


def test_does_straight_code_take_the_predicted_cycles(tmp_path):
    program = tmp_path / "p.S"
    program.write_text(STRAIGHT)
    # Instruction fetch disturbs the first pass, and there is no other one.
    options = ["--entry", "main", "--set", "cpe.icache.miss_cycles=0"]
    straight = analyses(program, "--measure", *options)[0]
    assert straight["simulated"]["most_frequent"] == straight["cycles"]


def test_every_source_of_the_project_can_be_analysed():
    for source in sorted((ROOT / "kernels").glob("*/*.S")):
        outcome = swsim("analyze", source, "--json")
        assert outcome.status == 0 or "no instructions" in outcome.stderr, source
