// SPDX-License-Identifier: Apache-2.0
//
// Runs the system's C preprocessor on a .S file, as the vendor's compiler driver does.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "asm/reporter.h"

namespace swsim {

// The preprocessed `text` of the file `source`, with line markers. `definitions` are NAME=VALUE.
// Nothing when the preprocessor fails; its errors then are in the reporter.
std::optional<std::string> preprocess(const std::filesystem::path& source, std::string_view text,
                                      const std::vector<std::filesystem::path>& include_directories,
                                      const std::vector<std::string>& definitions,
                                      Reporter& reporter);

}  // namespace swsim
