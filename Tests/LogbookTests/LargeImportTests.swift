import Glibc
import JSON
import Journal
import Nutrition
import Service
import TestSupport
import Testing
import Wire

@testable import Logbook

/// An import of more entries than are told, or looked up, one by one.
struct LargeImportTests {
    /// Four meals a day of ten dishes, until the day before the desk's.
    private static let count = 2400

    private static var diary: String {
        let first = LocalDay("2026-11-21")?.advanced(by: -count / 4)
        var lines = ["Day,Time,Group,Food Name,Amount,Energy (kcal)"]
        for place in 0..<count {
            let day = first?.advanced(by: place / 4).description ?? ""
            lines.append(
                "\(day),0\(6 + place % 4):15,Breakfast,dish \(place % 10),1 plate,\(100 + place)")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    @Test func `habits are those of a fresh start, and undoing it tells the first of them`()
        async throws
    {
        let desk = try await Desk()
        _ = try await desk.log("two eggs")
        let before = try await desk.logbook.suggest(SuggestRequest())
        let path = desk.folder.path + "/diary.csv"
        try write(Array(Self.diary.utf8), to: path)
        let file = open(path, O_RDONLY | O_CLOEXEC)
        try #require(file >= 0)
        defer { close(file) }
        let taken = try await desk.logbook.takeIn(ImportRequest(name: "diary.csv"), from: file)
        #expect(taken["complaint"]?.isNull == true)

        let suggested = try await desk.logbook.suggest(SuggestRequest())
        #expect(suggested != before)
        await desk.journal.close()
        let again = try await Desk(in: desk.folder, clock: desk.clock)
        #expect(try await again.logbook.suggest(SuggestRequest()) == suggested)

        let undone = try await again.logbook.undo()
        #expect(undone.entries.count == ChangeResult.listed)
        #expect(undone.removed.count == Self.count)
        #expect(undone.leftOut == Self.count - ChangeResult.listed)
        #expect(undone.json["left_out"]?.integer == undone.leftOut)
        #expect(undone.reply.contains("2,400 entries"))
        #expect(try await again.logbook.suggest(SuggestRequest()) == before)
    }
}
