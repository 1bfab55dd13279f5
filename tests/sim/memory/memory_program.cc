// SPDX-License-Identifier: Apache-2.0
#include "tests/sim/memory/memory_program.h"

#include <algorithm>

#include <fmt/format.h>

namespace swsim::test {

namespace {

// Registers, for up to four steps that issue one right behind the other: $1..$4 descriptors or data
// to store, $5..$8 addresses in main memory, $9..$12 in LDM, $13..$16 what is loaded.
//   $17 own core id   $19 own mark   $20, $21 scratch   $28 origin of LDM addresses
constexpr unsigned slots = 4;
constexpr uint64_t origin = 0x8000;
constexpr uint64_t window_bytes = 2048;  // from the origin on
constexpr uint64_t reply_words = 0x7000;
constexpr unsigned mark_distance = 16;
constexpr Cycle all_marked = 2500;

// What the registers of a step are loaded from.
constexpr uint64_t table = address_map::ldm_data_start;
constexpr uint64_t entry_bytes = 64;

std::string in_ldm(uint64_t address) {
    return fmt::format("{}($28)", int64_t(address) - int64_t(origin));
}

uint64_t mark(unsigned core) {
    return (core + 1) * 0x0103'0101u;
}

std::vector<uint8_t> bytes_of(uint64_t value) {
    std::vector<uint8_t> result;
    for (unsigned i = 0; i < 8; ++i)
        result.push_back(uint8_t(value >> 8 * i));
    return result;
}

std::pair<uint64_t, uint64_t> descriptor(const Transfer& transfer) {
    return {transfer.bytes | transfer.bsize << 32 | uint64_t(transfer.operation) << 56 |
                uint64_t(transfer.mode) << 60,
            transfer.reply | transfer.row_mask << 24 | transfer.stride << 32};
}

}  // namespace

std::vector<std::string> random_main_memory(Dice& dice) {
    std::vector<std::string> settings = random_dram(dice);
    const auto maybe = [&](const char* name, uint64_t low, uint64_t high) {
        if (dice.one_in(2))
            settings.push_back(fmt::format("{}={}", name, dice.between(low, high)));
    };
    maybe("dma.groups", 1, 8);
    maybe("dma.group_shape", 0, 3);
    maybe("dma.request_cycles", 1, 60);
    maybe("dma.return_cycles", 1, 60);
    maybe("dma.memory_cycles", 0, 20);
    maybe("dma.command_cycles", 0, 30);
    maybe("dma.block_cycles", 0, 30);
    maybe("dma.line_cycles", 1, 30);
    maybe("dma.outstanding_lines", 1, 9);
    maybe("dma.queue_entries", 1, 6);
    maybe("gld.path_cycles", 1, 130);
    maybe("gld.interface_mb_per_s", 100, 20000);
    maybe("gld.queue_entries", 1, 5);
    maybe("gst.queue_entries", 1, 5);
    maybe("memory.clock_khz", 300'000, 1'450'000);
    maybe("chip.noc_cycles", 1, 60);
    maybe("chip.noc_mb_per_s", 1000, 200'000);
    settings.push_back(fmt::format("dma.row_share_bytes={}", 4 << dice.between(0, 3)));
    settings.push_back(fmt::format("memory.atom_bytes={}", 4 << dice.between(0, 5)));
    // The core's own order is not what is tested.
    settings.push_back("cpe.queue_entries=0");
    return settings;
}

MemoryProgram::MemoryProgram(Dice& dice, const Machine& machine)
    : dice_(dice), share_bytes_(uint64_t(machine.value("dma.row_share_bytes"))) {
    constexpr unsigned counts[] = {1, 2, 3, 4, 6, 8, 16};
    const unsigned cores = dice.one_in(40) ? 64 : dice.one_of(counts);
    steps_.resize(cores);
    contents_.main.resize(uint64_t(4096) << dice.between(0, 6));
    for (uint8_t& byte : contents_.main)
        byte = uint8_t(dice.between(0, 255));
    contents_.ldm.assign(machine.cores(), std::vector<uint8_t>(address_map::ldm_bytes));
    lines_.add("rcsr $17,0");
    for (unsigned core = 0; core < cores; ++core) {
        lines_.add(fmt::format("subl $17,{},$18", core));
        lines_.add(fmt::format("beq $18,core{}", core));
    }
    for (core_ = 0; core_ < cores; ++core_)
        program_of(core_);
}

std::string MemoryProgram::text() const {
    return lines_.text() + ".section .tdata_local_fix\n.align 5\n" + table_;
}

const MemoryStep* MemoryProgram::step(unsigned core, size_t instruction) const {
    const auto found = steps_[core].find(instruction);
    return found == steps_[core].end() ? nullptr : &found->second;
}

// First it marks its LDM, so that no two are alike.
void MemoryProgram::program_of(unsigned core) {
    replies_.clear();
    lines_.add(fmt::format("core{}:", core));
    lines_.add("ldih $28,1($31)");
    lines_.add("ldi $28,-0x8000($28)");
    lines_.add(fmt::format("ldih $19,{}($31)", mark(core) >> 16));
    lines_.add(fmt::format("ldi $19,{}($19)", mark(core) & 0xffff));
    lines_.add("ldi $20,0($28)");
    lines_.add(fmt::format("ldi $21,{}($31)", window_bytes / mark_distance));
    lines_.add(fmt::format("mark{}:", core));
    lines_.add("stl $19,0($20)");
    lines_.add(fmt::format("addl $20,{},$20", mark_distance));
    lines_.add("subl $21,1,$21");
    lines_.add(fmt::format("bgt $21,mark{}", core));
    // Until all have: others may read it.
    lines_.add(fmt::format("ldi $21,{}($31)", all_marked));
    lines_.add(fmt::format("marked{}:", core));
    lines_.add("rcsr $20,4");
    lines_.add("subl $20,$21,$20");
    lines_.add(fmt::format("blt $20,marked{}", core));
    for (uint64_t address = origin; address < origin + window_bytes; address += mark_distance)
        std::ranges::copy(bytes_of(mark(core)), &contents_.ldm[core][address]);
    for (uint64_t i = std::max<uint64_t>(2, 40 / cores()); i > 0; --i)
        element();
    lines_.add("halt");
}

void MemoryProgram::element() {
    switch (dice_.between(0, 9)) {
    case 0:
        return pause();
    case 1:
        return wait();
    case 2:
        return look();
    case 3:
        return touch();
    case 4:
        return add("memb", {.kind = MemoryStep::Kind::fence});
    default:
        return burst();
    }
}

// Steps that issue as fast as they may.
void MemoryProgram::burst() {
    std::vector<MemoryStep> steps;
    for (uint64_t i = dice_.between(1, slots); i > 0; --i)
        steps.push_back(random_step());
    for (unsigned slot = 0; slot < steps.size(); ++slot)
        prepare(steps[slot], slot);
    for (unsigned slot = 0; slot < steps.size(); ++slot)
        add(instruction(steps[slot], slot), steps[slot]);
}

// Loads the registers of a step.
void MemoryProgram::prepare(MemoryStep& step, unsigned slot) {
    std::vector<uint64_t> words(8);
    for (uint64_t& word : words)
        word = dice_.between(0, 0xffff'ffff) << 32 | dice_.between(0, 0xffff'ffff);
    uint64_t address = step.address;
    if (step.kind == MemoryStep::Kind::transfer) {
        std::tie(words[0], words[1]) = descriptor(step.transfer);
        words[5] = step.transfer.ldm;
        address = step.transfer.memory;
    }
    words[4] = address_map::arena_base + address + step.data_offset;
    if (step.kind == MemoryStep::Kind::store)
        for (unsigned i = 0; i < step.bytes - step.data_offset; ++i)
            step.data.push_back(uint8_t(words[i / 8] >> i % 8 * 8));
    const uint64_t entry = table + entry_bytes * entries_++;
    for (const uint64_t word : words)
        table_ += fmt::format(".quad {:#x}\n", word);
    lines_.add(fmt::format("vldd ${},{}", 1 + slot, in_ldm(entry)));
    lines_.add(fmt::format("ldl ${},{}", 5 + slot, in_ldm(entry + 32)));
    lines_.add(fmt::format("ldl ${},{}", 9 + slot, in_ldm(entry + 40)));
}

void MemoryProgram::add(const std::string& instruction, const MemoryStep& step) {
    steps_[core_].emplace(lines_.add(instruction), step);
}

std::string MemoryProgram::instruction(const MemoryStep& step, unsigned slot) const {
    const auto by_size = [&](const char* b1, const char* b4, const char* b8, const char* b32) {
        return step.bytes == 1 ? b1 : step.bytes == 4 ? b4 : step.bytes == 8 ? b8 : b32;
    };
    switch (step.kind) {
    case MemoryStep::Kind::transfer:
        return fmt::format("dma ${},${},${}", 1 + slot, 5 + slot, 9 + slot);
    case MemoryStep::Kind::load:
        return fmt::format("{} ${},0(${})", by_size("ldbu", "ldw", "ldl", "vldd"), 13 + slot,
                           5 + slot);
    case MemoryStep::Kind::fetch_and_add:
        return fmt::format("{} ${},0(${})", by_size("", "faaw", "faal", ""), 13 + slot, 5 + slot);
    default:
        return fmt::format("{} ${},0(${})",
                           step.data_offset ? "vstd_ul" : by_size("stb", "stw", "stl", "vstd"),
                           1 + slot, 5 + slot);
    }
}

MemoryStep MemoryProgram::random_step() {
    if (dice_.one_in(3))
        return own_access();
    MemoryStep step;
    step.kind = MemoryStep::Kind::transfer;
    step.transfer = transfer();
    return step;
}

MemoryStep MemoryProgram::own_access() {
    using enum MemoryStep::Kind;
    constexpr unsigned sizes[] = {1, 4, 8, 32};
    MemoryStep step;
    step.kind = dice_.one_in(4) ? fetch_and_add : dice_.one_in(2) ? load : store;
    step.bytes = step.kind == fetch_and_add ? 4 << dice_.between(0, 1) : dice_.one_of(sizes);
    step.address = memory_address(step.bytes, step.bytes);
    if (step.kind == store && step.bytes == 32 && dice_.one_in(2))
        step.data_offset = unsigned(dice_.between(1, 31));
    return step;
}

Transfer MemoryProgram::transfer() {
    Transfer result;
    if (dice_.one_in(8)) {
        result.operation = Transfer::barrier;
        return result;
    }
    result.operation = dice_.one_in(2) ? Transfer::get : Transfer::put;
    constexpr Transfer::Mode of_put[] = {Transfer::pe, Transfer::pe, Transfer::row, Transfer::rank};
    constexpr Transfer::Mode of_get[] = {Transfer::pe,  Transfer::pe,   Transfer::bcast,
                                         Transfer::row, Transfer::brow, Transfer::rank};
    result.mode = result.operation == Transfer::put ? dice_.one_of(of_put) : dice_.one_of(of_get);
    result.row_mask = dice_.between(1, 255);
    constexpr uint64_t most = 1024;
    const bool dealt = result.mode == Transfer::row || result.mode == Transfer::brow;
    shape(result, dealt ? share_bytes_ : 4, most / (result.mode > Transfer::bcast ? 8 : 1));
    result.reply =
        dice_.one_in(8) ? origin + 4 * dice_.between(0, 15) : reply_words + 4 * dice_.between(0, 3);
    ++replies_[result.reply];
    return result;
}

// Its bytes and blocks, and where they lie. Each core's share is a multiple of `granule`.
void MemoryProgram::shape(Transfer& transfer, uint64_t granule, uint64_t most_bytes) {
    const uint64_t dealt = transfer.mode > Transfer::bcast ? 8 : 1;
    const bool rank = transfer.mode == Transfer::rank;
    const uint64_t most = dice_.one_in(3) ? most_bytes : std::min<uint64_t>(most_bytes, 160);
    uint64_t block = granule * dice_.between(1, std::max<uint64_t>(1, most / granule));
    if (dice_.one_in(3) && granule <= 32)
        block = std::max<uint64_t>(block / 32 * 32, 32);
    const bool strided = dice_.one_in(2);
    if (!strided && !rank) {
        transfer.bytes = block;
        (dice_.one_in(2) ? transfer.bsize : transfer.stride) = 4 * dice_.between(0, 9);
    } else {
        if (dice_.one_in(2))
            block = granule * dice_.between(1, std::max<uint64_t>(1, 32 / granule));
        transfer.bytes = block * dice_.between(1, std::clamp<uint64_t>(most_bytes / block, 1, 16));
        transfer.bsize = block * (rank ? 1 : dealt);
        transfer.stride = strided ? 4 * dice_.between(0, 40) : 0;
    }
    uint64_t span = dealt * transfer.bytes;
    const uint64_t skipped = transfer.bytes / block * transfer.stride;
    if (span + skipped <= contents_.main.size())
        span += skipped;
    else
        transfer.stride = 0;
    transfer.memory = memory_address(4, span);
    transfer.ldm = ldm_address(transfer.bytes);
}

// Often in the same few lines, or at the beginning of a line.
uint64_t MemoryProgram::memory_address(uint64_t alignment, uint64_t span) {
    const uint64_t room = contents_.main.size() - span;
    uint64_t address = dice_.between(0, dice_.one_in(2) ? room : std::min<uint64_t>(room, 600));
    if (dice_.one_in(2))
        alignment = std::max(alignment, uint64_t(16) << dice_.between(0, 3));
    return address / alignment * alignment;
}

// Often where other transfers are.
uint64_t MemoryProgram::ldm_address(uint64_t bytes) {
    const uint64_t room = (window_bytes - bytes) / 4;
    return origin + 4 * dice_.between(0, dice_.one_in(2) ? room : std::min<uint64_t>(room, 8));
}

void MemoryProgram::look() {
    for (uint64_t i = dice_.between(1, 4); i > 0; --i) {
        const uint64_t address = origin + 8 * dice_.between(0, window_bytes / 8 - 1);
        add("ldl $20," + in_ldm(address),
            {.kind = MemoryStep::Kind::ldm_load, .address = address, .bytes = 8});
    }
}

void MemoryProgram::touch() {
    for (uint64_t i = dice_.between(1, 4); i > 0; --i) {
        const uint64_t address = origin + 8 * dice_.between(0, window_bytes / 8 - 1);
        add("stl $19," + in_ldm(address), {.kind = MemoryStep::Kind::ldm_store,
                                           .address = address,
                                           .bytes = 8,
                                           .data = bytes_of(mark(core_))});
    }
}

// For replies to its own transfers; those of other cores may count, too.
void MemoryProgram::wait() {
    const uint64_t word = reply_words + 4 * dice_.between(0, 3);
    const unsigned label = labels_++;
    lines_.add(fmt::format("wait{}:", label));
    add("ldw $20," + in_ldm(word),
        {.kind = MemoryStep::Kind::ldm_load, .address = word, .bytes = 4});
    lines_.add(fmt::format("subl $20,{},$20", replies_[word]));
    lines_.add(fmt::format("blt $20,wait{}", label));
}

void MemoryProgram::pause() {
    const unsigned label = labels_++;
    lines_.add(fmt::format("ldi $20,{}($31)", dice_.between(1, dice_.one_in(4) ? 2000 : 60)));
    lines_.add(fmt::format("pause{}:", label));
    lines_.add("subl $20,1,$20");
    lines_.add(fmt::format("bgt $20,pause{}", label));
}

}  // namespace swsim::test
