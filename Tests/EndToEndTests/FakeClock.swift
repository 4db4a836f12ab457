import Foundation
import TestSupport

/// A clock of a daemon's own that is set while it runs, by libfaketime.
final class FakeClock {
    private let folder: TemporaryFolder
    private var path: String { "\(folder.path)/clock" }

    init() throws {
        folder = try TemporaryFolder()
        try set(days: 0)
    }

    /// How many days it is ahead of the machine's, or behind it.
    func set(days: Int) throws {
        try "\(days < 0 ? "" : "+")\(days)d\n".write(
            toFile: path, atomically: true, encoding: .utf8)
    }

    var environment: [String: String] {
        [
            "LD_PRELOAD": FakeTime.library ?? "", "FAKETIME_TIMESTAMP_FILE": path,
            "FAKETIME_CACHE_DURATION": "1", "FAKETIME_DONT_FAKE_MONOTONIC": "1",
            "DONT_FAKE_MONOTONIC": "1",
        ]
    }
}
