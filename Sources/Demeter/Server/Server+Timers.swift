extension Server {
    /// Starts the times that begin to run, and stops those whose reason is gone.
    func runTimers(_ connection: Connection) {
        run(.unfinishedLine, connection.machine.unfinishedLine, limits.unfinishedLine, connection)
        run(.unreadOutput, connection.machine.unreadOutput, limits.unreadOutput, connection)
    }

    private func run(
        _ kind: Connection.TimerKind, _ name: Int?, _ duration: Duration, _ connection: Connection
    ) {
        guard connection.timers[kind]?.name != name else { return }
        connection.timers[kind]?.task.cancel()
        connection.timers[kind] = name.map { name in
            let number = connection.number
            let task = Task { [weak self, clock] in
                do { try await clock.sleep(for: duration) } catch { return }
                await self?.timeIsUp(kind, name, at: number)
            }
            return Connection.Timer(name: name, task: task)
        }
    }

    private func timeIsUp(_ kind: Connection.TimerKind, _ name: Int, at number: Int) {
        guard let connection = connections[number] else { return }
        switch kind {
        case .unfinishedLine: settle(connection, connection.machine.lineTimedOut(name))
        case .unreadOutput: settle(connection, connection.machine.outputTimedOut(name))
        }
    }
}
