// SPDX-License-Identifier: Apache-2.0
#include "sim/memory/core_port.h"

namespace swsim {

FetchAndAdd* FetchAndAdd::instance() {
    static FetchAndAdd extension;
    return &extension;
}

CorePort::CorePort(sc_core::sc_module_name name) : sc_module(name), socket("socket") {
    socket.register_nb_transport_bw(this, &CorePort::receive);
}

void CorePort::reset() {
    free_requests_.clear();
    requests_.clear();
}

void CorePort::request(const MainMemoryAccess& access) {
    Request& request = free_request();
    request.access = access;
    const bool store = access.kind == AccessKind::store;
    request.set_command(store ? tlm::TLM_WRITE_COMMAND : tlm::TLM_READ_COMMAND);
    request.set_address(access.address);
    request.set_data_ptr(request.access.data);
    request.set_data_length(access.bytes);
    request.set_streaming_width(access.bytes);
    request.set_response_status(tlm::TLM_INCOMPLETE_RESPONSE);
    request.set_extension(access.kind == AccessKind::fetch_and_add ? FetchAndAdd::instance()
                                                                   : nullptr);
    request.set_byte_enable_ptr(store ? request.enabled : nullptr);
    request.set_byte_enable_length(store ? access.bytes : 0);
    for (unsigned i = 0; store && i < access.bytes; ++i)
        request.enabled[i] = access.byte_mask >> i & 1 ? TLM_BYTE_ENABLED : TLM_BYTE_DISABLED;
    request.acquire();
    tlm::tlm_phase phase = tlm::BEGIN_REQ;
    sc_core::sc_time delay = sc_core::SC_ZERO_TIME;
    socket->nb_transport_fw(request, phase, delay);
}

CorePort::Request& CorePort::free_request() {
    if (free_requests_.empty()) {
        requests_.push_back(std::make_unique<Request>());
        requests_.back()->set_mm(this);
        free_requests_.push_back(requests_.back().get());
    }
    Request& request = *free_requests_.back();
    free_requests_.pop_back();
    return request;
}

void CorePort::free(tlm::tlm_generic_payload* payload) {
    free_requests_.push_back(static_cast<Request*>(payload));
}

tlm::tlm_sync_enum CorePort::receive(tlm::tlm_generic_payload& payload, tlm::tlm_phase&,
                                     sc_core::sc_time&) {
    if (payload.is_write())
        store_done();
    else
        load_done(static_cast<Request&>(payload).access);
    payload.release();
    return tlm::TLM_COMPLETED;
}

}  // namespace swsim
