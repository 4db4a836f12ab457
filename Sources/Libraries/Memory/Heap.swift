internal import CMemory

/// How this process takes memory from the system and gives it back.
package enum Heap {
    /// Has every block of 128 KiB and more given back as soon as it is freed.
    ///
    /// That is the allocator's own rule at first; but each such block that is freed makes it keep the next
    /// of that size, among which small ones come to lie, so that whatever is built anew from time to time
    /// leaves its room behind for good.
    package static func returnLargeBlocks() { _ = cmemory_set_large(128 << 10) }

    /// Has large blocks that were freed used again for the next ones, of a process that ends soon: fresh ones from the
    /// system come page by page, each of which is cleared first.
    package static func keepLargeBlocks() {
        // As much as the allocator takes for a threshold.
        _ = cmemory_set_large(32 << 20)
        _ = cmemory_set_kept(256 << 20)
    }

    /// Gives back what lies free between small blocks; takes milliseconds, in which others may wait.
    package static func returnFreePages() { cmemory_trim() }
}
