// SPDX-License-Identifier: Apache-2.0
//
// swsim new NAME: a working kernel to start from, copied from kernels/template.
#include <cctype>
#include <cstdio>

#include <fmt/format.h>

#include "files/installation.h"
#include "files/pending_folder.h"
#include "sim/cli/command_line.h"
#include "sim/workload/files.h"
#include "sim/workload/kernel.h"

namespace swsim {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view placeholder = "template";

std::string with_name(std::string text, const std::string& name) {
    for (size_t at = text.find(placeholder); at != std::string::npos;
         at = text.find(placeholder, at + name.size()))
        text.replace(at, placeholder.size(), name);
    return text;
}

void check_name(const std::string& name) {
    const std::string last = fs::path(name).filename().string();
    bool good = !last.empty() && !std::isdigit(static_cast<unsigned char>(last[0]));
    for (const char c : last)
        good = good && (std::isalnum(static_cast<unsigned char>(c)) || c == '_');
    if (!good)
        bad_usage("'{}' is not a name for a kernel: letters, digits and "
                  "underscores, no digit first",
                  last);
    if (fs::exists(name))
        bad_input("{} exists already", name);
}

void new_command(const std::string& name) {
    check_name(name);
    const std::string kernel = fs::path(name).filename().string();
    const fs::path from = project_root() / "kernels" / placeholder;
    PendingFolder folder(name);
    for (const auto& entry : fs::directory_iterator(from))
        folder.write(with_name(entry.path().filename().string(), kernel),
                     with_name(read_text(entry.path()), kernel));
    folder.finish();
    // A path says itself that it is not a name under kernels/.
    const bool is_path = name.find('/') != std::string::npos;
    fmt::print("made {0}/; run it with: swsim run {1}{0}\n", name, is_path ? "" : "./");
}

}  // namespace

void add_new(CommandLine& line) {
    const auto [options, name] = line.add("new",
                                          "Make a working kernel to start from.\n"
                                          "Example: swsim new my_kernel",
                                          new_command);
    options.text("name", name, "folder to make; its last part names the kernel").required();
}

}  // namespace swsim
