// SPDX-License-Identifier: Apache-2.0
#include "tests/sim/memory/memory_reference.h"

#include <algorithm>
#include <deque>
#include <list>
#include <tuple>

#include "tests/sim/memory/dram_reference.h"

namespace swsim::test {

namespace {

using DramTick = DramByTick::Tick;

struct Numbers {
    Numbers(const Machine& machine, const ChipPlace& place)
        : cores(machine.cores()), columns(number(machine, "core_group.columns")),
          cpe_khz(number(machine, "chip.clock_khz")), dram_khz(number(machine, "memory.clock_khz")),
          line_bytes(number(machine, "memory.line_bytes")),
          atom_bytes(number(machine, "memory.atom_bytes")), groups(number(machine, "dma.groups")),
          group_shape(number(machine, "dma.group_shape")),
          queue_entries(number(machine, "dma.queue_entries")),
          request_cycles(number(machine, "dma.request_cycles")),
          return_cycles(number(machine, "dma.return_cycles")),
          memory_cycles(number(machine, "dma.memory_cycles")),
          command_cycles(number(machine, "dma.command_cycles")),
          block_cycles(number(machine, "dma.block_cycles")),
          line_cycles(number(machine, "dma.line_cycles")),
          outstanding_lines(number(machine, "dma.outstanding_lines")),
          row_share_bytes(number(machine, "dma.row_share_bytes")),
          path_cycles(number(machine, "gld.path_cycles")),
          interface_mb_per_s(number(machine, "gld.interface_mb_per_s")),
          load_entries(number(machine, "gld.queue_entries")),
          store_entries(number(machine, "gst.queue_entries")), shared(place.shared()),
          network_cycles(shared ? number(machine, "chip.noc_cycles") : 0),
          network_bytes_per_s(number(machine, "chip.noc_mb_per_s") * 1'000'000 /
                              std::max(1u, place.sharing_groups)) {}

    static uint64_t number(const Machine& machine, const char* name) {
        return uint64_t(machine.value(name));
    }

    uint64_t cores, columns, cpe_khz, dram_khz, line_bytes, atom_bytes, groups, group_shape;
    uint64_t queue_entries, request_cycles, return_cycles, memory_cycles, command_cycles;
    uint64_t block_cycles;
    uint64_t line_cycles, outstanding_lines, row_share_bytes;
    uint64_t path_cycles, interface_mb_per_s, load_entries, store_entries;
    bool shared;
    uint64_t network_cycles, network_bytes_per_s;
};

uint64_t divide_up(uint64_t a, uint64_t b) {
    return (a + b - 1) / b;
}

// In cycle t, number t mod n comes first.
uint64_t rotation(uint64_t requester, uint64_t requesters, Cycle cycle) {
    return (requester + requesters - cycle % requesters) % requesters;
}

// A transfer and where its bytes lie.
class Layout {
  public:
    Layout(const Transfer& transfer, unsigned issuer, const Numbers& numbers)
        : transfer_(transfer), issuer_(issuer), columns_(numbers.columns) {
        if (transfer.mode == Transfer::row || transfer.mode == Transfer::brow)
            share_ = numbers.row_share_bytes;
        if (transfer.mode == Transfer::rank)
            share_ = transfer.bsize;
    }

    uint64_t bytes() const { return transfer_.bytes * (share_ ? columns_ : 1); }

    uint64_t block_of(uint64_t position) const { return position / block(); }
    bool begins_block(uint64_t position) const { return position % block() == 0; }
    // How many bytes from `position` on adjoin in main memory.
    uint64_t rest_of_block(uint64_t position) const { return block() - position % block(); }
    uint64_t address(uint64_t position) const {
        return transfer_.memory + position + position / block() * (blocks() ? transfer_.stride : 0);
    }

    bool takes_part(unsigned core) const {
        const uint64_t row = core / columns_;
        if (transfer_.mode == Transfer::pe)
            return core == issuer_;
        if (transfer_.mode == Transfer::row || transfer_.mode == Transfer::rank)
            return row == issuer_ / columns_;
        return transfer_.row_mask >> row & 1;
    }
    // Whether this core has the byte, and where.
    bool has(unsigned core, uint64_t position) const {
        return takes_part(core) && (share_ == 0 || position / share_ % columns_ == core % columns_);
    }
    uint64_t ldm_address(uint64_t position) const {
        if (share_ == 0)
            return transfer_.ldm + position;
        return transfer_.ldm + position / share_ / columns_ * share_ + position % share_;
    }

  private:
    bool blocks() const { return transfer_.bsize != 0 && transfer_.stride != 0; }
    uint64_t block() const {
        if (!blocks())
            return bytes();
        return transfer_.bsize * (transfer_.mode == Transfer::rank ? columns_ : 1);
    }

    const Transfer& transfer_;
    const unsigned issuer_;
    const uint64_t columns_;
    uint64_t share_ = 0;
};

struct Command {
    const MemoryStep& step;
    MemoryStepResult& result;
    unsigned core;
    Layout layout;
    uint64_t number;  // in order of issue
    bool submitted = false;
    Cycle submitted_in = 0;
    uint64_t sent = 0;
    uint64_t returned = 0;

    bool barrier() const { return step.transfer.operation == Transfer::barrier; }
    bool put() const { return step.transfer.operation == Transfer::put; }
};

// What goes to memory: a line of DMA, or a core's own access.
struct Access {
    uint64_t address;
    uint64_t bytes;
    DramByTick::Kind kind;
    unsigned requester;  // DMA group or core
    std::vector<uint8_t> data{};

    // A line.
    Command* command = nullptr;
    uint64_t position = 0;  // of its first byte in the command
    uint64_t end = 0;       // behind its last one
    Cycle known_read = never;
    Cycle known_served = never;
    Cycle returns = never;
    // An own access.
    const MemoryStep* step = nullptr;
    MemoryStepResult* result = nullptr;
    Cycle at_interface = never;
    Cycle leaves_queue = never;

    Cycle at_controller = never;
    // Orders those that come there in one cycle.
    uint64_t rank = 0;

    bool own() const { return step != nullptr; }
};

struct Core {
    const std::vector<MemoryStep>* steps = nullptr;
    size_t next = 0;
    Cycle last_issue = never;
    std::list<Command*> queue{};
    std::vector<const Access*> loads{};
    std::vector<const Access*> stores{};
};

struct Group {
    std::vector<Command*> coming{};
    Command* active = nullptr;
    Cycle may_send = 0;
    const Access* held_by = nullptr;  // a partial put
    std::vector<Access*> lines{};     // in the order of sending, until they return
};

class MemoryByCycle {
  public:
    MemoryByCycle(const Machine& machine, const ChipPlace& place,
                  const std::vector<std::vector<MemoryStep>>& steps, const MemoryContents& contents)
        : numbers_(machine, place), dram_(machine), cores_(steps.size()), groups_(numbers_.groups) {
        result_.contents = contents;
        result_.steps.resize(steps.size());
        for (size_t i = 0; i < steps.size(); ++i) {
            cores_[i].steps = &steps[i];
            result_.steps[i].resize(steps[i].size());
        }
    }

    MemoryResult run() {
        // Nothing takes longer than this; then all is over, or waits forever.
        constexpr Cycle patience = 20'000;
        for (now_ = 0; now_ < last_ + patience; ++now_) {
            for (unsigned core = 0; core < cores_.size(); ++core)
                act(core);
            for (unsigned group = 0; group < groups_.size(); ++group)
                act(groups_[group], group);
            pass_network();
            pass_interface();
            act_dram();
        }
        return result_;
    }

  private:
    // ---- Cores -----------------------------------------------------------------------------

    void act(unsigned number) {
        Core& core = cores_[number];
        if (core.next == core.steps->size())
            return;
        const MemoryStep& step = (*core.steps)[core.next];
        last_ = std::max(last_, step.ready);
        if (now_ < step.ready || core.last_issue == now_ || !has_room(core, step))
            return;
        MemoryStepResult& result = result_.steps[number][core.next];
        result.issue = now_;
        happened();
        issue(number, step, result);
        ++core.next;
        core.last_issue = now_;
    }

    bool has_room(const Core& core, const MemoryStep& step) const {
        const auto under_way = [&](const std::vector<const Access*>& accesses) {
            return size_t(std::ranges::count_if(
                accesses, [&](const Access* access) { return now_ < access->leaves_queue; }));
        };
        switch (step.kind) {
        case MemoryStep::Kind::transfer:
            return core.queue.size() < numbers_.queue_entries;
        case MemoryStep::Kind::load:
        case MemoryStep::Kind::fetch_and_add:
            return under_way(core.loads) < numbers_.load_entries;
        case MemoryStep::Kind::store:
            return under_way(core.stores) < numbers_.store_entries;
        case MemoryStep::Kind::fence:
            return under_way(core.loads) + under_way(core.stores) == 0;
        default:
            return true;
        }
    }

    void issue(unsigned number, const MemoryStep& step, MemoryStepResult& result) {
        std::vector<uint8_t>& ldm = result_.contents.ldm[number];
        switch (step.kind) {
        case MemoryStep::Kind::transfer:
            commands_.push_back(
                {step, result, number, Layout(step.transfer, number, numbers_), commands_.size()});
            cores_[number].queue.push_back(&commands_.back());
            submit(cores_[number]);
            break;
        case MemoryStep::Kind::fence:
            break;
        case MemoryStep::Kind::ldm_load:
            result.data.assign(&ldm[step.address], &ldm[step.address] + step.bytes);
            break;
        case MemoryStep::Kind::ldm_store:
            std::ranges::copy(step.data, &ldm[step.address + step.data_offset]);
            break;
        default:
            access_main_memory(number, step, result);
        }
    }

    void access_main_memory(unsigned number, const MemoryStep& step, MemoryStepResult& result) {
        const bool load = step.kind == MemoryStep::Kind::load;
        Access& access = accesses_.emplace_back(
            Access{step.address, step.bytes,
                   load ? DramByTick::Kind::read : DramByTick::Kind::merge, number});
        access.step = &step;
        access.result = &result;
        access.at_interface = now_ + numbers_.path_cycles + numbers_.network_cycles;
        access.rank = rotation(number, numbers_.cores, now_);
        at_interface_.push_back(unsigned(accesses_.size() - 1));
        const bool store = step.kind == MemoryStep::Kind::store;
        (store ? cores_[number].stores : cores_[number].loads).push_back(&access);
    }

    // Hands out what no barrier holds.
    void submit(Core& core) {
        bool under_way = false;
        for (auto each = core.queue.begin(); each != core.queue.end();) {
            Command& command = **each;
            if (command.barrier()) {
                if (under_way)
                    return;
                each = core.queue.erase(each);
                continue;
            }
            under_way = true;
            if (!command.submitted) {
                command.submitted = true;
                command.submitted_in = now_;
                groups_[group_of(command.core)].coming.push_back(&command);
            }
            ++each;
        }
    }

    unsigned group_of(unsigned core) const {
        const uint64_t row = core / numbers_.columns;
        const uint64_t column = core % numbers_.columns;
        uint64_t position = core;
        if (numbers_.group_shape == 1)
            position = column * (numbers_.cores / numbers_.columns) + row;
        if (numbers_.group_shape == 2) {
            position = 0;
            for (unsigned bit = 0; bit < 8; ++bit)
                position |= (column >> bit & 1) << 2 * bit | (row >> bit & 1) << (2 * bit + 1);
        }
        if (numbers_.group_shape == 3)
            return unsigned(core % numbers_.groups);
        return unsigned(position * numbers_.groups / numbers_.cores);
    }

    // ---- DMA groups ------------------------------------------------------------------------

    void act(Group& group, unsigned number) {
        take_returns(group);
        if (group.held_by && now_ >= group.held_by->known_read)
            group.held_by = nullptr;
        if (group.held_by || now_ < group.may_send)
            return;
        if (!group.active)
            begin_next(group);
        if (!group.active || now_ < group.may_send)
            return;
        const auto outstanding = std::ranges::count_if(
            group.lines, [&](const Access* line) { return now_ < line->known_served; });
        if (uint64_t(outstanding) < numbers_.outstanding_lines)
            send(group, number);
    }

    void take_returns(Group& group) {
        for (Access* line : group.lines)
            if (line->returns == now_)
                take_return(*line);
        std::erase_if(group.lines, [&](const Access* line) { return line->returns == now_; });
    }

    void take_return(const Access& line) {
        Command& command = *line.command;
        happened();
        for (uint64_t i = line.position; !command.put() && i < line.end; ++i)
            for (unsigned core = 0; core < numbers_.cores; ++core)
                if (command.layout.has(core, i))
                    ldm(core, command, i) = line.data[i - line.position];
        command.returned += line.end - line.position;
        if (command.returned == command.layout.bytes())
            reply(command);
    }

    uint8_t& ldm(unsigned core, const Command& command, uint64_t position) {
        return result_.contents.ldm[core][command.layout.ldm_address(position)];
    }

    void reply(Command& command) {
        command.result.replied = now_;
        for (unsigned core = 0; core < numbers_.cores; ++core) {
            uint8_t* const word = &result_.contents.ldm[core][command.step.transfer.reply];
            if (command.layout.takes_part(core) || core == command.core)
                for (unsigned i = 0; i < 4 && ++word[i] == 0; ++i) {
                }
        }
        Core& core = cores_[command.core];
        core.queue.remove(&command);
        submit(core);
    }

    void begin_next(Group& group) {
        const auto order = [&](const Command* command) {
            return std::tuple(command->submitted_in,
                              rotation(command->core, numbers_.cores, command->submitted_in),
                              command->number);
        };
        const auto first = std::ranges::min_element(group.coming, {}, order);
        if (first == group.coming.end() || now_ < (*first)->submitted_in + numbers_.request_cycles)
            return;
        group.active = *first;
        group.coming.erase(first);
        group.active->result.served_from = now_;
        group.may_send = now_ + numbers_.command_cycles;
    }

    void send(Group& group, unsigned number) {
        Command& command = *group.active;
        const uint64_t next = command.sent + part(command);
        const uint64_t address = command.layout.address(command.sent);
        const uint64_t bytes = command.layout.address(next - 1) + 1 - address;
        const bool partial =
            command.put() && (address % numbers_.atom_bytes != 0 ||
                              bytes % numbers_.atom_bytes != 0 || bytes != next - command.sent);
        using enum DramByTick::Kind;
        Access& line = accesses_.emplace_back(Access{address, bytes,
                                                     partial         ? merge
                                                     : command.put() ? write
                                                                     : read,
                                                     number});
        line.command = &command;
        line.position = command.sent;
        line.end = next;
        line.rank = rotation(number, numbers_.groups, now_);
        for (uint64_t i = line.position; command.put() && i < next; ++i)
            for (unsigned core = 0; core < numbers_.cores; ++core)
                if (command.layout.has(core, i))
                    line.data.push_back(ldm(core, command, i));
        group.lines.push_back(&line);
        if (partial)
            group.held_by = &line;
        sent_now_.push_back(unsigned(accesses_.size() - 1));
        command.sent = next;
        group.may_send = now_ + numbers_.line_cycles;
        if (next == command.layout.bytes()) {
            command.result.served_to = group.may_send;
            group.active = nullptr;
        } else if (command.layout.block_of(next) != command.layout.block_of(line.position)) {
            group.may_send += numbers_.block_cycles;
        }
    }

    // How many bytes of the command its next line has.
    uint64_t part(const Command& command) const {
        const uint64_t bytes = in_one_line_and_block(command, command.sent);
        const uint64_t next = command.sent + bytes;
        const bool joined = command.put() && !command.layout.begins_block(command.sent) &&
                            next < command.layout.bytes() && command.layout.begins_block(next) &&
                            line_of(command, next) == line_of(command, command.sent);
        return bytes + (joined ? in_one_line_and_block(command, next) : 0);
    }

    uint64_t line_of(const Command& command, uint64_t position) const {
        return command.layout.address(position) / numbers_.line_bytes;
    }

    uint64_t in_one_line_and_block(const Command& command, uint64_t position) const {
        return std::min(command.layout.rest_of_block(position),
                        numbers_.line_bytes -
                            command.layout.address(position) % numbers_.line_bytes);
    }

    // ---- Memory ----------------------------------------------------------------------------

    // Lines that were sent in this cycle.
    void pass_network() {
        std::ranges::sort(sent_now_, {}, [&](unsigned i) { return accesses_[i].rank; });
        for (const unsigned i : sent_now_) {
            accesses_[i].at_controller =
                leaves(accesses_[i]) + numbers_.network_cycles + numbers_.memory_cycles;
            at_controller_.push_back(i);
        }
        sent_now_.clear();
    }

    Cycle leaves(const Access& line) {
        if (!numbers_.shared)
            return now_;
        constexpr uint64_t ps_per_s = 1'000'000'000'000;
        const Wide hz = numbers_.cpe_khz * Wide(1000);
        const Wide turn = std::max(network_free_ps_, now_ * Wide(ps_per_s) / hz);
        const uint64_t rate = numbers_.network_bytes_per_s;
        network_free_ps_ = turn + divide_up(line.bytes * ps_per_s, rate);
        return Cycle((turn * hz + ps_per_s - 1) / ps_per_s);
    }

    // What comes to the interface in this cycle. Its time counts in parts of a cycle of which a
    // byte takes cpe_khz and a cycle has 1000 times as many as the interface does MB/s.
    void pass_interface() {
        std::vector<unsigned> come;
        for (const unsigned i : at_interface_)
            if (accesses_[i].at_interface == now_)
                come.push_back(i);
        std::erase_if(at_interface_, [&](unsigned i) { return accesses_[i].at_interface == now_; });
        std::ranges::sort(come, {}, [&](unsigned i) { return accesses_[i].rank; });
        const uint64_t parts = numbers_.interface_mb_per_s * 1000;
        for (const unsigned i : come) {
            Access& access = accesses_[i];
            interface_free_ =
                std::max(interface_free_, now_ * parts) + access.bytes * numbers_.cpe_khz;
            access.at_controller = divide_up(interface_free_, parts);
            access.rank = access.requester;
            at_controller_.push_back(i);
        }
    }

    Cycle cycle_of(DramTick tick) const {
        return divide_up(tick * numbers_.cpe_khz, numbers_.dram_khz);
    }

    void act_dram() {
        const DramTick tick = now_ * numbers_.dram_khz / numbers_.cpe_khz;
        if (cycle_of(tick) != now_)
            return;
        std::vector<DramByTick::Request> requests;
        for (const unsigned i : take_at_controller()) {
            Access& access = accesses_[i];
            const uint64_t line = access.address / numbers_.line_bytes * numbers_.line_bytes;
            requests.push_back({access.kind, line, i});
            if (access.own() && access.step->kind == MemoryStep::Kind::store)
                access.leaves_queue = now_ + 1;
        }
        if (const auto column = dram_.tick(tick, requests))
            serve(accesses_[column->tag], column->wrote, cycle_of(column->done));
    }

    std::vector<unsigned> take_at_controller() {
        const auto waits = [&](unsigned i) { return now_ < accesses_[i].at_controller; };
        const auto rest =
            std::stable_partition(at_controller_.begin(), at_controller_.end(), waits);
        std::vector<unsigned> come(rest, at_controller_.end());
        at_controller_.erase(rest, at_controller_.end());
        std::ranges::stable_sort(come, {}, [&](unsigned i) {
            const Access& access = accesses_[i];
            return std::tuple(access.at_controller, access.own(), access.rank);
        });
        return come;
    }

    void serve(Access& access, bool wrote, Cycle done) {
        happened();
        // A gap in a line is not among its bytes.
        const uint64_t bytes = access.own() ? access.bytes : access.end - access.position;
        result_.columns.push_back(
            {now_, done, access.own(), wrote, access.requester, access.address, bytes});
        if (access.own())
            serve_own(access, wrote, done);
        else
            serve_line(access, wrote, done);
    }

    void serve_line(Access& line, bool wrote, Cycle done) {
        const Cycle known =
            done + numbers_.network_cycles + std::max<Cycle>(numbers_.memory_cycles, 1);
        if (line.kind == DramByTick::Kind::merge && !wrote) {
            line.known_read = known;
            return;
        }
        for (uint64_t i = line.position; i < line.end; ++i) {
            uint8_t& byte = result_.contents.main[line.command->layout.address(i)];
            if (wrote)
                byte = line.data[i - line.position];
            else
                line.data.push_back(byte);
        }
        line.known_served = known;
        line.returns = known + numbers_.return_cycles;
    }

    void serve_own(Access& access, bool wrote, Cycle done) {
        uint8_t* const memory = &result_.contents.main[access.address];
        const MemoryStep& step = *access.step;
        if (step.kind == MemoryStep::Kind::store) {
            if (wrote)
                std::ranges::copy(step.data, memory + step.data_offset);
            return;
        }
        if (wrote)
            return;
        access.result->data.assign(memory, memory + access.bytes);
        access.result->usable = access.leaves_queue =
            done + numbers_.path_cycles + numbers_.network_cycles;
        if (step.kind == MemoryStep::Kind::fetch_and_add)
            for (unsigned i = 0; i < access.bytes && ++memory[i] == 0; ++i) {
            }
    }

    void happened() { last_ = std::max(last_, now_); }

    const Numbers numbers_;
    DramByTick dram_;
    MemoryResult result_;
    std::vector<Core> cores_;
    std::vector<Group> groups_;
    std::deque<Command> commands_;
    std::deque<Access> accesses_;
    // Numbers of accesses that are there, or on the way there.
    std::vector<unsigned> at_interface_;
    std::vector<unsigned> at_controller_;
    std::vector<unsigned> sent_now_;
    Wide network_free_ps_ = 0;
    uint64_t interface_free_ = 0;
    Cycle now_ = 0;
    Cycle last_ = 0;  // in which something happened
};

}  // namespace

MemoryResult memory_by_cycle(const Machine& machine, const ChipPlace& place,
                             const std::vector<std::vector<MemoryStep>>& steps,
                             const MemoryContents& contents) {
    return MemoryByCycle(machine, place, steps, contents).run();
}

}  // namespace swsim::test
