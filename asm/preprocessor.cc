// SPDX-License-Identifier: Apache-2.0
#include "asm/preprocessor.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <cstring>

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <spawn.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include "asm/lexer.h"

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

// A file in memory that a process can read from its start.
class MemoryFile {
  public:
    explicit MemoryFile(std::string_view text) : descriptor_(memfd_create("source", MFD_CLOEXEC)) {
        while (!text.empty()) {
            const ssize_t written = write(descriptor_, text.data(), text.size());
            if (written <= 0)
                return;
            text.remove_prefix(size_t(written));
        }
        lseek(descriptor_, 0, SEEK_SET);
    }
    ~MemoryFile() { close(descriptor_); }
    MemoryFile(const MemoryFile&) = delete;
    MemoryFile& operator=(const MemoryFile&) = delete;
    int descriptor() const { return descriptor_; }

  private:
    int descriptor_;
};

ProcessResult run(const std::vector<std::string>& arguments, std::string_view input) {
    ProcessResult result;
    const MemoryFile standard_input(input);
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
    posix_spawn_file_actions_adddup2(&actions, standard_input.descriptor(), STDIN_FILENO);
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

// The header with the ABI's register names. Vendor-style sources include it by the absolute path
// of the vendor's installation, so it is never there.
constexpr std::string_view register_header = "regdef.h";

constexpr std::string_view register_names[] = {
    "v0", "t0", "t1",  "t2",  "t3", "t4",  "t5", "t6", "t7", "s0",   "s1",
    "s2", "s3", "s4",  "s5",  "fp", "a0",  "a1", "a2", "a3", "a4",   "a5",
    "t8", "t9", "t10", "t11", "ra", "t12", "at", "gp", "sp", "zero",
};

std::vector<std::string> register_definitions() {
    std::vector<std::string> definitions;
    for (size_t i = 0; i < std::size(register_names); ++i)
        definitions.push_back(fmt::format("-D{}=${}", register_names[i], i));
    definitions.push_back("-Dpv=$27");
    definitions.push_back("-DAT=$28");
    return definitions;
}

// The file that "#include" in `line` names, if it is a register header that does not exist.
bool includes_missing_register_header(std::string_view line, const std::filesystem::path& source,
                                      const std::vector<std::filesystem::path>& folders) {
    Cursor cursor(line);
    if (!cursor.accept('#') || cursor.name() != "include")
        return false;
    cursor.skip_blanks();
    const std::string_view name = cursor.rest();
    const size_t end = name.find_first_of("\">", 1);
    if (end == std::string_view::npos || (name[0] != '"' && name[0] != '<'))
        return false;
    const std::filesystem::path header = name.substr(1, end - 1);
    const auto exists = [&](const std::filesystem::path& folder) {
        return std::filesystem::exists(folder / header);
    };
    return header.filename() == register_header && !exists(source.parent_path()) &&
           std::ranges::none_of(folders, exists);
}

// For a string of the C preprocessor.
std::string escaped(std::string_view text) {
    std::string result;
    for (const char c : text) {
        if (c == '"' || c == '\\')
            result += '\\';
        result += c;
    }
    return result;
}

// `text` without includes of register headers that do not exist; nothing if there are none.
std::optional<std::string>
without_register_header(std::string_view text, const std::filesystem::path& source,
                        const std::vector<std::filesystem::path>& folders) {
    if (text.find(register_header) == std::string_view::npos)
        return std::nullopt;
    std::string result = fmt::format("#line 1 \"{}\"\n", escaped(source.string()));
    bool any = false;
    while (!text.empty()) {
        const size_t end = std::min(text.find('\n'), text.size() - 1) + 1;
        const std::string_view line = text.substr(0, end);
        const bool missing = includes_missing_register_header(line, source, folders);
        any |= missing;
        result += missing ? "\n" : line;
        text.remove_prefix(end);
    }
    return any ? std::optional(std::move(result)) : std::nullopt;
}

}  // namespace

std::optional<std::string> preprocess(const std::filesystem::path& source, std::string_view text,
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
    const auto changed = without_register_header(text, source, include_directories);
    if (changed) {
        std::ranges::move(register_definitions(), std::back_inserter(arguments));
        arguments.insert(arguments.end(),
                         {"-iquote", std::filesystem::absolute(source).parent_path(), "-"});
    } else {
        arguments.push_back(path.starts_with('-') ? "./" + path : path);
    }
    ProcessResult result = run(arguments, changed.value_or(""));
    if (result.problem.empty())
        return std::move(result.output);
    report_errors(result, path, reporter);
    return std::nullopt;
}

}  // namespace swsim
