// SPDX-License-Identifier: Apache-2.0
//
// A user's file that is written piece by piece: under a temporary name until it is complete, or
// standard output.
#pragma once

#include <filesystem>
#include <optional>

#include "process/pending_file.h"
#include "sim/export/exporter.h"

namespace swsim {

class OutputFile : public ExportSink {
  public:
    // "-" is standard output. Throws Error, as does writing.
    OutputFile(const std::filesystem::path& path, uint64_t max_bytes);

    bool is_terminal() const;
    // Gives the file its name. Without this, there is no file.
    void finish();

  private:
    void put(std::string_view text) override;
    [[noreturn]] void fail(int error) const;

    void check() const;

    const std::filesystem::path path_;
    std::optional<PendingFile> file_;  // none for standard output
};

}  // namespace swsim
