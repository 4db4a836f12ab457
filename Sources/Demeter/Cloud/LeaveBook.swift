internal import JSON
internal import Nutrition
package import Wire

/// What a person's devices have told of days, and which device is about to tell what: decision record 15.
///
/// All devices share one, which is written only if nobody else wrote meanwhile. Every decision is a function of it, of
/// what is asked, and of how long a line has stood there unchanged by the asker's own clock: no clock of another
/// device counts, however far off it is.
package struct LeaveBook: Sendable, Hashable {
    struct Key: Sendable, Hashable, Comparable {
        var sink: String
        var kind: String
        var last: LocalDay

        static func < (left: Self, right: Self) -> Bool {
            (left.last, left.sink, left.kind) < (right.last, right.sink, right.kind)
        }
    }

    struct Telling: Sendable, Hashable {
        var revision: Int
        var mark: String
        /// Those with entries.
        var days: [LocalDay]
    }

    struct Line: Sendable, Hashable {
        /// The newest that a sink has confirmed.
        var told: Telling?
        /// What a device is about to tell.
        var claim: (holder: String, telling: Telling)?
        /// Another one whenever the line is written.
        var count = 0

        static func == (left: Self, right: Self) -> Bool {
            left.told == right.told && left.count == right.count
                && left.claim?.holder == right.claim?.holder
                && left.claim?.telling == right.claim?.telling
        }

        func hash(into hasher: inout Hasher) { hasher.combine(count) }
    }

    /// Since when a device has seen lines as they are, by its own clock.
    package struct Sightings: Sendable {
        private var seen: [Key: (count: Int, since: Duration)] = [:]

        package init() {}

        /// For how long the line has stood as it does.
        mutating func age(of key: Key, _ line: Line, at now: Duration) -> Duration {
            if let seen = seen[key], seen.count == line.count { return now - seen.since }
            seen[key] = (line.count, now)
            return .zero
        }
    }

    package enum Answer: Sendable, Hashable {
        /// It may go out now, as that revision: the book says so once it is written.
        case tell(revision: Int)
        /// Another device has told it.
        case told
        /// Another device is about to tell it.
        case wait
    }

    private(set) var lines: [Key: Line] = [:]

    /// How long a device that is about to tell something is waited for. A sink is given up after two minutes.
    package static let patience = Duration.seconds(600)
    /// Lines that are kept, those of the newest days.
    private static let mostLines = 1000

    package init() {}

    /// Whether a message may go out by a device.
    ///
    /// - Parameter now: a clock of the asker's own, which goes on while its machine sleeps.
    package mutating func ask(
        _ message: LeaveMessage, by device: String, at now: Duration, _ sightings: inout Sightings
    ) -> Answer {
        let key = Key(message)
        var line = lines[key] ?? Line()
        if isTold(message, line.told) { return .told }
        if let claim = line.claim, claim.holder != device,
            sightings.age(of: key, line, at: now) < Self.patience
        {
            return .wait
        }
        var revision = max(message.revision, line.told.map { $0.revision + 1 } ?? 1)
        // Whoever was overtaken may have told it after all.
        if let claim = line.claim?.telling {
            revision = max(revision, claim.revision + (claim.mark == message.mark ? 0 : 1))
        }
        line.claim = (
            device, Telling(revision: revision, mark: message.mark, days: message.days)
        )
        line.count += 1
        keep(line, at: key)
        return .tell(revision: revision)
    }

    /// Notes what became of a message that had leave, or that went out since nobody could be asked.
    package mutating func note(_ message: LeaveMessage, by device: String) {
        let key = Key(message)
        var line = lines[key] ?? Line()
        if message.stage == .sent, line.told.map({ $0.revision <= message.revision }) ?? true {
            line.told = Telling(
                revision: message.revision, mark: message.mark, days: message.days)
        }
        if line.claim?.holder == device { line.claim = nil }
        line.count += 1
        keep(line, at: key)
    }

    /// Takes what a device was about to tell when it ended for told, unless it still has it to tell.
    ///
    /// - Returns: whether there was any.
    package mutating func settle(of device: String, without messages: [LeaveMessage]) -> Bool {
        let open = Set(messages.map(Key.init))
        var isNew = false
        for (key, line) in lines where line.claim?.holder == device && !open.contains(key) {
            lines[key]?.told = line.claim?.telling
            lines[key]?.claim = nil
            lines[key]?.count += 1
            isNew = true
        }
        return isNew
    }

    private func isTold(_ message: LeaveMessage, _ told: Telling?) -> Bool {
        switch message.kind {
        case "preview": return told != nil || isCovered([message.last], for: message.sink)
        case "week": return told.map { message.revision <= $0.revision } ?? false
        default:
            if let told { return told.mark == message.mark }
            return message.revision == 1 && !message.days.isEmpty
                && isCovered(message.days, for: message.sink)
        }
    }

    /// Whether summaries and digests have told of all of these days.
    private func isCovered(_ days: [LocalDay], for sink: String) -> Bool {
        let told = lines.filter {
            $0.key.sink == sink && ["summary", "digest"].contains($0.key.kind)
        }.flatMap { $0.value.told?.days ?? [] }
        return Set(days).isSubset(of: told)
    }

    mutating func add(_ line: Line, at key: Key) { keep(line, at: key) }

    private mutating func keep(_ line: Line, at key: Key) {
        lines[key] = line
        guard lines.count > Self.mostLines, let first = lines.keys.min() else { return }
        lines[first] = nil
    }
}

extension LeaveBook.Key {
    init(_ message: LeaveMessage) {
        self.init(sink: message.sink, kind: message.kind, last: message.last)
    }
}
