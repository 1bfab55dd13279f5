// SPDX-License-Identifier: Apache-2.0
#include "sim/analysis/analysis_subject.h"

#include <algorithm>

#include <fmt/format.h>

#include "asm/assembler.h"
#include "base/text.h"
#include "files/installation.h"

namespace swsim {

namespace fs = std::filesystem;

namespace {

class Selection {
  public:
    Selection(const AnalysisSubject& subject, const Machine& machine)
        : subject_(subject), code_(decode(subject.program, machine)),
          loops_(analysis::innermost_loops(subject.program)) {}

    std::vector<NamedPath> everything() {
        for (const Region& region : subject_.program.regions)
            if (!contains_loop(span_of(region)))
                add(region.name, span_of(region), false);
        for (const analysis::Span& loop : loops_)
            add_loop(loop);
        if (chosen_.empty())
            for (const analysis::Span& function : analysis::functions(subject_.program)) {
                const std::string label = label_at(subject_.program, function.begin);
                add(label.empty() ? "code" : label, function, false);
            }
        return std::move(chosen_);
    }

    std::vector<NamedPath> region(const std::string& name) {
        for (const Region& region : find_regions(subject_, name)) {
            if (!contains_loop(span_of(region)))
                add(name, span_of(region), false);
            for (const analysis::Span& loop : loops_)
                if (inside(loop, span_of(region)))
                    add_loop(loop);
        }
        return std::move(chosen_);
    }

    std::vector<NamedPath> loop(const std::string& name) {
        for (const analysis::Span& loop : find_loops(subject_, name))
            add_loop(loop);
        return std::move(chosen_);
    }

  private:
    static bool inside(const analysis::Span& inner, const analysis::Span& outer) {
        return inner.begin >= outer.begin && inner.end <= outer.end;
    }
    bool contains_loop(const analysis::Span& span) const {
        return std::ranges::any_of(loops_,
                                   [&](const analysis::Span& loop) { return inside(loop, span); });
    }
    void add_loop(const analysis::Span& loop) {
        const std::string label = label_at(subject_.program, loop.begin);
        add(label.empty() ? "loop" : label, loop, true);
    }
    void add(const std::string& name, const analysis::Span& span, bool loops) {
        if (span.begin < span.end)
            chosen_.push_back({name, analysis::path_of(subject_.program, code_, span, loops)});
    }

    const AnalysisSubject& subject_;
    const std::vector<Decoded> code_;
    const std::vector<analysis::Span> loops_;
    std::vector<NamedPath> chosen_;
};

}  // namespace

AnalysisSubject load_analysis_subject(const std::string& file_or_kernel,
                                      const KernelVariant& variant) {
    AnalysisSubject subject;
    subject.name = file_or_kernel;
    AssemblerOptions options;
    const fs::path path = file_or_kernel;
    if (fs::is_regular_file(path) || path.extension() == ".S" || path.extension() == ".s") {
        subject.sources = {path};
        options.leave_undefined = true;
        options.include_directories = assembly_directories();
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
        bad_input("{} has no regions; mark one by the comments # SWSIM-BEGIN {} and "
                  "# SWSIM-END",
                  subject.name, name);
    if (found.empty())
        bad_input("{} has no region '{}'; {}", subject.name, name, suggestion(name, names));
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
        bad_input("{0} has no innermost loop at '{1}'; swsim analyze {0} lists "
                  "all, name one by its label or as file:line",
                  subject.name, name);
    return found;
}

std::string label_at(const Program& program, size_t index) {
    const uint64_t address = address_map::instruction_address(index);
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

std::vector<NamedPath> paths_of(const AnalysisSubject& subject, const Machine& machine,
                                const std::string& region, const std::string& loop) {
    Selection selection(subject, machine);
    if (!region.empty())
        return selection.region(region);
    return loop.empty() ? selection.everything() : selection.loop(loop);
}

}  // namespace swsim
