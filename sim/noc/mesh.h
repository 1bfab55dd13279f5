// SPDX-License-Identifier: Apache-2.0
//
// The register-communication mesh of a core group: a send buffer per core, eight row and eight
// column buses, and two receive buffers per core.
#pragma once

#include <systemc>

#include "sim/clock.h"
#include "sim/noc/message.h"

namespace swsim {

class Mesh {
  public:
    Mesh(const Clock& clock, MeshListener& listener);
    ~Mesh();

    // Empty buffers, nothing under way.
    void reset(const Machine& machine);

    // All at the present cycle, from a core that issues an instruction in it.
    bool can_send(unsigned core) const;
    // The core's send buffer has room. Throws Fault RCE for a message to itself.
    void send(unsigned core, const Message& message);
    bool has_message(unsigned core, Direction direction) const;
    // The oldest message; there is one.
    Vector receive(unsigned core, Direction direction);
};

}  // namespace swsim
