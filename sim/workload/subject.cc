// SPDX-License-Identifier: Apache-2.0
#include "sim/workload/subject.h"

#include <fmt/format.h>

#include "sim/cli/findings.h"
#include "sim/workload/bare_program.h"
#include "sim/workload/kernel_run.h"

namespace swsim {

namespace {

SubjectRun judge(std::vector<SpawnResult> spawns, const Program& program) {
    SubjectRun run;
    run.spawns = std::move(spawns);
    if (run.spawns.empty())
        return run;
    if (const SpawnResult& last = run.spawns.back(); last.outcome != Outcome::ended)
        run.problem = fault_error(program, last);
    return run;
}

class KernelSubject : public Subject {
  public:
    explicit KernelSubject(const SubjectOptions& options) : options_(options), kernel_(options) {}

    const std::string& name() const override { return kernel_.kernel().name; }
    const Program& program() const override { return kernel_.program(); }
    const Machine& machine() const override { return kernel_.machine(); }
    unsigned cpes() const override { return options_.cpes; }
    uint64_t bytes() const override { return kernel_.bytes(options_.group); }

    SubjectRun run(const Observation& observation) override {
        HostRun host = kernel_.run_observed(options_.group, observation);
        SubjectRun run = judge(std::move(host.spawns), program());
        if (run.problem)
            return run;
        const std::string wrong = wrong_result(host.status);
        if (!wrong.empty())
            run.problem.emplace(ErrorKind::not_verified,
                                fmt::format("kernel {}: {}", name(), wrong));
        return run;
    }

  private:
    // Of several groups, there is the output of one only.
    std::string wrong_result(int host_status) const {
        const std::string wrong = options_.cgs == 1 ? kernel_.take_output() : "";
        return host_status != 0 ? fmt::format("the host program returned {}", host_status) : wrong;
    }

    const SubjectOptions options_;
    const PreparedKernel kernel_;
};

class BareSubject : public Subject {
  public:
    explicit BareSubject(const SubjectOptions& options)
        : name_(options.kernel), cpes_(options.cpes),
          bare_(options.kernel, options.entry, options.arguments, options) {}

    const std::string& name() const override { return name_; }
    const Program& program() const override { return bare_.program(); }
    const Machine& machine() const override { return bare_.machine(); }
    unsigned cpes() const override { return cpes_; }
    uint64_t bytes() const override { return 0; }

    SubjectRun run(const Observation& observation) override {
        return judge({bare_.run(observation)}, program());
    }

  private:
    const std::string name_;
    const unsigned cpes_;
    BareProgram bare_;
};

}  // namespace

Cycle SubjectRun::cycles() const {
    Cycle cycles = 0;
    for (const SpawnResult& spawn : spawns)
        cycles += spawn.cycles;
    return cycles;
}

namespace {

// What cannot have an effect is refused.
void check_options(const SubjectOptions& options) {
    const auto refuse = [](const char* message) { throw Error(ErrorKind::usage, message); };
    if (options.entry.empty() && !options.arguments.empty())
        refuse("--arg is for bare programs, with --entry");
    if (!options.entry.empty() &&
        (options.bytes || options.unit || options.cgs > 1 || !options.in.empty() ||
         !options.out.empty() || !options.key.empty()))
        refuse(
            "--bytes, --unit, --in, --out, --key and --cgs are for kernels, not for bare programs "
            "with --entry");
    if (options.cgs > 1 && !options.out.empty())
        refuse(
            "--out needs the output of all core groups, and only one is looked at: use swsim run");
}

}  // namespace

std::unique_ptr<Subject> Subject::make(const SubjectOptions& options) {
    check_options(options);
    SubjectOptions complete = options;
    if (complete.cpes == 0)
        complete.cpes = complete.entry.empty() ? CoreGroup::cpes : 1;
    if (complete.entry.empty())
        return std::make_unique<KernelSubject>(complete);
    return std::make_unique<BareSubject>(complete);
}

void refuse_problem(const SubjectRun& run) {
    for (const SpawnResult& spawn : run.spawns)
        print_findings(spawn.findings);
    if (run.problem)
        throw Error(*run.problem);
    std::vector<std::string> findings;
    for (const SpawnResult& spawn : run.spawns)
        findings.insert(findings.end(), spawn.findings.begin(), spawn.findings.end());
    refuse_findings(findings);
}

}  // namespace swsim
