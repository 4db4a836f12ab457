internal import Glibc
internal import Host
internal import Telling

/// Tries whether something can be written, and leaves nothing behind.
///
/// What the rights say is not enough: they mean nothing to root, and they say nothing of a full disk, of
/// a quota, or of a file system that takes no files.
enum WriteTrial {
    /// `O_TMPFILE` of open(2), which Swift does not see.
    private static let nameless: Int32 = 0o20_000_000 | O_DIRECTORY

    /// Why no file can be made in a folder; 0 when one can.
    static func obstacle(inFolder folder: String) -> Int32 {
        var status = stat()
        guard stat(folder, &status) == 0 else { return errno }
        guard status.st_mode & S_IFMT == S_IFDIR else { return ENOTDIR }
        // A file without a name, which is gone however this process ends.
        var file = open(folder, nameless | O_WRONLY | O_CLOEXEC, 0o600)
        if file < 0, errno == EOPNOTSUPP || errno == EISDIR || errno == EINVAL {
            var name = Array(Path.join(folder, ".demeter-doctor.XXXXXX").utf8CString)
            file = mkstemp(&name)
            if file >= 0 { unlink(name) }
        }
        guard file >= 0 else { return errno }
        defer { close(file) }
        let page = [UInt8](repeating: 0x5A, count: 4096)
        guard write(file, page, page.count) == page.count else { return errno }
        return fsync(file) == 0 || errno == EINVAL ? 0 : errno
    }

    /// Why nothing can be appended to a file; 0 when it can, or when it can be made.
    static func obstacle(atFile path: String) -> Int32 {
        var status = stat()
        guard stat(path, &status) == 0 else {
            return errno == ENOENT ? obstacle(inFolder: Path.parent(of: path)) : errno
        }
        switch status.st_mode & S_IFMT {
        case S_IFREG: break
        case S_IFDIR: return EISDIR
        default: return EINVAL
        }
        let file = open(path, O_WRONLY | O_APPEND | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else { return errno }
        close(file)
        // A file that is there may stand on a disk that takes no more.
        var disk = statvfs()
        return statvfs(path, &disk) == 0 && disk.f_bavail == 0 ? ENOSPC : 0
    }

    /// The words of the system for an obstacle.
    static func reason(_ code: Int32) -> String {
        code == EINVAL
            ? phrase("it is a pipe or a device") : phrase(of: String(cString: strerror(code)))
    }
}
