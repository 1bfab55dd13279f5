// SPDX-License-Identifier: Apache-2.0
#include "sim/profile/profile_text.h"

#include <algorithm>

#include <fmt/format.h>

#include "sim/profile/advice.h"
#include "sim/profile/percent.h"
#include "sim/profile/source_text.h"
#include "sim/profile/text_page.h"

namespace swsim {

namespace {

std::string bar(uint64_t value, uint64_t whole) {
    constexpr uint64_t width = 16;
    const uint64_t length = whole == 0 ? 0 : (value * width + whole / 2) / whole;
    return length == 0 ? "" : "  " + std::string(length, '#');
}

// Words in lines of at most `width` characters.
std::vector<std::string> wrapped(std::string_view text, size_t width) {
    std::vector<std::string> lines(1);
    for (size_t at = 0; at < text.size();) {
        const size_t end = std::min(text.find(' ', at), text.size());
        const std::string_view word = text.substr(at, end - at);
        if (!lines.back().empty() && lines.back().size() + 1 + word.size() > width)
            lines.emplace_back();
        lines.back() += lines.back().empty() ? "" : " ";
        lines.back() += word;
        at = end + 1;
    }
    return lines;
}

std::string shown_source(const std::string& source) {
    constexpr size_t longest = 44;
    return shortened(without_comment(source), longest);
}

class Page : private TextPage {
  public:
    Page(const ProfileReport& report, const ProfileTextOptions& options)
        : TextPage(options.colours), report_(report), options_(options),
          total_(report.accounts.total()) {}

    std::string write() {
        head();
        accounts();
        advice();
        pipes();
        mix();
        cores();
        regions();
        lines();
        return take();
    }

  private:
    std::string whose() const {
        if (report_.core)
            return fmt::format("core {}", *report_.core);
        return report_.cpes == 1 ? "the core" : fmt::format("{} cores", report_.cpes);
    }

    void head();
    void accounts();
    void account(Account account, unsigned tenths);
    bool shows_spreads() const { return !report_.core && report_.cpes > 1; }
    void advice();
    void pipes();
    void mix();
    void cores();
    void regions();
    void lines();
    std::string issue_text(const Share& share) const;
    void waits(const Share& share, int indent, size_t most);
    size_t place_width() const;

    const ProfileReport& report_;
    const ProfileTextOptions& options_;
    const Cycle total_;
};

void Page::head() {
    const ProfileOrigin& origin = report_.origin;
    print("{}", paint_.heading(origin.kernel));
    if (origin.bytes)
        print(": {} bytes", origin.bytes);
    print(" on {} CPE{}", report_.cpes, report_.cpes == 1 ? "" : "s");
    if (origin.cgs > 1)
        print(", core group {} of {} ({} mode)", origin.group, origin.cgs, origin.mode);
    print(", machine {}\n", origin.machine_hash);
    if (!origin.problem.empty())
        print("  {}\n", paint_.worse("the run has a problem, see the message below"));
    print("  cycles         {:>12}  spawn to join{}\n", report_.cycles,
          report_.spawns == 1 ? "" : fmt::format(", {} spawns", report_.spawns));
    print("  kernel cycles  {:>12}  first issue to last halt\n", origin.kernel_cycles);
    if (origin.bytes)
        print("  cycles/byte    {:>12.3f}  per CPE\n", report_.cycles_per_byte());
    print("  instructions   {:>12}  of {}\n", report_.issues(), whose());
}

void Page::accounts() {
    const std::span<const Cycle> cycles = report_.accounts.cycles();
    const std::vector<unsigned> tenths = tenths_of(cycles);
    heading("where the cycles of " + whose() + " went");
    print("  {:<24}{:>13}{:>7}", "", "cycles", "%");
    if (shows_spreads())
        print("{:>10}{:>10}{:>10}{:>10}", "minimum", "median", "maximum",
              fmt::format("core {}", critical_core(report_.cores)));
    print("\n");
    Cycle at_work = 0;
    unsigned tenths_at_work = 0;
    for (size_t i = 0; i < account_count; ++i) {
        if (Account(i) == Account::not_started)
            print("  {:<24}{:>13}{:>7}\n", "from first issue to end", at_work,
                  percent_text(tenths_at_work));
        at_work += cycles[i];
        tenths_at_work += tenths[i];
        if (cycles[i] != 0)
            account(Account(i), tenths[i]);
    }
    print("  {:<24}{:>13}{:>7}\n", "total", at_work, percent_text(tenths_at_work));
}

void Page::account(Account account, unsigned tenths) {
    const Cycle cycles = report_.accounts[account];
    print("  {}{:>13}{:>7}", paint_.account(account, fmt::format("{:<24}", name_of(account))),
          cycles, percent_text(tenths));
    if (shows_spreads()) {
        const Spread spread = spread_of(
            report_.cores, [&](const CoreReport& core) { return core.accounts[account]; });
        print("{:>10}{:>10}{:>10}{:>10}", spread.minimum, spread.median, spread.maximum,
              report_.cores[critical_core(report_.cores)].accounts[account]);
    }
    print("{}\n", paint_.account(account, bar(cycles, total_)));
}

// Of the largest accounts that something can be done about.
void Page::advice() {
    std::vector<std::pair<Cycle, Account>> largest;
    constexpr unsigned worth_telling = 50;  // tenths of a per cent
    for (size_t i = 0; i < account_count; ++i)
        if (Account(i) != Account::dual &&
            tenths_of(report_.accounts[Account(i)], total_) >= worth_telling)
            largest.emplace_back(report_.accounts[Account(i)], Account(i));
    std::ranges::stable_sort(largest, std::ranges::greater(), &std::pair<Cycle, Account>::first);
    constexpr size_t most = 3;
    largest.resize(std::min(largest.size(), most));
    if (largest.empty())
        return;
    heading("what to do");
    constexpr size_t width = 90;
    for (const auto& [cycles, account] : largest) {
        print("  {}: {}\n", paint_.account(account, name_of(account)), meaning_of(account));
        for (const std::string& line : wrapped(advice_on(account), width))
            print("      {}\n", line);
    }
}

void Page::pipes() {
    heading("use of the pipes, from each core's first issue to its end");
    print("  {:<24}{:>14}{:>7}{:>12}\n", "", "used", "%", "idle");
    for (size_t pipe = 0; pipe < report_.pipes.size(); ++pipe) {
        const PipeReport& own = report_.pipes[pipe];
        print("  P{:<23}{:>14}{:>7}{:>12}{}\n", pipe, own.used,
              percent_text(tenths_of(own.used, own.used + own.idle)), own.idle,
              bar(own.used, own.used + own.idle));
    }
}

void Page::mix() {
    const std::vector<unsigned> tenths = tenths_of(report_.mix, &MixRow::total);
    heading("instructions, by timing class");
    print("  {:<24}{:>14}{:>7}{:>12}{:>12}\n", "", "issues", "%", "on P0", "on P1");
    for (size_t i = 0; i < report_.mix.size(); ++i) {
        const MixRow& row = report_.mix[i];
        print("  {:<24}{:>14}{:>7}{:>12}{:>12}{}\n", row.timing_class, row.total(),
              percent_text(tenths[i]), row.issues[0], row.issues[1],
              bar(row.total(), report_.issues()));
    }
}

void Page::cores() {
    if (report_.cpes == 1)
        return;
    const Spread active =
        spread_of(report_.cores, [](const CoreReport& core) { return core.active(); });
    heading("the group");
    print("  first issue to end: minimum {} (core {}), median {}, maximum {} (core {})\n",
          active.minimum, active.minimum_core, active.median, active.maximum, active.maximum_core);
    print("  the critical core, which ends last, is core {}: its cycles are beside those above\n",
          critical_core(report_.cores));
}

// The cycles in which something issued.
std::string Page::issue_text(const Share& share) const {
    std::string text;
    for (const Account account : {Account::dual, Account::single})
        text += fmt::format("{:>10}{:>7}  {}", share.accounts[account],
                            percent_text(tenths_of(share.accounts[account], total_)),
                            paint_.account(account, name_of(account)));
    return text;
}

// The longest waits of a share, each with what was waited for.
void Page::waits(const Share& share, int indent, size_t most) {
    const size_t count = std::min(most, share.waits.size());
    for (size_t i = 0; i < count; ++i) {
        const Share::Wait& wait = share.waits[i];
        print("  {:{}}{:>10}{:>7}  {}", "", indent, wait.cycles,
              percent_text(tenths_of(wait.cycles, total_)),
              paint_.account(wait.account, name_of(wait.account)));
        if (!wait.place.empty())
            print(" of {}  {}", wait.place, shown_source(wait.source));
        print("\n");
    }
    if (share.waits.size() > count)
        print("  {:{}}{:>17}  other waits\n", "", indent, share.waits.size() - count);
}

void Page::regions() {
    if (report_.regions.empty())
        return;
    heading("regions");
    print("  {:<24}{:>14}{:>7}{:>12}{:>12}{:>12}{:>14}\n", "with what is inside", "cycles", "%",
          "passes", "per pass", "issues", "own cycles");
    for (const RegionReport& region : report_.regions) {
        const Share& all = region.inclusive;
        print("  {:<24}{:>14}{:>7}{:>12}{:>12}{:>12}{:>14}\n", region.name, all.cycles(),
              percent_text(tenths_of(all.cycles(), total_)), region.passes,
              region.passes ? fmt::format("{:.1f}", double(all.cycles()) / double(region.passes))
                            : "-",
              all.issues, region.exclusive.cycles());
        if (all.cycles() != 0)
            print("        {}\n", issue_text(all));
        constexpr size_t most_waits = 3;
        waits(all, 6, most_waits);
    }
}

size_t Page::place_width() const {
    size_t width = 0;
    for (size_t i = 0; i < std::min(options_.lines, report_.lines.size()); ++i)
        width = std::max(width, report_.lines[i].place.size());
    return width;
}

void Page::lines() {
    const size_t count = std::min(options_.lines, report_.lines.size());
    if (count == 0)
        return;
    Cycle shown = 0;
    Cycle all = 0;
    for (size_t i = 0; i < report_.lines.size(); ++i) {
        all += report_.lines[i].share.cycles();
        shown += i < count ? report_.lines[i].share.cycles() : 0;
    }
    heading(fmt::format("hottest lines: {} of {}, with {} % of the cycles of all lines", count,
                        report_.lines.size(), percent_text(tenths_of(shown, all))));
    print("  {:>14}{:>7}{:>12}  {}\n", "cycles", "%", "issues", "line");
    for (size_t i = 0; i < count; ++i) {
        const LineReport& line = report_.lines[i];
        print("  {:>14}{:>7}{:>12}  {:<{}}  {}{}\n", line.share.cycles(),
              percent_text(tenths_of(line.share.cycles(), total_)), line.share.issues, line.place,
              place_width(), shown_source(line.source),
              line.uses.size() > 1 ? fmt::format(" (macro, {} uses)", line.uses.size()) : "");
        constexpr size_t most_waits = 2;
        waits(line.share, 6, most_waits);
    }
}

}  // namespace

std::string text_of(const ProfileReport& report, const ProfileTextOptions& options) {
    return Page(report, options).write();
}

}  // namespace swsim
