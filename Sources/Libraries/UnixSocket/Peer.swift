internal import Glibc

/// Who is at the other end, as the kernel noted when the connection was made.
package struct Peer: Sendable, Hashable {
    package var user: UInt32
    package var process: Int32

    package init(user: UInt32, process: Int32) {
        self.user = user
        self.process = process
    }

    /// The user this process runs as.
    package static var ownUser: UInt32 { geteuid() }
}

extension SocketStream {
    package func peer() throws(SocketError) -> Peer {
        // struct ucred, which glibc shows with _GNU_SOURCE only: pid, uid, gid.
        var credentials: [UInt32] = [0, 0, 0]
        var length = socklen_t(credentials.count * MemoryLayout<UInt32>.size)
        // The kernel writes at most `length` bytes.
        guard
            unsafe getsockopt(
                descriptor.number, SOL_SOCKET, SO_PEERCRED, &credentials, &length) == 0
        else { throw .last(.peer) }
        return Peer(user: credentials[1], process: Int32(bitPattern: credentials[0]))
    }
}
