internal import Glibc
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
        guard descriptor >= 0 else { return failure("open") }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return failure("open") }
        guard status.st_mode & S_IFMT == S_IFREG else { return .failure(noFile) }
        // One write, so that nobody else's line comes between and a kill leaves all or nothing.
        let bytes = Array(text.utf8)
        guard write(descriptor, bytes, bytes.count) == bytes.count else { return failure("write") }
        guard fsync(descriptor) == 0 || errno == EINVAL else { return failure("write") }
        return .success(())
    }

    private static let noFile = SinkFailure(
        "its path is a pipe or a device; give that of a regular file")

    private static func failure(_ operation: String) -> Result<Void, SinkFailure> {
        .failure(
            SinkFailure("cannot \(operation) the file: \(String(cString: strerror(errno)))"))
    }
}
