// SPDX-License-Identifier: Apache-2.0
//
// swsim profile: where the cycles went, by cause, line, region and core.
#include <cstdio>

#include "sim/cli/colours.h"
#include "sim/cli/command_line.h"
#include "sim/cli/json_output.h"
#include "sim/cli/progress.h"
#include "sim/profile/profile_json.h"
#include "sim/profile/profile_run.h"
#include "sim/profile/profile_text.h"
#include "sim/workload/files.h"
#include "sim/workload/findings.h"

namespace swsim {

namespace {

struct ProfileOptions : SubjectOptions {
    std::optional<unsigned> core;
    size_t lines = ProfileTextOptions().lines;
    std::string save;
};

void profile_command(const ProfileOptions& options) {
    if (!options.save.empty())
        check_writable(options.save);
    std::FILE* const results = results_beside(options.save, options.json);
    const ProfiledRun profiled = profile_run(options, options.core, show_bar);
    if (!options.save.empty())
        write_file_atomically(options.save, json_text(json_of(profiled.report)));
    if (options.json)
        print_json(json_of(profiled.report));
    else
        print_results(results, "{}", text_of(profiled.report, {options.lines, wants_colours()}));
    refuse_flaws(profiled.run);
}

}  // namespace

void add_profile(CommandLine& line) {
    const auto [options, profile] =
        line.add("profile",
                 "Where the cycles of a run went: causes, pipes, instructions, regions, lines.\n"
                 "Example: swsim profile simd_selldw --bytes 64K\n"
                 "         swsim profile probe.S --entry probe -o before.json",
                 profile_command);
    add_subject_options(options, profile);
    add_json_option(options, profile.json);
    add_core_option(options, profile.core,
                    "look at this core; all without it (cores side by side in both)");
    options.number("--top N", profile.lines, {}, "how many of the hottest lines the text shows");
    add_assembly_option(options, profile);
    options.text("-o FILE", profile.save, "for the profile as JSON, for swsim diff");
}

}  // namespace swsim
