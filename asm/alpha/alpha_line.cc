// SPDX-License-Identifier: Apache-2.0
#include "asm/alpha/alpha_line.h"

#include <cctype>
#include <map>
#include <span>
#include <sstream>

#include "asm/alpha/descriptor_pair.h"
#include "base/text.h"

namespace swsim {

namespace {

constexpr std::string_view blanks = " \t\r\f\v";

std::string trim(const std::string& text) {
    const size_t first = text.find_first_not_of(blanks);
    if (first == std::string::npos)
        return "";
    return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

bool is_name_character(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) || c == '_' || c == '.' || c == '$';
}

// The positions of `wanted` outside of strings and parentheses.
std::vector<size_t> find_outside(const std::string& text, char wanted) {
    std::vector<size_t> positions;
    bool quoted = false;
    int depth = 0;
    for (size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (c == wanted && !quoted && depth == 0)
            positions.push_back(i);
        if (c == '"')
            quoted = !quoted;
        else if (quoted && c == '\\')
            ++i;
        else if (!quoted)
            depth += (c == '(') - (c == ')');
    }
    return positions;
}

std::string without_comment(const std::string& text) {
    const std::vector<size_t> marks = find_outside(text, '#');
    return trim(marks.empty() ? text : text.substr(0, marks.front()));
}

std::string unquote(const std::string& text) {
    if (text.size() < 2 || text.front() != '"' || text.back() != '"')
        return text;
    return text.substr(1, text.size() - 2);
}

unsigned to_number(const std::string& text) {
    unsigned value = 0;
    for (const char c : text)
        if (std::isdigit(static_cast<unsigned char>(c)))
            value = value * 10 + unsigned(c - '0');
    return value;
}

// The compiler's note of where an asm statement stands: # 23 "file.c" 1
bool is_line_marker(const std::string& trimmed) {
    return trimmed.size() > 2 && trimmed[0] == '#' && trimmed[1] == ' ' &&
           std::isdigit(static_cast<unsigned char>(trimmed[2]));
}

// Only debug information refers to these; without it, they are not there.
bool is_debug_label(std::string_view label) {
    return matches_glob("$LB[BE][0-9]*", label) || matches_glob("$L*text[0-9]*", label);
}

class AlphaParser {
  public:
    std::vector<AlphaLine> parse(const std::string& text) {
        std::istringstream stream(text);
        for (std::string line; std::getline(stream, line);) {
            ++number_;
            if (in_asm_statement_)
                parse_verbatim(line);
            else
                parse_line(without_comment(line));
        }
        return std::move(lines_);
    }

  private:
    AlphaLine& add(const std::string& text) {
        AlphaLine line;
        line.number = number_;
        line.text = text;
        line.source_file = source_file_;
        line.source_line = source_line_;
        lines_.push_back(line);
        return lines_.back();
    }

    void parse_verbatim(const std::string& line) {
        const std::string text = trim(line);
        if (text == ".set\tnomacro")
            in_asm_statement_ = false;
        else if (!text.empty() && !is_line_marker(text))
            add(descriptor_pairs_.joined(text)).verbatim = true;
    }

    void parse_line(std::string text) {
        size_t end = 0;
        while (end < text.size() && is_name_character(text[end]))
            ++end;
        if (end > 0 && end < text.size() && text[end] == ':') {
            if (!is_debug_label(text.substr(0, end)))
                add(text.substr(0, end + 1)).label = text.substr(0, end);
            parse_line(trim(text.substr(end + 1)));
            return;
        }
        if (!text.empty())
            parse_statement(text);
    }

    void parse_statement(const std::string& text) {
        AlphaLine& line = add(text);
        const size_t end = std::min(text.find_first_of(blanks), text.size());
        line.mnemonic = text.substr(0, end);
        std::string rest = trim(text.substr(end));
        take_relocation(rest, line);
        split_operands(rest, line);
        if (follow_compiler(line))
            lines_.pop_back();
    }

    static void take_relocation(std::string& rest, AlphaLine& line) {
        const std::vector<size_t> marks = find_outside(rest, '!');
        if (marks.empty())
            return;
        line.relocation = trim(rest.substr(marks[0] + 1));
        if (marks.size() > 1) {
            line.relocation = rest.substr(marks[0] + 1, marks[1] - marks[0] - 1);
            line.sequence = trim(rest.substr(marks[1] + 1));
        }
        rest = trim(rest.substr(0, marks[0]));
    }

    static void split_operands(const std::string& rest, AlphaLine& line) {
        if (rest.empty())
            return;
        size_t begin = 0;
        for (const size_t comma : find_outside(rest, ',')) {
            line.operands.push_back(trim(rest.substr(begin, comma - begin)));
            begin = comma + 1;
        }
        line.operands.push_back(trim(rest.substr(begin)));
    }

    // Directives that only describe the lines which follow.
    bool follow_compiler(const AlphaLine& line) {
        if (line.mnemonic == ".set" && line.operands.size() == 1) {
            in_asm_statement_ = line.operands[0] == "macro";
            descriptor_pairs_ = DescriptorPairs();
            return in_asm_statement_ || line.operands[0] == "nomacro";
        }
        if (line.mnemonic == ".file") {
            const size_t space =
                line.operands.empty() ? std::string::npos : line.operands[0].find_first_of(blanks);
            if (space != std::string::npos)
                files_[to_number(line.operands[0].substr(0, space))] =
                    unquote(trim(line.operands[0].substr(space)));
            return true;
        }
        if (line.mnemonic == ".loc") {
            std::istringstream numbers(line.operand_text());
            std::string file, source_line;
            numbers >> file >> source_line;
            source_file_ = files_[to_number(file)];
            source_line_ = to_number(source_line);
            return true;
        }
        if (line.mnemonic == ".end")
            source_line_ = 0;  // the data that may follow come from elsewhere
        return false;
    }

    std::vector<AlphaLine> lines_;
    unsigned number_ = 0;
    bool in_asm_statement_ = false;
    DescriptorPairs descriptor_pairs_;  // of the asm statement
    std::map<unsigned, std::string> files_;
    std::string source_file_;
    unsigned source_line_ = 0;
};

}  // namespace

std::string AlphaLine::operand_text(size_t first) const {
    const size_t begin = std::min(first, operands.size());
    return join(std::span(operands).subspan(begin), ",");
}

std::vector<AlphaLine> parse_alpha(const std::string& text) {
    return AlphaParser().parse(text);
}

}  // namespace swsim
