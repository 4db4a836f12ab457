internal import Journal
internal import Nutrition
internal import Wire

// What is told of goals.
extension Phrases {
    static let noGoals = "You have set no goals. To set one, say: my goal is 2000 calories"

    static let goalWords =
        "A goal is a figure for each day. Say, as: my goal is 2000 calories; "
        + "goal at least 120 g protein; my goals. Nothing was changed."

    /// What is aimed at today.
    static func goals(_ message: GoalsMessage, asked: Nutrient?) -> [String] {
        if let asked {
            guard let goal = message.goals[asked] else {
                return ["You have set no goal for \(asked.name). \(example(of: asked))"]
            }
            return ["Your goal: \(goal.words(for: asked))."]
        }
        guard !message.goals.isEmpty else { return [noGoals] }
        let words = message.goals.all.map { $0.goal.words(for: $0.nutrient) }
        let hasMore = message.rules.contains { $0.weekday != nil || $0.from > message.date }
        return [
            (words.count > 1 ? "Your goals: " : "Your goal: ") + words.joined(separator: "; ") + "."
        ]
            + (hasMore ? ["Other days have goals of their own: demeter goals"] : [])
    }

    private static func example(of nutrient: Nutrient) -> String {
        let figure =
            switch nutrient {
            case .calories: "2000 calories"
            case .sodium: "at most 2300 mg sodium"
            case .protein: "at least 120 g protein"
            case _ where !nutrient.isLeading: "at least 10 \(nutrient.unit) \(nutrient.name)"
            default: "60 g \(nutrient.name)"
            }
        return "To set one, say: my goal is \(figure)"
    }

    static func sameGoals(_ goals: [Nutrient: Goal?]) -> String {
        let words = Nutrient.all.compactMap { nutrient in
            goals[nutrient].flatMap { $0?.words(for: nutrient) }
        }
        return words.isEmpty
            ? "There is no such goal. Nothing was changed."
            : "That is your goal already: \(words.joined(separator: "; ")). Nothing was changed."
    }

    /// `Goal, from today on: 1,800 kcal → 2,000 kcal.`
    static func goalsSet(
        _ nutrients: some Collection<Nutrient>, _ before: Goals, _ after: Goals, hasWeekday: Bool
    ) -> [String] {
        let lines = Nutrient.all.filter(nutrients.contains).map { nutrient in
            let old = before[nutrient]?.words(for: nutrient)
            let new = after[nutrient]?.words(for: nutrient) ?? "none for \(nutrient.name)"
            return "Goal, from today on: \(old.map { "\($0) → " } ?? "")\(new)."
        }
        return lines
            + (hasWeekday ? ["This weekday keeps its own goal: demeter goals"] : [])
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
            ? lines(for: day, today: today).prefix(1)[...] : ["\(name): nothing logged yet."][...]
        guard !goals.isEmpty else {
            if row.date != today { return Array(total) + ["There was no goal on that day."] }
            return Array(total)
                + [
                    nutrient.map {
                        "You have set no goal for \($0.name). \(example(of: $0))"
                    } ?? noGoals
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
        let words = "goal \(goal.words(for: nutrient))"
        let left = goal.reference - sum
        if case .minimum = goal {
            return left > .zero
                ? "\(words): \(amount(left, of: nutrient)) to go"
                : "\(words): reached, with \(amount(sum, of: nutrient))"
        }
        return left < .zero
            ? "\(words): \(amount(-left, of: nutrient)) over"
            : "\(words): \(amount(left, of: nutrient)) left"
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
            return "  goal for \(one.name): met on \(met) of \(aimed.count) days"
        }
    }
}
