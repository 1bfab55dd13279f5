# SPDX-License-Identifier: Apache-2.0
"""Reads a Perfetto trace by Perfetto's own protobuf classes."""

from collections import defaultdict
from dataclasses import dataclass, field
from itertools import pairwise

from perfetto.protos.perfetto.trace.perfetto_trace_pb2 import (
    Trace,
    TracePacket,
    TrackDescriptor,
    TrackEvent,
)

#: Two regions' worth of messages and barriers, for exports to show.
EXCHANGE = """
    .globl main
    .text
main:
    rcsr $1,2
    ldi $2,0xff($31)
    synr $2
# SWSIM-BEGIN exchange
    bne $1,1f
    putr $3,9               # to all others of the row
    br 2f
1:  getr $4
2:  synr $2
# SWSIM-END
    halt
"""


@dataclass
class Slice:
    track: int
    name: str
    category: str
    begin: int
    end: int = -1
    depth: int = 0
    arguments: dict = field(default_factory=dict)
    flows: list = field(default_factory=list)
    ending_flows: list = field(default_factory=list)

    @property
    def duration(self) -> int:
        return self.end - self.begin


class Reader:
    """Resolves interned texts, sorts by time as Perfetto does, and matches begins and ends."""

    def __init__(self, data: bytes):
        self.tracks: dict[int, TrackDescriptor] = {}
        self.slices: list[Slice] = []
        self.counters = defaultdict(list)
        self.texts = {name: {} for name in ("categories", "names", "annotations", "strings")}
        self.valid = False
        events = [event for packet in Trace.FromString(data).packet if (event := self.take(packet))]
        events.sort(key=lambda event: event[0])  # stable
        open_slices = defaultdict(list)
        for time, kind, value in events:
            if kind == "begin":
                stack = open_slices[value.track]
                value.depth = len(stack)
                stack.append(value)
                self.slices.append(value)
            elif kind == "end":
                open_slices[value].pop().end = time
            else:
                self.counters[value[0]].append((time, value[1]))
        assert not any(open_slices.values()), "slices that do not end"

    def take(self, packet: TracePacket):
        assert packet.trusted_packet_sequence_id == 1
        if packet.HasField("track_descriptor"):
            descriptor = packet.track_descriptor
            assert descriptor.uuid not in self.tracks
            self.tracks[descriptor.uuid] = descriptor
            return None
        self.intern(packet)
        event = packet.track_event
        assert event.track_uuid in self.tracks, "an event before the description of its track"
        if event.type == TrackEvent.TYPE_COUNTER:
            assert self.tracks[event.track_uuid].HasField("counter")
            return packet.timestamp, "count", (event.track_uuid, event.counter_value)
        if event.type == TrackEvent.TYPE_SLICE_END:
            return packet.timestamp, "end", event.track_uuid
        assert event.type == TrackEvent.TYPE_SLICE_BEGIN
        return packet.timestamp, "begin", self.slice_of(packet.timestamp, event)

    def intern(self, packet: TracePacket):
        if packet.sequence_flags & TracePacket.SEQ_INCREMENTAL_STATE_CLEARED:
            self.texts = {name: {} for name in self.texts}
            self.valid = True
        assert packet.sequence_flags & TracePacket.SEQ_NEEDS_INCREMENTAL_STATE
        assert self.valid, "texts are used before any are known"
        data = packet.interned_data
        for name, entries, text in (
            ("categories", data.event_categories, "name"),
            ("names", data.event_names, "name"),
            ("annotations", data.debug_annotation_names, "name"),
            ("strings", data.debug_annotation_string_values, "str"),
        ):
            for entry in entries:
                assert entry.iid not in self.texts[name]
                value = getattr(entry, text)
                self.texts[name][entry.iid] = value.decode() if text == "str" else value

    def slice_of(self, time: int, event: TrackEvent) -> Slice:
        arguments = {}
        for annotation in event.debug_annotations:
            name = self.texts["annotations"][annotation.name_iid]
            kind = annotation.WhichOneof("value")
            value = getattr(annotation, kind)
            arguments[name] = self.texts["strings"][value] if kind == "string_value_iid" else value
        return Slice(
            event.track_uuid,
            self.texts["names"][event.name_iid],
            self.texts["categories"][event.category_iids[0]],
            time,
            arguments=arguments,
            flows=list(event.flow_ids),
            ending_flows=list(event.terminating_flow_ids),
        )

    def path(self, track: int) -> str:
        descriptor = self.tracks[track]
        above = self.path(descriptor.parent_uuid) + "/" if descriptor.parent_uuid else ""
        return above + descriptor.name

    def at(self, path: str) -> list[Slice]:
        return [each for each in self.slices if self.path(each.track) == path]

    def category(self, name: str) -> list[Slice]:
        return [each for each in self.slices if each.category == name]

    def total(self, path: str) -> int:
        """The sum of a counter of so many per 1000 cycles, over the whole run."""
        (track,) = [each for each in self.tracks if self.path(each) == path]
        assert self.tracks[track].counter.unit_name == "bytes per 1000 cycles"
        values = self.counters[track]
        assert values[-1][1] == 0
        return sum(
            value * (until - since) // 1000 for (since, value), (until, _) in pairwise(values)
        )
