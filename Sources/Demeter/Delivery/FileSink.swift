internal import Glibc
package import Summaries

/// Appends each summary to a file, which is created for its person alone.
package struct FileSink: Sink {
    package let path: String

    package init(path: String) { self.path = path }

    package var name: String { "file:\(path)" }

    package func deliver(_ summary: Summary) async throws(SinkFailure) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw Self.failure("open") }
        defer { close(descriptor) }
        // One write, so that nobody else's line comes between and a kill leaves all or nothing.
        let bytes = Array("\(summary.text)-- \(summary.id), \(summary.revision)\n\n".utf8)
        guard write(descriptor, bytes, bytes.count) == bytes.count else {
            throw Self.failure("write")
        }
        guard fsync(descriptor) == 0 || errno == EINVAL else { throw Self.failure("write") }
    }

    private static func failure(_ operation: String) -> SinkFailure {
        SinkFailure("cannot \(operation) the file: \(String(cString: strerror(errno)))")
    }
}
