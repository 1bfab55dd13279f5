// SPDX-License-Identifier: Apache-2.0
#include "asm/routines.h"

#include <span>
#include <sstream>
#include <string_view>

namespace swsim {

namespace {

constexpr std::string_view compiler_sources[] = {
#include "routines.inc"
};
constexpr std::string_view library_sources[] = {
#include "library_routines.inc"
};
using Sources = std::span<const std::string_view>;

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
std::string source_of(Sources sources, const std::set<std::string>& routines, Declare declare) {
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

std::set<std::string> all_names(Sources sources) {
    std::set<std::string> all;
    for (const std::string_view source : sources)
        all.merge(exported_names(source));
    return all;
}

}  // namespace

bool is_compiler_routine(const std::string& name) {
    static const std::set<std::string> routines = all_names(compiler_sources);
    return routines.contains(name);
}

bool is_runtime_routine(const std::string& name) {
    static const std::set<std::string> routines = all_names(library_sources);
    return is_compiler_routine(name) || routines.contains(name);
}

std::string private_runtime_source(const std::set<std::string>& routines) {
    return source_of(compiler_sources, routines, [](const std::string&) { return ""; });
}

std::string shared_runtime_source(const std::set<std::string>& routines) {
    const auto declare = [](const std::string& name) { return "    .weak " + name + '\n'; };
    return source_of(compiler_sources, routines, declare) +
           source_of(library_sources, routines, declare);
}

}  // namespace swsim
