// A disk that forgets what was not synced.
//
// Loaded before the system's library, it follows what a program writes to the files of one folder. What was synced,
// and nothing else, it keeps in another folder, as a disk would. After a number of writes and syncs the power goes:
// of what was not synced some sectors reach the disk, each by chance and in no order, and the program is killed.
//
//   POWER_LOSS_FOLDER   the folder that is followed; its plain files, not those of folders in it
//   POWER_LOSS_DISK     where the state of the disk is kept
//   POWER_LOSS_AFTER    how many writes and syncs go well
//   POWER_LOSS_SEED     of what is left to chance

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

enum { sector = 512 };

// One write, or with `bytes` null one cut to `offset`, that was not synced.
struct change {
    struct change *next;
    char name[NAME_MAX + 1];
    off_t offset;
    size_t count;
    unsigned char *bytes;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct change *first, **last = &first;
static long left = -1;
static uint64_t state;
static const char *folder, *disk;

static ssize_t (*real_pwrite)(int, const void *, size_t, off_t);
static ssize_t (*real_write)(int, const void *, size_t);
static int (*real_ftruncate)(int, off_t);
static int (*real_fdatasync)(int);
static int (*real_fsync)(int);

__attribute__((constructor)) static void begin(void)
{
    real_pwrite = dlsym(RTLD_NEXT, "pwrite64");
    real_write = dlsym(RTLD_NEXT, "write");
    real_ftruncate = dlsym(RTLD_NEXT, "ftruncate64");
    real_fdatasync = dlsym(RTLD_NEXT, "fdatasync");
    real_fsync = dlsym(RTLD_NEXT, "fsync");
    folder = getenv("POWER_LOSS_FOLDER");
    disk = getenv("POWER_LOSS_DISK");
    const char *after = getenv("POWER_LOSS_AFTER"), *seed = getenv("POWER_LOSS_SEED");
    if (!folder || !disk || !after || !seed) return;
    left = atol(after);
    state = strtoull(seed, 0, 10);
}

// splitmix64
static uint64_t draw(void)
{
    uint64_t z = (state += 0x9e3779b97f4a7c15);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return z ^ (z >> 31);
}

// The name of a followed file; null for every other. Memory shared beside the log is no file on a disk.
static const char *followed(int file, char *path)
{
    if (left < 0) return 0;
    char link[64];
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t length = readlink(link, path, PATH_MAX - 1);
    size_t head = strlen(folder);
    if (length <= (ssize_t)head) return 0;
    path[length] = 0;
    if (strncmp(path, folder, head) != 0 || path[head] != '/') return 0;
    struct stat status;
    if (fstat(file, &status) != 0 || !S_ISREG(status.st_mode)) return 0;
    const char *name = path + head + 1;
    if (strchr(name, '/') || strstr(name, "-shm") || strstr(name, " (deleted)")) return 0;
    return strlen(name) <= NAME_MAX ? name : 0;
}

static int open_on_disk(const char *name)
{
    char path[PATH_MAX];
    if (snprintf(path, sizeof path, "%s/%s", disk, name) >= (int)sizeof path) abort();
    int file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (file < 0) abort();
    return file;
}

static void apply(const struct change *change, int some_sectors, unsigned kept)
{
    int file = open_on_disk(change->name);
    if (!change->bytes) {
        if (!some_sectors || draw() % 100 < kept) (void)real_ftruncate(file, change->offset);
    } else if (!some_sectors) {
        (void)real_pwrite(file, change->bytes, change->count, change->offset);
    } else {
        for (size_t done = 0; done < change->count;) {
            size_t part = sector - (size_t)(change->offset + (off_t)done) % sector;
            if (part > change->count - done) part = change->count - done;
            if (draw() % 100 < kept)
                (void)real_pwrite(file, change->bytes + done, part, change->offset + (off_t)done);
            done += part;
        }
    }
    close(file);
}

static void lose_power(void)
{
    // Nothing, something, nearly all or all of it.
    static const unsigned shares[] = { 0, 50, 90, 100 };
    unsigned kept = shares[draw() % 4];
    for (struct change *change = first; change; change = change->next) apply(change, 1, kept);
    kill(getpid(), SIGKILL);
    for (;;) pause();
}

static void step(void)
{
    if (left-- == 0) lose_power();
}

static void note(const char *name, off_t offset, const void *bytes, size_t count)
{
    struct change *change = malloc(sizeof *change);
    unsigned char *copy = bytes ? malloc(count ? count : 1) : 0;
    if (!change || (bytes && !copy)) abort();
    if (bytes) memcpy(copy, bytes, count);
    *change = (struct change){ .offset = offset, .count = count, .bytes = copy };
    strcpy(change->name, name);
    *last = change;
    last = &change->next;
}

static void settle(const char *name)
{
    // Also a file into which nothing was written is there from now on.
    close(open_on_disk(name));
    for (struct change **place = &first; *place;) {
        struct change *change = *place;
        if (strcmp(change->name, name) != 0) {
            place = &change->next;
            continue;
        }
        apply(change, 0, 0);
        *place = change->next;
        free(change->bytes);
        free(change);
    }
    last = &first;
    while (*last) last = &(*last)->next;
}

ssize_t pwrite64(int file, const void *bytes, size_t count, off_t offset)
{
    char path[PATH_MAX];
    const char *name = followed(file, path);
    if (!name) return real_pwrite(file, bytes, count, offset);
    pthread_mutex_lock(&lock);
    step();
    ssize_t done = real_pwrite(file, bytes, count, offset);
    if (done > 0) note(name, offset, bytes, (size_t)done);
    pthread_mutex_unlock(&lock);
    return done;
}

ssize_t pwrite(int file, const void *bytes, size_t count, off_t offset)
{
    return pwrite64(file, bytes, count, offset);
}

ssize_t write(int file, const void *bytes, size_t count)
{
    char path[PATH_MAX];
    const char *name = followed(file, path);
    if (!name) return real_write(file, bytes, count);
    pthread_mutex_lock(&lock);
    step();
    off_t place = fcntl(file, F_GETFL) & O_APPEND ? lseek(file, 0, SEEK_END) : lseek(file, 0, SEEK_CUR);
    ssize_t done = real_write(file, bytes, count);
    if (done > 0 && place >= 0) note(name, place, bytes, (size_t)done);
    pthread_mutex_unlock(&lock);
    return done;
}

int ftruncate64(int file, off_t size)
{
    char path[PATH_MAX];
    const char *name = followed(file, path);
    if (!name) return real_ftruncate(file, size);
    pthread_mutex_lock(&lock);
    step();
    int result = real_ftruncate(file, size);
    if (result == 0) note(name, size, 0, 0);
    pthread_mutex_unlock(&lock);
    return result;
}

int ftruncate(int file, off_t size) { return ftruncate64(file, size); }

static int sync_file(int file, int (*real)(int))
{
    char path[PATH_MAX];
    const char *name = followed(file, path);
    if (!name) return real(file);
    pthread_mutex_lock(&lock);
    step();
    int result = real(file);
    if (result == 0) settle(name);
    pthread_mutex_unlock(&lock);
    return result;
}

int fdatasync(int file) { return sync_file(file, real_fdatasync); }

int fsync(int file) { return sync_file(file, real_fsync); }
