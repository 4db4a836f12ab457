internal import Glibc
internal import Locking
internal import Threads
package import Wire

/// An answer that lasts.
package protocol PageStream: AnyObject, Sendable {
    func write(_ bytes: [UInt8])
    /// Ends it behind what was written.
    func end()
    /// Hears once that it is over, however that came; `body` may be called at once, and may not wait.
    func whenClosed(_ body: @escaping @Sendable () -> Void)
}

/// Browsers that look on: they are told that something was changed, and look anew.
///
/// All are served from what one connection to the daemon tells. Nothing of the journal is told: who looks
/// anew shows a cookie for it.
package final class Onlookers: Sendable {
    private struct Onlooker: Sendable {
        var stream: any PageStream
        var token: String
    }

    private let follow: @Sendable (@escaping @Sendable (Followed) -> Void) -> Void
    private let isGood: @Sendable (String) -> Bool
    private let makeStream: @Sendable () -> any PageStream
    private let most: Int
    private let onlookers = Mutex<[ObjectIdentifier: Onlooker]>([:])
    private let hasBegun = Mutex(false)
    private let arrivals = Mailbox<Void>()

    /// So many, that others are still answered among the server's connections.
    package static let most = 224
    /// So many of a person who is not the owner.
    package static let mostOfOthers = 32
    /// Seconds after which those who are told nothing find out whether somebody is there.
    private static let pingTime = 20

    /// - Parameters:
    ///   - follow: tells of every change from now on, and returns when it does.
    ///   - isGood: whether the session of a cookie was not ended.
    package init(
        follow: @escaping @Sendable (@escaping @Sendable (Followed) -> Void) -> Void,
        isGood: @escaping @Sendable (String) -> Bool,
        makeStream: @escaping @Sendable () -> any PageStream, most: Int = Onlookers.most
    ) {
        self.most = most
        self.follow = follow
        self.isGood = isGood
        self.makeStream = makeStream
    }

    deinit { arrivals.close() }

    /// An answer for one more browser; `nil` when there are too many, or no room for a thread.
    func enter(_ token: String) -> (any PageStream)? {
        guard begin() else { return nil }
        let stream = makeStream()
        let name = ObjectIdentifier(stream)
        let isIn = onlookers.withLock { onlookers in
            guard onlookers.count < most else { return false }
            onlookers[name] = Onlooker(stream: stream, token: token)
            return true
        }
        guard isIn else { return nil }
        stream.whenClosed { [weak self] in
            self?.onlookers.withLock { _ = $0.removeValue(forKey: name) }
        }
        stream.write(Array("retry: 2000\n\n:\n\n".utf8))
        arrivals.post(())
        return stream
    }

    private func begin() -> Bool {
        hasBegun.withLock { hasBegun in
            guard !hasBegun else { return true }
            let result = OwnThread.start("onlookers") { [weak self, arrivals] in
                while arrivals.take() != nil {
                    var seconds = 0
                    while let self, !self.onlookers.withLock(\.isEmpty) {
                        _ = sleep(1)
                        seconds += 1
                        self.sweep(pings: seconds % Self.pingTime == 0)
                    }
                }
            }
            guard result == 0 else { return false }
            follow { [weak self] in self?.hear($0) }
            hasBegun = true
            return true
        }
    }

    private func hear(_ followed: Followed) {
        switch followed {
        case .begun: break
        case .event(let event): tell("data: \(event.seq)\n\n")
        case .gone: tell("event: gone\ndata:\n\n")
        case .back: tell("event: back\ndata:\n\n")
        }
    }

    private func tell(_ text: String) {
        let bytes = Array(text.utf8)
        for onlooker in onlookers.withLock({ Array($0.values) }) { onlooker.stream.write(bytes) }
    }

    /// Ends those whose session was ended.
    func sweep(pings: Bool) {
        let all = onlookers.withLock { Array($0.values) }
        var known: [String: Bool] = [:]
        for onlooker in all {
            let isIn = known[onlooker.token] ?? isGood(onlooker.token)
            known[onlooker.token] = isIn
            if !isIn {
                onlooker.stream.end()
            } else if pings {
                onlooker.stream.write(Array(":\n\n".utf8))
            }
        }
    }
}
