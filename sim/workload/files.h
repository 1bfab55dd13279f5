// SPDX-License-Identifier: Apache-2.0
//
// Users' files: read whole, and never half written. All throw Error.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "files/pending_file.h"

namespace swsim {

std::vector<uint8_t> read_file(const std::filesystem::path& path);
std::string read_text(const std::filesystem::path& path);
void write_file(const std::filesystem::path& path, const void* data, size_t bytes);
// Under a temporary name beside `path`, then renamed: a failure leaves the old file alone.
void write_file_atomically(const std::filesystem::path& path, const std::vector<uint8_t>& data);
void write_file_atomically(const std::filesystem::path& path, std::string_view text);
// What could not be written until now.
void check_written(const PendingFile& file);
// Says early that a result could not be written at the end.
void check_writable(const std::filesystem::path& path);

}  // namespace swsim
