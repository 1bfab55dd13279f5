// SPDX-License-Identifier: Apache-2.0
//
// The machine's parameters: every number of the model, with unit, range, source, confidence and
// role. The values come from sw26010.toml (part of the program); a file given with --machine and
// --set override what they name.
#pragma once

#include <cstdint>
#include <filesystem>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

#include "asm/isa/isa.h"
#include "base/error.h"

namespace swsim {

using Cycle = uint64_t;
inline constexpr Cycle never = std::numeric_limits<Cycle>::max();
__extension__ typedef unsigned __int128 Wide;

// A bad machine file or override: what is wrong, the nearest name, the range.
class MachineError : public Error {
  public:
    explicit MachineError(const std::string& message) : Error(ErrorKind::usage, message) {}
};

struct Parameter {
    std::string name;  // dotted, e.g. cpe.latency.vector_integer
    int64_t value = 0;
    int64_t default_value = 0;
    std::string unit;
    int64_t low = 0;
    int64_t high = 0;
    std::string confidence;
    std::string role;
    std::string source;
};

class Machine {
  public:
    // The SW26010 with its default values.
    Machine();

    void load(const std::filesystem::path& file);
    // Throws MachineError for an unknown name or a value out of range.
    void set(std::string_view name, int64_t value);
    // "name=value", as on the command line.
    void set(std::string_view assignment);

    int64_t value(std::string_view name) const;
    const std::vector<Parameter>& parameters() const { return parameters_; }

    // 16 hex digits over all effective values: results with the same hash had the same machine.
    std::string hash() const;

    Cycle latency(isa::TimingClass timing) const;
    unsigned cores() const;
    double clock_hz() const;
    double seconds(Cycle cycles) const;

  private:
    Parameter* find(std::string_view name);
    const Parameter* find(std::string_view name) const;

    std::vector<Parameter> parameters_;
};

}  // namespace swsim
