// SPDX-License-Identifier: Apache-2.0
//
// Prepared instructions, apart from their timing.
#include <catch2/catch.hpp>

#include <random>

#include "sim/cpe/execute.h"
#include "sim/cpe/prepared.h"

using namespace swsim;

namespace {

constexpr uint64_t memory = 0x400;  // where instructions access it

// Registers, tables and memory with anything in them; $1 is where memory is accessed, and words of
// $2 are indices of a table there.
std::unique_ptr<CoreState> any_state(std::mt19937_64& random) {
    auto state = std::make_unique<CoreState>();
    for (unsigned i = 0; i < zero_register; ++i)
        for (unsigned lane = 0; lane < 4; ++lane)
            state->registers[i].u64[lane] = random();
    state->set_scalar(1, memory);
    for (unsigned word = 0; word < 8; ++word)
        state->registers[2].u32[word] = uint32_t(random() % 64);
    for (uint8_t& table : state->logic_table)
        table = uint8_t(random());
    for (size_t i = memory; i < 2 * memory; ++i)
        state->ldm[i] = uint8_t(random());
    state->carry = int8_t(int(random() % 3) - 1);
    return state;
}

Decoded decoded(const isa::Row& row, bool literal) {
    Decoded result;
    result.code = code_of(row.op, literal);
    result.a = 2;
    result.b = row.bytes > 0 || row.shape == isa::Shape::LOOKUP ? 1 : 3;
    result.c = 4;
    result.d = 5;
    result.sub = 3;
    result.immediate = row.bytes > 0 ? 32 : 77;
    return result;
}

bool is_prepared(const isa::Row& row) {
    switch (isa::action(row.op)) {
    case isa::Action::plain:
    case isa::Action::carry:
    case isa::Action::logic_table:
    case isa::Action::load:
    case isa::Action::store:
    case isa::Action::lookup:
    case isa::Action::branch:
        return true;
    default:
        return false;
    }
}

struct Place {
    Transfers transfers;
    RecentStores stores;
    PreparedRun run{transfers, stores, 0};
};

}  // namespace

TEST_CASE("does a prepared instruction do what an executed one does, on every host?") {
    std::mt19937_64 random(1);
    for (const isa::Row& row : isa::rows()) {
        if (!is_prepared(row))
            continue;
        for (const bool literal : {false, true})
            for (unsigned trial = 0; trial < 20; ++trial) {
                INFO(row.id << (literal ? " with a literal" : ""));
                const Decoded instruction = decoded(row, literal);
                const auto before = any_state(random);
                auto expected = std::make_unique<CoreState>(*before);
                const uint64_t address =
                    row.shape == isa::Shape::LOOKUP
                        ? memory + 4 * before->registers[2].u32[instruction.sub]
                        : memory + 32;
                const bool taken =
                    execute(instruction, *expected, &expected->ldm[address], address, 0);
                for (const HostVectors vectors : {HostVectors::portable, best_host_vectors()}) {
                    Place place;
                    auto state = std::make_unique<CoreState>(*before);
                    const Prepared code[] = {prepare(instruction, false, vectors),
                                             end_of_prepared()};
                    CHECK(run_prepared(code, *state, place.run) == code + 1);
                    CHECK(state->same_as(*expected));
                    if (row.shape == isa::Shape::BRANCH)
                        CHECK(place.run.taken == taken);
                }
            }
    }
}

TEST_CASE("does a run stop, with nothing done, before what more has a part in than the core?") {
    const isa::Row& load = *isa::find("ldl")->row;
    const isa::Row& store = *isa::find("stl")->row;
    for (const isa::Row* row : {&load, &store}) {
        const Decoded instruction = decoded(*row, false);
        const auto stops = [&](uint64_t base, const LdmTransfer* transfer) {
            Place place;
            if (transfer)
                place.transfers.begin(*transfer);
            auto state = std::make_unique<CoreState>();
            state->set_scalar(1, base);
            state->set_scalar(2, 1);
            state->set_scalar(5, 2);
            const auto before = std::make_unique<CoreState>(*state);
            const Prepared code[] = {prepare(instruction, false), end_of_prepared()};
            const bool stopped = run_prepared(code, *state, place.run) == code;
            CHECK(state->same_as(*before) == stopped);
            return stopped;
        };
        CHECK(!stops(0, nullptr));
        CHECK(!stops(address_map::ldm_bytes - 40, nullptr));
        CHECK(stops(address_map::ldm_bytes - 32, nullptr));  // the first byte behind LDM
        CHECK(stops(4, nullptr));                            // not aligned
        CHECK(stops(uint64_t(0) - 40, nullptr));
        CHECK(stops(uint64_t(1) << 32, nullptr));
        LdmTransfer transfer;
        transfer.address = 0x1000;
        transfer.bytes = 8;
        CHECK(stops(0x1000 - 32, &transfer));
        CHECK(!stops(0x2000, &transfer));
    }
}

TEST_CASE("does a run stop before a load that a store makes wait?") {
    const Decoded load = decoded(*isa::find("ldl")->row, false);
    const Decoded store = decoded(*isa::find("stl")->row, false);
    for (const bool checked : {false, true}) {
        Place place;
        auto state = std::make_unique<CoreState>();
        const Prepared code[] = {prepare(store, false), prepare(load, checked), end_of_prepared()};
        Prepared own[] = {code[0], code[1], code[2]};
        own[1].own_store = 1;
        CHECK(run_prepared(own, *state, place.run) == own + (checked ? 1 : 2));
        CHECK(place.run.waits_for_store == checked);
        // A store of before the run, which counts until cycle 9.
        place.stores.add(32, 8, 10, 0);
        own[1].own_store = 0;
        for (const uint32_t decode : {9u, 10u}) {
            own[1].decode = decode;
            CHECK((run_prepared(own + 1, *state, place.run) == own + 1) ==
                  (checked && decode == 9));
        }
    }
}
