import CatalogFiles
import FoodCatalog
import Foundation
import JSON
import MealReader
import UnixSocket

let meal = "two scrambled eggs, a slice of toast with butter and a black coffee"
let entriesOfMeal = 4

/// One client, one meal after the other, each on the disk when it is answered, against the least that it
/// takes: a commit of as many rows, a reading of the words, and a line there and back.
func oneClient() throws {
    let daemon = try LiveDaemon()
    defer { daemon.remove() }
    var client = try daemon.connect()
    let least = try LeastOfMeal()
    var (logged, baseline): ([Double], [Double]) = ([], [])
    var medians: [Double] = []
    // Taken in turns, so that both meet the same disk; the first turn finds nothing warm.
    for turn in 0...40 {
        var (ours, theirs): ([Double], [Double]) = ([], [])
        for _ in 0..<50 {
            ours.append(try seconds { _ = try call(&client, "log", ["text": .string(meal)]) })
        }
        for _ in 0..<50 { theirs.append(try seconds { try least.log() }) }
        guard turn > 0 else { continue }
        logged += ours
        baseline += theirs
        medians.append(ours.quantile(0.5) / theirs.quantile(0.5))
    }
    Report.line(
        "  a meal: median \(format(logged.quantile(0.5) * 1e3, 3)) ms, 99th percentile "
            + "\(format(logged.quantile(0.99) * 1e3, 3)) ms; the least: \(format(baseline.quantile(0.5) * 1e3, 3)) and "
            + "\(format(baseline.quantile(0.99) * 1e3, 3)) ms")
    Report.claim("one client, median, to the least of a meal", ratios: medians, .atMost, 1.5)
    Report.claim(
        "one client, 99th percentile, to the least of a meal",
        logged.quantile(0.99) / baseline.quantile(0.99), .atMost, 2, noise: 0.15)
}

/// What no meal can do without: one durable commit, one reading, and one line to another process and back.
private final class LeastOfMeal {
    private let bare: BareLoop
    private let reader: MealReader
    private let echo: EchoServer
    private var items = 0

    init() throws {
        bare = try BareLoop()
        reader = MealReader(catalog: FoodCatalog(foods: try CatalogFile.load("ingredients.json")))
        echo = try EchoServer()
    }

    func log() throws {
        items += reader.reading(of: meal).items.count
        try bare.logOnce(meal, entries: entriesOfMeal)
        try echo.call(meal)
    }
}

/// 64 clients at once: commits are shared.
func manyClients() throws {
    let bare = try BareLoop()
    var (ratios, rates): ([Double], [Double]) = ([], [])
    let daemon = try LiveDaemon()
    defer { daemon.remove() }
    var perSync = 0.0
    // By turns, so that both meet the same disk.
    for _ in 0..<5 {
        let baseline =
            try seconds { for _ in 0..<500 { try bare.log(meal, entries: entriesOfMeal) } } / 500
        let crowd = try logsAtOnce(of: 64, on: daemon, each: 25)
        rates.append(crowd.rate)
        ratios.append(crowd.rate * baseline)
        perSync = crowd.perSync
    }
    Report.line(
        "  64 clients: \(format(rates.quantile(0.5), 0)) logs/s, \(format(perSync, 1)) logs a sync")
    Report.claim("64 clients, logs/s to the bare loop of two commits", ratios: ratios, .atLeast, 1)
}

/// The same where a sync takes a thousandth of a second more than this disk needs.
func slowSync() throws {
    let slow = try SlowSync()
    defer { slow.remove() }
    let daemon = try LiveDaemon(environment: slow.environment)
    defer { daemon.remove() }
    var client = try daemon.connect()
    var ratios: [Double] = []
    for turn in 0...10 {
        let ours = try (0..<20).map { _ in
            try seconds { _ = try call(&client, "log", ["text": .string(meal)]) }
        }
        // The same library beneath a loop in a process of its own.
        let theirs = try slow.secondsOfCommit(20)
        if turn > 0 { ratios.append(ours.quantile(0.5) / theirs) }
    }
    Report.claim("one client, slow disk, to one commit", ratios: ratios, .atMost, 1.3)
    let crowd = try logsAtOnce(of: 64, on: daemon, each: 25)
    Report.claim("64 clients, slow disk, logs a sync", crowd.perSync, .atLeast, 16)
}

/// Logs a second and a sync of so many clients at once.
func logsAtOnce(
    of clients: Int, on daemon: LiveDaemon, each: Int
) throws -> (rate: Double, perSync: Double) {
    var control = try daemon.connect()
    func commits() throws -> Int {
        try call(&control, "status")["journal"]?["commits"]?.integer ?? 0
    }
    let before = try commits()
    let failures = FailureCount()
    let socket = daemon.socket
    let time = seconds {
        let group = DispatchGroup()
        for _ in 0..<clients {
            group.enter()
            Thread.detachNewThread {
                do {
                    var client = try SocketClient(connectingTo: socket)
                    for _ in 0..<each {
                        _ = try call(&client, "log", ["text": .string(meal)])
                    }
                } catch { failures.add() }
                group.leave()
            }
        }
        group.wait()
    }
    guard failures.count == 0 else { throw BenchmarkError("\(failures.count) clients failed") }
    let logs = Double(clients * each)
    return (logs / time, logs / Double(try commits() - before))
}

final class FailureCount: @unchecked Sendable {
    private let lock = NSLock()
    private(set) var count = 0
    func add() { lock.withLock { count += 1 } }
}

/// From starting the program to its first answer, on a journal that exists.
func start() throws {
    let folder = ".build/benchmark-\(UUID().uuidString)"
    let first = try LiveDaemon(folder: folder)
    _ = try first.connect()
    first.stop()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var times: [Double] = []
    var baseline: [Double] = []
    for _ in 0..<20 {
        var daemon: LiveDaemon?
        times.append(
            try seconds {
                let started = try LiveDaemon(folder: folder)
                daemon = started
                var client = try started.connect()
                _ = try call(&client, "parse", ["text": "two eggs"])
            })
        daemon?.stop()
        baseline.append(try ChildRun("/bin/true", []).seconds)
    }
    let (ours, theirs) = (times.quantile(0.5) * 1e3, baseline.quantile(0.5) * 1e3)
    Report.line(
        "  start to first reply: worst \(format((times.max() ?? 0) * 1e3, 1)) ms; running `true` "
            + "\(format(theirs, 2)) ms, ratio \(format(ours / theirs, 1))")
    Report.claim("start to first reply, median", ours, "ms", .atMost, 100)
}

/// What the daemon holds on to after many meals, and whether it sleeps when nobody asks.
func memoryAndIdleness() throws {
    let catalog = try CopiedCatalog()
    defer { catalog.remove() }
    let daemon = try LiveDaemon(ingredients: catalog.ingredients)
    defer { daemon.remove() }
    var client = try daemon.connect()
    _ = try call(&client, "log", ["text": .string(meal)])
    let before = daemon.status("VmRSS")
    for number in 0..<10_000 {
        _ = try call(
            &client, "log", ["text": .string("\(number % 7 + 1) eggs and toast with butter")])
    }
    let after = daemon.status("VmRSS")
    Report.line("  after one meal \(format(Double(before) / 1024, 1)) MB")
    Report.claim("memory after 10,000 meals", Double(after) / 1024, "MB", .atMost, 40, noise: 0.02)
    Report.claim("the same to after one", Double(after) / Double(before), .atMost, 1.25)
    let switches = daemon.switches()
    sleep(60)
    Report.claim(
        "wake-ups in 60 idle seconds", Double(daemon.switches() - switches), .atMost, 0.5, noise: 0)
}

/// The own catalog in a folder of its own: the daemon looks up whenever something happens beside its catalog, and in a
/// checkout something does.
struct CopiedCatalog {
    private let folder = ".build/benchmark-\(UUID().uuidString)"
    var ingredients: String { "\(folder)/ingredients.json" }

    init() throws {
        let files = FileManager.default
        try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for name in try files.contentsOfDirectory(atPath: ".")
        where name == "ingredients.json" || name.hasSuffix(".tsv") {
            try files.copyItem(atPath: name, toPath: "\(folder)/\(name)")
        }
    }

    func remove() { try? FileManager.default.removeItem(atPath: folder) }
}
