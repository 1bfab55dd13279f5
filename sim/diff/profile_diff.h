// SPDX-License-Identifier: Apache-2.0
//
// Two profiles side by side: where the cycles went. Runs of the same size are compared in cycles of
// all cores; of different sizes, in cycles per byte. In every table the largest change comes first.
#pragma once

#include <cmath>
#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "sim/profile/profile_report.h"

namespace swsim {

// Two profiles that cannot be compared: why, and what to do.
class DiffError : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

// A number of A and the one of B, in the unit of the comparison.
struct Pair {
    double a = 0;
    double b = 0;
    double difference() const { return b - a; }
    // In per cent of A; none if A has nothing.
    std::optional<double> change() const {
        return a == 0 ? std::nullopt : std::optional(100 * difference() / a);
    }
};

struct AccountDiff {
    Account account{};
    Pair cycles;
    int tenths_a = 0;  // of a per cent, of all cycles
    int tenths_b = 0;
    int points() const { return tenths_b - tenths_a; }  // tenths of a percentage point
};

struct MixDiff {
    std::string timing_class;
    Pair issues;
};

struct PipeDiff {
    Pair used;
    int tenths_a = 0;  // of the cycles from first issue to end
    int tenths_b = 0;
};

// What changed within a region or a line.
struct ShareDiff {
    bool in_a = false;
    bool in_b = false;
    Pair cycles;
    Pair issues;
    std::vector<std::pair<Account, Pair>> accounts;  // those that changed
};

struct RegionDiff {
    std::string name;
    ShareDiff share;  // with the regions inside
    Pair cycles_per_pass;
};

// Lines with the same text, whatever their numbers; comments, labels and blanks do not count.
struct LineDiff {
    std::string source;
    std::string places_a;  // empty if A has no such line
    std::string places_b;
    ShareDiff share;
};

struct ProfileDiff {
    // Of what is compared; not of `spawn_to_join` and `kernel_cycles`.
    bool per_byte = false;
    ProfileReport a;
    ProfileReport b;

    Pair spawn_to_join;  // cycles, or cycles per byte
    Pair kernel_cycles;  // cycles, or cycles per byte
    Pair total;          // of the cores that were looked at
    Pair issues;
    std::vector<AccountDiff> accounts;
    std::array<PipeDiff, 2> pipes{};
    std::vector<MixDiff> mix;
    std::vector<RegionDiff> regions;
    std::vector<LineDiff> lines;
};

// Throws DiffError.
ProfileDiff compare(const ProfileReport& a, const ProfileReport& b);

}  // namespace swsim
