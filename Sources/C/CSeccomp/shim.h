#pragma once
// Landlock has no functions in glibc, and `syscall` is variadic, which Swift cannot call.
#include <linux/landlock.h>
#include <seccomp.h>
#include <stdint.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

// A macro with an argument, which Swift does not see; `number` is refused with EACCES.
static inline int cseccomp_refuse(scmp_filter_ctx filter, int number) {
    return seccomp_rule_add_exact(filter, SCMP_ACT_ERRNO(13), number, 0);
}

// Variadic, and comparisons are macros: refuses socket calls of another family than Unix.
static inline int cseccomp_refuse_networks(scmp_filter_ctx filter) {
    return seccomp_rule_add_exact(filter, SCMP_ACT_ERRNO(13), SCMP_SYS(socket), 1,
                                  SCMP_A0(SCMP_CMP_NE, AF_UNIX));
}

// As above, of the Unix family.
static inline int cseccomp_refuse_unix(scmp_filter_ctx filter) {
    return seccomp_rule_add_exact(filter, SCMP_ACT_ERRNO(13), SCMP_SYS(socket), 1,
                                  SCMP_A0(SCMP_CMP_EQ, AF_UNIX));
}

static inline scmp_filter_ctx cseccomp_allowing(void) { return seccomp_init(SCMP_ACT_ALLOW); }

// The kernel's version of Landlock, 0 when it has none.
static inline int clandlock_version(void) {
    long version = syscall(SYS_landlock_create_ruleset, NULL, 0, LANDLOCK_CREATE_RULESET_VERSION);
    return version < 0 ? 0 : (int)version;
}

// A set of rules over the rights in `handled`; negative on failure.
static inline int clandlock_rules(uint64_t handled) {
    struct landlock_ruleset_attr rules = {.handled_access_fs = handled};
    return (int)syscall(SYS_landlock_create_ruleset, &rules, sizeof rules, 0);
}

// The structure is packed, which Swift cannot lay out.
static inline int clandlock_allow(int rules, int folder, uint64_t rights) {
    struct landlock_path_beneath_attr rule = {.allowed_access = rights, .parent_fd = folder};
    return (int)syscall(SYS_landlock_add_rule, rules, LANDLOCK_RULE_PATH_BENEATH, &rule, 0);
}

// From now on this thread and those that it starts have the rules' rights only.
static inline int clandlock_enter(int rules) {
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)) return -1;
    return (int)syscall(SYS_landlock_restrict_self, rules, 0);
}

// Opens a place for a rule only; O_PATH is shown with _GNU_SOURCE.
#include <fcntl.h>
#ifndef O_PATH
#define O_PATH 010000000
#endif
static inline int clandlock_place(const char *path) { return open(path, O_PATH | O_CLOEXEC); }

// SCMP_SYS pastes names, which Swift cannot.
static const int cseccomp_refused[] = {
    SCMP_SYS(execve), SCMP_SYS(execveat), SCMP_SYS(ptrace), SCMP_SYS(process_vm_readv),
    SCMP_SYS(process_vm_writev), SCMP_SYS(io_uring_setup), SCMP_SYS(bpf), SCMP_SYS(mount),
    SCMP_SYS(unshare), SCMP_SYS(setns), SCMP_SYS(pidfd_getfd)};
enum { cseccomp_refused_count = sizeof cseccomp_refused / sizeof *cseccomp_refused };
static inline int cseccomp_refused_at(int index) { return cseccomp_refused[index]; }
