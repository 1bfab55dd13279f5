// SPDX-License-Identifier: Apache-2.0
#include "compiler/build_cache.h"

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <fstream>
#include <set>
#include <sstream>

#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/text.h"
#include "files/pending_file.h"

namespace swsim {

namespace {

namespace fs = std::filesystem;

// For nobody else, as is what has to be made above it. That it cannot be made is seen later.
void make_folder(const fs::path& folder) {
    if (mkdir(folder.c_str(), S_IRWXU) == 0 || errno != ENOENT || !folder.has_relative_path())
        return;
    make_folder(folder.parent_path());
    mkdir(folder.c_str(), S_IRWXU);
}

// Whether nobody else can put another folder in its place, as far as there are folders above it.
bool stays_in_place(fs::path folder) {
    while (folder.has_relative_path()) {
        folder = folder.parent_path();
        struct stat above {};
        if (stat(folder.c_str(), &above) != 0)
            continue;
        const bool others_write = (above.st_mode & (S_IWGRP | S_IWOTH)) != 0;
        if ((above.st_uid != geteuid() && above.st_uid != 0) ||
            (others_write && !(above.st_mode & S_ISVTX)))
            return false;
    }
    return true;
}

// The folder without symbolic links, made if need be; nothing if others may have put something into
// it, or could: what is in it is executed. `forbidden`: what others may not.
std::optional<fs::path> trusted(const fs::path& folder, mode_t forbidden) {
    if (!stays_in_place(folder))
        return std::nullopt;
    make_folder(folder);
    std::error_code error;
    const fs::path real = fs::canonical(folder.parent_path(), error) / folder.filename();
    struct stat status {};
    const bool is_ours = !error && lstat(real.c_str(), &status) == 0 && S_ISDIR(status.st_mode) &&
                         status.st_uid == geteuid() && (status.st_mode & forbidden) == 0;
    return is_ours && stays_in_place(real) ? std::optional(real) : std::nullopt;
}

// A folder that a variable of the environment names. Relative ones are none, as the XDG base
// directory specification says.
std::optional<fs::path> folder_in(const char* variable) {
    const char* const value = std::getenv(variable);
    return value && *value == '/' ? std::optional<fs::path>(value) : std::nullopt;
}

// The user's own, who may let others read it.
std::optional<fs::path> cache_of_user() {
    constexpr mode_t forbidden = S_IWGRP | S_IWOTH;
    if (const auto cache = folder_in("XDG_CACHE_HOME"))
        return trusted(*cache / "swsim", forbidden);
    std::error_code error;
    if (const auto home = folder_in("HOME"); home && fs::is_directory(*home, error))
        return trusted(*home / ".cache/swsim", forbidden);
    return std::nullopt;
}

std::optional<fs::path> cache_folder() {
    if (auto folder = cache_of_user())
        return folder;
    std::error_code error;
    const fs::path temporary = fs::temp_directory_path(error);
    if (error)
        return std::nullopt;
    return trusted(temporary / fmt::format("swsim-{}", geteuid()), S_IRWXG | S_IRWXO);
}

// What a file ends with. One that got another's name is not taken for it.
std::string seal(std::string_view name, std::string_view contents) {
    return sha256_prefix(fmt::format("{}\n{}", name, contents));
}

std::optional<std::string> read_all(const fs::path& path) {
    std::error_code error;
    if (!fs::is_regular_file(path, error))
        return std::nullopt;
    std::ifstream stream(path, std::ios::binary);
    if (!stream)
        return std::nullopt;
    std::ostringstream text;
    if (stream.peek() != std::ifstream::traits_type::eof())
        text << stream.rdbuf();
    return std::move(text).str();
}

// ---- The compiler ----------------------------------------------------------------------------

// Environment variables by which the same command does something else.
constexpr const char* compiler_variables[] = {
    "CPATH", "C_INCLUDE_PATH", "COMPILER_PATH", "GCC_EXEC_PREFIX", "SOURCE_DATE_EPOCH",
};

// Which program `name` is: another version has another size or time. Empty if there is none.
std::string program_identity(const std::string& name) {
    const char* const variable = std::getenv("PATH");
    std::string_view rest = variable ? variable : "/bin:/usr/bin";
    while (!rest.empty()) {
        const size_t end = std::min(rest.find(':'), rest.size());
        const fs::path path = fs::path(rest.substr(0, end)) / name;
        rest.remove_prefix(std::min(end + 1, rest.size()));
        struct stat status {};
        if (access(path.c_str(), X_OK) == 0 && stat(path.c_str(), &status) == 0 &&
            S_ISREG(status.st_mode))
            return fmt::format("{} {} {}.{}\n", path.string(), status.st_size,
                               status.st_mtim.tv_sec, status.st_mtim.tv_nsec);
    }
    return "";
}

std::string name_of(const Preprocessing& preprocessing, const std::string& compiler) {
    std::error_code error;
    std::string key = compiler + fs::current_path(error).string() + '\n';
    for (const char* variable : compiler_variables)
        if (const char* const value = std::getenv(variable))
            key += fmt::format("{}={}\n", variable, value);
    for (const std::string& word : preprocessing.words)
        key += word + '\n';
    key += preprocessing.input;
    return sha256_prefix(key) + ".i";
}

// ---- What an output was made from ------------------------------------------------------------

// The files that line markers ("# 12 "path" flags") name.
std::set<std::string> files_in(std::string_view output) {
    std::set<std::string> files;
    while (!output.empty()) {
        const std::string_view line = output.substr(0, output.find('\n'));
        output.remove_prefix(std::min(line.size() + 1, output.size()));
        if (!line.starts_with("# "))
            continue;
        const size_t digits = std::min(line.find_first_not_of("0123456789", 2), line.size());
        if (digits == 2 || !line.substr(digits).starts_with(" \""))
            continue;
        const size_t end = std::min(line.find('"', digits + 2), line.size());
        files.emplace(line.substr(digits + 2, end - digits - 2));
    }
    // Folders and <built-in> are not files.
    std::erase_if(files, [](const std::string& file) {
        return file.empty() || file.starts_with('<') || file.ends_with('/');
    });
    return files;
}

// Where a file that hides `file` would be.
std::vector<fs::path> places_before(const std::string& file, const std::vector<fs::path>& folders) {
    std::vector<fs::path> places;
    for (size_t i = 0; i < folders.size(); ++i) {
        const std::string folder = (folders[i] / "").string();
        const bool is_in =
            folder.empty() ? file.find('/') == std::string::npos : file.starts_with(folder);
        if (!is_in)
            continue;
        for (size_t before = 0; before < i; ++before)
            places.push_back(folders[before] / file.substr(folder.size()));
        break;
    }
    return places;
}

constexpr std::string_view heading = "swsim preprocessed 1\n";
constexpr std::string_view absent = "absent";

// A line per file: the hash of its contents, or that there is none, and its path; an empty line;
// the output. Nothing if the files cannot be told.
std::optional<std::string> entry_for(const std::string& output,
                                     const std::vector<fs::path>& folders) {
    std::string entry(heading);
    for (const std::string& file : files_in(output)) {
        const auto contents = read_all(file);
        if (!contents)
            return std::nullopt;
        entry += fmt::format("{} {}\n", sha256_prefix(*contents), file);
        for (const fs::path& place : places_before(file, folders))
            entry += fmt::format("{} {}\n", absent, place.string());
    }
    return entry + '\n' + output;
}

bool is_as_before(std::string_view hash, const std::string& file) {
    if (hash == absent) {
        std::error_code error;
        return !fs::exists(file, error);
    }
    const auto contents = read_all(file);
    return contents && sha256_prefix(*contents) == hash;
}

// The output in an entry, if it would be the same now.
std::optional<std::string> output_in(std::string_view entry) {
    if (!entry.starts_with(heading))
        return std::nullopt;
    entry.remove_prefix(heading.size());
    for (;;) {
        const size_t end = entry.find('\n');
        if (end == std::string_view::npos)
            return std::nullopt;
        const std::string_view line = entry.substr(0, end);
        entry.remove_prefix(end + 1);
        if (line.empty())
            return std::string(entry);
        const size_t blank = std::min(line.find(' '), line.size() - 1);
        if (!is_as_before(line.substr(0, blank), std::string(line.substr(blank + 1))))
            return std::nullopt;
    }
}

}  // namespace

BuildCache::BuildCache() : folder_(cache_folder()) {}

std::optional<std::string> BuildCache::load(const std::string& name) const {
    if (!folder_)
        return std::nullopt;
    const auto contents = read_all(path(name));
    const size_t digest_bytes = sha256_prefix("").size();
    if (!contents || contents->size() < digest_bytes)
        return std::nullopt;
    const std::string kept = contents->substr(0, contents->size() - digest_bytes);
    if (seal(name, kept) != contents->substr(kept.size()))
        return std::nullopt;
    // What is used stays longest.
    std::error_code error;
    fs::last_write_time(path(name), fs::file_time_type::clock::now(), error);
    return kept;
}

bool BuildCache::store(const std::string& name, std::string_view contents) const {
    if (!folder_ || contents.size() > max_bytes / 2)
        return false;  // it would push out all others, and then itself
    PendingFile file(path(name));
    file.write(contents);
    file.write(seal(name, contents));
    file.finish();
    if (file.error() == 0)
        remove_oldest();
    return file.error() == 0;
}

void BuildCache::remove_oldest() const {
    struct Kept {
        fs::file_time_type time;
        uintmax_t bytes;
        fs::path path;
    };
    std::vector<Kept> all;
    uintmax_t bytes = 0;
    std::error_code error;  // whatever cannot be read or removed may have gone already
    for (fs::directory_iterator each(*folder_, error), end; !error && each != end;
         each.increment(error)) {
        std::error_code gone;
        const Kept kept{each->last_write_time(gone), each->file_size(gone), each->path()};
        if (gone)
            continue;
        bytes += kept.bytes;
        all.push_back(kept);
    }
    if (bytes <= max_bytes)
        return;
    std::ranges::sort(all, {}, &Kept::time);
    for (const Kept& kept : all) {
        if (bytes <= max_bytes / 2)
            return;
        fs::remove(kept.path, error);
        bytes -= kept.bytes;
    }
}

CommandResult run_preprocessor(const Preprocessing& preprocessing) {
    const BuildCache cache;
    const std::string compiler = program_identity(preprocessing.words.front());
    const std::string name = name_of(preprocessing, compiler);
    if (const auto entry = cache.load(name); entry && !compiler.empty())
        if (auto output = output_in(*entry))
            return {.succeeded = true, .output = std::move(*output), .errors = ""};
    CommandResult result = run_command(preprocessing.words, preprocessing.input);
    if (result.succeeded)
        if (const auto entry = entry_for(result.output, preprocessing.folders))
            cache.store(name, *entry);
    return result;
}

}  // namespace swsim
