internal import Journal
internal import Nutrition
internal import Telling
internal import Wire

// What is told of goals.
extension Phrases {
    /// What is aimed at today.
    static func goals(_ message: GoalsMessage, asked: Nutrient?) -> [String] {
        if let asked {
            guard let goal = message.goals[asked] else {
                return [Texts.goals.noneOf(asked.told, example(of: asked))]
            }
            return [Texts.goals.yours(goal.words(for: asked))]
        }
        guard !message.goals.isEmpty else { return [Texts.goals.none()] }
        let words = message.goals.all.map { $0.goal.words(for: $0.nutrient) }
        let hasMore = message.rules.contains { $0.weekday != nil || $0.from > message.date }
        return [
            words.count > 1
                ? Texts.goals.allYours(Words.rowOfParts(words)) : Texts.goals.yours(words[0])
        ]
            + (hasMore ? [Texts.goals.otherDays()] : [])
    }

    private static func example(of nutrient: Nutrient) -> String {
        switch nutrient {
        case .calories: Texts.goals.exampleCalories()
        case .sodium: Texts.goals.exampleSodium()
        case .protein: Texts.goals.exampleProtein()
        case _ where !nutrient.isLeading:
            Texts.goals.exampleFurther(Words.unit(nutrient.unit), nutrient.told)
        default: Texts.goals.exampleOther(nutrient.told)
        }
    }

    static func sameGoals(_ goals: [Nutrient: Goal?]) -> String {
        let words = Nutrient.all.compactMap { nutrient in
            goals[nutrient].flatMap { $0?.words(for: nutrient) }
        }
        return words.isEmpty
            ? Texts.goals.noSuch() : Texts.goals.same(Words.rowOfParts(words))
    }

    /// `Goal, from today on: 1,800 kcal → 2,000 kcal.`
    static func goalsSet(
        _ nutrients: some Collection<Nutrient>, _ before: Goals, _ after: Goals, hasWeekday: Bool
    ) -> [String] {
        let lines = Nutrient.all.filter(nutrients.contains).map { nutrient in
            let old = before[nutrient]?.words(for: nutrient)
            let new = after[nutrient]?.words(for: nutrient) ?? Texts.goals.noMore(nutrient.told)
            return old.map { Texts.goals.changed($0, new) } ?? Texts.goals.set(new)
        }
        return lines
            + (hasWeekday ? [Texts.goals.weekday()] : [])
    }

    /// How a day stands to its goals.
    static func progress(
        _ day: DayMessage, _ nutrient: Nutrient?, today: LocalDay
    ) -> [String] {
        let row = day.row
        let name = name(of: row.date, today: today)
        let goals = row.bounds.all.filter { nutrient == nil || $0.nutrient == nutrient }
        let total =
            row.loggedCount > 0
            ? lines(for: day, today: today).prefix(1)[...] : [Texts.replies.nothingYet(name)][...]
        guard !goals.isEmpty else {
            if row.date != today { return Array(total) + [Texts.goals.noneThatDay()] }
            return Array(total)
                + [
                    nutrient.map { Texts.goals.noneOf($0.told, example(of: $0)) }
                        ?? Texts.goals.none()
                ]
        }
        return Array(total)
            + goals.map { "  " + standing($0.goal, $0.nutrient, row.totals.sum[$0.nutrient]) }
    }

    /// `goal at least 120 g protein: 40 g protein to go`
    private static func standing(
        _ goal: Goal, _ nutrient: Nutrient, _ sum: Thousandths?
    ) -> String {
        let sum = sum ?? .zero
        let words = goal.words(for: nutrient)
        let left = goal.reference - sum
        if case .minimum = goal {
            return left > .zero
                ? Texts.goals.toGo(words, amount(left, of: nutrient))
                : Texts.goals.reached(words, amount(sum, of: nutrient))
        }
        return left < .zero
            ? Texts.goals.over(words, amount(-left, of: nutrient))
            : Texts.goals.left(words, amount(left, of: nutrient))
    }

    /// On how many days each goal was met.
    static func goalDays(_ rows: [DayRow], _ nutrient: Nutrient?) -> [String] {
        Nutrient.all.compactMap { one in
            guard nutrient == nil || nutrient == one else { return nil }
            let aimed = rows.compactMap { row in
                row.bounds[one].map { $0.standing(of: row.totals.sum[one] ?? .zero) }
            }
            guard !aimed.isEmpty else { return nil }
            let met = aimed.count { $0 == .met }
            return "  " + Texts.goals.metOn(one.told, met, aimed.count)
        }
    }
}
