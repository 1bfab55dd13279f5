// SPDX-License-Identifier: Apache-2.0
#include "process/run_command.h"

#include <cstdio>
#include <memory>
#include <stdexcept>

#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include "process/child.h"

namespace swsim {

namespace {

// A stream of the child in a temporary file: nothing can block, whatever the child writes.
class ChildStream {
  public:
    ChildStream() : file_(std::tmpfile(), &std::fclose) {
        if (!file_)
            throw std::runtime_error("cannot make a temporary file; is the disk full?");
    }
    int descriptor() const { return fileno(file_.get()); }
    // For the child to read from the start.
    void set_text(std::string_view text) const {
        if (!text.empty())
            std::fwrite(text.data(), 1, text.size(), file_.get());
        std::rewind(file_.get());
    }
    std::string text() const {
        std::string result;
        std::rewind(file_.get());
        char buffer[1 << 14];
        while (const size_t count = std::fread(buffer, 1, sizeof buffer, file_.get()))
            result.append(buffer, count);
        return result;
    }

  private:
    std::unique_ptr<std::FILE, int (*)(std::FILE*)> file_;
};

// The environment, with messages in plain English: they are parsed.
std::vector<std::string> child_environment() {
    std::vector<std::string> environment;
    for (char** entry = environ; *entry; ++entry)
        if (!std::string_view(*entry).starts_with("LC_ALL="))
            environment.emplace_back(*entry);
    environment.emplace_back("LC_ALL=C");
    return environment;
}

std::vector<char*> pointers_to(std::vector<std::string>& strings) {
    std::vector<char*> pointers;
    for (std::string& string : strings)
        pointers.push_back(string.data());
    pointers.push_back(nullptr);
    return pointers;
}

}  // namespace

CommandResult run_command(std::vector<std::string> words, std::string_view input) {
    const ChildStream standard_input;
    const ChildStream output;
    const ChildStream errors;
    standard_input.set_text(input);
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, standard_input.descriptor(), STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, output.descriptor(), STDOUT_FILENO);
    posix_spawn_file_actions_adddup2(&actions, errors.descriptor(), STDERR_FILENO);
    std::vector<std::string> environment = child_environment();
    pid_t child = 0;
    const int failed = posix_spawnp(&child, words[0].c_str(), &actions, nullptr,
                                    pointers_to(words).data(), pointers_to(environment).data());
    posix_spawn_file_actions_destroy(&actions);
    CommandResult result;
    if (failed != 0) {
        result.found = false;
        return result;
    }
    const int status = wait_for_child(child).wait_status;
    result.succeeded = WIFEXITED(status) && WEXITSTATUS(status) == 0;
    result.output = output.text();
    result.errors = errors.text();
    return result;
}

}  // namespace swsim
