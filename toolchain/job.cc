// SPDX-License-Identifier: Apache-2.0
#include "toolchain/job.h"

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <string_view>

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include "base/error.h"
#include "base/text.h"

namespace swsim {

namespace {

using Take = void (*)(JobRequest& request, const std::string& name, const std::string& value);

struct KnownOption {
    std::string_view name;
    bool has_value;
    Take take;
};

void ignore(JobRequest&, const std::string&, const std::string&) {}

uint64_t number(const std::string& name, const std::string& value) {
    const auto number = parse_number(value);
    if (!number)
        bad_usage("bsub: {} {}: not a number", name, value);
    return *number;
}

void check_ranks(JobRequest&, const std::string& name, const std::string& value) {
    if (number(name, value) != 1)
        bad_usage("bsub: {} {}: one MPI rank is simulated, with one core group; use {} 1", name,
                  value, name);
}

void set_cpes(JobRequest& request, const std::string& name, const std::string& value) {
    const uint64_t cpes = number(name, value);
    if (cpes < 1 || cpes > 64)
        bad_usage("bsub: {} {}: a core group has 1 to 64 CPEs", name, value);
    request.cpes = unsigned(cpes);
}

// Memory is there as it is needed, and there is no queue: what asks for these has no effect.
constexpr KnownOption known_options[] = {
    {"-b", false, ignore},
    {"-I", false, ignore},
    {"-q", true, ignore},
    {"-J", true, ignore},
    {"-m", true, ignore},
    {"-node", true, ignore},
    {"-n", true, check_ranks},
    {"-np", true, check_ranks},
    {"-cgsp", true, set_cpes},
    {"-host_stack", true, ignore},
    {"-share_size", true, ignore},
    {"-host_stack0", true, ignore},
    {"-cross_size", true, ignore},
    {"-cross_size0", true, ignore},
    {"-priv_size", true, ignore},
    {"-sw3run", true, ignore},
    {"-sw3runarg", true, ignore},
    {"-perf", false, ignore},
    {"-p", false, ignore},
    {"-o", true,
     [](JobRequest& r, const std::string&, const std::string& file) { r.output = file; }},
    {"--help", false, [](JobRequest& r, const std::string&, const std::string&) { r.help = true; }},
};

[[noreturn]] void refuse(const std::string& word) {
    std::vector<std::string_view> names;
    for (const KnownOption& option : known_options)
        names.push_back(option.name);
    bad_usage("bsub: the option {} is not known; {}", word,
              suggestion(word, names, "bsub --help lists those that are"));
}

}  // namespace

JobRequest parse_job_options(const std::vector<std::string>& words) {
    JobRequest request;
    size_t i = 0;
    for (; i < words.size() && words[i].starts_with('-'); ++i) {
        const auto* option = std::ranges::find(known_options, words[i], &KnownOption::name);
        if (option == std::end(known_options))
            refuse(words[i]);
        if (option->has_value && i + 1 == words.size())
            bad_usage("bsub: {} needs a value", words[i]);
        const std::string& name = words[i];
        option->take(request, name, option->has_value ? words[++i] : "");
    }
    request.words.assign(words.begin() + long(i), words.end());
    if (request.words.empty() && !request.help)
        bad_usage("bsub: no program; bsub -b -I -q QUEUE -n 1 -cgsp 64 ./a.out");
    return request;
}

void run_job(const JobRequest& request) {
    if (request.output) {
        const int file = open(request.output->c_str(), O_WRONLY | O_CREAT | O_APPEND, 0666);
        if (file < 0)
            bad_input("bsub: cannot write {}: {}", request.output->string(), std::strerror(errno));
        dup2(file, STDOUT_FILENO);
        close(file);
    }
    setenv("SWSIM_CPES", std::to_string(request.cpes).c_str(), 1);
    std::vector<char*> words;
    for (const std::string& word : request.words)
        words.push_back(const_cast<char*>(word.c_str()));
    words.push_back(nullptr);
    execvp(words[0], words.data());
    bad_input("bsub: cannot run {}: {}", request.words[0], std::strerror(errno));
}

}  // namespace swsim
