// SPDX-License-Identifier: Apache-2.0
#include "sim/athread/host_program.h"

#include <csignal>
#include <cstring>
#include <memory>
#include <mutex>
#include <optional>

#include <dlfcn.h>
#include <fmt/format.h>
#include <link.h>
#include <malloc.h>
#include <pthread.h>
#include <ucontext.h>
#include <unistd.h>

#include "process/redirected.h"
#include "process/verdict.h"
#include "runtime/athread_runtime.h"
#include "sim/athread/host_clock.h"

namespace swsim {

namespace {

constexpr int call_failed = -1;

// What it takes to start the cores and to wait for them; longer in full-chip sharing mode.
struct LaunchParameters {
    LaunchParameters(const Machine& machine, bool shared)
        : factor(shared ? Cycle(machine.value("launch.shared_factor")) : 1),
          spawn_cycles(factor * Cycle(machine.value("launch.spawn_cycles"))),
          join_cycles(factor * Cycle(machine.value("launch.join_cycles"))) {}
    Cycle factor;
    Cycle spawn_cycles;
    Cycle join_cycles;
};

// The run in progress. The host program's calls come without a context of ours, so there is one per
// process, as there is one simulated machine.
class Session {
  public:
    Session(const HostOptions& options, void* image, HostClock& clock);
    GroupResult run();

    int init();
    int set_num_threads(int threads);
    int max_threads() const { return int(options_.cpes); }
    int spawn(void* slave_function, void* argument);
    int join();
    Cycle cycles() const;
    void print_cpe_output();
    int halt();
    static void release(void* pointer);
    static size_t bytes_of(void* pointer, const char* call);
    [[noreturn]] void leave(int status);

    static Session* current;
    // It, for a call of the host program. Ends the process if a thread of its own calls.
    static Session& of_call();

  private:
    static void enter();
    [[noreturn]] void refuse(std::string message);
    static uint64_t entry_of(void* slave_function);
    template <typename T> T symbol(const char* name) const;

    const HostOptions& options_;
    const LaunchParameters launch_;
    void* const image_;
    bool initialized_ = false;
    unsigned threads_;
    std::unique_ptr<SpawnOptions> pending_;  // spawned, not joined
    GroupResult result_;
    std::string error_;   // of the simulation
    std::string misuse_;  // what the host program did wrong
    HostClock& clock_;
    const pthread_t thread_ = pthread_self();
    int (*main_)(int, char**) = nullptr;
    std::vector<char*> argv_;
    ucontext_t simulator_context_{};
    ucontext_t host_context_{};
};

Session* Session::current = nullptr;

template <typename T> T Session::symbol(const char* name) const {
    void* const address = dlsym(image_, name);
    if (!address)
        throw HostError(fmt::format("{} has no function {}", options_.name, name));
    return reinterpret_cast<T>(address);
}

}  // namespace
}  // namespace swsim

// What host programs find by this name. Their constructors already allocate, before there is a
// session.
using swsim::Arena, swsim::CoreGroup, swsim::Session;
static std::mutex allocation;  // host programs may have threads
const struct swsim_host_interface swsim_host_interface = {
    [] { return Session::of_call().init(); },
    [](int threads) { return Session::of_call().set_num_threads(threads); },
    [] { return Session::of_call().max_threads(); },
    [](void* function, void* argument) { return Session::of_call().spawn(function, argument); },
    [] { return Session::of_call().join(); },
    []() -> unsigned long { return Session::of_call().cycles(); },
    [] { return CoreGroup::instance().machine().clock_hz(); },
    [] { return Session::of_call().halt(); },
    [](int status) { Session::of_call().leave(status); },
    [](size_t bytes) {
        const std::scoped_lock lock(allocation);
        return Arena::instance().allocate(bytes);
    },
    [](void* pointer) {
        const std::scoped_lock lock(allocation);
        Session::release(pointer);
    },
    [](void* pointer) {
        const std::scoped_lock lock(allocation);
        return Session::bytes_of(pointer, "realloc");
    },
};

namespace swsim {
namespace {

Session::Session(const HostOptions& options, void* image, HostClock& clock)
    : options_(options), launch_(CoreGroup::instance().machine(), options.shared), image_(image),
      threads_(options.cpes), clock_(clock) {
    main_ = symbol<int (*)(int, char**)>("main");
}

Session& Session::of_call() {
    if (pthread_equal(current->thread_, pthread_self()))
        return *current;
    constexpr char message[] = "swsim: the host program calls athread, or exit, from a thread of "
                               "its own; one thread, with "
                               "one core group, is simulated\n";
    (void)!write(STDERR_FILENO, message, sizeof message - 1);
    Verdict::end_process(ErrorKind::bad_input);
}

int Session::init() {
    initialized_ = true;
    return 0;
}

int Session::set_num_threads(int threads) {
    if (threads < 1 || unsigned(threads) > options_.cpes)
        return call_failed;
    threads_ = unsigned(threads);
    return 0;
}

// A CPE function's address is the same for the host program.
uint64_t Session::entry_of(void* slave_function) {
    const auto address = reinterpret_cast<uint64_t>(slave_function);
    return CoreGroup::instance().program().at(address) ? address : 0;
}

int Session::spawn(void* slave_function, void* argument) {
    if (pending_)
        refuse("athread_spawn before the spawn before has been joined: call athread_join first");
    const uint64_t entry = entry_of(slave_function);
    if (!initialized_ || !entry)
        return call_failed;
    pending_ = std::make_unique<SpawnOptions>();
    pending_->entry = entry;
    pending_->cpes = threads_;
    pending_->arguments = {reinterpret_cast<uint64_t>(argument)};
    pending_->spawn_cycles = launch_.spawn_cycles;
    pending_->join_cycles = launch_.join_cycles;
    pending_->limits = options_.limits;
    return 0;
}

// What the MPE does between spawn and join takes no simulated time, so the cores run here.
int Session::join() {
    if (!pending_)
        return call_failed;
    try {
        clock_.stop();
        result_.spawns.push_back(CoreGroup::instance().run(*pending_));
        clock_.start();
        print_cpe_output();
    } catch (const std::exception& error) {
        error_ = error.what();  // must not pass through the host program's frames
    }
    pending_.reset();
    if (!error_.empty() || !result_.ended())
        leave(1);
    return 0;
}

// Of programs whose CPEs print: what they have printed so far, also if the run went wrong.
void Session::print_cpe_output() {
    if (void* const print = dlsym(image_, "swsim_cpe_output_flush"))
        reinterpret_cast<void (*)()>(print)();
}

Cycle Session::cycles() const {
    Cycle cycles = 0;
    for (const SpawnResult& spawn : result_.spawns)
        cycles += spawn.cycles;
    return cycles;
}

int Session::halt() {
    initialized_ = false;
    return pending_ ? call_failed : 0;
}

// What the C library itself allocated, outside main memory, is left alone: it is little, and the
// process is short.
void Session::release(void* pointer) {
    if (Arena::instance().is_main_memory(pointer) && bytes_of(pointer, "free"))
        Arena::instance().release(pointer);
}

size_t Session::bytes_of(void* pointer, const char* call) {
    if (!Arena::instance().is_main_memory(pointer))
        return malloc_usable_size(pointer);  // from the C library itself, as by strdup
    const uint64_t bytes = Arena::instance().allocated_bytes(pointer);
    if (!bytes && current)
        current->refuse(
            fmt::format("{}({}): this is not a block from malloc, or it has been freed before",
                        call, fmt::ptr(pointer)));
    return bytes;
}

// Exceptions must not pass through the host program's frames.
void Session::refuse(std::string message) {
    misuse_ = std::move(message);
    leave(1);
}

void Session::leave(int status) {
    if (Verdict::belongs_to_another_process())
        _exit(status);  // the host program has forked: this one has no part in the run
    clock_.stop();
    result_.host_status = status;
    setcontext(&simulator_context_);
    std::abort();
}

void Session::enter() {
    Session& session = *current;
    session.leave(session.main_(int(session.argv_.size()) - 1, session.argv_.data()));
}

void say(const char* text) {
    (void)!write(STDERR_FILENO, text, std::strlen(text));
}

// Made beforehand: a signal handler must not allocate.
std::string stack_overflow;

bool is_stack_overflow(const siginfo_t& signal) {
    const Arena::Range guard = Arena::instance().stack_guard();
    return signal.si_signo == SIGSEGV &&
           reinterpret_cast<uint64_t>(signal.si_addr) - guard.address < guard.bytes;
}

// A crash of the host program ends the process with a message instead of a core dump.
extern "C" void report_host_crash(int number, siginfo_t* signal, void*) {
    if (is_stack_overflow(*signal)) {
        say(stack_overflow.c_str());
    } else {
        say("swsim: the host program crashed (");
        say(sigabbrev_np(number));
        say(")\n");
    }
    Verdict::end_process(ErrorKind::bad_input);
}

// Installed while a host program runs.
class CrashHandler {
  public:
    CrashHandler() {
        stack_overflow =
            fmt::format("swsim: the host program's stack overflowed: it has {} MB, for "
                        "recursion that ends and small local variables; large ones "
                        "may be static, or come from malloc\n",
                        Arena::instance().host_stack().bytes >> 20);
        stack_t stack{};
        stack.ss_sp = stack_.get();
        stack.ss_size = stack_bytes;
        sigaltstack(&stack, &old_stack_);
        struct sigaction action {};
        action.sa_sigaction = report_host_crash;
        action.sa_flags = SA_ONSTACK | SA_SIGINFO;
        for (size_t i = 0; i < std::size(signals); ++i)
            sigaction(signals[i], &action, &old_[i]);
    }
    ~CrashHandler() {
        for (size_t i = 0; i < std::size(signals); ++i)
            sigaction(signals[i], &old_[i], nullptr);
        sigaltstack(&old_stack_, nullptr);
    }
    CrashHandler(const CrashHandler&) = delete;
    CrashHandler& operator=(const CrashHandler&) = delete;

  private:
    static constexpr int signals[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT, SIGPIPE};
    static constexpr size_t stack_bytes = 64 * 1024;
    std::unique_ptr<char[]> stack_ = std::make_unique<char[]>(stack_bytes);
    stack_t old_stack_{};
    struct sigaction old_[std::size(signals)]{};
};

GroupResult Session::run() {
    // Arguments are main memory too: a program may hand them to a CPE.
    const auto copy = [](const std::string& text) {
        auto* const bytes = static_cast<char*>(Arena::instance().allocate(text.size() + 1));
        std::memcpy(bytes, text.c_str(), text.size() + 1);
        return bytes;
    };
    argv_.push_back(copy(options_.name));
    for (const std::string& argument : options_.arguments)
        argv_.push_back(copy(argument));
    argv_.push_back(nullptr);

    const Arena::Range stack = Arena::instance().host_stack();
    getcontext(&host_context_);
    host_context_.uc_stack.ss_sp = Arena::pointer(stack.address);
    host_context_.uc_stack.ss_size = stack.bytes;
    makecontext(&host_context_, enter, 0);
    current = this;
    {
        // Its standard output goes to standard error: ours carries results.
        std::optional<Redirected> output;
        if (!options_.passes_output)
            output.emplace(STDOUT_FILENO, STDERR_FILENO);
        clock_.start();
        swapcontext(&simulator_context_, &host_context_);
    }
    current = nullptr;
    if (pending_ && misuse_.empty() && error_.empty())
        misuse_ = "athread_spawn but not athread_join: what it spawned has not run";
    if (!error_.empty())
        throw std::logic_error(error_);
    if (!misuse_.empty())
        throw Error(ErrorKind::not_verified,
                    fmt::format("{}: the host program called {}", options_.name, misuse_));
    return std::move(result_);
}

// Lets CPEs touch the image's globals.
int admit_globals(dl_phdr_info* info, size_t, void* name) {
    if (std::strcmp(info->dlpi_name, static_cast<const char*>(name)) != 0)
        return 0;
    for (int i = 0; i < info->dlpi_phnum; ++i) {
        const ElfW(Phdr)& header = info->dlpi_phdr[i];
        if (header.p_type == PT_LOAD)
            Arena::instance().admit(info->dlpi_addr + header.p_vaddr, header.p_memsz);
    }
    return 1;
}

}  // namespace

GroupResult run_host_program(const HostOptions& options) {
    HostClock clock(options.limits.host_seconds);
    const auto unload = [&](void* image) {
        clock.start();
        dlclose(image);
        clock.stop();
    };
    // A fresh image each time: a host program may rely on its initialised globals. Constructors and
    // destructors are host program, too.
    clock.start();
    const std::unique_ptr<void, decltype(unload)> image(
        dlopen(options.object.c_str(), RTLD_NOW | RTLD_LOCAL), unload);
    clock.stop();
    if (!image)
        throw HostError(fmt::format("cannot load the host program: {}", dlerror()));
    std::string name = options.object.string();
    dl_iterate_phdr(admit_globals, name.data());
    const CrashHandler crash_handler;
    return Session(options, image.get(), clock).run();
}

}  // namespace swsim
