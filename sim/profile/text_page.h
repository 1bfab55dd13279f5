// SPDX-License-Identifier: Apache-2.0
//
// A text that grows part by part, with colours on a terminal: what profiles and comparisons are
// written on.
#pragma once

#include <iterator>
#include <string>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "sim/profile/paint.h"

namespace swsim {

class TextPage {
  public:
    explicit TextPage(bool colours) : paint_(colours) {}

  protected:
    template <typename... Values>
    void print(fmt::format_string<Values...> format, Values&&... values) {
        fmt::format_to(std::back_inserter(text_), format, std::forward<Values>(values)...);
    }
    void heading(std::string_view text) { print("\n{}\n", paint_.heading(text)); }
    std::string take() { return std::move(text_); }

    const Paint paint_;

  private:
    std::string text_;
};

}  // namespace swsim
