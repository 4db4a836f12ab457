#pragma once
// Swift's Glibc module leaves out malloc.h, which is where the allocator is told how to work, and link.h,
// which tells where the program and its libraries lie.
// _GNU_SOURCE stays undefined: with it fd_set has another member than in the Glibc module, and which of
// them is seen first depends on the order in which modules are built.
#include <link.h>
#include <malloc.h>
#include <stdint.h>
#include <sys/mman.h>

// Has blocks of this many bytes and more taken from the system one by one; 1 when it is so.
static inline int cmemory_set_large(int bytes) { return mallopt(M_MMAP_THRESHOLD, bytes); }

// Keeps up to this many free bytes at the heap's end; 1 when it is so.
static inline int cmemory_set_kept(int bytes) { return mallopt(M_TRIM_THRESHOLD, bytes); }

// Gives free pages between blocks that are in use back to the system, of every thread's heap.
static inline void cmemory_trim(void) { malloc_trim(0); }

// The part used here of a dl_phdr_info, which link.h shows with _GNU_SOURCE only, and what tells of them.
struct cmemory_object {
    ElfW(Addr) address;
    const char *name;
    const ElfW(Phdr) *segments;
    ElfW(Half) segment_count;
};
extern int cmemory_iterate(int (*tell)(struct cmemory_object *, size_t, void *), void *) __asm__("dl_iterate_phdr");

// Whether the loader has written addresses into an object's code, which its file does not have.
static inline int cmemory_is_patched(const struct cmemory_object *object) {
    for (int i = 0; i < object->segment_count; i++) {
        if (object->segments[i].p_type != PT_DYNAMIC) continue;
        const ElfW(Dyn) *entry = (const ElfW(Dyn) *)(object->address + object->segments[i].p_vaddr);
        for (; entry->d_tag != DT_NULL; entry++) {
            if (entry->d_tag == DT_TEXTREL) return 1;
            if (entry->d_tag == DT_FLAGS && (entry->d_un.d_val & DF_TEXTREL)) return 1;
        }
    }
    return 0;
}

// Takes the whole pages of one object's segments that nobody can have written to out of this process.
// They stand in their file as they are here, and in the system's memory, from where the next look brings them back.
static inline int cmemory_let_go_of(struct cmemory_object *object, size_t size, void *page) {
    uintptr_t mask = *(uintptr_t *)page - 1;
    (void)size;
    if (cmemory_is_patched(object)) return 0;
    for (int i = 0; i < object->segment_count; i++) {
        const ElfW(Phdr) *segment = &object->segments[i];
        if (segment->p_type != PT_LOAD || (segment->p_flags & PF_W)) continue;
        uintptr_t start = object->address + segment->p_vaddr;
        uintptr_t end = (start + segment->p_filesz) & ~mask;
        start = (start + mask) & ~mask;
        // Where it fails the pages stay.
        if (start < end) (void)madvise((void *)start, end - start, MADV_DONTNEED);
    }
    return 0;
}

// The same of every object; the loader takes none away meanwhile.
static inline void cmemory_let_go_of_program(uintptr_t page) {
    cmemory_iterate(cmemory_let_go_of, &page);
}
