import MealReader
import Nutrition
import Testing
import TimeZones
import Wire

@testable import Logbook

/// Questions about nutrients, written down before the reader was tried on any of them.
struct NutrientInquiryTests {
    private static func nutrient(_ id: String) -> Nutrient { Nutrient(rawValue: id) ?? .calories }
    private static func sum(_ id: String, _ span: Span = .today, _ meal: Meal? = nil) -> Inquiry {
        .sum(nutrient(id), span, meal)
    }
    private static func enough(_ id: String, _ span: Span = .today) -> Inquiry {
        .nutrients(.enough(nutrient(id), span))
    }
    private static func sources(
        _ id: String, _ span: Span = .today, _ meal: Meal? = nil
    ) -> Inquiry { .nutrients(.sources(nutrient(id), span, meal)) }

    private static let questions: [(String, Inquiry)] = [
        ("how much caffeine today", sum("caffeine")),
        ("How much iron did I get yesterday?", sum("iron", .day(.daysAgo(1)))),
        ("how much vitamin b twelve", sum("vitamin_b12")),
        ("how much vitamin C have I had this week", sum("vitamin_c", .thisWeek)),
        ("what's my potassium today", sum("potassium")),
        ("saturated fat today", sum("saturated_fat")),
        ("how many grams of saturates did I eat today", sum("saturated_fat")),
        ("how much cholesterol was in my breakfast", sum("cholesterol", .today, .breakfast)),
        ("caffeine this week", sum("caffeine", .thisWeek)),
        ("what is my calcium intake", sum("calcium")),
        ("magnesium last month", sum("magnesium", .lastMonth)),
        ("how much alcohol did I drink last week", sum("alcohol", .lastWeek)),
        ("average vitamin d this month", sum("vitamin_d", .thisMonth)),
        ("how much zinc did I have for lunch", sum("zinc", .today, .lunch)),
        ("how much omega 3 dha did I get", sum("dha")),
        ("tell me my folate for yesterday", sum("folate", .day(.daysAgo(1)))),
        ("show me how much selenium I had", sum("selenium")),
        ("how many milligrams of caffeine have I had", sum("caffeine")),
        ("total iron this week", sum("iron", .thisWeek)),
        ("how much b12 did I get on monday", sum("vitamin_b12", .day(.lastWeekday(1)))),
        ("how much salt did I eat today", sum("sodium")),
        ("what was my vitamin a yesterday", sum("vitamin_a", .day(.daysAgo(1)))),
        ("did I get enough iron this week", enough("iron", .thisWeek)),
        ("am I getting enough vitamin d", enough("vitamin_d")),
        ("did I have too much sodium today", enough("sodium")),
        ("have I had too much caffeine", enough("caffeine")),
        ("was my calcium ok yesterday", enough("calcium", .day(.daysAgo(1)))),
        ("am I low on magnesium", enough("magnesium")),
        ("is my iron high enough this month", enough("iron", .thisMonth)),
        ("enough fiber today?", enough("fiber")),
        ("do I need more potassium", enough("potassium")),
        ("did I eat enough vitamin c last week", enough("vitamin_c", .lastWeek)),
        ("am I short of zinc", enough("zinc")),
        ("am I over on saturated fat", enough("saturated_fat")),
        ("do I get enough b12", enough("vitamin_b12")),
        ("what gave me the most sodium", sources("sodium")),
        ("where did all that sodium come from", sources("sodium")),
        ("which foods had the most iron this week", sources("iron", .thisWeek)),
        ("what are my main sources of calcium", sources("calcium")),
        ("what's the biggest source of caffeine today", sources("caffeine")),
        ("what had the most saturated fat yesterday", sources("saturated_fat", .day(.daysAgo(1)))),
        ("top sources of vitamin c this month", sources("vitamin_c", .thisMonth)),
        ("what contributed most to my sugar today", sources("sugar")),
        ("where does my potassium come from", sources("potassium")),
        ("what gave me most fiber at lunch", sources("fiber", .today, .lunch)),
        ("how much sodium can I still have", .nutrients(.left(.sodium))),
        ("how much caffeine can I still have", .nutrients(.left(nutrient("caffeine")))),
        ("how much saturated fat is left", .nutrients(.left(nutrient("saturated_fat")))),
        ("how much water did I drink today", .volume("water", .today)),
        ("how much water this week", .nutrients(.water(.thisWeek))),
        ("did I drink enough water yesterday", .nutrients(.water(.day(.daysAgo(1))))),
        ("what vitamins am I low on", .nutrients(.lacking(.vitamins, .today))),
        ("which minerals am I missing this week", .nutrients(.lacking(.minerals, .thisWeek))),
        ("what nutrients do I need more of", .nutrients(.lacking(nil, .today))),
        ("am I lacking any vitamins", .nutrients(.lacking(.vitamins, .today))),
        ("show me my vitamins", .nutrients(.all(.vitamins, .today))),
        ("my minerals this week", .nutrients(.all(.minerals, .thisWeek))),
        ("micronutrients today", .nutrients(.all(nil, .today))),
        ("what are my nutrients for yesterday", .nutrients(.all(nil, .day(.daysAgo(1))))),
        ("vitamins last week", .nutrients(.all(.vitamins, .lastWeek))),
    ]

    /// Written down later, in the same way, by somebody who knew the kinds alone.
    private static let others: [(String, Inquiry)] = [
        ("what's my iron intake so far today", sum("iron")),
        ("how is my fibre doing this week", sum("fiber", .thisWeek)),
        ("how's my magnesium", sum("magnesium")),
        ("what's my average iron per day this week", sum("iron", .thisWeek)),
        ("how many micrograms of folate today", sum("folate")),
        ("how many mg of cholesterol today", sum("cholesterol")),
        ("have I had any alcohol this week", sum("alcohol", .thisWeek)),
        ("which vitamins did I miss today", .nutrients(.lacking(.vitamins, .today))),
        (
            "how much selenium did I get from the tuna",
            .nutrients(.from(nutrient("selenium"), food: "tuna", .today, nil))
        ),
        (
            "how much calcium came from milk yesterday",
            .nutrients(.from(nutrient("calcium"), food: "milk", .day(.daysAgo(1)), nil))
        ),
        (
            "how much vitamin c was in the orange",
            .nutrients(.from(nutrient("vitamin_c"), food: "orange", .today, nil))
        ),
        (
            "what percentage of my calcium have I reached today",
            .nutrients(.share(nutrient("calcium"), .today))
        ),
        (
            "did I stay under 2300 mg of sodium yesterday",
            .nutrients(.against(.sodium, .maximum(Thousandths(2300)), .day(.daysAgo(1))))
        ),
        (
            "did I stay below 5 g of salt",
            .nutrients(.against(.sodium, .maximum(Thousandths(2000)), .today))
        ),
        (
            "did I get 2 g of potassium today",
            .nutrients(.against(nutrient("potassium"), .minimum(Thousandths(2000)), .today))
        ),
    ]

    @Test(arguments: others)
    func `a further question about nutrients asks what it says`(_ line: String, _ inquiry: Inquiry)
    {
        #expect(InquiryReader.inquiry(in: line) == inquiry)
    }

    @Test(arguments: [
        ("how much salt did I eat today", SodiumForm.salt), ("salt left?", .salt),
        ("今天吃了多少鹽", .salt), ("how much sodium today", .sodium),
        ("how much sodium is in sea salt", .sodium),
    ])
    func `sodium is told as it is asked for`(_ line: String, _ form: SodiumForm) {
        #expect(NutrientWords.sodiumForm(in: line) == form)
        SodiumForm.$shown.withValue(.salt) {
            #expect(Figures.amount(Thousandths(1919), of: .sodium) == "4.8 g salt")
            #expect(Figures.shown(Thousandths(277), of: .sodium) == "0.69 g")
            #expect(
                Goal.maximum(Thousandths(2400)).words(for: .sodium) == "at most 6 g salt")
            #expect(
                Figures.amount(Thousandths(1919), of: Self.nutrient("potassium"))
                    == "1,919 mg potassium")
        }
        #expect(Figures.amount(Thousandths(1919), of: .sodium) == "1,919 mg sodium")
    }

    @Test func `what one food had of a nutrient is told, and salt as salt`() async throws {
        let desk = try await Desk(foods: DialogueTests.foods)
        _ = try await desk.say("two eggs and white rice")
        let eggs = try await desk.say("how much sodium did I get from the eggs")
        let all = try await desk.say("how much sodium did I get today")
        #expect(eggs.count == 1 && eggs[0].hasPrefix("Today, egg: ") && eggs != all, "\(eggs)")
        #expect(
            try await desk.say("how much iron did I get from the tuna")
                == ["“tuna”: nothing logged today."])
        let salt = try await desk.say("how much salt did I eat today")
        #expect(salt.count == 1 && salt[0].hasSuffix(" g salt."), "\(salt)")
        let bound = try await desk.say("did I stay under 6 g of salt today")
        #expect(
            bound.count == 1 && bound[0].hasPrefix("Not too much. Today: ")
                && bound[0].hasSuffix(" g salt; you said at most 6 g salt."), "\(bound)")
    }

    @Test(arguments: questions)
    func `a question about nutrients asks what it says`(_ line: String, _ inquiry: Inquiry) {
        #expect(InquiryReader.inquiry(in: line) == inquiry)
    }

    @Test(arguments: [
        "iron fish soup", "a glass of water", "water", "vitamin water", "zinc tablet",
        "how much iron is in spinach", "vitamin c in an orange", "sugar", "salt and vinegar crisps",
        "calcium fortified soy milk", "caffeine free coke", "folate", "a salted caramel",
        "how much alcohol is in wine", "vitamin b12 shot and toast",
    ])
    func `a food is no question about nutrients`(_ line: String) {
        #expect(InquiryReader.inquiry(in: line) == nil)
    }

    @Test(arguments: [
        ("my iron goal is at least 18 mg", "at least 18 mg iron"),
        ("set a goal of at most 6 g salt", "at most 2,400 mg sodium"),
        ("at least 400 mcg folate is my goal", "at least 400 µg folate"),
        ("goal: vitamin c at least 100 mg", "at least 100 mg vitamin C"),
        ("my caffeine limit is 300 mg", "at most 300 mg caffeine"),
    ])
    func `a goal may be of any nutrient`(_ line: String, _ told: String) {
        guard case .setGoals(let goals)? = InquiryReader.inquiry(in: line) else {
            Issue.record("no goals")
            return
        }
        let words = Nutrient.all.compactMap { nutrient in
            goals[nutrient].flatMap { $0?.words(for: nutrient) }
        }
        #expect(words.joined(separator: "; ") == told)
    }
}

extension NutrientInquiryTests {
    @Test func `a multivitamin by its label has doses and none of what gives energy`() async throws
    {
        let desk = try await Desk(foods: DialogueTests.foods)
        var doses = Nutrients(calories: .zero)
        doses[Self.nutrient("iron")] = Thousandths(14)
        let food = try await desk.logbook.addFood(NewFood(name: "my multivitamin", per100g: doses))
        #expect(food.food.per100g == doses.ofMultivitamin)
        // A drink without energy may still have what its label does not tell.
        let drink = Nutrients(calories: .zero)
        let other = try await desk.logbook.addFood(NewFood(name: "my fizz", per100g: drink))
        #expect(other.food.per100g == drink)
    }
}

extension Nutrients {
    fileprivate var ofMultivitamin: Nutrients {
        var figures = self
        for nutrient in [Nutrient.protein, .carbohydrates, .fat, .fiber, .sugar] {
            figures[nutrient] = .zero
        }
        return figures
    }
}
