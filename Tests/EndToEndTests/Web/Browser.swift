import Foundation
import HTTP
import JSON
import TestSupport
import Testing

/// Debian's Chromium without a screen, driven by chromedriver as W3C's WebDriver says.
final class Browser: @unchecked Sendable {
    private let driver: ChildProcess
    private let folder: TemporaryFolder
    private let client = HTTPClient(settings: Browser.settings)
    private let address: String
    private var session = ""
    /// Lives as long as it is looked at, whatever a test still needs of it.
    private var stage: PageStage?

    /// The one of the suite.
    @TaskLocal static var current: Browser?

    static let isThere = ["/usr/bin/chromium", "/usr/bin/chromedriver"].allSatisfy {
        FileManager.default.isExecutableFile(atPath: $0)
    }
    static let reason: Comment = "needs the packages chromium and chromium-driver"

    private static var settings: HTTPSettings {
        var settings = HTTPSettings()
        settings.answerLimit = 64 << 20
        return settings
    }

    /// - Parameter options: of Chromium's, beside the usual ones.
    init(_ options: [String] = []) async throws {
        folder = try TemporaryFolder()
        let output = "\(folder.path)/driver.txt"
        _ = FileManager.default.createFile(atPath: output, contents: nil)
        driver = try ChildProcess(
            ["/usr/bin/chromedriver", "--port=0"],
            environment: ProcessInfo.processInfo.environment.merging(["HOME": folder.path]) { $1 },
            output: FileHandle(forWritingAtPath: output))
        var port: Substring?
        try waitUntil {
            let said = (try? String(contentsOfFile: output, encoding: .utf8)) ?? ""
            port = said.firstMatch(of: #/started successfully on port ([0-9]+)/#).map { $0.1 }
            return port != nil
        }
        address = "http://127.0.0.1:\(try #require(port))"
        let arguments: [JSONValue] =
            [
                "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
                "--no-first-run", "--disable-extensions", "--hide-scrollbars",
                .string("--user-data-dir=\(folder.path)/profile"),
            ] + options.map(JSONValue.string)
        let made = try await call(
            "/session",
            [
                "capabilities": [
                    "alwaysMatch": [
                        "browserName": "chrome", "goog:chromeOptions": ["args": .array(arguments)],
                    ]
                ]
            ])
        session = try #require(made["sessionId"]?.string)
    }

    /// Ends the browser and its driver, and all that they started.
    func quit() {
        stage = nil
        _ = try? Command.run(
            "/usr/bin/curl", ["-s", "-X", "DELETE", "\(address)/session/\(session)"])
        kill(-driver.processIdentifier, SIGKILL)
        driver.waitUntilExit()
        client.close()
    }

    @discardableResult
    private func call(_ path: String, _ body: JSONValue) async throws -> JSONValue {
        let answer = try await client.send(
            HTTPRequest(url: address + path, body: Array(body.text.utf8), timeout: .seconds(120)))
        let value = try JSONValue(parsing: answer.body)["value"] ?? .null
        if let error = value["error"]?.string {
            throw BrowserFailure(error: error, message: value["message"]?.string ?? "")
        }
        return value
    }

    /// Opens a link of the stage's, at which the browser looks from then on.
    func enter(_ stage: PageStage) async throws {
        self.stage = stage
        try await open(try stage.link())
    }

    func open(_ address: String) async throws {
        try await call("/session/\(session)/url", ["url": .string(address)])
    }

    /// Runs a script of the tests, which the page's own policy does not concern.
    @discardableResult
    func run(_ script: String, _ arguments: [JSONValue] = []) async throws -> JSONValue {
        try await call(
            "/session/\(session)/execute/sync",
            ["script": .string(script), "args": .array(arguments)])
    }

    /// As `run`, for a script that calls its last argument when it is done.
    func runLater(_ script: String) async throws -> JSONValue {
        try await call(
            "/session/\(session)/execute/async", ["script": .string(script), "args": []])
    }

    /// Types into whatever has the focus.
    func type(_ text: String) async throws {
        let keys = text.flatMap { key -> [JSONValue] in
            [
                ["type": "keyDown", "value": .string(String(key))],
                ["type": "keyUp", "value": .string(String(key))],
            ]
        }
        try await call(
            "/session/\(session)/actions",
            ["actions": [["type": "key", "id": "keyboard", "actions": .array(keys)]]])
    }

    static let tab = "\u{E004}"
    static let enter = "\u{E007}"

    /// Clicks the first element of a selector, where a person would.
    func click(_ selector: String) async throws {
        let found = try await call(
            "/session/\(session)/element",
            ["using": "css selector", "value": .string(selector)])
        let element = try #require(found.object?.members.first?.value.string)
        try await call("/session/\(session)/element/\(element)/click", [:])
    }

    /// The page's text, as it is seen.
    func text() async throws -> String {
        try await run("return document.body.innerText").string ?? ""
    }

    /// Waits until the page says something: neither keys nor clicks wait for what they bring about.
    func wait(for words: String) async throws {
        try await wait { $0.contains(words) }
    }

    /// Waits until the page does not say something any more.
    func wait(forEndOf words: String) async throws {
        try await wait { !$0.isEmpty && !$0.contains(words) }
    }

    func wait(_ condition: (String) -> Bool) async throws {
        try await until {
            do { return condition(try await text()) } catch is BrowserFailure {
                // Between two pages there is none.
                return false
            }
        }
    }

    /// A command of Chromium's own: sizes of screens, preferences.
    private func command(_ name: String, _ parameters: JSONValue) async throws {
        try await call(
            "/session/\(session)/goog/cdp/execute", ["cmd": .string(name), "params": parameters])
    }

    /// - Parameter features: `prefers-color-scheme` and the like, by name.
    func show(
        width: Int, height: Int = 800, media: String = "", features: [String: String] = [:]
    ) async throws {
        try await command(
            "Emulation.setDeviceMetricsOverride",
            [
                "width": .integer(width), "height": .integer(height), "deviceScaleFactor": 1,
                "mobile": false,
            ])
        try await command(
            "Emulation.setEmulatedMedia",
            [
                "media": .string(media),
                "features": .array(
                    features.sorted { $0.key < $1.key }.map {
                        ["name": .string($0.key), "value": .string($0.value)]
                    }),
            ])
    }

    /// Has the person read these languages, as `Accept-Language` says it.
    func read(_ languages: String) async throws {
        let agent = try await run("return navigator.userAgent")
        try await command(
            "Emulation.setUserAgentOverride",
            ["userAgent": agent, "acceptLanguage": .string(languages)])
    }

    /// What is on the screen, as PNG.
    func screenshot() async throws -> Data {
        let answer = try await client.send(
            HTTPRequest(url: "\(address)/session/\(session)/screenshot"))
        let text = try JSONValue(parsing: answer.body)["value"]?.string
        return try #require(text.flatMap { Data(base64Encoded: $0) })
    }
}

struct BrowserFailure: Error {
    let error: String
    let message: String
}

/// Gives a suite one browser, for it takes as long to start as the tests take.
struct OneBrowser: SuiteTrait, TestScoping {
    @concurrent func provideScope(
        for test: Test, testCase: Test.Case?,
        performing body: @concurrent @Sendable () async throws -> Void
    ) async throws {
        guard Browser.isThere, PageStage.isThere else { return try await body() }
        let browser = try await Browser()
        defer { browser.quit() }
        try await Browser.$current.withValue(browser) { try await body() }
    }
}

extension Trait where Self == OneBrowser {
    static var oneBrowser: Self { OneBrowser() }
}
