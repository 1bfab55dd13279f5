// SPDX-License-Identifier: Apache-2.0
#include "sim/diff/profile_diff.h"

#include <algorithm>
#include <map>

#include <fmt/format.h>

#include "sim/profile/percent.h"
#include "sim/profile/source_text.h"

namespace swsim {

namespace {

std::string size_of(const ProfileReport& report) {
    return fmt::format("{} byte{} on {} core{}", report.origin.bytes,
                       report.origin.bytes == 1 ? "" : "s", report.cpes,
                       report.cpes == 1 ? "" : "s");
}

void check_comparable(const ProfileReport& a, const ProfileReport& b) {
    const auto whose = [](const ProfileReport& report) {
        return report.core ? fmt::format("core {} alone", *report.core) : "all cores";
    };
    if (a.core.has_value() != b.core.has_value())
        throw DiffError(fmt::format("A is the profile of {}, B of {}: make both with --core, or "
                                    "none",
                                    whose(a), whose(b)));
    if (a.origin.bytes == b.origin.bytes && a.cpes == b.cpes)
        return;
    if (a.core)
        throw DiffError(fmt::format("A is one core of {}, B of {}: profiles of one core are "
                                    "compared only at the same size",
                                    size_of(a), size_of(b)));
    if (a.origin.bytes == 0 || b.origin.bytes == 0)
        throw DiffError(fmt::format("A has {}, B has {}: a program without bytes has no cycles "
                                    "per byte; run both at the same size",
                                    size_of(a), size_of(b)));
}

class Comparison {
  public:
    Comparison(const ProfileReport& a, const ProfileReport& b) {
        diff_.a = a;
        diff_.b = b;
        diff_.per_byte = a.origin.bytes != b.origin.bytes || a.cpes != b.cpes;
    }

    ProfileDiff make() {
        const ProfileReport& a = diff_.a;
        const ProfileReport& b = diff_.b;
        diff_.spawn_to_join = of_group(a.cycles, b.cycles);
        diff_.kernel_cycles = of_group(a.origin.kernel_cycles, b.origin.kernel_cycles);
        diff_.total = pair(a.accounts.total(), b.accounts.total());
        diff_.issues = pair(a.issues(), b.issues());
        accounts();
        pipes();
        mix();
        regions();
        lines();
        return std::move(diff_);
    }

  private:
    Pair pair(uint64_t a, uint64_t b) const {
        if (!diff_.per_byte)
            return {double(a), double(b)};
        return {double(a) / double(diff_.a.origin.bytes), double(b) / double(diff_.b.origin.bytes)};
    }
    // Times that all cores spend: per byte, each core's counts.
    Pair of_group(Cycle a, Cycle b) const {
        return diff_.per_byte ? pair(a * diff_.a.cpes, b * diff_.b.cpes) : pair(a, b);
    }
    ShareDiff share(const Share* a, const Share* b) const;

    void accounts();
    void pipes();
    void mix();
    void regions();
    void lines();

    ProfileDiff diff_;
};

// By the size of the change, and where nothing changed, by the size.
template <typename Row, typename Cycles>
void sort_by_effect(std::vector<Row>& rows, const Cycles& cycles) {
    std::ranges::stable_sort(rows, std::ranges::greater(), [&](const Row& row) {
        const Pair& pair = cycles(row);
        return std::make_pair(std::abs(pair.difference()), std::max(pair.a, pair.b));
    });
}

ShareDiff Comparison::share(const Share* a, const Share* b) const {
    static const Share nothing;
    const Share& first = a ? *a : nothing;
    const Share& second = b ? *b : nothing;
    ShareDiff diff;
    diff.in_a = a != nullptr;
    diff.in_b = b != nullptr;
    diff.cycles = pair(first.cycles(), second.cycles());
    diff.issues = pair(first.issues, second.issues);
    for (size_t i = 0; i < account_count; ++i) {
        const Pair cycles = pair(first.accounts[Account(i)], second.accounts[Account(i)]);
        if (cycles.difference() != 0)
            diff.accounts.emplace_back(Account(i), cycles);
    }
    sort_by_effect(diff.accounts, [](const auto& each) { return each.second; });
    return diff;
}

void Comparison::accounts() {
    const std::vector<unsigned> a = tenths_of(diff_.a.accounts.cycles());
    const std::vector<unsigned> b = tenths_of(diff_.b.accounts.cycles());
    for (size_t i = 0; i < account_count; ++i) {
        const auto account = Account(i);
        const Cycle in_a = diff_.a.accounts[account];
        const Cycle in_b = diff_.b.accounts[account];
        if (in_a || in_b)
            diff_.accounts.push_back({account, pair(in_a, in_b), int(a[i]), int(b[i])});
    }
    sort_by_effect(diff_.accounts, [](const AccountDiff& each) { return each.cycles; });
}

void Comparison::pipes() {
    for (size_t pipe = 0; pipe < diff_.pipes.size(); ++pipe) {
        const PipeReport& a = diff_.a.pipes[pipe];
        const PipeReport& b = diff_.b.pipes[pipe];
        diff_.pipes[pipe] = {pair(a.used, b.used), int(tenths_of(a.used, a.used + a.idle)),
                             int(tenths_of(b.used, b.used + b.idle))};
    }
}

void Comparison::mix() {
    std::map<std::string, std::pair<uint64_t, uint64_t>> issues;
    for (const MixRow& row : diff_.a.mix)
        issues[row.timing_class].first += row.total();
    for (const MixRow& row : diff_.b.mix)
        issues[row.timing_class].second += row.total();
    for (const auto& [name, counts] : issues)
        diff_.mix.push_back({name, pair(counts.first, counts.second)});
    sort_by_effect(diff_.mix, [](const MixDiff& each) { return each.issues; });
}

void Comparison::regions() {
    std::map<std::string, std::pair<const RegionReport*, const RegionReport*>> by_name;
    for (const RegionReport& region : diff_.a.regions)
        by_name[region.name].first = &region;
    for (const RegionReport& region : diff_.b.regions)
        by_name[region.name].second = &region;
    const auto per_pass = [](const RegionReport* region) {
        return region && region->passes
                   ? double(region->inclusive.cycles()) / double(region->passes)
                   : 0;
    };
    for (const auto& [name, found] : by_name) {
        const auto& [a, b] = found;
        diff_.regions.push_back({name,
                                 share(a ? &a->inclusive : nullptr, b ? &b->inclusive : nullptr),
                                 {per_pass(a), per_pass(b)}});
    }
    sort_by_effect(diff_.regions, [](const RegionDiff& each) { return each.share.cycles; });
}

void Comparison::lines() {
    struct Same {
        std::string places;
        Share share;
    };
    std::map<std::string, std::pair<std::optional<Same>, std::optional<Same>>> by_source;
    const auto add = [](std::optional<Same>& same, const LineReport& line) {
        if (!same)
            same.emplace();
        same->places += (same->places.empty() ? "" : ", ") + line.place;
        same->share.issues += line.share.issues;
        same->share.accounts += line.share.accounts;
    };
    for (const LineReport& line : diff_.a.lines)
        add(by_source[without_labels(line.source)].first, line);
    for (const LineReport& line : diff_.b.lines)
        add(by_source[without_labels(line.source)].second, line);
    for (const auto& [source, found] : by_source) {
        const auto& [a, b] = found;
        diff_.lines.push_back({source, a ? a->places : "", b ? b->places : "",
                               share(a ? &a->share : nullptr, b ? &b->share : nullptr)});
    }
    sort_by_effect(diff_.lines, [](const LineDiff& each) { return each.share.cycles; });
}

}  // namespace

ProfileDiff compare(const ProfileReport& a, const ProfileReport& b) {
    check_comparable(a, b);
    return Comparison(a, b).make();
}

}  // namespace swsim
