// SPDX-License-Identifier: Apache-2.0
//
// A user's file that is written piece by piece: under a temporary name until it is complete, or
// standard output.
#pragma once

#include <cstdio>
#include <filesystem>

#include "sim/observe/exporter.h"

namespace swsim {

class OutputFile : public ExportSink {
  public:
    // "-" is standard output. Throws CommandError, as does writing.
    OutputFile(const std::filesystem::path& path, uint64_t max_bytes);
    ~OutputFile() override;
    OutputFile(const OutputFile&) = delete;
    OutputFile& operator=(const OutputFile&) = delete;

    bool is_terminal() const;
    // Gives the file its name. Without this, there is no file.
    void finish();

  private:
    void put(std::string_view text) override;
    [[noreturn]] void fail();

    const std::filesystem::path path_;
    const std::filesystem::path written_;  // where it is until it is complete
    std::FILE* file_;
};

}  // namespace swsim
