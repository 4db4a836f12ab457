import Foundation
import JSON
import Journal
import Nutrition
import UnixSocket

/// Days, weeks and months of ten years beside an empty journal, and the end of days.
func days() async throws {
    let today = LocalDay(daysSinceEpoch: Int(Date().timeIntervalSince1970) / 86_400)
    let empty = try await emptyJournal()
    let tenYears = try await journal(of: 3652, upTo: today)
    defer {
        for folder in [empty, tenYears] { try? FileManager.default.removeItem(atPath: folder) }
    }
    try await look(at: [empty, tenYears])
    try await close(tenYears, after: today)
    try await catchUp(from: today)
}

/// The program as a person runs it, and the methods beneath it.
private func look(at folders: [String]) async throws {
    let daemons = try folders.map { try LiveDaemon(folder: $0, environment: ["TZ": "UTC"]) }
    defer { for daemon in daemons { daemon.stop() } }
    var first = try daemons[0].connect()
    var second = try daemons[1].connect()
    // What was missed is caught up beside the first replies.
    _ = try call(&first, "status")
    _ = try call(&second, "status")
    for verb in ["today", "week", "month"] {
        var times: [[Double]] = [[], []]
        for _ in 0..<300 {
            for (index, daemon) in daemons.enumerated() {
                times[index].append(try seconds { try run(verb, daemon.socket) })
            }
        }
        report("demeter \(verb)", times, limit: 1.2)
    }
    let today = try call(&second, "day")["date"]?.string.flatMap { LocalDay($0) }
    guard let today else { throw BenchmarkError("there is no today") }
    for (name, length) in [("days of a week", 7), ("days of a month", 31)] {
        let range: JSONValue = [
            "from": .string(today.advanced(by: 1 - length).description),
            "to": .string(today.description),
        ]
        var times: [[Double]] = [[], []]
        for _ in 0..<1000 {
            times[0].append(try seconds { _ = try call(&first, "days", range) })
            times[1].append(try seconds { _ = try call(&second, "days", range) })
        }
        report(name, times)
    }
}

private func report(_ name: String, _ times: [[Double]], limit: Double? = nil) {
    let (ours, theirs) = (times[1].quantile(0.5) * 1e3, times[0].quantile(0.5) * 1e3)
    Report.line(
        "  `\(name)` of ten years: \(format(ours, 3)) ms, of an empty journal: \(format(theirs, 3)) ms, "
            + "ratio \(format(ours / theirs))")
    if let limit {
        Report.claim(
            "`\(name)` of ten years to none", ratios: zip(times[1], times[0]).map { $0 / $1 },
            .atMost, limit)
    }
}

/// Foundation's `Process` looks for the end only every fiftieth of a second.
private func run(_ verb: String, _ socket: String) throws {
    let words = [".build/release/demeter", "--socket", socket, verb]
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    var child: pid_t = 0
    var status: Int32 = 0
    guard posix_spawn(&child, words[0], &actions, nil, &arguments, environ) == 0,
        waitpid(child, &status, 0) == child, status == 0
    else { throw BenchmarkError("\(verb) failed") }
}

/// One day after the other, each with what is told of it to six sinks.
private func close(_ folder: String, after today: LocalDay) async throws {
    let journal = try await Journal.open(folder: folder, now: { Timestamp(milliseconds: 0) })
    let sinks = (1...6).map { "sink:\($0)" }
    _ = try await journal.closeDays(before: today, zone: "UTC", sinks: sinks)
    var times: [Double] = []
    var baseline: [Double] = []
    for number in 0..<200 {
        let day = today.advanced(by: number)
        var start = ContinuousClock.now
        _ = try await journal.log((0..<12).map { _ in entry(on: day) })
        baseline.append((ContinuousClock.now - start) / .milliseconds(1))
        start = ContinuousClock.now
        _ = try await journal.closeDays(before: day.advanced(by: 1), zone: "UTC", sinks: sinks)
        times.append((ContinuousClock.now - start) / .milliseconds(1))
    }
    await journal.close()
    Report.line(
        "  closing a day: median \(format(times.quantile(0.5))) ms, logging its twelve entries "
            + "\(format(baseline.quantile(0.5))) ms")
    Report.claim("closing a day, 95th percentile", times.quantile(0.95), "ms", .atMost, 20)
}

/// Fifteen years during which nobody was there, and ten that were filled before the first start.
private func catchUp(from today: LocalDay) async throws {
    for (name, days) in [("without entries", 0), ("with ten years of entries", 3652)] {
        let folder = try await journal(of: days, upTo: today)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let journal = try await Journal.open(folder: folder, now: { Timestamp(milliseconds: 0) })
        let first = today.advanced(by: -5479)
        _ = try await journal.closeDays(
            before: days == 0 ? first : LocalDay(daysSinceEpoch: 0), zone: "UTC")
        let start = ContinuousClock.now
        _ = try await journal.closeDays(before: today.advanced(by: 1), zone: "UTC", sinks: ["a"])
        let time = (ContinuousClock.now - start) / .milliseconds(1)
        await journal.close()
        Report.claim("15 years of absence \(name)", time, "ms", .atMost, 500)
    }
}

private func emptyJournal() async throws -> String {
    try await journal(of: 0, upTo: LocalDay(daysSinceEpoch: 0))
}

/// A journal with so many entries on each of so many days.
func journal(of count: Int, upTo last: LocalDay, each: Int = 12) async throws -> String {
    let folder = ".build/benchmark-\(UUID().uuidString)"
    let journal = try await Journal.open(folder: folder, now: { Timestamp(milliseconds: 0) })
    for start in stride(from: 0, to: count, by: 100) {
        let contents = (start..<min(start + 100, count)).flatMap { number in
            (0..<each).map { _ in entry(on: last.advanced(by: -number)) }
        }
        _ = try await journal.log(contents)
    }
    await journal.close()
    return folder
}

private func entry(on day: LocalDay) -> EntryContent {
    EntryContent(
        moment: Moment(
            instant: Timestamp(milliseconds: Int64(day.daysSinceEpoch) * 86_400_000 + 28_800_000),
            zone: "UTC", offset: 0, day: day),
        text: "a slice of toast", name: "toast", food: "toast", amount: 1, unit: "slice",
        grams: Thousandths(30),
        nutrients: Nutrients(
            calories: Thousandths(90), protein: Thousandths(3), carbohydrates: Thousandths(16),
            fat: Thousandths(1)), meal: .breakfast, source: .catalog)
}
