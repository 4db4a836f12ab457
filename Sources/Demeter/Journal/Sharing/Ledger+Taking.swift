internal import JSON
internal import Merging
internal import Nutrition
internal import SQLite

// Records of other devices.
extension Ledger {
    /// Takes records in, in whatever order and however often they come.
    ///
    /// - Parameters:
    ///   - room: bytes of all records that wait; of a strange folder no more is kept.
    ///   - isLast: whether those that wait are looked at again.
    ///   - earlier: how many were taken since that was done last.
    /// - Returns: what became of them, and the event if anything here is another than before.
    func take(
        _ lines: [ArrivingLine], roomForWaiting room: Int64, isLast: Bool, after earlier: Int
    ) throws -> (summary: TakenSummary, event: Recorded?) {
        try share()
        var taking = Taking()
        taking.hasErasures = try connection.integer(Self.hasErasures) != 0
        taking.room = room - (try connection.integer(Self.sizeOfWaiting))
        for line in lines {
            switch try takeOne(line.record, &taking) {
            case .taken: taking.summary.taken += 1
            case .known: taking.summary.known += 1
            case .refused: taking.summary.refused += 1
            case .waits: try keep(line.json, &taking)
            }
        }
        if isLast, earlier + taking.summary.taken > 0 { try takeWaiting(&taking) }
        taking.summary.waiting = Int(try connection.integer(Self.countWaiting))
        try hear(taking.heard)
        if taking.isImpersonated {
            try takeNewName()
            taking.summary.isRenamed = true
        }
        let event = try settle(&taking)
        return (taking.summary, event)
    }

    /// Keeps a record until what it refers to has come.
    private func keep(_ line: JSONObject, _ taking: inout Taking) throws {
        let text = JSONValue.object(line).text
        guard text.utf8.count <= taking.room else {
            taking.summary.postponed += 1
            return
        }
        var keep = try connection.prepare(Self.keepWaiting)
        keep.bind(text)
        try keep.run()
        taking.room -= Int64(text.utf8.count)
    }

    private enum Outcome {
        case taken, known, waits, refused
    }

    /// Takes what has waited for something that is there now; that may be what others wait for.
    private func takeWaiting(_ taking: inout Taking) throws {
        var isProgress = true
        while isProgress {
            isProgress = false
            var waiting: [(id: Int64, text: String)] = []
            var select = try connection.prepare(Self.selectWaiting)
            while try select.step() { waiting.append((select.integer(), select.text())) }
            for record in waiting {
                guard let json = try? JSONValue(parsing: record.text) else { continue }
                let outcome = try takeOne(SharedRecord(json: json), &taking)
                if case .waits = outcome { continue }
                if case .taken = outcome {
                    taking.summary.taken += 1
                    isProgress = true
                }
                var delete = try connection.prepare(Self.deleteWaiting)
                delete.bind(record.id)
                try delete.run()
            }
        }
    }

    private func takeOne(_ record: SharedRecord?, _ taking: inout Taking) throws -> Outcome {
        guard let record, record.stamp.clock <= .latestHeard else {
            return .refused
        }
        let mark = taking.mark
        taking.heard = max(taking.heard, record.stamp.clock.rawValue)
        let isNew: Bool
        do {
            isNew = try connection.savepoint { try take(record, &taking) }
        } catch {
            // What cannot be taken whole leaves nothing behind.
            taking.takeBack(to: mark)
            return try Self.outcome(of: error)
        }
        if isNew, !taking.isImpersonated {
            taking.isImpersonated = try isHere(record.stamp.device)
        }
        return isNew ? .taken : .known
    }

    /// What becomes of a record that failed; throws what is no fault of the record's.
    private static func outcome(of error: any Error) throws -> Outcome {
        switch error {
        case let hindrance as TakingHindrance: return hindrance == .waits ? .waits : .refused
        case let error as SQLiteError where error.isConstraint: return .refused
        case let error as JournalError where !error.isFault: return .refused
        default: throw error
        }
    }

    private func take(_ record: SharedRecord, _ taking: inout Taking) throws -> Bool {
        switch record.kind {
        case .change(let change): try take(change, record.stamp, &taking)
        case .turn(let change, let isDone):
            try takeTurn(of: change, isDone: isDone, record.stamp, &taking)
        case .erasure(let things): try takeErasure(of: things, record.stamp, &taking)
        }
    }

    private func take(
        _ change: SharedRecord.Change, _ stamp: Stamp, _ taking: inout Taking
    ) throws -> Bool {
        // A later version's kind is kept until this one is brought up to date.
        guard ChangeKind(rawValue: change.kind) != nil else { throw TakingHindrance.waits }
        var isNew = false
        var number = try self.change(stamp)
        var progress = Progress()
        if let number {
            var select = try connection.prepare(Self.selectProgress)
            select.bind(number.rawValue)
            if try select.step() {
                progress.last = select.integer()
                progress.isPlain = select.bool()
            }
        } else {
            isNew = true
            progress.isPlain = change.amended == nil
            var amended: ChangeID?
            if let root = change.amended {
                guard let known = try self.change(root) else { throw TakingHindrance.waits }
                amended = known
            }
            var insert = try connection.prepare(Self.insertForeign)
            insert.bind(change.kind)
            insert.bind(change.instant)
            insert.bind(amended?.rawValue)
            insert.bind(try self.number(of: stamp.device))
            insert.bind(stamp.clock.rawValue)
            try insert.run()
            number = ChangeID(rawValue: connection.lastInsertedRow)
        }
        guard let number else { return false }
        for write in change.writes where try take(write, of: number, stamp, &progress, &taking) {
            isNew = true
        }
        return isNew
    }

    /// How much of a change is here.
    private struct Progress {
        /// The greatest number of a step of it; what is beyond needs no looking for.
        var last: Int64 = -1
        /// Whether it is in force, and completes no other.
        var isPlain = false
    }

    private func take(
        _ write: SharedRecord.Write, of change: ChangeID, _ stamp: Stamp,
        _ progress: inout Progress, _ taking: inout Taking
    ) throws -> Bool {
        guard let subject = Subject(rawValue: write.thing.subject).flatMap(SharedSubject.of) else {
            throw TakingHindrance.waits
        }
        if write.ordinal <= progress.last {
            var select = try connection.prepare(Self.selectStep)
            select.bind(change.rawValue)
            select.bind(write.ordinal)
            if try select.step() { return false }
        }
        if taking.hasErasures, let origin = write.origin,
            try isErased(write.thing.subject, origin)
        {
            return false
        }
        progress.last = max(progress.last, write.ordinal, write.replaced?.ordinal ?? -1)
        var before: Int64?
        if let replaced = write.replaced {
            before = try replacedRevision(by: write, replaced.change, subject)
        }
        let isMade = write.row != nil && subject.makes(write.origin, by: stamp, write.ordinal)
        let isPlain = isMade && progress.isPlain && write.replaced == nil
        var made: FoodEntry?
        var place = isMade ? nil : try self.place(of: write.thing, subject)
        guard isMade || place != nil else { throw TakingHindrance.waits }
        if let row = write.arriving {
            if let place { try note(place, subject, &taking) }
            let (revision, entry) = try insert(
                row, write, at: place, of: change, subject, isLive: isPlain, &taking)
            made = entry
            if place == nil { place = .number(revision) }
            if let replaced = write.replaced, let before {
                try insertStep(change, replaced.ordinal, subject, before, isLive: false)
            }
            try insertStep(change, write.ordinal, subject, revision, isLive: true)
        } else if let before, let place {
            try note(place, subject, &taking)
            try insertStep(change, write.ordinal, subject, before, isLive: false)
        } else {
            throw TakingHindrance.refused
        }
        if let place {
            if isMade {
                noteMade(place, subject, isPlain ? .some(made) : nil, &taking)
            } else {
                try note(place, subject, &taking)
            }
        }
        return true
    }

    /// The revision that a write took the place of.
    private func replacedRevision(
        by write: SharedRecord.Write, _ stamp: Stamp, _ subject: SharedSubject
    ) throws -> Int64 {
        guard let change = try change(stamp), let place = try place(of: write.thing, subject) else {
            throw TakingHindrance.waits
        }
        var select = try connection.prepare(Self.selectWrittenBy)
        select.bind(change.rawValue)
        select.bind(subject.subject.rawValue)
        var found: Int64?
        while try select.step() {
            let revision = select.integer()
            if try self.place(ofRevision: revision, of: subject) == place { found = revision }
        }
        guard let found else { throw TakingHindrance.waits }
        return found
    }

    /// Remembers a thing, and an entry as it was before anything was taken in.
    func note(
        _ place: ThingPlace, _ subject: SharedSubject, _ taking: inout Taking
    ) throws {
        let key = Taking.Key(subject: subject.subject, place: place)
        guard taking.touch(key) else { return }
        taking.lost[key] = try lost(place, subject)
        if subject.subject == .foodEntries, case .number(let number) = place {
            let id = EntryID(rawValue: number)
            taking.entries.append((id, try entry(id)))
        }
    }

    /// Remembers a thing that was not there before.
    ///
    /// - Parameter plain: the entry that it is, where no contest is needed to know what holds; `nil` where one is.
    private func noteMade(
        _ place: ThingPlace, _ subject: SharedSubject, _ plain: FoodEntry??, _ taking: inout Taking
    ) {
        let key = Taking.Key(subject: subject.subject, place: place)
        guard taking.touch(key) else { return }
        if let plain { taking.settled(key, plain) }
        if subject.subject == .foodEntries, case .number(let number) = place {
            taking.entries.append((EntryID(rawValue: number), nil))
        }
    }

    private func insertStep(
        _ change: ChangeID, _ ordinal: Int64, _ subject: SharedSubject, _ revision: Int64,
        isLive: Bool
    ) throws {
        var insert = try connection.prepare(Self.insertStepRow)
        insert.bind(change.rawValue)
        insert.bind(ordinal)
        insert.bind(subject.subject.rawValue)
        insert.bind(revision)
        insert.bind(!isLive)
        insert.bind(isLive)
        try insert.run()
    }

    /// Clocks of this journal are later from now on.
    private func hear(_ clock: Int64) throws {
        var update = try connection.prepare(Self.hearClock)
        update.bind(clock)
        try update.run()
    }

    private static let keepWaiting = Query("INSERT OR IGNORE INTO waiting (record) VALUES (?)")
    private static let selectWaiting = Query("SELECT id, record FROM waiting ORDER BY id")
    private static let deleteWaiting = Query("DELETE FROM waiting WHERE id = ?")
    private static let countWaiting = Query("SELECT count(*) FROM waiting")
    private static let sizeOfWaiting = Query(
        "SELECT ifnull(sum(length(CAST(record AS BLOB))), 0) FROM waiting")

    /// One that completes another is in force as that is.
    private static let insertForeign = Query(
        """
        INSERT INTO changes (kind, instant, amends, state, device, clock)
        VALUES (?1, ?2, ?3, ifnull((SELECT state FROM changes WHERE id = ?3), 'done'), ?4, ?5)
        """)
    private static let hasErasures = Query("SELECT EXISTS (SELECT 1 FROM erasures)")
    private static let selectProgress = Query(
        """
        SELECT ifnull((SELECT max(ordinal) FROM change_effects WHERE change = ?1), -1),
            state = 'done' AND amends IS NULL
        FROM changes WHERE id = ?1
        """)
    private static let selectStep = Query(
        "SELECT 1 FROM change_effects WHERE change = ? AND ordinal = ?")
    private static let selectWrittenBy = Query(
        """
        SELECT revision FROM change_effects
        WHERE change = ? AND subject = ? AND live_after = 1 ORDER BY ordinal
        """)
    private static let insertStepRow = Query(
        """
        INSERT INTO change_effects (change, ordinal, subject, revision, live_before, live_after)
        VALUES (?, ?, ?, ?, ?, ?)
        """)
    private static let hearClock = Query(
        """
        UPDATE here SET heard = max(heard, ?, ifnull(
            (SELECT clock FROM changes ORDER BY clock DESC LIMIT 1), 0))
        """)
}
