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
        ("how many calories are left", .command(.showRemaining(.calories))),
        ("how much protein is left", .command(.showRemaining(.protein))),
        ("what's left for today", .command(.showRemaining(nil))),
        ("calories remaining", .command(.showRemaining(.calories))),
        ("how much can I still eat", .command(.showRemaining(nil))),
        ("how much protein have I had", .command(.showNutrient(.protein, .daysAgo(0)))),
        ("how much sugar did I eat yesterday", .command(.showNutrient(.sugar, .daysAgo(1)))),
        ("oops wrong, undo", .command(.undo)), ("no, undo that", .command(.undo)),
        ("calories in a banana?", .command(.showFigures("a banana", .calories))),
        ("how many calories in two eggs", .command(.showFigures("two eggs", .calories))),
        ("how many calories are in an egg", .command(.showFigures("an egg", .calories))),
        ("what's in a big mac", .command(.showFigures("a big mac", nil))),
        ("How much sugar is there in a coke?", .command(.showFigures("a coke", .sugar))),
        (
            "how many carbs does a cup of rice have",
            .command(.showFigures("a cup of rice", .carbohydrates))
        ),
        ("nutrition of 100 g salmon", .command(.showFigures("100 g salmon", nil))),
        ("protein in chicken?", .command(.showFigures("chicken", .protein))),
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
        "remind me to buy eggs", "no breakfast today", "", "...",
        "I want eggs tomorrow", "ran 5 km", "slept 8 hours", "12345", "两个",
        "the eggs are in the fridge", "the butter is on the table",
        "I'm going to have rice tonight",
        "I'm going to have toast", "I had a long day", "I had a meeting at 8", "I had a headache",
        "had guests for dinner", "I ate early", "I ate slowly", "I had a zorblax",
        "meet Sarah for lunch", "had an appointment at lunch",
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
        "the eggs were on toast", "for breakfast two eggs", "rice in butter",
        "toast in the evening",
    ])
    func `a meal is a meal`(text: String) {
        guard case .meal = reader.read(text) else {
            Issue.record("not read as a meal: \(reader.read(text))")
            return
        }
    }

    @Test(arguments: [
        ("I had a fribbit for lunch", "fribbit"), ("ate a zorblax", "zorblax"),
        ("I drank some zorblax", "zorblax"), ("we had zorblax frunk for dinner", "zorblax frunk"),
        ("fribbit for lunch", "fribbit"), ("a bowl of blorf", "blorf"),
    ])
    func `food that nobody knows is a food without figures`(text: String, name: String) {
        let items = reader.reading(of: text).items
        #expect(items.map(\.name) == [name])
        #expect(items.map(\.nutrients) == [.unknown])
    }

    @Test func `a command is no meal where only meals are taken`() {
        #expect(reader.reading(of: "undo that").items.isEmpty)
    }
}
