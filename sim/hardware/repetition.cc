// SPDX-License-Identifier: Apache-2.0
#include "sim/hardware/repetition.h"

#include <cerrno>
#include <cstring>
#include <sstream>

#include <fcntl.h>
#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <unistd.h>

#include "base/error.h"
#include "sim/hardware/export.h"
#include "sim/hardware/hardware_record.h"
#include "sim/workload/batch.h"
#include "sim/workload/files.h"

namespace swsim {

namespace {

using Json = nlohmann::ordered_json;

// Measured from outside the CPEs: the simulator's host has no clock that would show them.
constexpr std::string_view spawn_probes = "spawn.";

std::vector<std::string> lines_of_file(const std::filesystem::path& path) {
    std::istringstream stream(read_text(path));
    std::vector<std::string> lines;
    for (std::string line; std::getline(stream, line);)
        lines.push_back(line);
    return lines;
}

class Descriptor {
  public:
    explicit Descriptor(const std::string& path)
        : number_(open(path.c_str(), O_RDONLY | O_CLOEXEC)) {
        if (number_ < 0)
            bad_input("cannot read {}: {}", path, std::strerror(errno));
    }
    ~Descriptor() { close(number_); }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;

    int number() const { return number_; }

  private:
    const int number_;
};

RunResultHere result_from(const std::string& answer) {
    const Json json = Json::parse(answer);
    if (json["status"] != 0)
        bad_input("a run of {} does not end well here: {}", json["id"].get<std::string>(),
                  json["error"]["message"].get<std::string>());
    RunResultHere result;
    result.cycles = json["cycles"];
    for (const auto& [account, cycles] : json["accounts"].items())
        result.accounts[account] = cycles;
    return result;
}

}  // namespace

void Repetition::add_request(const std::string& json) {
    Json request = Json::parse(json);
    if (!machine_.file.empty())
        request["machine"] = machine_.file;
    if (!machine_.settings.empty())
        request["set"] = machine_.settings;
    requests_ += request.dump() + '\n';
    ++count_;
}

void Repetition::add(const RunRequest& run) {
    const Kernel kernel = exportable_kernel(run.kernel, run.variant);
    Json request = {{"id", run.kernel},    {"kernel", kernel.path.string()},
                    {"bytes", *run.bytes}, {"cpes", run.cpes},
                    {"seed", run.seed},    {"double_buffer", run.double_buffer}};
    if (kernel.takes_units)
        request["unit"] = *run.unit;
    if (run.variant.key_bits) {
        request["operation"] = run.variant.operation;
        request["key_bits"] = run.variant.key_bits;
    }
    if (!run.key.empty())
        request["key"] = run.key;
    if (!run.counter.empty())
        request["counter"] = run.counter;
    add_request(request.dump());
}

void Repetition::add_kit(const std::string& selection, const std::string& name) {
    const std::string in = folder_ / (name + ".in");
    write_file_atomically(in, selection);
    add_request(Json{{"id", measuring_kit},
                     {"kernel", exportable_kernel(measuring_kit, {}).folder.string()},
                     {"in", in},
                     {"out", (folder_ / (name + ".out")).string()}}
                    .dump());
}

void Repetition::add_probes(const std::vector<std::string>& names) {
    std::string others;
    for (const std::string& name : names) {
        if (name.starts_with(spawn_probes)) {
            spawns_[name] = count_;
            add_kit(name + '\n', name);
        } else {
            others += name + '\n';
        }
    }
    // An empty selection would be all.
    if (!others.empty())
        add_kit(others, "probes");
}

void Repetition::run(unsigned jobs) {
    const std::string file = folder_ / "requests";
    write_file_atomically(file, requests_);
    const Descriptor input(file);
    run_batch(input.number(), jobs,
              [&](const std::string& answer) { results_.push_back(result_from(answer)); });
}

std::map<std::string, double> Repetition::probes() const {
    std::map<std::string, double> found;
    const std::filesystem::path out = folder_ / "probes.out";
    if (std::filesystem::exists(out))
        found = probes_of(lines_of_file(out), "the measuring kit here");
    for (const auto& [name, index] : spawns_)
        found[name] = double(results_[index].cycles);
    return found;
}

}  // namespace swsim
