package import Service
package import UnixSocket

/// Serves the people and programs that connect to the daemon's socket.
///
/// The actor runs on the event loop that waits for its sockets. It carries out what each connection's
/// `ConnectionMachine` decides, and nothing in it waits for one connection at another's expense.
package actor Server {
    enum State {
        case idle
        case serving
        /// Waits for the connections to end; whoever asked for it waits too.
        case stopping([CheckedContinuation<Void, Never>])
        case stopped
    }

    nonisolated let loop: EventLoop
    let service: any Service
    let clock: any Clock<Duration>
    /// Users who may connect.
    let allowedUsers: Set<UInt32>
    /// Told of what the system refuses.
    let report: @Sendable (SocketError) -> Void

    var state = State.idle
    var listener: Listener?
    var listenerInterest: Interest = []
    var limits: ServerLimits
    var connections: [Int: Connection] = [:]
    /// The token of the newest connection; the listener's is 0.
    var lastNumber = 0
    var buffer = [UInt8](repeating: 0, count: 65_536)
    private var signals: Task<Void, Never>?

    package nonisolated var unownedExecutor: UnownedSerialExecutor {
        loop.asUnownedSerialExecutor()
    }

    /// - Parameter allowedUsers: Users who may connect: the daemon's own and root.
    package init(
        on listener: consuming Listener, serving service: any Service,
        limits: ServerLimits = ServerLimits(), clock: any Clock<Duration> = ContinuousClock(),
        allowedUsers: Set<UInt32> = [Peer.ownUser, 0],
        report: @escaping @Sendable (SocketError) -> Void = { _ in }
    ) throws(SocketError) {
        loop = try EventLoop()
        self.listener = consume listener
        self.service = service
        self.limits = limits
        self.clock = clock
        self.allowedUsers = allowedUsers
        self.report = report
    }

    /// Begins to accept connections; those that came before wait in the socket.
    package func start() {
        guard case .idle = state else { return }
        state = .serving
        loop.deliver { [weak self] token, interest in
            self?.assumeIsolated { $0.happened(at: token, interest) }
        }
        listen(.readable)
        let events = service.eventSignals()
        signals = Task { [weak self] in
            for await _ in events { await self?.eventsCame() }
        }
    }

    /// New limits, for connections made from now on.
    package func reconfigure(_ limits: ServerLimits) { self.limits = limits }

    /// Accepts and reads nothing more, answers what was received, and closes.
    ///
    /// Whatever is not done after `patience` is cut off; whether everything was done. The service is
    /// still called until this returns.
    package func shutdown(within patience: Duration) async -> Bool {
        switch state {
        case .idle, .serving: state = .stopping([])
        case .stopping: break
        case .stopped: return true
        }
        listen([])
        listener.take()?.close()
        signals?.cancel()
        for connection in connections.values { settle(connection, connection.machine.stop()) }
        let timer = Task { [clock] in
            do { try await clock.sleep(for: patience) } catch { return false }
            return cutOff()
        }
        await withCheckedContinuation { waiter in
            if case .stopping(let waiters) = state, !connections.isEmpty {
                state = .stopping(waiters + [waiter])
            } else {
                waiter.resume()
            }
        }
        state = .stopped
        timer.cancel()
        return await !timer.value
    }

    /// Whether there was anything left to cut off.
    private func cutOff() -> Bool {
        let rest = connections.values
        for connection in rest { settle(connection, connection.machine.close()) }
        return !rest.isEmpty
    }

    func listen(_ interest: Interest) {
        do {
            switch listener {
            case .some(let listener):
                try loop.wait(for: interest, at: listener, token: 0, before: listenerInterest)
            case .none: break
            }
            listenerInterest = interest
        } catch {
            report(error)
        }
    }
}
