// SPDX-License-Identifier: Apache-2.0
#include "sim/profile/advice.h"

namespace swsim {

std::string_view advice_on(Account account) {
    // No default: the compiler names an account that is missing here.
    switch (account) {
    case Account::dual:
        return "Both pipes work: only fewer instructions make this part faster.";
    case Account::single:
        return "One pipe stands idle, or has nothing that can issue: mix instructions of P0 and P1 "
               "evenly. One aligned pair is decoded a cycle (swsim asm --listing shows the pairs), "
               "and a pipe can run ahead of the other only by what its queue holds. The "
               "instructions of a loop that polls for a transfer count here, too.";
    case Account::fetch:
        return "The code does not stay in the instruction cache: make the hot loop shorter (unroll "
               "less), and let it begin on a cache line.";
    case Account::branch:
        return "Unroll, so that there are fewer branches; backward branches are predicted taken "
               "and forward ones not taken: let the frequent way be the predicted one.";
    case Account::operand_integer:
        return "Put independent instructions between the computation of an address, counter or "
               "condition and its use.";
    case Account::operand_multiply:
        return "Start multiplications earlier, or replace them by shifts and scaled adds (sll, "
               "s4addl, s8addl).";
    case Account::operand_load:
        return "Load earlier: put independent instructions between the load and its use, for "
               "example those of the pass before.";
    case Account::operand_vector_load:
        return "Load earlier: unroll, bring the loads of several passes together, and use each "
               "value when its latency is over.";
    case Account::operand_store:
        return "A value comes back through memory: keep it in a register, or load it later.";
    case Account::operand_branch:
        return "Do not use a return address right after the call that makes it.";
    case Account::operand_vector_integer:
        return "A chain of vector instructions: interleave two or more independent chains, for "
               "example of several blocks.";
    case Account::operand_shuffle:
        return "Put independent instructions between a shuffle and its use.";
    case Account::operand_float:
        return "A chain of floating-point operations: keep several sums at a time and add them up "
               "at the end.";
    case Account::operand_divide:
        return "Start divisions early, or multiply by the reciprocal.";
    case Account::operand_selldw:
        return "Do something else between the last selldw of a look-up and the use of its result, "
               "for example the look-ups of another block.";
    case Account::operand_csr:
        return "Read control and status registers once, outside of the loop.";
    case Account::pipe:
        return "Divisions follow each other and the unit does one at a time: use fewer, or spread "
               "them.";
    case Account::selldw_buffer:
        return "The look-up buffer is the bottleneck: fill the cycles between the selldw with "
               "instructions of P0, or use fewer look-ups.";
    case Account::dma_wait:
        return "Transfers are slower than the computation or begin too late: use two buffers, ask "
               "for the next block before working on this one, and move more bytes at a time.";
    case Account::gld:
        return "Loads from main memory are slow: bring the data into LDM by DMA, or load once and "
               "keep it.";
    case Account::gld_queue:
        return "Too many loads from main memory are under way: bring the data into LDM by DMA.";
    case Account::gst_queue:
        return "Too many stores to main memory are under way: collect the results in LDM and put "
               "them by DMA.";
    case Account::fence:
        return "memb waits for the core's accesses to main memory: use it less often, or make "
               "those "
               "accesses DMA transfers.";
    case Account::dma_queue:
        return "Too many transfers are under way: fewer and larger ones (strided, if need be).";
    case Account::put_full:
        return "The receiver takes messages too slowly: let it receive earlier, or send less.";
    case Account::getr_empty:
    case Account::getc_empty:
        return "The sender is late: send earlier, and do something else before receiving.";
    case Account::sync:
        return "Cores wait for the slowest at a barrier: divide the work more evenly, or use fewer "
               "barriers.";
    case Account::not_started:
        return "The launch takes long compared with the work: do more in one spawn.";
    case Account::halted:
        return "Cores are ready before the last one, or the join takes long compared with the "
               "work: divide the work more evenly, and do more in one spawn.";
    }
    return "";
}

}  // namespace swsim
