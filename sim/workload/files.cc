// SPDX-License-Identifier: Apache-2.0
#include "sim/workload/files.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <memory>

#include "base/error.h"
#include "files/pending_file.h"

namespace swsim {

namespace fs = std::filesystem;

namespace {

using File = std::unique_ptr<std::FILE, int (*)(std::FILE*)>;

bool is_standard(const fs::path& path) {
    return path == standard_stream;
}

[[noreturn]] void fail(const char* action, const fs::path& path, int error) {
    bad_input("cannot {} {}: {}", action, path.string(), std::strerror(error));
}

}  // namespace

std::vector<uint8_t> read_file(const fs::path& path) {
    const auto close = [](std::FILE* each) { return each == stdin ? 0 : std::fclose(each); };
    const File file(is_standard(path) ? stdin : std::fopen(path.c_str(), "rb"), close);
    if (!file)
        fail("read", path, errno);
    std::vector<uint8_t> data;
    // Where the size is known, there is never more than one copy.
    std::error_code unknown;
    if (const uint64_t size = fs::file_size(path, unknown); !unknown)
        data.reserve(size);
    uint8_t buffer[1 << 16];
    while (const size_t count = std::fread(buffer, 1, sizeof buffer, file.get()))
        data.insert(data.end(), buffer, buffer + count);
    if (std::ferror(file.get()))
        fail("read", path, errno);
    return data;
}

std::string read_text(const fs::path& path) {
    const std::vector<uint8_t> bytes = read_file(path);
    return {bytes.begin(), bytes.end()};
}

void write_file(const fs::path& path, const void* data, size_t bytes) {
    File file(std::fopen(path.c_str(), "wb"), &std::fclose);
    if (!file)
        fail("write", path, errno);
    const bool written = std::fwrite(data, 1, bytes, file.get()) == bytes;
    if (std::fclose(file.release()) != 0 || !written)
        fail("write", path, errno);
}

void write_file_atomically(const fs::path& path, const std::vector<uint8_t>& data) {
    write_file_atomically(
        path, std::string_view(reinterpret_cast<const char*>(data.data()), data.size()));
}

void write_file_atomically(const fs::path& path, std::string_view text) {
    PendingFile file(path);
    file.write(text);
    file.finish();
    check_written(file);
}

void check_written(const PendingFile& file) {
    if (file.error())
        fail("write", is_standard(file.path()) ? "to standard output" : file.path(), file.error());
}

void check_writable(const fs::path& path) {
    std::error_code error;
    if (fs::is_directory(path, error))
        fail("write", path, EISDIR);
    if (!PendingFile::is_special(path))
        check_written(PendingFile(path));
}

}  // namespace swsim
