// SPDX-License-Identifier: Apache-2.0
#include "asm/preprocessor.h"

#include <array>
#include <cerrno>
#include <charconv>
#include <cstring>

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

extern char** environ;

namespace swsim {

namespace {

constexpr size_t max_output_bytes = 256 << 20;

class Pipe {
  public:
    Pipe() {
        if (pipe2(ends_.data(), O_CLOEXEC) != 0)
            ends_ = {-1, -1};
    }
    ~Pipe() {
        close_end(0);
        close_end(1);
    }
    Pipe(const Pipe&) = delete;
    Pipe& operator=(const Pipe&) = delete;

    int read_end() const { return ends_[0]; }
    int write_end() const { return ends_[1]; }
    void close_write_end() { close_end(1); }

  private:
    void close_end(size_t i) {
        if (ends_[i] >= 0)
            close(ends_[i]);
        ends_[i] = -1;
    }
    std::array<int, 2> ends_{};
};

struct ProcessResult {
    std::string output;
    std::string errors;
    std::string problem;  // why it did not run or end well; may be empty
};

// Reads both pipes until they end; the process writes to both in any order.
void read_all(const Pipe& output, const Pipe& errors, ProcessResult& result) {
    std::array<pollfd, 2> polled{{{output.read_end(), POLLIN, 0}, {errors.read_end(), POLLIN, 0}}};
    std::array<std::string*, 2> texts{&result.output, &result.errors};
    std::array<char, 65536> buffer;
    while (polled[0].fd >= 0 || polled[1].fd >= 0) {
        if (poll(polled.data(), polled.size(), -1) < 0 && errno != EINTR)
            return;
        for (size_t i = 0; i < polled.size(); ++i) {
            if (polled[i].fd < 0 || polled[i].revents == 0)
                continue;
            const ssize_t got = read(polled[i].fd, buffer.data(), buffer.size());
            if (got > 0 && texts[i]->size() < max_output_bytes)
                texts[i]->append(buffer.data(), size_t(got));
            else if (got >= 0 || errno != EINTR)
                polled[i].fd = -1;
        }
    }
}

ProcessResult run(const std::vector<std::string>& arguments) {
    ProcessResult result;
    Pipe output;
    Pipe errors;
    std::vector<char*> argv;
    for (const std::string& argument : arguments)
        argv.push_back(const_cast<char*>(argument.c_str()));
    argv.push_back(nullptr);
    // Messages are parsed: they must be in English.
    std::string locale = "LC_ALL=C";
    std::vector<char*> environment{locale.data()};
    for (char** variable = environ; *variable; ++variable)
        if (std::strncmp(*variable, "LC_ALL=", 7) != 0)
            environment.push_back(*variable);
    environment.push_back(nullptr);

    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_adddup2(&actions, output.write_end(), STDOUT_FILENO);
    posix_spawn_file_actions_adddup2(&actions, errors.write_end(), STDERR_FILENO);
    pid_t process = 0;
    const int failed =
        posix_spawnp(&process, argv[0], &actions, nullptr, argv.data(), environment.data());
    posix_spawn_file_actions_destroy(&actions);
    if (failed != 0) {
        result.problem = fmt::format("cannot run {}: {}", arguments[0], std::strerror(failed));
        return result;
    }
    output.close_write_end();
    errors.close_write_end();
    read_all(output, errors, result);
    int status = 0;
    while (waitpid(process, &status, 0) < 0 && errno == EINTR) {
    }
    if (!WIFEXITED(status) || WEXITSTATUS(status) != 0)
        result.problem = "the C preprocessor failed";
    return result;
}

// "file:line:column: error: message"; nothing for other lines.
std::optional<Diagnostic> parse_message(std::string_view text) {
    size_t kind = text.find(": error: ");
    size_t kind_size = std::strlen(": error: ");
    if (kind == std::string_view::npos) {
        kind = text.find(": fatal error: ");
        kind_size = std::strlen(": fatal error: ");
    }
    if (kind == std::string_view::npos)
        return std::nullopt;
    Diagnostic diagnostic;
    diagnostic.message = text.substr(kind + kind_size);
    std::string_view place = text.substr(0, kind);
    std::array<unsigned, 2> numbers{};
    size_t count = 0;
    for (; count < 2; ++count) {
        const size_t colon = place.rfind(':');
        if (colon == std::string_view::npos)
            break;
        const std::string_view digits = place.substr(colon + 1);
        if (digits.empty() || digits.find_first_not_of("0123456789") != std::string_view::npos)
            break;
        std::from_chars(digits.data(), digits.data() + digits.size(), numbers[count]);
        place = place.substr(0, colon);
    }
    diagnostic.file = place;
    diagnostic.line = numbers[count == 2 ? 1 : 0];
    diagnostic.column = count == 2 ? numbers[0] : 0;
    return diagnostic;
}

std::string line_of_file(const std::string& path, unsigned number) {
    std::string problem;
    const auto text = read_source(path, problem);
    std::string_view rest = text ? std::string_view(*text) : std::string_view();
    for (unsigned i = 1; i < number && !rest.empty(); ++i)
        rest.remove_prefix(std::min(rest.find('\n'), rest.size() - 1) + 1);
    return printable(rest.substr(0, rest.find('\n')));
}

void report_errors(const ProcessResult& result, const std::string& path, Reporter& reporter) {
    bool any = false;
    std::string_view rest = result.errors;
    while (!rest.empty()) {
        const size_t end = std::min(rest.find('\n'), rest.size());
        if (auto diagnostic = parse_message(rest.substr(0, end))) {
            diagnostic->source_line = line_of_file(diagnostic->file, diagnostic->line);
            reporter.add(std::move(*diagnostic));
            any = true;
        }
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    if (any)
        return;
    Diagnostic diagnostic;
    diagnostic.file = path;
    diagnostic.message = result.problem;
    diagnostic.hint = result.errors.empty() ? "a .S file needs the C compiler driver cc"
                                            : printable(result.errors);
    reporter.add(std::move(diagnostic));
}

}  // namespace

std::optional<std::string> preprocess(const std::filesystem::path& source,
                                      const std::vector<std::filesystem::path>& include_directories,
                                      Reporter& reporter) {
    // -undef and -nostdinc: the program is the CPE's, whatever the host is. In this mode '#' that
    // starts no directive stays, so comments survive.
    std::vector<std::string> arguments{
        "cc",
        "-E",
        "-x",
        "assembler-with-cpp",
        "-undef",
        "-nostdinc",
        "-D__ASSEMBLER__=1",
        "-w",
        "-fno-diagnostics-show-caret",
        "-fdiagnostics-color=never",
    };
    for (const std::filesystem::path& folder : include_directories)
        arguments.push_back("-I" + folder.string());
    const std::string path = source.string();
    arguments.push_back(path.starts_with('-') ? "./" + path : path);
    ProcessResult result = run(arguments);
    if (result.problem.empty())
        return std::move(result.output);
    report_errors(result, path, reporter);
    return std::nullopt;
}

}  // namespace swsim
