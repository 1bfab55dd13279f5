// SPDX-License-Identifier: Apache-2.0
//
// swsim export KERNEL -o DIR: a folder for the real machine.
#include <fmt/format.h>

#include "sim/cli/command_line.h"
#include "sim/hardware/export.h"

namespace swsim {

namespace {

struct ExportOptions {
    std::string kernel;
    std::string folder;
    KernelVariant variant;
};

void export_command(const ExportOptions& options) {
    const Exported exported = export_kernel({options.kernel, options.variant, options.folder});
    fmt::print("made {}: run make there, with sw5cc on PATH, then sh job.sh\n", options.folder);
    for (const Inference& inference : exported.inferences)
        fmt::print("  {} ({}x) rests on an inference, confidence {}: see README.md there\n",
                   inference.what, inference.uses.size(), isa::name(inference.confidence));
}

}  // namespace

void add_export(CommandLine& line) {
    const auto [options, exported] =
        line.add("export",
                 "Make a folder that builds, runs and verifies on the real machine.\n"
                 "Example: swsim export simd_selldw -o simd_selldw.machine",
                 export_command);
    options.text("kernel", exported.kernel, kernel_argument + ", or micro, the measuring kit")
        .required();
    options.text("-o FOLDER", exported.folder, "the folder to make").required();
    add_variant_options(options, exported.variant);
}

}  // namespace swsim
