import Nutrition

@testable import Summaries

func day(_ text: String) -> LocalDay { LocalDay(text) ?? LocalDay(daysSinceEpoch: 0) }

let saturday = day("2026-03-28")

func nutrients(
    _ calories: Double, _ protein: Double, _ carbohydrates: Double, _ fat: Double
) -> Nutrients {
    Nutrients(
        calories: Thousandths(calories), protein: Thousandths(protein),
        carbohydrates: Thousandths(carbohydrates), fat: Thousandths(fat), fiber: Thousandths(21),
        sugar: Thousandths(40.5), sodium: Thousandths(1980))
}

var goals: Goals {
    var goals = Goals()
    goals[.calories] = .target(Thousandths(2000))
    goals[.protein] = .minimum(Thousandths(100))
    goals[.carbohydrates] = .range(lower: Thousandths(180), upper: Thousandths(240))
    goals[.sodium] = .maximum(Thousandths(2300))
    return goals
}

func item(
    _ name: String, _ amount: String, _ calories: Double?, isEstimate: Bool = false
) -> DaySummary.Item {
    DaySummary.Item(
        name: name, amount: amount, calories: calories.map { Thousandths($0) },
        isEstimate: isEstimate)
}

func figures(_ calories: [Double?]) -> [DayFigure] {
    calories.enumerated().map { index, figure in
        DayFigure(
            day: saturday.advanced(by: index - calories.count + 1),
            calories: figure.map { Thousandths($0) }, goal: .target(Thousandths(2000)))
    }
}

enum Sample {
    static let ordinary = DaySummary(
        kind: .summary, day: saturday,
        totals: NutrientTotal(of: [nutrients(1874, 96, 210, 71)]), goals: goals,
        courses: [
            .init(
                meal: .breakfast,
                items: [
                    item("scrambled eggs", "2 large (122 g)", 182),
                    item("toast with butter", "1 slice (35 g)", 126),
                ]),
            .init(meal: .lunch, items: [item("chicken salad", "113 g", 266, isEstimate: true)]),
            .init(meal: .dinner, items: [item("Nonna’s <lasagne> & salad", "1 (600 g)", 1300)]),
        ],
        days: figures([
            2100, 1900, 2050, nil, 2200, 2000, 1950, 1800, 2100, nil, 1900, 2050, 2150, 1874,
        ]))

    static let empty = DaySummary(
        kind: .summary, day: saturday, totals: NutrientTotal(),
        days: figures([1800, nil]))

    static let farOver = DaySummary(
        kind: .summary, day: saturday, revision: 2,
        totals: NutrientTotal(of: [nutrients(5210, 60, 700, 190)]), goals: goals,
        courses: [
            .init(meal: .dinner, items: [item("pizza", "3 (1.2 kg)", 3200)]),
            .init(meal: .snack, items: [item("ice cream", "1 tub", 2010)]),
        ], days: figures([2000, 2100, 5210]))

    static let withHeld = DaySummary(
        kind: .preview, day: saturday,
        totals: NutrientTotal(
            sum: nutrients(640, 22, 80, 20), incomplete: [.calories, .fiber, .sodium]),
        goals: goals,
        courses: [.init(meal: .lunch, items: [item("soup", "", nil), item("bread", "2", 640)])],
        held: [
            .init(id: 14, name: "rice", hasFigures: true),
            .init(id: 15, name: "xyzzy", hasFigures: false),
        ], waiting: 2, days: figures([640]))

    static let longest = DaySummary(
        kind: .summary, day: day("2026-09-23"),
        totals: NutrientTotal(of: [nutrients(999_999, 99_999, 99_999, 99_999)]), goals: goals,
        courses: Meal.allCases.map { meal in
            .init(
                meal: meal,
                items: (1...40).map { number in
                    item(
                        String(repeating: "very long name of a food ", count: 5) + "\(number)",
                        "\(number) tablespoons (\(number * 10) g)", 12_345,
                        isEstimate: number % 2 == 0)
                })
        },
        held: (1...30).map { .init(id: $0, name: "held food \($0)", hasFigures: $0 % 2 == 0) },
        waiting: 7, days: figures([Double?](repeating: 2000, count: 400)))

    static let all: [(name: String, summary: Summary)] = [
        ("ordinary", .day(ordinary)), ("empty", .day(empty)), ("far-over", .day(farOver)),
        ("held", .day(withHeld)), ("longest", .day(longest)),
        (
            "digest",
            .digest(
                Digest(
                    first: saturday.advanced(by: -6), last: saturday,
                    days: figures([2100, 1200, nil, 1900]).filter { $0.calories != nil }, held: 1))
        ),
    ]
}
