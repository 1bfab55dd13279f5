// SPDX-License-Identifier: Apache-2.0
//
// Colours of accounts on a terminal.
#pragma once

#include <string>
#include <string_view>

#include "sim/events/accounts.h"

namespace swsim {

class Paint {
  public:
    explicit Paint(bool colours) : colours_(colours) {}

    std::string heading(std::string_view text) const { return in("1", text); }
    // Green: both pipes work. Yellow: one does. Red: none does. Grey: the core is not at work.
    std::string account(Account account, std::string_view text) const {
        switch (account) {
        case Account::dual:
            return in("32", text);
        case Account::single:
            return in("33", text);
        case Account::not_started:
        case Account::halted:
            return in("90", text);
        default:
            return in("31", text);
        }
    }
    std::string better(std::string_view text) const { return in("32", text); }
    std::string worse(std::string_view text) const { return in("31", text); }

  private:
    std::string in(std::string_view code, std::string_view text) const {
        if (!colours_)
            return std::string(text);
        return "\033[" + std::string(code) + "m" + std::string(text) + "\033[0m";
    }

    bool colours_;
};

}  // namespace swsim
