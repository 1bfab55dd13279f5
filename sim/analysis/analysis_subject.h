// SPDX-License-Identifier: Apache-2.0
//
// What `swsim analyze` and `swsim schedule` look at: the program of a kernel, or one source file by
// itself, in which symbols of other files may be missing.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "asm/program.h"
#include "sim/analysis/path.h"
#include "sim/workload/kernel.h"

namespace swsim {

struct AnalysisSubject {
    std::string name;
    std::optional<Kernel> kernel;  // nothing for a file
    std::vector<std::filesystem::path> sources;
    Program program;
};

// A file that exists, or what `swsim run` takes. Throws Error.
AnalysisSubject load_analysis_subject(const std::string& file_or_kernel,
                                      const KernelVariant& variant);

// Of the name, in the order of the program. Throws Error, with the names that there are.
std::vector<Region> find_regions(const AnalysisSubject& subject, const std::string& name);

// Innermost loops by label or as file:line, in the order of the program. Throws Error.
std::vector<analysis::Span> find_loops(const AnalysisSubject& subject, const std::string& name);

// A way through the program that is analysed.
struct NamedPath {
    std::string name;
    analysis::Path path;
};

// What is to be analysed: in the region, or the innermost loop, of that name; without a name, all
// regions and loops; of a program that has neither, its functions. Throws Error.
std::vector<NamedPath> paths_of(const AnalysisSubject& subject, const Machine& machine,
                                const std::string& region, const std::string& loop);

// The label of an instruction; empty for none.
std::string label_at(const Program& program, size_t index);

// "kernel.S:12"
std::string place_of(const Program& program, size_t index);

analysis::Span span_of(const Region& region);

}  // namespace swsim
