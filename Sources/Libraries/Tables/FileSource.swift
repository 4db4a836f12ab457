internal import Glibc

/// A file that the system does not give out.
package struct FileSourceError: Error, Sendable, Hashable {
    package let path: String
    /// `open` or `read`
    package let operation: String
    /// The system's error number.
    package let code: Int32
}

/// A file read from its start to its end.
package final class FileSource: ByteSource {
    private let path: String
    private let descriptor: Int32
    /// In bytes, as the system tells it; 0 for a pipe.
    package let size: Int
    /// Whether it can be opened again and gives the same; what comes through a pipe comes once.
    package let isPlain: Bool
    private let onBytes: (Int) -> Void

    /// - Parameter onBytes: told how many bytes came in.
    package init(
        _ path: String, onBytes: @escaping (Int) -> Void = { _ in }
    ) throws(FileSourceError) {
        self.path = path
        self.onBytes = onBytes
        // The path is read during the call only.
        descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            throw FileSourceError(path: path, operation: "open", code: errno)
        }
        var status = stat()
        // Filled by the call.
        guard unsafe fstat(descriptor, &status) == 0 else {
            let code = errno
            close(descriptor)
            throw FileSourceError(path: path, operation: "read", code: code)
        }
        size = Int(status.st_size)
        isPlain = status.st_mode & S_IFMT == S_IFREG
        _ = posix_fadvise(descriptor, 0, 0, POSIX_FADV_SEQUENTIAL)
    }

    deinit { close(descriptor) }

    package func read(into buffer: inout [UInt8], from start: Int) throws(FileSourceError) -> Int {
        while true {
            // Within the array by construction.
            let count = unsafe buffer.withUnsafeMutableBytes { bytes in
                unsafe Glibc.read(
                    descriptor, bytes.baseAddress?.advanced(by: start), bytes.count - start)
            }
            if count < 0 && errno == EINTR { continue }
            guard count >= 0 else {
                throw FileSourceError(path: path, operation: "read", code: errno)
            }
            onBytes(count)
            return count
        }
    }
}

extension ByteSource {
    /// All that is left, at most `limit` bytes and some; `nil` when there is more.
    package func rest(limit: Int) throws -> [UInt8]? {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 18)
        while true {
            let count = try read(into: &buffer, from: 0)
            if count == 0 { return bytes }
            guard bytes.count + count <= limit else { return nil }
            bytes += buffer[..<count]
        }
    }
}
