// SPDX-License-Identifier: Apache-2.0
#include "sim/cli/output_file.h"

#include <cerrno>
#include <cstring>

#include <fmt/format.h>
#include <unistd.h>

#include "sim/cli/exit_status.h"

namespace swsim {

namespace {

namespace fs = std::filesystem;

// Devices and the like are written directly.
fs::path written_path(const fs::path& path) {
    std::error_code error;
    const fs::file_status status = fs::status(path, error);
    if (fs::exists(status) && !fs::is_regular_file(status))
        return path;
    return path.string() + fmt::format(".{}.tmp", getpid());
}

}  // namespace

OutputFile::OutputFile(const fs::path& path, uint64_t max_bytes)
    : ExportSink(max_bytes), path_(path), written_(written_path(path)),
      file_(path == "-" ? stdout : std::fopen(written_.c_str(), "wb")) {
    if (!file_)
        fail();
}

OutputFile::~OutputFile() {
    if (file_ == nullptr || file_ == stdout)
        return;
    std::fclose(file_);
    if (written_ != path_)
        unlink(written_.c_str());
}

void OutputFile::put(std::string_view text) {
    if (std::fwrite(text.data(), 1, text.size(), file_) != text.size())
        fail();
}

bool OutputFile::is_terminal() const {
    return isatty(fileno(file_)) != 0;
}

void OutputFile::finish() {
    if (file_ == stdout) {
        if (std::fflush(stdout) != 0)
            fail();
        return;
    }
    const bool closed = std::fclose(file_) == 0;
    file_ = nullptr;
    if (closed && (written_ == path_ || std::rename(written_.c_str(), path_.c_str()) == 0))
        return;
    const int error = errno;
    unlink(written_.c_str());
    errno = error;
    fail();
}

void OutputFile::fail() {
    throw CommandError(ExitStatus::bad_input,
                       fmt::format("cannot write {}: {}",
                                   path_ == "-" ? "to standard output" : path_.string(),
                                   std::strerror(errno)));
}

}  // namespace swsim
