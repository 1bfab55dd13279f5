// SPDX-License-Identifier: Apache-2.0
//
// What the commands that look at a run work on: a kernel as `swsim run` takes it, or a bare program
// with --entry. It runs on one core group, in this process.
#pragma once

#include <memory>
#include <string>

#include "asm/program_text.h"
#include "sim/core_group/core_group.h"
#include "sim/workload/progress.h"
#include "sim/workload/result.h"

namespace swsim {

class Subject {
  public:
    // Throws Error: there is nothing to look at.
    static std::unique_ptr<Subject> make(const SubjectRequest& request);
    virtual ~Subject() = default;

    virtual const std::string& name() const = 0;
    // The name as files that are kept show it: with what a reader must know.
    std::string title() const {
        const std::string& why = program().why_cycles_mean_nothing;
        return why.empty() ? name() : name() + " (the cycles mean nothing: " + why + ")";
    }
    virtual const Program& program() const = 0;
    virtual const Machine& machine() const = 0;
    // What to show of the program.
    ProgramText text() const {
        return ProgramText(program(),
                           request_.assembly ? ShownLines::assembly : ShownLines::source);
    }
    unsigned cpes() const { return request_.cpes; }
    // Of the core group that is looked at; 0 for a bare program.
    virtual uint64_t bytes() const = 0;

    // From the beginning, each time. The result has one group. Throws Error.
    virtual RunResult run(const Observation& observation,
                          const ShowProgress& show = show_nothing) = 0;

  protected:
    explicit Subject(const SubjectRequest& request) : request_(request) {}

    const SubjectRequest request_;
};

}  // namespace swsim
