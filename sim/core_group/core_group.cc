// SPDX-License-Identifier: Apache-2.0
#include "sim/core_group/core_group.h"

#include <algorithm>
#include <stdexcept>
#include <tuple>

#include <fmt/format.h>
#include <systemc>

#include "base/bits.h"
#include "sim/core_group/core_group_cpe.h"
#include "sim/core_group/deadlock.h"
#include "sim/dma/dma_group.h"
#include "sim/dma/noc_share.h"
#include "sim/memory/main_memory.h"
#include "sim/memory/wiring.h"
#include "sim/noc/barrier.h"
#include "sim/noc/mesh.h"

namespace swsim {

namespace {

// The stack grows down from LDM's end: when it outgrows LDM, addresses wrap around.
const char* stack_advice(uint64_t address) {
    constexpr uint64_t reach_bytes = uint64_t(1) << 30;
    return address >= -reach_bytes
               ? "; it is below LDM: a stack with too large local variables, or "
                 "too deep a recursion, ends there"
               : "";
}

}  // namespace

CoreGroup& CoreGroup::instance(Wiring* wiring) {
    Wiring direct;
    // Never destroyed: SystemC's own objects may be gone before static destructors run.
    static CoreGroup* const group = new CoreGroup(wiring ? *wiring : direct);
    return *group;
}

CoreGroup::CoreGroup(Wiring& wiring)
    : clock_(std::make_unique<Clock>()), memory_(std::make_unique<MainMemory>("memory", *clock_)),
      noc_(std::make_unique<NocShare>("noc", *clock_)),
      mesh_(std::make_unique<Mesh>(*clock_, static_cast<MeshListener&>(*this))),
      barriers_(std::make_unique<BarrierNetwork>(*clock_, static_cast<MeshListener&>(*this))),
      dma_queues_(cpes) {
    // SystemC would warn, in users' output, of time that passes and nothing happens.
    sc_core::sc_report_handler::set_actions(sc_core::SC_ID_NO_SC_START_ACTIVITY_,
                                            sc_core::SC_DO_NOTHING);
    for (unsigned i = 0; i < cpes; ++i) {
        groups_.push_back(std::make_unique<DmaGroup>(fmt::format("dma_group_{}", i).c_str(),
                                                     *clock_, static_cast<LdmPort&>(*this)));
        wiring.join(groups_.back()->socket, noc_->target);
        wiring.join(noc_->initiator, memory_->dma_groups);
        processes_.push_back(std::make_unique<Cpe>(fmt::format("cpe_{}", i).c_str(), *this, i));
        wiring.join(processes_.back()->socket, memory_->cores);
    }
}

CoreGroup::~CoreGroup() = default;

Cycle CoreGroup::now() const {
    return clock_->now();
}

MeshBacklog CoreGroup::mesh_backlog(unsigned core) const {
    return {mesh_->unread_messages(core, Direction::row),
            mesh_->unread_messages(core, Direction::column), mesh_->unsent_messages(core)};
}

uint64_t CoreGroup::put_bytes() const {
    return memory_->put_bytes();
}

void CoreGroup::load(const Program& program, const Machine& machine, const ChipPlace& place) {
    machine_ = &machine;
    program_ = &program;
    place_ = place;
    clock_->reset();
    joined_ = 0;
    Arena::instance().load(program.memory);
    code_ = decode(program, machine);
    dma_ = DmaParameters(machine);
    reset_parts();
    dma_commands_ = 0;
    group_of_ = DmaGrouping(machine);
    cores_.clear();
    for (unsigned i = 0; i < cpes; ++i) {
        cores_.push_back(std::make_unique<Core>(i, machine, static_cast<Environment&>(*this)));
        cores_[i]->load(code_, program.ldm, place.group);
    }
    remembered_.reset();
    set_observation({listener_, control_});
}

// What earlier runs of the program have shown stays known.
// A check looks at each access, and most listeners hear of all that happens when it does.
void CoreGroup::remember(const RunLimits& limits) {
    const Remembering& remembering = limits.remembering;
    const bool observed = listener_ != nullptr;
    if (!remembered_ || remembered_->remembering() != remembering ||
        remembered_->observed() != observed)
        remembered_.emplace(code_, cores_[0]->timing(), cores_[0]->icache().line_shift(),
                            remembering, observed);
    const bool looks_closer =
        limits.check || (observed && (!listener_->only_adds_up() || remembering.verify));
    for (const auto& core : cores_)
        core->set_remembered(remembering.most_states && !looks_closer ? &*remembered_ : nullptr);
}

// All but the cores forget what is under way.
void CoreGroup::reset_parts() {
    noc_->reset(*machine_, place_);
    memory_->reset(*machine_, noc_->way_cycles());
    for (const auto& process : processes_)
        process->CorePort::reset();
    for (unsigned i = 0; i < groups_.size(); ++i)
        groups_[i]->reset(dma_, i);
    mesh_->reset(*machine_);
    barriers_->reset(*machine_);
    for (DmaQueue& queue : dma_queues_)
        queue.reset(dma_.queue_entries);
}

void CoreGroup::set_observation(const Observation& observation) {
    EventListener* const listener = observation.listener;
    listener_ = listener;
    control_ = observation.control;
    memory_->set_listener(listener);
    mesh_->set_listener(listener);
    for (const auto& group : groups_)
        group->set_listener(listener);
    for (const auto& core : cores_)
        core->set_listener(listener);
}

bool CoreGroup::cores_run() const {
    return std::ranges::any_of(processes_, [](const auto& process) { return !process->ended(); });
}

// Simulates up to `limit`, which has been reached if something is left to happen.
void CoreGroup::simulate(Cycle limit) {
    const Cycle end = limit == never ? never : limit + 1;
    while (control_ && outcome_ == Outcome::ended && clock_->next() < end) {
        clock_->pass_to(clock_->next());
        control_->before(clock_->now());
        clock_->run(clock_->now() + 1);
    }
    if (!control_)
        clock_->run(end);
    if (outcome_ == Outcome::ended && clock_->next() != never) {
        clock_->pass_to(end);
        outcome_ = Outcome::cycle_limit;
    }
}

// Drops what is under way in a run that has not ended, after `last`, its last complete cycle.
// Stores to main memory are not lost: of a core that faults, they are what it printed.
void CoreGroup::abandon(Cycle last) {
    memory_->catch_up(last);
    if (outcome_ != Outcome::cycle_limit)
        memory_->complete();
    reset_parts();
    Cycle ahead = clock_->now();
    for (const auto& process : processes_)
        ahead = std::max(ahead, process->abandon());
    clock_->pass_to(ahead);
}

SpawnResult CoreGroup::run(const SpawnOptions& options) {
    outcome_ = Outcome::ended;
    fault_.reset();
    hazards_.reset();
    remember(options.limits);
    if (options.limits.check)
        hazards_.emplace(*program_);
    for (const auto& core : cores_)
        core->set_hazard_listener(options.limits.check ? &*hazards_ : nullptr);
    const Cycle spawned = std::max(clock_->now(), joined_);
    const Cycle start = spawned + std::max<Cycle>(options.spawn_cycles, 1);
    // A limit that SystemC's time cannot reach is none.
    const Cycle limit =
        options.limits.max_cycles > never / 4 ? never : spawned + options.limits.max_cycles;
    last_progress_ = start;
    for (unsigned i = 0; i < options.cpes; ++i) {
        cores_[i]->start(options.entry, start, options.arguments, program_->global_pointer);
        processes_[i]->start(start, limit, options.limits.quantum);
    }
    if (listener_)
        listener_->on(events::Spawn{spawned, start, options.cpes});
    simulate(limit);
    if (outcome_ == Outcome::ended && cores_run())
        outcome_ = Outcome::deadlock;
    if (outcome_ == Outcome::deadlock)
        describe_deadlock();
    if (outcome_ != Outcome::ended)
        finish_cores();
    if (outcome_ == Outcome::cycle_limit)
        describe_limit(limit);
    if (control_)
        control_->over(outcome_, fault_.value_or(SimulatedFault()));
    if (outcome_ != Outcome::ended)
        abandon(outcome_ == Outcome::cycle_limit ? limit : clock_->now() - 1);
    const SpawnResult result = collect(options, spawned);
    joined_ = spawned + result.cycles;
    if (listener_)
        listener_->on(events::Join{std::max(joined_, clock_->now()),
                                   outcome_ == Outcome::ended ? joined_ : clock_->now()});
    return result;
}

SimulatedFault CoreGroup::fault_at(unsigned core, const std::string& name,
                                   const std::string& message, Cycle cycle) const {
    const CoreState& state = cores_[core]->state();
    return {name,           message,
            core,           state.row(),
            state.column(), cores_[core]->standing_pc(),
            cycle,          state.scalar(return_address_register)};
}

unsigned CoreGroup::first_unfinished() const {
    return unsigned(std::ranges::find_if(processes_, [](const auto& p) { return !p->ended(); }) -
                    processes_.begin());
}

void CoreGroup::describe_limit(Cycle limit) {
    const unsigned core = first_unfinished();
    if (core == cpes) {
        fault_ = fault_at(0, "LIMIT",
                          "the cycle limit is reached; all cores have ended, but transfers to or "
                          "from main memory have not; --max-cycles raises it",
                          limit);
        return;
    }
    fault_ = fault_at(core, "LIMIT",
                      "the cycle limit is reached and the program has not ended; --max-cycles "
                      "raises it",
                      limit);
}

// True when a run that looks at every cycle would do so forever without a change.
bool CoreGroup::is_deadlocked(Cycle now) const {
    if (!clock_->parts_are_idle() || now <= last_progress_ + 1)
        return false;
    for (unsigned i = 0; i < cpes; ++i)
        if (!processes_[i]->ended() && cores_[i]->waiting() == Waiting::nothing)
            return false;
    return true;
}

// describe_deadlock says more, when the run has stopped.
void CoreGroup::stop_if_deadlocked(unsigned core, Cycle now) {
    if (is_deadlocked(now))
        stop(Outcome::deadlock, fault_at(core, "DEADLOCK", "", now));
}

// Nothing is under way, and those cores that have not ended wait.
void CoreGroup::describe_deadlock() {
    std::vector<const Core*> waiting;
    Cycle cycle = 0;
    for (unsigned i = 0; i < cpes; ++i) {
        if (processes_[i]->ended())
            continue;
        waiting.push_back(cores_[i].get());
        cycle = std::max(cycle, cores_[i]->standing_since());
    }
    const bool endless = std::ranges::all_of(
        waiting, [](const Core* core) { return core->waiting() == Waiting::change; });
    outcome_ = endless ? Outcome::endless : Outcome::deadlock;
    fault_ = fault_at(waiting.front()->id(), endless ? "ENDLESS" : "DEADLOCK",
                      explain_deadlock(waiting, *mesh_, *barriers_, *program_), cycle);
}

// Cores have been left behind that wait, or for which nothing changed. At the cycle limit, nothing
// more is due before the present; else this is the last cycle, and in a deadlock all have waited
// for one.
void CoreGroup::finish_cores() {
    Cycle end = clock_->now();
    if (outcome_ != Outcome::cycle_limit)
        end = std::max(end, fault_->cycle + (outcome_ != Outcome::faulted)) + 1;
    for (const auto& process : processes_)
        process->finish(end);
}

// On the chip, the next program would receive them.
void CoreGroup::add_lost_messages(std::vector<std::string>& findings) const {
    if (outcome_ != Outcome::ended)
        return;
    for (unsigned i = 0; i < cpes; ++i) {
        const MeshBacklog backlog = mesh_backlog(i);
        if (!backlog.empty())
            findings.push_back(fmt::format(
                "lost messages: core {} ends with {} unread from its row, {} from its column and "
                "{} that have not left",
                i, backlog.unread_from_row, backlog.unread_from_column, backlog.unsent));
    }
}

SpawnResult CoreGroup::collect(const SpawnOptions& options, Cycle spawned) const {
    SpawnResult result;
    result.outcome = outcome_;
    if (hazards_) {
        result.findings = hazards_->messages(outcome_ == Outcome::faulted ? fault_->cycle : never);
        add_lost_messages(result.findings);
    }
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
    clock_->stop();
}

void CoreGroup::start_dma(unsigned core, const Vector& descriptor, uint64_t memory_address,
                          uint64_t ldm_address, uint64_t pc) {
    DmaCommand command =
        decode_dma(core, descriptor, memory_address, ldm_address, Arena::instance(), dma_);
    command.ldm.number = ++dma_commands_;
    command.ldm.writes_ldm = command.operation == DmaOperation::get;
    command.ldm.issuer = core;
    command.ldm.pc = pc;
    command.ldm.issued = clock_->now();
    if (listener_)
        listener_->on(events::DmaIssue{command});
    dma_queues_[core].issue(command, [&](const DmaCommand& next) { submit(next, true); });
}

// Hands a command to its DMA group and tells the cores whose LDM takes part. A core may be ahead of
// global time by remote_cycles(); what it has done there is before anything that it could notice.
void CoreGroup::submit(const DmaCommand& command, bool at_issue) {
    LdmTransfer ldm = command.ldm;
    const Cycle remote = clock_->now() + remote_cycles();
    for_each_bit(command.hearers(), [&](unsigned core) {
        ldm.from = at_issue && core == command.core ? clock_->now() : remote;
        ldm.bytes = command.cores >> core & 1 ? command.ldm.bytes : 0;
        if (cores_[core]->begin_transfer(ldm))
            processes_[core]->wake();
    });
    groups_[group_of_(command.core)]->submit(command);
}

void CoreGroup::access_main_memory(unsigned core, const MainMemoryAccess& access) {
    if (!Arena::instance().contains(access.address, access.bytes))
        throw Fault("IOE", fmt::format("access to {} bytes at {:#x}, which is neither LDM "
                                       "(0..{:#x}) nor main memory of this program{}",
                                       access.bytes, access.address, address_map::ldm_bytes - 1,
                                       stack_advice(access.address)));
    processes_[core]->request(access);
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
    if (listener_)
        listener_->on(events::DmaDone{command.ldm.number, clock_->now()});
    for_each_bit(command.hearers(), [&](unsigned core) {
        uint8_t count[reply_bytes];
        semantics::put<uint32_t>(count,
                                 semantics::get<uint32_t>(read_ldm(core, reply_address)) + 1);
        write_ldm(core, reply_address, count, sizeof count);
        if (cores_[core]->end_transfer(command.ldm, clock_->now()))
            processes_[core]->wake();
    });
    dma_queues_[command.core].complete([&](const DmaCommand& next) { submit(next, false); });
    processes_[command.core]->wake();
}

bool CoreGroup::can_send(unsigned core) const {
    return mesh_->can_send(core);
}

void CoreGroup::send(unsigned core, const Message& message) {
    mesh_->send(core, message);
}

bool CoreGroup::has_message(unsigned core, Direction direction) const {
    return mesh_->has_message(core, direction);
}

Vector CoreGroup::receive(unsigned core, Direction direction) {
    return mesh_->receive(core, direction);
}

void CoreGroup::mesh_changed(unsigned core) {
    processes_[core]->wake();
}

void CoreGroup::synchronize(unsigned core, Direction direction, uint8_t members) {
    barriers_->arrive(core, direction, members);
    if (listener_)
        listener_->on(events::BarrierArrival{core, direction, members, clock_->now()});
}

void CoreGroup::barrier_released(unsigned core, Cycle cycle) {
    if (listener_)
        listener_->on(events::BarrierRelease{core, cycle});
    cores_[core]->release(cycle);
    processes_[core]->wake();
}

}  // namespace swsim
