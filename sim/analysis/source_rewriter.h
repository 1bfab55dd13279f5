// SPDX-License-Identifier: Apache-2.0
//
// Writes rescheduled regions back into assembly source: the lines between the two comments of a
// region, or those of a loop, become its instructions, one to a line, behind the label that it
// begins with and the macros that it defines; all other lines stay. A region in an included file
// brings that file's text into the source, because others may include it, too.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "sim/analysis/scheduler.h"

namespace swsim {

// The instructions of a loop but for its closing branch, as if two comments stood around their
// lines.
Region region_of_loop(const Program& program, const analysis::Span& loop, const std::string& name);

class SourceRewriter {
  public:
    // `before` has its statements. The texts are for files in the folder `out`, from where their
    // #include lines lead to the same files as before. Throws Error for a region whose
    // lines cannot be replaced.
    SourceRewriter(const Program& before, const std::vector<Region>& regions,
                   std::filesystem::path out);

    // What the region becomes that has that number.
    void set(size_t region, const analysis::Schedule& schedule);

    // The text of a source; nothing if no region is in it.
    std::optional<std::string> rewrite(const std::filesystem::path& source);
    // After all sources: throws Error if a region was not found in any.
    void check_all_found() const;

  private:
    using Path = std::filesystem::path;
    struct Replacement {
        uint32_t first_line = 0;  // that is replaced; behind the last one for an empty region
        uint32_t last_line = 0;
        size_t region = 0;
        std::string kept;  // of the old lines
        std::string text;
        bool found = false;
    };

    Replacement replacement_of(const Region& region) const;
    void check_only_makes(const Region& region, const Replacement& replacement) const;
    std::string line_of(const analysis::Schedule& schedule, size_t position) const;
    std::string instruction_text(const Instruction& instruction, size_t origin, size_t index) const;
    bool leads_to_region(const Path& file, unsigned depth);
    std::string rewrite_file(const Path& file, unsigned depth);
    std::string include_line(const std::string& line, const Path& file, unsigned depth);

    const Program& before_;
    const Path out_;
    std::map<Path, std::vector<Replacement>> replacements_;  // by canonical path
};

}  // namespace swsim
