// SPDX-License-Identifier: Apache-2.0
//
// Small programs whose cycles and accounts were counted with pencil and paper, by the issue rule in
// docs/timing.md. Each table has a row per cycle: what issues on P0 and on P1, or what the oldest
// unissued instruction waits for. Cycle 0 is the first issue. "d" marks two in one cycle.
#include <map>

#include <catch2/catch.hpp>
#include <fmt/format.h>

#include "tests/sim/cpe/probe_support.h"

using namespace swsim;
using namespace swsim::test;

namespace {

// All that the tables count with, whatever the machine file says.
const std::vector<std::string> counted_machine = {
    "cpe.latency.integer=1",          "cpe.latency.multiply=7",       "cpe.latency.load=3",
    "cpe.latency.vector_load=4",      "cpe.latency.store=3",          "cpe.latency.branch=1",
    "cpe.latency.vector_integer=2",   "cpe.latency.shuffle=1",        "cpe.latency.float=7",
    "cpe.latency.divide=34",          "cpe.latency.selldw=6",         "cpe.latency.csr=1",
    "cpe.latency.load_to_put=2",      "cpe.queue_entries=2",          "cpe.branch.taken_cycles=0",
    "cpe.branch.mispredict_cycles=8", "cpe.branch.direct_cycles=3",   "noc.sync_cycles=10",
    "cpe.branch.indirect_cycles=8",   "cpe.selldw.interval_cycles=2", "cpe.selldw.drain_cycles=8",
    "cpe.icache.line_bytes=128",      "cpe.icache.bytes=16384",       "cpe.icache.ways=4"};
// A load from a closed row of main memory takes 278 cycles.
constexpr unsigned path_cycles = 137;

struct Count {
    Cycle cycles;
    uint64_t instructions;
    uint64_t p1_instructions;
    std::map<Account, Cycle> accounts;  // the others are zero
};

Run check(const std::string& body, const Count& count, unsigned miss_cycles = 0,
          const std::vector<uint64_t>& arguments = {}) {
    auto settings = with(counted_machine, fmt::format("cpe.icache.miss_cycles={}", miss_cycles));
    for (const std::string& setting : countable_memory(path_cycles))
        settings.push_back(setting);
    const Run last = observe(body, settings, arguments);
    const CoreResult& core = last.core();
    CHECK(last.cycles() == count.cycles);
    CHECK(core.instructions == count.instructions);
    CHECK(core.p1_instructions == count.p1_instructions);
    for (size_t i = 0; i < account_count; ++i) {
        const auto account = Account(i);
        if (account == Account::not_started || account == Account::halted)
            continue;
        INFO("account " << account_names[i]);
        const auto expected = count.accounts.find(account);
        CHECK(core.accounts[account] == (expected == count.accounts.end() ? 0 : expected->second));
    }
    return last;
}

}  // namespace

TEST_CASE("hand count: eight instructions in four cycles") {
    //      P0                P1
    // 0 d  vaddw             ldi
    // 1 d  addl $3           addl $4      two integers: the first to P0
    // 2 d  subl              stl          $3 and $4 are there
    // 3 d  xor               halt
    const Run result = check("ldi $1,5($31)\nvaddw $31,3,$2\n"
                             "addl $31,1,$3\naddl $31,2,$4\n"
                             "stl $31,0($31)\nsubl $3,$4,$5\n"
                             "xor $1,$5,$6\nhalt",
                             {4, 8, 4, {{Account::dual, 4}}});
    CHECK(result.scalar(6) == (5 ^ ~uint64_t(0)));
}

TEST_CASE("hand count: a multiply-add chain over four passes") {
    //        P0     P1
    //  0 d   ldi    nop
    //  1            vldd
    //  2            nop
    //  3            subl      past vmad, which waits for $2 (vector load, 1 + 4)
    //  4            bne       needs $1: 3 + 1
    //  5 d   vmad   vldd      of the next pass, which may write $2 in the cycle in which it is read
    //  6            nop
    //  7            subl
    //  8            bne
    //  9 .. 11                vmad waits for $3 (float, 5 + 7 = 12); $2 is there (5 + 4)
    //  12 d  vmad   vldd
    //  13           nop       subl finds a place now: vldd and nop had both
    //  14           subl
    //  15           bne
    //  16 .. 18               vmad waits for $3 (12 + 7)
    //  19 d  vmad   vldd
    //  20           nop
    //  21           subl
    //  22           bne       not taken, which was not predicted: until 22 + 1 + 8
    //  23 .. 25               vmad waits for $3 (19 + 7)
    //  26    vmad
    //  27 .. 30     branch
    //  31           nop
    //  32           halt
    check("ldi $1,4($31)\nnop\n"
          "1: vldd $2,0($31)\nnop\n"
          "vmad $2,$2,$3,$3\nsubl $1,1,$1\n"
          "bne $1,1b\nnop\n"
          "halt",
          {33,
           24,
           19,
           {{Account::dual, 4},
            {Account::single, 16},
            {Account::operand_float, 3 * 3},
            {Account::branch, 4}}});
}

TEST_CASE("hand count: a counter in memory") {
    //        P0     P1
    //  0 d   ldi    nop
    //  1            ldw
    //  2, 3         addw waits for $2 (load, 1 + 3)
    //  4     addw
    //  5 d   subl   stw
    //  6            bne
    //  7            ldw waits for the store (5 + 3 = 8)
    //  8            ldw
    //  9, 10        addw waits
    //  11    addw
    //  12 d  subl   stw
    //  13           bne
    //  14 .. 20     as 7 .. 13; mispredicted
    //  21 .. 28     branch
    //  29           nop
    //  30           ldw       the store of 19 is long done
    //  31           halt
    const Run result = check("ldi $1,3($31)\nnop\n"
                             "1: ldw $2,0x100($31)\naddw $2,1,$2\n"
                             "stw $2,0x100($31)\nsubl $1,1,$1\n"
                             "bne $1,1b\nnop\n"
                             "ldw $3,0x100($31)\nhalt",
                             {32,
                              20,
                              13,
                              {{Account::dual, 4},
                               {Account::single, 12},
                               {Account::operand_load, 3 * 2},
                               {Account::operand_store, 2 * 1},
                               {Account::branch, 8}}});
    CHECK(result.scalar(3) == 3);
}

TEST_CASE("hand count: one eight-lane look-up and its use") {
    //          P0      P1
    //  0               selldw 7
    //  1               selldw 6 waits for the buffer (0 + 2)
    //  2               selldw 6
    //  ..              every second cycle
    //  14              selldw 0
    //  15              ldi            past vxorw, which waits for $1 (14 + 6)
    //  16 .. 19        vxorw waits
    //  20      vxorw
    //  21              selldw 7 waits for the buffer (14 + 8)
    //  22              selldw 7
    //  23              halt
    check("selldw $31,$31,7,$1\nselldw $31,$31,6,$1\nselldw $31,$31,5,$1\nselldw $31,$31,4,$1\n"
          "selldw $31,$31,3,$1\nselldw $31,$31,2,$1\nselldw $31,$31,1,$1\nselldw $31,$31,0,$1\n"
          "vxorw $1,$1,$2\nldi $3,1($31)\n"
          "selldw $31,$31,7,$1\nhalt",
          {24,
           12,
           11,
           {{Account::single, 12}, {Account::selldw_buffer, 7 + 1}, {Account::operand_selldw, 4}}});
}

TEST_CASE("hand count: a call and its return") {
    //          P0           P1
    //  0 d     ldi          bsr       known at decode, so the target follows 1 + 3 later
    //  1 .. 3               branch (direct)
    //  4 d     addl $0      ret       $16 and $26 are there
    //  5 .. 12              branch (indirect)
    //  13 d    addl $1      halt
    const Run result = check("ldi $16,20($31)\nbsr $26,1f\n"
                             "addl $0,1,$1\nhalt\n"
                             "1: addl $16,$16,$0\nret $31,($26),1",
                             {14, 6, 3, {{Account::dual, 3}, {Account::branch, 3 + 8}}});
    CHECK(result.scalar(1) == 41);
}

TEST_CASE("hand count: xtime of a byte by multiplication") {
    //          P0      P1
    //  0               ldbu
    //  1               nop
    //  2               srl waits for $1 (load, 0 + 3)
    //  3 d     srl     sll
    //  4 d     mull    and
    //  5 .. 10         xor waits for $2 (multiply, 4 + 7)
    //  11      xor               stb waits for $4: no cycle of its own
    //  12              stb
    //  13              halt
    const Run result = check("ldbu $1,128($31)\nnop\n"
                             "srl $1,7,$2\nsll $1,1,$3\n"
                             "mull $2,27,$2\nand $3,255,$3\n"
                             "xor $2,$3,$4\nstb $4,256($31)\n"
                             "halt\n"
                             ".section .tdata_local,\"aw\",\"progbits\"\n.byte 0x83",
                             {14,
                              9,
                              6,
                              {{Account::dual, 2},
                               {Account::single, 5},
                               {Account::operand_load, 1},
                               {Account::operand_multiply, 6}}});
    CHECK(result.scalar(4) == 0x1d);
}

TEST_CASE("hand count: to a cold line and back") {
    //          P0      P1
    //  0               nop            its line came before
    //  1               beq            forward and taken: not predicted
    //  2 .. 9          branch
    //  10 .. 49        fetch          of the target's line
    //  50 d    vaddw   br
    //  51 .. 53        branch         direct
    //  54              stl            its line is still there
    //  55              halt
    check("nop\nbeq $31,1f\n"
          "2: stl $31,0($31)\nhalt\n"
          ".align 7\n"
          "1: vaddw $31,1,$1\nbr 2b",
          {56,
           6,
           5,
           {{Account::dual, 1},
            {Account::single, 4},
            {Account::branch, 8 + 3},
            {Account::fetch, 40}}},
          40);
}

TEST_CASE("hand count: a store to main memory and a load of it") {
    //             P0        P1
    //  0 d        addl $2   stl
    //  1 d        addl $3   ldl
    //  2 .. 282   gld
    //  283 d      addl $4   halt
    // The store is a part of an atom: in memory from 0 + 138 on, its row opened, the rest read at
    // 139 and there at 141, written at 141. The load's read of the same line goes after it, 3
    // cycles later (cwl, burst, twtr), and takes 2 + 137 to the core: 144 + 139 = 283.
    const Run result =
        check("stl $17,0($16)\naddl $17,1,$2\n"
              "ldl $1,0($16)\naddl $2,1,$3\n"
              "addl $1,$3,$4\nhalt",
              {284, 6, 3, {{Account::dual, 3}, {Account::gld, 281}}}, 0, {0x5000000000, 100});
    CHECK(result.scalar(4) == 202);
}

TEST_CASE("hand count: an operand's wait inside the wait for main memory") {
    //             P0       P1
    //  0 d        mull     ldl       from main memory
    //  1 .. 6              addl waits for $1 (multiply, 0 + 7), which comes before what it
    //                      waits for from outside
    //  7          addl
    //  8 .. 277            gld
    //  278                 stl       the stored $2 is the answer
    //  279                 halt
    const Run result = check("mull $17,$17,$1\nldl $2,0($16)\n"
                             "addl $1,1,$3\nstl $2,0($31)\n"
                             "halt",
                             {280,
                              5,
                              3,
                              {{Account::dual, 1},
                               {Account::single, 3},
                               {Account::operand_multiply, 6},
                               {Account::gld, 270}}},
                             0, {0x5000000000, 12});
    CHECK(result.scalar(3) == 145);
}

TEST_CASE("hand count: one divider for two") {
    //           P0       P1
    //  0 d      fdivd    stl
    //  1, 2              fsqrtd waits for the divider (0 + 34), ldl for the store (0 + 3)
    //  3                 ldl
    //  4 .. 33           fsqrtd waits
    //  34       fsqrtd
    //  35 .. 67          faddd waits for $2 (34 + 34)
    //  68       faddd
    //  69 .. 74          fstd waits for $4 (68 + 7)
    //  75                fstd
    //  76                halt
    check("fdivd $5,$6,$1\nstl $31,0($31)\n"
          "fsqrtd $31,$2\nldl $3,0($31)\n"
          "faddd $1,$2,$4\nfstd $4,8($31)\n"
          "halt",
          {77,
           7,
           4,
           {{Account::dual, 1},
            {Account::single, 5},
            {Account::pipe, 2 + 30},
            {Account::operand_divide, 33},
            {Account::operand_float, 6}}});
}

TEST_CASE("hand count: a descriptor built in a vector register") {
    //         P0        P1
    //  0      vinsw
    //  1                ldi waits: $1 is to be written by vinsw first (0 + 2)
    //  2                ldi
    //  3                sll          P1, because its partner is for P0
    //  4 d    vinsw     nop          $1: 3 + 1; the nop found a place when ldi had left, in 3
    //  5                vshff waits for $1 (vector integer, 4 + 2)
    //  6      vshff
    //  7 d    vshfw     halt         a shuffle takes 1
    const Run result = check(
        "vinsw $18,$31,2,$1\nldi $1,1($31)\n"
        "sll $1,56,$1\nvinsw $19,$1,0,$1\n"
        "vshff $1,$1,0xe4,$2\nnop\n"
        "vshfw $2,$2,$31,$3\nhalt",
        {8, 8, 4, {{Account::dual, 2}, {Account::single, 4}, {Account::operand_vector_integer, 2}}},
        0, {0, 0, 0x48, 256});
    CHECK(result.reg(2).u64[0] == (uint64_t(1) << 56 | 256));
    CHECK(result.reg(2).u64[1] == 0x48);
}

TEST_CASE("hand count: a matrix loop with a multiply-add in every cycle") {
    // Sixteen pairs of vmad on P0 and something on P1: 8 loads, 6 nops, the count, the branch. A
    // value is used 4 pairs after its load at the earliest, an accumulator 16 after its last use,
    // so that no cycle is lost:
    //   0 d             ldi, nop
    //   1 .. 160 d      ten passes of 16 cycles, the last branch mispredicted
    //   161 .. 168      branch
    //   169             halt
    std::string body = "ldi $1,10($31)\nnop\n1:\n";
    for (unsigned i = 0; i < 16; ++i) {
        const unsigned source = 18 + (i + 4) % 8;
        body += fmt::format("vmad ${0},${0},${1},${1}\n", source, 2 + i);
        if (i < 8)
            body += fmt::format("vldd ${},{}($31)\n", 18 + i, 0x1000 + 32 * i);
        else
            body += i == 14 ? "subw $1,1,$1\n" : i == 15 ? "bne $1,1b\n" : "nop\n";
    }
    check(body + "halt",
          {170, 323, 162, {{Account::dual, 161}, {Account::single, 1}, {Account::branch, 8}}});
}

TEST_CASE("hand count: P1 slips past a stalled P0, and halt waits for it") {
    //         P0        P1
    //  0 d    mull      nop
    //  1                stl 0        past addl, which waits for $1 (multiply, 0 + 7)
    //  2                stl 8
    //  3                stl 16
    //  4 .. 6           addl waits for $1; halt for addl
    //  7 d    addl      halt
    check("mull $17,$17,$1\nnop\n"
          "addl $1,1,$2\nstl $17,0($31)\n"
          "stl $17,8($31)\nstl $17,16($31)\n"
          "halt",
          {8, 7, 5, {{Account::dual, 2}, {Account::single, 3}, {Account::operand_multiply, 3}}});
}

TEST_CASE("hand count: P0 slips past a stalled P1") {
    //         P0        P1
    //  0 d    mull      nop
    //  1      addl $2                past stl, which waits for $1 (multiply, 0 + 7)
    //  2      addl $3                needs $2: 1 + 1
    //  3 .. 6           stl waits for $1; halt finds no place: stl and nop have both
    //  7                stl
    //  8                nop          halt is decoded
    //  9                halt
    check("mull $17,$17,$1\nnop\n"
          "stl $1,0($31)\naddl $17,1,$2\n"
          "addl $2,1,$3\nnop\n"
          "halt",
          {10, 7, 4, {{Account::dual, 1}, {Account::single, 5}, {Account::operand_multiply, 4}}});
}

TEST_CASE("hand count: the full queue of P0 stops decode") {
    //         P0        P1
    //  0 d    mull      nop
    //  1                nop          past addl $2, which waits for $1 (multiply, 0 + 7)
    //  2                nop          past addl $3, too
    //  3 .. 6           addl $2 waits; addl $4 finds no place, so stl is not decoded either
    //  7      addl $2
    //  8 d    addl $3   stl          the place of addl $2 is free
    //  9 d    addl $4   halt
    check("mull $17,$17,$1\nnop\n"
          "addl $1,1,$2\nnop\n"
          "addl $1,2,$3\nnop\n"
          "addl $1,3,$4\nstl $17,0($31)\n"
          "halt",
          {10, 9, 5, {{Account::dual, 3}, {Account::single, 3}, {Account::operand_multiply, 4}}});
}

TEST_CASE("hand count: the full queue of P1 stops decode within a pair") {
    //         P0        P1
    //  0 d    mull      nop
    //  1                stl waits for $1 (multiply, 0 + 7); a nop behind it takes the other place
    //  2      addl $2                its partner, a nop, finds no place
    //  3 .. 6           stl waits; nothing of the pair behind is decoded before that nop
    //  7                stl
    //  8                nop          the next nop is decoded, alone
    //  9 d    addl $3   nop
    //  10               nop
    //  11               halt
    check(
        "mull $17,$17,$1\nnop\n"
        "stl $1,0($31)\nnop\n"
        "addl $17,1,$2\nnop\n"
        "addl $17,2,$3\nnop\n"
        "halt",
        {12, 9, 6, {{Account::dual, 2}, {Account::single, 5}, {Account::operand_multiply, 1 + 4}}});
}

TEST_CASE("hand count: a direct branch's bubble hides behind a stall") {
    //         P0        P1
    //  0 d    mull      nop
    //  1                br           past addl $2, which waits for $1 (multiply, 0 + 7)
    //  2 .. 6           addl $2 waits; the target is decoded in 5, 1 + 1 + 3
    //  7      addl $2
    //  8 d    addl $3   halt
    check("mull $17,$17,$1\nnop\n"
          "addl $1,1,$2\nbr 1f\n"
          "halt\nnop\n"
          "1: addl $17,2,$3\nhalt",
          {9, 6, 3, {{Account::dual, 2}, {Account::single, 2}, {Account::operand_multiply, 5}}});
}

TEST_CASE("hand count: a loaded message is sent before others may use the load") {
    //         P0        P1
    //  0                nop
    //  1                ldl
    //  2                putr waits for $1 (load to put, 1 + 2)
    //  3                putr
    //  4 d    addl      halt         $1 is there for addl (load, 1 + 3)
    check("nop\nldl $1,0($31)\n"
          "putr $1,1\naddl $1,1,$2\n"
          "halt",
          {5, 5, 4, {{Account::dual, 1}, {Account::single, 3}, {Account::operand_load, 1}}});
}

TEST_CASE("hand count: P1 may not write what P0 has not read") {
    //         P0        P1
    //  0 d    mull      nop
    //  1 .. 6           addl waits for $1 (multiply, 0 + 7), ldl for addl, which reads $18
    //  7 d    addl      ldl
    //  8                halt
    const Run result =
        check("mull $17,$17,$1\nnop\n"
              "addl $1,$18,$2\nldl $18,0x1000($31)\n"
              "halt",
              {9, 5, 3, {{Account::dual, 2}, {Account::single, 1}, {Account::operand_multiply, 6}}},
              0, {0, 12, 5});
    CHECK(result.scalar(2) == 149);
    CHECK(result.scalar(18) == 0);
}

TEST_CASE("hand count: a P0 that waits for main memory holds both pipes") {
    //             P0        P1
    //  0 d        addl $2   ldl       from main memory
    //  1 .. 277             gld: addl $3 waits for $1, and stl, which needs nothing, for addl
    //  278 d      addl $3   stl
    //  279                  halt
    check("ldl $1,0($16)\naddl $17,1,$2\n"
          "addl $1,1,$3\nstl $17,0($31)\n"
          "halt",
          {280, 5, 3, {{Account::dual, 2}, {Account::single, 1}, {Account::gld, 277}}}, 0,
          {0x5000000000});
}

TEST_CASE("hand count: P0 slips past a P1 that waits for main memory") {
    //             P0        P1
    //  0 d        mull      nop
    //  1          addl $2             past ldl, which waits to write $1 (multiply, 0 + 7)
    //  2          addl $3             past stl, too, which will need the load's answer
    //  3          addl $4             its partner finds no place: ldl and stl have both
    //  4 .. 6               ldl waits
    //  7                    ldl
    //  8                    gld: stl waits for $1 (7 + 278)
    //  9          addl $5             decoded when the nop before it had a place, in 8
    //  10 .. 284            gld
    //  285                  stl
    //  286                  nop       halt is decoded
    //  287                  halt
    check("mull $17,$17,$1\nnop\n"
          "ldl $1,0($16)\naddl $17,1,$2\n"
          "stl $1,0($31)\naddl $17,2,$3\n"
          "addl $17,3,$4\nnop\n"
          "addl $17,4,$5\nhalt",
          {288,
           10,
           5,
           {{Account::dual, 1},
            {Account::single, 8},
            {Account::operand_multiply, 3},
            {Account::gld, 276}}},
          0, {0x5000000000});
}

TEST_CASE("hand count: a barrier holds what is younger, not what is older") {
    //         P0        P1
    //  0 d    mull      ldi
    //  1                synr         of this core alone; past addl $2, which waits for $1 (0 + 7)
    //  2 .. 6           addl $2 waits
    //  7      addl $2                although the barrier has not ended
    //  8 .. 10          sync         addl $3 waits until 1 + 10
    //  11 d   addl $3   nop
    //  12               halt
    check("mull $17,$17,$1\nldi $18,1($31)\n"
          "addl $1,1,$2\nsynr $18\n"
          "addl $17,1,$3\nnop\n"
          "halt",
          {13,
           7,
           4,
           {{Account::dual, 2},
            {Account::single, 3},
            {Account::operand_multiply, 5},
            {Account::sync, 3}}});
}

TEST_CASE("hand count: what slips past an instruction that the cycle limit cuts off") {
    //       P0       P1
    //  1    ldi               the first cycle
    //  2             mull
    //  3             subl     past addl, which waits for $2 (2 + 7)
    //  4             bgt
    for (const Cycle quantum : {0, 1, 7}) {
        INFO("quantum " << quantum);
        const Run cut = run("ldi $1,30($31)\n1: mull $2,$1,$2\n"
                            "addl $2,1,$2\nsubl $1,1,$1\n"
                            "bgt $1,1b\nhalt",
                            {.quantum = quantum,
                             .max_cycles = 4,
                             .settings = with(counted_machine, "cpe.icache.miss_cycles=0")});
        CHECK(cut.result.outcome == Outcome::cycle_limit);
        CHECK(cut.result.fault.pc == address_map::text_base + 8);
        CHECK(cut.core().instructions == 4);
        CHECK(cut.account(Account::single) == 4);
        CHECK(cut.scalar(1) == 29);
    }
}
