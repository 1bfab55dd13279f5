# SPDX-License-Identifier: Apache-2.0
"""Does swsim batch answer as swsim run does, whatever the other requests are?"""

import json
import os
import subprocess
from pathlib import Path

import pytest

from support.commands import PROGRAM, ROOT, run, simulated, swsim


def batch(*requests: object, options=(), status: int = 0) -> list[dict]:
    """The answers to requests, which are objects or lines of text."""
    lines = [line if isinstance(line, str) else json.dumps(line) for line in requests]
    outcome = swsim("batch", *options, stdin="".join(line + "\n" for line in lines)).expect(status)
    answers = [json.loads(line) for line in outcome.stdout.splitlines()]
    assert len(answers) == len(lines)
    return answers


def without_status(answer: dict) -> dict:
    return {key: value for key, value in simulated(answer).items() if key not in ("status", "id")}


def test_an_answer_is_the_record_of_the_run():
    answers = batch(
        {"id": 1, "kernel": "simd_selldw", "bytes": 4096},
        {"kernel": "simd_selldw", "bytes": 8192, "cgs": 2, "mode": "shared"},
        {"kernel": "simd", "bytes": 4096, "operation": "ecb-decrypt", "key_bits": 256},
        {"kernel": "simd", "bytes": 1024, "set": ["cpe.latency.vector_integer=6"]},
        {"kernel": "simd", "bytes": 1024, "cpes": 4, "unit": 64, "double_buffer": False},
    )
    runs = [
        run("simd_selldw", 4096, check="off"),
        run("simd_selldw", 8192, "--cgs", 2, "--mode", "shared", check="off"),
        run("simd", 4096, "--operation", "ecb-decrypt", "--key-bits", 256, check="off"),
        run("simd", 1024, "--set", "cpe.latency.vector_integer=6", check="off"),
        run("simd", 1024, "--cpes", 4, "--unit", 64, "--double-buffer", "off", check="off"),
    ]
    assert [without_status(answer) for answer in answers] == [simulated(record) for record in runs]
    assert [answer["status"] for answer in answers] == [0] * 5
    assert answers[0]["id"] == 1 and "id" not in answers[1]


@pytest.mark.parametrize(("kernel", "status"), [("simd", 0), ("no_such_kernel", 1)])
def test_an_id_is_any_json_value_also_null(kernel, status):
    ids = [None, False, "", {"a": [None]}]
    answers = batch(*({"id": each, "kernel": kernel, "bytes": 1024} for each in ids), status=status)
    assert [answer["id"] for answer in answers] == ids


def test_answers_come_in_the_order_of_the_requests_with_any_number_of_jobs():
    requests = [{"id": i, "kernel": "simd", "bytes": 65536 >> i} for i in range(5)]
    expected = [simulated(answer) for answer in batch(*requests, options=("--jobs", "1"))]
    assert [answer["id"] for answer in expected] == [0, 1, 2, 3, 4]
    assert [simulated(answer) for answer in batch(*requests, options=("--jobs", "5"))] == expected


def test_an_answer_comes_before_the_next_request_is_there():
    with subprocess.Popen(
        [PROGRAM, "batch"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT
    ) as process:
        for name in ("first", "second"):
            process.stdin.write(json.dumps({"id": name, "kernel": "simd", "bytes": 1024}) + "\n")
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["id"] == name
        process.stdin.close()
        assert process.wait(timeout=60) == 0


def test_requests_may_be_in_a_file(tmp_path):
    file = tmp_path / "requests.jsonl"
    file.write_text('{"kernel": "simd", "bytes": 1024}')
    assert json.loads(swsim("batch", file).stdout)["verified"] is True
    missing = swsim("batch", tmp_path / "missing.jsonl")
    assert missing.status == 1 and "missing.jsonl" in missing.stderr


def test_a_request_that_fails_has_its_answer_and_the_others_go_on():
    good = {"kernel": "simd", "bytes": 1024}
    answers = batch(
        good,
        {"id": "cycles", **good, "expect_cycles": 1},
        "this is not JSON",
        {"id": "key", **good, "byte": 1},
        {"id": "kernel", "kernel": "no_such_kernel"},
        {"id": "limit", **good, "max_cycles": 100},
        {"id": "machine", **good, "set": ["cpe.latency.vector_integers=6"]},
        good,
        status=5,
    )
    assert [answer["status"] for answer in answers] == [0, 5, 1, 2, 1, 6, 2, 0]
    assert simulated(answers[7]) == simulated(answers[0])
    kinds = [answer["error"]["kind"] for answer in answers[1:7]]
    assert kinds == ["cycles_differ", "bad_input", "usage", "bad_input", "no_end", "usage"]
    assert "nearest: bytes" in answers[3]["error"]["message"]
    assert "kernels/" in answers[4]["error"]["message"]
    assert answers[1]["verified"] is True  # the record is there
    assert ".S:" in answers[5]["error"]["place"]


HOST = """
#include <signal.h>
#include <stdio.h>
#include <string.h>
int main(int argc, char **argv) {
    char line[100];
    if (fgets(line, sizeof line, stdin))
        return 1;
    for (int i = 1; i < argc; ++i)
        if (strcmp(argv[i], "bytes=2048") == 0)
            raise(SIGKILL);
    printf("this is not an answer\\n");
    return 0;
}
"""


@pytest.fixture
def killed_kernel(tmp_path):
    """A kernel whose host program kills its process when it has 2048 bytes of data."""
    folder = tmp_path / "killed"
    assert swsim("new", folder).status == 0
    (folder / "killed_host.c").write_text(HOST)
    return folder


def test_what_a_host_program_leaves_behind_holds_nothing_up(tmp_path):
    folder = tmp_path / "leaving"
    assert swsim("new", folder).status == 0
    main = "int main(void) { if (fork() == 0) { sleep(40); _exit(0); } return 3; }"
    (folder / "leaving_host.c").write_text(f"#include <unistd.h>\n{main}\n")
    request = json.dumps({"kernel": str(folder)})
    # Their pipes are read until nobody has them open.
    swsim("batch", stdin=request + "\n", timeout_s=20).expect(4)
    swsim("run", folder, timeout_s=20).expect(4)


def test_a_crash_is_the_answer_to_its_request_alone(killed_kernel):
    request = {"kernel": str(killed_kernel)}
    answers = batch(
        {**request, "bytes": 4096}, {**request, "bytes": 2048}, {**request, "bytes": 4096}, status=1
    )
    assert [answer["status"] for answer in answers] == [0, 1, 0]
    assert "KILL" in answers[1]["error"]["message"]


def test_deep_nesting_is_one_bad_request():
    deep = "[" * 300_000 + "]" * 300_000
    lines = f'{{"id": {deep}, "kernel": "simd"}}\n{{"kernel": "simd", "bytes": 1024}}\n'
    outcome = swsim("batch", stdin=lines)
    answers = [json.loads(line) for line in outcome.stdout.splitlines()]
    assert [answer["status"] for answer in answers] == [1, 0]
    assert "nested" in answers[0]["error"]["message"]


@pytest.mark.parametrize(
    ("key", "value"), [("out", ""), ("in", ""), ("machine", ""), ("out", "a\0b"), ("key", "")]
)
def test_a_text_that_says_nothing_or_is_cut_off_is_refused(key, value):
    [answer] = batch({"kernel": "simd", "bytes": 1024, key: value}, status=2)
    assert "must be a text" in answer["error"]["message"]


def test_answers_that_wait_for_an_earlier_one_keep_no_files_open():
    requests = [{"kernel": "simd", "bytes": 1 << 20}] + [{"kernel": "simd", "bytes": 1024}] * 30
    outcome = swsim(
        "batch",
        "--jobs",
        2,
        stdin="".join(json.dumps(request) + "\n" for request in requests),
        prefix=("sh", "-c", 'ulimit -n 40; exec "$@"', "sh"),
    )
    assert outcome.status == 0, outcome.stdout


def test_the_output_of_each_request_goes_to_its_file(tmp_path):
    data = os.urandom(1024)
    (tmp_path / "in").write_bytes(data)
    key = "000102030405060708090a0b0c0d0e0f"
    common = {"kernel": "simd", "key": key}
    batch({**common, "in": str(tmp_path / "in"), "out": str(tmp_path / "out")})
    batch(
        {
            **common,
            "operation": "ecb-decrypt",
            "in": str(tmp_path / "out"),
            "out": str(tmp_path / "back"),
        }
    )
    assert (tmp_path / "back").read_bytes() == data


def test_requests_that_share_a_file_run_one_after_another(tmp_path):
    large, small = (os.urandom(size) for size in (1 << 19, 1024))
    (tmp_path / "large").write_bytes(large)
    (tmp_path / "small").write_bytes(small)
    common = {"kernel": "simd", "key": "000102030405060708090a0b0c0d0e0f"}

    def request(operation, source, target):
        files = {"in": str(tmp_path / source), "out": str(tmp_path / target)}
        return {**common, "operation": f"ecb-{operation}", **files}

    # What the first writes the second reads; the third replaces it, under another name.
    batch(
        request("encrypt", "large", "out"),
        request("decrypt", "out", "back"),
        request("encrypt", "small", f"../{tmp_path.name}/out"),
        request("decrypt", "out", "again"),
        options=("--jobs", 4),
    )
    assert (tmp_path / "back").read_bytes() == large
    assert (tmp_path / "again").read_bytes() == small


def test_a_full_disk_is_noticed():
    with Path("/dev/full").open("w") as full:
        outcome = swsim("batch", stdin='{"kernel": "simd", "bytes": 1024}\n', stdout=full)
    outcome.expect(1, "standard output")
