// SPDX-License-Identifier: Apache-2.0
//
// Is there an example for every instruction?
#include <set>
#include <sstream>

#include <catch2/catch.hpp>
#include <fmt/format.h>

#include "tests/sim/cpe/semantics_support.h"

using namespace swsim;
using namespace swsim::test;

namespace {

// The rows that the statements of an example name.
std::set<isa::Op> operations_of(const std::string& code) {
    std::set<isa::Op> result;
    std::string lines = code;
    for (char& c : lines)
        if (c == ';')
            c = '\n';
    std::istringstream stream(lines);
    for (std::string line; std::getline(stream, line);) {
        std::istringstream fields(line);
        std::string mnemonic;
        fields >> mnemonic;
        if (const auto match = isa::find(mnemonic))
            result.insert(match->row->op);
    }
    return result;
}

// These talk to other cores: their tests are those of the mesh and the barriers (noc.cc,
// noc_barrier.cc).
bool needs_mesh(const isa::Row& row) {
    switch (row.shape) {
    case isa::Shape::PUT:
    case isa::Shape::GET:
    case isa::Shape::LOAD_SEND:
    case isa::Shape::SYNC:
        return true;
    default:
        return false;
    }
}

}  // namespace

TEST_CASE("does every instruction that is simulated have an example of what it does?") {
    std::set<isa::Op> with_example;
    for (const Examples* table : Examples::all())
        for (const Example& example : table->examples())
            with_example.merge(operations_of(example.code));
    for (const isa::Row& row : isa::rows()) {
        // Ending a program is no change of registers: every example ends with halt. A transfer is
        // more than an instruction: its tests are those of the DMA engine, its errors' here.
        if (needs_mesh(row) || row.op == isa::Op::halt || row.op == isa::Op::dma)
            continue;
        INFO(isa::mnemonic(row));
        CHECK(with_example.contains(row.op));
    }
}
