// SPDX-License-Identifier: Apache-2.0
#include "sim/hardware/export.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cerrno>
#include <cstring>

#include <fmt/format.h>

#include "base/error.h"
#include "process/installation.h"
#include "process/temporary_path.h"
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

void write_text(const fs::path& path, const std::string& text) {
    write_file(path, text.data(), text.size());
}

void write_folder(const fs::path& folder, const ExportedKernel& exported) {
    fs::create_directory(folder / "host");
    for (const std::string& name : host_file_names())
        fs::copy_file(host_folder() / name, folder / "host" / name);
    for (const auto& [file, relative] : exported.files.paths()) {
        fs::create_directories((folder / "kernel" / relative).parent_path());
        fs::copy_file(file, folder / "kernel" / relative);
    }
    write_text(folder / "host/kernel.h", constants_of(exported));
    write_text(folder / "host/kernel.c", host_source_of(exported));
    write_text(folder / "Makefile", makefile_of(exported));
    write_text(folder / "job.sh", job_script_of(exported));
    write_text(folder / "README.md", readme_of(exported));
    fs::permissions(folder / "job.sh", fs::perms::owner_exec | fs::perms::group_exec,
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

// Without a slash at its end, so that it has a name.
fs::path without_slash(const fs::path& folder) {
    return folder.has_filename() ? folder : folder.parent_path();
}

void make_folder(const fs::path& folder, const ExportedKernel& exported) {
    refuse_existing(folder);
    std::string pattern = folder.string() + ".XXXXXX";
    if (!mkdtemp(pattern.data()))
        bad_input("cannot make {}: {}", folder.string(), std::strerror(errno));
    const fs::path temporary = pattern;
    const TemporaryPath noted(temporary);
    try {
        fs::permissions(temporary,
                        fs::perms::group_read | fs::perms::group_exec | fs::perms::others_read |
                            fs::perms::others_exec,
                        fs::perm_options::add);
        write_folder(temporary, exported);
        fs::rename(temporary, folder);
    } catch (const std::exception& error) {
        std::error_code ignored;
        fs::remove_all(temporary, ignored);
        bad_input("cannot make {}: {}", folder.string(), error.what());
    }
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
    make_folder(without_slash(request.folder),
                {kernel, program, files, inferences, host_sources()});
    return {kernel, std::move(program), std::move(inferences)};
}

}  // namespace swsim
