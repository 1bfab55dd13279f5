// SPDX-License-Identifier: Apache-2.0
//
// Looks for a smaller circuit of a byte function, by local search that never leaves the function.
//
//   g++ -O3 -march=native -std=c++20 -o search search.cc
//   ./search sbox_113_no_constant.txt better.txt 60 1 2 28,6a,96,ac,9a,1e,82,e8
//            start                    result     CPU seconds, seed, slack, three-input tables
//
// (tables: a list, `all`, or `2` for two-input logic; a table stands for all orders of its inputs.)
//
// A circuit is kept with the 256-bit truth table of every gate. One step takes a random gate and
// finds the inputs of the byte for which its value matters at all (flip it, look at the outputs).
// On these it must be on or off; elsewhere it is free. Then it looks for all sets of two or three
// other signals, not computed from the gate, that tell on from off. One of them becomes the gate's
// operands: one that leaves most gates without a reader if any does, otherwise any. So the circuit
// wanders over equal sizes and shrinks when it can. Two larger steps help it out of dead ends: a
// new gate together with the old one (two gates for two), and a gate doubled so that its copies can
// go different ways; both may go `slack` gates above the best size.
//
// Complements are free between gates: every gate is kept in the polarity that gives 0 for the input
// byte 0. So the result computes f(x) ^ f(0): without the constant.

#include <immintrin.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <iostream>
#include <map>
#include <set>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

namespace {

constexpr int kBits = 8;

// ---- random numbers ----------------------------------------------------------------------------

uint64_t random_state = 88172645463325252U;

uint64_t random_word() {
    random_state ^= random_state << 13;
    random_state ^= random_state >> 7;
    random_state ^= random_state << 17;
    return random_state * 2685821657736338717U >> 11;
}

int below(int limit) {
    return static_cast<int>((random_word() & 0xffffffffU) * limit >> 32);
}

// ---- 256 cases at a time -----------------------------------------------------------------------

struct Cases {
    alignas(32) std::array<uint64_t, 4> words{};

    bool none() const { return !(words[0] | words[1] | words[2] | words[3]); }
    bool has(int index) const { return words[index >> 6] >> (index & 63) & 1; }

    // A member chosen at random; the set must not be empty.
    int any() const {
        const uint64_t random = random_word();
        for (unsigned step = 0;; ++step) {
            const unsigned word = (random + step) & 3;
            if (const uint64_t bits = words[word]) {
                const uint64_t number = (random >> 8 & 0xffffff) * std::popcount(bits) >> 24;
                return static_cast<int>(word * 64 +
                                        std::countr_zero(_pdep_u64(1ULL << number, bits)));
            }
        }
    }
};

template <class Operation> Cases combine(const Cases& a, const Cases& b, Operation operation) {
    Cases result;
    for (int i = 0; i < 4; ++i)
        result.words[i] = operation(a.words[i], b.words[i]);
    return result;
}
Cases operator&(const Cases& a, const Cases& b) {
    return combine(a, b, std::bit_and<>());
}
Cases operator|(const Cases& a, const Cases& b) {
    return combine(a, b, std::bit_or<>());
}
Cases operator^(const Cases& a, const Cases& b) {
    return combine(a, b, std::bit_xor<>());
}
Cases without(const Cases& a, const Cases& b) {
    return combine(a, b, [](uint64_t x, uint64_t y) { return x & ~y; });
}
Cases operator~(const Cases& a) {
    return combine(a, a, [](uint64_t x, uint64_t) { return ~x; });
}

// ---- truth tables ------------------------------------------------------------------------------

// Index first<<2 | second<<1 | third.
using Table = uint8_t;

bool depends(Table table, int operand) {
    const int shift = 4 >> operand;
    const Table low[] = {0x0f, 0x33, 0x55};
    return (table >> shift ^ table) & low[operand];
}

int operand_count(Table table) {
    return depends(table, 0) + depends(table, 1) + depends(table, 2);
}

// The table for operands in another order: new operand i is old operand order[i].
Table reorder(Table table, const std::array<int, 3>& order) {
    Table result = 0;
    for (int index = 0; index < 8; ++index) {
        int old = 0;
        for (int i = 0; i < 3; ++i)
            old |= (index >> (2 - i) & 1) << (2 - order[i]);
        result |= (table >> old & 1) << index;
    }
    return result;
}

struct Allowed {
    std::array<bool, 256> three{};
    bool two_only = false;

    explicit Allowed(const std::string& text) {
        two_only = text == "2";
        if (text == "all")
            three.fill(true);
        if (two_only || text == "all")
            return;
        std::istringstream words(text);
        for (std::string word; std::getline(words, word, ',');) {
            std::array<int, 3> order = {0, 1, 2};
            do {
                three[reorder(static_cast<Table>(std::stoi(word, nullptr, 16)), order)] = true;
            } while (std::next_permutation(order.begin(), order.end()));
        }
    }
    bool operator()(Table table) const {
        const int count = operand_count(table);
        return count == 2 || (count == 3 && three[table]);
    }
};

// ---- circuits ----------------------------------------------------------------------------------

struct Gate {
    std::array<int, 3> from{};  // signals: 0..7 the inputs, 8.. the gates; equal ones where unused
    Table table = 0;
};

Cases look_up(Table table, const Cases& a, const Cases& b, const Cases& c) {
    Cases result;
    for (int index = 0; index < 8; ++index) {
        if (!(table >> index & 1))
            continue;
        result = result | ((index & 4 ? a : ~a) & (index & 2 ? b : ~b) & (index & 1 ? c : ~c));
    }
    return result;
}

// Operands that the table ignores become copies of one that it reads.
void tidy(Gate& gate) {
    int first = 0;
    while (first < 2 && !depends(gate.table, first))
        ++first;
    for (int i = 0; i < 3; ++i) {
        if (!depends(gate.table, i))
            gate.from[i] = gate.from[first];
    }
}

struct Circuit {
    std::vector<Gate> gates;
    std::array<int, kBits> outputs{};
    std::vector<Cases> values;  // of every signal

    int size() const { return static_cast<int>(gates.size()); }
    const Gate& of(int signal) const { return gates[signal - kBits]; }

    void evaluate(int index) {
        const Gate& gate = gates[index];
        values[kBits + index] =
            look_up(gate.table, values[gate.from[0]], values[gate.from[1]], values[gate.from[2]]);
    }
    std::array<Cases, kBits> results() const {
        std::array<Cases, kBits> result;
        for (int i = 0; i < kBits; ++i)
            result[i] = values[outputs[i]];
        return result;
    }
    void rebuild();
    void substitute(int signal, int by);
    std::vector<int> readers() const;

  private:
    std::vector<Gate> ordered();
    void normalise();
};

bool same(const std::array<Cases, kBits>& a, const std::array<Cases, kBits>& b) {
    for (int i = 0; i < kBits; ++i) {
        if (!(a[i] ^ b[i]).none())
            return false;
    }
    return true;
}

// The gates that the outputs need, operands first, under new numbers.
std::vector<Gate> Circuit::ordered() {
    std::vector<int> number(kBits + gates.size(), -1);
    for (int i = 0; i < kBits; ++i)
        number[i] = i;
    std::vector<Gate> result;
    for (const int output : outputs) {
        std::vector<std::pair<int, int>> stack = {{output, 0}};
        while (!stack.empty()) {
            auto& [signal, next] = stack.back();
            if (number[signal] >= 0) {
                stack.pop_back();
            } else if (next < 3) {
                const int operand = of(signal).from[next++];
                if (number[operand] < 0)
                    stack.push_back({operand, 0});
            } else {
                Gate gate = of(signal);
                for (int& operand : gate.from)
                    operand = number[operand];
                number[signal] = kBits + static_cast<int>(result.size());
                result.push_back(gate);
                stack.pop_back();
            }
        }
    }
    for (int& output : outputs)
        output = number[output];
    return result;
}

// Every gate in the polarity that is 0 when the input byte is 0 (then the table's bit 0 is 0).
void Circuit::normalise() {
    std::vector<bool> inverted(kBits + gates.size());
    values.resize(kBits + gates.size());
    for (int index = 0; index < size(); ++index) {
        Gate& gate = gates[index];
        int flip = 0;
        for (int i = 0; i < 3; ++i)
            flip |= inverted[gate.from[i]] ? 4 >> i : 0;
        Table table = 0;
        for (int i = 0; i < 8; ++i)
            table |= (gate.table >> (i ^ flip) & 1) << i;
        inverted[kBits + index] = table & 1;
        gate.table = table & 1 ? ~table : table;
        evaluate(index);
    }
}

void Circuit::rebuild() {
    gates = ordered();
    normalise();
}

void Circuit::substitute(int signal, int by) {
    for (int& output : outputs)
        output = output == signal ? by : output;
    for (Gate& gate : gates) {
        for (int& operand : gate.from)
            operand = operand == signal ? by : operand;
        const auto [a, b, c] = gate.from;
        Table table = 0;
        for (int index = 0; index < 8; ++index) {  // equal operands have equal values
            const int first = index >> 2 & 1;
            const int second = b == a ? first : index >> 1 & 1;
            const int third = c == a ? first : c == b ? second : index & 1;
            table |= (gate.table >> (first << 2 | second << 1 | third) & 1) << index;
        }
        gate.table = table;
        tidy(gate);
    }
}

// Calls `visit` with each different operand.
template <class Visit> void each_operand(const std::array<int, 3>& from, Visit visit) {
    for (int i = 0; i < 3; ++i) {
        if (from[i] >= 0 &&
            std::find(from.begin(), from.begin() + i, from[i]) == from.begin() + i) {
            visit(from[i]);
        }
    }
}

std::vector<int> Circuit::readers() const {
    std::vector<int> count(values.size());
    for (const Gate& gate : gates)
        each_operand(gate.from, [&](int signal) { ++count[signal]; });
    for (const int output : outputs)
        ++count[output];
    return count;
}

// How many gates lose their last reader when `signal` reads `operands` instead (-1: none).
int freed(const Circuit& circuit, std::vector<int> readers, int signal,
          const std::array<int, 3>& operands) {
    each_operand(operands, [&](int operand) { ++readers[operand]; });
    int count = 0;
    std::vector<int> dead = {signal};
    while (!dead.empty()) {
        const Gate gate = circuit.of(dead.back());
        dead.pop_back();
        each_operand(gate.from, [&](int operand) {
            if (--readers[operand] == 0 && operand >= kBits) {
                dead.push_back(operand);
                ++count;
            }
        });
    }
    return count;
}

// ---- what a gate must do, and who could do it --------------------------------------------------

struct Duty {
    Cases on, off;             // where the gate's value matters
    std::vector<int> signals;  // those that do not depend on the gate
};

Duty duty_of(const Circuit& circuit, int signal) {
    std::vector<bool> depends_on(circuit.values.size());
    std::vector<Cases> flipped = circuit.values;
    depends_on[signal] = true;
    flipped[signal] = ~flipped[signal];
    for (int index = signal - kBits + 1; index < circuit.size(); ++index) {
        const Gate& gate = circuit.gates[index];
        const auto [a, b, c] = gate.from;
        if (!depends_on[a] && !depends_on[b] && !depends_on[c])
            continue;
        depends_on[kBits + index] = true;
        flipped[kBits + index] = look_up(gate.table, flipped[a], flipped[b], flipped[c]);
    }
    Cases care;
    for (const int output : circuit.outputs) {
        care = care | (flipped[output] ^ circuit.values[output]);
    }
    Duty duty{circuit.values[signal] & care, without(care, circuit.values[signal]), {}};
    for (int i = 0; i < static_cast<int>(circuit.values.size()); ++i) {
        if (!depends_on[i])
            duty.signals.push_back(i);
    }
    return duty;
}

// Sets of signals as bits; finds who tells one case from another without trying everybody.
class Tellers {
  public:
    using Set = std::array<uint64_t, 2>;

    Tellers(const std::vector<Cases>& values, const std::vector<int>& signals)
        : values_(values), signals_(signals) {}

    // Signals that differ between one case of `on` and one of `off`: the smallest of a few such
    // sets.
    Set few(const Cases& on, const Cases& off, int tries) {
        Set best = differing(on.any(), off.any());
        for (int i = 1; i < tries; ++i) {
            const Set other = differing(on.any(), off.any());
            if (count(other) < count(best))
                best = other;
        }
        return best;
    }
    // Narrows `set` to those that may tell all of `on` from all of `off`.
    void narrow(Set& set, const Cases& on, const Cases& off) {
        for (int i = 0; i < 3; ++i) {
            const Set other = differing(on.any(), off.any());
            set = {set[0] & other[0], set[1] & other[1]};
        }
    }
    template <class Visit> void each(Set set, Visit visit) const {
        for (int word = 0; word < 2; ++word) {
            for (; set[word]; set[word] &= set[word] - 1) {
                visit(signals_[word * 64 + std::countr_zero(set[word])]);
            }
        }
    }

  private:
    static int count(const Set& set) { return std::popcount(set[0]) + std::popcount(set[1]); }

    Set differing(int one, int other) {
        const Set &a = signals_at(one), &b = signals_at(other);
        return {a[0] ^ b[0], a[1] ^ b[1]};
    }
    const Set& signals_at(int index) {
        Set& set = sets_[index];
        if (!known_[index]) {
            known_[index] = true;
            for (size_t i = 0; i < signals_.size(); ++i) {
                set[i >> 6] |= static_cast<uint64_t>(values_[signals_[i]].has(index)) << (i & 63);
            }
        }
        return set;
    }

    const std::vector<Cases>& values_;
    const std::vector<int>& signals_;
    std::array<Set, 256> sets_{};
    std::array<bool, 256> known_{};
};

bool tells(const Cases& signal, const Cases& on, const Cases& off) {
    return ((signal & off).none() && without(on, signal).none()) ||
           ((signal & on).none() && without(off, signal).none());
}

// Calls `visit` with every set of two (third: -1) or three signals that tell `on` from `off`. Some
// come more than once. A set must hold one that tells a chosen pair of cases, and so on.
template <class Visit>
void each_choice(const std::vector<Cases>& values, const Duty& duty, bool two_only, Visit visit) {
    if (duty.on.none() || duty.off.none())
        return;
    Tellers tellers(values, duty.signals);
    tellers.each(tellers.few(duty.on, duty.off, 24), [&](int a) {
        const Cases& first = values[a];
        const std::array<Cases, 2> on = {without(duty.on, first), duty.on & first};
        const std::array<Cases, 2> off = {without(duty.off, first), duty.off & first};
        const int mixed = !on[1].none() && !off[1].none();
        if (on[mixed].none() || off[mixed].none())
            return;  // `a` alone would do
        tellers.each(tellers.few(on[mixed], off[mixed], 6), [&](int b) {
            Tellers::Set third = {~0ULL, ~0ULL};
            std::vector<std::pair<Cases, Cases>> left;
            for (int cell = 0; cell < 4 && (third[0] | third[1]); ++cell) {
                const Cases second = cell & 1 ? values[b] : ~values[b];
                const Cases cell_on = on[cell >> 1] & second, cell_off = off[cell >> 1] & second;
                if (cell_on.none() || cell_off.none())
                    continue;
                if (two_only)
                    return;
                tellers.narrow(third, cell_on, cell_off);
                left.push_back({cell_on, cell_off});
            }
            if (left.empty())
                return visit(std::array<int, 3>{a, b, -1});
            tellers.each(third, [&](int c) {
                for (const auto& [cell_on, cell_off] : left) {
                    if (!tells(values[c], cell_on, cell_off))
                        return;
                }
                visit(std::array<int, 3>{a, b, c});
            });
        });
    });
}

// A table for these operands with the fewest dependences, chosen at random among equals; 0: none.
Table table_for(const Cases& on, const Cases& off, const Cases& a, const Cases& b, const Cases& c,
                const Allowed& allowed) {
    Table ones = 0, zeros = 0;
    for (int index = 0; index < 8; ++index) {
        const Cases cell = (index & 4 ? a : ~a) & (index & 2 ? b : ~b) & (index & 1 ? c : ~c);
        ones |= !(cell & on).none() << index;
        zeros |= !(cell & off).none() << index;
    }
    if (ones & zeros)
        return 0;
    const Table free = ~(ones | zeros);
    Table best = 0;
    int fewest = 4, equals = 0;
    for (Table extra = free;; extra = (extra - 1) & free) {
        const Table table = ones | extra;
        const int count = operand_count(table);
        if (allowed(table & 1 ? ~table : table) && count <= fewest) {
            equals = count < fewest ? 1 : equals + 1;
            fewest = count;
            if (below(equals) == 0)
                best = table;
        }
        if (!extra)
            return best;
    }
}

// ---- the search --------------------------------------------------------------------------------

class Search {
  public:
    Search(Circuit start, Allowed allowed, int slack)
        : allowed_(allowed), slack_(slack), now_(std::move(start)), best_(now_) {
        target_ = now_.results();
    }

    const Circuit& run(double seconds) {
        while (static_cast<double>(clock()) < seconds * CLOCKS_PER_SEC) {
            if (slack_ > 0 && below(400) == 0 && now_.size() < best_.size() + slack_)
                double_gate();
            step();
            if (now_.size() < best_.size())
                std::cerr << now_.size() << " gates\n";
            if (now_.size() <= best_.size())
                best_ = now_;
        }
        return best_;
    }

  private:
    bool take(Circuit next) {
        next.rebuild();
        if (next.size() > best_.size() + slack_ || !same(next.results(), target_))
            return false;
        for (const Gate& gate : next.gates) {
            if (!allowed_(gate.table))
                return false;
        }
        now_ = std::move(next);
        return true;
    }

    void step() {
        const int signal = kBits + below(now_.size());
        const Duty duty = duty_of(now_, signal);
        for (const int other : duty.signals) {
            if ((now_.values[other] & duty.off).none() &&
                without(duty.on, now_.values[other]).none()) {
                Circuit next = now_;
                next.substitute(signal, other);
                if (take(std::move(next)))
                    return;
            }
        }
        if (below(100) < 15) {
            replace_with_new_gate(signal, duty);
        } else {
            choose_other_operands(signal, duty);
        }
    }

    void choose_other_operands(int signal, const Duty& duty) {
        const std::vector<int> readers = now_.readers();
        std::array<int, 3> old = now_.of(signal).from;
        std::sort(old.begin(), old.end());
        Gate best;
        int most = -1, equals = 0;
        each_choice(now_.values, duty, allowed_.two_only, [&](std::array<int, 3> choice) {
            const int count = freed(now_, readers, signal, choice);
            if (count < most || (count == most && below(equals + 1) != 0 && ++equals))
                return;
            if (choice[2] < 0)
                choice[2] = choice[0];
            std::array<int, 3> sorted = choice;
            std::sort(sorted.begin(), sorted.end());
            if (sorted == old)
                return;
            const auto [a, b, c] = choice;
            const Table table = table_for(duty.on, duty.off, now_.values[a], now_.values[b],
                                          now_.values[c], allowed_);
            if (!table)
                return;
            equals = count > most ? 1 : equals + 1;
            most = count;
            best = {choice, table};
        });
        if (most < 0)
            return;
        Circuit next = now_;
        tidy(best);
        next.gates[signal - kBits] = best;
        take(std::move(next));
    }

    // The gate reads two signals and a new gate, which tells apart what those two leave mixed.
    void replace_with_new_gate(int signal, const Duty& duty) {
        const auto pick = [&](int chances) {
            return below(chances) ? now_.of(signal).from[below(3)]
                                  : duty.signals[below(static_cast<int>(duty.signals.size()))];
        };
        const int a = pick(3), b = pick(2);
        if (a == b)
            return;
        const Cases &first = now_.values[a], &second = now_.values[b];
        Duty rest{{}, {}, duty.signals};
        for (int cell = 0; cell < 4; ++cell) {
            const Cases here = (cell & 2 ? first : ~first) & (cell & 1 ? second : ~second);
            Cases on = duty.on & here, off = duty.off & here;
            if (on.none() || off.none())
                continue;
            if (below(2))
                std::swap(on, off);
            rest.on = rest.on | on;
            rest.off = rest.off | off;
        }
        std::vector<std::array<int, 3>> choices;
        each_choice(now_.values, rest, allowed_.two_only,
                    [&](const std::array<int, 3>& choice) { choices.push_back(choice); });
        for (int tries = 0; tries < 8 && !choices.empty(); ++tries) {
            const int index = below(static_cast<int>(choices.size()));
            if (insert(signal, duty, rest, {a, b}, choices[index]))
                return;
            choices.erase(choices.begin() + index);
        }
    }

    bool insert(int signal, const Duty& duty, const Duty& rest, std::array<int, 2> with,
                std::array<int, 3> choice) {
        std::vector<int> readers = now_.readers();
        each_operand(choice, [&](int operand) { ++readers[operand]; });
        const int count = freed(now_, readers, signal, {with[0], with[1], -1});
        if (now_.size() + 1 - count > best_.size() + slack_)
            return false;
        if (choice[2] < 0)
            choice[2] = choice[0];
        const std::vector<Cases>& values = now_.values;
        const auto [p, q, r] = choice;
        Gate fresh{choice, table_for(rest.on, rest.off, values[p], values[q], values[r], allowed_)};
        if (!fresh.table)
            return false;
        const Cases value = look_up(fresh.table, values[p], values[q], values[r]);
        Gate gate{{with[0], with[1], static_cast<int>(values.size())}, 0};
        gate.table =
            table_for(duty.on, duty.off, values[with[0]], values[with[1]], value, allowed_);
        if (!gate.table)
            return false;
        tidy(fresh);
        tidy(gate);
        Circuit next = now_;
        next.gates.push_back(fresh);
        next.gates[signal - kBits] = gate;
        return take(std::move(next));
    }

    // A second copy of a gate for some of its readers.
    void double_gate() {
        const int signal = kBits + below(now_.size());
        Circuit next = now_;
        const int copy = static_cast<int>(next.values.size());
        next.gates.push_back(now_.of(signal));
        next.values.push_back(now_.values[signal]);
        for (int index = 0; index < now_.size(); ++index) {
            if (!below(2))
                continue;
            for (int& operand : next.gates[index].from)
                operand = operand == signal ? copy : operand;
        }
        take(std::move(next));
    }

    Allowed allowed_;
    int slack_;
    Circuit now_, best_;
    std::array<Cases, kBits> target_;
};

// ---- files (README.md has the format) ----------------------------------------------------------

const std::map<std::string, int> kTwoInput = {{"and", 0x8}, {"bic", 0x4},  {"xor", 0x6},
                                              {"or", 0xe},  {"xnor", 0x9}, {"ornot", 0xd}};

Table widen(int table) {  // two operands as the first two of three
    Table result = 0;
    for (int index = 0; index < 8; ++index)
        result |= (table >> (index >> 1) & 1) << index;
    return result;
}

Circuit read(const std::string& path) {
    Circuit circuit;
    std::map<std::string, int> number;
    for (int bit = 0; bit < kBits; ++bit) {
        number["x" + std::to_string(bit)] = bit;
        Cases input;
        for (int value = 0; value < 256; ++value) {
            input.words[value >> 6] |= static_cast<uint64_t>(value >> (7 - bit) & 1)
                                       << (value & 63);
        }
        circuit.values.push_back(input);
    }
    std::ifstream file(path);
    for (std::string line; std::getline(file, line);) {
        std::istringstream words(line);
        std::string name, equals, operation, table, a, b, c;
        if (line.empty() || line[0] == '#' || !(words >> name >> equals >> operation))
            continue;
        if (operation.starts_with("lut"))
            words >> table;
        words >> a >> b;
        if (operation == "lut3")
            words >> c;
        Gate gate{{number.at(a), number.at(b), number.at(c.empty() ? a : c)}, 0};
        const int code = table.empty() ? kTwoInput.at(operation) : std::stoi(table, nullptr, 16);
        gate.table = c.empty() ? widen(code) : static_cast<Table>(code);
        number[name] = kBits + circuit.size();
        circuit.gates.push_back(gate);
    }
    for (int bit = 0; bit < kBits; ++bit)
        circuit.outputs[bit] = number.at("s" + std::to_string(bit));
    circuit.rebuild();
    return circuit;
}

void write(const Circuit& circuit, const std::string& path) {
    std::vector<std::string> name(circuit.values.size());
    for (int i = 0; i < static_cast<int>(name.size()); ++i) {
        name[i] = i < kBits ? "x" + std::to_string(i) : "t" + std::to_string(i - kBits);
    }
    for (int bit = 0; bit < kBits; ++bit)
        name[circuit.outputs[bit]] = "s" + std::to_string(bit);
    std::ofstream file(path);
    file << "# inputs: x0 x1 x2 x3 x4 x5 x6 x7\n# outputs: s0 s1 s2 s3 s4 s5 s6 s7\n" << std::hex;
    for (int index = 0; index < circuit.size(); ++index) {
        const Gate& gate = circuit.gates[index];
        std::string operands;
        int table = 0, width = 0, used = 0;
        for (int i = 0; i < 3; ++i) {
            if (!depends(gate.table, i))
                continue;
            operands += " " + name[gate.from[i]];
            used |= 4 >> i;
            ++width;
        }
        for (int i = 0; i < 1 << width; ++i) {
            table |= (gate.table >> _pdep_u32(i, used) & 1) << i;
        }
        file << name[kBits + index] << " = lut" << width << " 0x" << table << operands << "\n";
    }
}

}  // namespace

int main(int count, char** words) {
    if (count != 7) {
        std::cerr << "usage: search START RESULT SECONDS SEED SLACK TABLES\n";
        return 2;
    }
    random_state ^= (std::stoull(words[4]) + 1) * 0x9e3779b97f4a7c15U;
    Search search(read(words[1]), Allowed(words[6]), std::stoi(words[5]));
    const Circuit& best = search.run(std::stod(words[3]));
    write(best, words[2]);
    std::cout << best.size() << " gates\n";
}
