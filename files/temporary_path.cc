// SPDX-License-Identifier: Apache-2.0
#include "files/temporary_path.h"

#include <atomic>
#include <cerrno>
#include <climits>
#include <cstdlib>
#include <cstring>
#include <new>

#include <fmt/format.h>
#include <sys/mman.h>
#include <sys/random.h>

#include "base/error.h"

namespace swsim {

namespace fs = std::filesystem;

struct TemporaryPath::Slot {
    enum State : int { free, being_written, used };
    std::atomic<int> state;
    char path[PATH_MAX];
};

namespace {

constexpr size_t slot_count = 64;
static_assert(std::atomic<int>::is_always_lock_free);

}  // namespace

TemporaryPath::Slot* TemporaryPath::slots = nullptr;

void TemporaryPath::share() {
    void* const memory = mmap(nullptr, slot_count * sizeof(Slot), PROT_READ | PROT_WRITE,
                              MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (memory != MAP_FAILED)
        slots = static_cast<Slot*>(memory);  // zeros: all are free
}

TemporaryPath::TemporaryPath(const fs::path& path) {
    std::error_code error;
    const std::string text = fs::absolute(path, error).string();
    if (!slots || error || text.size() >= sizeof Slot::path)
        return;
    for (size_t i = 0; i < slot_count && !slot_; ++i) {
        int expected = Slot::free;
        if (slots[i].state.compare_exchange_strong(expected, Slot::being_written))
            slot_ = &slots[i];
    }
    if (!slot_)
        return;
    std::memcpy(slot_->path, text.c_str(), text.size() + 1);
    slot_->state = Slot::used;
}

TemporaryPath::~TemporaryPath() {
    if (slot_)
        slot_->state = Slot::free;
}

void TemporaryPath::remove_all() {
    std::error_code error;
    for (size_t i = 0; slots && i < slot_count; ++i)
        if (slots[i].state == Slot::used)
            fs::remove_all(slots[i].path, error);
}

// Short, so that there is room for it wherever there is for `path`.
fs::path temporary_name(const fs::path& path, std::string_view ending) {
    uint64_t number = 0;
    if (getrandom(&number, sizeof number, 0) != ssize_t(sizeof number))
        bad_input("cannot get random numbers: {}", std::strerror(errno));
    return path.parent_path() / fmt::format("swsim-{:016x}{}", number, ending);
}

TemporaryFolder::TemporaryFolder() {
    std::string path = (fs::temp_directory_path() / "swsim-XXXXXX").string();
    if (!mkdtemp(path.data()))
        bad_input("cannot make a folder in {}: {}; TMPDIR may name another one",
                  fs::temp_directory_path().string(), std::strerror(errno));
    path_ = path;
    noted_.emplace(path_);
}

TemporaryFolder::~TemporaryFolder() {
    std::error_code ignored;
    fs::remove_all(path_, ignored);
}

}  // namespace swsim
