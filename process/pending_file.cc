// SPDX-License-Identifier: Apache-2.0
#include "process/pending_file.h"

#include <cerrno>
#include <utility>

#include <fmt/format.h>
#include <unistd.h>

namespace swsim {

namespace fs = std::filesystem;

bool PendingFile::is_special(const fs::path& path) {
    std::error_code error;
    const fs::file_status status = fs::status(path, error);
    return path == standard_stream || (fs::exists(status) && !fs::is_regular_file(status));
}

PendingFile::PendingFile(const fs::path& path)
    : path_(path),
      written_(is_special(path) ? path
                                : fs::path(path.string() + fmt::format(".{}.tmp", getpid()))) {
    if (written_ != path_)
        temporary_.emplace(written_);
    file_ = path_ == standard_stream ? stdout : std::fopen(written_.c_str(), "wb");
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

void PendingFile::finish() {
    if (!file_)
        return;
    if (close() != 0)
        note_error();
    if (error_ == 0 && written_ != path_ && std::rename(written_.c_str(), path_.c_str()) != 0)
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
    if (written_ != path_)
        unlink(written_.c_str());
}

}  // namespace swsim
