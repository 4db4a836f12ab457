internal import Glibc
internal import Host
package import Summaries
internal import Threads

/// Appends each summary to a file, which is created for its person alone.
package struct FileSink: Sink {
    package let path: String

    package init(path: String) { self.path = path }

    package var name: String { "file:\(path)" }

    package func deliver(_ summary: Summary) async throws(SinkFailure) {
        let text = "\(summary.text)-- \(summary.id), \(summary.revision)\n\n"
        // A network folder may keep its callers waiting for as long as it likes.
        let result = await OwnThread.run("file") { [path] in Self.append(text, to: path) }
        guard let result else { throw SinkFailure("the system has no room for a thread") }
        try result.get()
    }

    private static func append(_ text: String, to path: String) -> Result<Void, SinkFailure> {
        // A pipe that nobody reads would otherwise never open.
        let flags = O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NOCTTY | O_NONBLOCK
        let descriptor = open(path, flags, 0o600)
        if descriptor < 0, errno == ENXIO { return .failure(noFile) }
        guard descriptor >= 0 else { return failure("open", errno) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return failure("open", errno) }
        guard status.st_mode & S_IFMT == S_IFREG else { return .failure(noFile) }
        let (written, code) = write(Array(text.utf8), to: descriptor)
        if code == 0, fsync(descriptor) == 0 || errno == EINVAL { return .success(()) }
        let cause = code == 0 ? errno : code
        takeBack(written, from: descriptor, before: status.st_size)
        return failure("write", cause)
    }

    /// How much was written, and why no more; 0 when all of it was.
    private static func write(_ bytes: [UInt8], to descriptor: Int32) -> (Int, Int32) {
        // One write as a rule, so that nobody else's line comes between and a kill leaves all or nothing.
        var written = 0
        while written < bytes.count {
            let count = bytes[written...].withUnsafeBytes {
                Glibc.write(descriptor, $0.baseAddress, $0.count)
            }
            if count < 0, errno == EINTR { continue }
            // A disk that takes nothing of a plain file says why.
            guard count > 0 else { return (written, count == 0 ? ENOSPC : errno) }
            written += count
        }
        return (written, 0)
    }

    /// Leaves no part of a summary that will be written again, unless somebody has written behind it.
    private static func takeBack(_ written: Int, from descriptor: Int32, before size: off_t) {
        var status = stat()
        guard written > 0, fstat(descriptor, &status) == 0, status.st_size == size + off_t(written)
        else { return }
        _ = ftruncate(descriptor, size)
    }

    private static let noFile = SinkFailure(
        "its path is a pipe or a device; give that of a regular file")

    private static func failure(
        _ operation: String, _ code: Int32
    ) -> Result<Void, SinkFailure> {
        .failure(SinkFailure(HostError(code: code, operation: "\(operation) the file").description))
    }
}
