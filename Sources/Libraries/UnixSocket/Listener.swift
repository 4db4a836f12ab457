internal import CLinux
internal import Glibc

/// A Unix socket that waits for connections.
package struct Listener: ~Copyable, Sendable {
    let descriptor: FileDescriptor
    /// The socket file that is to go with the listener; `nil` when it is somebody else's.
    private let file: SocketFile?
    /// Kept for telling a client that there is no descriptor for it.
    private var spare: FileDescriptor?

    /// Binds `path` with mode 0600; missing folders above it are made with mode 0700.
    ///
    /// The socket file of a process that is gone is replaced. Throws `EADDRINUSE` when somebody
    /// listens there, `ENOTSOCK` when the path is something else, which is left alone.
    package init(path: String) throws(SocketError) {
        let folder = SocketFile.folder(of: path)
        try SocketFile.createFolders(folder)
        // Held until the socket is bound, so that of two processes that find a dead socket only one
        // replaces it.
        let lock = try SocketFile.lock(folder)
        let bound = try Self.bind(path)
        _ = consume lock
        descriptor = bound
        file = SocketFile(path: path)
        spare = Self.newSpare()
    }

    /// Takes over a listening socket that systemd or a parent made; its file stays when it closes.
    ///
    /// Throws `ENOTSOCK` or `EINVAL` when the descriptor is no listening Unix stream socket; it is
    /// then left open.
    package init(adopting number: Int32) throws(SocketError) {
        func option(_ name: Int32) throws(SocketError) -> Int32 {
            var value: Int32 = 0
            var length = socklen_t(MemoryLayout<Int32>.size)
            // The kernel writes one Int32.
            guard unsafe getsockopt(number, SOL_SOCKET, name, &value, &length) == 0 else {
                throw .last(.adopt)
            }
            return value
        }
        guard try option(SO_DOMAIN) == AF_UNIX,
            try option(SO_TYPE) == Int32(SOCK_STREAM.rawValue), try option(SO_ACCEPTCONN) == 1
        else { throw SocketError(code: EINVAL, operation: .adopt) }
        let flags = fcntl(number, F_GETFL)
        guard fcntl(number, F_SETFL, flags | O_NONBLOCK) == 0,
            fcntl(number, F_SETFD, FD_CLOEXEC) == 0
        else { throw .last(.adopt) }
        descriptor = FileDescriptor(owning: number)
        file = nil
        spare = Self.newSpare()
    }

    /// To be waited at with `poll`; it stays the listener's.
    package var pollable: Int32 { descriptor.number }

    /// The next connection; `nil` when none waits. Throws `EMFILE` and the like.
    package func accept() throws(SocketError) -> SocketStream? {
        let number = descriptor.number
        let flags = Int32(SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
        // Unix clients have no address to ask for.
        let accepted = uninterrupted { accept4(number, nil, nil, flags) }
        if accepted >= 0 { return SocketStream(FileDescriptor(owning: accepted)) }
        switch errno {
        case EAGAIN, ECONNABORTED: return nil
        case let code: throw SocketError(code: code, operation: .accept)
        }
    }

    /// The next connection, in place of the descriptor kept for this, after `accept` had none for it.
    ///
    /// To be closed before `keepSpare` is called, and that before the next one is accepted.
    package mutating func acceptOnSpare() throws(SocketError) -> SocketStream? {
        spare = nil
        return try accept()
    }

    package mutating func keepSpare() { spare = Self.newSpare() }

    private static func newSpare() -> FileDescriptor? {
        // A constant path.
        try? unsafe FileDescriptor(open("/dev/null", O_RDONLY | O_CLOEXEC), .open)
    }

    /// Stops listening, and removes the socket file if it is still this listener's.
    package consuming func close() { file?.remove() }

    private static func bind(_ path: String) throws(SocketError) -> FileDescriptor {
        var address = try SocketAddress(path, for: .bind)
        let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
        let descriptor = try FileDescriptor(socket(AF_UNIX, type, 0), .open)
        // Linux gives the file that bind makes the mode of the socket, so it is never open to others.
        guard fchmod(descriptor.number, 0o600) == 0 else { throw .last(.bind) }
        if address.bind(descriptor) != 0 {
            guard errno == EADDRINUSE else { throw .last(.bind) }
            try SocketFile.removeDead(path)
            guard address.bind(descriptor) == 0 else { throw .last(.bind) }
        }
        // The kernel cuts the backlog down to its own limit.
        guard listen(descriptor.number, 4096) == 0 else { throw .last(.listen) }
        return descriptor
    }
}
