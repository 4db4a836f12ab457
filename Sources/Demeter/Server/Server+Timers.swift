internal import UnixSocket

extension Server {
    /// Starts the times that begin to run, and stops those whose reason is gone.
    func runTimers(_ connection: Connection) {
        run(.unfinishedLine, connection.machine.unfinishedLine, limits.unfinishedLine, connection)
        run(.unreadOutput, connection.machine.unreadOutput, limits.unreadOutput, connection)
    }

    private func run(
        _ kind: Connection.TimerKind, _ name: Int?, _ duration: Duration, _ connection: Connection
    ) {
        let timer = connection.timers[kind]
        guard timer?.name != name else { return }
        if let timer { alarms.cancel(timer.alarm) }
        let number = connection.number
        connection.timers[kind] = name.map { name in
            let alarm = setAlarm(after: duration) { $0.timeIsUp(kind, name, at: number) }
            return Connection.Timer(name: name, alarm: alarm)
        }
    }

    private func timeIsUp(_ kind: Connection.TimerKind, _ name: Int, at number: Int) {
        guard let connection = connections[number] else { return }
        switch kind {
        case .unfinishedLine: settle(connection, connection.machine.lineTimedOut(name))
        case .unreadOutput: settle(connection, connection.machine.outputTimedOut(name))
        }
    }

    func setAlarm(
        after duration: Duration, _ act: @escaping @Sendable (isolated Server) -> Void
    ) -> Int {
        alarms.set(after: duration) { [weak self] in self?.rung(act) }
    }

    /// The loop rings on the actor's own thread; others have to come to it.
    private nonisolated func rung(_ act: @escaping @Sendable (isolated Server) -> Void) {
        if loop.isIsolatingCurrentContext() == true {
            assumeIsolated(act)
        } else {
            Task { await act(self) }
        }
    }
}
