// SPDX-License-Identifier: Apache-2.0
//
// How fast the simulator runs programs that hardly repeat: the first COUNT of the random programs
// of the tests, one after the other, on the machines that go with them. Says how many instructions
// that were, and the seconds that the simulation alone took.
#include <chrono>
#include <cstdlib>

#include <fmt/format.h>
#include <systemc>

#include "asm/assembler.h"
#include "random_program.h"
#include "sim/core_group/core_group.h"

namespace {

using namespace swsim;

constexpr uint64_t shared_memory = address_map::arena_base + 0x8000;
constexpr uint64_t scratch_bytes = 1 << 20;

struct Work {
    uint64_t instructions = 0;
    uint64_t cycles = 0;
    double seconds = 0;
};

void run(unsigned seed, Work& work) {
    test::RandomProgram random(seed);
    SpawnOptions options;
    options.cpes = test::random_cpes(random);
    options.arguments = {shared_memory};
    options.limits.max_cycles = 200'000;
    Machine machine;
    for (const std::string& setting : test::random_machine(random))
        machine.set(setting);
    const Program program =
        assemble_text(".text\n.globl main\nmain:\n" + random.text(options.cpes) + "\n");
    options.entry = *program.entry("main");
    CoreGroup& group = CoreGroup::instance();
    group.load(program, machine);
    Arena::instance().admit(address_map::arena_base, scratch_bytes);
    const auto began = std::chrono::steady_clock::now();
    const SpawnResult result = group.run(options);
    work.seconds += std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
    for (const CoreResult& core : result.cores)
        work.instructions += core.instructions;
    work.cycles += result.cycles;
}

}  // namespace

// SystemC's library wants it.
int sc_main(int, char**) {
    return 0;
}

int main(int argc, char** argv) {
    const unsigned count = argc > 1 ? unsigned(std::strtoul(argv[1], nullptr, 10)) : 0;
    Work work;
    for (unsigned seed = 1; seed <= count; ++seed)
        run(seed, work);
    fmt::print("{{\"instructions\": {}, \"cycles\": {}, \"host_seconds\": {}}}\n",
               work.instructions, work.cycles, work.seconds);
    return count > 0 ? 0 : 2;
}
