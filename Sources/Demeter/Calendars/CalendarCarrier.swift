package import Cloud
package import Nutrition
package import Wire

/// The daemon's part: what was eaten.
package protocol CalendarJournal: Sendable {
    /// - Parameter date: today where `nil`.
    func day(_ date: LocalDay?) throws(CloudFault) -> DayMessage
    /// Those with logged entries.
    func eaten(from first: LocalDay, to last: LocalDay) throws(CloudFault) -> [LocalDay]
}

/// Shows days in a calendar: writes what is new, writes anew what is other, takes away what is gone.
///
/// Every step may be the last one: what was done is in the state, and what was not is done the next time.
package struct CalendarCarrier {
    private let folder: CloudFolder
    private let journal: any CalendarJournal
    private let kind: MealEvents.Kind
    private let owner: String
    /// Keeps the state.
    private let store: (CalendarState) throws(CloudFault) -> Void
    package private(set) var state: CalendarState
    /// Events that were written, and that were taken away, in this round.
    package private(set) var done = (written: 0, removed: 0)

    /// Days before the first contact that are shown.
    package static let before = 30
    /// How often an event is tried that somebody else changes at the same time.
    private static let attempts = 5

    package init(
        _ folder: CloudFolder, _ journal: any CalendarJournal, as kind: MealEvents.Kind,
        owner: String, state: CalendarState,
        keep: @escaping (CalendarState) throws(CloudFault) -> Void
    ) {
        self.folder = folder
        self.journal = journal
        self.kind = kind
        self.owner = owner
        self.state = state
        store = keep
    }

    /// Shows what is to be shown.
    ///
    /// - Parameter days: those that something was heard of; with `nil` every day is looked at.
    package mutating func carry(_ days: Set<LocalDay>?) async throws(CloudFault) {
        done = (0, 0)
        let today = try journal.day(nil).row.date
        let first = state.first ?? today.advanced(by: -Self.before)
        state.first = first
        if let days {
            state.waiting.formUnion(days)
        } else {
            let last = max(today, first).advanced(by: 1)
            state.waiting.formUnion(try journal.eaten(from: first, to: last))
            // What was forgotten is known by what stands there of it.
            state.waiting.formUnion(state.events.keys.compactMap(CalendarName.day))
        }
        state.waiting = state.waiting.filter { $0 >= first }
        try store(state)
        for day in state.waiting.sorted() {
            try await show(day)
            state.waiting.remove(day)
            try store(state)
        }
    }

    private mutating func show(_ day: LocalDay) async throws(CloudFault) {
        let wanted = MealEvents.of(try journal.day(day), as: kind, owner: owner)
        for (name, event) in wanted.sorted(by: { $0.key < $1.key }) {
            let text = event.calendar
            let digest = ContentDigest.of(text.utf8)
            guard state.events[name]?.digest != digest else { continue }
            let tag = try await write(name, Array(text.utf8))
            state.events[name] = CalendarState.Shown(digest: digest, tag: tag?.text)
            done.written += 1
            try store(state)
        }
        let gone = state.events.keys.filter {
            CalendarName.day(of: $0) == day && wanted[$0] == nil
        }
        for name in gone.sorted() {
            try await remove(name)
            state.events[name] = nil
            done.removed += 1
            try store(state)
        }
    }

    private func condition(_ name: String) -> CloudFolder.Condition {
        state.events[name]?.tag.flatMap { EntityTag($0) }.map(CloudFolder.Condition.exactly)
            ?? .absent
    }

    /// What somebody changed there by hand is written over once the meal is another one.
    private func write(_ name: String, _ bytes: [UInt8]) async throws(CloudFault) -> EntityTag? {
        var condition = condition(name)
        for _ in 0..<Self.attempts {
            switch try await folder.write(bytes, to: name, if: condition) {
            case .done(let tag): return tag
            case .noFolder: throw .noFolder(status: 404)
            case .otherwise: condition = try await now(name, after: condition)
            }
        }
        throw .contested
    }

    private func remove(_ name: String) async throws(CloudFault) {
        var condition = condition(name)
        for _ in 0..<Self.attempts {
            if condition == .absent { condition = try await now(name, after: condition) }
            guard condition != .absent else { return }
            if try await folder.remove(name, if: condition) { return }
            condition = try await now(name, after: condition)
        }
        throw .contested
    }

    /// What may be written over; in another way of saying so where the last one did not help.
    private func now(
        _ name: String, after condition: CloudFolder.Condition
    ) async throws(CloudFault) -> CloudFolder.Condition {
        guard let file = try await folder.file(name) else { return .absent }
        guard let tag = file.tag else {
            throw .unavailable("it tells no version of its events, by which two could write them")
        }
        return switch condition {
        case .exactly(tag): .unchanged(tag)
        case .unchanged(tag): .likelyUnchanged(tag)
        default: .exactly(tag)
        }
    }
}
