// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "sim/main_memory_access.h"

namespace swsim {

// Who hears of a core's own accesses. Called in the cycle before the core can notice.
class LoadListener {
  public:
    virtual ~LoadListener() = default;
    virtual void load_done(unsigned core, const MainMemoryAccess& access) = 0;
    // A posted store has left the core's queue.
    virtual void store_done(unsigned core) = 0;
};

}  // namespace swsim
