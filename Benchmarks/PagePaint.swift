import Foundation
import Glibc
import JSON

/// First paint of Today in Chromium, by turns with the same bytes from nginx.
func paint(_ stage: PageStage, _ rival: StaticServer) throws {
    guard let browser = try PaintingBrowser() else {
        Report.line("  skipped: first paint needs the packages chromium and chromium-driver")
        return
    }
    defer { browser.quit() }
    let address = "http://127.0.0.1:\(stage.port)"
    try browser.open("\(address)/login?link=\(try PageStage.linkToken(of: stage.daemon))")
    _ = try browser.run("document.querySelector('button.main').click(); return true")
    while try browser.run("return location.pathname") != "/" { usleep(20_000) }
    var (ours, theirs): ([Double], [Double]) = ([], [])
    for turn in 0...20 {
        let own = try browser.firstPaint(of: address + "/")
        let other = try browser.firstPaint(of: "http://127.0.0.1:\(rival.port)/")
        guard turn > 0 else { continue }
        ours.append(own)
        theirs.append(other)
    }
    Report.line(
        "  first paint of Today: \(format(ours.quantile(0.5), 1)) ms, of the same bytes from nginx "
            + "\(format(theirs.quantile(0.5), 1)) ms")
    Report.claim(
        "first paint to that of the same bytes from nginx",
        ratios: zip(ours, theirs).map { $0 / $1 }, .atMost, 1.5)
}

/// Chromium without a screen, by way of chromedriver.
private final class PaintingBrowser {
    private let driver = Process()
    private let folder =
        "\(FileManager.default.currentDirectoryPath)/.build/benchmark-\(UUID().uuidString)"
    private let peer: HTTPPeer
    private var session = ""

    /// - Returns: `nil` where there is no Chromium.
    init?() throws {
        let programs = ["/usr/bin/chromium", "/usr/bin/chromedriver"]
        guard programs.allSatisfy(FileManager.default.isExecutableFile) else { return nil }
        let port = try freePort()
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        driver.executableURL = URL(fileURLWithPath: programs[1])
        driver.arguments = ["--port=\(port)"]
        driver.environment = ProcessInfo.processInfo.environment.merging(["HOME": folder]) { $1 }
        driver.standardOutput = FileHandle.nullDevice
        driver.standardError = FileHandle.nullDevice
        try driver.run()
        peer = try Self.peer(port: port, of: driver)
        let arguments: [JSONValue] = [
            "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
            "--no-first-run", "--disable-extensions", .string("--user-data-dir=\(folder)/profile"),
        ]
        let made = try call(
            "/session",
            [
                "capabilities": [
                    "alwaysMatch": [
                        "browserName": "chrome", "goog:chromeOptions": ["args": .array(arguments)],
                    ]
                ]
            ])
        session = made["sessionId"]?.string ?? ""
    }

    private static func peer(port: UInt16, of driver: Process) throws -> HTTPPeer {
        while true {
            if let peer = try? HTTPPeer(port: port) { return peer }
            guard driver.isRunning else { throw BenchmarkError("chromedriver does not run") }
            usleep(20_000)
        }
    }

    func quit() {
        _ = try? peer.send("DELETE", "/session/\(session)")
        driver.terminate()
        driver.waitUntilExit()
        try? FileManager.default.removeItem(atPath: folder)
    }

    private func call(_ path: String, _ body: JSONValue) throws -> JSONValue {
        let answer = try peer.send(
            "POST", path, headers: ["Content-Type": "application/json"], body: body.text)
        let value = try JSONValue(parsing: answer.body)["value"] ?? .null
        if let error = value["message"]?.string, answer.status != 200 {
            throw BenchmarkError("the browser: \(error)")
        }
        return value
    }

    func open(_ address: String) throws {
        _ = try call("/session/\(session)/url", ["url": .string(address)])
    }

    func run(_ script: String) throws -> JSONValue {
        try call(
            "/session/\(session)/execute/sync", ["script": .string(script), "args": []])
    }

    /// Milliseconds from the beginning of the navigation to the first paint with content.
    func firstPaint(of address: String) throws -> Double {
        try open(address)
        let script =
            "return (performance.getEntriesByName('first-contentful-paint')[0] || {}).startTime"
        while true {
            if let time = try run(script).number { return time }
            usleep(5_000)
        }
    }
}
