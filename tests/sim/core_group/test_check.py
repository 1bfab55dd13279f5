# SPDX-License-Identifier: Apache-2.0
"""Does --check tell of races, with a status of its own, and keep out of the way otherwise?"""

import json

import pytest

from support.commands import ROOT, run, simulated, swsim

# Starts a get of 128 bytes to LDM 0x1000, reply word at 0x400.
GET = """
    ldi $2,0x400($31)
    vinsw $2,$31,2,$3
    ldi $4,1($31)
    sll $4,56,$4
    ldi $4,128($4)
    vinsf $4,$3,0,$3
    ldi $5,0x1000($31)
    ldi $6,0x50($31)
    sll $6,32,$6
    dma $3,$6,$5
"""
WAIT = "1:  ldw $7,0($2)\n    beq $7,1b\n"
TOO_EARLY = "    ldl $8,0($5)\n"
RACE = GET + TOO_EARLY + WAIT + "    ret"
NO_RACE = GET + WAIT + TOO_EARLY + "    ret"
CLASHING = ("race: core 0 accesses 8 bytes at LDM 0x1000", "program.S:17", "program.S:16")


def execute(path, *options):
    return swsim("exec", path, "--entry", "main", *options)


def test_a_race_is_told_with_both_places(bare_program):
    execute(bare_program(RACE), "--check", "on").expect(7, *CLASHING, "--check found 1 defect")


def test_findings_are_in_the_json(bare_program):
    outcome = execute(bare_program(RACE), "--check", "on", "--json").expect(7)
    [finding] = json.loads(outcome.stdout)["findings"]
    assert all(part in finding for part in CLASHING)
    assert execute(bare_program(NO_RACE), "--check", "on", "--json").json["findings"] == []


@pytest.mark.parametrize("options", [(), ("--check", "off")])
def test_it_is_off_by_default(bare_program, options):
    outcome = execute(bare_program(RACE), *options, "--json")
    assert "findings" not in outcome.json
    assert outcome.stderr == ""


def test_what_was_found_goes_with_a_fault(bare_program):
    execute(bare_program(GET + TOO_EARLY + "    ldl $8,0($3)\n    ret"), "--check", "on").expect(
        3, "IOE on core 0", *CLASHING
    )


def test_looking_does_not_change_what_is_seen():
    checked = run("simd_selldw_pipeline", 16384)
    assert checked.pop("findings") == []
    assert simulated(checked) == simulated(run("simd_selldw_pipeline", 16384, check="off"))


@pytest.mark.parametrize("groups", (1, 2))
def test_a_kernels_races_are_told_for_each_group(tmp_path, groups):
    """template without its wait for the block that it works on."""
    folder = tmp_path / "hasty"
    folder.mkdir()
    source = (ROOT / "kernels/template/template.S").read_text()
    wait = "        addw    $9,1,$9\n        WAIT\n"
    assert source.count(wait) == 2
    (folder / "hasty.S").write_text(source.replace(wait, "        addw    $9,1,$9\n", 1))
    (folder / "kernel.toml").write_text(
        f'sources = ["hasty.S"]\nentry = "template"\nreference = "none"\n'
        f'host = "{ROOT}/kernels/template/template_host.c"\n'
        "[parameters]\nbytes = 4096\nlength_multiple = 2048\n"
    )
    outcome = swsim("run", folder, "--check", "on", "--cgs", groups)
    # The result is wrong, too, which counts for more.
    assert outcome.status == 4
    assert "race: core 0 accesses 32 bytes" in outcome.stderr
    assert ("core group 1: race: " in outcome.stderr) == (groups == 2)
