// SPDX-License-Identifier: Apache-2.0
#include "sim/workload/input_stream.h"

#include <algorithm>
#include <array>

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <unistd.h>

#include "base/quiet_thread.h"

namespace swsim {

InputStream::InputStream(const Input& input, uint64_t begin, uint64_t bytes)
    : input_(input), thread_(quiet_thread([this, begin, bytes] { fill(begin, bytes); })) {}

InputStream::~InputStream() {
    end_.close_writer();
    thread_.join();
}

std::string InputStream::path() const {
    return fmt::format("/proc/self/fd/{}", pipe_.reader());
}

void InputStream::fill(uint64_t begin, uint64_t bytes) {
    // The host program's end of the pipe waits for data, ours looks out for the end as well.
    fcntl(pipe_.writer(), F_SETFL, O_NONBLOCK);
    std::array<uint8_t, 1 << 16> buffer;
    InputReader reader(input_, begin);
    while (bytes > 0) {
        const std::span piece(buffer.data(), std::min<uint64_t>(bytes, buffer.size()));
        reader.read(piece);
        if (!send(piece))
            return;
        bytes -= piece.size();
    }
    pipe_.close_writer();
}

// False if nobody reads any more.
bool InputStream::send(std::span<const uint8_t> bytes) {
    while (!bytes.empty()) {
        std::array<pollfd, 2> waiting{{{pipe_.writer(), POLLOUT, 0}, {end_.reader(), POLLIN, 0}}};
        poll(waiting.data(), waiting.size(), -1);
        if (waiting[1].revents)
            return false;
        const ssize_t sent = write(pipe_.writer(), bytes.data(), bytes.size());
        if (sent > 0)
            bytes = bytes.subspan(size_t(sent));
    }
    return true;
}

}  // namespace swsim
