// SPDX-License-Identifier: Apache-2.0
//
// swsim diff: two kernels, or two saved profiles, side by side.
#include <cstdio>
#include <filesystem>

#include <fmt/format.h>

#include "sim/cli/colours.h"
#include "sim/cli/command_line.h"
#include "sim/cli/json_output.h"
#include "sim/cli/progress.h"
#include "sim/diff/diff_output.h"
#include "sim/profile/profile_json.h"
#include "sim/profile/profile_run.h"
#include "sim/workload/files.h"
#include "sim/workload/findings.h"

namespace swsim {

namespace {

struct DiffOptions : SubjectOptions {
    std::string a;
    std::string b;
    std::optional<unsigned> core;
    size_t lines = DiffTextOptions().lines;
};

// A file is a saved profile, unless a bare program is asked for and it looks like a source.
bool is_saved(const std::string& name, const DiffOptions& options) {
    if (!std::filesystem::is_regular_file(name))
        return false;
    return options.entry.empty() || std::filesystem::path(name).extension() == ".json";
}

ProfileReport saved_profile(const std::string& name) {
    const std::vector<uint8_t> bytes = read_file(name);
    try {
        return parse_profile({reinterpret_cast<const char*>(bytes.data()), bytes.size()});
    } catch (const ProfileError& error) {
        bad_input("{} is not a profile: {}\n       swsim profile KERNEL -o FILE "
                  "makes one; a bare program needs --entry",
                  name, error.what());
    }
}

ProfileReport profile_of(const std::string& name, const DiffOptions& options) {
    if (is_saved(name, options)) {
        ProfileReport report = saved_profile(name);
        if (!report.origin.problem.empty())
            bad_input("{} is the profile of a run that went wrong: {}", name,
                      report.origin.problem);
        return report;
    }
    SubjectOptions subject = options;
    subject.kernel = name;
    ProfiledRun profiled = profile_run(subject, options.core, show_bar);
    refuse_flaws(profiled.run);
    return std::move(profiled.report);
}

ProfileDiff compare_subjects(const DiffOptions& options) {
    const ProfileReport a = profile_of(options.a, options);
    const ProfileReport b = profile_of(options.b, options);
    try {
        return compare(a, b);
    } catch (const DiffError& error) {
        throw Error(ErrorKind::bad_input, error.what());
    }
}

void diff_command(const DiffOptions& options) {
    const ProfileDiff diff = compare_subjects(options);
    if (options.json)
        print_json(json_of(diff));
    else
        fmt::print("{}", text_of(diff, {options.lines, wants_colours()}));
}

}  // namespace

void add_diff(CommandLine& line) {
    const auto [options, diff] =
        line.add("diff",
                 "Two kernels, or two profiles that were saved, side by side.\n"
                 "Example: swsim diff simd_selldw simd_selldw_pipeline --bytes 64K\n"
                 "         swsim diff before.json after.json",
                 diff_command);
    constexpr const char* text = "a kernel, with --entry an assembly source, or a file that swsim "
                                 "profile -o has written";
    options.text("A", diff.a, text).required();
    options.text("B", diff.b, text).required();
    add_observation_options(options, diff);
    add_json_option(options, diff.json);
    add_core_option(options, diff.core, "compare this core; all without it");
    add_assembly_option(options, diff);
    options.number("--top N", diff.lines, {}, "how many lines the text shows");
}

}  // namespace swsim
