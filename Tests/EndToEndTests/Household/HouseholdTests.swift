import Foundation
import JSON
import TestSupport
import Testing
import UnixSocket

/// Live daemons that meet in a PostgreSQL server.
@Suite(.serialized, .enabled(if: Cluster.isThere, Cluster.reason))
struct HouseholdTests {
    private static func household(
        devices: Int = 2, isAutomatic: Bool = false
    ) throws -> (home: Cluster.Home, world: CloudWorld) {
        let home = try Cluster.shared.get().newHome()
        let world = try CloudWorld(
            home, roles: Array(repeating: (home.owner, "secret"), count: devices),
            isAutomatic: isAutomatic)
        return (home, world)
    }

    private static func json(_ run: Command) throws -> JSONValue {
        try #require(run.status == 0, "\(run.errors)")
        return try JSONValue(parsing: run.output)
    }

    @Test func `two devices meet, and both hold the union`() throws {
        let (_, world) = try Self.household()
        defer { world.stop() }
        try world.say(0, "2 eggs")
        let setup = try Self.json(world.demeter(0, "sync", "setup"))
        #expect(setup["person"]?.string?.hasPrefix("owner") == true && setup["sent"] == 1)
        try world.say(1, "100 g rice")
        try world.meet()
        try world.expectUnion()
        #expect(try world.day(0).count == 3)
        var random = SplitMix64(seed: 47)
        for round in 0..<3 {
            for index in world.daemons.indices { try world.act(index, round, &random) }
            try world.meet()
        }
        try world.expectUnion()
        let status = try Self.json(world.demeter(1, "sync", "status"))["server"]
        #expect(status?["synced"]?.integer == 1 && status?["pending"]?.array?.isEmpty == true)
        #expect(status?["fault"]?.isNull == true && status?["waiting"]?.integer == 0)
        let files = try FileManager.default.contentsOfDirectory(
            atPath: world.daemons[0].folder + "/cloud")
        #expect(files.allSatisfy { ["lock", "household.json"].contains($0) }, "\(files)")
    }

    @Test func `what a person can mend is told with how`() throws {
        let (home, world) = try Self.household()
        defer { world.stop() }
        let unmade = try world.carry(0)
        #expect(unmade.errors.contains("demeter sync setup"), "\(unmade.errors)")
        for (changes, words) in [
            (["DEMETER_SYNC_PASSWORD": "wrong"], "refuses the role or the password"),
            (["DEMETER_SYNC_PERSON": "anna"], "sync.person is \"anna\""),
            (["DEMETER_SYNC_URL": "postgresql://x@db.example.org/?sslmode=require"], "verify-full"),
            (["DEMETER_SYNC_URL": "postgresql://x@127.0.0.1:1/d"], "does not answer"),
            (["DEMETER_SYNC_URL": home.address("nobody")], "refuses the role"),
        ] {
            if changes["DEMETER_SYNC_PERSON"] != nil {
                _ = try Self.json(world.demeter(0, "sync", "setup"))
            }
            let run = try Command.run(
                Built.program("demeter-postgres"), ["--once"] + world.arguments(0),
                environment: world.environment(0).merging(changes) { $1 })
            #expect(run.status != 0 && run.errors.contains(words), "\(changes): \(run.errors)")
            #expect(!run.errors.contains("secret"))
        }
        let told = try world.demeter(0, "doctor").output
        #expect(told.contains("refuses the role"), "\(told)")
    }

    @Test(arguments: [0, 8])
    func `a person sees none of another's rows, asked of the database itself`(
        _ parts: Int
    ) throws {
        let (home, world) = try Self.household(devices: 1)
        defer { world.stop() }
        try world.say(0, "2 eggs")
        _ = try Self.json(world.setUp(0, parts: parts))
        // Names of roles are the whole server's.
        let anna = "anna_\(home.database)"
        let added = try Self.json(world.demeter(0, "people", "add", anna))
        let password = try #require(added["password"]?.string)
        let again = try world.demeter(0, "people", "add", anna)
        #expect(again.status != 0 && again.errors.contains("in this household already"))
        let annas = try CloudWorld(home, roles: [(anna, password)])
        defer { annas.stop() }
        try annas.say(0, "a slice of toast")
        #expect(try Self.json(annas.demeter(0, "sync", "setup"))["person"]?.string == anna)
        try world.meet()
        try annas.meet()
        #expect(try world.day(0).count == 2 && annas.day(0).count == 2)

        let cluster = home.cluster
        func ask(_ statements: String, as role: String, _ password: String) throws -> String {
            try cluster.query(statements, in: home.database, as: role, password: password)
        }
        let all = "SELECT string_agg(payload::text, ' ') FROM demeter.changes"
        #expect(try ask(all, as: anna, password).contains("toast"))
        #expect(try !ask(all, as: anna, password).contains("egg"))
        // Not even who owns the tables.
        #expect(try !ask(all, as: home.owner, "secret").contains("toast"))
        for table in ["heads", "devices", "deliveries", "changes", "days"] {
            let others = "SELECT count(*) FROM demeter.\(table) WHERE person <> demeter.me()"
            #expect(try ask(others, as: anna, password) == "0", "\(table)")
            #expect(try ask(others, as: home.owner, "secret") == "0", "\(table)")
            let refused = try cluster.psql(
                "INSERT INTO demeter.\(table) SELECT * FROM demeter.\(table) LIMIT 0; "
                    + "UPDATE demeter.heads SET position = 99 WHERE person <> demeter.me(); "
                    + "DELETE FROM demeter.changes WHERE person <> demeter.me()",
                in: home.database, as: anna, password: password)
            #expect(refused.status == 0, "\(refused.errors)")
        }
        let forged = try cluster.psql(
            """
            INSERT INTO demeter.changes SELECT p.id, device, day, digest, delivery, stamp, payload
            FROM demeter.changes AS c, demeter.persons AS p WHERE p.id <> c.person
            """, in: home.database, as: anna, password: password)
        #expect(forged.errors.contains("row-level security"), "\(forged.errors)")
        for statement in [
            "ALTER TABLE demeter.changes DISABLE ROW LEVEL SECURITY", "SET ROLE \(home.owner)",
            "INSERT INTO demeter.persons (name, role) VALUES ('me2', 'postgres')",
            "UPDATE demeter.persons SET role = '\(anna)'", "TRUNCATE demeter.changes",
        ] {
            let run = try cluster.psql(
                statement, in: home.database, as: anna, password: password)
            #expect(run.status != 0, "\(statement)")
        }
        try world.meet()
        #expect(try world.day(0).count == 2)
    }

    @Test(arguments: [0, 8])
    func `a person lets another read or log, and takes it back`(_ parts: Int) throws {
        let (home, world) = try Self.household(devices: 1)
        defer { world.stop() }
        try world.say(0, "2 eggs")
        _ = try Self.json(world.setUp(0, parts: parts))
        let bea = "bea_\(home.database)"
        let password = try #require(
            try Self.json(world.demeter(0, "people", "add", bea))["password"]?.string)
        func seen() throws -> String {
            try home.cluster.query(
                "SELECT count(*) FROM demeter.changes WHERE payload::text LIKE '%egg%'",
                in: home.database, as: bea, password: password)
        }
        let log = """
            INSERT INTO demeter.changes
            SELECT p.id, '0123456789abcdef', '2026-11-26', '\\x00', 1,
                '019ac29c-147b-7000-8123-456789abcdef', '{}' FROM demeter.persons AS p
            WHERE p.name = '\(home.owner)'
            """
        func logs() throws -> Bool {
            try home.cluster.psql(log, in: home.database, as: bea, password: password).status == 0
        }
        #expect(try seen() == "0" && !logs())
        _ = try Self.json(world.demeter(0, "people", "share", bea, "--read"))
        #expect(try seen() == "1" && !logs())
        let people = try Self.json(world.demeter(0, "people", "list")).array ?? []
        #expect(people.last?["may"]?["read"] == true && people.last?["may"]?["log"] == false)
        _ = try Self.json(world.demeter(0, "people", "share", bea, "--log"))
        #expect(try seen() == "0" && logs())
        // Nobody who may log may take anything away.
        try home.cluster.query(
            "DELETE FROM demeter.changes", in: home.database, as: bea, password: password)
        _ = try Self.json(world.demeter(0, "people", "share", bea, "--none"))
        #expect(try seen() == "0" && !logs())
        #expect(
            try home.cluster.query("SELECT count(*) FROM demeter.changes", in: home.database) == "2"
        )
        // Who may log can block the person, which is no crash, and is mended once it is taken back.
        _ = try Self.json(world.demeter(0, "people", "share", bea, "--log"))
        try home.cluster.query(
            "UPDATE demeter.heads SET position = \(Int64.max) WHERE person <> demeter.me()",
            in: home.database, as: bea, password: password)
        try world.say(0, "100 g rice")
        let blocked = try world.carry(0)
        #expect(
            blocked.status == 75 && blocked.errors.contains("out of range"), "\(blocked.errors)")
        _ = try Self.json(world.demeter(0, "people", "share", bea, "--none"))
        try home.cluster.query(
            """
            UPDATE demeter.heads SET position =
                (SELECT coalesce(max(position), 0) FROM demeter.deliveries WHERE person = demeter.me())
            WHERE person = demeter.me()
            """, in: home.database, as: home.owner, password: "secret")
        #expect(try Self.json(world.carry(0))["sent"]?.integer == 1)
        let nobody = try world.demeter(0, "people", "share", "nobody", "--read")
        #expect(nobody.errors.contains("there is no \"nobody\""), "\(nobody.errors)")
        #expect(try world.demeter(0, "people", "share", bea).status == 64)
    }

    @Test func `a daemon whose device left notices that it joined again`() throws {
        let (_, world) = try Self.household(isAutomatic: true)
        defer { world.stop() }
        _ = try Self.json(world.demeter(0, "sync", "setup"))
        func status() throws -> JSONValue? { try Self.json(world.demeter(0, "status"))["sync"] }
        try waitUntil { try status()?["state"]?.string == "serving" }
        _ = try Self.json(world.demeter(0, "sync", "leave"))
        try world.say(0, "2 eggs")
        try waitUntil { try status()?.text.contains("has left the household") == true }
        _ = try Self.json(world.demeter(0, "sync", "setup"))
        try waitUntil { try status()?["state"]?.string == "serving" }
        try world.say(1, "100 g rice")
        try waitUntil { try world.day(0).count == 3 && world.day(1) == world.day(0) }
    }
}
