// SPDX-License-Identifier: Apache-2.0
#include "tests/sim/memory/protocol_checker.h"

#include <map>

#include <fmt/format.h>
#include <tlm_utils/simple_initiator_socket.h>
#include <tlm_utils/simple_target_socket.h>

namespace swsim::test {

namespace {

using Payload = tlm::tlm_generic_payload;
using tlm::tlm_phase;
using tlm::tlm_sync_enum;

// What the base protocol lets nobody change while a transaction is in flight. A read's data are the
// target's until it answers.
struct Content {
    explicit Content(const Payload& payload)
        : command(payload.get_command()), address(payload.get_address()),
          length(payload.get_data_length()), pointer(payload.get_data_ptr()),
          width(payload.get_streaming_width()), enable(payload.get_byte_enable_ptr()) {
        if (payload.is_write())
            written.assign(pointer, pointer + length);
        if (enable)
            enabled.assign(enable, enable + payload.get_byte_enable_length());
    }
    bool operator==(const Content&) const = default;

    tlm::tlm_command command;
    uint64_t address;
    unsigned length;
    const unsigned char* pointer;
    unsigned width;
    const unsigned char* enable;
    std::vector<unsigned char> written;
    std::vector<unsigned char> enabled;
};

struct Transaction {
    Content begun;
    bool accepted = false;  // END_REQ
};

}  // namespace

class CheckedWiring::Checker : public sc_core::sc_module {
  public:
    explicit Checker(sc_core::sc_module_name name)
        : sc_module(name), target("target"), initiator("initiator") {
        target.register_nb_transport_fw(this, &Checker::forward);
        initiator.register_nb_transport_bw(this, &Checker::backward);
    }

    tlm_utils::simple_target_socket<Checker> target;
    tlm_utils::simple_initiator_socket<Checker> initiator;

    void begin() {
        in_flight_.clear();
        violations_.clear();
        begun_ = 0;
    }
    uint64_t begun() const { return begun_; }
    const std::vector<std::string>& violations() const { return violations_; }
    size_t in_flight() const { return in_flight_.size(); }

  private:
    tlm_sync_enum forward(Payload& payload, tlm_phase& phase, sc_core::sc_time& delay) {
        // Answers are taken on return: there is no END_RESP of its own.
        if (phase != tlm::BEGIN_REQ)
            report(payload, "the initiator says {}", phase.get_name());
        if (phase == tlm::BEGIN_REQ)
            begin_request(payload);
        const tlm_sync_enum sync = initiator->nb_transport_fw(payload, phase, delay);
        take_return(payload, phase, sync);
        return sync;
    }

    tlm_sync_enum backward(Payload& payload, tlm_phase& phase, sc_core::sc_time& delay) {
        take_answer(payload, phase);
        const tlm_phase told = phase;
        const tlm_sync_enum sync = target->nb_transport_bw(payload, phase, delay);
        if (told == tlm::BEGIN_RESP) {
            if (sync != tlm::TLM_COMPLETED)
                report(payload, "the answer is not taken ({})", "no END_RESP");
            in_flight_.erase(&payload);
        }
        return sync;
    }

    void begin_request(Payload& payload) {
        ++begun_;
        if (in_flight_.contains(&payload))
            report(payload, "{} twice", "BEGIN_REQ");
        for (const auto& [other, transaction] : in_flight_)
            if (!transaction.accepted)
                report(payload, "BEGIN_REQ before the END_REQ of the one at {:#x}",
                       other->get_address());
        if (payload.get_response_status() != tlm::TLM_INCOMPLETE_RESPONSE)
            report(payload, "begins with response status {}", payload.get_response_string());
        in_flight_.insert_or_assign(&payload, Transaction{Content(payload)});
    }

    void take_return(Payload& payload, const tlm_phase& phase, tlm_sync_enum sync) {
        if (sync == tlm::TLM_ACCEPTED)
            return;
        if (sync == tlm::TLM_UPDATED && phase == tlm::END_REQ)
            take_answer(payload, phase);
        else
            report(payload, "the target returns with {}", phase.get_name());
    }

    // The target says `phase`, in a call or on its return.
    void take_answer(Payload& payload, const tlm_phase& phase) {
        const auto found = in_flight_.find(&payload);
        if (found == in_flight_.end()) {
            report(payload, "{} of a transaction that is not in flight", phase.get_name());
            return;
        }
        Transaction& transaction = found->second;
        if (Content(payload) != transaction.begun)
            report(payload, "has changed in flight, seen at {}", phase.get_name());
        if (phase == tlm::END_REQ) {
            if (transaction.accepted)
                report(payload, "{} twice", "END_REQ");
            transaction.accepted = true;
        } else if (phase == tlm::BEGIN_RESP) {
            if (!transaction.accepted)
                report(payload, "{} before END_REQ", "BEGIN_RESP");
            if (payload.get_response_status() != tlm::TLM_OK_RESPONSE)
                report(payload, "ends with response status {}", payload.get_response_string());
        } else {
            report(payload, "the target says {}", phase.get_name());
        }
    }

    template <typename Detail>
    void report(const Payload& payload, const char* problem, const Detail& detail) {
        constexpr size_t enough = 5;
        if (violations_.size() < enough)
            violations_.push_back(fmt::format("{}: {} of {} bytes at {:#x}: {}", name(),
                                              payload.is_read() ? "read" : "write",
                                              payload.get_data_length(), payload.get_address(),
                                              fmt::format(fmt::runtime(problem), detail)));
    }

    std::map<const Payload*, Transaction> in_flight_;
    std::vector<std::string> violations_;
    uint64_t begun_ = 0;
};

CheckedWiring::CheckedWiring() = default;
CheckedWiring::~CheckedWiring() = default;

CheckedWiring& CheckedWiring::instance() {
    // Never destroyed, like the core group that it is a part of.
    static CheckedWiring* const wiring = new CheckedWiring;
    return *wiring;
}

std::optional<Wiring::Hop> CheckedWiring::between() {
    auto& checker = *checkers_.emplace_back(
        std::make_unique<Checker>(fmt::format("checker_{}", checkers_.size()).c_str()));
    return Hop{checker.target, checker.initiator};
}

void CheckedWiring::begin() {
    for (const auto& checker : checkers_)
        checker->begin();
}

std::vector<std::string> CheckedWiring::violations(bool ended) const {
    std::vector<std::string> all;
    for (const auto& checker : checkers_) {
        all.insert(all.end(), checker->violations().begin(), checker->violations().end());
        if (ended && checker->in_flight() != 0)
            all.push_back(fmt::format("{}: {} transactions have not ended", checker->name(),
                                      checker->in_flight()));
    }
    return all;
}

uint64_t CheckedWiring::transactions() const {
    uint64_t sum = 0;
    for (const auto& checker : checkers_)
        sum += checker->begun();
    return sum;
}

}  // namespace swsim::test
