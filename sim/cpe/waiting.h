// SPDX-License-Identifier: Apache-2.0
//
// What a core may wait for that only another part of the chip can bring, and the account that the
// wait belongs to.
#pragma once

#include "sim/cpe/decode.h"
#include "sim/events/accounts.h"
#include "sim/events/message.h"

namespace swsim {

enum class Waiting : uint8_t {
    nothing,
    main_memory,     // the answer to a load or fetch-and-add
    load_queue,      // room for a load from main memory
    store_queue,     // room for a store to main memory
    fence,           // its own accesses to main memory
    dma_queue,       // room for a DMA command
    send_buffer,     // room for a message
    row_message,     // a message along its row
    column_message,  // a message along its column
    barrier,         // the other members of a synr or sync
    change,          // a loop that repeats the same state: for a transfer of another core
};

// What a DMA command or a message may have to wait for.
constexpr Waiting may_wait_for(const Decoded& instruction) {
    if (instruction.kind == Kind::dma)
        return Waiting::dma_queue;
    if (instruction.kind != Kind::get)
        return Waiting::send_buffer;
    return Direction(instruction.sub) == Direction::row ? Waiting::row_message
                                                        : Waiting::column_message;
}

constexpr Account account_of(Waiting waiting) {
    switch (waiting) {
    case Waiting::load_queue:
        return Account::gld_queue;
    case Waiting::store_queue:
        return Account::gst_queue;
    case Waiting::fence:
        return Account::fence;
    case Waiting::dma_queue:
        return Account::dma_queue;
    case Waiting::send_buffer:
        return Account::put_full;
    case Waiting::row_message:
        return Account::getr_empty;
    case Waiting::column_message:
        return Account::getc_empty;
    case Waiting::barrier:
        return Account::sync;
    default:
        return Account::gld;
    }
}

}  // namespace swsim
