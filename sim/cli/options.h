// SPDX-License-Identifier: Apache-2.0
//
// The options of commands. Only options.cc knows the library that parses them, and what the library
// says never reaches the user.
#pragma once

#include <cstdint>
#include <functional>
#include <list>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace swsim {

// What the command line asks for, to be done when it has been read. Returns the exit status, or
// throws Error.
using Command = std::function<int()>;

// An option that has been added, to say more about it.
class Option {
  public:
    explicit Option(CLI::Option* option) : option_(option) {}
    Option& required();
    // The default that the help tells, where it is not the value itself.
    Option& shows(const std::string& text);
    bool given() const;
    std::string name() const;

  private:
    CLI::Option* option_;
};

struct Range {
    uint64_t low = 0;
    uint64_t high = UINT64_MAX;
};

inline constexpr Range positive{1, UINT64_MAX};

// The options of one command. Each is added with its name and what the help calls its value, as in
// "--bytes SIZE" or "-o,--output FILE"; a name without dashes stands for an argument at that place.
// The values must live as long as the command; what they hold before is the default.
class Options {
  public:
    explicit Options(CLI::App& app) : app_(app) {}
    Options(const Options&) = delete;
    Options& operator=(const Options&) = delete;

    // The help lists the options that follow under this heading.
    void group(const std::string& heading);

    Option text(const std::string& name, std::string& value, const std::string& description);
    // Of an option: one with each mention. Of an argument: all that follow.
    Option list(const std::string& name, std::vector<std::string>& values,
                const std::string& description, size_t most = SIZE_MAX);
    // All that follows "--", whatever it looks like.
    void rest(std::vector<std::string>& values, const std::string& description);
    Option choice(const std::string& name, std::string& value,
                  const std::vector<std::string>& choices, const std::string& description);
    Option flag(const std::string& name, bool& value, const std::string& description);
    // "on" or "off".
    Option on_off(const std::string& name, bool& value, const std::string& description);
    // Decimal, or hexadecimal after 0x. A Number is unsigned, uint64_t, or an optional unsigned; of
    // a vector of them, there is one with each mention.
    template <typename Number>
    Option number(const std::string& name, Number& value, Range range,
                  const std::string& description);
    // Bytes; may end in K, M or G, which are 1024-based. A Size is uint64_t, or an optional one.
    template <typename Size>
    Option size(const std::string& name, Size& value, const std::string& description);
    // `take`, which may be called with each of several mentions, returns what is wrong with a text,
    // or an empty text.
    using Take = std::function<std::string(const std::string&)>;
    Option parsed(const std::string& name, Take take, const std::string& description,
                  size_t most = 1);

    // Of the two, at most one is taken.
    void exclude(const Option& one, const Option& other);

  private:
    friend class CommandLine;

    Option add(const std::string& name, const std::string& description, size_t most, Take take);
    // Throws Error if what was given does not go together.
    void check() const;
    [[noreturn]] void refuse_missing() const;
    void take_rest(const std::vector<std::string>& words) const;

    CLI::App& app_;
    std::string group_;
    std::vector<std::pair<Option, Option>> excluded_;
    std::vector<std::string>* rest_ = nullptr;
};

// All commands.
class CommandLine {
  public:
    CommandLine(const std::string& description, const std::string& version);
    ~CommandLine();
    CommandLine(const CommandLine&) = delete;
    CommandLine& operator=(const CommandLine&) = delete;

    // Values is what the command's options are parsed into, and what `run` gets.
    template <typename Values> struct Added {
        Options& options;
        Values& values;
    };
    // A `run` that returns nothing has the exit status 0.
    template <typename Values, typename Result>
    Added<Values> add(const char* name, const char* description, Result (*run)(const Values&)) {
        const auto values = std::make_shared<Values>();
        const auto command = [values, run] {
            if constexpr (std::is_void_v<Result>)
                return run(*values), 0;
            else
                return run(*values);
        };
        return {add(name, description, command), *values};
    }

    // Throws Error with a message for the user. The result may refer to this object.
    Command parse(int argc, char** argv);

  private:
    Options& add(const char* name, const char* description, Command command);
    [[noreturn]] void refuse_extra(const std::string& first) const;
    void refuse_any_extra();

    struct Entry {
        Entry(CLI::App& app, Command what) : options(app), command(std::move(what)) {}
        Options options;
        Command command;
    };
    Entry* chosen();

    std::unique_ptr<CLI::App> app_;
    std::list<Entry> entries_;
};

}  // namespace swsim
