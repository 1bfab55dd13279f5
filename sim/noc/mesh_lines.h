// SPDX-License-Identifier: Apache-2.0
//
// Rows and columns of the mesh as lines of cores: row r is line r, column c is line rows + c. A
// core's position in its row is its column, in its column its row.
#pragma once

#include "sim/events/message.h"

namespace swsim {

class MeshLines {
  public:
    MeshLines() = default;
    explicit MeshLines(const Machine& machine)
        : rows_(unsigned(machine.value("core_group.rows"))),
          columns_(unsigned(machine.value("core_group.columns"))) {}

    unsigned count() const { return rows_ + columns_; }
    unsigned length(unsigned line) const { return line < rows_ ? columns_ : rows_; }
    unsigned line(unsigned core, Direction direction) const {
        return direction == Direction::row ? core / columns_ : rows_ + core % columns_;
    }
    unsigned position(unsigned core, Direction direction) const {
        return direction == Direction::row ? core % columns_ : core / columns_;
    }
    unsigned core(unsigned line, unsigned position) const {
        return line < rows_ ? line * columns_ + position : position * columns_ + line - rows_;
    }
    Direction direction(unsigned line) const {
        return line < rows_ ? Direction::row : Direction::column;
    }

  private:
    unsigned rows_ = 0;
    unsigned columns_ = 0;
};

}  // namespace swsim
