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
        let (standardInput, standardOutput, standardError) = (Pipe(), Pipe(), Pipe())
        let process = try ChildProcess(
            [program] + arguments, environment: environment,
            input: standardInput.fileHandleForReading, output: standardOutput.fileHandleForWriting,
            errors: standardError.fileHandleForWriting)
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
        return Command(
            status: process.terminationStatus, output: String(decoding: output, as: UTF8.self),
            errors: String(decoding: errors, as: UTF8.self))
    }
}
