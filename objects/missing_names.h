// SPDX-License-Identifier: Apache-2.0
//
// What a program uses and nobody provides: one list of names, for both sides, with what to do.
#pragma once

#include <map>
#include <set>
#include <string>

#include "objects/elf_file.h"

namespace swsim {

class MissingNames {
  public:
    explicit MissingNames(std::set<std::string> host) : host_(std::move(host)) {}

    // A name that CPE code uses, unless it is data of the host program.
    void add_cpe(const std::string& name,
                 const std::map<std::string, HostSymbol, std::less<>>& host_symbols);
    // Throws Error if there is one.
    void refuse_any() const;

  private:
    std::set<std::string> host_;
    std::map<std::string, std::string> cpe_;  // with what to do
};

// The names among what the host's linker says.
std::set<std::string> undefined_references(const std::string& messages);

}  // namespace swsim
