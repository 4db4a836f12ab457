internal import Journal
internal import Locking
internal import Service
package import Wire

// What goes out by leave of the person's other devices.
extension Courier: SummaryLeaves {
    package nonisolated(nonsending) func due() async -> LeavesMessage {
        let messages = await whatIsDue()
        // With something to ask they were asked only once their answer is here.
        if !messages.messages.contains(where: { $0.stage == .waits }) { leaves.heard() }
        return messages
    }

    package nonisolated(nonsending) func leave(_ request: LeaveRequest) async -> LeavesMessage {
        leaves.heard()
        leaves.take(request)
        for id in request.told { try? await journal.noteSent(Int64(id)) }
        wake()
        let granted = Set(request.granted.map(\.id))
        for _ in 0..<Self.looks where leaves.known.contains(where: { $0.isOut(granted) }) {
            guard (try? await sleep(Self.look)) != nil else { break }
        }
        return await whatIsDue()
    }

    /// How long the others' answer waits for the sinks: the rest of it is told later.
    private static let look = Duration.milliseconds(50)
    private static let looks = 200

    private nonisolated(nonsending) func whatIsDue() async -> LeavesMessage {
        let sinks = sinks.withLock(\.self)
        var (waiting, later): ([LeaveMessage], [LeaveMessage]) = ([], [])
        if let needLeave = try? await namesByLeave(sinks), !needLeave.isEmpty,
            let queued = try? await journal.messages(in: .queued)
        {
            for message in queued where needLeave.contains(message.sink) {
                guard let summary = try? await compose(message) else { continue }
                if message.due.milliseconds <= now() {
                    waiting.append(LeaveMessage(message, summary, stage: .waits))
                } else {
                    later.append(LeaveMessage(message, summary, stage: .later))
                }
            }
        }
        leaves.ask(waiting)
        let known = leaves.known
        let ids = Set(known.map(\.id))
        return LeavesMessage(messages: known + later.filter { !ids.contains($0.id) })
    }

    /// Under which names the outbox has what needs leave: none while nobody else tells of this journal.
    nonisolated func namesByLeave(_ sinks: [any Sink]) async throws(JournalError) -> Set<String> {
        guard leaves.isAsked, try await !journal.isAlone() else { return [] }
        return Set(
            sinks.filter { !$0.isOfThisMachine }.flatMap { Self.names(of: $0, among: sinks) })
    }
}

extension LeaveMessage {
    fileprivate func isOut(_ granted: Set<Int>) -> Bool {
        stage == .out && granted.contains(id)
    }
}
