// SPDX-License-Identifier: Apache-2.0
#include "sim/observe/profile_text.h"

#include <algorithm>

#include <fmt/format.h>

#include "sim/observe/advice.h"
#include "sim/observe/paint.h"
#include "sim/observe/percent.h"

namespace swsim {

namespace {

std::string name_of(Account account) {
    return std::string(account_names[size_t(account)]);
}

// A tenth of a per cent below 0.1 % is told as what it is.
std::string bar(uint64_t value, uint64_t whole) {
    constexpr uint64_t width = 24;
    return std::string(whole == 0 ? 0 : (value * width + whole / 2) / whole, '#');
}

// For a table's last column: tabs and runs of blanks are one blank, and comments are left out.
std::string shown_source(const std::string& source) {
    std::string text;
    for (const char c : source) {
        const bool blank = c == ' ' || c == '\t';
        if (c == '#' && (text.empty() || text.back() == ' '))
            break;
        if (!blank)
            text += c;
        else if (!text.empty() && text.back() != ' ')
            text += ' ';
    }
    if (!text.empty() && text.back() == ' ')
        text.pop_back();
    constexpr size_t longest = 60;
    return text.size() <= longest ? text : text.substr(0, longest - 3) + "...";
}

class Page {
  public:
    Page(const ProfileReport& report, const ProfileTextOptions& options)
        : report_(report), options_(options), paint_(options.colours),
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
        return std::move(text_);
    }

  private:
    template <typename... Values>
    void print(fmt::format_string<Values...> format, Values&&... values) {
        fmt::format_to(std::back_inserter(text_), format, std::forward<Values>(values)...);
    }
    void heading(const std::string& text) { print("\n{}\n", paint_.heading(text)); }
    std::string whose() const {
        if (report_.core)
            return fmt::format("core {}", *report_.core);
        return report_.cpes == 1 ? "the core" : fmt::format("{} cores", report_.cpes);
    }

    void head();
    void accounts();
    void advice();
    void pipes();
    void mix();
    void cores();
    void regions();
    void lines();
    void waits(const Share& share, Cycle of, int indent, size_t most);
    size_t place_width() const;

    const ProfileReport& report_;
    const ProfileTextOptions& options_;
    const Paint paint_;
    const Cycle total_;
    std::string text_;
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
    std::vector<uint64_t> cycles;
    for (size_t i = 0; i < account_count; ++i)
        cycles.push_back(report_.accounts[Account(i)]);
    const std::vector<unsigned> tenths = tenths_of(cycles);
    const bool spreads = !report_.core && report_.cpes > 1;
    heading("where the cycles of " + whose() + " went");
    print("  {:<24}{:>14}{:>7}", "", "cycles", "%");
    print("{}\n", spreads
                      ? fmt::format("{:>12}{:>12}{:>12}  of a core", "minimum", "median", "maximum")
                      : "");
    for (size_t i = 0; i < account_count; ++i) {
        const auto account = Account(i);
        if (cycles[i] == 0)
            continue;
        print("  {}{:>14}{:>7}", paint_.account(account, fmt::format("{:<24}", name_of(account))),
              cycles[i], percent_text(tenths[i]));
        if (spreads) {
            const Spread spread = spread_of(
                report_.cores, [&](const CoreReport& core) { return core.accounts[account]; });
            print("{:>12}{:>12}{:>12}", spread.minimum, spread.median, spread.maximum);
        }
        print("  {}\n", paint_.account(account, bar(cycles[i], total_)));
    }
    unsigned sum = 0;
    for (const unsigned each : tenths)
        sum += each;
    print("  {:<24}{:>14}{:>7}\n", "total", total_, percent_text(sum));
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
    for (const auto& [cycles, account] : largest)
        print("  {}: {}.\n    {}\n", paint_.account(account, name_of(account)), meaning_of(account),
              advice_on(account));
}

void Page::pipes() {
    heading("use of the pipes, from each core's first issue to its end");
    print("  {:<24}{:>14}{:>7}{:>12}\n", "", "used", "%", "idle");
    for (size_t pipe = 0; pipe < report_.pipes.size(); ++pipe) {
        const PipeReport& own = report_.pipes[pipe];
        print("  P{:<23}{:>14}{:>7}{:>12}  {}\n", pipe, own.used,
              percent_text(tenths_of(own.used, own.used + own.idle)), own.idle,
              bar(own.used, own.used + own.idle));
    }
}

void Page::mix() {
    std::vector<uint64_t> issues;
    for (const MixRow& row : report_.mix)
        issues.push_back(row.total());
    const std::vector<unsigned> tenths = tenths_of(issues);
    heading("instructions, by timing class");
    print("  {:<24}{:>14}{:>7}{:>12}{:>12}\n", "", "issues", "%", "on P0", "on P1");
    for (size_t i = 0; i < report_.mix.size(); ++i) {
        const MixRow& row = report_.mix[i];
        print("  {:<24}{:>14}{:>7}{:>12}{:>12}  {}\n", row.timing_class, row.total(),
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
    print("  the critical core, which ends last, is core {}\n", critical_core(report_.cores));
}

// The longest waits of a share, each with what was waited for.
void Page::waits(const Share& share, Cycle of, int indent, size_t most) {
    const size_t count = std::min(most, share.waits.size());
    for (size_t i = 0; i < count; ++i) {
        const Share::Wait& wait = share.waits[i];
        print("  {:{}}{:>12}{:>7}  {}", "", indent, wait.cycles,
              percent_text(tenths_of(wait.cycles, of)),
              paint_.account(wait.account, name_of(wait.account)));
        if (!wait.place.empty())
            print(" of {}  {}", wait.place, shown_source(wait.source));
        print("\n");
    }
    if (share.waits.size() > count)
        print("  {:{}}{:>12}\n", "", indent,
              fmt::format("and {} more", share.waits.size() - count));
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
        constexpr size_t most_waits = 3;
        waits(all, total_, 26, most_waits);
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
              line.uses.size() > 1
                  ? fmt::format("  (a macro's line, used {} times)", line.uses.size())
                  : "");
        constexpr size_t most_waits = 2;
        waits(line.share, total_, 16, most_waits);
    }
}

}  // namespace

std::string text_of(const ProfileReport& report, const ProfileTextOptions& options) {
    return Page(report, options).write();
}

}  // namespace swsim
