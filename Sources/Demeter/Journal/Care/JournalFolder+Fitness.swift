internal import Glibc
internal import Host

// What is said before anything is done.
extension JournalFolder {
    /// Refuses a folder in which nothing can be put in another's place or erased.
    ///
    /// A link would be replaced while what it leads to stays; rights that a person took away are not
    /// given back.
    package func refuseUnfit() throws(CareError) {
        for path in files.present {
            var facts = stat()
            guard lstat(path, &facts) == 0 else { continue }
            let kind = facts.st_mode & S_IFMT
            guard kind == S_IFREG || kind == S_IFSOCK else { throw .notAFile(path: path) }
        }
        try refuseUnwritable()
    }

    func refuseUnwritable() throws(CareError) {
        guard JournalFiles.isThere(files.folder) else { return }
        guard access(files.folder, W_OK | X_OK) == 0 else {
            throw .cannotWrite(path: files.folder, errno: errno)
        }
    }

    /// Refuses what would fill the disk; other limits show when they are reached.
    func refuseWithoutRoom(_ bytes: Int64) throws(CareError) {
        var disk = statvfs()
        guard statvfs(files.folder, &disk) == 0 else { return }
        let free = Int64(clamping: UInt64(disk.f_bavail) &* UInt64(disk.f_frsize))
        guard free >= bytes else {
            throw .lacksRoom(folder: files.folder, needed: bytes, free: free)
        }
    }

    /// How long a file is; 0 when it is not there.
    static func size(of path: String) -> Int64 {
        var facts = stat()
        return stat(path, &facts) == 0 ? Int64(facts.st_size) : 0
    }
}
