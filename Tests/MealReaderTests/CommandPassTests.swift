import FoodCatalog
import Nutrition
import TestSupport
import Testing

@testable import MealReader

struct CommandPassTests {
    private let reader = MealReader(catalog: FoodCatalog(foods: TestFoods.all))

    @Test(arguments: [
        ("undo", Sentence.command(.undo)), ("Undo that!", .command(.undo)),
        ("please undo the last one", .command(.undo)),
        ("take that back", .command(.undo)), ("scratch that", .command(.undo)),
        ("redo", .command(.redo)), ("redo that", .command(.redo)),
        ("what have I had today", .command(.showDay(.daysAgo(0)))),
        ("What did I eat yesterday?", .command(.showDay(.daysAgo(1)))),
        ("show me today", .command(.showDay(.daysAgo(0)))),
        ("today", .command(.showDay(.daysAgo(0)))),
        ("what did I have on Monday", .command(.showDay(.lastWeekday(1)))),
        ("how many calories have I had", .command(.showDay(.daysAgo(0)))),
        ("how many calories are left", .command(.showRemaining)),
        ("what's left for today", .command(.showRemaining)),
        ("calories remaining", .command(.showRemaining)),
        ("how much can I still eat", .command(.showRemaining)),
        ("delete the coffee", .command(.delete("coffee"))), ("remove that", .command(.delete(nil))),
        ("delete the last entry", .command(.delete(nil))),
        ("remove my two eggs", .command(.delete("two eggs"))),
        ("help", .command(.help)), ("what can I say", .command(.help)), ("?", .command(.help)),
    ])
    func `a command is recognised`(text: String, command: Sentence) {
        #expect(reader.read(text) == command)
    }

    @Test(arguments: [
        "skipped breakfast", "the meeting is at noon", "didn't eat anything today", "lol", "😀",
        "remind me to buy eggs", "how many calories are in an egg", "no breakfast today", "", "...",
        "I want eggs tomorrow", "ran 5 km", "slept 8 hours", "12345", "两个",
    ])
    func `what is no meal is left alone`(text: String) {
        guard case .nothing(let reading) = reader.read(text) else {
            Issue.record("read as something: \(reader.read(text))")
            return
        }
        #expect(reading.items.isEmpty)
        #expect(reading.confidence == 0)
    }

    @Test(arguments: [
        "two eggs", "toast", "undone toast", "I had eggs today", "deleted eggs and toast",
    ])
    func `a meal is a meal`(text: String) {
        guard case .meal = reader.read(text) else {
            Issue.record("not read as a meal: \(reader.read(text))")
            return
        }
    }

    @Test func `a command is no meal where only meals are taken`() {
        #expect(reader.reading(of: "undo that").items.isEmpty)
    }
}
