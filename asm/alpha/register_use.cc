// SPDX-License-Identifier: Apache-2.0
#include "asm/alpha/register_use.h"

#include <algorithm>
#include <cctype>
#include <map>

namespace swsim {

namespace {

bool is_register(const std::string& operand) {
    const size_t digits = operand.starts_with("$f") ? 2 : 1;
    return operand.starts_with('$') && operand.size() > digits && operand.size() <= digits + 2 &&
           std::all_of(operand.begin() + long(digits), operand.end(),
                       [](unsigned char c) { return std::isdigit(c); });
}

bool continues_name(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) || c == '_' || c == '.' || c == '$';
}

// Visits each name that begins with '$'.
template <typename Visit> void for_each_dollar_name(const std::string& text, Visit visit) {
    for (size_t begin = text.find('$'); begin != std::string::npos;) {
        size_t end = begin + 1;
        while (end < text.size() && continues_name(text[end]))
            ++end;
        visit(begin, end);
        begin = text.find('$', end);
    }
}

std::vector<RegisterUse> uses_of_asm_statement(const AlphaLine& line) {
    std::vector<RegisterUse> uses;
    for_each_dollar_name(line.text, [&](size_t begin, size_t end) {
        if (const std::string name = line.text.substr(begin, end - begin); is_register(name))
            uses.push_back({name, true, true});
    });
    return uses;
}

bool is_store(const AlphaLine& line) {
    return line.mnemonic.starts_with("st");
}

bool is_load(const AlphaLine& line) {
    return line.mnemonic.starts_with("ld");
}

// br, bsr, jsr, jmp and ret write the link register, which comes first.
bool is_jump(const AlphaLine& line) {
    constexpr std::string_view jumps[] = {"br", "bsr", "jsr", "jmp", "ret"};
    return std::find(std::begin(jumps), std::end(jumps), line.mnemonic) != std::end(jumps);
}

bool is_conditional_move(const AlphaLine& line) {
    return line.mnemonic.starts_with("cmov") || line.mnemonic.starts_with("fcmov");
}

bool writes(const AlphaLine& line, size_t operand) {
    if (is_store(line) || is_conditional_branch(line))
        return false;
    if (is_load(line) || is_jump(line))
        return operand == 0;
    return operand + 1 == line.operands.size();
}

bool reads(const AlphaLine& line, size_t operand) {
    return !writes(line, operand) || is_conditional_move(line);
}

bool leaves_function(const AlphaLine& line) {
    return line.mnemonic == "ret" ||
           (line.mnemonic == "jmp" && line.operands.size() > 1 && line.operands[1] == "($27)");
}

bool is_computed_goto(const AlphaLine& line) {
    return line.mnemonic == "jmp" && !leaves_function(line);
}

}  // namespace

std::vector<RegisterUse> register_uses(const AlphaLine& line) {
    if (line.verbatim)
        return uses_of_asm_statement(line);
    std::vector<RegisterUse> uses;
    if (line.is_directive())
        return uses;
    for (size_t i = 0; i < line.operands.size(); ++i) {
        if (is_register(line.operands[i]))
            uses.push_back({line.operands[i], reads(line, i), writes(line, i), i});
        else if (const std::string base = base_of(line.operands[i]); is_register(base))
            uses.push_back({base, true, false, i, true});
    }
    return uses;
}

std::string base_of(const std::string& operand) {
    const size_t open = operand.find('(');
    if (open == std::string::npos || operand.back() != ')')
        return "";
    return operand.substr(open + 1, operand.size() - open - 2);
}

std::string replace_register(const std::string& text, const std::string& name,
                             const std::string& replacement) {
    std::string result;
    size_t copied = 0;
    for_each_dollar_name(text, [&](size_t begin, size_t end) {
        if (text.compare(begin, end - begin, name) != 0)
            return;
        result += text.substr(copied, begin - copied) + replacement;
        copied = end;
    });
    return result + text.substr(copied);
}

bool is_call(const AlphaLine& line) {
    return (line.mnemonic == "jsr" || line.mnemonic == "bsr") && !line.operands.empty() &&
           line.operands[0] != "$23";
}

bool is_conditional_branch(const AlphaLine& line) {
    constexpr std::string_view branches[] = {"beq",  "bne",  "blt",  "ble",  "bgt",
                                             "bge",  "blbs", "blbc", "fbeq", "fbne",
                                             "fblt", "fble", "fbgt", "fbge"};
    return std::find(std::begin(branches), std::end(branches), line.mnemonic) != std::end(branches);
}

ControlFlow::ControlFlow(const std::vector<AlphaLine>& function) : successors_(function.size()) {
    std::map<std::string, size_t> labels;
    for (size_t i = 0; i < function.size(); ++i)
        if (!function[i].label.empty())
            labels[function[i].label] = i;
    for (size_t i = 0; i < function.size(); ++i) {
        const AlphaLine& line = function[i];
        std::vector<size_t>& next = successors_[i];
        const bool branches = line.mnemonic == "br" || is_conditional_branch(line);
        if (branches && !line.operands.empty())
            if (const auto target = labels.find(line.operands.back()); target != labels.end())
                next.push_back(target->second);
        if (is_computed_goto(line))
            for (const auto& [label, target] : labels)
                next.push_back(target);
        if (line.mnemonic != "br" && line.mnemonic != "jmp" && line.mnemonic != "ret" &&
            i + 1 < function.size())
            next.push_back(i + 1);
    }
}

}  // namespace swsim
