// SPDX-License-Identifier: Apache-2.0
#include "sim/profile/profile_run.h"

#include <fmt/format.h>

#include "sim/profile/profile.h"

namespace swsim {

namespace {

ProfileOrigin origin_of(const Subject& subject, const SubjectRequest& request,
                        const RunResult& run) {
    ProfileOrigin origin;
    origin.kernel = subject.name();
    origin.bytes = subject.bytes();
    origin.cgs = request.cgs;
    origin.group = request.group;
    origin.mode = name_of(request.mode);
    origin.machine_hash = subject.machine().hash();
    origin.kernel_cycles = run.kernel_cycles();
    if (run.problem)
        origin.problem = run.problem->what();
    return origin;
}

// The profile counts what the cores count themselves: else one of them is wrong.
void check_accounts(const Profile& profile, const GroupResult& group) {
    if (!group.ended())
        return;
    for (unsigned id = 0; id < profile.cpes(); ++id)
        if (group.core_accounts(id) != profile.core(id).accounts())
            throw std::logic_error(
                fmt::format("the profile of core {} differs from its accounts", id));
}

}  // namespace

ProfiledRun profile_run(const SubjectRequest& request, std::optional<unsigned> core,
                        const ShowProgress& show) {
    const auto subject = Subject::make(request);
    if (core && *core >= subject->cpes())
        bad_usage("--core {}: cores 0 to {} take part", *core, subject->cpes() - 1);
    const ProgramText program = subject->text();
    Profile profile(program.instructions.size(), subject->cpes());
    RunResult run = subject->run({.listener = &profile}, show);
    ProfileReport report = report_on(profile, program, *subject, request, run, core);
    return {std::move(report), std::move(run)};
}

ProfileReport report_on(const Profile& profile, const ProgramText& program, const Subject& subject,
                        const SubjectRequest& request, const RunResult& run,
                        std::optional<unsigned> core) {
    check_accounts(profile, run.groups.front());
    return make_report(profile, program, origin_of(subject, request, run), core);
}

}  // namespace swsim
