// SPDX-License-Identifier: Apache-2.0
#include "sim/debug/views.h"

#include <algorithm>
#include <sstream>
#include <stdexcept>

#include "sim/core_group/core_group.h"

namespace swsim::debug {

namespace {

constexpr std::array<View, 14> views = {{
    {"where", true, show_where},
    {"why", true, show_why},
    {"pipes", true, show_pipes},
    {"scoreboard", false, show_scoreboard},
    {"list", false, show_list},
    {"cores", true, show_cores},
    {"accounts", false, show_accounts},
    {"dma", false, show_dma},
    {"mesh", false, show_mesh},
    {"print", false, show_print},
    {"registers", false, show_registers},
    {"vector", false, show_vector},
    {"ldm", false, show_ldm},
    {"memory", false, show_memory},
}};

}  // namespace

const View& find_view(std::string_view name) {
    const auto* const view = std::ranges::find(views, name, &View::name);
    if (view == views.end())
        throw std::logic_error("a command without a view");
    return *view;
}

const Core& ViewContext::the_core() const {
    return machinery.group.core(core);
}

std::vector<std::string> words_of(const std::string& text) {
    std::istringstream stream(text);
    std::vector<std::string> words;
    for (std::string word; stream >> word;)
        words.push_back(word);
    return words;
}

}  // namespace swsim::debug
