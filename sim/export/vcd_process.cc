// SPDX-License-Identifier: Apache-2.0
#include "sim/export/vcd_process.h"

#include <csignal>
#include <cstring>
#include <deque>
#include <sstream>
#include <stdexcept>
#include <utility>

#include <fmt/format.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <systemc>
#include <unistd.h>

#include "sim/log/event_log.h"

namespace swsim {

namespace {

namespace fs = std::filesystem;

// What comes through the pipe: a line for each comment ("#text") and signal ("width
// initial name"), an empty line, then changes.
class Input {
  public:
    explicit Input(std::FILE* file) : file_(file) {}

    std::string line() {
        std::string text;
        for (int c = std::getc(file_); c != EOF && c != '\n'; c = std::getc(file_))
            text += char(c);
        return text;
    }
    bool next(VcdChange& change) { return std::fread(&change, sizeof change, 1, file_) == 1; }

  private:
    std::FILE* file_;
};

// Gives the traced values their changes when their time comes.
class Replay : public sc_core::sc_module {
  public:
    SC_HAS_PROCESS(Replay);

    Replay(const sc_core::sc_module_name& name, Input& input, std::deque<sc_dt::uint64>& values)
        : sc_module(name), input_(input), values_(values) {
        SC_METHOD(run);
        more_ = input_.next(change_);
    }

  private:
    void run() {
        const uint64_t now = sc_core::sc_time_stamp().value();
        for (; more_ && change_.cycle <= now; more_ = input_.next(change_))
            values_.at(change_.signal) = change_.value;
        // SystemC writes what it has traced when time goes on, so at the end it goes on once more.
        if (more_)
            next_trigger(sc_core::sc_time::from_value(change_.cycle - now));
        else if (!std::exchange(ended_, true))
            next_trigger(sc_core::sc_time::from_value(1));
    }

    Input& input_;
    std::deque<sc_dt::uint64>& values_;
    VcdChange change_{};
    bool more_ = false;
    bool ended_ = false;
};

// SystemC adds ".vcd" to the name.
void trace(Input& input, const fs::path& name) {
    using namespace sc_core;
    sc_report_handler::set_actions(SC_INFO, SC_DO_NOTHING);
    sc_report_handler::set_actions(SC_WARNING, SC_DO_NOTHING);
    sc_set_time_resolution(1, SC_NS);
    sc_trace_file* const file = sc_create_vcd_trace_file(name.c_str());
    file->set_time_unit(1, SC_NS);
    std::deque<sc_dt::uint64> values;
    for (std::string line = input.line(); !line.empty(); line = input.line()) {
        if (line.front() == '#') {
            sc_write_comment(file, line.substr(1));
            continue;
        }
        std::istringstream words(line);
        int width = 0;
        uint64_t initial = 0;
        std::string signal;
        words >> width >> initial >> signal;
        sc_trace(file, values.emplace_back(initial), signal, width);
    }
    const Replay replay("replay", input, values);
    sc_start();
    sc_close_vcd_trace_file(file);
}

[[noreturn]] void run_writer(int input, const fs::path& name) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    try {
        std::FILE* const file = fdopen(input, "rb");
        Input in(file);
        trace(in, name);
        _exit(EXIT_SUCCESS);
    } catch (const std::exception& error) {
        fmt::print(stderr, "swsim: VCD: {}\n", error.what());
    }
    _exit(EXIT_FAILURE);
}

}  // namespace

void VcdProcess::fail() const {
    throw EventLogError(
        fmt::format("the VCD cannot be made in {}: {}", folder_.string(), std::strerror(errno)));
}

VcdProcess::VcdProcess() : folder_(fs::temp_directory_path() / "swsim-vcd-XXXXXX") {
    std::string folder = folder_.string();
    if (!mkdtemp(folder.data()))
        fail();
    folder_ = folder;
    temporary_.emplace(folder_);
    file_ = folder_ / "trace.vcd";
    int ends[2];
    if (pipe(ends) != 0)
        fail();
    process_ = fork();
    if (process_ < 0)
        fail();
    if (process_ == 0) {
        close(ends[1]);
        run_writer(ends[0], folder_ / "trace");
    }
    close(ends[0]);
    pipe_ = fdopen(ends[1], "wb");
}

VcdProcess::~VcdProcess() {
    if (process_ > 0) {
        kill(process_, SIGKILL);
        waitpid(process_, nullptr, 0);
    }
    if (pipe_)
        std::fclose(pipe_);
    std::error_code error;
    fs::remove_all(folder_, error);
}

void VcdProcess::start(const std::vector<VcdSignal>& signals,
                       const std::vector<std::string>& comments) {
    // If the other process has died, that is an error to report.
    std::signal(SIGPIPE, SIG_IGN);
    std::string text;
    for (const std::string& comment : comments)
        text += fmt::format("#{}\n", comment);
    for (const VcdSignal& signal : signals)
        text += fmt::format("{} {} {}\n", signal.width, signal.initial, signal.name);
    text += "\n";
    if (std::fwrite(text.data(), 1, text.size(), pipe_) != text.size())
        fail();
}

void VcdProcess::write(const VcdChange* changes, size_t count) {
    if (std::fwrite(changes, sizeof *changes, count, pipe_) != count)
        fail();
}

const fs::path& VcdProcess::finish() {
    const int closed = std::fclose(pipe_);
    std::signal(SIGPIPE, SIG_DFL);
    pipe_ = nullptr;
    int status = 0;
    const pid_t waited = waitpid(process_, &status, 0);
    process_ = -1;
    if (closed != 0 || waited < 0 || !WIFEXITED(status) || WEXITSTATUS(status) != EXIT_SUCCESS)
        fail();
    return file_;
}

}  // namespace swsim
