import Nutrition
import TestSupport
import Testing

@testable import Journal

/// The same key within 7 days is the same request.
struct KeyTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private static let week: Int64 = 7 * 24 * 3600 * 1000

    @Test func `a repeated key gives the first utterance and its result`() async throws {
        var journal = try await openJournal(folder)
        guard case .new(let id) = try await journal.receive(said("egg", key: "k")) else {
            Issue.record("not new")
            return
        }
        #expect(
            try await journal.receive(said("egg", key: "k"))
                == .repeated(
                    Utterance(id: id, said: said("egg", key: "k"), state: .received)))
        let recorded = try await journal.finish(
            id, .logged, .log([content("egg")]),
            reply: { "change \($0.change?.rawValue ?? 0), event \($0.sequence ?? 0)" })
        await journal.close()

        journal = try await openJournal(folder)
        let first = Utterance(
            id: id, said: said("egg", key: "k"), state: .logged, change: recorded.change,
            result: "change 1, event 1")
        #expect(try await journal.receive(said("other words", key: "k")) == .repeated(first))
        #expect(try await journal.day(day()).total == total(content("egg")))
        await journal.close()
    }

    @Test func `a key is free again after 7 days`() async throws {
        let journal = try await openJournal(folder)
        _ = try await journal.receive(said("first", key: "k"))
        let last = Timestamp(milliseconds: noon.milliseconds + Self.week - 1)
        guard case .repeated(let first) = try await journal.receive(said("x", key: "k", at: last))
        else {
            Issue.record("forgotten too early")
            return
        }
        #expect(first.said.text == "first")
        let later = Timestamp(milliseconds: noon.milliseconds + Self.week)
        guard case .new(let second) = try await journal.receive(said("x", key: "k", at: later))
        else {
            Issue.record("kept too long")
            return
        }
        #expect(
            try await journal.receive(said("y", key: "k", at: later))
                == .repeated(
                    Utterance(id: second, said: said("x", key: "k", at: later), state: .received)))
        await journal.close()
    }

    @Test func `without a key, or with another, everything is new`() async throws {
        let journal = try await openJournal(folder)
        for key in [nil, nil, "a", "b", ""] {
            guard case .new = try await journal.receive(said("egg", key: key)) else {
                Issue.record("\(String(describing: key)) was taken for a repetition")
                return
            }
        }
        #expect(try await journal.utterances(in: .received).count == 5)
        await journal.close()
    }

    @Test func `no reply is made for an utterance without a key`() async throws {
        let journal = try await openJournal(folder)
        let id = try await journal.keep("egg")
        _ = try await journal.finish(id, .logged, .log([content("egg")]), reply: { _ in "kept" })
        #expect(try await journal.utterance(id).result == nil)
        await journal.close()
    }

    @Test func `the same key from many at once is received once`() async throws {
        let journal = try await openJournal(folder)
        let ids = try await withThrowingTaskGroup(of: UtteranceID.self) { group in
            for _ in 0..<32 {
                group.addTask {
                    switch try await journal.receive(said("egg", key: "k")) {
                    case .new(let id): id
                    case .repeated(let utterance): utterance.id
                    }
                }
            }
            return try await group.reduce(into: Set()) { $0.insert($1) }
        }
        #expect(ids.count == 1)
        await journal.close()
    }
}
