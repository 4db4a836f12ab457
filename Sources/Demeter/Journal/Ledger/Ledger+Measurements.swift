internal import Body
internal import Nutrition
internal import SQLite

extension Ledger {
    /// Measurements of days in order of time, of one kind or of all.
    func measurements(
        _ kind: MeasurementKind?, from first: LocalDay, to last: LocalDay
    ) throws -> [Measurement] {
        var select = try connection.prepare(Self.selectMeasurements)
        select.bind(kind?.rawValue)
        select.bind(first.description)
        select.bind(last.description)
        var found: [Measurement] = []
        while try select.step() { found.append(try Self.measurement(&select)) }
        return found
    }

    /// The newest of a kind that is not of a later day.
    func newestMeasurement(_ kind: MeasurementKind, upTo day: LocalDay) throws -> Measurement? {
        var select = try connection.prepare(Self.selectNewestMeasurement)
        select.bind(kind.rawValue)
        select.bind(day.description)
        return try select.step() ? try Self.measurement(&select) : nil
    }

    /// `nil` when it was removed, undone or was never there.
    func measurement(_ id: MeasurementID) throws -> Measurement? {
        var select = try connection.prepare(Self.selectMeasurement)
        select.bind(id.rawValue)
        return try select.step() ? try Self.measurement(&select) : nil
    }

    func measurementID(ofRevision revision: Int64) throws -> MeasurementID? {
        var select = try connection.prepare(Self.selectMeasurementOfRevision)
        select.bind(revision)
        return try select.step() ? MeasurementID(rawValue: select.integer()) : nil
    }

    /// Keeps measurements as one undoable change.
    func measure(
        _ contents: [MeasurementContent], utterance: UtteranceID? = nil
    ) throws -> Recorded {
        var change = try beginChange(.measure, utterance: utterance)
        try write(contents, in: &change)
        return try record(.measure, of: change, utterance: utterance)
    }

    /// Writes measurements as a part of a change.
    func write(_ contents: [MeasurementContent], in change: inout ChangeWriter) throws {
        for content in contents {
            guard content.kind.range.contains(content.value) else {
                throw JournalError.outOfRange(column: content.kind.rawValue)
            }
            if let until = content.until, until <= content.moment.instant {
                throw JournalError.outOfRange(column: "until")
            }
            let revision = try connection.integer(Self.nextMeasurementRevision)
            var insert = try connection.prepare(Self.insertMeasurement)
            insert.bind(revision)
            insert.bind(change.change.rawValue)
            insert.bind(content.moment)
            insert.bind(content.kind.rawValue)
            insert.bind(content.value.rawValue)
            insert.bind(content.until?.milliseconds)
            insert.bind(content.source)
            try insert.run()
            try change.introduce(revision, of: .measurements, in: self)
            change.person.measurements.append(
                .init(
                    before: nil,
                    after: Measurement(id: MeasurementID(rawValue: revision), content: content)))
        }
    }

    func removeMeasurement(_ id: MeasurementID) throws -> Recorded {
        guard let before = try measurement(id) else { throw JournalError.noSuchMeasurement(id) }
        var change = try beginChange(.removeMeasurement, utterance: nil)
        var select = try connection.prepare(Self.selectMeasurementRevision)
        select.bind(id.rawValue)
        guard try select.step() else { throw JournalError.noSuchMeasurement(id) }
        try change.retire(select.integer(), of: .measurements, in: self)
        change.person.measurements.append(.init(before: before, after: nil))
        return try record(.removeMeasurement, of: change, utterance: nil)
    }

    /// A measurement as it was in a revision, live or not.
    func measurement(revision: Int64) throws -> Measurement? {
        var select = try connection.prepare(Self.selectRevision)
        select.bind(revision)
        return try select.step() ? try Self.measurement(&select) : nil
    }

    private static func measurement(_ row: inout Statement) throws -> Measurement {
        let id = MeasurementID(rawValue: row.integer())
        let moment = try row.moment()
        return Measurement(
            id: id,
            content: MeasurementContent(
                kind: try row.value("kind"), value: Thousandths(rawValue: row.integer()),
                moment: moment, until: row.integerOrNull().map(Timestamp.init(milliseconds:)),
                source: row.text()))
    }

    private static let measurementColumns = """
        SELECT measurement, instant, zone, utc_offset, day, kind, value, until, source
        FROM measurements
        """

    private static let selectMeasurement = Query(
        measurementColumns + " WHERE measurement = ? AND live = 1")

    private static let selectRevision = Query(measurementColumns + " WHERE revision = ?")

    private static let selectMeasurements = Query(
        measurementColumns + """
             WHERE live = 1 AND (?1 IS NULL OR kind = ?1) AND day BETWEEN ?2 AND ?3
            ORDER BY instant, measurement
            """)

    private static let selectNewestMeasurement = Query(
        measurementColumns + """
             WHERE live = 1 AND kind = ? AND day <= ?
            ORDER BY day DESC, instant DESC, measurement DESC LIMIT 1
            """)

    private static let selectMeasurementOfRevision = Query(
        "SELECT measurement FROM measurements WHERE revision = ?")

    private static let selectMeasurementRevision = Query(
        "SELECT revision FROM measurements WHERE measurement = ? AND live = 1")

    private static let nextMeasurementRevision = Query(
        "SELECT ifnull(max(revision), 0) + 1 FROM measurements")

    private static let insertMeasurement = Query(
        """
        INSERT INTO measurements (revision, measurement, change, instant, zone, utc_offset, day,
            kind, value, until, source, live)
        VALUES (?1, ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, 1)
        """)
}
