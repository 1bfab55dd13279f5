// SPDX-License-Identifier: Apache-2.0
#include "process/pipe.h"

#include <cerrno>
#include <cstring>
#include <stdexcept>

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <unistd.h>

namespace swsim {

Pipe::Pipe(int flags) {
    if (pipe2(ends_.data(), O_CLOEXEC | flags) != 0)
        throw std::runtime_error(fmt::format("pipe: {}", std::strerror(errno)));
}

Pipe::~Pipe() {
    close_writer();
    close(reader());
}

void Pipe::close_writer() {
    if (writer() >= 0)
        close(writer());
    ends_[1] = -1;
}

bool Pipe::write_all(std::string_view bytes) const {
    while (!bytes.empty()) {
        const ssize_t written = write(writer(), bytes.data(), bytes.size());
        if (written < 0 && errno != EINTR)
            return false;
        if (written > 0)
            bytes.remove_prefix(size_t(written));
    }
    return true;
}

bool Pipe::is_readable() const {
    pollfd waiting{reader(), POLLIN, 0};
    return poll(&waiting, 1, 0) > 0;
}

bool Pipe::read_some(std::string& bytes) const {
    std::array<char, 1 << 16> buffer;
    ssize_t count = 0;
    do
        count = read(reader(), buffer.data(), buffer.size());
    while (count < 0 && errno == EINTR);
    if (count > 0)
        bytes.append(buffer.data(), size_t(count));
    return count > 0;
}

}  // namespace swsim
