internal import Glibc

/// The file by which a listening socket is found.
struct SocketFile: Sendable {
    let path: String
    private let device: dev_t
    private let inode: ino_t

    /// `nil` when there is no such file.
    init?(path: String) {
        var status = stat()
        guard unsafe lstat(path, &status) == 0 else { return nil }
        self.path = path
        device = status.st_dev
        inode = status.st_ino
    }

    /// Removes the file unless another one has taken its place.
    func remove() {
        guard let now = SocketFile(path: path), now.device == device, now.inode == inode else {
            return
        }
        _ = unsafe unlink(path)
    }

    /// Removes the socket file of a process that is gone.
    static func removeDead(_ path: String) throws(SocketError) {
        var status = stat()
        guard unsafe lstat(path, &status) == 0 else {
            if errno == ENOENT { return }
            throw .last(.bind)
        }
        guard status.st_mode & S_IFMT == S_IFSOCK else {
            throw SocketError(code: ENOTSOCK, operation: .bind)
        }
        var address = try SocketAddress(path, for: .bind)
        let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
        let probe = try FileDescriptor(socket(AF_UNIX, type, 0), .open)
        // Only a refusal proves that nobody listens; a full backlog, for one, proves the opposite.
        guard address.connect(probe) != 0, errno == ECONNREFUSED else {
            throw SocketError(code: EADDRINUSE, operation: .bind)
        }
        guard unsafe unlink(path) == 0 else { throw .last(.bind) }
    }

    static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// Makes the folder and those above it, as far as they are missing, for their owner only.
    static func createFolders(_ folder: String) throws(SocketError) {
        if unsafe mkdir(folder, 0o700) == 0 || errno == EEXIST { return }
        guard errno == ENOENT, folder.contains("/") else { throw .last(.createFolder) }
        try createFolders(self.folder(of: folder))
        guard unsafe mkdir(folder, 0o700) == 0 || errno == EEXIST else {
            throw .last(.createFolder)
        }
    }

    /// Waits until nobody else binds in the folder; whoever holds the result keeps others out.
    static func lock(_ folder: String) throws(SocketError) -> FileDescriptor {
        let descriptor = try unsafe FileDescriptor(
            open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC), .lockFolder)
        let number = descriptor.number
        guard uninterrupted({ flock(number, LOCK_EX) }) == 0 else { throw .last(.lockFolder) }
        return descriptor
    }
}
