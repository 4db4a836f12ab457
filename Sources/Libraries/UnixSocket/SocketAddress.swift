internal import Glibc

/// A path as the kernel wants it.
struct SocketAddress {
    private var storage: sockaddr_un

    /// Linux's `sun_path` without the closing NUL.
    static let pathLimit = 107

    /// - Throws: `ENAMETOOLONG`; `EINVAL` for an empty path or one with NUL.
    init(_ path: String, for operation: SocketError.Operation) throws(SocketError) {
        let bytes = Array(path.utf8)
        guard bytes.count <= Self.pathLimit else {
            throw SocketError(code: ENAMETOOLONG, operation: operation)
        }
        guard !bytes.isEmpty, !bytes.contains(0) else {
            throw SocketError(code: EINVAL, operation: operation)
        }
        storage = sockaddr_un()
        storage.sun_family = sa_family_t(AF_UNIX)
        // The path fits, and the struct came zeroed.
        unsafe withUnsafeMutableBytes(of: &storage.sun_path) { target in
            unsafe target.copyBytes(from: bytes)
        }
    }

    /// 0, or -1 with an error of this thread.
    mutating func bind(_ descriptor: borrowing FileDescriptor) -> Int32 {
        let number = descriptor.number
        return unsafe pass { address, length in unsafe Glibc.bind(number, address, length) }
    }

    /// 0, or -1 with an error of this thread.
    mutating func connect(_ descriptor: borrowing FileDescriptor) -> Int32 {
        let number = descriptor.number
        return unsafe pass { address, length in
            uninterrupted { unsafe Glibc.connect(number, address, length) }
        }
    }

    private mutating func pass(
        _ call: (UnsafePointer<sockaddr>, socklen_t) -> Int32
    ) -> Int32 {
        // A sockaddr_un starts like a sockaddr, and is passed with its own length.
        unsafe withUnsafePointer(to: &storage) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                unsafe call(address, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
    }
}
