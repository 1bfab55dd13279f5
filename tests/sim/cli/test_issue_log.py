# SPDX-License-Identifier: Apache-2.0
"""Is the log of issued instructions the trace of what happened, and always the same?"""

import os

import pytest

from support.commands import DMA_STREAM, WITHOUT_RANDOMISATION, swsim, without_randomisation_works


def log_of(tmp_path, *options, **keywords) -> str:
    path = tmp_path / "log"
    outcome = swsim("exec", *DMA_STREAM, f"--log={path}", *options, "--json", **keywords)
    instructions = sum(core["instructions"] for core in outcome.json["cores"])
    text = path.read_text()
    assert len(text.splitlines()) == instructions + 1, "a line per instruction, and a heading"
    return text


@pytest.fixture(scope="module")
def plain(tmp_path_factory):
    return log_of(tmp_path_factory.mktemp("plain"))


def test_the_log_names_cycle_core_pipe_address_and_source(plain):
    cycle, core, pipe, address, source = plain.splitlines()[1].split(maxsplit=4)
    assert (cycle, core, pipe, address) == ("41", "0", "1", "0x4fff000000")
    assert "dma_stream.s:12: rcsr" in source


def test_time_by_cycle_gives_the_same_log(plain, tmp_path):
    assert log_of(tmp_path, "--quantum=1") == plain


@pytest.mark.skipif(not without_randomisation_works(), reason="setarch is not permitted here")
def test_address_randomisation_does_not_matter(plain, tmp_path):
    assert log_of(tmp_path, prefix=WITHOUT_RANDOMISATION) == plain


def test_the_size_of_the_environment_does_not_matter(plain, tmp_path):
    environment = {"PATH": os.environ["PATH"], "FILLER": "x" * 50_000}
    assert log_of(tmp_path, environment=environment) == plain
