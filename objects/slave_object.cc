// SPDX-License-Identifier: Apache-2.0
#include "objects/slave_object.h"

#include <map>

#include <fmt/format.h>

#include "asm/source.h"
#include "base/error.h"
#include "base/text.h"
#include "files/pending_file.h"
#include "files/temporary_path.h"
#include "process/run_command.h"

namespace swsim {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view linked_prefix = "slave_";
constexpr std::string_view part_mark = "swsim-cpe";

// C names only: the host's assembler takes others for something else.
bool is_c_name(std::string_view name) {
    return name.find_first_of(".$@") == std::string_view::npos;
}

// In a section that goes nowhere: only that they are defined matters to a linker.
std::string weak_definitions(const Program& program) {
    std::string text = "    .section .swsim.names,\"\",@progbits\n";
    for (const auto& [name, symbol] : program.symbols) {
        if (!symbol.global || !is_c_name(name))
            continue;
        if (symbol.kind == SymbolKind::text)
            text += fmt::format("    .weak {0}\n{0}: .byte 0\n", linked_name(name));
        else if (symbol.kind == SymbolKind::memory)
            text += fmt::format("    .weak {0}\n{0}: .byte 0\n", name);
    }
    return text;
}

}  // namespace

std::string packed(const SourceText& source) {
    return fmt::format("{} {} {} {}\n{}", part_mark, int(source.preprocessed), source.text.size(),
                       printable(source.name), source.text);
}

std::vector<SourceText> unpacked_sources(std::string_view section) {
    std::vector<SourceText> sources;
    const auto word = [&](char end) {
        const size_t length = section.find(end);
        if (length == std::string_view::npos)
            bad_input("a damaged object file of CPE code");
        const std::string_view found = section.substr(0, length);
        section.remove_prefix(length + 1);
        return found;
    };
    while (!section.empty()) {
        SourceText source;
        const bool marked = word(' ') == part_mark;
        source.preprocessed = word(' ') == "1";
        const auto bytes = parse_number(word(' '));
        source.name = word('\n');
        if (!marked || !bytes || *bytes > section.size())
            bad_input("a damaged object file of CPE code");
        source.text = section.substr(0, *bytes);
        section.remove_prefix(*bytes);
        sources.push_back(std::move(source));
    }
    return sources;
}

std::string linked_name(std::string_view function) {
    return function.starts_with(linked_prefix) ? std::string(function)
                                               : fmt::format("{}{}", linked_prefix, function);
}

CpePart assemble_part(const std::vector<SourceText>& sources) {
    CpePart part;
    AssemblerOptions options;
    options.leave_undefined = true;
    options.host_address = [&](std::string_view name) -> std::optional<uint64_t> {
        part.missing.emplace(name);
        return std::nullopt;
    };
    part.program = assemble_texts(sources, options);
    return part;
}

std::string function_definitions(const Program& program) {
    std::map<std::string, uint64_t> addresses;
    for (const auto& [name, symbol] : program.symbols) {
        if (!symbol.global || symbol.kind != SymbolKind::text || !is_c_name(name))
            continue;
        const auto [known, is_new] = addresses.emplace(linked_name(name), symbol.value);
        if (!is_new && known->second != symbol.value)
            bad_input(
                "CPE code defines both {} and {}, which are one function for the host program",
                known->first.substr(linked_prefix.size()), known->first);
    }
    std::string text;
    for (const auto& [name, address] : addresses)
        text += fmt::format("    .globl {0}\n    .set {0},{1:#x}\n", name, address);
    return text;
}

void assemble_for_host(const std::string& text, const fs::path& object) {
    const CommandResult result =
        run_command({"cc", "-c", "-x", "assembler", "-o", object.string(), "-"},
                    text + "    .section .note.GNU-stack,\"\",@progbits\n");
    if (!result.found)
        bad_input("the C compiler cc is missing; install the package gcc");
    if (!result.succeeded)
        bad_input("{}", result.errors);
}

void write_slave_object(const SourceText& source, const fs::path& object) {
    const CpePart part = assemble_part({source});
    const TemporaryFolder folder;
    PendingFile contents(folder / "cpe");
    contents.write(packed(source));
    contents.finish();
    std::string text = fmt::format("    .section {},\"\",@progbits\n    .incbin \"{}\"\n",
                                   cpe_section, (folder / "cpe").string());
    text += weak_definitions(part.program);
    for (const TentativeDefinition& each : part.program.tentative)
        text += fmt::format("    .comm {},{},{}\n", each.name, each.bytes, each.alignment_bytes);
    // Undefined here, so that linkers look for them in archives.
    for (const std::string& name : part.missing)
        if (is_c_name(name))
            text += fmt::format("    .globl {}\n    .globl {}\n", name, linked_name(name));
    assemble_for_host(text, object);
}

}  // namespace swsim
