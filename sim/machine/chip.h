// SPDX-License-Identifier: Apache-2.0
//
// The chip: four core groups, and the two ways in which a program uses them. In private mode each
// group has a process on its own MPE, its own main memory and its part of the data. In full-chip
// sharing mode the threads of one process start the groups, and every access to main memory goes
// through the network on chip, of which each group has an equal share.
//
// Source: Li et al., JPDC 2020 (SW-AES), private mode and full-chip sharing mode; four core groups:
// Dongarra 2016.
#pragma once

#include <cstdint>
#include <vector>

namespace swsim {

inline constexpr unsigned core_groups_per_chip = 4;
inline constexpr unsigned cores_per_group = 64;

enum class ChipMode : uint8_t { private_mode, shared };

// Which core group of the chip this is, and how many share the network.
struct ChipPlace {
    unsigned group = 0;
    unsigned sharing_groups = 0;  // on the network on chip, this one too; 0: private mode

    bool shared() const { return sharing_groups != 0; }
};

// Equal consecutive parts of `bytes` bytes, each a multiple of `multiple` but for the last one that
// is not empty. The first groups get more if it does not come out even; the last ones may get
// nothing.
std::vector<uint64_t> split_among_groups(uint64_t bytes, uint64_t multiple, unsigned groups);

}  // namespace swsim
