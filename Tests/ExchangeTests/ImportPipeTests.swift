import Foundation
import Glibc
import TestSupport
import Testing
import TimeZones

@testable import Exchange

struct ImportPipeTests {
    @Test func `a named pipe is read once, whole, and comes in as a file does`() async throws {
        let folder = try TemporaryFolder()
        // More than a pipe holds at once.
        let rows = (0..<3000).map { "2026-03-01,Lunch,Food \($0),1 g,\($0)\n" }
        let text = "Day,Group,Food Name,Amount,Energy (kcal)\n" + rows.joined()
        let pipe = folder.path + "/pipe"
        #expect(mkfifo(pipe, 0o600) == 0)
        let writer = Thread { try? Data(text.utf8).write(to: URL(fileURLWithPath: pipe)) }
        writer.start()
        let file = try ImportFile(path: pipe)
        #expect(file.size == text.utf8.count)
        #expect(try file.start(3) == Array("Day".utf8))
        let clock = ImportClock(zone: .utc, dayStart: 0, now: 1_795_651_200)
        let piped = try Importer(file, clock: clock).plan()
        let plain = try Importer(ImportFile(bytes: Array(text.utf8)), clock: clock).plan()
        #expect(piped.contents.count == 3000)
        #expect(piped.contents == plain.contents)
    }

    @Test func `a folder is no file`() throws {
        #expect(throws: ImportRefusal.self) { try ImportFile(path: "/") }
    }
}
