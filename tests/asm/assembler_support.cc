// SPDX-License-Identifier: Apache-2.0
#include "tests/asm/assembler_support.h"

#include <cstdlib>
#include <fstream>
#include <stdexcept>

namespace swsim::test {

std::string errors_of(const std::string& source) {
    try {
        assemble_text(source);
    } catch (const SourceError& error) {
        return error.what();
    }
    return "";
}

std::vector<Diagnostic> diagnostics_of(const std::string& source) {
    try {
        assemble_text(source);
    } catch (const SourceError& error) {
        return error.diagnostics();
    }
    return {};
}

std::string text_of(const Program& program) {
    std::string text;
    for (size_t i = 0; i < program.text.size(); ++i)
        text += program.text_at(address_map::text_base + 4 * i) + '\n';
    return text;
}

std::string assembled(const std::string& source) {
    return text_of(assemble_text(source));
}

std::vector<uint8_t> ldm_of(const std::string& data) {
    return assemble_text(".section .tdata_local,\"awT\",@progbits\n" + data).ldm;
}

ScratchFolder::ScratchFolder() {
    std::string pattern = (std::filesystem::temp_directory_path() / "swsim-test-XXXXXX").string();
    if (!mkdtemp(pattern.data()))
        throw std::runtime_error("no scratch folder");
    path = pattern;
}

ScratchFolder::~ScratchFolder() {
    std::filesystem::remove_all(path);
}

std::filesystem::path ScratchFolder::write(const std::string& name, const std::string& text) const {
    const std::filesystem::path file = path / name;
    std::filesystem::create_directories(file.parent_path());
    std::ofstream(file, std::ios::binary) << text;
    return file;
}

}  // namespace swsim::test
