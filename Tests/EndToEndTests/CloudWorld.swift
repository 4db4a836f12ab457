import Foundation
import JSON
import ModelServer
import SQLite
import TestSupport
import Testing
import UnixSocket

/// Live daemons that share a journal by a folder, or by a household's server.
final class CloudWorld {
    let address: String
    let daemons: [DaemonProcess]
    /// What carries between them.
    let program: String
    /// What it, and `demeter`, are told on each device.
    private let told: [[String: String]]
    /// Where the devices stand; on this machine when `nil`.
    private let network: HouseholdNetwork?

    /// - Parameter tables: whether tables for spreadsheets, and copies, are wanted in the folder.
    init(_ address: String, devices: Int = 2, tables: Bool = false) throws {
        self.address = address
        program = "demeter-sync"
        network = nil
        let wanted =
            tables ? ["DEMETER_CLOUD_TABLES": "true", "DEMETER_CLOUD_BACKUPS": "true"] : [:]
        told = Array(
            repeating: Self.environment(address).merging(wanted) { $1 }, count: devices)
        daemons = try (0..<devices).map { _ in try DaemonProcess() }
    }

    /// - Parameters:
    ///   - roles: as whom each device stands at the server, with the password of each.
    ///   - settings: what else each daemon and its programs are told.
    ///   - isAutomatic: whether the daemons carry by themselves.
    ///   - clocks: by which each daemon goes; the machine's where there is none.
    ///   - network: on which each device is, and the server.
    init(
        _ home: Cluster.Home, roles: [(name: String, password: String)],
        settings: [String: String] = [:], isAutomatic: Bool = false, clocks: [FakeClock] = [],
        network: HouseholdNetwork? = nil
    ) throws {
        self.network = network
        let trusted = network.map { ["DEMETER_SYNC_CERTIFICATES": $0.certificate.path] } ?? [:]
        address = home.address(home.owner)
        program = "demeter-postgres"
        told = roles.map { role in
            [
                "DEMETER_SYNC_URL": home.address(role.name),
                "DEMETER_SYNC_PASSWORD": role.password,
            ].merging(trusted) { $1 }.merging(settings) { $1 }
        }
        daemons = try told.enumerated().map { index, told in
            let clock = clocks.indices.contains(index) ? clocks[index].environment : [:]
            return try DaemonProcess(
                environment: (isAutomatic ? told : [:]).merging(clock) { $1 },
                wrapper: network?.devices[index] ?? [])
        }
    }

    func stop() { for daemon in daemons { daemon.stop() } }

    /// As whom the server knows the person.
    static func environment(_ address: String) -> [String: String] {
        [
            "DEMETER_CLOUD_WEBDAV": address, "DEMETER_CLOUD_USER": "me",
            "DEMETER_CLOUD_PASSWORD": "secret",
        ]
    }

    func environment(_ index: Int) -> [String: String] {
        ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("DEMETER_") }
            .merging(told[index]) { $1 }
    }

    func arguments(_ index: Int) -> [String] {
        [
            "--socket", daemons[index].socket, "--data-dir", daemons[index].folder, "--config",
            "/dev/null",
        ]
    }

    func demeter(_ index: Int, _ words: String...) throws -> Command {
        try run(index, [Built.program("demeter")] + words + ["--json"] + arguments(index))
    }

    @discardableResult
    func say(_ index: Int, _ words: String) throws -> [String] {
        var client = try daemons[index].connect()
        return try client.say(words)
    }

    /// Sets the household's database up, with its tables spread over parts unless there are none.
    func setUp(_ index: Int, parts: Int) throws -> Command {
        parts == 0
            ? try demeter(index, "sync", "setup")
            : try demeter(index, "sync", "setup", "--partitions", "\(parts)")
    }

    /// Carries once, in the program's own words.
    func carry(_ index: Int) throws -> Command {
        try run(index, [Built.program(program), "--once"] + arguments(index))
    }

    private func run(_ index: Int, _ words: [String]) throws -> Command {
        let words = (network?.devices[index] ?? []) + words
        return try Command.run(
            words[0], Array(words.dropFirst()), environment: environment(index))
    }

    /// Begins to carry, as the program does when nobody waits for it.
    func beginCarrying(_ index: Int) throws -> ChildProcess {
        try ChildProcess(
            [Built.program(program), "--once"] + arguments(index),
            environment: environment(index), output: FileHandle.nullDevice,
            errors: FileHandle.nullDevice)
    }

    /// Carries until nothing of any is new to another.
    func meet() throws {
        for _ in 0..<2 {
            for index in daemons.indices {
                let run = try carry(index)
                try #require(run.status == 0, "\(run.errors) \(daemons[index].log)")
            }
        }
    }

    /// A day's entries without what is local: names, amounts, figures; with its totals behind them.
    func day(_ index: Int) throws -> [String] {
        let json = try JSONValue(parsing: demeter(index, "today").output)
        return (json["entries"]?.array ?? []).map { entry in
            ["name", "amount", "unit", "grams", "calories", "protein", "meal", "text"]
                .map { entry[$0]?.text ?? "" }.joined(separator: "|")
        }.sorted() + [try #require(json["totals"]).text]
    }

    /// The names of all changes and turns that a journal has, each as often as it stands there.
    func records(_ index: Int) throws -> [String] {
        let connection = try Connection(path: daemons[index].journal, mode: .readOnly)
        var select = try connection.prepare(
            Query(
                """
                SELECT 'change', bits, clock FROM changes JOIN devices ON devices.id = device
                UNION ALL
                SELECT 'turn', bits, clock FROM turns JOIN devices ON devices.id = device
                """))
        var found: [String] = []
        while try select.step() {
            found.append("\(select.text()) \(select.integer()) \(select.integer())")
        }
        return found.sorted()
    }

    /// What one device does at random, as a person would: meals, edits, deletions, undo and redo.
    func act(_ index: Int, _ round: Int, _ random: inout SplitMix64) throws {
        switch Int.random(in: 0..<10, using: &random) {
        case 0...4: try say(index, "\(100 + round) g rice")
        case 5: try say(index, "2 eggs and \(round + 1) g butter")
        case 6, 7:
            let json = try JSONValue(parsing: demeter(index, "today").output)
            guard let entry = json["entries"]?.array?.randomElement(using: &random),
                let id = entry["id"]?.integer
            else { return }
            if Bool.random(using: &random) {
                _ = try demeter(index, "edit", "\(id)", "--grams", "\(50 + round)")
            } else {
                _ = try demeter(index, "delete", "\(id)")
            }
        case 8: try say(index, "undo that")
        default: try say(index, "redo that")
        }
    }

    /// Totals and numbers of entries of all days around today, whatever a clock shows.
    func totals(_ index: Int) throws -> [String] {
        var client = try daemons[index].connect()
        func date(_ days: Double) -> JSONValue {
            .string(
                String(
                    ISO8601DateFormatter().string(
                        from: Date(timeIntervalSinceNow: days * 86_400)
                    ).prefix(10)))
        }
        let rows = try client.call("days", ["from": date(-20), "to": date(20)])["result"]
        return (rows?.array ?? []).map { row in
            ["date", "totals", "logged_count", "held_count"].map { row[$0]?.text ?? "" }
                .joined(separator: "|")
        }
    }

    /// Waits until all have heard everything, and holds them to the same of all days.
    func expectSame(_ comment: Comment? = nil) throws {
        try waitUntil {
            let records = try daemons.indices.map { try self.records($0) }
            return records.allSatisfy { $0 == records[0] }
        }
        let records = try self.records(0)
        #expect(Set(records).count == records.count, comment)
        let first = try totals(0)
        #expect(first.count == 41 && first.contains { !$0.hasSuffix("|0|0") }, comment)
        for index in daemons.indices { #expect(try totals(index) == first, comment) }
    }

    /// What must hold once they have met: the union of all, nothing twice, and equal totals.
    func expectUnion(_ comment: Comment? = nil) throws {
        let days = try daemons.indices.map { try day($0) }
        let records = try daemons.indices.map { try self.records($0) }
        for index in daemons.indices {
            #expect(days[index] == days[0], comment)
            #expect(records[index] == records[0], comment)
            #expect(Set(records[index]).count == records[index].count, comment)
        }
    }
}
