import Foundation
import Glibc
import JSON
import ModelServer
import TestSupport
import Testing

/// Two devices and servers that are not ours, for hundreds of rounds; programs are killed at any moment.
@Suite(
    .serialized, .enabled(if: ProcessInfo.processInfo.environment["DEMETER_SOAK"] != nil))
struct CloudSoakTests {
    private static let rounds =
        Int(
            ProcessInfo.processInfo.environment["DEMETER_SOAK_ROUNDS"] ?? "") ?? 500

    @Test(arguments: CloudServer.installed)
    func `rounds with kills at any moment lose nothing and double nothing`(
        _ server: CloudServer
    ) throws {
        let running = try CloudServer.Running(server)
        defer { running.stop() }
        let world = try CloudWorld(running.address)
        defer { world.stop() }
        var random = SplitMix64(seed: 47)
        var killed = 0
        for round in 0..<Self.rounds {
            for index in world.daemons.indices {
                for _ in 0..<Int.random(in: 0...2, using: &random) {
                    try world.act(index, round, &random)
                }
            }
            let index = Int.random(in: 0...1, using: &random)
            switch Int.random(in: 0..<4, using: &random) {
            case 0: if try killCarrying(world, index, &random) { killed += 1 }
            case 1:
                world.daemons[index].crash()
                try world.daemons[index].start()
            default: _ = try world.carry(index)
            }
            guard round % 10 == 9 || round == Self.rounds - 1 else { continue }
            try world.meet()
            try world.expectUnion("\(server), round \(round)")
        }
        print(
            "\(server): \(Self.rounds) rounds, \(killed) killed, \(try world.records(0).count) records"
        )
    }

    @Test func `a copied journal is noticed, and neither loses anything`() throws {
        let server = try DAVStub()
        let world = try CloudWorld(server.address)
        defer { world.stop() }
        try world.say(0, "2 eggs")
        try world.meet()
        // The second becomes a copy of the first, and both go on.
        for daemon in world.daemons { daemon.stop() }
        for name in ["journal.sqlite", "journal.sqlite-wal"] {
            let (from, to) = (
                world.daemons[0].folder + "/" + name, world.daemons[1].folder + "/" + name
            )
            try? FileManager.default.removeItem(atPath: to)
            if FileManager.default.fileExists(atPath: from) {
                try FileManager.default.copyItem(atPath: from, toPath: to)
            }
        }
        try? FileManager.default.removeItem(atPath: world.daemons[1].folder + "/journal.sqlite-shm")
        for daemon in world.daemons { try daemon.start() }
        try world.say(0, "a slice of toast")
        try world.say(1, "200 g rice")
        try world.meet()
        try world.expectUnion()
        #expect(try world.day(0).count == 4)
        let told = try world.daemons.indices.map {
            try JSONValue(parsing: world.demeter($0, "sync", "status").output)["renamed"]?.integer
        }
        #expect(told.contains { $0 != nil })
        // From now on they are two devices.
        try world.say(0, "3 eggs")
        try world.say(1, "4 eggs")
        try world.meet()
        try world.expectUnion()
        #expect(Set(server.files.keys.map { $0.split(separator: ".")[1] }).count >= 2)
    }

    /// Ends a program that carries by SIGKILL, somewhere between its start and its end.
    ///
    /// - Returns: whether it was still at work.
    private func killCarrying(
        _ world: CloudWorld, _ index: Int, _ random: inout SplitMix64
    ) throws -> Bool {
        let process = try world.beginCarrying(index)
        usleep(UInt32.random(in: 5_000...120_000, using: &random))
        let isAtWork = process.isRunning
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        return isAtWork
    }
}
