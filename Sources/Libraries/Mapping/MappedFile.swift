internal import Glibc
package import Host

/// A file that is read in place, so that only what is looked at takes memory.
///
/// The file must not shrink while it is mapped; whoever writes it replaces it by renaming.
// Every use of the pointer is checked against the size of the mapping.
@safe package final class MappedFile: Sendable {
    // Never changed after the start and unmapped by the end, whose sole owner this is.
    private nonisolated(unsafe) let start: UnsafeRawPointer?
    package let count: Int

    /// Throws the system's error, or what is wrong with the file.
    ///
    /// - Parameter trust: whose files are mapped; one of somebody else's may shrink at any time.
    package init(
        _ path: String, of trust: ExistingFile.Trust = .anybody
    ) throws(MappingError) {
        let file: ExistingFile
        do throws(FileFault) { file = try ExistingFile(path, of: trust) } catch {
            throw MappingError(error)
        }
        count = file.size
        guard count > 0 else {
            unsafe start = nil
            return
        }
        // A private read-only view of the whole file, checked right below.
        let mapping = unsafe mmap(nil, count, PROT_READ, MAP_PRIVATE, file.descriptor, 0)
        guard unsafe mapping != MAP_FAILED, let mapping = unsafe mapping else {
            throw MappingError(code: errno, operation: "map")
        }
        unsafe start = UnsafeRawPointer(mapping)
        // Looked up here and there: reading ahead would only fill memory.
        _ = unsafe madvise(mapping, count, MADV_RANDOM)
    }

    deinit {
        // Nobody holds the pointer beyond a call of the methods below.
        if let start = unsafe start { _ = unsafe munmap(.init(mutating: start), count) }
    }

    /// The little-endian number at `offset`; `nil` when it does not lie within the file.
    package func number<Number: FixedWidthInteger & BitwiseCopyable>(
        _ offset: Int, _ type: Number.Type = Number.self
    ) -> Number? {
        guard offset >= 0, offset <= count - MemoryLayout<Number>.size, let start = unsafe start
        else { return nil }
        // Within the mapping by the check above.
        return unsafe Number(
            littleEndian: start.loadUnaligned(fromByteOffset: offset, as: Number.self))
    }

    /// A copy of the little-endian numbers at `offset`; `nil` when they do not all lie within the file.
    package func numbers<Number: FixedWidthInteger & BitwiseCopyable>(
        _ offset: Int, count wanted: Int, _ type: Number.Type = Number.self
    ) -> [Number]? {
        let size = MemoryLayout<Number>.size
        guard offset >= 0, wanted >= 0, offset <= count, wanted <= (count - offset) / size else {
            return nil
        }
        guard wanted > 0, let start = unsafe start else { return [] }
        // As many bytes are copied as the numbers take on both sides.
        return unsafe [Number](unsafeUninitializedCapacity: wanted) { buffer, filled in
            if let base = buffer.baseAddress {
                unsafe memcpy(base, start + offset, wanted * size)
                filled = wanted
            }
        }
    }

    /// Calls `body` with the whole file as it lies in memory, where it must not be kept.
    package func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        // The mapping outlives the call, which this object does.
        withExtendedLifetime(self) {
            unsafe body(UnsafeRawBufferPointer(start: start, count: count))
        }
    }

    /// Gives back the memory of what was looked at; it is read again when it is asked for again.
    package func forget() {
        guard let start = unsafe start else { return }
        // Nothing points into the mapping between calls.
        _ = unsafe madvise(.init(mutating: start), count, MADV_DONTNEED)
    }

    /// A copy of the bytes at `offset`; `nil` when they do not all lie within the file.
    package func bytes(_ offset: Int, count wanted: Int) -> [UInt8]? {
        guard offset >= 0, wanted >= 0, offset <= count, wanted <= count - offset else {
            return nil
        }
        guard wanted > 0, let start = unsafe start else { return [] }
        // Within the mapping by the check above, and copied at once.
        return unsafe Array(UnsafeRawBufferPointer(start: start + offset, count: wanted))
    }
}
