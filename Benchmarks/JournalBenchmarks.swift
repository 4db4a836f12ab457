import Foundation
import JSON
import UnixSocket

let meal = "two scrambled eggs, a slice of toast with butter and a black coffee"
let entriesOfMeal = 4

/// One client, one meal after the other, each on the disk when it is answered.
func oneClient() throws {
    let daemon = try LiveDaemon()
    defer { daemon.remove() }
    var client = try daemon.connect()
    let bare = try BareLoop()
    var logged: [Double] = []
    var baseline: [Double] = []
    // Taken in turns, so that both meet the same disk.
    for _ in 0..<40 {
        for _ in 0..<50 {
            logged.append(
                try seconds { _ = try call(&client, "log", ["text": .string(meal)]) })
        }
        for _ in 0..<50 {
            baseline.append(try seconds { try bare.log(meal, entries: entriesOfMeal) })
        }
    }
    for (name, share, limit) in [("median", 0.5, "1.5"), ("99th percentile", 0.99, "2")] {
        let (ours, theirs) = (logged.quantile(share) * 1e3, baseline.quantile(share) * 1e3)
        print(
            "one client, \(name): \(format(ours, 3)) ms, bare loop \(format(theirs, 3)) ms, "
                + "ratio \(format(ours / theirs)) (at most \(limit))")
    }
}

/// 64 clients at once: commits are shared.
func manyClients() throws {
    let daemon = try LiveDaemon()
    defer { daemon.remove() }
    var control = try daemon.connect()
    let (clients, logs) = (64, 50)
    func counts() throws -> (commits: Int, writes: Int) {
        let journal = try call(&control, "status")["journal"]
        return (journal?["commits"]?.integer ?? 0, journal?["writes"]?.integer ?? 0)
    }
    let before = try counts()
    let failures = FailureCount()
    let socket = daemon.socket
    let time = seconds {
        let group = DispatchGroup()
        for _ in 0..<clients {
            group.enter()
            Thread.detachNewThread {
                do {
                    var client = try SocketClient(connectingTo: socket)
                    for _ in 0..<logs {
                        _ = try call(&client, "log", ["text": .string(meal)])
                    }
                } catch { failures.add() }
                group.leave()
            }
        }
        group.wait()
    }
    let after = try counts()
    let bare = try BareLoop()
    let baseline =
        try seconds { for _ in 0..<500 { try bare.log(meal, entries: entriesOfMeal) } } / 500
    let perSync = Double(clients * logs) / Double(after.commits - before.commits)
    let throughput = Double(clients * logs) / time
    print(
        "64 clients: \(format(throughput, 0)) logs/s, bare loop \(format(1 / baseline, 0)) logs/s, ratio \(format(throughput * baseline)) (at least 3 where a sync takes 1 ms; here two take \(format(baseline * 1e3)) ms), \(failures.count) failures"
    )
    print(
        "64 clients: \(format(perSync)) logs a sync, \(format(Double(after.writes - before.writes) / Double(after.commits - before.commits))) writes a sync (at least 8 logs)"
    )
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
        baseline.append(
            try seconds {
                let process = Process()
                process.executableURL = URL(fileURLWithPath: "/bin/true")
                try process.run()
                process.waitUntilExit()
            })
    }
    let (ours, theirs) = (times.quantile(0.5) * 1e3, baseline.quantile(0.5) * 1e3)
    print(
        "start to first reply: median \(format(ours, 1)) ms, worst \(format((times.max() ?? 0) * 1e3, 1)) ms "
            + "(at most 100), running `true` \(format(theirs, 1)) ms, ratio \(format(ours / theirs, 1))"
    )
}

/// What the daemon holds on to after many meals, and whether it sleeps when nobody asks.
func memoryAndIdleness() throws {
    let daemon = try LiveDaemon()
    defer { daemon.remove() }
    var client = try daemon.connect()
    _ = try call(&client, "log", ["text": .string(meal)])
    let before = daemon.status("VmRSS")
    for number in 0..<10_000 {
        _ = try call(
            &client, "log", ["text": .string("\(number % 7 + 1) eggs and toast with butter")])
    }
    let after = daemon.status("VmRSS")
    print(
        "memory after 10,000 meals: \(format(Double(after) / 1024, 1)) MB (at most 40), after one "
            + "\(format(Double(before) / 1024, 1)) MB, ratio \(format(Double(after) / Double(before)))"
    )
    // The pools of threads wind down within seconds of the last request.
    sleep(20)
    let switches = daemon.switches()
    sleep(20)
    print("wake-ups in 20 idle seconds: \(daemon.switches() - switches) (none)")
}
