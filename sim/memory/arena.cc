// SPDX-License-Identifier: Apache-2.0
#include "sim/memory/arena.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <stdexcept>

#include <fmt/format.h>
#include <sys/mman.h>
#include <unistd.h>

#if defined(__SANITIZE_ADDRESS__)
#define SWSIM_ADDRESS_SANITIZER 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define SWSIM_ADDRESS_SANITIZER 1
#endif
#endif

#ifdef SWSIM_ADDRESS_SANITIZER
extern "C" void __asan_get_shadow_mapping(size_t* scale, size_t* offset);
// The arena lies in the gap between the sanitizer's shadow regions, which it would else defend.
extern "C" const char* __asan_default_options() {
    return "protect_shadow_gap=0";
}
#endif

namespace swsim {

namespace {

constexpr uint64_t stack_bytes = uint64_t(8) << 20;
// A function's local variables may reach that far below those of its caller.
constexpr uint64_t guard_bytes = uint64_t(64) << 20;

void map_at(uint64_t address, uint64_t bytes) {
    void* const wanted = reinterpret_cast<void*>(address);
    void* const got = mmap(wanted, bytes, PROT_READ | PROT_WRITE,
                           MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED, -1, 0);
    if (got != wanted)
        throw std::runtime_error(fmt::format("cannot map {} bytes of main memory at {:#x}: {}",
                                             bytes, address, std::strerror(errno)));
}

// The arena lies where the address sanitizer expects no memory: it needs shadow bytes of its own.
void map_shadow([[maybe_unused]] uint64_t address, [[maybe_unused]] uint64_t bytes) {
#ifdef SWSIM_ADDRESS_SANITIZER
    size_t scale = 0;
    size_t offset = 0;
    __asan_get_shadow_mapping(&scale, &offset);
    map_at((address >> scale) + offset, bytes >> scale);
#endif
}

constexpr uint64_t round_up(uint64_t bytes) {
    return (bytes + Arena::alignment - 1) / Arena::alignment * Arena::alignment;
}

// Those that lie in the range as a whole: they read as zeros then, and take no memory of the host.
void give_back_pages(uint64_t address, uint64_t bytes) {
    const auto page_bytes = uint64_t(sysconf(_SC_PAGESIZE));
    const uint64_t begin = (address + page_bytes - 1) / page_bytes * page_bytes;
    const uint64_t end = (address + bytes) / page_bytes * page_bytes;
    if (begin < end)
        madvise(reinterpret_cast<void*>(begin), end - begin, MADV_DONTNEED);
}

}  // namespace

Arena& Arena::instance() {
    static Arena arena;
    return arena;
}

Arena::Arena() : end_(address_map::arena_base) {
    map_shadow(address_map::arena_base, size_bytes);
    map_memory();
}

void Arena::map_memory() const {
    map_at(address_map::arena_base, size_bytes);
    const Range guard = stack_guard();
    mprotect(pointer(guard.address), guard.bytes, PROT_NONE);
}

void Arena::load(const MemoryImage& image) {
    // Mapping anew gives zeroed pages without touching them.
    map_memory();
    std::ranges::copy(image.bytes, pointer(image.address));
    end_ = round_up(image.address + image.bytes.size());
    admitted_.clear();
    free_.clear();
    blocks_.clear();
}

void* Arena::allocate(uint64_t bytes) {
    if (bytes > size_bytes)
        return nullptr;
    const uint64_t size = round_up(std::max<uint64_t>(bytes, 1));
    if (const auto reusable = free_.find(size); reusable != free_.end()) {
        const uint64_t address = reusable->second;
        free_.erase(reusable);
        blocks_[address] = size;
        return pointer(address);
    }
    // A gap between two blocks, as an allocator on the machine would need it for itself.
    const uint64_t address = end_ + alignment;
    if (address + size > stack_guard().address)
        return nullptr;
    end_ = address + size;
    blocks_[address] = size;
    return pointer(address);
}

void Arena::release(void* pointer) {
    const auto block = blocks_.find(reinterpret_cast<uint64_t>(pointer));
    give_back_pages(block->first, block->second);
    free_.emplace(block->second, block->first);
    blocks_.erase(block);
}

uint64_t Arena::allocated_bytes(const void* pointer) const {
    const auto block = blocks_.find(reinterpret_cast<uint64_t>(pointer));
    return block == blocks_.end() ? 0 : block->second;
}

bool Arena::is_main_memory(const void* pointer) const {
    const auto address = reinterpret_cast<uint64_t>(pointer);
    const auto has = [&](uint64_t begin, uint64_t bytes) { return address - begin < bytes; };
    return has(address_map::arena_base, size_bytes) ||
           std::ranges::any_of(admitted_,
                               [&](const Range& range) { return has(range.address, range.bytes); });
}

void Arena::admit(uint64_t address, uint64_t bytes) {
    admitted_.push_back({address, bytes});
}

Arena::Range Arena::host_stack() const {
    return {address_map::arena_base + size_bytes - stack_bytes, stack_bytes};
}

Arena::Range Arena::stack_guard() const {
    return {host_stack().address - guard_bytes, guard_bytes};
}

bool Arena::contains(uint64_t address, uint64_t bytes) const {
    const auto inside = [&](uint64_t begin, uint64_t end) {
        return address >= begin && bytes <= end - begin && address <= end - bytes;
    };
    const Range stack = host_stack();
    if (inside(address_map::arena_base, end_) || inside(stack.address, stack.address + stack.bytes))
        return true;
    for (const Range& range : admitted_)
        if (inside(range.address, range.address + range.bytes))
            return true;
    return false;
}

}  // namespace swsim
