// SPDX-License-Identifier: Apache-2.0
//
// What a host program opens as its input: a pipe, which another thread fills with a part of the
// data while the host program reads.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <thread>

#include "process/pipe.h"
#include "sim/workload/input.h"

namespace swsim {

class InputStream {
  public:
    // The input stays with the caller.
    InputStream(const Input& input, uint64_t begin, uint64_t bytes);
    // Also if nobody has read all of it.
    ~InputStream();
    InputStream(const InputStream&) = delete;
    InputStream& operator=(const InputStream&) = delete;

    // Good in this process as long as the stream exists.
    std::string path() const;

  private:
    void fill(uint64_t begin, uint64_t bytes);
    bool send(std::span<const uint8_t> bytes);

    const Input& input_;
    Pipe pipe_;
    Pipe end_;  // something to read there: nobody reads the data any more
    std::thread thread_;
};

}  // namespace swsim
