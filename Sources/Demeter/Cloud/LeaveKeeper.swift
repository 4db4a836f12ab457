package import Wire

/// What a device asks of the book that all share, round by round; whoever carries does what it says.
package struct LeaveKeeper: Sendable {
    /// What is to be done with the book, and then with the daemon.
    package struct Step: Sendable, Hashable {
        /// What is written, unless somebody else wrote meanwhile; `nil` where nothing is new.
        package var book: [UInt8]?
        /// What the daemon is told once the book is written.
        package var request = LeaveRequest()
    }

    private var sightings = LeaveBook.Sightings()
    private var isNew = true

    /// Tries against others who write at the same time.
    package static let attempts = 8

    package init() {}

    /// Whether the book is to be looked at.
    package func concerns(_ messages: [LeaveMessage]) -> Bool {
        isNew || messages.contains { $0.stage != .out && $0.stage != .later }
    }

    /// - Parameters:
    ///   - book: as it stands; `nil` where there is none.
    ///   - now: as `LeaveBook.ask` has it.
    package mutating func step(
        _ book: [UInt8]?, _ messages: [LeaveMessage], by device: String, at now: Duration
    ) -> Step {
        var leaves = book.map { LeaveBook($0) } ?? LeaveBook()
        let before = leaves
        var step = Step()
        // What it was about to tell before it ended: the journal knows whether it did.
        if isNew { _ = leaves.settle(of: device, without: messages) }
        for message in messages {
            switch message.stage {
            case .out, .later: break
            case .sent, .failed:
                leaves.note(message, by: device)
                step.request.noted.append(message.id)
            case .waits:
                switch leaves.ask(message, by: device, at: now, &sightings) {
                case .tell(let revision):
                    step.request.granted.append(.init(id: message.id, revision: revision))
                case .told: step.request.told.append(message.id)
                case .wait: break
                }
            }
        }
        if leaves != before { step.book = leaves.bytes }
        return step
    }

    /// The step was made.
    package mutating func made() { isNew = false }
}
