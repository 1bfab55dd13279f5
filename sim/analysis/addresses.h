// SPDX-License-Identifier: Apache-2.0
//
// Which memory accesses of a path are to the same bytes, as far as that can be proved: addresses
// are followed symbolically through ldi, ldih, mov and additions of literals.
#pragma once

#include <array>
#include <map>
#include <string>

#include "sim/analysis/path.h"

namespace swsim::analysis {

enum class Overlap : uint8_t { never, always, unknown };

// `symbol` + `offset`; symbol 0 is the number 0.
struct SymbolicValue {
    unsigned symbol = 0;
    int64_t offset = 0;
};

struct SymbolicAccess {
    SymbolicValue address;
    unsigned bytes = 0;
    bool rounded = false;  // down to a multiple of `bytes`, by an amount that is not known
    bool unknown = false;  // a table look-up: depends on vector contents
};

Overlap overlap(const SymbolicAccess& first, const SymbolicAccess& second);

class SymbolicRegisters {
  public:
    explicit SymbolicRegisters(const Program& program);
    // What the load, store or look-up at `index` accesses now.
    SymbolicAccess access(size_t index, const Decoded& decoded);
    void execute(size_t index);

  private:
    SymbolicValue fresh() { return {next_symbol_++, 0}; }
    SymbolicValue displaced(size_t index, SymbolicValue base, int64_t displacement);
    SymbolicValue result_of(size_t index);

    const Program& program_;
    std::array<SymbolicValue, 32> values_;
    unsigned next_symbol_ = 1;
    std::map<std::pair<std::string, unsigned>, unsigned> missing_;  // symbol of missing + base
};

// A load of a path that reads bytes which a store of it has written, `passes` earlier.
struct StoreToLoad {
    size_t store = 0;  // positions in Path::items
    size_t load = 0;
    unsigned passes = 0;
};

// Those that can matter to a load within `store_to_load` cycles. In loops, as from the second pass
// on. `may_alias` becomes whether there are pairs that nothing is known about.
std::vector<StoreToLoad> store_to_loads(const Program& program, const Path& path,
                                        Cycle store_to_load, bool& may_alias);

}  // namespace swsim::analysis
