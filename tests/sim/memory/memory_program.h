// SPDX-License-Identifier: Apache-2.0
//
// Random programs of several cores that have to do with main memory and with each other's LDM, and
// what they do as steps for the plain model.
#pragma once

#include <map>

#include "tests/sim/cpe/probe_support.h"
#include "tests/sim/memory/memory_reference.h"
#include "tests/sim/memory/random_memory.h"

namespace swsim::test {

// Any DMA groups, queues and interface in front of a random DRAM.
std::vector<std::string> random_main_memory(Dice& dice);

class MemoryProgram {
  public:
    MemoryProgram(Dice& dice, const Machine& machine);

    std::string text() const;
    unsigned cores() const { return unsigned(steps_.size()); }
    const MemoryContents& contents() const { return contents_; }
    // The step of the instruction with this number, if it is one.
    const MemoryStep* step(unsigned core, size_t instruction) const;

    // The part of LDM that programs use.
    static constexpr uint64_t ldm_begin = 0x7000;
    static constexpr uint64_t ldm_end = 0x8800;

  private:
    void program_of(unsigned core);
    void element();
    void burst();
    void prepare(MemoryStep& step, unsigned slot);
    void add(const std::string& instruction, const MemoryStep& step);
    MemoryStep random_step();
    MemoryStep own_access();
    Transfer transfer();
    void shape(Transfer& transfer, uint64_t granule, uint64_t most_bytes);
    uint64_t memory_address(uint64_t alignment, uint64_t span);
    uint64_t ldm_address(uint64_t bytes);
    std::string instruction(const MemoryStep& step, unsigned slot) const;
    void look();
    void touch();
    void wait();
    void pause();

    Dice& dice_;
    const uint64_t share_bytes_;
    Lines lines_;
    std::string table_;
    size_t entries_ = 0;
    MemoryContents contents_;
    std::vector<std::map<size_t, MemoryStep>> steps_;
    unsigned core_ = 0;                     // whose program is being made
    std::map<uint64_t, unsigned> replies_;  // that it may wait for, by their word
    unsigned labels_ = 0;
};

}  // namespace swsim::test
