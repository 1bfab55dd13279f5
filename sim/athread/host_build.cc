// SPDX-License-Identifier: Apache-2.0
#include "sim/athread/host_build.h"

#include <cstdlib>
#include <fstream>
#include <sstream>

#include <fmt/format.h>
#include <unistd.h>

#include "asm/process.h"
#include "asm/text.h"
#include "sim/athread/host_program.h"

namespace swsim {

namespace {

namespace fs = std::filesystem;

// Per-user cache of shared objects, named by a hash of all that goes into them.
fs::path cache_directory() {
    if (const char* cache = std::getenv("XDG_CACHE_HOME"); cache && *cache)
        return fs::path(cache) / "swsim";
    if (const char* home = std::getenv("HOME"); home && *home)
        return fs::path(home) / ".cache" / "swsim";
    return fs::temp_directory_path() / fmt::format("swsim-{}", getuid());
}

std::string stubs(const Program& program) {
    std::string functions;
    std::string table;
    for (const auto& [name, symbol] : program.symbols) {
        if (!symbol.global || symbol.kind != SymbolKind::text)
            continue;
        if (name.find_first_of(".$") != std::string::npos)
            continue;  // no C name
        functions += fmt::format("void slave_{0}(void) {{}}\n", name);
        table += fmt::format("    {{\"{0}\", slave_{0}}},\n", name);
    }
    return fmt::format(
        "#include \"athread_runtime.h\"\n\n{}\n"
        "const struct swsim_slave_stub swsim_slave_stubs[] = {{\n{}    {{0, 0}},\n}};\n",
        functions, table);
}

void write_file(const fs::path& path, const std::string& text) {
    std::ofstream file(path, std::ios::binary);
    file << text;
    if (!file.flush())
        throw HostError(fmt::format("cannot write {}; is the disk full?", path.string()));
}

std::vector<std::string> compiler_words(const fs::path& include_directory) {
    return {"cc", "-std=gnu11", "-O2", "-fPIC", "-shared",
            // Slave stubs are told apart by their addresses.
            "-fno-ipa-icf",
            // The run-time's malloc is meant, not the simulator's own.
            "-Wl,-Bsymbolic", fmt::format("-Wl,-Ttext-segment={:#x}", host_image_base), "-I",
            include_directory.string()};
}

// Everything that the shared object depends on: the sources after the preprocessor, the stubs, the
// flags.
std::string build_key(const fs::path& source, const fs::path& include_directory,
                      const std::string& stub_text) {
    std::string key = stub_text;
    for (const fs::path& file : {source, include_directory / "athread_runtime.c"}) {
        std::vector<std::string> words = compiler_words(include_directory);
        for (const std::string& word : words)
            if (!word.starts_with("/"))
                key += word + "\n";
        words.insert(words.end(), {"-E", "-P", file.string()});
        const ProcessResult preprocessed = run_process(std::move(words));
        if (!preprocessed.found)
            throw HostError("the C compiler cc is missing; install the package gcc");
        if (!preprocessed.succeeded)
            throw HostError(preprocessed.errors);
        key += preprocessed.output;
    }
    return sha256_prefix(key);
}

}  // namespace

fs::path build_host_program(const fs::path& source, const fs::path& include_directory,
                            const Program& program) {
    if (!fs::is_regular_file(source))
        throw HostError(fmt::format("the host program {} does not exist", source.string()));
    const std::string stub_text = stubs(program);
    const std::string key = build_key(source, include_directory, stub_text);
    const fs::path directory = cache_directory();
    const fs::path object = directory / (key + ".so");
    if (fs::exists(object))
        return object;
    fs::create_directories(directory);
    const std::string temporary = (directory / fmt::format("{}-{}", key, getpid())).string();
    write_file(temporary + ".c", stub_text);
    std::vector<std::string> words = compiler_words(include_directory);
    words.insert(words.end(),
                 {"-o", temporary + ".so", source.string(),
                  (include_directory / "athread_runtime.c").string(), temporary + ".c"});
    const ProcessResult compiled = run_process(std::move(words));
    fs::remove(temporary + ".c");
    if (!compiled.succeeded) {
        fs::remove(temporary + ".so");
        throw HostError(compiled.errors);
    }
    // Another process may have been faster: renaming replaces its equal result.
    fs::rename(temporary + ".so", object);
    return object;
}

}  // namespace swsim
