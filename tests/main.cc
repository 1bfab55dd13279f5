// SPDX-License-Identifier: Apache-2.0
#define CATCH_CONFIG_RUNNER
#include <catch2/catch.hpp>
#include <systemc>

// SystemC's library wants it; its banner is not wanted.
int sc_main(int, char**) {
    return 0;
}

int main(int argc, char** argv) {
    return Catch::Session().run(argc, argv);
}
