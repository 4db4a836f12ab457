package import People
package import Service
package import UnixSocket
internal import Wire

/// Serves the people and programs that connect to the daemon's socket.
///
/// The actor runs on the event loop that waits for its sockets. It carries out what each connection's
/// `ConnectionMachine` decides, and nothing in it waits for one connection at another's expense.
package actor Server {
    enum State {
        case idle
        case serving
        /// Waits for the connections to end; whoever asked for it waits too, to hear whether all of
        /// them had their answers.
        case stopping([CheckedContinuation<Bool, Never>], isComplete: Bool)
        case stopped
    }

    nonisolated let loop: EventLoop
    let residents: Residents
    /// The event loop's, unless a test brings its own.
    let alarms: any Alarms
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
    /// Requests that are being answered.
    var serving = 0
    /// By the keys of those whose events are watched.
    var feeds: [String: EventFeed] = [:]

    package nonisolated var unownedExecutor: UnownedSerialExecutor {
        loop.asUnownedSerialExecutor()
    }

    /// - Parameter allowedUsers: Users who may connect: the daemon's own and root.
    package init(
        on listener: consuming Listener, serving residents: Residents,
        on loop: EventLoop? = nil, limits: ServerLimits = ServerLimits(),
        alarms: (any Alarms)? = nil,
        allowedUsers: Set<UInt32> = [Peer.ownUser, 0],
        report: @escaping @Sendable (SocketError) -> Void = { _ in }
    ) throws(SocketError) {
        if let loop { self.loop = loop } else { self.loop = try EventLoop() }
        self.listener = consume listener
        self.residents = residents
        self.limits = limits
        self.alarms = alarms ?? self.loop
        self.allowedUsers = allowedUsers
        self.report = report
    }

    /// Serves one person alone.
    package init(
        on listener: consuming Listener, serving service: any Service,
        on loop: EventLoop? = nil, limits: ServerLimits = ServerLimits(),
        alarms: (any Alarms)? = nil,
        allowedUsers: Set<UInt32> = [Peer.ownUser, 0],
        report: @escaping @Sendable (SocketError) -> Void = { _ in }
    ) throws(SocketError) {
        try self.init(
            on: listener, serving: Residents(owner: service) { ErrorTable.error($0).message },
            on: loop, limits: limits,
            alarms: alarms, allowedUsers: allowedUsers, report: report)
    }

    /// Begins to accept connections; those that came before wait in the socket.
    package func start() {
        guard case .idle = state else { return }
        state = .serving
        loop.deliver { [weak self] token, interest in
            self?.assumeIsolated { $0.happened(at: token, interest) }
        }
        listen(.readable)
    }

    /// New limits, for connections made from now on.
    package func reconfigure(_ limits: ServerLimits) { self.limits = limits }

    /// Accepts and reads nothing more, answers what was received, and closes.
    ///
    /// Whatever is not done after `patience` is cut off; whether everything was done. The service is
    /// still called until this returns.
    package func shutdown(within patience: Duration) async -> Bool {
        switch state {
        case .idle, .serving: beginStopping()
        case .stopping: break
        case .stopped: return true
        }
        if connections.isEmpty {
            state = .stopped
            return true
        }
        let alarm = setAlarm(after: patience) { $0.cutOff() }
        defer { alarms.cancel(alarm) }
        return await withCheckedContinuation { waiter in
            guard case .stopping(let waiters, let isComplete) = state else {
                waiter.resume(returning: true)
                return
            }
            state = .stopping(waiters + [waiter], isComplete: isComplete)
        }
    }

    private func beginStopping() {
        state = .stopping([], isComplete: true)
        listen([])
        listener.take()?.close()
        for feed in feeds.values { feed.signals?.cancel() }
        for connection in connections.values { settle(connection, connection.machine.stop()) }
    }

    private func cutOff() {
        guard case .stopping(let waiters, _) = state else { return }
        state = .stopping(waiters, isComplete: false)
        for connection in connections.values { settle(connection, connection.machine.close()) }
    }

    /// To be called when a connection has ended.
    func finishStopping() {
        guard connections.isEmpty, case .stopping(let waiters, let isComplete) = state else {
            return
        }
        state = .stopped
        for waiter in waiters { waiter.resume(returning: isComplete) }
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
