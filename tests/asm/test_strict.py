# SPDX-License-Identifier: Apache-2.0
"""Does `swsim asm --strict` refuse what no output of the vendor's tools shows, and nothing else?"""

import pytest

from support.commands import ROOT, swsim

BAD_INPUT, USAGE = 1, 2


def test_a_kernel_of_instructions_that_are_seen_passes():
    assert "instructions" in swsim("asm", "--strict", "original").expect(0).stdout


def test_an_instruction_that_is_not_is_told_once_with_place_confidence_and_source():
    said = swsim("asm", "--strict", "simd_selldw").expect(BAD_INPUT).stderr
    assert said.count("shows selldw: confidence B") == 1
    assert "sub_bytes.h:19:5: error: " in said
    assert "        selldw  \\x,TABLE,7,\\x\n        ^\n" in said.replace("\t", "    ")
    assert "known from: the intrinsics manual" in said
    assert "256 instructions at " in said and "sub_bytes.h:19-26" in said


def test_what_is_asked_depends_on_the_variant():
    said = swsim("asm", "--strict", "bitsliced_vlog3r", "--operation", "ecb-decrypt").stderr
    assert "vlog3r7" in said
    assert "vlog3r7" not in swsim("asm", "--strict", "bitsliced_vlog3r").stderr


def test_sources_are_taken_as_well(tmp_path):
    source = tmp_path / "f.S"
    source.write_text("#define LOOK selldw\nf:  LOOK $1,$2,0,$3\n    ret\n")
    swsim("asm", source).expect(0)
    said = swsim("asm", "--strict", source).expect(BAD_INPUT).stderr
    assert said.startswith(f"{source}:2:1: error: ")


@pytest.mark.parametrize("name", ["template", str(ROOT / "kernels" / "template")])
def test_a_name_and_a_folder_are_a_kernel(name):
    swsim("asm", "--strict", name).expect(0)


def test_a_variant_of_sources_is_refused():
    source = ROOT / "kernels" / "template" / "template.S"
    swsim("asm", source, "--key-bits", "128").expect(USAGE, "are of a kernel")


def test_an_error_in_the_source_comes_first(tmp_path):
    source = tmp_path / "f.s"
    source.write_text("f: selldw $1,$2,0,$3\n vadw $1,$2,$3\n")
    said = swsim("asm", "--strict", source).expect(BAD_INPUT).stderr
    assert "vadw" in said and "confidence" not in said
