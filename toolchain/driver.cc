// SPDX-License-Identifier: Apache-2.0
#include "toolchain/driver.h"

#include <algorithm>
#include <cstring>
#include <fstream>
#include <initializer_list>
#include <iterator>

#include <fmt/format.h>

#include "asm/address_map.h"
#include "asm/alpha/compile.h"
#include "base/error.h"
#include "base/notice.h"
#include "files/installation.h"
#include "files/pending_file.h"
#include "files/temporary_path.h"
#include "objects/slave_object.h"
#include "toolchain/host_compiler.h"

namespace swsim {

namespace {

namespace fs = std::filesystem;

// The texts behind `name` among the words: -IFOLDER.
std::vector<std::string> values_of(std::string_view name, const std::vector<std::string>& words) {
    std::vector<std::string> values;
    for (const std::string& word : words)
        if (word.starts_with(name))
            values.push_back(word.substr(name.size()));
    return values;
}

CompileOptions slave_options(const DriverRequest& request) {
    CompileOptions options;
    options.optimization = request.optimization;
    options.words = request.compiler_words;
    options.words.insert(options.words.end(),
                         {"-D__sw_slave__", "-D__sw_64__", "-fcommon",
                          // The compiler knows nothing of LDM's size.
                          fmt::format("-Wframe-larger-than={}", address_map::ldm_bytes)});
    options.vectors_as_scalars = request.vectors_as_scalars;
    options.source_lines = true;
    options.include_directories = {include_directory() / "slave/include"};
    return options;
}

SourceText slave_assembly(const DriverRequest& request, const fs::path& source) {
    if (is_assembly(source)) {
        AssemblerOptions options;
        for (const std::string& folder : values_of("-I", request.compiler_words))
            options.include_directories.emplace_back(folder);
        options.include_directories.push_back(include_directory() / "slave/include");
        options.definitions = values_of("-D", request.compiler_words);
        return read_assembly(source, options);
    }
    if (source.extension() != ".c")
        bad_input("{}: {} is neither C nor assembly, which is what CPE code is written in",
                  request.tool, source.string());
    const CompiledC compiled = compile_c(source, slave_options(request));
    notice("{}", compiled.warnings);
    return {fs::path(source).replace_extension(".s").string(), compiled.assembly};
}

bool has_any(const std::vector<std::string>& words, std::initializer_list<const char*> wanted) {
    return std::ranges::any_of(words, [&](const std::string& word) {
        return std::ranges::find(wanted, word) != wanted.end();
    });
}

// GCC is not asked for the object itself, and so knows neither the name of the file of dependencies
// nor its target.
DriverRequest with_named_dependencies(DriverRequest request, const fs::path& source) {
    std::vector<std::string>& words = request.compiler_words;
    if (!has_any(words, {"-MD", "-MMD"}))
        return request;
    fs::path object = source.filename().replace_extension(".o");
    if (request.output && request.last != LastStep::program)
        object = *request.output;
    if (!has_any(words, {"-MT", "-MQ"}))
        words.insert(words.end(), {"-MQ", object});
    if (!has_any(words, {"-MF"}))
        words.insert(words.end(), {"-MF", object.replace_extension(".d")});
    return request;
}

class Driver {
  public:
    Driver(const DriverRequest& request, const ToolchainPaths& paths)
        : request_(request), paths_(paths) {}

    void run() const {
        if (request_.last == LastStep::program) {
            refuse_same(program());
            return link();
        }
        size_t sources = 0;
        for (const std::string& input : request_.inputs)
            sources += !is_for_linker(input);
        if (request_.output && sources > 1)
            bad_usage("{}: -o names one file, and there are {} sources", request_.tool, sources);
        for (const std::string& input : request_.inputs)
            if (!is_for_linker(input))
                refuse_same(output_of(input));
        for (const std::string& input : request_.inputs)
            if (!is_for_linker(input))
                make(with_named_dependencies(request_, input), input, output_of(input));
    }

  private:
    // Whatever the two are called.
    void refuse_same(const fs::path& output) const {
        std::error_code none;
        for (const std::string& input : request_.inputs)
            if (fs::is_regular_file(input, none) && fs::equivalent(input, output, none))
                bad_input("{}: input file '{}' is the same as output file", request_.tool, input);
    }

    fs::path program() const { return request_.output.value_or("a.out"); }

    fs::path output_of(const fs::path& source) const {
        if (request_.output)
            return *request_.output;
        if (request_.last == LastStep::preprocess)
            return standard_stream;
        return source.filename().replace_extension(request_.last == LastStep::assembly ? ".s"
                                                                                       : ".o");
    }

    static void make(const DriverRequest& request, const fs::path& source, const fs::path& output) {
        if (!fs::is_regular_file(source))
            bad_input("{}: {}: {}", request.tool, source.string(),
                      fs::exists(source) ? "not a file of source text" : "no such file");
        if (!is_source(source))
            bad_input("{}: {}: the name does not say what this is: sources end in .c, .cc, .cpp, "
                      ".cxx, .C, .c++, .s or .S, what the linker takes in .o, .a or .so",
                      request.tool, source.string());
        if (request.side == Side::host)
            return make_host(request, source, output);
        if (request.last == LastStep::preprocess)
            return write(output, preprocess_c(source, slave_options(request)));
        const SourceText assembly = slave_assembly(request, source);
        if (request.last == LastStep::assembly)
            return write(output, assembly.text);
        const TemporaryFolder folder;
        write_slave_object(assembly, folder / "object");
        copy(folder / "object", output);
    }

    static void make_host(const DriverRequest& request, const fs::path& source,
                          const fs::path& output) {
        if (is_assembly(source))
            bad_input(
                "{}: {} is assembly of the MPE, which does not run on this host; with -slave, "
                "it is taken for assembly of the CPEs",
                request.tool, source.string());
        write(output, compile_host(request, source));
    }

    void link() const {
        const TemporaryFolder folder;
        LinkRequest link{{}, program()};
        for (const std::string& input : request_.inputs) {
            if (is_for_linker(input)) {
                link.words.push_back(input);
                continue;
            }
            const fs::path object = folder / fmt::format("{}.o", link.words.size());
            DriverRequest compile = with_named_dependencies(request_, input);
            compile.last = LastStep::object;
            make(compile, input, object);
            link.words.push_back(object);
        }
        link_hybrid(link, paths_);
    }

    static void copy(const fs::path& from, const fs::path& to) {
        std::ifstream file(from, std::ios::binary);
        write(to, {std::istreambuf_iterator<char>(file), {}});
    }

    static void write(const fs::path& path, const std::string& contents) {
        PendingFile file(path);
        file.write(contents);
        file.finish();
        if (file.error())
            bad_input("cannot write {}: {}", path.string(), std::strerror(file.error()));
    }

    const DriverRequest& request_;
    const ToolchainPaths& paths_;
};

}  // namespace

void run_driver(const DriverRequest& request, const ToolchainPaths& paths) {
    Driver(request, paths).run();
}

}  // namespace swsim
