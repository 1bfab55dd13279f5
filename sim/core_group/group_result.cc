// SPDX-License-Identifier: Apache-2.0
#include "sim/core_group/group_result.h"

namespace swsim {

Cycle GroupResult::cycles() const {
    Cycle sum = 0;
    for (const SpawnResult& spawn : spawns)
        sum += spawn.cycles;
    return sum;
}

Cycle GroupResult::kernel_cycles() const {
    Cycle sum = 0;
    for (const SpawnResult& spawn : spawns)
        sum += spawn.kernel_cycles;
    return sum;
}

uint64_t GroupResult::instructions() const {
    uint64_t sum = 0;
    for (const SpawnResult& spawn : spawns)
        for (const CoreResult& core : spawn.cores)
            sum += core.instructions;
    return sum;
}

Accounts GroupResult::core_accounts(unsigned core) const {
    Accounts sum;
    for (const SpawnResult& spawn : spawns) {
        if (core < spawn.cores.size())
            sum += spawn.cores[core].accounts;
        else
            sum[Account::not_started] += spawn.cycles;
    }
    return sum;
}

Accounts GroupResult::accounts(unsigned cpes) const {
    Accounts sum;
    for (unsigned core = 0; core < cpes; ++core)
        sum += core_accounts(core);
    return sum;
}

std::vector<std::string> GroupResult::findings() const {
    std::vector<std::string> all;
    for (const SpawnResult& spawn : spawns)
        all.insert(all.end(), spawn.findings.begin(), spawn.findings.end());
    return all;
}

}  // namespace swsim
