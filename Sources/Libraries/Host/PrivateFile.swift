internal import Glibc

/// Reads files that hold a secret and must be their owner's alone.
package enum PrivateFile {
    package enum Fault: Error, Hashable {
        case unreadable(errno: Int32)
        /// The file belongs to somebody else.
        case notOwn
        /// Others than the owner may read or write the file.
        case openToOthers(mode: UInt32)
    }

    /// The first `limit` bytes.
    ///
    /// - Parameter checksOwner: not for systemd's credentials, which it keeps others out of itself, and
    ///   which may belong to root.
    package static func read(
        _ path: String, limit: Int, checksOwner: Bool
    ) throws(Fault) -> [UInt8] {
        // The path is a terminated copy for the call.
        let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK)
        guard descriptor >= 0 else { throw .unreadable(errno: errno) }
        defer { close(descriptor) }
        // The open file is asked, not its name, so that nobody can exchange it in between.
        var facts = stat()
        // The structure outlives the call.
        guard unsafe fstat(descriptor, &facts) == 0 else { throw .unreadable(errno: errno) }
        if checksOwner {
            guard facts.st_uid == geteuid() else { throw .notOwn }
            guard facts.st_mode & 0o077 == 0 else {
                throw .openToOthers(mode: facts.st_mode & 0o777)
            }
        }
        var bytes = [UInt8](repeating: 0, count: limit)
        // The bytes outlive the call.
        let count = unsafe Glibc.read(descriptor, &bytes, bytes.count)
        guard count >= 0 else { throw .unreadable(errno: errno) }
        return Array(bytes.prefix(count))
    }
}
