// SPDX-License-Identifier: Apache-2.0
//
// A folder that appears with all of its files or not at all, as a PendingFile does.
#pragma once

#include <filesystem>
#include <optional>
#include <string_view>

#include "files/temporary_path.h"

namespace swsim {

class PendingFolder {
  public:
    // Throws Error that says what of `path` cannot be made, as write and finish do.
    explicit PendingFolder(const std::filesystem::path& path);
    // Without finish(), there is no folder.
    ~PendingFolder();
    PendingFolder(const PendingFolder&) = delete;
    PendingFolder& operator=(const PendingFolder&) = delete;

    // A file of it; folders that the name says are made.
    void write(const std::filesystem::path& name, std::string_view contents) const;
    // Gives the folder its name. An empty folder of that name is replaced.
    void finish();

    // Where it is until it is complete.
    const std::filesystem::path& written() const { return written_; }

  private:
    const std::filesystem::path path_;
    const std::filesystem::path target_;  // without symbolic links
    const std::filesystem::path written_;
    std::optional<TemporaryPath> temporary_;
};

}  // namespace swsim
