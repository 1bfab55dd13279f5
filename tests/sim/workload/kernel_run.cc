// SPDX-License-Identifier: Apache-2.0
//
// A run by library calls: load, data by seed, simulate, verify, read the cycles.
#include <catch2/catch.hpp>

#include "sim/workload/kernel_run.h"
#include "tests/sim/workload/support.h"

using namespace swsim;
using namespace swsim::test;

namespace {

RunRequest request_of(const std::string& kernel, uint64_t bytes) {
    RunRequest request;
    request.kernel = kernel;
    request.bytes = bytes;
    return request;
}

RunResult run_of(const RunRequest& request) {
    return KernelRun(PreparedKernel(request), request).run();
}

}  // namespace

TEST_CASE("Does a kernel run by library calls, and is the tree of its results whole?") {
    const RunResult result = run_kernel(request_of("simd_selldw", 4096));
    CHECK(result.verified());
    CHECK(result.bytes() == 4096);
    CHECK(result.variant == KernelVariant{"ecb-encrypt", 128});
    REQUIRE(result.groups.size() == 1);
    REQUIRE(result.groups[0].spawns.size() == 1);
    const SpawnResult& spawn = result.groups[0].spawns[0];
    CHECK(spawn.cores.size() == 64);
    CHECK(result.cycles() == spawn.cycles);
    CHECK(result.kernel_cycles() == spawn.kernel_cycles);
    CHECK(result.kernel_cycles() < result.cycles());
    CHECK(result.accounts().total() == result.cycles() * 64);
    CHECK(result.seconds() == Approx(double(result.cycles()) / Machine().clock_hz()));
}

TEST_CASE("Do the data depend on the seed, and on nothing else?") {
    const PreparedKernel prepared(request_of("simd", 2048));
    RunRequest request = request_of("simd", 2048);
    const auto output = [&] {
        const KernelRun run(prepared, request);
        CHECK(run.run().verified());
        return run.output();
    };
    const auto first = output();
    CHECK(first.size() == 2048);
    CHECK(output() == first);
    request.seed = 2;
    CHECK(output() != first);
}

TEST_CASE("Is a wrong output found, by the reference and by the host program?") {
    const TemporaryFolder folder;
    const auto aes = changed_kernel(folder, "ttable_c", "../compiled/ttable_c.S", "xor $4,$22,$4",
                                    "or $4,$22,$4");
    const RunResult wrong = run_kernel(request_of(aes, 1024));
    REQUIRE(wrong.problem);
    CHECK(wrong.problem->kind() == ErrorKind::not_verified);
    CHECK_THAT(wrong.problem->what(), Catch::Contains("byte "));
    CHECK(wrong.cycles() > 0);

    const TemporaryFolder other;
    const auto adds = changed_kernel(other, "template", "template.S", "$12,1,$12", "$12,2,$12");
    const RunResult returned = run_kernel(request_of(adds, 2048));
    REQUIRE(returned.problem);
    CHECK(returned.problem->kind() == ErrorKind::not_verified);
    CHECK_THAT(returned.problem->what(), Catch::Contains("the host program returned"));
}

TEST_CASE("Do two core groups give what one gives, each with its part?") {
    RunRequest request = request_of("simd_selldw", 65536);
    const PreparedKernel prepared(request);
    const KernelRun alone(prepared, request);
    REQUIRE(alone.run().verified());
    request.cgs = 2;
    for (const ChipMode mode : {ChipMode::private_mode, ChipMode::shared}) {
        request.mode = mode;
        const KernelRun both(prepared, request);
        const RunResult result = both.run();
        CHECK(result.verified());
        CHECK(both.output() == alone.output());
        REQUIRE(result.groups.size() == 2);
        CHECK(result.groups[0].bytes + result.groups[1].bytes == 65536);
        CHECK(result.cycles() == std::max(result.groups[0].cycles(), result.groups[1].cycles()));
        CHECK(result.cycles_per_byte() == double(result.kernel_cycles()) * 64 * 2 / 65536);
        CHECK(result.accounts().total() ==
              64 * (result.groups[0].cycles() + result.groups[1].cycles()));
    }
}

TEST_CASE("Is a run that is looked at the same run?") {
    const RunRequest request = request_of("simd", 4096);
    const PreparedKernel prepared(request);
    const KernelRun run(prepared, request);
    EventListener listener;
    const RunResult seen = run.run_observed(0, {.listener = &listener});
    CHECK(seen.verified());
    CHECK(seen.cycles() == run.run().cycles());
}

TEST_CASE("Does the result depend on the limits only where they are reached?") {
    RunRequest request = request_of("simd", 1024);
    const Cycle cycles = run_of(request).cycles();
    request.limits.quantum = 1;
    CHECK(run_of(request).cycles() == cycles);
    request.limits.max_cycles = 1000;
    CHECK(error_of([&] { run_of(request); }).kind() == ErrorKind::no_end);
}

TEST_CASE("Do errors have the kind and the place of what is wrong?") {
    const auto kind_of = [](const RunRequest& request) {
        return error_of([&] { run_of(request); }).kind();
    };
    CHECK(kind_of(request_of("no_such_kernel", 1024)) == ErrorKind::bad_input);
    CHECK(kind_of(request_of("simd", 1000)) == ErrorKind::bad_input);
    RunRequest machine = request_of("simd", 1024);
    machine.machine.settings = {"cpe.latency.vector_integer=0x"};
    CHECK(kind_of(machine) == ErrorKind::usage);

    const TemporaryFolder folder;
    const auto unknown = changed_kernel(folder, "template", "template.S", "vaddw ", "vaddx ");
    const Error source = error_of([&] { run_of(request_of(unknown, 2048)); });
    CHECK(source.kind() == ErrorKind::bad_input);
    CHECK_THAT(source.place(), Catch::Contains("template.S:"));

    const TemporaryFolder other;
    const auto faulty = changed_kernel(other, "template", "template.S", "0($11)", "1($11)");
    for (const unsigned groups : {1, 2}) {
        RunRequest request = request_of(faulty, 4096);
        request.cgs = groups;
        const Error fault = error_of([&] { run_of(request); });
        CHECK(fault.kind() == ErrorKind::fault);
        CHECK_THAT(fault.place(), Catch::Contains("template.S:"));
    }
}

TEST_CASE("Is the progress of the simulation shown, from its beginning to its end?") {
    std::string shown;
    run_kernel(request_of("simd", 1024),
               [&](const std::string& name, const std::function<double()>& part_done) {
                   shown += name + (part_done() <= 1 ? " began" : " is beyond its end");
                   return std::shared_ptr<void>(nullptr, [&](void*) { shown += ", ended"; });
               });
    CHECK(shown == "simd began, ended");
}
