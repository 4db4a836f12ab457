internal import Glibc

/// Folders whose files are nobody's but their owner's.
package enum PrivateFolder {
    /// Refuses a folder that belongs to somebody else, or in which others may make and exchange files.
    ///
    /// - Parameter closing: whether its rights are taken from others; only after all else is right.
    package static func claim(_ path: String, closing: Bool) throws(FileFault) {
        // The path is a terminated copy for the call.
        let folder = unsafe open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NONBLOCK)
        guard folder >= 0 else { throw .system(code: errno, operation: "open it") }
        defer { close(folder) }
        var facts = stat()
        // The structure outlives the call.
        guard unsafe fstat(folder, &facts) == 0 else {
            throw .system(code: errno, operation: "look at it")
        }
        guard facts.st_uid == geteuid() else { throw .notOwn(user: facts.st_uid) }
        if closing, facts.st_mode & 0o777 != 0o700, fchmod(folder, 0o700) != 0 {
            throw .system(code: errno, operation: "close it to others")
        }
        if !closing, facts.st_mode & 0o002 != 0 {
            throw .openToOthers(mode: facts.st_mode & 0o7777)
        }
    }
}
