// SPDX-License-Identifier: Apache-2.0
#include "sim/debug/look_ahead.h"

#include <cstring>

#include <unistd.h>

#include "process/child.h"
#include "sim/core_group/core_group.h"

namespace swsim::debug {

namespace {

ThisCycle from_text(const std::string& text) {
    ThisCycle result;
    result.cores.resize(CoreGroup::cpes);
    const size_t bytes = result.cores.size() * sizeof(CoreCycle);
    if (text.size() < bytes)
        return result;
    std::memcpy(result.cores.data(), text.data(), bytes);
    result.fault = text.substr(bytes);
    return result;
}

}  // namespace

const ThisCycle* LookAhead::look(Cycle cycle) {
    if (known_)
        return &*known_;
    pipe_.emplace();
    cycle_ = cycle;
    const int copy = fork_process();
    if (copy == 0) {
        is_copy_ = true;
        return nullptr;
    }
    pipe_->close_writer();
    std::string text;
    while (pipe_->read_some(text)) {
    }
    pipe_.reset();
    wait_for_child(copy);
    return &known_.emplace(from_text(text));
}

void LookAhead::tell(const Recorder& recorder, const std::string& fault) const {
    static_assert(std::is_trivially_copyable_v<CoreCycle>);
    std::vector<CoreCycle> cores(CoreGroup::cpes);
    for (unsigned core = 0; core < cores.size(); ++core)
        if (const CoreCycle* const last = recorder.last(core, cycle_ + 1))
            cores[core] = *last;
    pipe_->write_all(
        {reinterpret_cast<const char*>(cores.data()), cores.size() * sizeof(CoreCycle)});
    pipe_->write_all(fault);
    _exit(0);
}

}  // namespace swsim::debug
