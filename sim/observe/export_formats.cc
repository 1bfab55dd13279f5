// SPDX-License-Identifier: Apache-2.0
//
// The one table of export formats.
#include <algorithm>
#include <array>

#include "sim/observe/ascii_timeline.h"
#include "sim/observe/exporter.h"
#include "sim/observe/kanata.h"

namespace swsim {

namespace {

template <typename Class> std::unique_ptr<Exporter> make(const ExportTask& task) {
    return std::make_unique<Class>(task);
}

constexpr std::array formats = {
    ExportFormat{"ascii", "a timeline to read: one character per cycle", true, make<AsciiTimeline>},
    ExportFormat{"kanata", "for the Konata viewer", false, make<Kanata>},
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
