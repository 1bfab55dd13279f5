// SPDX-License-Identifier: Apache-2.0
#include "objects/elf_file.h"

#include <array>
#include <fstream>
#include <iterator>
#include <memory>

#include <fcntl.h>
#include <fmt/format.h>
#include <gelf.h>
#include <libelf.h>
#include <unistd.h>

#include "base/error.h"

namespace swsim {

namespace {

namespace fs = std::filesystem;

#if defined(__x86_64__)
constexpr GElf_Half host_machine = EM_X86_64;
#elif defined(__aarch64__)
constexpr GElf_Half host_machine = EM_AARCH64;
#else
#error "which ELF machine is this host?"
#endif

std::string contents_of(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    if (!file)
        bad_input("cannot read {}", path.string());
    return {std::istreambuf_iterator<char>(file), {}};
}

class ElfHandle {
  public:
    explicit ElfHandle(std::string& contents) {
        elf_version(EV_CURRENT);
        elf_ = elf_memory(contents.data(), contents.size());
    }
    // Archives are read only from files.
    explicit ElfHandle(int file) {
        elf_version(EV_CURRENT);
        elf_ = elf_begin(file, ELF_C_READ, nullptr);
    }
    ~ElfHandle() { elf_end(elf_); }
    ElfHandle(const ElfHandle&) = delete;
    ElfHandle& operator=(const ElfHandle&) = delete;

    ::Elf* get() const { return elf_; }

    // Each section with its header.
    template <typename Visit> void each_section(Visit visit) const {
        for (Elf_Scn* scn = nullptr; (scn = elf_nextscn(elf_, scn));) {
            GElf_Shdr header;
            if (gelf_getshdr(scn, &header))
                visit(scn, header);
        }
    }

    std::string name_of(const GElf_Shdr& header) const {
        size_t names = 0;
        if (elf_getshdrstrndx(elf_, &names) != 0)
            return "";
        const char* const name = elf_strptr(elf_, names, header.sh_name);
        return name ? name : "";
    }

  private:
    ::Elf* elf_;
};

class OpenFile {
  public:
    explicit OpenFile(const fs::path& path)
        : descriptor_(open(path.c_str(), O_RDONLY | O_CLOEXEC)) {
        if (descriptor_ < 0)
            bad_input("cannot read {}", path.string());
    }
    ~OpenFile() { close(descriptor_); }
    OpenFile(const OpenFile&) = delete;
    OpenFile& operator=(const OpenFile&) = delete;

    int descriptor() const { return descriptor_; }

  private:
    const int descriptor_;
};

// The machine of an object file, 0 if it is none.
GElf_Half machine_of(::Elf* elf) {
    GElf_Ehdr header;
    return elf_kind(elf) == ELF_K_ELF && gelf_getehdr(elf, &header) ? header.e_machine : 0;
}

std::string foreign_object(const std::string& name, GElf_Half machine) {
    return fmt::format(
        "{} is an object file of another toolchain (ELF machine {:#x}), which cannot "
        "be linked here: make it again from its source",
        name, machine);
}

}  // namespace

ElfFile::ElfFile(const fs::path& path) : path_(path), contents_(contents_of(path)) {
    std::string copy = contents_;
    const ElfHandle elf(copy);
    if (machine_of(elf.get()) != host_machine)
        bad_input("{} is not a program of this host's kind", path.string());
}

std::optional<std::string> ElfFile::section(const std::string& name) const {
    std::string copy = contents_;
    const ElfHandle elf(copy);
    std::optional<std::string> found;
    elf.each_section([&](Elf_Scn* scn, const GElf_Shdr& header) {
        if (elf.name_of(header) != name)
            return;
        if (const Elf_Data* const data = elf_rawdata(scn, nullptr); data && data->d_buf)
            found = found.value_or("") + std::string(static_cast<char*>(data->d_buf), data->d_size);
        else
            found = found.value_or("");
    });
    return found;
}

std::map<std::string, HostSymbol, std::less<>> ElfFile::symbols() const {
    std::string copy = contents_;
    const ElfHandle elf(copy);
    std::map<std::string, HostSymbol, std::less<>> symbols;
    elf.each_section([&](Elf_Scn* scn, const GElf_Shdr& header) {
        if (header.sh_type != SHT_SYMTAB && header.sh_type != SHT_DYNSYM)
            return;
        Elf_Data* const data = elf_getdata(scn, nullptr);
        const size_t count = data && header.sh_entsize ? header.sh_size / header.sh_entsize : 0;
        for (size_t i = 0; i < count; ++i) {
            GElf_Sym symbol;
            if (!gelf_getsym(data, int(i), &symbol) || symbol.st_shndx == SHN_UNDEF ||
                GELF_ST_BIND(symbol.st_info) == STB_LOCAL)
                continue;
            const auto type = GELF_ST_TYPE(symbol.st_info);
            if (const char* const name = elf_strptr(elf.get(), header.sh_link, symbol.st_name))
                symbols[name] = {symbol.st_value, type == STT_FUNC || type == STT_GNU_IFUNC};
        }
    });
    return symbols;
}

bool ElfFile::is_elf(const fs::path& path) {
    std::array<char, SELFMAG> magic{};
    std::ifstream file(path, std::ios::binary);
    file.read(magic.data(), magic.size());
    return file && std::string_view(magic.data(), SELFMAG) == ELFMAG;
}

std::optional<std::string> ElfFile::foreign(const fs::path& path) {
    const OpenFile opened(path);
    const ElfHandle file(opened.descriptor());
    if (const GElf_Half machine = machine_of(file.get()); machine != 0 && machine != host_machine)
        return foreign_object(path.string(), machine);
    if (elf_kind(file.get()) != ELF_K_AR)
        return std::nullopt;
    std::optional<std::string> problem;
    Elf_Cmd command = ELF_C_READ;
    for (::Elf* member;
         !problem && (member = elf_begin(opened.descriptor(), command, file.get()));) {
        if (const GElf_Half machine = machine_of(member); machine != 0 && machine != host_machine) {
            const Elf_Arhdr* const header = elf_getarhdr(member);
            problem = foreign_object(
                fmt::format("{}({})", path.string(), header ? header->ar_name : "?"), machine);
        }
        command = elf_next(member);
        elf_end(member);
    }
    return problem;
}

}  // namespace swsim
