# SPDX-License-Identifier: Apache-2.0
"""Does the table of all kernels say what was measured, and is a kernel that leaks time found?"""

import csv
import json
import shutil
from dataclasses import replace

import pytest

from kernels import counts, page, plan, rows, table
from kernels.bounds import DMA, bounds
from kernels.catalogue import Kernel, Program, all_kernels, find, programs_of
from kernels.counts import Counts, counts_between
from kernels.host import Host, cpu_of
from kernels.host_programs import AES_NI, Speed, openssl_candidates, speeds_of
from lab import markdown, published
from lab.records import Profile, from_json
from lab.simulator import KIB, MIB, Cipher, Simulator, SimulatorError
from lab.sweep import Point
from support.commands import MADE_UP_RUN, PROGRAM, ROOT, experiment

PIPELINE = "simd_selldw_pipeline"
LEAST_FIELDS = {
    "kernel": str,
    "mode": str,
    "direction": str,
    "key_bits": int,
    "cycles_per_byte": float,
    "vector_latency": int,
    "throughput_gb_per_s_cg": float,
    "throughput_gb_per_s_chip": float,
    "bound": str,
    "dma_limit_gb_per_s_chip": float,
    "constant_time": bool,
    "verified": bool,
}
MACHINE = {
    "cpe.selldw.interval_cycles": 2,
    "cpe.selldw.drain_cycles": 8,
    "memory.line_bytes": 128,
    "memory.clock_khz": 1_066_500,
    "chip.clock_khz": 1_450_000,
}


# ---- The whole experiment ------------------------------------------------------------------------
@pytest.fixture(scope="module")
def out(tmp_path_factory):
    """A quick run of two kernels, one with vectors and one without."""
    folder = tmp_path_factory.mktemp("kernels")
    docs = tmp_path_factory.mktemp("docs")
    options = ("--quick", "--out", folder, "--docs", docs)
    experiment("kernels", PIPELINE, "original", *options).expect(0)
    assert not list(docs.iterdir())  # pages are written when nothing was left out
    return folder


@pytest.fixture(scope="module")
def quick_rows(out):
    return json.loads((out / "kernels.json").read_text())


def test_every_row_has_the_fields_that_others_rely_on(quick_rows):
    for row in quick_rows:
        for name, kind in LEAST_FIELDS.items():
            assert type(row[name]) is kind, (row["kernel"], name)


def test_each_operation_has_a_row_for_each_vector_latency(quick_rows):
    latencies = {(r["kernel"], r["mode"], r["direction"], r["vector_latency"]) for r in quick_rows}
    assert len(latencies) == len(quick_rows)
    assert {(PIPELINE, "ecb", "encrypt", latency) for latency in (1, 2)} <= latencies
    assert {r["vector_latency"] for r in quick_rows if r["kernel"] == "original"} == {2}


def test_rows_are_verified_and_within_what_is_possible(quick_rows):
    for row in quick_rows:
        assert row["verified"] is True
        assert row["problem"] == ""
        assert row["cycles_per_byte"] >= row["compute_bound_cycles_per_byte"]
        assert 0 < row["throughput_gb_per_s_chip"] < row["dma_limit_gb_per_s_chip"] < 68.3
        assert 0 < row["of_dma_limit"] < 1
        assert row["throughput_gb_per_s_cg"] == row["throughput_gb_per_s_chip"] / 4
        assert row["bounds"][row["bound"]] == max(row["bounds"].values())
        assert 0 < row["code_bytes"] < 64 * KIB
        assert 0 < row["ldm_bytes"] <= 64 * KIB
        assert 0 <= row["waits_percent"] <= 100


def test_the_pipeline_reaches_the_bound_of_the_look_up_buffer(quick_rows):
    [row] = [r for r in quick_rows if (r["kernel"], r["vector_latency"]) == (PIPELINE, 2)][:1]
    assert row["compute_bound"] == "look-up buffer"
    assert row["compute_bound_cycles_per_byte"] == pytest.approx(27.5)
    assert row["cycles_per_byte"] == pytest.approx(27.5, rel=0.01)
    assert row["calibrated"].startswith("S1")
    assert "selldw cadence calibrated from S1" in row["assumptions"]


def test_the_rows_stand_in_the_other_files_too(out, quick_rows):
    with (out / "kernels.csv").open() as file:
        lines = list(csv.DictReader(file))
    assert [float(line["cycles_per_byte"]) for line in lines] == [
        row["cycles_per_byte"] for row in quick_rows
    ]
    assert (out / "kernels.png").read_bytes().startswith(b"\x89PNG")
    beside = json.loads((out / "devices.json").read_text())
    assert {"device": "GTX 480", "gb_per_s": 9.83, "source": "SW-AES"} in beside["devices"]
    assert beside["host"]["cpu"]
    assert beside["host"]["speeds"] or beside["host"]["left_out"]


@pytest.mark.parametrize(
    ("options", "status", "fragment"),
    [
        (("nonesuch",), 1, "'nonesuch' is not a kernel"),
        (("template",), 1, "'template' is not an AES kernel"),
        (("--quick", "--full"), 2, "not allowed with"),
    ],
)
def test_wrong_usage_is_explained(options, status, fragment):
    experiment("kernels", *options).expect(status, fragment)


# ---- Constant time -------------------------------------------------------------------------------
LEAK = """\
# SPDX-License-Identifier: Apache-2.0
# Takes as many passes more as the {what} says before the real kernel works.
    .set noreorder
    .set noat
    .section .text1,"ax","progbits"
    .globl aes_crypt_buffer
    .ent aes_crypt_buffer
    .align 4
aes_crypt_buffer:
    ldbu    $1,{address}
again:
    beq     $1,done
    subl    $1,1,$1
    br      $31,again
done:
    br      $31,original_crypt_buffer
    .end aes_crypt_buffer
"""


def leaking_kernel(folder, what: str, address: str):
    """Original, with a loop in front of it."""
    shutil.copytree(ROOT / "kernels", folder / "kernels")
    kernel = folder / "kernels" / "original"
    source = folder / "kernels" / "compiled" / "original.S"
    source.write_text(source.read_text().replace("aes_crypt_buffer", "original_crypt_buffer"))
    (kernel / "leak.S").write_text(LEAK.format(what=what, address=address))
    description = kernel / "kernel.toml"
    text = description.read_text()
    assert '"../compiled/original.S"' in text
    description.write_text(text.replace('"../compiled/', '"leak.S", "../compiled/'))
    return kernel


@pytest.mark.parametrize(
    ("what", "address"),
    [("key", "aes_round_keys($31) !tprello"), ("data", "0($16)")],
)
def test_a_kernel_whose_time_tells_of_key_or_data_is_found(what, address, tmp_path):
    kernel = leaking_kernel(tmp_path, what, address)
    experiment("kernels", kernel, "--quick", "--out", tmp_path / "out").expect(0)
    for row in json.loads((tmp_path / "out" / "kernels.json").read_text()):
        assert row["constant_time"] is False
        assert row["verified"] is True


@pytest.mark.parametrize(
    ("other", "constant"),
    [
        (MADE_UP_RUN, True),
        (replace(MADE_UP_RUN, cycles=10), False),
        (replace(MADE_UP_RUN, kernel_cycles=6), False),
        (replace(MADE_UP_RUN, accounts={"dual": 0}), False),
        (SimulatorError([], 1, "failed"), None),
    ],
)
def test_runs_are_alike_when_all_their_accounts_are(other, constant):
    assert rows.takes_equally_long([MADE_UP_RUN, other, MADE_UP_RUN]) is constant


def test_keys_and_data_differ_between_the_runs_that_must_take_equally_long():
    points = plan.equally_long_points(case(key_bits=192), COUNTS, plan.QUICK)
    assert len({point.cipher for point in points}) == 4
    assert {point.cipher.key for point in points} == {None, "00" * 24, "ff" * 24}
    assert {point.program for point in points} == {points[0].program}
    assert {point.cipher.counter for point in points} == {None}
    of_ctr = plan.equally_long_points(case("ctr"), COUNTS, plan.QUICK)
    assert {point.cipher.counter for point in of_ctr} == {"00" * 16}  # public


# ---- Bounds --------------------------------------------------------------------------------------
COUNTS = Counts(
    cpes=1,
    p0=6.0,
    p1=3.0,
    either=1.0,
    look_ups=0.0,
    gld=0.0,
    messages=0.0,
    cycles=7.0,
    wait="operand_vector_integer",
    wait_percent=10.0,
    uses_vectors=True,
    uses_vlog3r=False,
)
KERNEL = Kernel("made_up", "made_up", "made up", ("ecb-encrypt", "ctr"), (128, 192))


def case(operation="ecb-encrypt", key_bits=128, latency=2) -> plan.Case:
    return plan.case_of(Program(KERNEL, operation, key_bits), latency, 2)


def counted(**changed: float) -> Counts:
    return Counts(**({name: getattr(COUNTS, name) for name in vars(COUNTS)} | changed))


@pytest.mark.parametrize(
    ("changed", "copied", "name", "value"),
    [
        ({}, 4.0, "P0", 6.0),
        ({"either": 6.0}, 4.0, "both pipes", 7.5),
        ({"p1": 20.0}, 4.0, "P1", 20.0),
        ({"look_ups": 1.25}, 4.0, "look-up buffer", 27.5),
        ({"gld": 10}, 4.0, "main memory", 3480.5),
        ({}, 10.0, "DMA", 10.0),
        ({}, None, "P0", 6.0),
    ],
)
def test_the_largest_bound_holds(changed, copied, name, value):
    result = bounds(counted(**changed), MACHINE, copied)
    assert result.name == name
    assert result.values[name] == pytest.approx(value, rel=1e-4)


def test_memory_does_not_hold_the_computation():
    assert bounds(counted(gld=10), MACHINE, 50.0).of_computation == "P0"


def profile(size_bytes: int, polls: int, work: int) -> Profile:
    """Of a core that polls, and works with vectors and as many nops."""
    polling = [
        {
            "place": place,
            "issues": polls,
            "source": text,
            "waits": waits,
            "instructions": [{"pc": 0, "text": text}],
        }
        for place, text, waits in (
            ("d.S:1", "ldw $1,0($2)", []),
            (
                "d.S:2",
                "beq $1,.-4",
                [{"account": "dma_wait", "cycles": 3, "producer": {"place": "d.S:1"}}],
            ),
        )
    ]
    working = [
        {
            "place": place,
            "issues": work,
            "source": text,
            "waits": [],
            "instructions": [{"pc": 0, "text": text}],
        }
        for place, text in (("k.S:9", "vxorw $1,$2,$3"), ("k.S:10", "nop"))
    ]
    mix = {"load": polls, "branch": polls, "vector_integer": work, "integer": work}
    said = {
        "bytes": size_bytes,
        "cpes": 1,
        "kernel_cycles": work + polls,
        "accounts": {"dual": work, "dma_wait": polls},
        "mix": [{"timing_class": name, "issues": issues} for name, issues in mix.items()],
        "lines": [*polling, *working],
        "regions": [],
        "cores": [],
    }
    return from_json(Profile, said)


def test_counts_are_per_byte_without_polling_and_nops():
    result = counts_between(profile(100, 40, 1000), profile(200, 90, 1600))
    assert (result.p0, result.p1, result.either) == (6.0, 0.0, 0.0)
    assert result.cycles == pytest.approx(6.5)
    assert (result.wait, result.wait_percent) == ("dma_wait", pytest.approx(100 * 0.5 / 6.5))
    assert result.uses_vectors


def test_every_class_of_the_instruction_table_has_one_pipe():
    classes = [name for pipe in ("P0", "P1", "either") for name in counts.classes_of(pipe)]
    assert sorted(classes) == sorted({k.timing_class for k in Simulator(PROGRAM).instructions()})


# ---- Plan ----------------------------------------------------------------------------------------
def test_headlines_get_256_mb_if_that_is_affordable():
    affordable, slow = counted(), counted(p0=300.0)
    assert plan.chip_bytes(case().program, affordable, plan.DEFAULT) == 256 * MIB
    assert plan.chip_bytes(case(key_bits=192).program, affordable, plan.DEFAULT) == 16 * MIB
    assert plan.chip_bytes(case().program, slow, plan.DEFAULT) == 2 * MIB
    assert plan.chip_bytes(case(key_bits=192).program, slow, plan.DEFAULT) == 512 * KIB
    assert plan.chip_bytes(case().program, slow, plan.FULL) == 256 * MIB
    assert plan.chip_bytes(case().program, affordable, plan.QUICK) == plan.QUICK.least_bytes


def test_a_result_belongs_to_operation_key_and_data():
    points = [
        Point("k", 1024, 1.0, cipher=cipher)
        for cipher in (
            Cipher("ctr", 128),
            Cipher("ctr", 256),
            Cipher("ecb-encrypt", 128),
            Cipher("ctr", 128, seed=2),
            Cipher("ctr", 128, key="00" * 16),
            Cipher("ctr", 128, fill=0),
        )
    ]
    assert len({json.dumps(point.arguments) for point in points}) == len(points)
    assert len({point.program for point in points}) == 3


def test_only_aes_kernels_are_found():
    names = {kernel.name for kernel in all_kernels()}
    assert PIPELINE in names
    assert "template" not in names
    assert find([ROOT / "kernels" / "template"]) == []


def test_quick_runs_take_the_first_key_size_and_all_operations():
    assert {(p.operation, p.key_bits) for p in programs_of([KERNEL], True)} == {
        ("ecb-encrypt", 128),
        ("ctr", 128),
    }
    assert len(programs_of([KERNEL])) == 4


# ---- The host ------------------------------------------------------------------------------------
def test_a_processor_without_aes_instructions_is_said_to_be_one():
    candidates, left_out = openssl_candidates("x86_64", {"sse2", "ssse3"})
    assert AES_NI not in {candidate.implementation for candidate in candidates}
    assert len(candidates) == 2
    assert "no AES instructions" in left_out[AES_NI]
    assert openssl_candidates("x86_64", {"aes"})[0][0].implementation == AES_NI


def test_other_processors_are_measured_as_they_are():
    [candidate], left_out = openssl_candidates("riscv64", set())
    assert candidate.environment == {}
    assert "riscv64" in "".join(left_out.values())


def test_names_and_flags_are_those_of_the_first_processor():
    text = "model name\t: A\nflags\t\t: aes sse\n\nmodel name\t: B\nflags\t\t: none\n"
    assert cpu_of(text) == ("A", {"aes", "sse"})
    assert cpu_of("")[1] == set()


def test_speeds_are_read_and_an_unknown_clock_gives_no_cycles():
    [known, unknown] = speeds_of("x", "ctr 128 1 2.0 0.5 1.5\nctr 192 1 2.0 0.0000 0.0\n")
    assert known == Speed("x", "ctr", 128, 2.0, 0.5, 1, 1.5)
    assert unknown.cycles_per_byte is None
    assert table.number(None) == "-"


# ---- The page ------------------------------------------------------------------------------------
def test_the_other_devices_are_those_that_sw_aes_reports():
    of_sw_aes = {v for _, v, source in published.OTHER_DEVICES if source == "SW-AES"}
    assert of_sw_aes == {8.26, 9.78, 4.4, 6.33, 3.96, 9.83}


def test_parts_of_a_page_are_replaced_and_the_rest_stays(tmp_path):
    file = tmp_path / "page.md"
    file.write_text("a\n<!-- made: x -->\nold\n<!-- end of x -->\nb\n")
    markdown.rewrite_parts(file, {"x": "new\n"})
    markdown.rewrite_parts(file, {"x": "newer\n"})
    assert file.read_text() == "a\n<!-- made: x -->\nnewer\n<!-- end of x -->\nb\n"
    assert markdown.part(file, "x") == "newer"


def test_the_list_of_pages_is_made_from_their_headings(tmp_path):
    (tmp_path / "kernels").mkdir()
    (tmp_path / "kernels" / "ttable.md").write_text(
        "# T-tables\n\n> Beware. Really.\n\nFour tables\nin LDM. More.\n"
    )
    assert (
        page.pages(tmp_path / "kernels") == "- [T-tables](kernels/ttable.md): Four tables in LDM.\n"
    )


def test_a_row_that_failed_says_why():
    failed = SimulatorError(["swsim"], 3, "swsim: broken")
    row = rows.row_of(case(), COUNTS, bounds(COUNTS, MACHINE, 10.0), failed, failed, [failed], 2)
    assert row.verified is False
    assert row.constant_time is None
    assert row.bound == DMA
    assert "broken" in row.problem
    assert table.cells(row)


def test_the_committed_page_belongs_to_the_committed_kernels():
    """Every kernel's page is listed, and the tables are those of these programs."""
    file = ROOT / "docs" / "kernels.md"
    assert markdown.part(file, page.PAGES) == page.pages(ROOT / "docs" / "kernels").strip(), (
        "make docs"
    )
    identity = page.identity(Simulator(PROGRAM), programs_of(all_kernels()))
    assert markdown.part(file, page.BELONGS) == f"`{identity}`", "run make kernels"
    assert (ROOT / "docs" / "images" / "kernels.png").exists()


def test_a_host_that_could_not_be_measured_is_no_failure():
    assert table.device_cells(Host("some cpu", left_out={"OpenSSL": "no compiler"}))
