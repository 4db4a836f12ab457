import Dispatch
import Foundation

/// A program run to its end, with what it was given and what it said.
package struct Command {
    package var status: Int32
    package var output: String
    package var errors: String

    /// Runs `program` (an absolute path, or a name on the `PATH`) and waits for its end.
    ///
    /// - Parameter environment: replaces this process's own when given.
    package static func run(
        _ program: String, _ arguments: [String] = [], input: String = "",
        environment: [String: String]? = nil
    ) throws -> Command {
        let process = Process()
        if program.hasPrefix("/") {
            process.executableURL = URL(fileURLWithPath: program)
            process.arguments = arguments
        } else {
            process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            process.arguments = [program] + arguments
        }
        if let environment { process.environment = environment }
        let (standardInput, standardOutput, standardError) = (Pipe(), Pipe(), Pipe())
        process.standardInput = standardInput
        process.standardOutput = standardOutput
        process.standardError = standardError
        try process.run()
        let writer = Thread {
            try? standardInput.fileHandleForWriting.write(contentsOf: Data(input.utf8))
            try? standardInput.fileHandleForWriting.close()
        }
        writer.start()
        nonisolated(unsafe) var errors = Data()
        let group = DispatchGroup()
        group.enter()
        let reader = Thread {
            errors = standardError.fileHandleForReading.readDataToEndOfFile()
            group.leave()
        }
        reader.start()
        let output = standardOutput.fileHandleForReading.readDataToEndOfFile()
        group.wait()
        process.waitUntilExit()
        return Command(
            status: process.terminationStatus, output: String(decoding: output, as: UTF8.self),
            errors: String(decoding: errors, as: UTF8.self))
    }
}
