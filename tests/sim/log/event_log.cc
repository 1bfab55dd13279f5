// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <cstring>

#include <catch2/catch.hpp>
#include <fmt/format.h>

#include "sim/log/event_log_file.h"
#include "tests/sim/cpe/random_program.h"
#include "tests/sim/log/event_log_support.h"

namespace swsim::test {
namespace {

constexpr uint64_t shared_memory = address_map::arena_base + 0x8000;
constexpr unsigned programs = 150;

struct Case {
    std::string text;
    Setup setup;
};

Case random_case(unsigned seed) {
    RandomProgram random(seed);
    const unsigned cpes = random.one_in(8) ? 8 : random.between(1, 4);
    const std::string text = random.text(cpes);
    return {text,
            {.cpes = cpes,
             .arguments = {shared_memory},
             .max_cycles = 200'000,
             .check = Setup::Check::off}};
}

// Ten transfers of each of four cores, which poll, and a message and a barrier between them.
const char* const busy_program = R"(
    rcsr $19,0
    ldi $2,0x400($31)
    vinsf $17,$31,0,$3
    vinsf $2,$3,1,$3
    ldi $5,0x1000($31)
    ldi $9,10($31)
1:  stw $31,0($2)
    dma $3,$16,$5
2:  ldw $4,0($2)
    beq $4,2b
    memb
    vldd $6,0($5)
    vaddw $6,$6,$7
    vaddw $7,$6,$7
    subl $9,1,$9
    bne $9,1b
    ldi $10,0xf($31)
    synr $10
    halt
)";

const Setup busy = {.cpes = 4, .arguments = {shared_memory, uint64_t(1) << 56 | 256}};

// Reads what can be read. Whatever the file holds, there is an answer or an error.
std::string answer(const TemporaryFile& file) {
    try {
        const EventLog log(file.path());
        const auto lines = replayed(log).sorted();
        return log.missing().empty() ? fmt::format("{}", fmt::join(lines, "\n")) : "missing";
    } catch (const EventLogError& error) {
        return fmt::format("error: {}", error.what());
    }
}

}  // namespace

TEST_CASE("does a log give back every event, in the order of time?", "[log]") {
    const TemporaryFile file(".swlog");
    for (unsigned seed = 1; seed <= programs; ++seed) {
        INFO("seed " << seed);
        const Case each = random_case(seed);
        Transcript told(true);
        run_logged(each.text, each.setup, file, {.filter = {.values = true}, .also = &told});
        const Transcript read = replayed(EventLog(file.path()), {.values = true}, true);
        REQUIRE(read.sorted() == told.sorted());
        REQUIRE(std::ranges::is_sorted(read.order));
    }
}

TEST_CASE("does a log give back events that a million cycles lie between?", "[log]") {
    // As when an array is joined long after its last core has halted.
    const TemporaryFile file(".swlog");
    EventLogWriter writer(file.path(), {}, meta_for({}), {.values = true});
    Transcript told(true);
    for (EventListener* listener :
         {static_cast<EventListener*>(&writer), static_cast<EventListener*>(&told)}) {
        listener->on(events::Spawn{0, 1, 1});
        for (const Cycle cycle : {Cycle(1), Cycle(1'000'000), Cycle(2'000'000)})
            listener->on(events::Write{0, cycle, cycle + 1, address_map::text_base, 3, Vector{}});
        listener->on(events::BarrierRelease{0, 2});
        listener->on(events::Join{1'000'000, 1'000'000});
    }
    writer.finish();
    const Transcript read = replayed(EventLog(file.path()), {.values = true}, true);
    CHECK(read.sorted() == told.sorted());
    CHECK(std::ranges::is_sorted(read.order));
}

TEST_CASE("is the log the same byte for byte ahead of time and cycle by cycle?", "[log]") {
    const TemporaryFile file(".swlog");
    unsigned ended = 0;
    for (unsigned seed = 1; seed <= programs; ++seed) {
        INFO("seed " << seed);
        Case each = random_case(seed);
        const LogOptions options{.filter = {.values = true}};
        const Run ahead = run_logged(each.text, each.setup, file, options);
        const std::vector<uint8_t> ahead_bytes = file.bytes();
        for (const Cycle quantum : {1, 7}) {
            each.setup.quantum = quantum;
            run_logged(each.text, each.setup, file, options);
            // In a run without an end, the last stalls are told of or not.
            if (ahead.result.outcome == Outcome::ended)
                REQUIRE(file.bytes() == ahead_bytes);
        }
        ended += ahead.result.outcome == Outcome::ended;
    }
    CHECK(ended > programs * 9 / 10);
}

TEST_CASE("do the events of a log sum up to every account of the run?", "[log]") {
    class Sums : public EventListener {
      public:
        using EventListener::on;
        void on(const events::Issue& event) override {
            Accounts& accounts = cores.at(event.core);
            const bool second = last.at(event.core) == event.cycle;
            accounts[Account::dual] += second;
            accounts[Account::single] += second ? Cycle(-1) : 1;
            last.at(event.core) = event.cycle;
        }
        void on(const events::Stall& event) override {
            cores.at(event.core)[event.account] += event.to - event.from;
        }
        std::vector<Accounts> cores = std::vector<Accounts>(64);
        std::vector<Cycle> last = std::vector<Cycle>(64, never);
    };
    const TemporaryFile file(".swlog");
    for (unsigned seed = 1; seed <= programs; ++seed) {
        INFO("seed " << seed);
        const Case each = random_case(seed);
        const Run run = run_logged(each.text, each.setup, file);
        if (run.result.outcome != Outcome::ended)
            continue;
        Sums sums;
        EventLog(file.path()).replay(sums);
        for (unsigned core = 0; core < each.setup.cpes; ++core) {
            Accounts expected = run.core(core).accounts;
            expected[Account::not_started] = expected[Account::halted] = 0;
            REQUIRE(sums.cores[core] == expected);
        }
    }
}

TEST_CASE("is a log with a filter what the filter leaves of the whole log?", "[log]") {
    const TemporaryFile whole(".whole.swlog");
    const TemporaryFile part(".part.swlog");
    run_logged(busy_program, busy, whole);
    const EventLog all(whole.path());
    const Cycle middle = (all.first_cycle() + all.last_cycle()) / 2;
    for (const LogFilter& filter :
         {LogFilter{.cores = 0b0110}, LogFilter{.from = middle}, LogFilter{.to = middle},
          LogFilter{.cores = 1, .from = middle - 300, .to = middle + 300}}) {
        run_logged(busy_program, busy, part, {.filter = filter});
        const auto filtered = replayed(EventLog(part.path())).sorted();
        CHECK(filtered == replayed(all, filter).sorted());
        CHECK(filtered.size() < replayed(all).sorted().size());
        CHECK(!filtered.empty());
    }
}

TEST_CASE("does a window show each cycle in it, and none outside?", "[log]") {
    const TemporaryFile file(".swlog");
    run_logged(busy_program, busy, file);
    const EventLog log(file.path());
    const LogFilter window{.from = log.first_cycle() + 500, .to = log.first_cycle() + 600};
    std::vector<std::string> expected;
    for (const std::string& line : replayed(log).sorted()) {
        const Cycle cycle = std::stoull(line);
        if (line.find("issue") + 1 != 0 || line.find("stall") + 1 != 0)
            if (cycle >= window.from && cycle < window.to)
                expected.push_back(line);
    }
    std::vector<std::string> shown;
    for (const std::string& line : replayed(log, window).sorted())
        if (line.find("issue") + 1 != 0 || line.find("stall") + 1 != 0)
            shown.push_back(line);
    CHECK(shown == expected);
    CHECK(shown.size() >= 400);  // four cores, one or two lines in each cycle
}

// A loop long enough for several blocks of each core.
std::string long_program(unsigned passes) {
    return fmt::format("ldi $9,{}($31)\n1: vaddw $16,$17,$1\nvaddw $1,$17,$2\nvaddw $2,$1,$3\n"
                       "ldw $4,64($31)\naddw $4,1,$4\nsubw $9,1,$9\nbne $9,1b\nhalt",
                       passes);
}

TEST_CASE("does a size limit leave a log that says up to where it is complete?", "[log]") {
    const TemporaryFile whole(".whole.swlog");
    const TemporaryFile part(".part.swlog");
    const Setup setup{.cpes = 4};
    run_logged(long_program(20'000), setup, whole);
    const EventLog all(whole.path());
    CHECK(all.missing().empty());
    const uint64_t limit = all.bytes() / 2;
    run_logged(long_program(20'000), setup, part, {.max_bytes = limit});
    const EventLog log(part.path());
    CHECK(log.bytes() <= limit);
    CHECK(log.missing().find("size limit") != std::string::npos);
    REQUIRE(log.complete_to() < all.last_cycle());
    CHECK(log.complete_to() > all.first_cycle() + 1000);
    CHECK(replayed(log).sorted() == replayed(all, {.to = log.complete_to()}).sorted());
}

TEST_CASE("is a log that was cut off readable up to its last whole block?", "[log]") {
    const TemporaryFile file(".swlog");
    run_logged(long_program(20'000), {.cpes = 2}, file);
    const std::vector<uint8_t> bytes = file.bytes();
    const auto all = replayed(EventLog(file.path())).sorted();
    size_t most = 0;
    for (size_t length = 0; length < bytes.size(); length += 1 + bytes.size() / 23) {
        INFO("length " << length);
        file.write({bytes.begin(), bytes.begin() + std::ptrdiff_t(length)});
        try {
            const EventLog log(file.path());
            CHECK(log.missing().find("cut off") != std::string::npos);
            const auto lines = replayed(log).sorted();
            CHECK(std::ranges::includes(all, lines));
            CHECK(lines.size() >= most);
            most = lines.size();
        } catch (const EventLogError& error) {
            INFO(error.what());
            CHECK(most == 0);  // cut off in its head
        }
    }
    CHECK(most > all.size() / 2);
}

TEST_CASE("is a damaged log refused, or read as it was?", "[log]") {
    const TemporaryFile file(".swlog");
    run_logged(busy_program, busy, file);
    const std::vector<uint8_t> bytes = file.bytes();
    const std::string right = answer(file);
    REQUIRE(right.find("issue") != std::string::npos);
    unsigned refused = 0;
    for (size_t at = 0; at < bytes.size(); at += at < 200 ? 1 : 1 + bytes.size() / 400) {
        std::vector<uint8_t> damaged = bytes;
        damaged[at] ^= uint8_t(1 << at % 8);
        file.write(damaged);
        const std::string said = answer(file);
        INFO("byte " << at << ": " << said.substr(0, 200));
        const bool error = said.rfind("error: ", 0) == 0;
        CHECK((error || said == "missing" || said == right));
        refused += error;
    }
    CHECK(refused > 300);
}

namespace {

// A log taken apart, to be put together again with sound lengths and checksums.
struct Parts {
    explicit Parts(const std::vector<uint8_t>& bytes) {
        log_file::Unpacker unpacker;
        log_file::JsonHeader head;
        std::memcpy(&head, bytes.data(), sizeof head);
        const std::span<const uint8_t> all(bytes);
        description = unpacker.unpack(all.subspan(sizeof head, head.packed_bytes), head.raw_bytes);
        size_t at = sizeof head + head.packed_bytes;
        for (log_file::BlockHeader header;; at += sizeof header + header.packed_bytes) {
            std::memcpy(&header, &bytes[at], sizeof header);
            if (header.magic != log_file::BlockHeader::block_magic)
                break;
            headers.push_back(header);
            blocks.push_back(unpacker.unpack(all.subspan(at + sizeof header, header.packed_bytes),
                                             header.raw_bytes));
        }
    }

    // Without an index: the reader looks for the blocks.
    std::vector<uint8_t> whole() const {
        log_file::Packer packer;
        std::vector<uint8_t> result;
        const auto add = [&](std::span<const uint8_t> bytes) {
            result.insert(result.end(), bytes.begin(), bytes.end());
        };
        const std::vector<uint8_t> text = packer.pack(description);
        log_file::JsonHeader head;
        head.raw_bytes = uint32_t(description.size());
        head.packed_bytes = uint32_t(text.size());
        head.checksum = head.sum();
        add(log_file::bytes_of(head));
        add(text);
        for (size_t i = 0; i < blocks.size(); ++i) {
            const std::vector<uint8_t> packed = packer.pack(blocks[i]);
            log_file::BlockHeader header = headers[i];
            header.packed_bytes = uint32_t(packed.size());
            header.checksum = header.sum();
            add(log_file::bytes_of(header));
            add(packed);
        }
        return result;
    }

    std::vector<uint8_t> description;
    std::vector<log_file::BlockHeader> headers;
    std::vector<std::vector<uint8_t>> blocks;
};

// Whether it could be read, and shown in every format.
bool shows(const TemporaryFile& file) {
    try {
        const EventLog log(file.path());
        for (const ExportFormat& format : export_formats())
            exported(log, std::string(format.name), {.values = true});
        return true;
    } catch (const EventLogError&) {
        return false;
    }
}

}  // namespace

TEST_CASE("does a forged log, with sound lengths and checksums, do no harm?", "[log]") {
    const TemporaryFile file(".swlog");
    run_logged(busy_program, busy, file, {.filter = {.values = true}});
    const Parts right(file.bytes());
    REQUIRE(right.blocks.size() > 8);
    file.write(right.whole());
    REQUIRE(shows(file));
    RandomProgram random(1);
    unsigned shown = 0;
    unsigned refused = 0;
    for (unsigned attempt = 0; attempt < 240; ++attempt) {
        Parts forged = right;
        const size_t block = attempt % right.blocks.size();
        std::vector<uint8_t>& bytes = attempt % 4 == 0 ? forged.description : forged.blocks[block];
        bytes[random.between(0, unsigned(bytes.size() - 1))] = uint8_t(random.between(0, 255));
        file.write(forged.whole());
        const bool is_shown = shows(file);
        shown += is_shown;
        refused += !is_shown;
    }
    CHECK(shown > 20);
    CHECK(refused > 20);
}

TEST_CASE("does a forged length allocate no memory?", "[log]") {
    const TemporaryFile file(".swlog");
    run_logged(busy_program, busy, file);
    const Parts right(file.bytes());
    for (const uint32_t length : {0x7fffffffu, 0xffffffffu, log_file::block_limit + 1}) {
        Parts forged = right;
        forged.headers[0].raw_bytes = length;
        file.write(forged.whole());
        CHECK(EventLog(file.path()).events() == 0);  // no sound block at the first one's place
    }
    // A frame that says it is larger than the block.
    Parts forged = right;
    forged.blocks[0].assign(log_file::block_limit, 0);
    file.write(forged.whole());
    CHECK_THROWS_WITH(replayed(EventLog(file.path())), Catch::Contains("is damaged"));
}

TEST_CASE("does what is no log, or of another version, give a clear error?", "[log]") {
    const TemporaryFile file(".swlog");
    const auto says = [&](const std::vector<uint8_t>& bytes) {
        file.write(bytes);
        return answer(file);
    };
    CHECK(says({}).find("is not an event log") != std::string::npos);
    CHECK(says({'h', 'e', 'l', 'l', 'o'}).find("is not an event log") != std::string::npos);
    run_logged(busy_program, busy, file);
    std::vector<uint8_t> bytes = file.bytes();
    bytes[8] = 99;
    CHECK(says(bytes).find("has version 99; this swsim reads version 2") != std::string::npos);
    CHECK_THROWS_WITH(EventLog("/nonexistent/run.swlog"), Catch::Contains("No such file"));
    CHECK_THROWS_WITH(EventLog("/tmp"), Catch::Contains("Is a directory"));
    CHECK_THROWS_AS(EventLogWriter("/nonexistent/run.swlog", {}, {}), EventLogError);
    CHECK_THROWS_WITH(EventLogWriter("/dev/null", {}, {}), Catch::Contains("not a regular file"));
}

TEST_CASE("is there no file when a log is not finished?", "[log]") {
    const TemporaryFile file(".swlog");
    {
        EventLogWriter writer(file.path(), {}, {});
        writer.on(events::Issue{0, 5, address_map::text_base, 0, 0});
    }
    CHECK_FALSE(std::filesystem::exists(file.path()));
}

TEST_CASE("does an issue in the next cycle take about a byte before it is compressed?", "[log]") {
    const TemporaryFile file(".swlog");
    const Run run = run_logged(long_program(20'000), {}, file);
    CHECK(EventLog(file.path()).bytes() < run.core().instructions / 20);
}

}  // namespace swsim::test
