internal import People
internal import UnixSocket

extension Server {
    /// More connections than these are left for the next round, so that those that are there get
    /// their turn.
    private static let acceptedAtOnce = 64

    func accept() {
        do {
            for _ in 0..<Self.acceptedAtOnce {
                guard let stream = try listener?.accept() else { return }
                admit(stream)
            }
        } catch {
            report(error)
            if !error.isOutOfDescriptors || !refuseWaiting() { pauseAccepting() }
        }
    }

    /// Tells those who wait that there is no descriptor for them; whether there was one to tell them.
    private func refuseWaiting() -> Bool {
        do {
            for _ in 0..<Self.acceptedAtOnce {
                guard let stream = try listener?.acceptOnSpare() else { break }
                Self.turnAway(stream, with: ErrorTable.noDescriptors)
                listener?.keepSpare()
            }
            listener?.keepSpare()
            return true
        } catch {
            listener?.keepSpare()
            return false
        }
    }

    private func admit(_ stream: consuming SocketStream) {
        guard let user = try? stream.peer().user else {
            Self.turnAway(stream, with: ErrorTable.failedCheck)
            return
        }
        guard let speaker = speaker(user) else {
            Self.turnAway(stream, with: ErrorTable.stranger)
            return
        }
        if connections.count >= limits.connections {
            Self.turnAway(stream, with: ErrorTable.tooManyConnections(limits))
            return
        }
        lastNumber += 1
        let connection = Connection(
            number: lastNumber, stream: stream, limits: limits, user: user, speaker: speaker)
        connections[connection.number] = connection
        settle(connection, [])
    }

    private func speaker(_ user: UInt32) -> Speaker? {
        residents.speaker(user: user, isOwn: allowedUsers.contains(user))
    }

    /// Ends the connections of accounts that are somebody else's now, or nobody's: to be called when that was changed.
    package func judgeAgain() {
        for connection in connections.values where speaker(connection.user) != connection.speaker {
            settle(connection, connection.machine.close())
        }
    }

    /// A sentence always fits into the empty buffer of a new socket.
    private static func turnAway(_ stream: consuming SocketStream, with sentence: String) {
        _ = try? stream.write(Responder.bytes(of: [sentence])[...])
        stream.finishWriting()
    }

    /// What can neither be accepted nor refused would wake the loop again and again.
    private func pauseAccepting() {
        listen([])
        _ = setAlarm(after: limits.acceptPause) { $0.resumeAccepting() }
    }

    private func resumeAccepting() {
        if case .serving = state { listen(.readable) }
    }
}
