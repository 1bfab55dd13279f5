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

}  // namespace swsim
