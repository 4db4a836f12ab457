#pragma once
// Swift's Glibc module leaves out malloc.h, which is where the allocator is told how to work.
#include <malloc.h>

// Has blocks of this many bytes and more taken from the system one by one; 1 when it is so.
static inline int cmemory_set_large(int bytes) { return mallopt(M_MMAP_THRESHOLD, bytes); }

// Keeps up to this many free bytes at the heap's end; 1 when it is so.
static inline int cmemory_set_kept(int bytes) { return mallopt(M_TRIM_THRESHOLD, bytes); }

// Gives free pages between blocks that are in use back to the system, of every thread's heap.
static inline void cmemory_trim(void) { malloc_trim(0); }
