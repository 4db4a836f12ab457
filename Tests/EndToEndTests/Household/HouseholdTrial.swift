import Foundation
import Glibc
import JSON
import TestSupport
import Testing

/// Three devices and a server of their own that go through rounds of what a person does and of what goes wrong: programs,
/// daemons and the server are killed at any moment, the server stands still, clocks jump by days, and lines are cut.
final class HouseholdTrial {
    private let cluster: Cluster
    private let network: HouseholdNetwork?
    private let clocks: [FakeClock]
    private let world: CloudWorld
    private var random: SplitMix64
    private var counts: [String: Int] = [:]
    /// For how long anybody waits until all have the same, on a machine that has much else to do.
    private static let patience = Duration.seconds(120)
    /// How soon after the last fault was mended all should have the same.
    static let promised = Duration.seconds(5)
    /// What the devices said where it took longer.
    private var slow: [String] = []
    /// From when the last fault was mended until all had the same, in seconds, for each time they met.
    private var healed: [Double] = []

    init(seed: UInt64) throws {
        network = HouseholdNetwork.works ? try HouseholdNetwork(devices: 3) : nil
        cluster = try Cluster(on: network)
        random = SplitMix64(seed: seed)
        clocks = try FakeTime.library == nil ? [] : (0..<3).map { _ in try FakeClock() }
        let home = try cluster.newHome()
        world = try CloudWorld(
            home, roles: Array(repeating: (home.owner, "secret"), count: 3), isAutomatic: true,
            clocks: clocks, network: network)
        let setup = try world.demeter(0, "sync", "setup")
        try #require(setup.status == 0, "\(setup.errors)")
    }

    deinit {
        world.stop()
        cluster.stop()
    }

    /// Goes through so many rounds; all must hold the same after each tenth.
    ///
    /// - Returns: what happened, for people to read.
    func run(rounds: Int) throws -> String {
        for round in 0..<rounds {
            for index in world.daemons.indices { try act(index, round) }
            try goWrong(round)
            if round % 10 == 9 || round == rounds - 1 { try meet("round \(round)") }
        }
        let records = try world.records(0).count
        let sorted = healed.sorted()
        return
            "\(rounds) rounds, \(counts.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }), "
            + "\(records) records; healed within \(sorted.map { ($0 * 10).rounded() / 10 }) s"
            + slow.map { "\nslow: \($0)" }.joined()
    }

    /// The longest that it took until all had the same.
    var slowest: Double { healed.max() ?? 0 }

    private func act(_ index: Int, _ round: Int) throws {
        for _ in 0..<Int.random(in: 0...2, using: &random) { try world.act(index, round, &random) }
    }

    private func goWrong(_ round: Int) throws {
        let index = Int.random(in: world.daemons.indices, using: &random)
        switch Int.random(in: 0..<10, using: &random) {
        case 0:
            world.daemons[index].crash()
            try world.daemons[index].start()
            count("daemons killed")
        case 1, 2:
            try killCarriers(of: world.daemons[index])
            count("carriers killed")
        case 3:
            cluster.crash()
            try world.act(index, round, &random)
            try cluster.start()
            count("servers killed")
        case 4:
            cluster.freeze(true)
            try world.act(index, round, &random)
            cluster.freeze(false)
            count("servers stopped")
        case 5:
            guard !clocks.isEmpty else { break }
            try clocks[index].set(days: Int.random(in: -9...9, using: &random))
            count("clocks set")
        case 6, 7, 8:
            guard let network else { break }
            let isCut = !network.cut.contains(index)
            try network.set(index, isCut: isCut)
            count(isCut ? "lines cut" : "lines mended")
        default: break
        }
    }

    private func count(_ what: String) { counts[what, default: 0] += 1 }

    /// Mends what is broken, and holds all to the same.
    ///
    /// Every other time a line is cut for as long as it takes the devices to tell of it.
    private func meet(_ comment: Comment) throws {
        if let network, healed.count % 2 == 1 {
            for index in world.daemons.indices { try network.set(index, isCut: true) }
            for index in world.daemons.indices { try world.say(index, "2 eggs") }
            try wait(comment) {
                try world.daemons.indices.allSatisfy { index in
                    let status = try JSONValue(parsing: world.demeter(index, "status").output)
                    return status["sync"]?.text.contains("does not answer") == true
                }
            }
            count("long cuts of all lines")
        }
        try network?.heal()
        let began = ContinuousClock.now
        var isSlow = false
        try wait(comment) {
            let records = try world.daemons.indices.map { try world.records($0) }
            if records.allSatisfy({ $0 == records[0] }) { return true }
            if !isSlow, began.duration(to: .now) > Self.promised {
                isSlow = true
                slow.append("\(comment): \(states())")
            }
            return false
        }
        healed.append(began.duration(to: .now) / .seconds(1))
        try world.expectSame(comment)
    }

    /// Waits for what all devices do, and else says what each of them is at.
    private func wait(_ comment: Comment, _ condition: () throws -> Bool) throws {
        let end = ContinuousClock.now + Self.patience
        try waitUntil {
            if try condition() { return true }
            try #require(ContinuousClock.now < end, "\(comment): \(states())")
            return false
        }
    }

    /// What the devices say of their carrying, for people to read.
    private func states() -> [String] {
        world.daemons.indices.map { index in
            let status = try? world.demeter(index, "sync", "status").output
            let records = try? world.records(index).count
            return "\(records ?? 0) records, \(status ?? "") \(world.daemons[index].log)"
        }
    }

    /// Ends the programs of a daemon that carry.
    private func killCarriers(of daemon: DaemonProcess) throws {
        // The kernel keeps fifteen bytes of a name.
        guard let child = try daemon.child(named: "demeter-postgre") else { return }
        kill(child, SIGKILL)
    }
}
