internal import Locking

/// A session by HTTP, or a request of 2026 that stands alone.
final class WebSession: Sendable {
    /// What the client calls it by; nothing calls a request that stands alone.
    let id: String
    let grant: AssistantGrant
    let router: MessageRouter
    let server: AssistantServer
    private let used: Mutex<Int64>

    init(
        id: String, grant: AssistantGrant, router: MessageRouter, server: AssistantServer,
        at now: Int64
    ) {
        self.id = id
        self.grant = grant
        self.router = router
        self.server = server
        used = Mutex(now)
    }

    func use(at now: Int64) { used.withLock { $0 = max($0, now) } }

    /// Whether its client knows events that tell nothing but their place; older ones take them for messages.
    var primes: Bool { server.revision == .november2025 }

    /// When it was used last.
    var lastUse: Int64 { used.withLock(\.self) }

    func end() {
        server.end()
        router.end()
    }
}
