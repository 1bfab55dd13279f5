// SPDX-License-Identifier: Apache-2.0
//
// Alpha assembly as GCC 12 writes it for integer C -> CPE assembly with the same instructions in
// the same order. The SW26010's instruction set follows Alpha's closely, so most lines only change
// their mnemonic; asm/alpha/translation.def lists them all. Beyond that:
//   - a direct call becomes bsr, as sw5cc has it, without the load of the function's address from
//     the global offset table, which lies in slow main memory:
//       ldq $27,f($29) !literal!1          ldih $27,f($29) !gprelhigh    only if f is defined
//                                          ldi $27,f($27) !gprellow      in another file
//       jsr $26,($27),f !lituse_jsr!1      bsr $26,f
//   - thread-local data goes to LDM, code to .text1, as sw5cc has it;
//   - the text of a C asm statement is CPE assembly already and stays as it is, but for the
//     descriptor of a dma (descriptor_pair.h);
//   - the routines of asm/routines.h that the code calls and does not define are appended.
#pragma once

#include <set>
#include <span>
#include <string>
#include <string_view>

namespace swsim {

// GCC's options for integer code, besides -O0..-O3 or -Os. The translation relies on each.
std::span<const std::string_view> alpha_compiler_flags();

// Whether the CPE assembly says by .file and .loc which line of C each instruction comes from, as
// far as the Alpha assembly does. Paths are absolute there.
enum class SourceLines : bool { left_out, kept };

// `name` stands for the Alpha text in messages about lines without a .loc directive. Throws
// SourceError with one message per C source line (or Alpha line) that has no counterpart.
std::string translate_alpha(const std::string& alpha_assembly, const std::string& name,
                            SourceLines lines = SourceLines::left_out);

// The same for code that GCC made with floating_point_flags() (asm/alpha/floating_point.h).
// `return_floating_point` names the functions that return a floating-point value.
std::string translate_alpha(const std::string& alpha_assembly, const std::string& name,
                            const std::set<std::string>& return_floating_point,
                            SourceLines lines = SourceLines::left_out);

// Whether code made with alpha_compiler_flags() holds instructions or calls for floating point.
// Saves of registers that a function only keeps for its caller do not count.
bool computes_with_floating_point(const std::string& alpha_assembly);

// What the code does, whether or not GCC was allowed to use floating-point registers
// (-mno-fp-regs), if the program has nothing to do with them. A variadic function saves arguments
// from them or not.
std::multiset<std::string> statements_of_integer_code(const std::string& alpha_assembly);

}  // namespace swsim
