// SPDX-License-Identifier: Apache-2.0
//
// Which definition a symbol means, across files, and what values expressions have once every
// section has its address.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

#include "asm/assembler.h"
#include "asm/object.h"
#include "asm/reporter.h"

namespace swsim {

struct Value {
    int64_t value = 0;
    SymbolKind kind = SymbolKind::absolute;
    const AsmSymbol* undefined = nullptr;  // a symbol without definition that the value needs
};

// Why an expression has no value or an operand cannot hold it.
struct LinkError {
    std::string message;
    std::string hint;
};

// Names that a file needs and no file defines.
std::set<std::string_view> missing_symbols(const Object& object);

// Tentative definitions become uses of what the host program defines. Returns them.
std::vector<TentativeDefinition> leave_tentative_definitions_to_host(Object& object);

class SymbolResolver {
  public:
    SymbolResolver(Object& object, Reporter& reporter, const AssemblerOptions& options)
        : object_(object), reporter_(reporter), options_(options) {}

    // Reports symbols that are defined twice or not at all, if they may not. Comes first.
    void check();
    // Once LDM data have their place: the value of __ldm_end.
    void set_ldm_end(uint64_t address) { ldm_end_ = int64_t(address); }

    static bool is_defined(const AsmSymbol& symbol) {
        return symbol.value || symbol.common_bytes > 0;
    }
    // The definition that a symbol of a file means; null if there is none.
    AsmSymbol* definition(AsmSymbol& symbol);

    // These two need the sections' addresses. They throw LinkError.
    Value value_of(AsmSymbol& symbol, int depth = 0);
    Value evaluate(const Node* node, int depth = 0);

  private:
    void collect_globals();
    AsmSymbol* find_global(std::string_view name);
    std::string nearest_symbol(const AsmSymbol& wanted);
    std::optional<Value> given(const AsmSymbol& symbol) const;

    Object& object_;
    Reporter& reporter_;
    const AssemblerOptions& options_;
    int64_t ldm_end_ = 0;
    std::unordered_map<std::string_view, AsmSymbol*> globals_;
};

}  // namespace swsim
