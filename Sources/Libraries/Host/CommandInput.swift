internal import Glibc

/// A program that is given something to read.
package enum CommandInput {
    package enum Outcome: Sendable, Hashable {
        /// Its exit status; above 128 the signal that ended it, as shells tell it.
        case ended(Int32)
        /// It cannot be started; the system's error number.
        case notStarted(Int32)
        /// It took too long and was killed.
        case tooSlow
    }

    /// Runs a program found on the `PATH` with a file as its standard input, and waits for its end.
    ///
    /// Blocks. What it prints goes nowhere. What it leaves running behind it is its own affair; when it
    /// takes too long, that is ended with it. It may finish although this process ends meanwhile, and is
    /// ended by the system where it does not.
    ///
    /// - Parameter variables: beside those that any program gets.
    package static func run(
        _ arguments: [String], inputFile: String, variables: [String: String] = [:],
        environment: Environment = .current(), patience: Duration
    ) -> Outcome {
        // The path is a terminated copy for the call.
        let input = unsafe open(inputFile, O_RDONLY | O_CLOEXEC)
        guard input >= 0 else { return .notStarted(errno) }
        defer { close(input) }
        do throws(HostError) {
            var child = try Child(
                arguments,
                environment: ChildEnvironment.of(environment, for: .anybody, adding: variables),
                descriptors: [input, nil, nil], leadsGroup: true,
                // Later than what is waited for here, so that this process tells what happened.
                lifetime: .limited(patience + .seconds(1)))
            if let status = child.wait(until: .now + patience) { return .ended(status) }
            child.end()
            return .tooSlow
        } catch {
            return .notStarted(error.code)
        }
    }
}
