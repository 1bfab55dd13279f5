// SPDX-License-Identifier: Apache-2.0
#include "tests/sim/log/event_log_support.h"

#include <algorithm>
#include <fstream>
#include <iterator>

#include <catch2/catch.hpp>
#include <fmt/format.h>
#include <unistd.h>

#include "asm/assembler.h"
#include "sim/report/both.h"

namespace swsim::test {

namespace {

class TextSink : public ExportSink {
  public:
    TextSink() : ExportSink(uint64_t(1) << 30) {}
    std::string text;

  private:
    void put(std::string_view part) override { text += part; }
};

}  // namespace

RunMeta meta_for(const Setup& setup) {
    Machine machine;
    for (const std::string& setting : setup.settings)
        machine.set(setting);
    RunMeta meta{.subject = "test",
                 .command = "a test",
                 .cpes = setup.cpes,
                 .machine_hash = machine.hash(),
                 .machine = {}};
    for (const Parameter& parameter : machine.parameters())
        meta.machine[parameter.name] = parameter.value;
    return meta;
}

TemporaryFile::TemporaryFile(const std::string& suffix)
    : path_(std::filesystem::temp_directory_path() /
            fmt::format("swsim-test-{}{}", getpid(), suffix)) {}

TemporaryFile::~TemporaryFile() {
    std::error_code error;
    std::filesystem::remove(path_, error);
}

std::vector<uint8_t> TemporaryFile::bytes() const {
    std::ifstream in(path_, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

void TemporaryFile::write(const std::vector<uint8_t>& bytes) const {
    std::ofstream out(path_, std::ios::binary | std::ios::trunc);
    out.write(reinterpret_cast<const char*>(bytes.data()), std::streamsize(bytes.size()));
}

Run run_logged(const std::string& body, Setup setup, const TemporaryFile& file,
               const LogOptions& options) {
    const Program program = assemble_text(".text\n.globl main\nmain:\n" + body + "\n");
    EventLogWriter writer(file.path(), ProgramText(program), meta_for(setup), options.filter,
                          options.max_bytes);
    Transcript nobody;
    Both both(writer, options.also ? *options.also : nobody);
    setup.listener = &both;
    const Run result = run(body, setup);
    writer.finish();
    return result;
}

void Transcript::add(Cycle cycle, std::string text) {
    order.push_back(cycle);
    lines_.push_back(fmt::format("{:10} {}", cycle, text));
}

std::vector<std::string> Transcript::sorted() const {
    std::vector<std::string> lines = lines_;
    std::ranges::sort(lines);
    return lines;
}

void Transcript::tell(const events::Issue& event) {
    add(event.cycle,
        fmt::format("core {} issue {:x} {} {}", event.core, event.pc, event.pipe, event.older));
}

void Transcript::tell(const events::Stall& event) {
    for (Cycle cycle = event.from; cycle < event.to; ++cycle)
        lines_.push_back(fmt::format("{:10} core {} stall {:x} {} {:x}", cycle, event.core,
                                     event.pc, account_names[size_t(event.account)],
                                     event.producer_pc));
    order.push_back(event.from);
}

void Transcript::tell(const events::Write& event) {
    if (values_)
        add(event.cycle, fmt::format("core {} ${} {:x} {} {:x} {:x} {:x} {:x}", event.core,
                                     event.index, event.pc, event.ready,
                                     uint64_t(event.value.u64[0]), uint64_t(event.value.u64[1]),
                                     uint64_t(event.value.u64[2]), uint64_t(event.value.u64[3])));
}

void Transcript::tell(const events::End& event) {
    add(event.cycle, fmt::format("core {} end", event.core));
}

void Transcript::tell(const events::DmaIssue& event) {
    const DmaCommand& command = event.command;
    const LdmTransfer& ldm = command.ldm;
    commands_[ldm.number] = fmt::format("{}@{}", command.core, ldm.issued);
    add(ldm.issued,
        fmt::format("core {} dma {} {} {:x} {:x} {} {:x} {} {:x} {:x} {} {} {} {} {}", command.core,
                    int(command.operation), int(command.mode), command.cores, ldm.address,
                    ldm.bytes, ldm.reply_address, ldm.writes_ldm, ldm.pc, command.memory_address,
                    command.memory_bytes, command.block_bytes, command.stride_bytes,
                    command.share_bytes, ldm.issuer));
}

void Transcript::tell(const events::DmaService& event) {
    add(event.from,
        fmt::format("group {} serves {} to {}", event.group, commands_[event.number], event.to));
}

void Transcript::tell(const events::DmaDone& event) {
    add(event.cycle, fmt::format("done {}", commands_[event.number]));
}

void Transcript::tell(const ChipEvent& event) {
    std::string text = fmt::format("event {}:", event.index());
    const auto put = [&](auto, const auto& value) {
        text += fmt::format(" {:x}", uint64_t(value));
    };
    std::visit([&](const auto& each) { each_field(each, put); }, event);
    add(cycle_of(event), text);
}

Transcript replayed(const EventLog& log, const LogFilter& filter, bool values) {
    Transcript transcript(values);
    log.replay(transcript, filter);
    return transcript;
}

std::string exported(const EventLog& log, const std::string& format, const LogFilter& filter,
                     unsigned columns) {
    TextSink sink;
    const auto exporter =
        find_export_format(format)->make({log.program(), log.meta(), filter, sink, columns});
    log.replay(*exporter, filter);
    exporter->finish(log.missing());
    return sink.text;
}

}  // namespace swsim::test
