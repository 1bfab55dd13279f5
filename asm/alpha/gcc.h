// SPDX-License-Identifier: Apache-2.0
//
// Debian's GCC 12 for Alpha, as the compiler of C for the CPE runs it.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "asm/alpha/compile.h"
#include "process/run_command.h"

namespace swsim {

// What a file computes with decides how it is compiled.
enum class Arithmetic : uint8_t { integer, floating_point };

// One source file and the options it is compiled with.
class AlphaGcc {
  public:
    AlphaGcc(std::filesystem::path source, const CompileOptions& options);

    // GCC's flags that change the code: what one must know to make it again.
    std::vector<std::string> flags(Arithmetic arithmetic) const;

    // Each runs GCC once and throws SourceError with its errors, or if it is not installed. `extra`
    // are more of its options.
    CommandResult assembly(Arithmetic arithmetic, const std::vector<std::string>& extra = {}) const;
    CommandResult preprocessed() const;  // without line markers
    CommandResult preprocessed_with_lines() const;
    // The dump that `option` asks for (-fdump-...), without the assembly.
    CommandResult dump(Arithmetic arithmetic, const std::string& option) const;

    // No code, and no exception: result and messages of a look at the source.
    CommandResult checked(const std::vector<std::string>& extra) const;
    // The same as assembly(), but errors are the caller's.
    CommandResult tried(Arithmetic arithmetic, const std::vector<std::string>& extra) const;

    [[noreturn]] void fail(const std::string& message, const std::string& hint) const;

  private:
    std::vector<std::string> words(Arithmetic arithmetic, const std::vector<std::string>& extra,
                                   const std::vector<std::string>& what) const;
    CommandResult succeed(CommandResult result) const;

    std::filesystem::path source_;
    CompileOptions options_;
};

}  // namespace swsim
