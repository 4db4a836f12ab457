import Foundation
import JSON
import Journal
import Logbook
import Nutrition
import UnixSocket

/// How long somebody waits for a day while others want as much as they can get.
func fairness() async throws {
    let folder = ".build/benchmark-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try await writeFollowedJournal(to: folder)
    let daemon = try LiveDaemon(folder: folder)
    defer { daemon.stop() }
    var client = try daemon.connect()
    _ = try waits(&client, rounds: 200)
    for kind in Load.Kind.allCases {
        // Before each, so that both figures are of the same moment of the machine.
        let idle = try waits(&client, rounds: 1000).quantile(0.99) * 1e3
        let load = try RunningLoad(kind, on: daemon.socket, events: changes)
        let began = ContinuousClock.now
        let beside = try waits(&client, rounds: 1000)
        let (whole, rest) = (ContinuousClock.now - began).components
        let (moved, answered) = try load.end()
        guard moved > 0 else { throw BenchmarkError("the load \(kind) did nothing") }
        let p99 = beside.quantile(0.99) * 1e3
        Report.claim(
            "`day` beside \(kind.clients) of \(kind), 99th percentile", p99, "ms", .atMost, 100)
        Report.line(
            "  median \(format(beside.quantile(0.5) * 1e3, 1)) ms, worst "
                + "\(format((beside.max() ?? 0) * 1e3, 1)) ms, idle \(format(idle)) ms, ratio "
                + "\(format(p99 / idle, 1)); they moved \(moved / 1_000_000) MB and had \(answered) answers "
                + "in \(format(Double(whole) + Double(rest) / 1e18, 1)) s")
    }
}

/// Entries of the journal that is followed, four in each change.
private let changes = 12_500

private func waits(_ client: inout SocketClient, rounds: Int) throws -> [Double] {
    try (0..<rounds).map { round in
        let date: JSONValue = .string(LocalDay(daysSinceEpoch: 20_000 - round % 50).description)
        return try seconds { _ = try call(&client, "day", ["date": date]) }
    }
}

/// 50,000 entries, logged four at a time, 20 on each day, with the events that a daemon writes.
private func writeFollowedJournal(to folder: String) async throws {
    let journal = try await Journal.open(
        folder: folder, now: { Timestamp(milliseconds: 0) }, describe: Logbook.payload)
    try await withThrowingTaskGroup { group in
        for change in 0..<changes {
            let day = LocalDay(daysSinceEpoch: 20_000 - change / 5)
            let entry = EntryContent(
                moment: Moment(
                    instant: Timestamp(milliseconds: Int64(day.daysSinceEpoch) * 86_400_000),
                    zone: "UTC", offset: 0, day: day),
                text: "toast", name: "toast", amount: 1, unit: "slice", grams: Thousandths(30),
                nutrients: Nutrients(calories: Thousandths(90)), meal: .breakfast,
                source: .manual)
            group.addTask { _ = try await journal.log([entry, entry, entry, entry]) }
        }
        try await group.waitForAll()
    }
    await journal.close()
}
