// SPDX-License-Identifier: Apache-2.0
//
// One end of a connection between the debugger's front end and a process that holds a machine.
// Messages are JSON values; one may carry the other end of a new channel, which is how the front
// end gets to know of a new process. When one side is gone, the other one hears of it.
#pragma once

#include <cstdint>
#include <optional>
#include <utility>

#include <nlohmann/json_fwd.hpp>

namespace swsim::debug {

using Json = nlohmann::json;

class Channel {
  public:
    // Both ends. Throws std::runtime_error if the system refuses.
    static std::pair<Channel, Channel> pair();

    Channel() = default;
    ~Channel() { close(); }
    Channel(Channel&& other) noexcept : descriptor_(std::exchange(other.descriptor_, -1)) {}
    Channel& operator=(Channel&& other) noexcept {
        std::swap(descriptor_, other.descriptor_);
        return *this;
    }

    struct Received;  // sim/debug/message.h

    // False if the other side is gone.
    bool send(const Json& message) const { return send(message, -1); }
    // The channel that goes with the message is closed here.
    bool send(const Json& message, Channel attached) const {
        return send(message, attached.descriptor_);
    }
    // Waits. Nothing if the other side is gone.
    std::optional<Received> receive() const;
    // True if `receive` would return something, or the other side's end, within that time. A signal
    // ends the wait.
    bool wait(int milliseconds) const;
    bool has_message() const { return wait(0); }

    // For code that never comes to look at the channel: from now on whatever the other side sends,
    // or its end, kills this process; or no longer so.
    void kill_on_message(bool kill) const;

    void close();

  private:
    explicit Channel(int descriptor) : descriptor_(descriptor) {}
    bool send(const Json& message, int attached) const;
    bool receive_head(uint64_t& bytes, int& attached) const;

    int descriptor_ = -1;
};

}  // namespace swsim::debug
