// SPDX-License-Identifier: Apache-2.0
//
// Where a core's cycles go; see accounts.def.
#pragma once

#include <algorithm>
#include <array>
#include <numeric>
#include <optional>
#include <span>
#include <string_view>

#include "sim/machine/machine.h"

namespace swsim {

enum class Account : uint8_t {
#define ACCOUNT(name, letter, meaning) name,
#include "sim/events/accounts.def"
};

inline constexpr size_t account_count = 0
#define ACCOUNT(name, letter, meaning) +1  // NOLINT(bugprone-macro-parentheses)
#include "sim/events/accounts.def"
    ;

inline constexpr std::array<std::string_view, account_count> account_names = {
#define ACCOUNT(name, letter, meaning) #name,
#include "sim/events/accounts.def"
};

inline constexpr std::array<char, account_count> account_letters = {
#define ACCOUNT(name, letter, meaning) letter,
#include "sim/events/accounts.def"
};

inline constexpr std::array<std::string_view, account_count> account_meanings = {
#define ACCOUNT(name, letter, meaning) meaning,
#include "sim/events/accounts.def"
};

constexpr std::string_view name_of(Account account) {
    return account_names[size_t(account)];
}
constexpr std::string_view meaning_of(Account account) {
    return account_meanings[size_t(account)];
}
inline std::optional<Account> find_account(std::string_view name) {
    const auto found = std::ranges::find(account_names, name);
    return found == account_names.end() ? std::nullopt
                                        : std::optional(Account(found - account_names.begin()));
}

class Accounts {
  public:
    Cycle& operator[](Account account) { return cycles_[size_t(account)]; }
    Cycle operator[](Account account) const { return cycles_[size_t(account)]; }
    Cycle total() const { return std::accumulate(cycles_.begin(), cycles_.end(), Cycle{0}); }
    std::span<const Cycle> cycles() const { return cycles_; }
    bool operator==(const Accounts&) const = default;

    Accounts& operator+=(const Accounts& other) {
        for (size_t i = 0; i < account_count; ++i)
            cycles_[i] += other.cycles_[i];
        return *this;
    }

    // Adds `passes` times what came since `before`.
    void repeat(const Accounts& before, uint64_t passes) {
        for (size_t i = 0; i < account_count; ++i)
            cycles_[i] += (cycles_[i] - before.cycles_[i]) * passes;
    }

  private:
    std::array<Cycle, account_count> cycles_{};
};

}  // namespace swsim
