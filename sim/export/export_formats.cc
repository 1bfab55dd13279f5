// SPDX-License-Identifier: Apache-2.0
//
// The one table of export formats.
#include <algorithm>
#include <array>

#include "sim/export/ascii_timeline.h"
#include "sim/export/exporter.h"
#include "sim/export/kanata.h"
#include "sim/export/perfetto_export.h"
#include "sim/export/vcd_export.h"

namespace swsim {

namespace {

template <typename Class> std::unique_ptr<Exporter> make(const ExportTask& task) {
    return std::make_unique<Class>(task);
}

constexpr std::array formats = {
    ExportFormat{"ascii", "a timeline to read: one character per cycle", true, make<AsciiTimeline>},
    ExportFormat{"kanata", "for the Konata viewer", false, make<Kanata>},
    ExportFormat{"perfetto", "a whole run, for ui.perfetto.dev", false, make<PerfettoExport>},
    ExportFormat{"vcd", "bus, DMA and memory activity, for waveform viewers", false,
                 make<VcdExport>},
};

}  // namespace

std::span<const ExportFormat> export_formats() {
    return formats;
}

const ExportFormat* find_export_format(std::string_view name) {
    const auto found = std::ranges::find(formats, name, &ExportFormat::name);
    return found == formats.end() ? nullptr : &*found;
}

}  // namespace swsim
