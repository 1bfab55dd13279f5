// SPDX-License-Identifier: Apache-2.0
//
// An analysis in the words of `swsim analyze`, which its text and its JSON share.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "sim/analysis/analysis.h"

namespace swsim::analysis {

// The instruction of this index.
std::string text_of(const Program& program, size_t index);
// "loop", "region" or "straight code"
std::string_view kind_of(const Program& program, const Path& path);
std::string_view name_of(Binding binding);
// "file.S:12..40"
std::string place_of_span(const Program& program, const Span& span);
// The critical path, which is found from its end.
std::vector<CriticalLink> in_order_of_time(const std::vector<CriticalLink>& path);

}  // namespace swsim::analysis
