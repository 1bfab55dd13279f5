// SPDX-License-Identifier: Apache-2.0
//
// Places in a program, as users name them: a label, file.S:41 (also a line in a macro's body, or
// one that uses a macro), 41 (in the present file), a pc, or `region NAME`.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "asm/program_text.h"

namespace swsim::debug {

struct Place {
    std::string name;  // as shown to the user
    std::vector<uint64_t> pcs;
    // A span of code: arriving there means coming from outside of it.
    bool is_region = false;
};

class Places {
  public:
    Places(const Program& program, const ProgramText& text);

    // `present_pc` tells the file of a line without one. Throws Problem.
    Place find(std::string_view text, uint64_t present_pc) const;
    // The spans of code that have the name: the last round of a cipher may be on its own, but has
    // the same steps. Throws Problem.
    std::vector<Region> spans(std::string_view name) const;
    // The name of the innermost region around `pc`; empty for none.
    std::string region_around(uint64_t pc) const;
    std::vector<std::string> region_names() const;

    // "simd.S:41", with the file's name only: sessions do not depend on where files are.
    std::string source_place(uint64_t pc) const;
    // "0x4fff000010 simd.S:41: vaddw $1,$2,$3 (EXTEND at simd.S:120)"
    std::string describe(uint64_t pc) const;

    const ProgramText& text() const { return text_; }
    const Program& program() const { return program_; }
    // What `find` could take, for completion.
    std::vector<std::string> names() const;

    static std::string file_name(const std::string& path);

  private:
    Place find_line(uint32_t file, std::string_view line_text) const;
    Place find_pc(uint64_t pc) const;
    uint32_t find_file(std::string_view name) const;

    const Program& program_;
    const ProgramText& text_;
};

}  // namespace swsim::debug
