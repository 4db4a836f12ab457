import JSON
import Journal
import Logbook
import Nutrition
import Service
import TestSupport
import Testing
import Wire

/// Calls under a key are carried out once, whatever they are.
struct OnceTests {
    private func undo(_ desk: Desk, _ key: String, call: String = "undo {}") async throws
        -> JSONValue
    {
        let logbook = desk.logbook
        return try await logbook.once(key, call) { () async throws(ServiceError) in
            try await logbook.undo().json
        }
    }

    @Test func `a call under the same key gives the first result, also after a restart`()
        async throws
    {
        let folder = try TemporaryFolder()
        let desk = try await Desk(in: folder)
        _ = try await desk.log("2 eggs")
        _ = try await desk.log("toast")
        let first = try await undo(desk, "k")
        #expect(try await undo(desk, "k") == first)
        await desk.journal.close()

        let again = try await Desk(in: folder, clock: desk.clock)
        #expect(try await undo(again, "k") == first)
        #expect(try await again.logbook.day(nil).entries.map(\.name) == ["egg"])
        _ = try await undo(again, "other")
        #expect(try await again.logbook.day(nil).entries.isEmpty)
        await again.journal.close()
    }

    @Test func `a key names one call, for seven days`() async throws {
        let desk = try await Desk()
        _ = try await desk.log("2 eggs")
        _ = try await desk.log("toast")
        _ = try await undo(desk, "k")
        await #expect(throws: ServiceError.keyTaken("k")) {
            try await undo(desk, "k", call: "delete {\"entry\":1}")
        }
        desk.clock.advance(seconds: 7 * 24 * 3600)
        _ = try await undo(desk, "k", call: "delete {\"entry\":1}")
        #expect(try await desk.logbook.day(nil).entries.isEmpty)
    }

    @Test func `what was refused is tried again under its key`() async throws {
        let desk = try await Desk()
        await #expect(throws: ServiceError.nothingToUndo) { try await undo(desk, "k") }
        _ = try await desk.log("2 eggs")
        _ = try await undo(desk, "k")
        #expect(try await desk.logbook.day(nil).entries.isEmpty)
    }

    @Test func `those who come at one time with one key have it done once`() async throws {
        let desk = try await Desk()
        for _ in 0..<10 { _ = try await desk.log("2 eggs") }
        try await withThrowingTaskGroup(of: JSONValue.self) { group in
            for _ in 0..<8 { group.addTask { try await undo(desk, "k") } }
            // What is sent: a whole number that was made as a fraction is read back as a whole one.
            var results: Set<String> = []
            for try await result in group { results.insert(result.text) }
            #expect(results.count == 1)
        }
        #expect(try await desk.logbook.day(nil).entries.count == 9)
    }

    @Test func `a result that was lost is not found by doing it again`() async throws {
        let folder = try TemporaryFolder()
        let desk = try await Desk(in: folder)
        _ = try await desk.log("2 eggs")
        _ = try await desk.log("toast")
        // As after a crash between the change and its answer.
        _ = try await CallKey.$current.withValue(CallKey(name: "k", call: "undo {}")) {
            try await desk.journal.undo()
        }
        await #expect(throws: ServiceError.alreadyDone(key: "k")) { try await undo(desk, "k") }
        #expect(try await desk.logbook.day(nil).entries.count == 1)
    }
}
