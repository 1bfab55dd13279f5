// SPDX-License-Identifier: Apache-2.0
#include "sim/workload/profile_run.h"

#include <cstdlib>

#include <fmt/format.h>
#include <unistd.h>

#include "sim/observe/profile.h"

namespace swsim {

namespace {

ProfileOrigin origin_of(const Subject& subject, const SubjectOptions& options,
                        const SubjectRun& run) {
    ProfileOrigin origin;
    origin.kernel = subject.name();
    origin.bytes = subject.bytes();
    origin.cgs = options.cgs;
    origin.group = options.group;
    origin.mode = name_of(options.mode);
    origin.machine_hash = subject.machine().hash();
    for (const SpawnResult& spawn : run.spawns)
        origin.kernel_cycles += spawn.kernel_cycles;
    if (run.problem)
        origin.problem = run.problem->what();
    return origin;
}

// The profile counts what the cores count themselves: else one of them is wrong.
void check_accounts(const Profile& profile, const SubjectRun& run) {
    for (unsigned id = 0; id < profile.cpes(); ++id) {
        Accounts accounts;
        for (const SpawnResult& spawn : run.spawns) {
            if (spawn.outcome != Outcome::ended)
                return;
            if (id < spawn.cores.size())
                accounts += spawn.cores[id].accounts;
            else
                accounts[Account::not_started] += spawn.cycles;
        }
        if (accounts != profile.core(id).accounts())
            throw std::logic_error(
                fmt::format("the profile of core {} differs from its accounts", id));
    }
}

}  // namespace

ProfiledRun profile_run(const SubjectOptions& options, std::optional<unsigned> core) {
    const auto subject = Subject::make(options);
    if (core && *core >= subject->cpes())
        throw Error(ErrorKind::usage,
                    fmt::format("--core {}: cores 0 to {} take part", *core, subject->cpes() - 1));
    const ProgramText program(subject->program());
    Profile profile(program.instructions.size(), subject->cpes());
    SubjectRun run = subject->run({.listener = &profile});
    ProfileReport report = report_on(profile, program, *subject, options, run, core);
    return {std::move(report), std::move(run)};
}

ProfileReport report_on(const Profile& profile, const ProgramText& program, const Subject& subject,
                        const SubjectOptions& options, const SubjectRun& run,
                        std::optional<unsigned> core) {
    check_accounts(profile, run);
    return make_report(profile, program, origin_of(subject, options, run), core);
}

bool wants_colours() {
    const char* const refused = std::getenv("NO_COLOR");
    return isatty(STDOUT_FILENO) && (!refused || !*refused);
}

}  // namespace swsim
