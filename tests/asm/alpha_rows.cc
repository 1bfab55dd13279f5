// SPDX-License-Identifier: Apache-2.0
//
// Does each row of asm/alpha/translation.def compute what Alpha's manual says, whichever registers
// coincide? Both sides run on random and on awkward operands: the reference below, which is written
// byte by byte from the manual's definitions, and the translation, assembled and executed.
#include <catch2/catch.hpp>

#include <functional>
#include <map>
#include <memory>
#include <random>
#include <set>

#include <fmt/format.h>

#include "asm/alpha/translate.h"
#include "asm/assembler.h"
#include "sim/cpe/execute.h"

namespace swsim {

namespace {

using Reference = std::function<uint64_t(uint64_t a, uint64_t b, uint64_t c)>;

uint64_t byte_of(uint64_t value, unsigned i) {
    return value >> (8 * i) & 255;
}

// A quadword made byte by byte.
uint64_t bytes(const std::function<uint64_t(unsigned i)>& byte) {
    uint64_t result = 0;
    for (unsigned i = 0; i < 8; ++i)
        result |= byte(i) << (8 * i);
    return result;
}

// The datum of `size` bytes that begins at byte n of a quadword and may run on into the next one:
// "low" is what lies in the first quadword, "high" in the second.
Reference extract_low(unsigned size) {
    return [=](uint64_t a, uint64_t b, uint64_t) {
        const unsigned n = b & 7;
        return bytes([=](unsigned i) { return i < size && i + n < 8 ? byte_of(a, i + n) : 0; });
    };
}

Reference extract_high(unsigned size) {
    return [=](uint64_t a, uint64_t b, uint64_t) {
        const unsigned shift = (8 - (b & 7)) % 8;
        return bytes(
            [=](unsigned i) { return i < size && i >= shift ? byte_of(a, i - shift) : 0; });
    };
}

Reference insert_low(unsigned size) {
    return [=](uint64_t a, uint64_t b, uint64_t) {
        const unsigned n = b & 7;
        return bytes([=](unsigned i) { return i >= n && i < n + size ? byte_of(a, i - n) : 0; });
    };
}

Reference insert_high(unsigned size) {
    return [=](uint64_t a, uint64_t b, uint64_t) {
        const unsigned n = b & 7;
        return bytes([=](unsigned i) { return i + 8 - n < size ? byte_of(a, i + 8 - n) : 0; });
    };
}

Reference mask_low(unsigned size) {
    return [=](uint64_t a, uint64_t b, uint64_t) {
        const unsigned n = b & 7;
        return bytes([=](unsigned i) { return i >= n && i < n + size ? 0 : byte_of(a, i); });
    };
}

Reference mask_high(unsigned size) {
    return [=](uint64_t a, uint64_t b, uint64_t) {
        const unsigned n = b & 7;
        return bytes([=](unsigned i) { return i + 8 < n + size ? 0 : byte_of(a, i); });
    };
}

Reference conditional_move(const std::function<bool(int64_t)>& condition) {
    return [=](uint64_t a, uint64_t b, uint64_t c) { return condition(int64_t(a)) ? b : c; };
}

uint64_t longword(uint64_t value) {
    return uint64_t(int64_t(int32_t(value)));
}

// Operate instructions: op a,b,c.
const std::map<std::string, Reference>& operate() {
    using U = uint64_t;
    using S = int64_t;
    static const std::map<std::string, Reference> table = {
        {"addl", [](U a, U b, U) { return longword(a + b); }},
        {"subl", [](U a, U b, U) { return longword(a - b); }},
        {"mull", [](U a, U b, U) { return longword(a * b); }},
        {"addq", [](U a, U b, U) { return a + b; }},
        {"subq", [](U a, U b, U) { return a - b; }},
        {"mulq", [](U a, U b, U) { return a * b; }},
        {"umulh", [](U a, U b, U) { return U((Wide(a) * b) >> 64); }},
        {"s4addl", [](U a, U b, U) { return longword(4 * a + b); }},
        {"s8addl", [](U a, U b, U) { return longword(8 * a + b); }},
        {"s4subl", [](U a, U b, U) { return longword(4 * a - b); }},
        {"s8subl", [](U a, U b, U) { return longword(8 * a - b); }},
        {"s4addq", [](U a, U b, U) { return 4 * a + b; }},
        {"s8addq", [](U a, U b, U) { return 8 * a + b; }},
        {"s4subq", [](U a, U b, U) { return 4 * a - b; }},
        {"s8subq", [](U a, U b, U) { return 8 * a - b; }},
        {"cmpeq", [](U a, U b, U) { return U(a == b); }},
        {"cmplt", [](U a, U b, U) { return U(S(a) < S(b)); }},
        {"cmple", [](U a, U b, U) { return U(S(a) <= S(b)); }},
        {"cmpult", [](U a, U b, U) { return U(a < b); }},
        {"cmpule", [](U a, U b, U) { return U(a <= b); }},
        {"and", [](U a, U b, U) { return a & b; }},
        {"bis", [](U a, U b, U) { return a | b; }},
        {"or", [](U a, U b, U) { return a | b; }},
        {"xor", [](U a, U b, U) { return a ^ b; }},
        {"bic", [](U a, U b, U) { return a & ~b; }},
        {"andnot", [](U a, U b, U) { return a & ~b; }},
        {"ornot", [](U a, U b, U) { return a | ~b; }},
        {"eqv", [](U a, U b, U) { return a ^ ~b; }},
        {"xornot", [](U a, U b, U) { return a ^ ~b; }},
        {"sll", [](U a, U b, U) { return a << (b & 63); }},
        {"srl", [](U a, U b, U) { return a >> (b & 63); }},
        {"sra", [](U a, U b, U) { return U(S(a) >> (b & 63)); }},
        {"zap",
         [](U a, U b, U) {
             return bytes([=](unsigned i) { return b >> i & 1 ? 0 : byte_of(a, i); });
         }},
        {"zapnot",
         [](U a, U b, U) {
             return bytes([=](unsigned i) { return b >> i & 1 ? byte_of(a, i) : 0; });
         }},
        {"extbl", extract_low(1)},
        {"extwl", extract_low(2)},
        {"extll", extract_low(4)},
        {"extql", extract_low(8)},
        {"extwh", extract_high(2)},
        {"extlh", extract_high(4)},
        {"extqh", extract_high(8)},
        {"insbl", insert_low(1)},
        {"inswl", insert_low(2)},
        {"insll", insert_low(4)},
        {"insql", insert_low(8)},
        {"inswh", insert_high(2)},
        {"inslh", insert_high(4)},
        {"insqh", insert_high(8)},
        {"mskbl", mask_low(1)},
        {"mskwl", mask_low(2)},
        {"mskll", mask_low(4)},
        {"mskql", mask_low(8)},
        {"mskwh", mask_high(2)},
        {"msklh", mask_high(4)},
        {"mskqh", mask_high(8)},
        {"cmoveq", conditional_move([](S a) { return a == 0; })},
        {"cmovne", conditional_move([](S a) { return a != 0; })},
        {"cmovlt", conditional_move([](S a) { return a < 0; })},
        {"cmovle", conditional_move([](S a) { return a <= 0; })},
        {"cmovgt", conditional_move([](S a) { return a > 0; })},
        {"cmovge", conditional_move([](S a) { return a >= 0; })},
        {"cmovlbs", conditional_move([](S a) { return (a & 1) == 1; })},
        {"cmovlbc", conditional_move([](S a) { return (a & 1) == 0; })},
    };
    return table;
}

// Instructions with one source: op b,c.
const std::map<std::string, std::function<uint64_t(uint64_t)>>& unary() {
    using U = uint64_t;
    static const std::map<std::string, std::function<U(U)>> table = {
        {"sextb", [](U b) { return U(int64_t(int8_t(b))); }},
        {"sextw", [](U b) { return U(int64_t(int16_t(b))); }},
        {"mov", [](U b) { return b; }},
        {"negl", [](U b) { return longword(-b); }},
        {"negq", [](U b) { return -b; }},
        {"not", [](U b) { return ~b; }},
    };
    return table;
}

// Branches: op a,label.
const std::map<std::string, std::function<bool(int64_t)>>& branches() {
    static const std::map<std::string, std::function<bool(int64_t)>> table = {
        {"beq", [](int64_t a) { return a == 0; }}, {"bne", [](int64_t a) { return a != 0; }},
        {"blt", [](int64_t a) { return a < 0; }},  {"ble", [](int64_t a) { return a <= 0; }},
        {"bgt", [](int64_t a) { return a > 0; }},  {"bge", [](int64_t a) { return a >= 0; }},
        {"blbs", [](int64_t a) { return a & 1; }}, {"blbc", [](int64_t a) { return !(a & 1); }},
    };
    return table;
}

// Runs Alpha code through the translation, up to the end of its text. No timing, LDM only.
class Alpha {
  public:
    explicit Alpha(const std::string& text) {
        const std::string translated = translate_alpha("\t.text\nstart:\n" + text, "test");
        INFO(translated);
        program_ = assemble_text(translated);
    }

    void run() {
        for (size_t next = 0; next < program_.text.size();)
            next = step(program_.text[next], next);
    }

    uint64_t& operator[](unsigned index) { return state_->registers[index].u64[0]; }

    template <typename T> T load(size_t address) const {
        return semantics::get<T>(&state_->ldm[address]);
    }
    template <typename T> void store(size_t address, T value) {
        semantics::put(&state_->ldm[address], value);
    }

  private:
    size_t step(const Instruction& instruction, size_t index) {
        const isa::Row& row = isa::row(instruction.op);
        Decoded decoded;
        decoded.code = code_of(instruction.op, instruction.literal);
        decoded.a = instruction.a;
        decoded.b = instruction.b;
        decoded.c = instruction.c;
        decoded.d = instruction.d == zero_register ? sink_register : instruction.d;
        decoded.sub = instruction.sub;
        decoded.immediate = instruction.immediate;
        uint64_t address = 0;
        if (row.bytes > 0) {
            address = (*this)[instruction.b] + uint64_t(int64_t(instruction.immediate));
            REQUIRE(address % row.bytes == 0);
            REQUIRE(address < state_->ldm.size());
        }
        const bool taken = execute(decoded, *state_, &state_->ldm[address], address, 0);
        if (taken || row.shape == isa::Shape::DIRECT)
            return size_t(instruction.immediate) / address_map::instruction_bytes;
        return index + 1;
    }

    Program program_;
    std::unique_ptr<CoreState> state_ = std::make_unique<CoreState>();
};

std::vector<uint64_t> operands() {
    std::vector<uint64_t> values = {0,
                                    1,
                                    2,
                                    7,
                                    8,
                                    63,
                                    64,
                                    255,
                                    0x7fffffff,
                                    0x80000000,
                                    0xffffffff,
                                    0x8000000000000000,
                                    0x7fffffffffffffff,
                                    UINT64_MAX,
                                    0x0123456789abcdef,
                                    0xfedcba9876543210};
    std::mt19937_64 random(1);
    for (unsigned byte = 0; byte < 8; ++byte)  // addresses of each alignment
        values.push_back((random() & ~uint64_t(7)) + byte);
    return values;
}

// Which registers the three operands are: all different, and each way to coincide.
constexpr unsigned register_choices[][3] = {
    {1, 2, 3}, {1, 2, 1}, {1, 2, 2}, {1, 1, 3}, {1, 1, 1}, {31, 2, 3}, {1, 31, 3}, {1, 2, 31},
};

void check_registers(const std::string& mnemonic, const Reference& reference) {
    for (const auto& [a, b, c] : register_choices) {
        const std::string text = fmt::format("\t{} ${},${},${}\n", mnemonic, a, b, c);
        Alpha alpha(text);
        for (const uint64_t first : operands()) {
            for (const uint64_t second : operands()) {
                alpha[1] = first;
                alpha[2] = second;
                alpha[3] = 0x5555aaaa12348765;
                const uint64_t expected = reference(alpha[a], alpha[b], alpha[c]);
                alpha.run();
                CAPTURE(text, first, second);
                REQUIRE(alpha[c] == (c == 31 ? 0 : expected));
            }
        }
    }
}

void check_literals(const std::string& mnemonic, const Reference& reference) {
    for (const unsigned literal : {0u, 1u, 2u, 3u, 4u, 5u, 6u, 7u, 8u, 63u, 64u, 170u, 255u}) {
        for (const unsigned c : {1u, 3u}) {
            const std::string text = fmt::format("\t{} $1,{},${}\n", mnemonic, literal, c);
            Alpha alpha(text);
            for (const uint64_t first : operands()) {
                alpha[3] = 0x5555aaaa12348765;
                alpha[1] = first;
                const uint64_t expected = reference(first, literal, alpha[c]);
                alpha.run();
                CAPTURE(text, first);
                REQUIRE(alpha[c] == expected);
            }
        }
    }
}

}  // namespace

TEST_CASE("does an operate instruction keep its meaning, whichever registers coincide?",
          "[alpha]") {
    for (const auto& [mnemonic, reference] : operate()) {
        SECTION(mnemonic) {
            check_registers(mnemonic, reference);
            check_literals(mnemonic, reference);
        }
    }
}

TEST_CASE("does an instruction with one source keep its meaning?", "[alpha]") {
    for (const auto& [mnemonic, reference] : unary()) {
        for (const char* registers : {"$1,$3", "$1,$1"}) {
            Alpha alpha(fmt::format("\t{} {}\n", mnemonic, registers));
            for (const uint64_t value : operands()) {
                alpha[1] = value;
                alpha.run();
                CAPTURE(mnemonic, registers, value);
                REQUIRE(alpha[registers[4] - '0'] == reference(value));
            }
        }
    }
}

TEST_CASE("does a branch go where Alpha's goes?", "[alpha]") {
    for (const auto& [mnemonic, condition] : branches()) {
        Alpha alpha(fmt::format("\tlda $2,1($31)\n"
                                "\t{} $1,$L1\n"
                                "\tlda $2,0($31)\n"
                                "$L1:\n"
                                "\tnop\n",
                                mnemonic));
        for (const uint64_t value : operands()) {
            alpha[1] = value;
            alpha.run();
            CAPTURE(mnemonic, value);
            REQUIRE(alpha[2] == condition(int64_t(value)));
        }
    }
    Alpha alpha("\tlda $2,1($31)\n\tbr $31,$L1\n\tlda $2,0($31)\n$L1:\n\tnop\n");
    alpha.run();
    REQUIRE(alpha[2] == 1);
}

TEST_CASE("do loads and stores access as many bytes as Alpha's?", "[alpha]") {
    Alpha alpha("\tldbu $1,256($10)\n"
                "\tldwu $2,256($10)\n"
                "\tldl $3,256($10)\n"
                "\tldq $4,256($10)\n"
                "\tstb $4,512($10)\n"
                "\tstw $4,520($10)\n"
                "\tstl $4,528($10)\n"
                "\tstq $4,536($10)\n");
    alpha.store(1256, uint64_t(0x8182838485868788));
    alpha[10] = 1000;
    alpha.run();
    REQUIRE(alpha[1] == 0x88);
    REQUIRE(alpha[2] == 0x8788);
    REQUIRE(alpha[3] == 0xffffffff85868788);
    REQUIRE(alpha[4] == 0x8182838485868788);
    REQUIRE(alpha.load<uint64_t>(1512) == 0x88);
    REQUIRE(alpha.load<uint64_t>(1520) == 0x8788);
    REQUIRE(alpha.load<uint64_t>(1528) == 0x85868788);
    REQUIRE(alpha.load<uint64_t>(1536) == 0x8182838485868788);
}

TEST_CASE("do addresses add up as on Alpha?", "[alpha]") {
    Alpha alpha("\tlda $1,-4($3)\n\tldah $2,-4($3)\n\tlda $3,100($3)\n");
    alpha[3] = 0x100000000;
    alpha.run();
    REQUIRE(alpha[1] == 0xfffffffc);
    REQUIRE(alpha[2] == 0x100000000 - 0x40000);
    REQUIRE(alpha[3] == 0x100000064);
}

TEST_CASE("does an unaligned quadword access take the quadword around the address?", "[alpha]") {
    // The base is also the destination, and the address has every alignment.
    Alpha load("\tldq_u $1,3($1)\n");
    Alpha store("\tstq_u $2,3($1)\n");
    for (unsigned byte = 0; byte < 8; ++byte) {
        load.store(1000, uint64_t(0x0123456789abcdef));
        load.store(1008, uint64_t(0x1111111111111111));
        load[1] = 1000 + byte - 3;
        load.run();
        REQUIRE(load[1] == 0x0123456789abcdef);
        store.store(1000, uint64_t(0));
        store[1] = 1000 + byte - 3;
        store[2] = 0xfedcba9876543210;
        store.run();
        REQUIRE(store.load<uint64_t>(1000) == 0xfedcba9876543210);
    }
}

TEST_CASE("does GCC's sequence for a misaligned word read and write it?", "[alpha]") {
    // As GCC 12 -O2 makes it for `x = *p; *p = y` on a pointer to a packed structure's int.
    Alpha alpha("\tldq_u $1,0($16)\n"
                "\tldq_u $0,3($16)\n"
                "\textll $1,$16,$1\n"
                "\textlh $0,$16,$0\n"
                "\tbis $1,$0,$0\n"
                "\taddl $31,$0,$0\n"
                "\tldq_u $2,3($16)\n"
                "\tldq_u $1,0($16)\n"
                "\tinslh $17,$16,$3\n"
                "\tmsklh $2,$16,$2\n"
                "\tinsll $17,$16,$17\n"
                "\tbis $2,$3,$2\n"
                "\tmskll $1,$16,$1\n"
                "\tstq_u $2,3($16)\n"
                "\tbis $1,$17,$1\n"
                "\tstq_u $1,0($16)\n");
    for (unsigned byte = 0; byte < 8; ++byte) {
        for (unsigned i = 0; i < 32; ++i)
            alpha.store(1000 + i, uint8_t(i));
        alpha.store(1008 + byte, uint32_t(0x89abcdef));
        alpha[16] = 1008 + byte;
        alpha[17] = 0xffffffff76543210;
        alpha.run();
        REQUIRE(alpha[0] == 0xffffffff89abcdef);
        for (unsigned i = 0; i < 32; ++i) {
            const unsigned offset = i - 8 - byte;
            const unsigned expected = offset < 4 ? 0x76543210u >> (8 * offset) & 255 : i;
            REQUIRE(alpha.load<uint8_t>(1000 + i) == expected);
        }
    }
}

TEST_CASE("are all rows of the table tested here or in alpha_translation.cc?", "[alpha]") {
    const std::set<std::string> elsewhere = {
        "lda", "ldah", "stb", "stw", "stl",           "stq",           "br",    "bsr",  "ret", "mb",
        "wmb", "rpcc", "nop", "clr", "call_pal 0x9e", "call_pal 0x81", "ldq_u", "stq_u"};
    std::vector<std::string> rows;
#define RENAME(alpha, ...) rows.push_back(alpha);
#define EXPAND(alpha, ...) rows.push_back(alpha);
#define LOAD(...)
#define JUMP(...)
#define DROP(...)
#define REJECT(...)
#define PLACE(...)
#define DIVIDE(...)
#define REJECT_SYMBOL(...)
#include "asm/alpha/translation.def"
    for (const std::string& row : rows) {
        CAPTURE(row);
        const bool is_directive = row.front() == '.';
        REQUIRE((is_directive || operate().contains(row) || unary().contains(row) ||
                 branches().contains(row) || elsewhere.contains(row)));
    }
}

}  // namespace swsim
