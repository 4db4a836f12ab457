#pragma once
// Swift's Glibc module leaves out epoll, eventfd and timerfd, and what glibc shows with _GNU_SOURCE only.
// Headers that the Glibc module does have are not included here: their declarations would then have
// two homes, and be found in neither.
#include <stdint.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/timerfd.h>

// epoll_event ends in a union with a pointer, and is packed on x86-64; this is the part used here.
struct clinux_ready {
    uint64_t token;
    uint32_t events;
};

enum { clinux_batch = 256 };

// Takes the event apart, see clinux_ready.
static inline int clinux_control(int poll, int operation, int socket, uint32_t events, uint64_t token) {
    struct epoll_event event = {.events = events, .data = {.u64 = token}};
    return epoll_ctl(poll, operation, socket, &event);
}

// Puts the events together, see clinux_ready; `ready` has room for clinux_batch of them.
static inline int clinux_wait(int poll, struct clinux_ready *ready, int milliseconds) {
    struct epoll_event events[clinux_batch];
    int count = epoll_wait(poll, events, clinux_batch, milliseconds);
    for (int index = 0; index < count; index++) {
        ready[index].token = events[index].data.u64;
        ready[index].events = events[index].events;
    }
    return count;
}

// Macros and enumerators of different types, of which Swift would make as many types.
static const uint32_t clinux_readable = EPOLLIN;
static const uint32_t clinux_writable = EPOLLOUT;
static const uint32_t clinux_gone = EPOLLERR | EPOLLHUP;
static const uint32_t clinux_edge = EPOLLIN | (uint32_t)EPOLLET;

// Flags of an enum type that the function does not take.
static inline int clinux_poll(void) { return epoll_create1(EPOLL_CLOEXEC); }
static inline int clinux_bell(void) { return eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK); }

// Enumerators, which Swift would make a type of its own.
static inline int clinux_alarm(void) {
    return timerfd_create(CLOCK_REALTIME, TFD_CLOEXEC | TFD_NONBLOCK);
}

// Rings at `seconds` of Unix time, at once when that is past, and when the clock is set or the machine
// wakes up; a flag that Swift does not see. A time of 0 disarms.
static inline int clinux_ring_at(int alarm, int64_t seconds) {
    struct itimerspec time = {.it_value = {.tv_sec = seconds}};
    return timerfd_settime(alarm, TFD_TIMER_ABSTIME | TFD_TIMER_CANCEL_ON_SET, &time, 0);
}

// Declared with _GNU_SOURCE only. pthread_t is an unsigned long on Linux.
struct sockaddr;
extern int accept4(int, struct sockaddr *, unsigned int *, int);
extern int pthread_setname_np(unsigned long, const char *);
extern int pthread_getname_np(unsigned long, char *, size_t);
// The actions are a posix_spawn_file_actions_t.
extern int posix_spawn_file_actions_addclosefrom_np(void *actions, int from);
extern int posix_spawn_file_actions_addchdir_np(void *actions, const char *path);

// Renames only where nothing has the new name; declared, and its flag defined, with _GNU_SOURCE only.
extern int renameat2(int, const char *, int, const char *, unsigned int);
static inline int clinux_rename_new(const char *from, const char *to) {
    return renameat2(-100 /* AT_FDCWD */, from, -100, to, 1 /* RENAME_NOREPLACE */);
}

// PR_SET_DUMPABLE, of a header that the Glibc module has not. prctl is variadic.
extern int clinux_prctl(int, ...) __asm__("prctl");
static inline int clinux_hide_memory(void) { return clinux_prctl(4, 0L, 0L, 0L, 0L); }
static inline int clinux_is_memory_hidden(void) { return clinux_prctl(3, 0L, 0L, 0L, 0L) == 0; }

// pidfd_open(2), which glibc 2.36 declares with _GNU_SOURCE only; readable once the process has ended.
extern long clinux_syscall(long, ...) __asm__("syscall");
static inline int clinux_process(int process) { return (int)clinux_syscall(434L, process, 0U); }

// Whether a signal is ignored: a comparison with a macro that is a cast to a function.
struct clinux_action { void (*handler)(int); char rest[256]; };
extern int clinux_action(int, const struct clinux_action *, struct clinux_action *) __asm__("sigaction");
static inline int clinux_is_ignored(int number) {
    struct clinux_action action;
    return clinux_action(number, 0, &action) == 0 && action.handler == (void (*)(int))1;
}

// EVIOCGVERSION and EVIOCGRAB of <linux/input.h>, by ioctl, which is variadic. A device that knows no version
// is none that sends key events; one that is grabbed sends them to nobody else.
extern int clinux_ioctl(int, unsigned long, ...) __asm__("ioctl");
static inline int clinux_sends_keys(int device) {
    int version = 0;
    return clinux_ioctl(device, 0x80044501UL, &version) == 0;
}
static inline int clinux_grab(int device) { return clinux_ioctl(device, 0x40044590UL, 1); }

// Messages with descriptors (SCM_RIGHTS) are put together and taken apart by macros. What is declared here has the
// layout of Linux on 64 bits, as <sys/socket.h> is the Glibc module's.
struct clinux_vector {
    void *base;
    uint64_t length;
};
struct clinux_message {
    void *name;
    uint32_t name_length;
    struct clinux_vector *vector;
    uint64_t vector_count;
    void *control;
    uint64_t control_length;
    int flags;
};
struct clinux_control_header {
    uint64_t length;
    int level;
    int type;
};
enum { clinux_most_passed = 16 };
extern long clinux_sendmsg(int, const struct clinux_message *, int) __asm__("sendmsg");
extern long clinux_recvmsg(int, struct clinux_message *, int) __asm__("recvmsg");

// Sends bytes, and at most clinux_most_passed descriptors with the first of them; as send(2).
static inline long clinux_send_passing(
    int socket, const void *bytes, uint64_t count, const int *passed, uint32_t passed_count) {
    struct {
        struct clinux_control_header header;
        int passed[clinux_most_passed];
    } control;
    struct clinux_vector vector = {.base = (void *)bytes, .length = count};
    struct clinux_message message = {.vector = &vector, .vector_count = 1};
    if (passed_count > clinux_most_passed) passed_count = clinux_most_passed;
    if (passed_count > 0) {
        control.header.length = sizeof control.header + passed_count * sizeof(int);
        control.header.level = 1; // SOL_SOCKET
        control.header.type = 1;  // SCM_RIGHTS
        for (uint32_t index = 0; index < passed_count; index++) control.passed[index] = passed[index];
        message.control = &control;
        message.control_length = (control.header.length + 7) & ~(uint64_t)7;
    }
    return clinux_sendmsg(socket, &message, 0x4000); // MSG_NOSIGNAL
}

// Receives bytes, and descriptors that were sent with them: they are the caller's then, and are not passed on to
// programs that are started. Of more than clinux_most_passed the kernel closes the rest. As recv(2).
static inline long clinux_receive_passing(
    int socket, void *bytes, uint64_t count, int *passed, uint32_t *passed_count) {
    struct {
        struct clinux_control_header header;
        int passed[clinux_most_passed];
    } control;
    struct clinux_vector vector = {.base = bytes, .length = count};
    struct clinux_message message = {
        .vector = &vector, .vector_count = 1, .control = &control, .control_length = sizeof control};
    *passed_count = 0;
    long result = clinux_recvmsg(socket, &message, 0x40000000); // MSG_CMSG_CLOEXEC
    if (result < 0 || message.control_length < sizeof control.header) return result;
    if (control.header.level != 1 || control.header.type != 1) return result;
    *passed_count = (uint32_t)((control.header.length - sizeof control.header) / sizeof(int));
    for (uint32_t index = 0; index < *passed_count; index++) passed[index] = control.passed[index];
    return result;
}
