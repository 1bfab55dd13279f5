// SPDX-License-Identifier: Apache-2.0
#include "sim/cli/options.h"

#include <algorithm>
#include <cstdio>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "base/error.h"
#include "base/text.h"

namespace swsim {

namespace {

// "; did you mean 'run'?", if something is near.
std::string did_you_mean(const std::string& word, const std::vector<std::string>& known) {
    const std::string near =
        nearest(word, std::vector<std::string_view>(known.begin(), known.end()));
    return near.empty() ? "" : fmt::format("; did you mean '{}'?", near);
}

// "swsim run --help"
std::string help_of(const CLI::App& app) {
    const std::string command = app.get_parent() ? app.get_name() + " " : "";
    return fmt::format("\n       swsim {}--help explains what there is", command);
}

// One letter is near to every other: those names are left out.
std::vector<std::string> long_names(const CLI::App& app) {
    std::vector<std::string> names;
    for (const CLI::Option* option : app.get_options())
        for (const std::string& name : option->get_lnames())
            names.push_back("--" + name);
    return names;
}

// What is wrong with a number.
std::string out_of(Range range) {
    return range.high == UINT64_MAX ? fmt::format("must be at least {}", range.low)
                                    : fmt::format("must be from {} to {}", range.low, range.high);
}

}  // namespace

// ---- Option ------------------------------------------------------------------------------------

Option& Option::required() {
    option_->required();
    return *this;
}

Option& Option::shows(const std::string& text) {
    const std::string& description = option_->get_description();
    option_->description(
        fmt::format("{}; default {}", description.substr(0, description.find("; default ")), text));
    return *this;
}

bool Option::given() const {
    return option_->count() > 0;
}

std::string Option::name() const {
    return option_->get_name();
}

// ---- Options -----------------------------------------------------------------------------------

void Options::group(const std::string& heading) {
    group_ = heading;
}

Option Options::add(const std::string& name, const std::string& description, size_t most,
                    Take take) {
    const size_t space = name.find(' ');
    const std::string names = name.substr(0, space);
    const auto take_all = [most, take = std::move(take),
                           shown = names.substr(0, names.find(','))](const CLI::results_t& texts) {
        if (texts.size() > most)
            bad_usage("{} is given more than {}", shown,
                      most == 1 ? "once" : fmt::format("{} times", most));
        for (const std::string& text : texts)
            if (const std::string problem = take(text); !problem.empty())
                bad_usage("{} {}: {}", shown, text.empty() ? "''" : text, problem);
        return true;
    };
    CLI::Option* const option = app_.add_option(names, take_all, description);
    // One value with each mention; only arguments without a name may be many in a row.
    const bool is_argument = names.front() != '-';
    option->type_size(1)->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
    option->expected(1, is_argument && most == 1 ? 1 : CLI::detail::expected_max_vector_size);
    option->allow_extra_args(is_argument && most > 1);
    option->option_text(space == std::string::npos ? " " : name.substr(space + 1));
    if (!group_.empty() && !is_argument)
        option->group(group_);
    return Option(option);
}

Option Options::text(const std::string& name, std::string& value, const std::string& description) {
    // Often a variable that is not set: to go on as without the option would hide that.
    Option option = add(name, description, 1, [&value](const std::string& text) {
        value = text;
        return text.empty() ? "must not be empty" : "";
    });
    return value.empty() ? option : option.shows(value);
}

Option Options::list(const std::string& name, std::vector<std::string>& values,
                     const std::string& description, size_t most) {
    return add(name, description, most, [&values](const std::string& text) {
        values.push_back(text);
        return "";
    });
}

void Options::rest(std::vector<std::string>& values, const std::string& description) {
    rest_ = &values;
    app_.footer(fmt::format("-- ARGUMENTS                   {}", description));
}

void Options::take_rest(const std::vector<std::string>& words) const {
    if (!words.empty() && !rest_)
        bad_usage("{} takes nothing behind --{}", app_.get_name(), help_of(app_));
    if (rest_)
        *rest_ = words;
}

Option Options::choice(const std::string& name, std::string& value,
                       const std::vector<std::string>& choices, const std::string& description) {
    const auto take = [&value, choices](const std::string& text) -> std::string {
        if (std::ranges::find(choices, text) == choices.end())
            return fmt::format("must be one of {}{}", fmt::join(choices, ", "),
                               did_you_mean(text, choices));
        value = text;
        return "";
    };
    Option option = add(name, description, 1, take);
    return value.empty() ? option : option.shows(value);
}

Option Options::flag(const std::string& name, bool& value, const std::string& description) {
    CLI::Option* const option = app_.add_flag_callback(
        name, [&value] { value = true; }, description);
    if (!group_.empty())
        option->group(group_);
    return Option(option);
}

Option Options::on_off(const std::string& name, bool& value, const std::string& description) {
    const auto take = [&value](const std::string& text) {
        value = text == "on";
        return value || text == "off" ? "" : "must be on or off";
    };
    return add(name + " on|off", description, 1, take).shows(value ? "on" : "off");
}

template <typename Number>
Option Options::number(const std::string& name, Number& value, Range range,
                       const std::string& description) {
    constexpr bool is_list = std::is_same_v<Number, std::vector<unsigned>>;
    if constexpr (!std::is_same_v<Number, uint64_t>)
        range.high = std::min<uint64_t>(range.high, UINT32_MAX);
    const auto take = [&value, range](const std::string& text) -> std::string {
        const std::optional<uint64_t> number = parse_number(text);
        if (!number)
            return "is not a whole number";
        if (*number < range.low || *number > range.high)
            return out_of(range);
        if constexpr (is_list)
            value.push_back(unsigned(*number));
        else
            value = static_cast<Number>(*number);
        return "";
    };
    Option option = add(name, description, is_list ? SIZE_MAX : 1, take);
    if constexpr (std::is_integral_v<Number>)
        option.shows(fmt::format("{}", value));
    return option;
}

template Option Options::number(const std::string&, unsigned&, Range, const std::string&);
template Option Options::number(const std::string&, uint64_t&, Range, const std::string&);
template Option Options::number(const std::string&, std::optional<unsigned>&, Range,
                                const std::string&);
template Option Options::number(const std::string&, std::vector<unsigned>&, Range,
                                const std::string&);

template <typename Size>
Option Options::size(const std::string& name, Size& value, const std::string& description) {
    const auto take = [&value](std::string text) -> std::string {
        try {
            // The library reads 010 as octal, 0x1B as bytes, and K alone as 1K.
            if (text == "0" || text.find_first_of("123456789") == 0) {
                CLI::AsSizeValue(/*kb_is_1000=*/false)(text);
                if (const auto bytes = parse_number(text)) {
                    value = *bytes;
                    return "";
                }
            }
        } catch (const CLI::ValidationError&) {  // the message for all is the one below
        }
        return "is not a size; write for example 4096, 64K or 4M";
    };
    Option option = add(name, description, 1, take);
    if constexpr (std::is_integral_v<Size>)
        option.shows(fmt::format("{}", value));
    return option;
}

template Option Options::size(const std::string&, uint64_t&, const std::string&);
template Option Options::size(const std::string&, std::optional<uint64_t>&, const std::string&);

Option Options::parsed(const std::string& name, Take take, const std::string& description,
                       size_t most) {
    return add(name, description, most, std::move(take));
}

void Options::exclude(const Option& one, const Option& other) {
    excluded_.emplace_back(one, other);
}

void Options::check() const {
    for (const auto& [one, other] : excluded_)
        if (one.given() && other.given())
            bad_usage("{} and {} exclude each other", one.name(), other.name());
}

void Options::refuse_missing() const {
    std::vector<std::string> missing;
    for (const CLI::Option* option : app_.get_options())
        if (option->get_required() && option->count() == 0)
            missing.push_back(option->get_name());
    bad_usage("{} is missing {}{}", app_.get_name(), fmt::join(missing, " and "), help_of(app_));
}

// ---- CommandLine -------------------------------------------------------------------------------

CommandLine::CommandLine(const std::string& description, const std::string& version)
    : app_(std::make_unique<CLI::App>(description, "swsim")) {
    app_->require_subcommand(0, 1);  // none is told apart in parse: the message is better
    app_->set_version_flag("--version", version);
    app_->set_help_flag("-h,--help", "this help");
    app_->allow_extras();
}

CommandLine::~CommandLine() = default;

Options& CommandLine::add(const char* name, const char* description, Command command) {
    CLI::App* const app = app_->add_subcommand(name, description);
    app->allow_extras();  // told of in refuse_extra
    return entries_.emplace_back(*app, std::move(command)).options;
}

// What was given and nothing takes.
void CommandLine::refuse_extra(const std::string& first) const {
    const std::vector<CLI::App*> commands = app_->get_subcommands();
    const CLI::App& app = commands.empty() ? *app_ : *commands.front();
    if (first.size() > 1 && first.front() == '-') {
        const std::string name = first.substr(0, first.find('='));
        bad_usage("unknown option {}{}{}", name, did_you_mean(name, long_names(app)), help_of(app));
    }
    if (!commands.empty())
        bad_usage("{} takes no further argument '{}'{}", app.get_name(), first, help_of(app));
    std::vector<std::string> names;
    for (const Entry& entry : entries_)
        names.push_back(entry.options.app_.get_name());
    bad_usage("unknown command '{}'{}{}", first, did_you_mean(first, names), help_of(app));
}

CommandLine::Entry* CommandLine::chosen() {
    const std::vector<CLI::App*> commands = app_->get_subcommands();
    for (Entry& entry : entries_)
        if (!commands.empty() && &entry.options.app_ == commands.front())
            return &entry;
    return nullptr;
}

void CommandLine::refuse_any_extra() {
    if (const auto extra = app_->remaining(true); !extra.empty())
        refuse_extra(extra.front());
}

Command CommandLine::parse(int argc, char** argv) {
    const auto say = [](std::string text) -> Command {
        return [text = std::move(text)] {
            fmt::print("{}", text);
            return 0;
        };
    };
    char** const end = argv + argc;
    char** const dashes =
        std::find_if(argv, end, [](const char* word) { return std::string_view(word) == "--"; });
    const std::vector<std::string> rest(std::min(dashes + 1, end), end);
    try {
        app_->parse(int(dashes - argv), argv);
    } catch (const CLI::CallForHelp&) {
        return say(app_->help());
    } catch (const CLI::CallForVersion& version) {
        return say(fmt::format("{}\n", version.what()));
    } catch (const CLI::RequiredError&) {
        refuse_any_extra();
        chosen()->options.refuse_missing();
    } catch (const CLI::ArgumentMismatch& error) {
        // The library's message begins with the option's name.
        const std::string message = error.what();
        bad_usage("{} needs a value", message.substr(0, message.find(':')));
    } catch (const CLI::ConversionError&) {
        bad_usage("a value is given to an option that takes none");  // others are converted here
    } catch (const CLI::ParseError& error) {
        bad_usage("{}", error.what());
    }
    refuse_any_extra();
    const Entry* const entry = chosen();
    if (!entry)
        bad_usage("a command is missing\n\n{}", app_->help());
    entry->options.check();
    entry->options.take_rest(rest);
    return entry->command;
}

}  // namespace swsim
