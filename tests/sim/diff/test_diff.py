# SPDX-License-Identifier: Apache-2.0
"""Does a comparison say what changed between two profiles, and refuse what cannot be compared?"""

import json
import re

import pytest

from support.commands import swsim

SIZE = ("--bytes", 16384)
BAD_INPUT, USAGE, FAULT = 1, 2, 3


def diff(*arguments: object) -> dict:
    return swsim("diff", *arguments, "--json").json


def diff_text(*arguments: object) -> str:
    return swsim("diff", *arguments).expect(0).stdout


def save(path, *arguments: object) -> dict:
    swsim("profile", *arguments, "-o", path).expect(0)
    return json.loads(path.read_text())


@pytest.fixture(scope="module")
def saved(tmp_path_factory):
    """Two profiles: where they are saved, and what they say."""
    folder = tmp_path_factory.mktemp("saved")
    paths = {name: folder / f"{name}.json" for name in ("simd", "simd_selldw")}
    return {name: (path, save(path, name, *SIZE)) for name, path in paths.items()}


def test_a_kernel_is_as_it_is():
    same = diff("template", "template", *SIZE)
    assert same["unit"] == "cycles"
    for table in ("accounts", "regions", "lines"):
        for row in same[table]:
            cycles = row if table == "accounts" else row["cycles"]
            assert cycles["difference"] == 0 and cycles["a"] == cycles["b"]
    assert "lines of the same text, largest change first: 0 of 0" in diff_text(
        "template", "template", *SIZE
    )


def test_kernels_and_their_saved_profiles_give_the_same(saved):
    files = [path for path, _ in saved.values()]
    expected = diff("simd", "simd_selldw", *SIZE)
    assert diff(*files) == expected
    assert diff(files[0], "simd_selldw", *SIZE) == expected
    assert diff("simd", files[1], *SIZE) == expected


def test_numbers_are_those_of_the_profiles(saved):
    (path_a, a), (path_b, b) = saved.values()
    compared = diff(path_a, path_b)
    for name in ("cycles", "kernel_cycles", "issues"):
        pair = compared[name]
        assert [pair["a"], pair["b"]] == [a[name], b[name]]
        assert pair["difference"] == b[name] - a[name]
        assert pair["change_percent"] == pytest.approx(100 * (b[name] - a[name]) / a[name])
    effects = []
    for row in compared["accounts"]:
        name = row["account"]
        assert [row["a"], row["b"]] == [a["accounts"][name], b["accounts"][name]]
        assert row["percent_a"] == a["percent"][name]
        assert row["points"] == pytest.approx(b["percent"][name] - a["percent"][name], abs=1e-6)
        effects.append(abs(row["difference"]))
    assert effects == sorted(effects, reverse=True)
    assert (
        sum(row["difference"] for row in compared["accounts"]) == (compared["total"]["difference"])
    )
    for pipe in ("p0", "p1"):
        assert compared["pipes"][pipe]["used"]["b"] == b["pipes"][pipe]["used"]
    mix = {row["timing_class"]: row["issues"] for row in compared["mix"]}
    assert mix["selldw"]["a"] == 0 and mix["selldw"]["change_percent"] is None
    assert sum(pair["b"] for pair in mix.values()) == b["issues"]


def test_regions_are_matched_by_name_and_lines_by_text(saved):
    (path_a, a), (path_b, b) = saved.values()
    compared = diff(path_a, path_b)
    inclusive_a = {region["name"]: region["inclusive"] for region in a["regions"]}
    inclusive_b = {region["name"]: region["inclusive"] for region in b["regions"]}
    assert {row["name"] for row in compared["regions"]} == inclusive_a.keys() | inclusive_b.keys()
    for row in compared["regions"]:
        assert row["cycles"]["a"] == inclusive_a[row["name"]]["cycles"]
        assert row["cycles"]["b"] == inclusive_b[row["name"]]["cycles"]
    lines = compared["lines"]
    assert sum(row["cycles"]["a"] for row in lines) == sum(line["cycles"] for line in a["lines"])
    assert sum(row["cycles"]["b"] for row in lines) == sum(line["cycles"] for line in b["lines"])
    assert all(row["in_a"] == bool(row["places_a"]) for row in lines)
    effects = [abs(row["cycles"]["difference"]) for row in lines]
    assert effects == sorted(effects, reverse=True)
    (shared,) = [row for row in lines if row["source"].startswith("beq \\temporary")]
    assert shared["in_a"] and shared["in_b"]


def test_lines_match_whatever_their_number_label_and_comment(bare_program, tmp_path):
    def profiled(name: str, body: str) -> object:
        path = tmp_path / name
        save(path, bare_program(body), "--entry", "main")
        return path

    before = profiled("a.json", "vaddw  $1, $1, $2  # sum\nfadds $3,$3,$4\nret")
    after = profiled("b.json", "# a remark\nfirst: vaddw $1, $1, $2\nnop\nret")
    rows = {row["source"]: row for row in diff(before, after)["lines"]}
    assert rows["vaddw $1, $1, $2"]["in_a"] and rows["vaddw $1, $1, $2"]["in_b"]
    assert rows["fadds $3,$3,$4"]["in_a"] and not rows["fadds $3,$3,$4"]["in_b"]
    assert rows["nop"]["in_b"] and not rows["nop"]["in_a"]


def test_text_and_json_say_the_same(saved):
    (path_a, _), (path_b, _) = saved.values()
    compared = diff(path_a, path_b)
    text = diff_text(path_a, path_b, "--top", 3)
    rows = text.split("where the cycles went")[1].split("\n\n")[0].splitlines()[2:]
    for row, account in zip(rows[:-1], compared["accounts"], strict=True):
        name, a, percent_a, b, percent_b, difference, points = row.split()
        assert name == account["account"]
        assert [int(a), int(b), int(difference)] == [
            account[key] for key in ("a", "b", "difference")
        ]
        assert [float(percent_a), float(percent_b), float(points)] == [
            account[key] for key in ("percent_a", "percent_b", "points")
        ]
    for name in ("cycles", "kernel cycles"):
        row = re.search(rf"^  {name} +(\d+) +(\d+) +([-+]\d+) ", text, re.MULTILINE)
        pair = compared[name.replace(" ", "_")]
        assert [int(row[1]), int(row[2]), int(row[3])] == [
            pair["a"],
            pair["b"],
            pair["difference"],
        ]
    for region in compared["regions"]:
        row = re.search(rf"^  {region['name']} +(\d+) +(\d+) ", text, re.MULTILINE)
        assert [int(row[1]), int(row[2])] == [region["cycles"]["a"], region["cycles"]["b"]]
    for line in compared["lines"][:3]:
        assert line["source"] in text


# ---- Sizes -----------------------------------------------------------------------------------


def test_different_sizes_are_compared_per_byte(tmp_path):
    paths = (tmp_path / "a.json", tmp_path / "b.json")
    a = save(paths[0], "template", "--bytes", 16384)
    b = save(paths[1], "template", "--bytes", 32768, "--cpes", 32)
    compared = diff(*paths)
    assert compared["unit"] == "cycles per byte"
    assert compared["kernel_cycles"]["a"] == pytest.approx(a["cycles_per_byte"])
    assert compared["kernel_cycles"]["b"] == pytest.approx(b["cycles_per_byte"])
    for row in compared["accounts"]:
        assert row["b"] == pytest.approx(b["accounts"][row["account"]] / 32768)
    assert "the sizes differ" in diff_text(*paths)


def test_sizes_without_bytes_are_refused(bare_program, tmp_path):
    program = bare_program("nop\nret")
    paths = [tmp_path / f"{cpes}.json" for cpes in (1, 2)]
    for cpes, path in enumerate(paths, start=1):
        save(path, program, "--entry", "main", "--cpes", cpes)
    swsim("diff", *paths).expect(BAD_INPUT, "run both at the same size")
    swsim("diff", paths[0], "template", *SIZE).expect(BAD_INPUT, "0 bytes on 1 core")


def test_one_core_is_not_compared_with_all(tmp_path):
    paths = (tmp_path / "a.json", tmp_path / "b.json")
    save(paths[0], "template", *SIZE)
    save(paths[1], "template", *SIZE, "--core", 2)
    swsim("diff", *paths).expect(BAD_INPUT, "core 2 alone")
    one = diff("template", paths[1], *SIZE, "--core", 2)
    assert one["total"]["difference"] == 0


def test_two_cores_of_a_kernel_can_be_compared(tmp_path):
    paths = (tmp_path / "a.json", tmp_path / "b.json")
    for core, path in enumerate(paths):
        save(path, "template", *SIZE, "--core", core)
    assert diff(*paths)["a"]["core"] == 0


# ---- What is not a profile -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "not JSON"),
        (b"\xff\xfe\x00", "not JSON"),
        (b"{}", '"format"'),
        (b'{"format": "swsim profile", "version": 99}', "version is 99"),
        (b'{"format": "swsim profile", "version": 1}', "kernel"),
        (b"[1, 2", "not JSON"),
    ],
)
def test_a_file_that_is_no_profile(content, reason, saved, tmp_path):
    path = tmp_path / "bad.json"
    path.write_bytes(content)
    good, _ = saved["simd"]
    for arguments in ((path, good), (good, path)):
        outcome = swsim("diff", *arguments).expect(BAD_INPUT)
        assert outcome.stdout == ""
        assert str(path) in outcome.stderr
        assert "is not a profile" in outcome.stderr
        assert reason in outcome.stderr


def test_a_source_without_entry_is_no_profile(bare_program):
    program = bare_program("ret")
    swsim("diff", program, program).expect(BAD_INPUT, "a bare program needs --entry")


def test_bare_programs_are_compared(bare_program, tmp_path):
    program = bare_program("vaddw $1,$1,$1\nvaddw $1,$1,$1\nret")
    path = tmp_path / "before.json"
    save(path, program, "--entry", "main")
    bare_program("vaddw $1,$1,$1\nvaddw $2,$2,$2\nret")
    compared = diff(path, program, "--entry", "main")
    assert compared["cycles"]["difference"] < 0
    assert compared["accounts"][0]["account"] == "operand_vector_integer"


def test_a_kernel_that_does_not_exist(saved):
    good, _ = saved["simd"]
    swsim("diff", good, "no_such_kernel").expect(BAD_INPUT, "no_such_kernel")


def test_a_run_that_went_wrong_is_not_compared(bare_program, tmp_path):
    program = bare_program("ldl $2,3($31)\nret")
    assert swsim("diff", program, program, "--entry", "main").expect(FAULT).stdout == ""
    path = tmp_path / "wrong.json"
    assert swsim("profile", program, "--entry", "main", "-o", path).status == FAULT
    swsim("diff", path, path).expect(BAD_INPUT, "a run that went wrong")


def test_one_profile_alone_is_wrong_usage(saved):
    good, _ = saved["simd"]
    assert swsim("diff", good).status == USAGE
