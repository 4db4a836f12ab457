import Journal
import Nutrition
import SQLite
import Service
import TestSupport
import Testing
import Wire

@testable import Logbook

/// Words that are on the disk while the journal takes nothing more.
struct KeepingTests {
    /// Of which nobody knows how many slices were eaten.
    private static let pizza = Food(
        id: "pizza", name: "pizza", category: .meal,
        per100g: Nutrients(
            calories: Thousandths(270), protein: Thousandths(11), carbohydrates: Thousandths(33),
            fat: Thousandths(10)),
        portions: [
            Portion(label: "slice", grams: Thousandths(107)),
            Portion(label: "pizza", grams: Thousandths(856)),
        ], defaultPortion: 0, usualGrams: Thousandths(214), source: FoodSource(release: "test"))

    private func shell(_ desk: Desk) throws -> Connection {
        let connection = try Connection(
            path: desk.folder.path + "/journal.sqlite", mode: .readWrite)
        connection.setBusyTimeout(milliseconds: 5000)
        return connection
    }

    @Test func `words whose entries cannot be stored are said to be kept, and entered later`()
        async throws
    {
        let desk = try await Desk()
        let shell = try shell(desk)
        try shell.execute(
            """
            CREATE TRIGGER no_entries BEFORE INSERT ON food_entries
            BEGIN SELECT RAISE(ABORT, 'broken'); END
            """)
        await #expect(throws: ServiceError.keptOnly(because: .storage(code: 1811))) {
            try await desk.log("2 eggs")
        }
        await #expect(throws: ServiceError.keptOnly(because: .storage(code: 1811))) {
            try await desk.say("toast")
        }
        try shell.execute("DROP TRIGGER no_entries")
        _ = try await desk.log("rice")
        #expect(
            try await desk.logbook.day(nil).entries.map(\.name).sorted()
                == ["egg", "rice", "toast"])
    }

    @Test func `what a column cannot hold is not tried again`() {
        func kept(_ code: Int32) -> ServiceError? {
            ServiceError(
                kept: .storage(
                    SQLiteError(extendedCode: code, message: "refused", operation: "step")))
        }
        // A check of the schema, such as that of a day; a trigger; an I/O error.
        #expect(kept(275) == nil)
        #expect(kept(1811) == .keptOnly(because: .storage(code: 1811)))
        #expect(kept(10) == .keptOnly(because: .storage(code: 10)))
    }

    @Test func `a correction that could not be stored does not become a meal`() async throws {
        let desk = try await Desk()
        _ = try await desk.say("2 eggs")
        let shell = try shell(desk)
        try shell.execute(
            """
            CREATE TRIGGER no_entries BEFORE INSERT ON food_entries
            BEGIN SELECT RAISE(ABORT, 'broken'); END;
            CREATE TRIGGER no_outcomes BEFORE UPDATE ON utterances
            BEGIN SELECT RAISE(ABORT, 'broken'); END
            """)
        await #expect(throws: ServiceError.self) { try await desk.say("no, three eggs") }
        try shell.execute("DROP TRIGGER no_entries; DROP TRIGGER no_outcomes")
        #expect(try await desk.logbook.recover() == 0)
        #expect(try await desk.logbook.day(nil).entries.map(\.amount) == [2])
    }

    @Test func `the same key from many at once asks once`() async throws {
        let desk = try await Desk(foods: TestFoods.all + [Self.pizza])
        let results = try await withThrowingTaskGroup(of: LogResult.self) { group in
            for _ in 0..<32 { group.addTask { try await desk.log("pizza", key: "a") } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(results.allSatisfy { $0 == results[0] })
        #expect(results[0].state == .question)
        #expect(try await desk.logbook.day(nil).held.count == 1)
    }

    @Test(arguments: ["delte my protein goal", "delet the goal for protein"])
    func `a mistyped order is none the less an order at the next start`(
        _ words: String
    ) async throws {
        let desk = try await Desk()
        let moment = Moment(
            instant: Timestamp(milliseconds: desk.clock.now), zone: "UTC", offset: 0,
            day: try #require(LocalDay("2026-11-21")))
        guard
            case .new(let id) = try await desk.journal.receive(
                NewUtterance(
                    text: words, received: moment.instant, moment: moment, source: "text"))
        else {
            Issue.record("not kept")
            return
        }
        #expect(try await desk.logbook.recover() == 0)
        #expect(try await desk.journal.utterance(id).state == .nothing)
        #expect(try await desk.logbook.day(nil).entries.isEmpty)
    }

    @Test func `a key whose words were put aside says so`() async throws {
        let desk = try await Desk()
        let moment = Moment(
            instant: Timestamp(milliseconds: desk.clock.now), zone: "UTC", offset: 0,
            day: try #require(LocalDay("2026-11-21")))
        guard
            case .new(let id) = try await desk.journal.receive(
                NewUtterance(
                    text: "2 eggs", received: moment.instant, moment: moment, source: "json",
                    key: "a"))
        else {
            Issue.record("not kept")
            return
        }
        for _ in 1...3 { _ = try await desk.journal.beginReading(id) }
        _ = try await desk.logbook.recover()
        #expect(try await desk.log("2 eggs", key: "a").state == .failed)
    }

    @Test func `the meal that the words name counts more than a program's`() async throws {
        let desk = try await Desk()
        let result = try await desk.logbook.log(
            LogRequest(text: "rice for lunch", meal: .dinner))
        #expect(result.entries.map(\.meal) == [.lunch])
        let plain = try await desk.logbook.log(LogRequest(text: "rice", meal: .dinner))
        #expect(plain.entries.map(\.meal) == [.dinner])
    }
}
