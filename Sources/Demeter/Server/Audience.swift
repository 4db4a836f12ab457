internal import Locking

/// Whether anybody still reads a connection's replies; told by the server, asked by who makes them.
final class Audience: Sendable {
    private let state = Mutex(false)

    var hasLeft: Bool { state.withLock { $0 } }

    func leave() { state.withLock { $0 = true } }
}
