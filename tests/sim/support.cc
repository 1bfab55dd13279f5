// SPDX-License-Identifier: Apache-2.0
#include "tests/sim/support.h"

#include <algorithm>

#include <catch2/catch.hpp>

#include "asm/assembler.h"
#include "tests/sim/memory/protocol_checker.h"

namespace swsim::test {

namespace {

class Recorder : public EventListener {
  public:
    using EventListener::on;
    void on(const events::Issue& issue) override { cycles.push_back(issue.cycle); }
    std::vector<Cycle> cycles;
};

Run run_program(Program assembled, const std::string& entry, const Setup& setup) {
    // The group keeps pointers to both until the next load.
    static Program program;
    static Machine machine;
    // To read its text for each took a third of the time of a random program.
    static const Machine defaults;
    program = std::move(assembled);
    machine = defaults;
    for (const std::string& setting : setup.settings)
        machine.set(setting);
    CheckedWiring& wiring = CheckedWiring::instance();
    CoreGroup& group = CoreGroup::instance(&wiring);
    wiring.begin();
    group.load(program, machine, setup.place);
    Arena::instance().admit(address_map::arena_base, setup.scratch_bytes);
    std::ranges::copy(setup.scratch, Arena::pointer(address_map::arena_base));
    group.set_observation({.listener = setup.listener});
    SpawnOptions options;
    options.entry = *program.entry(entry);
    options.cpes = setup.cpes;
    options.arguments = setup.arguments;
    options.limits.quantum = setup.quantum;
    options.limits.max_cycles = setup.max_cycles;
    options.limits.remembering = setup.remembering;
    options.limits.check = setup.check != Setup::Check::off;
    Run run;
    run.result = group.run(options);
    group.set_observation({});
    for (unsigned i = 0; i < setup.cpes; ++i)
        run.states.push_back(group.core(i).state());
    for (const std::string& violation : wiring.violations(run.result.outcome == Outcome::ended))
        FAIL_CHECK(violation);
    if (setup.check == Setup::Check::clean)
        for (const std::string& finding : run.result.findings)
            FAIL_CHECK(finding);
    return run;
}

}  // namespace

std::string makes_get(unsigned bytes) {
    return "ldi $2,0x400($31)\nldi $4,1($31)\nsll $4,56,$4\nldi $4," + std::to_string(bytes) +
           "($4)\nvinsf $4,$31,0,$3\nvinsf $2,$3,1,$3\n";
}

const std::string makes_broadcast = R"(
    ldi     $5,0x1($31)
    sll     $5,56,$5
    ldi     $6,1($31)
    sll     $6,60,$6
    or      $5,$6,$5
    ldi     $5,128($5)
    vinsf   $5,$31,0,$3
    ldi     $6,1($31)
    sll     $6,24,$6
    ldi     $6,0x400($6)
    vinsf   $6,$3,1,$3
    )";

const std::string polls_until_broadcast = R"(
    rcsr    $1,0
    bne     $1,2f
    )" + makes_broadcast + R"(
    ldih    $7,8($31)
    1:  subl    $7,1,$7
    bgt     $7,1b
    ldi     $8,0x1000($31)
    dma     $3,$16,$8
    2:  ldw     $2,0x400($31)
    beq     $2,2b
    rcsr    $9,4
    halt
    )";

std::vector<std::string> countable_memory(unsigned path_cycles) {
    std::vector<std::string> settings = {"memory.clock_khz=1450000",
                                         "gld.interface_mb_per_s=1000000",
                                         "gld.path_cycles=" + std::to_string(path_cycles)};
    for (const char* name : {"cl", "cwl", "burst", "trcd", "trp", "tras", "twr", "trtp", "twtr",
                             "read_to_write", "trrd", "tfaw", "trfc"})
        settings.push_back(std::string("memory.") + name + "=1");
    return settings;
}

Run run(const std::string& body, const Setup& setup) {
    return run_program(assemble_text(".text\n.globl main\nmain:\n" + body + "\n"), "main", setup);
}

void check_same(const Run& one, const Run& other) {
    const SimulatedFault& fault = one.result.fault;
    CHECK(one.result.outcome == other.result.outcome);
    CHECK(fault.name == other.result.fault.name);
    CHECK(fault.message == other.result.fault.message);
    CHECK(fault.core == other.result.fault.core);
    CHECK(fault.pc == other.result.fault.pc);
    CHECK(fault.cycle == other.result.fault.cycle);
    CHECK(one.result.findings == other.result.findings);
    // In a fault the core at fault is where the other run has it, the others need not be.
    if (one.result.outcome == Outcome::faulted)
        CHECK(one.state(fault.core).same_as(other.state(fault.core)));
    if (one.result.outcome != Outcome::ended && one.result.outcome != Outcome::cycle_limit)
        return;
    CHECK(one.result.cycles == other.result.cycles);
    CHECK(one.result.cores == other.result.cores);
    for (size_t core = 0; core < one.states.size(); ++core)
        CHECK(one.states[core].same_as(other.states[core]));
}

Run run_at_all_quanta(const std::string& body, Setup setup) {
    const Run ahead = run(body, setup);
    for (const Cycle quantum : {1, 7}) {
        INFO("quantum " << quantum << " against running ahead");
        setup.quantum = quantum;
        check_same(ahead, run(body, setup));
    }
    // With a check, nothing is remembered.
    if (setup.check == Setup::Check::findings)
        return ahead;
    INFO("with timing remembered from the first visit on, and timed anew beside");
    setup.quantum = 0;
    setup.check = Setup::Check::off;
    setup.remembering = {.visits = 1, .verify = true};
    check_same(ahead, run(body, setup));
    return ahead;
}

Run run_file(const std::string& file, const std::string& entry, const Setup& setup) {
    return run_program(assemble({SWSIM_SOURCE_DIR "/" + file}), entry, setup);
}

std::vector<Cycle> issue_cycles(const std::string& body, Setup setup) {
    Recorder recorder;
    setup.listener = &recorder;
    run(body, setup);
    const Cycle first = recorder.cycles.empty() ? 0 : recorder.cycles.front();
    for (Cycle& cycle : recorder.cycles)
        cycle -= first;
    return recorder.cycles;
}

}  // namespace swsim::test
