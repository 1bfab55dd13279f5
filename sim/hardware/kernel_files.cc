// SPDX-License-Identifier: Apache-2.0
#include "sim/hardware/kernel_files.h"

#include <algorithm>
#include <set>

#include <fmt/format.h>

#include "base/error.h"
#include "compiler/build_cache.h"
#include "files/installation.h"

namespace swsim {

namespace {

namespace fs = std::filesystem;

constexpr const char* generated_folder = "generated";

// The files that the preprocessor read, from its line markers: # 1 "PATH" FLAGS, where the flag 3
// says that it is a header of the system.
std::set<fs::path> files_of_markers(std::string_view text) {
    std::set<fs::path> files;
    while (!text.empty()) {
        const std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(text.size(), line.size() + 1));
        const size_t begin = line.find('"');
        const size_t end = line.rfind('"');
        if (!line.starts_with("# ") || begin == line.npos || end <= begin + 1)
            continue;
        const std::string_view path = line.substr(begin + 1, end - begin - 1);
        const bool is_system = line.substr(end).find('3') != line.npos;
        if (!is_system && fs::is_regular_file(path))
            files.insert(fs::weakly_canonical(path));
    }
    return files;
}

std::set<fs::path> files_of_host(const fs::path& host) {
    const CommandResult result =
        run_preprocessor({{"cc", "-E", "-I", include_directory().string(), host.string()},
                          "",
                          {host.parent_path(), include_directory()}});
    if (!result.found)
        bad_input("the C compiler cc is missing; install the package gcc");
    if (!result.succeeded)
        bad_input("the host program {} does not compile:\n{}", host.string(), result.errors);
    return files_of_markers(result.output);
}

bool lies_in(const fs::path& file, const fs::path& folder) {
    return std::ranges::mismatch(folder, file).in1 == folder.end();
}

fs::path common_folder(const std::set<fs::path>& files) {
    fs::path folder = files.begin()->parent_path();
    while (!std::ranges::all_of(files, [&](const fs::path& file) { return lies_in(file, folder); }))
        folder = folder.parent_path();
    return folder;
}

}  // namespace

KernelFiles::KernelFiles(const Kernel& kernel, const Program& program) {
    std::set<fs::path> files = files_of_host(kernel.host);
    for (const SourceFile& file : program.files)
        if (fs::is_regular_file(file.path))
            files.insert(fs::weakly_canonical(file.path));
    const fs::path runtime = fs::weakly_canonical(include_directory());
    std::erase_if(files, [&](const fs::path& file) { return lies_in(file, runtime); });
    made_ = fs::weakly_canonical(generated_directory());
    std::set<fs::path> own = files;
    std::erase_if(own, [&](const fs::path& file) { return lies_in(file, made_); });
    // The kernel's folder is an include directory, even if nothing of it is there.
    own.insert(fs::weakly_canonical(kernel.folder) / "any");
    root_ = common_folder(own);
    for (const fs::path& file : files)
        paths_[file] = relative(file);
}

fs::path KernelFiles::relative(const fs::path& path) const {
    const fs::path file = fs::weakly_canonical(path);
    return lies_in(file, made_) ? fs::path(generated_folder) / file.lexically_relative(made_)
                                : file.lexically_relative(root_);
}

fs::path KernelFiles::generated() const {
    const bool some =
        std::ranges::any_of(paths_, [&](const auto& each) { return lies_in(each.first, made_); });
    return some ? generated_folder : "";
}

}  // namespace swsim
