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
        if let refusal = refusal(of: stream) {
            Self.turnAway(stream, with: refusal)
            return
        }
        lastNumber += 1
        let user = (try? stream.peer().user) ?? .max
        let connection = Connection(
            number: lastNumber, stream: stream, limits: limits,
            speaker: residents.speaker(user: user, isOwn: allowedUsers.contains(user)))
        connections[connection.number] = connection
        settle(connection, [])
    }

    /// What a client is told that is not served; `nil` when it is.
    private func refusal(of stream: borrowing SocketStream) -> String? {
        guard let peer = try? stream.peer() else { return ErrorTable.failedCheck }
        if !allowedUsers.contains(peer.user), !residents.users.contains(peer.user) {
            return ErrorTable.stranger
        }
        if connections.count >= limits.connections {
            return ErrorTable.tooManyConnections(limits)
        }
        return nil
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
