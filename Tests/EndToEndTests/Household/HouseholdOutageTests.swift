import Foundation
import Glibc
import JSON
import TestSupport
import Testing
import UnixSocket

/// A household whose server, programs and devices go away and come back.
@Suite(.serialized, .enabled(if: Cluster.isThere, Cluster.reason))
struct HouseholdOutageTests {
    private static func json(_ run: Command) throws -> JSONValue {
        try #require(run.status == 0, "\(run.errors)")
        return try JSONValue(parsing: run.output)
    }

    private static func world(
        _ home: Cluster.Home, devices: Int = 2, isAutomatic: Bool = false
    ) throws -> CloudWorld {
        try CloudWorld(
            home, roles: Array(repeating: (home.owner, "secret"), count: devices),
            isAutomatic: isAutomatic)
    }

    @Test func `daemons carry by themselves, also after the server was away`() throws {
        let cluster = try Cluster()
        defer { cluster.stop() }
        let home = try cluster.newHome()
        let world = try Self.world(home, devices: 3, isAutomatic: true)
        defer { world.stop() }
        _ = try Self.json(world.demeter(0, "sync", "setup"))
        func haveMet(_ count: Int) throws {
            try waitUntil {
                let days = try world.daemons.indices.map { try world.day($0) }
                return days.allSatisfy { $0.count == count + 1 && $0 == days[0] }
            }
        }
        for index in world.daemons.indices { try world.say(index, "\(100 + index) g rice") }
        try haveMet(3)
        cluster.crash()
        for index in world.daemons.indices { try world.say(index, "\(200 + index) g rice") }
        world.daemons[1].crash()
        try world.daemons[1].start()
        try cluster.start()
        try haveMet(6)
        try world.expectUnion()
        let status = try Self.json(world.demeter(0, "status"))["sync"]
        #expect(status?["state"]?.string == "serving", "\(status?.text ?? "")")
    }

    @Test(arguments: ["SHARE", "ACCESS EXCLUSIVE"])
    func `who carries is killed between any two steps, and nothing is lost or doubled`(
        _ mode: String
    ) throws {
        let home = try Cluster.shared.get().newHome()
        let world = try Self.world(home)
        defer { world.stop() }
        _ = try Self.json(world.demeter(0, "sync", "setup"))
        let places = ["heads", "days", "deliveries", "changes", "devices"]
        for (step, place) in places.enumerated() {
            for index in world.daemons.indices { try world.say(index, "\(100 + step) g rice") }
            // The one waits where the other has closed a table: to be read, or to be written.
            try home.closing("demeter.\(place)", mode) {
                let process = try world.beginCarrying(step % 2)
                try waitUntil { try home.waiters() > 0 || !process.isRunning }
                #expect(process.isRunning, "\(place)")
                kill(process.processIdentifier, SIGKILL)
                process.waitUntilExit()
            }
            world.daemons[step % 2].crash()
            try world.daemons[step % 2].start()
            try #require(try world.carry(1 - step % 2).status == 0)
        }
        try world.meet()
        try world.expectUnion()
        #expect(try world.day(1).count == 2 * places.count + 1)
    }

    @Test func `a server that is lost is made anew from any device`() throws {
        let home = try Cluster.shared.get().newHome()
        let world = try Self.world(home)
        defer { world.stop() }
        _ = try Self.json(world.demeter(0, "sync", "setup"))
        for index in world.daemons.indices { try world.say(index, "\(100 + index) g rice") }
        try world.meet()
        try home.lose()
        try world.say(0, "2 eggs")
        let gone = try world.carry(0)
        #expect(gone.errors.contains("demeter sync setup"), "\(gone.errors)")
        // The second one makes it, of what it knows; the first one has more.
        _ = try Self.json(world.demeter(1, "sync", "setup"))
        try world.meet()
        try world.expectUnion()
        #expect(try world.day(1).count == 4)
        #expect(
            try Self.json(world.demeter(0, "sync", "status"))["server"]?["restored"]?.integer
                != nil)
        let fresh = try Self.world(home, devices: 1)
        defer { fresh.stop() }
        try fresh.meet()
        #expect(try fresh.day(0) == world.day(0))
    }

    @Test func `a server that was restored from an older copy gets what it had lost`() throws {
        let home = try Cluster.shared.get().newHome()
        let world = try Self.world(home)
        defer { world.stop() }
        _ = try Self.json(world.demeter(0, "sync", "setup"))
        for index in world.daemons.indices { try world.say(index, "\(100 + index) g rice") }
        try world.meet()
        try home.cluster.query("CREATE DATABASE copy_\(home.database) TEMPLATE \(home.database)")
        for index in world.daemons.indices { try world.say(index, "\(200 + index) g rice") }
        try world.meet()
        try home.lose()
        try home.cluster.query("DROP DATABASE \(home.database)")
        try home.cluster.query(
            "CREATE DATABASE \(home.database) TEMPLATE copy_\(home.database) OWNER \(home.owner)")
        // As many deliveries as before, so that no count tells.
        try world.say(0, "2 eggs")
        try world.meet()
        try world.meet()
        try world.expectUnion()
        let fresh = try Self.world(home, devices: 1)
        defer { fresh.stop() }
        try fresh.meet()
        #expect(try fresh.day(0) == world.day(0) && world.day(0).count == 6)
    }

    @Test func `leaving keeps everything, and who joins again goes on`() throws {
        let home = try Cluster.shared.get().newHome()
        let world = try Self.world(home)
        defer { world.stop() }
        _ = try Self.json(world.demeter(0, "sync", "setup"))
        for index in world.daemons.indices { try world.say(index, "\(100 + index) g rice") }
        try world.meet()
        let left = try Self.json(world.demeter(0, "sync", "leave"))
        #expect(left["told"] == true)
        try world.say(0, "2 eggs")
        let carried = try world.carry(0)
        #expect(carried.status != 0 && carried.errors.contains("has left the household"))
        _ = try world.carry(1)
        #expect(try world.day(0).count == 4 && world.day(1).count == 3)
        #expect(
            try Self.json(world.demeter(0, "sync", "setup"))["sent"]?.integer == 1)
        try world.meet()
        try world.expectUnion()
        #expect(try world.day(1).count == 4)
    }

    @Test func `what is forgotten leaves the server, and other devices before they send`() throws {
        let home = try Cluster.shared.get().newHome()
        let world = try Self.world(home)
        defer { world.stop() }
        _ = try Self.json(world.demeter(0, "sync", "setup"))
        for (index, words) in ["2 eggs", "a slice of toast"].enumerated() {
            try world.say(index, words)
        }
        try world.meet()
        try world.say(1, "undo that")
        try world.say(1, "redo that")
        world.daemons[0].stop()
        let forgotten = try Command.run(
            Built.program("demeter"),
            [
                "forget", "--from", "2000-01-01", "--to", "2100-01-01", "--yes", "--really",
                "--data-dir", world.daemons[0].folder, "--config", "/dev/null",
            ])
        #expect(forgotten.status == 0, "\(forgotten.errors)")
        try world.daemons[0].start()
        let waiting = try JSONValue(parsing: world.demeter(0, "sync", "status").output)["server"]
        #expect(waiting?["erasures"]?.integer == 2)
        try #require(try world.carry(0).status == 0)
        let told = try Self.json(world.demeter(0, "sync", "status"))["server"]
        #expect(told?["erasures"]?.integer == 0)
        try #require(try world.carry(1).status == 0)
        #expect(try world.day(1).count == 1)
        try world.meet()
        let words = try home.cluster.query(
            "SELECT string_agg(payload::text, ' ') FROM demeter.changes", in: home.database)
        #expect(!words.isEmpty && !words.contains("egg") && !words.contains("toast"), "\(words)")
    }

    @Test func `who has left or is somebody's stays so when a day is forgotten`() throws {
        let home = try Cluster.shared.get().newHome()
        let world = try Self.world(home, devices: 1)
        defer { world.stop() }
        try world.say(0, "2 eggs")
        _ = try Self.json(world.demeter(0, "sync", "setup"))
        let path = world.daemons[0].folder + "/cloud/household.json"
        func state() throws -> JSONValue {
            try JSONValue(parsing: String(contentsOfFile: path, encoding: .utf8))
        }
        func forget() throws {
            world.daemons[0].stop()
            let run = try Command.run(
                Built.program("demeter"),
                [
                    "forget", "--from", "2000-01-01", "--to", "2000-01-02", "--yes", "--really",
                    "--data-dir", world.daemons[0].folder, "--config", "/dev/null",
                ])
            #expect(run.status == 0, "\(run.errors)")
            try world.daemons[0].start()
        }
        let person = try #require(try state()["person"]?.string)
        try forget()
        #expect(try state().object?.members.map(\.key) == ["person"])
        #expect(try state()["person"]?.string == person)
        try #require(try world.carry(0).status == 0)
        _ = try Self.json(world.demeter(0, "sync", "leave"))
        try forget()
        #expect(try state().object?.members.map(\.key) == ["left"])
        let carried = try world.carry(0)
        #expect(carried.status != 0 && carried.errors.contains("has left the household"))
        // What cannot be read may have said so.
        for text in ["{\"left\":17", String(repeating: " ", count: 17 << 20)] {
            try Data(text.utf8).write(to: URL(filePath: path))
            let damaged = try world.carry(0)
            #expect(damaged.status != 0 && damaged.errors.contains("household.json"))
        }
        _ = try Self.json(world.demeter(0, "sync", "leave"))
        _ = try Self.json(world.demeter(0, "sync", "setup"))
    }

    @Test func `a copied journal is noticed, and neither loses anything`() throws {
        let home = try Cluster.shared.get().newHome()
        let world = try Self.world(home)
        defer { world.stop() }
        _ = try Self.json(world.demeter(0, "sync", "setup"))
        try world.say(0, "2 eggs")
        try world.meet()
        for daemon in world.daemons { daemon.stop() }
        try? FileManager.default.removeItem(atPath: world.daemons[1].folder)
        try FileManager.default.copyItem(
            atPath: world.daemons[0].folder, toPath: world.daemons[1].folder)
        for daemon in world.daemons { try daemon.start() }
        // As much on both, so that no count tells one from the other.
        try world.say(0, "101 g rice")
        try world.say(1, "102 g rice")
        for _ in 0..<3 { try world.meet() }
        try world.expectUnion()
        #expect(try world.day(0).count == 4)
        let before = try home.cluster.query(
            "SELECT max(position) FROM demeter.deliveries", in: home.database)
        // They have nothing to tell each other any more.
        for _ in 0..<2 { try world.meet() }
        #expect(
            try home.cluster.query(
                "SELECT max(position) FROM demeter.deliveries", in: home.database) == before)
        try world.say(0, "3 eggs")
        try world.say(1, "4 eggs")
        try world.meet()
        try world.expectUnion()
    }

    @Test func `a journal is not carried as somebody else's`() throws {
        let home = try Cluster.shared.get().newHome()
        let world = try Self.world(home, devices: 1)
        defer { world.stop() }
        try world.say(0, "2 eggs")
        _ = try Self.json(world.demeter(0, "sync", "setup"))
        let cara = "cara_\(home.database)"
        let password = try #require(
            try Self.json(world.demeter(0, "people", "add", cara))["password"]?.string)
        let run = try Command.run(
            Built.program("demeter-postgres"), ["--once"] + world.arguments(0),
            environment: world.environment(0).merging([
                "DEMETER_SYNC_URL": home.address(cara), "DEMETER_SYNC_PASSWORD": password,
            ]) { $1 })
        #expect(run.status != 0 && run.errors.contains("was carried for"), "\(run.errors)")
        #expect(
            try home.cluster.query(
                "SELECT count(DISTINCT person) FROM demeter.changes", in: home.database) == "1")
    }

    @Test func `a call about somebody else is refused, and nothing is logged`() throws {
        let daemon = try DaemonProcess(environment: ["DEMETER_SYNC_PERSON": "anna"])
        defer { daemon.stop() }
        var client = try daemon.connect()
        let refused = try client.call("log", ["text": "2 eggs", "person": "bea"])
        #expect(refused["error"]?["message"]?.string?.contains("keeps that of \"anna\"") == true)
        #expect(try client.call("day")["result"]?["entries"]?.array?.isEmpty == true)
        #expect(
            try client.call("log", ["text": "2 eggs", "person": "anna"])["result"]?["state"]?.string
                == "logged")
    }

    @Test func `without a server there is no process, and nothing is made`() throws {
        let daemon = try DaemonProcess()
        defer { daemon.stop() }
        var client = try daemon.connect()
        _ = try client.say("2 eggs")
        let run = try Command.run(
            Built.program("demeter"),
            ["sync", "setup", "--data-dir", daemon.folder, "--config", "/dev/null"])
        #expect(run.status == 65 && run.errors.contains("set url under [sync]"), "\(run.errors)")
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: daemon.folder)
                .allSatisfy { !$0.hasPrefix("cloud") })
        for program in ["demeterd", "demeter", "demeter-sync"] {
            let needed = try Command.run("/usr/bin/ldd", [Built.program(program)]).output
            #expect(needed.contains("libc.so") && !needed.contains("libpq"), "\(program)")
        }
    }
}
