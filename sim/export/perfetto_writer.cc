// SPDX-License-Identifier: Apache-2.0
#include "sim/export/perfetto_writer.h"

#include <protozero/pbf_builder.hpp>

namespace swsim {

namespace {

using protozero::pbf_builder;

constexpr uint32_t sequence = 1;  // the only writer

}  // namespace

PerfettoWriter::PerfettoWriter(ExportSink& sink) : sink_(sink) {}

uint64_t PerfettoWriter::intern(Texts& texts, std::string_view text) {
    const auto known = texts.numbers.find(text);
    if (known != texts.numbers.end())
        return known->second;
    const uint64_t number = texts.numbers.size() + 1;
    texts.numbers.emplace(text, number);
    pbf_builder<perfetto::InternedData> table(new_texts_);
    std::string entry;
    pbf_builder<perfetto::Interned> builder(entry);
    builder.add_uint64(perfetto::Interned::iid, number);
    builder.add_bytes(perfetto::Interned::text, text.data(), text.size());
    table.add_message(texts.field, entry);
    return number;
}

void PerfettoWriter::write_packet(const std::string& packet) {
    std::string text;
    pbf_builder<perfetto::Trace>(text).add_message(perfetto::Trace::packet, packet);
    sink_.write(text);
}

PerfettoWriter::Track PerfettoWriter::describe(Track parent, int rank, const TrackText& text,
                                               bool counter) {
    std::string descriptor;
    pbf_builder<perfetto::TrackDescriptor> builder(descriptor);
    builder.add_uint64(perfetto::TrackDescriptor::uuid, ++last_track_);
    builder.add_string(perfetto::TrackDescriptor::name, text.name);
    if (parent != no_track)
        builder.add_uint64(perfetto::TrackDescriptor::parent_uuid, parent);
    if (!text.description.empty())
        builder.add_string(perfetto::TrackDescriptor::description, text.description);
    if (counter) {
        std::string of_counter;
        pbf_builder<perfetto::CounterDescriptor>(of_counter)
            .add_string(perfetto::CounterDescriptor::unit_name, text.unit);
        builder.add_message(perfetto::TrackDescriptor::counter, of_counter);
    }
    builder.add_enum(perfetto::TrackDescriptor::child_ordering, perfetto::explicit_order);
    builder.add_int32(perfetto::TrackDescriptor::sibling_order_rank, rank);
    std::string packet;
    pbf_builder<perfetto::TracePacket> packet_builder(packet);
    packet_builder.add_message(perfetto::TracePacket::track_descriptor, descriptor);
    packet_builder.add_uint32(perfetto::TracePacket::trusted_packet_sequence_id, sequence);
    write_packet(packet);
    return last_track_;
}

PerfettoWriter::Track PerfettoWriter::add_track(Track parent, int rank, const TrackText& text) {
    return describe(parent, rank, text, false);
}

PerfettoWriter::Track PerfettoWriter::add_counter(Track parent, int rank, const TrackText& text) {
    return describe(parent, rank, text, true);
}

// The first event says that no text is known yet; all need those of the ones before.
void PerfettoWriter::write_event(Cycle cycle, const std::string& event) {
    std::string packet;
    pbf_builder<perfetto::TracePacket> builder(packet);
    builder.add_uint64(perfetto::TracePacket::timestamp, cycle);
    builder.add_uint32(perfetto::TracePacket::trusted_packet_sequence_id, sequence);
    if (!new_texts_.empty())
        builder.add_message(perfetto::TracePacket::interned_data, new_texts_);
    new_texts_.clear();
    builder.add_uint32(perfetto::TracePacket::sequence_flags,
                       perfetto::seq_needs_incremental_state |
                           (begun_ ? 0 : perfetto::seq_incremental_state_cleared));
    begun_ = true;
    builder.add_message(perfetto::TracePacket::track_event, event);
    write_packet(packet);
}

void PerfettoWriter::begin(Track track, Cycle cycle, const Slice& slice) {
    std::string event;
    pbf_builder<perfetto::TrackEvent> builder(event);
    builder.add_enum(perfetto::TrackEvent::type, perfetto::type_slice_begin);
    builder.add_uint64(perfetto::TrackEvent::track_uuid, track);
    builder.add_uint64(perfetto::TrackEvent::category_iids, intern(categories_, slice.category));
    builder.add_uint64(perfetto::TrackEvent::name_iid, intern(names_, slice.name));
    for (const Annotation& annotation : slice.annotations) {
        std::string text;
        pbf_builder<perfetto::DebugAnnotation> value(text);
        value.add_uint64(perfetto::DebugAnnotation::name_iid,
                         intern(annotation_names_, annotation.name));
        if (const auto* const number = std::get_if<int64_t>(&annotation.value))
            value.add_int64(perfetto::DebugAnnotation::int_value, *number);
        else if (const auto* const address = std::get_if<Address>(&annotation.value))
            value.add_uint64(perfetto::DebugAnnotation::pointer_value, address->value);
        else
            value.add_uint64(perfetto::DebugAnnotation::string_value_iid,
                             intern(strings_, std::get<std::string>(annotation.value)));
        builder.add_message(perfetto::TrackEvent::debug_annotations, text);
    }
    for (const uint64_t flow : slice.flows)
        builder.add_fixed64(perfetto::TrackEvent::flow_ids, flow);
    for (const uint64_t flow : slice.ending_flows)
        builder.add_fixed64(perfetto::TrackEvent::terminating_flow_ids, flow);
    write_event(cycle, event);
}

void PerfettoWriter::end(Track track, Cycle cycle) {
    std::string event;
    pbf_builder<perfetto::TrackEvent> builder(event);
    builder.add_enum(perfetto::TrackEvent::type, perfetto::type_slice_end);
    builder.add_uint64(perfetto::TrackEvent::track_uuid, track);
    write_event(cycle, event);
}

void PerfettoWriter::slice(Track track, Cycle from, Cycle to, const Slice& what) {
    begin(track, from, what);
    end(track, to);
}

void PerfettoWriter::count(Track track, Cycle cycle, int64_t value) {
    std::string event;
    pbf_builder<perfetto::TrackEvent> builder(event);
    builder.add_enum(perfetto::TrackEvent::type, perfetto::type_counter);
    builder.add_uint64(perfetto::TrackEvent::track_uuid, track);
    builder.add_int64(perfetto::TrackEvent::counter_value, value);
    write_event(cycle, event);
}

}  // namespace swsim
