// SPDX-License-Identifier: Apache-2.0
//
// What the debugger shows of the machine, as texts: made on the machine's side, where everything
// can be looked at.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "sim/debug/look_ahead.h"
#include "sim/debug/stops.h"

namespace swsim {
class Core;
enum class Outcome : uint8_t;
struct SimulatedFault;
}  // namespace swsim

namespace swsim::debug {

struct ViewContext {
    Machinery machinery;
    unsigned core;
    const ThisCycle* this_cycle;  // for views that look ahead; nullptr when the run is over
    bool over;
    Outcome outcome;
    const SimulatedFault& fault;
    const Program& program;
    std::vector<std::pair<uint64_t, int>> marks;  // pcs and numbers of breakpoints

    const Core& the_core() const;
    const Places& places() const { return machinery.places; }
    Cycle cycle() const { return machinery.cycle; }
};

struct View {
    std::string_view name;  // of the command
    bool looks_ahead;       // wants this_cycle
    // Throws Problem.
    std::string (*show)(const ViewContext& context, const std::string& arguments);
};

// There is one for each command that only shows.
const View& find_view(std::string_view name);

// Where the core stands: the first thing that users see after a stop.
std::string show_where(const ViewContext& context, const std::string& arguments);
std::string show_why(const ViewContext& context, const std::string& arguments);
std::string show_pipes(const ViewContext& context, const std::string& arguments);
std::string show_scoreboard(const ViewContext& context, const std::string& arguments);
std::string show_list(const ViewContext& context, const std::string& arguments);

std::string show_cores(const ViewContext& context, const std::string& arguments);
std::string show_accounts(const ViewContext& context, const std::string& arguments);
std::string show_dma(const ViewContext& context, const std::string& arguments);
std::string show_mesh(const ViewContext& context, const std::string& arguments);

std::string show_print(const ViewContext& context, const std::string& arguments);
std::string show_registers(const ViewContext& context, const std::string& arguments);
std::string show_vector(const ViewContext& context, const std::string& arguments);
std::string show_ldm(const ViewContext& context, const std::string& arguments);
std::string show_memory(const ViewContext& context, const std::string& arguments);

// The words of a command's arguments.
std::vector<std::string> words_of(const std::string& text);

}  // namespace swsim::debug
