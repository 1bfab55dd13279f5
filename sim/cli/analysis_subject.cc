// SPDX-License-Identifier: Apache-2.0
#include "sim/cli/analysis_subject.h"

#include <algorithm>

#include <fmt/format.h>

#include "asm/assembler.h"
#include "base/text.h"

namespace swsim {

namespace fs = std::filesystem;

AnalysisSubject load_analysis_subject(const std::string& file_or_kernel,
                                      const KernelVariant& variant) {
    AnalysisSubject subject;
    subject.name = file_or_kernel;
    AssemblerOptions options;
    const fs::path path = file_or_kernel;
    if (fs::is_regular_file(path) || path.extension() == ".S" || path.extension() == ".s") {
        subject.sources = {path};
        options.leave_undefined = true;
        options.include_directories = {include_directory()};
    } else {
        subject.kernel = load_kernel(file_or_kernel, variant);
        subject.name = subject.kernel->name;
        subject.sources = subject.kernel->sources;
        options = assembler_options(*subject.kernel);
    }
    options.keep_statements = true;
    subject.program = assemble(subject.sources, options);
    return subject;
}

std::vector<Region> find_regions(const AnalysisSubject& subject, const std::string& name) {
    std::vector<Region> found;
    std::vector<std::string_view> names;
    for (const Region& region : subject.program.regions) {
        names.push_back(region.name);
        if (region.name == name)
            found.push_back(region);
    }
    if (found.empty() && names.empty())
        throw Error(ErrorKind::bad_input,
                    fmt::format("{} has no regions; mark one by the comments # SWSIM-BEGIN {} and "
                                "# SWSIM-END",
                                subject.name, name));
    if (found.empty())
        throw Error(ErrorKind::bad_input, fmt::format("{} has no region '{}'; {}", subject.name,
                                                      name, suggestion(name, names)));
    return found;
}

std::vector<analysis::Span> find_loops(const AnalysisSubject& subject, const std::string& name) {
    std::vector<analysis::Span> found;
    for (const analysis::Span& loop : analysis::innermost_loops(subject.program)) {
        const std::string place = place_of(subject.program, loop.begin);
        if (label_at(subject.program, loop.begin) == name || place == name ||
            place.ends_with("/" + name))
            found.push_back(loop);
    }
    if (found.empty())
        throw Error(ErrorKind::bad_input,
                    fmt::format("{0} has no innermost loop at '{1}'; swsim analyze {0} lists "
                                "all, name one by its label or as file:line",
                                subject.name, name));
    return found;
}

std::string label_at(const Program& program, size_t index) {
    const uint64_t address = address_map::text_base + index * address_map::instruction_bytes;
    for (const auto& [name, symbol] : program.symbols)
        if (symbol.kind == SymbolKind::text && symbol.value == address)
            return name.substr(0, name.find('@'));
    return "";
}

std::string place_of(const Program& program, size_t index) {
    if (index >= program.text.size())
        return "?";
    const SourceLocation& where = program.text[index].where;
    return where.file < program.files.size()
               ? fmt::format("{}:{}", fs::proximate(program.files[where.file].path).string(),
                             where.line)
               : "?";
}

analysis::Span span_of(const Region& region) {
    return {region.begin / address_map::instruction_bytes,
            region.end / address_map::instruction_bytes};
}

}  // namespace swsim
