// SPDX-License-Identifier: Apache-2.0
#include "sim/cli/step_terminal.h"

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <memory>

#include <readline/history.h>
#include <readline/readline.h>

namespace swsim {

namespace {

constexpr int kept_lines = 1000;

// libreadline calls back without a context of ours.
const debug::Session* completing = nullptr;
std::function<bool()> was_interrupted;

// Where the history is kept; empty if there is no place for it.
std::string history_file() {
    namespace fs = std::filesystem;
    const char* const state = std::getenv("XDG_STATE_HOME");
    const char* const home = std::getenv("HOME");
    fs::path folder;
    if (state && *state)
        folder = state;
    else if (home && *home)
        folder = fs::path(home) / ".local" / "state";
    else
        return "";
    std::error_code error;
    fs::create_directories(folder / "swsim", error);
    return error ? "" : (folder / "swsim" / "step_history").string();
}

char* next_candidate(const char* word, int again) {
    static std::vector<std::string> candidates;
    static size_t next = 0;
    if (!again) {
        const std::string line(rl_line_buffer, size_t(rl_point));
        candidates = completing->completions(line);
        next = 0;
    }
    while (next < candidates.size()) {
        const std::string& candidate = candidates[next++];
        if (candidate.starts_with(word))
            return strdup(candidate.c_str());
    }
    return nullptr;
}

char** complete(const char* word, int, int) {
    rl_attempted_completion_over = 1;  // not file names
    return rl_completion_matches(word, next_candidate);
}

// Ctrl-C at the prompt: a new, empty line. Called several times a second: a hook for signals would
// miss those that come while the line is drawn.
int drop_line() {
    if (!was_interrupted())
        return 0;
    rl_replace_line("", 0);
    rl_crlf();
    rl_on_new_line();
    rl_redisplay();
    return 0;
}

}  // namespace

TerminalInput::TerminalInput(const debug::Session& session, std::function<bool()> interrupted)
    : history_(history_file()) {
    completing = &session;
    was_interrupted = std::move(interrupted);
    rl_readline_name = "swsim";
    rl_attempted_completion_function = complete;
    rl_completer_word_break_characters = " \t([&|=<>+*/%!~^,";
    rl_event_hook = drop_line;
    using_history();
    stifle_history(kept_lines);
    if (!history_.empty())
        read_history(history_.c_str());
}

TerminalInput::~TerminalInput() {
    if (!history_.empty())
        write_history(history_.c_str());
    completing = nullptr;
}

std::optional<std::string> TerminalInput::next() {
    const std::unique_ptr<char, void (*)(void*)> line(readline(completing->prompt().c_str()),
                                                      std::free);
    if (!line)
        return std::nullopt;
    const std::string text = line.get();
    if (text.find_first_not_of(" \t") == std::string::npos)
        return last_;
    if (text != last_)
        add_history(line.get());
    return last_ = text;
}

}  // namespace swsim
