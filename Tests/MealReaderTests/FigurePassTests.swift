import FoodCatalog
import Nutrition
import Testing

@testable import MealReader

struct FigurePassTests {
    private let passes = ReadingPasses()

    private func told(_ text: String) -> [String] {
        passes.sentence(text).figures.map { phrase in
            "\(Figures.number(phrase.value)) \(phrase.nutrient.rawValue)"
        }
    }

    @Test(arguments: [
        ("300 kcal milk", ["300 calories"]), ("milk, 1,200 calories", ["1,200 calories"]),
        ("a 100 calorie pack of milk", ["100 calories"]),
        ("a 300-calorie milk", ["300 calories"]), ("milk (150kcal)", ["150 calories"]),
        ("three hundred and fifty calorie milk", ["350 calories"]),
        ("milk 20g protein 200 cal", ["20 protein", "200 calories"]),
        ("milk with 20 grams of protein", ["20 protein"]), ("milk, 45 carbs", ["45 carbohydrates"]),
        ("milk, 400 mg sodium, 5 g fibre", ["400 sodium", "5 fiber"]),
        ("milk, 90 kcal, 12 g sugar", ["90 calories", "12 sugar"]),
        ("milk, 0 kcal, 20 g protein", ["0 calories", "20 protein"]),
        (
            "milk calories 640 protein 32 carbs 70 fat 22",
            ["640 calories", "32 protein", "70 carbohydrates", "22 fat"]
        ),
        ("milk, energy 210 kcal, salt 1.2 g", ["210 calories", "480 sodium"]),
        ("milk with 1 g salt", []),
        (
            "milk: energy 836.8 kJ, fat 12, carbs 50, protein 20, salt 1.8",
            ["200 calories", "12 fat", "50 carbohydrates", "20 protein", "720 sodium"]
        ),
        (
            "milk fat 8 g, of which saturates 1 g, carbs 15 g, salt 0.4 g, 130 kcal",
            ["8 fat", "1 saturated_fat", "15 carbohydrates", "160 sodium", "130 calories"]
        ),
        ("milk, protein 11 g", ["11 protein"]), ("milk calories 150", ["150 calories"]),
        ("milk 100 g fat 9g carbs 3g protein 3g", ["9 fat", "3 carbohydrates", "3 protein"]),
        (
            "milk: 200 kcal, protein: 20 g, fat: 8 g",
            ["200 calories", "20 protein", "8 fat"]
        ),
        ("milk P 30 C 20 F 10", ["30 protein", "20 carbohydrates", "10 fat"]),
        ("milk P30 C20 F10", ["30 protein", "20 carbohydrates", "10 fat"]),
        (
            "milk 120 kcal 24p 3c 1f", ["120 calories", "24 protein", "3 carbohydrates", "1 fat"]
        ),
        ("egg = 140, milk = 120", ["140 calories", "120 calories"]),
        ("milk 836.8 kJ", ["200 calories"]), ("milk, energy: 836.8 kJ", ["200 calories"]),
        ("milk, energy 340 kcal, fat 9 g", ["340 calories", "9 fat"]),
        ("milk, 1 450 kcal", ["1,450 calories"]),
    ])
    func `stated figures are found`(_ text: String, _ expected: [String]) {
        #expect(told(text) == expected)
    }

    @Test(arguments: [
        "two 100 calorie packs of milk", "30 g protein powder", "a low-calorie milk",
        "zero calorie milk", "0 kcal milk", "2 protein milk", "milk with 10 g of sugar",
        "5 g fat free milk", "2% fat milk", "milk, burned 300 kcal", "300 kcal",
        "my limit is 2000 calories, milk", "30 g of protein and milk", "300 g milk", "7 up",
        "milk = 2", "milk with sugar 10 g", "1 c milk",
        "milk and a 40g Fiber One bar", "milk of 300 fat", "calories",
    ])
    func `what is called after figures, or is not eaten, states none`(_ text: String) {
        #expect(told(text) == [])
    }

    @Test(arguments: [
        ("milk, 80 kcal each", FigurePhrase.Basis.piece), ("milk, 80 kcal apiece", .piece),
        ("milk, 80 kcal per glass", .piece), ("milk, 60 kcal per 100 g", .grams(100)),
        ("milk, 60 kcal/100ml", .grams(100)), ("milk, 900 kcal in total", .everything),
        ("milk, 900 kcal altogether", .everything),
        ("half a milk, 900 kcal for the whole milk", .whole),
        ("half a milk (the whole thing is 900 kcal)", .whole),
        ("whole milk is 90 kcal and an egg", .food), ("milk, 900 kcal", .food),
    ])
    func `what a figure is of is told by the words behind it`(
        _ text: String, _ basis: FigurePhrase.Basis
    ) {
        #expect(passes.sentence(text).figures.map(\.basis) == [basis])
    }
}
