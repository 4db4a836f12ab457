internal import CLinux
internal import Glibc

/// A file that is written anew beside its place, and gets its name when all of it is on the disk.
///
/// What lies at the draft's name, be it somebody's file, link or pipe, is never opened: it is unlinked,
/// and the draft is made by `O_EXCL`, for its owner alone. Readers see what was at the place before, or
/// all that is new. A draft that is not finished goes when the value does; one that a kill has left is
/// replaced by the next.
package struct NewFile: ~Copyable {
    package let path: String
    /// Where it is until it is finished: `path` and `.part`.
    package let draft: String
    /// Open for reading and writing until the value goes.
    package let descriptor: Int32
    private let isLasting: Bool
    private var isDone = false

    /// - Parameters:
    ///   - path: the place that it is to get.
    ///   - rights: those of the new file, less the process's mask.
    ///   - draft: where it is until then, when several processes may make the same file.
    ///   - isLasting: whether its name waits for the disk; what can be made again need not.
    package init(
        _ path: String, rights: UInt32 = 0o600, draft: String? = nil, isLasting: Bool = true
    ) throws(HostError) {
        self.path = path
        self.isLasting = isLasting
        let draft = draft ?? path + ".part"
        self.draft = draft
        // The paths are terminated copies for each call.
        guard unsafe unlink(draft) == 0 || errno == ENOENT else {
            throw Self.failure(draft)
        }
        let flags = O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC | O_NOCTTY
        let file = unsafe open(draft, flags, rights)
        guard file >= 0 else { throw Self.failure(draft) }
        descriptor = file
    }

    deinit {
        if !isDone, Self.isNamed(descriptor, draft) { unsafe _ = unlink(draft) }
        close(descriptor)
    }

    /// Appends to the draft.
    package func write(_ bytes: [UInt8]) throws(HostError) {
        var output = OutputFile(descriptor: descriptor)
        try output.write(bytes)
        try output.flush()
    }

    /// Gives the file its name, once it is on the disk.
    ///
    /// A link at the place is replaced, not what it leads to; folders, pipes and devices never are.
    ///
    /// - Parameter replacing: whether a file at the place may be replaced; else an error with `EEXIST`.
    /// - Throws: also `EBUSY` when another process has begun the same draft.
    package mutating func finish(replacing: Bool) throws(HostError) {
        guard !isLasting || fsync(descriptor) == 0 || Self.cannotSync(errno) else {
            throw Self.failure(path)
        }
        guard Self.isNamed(descriptor, draft) else {
            throw HostError(code: EBUSY, operation: "write \(path)")
        }
        try rename(replacing: replacing)
        isDone = true
        if isLasting { try Self.syncFolder(of: path) }
    }

    /// Replaces the file at `path`, or makes it, as one step for those who read it.
    package static func write(
        _ bytes: [UInt8], to path: String, rights: UInt32 = 0o600
    ) throws(HostError) {
        var file = try NewFile(path, rights: rights)
        try file.write(bytes)
        try file.finish(replacing: true)
    }

    /// Has the names in the folder of `path` on the disk.
    package static func syncFolder(of path: String) throws(HostError) {
        let parent = Path.parent(of: path)
        let folder = unsafe open(parent, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        // A folder may be written without being readable; then the system writes it in its own time.
        guard folder >= 0 else { return }
        defer { close(folder) }
        guard fsync(folder) == 0 || cannotSync(errno) else { throw failure(parent) }
    }

    private func rename(replacing: Bool) throws(HostError) {
        if replacing {
            var facts = stat()
            // The structure outlives the call.
            if unsafe lstat(path, &facts) == 0 {
                let kind = facts.st_mode & S_IFMT
                guard kind == S_IFREG || kind == S_IFLNK else {
                    throw HostError(
                        code: kind == S_IFDIR ? EISDIR : EEXIST, operation: "write \(path)")
                }
            }
            guard unsafe Glibc.rename(draft, path) == 0 else { throw Self.failure(path) }
            return
        }
        if unsafe clinux_rename_new(draft, path) == 0 { return }
        // Some file systems do not know the flag; there the name is looked at first.
        guard errno == EINVAL || errno == ENOSYS else { throw Self.failure(path) }
        var facts = stat()
        guard unsafe lstat(path, &facts) != 0 else {
            throw HostError(code: EEXIST, operation: "write \(path)")
        }
        guard unsafe Glibc.rename(draft, path) == 0 else { throw Self.failure(path) }
    }

    /// Whether the name still leads to the open file.
    private static func isNamed(_ descriptor: Int32, _ path: String) -> Bool {
        var own = stat()
        var named = stat()
        // The structures outlive the calls.
        guard unsafe fstat(descriptor, &own) == 0, unsafe lstat(path, &named) == 0 else {
            return false
        }
        return own.st_dev == named.st_dev && own.st_ino == named.st_ino
    }

    /// What file systems answer that have nothing to wait for.
    private static func cannotSync(_ code: Int32) -> Bool {
        code == EINVAL || code == ENOTSUP || code == ENOSYS
    }

    private static func failure(_ path: String) -> HostError {
        HostError(code: errno, operation: "write \(path)")
    }
}
