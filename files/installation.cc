// SPDX-License-Identifier: Apache-2.0
#include "files/installation.h"

#include <cstdlib>

#include "base/error.h"

namespace swsim {

namespace fs = std::filesystem;

namespace {

fs::path folder_of_program() {
    return fs::read_symlink("/proc/self/exe").parent_path();
}

}  // namespace

fs::path project_root() {
    if (const char* home = std::getenv("SWSIM_HOME"); home && *home)
        return home;
    for (fs::path folder = folder_of_program();; folder = folder.parent_path()) {
        if (fs::exists(folder / "runtime/athread.h"))
            return folder;
        if (folder == folder.parent_path())
            bad_input("cannot find the project's kernels/; set SWSIM_HOME to its folder");
    }
}

fs::path include_directory() {
    return project_root() / "runtime";
}

fs::path generated_directory() {
    const fs::path of_this_build = folder_of_program() / "kernels";
    return fs::exists(of_this_build / "machine.txt") ? of_this_build
                                                     : project_root() / "build/kernels";
}

std::vector<fs::path> assembly_directories() {
    return {include_directory(), generated_directory()};
}

}  // namespace swsim
