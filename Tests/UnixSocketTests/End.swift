import Glibc

@testable import UnixSocket

/// One end of a connection, for tests to pass around.
final class End: Sendable {
    let stream: SocketStream

    init(_ stream: consuming SocketStream) { self.stream = stream }

    /// `nil` when there is no stream.
    init?(_ stream: consuming SocketStream?) {
        guard let stream else { return nil }
        self.stream = stream
    }

    /// Two connected ends, non-blocking as those of a `Listener` are.
    static func pair() throws(SocketError) -> (near: End, far: End) {
        var numbers: [Int32] = [-1, -1]
        let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
        guard socketpair(AF_UNIX, type, 0, &numbers) == 0 else { throw .last(.open) }
        return (
            End(SocketStream(FileDescriptor(owning: numbers[0]))),
            End(SocketStream(FileDescriptor(owning: numbers[1])))
        )
    }

    var number: Int32 { stream.descriptor.number }

    func write(_ text: String) throws(SocketError) -> SocketStream.Outcome {
        try stream.write(Array(text.utf8)[...])
    }
}
