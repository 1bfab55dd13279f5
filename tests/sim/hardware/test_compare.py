# SPDX-License-Identifier: Apache-2.0
"""Does `swsim compare` say what of a real machine's records is other here, and does calibrate find
it? The real machine is a simulated one with a parameter changed in secret."""

import json
import re
import tomllib
from pathlib import Path

import pytest

from support.commands import ROOT, experiment, machine, swsim

BAD_INPUT = 1
KIT = ROOT / "experiments" / "micro"
PROBES = KIT / "probes.toml"
SIZE = 8192


def record_of(kernel: str, *options: object, **hardware: object) -> dict:
    """As the exported program prints it, on the simulated machine of these options."""
    name = str(KIT) if kernel == "micro" else kernel
    said = swsim("run", name, *options, "--json").json
    unknown = ("kernel_cycles", "cycles_per_byte", "instructions", "accounts", "machine_hash",
               "host_seconds", "mips")  # fmt: skip
    files = [ROOT / "kernels" / kernel] if kernel != "micro" else [KIT]
    assembled = swsim("asm", *files).expect(0).stdout
    sources = re.search(r"hash (\w+)", assembled)[1]
    known = {"sources": sources, "seed": 1, "double_buffer": True, "in": False}
    return said | dict.fromkeys(unknown) | {"hardware": known | hardware}


def kit_record(tmp_path: Path, names: list[str], *options: object) -> dict:
    """The kit's, with its spawns as a host with a clock sees them."""
    selection, out = tmp_path / "names", tmp_path / "out"
    selection.write_text("\n".join(names) + "\n")
    record = record_of("micro", "--in", selection, "--out", out, *options)
    lines = out.read_text().splitlines()
    if "spawn." in names:
        for name in ("spawn.empty", "spawn.dma_waits"):
            selection.write_text(name + "\n")
            cycles = swsim("run", KIT, "--in", selection, *options, "--print", "cycles").stdout
            lines.append(f"{name} 0 {cycles.strip()} 1")
    return record | {"hardware": record["hardware"] | {"lines": lines, "in": True}}


def written(path: Path, *records: dict) -> Path:
    path.write_text("".join(json.dumps(record) + "\n" for record in records))
    return path


def compared(path: Path, *options: object) -> dict:
    return swsim("compare", path, "--json", *options).expect(0).json


# ---- Kernels -------------------------------------------------------------------------------------
def test_the_same_machine_takes_the_same_cycles(tmp_path):
    records = [record_of("simd_selldw", "--bytes", SIZE), record_of("template", "--bytes", SIZE)]
    for run in compared(written(tmp_path / "r.json", *records))["runs"]:
        assert run["simulated"] == run["hardware"]
        assert run["difference_percent"] == 0


@pytest.mark.parametrize(
    ("setting", "account"),
    [
        ("cpe.selldw.drain_cycles=30", "selldw_buffer"),
        ("dma.request_cycles=900", "dma_wait"),
        ("launch.spawn_cycles=40000", "not_started"),
    ],
)
def test_the_account_that_differs_is_among_those_that_could_hold_it(setting, account, tmp_path):
    record = record_of("simd_selldw", "--bytes", 65536, "--set", setting)
    [run] = compared(written(tmp_path / "r.json", record))["runs"]
    assert run["hardware"] == record["cycles"] > run["simulated"]
    here = swsim("run", "simd_selldw", "--bytes", 65536, "--json").json
    assert run["simulated"] == here["cycles"]
    missing = run["hardware"] - run["simulated"]
    expected = {name: cycles / 64 for name, cycles in here["accounts"].items()
                if cycles and cycles / 64 >= missing}  # fmt: skip
    assert {each["account"]: each["cycles"] for each in run["accounts"]} == expected
    for each in run["accounts"]:
        assert each["factor"] == pytest.approx((each["cycles"] + missing) / each["cycles"])
    if expected:
        assert account in expected


def test_a_run_is_repeated_as_it_was_made(tmp_path):
    options = ("--bytes", 16384, "--seed", 5, "--cpes", 16, "--unit", 256, "--double-buffer",
               "off", "--operation", "ctr", "--key-bits", 256)  # fmt: skip
    record = record_of("ttable_c", *options, seed=5, double_buffer=False)
    sources = swsim("asm", "ttable_c", "--operation", "ctr", "--key-bits", 256).stdout
    record["hardware"]["sources"] = re.search(r"hash (\w+)", sources)[1]
    [run] = compared(written(tmp_path / "r.json", record))["runs"]
    assert run["simulated"] == record["cycles"]


def test_several_records_of_a_run_are_one_row_with_the_best(tmp_path):
    record = record_of("simd", "--bytes", SIZE)
    slower = record | {"cycles": record["cycles"] * 2}
    [run] = compared(written(tmp_path / "r.json", slower, record))["runs"]
    assert (run["records"], run["hardware"]) == (2, record["cycles"])
    assert run["scatter_percent"] == pytest.approx(100)


def test_another_machine_may_be_compared_with(tmp_path):
    record = record_of("simd", "--bytes", SIZE, "--set", "cpe.latency.load=5")
    path = written(tmp_path / "r.json", record)
    assert compared(path)["runs"][0]["difference_percent"] != 0
    assert compared(path, "--set", "cpe.latency.load=5")["runs"][0]["difference_percent"] == 0


def test_what_is_printed_names_kernel_size_cycles_and_accounts(tmp_path):
    record = record_of("simd_selldw", "--bytes", 65536, "--set", "cpe.selldw.drain_cycles=14")
    said = swsim("compare", written(tmp_path / "r.json", record)).expect(0).stdout
    assert re.search(rf"simd_selldw ecb-encrypt 128 +65536 +64 +1024 +{record['cycles']} ", said)
    assert "selldw_buffer x" in said


# ---- The measuring kit ---------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("parameter", "value", "names"),
    [
        ("cpe.latency.vector_integer", 7, ["latency.", "interval.", "pairing.", "selldw."]),
        ("cpe.branch.mispredict_cycles", 3, ["latency.", "branch.", "icache."]),
        ("noc.sync_cycles", 29, ["mesh.row.round", "barrier.", "latency."]),
        ("dma.line_cycles", 24, ["dma.idle.", "dma.one_cpe.", "dma.in_flight."]),
        ("launch.spawn_cycles", 9000, ["latency.", "spawn."]),
        ("gld.path_cycles", 111, ["gld.", "gst.", "latency."]),
    ],
)
def test_a_parameter_that_was_changed_in_secret_is_named(parameter, value, names, tmp_path):
    record = kit_record(tmp_path, names, "--set", f"{parameter}={value}")
    said = compared(written(tmp_path / "r.json", record))
    differing = [probe for probe in said["probes"] if not probe["agrees"]]
    assert differing
    assert parameter in {name for probe in differing for name in probe["parameters"]}
    suspects = {each["name"]: each for each in said["parameters"]}
    best = max((each["measured"], each["touched"]) for each in suspects.values())
    assert (suspects[parameter]["measured"], suspects[parameter]["touched"]) == best
    assert suspects[parameter]["value"] == machine()[parameter]


def test_probes_of_the_same_machine_agree(tmp_path):
    record = kit_record(tmp_path, ["latency.", "spawn."])
    path = written(tmp_path / "r.json", record)
    said = compared(path)
    assert all(probe["agrees"] for probe in said["probes"])
    assert said["parameters"] == []
    count = len(said["probes"])
    text = swsim("compare", path).stdout
    assert f"{count} of {count} measurements agree: to half a per cent" in text
    assert "latency.load " in swsim("compare", path, "--all").stdout


def test_every_measurement_of_the_kit_says_which_parameters_it_speaks_about(tmp_path):
    swsim("run", KIT, "--out", tmp_path / "out").expect(0)
    names = {line.split()[0] for line in (tmp_path / "out").read_text().splitlines()}
    record = kit_record(tmp_path, ["latency.load"])
    record["hardware"]["lines"] = [f"{name} 0 1 1" for name in sorted(names | {"spawn.empty"})]
    said = swsim("compare", written(tmp_path / "r.json", record), "--list", "--json").json
    assert len(said["probes"]) == len(names) + 1
    assert [probe["name"] for probe in said["probes"] if not probe["parameters"]] == []


def test_the_table_of_probes_names_parameters_once_each():
    for row in tomllib.loads(PROBES.read_text())["probe"]:
        assert len(set(row["parameters"])) == len(row["parameters"])
        assert set(row["parameters"]) <= set(machine().parameters)


# ---- Calibrating ---------------------------------------------------------------------------------
def test_calibrate_finds_what_was_changed_in_secret(tmp_path):
    changed = ("--set", "cpe.branch.mispredict_cycles=3", "--set", "cpe.latency.store=4")
    kit = kit_record(tmp_path, ["branch.", "latency."], *changed)
    told = ("branch.forward_taken ", "latency.store_load ")
    kit["hardware"]["lines"] = [each for each in kit["hardware"]["lines"] if each.startswith(told)]
    records = [kit, record_of("template", "--bytes", 4096, *changed)]
    path = written(tmp_path / "r.json", *records)
    found = tmp_path / "machine.toml"
    outcome = experiment("calibrate", "--measurements", path, "--output", found,
                         "--parameters", "cpe.branch.mispredict_cycles", "cpe.latency.store",
                         "--evaluations", "25", "--out", tmp_path / "calibrated")  # fmt: skip
    outcome.expect(0)
    values = tomllib.loads(found.read_text())
    assert values["cpe"]["branch"]["mispredict_cycles"]["value"] == 3
    assert values["cpe"]["latency"]["store"]["value"] == 4
    assert all(run["difference_percent"] == 0
               for run in compared(path, "--machine", found)["runs"])  # fmt: skip


# ---- Bad input -----------------------------------------------------------------------------------
@pytest.fixture(scope="module")
def record():
    return record_of("simd", "--bytes", SIZE)


@pytest.mark.parametrize(
    ("change", "fragment"),
    [
        ({"hardware": None}, "field 'hardware' is missing: this is not what an exported program"),
        ({"kernel": None}, "field 'kernel' is missing"),
        ({"kernel": 3}, "field 'kernel' must be a text"),
        ({"cycles": "many"}, "field 'cycles' must be a whole number"),
        ({"cycles": -1}, "field 'cycles' must be a whole number"),
        ({"cycles": 0}, "the cycle counter did not count"),
        ({"verified": False}, "the output of simd was wrong there"),
        ({"kernel": "smid"}, "no kernel 'smid'"),
        ({"operation": "ctr"}, "cannot do operation ctr"),
        ({"hardware": {}}, "field 'hardware.seed' is missing"),
        ({"cpes": 65}, '"cpes" is 65'),
        ({"bytes": 17}, "17 bytes is not a length"),
    ],
    ids=str,
)
def test_a_record_that_cannot_be_used_says_where_and_why(change, fragment, record, tmp_path):
    path = written(tmp_path / "r.json", record, record | change)
    said = swsim("compare", path).expect(BAD_INPUT, fragment).stderr
    if "cpes" not in change and "bytes" not in change:
        assert f"{path}:2: " in said


def test_a_record_of_other_sources_is_refused(record, tmp_path):
    other = record | {"hardware": record["hardware"] | {"sources": "0123456789abcdef"}}
    path = written(tmp_path / "r.json", other)
    said = swsim("compare", path).expect(BAD_INPUT).stderr
    assert "was another one there (hash 0123456789abcdef, here " in said
    assert "export it again" in said


@pytest.mark.parametrize(
    ("text", "fragment"),
    [
        ("", "no record in it"),
        ("job 17 submitted\n", "no record in it"),
        ("[]", "no record in it"),
        ("[3]", "record 1: the record is not a JSON object"),
        ('noise\n{"kernel": "si\n', ":2: this line begins like a record and is not JSON"),
        ("[" * 100000, "no record in it"),
    ],
)
def test_a_file_without_records_is_refused(text, fragment, tmp_path):
    path = tmp_path / "r.json"
    path.write_text(text)
    swsim("compare", path).expect(BAD_INPUT, fragment)


def test_a_line_of_the_kit_that_cannot_be_read_is_told(tmp_path):
    record = kit_record(tmp_path, ["latency.load"])
    record["hardware"]["lines"].append("latency.load 0 many 64")
    path = written(tmp_path / "r.json", record)
    swsim("compare", path).expect(BAD_INPUT, "'latency.load 0 many 64' is not NAME CORE")
    record["hardware"]["lines"] = ["latency.unheard 0 1 64"]
    written(path, record)
    swsim("compare", path).expect(BAD_INPUT, "has no measurement 'latency.unheard'")


def test_records_among_a_jobs_messages_and_in_arrays_are_read(record, tmp_path):
    path = tmp_path / "r.json"
    path.write_text(f"Job <17> is running\n{json.dumps(record)}\nJob finished\n")
    assert len(compared(path)["runs"]) == 1
    path.write_text(json.dumps([record, record | {"bytes": 4096}], indent=2))
    assert [run["bytes"] for run in compared(path)["runs"]] == [SIZE, 4096]


def test_calibrate_says_what_is_wrong_with_a_record(record, tmp_path):
    path = written(tmp_path / "r.json", record | {"verified": False})
    outcome = experiment("calibrate", "--measurements", path, "--list")
    outcome.expect(2)
    assert "calibrate: " in outcome.stderr and "was wrong there" in outcome.stderr
