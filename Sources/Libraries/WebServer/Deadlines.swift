internal import CMicrohttpd
internal import Glibc
internal import Locking
internal import Threads

/// Ends connections that take too long, however busily they drip, and notices who left an answer that lasts.
///
/// There is a thread for it, which sleeps for good while nobody is connected.
final class Deadlines: Sendable {
    private struct Watched {
        var socket: Int32
        /// `nil` while it is the server's turn.
        var end: ContinuousClock.Instant?
        /// Told, once, that the peer has closed its side; for answers that last.
        var whenGone: (@Sendable () -> Void)?
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
        watched.withLock { watched in
            watched[connection]?.end = limit.map { .now + $0 }
            watched[connection]?.whenGone = nil
        }
    }

    /// The answer lasts as long as the peer is there.
    func set(_ connection: UInt, whenGone tell: @escaping @Sendable () -> Void) {
        watched.withLock { watched in
            watched[connection]?.end = nil
            watched[connection]?.whenGone = tell
        }
    }

    /// Called before the socket is closed, after which its number may be another's.
    func remove(_ connection: UInt) { watched.withLock { $0[connection] = nil } }

    /// Ends what is due; whether nobody is left.
    private func expire() -> Bool {
        let (isEmpty, gone) = watched.withLock { watched in
            let now = ContinuousClock.now
            var gone: [@Sendable () -> Void] = []
            for (connection, one) in watched {
                if let tell = one.whenGone, Self.hasHungUp(one.socket) {
                    gone.append(tell)
                    watched[connection]?.whenGone = nil
                } else {
                    guard let end = one.end, end <= now else { continue }
                    watched[connection]?.end = nil
                }
                // The server notices, and closes the socket itself.
                _ = shutdown(one.socket, Int32(SHUT_RDWR))
            }
            return (watched.isEmpty, gone)
        }
        for tell in gone { tell() }
        return isEmpty
    }

    private static func hasHungUp(_ socket: Int32) -> Bool {
        var watch = pollfd(fd: socket, events: cmicrohttpd_hangup, revents: 0)
        // One descriptor, which the call returns at once.
        return unsafe poll(&watch, 1, 0) > 0
    }
}
