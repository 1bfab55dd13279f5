// SPDX-License-Identifier: Apache-2.0
//
// What the commands that look at a run work on: a kernel as `swsim run` takes it, or a bare program
// with --entry. It runs on one core group, in this process.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "sim/cli/commands.h"
#include "sim/core_group.h"

namespace swsim {

struct SubjectRun {
    std::vector<SpawnResult> spawns;  // in order; only the last one may not have ended
    // What is wrong with the run, if anything: a simulated fault, a wrong output, findings of the
    // check. What was seen up to then is still worth showing.
    std::optional<Error> problem;

    Cycle cycles() const;  // spawn to join, all spawns
};

class Subject {
  public:
    // Throws Error: there is nothing to look at.
    static std::unique_ptr<Subject> make(const SubjectOptions& options);
    virtual ~Subject() = default;

    virtual const std::string& name() const = 0;
    virtual const Program& program() const = 0;
    virtual const Machine& machine() const = 0;
    virtual unsigned cpes() const = 0;
    // Of the core group that is looked at; 0 for a bare program.
    virtual uint64_t bytes() const = 0;

    // From the beginning, each time. Throws Error.
    virtual SubjectRun run(const Observation& observation) = 0;
};

// Throws Error if something is wrong with the run.
void refuse_problem(const SubjectRun& run);

}  // namespace swsim
