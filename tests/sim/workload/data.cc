// SPDX-License-Identifier: Apache-2.0
//
// The data of a run, of which as little as possible is kept.
#include <fstream>
#include <iterator>

#include <catch2/catch.hpp>

#include "sim/workload/data.h"
#include "sim/workload/input_stream.h"

using namespace swsim;

namespace {

using Bytes = std::vector<uint8_t>;

constexpr uint64_t seed = 7;

Input random_input(uint64_t bytes) {
    return {std::mt19937_64(seed), bytes};
}

Bytes read(const Input& input, uint64_t begin, uint64_t bytes, uint64_t step) {
    InputReader reader(input, begin);
    Bytes all(bytes);
    for (uint64_t at = 0; at < bytes; at += step)
        reader.read(std::span(all).subspan(at, std::min(step, bytes - at)));
    return all;
}

// Of AES with a key of zeros, for data of zeros.
KernelData zeros(uint64_t bytes) {
    KernelData data;
    data.cipher = {.operation = "ecb-encrypt", .key = Bytes(16), .counter = {}};
    data.input = Input(Bytes(bytes));
    return data;
}

Bytes right_output(const KernelData& data) {
    const Bytes input(data.input.bytes());
    Bytes output(input.size());
    Reference(data.cipher).next(input, output);
    return output;
}

std::string wrong_output(const KernelData& data, const Bytes& output) {
    MemoryFile first("first");
    MemoryFile second("second");
    const size_t cut = output.size() / 3;
    first.write(output.data(), cut);
    second.write(output.data() + cut, output.size() - cut);
    return swsim::wrong_output(data, MemoryFiles({&first, &second}));
}

}  // namespace

TEST_CASE("Are data of a seed the same however they are read?") {
    constexpr uint64_t bytes = 1021;
    const Input input = random_input(bytes);
    const Bytes whole = read(input, 0, bytes, bytes);
    std::mt19937_64 generator(seed);
    for (unsigned at = 0; at < 16; at += 8) {
        const uint64_t word = generator();
        CHECK(std::memcmp(&whole[at], &word, sizeof word) == 0);
    }
    for (const uint64_t begin : {0, 1, 7, 8, 500})
        for (const uint64_t step : {1, 3, 8, 100})
            CHECK(read(input, begin, bytes - begin, step) ==
                  Bytes(whole.begin() + int64_t(begin), whole.end()));
    CHECK(read(Input(whole), 9, bytes - 9, 10) == Bytes(whole.begin() + 9, whole.end()));
}

TEST_CASE("Does a host program read its part of the input to the end, or leave when it likes?") {
    constexpr uint64_t bytes = 1 << 20;
    constexpr uint64_t begin = 1000;
    const Input input = random_input(2 * bytes);
    const InputStream stream(input, begin, bytes);
    std::ifstream file(stream.path(), std::ios::binary);
    const Bytes all(std::istreambuf_iterator<char>(file), {});
    CHECK(all == read(input, begin, bytes, bytes));

    const InputStream unread(input, 0, bytes);
    const InputStream begun(input, 0, bytes);
    CHECK(std::ifstream(begun.path()).get() == read(input, 0, 1, 1)[0]);
}

TEST_CASE("Is the first wrong byte found, in whichever piece and core group's part it is?") {
    const KernelData data = zeros(3 << 20);
    Bytes output = right_output(data);
    CHECK(wrong_output(data, output).empty());
    for (const size_t at : {output.size() - 1, size_t(1) << 20, (size_t(1) << 20) - 1, size_t(0)}) {
        output[at] ^= 1;
        CHECK_THAT(wrong_output(data, output), Catch::StartsWith(fmt::format("byte {} is ", at)));
    }
    output.pop_back();
    CHECK(wrong_output(data, output) == "3145727 bytes of output instead of 3145728");
}
