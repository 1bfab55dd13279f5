// SPDX-License-Identifier: Apache-2.0
//
// Does each row of asm/alpha/translation.def compute what Alpha's manual says, whichever registers
// coincide? Both sides run on random and on awkward operands: the reference below, which is written
// byte by byte from the manual's definitions, and the translation, assembled and executed.
#include <catch2/catch.hpp>

#include <bit>
#include <cmath>
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
    explicit Alpha(const std::string& text)
        : Alpha(text, translate_alpha("\t.text\nstart:\n" + text, "test")) {}

    // With registers as asm/alpha/floating_point.h maps them: $f10 is $4, $f11 $5, $f12 $6.
    static Alpha with_floating_point(const std::string& text) {
        return {text,
                translate_alpha("\t.text\n\t.ent f\nf:\n" + text + "\t.end f\n$Lend:\n\tnop\n",
                                "test", std::set<std::string>{})};
    }

    void run() {
        for (size_t next = 0; next < program_.text.size();)
            next = step(program_.text[next], next);
    }

    uint64_t operator[](unsigned index) const { return state_->scalar(index); }
    void set(unsigned index, uint64_t value) { state_->set_scalar(index, value); }

    template <typename T> T load(size_t address) const {
        return semantics::get<T>(&state_->ldm[address]);
    }
    template <typename T> void store(size_t address, T value) {
        semantics::put(&state_->ldm[address], value);
    }

  private:
    Alpha(const std::string& text, const std::string& translated) {
        CAPTURE(text, translated);
        program_ = assemble_text(translated);
    }

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
                alpha.set(1, first);
                alpha.set(2, second);
                alpha.set(3, 0x5555aaaa12348765);
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
                alpha.set(3, 0x5555aaaa12348765);
                alpha.set(1, first);
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
                alpha.set(1, value);
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
            alpha.set(1, value);
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
    alpha.set(10, 1000);
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
    alpha.set(3, 0x100000000);
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
        load.set(1, 1000 + byte - 3);
        load.run();
        REQUIRE(load[1] == 0x0123456789abcdef);
        store.store(1000, uint64_t(0));
        store.set(1, 1000 + byte - 3);
        store.set(2, 0xfedcba9876543210);
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
        alpha.set(16, 1008 + byte);
        alpha.set(17, 0xffffffff76543210);
        alpha.run();
        REQUIRE(alpha[0] == 0xffffffff89abcdef);
        for (unsigned i = 0; i < 32; ++i) {
            const unsigned offset = i - 8 - byte;
            const unsigned expected = offset < 4 ? 0x76543210u >> (8 * offset) & 255 : i;
            REQUIRE(alpha.load<uint8_t>(1000 + i) == expected);
        }
    }
}

// ---- Floating point ----------------------------------------------------------------------------

namespace {

using Floating = std::function<double(double a, double b)>;

uint64_t bits_of(double value) {
    return value != value ? 0x7ff8000000000000 : std::bit_cast<uint64_t>(value);
}

// Alpha's comparisons give 2.0 for true.
double truth(bool value) {
    return value ? 2.0 : 0.0;
}

const std::map<std::string, Floating>& floating_operate() {
    static const std::map<std::string, Floating> table = {
        {"addt", [](double a, double b) { return a + b; }},
        {"subt", [](double a, double b) { return a - b; }},
        {"mult", [](double a, double b) { return a * b; }},
        {"divt", [](double a, double b) { return a / b; }},
        {"adds", [](double a, double b) { return float(a) + float(b); }},
        {"subs", [](double a, double b) { return float(a) - float(b); }},
        {"muls", [](double a, double b) { return float(a) * float(b); }},
        {"divs", [](double a, double b) { return float(a) / float(b); }},
        {"cmpteq", [](double a, double b) { return truth(a == b); }},
        {"cmptlt", [](double a, double b) { return truth(a < b); }},
        {"cmptle", [](double a, double b) { return truth(a <= b); }},
        {"cmptun", [](double a, double b) { return truth(std::isunordered(a, b)); }},
    };
    return table;
}

const std::map<std::string, Floating>& floating_unary() {
    static const std::map<std::string, Floating> table = {
        {"sqrtt", [](double b, double) { return std::sqrt(b); }},
        {"sqrts", [](double b, double) { return std::sqrt(float(b)); }},
        {"cvtts", [](double b, double) { return float(b); }},
        {"cvtsts", [](double b, double) { return float(b); }},
        {"cvtqt", [](double b, double) { return double(std::bit_cast<int64_t>(b)); }},
        {"cvtqs", [](double b, double) { return float(std::bit_cast<int64_t>(b)); }},
    };
    return table;
}

const std::map<std::string, std::function<bool(double)>>& floating_branches() {
    static const std::map<std::string, std::function<bool(double)>> table = {
        {"fbeq", [](double a) { return a == 0; }}, {"fbne", [](double a) { return a != 0; }},
        {"fblt", [](double a) { return a < 0; }},  {"fble", [](double a) { return a <= 0; }},
        {"fbgt", [](double a) { return a > 0; }},  {"fbge", [](double a) { return a >= 0; }},
    };
    return table;
}

std::vector<double> floating_operands() {
    std::vector<double> values = {0.0,      -0.0,      1.0,    -1.0,           0.5,    1.5,
                                  1e300,    -1e300,    1e-300, 5e-324,         1e-310, 1e38,
                                  1e-40,    3.25e7,    0x1p63, -0x1p63,        0x1p64, 4294967296.5,
                                  INFINITY, -INFINITY, NAN,    0x1.fffffefp127};
    std::mt19937_64 random(2);
    for (int i = 0; i < 10; ++i)
        values.push_back(std::bit_cast<double>((random() & 0x800fffffffffffff) |
                                               (1023 - 30 + random() % 60) << 52));
    return values;
}

}  // namespace

TEST_CASE("does a floating-point row compute what Alpha's manual says?", "[alpha]") {
    for (const auto& [mnemonic, reference] : floating_operate()) {
        for (const char* registers : {"$f10,$f11,$f12", "$f10,$f11,$f10", "$f10,$f11,$f11"}) {
            Alpha alpha = Alpha::with_floating_point(fmt::format("\t{} {}\n", mnemonic, registers));
            const unsigned result = 4 + unsigned(registers[13] - '0');
            for (const double a : floating_operands())
                for (const double b : floating_operands()) {
                    alpha.set(4, bits_of(a));
                    alpha.set(5, bits_of(b));
                    alpha.run();
                    CAPTURE(mnemonic, registers, a, b);
                    REQUIRE(alpha[result] == bits_of(reference(a, b)));
                }
        }
    }
    for (const auto& [mnemonic, reference] : floating_unary()) {
        Alpha alpha = Alpha::with_floating_point(fmt::format("\t{} $f10,$f11\n", mnemonic));
        for (const double b : floating_operands()) {
            alpha.set(4, bits_of(b));
            alpha.run();
            CAPTURE(mnemonic, b);
            REQUIRE(alpha[5] == bits_of(reference(std::bit_cast<double>(bits_of(b)), 0)));
        }
    }
}

TEST_CASE("do sign copies, conditional moves and moves between the files move bits?", "[alpha]") {
    constexpr uint64_t sign = 0x8000000000000000;
    const auto result = [](const std::string& text, uint64_t a, uint64_t b, uint64_t c) {
        Alpha alpha = Alpha::with_floating_point(text);
        alpha.set(1, a);
        alpha.set(4, a);
        alpha.set(5, b);
        alpha.set(6, c);
        alpha.set(30, 1024);
        alpha.run();
        return alpha[6];
    };
    for (const uint64_t a : operands()) {
        const uint64_t b = ~a * 3, c = a * 5 + 1;
        CAPTURE(a);
        REQUIRE(result("\tcpys $f10,$f11,$f12\n", a, b, c) == ((a & sign) | (b & ~sign)));
        REQUIRE(result("\tcpysn $f10,$f11,$f12\n", a, b, c) == ((~a & sign) | (b & ~sign)));
        REQUIRE(result("\tcpys $f10,$f10,$f12\n", a, b, c) == a);
        REQUIRE(result("\tcpys $f31,$f31,$f12\n", a, b, c) == 0);
        REQUIRE(result("\tfcmoveq $f10,$f11,$f12\n", a, b, c) == ((a & ~sign) == 0 ? b : c));
        REQUIRE(result("\tfcmovne $f10,$f11,$f12\n", a, b, c) == ((a & ~sign) != 0 ? b : c));
        REQUIRE(result("\titoft $1,$f12\n", a, b, c) == a);
        REQUIRE(result("\tftoit $f10,$1\n\titoft $1,$f12\n", a, b, c) == a);
        const uint64_t word = a & 0x7f7fffff;  // no not-a-number
        REQUIRE(result("\titofs $1,$f12\n", word, b, c) ==
                bits_of(std::bit_cast<float>(uint32_t(word))));
        REQUIRE(result("\titofs $1,$f10\n\tftois $f10,$2\n\titoft $2,$f12\n", word, b, c) == word);
    }
}

TEST_CASE("does a conversion to an integer give the low 64 bits, up to 2^64?", "[alpha]") {
    for (const char* registers : {"$f10,$f11", "$f10,$f10"}) {
        Alpha alpha =
            Alpha::with_floating_point(fmt::format("\tcvttq/c {}\n\tbr $31,$Lend\n", registers));
        const unsigned result = 4 + unsigned(registers[8] - '0');
        for (const double value : floating_operands()) {
            if (!(value >= -0x1p63 && value < 0x1p64))
                continue;
            alpha.set(4, bits_of(value));
            alpha.run();
            CAPTURE(registers, value);
            REQUIRE(alpha[result] == (value < 0 ? uint64_t(int64_t(value)) : uint64_t(value)));
        }
    }
}

TEST_CASE("do 32-bit integers pass through floating-point registers unchanged?", "[alpha]") {
    Alpha alpha = Alpha::with_floating_point("\tlds $f10,0($30)\n\tcvtlq $f10,$f11\n"
                                             "\tcvtqt $f11,$f12\n"
                                             "\tcvtql $f11,$f13\n\tsts $f13,8($30)\n");
    alpha.set(30, 1024);
    for (const uint64_t value : operands()) {
        alpha.store(1024, uint32_t(value));
        alpha.run();
        REQUIRE(alpha.load<uint32_t>(1032) == uint32_t(value));
        REQUIRE(alpha[6] == bits_of(double(int32_t(value))));
    }
}

TEST_CASE("does a branch on floating point go where Alpha's goes?", "[alpha]") {
    for (const auto& [mnemonic, condition] : floating_branches()) {
        Alpha alpha = Alpha::with_floating_point(fmt::format("\tlda $2,1($31)\n\t{} $f10,$Lend\n"
                                                             "\tlda $2,0($31)\n",
                                                             mnemonic));
        for (const double value : floating_operands()) {
            if (value != value)
                continue;
            alpha.set(4, bits_of(value));
            alpha.run();
            CAPTURE(mnemonic, value);
            REQUIRE(alpha[2] == condition(value));
        }
    }
}

TEST_CASE("do floating-point loads and stores convert singles?", "[alpha]") {
    Alpha alpha = Alpha::with_floating_point("\tlds $f10,0($30)\n\tldt $f11,8($30)\n"
                                             "\tsts $f10,16($30)\n\tstt $f11,24($30)\n"
                                             "\tcpyse $f10,$f11,$f12\n");
    alpha.set(30, 1024);
    alpha.store(1024, 2.5F);
    alpha.store(1032, -7.75);
    alpha.run();
    REQUIRE(alpha[4] == bits_of(2.5));
    REQUIRE(alpha.load<float>(1040) == 2.5F);
    REQUIRE(alpha.load<double>(1048) == -7.75);
    REQUIRE(alpha[6] == bits_of(3.875));  // 2.5 has the exponent of 2, -7.75 the fraction of 1.9375
}

TEST_CASE("are all rows of the table tested here or in alpha_translation.cc?", "[alpha]") {
    const std::set<std::string> elsewhere = {
        "lda",           "ldah",          "stb",   "stw",   "stl",     "stq",     "br",
        "bsr",           "ret",           "mb",    "wmb",   "rpcc",    "nop",     "clr",
        "call_pal 0x9e", "call_pal 0x81", "ldq_u", "stq_u", "ldt",     "lds",     "stt",
        "sts",           "cpys",          "cpysn", "cpyse", "fcmoveq", "fcmovne", "cvttq/c",
        "itoft",         "ftoit",         "itofs", "ftois"};
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
                 branches().contains(row) || floating_operate().contains(row) ||
                 floating_unary().contains(row) || floating_branches().contains(row) ||
                 elsewhere.contains(row)));
    }
}

}  // namespace swsim
