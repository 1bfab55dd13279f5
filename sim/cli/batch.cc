// SPDX-License-Identifier: Apache-2.0
//
// swsim batch: many runs, as lines of JSON.
#include "sim/workload/batch.h"

#include <cerrno>
#include <cstdio>
#include <cstring>

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include "process/workers.h"
#include "sim/cli/command_line.h"
#include "sim/workload/files.h"

namespace swsim {

namespace {

struct BatchCommandOptions {
    std::string file{standard_stream};
    unsigned jobs = usable_processors();
};

// A file that is read as it grows, or standard input.
class Input {
  public:
    explicit Input(const std::string& file)
        : descriptor_(file == standard_stream ? STDIN_FILENO
                                              : open(file.c_str(), O_RDONLY | O_CLOEXEC)) {
        if (descriptor_ < 0)
            throw Error(ErrorKind::bad_input,
                        fmt::format("cannot read {}: {}", file, std::strerror(errno)));
    }
    ~Input() {
        if (descriptor_ != STDIN_FILENO)
            close(descriptor_);
    }
    Input(const Input&) = delete;
    Input& operator=(const Input&) = delete;

    int descriptor() const { return descriptor_; }

  private:
    const int descriptor_;
};

void write_line(const std::string& line) {
    std::fputs(line.c_str(), stdout);
    std::fputc('\n', stdout);
    if (std::fflush(stdout) != 0)
        throw Error(ErrorKind::bad_input,
                    fmt::format("cannot write to standard output: {}", std::strerror(errno)));
}

ExitStatus batch_command(const BatchCommandOptions& options) {
    const Input input(options.file);
    return ExitStatus(run_batch(input.descriptor(),
                                {.jobs = options.jobs,
                                 .status_of = [](ErrorKind kind) { return int(status_of(kind)); },
                                 .answer = write_line}));
}

}  // namespace

void add_batch(CommandLine& line) {
    const auto [options, batch] =
        line.add("batch",
                 "Many runs: a line of JSON in for each, a line of JSON out.\n"
                 "Example: swsim batch requests.jsonl --jobs 4",
                 batch_command);
    options.text("file", batch.file, "requests; - is standard input");
    options.number("--jobs N", batch.jobs, positive, "runs at a time")
        .shows("one for each processor");
}

}  // namespace swsim
