// SPDX-License-Identifier: Apache-2.0
#include "sim/cli/files.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <memory>

#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include "sim/cli/exit_status.h"

namespace swsim {

namespace fs = std::filesystem;

namespace {

using File = std::unique_ptr<std::FILE, int (*)(std::FILE*)>;

[[noreturn]] void fail(const char* action, const fs::path& path, int error) {
    throw CommandError(ExitStatus::bad_input, fmt::format("cannot {} {}: {}", action, path.string(),
                                                          std::strerror(error)));
}

// Where the contents of `path` are written first.
fs::path temporary_name(const fs::path& path) {
    return path.string() + fmt::format(".{}.tmp", getpid());
}

// Devices and the like have no place to rename to: they are written directly.
bool is_special(const fs::path& path) {
    std::error_code error;
    const fs::file_status status = fs::status(path, error);
    return fs::exists(status) && !fs::is_regular_file(status);
}

// Writes the file `name`; messages speak of `path`, which it stands for.
void write_under(const fs::path& name, const fs::path& path, const void* data, size_t bytes) {
    File file(std::fopen(name.c_str(), "wb"), &std::fclose);
    if (!file)
        fail("write", path, errno);
    const bool written = std::fwrite(data, 1, bytes, file.get()) == bytes;
    if (std::fclose(file.release()) != 0 || !written)
        fail("write", path, errno);
}

}  // namespace

std::vector<uint8_t> read_file(const fs::path& path) {
    const File file(std::fopen(path.c_str(), "rb"), &std::fclose);
    if (!file)
        fail("read", path, errno);
    std::vector<uint8_t> data;
    uint8_t buffer[1 << 16];
    while (const size_t count = std::fread(buffer, 1, sizeof buffer, file.get()))
        data.insert(data.end(), buffer, buffer + count);
    if (std::ferror(file.get()))
        fail("read", path, errno);
    return data;
}

void write_file(const fs::path& path, const void* data, size_t bytes) {
    write_under(path, path, data, bytes);
}

void write_file_atomically(const fs::path& path, const std::vector<uint8_t>& data) {
    write_file_atomically(
        path, std::string_view(reinterpret_cast<const char*>(data.data()), data.size()));
}

void write_file_atomically(const fs::path& path, std::string_view text) {
    if (is_special(path)) {
        write_file(path, text.data(), text.size());
        return;
    }
    const fs::path temporary = temporary_name(path);
    try {
        write_under(temporary, path, text.data(), text.size());
    } catch (const CommandError&) {
        unlink(temporary.c_str());
        throw;
    }
    std::error_code error;
    fs::rename(temporary, path, error);
    if (error) {
        unlink(temporary.c_str());
        fail("write", path, error.value());
    }
}

void check_writable(const fs::path& path) {
    std::error_code error;
    if (fs::is_directory(path, error))
        fail("write", path, EISDIR);
    if (is_special(path))
        return;
    const fs::path temporary = temporary_name(path);
    write_under(temporary, path, "", 0);
    unlink(temporary.c_str());
}

}  // namespace swsim
