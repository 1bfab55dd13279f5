// SPDX-License-Identifier: Apache-2.0
#include "sim/cli/kernel_run.h"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstring>
#include <random>

#include <fmt/format.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "asm/text.h"
#include "sim/athread/host_build.h"
#include "sim/cli/files.h"
#include "sim/cli/progress.h"
#include "sim/cli/reference.h"

namespace swsim {

namespace {

using Bytes = std::vector<uint8_t>;

[[noreturn]] void bad(const std::string& message) {
    throw CommandError(ExitStatus::bad_input, message);
}

// A file in memory, which host programs open by name.
class MemoryFile {
  public:
    explicit MemoryFile(const char* name) : descriptor_(memfd_create(name, 0)) {
        if (descriptor_ < 0)
            throw std::runtime_error(fmt::format("memfd_create: {}", std::strerror(errno)));
    }
    ~MemoryFile() { close(descriptor_); }
    MemoryFile(const MemoryFile&) = delete;
    MemoryFile& operator=(const MemoryFile&) = delete;

    std::string path() const { return fmt::format("/proc/self/fd/{}", descriptor_); }
    void write(const Bytes& bytes) { write_file(path(), bytes.data(), bytes.size()); }
    Bytes read() const { return read_file(path()); }

  private:
    const int descriptor_;
};

Bytes parse_key(const std::string& text, size_t bytes) {
    const auto digit = [](char c) { return std::isxdigit(static_cast<unsigned char>(c)) != 0; };
    if (!std::ranges::all_of(text, digit))
        bad(fmt::format("--key '{}' has characters that are not hexadecimal digits", text));
    if (text.size() != 2 * bytes)
        bad(fmt::format("--key has {} hexadecimal digits; this kernel's key has {} ({} bytes)",
                        text.size(), 2 * bytes, bytes));
    Bytes key;
    for (size_t i = 0; i < text.size(); i += 2)
        key.push_back(uint8_t(std::stoul(text.substr(i, 2), nullptr, 16)));
    return key;
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

// The largest multiple of 128 bytes, at most 8 KB, that still gives every CPE work: the last one
// has some if the units of the others do not hold all.
uint64_t default_unit(uint64_t bytes, unsigned cpes) {
    constexpr uint64_t step = 128;
    constexpr uint64_t largest = 8 * 1024;
    if (cpes == 1)
        return largest;
    return std::clamp((bytes - 1) / (cpes - 1) / step * step, step, largest);
}

// What a run works on.
struct Data {
    Bytes key;
    Bytes input;
    uint64_t unit = 0;
};

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

Data make_data(const Kernel& kernel, const RunOptions& options) {
    Data data;
    std::mt19937_64 generator(options.seed);
    if (kernel.has_reference()) {
        const size_t key_bytes = reference_key_bytes(kernel.reference);
        data.key = random_bytes(generator, key_bytes);
        if (!options.key.empty())
            data.key = parse_key(options.key, key_bytes);
    }
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
    constexpr uint64_t unit_step = 16;
    data.unit = options.unit.value_or(default_unit(bytes, options.cpes));
    if (data.unit == 0 || data.unit % unit_step || data.unit > address_map::ldm_bytes)
        bad(fmt::format("--unit {} must be a multiple of {} from {} to {}", data.unit, unit_step,
                        unit_step, address_map::ldm_bytes));
    return data;
}

std::vector<std::string> host_arguments(const Kernel& kernel, const RunOptions& options,
                                        const Data& data, const MemoryFile& in,
                                        const MemoryFile& out) {
    std::vector<std::string> arguments = {
        "in=" + in.path(),
        "out=" + out.path(),
        fmt::format("bytes={}", data.input.size()),
        "key=" + hex(data.key),
        fmt::format("cpes={}", options.cpes),
        fmt::format("unit={}", data.unit),
        fmt::format("double_buffer={}", int(options.double_buffer)),
    };
    for (const auto& [name, value] : kernel.parameters)
        arguments.push_back(name + "=" + value);
    return arguments;
}

// One spawn's share of the record. Cores that the host program left out never started.
void add_spawn(const SpawnResult& spawn, RunRecord& record) {
    record.cycles += spawn.cycles;
    record.kernel_cycles += spawn.kernel_cycles;
    for (const CoreResult& core : spawn.cores) {
        record.instructions += core.instructions;
        record.accounts += core.accounts;
    }
    record.accounts[Account::not_started] += (record.cpes - spawn.cores.size()) * spawn.cycles;
}

void verify(const Kernel& kernel, const Data& data, const Bytes& output, RunRecord& record) {
    const Bytes expected = reference_output(kernel.reference, data.key, data.input);
    if (output.size() != expected.size()) {
        record.mismatch =
            fmt::format("{} bytes of output instead of {}", output.size(), expected.size());
        return;
    }
    const auto [wrong, right] = std::ranges::mismatch(output, expected);
    record.verified = wrong == output.end();
    if (!record.verified)
        record.mismatch = fmt::format("byte {} is {:#04x} instead of {:#04x}",
                                      wrong - output.begin(), *wrong, *right);
}

}  // namespace

double RunRecord::throughput_gb_per_s() const {
    return seconds > 0 ? double(bytes) / seconds / 1e9 : 0;
}

double RunRecord::cycles_per_byte() const {
    return bytes ? double(kernel_cycles) * cpes / double(bytes) : 0;
}

double RunRecord::mips() const {
    return host_seconds > 0 ? double(instructions) / host_seconds / 1e6 : 0;
}

Machine make_machine(const MachineOptions& options) {
    Machine machine;
    if (!options.file.empty())
        machine.load(options.file);
    for (const std::string& setting : options.settings)
        machine.set(setting);
    return machine;
}

RunRecord run_kernel(const RunOptions& options) {
    const Kernel kernel = load_kernel(options.kernel);
    const Machine machine = make_machine(options.machine);
    const Program program = assemble_kernel(kernel);
    const Data data = make_data(kernel, options);
    if (!options.out.empty())
        check_writable(options.out);
    MemoryFile in("input");
    const MemoryFile out("output");
    in.write(data.input);

    CoreGroup::instance().load(program, machine);
    HostOptions host;
    host.object = build_host_program(kernel.host, include_directory(), program);
    host.name = kernel.name;
    host.arguments = host_arguments(kernel, options, data, in, out);
    host.cpes = options.cpes;
    host.quantum = options.quantum;
    host.max_cycles = options.max_cycles;
    const auto began = std::chrono::steady_clock::now();
    const HostRun run = [&] {
        const ProgressBar progress(kernel.name, [&] {
            return double(CoreGroup::instance().put_bytes()) /
                   double(std::max<size_t>(1, data.input.size()));
        });
        return run_host_program(host);
    }();
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - began;
    if (!run.finished())
        throw CommandError(status_of(run.spawns.back().outcome),
                           describe_fault(program, run.spawns.back().fault));

    RunRecord record;
    record.kernel = kernel.name;
    record.bytes = data.input.size();
    record.cpes = options.cpes;
    record.unit = data.unit;
    record.machine_hash = machine.hash();
    record.host_seconds = took.count();
    for (const SpawnResult& spawn : run.spawns)
        add_spawn(spawn, record);
    record.seconds = machine.seconds(record.cycles);
    const Bytes output = out.read();
    if (run.status != 0)
        record.mismatch = fmt::format("the host program returned {}", run.status);
    else if (kernel.has_reference())
        verify(kernel, data, output, record);
    else
        record.verified = true;
    if (!options.out.empty())
        write_file_atomically(options.out, output);
    return record;
}

std::string describe_fault(const Program& program, const SimulatedFault& fault) {
    return fmt::format("{} on core {} (row {}, column {}), pc {:#x}, cycle {}: {}\n    {}",
                       fault.name, fault.core, fault.row, fault.column, fault.pc, fault.cycle,
                       fault.message, program.describe(fault.pc));
}

ExitStatus status_of(Outcome outcome) {
    switch (outcome) {
    case Outcome::ended:
        return ExitStatus::ok;
    case Outcome::faulted:
        return ExitStatus::fault;
    case Outcome::endless:
    case Outcome::deadlock:
    case Outcome::cycle_limit:
        return ExitStatus::no_end;
    }
    return ExitStatus::no_end;
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
