// SPDX-License-Identifier: Apache-2.0
#include "sim/hardware/export.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstring>

#include <fmt/format.h>

#include "base/error.h"
#include "files/installation.h"
#include "files/pending_folder.h"
#include "sim/hardware/export_texts.h"
#include "sim/hardware/kernel_files.h"
#include "sim/workload/files.h"

namespace swsim {

namespace {

namespace fs = std::filesystem;

// The host program's parts that are the same for every kernel.
fs::path host_folder() {
    return include_directory() / "exported";
}

std::vector<std::string> host_file_names() {
    std::vector<std::string> names;
    for (const auto& entry : fs::directory_iterator(host_folder()))
        names.push_back(entry.path().filename().string());
    std::ranges::sort(names);
    return names;
}

std::vector<std::string> host_sources() {
    std::vector<std::string> sources = host_file_names();
    std::erase_if(sources, [](const std::string& name) { return !name.ends_with(".c"); });
    sources.emplace_back("kernel.c");
    return sources;
}

void write_folder(const PendingFolder& folder, const ExportedKernel& exported) {
    for (const std::string& name : host_file_names())
        folder.write("host/" + name, read_text(host_folder() / name));
    for (const auto& [file, relative] : exported.files.paths())
        folder.write("kernel" / relative, read_text(file));
    folder.write("host/kernel.h", constants_of(exported));
    folder.write("host/kernel.c", host_source_of(exported));
    folder.write("Makefile", makefile_of(exported));
    folder.write("job.sh", job_script_of(exported));
    folder.write("README.md", readme_of(exported));
    fs::permissions(folder.written() / "job.sh", fs::perms::owner_exec | fs::perms::group_exec,
                    fs::perm_options::add);
}

void refuse_existing(const fs::path& folder) {
    if (!fs::exists(fs::symlink_status(folder)))
        return;
    if (!fs::is_directory(folder))
        bad_input("{} exists and is not a folder", folder.string());
    if (!fs::is_empty(folder))
        bad_input("{} exists and is not empty; name a new folder", folder.string());
}

// Make, C and the shell take them as they are.
bool is_plain(const std::string& name) {
    return std::ranges::all_of(name, [](const char c) {
        return std::isalnum(static_cast<unsigned char>(c)) || std::strchr("_-+./", c);
    });
}

void refuse_names(const Kernel& kernel, const KernelFiles& files) {
    // The program stands beside these.
    const std::array<std::string_view, 4> taken = {"host", "kernel", "Makefile", "clean"};
    if (std::ranges::find(taken, kernel.name) != taken.end())
        bad_input("a kernel named {} cannot be exported: rename its folder", kernel.name);
    for (const auto& [file, relative] : files.paths())
        if (!is_plain(relative.string()) || !is_plain(kernel.name))
            bad_input("{} of kernel {}: names of what is exported have letters, digits, '_', '-', "
                      "'+' and '.' only; rename it",
                      relative.string(), kernel.name);
}

}  // namespace

Kernel exportable_kernel(const std::string& name, const KernelVariant& variant) {
    if (name == measuring_kit)
        return load_kernel((project_root() / "experiments" / measuring_kit).string(), variant);
    return load_kernel(name, variant);
}

Exported export_kernel(const ExportRequest& request) {
    const Kernel kernel = exportable_kernel(request.kernel, request.variant);
    AssemblerOptions options = assembler_options(kernel);
    options.keep_statements = true;
    Program program = assemble(kernel.sources, options);
    if (!program.entry(kernel.entry))
        bad_input("kernel {}: no global CPE function '{}' in its sources", kernel.name,
                  kernel.entry);
    std::vector<Inference> inferences = inferences_of(program);
    const KernelFiles files(kernel, program);
    refuse_names(kernel, files);
    refuse_existing(request.folder);
    PendingFolder folder(request.folder);
    write_folder(folder, {kernel, program, files, inferences, host_sources()});
    folder.finish();
    return {kernel, std::move(program), std::move(inferences)};
}

}  // namespace swsim
