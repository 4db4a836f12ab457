internal import Merging
internal import SQLite

// Between the numbers of this journal and the names that hold everywhere.
extension Ledger {
    /// Makes the journal ready to be shared: what is looked up by stamps has its indexes from then on.
    ///
    /// A journal that nobody shares has none of them, and writes less.
    func share() throws {
        guard try connection.integer(Self.isSharedQuery) == 0 else { return }
        try connection.execute(
            """
            UPDATE here SET shared = 1;
            CREATE INDEX IF NOT EXISTS changes_by_stamp ON changes (clock, device);
            CREATE INDEX IF NOT EXISTS effects_by_revision ON change_effects (revision, subject);
            """)
        for subject in SharedSubject.list {
            guard let thing = subject.indexed else { continue }
            let table = subject.subject.rawValue
            try connection.execute(
                "CREATE INDEX IF NOT EXISTS \(table)_by_thing ON \(table) (\(thing))")
        }
        sharing.isShared = true
    }

    /// Whether changes were ever given to others or taken from them.
    func isShared() throws -> Bool { try connection.integer(Self.isSharedQuery) != 0 }

    /// A device's number here, which is made for one that was never met.
    func number(of device: DeviceID) throws -> Int64 {
        var select = try connection.prepare(Self.selectDevice)
        select.bind(device.rawValue)
        if try select.step() { return select.integer() }
        var insert = try connection.prepare(Self.insertDevice)
        insert.bind(device.rawValue)
        try insert.run()
        return connection.lastInsertedRow
    }

    /// Whether this journal ever wrote by that name.
    func isOwn(_ device: DeviceID) throws -> Bool {
        var select = try connection.prepare(Self.selectIsOwn)
        select.bind(device.rawValue)
        return try select.step() && select.bool()
    }

    /// Whether that is what this journal is called now.
    func isHere(_ device: DeviceID) throws -> Bool {
        try connection.integer(Self.selectHere) == device.rawValue
    }

    /// Has this journal go on as another device, since a copy of it writes by the same name.
    ///
    /// Two that do could give one name to two changes, of which each would miss the other's.
    func takeNewName() throws {
        try connection.execute(
            """
            INSERT INTO devices (bits, own) VALUES (random() & 4611686018427387903, 1);
            UPDATE here SET device = last_insert_rowid();
            """)
    }

    /// The number here of the change with a stamp; `nil` when it has not come.
    func change(_ stamp: Stamp) throws -> ChangeID? {
        var select = try connection.prepare(Self.selectChange)
        select.bind(stamp.clock.rawValue)
        select.bind(stamp.device.rawValue)
        return try select.step() ? ChangeID(rawValue: select.integer()) : nil
    }

    func stamp(of change: ChangeID) throws -> Stamp? {
        var select = try connection.prepare(Self.selectStamp)
        select.bind(change.rawValue)
        guard try select.step() else { return nil }
        return Stamp(clock: select.integer(), device: select.integer())
    }

    /// The revision that a change wrote as its `ordinal`th step.
    func revision(writtenBy change: ChangeID, _ ordinal: Int64, of subject: Subject) throws
        -> Int64?
    {
        var select = try connection.prepare(Self.selectWritten)
        select.bind(change.rawValue)
        select.bind(ordinal)
        select.bind(subject.rawValue)
        return try select.step() ? select.integer() : nil
    }

    /// The name of the write that a revision came by; `nil` for what no change wrote.
    func origin(ofRevision revision: Int64, of subject: SharedSubject) throws
        -> (stamp: Stamp, ordinal: Int64)?
    {
        var select = try connection.prepare(subject.selectMaker)
        select.bind(revision)
        guard try select.step() else { return nil }
        guard let stamp = Stamp(clock: select.integer(), device: select.integer()) else {
            return nil
        }
        return (stamp, select.integer())
    }

    /// How a thing is called here: by its number, or by its own name.
    func place(ofRevision revision: Int64, of subject: SharedSubject) throws -> ThingPlace? {
        var select = try connection.prepare(subject.selectThing)
        select.bind(revision)
        guard try select.step() else { return nil }
        return switch subject.naming {
        case .made: .number(select.integer())
        case .named: .name(select.text())
        }
    }

    /// How a thing is called everywhere; `nil` for what no change made.
    func name(of place: ThingPlace, _ subject: SharedSubject) throws -> ThingID? {
        switch place {
        case .name(let name): return ThingID(subject: subject.subject.rawValue, name: name)
        case .number(let number):
            // Things are called after their first revisions, but for those of some imports.
            var first = number
            if try self.place(ofRevision: number, of: subject) != place,
                let query = subject.selectFirst
            {
                var select = try connection.prepare(query)
                select.bind(number)
                guard try select.step(), let found = select.integerOrNull() else { return nil }
                first = found
            }
            guard let origin = try origin(ofRevision: first, of: subject) else { return nil }
            return ThingID(
                subject: subject.subject.rawValue, madeBy: origin.stamp, ordinal: origin.ordinal)
        }
    }

    /// How a thing is called here; `nil` when what made it has not come.
    func place(of thing: ThingID, _ subject: SharedSubject) throws -> ThingPlace? {
        guard case .made = subject.naming else { return .name(thing.name) }
        guard let origin = thing.origin, let change = try change(origin.stamp),
            let revision = try revision(
                writtenBy: change, origin.ordinal, of: subject.subject)
        else { return nil }
        return try place(ofRevision: revision, of: subject)
    }

    private static let isSharedQuery = Query("SELECT shared FROM here")
    private static let selectHere = Query(
        "SELECT bits FROM devices JOIN here ON devices.id = here.device")
    private static let selectIsOwn = Query("SELECT own FROM devices WHERE bits = ?")
    private static let selectDevice = Query("SELECT id FROM devices WHERE bits = ?")
    private static let insertDevice = Query("INSERT INTO devices (bits) VALUES (?)")
    private static let selectChange = Query(
        """
        SELECT changes.id FROM changes JOIN devices ON devices.id = device
        WHERE clock = ? AND bits = ?
        """)
    private static let selectStamp = Query(
        "SELECT clock, bits FROM changes JOIN devices ON devices.id = device WHERE changes.id = ?")
    private static let selectWritten = Query(
        """
        SELECT revision FROM change_effects
        WHERE change = ? AND ordinal = ? AND subject = ? AND live_after = 1
        """)
}

/// What a thing is called in this journal.
enum ThingPlace: Hashable {
    case number(Int64)
    case name(String)
}

extension Stamp {
    /// `nil` for figures that are none of a stamp.
    init?(clock: Int64, device: Int64) {
        guard let clock = HybridClock(rawValue: clock), let device = DeviceID(rawValue: device)
        else { return nil }
        self.init(clock: clock, device: device)
    }
}
