/* SPDX-License-Identifier: Apache-2.0
 *
 * Part of every program that `sw5cc -hybrid` links. Such a program is a shared object for the
 * simulator; run by itself, it runs the simulator with itself.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#if defined(__x86_64__)
#define LOADER "/lib64/ld-linux-x86-64.so.2"
__asm__(".text\n.globl swsim_start\nswsim_start:\n"
        "    xor %ebp,%ebp\n    mov %rsp,%rdi\n    and $-16,%rsp\n    call swsim_start_on\n");
#elif defined(__aarch64__)
#define LOADER "/lib/ld-linux-aarch64.so.1"
__asm__(".text\n.globl swsim_start\nswsim_start:\n"
        "    mov x29,#0\n    mov x0,sp\n    bl swsim_start_on\n");
#else
#error "how does a program start on this host?"
#endif

__attribute__((section(".interp"), used)) static const char loader[] = LOADER;

/* Where it was when this program was linked; the variable SWSIM names another one. */
extern const char swsim_simulator[];
extern char **environ;

/* `stack` holds the number of arguments and their addresses, as the system leaves them. */
__attribute__((noreturn, used, visibility("hidden"))) void swsim_start_on(long *stack) {
    long count = stack[0];
    char **arguments = (char **)(stack + 1);
    char **environment = arguments + count + 1;
    const char *simulator = swsim_simulator;
    for (char **each = environment; *each; ++each)
        if (strncmp(*each, "SWSIM=", 6) == 0 && (*each)[6])
            simulator = *each + 6;
    char program[4096];
    ssize_t length = readlink("/proc/self/exe", program, sizeof program - 1);
    program[length < 0 ? 0 : length] = 0;
    char *words[count + 5];
    long next = 0;
    words[next++] = "swsim";
    words[next++] = "start";
    words[next++] = program;
    words[next++] = "--";
    for (long i = 1; i < count; ++i)
        words[next++] = arguments[i];
    words[next] = NULL;
    execve(simulator, words, environment);
    static const char message[] =
        ": cannot run the simulator; build swsim there, or let the variable SWSIM name it\n";
    (void)!write(STDERR_FILENO, simulator, strlen(simulator));
    (void)!write(STDERR_FILENO, message, sizeof message - 1);
    _exit(127);
}
