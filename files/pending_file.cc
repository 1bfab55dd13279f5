// SPDX-License-Identifier: Apache-2.0
#include "files/pending_file.h"

#include <cerrno>
#include <utility>

#include <linux/magic.h>
#include <sys/vfs.h>
#include <unistd.h>

namespace swsim {

namespace fs = std::filesystem;

namespace {

// As /dev/stdout: where it leads to is an open file, with or without a name.
bool is_in_proc(const fs::path& path) {
    struct statfs status {};
    return statfs(path.parent_path().c_str(), &status) == 0 && status.f_type == PROC_SUPER_MAGIC;
}

bool is_link(const fs::path& path) {
    std::error_code error;
    return fs::is_symlink(fs::symlink_status(path, error));
}

}  // namespace

fs::path behind_links(fs::path path) {
    constexpr int most_links = 40;  // as the system's own limit
    std::error_code error;
    for (int i = 0; i < most_links && is_link(path) && !is_in_proc(path); ++i)
        path = path.parent_path() / fs::read_symlink(path, error);
    return path;
}

bool PendingFile::is_special(const fs::path& path) {
    std::error_code error;
    const fs::file_status status = fs::status(path, error);
    return path == standard_stream || (fs::exists(status) && !fs::is_regular_file(status)) ||
           is_link(behind_links(path));
}

PendingFile::PendingFile(const fs::path& path, std::string_view ending)
    : path_(path), target_(is_special(path) ? path : behind_links(path)),
      written_(is_special(path) ? path : temporary_name(target_, ending)) {
    if (is_temporary())
        temporary_.emplace(written_);
    // x: exclusively.
    file_ = path_ == standard_stream ? stdout
                                     : std::fopen(written_.c_str(), is_temporary() ? "wbx" : "wb");
    if (!file_)
        note_error();
}

PendingFile::~PendingFile() {
    if (!file_)
        return;
    close();
    discard();
}

int PendingFile::close() {
    std::FILE* const file = std::exchange(file_, nullptr);
    return file == stdout ? std::fflush(file) : std::fclose(file);
}

void PendingFile::write(std::string_view bytes) {
    if (error_ == 0 && std::fwrite(bytes.data(), 1, bytes.size(), file_) != bytes.size())
        note_error();
}

void PendingFile::flush() {
    if (error_ == 0 && std::fflush(file_) != 0)
        note_error();
}

void PendingFile::finish() {
    if (!file_)
        return;
    if (close() != 0)
        note_error();
    if (error_ == 0 && is_temporary() && std::rename(written_.c_str(), target_.c_str()) != 0)
        note_error();
    if (error_ != 0)
        discard();
    temporary_.reset();
}

void PendingFile::note_error() {
    if (error_ == 0)
        error_ = errno;
}

void PendingFile::discard() {
    if (is_temporary())
        unlink(written_.c_str());
}

}  // namespace swsim
