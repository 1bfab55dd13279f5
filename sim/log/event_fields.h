// SPDX-License-Identifier: Apache-2.0
//
// What happens outside of cores, as one type, and the numbers that the log keeps of it: both are
// made from sim/events/events.def, which describes the codings.
#pragma once

#include <algorithm>
#include <concepts>
#include <type_traits>
#include <variant>

#include "sim/events/events.h"

namespace swsim {

namespace coding {
struct cycle {};
struct until {};
struct later {};
struct earlier {};
struct owner {};
struct core {};
struct bus {};
struct group {};
struct instruction {};
struct operation {};
template <uint64_t limit> struct below {};
struct number {};
}  // namespace coding

template <typename, typename... Events> using VariantBehind = std::variant<Events...>;
using ChipEvent = VariantBehind<void
#define CORE_EVENT(...)
#define CHIP_EVENT(name, ...) , events::name
#include "sim/events/events.def"
                                >;

enum class Moment : uint8_t { happens, foreseen };
#define CORE_EVENT(...)
#define CHIP_EVENT(name, moment, ...)                                                              \
    constexpr Moment moment_of(const events::name&) {                                              \
        return Moment::moment;                                                                     \
    }
#include "sim/events/events.def"

template <typename Type, typename Event>
concept Is = std::same_as<std::remove_const_t<Type>, Event>;

// Calls visit(coding, member) for each field of an event.
#define FIELD(type, name, code, meaning) visit(coding::code(), event.name);
#define STRUCT(type, name)
#define PART(name, code, meaning) visit(coding::code(), event.name);
#define CORE_EVENT(...)
#define CHIP_EVENT(name, moment, meaning, ...)                                                     \
    void each_field(Is<events::name> auto& event, const auto& visit) {                             \
        __VA_ARGS__                                                                                \
    }
#include "sim/events/events.def"

// The field with a coding, or `otherwise`.
template <typename Coding, typename Value> Value field(const auto& event, Value otherwise) {
    each_field(event, [&](auto code, const auto& value) {
        if constexpr (std::same_as<decltype(code), Coding>)
            otherwise = Value(value);
    });
    return otherwise;
}

// When an event begins, behind its end, and the core whose event it is, or -1.
Cycle cycle_of(const auto& event) {
    return field<coding::cycle>(event, Cycle(0));
}
Cycle end_of(const auto& event) {
    return std::max(cycle_of(event) + 1, field<coding::until>(event, Cycle(0)));
}
int owner_of(const auto& event) {
    return field<coding::owner>(event, -1);
}
inline Cycle cycle_of(const ChipEvent& event) {
    return std::visit([](const auto& each) { return cycle_of(each); }, event);
}
inline Cycle end_of(const ChipEvent& event) {
    return std::visit([](const auto& each) { return end_of(each); }, event);
}
inline int owner_of(const ChipEvent& event) {
    return std::visit([](const auto& each) { return owner_of(each); }, event);
}
inline Moment moment_of(const ChipEvent& event) {
    return std::visit([](const auto& each) { return moment_of(each); }, event);
}

}  // namespace swsim
