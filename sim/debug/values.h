// SPDX-License-Identifier: Apache-2.0
//
// Registers and memory as words, bytes or AES states:
//
//        block 0      block 1      ...
//   $0   19 a0 9a e9  19 a0 9a e9  ...     one register: a row of 8 states
//   $1   3d f4 c6 f8  3d f4 c6 f8  ...     four registers: 8 states
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "sim/machine/vector.h"

namespace swsim::debug {

enum class Format : uint8_t { words, longs, bytes, doubles, states };

// The format of that name, or one that begins so.
std::optional<Format> find_format(std::string_view name);
std::vector<std::string_view> format_names();

// A line per register, element 0 first.
std::string format_registers(const std::vector<std::pair<unsigned, Vector>>& registers,
                             Format format);
// `bytes` at `address`. States are blocks of 16 bytes, column after column.
std::string format_memory(uint64_t address, const uint8_t* data, uint64_t bytes, Format format);

}  // namespace swsim::debug
