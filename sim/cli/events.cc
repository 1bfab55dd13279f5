// SPDX-License-Identifier: Apache-2.0
//
// swsim events: what can happen on a core group, and how the event log keeps it.
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "sim/cli/command_line.h"

namespace swsim {

namespace {

struct Field {
    std::string_view name;
    std::string_view coding;
    std::string_view meaning;
};

struct DeclaredEvent {
    std::string_view name;
    std::string_view meaning;
    std::vector<Field> fields;
};

#define FIELD(type, name, coding, meaning) {#name, #coding, meaning},
#define STRUCT(type, name)
#define PART(name, coding, meaning) FIELD(, name, coding, meaning)
#define CORE_EVENT(name, meaning, ...) {#name, meaning, {__VA_ARGS__}},
#define CHIP_EVENT(name, moment, meaning, ...)
const std::vector<DeclaredEvent> core_events = {
#include "sim/events/events.def"
};

#define FIELD(type, name, coding, meaning) {#name, #coding, meaning},
#define STRUCT(type, name)
#define PART(name, coding, meaning) FIELD(, name, coding, meaning)
#define CORE_EVENT(name, meaning, ...)
#define CHIP_EVENT(name, moment, meaning, ...) {#name, meaning, {__VA_ARGS__}},
const std::vector<DeclaredEvent> chip_events = {
#include "sim/events/events.def"
};

void print(const DeclaredEvent& event) {
    fmt::print("{}: {}\n", event.name, event.meaning);
    for (const Field& field : event.fields)
        fmt::print("    {:<18} {}{}{}\n", field.coding, field.name,
                   field.meaning.empty() ? "" : ": ", field.meaning);
}

struct Nothing {};

void events_command(const Nothing&) {
    for (const DeclaredEvent& event : core_events)
        print(event);
    for (size_t kind = 0; kind < chip_events.size(); ++kind) {
        fmt::print("{} ", kind);
        print(chip_events[kind]);
    }
}

}  // namespace

void add_events(CommandLine& line) {
    line.add("events", "The events that listeners hear and logs keep.\nExample: swsim events",
             events_command);
}

}  // namespace swsim
