import Foundation
import JSON
import SQLite
import TestSupport
import Testing
import UnixSocket

/// Live daemons of one person, with one sink, through a midnight: each day is told once.
@Suite(.serialized, .enabled(if: FakeTime.library != nil, "needs the package faketime"))
struct LeaveTests {
    /// By what devices share the journal.
    enum Way: String, CaseIterable, Sendable, CustomTestStringConvertible {
        case folder, server

        var testDescription: String { rawValue }

        static let installed = allCases.filter { way in
            switch way {
            case .folder: CloudServer.installed.contains(.wsgidav)
            case .server: Cluster.isThere
            }
        }
    }

    /// Two devices' folders, what they share, and the file that both tell.
    final class Home {
        let way: Way
        let told: TemporaryFolder
        let folders: [TemporaryFolder]
        private let server: CloudServer.Running?
        private let environment: [String: String]
        private(set) var daemons: [DaemonProcess?] = [nil, nil]

        init(_ way: Way) throws {
            self.way = way
            told = try TemporaryFolder()
            folders = [try TemporaryFolder(), try TemporaryFolder()]
            switch way {
            case .folder:
                let running = try CloudServer.Running(.wsgidav)
                server = running
                environment = CloudWorld.environment(running.address)
            case .server:
                server = nil
                let home = try Cluster.shared.get().newHome()
                environment = [
                    "DEMETER_SYNC_URL": home.address(home.owner),
                    "DEMETER_SYNC_PASSWORD": "secret",
                ]
            }
            try """
            [[summary.sink]]
            kind = "file"
            path = "\(told.path)/summaries.txt"
            """.write(toFile: configuration, atomically: true, encoding: .utf8)
        }

        private var configuration: String { "\(told.path)/config.toml" }

        /// Files are looked for by the months of the real clock.
        static let day = String(ISO8601DateFormatter().string(from: Date()).prefix(10))

        func start(_ index: Int, at clock: String) throws {
            daemons[index] = try DaemonProcess(
                folder: folders[index].path,
                environment: environment.merging(
                    FakeTime.environment("\(Self.day) \(clock)", zone: "UTC")
                ) { $1 },
                arguments: ["--config", configuration])
        }

        func stop(_ index: Int) { daemons[index]?.stop() }

        func stop() {
            for daemon in daemons { daemon?.stop() }
            server?.stop()
        }

        func crash(_ index: Int) { daemons[index]?.crash() }

        func run(_ index: Int, _ words: String...) throws -> Command {
            try Command.run(
                Built.program("demeter"),
                words + ["--json", "--socket", "\(folders[index].path)/demeter.sock"]
                    + ["--data-dir", folders[index].path, "--config", configuration],
                environment: ProcessInfo.processInfo.environment
                    .filter { !$0.key.hasPrefix("DEMETER_") }.merging(environment) { $1 })
        }

        func log(_ index: Int, _ text: String) throws {
            var client = try #require(daemons[index]).connect()
            _ = try client.call("log", ["text": .string(text)])
        }

        func names(_ index: Int) throws -> [String] {
            var client = try #require(daemons[index]).connect()
            let day = try client.call("day", ["date": .string(Self.day)])["result"]
            return (day?["entries"]?.array ?? []).compactMap { $0["name"]?.string }.sorted()
        }

        /// Has both know each other, and the same of the day.
        func meet() throws {
            for index in 0...1 { try start(index, at: "12:00:00") }
            if way == .server {
                for index in 0...1 {
                    let setup = try run(index, "sync", "setup")
                    try #require(setup.status == 0, "\(setup.errors)")
                }
            }
            try log(0, "2 eggs")
            try log(1, "100 g rice")
            try waitUntil {
                for index in 0...1 { _ = try run(index, "sync", "now") }
                return try (0...1).allSatisfy { try names($0).count == 2 }
            }
            for index in 0...1 { stop(index) }
        }

        /// What a device still has to tell, and has told of by one of both.
        func outbox(_ index: Int) throws -> (queued: Int, sent: Int) {
            let connection = try Connection(
                path: "\(folders[index].path)/journal.sqlite", mode: .readOnly)
            func count(_ state: String) throws -> Int {
                Int(
                    try connection.integer(
                        Query("SELECT count(*) FROM outbox WHERE state = '\(state)'")))
            }
            return (try count("queued"), try count("sent"))
        }

        var summaries: String {
            (try? String(contentsOfFile: "\(told.path)/summaries.txt", encoding: .utf8)) ?? ""
        }

        /// The names and revisions of what was told, in its order.
        var marks: [String] {
            summaries.split(separator: "\n").filter { $0.hasPrefix("-- ") }.map(String.init)
        }

        /// Waits until a device has nothing more to tell.
        func settle(_ index: Int) throws {
            try waitUntil {
                _ = try run(index, "sync", "now")
                let outbox = try outbox(index)
                return outbox.sent >= 1 && outbox.queued == 0
            }
        }
    }

    @Test(.timeLimit(.minutes(30)), arguments: Way.installed)
    func `of two devices with one sink one tells the day`(_ way: Way) throws {
        let home = try Home(way)
        defer { home.stop() }
        try home.meet()
        for index in 0...1 { try home.start(index, at: "23:59:50") }
        for index in 0...1 { try home.settle(index) }
        #expect(home.marks == ["-- demeter-\(Home.day), 1"])
        #expect(home.summaries.contains("rice") && home.summaries.contains("egg"))
        // What is logged for that day later amends it, once.
        var client = try #require(home.daemons[1]).connect()
        _ = try client.call(
            "log", ["text": "a slice of toast", "at": .string("\(Home.day)T20:00:00Z")])
        try waitUntil {
            for index in 0...1 { _ = try home.run(index, "sync", "now") }
            return try (0...1).allSatisfy {
                let outbox = try home.outbox($0)
                return outbox.sent >= 2 && outbox.queued == 0
            }
        }
        #expect(
            home.marks == ["-- demeter-\(Home.day), 1", "-- demeter-\(Home.day), 2"],
            "\(home.summaries)")
    }

    @Test(.timeLimit(.minutes(30)), arguments: Way.installed)
    func `where one was killed the other tells the day, and the first does not once more`(
        _ way: Way
    ) throws {
        let home = try Home(way)
        defer { home.stop() }
        try home.meet()
        for index in 0...1 { try home.start(index, at: "23:59:50") }
        home.crash(0)
        try home.settle(1)
        #expect(home.marks == ["-- demeter-\(Home.day), 1"])
        // It closes the day when it is back, and hears that it was told.
        try home.start(0, at: "23:59:58")
        try home.settle(0)
        #expect(home.marks == ["-- demeter-\(Home.day), 1"], "\(home.summaries)")
    }

    @Test(.timeLimit(.minutes(30)), arguments: Way.installed)
    func `who cannot reach the others waits, and finds the day told`(_ way: Way) throws {
        let home = try Home(way)
        defer { home.stop() }
        try home.meet()
        for index in 0...1 { try home.start(index, at: "23:59:45") }
        let name = way == .folder ? "demeter-sync" : "demeter-postgre"
        var carrier: Int32?
        try waitUntil {
            carrier = try home.daemons[0]?.child(named: name)
            return carrier != nil
        }
        // Nothing that it would carry leaves this machine.
        kill(try #require(carrier), SIGSTOP)
        try waitUntil { try home.outbox(1).sent == 1 || home.run(1, "sync", "now").status != 0 }
        try waitUntil { try home.outbox(0).queued == 1 }
        #expect(home.marks == ["-- demeter-\(Home.day), 1"])
        kill(try #require(carrier), SIGCONT)
        try home.settle(0)
        #expect(home.marks == ["-- demeter-\(Home.day), 1"], "\(home.summaries)")
    }

    @Test(.enabled(if: Cluster.isThere, Cluster.reason))
    func `a database from before gets the book by setup, and each person sees their own`() throws {
        let home = try Cluster.shared.get().newHome()
        let world = try CloudWorld(
            home, roles: Array(repeating: (home.owner, "secret"), count: 1))
        defer { world.stop() }
        try #require(try world.demeter(0, "sync", "setup").status == 0)
        let cara = "cara\(home.database)"
        let caras = try #require(
            try JSONValue(parsing: world.demeter(0, "people", "add", cara).output)["password"]?
                .string)
        // As it was made by the first step alone, with a right to the schema for each person.
        _ = try home.cluster.query(
            """
            DROP TABLE demeter.leaves, demeter.members, demeter.withheld, demeter.shelves;
            DROP FUNCTION demeter.spread;
            DELETE FROM demeter.migrations WHERE number > 1;
            DO $$ DECLARE members name; BEGIN
                FOR members IN SELECT rolname FROM pg_roles AS r WHERE pg_has_role('\(cara)', r.oid, 'MEMBER')
                    AND rolname <> '\(cara)'
                LOOP
                    EXECUTE format('REVOKE %I FROM \(cara)', members);
                    EXECUTE format('REVOKE USAGE ON SCHEMA demeter FROM %I', members);
                END LOOP;
            END $$;
            GRANT USAGE ON SCHEMA demeter TO \(cara);
            """, in: home.database)
        let before = try world.carry(0)
        #expect(before.status != 0 && before.errors.contains("earlier version"), "\(before.errors)")
        try #require(try world.demeter(0, "sync", "setup").status == 0)
        #expect(try world.carry(0).status == 0)
        // A second person, by whom nothing of the first one's book is seen or written.
        let bea = "bea\(home.database)"
        let added = try JSONValue(
            parsing: world.demeter(0, "people", "add", bea).output)
        let password = try #require(added["password"]?.string)
        _ = try home.cluster.query(
            "INSERT INTO demeter.leaves SELECT id, 1, 'x' FROM demeter.persons", in: home.database)
        func asBea(_ statement: String) throws -> String {
            try home.cluster.query(
                statement, in: home.database, as: bea, password: password)
        }
        #expect(try asBea("SELECT count(*) FROM demeter.leaves") == "1")
        _ = try asBea("UPDATE demeter.leaves SET book = 'y'")
        let books = try home.cluster.query(
            "SELECT string_agg(book, ',' ORDER BY person) FROM demeter.leaves", in: home.database)
        #expect(books == "x,x,y")
        // One right for all of them, which is theirs before and after.
        let rights = try home.cluster.query(
            """
            SELECT count(*) FROM pg_namespace, LATERAL aclexplode(nspacl) AS one
            WHERE nspname = 'demeter' AND one.grantee <> nspowner
            """, in: home.database)
        #expect(rights == "1")
        // A copy has come to a server without the role that they are in.
        _ = try home.cluster.query(
            """
            DO $$ DECLARE members name := (SELECT role FROM demeter.members); BEGIN
                EXECUTE format('DROP OWNED BY %I', members);
                EXECUTE format('DROP ROLE %I', members);
            END $$
            """, in: home.database)
        try #require(try world.demeter(0, "sync", "setup").status == 0)
        let own = "SELECT count(*) FROM demeter.leaves"
        #expect(
            try home.cluster.query(own, in: home.database, as: cara, password: caras) == "1")
    }
}
