// SPDX-License-Identifier: Apache-2.0
#include "sim/athread/host_build.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <memory>

#include <fmt/format.h>

#include "base/text.h"
#include "compiler/build_cache.h"
#include "files/temporary_path.h"
#include "objects/slave_object.h"
#include "sim/athread/host_program.h"

namespace swsim {

namespace {

namespace fs = std::filesystem;

// What every host program is linked with.
constexpr const char* runtime_sources[] = {"athread_runtime.c", "mpi.c"};

std::vector<fs::path> sources_of(const fs::path& host, const fs::path& include_directory) {
    std::vector<fs::path> sources{host};
    for (const char* const source : runtime_sources)
        sources.push_back(include_directory / source);
    return sources;
}

std::vector<std::string> compiler_words(const fs::path& include_directory) {
    return {"cc", "-std=gnu11", "-O2", "-fPIC", "-shared",
            // The run-time's malloc is meant, not the simulator's own.
            "-Wl,-Bsymbolic", "-Wl,--no-relax", "-Wl,--wrap=pthread_exit",
            fmt::format("-Wl,-Ttext-segment={:#x}", address_map::host_image_base), "-I",
            include_directory.string()};
}

// Without line markers: where the files are makes no difference.
std::string without_markers(std::string_view text) {
    std::string result;
    while (!text.empty()) {
        const size_t end = std::min(text.find('\n'), text.size() - 1) + 1;
        if (text[0] != '\n' && !text.starts_with("# "))
            result += text.substr(0, end);
        text.remove_prefix(end);
    }
    return result;
}

// The sources after the preprocessor, the CPE functions' addresses, the flags.
std::string key_of(const fs::path& source, const fs::path& include_directory,
                   const std::string& functions) {
    if (!fs::is_regular_file(source))
        throw HostError(fmt::format("the host program {} does not exist", source.string()));
    std::string key = functions;
    for (const fs::path& file : sources_of(source, include_directory)) {
        std::vector<std::string> words = compiler_words(include_directory);
        for (const std::string& word : words)
            if (!word.starts_with('/'))
                key += word + "\n";
        words.insert(words.end(), {"-E", file.string()});
        const CommandResult preprocessed =
            run_preprocessor({std::move(words), "", {file.parent_path(), include_directory}});
        if (!preprocessed.found)
            throw HostError("the C compiler cc is missing; install the package gcc");
        if (!preprocessed.succeeded)
            throw HostError(preprocessed.errors);
        key += without_markers(preprocessed.output);
    }
    return sha256_prefix(key);
}

void compile(const fs::path& source, const fs::path& include_directory,
             const std::string& functions, const fs::path& object) {
    std::vector<std::string> words = compiler_words(include_directory);
    words.insert(words.end(), {"-o", object});
    for (const fs::path& file : sources_of(source, include_directory))
        words.push_back(file.string());
    words.insert(words.end(), {"-x", "assembler", "-"});
    const CommandResult compiled = run_command(std::move(words), functions);
    if (!compiled.succeeded)
        throw HostError(compiled.errors);
}

std::string contents_of(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

}  // namespace

std::string host_program_hash(const fs::path& source, const fs::path& include_directory,
                              const Program& program) {
    return key_of(source, include_directory, function_definitions(program));
}

fs::path build_host_program(const fs::path& source, const fs::path& include_directory,
                            const Program& program) {
    const std::string functions = function_definitions(program);
    const BuildCache cache;
    const std::string name = key_of(source, include_directory, functions) + ".so";
    if (cache.load(name))
        return cache.path(name);
    auto folder = std::make_unique<TemporaryFolder>();
    const fs::path object = *folder / name;
    compile(source, include_directory, functions, object);
    if (cache.store(name, contents_of(object)))
        return cache.path(name);
    // There is no cache: the object is where it was made, as long as this process runs.
    static std::vector<std::unique_ptr<TemporaryFolder>> kept;
    kept.push_back(std::move(folder));
    return object;
}

}  // namespace swsim
