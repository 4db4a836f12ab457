import Foundation
import JSON
import Journal
import Nutrition
import UnixSocket

/// Looking at a day of a small and of a huge journal.
func day() async throws {
    let small = try await journal(entries: 1000)
    let huge = try await journal(entries: 1_000_000)
    defer {
        for folder in [small, huge] { try? FileManager.default.removeItem(atPath: folder) }
    }
    let daemons = try [small, huge].map { try LiveDaemon(folder: $0) }
    defer { for daemon in daemons { daemon.stop() } }
    var first = try daemons[0].connect()
    var second = try daemons[1].connect()
    var times: [[Double]] = [[], []]
    for round in 0..<400 {
        let date: JSONValue = .string(
            LocalDay(daysSinceEpoch: 20_000 - round % 50).description)
        times[0].append(try seconds { _ = try call(&first, "day", ["date": date]) })
        times[1].append(try seconds { _ = try call(&second, "day", ["date": date]) })
    }
    let (ours, theirs) = (times[1].quantile(0.5) * 1e6, times[0].quantile(0.5) * 1e6)
    Report.line(
        "  `day` of 1,000,000 entries: \(format(ours, 0)) µs, of 1,000: \(format(theirs, 0)) µs")
    Report.claim(
        "`day` of 1,000,000 entries to 1,000", ratios: zip(times[1], times[0]).map { $0 / $1 },
        .atMost, 1.2)
}

/// A journal with 20 entries on each of as many days as it takes.
func journal(entries: Int) async throws -> String {
    let folder = ".build/benchmark-\(UUID().uuidString)"
    let journal = try await Journal.open(folder: folder, now: { Timestamp(milliseconds: 0) })
    var written = 0
    while written < entries {
        let first = written
        let contents = (0..<1000).map { offset in
            let day = LocalDay(daysSinceEpoch: 20_000 - (first + offset) / 20)
            return EntryContent(
                moment: Moment(
                    instant: Timestamp(milliseconds: Int64(day.daysSinceEpoch) * 86_400_000),
                    zone: "UTC", offset: 0, day: day),
                text: "toast", name: "toast", amount: 1, unit: "slice", grams: Thousandths(30),
                nutrients: Nutrients(calories: Thousandths(90)), meal: .breakfast,
                source: .manual)
        }
        _ = try await journal.log(contents)
        written += contents.count
    }
    await journal.close()
    return folder
}
