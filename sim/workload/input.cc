// SPDX-License-Identifier: Apache-2.0
#include "sim/workload/input.h"

#include <algorithm>
#include <cstring>

namespace swsim {

InputReader::InputReader(const Input& input, uint64_t begin)
    : input_(input), at_(begin), generator_(input.generator_) {
    generator_.discard(begin / sizeof word_);
    if (begin % sizeof word_)
        word_ = generator_();
}

void InputReader::read(std::span<uint8_t> bytes) {
    if (input_.is_random_)
        make_random(bytes);
    else
        std::copy_n(input_.given_.begin() + int64_t(at_), bytes.size(), bytes.begin());
    at_ += bytes.size();
}

void InputReader::make_random(std::span<uint8_t> bytes) {
    size_t offset = at_ % sizeof word_;
    while (!bytes.empty()) {
        if (offset == 0)
            word_ = generator_();
        const size_t count = std::min(sizeof word_ - offset, bytes.size());
        std::memcpy(bytes.data(), reinterpret_cast<const uint8_t*>(&word_) + offset, count);
        bytes = bytes.subspan(count);
        offset = 0;
    }
}

}  // namespace swsim
