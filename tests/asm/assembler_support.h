// SPDX-License-Identifier: Apache-2.0
//
// What the assembler's tests share.
#pragma once

#include <string>
#include <vector>

#include "asm/assembler.h"
#include "asm/diagnostic.h"

namespace swsim::test {

// All errors' texts; empty if the source assembles.
std::string errors_of(const std::string& source);
std::vector<Diagnostic> diagnostics_of(const std::string& source);

// The instructions as text, one a line.
std::string text_of(const Program& program);
// The same of a source.
std::string assembled(const std::string& source);

// The initial LDM contents of a source's .tdata_local section that holds `data`.
std::vector<uint8_t> ldm_of(const std::string& data);

// A folder that goes away with the object.
class ScratchFolder {
  public:
    ScratchFolder();
    ~ScratchFolder();
    ScratchFolder(const ScratchFolder&) = delete;
    ScratchFolder& operator=(const ScratchFolder&) = delete;

    std::filesystem::path write(const std::string& name, const std::string& text) const;
    std::filesystem::path path;
};

}  // namespace swsim::test
