// SPDX-License-Identifier: Apache-2.0
//
// What a linked program, or an object file, has to say: sections and symbols, read by libelf.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace swsim {

struct HostSymbol {
    uint64_t value = 0;
    bool is_function = false;
};

class ElfFile {
  public:
    // Throws Error: not to be read, or not such a file.
    explicit ElfFile(const std::filesystem::path& path);

    // The contents of the section of that name, of all such sections one after another; nothing if
    // there is none.
    std::optional<std::string> section(const std::string& name) const;
    // Defined and global, with their addresses.
    std::map<std::string, HostSymbol, std::less<>> symbols() const;

    // Whether the file looks like one: it may still be damaged.
    static bool is_elf(const std::filesystem::path& path);
    // Of an object file or an archive for another processor: what is wrong with it, for a message.
    static std::optional<std::string> foreign(const std::filesystem::path& path);

  private:
    const std::filesystem::path path_;
    const std::string contents_;
};

}  // namespace swsim
