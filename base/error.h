// SPDX-License-Identifier: Apache-2.0
//
// Why something could not be done, for people and for programs. It depends on nothing, so that
// every part can use it.
#pragma once

#include <cstdint>
#include <stdexcept>
#include <string>

#include <fmt/format.h>

namespace swsim {

// The numbers are what `swsim` returns to its caller: part of the contract with scripts.
enum class ErrorKind : uint8_t {
    bad_input = 1,      // source, file, length, key
    usage = 2,          // what was asked for makes no sense, machine parameters too
    fault = 3,          // the simulated program made an exception
    not_verified = 4,   // the output is not what it should be
    cycles_differ = 5,  // from those that were expected
    no_end = 6,         // cycle limit or deadlock
    findings = 7,       // of the check
};

// "bad_input", "usage", ...
inline const char* name_of(ErrorKind kind) {
    constexpr const char* names[] = {"bad_input",     "usage",  "fault",   "not_verified",
                                     "cycles_differ", "no_end", "findings"};
    return names[static_cast<uint8_t>(kind) - 1];
}

class Error : public std::runtime_error {
  public:
    Error(ErrorKind kind, const std::string& message, std::string place = "")
        : std::runtime_error(message), kind_(kind), place_(std::move(place)) {}

    ErrorKind kind() const { return kind_; }
    // Where it is, for programs: "kernel.S:41", "core group 2"; empty if that is nowhere. The
    // message says so, too.
    const std::string& place() const { return place_; }

  private:
    ErrorKind kind_;
    std::string place_;
};

// Throw an Error with what fmt::format makes of the arguments.
template <typename... Values>
[[noreturn]] void bad_input(fmt::format_string<Values...> format, Values&&... values) {
    throw Error(ErrorKind::bad_input, fmt::format(format, std::forward<Values>(values)...));
}
template <typename... Values>
[[noreturn]] void bad_usage(fmt::format_string<Values...> format, Values&&... values) {
    throw Error(ErrorKind::usage, fmt::format(format, std::forward<Values>(values)...));
}

}  // namespace swsim
