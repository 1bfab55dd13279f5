// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <filesystem>
#include <string>

#include "base/error.h"
#include "files/temporary_path.h"

namespace swsim::test {

// A copy of a kernel of the project, in which the first `from` of its source file is `to`.
std::filesystem::path changed_kernel(const TemporaryFolder& folder, const std::string& kernel,
                                     const std::string& file, const std::string& from,
                                     const std::string& to);

// The error that `work` throws; fails without one.
template <typename Work> Error error_of(Work work) {
    try {
        work();
    } catch (const Error& error) {
        return error;
    }
    throw std::logic_error("there was no error");
}

}  // namespace swsim::test
