// SPDX-License-Identifier: Apache-2.0
#include "asm/assembler.h"

#include <algorithm>
#include <set>

#include <fmt/format.h>

#include "asm/link.h"
#include "asm/parser.h"
#include "asm/preprocessor.h"
#include "asm/resolver.h"
#include "asm/routines.h"
#include "base/text.h"

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
    contents.reserve(program.text.size() * 24);
    for (const Instruction& i : program.text) {
        // Not its number, which moves with every new row of the table.
        contents.append(row(i.op).id) += '\0';
        append(contents, uint64_t(i.a) | uint64_t(i.b) << 8 | uint64_t(i.c) << 16 |
                             uint64_t(i.d) << 24 | uint64_t(i.sub) << 32 |
                             uint64_t(i.literal) << 40);
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

    // The text of a file, after the C preprocessor if it is a `.S`; nothing if it could not be
    // read.
    std::optional<SourceText> read(const std::filesystem::path& path) {
        const std::string name = path.string();
        std::string problem;
        std::optional<std::string> text = read_source(name, problem);
        if (!text) {
            report_file(name, problem);
            return std::nullopt;
        }
        if (!is_assembly(path)) {
            report_kind(path);
            return std::nullopt;
        }
        if (path.extension() != ".S")
            return SourceText{name, std::move(*text)};
        std::optional<std::string> preprocessed =
            preprocess(path, *text, assembly_.options.include_directories,
                       assembly_.options.definitions, reporter_);
        if (!preprocessed)
            return std::nullopt;
        return SourceText{name, std::move(*preprocessed), true};
    }

    // The same, which must succeed.
    SourceText read_alone(const std::filesystem::path& path) {
        std::optional<SourceText> source;
        guarded([&] { source = read(path); });
        if (!source)
            throw SourceError(reporter_.take());
        return std::move(*source);
    }

    bool add_file(const std::filesystem::path& path) {
        const std::optional<SourceText> source = read(path);
        if (source)
            add_text(*source);
        return source.has_value();
    }

    void add_text(const SourceText& source) {
        const uint32_t file = sources_.unit(source.name);
        if (source.text.find('\0') != std::string::npos) {
            report_file(source.name, "binary data, not assembly source");
            return;
        }
        if (!source.preprocessed) {
            sources_.set_lines(file, source.text);
            parse(file, split_statements(sources_.keep(source.text), file));
            return;
        }
        std::string problem;
        if (const auto original = read_source(source.name, problem))
            sources_.set_lines(file, *original);
        parse_preprocessed(file, source.text);
    }

    // A symbol that seems undefined may be in a file that could not be read.
    Program finish(bool complete) {
        if (complete)
            guarded([&] {
                if (assembly_.options.host_address)
                    program_.tentative = leave_tentative_definitions_to_host(object_);
                if (!assembly_.options.leave_undefined || assembly_.options.host_address)
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
    // The lines of the files that it was made from are shown in messages, if they are still there.
    void parse_preprocessed(uint32_t file, std::string text) {
        const size_t known_files = program_.files.size();
        auto statements = split_preprocessed(sources_.keep(std::move(text)), file, sources_);
        std::string problem;
        for (size_t i = known_files; i < program_.files.size(); ++i)
            if (const auto included = read_source(program_.files[i].path, problem))
                sources_.set_lines(uint32_t(i), *included);
        parse(file, std::move(statements));
    }

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
            add_text({runtime_routines_file, shared_runtime_source(missing)});
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

SourceText read_assembly(const std::filesystem::path& path, const AssemblerOptions& options) {
    return Assembler(options).read_alone(path);
}

Program assemble_texts(const std::vector<SourceText>& sources, const AssemblerOptions& options) {
    Assembler assembler(options);
    assembler.guarded([&] {
        for (const SourceText& source : sources)
            assembler.add_text(source);
    });
    return assembler.finish(true);
}

Program assemble_text(const std::string& text, const std::string& name) {
    return assemble_texts({{name, text}}, {});
}

}  // namespace swsim
