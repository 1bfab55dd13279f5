// SPDX-License-Identifier: Apache-2.0
#include "sim/core_group.h"

#include <algorithm>
#include <cassert>
#include <stdexcept>
#include <tuple>

#include <fmt/format.h>

namespace swsim {

// A core as a SystemC process: it sleeps while the core may run ahead.
class CoreGroup::Cpe : public sc_core::sc_module {
  public:
    SC_HAS_PROCESS(Cpe);

    Cpe(sc_core::sc_module_name name, CoreGroup& group, unsigned id)
        : sc_module(name), group_(group), id_(id) {
        SC_METHOD(activate);
        sensitive << start_;
        dont_initialize();
    }

    void start(Cycle delay, Cycle limit, Cycle quantum) {
        limit_ = limit;
        quantum_ = quantum;
        running_ = true;
        spinning_ = false;
        start_.notify(Clock::time(delay));
    }

    void abandon() { running_ = false; }

    // Something that the core waits for has come: it sees it in the next cycle.
    void wake() { event_.notify(Clock::time(1)); }

  private:
    void activate() {
        if (!running_)
            return;
        const Cycle now = group_.clock_.now();
        if (spinning_)
            wake_core(now);
        if (now > limit_) {
            stop(Outcome::cycle_limit, "LIMIT",
                 "the cycle limit is reached and the program has not ended; --max-cycles raises it",
                 limit_);
            return;
        }
        try {
            sleep(advance(now), now);
        } catch (const Fault& fault) {
            stop(Outcome::faulted, fault.name, fault.message, now);
        }
    }

    Pause advance(Cycle now) {
        Core& core = *group_.cores_[id_];
        if (quantum_ == 1)
            return core.tick(now);
        return core.run_ahead(now, quantum_ ? std::min(end(), now + quantum_) : end());
    }

    // The first cycle that the limit forbids.
    Cycle end() const { return limit_ == never ? never : limit_ + 1; }

    // A spinning core goes on, because of a change or of the limit. Up to the limit it must still
    // come: that is where it is then said to stand.
    void wake_core(Cycle now) {
        spinning_ = false;
        Core& core = *group_.cores_[id_];
        core.wake(now, now <= limit_);
        if (now > limit_)
            core.run_ahead(now, end());
    }

    void sleep(const Pause& pause, Cycle now) {
        switch (pause.kind) {
        case Pause::Kind::until:
            next_trigger(
                Clock::time(std::min(pause.cycle, limit_ == never ? never : limit_ + 1) - now));
            break;
        case Pause::Kind::blocked:
            next_trigger(event_);
            break;
        case Pause::Kind::spinning:
            spinning_ = true;
            if (limit_ == never)
                next_trigger(event_);
            else
                next_trigger(Clock::time(end() - now), event_);
            break;
        case Pause::Kind::ended:
            running_ = false;
            break;
        case Pause::Kind::endless:
            stop(Outcome::endless, "ENDLESS",
                 "the core repeats the same state for ever: nothing that it does or waits for can "
                 "end this loop",
                 pause.cycle);
            break;
        }
    }

    void stop(Outcome outcome, const std::string& name, const std::string& message, Cycle cycle) {
        running_ = false;
        const Core& core = *group_.cores_[id_];
        const CoreState& state = core.state();
        group_.stop(outcome, SimulatedFault{name, message, id_, state.row(), state.column(),
                                            core.pc(), cycle});
    }

    CoreGroup& group_;
    const unsigned id_;
    Cycle limit_ = never;
    Cycle quantum_ = 0;
    bool running_ = false;
    bool spinning_ = false;
    sc_core::sc_event start_;
    sc_core::sc_event event_;
};

CoreGroup& CoreGroup::instance() {
    // Never destroyed: SystemC's own objects may be gone before static destructors run.
    static CoreGroup* const group = new CoreGroup;
    return *group;
}

CoreGroup::CoreGroup() : memory_("memory", clock_, *this), noc_("noc", clock_) {
    // That nothing was left to do is how a run ends, and no cause for a remark in users' output.
    sc_core::sc_report_handler::set_actions(sc_core::SC_ID_NO_SC_START_ACTIVITY_,
                                            sc_core::SC_DO_NOTHING);
    for (unsigned i = 0; i < cpes; ++i) {
        groups_.push_back(std::make_unique<DmaGroup>(fmt::format("dma_group_{}", i).c_str(), clock_,
                                                     static_cast<LdmPort&>(*this)));
        groups_.back()->socket.bind(noc_.target);
        noc_.initiator.bind(memory_.socket);
        processes_.push_back(std::make_unique<Cpe>(fmt::format("cpe_{}", i).c_str(), *this, i));
    }
}

CoreGroup::~CoreGroup() = default;

void CoreGroup::load(const Program& program, const Machine& machine, const ChipPlace& place) {
    machine_ = &machine;
    program_ = &program;
    clock_.reset();
    joined_ = 0;
    Arena::instance().load(program.memory);
    code_ = decode(program, machine);
    memory_.reset(machine);
    noc_.reset(machine, place);
    for (const auto& group : groups_)
        group->reset(machine);
    cores_per_group_ = std::max(1u, cpes / unsigned(machine.value("dma.groups")));
    cores_.clear();
    for (unsigned i = 0; i < cpes; ++i) {
        cores_.push_back(std::make_unique<Core>(i, machine, static_cast<Environment&>(*this)));
        cores_[i]->load(code_, program.ldm, place.group);
    }
    set_listener(listener_);
}

void CoreGroup::set_listener(IssueListener* listener) {
    listener_ = listener;
    for (const auto& core : cores_)
        core->set_listener(listener);
}

SpawnResult CoreGroup::run(const SpawnOptions& options) {
    outcome_ = Outcome::ended;
    fault_.reset();
    const Cycle spawned = std::max(clock_.now(), joined_);
    const Cycle start = spawned + std::max<Cycle>(options.spawn_cycles, 1);
    const Cycle limit = options.max_cycles == never ? never : spawned + options.max_cycles;
    for (unsigned i = 0; i < options.cpes; ++i) {
        cores_[i]->start(options.entry, start, options.arguments, program_->global_pointer);
        processes_[i]->start(start - clock_.now(), limit, options.quantum);
    }
    sc_core::sc_start();
    if (outcome_ != Outcome::ended) {
        // What is under way must come to its end: SystemC cannot take back a process's next
        // trigger.
        for (const auto& process : processes_)
            process->abandon();
        sc_core::sc_start();
    }
    const SpawnResult result = collect(options, spawned);
    joined_ = spawned + result.cycles;
    return result;
}

SpawnResult CoreGroup::collect(const SpawnOptions& options, Cycle spawned) const {
    SpawnResult result;
    result.outcome = outcome_;
    if (fault_)
        result.fault = *fault_;
    Cycle first = never;
    Cycle last = spawned;
    for (unsigned i = 0; i < options.cpes; ++i) {
        const CoreResult core = cores_[i]->result();
        first = std::min(first, core.first_issue);
        last = std::max(last, core.end);
        result.cores.push_back(core);
    }
    if (outcome_ != Outcome::ended)
        return result;
    result.kernel_cycles = last - first;
    result.cycles = last + options.join_cycles - spawned;
    for (CoreResult& core : result.cores) {
        core.accounts[Account::not_started] = core.first_issue - spawned;
        core.accounts[Account::halted] = spawned + result.cycles - core.end;
        if (core.accounts.total() != result.cycles)
            throw std::logic_error(fmt::format("a core's accounts sum to {} of {} cycles",
                                               core.accounts.total(), result.cycles));
    }
    return result;
}

void CoreGroup::stop(Outcome outcome, const SimulatedFault& fault) {
    const auto key = [](const SimulatedFault& each) { return std::tie(each.cycle, each.core); };
    if (!fault_ || key(fault) < key(*fault_)) {
        outcome_ = outcome;
        fault_ = fault;
    }
    sc_core::sc_pause();
}

void CoreGroup::start_dma(unsigned core, const Vector& descriptor, uint64_t memory_address,
                          uint64_t ldm_address, Cycle) {
    const DmaCommand command =
        decode_dma(core, descriptor, memory_address, ldm_address, Arena::instance());
    cores_[core]->begin_transfer(command.ldm);
    groups_[core / cores_per_group_]->submit(command);
}

void CoreGroup::access_main_memory(unsigned core, const MainMemoryAccess& access, Cycle) {
    if (!Arena::instance().contains(access.address, access.bytes))
        throw Fault("IOE", fmt::format("access to {} bytes at {:#x}, which is neither LDM "
                                       "(0..{:#x}) nor main memory of this program",
                                       access.bytes, access.address, address_map::ldm_bytes - 1));
    memory_.access(core, access);
}

const uint8_t* CoreGroup::read_ldm(unsigned core, uint64_t address) {
    return &cores_[core]->state().ldm[address];
}

void CoreGroup::write_ldm(unsigned core, uint64_t address, const uint8_t* data, uint64_t bytes) {
    if (cores_[core]->write_ldm(address, data, bytes))
        processes_[core]->wake();
}

void CoreGroup::transfer_done(const DmaCommand& command) {
    const uint64_t reply_address = command.ldm.reply_address;
    uint8_t count[Transfers::reply_bytes];
    semantics::put<uint32_t>(count,
                             semantics::get<uint32_t>(read_ldm(command.core, reply_address)) + 1);
    write_ldm(command.core, reply_address, count, sizeof count);
    if (cores_[command.core]->end_transfer(command.ldm))
        processes_[command.core]->wake();
}

void CoreGroup::load_done(unsigned core, const MainMemoryAccess& access) {
    cores_[core]->respond(access);
    processes_[core]->wake();
}

}  // namespace swsim
