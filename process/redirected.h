// SPDX-License-Identifier: Apache-2.0
//
// As long as it lives, what this process writes to a standard stream goes elsewhere.
#pragma once

#include <cstdio>

#include <unistd.h>

namespace swsim {

class Redirected {
  public:
    // `to` is copied: it may be closed afterwards.
    Redirected(int descriptor, int to)
        : descriptor_(descriptor), saved_((std::fflush(nullptr), dup(descriptor))) {
        dup2(to, descriptor);
    }
    ~Redirected() {
        std::fflush(nullptr);
        dup2(saved_, descriptor_);
        close(saved_);
    }
    Redirected(const Redirected&) = delete;
    Redirected& operator=(const Redirected&) = delete;

  private:
    const int descriptor_;
    const int saved_;
};

}  // namespace swsim
