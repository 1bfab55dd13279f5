// SPDX-License-Identifier: Apache-2.0
#include "asm/assembler.h"

#include <algorithm>
#include <set>

#include <fmt/format.h>

#include "asm/link.h"
#include "asm/parser.h"
#include "asm/preprocessor.h"
#include "asm/resolver.h"
#include "base/text.h"
#include "runtime/routines.h"

namespace swsim {

namespace {

void append(std::string& contents, uint64_t value) {
    for (int i = 0; i < 8; ++i)
        contents += char(value >> (8 * i));
}

void append(std::string& contents, const std::vector<uint8_t>& bytes) {
    // .bss is as good as its size.
    const auto end =
        std::find_if(bytes.rbegin(), bytes.rend(), [](uint8_t byte) { return byte != 0; }).base();
    append(contents, bytes.size());
    contents.append(bytes.begin(), end);
}

// What runs, without where it came from.
std::string hash_of(const Program& program) {
    std::string contents;
    contents.reserve(program.text.size() * 16);
    for (const Instruction& i : program.text) {
        append(contents, uint64_t(i.op) | uint64_t(i.a) << 16 | uint64_t(i.b) << 24 |
                             uint64_t(i.c) << 32 | uint64_t(i.d) << 40 | uint64_t(i.sub) << 48 |
                             uint64_t(i.literal) << 56);
        append(contents, uint64_t(i.immediate));
    }
    append(contents, program.memory.bytes);
    append(contents, program.ldm);
    append(contents, program.global_pointer);
    for (const auto& [name, symbol] : program.symbols)
        if (symbol.global) {
            contents += name + '\0';
            append(contents, symbol.value);
        }
    return sha256_prefix(contents);
}

class Assembler {
  public:
    explicit Assembler(const AssemblerOptions& options)
        : sources_(program_.files),
          reporter_(program_), assembly_{program_, sources_, reporter_, object_, options} {
        program_.expansions.emplace_back();
    }

    // Whether the text of a file could be read.
    bool add_file(const std::filesystem::path& path) {
        const std::string name = path.string();
        std::string problem;
        std::optional<std::string> text = read_source(name, problem);
        if (!text) {
            report_file(name, problem);
            return false;
        }
        if (!is_assembly(path)) {
            report_kind(path);
            return false;
        }
        const uint32_t file = sources_.file(name);
        sources_.set_lines(file, *text);
        const std::string_view kept = sources_.keep(std::move(*text));
        if (path.extension() != ".S") {
            parse(file, split_statements(kept, file));
            return true;
        }
        std::optional<std::string> preprocessed =
            preprocess(path, kept, assembly_.options.include_directories,
                       assembly_.options.definitions, reporter_);
        if (!preprocessed)
            return false;
        const size_t known_files = program_.files.size();
        auto statements =
            split_preprocessed(sources_.keep(std::move(*preprocessed)), file, sources_);
        for (size_t i = known_files; i < program_.files.size(); ++i)
            if (const auto included = read_source(program_.files[i].path, problem))
                sources_.set_lines(uint32_t(i), *included);
        parse(file, std::move(statements));
        return true;
    }

    void add_text(const std::string& text, const std::string& name) {
        const uint32_t file = sources_.file(name);
        if (text.find('\0') != std::string::npos) {
            report_file(name, "binary data, not assembly source");
            return;
        }
        sources_.set_lines(file, text);
        parse(file, split_statements(sources_.keep(text), file));
    }

    // A symbol that seems undefined may be in a file that could not be read.
    Program finish(bool complete) {
        if (complete)
            guarded([&] {
                if (!assembly_.options.leave_undefined)
                    add_runtime_routines();
                link(object_, program_, reporter_, assembly_.options);
            });
        if (reporter_.any())
            throw SourceError(reporter_.take());
        program_.hash = hash_of(program_);
        return std::move(program_);
    }

    template <typename Action> void guarded(Action action) {
        try {
            action();
        } catch (const TooMuch&) {
            throw SourceError(reporter_.take());
        }
    }

  private:
    void parse(uint32_t file, std::vector<Statement> statements) {
        Parser(assembly_, file).parse(std::move(statements));
    }

    // What the program calls and does not define, as a linker takes it from its library.
    void add_runtime_routines() {
        std::set<std::string> missing;
        for (const std::string_view name : missing_symbols(object_))
            if (is_runtime_routine(std::string(name)))
                missing.emplace(name);
        if (!missing.empty())
            add_text(shared_runtime_source(missing), runtime_routines_file);
    }

    static bool is_assembly(const std::filesystem::path& path) {
        return path.extension() == ".s" || path.extension() == ".S";
    }

    void report_kind(const std::filesystem::path& path) {
        const std::string name = path.string();
        if (path.extension() == ".c")
            report_file(name, "C source, not assembly",
                        fmt::format("compile it first: swsim cc {} -o {}", name,
                                    std::filesystem::path(path).replace_extension(".s").string()));
        else
            report_file(name, "the name does not say that this is assembly source",
                        "assembly is named .s, or .S if it needs the C preprocessor; C is named .c "
                        "and compiled by swsim cc");
    }

    void report_file(const std::string& name, std::string problem, std::string hint = "") {
        Diagnostic diagnostic;
        diagnostic.file = name;
        diagnostic.message = std::move(problem);
        diagnostic.hint = std::move(hint);
        reporter_.add(std::move(diagnostic));
    }

    Program program_;
    SourceStore sources_;
    Reporter reporter_;
    Object object_;
    Assembly assembly_;
};

}  // namespace

Program assemble(const std::vector<std::filesystem::path>& sources,
                 const AssemblerOptions& options) {
    Assembler assembler(options);
    bool complete = true;
    assembler.guarded([&] {
        for (const std::filesystem::path& source : sources)
            complete &= assembler.add_file(source);
    });
    return assembler.finish(complete);
}

Program assemble_text(const std::string& text, const std::string& name) {
    const AssemblerOptions options;
    Assembler assembler(options);
    assembler.guarded([&] { assembler.add_text(text, name); });
    return assembler.finish(true);
}

}  // namespace swsim
