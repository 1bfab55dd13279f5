// SPDX-License-Identifier: Apache-2.0
#include "sim/workload/kernel_run.h"

#include <algorithm>
#include <chrono>
#include <cstring>
#include <functional>
#include <random>

#include <fmt/format.h>

#include "asm/text.h"
#include "sim/athread/host_build.h"
#include "sim/cli/progress.h"
#include "sim/workload/files.h"

namespace swsim {

namespace {

using Bytes = std::vector<uint8_t>;

[[noreturn]] void bad(const std::string& message) {
    throw Error(ErrorKind::bad_input, message);
}

// What option `name` says, of `bytes` bytes.
Bytes parse_hex(const char* name, const std::string& text, size_t bytes) {
    const auto digit = [](char c) { return std::isxdigit(static_cast<unsigned char>(c)) != 0; };
    if (!std::ranges::all_of(text, digit))
        bad(fmt::format("{} '{}' has characters that are not hexadecimal digits", name, text));
    if (text.size() != 2 * bytes)
        bad(fmt::format("{} has {} hexadecimal digits; {} ({} bytes) are needed", name, text.size(),
                        2 * bytes, bytes));
    Bytes parsed;
    for (size_t i = 0; i < text.size(); i += 2)
        parsed.push_back(uint8_t(std::stoul(text.substr(i, 2), nullptr, 16)));
    return parsed;
}

Bytes random_bytes(std::mt19937_64& generator, uint64_t count) {
    Bytes bytes(count);
    for (uint64_t i = 0; i < count; i += sizeof(uint64_t)) {
        const uint64_t word = generator();
        std::memcpy(&bytes[i], &word, std::min<uint64_t>(sizeof word, count - i));
    }
    return bytes;
}

std::string hex(const Bytes& bytes) {
    std::string text;
    for (const uint8_t byte : bytes)
        text += fmt::format("{:02x}", byte);
    return text;
}

// The largest multiple of a batch, at most 8 KB, that still gives every CPE work: the last one has
// some if the units of the others do not hold all.
uint64_t default_unit(const Kernel& kernel, uint64_t bytes, unsigned cpes) {
    constexpr uint64_t preferred = 8 * 1024;
    const uint64_t most = std::min(preferred, kernel.max_unit);
    const uint64_t step = std::min(kernel.batch_bytes, most);
    const uint64_t largest = most / step * step;
    if (cpes == 1)
        return largest;
    return std::clamp((bytes - 1) / (cpes - 1) / step * step, step, largest);
}

void check_length(const Kernel& kernel, uint64_t bytes) {
    if (bytes == 0)
        bad("there is no data: the length must be at least 1");
    if (bytes % kernel.length_multiple)
        bad(fmt::format("{} bytes is no length for kernel {}: it must be a multiple of {}", bytes,
                        kernel.name, kernel.length_multiple));
    if (bytes > Arena::size_bytes / 4)
        bad(fmt::format("{} bytes are too many: input and output must fit into {} bytes of main "
                        "memory",
                        bytes, Arena::size_bytes));
}

CipherTask make_cipher_task(const KernelVariant& variant, const RunOptions& options,
                            std::mt19937_64& generator) {
    CipherTask task;
    task.operation = variant.operation;
    task.key = random_bytes(generator, variant.key_bits / 8);
    if (!options.key.empty())
        task.key = parse_hex("--key", options.key, task.key.size());
    if (task.operation != "ctr") {
        if (!options.counter.empty())
            bad(fmt::format("--counter is of operation ctr; this is {}", task.operation));
        return task;
    }
    task.counter = random_bytes(generator, cipher_block_bytes);
    if (!options.counter.empty())
        task.counter = parse_hex("--counter", options.counter, cipher_block_bytes);
    return task;
}

// The counter block `blocks` blocks later; it wraps around.
Bytes advanced(Bytes counter, uint64_t blocks) {
    for (size_t i = counter.size(); i-- > 0;) {
        blocks += counter[i];
        counter[i] = uint8_t(blocks);
        blocks >>= 8;
    }
    return counter;
}

KernelData make_data(const Kernel& kernel, const RunOptions& options) {
    KernelData data;
    std::mt19937_64 generator(options.seed);
    if (kernel.has_reference)
        data.cipher = make_cipher_task(kernel.variant, options, generator);
    if (!options.in.empty())
        data.input = read_file(options.in);
    const uint64_t bytes =
        options.in.empty() ? options.bytes.value_or(kernel.default_bytes) : data.input.size();
    if (!options.in.empty() && options.bytes && *options.bytes != bytes)
        bad(fmt::format("--bytes {} but {} has {} bytes", *options.bytes, options.in, bytes));
    if (kernel.default_bytes)
        check_length(kernel, bytes);
    if (options.in.empty())
        data.input = random_bytes(generator, bytes);
    return data;
}

void check_unit(const Kernel& kernel, uint64_t unit) {
    constexpr uint64_t step = 16;
    if (unit == 0 || unit % step || unit > kernel.max_unit)
        bad(fmt::format("--unit {} must be a multiple of {} from {} to {}", unit, step, step,
                        kernel.max_unit));
}

// The groups that run: all that have a part of the data, or just all if the kernel takes none.
std::list<GroupTask> make_tasks(const Kernel& kernel, const RunOptions& options,
                                const KernelData& data) {
    const Bytes& input = data.input;
    if (kernel.cpes && options.cpes != kernel.cpes)
        bad(fmt::format("kernel {} runs on {} CPEs of a core group, not on {}", kernel.name,
                        kernel.cpes, options.cpes));
    if (options.unit)
        check_unit(kernel, *options.unit);
    if (!options.out.empty())
        check_writable(options.out);
    const uint64_t multiple = kernel.default_bytes ? kernel.part_multiple : 1;
    const auto parts = split_among_groups(input.size(), multiple, options.cgs);
    std::list<GroupTask> tasks;
    uint64_t at = 0;
    for (unsigned group = 0; group < options.cgs; ++group) {
        if (parts[group] == 0 && !input.empty())
            break;
        GroupTask& task = tasks.emplace_back();
        task.place.group = group;
        task.bytes = parts[group];
        task.unit = options.unit.value_or(default_unit(kernel, task.bytes, options.cpes));
        task.counter = hex(advanced(data.cipher.counter, at / cipher_block_bytes));
        task.in.write(input.data() + at, task.bytes);
        at += task.bytes;
    }
    if (options.mode == ChipMode::shared)
        for (GroupTask& task : tasks)
            task.place.sharing_groups = unsigned(tasks.size());
    return tasks;
}

// Groups start together, so the slowest counts.
void add_group(const GroupTask& task, const GroupResult& result, RunRecord& record) {
    record.bytes += task.bytes;
    record.groups[task.place.group] = {task.bytes, task.unit, result.cycles, result.kernel_cycles};
    record.cycles = std::max(record.cycles, result.cycles);
    record.kernel_cycles = std::max(record.kernel_cycles, result.kernel_cycles);
    record.instructions += result.instructions;
    record.accounts += result.accounts;
    for (const std::string& finding : result.findings)
        record.findings.push_back(
            record.cgs > 1 ? fmt::format("core group {}: {}", task.place.group, finding) : finding);
    if (result.host_status != 0 && record.mismatch.empty())
        record.mismatch =
            fmt::format("the host program{} returned {}",
                        record.cgs > 1 ? fmt::format(" of core group {}", task.place.group) : "",
                        result.host_status);
}

RunRecord combine(const Workload& workload, const std::list<GroupTask>& tasks,
                  const std::vector<GroupResult>& results) {
    const RunOptions& options = workload.options;
    RunRecord record;
    record.kernel = workload.kernel.name;
    record.variant = workload.kernel.variant;
    record.cpes = options.cpes;
    record.cgs = options.cgs;
    record.mode = options.mode;
    record.checked = options.check;
    record.unit = tasks.front().unit;
    record.machine_hash = workload.machine.hash();
    record.groups.resize(options.cgs);
    auto result = results.begin();
    for (const GroupTask& task : tasks)
        add_group(task, *result++, record);
    record.seconds = workload.machine.seconds(record.cycles);
    return record;
}

// How much of the group's output there is, 0 to 1.
std::function<double()> put_part(const GroupTask& task) {
    const CoreGroup& group = CoreGroup::instance();  // built before another thread needs it
    return [&group, bytes = std::max<uint64_t>(1, task.bytes)] {
        return double(group.put_bytes()) / double(bytes);
    };
}

Bytes join_outputs(const std::list<GroupTask>& tasks) {
    Bytes all;
    for (const GroupTask& task : tasks) {
        const Bytes part = task.out.read();
        all.insert(all.end(), part.begin(), part.end());
    }
    return all;
}

// Where the output is wrong; empty if it is right.
std::string compare(const KernelData& data, const Bytes& output) {
    const Bytes expected = reference_output(data.cipher, data.input);
    if (output.size() != expected.size())
        return fmt::format("{} bytes of output instead of {}", output.size(), expected.size());
    const auto [wrong, right] = std::ranges::mismatch(output, expected);
    if (wrong == output.end())
        return "";
    return fmt::format("byte {} is {:#04x} instead of {:#04x}", wrong - output.begin(), *wrong,
                       *right);
}

}  // namespace

double RunRecord::throughput_gb_per_s() const {
    return seconds > 0 ? double(bytes) / seconds / 1e9 : 0;
}

double RunRecord::cycles_per_byte() const {
    return bytes ? double(kernel_cycles) * cpes * cgs / double(bytes) : 0;
}

double RunRecord::mips() const {
    return host_seconds > 0 ? double(instructions) / host_seconds / 1e6 : 0;
}

KernelVariant variant_of(const RunOptions& options) {
    constexpr unsigned bits_per_digit = 4;
    KernelVariant variant = options.variant;
    const unsigned key_bits = bits_per_digit * unsigned(options.key.size());
    if (variant.key_bits == 0 && cipher_key_bits.contains(key_bits))
        variant.key_bits = key_bits;
    return variant;
}

Machine make_machine(const MachineOptions& options) {
    Machine machine;
    if (!options.file.empty())
        machine.load(options.file);
    for (const std::string& setting : options.settings)
        machine.set(setting);
    return machine;
}

PreparedKernel::PreparedKernel(const RunOptions& options)
    : options_(options), kernel_(load_kernel(options_.kernel, variant_of(options_))),
      machine_(make_machine(options_.machine)), program_(assemble_kernel(kernel_)),
      data_(make_data(kernel_, options_)), tasks_(make_tasks(kernel_, options_, data_)),
      workload_{kernel_,
                program_,
                machine_,
                options_,
                hex(data_.cipher.key),
                build_host_program(kernel_.host, include_directory(), program_)} {}

// In this process if it is one group.
std::vector<GroupResult> PreparedKernel::run_groups() const {
    if (options_.cgs > 1)
        return swsim::run_groups(workload_, tasks_);
    const ProgressBar bar(kernel_.name, put_part(tasks_.front()));
    return {run_group(workload_, tasks_.front())};
}

RunRecord PreparedKernel::run() const {
    const auto began = std::chrono::steady_clock::now();
    const std::vector<GroupResult> results = run_groups();
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - began;
    RunRecord record = combine(workload_, tasks_, results);
    record.host_seconds = took.count();
    const std::string wrong = take_output();
    if (record.mismatch.empty())
        record.mismatch = wrong;
    record.verified = record.mismatch.empty();
    return record;
}

std::string PreparedKernel::take_output() const {
    if (options_.out.empty() && !kernel_.has_reference)
        return "";
    const Bytes all = output();
    if (!options_.out.empty())
        write_file_atomically(options_.out, all);
    return kernel_.has_reference ? compare(data_, all) : "";
}

Bytes PreparedKernel::output() const {
    return join_outputs(tasks_);
}

const GroupTask& PreparedKernel::task_of(unsigned group) const {
    const auto is_looked_at = [&](const GroupTask& task) { return task.place.group == group; };
    const auto task = std::ranges::find_if(tasks_, is_looked_at);
    if (task == tasks_.end())
        bad(fmt::format("core group {} has no part in this run of {} group{}", group, tasks_.size(),
                        tasks_.size() == 1 ? "" : "s"));
    return *task;
}

HostRun PreparedKernel::run_observed(unsigned group, const Observation& observation) const {
    const GroupTask& task = task_of(group);
    std::optional<ProgressBar> bar;
    if (!observation.control)
        bar.emplace(kernel_.name, put_part(task));
    return simulate_group(workload_, task, observation);
}

RunRecord run_kernel(const RunOptions& options) {
    return PreparedKernel(options).run();
}

std::string build_id() {
    const Bytes self = read_file("/proc/self/exe");
    return sha256_prefix({reinterpret_cast<const char*>(self.data()), self.size()});
}

std::string program_hash(const Kernel& kernel, const Program& program) {
    const std::string host =
        build_host_program(kernel.host, include_directory(), program).stem().string();
    const Bytes description = read_file(kernel.folder / "kernel.toml");
    return sha256_prefix(program.hash + host + std::string(description.begin(), description.end()));
}

}  // namespace swsim
