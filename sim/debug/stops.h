// SPDX-License-Identifier: Apache-2.0
//
// Where a run stops: breakpoints, watched values, and the ends of steps. The front end keeps them
// as texts and sends them with each run; here, on the machine's side, they are looked at before
// each cycle.
//
// A hit belongs to a cycle and means "before that cycle". When the younger instruction of a pair
// issues together with the older one, that it is reached is known only a cycle later: such a hit
// belongs to the cycle before the present one.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "sim/debug/expression.h"
#include "sim/debug/places.h"
#include "sim/debug/recorder.h"

namespace swsim::debug {

struct Hit {
    int id = 0;  // of the stop, as the front end numbers them
    unsigned core = 0;
    Cycle cycle = 0;
    std::string what;  // for the user
};

// What the machine's side can look at.
struct Machinery {
    const CoreGroup& group;
    const Recorder& recorder;
    const Places& places;
    Cycle cycle;  // the next one
};

// A core's state as expressions see it.
class CoreOperands : public Operands {
  public:
    CoreOperands(const Machinery& machinery, unsigned core) : machinery_(machinery), core_(core) {}

    uint64_t reg(unsigned index, unsigned offset, unsigned bytes) const override;
    uint64_t ldm(uint64_t address, unsigned bytes) const override;
    uint64_t memory(uint64_t address, unsigned bytes) const override;
    uint64_t cycle() const override { return machinery_.cycle; }
    uint64_t pc() const override;
    uint64_t core() const override { return core_; }
    uint64_t account() const override;

  private:
    const Machinery& machinery_;
    const unsigned core_;
};

// The bytes, which must all exist. Throw Problem.
const uint8_t* ldm_bytes(const CoreGroup& group, unsigned core, uint64_t address, uint64_t bytes);
const uint8_t* memory_bytes(uint64_t address, uint64_t bytes);

class Stop {
  public:
    virtual ~Stop() = default;
    // A run begins here.
    virtual void begin(const Machinery&) {}
    // Adds what happens before machinery.cycle, or happened before the one before.
    virtual void look(const Machinery& machinery, std::vector<Hit>& hits) = 0;
};

// As the front end keeps, lists and sends one.
struct StopOrder {
    enum class Kind : uint8_t {
        place,      // a core comes to one of `pcs`, and `condition` holds, if there is one
        condition,  // becomes true
        reg,        // register `address` changes
        ldm,        // `bytes` at `address` change
        memory,
        issue,  // the core has issued something
    };
    Kind kind = Kind::place;
    int id = 0;
    std::optional<unsigned> core;  // any, without
    std::string name;              // of the place or of what is watched, for the user
    std::vector<uint64_t> pcs = {};
    bool is_region = false;  // pcs are a span of code: to come there is to come from outside
    std::string condition = {};
    uint64_t address = 0;
    uint64_t bytes = 0;

    std::string describe() const;
};

// Throws Problem if the condition is not right.
std::unique_ptr<Stop> make_stop(const StopOrder& order, const Places& places);

}  // namespace swsim::debug
