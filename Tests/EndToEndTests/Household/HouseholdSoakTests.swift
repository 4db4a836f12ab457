import Foundation
import Glibc
import JSON
import TestSupport
import Testing

/// Three devices and a server of their own, for hundreds of rounds; programs, daemons and the server are killed at any moment.
@Suite(
    .serialized,
    .enabled(if: ProcessInfo.processInfo.environment["DEMETER_SOAK"] != nil && Cluster.isThere))
struct HouseholdSoakTests {
    private static let rounds =
        Int(
            ProcessInfo.processInfo.environment["DEMETER_SOAK_ROUNDS"] ?? "") ?? 500

    @Test func `rounds with kills at any moment lose nothing and double nothing`() throws {
        let cluster = try Cluster()
        defer { cluster.stop() }
        let home = try cluster.newHome()
        let clocks = try FakeTime.library == nil ? [] : (0..<3).map { _ in try FakeClock() }
        let world = try CloudWorld(
            home, roles: Array(repeating: (home.owner, "secret"), count: 3), isAutomatic: true,
            clocks: clocks)
        defer { world.stop() }
        let setup = try world.demeter(0, "sync", "setup")
        try #require(setup.status == 0, "\(setup.errors)")
        var random = SplitMix64(seed: 4_742)
        var counts: [String: Int] = [:]
        var slowest = 0.0
        for round in 0..<Self.rounds {
            for index in world.daemons.indices {
                for _ in 0..<Int.random(in: 0...2, using: &random) {
                    try world.act(index, round, &random)
                }
            }
            let index = Int.random(in: world.daemons.indices, using: &random)
            switch Int.random(in: 0..<8, using: &random) {
            case 0:
                world.daemons[index].crash()
                try world.daemons[index].start()
                counts["daemons killed", default: 0] += 1
            case 1, 2:
                try Self.killCarriers(of: world.daemons[index])
                counts["carriers killed", default: 0] += 1
            case 3:
                cluster.crash()
                try world.act(index, round, &random)
                try cluster.start()
                counts["servers killed", default: 0] += 1
            case 4:
                cluster.freeze(true)
                try world.act(index, round, &random)
                cluster.freeze(false)
                counts["servers stopped", default: 0] += 1
            case 5:
                guard !clocks.isEmpty else { break }
                try clocks[index].set(days: Int.random(in: -9...9, using: &random))
                counts["clocks set", default: 0] += 1
            default: break
            }
            guard round % 10 == 9 || round == Self.rounds - 1 else { continue }
            let began = Date()
            try waitUntil {
                let records = try world.daemons.indices.map { try world.records($0) }
                return records.allSatisfy { $0 == records[0] }
            }
            slowest = max(slowest, Date().timeIntervalSince(began))
            try world.expectSame("round \(round)")
        }
        print(
            "\(Self.rounds) rounds, \(counts), \(try world.records(0).count) records; "
                + "healed within \(slowest) s")
    }

    /// Ends the programs of a daemon that carry.
    private static func killCarriers(of daemon: DaemonProcess) throws {
        let children = try FileManager.default.contentsOfDirectory(
            atPath: "/proc/\(daemon.identifier)/task"
        ).compactMap { thread in
            try? String(
                contentsOfFile: "/proc/\(daemon.identifier)/task/\(thread)/children",
                encoding: .utf8)
        }
        for child in children.joined(separator: " ").split(separator: " ").compactMap({ Int32($0) })
        {
            let name = try? String(contentsOfFile: "/proc/\(child)/comm", encoding: .utf8)
            // The kernel keeps fifteen bytes of a name.
            if name == "demeter-postgre\n" { kill(child, SIGKILL) }
        }
    }
}
