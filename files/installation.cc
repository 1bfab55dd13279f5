// SPDX-License-Identifier: Apache-2.0
#include "files/installation.h"

#include <cstdlib>

#include "base/error.h"

namespace swsim {

namespace fs = std::filesystem;

fs::path project_root() {
    if (const char* home = std::getenv("SWSIM_HOME"); home && *home)
        return home;
    for (fs::path folder = fs::read_symlink("/proc/self/exe").parent_path();;
         folder = folder.parent_path()) {
        if (fs::exists(folder / "runtime/athread.h"))
            return folder;
        if (folder == folder.parent_path())
            bad_input("cannot find the project's kernels/; set SWSIM_HOME to its folder");
    }
}

fs::path include_directory() {
    return project_root() / "runtime";
}

}  // namespace swsim
