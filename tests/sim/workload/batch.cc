// SPDX-License-Identifier: Apache-2.0
#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>
#include <sys/mman.h>
#include <unistd.h>

#include "sim/workload/batch.h"
#include "sim/workload/request_json.h"
#include "tests/sim/workload/support.h"

using namespace swsim;
using namespace swsim::test;

namespace {

using Json = nlohmann::ordered_json;

struct Answered {
    int status;
    std::vector<Json> answers;
};

Answered batch(const std::string& requests, unsigned jobs = 2) {
    const int input = memfd_create("requests", 0);
    REQUIRE(write(input, requests.data(), requests.size()) == ssize_t(requests.size()));
    lseek(input, 0, SEEK_SET);
    Answered outcome;
    outcome.status = run_batch(input, jobs, [&](const std::string& line) {
        outcome.answers.push_back(Json::parse(line));
    });
    close(input);
    return outcome;
}

ErrorKind kind_of(const std::string& request) {
    return error_of([&] { batch_request_from(Json::parse(request)); }).kind();
}

}  // namespace

TEST_CASE("Are requests answered in their order, whatever takes longer?") {
    const Answered outcome = batch("{\"kernel\": \"simd\", \"bytes\": 65536, \"id\": 1}\n"
                                   "\n"
                                   "{\"kernel\": \"simd\", \"bytes\": 1024, \"id\": \"two\"}\n"
                                   "{\"kernel\": \"simd\", \"bytes\": 1024, \"id\": [3]}");
    CHECK(outcome.status == 0);
    REQUIRE(outcome.answers.size() == 3);
    CHECK(outcome.answers[0]["id"] == 1);
    CHECK(outcome.answers[1]["id"] == "two");
    CHECK(outcome.answers[2]["id"] == Json::parse("[3]"));
    CHECK(outcome.answers[0]["bytes"] == 65536);
    CHECK(outcome.answers[1]["cycles"] == outcome.answers[2]["cycles"]);
}

TEST_CASE("Do the others go on when a request fails, and is the first failure the batch's?") {
    const Answered outcome = batch("{\"kernel\": \"simd\", \"bytes\": 1024, \"expect_cycles\": 1}\n"
                                   "{\"kernel\": \n"
                                   "{\"kernel\": \"simd\", \"byte\": 1024, \"id\": 7}\n"
                                   "{\"kernel\": \"simd\", \"bytes\": 1024}\n");
    REQUIRE(outcome.answers.size() == 4);
    CHECK(outcome.status == int(ErrorKind::cycles_differ));
    CHECK(outcome.answers[0]["error"]["kind"] == "cycles_differ");
    CHECK(outcome.answers[0]["verified"] == true);
    CHECK(outcome.answers[1]["error"]["kind"] == "bad_input");
    CHECK(outcome.answers[2]["id"] == 7);
    CHECK_THAT(outcome.answers[2]["error"]["message"].get<std::string>(),
               Catch::Contains("nearest: bytes"));
    CHECK(outcome.answers[3]["status"] == 0);
}

TEST_CASE("Is a request refused that is not what it should be?") {
    for (const char* request :
         {"[]", "{}", "{\"kernel\": 1}", "{\"kernel\": \"simd\", \"bytes\": -1}",
          "{\"kernel\": \"simd\", \"bytes\": 1.5}", "{\"kernel\": \"simd\", \"cpes\": 65}",
          "{\"kernel\": \"simd\", \"cgs\": 0}", "{\"kernel\": \"simd\", \"mode\": \"public\"}",
          "{\"kernel\": \"simd\", \"key_bits\": 100}", "{\"kernel\": \"simd\", \"check\": 1}",
          "{\"kernel\": \"simd\", \"set\": \"a=b\"}", "{\"kernel\": \"simd\", \"kernels\": 1}",
          "{\"kernel\": \"simd\", \"in\": \"-\"}", "{\"kernel\": \"simd\", \"out\": \"-\"}"}) {
        INFO(request);
        CHECK(kind_of(request) == ErrorKind::usage);
    }
}

TEST_CASE("Does every key of a request reach the run?") {
    const BatchRequest request = batch_request_from(Json::parse(R"({
        "kernel": "simd", "bytes": 64, "operation": "ctr", "key_bits": 192, "key": "00",
        "counter": "01", "seed": 5, "in": "a", "out": "b", "cgs": 3, "mode": "shared", "unit": 16,
        "double_buffer": false, "cpes": 8, "quantum": 9, "check": true, "max_cycles": 10, "host_seconds": 12,
        "machine": "m", "set": ["x=1", "y=2"], "expect_cycles": 11})"));
    const RunRequest& run = request.run;
    CHECK(run.kernel == "simd");
    CHECK(run.bytes == 64);
    CHECK(run.variant == KernelVariant{"ctr", 192});
    CHECK(run.key == "00");
    CHECK(run.counter == "01");
    CHECK(run.seed == 5);
    CHECK(run.in == "a");
    CHECK(run.out == "b");
    CHECK(run.cgs == 3);
    CHECK(run.mode == ChipMode::shared);
    CHECK(run.unit == 16);
    CHECK(!run.double_buffer);
    CHECK(run.cpes == 8);
    CHECK(run.limits.quantum == 9);
    CHECK(run.limits.check);
    CHECK(run.limits.max_cycles == 10);
    CHECK(run.limits.host_seconds == 12);
    CHECK(run.machine == MachineOptions{"m", {"x=1", "y=2"}});
    CHECK(request.expect_cycles == 11);
}
