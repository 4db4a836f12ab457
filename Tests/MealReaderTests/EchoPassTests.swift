import FoodCatalog
import Nutrition
import Testing

@testable import MealReader

struct EchoPassTests {
    private let passes = ReadingPasses()

    private func foods(_ text: String) -> [String] {
        let echo = EchoPass(sentence: passes.sentence(text), catalog: passes.catalog)
        return echo.merge(passes.matches(text)).map { passes.words(of: $0.span, in: text) }
    }

    @Test(arguments: [
        ("an apple, exactly one apple", ["apple"]),
        ("chocolate milk. I love my milk", ["chocolate milk"]),
    ])
    func `what is said again is one food`(text: String, kept: [String]) {
        #expect(foods(text) == kept)
    }

    @Test(arguments: [
        ("an apple, two slices of apple", ["apple", "apple"]),
        ("egg and toast", ["egg", "toast"]),
        ("egg", ["egg"]), ("", []),
    ])
    func `what has an amount of its own stays`(text: String, kept: [String]) {
        #expect(foods(text) == kept)
    }
}
