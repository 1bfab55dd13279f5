// SPDX-License-Identifier: Apache-2.0
#include "objects/hybrid_link.h"

#include <algorithm>
#include <cstring>
#include <fstream>
#include <iterator>
#include <set>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "base/error.h"
#include "base/text.h"
#include "files/pending_file.h"
#include "files/temporary_path.h"
#include "objects/elf_file.h"
#include "objects/missing_names.h"
#include "objects/slave_object.h"
#include "process/run_command.h"

namespace swsim {

namespace {

namespace fs = std::filesystem;

// Begins the section, which else would go where there is no CPE code.
constexpr std::string_view program_mark = "swsim program 1 ";

// A search in archives, and the CPE code that it found, before anything has an address.
struct Collected {
    std::vector<SourceText> sources;
    std::map<std::string, HostSymbol, std::less<>> host;
};

class HybridLinker {
  public:
    HybridLinker(const LinkRequest& request, const ToolchainPaths& paths)
        : request_(request), paths_(paths) {}

    void link() {
        refuse_foreign_objects();
        const Collected collected = collect();
        const CpePart part = assemble_part(collected.sources);
        const fs::path image = folder_ / "program";
        const CommandResult linked =
            run_linker(image, {"-Wl,-z,defs", definitions(collected.sources, part)});
        MissingNames missing(undefined_references(linked.errors));
        for (const std::string& name : part.missing)
            missing.add_cpe(name, collected.host);
        missing.refuse_any();
        if (!linked.succeeded)
            bad_input("{}", in_words(linked.errors));
        if (!ElfFile(image).symbols().contains("main"))
            bad_input("nothing that is linked defines the host program's function main");
        load_hybrid_program(image);  // with all addresses: the last errors
        write(image);
    }

  private:
    void refuse_foreign_objects() const {
        for (const std::string& word : request_.words)
            if (!word.starts_with('-') && fs::is_regular_file(word))
                if (const auto problem = ElfFile::foreign(word))
                    bad_input("{}", *problem);
    }

    CommandResult run_linker(const fs::path& output, const std::vector<std::string>& first) const {
        std::vector<std::string> words{
            "c++", "-shared", "-static-libstdc++", "-static-libgcc", "-Wl,-Bsymbolic",
            // Some of its variables would be those of the library that the simulator has loaded.
            "-Wl,--exclude-libs,libstdc++.a",
            // The CPE side's addresses are too large for shorter instructions.
            "-Wl,--no-relax", "-Wl,--wrap=pthread_exit", "-Wl,-e,swsim_start",
            fmt::format("-Wl,-Ttext-segment={:#x}", address_map::host_image_base), "-o",
            output.string()};
        words.insert(words.end(), first.begin(), first.end());
        words.insert(words.end(), request_.words.begin(), request_.words.end());
        words.push_back("-L" + paths_.libraries.string());
        words.insert(words.end(),
                     {"-Wl,--whole-archive", "-lathread_host", "-Wl,--no-whole-archive",
                      "-Wl,--start-group", "-lslave", "-lm_slave", "-Wl,--end-group", "-lm"});
        CommandResult result = run_command(std::move(words));
        if (!result.found)
            bad_input("the C++ compiler c++ is missing; install the package g++");
        return result;
    }

    Collected collect() const {
        const fs::path image = folder_ / "collected";
        const CommandResult result = run_linker(image, {"-Wl,--unresolved-symbols=ignore-all"});
        if (!result.succeeded)
            bad_input("{}", in_words(result.errors));
        const ElfFile file(image);
        return {unpacked_sources(file.section(cpe_section).value_or("")), file.symbols()};
    }

    // An object file with what the CPE's side defines for the host's, and the sources.
    std::string definitions(const std::vector<SourceText>& sources, const CpePart& part) const {
        PendingFile contents(folder_ / "cpe");
        for (const SourceText& source : sources)
            contents.write(packed(source));
        contents.finish();
        std::string text =
            fmt::format("    .section {},\"\",@progbits\n    .ascii \"{}\"\n    .incbin \"{}\"\n",
                        program_section, program_mark, (folder_ / "cpe").string());
        text += fmt::format("    .section .rodata\n    .globl swsim_simulator\n"
                            "    .hidden swsim_simulator\nswsim_simulator: .asciz \"{}\"\n",
                            paths_.simulator.string());
        text += function_definitions(part.program);
        for (const auto& [name, symbol] : part.program.symbols)
            if (symbol.global && symbol.kind == SymbolKind::memory)
                text += fmt::format("    .globl {0}\n    .set {0},{1:#x}\n", name, symbol.value);
        for (const TentativeDefinition& each : part.program.tentative)
            text +=
                fmt::format("    .comm {},{},{}\n", each.name, each.bytes, each.alignment_bytes);
        for (const std::string& name : part.missing)
            text += fmt::format("    .globl {}\n", name);
        const fs::path object = folder_ / "definitions.o";
        assemble_for_host(text, object);
        return object.string();
    }

    void write(const fs::path& image) const {
        std::ifstream file(image, std::ios::binary);
        PendingFile output(request_.output);
        output.write(std::string(std::istreambuf_iterator<char>(file), {}));
        output.finish();
        if (output.error())
            bad_input("cannot write {}: {}", request_.output.string(),
                      std::strerror(output.error()));
        fs::permissions(request_.output,
                        fs::perms::owner_exec | fs::perms::group_exec | fs::perms::others_exec,
                        fs::perm_options::add);
    }

    // What the linker says, without its own path and the files of this run.
    static std::string in_words(const std::string& messages) {
        std::string text;
        for (std::string_view rest = messages; !rest.empty();) {
            std::string_view line = rest.substr(0, rest.find('\n'));
            rest.remove_prefix(std::min(rest.size(), line.size() + 1));
            constexpr std::string_view linker = "/usr/bin/ld: ";
            if (line.starts_with(linker))
                line.remove_prefix(linker.size());
            if (!line.starts_with("collect2: "))
                text += fmt::format("{}{}", text.empty() ? "" : "\n", line);
        }
        return text;
    }

    const LinkRequest& request_;
    const ToolchainPaths& paths_;
    const TemporaryFolder folder_;
};

}  // namespace

void link_hybrid(const LinkRequest& request, const ToolchainPaths& paths) {
    HybridLinker(request, paths).link();
}

bool is_hybrid_program(const fs::path& file) {
    return fs::is_regular_file(file) && ElfFile::is_elf(file) &&
           ElfFile(file).section(program_section);
}

Program load_hybrid_program(const fs::path& file, bool keep_statements) {
    const ElfFile image(file);
    const auto section = image.section(program_section);
    if (!section || !section->starts_with(program_mark))
        bad_input("{} was not linked by this sw5cc", file.string());
    const auto symbols = image.symbols();
    std::map<std::string, Symbol> host_data;  // that the CPEs use
    AssemblerOptions options;
    options.keep_statements = keep_statements;
    options.host_address = [&](std::string_view name) -> std::optional<uint64_t> {
        const auto found = symbols.find(name);
        if (found == symbols.end() || found->second.is_function)
            return std::nullopt;
        const uint64_t address = found->second.value;
        host_data[std::string(name)] = {address, SymbolKind::memory, false, {}};
        return address;
    };
    Program program =
        assemble_texts(unpacked_sources(section->substr(program_mark.size())), options);
    program.symbols.merge(host_data);  // for the debugger and listings
    return program;
}

}  // namespace swsim
