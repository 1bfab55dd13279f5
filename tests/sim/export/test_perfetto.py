# SPDX-License-Identifier: Apache-2.0
"""Does the Perfetto export say what happened? Read back by Perfetto's own protobuf classes."""

import json
from collections import Counter
from itertools import pairwise

import pytest
from perfetto.protos.perfetto.trace.perfetto_trace_pb2 import (
    TrackDescriptor,
)

from support.commands import swsim
from support.perfetto_format import EXCHANGE, Reader, Slice

RUN = ("simd_selldw_pipeline", "--bytes", "64K")


def export(path, *arguments) -> Reader:
    swsim("trace", *arguments, "--format", "perfetto", "-o", path).expect(0)
    return Reader(path.read_bytes())


@pytest.fixture(scope="module")
def whole(tmp_path_factory) -> Reader:
    return export(tmp_path_factory.mktemp("perfetto") / "run.perfetto-trace", *RUN)


@pytest.fixture(scope="module")
def record() -> dict:
    return swsim("run", *RUN, "--json").json


@pytest.fixture
def exchange(tmp_path):
    source = tmp_path / "exchange.S"
    source.write_text(EXCHANGE)

    def make(*options) -> Reader:
        return export(tmp_path / "trace", source, "--entry", "main", "--cpes", 8, *options)

    return make


def accounts_of(slices: list[Slice], names) -> Counter:
    sums = Counter()
    for each in slices:
        of_slice = {name: each.arguments[name] for name in names if name in each.arguments}
        assert sum(of_slice.values()) == each.duration, each
        sums.update(of_slice)
    return sums


def test_do_the_spans_of_all_cores_add_up_to_the_accounts(whole, record):
    accounts = record["accounts"]
    outside = ("not_started", "halted")
    inside = {name: n for name, n in accounts.items() if name not in outside and n}
    assert accounts_of(whole.category("core"), accounts) == Counter(inside)


def test_do_the_spans_of_a_core_follow_each_other_without_a_gap(whole):
    for core in range(64):
        spans = whole.at(f"cores/core {core}")
        assert spans
        for one, next_one in pairwise(spans):
            assert one.end == next_one.begin
            assert one.depth == 0
            assert one.name != next_one.name or one.duration > 0


def test_is_each_dma_command_a_slice_with_arrows_to_its_group_and_its_reply(whole):
    commands = [each for each in whole.category("dma") if whole.path(each.track).endswith("/dma")]
    replies = [each for each in commands if each.name == "reply"]
    commands = [each for each in commands if each.name != "reply"]
    services = [
        each for each in whole.category("dma") if whole.path(each.track).startswith("DMA groups/")
    ]
    assert len(commands) == len(replies) == len(services) >= 2 * 64
    by_flow = {each.flows[0]: each for each in services}
    replied = {each.ending_flows[0]: each for each in replies}
    for command in commands:
        (flow,) = command.flows
        assert flow == command.arguments["command"]
        service, reply = by_flow[flow], replied[flow]
        assert service.arguments["bytes"] == command.arguments["bytes"]
        assert f"core {service.arguments['core']}" in whole.path(command.track).split("/")
        assert command.begin < service.begin < reply.begin
        assert reply.track == command.track
        assert reply.end == command.end
        assert reply.depth == command.depth + 1 == 1


def test_do_memory_counters_add_up_to_what_the_commands_move(whole):
    moved = Counter()
    for each in whole.category("dma"):
        if whole.path(each.track).endswith("/dma") and each.name != "reply":
            moved[each.name.split()[0]] += each.arguments["bytes"]
    assert moved["get"] >= moved["put"] >= 64 * 1024
    assert whole.total("memory/DMA bytes read") == moved["get"]
    assert whole.total("memory/DMA bytes written") == moved["put"]
    (track,) = [t for t in whole.tracks if whole.path(t) == "memory/DMA commands under way"]
    assert whole.counters[track][-1][1] == 0


def test_does_the_run_track_frame_everything_and_say_the_clock(whole, record):
    spawns = whole.at("run")
    assert [each.name for each in spawns] == ["spawn 0"]
    assert spawns[0].duration == record["cycles"]
    assert spawns[0].arguments["time"] == "1 ns in this trace is 1 cycle"
    assert spawns[0].arguments["clock kHz"] > 1_000_000
    assert all(spawns[0].begin <= s.begin <= s.end <= spawns[0].end for s in whole.slices)


def test_are_tracks_named_and_in_their_order(whole):
    top = [t for t in whole.tracks.values() if not t.parent_uuid]
    top.sort(key=lambda track: track.sibling_order_rank)
    assert [t.name for t in top] == ["run", "cores", "DMA groups", "memory", "buses", "barriers"]
    cores = [t for t in whole.tracks.values() if whole.path(t.uuid).count("/") == 1]
    cores = [t for t in cores if whole.path(t.uuid).startswith("cores/")]
    cores.sort(key=lambda track: track.sibling_order_rank)
    assert [t.name for t in cores] == [f"core {i}" for i in range(64)]
    for track in whole.tracks.values():
        assert track.child_ordering == TrackDescriptor.ChildTracksOrdering.EXPLICIT
        if track.parent_uuid:
            assert track.parent_uuid in whole.tracks


def test_is_every_instruction_there_with_detail(exchange):
    reader = exchange("--detail", "instructions")
    for core in range(8):
        pipes = [reader.at(f"cores/core {core}/P{pipe}") for pipe in (0, 1)]
        spans = reader.at(f"cores/core {core}")
        assert sum(map(len, pipes)) == sum(span.arguments["instructions"] for span in spans)
        stalls = reader.at(f"cores/core {core}/stalls")
        accounts = Counter()
        for stall in stalls:
            accounts[stall.name] += stall.duration
        for name, cycles in accounts.items():
            assert cycles == sum(span.arguments.get(name, 0) for span in spans)
        assert all(each.duration == 1 for pipe in pipes for each in pipe)
        in_order = sorted((*pipes[0], *pipes[1]), key=lambda issue: issue.begin)
        mnemonics = [each.name.split()[0] for each in in_order]
        assert mnemonics[-1] == "halt"
        assert mnemonics.count("synr") == 2
        assert ("putr" in mnemonics) == (core == 0)


def test_do_messages_have_arrows_from_the_bus_to_every_reader(exchange):
    reader = exchange("--detail", "instructions")
    (message,) = reader.at("buses/row 0")
    arrivals = [each for each in reader.category("bus") if each is not message]
    assert {reader.path(each.track) for each in arrivals} == {
        f"cores/core {core}/messages" for core in range(1, 8)
    }
    for arrival in arrivals:
        assert arrival.ending_flows == message.flows
        assert arrival.begin == message.arguments["readable"]
    without = exchange().at("buses/row 0")
    assert [each.arguments["messages"] for each in without] == [1]


def test_are_barriers_and_regions_shown(exchange):
    reader = exchange()
    barriers = reader.at("barriers/row 0")
    assert [each.name for each in barriers] == ["8 cores", "8 cores"]
    for core in range(8):
        (region,) = reader.at(f"cores/core {core}/regions")
        assert region.name == "exchange"
        assert barriers[0].end <= region.begin < barriers[1].begin < region.end


def test_does_a_window_of_some_cores_stay_whole(tmp_path):
    reader = export(tmp_path / "window", *RUN, "--cores", "3,5", "--cycles", "15000:17000")
    assert {reader.path(each.track) for each in reader.category("core")} == {
        "cores/core 3",
        "cores/core 5",
    }
    assert all(15000 <= each.begin <= each.end <= 17000 for each in reader.category("core"))


def test_does_an_export_that_is_cut_off_still_open_and_say_so(tmp_path):
    path = tmp_path / "cut"
    outcome = swsim(
        "trace", *RUN, "--format", "perfetto", "--detail", "instructions", "-o", path,
        "--max-size", "1M",
    )  # fmt: skip
    assert outcome.status == 0, outcome.stderr
    reader = Reader(path.read_bytes())
    assert "max-size" in outcome.stderr or "log" in outcome.stderr
    assert [each.name for each in reader.at("run")][-1] == "incomplete"
    assert path.stat().st_size < 1_300_000


def test_does_a_deadlock_show_who_waits(tmp_path):
    source = tmp_path / "stuck.S"
    source.write_text(".globl main\n.text\nmain: nop\ngetr $1\nhalt\n")
    path = tmp_path / "trace"
    swsim("trace", source, "--entry", "main", "--format", "perfetto", "-o", path).expect(6)
    last = Reader(path.read_bytes()).at("cores/core 0")[-1]
    assert "getr_empty" in json.dumps(last.arguments)
