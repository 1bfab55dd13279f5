# SPDX-License-Identifier: Apache-2.0
"""Does the record of a run keep its contract with users' scripts?"""

import os
import re

import pytest

from support.commands import AES_KERNELS, machine, run, swsim

FIELDS = {
    "kernel": str,
    "bytes": int,
    "cpes": int,
    "unit": int,
    "cycles": int,
    "kernel_cycles": int,
    "seconds": float,
    "throughput_gb_per_s": float,
    "cycles_per_byte": float,
    "instructions": int,
    "accounts": dict,
    "verified": bool,
    "machine_hash": str,
    "host_seconds": float,
    "mips": float,
}


@pytest.fixture(scope="module", params=AES_KERNELS)
def record(request):
    return run(request.param, 65536)


def test_it_has_every_field_with_its_type(record):
    assert {name: type(record[name]) for name in FIELDS} == FIELDS


def test_every_cycle_of_every_core_is_in_one_account(record):
    assert all(cycles >= 0 for cycles in record["accounts"].values())
    assert sum(record["accounts"].values()) == record["cycles"] * record["cpes"]


def test_issue_accounts_count_the_instructions(record):
    accounts = record["accounts"]
    assert 2 * accounts["dual"] + accounts["single"] == record["instructions"]


def test_derived_quantities_follow_from_the_cycles(record):
    assert record["seconds"] == pytest.approx(record["cycles"] / machine().clock_hz)
    assert record["throughput_gb_per_s"] == pytest.approx(record["bytes"] / record["seconds"] / 1e9)
    assert record["cycles_per_byte"] == pytest.approx(
        record["kernel_cycles"] * record["cpes"] / record["bytes"]
    )
    assert record["kernel_cycles"] < record["cycles"]
    assert record["verified"] is True


def test_the_default_unit_gives_every_core_work_and_is_at_most_8_kb():
    for size, cores, unit in (
        (16, 64, 128),
        (8192, 64, 128),
        (64 * 1024, 64, 1024),
        (100_000, 64, 1536),
        (16_320, 64, 256),
        (4 << 20, 64, 8192),
        (4096, 1, 8192),
        (65536, 2, 8192),
    ):
        record = run("simd_selldw_pipeline", size, "--cpes", cores)
        assert (record["bytes"], record["cpes"], record["unit"]) == (size, cores, unit)


def test_sizes_may_have_a_suffix():
    assert run("simd_selldw", "2K")["bytes"] == 2048


def test_json_is_the_only_thing_on_standard_output():
    outcome = swsim("run", "simd_selldw", "--bytes", "1K", "--json")
    assert re.fullmatch(r"\{.*\}\s*", outcome.stdout, re.DOTALL)


def test_without_json_the_record_is_told_to_people():
    outcome = swsim("run", "simd_selldw", "--bytes", "1K").expect(0)
    assert "cycles" in outcome.stdout + outcome.stderr


def test_a_parameter_changes_the_machine_hash_and_the_cycles():
    plain = run("simd", 1024)
    slower = run("simd", 1024, "--set", "cpe.latency.vector_integer=6")
    assert slower["machine_hash"] != plain["machine_hash"]
    assert slower["cycles"] > plain["cycles"]


def test_a_machine_file_overrides_only_what_it_names(tmp_path):
    file = tmp_path / "machine.toml"
    file.write_text("[cpe.latency.vector_integer]\nvalue = 6\n")
    by_file = run("simd", 1024, "--machine", file)
    by_option = run("simd", 1024, "--set", "cpe.latency.vector_integer=6")
    assert by_file["machine_hash"] == by_option["machine_hash"]
    assert by_file["cycles"] == by_option["cycles"]


def test_identify_names_what_a_run_depends_on():
    identity = swsim("identify", "simd", "--json").json
    assert set(identity) == {"machine_hash", "program_hash", "build", "code_bytes", "ldm_bytes"}
    assert identity["machine_hash"] == run("simd", 1024)["machine_hash"]
    assert identity["program_hash"] != swsim("identify", "original", "--json").json["program_hash"]


def test_identify_compiles_nothing(tmp_path):
    swsim("identify", "simd", environment=os.environ | {"XDG_CACHE_HOME": str(tmp_path)}).expect(0)
    kept = [path.suffix for path in (tmp_path / "swsim").iterdir()]
    assert kept
    assert ".so" not in kept


def test_expected_cycles_gate_a_kernel():
    cycles = run("simd_selldw", 1024)["cycles"]
    right = swsim("run", "simd_selldw", "--bytes", "1K", "--expect-cycles", cycles)
    wrong = swsim("run", "simd_selldw", "--bytes", "1K", "--expect-cycles", cycles - 1)
    assert right.status == 0
    assert wrong.status == 5
    assert str(cycles) in wrong.stderr and str(cycles - 1) in wrong.stderr
