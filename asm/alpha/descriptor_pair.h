// SPDX-License-Identifier: Apache-2.0
//
// DMA descriptors in C's asm statements. A descriptor is the low 128 bits of a vector register; in
// C for a CPE it is a 128-bit integer (runtime/slave/include/dma.h), which GCC keeps in two
// registers that follow each other, of which it prints the first. So a dma whose descriptor nothing
// else in its asm statement mentions takes it from such a pair, and the pair is joined first:
//
//     dma $2,$18,$19          vinsf $3,$2,1,$28
//                             dma $28,$18,$19
//
// A value of C reaches an asm statement in no other way, and a vector that the statement makes
// itself is mentioned where it is made. $28 is free for asm statements.
#pragma once

#include <set>
#include <string>

namespace swsim {

// Of one asm statement.
class DescriptorPairs {
  public:
    // The CPE assembly of its next line, one or more instructions separated by ';'.
    std::string joined(const std::string& line);

  private:
    std::string joined_instruction(const std::string& instruction);

    std::set<std::string> mentioned_;  // so far, but for descriptors
};

}  // namespace swsim
