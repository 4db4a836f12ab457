import MealReader
import Nutrition
import Testing

@testable import Logbook

struct AgainWordsTests {
    @Test(arguments: [
        ("same as yesterday", Again(day: .daysAgo(1))),
        ("the same breakfast as yesterday", Again(day: .daysAgo(1), meal: .breakfast)),
        ("I had the same breakfast as yesterday", Again(day: .daysAgo(1), meal: .breakfast)),
        ("same breakfast as yesterday, please", Again(day: .daysAgo(1), meal: .breakfast)),
        ("repeat yesterday's breakfast", Again(day: .daysAgo(1), meal: .breakfast)),
        ("repeat yesterday breakfast", Again(day: .daysAgo(1), meal: .breakfast)),
        ("repeat breakfast from Monday", Again(day: .lastWeekday(1), meal: .breakfast)),
        ("the same lunch as on Friday", Again(day: .lastWeekday(5), meal: .lunch)),
        ("the same lunch as last Tuesday", Again(day: .lastWeekday(2), meal: .lunch)),
        ("same as the day before yesterday", Again(day: .daysAgo(2))),
        (
            "the same as yesterday for breakfast",
            Again(day: .daysAgo(1), meal: .breakfast, target: .breakfast)
        ),
        (
            "for lunch the same as yesterday",
            Again(day: .daysAgo(1), meal: .lunch, target: .lunch)
        ),
        (
            "same lunch as yesterday for dinner",
            Again(day: .daysAgo(1), meal: .lunch, target: .dinner)
        ),
        (
            "for lunch I had the same as for breakfast",
            Again(meal: .breakfast, target: .lunch)
        ),
        ("breakfast same as yesterday", Again(day: .daysAgo(1), meal: .breakfast)),
        ("log yesterday's lunch", Again(day: .daysAgo(1), meal: .lunch)),
        ("copy yesterday", Again(day: .daysAgo(1))), ("repeat dinner", Again(meal: .dinner)),
        ("same breakfast again", Again(meal: .breakfast)),
        ("the same for lunch", Again(target: .lunch)),
        ("same again", Again()), ("log that again", Again()), ("repeat the last meal", Again()),
        ("one more", Again()),
    ])
    func `the same again is told in many ways`(line: String, expected: Again) {
        #expect(remark(line) == .again(expected))
    }

    @Test(arguments: [
        "two eggs", "the same cake as yesterday", "same brand yogurt", "repeat please", "repeat",
        "yesterday I had eggs", "log yesterday", "for breakfast", "yesterday breakfast",
        "same as yesterday and a coffee", "the sandwich", "same lunch dinner as yesterday",
    ])
    func `a line that names a food, or says nothing of repeating, is none`(line: String) {
        if case .again = remark(line) { Issue.record("\(line) was taken for a repetition") }
    }

    @Test(
        arguments: [
            ("add 500 kcal 30 g protein", 500, 30, nil, nil),
            ("add 500kcal 30p", 500, 30, nil, nil), ("log 500 calories", 500, nil, nil, nil),
            ("300 kcal", 300, nil, nil, nil),
            ("add five hundred calories to lunch", 500, nil, Meal.lunch, nil),
            ("add 200 kcal to yesterday's dinner", 200, nil, .dinner, .daysAgo(1)),
            ("add 200 kcal yesterday", 200, nil, nil, .daysAgo(1)),
            ("add 40 g protein", nil, 40, nil, nil),
        ] as [(String, Double?, Double?, Meal?, SpokenTime.Day?)])
    func `figures alone are added`(
        line: String, calories: Double?, protein: Double?, meal: Meal?, day: SpokenTime.Day?
    ) {
        guard case .figures(let figures, _, let saidMeal, let saidDay) = remark(line) else {
            Issue.record("\(line) adds no figures")
            return
        }
        #expect(
            figures
                == Nutrients(
                    calories: calories.map { Thousandths($0) },
                    protein: protein.map { Thousandths($0) }))
        #expect(saidMeal == meal)
        #expect(saidDay?.day == day)
    }

    @Test(arguments: ["add 500 kcal pizza", "log two", "30 g protein", "add a banana", "500"])
    func `what is a food or a bare number adds no figures`(line: String) {
        if case .figures = remark(line) { Issue.record("\(line) was taken for figures") }
    }

    private let reader: MealReader = MealReader(catalog: DialogueTests.catalog)

    private func remark(_ line: String) -> Remark? {
        RemarkReader(reader).remark(in: line, isAsked: false)
    }
}
