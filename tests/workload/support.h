// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <filesystem>
#include <string>

#include "base/error.h"

namespace swsim::test {

// A folder that goes with the test.
class TemporaryFolder {
  public:
    TemporaryFolder();
    ~TemporaryFolder();
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;

    const std::filesystem::path& path() const { return path_; }
    std::filesystem::path operator/(const std::string& name) const { return path_ / name; }

  private:
    std::filesystem::path path_;
};

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
