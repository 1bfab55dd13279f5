// SPDX-License-Identifier: Apache-2.0
//
// Who wants to know how far a simulation is.
#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <string>
#include <thread>

namespace swsim {

class ProgressWatcher {
  public:
    virtual ~ProgressWatcher() = default;
    // The simulation of `name` goes on until `ended`. `part_done`, which may be called from another
    // thread, tells how much of it is done, 0 to 1.
    virtual void began(const std::string& name, std::function<double()> part_done) = 0;
    virtual void ended() = 0;
};

// Tells a watcher, if there is one, of the simulation that goes on while this exists.
class WatchedSimulation {
  public:
    WatchedSimulation(ProgressWatcher* watcher, const std::string& name,
                      std::function<double()> part_done)
        : watcher_(watcher) {
        if (watcher_)
            watcher_->began(name, std::move(part_done));
    }
    ~WatchedSimulation() {
        if (watcher_)
            watcher_->ended();
    }
    WatchedSimulation(const WatchedSimulation&) = delete;
    WatchedSimulation& operator=(const WatchedSimulation&) = delete;

  private:
    ProgressWatcher* const watcher_;
};

// Calls a function 5 times a second, from another thread, as long as it exists.
class Ticker {
  public:
    explicit Ticker(std::function<void()> tick);
    ~Ticker();
    Ticker(const Ticker&) = delete;
    Ticker& operator=(const Ticker&) = delete;

  private:
    void run();

    const std::function<void()> tick_;
    std::mutex mutex_;
    std::condition_variable ended_;
    bool end_ = false;
    std::thread thread_;
};

}  // namespace swsim
