// SPDX-License-Identifier: Apache-2.0
//
// Runs the fuzzer's corpus, with all inputs that once crashed or hung, without the fuzzer.
#include <fstream>
#include <iterator>

#include <catch2/catch.hpp>

#include "tests/asm/assembler_support.h"

using namespace swsim;

TEST_CASE("does every input of the fuzzing corpus assemble or give errors?") {
    const std::filesystem::path folder =
        std::filesystem::path(SWSIM_SOURCE_DIR) / "tests/fuzz/corpus";
    int inputs = 0;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        std::ifstream stream(entry.path(), std::ios::binary);
        const std::string text{std::istreambuf_iterator<char>(stream), {}};
        INFO(entry.path());
        CHECK_NOTHROW([&] {
            try {
                listing(assemble_text(text));
            } catch (const SourceError& error) {
                CHECK_FALSE(error.diagnostics().empty());
            }
        }());
        ++inputs;
    }
    CHECK(inputs > 0);
}
