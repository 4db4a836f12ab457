#pragma once
// How a program is started, in the way that needs a fork.
#include "shim.h"

// What a program that is started gets of its parent. Swift has no fork, and posix_spawn neither an end
// with its parent nor an alarm. The names are those of the C library behind other ones, as its headers
// may not be included here.
struct clinux_child {
    // A path, or a name that is looked for on the PATH.
    const char *program;
    // Both end with a null pointer.
    char *const *words;
    char *const *variables;
    // The parent's number for each of the child's, from 0 on; -1 is /dev/null.
    const int *descriptors;
    int descriptor_count;
    // Whether it leads a group of processes that can be ended with it.
    int leads_group;
    // Whether the system kills it when the thread that started it ends.
    int ends_with_parent;
    // After how many seconds the system ends it, whoever is left by then; 0 never.
    unsigned int patience;
};
typedef struct { unsigned long words[16]; } clinux_signals;
extern int clinux_fork(void) __asm__("fork");
extern int clinux_parent(void) __asm__("getppid");
extern int clinux_self(void) __asm__("getpid");
extern int clinux_lead(int, int) __asm__("setpgid");
extern int clinux_fcntl(int, int, ...) __asm__("fcntl");
extern int clinux_open(const char *, int, ...) __asm__("open");
extern int clinux_put(int, int) __asm__("dup2");
extern int clinux_pipe(int *, int) __asm__("pipe2");
extern int clinux_close(int) __asm__("close");
extern long clinux_read(int, void *, unsigned long) __asm__("read");
extern long clinux_write(int, const void *, unsigned long) __asm__("write");
extern int clinux_mask(int, const clinux_signals *, clinux_signals *) __asm__("pthread_sigmask");
extern void (*clinux_signal(int, void (*)(int)))(int) __asm__("signal");
extern unsigned int clinux_end_after(unsigned int) __asm__("alarm");
extern int clinux_execute(const char *, char *const *, char *const *) __asm__("execvpe");
extern int clinux_wait_for(int, int *, int) __asm__("waitpid");
extern void clinux_leave(int) __asm__("_exit") __attribute__((noreturn));
extern int *clinux_errno(void) __asm__("__errno_location");

// In the child of a fork, where only calls that are safe in a signal handler may be made.
static inline void clinux_become(const struct clinux_child *child, int parent, int report) {
    enum { duplicate_closed = 1030, set_flags = 2, close_on_exec = 1, above = 64, read_write = 2 };
    int copies[8];
    if (child->leads_group) clinux_lead(0, 0);
    // PR_SET_PDEATHSIG to SIGKILL; a parent that was gone by then is not told of.
    if (child->ends_with_parent) {
        clinux_prctl(1, 9L, 0L, 0L, 0L);
        if (clinux_parent() != parent) clinux_leave(127);
    }
    // First away from where they are to go, so that none is overwritten.
    report = clinux_fcntl(report, duplicate_closed, above);
    for (int index = 0; index < child->descriptor_count && index < 8; index++) {
        int source = child->descriptors[index];
        if (source < 0) source = clinux_open("/dev/null", read_write);
        copies[index] = clinux_fcntl(source, duplicate_closed, above);
    }
    for (int index = 0; index < child->descriptor_count && index < 8; index++)
        if (copies[index] < 0 || clinux_put(copies[index], index) < 0) goto refused;
    // close_range(2) with CLOSE_RANGE_CLOEXEC: nothing else, whoever forgot to say so when it was opened.
    if (clinux_syscall(436L, child->descriptor_count, ~0U, 4U) != 0)
        for (int other = child->descriptor_count; other < 65536; other++)
            clinux_fcntl(other, set_flags, close_on_exec);
    for (int number = 1; number < 65; number++) clinux_signal(number, 0);
    clinux_signals none = {{0}};
    clinux_mask(2, &none, 0);
    clinux_end_after(child->patience);
    clinux_execute(child->program, child->words, child->variables);
refused:;
    int code = *clinux_errno();
    (void)!clinux_write(report, &code, sizeof code);
    clinux_leave(127);
}

// Starts a program; its number, or an error number below 0.
static inline int clinux_start(const struct clinux_child *child) {
    enum { closed_in_children = 02000000, interrupted = 4 };
    int ends[2], code = 0;
    clinux_signals all, before;
    if (clinux_pipe(ends, closed_in_children) != 0) return -*clinux_errno();
    for (int index = 0; index < 16; index++) all.words[index] = ~0UL;
    // A handler of ours must not run in the child.
    clinux_mask(2, &all, &before);
    int parent = clinux_self(), number = clinux_fork();
    if (number == 0) clinux_become(child, parent, ends[1]);
    if (number < 0) code = *clinux_errno();
    clinux_mask(2, &before, 0);
    clinux_close(ends[1]);
    if (number > 0) {
        long count;
        // Ends without a word when the program has taken over.
        while ((count = clinux_read(ends[0], &code, sizeof code)) < 0 && *clinux_errno() == interrupted) {}
        if (count != sizeof code) code = 0;
        if (code != 0) while (clinux_wait_for(number, 0, 0) < 0 && *clinux_errno() == interrupted) {}
    }
    clinux_close(ends[0]);
    return code == 0 ? number : -code;
}
