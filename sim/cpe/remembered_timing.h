// SPDX-License-Identifier: Apache-2.0
//
// Timing repeats. What a straight run of instructions does to the timing state of a core depends on
// that state, relative to the present, and on where control goes behind it, as long as nothing
// outside of the core has a part in it. So it is computed once, by the same functions that time one
// instruction after another, and then remembered: as a graph of states and the ways between them.
#pragma once

#include <deque>
#include <memory>
#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

#include "sim/cpe/listener_notes.h"
#include "sim/cpe/prepared.h"
#include "sim/cpe/spin.h"

namespace swsim {

// The timing state of a core at one point of its program, whenever that is.
struct RelativeState {
    // The present, in these times: what is over by then is 0.
    static constexpr Cycle present = Cycle(1) << 32;

    Front front;
    std::vector<OpenStalls::Span> stalls;  // that a younger instruction may still fill
    Cycle stores_ready;                    // no store makes a load wait any more
    // Of what may still be awaited or told, for a listener; nothing without one.
    Producers producers;
    std::vector<OrderedEvents::Issue> untold;

    // `notes` is nullptr without a listener, which has been told of all before the present.
    RelativeState(const Front& front, const OpenStalls& stalls, Cycle stores_ready,
                  const ListenerNotes* notes);
    // The state when the present is at `now`.
    void put_at(Cycle now, Front& front, OpenStalls& stalls, ListenerNotes* notes) const;
    Cycle last_issue(Cycle now) const { return front.last + now - present; }
    bool operator==(const RelativeState&) const = default;
    // Equal to what would be made of these without a listener: cheaper than to make it.
    bool is_of(const Front& front, const OpenStalls& stalls, Cycle stores_ready) const;
    size_t hash() const;
};

// What a listener that only adds up is told of a pass of a polling loop, which may come again.
struct ToldPass {
    static constexpr size_t most = 64;  // events, or ways

    std::optional<RelativeState> begin;
    CoreEvents events;
    std::vector<size_t> ways;  // see RememberedTiming::events

    void add_way(size_t way) {
        if (ways.size() < most)
            ways.push_back(way);
    }
    // Whether it is complete, and led into the state that it began with.
    bool leads_back(const RelativeState& end) const {
        return begin == end && ways.size() < most && events.issues.size() < most;
    }
};

// How much is remembered. It changes no result.
struct Remembering {
    size_t most_states = 4096;  // 0: each instruction is timed anew
    unsigned visits = 4;        // of a place, by all cores together, before it is worth remembering
    bool verify = false;        // times everything anew, too, and compares (slow)
    bool operator==(const Remembering&) const = default;
};

// What the graph remembers of a program on a machine. All cores of a group share it: who they are
// does not matter to it.
class RememberedTiming {
  public:
    // How a run of instructions ends.
    enum class Ending : uint8_t {
        falls_through,
        branches,  // conditional
        goes,      // br, bsr
        returns,   // call, jmp, ret
        asks,      // the run is one instruction: a dma, put or get
        reloads,   // the run is one load, which may have to wait for a store
        stands,    // the run is empty: at what only the plain way can do
    };
    struct Node;
    // From a state through its run of instructions to the next one.
    struct Edge {
        size_t outcome = 0;    // see edge()
        Node* next = nullptr;  // nothing: it is not remembered
        Cycle cycles = 0;      // from present to present
        uint64_t p1_instructions = 0;
        size_t events = 0;  // for a listener: see RememberedTiming::events
        std::vector<std::pair<Account, Cycle>> accounts;  // what the run adds
    };
    struct Store {
        uint32_t index;  // in the program
        Cycle ready;     // from the present: no load behind it waits any more
    };
    // Derived from a state and the program.
    struct Run {
        size_t length = 0;  // instructions
        Ending ending = Ending::falls_through;
        // Issues from the present: the first and the last in P1, which alone others could notice
        // (0: none), and the latest of all.
        Cycle first = 0;
        Cycle last = 0;
        Cycle latest = 0;
        Cycle branch = 0;                // issue of the last instruction
        Cycle decode = 0;                // of the first instruction
        std::vector<Prepared> prepared;  // and one behind the last
        std::vector<uint64_t> lines;     // of the instruction cache, that the run fetches
        std::vector<Store> stores;       // in the order of PreparedRun::stored
        size_t first_pending = 0;        // of them, that a load behind the run may wait for
        bool has_fence = false;          // which must find nothing under way in main memory
    };
    struct Node : Run {
        RelativeState state;
        std::vector<Edge> edges;

        explicit Node(RelativeState at) : state(std::move(at)) {}
        size_t index() const { return state.front.index; }
        size_t last_index() const { return index() + length - 1; }
    };

    // `observed`: with the events of each way, for a listener that only adds up.
    RememberedTiming(std::span<const Decoded> code, const PipelineTiming& timing,
                     unsigned line_shift, const Remembering& remembering, bool observed);

    const Remembering& remembering() const { return remembering_; }
    bool observed() const { return observed_; }
    // Of the ways that have been learned, by number: what a listener is told on it.
    size_t ways() const { return events_.size(); }
    const CoreEvents& events(size_t way) const { return events_[way]; }

    // Whether control has come to this place often enough for it to be worth remembering.
    bool is_warm(size_t index) {
        return visits_[index] >= int(remembering_.visits) ||
               ++visits_[index] >= int(remembering_.visits);
    }
    // A run from this place was stopped by a transfer: a polling loop, perhaps, of which the next
    // passes are better timed anew.
    void cool(size_t index) { visits_[index] = int(remembering_.visits) - visits_until_warm_again; }
    // The node of this state; nullptr if the table is full: then it is not worth asking again soon.
    Node* node(const Front& front, const OpenStalls& stalls, Cycle stores_ready,
               const ListenerNotes* notes);
    // The way from a node. The outcome is 1 for a branch that is taken, the index where control
    // goes for a return, `reload` for a load that a store makes wait, how long a dma, put or get
    // has to wait, and otherwise 0.
    const Edge& edge(Node& node, size_t outcome) {
        for (const Edge& edge : node.edges)
            if (edge.outcome == outcome) [[likely]]
                return edge;
        return learn(node, outcome);
    }

    // The store at `index`, which only a listener asks for, lets a load issue so many cycles from
    // the present.
    static size_t reload(Cycle cycles, size_t index) { return cycles | index << reload_shift; }

    // A store made the load in this place of the run wait: from now on, runs end before such a
    // load.
    void end_before_load(Node& node, size_t place);

    // When the instructions of a run are decoded and issue, and which cache lines they are in.
    struct Times {
        struct Of {
            Cycle decode;
            Cycle issue;
            unsigned pipe;
        };
        std::vector<Of> instructions;
        std::vector<uint64_t> lines;
    };
    // Times the first `count` instructions of the run, from where the core stands.
    Times step(const Node& node, size_t count, size_t outcome, Front& front, OpenStalls& stalls,
               ListenerNotes* notes, CoreResult& counts) const;

  private:
    static constexpr size_t most_edges = 32;       // of a node
    static constexpr int visits_until_asked = 64;  // again, when the table is full
    static constexpr int visits_until_warm_again = 8;
    static constexpr unsigned reload_shift = 32;

    void describe(Node& node) const;
    bool waits_for_store(const Node& node) const;
    Ending ending_of(const Node& node) const;
    void prepare_run(Node& node, const Times& times) const;
    const Edge& learn(Node& node, size_t outcome);
    void collect_events(const Front& front, OpenStalls& stalls, ListenerNotes& notes);

    std::span<const Decoded> code_;
    const PipelineTiming& timing_;
    unsigned line_shift_;
    Remembering remembering_;
    bool observed_;
    std::deque<CoreEvents> events_;
    std::vector<int> visits_;    // by index
    std::vector<bool> reloads_;  // by index: loads that a store has made wait
    std::unordered_multimap<size_t, std::unique_ptr<Node>> nodes_;
    std::vector<Node*> latest_;  // which was found last at each place; nullptr for none
};

}  // namespace swsim
