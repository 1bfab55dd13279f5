// SPDX-License-Identifier: Apache-2.0
#include <catch2/catch.hpp>

#include "base/text.h"
#include "tests/asm/assembler_support.h"

using namespace swsim;
using namespace swsim::test;

namespace {

using Names = std::vector<std::string_view>;

const Names animals = {"bear", "bee", "camel", "cat"};

}  // namespace

TEST_CASE("is the nearest name suggested, and none when no name is near?") {
    CHECK(nearest("camle", animals) == "camel");
    CHECK(nearest("ca", animals) == "cat");
    CHECK(nearest("be", animals) == "bee");
    CHECK(nearest("zzz*", animals).empty());
    CHECK(nearest("dog", animals).empty());
    CHECK(nearest("", animals).empty());
    CHECK(nearest("cat", Names{}).empty());
    // Two letters of six are a third of the word, three are more.
    CHECK(nearest("cammle", animals) == "camel");
    CHECK(nearest("xxmel", animals).empty());
}

TEST_CASE("does a suggestion without a near name say what there is?") {
    CHECK(suggestion("camle", animals) == "nearest: camel");
    CHECK(suggestion("camle", animals, "help lists all") == "nearest: camel");
    CHECK(suggestion("zzz", animals, "help lists all") == "help lists all");
    CHECK(suggestion("zzz", animals) == "there are bear, bee, camel, cat");
    CHECK(suggestion("zzz", Names{"cat"}) == "there is cat");
    CHECK(suggestion("zzz", Names{}) == "there is none");
    const Names many(10, "cat");
    CHECK(suggestion("zzz", many) == "there are cat, cat, cat, cat, cat, cat, cat, cat and 2 more");
}

TEST_CASE("is an unknown instruction that resembles none sent to the list?") {
    CHECK(isa::mnemonic_suggestion("vxrow") == "did you mean vxorw?");
    CHECK(isa::mnemonic_suggestion("divww") == "did you mean divw?");
    CHECK(isa::mnemonic_suggestion("zzz*") == "swsim isa lists all instructions");
}
