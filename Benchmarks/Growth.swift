import Foundation
import JSON
import Nutrition
import UnixSocket

/// What the common things cost as the journal, the foods and the clients become more, as one table.
///
/// An operation that looks at a part has to cost the same whatever the size; one that goes over everything may cost
/// in proportion, or in proportion and its logarithm.
func growth() async throws {
    var table = GrowthTable()
    for size in [1_000, 10_000, 100_000, 1_000_000] {
        try await measure(entries: size, &table)
    }
    for size in [1_000, 10_000, 100_000, 1_000_000] { try measure(foods: size, &table) }
    for clients in [1, 8, 64, 250] { try measure(clients: clients, &table) }
    table.tell()
}

/// Rows of an operation and of what grows, a column for each size.
private struct GrowthTable {
    enum Kind {
        /// The same at each size.
        case flat
        /// In proportion to the size, or a logarithm more.
        case whole

        /// The most by which the cost may grow in a tenth of the exponents: the slope in logarithms between the
        /// first and the last size. A logarithm makes n·log n of 10³ to 10⁶ a slope of 1.1.
        var slope: Double { self == .flat ? 0.2 : 1.15 }
    }

    private var rows:
        [(name: String, kind: Kind, unit: String, cells: [(size: Int, value: Double)])] =
            []

    mutating func add(_ name: String, _ kind: Kind, _ unit: String, _ size: Int, _ value: Double) {
        Report.line("  \(name) at \(size): \(format(value, 2)) \(unit)")
        if let row = rows.firstIndex(where: { $0.name == name }) {
            rows[row].cells.append((size, value))
        } else {
            rows.append((name, kind, unit, [(size, value)]))
        }
    }

    func tell() {
        Report.line("")
        for row in rows {
            guard let first = row.cells.first, let last = row.cells.last, first.value > 0 else {
                continue
            }
            let slope =
                log(last.value / first.value) / log(Double(last.size) / Double(first.size))
            let cells = row.cells.map { "\($0.size): \(format($0.value, 2))" }
                .joined(separator: " | ")
            Report.line(
                "| \(row.name), \(row.unit) | \(cells) | slope \(format(slope)) | \(row.kind == .flat ? "flat" : "whole") |"
            )
        }
        for row in rows {
            guard let first = row.cells.first, let last = row.cells.last, first.value > 0 else {
                continue
            }
            let slope =
                log(last.value / first.value) / log(Double(last.size) / Double(first.size))
            // Something less than nothing is no growth.
            Report.claim("growth of \(row.name)", max(slope, 0), .atMost, row.kind.slope)
        }
    }
}

private func measure(entries: Int, _ table: inout GrowthTable) async throws {
    let folder = try await journal(entries: entries)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let daemon: LiveDaemon
    var client: SocketClient
    do {
        var starts: [Double] = []
        // The first start after the journal was written brings it into memory.
        for round in 0...5 {
            let start = ContinuousClock.now
            let started = try LiveDaemon(folder: folder)
            defer { started.stop() }
            var client = try started.connect()
            _ = try call(&client, "parse", ["text": "two eggs"])
            if round > 0 { starts.append(start.duration(to: .now) / .milliseconds(1)) }
        }
        table.add("start by entries", .flat, "ms", entries, starts.quantile(0.5))
    }
    daemon = try LiveDaemon(folder: folder)
    defer { daemon.stop() }
    client = try daemon.connect()
    func median(_ rounds: Int, _ body: (Int) throws -> Void) throws -> Double {
        try (0..<rounds).map { round in try seconds { try body(round) } * 1e3 }.quantile(0.5)
    }
    // What is kept of the journal in memory is read with the first of them.
    _ = try median(20) { _ in _ = try call(&client, "log", ["text": .string(meal)]) }
    table.add(
        "log by entries", .flat, "ms", entries,
        try median(200) { _ in _ = try call(&client, "log", ["text": .string(meal)]) })
    func day(_ round: Int) -> LocalDay { LocalDay(daysSinceEpoch: 20_000 - round % 50) }
    table.add(
        "day by entries", .flat, "ms", entries,
        try median(200) { round in
            _ = try call(&client, "day", ["date": .string(day(round).description)])
        })
    table.add(
        "week by entries", .flat, "ms", entries,
        try median(200) { round in
            _ = try call(
                &client, "days",
                [
                    "from": .string(day(round).advanced(by: -6).description),
                    "to": .string(day(round).description),
                ])
        })
    table.add("memory by entries", .flat, "MB", entries, Double(daemon.status("VmRSS")) / 1024)
    let copy = "\(folder)/copy.sqlite"
    for (name, words) in [
        ("backup by entries", ["backup", "--data-dir", folder, copy]),
        ("export by entries", ["export", "--data-dir", folder]),
    ] {
        let run = try ChildRun(".build/release/demeter", words + ["--socket", daemon.socket])
        table.add(name, .whole, "ms", entries, run.seconds * 1e3)
    }
}

private func measure(foods: Int, _ table: inout GrowthTable) throws {
    let folder = ".build/benchmark-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let products = "\(folder)/products.tsv"
    let vocabulary = try writeProducts(foods, to: products)
    let run = try ChildRun(
        ".build/release/demeter", ["foods", "import", "--data-dir", folder, products])
    table.add("import of foods", .whole, "ms", foods, run.seconds * 1e3)
    var starts: [Double] = []
    for round in 0...5 {
        let start = ContinuousClock.now
        let daemon = try LiveDaemon(folder: folder)
        defer { daemon.stop() }
        var client = try daemon.connect()
        _ = try call(&client, "parse", ["text": "two eggs"])
        if round > 0 { starts.append(start.duration(to: .now) / .milliseconds(1)) }
    }
    table.add("start by foods", .flat, "ms", foods, starts.quantile(0.5))
    let daemon = try LiveDaemon(folder: folder)
    defer { daemon.stop() }
    var client = try daemon.connect()
    let searches = try vocabulary.prefix(200).map { word in
        try seconds { _ = try call(&client, "foods.search", ["query": .string(word)]) } * 1e3
    }
    table.add("search by foods", .flat, "ms", foods, searches.quantile(0.5))
    let logs = try (0..<200).map { _ in
        try seconds { _ = try call(&client, "log", ["text": .string(meal)]) } * 1e3
    }
    table.add("log by foods", .flat, "ms", foods, logs.quantile(0.5))
    table.add("memory by foods", .flat, "MB", foods, Double(daemon.status("VmRSS")) / 1024)
}

private func measure(clients: Int, _ table: inout GrowthTable) throws {
    let daemon = try LiveDaemon()
    defer { daemon.remove() }
    let logs = 2000
    let crowd = try logsAtOnce(of: clients, on: daemon, each: max(1, logs / clients))
    // What one log costs all together, not what one client waits.
    table.add("a log by clients", .flat, "ms", clients, 1e3 / crowd.rate)
    table.add("memory by clients", .flat, "MB", clients, Double(daemon.status("VmRSS")) / 1024)
}
