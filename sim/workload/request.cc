// SPDX-License-Identifier: Apache-2.0
#include "sim/workload/request.h"

#include <filesystem>

#include <fmt/format.h>

#include "sim/machine/machine.h"
#include "sim/workload/reference.h"

namespace swsim {

const char* name_of(ChipMode mode) {
    return mode == ChipMode::shared ? "shared" : "private";
}

KernelVariant variant_of(const RunRequest& request) {
    constexpr unsigned bits_per_digit = 4;
    KernelVariant variant = request.variant;
    const unsigned key_bits = bits_per_digit * unsigned(request.key.size());
    if (variant.key_bits == 0 && cipher_key_bits.contains(key_bits))
        variant.key_bits = key_bits;
    return variant;
}

std::string command_of(const SubjectRequest& request) {
    std::string text = fmt::format("swsim {} {}", request.entry.empty() ? "run" : "exec",
                                   std::filesystem::path(request.kernel).filename().string());
    const auto add = [&](const char* name, const auto& value, bool given) {
        if (given)
            text += fmt::format(" {} {}", name, value);
    };
    const SubjectRequest defaults;
    add("--entry", request.entry, !request.entry.empty());
    for (const std::string& argument : request.arguments)
        add("--arg", argument, true);
    add("--bytes", request.bytes.value_or(0), request.bytes.has_value());
    add("--operation", request.variant.operation, !request.variant.operation.empty());
    add("--key-bits", request.variant.key_bits, request.variant.key_bits != 0);
    add("--key", request.key, !request.key.empty());
    add("--counter", request.counter, !request.counter.empty());
    add("--seed", request.seed, request.seed != defaults.seed);
    add("--in", request.in, !request.in.empty());
    add("--cgs", request.cgs, request.cgs != defaults.cgs);
    add("--mode", name_of(request.mode), request.mode == ChipMode::shared);
    add("--group", request.group, request.group != defaults.group);
    add("--unit", request.unit.value_or(0), request.unit.has_value());
    add("--double-buffer", "off", !request.double_buffer);
    add("--cpes", request.cpes, request.cpes != 0);
    add("--machine", request.machine.file, !request.machine.file.empty());
    for (const std::string& setting : request.machine.settings)
        add("--set", setting, true);
    return text;
}

Machine make_machine(const MachineOptions& options) {
    Machine machine;
    if (!options.file.empty())
        machine.load(options.file);
    for (const std::string& setting : options.settings)
        machine.set(setting);
    return machine;
}

void check_verify(const RunLimits& limits, bool listened) {
    if (!limits.remembering.verify)
        return;
    const auto refuse = [](const char* where) {
        bad_usage("--verify on has no effect {}: no timing is remembered there", where);
    };
    if (limits.remembering.most_states == 0)
        refuse("with --remember 0");
    if (limits.check)
        refuse("with --check on");
    if (limits.quantum == 1)
        refuse("where each cycle is looked at (--quantum 1, swsim step)");
    if (listened)
        refuse("where events are listened to; swsim run does it");
}

}  // namespace swsim
