// SPDX-License-Identifier: Apache-2.0
//
// The tools under build/sunway/bin: one program, which does what the tool does that it is called
// like.
#include <cstdio>
#include <exception>
#include <filesystem>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "base/error.h"
#include "base/notice.h"
#include "process/supervised.h"
#include "toolchain/driver.h"
#include "toolchain/job.h"

namespace {

using namespace swsim;

constexpr const char* driver_help =
    R"(usage: {0} [-host | -slave] [options] FILES      compile (-c, -S) or compile and link
       {0} -hybrid OBJECTS -o PROGRAM            link a host program with its CPE code

C for the MPE (-host, the default) is compiled by this host's compiler, C and assembly for the CPEs
(-slave) by swsim. The linked program runs by itself, under bsub, and as the kernel of swsim run,
profile, trace, step and report.

  -c, -S, -E, -o FILE, -O0..-O3, -Os, -g, -D, -U, -I, -isystem, -include, -std=, -W..., -w, -f...,
  -MD, -MMD, -MP, -MF, -MT, -L, -l, -Wl,..., -pthread          as everywhere
  --vectors-as-scalars       let GCC make scalar code of 256-bit vectors in CPE code: results only,
                             the cycles mean nothing
  -msimd -mfmad -mieee -mftz -cpp -static -allshare -ipa -fPIC -OPT:... -LNO:... -CG:... -INLINE:...
  -WOPT:... -TENV:... -keep -ver X -lslave -lm_slave -lmfast_slave -lswperf -lathread -lmpi -lstdc++
                             have no effect
)";

constexpr const char* job_help =
    R"(usage: bsub [options] PROGRAM [ARGUMENTS]           run a job: here, at once

  -n 1, -np 1        MPI ranks; there is one
  -cgsp N            CPEs of the core group, 1 to 64
  -o FILE            its output, at the end of the file
  -b -I -q QUEUE -J NAME -m X -node X -p -perf -host_stack MB -share_size MB -cross_size MB
  -priv_size MB -sw3run X -sw3runarg X                         have no effect
)";

ToolchainPaths paths_of_this_build() {
    const std::filesystem::path tools =
        std::filesystem::read_symlink("/proc/self/exe").parent_path();
    const std::filesystem::path build = tools.parent_path().parent_path();
    return {build / "swsim", build / "sunway/lib"};
}

void run_tool(const std::string& tool, const std::vector<std::string>& words) {
    if (tool == "bsub") {
        const JobRequest request = parse_job_options(words);
        if (request.help)
            fmt::print("{}", job_help);
        else
            run_job(request);
        return;
    }
    const DriverRequest request = parse_driver_options(tool, words);
    if (request.help)
        fmt::print(fmt::runtime(driver_help), tool);
    else
        run_driver(request, paths_of_this_build());
}

int status_of_tool(const std::string& tool, const std::vector<std::string>& words) {
    try {
        run_tool(tool, words);
        return 0;
    } catch (const Error& error) {
        const std::string text = error.what();
        const bool has_name = text.starts_with(tool) || !error.place().empty();
        notice("{}{}{}", has_name ? "" : tool + ": ", text, text.ends_with('\n') ? "" : "\n");
        return int(error.kind());
    } catch (const std::exception& error) {
        notice("{}: {}\n", tool, error.what());
        return int(ErrorKind::bad_input);
    }
}

}  // namespace

int main(int argc, char** argv) {
    const std::string tool = std::filesystem::path(argv[0]).filename();
    const std::vector<std::string> words(argv + 1, argv + argc);
    if (tool == "bsub")  // becomes the job
        return status_of_tool(tool, words);
    return run_supervised([&] { return status_of_tool(tool, words); });
}
