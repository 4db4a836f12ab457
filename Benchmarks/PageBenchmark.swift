import Foundation
import Glibc
import JSON
import Journal
import Nutrition
import UnixSocket

/// Today with forty entries beside nginx with a file of the same bytes and beside itself under a steady load;
/// browsers that look on; a year of 20,000 entries; and the first paint in Chromium.
func page() async throws {
    let stage = try PageStage()
    defer { stage.daemon.remove() }
    try fill(stage)
    let peer = try HTTPPeer(port: stage.port)
    let today = try peer.send("GET", "/", headers: ["Cookie": stage.cookie])
    guard today.status == 200 else { throw BenchmarkError("Today is answered \(today.status)") }
    let files = try assets(of: today.body, peer)
    let together = today.body.count + files.reduce(0) { $0 + $1.content.count }
    Report.line(
        "  Today with 40 entries: \(today.body.count) bytes, "
            + files.map { "\($0.path) \($0.content.count)" }.joined(separator: ", "))
    Report.claim("page with style and script", Double(together) / 1e3, "kB", .atMost, 100, noise: 0)
    if let rival = try StaticServer(page: today.body, files: files) {
        defer { rival.stop() }
        try race(stage, rival)
        try paint(stage, rival)
    } else {
        Report.line("  skipped: requests beside a static page need the package nginx")
    }
    try steady(stage)
    try lookOn(stage)
    try await year()
}

private func fill(_ stage: PageStage) throws {
    var client = try stage.daemon.connect()
    _ = try call(
        &client, "goals.set",
        [
            "calories": ["lower": 1800, "upper": 2200], "protein": ["lower": 120], "fat": 70,
            "sugar": ["upper": 50],
        ])
    let meals = ["breakfast", "lunch", "dinner", "snack"]
    let foods = ["egg", "banana", "oats", "milk", "apple", "rice", "chicken breast", "olive oil"]
    for number in 0..<40 {
        _ = try call(
            &client, "log",
            [
                "text": .string("\(20 + number) g \(foods[number % foods.count])"),
                "meal": .string(meals[number % 4]),
            ])
    }
    let count = try call(&client, "day")["logged_count"]?.integer
    guard count == 40 else { throw BenchmarkError("\(count ?? 0) entries instead of 40") }
}

/// What a page refers to.
private func assets(
    of page: [UInt8], _ peer: HTTPPeer
) throws -> [(path: String, content: [UInt8])] {
    let text = String(decoding: page, as: UTF8.self)
    let paths = text.matches(of: #/(?:href|src)="(\/assets\/[^"]+\.(?:css|js))"/#).map {
        String($0.1)
    }
    return try Set(paths).sorted().map { ($0, try peer.send("GET", $0).body) }
}

/// nginx, from Debian, with one page and what belongs to it.
final class StaticServer {
    let port: UInt16
    private let process = Process()
    private let folder: String

    private static let program = ProcessInfo.processInfo.environment["NGINX"] ?? "/usr/sbin/nginx"

    /// - Returns: `nil` where there is no nginx.
    init?(page: [UInt8], files: [(path: String, content: [UInt8])]) throws {
        guard FileManager.default.isExecutableFile(atPath: Self.program) else { return nil }
        port = try freePort()
        folder =
            "\(FileManager.default.currentDirectoryPath)/.build/benchmark-\(UUID().uuidString)"
        try FileManager.default.createDirectory(
            atPath: "\(folder)/root/assets", withIntermediateDirectories: true)
        try Data(page).write(to: URL(fileURLWithPath: "\(folder)/root/index.html"))
        for file in files {
            try Data(file.content).write(to: URL(fileURLWithPath: "\(folder)/root\(file.path)"))
        }
        let configuration = """
            daemon off; worker_processes auto; pid \(folder)/pid; error_log /dev/null;
            events { worker_connections 512; }
            http {
                access_log off; sendfile on; keepalive_requests 1000000;
                types { text/html html; text/css css; text/javascript js; }
                client_body_temp_path \(folder)/a; proxy_temp_path \(folder)/b;
                fastcgi_temp_path \(folder)/c; uwsgi_temp_path \(folder)/d; scgi_temp_path \(folder)/e;
                server {
                    listen 127.0.0.1:\(port); root \(folder)/root;
                    location /assets/ { expires max; }
                }
            }
            """
        try configuration.write(toFile: "\(folder)/conf", atomically: true, encoding: .utf8)
        process.executableURL = URL(fileURLWithPath: Self.program)
        process.arguments = ["-c", "\(folder)/conf", "-p", folder, "-e", "/dev/null"]
        process.standardError = FileHandle.nullDevice
        try process.run()
        while true {
            if let peer = try? HTTPPeer(port: port), let answer = try? peer.send("GET", "/"),
                answer.status == 200
            {
                break
            }
            guard process.isRunning else { throw BenchmarkError("nginx does not run") }
            usleep(10_000)
        }
    }

    func stop() {
        process.terminate()
        process.waitUntilExit()
        try? FileManager.default.removeItem(atPath: folder)
    }
}

/// Requests a second of eight connections, by turns.
private func race(_ stage: PageStage, _ rival: StaticServer) throws {
    var (ours, theirs): ([Double], [Double]) = ([], [])
    for turn in 0...5 {
        let own = try rate(port: stage.port, cookie: stage.cookie, for: 1.5)
        let other = try rate(port: rival.port, cookie: nil, for: 1.5)
        guard turn > 0 else { continue }
        ours.append(own)
        theirs.append(other)
    }
    Report.line(
        "  Today: \(format(ours.quantile(0.5), 0)) requests a second, nginx with the same bytes "
            + "\(format(theirs.quantile(0.5), 0))")
    Report.claim(
        "requests a second to nginx with the same bytes", ratios: zip(ours, theirs).map { $0 / $1 },
        .atLeast, 0.1)
}

private func rate(port: UInt16, cookie: String?, for time: Double) throws -> Double {
    let count = Counter()
    let headers = cookie.map { ["Cookie": $0] } ?? [:]
    let start = ContinuousClock.now
    let end = start + .seconds(time)
    let group = DispatchGroup()
    let failures = FailureCount()
    for _ in 0..<8 {
        group.enter()
        Thread.detachNewThread {
            do {
                let peer = try HTTPPeer(port: port)
                var own = 0
                while ContinuousClock.now < end {
                    let answer = try peer.send("GET", "/", headers: headers)
                    guard answer.status == 200 else {
                        throw BenchmarkError("answered \(answer.status)")
                    }
                    own += 1
                }
                count.add(own)
            } catch { failures.add() }
            group.leave()
        }
    }
    group.wait()
    guard failures.count == 0 else { throw BenchmarkError("\(failures.count) clients failed") }
    return Double(count.sum) / (start.duration(to: .now) / .seconds(1))
}

private final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private(set) var sum = 0
    func add(_ count: Int) { lock.withLock { sum += count } }
}

/// Fifty requests a second for twenty seconds, each from when it should have been sent, while somebody logs a
/// meal in every second of them: nothing that was kept is of use for long. What is logged is taken back, so
/// that the day keeps its forty entries.
private func steady(_ stage: PageStage) throws {
    let peer = try HTTPPeer(port: stage.port)
    let eater = Eater(stage.daemon)
    var times: [Double] = []
    let start = ContinuousClock.now
    for number in 0..<1000 {
        let due = start + .milliseconds(20 * number)
        let now = ContinuousClock.now
        if due > now { usleep(UInt32((now.duration(to: due) / .microseconds(1)).rounded(.up))) }
        let answer = try peer.send("GET", "/", headers: ["Cookie": stage.cookie])
        times.append(due.duration(to: .now) / .milliseconds(1))
        guard answer.status == 200 else { throw BenchmarkError("answered \(answer.status)") }
        // Somebody else does it, so that no request waits for them.
        if number % 50 == 25 { eater.eat() }
    }
    try eater.leave()
    Report.line(
        "  Today at 50 requests a second: median \(format(times.quantile(0.5))) ms, worst "
            + "\(format(times.max() ?? 0)) ms")
    Report.claim("Today at 50 requests a second, p99", times.quantile(0.99), "ms", .atMost, 15)
}

/// Somebody who logs a meal and takes it back, beside whoever asks for it.
private final class Eater: @unchecked Sendable {
    private let meals = DispatchSemaphore(value: 0)
    private let isGone = DispatchSemaphore(value: 0)
    private let failures = FailureCount()
    private let lock = NSLock()
    private var isLeaving = false

    init(_ daemon: LiveDaemon) {
        let socket = daemon.socket
        Thread.detachNewThread { [self] in
            guard var client = try? SocketClient(connectingTo: socket) else {
                failures.add()
                isGone.signal()
                return
            }
            while true {
                meals.wait()
                if lock.withLock({ isLeaving }) { break }
                do {
                    _ = try call(&client, "log", ["text": "two eggs"])
                    _ = try call(&client, "undo")
                } catch { failures.add() }
            }
            isGone.signal()
        }
    }

    func eat() { meals.signal() }

    /// Returns when nothing is being eaten any more.
    func leave() throws {
        lock.withLock { isLeaving = true }
        meals.signal()
        isGone.wait()
        guard failures.count == 0 else { throw BenchmarkError("\(failures.count) meals failed") }
    }
}

/// 200 browsers that look on, and how long a meal takes to be told to all of them.
private func lookOn(_ stage: PageStage) throws {
    let process = try stage.process()
    let peers = try (0..<200).map { _ in try HTTPPeer(port: stage.port) }
    for peer in peers {
        let answer = try peer.begin("/events", headers: ["Cookie": stage.cookie])
        guard answer.status == 200 else { throw BenchmarkError("answered \(answer.status)") }
    }
    for peer in peers { try peer.wait(for: ":\n\n") }
    var client = try stage.daemon.connect()
    var slowest: [Double] = []
    for _ in 0..<20 {
        slowest.append(
            try seconds {
                _ = try call(&client, "log", ["text": "two eggs"])
                for peer in peers { try peer.wait(for: "data:") }
            } * 1e3)
    }
    let status = try String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
    func megabytes(_ name: String) -> Double {
        let line = status.split(separator: "\n").first { $0.hasPrefix("\(name):") }
        let figure = line?.split(whereSeparator: { !$0.isNumber }).first
        return (figure.flatMap { Double($0) } ?? .nan) / 1024
    }
    Report.line(
        "  demeter-web with 200 live browsers: \(format(megabytes("RssAnon"), 1)) MB of its own, "
            + "\(format(megabytes("RssFile"), 1)) MB of programs' and libraries' pages")
    Report.claim(
        "a meal until 200 browsers know, worst", slowest.max() ?? .nan, "ms", .atMost, 1000)
    Report.claim(
        "memory with 200 live browsers", megabytes("VmRSS"), "MB", .atMost, 30, noise: 0.02)
}

/// The year's page, over 20,000 entries; something is logged before each look, so that none was kept.
private func year() async throws {
    let now = LocalDay(daysSinceEpoch: Int(Date().timeIntervalSince1970) / 86_400)
    guard let last = LocalDay("\(now.year - 1)-12-31") else {
        throw BenchmarkError("there is no last day")
    }
    let folder = try await journal(of: 365, upTo: last, each: 55)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let stage = try PageStage(folder: folder)
    defer { stage.daemon.stop() }
    var client = try stage.daemon.connect()
    _ = try call(
        &client, "goals.set",
        ["calories": ["lower": 4000, "upper": 6000], "from": .string("\(last.year)-01-01")])
    let peer = try HTTPPeer(port: stage.port)
    var times: [Double] = []
    for _ in 0..<50 {
        _ = try call(&client, "log", ["text": "two eggs"])
        times.append(
            try seconds {
                let answer = try peer.send(
                    "GET", "/year/\(last.year)", headers: ["Cookie": stage.cookie])
                guard answer.status == 200 else {
                    throw BenchmarkError("answered \(answer.status)")
                }
            } * 1e3)
    }
    Report.line("  a year's chart: worst \(format(times.max() ?? .nan, 1)) ms")
    Report.claim(
        "a year's chart over 20,000 entries, median", times.quantile(0.5), "ms", .atMost, 50)
}
