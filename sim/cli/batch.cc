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

#include "sim/chip_processes.h"
#include "sim/cli/command_line.h"

namespace swsim {

namespace {

struct BatchCommandOptions {
    std::string file = "-";
    unsigned jobs = usable_processors();
};

// A file that is read as it grows, or standard input.
class Input {
  public:
    explicit Input(const std::string& file)
        : descriptor_(file == "-" ? STDIN_FILENO : open(file.c_str(), O_RDONLY | O_CLOEXEC)) {
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

void add_batch(CLI::App& app, Command& command) {
    const auto [batch, options] =
        add_command(app, command, "batch",
                    "Many runs: a line of JSON in for each, a line of JSON out.\n"
                    "Example: echo '{\"kernel\": \"simd\", \"bytes\": 4096}' | swsim batch",
                    batch_command);
    batch.add_option("file", options.file, "requests; - is standard input")->capture_default_str();
    batch.add_option("--jobs", options.jobs, "runs at a time; as many as processors without it")
        ->check(CLI::PositiveNumber);
}

}  // namespace swsim
