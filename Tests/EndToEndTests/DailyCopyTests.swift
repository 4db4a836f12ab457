import Foundation
import TestSupport
import Testing
import UnixSocket

@Suite(.enabled(if: FakeTime.library != nil, "needs the package faketime"))
struct DailyCopyTests {
    @Test(.timeLimit(.minutes(30)))
    func `the daemon copies the journal soon after its start and again on the next day`() throws {
        let folder = try TemporaryFolder()
        let first = try DaemonProcess(folder: folder.path)
        var client = try first.connect()
        #expect(try client.say("2 eggs").first == "egg, 2 (100 g): 150 kcal")
        #expect(first.stop() == 0)
        // A thousand seconds pass in one.
        let daemon = try DaemonProcess(
            folder: folder.path,
            environment: FakeTime.environment("2026-03-28 23:40:00 x1000", zone: "Europe/Berlin"))
        let backups = "\(daemon.folder)/backups"
        for day in ["2026-03-28", "2026-03-29"] {
            try waitUntil {
                !daemon.isRunning
                    || FileManager.default.fileExists(atPath: "\(backups)/journal-\(day).sqlite")
            }
        }
        #expect(daemon.stop() == 0)
        for day in ["2026-03-28", "2026-03-29"] {
            let other = try TemporaryFolder()
            let restored = try Command.run(
                Built.program("demeter"),
                [
                    "restore", "--yes", "\(backups)/journal-\(day).sqlite", "--data-dir",
                    other.path, "--config", "/dev/null",
                ])
            #expect([String(restored.status), restored.errors] == ["0", ""])
            #expect(restored.output.contains("1 entry of 1 day"))
        }
    }
}
