import Foundation
import JSON
import TestSupport
import Testing
import UnixSocket

/// A live `demeterd` on a folder of its own with a small catalog, ended with the test.
final class DaemonProcess: @unchecked Sendable {
    let folder: String
    var errors: String { Self.errors(in: folder) }
    private let owned: TemporaryFolder?
    private var process: ChildProcess
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
        self.environment = environment
        self.arguments = arguments
        self.wrapper = wrapper
        (process, greeting) = try Self.launch(
            in: self.folder, environment: environment, arguments: arguments, wrapper: wrapper)
    }

    func start() throws {
        (process, greeting) = try Self.launch(
            in: folder, environment: environment, arguments: arguments, wrapper: wrapper)
    }

    /// Starts the program; it and what it greets with.
    private static func launch(
        in folder: String, environment: [String: String], arguments: [String], wrapper: [String]
    ) throws -> (ChildProcess, String) {
        let errors = errors(in: folder)
        _ = FileManager.default.createFile(atPath: errors, contents: nil)
        let output = Pipe()
        let process = try ChildProcess(
            wrapper + [
                Built.program("demeterd"), "--data-dir", folder, "--socket",
                "\(folder)/demeter.sock", "--config", "/dev/null",
            ] + (arguments.contains("--ingredients") ? [] : ["--ingredients", Built.ingredients])
                + arguments,
            environment: ProcessInfo.processInfo.environment
                .filter { !$0.key.hasPrefix("DEMETER_") }
                .merging(environment["DEMETER_VOICE_ENABLED"] == nil ? [:] : withoutLeakCheck) {
                    $1
                }
                .merging(environment) { $1 },
            output: output.fileHandleForWriting, errors: FileHandle(forWritingAtPath: errors))
        // The greeting comes when the daemon listens; an end of the output is a failed start.
        var said = Data()
        while !String(decoding: said, as: UTF8.self).hasSuffix(" undo\n") {
            let more = output.fileHandleForReading.availableData
            if more.isEmpty {
                throw DaemonFailure(
                    status: process.terminationStatus,
                    errors: (try? String(contentsOfFile: errors, encoding: .utf8)) ?? "")
            }
            said += more
        }
        return (process, String(decoding: said, as: UTF8.self))
    }

    /// A sanitizer cannot look for leaks in a process that is traced, nor in ears that gave up the right.
    static let withoutLeakCheck = ["ASAN_OPTIONS": "detect_leaks=0"]

    private static func errors(in folder: String) -> String { "\(folder)/errors.txt" }

    private(set) var greeting: String

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

    /// A program that the daemon started and that runs; `nil` where there is none of this name.
    func child(named name: String) throws -> Int32? {
        let tasks = "/proc/\(identifier)/task"
        let children = try FileManager.default.contentsOfDirectory(atPath: tasks).compactMap {
            try? String(contentsOfFile: "\(tasks)/\($0)/children", encoding: .utf8)
        }
        return children.joined(separator: " ").split(separator: " ").lazy.compactMap { Int32($0) }
            .first { child in
                (try? String(contentsOfFile: "/proc/\(child)/comm", encoding: .utf8)) == "\(name)\n"
            }
    }

    /// Waits until a program has given its rights away, which it does between opening what it serves and serving it: who
    /// finds its door open may be earlier than that.
    static func waitUntilConfined(_ process: Int32) throws {
        try waitUntil {
            let status = try String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
            return status.contains("\nNoNewPrivs:\t1\n") && status.contains("\nSeccomp:\t2\n")
        }
    }

    /// How many times the memory that it needs a daemon takes here: sanitizers keep a shadow of it.
    static let memoryFactor =
        ProcessInfo.processInfo.environment["DEMETER_SANITIZED"] == nil ? 1 : 4

    /// Resident memory in kilobytes.
    var residentKilobytes: Int { kilobytes(of: "VmRSS:") }

    /// Resident memory in kilobytes that is the process's alone: pages of mapped files come and go as the
    /// system likes.
    var ownKilobytes: Int { kilobytes(of: "RssAnon:") }

    private func kilobytes(of name: String) -> Int {
        let text =
            (try? String(contentsOfFile: "/proc/\(identifier)/status", encoding: .utf8)) ?? ""
        let line = text.split(separator: "\n").first { $0.hasPrefix(name) }
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

    static let folder: String = {
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
