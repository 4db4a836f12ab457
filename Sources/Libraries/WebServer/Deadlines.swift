internal import Glibc
internal import Locking
internal import Threads

/// Ends connections that take too long, however busily they drip.
///
/// There is a thread for it, which sleeps for good while nobody is connected.
final class Deadlines: Sendable {
    private struct Watched {
        var socket: Int32
        /// `nil` while it is the server's turn.
        var end: ContinuousClock.Instant?
    }

    /// By the address of the connection.
    private let watched = Mutex<[UInt: Watched]>([:])
    private let arrivals = Mailbox<Void>()

    /// Starts the thread; 0, or the system's error number.
    func start() -> Int32 {
        OwnThread.start("web-deadlines") { [self] in
            while arrivals.take() != nil {
                while !expire() { _ = usleep(250_000) }
            }
        }
    }

    func stop() { arrivals.close() }

    func add(_ connection: UInt, socket: Int32, within limit: Duration) {
        let isFirst = watched.withLock { watched in
            watched[connection] = Watched(socket: socket, end: .now + limit)
            return watched.count == 1
        }
        if isFirst { arrivals.post(()) }
    }

    /// - Parameter limit: `nil` while it is the server's turn.
    func set(_ connection: UInt, within limit: Duration?) {
        watched.withLock { $0[connection]?.end = limit.map { .now + $0 } }
    }

    /// Called before the socket is closed, after which its number may be another's.
    func remove(_ connection: UInt) { watched.withLock { $0[connection] = nil } }

    /// Ends what is due; whether nobody is left.
    private func expire() -> Bool {
        watched.withLock { watched in
            let now = ContinuousClock.now
            for (connection, one) in watched {
                guard let end = one.end, end <= now else { continue }
                // The server notices, and closes the socket itself.
                _ = shutdown(one.socket, Int32(SHUT_RDWR))
                watched[connection]?.end = nil
            }
            return watched.isEmpty
        }
    }
}
