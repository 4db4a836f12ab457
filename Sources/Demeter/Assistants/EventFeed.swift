internal import Locking
internal import Threads
package import Wire

/// Hands the journal's events on to those who want them, all of them from one connection.
///
/// It begins with the first who wants them, and lasts as long as the process.
package final class EventFeed: Sendable {
    private let follow: @Sendable (@escaping @Sendable (Followed) -> Void) -> Void
    private let listeners = Mutex<[ObjectIdentifier: @Sendable (Followed) -> Void]>([:])
    private let hasBegun = Mutex(false)

    /// - Parameter follow: tells of every event from now on, for as long as the process lives.
    package init(
        _ follow: @escaping @Sendable (@escaping @Sendable (Followed) -> Void) -> Void
    ) {
        self.follow = follow
    }

    /// Returns when events are followed: who was told that is told of every change from then on.
    package func add(_ name: ObjectIdentifier, _ hear: @escaping @Sendable (Followed) -> Void) {
        listeners.withLock { $0[name] = hear }
        hasBegun.withLock { hasBegun in
            guard !hasBegun else { return }
            let beginning = Mailbox<Void>()
            let result = OwnThread.start("watch") {
                self.follow { followed in
                    if case .begun = followed { return beginning.post(()) }
                    for hear in self.listeners.withLock({ Array($0.values) }) { hear(followed) }
                }
            }
            guard result == 0 else { return }
            _ = beginning.take()
            hasBegun = true
        }
    }

    package func remove(_ name: ObjectIdentifier) {
        listeners.withLock { _ = $0.removeValue(forKey: name) }
    }
}
