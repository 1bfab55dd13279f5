// SPDX-License-Identifier: Apache-2.0
//
// What compilers made, kept in a folder of the user between runs. Each file ends with a digest of
// its name and what is before it, so that a damaged one is made anew. Nothing here fails: a cache
// that cannot be written or read, or that others could write to, only costs time.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "process/run_command.h"

namespace swsim {

class BuildCache {
  public:
    // Beyond this size, the files that were made first go, down to half of it.
    static constexpr uintmax_t max_bytes = 64 << 20;

    // $XDG_CACHE_HOME/swsim or ~/.cache/swsim; swsim-UID among the temporary files if that cannot
    // be trusted, or is not there; else there is no cache.
    BuildCache();

    // Of what was loaded or stored.
    std::filesystem::path path(const std::string& name) const { return *folder_ / name; }
    // What was stored under that name, if it is intact.
    std::optional<std::string> load(const std::string& name) const;
    // Whether it could be stored. Another process may store the same at the same time.
    bool store(const std::string& name, std::string_view contents) const;

  private:
    void remove_oldest() const;

    std::optional<std::filesystem::path> folder_;
};

// One call of the C preprocessor.
struct Preprocessing {
    std::vector<std::string> words;  // the whole command, which begins with "cc"
    std::string input;               // its standard input
    // Where it looks for included files, in order. A file that comes to be in one of these and
    // would be found earlier is noticed.
    std::vector<std::filesystem::path> folders;
};

// What the preprocessor says, with line markers. A process is started only if the output is not
// kept, or the compiler, or one of the files that it was made from, has changed.
CommandResult run_preprocessor(const Preprocessing& preprocessing);

}  // namespace swsim
