import Foundation
import JSON
import ModelServer
import TestSupport
import Testing
import UnixSocket

/// Two live daemons that meet in a folder by WebDAV alone.
@Suite(.serialized)
struct CloudTests {
    @Test(arguments: CloudServer.installed)
    func `rounds through a server that is not ours give the union of both journals`(
        _ server: CloudServer
    ) throws {
        let running = try CloudServer.Running(server)
        defer { running.stop() }
        let world = try CloudWorld(running.address)
        defer { world.stop() }
        var random = SplitMix64(seed: 11)
        for index in world.daemons.indices { try world.say(index, "2 eggs") }
        for round in 0..<2 {
            for index in world.daemons.indices { try world.act(index, round, &random) }
            try world.meet()
        }
        try world.expectUnion()
        #expect(try world.records(0).count >= 4)
        let status = try JSONValue(parsing: world.demeter(0, "sync", "status").output)
        #expect(status["synced"]?.integer == 1 && status["pending"]?.array?.isEmpty == true)
        #expect(status["fault"]?.isNull == true && status["waiting"]?.integer == 0)
        let files = try FileManager.default.contentsOfDirectory(
            atPath: world.daemons[0].folder + "/cloud")
        #expect(files.allSatisfy { ["lock", "state.json"].contains($0) })
    }

    @Test func `who carries is killed between any two requests, and nothing is lost or doubled`()
        throws
    {
        let server = try DAVStub()
        let world = try CloudWorld(server.address)
        defer { world.stop() }
        for index in world.daemons.indices { try world.say(index, "2 eggs") }
        // Requests of a first round: folders, the other's file, one's own.
        for step in 1...6 {
            try world.say(0, "\(100 + step) g rice")
            server.change { $0.holdAfter = step }
            let process = try world.beginCarrying(0)
            try waitUntil { server.isHolding || !process.isRunning }
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
            server.change { $0.holdAfter = nil }
            try #require(try world.carry(1).status == 0)
        }
        try world.meet()
        try world.expectUnion()
        #expect(try world.day(1).count == 9)
    }

    @Test func `what a server refuses is told with what to do, and done later`() throws {
        let server = try DAVStub()
        let world = try CloudWorld(server.address)
        defer { world.stop() }
        try world.say(0, "2 eggs")
        for (status, words) in [
            (423, "another program holds a file"), (507, "has no room"),
            (401, "refuses the name or the password"), (500, "tried again soon"),
        ] {
            server.change { $0.refusals = [status] }
            let run = try world.carry(0)
            #expect(run.status != 0 && run.errors.contains(words), "\(status): \(run.errors)")
            let told = try world.demeter(0, "sync", "status")
            let json = try JSONValue(parsing: told.output)
            #expect(told.status == 1 && json["fault"]?.string?.contains(words) == true)
            #expect(json["pending"]?.array?.count == 1)
        }
        let found = try world.demeter(0, "doctor").output
        #expect(found.contains("tried again soon"), "\(found)")
        #expect(try world.carry(0).status == 0)
        #expect(server.files.count == 1)
    }

    @Test(arguments: CloudServer.installed)
    func `tables for spreadsheets stand in the folder, the same from whichever device`(
        _ server: CloudServer
    ) throws {
        let running = try CloudServer.Running(server)
        defer { running.stop() }
        let world = try CloudWorld(running.address, tables: true)
        defer { world.stop() }
        func place(_ name: String) throws -> String {
            let found = try FileManager.default.subpathsOfDirectory(atPath: running.root)
            return try "\(running.root)/" + #require(found.first { $0.hasSuffix(name) }, "\(found)")
        }
        func table(_ name: String) throws -> [String] {
            let read = try Command.run(
                "python3",
                [
                    "-c",
                    "import csv,sys;[print('|'.join(r)) for r in "
                        + "csv.reader(open(sys.argv[1], encoding='utf-8-sig', newline=''))]",
                    place("Exports/\(name).csv"),
                ])
            try #require(read.status == 0, "\(read.errors)")
            return read.output.split(separator: "\n").map(String.init)
        }
        func stamp() throws -> Date? {
            try FileManager.default.attributesOfItem(
                atPath: place("Exports/meals.csv"))[.modificationDate] as? Date
        }
        try world.say(0, "2 eggs for breakfast")
        try world.say(1, "a slice of toast for lunch")
        try world.meet()
        let meals = try table("meals")
        #expect(meals.count == 3, "\(meals)")
        #expect(meals[1].contains("|breakfast|") && meals[1].contains("egg"), "\(meals)")
        #expect(try table("days").count == 2)
        // Both made the same, so that nobody writes it again.
        let written = try stamp()
        try world.meet()
        #expect(try stamp() == written)
        // What somebody changes in it is written over by what the journal holds.
        try "mine".write(
            toFile: place("Exports/meals.csv"), atomically: false, encoding: .utf8)
        try world.meet()
        #expect(try table("meals") == meals)
        try world.say(0, "undo that")
        try world.meet()
        #expect(try table("meals").count == 2)
        let copies = try FileManager.default.contentsOfDirectory(atPath: place("Backups"))
        #expect(copies.count == 2, "\(copies)")
        for copy in copies {
            let restored = try TemporaryFolder()
            let run = try Command.run(
                Built.program("demeter"),
                [
                    "restore", place("Backups/\(copy)"), "--yes", "--data-dir", restored.path,
                    "--config", "/dev/null",
                ])
            #expect(run.status == 0, "\(run.errors)")
        }
    }

    @Test(.enabled(if: !CloudServer.installed.isEmpty, CloudServer.reason))
    func `a day that is forgotten leaves the folder, and other devices before they send`() throws {
        let running = try CloudServer.Running(try #require(CloudServer.installed.last))
        defer { running.stop() }
        let world = try CloudWorld(running.address)
        defer { world.stop() }
        for (index, words) in ["2 eggs", "a slice of toast"].enumerated() {
            try world.say(index, words)
        }
        try world.meet()
        // While one device is away with a change of its own, the other one forgets all days.
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
        let waiting = try JSONValue(parsing: world.demeter(0, "sync", "status").output)
        #expect(waiting["erasures"]?.integer == 2)
        try #require(try world.carry(0).status == 0)
        #expect(try JSONValue(parsing: world.demeter(0, "sync", "status").output)["erasures"] == 0)
        try #require(try world.carry(1).status == 0)
        // Nothing but the totals.
        #expect(try world.day(1).count == 1)
        try world.meet()
        let files = try FileManager.default.subpathsOfDirectory(atPath: running.root)
            .filter { $0.hasSuffix(".ndjson") }
        #expect(files.count == 2)
        for file in files {
            let text = try String(contentsOfFile: "\(running.root)/\(file)", encoding: .utf8)
            #expect(!text.contains("egg") && !text.contains("toast"), "\(text)")
        }
    }

    @Test func `the daemon carries by itself, in a process that may start no other`() throws {
        let server = try DAVStub()
        let daemon = try DaemonProcess(environment: CloudWorld.environment(server.address))
        defer { daemon.stop() }
        var client = try daemon.connect()
        _ = try client.say("2 eggs")
        try waitUntil {
            server.files.values.contains { String(decoding: $0, as: UTF8.self).contains("2 eggs") }
        }
        let child = try #require(try Self.child(of: daemon))
        let status = try String(contentsOfFile: "/proc/\(child)/status", encoding: .utf8)
        #expect(status.contains("\nNoNewPrivs:\t1\n"))
        daemon.crash()
        try waitUntil { kill(child, 0) != 0 }
    }

    @Test func `without a folder there is no process, no index and nothing shared`() throws {
        let daemon = try DaemonProcess()
        defer { daemon.stop() }
        var client = try daemon.connect()
        _ = try client.say("2 eggs")
        #expect(try Self.child(of: daemon) == nil)
        let run = try Command.run(
            Built.program("demeter"),
            ["sync", "now", "--data-dir", daemon.folder, "--config", "/dev/null"])
        #expect(run.status == 65)
        #expect(run.errors.contains("set webdav under [cloud]"))
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: daemon.folder)
                .allSatisfy { !$0.hasPrefix("cloud") })
    }

    /// The process that carries.
    private static func child(of daemon: DaemonProcess) throws -> Int32? {
        let children = try FileManager.default.contentsOfDirectory(
            atPath: "/proc/\(daemon.identifier)/task"
        ).compactMap { thread in
            try? String(
                contentsOfFile: "/proc/\(daemon.identifier)/task/\(thread)/children",
                encoding: .utf8)
        }
        return children.joined(separator: " ").split(separator: " ").lazy.compactMap { Int32($0) }
            .first { child in
                (try? String(contentsOfFile: "/proc/\(child)/comm", encoding: .utf8))
                    == "demeter-sync\n"
            }
    }
}
