internal import Glibc

/// Keeps a data folder to one process, by an advisory lock on a file in it.
///
/// The lock ends with the process, however it ends; a file left behind means nothing.
struct FolderLock: ~Copyable {
    private let descriptor: Int32

    init(path: String) throws(JournalError) {
        descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw .cannotOpen(path: path, errno: errno) }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            let cause = errno
            throw cause == EWOULDBLOCK
                ? .locked(by: Self.readHolder(descriptor))
                : .cannotOpen(path: path, errno: cause)
        }
        Self.write(LockHolder(process: getpid(), host: Self.hostName()), to: descriptor)
    }

    // Runs also when `init` throws, since the descriptor is set by then. A child that is just being
    // started has the file open too, and closing alone would leave the lock to it for that moment.
    deinit {
        guard descriptor >= 0 else { return }
        flock(descriptor, LOCK_UN)
        close(descriptor)
    }

    /// Who holds the folder matters to people only; failing to say so (a full disk) is no error.
    private static func write(_ holder: LockHolder, to descriptor: Int32) {
        let line = Array("\(holder.process) \(holder.host)\n".utf8)
        guard ftruncate(descriptor, 0) == 0 else { return }
        _ = pwrite(descriptor, line, line.count, 0)
    }

    static func readHolder(_ descriptor: Int32) -> LockHolder? {
        var bytes = [UInt8](repeating: 0, count: 512)
        let count = pread(descriptor, &bytes, bytes.count, 0)
        guard count > 0 else { return nil }
        let words = String(decoding: bytes.prefix(count), as: UTF8.self)
            .split(whereSeparator: \.isWhitespace)
        guard words.count == 2, let process = Int32(words[0]) else { return nil }
        return LockHolder(process: process, host: String(words[1]))
    }

    private static func hostName() -> String {
        var name = [CChar](repeating: 0, count: 256)
        guard gethostname(&name, name.count - 1) == 0 else { return "localhost" }
        return String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
}
