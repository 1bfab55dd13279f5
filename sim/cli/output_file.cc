// SPDX-License-Identifier: Apache-2.0
#include "sim/cli/output_file.h"

#include <cerrno>
#include <cstdio>
#include <cstring>

#include <fmt/format.h>
#include <unistd.h>

#include "sim/cli/exit_status.h"

namespace swsim {

OutputFile::OutputFile(const std::filesystem::path& path, uint64_t max_bytes)
    : ExportSink(max_bytes), path_(path) {
    if (path != "-")
        file_.emplace(path);
    check();
}

void OutputFile::put(std::string_view text) {
    if (file_)
        file_->write(text);
    else if (std::fwrite(text.data(), 1, text.size(), stdout) != text.size())
        fail(errno);
    check();
}

bool OutputFile::is_terminal() const {
    return isatty(fileno(file_ ? file_->stream() : stdout)) != 0;
}

void OutputFile::finish() {
    if (file_)
        file_->finish();
    else if (std::fflush(stdout) != 0)
        fail(errno);
    check();
}

void OutputFile::check() const {
    if (file_ && file_->error())
        fail(file_->error());
}

void OutputFile::fail(int error) const {
    throw Error(ErrorKind::bad_input,
                fmt::format("cannot write {}: {}",
                            path_ == "-" ? "to standard output" : path_.string(),
                            std::strerror(error)));
}

}  // namespace swsim
