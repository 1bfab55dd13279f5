// SPDX-License-Identifier: Apache-2.0
//
// A file that appears whole or not at all: written under a temporary name beside its own, which it
// gets when it is complete. Devices and the like have no place to rename to: they are written
// directly, as is standard output. Nothing throws; the first error is kept, so that a writer need
// not ask at every step.
#pragma once

#include <cstdio>
#include <filesystem>
#include <optional>
#include <string_view>

#include "process/temporary_path.h"

namespace swsim {

// As the name of a file: standard input or output.
inline constexpr std::string_view standard_stream = "-";

class PendingFile {
  public:
    explicit PendingFile(const std::filesystem::path& path);
    // Without finish(), there is no file.
    ~PendingFile();
    PendingFile(const PendingFile&) = delete;
    PendingFile& operator=(const PendingFile&) = delete;

    void write(std::string_view bytes);
    // Gives the file its name, unless there was an error.
    void finish();

    // The first one, as errno; 0 for none.
    int error() const { return error_; }
    std::FILE* stream() const { return file_; }
    const std::filesystem::path& path() const { return path_; }

    // Whether `path` is something else than a regular file that may come to be.
    static bool is_special(const std::filesystem::path& path);

  private:
    int close();
    void note_error();
    void discard();

    const std::filesystem::path path_;
    const std::filesystem::path written_;     // where it is until it is complete
    std::optional<TemporaryPath> temporary_;  // while there is one
    std::FILE* file_;
    int error_ = 0;
};

}  // namespace swsim
