// SPDX-License-Identifier: Apache-2.0
//
// The DMA commands of one core that are not complete, in the order of issue, with the fences of the
// barrier operation between them.
#pragma once

#include <deque>

#include "sim/dma/descriptor.h"

namespace swsim {

class DmaQueue {
  public:
    void reset(size_t entries) {
        entries_ = entries;
        under_way_ = 0;
        held_.clear();
    }

    // The core's next command must wait.
    bool full() const { return under_way_ + held_.size() >= entries_; }

    // Takes a command; hands it to `submit(command)` unless a fence holds it.
    template <typename Submit> void issue(const DmaCommand& command, Submit submit) {
        held_.push_back(command);
        release(submit);
    }

    // One of the commands that were handed out is complete.
    template <typename Submit> void complete(Submit submit) {
        --under_way_;
        release(submit);
    }

  private:
    template <typename Submit> void release(Submit submit) {
        while (!held_.empty()) {
            const DmaCommand command = held_.front();
            if (command.operation == DmaOperation::barrier) {
                if (under_way_ != 0)
                    return;
            } else {
                ++under_way_;
                submit(command);
            }
            held_.pop_front();
        }
    }

    size_t entries_ = 1;
    size_t under_way_ = 0;
    std::deque<DmaCommand> held_;
};

}  // namespace swsim
