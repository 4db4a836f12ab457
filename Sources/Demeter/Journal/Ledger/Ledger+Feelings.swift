internal import Nutrition
internal import SQLite

extension Ledger {
    /// Feelings of days in order of time, of one name or of all.
    func feelings(
        _ name: String?, from first: LocalDay, to last: LocalDay
    ) throws -> [Feeling] {
        var select = try connection.prepare(Self.selectFeelings)
        select.bind(name)
        select.bind(first.description)
        select.bind(last.description)
        var found: [Feeling] = []
        while try select.step() { found.append(try Self.feeling(&select)) }
        return found
    }

    /// `nil` when it was removed, undone or was never there.
    func feeling(_ id: FeelingID) throws -> Feeling? {
        var select = try connection.prepare(Self.selectFeeling)
        select.bind(id.rawValue)
        return try select.step() ? try Self.feeling(&select) : nil
    }

    func feelingID(ofRevision revision: Int64) throws -> FeelingID? {
        var select = try connection.prepare(Self.selectFeelingOfRevision)
        select.bind(revision)
        return try select.step() ? FeelingID(rawValue: select.integer()) : nil
    }

    /// Keeps a feeling as one undoable change.
    func feel(_ content: FeelingContent, utterance: UtteranceID?) throws -> Recorded {
        var change = try beginChange(.feel, utterance: utterance)
        try write([content], in: &change)
        return try record(.feel, of: change, utterance: utterance)
    }

    /// Writes feelings as a part of a change.
    func write(_ contents: [FeelingContent], in change: inout ChangeWriter) throws {
        for content in contents {
            guard (1...5).contains(content.strength ?? 1) else {
                throw JournalError.outOfRange(column: "strength")
            }
            let revision = try connection.integer(Self.nextFeelingRevision)
            var insert = try connection.prepare(Self.insertFeeling)
            insert.bind(revision)
            insert.bind(change.change.rawValue)
            insert.bind(content.moment)
            insert.bind(content.name)
            insert.bind(content.strength.map(Int64.init))
            insert.bind(content.text)
            try insert.run()
            try change.introduce(revision, of: .feelings, in: self)
            change.person.feelings.append(
                .init(
                    before: nil,
                    after: Feeling(id: FeelingID(rawValue: revision), content: content)))
        }
    }

    func removeFeeling(_ id: FeelingID) throws -> Recorded {
        var select = try connection.prepare(Self.selectFeelingRevision)
        select.bind(id.rawValue)
        guard let before = try feeling(id), try select.step() else {
            throw JournalError.noSuchFeeling(id)
        }
        var change = try beginChange(.removeFeeling, utterance: nil)
        try change.retire(select.integer(), of: .feelings, in: self)
        change.person.feelings.append(.init(before: before, after: nil))
        return try record(.removeFeeling, of: change, utterance: nil)
    }

    /// A feeling as it was in a revision, live or not.
    func feeling(revision: Int64) throws -> Feeling? {
        var select = try connection.prepare(Self.selectRevision)
        select.bind(revision)
        return try select.step() ? try Self.feeling(&select) : nil
    }

    private static func feeling(_ row: inout Statement) throws -> Feeling {
        let id = FeelingID(rawValue: row.integer())
        let moment = try row.moment()
        return Feeling(
            id: id,
            content: FeelingContent(
                name: row.text(), strength: row.integerOrNull().map { Int($0) }, text: row.text(),
                moment: moment))
    }

    private static let feelingColumns = """
        SELECT feeling, instant, zone, utc_offset, day, name, strength, text FROM feelings
        """

    private static let selectFeeling = Query(feelingColumns + " WHERE feeling = ? AND live = 1")

    private static let selectRevision = Query(feelingColumns + " WHERE revision = ?")

    private static let selectFeelings = Query(
        feelingColumns + """
             WHERE live = 1 AND (?1 IS NULL OR name = ?1) AND day BETWEEN ?2 AND ?3
            ORDER BY instant, feeling
            """)

    private static let selectFeelingOfRevision = Query(
        "SELECT feeling FROM feelings WHERE revision = ?")

    private static let selectFeelingRevision = Query(
        "SELECT revision FROM feelings WHERE feeling = ? AND live = 1")

    private static let nextFeelingRevision = Query(
        "SELECT ifnull(max(revision), 0) + 1 FROM feelings")

    private static let insertFeeling = Query(
        """
        INSERT INTO feelings (revision, feeling, change, instant, zone, utc_offset, day, name,
            strength, text, live)
        VALUES (?1, ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, 1)
        """)
}
