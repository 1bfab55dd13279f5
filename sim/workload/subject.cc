// SPDX-License-Identifier: Apache-2.0
#include "sim/workload/subject.h"

#include "asm/assembler.h"
#include "base/text.h"
#include "sim/memory/arena.h"
#include "sim/workload/kernel_run.h"

namespace swsim {

namespace {

class KernelSubject : public Subject {
  public:
    explicit KernelSubject(const SubjectRequest& request)
        : Subject(request), prepared_(request), run_(prepared_, request) {}

    const std::string& name() const override { return prepared_.kernel().name; }
    const Program& program() const override { return prepared_.program(); }
    const Machine& machine() const override { return prepared_.machine(); }
    uint64_t bytes() const override { return run_.bytes(request_.group); }

    RunResult run(const Observation& observation, const ShowProgress& show) override {
        check_verify(request_.limits, observation.listener);
        return run_.run_observed(request_.group, observation, show);
    }

  private:
    const PreparedKernel prepared_;
    const KernelRun run_;
};

uint64_t parse_argument(const std::string& text) {
    const bool negative = text.starts_with('-');
    const auto value = parse_number(std::string_view(text).substr(negative));
    if (!value)
        bad_usage("--arg '{}' is no 64-bit number (decimal, or hexadecimal after 0x)", text);
    return negative ? 0 - *value : *value;
}

uint64_t find_entry(const Program& program, const std::string& file, const std::string& wanted) {
    if (const auto entry = program.entry(wanted))
        return *entry;
    std::vector<std::string_view> names;
    for (const auto& [name, symbol] : program.symbols)
        if (symbol.global && symbol.kind == SymbolKind::text)
            names.push_back(name);
    bad_input("{} has no global function '{}'; {}", file, wanted, suggestion(wanted, names));
}

// An assembly source that runs without a host program.
class BareSubject : public Subject {
  public:
    explicit BareSubject(const SubjectRequest& request)
        : Subject(request), machine_(make_machine(request.machine)),
          program_(assemble({request.kernel})) {
        warn_of_meaningless_cycles(program_, request.kernel);
        spawn_.entry = find_entry(program_, request.kernel, request.entry);
        spawn_.cpes = request.cpes;
        spawn_.limits = request.limits;
        for (const std::string& argument : request.arguments)
            spawn_.arguments.push_back(parse_argument(argument));
    }

    const std::string& name() const override { return request_.kernel; }
    const Program& program() const override { return program_; }
    const Machine& machine() const override { return machine_; }
    uint64_t bytes() const override { return 0; }

    RunResult run(const Observation& observation, const ShowProgress&) override {
        check_verify(request_.limits, observation.listener);
        RunResult result;
        result.name = name();
        result.cpes = cpes();
        result.checked = request_.limits.check;
        result.machine_hash = machine().hash();
        result.clock_hz = machine().clock_hz();
        SpawnResult spawn = spawn_observed(observation);
        if (spawn.outcome != Outcome::ended)
            result.problem = fault_error(program(), spawn);
        result.groups.emplace_back().spawns.push_back(std::move(spawn));
        return result;
    }

  private:
    SpawnResult spawn_observed(const Observation& observation) const {
        CoreGroup& group = CoreGroup::instance();
        group.load(program_, machine_);
        // Probes need somewhere to put and get: the first part of main memory behind their own
        // data.
        constexpr uint64_t scratch_bytes = uint64_t(256) << 20;
        Arena::instance().admit(address_map::arena_base, scratch_bytes);
        group.set_observation(observation);
        SpawnResult result = group.run(spawn_);
        group.set_observation({});
        return result;
    }

    const Machine machine_;
    const Program program_;
    SpawnOptions spawn_;
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
