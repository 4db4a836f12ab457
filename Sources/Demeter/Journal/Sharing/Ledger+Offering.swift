internal import JSON
internal import Merging
internal import SQLite

// What this journal's device has written, for others.
extension Ledger {
    /// Days of UTC, since 1970, on which this journal wrote records, each with a text that is another one
    /// whenever what there is to tell of the day is.
    func offeredDays(from first: Int64) throws -> [OfferedDay] {
        var select = try connection.prepare(Self.selectOfferedDays)
        select.bind(max(0, first) * Self.clocksInDay)
        var found: [OfferedDay] = []
        while try select.step() {
            let number = select.integer()
            guard let device = DeviceID(rawValue: select.integer()) else { continue }
            let counts = (select.integer(), select.integer(), select.integer())
            found.append(
                OfferedDay(
                    number: number, device: device.description,
                    version: "\(counts.0)-\(counts.1)-\(counts.2)-\(select.integer())",
                    erasures: Int(select.integer())))
        }
        return found
    }

    /// Gives every record that this journal made on a day of UTC, as one of its devices.
    func offer(day: Int64, by device: DeviceID, _ give: (SharedRecord) throws -> Void) throws {
        let clocks = (first: day * Self.clocksInDay, end: (day + 1) * Self.clocksInDay)
        func bound(_ query: Query) throws -> Statement {
            var select = try connection.prepare(query)
            select.bind(device.rawValue)
            select.bind(clocks.first)
            select.bind(clocks.end)
            return select
        }
        var changes: [(id: ChangeID, record: SharedRecord)] = []
        var select = try bound(Self.selectOfferedChanges)
        while try select.step() {
            let id = ChangeID(rawValue: select.integer())
            guard let stamp = Stamp(clock: select.integer(), device: select.integer()) else {
                continue
            }
            let change = SharedRecord.Change(
                kind: select.text(), instant: select.integer(),
                amended: select.integerOrNull().flatMap { clock in
                    select.integerOrNull().flatMap { Stamp(clock: clock, device: $0) }
                }, writes: [])
            changes.append((id, SharedRecord(stamp: stamp, kind: .change(change))))
        }
        for change in changes { try offer(change.record, of: change.id, give) }
        var turns = try bound(Self.selectOfferedTurns)
        while try turns.step() {
            guard let stamp = Stamp(clock: turns.integer(), device: turns.integer()) else {
                continue
            }
            let isDone = turns.bool()
            guard let change = Stamp(clock: turns.integer(), device: turns.integer()) else {
                continue
            }
            try give(SharedRecord(stamp: stamp, kind: .turn(of: change, isDone: isDone)))
        }
        try offerErasures(try bound(Self.selectOfferedErasures), give)
    }

    /// Gives a change with its writes, in pieces.
    private func offer(
        _ record: SharedRecord, of id: ChangeID, _ give: (SharedRecord) throws -> Void
    ) throws {
        guard case .change(var change) = record.kind else { return }
        var isGiven = false
        func giveAll() throws {
            try give(SharedRecord(stamp: record.stamp, kind: .change(change)))
            change.writes = []
            isGiven = true
        }
        var size = 0
        for write in try writes(of: id, stamp: record.stamp) {
            let length = write.roughLength
            if change.writes.count == Self.pieceLimit || size + length > Self.pieceLength,
                !change.writes.isEmpty
            {
                try giveAll()
                size = 0
            }
            change.writes.append(write)
            size += length
        }
        if !change.writes.isEmpty || !isGiven { try giveAll() }
    }

    /// What a change did to each thing: the last of its steps that were about it.
    private func writes(of id: ChangeID, stamp: Stamp) throws -> [SharedRecord.Write] {
        var steps: [(ordinal: Int64, subject: SharedSubject, revision: Int64, isLive: Bool)] = []
        var select = try connection.prepare(Self.selectSteps)
        select.bind(id.rawValue)
        while try select.step() {
            let ordinal = select.integer()
            let subject: Subject = try select.value("subject")
            guard let shared = SharedSubject.of(subject) else { continue }
            steps.append((ordinal, shared, select.integer(), select.bool()))
        }
        struct Key: Hashable {
            var subject: String
            var place: ThingPlace
        }
        var order: [Key] = []
        var names: [Key: ThingID] = [:]
        var writes: [Key: SharedRecord.Write] = [:]
        for step in steps {
            guard let place = try place(ofRevision: step.revision, of: step.subject) else {
                continue
            }
            let key = Key(subject: step.subject.subject.rawValue, place: place)
            if names[key] == nil {
                // What it makes itself needs no search.
                let isMade = step.isLive && place == .number(step.revision)
                guard
                    let name = isMade
                        ? ThingID(
                            subject: key.subject, madeBy: stamp, ordinal: step.ordinal)
                        : try name(of: place, step.subject)
                else { continue }
                names[key] = name
                order.append(key)
            }
            guard let name = names[key] else { continue }
            var write = SharedRecord.Write(ordinal: step.ordinal, thing: name)
            write.replaced = writes[key]?.replaced
            if step.isLive {
                (write.row, write.parts) = try content(ofRevision: step.revision, of: step.subject)
            } else if writes[key] == nil,
                let origin = try origin(ofRevision: step.revision, of: step.subject)
            {
                write.replaced = (origin.stamp, step.ordinal)
            }
            writes[key] = write
        }
        return order.compactMap { writes[$0] }
    }

    /// A revision's row and parts, with names in the place of numbers; what is null is left out.
    func content(
        ofRevision revision: Int64, of subject: SharedSubject
    ) throws -> (row: JSONObject, parts: [JSONObject]) {
        func named(_ names: [String], _ row: inout Statement) throws -> JSONObject {
            var object = JSONObject()
            for name in names {
                let value = row.anyValue()
                if case .null = value { continue }
                object[name] = try travelling(value, of: name, subject)
            }
            return object
        }
        var select = try connection.prepare(subject.selectRow)
        select.bind(revision)
        guard try select.step() else { throw JournalError.unreadable(column: "revision") }
        let row = try named(subject.columns, &select)
        guard let table = subject.parts else { return (row, []) }
        var parts = try connection.prepare(Self.selectParts(table))
        parts.bind(revision)
        var found: [JSONObject] = []
        while try parts.step() { found.append(try named(Self.partNames, &parts)) }
        return (row, found)
    }

    private func travelling(
        _ value: SQLiteValue, of column: String, _ subject: SharedSubject
    ) throws -> JSONValue {
        guard case .integer(let number) = value else { return Self.json(value, of: column) }
        if column == subject.recipeRevision, let recipes = SharedSubject.of(.recipes) {
            guard let origin = try origin(ofRevision: number, of: recipes) else { return .null }
            return .string("\(origin.stamp).\(origin.ordinal)")
        }
        // A part names its recipe in whatever table it stands.
        if column == "recipe", let recipes = SharedSubject.of(.recipes) {
            return try name(of: .number(number), recipes).map { .string($0.name) } ?? .null
        }
        return Self.json(value, of: column)
    }

    private func offerErasures(
        _ rows: consuming Statement, _ give: (SharedRecord) throws -> Void
    ) throws {
        var rows = rows
        var record: (stamp: Stamp, things: [ThingID])?
        func end() throws {
            guard let done = record else { return }
            try give(SharedRecord(stamp: done.stamp, kind: .erasure(done.things)))
            record = nil
        }
        while try rows.step() {
            guard let stamp = Stamp(clock: rows.integer(), device: rows.integer()) else { continue }
            let subject = rows.text()
            guard let maker = Stamp(clock: rows.integer(), device: rows.integer()) else { continue }
            let thing = ThingID(subject: subject, madeBy: maker, ordinal: rows.integer())
            if let known = record, known.stamp != stamp || known.things.count >= Self.pieceLimit {
                try end()
            }
            record = (stamp, (record?.things ?? []) + [thing])
        }
        try end()
    }

    /// Writes of a change in one line at most.
    private static let pieceLimit = 64

    /// About how many bytes a line has at most, unless one write alone has more.
    private static let pieceLength = 256 << 10

    /// A day in the figures of hybrid clocks.
    static let clocksInDay: Int64 = 86_400_000 << 12

    static let partNames = partColumns.split { $0 == "," || $0.isWhitespace }.map(String.init)

    static func selectParts(_ table: PartTable) -> Query {
        table == .entries ? selectPartsOfEntry : selectPartsOfRecipe
    }

    private static let selectPartsOfEntry = Query(
        "SELECT \(partColumns) FROM entry_parts WHERE revision = ? ORDER BY ordinal")
    private static let selectPartsOfRecipe = Query(
        "SELECT \(partColumns) FROM recipe_parts WHERE revision = ? ORDER BY ordinal")

    /// Counts of what there is: of changes, their steps, turns and erasures. Those of steps sink when something is
    /// forgotten, and no other ever does, so that no two states of a day have the same.
    private static let selectOfferedDays = Query(
        """
        SELECT day, bits, sum(changes), sum(steps), sum(turned), sum(erased), sum(erased) FROM (
            SELECT clock / \(clocksInDay) AS day, device, count(DISTINCT changes.id) AS changes,
                count(ordinal) AS steps, 0 AS turned, 0 AS erased
            FROM changes LEFT JOIN change_effects ON change = id
            WHERE clock >= ?1 AND device IN (SELECT id FROM devices WHERE own = 1) GROUP BY 1, 2
            UNION ALL
            SELECT clock / \(clocksInDay), device, 0, 0, count(*), 0 FROM turns
            WHERE clock >= ?1 AND device IN (SELECT id FROM devices WHERE own = 1) GROUP BY 1, 2
            UNION ALL
            SELECT clock / \(clocksInDay), device, 0, 0, 0, count(*) FROM erasures
            WHERE clock >= ?1 AND device IN (SELECT id FROM devices WHERE own = 1) GROUP BY 1, 2
        ) JOIN devices ON devices.id = device
        GROUP BY day, bits ORDER BY day, bits
        """)

    private static let selectOfferedChanges = Query(
        """
        SELECT changes.id, changes.clock, devices.bits, changes.kind, changes.instant, root.clock,
            roots.bits
        FROM devices
            JOIN changes ON changes.device = devices.id
            LEFT JOIN changes AS root ON root.id = changes.amends
            LEFT JOIN devices AS roots ON roots.id = root.device
        WHERE devices.bits = ? AND changes.clock >= ? AND changes.clock < ?
        ORDER BY changes.clock
        """)

    private static let selectOfferedTurns = Query(
        """
        SELECT turns.clock, devices.bits, done, changes.clock, makers.bits
        FROM devices
            JOIN turns ON turns.device = devices.id
            JOIN changes ON changes.id = turns.change
            JOIN devices AS makers ON makers.id = changes.device
        WHERE devices.bits = ? AND turns.clock >= ? AND turns.clock < ? ORDER BY turns.clock
        """)

    private static let selectOfferedErasures = Query(
        """
        SELECT clock, devices.bits, subject, made, makers.bits, ordinal
        FROM devices
            JOIN erasures ON erasures.device = devices.id
            JOIN devices AS makers ON makers.id = maker
        WHERE devices.bits = ? AND clock >= ? AND clock < ?
        ORDER BY clock, subject, made, ordinal
        """)

    private static let selectSteps = Query(
        """
        SELECT ordinal, subject, revision, live_after FROM change_effects
        WHERE change = ? ORDER BY ordinal
        """)
}
