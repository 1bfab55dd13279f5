// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <unistd.h>

#include "sim/export/exporter.h"
#include "sim/workload/files.h"

namespace swsim {

// A user's file that is written piece by piece. Writing throws Error.
class OutputFile : public ExportSink {
  public:
    OutputFile(const std::filesystem::path& path, uint64_t max_bytes)
        : ExportSink(max_bytes), file_(path) {
        check_written(file_);
    }

    bool is_terminal() const { return isatty(fileno(file_.stream())) != 0; }
    // Gives the file its name. Without this, there is no file.
    void finish() {
        file_.finish();
        check_written(file_);
    }

  private:
    void put(std::string_view text) override {
        file_.write(text);
        check_written(file_);
    }

    PendingFile file_;
};

}  // namespace swsim
