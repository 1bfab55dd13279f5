// SPDX-License-Identifier: Apache-2.0
//
// How the sockets of a core group are joined: directly, or by tests through a checker of the
// protocol on each of them.
#pragma once

#include <optional>

#include <systemc>
#include <tlm>

namespace swsim {

class Wiring {
  public:
    virtual ~Wiring() = default;

    template <typename Initiator, typename Target> void join(Initiator& from, Target& to) {
        if (const auto hop = between()) {
            from.bind(hop->target);
            hop->initiator.bind(to);
        } else {
            from.bind(to);
        }
    }

  protected:
    // What stands between two sockets and passes on what comes.
    struct Hop {
        tlm::tlm_target_socket<>& target;
        tlm::tlm_initiator_socket<>& initiator;
    };
    virtual std::optional<Hop> between() { return std::nullopt; }
};

}  // namespace swsim
