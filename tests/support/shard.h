// SPDX-License-Identifier: Apache-2.0
//
// The tests of one program, shared out over processes: SWSIM_SHARD=2/8 does the second eighth. A
// test of many random programs has the tag [sharded]: it runs in every shard and does a part there.
#pragma once

#include <string>

namespace swsim::test {

struct Shard {
    unsigned index = 0;
    unsigned count = 1;

    // Throws std::invalid_argument if text is not I/N with 1 <= I <= N.
    static Shard of(const std::string& text);
    // What the environment says; the only shard if it says nothing.
    static Shard of_process();
};

struct Part {
    unsigned begin;
    unsigned end;

    unsigned size() const { return end - begin; }
};

// The shard's own of so many random programs. Not every shard gets some of a few programs: a part
// is large enough for a statement on how many of its programs do what.
Part part_of(unsigned programs, Shard shard);
Part own_part(unsigned programs);  // of this process's shard

// SWSIM_RANDOM_PROGRAMS, or so many by default.
unsigned random_programs(unsigned by_default);

}  // namespace swsim::test
