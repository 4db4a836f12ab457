internal import Glibc
internal import Tables

/// A file read from its start to its end.
final class PlainFile: ByteSource {
    private let path: String
    private let descriptor: Int32
    let size: Int
    private let onBytes: (Int) -> Void

    /// - Parameter onBytes: told how many bytes came in.
    init(
        _ path: String, onBytes: @escaping (Int) -> Void = { _ in }
    ) throws(CatalogFileError) {
        self.path = path
        self.onBytes = onBytes
        descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .system(path: path, operation: "open", code: errno) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else {
            let code = errno
            close(descriptor)
            throw .system(path: path, operation: "read", code: code)
        }
        size = Int(status.st_size)
        posix_fadvise(descriptor, 0, 0, POSIX_FADV_SEQUENTIAL)
    }

    deinit { close(descriptor) }

    func read(into buffer: inout [UInt8], from start: Int) throws -> Int {
        while true {
            let count = buffer.withUnsafeMutableBytes {
                Glibc.read(descriptor, $0.baseAddress?.advanced(by: start), $0.count - start)
            }
            if count < 0 && errno == EINTR { continue }
            guard count >= 0 else {
                throw CatalogFileError.system(path: path, operation: "read", code: errno)
            }
            onBytes(count)
            return count
        }
    }
}
