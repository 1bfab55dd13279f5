// SPDX-License-Identifier: Apache-2.0
//
// Files and folders that must not outlive the command. Its maker removes it; if its process is
// ended before that, by Ctrl-C or by the program that it hosts, the process that supervises it
// does. They stand in memory that all processes of the command share.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace swsim {

class TemporaryPath {
  public:
    // From now on, until this object goes. Beyond a number that no command needs, nothing happens.
    explicit TemporaryPath(const std::filesystem::path& path);
    ~TemporaryPath();
    TemporaryPath(const TemporaryPath&) = delete;
    TemporaryPath& operator=(const TemporaryPath&) = delete;

    // Before the fork: the processes forked afterwards share what they note.
    static void share();
    // When they have ended: removes what they left.
    static void remove_all();

  private:
    struct Slot;
    static Slot* slots;
    Slot* slot_ = nullptr;
};

// A name beside `path`, for what gets that name when it is complete. Nobody can foresee it; whoever
// makes something of it does that exclusively, so that nobody's file is taken for it.
std::filesystem::path temporary_name(const std::filesystem::path& path,
                                     std::string_view ending = ".tmp");

// A new folder for temporary files, which goes with this object, and its files with it.
class TemporaryFolder {
  public:
    // Throws Error, which names TMPDIR, if the system refuses.
    TemporaryFolder();
    ~TemporaryFolder();
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;

    std::filesystem::path operator/(const std::string& name) const { return path_ / name; }

  private:
    std::filesystem::path path_;
    std::optional<TemporaryPath> noted_;
};

}  // namespace swsim
