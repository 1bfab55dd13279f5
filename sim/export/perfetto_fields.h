// SPDX-License-Identifier: Apache-2.0
//
// Field numbers of Perfetto's trace format, of those messages and fields that are written here.
// Source: protos/perfetto/trace/ of https://github.com/google/perfetto, as in
// perfetto.protos.perfetto.trace.perfetto_trace_pb2 of the PyPI package perfetto 0.59.1. Names are
// those of the .proto files.
#pragma once

#include <protozero/types.hpp>

namespace swsim::perfetto {

enum class Trace : protozero::pbf_tag_type { packet = 1 };

enum class TracePacket : protozero::pbf_tag_type {
    timestamp = 8,
    trusted_packet_sequence_id = 10,
    track_event = 11,
    interned_data = 12,
    sequence_flags = 13,
    track_descriptor = 60,
};

// Of TracePacket.SequenceFlags.
inline constexpr unsigned seq_incremental_state_cleared = 1;
inline constexpr unsigned seq_needs_incremental_state = 2;

enum class TrackDescriptor : protozero::pbf_tag_type {
    uuid = 1,
    name = 2,
    parent_uuid = 5,
    counter = 8,
    child_ordering = 11,
    sibling_order_rank = 12,
    description = 14,
};

// Of TrackDescriptor.ChildTracksOrdering.
inline constexpr int explicit_order = 3;

enum class CounterDescriptor : protozero::pbf_tag_type { unit_name = 6 };

enum class TrackEvent : protozero::pbf_tag_type {
    category_iids = 3,
    debug_annotations = 4,
    type = 9,
    name_iid = 10,
    track_uuid = 11,
    counter_value = 30,
    flow_ids = 47,              // fixed64
    terminating_flow_ids = 48,  // fixed64
};

// Of TrackEvent.Type.
inline constexpr int type_slice_begin = 1;
inline constexpr int type_slice_end = 2;
inline constexpr int type_counter = 4;

enum class DebugAnnotation : protozero::pbf_tag_type {
    name_iid = 1,
    int_value = 4,
    pointer_value = 7,
    string_value_iid = 17,
};

enum class InternedData : protozero::pbf_tag_type {
    event_categories = 1,
    event_names = 2,
    debug_annotation_names = 3,
    debug_annotation_string_values = 29,
};

// EventCategory, EventName, DebugAnnotationName and InternedString.
enum class Interned : protozero::pbf_tag_type { iid = 1, text = 2 };

}  // namespace swsim::perfetto
