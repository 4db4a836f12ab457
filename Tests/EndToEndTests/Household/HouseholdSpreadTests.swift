import Foundation
import JSON
import TestSupport
import Testing
import UnixSocket

/// A household's database for many: spread over parts by the person, read at a copy, and asked about one person at a time.
@Suite(.serialized, .enabled(if: Cluster.isThere, Cluster.reason))
struct HouseholdSpreadTests {
    private static func json(_ run: Command) throws -> JSONValue {
        try #require(run.status == 0, "\(run.errors)")
        return try JSONValue(parsing: run.output)
    }

    /// An owner with a journal, and somebody else with theirs.
    private struct Pair {
        let owner: CloudWorld
        let other: CloudWorld
        let name: String
        let password: String

        init(_ home: Cluster.Home, parts: Int = 0) throws {
            owner = try CloudWorld(home, roles: [(home.owner, "secret")])
            try owner.say(0, "2 eggs")
            _ = try json(owner.setUp(0, parts: parts))
            name = "anna_\(home.database)"
            password = try #require(
                try json(owner.demeter(0, "people", "add", name))["password"]?.string)
            other = try CloudWorld(home, roles: [(name, password)])
            try other.say(0, "a slice of toast")
            _ = try json(other.demeter(0, "sync", "setup"))
        }

        func stop() {
            owner.stop()
            other.stop()
        }
    }

    @Test func `what takes rows away from some only does so in parts as well`() throws {
        let home = try Cluster.shared.get().newHome()
        let pair = try Pair(home)
        defer { pair.stop() }
        _ = try home.cluster.query(
            "CREATE POLICY recent ON demeter.changes AS RESTRICTIVE FOR SELECT "
                + "TO \(pair.name) USING (day > '2000-01-01')", in: home.database)
        func policies() throws -> String {
            try home.cluster.query(
                "SELECT polname, polpermissive, polcmd, polroles::regrole[], "
                    + "pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid) "
                    + "FROM pg_policy WHERE polrelid = 'demeter.changes'::regclass ORDER BY polname",
                in: home.database)
        }
        let before = try policies()
        #expect(before.contains("recent|f|r|{\(pair.name)}"), "\(before)")
        _ = try Self.json(pair.owner.setUp(0, parts: 3))
        #expect(try policies() == before)
    }

    @Test func `rows of all persons are moved when parts are asked for later`() throws {
        let home = try Cluster.shared.get().newHome()
        let pair = try Pair(home)
        defer { pair.stop() }
        func rows() throws -> String {
            try home.cluster.query(
                ["changes", "deliveries", "days"].map {
                    "SELECT string_agg(t::text, ' ' ORDER BY t::text) FROM demeter.\($0) AS t"
                }.joined(separator: ";"), in: home.database)
        }
        func parts(_ place: String) throws -> String {
            try home.cluster.query(
                "SELECT count(*) FROM pg_inherits WHERE inhparent = 'demeter.\(place)'::regclass",
                in: home.database)
        }
        let before = try rows()
        #expect(before.contains("egg") && before.contains("toast"))
        for count in [4, 4, 2] {
            _ = try Self.json(pair.owner.setUp(0, parts: count))
            #expect(try rows() == before)
            for place in ["changes", "deliveries", "days"] {
                #expect(try parts(place) == "\(count)")
            }
        }
        let tables = try home.cluster.query(
            "SELECT relname FROM pg_class WHERE relispartition AND relkind = 'r'", in: home.database
        ).split(separator: "\n")
        #expect(tables.count == 6, "\(tables)")
        for table in tables {
            // A part by itself shows nobody anything, not even who owns it.
            let owned = try home.cluster.query(
                "SELECT count(*) FROM demeter.\(table)", in: home.database, as: home.owner,
                password: "secret")
            #expect(owned == "0", "\(table)")
            let refused = try home.cluster.psql(
                "SELECT count(*) FROM demeter.\(table)", in: home.database, as: pair.name,
                password: pair.password)
            #expect(refused.errors.contains("permission denied"), "\(table): \(refused.output)")
        }
        let refused = try home.cluster.psql(
            "SELECT demeter.spread(3)", in: home.database, as: pair.name, password: pair.password)
        #expect(refused.errors.contains("permission denied"), "\(refused.errors)")
        for world in [pair.owner, pair.other] {
            try world.say(0, "100 g rice")
            #expect(try Self.json(world.carry(0))["sent"]?.integer == 1)
        }
        let fresh = try CloudWorld(home, roles: [(pair.name, pair.password)])
        defer { fresh.stop() }
        try fresh.meet()
        #expect(try fresh.day(0) == pair.other.day(0) && fresh.day(0).count == 3)
        for wrong in ["0", "1025", "many"] {
            #expect(
                try pair.owner.demeter(0, "sync", "setup", "--partitions", wrong).status == 64)
            let asked = try Command.run(
                Built.program("demeter-postgres"),
                ["--setup", "--partitions", wrong] + pair.owner.arguments(0),
                environment: pair.owner.environment(0))
            #expect(asked.status == 64 && asked.errors.contains("from 1 to 256"), "\(asked.errors)")
        }
    }

    @Test func `a study reads at a copy what it may, and keeps nobody waiting`() throws {
        let cluster = try Cluster()
        defer { cluster.stop() }
        let home = try cluster.newHome()
        let pair = try Pair(home, parts: 4)
        defer { pair.stop() }
        let study = "study_\(home.database)"
        let password = try #require(
            try Self.json(pair.owner.demeter(0, "people", "add", study))["password"]?.string)
        _ = try Self.json(pair.other.demeter(0, "people", "share", study, "--read"))
        let copy = try Cluster(options: ["-c", "hot_standby_feedback=on"], following: cluster)
        defer { copy.stop() }
        func words() throws -> String {
            try copy.query(
                "SELECT string_agg(payload::text, ' ') FROM demeter.changes", in: home.database,
                as: study, password: password)
        }
        #expect(try words().contains("toast") && !words().contains("egg"))
        // A long reading, during which everybody goes on.
        let reading = try ChildProcess(
            ["/usr/bin/env", "PGPASSWORD=\(password)"]
                + copy.psqlCommand(
                    "BEGIN ISOLATION LEVEL REPEATABLE READ; SELECT count(*) FROM demeter.changes; "
                        + "SELECT pg_sleep(600)", in: home.database, as: study))
        try waitUntil {
            try copy.query(
                "SELECT count(*) FROM pg_stat_activity WHERE query LIKE '%pg_sleep(600)%' "
                    + "AND wait_event = 'PgSleep'") == "1"
        }
        for world in [pair.owner, pair.other] {
            try world.say(0, "100 g rice")
            #expect(try Self.json(world.carry(0))["sent"]?.integer == 1)
        }
        try cluster.query("VACUUM demeter.changes", in: home.database)
        try waitUntil { try words().contains("rice") }
        #expect(reading.isRunning)
        #expect(try !words().contains("egg"))
        let written = try copy.psql(
            "DELETE FROM demeter.changes", in: home.database, as: study, password: password)
        #expect(written.errors.contains("read-only"), "\(written.errors)")
        _ = try Self.json(pair.other.demeter(0, "people", "share", study, "--none"))
        try waitUntil { try words().isEmpty }
    }

    /// Tables that are spread over servers by their person, and those of which each server has a copy.
    private static let spread = ["heads", "devices", "deliveries", "changes", "days", "leaves"]

    @Test func `every statement about a person's rows names one person`() throws {
        let cluster = try Cluster(options: [
            "-c", "log_statement=all", "-c", "log_line_prefix=\u{1}%a\u{2}",
        ])
        defer { cluster.stop() }
        let home = try cluster.newHome()
        let pair = try Pair(home, parts: 4)
        defer { pair.stop() }
        _ = try Self.json(pair.owner.demeter(0, "people", "share", pair.name, "--read", "--log"))
        _ = try Self.json(pair.owner.demeter(0, "people", "list"))
        let second = try CloudWorld(
            home, roles: [(home.owner, "secret")], isAutomatic: true)
        defer { second.stop() }
        try second.say(0, "100 g rice")
        try waitUntil { try second.day(0).count == 3 }
        try pair.owner.say(0, "undo that")
        try pair.owner.meet()
        _ = try Self.json(pair.owner.demeter(0, "sync", "leave"))
        _ = try Self.json(pair.owner.demeter(0, "people", "share", pair.name, "--none"))
        let log = try String(contentsOfFile: "\(cluster.folder.path)/postgres.log", encoding: .utf8)
        var seen: Set<String> = []
        for entry in log.split(separator: "\u{1}") {
            let parts = entry.split(separator: "\u{2}", maxSplits: 1)
            guard parts.count == 2, parts[0] == "demeter",
                let start = parts[1].range(of: "execute <unnamed>: ")
            else { continue }
            let statement = String(parts[1][start.upperBound...])
            let mentions = statement.matches(of: /(?:FROM|JOIN|INTO|UPDATE)\s+demeter\.(\w+)/)
                .map { String($0.1) }.filter(Self.spread.contains)
            guard !mentions.isEmpty else { continue }
            seen.formUnion(mentions)
            // Each time by the first parameter, which is one person.
            let bound =
                statement.matches(of: /\bperson = \$1(::bigint)?\b/).count
                + statement.matches(
                    of:
                        /INSERT INTO demeter\.\w+( AS \w+)? \(person\b[^)]*\)\s+(VALUES \(|SELECT )\$1/
                ).count
            #expect(mentions.count == bound, "\(statement)")
        }
        #expect(seen == Set(Self.spread), "\(seen)")
    }
}
