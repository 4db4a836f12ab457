import Cloud
import Household
import Nutrition

/// The rows of somebody else of the household, as far as they let this person: records are added to them, and nothing is
/// taken away.
final class HousemateServer: HouseholdServer {
    private let server: PostgresServer
    /// Theirs.
    private let person: String

    init(_ server: PostgresServer, person: String) {
        self.server = server
        self.person = person
    }

    func marks(of devices: Set<String>) throws(HouseholdFault) -> [CloudPath: String] {
        // Which days have what is their own devices' to note: what is counted tells whether the server lost something.
        let rows = try server.askServer(
            """
            SELECT device, day, count(*) FROM demeter.changes
            WHERE person = $1 AND device = ANY (string_to_array($2, ' ')) GROUP BY device, day
            """, [person, devices.sorted().joined(separator: " ")])
        var marks: [CloudPath: String] = [:]
        for row in rows {
            guard let device = row[0], let day = row[1].flatMap({ LocalDay($0) }) else { continue }
            marks[CloudPath(day: day, device: device)] = row[2]
        }
        return marks
    }

    func mark(at position: Int64) throws(HouseholdFault) -> String? {
        try server.mark(at: position, of: person)
    }

    func deliveries(after position: Int64) throws(HouseholdFault) -> HouseholdDeliveries? {
        try server.deliveries(after: position, of: person)
    }

    /// Whose devices those are that have taken everything is theirs to note.
    func acknowledge(_ position: Int64, by device: String) throws(HouseholdFault) {}

    func leaves() throws(HouseholdFault) -> (book: [UInt8], version: String)? { nil }

    func keep(leaves book: [UInt8], over version: String?) throws(HouseholdFault) -> Bool { true }

    func deliver(
        _ days: [OfferedFile], by device: String, after position: Int64, without known: Set<String>,
        leaving left: Set<String>
    ) throws(HouseholdFault) -> HouseholdDelivered {
        try server.transaction { () throws(HouseholdFault) in
            try add(days, by: device, after: position)
        }
    }

    private func add(
        _ days: [OfferedFile], by device: String, after position: Int64
    ) throws(HouseholdFault) -> HouseholdDelivered {
        let head = try server.askServer(
            """
            SELECT position, gen_random_uuid(), channel FROM demeter.heads WHERE person = $1
            FOR UPDATE
            """, [person])
        guard let head = head.first, let mark = head[1] else { return .behind }
        try PostgresServer.check(head[0].flatMap { Int64($0) })
        guard head[0] == "\(position)" else { return .behind }
        var marks: [CloudPath: String] = [:]
        var added = (records: 0, bytes: 0)
        for day in days {
            let rows = try server.askServer(
                Self.insertDay,
                [
                    person, day.path.device, day.path.day.description,
                    String(decoding: day.records, as: UTF8.self), "\(position + 1)",
                ])
            guard let row = rows.first else { continue }
            let new = row[0].flatMap { Int($0) } ?? 0
            added.records += new
            added.bytes += row[1].flatMap { Int($0) } ?? 0
            marks[day.path] = "\(new + (row[2].flatMap { Int($0) } ?? 0))"
        }
        guard added.records > 0 else { return .done(marks: marks, mark: nil) }
        try server.deliver(
            position + 1, of: person, mark: mark, by: device, added, channel: head[2] ?? "")
        return .done(marks: marks, mark: mark)
    }

    /// What is new of a day, and how much of it was there.
    private static let insertDay = """
        \(PostgresServer.addedToDay)
        SELECT (SELECT count(*) FROM added), (SELECT coalesce(sum(size), 0) FROM added),
            (SELECT count(*) FROM demeter.changes WHERE person = $1::bigint AND device = $2
                AND day = $3::date)
        """
}

extension PostgresServer {
    /// Somebody else of the household.
    struct Housemate {
        var id: String
        var name: String
        var mayRead: Bool
        var mayLog: Bool
    }

    /// Those who let this person do something; of a household that is no study also the others.
    func housemates() throws(HouseholdFault) -> [Housemate] {
        try askServer(
            """
            SELECT p.id, p.name, s.may_read, s.may_log
            FROM demeter.persons AS p
                LEFT JOIN demeter.shares AS s ON s.person = p.id AND s.reader = $1
            WHERE p.id <> $1 AND (s.person IS NOT NULL OR (
                SELECT count(*) FROM (SELECT FROM demeter.persons LIMIT 33) AS few) <= 32)
            ORDER BY p.id
            """, [person.id]
        ).compactMap { row in
            guard let id = row[0], let name = row[1] else { return nil }
            return Housemate(
                id: id, name: name, mayRead: row[2] == "t", mayLog: row[3] == "t")
        }
    }

    /// Carries statements out as one transaction that counts only where it was done.
    func transaction(
        _ body: () throws(HouseholdFault) -> HouseholdDelivered
    ) throws(HouseholdFault) -> HouseholdDelivered {
        try askServer("BEGIN", [])
        do throws(HouseholdFault) {
            let outcome = try body()
            guard case .done = outcome else {
                try askServer("ROLLBACK", [])
                return outcome
            }
            try askServer("COMMIT", [])
            return outcome
        } catch {
            _ = try? askServer("ROLLBACK", [])
            throw error
        }
    }
}
