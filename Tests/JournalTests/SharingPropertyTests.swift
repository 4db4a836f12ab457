import Foundation
import JSON
import Merging
import Nutrition
import SQLite
import TestSupport
import Testing

@testable import Journal

/// Three journals that are written at random and meet now and then, on clocks that are days apart.
@Suite(.serialized)
struct SharingPropertyTests {
    @Test(arguments: UInt64(0)..<8)
    func `journals that have met are equal, and what the set of their changes says`(
        _ seed: UInt64
    ) async throws {
        try await SharingHistory.run(seed)
    }
}

/// As many as take minutes.
@Suite(
    .serialized, .enabled(if: ProcessInfo.processInfo.environment["DEMETER_SOAK"] != nil))
struct SharingSoakTests {
    @Test(arguments: UInt64(1000)..<1400)
    func `journals that have met are equal, whatever was done`(_ seed: UInt64) async throws {
        try await SharingHistory.run(seed)
    }
}

enum SharingHistory {
    static func run(_ seed: UInt64) async throws {
        var random = SplitMix64(seed: seed)
        var devices: [SharingDevice] = []
        for _ in 0..<3 {
            devices.append(
                try await SharingDevice(ahead: .random(in: -3_000...3_000, using: &random)))
        }
        for step in 0..<24 {
            let device = devices[Int.random(in: 0..<3, using: &random)]
            try await act(step, on: device, devices, &random)
            let total = try await device.journal.day(day()).total
            let entries = try await device.entries
            #expect(total.entries == entries.count, "seed \(seed), step \(step)")
        }
        for _ in 0..<2 {
            for (left, right) in [(0, 1), (1, 2), (2, 0)].shuffled(using: &random) {
                try await meet(devices[left], devices[right])
            }
        }
        let views = try devices.map { try $0.view() }
        #expect(views[0] == views[1], "seed \(seed)")
        #expect(views[1] == views[2], "seed \(seed)")
        #expect(try await merged(devices) == views[0], "seed \(seed)")
        for device in devices {
            #expect(try await device.journal.flaws().isEmpty, "seed \(seed)")
            #expect(try await device.journal.waitingRecords() == 0, "seed \(seed)")
            await device.journal.close()
        }
    }

    private static func act(
        _ step: Int, on device: SharingDevice, _ devices: [SharingDevice],
        _ random: inout SplitMix64
    ) async throws {
        let journal = device.journal
        let entry = try await device.entries.randomElement(using: &random)
        switch Int.random(in: 0..<12, using: &random) {
        case 0...2: try await journal.say(content("food \(step)"))
        case 3: try await journal.say(content("one \(step)"), content("two \(step)"))
        case 4, 5:
            if let entry { _ = try await journal.edit(entry.id, content("edit \(step)")) }
        case 6:
            if let entry { _ = try await journal.delete(entry.id) }
        case 7: _ = try? await journal.undo()
        case 8: _ = try? await journal.redo()
        case 9:
            _ = try await journal.setGoals([
                GoalRule(
                    nutrient: Bool.random(using: &random) ? .protein : .fat,
                    goal: .minimum(Thousandths(rawValue: Int64(step + 1) * 1000)), from: day(),
                    weekday: nil)
            ])
        default:
            if let other = devices.randomElement(using: &random) { try await device.take(other) }
        }
    }

    /// The pure function of all records of all devices.
    private static func merged(_ devices: [SharingDevice]) async throws -> [ThingID: String] {
        var records: [MergeRecord<String>] = []
        for device in devices {
            for file in try await device.files() {
                for line in file.split(separator: UInt8(ascii: "\n")).dropFirst() {
                    let json = try JSONValue(parsing: Array(line))
                    let record = try #require(SharedRecord(json: json))
                    switch record.kind {
                    case .change(let change):
                        records.append(
                            .change(
                                .init(
                                    stamp: record.stamp, amended: change.amended,
                                    writes: change.writes.map { write in
                                        .init(
                                            thing: write.thing,
                                            content: write.row.map {
                                                SharingDevice.text($0, write.parts)
                                            }, replaced: write.replaced?.change)
                                    })))
                    case .turn(let change, let isDone):
                        records.append(
                            .turn(.init(stamp: record.stamp, change: change, isDone: isDone)))
                    case .erasure(let things):
                        records.append(.erasure(.init(stamp: record.stamp, things: things)))
                    }
                }
            }
        }
        return Merged(records).things
    }
}
