// SPDX-License-Identifier: Apache-2.0
//
// The program: the list of its commands, and what becomes of errors.
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <new>
#include <string>
#include <system_error>

#include <fcntl.h>
#include <fmt/format.h>
#include <systemc>
#include <unistd.h>

#include "asm/diagnostic.h"
#include "base/notice.h"
#include "process/supervised.h"
#include "sim/cli/command_line.h"

namespace {

using namespace swsim;

// After the results, where both go to the same place.
int fail_with_lines(ErrorKind kind, const std::string& lines) {
    std::fflush(stdout);
    notice("{}", lines);
    return int(kind);
}

int fail(ErrorKind kind, const std::string& message) {
    return fail_with_lines(kind, fmt::format("swsim: {}\n", message));
}

int output_lost(int error) {
    return fail(ErrorKind::bad_input,
                fmt::format("cannot write to standard output: {}", std::strerror(error)));
}

int run_command_line(int argc, char** argv) {
    CommandLine line("swsim simulates the CPE array of the Sunway SW26010, cycle by cycle.",
                     "swsim " SWSIM_VERSION);
    for (const auto add :
         {add_run,       add_start,  add_batch,   add_exec,    add_profile,  add_diff,
          add_trace,     add_report, add_step,    add_analyze, add_schedule, add_asm,
          add_cc,        add_isa,    add_machine, add_events,  add_identify, add_protect,
          add_unprotect, add_digest, add_kernels, add_new,     add_export,   add_compare})
        add(line);
    return line.parse(argc, argv)();
}

int status_of_command_line(int argc, char** argv) {
    try {
        return run_command_line(argc, argv);
    } catch (const SourceError& error) {
        return fail_with_lines(error.kind(), error.what());
    } catch (const Error& error) {
        return fail(error.kind(), error.what());
    } catch (const std::system_error& error) {
        if (std::ferror(stdout))
            return output_lost(error.code().value());
        return fail(ErrorKind::bad_input, error.what());
    } catch (const std::exception& error) {
        return fail(ErrorKind::bad_input, error.what());
    }
}

// What could not be written is a failure of any command; of the first, if there are two.
int checked_status(int argc, char** argv) {
    const int status = status_of_command_line(argc, argv);
    const int error = std::fflush(stdout) != 0 ? errno : std::ferror(stdout) ? EIO : 0;
    return error != 0 && status == 0 ? output_lost(error) : status;
}

// No file that is opened later may take the place of a standard stream that is closed. Using that
// fails as before.
void hold_closed_streams() {
    for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
        if (fcntl(stream, F_GETFD) < 0)
            (void)!open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY);
}

// In words, wherever it is that memory ends.
struct OutOfMemory : std::bad_alloc {
    const char* what() const noexcept override {
        return "there is not enough memory; try less data (--bytes), or fewer runs at a time";
    }
};

}  // namespace

int sc_main(int argc, char** argv) {
    hold_closed_streams();
    std::set_new_handler([] { throw OutOfMemory(); });
    return run_supervised([&] { return checked_status(argc, argv); });
}

int main(int argc, char** argv) {
    // Not through sc_elab_and_sim, which prints a banner.
    return sc_main(argc, argv);
}
