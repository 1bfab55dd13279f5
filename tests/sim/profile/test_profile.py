# SPDX-License-Identifier: Apache-2.0
"""Does a profile say where the cycles of a run went, all of them, and the same in text and JSON?"""

import json
import os
import pty
import re
import subprocess
from collections import Counter

import pytest

from support.commands import KERNELS, PROGRAM, allowed_length, function, make_kernel, run, swsim

SMALL = 4096


def profile(*arguments: object) -> dict:
    return swsim("profile", *arguments, "--json").json


def profile_text(*arguments: object) -> str:
    return swsim("profile", *arguments).expect(0).stdout


def nonzero(accounts: dict) -> dict:
    return {name: cycles for name, cycles in accounts.items() if cycles}


def summed(dictionaries) -> dict:
    total = Counter()
    for each in dictionaries:
        total.update(each)
    return nonzero(total)


@pytest.fixture(scope="module", params=KERNELS)
def kernel(request):
    """Of each kernel: its options, the record of a run, and the profile."""
    options = (request.param, "--bytes", allowed_length(request.param, SMALL))
    return options, run(*options[::2]), profile(*options)


# ---- Nothing is lost -------------------------------------------------------------------------


def test_the_profile_is_that_of_the_run(kernel):
    _, record, profiled = kernel
    for name in ("kernel", "bytes", "cpes", "cycles", "kernel_cycles", "accounts", "machine_hash"):
        assert profiled[name] == record[name], name
    assert profiled["issues"] == record["instructions"]
    assert profiled["cycles_per_byte"] == pytest.approx(record["cycles_per_byte"])


def test_lines_cores_and_regions_sum_to_the_accounts(kernel):
    _, record, profiled = kernel
    accounts = nonzero(record["accounts"])
    assert sum(accounts.values()) == profiled["cycles"] * profiled["cpes"]
    assert summed(core["accounts"] for core in profiled["cores"]) == accounts
    apart = {name: accounts[name] for name in ("not_started", "halted")}
    lines = summed(line["accounts"] for line in profiled["lines"])
    assert lines | apart == accounts
    if not any(line["uses"] for line in profiled["lines"]):  # a macro's line may be in several
        inside = [region["exclusive"]["accounts"] for region in profiled["regions"]]
        outside = [line["accounts"] for line in profiled["lines"] if not line["region"]]
        assert summed(inside + outside) == lines


def test_each_share_sums_to_its_cycles(kernel):
    _, _, profiled = kernel
    regions = profiled["regions"]
    shares = profiled["lines"] + [r[kind] for r in regions for kind in ("inclusive", "exclusive")]
    for share in shares:
        assert sum(share["accounts"].values()) == share["cycles"]
        waits = Counter()
        for wait in share["waits"]:
            waits[wait["account"]] += wait["cycles"]
        stalls = {k: v for k, v in share["accounts"].items() if k not in ("single", "dual")}
        assert waits == stalls
    for line in profiled["lines"]:
        if line["uses"]:
            assert sum(use["cycles"] for use in line["uses"]) == line["cycles"]
            assert sum(use["issues"] for use in line["uses"]) == line["issues"]
    assert sum(line["issues"] for line in profiled["lines"]) == profiled["issues"]
    assert sum(row["issues"] for row in profiled["mix"]) == profiled["issues"]


def test_pipes_are_used_or_idle(kernel):
    _, _, profiled = kernel
    active = sum(core["active_cycles"] for core in profiled["cores"])
    for number, pipe in enumerate(("p0", "p1")):
        assert profiled["pipes"][pipe]["used"] + profiled["pipes"][pipe]["idle"] == active
        assert profiled["pipes"][pipe]["used"] == sum(core[pipe] for core in profiled["cores"])
        assert profiled["pipes"][pipe]["used"] == sum(row[pipe] for row in profiled["mix"]), number


def test_percentages_sum_to_exactly_100(kernel):
    _, _, profiled = kernel
    assert round(sum(profiled["percent"].values()) * 10) == 1000
    assert round(sum(row["percent"] for row in profiled["mix"]) * 10) == 1000
    total = sum(profiled["accounts"].values())
    for name, percent in profiled["percent"].items():
        assert abs(percent - 100 * profiled["accounts"][name] / total) < 0.1, name


def test_the_group_is_told_from_its_cores(kernel):
    _, _, profiled = kernel
    cores = profiled["cores"]
    for name, spread in profiled["statistics"]["accounts"].items():
        values = sorted((core["accounts"][name], core["core"]) for core in cores)
        assert spread["minimum"] == values[0][0]
        assert spread["minimum_core"] == values[0][1]
        assert spread["median"] == values[(len(values) - 1) // 2][0]
        assert spread["maximum"] == values[-1][0]
        assert spread["maximum_core"] == min(c for v, c in values if v == values[-1][0])
    last = min(core["accounts"]["halted"] for core in cores)
    critical = min(core["core"] for core in cores if core["accounts"]["halted"] == last)
    assert profiled["statistics"]["critical_core"] == critical


def test_time_by_cycle_gives_the_same_profile():
    options = ("template", "--bytes", 2048 * 8, "--cpes", 4)
    assert profile(*options, "--quantum", 1) == profile(*options)


# ---- Text and JSON say the same --------------------------------------------------------------


def section(text: str, title: str) -> list[str]:
    """The lines below a heading, without the names of the columns."""
    parts = {part.splitlines()[0]: part.splitlines()[1:] for part in text.split("\n\n")}
    (found,) = [lines for heading, lines in parts.items() if heading.startswith(title)]
    return [line for line in found if line.strip()]


def test_the_text_has_the_accounts_of_the_json(kernel):
    options, _, profiled = kernel
    rows = section(profile_text(*options), "where the cycles of")[1:]
    shown = {}
    for row in rows[:-1]:
        if "from first issue to end" in row:
            continue
        name, cycles, percent, minimum, median, maximum, critical = row.split()[:7]
        assert profiled["accounts"][name] == int(cycles)
        assert f"{profiled['percent'][name]:.1f}" == percent
        spread = profiled["statistics"]["accounts"][name]
        assert [spread["minimum"], spread["median"], spread["maximum"]] == [
            int(minimum),
            int(median),
            int(maximum),
        ]
        core = profiled["statistics"]["critical_core"]
        assert profiled["cores"][core]["accounts"][name] == int(critical)
        shown[name] = round(float(percent) * 10)
    assert shown.keys() == nonzero(profiled["accounts"]).keys()
    assert sum(shown.values()) == 1000
    assert rows[-1].split() == ["total", str(sum(profiled["accounts"].values())), "100.0"]


def test_the_text_has_pipes_and_mix_of_the_json(kernel):
    options, _, profiled = kernel
    text = profile_text(*options)
    for row in section(text, "use of the pipes")[1:]:
        name, used, percent, idle = row.split()[:4]
        pipe = profiled["pipes"][name.lower()]
        assert [pipe["used"], pipe["idle"]] == [int(used), int(idle)]
        assert f"{pipe['percent_used']:.1f}" == percent
    rows = [row.split()[:5] for row in section(text, "instructions, by timing class")[1:]]
    assert rows == [
        [r["timing_class"], str(r["issues"]), f"{r['percent']:.1f}", str(r["p0"]), str(r["p1"])]
        for r in profiled["mix"]
    ]


def waits_of(row: str) -> tuple:
    match = re.match(r" {8} *(\d+) +([\d.]+)  (\w+)(?: of (\S+))?", row)
    return (int(match[1]), match[2], match[3], match[4])


def test_the_text_has_lines_and_regions_of_the_json(kernel):
    options, _, profiled = kernel
    text = profile_text(*options, "--top", 5)
    total = sum(profiled["accounts"].values())
    rows = section(text, "hottest lines: 5 of")[1:]
    heads = [row for row in rows if re.match(r" +\d+ +[\d.]+ +\d+ ", row)]
    assert len(heads) == 5
    for row, line in zip(heads, profiled["lines"], strict=False):
        assert row.split()[:4] == [
            str(line["cycles"]),
            f"{line['percent']:.1f}",
            str(line["issues"]),
            line["place"],
        ]
        below = rows[rows.index(row) + 1 :][: min(2, len(line["waits"]))]
        for shown, wait in zip(below, line["waits"], strict=False):
            place = wait["producer"]["place"] if wait["producer"] else None
            percent = waits_of(shown)[1]
            assert waits_of(shown) == (wait["cycles"], percent, wait["account"], place)
            assert abs(float(percent) - 100 * wait["cycles"] / total) <= 0.0501
    for region in profiled["regions"]:
        (row,) = [
            r for r in section(text, "regions") if r.split()[0] == region["name"] and r[2] != " "
        ]
        _, cycles, percent, passes, per_pass, issues, own = row.split()
        assert int(cycles) == region["inclusive"]["cycles"]
        assert f"{region['inclusive']['percent']:.1f}" == percent
        assert int(passes) == region["passes"]
        assert int(issues) == region["inclusive"]["issues"]
        assert int(own) == region["exclusive"]["cycles"]
        if region["passes"]:
            assert abs(float(per_pass) - region["cycles_per_pass"]) <= 0.0501
        else:
            assert per_pass == "-" and region["cycles_per_pass"] is None


def test_each_large_account_comes_with_advice():
    text = profile_text("simd_selldw", "--bytes", 65536)
    assert [row.split(":")[0].strip() for row in section(text, "what to do") if row[2] != " "] == [
        "single",
        "selldw_buffer",
        "halted",
    ]


# ---- Options ---------------------------------------------------------------------------------

CHAIN = """\
    # SWSIM-BEGIN chain
    vaddw $16,$17,$1
    vaddw $1,$17,$1
    # SWSIM-END
    ret"""


def test_a_bare_program_has_a_profile(bare_program):
    profiled = profile(bare_program(CHAIN), "--entry", "main", "--arg", 40)
    assert profiled["cpes"] == 1
    assert profiled["bytes"] == 0
    assert profiled["cycles_per_byte"] is None
    (region,) = profiled["regions"]
    assert (region["name"], region["passes"]) == ("chain", 1)
    (wait,) = region["inclusive"]["waits"]
    assert wait["account"] == "operand_vector_integer"
    assert wait["producer"]["source"] == "vaddw $16,$17,$1"


def test_one_core_alone():
    options = ("template", "--bytes", 2048 * 8, "--cpes", 4)
    everything = profile(*options)
    for number in (0, 3):
        one = profile(*options, "--core", number)
        assert one["core"] == number
        assert one["accounts"] == everything["cores"][number]["accounts"]
        assert one["cores"] == everything["cores"]
        lines = sum(line["cycles"] for line in one["lines"])
        assert lines == everything["cores"][number]["active_cycles"]
    assert f"of core {number}" in profile_text(*options, "--core", number)


def test_a_core_that_takes_no_part_is_refused():
    swsim("profile", "template", "--cpes", 4, "--core", 4).expect(2, "cores 0 to 3 take part")


@pytest.mark.parametrize("command", [("profile", "template"), ("diff", "template", "chen")])
def test_a_list_of_cores_is_referred_to_those_who_take_it(command):
    swsim(*command, "--core", "0,3").expect(
        2, "lists of cores are for swsim trace and swsim report"
    )


def test_a_core_group_of_several():
    options = ("template", "--bytes", 2048 * 64, "--cgs", 2)
    record = run("template", 2048 * 64, "--cgs", 2)
    sums = []
    for group in (0, 1):
        profiled = profile(*options, "--group", group)
        assert (profiled["group"], profiled["cgs"]) == (group, 2)
        assert profiled["cycles"] == record["groups"][group]["cycles"]
        assert profiled["bytes"] == record["groups"][group]["bytes"]
        sums.append(profiled["accounts"])
    assert summed(sums) == nonzero(record["accounts"])


TWICE = """
#include <athread.h>
extern void SLAVE_FUN(work)(void);
int main(void) {
    athread_init();
    athread_set_num_threads(2);
    for (int spawn = 0; spawn < 2; spawn++) {
        athread_spawn(work, 0);
        athread_join();
    }
    return 0;
}
"""


def test_spawns_add_up_and_cores_that_are_left_out_never_start(tmp_path):
    kernel = make_kernel(
        tmp_path / "work", "work", function("vaddw $1,$1,$1\nret", name="work"), TWICE
    )
    profiled = profile(kernel, "--cpes", 3)
    record = swsim("run", kernel, "--cpes", 3, "--json").json
    assert profiled["spawns"] == 2
    assert profiled["accounts"] == record["accounts"]
    assert profiled["lines"][0]["issues"] == 4
    assert nonzero(profiled["cores"][2]["accounts"]) == {"not_started": profiled["cycles"]}
    assert "2 spawns" in profile_text(kernel, "--cpes", 3)


def test_the_saved_profile_is_the_json(tmp_path):
    path = tmp_path / "profile.json"
    options = ("template", "--bytes", 2048 * 8)
    text = profile_text(*options, "-o", path)
    assert text == profile_text(*options)
    assert json.loads(path.read_text()) == profile(*options)


def test_a_file_that_cannot_be_written_is_told_before_the_run(tmp_path):
    outcome = swsim("profile", "template", "-o", tmp_path / "no" / "profile.json").expect(
        1, "cannot write"
    )
    assert outcome.stdout == ""


def test_what_was_seen_before_a_fault_is_shown(bare_program, tmp_path):
    path = tmp_path / "profile.json"
    program = bare_program("vaddw $1,$1,$1\nldl $2,3($31)\nret")
    outcome = swsim("profile", program, "--entry", "main", "-o", path).expect(3, "UNALIGN")
    assert "the run has a problem" in outcome.stdout
    saved = json.loads(path.read_text())
    assert "UNALIGN" in saved["problem"]
    assert sum(saved["accounts"].values()) == saved["cycles"]


def test_a_program_that_never_ends_is_profiled_up_to_the_limit(bare_program):
    program = bare_program("1: addl $1,1,$1\nbr 1b")
    outcome = swsim("profile", program, "--entry", "main", "--max-cycles", 5000, "--json").expect(6)
    profiled = json.loads(outcome.stdout)
    assert profiled["cycles"] == pytest.approx(5000, abs=2)
    assert sum(profiled["accounts"].values()) == profiled["cycles"]


@pytest.mark.parametrize("no_color", (False, True))
def test_colours_are_for_terminals(no_color, bare_program):
    command = [PROGRAM, "profile", bare_program(CHAIN), "--entry", "main"]
    assert "\033" not in profile_text(*command[2:])
    environment = {name: value for name, value in os.environ.items() if name != "NO_COLOR"}
    if no_color:
        environment["NO_COLOR"] = "1"
    reader, writer = pty.openpty()
    with subprocess.Popen(command, stdout=writer, env=environment):
        os.close(writer)
        shown = b""
        try:
            while part := os.read(reader, 65536):
                shown += part
        except OSError:  # how a terminal says that the other side has gone
            pass
    os.close(reader)
    assert (b"\033" in shown) == (not no_color)
    plain = re.sub(r"\033\[\d*m", "", shown.decode()).replace("\r\n", "\n")
    assert plain == profile_text(*command[2:])
