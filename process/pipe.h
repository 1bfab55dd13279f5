// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <string>
#include <string_view>

namespace swsim {

// Between processes forked from this one. Programs that are executed do not get it.
class Pipe {
  public:
    // `flags` as of pipe2. Throws std::runtime_error if the system refuses.
    explicit Pipe(int flags = 0);
    ~Pipe();
    Pipe(const Pipe&) = delete;
    Pipe& operator=(const Pipe&) = delete;

    int reader() const { return ends_[0]; }
    int writer() const { return ends_[1]; }
    // Reading comes to an end when no process has a writer any more.
    void close_writer();

    // False if its reader is gone.
    bool write_all(std::string_view bytes) const;
    // Whether `read_some` would return at once.
    bool is_readable() const;
    // Waits for something to append; false at the end.
    bool read_some(std::string& bytes) const;

  private:
    std::array<int, 2> ends_{-1, -1};
};

}  // namespace swsim
