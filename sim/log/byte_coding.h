// SPDX-License-Identifier: Apache-2.0
//
// Numbers as bytes, for the event log: variable-length ones (7 bits a byte, the lowest first, the
// top bit says that more follow), signed ones (0, -1, 1, -2, ... as 0, 1, 2, 3, ...), and fixed
// ones, little-endian.
#pragma once

#include <cstdint>
#include <cstring>
#include <span>
#include <stdexcept>
#include <vector>

namespace swsim {

constexpr uint64_t zigzag(int64_t value) {
    return uint64_t(value) << 1 ^ uint64_t(value >> 63);
}

constexpr int64_t unzigzag(uint64_t value) {
    return int64_t(value >> 1) ^ -int64_t(value & 1);
}

// Into a buffer that grows; the caller reads `data()` and clears it.
class ByteWriter {
  public:
    void byte(uint8_t value) { bytes_.push_back(value); }

    void number(uint64_t value) {
        while (value >= 0x80) {
            byte(uint8_t(value | 0x80));
            value >>= 7;
        }
        byte(uint8_t(value));
    }

    void signed_number(int64_t value) { number(zigzag(value)); }

    template <typename Fixed> void fixed(Fixed value) {
        const size_t at = bytes_.size();
        bytes_.resize(at + sizeof value);
        std::memcpy(&bytes_[at], &value, sizeof value);
    }

    const std::vector<uint8_t>& data() const { return bytes_; }
    size_t size() const { return bytes_.size(); }
    bool empty() const { return bytes_.empty(); }
    void clear() { bytes_.clear(); }
    void reserve(size_t bytes) { bytes_.reserve(bytes); }

  private:
    std::vector<uint8_t> bytes_;
};

// What is read does not make sense. Readers of files catch it and say which file.
class BadBytes : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

// Throws BadBytes at the end of the bytes.
class ByteReader {
  public:
    ByteReader() = default;
    explicit ByteReader(std::span<const uint8_t> bytes) : bytes_(bytes) {}

    bool at_end() const { return bytes_.empty(); }

    uint8_t byte() {
        need(1);
        const uint8_t value = bytes_[0];
        bytes_ = bytes_.subspan(1);
        return value;
    }

    uint64_t number() {
        uint64_t value = 0;
        for (unsigned shift = 0; shift < 64; shift += 7) {
            const uint8_t next = byte();
            value |= uint64_t(next & 0x7f) << shift;
            if (next < 0x80)
                return value;
        }
        throw BadBytes("a number is too long");
    }

    int64_t signed_number() { return unzigzag(number()); }

    template <typename Fixed> Fixed fixed() {
        Fixed value;
        need(sizeof value);
        std::memcpy(&value, bytes_.data(), sizeof value);
        bytes_ = bytes_.subspan(sizeof value);
        return value;
    }

    // A number below `limit`, for example of an enumeration.
    uint64_t below(uint64_t limit, const char* what) {
        const uint64_t value = number();
        if (value >= limit)
            throw BadBytes(what);
        return value;
    }

  private:
    void need(size_t count) const {
        if (bytes_.size() < count)
            throw BadBytes("an event ends too early");
    }

    std::span<const uint8_t> bytes_;
};

}  // namespace swsim
