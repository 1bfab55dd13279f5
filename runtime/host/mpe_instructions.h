/* SPDX-License-Identifier: Apache-2.0
 *
 * Instructions of the MPE that C programs use in asm statements, as macros of this host's
 * assembler. In front of every host source that sw5cc compiles.
 */
#ifndef SWSIM_MPE_INSTRUCTIONS_H
#define SWSIM_MPE_INSTRUCTIONS_H

#if defined(__x86_64__)
/* The cycle counter: it shows the cycles of the spawns that have been joined. */
__asm__(".macro rtc destination\n"
        "    movq swsim_cycles@GOTPCREL(%rip),\\destination\n"
        "    movq (\\destination),\\destination\n"
        ".endm\n"
        ".macro memb\n    mfence\n.endm\n");
#elif defined(__aarch64__)
__asm__(".macro rtc destination\n"
        "    adrp \\destination, :got:swsim_cycles\n"
        "    ldr \\destination, [\\destination, :got_lo12:swsim_cycles]\n"
        "    ldr \\destination, [\\destination]\n"
        ".endm\n"
        ".macro memb\n    dmb ish\n.endm\n");
#endif

#endif
