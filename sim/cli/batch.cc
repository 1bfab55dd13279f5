// SPDX-License-Identifier: Apache-2.0
//
// swsim batch: many runs, as lines of JSON.
#include "sim/workload/batch.h"

#include <cerrno>
#include <cstdio>
#include <cstring>

#include <fcntl.h>
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

void write_line(const std::string& line) {
    std::puts(line.c_str());
    if (std::fflush(stdout) != 0)
        bad_input("cannot write to standard output: {}", std::strerror(errno));
}

int batch_command(const BatchCommandOptions& options) {
    // A file is read as it grows.
    const int input = options.file == standard_stream
                          ? STDIN_FILENO
                          : open(options.file.c_str(), O_RDONLY | O_CLOEXEC);
    if (input < 0)
        bad_input("cannot read {}: {}", options.file, std::strerror(errno));
    return run_batch(input, options.jobs, write_line);
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
