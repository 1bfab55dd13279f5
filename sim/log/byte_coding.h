// SPDX-License-Identifier: Apache-2.0
//
// Numbers as bytes, for the event log: of variable length and signed ones as protocol buffers have
// them (varint, zigzag), and fixed ones, little-endian.
#pragma once

#include <cstdint>
#include <cstring>
#include <iterator>
#include <span>
#include <stdexcept>
#include <vector>

#include <protozero/varint.hpp>

namespace swsim {

// Into a buffer that grows; the caller reads `data()` and clears it.
class ByteWriter {
  public:
    void byte(uint8_t value) { bytes_.push_back(value); }

    void number(uint64_t value) { protozero::write_varint(std::back_inserter(bytes_), value); }

    void signed_number(int64_t value) { number(protozero::encode_zigzag64(value)); }

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
        const auto* const begin = reinterpret_cast<const char*>(bytes_.data());
        const char* next = begin;
        try {
            const uint64_t value = protozero::decode_varint(&next, begin + bytes_.size());
            bytes_ = bytes_.subspan(size_t(next - begin));
            return value;
        } catch (const protozero::exception& problem) {
            throw BadBytes(problem.what());
        }
    }

    int64_t signed_number() { return protozero::decode_zigzag64(number()); }

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
