import Nutrition
import Testing

@testable import MealReader

/// Days that are written down by the hour.
struct DayLogTests {
    private func clocks(_ text: String) throws -> [String] {
        try WholeCatalog.reader().reading(of: text).items.map { item in
            switch item.time?.clock {
            case .at(let hour, let minute):
                minute == 0 ? "\(hour) \(item.name)" : "\(hour):\(minute) \(item.name)"
            case .ambiguous(let hour, _): "\(hour)? \(item.name)"
            default: item.name
            }
        }
    }

    @Test(arguments: [
        (
            "8:15 porridge, 10 satsuma, 12:45 ham sandwich, 7 two pears",
            ["8:15 porridge", "10 satsuma", "12:45 ham sandwich", "19 pear"]
        ),
        (
            "6:30 oatmeal, 9 two boiled eggs, 1pm a pear, 6:45 cod",
            ["6:30 oatmeal", "9 boiled egg", "13 pear", "18:45 baked cod"]
        ),
        (
            "7 porridge, 11 cortado, 13 half a cheese pizza, 16 rice cakes x3, 19 omelette",
            ["7 porridge", "11 cortado", "13 cheese pizza", "16 rice cake", "19 omelet"]
        ),
        (
            "Tue: 7 porridge, 9 latte, 12 satsuma, 18 cod",
            ["7 porridge", "9 latte", "12 satsuma", "18 baked cod"]
        ),
        (
            "up 8.15 had black coffee, 11 banana, 1pm pear, 9 popsicle",
            ["8:15 black coffee", "11 banana", "13 pear", "21 popsicle"]
        ),
        (
            "breakfast 7: porridge; 10.45 flapjack; 4pm cuppa; 9.15 cocoa",
            ["7 porridge", "10:45 oat flapjack", "16 cuppa", "21:15 hot chocolate"]
        ),
        ("noon pear, 5 apple, 7 satsuma", ["12 pear", "17 apple", "19 satsuma"]),
        ("lunch at 12, cod, 15 latte", ["12 baked cod", "15 latte"]),
        (
            "breakfast at 8, porridge, 11 latte, dinner at 6, cod, 21 cuppa",
            ["8 porridge", "11 latte", "18 baked cod", "21 cuppa"]
        ),
        (
            "yesterday 7 porridge, 12 cod, 19 omelette, today 8 latte, 13 pear, 18 popsicle",
            ["7 porridge", "12 baked cod", "19 omelet", "8 latte", "13 pear", "18 popsicle"]
        ),
    ])
    func `a number that leads a part of a day's log is the hour`(text: String, expected: [String])
        throws
    {
        #expect(try clocks(text) == expected)
    }

    @Test(arguments: [
        ("8am toast, 2 eggs, 12pm a pear", "egg", 100),
        ("8am toast, 12 grapes, 3pm apple", "grapes", 72),
        ("9am coffee, 8 oz steak", "beef steak", 226.796),
        ("9am coffee, 1 banana, 2pm soup", "banana", 126),
        ("2 egg, 3 toast, 4 bacon", "bacon", 32),
        ("3 egg, 6 oyster, 8 nugget", "chicken nuggets", 128),
        ("8am, 6 nuggets", "chicken nuggets", 96), ("2pm wrap, 16 fries", "french fries", 56),
        ("5pm dinner: 9 salmon sushi, 12 gyoza", "gyoza", 300),
        ("7 shrimp, 12 gnocchi, 20 tortellini", "cheese tortellini", 96),
        ("8 gyoza, 14 ravioli, 24 olives", "gyoza", 200),
        ("dinner at 6, cod, 20 fries", "french fries", 70),
    ])
    func `what is counted is no hour`(text: String, name: String, grams: Double) throws {
        let item = try WholeCatalog.reader().reading(of: text).items.first { $0.name == name }
        #expect(item.map { abs(($0.grams?.value ?? 0) - grams) < 0.01 } == true)
    }

    @Test(arguments: [
        (
            "0730 porridge, 1000 two rice cakes, 1300 chicken 150g, 2000 cod",
            ["7:30 porridge", "10 rice cake", "13 chicken", "20 baked cod"]
        ),
        ("lunch 1300 ham sandwich, 1900 cod", ["13 ham sandwich", "19 baked cod"]),
        (
            "at 7 a pear, and around 9 half a cup of vanilla ice cream",
            ["7? pear", "9? vanilla ice cream"]
        ),
        ("1500 g pears", ["pear"]),
    ])
    func `whole hours of 24 are clocks beside another`(line: String, told: [String]) throws {
        #expect(try clocks(line) == told, "\(line)")
    }

    @Test(arguments: [
        ("a bottle of cider 500", 500), ("a glass of milk 200", 200),
    ])
    func `a bare number behind what one drinks from is how much it holds`(
        line: String, grams: Double
    ) throws {
        #expect(
            try WholeCatalog.reader().reading(of: line).items.map(\.grams?.value) == [grams],
            "\(line)")
    }
}
