// SPDX-License-Identifier: Apache-2.0
//
// Why something could not be done, for people and for programs. What exit status a kind means is
// known to the command line alone. It depends on nothing, so that every part can use it.
#pragma once

#include <cstdint>
#include <stdexcept>
#include <string>

namespace swsim {

enum class ErrorKind : uint8_t {
    bad_input,      // source, file, length, key
    usage,          // what was asked for makes no sense, machine parameters too
    fault,          // the simulated program made an exception
    not_verified,   // the output is not what it should be
    cycles_differ,  // from those that were expected
    no_end,         // cycle limit or deadlock
    findings,       // of the check
};

// "bad_input", "usage", ...
inline const char* name_of(ErrorKind kind) {
    constexpr const char* names[] = {"bad_input",     "usage",  "fault",   "not_verified",
                                     "cycles_differ", "no_end", "findings"};
    return names[static_cast<uint8_t>(kind)];
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

}  // namespace swsim
