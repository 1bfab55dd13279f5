// SPDX-License-Identifier: Apache-2.0
#include <catch2/catch.hpp>

#include <stdexcept>

#include "tests/support/shard.h"

namespace swsim::test {

TEST_CASE("does every random program belong to one part?") {
    for (const unsigned count : {1u, 2u, 7u, 8u})
        for (const unsigned programs : {0u, 1u, 49u, 50u, 99u, 500u, 100'000u}) {
            INFO(programs << " programs, " << count << " shards");
            unsigned next = 0;
            for (unsigned index = 0; index < count; ++index) {
                const Part part = part_of(programs, {index, count});
                if (part.size() > 0)
                    CHECK(part.begin == next);
                next += part.size();
            }
            CHECK(next == programs);
        }
}

TEST_CASE("is a part large enough to say something about, and are parts alike?") {
    for (unsigned index = 0; index < 8; ++index)
        CHECK(part_of(1000, {index, 8}).size() == 125);
    CHECK(part_of(99, {0, 8}).size() == 99);
    CHECK(part_of(100, {1, 8}).size() == 50);
    CHECK(part_of(100, {2, 8}).size() == 0);
}

TEST_CASE("is a shard read as it is written, and anything else refused?") {
    const Shard shard = Shard::of("2/8");
    CHECK(shard.index == 1);
    CHECK(shard.count == 8);
    for (const char* const text :
         {"", "1", "/8", "0/8", "9/8", "1/0", "-1/8", "1/8x", "1/", "a/b", "1/8/2", " 1/8"}) {
        INFO(text);
        CHECK_THROWS_AS(Shard::of(text), std::invalid_argument);
    }
}

}  // namespace swsim::test
