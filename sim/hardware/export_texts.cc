// SPDX-License-Identifier: Apache-2.0
#include "sim/hardware/export_texts.h"

#include <algorithm>
#include <map>

#include <fmt/format.h>

#include "base/text.h"

namespace swsim {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view made = "made by swsim export";

std::string variant_of(const Kernel& kernel) {
    return kernel.has_reference ? fmt::format(", {} with {}-bit keys", kernel.variant.operation,
                                              kernel.variant.key_bits)
                                : "";
}

// In the folder of the export.
std::string path_of(const ExportedKernel& exported, const fs::path& file) {
    return (fs::path("kernel") / exported.files.relative(file)).lexically_normal().string();
}

// By source, in the order of linking, which says what lies where in LDM: "driver.o", or with its
// folder if two sources have the same name.
std::vector<std::string> cpe_objects(const ExportedKernel& exported) {
    std::map<std::string, int> count;
    for (const fs::path& source : exported.kernel.sources)
        ++count[source.stem().string()];
    std::vector<std::string> objects;
    for (const fs::path& source : exported.kernel.sources) {
        const std::string stem = source.stem().string();
        const std::string folder = source.parent_path().filename().string() + "_";
        objects.push_back((count[stem] > 1 ? folder : "") + stem + ".cpe.o");
    }
    return objects;
}

std::string cpe_rules(const ExportedKernel& exported) {
    const std::vector<std::string> objects = cpe_objects(exported);
    std::string rules;
    for (size_t i = 0; i < objects.size(); ++i)
        rules += fmt::format("{}: {}\n\t$(CC) -slave $(SLAVE_FLAGS) -c $< -o $@\n", objects[i],
                             path_of(exported, exported.kernel.sources[i]));
    return rules;
}

std::string host_objects(const ExportedKernel& exported) {
    std::vector<std::string> objects;
    for (const std::string& source : exported.host_sources)
        objects.push_back(fs::path(source).stem().string() + ".o");
    return join(objects, " ");
}

// Places below the folder of the export, not of this machine.
std::string places_of(const ExportedKernel& exported, const Inference& inference) {
    std::string places = lines_of(exported.program, inference.uses);
    for (const SourceFile& file : exported.program.files) {
        if (!fs::is_regular_file(file.path))
            continue;
        const std::string path = path_of(exported, file.path);
        for (size_t at = places.find(file.path + ":"); at != std::string::npos;
             at = places.find(file.path + ":", at + path.size()))
            places.replace(at, file.path.size(), path);
    }
    return places;
}

std::string inference_list(const ExportedKernel& exported) {
    if (exported.inferences.empty())
        return "Every instruction of the CPE's program is one that output of the vendor's tools "
               "shows.\n";
    std::string text = "These lines of the CPE's program rest on an inference: no output of the "
                       "vendor's tools shows them.\n";
    for (const Inference& inference : exported.inferences)
        text += fmt::format(
            "- `{}`, confidence {} ({}): {} at {}\n", inference.what,
            isa::name(inference.confidence), inference.source,
            inference.uses.size() == 1 ? "once" : fmt::format("{} times", inference.uses.size()),
            places_of(exported, inference));
    return text;
}

std::string quoted(const std::string& text) {
    std::string result = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\')
            result += '\\';
        result += c;
    }
    return result + '"';
}

}  // namespace

std::string makefile_of(const ExportedKernel& exported) {
    const Kernel& kernel = exported.kernel;
    std::string slave_flags = "-I" + path_of(exported, kernel.folder);
    if (const fs::path generated = exported.files.generated(); !generated.empty())
        slave_flags += " -I" + ("kernel" / generated).string();
    for (const std::string& definition : kernel.definitions())
        slave_flags += " -D" + definition;
    return fmt::format(R"(# {title}{variant}; {made}.
CC = sw5cc
HOST_FLAGS = -O2 -std=gnu99
SLAVE_FLAGS = {slave_flags}
HOST_OBJECTS = {host_objects}
# Linked in this order: it says what lies where in LDM.
CPE_OBJECTS = {cpe_objects}

{name}: $(HOST_OBJECTS) $(CPE_OBJECTS)
	$(CC) -hybrid $(HOST_OBJECTS) $(CPE_OBJECTS) -o $@

%.o: host/%.c
	$(CC) -host $(HOST_FLAGS) -c $< -o $@
{cpe_rules}
clean:
	rm -f {name} *.o

.PHONY: clean
)",
                       fmt::arg("title", kernel.title), fmt::arg("variant", variant_of(kernel)),
                       fmt::arg("made", made), fmt::arg("slave_flags", slave_flags),
                       fmt::arg("host_objects", host_objects(exported)),
                       fmt::arg("cpe_objects", join(cpe_objects(exported), " ")),
                       fmt::arg("name", kernel.name), fmt::arg("cpe_rules", cpe_rules(exported)));
}

std::string job_script_of(const ExportedKernel& exported) {
    return fmt::format(R"script(#!/bin/sh
# Runs ./{name} on one core group, with the options given: sh job.sh --bytes 64K
# Another queue: QUEUE=q_of_mine sh job.sh
cd "$(dirname "$0")" || exit 1
exec bsub -b -I -q "${{QUEUE:-q_sw_expr}}" -n 1 -cgsp 64 -share_size 4096 -host_stack 256 ./{name} "$@"
)script",
                       fmt::arg("name", exported.kernel.name));
}

std::string readme_of(const ExportedKernel& exported) {
    const Kernel& kernel = exported.kernel;
    return fmt::format(
        R"(# {title}{variant}

Made by swsim export: for the SW26010, with the machine's own compiler and athread.h; nothing of swsim is needed.

    make                                   # CC=... for another name of sw5cc
    sh job.sh {example}>record.json   # QUEUE=... for another queue
    swsim compare record.json              # where swsim is: hardware beside simulation

`./{name} --help` lists the options. The record is one line of JSON, null where the machine does not tell.
{check}; `kernel/` has the files of {name} unchanged.
{inferences})",
        fmt::arg("title", kernel.title), fmt::arg("variant", variant_of(kernel)),
        fmt::arg("name", kernel.name),
        fmt::arg("example", kernel.default_bytes ? "--bytes 64K " : "            "),
        fmt::arg("check",
                 kernel.has_reference
                     ? "Data come from `--seed`; the output is checked by the AES in `host/`"
                     : "The kernel's own host program says whether its result is right"),
        fmt::arg("inferences", inference_list(exported)));
}

std::string constants_of(const ExportedKernel& exported) {
    const Kernel& kernel = exported.kernel;
    std::string parameters;
    for (const auto& [name, value] : kernel.parameters)
        parameters += quoted(name + "=" + value) + ", ";
    return fmt::format(
        R"(/* What kernel.toml says of the kernel; {made}. */
#ifndef EXPORTED_KERNEL_H
#define EXPORTED_KERNEL_H

#define KERNEL_NAME "{name}"
#define KERNEL_SOURCES "{hash}" /* of the CPE's program, as swsim assembles it */
#define KERNEL_IS_CIPHER {cipher}
#define KERNEL_OPERATION "{operation}"
#define KERNEL_KEY_BITS {key_bits}
#define KERNEL_BYTES {bytes}u /* without --bytes; 0: it takes no data */
#define KERNEL_LENGTH_MULTIPLE {multiple}u
#define KERNEL_BATCH_BYTES {batch}u
#define KERNEL_MAX_UNIT {unit}u
#define KERNEL_CPES {cpes}u /* the only number that it runs on; 0: any */
#define KERNEL_PARAMETERS {parameters}

#endif
)",
        fmt::arg("made", made), fmt::arg("name", kernel.name),
        fmt::arg("hash", exported.program.hash), fmt::arg("cipher", int(kernel.has_reference)),
        fmt::arg("operation", kernel.variant.operation),
        fmt::arg("key_bits", kernel.variant.key_bits), fmt::arg("bytes", kernel.default_bytes),
        fmt::arg("multiple", kernel.length_multiple), fmt::arg("batch", kernel.batch_bytes),
        fmt::arg("unit", kernel.max_unit), fmt::arg("cpes", kernel.cpes),
        fmt::arg("parameters", parameters));
}

std::string host_source_of(const ExportedKernel& exported) {
    return fmt::format(
        R"(/* The kernel's own host program, unchanged, as the function kernel_main; {}. */
#include "kernel_host.h"

#include "../{}"
)",
        made, path_of(exported, exported.kernel.host));
}

}  // namespace swsim
