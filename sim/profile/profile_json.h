// SPDX-License-Identifier: Apache-2.0
//
// A profile as JSON, to be saved and compared. docs/profile.md says what the fields mean.
#pragma once

#include <stdexcept>
#include <string_view>

#include <nlohmann/json_fwd.hpp>

#include "sim/profile/profile_report.h"

namespace swsim {

inline constexpr std::string_view profile_format = "swsim profile";
inline constexpr unsigned profile_version = 1;

// A text is not a profile: what is wrong with it.
class ProfileError : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

nlohmann::ordered_json json_of(const ProfileReport& report);

// Reads what json_of has written. Throws ProfileError.
ProfileReport parse_profile(std::string_view text);

}  // namespace swsim
