import Journal
import Logbook
import Nutrition
import Service
import TestSupport
import Testing
import Wire

/// What undo and redo would do, and doing that or nothing.
struct StepTests {
    @Test func `steps tell what would be taken back and brought back`() async throws {
        let desk = try await Desk()
        #expect(try await desk.logbook.steps() == StepsMessage())
        let entry = try #require(try await desk.log("2 eggs and rice").entries.first)
        let logged = try #require(try await desk.logbook.steps().undo)
        #expect(logged.kind == .log)
        #expect(logged.names == ["egg", "rice"])
        #expect(logged.count == 2)
        _ = try await desk.logbook.edit(
            EditRequest(entry: entry.id, change: .figures(.init(amount: 3))))
        let edited = try #require(try await desk.logbook.steps().undo)
        #expect(edited.kind == .edit)
        #expect(edited.names == ["egg"])
        _ = try await desk.logbook.undo(change: edited.change)
        #expect(
            try await desk.logbook.steps() == StepsMessage(undo: logged, redo: edited))
    }

    @Test func `of many things the first few are named`() async throws {
        let desk = try await Desk()
        _ = try await desk.logbook.setGoals(
            GoalsRequest(
                goals: Nutrient.leading.reduce(into: [:]) { $0[$1] = .target(Thousandths(9)) }))
        let step = try #require(try await desk.logbook.steps().undo)
        #expect(step.kind == .goals)
        #expect(step.count == 7)
        #expect(step.names.count == 5)
        #expect(Set(step.names).isSubset(of: Nutrient.leading.map(\.name)))
    }

    @Test func `another change than the one that was meant is left alone`() async throws {
        let desk = try await Desk()
        _ = try await desk.log("2 eggs")
        let step = try #require(try await desk.logbook.steps().undo)
        _ = try await desk.log("rice")
        await #expect(throws: ServiceError.anotherChange(step.change)) {
            try await desk.logbook.undo(change: step.change)
        }
        #expect(try await desk.logbook.day(nil).entries.count == 2)
        _ = try await desk.logbook.undo()
        _ = try await desk.logbook.undo(change: step.change)
        #expect(try await desk.logbook.day(nil).entries.isEmpty)
        await #expect(throws: ServiceError.anotherChange(step.change + 1)) {
            try await desk.logbook.redo(change: step.change + 1)
        }
        _ = try await desk.logbook.redo(change: step.change)
        #expect(try await desk.logbook.day(nil).entries.map(\.name) == ["egg"])
    }

    @Test func `open questions are told until they are answered`() async throws {
        let pizza = Food(
            id: "pizza", name: "pizza", category: .meal,
            per100g: Nutrients(calories: Thousandths(270)),
            portions: [
                Portion(label: "slice", grams: Thousandths(107)),
                Portion(label: "pizza", grams: Thousandths(856)),
            ], defaultPortion: 0, usualGrams: Thousandths(214), source: FoodSource(release: "test"))
        let desk = try await Desk(foods: TestFoods.all + [pizza])
        #expect(try await desk.logbook.questions() == [])
        let said = try await desk.log("pizza")
        let question = try #require(try await desk.logbook.questions().first)
        #expect(question.utterance == said.utterance)
        #expect(question.text == "pizza")
        #expect(question.question == said.question)
        #expect(question.entries == said.held.map(\.id))
        _ = try await desk.logbook.answer(
            AnswerRequest(utterance: question.utterance, text: "1"))
        #expect(try await desk.logbook.questions() == [])
        #expect(try await desk.logbook.held() == [])
    }
}
