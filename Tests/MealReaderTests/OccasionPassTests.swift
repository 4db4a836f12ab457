import FoodCatalog
import Nutrition
import Testing

@testable import MealReader

/// Lines that speak of several meals or times.
struct OccasionPassTests {
    private let reader = MealReader(catalog: FoodCatalog(foods: ReadingPasses.foods))

    private struct Eaten: Equatable, CustomStringConvertible {
        var name: String
        var meal: Meal?
        var time: SpokenTime?

        var description: String {
            "\(name) \(meal?.rawValue ?? "-") \(time.map { "\($0)" } ?? "-")"
        }
    }

    private func eaten(_ text: String) -> [Eaten] {
        let reading = reader.reading(of: text)
        return reading.items.map {
            Eaten(name: $0.name, meal: reading.meal(of: $0), time: reading.time(of: $0))
        }
    }

    @Test(arguments: [
        "ham for breakfast and cheese for lunch", "breakfast: ham, lunch: cheese",
        "breakfast ham\nlunch cheese", "I had ham for breakfast and a cheese for lunch",
        "For breakfast I had ham. For lunch, cheese.", "breakfast: ham; lunch: cheese",
        "at breakfast I had ham and at lunch cheese",
    ])
    func `each food has its own meal`(text: String) {
        #expect(
            eaten(text) == [
                Eaten(name: "ham", meal: .breakfast), Eaten(name: "cheese", meal: .lunch),
            ])
    }

    @Test(arguments: [
        (
            "eggs at 8am and toast at 1pm",
            SpokenTime(clock: .at(hour: 8, minute: 0)), SpokenTime(clock: .at(hour: 13, minute: 0))
        ),
        (
            "today an egg and yesterday a toast", SpokenTime(day: .daysAgo(0)),
            SpokenTime(day: .daysAgo(1))
        ),
        (
            "eggs this morning and toast at noon",
            SpokenTime(day: .daysAgo(0), clock: .at(hour: 8, minute: 0)),
            SpokenTime(day: .daysAgo(0), clock: .at(hour: 12, minute: 0))
        ),
        (
            "yesterday eggs at 8am and toast at 1pm",
            SpokenTime(day: .daysAgo(1), clock: .at(hour: 8, minute: 0)),
            SpokenTime(day: .daysAgo(1), clock: .at(hour: 13, minute: 0))
        ),
        (
            "eggs at 10. Then a toast at 2.", SpokenTime(clock: .at(hour: 10, minute: 0)),
            SpokenTime(clock: .at(hour: 14, minute: 0))
        ),
        (
            "eggs at 10. Then a toast at 11.", SpokenTime(clock: .ambiguous(hour: 10, minute: 0)),
            SpokenTime(clock: .ambiguous(hour: 11, minute: 0))
        ),
    ])
    func `each food has its own time`(text: String, first: SpokenTime, second: SpokenTime) {
        #expect(
            eaten(text) == [
                Eaten(name: "egg", time: first), Eaten(name: "toast", time: second),
            ])
    }

    @Test func `hours that fall run from the morning into the afternoon`() {
        #expect(
            eaten("I had toast at 8, rice at 1 and ham at 7") == [
                Eaten(name: "toast", time: SpokenTime(clock: .at(hour: 8, minute: 0))),
                Eaten(name: "rice", time: SpokenTime(clock: .at(hour: 13, minute: 0))),
                Eaten(name: "ham", time: SpokenTime(clock: .at(hour: 19, minute: 0))),
            ])
    }

    @Test(arguments: [
        "ham for breakfast and cheese for lunch", "ham at 8am and cheese at noon",
        "ham this morning and cheese and a toast at noon",
    ])
    func `no dish is made of foods from two meals`(text: String) {
        #expect(eaten(text).first?.name == "ham")
        #expect(!eaten(text).contains { $0.name == "ham and cheese sandwich" })
    }

    @Test(arguments: [
        "for breakfast I had eggs and toast", "eggs and toast for breakfast at 8",
        "yesterday for breakfast eggs and toast", "eggs with toast",
    ])
    func `one meal is the reading's own`(text: String) {
        #expect(reader.reading(of: text).items.allSatisfy { $0.meal == nil && $0.time == nil })
        #expect(eaten(text).map(\.name) == ["egg", "toast"])
    }
}
