internal import JSON
internal import Merging
internal import SQLite

// What is gone for good, on every device.
extension Ledger {
    /// Whether a thing was forgotten, here or elsewhere.
    func isErased(_ thing: ThingID) throws -> Bool {
        guard let origin = thing.origin else { return false }
        return try isErased(thing.subject, origin)
    }

    func isErased(
        _ subject: String, _ origin: (stamp: Stamp, ordinal: Int64)
    ) throws -> Bool {
        var select = try connection.prepare(Self.selectErasure)
        select.bind(subject)
        select.bind(origin.stamp.clock.rawValue)
        select.bind(origin.stamp.device.rawValue)
        select.bind(origin.ordinal)
        return try select.step()
    }

    /// Forgets what was forgotten elsewhere, and lets nothing of it come again.
    ///
    /// - Returns: whether any of it was not known to be forgotten.
    func takeErasure(
        of things: [ThingID], _ stamp: Stamp, _ taking: inout Taking
    ) throws -> Bool {
        var isNew = false
        var gone = Forgotten()
        for thing in things {
            guard let subject = Subject(rawValue: thing.subject).flatMap(SharedSubject.of),
                case .made = subject.naming, let origin = thing.origin
            else { throw TakingHindrance.refused }
            if try isErased(thing) { continue }
            isNew = true
            taking.hasErasures = true
            if case .number(let number)? = try place(of: thing, subject) {
                try note(.number(number), subject, &taking)
                gone.add(number, of: subject.subject)
                taking.summary.erases = true
                if subject.subject == .foodEntries {
                    taking.erased.insert(EntryID(rawValue: number))
                }
            }
            var insert = try connection.prepare(Self.insertErasure)
            insert.bind(thing.subject)
            insert.bind(try number(of: origin.stamp.device))
            insert.bind(origin.stamp.clock.rawValue)
            insert.bind(origin.ordinal)
            insert.bind(try number(of: stamp.device))
            insert.bind(stamp.clock.rawValue)
            try insert.run()
        }
        // Nothing of it stays in pages that are free, or in those of the log.
        if !gone.isEmpty {
            try connection.setErasesDeleted(true)
            defer { try? connection.setErasesDeleted(false) }
            try forget(gone)
        }
        if isNew { try scrubWaiting(of: Set(things)) }
        return isNew
    }

    /// Takes what is gone out of the records that wait for something.
    private func scrubWaiting(of things: Set<ThingID>) throws {
        var waiting: [(id: Int64, record: SharedRecord)] = []
        var select = try connection.prepare(Self.selectWaitingRecords)
        while try select.step() {
            let id = select.integer()
            guard let json = try? JSONValue(parsing: select.text()),
                let record = SharedRecord(json: json)
            else { continue }
            waiting.append((id, record))
        }
        for (id, record) in waiting {
            guard case .change(var change) = record.kind,
                change.writes.contains(where: { things.contains($0.thing) })
            else { continue }
            change.writes.removeAll { things.contains($0.thing) }
            var update = try connection.prepare(Self.changeWaitingRecord)
            update.bind(
                JSONValue.object(
                    SharedRecord(stamp: record.stamp, kind: .change(change)).json
                ).text)
            update.bind(id)
            try update.run()
        }
    }

    /// Leaves a name, without any words, of each thing that is about to be forgotten here.
    ///
    /// In a journal that nobody shares there is nobody who would have to know.
    func leaveTombstones() throws {
        guard try isShared() else { return }
        var tick = try connection.prepare(Self.tick)
        tick.bind(now().milliseconds)
        try tick.run()
        for (subject, things) in Self.forgottenThings {
            guard let shared = SharedSubject.of(subject), case .made(let column) = shared.naming
            else { continue }
            try connection.execute(
                """
                INSERT OR IGNORE INTO erasures (subject, maker, made, ordinal, device, clock)
                SELECT '\(subject.rawValue)', changes.device, changes.clock, e.ordinal, here.device,
                    here.heard
                FROM here, \(subject.rawValue) AS r
                    JOIN changes ON changes.id = r.change
                    JOIN change_effects AS e ON e.change = r.change AND e.revision = r.revision
                        AND e.subject = '\(subject.rawValue)' AND e.live_after = 1
                WHERE changes.clock IS NOT NULL AND r.\(column) IN (\(things))
                    AND r.revision = (SELECT min(revision) FROM \(subject.rawValue) AS other
                        WHERE other.\(column) = r.\(column))
                """)
        }
    }

    /// The numbers of what the temporary tables of `forget` hold.
    private static let forgottenThings: [(Subject, String)] = [
        (.foodEntries, "SELECT id FROM forgotten_entries"),
        (.batches, "SELECT id FROM forgotten_batches"),
        (
            .measurements,
            """
            SELECT measurement FROM measurements
                WHERE revision IN (SELECT revision FROM forgotten_measurements)
            """
        ),
        (.plans, "SELECT plan FROM plans WHERE revision IN (SELECT revision FROM forgotten_plans)"),
        (
            .feelings,
            """
            SELECT feeling FROM feelings
                WHERE revision IN (SELECT revision FROM forgotten_feelings)
            """
        ),
        (
            .programmes,
            """
            SELECT programme FROM programmes
                WHERE revision IN (SELECT revision FROM forgotten_programmes)
            """
        ),
    ]

    private static let selectWaitingRecords = Query("SELECT id, record FROM waiting")
    private static let changeWaitingRecord = Query(
        "UPDATE OR REPLACE waiting SET record = ? WHERE id = ?")
    private static let selectErasure = Query(
        """
        SELECT 1 FROM erasures JOIN devices ON devices.id = maker
        WHERE subject = ? AND made = ? AND bits = ? AND ordinal = ?
        """)
    private static let insertErasure = Query(
        """
        INSERT INTO erasures (subject, maker, made, ordinal, device, clock)
        VALUES (?, ?, ?, ?, ?, ?)
        """)
    private static let tick = Query("UPDATE here SET heard = \(nextClock("?1"))")
}

/// Things to be forgotten, by their numbers here.
struct Forgotten {
    private(set) var numbers: [Subject: [Int64]] = [:]

    mutating func add(_ number: Int64, of subject: Subject) {
        numbers[subject, default: []].append(number)
    }

    var isEmpty: Bool { numbers.isEmpty }

    /// As a list in a query.
    func list(_ subject: Subject) -> String {
        (numbers[subject] ?? []).map(String.init).joined(separator: ", ")
    }
}
