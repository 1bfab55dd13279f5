// SPDX-License-Identifier: Apache-2.0
//
// libFuzzer harness: any bytes assemble or give a SourceError, quickly; nothing else may happen.
// Build and run: cmake --preset fuzz && cmake --build --preset fuzz
//                build-fuzz/fuzz_assembler -dict=tests/fuzz/assembler.dict tests/fuzz/corpus
#include <cstdint>
#include <string>

#include "asm/assembler.h"
#include "asm/diagnostic.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
    const std::string text(reinterpret_cast<const char*>(data), size);
    try {
        swsim::listing(swsim::assemble_text(text));
    } catch (const swsim::SourceError&) {
    }
    return 0;
}
