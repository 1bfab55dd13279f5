// SPDX-License-Identifier: Apache-2.0
//
// Stands between an initiator's socket and a target's and holds both to TLM-2.0's base protocol:
// the phases of a transaction in legal order and direction, one request and one answer each, the
// next request not before the last one is accepted, and a payload that nobody changes in flight.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "sim/memory/wiring.h"

namespace swsim::test {

// Puts a checker on every socket that it joins.
class CheckedWiring : public Wiring {
  public:
    CheckedWiring();
    ~CheckedWiring() override;

    // A new run begins: what was in flight is forgotten.
    void begin();
    // What was wrong since then; also each transaction that has not ended if the run has. The first
    // few.
    std::vector<std::string> violations(bool ended) const;
    // Transactions that have begun since then, over all sockets.
    uint64_t transactions() const;

    // The wiring of this process's core group.
    static CheckedWiring& instance();

  private:
    class Checker;
    std::optional<Hop> between() override;

    std::vector<std::unique_ptr<Checker>> checkers_;
};

}  // namespace swsim::test
