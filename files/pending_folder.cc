// SPDX-License-Identifier: Apache-2.0
#include "files/pending_folder.h"

#include <cerrno>
#include <cstdio>
#include <cstring>

#include <sys/stat.h>

#include "base/error.h"
#include "files/pending_file.h"

namespace swsim {

namespace fs = std::filesystem;

namespace {

[[noreturn]] void fail(const char* action, const fs::path& path, int error) {
    bad_input("cannot {} {}: {}", action, path.string(), std::strerror(error));
}

// Without a slash at its end, so that there is a place beside it.
fs::path without_slash(const fs::path& folder) {
    return folder.has_filename() ? folder : folder.parent_path();
}

}  // namespace

PendingFolder::PendingFolder(const fs::path& path)
    : path_(path), target_(behind_links(without_slash(path))), written_(temporary_name(target_)) {
    if (mkdir(written_.c_str(), S_IRWXU | S_IRWXG | S_IRWXO) != 0)
        fail("make", path_, errno);
    temporary_.emplace(written_);
}

PendingFolder::~PendingFolder() {
    std::error_code ignored;
    if (temporary_)
        fs::remove_all(written_, ignored);
}

void PendingFolder::write(const fs::path& name, std::string_view contents) const {
    std::error_code error;
    fs::create_directories((written_ / name).parent_path(), error);
    if (error)
        fail("make", (path_ / name).parent_path(), error.value());
    PendingFile file(written_ / name);
    file.write(contents);
    file.finish();
    if (file.error())
        fail("write", path_ / name, file.error());
}

void PendingFolder::finish() {
    if (std::rename(written_.c_str(), target_.c_str()) != 0)
        fail("make", path_, errno);
    temporary_.reset();
}

}  // namespace swsim
