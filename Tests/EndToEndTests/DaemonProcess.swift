import Foundation
import JSON
import TestSupport
import Testing
import UnixSocket

/// A live `demeterd` on a folder of its own with a small catalog, ended with the test.
final class DaemonProcess: @unchecked Sendable {
    let folder: String
    let errors: String
    private let owned: TemporaryFolder?
    private var process: Process
    private let environment: [String: String]
    private let arguments: [String]
    /// A program that becomes the daemon, with its options; looked for on the path.
    private let wrapper: [String]

    var socket: String { "\(folder)/demeter.sock" }
    var journal: String { "\(folder)/journal.sqlite" }
    var identifier: Int32 { process.processIdentifier }
    var isRunning: Bool { process.isRunning }

    /// Starts on a new folder, or on `folder`, and waits until it listens.
    init(
        folder: String? = nil, environment: [String: String] = [:], arguments: [String] = [],
        wrapper: [String] = []
    ) throws {
        owned = folder == nil ? try TemporaryFolder() : nil
        self.folder = folder ?? owned?.path ?? ""
        errors = "\(self.folder)/errors.txt"
        self.environment = environment
        self.arguments = arguments
        self.wrapper = wrapper
        process = Process()
        try start()
    }

    deinit {
        guard process.isRunning else { return }
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }

    func start() throws {
        process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments =
            wrapper + [
                Built.program("demeterd"),
                "--data-dir", folder, "--socket", socket, "--config", "/dev/null",
            ] + (arguments.contains("--ingredients") ? [] : ["--ingredients", Built.ingredients])
            + arguments
        process.environment = ProcessInfo.processInfo.environment
            .filter { !$0.key.hasPrefix("DEMETER_") }
            .merging(environment) { $1 }
        _ = FileManager.default.createFile(atPath: errors, contents: nil)
        process.standardError = FileHandle(forWritingAtPath: errors)
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        // The greeting comes when the daemon listens; an end of the output is a failed start.
        var said = Data()
        while !String(decoding: said, as: UTF8.self).hasSuffix(" undo\n") {
            let more = output.fileHandleForReading.availableData
            if more.isEmpty {
                process.waitUntilExit()
                throw DaemonFailure(status: process.terminationStatus, errors: log)
            }
            said += more
        }
        greeting = String(decoding: said, as: UTF8.self)
    }

    private(set) var greeting = ""

    /// What the daemon wrote to standard error.
    var log: String { (try? String(contentsOfFile: errors, encoding: .utf8)) ?? "" }

    func signal(_ number: Int32) { kill(process.processIdentifier, number) }

    /// Kills without warning.
    func crash() {
        signal(SIGKILL)
        process.waitUntilExit()
    }

    /// Asks it to end; the exit status.
    @discardableResult
    func stop() -> Int32 {
        signal(SIGTERM)
        process.waitUntilExit()
        return process.terminationStatus
    }

    /// Waits until something else has ended it.
    func waitForEnd() { process.waitUntilExit() }

    func connect() throws -> SocketClient {
        try SocketClient(connectingTo: socket, patience: .seconds(60))
    }

    var threadNames: [String] {
        let folder = "/proc/\(identifier)/task"
        let threads = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return threads.compactMap { thread in
            try? String(contentsOfFile: "\(folder)/\(thread)/comm", encoding: .utf8)
                .trimmingCharacters(in: .newlines)
        }
    }

    /// How many times the memory that it needs a daemon takes here: sanitizers keep a shadow of it.
    static let memoryFactor =
        ProcessInfo.processInfo.environment["DEMETER_SANITIZED"] == nil ? 1 : 4

    /// Resident memory in kilobytes.
    var residentKilobytes: Int {
        let text =
            (try? String(contentsOfFile: "/proc/\(identifier)/status", encoding: .utf8)) ?? ""
        let line = text.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
        return line?.split(whereSeparator: { !$0.isNumber }).first.flatMap { Int($0) } ?? 0
    }
}

struct DaemonFailure: Error {
    let status: Int32
    let errors: String
}

/// What the build has made, found beside the tests.
enum Built {
    static func program(_ name: String) -> String { "\(folder)/\(name)" }

    static let ingredients = "\(root)/Tests/EndToEndTests/Fixtures/ingredients.json"

    /// The top of the checkout.
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().path

    private static let folder: String = {
        let program =
            (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
        return URL(fileURLWithPath: program).deletingLastPathComponent().path
    }()
}

extension SocketClient {
    /// One line of a person's and the reply to it.
    mutating func say(_ line: String) throws -> [String] {
        try send(line: line)
        return try receiveText()
    }

    /// One JSON-RPC line and its answer.
    mutating func ask(_ line: String) throws -> JSONValue {
        try send(line: line)
        return try JSONValue(parsing: try #require(try receiveLine()))
    }

    /// One JSON-RPC request and its result or error.
    mutating func call(_ method: String, _ parameters: JSONValue = [:]) throws -> JSONValue {
        try ask(
            (["jsonrpc": "2.0", "id": 1, "method": .string(method), "params": parameters]
                as JSONValue)
                .text)
    }
}
