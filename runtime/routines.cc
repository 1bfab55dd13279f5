// SPDX-License-Identifier: Apache-2.0
#include "runtime/routines.h"

#include <sstream>
#include <string_view>

namespace swsim {

namespace {

constexpr std::string_view sources[] = {
#include "routines.inc"
};

template <typename Visit> void for_each_line(std::string_view source, Visit visit) {
    std::istringstream stream{std::string(source)};
    for (std::string line; std::getline(stream, line);)
        visit(line);
}

// "name" of "    .globl name", or an empty string.
std::string exported_name(const std::string& line) {
    std::istringstream words(line);
    std::string directive, name;
    words >> directive >> name;
    return directive == ".globl" ? name : "";
}

std::set<std::string> exported_names(std::string_view source) {
    std::set<std::string> names;
    for_each_line(source, [&](const std::string& line) { names.insert(exported_name(line)); });
    names.erase("");
    return names;
}

bool intersects(const std::set<std::string>& names, const std::set<std::string>& others) {
    for (const std::string& name : names)
        if (others.contains(name))
            return true;
    return false;
}

// `declare` says what becomes of a routine's ".globl name".
template <typename Declare>
std::string source_of(const std::set<std::string>& routines, Declare declare) {
    std::string text;
    for (const std::string_view source : sources) {
        if (!intersects(exported_names(source), routines))
            continue;
        text += '\n';
        for_each_line(source, [&](const std::string& line) {
            if (const std::string name = exported_name(line); !name.empty())
                text += declare(name);
            else if (line != "#" && line.find("SPDX") == std::string::npos)
                text += line + '\n';
        });
    }
    return text;
}

}  // namespace

bool is_runtime_routine(const std::string& name) {
    static const std::set<std::string> routines = [] {
        std::set<std::string> all;
        for (const std::string_view source : sources)
            all.merge(exported_names(source));
        return all;
    }();
    return routines.contains(name);
}

std::string runtime_source(const std::set<std::string>& routines) {
    return source_of(routines, [](const std::string&) { return ""; });
}

std::string shared_runtime_source(const std::set<std::string>& routines) {
    return source_of(routines, [](const std::string& name) { return "    .weak " + name + '\n'; });
}

}  // namespace swsim
