internal import Glibc

/// A plain file that was there before, opened without trust in who put it there.
///
/// The open file is asked what it is, not its name, so that nobody can exchange it in between; opening
/// never waits. The null device counts as an empty file.
package struct ExistingFile: ~Copyable, Sendable {
    /// Open until the value goes.
    package let descriptor: Int32
    /// Bytes, when it was opened.
    package let size: Int

    package enum Use: Sendable, Hashable {
        case reading
        /// A link is not followed.
        case readingNoLink
        /// For reading and writing.
        case writing
        /// For reading and writing; made for its owner alone when it is not there. A link is not followed.
        case making
    }

    package enum Trust: Sendable, Hashable {
        /// Whoever made it.
        case anybody
        /// It is this process's user's.
        case own
    }

    package init(
        _ path: String, for use: Use = .reading, of trust: Trust = .anybody
    ) throws(FileFault) {
        var flags = O_CLOEXEC | O_NOCTTY | O_NONBLOCK
        switch use {
        case .reading: flags |= O_RDONLY
        case .readingNoLink: flags |= O_RDONLY | O_NOFOLLOW
        case .writing: flags |= O_RDWR
        case .making: flags |= O_RDWR | O_CREAT | O_NOFOLLOW
        }
        // The path is a terminated copy for the call.
        let opened = unsafe open(path, flags, 0o600)
        guard opened >= 0 else {
            switch errno {
            // The system's way to say that it did not follow a link, or that nobody reads a pipe.
            case ELOOP where use == .making || use == .readingNoLink: throw .notPlain(.link)
            case ENXIO: throw .notPlain(.pipe)
            case let code: throw .system(code: code, operation: "open it")
            }
        }
        var facts = stat()
        // The structure outlives the call.
        let fault: FileFault? =
            unsafe fstat(opened, &facts) != 0
            ? .system(code: errno, operation: "look at it") : Self.fault(of: facts, trust)
        if let fault {
            close(opened)
            throw fault
        }
        descriptor = opened
        size = Int(facts.st_size)
    }

    deinit { close(descriptor) }

    private static func fault(of facts: stat, _ trust: Trust) -> FileFault? {
        if let kind = FileFault.Kind(mode: facts.st_mode), !isNull(facts) { return .notPlain(kind) }
        return trust == .own && facts.st_uid != geteuid() ? .notOwn(user: facts.st_uid) : nil
    }

    /// Linux's device 1:3.
    private static func isNull(_ facts: stat) -> Bool {
        facts.st_mode & S_IFMT == S_IFCHR && facts.st_rdev == 1 << 8 | 3
    }

    /// All of it.
    ///
    /// - Parameter limit: of bytes; a longer one is refused without being read.
    package func read(limit: Int) throws(FileFault) -> [UInt8] {
        guard size <= limit else { throw .tooLarge(limit: limit) }
        // One byte more than the file holds, so that its end is seen without growing the buffer.
        var bytes = [UInt8](repeating: 0, count: max(0, size) + 1)
        var count = 0
        while true {
            guard count <= limit else { throw .tooLarge(limit: limit) }
            if count == bytes.count { bytes += [UInt8](repeating: 0, count: bytes.count) }
            // Reads into the part of the buffer that is still empty.
            let received = unsafe bytes.withUnsafeMutableBytes { buffer in
                unsafe Glibc.read(
                    descriptor, buffer.baseAddress?.advanced(by: count), buffer.count - count)
            }
            if received < 0 && errno == EINTR { continue }
            guard received >= 0 else { throw .system(code: errno, operation: "read it") }
            guard received > 0 else { break }
            count += received
        }
        bytes.removeLast(bytes.count - count)
        return bytes
    }

    /// As `read`, for who needs the file no longer.
    package static func contents(
        of path: String, limit: Int, trust: Trust = .anybody
    ) throws(FileFault) -> [UInt8] {
        try ExistingFile(path, of: trust).read(limit: limit)
    }

    /// What keeps a file from being used, should there be one; for those who open it by other means.
    ///
    /// - Parameter followsLinks: A link is followed, and has to be of the same owner; false where it is a fault itself.
    package static func fault(
        of path: String, _ trust: Trust, followsLinks: Bool = true
    ) -> FileFault? {
        var facts = stat()
        // The path is a terminated copy for each call, and the structure outlives it.
        guard unsafe lstat(path, &facts) == 0 else { return nil }
        if facts.st_mode & S_IFMT == S_IFLNK, followsLinks {
            if trust == .own, facts.st_uid != geteuid() { return .notOwn(user: facts.st_uid) }
            guard unsafe stat(path, &facts) == 0 else { return nil }
        }
        return fault(of: facts, trust)
    }
}
