internal import Glibc
internal import Host

/// Keeps a data folder to one process, by an advisory lock on a file in it.
///
/// The lock ends with the process, however it ends; a file left behind means nothing.
struct FolderLock: ~Copyable {
    private let held: Held

    /// The lock file, unlocked when it is let go of: a child that is just being started has it open too,
    /// and closing alone would leave the lock to it for that moment.
    private struct Held: ~Copyable {
        let file: ExistingFile

        init(_ file: consuming ExistingFile) { self.file = file }

        deinit { flock(file.descriptor, LOCK_UN) }
    }

    init(path: String) throws(JournalError) { held = try Self.take(path) }

    private static func take(_ path: String) throws(JournalError) -> Held {
        let held = Held(try open(path))
        let descriptor = held.file.descriptor
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            let cause = errno
            throw cause == EWOULDBLOCK
                ? .locked(by: readHolder(descriptor)) : .cannotOpen(path: path, errno: cause)
        }
        write(LockHolder(process: getpid(), host: hostName()), to: descriptor)
        return held
    }

    private static func open(_ path: String) throws(JournalError) -> ExistingFile {
        do throws(FileFault) { return try ExistingFile(path, for: .making, of: .own) } catch {
            throw JournalError(error, path: path)
        }
    }

    /// Who holds the folder matters to people only; failing to say so (a full disk) is no error.
    private static func write(_ holder: LockHolder, to descriptor: Int32) {
        // A file of another kind is locked as well, and left as it is.
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_size == 0 || readHolder(descriptor) != nil
        else { return }
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
