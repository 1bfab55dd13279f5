// SPDX-License-Identifier: Apache-2.0
//
// A file that appears whole or not at all: written under a temporary name beside its own, which it
// gets when it is complete. Devices and the like have no place to rename to: they are written
// directly, as is standard output. A symbolic link stays, and what it names is the file. Nothing
// throws; the first error is kept, so that a writer need not ask at every step.
#pragma once

#include <cstdio>
#include <filesystem>
#include <optional>
#include <string_view>

#include "files/temporary_path.h"

namespace swsim {

// As the name of a file: standard input or output.
inline constexpr std::string_view standard_stream = "-";

// The file that is meant by `path`, which may be a symbolic link, also to a file that is not there.
// A link to none stays, as do the system's own to open files.
std::filesystem::path behind_links(std::filesystem::path path);

class PendingFile {
  public:
    // `ending`: of the temporary name.
    explicit PendingFile(const std::filesystem::path& path, std::string_view ending = ".tmp");
    // Without finish(), there is no file.
    ~PendingFile();
    PendingFile(const PendingFile&) = delete;
    PendingFile& operator=(const PendingFile&) = delete;

    void write(std::string_view bytes);
    // So that what is written so far can be read.
    void flush();
    // Gives the file its name, unless there was an error.
    void finish();

    // The first one, as errno; 0 for none.
    int error() const { return error_; }
    std::FILE* stream() const { return file_; }
    const std::filesystem::path& path() const { return path_; }
    // Where it is until it is complete.
    const std::filesystem::path& written() const { return written_; }

    // Whether `path` is something else than a regular file that may come to be.
    static bool is_special(const std::filesystem::path& path);

  private:
    bool is_temporary() const { return written_ != target_; }
    int close();
    void note_error();
    void discard();

    const std::filesystem::path path_;
    const std::filesystem::path target_;  // without symbolic links
    const std::filesystem::path written_;
    std::optional<TemporaryPath> temporary_;  // while there is one
    std::FILE* file_;
    int error_ = 0;
};

}  // namespace swsim
