#pragma once
// Swift's Glibc module leaves out malloc.h, which is where the allocator is told how to work, and link.h,
// which tells where the program and its libraries lie.
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
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

// Whether the loader has written addresses into an object's code, which its file does not have.
static inline int cmemory_is_patched(const struct dl_phdr_info *object) {
    for (int i = 0; i < object->dlpi_phnum; i++) {
        if (object->dlpi_phdr[i].p_type != PT_DYNAMIC) continue;
        const ElfW(Dyn) *entry = (const ElfW(Dyn) *)(object->dlpi_addr + object->dlpi_phdr[i].p_vaddr);
        for (; entry->d_tag != DT_NULL; entry++) {
            if (entry->d_tag == DT_TEXTREL) return 1;
            if (entry->d_tag == DT_FLAGS && (entry->d_un.d_val & DF_TEXTREL)) return 1;
        }
    }
    return 0;
}

// Takes the whole pages of one object's segments that nobody can have written to out of this process.
// They stand in their file as they are here, and in the system's memory, from where the next look brings them back.
static inline int cmemory_let_go_of(struct dl_phdr_info *object, size_t size, void *page) {
    uintptr_t mask = *(uintptr_t *)page - 1;
    (void)size;
    if (cmemory_is_patched(object)) return 0;
    for (int i = 0; i < object->dlpi_phnum; i++) {
        const ElfW(Phdr) *segment = &object->dlpi_phdr[i];
        if (segment->p_type != PT_LOAD || (segment->p_flags & PF_W)) continue;
        uintptr_t start = object->dlpi_addr + segment->p_vaddr;
        uintptr_t end = (start + segment->p_filesz) & ~mask;
        start = (start + mask) & ~mask;
        // Where it fails the pages stay.
        if (start < end) (void)madvise((void *)start, end - start, MADV_DONTNEED);
    }
    return 0;
}

// The same of every object; the loader takes none away meanwhile.
static inline void cmemory_let_go_of_program(uintptr_t page) {
    dl_iterate_phdr(cmemory_let_go_of, &page);
}
