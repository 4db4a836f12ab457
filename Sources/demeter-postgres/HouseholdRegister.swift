import Household
import PostgreSQL

/// Who is in the household, and what is made for them in the database.
struct HouseholdRegister {
    private let connection: PostgresConnection

    init(_ connection: PostgresConnection) { self.connection = connection }

    /// What one person has said of another.
    struct Right {
        var mayRead: Bool
        var mayLog: Bool
    }

    struct Person {
        var name: String
        var role: String
        var joined: String
        var isMe: Bool
        /// What they may do with mine, and I with theirs.
        var given: Right
        var got: Right
    }

    /// Whose the role is.
    func person(wanted: String?) throws(HouseholdFault) -> (id: String, name: String) {
        let role = connection.user
        let facts = try connection.ask(
            """
            SELECT place IS NOT NULL, coalesce(has_schema_privilege(place, 'USAGE'), false)
            FROM (SELECT to_regnamespace('demeter')::oid) AS schemas (place)
            """)
        guard facts.first?[0] == "t" else { throw .notSetUp }
        guard facts.first?[1] == "t" else { throw .stranger(role: role) }
        let made = try number()
        guard made <= HouseholdSchema.migrations.count else { throw .newer }
        guard made == HouseholdSchema.migrations.count else { throw .outdated }
        let rows = try connection.ask(
            "SELECT id, name FROM demeter.persons WHERE role = current_user")
        guard let row = rows.first, let id = row[0], let name = row[1] else {
            throw .stranger(role: role)
        }
        if let wanted, wanted != name { throw .otherPerson(wanted: wanted, found: name) }
        return (id, name)
    }

    /// The last step that was made.
    private func number() throws(HouseholdFault) -> Int {
        let rows = try connection.ask("SELECT max(number) FROM demeter.migrations")
        return rows.first?[0].flatMap { Int($0) } ?? 0
    }

    /// Makes what is needed, and takes in whoever asks, if the role may.
    ///
    /// - Parameter parts: over how many parts the tables that grow are spread by the person; `nil` as they are.
    func setUp(
        as wanted: String?, parts: Int? = nil
    ) throws(HouseholdFault) -> (id: String, name: String) {
        try connection.transaction { () throws(HouseholdFault) in
            // Of two devices that do this at once the second one finds it done.
            try connection.ask("SELECT pg_advisory_xact_lock(hashtext('demeter'))")
            let there = try connection.ask("SELECT to_regnamespace('demeter') IS NOT NULL")
            let first = there.first?[0] == "t" ? try number() + 1 : 1
            guard first <= HouseholdSchema.migrations.count + 1 else { throw .newer }
            for step in first..<HouseholdSchema.migrations.count + 1 {
                do throws(PostgresError) {
                    try connection.runScript(HouseholdSchema.script(step))
                } catch { throw HouseholdDoor.fault(error) }
            }
            try restoreMembers()
            if let parts { try spread(over: parts) }
            let rows = try connection.ask(
                "SELECT count(*) FROM demeter.persons WHERE role = current_user")
            guard rows.first?[0] == "0" else { return }
            let owns = try connection.ask(
                """
                SELECT pg_has_role(nspowner, 'MEMBER') FROM pg_namespace WHERE nspname = 'demeter'
                """)
            guard owns.first?[0] == "t" else { throw .stranger(role: connection.user) }
            try refuseUnbound(connection.user)
            let name = wanted ?? connection.user
            try Self.check(name)
            try insert(name, role: connection.user)
        }
        return try person(wanted: wanted)
    }

    /// Spreads the tables that grow by the person, and all rows with them; what is spread so already stays.
    private func spread(over parts: Int) throws(HouseholdFault) {
        let there = try connection.ask(
            "SELECT count(*) FROM pg_inherits WHERE inhparent = 'demeter.changes'::regclass")
        guard there.first?[0] != "\(parts)" else { return }
        try connection.ask("SELECT demeter.spread($1)", ["\(parts)"])
    }

    /// Makes the members' role anew where a copy of the database has come to a server without it: a copy has neither
    /// roles nor who is in them.
    private func restoreMembers() throws(HouseholdFault) {
        let lost = try connection.ask(
            """
            SELECT m.role FROM demeter.members AS m
            WHERE NOT EXISTS (SELECT FROM pg_roles AS r WHERE r.rolname = m.role)
                AND (SELECT rolcreaterole OR rolsuper FROM pg_roles WHERE rolname = current_user)
            """)
        guard let members = lost.first?[0] else { return }
        let quoted = PostgresConnection.quoted(name: members)
        try connection.ask("CREATE ROLE \(quoted) NOLOGIN")
        try connection.ask("GRANT USAGE ON SCHEMA demeter TO \(quoted)")
        let persons = try connection.ask(
            """
            SELECT p.role FROM demeter.persons AS p JOIN pg_roles AS r ON r.rolname = p.role
            WHERE r.rolinherit AND r.oid <> (
                SELECT nspowner FROM pg_namespace WHERE nspname = 'demeter')
            """)
        for role in persons.compactMap({ $0[0] }) {
            try connection.ask("GRANT \(quoted) TO \(PostgresConnection.quoted(name: role))")
        }
    }

    /// Takes a person in, with a role of their own.
    ///
    /// - Returns: the password that was made for the role; `nil` for one that was there.
    func add(
        _ name: String, role: String?, password: String
    ) throws(HouseholdFault) -> String? {
        try Self.check(name)
        let role = role ?? name
        try Self.check(role)
        return try connection.transaction { () throws(HouseholdFault) in
            let there = try connection.ask(
                "SELECT count(*) FROM pg_roles WHERE rolname = $1", [role])
            let quoted = PostgresConnection.quoted(name: role)
            let isNew = there.first?[0] == "0"
            if isNew {
                let hidden: String
                do throws(PostgresError) {
                    hidden = try connection.hidden(password: password, of: role)
                } catch { throw HouseholdDoor.fault(error) }
                // What SCRAM makes of a password has no quotes.
                try connection.ask("CREATE ROLE \(quoted) LOGIN PASSWORD '\(hidden)'")
            } else {
                try refuseUnbound(role)
            }
            try admit(role)
            try insert(name, role: role)
            return isNew ? password : nil
        }
    }

    /// Lets a role use the schema: as one of the members, or by itself where it does not inherit, or where who adds it
    /// may let nobody into the members' role, as since PostgreSQL 16 only who made it may.
    private func admit(_ role: String) throws(HouseholdFault) {
        let rows = try connection.ask(
            """
            SELECT m.role FROM demeter.members AS m JOIN pg_roles AS r ON r.rolname = m.role
            WHERE (SELECT rolinherit FROM pg_roles WHERE rolname = $1) AND (
                pg_has_role(m.role, 'USAGE WITH ADMIN OPTION')
                OR current_setting('server_version_num')::integer < 160000
                    AND (SELECT rolcreaterole FROM pg_roles WHERE rolname = current_user))
            """, [role])
        let quoted = PostgresConnection.quoted(name: role)
        if let members = rows.first?[0] {
            try connection.ask("GRANT \(PostgresConnection.quoted(name: members)) TO \(quoted)")
        } else {
            try connection.ask("GRANT USAGE ON SCHEMA demeter TO \(quoted)")
        }
    }

    private func insert(_ name: String, role: String) throws(HouseholdFault) {
        do throws(PostgresError) {
            try connection.run(
                "INSERT INTO demeter.persons (name, role) VALUES ($1, $2)", [name, role])
        } catch {
            if error.code == "23505" { throw .known(name) }
            throw HouseholdDoor.fault(error)
        }
    }

    /// Row-level security binds no superuser, and nobody else who may pass it by.
    private func refuseUnbound(_ role: String) throws(HouseholdFault) {
        let rows = try connection.ask(
            "SELECT rolsuper OR rolbypassrls FROM pg_roles WHERE rolname = $1", [role])
        if rows.first?[0] == "t" { throw .unbound(role: role) }
    }

    func people() throws(HouseholdFault) -> [Person] {
        let rows = try connection.ask(
            """
            SELECT p.name, p.role, to_char(p.joined AT TIME ZONE 'UTC', 'YYYY-MM-DD'),
                p.role = current_user,
                given.may_read, given.may_log, got.may_read, got.may_log
            FROM demeter.persons AS p
                LEFT JOIN demeter.shares AS given
                    ON given.reader = p.id AND given.person = demeter.me()
                LEFT JOIN demeter.shares AS got
                    ON got.person = p.id AND got.reader = demeter.me()
            ORDER BY p.id
            """)
        return rows.map { row in
            Person(
                name: row[0] ?? "", role: row[1] ?? "", joined: row[2] ?? "", isMe: row[3] == "t",
                given: Right(mayRead: row[4] == "t", mayLog: row[5] == "t"),
                got: Right(mayRead: row[6] == "t", mayLog: row[7] == "t"))
        }
    }

    /// Says what somebody else may do with what is mine; nothing takes it back.
    func share(_ right: Right, with name: String) throws(HouseholdFault) {
        let rows = try connection.ask(
            """
            SELECT id FROM demeter.persons WHERE name = $1 AND role <> current_user
            """, [name])
        guard let reader = rows.first?[0] else { throw .nobody(name) }
        guard right.mayRead || right.mayLog else {
            try connection.ask(
                "DELETE FROM demeter.shares WHERE person = demeter.me() AND reader = $1", [reader])
            return
        }
        try connection.ask(
            """
            INSERT INTO demeter.shares (person, reader, may_read, may_log)
            VALUES (demeter.me(), $1, $2, $3)
            ON CONFLICT (person, reader) DO UPDATE
                SET may_read = excluded.may_read, may_log = excluded.may_log
            """, [reader, "\(right.mayRead)", "\(right.mayLog)"])
    }

    private static func check(_ name: String) throws(HouseholdFault) {
        let isGood =
            1...63 ~= name.utf8.count && !name.hasPrefix("pg_")
            && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
        guard isGood else { throw .badName(name) }
    }
}
