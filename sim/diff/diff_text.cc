// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include <fmt/format.h>

#include "sim/diff/diff_output.h"
#include "sim/profile/percent.h"
#include "sim/profile/source_text.h"
#include "sim/profile/text_page.h"

namespace swsim {

namespace {

std::string signed_tenths(int tenths) {
    if (tenths == 0)
        return "0.0";
    return (tenths < 0 ? "-" : "+") + percent_text(unsigned(std::abs(tenths)));
}

std::string change_text(const Pair& pair) {
    if (pair.difference() == 0)
        return "same";
    const auto change = pair.change();
    return change ? fmt::format("{:+.1f} %", *change) : "new";
}

class DiffPage : private TextPage {
  public:
    DiffPage(const ProfileDiff& diff, const DiffTextOptions& options)
        : TextPage(options.colours), diff_(diff), options_(options) {}

    std::string write() {
        origin('A', diff_.a);
        origin('B', diff_.b);
        if (diff_.per_byte)
            print("  the sizes differ: all numbers below are per byte\n");
        summary();
        accounts();
        pipes();
        mix();
        regions();
        lines();
        return take();
    }

  private:
    std::string number(double value) const {
        return diff_.per_byte ? fmt::format("{:.4f}", value) : fmt::format("{:.0f}", value);
    }
    std::string signed_number(double value) const {
        return value == 0 ? "0" : (value > 0 ? "+" : "-") + number(std::abs(value));
    }
    // Fewer cycles are better; `width` columns.
    std::string difference(const Pair& pair, int width) const {
        const double value = pair.difference();
        const std::string text = fmt::format("{:>{}}", signed_number(value), width);
        if (value == 0)
            return text;
        return value < 0 ? paint_.better(text) : paint_.worse(text);
    }
    void row(std::string_view name, const Pair& pair, std::string_view remark = "") {
        print("  {:<24}{:>13}{:>14}{}{:>10}{}{}\n", name, number(pair.a), number(pair.b),
              difference(pair, 14), change_text(pair), remark.empty() ? "" : "  ", remark);
    }
    void columns(std::string_view name) {
        print("  {:<24}{:>13}{:>14}{:>14}{:>10}\n", name, "A", "B", "difference", "change");
    }
    // The accounts of a region or line that changed most.
    void most_changed(const ShareDiff& share) {
        constexpr size_t most = 3;
        for (size_t i = 0; i < std::min(most, share.accounts.size()); ++i) {
            const auto& [account, cycles] = share.accounts[i];
            print("    {}{:>13}{:>14}{}\n",
                  paint_.account(account, fmt::format("{:<22}", name_of(account))),
                  number(cycles.a), number(cycles.b), difference(cycles, 14));
        }
    }

    void origin(char letter, const ProfileReport& report);
    void summary();
    void accounts();
    void pipes();
    void mix();
    void regions();
    void lines();

    const ProfileDiff& diff_;
    const DiffTextOptions& options_;
};

void DiffPage::origin(char letter, const ProfileReport& report) {
    print("{}: {}", letter, paint_.heading(report.origin.kernel));
    if (report.origin.bytes)
        print(", {} bytes", report.origin.bytes);
    print(" on {} CPE{}, ", report.cpes, report.cpes == 1 ? "" : "s");
    if (report.core)
        print("core {} alone, ", *report.core);
    print("machine {}\n", report.origin.machine_hash);
}

void DiffPage::summary() {
    print("\n");
    columns("");
    row("cycles", diff_.spawn_to_join, "spawn to join");
    row("kernel cycles", diff_.kernel_cycles, "first issue to last halt");
    if (diff_.a.origin.bytes && !diff_.per_byte) {
        const Pair per_byte{diff_.a.cycles_per_byte(), diff_.b.cycles_per_byte()};
        print("  {:<24}{:>13.3f}{:>14.3f}{:>+14.3f}{:>10}  per CPE\n", "cycles/byte", per_byte.a,
              per_byte.b, per_byte.difference(), change_text(per_byte));
    }
    row("instructions", diff_.issues);
}

void DiffPage::accounts() {
    heading("where the cycles went, largest change first");
    print("  {:<24}{:>13}{:>7}{:>13}{:>7}{:>14}{:>9}\n", "", "A", "%", "B", "%", "difference",
          "points");
    int sum_a = 0;
    int sum_b = 0;
    for (const AccountDiff& each : diff_.accounts) {
        sum_a += each.tenths_a;
        sum_b += each.tenths_b;
        print("  {}{:>13}{:>7}{:>13}{:>7}{}{:>9}\n",
              paint_.account(each.account, fmt::format("{:<24}", name_of(each.account))),
              number(each.cycles.a), percent_text(unsigned(each.tenths_a)), number(each.cycles.b),
              percent_text(unsigned(each.tenths_b)), difference(each.cycles, 14),
              signed_tenths(each.points()));
    }
    print("  {:<24}{:>13}{:>7}{:>13}{:>7}{}\n", "total", number(diff_.total.a),
          percent_text(unsigned(sum_a)), number(diff_.total.b), percent_text(unsigned(sum_b)),
          difference(diff_.total, 14));
}

void DiffPage::pipes() {
    heading("use of the pipes, from each core's first issue to its end");
    print("  {:<24}{:>13}{:>7}{:>13}{:>7}{:>14}{:>9}\n", "", "A", "%", "B", "%", "difference",
          "points");
    for (size_t i = 0; i < diff_.pipes.size(); ++i) {
        const PipeDiff& pipe = diff_.pipes[i];
        print("  P{:<23}{:>13}{:>7}{:>13}{:>7}{:>14}{:>9}\n", i, number(pipe.used.a),
              percent_text(unsigned(pipe.tenths_a)), number(pipe.used.b),
              percent_text(unsigned(pipe.tenths_b)), signed_number(pipe.used.difference()),
              signed_tenths(pipe.tenths_b - pipe.tenths_a));
    }
}

void DiffPage::mix() {
    heading("instructions, by timing class");
    columns("");
    for (const MixDiff& each : diff_.mix)
        row(each.timing_class, each.issues);
}

void DiffPage::regions() {
    if (diff_.regions.empty())
        return;
    heading("regions, with what is inside");
    columns("");
    for (const RegionDiff& region : diff_.regions) {
        std::string remark;
        if (!region.share.in_a || !region.share.in_b)
            remark = region.share.in_a ? "only in A" : "only in B";
        else if (region.cycles_per_pass.a != 0 && region.cycles_per_pass.b != 0)
            remark = fmt::format("{:.1f} -> {:.1f} per pass", region.cycles_per_pass.a,
                                 region.cycles_per_pass.b);
        row(region.name, region.share.cycles, remark);
        most_changed(region.share);
    }
}

void DiffPage::lines() {
    const auto changed = size_t(std::ranges::count_if(
        diff_.lines, [](const LineDiff& line) { return line.share.cycles.difference() != 0; }));
    const size_t count = std::min(options_.lines, changed);
    heading(fmt::format("lines of the same text, largest change first: {} of {} that changed",
                        count, changed));
    if (count == 0)
        return;
    columns("");
    constexpr size_t longest_source = 60;
    for (size_t i = 0; i < count; ++i) {
        const LineDiff& line = diff_.lines[i];
        print("  {}{}\n", shortened(line.source, longest_source),
              line.share.in_a && line.share.in_b ? ""
              : line.share.in_a                  ? "    (only in A)"
                                                 : "    (only in B)");
        row("", line.share.cycles);
        most_changed(line.share);
    }
}

}  // namespace

std::string text_of(const ProfileDiff& diff, const DiffTextOptions& options) {
    return DiffPage(diff, options).write();
}

}  // namespace swsim
