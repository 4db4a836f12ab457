/// The goals of one day.
package struct Goals: Sendable, Hashable {
    private var goals: [Nutrient: Goal] = [:]

    package init() {}

    /// What holds on `day`: the newest rule for its weekday, else the newest one for every day.
    ///
    /// Rules of the same weekday and day of validity are taken in their order, the last one counting.
    package init(_ rules: some Sequence<GoalRule>, on day: LocalDay) {
        var newest: [Nutrient: GoalRule] = [:]
        var newestOfWeekday: [Nutrient: GoalRule] = [:]
        for rule in rules where rule.from <= day {
            func replace(_ rules: inout [Nutrient: GoalRule]) {
                if rules[rule.nutrient].map({ $0.from <= rule.from }) ?? true {
                    rules[rule.nutrient] = rule
                }
            }
            if rule.weekday == nil {
                replace(&newest)
            } else if rule.weekday == day.weekday {
                replace(&newestOfWeekday)
            }
        }
        for nutrient in Set(newest.keys).union(newestOfWeekday.keys) {
            goals[nutrient] = newestOfWeekday[nutrient]?.goal ?? newest[nutrient]?.goal
        }
    }

    /// A target for every known figure.
    package init(targets: Nutrients) {
        for nutrient in targets.known { goals[nutrient] = targets[nutrient].map(Goal.target) }
    }

    package subscript(nutrient: Nutrient) -> Goal? {
        get { goals[nutrient] }
        set { goals[nutrient] = newValue }
    }

    package var isEmpty: Bool { goals.isEmpty }

    /// Those that are set, in the order of `Nutrient.all`.
    package var all: [(nutrient: Nutrient, goal: Goal)] {
        goals.isEmpty
            ? [] : Nutrient.all.compactMap { nutrient in goals[nutrient].map { (nutrient, $0) } }
    }

    /// Whether any of them is of a nutrient beyond the seven.
    package var haveFurther: Bool { goals.keys.contains { !$0.isLeading } }

    /// The amounts from which what remains is counted; unknown where no goal is set.
    package var references: Nutrients {
        var references = Nutrients.unknown
        for (nutrient, goal) in goals { references[nutrient] = goal.reference }
        return references
    }

    /// The references less `sum`, negative beyond them; unknown where no goal is set.
    package func remaining(of sum: Nutrients) -> Nutrients {
        var remaining = Nutrients.unknown
        for (nutrient, goal) in goals {
            remaining[nutrient] = goal.reference - (sum[nutrient] ?? .zero)
        }
        return remaining
    }
}
