// SPDX-License-Identifier: Apache-2.0
#include "sim/cpe/issue.h"

namespace swsim {

Pause Core::tick(Cycle now) {
    return run_ahead(now, now + 1);
}

}  // namespace swsim
