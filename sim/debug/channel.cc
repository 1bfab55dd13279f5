// SPDX-License-Identifier: Apache-2.0
#include "sim/debug/channel.h"

#include <array>
#include <cerrno>
#include <cstring>
#include <stdexcept>
#include <string>
#include <vector>

#include <fcntl.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/uio.h>
#include <unistd.h>

#include "sim/debug/message.h"

namespace swsim::debug {

namespace {

// The ancillary data of a message: room for one descriptor.
union Control {
    cmsghdr head;
    std::array<char, CMSG_SPACE(sizeof(int))> bytes;
};

bool send_all(int descriptor, const uint8_t* data, size_t bytes) {
    while (bytes > 0) {
        const ssize_t sent = ::send(descriptor, data, bytes, MSG_NOSIGNAL);
        if (sent < 0 && errno != EINTR)
            return false;
        if (sent > 0) {
            data += sent;
            bytes -= size_t(sent);
        }
    }
    return true;
}

bool receive_all(int descriptor, uint8_t* data, size_t bytes) {
    while (bytes > 0) {
        const ssize_t got = ::recv(descriptor, data, bytes, 0);
        if (got == 0 || (got < 0 && errno != EINTR))
            return false;
        if (got > 0) {
            data += got;
            bytes -= size_t(got);
        }
    }
    return true;
}

// A message begins with its length; a descriptor goes with that.
bool send_head(int descriptor, uint64_t length, int attached) {
    Control control{};
    iovec part{&length, sizeof length};
    msghdr message{};
    message.msg_iov = &part;
    message.msg_iovlen = 1;
    if (attached >= 0) {
        message.msg_control = control.bytes.data();
        message.msg_controllen = control.bytes.size();
        cmsghdr* const head = CMSG_FIRSTHDR(&message);
        head->cmsg_level = SOL_SOCKET;
        head->cmsg_type = SCM_RIGHTS;
        head->cmsg_len = CMSG_LEN(sizeof(int));
        std::memcpy(CMSG_DATA(head), &attached, sizeof attached);
    }
    ssize_t sent = 0;
    do
        sent = ::sendmsg(descriptor, &message, MSG_NOSIGNAL);
    while (sent < 0 && errno == EINTR);
    return sent == ssize_t(sizeof length);
}

}  // namespace

std::pair<Channel, Channel> Channel::pair() {
    std::array<int, 2> ends{};
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0)
        throw std::runtime_error(std::string("socketpair: ") + std::strerror(errno));
    return {Channel(ends[0]), Channel(ends[1])};
}

void Channel::close() {
    if (descriptor_ >= 0)
        ::close(descriptor_);
    descriptor_ = -1;
}

bool Channel::send(const Json& message, int attached) const {
    const std::vector<uint8_t> bytes = Json::to_cbor(message);
    return send_head(descriptor_, bytes.size(), attached) &&
           send_all(descriptor_, bytes.data(), bytes.size());
}

bool Channel::receive_head(uint64_t& bytes, int& attached) const {
    Control control{};
    iovec part{&bytes, sizeof bytes};
    msghdr message{};
    message.msg_iov = &part;
    message.msg_iovlen = 1;
    message.msg_control = control.bytes.data();
    message.msg_controllen = control.bytes.size();
    ssize_t got = 0;
    do
        got = ::recvmsg(descriptor_, &message, MSG_CMSG_CLOEXEC);
    while (got < 0 && errno == EINTR);
    if (got <= 0)
        return false;
    if (const cmsghdr* const head = CMSG_FIRSTHDR(&message))
        std::memcpy(&attached, CMSG_DATA(head), sizeof attached);
    return receive_all(descriptor_, reinterpret_cast<uint8_t*>(&bytes) + got,
                       sizeof bytes - size_t(got));
}

std::optional<Channel::Received> Channel::receive() const {
    uint64_t length = 0;
    int attached = -1;
    if (!receive_head(length, attached))
        return std::nullopt;
    Received received{{}, Channel(attached)};
    std::vector<uint8_t> bytes(length);
    if (!receive_all(descriptor_, bytes.data(), bytes.size()))
        return std::nullopt;
    received.message = Json::from_cbor(bytes);
    return received;
}

bool Channel::wait(int milliseconds) const {
    pollfd waiting{descriptor_, POLLIN, 0};
    return poll(&waiting, 1, milliseconds) > 0;
}

void Channel::kill_on_message(bool kill) const {
    // SIGIO, which kills by default, comes with data and with the end.
    fcntl(descriptor_, F_SETOWN, getpid());
    const int flags = fcntl(descriptor_, F_GETFL);
    fcntl(descriptor_, F_SETFL, kill ? flags | O_ASYNC : flags & ~O_ASYNC);
    if (kill && has_message())
        _exit(0);
}

}  // namespace swsim::debug
