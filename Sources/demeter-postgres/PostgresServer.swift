import Cloud
import Household
import Nutrition
import PostgreSQL

/// One person's rows in the household's database, as their role.
final class PostgresServer: HouseholdServer {
    private let connection: PostgresConnection
    /// Number and name.
    let person: (id: String, name: String)
    /// Of whom else something is heard on this connection.
    private var heardOf: Set<String> = []

    /// Records, and bytes of them, that are taken at once.
    private static let most = (records: 20_000, bytes: 4 << 20)
    /// Where a delivery can stand; what is beyond was written by somebody who does not count.
    private static let positions: Range<Int64> = 0..<(1 << 53)

    /// Looks whether the role is somebody's.
    ///
    /// - Parameter wanted: who it should be; anybody when `nil`.
    init(_ connection: PostgresConnection, wanted: String?) throws(HouseholdFault) {
        self.connection = connection
        person = try HouseholdRegister(connection).person(wanted: wanted)
        try connection.ask(
            "INSERT INTO demeter.heads (person) VALUES ($1) ON CONFLICT DO NOTHING", [person.id])
        let head = try connection.ask(
            "SELECT channel FROM demeter.heads WHERE person = $1", [person.id])
        guard let channel = head.first?.first ?? nil else { throw .notSetUp }
        try listen(to: channel)
    }

    /// Readable when something came.
    var descriptor: Int32 { connection.descriptor }

    /// The places of what others have told since the last call.
    func heard() throws(HouseholdFault) -> [Int64] {
        do throws(PostgresError) {
            return try connection.notifications().compactMap { Int64($0) }
        } catch { throw HouseholdDoor.fault(error) }
    }

    /// Has it told where something comes of somebody else's.
    func listen(toPerson id: String) throws(HouseholdFault) {
        guard heardOf.insert(id).inserted else { return }
        let head = try connection.ask(
            "SELECT channel FROM demeter.heads WHERE person = $1", [id])
        if let channel = head.first?.first ?? nil { try listen(to: channel) }
    }

    /// Has it told where something comes, for as long as the connection lasts.
    func listen(to channel: String) throws(HouseholdFault) {
        try connection.ask("LISTEN \(PostgresConnection.quoted(name: channel))")
    }

    /// Carries one statement of another file out.
    @discardableResult
    func askServer(
        _ statement: String, _ parameters: [String?]
    ) throws(HouseholdFault) -> [[String?]] {
        try connection.ask(statement, parameters)
    }

    func marks(of devices: Set<String>) throws(HouseholdFault) -> [CloudPath: String] {
        let rows = try connection.ask(
            """
            SELECT device, day, mark FROM demeter.days
            WHERE person = $1 AND device = ANY (string_to_array($2, ' '))
            """, [person.id, devices.sorted().joined(separator: " ")])
        var marks: [CloudPath: String] = [:]
        for row in rows {
            guard let device = row[0], let day = row[1].flatMap({ LocalDay($0) }) else { continue }
            marks[CloudPath(day: day, device: device)] = row[2]
        }
        return marks
    }

    func mark(at position: Int64) throws(HouseholdFault) -> String? {
        try mark(at: position, of: person.id)
    }

    func mark(at position: Int64, of person: String) throws(HouseholdFault) -> String? {
        let rows = try connection.ask(
            "SELECT mark FROM demeter.deliveries WHERE person = $1 AND position = $2",
            [person, "\(position)"])
        return rows.first?.first ?? nil
    }

    func deliveries(after position: Int64) throws(HouseholdFault) -> HouseholdDeliveries? {
        try deliveries(after: position, of: person.id)
    }

    func deliveries(
        after position: Int64, of person: String
    ) throws(HouseholdFault) -> HouseholdDeliveries? {
        // As many as there is room for, and one at least.
        let rows = try connection.ask(
            """
            SELECT position, mark FROM (
                SELECT position, mark,
                    sum(records) OVER before AS records, sum(bytes) OVER before AS bytes
                FROM (SELECT * FROM demeter.deliveries WHERE person = $1 AND position > $2
                    ORDER BY position LIMIT 10000) AS next
                WINDOW before AS (ORDER BY position
                    ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING)
            ) AS sums
            WHERE coalesce(records, 0) < $3 AND coalesce(bytes, 0) < $4
            ORDER BY position DESC LIMIT 1
            """,
            [person, "\(position)", "\(Self.most.records)", "\(Self.most.bytes)"])
        guard let last = rows.first, let end = last[0].flatMap({ Int64($0) }), let mark = last[1]
        else { return nil }
        try Self.check(end)
        let records = try connection.ask(
            """
            SELECT string_agg(payload::text, E'\\n' ORDER BY delivery, stamp)
            FROM demeter.changes WHERE person = $1 AND delivery > $2 AND delivery <= $3
            """, [person, "\(position)", "\(end)"])
        return HouseholdDeliveries(
            records: Array((records.first?.first.flatMap(\.self) ?? "").utf8), position: end,
            mark: mark)
    }

    func leaves() throws(HouseholdFault) -> (book: [UInt8], version: String)? {
        let rows = try connection.ask(
            "SELECT book, version FROM demeter.leaves WHERE person = $1", [person.id])
        guard let row = rows.first, let book = row[0], let version = row[1] else { return nil }
        return (Array(book.utf8), version)
    }

    func keep(leaves book: [UInt8], over version: String?) throws(HouseholdFault) -> Bool {
        let text = String(decoding: book, as: UTF8.self)
        let rows =
            if let version {
                try connection.ask(
                    """
                    UPDATE demeter.leaves SET book = $2, version = version + 1
                    WHERE person = $1 AND version = $3 RETURNING version
                    """, [person.id, text, version])
            } else {
                try connection.ask(
                    """
                    INSERT INTO demeter.leaves (person, version, book) VALUES ($1, 1, $2)
                    ON CONFLICT DO NOTHING RETURNING version
                    """, [person.id, text])
            }
        return !rows.isEmpty
    }

    /// Takes a device off the list of those that carry.
    func leave(_ device: String) throws(HouseholdFault) {
        try connection.ask(
            "DELETE FROM demeter.devices WHERE person = $1 AND device = $2", [person.id, device])
    }

    func acknowledge(_ position: Int64, by device: String) throws(HouseholdFault) {
        try connection.ask(
            """
            INSERT INTO demeter.devices (person, device, taken) VALUES ($1, $2, $3)
            ON CONFLICT (person, device) DO UPDATE SET taken = excluded.taken, seen = now()
            """, [person.id, device, "\(position)"])
    }

    func deliver(
        _ days: [OfferedFile], by device: String, after position: Int64, without known: Set<String>,
        leaving left: Set<String>
    ) throws(HouseholdFault) -> HouseholdDelivered {
        try connection.ask("BEGIN")
        var outcome: HouseholdDelivered?
        do throws(HouseholdFault) {
            outcome = try write(days, by: device, after: position, without: known, leaving: left)
        } catch {
            _ = try? connection.run("ROLLBACK")
            throw error
        }
        guard case .done? = outcome else {
            try connection.ask("ROLLBACK")
            return outcome ?? .behind
        }
        try connection.ask("COMMIT")
        return outcome ?? .behind
    }

    private func write(
        _ days: [OfferedFile], by device: String, after position: Int64, without known: Set<String>,
        leaving left: Set<String>
    ) throws(HouseholdFault) -> HouseholdDelivered {
        let head = try connection.ask(
            """
            SELECT position, gen_random_uuid(), channel FROM demeter.heads WHERE person = $1
            FOR UPDATE
            """, [person.id])
        guard let head = head.first, let mark = head[1] else { return .behind }
        try Self.check(head[0].flatMap { Int64($0) })
        try Self.check(position)
        guard head[0] == "\(position)" else { return .behind }
        var marks: [CloudPath: String] = [:]
        var added = (records: 0, bytes: 0)
        var unknown: [HouseholdRecord] = []
        let stays = left.sorted().joined(separator: " ")
        for day in days {
            let records = String(decoding: day.records, as: UTF8.self)
            let place = [person.id, day.path.device, day.path.day.description, records]
            let rows = try connection.ask(
                Self.insertDay, place + ["\(position + 1)", mark])
            guard let row = rows.first else { continue }
            added.records += row[0].flatMap { Int($0) } ?? 0
            added.bytes += row[1].flatMap { Int($0) } ?? 0
            marks[day.path] = row[2]
            guard row[3] != "0" else { continue }
            let gone = try connection.ask(Self.deleteUntold, place + [stays])
            for row in gone {
                guard let digest = row[0], let payload = row[1], !known.contains(digest) else {
                    continue
                }
                unknown.append(HouseholdRecord(digest: digest, payload: payload))
            }
        }
        guard unknown.isEmpty else { return .unknown(unknown) }
        guard added.records > 0 else { return .done(marks: marks, mark: nil) }
        try finish(position + 1, mark: mark, by: device, added, channel: head[2] ?? "")
        return .done(marks: marks, mark: mark)
    }

    /// Who may log can write any place, also one that nothing can stand behind.
    static func check(_ position: Int64?) throws(HouseholdFault) {
        guard let position, positions.contains(position) else {
            throw .server(
                "its count of this person's deliveries is out of range, which somebody who may log has "
                    + "written; take that right back, and see \"Sharing between people\" in sync.md"
            )
        }
    }

    private func finish(
        _ position: Int64, mark: String, by device: String, _ added: (records: Int, bytes: Int),
        channel: String
    ) throws(HouseholdFault) {
        try deliver(position, of: person.id, mark: mark, by: device, added, channel: channel)
        try acknowledge(position, by: device)
    }

    /// Notes what was added as a person's delivery at `position`, and tells their devices.
    func deliver(
        _ position: Int64, of person: String, mark: String, by device: String,
        _ added: (records: Int, bytes: Int), channel: String
    ) throws(HouseholdFault) {
        try connection.ask(
            """
            INSERT INTO demeter.deliveries (person, position, mark, device, records, bytes)
            VALUES ($1, $2, $3, $4, $5, $6)
            """,
            [person, "\(position)", mark, device, "\(added.records)", "\(added.bytes)"])
        try connection.ask(
            "UPDATE demeter.heads SET position = $2 WHERE person = $1", [person, "\(position)"])
        try connection.ask("SELECT pg_notify($1, $2)", [channel, "\(position)"])
    }

    /// The beginning of a statement that adds to a day what is new of the lines $4, of person $1, device $2 and day $3, with
    /// delivery $5; it goes on behind the size of each, `added`.
    static let addedToDay = """
        WITH offered AS MATERIALIZED (
            SELECT line, sha256(convert_to(line, 'UTF8')) AS digest
            FROM unnest(string_to_array($4, E'\\n')) AS line WHERE line <> ''
        ), added AS (
            INSERT INTO demeter.changes (person, device, day, digest, delivery, stamp, payload)
            SELECT $1::bigint, $2, $3::date, digest, $5::bigint,
                coalesce(line::json ->> 'change', line::json ->> 'turn', line::json ->> 'erasure')::uuid,
                line::json
            FROM offered
            ON CONFLICT DO NOTHING RETURNING octet_length(payload::text) AS size
        )
        """

    /// A day with what is new of it; its mark is another one only when something is.
    private static let insertDay = """
        \(addedToDay), noted AS (
            INSERT INTO demeter.days AS d (person, device, day, mark)
            VALUES ($1::bigint, $2, $3::date, $6::uuid)
            ON CONFLICT (person, device, day) DO UPDATE
                SET mark = CASE WHEN (SELECT count(*) FROM added) > 0 THEN excluded.mark ELSE d.mark END
            RETURNING mark
        )
        SELECT (SELECT count(*) FROM added), (SELECT coalesce(sum(size), 0) FROM added),
            (SELECT mark FROM noted),
            (SELECT count(*) FROM demeter.changes WHERE person = $1::bigint AND device = $2
                AND day = $3::date AND digest NOT IN (SELECT digest FROM offered))
        """

    /// What the server has of a day and this journal does not tell, but for what stays.
    private static let deleteUntold = """
        DELETE FROM demeter.changes WHERE person = $1::bigint AND device = $2 AND day = $3::date
            AND digest NOT IN (SELECT sha256(convert_to(line, 'UTF8'))
                FROM unnest(string_to_array($4, E'\\n')) AS line WHERE line <> '')
            AND encode(digest, 'hex') <> ALL (string_to_array($5, ' '))
        RETURNING encode(digest, 'hex'), payload::text
        """
}
