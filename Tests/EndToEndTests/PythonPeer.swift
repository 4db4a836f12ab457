import Foundation
import JSON
import TestSupport
import Testing

/// Programs of PyPI as peers that are not ours; `scripts/install-dependencies test` installs them.
enum PythonPeer {
    static let interpreter: String? = {
        let path = "\(Built.root)/.build/python/bin/python3"
        return FileManager.default.isExecutableFile(atPath: path) ? path : nil
    }()

    static let reason: Comment = "needs what scripts/install-dependencies installs of PyPI"

    /// Runs one of the fixtures and returns what it printed.
    static func run(_ fixture: String, _ arguments: [String]) throws -> JSONValue {
        let run = try Command.run(
            try #require(interpreter),
            ["\(Built.root)/Tests/EndToEndTests/Fixtures/\(fixture)"] + arguments)
        guard run.status == 0 else { throw PeerFailure(errors: run.errors) }
        return try JSONValue(parsing: run.output)
    }
}

struct PeerFailure: Error {
    let errors: String
}
