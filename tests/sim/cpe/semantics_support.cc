// SPDX-License-Identifier: Apache-2.0
#include "tests/sim/cpe/semantics_support.h"

#include <bit>
#include <cstring>

#include <catch2/catch.hpp>
#include <fmt/format.h>

#include "sim/memory/arena.h"

namespace swsim::test {

namespace {

constexpr unsigned register_count = 31;
constexpr uint64_t register_images = 128;  // where LDM data begin

Value content_of(const Registers& registers, unsigned index, const Value& otherwise) {
    const auto found = registers.find(index);
    if (found == registers.end())
        return otherwise;
    Value value = found->second.value;
    if (found->second.scalar)
        std::copy(otherwise.begin() + 1, otherwise.end(), value.begin() + 1);
    return value;
}

uint64_t data_address(const Example& example) {
    return example.place == Place::ldm ? ldm_data : main_memory_data;
}

std::array<Value, register_count> initial_registers(const Example& example) {
    Registers before = example.before;
    before.insert({16, Content(data_address(example))});
    std::array<Value, register_count> result;
    for (unsigned i = 0; i < register_count; ++i)
        result[i] = content_of(before, i, background(i));
    return result;
}

std::string program_of(const Example& example) {
    std::string text;
    for (unsigned i = 0; i < register_count; ++i)
        text += fmt::format("vldd ${},{}($31)\n", i, register_images + 32 * i);
    text += example.code + "\nhalt\n.section .tdata_local,\"aw\",\"progbits\"\n.align 5\n";
    for (const Value& value : initial_registers(example))
        for (const uint64_t element : value)
            text += fmt::format(".quad {:#x}\n", element);
    if (example.place == Place::ldm)
        text += fmt::format(".skip {}\n", ldm_data - register_images - 32 * register_count);
    else
        text += ".data\n.align 5\n";
    for (const uint8_t byte : bytes_of_hex(example.data))
        text += fmt::format(".byte {}\n", byte);
    return text;
}

std::vector<uint8_t> expected_ldm(const Example& example) {
    std::vector<uint8_t> ldm(64 * 1024);
    const auto registers = initial_registers(example);
    std::memcpy(&ldm[register_images], registers.data(), sizeof registers);
    if (example.place == Place::ldm) {
        const auto data =
            bytes_of_hex(example.data_after.empty() ? example.data : example.data_after);
        std::copy(data.begin(), data.end(), ldm.begin() + ldm_data);
    }
    return ldm;
}

void check_memory(const Example& example, const CoreState& state) {
    const std::vector<uint8_t> ldm = expected_ldm(example);
    for (size_t line = 0; line < ldm.size(); line += 32)
        if (std::memcmp(&state.ldm[line], &ldm[line], 32) != 0) {
            INFO("LDM from " << line);
            CHECK(hex_of_bytes(&state.ldm[line], 32) == hex_of_bytes(&ldm[line], 32));
        }
    if (example.place == Place::main_memory) {
        const auto data =
            bytes_of_hex(example.data_after.empty() ? example.data : example.data_after);
        CHECK(hex_of_bytes(Arena::pointer(main_memory_data), data.size()) ==
              hex_of_bytes(data.data(), data.size()));
    }
}

void check_example(const Example& example, Cycle quantum) {
    INFO(example.code << (example.place == Place::ldm ? "" : " (main memory)") << ", quantum "
                      << quantum);
    Setup setup;
    setup.check = Setup::Check::off;  // what is examined may well be a race
    setup.quantum = quantum;
    const Run result = run(program_of(example), setup);
    INFO(result.result.fault.name << " " << result.result.fault.message);
    REQUIRE(result.result.outcome == Outcome::ended);
    const auto before = initial_registers(example);
    for (unsigned i = 0; i < register_count; ++i) {
        INFO("register $" << i);
        CHECK(hex(value_of(result.reg(i))) == hex(content_of(example.after, i, before[i])));
    }
    CHECK(hex(value_of(result.reg(31))) == hex(Value{}));
    check_memory(example, result.state());
}

std::vector<const Examples*>& registry() {
    static std::vector<const Examples*> tables;
    return tables;
}

}  // namespace

Value longs(uint64_t e3, uint64_t e2, uint64_t e1, uint64_t e0) {
    return {e0, e1, e2, e3};
}

Value words(uint32_t w7, uint32_t w6, uint32_t w5, uint32_t w4, uint32_t w3, uint32_t w2,
            uint32_t w1, uint32_t w0) {
    const auto pair = [](uint32_t high, uint32_t low) { return uint64_t(high) << 32 | low; };
    return {pair(w1, w0), pair(w3, w2), pair(w5, w4), pair(w7, w6)};
}

Value splat(uint32_t word) {
    return splat_long(uint64_t(word) << 32 | word);
}

Value splat_long(uint64_t element) {
    return {element, element, element, element};
}

Value doubles(double e3, double e2, double e1, double e0) {
    return {bits_of(e0), bits_of(e1), bits_of(e2), bits_of(e3)};
}

uint64_t bits_of(double value) {
    return std::bit_cast<uint64_t>(value);
}

std::string hex(const Value& value) {
    return fmt::format("{:016x} {:016x} {:016x} {:016x}", value[3], value[2], value[1], value[0]);
}

Value value_of(const Vector& vector) {
    Value value;
    std::memcpy(value.data(), &vector, sizeof vector);
    return value;
}

Value background(unsigned index) {
    Value value;
    for (unsigned i = 0; i < 4; ++i)
        value[i] = 0x0101010101010101u * (0x80 + 4 * index + i);
    return value;
}

Examples::Examples(std::vector<Example> examples) : examples_(std::move(examples)) {
    registry().push_back(this);
}

const std::vector<const Examples*>& Examples::all() {
    return registry();
}

void Examples::check() const {
    for (const Example& example : examples_)
        for (const Cycle quantum : {0, 1})
            check_example(example, quantum);
}

std::vector<Example> in_both_places(const std::vector<Example>& examples) {
    std::vector<Example> result;
    for (Example example : examples)
        for (const Place place : {Place::ldm, Place::main_memory}) {
            example.place = place;
            result.push_back(example);
        }
    return result;
}

std::vector<uint8_t> bytes_of_hex(const std::string& hex) {
    std::vector<uint8_t> bytes;
    std::string digits;
    for (const char c : hex)
        if (c != ' ')
            digits += c;
    for (size_t i = 0; i + 1 < digits.size(); i += 2)
        bytes.push_back(uint8_t(std::stoul(digits.substr(i, 2), nullptr, 16)));
    return bytes;
}

std::string hex_of_bytes(const uint8_t* bytes, size_t count) {
    std::string text;
    for (size_t i = 0; i < count; ++i)
        text += fmt::format("{:02x}", bytes[i]);
    return text;
}

}  // namespace swsim::test
