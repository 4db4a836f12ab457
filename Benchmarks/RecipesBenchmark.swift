import Foundation
import JSON
import Journal
import Nutrition
import Recipes
import UnixSocket

/// What a recipe costs to log beside an egg, and how long a search over ten thousand of them takes.
func recipes() async throws {
    try helpings()
    try await search()
}

private let stew = [
    "600 g chicken thighs", "400 g potatoes", "300 g carrots", "2 onions", "3 cloves garlic",
    "200 g mushrooms", "150 g peas", "2 tbsp olive oil", "1 tbsp tomato paste", "30 g flour",
    "500 ml vegetable stock", "salt to taste",
]

/// A recipe of twelve ingredients, by its name in words and by its number, against an egg; in turns, so that all
/// meet the same disk and the same day.
private func helpings() throws {
    let daemon = try LiveDaemon()
    defer { daemon.remove() }
    var client = try daemon.connect()
    let added = try call(
        &client, "recipes.add",
        [
            "name": "harbour stew", "servings": 4,
            "text": .string("Ingredients:\n" + stew.joined(separator: "\n")),
        ])
    guard let id = added["id"], added["ingredients"]?.array?.count == stew.count else {
        throw BenchmarkError("the recipe was not taken")
    }
    func logged(_ method: String, _ parameters: JSONValue) throws -> Double {
        var parts: Int?
        let time = try seconds {
            let result = try call(&client, method, parameters)
            parts = result["entries"]?.array?.first?["parts"]?.array?.count
        }
        guard parts == (parameters["text"] == "an egg" ? nil : stew.count) else {
            throw BenchmarkError("\(parameters.text) gave another entry")
        }
        return time
    }
    var (words, numbers): ([Double], [Double]) = ([], [])
    for turn in 0...40 {
        var (eggs, told, eaten): ([Double], [Double], [Double]) = ([], [], [])
        for _ in 0..<20 {
            eggs.append(try logged("log", ["text": "an egg"]))
            told.append(try logged("log", ["text": "a serving of my harbour stew"]))
            eaten.append(try logged("recipes.eat", ["id": id, "servings": 1]))
        }
        // The first turn finds nothing warm.
        guard turn > 0 else { continue }
        words.append(told.quantile(0.5) / eggs.quantile(0.5))
        numbers.append(eaten.quantile(0.5) / eggs.quantile(0.5))
    }
    Report.claim("a recipe of 12 ingredients in words, to an egg", ratios: words, .atMost, 2)
    Report.claim("the same by its number, to an egg", ratios: numbers, .atMost, 2)
}

private func search() async throws {
    let (first, second) = (
        [
            "smoky", "green", "crispy", "quick", "sunday", "winter", "spicy", "lemon", "roast",
            "garden",
        ],
        [
            "chili", "lasagne", "curry", "soup", "stew", "salad", "bowl", "pie", "noodles", "tart",
        ]
    )
    let count = 10_000
    let folder = ".build/benchmark-\(UUID().uuidString)"
    let journal = try await Journal.open(folder: folder, now: { Timestamp(milliseconds: 0) })
    let ingredients = [
        MealPart(
            text: "2 eggs", name: "egg", amount: 2, grams: Thousandths(100),
            nutrients: Nutrients(calories: Thousandths(143))),
        MealPart(
            text: "200 g rice", name: "rice", amount: 200, unit: "g", grams: Thousandths(200),
            nutrients: Nutrients(calories: Thousandths(260))),
    ]
    _ = try await journal.change(
        .addRecipe,
        (0..<count).map { number in
            let name = "\(first[number / 10 % 10]) \(second[number % 10]) number \(number)"
            return .recipe(.add(Recipe(name: name, ingredients: ingredients), isOpen: false))
        })
    await journal.close()
    let daemon = try LiveDaemon(folder: folder)
    defer { daemon.remove() }
    var client = try daemon.connect()
    let adding = try (0..<20).map { number in
        try seconds {
            _ = try call(
                &client, "recipes.add",
                ["name": .string("late \(number)"), "ingredients": ["2 eggs", "200 g rice"]])
        }
    }
    var seed: UInt64 = 5
    var times: [Double] = []
    var found = 0
    for _ in 0..<500 {
        let query =
            switch draw(&seed, 4) {
            case 0: second[draw(&seed, 10)]
            case 1: "\(first[draw(&seed, 10)]) \(second[draw(&seed, 10)])"
            case 2: "number \(draw(&seed, 10_000))"
            default: String(second[draw(&seed, 10)].prefix(3))
            }
        times.append(
            try seconds {
                let list = try call(
                    &client, "recipes.list", ["query": .string(query), "limit": 20])
                found += list.array?.count ?? 0
            })
    }
    guard found > 500 else { throw BenchmarkError("the searches found \(found) recipes") }
    Report.line(
        "  among \(count) recipes: one more in \(format(adding.quantile(0.5) * 1e3, 0)) ms; search: "
            + "median \(format(times.quantile(0.5) * 1e3, 2)) ms")
    Report.claim(
        "search over 10,000 recipes, 99th percentile", times.quantile(0.99) * 1e3, "ms", .atMost, 10
    )
}
