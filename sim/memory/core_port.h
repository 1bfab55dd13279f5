// SPDX-License-Identifier: Apache-2.0
//
// A core's own way to main memory (gld, gst, faa): a TLM-2.0 initiator, as a DMA group is one.
//
// A load is a read. A store is a write, with byte enables for those bytes that it writes. A
// fetch-and-add is a read that carries the extension FetchAndAdd: what comes back is what a read
// brings, so that only the target need know that there is more to it.
//
// The protocol is that of MainMemory::cores.
#pragma once

#include <memory>
#include <vector>

#include <systemc>
#include <tlm>
#include <tlm_utils/simple_initiator_socket.h>

#include "sim/events/main_memory_access.h"

namespace swsim {

// Tells that the target adds 1 to what is read. It has no state: one stands for all.
struct FetchAndAdd : tlm::tlm_extension<FetchAndAdd> {
    static FetchAndAdd* instance();
    tlm::tlm_extension_base* clone() const override { return instance(); }
    void copy_from(const tlm::tlm_extension_base&) override {}
    void free() override {}
};

class CorePort : public sc_core::sc_module, private tlm::tlm_mm_interface {
  public:
    explicit CorePort(sc_core::sc_module_name name);

    tlm_utils::simple_initiator_socket<CorePort> socket;

    // Forgets all that is under way; main memory has done so already.
    void reset();
    // The core issues this access in the present cycle.
    void request(const MainMemoryAccess& access);

  protected:
    // Called in the cycle before the core can notice. A load or fetch-and-add has its data.
    virtual void load_done(const MainMemoryAccess& access) = 0;
    // A posted store has left the core's queue.
    virtual void store_done() = 0;

  private:
    struct Request : tlm::tlm_generic_payload {
        MainMemoryAccess access;
        unsigned char enabled[sizeof MainMemoryAccess::data];
    };

    Request& free_request();
    // Nobody needs it any more.
    void free(tlm::tlm_generic_payload* payload) override;
    tlm::tlm_sync_enum receive(tlm::tlm_generic_payload& payload, tlm::tlm_phase& phase,
                               sc_core::sc_time& delay);

    std::vector<std::unique_ptr<Request>> requests_;
    std::vector<Request*> free_requests_;
};

}  // namespace swsim
