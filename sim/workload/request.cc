// SPDX-License-Identifier: Apache-2.0
#include "sim/workload/request.h"

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
