// SPDX-License-Identifier: Apache-2.0
//
// Source lines for tables.
#pragma once

#include <string>
#include <string_view>

namespace swsim {

// Without comment, and each run of blanks as one.
std::string without_comment(std::string_view source);
// Without labels, too: the instructions alone.
std::string without_labels(std::string_view source);
// At most `width` characters; what is cut off is told by dots.
std::string shortened(std::string text, size_t width);

}  // namespace swsim
