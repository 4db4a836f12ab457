internal import CArchive
internal import Glibc

/// A zip archive, or a file compressed by gzip, read from its start to its end.
///
/// Owned by one task at a time, as libarchive's handles are.
@safe package final class ArchiveReader {
    // Freed by the end, whose sole owner this is.
    private let handle: OpaquePointer
    /// What is read when it is no file; the handle looks into it until it is freed.
    private let memory: UnsafeMutableRawBufferPointer?

    package init(_ path: String) throws(ArchiveError) {
        unsafe handle = try unsafe Self.handle()
        unsafe memory = nil
        // The handle lives as long as this object; so below.
        guard unsafe archive_read_open_filename(handle, path, 1 << 18) == ARCHIVE_OK else {
            throw failure("open")
        }
    }

    /// An archive that is in memory already.
    package init(_ bytes: [UInt8]) throws(ArchiveError) {
        unsafe handle = try unsafe Self.handle()
        // Freed by the end, after the handle.
        let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 1)
        unsafe copy.copyBytes(from: bytes)
        unsafe memory = copy
        guard
            unsafe archive_read_open_memory(handle, copy.baseAddress, copy.count) == ARCHIVE_OK
        else { throw failure("open") }
    }

    private static func handle() throws(ArchiveError) -> OpaquePointer {
        guard let handle = unsafe archive_read_new() else {
            throw ArchiveError(code: ENOMEM, message: "out of memory", operation: "open")
        }
        // Just made, and nobody else's.
        unsafe archive_read_support_filter_gzip(handle)
        unsafe archive_read_support_format_zip(handle)
        unsafe archive_read_support_format_raw(handle)
        unsafe archive_read_support_format_empty(handle)
        return unsafe handle
    }

    deinit {
        // Nobody else holds either.
        unsafe archive_read_free(handle)
        unsafe memory?.deallocate()
    }

    /// Goes to the next file within; its name, `nil` when there is none.
    ///
    /// What a gzip file holds has the name `data`.
    package func next() throws(ArchiveError) -> String? {
        // Filled by the call, and valid until the next one.
        var entry: OpaquePointer?
        switch unsafe archive_read_next_header(handle, &entry) {
        case ARCHIVE_EOF: return nil
        case ARCHIVE_OK, ARCHIVE_WARN: break
        default: throw failure("find the next file")
        }
        // Copied at once; a name in another encoding is passed over by its absence.
        guard let name = unsafe archive_entry_pathname_utf8(entry) else { return "" }
        return unsafe String(cString: name)
    }

    /// The bytes that follow in the current file, written into `buffer` from `start` on; 0 at its end.
    package func read(into buffer: inout [UInt8], from start: Int) throws(ArchiveError) -> Int {
        while true {
            // Within the array by construction.
            let count = unsafe buffer.withUnsafeMutableBytes { bytes in
                unsafe archive_read_data(
                    handle, bytes.baseAddress?.advanced(by: start), bytes.count - start)
            }
            if count >= 0 { return count }
            if count != Int(ARCHIVE_RETRY) { throw failure("read") }
        }
    }

    /// How many bytes of the file itself have been read, which tells how far it is.
    package var position: Int { unsafe Int(archive_filter_bytes(handle, -1)) }

    private func failure(_ operation: String) -> ArchiveError {
        // The text is the handle's own and is copied at once.
        let message = unsafe archive_error_string(handle).map { unsafe String(cString: $0) }
        return ArchiveError(
            code: unsafe archive_errno(handle), message: message ?? "unknown error",
            operation: operation)
    }
}
