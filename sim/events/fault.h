// SPDX-License-Identifier: Apache-2.0
//
// What stops a core: the hardware's exceptions by name.
#pragma once

#include <cstdint>
#include <exception>
#include <string>

namespace swsim {

// Names as in the vendor's run-time: UNALIGN (misaligned load or store), ILLEGAL (instruction),
// SELLDWE (table look-up), LDME (LDM address), IOE (main-memory address), DMAE1..4 (DMA descriptor,
// main-memory address, LDM address, reply word).
struct Fault : std::exception {
    Fault(std::string exception_name, std::string explanation)
        : name(std::move(exception_name)), message(std::move(explanation)) {}
    const char* what() const noexcept override { return message.c_str(); }

    std::string name;
    std::string message;
};

}  // namespace swsim
