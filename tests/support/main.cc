// SPDX-License-Identifier: Apache-2.0
#define CATCH_CONFIG_RUNNER
#include <catch2/catch.hpp>
#include <systemc>

#include <algorithm>
#include <iostream>
#include <stdexcept>

#include "tests/support/shard.h"

// SystemC's library wants it; its banner is not wanted.
int sc_main(int, char**) {
    return 0;
}

namespace {

// One line for tools/run_tests.sh, which gathers them.
struct FailedTests : Catch::TestEventListenerBase {
    using TestEventListenerBase::TestEventListenerBase;

    void testCaseEnded(const Catch::TestCaseStats& test) override {
        if (test.totals.assertions.failed > 0)
            std::cerr << "FAILED C++ test \"" << test.testInfo.name << "\"\n";
    }
};
CATCH_REGISTER_LISTENER(FailedTests)

using Tests = std::vector<Catch::TestCase>;

Tests chosen(const Catch::Config& config) {
    return Catch::filterTests(Catch::getAllTestCasesSorted(config), config.testSpec(), config);
}

bool shares_out_its_work(const Catch::TestCase& test) {
    return std::find(test.tags.begin(), test.tags.end(), "sharded") != test.tags.end();
}

// Every n-th, and those that share out their own work.
Tests of_shard(const Tests& all, swsim::test::Shard shard) {
    Tests own;
    unsigned number = 0;
    for (const Catch::TestCase& test : all)
        if (shares_out_its_work(test) || number++ % shard.count == shard.index)
            own.push_back(test);
    return own;
}

// So that the text names the test, whatever the test's name is made of.
std::string escaped(const std::string& name) {
    std::string text;
    for (const char c : name) {
        if (c == ',' || c == '[' || c == '"' || c == '\\')
            text += '\\';
        text += c;
    }
    return text;
}

// Catch2 has shards from version 3 on. Returns whether there is any test for this one.
bool keep_shard(Catch::Session& session, swsim::test::Shard shard) {
    const Tests own = of_shard(chosen(session.config()), shard);
    if (own.empty())
        return false;
    Catch::ConfigData data = session.configData();
    data.testsOrTags.clear();
    for (const Catch::TestCase& test : own)
        data.testsOrTags.insert(data.testsOrTags.end(), {escaped(test.name), ","});
    session.useConfigData(data);
    if (chosen(session.config()).size() != own.size())
        throw std::logic_error("a test's name does not choose it alone");
    return true;
}

}  // namespace

int main(int argc, char** argv) {
    Catch::Session session;
    if (const int status = session.applyCommandLine(argc, argv); status != 0)
        return status;
    try {
        const auto shard = swsim::test::Shard::of_process();
        if (shard.count > 1 && !keep_shard(session, shard))
            return 0;
    } catch (const std::exception& error) {
        std::cerr << error.what() << '\n';
        return 2;
    }
    return session.run();
}
