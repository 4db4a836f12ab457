import Foundation
import TestSupport
import Testing

/// A program that a test needs beside the daemon, ended with the test.
final class HelperProcess {
    private let process: ChildProcess
    /// What it says.
    private let output: String

    /// Starts it, and waits until it has said `ready`.
    init(
        _ arguments: [String], environment: [String: String] = [:], in folder: String,
        ready: String
    ) throws {
        output = "\(folder)/helper-\(UUID().uuidString).txt"
        _ = FileManager.default.createFile(atPath: output, contents: nil)
        let file = FileHandle(forWritingAtPath: output)
        process = try ChildProcess(
            arguments,
            environment: ProcessInfo.processInfo.environment.merging(environment) { $1 },
            output: file, errors: file)
        try waitUntil {
            try #require(process.isRunning || said.contains(ready), "\(arguments) ended: \(said)")
            return said.contains(ready)
        }
    }

    func stop() {
        guard process.isRunning else { return }
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }

    var said: String { (try? String(contentsOfFile: output, encoding: .utf8)) ?? "" }

    static let fixtures: String = {
        let folder = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        return folder.joined(separator: "/") + "/Fixtures"
    }()

    /// Whether Debian's Python has a module.
    static func hasModule(_ name: String) -> Bool {
        (try? Command.run("/usr/bin/python3", ["-c", "import \(name)"]).status) == 0
    }
}
