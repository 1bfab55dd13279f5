// SPDX-License-Identifier: Apache-2.0
#include "base/text.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <vector>

#include <fmt/format.h>
#include <fnmatch.h>
#include <openssl/evp.h>

namespace swsim {

size_t edit_distance(std::string_view from, std::string_view to) {
    std::vector<size_t> row(to.size() + 1);
    std::iota(row.begin(), row.end(), size_t{0});
    std::vector<size_t> before(row.size());  // the row above `row`
    std::vector<size_t> next(row.size());
    for (size_t i = 1; i <= from.size(); ++i) {
        next[0] = i;
        for (size_t j = 1; j <= to.size(); ++j) {
            next[j] =
                std::min({row[j - 1] + (from[i - 1] != to[j - 1]), row[j] + 1, next[j - 1] + 1});
            if (i > 1 && j > 1 && from[i - 1] == to[j - 2] && from[i - 2] == to[j - 1])
                next[j] = std::min(next[j], before[j - 2] + 1);
        }
        before.swap(row);
        row.swap(next);
    }
    return row.back();
}

std::string nearest(std::string_view word, std::span<const std::string_view> candidates) {
    size_t best = std::max<size_t>(1, word.size() / 3);
    std::string_view result;
    for (const std::string_view candidate : candidates) {
        // The distance is at least the difference in length: most candidates end here.
        const auto [shorter, longer] = std::minmax({word.size(), candidate.size()});
        if (longer - shorter > best)
            continue;
        const size_t distance = edit_distance(word, candidate);
        const bool nearer = result.empty() ? distance <= best : distance < best;
        if (nearer || (distance == best && candidate < result)) {
            best = distance;
            result = candidate;
        }
    }
    return std::string(result);
}

std::string suggestion(std::string_view word, std::span<const std::string_view> candidates,
                       std::string_view list) {
    if (const std::string near = nearest(word, candidates); !near.empty())
        return "nearest: " + near;
    if (!list.empty())
        return std::string(list);
    if (candidates.empty())
        return "there is none";
    constexpr size_t max_names = 8;
    const auto shown = candidates.first(std::min(candidates.size(), max_names));
    const size_t more = candidates.size() - shown.size();
    return fmt::format("there {} {}{}", candidates.size() == 1 ? "is" : "are", join(shown, ", "),
                       more > 0 ? fmt::format(" and {} more", more) : "");
}

bool matches_glob(std::string_view pattern, std::string_view text) {
    if (pattern.find_first_of("*?[") == std::string_view::npos)
        return pattern == text;
    return fnmatch(std::string(pattern).c_str(), std::string(text).c_str(), 0) == 0;
}

std::string sha256_prefix(std::string_view text) {
    std::array<unsigned char, EVP_MAX_MD_SIZE> digest{};
    EVP_Digest(text.data(), text.size(), digest.data(), nullptr, EVP_sha256(), nullptr);
    std::string hex;
    for (size_t i = 0; i < 8; ++i)
        hex += fmt::format("{:02x}", digest[i]);
    return hex;
}

}  // namespace swsim
