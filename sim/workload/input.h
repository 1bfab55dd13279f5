// SPDX-License-Identifier: Apache-2.0
//
// The data of a run. What a seed makes is not kept: whoever reads it makes it again, so that large
// runs need no memory for it.
#pragma once

#include <cstdint>
#include <random>
#include <span>
#include <vector>

namespace swsim {

class Input {
  public:
    Input() = default;
    explicit Input(std::vector<uint8_t> given) : given_(std::move(given)), bytes_(given_.size()) {}
    // What the generator makes from here on.
    Input(const std::mt19937_64& generator, uint64_t bytes)
        : is_random_(true), generator_(generator), bytes_(bytes) {}

    uint64_t bytes() const { return bytes_; }

  private:
    friend class InputReader;

    std::vector<uint8_t> given_;
    bool is_random_ = false;
    std::mt19937_64 generator_;  // at the beginning of the data
    uint64_t bytes_ = 0;
};

// Reads an input, which stays with the caller, from a byte on.
class InputReader {
  public:
    explicit InputReader(const Input& input, uint64_t begin = 0);

    // The next bytes, which must be there.
    void read(std::span<uint8_t> bytes);

  private:
    void make_random(std::span<uint8_t> bytes);

    const Input& input_;
    uint64_t at_;
    std::mt19937_64 generator_;  // behind the word that the next byte is in
    uint64_t word_ = 0;          // that one, if it has been begun
};

}  // namespace swsim
