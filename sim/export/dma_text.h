// SPDX-License-Identifier: Apache-2.0
//
// What exports call a DMA command, a bus, a direction.
#pragma once

#include <array>
#include <string_view>

#include "sim/events/dma_command.h"
#include "sim/events/message.h"

namespace swsim {

constexpr std::string_view name_of(DmaOperation operation) {
    switch (operation) {
    case DmaOperation::put:
        return "put";
    case DmaOperation::get:
        return "get";
    case DmaOperation::barrier:
        return "barrier";
    }
    return "?";
}

constexpr std::string_view name_of(DmaMode mode) {
    constexpr std::array<std::string_view, 5> names = {"pe", "bcast", "row", "brow", "rank"};
    return size_t(mode) < names.size() ? names[size_t(mode)] : "?";
}

constexpr std::string_view name_of(Direction direction) {
    return direction == Direction::row ? "row" : "column";
}

}  // namespace swsim
