// SPDX-License-Identifier: Apache-2.0
#include "sim/workload/subject.h"

#include "sim/workload/bare_program.h"
#include "sim/workload/kernel_run.h"

namespace swsim {

namespace {

class KernelSubject : public Subject {
  public:
    explicit KernelSubject(const SubjectRequest& request)
        : request_(request), prepared_(request), run_(prepared_, request) {}

    const std::string& name() const override { return prepared_.kernel().name; }
    const Program& program() const override { return prepared_.program(); }
    const Machine& machine() const override { return prepared_.machine(); }
    unsigned cpes() const override { return request_.cpes; }
    uint64_t bytes() const override { return run_.bytes(request_.group); }

    RunResult run(const Observation& observation, const ShowProgress& show) override {
        return run_.run_observed(request_.group, observation, show);
    }

  private:
    const SubjectRequest request_;
    const PreparedKernel prepared_;
    const KernelRun run_;
};

class BareSubject : public Subject {
  public:
    explicit BareSubject(const SubjectRequest& request)
        : request_(request), bare_(request.kernel, request.entry, request.arguments, request) {}

    const std::string& name() const override { return request_.kernel; }
    const Program& program() const override { return bare_.program(); }
    const Machine& machine() const override { return bare_.machine(); }
    unsigned cpes() const override { return request_.cpes; }
    uint64_t bytes() const override { return 0; }

    RunResult run(const Observation& observation, const ShowProgress&) override {
        RunResult result;
        result.name = name();
        result.cpes = cpes();
        result.checked = request_.limits.check;
        result.machine_hash = machine().hash();
        result.clock_hz = machine().clock_hz();
        SpawnResult spawn = bare_.run(observation);
        if (spawn.outcome != Outcome::ended)
            result.problem = fault_error(program(), spawn);
        result.groups.emplace_back().spawns.push_back(std::move(spawn));
        return result;
    }

  private:
    const SubjectRequest request_;
    BareProgram bare_;
};

// What cannot have an effect is refused.
void check_options(const SubjectRequest& request) {
    const auto refuse = [](const char* message) { throw Error(ErrorKind::usage, message); };
    if (request.entry.empty() && !request.arguments.empty())
        refuse("--arg is for bare programs, with --entry");
    if (!request.entry.empty() &&
        (request.bytes || request.unit || request.cgs > 1 || !request.in.empty() ||
         !request.out.empty() || !request.key.empty()))
        refuse(
            "--bytes, --unit, --in, --out, --key and --cgs are for kernels, not for bare programs "
            "with --entry");
    if (request.cgs > 1 && !request.out.empty())
        refuse(
            "--out needs the output of all core groups, and only one is looked at: use swsim run");
}

}  // namespace

std::unique_ptr<Subject> Subject::make(const SubjectRequest& request) {
    check_options(request);
    SubjectRequest complete = request;
    if (complete.cpes == 0)
        complete.cpes = complete.entry.empty() ? CoreGroup::cpes : 1;
    if (complete.entry.empty())
        return std::make_unique<KernelSubject>(complete);
    return std::make_unique<BareSubject>(complete);
}

}  // namespace swsim
