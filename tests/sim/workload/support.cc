// SPDX-License-Identifier: Apache-2.0
#include "tests/sim/workload/support.h"
#include "files/installation.h"

#include <fstream>
#include <iterator>
#include <stdexcept>

#include "sim/workload/kernel.h"

namespace swsim::test {

namespace fs = std::filesystem;

fs::path changed_kernel(const TemporaryFolder& folder, const std::string& kernel,
                        const std::string& file, const std::string& from, const std::string& to) {
    const fs::path kernels = project_root() / "kernels";
    fs::copy(kernels / kernel, folder / kernel, fs::copy_options::recursive);
    for (const char* shared : {"common", "compiled", "host"})  // where ../ of a kernel leads
        fs::copy(kernels / shared, folder / shared);
    const fs::path changed = folder / kernel / file;
    std::ifstream in(changed);
    std::string text(std::istreambuf_iterator<char>(in), {});
    const size_t at = text.find(from);
    if (at == std::string::npos)
        throw std::logic_error(changed.string() + " has no " + from);
    std::ofstream(changed) << text.replace(at, from.size(), to);
    return folder / kernel;
}

}  // namespace swsim::test
