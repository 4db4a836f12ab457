internal import Glibc

extension FolderLock {
    /// Whom the lock file names, and whether that process still holds it; `nil` without such a file.
    ///
    /// The system's list of locks tells, so that looking never keeps anybody from taking one.
    static func named(at path: String) -> (holder: LockHolder, isHeld: Bool)? {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        guard let holder = readHolder(file) else { return nil }
        var status = stat()
        guard fstat(file, &status) == 0 else { return (holder, false) }
        return (holder, isListed(holder.process, UInt64(status.st_ino)))
    }

    /// Whether the system's list has this lock.
    ///
    /// The list comes in pages, between which others take and release theirs: a line can be missed, and
    /// only a living process's absence is looked at again.
    private static func isListed(_ process: Int32, _ inode: UInt64) -> Bool {
        for _ in 0..<8 {
            if locks().contains(where: { $0 == (process, inode) }) { return true }
            guard kill(process, 0) == 0 || errno == EPERM else { return false }
        }
        return false
    }

    /// Process and inode of each `flock`, by `proc_locks(5)`.
    private static func locks() -> [(Int32, UInt64)] {
        guard let stream = fopen("/proc/locks", "re") else { return [] }
        defer { fclose(stream) }
        var found: [(Int32, UInt64)] = []
        var line = [CChar](repeating: 0, count: 512)
        while fgets(&line, Int32(line.count), stream) != nil {
            let text = String(
                decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
            // "1: FLOCK  ADVISORY  WRITE 1234 fd:01:5678 0 EOF"
            let words = text.split(whereSeparator: \.isWhitespace)
            guard words.count >= 6, words[1] == "FLOCK", let process = Int32(words[4]),
                let inode = words[5].split(separator: ":").last.flatMap({ UInt64($0) })
            else { continue }
            found.append((process, inode))
        }
        return found
    }
}
